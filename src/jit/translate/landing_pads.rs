//! Clauses of landing pads, collected while a function is translated, in the format of the tables (LSDA) that a
//! personality reads.
//!
//! `invoke`, `landingpad` and `resume` are translated in [`exception`](super::control_flow::exception);
//! [`eh_frame`](crate::jit::link::eh_frame) writes the tables.

use crate::ir::constant::ConstExpr;
use crate::ir::inst::CastOp;
use crate::ir::{BlockId, ConstId, Constant, GlobalId, Module, TypeKind};
use crate::jit::link::globals::{GlobalAddr, GlobalAddrs};
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

/// Clauses of the landing pads of a function.
#[derive(Clone, Debug, Default)]
pub(in crate::jit) struct LandingPads {
    /// Type infos by their addresses at translation time. The first one has index 1.
    types: IndexMap<u64, Option<GlobalId>, FxBuildHasher>,
    /// Type indices in LEB128, with a zero after each filter.
    pub(in crate::jit::translate) filters: Vec<u8>,
    /// Clauses of each pad (by the handler's tag), in order: a type index, a negative filter, or 0 for a
    /// cleanup.
    pub(in crate::jit::translate) pads: Vec<Vec<i64>>,
    pub(in crate::jit::translate) tags: FxHashMap<BlockId, u32>,
}

impl LandingPads {
    /// Whether the function has no landing pads.
    pub(in crate::jit) fn is_empty(&self) -> bool {
        self.pads.is_empty()
    }

    /// Returns the type infos, starting at index 1; `None` stands for a catch-all.
    pub(in crate::jit) fn types(&self) -> impl DoubleEndedIterator<Item = Option<GlobalId>> + ExactSizeIterator {
        self.types.values().copied()
    }

    /// Returns the filter table.
    pub(in crate::jit) fn filters(&self) -> &[u8] {
        &self.filters
    }

    /// Returns the clauses of each pad.
    pub(in crate::jit) fn pads(&self) -> &[Vec<i64>] {
        &self.pads
    }

    /// Returns the index of a type info in the table of types, and adds it if necessary.
    pub(in crate::jit::translate) fn type_index(&mut self, places: &GlobalAddrs, info: Option<GlobalId>) -> u32 {
        let entry = self.types.entry(type_address(places, info));
        let at = entry.index();
        entry.or_insert(info);
        at as u32 + 1
    }
}

/// Returns the type infos of a clause: one to catch, or those of a filter. `None` if they are not constants.
pub(in crate::jit) fn type_infos(module: &Module, filter: bool, clause: ConstId) -> Option<Vec<Option<GlobalId>>> {
    match &module.constants[clause] {
        Constant::Array(_, parts) if filter => parts.iter().map(|(_, part)| type_info(module, *part)).collect(),
        Constant::Zero(_) | Constant::Undef(_) | Constant::Poison(_) if filter => {
            let len = match module.types.kind(module.constants[clause].ty()) {
                TypeKind::Array { len, .. } => usize::try_from(*len).ok()?,
                _ => return None,
            };
            Some(vec![None; len])
        }
        _ if filter => None,
        _ => Some(vec![type_info(module, clause)?]),
    }
}

/// Returns the type info of a constant; the inner `None` is null, the catch-all.
fn type_info(module: &Module, mut id: ConstId) -> Option<Option<GlobalId>> {
    loop {
        match &module.constants[id] {
            Constant::Null(_) | Constant::Zero(_) => return Some(None),
            Constant::Global(_, global) => return Some(Some(*global)),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => id = arg.1,
                ConstExpr::Gep { base, indices, .. }
                    if indices.iter().all(|(_, index)| module.constants[*index].as_int() == Some(0)) =>
                {
                    id = base.1;
                }
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// Returns the address of a type info.
pub(in crate::jit) fn type_address(places: &GlobalAddrs, info: Option<GlobalId>) -> u64 {
    match info.map(|id| places[id]) {
        None => 0,
        Some(GlobalAddr::Address(address)) => address,
        Some(
            GlobalAddr::Function
            | GlobalAddr::Ifunc(_)
            | GlobalAddr::ThreadLocal { .. }
            | GlobalAddr::LibraryThreadLocal(_)
            | GlobalAddr::Unreached,
        ) => {
            unreachable!(
                "type infos are variables of all threads, and whatever an instruction names is reached and has a place"
            )
        }
    }
}
