//! Functions that are compiled quickly at first, and again when they have been called more often. With `LLVMLITE_LAZY=all`,
//! that is at the third call.

use super::{Ended, Program};

/// Asserts that a program prints this text however it is compiled, and how many functions are compiled quickly, and again.
fn prints(text: &str, expected: &str, tiers: (usize, usize)) {
    let program = Program::only_prints(text, expected);
    assert_eq!(program.tiers("off"), (0, 0), "{text}");
    assert_eq!(program.tiers("all"), tiers, "{text}");
}

const PRINTF: &str = r#"
@text = constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)
"#;

fn printing(rest: &str) -> String {
    format!("{PRINTF}{rest}")
}

#[test]
fn functions_that_are_called_often_are_compiled_again() {
    let text = printing(
        r#"
define i64 @once(i64 %n) noinline {
  %r = add i64 %n, 1
  ret i64 %r
}
define i64 @twice(i64 %n) noinline {
  %r = mul i64 %n, 3
  ret i64 %r
}
define i64 @often(i64 %n) noinline {
  %r = xor i64 %n, 85
  ret i64 %r
}
define i32 @main() {
  %a = call i64 @once(i64 1)
  %b = call i64 @twice(i64 %a)
  %c = call i64 @twice(i64 %b)
  %d = call i64 @often(i64 %c)
  %e = call i64 @often(i64 %d)
  %f = call i64 @often(i64 %e)
  %g = call i64 @often(i64 %f)
  call i32 (ptr, ...) @printf(ptr @text, i64 %g)
  ret i32 0
}
"#,
    );
    prints(&text, "18\n", (4, 1));
}

/// Calls through a pointer, from a loop and from a host function; comparisons of addresses before and after.
#[test]
fn a_function_keeps_its_address() {
    let text = printing(
        r#"
@table = global [2 x ptr] [ptr @compare, ptr @twice]
@data = global [6 x i64] [i64 5, i64 3, i64 9, i64 1, i64 7, i64 2]
declare void @qsort(ptr, i64, i64, ptr)
define i32 @compare(ptr %a, ptr %b) noinline {
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  %less = icmp slt i64 %x, %y
  %more = icmp sgt i64 %x, %y
  %l = zext i1 %less to i32
  %m = zext i1 %more to i32
  %r = sub i32 %m, %l
  ret i32 %r
}
define i64 @twice(i64 %n) noinline {
  %r = mul i64 %n, 2
  ret i64 %r
}
define i1 @is_twice(ptr %f) noinline {
  %same = icmp eq ptr %f, @twice
  ret i1 %same
}
define i64 @round(ptr %before, i64 %n) noinline {
  %now = load ptr, ptr getelementptr ([2 x ptr], ptr @table, i64 0, i64 1)
  %a = call i1 @is_twice(ptr %before)
  %b = call i1 @is_twice(ptr %now)
  %c = icmp eq ptr %before, %now
  %1 = and i1 %a, %b
  %2 = and i1 %1, %c
  %one = zext i1 %2 to i64
  %x = call i64 %before(i64 %n)
  %y = call i64 @twice(i64 %x)
  %r = add i64 %y, %one
  ret i64 %r
}
define i32 @main() {
entry:
  %before = load ptr, ptr getelementptr ([2 x ptr], ptr @table, i64 0, i64 1)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi i64 [ 1, %entry ], [ %w, %loop ]
  %w = call i64 @round(ptr %before, i64 %v)
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, 6
  br i1 %go, label %loop, label %end
end:
  call i32 (ptr, ...) @printf(ptr @text, i64 %w)
  call void @qsort(ptr @data, i64 6, i64 8, ptr @compare)
  %first = load i64, ptr @data
  %last = load i64, ptr getelementptr (i64, ptr @data, i64 5)
  %both = mul i64 %first, %last
  call i32 (ptr, ...) @printf(ptr @text, i64 %both)
  ret i32 0
}
"#,
    );
    // 4 n + 1, six times from 1. `main` has a loop, and is called once.
    prints(&text, "5461\n9\n", (4, 4));
}

/// The code of a function is replaced while several of its activations run.
#[test]
fn activations_of_replaced_code_return() {
    let text = printing(
        r#"
define i64 @fib(i64 %n) noinline {
entry:
  %kept = alloca i64
  store i64 %n, ptr %kept
  %small = icmp ult i64 %n, 2
  br i1 %small, label %end, label %more
more:
  %m = sub i64 %n, 1
  %a = call i64 @fib(i64 %m)
  %k = load i64, ptr %kept
  %l = sub i64 %k, 2
  %b = call i64 @fib(i64 %l)
  %r = add i64 %a, %b
  ret i64 %r
end:
  ret i64 %n
}
define i64 @even(i64 %n) noinline {
  %none = icmp eq i64 %n, 0
  br i1 %none, label %yes, label %go
yes:
  ret i64 1
go:
  %m = sub i64 %n, 1
  %r = call i64 @odd(i64 %m)
  ret i64 %r
}
define i64 @odd(i64 %n) noinline {
  %none = icmp eq i64 %n, 0
  br i1 %none, label %no, label %go
no:
  ret i64 0
go:
  %m = sub i64 %n, 1
  %r = musttail call i64 @even(i64 %m)
  ret i64 %r
}
define i32 @main() {
  %a = call i64 @fib(i64 20)
  %b = call i64 @even(i64 101)
  %c = call i64 @even(i64 100)
  %d = add i64 %a, %b
  %e = mul i64 %d, 10
  %f = add i64 %e, %c
  call i32 (ptr, ...) @printf(ptr @text, i64 %f)
  ret i32 0
}
"#,
    );
    prints(&text, "67651\n", (4, 3));
}

/// A function with loops is replaced after fewer calls: iterations count.
#[test]
fn iterations_count_like_calls() {
    let text = |rounds: u64| {
        printing(&format!(
            r#"
define i64 @step(i64 %n) noinline {{
  %r = add i64 %n, 2
  ret i64 %r
}}
define i64 @loops(i64 %n) noinline {{
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi i64 [ %n, %entry ], [ %w, %loop ]
  %w = call i64 @step(i64 %v)
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, {rounds}
  br i1 %go, label %loop, label %end
end:
  ret i64 %w
}}
define i32 @main() {{
  %a = call i64 @loops(i64 1)
  %b = call i64 @loops(i64 %a)
  call i32 (ptr, ...) @printf(ptr @text, i64 %b)
  ret i32 0
}}
"#
        ))
    };
    // One call and one round: `loops` has used up its count of two, which the second call finds.
    prints(&text(1), "5\n", (3, 1));
    prints(&text(4), "17\n", (3, 2));
}

/// Where a single activation can take long, code is optimized at once.
#[test]
fn loops_that_may_take_long_are_optimized_at_once() {
    let text = printing(
        r#"
define i64 @kernel(i64 %n) noinline {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i2, %latch ]
  %s = phi i64 [ 0, %entry ], [ %t, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j2, %inner ]
  %u = phi i64 [ %s, %outer ], [ %t, %inner ]
  %t = add i64 %u, %j
  %j2 = add i64 %j, 1
  %more = icmp ult i64 %j2, %n
  br i1 %more, label %inner, label %latch
latch:
  %i2 = add i64 %i, 1
  %again = icmp ult i64 %i2, %n
  br i1 %again, label %outer, label %end
end:
  ret i64 %t
}
define i64 @only(i64 %n) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  %go = icmp ult i64 %j, %n
  br i1 %go, label %loop, label %end
end:
  ret i64 %j
}
define i32 @main() {
  %a = call i64 @kernel(i64 10)
  %b = call i64 @kernel(i64 %a)
  %c = call i64 @only(i64 5)
  %d = sub i64 %b, %c
  call i32 (ptr, ...) @printf(ptr @text, i64 %d)
  ret i32 0
}
"#,
    );
    prints(&text, "45461245\n", (1, 0));
}

/// Faults in both codes of a function have the report of code that is compiled before the run.
#[test]
fn faults_are_reported_alike_in_both_codes() {
    let program = |calls: u32, fault: &str| {
        let mut text = format!(
            "declare void @abort()\ndeclare void @llvm.trap()\n\
            define i64 @inner(i64 %n) {{\n  %zero = icmp eq i64 %n, 0\n  br i1 %zero, label %bad, label %good\n\
            bad:\n{fault}good:\n  ret i64 %n\n}}\n\
            define i64 @outer(i64 %n) noinline {{\n  %kept = alloca i64\n  store i64 %n, ptr %kept\n  \
            %v = load i64, ptr %kept\n  %r = call i64 @inner(i64 %v)\n  %s = add i64 %r, 1\n  ret i64 %s\n}}\n\
            define i32 @main() {{\n"
        );
        for n in 0..calls {
            text += &format!("  %r{n} = call i64 @outer(i64 {})\n", calls - 1 - n);
        }
        Program::new(&(text + "  ret i32 0\n}\n"))
    };
    let faults = [
        "  %q = sdiv i64 1, %n\n  ret i64 %q\n",
        "  store volatile i64 1, ptr null\n  ret i64 1\n",
        "  unreachable\n",
        "  call void @abort()\n  unreachable\n",
        "  call void @llvm.trap()\n  unreachable\n",
    ];
    for fault in faults {
        // The last call faults: in baseline code, and in optimized code.
        for (calls, again) in [(1, 0), (2, 0), (3, 1), (5, 1)] {
            let program = program(calls, fault);
            let (eager, lazy) = (program.run("off"), program.run("all"));
            assert!(eager.status != Some(0) && eager.reports.contains("@inner"), "{eager:?}");
            assert_eq!(eager, lazy, "{fault}");
            assert_eq!(program.tiers("all").1, again, "{fault}");
        }
    }
}

/// The call stack of a fault leads through activations of both codes.
#[test]
fn a_call_stack_has_frames_of_both_codes() {
    let text = "
define i64 @down(i64 %n, ptr %p) noinline {
  %last = icmp eq i64 %n, 0
  br i1 %last, label %bad, label %more
bad:
  %v = load volatile i64, ptr %p
  ret i64 %v
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m, ptr %p)
  %s = add i64 %r, 1
  ret i64 %s
}
define i32 @main() {
  %r = call i64 @down(i64 6, ptr null)
  ret i32 0
}
";
    let program = Program::new(text);
    let (eager, lazy): (Ended, Ended) = (program.run("off"), program.run("all"));
    assert!(eager.status == Some(134) && eager.reports.contains("@down"), "{eager:?}");
    assert_eq!(eager, lazy);
    assert_eq!(program.tiers("all"), (2, 1));
}
