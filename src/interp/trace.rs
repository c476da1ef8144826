//! From a mistake found deep inside to the report: places become spans, origins and objects become notes, frames a
//! backtrace.

use super::memory::table::{Info, Kind, State};
use super::provenance::{Cause, OriginId, Place, Undefs};
use crate::ir::Inst;
use crate::outcome::{Frame, Note, Trap, TrapKind};
use crate::source::{Span, Written};

/// What a note of a report is about.
#[derive(Clone, Debug)]
pub enum About {
    /// The object accessed.
    Object(Info),
    /// The site where the object was made, when nothing else is known any more.
    Made(u32),
    /// Where an undefined value came from.
    Origin(OriginId),
    /// Anything else.
    Text(String, Option<Span>),
}

/// A mistake of the program, still without place and stack.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What kind.
    pub kind: TrapKind,
    /// The number of the signal that came, if one did.
    pub signal: Option<i32>,
    /// One sentence.
    pub message: String,
    /// What else is known.
    pub about: Vec<About>,
}

/// The result of everything that may find a mistake; boxed, since that is the rare case.
pub type Res<T> = Result<T, Box<Fault>>;

impl Fault {
    /// A mistake.
    #[cold]
    pub fn new(kind: TrapKind, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { kind, signal: None, message: message.into(), about: Vec::new() })
    }

    /// Adds what is known.
    pub fn about(mut self: Box<Self>, about: About) -> Box<Fault> {
        self.about.push(about);
        self
    }

    /// Adds a remark.
    pub fn text(self: Box<Self>, text: impl Into<String>) -> Box<Fault> {
        self.about(About::Text(text.into(), None))
    }
}

/// What turns numbers into names and spans.
pub trait Names {
    /// The span of an operation.
    fn span(&self, place: Place) -> Option<Span>;
    /// Where an operation comes from, if there is debug information.
    fn written(&self, place: Place) -> Box<[Written]>;
    /// Where a site is, and what was made there (`%x of @f`).
    fn site(&self, site: u32) -> Option<(Spot, String)>;
    /// Where a library was called, of the calls that led to a place in it: nothing if the place is the program's own.
    fn called_from(&self, place: &Spot, callers: u32) -> Option<Spot>;
    /// The innermost few of the calls that led to a place, from where the program's own code begins.
    fn callers(&self, place: &Spot, callers: u32) -> Vec<Spot>;
    /// A global's name and where it is defined.
    fn global(&self, id: crate::ir::GlobalId) -> (String, Option<Span>);
    /// A function's name.
    fn function(&self, number: u32) -> String;
    /// A type as text.
    fn ty(&self, ty: crate::ir::Type) -> String;
}

/// A place of the text, and where that comes from.
pub type Spot = (Option<Span>, Box<[Written]>);

/// The names that LLVMlite's reference interpreter gives to errors.
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
    /// The fault of an instruction, in words that fit what that says.
    pub fn of(mut self, inst: &Inst) -> Fault {
        if self.kind == TrapKind::Misaligned && !inst.states_alignment() {
            self.message = self.message.replace("as the instruction states", "as its type requires");
        }
        self
    }
}

/// Makes the report. `lite`: whether the names of the LLVMlite document apply.
pub fn report(
    fault: Fault,
    (span, written): Spot,
    backtrace: Vec<Frame>,
    undefs: &Undefs,
    names: &dyn Names,
    lite: bool,
) -> Trap {
    let Fault { kind, signal, message, .. } = fault;
    let mut trap = Trap { kind, signal, message, span, written, notes: Vec::new(), backtrace, error: None };
    for about in fault.about {
        match about {
            About::Object(info) => trap.notes.extend(object(&info, names)),
            About::Made(site) => {
                if let Some((spot, name)) = names.site(site) {
                    trap.notes.push(note(format!("{name} was allocated here"), spot));
                }
            }
            About::Origin(id) => trap.notes.extend(origin(id, undefs, names)),
            About::Text(text, span) => trap.notes.push(Note::new(text, span)),
        }
    }
    if lite && let Some(name) = reference_name(trap.kind) {
        trap.notes.push(Note::new(format!("the LLVMlite document calls this {name}"), None));
    }
    trap
}

/// Behind a note about a place in a library.
pub const CALLED: &str = "called from here";

/// What is known about an object.
fn object(info: &Info, names: &dyn Names) -> Vec<Note> {
    let mut notes = Vec::new();
    let size = super::memory::bytes(info.size);
    match info.kind {
        Kind::Global(id) => {
            let (name, span) = names.global(id);
            notes.push(Note::new(format!("the object is @{name}, {size}"), span));
        }
        Kind::Function(number) => {
            notes.push(Note::new(format!("it is the function @{}", names.function(number)), None));
        }
        Kind::Argument => notes.push(Note::new(format!("the object is a program argument, {size}"), None)),
        Kind::Host => notes.push(Note::new(format!("the object is a variable of a library, {size}"), None)),
        Kind::Stack | Kind::Heap => {
            if let Some((spot, name)) = names.site(info.site) {
                let callers = names.callers(&spot, info.callers);
                notes.push(note(format!("{name}, {size}, was allocated here"), spot));
                notes.extend(callers.into_iter().map(|spot| note(CALLED.into(), spot)));
            }
        }
    }
    if let State::Ended(place) = info.state {
        notes.push(note("its lifetime ended here".into(), (names.span(place), names.written(place))));
    }
    if let State::Freed(site) = info.state
        && let Some((spot, _)) = names.site(site)
    {
        let callers = names.callers(&spot, info.freed_by);
        notes.push(note("it was freed here".into(), spot));
        notes.extend(callers.into_iter().map(|spot| note(CALLED.into(), spot)));
    }
    notes
}

/// Where an undefined value came from.
fn origin(id: OriginId, undefs: &Undefs, names: &dyn Names) -> Vec<Note> {
    let Some(origin) = undefs.get(id) else { return Vec::new() };
    let text = match origin.cause {
        Cause::Literal => "`undef` or `poison` is written here".into(),
        Cause::Uninitialised(_) => "it was loaded here from memory that was never written".into(),
        Cause::Padding => "it was loaded here from bytes that no store of this type wrote".into(),
        Cause::Argument => "it was passed by the caller of the program".into(),
        Cause::NotPassed => "a call of a function as another type than its own passed nothing there".into(),
        Cause::Flag(flag) => format!("it became poison here: what `{flag}` promises does not hold"),
        Cause::Shift => "it became poison here: the shift amount is not below the width".into(),
        Cause::Range => "it became poison here: the number does not fit the integer type".into(),
        Cause::Undefined(name) => format!("it became poison here: `{name}` is not defined for this argument"),
        Cause::Assembly => "inline assembly puts nothing there".into(),
        Cause::Inbounds => "it left its object here, although the address promises to stay inside".into(),
        Cause::NullGep => "it was computed here from a null pointer".into(),
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
        Cause::NoSubtree => "it was computed here and does not point to a value of its object".into(),
        Cause::Lifetime => "the memory is not in use here".into(),
        Cause::Ended => "it was loaded here from a variable whose lifetime had ended".into(),
    };
    let text = match undefs.values(id) {
        Some(values) => format!("{text} ({values})"),
        None => text,
    };
    let span = origin.span.or_else(|| names.span(origin.place));
    let mut notes = vec![note(text, (span, names.written(origin.place)))];
    if let Cause::Uninitialised(site) = origin.cause
        && let Some((spot, name)) = names.site(site)
    {
        notes.push(note(format!("{name} was allocated here"), spot));
    }
    notes
}

fn note(text: String, (span, written): Spot) -> Note {
    Note { text, span, written }
}

/// Frames beyond this many are left out of the middle of a backtrace.
const MOST_FRAMES: usize = 40;

/// Shortens a long backtrace: the innermost and the outermost frames stay. Returns how many were left out.
pub fn shorten(depth: usize, frame: impl Fn(usize) -> Frame) -> (Vec<Frame>, usize) {
    if depth <= MOST_FRAMES {
        return ((0..depth).map(frame).collect(), 0);
    }
    let half = MOST_FRAMES / 2;
    ((0..half).chain(depth - half..depth).map(frame).collect(), depth - MOST_FRAMES)
}
