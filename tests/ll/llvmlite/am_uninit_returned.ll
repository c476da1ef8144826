; An undefined value also travels through returns and memory; the report comes where it decides something.
; flags: --profile=llvmlite
; covers: 0-27 0-33

@cell = global i64 0

define i64 @make() {
  %s = alloca i64
  %v = load i64, i64* %s
  ret i64 %v
}
define i64 @main(i64 %argc, i8** %argv) {
  %v = call i64 @make()
  store i64 %v, i64* @cell
  %w = load i64, i64* @cell
  %x = add i64 %w, 1
  %c = icmp sgt i64 %x, 0
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i64 1
no:
  ret i64 2
}
