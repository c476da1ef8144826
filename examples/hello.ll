#!/usr/bin/env llvmlite-jit
; Greets the world, and everybody named on the command line.
@world = private constant [6 x i8] c"world\00"
@greeting = private constant [12 x i8] c"Hello, %s!\0A\00"

declare i32 @printf(ptr, ...)

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %alone = icmp eq i32 %argc, 1
  br i1 %alone, label %world, label %next

world:
  %a = call i32 (ptr, ...) @printf(ptr @greeting, ptr @world)
  ret i32 0

next:
  %i = phi i32 [ 1, %entry ], [ %after, %next ]
  %slot = getelementptr ptr, ptr %argv, i32 %i
  %name = load ptr, ptr %slot
  %b = call i32 (ptr, ...) @printf(ptr @greeting, ptr %name)
  %after = add i32 %i, 1
  %more = icmp slt i32 %after, %argc
  br i1 %more, label %next, label %done

done:
  ret i32 0
}
