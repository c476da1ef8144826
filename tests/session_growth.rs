//! Many inputs of a session leave only the documented data behind. The tests measure the memory of their process: two thousand
//! evaluations, ten thousand with `LLVMLITE_REQUIRE_TOOLS`.

use llvmlite_jit::engine::Limits;
use llvmlite_jit::session::{EngineKind, Options, PartResult, Session};
use std::time::Duration;

/// Maximum number of bytes that each evaluation leaves behind.
const MAX_GROWTH: usize = 4000;

fn session(engine: EngineKind) -> Session {
    let limits = Limits { timeout: Some(Duration::from_secs(20)), ..Limits::default() };
    // SAFETY: the inputs are this test's own.
    unsafe { Session::new(Options { engine, limits, ..Options::default() }) }.expect("this machine is supported")
}

/// Returns the number of resident pages of this process.
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").expect("Linux tells");
    text.split(' ').nth(1).and_then(|n| n.parse().ok()).expect("a number")
}

fn mappings() -> usize {
    std::fs::read_to_string("/proc/self/maps").expect("Linux tells").lines().count()
}

#[test]
fn evaluations_of_compiled_code_leave_little_behind() {
    cached!();
    in_own_process!();
    evaluate_many(EngineKind::Jit);
}

#[test]
fn evaluations_of_the_interpreter_leave_little_behind() {
    cached!();
    in_own_process!();
    evaluate_many(EngineKind::Interp);
}

fn evaluate_many(engine: EngineKind) {
    let count = if crate::sampling_step() == 1 { 10_000 } else { 2000 };
    let mut session = session(engine);
    session.enter("define i64 @next(i64 %n) {\n  %r = add i64 %n, 1\n  ret i64 %r\n}\n%x = i64 0\n@g = global i64 0");
    let mut turn = |n: usize| {
        let text = match n % 5 {
            0 => "%x = call i64 @next(i64 %x)".to_string(),
            1 => format!("%y = add i64 %x, {}", n % 100),
            2 => "store i64 %y, ptr @g".to_string(),
            3 => "%v = insertelement <4 x i64> zeroinitializer, i64 %x, i32 1".to_string(),
            _ => "load i64, ptr @g".to_string(),
        };
        let reply = session.enter(&text);
        assert!(!reply.failed(), "{text}: {:?}", reply.diagnostics);
        reply
    };
    (0..1000).for_each(|n| drop(turn(n)));
    let (pages, maps) = (resident(), mappings());
    (1000..1000 + count).for_each(|n| drop(turn(n)));
    let Some(PartResult::Evaluated { text, .. }) = turn(1000 + count).entered.pop() else { panic!("a value") };
    // Each fifth input adds one.
    assert_eq!(text, Some(format!("i64 {}", (1000 + count) / 5 + 1)));
    // The texts remain, and in the interpreter the instructions to which reports may refer.
    let bytes = resident().saturating_sub(pages) * 4096 / count;
    assert!(bytes < MAX_GROWTH, "{engine:?}: {bytes} bytes for each evaluation");
    assert!(mappings() < maps + 50, "{engine:?}: {} mappings more", mappings() - maps);
}

/// Replaced definitions are released.
#[test]
fn code_that_was_replaced_is_given_back() {
    cached!();
    in_own_process!();
    let mut session = session(EngineKind::Jit);
    let mut define = |n: usize| {
        let text = format!("define i64 @f(i64 %n) {{\n  %r = add i64 %n, {}\n  ret i64 %r\n}}", n % 7);
        assert!(!session.enter(&text).failed());
        let Some(PartResult::Evaluated { text, .. }) = session.enter("@f(i64 1)").entered.pop() else {
            panic!("a value")
        };
        assert_eq!(text, Some(format!("i64 {}", n % 7 + 1)));
    };
    (0..50).for_each(&mut define);
    let maps = mappings();
    (50..550).for_each(&mut define);
    assert!(mappings() < maps + 20, "{} mappings more", mappings() - maps);
}
