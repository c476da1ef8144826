; Attributes whose texts are choices, lists or numbers of parameters; and those that belong to functions or to calls alone.
define void @a() "sign-return-address"="some" { ; error: 13 E0240 invalid value for 'sign-return-address' attribute: some
  ret void
}
define void @b() "sign-return-address-key"="a_key" { ; error: 13 E0240 'sign-return-address-key' present without `sign-return-address`
  ret void
}
define void @c() "denormal-fp-math"="ieee,ieee,ieee" { ; error: 13 E0240 invalid value for 'denormal-fp-math' attribute
  ret void
}
define void @d() "denormal-fp-math"="preserve-sign,positive-zero" "target-features"="+a,-b" {
  ret void
}
define void @e() "target-features"="sse" { ; error: 13 E0240 target feature 'sse' must start with a '+' or '-'
  ret void
}
define void @f() "target-features"="+a,,-b" { ; error: 13 E0240 should not contain an empty string
  ret void
}
define void @g(i32 %x) "modular-format"="printf,1,3,a,b" { ; error: 13 E0240 first arg index is out of bounds
  ret void
}
define void @h(i32 %x) "modular-format"="printf,1,2" { ; error: 13 E0240 modular-format attribute requires at least 5 arguments
  ret void
}
declare double @i(double) "vector-function-abi-variant"="_ZGVbN2v_i(vi)"
declare double @j() "vector-function-abi-variant"="_ZGVbN2v_j(vj)" ; error: 16 E0240 invalid name for a VFABI variant: _ZGVbN2v_j(vj)
define void @k() jumptable { ; error: 13 E0240 Attribute 'jumptable' requires 'unnamed_addr'
  ret void
}
define void @l() sanitize_realtime sanitize_realtime_blocking { ; error: 13 E0240 Attributes 'sanitize_realtime and sanitize_realtime_blocking' are incompatible
  ret void
}
declare void @m() "aarch64_new_za" "aarch64_in_za" ; error: 14 E0240 are mutually exclusive
declare void @n() "aarch64_pstate_sm_enabled" "aarch64_pstate_sm_compatible" ; error: 14 E0240 are incompatible
declare void @o() builtin ; error: 14 E0240 Attribute 'builtin' can only be applied to a callsite
declare ptr @p(i32, i32) allocsize(0, 0) ; error: 13 E0240 'allocsize' indices can't refer to the same parameter
declare void @q(ptr byval) ; error: 17 E0240 Attribute 'byval' needs a type
declare void @r(ptr sret) ; error: 17 E0240 Attribute 'sret' needs a type
declare void @s(ptr byval([2147483648 x i16])) ; error: 17 E0240 huge 'byval' arguments are unsupported
declare void @t(...)
declare void @u(ptr inalloca(i64))
define void @v(ptr %p) {
  call void (...) @t(ptr sret(i32) %p) ; error: 22 E0240 Attribute 'sret' cannot be used for vararg call arguments
  call void (...) @t(ptr inalloca(i32) %p, i32 1) ; error: 22 E0240 inalloca isn't on the last argument
  %a = alloca i64
  call void @u(ptr inalloca(i64) %a) ; error: 16 E0240 inalloca argument for call has mismatched alloca
  call void @d() builtin ; error: 3 E0240 Attribute 'builtin' can only be used in a call to a function with the 'nobuiltin' attribute
  ret void
}
