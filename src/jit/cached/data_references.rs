//! Finds the words of initial data that hold addresses of imports.

use crate::ir::{ConstId, Constant, DataLayout, GlobalId, GlobalKind, Module, Type, TypeKind};
use crate::jit::link::code_memory::Regions;
use crate::jit::link::globals::DataPlan;
use crate::jit::translate::constant_eval::ConstantEvaluator;
use cranelift_entity::SecondaryMap;

/// A word that is the address of an import plus a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ImportWord {
    pub address: u64,
    pub import: GlobalId,
    pub addend: i64,
}

/// Finds all words that depend on an import. `address` returns the addresses of the program's own functions and
/// variables. `None` if some data depends on an import in another way than as its address plus a constant.
pub(super) fn find(
    module: &Module,
    layout: &DataLayout,
    plan: &DataPlan,
    regions: &Regions,
    is_import: &dyn Fn(GlobalId) -> bool,
    address: &dyn Fn(GlobalId) -> u64,
) -> Option<Vec<ImportWord>> {
    let mentioning = module.constants.mentioning(is_import);
    let mut search = Search { module, layout, mentioning, is_import, address, found: Vec::new() };
    for (id, init, start) in plan.initial_values(regions) {
        let GlobalKind::Variable { ty, .. } = module.globals[id].kind else { continue };
        search.constant(ty, init, start)?;
    }
    Some(search.found)
}

struct Search<'a> {
    module: &'a Module,
    layout: &'a DataLayout,
    mentioning: SecondaryMap<ConstId, bool>,
    is_import: &'a dyn Fn(GlobalId) -> bool,
    address: &'a dyn Fn(GlobalId) -> u64,
    found: Vec<ImportWord>,
}

impl Search<'_> {
    fn constant(&mut self, ty: Type, id: ConstId, start: u64) -> Option<()> {
        if !self.mentioning[id] {
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

    /// Evaluates a constant with several addresses for each import. The constant must change by the same amount as
    /// exactly one of them.
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
        let first = value(&|id| PROBE + number(id) * (STEPS[0]))?;
        let [second, third] = [STEPS[1], STEPS[2]].map(|step| value(&|id| PROBE + number(id).wrapping_mul(step)));
        let (second, third) = (second?, third?);
        let moved = |value: u64, step: u64| (value.wrapping_sub(first), step.wrapping_sub(STEPS[0]));
        let (by, unit) = moved(second, STEPS[1]);
        let (also, other) = moved(third, STEPS[2]);
        let number_of = by.checked_div(unit).filter(|n| n.wrapping_mul(unit) == by)?;
        if also != number_of.wrapping_mul(other) || number_of == 0 {
            // The value is unchanged: it does not depend on imports after all.
            return (by == 0 && also == 0).then_some(());
        }
        let import = GlobalId::from_u32(u32::try_from(number_of - 1).ok()?);
        let known = import.as_u32() < module.globals.len() as u32 && (self.is_import)(import);
        let addend = first.wrapping_sub(PROBE + number(import) * STEPS[0]) as i64;
        known.then(|| self.found.push(ImportWord { address, import, addend }))
    }
}

/// Granularity of the addresses for which constants are evaluated. Its multiples have bits set throughout the word.
const PROBE: u64 = 0x1000_1000;
const STEPS: [u64; 3] = [0x40, 0x1_0000_0097, 0x2_4d5b_37c3];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::reach;
    use crate::source::SourceMap;

    /// Returns the words that hold addresses of `@e0`, `@e1`, … in the initializer of `@x`: offset, name, addend.
    fn words(init: &str) -> Option<Vec<(u64, String, i64)>> {
        let text = format!(
            "@e0 = external global i32\n@e1 = external global i8\n@own = global i32 1\n@x = global {init}\n\
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
        let of = |w: &ImportWord| (w.address - start, module.globals[w.import].name.to_string(), w.addend);
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
        assert_eq!(words("i64 xor (i64 ptrtoint (ptr @e0 to i64), i64 -1)"), None);
        assert_eq!(words("<2 x ptr> <ptr @e0, ptr null>"), None);
    }
}
