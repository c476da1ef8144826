//! Growth of the time of each stage with the size of the text, for workloads that compilers find hard.
//!
//! ```text
//! cargo run --profile quick --features tools --example curves -- [WORD]   the workloads with the word in their names, or all
//! ```
//!
//! For each workload it prints milliseconds of processor time for n, 2n and 4n, and the ratio of the second
//! doubling's time to the first one's. Each text is compiled in a process of its own: one that needs too much
//! stack or time is reported.

#[path = "../benches/workloads.rs"]
#[expect(dead_code, reason = "others use the rest")]
mod workloads;

use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::verify::{Options, verify};
use std::process::Command;
use std::sync::Arc;

/// Stages that are timed.
const STAGES: [&str; 4] = ["parse", "verify", "-O2", "-O0"];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, name, size] = &args[..]
        && flag == "--child"
    {
        let workload = workloads::WORKLOADS.iter().find(|s| s.0 == name).expect("a workload of that name");
        let times = times(&workload.2(size.parse().expect("a number")));
        println!("{}", times.map(|t| t.to_string()).join(" "));
        return;
    }
    let word = args.first().map_or("", String::as_str);
    println!("{:36}{:>8}  {}", "", "n", STAGES.map(|s| format!("{s:>31}")).concat());
    for (name, size, _) in workloads::WORKLOADS.iter().filter(|s| s.0.contains(word)) {
        let rows: Vec<Option<Vec<f64>>> = [1, 2, 4].iter().map(|k| run(name, size * k)).collect();
        let columns: String = (0..STAGES.len())
            .map(|stage| {
                let at = |n: usize| rows[n].as_ref().and_then(|r| r.get(stage)).copied();
                let shown = |t: Option<f64>| t.map_or("  failed".into(), |t| format!("{t:8.1}"));
                let growth = match (at(1), at(2)) {
                    (Some(two), Some(four)) => format!("{:5.1}", four / two.max(0.05)),
                    _ => "     ".into(),
                };
                format!("  {}{}{}{growth}", shown(at(0)), shown(at(1)), shown(at(2)))
            })
            .collect();
        println!("{name:36}{size:>8}{columns}");
    }
}

/// Returns milliseconds for each stage; `None` if the process did not complete.
fn run(name: &str, size: usize) -> Option<Vec<f64>> {
    let program = std::env::current_exe().expect("a running program has a file");
    let output = Command::new(program).args(["--child", name, &size.to_string()]).output();
    let output = output.expect("the program can be started once more");
    if !output.status.success() {
        println!("{name} {size}: {} {}", output.status, String::from_utf8_lossy(&output.stderr));
        return None;
    }
    Some(String::from_utf8_lossy(&output.stdout).split_whitespace().filter_map(|w| w.parse().ok()).collect())
}

fn times(text: &str) -> [f64; 4] {
    let mut sources = SourceMap::new();
    let source = sources.add("workload.ll", text.to_string()).expect("below 4 GiB");
    let milliseconds = |start: f64| processor_time() - start;
    let start = processor_time();
    let parsed = parse(&source);
    let first = milliseconds(start);
    if let Some(error) = parsed.diagnostics.iter().find(|d| d.is_error()) {
        panic!("{}: {}", sources.place(error.span()), error.message);
    }
    let start = processor_time();
    let checked = verify(parsed.module, &sources, Options::default());
    let second = milliseconds(start);
    let checked =
        Arc::new(checked.unwrap_or_else(|found| panic!("{}: {}", sources.place(found[0].span()), found[0].message)));
    let functions: Vec<_> = checked.module().definitions().map(|(id, _, _)| id).collect();
    let compile = |opt_level| {
        let options = jit::Options { opt_level, ..jit::Options::default() };
        let start = processor_time();
        // SAFETY: the program is this example's own.
        let jit = unsafe { Jit::new(checked.clone(), &functions, options) };
        let time = milliseconds(start);
        jit.map(drop).unwrap_or_else(|found| panic!("{}", found[0].message));
        time
    };
    let optimized = compile(2);
    [first, second, optimized, compile(0)]
}

/// Returns milliseconds of processor time that this process has used.
fn processor_time() -> f64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the clock exists on every POSIX system, and `time` is valid for writes.
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as f64 * 1e3 + time.tv_nsec as f64 / 1e6
}
