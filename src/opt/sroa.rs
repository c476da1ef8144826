//! Scalar replacement of aggregates (LLVM's SROA): an alloca whose slices are only accessed individually, by
//! known instructions, becomes one alloca per slice, which mem2reg then promotes. Copies of constant length
//! become loads and stores of the slices, and lifetime markers are removed.
//!
//! Every copied byte belongs to a slice, padding included, so that a copy transfers the same bytes as before.

mod rewrite;
mod slices;

use super::PassContext;
use crate::ir::callee::named_callee;
use crate::ir::inst::{CallInfo, CastOp};
use crate::ir::{Body, Inst, InstId, Module, Name, Operand, TypeKind, Types, ValueId};
use cranelift_entity::SecondaryMap;
use slices::SplitPlan;

/// Limit on the size of an alloca in bytes.
const MAX_ALLOCA_SIZE: u64 = 512;

/// Runs the pass.
pub fn run(cx: &mut PassContext<'_, '_>) {
    let candidates = candidates(cx.body(), cx.module);
    if candidates.is_empty() {
        return;
    }
    let mut users = Users::new(cx.body());
    for alloca in candidates {
        if let Some(plan) = SplitPlan::find(cx, &users, alloca) {
            rewrite::apply(cx, &mut users, plan);
        }
    }
    rewrite::finish(cx, users);
}

/// Returns the allocas that have other uses than loads and stores, where the pass can rewrite all uses.
fn candidates(body: &Body, module: &Module) -> Vec<InstId> {
    let mut found = Vec::new();
    let mut state: SecondaryMap<ValueId, AllocaUse> = SecondaryMap::new();
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            if let (Inst::Alloca { count: None, inalloca: false, swifterror: false, .. }, Some(result)) =
                (&body.insts[inst], body.result(inst))
            {
                found.push((inst, result));
                state[result] = AllocaUse::Plain;
            }
        }
    }
    if found.is_empty() {
        return Vec::new();
    }
    let mut note = |operand: Operand, of: AllocaUse| {
        if let Operand::Value(v) = operand
            && state[v] != AllocaUse::NoAlloca
        {
            state[v] = state[v].max(of);
        }
    };
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            match &body.insts[inst] {
                Inst::Load { .. } => {}
                Inst::Store { value, .. } => note(value.1, AllocaUse::Escapes),
                Inst::Gep { base, indices, .. } => {
                    note(*base, AllocaUse::Derived);
                    indices.iter().for_each(|(_, index)| note(*index, AllocaUse::Escapes));
                }
                Inst::Cast { op: CastOp::Bitcast, arg, .. } => note(*arg, AllocaUse::Derived),
                Inst::Call(call) if RewritableIntrinsic::of(module, call).is_some() => {
                    call.args.iter().for_each(|arg| note(arg.value, AllocaUse::Derived));
                }
                other => other.for_each_operand(|_, operand| note(operand, AllocaUse::Escapes)),
            }
        }
    }
    found.into_iter().filter(|(_, value)| state[*value] == AllocaUse::Derived).map(|(inst, _)| inst).collect()
}

/// The most restrictive use of an alloca.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
enum AllocaUse {
    #[default]
    NoAlloca,
    Plain,
    Derived,
    Escapes,
}

/// Intrinsics that the pass can rewrite.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RewritableIntrinsic {
    Lifetime,
    /// `llvm.memcpy` and `llvm.memmove`, which are equivalent if source and destination do not overlap.
    Copy,
    Fill,
}

impl RewritableIntrinsic {
    fn of(module: &Module, call: &CallInfo) -> Option<RewritableIntrinsic> {
        let Name::Text(name) = &module.globals[named_callee(module, call.callee)?].name else { return None };
        let rest = name.strip_prefix("llvm.")?;
        let starts = |prefix: &str| rest.starts_with(prefix);
        if !call.bundles.is_empty() {
            None
        } else if starts("lifetime.") {
            Some(RewritableIntrinsic::Lifetime)
        } else if (starts("memcpy.") && !starts("memcpy.element")) || (starts("memmove.") && !starts("memmove.element"))
        {
            Some(RewritableIntrinsic::Copy)
        } else if starts("memset.") && !starts("memset.element") && !starts("memset.pattern") {
            Some(RewritableIntrinsic::Fill)
        } else {
            None
        }
    }
}

/// Whether a type is an opaque pointer in address space 0, like the addresses that the pass creates.
fn is_opaque(types: &Types, ty: crate::ir::Type) -> bool {
    matches!(types.kind(ty), TypeKind::Ptr { pointee: None, addrspace: 0 })
}

/// Users of each value, and the replacements of instructions so far.
struct Users {
    of: SecondaryMap<ValueId, Vec<InstId>>,
    /// Instructions that replace an instruction.
    replacements: SecondaryMap<InstId, Option<Vec<InstId>>>,
}

impl Users {
    fn new(body: &Body) -> Users {
        let mut of: SecondaryMap<ValueId, Vec<InstId>> = SecondaryMap::with_capacity(body.values.len());
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                body.insts[inst].for_each_operand(|_, operand| {
                    if let Operand::Value(value) = operand
                        && of[value].last() != Some(&inst)
                    {
                        of[value].push(inst);
                    }
                });
            }
        }
        Users { of, replacements: SecondaryMap::new() }
    }

    fn of(&self, value: ValueId) -> impl Iterator<Item = InstId> {
        self.of[value].iter().copied().filter(|inst| self.replacements[*inst].is_none())
    }
}
