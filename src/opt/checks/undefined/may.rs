//! Which values may be undefined or poison, as far as the pass follows them.

use super::parts::has_parts;
use crate::ir::callee::{calls_twice, named_callee};
use crate::ir::cfg::Cfg;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{
    BlockId, Body, ConstId, Constant, FloatKind, GlobalId, GlobalKind, Inst, InstId, Linkage, Module, Name, Operand,
    Type, TypeKind, ValueId,
};
use crate::opt::PassContext;
use crate::opt::mem2reg::Promotable;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// A value may be poison.
const POISON: u8 = 1;
/// A value may be undefined, with all its bits.
const UNDEF: u8 = 2;

/// Maximum product of variables and blocks for which loads are searched that may find a variable unset.
const MAX_BITS: usize = 1 << 26;

/// Maximum number of times that the blocks are visited. Values that are not found by then count as defined.
const MAX_ROUNDS: usize = 64;

pub(super) struct May {
    values: SecondaryMap<ValueId, u8>,
    /// Contents of variables that are followed.
    contents: SecondaryMap<ValueId, u8>,
    blocks: SecondaryMap<InstId, Option<BlockId>>,
    unset: FxHashSet<InstId>,
    stores: SecondaryMap<ValueId, Vec<(InstId, Operand)>>,
    /// Variables that are promoted.
    variables: SecondaryMap<ValueId, bool>,
}

impl May {
    /// Analyzes a function.
    pub(super) fn of_body(cx: &PassContext<'_, '_>) -> May {
        let (module, body) = (cx.module, cx.body());
        let types = &module.types;
        let scalar = |ty| is_scalar(module, ty);
        let promotable = match calls_twice(module, body) {
            true => Promotable::none(),
            false => Promotable::find(body, types, cx.layout, scalar),
        };
        let cfg = Cfg::new(body);
        let mut may = May {
            values: SecondaryMap::new(),
            contents: SecondaryMap::new(),
            blocks: SecondaryMap::new(),
            unset: unset_loads(body, &cfg, &promotable),
            stores: SecondaryMap::new(),
            variables: SecondaryMap::new(),
        };
        for &block in &cfg.order {
            for &inst in &body.blocks[block].insts {
                may.blocks[inst] = Some(block);
                if let Some(result) = body.result(inst).filter(|result| promotable.get(*result).is_some()) {
                    may.variables[result] = true;
                }
                if let Inst::Store { value, ptr: Operand::Value(to), .. } = &body.insts[inst]
                    && promotable.get(*to).is_some()
                {
                    may.stores[*to].push((inst, value.1));
                }
            }
        }
        for (n, param) in body.params.iter().enumerate() {
            if takes_shadow(module, cx.id, n) {
                may.values[*param] = POISON | UNDEF;
            }
        }
        let has_loops = cfg.order.iter().any(|block| cfg.is_entered_from_later(*block));
        for _ in 0..MAX_ROUNDS {
            let mut changed = false;
            for &block in &cfg.order {
                for &inst in &body.blocks[block].insts {
                    changed |= may.visit(cx, &promotable, inst);
                }
            }
            // Without loops nothing reaches what was visited before it.
            if !changed || !has_loops {
                break;
            }
        }
        may
    }

    /// Adds what an instruction contributes. Returns whether anything changed.
    fn visit(&mut self, cx: &PassContext<'_, '_>, promotable: &Promotable, inst: InstId) -> bool {
        let (module, body) = (cx.module, cx.body());
        let of = |operand: &Operand, may: &May| match operand {
            Operand::Value(value) => may.values[*value],
            Operand::Const(id) => literal(module, *id),
        };
        if let Inst::Store { value, ptr: Operand::Value(to), .. } = &body.insts[inst]
            && promotable.get(*to).is_some()
        {
            let bits = of(&value.1, self) | self.contents[*to];
            return std::mem::replace(&mut self.contents[*to], bits) != bits;
        }
        let is_followed = |ty| is_scalar(module, ty) || has_parts(module, ty);
        let Some(result) = body.result(inst).filter(|result| is_followed(body.values[*result].ty)) else {
            return false;
        };
        let mut bits = match &body.insts[inst] {
            Inst::Load { ptr: Operand::Value(from), .. } if promotable.get(*from).is_some() => {
                self.contents[*from] | if self.unset.contains(&inst) { UNDEF } else { 0 }
            }
            Inst::Load { ptr, .. } => {
                if is_constant(module, *ptr) {
                    0
                } else {
                    POISON | UNDEF
                }
            }
            Inst::Phi { incoming, .. } => incoming.iter().fold(0, |bits, (value, _)| bits | of(value, self)),
            Inst::Select { cond, then, other, .. } => {
                let mut cond = of(cond, self);
                if !self.keeps_undef(cx, inst) {
                    cond &= POISON;
                }
                cond | of(&then.1, self) | of(&other.1, self)
            }
            other if returns_nothing(module, other) => UNDEF,
            other if returns_shadow(module, other) => POISON | UNDEF,
            other => {
                let mut bits = 0;
                for_each_flowing(module, other, |operand| bits |= of(&operand, self));
                bits
            }
        };
        if is_source(cx, inst) {
            bits |= POISON;
        }
        std::mem::replace(&mut self.values[result], bits) != bits
    }

    /// Returns whether a value may be undefined or poison.
    pub(super) fn any(&self, value: ValueId) -> bool {
        self.values[value] != 0
    }

    /// Returns whether an operand may be undefined.
    pub(super) fn has_undef(&self, module: &Module, operand: Operand) -> bool {
        match operand {
            Operand::Value(value) => self.values[value] & UNDEF != 0,
            Operand::Const(id) => literal(module, id) & UNDEF != 0,
        }
    }

    /// Returns whether a load may find its variable unset.
    pub(super) fn is_unset(&self, load: InstId) -> bool {
        self.unset.contains(&load)
    }

    /// Returns the block of an instruction.
    pub(super) fn block(&self, inst: InstId) -> Option<BlockId> {
        self.blocks[inst]
    }

    /// Returns whether an instruction is executed at all.
    pub(super) fn is_reachable(&self, inst: InstId) -> bool {
        self.blocks[inst].is_some()
    }

    /// Returns the stores to a variable, and what they store.
    pub(super) fn stores(&self, variable: ValueId) -> Vec<(InstId, Operand)> {
        self.stores[variable].clone()
    }

    /// Returns whether a variable is promoted, so that it has a shadow variable.
    pub(super) fn is_variable(&self, value: ValueId) -> bool {
        self.variables[value]
    }

    /// Returns whether the result of a `select` is undefined if its condition is: its arms differ for certain.
    pub(super) fn keeps_undef(&self, cx: &PassContext<'_, '_>, inst: InstId) -> bool {
        match &cx.body().insts[inst] {
            Inst::Select { then, other, .. } => match (then.1, other.1) {
                (Operand::Const(a), Operand::Const(b)) => a != b,
                _ => false,
            },
            _ => true,
        }
    }
}

/// Returns what the literal `undef` or `poison` is, also inside of a constant.
fn literal(module: &Module, id: ConstId) -> u8 {
    match &module.constants[id] {
        Constant::Undef(_) => UNDEF,
        Constant::Poison(_) => POISON,
        Constant::Array(_, parts) | Constant::Struct(_, parts) | Constant::Vector(_, parts) => {
            parts.iter().fold(0, |bits, part| bits | literal(module, part.1))
        }
        _ => 0,
    }
}

/// Returns whether a constant is or has `undef` or `poison`.
pub(super) fn has_undefined_part(module: &Module, id: ConstId) -> bool {
    literal(module, id) != 0
}

/// Returns whether an address is that of a constant, or of a variable of the host.
fn is_constant(module: &Module, address: Operand) -> bool {
    let Operand::Const(id) = address else { return false };
    match module.constants[module.constants.stripped(id)] {
        Constant::Global(_, id) => match &module.globals[id].kind {
            GlobalKind::Variable { constant, init, .. } => *constant || init.is_none(),
            _ => false,
        },
        _ => false,
    }
}

/// Whether values of a type have shadows.
pub fn is_scalar(module: &Module, ty: Type) -> bool {
    match module.types.kind(ty) {
        TypeKind::Int(width) => *width <= 64,
        TypeKind::Ptr { .. } => true,
        TypeKind::Float(kind) => matches!(kind, FloatKind::Float | FloatKind::Double),
        _ => false,
    }
}

/// Returns the operands that make a result undefined or poison, except those of phis, loads and `select`.
pub(super) fn flowing(module: &Module, inst: &Inst) -> Vec<Operand> {
    let mut operands = Vec::new();
    for_each_flowing(module, inst, |operand| operands.push(operand));
    operands
}

/// Calls `f` with each operand that makes a result undefined or poison; see [`flowing`].
fn for_each_flowing(module: &Module, inst: &Inst, mut f: impl FnMut(Operand)) {
    let mut two = |first: &Operand, second: &Operand| {
        f(*first);
        f(*second);
    };
    match inst {
        Inst::Binary { op, lhs, .. } if op.is_division() => f(*lhs),
        Inst::Binary { lhs, rhs, .. } | Inst::Icmp { lhs, rhs, .. } | Inst::Fcmp { lhs, rhs, .. } => two(lhs, rhs),
        Inst::Unary { op, .. } if op.keyword() == "freeze" => {}
        Inst::Unary { arg, .. } | Inst::Cast { arg, .. } => f(*arg),
        Inst::Gep { base, indices, .. } => {
            f(*base);
            indices.iter().for_each(|index| f(index.1));
        }
        Inst::ExtractElement { vector, index } => match index.1 {
            Operand::Const(_) => two(&vector.1, &index.1),
            // Which element it is, is not followed.
            Operand::Value(_) => f(index.1),
        },
        Inst::ExtractValue { agg, .. } => f(agg.1),
        Inst::InsertValue { agg, value, .. } => two(&agg.1, &value.1),
        Inst::InsertElement { vector, value, .. } => two(&vector.1, &value.1),
        Inst::ShuffleVector { lhs, rhs, .. } => two(&lhs.1, &rhs.1),
        Inst::Call(call) if intrinsic(module, inst).is_some() => call.args.iter().for_each(|arg| f(arg.value)),
        _ => {}
    }
}

/// Returns whether an instruction takes a result from a function of the library that has none, as it is declared wrongly.
pub(super) fn returns_nothing(module: &Module, inst: &Inst) -> bool {
    let Inst::Call(call) = inst else { return false };
    let Some(global) = named_callee(module, call.callee).map(|id| &module.globals[id]) else { return false };
    let is_outside = matches!(&global.kind, GlobalKind::Function(function) if function.body.is_none());
    let is_freeing =
        |name: &str| matches!(name, "free" | "cfree") || name.starts_with("_Zdl") || name.starts_with("_Zda");
    is_outside && matches!(&global.name, Name::Text(name) if is_freeing(name))
}

/// Returns whether an instruction calls a function of the program whose result may be undefined.
pub(super) fn returns_shadow(module: &Module, inst: &Inst) -> bool {
    let Inst::Call(call) = inst else { return false };
    let function = named_callee(module, call.callee).and_then(|id| module.function(id));
    function.is_some_and(|function| {
        function.body.is_some()
            && !function.varargs
            && function.ty == call.fn_ty
            && is_scalar(module, function.ret)
            && ![function.ret_attrs, call.ret_attrs].into_iter().any(|set| module.has_attr(set, "noundef"))
    })
}

/// Returns whether a function learns that an argument is undefined. Those of other functions are mostly `noundef`: then their
/// callers check them.
pub(super) fn takes_shadow(module: &Module, id: GlobalId, n: usize) -> bool {
    let is_local = matches!(module.globals[id].linkage, Linkage::Internal | Linkage::Private);
    let function = module.function(id).filter(|function| is_local && function.body.is_some() && !function.varargs);
    function.and_then(|function| function.params.get(n)).is_some_and(|param| {
        let is_other = ["noundef", "nest", "swifterror", "swiftself", "byval", "sret", "inalloca", "preallocated"];
        is_scalar(module, param.ty) && !is_other.iter().any(|word| module.has_attr(param.attrs, word))
    })
}

/// Intrinsics that compute a number from numbers.
const COMPUTING: [&str; 12] =
    ["smax", "smin", "umax", "umin", "abs", "ctlz", "cttz", "ctpop", "bswap", "bitreverse", "fabs", "sqrt"];

/// Returns the name of the intrinsic that computes a number: `ctlz`.
fn intrinsic<'m>(module: &'m Module, inst: &Inst) -> Option<&'m str> {
    let Inst::Call(call) = inst else { return None };
    let Name::Text(name) = &module.globals[named_callee(module, call.callee)?].name else { return None };
    let name = name.strip_prefix("llvm.")?.split('.').next()?;
    COMPUTING.contains(&name).then_some(name)
}

/// `nnan` and `ninf`, as bits of the fast-math flags.
pub(super) const NO_NAN_OR_INFINITY: u8 = 3;

/// Returns whether an operation on defined values may be poison.
pub(super) fn is_source(cx: &PassContext<'_, '_>, inst: InstId) -> bool {
    let (module, body) = (cx.module, cx.body());
    if !body.result(inst).is_some_and(|result| is_scalar(module, body.values[result].ty)) {
        return false;
    }
    let constant = |operand: &Operand| match operand {
        Operand::Const(id) => module.constants[*id].as_int(),
        Operand::Value(_) => None,
    };
    match &body.insts[inst] {
        Inst::Binary { op, flags, ty, rhs, .. } => match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => flags.nsw || flags.nuw,
            BinaryOp::Udiv | BinaryOp::Sdiv => flags.exact,
            BinaryOp::Or => flags.disjoint,
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
                let width = module.types.int_width(*ty).map(u128::from);
                flags.nsw || flags.nuw || flags.exact || constant(rhs).is_none_or(|by| Some(by) >= width)
            }
            BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv | BinaryOp::Frem => {
                flags.fast.0 & NO_NAN_OR_INFINITY != 0
            }
            _ => false,
        },
        Inst::Load { .. } => super::promises::attached(cx, inst).is_some(),
        Inst::Cast { op, flags, from, .. } if is_scalar(module, *from) => match op {
            CastOp::Trunc => flags.nuw || flags.nsw,
            CastOp::Zext | CastOp::Uitofp => flags.nneg,
            CastOp::Fptosi | CastOp::Fptoui => true,
            _ => false,
        },
        Inst::Icmp { samesign, ty, .. } => *samesign && module.types.int_width(*ty).is_some_and(|width| width <= 64),
        Inst::ExtractElement { vector, index } => {
            matches!(index.1, Operand::Value(_))
                && matches!(module.types.kind(vector.0), TypeKind::Vector { scalable: false, .. })
                && module.types.int_width(index.0).is_some_and(|width| width <= 64)
        }
        Inst::Call(call) => {
            matches!(intrinsic(module, &body.insts[inst]), Some("ctlz" | "cttz" | "abs"))
                && call.args.get(1).and_then(|arg| constant(&arg.value)) == Some(1)
        }
        _ => false,
    }
}

/// Finds the loads that may find a variable unset: on some way from its alloca there is no store.
fn unset_loads(body: &Body, cfg: &Cfg, promotable: &Promotable) -> FxHashSet<InstId> {
    let mut variables: SecondaryMap<ValueId, Option<u32>> = SecondaryMap::new();
    let mut count = 0u32;
    for &block in &cfg.order {
        for &inst in &body.blocks[block].insts {
            if let Some(result) = body.result(inst).filter(|result| promotable.get(*result).is_some()) {
                variables[result] = Some(count);
                count += 1;
            }
        }
    }
    let words = count.div_ceil(64) as usize;
    let mut loads = FxHashSet::default();
    if count == 0 || words.saturating_mul(64).saturating_mul(cfg.order.len()) > MAX_BITS {
        return loads;
    }
    // Bits of the variables that may be unset at the end of each block.
    let mut ends: SecondaryMap<BlockId, Vec<u64>> = SecondaryMap::new();
    let mut changed = true;
    let mut last = false;
    let mut rounds = 0;
    while changed || !last {
        last = !changed;
        changed = false;
        rounds += 1;
        if rounds > MAX_ROUNDS {
            return FxHashSet::default();
        }
        for &block in &cfg.order {
            let mut unset = vec![0u64; words];
            for from in cfg.predecessors[block].iter().filter(|from| cfg.is_reachable(**from)) {
                unset.iter_mut().zip(&ends[*from]).for_each(|(all, more)| *all |= more);
            }
            for &inst in &body.blocks[block].insts {
                let variable = |operand: &Operand| match operand {
                    Operand::Value(value) => variables[*value],
                    Operand::Const(_) => None,
                };
                match &body.insts[inst] {
                    Inst::Store { ptr, .. } => {
                        if let Some(n) = variable(ptr) {
                            unset[n as usize / 64] &= !(1 << (n % 64));
                        }
                    }
                    Inst::Load { ptr, .. } => {
                        if let Some(n) = variable(ptr)
                            && last
                            && unset[n as usize / 64] >> (n % 64) & 1 != 0
                        {
                            loads.insert(inst);
                        }
                    }
                    Inst::Alloca { .. } => {
                        if let Some(n) = body.result(inst).and_then(|result| variables[result]) {
                            unset[n as usize / 64] |= 1 << (n % 64);
                        }
                    }
                    _ => {}
                }
            }
            if ends[block] != unset {
                ends[block] = unset;
                changed = true;
            }
        }
    }
    loads
}
