//! Follows values that may be undefined or poison to where that matters, for checked compiled code of level `all`.
//!
//! ```text
//! %n = add nsw i32 %i, 1
//! %n.s = call i64 (...) @llvmlite.undefined(i64 0, i32 %n)     0, or the number of what made it poison
//! %c = icmp slt i32 %n, 10
//! call void (...) @llvmlite.defined(i64 %n.s, i64 0)           stops the program
//! br i1 %c, label %a, label %b
//! ```
//!
//! A value has a *shadow*: an `i64` that is 0 if the value is defined, and otherwise the number of its origin, whose lowest
//! bit is set for a value that was never set, and clear for poison. Shadows follow values through operations, phis and
//! variables, within a function. A variable that `mem2reg` promotes has a second one beside it, for the shadow.
//!
//! Memory has shadows too, bit by bit (module `memory`): what is loaded has those of its bytes, and a store sets them.
//!
//! A function returns the shadow of its result in a second register, which only functions of the program look at.
//!
//! Aggregates and vectors are followed part by part (module `parts`).
//!
//! Functions with local linkage learn of undefined arguments: the caller notes them, and the function asks when it begins.
//!
//! Values that are not followed count as defined: other arguments, aggregates that functions return, and results of calls through
//! pointers.

pub mod library;
mod may;
mod memory;
mod parts;
pub mod promises;
mod propagation;
mod uses;

use super::origin::{BROKEN, COPIED, DEFINED, ESCAPED, PASSED, RETURNED, UNDEFINED, WRITTEN};
use crate::ir::inst::{Arg, CallInfo, CastOp, IcmpPred};
use crate::ir::{Align, AttrSet, BlockId, Constant, Inst, InstId, Operand, Type, ValueDef, ValueId};
use crate::opt::PassContext;
use crate::opt::checks::read_unresolved;
use cranelift_entity::SecondaryMap;
use may::May;
pub use may::is_scalar;
pub use propagation::{How, Propagation};
use rustc_hash::FxHashMap;

/// The test that a call of [`UNDEFINED`] makes: its first argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Origin {
    /// Whether the operation that computes the second argument violates its flags, or has no result.
    Operation,
    /// Whether a variable was set. Second argument: the shadow in the variable; third: the location of the alloca, plus 1.
    Variable,
    /// `nonnull` of the second argument.
    Nonnull,
    /// `align` of the second argument; third: the alignment.
    Align,
    /// `range` of the second argument; third and fourth: bounds.
    Range,
    /// Stops the program if the second argument, the condition of `llvm.assume`, is false.
    Assume,
    /// Whether a value that was loaded from the second argument has undefined bits. Third argument: what the address is
    /// derived from; fourth and fifth: size of the value in bytes and bits.
    Memory,
    /// Which bits of a result are undefined. Second argument: the [`Propagation`]; third and fourth: shadows of the
    /// operands; then the operands.
    Propagated,
    /// `nofpclass` of the second argument; third: the classes.
    Class,
    /// The result of a function that returns nothing.
    NotPassed,
    /// The result of a function of the program, which returns the number of its origin too. Second argument: the result.
    Returned,
    /// The literal `undef`.
    Undef,
    /// The literal `poison`.
    Poison,
    /// Whether the second argument, an `inbounds` address, left the object of the third, from which it is computed.
    Left,
    /// The argument with the number that is the second argument, as the caller passes it.
    Passed,
}

impl Origin {
    /// All of them, by number.
    pub const ALL: [Origin; 15] = [
        Origin::Operation,
        Origin::Variable,
        Origin::Nonnull,
        Origin::Align,
        Origin::Range,
        Origin::Assume,
        Origin::Memory,
        Origin::Propagated,
        Origin::Class,
        Origin::NotPassed,
        Origin::Returned,
        Origin::Undef,
        Origin::Poison,
        Origin::Left,
        Origin::Passed,
    ];
}

/// A use that needs a defined value: the second argument of a call of [`DEFINED`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// The condition of a branch, or the value of a switch.
    Condition,
    /// The address of an access.
    Address,
    /// A divisor.
    Divisor,
    /// The result of a function that is `noundef`.
    Result,
    /// The result of `main`.
    ExitStatus,
    /// A called pointer.
    Callee,
    /// The length of a copy.
    Length,
    /// The condition of `llvm.assume`.
    Assumption,
    /// A value that an operand bundle of `llvm.assume` names.
    Bundle,
    /// The value of a load that is `noundef`.
    Loaded,
    /// The offset of `llvm.load.relative`.
    Offset,
    /// An argument of this index that is `noundef`.
    Argument(u32),
    /// An argument of this index for a function outside of the program.
    Outside(u32),
    /// An argument of this index for a function of the C library ([`library`]).
    OfLibrary(u32),
}

/// Number of the first argument.
const ARGUMENTS: u64 = 16;
/// Number of the first argument for a function outside of the program.
const OUTSIDE: u64 = 1 << 32;
/// Number of the first argument for a function of the C library.
const OF_LIBRARY: u64 = 1 << 33;

impl Use {
    /// Returns the number that stands for it.
    pub fn number(self) -> u64 {
        match self {
            Use::Condition => 0,
            Use::Address => 1,
            Use::Divisor => 2,
            Use::Result => 3,
            Use::ExitStatus => 4,
            Use::Callee => 5,
            Use::Length => 6,
            Use::Assumption => 7,
            Use::Bundle => 8,
            Use::Loaded => 9,
            Use::Offset => 10,
            Use::Argument(n) => ARGUMENTS + u64::from(n),
            Use::Outside(n) => OUTSIDE + u64::from(n),
            Use::OfLibrary(n) => OF_LIBRARY + u64::from(n),
        }
    }

    /// Inverse of [`Use::number`].
    pub fn of_number(number: u64) -> Option<Use> {
        Some(match number {
            0 => Use::Condition,
            1 => Use::Address,
            2 => Use::Divisor,
            3 => Use::Result,
            4 => Use::ExitStatus,
            5 => Use::Callee,
            6 => Use::Length,
            7 => Use::Assumption,
            8 => Use::Bundle,
            9 => Use::Loaded,
            10 => Use::Offset,
            OF_LIBRARY.. => Use::OfLibrary((number - OF_LIBRARY) as u32),
            OUTSIDE.. => Use::Outside((number - OUTSIDE) as u32),
            ARGUMENTS.. => Use::Argument((number - ARGUMENTS) as u32),
            _ => return None,
        })
    }
}

/// Shadow that a variable holds before it is set.
pub const UNSET: u64 = 1;

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    let names = [UNDEFINED, DEFINED, BROKEN, WRITTEN, COPIED, ESCAPED, RETURNED, PASSED];
    let [
        Some(undefined),
        Some(defined),
        Some(broken),
        Some(written),
        Some(copied),
        Some(escaped),
        Some(returned),
        Some(passed),
    ] = names.map(|name| cx.module.find(name))
    else {
        return;
    };
    let may = May::of_body(cx);
    let layout = cx.body().layout.clone();
    let constant = |id| cx.constant(Constant::Global(Type::PTR, id));
    let mut shadows = Shadows {
        undefined: constant(undefined),
        defined: constant(defined),
        broken: constant(broken),
        written: constant(written),
        copied: constant(copied),
        escaped: constant(escaped),
        returned: constant(returned),
        passed: constant(passed),
        may,
        known: SecondaryMap::new(),
        parts: FxHashMap::default(),
        is_taken_out: false,
        at: None,
        entry: layout.first().copied(),
        variables: SecondaryMap::new(),
        behind: FxHashMap::default(),
        before: FxHashMap::default(),
        at_start: SecondaryMap::new(),
        wanted: Vec::new(),
    };
    for &block in &layout {
        // A value is checked once in a block.
        let mut checked: Vec<(Operand, Use)> = Vec::new();
        for inst in cx.body().blocks[block].insts.clone() {
            shadows.at = Some(inst);
            shadows.uses(cx, inst, &mut checked);
            shadows.memory(cx, inst);
            shadows.promises_of_functions(cx, inst);
        }
    }
    while let Some(wanted) = shadows.wanted.pop() {
        shadows.complete(cx, wanted);
    }
    for block in layout {
        let old = std::mem::take(&mut cx.body_mut().blocks[block].insts);
        let mut insts = Vec::with_capacity(old.len());
        let mut phis = shadows.at_start[block].clone();
        for inst in old {
            if !matches!(cx.body().insts[inst], Inst::Phi { .. }) {
                insts.append(&mut phis);
            }
            insts.extend(shadows.before.remove(&inst).into_iter().flatten());
            if read_unresolved(cx.module, &cx.body().insts[inst]).is_none() {
                insts.push(inst);
            }
            insts.extend(shadows.behind.remove(&inst).into_iter().flatten());
        }
        cx.body_mut().blocks[block].insts = insts;
    }
}

/// A shadow whose operands are still to be added.
enum Wanted {
    Phi(InstId, InstId),
    /// The same for a part of an aggregate or a vector.
    PhiOfPart(InstId, InstId, parts::Path),
    /// A variable whose stores need the shadows of what they store.
    Variable(ValueId),
}

struct Shadows {
    undefined: Operand,
    defined: Operand,
    broken: Operand,
    written: Operand,
    copied: Operand,
    escaped: Operand,
    returned: Operand,
    passed: Operand,
    may: May,
    known: SecondaryMap<ValueId, Option<Operand>>,
    /// Shadows of parts of aggregates and vectors.
    parts: FxHashMap<(ValueId, parts::Path), Operand>,
    /// Whether an element is taken out of the vector that is looked at.
    is_taken_out: bool,
    /// Instruction whose operands are looked at.
    at: Option<InstId>,
    entry: Option<BlockId>,
    /// Variables for the shadows of variables.
    variables: SecondaryMap<ValueId, Option<ValueId>>,
    /// Instructions to be inserted behind, before and (phis) at the start.
    behind: FxHashMap<InstId, Vec<InstId>>,
    before: FxHashMap<InstId, Vec<InstId>>,
    at_start: SecondaryMap<BlockId, Vec<InstId>>,
    wanted: Vec<Wanted>,
}

/// Maximum depth of shadows that are computed from each other without a phi or a variable between them.
const MAX_DEPTH: u32 = 200;

impl Shadows {
    fn zero(&self, cx: &PassContext<'_, '_>) -> Operand {
        number(cx, 0)
    }

    /// Returns the shadow of an operand.
    fn of(&mut self, cx: &mut PassContext<'_, '_>, operand: Operand, depth: u32) -> Operand {
        let value = match operand {
            Operand::Value(value) => value,
            Operand::Const(id) => return self.literal_of(cx, id),
        };
        // Aggregates and vectors have shadows in their parts only.
        let is_whole = !may::is_scalar(cx.module, cx.body().values[value].ty);
        if !self.may.any(value) || depth == 0 || is_whole {
            return self.zero(cx);
        }
        if let Some(known) = self.known[value] {
            return known;
        }
        let inst = match cx.body().values[value].def {
            ValueDef::Inst(inst) => inst,
            ValueDef::Param(n) => return self.parameter(cx, value, n),
            ValueDef::Undefined => return self.zero(cx),
        };
        if let Inst::Phi { .. } = cx.body().insts[inst] {
            let Some(block) = self.may.block(inst) else { return self.zero(cx) };
            let (shadow, result) = self.new_phi(cx, inst, block);
            self.known[value] = Some(Operand::Value(result));
            self.wanted.push(Wanted::Phi(inst, shadow));
            return Operand::Value(result);
        }
        let at = self.at.replace(inst);
        let shadow = self.computed(cx, inst, value, depth - 1);
        self.at = at;
        self.known[value] = Some(shadow);
        shadow
    }

    /// Creates the phi for the shadows of a phi. Its operands are still to be added.
    fn new_phi(&mut self, cx: &mut PassContext<'_, '_>, of: InstId, block: BlockId) -> (InstId, ValueId) {
        let phi = Inst::Phi { fast: Default::default(), ty: Type::I64, incoming: [].into() };
        let (shadow, result) = cx.body_mut().derive_value(phi, Type::I64, of);
        cx.body_mut().inst_locs[shadow] = Default::default();
        self.at_start[block].push(shadow);
        (shadow, result)
    }

    /// Returns the shadow of a constant: that of `undef` or `poison`.
    fn literal_of(&mut self, cx: &mut PassContext<'_, '_>, id: crate::ir::ConstId) -> Operand {
        let ty = cx.module.constants[id].ty();
        match cx.module.constants[id] {
            Constant::Undef(_) if may::is_scalar(cx.module, ty) => self.literal(cx, Origin::Undef),
            Constant::Poison(_) if may::is_scalar(cx.module, ty) => self.literal(cx, Origin::Poison),
            _ => self.zero(cx),
        }
    }

    /// Emits the number of a literal, which is a constant in machine code.
    fn literal(&mut self, cx: &mut PassContext<'_, '_>, origin: Origin) -> Operand {
        let (Some(at), Some(entry)) = (self.at, self.entry) else { return self.zero(cx) };
        let zero = self.zero(cx);
        let (asked, result) = self.ask(cx, at, origin, vec![(Type::I64, zero)]);
        self.at_start[entry].push(asked);
        Operand::Value(result)
    }

    /// Emits the computation of the shadow of a result behind its instruction.
    fn computed(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, value: ValueId, depth: u32) -> Operand {
        let of = cx.body().insts[inst].clone();
        if let Inst::Load { ty, ptr, .. } = of {
            let shadow = match ptr {
                Operand::Value(variable) if self.may.is_variable(variable) => self.loaded(cx, inst, variable),
                address => self.loaded_from_memory(cx, inst, address, ty),
            };
            return self.promised_by_metadata(cx, inst, (ty, Operand::Value(value)), shadow);
        }
        if let Inst::Select { cond, then, other, .. } = &of {
            let (then, other) = (self.of(cx, then.1, depth), self.of(cx, other.1, depth));
            let arms = match then == other {
                true => then,
                false => self.select(cx, inst, *cond, then, other),
            };
            let mut cond = self.of(cx, *cond, depth);
            if !self.may.keeps_undef(cx, inst) {
                cond = self.poison_only(cx, inst, cond);
            }
            return self.either(cx, inst, How::Either, [cond, arms]);
        }
        if may::returns_nothing(cx.module, &of) {
            let args = vec![(Type::I64, self.zero(cx))];
            let (asked, result) = self.ask(cx, inst, Origin::NotPassed, args);
            self.behind.entry(inst).or_default().push(asked);
            return Operand::Value(result);
        }
        if may::returns_shadow(cx.module, &of) {
            let ty = cx.body().values[value].ty;
            let (asked, result) = self.ask(cx, inst, Origin::Returned, vec![(ty, Operand::Value(value))]);
            self.behind.entry(inst).or_default().push(asked);
            return Operand::Value(result);
        }
        match &of {
            Inst::ExtractValue { agg, indices } => {
                let path: parts::Path = indices.iter().map(|index| u64::from(*index)).collect();
                return self.part(cx, agg.1, &path, depth);
            }
            Inst::ExtractElement { vector, index } if let Some(index) = parts::known_index(cx.module, index.1) => {
                let outer = std::mem::replace(&mut self.is_taken_out, true);
                let shadow = self.part(cx, vector.1, &[index], depth);
                self.is_taken_out = outer;
                return shadow;
            }
            _ => {}
        }
        let (propagation, operands) =
            self.narrowed(cx, &of).unwrap_or_else(|| (Propagation::of(cx.module, &of), may::flowing(cx.module, &of)));
        let shadows: Vec<Operand> = operands.iter().map(|operand| self.of(cx, *operand, depth)).collect();
        let is_undef = operands.iter().any(|operand| self.may.has_undef(cx.module, *operand));
        let zero = self.zero(cx);
        let is_any = shadows.iter().any(|shadow| *shadow != zero);
        let mut shadow = match propagation.filter(|_| is_undef && is_any) {
            Some(propagation) => {
                let parts = [0, 1].map(|n| shadows.get(n).copied().unwrap_or(zero));
                self.propagated(cx, inst, propagation, parts, &operands)
            }
            None => {
                // All bits of an address are undefined if one of a part is.
                let how = if matches!(of, Inst::Gep { .. }) { How::All } else { How::Either };
                shadows.iter().fold(zero, |shadow, part| self.either(cx, inst, how, [shadow, *part]))
            }
        };
        if may::is_source(cx, inst) {
            let ty = cx.body().values[value].ty;
            // An operation on undefined operands does not violate its flags.
            let shadows = shadows.iter().filter(|shadow| **shadow != zero).map(|shadow| (Type::I64, *shadow));
            let own = std::iter::once((ty, Operand::Value(value))).chain(shadows).collect();
            let (own, result) = self.ask(cx, inst, Origin::Operation, own);
            self.behind.entry(inst).or_default().push(own);
            shadow = self.either(cx, inst, How::Either, [shadow, Operand::Value(result)]);
        }
        shadow
    }

    /// Returns propagation and operands of a comparison of a zero-extended value with a constant, as one of the value itself.
    fn narrowed(&self, cx: &PassContext<'_, '_>, of: &Inst) -> Option<(Option<Propagation>, Vec<Operand>)> {
        let Inst::Icmp { pred, lhs: Operand::Value(value), rhs: Operand::Const(id), .. } = of else { return None };
        let ValueDef::Inst(cast) = cx.body().values[*value].def else { return None };
        let Inst::Cast { op: CastOp::Zext, from, arg, .. } = cx.body().insts[cast] else { return None };
        let bits =
            cx.module.types.int_width(from).filter(|_| is_scalar(cx.module, from) && !may::is_source(cx, cast))?;
        let constant = cx.module.constants[*id].as_int().filter(|constant| constant >> bits == 0)?;
        let signed = [IcmpPred::Sgt, IcmpPred::Sge, IcmpPred::Slt, IcmpPred::Sle];
        (!signed.contains(pred)).then(|| {
            let propagation = Propagation { how: How::Icmp(*pred), from: bits, to: 1 };
            (Some(propagation), vec![arg, cx.constant(Constant::Int(from, constant))])
        })
    }

    /// Emits the shadow of the result of an operation that may leave some bits undefined.
    fn propagated(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        propagation: Propagation,
        shadows: [Operand; 2],
        operands: &[Operand],
    ) -> Operand {
        let ty = |operand: &Operand, cx: &PassContext<'_, '_>| match operand {
            Operand::Value(value) => cx.body().values[*value].ty,
            Operand::Const(id) => cx.module.constants[*id].ty(),
        };
        let mut args = vec![(Type::I64, number(cx, propagation.word()))];
        args.extend(shadows.map(|shadow| (Type::I64, shadow)));
        args.extend(operands.iter().take(2).map(|operand| (ty(operand, cx), *operand)));
        let (call, result) = self.ask(cx, inst, Origin::Propagated, args);
        self.behind.entry(inst).or_default().push(call);
        Operand::Value(result)
    }

    /// Returns the shadow of what is loaded from a variable.
    fn loaded(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, variable: ValueId) -> Operand {
        let shadow = self.variable(cx, variable);
        let load = Inst::Load {
            ty: Type::I64,
            old: false,
            atomic: None,
            volatile: false,
            ptr_ty: Type::PTR,
            ptr: Operand::Value(shadow),
            align: Align::new(8),
        };
        let stored = self.push(cx, inst, load);
        if !self.may.is_unset(inst) {
            return stored;
        }
        let ValueDef::Inst(alloca) = cx.body().values[variable].def else { return stored };
        let place = cx.body().inst_locs[alloca].expand().map_or(0, |loc| loc.as_u32() as u64 + 1);
        let args = vec![(Type::I64, stored), (Type::I64, number(cx, place))];
        let (asked, result) = self.ask(cx, inst, Origin::Variable, args);
        self.behind.entry(inst).or_default().push(asked);
        Operand::Value(result)
    }

    /// Returns the variable for the shadow of a variable.
    fn variable(&mut self, cx: &mut PassContext<'_, '_>, variable: ValueId) -> ValueId {
        if let Some(shadow) = self.variables[variable] {
            return shadow;
        }
        let ValueDef::Inst(at) = cx.body().values[variable].def else { return variable };
        let alloca = Inst::Alloca {
            ty: Type::I64,
            count: None,
            align: Align::new(8),
            addrspace: 0,
            typed: false,
            inalloca: false,
            swifterror: false,
        };
        let (inst, shadow) = cx.body_mut().derive_value(alloca, Type::PTR, at);
        cx.body_mut().inst_locs[inst] = Default::default();
        self.behind.entry(at).or_default().push(inst);
        self.variables[variable] = Some(shadow);
        let unset = number(cx, UNSET);
        self.store(cx, at, unset, shadow);
        self.wanted.push(Wanted::Variable(variable));
        shadow
    }

    fn store(&mut self, cx: &mut PassContext<'_, '_>, at: InstId, value: Operand, variable: ValueId) {
        let store = Inst::Store {
            atomic: None,
            volatile: false,
            value: (Type::I64, value),
            ptr_ty: Type::PTR,
            ptr: Operand::Value(variable),
            align: Align::new(8),
        };
        let inst = cx.body_mut().insts.push(store);
        self.behind.entry(at).or_default().push(inst);
    }

    /// Adds what a shadow depends on.
    fn complete(&mut self, cx: &mut PassContext<'_, '_>, wanted: Wanted) {
        match wanted {
            Wanted::Phi(of, shadow) => {
                let Inst::Phi { incoming, .. } = cx.body().insts[of].clone() else { return };
                self.at = Some(of);
                let list = incoming.iter().map(|(value, from)| (self.of(cx, *value, MAX_DEPTH), *from)).collect();
                if let Inst::Phi { incoming, .. } = &mut cx.body_mut().insts[shadow] {
                    *incoming = list;
                }
            }
            Wanted::PhiOfPart(of, shadow, path) => {
                let Inst::Phi { incoming, .. } = cx.body().insts[of].clone() else { return };
                self.at = Some(of);
                let list =
                    incoming.iter().map(|(value, from)| (self.part(cx, *value, &path, MAX_DEPTH), *from)).collect();
                if let Inst::Phi { incoming, .. } = &mut cx.body_mut().insts[shadow] {
                    *incoming = list;
                }
            }
            Wanted::Variable(variable) => {
                let Some(shadow) = self.variables[variable] else { return };
                for (inst, value) in self.may.stores(variable) {
                    self.at = Some(inst);
                    let value = self.of(cx, value, MAX_DEPTH);
                    self.store(cx, inst, value, shadow);
                }
            }
        }
    }

    /// Emits an instruction with a result of type `i64` behind another one.
    fn push(&mut self, cx: &mut PassContext<'_, '_>, at: InstId, inst: Inst) -> Operand {
        let (inst, value) = cx.body_mut().derive_value(inst, Type::I64, at);
        cx.body_mut().inst_locs[inst] = Default::default();
        self.behind.entry(at).or_default().push(inst);
        Operand::Value(value)
    }

    fn is_zero(&mut self, cx: &mut PassContext<'_, '_>, at: InstId, value: Operand) -> Operand {
        let rhs = self.zero(cx);
        let icmp = Inst::Icmp { pred: IcmpPred::Eq, samesign: false, ty: Type::I64, lhs: value, rhs };
        let (inst, value) = cx.body_mut().derive_value(icmp, Type::I1, at);
        cx.body_mut().inst_locs[inst] = Default::default();
        self.behind.entry(at).or_default().push(inst);
        Operand::Value(value)
    }

    fn select(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        at: InstId,
        cond: Operand,
        then: Operand,
        other: Operand,
    ) -> Operand {
        let (then, other) = ((Type::I64, then), (Type::I64, other));
        self.push(cx, at, Inst::Select { fast: Default::default(), cond_ty: Type::I1, cond, then, other })
    }

    /// Emits the shadow of a value with two parts.
    fn either(&mut self, cx: &mut PassContext<'_, '_>, at: InstId, how: How, parts: [Operand; 2]) -> Operand {
        let zero = self.zero(cx);
        match parts {
            [first, second] if first == zero || first == second => second,
            [first, second] if second == zero => first,
            _ => self.propagated(cx, at, Propagation { how, from: 64, to: 64 }, parts, &[]),
        }
    }

    /// Emits a shadow, or 0 if it is that of a value that was not set.
    fn poison_only(&mut self, cx: &mut PassContext<'_, '_>, at: InstId, shadow: Operand) -> Operand {
        let zero = self.zero(cx);
        if shadow == zero {
            return zero;
        }
        let (op, flags, ty, rhs) = (crate::ir::inst::BinaryOp::And, Default::default(), Type::I64, number(cx, 1));
        let low = self.push(cx, at, Inst::Binary { op, flags, ty, lhs: shadow, rhs });
        let cond = self.is_zero(cx, at, low);
        self.select(cx, at, cond, shadow, zero)
    }

    /// Creates a call of [`UNDEFINED`] with the location of an instruction.
    fn ask(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        at: InstId,
        origin: Origin,
        args: Vec<(Type, Operand)>,
    ) -> (InstId, ValueId) {
        let first = (Type::I64, number(cx, origin as u64));
        let call = self.call(cx, self.undefined, Type::I64, std::iter::once(first).chain(args));
        cx.body_mut().derive_value(call, Type::I64, at)
    }

    fn call(
        &self,
        cx: &PassContext<'_, '_>,
        callee: Operand,
        ret: Type,
        args: impl Iterator<Item = (Type, Operand)>,
    ) -> Inst {
        let fn_ty = match callee {
            Operand::Const(id) => match cx.module.constants[id] {
                Constant::Global(_, id) => cx.module.function(id).map(|function| function.ty),
                _ => None,
            },
            Operand::Value(_) => None,
        };
        let args = args.map(|(ty, value)| Arg { ty, value, attrs: AttrSet::NONE }).collect();
        let mut call = CallInfo::new(callee, fn_ty.unwrap_or(Type::INVALID), ret, args);
        // The full type, since the callee takes any arguments.
        (call.explicit, call.written) = (true, call.fn_ty);
        Inst::Call(Box::new(call))
    }

    /// Emits the check that a shadow is 0, before the instruction where that matters.
    fn check(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, shadow: Operand, at: Use, callee: Option<Operand>) {
        if shadow == self.zero(cx) {
            return;
        }
        let args = [(Type::I64, shadow), (Type::I64, number(cx, at.number()))];
        let args = args.into_iter().chain(callee.map(|callee| (Type::PTR, callee)));
        let call = self.call(cx, self.defined, Type::VOID, args);
        let call = cx.body_mut().derive(call, inst);
        self.before.entry(inst).or_default().push(call);
    }
}

fn number(cx: &PassContext<'_, '_>, number: u64) -> Operand {
    cx.constant(Constant::Int(Type::I64, number.into()))
}
