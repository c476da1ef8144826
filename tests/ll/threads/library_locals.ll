; Thread-local variables of libraries: `errno`, by its old name, through the intrinsic and in constants.
@errno = external thread_local global i32
@environ = external global ptr
@none = extern_weak thread_local global i32

; run: @main() == i32 0
define i32 @main() {
  %location = call ptr @__errno_location()
  %same = icmp eq ptr %location, @errno
  br i1 %same, label %write, label %bad
write:
  store i32 77, ptr @errno
  %n = load i32, ptr %location
  %ok = icmp eq i32 %n, 77
  br i1 %ok, label %fail, label %bad
fail:
  ; A function of the library sets it: EDOM is 33.
  %r = call double @sqrt(double -1.0)
  %p = call ptr @llvm.threadlocal.address.p0(ptr @errno)
  %e = load i32, ptr %p
  %set = icmp eq i32 %e, 33
  br i1 %set, label %bytes, label %bad
bytes:
  store i32 258, ptr @errno
  %byte = load i8, ptr getelementptr (i8, ptr @errno, i64 1)
  %one = icmp eq i8 %byte, 1
  br i1 %one, label %weak, label %bad
weak:
  %missing = icmp eq ptr @none, null
  br i1 %missing, label %good, label %bad
good:
  store i32 0, ptr @errno
  ret i32 0
bad:
  ret i32 1
}
declare ptr @__errno_location()
declare double @sqrt(double)
declare ptr @llvm.threadlocal.address.p0(ptr)
