//! `run` in a child process, for limits that a process cannot enforce on itself: the command starts itself again, under
//! a supervisor.

use crate::cli::args::run::{RunOptions, SUPERVISED};
use crate::cli::exit_status;
use crate::cli::report::{ChildFailure, Report, stderr};
use llvmlite_jit::outcome::Limit;
use llvmlite_jit::supervise::{self, ChildExit, Job, OutputMode, ResourceLimits, StdinSource};
use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

/// Grace time beyond the time limit, which the child enforces itself.
const GRACE_TIME: Duration = Duration::from_secs(3);

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
            time: limits.timeout.and_then(|time| time.checked_add(GRACE_TIME)),
            output: limits.max_output,
            // The sum over all threads. The wall-clock limit is the one that ends a run with a source location.
            processor: limits
                .timeout
                .filter(|_| options.sandbox)
                .map(|time| 2 * time.as_secs().max(1) + GRACE_TIME.as_secs()),
            file_size: options.sandbox.then_some(0),
            threads: options.sandbox.then_some(MAX_THREADS),
            ..ResourceLimits::default()
        },
        shut: options.sandbox,
        ..Job::default()
    };
    let done = supervise::run(&job);
    stderr::print(&String::from_utf8_lossy(&done.reports));
    report.set_child_document(done.document);
    match done.ended {
        ChildExit::Exited(status) => status as u8,
        ChildExit::Interrupted(Some(status)) => status as u8,
        // The child has reported its location.
        ChildExit::TooMuchOutput(Some(status)) if status == i32::from(exit_status::LIMIT) => exit_status::LIMIT,
        // The program had already ended, and exceeded the limit with buffered output.
        ChildExit::TooMuchOutput(_) => {
            report.set_child_document(None);
            let most = limits.max_output.unwrap_or(0);
            let text = format!("the program wrote more than {most} bytes of output (output limit)");
            report.child_failed(ChildFailure::Limit(Limit::Output), &text, exit_status::LIMIT)
        }
        ChildExit::TimedOut | ChildExit::Killed(SIGXCPU) => {
            report.child_failed(ChildFailure::Limit(Limit::Time), "time limit reached", exit_status::TIME_LIMIT)
        }
        ChildExit::Interrupted(None) => {
            report.child_failed(ChildFailure::Interrupted, "interrupted", exit_status::INTERRUPTED)
        }
        ChildExit::TooManyThreads => {
            let text = format!("the program has more than {MAX_THREADS} threads (sandbox limit)");
            report.child_failed(ChildFailure::Killed, &text, exit_status::FAULT)
        }
        ChildExit::Killed(SIGSYS) => {
            let text = "the program made a system call that the sandbox does not allow, with all signals \
                blocked: its location is unknown";
            report.child_failed(ChildFailure::Killed, text, exit_status::FAULT)
        }
        ChildExit::Killed(signal) => {
            let text = format!("the program's process was terminated by signal {signal}");
            report.child_failed(ChildFailure::Killed, &text, 128u8.wrapping_add(signal as u8))
        }
        ChildExit::NotStarted(_) if let Err(error) = find_own_program("`--sandbox` and `--max-output` need") => {
            report.io_error(error, exit_status::IO_ERROR)
        }
        ChildExit::NotStarted(error) => {
            report.internal_error(&format!("cannot start the program's process: {error}"));
            exit_status::INTERNAL
        }
    }
}

/// The program of this process, which is started again.
const OWN_PROGRAM: &str = "/proc/self/exe";
/// Returns an error if this command cannot be started again. `subject`: what needs it, with the verb.
pub fn find_own_program(subject: &str) -> Result<(), String> {
    match Path::new(OWN_PROGRAM).exists() {
        true => Ok(()),
        false => Err(format!("{subject} {OWN_PROGRAM}, which is not there: mount /proc")),
    }
}

/// The signal of a refused system call.
const SIGSYS: i32 = 31;
/// The signal of an exhausted processor time limit.
const SIGXCPU: i32 = 24;

/// Returns the arguments as typed, without the word `run`, the options in `left_out`, each of which has a value, and
/// the flags in `switches`.
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
            && !left_out
                .iter()
                .chain(switches)
                .any(|name| text.strip_prefix(name).is_some_and(|rest| rest.starts_with('=')))
        {
            list.push(word.clone());
        }
    }
    list.extend_from_slice(program);
    list
}
