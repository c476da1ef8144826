//! Finds the words of initializers that hold addresses of imported symbols: the relocations of the data.

use crate::ir::{ConstId, Constant, DataLayout, GlobalId, GlobalKind, Module, Type, TypeKind};
use crate::jit::link::code_memory::Regions;
use crate::jit::link::globals::DataPlan;
use crate::jit::translate::constant_eval::ConstantEvaluator;
use cranelift_entity::SecondaryMap;

/// A word that is the address of an import plus a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ImportRelocation {
    pub address: u64,
    pub import: GlobalId,
    pub addend: i64,
}

/// Finds all words that depend on an import. `address` returns the addresses of the program's own functions and
/// variables. `None` if some data depends on an import other than as its address plus a constant.
pub(super) fn find(
    module: &Module,
    layout: &DataLayout,
    plan: &DataPlan,
    regions: &Regions,
    is_import: &dyn Fn(GlobalId) -> bool,
    address: &dyn Fn(GlobalId) -> u64,
) -> Option<Vec<ImportRelocation>> {
    let uses_import = module.constants.mentioning(is_import);
    let mut search = Search { module, layout, uses_import, is_import, address, found: Vec::new() };
    for (id, init, start) in plan.initial_values(regions) {
        let GlobalKind::Variable { ty, .. } = module.globals[id].kind else { continue };
        search.constant(ty, init, start)?;
    }
    Some(search.found)
}

struct Search<'a> {
    module: &'a Module,
    layout: &'a DataLayout,
    uses_import: SecondaryMap<ConstId, bool>,
    is_import: &'a dyn Fn(GlobalId) -> bool,
    address: &'a dyn Fn(GlobalId) -> u64,
    found: Vec<ImportRelocation>,
}

impl Search<'_> {
    fn constant(&mut self, ty: Type, id: ConstId, start: u64) -> Option<()> {
        if !self.uses_import[id] {
            return Some(());
        }
        let (module, layout) = (self.module, self.layout);
        match &module.constants[id] {
            Constant::Array(_, parts) => {
                let TypeKind::Array { elem, .. } = *module.types.kind(ty) else { return None };
                let stride = layout.size_of(&module.types, elem)?;
                (0..).zip(parts).try_for_each(|(n, (_, part))| self.constant(elem, *part, start + n * stride))
            }
            Constant::Struct(_, parts) => {
                let TypeKind::Struct { fields, .. } = module.types.kind(ty) else { return None };
                let offsets = layout.struct_layout(&module.types, ty)?.offsets;
                let mut all = fields.iter().zip(offsets).zip(parts);
                all.try_for_each(|((field, at), (_, part))| self.constant(*field, *part, start + at))
            }
            _ => self.word(ty, id, start),
        }
    }

    /// Evaluates a constant three times, with different addresses of the imports. The import whose address it contains
    /// follows from the first two values; the third confirms it.
    fn word(&mut self, ty: Type, id: ConstId, address: u64) -> Option<()> {
        let (module, layout) = (self.module, self.layout);
        if layout.store_size_of(&module.types, ty) != Some(8) || module.types.vector(ty).is_some() {
            return None;
        }
        let value = |probe: &dyn Fn(GlobalId) -> u64| {
            let address = |id| Some(if (self.is_import)(id) { probe(id) } else { (self.address)(id) });
            let evaluator = ConstantEvaluator { module, layout, address: &address };
            Some(evaluator.scalar(ty, id).ok()? as u64)
        };
        let number = |id: GlobalId| u64::from(id.as_u32()) + 1;
        let first = value(&|id| PROBE_BASE + number(id) * FIRST_STEP)?;
        let second = value(&|id| PROBE_BASE + number(id).wrapping_mul(SECOND_STEP))?;
        let third = value(&|id| scattered(number(id)))?;
        if first == second && first == third {
            // It does not depend on imports after all.
            return Some(());
        }
        let (delta, step) = (second.wrapping_sub(first), SECOND_STEP - FIRST_STEP);
        let number_of = delta.checked_div(step).filter(|n| *n != 0 && n.wrapping_mul(step) == delta)?;
        let import = GlobalId::from_u32(u32::try_from(number_of - 1).ok()?);
        let is_valid = import.as_u32() < module.globals.len() as u32 && (self.is_import)(import);
        let addend = first.wrapping_sub(PROBE_BASE + number(import) * FIRST_STEP);
        let is_confirmed = is_valid && third.wrapping_sub(scattered(number(import))) == addend;
        is_confirmed.then(|| self.found.push(ImportRelocation { address, import, addend: addend as i64 }))
    }
}

/// Base of the addresses for which constants are evaluated: import *n* is at `PROBE_BASE` plus *n* + 1 times the step.
/// Two steps tell which import it is; in the third probe the addresses are scattered, since a sum or difference of
/// addresses at equal distances looks like another address.
const PROBE_BASE: u64 = 0x1000_1000;
const FIRST_STEP: u64 = 0x40;
const SECOND_STEP: u64 = 0x1_0000_0097;

/// Returns an address with bits set throughout the word (the finalizer of SplitMix64).
fn scattered(number: u64) -> u64 {
    let z = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::reach;
    use crate::source::SourceMap;

    /// Returns the words that hold addresses of `@e0`, `@e1`, … in the initializer of `@x`: offset, name, addend.
    fn words(init: &str) -> Option<Vec<(u64, String, i64)>> {
        let text = format!(
            "@e0 = external global i32\n@e1 = external global i8\n@e2 = external global i8\n@own = global i32 1\n@x = global {init}\n\
            define ptr @main() {{ ret ptr @x }}"
        );
        let mut sources = SourceMap::new();
        let module = crate::parse::parse(&sources.add("test.ll", text).unwrap()).module;
        let checked = crate::verify::verify(module, &sources, Default::default()).unwrap();
        let (module, layout) = (checked.module(), DataLayout::host());
        let reached = reach::reachable(module, &[module.find("main").unwrap()]);
        let plan = DataPlan::new(module, &layout, &reached).unwrap();
        let regions = Regions::at(0x1000_0000, plan.size()).unwrap();
        let is_import = |id: GlobalId| module.globals[id].name.to_string().starts_with('e');
        let found = find(module, &layout, &plan, &regions, &is_import, &|_| 0x2000_0000)?;
        let x = module.find("x").unwrap();
        let start = plan.initial_values(&regions).find(|(id, ..)| *id == x).unwrap().2;
        let of = |w: &ImportRelocation| (w.address - start, module.globals[w.import].name.to_string(), w.addend);
        Some(found.iter().map(of).collect())
    }

    #[test]
    fn addresses_with_constants_are_found_and_all_else_is_refused() {
        let at = |offset, name: &str, addend| (offset, name.to_string(), addend);
        assert_eq!(words("ptr @e0"), Some(vec![at(0, "e0", 0)]));
        assert_eq!(words("ptr @own"), Some(vec![]));
        assert_eq!(words("i64 7"), Some(vec![]));
        let all = "[2 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr getelementptr (i32, ptr @e0, i64 -3) },
            { i32, ptr } { i32 2, ptr @e1 }]";
        assert_eq!(words(all), Some(vec![at(8, "e0", -12), at(24, "e1", 0)]));
        assert_eq!(words("i64 ptrtoint (ptr getelementptr (i8, ptr @e1, i64 5) to i64)"), Some(vec![at(0, "e1", 5)]));
        assert_eq!(words("i32 ptrtoint (ptr @e0 to i32)"), None);
        assert_eq!(words("i64 sub (i64 ptrtoint (ptr @e0 to i64), i64 ptrtoint (ptr @e1 to i64))"), None);
        // At equal distances, these sums look like the address of one import.
        let int = |name: &str| format!("i64 ptrtoint (ptr @{name} to i64)");
        let (e0, e1, e2) = (int("e0"), int("e1"), int("e2"));
        assert_eq!(words(&format!("i64 sub ({e1}, {e0})")), None);
        assert_eq!(words(&format!("i64 add ({e0}, {e0})")), None);
        assert_eq!(words(&format!("i64 add (i64 sub ({e2}, {e1}), {e0})")), None);
        assert_eq!(words(&format!("i64 add (i64 sub ({e2}, {e1}), {e1})")), Some(vec![at(0, "e2", 0)]));
        assert_eq!(words("i64 xor (i64 ptrtoint (ptr @e0 to i64), i64 -1)"), None);
        assert_eq!(words("<2 x ptr> <ptr @e0, ptr null>"), None);
    }
}
