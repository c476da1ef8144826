//! Runs generated modules on both engines, and as checked code, for as long as requested.
//!
//! ```text
//! cargo run --features tools --example soak -- OPTIONS
//! [--seed S] [--count N] [--seconds T]   runs N modules from seed S, for at most T seconds
//! [--stop]                               until one is wrong
//! [--mistakes]                           modules with a planted mistake each, which must be found where it is
//! --print SEED [opaque|typed|old|mistakes]   the text of one module, with a `main` that prints
//! --text FILE                            runs a text with @f and @hash as a generated one
//! ```
//!
//! The modules run in child processes, a hundred in each: one that crashes or hangs is reported, and the
//! others continue.

#[path = "../tests/differential"]
mod differential {
    pub mod atomics;
    pub mod calls;
    pub mod control_flow;
    pub mod dynamic_alloca;
    pub mod exceptions;
    pub mod expressions;
    pub mod floats;
    pub mod function;
    pub mod gather_scatter;
    pub mod inline_asm;
    pub mod libc_calls;
    pub mod memory;
    pub mod mistakes;
    pub mod module_generator;
    pub mod rng;
    pub mod run;
    pub mod types;
    pub mod values;
    pub mod vectors;
}

use differential::types::Spelling;
use differential::{module_generator, run};
use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Number of modules per child process.
const BATCH: u64 = 100;
/// Time after which a module counts as hanging.
const PATIENCE: Duration = Duration::from_secs(30);

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, default: u64| {
        let at = args.iter().position(|a| a == name);
        at.and_then(|n| args.get(n + 1)).and_then(|v| v.parse().ok()).unwrap_or(default)
    };
    let mistakes = args.iter().any(|a| a == "--mistakes");
    match args.first().map(String::as_str) {
        Some("--child") => child(number("--child", 0), number("--count", BATCH), mistakes),
        Some("--print") => {
            let spelling = match args.get(2).map(String::as_str) {
                Some("opaque") => Some(Spelling::Opaque),
                Some("typed") => Some(Spelling::Typed),
                Some("old") => Some(Spelling::Old),
                _ => None,
            };
            let seed = number("--print", 0);
            let text = match args.get(2).map(String::as_str) {
                Some("mistakes") => module_generator::module_with_mistake(seed),
                _ => module_generator::module(seed, spelling),
            };
            print!("{}", with_main(&text));
            ExitCode::SUCCESS
        }
        Some("--text") => text(args.get(1).map_or("", String::as_str)),
        Some("--help") => {
            println!(
                "soak [--seed S] [--count N] [--seconds T] [--stop] [--mistakes] | \
                 --print SEED [opaque|typed|old|mistakes] | --text FILE"
            );
            ExitCode::SUCCESS
        }
        _ => {
            let stop = args.iter().any(|a| a == "--stop");
            soak(number("--seed", 1), number("--count", 1000), number("--seconds", u64::MAX), stop, mistakes)
        }
    }
}

/// Counters that the children report, by group and name.
type Counters = BTreeMap<(String, String), u64>;

/// Runs one child after the other.
fn soak(seed: u64, count: u64, seconds: u64, stop: bool, mistakes: bool) -> ExitCode {
    let start = Instant::now();
    let (mut next, end, mut wrong) = (seed, seed.saturating_add(count), 0);
    let mut counters = Counters::new();
    while next < end && start.elapsed().as_secs() < seconds && !(stop && wrong > 0) {
        let size = BATCH.min(end - next);
        let program = std::env::current_exe().expect("a running program has a file");
        let mut child = Command::new(program);
        child.args(["--child", &next.to_string(), "--count", &size.to_string()]);
        child.args(mistakes.then_some("--mistakes"));
        let output = child.output().expect("the program can be started once more");
        let (mut last, mut finished) = (next, false);
        for line in String::from_utf8_lossy(&output.stdout).lines() {
            match line.split_once(' ') {
                Some(("begin", seed)) => last = seed.parse().unwrap_or(last),
                Some(("count", counter)) => add(&mut counters, counter),
                Some(("done", _)) => finished = true,
                _ => println!("{line}"),
            }
            wrong += u64::from(line.starts_with("seed "));
        }
        if finished {
            next += size;
        } else {
            let error = String::from_utf8_lossy(&output.stderr);
            println!("seed {last}: the process ended: {} {}", output.status, error.lines().next().unwrap_or(""));
            wrong += 1;
            next = last + 1;
        }
    }
    report(&counters);
    println!("{} modules from seed {seed} in {:.1} s: {wrong} wrong", next - seed, start.elapsed().as_secs_f64());
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Adds a counter from `group:name:number`.
fn add(counters: &mut Counters, text: &str) {
    let Some((name, number)) = text.rsplit_once(':') else { return };
    let (group, name) = name.split_once(':').unwrap_or((name, ""));
    *counters.entry((group.into(), name.into())).or_default() += number.parse::<u64>().unwrap_or(0);
}

/// Prints one line for each group, with its counts.
fn report(counters: &Counters) {
    let modules: u64 = counters.iter().filter(|((group, _), _)| group == "end").map(|(_, n)| n).sum();
    let mut groups: BTreeMap<&str, Vec<(&str, u64)>> = BTreeMap::new();
    for ((group, name), n) in counters {
        groups.entry(group).or_default().push((name, *n));
    }
    for (group, names) in &mut groups {
        names.sort_by_key(|(name, n)| (std::cmp::Reverse(*n), *name));
        let shown = names.iter().map(|(name, n)| match *group {
            "end" => format!("{name} {n} ({:.1} %)", *n as f64 * 100.0 / modules.max(1) as f64),
            _ => format!("{name} {n}"),
        });
        println!("{group} ({}): {}", names.len(), shown.collect::<Vec<_>>().join(", "));
    }
}

/// Runs one batch; the parent reads from the output which module is in progress.
fn child(seed: u64, count: u64, mistakes: bool) -> ExitCode {
    static TURN: AtomicU64 = AtomicU64::new(0);
    std::thread::spawn(|| {
        let mut seen = 0;
        loop {
            std::thread::sleep(PATIENCE);
            if TURN.load(Ordering::Relaxed) == seen {
                eprintln!("it takes too long");
                std::process::abort();
            }
            seen = TURN.load(Ordering::Relaxed);
        }
    });
    let mut statistics = run::Statistics::default();
    for seed in seed..seed + count {
        TURN.fetch_add(1, Ordering::Relaxed);
        println!("begin {seed}");
        let _ = std::io::stdout().flush();
        let text = match mistakes {
            true => module_generator::module_with_mistake(seed),
            false => module_generator::module(seed, None),
        };
        if let Err(wrong) = run::module(&text, true, &mut statistics) {
            println!("seed {seed}: {wrong}");
        }
    }
    for (group, name, n) in statistics.counters() {
        println!("count {group}:{name}:{n}");
    }
    println!("done {count}");
    ExitCode::SUCCESS
}

/// Runs one text; fails if the engines disagree.
fn text(path: &str) -> ExitCode {
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::from(2);
        }
    };
    let mut statistics = run::Statistics::default();
    let result = run::module(&text, true, &mut statistics);
    let outcomes = (statistics.ends, statistics.faults);
    match result {
        Ok(()) => {
            println!("the engines agree: {outcomes:?}");
            ExitCode::SUCCESS
        }
        Err(wrong) => {
            println!("{wrong} {outcomes:?}");
            ExitCode::FAILURE
        }
    }
}

/// Adds a `main` that makes all calls and prints their results.
fn with_main(text: &str) -> String {
    let format = "@print = private constant [5 x i8] c\"%lx\\0A\\00\"\n";
    let mut main = String::from("define i32 @main() {\n");
    let opaque = text.contains(" ptr ") || !text.contains("* ");
    let (p, print) = match opaque {
        true => ("ptr", "@print".to_string()),
        false => ("i8*", "bitcast ([5 x i8]* @print to i8*)".to_string()),
    };
    for (n, call) in run::CALLS.iter().enumerate() {
        let call = call.replace("double 1e300", "double 1.0e300");
        main += &format!("  %r{n} = call i64 @{call}\n  %h{n} = call i64 @hash()\n");
        for value in [format!("%r{n}"), format!("%h{n}")] {
            main += &format!("  call i32 ({p}, ...) @printf({p} {print}, i64 {value})\n");
        }
    }
    format!("{text}{format}declare i32 @printf({p}, ...)\n{main}  ret i32 0\n}}\n")
}
