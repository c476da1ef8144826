; Aggregates and vectors of which one part is undefined: which part is used decides. Literals. Each `call:` above a function is
; made in both engines.
%pair = type { i32, i32 }

; call: @inserted(i1 0)
; call: @inserted(i1 1)
define noundef i32 @inserted(i1 %wrong) {
  %v = alloca i32
  %unset = load i32, ptr %v
  %one = insertvalue %pair poison, i32 3, 0
  %both = insertvalue %pair %one, i32 %unset, 1
  %a = extractvalue %pair %both, 0
  %b = extractvalue %pair %both, 1
  br i1 %wrong, label %second, label %first
first:
  ret i32 %a
second:
  ret i32 %b
}

; A part of a literal that nothing is inserted into.
; call: @not_inserted(i1 0)
; call: @not_inserted(i1 1)
define noundef i32 @not_inserted(i1 %wrong) {
  %one = insertvalue %pair poison, i32 3, 0
  %a = extractvalue %pair %one, 0
  %b = extractvalue %pair %one, 1
  br i1 %wrong, label %second, label %first
first:
  ret i32 %a
second:
  ret i32 %b
}

; call: @loaded(i1 0)
; call: @loaded(i1 1)
define noundef i32 @loaded(i1 %wrong) {
  %v = alloca %pair
  store i32 5, ptr %v
  %both = load %pair, ptr %v
  %a = extractvalue %pair %both, 0
  %b = extractvalue %pair %both, 1
  br i1 %wrong, label %second, label %first
first:
  ret i32 %a
second:
  ret i32 %b
}

; call: @stored(i64 0)
; call: @stored(i64 1)
define noundef i32 @stored(i64 %i) {
  %v = alloca i32
  %unset = load i32, ptr %v
  %one = insertvalue %pair { i32 1, i32 2 }, i32 %unset, 1
  %place = alloca [2 x %pair]
  %to = getelementptr %pair, ptr %place, i64 1
  store %pair %one, ptr %to
  %at = getelementptr i32, ptr %to, i64 %i
  %x = load i32, ptr %at
  ret i32 %x
}

; Copied from variable to variable as one value.
; call: @copied(i64 0)
; call: @copied(i64 1)
define noundef i32 @copied(i64 %i) {
  %v = alloca %pair
  store i32 5, ptr %v
  %both = load %pair, ptr %v
  %w = alloca %pair
  store %pair %both, ptr %w
  %at = getelementptr i32, ptr %w, i64 %i
  %x = load i32, ptr %at
  ret i32 %x
}

; call: @on_one_way(i1 0, i1 0)
; call: @on_one_way(i1 0, i1 1)
; call: @on_one_way(i1 1, i1 0)
; call: @on_one_way(i1 1, i1 1)
define noundef i32 @on_one_way(i1 %set, i1 %second) {
  %v = alloca i32
  %unset = load i32, ptr %v
  %start = insertvalue { i8, %pair } zeroinitializer, i32 %unset, 1, 1
  br i1 %set, label %sets, label %join
sets:
  %filled = insertvalue { i8, %pair } %start, i32 9, 1, 1
  br label %join
join:
  %either = phi { i8, %pair } [ %start, %0 ], [ %filled, %sets ]
  %inner = extractvalue { i8, %pair } %either, 1
  %a = extractvalue %pair %inner, 0
  %b = extractvalue %pair %inner, 1
  br i1 %second, label %right, label %left
left:
  ret i32 %a
right:
  ret i32 %b
}

; call: @chosen(i1 0)
; call: @chosen(i1 1)
define noundef i32 @chosen(i1 %which) {
  %v = alloca i32
  %unset = load i32, ptr %v
  %one = insertvalue %pair { i32 1, i32 2 }, i32 %unset, 0
  %either = select i1 %which, %pair %one, %pair { i32 3, i32 4 }
  %a = extractvalue %pair %either, 0
  ret i32 %a
}

; call: @element(i1 0)
; call: @element(i1 1)
define noundef i32 @element(i1 %wrong) {
  %v = alloca i32
  %unset = load i32, ptr %v
  %one = insertelement <4 x i32> zeroinitializer, i32 %unset, i32 2
  %a = extractelement <4 x i32> %one, i32 1
  %b = extractelement <4 x i32> %one, i32 2
  br i1 %wrong, label %second, label %first
first:
  ret i32 %a
second:
  ret i32 %b
}

; Three numbers of a vector are set.
; call: @loaded_vector(i1 0)
; call: @loaded_vector(i1 1)
define noundef i32 @loaded_vector(i1 %wrong) {
  %v = alloca [4 x i32], align 16
  store i64 4294967297, ptr %v
  %third = getelementptr i32, ptr %v, i64 2
  store i32 3, ptr %third
  %vector = load <4 x i32>, ptr %v
  %turned = shufflevector <4 x i32> %vector, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 poison>
  %a = extractelement <4 x i32> %turned, i32 1
  %b = extractelement <4 x i32> %turned, i32 0
  br i1 %wrong, label %second, label %first
first:
  ret i32 %a
second:
  ret i32 %b
}

; call: @copied_vector(i64 0)
; call: @copied_vector(i64 2)
; call: @copied_vector(i64 3)
define noundef i32 @copied_vector(i64 %i) {
  %v = alloca [4 x i32], align 16
  store i64 4294967297, ptr %v
  %third = getelementptr i32, ptr %v, i64 2
  store i32 3, ptr %third
  %vector = load <4 x i32>, ptr %v
  %w = alloca [4 x i32], align 16
  store <4 x i32> %vector, ptr %w
  %at = getelementptr i32, ptr %w, i64 %i
  %x = load i32, ptr %at
  ret i32 %x
}

; Poison in one number of a sum.
; call: @sum(i32 1, i1 1)
; call: @sum(i32 2147483647, i1 0)
; call: @sum(i32 2147483647, i1 1)
define noundef i32 @sum(i32 %n, i1 %wrong) {
  %more = add nsw i32 %n, 1
  %one = insertelement <2 x i32> zeroinitializer, i32 %more, i32 1
  %sum = add <2 x i32> %one, <i32 5, i32 6>
  %a = extractelement <2 x i32> %sum, i32 0
  %b = extractelement <2 x i32> %sum, i32 1
  br i1 %wrong, label %second, label %first
first:
  ret i32 %a
second:
  ret i32 %b
}

; call: @literal(i1 0)
; call: @literal(i1 1)
define noundef i32 @literal(i1 %wrong) {
  br i1 %wrong, label %other, label %join
other:
  br label %join
join:
  %x = phi i32 [ 4, %0 ], [ undef, %other ]
  ret i32 %x
}

; call: @literal_operand(i1 0)
; call: @literal_operand(i1 1)
define noundef i32 @literal_operand(i1 %wrong) {
  %masked = and i32 undef, 0
  %mixed = or i32 undef, 1
  br i1 %wrong, label %second, label %first
first:
  ret i32 %masked
second:
  ret i32 %mixed
}

; call: @literal_stored(i1 0)
; call: @literal_stored(i1 1)
define noundef i32 @literal_stored(i1 %wrong) {
  %v = alloca [2 x i32]
  store [2 x i32] [ i32 1, i32 poison ], ptr %v
  %at = getelementptr i32, ptr %v, i64 1
  %from = select i1 %wrong, ptr %at, ptr %v
  %x = load i32, ptr %from
  ret i32 %x
}
