//! Finds the allocas that can be promoted to SSA values (LLVM's mem2reg): those of scalar type whose only uses are
//! non-volatile loads and stores of that type. The translator turns them into Cranelift variables.
//!
//! An alloca that executes several times creates new, undefined memory each time. One variable serves for all of them:
//! since the address does not escape, a load refers to the last execution, whose content before the first store is
//! undefined.
//!
//! Calls of `llvm.lifetime.*` have been removed by the pass `sroa`, or keep the alloca in memory.

mod display;

pub(super) use display::run;

use crate::ir::{Body, DataLayout, Inst, Operand, Type, TypeKind, Types, ValueId};
use cranelift_entity::SecondaryMap;

/// The promotable allocas of a body.
#[derive(Clone, Debug, Default)]
pub struct Promotable {
    types: SecondaryMap<ValueId, Option<Type>>,
}

impl Promotable {
    /// Returns the empty set.
    pub fn none() -> Promotable {
        Promotable::default()
    }

    /// Finds the promotable allocas of a body. `scalar`: whether a variable can have a type.
    pub fn find(body: &Body, types: &Types, layout: &DataLayout, scalar: impl Fn(Type) -> bool) -> Promotable {
        let mut found = Promotable::default();
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                if let (Inst::Alloca { ty, count: None, inalloca: false, .. }, Some(result)) =
                    (&body.insts[inst], body.result(inst))
                    && scalar(*ty)
                {
                    found.types[result] = Some(types.strip(*ty));
                }
            }
        }
        // A use may precede its alloca in the text, hence the second pass.
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                found.drop_ineligible(&body.insts[inst], types, layout);
            }
        }
        found
    }

    fn drop_ineligible(&mut self, inst: &Inst, types: &Types, layout: &DataLayout) {
        match inst {
            Inst::Load { ty, volatile: false, ptr: Operand::Value(p), .. } => self.check(*p, *ty, types, layout),
            Inst::Store { volatile: false, value, ptr, .. } => {
                if let Operand::Value(p) = ptr {
                    self.check(*p, value.0, types, layout);
                }
                self.escape(value.1);
            }
            other => other.for_each_operand(|_, operand| self.escape(operand)),
        }
    }

    fn check(&mut self, pointer: ValueId, accessed: Type, types: &Types, layout: &DataLayout) {
        if self.types[pointer].is_some_and(|ty| !same(types, layout, ty, accessed)) {
            self.types[pointer] = None;
        }
    }

    fn escape(&mut self, operand: Operand) {
        if let Operand::Value(v) = operand
            && self.types[v].is_some()
        {
            self.types[v] = None;
        }
    }

    /// Returns the type of a promotable alloca's contents.
    pub fn get(&self, alloca: ValueId) -> Option<Type> {
        self.types[alloca]
    }
}

/// Whether two types have the same bits in a variable. Pointers of any pointee type are integers of their
/// width.
pub(super) fn same(types: &Types, layout: &DataLayout, a: Type, b: Type) -> bool {
    let width = |ty| match types.kind(ty) {
        TypeKind::Ptr { addrspace, .. } => Some(layout.pointer(*addrspace).0 * 8),
        TypeKind::Int(bits) => Some(u64::from(*bits)),
        _ => None,
    };
    match (width(a), width(b)) {
        (Some(a), Some(b)) => a == b,
        _ => types.strip(a) == types.strip(b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::SourceMap;

    #[test]
    fn only_plain_accesses_of_one_type_are_promoted() {
        let text = "define void @f(ptr %out, i1 %c) {
            %plain = alloca i64
            %unused = alloca double
            %pointer = alloca ptr
            %array = alloca [2 x i64]
            %counted = alloca i64, i32 1
            %volatile = alloca i64
            %narrow = alloca i64
            %passed = alloca i64
            %kept = alloca i64
            %bool = alloca i1
            store i64 1, ptr %plain
            %a = load i64, ptr %plain
            store i64 %a, ptr %pointer
            %b = load ptr, ptr %pointer
            store volatile i64 1, ptr %volatile
            %n = load i32, ptr %narrow
            call void @f(ptr %passed, i1 %c)
            store ptr %kept, ptr %out
            store i1 true, ptr %bool
            %d = load i8, ptr %bool
            ret void
        }";
        let mut sources = SourceMap::new();
        let module = crate::parse::parse(&sources.add("test.ll", text).unwrap()).module;
        let body = module.definitions().next().unwrap().2;
        let scalar = |ty| !module.types.is_aggregate(ty);
        let found = Promotable::find(body, &module.types, &DataLayout::host(), scalar);
        let names: Vec<String> =
            body.values.keys().filter(|v| found.get(*v).is_some()).map(|v| body.value_name(v)).collect();
        assert_eq!(names, ["%plain", "%unused", "%pointer"]);
    }
}
