//! Conversion of statements to instructions, one function per form, in the order of the LangRef.

mod atomic;
pub(super) mod call;
mod exception;
pub(super) mod flags;
mod malloc_free;
mod vector;

use super::module_state::{ModuleState, unquote};

use super::function_state::FunctionState;
use super::grammar::{Pair, Pairs, Rule};
use super::metadata;
use crate::diagnostic::{Diagnostic, near_names};
use crate::ir::inst::{BinaryOp, CallInfo, CastOp, FcmpPred, IcmpPred, TailKind, UnaryOp};
use crate::ir::types::TypeKind;
use crate::ir::upgrade::legacy_insts;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{Align, Constant, Inst, Operand, Type, TypedConst, TypedOperand};
use crate::source::Span;
use malloc_free::InsertPoint;
use std::sync::Arc;

/// Converter of one statement.
pub struct Statement<'a, 's> {
    /// Span of the statement.
    pub(super) span: Span,
    /// Module under construction.
    pub state: &'a mut ModuleState<'s>,
    /// Function whose body is being parsed.
    pub function: &'a mut FunctionState<'s>,
    /// Attachments such as `!dbg !7`.
    metadata: Option<Arc<str>>,
    /// Alignment: `, align 8`.
    pub(super) align: Option<Align>,
    pub(super) volatile: bool,
    /// Keyword `atomic` as written.
    pub(super) atomic: Option<&'s str>,
    /// Synchronization scope: `syncscope("…")`.
    pub(super) scope: Option<Box<str>>,
    /// Memory orderings as written: `acquire`.
    pub(super) orderings: Vec<&'s str>,
    pub(super) tail: TailKind,
}

impl<'a, 's> Statement<'a, 's> {
    /// Converts a statement and adds it to the function.
    pub fn read(state: &'a mut ModuleState<'s>, function: &'a mut FunctionState<'s>, node: Pair<'s>) {
        let span = state.span(node.as_str());
        let mut statement = Statement {
            span,
            state,
            function,
            metadata: None,
            align: None,
            volatile: false,
            atomic: None,
            scope: None,
            orderings: Vec::new(),
            tail: TailKind::None,
        };
        let mut result = None;
        let mut old_volatile = false;
        for part in node.into_inner() {
            let text = part.as_str();
            match part.as_rule() {
                Rule::local => result = Some(text),
                Rule::label => {
                    let token = text.trim_end_matches(':');
                    statement.function.label(statement.state, token);
                    return;
                }
                Rule::volatile => {
                    statement.note_obsolete(ObsoleteSyntax::VolatileFirst);
                    old_volatile = true;
                }
                Rule::tail => {
                    statement.tail = match text {
                        "tail" => TailKind::Tail,
                        "musttail" => TailKind::MustTail,
                        _ => TailKind::NoTail,
                    }
                }
                Rule::debug_record => {
                    let record = metadata::pieces(statement.state, statement.function, text, false);
                    return statement.function.record(record);
                }
                Rule::use_list_order => return metadata::use_list_order(statement.state, statement.function, part),
                _ => {
                    let Some(mut inst) = statement.instruction(part) else { return };
                    if old_volatile && let Inst::Load { volatile, .. } | Inst::Store { volatile, .. } = &mut inst {
                        *volatile = true;
                    }
                    statement.push(inst, result);
                    return;
                }
            }
        }
    }

    fn push(self, inst: Inst, result: Option<&'s str>) {
        // A damaged terminator still ends its block; its kind does not matter.
        if let Some(result) = result
            && !matches!(inst, Inst::Invalid)
            && inst.call().is_none()
            && !self.has_result(&inst)
        {
            let found =
                Diagnostic::error("E0145", self.state.span(result), "instructions returning void cannot have a name");
            self.state.report(found.help("remove the name and the `=`"));
        }
        let unnamed = result.is_none() && self.has_result(&inst);
        let id = self.function.push(self.state, inst, result, unnamed, self.span);
        if let Some(metadata) = self.metadata {
            self.function.body.metadata.insert(id, metadata);
        }
    }

    fn has_result(&self, inst: &Inst) -> bool {
        match inst.call() {
            Some(call) => self.call_has_result(call),
            None => !inst.is_void() && !matches!(inst, Inst::Invalid),
        }
    }

    /// Whether a call returns a value. In old modules, a pointer to a function type may be the callee's type,
    /// unless the callee is known to return such a pointer.
    fn call_has_result(&self, call: &CallInfo) -> bool {
        let (module, written) = (&self.state.module, call.written);
        let types = &module.types;
        let returned = |ty: Type| match types.kind(ty) {
            TypeKind::Function { ret, .. } => Some(*ret),
            _ => None,
        };
        let known = match call.callee {
            Operand::Const(c) => match module.constants[c] {
                Constant::Global(_, global) => module.function(global).map(|f| f.ret),
                _ => None,
            },
            Operand::Value(_) => None,
        };
        if known == Some(written) {
            return types.strip(written) != Type::VOID;
        }
        let ret = returned(written).or_else(|| types.pointee(written).flatten().and_then(returned));
        types.strip(ret.unwrap_or(written)) != Type::VOID
    }

    fn instruction(&mut self, node: Pair<'s>) -> Option<Inst> {
        let rule = node.as_rule();
        let text = node.as_str();
        let parts = node.into_inner();
        Some(match rule {
            Rule::load => self.load(parts),
            Rule::store => self.store(parts),
            Rule::getelementptr => self.getelementptr(parts),
            Rule::call => Inst::Call(Box::new(self.call(parts, text)?)),
            Rule::invoke => return self.invoke(parts, text),
            Rule::callbr => return self.callbr(parts, text),
            Rule::landingpad => self.landingpad(parts),
            Rule::resume => {
                let mut parts = parts;
                let value = self.typed(&mut parts);
                self.parse_suffix(parts);
                Inst::Resume(value)
            }
            Rule::catchswitch => self.catchswitch(parts),
            Rule::catchpad | Rule::cleanuppad => self.pad(rule, parts),
            Rule::catchret => self.catchret(parts),
            Rule::cleanupret => self.cleanupret(parts),
            Rule::unwind => {
                self.note_obsolete(ObsoleteSyntax::Unwind);
                self.parse_suffix(parts);
                Inst::Unwind
            }
            Rule::malloc => self.malloc(parts, text),
            Rule::free => self.free(parts),
            Rule::br => self.br(parts),
            Rule::icmp | Rule::fcmp => self.compare(rule, parts),
            Rule::alloca => self.alloca(parts),
            Rule::binary => self.binary(parts),
            Rule::ret => self.ret(parts),
            Rule::cast => self.cast(parts),
            Rule::phi => self.phi(parts),
            Rule::select => self.select(parts),
            Rule::switch => self.switch(parts),
            Rule::fence => self.fence(parts),
            Rule::cmpxchg => self.cmpxchg(parts),
            Rule::atomicrmw => self.atomicrmw(parts),
            Rule::extractvalue => {
                if self.state.source.slice(self.span).contains("getresult") {
                    self.note_obsolete(ObsoleteSyntax::GetResult);
                }
                self.extractvalue(parts)
            }
            Rule::insertvalue => self.insertvalue(parts),
            Rule::extractelement => self.extractelement(parts),
            Rule::insertelement => self.insertelement(parts),
            Rule::shufflevector => self.shufflevector(parts),
            Rule::vicmp | Rule::vfcmp => self.compare_lanes(rule, parts),
            Rule::va_arg => {
                let mut parts = parts;
                let (list_ty, list) = self.typed(&mut parts);
                let ty = self.ty(&mut parts);
                self.parse_suffix(parts);
                Inst::VaArg { list_ty, list, ty }
            }
            Rule::indirectbr => self.indirectbr(parts),
            Rule::unreachable => {
                self.parse_suffix(parts);
                Inst::Unreachable
            }
            _ => self.unary(parts),
        })
    }

    // --------------------------------------------------------------------------------------------------- parts of a node

    pub(super) fn invalid(&mut self) -> Operand {
        Operand::Const(self.state.constant(Constant::Invalid))
    }

    pub(super) fn ty(&mut self, parts: &mut Pairs<'s>) -> Type {
        parts.next().map_or(Type::INVALID, |p| self.state.ty(p.as_str()))
    }

    pub(super) fn value(&mut self, node: Pair<'s>, ty: Type) -> Operand {
        let text = node.as_str();
        if node.as_rule() == Rule::simple && text.starts_with('%') {
            return Operand::Value(self.function.use_value(self.state, text));
        }
        Operand::Const(self.state.value(node, ty))
    }

    pub(super) fn operand(&mut self, parts: &mut Pairs<'s>, ty: Type) -> Operand {
        match parts.next() {
            Some(node) => self.value(node, ty),
            None => self.invalid(),
        }
    }

    pub(super) fn typed(&mut self, parts: &mut Pairs<'s>) -> TypedOperand {
        let ty = self.ty(parts);
        (ty, self.operand(parts, ty))
    }

    pub(super) fn block(&mut self, parts: &mut Pairs<'s>) -> crate::ir::BlockId {
        // The grammar requires a label here; a missing one would be a bug in this file.
        let token = parts.next().map_or("%<missing>", |p| p.as_str());
        self.function.use_block(self.state, token)
    }

    /// Parses alignment and attachments, in any order, at the end of a statement.
    pub(super) fn parse_suffix(&mut self, parts: Pairs<'s>) {
        for part in parts {
            self.tail_part(part);
        }
    }

    pub(super) fn tail_part(&mut self, part: Pair<'s>) {
        let text = part.as_str();
        match part.as_rule() {
            Rule::align => self.align = self.state.alignment(text, text),
            Rule::scope => self.scope = part.into_inner().next().map(|name| unquote(name.as_str()).as_ref().into()),
            Rule::ordering => self.orderings.push(text),
            Rule::attachment => {
                let attached = self.state.attachment(text);
                self.metadata = Some(match self.metadata.take() {
                    None => attached,
                    Some(all) => format!("{all}, {attached}").into(),
                });
            }
            _ => {}
        }
    }

    // ------------------------------------------------------------------------------------------------------ instructions

    fn ret(&mut self, mut parts: Pairs<'s>) -> Inst {
        let mut values = Vec::new();
        while parts.peek().is_some_and(|p| p.as_rule() == Rule::ty) {
            values.push(self.typed(&mut parts));
        }
        self.parse_suffix(parts);
        Inst::Ret(match *values {
            [] => None,
            [value] => Some(value),
            _ => Some(self.several_values(&values)),
        })
    }

    /// Records a spelling of this statement that LLVM no longer accepts.
    pub(super) fn note_obsolete(&mut self, spelling: ObsoleteSyntax) {
        self.state.note_obsolete(spelling, self.span);
    }

    /// Builds the struct that the old `ret i32 4, i8 2` returns (LLVM 2.x).
    fn several_values(&mut self, values: &[TypedOperand]) -> TypedOperand {
        self.note_obsolete(ObsoleteSyntax::SeveralResults);
        let types = &mut self.state.module.types;
        let ty = match types.kind(self.function.ret) {
            TypeKind::Struct { fields, .. } if fields.len() == values.len() => self.function.ret,
            _ => {
                let fields = values.iter().map(|v| v.0).collect();
                types.intern(TypeKind::Struct { fields, packed: false })
            }
        };
        let constant = |value: &TypedOperand| match value.1 {
            Operand::Const(c) => Some((value.0, c)),
            Operand::Value(_) => None,
        };
        if let Some(parts) = values.iter().map(constant).collect::<Option<Box<[TypedConst]>>>() {
            return (ty, Operand::Const(self.state.constant(Constant::Struct(ty, parts))));
        }
        let mut whole = Operand::Const(self.state.constant(Constant::Undef(ty)));
        for (n, value) in (0..).zip(values) {
            let inst = Inst::InsertValue { agg: (ty, whole), value: *value, indices: [n].into() };
            whole = Operand::Value(self.function.push_synthesized(inst, self.span));
        }
        (ty, whole)
    }

    fn br(&mut self, mut parts: Pairs<'s>) -> Inst {
        let inst = if parts.peek().is_some_and(|p| p.as_rule() == Rule::local) {
            Inst::Br(self.block(&mut parts))
        } else {
            let (cond_ty, cond) = self.typed(&mut parts);
            let then = self.block(&mut parts);
            let other = self.block(&mut parts);
            Inst::CondBr { cond_ty, cond, then, other }
        };
        self.parse_suffix(parts);
        inst
    }

    fn switch(&mut self, mut parts: Pairs<'s>) -> Inst {
        let (ty, value) = self.typed(&mut parts);
        let default = self.block(&mut parts);
        let mut cases = Vec::new();
        while parts.peek().is_some_and(|p| p.as_rule() == Rule::ty) {
            let case_ty = self.ty(&mut parts);
            let constant = match parts.next() {
                Some(node) => self.state.value(node, case_ty),
                None => self.state.constant(Constant::Invalid),
            };
            let target = self.block(&mut parts);
            cases.push(((case_ty, constant), target));
        }
        self.parse_suffix(parts);
        Inst::Switch { ty, value, default, cases: cases.into() }
    }

    fn indirectbr(&mut self, mut parts: Pairs<'s>) -> Inst {
        let (ty, address) = self.typed(&mut parts);
        let mut targets = Vec::new();
        while parts.peek().is_some_and(|p| p.as_rule() == Rule::local) {
            targets.push(self.block(&mut parts));
        }
        self.parse_suffix(parts);
        Inst::IndirectBr { ty, address, targets: targets.into() }
    }

    fn unary(&mut self, mut parts: Pairs<'s>) -> Inst {
        let op = parts.next().and_then(|p| UnaryOp::from_keyword(p.as_str()));
        let (words, mut parts) = split_flags(parts);
        let (ty, arg) = self.typed(&mut parts);
        self.parse_suffix(parts);
        let Some(op) = op else { return Inst::Invalid };
        Inst::Unary { op, fast: flags::unary(self.state, op, &words), ty, arg }
    }

    fn binary(&mut self, mut parts: Pairs<'s>) -> Inst {
        let op = parts.next().and_then(|p| BinaryOp::from_keyword(p.as_str()));
        let (words, mut parts) = split_flags(parts);
        let (ty, lhs) = self.typed(&mut parts);
        let amount = parts.peek().filter(|p| p.as_rule() == Rule::ty).map(|p| p.as_str());
        let rhs = match (amount, op) {
            (Some(written), Some(op)) => self.amount(op, ty, written, &mut parts),
            _ => self.operand(&mut parts, ty),
        };
        self.parse_suffix(parts);
        let Some(op) = op else { return Inst::Invalid };
        Inst::Binary { op, flags: flags::binary(self.state, op, &words), ty, lhs, rhs }
    }

    /// Converts the amount of a shift in the old spelling, in which it has its own type, to the type of the shifted
    /// value. An amount that exceeds the width still does afterwards.
    fn amount(&mut self, op: BinaryOp, ty: Type, written: &'s str, parts: &mut Pairs<'s>) -> Operand {
        let from = self.ty(parts);
        let token = parts.peek().map_or(written, |p| p.as_str());
        let amount = self.operand(parts, from);
        if from == ty {
            if ty != Type::INVALID {
                let message = format!("redundant type of the second operand of `{}`", op.keyword());
                let (span, operand) = (self.state.span(written), self.state.span(token));
                let found = Diagnostic::warning("W0106", span, message);
                let found = found.help("the type is written once, before the first operand");
                self.state.report(found.fix(Span::new(span.lo, operand.lo), ""));
            }
            return amount;
        }
        let types = &self.state.module.types;
        let widths = types.int_width(from).zip(types.int_width(ty));
        let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr);
        if widths.is_none() || !is_shift {
            if from != Type::INVALID && ty != Type::INVALID {
                let message = format!("the second operand of `{}` always has the type of the first", op.keyword());
                self.state.error("E0101", written, message);
            }
            return self.invalid();
        }
        self.note_obsolete(ObsoleteSyntax::ShiftAmount);
        let end = self.state.offset(token) + token.len() - self.state.offset(written);
        let span = self.state.span(written);
        let span = crate::source::Span::new(span.lo, span.lo + end as u32);
        legacy_insts::shift_amount(&mut InsertPoint { span, statement: self }, (from, amount), ty)
    }

    fn alloca(&mut self, parts: Pairs<'s>) -> Inst {
        let (mut ty, mut count, mut addrspace) = (None, None, 0);
        let (mut inalloca, mut swifterror, mut spaced) = (false, false, false);
        let mut parts = parts;
        while let Some(part) = parts.next() {
            match part.as_rule() {
                Rule::alloca_word => match part.as_str() {
                    "inalloca" => inalloca = true,
                    _ => swifterror = true,
                },
                Rule::ty if ty.is_none() => ty = Some(self.state.ty(part.as_str())),
                Rule::ty => {
                    let count_ty = self.state.ty(part.as_str());
                    count = Some((count_ty, self.operand(&mut parts, count_ty)));
                }
                Rule::addrspace => {
                    spaced = true;
                    addrspace = self.state.address_space(part.as_str(), part.as_str());
                }
                rule => {
                    if rule == Rule::align && spaced {
                        self.state.error("E0101", part.as_str(), "expected metadata after comma: `align` comes first");
                    }
                    self.tail_part(part);
                }
            }
        }
        let ty = ty.unwrap_or(Type::INVALID);
        // It is only known at the end of the module whether its pointers are typed.
        Inst::Alloca { ty, count, align: self.align, addrspace, typed: false, inalloca, swifterror }
    }

    fn load(&mut self, mut parts: Pairs<'s>) -> Inst {
        self.access_words(&mut parts);
        let first = self.ty(&mut parts);
        let old = parts.peek().is_none_or(|p| p.as_rule() != Rule::ty);
        if old {
            self.note_obsolete(ObsoleteSyntax::Load);
        }
        let (ty, ptr_ty) = if old { (Type::INVALID, first) } else { (first, self.ty(&mut parts)) };
        let ptr = self.operand(&mut parts, ptr_ty);
        self.parse_suffix(parts);
        let atomic = self.atomic_access();
        Inst::Load { ty, old, atomic, volatile: self.volatile, ptr_ty, ptr, align: self.align }
    }

    fn store(&mut self, mut parts: Pairs<'s>) -> Inst {
        self.access_words(&mut parts);
        let value = self.typed(&mut parts);
        let (ptr_ty, ptr) = self.typed(&mut parts);
        self.parse_suffix(parts);
        let atomic = self.atomic_access();
        Inst::Store { atomic, volatile: self.volatile, value, ptr_ty, ptr, align: self.align }
    }

    fn getelementptr(&mut self, parts: Pairs<'s>) -> Inst {
        let (words, mut parts) = split_flags(parts);
        let flags = flags::gep(self.state, &words);
        let first = self.ty(&mut parts);
        let old = parts.peek().is_none_or(|p| p.as_rule() != Rule::ty);
        if old {
            self.note_obsolete(ObsoleteSyntax::GetElementPtr);
        }
        let (source, base_ty) = if old { (Type::INVALID, first) } else { (first, self.ty(&mut parts)) };
        let base = self.operand(&mut parts, base_ty);
        let mut indices = Vec::new();
        while parts.peek().is_some_and(|p| p.as_rule() == Rule::ty) {
            indices.push(self.typed(&mut parts));
        }
        self.parse_suffix(parts);
        Inst::Gep { source, old, flags, base_ty, base, indices: indices.into() }
    }

    fn extractvalue(&mut self, mut parts: Pairs<'s>) -> Inst {
        let agg = self.typed(&mut parts);
        let indices = self.indices(&mut parts);
        self.parse_suffix(parts);
        Inst::ExtractValue { agg, indices }
    }

    fn insertvalue(&mut self, mut parts: Pairs<'s>) -> Inst {
        let agg = self.typed(&mut parts);
        let value = self.typed(&mut parts);
        let indices = self.indices(&mut parts);
        self.parse_suffix(parts);
        Inst::InsertValue { agg, value, indices }
    }

    /// Parses `, 1, 0`.
    fn indices(&mut self, parts: &mut Pairs<'s>) -> Box<[u32]> {
        let mut indices = Vec::new();
        while parts.peek().is_some_and(|p| p.as_rule() == Rule::integer) {
            let text = parts.next().map_or("", |p| p.as_str());
            // An index that is too large is reported; no aggregate has `u32::MAX` elements here.
            indices.push(self.state.integer(text, "index").unwrap_or(u32::MAX));
        }
        indices.into()
    }

    fn cast(&mut self, mut parts: Pairs<'s>) -> Inst {
        let op = parts.next().and_then(|p| CastOp::from_keyword(p.as_str()));
        let (words, mut parts) = split_flags(parts);
        let (from, arg) = self.typed(&mut parts);
        let to = self.ty(&mut parts);
        self.parse_suffix(parts);
        let Some(op) = op else { return Inst::Invalid };
        Inst::Cast { op, flags: flags::cast(self.state, op, &words), from, arg, to }
    }

    fn compare(&mut self, rule: Rule, parts: Pairs<'s>) -> Inst {
        let (words, mut parts) = split_flags(parts);
        let predicate = parts.next().map_or("", |p| p.as_str());
        let (ty, lhs) = self.typed(&mut parts);
        let rhs = self.operand(&mut parts, ty);
        self.parse_suffix(parts);
        if rule == Rule::fcmp {
            let fast = flags::only_fast(self.state, &words, "fcmp");
            return match FcmpPred::from_keyword(predicate) {
                Some(pred) => Inst::Fcmp { pred, fast, ty, lhs, rhs },
                None => self.unknown_predicate("fcmp", predicate, FcmpPred::ALL.iter().map(|p| p.keyword())),
            };
        }
        let samesign = flags::icmp(self.state, &words);
        match IcmpPred::from_keyword(predicate) {
            Some(pred) => Inst::Icmp { pred, samesign, ty, lhs, rhs },
            None => self.unknown_predicate("icmp", predicate, IcmpPred::ALL.iter().map(|p| p.keyword())),
        }
    }

    pub(super) fn unknown_predicate(
        &mut self,
        opcode: &str,
        word: &str,
        all: impl Iterator<Item = &'static str> + Clone,
    ) -> Inst {
        let span = self.state.span(word);
        let message = format!("expected a predicate of `{opcode}`, found `{word}`");
        let mut found = Diagnostic::error("E0142", span, message);
        let spelt = match word {
            "equal" | "equals" | "eql" => all.clone().find(|predicate| matches!(*predicate, "eq" | "oeq")),
            "neq" | "notequal" | "unequal" => all.clone().find(|predicate| matches!(*predicate, "ne" | "une")),
            _ => None,
        };
        found = match spelt.or_else(|| near_names(word, all.clone()).first().copied()) {
            Some(near) => found.help(format!("did you mean `{near}`?")),
            None => found.help(format!("the predicates are {}", all.collect::<Vec<_>>().join(", "))),
        };
        self.state.report(found);
        Inst::Invalid
    }

    fn phi(&mut self, parts: Pairs<'s>) -> Inst {
        let (words, mut parts) = split_flags(parts);
        let fast = flags::only_fast(self.state, &words, "phi");
        let ty = self.ty(&mut parts);
        let mut incoming = Vec::new();
        while parts.peek().is_some_and(|p| p.as_rule() != Rule::attachment) {
            let value = self.operand(&mut parts, ty);
            incoming.push((value, self.block(&mut parts)));
        }
        self.parse_suffix(parts);
        Inst::Phi { fast, ty, incoming: incoming.into() }
    }

    fn select(&mut self, parts: Pairs<'s>) -> Inst {
        let (words, mut parts) = split_flags(parts);
        let fast = flags::only_fast(self.state, &words, "select");
        let (cond_ty, cond) = self.typed(&mut parts);
        let then = self.typed(&mut parts);
        let other = self.typed(&mut parts);
        self.parse_suffix(parts);
        Inst::Select { fast, cond_ty, cond, then, other }
    }
}

/// Splits off the flags before an instruction's operands.
pub(super) fn split_flags<'s>(mut parts: Pairs<'s>) -> (Vec<&'s str>, Pairs<'s>) {
    let mut words = Vec::new();
    while parts.peek().is_some_and(|p| p.as_rule() == Rule::flag) {
        words.extend(parts.next().map(|p| p.as_str()));
    }
    (words, parts)
}
