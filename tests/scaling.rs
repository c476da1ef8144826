//! Parsing and verification take time linear in the input, for every shape of text: doubling the size at most doubles
//! the cost, approximately. The tests count allocations and allocated bytes, which are the same in every run. Loops
//! without allocations show in the thread's processor time, for which only a clearly superlinear growth is an error.

#[macro_use]
mod test_cache;

use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::link::link;
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::parse::parse;
use llvmlite_jit::session::{self, EngineKind, Session};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::Value;
use llvmlite_jit::verify::{Dialect, Options, verify};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt::Write;
use std::sync::Arc;

#[path = "../benches/workloads.rs"]
#[expect(dead_code, reason = "others use the rest")]
mod workloads;

/// The system's allocator, with counters per thread.
struct Counting;

thread_local! {
    static CALLS: Cell<u64> = const { Cell::new(0) };
    static BYTES: Cell<u64> = const { Cell::new(0) };
}

fn count(bytes: usize) {
    CALLS.set(CALLS.get() + 1);
    BYTES.set(BYTES.get() + bytes as u64);
}

// SAFETY: every request is forwarded to the system's allocator unchanged; the counters are plain thread-local
// numbers that need no allocation and no destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size());
        // SAFETY: by the caller's contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: by the caller's contract.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size);
        // SAFETY: by the caller's contract.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The cost of some work.
#[derive(Clone, Copy, Debug)]
struct Cost {
    calls: u64,
    bytes: u64,
    nanoseconds: u64,
}

impl Cost {
    fn of<T>(work: impl FnOnce() -> T) -> (T, Cost) {
        let (calls, bytes, start) = (CALLS.get(), BYTES.get(), processor_time());
        let result = work();
        let nanoseconds = processor_time() - start;
        (result, Cost { calls: CALLS.get() - calls, bytes: BYTES.get() - bytes, nanoseconds })
    }
}

/// Returns the processor time of this thread in nanoseconds.
fn processor_time() -> u64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the clock exists on every POSIX system with threads, and `time` is valid for writes.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
}

/// A generator of a text of a given size.
type Shape = fn(usize) -> String;

/// The expected result for a shape.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expect {
    Accepted,
    Refused,
}

/// Shapes: name, initial size, expected result, and generator.
const SHAPES: &[(&str, usize, Expect, Shape)] = &[
    ("many functions", 500, Expect::Accepted, many_functions),
    ("many globals", 1000, Expect::Accepted, many_globals),
    ("many types", 1000, Expect::Accepted, many_types),
    ("many structural types", 1000, Expect::Accepted, structural_types),
    ("many blocks", 1000, Expect::Accepted, many_blocks),
    ("blocks in reverse", 1000, Expect::Accepted, blocks_in_reverse),
    ("a ladder of branches", 500, Expect::Accepted, ladder),
    ("one block with many predecessors", 500, Expect::Accepted, many_predecessors),
    ("a result of an invoke in a loop with many latches", 2000, Expect::Accepted, invoke_results),
    ("a chain of phis", 500, Expect::Accepted, phi_chain),
    ("a long straight line", 2000, Expect::Accepted, straight_line),
    ("many locals", 1000, Expect::Accepted, many_locals),
    ("many parameters", 1000, Expect::Accepted, many_parameters),
    ("a switch with many cases", 1000, Expect::Accepted, many_cases),
    ("a large array", 3000, Expect::Accepted, large_array),
    ("a long string", 30_000, Expect::Accepted, long_string),
    ("much metadata", 1000, Expect::Accepted, metadata),
    ("a chain of scalar types", 1000, Expect::Accepted, scalar_types),
    ("nested struct types", 1000, Expect::Accepted, struct_types),
    ("comments and blank lines", 5000, Expect::Accepted, comments),
    ("one long line", 2000, Expect::Accepted, one_line),
    ("calls of undeclared functions", 500, Expect::Accepted, undeclared),
    ("many undefined values", 500, Expect::Refused, undefined_values),
    ("many wrong types", 500, Expect::Refused, wrong_types),
    ("many lines that cannot be read", 500, Expect::Refused, unreadable_lines),
    ("many items that cannot be read", 500, Expect::Refused, unreadable_items),
    ("items damaged at their start", 500, Expect::Refused, damaged_items),
    ("parameters without types", 1000, Expect::Refused, untyped_parameters),
    ("opened and never closed", 3000, Expect::Refused, never_closed),
    ("no line ends, nothing sensible", 3000, Expect::Refused, noise),
    ("duplicate names", 500, Expect::Refused, duplicates),
];

#[test]
fn twice_the_text_is_twice_the_work() {
    cached!();
    let check = |half| -> Vec<String> {
        let shapes = SHAPES.iter().skip(half).step_by(2);
        shapes.filter_map(|(name, n, e, shape)| Some(format!("{name}: {}", linear(*n, *e, *shape).err()?))).collect()
    };
    let wrong = std::thread::scope(|s| [0, 1].map(|n| s.spawn(move || check(n))).map(|t| t.join().unwrap()).concat());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Maximum ratio of the cost of the second doubling to that of the first: 2 for linear work, 4 for quadratic.
const FACTOR: f64 = 3.0;
/// Maximum ratio of times for four times the size: 4 for linear work, 16 for quadratic.
const TIME_FACTOR: f64 = 10.0;
/// Shortest time in nanoseconds that is significant.
const NOTABLE: u64 = 4_000_000;

fn linear(size: usize, expect: Expect, shape: Shape) -> Result<(), String> {
    let costs = [size, 2 * size, 4 * size].map(|n| stages(&shape(n), expect));
    for (stage, name) in ["parse", "verify"].into_iter().enumerate() {
        let [one, two, four] = [&costs[0], &costs[1], &costs[2]].map(|c| c.as_ref().map(|c| c[stage]));
        let (one, two, four) = (one.map_err(String::clone)?, two.map_err(String::clone)?, four.map_err(String::clone)?);
        for (what, get) in [("allocations", (|c| c.calls) as fn(Cost) -> u64), ("bytes", |c| c.bytes)] {
            let (first, second) = (get(two).saturating_sub(get(one)), get(four).saturating_sub(get(two)));
            // A few reallocations of a growing table are not significant.
            if second > 2000 && second as f64 > FACTOR * first as f64 {
                return Err(format!("{name}: {what} {} {} {}", get(one), get(two), get(four)));
            }
        }
        // Other load can only slow it down, so one good attempt out of a few suffices.
        let fast =
            |one: Cost, four: Cost| (four.nanoseconds as f64) < TIME_FACTOR * one.nanoseconds.max(NOTABLE / 4) as f64;
        let again =
            || Ok::<bool, String>(fast(stages(&shape(size), expect)?[stage], stages(&shape(4 * size), expect)?[stage]));
        if four.nanoseconds > NOTABLE && !fast(one, four) && !(again()? || again()? || again()? || again()?) {
            return Err(format!("{name}: {} ns for {size}, {} ns for {}", one.nanoseconds, four.nanoseconds, 4 * size));
        }
    }
    Ok(())
}

/// Measures parsing and verifying a text.
fn stages(text: &str, expect: Expect) -> Result<[Cost; 2], String> {
    let mut sources = SourceMap::new();
    let source = sources.add("shape.ll", text).map_err(|e| e.to_string())?;
    let (parsed, parse_cost) = Cost::of(|| parse(&source));
    let (verified, verify_cost) = Cost::of(|| verify(parsed.module, &sources, Options::default()));
    let mut errors: Vec<_> = parsed.diagnostics.into_iter().filter(|d| d.is_error()).collect();
    errors.extend(verified.err().into_iter().flatten().filter(|d| d.is_error()));
    match (expect, errors.first()) {
        (Expect::Accepted, Some(error)) => Err(format!("{}: {}", sources.place(error.span()), error.message)),
        (Expect::Refused, None) => Err("no error was found".into()),
        _ => Ok([parse_cost, verify_cost]),
    }
}

/// Shapes for which Cranelift's own cost is superlinear up to the sizes at which the simpler strategies begin
/// (`examples/curves.rs` measures them), and shapes whose text grows quadratically.
const STEEPER: [&str; 5] = [
    "nested loops",
    "loops one after the other",
    "loop with many latches",
    "blocks one after the other",
    "indirectbr from everywhere",
];

#[test]
fn four_times_the_code_takes_not_much_more_than_four_times_to_compile() {
    cached!();
    let mut wrong = Vec::new();
    for (name, size, workload) in workloads::WORKLOADS.iter().filter(|s| !STEEPER.contains(&s.0)) {
        let small = size / 10;
        let time = |n| compiled(&workload(n)).map_or_else(|e| panic!("{name}: {e}"), |cost| cost.nanoseconds);
        let fast = || {
            let (one, four) = (time(small), time(4 * small));
            (four < NOTABLE || (four as f64) < TIME_FACTOR * one.max(NOTABLE / 4) as f64, one, four)
        };
        let (fine, one, four) = fast();
        if !fine && !(0..4).any(|_| fast().0) {
            wrong.push(format!("{name}: {one} ns for {small}, {four} ns for {}", 4 * small));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Each input of a session costs the same, however many were entered before it: allocated bytes are counted.
#[test]
fn the_thousandth_input_of_a_session_costs_as_much_as_the_first() {
    cached!();
    let shapes: [(&str, Shape); 6] = [
        ("values", |n| format!("%v{n} = add i64 {n}, 1")),
        ("pointers", |n| format!("%p{n} = alloca i64")),
        ("variables", |n| format!("@g{n} = global i64 {n}")),
        ("functions", |n| format!("define i64 @f{n}(i64 %n) {{\n  %r = add i64 %n, {n}\n  ret i64 %r\n}}")),
        ("a value and a variable", |n| match n % 2 {
            0 => format!("%v{n} = i64 {n}"),
            _ => format!("@g{n} = global i64 {n}"),
        }),
        ("one value", |n| format!("%x = add i64 {n}, 1")),
    ];
    let of_engine = |engine| {
        let mut wrong = Vec::new();
        for (name, shape) in shapes {
            // SAFETY: the texts are this test's own.
            let mut session = unsafe { Session::new(session::Options { engine, ..Default::default() }).unwrap() };
            let mut inputs = (0..1000).map(|n| {
                let text = shape(n);
                let (reply, cost) = Cost::of(|| session.enter(&text));
                assert!(!reply.failed(), "{text}: {:?}", reply.diagnostics);
                cost.bytes
            });
            // The median leaves out the inputs at which a table grows.
            let mut median = || {
                let mut costs: Vec<u64> = inputs.by_ref().take(100).collect();
                costs.sort_unstable();
                costs[50]
            };
            let medians: [u64; 10] = std::array::from_fn(|_| median());
            // Tables with a few bytes for each global are rebuilt for an input.
            const TABLES: f64 = 16384.0;
            if medians[9] as f64 > 1.5 * medians[0] as f64 + TABLES {
                wrong.push(format!("{name}, {engine:?}: {medians:?} bytes"));
            }
        }
        wrong
    };
    let both = [EngineKind::Jit, EngineKind::Interp];
    let wrong = std::thread::scope(|s| both.map(|e| s.spawn(move || of_engine(e))).map(|t| t.join().unwrap()).concat());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// A text is divided into elements in linear time, whether they are definitions, instructions or expressions.
#[test]
fn a_script_is_divided_in_linear_time() {
    for (name, line) in [("definitions", "@g = global i64 1\n"), ("instructions", "%x = i64 1\n"), ("C", "x = f(1)\n")]
    {
        let [one, two, four] =
            [1000, 2000, 4000].map(|n| Cost::of(|| session::elements(&line.repeat(n)).len()).1.bytes);
        assert!((four - two) as f64 <= FACTOR * (two - one) as f64, "{name}: {one} {two} {four} bytes");
    }
}

/// Two modules with the same comdats, of which the larger ones are taken, are linked in linear time.
#[test]
fn comdats_are_linked_in_linear_time() {
    let cost = |n: usize| {
        let text = |ty: &str| {
            let comdat = |i| format!("$c{i} = comdat largest\n@c{i} = linkonce_odr global {ty} {i}, comdat\n");
            (0..n).map(comdat).collect::<String>()
        };
        let mut sources = SourceMap::new();
        let modules = ["i32", "i64"].map(|ty| {
            let source = sources.add(format!("{ty}.ll"), text(ty)).expect("below 4 GiB");
            let module = parse(&source).module;
            (source, module)
        });
        let (linked, cost) = Cost::of(|| link(modules));
        assert!(linked.diagnostics.is_empty(), "{:?}", linked.diagnostics);
        cost
    };
    let [one, two, four] = [500, 1000, 2000].map(|n| cost(n).bytes);
    assert!((four - two) as f64 <= FACTOR * (two - one) as f64, "{one} {two} {four} bytes");
}

/// An exception that passes many frames with cleanups costs the same at each: `resume` does not search for the handler
/// again.
#[test]
fn an_exception_passes_cleanups_in_linear_time() {
    let mut sources = SourceMap::new();
    let source = sources.add("cleanups.ll", include_str!("scaling/cleanups.ll")).expect("below 4 GiB");
    let checked = Arc::new(verify(parse(&source).module, &sources, Options::default()).expect("a valid module"));
    let run = checked.module().find("run").expect("it is defined");
    let mut interpreter =
        Interpreter::new(Arc::clone(&checked), &[run], interp::Options::default()).expect("it is supported");
    let mut time = |n: u64| {
        let (outcome, cost) = Cost::of(|| interpreter.call("run", &[Value::Int { width: 64, bits: n.into() }]));
        assert!(matches!(outcome, Outcome::Returned(Value::Int { bits: 1, .. })), "{outcome:?}");
        cost.nanoseconds
    };
    let mut fast = || {
        let (one, four) = (time(5_000), time(20_000));
        ((four as f64) < TIME_FACTOR * one.max(NOTABLE / 4) as f64, one, four)
    };
    let (fine, one, four) = fast();
    assert!(fine || (0..4).any(|_| fast().0), "{one} ns for 5000 frames, {four} ns for 20000");
}

/// Measures the compilation of a text.
fn compiled(text: &str) -> Result<Cost, String> {
    let mut sources = SourceMap::new();
    let source = sources.add("shape.ll", text).map_err(|e| e.to_string())?;
    let checked = verify(parse(&source).module, &sources, Options::default()).map_err(|e| e[0].message.clone())?;
    let functions: Vec<_> = checked.module().definitions().map(|(id, _, _)| id).collect();
    // SAFETY: the program is this test's own.
    let (jit, cost) = Cost::of(|| unsafe { Jit::new(Arc::new(checked), &functions, jit::Options::default()) });
    jit.map(|_| cost).map_err(|e| e[0].message.clone())
}

#[test]
fn nesting_beyond_the_bound_is_refused() {
    const DEEP: usize = 100_000;
    let around = |open: &str, middle: &str, close: &str| open.repeat(DEEP) + middle + &close.repeat(DEEP);
    let texts = [
        ("structs", format!("%t = type {}", around("{", "i64", "}"))),
        ("packed structs", format!("%t = type {}", around("<{", "i64", "}>"))),
        ("arrays", format!("%t = type {}", around("[1 x ", "i64", "]"))),
        ("functions", format!("%t = type {}", around("i64 (", "i64", ")"))),
        ("structs never closed", format!("%t = type {}", "{".repeat(DEEP))),
        ("pointers", format!("@g = global i64{} null", "*".repeat(DEEP))),
        ("constants", format!("@g = global i64 {}", around("add (i64 1, i64 ", "1", ")"))),
        ("aggregates", format!("@g = global i64 {}", around("{ i64 ", "1", "}"))),
        ("brackets", around("(", "", ")")),
        ("metadata", format!("!0 = {}", around("!{", "null", "}"))),
        ("operands", format!("define void @f() {{ ret i64 {} }}", around("bitcast (i64 ", "0", " to i64)"))),
        ("declared parameters", format!("declare void @f({})", around("void (", "i64", ")*"))),
        ("closed in comments", format!("%t = type {{{}", around("{;}\n", "i64", "}"))),
        ("closed in names", format!("%t = type {{ {}", around("{ %\"}}\", ", "i64", "}"))),
        ("closed in strings", format!("@g = global i64 {}", around("{ [1 x i8] c\")\", i64 ", "1", "}"))),
        ("on the next line", format!("%t = type\n{}", around("{", "i64", "}"))),
        (
            "operands on the next line",
            format!("define void @f() {{\n  ret i64\n {}\n}}", around("add (i64 1, i64 ", "1", ")")),
        ),
        ("after a lost quote", format!("@g = global i8 \"\n%t = type {}", around("{ %\"}}\", ", "i64", "}"))),
        (
            "after a lost brace",
            format!("define void @f() {{\n  ret \"\n{}", around("  %x = add i64 {\"}\" ", "1", "}")),
        ),
    ];
    for (name, text) in texts {
        let mut sources = SourceMap::new();
        let source = sources.add("deep.ll", text).expect("below 4 GiB");
        let parsed = parse(&source);
        let refused = parsed.diagnostics.iter().any(|d| d.is_error());
        let verified = verify(parsed.module, &sources, Options::default());
        // Nested pointer types cost no stack: a parser may limit them or must accept them.
        assert!(refused || verified.is_err() || name == "pointers" || name == "metadata", "{name} was accepted");
    }
}

/// Chains of references from item to item cost no stack or are refused, at every stage.
#[test]
fn chains_of_any_length_end() {
    const LONG: usize = 10_000;
    let chain = |head: &str, each: &dyn Fn(usize) -> String, end: String| {
        let links: String = (0..LONG).map(each).collect();
        format!(
            "{head}{links}{end}\n@g = global i8 6\ndefine i32 @main() {{\n  %x = load i8, ptr @a0\n  ret i32 0\n}}\n"
        )
    };
    let alias = |n: usize, target: &str| format!("@a{n} = alias i8, {}\n", target.replace('#', &(n + 1).to_string()));
    let last = format!("@a{LONG} = global i8 6");
    let sum = "inttoptr (i64 add (i64 ptrtoint (ptr @a# to i64), i64 1) to ptr)";
    let texts = [
        ("aliases", chain("", &|n| alias(n, "ptr @a#"), last.clone()), true),
        ("aliases of casts", chain("", &|n| alias(n, "bitcast (ptr @a# to ptr)"), last.clone()), true),
        (
            "aliases through addresses",
            chain("", &|n| alias(n, "getelementptr (i8, ptr @a#, i64 0)"), last.clone()),
            false,
        ),
        ("aliases through sums", chain("", &|n| alias(n, sum), last.clone()), false),
        (
            "structs",
            chain(
                "",
                &|n| format!("%t{n} = type {{ %t{} }}\n", n + 1),
                format!("%t{LONG} = type i8\n@a0 = global %t0 zeroinitializer"),
            ),
            false,
        ),
        (
            "arrays",
            chain(
                "",
                &|n| format!("%t{n} = type [1 x %t{}]\n", n + 1),
                format!("%t{LONG} = type i8\n@a0 = global %t0 zeroinitializer"),
            ),
            false,
        ),
        (
            "functions",
            chain(
                "",
                &|n| format!("%t{n} = type i64 (%t{}*)\n", n + 1),
                format!("%t{LONG} = type i64\n@a0 = global %t0* null"),
            ),
            true,
        ),
        (
            "pointers",
            chain(
                "",
                &|n| format!("%t{n} = type {{ %t{}* }}\n", n + 1),
                format!("%t{LONG} = type i64\n@a0 = global %t0* null"),
            ),
            true,
        ),
        (
            "nodes",
            chain("@a0 = global i8 0\n", &|n| format!("!{n} = !{{!{}}}\n", n + 1), format!("!{LONG} = !{{}}")),
            true,
        ),
    ];
    for (name, text, runs) in texts {
        let mut sources = SourceMap::new();
        let source = sources.add("chain.ll", text).expect("below 4 GiB");
        let llvmlite = Options { dialect: Dialect::Llvmlite, ..Options::default() };
        let _ = verify(parse(&source).module, &sources, llvmlite);
        let verified = verify(parse(&source).module, &sources, Options::default());
        assert_eq!(verified.is_ok(), runs, "{name}");
        let Ok(checked) = verified else { continue };
        let checked = Arc::new(checked);
        let main = checked.module().find("main").expect("it is defined");
        assert!(Interpreter::new(Arc::clone(&checked), &[main], interp::Options::default()).is_ok(), "{name}");
        // SAFETY: the program is this test's own.
        assert!(unsafe { Jit::new(checked, &[main], jit::Options::default()) }.is_ok(), "{name}");
    }
}

#[test]
fn a_flood_of_mistakes_ends() {
    for shape in [unreadable_lines as Shape, unreadable_items, noise, duplicates] {
        let mut sources = SourceMap::new();
        let source = sources.add("flood.ll", shape(5000)).expect("below 4 GiB");
        let found = parse(&source).diagnostics;
        assert!(found.len() < 1000, "{} findings", found.len());
        assert!(found.iter().any(|d| d.is_error()));
    }
}

#[test]
fn types_that_double_in_size_cost_no_more_than_others() {
    let text = |n: usize| {
        let mut text = String::from("%t0 = type { i64, i64 }\n");
        for i in 1..n {
            line(&mut text, format_args!("%t{i} = type {{ %t{0}, %t{0} }}", i - 1));
        }
        line(&mut text, format_args!("@g = external global %t{}", n - 1));
        text
    };
    // If each part were visited, there would be 2^40 and 2^58 of them.
    for n in [40, 58, 200] {
        let mut sources = SourceMap::new();
        let source = sources.add("double.ll", text(n)).expect("below 4 GiB");
        let parsed = parse(&source);
        let _ = verify(parsed.module, &sources, Options::default());
    }
}

fn line(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).and_then(|()| text.write_char('\n')).expect("a String takes all");
}

/// Joins `head`, a line for each number, and `tail`.
fn lines(head: &str, n: usize, each: impl Fn(usize) -> String, tail: &str) -> String {
    let body: Vec<String> = (0..n).map(each).collect();
    format!("{head}\n{}\n{tail}\n", body.join("\n"))
}

fn many_functions(n: usize) -> String {
    let each = |i: usize| {
        let callee = i.saturating_sub(1);
        format!(
            "define i64 @f{i}(i64 %x) {{\n  %c = icmp sgt i64 %x, {i}\n  br i1 %c, label %a, label %b\na:\n  %r = call i64 @f{callee}(i64 %x)\n  ret i64 %r\nb:\n  ret i64 %x\n}}"
        )
    };
    lines("", n, each, "")
}

fn many_globals(n: usize) -> String {
    let each = |i: usize| format!("@g{i} = global {{ i64, ptr }} {{ i64 {i}, ptr @g{} }}", (i * 7 + 1) % n);
    lines("", n, each, "")
}

fn many_types(n: usize) -> String {
    let each = |i: usize| {
        format!("%t{i} = type {{ i64, %t{}*, [2 x i64] }}\n@g{i} = global %t{i} zeroinitializer", (i + 1) % n)
    };
    lines("", n, each, "")
}

fn structural_types(n: usize) -> String {
    lines("", n, |i| format!("@g{i} = external global {{ [{i} x i64], {{ i64, [{i} x i8] }}* }}"), "")
}

fn many_blocks(n: usize) -> String {
    lines(
        "define void @f() {\n  br label %b0",
        n,
        |i| format!("b{i}:\n  br label %b{}", i + 1),
        &format!("b{n}:\n  ret void\n}}"),
    )
}

fn blocks_in_reverse(n: usize) -> String {
    let each = |i: usize| {
        let this = n - i;
        format!("b{this}:\n  %x{this} = add i64 %x{}, 1\n  br label %b{}", this - 1, this + 1)
    };
    let head = format!("define i64 @f() {{\n  br label %b0\nb{}:\n  ret i64 %x{n}", n + 1);
    lines(&head, n, each, "b0:\n  %x0 = add i64 0, 1\n  br label %b1\n}")
}

fn ladder(n: usize) -> String {
    let each = |i: usize| format!("b{i}:\n  br i1 %c, label %b{}, label %o{i}\no{i}:\n  br label %b{}", i + 1, i + 1);
    lines("define void @f(i1 %c) {\n  br label %b0", n, each, &format!("b{n}:\n  ret void\n}}"))
}

fn many_predecessors(n: usize) -> String {
    let cases: Vec<String> = (0..n).map(|i| format!("i64 {i}, label %b{i}")).collect();
    let entries: Vec<String> = (0..n).map(|i| format!("[ {i}, %b{i} ]")).collect();
    lines(
        &format!("define i64 @f(i64 %x) {{\n  switch i64 %x, label %no [ {} ]\nno:\n  ret i64 0", cases.join(" ")),
        n,
        |i| format!("b{i}:\n  br label %join"),
        &format!("join:\n  %r = phi i64 {}\n  ret i64 %r\n}}", entries.join(", ")),
    )
}

fn phi_chain(n: usize) -> String {
    let each = |i: usize| {
        let before = if i == 0 { "entry".into() } else { format!("l{}", i - 1) };
        let value = if i == 0 { "%a".into() } else { format!("%p{}", i - 1) };
        format!(
            "l{i}:\n  %p{i} = phi i64 [ {value}, %{before} ], [ %p{i}, %l{i} ]\n  br i1 %c, label %l{i}, label %l{}",
            i + 1
        )
    };
    let tail = format!("l{n}:\n  ret i64 %p{}\n}}", n - 1);
    lines("define i64 @f(i64 %a, i1 %c) {\nentry:\n  br label %l0", n, each, &tail)
}

fn straight_line(n: usize) -> String {
    let each = |i: usize| format!("  %x{} = add i64 %x{i}, %x{}", i + 1, i / 2);
    lines("define i64 @f(i64 %x0) {", n, each, &format!("  ret i64 %x{n}\n}}"))
}

fn many_locals(n: usize) -> String {
    let each =
        |i: usize| format!("  %a{i} = alloca i64\n  store i64 {i}, i64* %a{i}\n  %v{i} = load i64, i64* %a{}", i / 2);
    lines("define void @f() {", n, each, "  ret void\n}")
}

fn many_parameters(n: usize) -> String {
    let list = |each: fn(usize) -> String| (0..n).map(each).collect::<Vec<_>>().join(", ");
    let (parameters, arguments) = (list(|i| format!("i64 %p{i}")), list(|i| format!("i64 {i}")));
    format!(
        "define i64 @f({parameters}) {{\n  ret i64 %p0\n}}\ndefine i64 @g() {{\n  %r = call i64 @f({arguments})\n  ret i64 %r\n}}\n"
    )
}

fn many_cases(n: usize) -> String {
    lines(
        "define void @f(i64 %x) {\n  switch i64 %x, label %o [",
        n,
        |i| format!("    i64 {i}, label %o"),
        "  ]\no:\n  ret void\n}",
    )
}

fn large_array(n: usize) -> String {
    let elements: Vec<String> = (0..n).map(|i| format!("i64 {i}")).collect();
    format!("@a = global [{n} x i64] [{}]\n", elements.join(", "))
}

fn long_string(n: usize) -> String {
    format!("@s = constant [{} x i8] c\"{}\\00\"\n", 2 * n + 1, "a\\0A".repeat(n))
}

fn metadata(n: usize) -> String {
    lines(
        "define void @f() {\n  ret void, !dbg !0\n}",
        n,
        |i| format!("!{i} = !{{!{}, !\"text {i}\", i32 {i}}}", (i + 1) % n),
        "",
    )
}

/// Type-based alias analysis: each type is the parent of the one before, and has an access.
fn scalar_types(n: usize) -> String {
    let access = |i| format!("  %v{i} = load i32, ptr %p, !tbaa !{}", 2 * i + 1);
    let node = |i| format!("!{0} = !{{!\"t{i}\", !{2}}}\n!{1} = !{{!{0}, !{0}, i64 0}}", 2 * i, 2 * i + 1, 2 * i + 2);
    let function = lines("define void @f(ptr %p) {", n, access, "  ret void\n}");
    lines(&function, n, node, &format!("!{} = !{{!\"root\"}}", 2 * n))
}

/// Type-based alias analysis: each struct is a member of the one before; ten accesses go from the outer ones to the
/// innermost.
fn struct_types(n: usize) -> String {
    let access = |i| format!("  %v{i} = load i32, ptr %p, !tbaa !{}", n + 2 + i);
    let node = |i| format!("!{i} = !{{!\"s{i}\", !{}, i64 0, !{n}, i64 8}}", i + 1);
    let function = lines("define void @f(ptr %p) {", 10, access, "  ret void\n}");
    let tags: String = (0..10).map(|i| format!("!{} = !{{!{i}, !{n}, i64 0}}\n", n + 2 + i)).collect();
    lines(&function, n, node, &format!("!{n} = !{{!\"int\", !{0}}}\n!{0} = !{{!\"root\"}}\n{tags}", n + 1))
}

fn comments(n: usize) -> String {
    lines("define void @f() {", n, |i| format!("  ; comment {i} \"quoted\n\n"), "  ret void\n}")
}

fn one_line(n: usize) -> String {
    straight_line(n).replace('\n', " ")
}

fn undeclared(n: usize) -> String {
    lines("define void @f() {", n, |i| format!("  call void @u{i}(i64 {i})"), "  ret void\n}")
}

fn undefined_values(n: usize) -> String {
    lines("define void @f() {", n, |i| format!("  %x{i} = add i64 %undefined{i}, @missing{i}"), "  ret void\n}")
}

fn wrong_types(n: usize) -> String {
    lines("define void @f(i1 %b, ptr %p) {", n, |i| format!("  %x{i} = add i64 %b, %p"), "  ret void\n}")
}

fn unreadable_lines(n: usize) -> String {
    lines("define void @f() {", n, |i| format!("  %x{i} = ad i64 1 2,, ({i}"), "  ret void\n}")
}

fn unreadable_items(n: usize) -> String {
    lines("", n, |i| format!("@g{i} = globla i64 {i}\ndefin void @f{i}() {{\n  ret void\n}}"), "")
}

fn damaged_items(n: usize) -> String {
    lines("", n, |i| format!("@g{i} global i64 {i}\n%t{i} = {{ i64 }}\nx{i} = constant i8 1"), "")
}

/// The definitions of types after the header determine whether each name is a type.
fn untyped_parameters(n: usize) -> String {
    let names: Vec<String> = (0..n).map(|i| format!("%x{i}")).collect();
    let types = lines("", n, |i| format!("%t{i} = type {{ i64 }}"), "");
    format!("define void @f({}) {{\n  ret void\n}}\n{types}", names.join(", "))
}

fn never_closed(n: usize) -> String {
    lines("", n, |i| format!("define void @f{i}( {{ [ < \"text"), "")
}

fn noise(n: usize) -> String {
    "%@!#\"\\(] ".repeat(n)
}

fn duplicates(n: usize) -> String {
    lines(
        "",
        n,
        |_| {
            "define void @f(i64 %x, i64 %x) {\na:\n  br label %a\na:\n  %y = add i64 1, 1\n  %y = add i64 2, 2\n  ret void\n}".into()
        },
        "",
    )
}

fn invoke_results(n: usize) -> String {
    let head = "declare i32 @p(...)\ndefine void @f(i32 %n) personality ptr @p {\nentry:\n  %v = invoke i32 @f1() \
                to label %head unwind label %pad\npad:\n  %e = landingpad { ptr, i32 } cleanup\n  ret void\nhead:\n  switch i32 %n, label %out [";
    let cases: String = (0..n).map(|i| format!(" i32 {i}, label %b{i}")).collect();
    lines(
        &format!("{head}{cases} ]\n"),
        n,
        |i| format!("b{i}:\n  %x{i} = add i32 %v, 1\n  br label %head"),
        "out:\n  ret void\n}\ndeclare i32 @f1()\n",
    )
}
