; A field of a struct is read through a null pointer that a variable holds.
define i32 @main(i32 %argc) {
  %list = alloca ptr
  %second = icmp eq i32 %argc, 2
  br i1 %second, label %some, label %none
some:
  store ptr %list, ptr %list
  br label %done
none:
  store ptr null, ptr %list
  br label %done
done:
  %first = load ptr, ptr %list
  %at = getelementptr inbounds { i64, i32 }, ptr %first, i32 0, i32 1
  %x = load i32, ptr %at ; trap: null pointer
  ret i32 %x
}
