//! Origins of addresses, and the variables of a function that nothing but the function itself can access.

use crate::ir::callee::named_callee;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::CastOp;
use crate::ir::{
    Align, Body, ConstId, Constant, DataLayout, GlobalId, Inst, InstId, Module, Name, Operand, ValueDef, ValueId,
};
use crate::opt::gep_offset::constant_offset;
use cranelift_entity::SecondaryMap;

/// Name of the function that stands for a check. Where a program that was printed is run, it does nothing.
pub const CHECK: &str = "llvmlite.check";

/// Name of the function that stands for a check which counts only if one of the checks behind it fails: then its mistake
/// would have come first.
pub const EARLIER_CHECK: &str = "llvmlite.check.earlier";

/// Name of the function that finds out whether a value is undefined ([`undefined`](super::undefined)). Where a program that
/// was printed is run, it returns 0.
pub const UNDEFINED: &str = "llvmlite.undefined";

/// Name of the function that stops the program if its argument is not 0.
pub const DEFINED: &str = "llvmlite.defined";

/// Names of all functions that checked code calls in the IR.
pub const ALL_NAMES: [&str; 11] =
    [CHECK, EARLIER_CHECK, UNDEFINED, DEFINED, BROKEN, WRITTEN, COPIED, ESCAPED, ENDS, RETURNED, PASSED];

/// Name of the function that stops the program because of a promise of an attribute about the function or its memory, if its
/// argument is true or it has none ([`promises`](super::undefined::promises)).
pub const BROKEN: &str = "llvmlite.broken";

/// Name of the function that notes which bits of memory a store defined ([`undefined`](super::undefined)). Where a program
/// that was printed is run, it does nothing, like the two that follow.
pub const WRITTEN: &str = "llvmlite.written";

/// Name of the function that notes a copy of memory, with its undefined bits.
pub const COPIED: &str = "llvmlite.copied";

/// Name of the function that notes what a function outside of the program gets, if its first argument is one.
pub const ESCAPED: &str = "llvmlite.escaped";

/// Name of the function that stands behind the alloca of a variable which may be accessed after its end
/// (`lifetimes`).
pub const ENDS: &str = "llvmlite.ends";

/// Name of the function that stands before the return of a value that may be undefined.
pub const RETURNED: &str = "llvmlite.returned";

/// Name of the function that stands before the call of a function of the program (its first argument), an argument of which (the
/// number is the second) may be undefined (its shadow is the third).
pub const PASSED: &str = "llvmlite.passed";

/// Value or constant from which an address is derived.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Root {
    /// A parameter, an alloca, or the result of an instruction that derives no address.
    Value(ValueId),
    /// The address of a global.
    Global(GlobalId),
    /// Any other constant.
    Constant(ConstId),
}

/// The origin of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// Value or constant from which it is derived.
    pub root: Root,
    /// Distance from it in bytes, if that is constant.
    pub offset: Option<i64>,
}

/// Finds the origins of the addresses of a function.
pub struct Origins<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    known: SecondaryMap<ValueId, Option<Origin>>,
    /// Pointers in variables of the function that are only loaded, and stored once.
    stored: SecondaryMap<ValueId, Option<Operand>>,
}

impl<'m> Origins<'m> {
    /// Creates a finder for the values of one body.
    pub fn new(module: &'m Module, layout: &'m DataLayout) -> Origins<'m> {
        Origins { module, layout, known: SecondaryMap::new(), stored: SecondaryMap::new() }
    }

    /// As [`Origins::new`], for a body whose variables hold pointers, as compilers write them without optimization: a
    /// pointer that is loaded from a variable has the origin of what was stored there, if that is a parameter or a global.
    pub fn through_variables(module: &'m Module, layout: &'m DataLayout, body: &Body) -> Origins<'m> {
        let mut origins = Origins::new(module, layout);
        // Allocas with another use than a load of a pointer, or a second store.
        let mut unfit: SecondaryMap<ValueId, bool> = SecondaryMap::new();
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                let (kept, stored) = match &body.insts[inst] {
                    Inst::Load { ptr, ty, .. } if module.types.is_ptr(*ty) => (Some(*ptr), None),
                    Inst::Store { ptr, value, .. } if module.types.is_ptr(value.0) => (Some(*ptr), Some(value.1)),
                    _ => (None, None),
                };
                if let (Some(Operand::Value(variable)), Some(value)) = (kept, stored) {
                    unfit[variable] |= origins.stored[variable].replace(value).is_some();
                }
                let mut addresses = 0;
                body.insts[inst].for_each_operand(|_, operand| {
                    if Some(operand) == kept && addresses == 0 && stored != kept {
                        addresses += 1;
                    } else if let Operand::Value(value) = operand {
                        unfit[value] = true;
                    }
                });
            }
        }
        let is_alloca = |value: ValueId| match body.values[value].def {
            ValueDef::Inst(inst) => matches!(body.insts[inst], Inst::Alloca { count: None, .. }),
            _ => false,
        };
        for value in body.values.keys() {
            if unfit[value] || !is_alloca(value) {
                origins.stored[value] = None;
            }
        }
        origins
    }

    /// Enters what a value is derived from.
    pub fn enter(&mut self, value: ValueId, root: Root) {
        self.known[value] = Some(Origin { root, offset: None });
    }

    /// Returns the origin of a pointer that is loaded from a variable.
    fn of_variable(&mut self, body: &Body, loaded: ValueId) -> Option<Origin> {
        let ValueDef::Inst(inst) = body.values[loaded].def else { return None };
        let Inst::Load { ptr: Operand::Value(variable), .. } = body.insts[inst] else { return None };
        let stored = self.stored[variable].take()?;
        // Taken out meanwhile, since variables can hold each other's pointers.
        let found = self.of(body, stored);
        self.stored[variable] = Some(stored);
        let is_fixed = match found.root {
            Root::Global(_) => true,
            Root::Value(value) => matches!(body.values[value].def, ValueDef::Param(..)),
            Root::Constant(_) => false,
        };
        is_fixed.then_some(Origin { root: found.root, offset: None })
    }

    /// Returns the origin of an address.
    pub fn of(&mut self, body: &Body, address: Operand) -> Origin {
        let mut way: Vec<(ValueId, Option<i64>)> = Vec::new();
        let mut at = address;
        let mut found = loop {
            let value = match at {
                Operand::Value(value) => value,
                Operand::Const(id) => break self.of_constant(id),
            };
            if let Some(known) = self.known[value] {
                break known;
            }
            // Only unreachable code has a value that is derived from itself.
            match self.step(body, value).filter(|_| way.len() <= body.values.len()) {
                Some((base, distance)) => {
                    way.push((value, distance));
                    at = base;
                }
                None => {
                    let found = self.of_variable(body, value);
                    way.extend(found.map(|_| (value, Some(0))));
                    break found.unwrap_or(Origin { root: Root::Value(value), offset: Some(0) });
                }
            }
        };
        for (value, distance) in way.into_iter().rev() {
            found.offset = found.offset.zip(distance).and_then(|(a, b)| a.checked_add(b));
            self.known[value] = Some(found);
        }
        found
    }

    /// Returns the address that a value is derived from, and its distance from that.
    fn step(&self, body: &Body, value: ValueId) -> Option<(Operand, Option<i64>)> {
        let types = &self.module.types;
        let ValueDef::Inst(inst) = body.values[value].def else { return None };
        if !types.is_ptr(body.values[value].ty) {
            return None;
        }
        match &body.insts[inst] {
            Inst::Gep { source, base_ty, base, indices, .. } if types.is_ptr(*base_ty) => {
                Some((*base, constant_offset(self.module, self.layout, *source, indices)))
            }
            Inst::Cast { op: CastOp::Bitcast, from, arg, .. } if types.is_ptr(*from) => Some((*arg, Some(0))),
            Inst::Phi { .. } => Some((advanced_from(self.module, body, value)?, None)),
            _ => None,
        }
    }

    fn of_constant(&self, mut id: ConstId) -> Origin {
        let mut offset = Some(0i64);
        loop {
            id = self.module.constants.same_address(id);
            match &self.module.constants[id] {
                Constant::Global(_, global) => {
                    return Origin { root: Root::Global(self.module.aliasee(*global)), offset };
                }
                Constant::Expr(_, expr) => match &**expr {
                    ConstExpr::Gep { source, base, indices, .. } if self.module.types.is_ptr(base.0) => {
                        let indices: Vec<_> = indices.iter().map(|(ty, id)| (*ty, Operand::Const(*id))).collect();
                        let further = constant_offset(self.module, self.layout, *source, &indices);
                        offset = offset.zip(further).and_then(|(a, b)| a.checked_add(b));
                        id = base.1;
                    }
                    _ => return Origin { root: Root::Constant(id), offset },
                },
                _ => return Origin { root: Root::Constant(id), offset },
            }
        }
    }
}

/// Maximum number of phis of a pointer that is advanced.
const MAX_PHIS: usize = 8;
/// Maximum number of steps between two of them.
const MAX_STEPS: usize = 16;

/// Returns the address that a phi starts with, if it and the phis that it depends on take nothing but that address and
/// what is derived from it: a pointer that loops advance.
///
/// ```text
/// %p = phi ptr [ %start, %entry ], [ %next, %loop ]
/// %next = getelementptr i8, ptr %p, i64 1
/// ```
pub fn advanced_from(module: &Module, body: &Body, phi: ValueId) -> Option<Operand> {
    for_each_advance(module, body, phi, |_| {})
}

/// As [`advanced_from`]; calls a function with each `getelementptr` between the phis, and between them and the start.
pub fn for_each_advance(module: &Module, body: &Body, phi: ValueId, mut f: impl FnMut(&Inst)) -> Option<Operand> {
    let mut phis = vec![phi];
    let mut start = None;
    let mut at = 0;
    while let Some(&phi) = phis.get(at) {
        at += 1;
        let ValueDef::Inst(inst) = body.values[phi].def else { return None };
        let Inst::Phi { incoming, .. } = &body.insts[inst] else { return None };
        for (operand, _) in incoming {
            let mut from = *operand;
            let mut steps = 0;
            let is_phi = loop {
                let Operand::Value(value) = from else { break false };
                let ValueDef::Inst(inst) = body.values[value].def else { break false };
                match &body.insts[inst] {
                    gep @ Inst::Gep { base_ty, base, .. } if module.types.is_ptr(*base_ty) => {
                        f(gep);
                        from = *base;
                    }
                    Inst::Cast { op: CastOp::Bitcast, from: ty, arg, .. } if module.types.is_ptr(*ty) => from = *arg,
                    other => break matches!(other, Inst::Phi { .. }),
                }
                steps += 1;
                if steps > MAX_STEPS {
                    return None;
                }
            };
            match from {
                Operand::Value(value) if is_phi => {
                    if !phis.contains(&value) {
                        phis.push(value);
                    }
                }
                _ if start.is_none_or(|start| start == from) => start = Some(from),
                _ => return None,
            }
        }
        if phis.len() > MAX_PHIS {
            return None;
        }
    }
    start
}

/// The variables of a function (allocas of constant size).
#[derive(Default)]
pub struct FrameObjects {
    sizes: SecondaryMap<ValueId, Option<u64>>,
    aligns: SecondaryMap<ValueId, Option<u64>>,
    escaped: SecondaryMap<ValueId, bool>,
    /// Variables that may be accessed after their end.
    ending: SecondaryMap<ValueId, bool>,
    /// Whether `llvm.stackrestore` may free some.
    restores: bool,
}

impl FrameObjects {
    /// Finds the variables of a body.
    pub fn find(body: &Body, origins: &mut Origins<'_>) -> FrameObjects {
        let (mut found, mut is_any) = (FrameObjects::default(), false);
        let (module, layout) = (origins.module, origins.layout);
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                let (Inst::Alloca { ty, count, align, .. }, Some(result)) = (&body.insts[inst], body.result(inst))
                else {
                    continue;
                };
                is_any = true;
                let count = match count {
                    None => Some(1),
                    Some((_, Operand::Const(id))) => module.constants[*id].as_int(),
                    Some(_) => None,
                };
                let size = layout.size_of(&module.types, *ty).map(u128::from);
                let size = size.zip(count).and_then(|(size, count)| size.checked_mul(count));
                found.aligns[result] = align.map(Align::bytes).or_else(|| layout.align_of(&module.types, *ty));
                found.sizes[result] = size.and_then(|size| u64::try_from(size).ok());
            }
        }
        if !is_any {
            return found;
        }
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                found.note_escapes(body, inst, origins);
                found.restores |= restores_stack(module, &body.insts[inst]);
            }
        }
        // The variables that `llvm.stackrestore` frees must be known.
        if found.restores {
            found
                .sizes
                .keys()
                .filter(|value| found.sizes[*value].is_some())
                .for_each(|value| found.escaped[value] = true);
        }
        found
    }

    /// Notes the variables whose addresses an instruction passes on.
    fn note_escapes(&mut self, body: &Body, inst: InstId, origins: &mut Origins<'_>) {
        let (inst, result) = (&body.insts[inst], body.result(inst));
        let mut escape = |operand: Operand, origins: &mut Origins<'_>| {
            if let Operand::Value(_) = operand
                && let Root::Value(root) = origins.of(body, operand).root
            {
                self.escaped[root] = true;
            }
        };
        match inst {
            Inst::Load { .. } | Inst::Icmp { .. } => {}
            // On numbers alone.
            Inst::Binary { .. } | Inst::Unary { .. } | Inst::Fcmp { .. } => {}
            Inst::Store { value, .. } => escape(value.1, origins),
            Inst::AtomicRmw { value, .. } => escape(value.1, origins),
            Inst::CmpXchg { expected, new, .. } => {
                escape(expected.1, origins);
                escape(new.1, origins);
            }
            Inst::Gep { base_ty, .. } if origins.module.types.is_ptr(*base_ty) => {}
            Inst::Cast { op: CastOp::Bitcast, from, .. } if origins.module.types.is_ptr(*from) => {}
            Inst::Call(call) if is_call_of(origins.module, inst, &[ENDS]) => {
                for arg in &call.args {
                    escape(arg.value, origins);
                    if let Operand::Value(variable) = arg.value {
                        self.ending[variable] = true;
                    }
                }
            }
            Inst::Call(call) if keeps_no_address(origins.module, call.callee) => {}
            Inst::Phi { incoming, .. } => {
                let result = result.map(|value| origins.of(body, Operand::Value(value)).root);
                for (operand, _) in incoming {
                    if result != Some(origins.of(body, *operand).root) {
                        escape(*operand, origins);
                    }
                }
            }
            other => {
                other.for_each_operand(|_, operand| escape(operand, origins));
            }
        }
    }

    /// Whether all variables of constant size live until the function returns: `llvm.stackrestore` frees none.
    pub fn are_lasting(&self) -> bool {
        !self.restores
    }

    /// Returns the size in bytes of an alloca of constant size.
    pub fn size(&self, value: ValueId) -> Option<u64> {
        self.sizes[value]
    }

    /// Returns the alignment of an alloca.
    pub fn align(&self, value: ValueId) -> Option<u64> {
        self.aligns[value]
    }

    /// Returns the size in bytes of an alloca of constant size whose variable lives until the function returns.
    pub fn lasting_size(&self, value: ValueId) -> Option<u64> {
        self.sizes[value].filter(|_| !self.ending[value])
    }

    /// Whether only the function itself accesses its variables.
    pub fn are_private(&self) -> bool {
        self.sizes.iter().all(|(value, size)| size.is_none() || !self.escaped[value])
    }

    /// Returns the size in bytes of a variable that only the function itself accesses, through addresses derived from
    /// the alloca.
    pub fn private_size(&self, value: ValueId) -> Option<u64> {
        self.sizes[value].filter(|_| !self.escaped[value])
    }
}

/// Returns whether an instruction is a call of one of these functions.
pub(in crate::opt) fn is_call_of(module: &Module, inst: &Inst, names: &[&str]) -> bool {
    let Inst::Call(call) = inst else { return false };
    let name = named_callee(module, call.callee).map(|id| &module.globals[id].name);
    matches!(name, Some(Name::Text(name)) if names.contains(&&**name))
}

/// Returns whether a function does not pass on the addresses that it gets.
fn keeps_no_address(module: &Module, callee: Operand) -> bool {
    let name = named_callee(module, callee).map(|id| &module.globals[id].name);
    let Some(Name::Text(name)) = name else { return false };
    let kept = ["llvm.memcpy.", "llvm.memmove.", "llvm.memset.", "llvm.lifetime.", "llvm.dbg.", "llvm.va_"];
    ALL_NAMES.contains(&&**name) || kept.iter().any(|start| name.starts_with(start))
}

/// Returns whether an instruction frees variables of its function.
fn restores_stack(module: &Module, inst: &Inst) -> bool {
    let Inst::Call(call) = inst else { return false };
    let name = named_callee(module, call.callee).map(|id| &module.globals[id].name);
    matches!(name, Some(Name::Text(name)) if name.starts_with("llvm.stackrestore"))
}
