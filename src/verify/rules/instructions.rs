//! Types of instructions: operands have the types written before them, and these are valid for the instruction.

mod atomic;
mod attachments;
mod bundles;
mod calls;
mod division;
mod inline_asm;
mod musttail;
pub(super) mod operands;

use super::target_types::has_other_target;
use crate::ir::{Align, Body, Constant, Function, Inst, Operand, Type, TypeKind, TypedOperand};
use crate::parse::operand_spans::InstPart;
use crate::source::Span;
use crate::verify::context::VerifierContext;
use crate::verify::rules::operations::gep::GepPart;
use crate::verify::rules::operations::vectors::VectorError;
use crate::verify::types::equivalence::Agreement;
use operands::InstChecker;
use rustc_hash::FxHashSet;

pub(crate) fn check<'a>(cx: &mut VerifierContext<'a>, function: &'a Function, body: &'a Body) {
    let mut doubtful = FxHashSet::default();
    for &block in &body.layout {
        let insts = &body.blocks[block].insts;
        for (n, &inst) in insts.iter().enumerate() {
            let before = cx.errors;
            let mut checker = InstChecker {
                cx,
                function,
                body,
                inst,
                following: &insts[n + 1..],
                doubtful: &doubtful,
                reported_mismatch: None,
            };
            checker.instruction();
            if cx.errors > before && writes_operand_type_as_result(&body.insts[inst]) {
                doubtful.insert(inst);
            }
        }
    }
}

/// Whether the result type is also written for the operands, so that a mismatch of the result may be a consequence of a
/// wrong type there.
fn writes_operand_type_as_result(inst: &Inst) -> bool {
    !matches!(
        inst,
        Inst::Icmp { .. }
            | Inst::Fcmp { .. }
            | Inst::Load { .. }
            | Inst::Alloca { .. }
            | Inst::Gep { .. }
            | Inst::VaArg { .. }
    ) && inst.call().is_none()
}

impl<'a> InstChecker<'_, 'a> {
    fn instruction(&mut self) {
        let inst = &self.body.insts[self.inst];
        if let (Some(result), Some(_)) = (self.body.result(self.inst), inst.call())
            && self.body.values[result].ty == Type::VOID
        {
            self.error(
                "E0204",
                InstPart::Result,
                "instructions returning void cannot have a name",
                "remove the name and the `=`",
            );
        }
        attachments::check(self);
        match inst {
            Inst::Invalid => self.cx.has_damage = true,
            Inst::Unreachable | Inst::Unsupported(_) | Inst::Br(_) | Inst::Unwind => {}
            Inst::Invoke(invoke) => calls::check(self, &invoke.call),
            Inst::CallBr(callbr) => calls::callbr(self, callbr),
            Inst::LandingPad { ty, cleanup, clauses } => self.landingpad(*ty, *cleanup, clauses),
            Inst::CatchPad { within, args } | Inst::CleanupPad { within, args } => self.pad(*within, args),
            Inst::CatchSwitch { within, handlers, .. } => self.catchswitch(*within, handlers),
            Inst::CatchRet { pad, .. } | Inst::CleanupRet { pad, .. } => self.pad_return(*pad),
            Inst::Resume(value) => {
                if self.typed(0, 0, *value) {
                    self.require_personality();
                }
            }
            Inst::Binary { op, ty, lhs, rhs, .. } => {
                if self.value_type(0, *ty) {
                    if let Some((message, remedy)) = self.cx.binary_error(*op, *ty) {
                        return self.wrong_operation("E0203", InstPart::Type(0), message, remedy);
                    }
                    self.operand(0, *ty, *lhs);
                    self.operand(1, *ty, *rhs);
                    self.divisor(*op, *rhs);
                }
            }
            Inst::Unary { op, ty, arg, .. } => {
                if self.typed(0, 0, (*ty, *arg))
                    && let Some((message, help)) = self.cx.unary_error(*op, *ty)
                {
                    self.error("E0203", InstPart::Type(0), message, help);
                }
            }
            Inst::Cast { op, from, arg, to, .. } => {
                let (a, b) = (self.typed(0, 0, (*from, *arg)), self.value_type(1, *to));
                if a && b
                    && self.reported_mismatch.is_none()
                    && let Some((message, remedy)) = self.cx.cast_error(*op, *from, *to)
                {
                    // If the operation converts in the other direction, the types may be wrong instead.
                    let remedy = match self.cx.cast_error(*op, *to, *from) {
                        Some(_) => remedy,
                        None => remedy.uncertain(),
                    };
                    self.wrong_operation("E0214", InstPart::Opcode, message, remedy);
                }
            }
            Inst::Icmp { ty, lhs, rhs, .. } | Inst::Fcmp { ty, lhs, rhs, .. } => {
                if self.value_type(0, *ty) {
                    let float = matches!(inst, Inst::Fcmp { .. });
                    if let Some((message, help)) = self.cx.compare_error(float, *ty) {
                        return self.error("E0203", InstPart::Type(0), message, help);
                    }
                    self.operand(0, *ty, *lhs);
                    self.operand(1, *ty, *rhs);
                }
            }
            Inst::Select { fast, cond_ty, cond, then, other } => {
                super::attributes::fast_math(self, "select", *fast, then.0);
                self.reject_token("select values", 1, then.0);
                let c = self.typed(0, 0, (*cond_ty, *cond));
                let (a, b) = (self.typed(1, 1, *then), self.typed(2, 2, *other));
                if a && b && self.cx.compare(then.0, other.0) > Agreement::ByDefinition {
                    let message = format!(
                        "the values of a select must have the same type, not {} and {}",
                        self.ty(then.0),
                        self.ty(other.0)
                    );
                    self.error("E0201", InstPart::Type(2), message, "");
                }
                if let (true, Some(message)) =
                    (c, self.cx.select_error(*cond_ty, if a { then.0 } else { Type::INVALID }))
                {
                    self.error("E0219", InstPart::Type(0), message, "");
                }
            }
            Inst::Phi { fast, ty, incoming } => {
                super::attributes::fast_math(self, "phi", *fast, *ty);
                self.reject_token("PHI nodes", 0, *ty);
                if self.value_type(0, *ty) {
                    for (n, (value, _)) in incoming.iter().enumerate() {
                        self.operand(n, *ty, *value);
                    }
                }
            }
            Inst::Alloca { ty, count, .. } => {
                if self.check_written_type(0, *ty) && !self.cx.types.sized(*ty) {
                    let message = format!("invalid type for alloca: {} is unsized", self.ty(*ty));
                    self.error("E0213", InstPart::Type(0), message, "");
                } else if has_other_target(self.cx.module, *ty, |target| target.can_be_local) {
                    self.error("E0213", InstPart::Type(0), "Alloca has illegal target extension type", "");
                }
                if let Some(count) = count
                    && self.typed(1, 0, *count)
                    && !matches!(self.kind(count.0), TypeKind::Int(_))
                {
                    let message = format!("element count must have integer type, not {}", self.ty(count.0));
                    self.error("E0221", InstPart::Type(1), message, "");
                }
            }
            Inst::Load { ty, old, atomic, ptr_ty, ptr, align, .. } => {
                let fits = self.address(*old, *ty, *ptr_ty, *ptr, 0);
                if let Some(atomic) = atomic.as_deref().filter(|_| fits) {
                    self.atomic_access("load", *ty, atomic.ordering, align.map(Align::bytes));
                }
            }
            Inst::Store { atomic, value, ptr_ty, ptr, align, .. } => {
                let good = self.typed(0, 0, *value);
                let fits = self.address(false, if good { value.0 } else { Type::INVALID }, *ptr_ty, *ptr, 1);
                if let Some(atomic) = atomic.as_deref().filter(|_| fits) {
                    self.atomic_access("store", value.0, atomic.ordering, align.map(Align::bytes));
                }
            }
            Inst::Gep { source, old, base_ty, base, indices, .. } => {
                self.getelementptr(*source, *old, *base_ty, *base, indices)
            }
            Inst::ExtractValue { agg, indices } => {
                self.element(*agg, indices);
            }
            Inst::InsertValue { agg, value, indices } => self.insertvalue(*agg, *value, indices),
            Inst::ExtractElement { .. } | Inst::InsertElement { .. } | Inst::ShuffleVector { .. } => self.vector(inst),
            Inst::Call(call) => {
                calls::check(self, call);
            }
            Inst::Ret(value) => self.ret(*value),
            Inst::CondBr { cond_ty, cond, .. } => {
                if self.check_written_type(0, *cond_ty) {
                    if !matches!(self.kind(*cond_ty), TypeKind::Int(1)) {
                        let message = format!("branch condition must have type `i1`, not {}", self.ty(*cond_ty));
                        let name = self.text(self.span(InstPart::Operand(0))).unwrap_or("…");
                        let help = self.cx.comparison(*cond_ty, name).unwrap_or_default();
                        return self.error("E0219", InstPart::Type(0), message, &help);
                    }
                    self.operand(0, *cond_ty, *cond);
                }
            }
            Inst::Fence(atomic) => self.fence(atomic.ordering),
            Inst::CmpXchg { ptr_ty, ptr, expected, new, atomic, .. } => {
                self.compare_exchange((*ptr_ty, *ptr), *expected, *new, (atomic.success.ordering, atomic.failure));
            }
            Inst::AtomicRmw { op, ptr_ty, ptr, value, atomic, .. } => {
                self.read_modify_write(*op, (*ptr_ty, *ptr), *value, atomic.ordering);
            }
            Inst::VaArg { list_ty, list, ty } => {
                if self.typed(0, 0, (*list_ty, *list)) && !matches!(self.kind(*list_ty), TypeKind::Ptr { .. }) {
                    let message = format!("va_arg operand must be a pointer, not {}", self.ty(*list_ty));
                    self.error(
                        "E0215",
                        InstPart::Type(0),
                        message,
                        "it is the address of a `va_list` initialized by `llvm.va_start`",
                    );
                }
                self.value_type(1, *ty);
            }
            Inst::IndirectBr { ty, address, .. } => {
                if self.check_written_type(0, *ty) {
                    if !matches!(self.kind(*ty), TypeKind::Ptr { .. }) {
                        let message = format!("indirectbr address must be a pointer, not {}", self.ty(*ty));
                        return self.error("E0215", InstPart::Type(0), message, "");
                    }
                    self.operand(0, *ty, *address);
                }
            }
            Inst::Switch { ty, value, cases, .. } => {
                if !self.typed(0, 0, (*ty, *value)) {
                    return;
                }
                if !matches!(self.kind(*ty), TypeKind::Int(_)) {
                    let message = format!("switch condition must have integer type, not {}", self.ty(*ty));
                    return self.error("E0220", InstPart::Type(0), message, "");
                }
                for (n, ((written, case), _)) in cases.iter().enumerate() {
                    if written != ty && !self.damaged(*written) {
                        let message = format!(
                            "a case has type {}, expected {} as the condition",
                            self.ty(*written),
                            self.ty(*ty)
                        );
                        self.error("E0201", InstPart::Type(n + 1), message, "");
                        continue;
                    }
                    let place = self.at(InstPart::Case(n));
                    self.cx.check_constant_use(*ty, *case, place, &mut Vec::new(), "this case");
                    if !matches!(
                        self.cx.module.constants[*case],
                        Constant::Int(..) | Constant::WideInt(..) | Constant::Invalid
                    ) {
                        self.error("E0216", InstPart::Case(n), "case value is not a constant integer", "");
                    }
                }
            }
        }
    }

    /// Checks the pointer of a load or store, whose type is the second one written, and the accessed type.
    /// Returns whether checks that depend on the accessed type can continue.
    fn address(&mut self, old: bool, accessed: Type, ptr_ty: Type, ptr: Operand, n: usize) -> bool {
        let load = matches!(self.body.insts[self.inst], Inst::Load { .. });
        if load && !old && !self.value_type(0, accessed) {
            return false;
        }
        if !self.check_written_type(1, ptr_ty) {
            return false;
        }
        let what = if load { "load" } else { "store" };
        let TypeKind::Ptr { pointee, .. } = self.kind(ptr_ty) else {
            let message = format!("{what} operand must be a pointer, not {}", self.ty(ptr_ty));
            let swapped = match &self.body.insts[self.inst] {
                Inst::Store { value, .. } => matches!(self.kind(value.0), TypeKind::Ptr { .. }),
                _ => false,
            };
            let own = match ptr {
                Operand::Value(value) => Some(self.body.values[value].ty),
                Operand::Const(id) => match &self.cx.module.constants[id] {
                    Constant::Global(ty, _) => Some(*ty),
                    _ => None,
                },
            };
            let address = own.filter(|ty| matches!(self.kind(*ty), TypeKind::Ptr { .. }));
            let address = address.map(|ty| self.cx.module.types.display(ty));
            let mut d = self.cx.error("E0215", self.at(InstPart::Type(1)), message);
            if swapped {
                d = d.help("`store` takes the value first, then the address: swap the two operands");
                let part =
                    |ty: usize, operand: usize| self.span(InstPart::Type(ty)).to(self.span(InstPart::Operand(operand)));
                let (first, second) = (part(0, 0), part(1, 1));
                if first.hi < second.lo
                    && let (Some(value), Some(address)) = (self.text(first), self.text(second))
                {
                    d = d.fix(first, address).fix(second, value);
                }
            } else if let Some(name) = address {
                d = match load && old {
                    // `load i32 %p`: the loaded type is given, but not that of the address.
                    true => {
                        let loaded = self.cx.module.types.display(ptr_ty);
                        let behind = self.span(InstPart::Type(1)).hi;
                        d.help(format!("the pointer type is missing: `load {loaded}, {name} …`"))
                            .fix(Span::new(behind, behind), format!(", {name}"))
                    }
                    // `store i32 1, i32 %p`: the operand is an address.
                    false => d.help(format!("it is a pointer: write `{name}`")).fix(self.span(InstPart::Type(1)), name),
                };
            } else if own == Some(ptr_ty) {
                d = d.help("an address is needed: `alloca` reserves memory and returns its address");
            }
            self.cx.report(d);
            return false;
        };
        self.operand(n, ptr_ty, ptr);
        match pointee {
            None if accessed == Type::INVALID && old => {
                let message = format!("{} has no pointee type", self.ty(ptr_ty));
                self.error("E0222", InstPart::Type(1), message, "write the loaded type first: `load T, ptr …`");
                return false;
            }
            Some(p) if !old && self.cx.compare(*p, accessed) > Agreement::ByDefinition => {
                let message = if load {
                    format!(
                        "explicit pointee type {} doesn't match operand's pointee type {}",
                        self.ty(accessed),
                        self.ty(*p)
                    )
                } else {
                    format!(
                        "stored value of type {} does not match pointer of type {}",
                        self.ty(accessed),
                        self.ty(ptr_ty)
                    )
                };
                if !self.pointee_mismatch(if load { InstPart::Type(0) } else { InstPart::Type(1) }, message) {
                    return false;
                }
            }
            _ => {}
        }
        if accessed == Type::INVALID || self.damaged(accessed) {
            return false;
        }
        if !self.cx.can_be_value(accessed) || !self.cx.types.sized(accessed) {
            let message = format!("cannot {what} a value of type {}", self.ty(accessed));
            self.error("E0213", InstPart::Type(0), message, "");
            return false;
        }
        true
    }

    fn getelementptr(&mut self, source: Type, old: bool, base_ty: Type, base: Operand, indices: &[TypedOperand]) {
        if !old && !self.check_written_type(0, source) || !self.value_type(1, base_ty) {
            return;
        }
        self.operand(0, base_ty, base);
        let mut good = true;
        for (n, (ty, value)) in indices.iter().enumerate() {
            good &= self.typed(n + 2, n + 1, (*ty, *value));
        }
        if !good {
            return;
        }
        if matches!(self.kind(source), TypeKind::Struct { .. }) && self.cx.types.scalable(source) {
            let message = "getelementptr cannot target structure that contains scalable vector type";
            return self.error("E0208", InstPart::Type(0), message, "");
        }
        let indices = indices.iter().map(|(ty, value)| match value {
            Operand::Const(c) => (*ty, Some(*c)),
            Operand::Value(_) => (*ty, None),
        });
        for error in self.cx.gep_errors(source, base_ty, indices) {
            let span = self.span(match error.at {
                GepPart::Source => InstPart::Type(0),
                GepPart::Base => InstPart::Type(1),
                GepPart::Index(n) => InstPart::Operand(n + 1),
                GepPart::IndexType(n) => InstPart::Type(n + 2),
            });
            self.cx.report(error.diagnostic(span));
        }
    }

    /// Checks the aggregate of an extractvalue or insertvalue, and returns the element type at its indices.
    fn element(&mut self, agg: TypedOperand, indices: &[u32]) -> Option<Type> {
        if !self.typed(0, 0, agg) {
            return None;
        }
        let opcode = self.body.insts[self.inst].opcode();
        let mut ty = agg.0;
        for (n, index) in indices.iter().enumerate() {
            let (len, elem) = match self.kind(ty) {
                TypeKind::Array { len, elem } => (*len, Some(*elem)),
                TypeKind::Struct { fields, .. } => (fields.len() as u64, fields.get(*index as usize).copied()),
                kind => {
                    let help = match kind {
                        TypeKind::Vector { .. } => "vector elements are accessed with extractelement and insertelement",
                        TypeKind::Ptr { .. } => {
                            "load the aggregate first, or use getelementptr to address its elements in memory"
                        }
                        _ => "",
                    };
                    let (part, message) = match n {
                        0 => {
                            (InstPart::Type(0), format!("{opcode} operand must be aggregate type, not {}", self.ty(ty)))
                        }
                        _ => (
                            InstPart::Index(n),
                            format!("invalid indices for {opcode}: {} is not an array or struct", self.ty(ty)),
                        ),
                    };
                    self.error("E0223", part, message, help);
                    return None;
                }
            };
            match elem.filter(|_| u64::from(*index) < len) {
                Some(elem) => ty = elem,
                None => {
                    let has = match len {
                        0 => "no elements".into(),
                        1 => "only 1 element, number 0".into(),
                        _ => format!("{len} elements, numbered 0 to {}", len - 1),
                    };
                    let message = format!("invalid indices for {opcode}: {} has {has}", self.ty(ty));
                    self.error("E0223", InstPart::Index(n), message, "");
                    return None;
                }
            }
        }
        Some(ty)
    }

    fn insertvalue(&mut self, agg: TypedOperand, value: TypedOperand, indices: &[u32]) {
        let element = self.element(agg, indices);
        let good = self.typed(1, 1, value);
        let Some(element) = element.filter(|_| good) else { return };
        if self.cx.compare(element, value.0) == Agreement::Different {
            let message = format!(
                "insertvalue operand and field disagree in type: {} instead of {}",
                self.ty(value.0),
                self.ty(element)
            );
            return self.error("E0201", InstPart::Type(1), message, "");
        }
        let place = self.at(InstPart::Type(1));
        self.cx.expect_type(element, value.0, |cx| cx.span(place, &[]), || "the value inserted has type".into(), None);
    }

    fn ret(&mut self, value: Option<TypedOperand>) {
        let want = self.function.ret;
        if self.damaged(want) {
            if let Some(value) = value {
                self.typed(0, 0, value);
            }
            return;
        }
        let header = self.function.header_span;
        match value {
            None if self.kind(want) != &TypeKind::Void => {
                let d = self.cx.error(
                    "E0205",
                    self.at(InstPart::Whole),
                    format!("value doesn't match function result type {}", self.ty(want)),
                );
                let help = format!("write the value: `ret {} …`", self.cx.module.types.display(want));
                let d = d.here("no value is returned").label(header, "the function is defined here");
                self.cx.report(d.help(help));
            }
            None => {}
            Some((ty, operand)) => {
                let agreement = self.cx.compare(want, ty);
                if agreement == Agreement::Different {
                    let mut d = self.cx.error(
                        "E0205",
                        self.at(InstPart::Type(0)),
                        format!("value doesn't match function result type {}", self.ty(want)),
                    );
                    if self.kind(want) == &TypeKind::Void {
                        d = d.help("write `ret void`");
                    }
                    return self.cx.report(
                        d.here(format!("this is {}", self.ty(ty))).label(header, "the function is defined here"),
                    );
                }
                if self.typed(0, 0, (ty, operand)) && agreement != Agreement::Same {
                    let place = self.at(InstPart::Type(0));
                    let subject = || "the value returned has type".into();
                    self.cx.expect_type(want, ty, |cx| cx.span(place, &[]), subject, Some(header));
                }
            }
        }
    }

    fn vector(&mut self, inst: &Inst) {
        let (mut good, mut n, mut operands) = (true, 0, Vec::new());
        inst.for_each_operand(|ty, operand| operands.push((ty, operand)));
        for operand in &operands {
            good &= self.typed(n, n, *operand);
            n += 1;
        }
        if !good {
            return;
        }
        let error = match (inst, &operands[..]) {
            (Inst::ExtractElement { .. }, [vector, index]) => self.cx.extract_error(vector.0, index.0),
            (Inst::InsertElement { .. }, [vector, value, index]) => self.cx.insert_error(vector.0, value.0, index.0),
            (_, [lhs, rhs, mask]) => {
                let constant = match mask.1 {
                    Operand::Const(c) => Some(c),
                    Operand::Value(_) => None,
                };
                self.cx.shuffle_error(lhs.0, rhs.0, (mask.0, constant))
            }
            _ => None,
        };
        if let Some(VectorError { operand, is_value_error, message, help }) = error {
            let part = if is_value_error { InstPart::Operand(operand) } else { InstPart::Type(operand) };
            self.error("E0224", part, message, help.unwrap_or_default());
        }
    }
}
