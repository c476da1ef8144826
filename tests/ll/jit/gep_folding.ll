; Addresses are kept as a base and an offset: negative, far, narrow and wide indices, constant bases, offsets of fields.
; run: @negative(i64 3) == i32 10
; run: @narrow(i8 -1) == i32 20
; run: @narrow_unfit(i8 255) == i32 20
; run: @bit(i1 true) == i32 20
; run: @wide(i128 2) == i32 40
; run: @odd_stride(i64 2) == i8 7
; run: @far() == i64 34359738368
; run: @far_back() == i64 -17179869184
; run: @offset_of() == i64 12
; run: @size_of() == i64 24
; run: @fields(i64 1) == i16 77
; run: @constant_chain() == i32 30
; run: @slot(i64 2) == i64 22
; run: @past_slot() == i64 5
@numbers = global [5 x i32] [i32 10, i32 20, i32 30, i32 40, i32 50]
@middle = global ptr getelementptr ([5 x i32], ptr @numbers, i64 0, i64 2)
@rows = global [3 x [3 x i8]] [[3 x i8] c"\01\02\03", [3 x i8] c"\04\05\06", [3 x i8] c"\07\08\09"]
%rec = type { i8, [3 x { i32, i16 }], i64 }
@recs = global [2 x %rec] zeroinitializer
define i32 @negative(i64 %i) {
  %p = getelementptr [5 x i32], ptr @numbers, i64 0, i64 %i
  %q = getelementptr i32, ptr %p, i64 -3
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @narrow(i8 %i) {
  %p = load ptr, ptr @middle
  %q = getelementptr i32, ptr %p, i8 %i
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @narrow_unfit(i8 %i) {
  %j = add i8 %i, 0
  %r = call i32 @narrow(i8 %j)
  ret i32 %r
}
; An i1 index is signed too: true is -1.
define i32 @bit(i1 %i) {
  %p = load ptr, ptr @middle
  %q = getelementptr i32, ptr %p, i1 %i
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @wide(i128 %i) {
  %j = add i128 %i, 1
  %q = getelementptr i32, ptr @numbers, i128 %j
  %v = load i32, ptr %q
  ret i32 %v
}
define i8 @odd_stride(i64 %i) {
  %q = getelementptr [3 x [3 x i8]], ptr @rows, i64 0, i64 %i, i64 0
  %v = load i8, ptr %q
  ret i8 %v
}
define i64 @far() {
  %q = getelementptr i64, ptr @numbers, i64 4294967296
  %a = ptrtoint ptr %q to i64
  %b = ptrtoint ptr @numbers to i64
  %r = sub i64 %a, %b
  ret i64 %r
}
define i64 @far_back() {
  %p = load ptr, ptr @middle
  %q = getelementptr i32, ptr %p, i64 -4294967296
  %a = ptrtoint ptr %q to i64
  %b = ptrtoint ptr %p to i64
  %r = sub i64 %a, %b
  ret i64 %r
}
define i64 @offset_of() {
  %r = ptrtoint ptr getelementptr (%rec, ptr null, i32 0, i32 1, i64 1) to i64
  ret i64 %r
}
define i64 @size_of() {
  %p = getelementptr { i8, i64, i8 }, ptr null, i32 1
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}
define i16 @fields(i64 %i) {
  %p = getelementptr [2 x %rec], ptr @recs, i64 0, i64 %i, i32 1, i64 %i, i32 1
  store i16 77, ptr %p
  %b = ptrtoint ptr @recs to i64
  %a = ptrtoint ptr %p to i64
  %d = sub i64 %a, %b
  %ok = icmp eq i64 %d, 56
  %q = getelementptr i8, ptr @recs, i64 56
  %v = load i16, ptr %q
  %r = select i1 %ok, i16 %v, i16 0
  ret i16 %r
}
define i32 @constant_chain() {
  %v = load i32, ptr getelementptr (i32, ptr getelementptr ([5 x i32], ptr @numbers, i64 0, i64 4), i64 -2)
  ret i32 %v
}
define i64 @slot(i64 %i) {
  %a = alloca [4 x i64]
  %p1 = getelementptr [4 x i64], ptr %a, i64 0, i64 1
  %p2 = getelementptr [4 x i64], ptr %a, i64 0, i64 2
  store i64 11, ptr %p1
  store i64 22, ptr %p2
  %q = getelementptr [4 x i64], ptr %a, i64 0, i64 %i
  %v = load i64, ptr %q
  ret i64 %v
}
; Out of the slot on the way, inside at the end.
define i64 @past_slot() {
  %a = alloca [4 x i64]
  store i64 5, ptr %a
  %p = getelementptr i8, ptr %a, i64 1000000
  %q = getelementptr i8, ptr %p, i64 -1000000
  %v = load i64, ptr %q
  ret i64 %v
}
