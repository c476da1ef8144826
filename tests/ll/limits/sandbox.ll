; flags: --sandbox
; stdout: "begin\n"
@begin = private constant [6 x i8] c"begin\00"
@name = private constant [12 x i8] c"/etc/passwd\00"
@mode = private constant [2 x i8] c"r\00"
declare i32 @puts(ptr)
declare ptr @fopen(ptr, ptr)
define i32 @main() {
  %n = call i32 @puts(ptr @begin)
  %f = call ptr @fopen(ptr @name, ptr @mode) ; trap: host fault: forbidden system call
  ret i32 0
}
