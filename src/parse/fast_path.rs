//! Fast path for plain lines: the few forms of statements that make up most front-end output, with single
//! blanks and no rare features. It uses caches by source text: a type, or a type with attributes, is accepted
//! only if the grammar has parsed the same text before. Everything else is left to the rule `statement`,
//! which would parse these lines to the same instructions.

use super::attributes::Position;
use super::function_state::FunctionState;
use super::grammar::{self, Pair, Pairs, Rule};
use super::module_state::ModuleState;
use super::recover::is_name_byte;
use crate::ir::inst::{
    Arg, BinaryFlags, BinaryOp, CallConv, CallInfo, CastFlags, CastOp, FastMath, GepFlags, IcmpPred, TailKind,
};
use crate::ir::{AttrSet, Inst, Operand, Type};
use std::sync::Arc;

/// Number of bytes that are split into lines at a time.
const WINDOW: usize = 8 << 10;

/// Maximum number of parts of a plain line.
const MAX_PARTS: usize = 24;

/// Lines that have been split, some of them not yet parsed.
#[derive(Default)]
pub struct LineSplitter<'s> {
    next: Option<Pair<'s>>,
    rest: Option<Pairs<'s>>,
}

impl<'s> LineSplitter<'s> {
    /// Returns the line that begins at a position where a statement may begin.
    pub fn at(&mut self, state: &ModuleState<'s>, at: usize) -> Option<Pair<'s>> {
        loop {
            match self.next.as_ref().map(|line| state.offset(without_indent(line.as_str()))) {
                None => {
                    self.cut(state.text, at);
                    return self.step();
                }
                Some(start) if start == at => return self.step(),
                // The text at this position is not the beginning of a split line.
                Some(start) if start > at => return None,
                Some(_) => drop(self.step()),
            }
        }
    }

    fn step(&mut self) -> Option<Pair<'s>> {
        let next = self.rest.as_mut().and_then(Iterator::next);
        std::mem::replace(&mut self.next, next)
    }

    /// Splits the text from a position on, up to the end of the body.
    fn cut(&mut self, text: &'s str, at: usize) {
        let end = (at + WINDOW).min(text.len());
        let bytes = &text.as_bytes()[at..end];
        let brace = memchr::memmem::find(bytes, b"\n}").unwrap_or(bytes.len());
        // Complete lines only: a line that ends after the window is left to the grammar.
        let last = memchr::memrchr(b'\n', &bytes[..(brace + 1).min(bytes.len())]);
        self.rest = last.and_then(|last| grammar::run_all(Rule::plain_lines, &text[at..at + last]));
        self.step();
    }
}

/// Parses a line if it is plain; returns its end.
pub fn read<'s>(state: &mut ModuleState<'s>, function: &mut FunctionState<'s>, line: Pair<'s>) -> Option<usize> {
    let text = without_indent(line.as_str());
    let end = state.offset(text) + text.len();
    if !statement_ends(state.text, end) {
        return None;
    }
    let mut parts = [""; MAX_PARTS];
    let mut count = 0;
    for part in line.into_inner() {
        *parts.get_mut(count)? = part.as_str();
        count += 1;
    }
    parts[0] = without_indent(parts[0]);
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
    let space = rest.bytes().position(|b| b == b' ')?;
    let (opcode, first) = (&rest[..space], &rest[space + 1..]);
    let (tail, opcode, first) = match (opcode, first.strip_prefix("call ")) {
        ("tail", Some(first)) => (TailKind::Tail, "call", first),
        _ => (TailKind::None, opcode, first),
    };
    parts[0] = first;
    let mut line = PlainStatement { state, function, parts: &parts[..count], align: None, metadata: [""; 2], tail };
    if result.is_some() != has_result(opcode) && opcode != "call" {
        return None;
    }
    line.ending(opcode == "call")?;
    let inst = line.instruction(opcode, result.is_some())?;
    let metadata = line.attached();
    let span = state.span(text);
    let id = function.push(state, inst, result, false, span);
    if let Some(metadata) = metadata {
        function.body.metadata.insert(id, metadata);
    }
    Some(end)
}

/// Strips the indentation of a line. Byte by byte, since it is short.
fn without_indent(line: &str) -> &str {
    &line[line.bytes().take_while(|b| matches!(b, b' ' | b'\t' | b'\r')).count()..]
}

/// Splits `%name = rest` at its equals sign. Byte by byte: names are short, and setting up a search would
/// cost more.
fn split_result(text: &str) -> Option<(&str, &str)> {
    let space = text.bytes().position(|b| b == b' ')?;
    Some((&text[..space], text[space..].strip_prefix(" = ")?))
}

/// Whether the statement cannot continue after a line, since something new begins on the next one.
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
            let word = super::recover::word(&text[at..]);
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

/// Checks a plain value: a local, a global, a decimal number or a keyword.
fn value(token: &str) -> Option<&str> {
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

struct PlainStatement<'l, 's> {
    state: &'l mut ModuleState<'s>,
    function: &'l mut FunctionState<'s>,
    /// Parts between the commas; the first one without opcode and result name.
    parts: &'l [&'s str],
    align: Option<u64>,
    metadata: [&'s str; 2],
    tail: TailKind,
}

impl<'s> PlainStatement<'_, 's> {
    /// Strips alignment and attachments from the end.
    fn ending(&mut self, is_call: bool) -> Option<()> {
        let mut found = 0;
        while let [.., part] = self.parts
            && part.starts_with('!')
        {
            let (name, node) = part[1..].split_once(" !")?;
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
            let align = number.parse::<u64>().ok().filter(|n| n.is_power_of_two() && *n <= 1 << 32)?;
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

    fn ty(&self, text: &str) -> Option<Type> {
        self.state.types.get(text).copied()
    }

    /// Parses `T v`.
    fn typed(&self, text: &'s str) -> Option<TypedToken<'s>> {
        let (ty, token) = text.rsplit_once(' ')?;
        Some((self.ty(ty)?, value(token)?))
    }

    fn operand(&mut self, (ty, token): TypedToken<'s>) -> Operand {
        match token.as_bytes()[0] {
            b'%' => Operand::Value(self.function.use_value(self.state, token)),
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
                let (pred, lhs, rhs) = (IcmpPred::from_keyword(pred)?, self.typed(lhs)?, value(rhs)?);
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
        let (lhs, rhs) = (self.typed(lhs)?, value(rhs)?);
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
        let (arg, to) = arg.split_once(" to ")?;
        let (arg, to) = (self.typed(arg)?, self.ty(to)?);
        let (from, arg) = self.with_operand(arg);
        Some(Inst::Cast { op, flags, from, arg, to })
    }

    /// Parses `T [ v`, `%a ]`, `[ w`, `%b ]`.
    fn phi(&mut self) -> Option<Inst> {
        let (ty, first) = self.parts[0].split_once(" [ ")?;
        let ty = self.ty(ty)?;
        let mut incoming = [("", ""); MAX_PARTS / 2];
        let (pairs, rest) = self.parts.as_chunks::<2>();
        if !rest.is_empty() {
            return None;
        }
        for (n, (to, [from, block])) in incoming.iter_mut().zip(pairs).enumerate() {
            let token = if n == 0 { first } else { from.strip_prefix("[ ")? };
            *to = (value(token)?, local(block.strip_suffix(" ]")?)?);
        }
        let incoming = incoming[..pairs.len()].iter().map(|(token, block)| {
            let value = self.operand((ty, token));
            (value, self.function.use_block(self.state, block))
        });
        let incoming = incoming.collect();
        Some(Inst::Phi { fast: FastMath::default(), ty, incoming })
    }

    /// Parses `T @f(T a`, `T b) #3`.
    fn call(&mut self, named: bool) -> Option<Inst> {
        let (head, first) = self.parts[0].split_once('(')?;
        let (head, callee) = head.rsplit_once(' ')?;
        if !callee.starts_with(['@', '%']) {
            return None;
        }
        let callee = value(callee)?;
        let head = match self.ty(head) {
            Some(written) => CallHead { cc: CallConv::default(), ret_attrs: AttrSet::NONE, written },
            None => *self.state.call_heads.get(head)?,
        };
        // Whether an unnamed result is numbered depends on the callee's type: left to the grammar.
        if !named && head.written != Type::VOID {
            return None;
        }
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
            let (words, token) = part.rsplit_once(' ')?;
            let (ty, attrs) = match self.ty(words) {
                Some(ty) => (ty, AttrSet::NONE),
                None => *self.state.argument_heads.get(words)?,
            };
            args[n] = (ty, attrs, value(token)?);
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

/// Strips a keyword from the start; also returns whether it was there.
fn strip<'t>(text: &'t str, word: &str) -> (bool, &'t str) {
    text.strip_prefix(word).map_or((false, text), |rest| (true, rest))
}

impl<'s> ModuleState<'s> {
    /// Returns [`ModuleState::simple`], cached by type and text.
    fn known_simple(&mut self, ty: Type, token: &'s str) -> crate::ir::ConstId {
        if let Some(id) = self.simple_constants.get(&(ty, token)) {
            return *id;
        }
        let (findings, pending) = (self.diagnostics.len(), self.pending.len());
        let id = self.simple(ty, token);
        // A malformed constant is reported at each occurrence.
        if self.diagnostics.len() == findings && self.pending.len() == pending {
            self.simple_constants.insert((ty, token), id);
        }
        id
    }
}
