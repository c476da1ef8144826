//! Removal of unused globals: LLVM's passes `globaldce` and `strip-dead-prototypes`.

use llvmlite_jit::ir::inst::InstVisitor;
use llvmlite_jit::ir::{ConstId, Constant, GlobalId, GlobalKind, Linkage, Module, Operand, Type};
use std::collections::HashSet;

/// Removes unused globals that no other module could use, and unused declarations. Removed globals are omitted when the
/// module is printed. Unreachable code counts as a use.
pub(crate) fn prune(module: &mut Module) {
    // Text that names globals is not searched for names.
    let has_names = |text: &str| text.contains('@');
    let mut texts = module.other_items.iter().chain(module.globals.values().flat_map(|global| &global.clauses));
    if texts.any(|text| has_names(text)) || !module.asm.is_empty() {
        return;
    }
    let mut finder = Finder { module: &*module, globals: HashSet::new(), constants: HashSet::new(), work: Vec::new() };
    for (id, global) in module.globals.iter() {
        let is_kept = match &global.kind {
            GlobalKind::Function(function) => function.body.is_some(),
            GlobalKind::Variable { init, .. } => init.is_some(),
            GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } => true,
            GlobalKind::Undeclared => false,
        };
        let is_droppable = global.linkage.is_local()
            || matches!(global.linkage, Linkage::Linkonce | Linkage::LinkonceOdr | Linkage::AvailableExternally);
        if is_kept && !is_droppable {
            finder.global(id);
        }
    }
    finder.run();
    let used = finder.globals;
    module.order.retain(|id| used.contains(id));
}

struct Finder<'m> {
    module: &'m Module,
    globals: HashSet<GlobalId>,
    constants: HashSet<ConstId>,
    work: Vec<GlobalId>,
}

impl Finder<'_> {
    fn global(&mut self, id: GlobalId) {
        if self.globals.insert(id) {
            self.work.push(id);
        }
    }

    fn run(&mut self) {
        while let Some(id) = self.work.pop() {
            match &self.module.globals[id].kind {
                GlobalKind::Variable { init, .. } => init.iter().for_each(|init| self.constant(*init)),
                GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => {
                    self.constant(target.1)
                }
                GlobalKind::Function(function) => {
                    function.personality.iter().for_each(|personality| self.constant(personality.1));
                    if let Some(body) = &function.body {
                        body.insts.values().for_each(|inst| inst.visit(self));
                    }
                }
                GlobalKind::Undeclared => {}
            }
        }
    }

    fn constant(&mut self, root: ConstId) {
        let mut work = vec![root];
        while let Some(id) = work.pop() {
            if !self.constants.insert(id) {
                continue;
            }
            match &self.module.constants[id] {
                Constant::Global(_, global) | Constant::Marked(_, _, global) | Constant::BlockAddress(_, global, _) => {
                    self.global(*global);
                }
                constant => constant.for_each_needed(|part| work.push(part)),
            }
        }
    }
}

impl InstVisitor for Finder<'_> {
    fn operand(&mut self, _: Type, operand: &Operand) {
        if let Operand::Const(id) = operand {
            self.constant(*id);
        }
    }

    fn case(&mut self, value: &ConstId) {
        self.constant(*value);
    }
}
