//! Reachability: the globals that the entry points, replaced C++ allocation operators and module-level assembly use,
//! directly or through other globals. Engines compile only these, and reject unsupported constructs only in these. Blocks
//! that execution cannot reach are ignored.

use super::cfg::{landing_pad, reachable_blocks};
use crate::ir::{Body, ConstId, Constant, Function, GlobalId, GlobalKind, InstId, Module, Operand, asm};
use crate::parallel;
use cranelift_entity::SecondaryMap;
use std::borrow::Cow;
use std::sync::OnceLock;

/// Replaceable C++ allocation operators by their mangled names: libraries call the program's definition if
/// there is one.
pub const REPLACEABLE: [&str; 12] = [
    "_Znwm",
    "_Znam",
    "_ZnwmSt11align_val_t",
    "_ZnamSt11align_val_t",
    "_ZdlPv",
    "_ZdaPv",
    "_ZdlPvm",
    "_ZdaPvm",
    "_ZdlPvSt11align_val_t",
    "_ZdaPvSt11align_val_t",
    "_ZdlPvmSt11align_val_t",
    "_ZdaPvmSt11align_val_t",
];

/// Returns the program's definition of a replaceable operator, which libraries call instead of their own.
pub fn replacement(module: &Module, name: &str) -> Option<GlobalId> {
    let id = module.find(name)?;
    let body = module.function(id).is_some_and(|f| f.body.is_some());
    (body && !module.globals[id].linkage.is_local()).then_some(id)
}

/// The first use of a reachable global.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// An entry point.
    Entry,
    /// An instruction operand.
    Inst {
        /// Function that contains the instruction.
        function: GlobalId,
        /// The instruction.
        inst: InstId,
        /// Whether the operand is the callee.
        is_callee: bool,
    },
    /// An entry point that nothing outside of the program calls.
    Start,
    /// Module-level assembly.
    Assembly,
    /// The initializer of a variable, or the target of an alias or ifunc.
    Initializer(GlobalId),
}

/// Returns the reachable globals in discovery order, each with its first use. If an instruction both calls a function and
/// passes its address, the use is the call.
pub fn reachable(module: &Module, entries: &[GlobalId]) -> Vec<(GlobalId, Use)> {
    traverse(module, entries, |_| false, &GlobalOperands::eager(module))
}

/// Returns the globals that a program starting with `entries` reaches, including through its constructors and
/// destructors. No entry point counts as called from outside of the program, so that the types of its parameters are not
/// checked.
pub fn reachable_from_program(module: &Module, entries: &[GlobalId]) -> Vec<(GlobalId, Use)> {
    let mut reached = reachable(module, &module.with_structors(entries));
    mark_as_not_called_from_outside(&mut reached);
    reached
}

/// Marks entry points as not called from outside of the program.
pub fn mark_as_not_called_from_outside(reached: &mut [(GlobalId, Use)]) {
    for (_, why) in reached.iter_mut().filter(|(_, why)| *why == Use::Entry) {
        *why = Use::Start;
    }
}

/// Returns the reachable globals that are not known yet. Known globals are omitted and not traversed, unless they are
/// entry points.
pub fn newly_reachable(
    module: &Module,
    entries: &[GlobalId],
    is_known: impl Fn(GlobalId) -> bool,
) -> Vec<(GlobalId, Use)> {
    traverse(module, entries, is_known, &GlobalOperands::lazy(module))
}

fn traverse(
    module: &Module,
    entries: &[GlobalId],
    is_known: impl Fn(GlobalId) -> bool,
    operands: &GlobalOperands<'_>,
) -> Vec<(GlobalId, Use)> {
    let mut seen: SecondaryMap<GlobalId, bool> = SecondaryMap::new();
    let mut found: Vec<(GlobalId, Use)> = Vec::new();
    let mut add = |found: &mut Vec<(GlobalId, Use)>, id: GlobalId, why: Use| {
        if !std::mem::replace(&mut seen[id], true) && (why == Use::Entry || !is_known(id)) {
            found.push((id, why));
        }
    };
    for id in entries {
        add(&mut found, *id, Use::Entry);
    }
    for id in REPLACEABLE.iter().filter_map(|name| replacement(module, name)) {
        if !is_known(id) {
            add(&mut found, id, Use::Entry);
        }
    }
    for word in asm::module::symbol_candidates(module) {
        if let Some(id) = module.find(word) {
            add(&mut found, id, Use::Assembly);
        }
    }
    // Constants can be shared; each is traversed once, since its globals stay discovered.
    let mut constants_seen: SecondaryMap<ConstId, bool> = SecondaryMap::new();
    let mut next = 0;
    while let Some(&(id, _)) = found.get(next) {
        next += 1;
        match &module.globals[id].kind {
            GlobalKind::Variable { init: Some(init), .. } => {
                walk(module, *init, &mut constants_seen, &mut |g| add(&mut found, g, Use::Initializer(id)));
            }
            GlobalKind::Function(function) => {
                let Some(body) = &function.body else { continue };
                for &GlobalOperand { inst, constant, is_callee } in &*operands.of(id, function, body) {
                    let why = Use::Inst { function: id, inst, is_callee };
                    match constant {
                        Some(constant) => {
                            walk(module, constant, &mut constants_seen, &mut |g| add(&mut found, g, why));
                        }
                        // Symbols that the assembly may refer to.
                        None => {
                            let asm = body.insts[inst].call().and_then(|call| asm::called(&module.constants, call));
                            let words = asm.iter().flat_map(|asm| asm.words());
                            words.filter_map(|word| module.find(word)).for_each(|g| add(&mut found, g, why));
                        }
                    }
                }
            }
            GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => {
                walk(module, target.1, &mut constants_seen, &mut |g| add(&mut found, g, Use::Initializer(id)));
            }
            _ => {}
        }
    }
    found
}

/// An operand of an instruction that may refer to globals.
#[derive(Clone)]
struct GlobalOperand {
    inst: InstId,
    /// `None`: the text of inline assembly.
    constant: Option<ConstId>,
    is_callee: bool,
}

/// Returns the operands of a function that may refer to globals, of blocks that execution can reach, in order.
fn global_operands(module: &Module, function: &Function, body: &Body) -> Vec<GlobalOperand> {
    let mut all = Vec::new();
    for block in reachable_blocks(body) {
        // The personality function runs when an exception reaches a landing pad.
        if let (Some(inst), Some(personality)) = (landing_pad(body, block), function.personality) {
            all.push(GlobalOperand { inst, constant: Some(personality.1), is_callee: false });
        }
        for &inst in &body.blocks[block].insts {
            let call = body.insts[inst].call();
            let callee = call.map(|call| call.callee);
            if call.is_some_and(|call| asm::called(&module.constants, call).is_some()) {
                all.push(GlobalOperand { inst, constant: None, is_callee: false });
            }
            body.insts[inst].for_each_operand(|_, operand| {
                let Operand::Const(id) = operand else { return };
                // The most frequent constants refer to none.
                if !matches!(module.constants[id], Constant::Int(..) | Constant::Null(_) | Constant::Undef(_)) {
                    all.push(GlobalOperand { inst, constant: Some(id), is_callee: callee == Some(operand) });
                }
            });
        }
    }
    all
}

/// Number of instructions of a module from which on several threads collect the operands of its functions.
const MIN_PARALLEL_INSTS: usize = 20_000;

/// The [`global_operands`] of the functions of a module.
struct GlobalOperands<'m> {
    module: &'m Module,
    /// Those that were collected in advance, by function.
    collected: SecondaryMap<GlobalId, OnceLock<Vec<GlobalOperand>>>,
}

impl<'m> GlobalOperands<'m> {
    /// Collects those of a function when it is reached.
    fn lazy(module: &'m Module) -> GlobalOperands<'m> {
        GlobalOperands { module, collected: SecondaryMap::new() }
    }

    /// Collects those of all functions in advance, if the module is large: most of them will be reached.
    fn eager(module: &'m Module) -> GlobalOperands<'m> {
        let mut operands = GlobalOperands::lazy(module);
        let insts = module.definitions().map(|(_, _, body)| body.insts.len()).sum();
        let threads = parallel::threads_for(insts, MIN_PARALLEL_INSTS);
        if threads > 1 {
            operands.collected.resize(module.globals.len());
            let definitions: Vec<_> = module.definitions().collect();
            parallel::each(threads, definitions.into_iter(), |(id, function, body)| {
                let _ = operands.collected[id].set(global_operands(module, function, body));
            });
        }
        operands
    }

    /// Returns those of a function.
    fn of(&self, id: GlobalId, function: &Function, body: &Body) -> Cow<'_, [GlobalOperand]> {
        match self.collected[id].get() {
            Some(collected) => Cow::Borrowed(collected),
            None => Cow::Owned(global_operands(self.module, function, body)),
        }
    }
}

/// Calls `f` for every global in a constant, skipping constants that have been visited before.
fn walk(module: &Module, root: ConstId, seen: &mut SecondaryMap<ConstId, bool>, f: &mut impl FnMut(GlobalId)) {
    if std::mem::replace(&mut seen[root], true) {
        return;
    }
    let mut stack = Vec::new();
    let mut next = Some(root);
    while let Some(id) = next {
        if let Constant::Global(_, g) | Constant::Marked(_, _, g) = module.constants[id] {
            f(g);
        }
        // Pushed in reverse, so that they are visited in source order.
        let at = stack.len();
        module.constants[id].for_each_part(|(_, part)| stack.push(part));
        stack[at..].reverse();
        next = std::iter::from_fn(|| stack.pop()).find(|part| !std::mem::replace(&mut seen[*part], true));
    }
}
