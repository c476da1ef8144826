//! Fast path for plain lines: the few forms of statements that make up most front-end output, one per line, with single
//! blanks and no rare features. Lines are split at their commas. Types are looked up in caches by source text: a type,
//! or a type with attributes, is accepted only if the grammar has parsed the same text before. Everything else is left
//! to the rule `statement`, which parses plain lines to the same instructions.

use super::attributes::Position;
use super::function_state::FunctionState;
use super::grammar::{self, Pair, Rule};
use super::module_state::{CallHead, ModuleState};
use super::scan::is_name_byte;
use crate::ir::inst::{
    Arg, BinaryFlags, BinaryOp, CallConv, CallInfo, CastFlags, CastOp, FastMath, GepFlags, IcmpPred, TailKind,
};
use crate::ir::{Align, AttrSet, ConstId, Constant, Inst, Operand, Type, TypeKind};
use std::collections::VecDeque;
use std::sync::Arc;

/// Maximum length of a plain line. A line may hold many statements, each of which would be split up to this length.
const MAX_LENGTH: usize = 2 << 10;

/// Maximum number of parts of a plain line.
const MAX_PARTS: usize = 24;

/// Maximum number of constant expressions of a line that are kept between check and conversion.
const MAX_CHECKED: usize = 64;

/// Maximum number of `*` of a pointer to a known type.
const MAX_STARS: usize = 4;

/// Splits the line from `at` on at its commas, except those in constant expressions and function types. Returns the
/// number of parts, and the end of the line.
fn split<'s>(text: &'s str, at: usize, parts: &mut [&'s str; MAX_PARTS]) -> Option<(usize, usize)> {
    let line = &text.as_bytes()[at..text.len().min(at + MAX_LENGTH)];
    let (mut count, mut start, mut from) = (0, 0, 0);
    loop {
        let end = from + memchr::memchr3(b',', b'\n', b'(', &line[from..])?;
        match line[end] {
            b'(' if end > 0 && line[end - 1] == b' ' => from = end + bracket_length(&line[end..])?,
            // The arguments of a call, or the argument of an attribute.
            b'(' => from = end + 1,
            byte => {
                *parts.get_mut(count)? = &text[at + start..at + end];
                count += 1;
                if byte == b'\n' {
                    return Some((count, at + end));
                }
                (start, from) = (end + 1, end + 1);
            }
        }
    }
}

/// Returns the length of the bracketed text at the start of a text. `None` if it is not plain: several lines, a comment
/// or quoted text.
pub(super) fn bracket_length(text: &[u8]) -> Option<usize> {
    let mut depth = 0usize;
    for (n, byte) in text.iter().enumerate() {
        match byte {
            b'[' | b'{' | b'<' | b'(' => depth += 1,
            b']' | b'}' | b'>' | b')' if depth == 1 => return Some(n + 1),
            b']' | b'}' | b'>' | b')' => depth -= 1,
            b'"' | b';' | b'\n' => return None,
            _ => {}
        }
    }
    None
}

/// Parses the line at the start of a statement, if it is plain. Returns its end.
pub fn read<'s>(state: &mut ModuleState<'s>, function: &mut FunctionState<'s>, at: usize) -> Option<usize> {
    let mut parts = [""; MAX_PARTS];
    let (count, end) = split(state.text, at, &mut parts)?;
    if !statement_ends(state.text, end) {
        return None;
    }
    if let Some(label) = label(parts[0]) {
        function.label(state, label);
        return Some(end);
    }
    for part in &mut parts[1..count] {
        *part = part.strip_prefix(' ')?;
    }
    let (result, rest) = match parts[0].as_bytes().first() {
        Some(b'%') => {
            let (name, rest) = split_result(parts[0])?;
            (Some(local(name)?), rest)
        }
        _ => (None, parts[0]),
    };
    let (opcode, first) = match rest.bytes().position(|b| b == b' ') {
        Some(space) => (&rest[..space], &rest[space + 1..]),
        None if rest == "unreachable" && count == 1 && result.is_none() => {
            let span = state.source.span(at..end);
            function.push(state, Inst::Unreachable, None, false, span);
            return Some(end);
        }
        None => return None,
    };
    let (tail, opcode, first) = match opcode {
        "tail" => (TailKind::Tail, "call", first.strip_prefix("call ")?),
        _ => (TailKind::None, opcode, first),
    };
    parts[0] = first;
    let parts = &parts[..count];
    let (align, metadata, unnamed_result, expressions) = Default::default();
    let mut line = PlainStatement { state, function, parts, align, metadata, tail, unnamed_result, expressions };
    if result.is_some() != has_result(opcode) && opcode != "call" {
        return None;
    }
    line.ending(opcode == "call")?;
    let inst = line.instruction(opcode, result.is_some())?;
    let (metadata, unnamed_result) = (line.attached(), line.unnamed_result);
    let span = state.source.span(at..end);
    let id = function.push(state, inst, result, unnamed_result, span);
    if let Some(metadata) = metadata {
        function.body.metadata.insert(id, metadata);
    }
    Some(end)
}

/// Splits `%name = rest` at its equals sign. Byte by byte: names are short, and setting up a search would
/// cost more.
fn split_result(text: &str) -> Option<(&str, &str)> {
    let space = text.bytes().position(|b| b == b' ')?;
    matches!(text.as_bytes()[space + 1..], [b'=', b' ', ..]).then(|| (&text[..space], &text[space + 3..]))
}

/// Splits at the last blank. Byte by byte: values are short.
fn split_last(text: &str) -> Option<(&str, &str)> {
    let space = text.bytes().rposition(|b| b == b' ')?;
    Some((&text[..space], &text[space + 1..]))
}

/// Splits at a separator that begins with a blank. Without a searcher: the texts are short.
fn split_at<'t>(text: &'t str, separator: &str) -> Option<(&'t str, &'t str)> {
    let mut blanks = text.bytes().enumerate().filter(|(_, byte)| *byte == b' ');
    let (at, _) = blanks.find(|(n, _)| text[*n..].starts_with(separator))?;
    Some((&text[..at], &text[at + separator.len()..]))
}

/// Starts of the most frequent constant expressions.
const EXPRESSIONS: [&str; 3] = ["getelementptr ", "bitcast (", "inttoptr ("];

/// Splits `T v` before the value: the last word, or a constant expression.
fn split_value(text: &str) -> Option<(&str, &str)> {
    if !text.ends_with(')') {
        return split_last(text);
    }
    let mut blanks = text.bytes().enumerate().filter(|(_, byte)| *byte == b' ');
    let (at, _) = blanks.find(|(n, _)| EXPRESSIONS.iter().any(|word| text[n + 1..].starts_with(word)))?;
    Some((&text[..at], &text[at + 1..]))
}

/// Whether a value is a constant expression, as far as its first and last character tell.
pub(super) fn may_be_expression(token: &str) -> bool {
    matches!(token.as_bytes(), [b'g' | b'b' | b'i', .., b')'])
}

/// Constant expressions of a line that were checked and are to be converted, in this order.
#[derive(Default)]
pub(super) struct CheckedExpressions<'s>(VecDeque<(&'s str, Pair<'s>)>);

impl<'s> CheckedExpressions<'s> {
    /// Whether a text is a constant expression and nothing else.
    pub(super) fn check(&mut self, text: &'s str) -> bool {
        let whole = |node: &Pair<'_>| node.as_rule() == Rule::expression && node.as_str().len() == text.len();
        let Some(node) = grammar::run(Rule::value, text).filter(whole) else { return false };
        if self.0.len() < MAX_CHECKED {
            self.0.push_back((text, node));
        }
        true
    }

    /// Returns what the grammar makes of a text, which was parsed already if it was checked.
    fn take(&mut self, text: &'s str) -> Option<Pair<'s>> {
        let checked = self.0.pop_front().filter(|(checked, _)| std::ptr::eq(*checked, text));
        checked.map(|(_, node)| node).or_else(|| grammar::run(Rule::value, text))
    }
}

/// Splits a call at the bracket of its arguments. A blank before a bracket marks the type of the callee.
fn split_callee(text: &str) -> Option<(&str, &str)> {
    let mut brackets = text.bytes().enumerate().filter(|(_, byte)| *byte == b'(');
    let (at, _) = brackets.find(|(n, _)| *n > 0 && text.as_bytes()[n - 1] != b' ')?;
    Some((&text[..at], &text[at + 1..]))
}

/// Whether the statement cannot continue after a line, because a new statement, label or entity begins on the next one.
fn statement_ends(text: &str, end: usize) -> bool {
    let bytes = text.as_bytes();
    if bytes.get(end) != Some(&b'\n') {
        return false;
    }
    let mut at = end + 1;
    while let Some(b' ' | b'\n') = bytes.get(at) {
        at += 1;
    }
    match bytes.get(at) {
        Some(b'%' | b'}' | b'0'..=b'9') => true,
        Some(b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' | b'$') => {
            let word = super::scan::word(&text[at..]);
            matches!(word, "store" | "br" | "call" | "ret" | "switch" | "unreachable" | "tail" | "invoke" | "resume")
                || bytes.get(at + word.len()) == Some(&b':')
        }
        _ => false,
    }
}

/// Returns the name of a label: `12:`, `loop:    ; preds = …`.
fn label(part: &str) -> Option<&str> {
    let end = part.bytes().position(|b| !is_name_byte(b)).filter(|end| *end > 0)?;
    let rest = part[end..].strip_prefix(':')?.trim_start_matches(' ');
    (rest.is_empty() || rest.starts_with(';')).then_some(&part[..end])
}

/// Checks the plain name of a local.
fn local(token: &str) -> Option<&str> {
    let name = token.strip_prefix('%')?;
    (!name.is_empty() && name.bytes().all(is_name_byte)).then_some(token)
}

/// Checks a simple value: a local, a global, a decimal number or a keyword.
pub(super) fn simple_value(token: &str) -> Option<&str> {
    let good = match token.as_bytes() {
        [b'%' | b'@', name @ ..] => !name.is_empty() && name.iter().all(|b| is_name_byte(*b)),
        [b'-', digits @ ..] | digits @ [b'0'..=b'9', ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        _ => matches!(token, "null" | "true" | "false" | "undef" | "poison" | "zeroinitializer"),
    };
    good.then_some(token)
}

/// Returns the name after `label `.
fn target(part: &str) -> Option<&str> {
    local(part.strip_prefix("label ")?)
}

fn has_result(opcode: &str) -> bool {
    !matches!(opcode, "store" | "br" | "ret" | "call")
}

/// Type and source text of a value.
type TypedToken<'s> = (Type, &'s str);

struct PlainStatement<'l, 's> {
    state: &'l mut ModuleState<'s>,
    function: &'l mut FunctionState<'s>,
    /// Parts between the commas; the first one without opcode and result name.
    parts: &'l [&'s str],
    align: Option<Align>,
    metadata: [&'s str; 2],
    tail: TailKind,
    /// Whether a call without a name has a result, which is numbered.
    unnamed_result: bool,
    expressions: CheckedExpressions<'s>,
}

impl<'s> PlainStatement<'_, 's> {
    /// Strips alignment and attachments from the end.
    fn ending(&mut self, is_call: bool) -> Option<()> {
        let mut found = 0;
        while let [.., part] = self.parts
            && part.starts_with('!')
        {
            let space = part.bytes().position(|b| b == b' ')?;
            let (name, node) = (&part[1..space], part[space + 1..].strip_prefix('!')?);
            let good = |text: &str, f: fn(u8) -> bool| !text.is_empty() && text.bytes().all(f);
            if !good(name, is_name_byte) || !good(node, |b| b.is_ascii_digit()) {
                return None;
            }
            *self.metadata.get_mut(found)? = part;
            found += 1;
            self.parts = &self.parts[..self.parts.len() - 1];
        }
        if !is_call
            && let [_, .., part] = self.parts
            && let Some(number) = part.strip_prefix("align ")
        {
            let align = number.parse().ok().and_then(Align::new)?;
            self.align = Some(align).filter(|_| !number.starts_with('+'));
            self.align?;
            self.parts = &self.parts[..self.parts.len() - 1];
        }
        Some(())
    }

    /// Returns the attachments as text. They were stripped from the end, and so are in reverse order.
    fn attached(&mut self) -> Option<Arc<str>> {
        match self.metadata {
            ["", _] => None,
            [one, ""] => Some(self.state.attachment(one)),
            [second, first] => {
                let (first, second) = (self.state.attachment(first), self.state.attachment(second));
                Some(format!("{first}, {second}").into())
            }
        }
    }

    fn ty(&mut self, text: &'s str) -> Option<Type> {
        self.state.known_type(text)
    }

    /// Checks a value: a simple one, or a constant expression.
    fn value(&mut self, ty: Type, token: &'s str) -> Option<&'s str> {
        if may_be_expression(token) {
            let known = self.state.known_constants.contains_key(&(ty, token));
            return (known || self.expressions.check(token)).then_some(token);
        }
        simple_value(token)
    }

    /// Parses `T v`.
    fn typed(&mut self, text: &'s str) -> Option<TypedToken<'s>> {
        let (ty, token) = split_value(text)?;
        let ty = self.ty(ty)?;
        Some((ty, self.value(ty, token)?))
    }

    fn operand(&mut self, (ty, token): TypedToken<'s>) -> Operand {
        match token.as_bytes()[0] {
            b'%' => Operand::Value(self.function.use_value(self.state, token)),
            _ if may_be_expression(token) => {
                Operand::Const(self.state.known_expression(ty, token, &mut self.expressions))
            }
            _ => Operand::Const(self.state.known_simple(ty, token)),
        }
    }

    fn with_operand(&mut self, typed: TypedToken<'s>) -> (Type, Operand) {
        (typed.0, self.operand(typed))
    }

    fn instruction(&mut self, opcode: &str, named: bool) -> Option<Inst> {
        let parts = self.parts;
        if self.align.is_some() && !matches!(opcode, "load" | "store" | "alloca") {
            return None;
        }
        let align = self.align;
        Some(match (opcode, parts) {
            ("load", [ty, ptr]) => {
                let (ty, ptr) = (self.ty(ty)?, self.typed(ptr)?);
                let ptr_ty = ptr.0;
                let ptr = self.operand(ptr);
                Inst::Load { ty, old: false, atomic: None, volatile: false, ptr_ty, ptr, align }
            }
            ("store", [value, ptr]) => {
                let (value, ptr) = (self.typed(value)?, self.typed(ptr)?);
                let value = self.with_operand(value);
                let (ptr_ty, ptr) = self.with_operand(ptr);
                Inst::Store { atomic: None, volatile: false, value, ptr_ty, ptr, align }
            }
            ("getelementptr", [source, base, indices @ ..]) => {
                let (inbounds, source) = strip(source, "inbounds ");
                let (nuw, source) = strip(source, "nuw ");
                let (source, base) = (self.ty(source)?, self.typed(base)?);
                let mut typed = [(Type::INVALID, ""); MAX_PARTS];
                for (to, index) in typed.iter_mut().zip(indices) {
                    *to = self.typed(index)?;
                }
                let (base_ty, base) = self.with_operand(base);
                let indices = typed[..indices.len()].iter().map(|index| self.with_operand(*index)).collect();
                let flags = GepFlags { inbounds, nuw, ..GepFlags::default() };
                Inst::Gep { source, old: false, flags, base_ty, base, indices }
            }
            ("br", [only]) => Inst::Br(self.function.use_block(self.state, target(only)?)),
            ("br", [cond, then, other]) => {
                let (cond, then, other) = (self.typed(cond)?, target(then)?, target(other)?);
                let (cond_ty, cond) = self.with_operand(cond);
                let then = self.function.use_block(self.state, then);
                let other = self.function.use_block(self.state, other);
                Inst::CondBr { cond_ty, cond, then, other }
            }
            ("icmp", [lhs, rhs]) => {
                let (samesign, lhs) = strip(lhs, "samesign ");
                let (pred, lhs) = lhs.split_once(' ')?;
                let (pred, lhs) = (IcmpPred::from_keyword(pred)?, self.typed(lhs)?);
                let rhs = self.value(lhs.0, rhs)?;
                let (ty, lhs) = self.with_operand(lhs);
                Inst::Icmp { pred, samesign, ty, lhs, rhs: self.operand((ty, rhs)) }
            }
            ("alloca", [ty]) => Inst::Alloca {
                ty: self.ty(ty)?,
                count: None,
                align,
                addrspace: 0,
                typed: false,
                inalloca: false,
                swifterror: false,
            },
            ("ret", [value]) if *value == "void" => Inst::Ret(None),
            ("ret", [value]) => {
                let value = self.typed(value)?;
                Inst::Ret(Some(self.with_operand(value)))
            }
            ("phi", _) => return self.phi(),
            ("select", [cond, then, other]) => {
                let (cond, then, other) = (self.typed(cond)?, self.typed(then)?, self.typed(other)?);
                let (cond_ty, cond) = self.with_operand(cond);
                let (then, other) = (self.with_operand(then), self.with_operand(other));
                Inst::Select { fast: FastMath::default(), cond_ty, cond, then, other }
            }
            ("call", _) => return self.call(named),
            (_, [lhs, rhs]) => return self.binary(opcode, lhs, rhs),
            (_, [arg]) => return self.cast(opcode, arg),
            _ => return None,
        })
    }

    fn binary(&mut self, opcode: &str, lhs: &'s str, rhs: &'s str) -> Option<Inst> {
        use BinaryOp::{Add, Ashr, Lshr, Mul, Or, Sdiv, Shl, Sub, Udiv};
        let op = BinaryOp::from_keyword(opcode)?;
        let (mut flags, mut lhs) = (BinaryFlags::default(), lhs);
        match op {
            Add | Sub | Mul | Shl => {
                (flags.nuw, lhs) = strip(lhs, "nuw ");
                (flags.nsw, lhs) = strip(lhs, "nsw ");
            }
            Udiv | Sdiv | Lshr | Ashr => (flags.exact, lhs) = strip(lhs, "exact "),
            Or => (flags.disjoint, lhs) = strip(lhs, "disjoint "),
            _ => {}
        }
        let lhs = self.typed(lhs)?;
        let rhs = self.value(lhs.0, rhs)?;
        let (ty, lhs) = self.with_operand(lhs);
        Some(Inst::Binary { op, flags, ty, lhs, rhs: self.operand((ty, rhs)) })
    }

    fn cast(&mut self, opcode: &str, arg: &'s str) -> Option<Inst> {
        let op = CastOp::from_keyword(opcode)?;
        let (mut flags, mut arg) = (CastFlags::default(), arg);
        match op {
            CastOp::Trunc => {
                (flags.nuw, arg) = strip(arg, "nuw ");
                (flags.nsw, arg) = strip(arg, "nsw ");
            }
            CastOp::Zext | CastOp::Uitofp => (flags.nneg, arg) = strip(arg, "nneg "),
            _ => {}
        }
        let (arg, to) = split_at(arg, " to ")?;
        let (arg, to) = (self.typed(arg)?, self.ty(to)?);
        let (from, arg) = self.with_operand(arg);
        Some(Inst::Cast { op, flags, from, arg, to })
    }

    /// Parses `T [ v`, `%a ]`, `[ w`, `%b ]`.
    fn phi(&mut self) -> Option<Inst> {
        let (ty, first) = split_at(self.parts[0], " [ ")?;
        let ty = self.ty(ty)?;
        let mut incoming = [("", ""); MAX_PARTS / 2];
        let (pairs, rest) = self.parts.as_chunks::<2>();
        if !rest.is_empty() {
            return None;
        }
        for (n, (to, [from, block])) in incoming.iter_mut().zip(pairs).enumerate() {
            let token = if n == 0 { first } else { from.strip_prefix("[ ")? };
            *to = (self.value(ty, token)?, local(block.strip_suffix(" ]")?)?);
        }
        let incoming = incoming[..pairs.len()].iter().map(|(token, block)| {
            let value = self.operand((ty, token));
            (value, self.function.use_block(self.state, block))
        });
        let incoming = incoming.collect();
        Some(Inst::Phi { fast: FastMath::default(), ty, incoming })
    }

    /// Returns whether an unnamed call has a result. `None` if that depends on the callee: the type before it may be a
    /// pointer to its function type.
    fn has_unnamed_result(&self, written: Type) -> Option<bool> {
        let types = &self.state.module.types;
        match types.kind(written) {
            TypeKind::Void => Some(false),
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Ptr { pointee: None, .. } => Some(true),
            TypeKind::Function { ret, .. } => Some(types.strip(*ret) != Type::VOID),
            _ => None,
        }
    }

    /// Parses `T @f(T a`, `T b) #3`.
    fn call(&mut self, named: bool) -> Option<Inst> {
        let (head, first) = split_callee(self.parts[0])?;
        let (head, callee) = split_last(head)?;
        if !callee.starts_with(['@', '%']) {
            return None;
        }
        let callee = simple_value(callee)?;
        let head = match self.ty(head) {
            Some(written) => CallHead { cc: CallConv::default(), ret_attrs: AttrSet::NONE, written },
            None => *self.state.call_heads.get(head)?,
        };
        self.unnamed_result = !named && self.has_unnamed_result(head.written)?;
        let last = self.parts.len() - 1;
        let (_, ending) = self.parts[last].rsplit_once(')')?;
        let fn_attrs = match ending.strip_prefix(' ') {
            None if ending.is_empty() => AttrSet::NONE,
            None => return None,
            Some(words) => *self.state.attributes.get(&(words, Position::Site))?,
        };
        let mut args = [(Type::INVALID, AttrSet::NONE, ""); MAX_PARTS];
        let mut count = 0;
        for (n, part) in self.parts.iter().enumerate() {
            let part = if n == 0 { first } else { part };
            let part = if n == last { part.get(..part.len().checked_sub(ending.len() + 1)?)? } else { part };
            if part.is_empty() && last == 0 {
                break;
            }
            let (words, token) = split_value(part)?;
            let (ty, attrs) = match self.ty(words) {
                Some(ty) => (ty, AttrSet::NONE),
                None => *self.state.argument_heads.get(words)?,
            };
            args[n] = (ty, attrs, self.value(ty, token)?);
            count = n + 1;
        }
        let callee = self.operand((Type::PTR, callee));
        let args = args[..count].iter().map(|(ty, attrs, token)| {
            let value = self.operand((*ty, token));
            Arg { ty: *ty, value, attrs: *attrs }
        });
        let args = args.collect();
        let call = CallInfo::new(callee, Type::INVALID, head.written, args);
        let (tail, cc, ret_attrs) = (self.tail, head.cc, head.ret_attrs);
        Some(Inst::Call(Box::new(CallInfo { tail, cc, ret_attrs, fn_attrs, ..call })))
    }
}

/// Strips a keyword from the start. Returns whether it was present, and the rest.
fn strip<'t>(text: &'t str, word: &str) -> (bool, &'t str) {
    text.strip_prefix(word).map_or((false, text), |rest| (true, rest))
}

impl<'s> ModuleState<'s> {
    /// Returns a type that the grammar has parsed before, a pointer to one, or one of the most frequent ones.
    pub(super) fn known_type(&mut self, text: &'s str) -> Option<Type> {
        match text {
            "i32" => Some(Type::I32),
            "i64" => Some(Type::I64),
            "i8" => Some(Type::I8),
            "i1" => Some(Type::I1),
            // The first `ptr` decides the spelling of pointers.
            "ptr" if self.opaque_pointers => Some(Type::PTR),
            _ => self.types.get(text).copied().or_else(|| self.known_pointer(text)),
        }
    }

    /// Returns the type of a typed pointer, if the grammar has parsed what it points to, and another one before.
    fn known_pointer(&mut self, text: &'s str) -> Option<Type> {
        let stars = text.len() - text.trim_end_matches('*').len();
        if !self.typed_pointers || stars == 0 {
            return None;
        }
        let mut shorter = (1..=stars.min(MAX_STARS)).map(|n| text.len() - n);
        let (mut end, mut ty) = shorter.find_map(|end| Some((end, *self.types.get(&text[..end])?)))?;
        while end < text.len() && self.not_pointed_to(ty).is_none() {
            end += 1;
            ty = self.pointer_to(ty, 0, &text[end - 1..end]);
            self.types.insert(&text[..end], ty);
        }
        (end == text.len()).then_some(ty)
    }

    /// Returns [`ModuleState::simple`], cached by type and text.
    pub(super) fn known_simple(&mut self, ty: Type, token: &'s str) -> ConstId {
        self.known_constant(ty, token, |state| state.simple(ty, token))
    }

    /// Returns the constant of an expression, cached by type and text.
    pub(super) fn known_expression(
        &mut self,
        ty: Type,
        token: &'s str,
        expressions: &mut CheckedExpressions<'s>,
    ) -> ConstId {
        self.known_constant(ty, token, |state| match expressions.take(token) {
            Some(node) => state.value(node, ty),
            None => state.constant(Constant::Invalid),
        })
    }

    fn known_constant(&mut self, ty: Type, token: &'s str, convert: impl FnOnce(&mut Self) -> ConstId) -> ConstId {
        if let Some(id) = self.known_constants.get(&(ty, token)) {
            return *id;
        }
        let before = (self.diagnostics.len(), self.pending.len(), self.block_addresses.len());
        let id = convert(self);
        // A malformed constant is reported at each occurrence.
        if before == (self.diagnostics.len(), self.pending.len(), self.block_addresses.len()) {
            self.known_constants.insert((ty, token), id);
        }
        id
    }
}
