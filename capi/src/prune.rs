//! Removal of unused globals: LLVM's passes `globaldce` and `strip-dead-prototypes`.

use llvmlite_jit::ir::inst::InstVisitor;
use llvmlite_jit::ir::{ConstId, Constant, GlobalId, GlobalKind, GlobalValue, Linkage, Module, Operand, Type};
use std::collections::{HashMap, HashSet};

/// Removes unused globals that are local or may be discarded (`linkonce`, `available_externally`), and unused
/// declarations. The members of a comdat are kept or removed as a whole. Removed globals are omitted when the
/// module is printed. Unreachable code counts as a use.
pub(crate) fn prune(module: &mut Module) {
    // Metadata, clauses and assembly are kept as text, so uses of globals in them cannot be followed. A module with such
    // text is left as it is. Strings between quotes name nothing.
    let has_names = |text: &str| text.split('"').step_by(2).any(|part| part.contains('@'));
    let mut texts = module.other_items.iter().chain(module.globals.values().flat_map(|global| &global.clauses));
    if texts.any(|text| has_names(text)) || !module.asm.is_empty() {
        return;
    }
    let mut comdats: HashMap<String, Vec<GlobalId>> = HashMap::new();
    for id in module.globals.keys() {
        if let Some(comdat) = comdat_of(&module.globals[module.aliasee(id)]) {
            comdats.entry(comdat).or_default().push(id);
        }
    }
    let (globals, constants, work) = (HashSet::new(), HashSet::new(), Vec::new());
    let mut finder = UseFinder { module: &*module, comdats, globals, constants, work };
    for (id, global) in module.globals.iter() {
        let is_definition = match &global.kind {
            GlobalKind::Function(function) => function.body.is_some(),
            GlobalKind::Variable { init, .. } => init.is_some(),
            GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } => true,
            GlobalKind::Undeclared => false,
        };
        let is_discardable = global.linkage.is_local()
            || matches!(global.linkage, Linkage::Linkonce | Linkage::LinkonceOdr | Linkage::AvailableExternally);
        if is_definition && !is_discardable {
            finder.mark_global(id);
        }
    }
    finder.run();
    let used = finder.globals;
    module.order.retain(|id| used.contains(id));
}

/// Returns the name of a global's comdat, as written.
fn comdat_of(global: &GlobalValue) -> Option<String> {
    let clause = global.clauses.iter().find_map(|clause| clause.strip_prefix("comdat"))?.trim();
    match clause.strip_prefix('(').and_then(|clause| clause.strip_suffix(')')) {
        Some(name) => Some(name.trim().trim_start_matches('$').to_string()),
        None => {
            let mut name = String::new();
            global.name.write(&mut name);
            Some(name)
        }
    }
}

struct UseFinder<'m> {
    module: &'m Module,
    /// Members of each comdat.
    comdats: HashMap<String, Vec<GlobalId>>,
    globals: HashSet<GlobalId>,
    constants: HashSet<ConstId>,
    work: Vec<GlobalId>,
}

impl UseFinder<'_> {
    fn mark_global(&mut self, id: GlobalId) {
        if self.globals.insert(id) {
            self.work.push(id);
            let members = comdat_of(&self.module.globals[self.module.aliasee(id)])
                .and_then(|comdat| self.comdats.remove(&comdat));
            members.into_iter().flatten().for_each(|member| self.mark_global(member));
        }
    }

    fn run(&mut self) {
        while let Some(id) = self.work.pop() {
            match &self.module.globals[id].kind {
                GlobalKind::Variable { init, .. } => init.iter().for_each(|init| self.mark_constant(*init)),
                GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => {
                    self.mark_constant(target.1)
                }
                GlobalKind::Function(function) => {
                    function.personality.iter().for_each(|personality| self.mark_constant(personality.1));
                    if let Some(body) = &function.body {
                        body.insts.values().for_each(|inst| inst.visit(self));
                    }
                }
                GlobalKind::Undeclared => {}
            }
        }
    }

    fn mark_constant(&mut self, root: ConstId) {
        let mut work = vec![root];
        while let Some(id) = work.pop() {
            if !self.constants.insert(id) {
                continue;
            }
            match &self.module.constants[id] {
                Constant::Global(_, global) | Constant::Marked(_, _, global) | Constant::BlockAddress(_, global, _) => {
                    self.mark_global(*global);
                }
                constant => constant.for_each_needed(|part| work.push(part)),
            }
        }
    }
}

impl InstVisitor for UseFinder<'_> {
    fn operand(&mut self, _: Type, operand: &Operand) {
        if let Operand::Const(id) = operand {
            self.mark_constant(*id);
        }
    }

    fn case(&mut self, value: &ConstId) {
        self.mark_constant(*value);
    }
}
