//! Promotion in the IR: every promotable alloca becomes values and phis (Cytron et al., "Efficiently Computing Static
//! Single Assignment Form", with pruned phis). For compiled code the translator promotes, with Cranelift variables;
//! this pass only displays the result.

use super::Promotable;
use crate::ir::cfg::Cfg;
use crate::ir::inst::CastOp;
use crate::ir::{
    BlockId, Body, Constant, Inst, InstId, Module, Name, Operand, Type, TypeKind, ValueData, ValueDef, ValueId,
};
use crate::opt::PassContext;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    let types = &cx.module.types;
    let scalar = |ty| match types.kind(ty) {
        TypeKind::Int(bits) => *bits <= 128,
        TypeKind::Float(_) | TypeKind::Ptr { .. } => true,
        // Vectors that fit a 128-bit register.
        TypeKind::Vector { .. } => cx.layout.size_of(types, ty) == Some(16),
        _ => false,
    };
    let promotable = Promotable::find(cx.body(), types, cx.layout, scalar);
    let mut variables = PromotedAllocas { all: Vec::new(), number: SecondaryMap::new() };
    for &block in &cx.body().layout {
        for &inst in &cx.body().blocks[block].insts {
            if let Some(alloca) = cx.body().result(inst)
                && let Some(ty) = promotable.get(alloca)
            {
                variables.number[alloca] = Some(variables.all.len() as u32);
                variables.all.push(PromotedAlloca { alloca, ty });
            }
        }
    }
    if variables.all.is_empty() {
        return;
    }
    let cfg = Cfg::new(cx.body());
    let phis = place_phis(cx, &cfg, &variables);
    rename(cx, &cfg, &variables, &phis);
}

/// A promoted alloca and the type of its values.
struct PromotedAlloca {
    alloca: ValueId,
    ty: Type,
}

struct PromotedAllocas {
    all: Vec<PromotedAlloca>,
    /// Index of an alloca in `all`.
    number: SecondaryMap<ValueId, Option<u32>>,
}

/// Access of an instruction to a variable.
enum AllocaAccess {
    Definition,
    Load(usize, Type),
    Store(usize, (Type, Operand)),
}

impl PromotedAllocas {
    fn access(&self, body: &Body, inst: InstId) -> Option<AllocaAccess> {
        let of = |operand: Operand| match operand {
            Operand::Value(value) => self.number[value].map(|n| n as usize),
            Operand::Const(_) => None,
        };
        match &body.insts[inst] {
            Inst::Alloca { .. } => of(Operand::Value(body.result(inst)?)).map(|_| AllocaAccess::Definition),
            Inst::Load { ty, ptr, .. } => Some(AllocaAccess::Load(of(*ptr)?, *ty)),
            Inst::Store { value, ptr, .. } => Some(AllocaAccess::Store(of(*ptr)?, *value)),
            _ => None,
        }
    }
}

/// Phis at the beginning of each block, with their variables.
type PlacedPhis = SecondaryMap<BlockId, Vec<(usize, InstId, ValueId)>>;

/// Places a phi where definitions of a live variable meet; [`rename`] adds the operands.
fn place_phis(cx: &mut PassContext<'_, '_>, cfg: &Cfg, variables: &PromotedAllocas) -> PlacedPhis {
    let body = cx.body();
    let frontiers = frontiers(cfg);
    // By variable: the blocks that store to it, and those that load before they store.
    let mut stores: Vec<Vec<BlockId>> = vec![Vec::new(); variables.all.len()];
    let mut uses = stores.clone();
    for &block in &cfg.order {
        for &inst in &body.blocks[block].insts {
            match variables.access(body, inst) {
                Some(AllocaAccess::Load(n, _)) if stores[n].last() != Some(&block) => uses[n].push(block),
                Some(AllocaAccess::Store(n, _)) if stores[n].last() != Some(&block) => stores[n].push(block),
                _ => {}
            }
        }
    }
    let mut wanted: Vec<(BlockId, usize)> = Vec::new();
    for (n, (stores, uses)) in stores.iter().zip(uses).enumerate() {
        // Blocks at whose entry the variable is live.
        let stored: FxHashSet<BlockId> = stores.iter().copied().collect();
        let mut live: FxHashSet<BlockId> = FxHashSet::default();
        let mut rest = uses;
        while let Some(block) = rest.pop() {
            if live.insert(block) {
                rest.extend(cfg.predecessors[block].iter().filter(|from| !stored.contains(from)));
            }
        }
        let mut placed: FxHashSet<BlockId> = FxHashSet::default();
        let mut rest = stores.clone();
        while let Some(block) = rest.pop() {
            for &at in &frontiers[block] {
                if live.contains(&at) && placed.insert(at) {
                    wanted.push((at, n));
                    rest.push(at);
                }
            }
        }
    }
    wanted.sort_by_key(|(block, n)| (cfg.position(*block), *n));
    let mut names = PhiNames::new(body);
    let mut phis = PlacedPhis::new();
    for (block, n) in wanted {
        let body = cx.body_mut();
        let PromotedAlloca { alloca, ty } = variables.all[n];
        let inst = body.insts.push(Inst::Phi { fast: Default::default(), ty, incoming: [].into() });
        let name = names.next(&body.values[alloca]);
        let span = body.values[alloca].span;
        let value = body.values.push(ValueData { ty, def: ValueDef::Inst(inst), name, span });
        body.results[inst] = Some(value).into();
        phis[block].push((n, inst, value));
    }
    phis
}

/// Computes the dominance frontier of each block.
fn frontiers(cfg: &Cfg) -> SecondaryMap<BlockId, Vec<BlockId>> {
    let mut frontiers: SecondaryMap<BlockId, Vec<BlockId>> = SecondaryMap::new();
    for &block in cfg.order.iter().filter(|block| cfg.predecessors[**block].len() > 1) {
        let stop = cfg.immediate_dominator(block);
        for &from in cfg.predecessors[block].iter().filter(|from| cfg.is_reachable(**from)) {
            let mut runner = Some(from);
            while let Some(at) = runner.filter(|_| runner != stop) {
                if frontiers[at].last() != Some(&block) {
                    frontiers[at].push(block);
                }
                runner = cfg.immediate_dominator(at);
            }
        }
    }
    frontiers
}

/// Names for phis: `%i.0`, `%i.1` for a variable `%i`.
struct PhiNames {
    taken: FxHashSet<String>,
}

impl PhiNames {
    fn new(body: &Body) -> PhiNames {
        let named = body.values.values().filter_map(|value| value.name.as_ref());
        let blocks = body.blocks.values().filter_map(|block| block.name.as_ref());
        let text = |name: &Name| match name {
            Name::Text(text) => Some(text.to_string()),
            Name::Number(_) => None,
        };
        PhiNames { taken: named.chain(blocks).filter_map(text).collect() }
    }

    fn next(&mut self, variable: &ValueData) -> Option<Name> {
        let Some(Name::Text(base)) = &variable.name else { return None };
        let name = (0..).map(|n| format!("{base}.{n}")).find(|name| !self.taken.contains(name))?;
        self.taken.insert(name.clone());
        Some(Name::Text(name.into()))
    }
}

/// A step of the walk through the dominator tree.
enum DomTreeStep {
    Enter(BlockId),
    /// State of the variables before the block.
    Leave(Vec<(usize, Option<Operand>)>),
}

/// Replaces loads by the values that reach them, and removes allocas and stores.
fn rename(cx: &mut PassContext<'_, '_>, cfg: &Cfg, variables: &PromotedAllocas, phis: &PlacedPhis) {
    let children = cfg.dominator_children();
    let mut renaming = RenameState {
        variables,
        // None: no store so far.
        current: vec![None; variables.all.len()],
        replacements: SecondaryMap::new(),
    };
    let mut incoming: SecondaryMap<InstId, Vec<(Operand, BlockId)>> = SecondaryMap::new();
    let mut rest = vec![DomTreeStep::Enter(cx.body().entry())];
    while let Some(step) = rest.pop() {
        let block = match step {
            DomTreeStep::Enter(block) => block,
            DomTreeStep::Leave(before) => {
                before.into_iter().rev().for_each(|(n, value)| renaming.current[n] = value);
                continue;
            }
        };
        let mut before = Vec::new();
        for (n, _, value) in &phis[block] {
            before.push((*n, renaming.current[*n].replace(Operand::Value(*value))));
        }
        renaming.block(cx, block, &mut before);
        let mut targets = Vec::new();
        if let Some(terminator) = cx.body().terminator(block) {
            terminator.for_each_target(|to| targets.push(to));
        }
        // One incoming value for each edge, as phis require.
        for (n, phi, _) in targets.iter().flat_map(|to| &phis[*to]) {
            let value = renaming.current[*n];
            let value = value.unwrap_or_else(|| cx.constant(Constant::Undef(variables.all[*n].ty)));
            incoming[*phi].push((value, block));
        }
        rest.push(DomTreeStep::Leave(before));
        rest.extend(children[block].iter().map(|child| DomTreeStep::Enter(*child)));
    }
    // In unreachable blocks the variables are undefined, but phis have values for their edges too.
    for at in 0..cx.body().layout.len() {
        let block = cx.body().layout[at];
        if cfg.is_reachable(block) {
            continue;
        }
        renaming.current.fill(None);
        renaming.block(cx, block, &mut Vec::new());
        let mut targets = Vec::new();
        if let Some(terminator) = cx.body().terminator(block) {
            terminator.for_each_target(|to| targets.push(to));
        }
        for (n, phi, _) in targets.iter().flat_map(|to| &phis[*to]) {
            let value = cx.constant(Constant::Undef(variables.all[*n].ty));
            incoming[*phi].push((value, block));
        }
    }
    let replacements = renaming.replacements;
    let body = cx.body_mut();
    for block in body.layout.clone() {
        let own = &phis[block];
        for (_, phi, _) in own {
            if let Inst::Phi { incoming: list, .. } = &mut body.insts[*phi] {
                *list = std::mem::take(&mut incoming[*phi]).into();
            }
        }
        body.blocks[block].insts.splice(0..0, own.iter().map(|(_, phi, _)| *phi));
        let Body { blocks, insts, .. } = &mut *body;
        for inst in &blocks[block].insts {
            insts[*inst].for_each_operand_mut(|operand| {
                if let Operand::Value(value) = operand
                    && let Some(other) = replacements[*value]
                {
                    *operand = other;
                }
            });
        }
    }
}

struct RenameState<'v> {
    variables: &'v PromotedAllocas,
    /// Current value of each variable.
    current: Vec<Option<Operand>>,
    /// Replacement of the result of a load.
    replacements: SecondaryMap<ValueId, Option<Operand>>,
}

impl RenameState<'_> {
    fn block(&mut self, cx: &mut PassContext<'_, '_>, block: BlockId, before: &mut Vec<(usize, Option<Operand>)>) {
        let insts = std::mem::take(&mut cx.body_mut().blocks[block].insts);
        let mut remaining = Vec::with_capacity(insts.len());
        for inst in insts {
            match self.variables.access(cx.body(), inst) {
                None => remaining.push(inst),
                Some(AllocaAccess::Definition) => {}
                Some(AllocaAccess::Load(n, ty)) => {
                    let value = match self.current[n] {
                        Some(value) => convert(cx, &mut remaining, inst, (self.variables.all[n].ty, value), ty),
                        None => cx.constant(Constant::Undef(ty)),
                    };
                    if let Some(result) = cx.body().result(inst) {
                        self.replacements[result] = Some(value);
                    }
                }
                Some(AllocaAccess::Store(n, (ty, value))) => {
                    let value = match value {
                        Operand::Value(stored) => self.replacements[stored].unwrap_or(value),
                        Operand::Const(_) => value,
                    };
                    let value = convert(cx, &mut remaining, inst, (ty, value), self.variables.all[n].ty);
                    before.push((n, self.current[n].replace(value)));
                }
            }
        }
        cx.body_mut().blocks[block].insts = remaining;
    }
}

/// Converts a value to another type with the same bits: a pointer and an integer may share a variable.
fn convert(
    cx: &mut PassContext<'_, '_>,
    list: &mut Vec<InstId>,
    at: InstId,
    (from, value): (Type, Operand),
    to: Type,
) -> Operand {
    let Module { types, .. } = cx.module;
    let (from, to) = (types.strip(from), types.strip(to));
    if from == to {
        return value;
    }
    let op = match (types.kind(from), types.kind(to)) {
        (TypeKind::Ptr { .. }, TypeKind::Int(_)) => CastOp::Ptrtoint,
        (TypeKind::Int(_), TypeKind::Ptr { .. }) => CastOp::Inttoptr,
        _ => CastOp::Bitcast,
    };
    let cast = Inst::Cast { op, flags: Default::default(), from, arg: value, to };
    let (inst, result) = cx.body_mut().derive_value(cast, to, at);
    list.push(inst);
    Operand::Value(result)
}
