//! A run that somebody follows: the interpreter asks a [`Monitor`] before an instruction, and shows it the [`State`] of the
//! program. A run that nobody follows is not touched by this: the evaluator is compiled twice.
//!
//! ```
//! use llvmlite_jit::engine::Engine;
//! use llvmlite_jit::interp::debug::{Next, State, Why};
//! use llvmlite_jit::interp::{Interpreter, Options};
//! use llvmlite_jit::source::SourceMap;
//! use std::cell::RefCell;
//! use std::rc::Rc;
//! use std::sync::Arc;
//!
//! let mut sources = SourceMap::new();
//! let source = sources.add("a.ll", "define i64 @f(i64 %n) {\n  %m = mul i64 %n, 2\n  ret i64 %m\n}\n").unwrap();
//! let module = llvmlite_jit::parse::parse(&source).module;
//! let checked = Arc::new(llvmlite_jit::verify::verify(module, &sources, Default::default()).unwrap());
//! let f = checked.module().find("f").unwrap();
//! let mut interpreter = Interpreter::new(checked, &[f], Options::default()).unwrap();
//! let seen = Rc::new(RefCell::new(Vec::new()));
//! let list = Rc::clone(&seen);
//! interpreter.follow_with(Box::new(move |state: &State<'_>, _: Why<'_>| {
//!     list.borrow_mut().push(state.here().map(|here| here.inst));
//!     Next::Until(state.steps() + 1)
//! }));
//! interpreter.call("f", &[llvmlite_jit::value::Value::i64(21)]);
//! assert_eq!(seen.borrow().len(), 2);
//! ```
//!
//! The clock of a run is its count of steps: that of [`crate::engine::Stats`], by which fuel is measured too. A jump counts one more
//! for each phi that it sets, and an operation on a vector one for each element, so that not every number is the start of an
//! instruction; the monitor is asked at the first one that is.

mod change;
mod read;

pub use change::{Change, NewValue, Place};
pub(super) use read::Numberings;
pub use read::{Content, Object, ObjectId, ObjectKind, ObjectState, Pointer, Scalar, Target, Tree};

use super::Interpreter;
use super::run::{Ended, STEPS, STOPPED};
use super::trace::Fault;
use crate::host::interrupt::{self, Reason};
use crate::host::process::End;
use crate::ir::{Body, DataLayout, GlobalId, InstId, Module};
use crate::outcome::{Outcome, Trap, TrapKind};

/// Who follows a run.
pub trait Monitor {
    /// The program stands before an instruction, or at its end. The answer says when to ask again.
    fn stopped(&mut self, state: &State<'_>, why: Why<'_>) -> Next;
}

impl<F: FnMut(&State<'_>, Why<'_>) -> Next> Monitor for F {
    fn stopped(&mut self, state: &State<'_>, why: Why<'_>) -> Next {
        self(state, why)
    }
}

/// Why the monitor is asked.
#[derive(Clone, Copy, Debug)]
pub enum Why<'a> {
    /// The run has come to the step that it asked for. The first time this is before the first instruction.
    Reached,
    /// Somebody pressed Ctrl-C; the run can go on.
    Interrupted,
    /// The run ends here, and the frames are still there: a fault, `exit`, or whatever else does not return. The answer does not
    /// count any more. (A run that returns ends without.)
    Ending(&'a Outcome),
}

/// What is to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Go on, up to the first start of an instruction at which so many steps are done; one more at least.
    Until(u64),
    /// Change a value or memory, and ask again at the same step.
    Change(Change),
    /// End the run, as by `_exit(0)`.
    End,
}

/// A call under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Whose.
    pub function: GlobalId,
    /// The instruction that it stands at: for the innermost frame the next one, for the others the call.
    pub inst: InstId,
    /// Whether it was called from outside: by whoever started the run, or by a function of the host.
    pub outermost: bool,
}

impl Frame {
    /// The body of the function.
    pub fn body<'s>(&self, state: &State<'s>) -> Option<&'s Body> {
        state.module().function(self.function)?.body.as_ref()
    }
}

/// A program that stands still, to be looked at.
#[derive(Clone, Copy)]
pub struct State<'a>(&'a Interpreter);

impl<'a> State<'a> {
    /// The module.
    pub fn module(&self) -> &'a Module {
        self.0.checked.module()
    }

    /// Sizes and offsets.
    pub fn layout(&self) -> &'a DataLayout {
        &self.0.machine.world.layout
    }

    /// Steps done so far.
    pub fn steps(&self) -> u64 {
        self.0.machine.steps
    }

    /// How many calls are under way.
    pub fn depth(&self) -> usize {
        self.0.machine.frames.len()
    }

    /// A call under way; 0 is the outermost.
    pub fn frame(&self, n: usize) -> Option<Frame> {
        let frame = self.0.machine.frames.get(n)?;
        let function = self.0.code.functions.get(frame.function as usize)?;
        let inst = *function.body.as_ref()?.insts.get(frame.pc as usize)?;
        Some(Frame { function: function.global, inst, outermost: frame.outermost })
    }

    /// The innermost call.
    pub fn here(&self) -> Option<Frame> {
        self.frame(self.depth().checked_sub(1)?)
    }

    /// Whether the module was checked, and is run, as the LLVMlite document says.
    pub fn is_llvmlite(&self) -> bool {
        self.0.machine.world.lite
    }
}

impl Interpreter {
    /// From now on somebody follows each run.
    pub fn follow_with(&mut self, monitor: Box<dyn Monitor>) {
        self.monitor = Some(monitor);
    }

    /// The program as it is now, between runs.
    pub fn state(&self) -> State<'_> {
        State(self)
    }

    /// Whether the innermost frame stands at the start of an instruction, and not between two operations of one.
    fn is_between_instructions(&self) -> bool {
        let body = |number: u32| self.code.functions[number as usize].body.as_ref();
        let Some((frame, body)) = self.machine.frames.last().and_then(|f| Some((f, body(f.function)?))) else {
            return true;
        };
        let pc = frame.pc as usize;
        pc == 0 || body.insts.get(pc) != body.insts.get(pc - 1)
    }

    /// The evaluator pauses. `Some`: the run ends here.
    pub(super) fn follow(&mut self) -> Option<Ended> {
        let asked = interrupt::requested();
        let limit = self.machine.steps >= self.machine.fuel_until || asked.is_some_and(|r| r != Reason::User);
        if self.monitor.is_none() || limit {
            return self.pause().map(|outcome| Ended::Stopped(Box::new(outcome)));
        }
        if !self.is_between_instructions() {
            self.machine.pause_at = self.machine.steps + 1;
            return None;
        }
        let why = match asked {
            Some(_) => {
                interrupt::forget_ctrl_c();
                Some(Why::Interrupted)
            }
            None => (self.machine.steps >= self.until).then_some(Why::Reached),
        };
        if let Some(why) = why {
            match self.tell(why) {
                // Changes are made while it is asked.
                Next::Change(_) => {}
                Next::Until(steps) => self.until = steps.max(self.machine.steps + 1),
                Next::End => {
                    let trap = self.report(*Fault::new(TrapKind::Abort, "the program was stopped"));
                    return Some(Ended::Left(STOPPED, Box::new(trap)));
                }
            }
        }
        let soon = self.machine.steps.saturating_add(STEPS);
        self.machine.pause_at = self.until.min(soon).min(self.machine.fuel_until);
        None
    }

    fn tell(&mut self, why: Why<'_>) -> Next {
        let Some(mut monitor) = self.monitor.take() else { return Next::Until(u64::MAX) };
        let next = loop {
            match monitor.stopped(&State(self), why) {
                Next::Change(change) => self.change(&change),
                next => break next,
            }
        };
        self.monitor = Some(monitor);
        next
    }

    /// Tells whoever follows how a function called from outside ends, as long as its frames are there.
    pub(super) fn tell_end(&mut self, ended: &Ended) {
        if self.monitor.is_none() {
            return;
        }
        let outcome = match ended {
            Ended::Returned(_) => return,
            Ended::Left(End::Exit { status, .. }, _) => Outcome::Exited(*status),
            Ended::Left(End::Thread(_), _) => Outcome::Exited(0),
            Ended::Left(_, trap) | Ended::Trapped(trap) => Outcome::Trapped(Trap::clone(trap)),
            Ended::HostFault(trap) => Outcome::HostFault(Trap::clone(trap)),
            Ended::Stopped(outcome) => Outcome::clone(outcome),
        };
        self.tell(Why::Ending(&outcome));
    }
}
