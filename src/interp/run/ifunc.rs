//! Ifunc resolution. Resolvers are program code and run after everything is loaded; then only constants and initial
//! values that mention an ifunc are rewritten.

use super::RunEnd;
use crate::interp::Interpreter;
use crate::interp::load::{LoadContext, Loader};
use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Module};
use crate::outcome::{Trap, TrapKind};
use crate::source::Span;
use cranelift_entity::SecondaryMap;

impl Interpreter {
    /// Runs the resolvers of all reachable ifuncs, once. Returns `Some` if a resolver did not return an
    /// address.
    pub fn run_resolvers(&mut self) -> Option<RunEnd> {
        if std::mem::replace(&mut self.ifuncs_resolved, true) {
            return None;
        }
        let checked = self.checked.clone();
        let module = checked.module();
        let mut any = false;
        // In source order, only reached ones.
        for (ifunc, resolver) in module.globals.keys().filter_map(|id| Some((id, module.resolver(id)?))) {
            let Some(number) = self.linker.number(resolver).filter(|_| self.linker.variable(ifunc).is_some()) else {
                continue;
            };
            any = true;
            let stopped = match self.run_function(number, &[]) {
                RunEnd::Returned(slots) => match slots.first().filter(|s| s.definedness.is_defined()) {
                    Some(address) => {
                        self.linker.set_ifunc_address(ifunc, *address);
                        continue;
                    }
                    None => {
                        let name = &module.globals[ifunc].name;
                        let text = format!("the resolver of the ifunc `@{name}` returns an undefined value");
                        let mut trap = Trap::new(TrapKind::Uninitialised, text);
                        trap.span = Some(module.globals[resolver].span);
                        RunEnd::trapped(trap)
                    }
                },
                stopped => stopped,
            };
            // The next run tries again.
            self.ifuncs_resolved = false;
            return Some(stopped);
        }
        if any {
            // Register code built for the resolvers does not have the addresses of ifuncs.
            self.code.functions.iter_mut().for_each(|f| f.body = None);
            let mut parts = LoadContext { code: &mut self.code, shared: &mut self.machine.shared };
            if let Err(error) = self.linker.write_resolved(module, &mut parts) {
                self.ifuncs_resolved = false;
                let message = format!("cannot write the addresses of ifuncs into the constants: {error}");
                return Some(RunEnd::trapped(Trap::new(TrapKind::Unsupported, message)));
            }
        }
        None
    }
}

impl Loader {
    /// Rewrites the initial values that mention an ifunc.
    pub fn write_resolved(&mut self, module: &Module, parts: &mut LoadContext<'_>) -> std::io::Result<()> {
        parts.shared.memory.seal_constants(false)?;
        let ifunc = |id: GlobalId| matches!(module.globals[id].kind, GlobalKind::Ifunc { .. });
        let mentioning = module.constants.mentioning(ifunc);
        for (id, global) in module.globals.iter() {
            if let (GlobalKind::Variable { init: Some(init), .. }, Some(slot)) = (&global.kind, self.variable(id)) {
                self.write_parts(module, *init, slot.lo, global.span, &mentioning, parts);
            }
        }
        parts.shared.memory.seal_constants(true)
    }

    fn write_parts(
        &mut self,
        module: &Module,
        id: ConstId,
        address: u64,
        span: Span,
        wanted: &SecondaryMap<ConstId, bool>,
        parts: &mut LoadContext<'_>,
    ) {
        if !wanted[id] {
            return;
        }
        let ty = module.constants[id].ty();
        let list: Vec<(ConstId, u64)> = match &module.constants[id] {
            Constant::Array(_, list) => {
                let step = list.first().and_then(|e| parts.shared.layout.size_of(&module.types, e.0)).unwrap_or(0);
                list.iter().enumerate().map(|(n, (_, part))| (*part, n as u64 * step)).collect()
            }
            Constant::Struct(_, list) => {
                let Some(layout) = parts.shared.layout.struct_layout(&module.types, ty) else { return };
                list.iter().map(|p| p.1).zip(layout.offsets.iter().copied()).collect()
            }
            _ => return self.write(module, id, address, span, parts),
        };
        for (part, offset) in list {
            self.write_parts(module, part, address + offset, span, wanted, parts);
        }
    }
}
