//! Substitutes [`Inst::Unsupported`] for constructs that an engine does not support. Like `unreachable`, it ends its
//! block; a run that reaches it ends with a fault. The engines decide what to replace; the rewriting is shared.

use crate::ir::inst::Clause;
use crate::ir::{
    BlockId, Body, Constant, Function, GlobalId, GlobalKind, Inst, InstId, Linkage, Loc, LocId, Module, Operand, Type,
    TypeKind, cfg, inst,
};
use crate::source::Span;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::{FxHashMap, FxHashSet};

/// The location of an unsupported construct.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Site {
    /// An instruction of a function.
    Inst {
        /// Function that contains the instruction.
        function: GlobalId,
        /// The unsupported instruction.
        inst: InstId,
    },
    /// The entry of a function, which is unsupported as a whole.
    Entry {
        /// The function.
        function: GlobalId,
        /// Whether its parameters and its result can still be passed, so that the type is kept.
        typed: bool,
    },
}

impl Site {
    /// Returns the function.
    pub fn function(self) -> GlobalId {
        match self {
            Site::Inst { function, .. } | Site::Entry { function, .. } => function,
        }
    }
}

/// Inserts an [`Inst::Unsupported`] at the first site of each block and drops the rest of the block. A
/// declaration becomes a function that traps on entry. The original functions remain in [`Function::written`].
pub fn replace<'a>(module: &mut Module, sites: impl IntoIterator<Item = (Site, &'a str)>) {
    let mut by_function: FxHashMap<GlobalId, Vec<(Site, &str)>> = FxHashMap::default();
    for (site, why) in sites {
        by_function.entry(site.function()).or_default().push((site, why));
    }
    let plain = module.types.function(Type::VOID, [], false);
    let fields = Box::new([Type::PTR, Type::I32]);
    let caught = module.types.intern(TypeKind::Struct { fields, packed: false });
    let null = Operand::Const(module.constants.add(Constant::Null(Type::PTR)));
    for (id, sites) in by_function {
        let global = &mut module.globals[id];
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let written = function.written.clone().unwrap_or_else(|| function.clone());
        let entry = sites.iter().filter(|(site, _)| matches!(site, Site::Entry { .. }));
        if let Some((_, why)) = entry.clone().next() {
            let typed = entry.clone().all(|(site, _)| matches!(site, Site::Entry { typed: true, .. }));
            end_on_entry(function, why, global.span, (!typed).then_some(plain));
            // The function is now defined in this module.
            if global.linkage == Linkage::ExternWeak {
                global.linkage = Linkage::External;
            }
        } else if let Some(body) = &mut function.body {
            let whys: FxHashMap<InstId, &str> = sites
                .iter()
                .rev()
                .filter_map(|(site, why)| match site {
                    Site::Inst { inst, .. } => Some((*inst, *why)),
                    Site::Entry { .. } => None,
                })
                .collect();
            for block in body.layout.clone() {
                end_block(body, block, &whys, |body, pad| {
                    let clause = Clause { filter: false, value: (Type::PTR, null) };
                    body.insts[pad] = Inst::LandingPad { ty: caught, cleanup: false, clauses: [clause].into() };
                });
            }
        }
        function.written = Some(written);
    }
}

/// Whether any construct has been replaced.
pub fn is_replaced(module: &Module) -> bool {
    module.globals.values().any(|global| matches!(&global.kind, GlobalKind::Function(f) if f.written.is_some()))
}

/// Returns the reason of the [`Inst::Unsupported`] at a location of a function, if there is one.
pub fn why(module: &Module, function: GlobalId, loc: LocId) -> Option<&str> {
    let body = module.function(function)?.body.as_ref()?;
    let mut insts = body.layout.iter().flat_map(|b| &body.blocks[*b].insts);
    insts.find_map(|inst| match &body.insts[*inst] {
        Inst::Unsupported(why) if body.inst_locs[*inst].expand() == Some(loc) => Some(&**why),
        _ => None,
    })
}

/// Undoes [`replace`].
pub fn restore(module: &mut Module) {
    for global in module.globals.values_mut() {
        if let GlobalKind::Function(function) = &mut global.kind
            && let Some(written) = function.written.take()
        {
            *function = written;
        }
    }
}

/// Replaces a function body by a trap. `plain`: new function type, if its own is not supported.
fn end_on_entry(function: &mut Function, why: &str, span: Span, plain: Option<Type>) {
    let mut body = Body::default();
    let inst = body.insts.push(Inst::Unsupported(why.into()));
    body.inst_locs[inst] = body.locs.push(Loc { span }).into();
    let block = body.blocks.push(crate::ir::Block { name: None, span, insts: vec![inst] });
    body.layout.push(block);
    if let (None, Some(old)) = (plain, &function.body) {
        for param in &old.params {
            body.params.push(body.values.push(old.values[*param].clone()));
        }
        body.end = old.end;
    }
    function.body = Some(body);
    function.cc = inst::CallConv::default();
    function.personality = None;
    if let Some(ty) = plain {
        function.ty = ty;
        function.ret = Type::VOID;
        function.params.clear();
        function.varargs = false;
    }
}

/// Ends a block at the first instruction in `whys`. `catch_all` turns a landing pad into a catch-all with a
/// supported type.
fn end_block(
    body: &mut Body,
    block: BlockId,
    whys: &FxHashMap<InstId, &str>,
    catch_all: impl FnOnce(&mut Body, InstId),
) {
    let Some(at) = body.blocks[block].insts.iter().position(|inst| whys.contains_key(inst)) else { return };
    let site = body.blocks[block].insts[at];
    let pad = cfg::landing_pad(body, block);
    // The edge is removed, so the phis of the successors lose the value for it.
    let mut targets = FxHashSet::default();
    if let Some(last) = body.blocks[block].insts.last() {
        body.insts[*last].for_each_target(|target| {
            targets.insert(target);
        });
    }
    for target in targets {
        for n in 0..body.blocks[target].insts.len() {
            let Inst::Phi { incoming, .. } = &mut body.insts[body.blocks[target].insts[n]] else { break };
            *incoming = incoming.iter().filter(|(_, from)| *from != block).copied().collect();
        }
    }
    let end = Inst::Unsupported(whys[&site].into());
    // An unwind destination must keep a landing pad, even if that is itself unsupported.
    let pad = pad.filter(|pad| body.blocks[block].insts.iter().position(|i| i == pad).is_some_and(|n| at <= n));
    let end = match pad {
        Some(pad) => {
            catch_all(body, pad);
            body.results[pad] = PackedOption::default();
            let inst = body.insts.push(end);
            body.inst_locs[inst] = body.inst_locs[site];
            if let Some(attached) = body.metadata.get(&site).cloned() {
                body.metadata.insert(inst, attached);
            }
            inst
        }
        None => {
            body.insts[site] = end;
            body.results[site] = PackedOption::default();
            site
        }
    };
    let insts = &mut body.blocks[block].insts;
    insts.truncate(at);
    insts.extend(pad);
    insts.push(end);
}
