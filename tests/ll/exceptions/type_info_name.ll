; A library's variable is as large as the library says, not as its declaration: C++'s type infos are declared as one pointer,
; and their name is behind it.
; needs: libstdc++.so.6

@_ZTIi = external constant ptr
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]

; run: @name() == i8 105
define i8 @name() {
  %p = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @_ZTIi, i64 0, i64 1)
  %c = load i8, ptr %p
  ret i8 %c
}

; The table of virtual functions: what stands before them is the distance to the whole object.
; run: @top() == i64 0
define i64 @top() {
  %n = load i64, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE
  ret i64 %n
}

; The table of tables of a stream points to the table of virtual functions that lies just behind it: the distance to the base.
; run: @base() == i64 248
define i64 @base() {
  %table = load ptr, ptr @_ZTTSt14basic_ofstreamIcSt11char_traitsIcEE
  %p = getelementptr i8, ptr %table, i64 -24
  %n = load i64, ptr %p
  ret i64 %n
}
@_ZTTSt14basic_ofstreamIcSt11char_traitsIcEE = external constant [4 x ptr]
