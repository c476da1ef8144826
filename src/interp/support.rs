//! Constructs that the interpreter can run ([`crate::unsupported`]).

mod intrinsic;

use super::exec::intrinsic as known;
use super::flat::FlatType;
use super::native::abi::ReturnPassing;
use super::run::setjmp::SetJmp;
use crate::abi::flatten::FlattenError;
use crate::ir::asm::InlineAsm;
use crate::ir::callee::named_callee;
use crate::ir::inst::{CallInfo, Clause};
use crate::ir::{Constant, DataLayout, Function, Module, Operand, Type};
use crate::unsupported::{EngineSupport, NO_TYPE_INFO, is_type_info};

/// Returns the interpreter's answers about a module.
pub(crate) fn of<'m>(module: &'m Module, layout: &'m DataLayout) -> Box<dyn EngineSupport + 'm> {
    Box::new(InterpreterSupport { module, layout, personality: None })
}

struct InterpreterSupport<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    /// Personality function, if it is not C++'s and catches exceptions by type.
    personality: Option<String>,
}

impl EngineSupport for InterpreterSupport<'_> {
    fn value(&mut self, ty: Type) -> Result<(), FlattenError> {
        FlatType::of(&self.module.types, self.layout, ty).map(drop)
    }

    fn initializes_any_vector(&self) -> bool {
        false
    }

    fn host_result(&mut self, ty: Type) -> bool {
        let flat = FlatType::of(&self.module.types, self.layout, ty);
        flat.is_ok_and(|flat| ReturnPassing::of(&flat) != ReturnPassing::Unknown)
    }

    fn declared_intrinsic(&mut self, name: &str, function: &Function) -> bool {
        SetJmp::find(name).is_some()
            || match known::overflow(name) {
                Some(_) => self.is_with_overflow_type(function),
                None => self.is_known(name, function) || self.is_pair_type(name, function),
            }
    }

    fn ignores_intrinsic(&self, _: &str) -> bool {
        false
    }

    fn intrinsic_call(&mut self, name: &str, call: &CallInfo) -> Option<String> {
        self.unsupported_intrinsic_call(name, call)
    }

    fn inline_asm(&mut self, asm: &InlineAsm, call: &CallInfo) -> Option<String> {
        super::x86_64::inline_asm::obstacle(self.module, asm, call)
    }

    fn enter_function(&mut self, function: &Function) {
        let personality = function.personality.and_then(|(_, value)| named_callee(self.module, Operand::Const(value)));
        self.personality = personality
            .map(|id| self.module.globals[id].name.symbol())
            .filter(|name| !name.trim_start_matches('\u{1}').starts_with("__gxx_personality"));
    }

    fn landing_pad_clause(&self, clause: &Clause) -> Option<String> {
        let Operand::Const(id) = clause.value.1 else { return None };
        let constant = &self.module.constants[id];
        let is_type = match constant {
            Constant::Array(_, parts) if clause.filter => {
                parts.iter().all(|(_, part)| is_type_info(self.module, *part))
            }
            Constant::Zero(_) => true,
            _ => !clause.filter && is_type_info(self.module, id),
        };
        if !is_type {
            return Some(NO_TYPE_INFO.into());
        }
        let catches_all = matches!(constant, Constant::Zero(_) | Constant::Null(_));
        let personality = self.personality.as_ref().filter(|_| !catches_all)?;
        Some(format!("a landingpad that catches by type with the personality `@{personality}`"))
    }
}
