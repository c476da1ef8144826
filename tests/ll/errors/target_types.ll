; Types that nothing here can hold are types all the same: LLVM's rules for them.
define void @a(x86_amx %a) { ; error: 16 E0210 takes x86_amx but isn't an intrinsic
  ret void
}
define x86_amx @b() { ; error: 8 E0210 returns a x86_amx but isn't an intrinsic
  ret x86_amx undef
}
define void @c() {
  %a = alloca target("foo") ; error: 15 E0213 is unsized
  %b = alloca x86_amx ; error: 15 E0213 is unsized
  %c = alloca [2 x x86_amx] ; error: 20 E0210 invalid array element type
  %x = freeze target("foo") undef
  %y = icmp eq target("foo") undef, undef ; error: 16 E0203 icmp requires
  ret void
}
define void @d(<2 x target("x")> %a) { ; error: 21 E0210 invalid vector element type
  ret void
}
declare void @e(target("x", 0, i32)) ; error: 32 E0122 expected uint32 param
