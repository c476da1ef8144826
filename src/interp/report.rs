//! Reports of faults: locations become spans, origins and objects become notes, frames become a backtrace.

use super::memory::table::{Info, Kind, State};
use super::scalar::{Cause, CodeLocation, OriginId, OriginTable};
use crate::ir::Inst;
use crate::outcome::{Frame, Note, Trap, TrapKind, words};
use crate::source::{DebugLocation, Span};

/// Subject of a note in a report.
#[derive(Clone, Debug)]
pub enum NoteSubject {
    /// The accessed object.
    Object(Info),
    /// The allocation site of an object about which nothing else is known any more.
    AllocSite(u32),
    /// The origin of an undefined value.
    Origin(OriginId),
    /// Any other text.
    Text(String, Option<Span>),
}

/// A fault of the program, not yet with its location and backtrace.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Kind.
    pub kind: TrapKind,
    /// Number of the signal received, if there was one.
    pub signal: Option<i32>,
    /// Message of one sentence.
    pub message: String,
    /// Subjects of further notes.
    pub about: Vec<NoteSubject>,
}

/// Result of every operation that may fault. Boxed, since faults are rare.
pub type InterpResult<T> = Result<T, Box<Fault>>;

impl Fault {
    /// Creates a fault.
    #[cold]
    pub fn new(kind: TrapKind, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { kind, signal: None, message: message.into(), about: Vec::new() })
    }

    /// Adds a note.
    pub fn about(mut self: Box<Self>, about: NoteSubject) -> Box<Fault> {
        self.about.push(about);
        self
    }
}

/// Resolver of numbers to names and spans.
pub trait Names {
    /// Returns the span of an operation.
    fn span(&self, place: CodeLocation) -> Option<Span>;
    /// Returns the source locations of an operation, if there is debug information.
    fn debug_locs(&self, place: CodeLocation) -> Box<[DebugLocation]>;
    /// Returns the location of an allocation site and a description of the allocation (`%x of @f`).
    fn site(&self, site: u32) -> Option<(ReportLocation, String)>;
    /// Returns the call in the program through which a place in a library was reached, or `None` if the place is in the
    /// program's own code. `callers`: call stack.
    fn called_from(&self, place: &ReportLocation, callers: u32) -> Option<ReportLocation>;
    /// Returns the innermost calls that led to a place, starting in the program's own code. `callers`: call stack.
    fn callers(&self, place: &ReportLocation, callers: u32) -> Vec<ReportLocation>;
    /// Returns a global's name and the location of its definition.
    fn global(&self, id: crate::ir::GlobalId) -> (String, Option<Span>);
    /// Returns a function's name.
    fn function(&self, number: u32) -> String;
    /// Returns a type as text.
    fn ty(&self, ty: crate::ir::Type) -> String;
}

/// Span in the text, and source locations from debug information.
pub type ReportLocation = (Option<Span>, Box<[DebugLocation]>);

/// Returns the name of an error in LLVMlite's reference interpreter.
pub fn reference_name(kind: TrapKind) -> Option<&'static str> {
    match kind {
        TrapKind::NullPointer => Some("NullPtrDeref"),
        TrapKind::UndefPointer => Some("UndefPtrDeref"),
        TrapKind::OutOfBounds => Some("OOBIndexDeref"),
        TrapKind::UseAfterFree => Some("UseAfterFree"),
        TrapKind::IncompatibleType => Some("IncompatTagDeref"),
        TrapKind::Uninitialised => Some("UninitMemLoad"),
        _ => None,
    }
}

impl Fault {
    /// Adapts the message to the faulting instruction.
    pub fn of(mut self, inst: &Inst) -> Fault {
        if self.kind == TrapKind::Misaligned && !inst.states_alignment() {
            self.message = self.message.replace("as required by the instruction", "as required by its type");
        }
        self
    }
}

/// Builds the report. `lite`: whether to add the names of the LLVMlite document.
pub fn report(
    fault: Fault,
    (span, debug_locs): ReportLocation,
    backtrace: Vec<Frame>,
    undefs: &OriginTable,
    names: &dyn Names,
    lite: bool,
) -> Trap {
    let Fault { kind, signal, message, .. } = fault;
    let mut trap = Trap { kind, signal, message, span, debug_locs, notes: Vec::new(), backtrace, error: None };
    for about in fault.about {
        match about {
            NoteSubject::Object(info) => trap.notes.extend(object(&info, names)),
            NoteSubject::AllocSite(site) => {
                if let Some((location, name)) = names.site(site) {
                    trap.notes.push(note(words::allocated(&name, None), location));
                }
            }
            NoteSubject::Origin(id) => trap.notes.extend(origin(id, undefs, names)),
            NoteSubject::Text(text, span) => trap.notes.push(Note::new(text, span)),
        }
    }
    if lite && let Some(name) = reference_name(trap.kind) {
        trap.notes.push(Note::new(format!("the LLVMlite document calls this {name}"), None));
    }
    trap
}

/// Returns the notes on an object.
fn object(info: &Info, names: &dyn Names) -> Vec<Note> {
    let mut notes = Vec::new();
    let size = super::memory::bytes(info.size);
    match info.kind {
        Kind::Global(id) => {
            let (name, span) = names.global(id);
            notes.push(Note::new(words::object_is(&name, info.size), span));
        }
        Kind::Function(number) => {
            notes.push(Note::new(words::function_is(&names.function(number)), None));
        }
        Kind::Argument => notes.push(Note::new(format!("the object is a program argument, {size}"), None)),
        Kind::Host => notes.push(Note::new(format!("the object is a library variable, {size}"), None)),
        Kind::Stack | Kind::Heap => {
            if let Some((location, name)) = names.site(info.site) {
                let callers = names.callers(&location, info.callers);
                notes.push(note(words::allocated(&name, Some(info.size)), location));
                notes.extend(callers.into_iter().map(|location| note(words::CALLED.into(), location)));
            }
        }
    }
    if let State::Ended(place) = info.state {
        notes.push(note(words::ENDED_HERE.into(), (names.span(place), names.debug_locs(place))));
    }
    if let State::Freed(site) = info.state
        && let Some((location, _)) = names.site(site)
    {
        let callers = names.callers(&location, info.freed_by);
        notes.push(note(words::FREED_HERE.into(), location));
        notes.extend(callers.into_iter().map(|location| note(words::CALLED.into(), location)));
    }
    notes
}

/// Returns the notes on the origin of an undefined value.
fn origin(id: OriginId, undefs: &OriginTable, names: &dyn Names) -> Vec<Note> {
    let Some(origin) = undefs.get(id) else { return Vec::new() };
    let text = match origin.cause {
        Cause::Literal => words::LITERAL.into(),
        Cause::Uninitialised(_) => words::LOADED_UNSET.into(),
        Cause::Padding => "it was loaded here from bytes not written by a store of this type".into(),
        Cause::Argument => "it was passed by the caller of the program".into(),
        Cause::NotPassed => words::NOT_PASSED.into(),
        Cause::Flag(flag) => words::became_poison(&words::violated(flag)),
        Cause::Shift => words::became_poison(words::SHIFT_TOO_FAR),
        Cause::Range => words::became_poison(words::OUT_OF_RANGE),
        Cause::Undefined(name) => words::became_poison(&words::not_defined(name)),
        Cause::Assembly => "inline assembly does not set it".into(),
        Cause::Inbounds => words::LEFT_HERE.into(),
        Cause::NullGep => words::FROM_NULL.into(),
        Cause::IndexOutOfRange { index, len } => {
            format!("it was computed here with index {index} of an array of {len}")
        }
        Cause::Sibling { index } => {
            format!("it was computed here: index {index} leaves a value that is not an element of an array")
        }
        Cause::Incompatible { written, found } => format!(
            "it was computed here as an address of {}, but the memory holds {}",
            names.ty(written),
            names.ty(found)
        ),
        Cause::NoSubtree => "it was computed here and does not point to an element of its object".into(),
        Cause::Ended => words::LOADED_ENDED.into(),
    };
    let text = match undefs.values(id) {
        Some(values) => format!("{text} ({values})"),
        None => text,
    };
    let span = origin.span.or_else(|| names.span(origin.place));
    let mut notes = vec![note(text, (span, names.debug_locs(origin.place)))];
    if let Cause::Uninitialised(site) = origin.cause
        && let Some((location, name)) = names.site(site)
    {
        notes.push(note(words::allocated(&name, None), location));
    }
    notes
}

fn note(text: String, (span, debug_locs): ReportLocation) -> Note {
    Note { text, span, debug_locs }
}

/// Maximum number of frames in a backtrace; more are dropped from its middle.
const MAX_FRAMES: usize = 40;

/// Shortens a long backtrace to its innermost and outermost frames. Returns the number of dropped frames.
pub fn shorten(depth: usize, frame: impl Fn(usize) -> Frame) -> (Vec<Frame>, usize) {
    if depth <= MAX_FRAMES {
        return ((0..depth).map(frame).collect(), 0);
    }
    let half = MAX_FRAMES / 2;
    ((0..half).chain(depth - half..depth).map(frame).collect(), depth - MAX_FRAMES)
}
