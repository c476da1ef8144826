; What stands in the parentheses of an attribute.
declare void @a() memory(all) ; error: 26 E0149 malformed argument of `memory`
declare void @b() memory(heap: read) ; error: 26 E0149 malformed argument of `memory`
declare void @c() uwtable(always) ; error: 27 E0149 malformed argument of `uwtable`
declare void @d() nounwind(3) ; error: 28 E0149 `nounwind` takes no argument
declare void @e(ptr dereferenceable) ; error: 21 E0149 `dereferenceable` needs an argument
declare void @f(ptr byref) ; error: 21 E0149 `byref` needs an argument
declare void @g(ptr captures(everything)) ; error: 30 E0149 malformed argument of `captures`
declare void @h(float nofpclass(nans)) ; error: 33 E0149 malformed argument of `nofpclass`
declare void @i(i32 range(i32 4, 4)) ; error: 27 E0149 malformed argument of `range`
declare void @j() allockind("fjord") ; error: 29 E0149 malformed argument of `allockind`
declare void @k(ptr align 3) ; error: 27 E0123 alignment is not a power of two
declare void @l(ptr align(6)) ; error: 27 E0123 alignment is not a power of two
@m = global i32 0, code_model "huge" ; error: 20 E0149 expected global code model string
declare void @n(ptr byref(0)) ; error: 27 E0101 expected a type
