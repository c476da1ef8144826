//! The interface between the adapter and the debugged program.

use super::messages::LaunchArguments;
use crate::debugger::DebuggedProgram;
use crate::debugger::breakpoints::{Breakpoint, Watchpoint};
use crate::ir::Types;
use crate::supervise::fork::RunObserver;
use serde_json::Value;
use std::io;
use std::rc::Rc;

/// Loads programs.
pub trait Launcher {
    /// Loads a program without running any of it. `Err` is a text for the user.
    fn launch<'l>(&'l self, arguments: &LaunchArguments) -> Result<Box<dyn Debuggee + 'l>, String>;
}

/// A loaded program. Each run is a separate process. Answers are JSON documents:
///
/// | key | meaning |
/// |---|---|
/// | `halt` | reason for the stop: an object with `reason`; absent if the program has not run |
/// | `text` | text of the answer |
/// | `failed` | whether the command failed; `text` gives the reason |
/// | `body` | answer to a request of [`super::inspect`] |
/// | `ended` | whether the client ended the run |
pub trait Debuggee {
    /// Returns the program; `None` if it cannot be debugged.
    fn program(&self) -> Option<&Rc<DebuggedProgram>>;

    /// Starts the program from the beginning. It stops before its first instruction (`stops`), or at the first line of
    /// its source. A program that cannot be debugged runs to its end.
    fn start(&mut self, stops: bool, observer: &mut dyn RunObserver) -> io::Result<Value>;

    /// Executes a command of `step`, or a request as a JSON document.
    fn command(&mut self, line: &str, observer: &mut dyn RunObserver) -> io::Result<Value>;

    /// Returns the number of the last breakpoint or watchpoint.
    fn last_number(&self) -> u32;

    /// Removes breakpoints and watchpoints, and adds others.
    fn replace_points(
        &mut self,
        removed: &[u32],
        breakpoints: &[Breakpoint],
        watchpoints: (&[Watchpoint], &Types),
        observer: &mut dyn RunObserver,
    ) -> io::Result<()>;

    /// Returns notes about the last run.
    fn take_notes(&mut self) -> Vec<String>;

    /// Ends the run.
    fn end(&mut self);
}
