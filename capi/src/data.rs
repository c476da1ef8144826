//! Diagnostics and outcomes as structures of C.

use crate::text::c_string;
use llvmlite_jit::diagnostic::Severity;
use llvmlite_jit::outcome::{Frame, Note};
use llvmlite_jit::source::{SourceMap, Span};
use llvmlite_jit::{Diagnostic, Outcome};
use std::ffi::{CString, c_char};

/// A place in a text. Lines and columns count from 1, columns in characters; offsets count bytes from 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_span {
    /// Name under which the text was parsed. Null if there is no place; then all other fields are 0.
    pub file: *const c_char,
    pub line: u32,
    pub column: u32,
    /// End of the range, after its last character.
    pub end_line: u32,
    pub end_column: u32,
    /// Offset of its first byte. For bitcode, in the text as which it is shown.
    pub offset: usize,
    /// Number of its bytes.
    pub length: usize,
}

/// Whether a diagnostic refuses the program.
#[repr(C)]
#[derive(Clone, Copy)]
pub enum llj_severity {
    Warning,
    Error,
}

/// A place of a diagnostic, with a text about it, which may be empty.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_label {
    pub span: llj_span,
    pub text: *const c_char,
}

/// A change of the text that fixes it. An empty span is an insertion.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_edit {
    pub span: llj_span,
    pub replacement: *const c_char,
}

/// An error or a warning about a program.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_diagnostic {
    pub severity: llj_severity,
    /// Stable code, such as `E0201`.
    pub code: *const c_char,
    pub message: *const c_char,
    /// The whole diagnostic as text of several lines, with the marked source line.
    pub rendered: *const c_char,
    /// Places; the first one is the primary one.
    pub labels: *const llj_label,
    pub label_count: usize,
    /// Remedies.
    pub help: *const *const c_char,
    pub help_count: usize,
    /// Edits that fix the text, if the intention is certain.
    pub edits: *const llj_edit,
    pub edit_count: usize,
}

/// The end of a run that did not return.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum llj_outcome_kind {
    /// The program called `exit`.
    Exited,
    /// A fault of the program.
    Trapped,
    /// A function of the host or of a library faulted. The engine cannot be used again.
    HostFault,
    /// A limit was reached.
    LimitReached,
    /// Ctrl-C.
    Interrupted,
    /// A bug of this library.
    InternalError,
}

/// A frame of the program's call stack.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_frame {
    /// Name of the function, without the `@`.
    pub function: *const c_char,
    /// Current instruction of the function.
    pub span: llj_span,
}

/// A note about a fault, for example the place where memory was allocated.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_note {
    pub text: *const c_char,
    pub span: llj_span,
}

/// The end of a run.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_outcome {
    pub kind: llj_outcome_kind,
    /// Kind of the fault in stable words, such as `null pointer` or `division by zero`; null if the outcome is not a
    /// fault.
    pub fault: *const c_char,
    /// The limit that was reached: `time`, `fuel`, `memory` or `output`; null if none was reached.
    pub limit: *const c_char,
    /// One sentence.
    pub message: *const c_char,
    /// Status of `exit`.
    pub status: i32,
    /// Number of the signal that was received; 0 if none was received.
    pub signal: i32,
    /// Instruction at which the run ended.
    pub span: llj_span,
    /// Call stack, innermost function first.
    pub frames: *const llj_frame,
    pub frame_count: usize,
    pub notes: *const llj_note,
    pub note_count: usize,
}

/// Owner of the memory to which structures of C point.
#[derive(Default)]
pub(crate) struct Arena {
    strings: Vec<CString>,
    labels: Vec<Box<[llj_label]>>,
    edits: Vec<Box<[llj_edit]>>,
    pointers: Vec<Box<[*const c_char]>>,
    frames: Vec<Box<[llj_frame]>>,
    notes: Vec<Box<[llj_note]>>,
}

impl Arena {
    fn string(&mut self, text: impl Into<String>) -> *const c_char {
        let text = c_string(text);
        let at = text.as_ptr();
        self.strings.push(text);
        at
    }

    fn span(&mut self, sources: &SourceMap, span: Option<Span>) -> llj_span {
        let none =
            llj_span { file: std::ptr::null(), line: 0, column: 0, end_line: 0, end_column: 0, offset: 0, length: 0 };
        let Some(span) = span else { return none };
        let Some(source) = sources.find(span.lo) else { return none };
        let span = source.written(span);
        let ((line, column), (end_line, end_column)) = (source.line_column(span.lo), source.line_column(span.hi));
        let (offset, end) = (source.offset(span.lo), source.offset(span.hi));
        llj_span {
            file: self.string(source.name.as_str()),
            line: line as u32,
            column: column as u32,
            end_line: end_line as u32,
            end_column: end_column as u32,
            offset,
            length: end.saturating_sub(offset),
        }
    }
}

/// Diagnostics for C.
pub(crate) struct Diagnostics {
    list: Vec<llj_diagnostic>,
    _arena: Arena,
}

// SAFETY: the pointers refer to memory owned by the arena, to which nothing writes.
unsafe impl Send for Diagnostics {}
// SAFETY: the same.
unsafe impl Sync for Diagnostics {}

impl Diagnostics {
    pub(crate) fn new(found: &[Diagnostic], sources: &SourceMap) -> Diagnostics {
        let mut arena = Arena::default();
        let list = found.iter().map(|found| diagnostic(&mut arena, &in_terms_of_c(found), sources)).collect();
        Diagnostics { list, _arena: arena }
    }

    /// Returns the array, and writes its length.
    ///
    /// # Safety
    /// `count` must be null or valid for writes.
    pub(crate) unsafe fn array(&self, count: *mut usize) -> *const llj_diagnostic {
        if !count.is_null() {
            // SAFETY: by the caller's contract.
            unsafe { count.write(self.list.len()) };
        }
        if self.list.is_empty() { std::ptr::null() } else { self.list.as_ptr() }
    }
}

/// Replaces terms of Rust in a diagnostic by terms of C.
pub(crate) fn in_terms_of_c(found: &Diagnostic) -> Diagnostic {
    let mut found = found.clone();
    let of_rust =
        found.missing_symbol.as_deref().map(|name| format!("provide it in the host: `Host::function(\"{name}\", …)`"));
    for help in &mut found.help {
        if Some(&*help) == of_rust.as_ref() {
            *help = "provide it as a function of the host".into();
        } else if help == "declare it with the types of the Rust closure" {
            *help = "declare it with the types of the host's function".into();
        }
    }
    found
}

fn diagnostic(arena: &mut Arena, found: &Diagnostic, sources: &SourceMap) -> llj_diagnostic {
    let mut labels = Vec::new();
    for label in &found.labels {
        labels.push(llj_label { span: arena.span(sources, Some(label.span)), text: arena.string(label.text.as_str()) });
    }
    let mut edits = Vec::new();
    for edit in &found.fix {
        let span = arena.span(sources, Some(edit.span));
        edits.push(llj_edit { span, replacement: arena.string(edit.replacement.as_str()) });
    }
    let help: Box<[*const c_char]> = found.help.iter().map(|help| arena.string(help.as_str())).collect();
    let (labels, edits) = (labels.into_boxed_slice(), edits.into_boxed_slice());
    let made = llj_diagnostic {
        severity: match found.severity {
            Severity::Warning => llj_severity::Warning,
            Severity::Error => llj_severity::Error,
        },
        code: arena.string(found.code),
        message: arena.string(found.message.as_str()),
        rendered: arena.string(found.display(sources).to_string()),
        labels: labels.as_ptr(),
        label_count: labels.len(),
        help: help.as_ptr(),
        help_count: help.len(),
        edits: edits.as_ptr(),
        edit_count: edits.len(),
    };
    arena.labels.push(labels);
    arena.edits.push(edits);
    arena.pointers.push(help);
    made
}

/// The end of a run for C.
pub(crate) struct End {
    pub(crate) outcome: llj_outcome,
    _arena: Arena,
}

// SAFETY: as for `Diagnostics`.
unsafe impl Send for End {}
// SAFETY: the same.
unsafe impl Sync for End {}

impl End {
    /// Describes an outcome that is not a return.
    pub(crate) fn new(outcome: &Outcome, sources: &SourceMap) -> End {
        let mut arena = Arena::default();
        let null = std::ptr::null();
        let (mut frames, mut notes): (&[Frame], &[Note]) = (&[], &[]);
        let (mut fault, mut limit, mut status, mut signal, mut span) = (null, null, 0, 0, None);
        let (kind, message) = match outcome {
            Outcome::Returned(value) => (llj_outcome_kind::InternalError, value.display()),
            Outcome::Exited(with) => {
                status = *with;
                (llj_outcome_kind::Exited, format!("the program exited with status {with}"))
            }
            Outcome::Trapped(trap) | Outcome::HostFault(trap) => {
                (frames, notes, span) = (&trap.backtrace, &trap.notes, trap.span);
                signal = trap.signal.unwrap_or(0);
                fault = arena.string(trap.kind.text());
                let is_trap = matches!(outcome, Outcome::Trapped(_));
                (if is_trap { llj_outcome_kind::Trapped } else { llj_outcome_kind::HostFault }, trap.message.clone())
            }
            Outcome::LimitReached(reached, stop) => {
                (frames, notes, span) = (&stop.backtrace, &stop.notes, stop.span);
                limit = arena.string(reached.text());
                (llj_outcome_kind::LimitReached, stop.message.clone())
            }
            Outcome::Interrupted(stop) => {
                (frames, notes, span) = (&stop.backtrace, &stop.notes, stop.span);
                (llj_outcome_kind::Interrupted, stop.message.clone())
            }
            Outcome::InternalError(bug) => {
                span = bug.span;
                (llj_outcome_kind::InternalError, bug.message.clone())
            }
        };
        let frames: Box<[llj_frame]> = frames
            .iter()
            .map(|frame| llj_frame {
                function: arena.string(frame.function.as_str()),
                span: arena.span(sources, frame.span),
            })
            .collect();
        let notes: Box<[llj_note]> = notes
            .iter()
            .map(|note| llj_note { text: arena.string(note.text.as_str()), span: arena.span(sources, note.span) })
            .collect();
        let outcome = llj_outcome {
            kind,
            fault,
            limit,
            message: arena.string(message),
            status,
            signal,
            span: arena.span(sources, span),
            frames: frames.as_ptr(),
            frame_count: frames.len(),
            notes: notes.as_ptr(),
            note_count: notes.len(),
        };
        arena.frames.push(frames);
        arena.notes.push(notes);
        End { outcome, _arena: arena }
    }
}
