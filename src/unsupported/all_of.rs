//! The answers of several engines as those of one, to which everything is an obstacle that is one to any of them.

use super::EngineSupport;
use crate::abi::flatten::FlattenError;
use crate::ir::asm::InlineAsm;
use crate::ir::inst::{CallInfo, Clause};
use crate::ir::{AttrSet, Function, GlobalId, Type};

/// The answers of several engines.
pub(crate) struct AllOf<'m>(pub Vec<Box<dyn EngineSupport + 'm>>);

impl<'m> AllOf<'m> {
    /// Returns the first of the engines' obstacles. Each engine is asked, since it may count what it is asked about.
    fn first<T>(&mut self, mut obstacle: impl FnMut(&mut (dyn EngineSupport + 'm)) -> Option<T>) -> Option<T> {
        self.0.iter_mut().fold(None, |first, engine| {
            let own = obstacle(&mut **engine);
            first.or(own)
        })
    }
}

impl EngineSupport for AllOf<'_> {
    fn value(&mut self, ty: Type) -> Result<(), FlattenError> {
        self.first(|engine| engine.value(ty).err()).map_or(Ok(()), Err)
    }

    fn initializes_any_vector(&self) -> bool {
        self.0.iter().all(|engine| engine.initializes_any_vector())
    }

    fn host_result(&mut self, ty: Type) -> bool {
        self.0.iter_mut().all(|engine| engine.host_result(ty))
    }

    fn declared_intrinsic(&mut self, name: &str, function: &Function) -> bool {
        self.0.iter_mut().all(|engine| engine.declared_intrinsic(name, function))
    }

    fn ignores_intrinsic(&self, name: &str) -> bool {
        self.0.iter().all(|engine| engine.ignores_intrinsic(name))
    }

    fn intrinsic_call(&mut self, name: &str, call: &CallInfo) -> Option<String> {
        self.first(|engine| engine.intrinsic_call(name, call).filter(|_| !engine.ignores_intrinsic(name)))
    }

    fn inline_asm(&mut self, asm: &InlineAsm, call: &CallInfo) -> Option<String> {
        self.first(|engine| engine.inline_asm(asm, call))
    }

    fn enter_function(&mut self, function: &Function) {
        self.0.iter_mut().for_each(|engine| engine.enter_function(function));
    }

    fn landing_pad_clause(&self, clause: &Clause) -> Option<String> {
        self.0.iter().find_map(|engine| engine.landing_pad_clause(clause))
    }

    fn large_atomic(&self, bits: u32, align: Option<u64>) -> Option<&'static str> {
        self.0.iter().find_map(|engine| engine.large_atomic(bits, align))
    }

    fn argument(&mut self, ty: Type, attrs: [AttrSet; 2]) -> Option<String> {
        self.first(|engine| engine.argument(ty, attrs))
    }

    fn signature(&mut self, function: &Function) -> Option<String> {
        self.first(|engine| engine.signature(function))
    }

    fn nest_parameter(&mut self, function: &Function) -> Option<String> {
        self.first(|engine| engine.nest_parameter(function))
    }

    fn call(&mut self, call: &CallInfo, callee: Option<GlobalId>, nest: bool) -> Vec<(&'static str, String)> {
        self.0.iter_mut().flat_map(|engine| engine.call(call, callee, nest)).collect()
    }

    fn temporary(&mut self, ty: Type) {
        self.0.iter_mut().for_each(|engine| engine.temporary(ty));
    }

    fn frame(&mut self) -> Option<String> {
        self.first(|engine| engine.frame())
    }
}
