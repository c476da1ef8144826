//! A program under the debugger, implemented by the runs of `step`.

use crate::cli::commands::step::{protocol, runs::Runs};
use llvmlite_jit::dap::debuggee::Debuggee;
use llvmlite_jit::debugger::DebuggedProgram;
use llvmlite_jit::debugger::breakpoints::{Breakpoint, Watchpoint};
use llvmlite_jit::ir::Types;
use llvmlite_jit::supervise::fork::RunObserver;
use serde_json::{Value, json};
use std::io;
use std::rc::Rc;

/// The runs, and messages for the client.
pub struct DebuggedRuns<'o> {
    runs: Runs<'o>,
    notes: Vec<String>,
}

impl<'o> DebuggedRuns<'o> {
    /// Debugs a program by lines of its source, or of LLVM IR. `warnings`: warnings from loading it.
    pub fn new(mut runs: Runs<'o>, source: bool, warnings: String) -> DebuggedRuns<'o> {
        runs.settings = json!({ "source": source });
        DebuggedRuns { runs, notes: vec![warnings] }
    }

    /// Stores the debugger state contained in an answer.
    fn kept(&mut self, answer: Value) -> Value {
        if answer["settings"].is_object() && answer["ended"] != true {
            self.runs.compare(&answer);
            self.notes.extend(self.runs.keep(&answer));
        }
        answer
    }
}

impl Debuggee for DebuggedRuns<'_> {
    fn program(&self) -> Option<&Rc<DebuggedProgram>> {
        Some(&self.runs.program)
    }

    fn start(&mut self, stops: bool, observer: &mut dyn RunObserver) -> io::Result<Value> {
        let go = match (stops, protocol::source(&self.runs.settings)) {
            (false, _) => "continue",
            (true, true) => "start",
            (true, false) => "goto",
        };
        // Hits belong to a single run.
        for key in ["breaks", "watches"] {
            for point in self.runs.settings[key].as_array_mut().into_iter().flatten() {
                point["hits"] = 0.into();
            }
        }
        let answer = self.runs.again(&json!({ "rerun": "restart", "go": go }), observer)?;
        let answer = self.runs.completed(answer, observer)?;
        Ok(self.kept(answer))
    }

    fn command(&mut self, line: &str, observer: &mut dyn RunObserver) -> io::Result<Value> {
        let answer = match self.runs.replica.is_some() {
            true => {
                self.runs.send(&json!({ "line": line, "width": 100 }));
                let answer = self.runs.answer(observer)?;
                self.runs.completed(answer, observer)?
            }
            false => self.runs.without_replica(line.split_whitespace().next().unwrap_or(""), observer)?,
        };
        Ok(self.kept(answer))
    }

    fn last_number(&self) -> u32 {
        self.runs.settings["last"].as_u64().unwrap_or(0) as u32
    }

    fn replace_points(
        &mut self,
        removed: &[u32],
        breakpoints: &[Breakpoint],
        (watchpoints, types): (&[Watchpoint], &Types),
        observer: &mut dyn RunObserver,
    ) -> io::Result<()> {
        let stays = |point: &Value| point["number"].as_u64().is_some_and(|number| !removed.contains(&(number as u32)));
        let added = [
            ("breaks", breakpoints.iter().map(protocol::breakpoint).collect::<Vec<Value>>()),
            ("watches", watchpoints.iter().map(|point| protocol::watchpoint(point, types)).collect()),
        ];
        for (key, added) in added {
            let old = self.runs.settings[key].as_array().into_iter().flatten();
            let all: Vec<Value> = old.filter(|point| stays(point)).cloned().chain(added).collect();
            self.runs.settings[key] = all.into();
        }
        let numbers = breakpoints.iter().map(|point| point.number).chain(watchpoints.iter().map(|point| point.number));
        let last = numbers.chain([self.last_number()]).max().unwrap_or(0);
        self.runs.settings["last"] = last.into();
        if self.runs.replica.is_none() {
            return Ok(());
        }
        let settings = &self.runs.settings;
        let points = json!({ "breaks": settings["breaks"], "watches": settings["watches"], "last": last });
        self.command(&json!({ "command": "points", "arguments": points }).to_string(), observer).map(|_| ())
    }

    fn take_notes(&mut self) -> Vec<String> {
        std::mem::take(&mut self.notes)
    }

    fn end(&mut self) {
        // A process that cannot be ended no longer exists.
        let _ = self.runs.end_replica();
    }
}
