//! First calls where a compiler can hardly run: in child processes, in handlers, on small stacks, under limits that the
//! program sets itself. Where possible, functions are compiled late; all others are known in advance.

use super::{Ended, Program, with};

/// Prints a number after `say`; each test calls `@late` for the first time at the place that it tests.
const COMMON: &str = r#"
@text = constant [8 x i8] c"%s: %d\0A\00"
@child = constant [6 x i8] c"child\00"
@parent = constant [7 x i8] c"parent\00"
declare i32 @printf(ptr, ...)
declare i32 @fflush(ptr)
declare void @_exit(i32)
define i32 @late(i32 %n) noinline {
  %r = call i32 @later(i32 %n)
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @later(i32 %n) noinline {
  %r = mul i32 %n, 10
  ret i32 %r
}
define i32 @other(i32 %n) noinline {
  %r = mul i32 %n, 100
  ret i32 %r
}
define void @say(ptr %who, i32 %n) noinline {
  call i32 (ptr, ...) @printf(ptr @text, ptr %who, i32 %n)
  call i32 @fflush(ptr null)
  ret void
}
"#;

fn program(rest: &str) -> String {
    format!("{COMMON}{rest}")
}

/// Returns a program that has used up the counts of `@late` and `@later` at the place, where both are compiled again.
fn warm_program(rest: &str) -> String {
    let start = "define i32 @main() {\n";
    assert!(rest.contains(start), "{rest}");
    let calls = "  %warm1 = call i32 @late(i32 1)\n  %warm2 = call i32 @late(i32 1)\n";
    program(&rest.replace(start, &format!("{start}{calls}")))
}

/// Asserts that a program prints this text if functions are compiled at the place, and if they are compiled again there, and how
/// many are. Returns the result of [`Program::prints`].
fn prints(rest: &str, expected: &str, recompiled: usize) -> (usize, usize) {
    let warm = Program::only_prints(&warm_program(rest), expected);
    assert_eq!(warm.tiers("all").1, recompiled, "{rest}");
    Program::prints(&program(rest), expected)
}

#[test]
fn in_both_processes_after_a_fork() {
    let (all, called) = prints(
        r#"
declare i32 @fork()
declare i32 @waitpid(i32, ptr, i32)
define i32 @main() {
  %pid = call i32 @fork()
  %is_child = icmp eq i32 %pid, 0
  br i1 %is_child, label %in_child, label %in_parent
in_child:
  %a = call i32 @late(i32 4)
  call void @say(ptr @child, i32 %a)
  call void @_exit(i32 0)
  unreachable
in_parent:
  %w = call i32 @waitpid(i32 %pid, ptr null, i32 0)
  ; Here other code is at the addresses of the child's.
  %b = call i32 @other(i32 4)
  %c = call i32 @late(i32 %b)
  call void @say(ptr @parent, i32 %c)
  ret i32 0
}
"#,
        "child: 41\nparent: 4001\n",
        2,
    );
    assert_eq!((all, called), (5, 5));
}

#[test]
fn in_a_child_that_shares_the_memory() {
    let (all, called) = prints(
        r#"
declare i32 @vfork() returns_twice
define i32 @main() {
  %pid = call i32 @vfork() returns_twice
  %is_child = icmp eq i32 %pid, 0
  br i1 %is_child, label %in_child, label %in_parent
in_child:
  %a = call i32 @late(i32 4)
  call void @_exit(i32 %a)
  unreachable
in_parent:
  %c = call i32 @late(i32 7)
  call void @say(ptr @parent, i32 %c)
  ret i32 0
}
"#,
        "parent: 71\n",
        2,
    );
    assert_eq!((all, called), (4, 4));
}

/// Two threads meet, then both call the same function first; one of them forks and calls another.
#[test]
fn in_threads_and_in_a_child_of_one() {
    let (all, called) = prints(
        r#"
@barrier = global [8 x i64] zeroinitializer
@sum = global i32 0
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_barrier_init(ptr, ptr, i32)
declare i32 @pthread_barrier_wait(ptr)
declare i32 @fork()
declare i32 @waitpid(i32, ptr, i32)
define ptr @thread(ptr %argument) noinline {
  %w = call i32 @pthread_barrier_wait(ptr @barrier)
  %n = ptrtoint ptr %argument to i32
  %a = call i32 @late(i32 %n)
  %old = atomicrmw add ptr @sum, i32 %a seq_cst
  %forks = icmp eq i32 %n, 1
  br i1 %forks, label %fork, label %end
fork:
  %pid = call i32 @fork()
  %is_child = icmp eq i32 %pid, 0
  br i1 %is_child, label %in_child, label %wait
in_child:
  %c = call i32 @other(i32 3)
  call void @say(ptr @child, i32 %c)
  call void @_exit(i32 0)
  unreachable
wait:
  %d = call i32 @waitpid(i32 %pid, ptr null, i32 0)
  br label %end
end:
  ret ptr null
}
define i32 @main() {
  %one = alloca i64
  %two = alloca i64
  %i = call i32 @pthread_barrier_init(ptr @barrier, ptr null, i32 2)
  %a = call i32 @pthread_create(ptr %one, ptr null, ptr @thread, ptr inttoptr (i64 1 to ptr))
  %b = call i32 @pthread_create(ptr %two, ptr null, ptr @thread, ptr inttoptr (i64 2 to ptr))
  %t = load i64, ptr %one
  %u = load i64, ptr %two
  %c = call i32 @pthread_join(i64 %t, ptr null)
  %d = call i32 @pthread_join(i64 %u, ptr null)
  %s = load i32, ptr @sum
  call void @say(ptr @parent, i32 %s)
  ret i32 0
}
"#,
        "child: 300\nparent: 32\n",
        0,
    );
    assert_eq!((all, called), (6, 6));
}

/// On an alternate stack of 8 KiB, while the main program allocates continuously.
#[test]
fn in_a_signal_handler() {
    let (all, called) = prints(
        r#"
%action = type { ptr, [16 x i64], i32, ptr }
@stack = global [8192 x i8] zeroinitializer, align 16
@got = global i32 0
declare i32 @sigaction(i32, ptr, ptr)
declare i32 @sigaltstack(ptr, ptr)
declare i32 @raise(i32)
define void @handler(i32 %signal) noinline {
  %a = call i32 @late(i32 %signal)
  store volatile i32 %a, ptr @got
  ret void
}
define i32 @main() {
  %new = alloca { ptr, i32, i64 }
  store { ptr, i32, i64 } { ptr @stack, i32 0, i64 8192 }, ptr %new
  %s = call i32 @sigaltstack(ptr %new, ptr null)
  %action = alloca %action
  store %action zeroinitializer, ptr %action
  store ptr @handler, ptr %action
  %flags = getelementptr %action, ptr %action, i32 0, i32 2
  store i32 134217728, ptr %flags
  %i = call i32 @sigaction(i32 10, ptr %action, ptr null)
  %r = call i32 @raise(i32 10)
  %g = load volatile i32, ptr @got
  call void @say(ptr @parent, i32 %g)
  ret i32 0
}
"#,
        "parent: 101\n",
        0,
    );
    assert_eq!((all, called), (5, 5));
}

#[test]
fn on_a_stack_of_eight_kilobytes() {
    let (all, called) = prints(
        r#"
@stack = global [8192 x i8] zeroinitializer, align 16
@here = global [1024 x i8] zeroinitializer, align 16
@there = global [1024 x i8] zeroinitializer, align 16
@got = global i32 0
declare i32 @getcontext(ptr) returns_twice
declare void @makecontext(ptr, ptr, i32, ...)
declare i32 @swapcontext(ptr, ptr) returns_twice
define void @coroutine(i32 %n) noinline {
  %a = call i32 @late(i32 %n)
  store i32 %a, ptr @got
  ret void
}
define i32 @main() {
  %g = call i32 @getcontext(ptr @there)
  store ptr @here, ptr getelementptr (i8, ptr @there, i64 8)
  store ptr @stack, ptr getelementptr (i8, ptr @there, i64 16)
  store i64 8192, ptr getelementptr (i8, ptr @there, i64 32)
  call void (ptr, ptr, i32, ...) @makecontext(ptr @there, ptr @coroutine, i32 1, i32 9)
  %s = call i32 @swapcontext(ptr @here, ptr @there)
  %v = load i32, ptr @got
  call void @say(ptr @parent, i32 %v)
  ret i32 0
}
"#,
        "parent: 91\n",
        2,
    );
    assert_eq!((all, called), (5, 5));
}

/// After that the process can only read, write and exit.
#[test]
fn under_a_filter_of_system_calls() {
    let rest = r#"
@out = constant [4 x i8] c"42\0A\00"
declare i32 @prctl(i32, ...)
declare i64 @write(i32, ptr, i64)
declare i64 @syscall(i64, ...)
define i32 @main() {
  %p = call i32 (i32, ...) @prctl(i32 22, i64 1)
  %a = call i32 @late(i32 4)
  %right = icmp eq i32 %a, 41
  br i1 %right, label %good, label %bad
good:
  %w = call i64 @write(i32 1, ptr @out, i64 3)
  %x = call i64 (i64, ...) @syscall(i64 60, i64 0)
  unreachable
bad:
  %y = call i64 (i64, ...) @syscall(i64 60, i64 1)
  unreachable
}
"#;
    for text in [program(rest), warm_program(rest)] {
        Program::only_prints(&text, "42\n");
    }
}

#[test]
fn under_a_limit_of_memory() {
    let (all, called) = prints(
        r#"
@none = global [2 x i64] [i64 4096, i64 4096]
declare i32 @setrlimit(i32, ptr)
define i32 @main() {
  %l = call i32 @setrlimit(i32 9, ptr @none)
  %a = call i32 @late(i32 4)
  call void @say(ptr @parent, i32 %a)
  ret i32 %l
}
"#,
        "parent: 41\n",
        0,
    );
    assert_eq!((all, called), (4, 4));
}

#[test]
fn without_descriptors() {
    let rest = r#"
declare i32 @dup(i32)
declare i32 @dup2(i32, i32)
declare i32 @close(i32)
define i32 @main() {
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %next, %loop ]
  %keeps = icmp eq i32 %n, 1
  %which = select i1 %keeps, i32 0, i32 %n
  %c = call i32 @close(i32 %which)
  %next = add i32 %n, 1
  %go = icmp ult i32 %next, 200
  br i1 %go, label %loop, label %end
end:
  %a = call i32 @late(i32 4)
  call void @say(ptr @parent, i32 %a)
  ret i32 0
}
"#;
    for text in [program(rest), warm_program(rest)] {
        Program::only_prints(&text, "parent: 41\n");
    }
}

/// A program that looks up a function by its name may call any function.
#[test]
fn with_functions_that_are_looked_up() {
    let (all, called) = prints(
        r#"
@name = constant [10 x i8] c"setrlimit\00"
@none = global [2 x i64] [i64 4096, i64 4096]
declare ptr @dlsym(ptr, ptr)
define i32 @main() {
  %f = call ptr @dlsym(ptr null, ptr @name)
  %l = call i32 %f(i32 9, ptr @none)
  %a = call i32 @late(i32 4)
  call void @say(ptr @parent, i32 %a)
  ret i32 %l
}
"#,
        "parent: 41\n",
        0,
    );
    assert_eq!((all, called), (4, 4));
}

/// In a debug build, compiling takes several times the limit.
#[test]
fn compiling_does_not_count_against_the_time_limit() {
    let mut text = String::from("define i32 @main(i32 %argc, ptr %argv) {\n  %v0 = zext i32 %argc to i64\n");
    const FUNCTIONS: usize = 300;
    for n in 0..FUNCTIONS {
        text += &format!("  %v{} = call i64 @f{n}(i64 %v{n})\n", n + 1);
    }
    text += "  ret i32 0\n}\n";
    for n in 0..FUNCTIONS {
        text += &format!("define i64 @f{n}(i64 %x0) noinline {{\n");
        for step in 0..60 {
            text += &format!("  %y{step} = mul i64 %x{step}, {}\n  %x{} = xor i64 %y{step}, %x0\n", n + step, step + 1);
        }
        text += "  ret i64 %x60\n}\n";
    }
    let program = Program::new(&text);
    let run = |program: &Program| {
        Ended::of(with(&["--timeout", "700ms"], &program.0, "all").output().expect("the command starts"))
    };
    assert_eq!(run(&program), Ended { status: Some(0), out: String::new(), reports: String::new() });
    let endless = "define i32 @main() {\n  %n = call i32 @f()\n  ret i32 %n\n}\n\
        define i32 @f() noinline {\n  br label %l\nl:\n  br label %l\n}\n";
    let ended = run(&Program::new(endless));
    assert_eq!(ended.status, Some(124), "{ended:?}");
    assert!(ended.reports.contains("at @f"), "{ended:?}");
}
