; Variables: alignment, sections, visibility, address spaces in both places, and uses before the definition.
; covers: 1-13 1-14 1-17 1-18 1-44
; run: @early() == i64 42
; run: @low_bits() == i64 0
; run: @spaces() == float 3.5
; run: @table() == i32 12

define i64 @early() {
  %x = load i64, i64* @later
  %y = load i64, i64* @shy
  %z = load i64, i64* @safe
  %s = add i64 %x, %y
  %t = add i64 %s, %z
  ret i64 %t
}
@later = global i64 40, section "data.late", align 8
@shy = hidden global i64 1
@safe = protected global i64 1

@wide = internal global i8 0, align 4096
@page = internal global i8 0, align 65536
define i64 @low_bits() {
  %a = ptrtoint i8* @wide to i64
  %b = ptrtoint i8* @page to i64
  %la = and i64 %a, 4095
  %lb = and i64 %b, 65535
  %s = add i64 %la, %lb
  ret i64 %s
}

@after = constant float 1.0 addrspace(5), section "foo", align 4
@before = addrspace(5) constant float 2.5, align 4
define float @spaces() {
  %x = load float, float addrspace(5)* @after
  %y = load float, float addrspace(5)* @before
  %s = fadd float %x, %y
  ret float %s
}

@X = global i32 5
@Z = global [2 x i32*] [i32* @X, i32* @Y]
@Y = global i32 7
define i32 @table() {
  %p = getelementptr [2 x i32*]* @Z, i32 0, i32 0 ; warn: 3 W0211 a `getelementptr` without its source type was only accepted before LLVM 3.7
  %q = getelementptr [2 x i32*]* @Z, i32 0, i32 1
  %x = load i32** %p ; warn: 3 W0211 a `load` without the type that is loaded was only accepted before LLVM 3.7
  %y = load i32** %q
  %a = load i32* %x
  %b = load i32* %y
  %s = add i32 %a, %b
  ret i32 %s
}
