//! Expands constant expressions that current LLVM no longer has into instructions, as LLVM's bitcode reader does.

use crate::ir::constant::{ConstExpr, Constants};
use crate::ir::inst::{BinaryOp, CastOp, FastMath, TypedOperand, UnaryOp};
use crate::ir::{
    Block, BlockId, Body, ConstId, Constant, GlobalKind, Inst, InstId, Module, Name, Operand, Type, TypeKind, Types,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Expands obsolete constant expressions in every function to instructions before the user; for a `phi`, in a
/// new block on the edge from the incoming block. Initializers of variables are unchanged: LLVM rejects such
/// expressions there.
pub fn expand(module: &mut Module) {
    let gone = gone(&module.constants, &module.types);
    if gone.values().all(|gone| !gone) {
        return;
    }
    let Module { globals, types, constants, .. } = module;
    for global in globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        let names = Names::new(body);
        Expander { gone: &gone, body, types, constants, names }.run();
    }
}

/// Returns the constants that are, or contain, an obsolete expression.
fn gone(constants: &Constants, types: &Types) -> SecondaryMap<ConstId, bool> {
    let mut gone = SecondaryMap::with_capacity(constants.len());
    // Operands precede their users.
    for (id, constant) in constants.iter() {
        let mut is_gone = matches!(constant, Constant::Expr(ty, expr) if !is_known(types, *ty, expr));
        constant.for_each_part(|(_, part)| is_gone |= gone[part]);
        gone[id] = is_gone;
    }
    gone
}

/// Whether current LLVM has the expression as a constant.
fn is_known(types: &Types, ty: Type, expr: &ConstExpr) -> bool {
    match expr {
        ConstExpr::Cast { op, .. } => matches!(
            op,
            CastOp::Trunc
                | CastOp::Ptrtoint
                | CastOp::Ptrtoaddr
                | CastOp::Inttoptr
                | CastOp::Bitcast
                | CastOp::Addrspacecast
        ),
        ConstExpr::Binary { op, .. } => {
            matches!(super::binary(*op, types, ty), BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor)
        }
        ConstExpr::Gep { source, .. } => !matches!(types.kind(*source), TypeKind::Vector { scalable: true, .. }),
        ConstExpr::ExtractElement { .. }
        | ConstExpr::InsertElement { .. }
        | ConstExpr::ShuffleVector { .. }
        | ConstExpr::Splat(_) => true,
        ConstExpr::Icmp { .. }
        | ConstExpr::Fcmp { .. }
        | ConstExpr::Select { .. }
        | ConstExpr::Fneg(_)
        | ConstExpr::ExtractValue { .. }
        | ConstExpr::InsertValue { .. } => false,
    }
}

/// Names in a function, made unique in LLVM's way.
struct Names {
    taken: FxHashSet<String>,
    last: u32,
}

impl Names {
    fn new(body: &Body) -> Names {
        let values = body.values.values().map(|value| &value.name);
        let names = values.chain(body.blocks.values().map(|block| &block.name)).flatten();
        let text = |name: &Name| if let Name::Text(text) = name { Some(text.to_string()) } else { None };
        Names { taken: names.filter_map(text).collect(), last: 0 }
    }

    fn make(&mut self, base: &str) -> Name {
        let mut name = base.to_string();
        while !self.taken.insert(name.clone()) {
            self.last += 1;
            name = format!("{base}{}", self.last);
        }
        Name::Text(name.into())
    }
}

struct Expander<'m> {
    gone: &'m SecondaryMap<ConstId, bool>,
    body: &'m mut Body,
    types: &'m mut Types,
    constants: &'m mut Constants,
    names: Names,
}

impl Expander<'_> {
    fn run(mut self) {
        // New blocks by the edge that they split.
        let mut ways: FxHashMap<(BlockId, BlockId), BlockId> = FxHashMap::default();
        // Name reserved for the next such block. LLVM creates the block before it knows whether it is needed,
        // which affects numbering.
        let mut spare: Option<Name> = None;
        for block in self.body.layout.clone() {
            let mut out = Vec::new();
            for id in std::mem::take(&mut self.body.blocks[block].insts) {
                match &self.body.insts[id] {
                    Inst::Phi { .. } => self.phi(block, id, &mut ways, &mut spare),
                    _ => self.operands(id, &mut out),
                }
                out.push(id);
            }
            self.body.blocks[block].insts = out;
        }
        for ((from, to), way) in ways {
            let Some(last) = self.body.blocks[way].insts.last().copied() else { continue };
            let jump = self.body.derive(Inst::Br(to), last);
            self.body.blocks[way].insts.push(jump);
            if let Some(end) = self.body.blocks[from].insts.last() {
                self.body.insts[*end].for_each_target_mut(|target| {
                    if *target == to {
                        *target = way;
                    }
                });
            }
            for phi in &self.body.blocks[to].insts {
                let Inst::Phi { incoming, .. } = &mut self.body.insts[*phi] else { continue };
                incoming.iter_mut().filter(|(_, block)| *block == from).for_each(|(_, block)| *block = way);
            }
        }
    }

    fn is_gone(&self, operand: Operand) -> Option<ConstId> {
        match operand {
            Operand::Const(id) => self.gone[id].then_some(id),
            Operand::Value(_) => None,
        }
    }

    fn phi(
        &mut self,
        block: BlockId,
        id: InstId,
        ways: &mut FxHashMap<(BlockId, BlockId), BlockId>,
        spare: &mut Option<Name>,
    ) {
        let Inst::Phi { incoming, .. } = &self.body.insts[id] else { return };
        let mut made: Vec<(Operand, BlockId)> = Vec::with_capacity(incoming.len());
        for (value, from) in incoming.clone() {
            let way = ways.get(&(from, block)).copied();
            if let Some(known) = made.iter().find(|(_, before)| *before == from) {
                if way.is_none() {
                    made.push(*known);
                }
                continue;
            }
            if way.is_none() && spare.is_none() {
                *spare = Some(self.names.make("phi.constexpr"));
            }
            let Some(constant) = self.is_gone(value) else {
                made.push((value, from));
                continue;
            };
            let way = way.unwrap_or_else(|| {
                let new = Block { name: spare.take(), span: self.body.blocks[from].span, insts: Vec::new() };
                let new = self.body.blocks.push(new);
                let at = self.body.layout.iter().position(|before| *before == block);
                self.body.layout.insert(at.unwrap_or_default(), new);
                ways.insert((from, block), new);
                new
            });
            let mut out = std::mem::take(&mut self.body.blocks[way].insts);
            made.push((self.constant(constant, id, &mut out), from));
            self.body.blocks[way].insts = out;
        }
        if let Inst::Phi { incoming, .. } = &mut self.body.insts[id] {
            *incoming = made.into();
        }
    }

    /// Expands the operands of an instruction, in the order of its bitcode record.
    fn operands(&mut self, id: InstId, out: &mut Vec<InstId>) {
        let mut found: Vec<(usize, ConstId)> = Vec::new();
        let mut n = 0;
        self.body.insts[id].for_each_operand(|_, operand| {
            found.extend(self.is_gone(operand).map(|constant| (n, constant)));
            n += 1;
        });
        if found.is_empty() {
            return;
        }
        match &self.body.insts[id] {
            Inst::Store { .. } => found.sort_by_key(|(n, _)| std::cmp::Reverse(*n)),
            Inst::Select { .. } => found.sort_by_key(|(n, _)| *n == 0),
            inst => {
                if let Some(call) = inst.call() {
                    // Bundle operands have records of their own, which precede that of the call.
                    let behind = 1 + call.args.len();
                    found.sort_by_key(|(n, _)| *n < behind);
                }
            }
        }
        let made: Vec<(usize, Operand)> =
            found.into_iter().map(|(n, constant)| (n, self.constant(constant, id, out))).collect();
        let mut n = 0;
        self.body.insts[id].for_each_operand_mut(|operand| {
            if let Some((_, made)) = made.iter().find(|(at, _)| *at == n) {
                *operand = *made;
            }
            n += 1;
        });
    }

    /// Emits the instructions for a constant, operands first, each constant once.
    fn constant(&mut self, root: ConstId, user: InstId, out: &mut Vec<InstId>) -> Operand {
        let mut made: FxHashMap<ConstId, Operand> = FxHashMap::default();
        let mut work = vec![root];
        while let Some(&id) = work.last() {
            if made.contains_key(&id) {
                work.pop();
                continue;
            }
            let mut parts = Vec::new();
            self.constants[id].for_each_part(|part| parts.push(part));
            let before = work.len();
            work.extend(
                parts.iter().rev().map(|part| part.1).filter(|part| self.gone[*part] && !made.contains_key(part)),
            );
            if work.len() > before {
                continue;
            }
            let of = |(ty, part)| (ty, made.get(&part).copied().unwrap_or(Operand::Const(part)));
            let parts: Vec<TypedOperand> = parts.into_iter().map(of).collect();
            let operand = self.instructions(id, &parts, user, out);
            made.insert(id, operand);
        }
        made[&root]
    }

    /// Emits the instruction for a constant whose operands have been emitted.
    fn instructions(&mut self, id: ConstId, parts: &[TypedOperand], user: InstId, out: &mut Vec<InstId>) -> Operand {
        let constant = self.constants[id].clone();
        let ty = constant.ty();
        let fast = FastMath::default();
        let inst = match (&constant, parts) {
            (Constant::Expr(_, expr), parts) => match (&**expr, parts) {
                (ConstExpr::Cast { op, flags, .. }, [(from, arg)]) => {
                    Inst::Cast { op: *op, flags: *flags, from: *from, arg: *arg, to: ty }
                }
                (ConstExpr::Gep { source, flags, .. }, [(base_ty, base), indices @ ..]) => Inst::Gep {
                    source: *source,
                    old: false,
                    flags: *flags,
                    base_ty: *base_ty,
                    base: *base,
                    indices: indices.into(),
                },
                (ConstExpr::Binary { op, flags, .. }, [(ty, lhs), (_, rhs)]) => {
                    Inst::Binary { op: *op, flags: *flags, ty: *ty, lhs: *lhs, rhs: *rhs }
                }
                (ConstExpr::Icmp { pred, .. }, [(ty, lhs), (_, rhs)]) => {
                    Inst::Icmp { pred: *pred, samesign: false, ty: *ty, lhs: *lhs, rhs: *rhs }
                }
                (ConstExpr::Fcmp { pred, .. }, [(ty, lhs), (_, rhs)]) => {
                    Inst::Fcmp { pred: *pred, fast, ty: *ty, lhs: *lhs, rhs: *rhs }
                }
                (ConstExpr::ExtractElement { .. }, [vector, index]) => {
                    Inst::ExtractElement { vector: *vector, index: *index }
                }
                (ConstExpr::InsertElement { .. }, [vector, value, index]) => {
                    Inst::InsertElement { vector: *vector, value: *value, index: *index }
                }
                (ConstExpr::ShuffleVector { .. }, [lhs, rhs, mask]) => {
                    Inst::ShuffleVector { lhs: *lhs, rhs: *rhs, mask: *mask }
                }
                (ConstExpr::Splat(_), [value]) => {
                    let poison = (ty, self.add(Constant::Poison(ty)));
                    let index = (Type::I64, self.add(Constant::Int(Type::I64, 0)));
                    let first = Inst::InsertElement { vector: poison, value: *value, index };
                    let first = self.add_inst(first, ty, "constexpr", user, out);
                    let lanes = self.types.with_lanes_of(ty, Type::I32);
                    let mask = (lanes, self.add(Constant::Zero(lanes)));
                    Inst::ShuffleVector { lhs: (ty, first), rhs: poison, mask }
                }
                (ConstExpr::Select { .. }, [(cond_ty, cond), then, other]) => {
                    Inst::Select { fast, cond_ty: *cond_ty, cond: *cond, then: *then, other: *other }
                }
                (ConstExpr::Fneg(_), [(ty, arg)]) => Inst::Unary { op: UnaryOp::Fneg, fast, ty: *ty, arg: *arg },
                (ConstExpr::ExtractValue { indices, .. }, [agg]) => {
                    Inst::ExtractValue { agg: *agg, indices: indices.clone() }
                }
                (ConstExpr::InsertValue { indices, .. }, [agg, value]) => {
                    Inst::InsertValue { agg: *agg, value: *value, indices: indices.clone() }
                }
                _ => return Operand::Const(id),
            },
            (Constant::Vector(..), parts) => {
                let mut whole = self.add(Constant::Poison(ty));
                for (n, part) in parts.iter().enumerate() {
                    let index = (Type::I32, self.add(Constant::Int(Type::I32, n as u128)));
                    let inst = Inst::InsertElement { vector: (ty, whole), value: *part, index };
                    whole = self.add_inst(inst, ty, "constexpr.ins", user, out);
                }
                return whole;
            }
            (Constant::Array(..) | Constant::Struct(..), parts) => {
                let mut whole = self.add(Constant::Poison(ty));
                for (n, part) in parts.iter().enumerate() {
                    let inst = Inst::InsertValue { agg: (ty, whole), value: *part, indices: [n as u32].into() };
                    whole = self.add_inst(inst, ty, "constexpr.ins", user, out);
                }
                return whole;
            }
            _ => return Operand::Const(id),
        };
        self.add_inst(inst, ty, "constexpr", user, out)
    }

    fn add(&mut self, constant: Constant) -> Operand {
        Operand::Const(self.constants.intern(constant))
    }

    fn add_inst(&mut self, inst: Inst, ty: Type, name: &str, user: InstId, out: &mut Vec<InstId>) -> Operand {
        let (id, value) = self.body.derive_value(inst, ty, user);
        self.body.values[value].name = Some(self.names.make(name));
        out.push(id);
        Operand::Value(value)
    }
}
