//! `dap`: the debug adapter, on standard input and output. It makes the debugger of `step` available through a
//! protocol.

mod debugged;
mod plain_run;

use crate::cli::args::{self, Command, step::StepOptions};
use crate::cli::commands::step::runs::Runs;
use crate::cli::exit_status;
use crate::cli::report::{Report, stderr};
use debugged::DebuggedRuns;
use llvmlite_jit::dap::debuggee::{Debuggee, Launcher};
use llvmlite_jit::dap::{Engine, LaunchArguments, View, serve};
use llvmlite_jit::supervise::fork;
use plain_run::PlainRun;
use std::cell::OnceCell;
use std::ffi::OsString;
use std::path::Path;

/// Serves until the client ends the session, and returns the exit status.
pub fn run() -> u8 {
    fork::leave_interrupts_to_replicas();
    let launcher = ProgramLauncher { options: OptionsList::default() };
    match serve(&mut std::io::stdin(), &mut std::io::stdout(), &launcher) {
        true => exit_status::OK,
        // As in the language server: the client left without `disconnect`.
        false => 1,
    }
}

/// Loads the program of a launch configuration.
struct ProgramLauncher {
    options: OptionsList,
}

/// The options of all launches: a failed launch can be repeated with other options.
#[derive(Default)]
struct OptionsList {
    first: OnceCell<(Box<StepOptions>, Box<OptionsList>)>,
}

impl OptionsList {
    /// Stores options for the lifetime of the list.
    fn keep(&self, options: Box<StepOptions>) -> &StepOptions {
        let mut list = self;
        while let Some((_, rest)) = list.first.get() {
            list = rest;
        }
        &list.first.get_or_init(|| (options, Box::default())).0
    }
}

impl Launcher for ProgramLauncher {
    fn launch<'l>(&'l self, arguments: &LaunchArguments) -> Result<Box<dyn Debuggee + 'l>, String> {
        if arguments.program.is_empty() || arguments.program == "-" {
            return Err("`program` is the path of a file with LLVM IR".into());
        }
        if let Some(directory) = &arguments.cwd {
            std::env::set_current_dir(directory).map_err(|error| format!("cannot enter {directory}: {error}"))?;
        }
        let variables = arguments.env.iter().map(|(name, value)| (name.as_str(), value.as_deref()));
        fork::set_environment(variables)?;
        if !Path::new(&arguments.program).is_file() {
            return Err(format!("cannot read {}: there is no such file", arguments.program));
        }
        if arguments.no_debug || arguments.engine != Engine::Interp {
            return PlainRun::new(arguments).map(|run| Box::new(run) as Box<dyn Debuggee>);
        }
        let options = self.options.keep(parse(step_arguments(arguments))?);
        let mut report =
            Report::new(&options.output).map_err(|(path, error)| format!("cannot write {path}: {error}"))?;
        let (runs, text) = stderr::captured(|| Runs::prepare(options, &mut report, false));
        let mut runs = runs.map_err(|_| text.trim_end().to_string())?;
        runs.sandbox = arguments.sandbox;
        runs.input.ended = true;
        if arguments.view == View::Source && !runs.program.has_lines() {
            return Err("the view `source` needs debug info: compile with `-g`".into());
        }
        Ok(Box::new(DebuggedRuns::new(runs, arguments.view == View::Source, text)))
    }
}

/// Converts a launch configuration to a command line of `step`.
fn step_arguments(arguments: &LaunchArguments) -> Vec<OsString> {
    let mut list = vec!["llvmlite-jit".to_string(), "step".into(), "--color=never".into()];
    list.extend(arguments.stdin.iter().map(|file| format!("--stdin={file}")));
    list.extend(common_arguments(arguments));
    program_arguments(arguments, list)
}

/// Returns the options that `step` and `run` share.
fn common_arguments(arguments: &LaunchArguments) -> Vec<String> {
    let mut list = Vec::new();
    list.extend(arguments.call.iter().map(|call| format!("--call={call}")));
    list.extend(arguments.link.iter().map(|file| format!("--link={file}")));
    list.extend(arguments.load.iter().map(|file| format!("--load={file}")));
    list.extend(arguments.max_stack.iter().map(|size| format!("--max-stack={size}")));
    list.extend(arguments.wrap.then(|| "--wrap".into()));
    list
}

/// Adds the program and its own arguments.
fn program_arguments(arguments: &LaunchArguments, mut list: Vec<String>) -> Vec<OsString> {
    list.extend(["--".into(), arguments.program.clone()]);
    list.extend(arguments.args.iter().cloned());
    list.into_iter().map(OsString::from).collect()
}

fn parse(list: Vec<OsString>) -> Result<Box<StepOptions>, String> {
    match args::parse(list) {
        Ok(Command::Step(options)) => Ok(options),
        Ok(_) => Err("the launch configuration is not one of a debugger".into()),
        Err(error) => {
            let text = error.to_string();
            let line = text.lines().next().unwrap_or_default();
            Err(line.trim_start_matches("error: ").to_string())
        }
    }
}
