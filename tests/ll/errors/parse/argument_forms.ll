; Arguments of attributes have their forms, and lists in them their order.
declare void @a(ptr captures(none, address)) ; error: 30 E0149 malformed argument of `captures`
declare void @b(ptr captures(ret: address, ret: provenance)) ; error: 30 E0149 malformed argument of `captures`
declare void @c(ptr captures(none, ret: address))
declare void @d() memory(argmem: read, write) ; error: 26 E0149 malformed argument of `memory`
declare void @e(ptr initializes((0, 4), (8, 12)))
declare void @f(ptr initializes((0 4))) ; error: 33 E0149 malformed argument of `initializes`
declare void @g(ptr initializes((4, 4))) ; error: 33 E0149 malformed argument of `initializes`
declare void @h(ptr initializes((0, 4), (4, 8))) ; error: 33 E0149 malformed argument of `initializes`
declare void @i(float nofpclass(1023))
declare void @j(float nofpclass(1024)) ; error: 33 E0149 malformed argument of `nofpclass`
define void @k() {
  %x = alloca i32, addrspace(0), align 4 ; error: 34 E0101 expected metadata after comma
  ret void
}
