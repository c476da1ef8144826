//! Symbol resolution: maps each global of a module to a global of the linked module, and renames local ones (LangRef "Linkage Types"; the rules
//! of llvm-link).

use super::Linker;
use super::comdat::{self, LinkFrom};
use super::text::Rewrite;
use crate::diagnostic::Diagnostic;
use crate::ir::{
    Align, ConstId, Constant, GlobalId, GlobalKind, GlobalValue, Linkage, MetaText, Module, Name, Piece, UnnamedAddr,
    Visibility,
};
use cranelift_entity::{EntityRef, SecondaryMap};
use indexmap::IndexMap;
use std::collections::HashMap;

/// Treatment of the content of a global.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Take {
    /// Becomes the content of the target.
    Content,
    /// Discarded; the target becomes a declaration, since the global belongs to a comdat group that was not chosen.
    Declaration,
    /// Discarded; the target is unchanged.
    #[default]
    Nothing,
    /// Appended to the content of the target.
    Append,
}

/// Resolution of one global.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub target: GlobalId,
    pub take: Take,
    /// Whether it is removed from its comdat, because another module's group was chosen.
    pub leaves_comdat: bool,
    /// Merged properties of this global and the target.
    pub agreed: Option<Agreed>,
}

impl Default for Plan {
    fn default() -> Self {
        Plan { target: GlobalId::new(0), take: Take::Nothing, leaves_comdat: false, agreed: None }
    }
}

/// Properties merged from all modules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Agreed {
    visibility: Option<Visibility>,
    unnamed_addr: Option<UnnamedAddr>,
    align: Option<Align>,
    not_constant: bool,
}

impl Agreed {
    fn of(a: &GlobalValue, b: &GlobalValue) -> Agreed {
        // The stricter visibility wins; the address is significant if any module says so.
        let stated = |global: &GlobalValue| global.visibility.filter(|v| *v != Visibility::Default);
        let visibility = match (stated(a), stated(b)) {
            (Some(x), Some(y)) => Some(x.min(y)),
            (x, y) => x.or(y),
        };
        let unnamed_addr = a.unnamed_addr.zip(b.unnamed_addr).map(|(x, y)| x.min(y));
        let common = a.linkage == Linkage::Common && b.linkage == Linkage::Common;
        let constant = |g: &GlobalValue| matches!(g.kind, GlobalKind::Variable { constant: true, .. });
        Agreed {
            visibility,
            unnamed_addr,
            align: if common { a.align.max(b.align) } else { None },
            not_constant: is_declaration(a) && is_declaration(b) && !(constant(a) && constant(b)),
        }
    }

    /// Sets the properties on a global.
    pub(super) fn apply(self, global: &mut GlobalValue) {
        global.visibility = self.visibility;
        global.unnamed_addr = self.unnamed_addr;
        global.align = self.align.or(global.align);
        if let GlobalKind::Variable { constant, .. } = &mut global.kind {
            *constant &= !self.not_constant;
        }
    }
}

/// Whether another module or library must define the symbol.
fn is_declaration(global: &GlobalValue) -> bool {
    global.linkage == Linkage::AvailableExternally
        || match &global.kind {
            GlobalKind::Variable { init, .. } => init.is_none(),
            GlobalKind::Function(f) => f.body.is_none(),
            GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } => false,
            GlobalKind::Undeclared => true,
        }
}

fn is_undeclared(global: &GlobalValue) -> bool {
    matches!(global.kind, GlobalKind::Undeclared)
}

fn has_body(global: &GlobalValue) -> bool {
    !is_declaration(global) || global.linkage == Linkage::AvailableExternally
}

/// Whether another definition may replace it.
fn is_weak(linkage: Linkage) -> bool {
    use Linkage::*;
    matches!(linkage, Weak | WeakOdr | Linkonce | LinkonceOdr | Common | ExternWeak)
}

impl Linker {
    /// Resolves each global of a module.
    pub(super) fn plan(&mut self, module: &Module, comdats: &IndexMap<Name, LinkFrom>) -> SecondaryMap<GlobalId, Plan> {
        let mut plans: SecondaryMap<GlobalId, Plan> = SecondaryMap::new();
        self.drop_replaced_groups(comdats);
        let mut renames = HashMap::new();
        // Externally visible symbols first: they keep their names.
        for local in [false, true] {
            for (id, global) in module.globals.iter().filter(|(_, g)| local == stays_apart(g)) {
                let chosen =
                    comdat::comdat_name(&module.globals[module.aliasee(id)]).and_then(|name| comdats.get(&name));
                let lost = chosen == Some(&LinkFrom::Dst);
                plans[id] = match self.known(global, &mut renames) {
                    Some(old) => {
                        let plan = self.meet(old, module, id, lost);
                        // Before the constants of the new module are entered, since they refer to blocks of the new
                        // body.
                        if plan.take == Take::Content {
                            self.forget_blocks(old);
                        }
                        plan
                    }
                    None => self.newcomer(global, lost),
                };
            }
        }
        if !renames.is_empty() {
            self.rewrite_all(&Rewrite { globals: renames, ..Rewrite::default() });
        }
        plans
    }

    /// Returns the global of the linked module for the same symbol. If a local global has that name, it is renamed.
    fn known(&mut self, global: &GlobalValue, renames: &mut HashMap<String, String>) -> Option<GlobalId> {
        if stays_apart(global) {
            return None;
        }
        let old = *self.out.by_name.get(&global.name)?;
        if !stays_apart(&self.out.globals[old]) {
            return Some(old);
        }
        let name = self.free_name(&global.name);
        self.out.by_name.swap_remove(&global.name);
        self.out.by_name.insert(name.clone(), old);
        renames.insert(global.name.to_string(), name.to_string());
        let renamed = &mut self.out.globals[old];
        let before = std::mem::replace(&mut renamed.name, name);
        comdat::make_name_explicit(&mut renamed.clauses, &before);
        None
    }

    /// Plans a global that the linked module does not have yet.
    fn newcomer(&mut self, global: &GlobalValue, lost: bool) -> Plan {
        let name = self.free_name(&global.name);
        let placeholder = GlobalValue { name: name.clone(), kind: GlobalKind::Undeclared, ..global.clone() };
        let target = self.out.globals.push(placeholder);
        self.out.by_name.insert(name, target);
        let alias = matches!(global.kind, GlobalKind::Alias { .. });
        let take = if lost && !stays_apart(global) && !alias { Take::Declaration } else { Take::Content };
        Plan { target, take, leaves_comdat: lost, agreed: None }
    }

    /// Plans a global whose symbol exists in the linked module.
    fn meet(&mut self, target: GlobalId, module: &Module, id: GlobalId, lost: bool) -> Plan {
        let (old, new) = (&self.out.globals[target], &module.globals[id]);
        let agreed = Some(Agreed::of(old, new));
        let plan = |take| Plan { target, take, leaves_comdat: lost, agreed };
        if is_undeclared(old) || is_undeclared(new) {
            let (user, known) = if is_undeclared(new) { (new, old) } else { (old, new) };
            if !is_undeclared(known) && !self.out.damaged && !new.name.symbol().starts_with("llvm.") {
                let message = format!("`@{}` of another module is used without a declaration", new.name);
                let found = Diagnostic::warning("W0902", user.span, message).label(known.span, "defined here");
                self.found.push(found);
            }
            let take = if is_undeclared(new) { Take::Nothing } else { Take::Content };
            return Plan { agreed: None, ..plan(take) };
        }
        if lost && !is_declaration(old) {
            return plan(Take::Nothing);
        }
        let (appends, appended) = (new.linkage == Linkage::Appending, old.linkage == Linkage::Appending);
        if (appends || appended) && !is_declaration(new) && !is_declaration(old) {
            if appends && appended {
                return plan(Take::Append);
            }
            let message = format!(
                "linking globals named `@{}`: can only link appending global with another appending global",
                new.name
            );
            let found = Diagnostic::error("E0902", new.span, message).label(old.span, "the other one is here");
            self.found.push(found);
            return plan(Take::Nothing);
        }
        match self.takes_place(target, module, id) {
            Some(true) => plan(Take::Content),
            Some(false) => plan(Take::Nothing),
            None => {
                let message = format!("linking globals named `@{}`: symbol multiply defined", new.name);
                let found = Diagnostic::error("E0901", new.span, message).label(old.span, "first defined here");
                self.found.push(found.help("make one of them a declaration, or `internal`, `weak` or `linkonce_odr`"));
                plan(Take::Nothing)
            }
        }
    }

    /// Whether the new global replaces the old one; `None` if both are strong definitions.
    fn takes_place(&self, target: GlobalId, module: &Module, id: GlobalId) -> Option<bool> {
        use Linkage::*;
        let (old, new) = (&self.out.globals[target], &module.globals[id]);
        if is_declaration(new) {
            return Some(match old.linkage {
                // The symbol must be defined if any module requires it.
                ExternWeak => true,
                // An available body (`available_externally`) is better than none.
                _ => has_body(new) && !has_body(old),
            });
        }
        if is_declaration(old) {
            return Some(true);
        }
        let (old_linkage, new_linkage) = (old.linkage, new.linkage);
        if new_linkage == Common {
            return Some(match old_linkage {
                Linkonce | LinkonceOdr | Weak | WeakOdr => true,
                Common => {
                    let layout = self.layout();
                    let size = |module: &Module, id| layout.size_of(&module.types, module.value_type(id)).unwrap_or(0);
                    size(module, id) > size(&self.out, target)
                }
                _ => false,
            });
        }
        if is_weak(new_linkage) {
            let once = matches!(old_linkage, Linkonce | LinkonceOdr);
            return Some(once && matches!(new_linkage, Weak | WeakOdr));
        }
        is_weak(old_linkage).then_some(true)
    }

    /// Turns the members of replaced groups into declarations.
    fn drop_replaced_groups(&mut self, comdats: &IndexMap<Name, LinkFrom>) {
        let replaced =
            |g: &GlobalValue| comdat::comdat_name(g).is_some_and(|n| comdats.get(&n) == Some(&LinkFrom::Src));
        let members: Vec<GlobalId> = self.out.globals.iter().filter(|(_, g)| replaced(g)).map(|(id, _)| id).collect();
        for id in members {
            let global = &mut self.out.globals[id];
            comdat::remove_from_comdat(global);
            if !stays_apart(global) {
                declare_only(global);
                self.forget_blocks(id);
            }
        }
    }

    /// Applies renames to all texts of the linked module.
    fn rewrite_all(&mut self, rewrite: &Rewrite) {
        for item in &mut self.out.other_items {
            *item = rewrite.apply(item);
        }
        let texts = |text: &mut MetaText| {
            for piece in text.iter_mut() {
                if let Piece::Text(text) = piece {
                    *text = rewrite.apply(text);
                }
            }
        };
        for global in self.out.globals.values_mut() {
            rewrite_global(global, rewrite);
            if let GlobalKind::Function(function) = &mut global.kind
                && let Some(body) = &mut function.body
            {
                body.metadata.values_mut().for_each(|text| *text = rewrite.apply(text));
                body.records.before.values_mut().flatten().for_each(texts);
            }
        }
        let kept = |(id, constant): (ConstId, &Constant)| match constant {
            Constant::Metadata(text) => Some((id, text.clone())),
            _ => None,
        };
        let kept: Vec<(ConstId, MetaText)> = self.out.constants.iter().filter_map(kept).collect();
        for (id, mut text) in kept {
            texts(&mut text);
            self.out.constants.replace(id, Constant::Metadata(text));
        }
    }
}

/// Whether it remains distinct from globals of the same name in other modules.
fn stays_apart(global: &GlobalValue) -> bool {
    global.linkage.is_local() || matches!(global.name, Name::Number(_))
}

/// Turns a definition into a declaration.
pub(super) fn declare_only(global: &mut GlobalValue) {
    match &mut global.kind {
        GlobalKind::Variable { init, .. } => *init = None,
        GlobalKind::Function(function) => (function.body, function.personality) = (None, None),
        GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => return,
    }
    if global.linkage != Linkage::ExternWeak {
        global.linkage = Linkage::External;
    }
    comdat::remove_from_comdat(global);
}

/// Rewrites the parts of a global that are kept as text, except its body.
pub(super) fn rewrite_global(global: &mut GlobalValue, rewrite: &Rewrite) {
    for text in global.clauses.iter_mut().chain(&mut global.metadata) {
        *text = rewrite.apply(text);
    }
}
