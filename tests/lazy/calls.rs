//! First calls of all kinds, and the state that they must preserve.

use super::{Ended, Program, command, with};

#[test]
fn functions_that_are_never_called_are_never_compiled() {
    let (all, called) = Program::prints(
        r#"
@text = constant [8 x i8] c"sum %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @used(i32 %n) noinline {
  %double = mul i32 %n, 2
  ret i32 %double
}
define i32 @unused(i32 %n) noinline {
  %r = call i32 @deeper(i32 %n)
  ret i32 %r
}
define i32 @deeper(i32 %n) noinline {
  ret i32 %n
}
define i32 @main(i32 %argc, ptr %argv) {
  %many = icmp sgt i32 %argc, 1
  br i1 %many, label %rare, label %usual
rare:
  %x = call i32 @unused(i32 %argc)
  ret i32 %x
usual:
  br label %loop
loop:
  %i = phi i32 [ 0, %usual ], [ %next, %loop ]
  %sum = phi i32 [ 0, %usual ], [ %more, %loop ]
  %d = call i32 @used(i32 %i)
  %more = add i32 %sum, %d
  %next = add i32 %i, 1
  %go = icmp ult i32 %next, 1000
  br i1 %go, label %loop, label %end
end:
  call i32 (ptr, ...) @printf(ptr @text, i32 %more)
  ret i32 0
}
"#,
        "sum 999000\n",
    );
    assert_eq!((all, called), (4, 2));
}

#[test]
fn arguments_of_every_kind_arrive_at_all_calls() {
    let (all, called) = Program::prints(
        r#"
%pair = type { i64, i64 }
@text = constant [14 x i8] c"%ld %f %ld %d\00"
@line = constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h,
                 double %s, double %t, double %u, double %v, double %w, double %x, double %y, double %z, double %o) noinline {
  %1 = fadd double %s, %t
  %2 = fmul double %1, %u
  %3 = fadd double %2, %v
  %4 = fmul double %3, %w
  %5 = fadd double %4, %x
  %6 = fmul double %5, %y
  %7 = fadd double %6, %z
  %8 = fadd double %7, %o
  %9 = fptosi double %8 to i64
  %10 = mul i64 %a, %b
  %11 = add i64 %10, %c
  %12 = mul i64 %11, %d
  %13 = add i64 %12, %e
  %14 = mul i64 %13, %f
  %15 = add i64 %14, %g
  %16 = mul i64 %15, %h
  %17 = add i64 %16, %9
  ret i64 %17
}
define double @sum(i32 %n, ...) noinline {
entry:
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %more, %loop ]
  %v = va_arg ptr %list, double
  %more = fadd double %s, %v
  %next = add i32 %i, 1
  %go = icmp ult i32 %next, %n
  br i1 %go, label %loop, label %end
end:
  call void @llvm.va_end(ptr %list)
  ret double %more
}
define i64 @chained(ptr nest %chain, i64 %n) noinline {
  %v = load i64, ptr %chain
  %r = mul i64 %v, %n
  ret i64 %r
}
define i32 @by_value(ptr byval(%pair) align 8 %p, i32 %n) noinline {
  %q = getelementptr %pair, ptr %p, i32 0, i32 1
  %v = load i64, ptr %q
  %w = trunc i64 %v to i32
  %r = add i32 %w, %n
  ret i32 %r
}
define i64 @last(i64 %n) noinline {
  %r = add i64 %n, 1
  ret i64 %r
}
define i64 @tail(i64 %n) noinline {
  %m = mul i64 %n, 3
  %r = musttail call i64 @last(i64 %m)
  ret i64 %r
}
define void @round() noinline {
  %chain = alloca i64
  %pair = alloca %pair
  store i64 7, ptr %chain
  store %pair { i64 1, i64 40 }, ptr %pair
  %a = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8,
    double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, double 8.0, double 9.0)
  %b = call double (i32, ...) @sum(i32 9, double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0,
    double 8.0, double 9.5)
  %c = call i64 @chained(ptr nest %chain, i64 6)
  %t = call i64 @tail(i64 %c)
  %d = call i32 @by_value(ptr byval(%pair) align 8 %pair, i32 2)
  call i32 (ptr, ...) @printf(ptr @text, i64 %a, double %b, i64 %t, i32 %d)
  call i32 (ptr, ...) @printf(ptr @line)
  ret void
}
define i32 @main() {
  call void @round()
  call void @round()
  call void @round()
  call void @round()
  ret i32 0
}
"#,
        &"1770 45.500000 127 42\n".repeat(4),
    );
    assert_eq!(all, called);
}

#[test]
fn a_function_has_one_address() {
    let (all, called) = Program::prints(
        r#"
@table = global [2 x ptr] [ptr @one, ptr @two]
declare i32 @puts(ptr)
@yes = constant [4 x i8] c"yes\00"
define i32 @one() noinline {
  ret i32 1
}
define i32 @two() noinline {
  ret i32 2
}
define i1 @is_one(ptr %f) noinline {
  %same = icmp eq ptr %f, @one
  ret i1 %same
}
define i32 @main() {
  %before = load ptr, ptr @table
  %a = call i1 @is_one(ptr %before)
  %r = call i32 %before()
  %d = call i32 @one()
  %after = load ptr, ptr @table
  %b = call i1 @is_one(ptr %after)
  %c = icmp eq ptr %before, @one
  %other = icmp ne ptr @two, %before
  %1 = and i1 %a, %b
  %2 = and i1 %1, %c
  %3 = and i1 %2, %other
  br i1 %3, label %good, label %bad
good:
  call i32 @puts(ptr @yes)
  %left = sub i32 %r, %d
  ret i32 %left
bad:
  ret i32 1
}
"#,
        "yes\n",
    );
    assert_eq!((all, called), (4, 3));
}

#[test]
fn a_first_call_leaves_errno_and_the_rounding_mode() {
    let (all, called) = Program::prints(
        r#"
@text = constant [13 x i8] c"%d %d %.17f\0A\00"
declare i32 @printf(ptr, ...)
declare ptr @__errno_location()
declare i32 @fesetround(i32)
declare i32 @fegetround()
define double @third(double %x) noinline {
  %r = fdiv double %x, 3.0
  ret double %r
}
define i32 @main() {
  %e = call ptr @__errno_location()
  store i32 1234, ptr %e
  %s = call i32 @fesetround(i32 2048)
  %x = call double @third(double 1.0)
  %mode = call i32 @fegetround()
  %back = call i32 @fesetround(i32 0)
  %errno = load i32, ptr %e
  call i32 (ptr, ...) @printf(ptr @text, i32 %errno, i32 %mode, double %x)
  ret i32 0
}
"#,
        "1234 2048 0.33333333333333337\n",
    );
    assert_eq!(all, called);
}

#[test]
fn longjmp_leaves_functions_that_are_compiled_late() {
    let (all, called) = Program::prints(
        r#"
@buffer = global [64 x i64] zeroinitializer
@text = constant [7 x i8] c"%d %d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define void @jumps(i32 %n) noinline {
  call void @longjmp(ptr @buffer, i32 %n)
  unreachable
}
define void @through(i32 %n) noinline {
  call void @jumps(i32 %n)
  ret void
}
define i32 @after(i32 %n) noinline {
  %r = add i32 %n, 100
  ret i32 %r
}
define i32 @main() {
  %r = call i32 @_setjmp(ptr @buffer) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %go, label %back
go:
  call void @through(i32 5)
  unreachable
back:
  %a = call i32 @after(i32 %r)
  call i32 (ptr, ...) @printf(ptr @text, i32 %r, i32 %a)
  ret i32 0
}
"#,
        "5 105\n",
    );
    assert_eq!(all, called);
}

/// Recursion through functions that are all new, until the stack is exhausted.
#[test]
fn a_stack_that_is_used_up_is_reported_alike() {
    let mut text = String::from("define i64 @main() {\n  %r = call i64 @f0(i64 0)\n  ret i64 %r\n}\n");
    for n in 0..60 {
        text += &format!(
            "define i64 @f{n}(i64 %x) noinline {{\n  %room = alloca [4000 x i8]\n  store i8 1, ptr %room\n  \
            %a = add i64 %x, 1\n  %r = call i64 @f{}(i64 %a)\n  %v = load volatile i8, ptr %room\n  %e = sext i8 %v to i64\n  \
            %s = add i64 %r, %e\n  ret i64 %s\n}}\n",
            n + 1
        );
    }
    text += "define i64 @f60(i64 %x) noinline {\n  %r = call i64 @f0(i64 %x)\n  %s = add i64 %r, 1\n  ret i64 %s\n}\n";
    let program = Program::new(&text);
    let run = |lazy: &str, stack: &str| {
        Ended::of(with(&["--max-stack", stack], &program.0, lazy).output().expect("the command starts"))
    };
    // In the first round, where each function is new, in the third one, where each is compiled again, and in a later one.
    for stack in ["128K", "600K", "1M"] {
        let (eager, lazy) = (run("off", stack), run("all", stack));
        assert!(eager.reports.contains("stack") && eager.status == Some(134), "{eager:?}");
        let kind = |ended: &Ended| (ended.status, ended.reports.contains("the program's stack of"));
        assert_eq!(kind(&eager), kind(&lazy), "{lazy:?}");
    }
}

#[cfg(debug_assertions)]
#[test]
fn a_bug_of_the_compiler_is_reported_with_the_function() {
    let text = "
declare i32 @puts(ptr)
@before = constant [7 x i8] c\"before\\00\"
define i32 @late() noinline {
  ret i32 1
}
define i32 @main() {
  call i32 @puts(ptr @before)
  %r = call i32 @late()
  ret i32 %r
}
";
    let program = Program::new(text);
    for (bug, said) in [("lazy", "a planted bug"), ("lazy fault", "SIGSEGV")] {
        let output = command(&program.0, "all").env("LLVMLITE_BUG", bug).output().expect("the command starts");
        let ended = Ended::of(output);
        assert_eq!((ended.status, ended.out.as_str()), (Some(70), "before\n"), "{ended:?}");
        for part in [&format!("compiling `@late` failed: {said}"), ".ll:4:"] {
            assert!(ended.reports.contains(part), "{part}: {}", ended.reports);
        }
    }
}

#[cfg(debug_assertions)]
#[test]
fn a_bug_on_the_second_thread_is_harmless() {
    let text = "
declare i32 @usleep(i32)
define i32 @late() noinline {
  %r = call i32 @later()
  ret i32 %r
}
define i32 @later() noinline {
  ret i32 3
}
define i32 @main() {
  call i32 @usleep(i32 500000)
  %r = call i32 @late()
  ret i32 %r
}
";
    let program = Program::new(text);
    let output = command(&program.0, "all").env("LLVMLITE_BUG", "ahead fault").output().expect("the command starts");
    assert_eq!(Ended::of(output), Ended { status: Some(3), out: String::new(), reports: String::new() });
}
