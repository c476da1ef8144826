//! `run` in a child process, for limits that a process cannot enforce on itself: the command runs again, with
//! a supervisor.

use super::args::{RunOptions, SUPERVISED};
use super::report::{Lost, Report};
use super::{render, status};
use llvmlite_jit::outcome::Limit;
use llvmlite_jit::supervise::{self, ChildExit, Job, OutputMode, ResourceLimits, StdinSource};
use std::ffi::OsString;
use std::time::Duration;

/// Grace time beyond the time limit, which the child enforces itself.
const BEYOND: Duration = Duration::from_secs(3);

/// Maximum number of threads in a sandbox.
const MAX_THREADS: u64 = 256;

/// Whether the options need a child process, and this process is not one.
pub fn is_needed(options: &RunOptions) -> bool {
    !options.supervised && (options.sandbox || options.limits().max_output.is_some())
}

/// Runs the command in a child process, and returns its exit status.
pub fn run(options: &RunOptions, report: &mut Report) -> u8 {
    supervise::watch_interrupts();
    let limits = options.limits();
    let arguments = ["run".into(), SUPERVISED.into()].into_iter();
    let job = Job {
        arguments: arguments.chain(typed(options, &["--json", "--reports"], &[])).collect(),
        documented: true,
        input: StdinSource::Inherit,
        output: OutputMode::Forward,
        bounds: ResourceLimits {
            time: limits.timeout.and_then(|time| time.checked_add(BEYOND)),
            output: limits.max_output,
            // The sum over all threads. The wall-clock limit is the one that ends a run with a source location.
            processor: limits
                .timeout
                .filter(|_| options.sandbox)
                .map(|time| 2 * time.as_secs().max(1) + BEYOND.as_secs()),
            file_size: options.sandbox.then_some(0),
            threads: options.sandbox.then_some(MAX_THREADS),
            ..ResourceLimits::default()
        },
        shut: options.sandbox,
        ..Job::default()
    };
    let done = supervise::run(&job);
    render::say(&String::from_utf8_lossy(&done.reports));
    report.document(done.document);
    match done.ended {
        ChildExit::Exited(status) => status as u8,
        ChildExit::Interrupted(Some(status)) => status as u8,
        // The child has reported its location.
        ChildExit::TooMuchOutput(Some(status)) if status == i32::from(status::LIMIT) => status::LIMIT,
        // The program had already ended, and exceeded the limit with buffered output.
        ChildExit::TooMuchOutput(_) => {
            report.document(None);
            let most = limits.max_output.unwrap_or(0);
            let text = format!("the program wrote more than {most} bytes of output: that is the limit on output");
            report.lost(Lost::Limit(Limit::Output), &text, status::LIMIT)
        }
        ChildExit::TimedOut | ChildExit::Killed(SIGXCPU) => {
            report.lost(Lost::Limit(Limit::Time), "the limit on time is reached", status::TIME_LIMIT)
        }
        ChildExit::Interrupted(None) => report.lost(Lost::Interrupted, "interrupted", status::INTERRUPTED),
        ChildExit::TooManyThreads => {
            let text = format!("the program has more than {MAX_THREADS} threads: that is the limit in a sandbox");
            report.lost(Lost::Killed, &text, status::FAULT)
        }
        ChildExit::Killed(SIGSYS) => {
            let text = "the program made a system call that the sandbox does not allow, while it kept all signals back: its place is not known";
            report.lost(Lost::Killed, text, status::FAULT)
        }
        ChildExit::Killed(signal) => {
            let text = format!("the process of the program was ended by signal {signal}");
            report.lost(Lost::Killed, &text, 128u8.wrapping_add(signal as u8))
        }
        ChildExit::NotStarted(error) => {
            report.internal_error(&format!("the process for the program cannot be started: {error}"));
            status::INTERNAL
        }
    }
}

/// The signal of a refused system call.
const SIGSYS: i32 = 31;
/// The signal of an exhausted processor time limit.
const SIGXCPU: i32 = 24;

/// Returns the arguments as typed, without the word `run`, the options in `left_out`, which have a value
/// each, and the flags in `switches`.
pub fn typed(options: &RunOptions, left_out: &[&str], switches: &[&str]) -> Vec<OsString> {
    let all: Vec<OsString> = std::env::args_os().skip(1).collect();
    // The program's words are always at the end.
    let (own, program) = all.split_at(all.len() - options.program_words());
    let (mut list, mut skip) = (Vec::new(), false);
    for (n, word) in own.iter().enumerate() {
        let text = word.to_string_lossy();
        if std::mem::take(&mut skip) || n == 0 && text == "run" {
            continue;
        }
        skip = left_out.contains(&&*text);
        if !skip
            && !switches.contains(&&*text)
            && !left_out.iter().any(|name| text.strip_prefix(name).is_some_and(|rest| rest.starts_with('=')))
        {
            list.push(word.clone());
        }
    }
    list.extend_from_slice(program);
    list
}
