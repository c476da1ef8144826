//! Generated texts for the benches, `examples/curves.rs` and `tests/scaling.rs`.

use std::fmt::Write;

/// Generates functions in the style of a front end: an alloca for each variable, loads and stores around each
/// operation.
pub fn straight(functions: usize) -> String {
    let mut text = String::new();
    for f in 0..functions {
        text += &format!("define i64 @f{f}(i64 %x) {{\nentry:\n  %a = alloca i64\n  store i64 %x, i64* %a\n");
        for i in 0..20 {
            write!(
                text,
                "  %l{i} = load i64, i64* %a\n  %m{i} = mul i64 %l{i}, {0}\n  %s{i} = add i64 %m{i}, {f}\n  store i64 %s{i}, i64* %a\n",
                i + 3
            )
            .expect("a String takes all");
        }
        text += "  %r = load i64, i64* %a\n  ret i64 %r\n}\n";
    }
    text
}

/// A shape of text: its name, its initial size, and its generator.
pub type Shape = (&'static str, usize, fn(usize) -> String);

/// Shapes for which a compiler may take longer than for other texts of the same length.
pub const WORKLOADS: &[Shape] = &[
    ("straight line", 25_000, straight_line),
    ("chain of dependencies", 25_000, chain),
    ("all live to the end", 25_000, all_live),
    ("many calls", 5_000, calls),
    ("blocks one after the other", 2_500, block_chain),
    ("ladder of diamonds", 2_500, diamonds),
    ("nested loops", 250, loop_nest),
    ("loops one after the other", 1_000, loop_row),
    ("loops with two ways in", 1_000, irreducible),
    ("nested ifs", 2_500, nested_ifs),
    ("many allocas", 1_250, allocas),
    ("many allocas in memory", 1_250, escaping_allocas),
    ("dense switch", 2_500, dense_switch),
    ("sparse switch", 2_500, sparse_switch),
    ("switch with many phis", 500, switch_with_phis),
    ("phi with many ways in", 1_250, wide_phi),
    ("a branch on a phi with many ways in", 2_500, or_chain),
    ("branches on phis", 2_500, and_row),
    ("loop with many latches", 500, latches),
    ("values of a loop that live across a call", 250, loop_values),
    ("block of phis", 250, block_of_phis),
    ("phis that change places", 250, rotating_phis),
    ("blocks of phis one after the other", 50, phi_grid),
    ("indirectbr", 500, indirect_branch),
    ("indirectbr from everywhere", 50, threaded_code),
    ("insertvalue", 250, insert_values),
    ("loads and stores of large structs", 250, large_values),
    ("vectors", 1_000, vectors),
    ("invokes", 500, invokes),
    ("small functions", 2_500, small_functions),
    ("functions that call the next one twice", 500, call_tree),
    ("functions called once", 2_500, called_once),
    ("functions that call each other in a ring", 500, call_ring),
    ("a function that calls itself often", 500, self_calls),
    ("globals", 2_500, globals),
    ("nested constants", 250, nested_constants),
    ("large initial value", 25_000, large_array),
];

/// Joins `head`, a line for each number, and `tail`.
fn lines(head: &str, n: usize, each: impl Fn(usize) -> String, tail: &str) -> String {
    let body: Vec<String> = (0..n).map(each).collect();
    format!("{head}\n{}\n{tail}\n", body.join("\n"))
}

fn straight_line(n: usize) -> String {
    let ops = ["add", "xor", "mul", "sub", "or", "and"];
    let each = |i: usize| format!("  %x{} = {} i64 %x{i}, %x{}", i + 1, ops[i % 6], i.saturating_sub(i % 7));
    lines("define i64 @f(i64 %x0) {", n, each, &format!("  ret i64 %x{n}\n}}"))
}

fn chain(n: usize) -> String {
    let each = |i: usize| format!("  %x{} = {} i64 %x{i}, {}", i + 1, ["mul", "add"][i % 2], i | 3);
    lines("define i64 @f(i64 %x0) {", n, each, &format!("  ret i64 %x{n}\n}}"))
}

fn all_live(n: usize) -> String {
    let half = n / 2;
    let loads = |i: usize| format!("  %x{i} = load volatile i64, ptr %p");
    let text = lines("define i64 @f(ptr %p) {\n  %s0 = load i64, ptr %p", half, loads, "");
    let sums = |i: usize| format!("  %s{} = add i64 %s{i}, %x{}", i + 1, half - 1 - i);
    text + &lines("", half, sums, &format!("  ret i64 %s{half}\n}}"))
}

fn calls(n: usize) -> String {
    let each = |i: usize| format!("  %x{} = call i64 @g(i64 %x{i}, i64 {i})", i + 1);
    let head = "define i64 @g(i64 %a, i64 %b) {\n  %r = add i64 %a, %b\n  ret i64 %r\n}\ndefine i64 @f(i64 %x0) {";
    lines(head, n, each, &format!("  ret i64 %x{n}\n}}"))
}

fn block_chain(n: usize) -> String {
    let each = |i: usize| format!("b{i}:\n  %x{} = add i64 %x{i}, 3\n  br label %b{}", i + 1, i + 1);
    lines("define i64 @f(i64 %x0) {\n  br label %b0", n, each, &format!("b{n}:\n  ret i64 %x{n}\n}}"))
}

fn diamonds(n: usize) -> String {
    let each = |i: usize| {
        format!(
            "b{i}:\n  %c{i} = icmp slt i64 %x{i}, {i}\n  br i1 %c{i}, label %y{i}, label %n{i}\ny{i}:\n  \
             %a{i} = add i64 %x{i}, 1\n  br label %b{0}x\nn{i}:\n  %d{i} = mul i64 %x{i}, 3\n  br label %b{0}x\nb{0}x:\n  \
             %x{0} = phi i64 [ %a{i}, %y{i} ], [ %d{i}, %n{i} ]\n  br label %b{0}",
            i + 1
        )
    };
    lines("define i64 @f(i64 %x0) {\n  br label %b0", n, each, &format!("b{n}:\n  ret i64 %x{n}\n}}"))
}

fn loop_nest(n: usize) -> String {
    let mut text = String::from("define i64 @f(i64 %k) {\nentry:\n  br label %h0\n");
    for i in 0..n {
        let before = if i == 0 { "entry".to_string() } else { format!("h{}", i - 1) };
        let sum = if i == 0 { "0".to_string() } else { format!("%s{}", i - 1) };
        writeln!(
            text,
            "h{i}:\n  %i{i} = phi i64 [ 0, %{before} ], [ %j{i}, %l{i} ]\n  %s{i} = phi i64 [ {sum}, %{before} ], [ %t{i}, %l{i} ]\n  br label %{}",
            if i + 1 == n { "body".to_string() } else { format!("h{}", i + 1) }
        )
        .expect("a String takes all");
    }
    writeln!(text, "body:\n  %t = add i64 %s{}, 1\n  br label %l{}", n - 1, n - 1).expect("a String takes all");
    for i in (0..n).rev() {
        let inner = if i + 1 == n {
            ("%t".to_string(), "body".into())
        } else {
            (format!("%t{}", i + 1), format!("l{}", i + 1))
        };
        let next = if i == 0 { "exit".to_string() } else { format!("l{}", i - 1) };
        writeln!(
            text,
            "l{i}:\n  %t{i} = phi i64 [ {}, %{} ]\n  %j{i} = add i64 %i{i}, 1\n  %c{i} = icmp slt i64 %j{i}, %k\n  br i1 %c{i}, label %h{i}, label %{next}",
            inner.0, inner.1
        )
        .expect("a String takes all");
    }
    text + "exit:\n  ret i64 %t0\n}\n"
}

fn loop_row(n: usize) -> String {
    let each = |i: usize| {
        let (before, value) = match i {
            0 => ("entry".to_string(), "0".to_string()),
            _ => (format!("l{}", i - 1), format!("%s{}", i - 1)),
        };
        format!(
            "l{i}:\n  %i{i} = phi i64 [ 0, %{before} ], [ %j{i}, %l{i} ]\n  %p{i} = phi i64 [ {value}, %{before} ], [ %s{i}, %l{i} ]\n  \
             %s{i} = add i64 %p{i}, %i{i}\n  %j{i} = add i64 %i{i}, 1\n  %c{i} = icmp slt i64 %j{i}, %k\n  \
             br i1 %c{i}, label %l{i}, label %l{}",
            i + 1
        )
    };
    lines("define i64 @f(i64 %k) {\nentry:\n  br label %l0", n, each, &format!("l{n}:\n  ret i64 %s{}\n}}", n - 1))
}

fn irreducible(n: usize) -> String {
    let each = |i: usize| {
        format!(
            "s{i}:\n  %d{i} = icmp eq i64 %k, {i}\n  br i1 %d{i}, label %a{i}, label %b{i}\na{i}:\n  \
             %x{i} = phi i64 [ 0, %s{i} ], [ %y{i}, %b{i} ]\n  br label %b{i}\nb{i}:\n  \
             %z{i} = phi i64 [ 1, %s{i} ], [ %x{i}, %a{i} ]\n  %y{i} = add i64 %z{i}, 1\n  %c{i} = icmp slt i64 %y{i}, %k\n  \
             br i1 %c{i}, label %a{i}, label %s{}",
            i + 1
        )
    };
    lines("define i64 @f(i64 %k) {\n  br label %s0", n, each, &format!("s{n}:\n  ret i64 %y{}\n}}", n - 1))
}

fn nested_ifs(n: usize) -> String {
    let each = |i: usize| {
        format!("b{i}:\n  %c{i} = icmp sgt i64 %x, {i}\n  br i1 %c{i}, label %b{}, label %e{}", i + 1, i + 1)
    };
    let mut text = lines("define i64 @f(i64 %x) {\n  br label %b0", n, each, &format!("b{n}:\n  br label %j{n}"));
    for i in (1..=n).rev() {
        // The join block of each `else`, from the innermost outwards.
        let inner = if i == n { format!("b{n}") } else { format!("j{}", i + 1) };
        let value = if i == n { "0".to_string() } else { format!("%r{}", i + 1) };
        writeln!(
            text,
            "e{i}:\n  br label %j{i}\nj{i}:\n  %r{i} = phi i64 [ {value}, %{inner} ], [ {i}, %e{i} ]\n  br label %{}",
            if i == 1 { "out".to_string() } else { format!("j{}", i - 1) }
        )
        .expect("a String takes all");
    }
    text + "out:\n  ret i64 %r1\n}\n"
}

fn allocas(n: usize) -> String {
    let each =
        |i: usize| format!("  %a{i} = alloca i64\n  store i64 %x, ptr %a{i}\n  %v{i} = load i64, ptr %a{}", i / 2);
    lines("define i64 @f(i64 %x) {", n, each, &format!("  ret i64 %v{}\n}}", n - 1))
}

fn escaping_allocas(n: usize) -> String {
    let first = lines("define i64 @f(i64 %x) {", n, |i| format!("  %a{i} = alloca [2 x i64]"), "");
    let stores = lines("", n, |i| format!("  store volatile i64 {i}, ptr %a{i}"), "");
    let loads = |i: usize| format!("  %v{i} = load volatile i64, ptr %a{}", n - 1 - i);
    first + &stores + &lines("", n, loads, &format!("  ret i64 %v{}\n}}", n - 1))
}

fn switch_of(n: usize, factor: usize) -> String {
    let cases = (0..n).map(|i| format!("i64 {}, label %b{i}", i * factor)).collect::<Vec<_>>().join(" ");
    let head = format!("define i64 @f(i64 %x) {{\n  switch i64 %x, label %no [ {cases} ]\nno:\n  ret i64 -1");
    lines(&head, n, |i| format!("b{i}:\n  ret i64 {i}"), "}")
}

fn dense_switch(n: usize) -> String {
    switch_of(n, 1)
}

fn sparse_switch(n: usize) -> String {
    switch_of(n, 1009)
}

fn switch_with_phis(n: usize) -> String {
    let cases = (0..n).map(|i| format!("i64 {i}, label %join")).collect::<Vec<_>>().join(" ");
    let list = |k: usize| vec![format!("[ {k}, %entry ]"); n + 1].join(", ");
    let phis: Vec<String> = (0..5).map(|k| format!("  %p{k} = phi i64 {}", list(k))).collect();
    format!(
        "define i64 @f(i64 %x) {{\nentry:\n  switch i64 %x, label %join [ {cases} ]\njoin:\n{}\n  ret i64 %p4\n}}\n",
        phis.join("\n")
    )
}

fn wide_phi(n: usize) -> String {
    let cases = (0..n).map(|i| format!("i64 {i}, label %b{i}")).collect::<Vec<_>>().join(" ");
    let entries = (0..n).map(|i| format!("[ %v{i}, %b{i} ]")).collect::<Vec<_>>().join(", ");
    lines(
        &format!("define i64 @f(i64 %x) {{\n  switch i64 %x, label %no [ {cases} ]\nno:\n  ret i64 0"),
        n,
        |i| format!("b{i}:\n  %v{i} = mul i64 %x, {i}\n  br label %join"),
        &format!("join:\n  %r = phi i64 {entries}\n  ret i64 %r\n}}"),
    )
}

/// `x == 0 || x == 1 || …`, as front ends write it without optimization.
fn or_chain(n: usize) -> String {
    let constants: String = (0..n).map(|i| format!("[ true, %b{i} ], ")).collect();
    lines(
        "define i64 @f(i64 %x) {\n  br label %b0",
        n,
        |i| format!("b{i}:\n  %c{i} = icmp eq i64 %x, {i}\n  br i1 %c{i}, label %test, label %b{}", i + 1),
        &format!(
            "b{n}:\n  %d = icmp slt i64 %x, 0\n  br label %test\ntest:\n  %p = phi i1 {constants}[ %d, %b{n} ]\n  \
             br i1 %p, label %then, label %other\nthen:\n  ret i64 1\nother:\n  ret i64 2\n}}"
        ),
    )
}

/// `a && b` many times, all with the same target, which has a phi.
fn and_row(n: usize) -> String {
    let entries: String = (0..n).map(|i| format!("[ {i}, %t{i} ], ")).collect();
    lines(
        "define i64 @f(i64 %x) {\n  br label %l0",
        n,
        |i| {
            format!(
                "l{i}:\n  %a{i} = icmp sgt i64 %x, {i}\n  br i1 %a{i}, label %r{i}, label %t{i}\nr{i}:\n  \
                 %b{i} = icmp ne i64 %x, {}\n  br label %t{i}\nt{i}:\n  \
                 %p{i} = phi i1 [ false, %l{i} ], [ %b{i}, %r{i} ]\n  br i1 %p{i}, label %l{}, label %end",
                2 * i + 7,
                i + 1
            )
        },
        &format!("l{n}:\n  br label %end\nend:\n  %v = phi i64 {entries}[ {n}, %l{n} ]\n  ret i64 %v\n}}"),
    )
}

fn latches(n: usize) -> String {
    let cases: String = (1..n).map(|i| format!("i64 {i}, label %b{i} ")).collect();
    lines(
        &format!(
            "define void @g() noinline {{\n  ret void\n}}\n\
             define void @f(double %x, i64 %k, ptr %p) {{\n  call void @g()\n  br label %head\nhead:\n  switch i64 %k, label %b0 [ {cases}]"
        ),
        n,
        |i| {
            format!(
                "b{i}:\n  %y{i} = fmul double %x, {i}.0\n  store volatile double %y{i}, ptr %p\n  \
                 %c{i} = fcmp olt double %y{i}, 1.0\n  br i1 %c{i}, label %head, label %end"
            )
        },
        "end:\n  call void @g()\n  ret void\n}",
    )
}

fn loop_values(n: usize) -> String {
    let phis: String = (0..n).map(|i| format!("  %s{i} = phi double [ {i}.0, %entry ], [ %t{i}, %loop ]\n")).collect();
    let stores: String = (0..n).map(|i| format!("  store volatile double %t{i}, ptr %p\n")).collect();
    lines(
        &format!(
            "define void @g() noinline {{\n  ret void\n}}\n\
             define void @f(double %x, i64 %k, ptr %p) {{\nentry:\n  br label %loop\nloop:\n  \
             %i = phi i64 [ 0, %entry ], [ %i1, %loop ]\n{phis}"
        ),
        n,
        |i| format!("  %t{i} = fadd double %s{i}, %x"),
        &format!(
            "  %i1 = add i64 %i, 1\n  %c = icmp eq i64 %i1, %k\n  br i1 %c, label %after, label %loop\nafter:\n  \
             call void @g()\n{stores}  ret void\n}}"
        ),
    )
}

fn block_of_phis(n: usize) -> String {
    phis(n, |i| i)
}

fn rotating_phis(n: usize) -> String {
    phis(n, |i| (i + 1) % n)
}

/// Generates a loop with `n` phis; `next` returns the phi whose value each of them takes in the next iteration.
fn phis(n: usize, next: impl Fn(usize) -> usize) -> String {
    let head = "define i64 @f(i64 %k) {\nentry:\n  br label %l\nl:\n  %i = phi i64 [ 0, %entry ], [ %j, %l ]";
    let text = lines(head, n, |i| format!("  %p{i} = phi i64 [ {i}, %entry ], [ %q{i}, %l ]"), "");
    let text = text + &lines("", n, |i| format!("  %q{i} = add i64 %p{}, 1", next(i)), "");
    let text = text + "  %j = add i64 %i, 1\n  %c = icmp slt i64 %j, %k\n  br i1 %c, label %l, label %x\nx:\n";
    let sum = |i: usize| format!("  %s{} = xor i64 %s{i}, %p{i}", i + 1);
    text + &lines("  %s0 = add i64 %i, 0", n, sum, &format!("  ret i64 %s{n}\n}}"))
}

/// Generates blocks of 100 phis each.
fn phi_grid(n: usize) -> String {
    let mut text = String::from("define i64 @f(i64 %x, i1 %c) {\nentry:\n  br label %b0\n");
    for i in 0..n {
        let before = if i == 0 { "entry".to_string() } else { format!("b{}", i - 1) };
        writeln!(text, "b{i}:").expect("a String takes all");
        for k in 0..100 {
            let from = if i == 0 { "%x".to_string() } else { format!("%v{}.{}", i - 1, (k + 1) % 100) };
            writeln!(text, "  %p{i}.{k} = phi i64 [ {from}, %{before} ], [ %v{i}.{k}, %b{i} ]")
                .expect("a String takes all");
        }
        for k in 0..100 {
            writeln!(text, "  %v{i}.{k} = add i64 %p{i}.{k}, {k}").expect("a String takes all");
        }
        writeln!(text, "  br i1 %c, label %b{i}, label %b{}", i + 1).expect("a String takes all");
    }
    text + &format!("b{n}:\n  ret i64 %v{}.99\n}}\n", n - 1)
}

fn indirect_branch(n: usize) -> String {
    let table = (0..n).map(|i| format!("ptr blockaddress(@f, %b{i})")).collect::<Vec<_>>().join(", ");
    let labels = (0..n).map(|i| format!("label %b{i}")).collect::<Vec<_>>().join(", ");
    let head = format!(
        "@t = constant [{n} x ptr] [{table}]\ndefine i64 @f(i64 %x) {{\n  %p = getelementptr ptr, ptr @t, i64 %x\n  \
         %a = load ptr, ptr %p\n  indirectbr ptr %a, [ {labels} ]"
    );
    lines(&head, n, |i| format!("b{i}:\n  ret i64 {i}"), "}")
}

/// Generates threaded code, as in an interpreter: each operation jumps to any other. The text itself grows
/// quadratically.
fn threaded_code(n: usize) -> String {
    let table = (0..n).map(|i| format!("ptr blockaddress(@f, %b{i})")).collect::<Vec<_>>().join(", ");
    let labels = (0..n).map(|i| format!("label %b{i}")).collect::<Vec<_>>().join(", ");
    let jump = |i: String, x: String| {
        format!(
            "  %p{i} = getelementptr ptr, ptr @t, i64 {x}\n  %a{i} = load ptr, ptr %p{i}\n  indirectbr ptr %a{i}, [ {labels} ]"
        )
    };
    let head = format!(
        "@t = constant [{n} x ptr] [{table}]\ndefine i64 @f(i64 %x, ptr %m) {{\n{}",
        jump("e".into(), "%x".into())
    );
    let each =
        |i: usize| format!("b{i}:\n  %v{i} = load volatile i64, ptr %m\n{}", jump(i.to_string(), format!("%v{i}")));
    lines(&head, n, each, "}")
}

fn insert_values(n: usize) -> String {
    let each = |i: usize| format!("  %a{} = insertvalue [64 x i64] %a{i}, i64 %x, {}", i + 1, i % 64);
    let tail = format!("  %r = extractvalue [64 x i64] %a{n}, 5\n  ret i64 %r\n}}");
    lines("define i64 @f(i64 %x) {\n  %a0 = freeze [64 x i64] zeroinitializer", n, each, &tail)
}

fn large_values(n: usize) -> String {
    let each = |i: usize| {
        format!(
            "  %a{i} = load [64 x i64], ptr @{}\n  store [64 x i64] %a{i}, ptr @{}",
            ["a", "b"][i % 2],
            ["b", "a"][i % 2]
        )
    };
    let head = "@a = global [64 x i64] zeroinitializer\n@b = global [64 x i64] zeroinitializer\ndefine void @f() {";
    lines(head, n, each, "  ret void\n}")
}

fn vectors(n: usize) -> String {
    let each = |i: usize| {
        format!("  %v{} = {} <7 x i32> %v{i}, %v{}", i + 1, ["add", "mul", "xor"][i % 3], i.saturating_sub(1))
    };
    let tail = format!("  %r = extractelement <7 x i32> %v{n}, i32 5\n  ret i32 %r\n}}");
    lines("define i32 @f(i32 %x) {\n  %v0 = insertelement <7 x i32> zeroinitializer, i32 %x, i32 3", n, each, &tail)
}

fn invokes(n: usize) -> String {
    let each = |i: usize| {
        format!(
            "b{i}:\n  %x{} = invoke i64 @g(i64 %x{i}) to label %b{} unwind label %p{i}\np{i}:\n  \
             %l{i} = landingpad {{ ptr, i32 }} cleanup\n  resume {{ ptr, i32 }} %l{i}",
            i + 1,
            i + 1
        )
    };
    let head = "declare i32 @__gxx_personality_v0(...)\ndefine i64 @g(i64 %x) {\n  ret i64 %x\n}\n\
                define i64 @f(i64 %x0) personality ptr @__gxx_personality_v0 {\n  br label %b0";
    lines(head, n, each, &format!("b{n}:\n  ret i64 %x{n}\n}}"))
}

fn small_functions(n: usize) -> String {
    let each = |i: usize| {
        let callee = i.saturating_sub(1);
        format!(
            "define i64 @f{i}(i64 %x) {{\n  %c = icmp sgt i64 %x, {i}\n  br i1 %c, label %a, label %b\na:\n  \
             %r = call i64 @f{callee}(i64 %x)\n  ret i64 %r\nb:\n  ret i64 %x\n}}"
        )
    };
    lines("", n, each, "")
}

/// Generates a call tree: inlining every callee would give 2 to the power of n instructions.
fn call_tree(n: usize) -> String {
    let each = |i: usize| {
        format!(
            "define internal i64 @f{}(i64 %x) {{\n  %a = call i64 @f{i}(i64 %x)\n  %b = call i64 @f{i}(i64 %a)\n  \
             %r = add i64 %a, %b\n  ret i64 %r\n}}",
            i + 1
        )
    };
    let last = "define i64 @f0(i64 %x) {\n  %r = mul i64 %x, 3\n  ret i64 %r\n}\n";
    lines(last, n, each, &format!("define i64 @f(i64 %x) {{\n  %r = call i64 @f{n}(i64 %x)\n  ret i64 %r\n}}"))
}

/// Generates a chain of functions with one caller each, which could become a single function, or be copied
/// into each part of itself.
fn called_once(n: usize) -> String {
    let each = |i: usize| {
        format!(
            "define internal i64 @f{}(i64 %x) {{\n  %c = icmp sgt i64 %x, {i}\n  br i1 %c, label %a, label %b\na:\n  \
             %s = mul i64 %x, {i}\n  %r = call i64 @f{i}(i64 %s)\n  ret i64 %r\nb:\n  ret i64 %x\n}}",
            i + 1
        )
    };
    let last = "define internal i64 @f0(i64 %x) {\n  ret i64 %x\n}\n";
    lines(last, n, each, &format!("define i64 @f(i64 %x) {{\n  %r = call i64 @f{n}(i64 %x)\n  ret i64 %r\n}}"))
}

fn call_ring(n: usize) -> String {
    let each = |i: usize| {
        format!(
            "define internal i64 @f{i}(i64 %x) {{\n  %c = icmp sgt i64 %x, 0\n  br i1 %c, label %a, label %b\na:\n  \
             %y = sub i64 %x, 1\n  %r = call i64 @f{}(i64 %y)\n  ret i64 %r\nb:\n  ret i64 {i}\n}}",
            (i + 1) % n
        )
    };
    lines("", n, each, "define i64 @f(i64 %x) {\n  %r = call i64 @f0(i64 %x)\n  ret i64 %r\n}")
}

fn self_calls(n: usize) -> String {
    let each = |i: usize| format!("  %x{} = call i64 @f(i64 %x{i})", i + 1);
    let head =
        "define i64 @f(i64 %x0) {\n  %c = icmp sgt i64 %x0, 0\n  br i1 %c, label %a, label %b\nb:\n  ret i64 %x0\na:";
    lines(head, n, each, &format!("  ret i64 %x{n}\n}}"))
}

fn globals(n: usize) -> String {
    let each = |i: usize| format!("@g{i} = global {{ i64, ptr }} {{ i64 {i}, ptr @g{} }}", (i * 7 + 1) % n);
    let text = lines("", n, each, "define i64 @f() {");
    let loads = |i: usize| format!("  %v{i} = load volatile i64, ptr @g{i}");
    text + &lines("", n, loads, "  ret i64 0\n}")
}

/// Generates nested constant expressions; deeper nesting is refused.
fn nested_constants(n: usize) -> String {
    let mut expression = String::from("@g");
    for i in 0..100 {
        expression = format!("getelementptr (i8, ptr {expression}, i64 {})", i % 5);
    }
    let each = |i: usize| format!("@p{i} = global ptr getelementptr (i8, ptr {expression}, i64 {i})");
    lines(
        "@g = global [1000 x i8] zeroinitializer",
        n,
        each,
        "define ptr @f() {\n  %r = load ptr, ptr @p0\n  ret ptr %r\n}",
    )
}

fn large_array(n: usize) -> String {
    let elements: Vec<String> = (0..n).map(|i| format!("i64 {i}")).collect();
    format!(
        "@a = global [{n} x i64] [{}]\ndefine i64 @f() {{\n  %r = load i64, ptr @a\n  ret i64 %r\n}}\n",
        elements.join(", ")
    )
}
