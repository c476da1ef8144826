//! Module under construction, shared by the conversion of statements and top-level entities: names, types,
//! constants, attributes and diagnostics.

use super::attributes::position::Position;
use super::diagnose::token::shorten;
use super::function_state::local_table::FunctionTables;
use super::literal::{self, Int};
use super::metadata::items::MetadataItems;
use super::nesting::MAX_NESTING;
use crate::diagnostic::Diagnostic;
use crate::ir::inst::CallConv;
use crate::ir::types::TargetExtension;
use crate::ir::types::TypeKind;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{
    Align, Attr, AttrSet, ConstId, Constant, FloatKind, GlobalId, GlobalValue, Module, Name, NamedId, Type,
};
use crate::source::{Source, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// Maximum length of a text that is scanned for later definitions, to explain an error.
pub const MAX_SCANNED_LEN: usize = 1 << 22;

/// Maximum number of bytes that are scanned for later definitions, to explain all errors of a text.
const MAX_SCANNED_BYTES: usize = 1 << 30;

/// Number of warnings after which further ones are dropped, since they are repetitive by then.
const MAX_WARNINGS: usize = 1000;

/// Conversion of a decimal to the bits of the nearest value of a floating-point format.
pub type Rounding = fn(&str, FloatKind) -> Option<u128>;

/// Module under construction.
pub struct ModuleState<'s> {
    /// Source text with its position in the source map.
    pub source: &'s Source,
    /// Text to parse.
    pub text: &'s str,
    /// Module built so far.
    pub module: Module,
    /// Diagnostics found so far.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether an opaque pointer (`ptr`) occurs anywhere.
    pub opaque_pointers: bool,
    /// Whether a typed pointer (`T*`) occurs anywhere.
    pub typed_pointers: bool,
    /// Names of all types that the text defines, for diagnostics.
    pub written_types: OnceLock<FxHashSet<&'s str>>,
    pub(super) errors: usize,
    pub(super) warnings: usize,
    /// Whether an entity has been parsed that affects how everything after it is parsed.
    pub unsettled: bool,
    /// Reusable tables of the function body parsed last.
    pub(super) scratch: FunctionTables<'s>,
    /// Attachments by source text.
    pub(super) attachments: FxHashMap<&'s str, Arc<str>>,
    /// Simple constants and constant expressions by type and source text, for [`super::fast_path`].
    pub(super) known_constants: FxHashMap<(Type, &'s str), ConstId>,
    /// Calling convention, return attributes and type of a call by source text, for [`super::fast_path`].
    pub(super) call_heads: FxHashMap<&'s str, CallHead>,
    /// Types and attributes of arguments by source text, for [`super::fast_path`].
    pub(super) argument_heads: FxHashMap<&'s str, (Type, AttrSet)>,
    /// Types by source text.
    pub(super) types: FxHashMap<&'s str, Type>,
    /// Named types by [`name_key`].
    pub(super) named: FxHashMap<Cow<'s, str>, NamedId>,
    pub(super) attributes: FxHashMap<(&'s str, Position), AttrSet>,
    pub(super) attribute_lists: FxHashMap<(&'s str, Position), Box<[Attr]>>,
    pub(super) globals: FxHashMap<&'s str, GlobalId>,
    /// Number of globals whose names have been scanned for numbers, and the next number for `@""`.
    pub(super) numbered: (usize, u32),
    /// Comdats and metadata nodes by name, and their uses.
    pub(super) kept: MetadataItems<'s>,
    /// Literals of a named type that was not yet defined when they were parsed.
    pub(super) pending: Vec<(ConstId, Type, &'s str)>,
    /// Rounding of inexact decimals, if these are accepted.
    pub rounding: Option<Rounding>,
    /// Warnings about gaps in the numbers of unnamed values, which LLVM accepts as of opaque pointers.
    pub(super) gaps: Vec<Diagnostic>,
    /// Spans of statements found to be damaged after they were parsed.
    pub(super) taken_back: Vec<Span>,
    /// Functions called by the replacement of old instructions.
    pub synthesized_functions: Vec<SynthesizedFunction>,
    /// Block addresses whose functions may be defined later.
    pub block_addresses: Vec<PendingBlock<'s>>,
}

/// Text between `call` and the callee, parsed.
#[derive(Clone, Copy)]
pub struct CallHead {
    /// Calling convention.
    pub cc: CallConv,
    /// Return attributes.
    pub ret_attrs: AttrSet,
    /// Type written before the callee.
    pub written: Type,
}

/// Function that the replacement of an old instruction calls, and that need not be declared in the text.
pub struct SynthesizedFunction {
    pub id: GlobalId,
    pub ty: Type,
    /// Span of the first call.
    pub span: Span,
}

/// `blockaddress(@f, %label)` that is resolved after all functions are parsed.
pub struct PendingBlock<'s> {
    /// Placeholder constant.
    pub id: ConstId,
    /// Type written before it.
    pub ty: Type,
    /// Function that contains the block.
    pub function: GlobalId,
    /// Name of the function as written.
    pub place: &'s str,
    /// Label as written.
    pub label: &'s str,
}

/// Returns the key of a name's token: without quotes, and different for a number and quoted digits.
pub fn name_key(token: &str) -> Cow<'_, str> {
    match token.as_bytes() {
        [b'"', ..] => {
            let text = decode(token);
            if text.bytes().all(|b| b.is_ascii_digit()) { Cow::Owned(format!("\"{text}")) } else { Cow::Owned(text) }
        }
        [b'0', _, ..] if token.bytes().all(|b| b.is_ascii_digit()) => match token.trim_start_matches('0') {
            "" => Cow::Borrowed("0"),
            rest => Cow::Borrowed(rest),
        },
        _ => Cow::Borrowed(token),
    }
}

/// Returns the text between the quotes of a name.
fn inside(token: &str) -> &str {
    token.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(token)
}

/// Decodes a quoted name. A name that is not UTF-8 keeps its escapes.
fn decode(token: &str) -> String {
    let inner = inside(token);
    String::from_utf8(literal::unescape(inner)).unwrap_or_else(|_| inner.to_string())
}

/// Parses a name from its token without the sigil.
pub fn name(token: &str) -> Name {
    if token.starts_with('"') {
        return Name::Text(decode(token).into());
    }
    match number(token) {
        Some(n) => Name::Number(n),
        None => Name::Text(token.into()),
    }
}

/// Parses a token as the number of an unnamed value.
pub fn number(token: &str) -> Option<u32> {
    let mut number = 0u32;
    for byte in token.bytes() {
        if !byte.is_ascii_digit() {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(u32::from(byte - b'0'))?;
    }
    (!token.is_empty()).then_some(number)
}

impl<'s> ModuleState<'s> {
    /// Records a spelling that LLVM no longer accepts: each occurrence if a fix replaces it, and otherwise the first one.
    pub fn note_obsolete(&mut self, spelling: ObsoleteSyntax, span: Span) {
        if spelling.is_replaced_everywhere() || !self.module.obsolete_syntax.iter().any(|(known, _)| *known == spelling)
        {
            self.module.obsolete_syntax.push((spelling, span));
        }
    }

    /// Returns an empty module under construction.
    pub fn new(source: &'s Source) -> Self {
        ModuleState {
            source,
            text: source.text(),
            module: Module::default(),
            diagnostics: Vec::new(),
            opaque_pointers: false,
            typed_pointers: false,
            written_types: OnceLock::new(),
            errors: 0,
            warnings: 0,
            unsettled: false,
            scratch: FunctionTables::default(),
            attachments: FxHashMap::default(),
            known_constants: FxHashMap::default(),
            call_heads: FxHashMap::default(),
            argument_heads: FxHashMap::default(),
            types: FxHashMap::default(),
            named: FxHashMap::default(),
            attributes: FxHashMap::default(),
            attribute_lists: FxHashMap::default(),
            globals: FxHashMap::default(),
            numbered: (0, 0),
            kept: MetadataItems::default(),
            pending: Vec::new(),
            rounding: None,
            gaps: Vec::new(),
            taken_back: Vec::new(),
            synthesized_functions: Vec::new(),
            block_addresses: Vec::new(),
        }
    }

    /// Drops the tables that are only needed while parsing.
    pub fn forget_texts(&mut self) {
        self.scratch = FunctionTables::default();
        self.attachments = FxHashMap::default();
        self.known_constants = FxHashMap::default();
        self.call_heads = FxHashMap::default();
        self.argument_heads = FxHashMap::default();
        self.types = FxHashMap::default();
        self.named = FxHashMap::default();
        self.attributes = FxHashMap::default();
        self.attribute_lists = FxHashMap::default();
        self.globals = FxHashMap::default();
    }

    /// Whether the module uses typed pointers only.
    pub fn uses_typed_pointers(&self) -> bool {
        self.typed_pointers && !self.opaque_pointers
    }

    /// Returns the byte offset of a slice of the text.
    pub fn offset(&self, part: &str) -> usize {
        (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize).min(self.text.len())
    }

    /// Returns the span of a slice of the text.
    pub fn span(&self, part: &str) -> Span {
        let at = self.offset(part);
        self.source.span(at..at + part.len())
    }

    /// Records a diagnostic, up to the limits.
    pub fn report(&mut self, found: Diagnostic) {
        if found.is_error() {
            let max = self.source.max_errors;
            if self.errors < max {
                self.errors += 1;
                self.diagnostics.push(found);
            } else if self.errors == max {
                self.errors += 1;
                let message = format!("too many errors: only the first {max} are shown");
                self.diagnostics.push(Diagnostic::error("E0107", found.span(), message));
            }
        } else if self.warnings < MAX_WARNINGS {
            self.warnings += 1;
            self.diagnostics.push(found);
        }
    }

    /// Whether gaps in numbers are recorded: LLVM accepts them in modules that use `ptr`.
    pub(super) fn wants_gaps(&self) -> bool {
        self.gaps.len() < MAX_WARNINGS && !self.opaque_pointers
    }

    /// Records a gap in the numbers of unnamed values, which is reported if the module turns out to predate
    /// opaque pointers.
    pub(super) fn note_gap(&mut self, found: Diagnostic) {
        if self.wants_gaps() {
            self.gaps.push(found);
        }
    }

    /// Reports the recorded gaps if LLVM does not accept them in this module.
    pub(super) fn report_gaps(&mut self) {
        let gaps = std::mem::take(&mut self.gaps);
        if self.uses_typed_pointers() {
            gaps.into_iter().for_each(|gap| self.report(gap));
        }
    }

    /// Whether parsing stops: the error limit is exceeded, or the caller has canceled it.
    pub fn is_full(&self) -> bool {
        self.errors > self.source.max_errors || self.source.is_stopped()
    }

    /// Whether the text may be scanned for later definitions to explain one more error.
    pub fn may_scan(&self) -> bool {
        self.text.len() <= MAX_SCANNED_LEN && self.text.len().saturating_mul(self.errors) <= MAX_SCANNED_BYTES
    }

    /// Reports an error about a slice of the text.
    pub fn error(&mut self, code: &'static str, part: &str, message: impl Into<String>) {
        let span = self.span(part);
        self.report(Diagnostic::error(code, span, message));
    }

    /// Reports a warning about a slice of the text.
    pub fn warn(&mut self, code: &'static str, part: &str, message: impl Into<String>) {
        let span = self.span(part);
        self.report(Diagnostic::warning(code, span, message));
    }

    /// Reports nesting beyond the limit.
    pub fn too_deep(&mut self, part: &str) {
        // A deep type is found at each of its levels; one error is enough.
        let at = self.span(&part[..part.len().min(1)]);
        if self.diagnostics.last().is_none_or(|d| d.code != "E0105") {
            let message = format!("nested too deeply: more than {MAX_NESTING} levels of brackets");
            self.report(Diagnostic::error("E0105", at, message));
        }
    }

    /// Reports a character that names must not contain. `token`: with or without its sigil.
    pub fn check_name(&mut self, token: &str) {
        let name = token.trim_start_matches(['@', '%']);
        let may_have = name.starts_with('"') && name.contains(['\\', '\0']);
        if may_have && literal::unescape(inside(name)).contains(&0) {
            self.error("E0150", token, "NUL character is not allowed in names");
        }
        // A number is a name by itself; `5x` is valid only as a label.
        if token.len() > name.len()
            && name.starts_with(|c: char| c.is_ascii_digit())
            && name.contains(|c: char| !c.is_ascii_digit())
        {
            let sigil = &token[..token.len() - name.len()];
            let message = format!("a name that starts with a digit must be quoted: `{sigil}\"{}\"`", shorten(name));
            self.warn("W0108", token, message);
        }
    }

    // ---------------------------------------------------------------------------------------------------------- globals

    /// Returns the global of a token such as `@f`; creates it at its first use.
    pub fn use_global(&mut self, token: &'s str) -> GlobalId {
        if let Some(id) = self.globals.get(token) {
            return *id;
        }
        self.check_name(token);
        let name = name(&token[1..]);
        let id = match self.module.by_name.get(&name) {
            Some(id) => *id,
            None => {
                let id = self.module.globals.push(GlobalValue::undeclared(name.clone(), self.span(token)));
                self.module.by_name.insert(name, id);
                id
            }
        };
        self.globals.insert(token, id);
        id
    }

    // -------------------------------------------------------------------------------------------------------- constants

    /// Interns a constant.
    pub fn constant(&mut self, constant: Constant) -> ConstId {
        self.module.constants.intern(constant)
    }

    /// Returns the constant of a token that is not a local, for the type written before it.
    pub fn simple(&mut self, ty: Type, token: &'s str) -> ConstId {
        let constant = match token.as_bytes()[0] {
            b'@' => Constant::Global(ty, self.use_global(token)),
            _ => match self.module.types.kind(ty) {
                TypeKind::Invalid => Constant::Invalid,
                TypeKind::Named(_) => {
                    // Placeholder, unique per text and type, until the type is defined.
                    let id = self.constant(Constant::String(ty, token.as_bytes().into()));
                    self.pending.push((id, ty, token));
                    return id;
                }
                _ => self.literal(ty, token),
            },
        };
        self.constant(constant)
    }

    /// Parses the literals whose types were not yet defined.
    pub fn finish_pending(&mut self) {
        for (id, ty, token) in std::mem::take(&mut self.pending) {
            let constant = match self.module.types.kind(ty) {
                // Undefined (already reported), or opaque (reported by the verifier).
                TypeKind::Named(_) if token == "zeroinitializer" => Constant::Zero(ty),
                TypeKind::Named(_) if token == "undef" => Constant::Undef(ty),
                TypeKind::Named(_) if token == "poison" => Constant::Poison(ty),
                TypeKind::Named(_) | TypeKind::Invalid => Constant::Invalid,
                _ => self.literal(ty, token),
            };
            self.module.constants.replace(id, constant);
        }
    }

    /// Parses a literal of a type whose definition is known.
    fn literal(&mut self, ty: Type, token: &'s str) -> Constant {
        let kind = self.module.types.kind(ty).clone();
        match token {
            "undef" => return Constant::Undef(ty),
            "poison" => return Constant::Poison(ty),
            "zeroinitializer" => {
                return match kind {
                    TypeKind::Int(bits) => Constant::int(ty, bits, 0),
                    TypeKind::Float(_) => Constant::Float(ty, 0),
                    TypeKind::Ptr { .. } => Constant::Null(ty),
                    TypeKind::Target { name, .. } if TargetExtension::named(&name).has_zero_init => Constant::Zero(ty),
                    TypeKind::Array { .. } | TypeKind::Vector { .. } | TypeKind::Struct { .. } | TypeKind::X86Amx => {
                        Constant::Zero(ty)
                    }
                    _ => self.wrong_literal(token, "invalid type for null constant", ty),
                };
            }
            "null" => {
                return match kind {
                    TypeKind::Ptr { .. } => Constant::Null(ty),
                    _ => self.wrong_literal(token, "null must be a pointer type", ty),
                };
            }
            "true" | "false" => {
                return match kind {
                    TypeKind::Int(1) => Constant::Int(ty, u128::from(token == "true")),
                    _ => self.wrong_literal(
                        token,
                        "constant expression type mismatch: `true` and `false` are of type i1",
                        ty,
                    ),
                };
            }
            "none" => {
                return match kind {
                    TypeKind::Token => Constant::Null(ty),
                    _ => self.wrong_literal(token, "invalid type for none constant: expected `token`", ty),
                };
            }
            _ => {}
        }
        if literal::is_float(token) {
            let TypeKind::Float(kind) = kind else {
                if matches!(kind, TypeKind::Int(_)) && token.starts_with("0x") {
                    let found =
                        Diagnostic::error("E0132", self.span(token), "floating point constant invalid for type");
                    let start = Span::new(found.span().lo, found.span().lo);
                    self.report(found.help(format!("hexadecimal integers are written `u{token}`")).fix(start, "u"));
                    return Constant::Invalid;
                }
                return self.wrong_literal(token, "floating point constant invalid for type", ty);
            };
            return match literal::float(token, kind) {
                Ok(bits) => Constant::Float(ty, bits),
                Err(literal::FloatError::Malformed) => self.malformed_number(token, "floating point constant", ty),
                Err(literal::FloatError::Invalid) => match self.rounding.and_then(|round| round(token, kind)) {
                    Some(bits) => Constant::Float(ty, bits),
                    None => self.inexact_float(token, kind, ty),
                },
            };
        }
        let TypeKind::Int(bits) = kind else {
            return match literal::int(token, 64) {
                Int::Malformed => self.malformed_number(token, "number", ty),
                _ => self.wrong_literal(token, "integer constant must have integer type", ty),
            };
        };
        match literal::int(token, bits) {
            Int::Fits(value) => Constant::Int(ty, value),
            Int::Wide(limbs) => Constant::WideInt(ty, limbs),
            Int::Cut(value) => {
                let message =
                    format!("integer constant `{token}` does not fit into i{bits} and is truncated to {value}");
                self.warn("W0103", token, message);
                Constant::Int(ty, value)
            }
            Int::TooLarge => {
                let message = format!("integer constant `{}` is out of range for i{bits}", shorten(token));
                self.error("E0131", token, message);
                Constant::Invalid
            }
            Int::Malformed => self.malformed_number(token, "integer constant", ty),
        }
    }

    /// Parses a decimal number, or reports an error.
    pub fn integer<T: std::str::FromStr>(&mut self, token: &str, what: &str) -> Option<T> {
        let value = token.parse().ok();
        if value.is_none() {
            self.error("E0134", token, format!("{what} `{}` is too large", shorten(token)));
        }
        value
    }

    /// Parses the number of `align 8`, written at `place`: a power of two that LLVM allows.
    pub fn alignment(&mut self, text: &str, place: &str) -> Option<Align> {
        let token = text.trim_end_matches([')', ' ']).rsplit(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or("");
        let value = match literal::int(token, 64) {
            Int::Fits(n) => n as u64,
            _ => u64::MAX,
        };
        match value {
            n if n.is_power_of_two() && n <= Align::MAX => Align::new(n),
            0 => None,
            n if n.is_power_of_two() => {
                self.error("E0123", place, "huge alignments are not supported: the largest is 4294967296");
                None
            }
            _ => {
                self.error("E0123", place, "alignment is not a power of two");
                None
            }
        }
    }
}

/// Decodes a quoted string.
pub fn unquote(token: &str) -> Arc<str> {
    decode(token).into()
}
