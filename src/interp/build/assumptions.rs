//! Translation of the assumptions stated by attributes and metadata to checks.

use super::RegisterCodeBuilder;
use crate::interp::exec::attribute_checks::{Assumption, AssumptionCheck, CheckedValue};
use crate::interp::load::kind_of;
use crate::interp::register_code::{Op, OperandSlot};
use crate::interp::report::InterpResult;
use crate::ir::inst::{Arg, CallInfo, CastOp};
use crate::ir::metadata::{attachments, parts};
use crate::ir::{Attr, AttrSet, Constant, Inst, InstId, Operand, Type, ValueDef};
use crate::outcome::TrapKind;
use crate::value::truncate;

/// Maximum number of address computations followed from an access back to a parameter.
const MAX_STEPS: usize = 64;

/// Returns the class mask of `nofpclass`, in the encoding of `llvm.is.fpclass`.
fn classes(text: &str) -> u32 {
    if let Ok(mask) = text.parse() {
        return mask;
    }
    let class = |word: &str| match word {
        "snan" => 1,
        "qnan" => 2,
        "nan" => 3,
        "ninf" => 1 << 2,
        "pinf" => 1 << 9,
        "inf" => 1 << 2 | 1 << 9,
        "nnorm" => 1 << 3,
        "pnorm" => 1 << 8,
        "norm" => 1 << 3 | 1 << 8,
        "nsub" => 1 << 4,
        "psub" => 1 << 7,
        "sub" => 1 << 4 | 1 << 7,
        "nzero" => 1 << 5,
        "pzero" => 1 << 6,
        "zero" => 1 << 5 | 1 << 6,
        "all" => 0x3ff,
        _ => 0,
    };
    text.split_whitespace().map(class).fold(0, |a, b| a | b)
}

/// Parses a bound of a range: `-5`, or `i32 -5`.
fn limit(text: &str, width: u32) -> Option<u128> {
    let number = text.split_whitespace().next_back()?;
    let bits = match number.strip_prefix('-') {
        Some(_) => number.parse::<i128>().ok()? as u128,
        None => number.parse::<u128>().ok()?,
    };
    Some(truncate(width, bits))
}

/// Parses the pairs of bounds in `i32 0, i32 5, i32 9, i32 12`.
fn ranges(text: &str, width: u32) -> Option<Assumption> {
    let limits: Vec<u128> = parts(text).map(|p| limit(p, width)).collect::<Option<_>>()?;
    // Equal bounds in an attribute mean the full range.
    let pairs: Box<[(u128, u128)]> = limits.chunks_exact(2).map(|p| (p[0], p[1])).collect();
    (!pairs.is_empty() && pairs.iter().all(|(from, to)| from != to)).then_some(Assumption::Range(pairs))
}

impl RegisterCodeBuilder<'_> {
    /// Returns the assumptions stated by attributes about a value, in the order of their checks. `noundef` is not among
    /// them.
    pub(super) fn assumptions(&self, sets: &[AttrSet], ty: Type) -> Vec<Assumption> {
        let Some(kind) = kind_of(&self.module.types, ty) else { return Vec::new() };
        let (mut first, mut last) = (Vec::new(), Vec::new());
        let all = || sets.iter().flat_map(|set| &self.module.attrs[*set]);
        // The alignment of a `byval` copy says nothing about the original.
        let copied = all().any(|a| matches!(a, Attr::Type(word, _) | Attr::Word(word) if &**word == "byval"));
        for attr in all() {
            match attr {
                Attr::Word(word) if &**word == "nonnull" => first.push(Assumption::Nonnull),
                Attr::Int(word, n) if &**word == "align" && *n > 1 && !copied => first.push(Assumption::Align(*n)),
                Attr::Int(word, n) if &**word == "dereferenceable" && *n > 0 => {
                    last.push(Assumption::Dereferenceable(*n))
                }
                Attr::Int(word, n) if &**word == "dereferenceable_or_null" && *n > 0 => {
                    last.push(Assumption::DereferenceableOrNull(*n));
                }
                Attr::Text(word, text) if &**word == "range" => first.extend(ranges(text, kind.width())),
                Attr::Text(word, text) if &**word == "nofpclass" => {
                    first.extend(kind.format().map(|format| Assumption::Nofpclass(format, classes(text))));
                }
                _ => {}
            }
        }
        first.dedup();
        last.dedup();
        if !first.is_empty() && self.has(sets, "noundef") {
            first.push(Assumption::Noundef);
        }
        first.extend(last);
        first
    }

    /// Returns the assumptions of metadata about the result of an instruction.
    fn metadata_assumptions(&mut self, ty: Type, inst: InstId) -> Vec<Assumption> {
        let Some(text) = self.ir.metadata.get(&inst) else { return Vec::new() };
        let Some(kind) = kind_of(&self.module.types, ty) else { return Vec::new() };
        let (mut first, mut last) = (Vec::new(), Vec::new());
        for (name, node) in attachments(text) {
            let inner = || self.linker.node(self.module, node);
            let number = || limit(&inner()?, 64).map(|n| n as u64);
            match name {
                "nonnull" => first.push(Assumption::Nonnull),
                "align" => first.extend(number().filter(|n| *n > 1 && n.is_power_of_two()).map(Assumption::Align)),
                "range" => first.extend(inner().and_then(|text| ranges(&text, kind.width()))),
                "nofpclass" => {
                    let mask = inner().and_then(|text| limit(&text, 32));
                    first.extend(kind.format().zip(mask).map(|(f, mask)| Assumption::Nofpclass(f, mask as u32)));
                }
                "dereferenceable" => last.extend(number().filter(|n| *n > 0).map(Assumption::Dereferenceable)),
                "dereferenceable_or_null" => {
                    last.extend(number().filter(|n| *n > 0).map(Assumption::DereferenceableOrNull));
                }
                "noundef" => last.push(Assumption::Noundef),
                _ => {}
            }
        }
        first.extend(last);
        first
    }

    /// Emits checks of assumptions about `value`; the checked value goes to `dst`.
    fn emit_check(
        &mut self,
        assumptions: Vec<Assumption>,
        ty: Type,
        value: OperandSlot,
        dst: u32,
        description: &'static str,
        inst: InstId,
    ) {
        let Some(kind) = kind_of(&self.module.types, ty).filter(|_| !assumptions.is_empty()) else { return };
        let value = CheckedValue { dst, value, kind, assumptions: assumptions.into(), description };
        self.body.assumption_checks.push(AssumptionCheck::Value(value));
        let index = self.body.assumption_checks.len() as u32 - 1;
        self.push(inst, Op::CheckAssumption { index });
    }

    /// Reserves an additional slot of the frame.
    fn new_slot(&mut self) -> u32 {
        self.body.slots += 1;
        self.body.slots - 1
    }

    pub(super) fn check_load(&mut self, ty: Type, inst: InstId) {
        let assumptions = self.metadata_assumptions(ty, inst);
        if let Some(dst) = self.result_slot(inst) {
            self.emit_check(assumptions, ty, OperandSlot(dst), dst, "loaded", inst);
        }
    }

    /// Emits checks of a call's result, and the fault for a return from a `noreturn` function.
    pub(super) fn check_call(&mut self, call: &CallInfo, inst: InstId) {
        let function = self.named(call.callee).and_then(|id| self.module.function(id));
        let is_noreturn = self.module.has_fn_attr(call.fn_attrs, "noreturn")
            || function.is_some_and(|f| f.body.is_none() && self.module.has_fn_attr(f.attrs, "noreturn"));
        if is_noreturn {
            self.emit_violation(TrapKind::BrokenPromise, "a call marked `noreturn` returned".into(), inst);
            return;
        }
        let (Some(value), Some(dst)) = (self.ir.result(inst), self.result_slot(inst)) else { return };
        let ty = self.ir.values[value].ty;
        // A function of the module checks its own result.
        let declared = function.filter(|f| f.body.is_none()).map_or(AttrSet::NONE, |f| f.ret_attrs);
        let mut assumptions = self.assumptions(&[call.ret_attrs, declared], ty);
        assumptions.extend(self.metadata_assumptions(ty, inst));
        self.emit_check(assumptions, ty, OperandSlot(dst), dst, "returned by a call", inst);
    }

    /// Emits checks of the assumptions about an intrinsic's argument. Returns the slot of the checked argument. `accessed`:
    /// whether the intrinsic accesses memory through it for certain, which reports a null pointer in clearer words.
    pub(super) fn check_argument(&mut self, arg: &Arg, src: OperandSlot, accessed: bool, inst: InstId) -> OperandSlot {
        if arg.attrs == AttrSet::NONE {
            return src;
        }
        let mut assumptions = self.assumptions(&[arg.attrs], arg.ty);
        // The other operands determine the accessed bytes. LLVM before 21 leaves the attribute unchanged when it moves
        // the start of a `memset` description first bytes are overwritten (llvm-project issue 115976).
        assumptions.retain(|p| !matches!(p, Assumption::Dereferenceable(_) | Assumption::DereferenceableOrNull(_)));
        assumptions.retain(|p| !accessed || !matches!(p, Assumption::Nonnull));
        if assumptions.is_empty() {
            return src;
        }
        let dst = self.new_slot();
        self.emit_check(assumptions, arg.ty, src, dst, "passed to an intrinsic function", inst);
        OperandSlot(dst)
    }

    /// Emits checks of the assumptions about the value of a `ret`. Returns the slot of the checked value.
    pub(super) fn check_result(&mut self, ty: Type, value: OperandSlot, inst: InstId) -> InterpResult<OperandSlot> {
        let mut assumptions = self.assumptions(&[self.function.ret_attrs], ty);
        let mut slot = 0;
        for param in &self.function.params {
            if param.ty == ty && self.module.has_attr(param.attrs, "returned") {
                assumptions.push(Assumption::Same(OperandSlot(slot)));
            }
            slot += self.flat(param.ty)?.len();
        }
        if assumptions.is_empty() || kind_of(&self.module.types, ty).is_none() {
            return Ok(value);
        }
        let dst = self.new_slot();
        self.emit_check(assumptions, ty, value, dst, "returned", inst);
        Ok(OperandSlot(dst))
    }

    /// Emits checks of the operand bundles of `llvm.assume`.
    pub(super) fn check_assume(&mut self, call: &CallInfo, inst: InstId) {
        for bundle in &call.bundles {
            let Some(&(ty, operand)) = bundle.args.first() else { continue };
            let known = |n: usize| match bundle.args.get(n)?.1 {
                Operand::Const(c) => self.module.constants[c].as_int(),
                Operand::Value(_) => None,
            };
            let number = known(1).map(|n| n as u64);
            let mut assumptions = match &*bundle.tag {
                "nonnull" => vec![Assumption::Nonnull],
                // The third operand is an offset from the aligned address.
                "align" if bundle.args.len() == 2 || known(2) == Some(0) => {
                    number.filter(|n| n.is_power_of_two()).map(Assumption::Align).into_iter().collect()
                }
                "dereferenceable" => number.filter(|n| *n > 0).map(Assumption::Dereferenceable).into_iter().collect(),
                "dereferenceable_or_null" => {
                    number.filter(|n| *n > 0).map(Assumption::DereferenceableOrNull).into_iter().collect()
                }
                "noundef" => Vec::new(),
                _ => continue,
            };
            assumptions.push(Assumption::Noundef);
            let (value, dst) = (self.src(operand, inst), self.new_slot());
            self.emit_check(assumptions, ty, value, dst, "named by `llvm.assume`", inst);
        }
    }

    fn emit_violation(&mut self, kind: TrapKind, text: String, inst: InstId) {
        self.body.assumption_checks.push(AssumptionCheck::Violation(kind, text));
        let index = self.body.assumption_checks.len() as u32 - 1;
        self.push(inst, Op::CheckAssumption { index });
    }

    /// Emits the fault for a `ret` in a `noreturn` function. Returns whether the function has that attribute.
    pub(super) fn check_return(&mut self, inst: InstId) -> bool {
        let is_noreturn = self.module.has_fn_attr(self.function.attrs, "noreturn");
        if is_noreturn {
            self.emit_violation(TrapKind::BrokenPromise, "a function marked `noreturn` returned".into(), inst);
        }
        is_noreturn
    }

    /// Records the effects of the function's attributes on its parameters, and whether it may throw.
    pub(super) fn record_attributes(&mut self) -> InterpResult<()> {
        self.body.nounwind = self.module.has_fn_attr(self.function.attrs, "nounwind");
        let mut slot = 0;
        for param in &self.function.params {
            let flat = self.flat(param.ty)?;
            let mut assumptions = self.assumptions(&[param.attrs], param.ty);
            if self.module.has_attr(param.attrs, "noundef") && !assumptions.contains(&Assumption::Noundef) {
                assumptions.insert(0, Assumption::Noundef);
            }
            if flat.len() == 1 && !assumptions.is_empty() {
                self.body.param_attributes.push((slot, assumptions.into()));
            }
            slot += flat.len();
        }
        Ok(())
    }

    /// Emits a fault for an access forbidden by attributes of the function or of the parameter from which its address
    /// derives.
    pub(super) fn check_access_attributes(&mut self, ptr: Operand, write: bool, inst: InstId) {
        let mut at = ptr;
        for _ in 0..MAX_STEPS {
            at = match at {
                Operand::Value(value) => match self.ir.values[value].def {
                    ValueDef::Param(n) => return self.check_param_attributes(n, write, inst),
                    ValueDef::Inst(inst) => match &self.ir.insts[inst] {
                        Inst::Gep { base, .. } => *base,
                        Inst::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => *arg,
                        _ => return,
                    },
                    ValueDef::Undefined => return,
                },
                Operand::Const(c) => match &self.module.constants[self.module.constants.same_address(c)] {
                    Constant::Global(..) if write => {
                        return self.check_store_attributes("a variable of the program", "", inst);
                    }
                    _ => return,
                },
            };
        }
    }

    fn check_param_attributes(&mut self, param: u32, write: bool, inst: InstId) {
        let Some(attrs) = self.function.params.get(param as usize).map(|p| p.attrs) else { return };
        let word = ["readnone", "readonly"].into_iter().find(|w| self.module.has_attr(attrs, w));
        if let Some(word) = word.filter(|word| write || *word == "readnone") {
            let what = if write { "store" } else { "load" };
            let text = format!("{what} through parameter {}, which is marked `{word}`", param + 1);
            return self.emit_violation(TrapKind::BrokenPromise, text, inst);
        }
        if write && !self.module.has_attr(attrs, "byval") {
            self.check_store_attributes("memory of an argument", "argmem", inst);
        }
    }

    /// Emits a fault for a store forbidden by the function's own attributes. `place`: name of the memory in
    /// `memory(…)`.
    fn check_store_attributes(&mut self, what: &str, place: &str, inst: InstId) {
        let set = self.function.attrs;
        let groups = self.module.attrs[set].iter().filter_map(|a| match a {
            Attr::Group(n) => self.module.attr_groups.get(n).copied(),
            _ => None,
        });
        let sets: Vec<AttrSet> = groups.chain([set]).collect();
        let word = sets.iter().flat_map(|set| &self.module.attrs[*set]).find_map(|attr| match attr {
            Attr::Word(word) if matches!(&**word, "readnone" | "readonly") => Some(word.to_string()),
            Attr::Word(word) if &**word == "argmemonly" && place.is_empty() => Some(word.to_string()),
            Attr::Text(word, text) if &**word == "memory" => {
                let access = |p: &str| {
                    text.split(',').find_map(|part| match part.split_once(':') {
                        Some((name, access)) => (name.trim() == p).then(|| access.trim().to_string()),
                        None => p.is_empty().then(|| part.trim().to_string()),
                    })
                };
                let mine = Some(place).filter(|p| !p.is_empty()).and_then(access);
                let allowed = mine.or_else(|| access("")).unwrap_or_else(|| "none".into());
                (!allowed.contains("write")).then(|| format!("memory({text})"))
            }
            _ => None,
        });
        if let Some(word) = word {
            let text = format!("store to {what} in a function marked `{word}`");
            self.emit_violation(TrapKind::BrokenPromise, text, inst);
        }
    }
}
