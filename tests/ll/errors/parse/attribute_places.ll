; Each attribute has its places (LangRef "Parameter Attributes", "Function Attributes"); LLVM says the same.
define void @a(i32 nounwind %x) { ; error: 20 E0148 this attribute does not apply to parameters
  ret void
}
define nounwind void @b() { ; error: 8 E0148 this attribute does not apply to return values
  ret void
}
define void @c() zeroext { ; error: 18 E0148 this attribute does not apply to functions
  ret void
}
attributes #0 = { signext } ; error: 19 E0148 this attribute does not apply to functions
define void @d(i32 nounwnd %x) { ; error: 20 E0143 unknown attribute
  ret void
}
define void @e() internal { ; error: 18 E0143 unknown attribute
  ret void
}
@g = global i32 0, nosanitize ; error: 20 E0143 unknown attribute
define void @f(i32 %x) {
  call returned void @a(i32 %x) ; error: 8 E0148 this attribute does not apply to return values
  call void @a(i32 cold %x) ; error: 20 E0148 this attribute does not apply to parameters
  call void @a(i32 %x) noundef ; error: 24 E0148 this attribute does not apply to functions
  call void @a(i32 %x) "known"="to nobody" knwn ; error: 44 E0143 unknown attribute
  ret void
}
