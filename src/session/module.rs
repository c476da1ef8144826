//! The module of a session, into which every input is merged. Additions to its tables can be undone.

use crate::ir::remap::Remap;
use crate::ir::{
    Attr, AttrSet, ConstId, GlobalId, GlobalKind, GlobalValue, Linkage, Module, Name, NamedId, NamedType, Operand,
    Type, TypeKind,
};
use crate::link::text::{Rewrite, named_list};
use crate::source::Span;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::HashMap;
use std::sync::Arc;

/// Name tables of a session's module, beside the module's own.
#[derive(Default)]
pub(super) struct SessionNames {
    /// Types that names currently refer to. Older types of the same name remain in use by earlier definitions.
    pub types: FxHashMap<Name, NamedId>,
    /// Files that define local symbols: symbols of different files are distinct.
    pub origins: FxHashMap<GlobalId, Arc<str>>,
    next_metadata: u32,
    next_group: u32,
}

/// Undo record of the changes of an input.
#[derive(Default)]
pub(super) struct ModuleChange {
    /// Previous values of globals, the most recent change last.
    globals: Vec<(GlobalId, GlobalValue)>,
    /// Previous owners of names.
    names: Vec<(Name, Option<GlobalId>)>,
    types: Vec<(Name, Option<NamedId>)>,
    bodies: Vec<(NamedId, NamedType)>,
    /// Range of the input's items among the module's.
    items: std::ops::Range<usize>,
    /// Defined globals, in the order of the text.
    pub defined: Vec<GlobalId>,
    /// Globals that were declared for the first time.
    pub declared: Vec<GlobalId>,
    /// Names of the types that were defined.
    pub new_types: Vec<Name>,
    /// Names of the types that were defined exactly as before, and so stay the same types.
    pub same_types: Vec<Name>,
    /// Redundant declarations of known globals, with the declared type and the span.
    pub declares: Vec<(GlobalId, Type, Span)>,
}

/// Maps types of a merged module to the session's.
pub(super) struct TypeMap(SecondaryMap<Type, Type>);

impl TypeMap {
    pub(super) fn of(&self, ty: Type) -> Type {
        self.0[ty]
    }
}

impl ModuleChange {
    pub(super) fn begin(module: &Module) -> ModuleChange {
        let items = module.other_items.len();
        ModuleChange { items: items..items, ..ModuleChange::default() }
    }

    /// Returns the globals that replaced others, with their previous values.
    pub(super) fn replaced(&self) -> impl Iterator<Item = (GlobalId, &GlobalValue)> {
        let known = self.globals.iter().filter(|(_, old)| !matches!(old.kind, GlobalKind::Undeclared));
        known.map(|(id, old)| (*id, old))
    }

    /// Whether it replaced no definition but those of functions under the same ids.
    pub(super) fn replaces_only_functions(&self) -> bool {
        let is_function = |(_, old): (GlobalId, &GlobalValue)| matches!(old.kind, GlobalKind::Function(_));
        self.replaced().all(is_function) && self.names.iter().all(|(_, old)| old.is_none())
    }

    /// Returns the variables that took over the name of another definition, each with that definition.
    pub(super) fn shadowed(&self, module: &Module) -> impl Iterator<Item = (GlobalId, GlobalId)> {
        let owners = self.names.iter().filter_map(|(name, old)| Some((*module.by_name.get(name)?, (*old)?)));
        owners.filter(|(_, old)| is_definition(&module.globals[*old]))
    }

    /// Saves the value of a global before it is changed.
    pub(super) fn save(&mut self, module: &Module, id: GlobalId) {
        self.globals.push((id, module.globals[id].clone()));
    }

    /// Restores the previous state. New globals stay in the tables, without a name.
    pub(super) fn revert(self, module: &mut Module, names: &mut SessionNames) {
        for (id, value) in self.globals.into_iter().rev() {
            module.globals[id] = value;
        }
        for (name, id) in self.names.into_iter().rev() {
            match id {
                Some(id) => drop(module.by_name.insert(name, id)),
                None => drop(module.by_name.shift_remove(&name)),
            }
        }
        for (name, id) in self.types.into_iter().rev() {
            match id {
                Some(id) => drop(names.types.insert(name, id)),
                None => drop(names.types.remove(&name)),
            }
        }
        for (id, named) in self.bodies.into_iter().rev() {
            module.types.named[id] = named;
        }
        // The items of the input are removed, and so are globals in the order that are undeclared again.
        module.other_items.drain(self.items);
        let gone = |id: &GlobalId| matches!(module.globals[*id].kind, GlobalKind::Undeclared);
        module.order.retain(|id| !gone(id));
    }
}

/// Relation of an input's globals to the session's.
pub(super) struct MergePlan<'a> {
    /// Globals supplied by the session: the function that evaluates, and its variables.
    pub own: FxHashMap<GlobalId, GlobalId>,
    /// Names of the types that the text defines.
    pub types: &'a FxHashSet<Name>,
    /// Names of the globals that the text defines or declares.
    pub globals: &'a FxHashSet<Name>,
    /// Name of the file, if the input is one.
    pub file: Option<Arc<str>>,
}

/// Maps ids of an input's module to ids of the session's.
struct IdMap {
    types: SecondaryMap<Type, Type>,
    named: SecondaryMap<NamedId, Option<NamedId>>,
    constants: SecondaryMap<ConstId, PackedOption<ConstId>>,
    globals: SecondaryMap<GlobalId, Option<GlobalId>>,
    attrs: SecondaryMap<AttrSet, AttrSet>,
    rewrite: Rewrite,
}

impl Remap for IdMap {
    fn ty(&self, ty: Type) -> Type {
        self.types[ty]
    }

    fn constant(&self, constant: ConstId) -> ConstId {
        // All constants are entered before anything is remapped.
        self.constants[constant].expand().unwrap_or(constant)
    }

    fn global(&self, global: GlobalId) -> GlobalId {
        self.globals[global].unwrap_or(global)
    }

    fn attrs(&self, attrs: AttrSet) -> AttrSet {
        self.attrs[attrs]
    }

    fn text(&self, text: &mut Arc<str>) {
        *text = self.rewrite.apply(text);
    }
}

/// Merges a checked module into the session's. Globals declared in both resolve to the session's.
pub(super) fn absorb(
    to: &mut Module,
    names: &mut SessionNames,
    mut from: Module,
    plan: &MergePlan<'_>,
    change: &mut ModuleChange,
) -> TypeMap {
    // Memory that exists has the layout of the first module, or that of this machine.
    let is_first = to.order.is_empty();
    to.constants.settle();
    let mut map = IdMap {
        types: SecondaryMap::with_default(Type::INVALID),
        named: SecondaryMap::new(),
        constants: SecondaryMap::new(),
        globals: SecondaryMap::new(),
        attrs: SecondaryMap::new(),
        rewrite: Rewrite { metadata: names.next_metadata, ..Rewrite::default() },
    };
    map.enter_types(to, names, &from, plan, change);
    map.enter_attributes(to, names, &from);
    let contents = map.enter_globals(to, names, &from, plan, change);
    let ids: Vec<ConstId> = from.constants.iter().map(|(id, _)| id).collect();
    for id in ids {
        map.enter_constant(to, &from, id);
    }
    for (id, target) in contents {
        let empty = GlobalValue::undeclared(from.globals[id].name.clone(), from.globals[id].span);
        let mut global = std::mem::replace(&mut from.globals[id], empty);
        global.name = to.globals[target].name.clone();
        global.kind.remap(&map);
        global.metadata.iter_mut().for_each(|text| map.text(text));
        if let GlobalKind::Function(function) = &mut global.kind
            && let Some(body) = &mut function.body
        {
            body.records.use_list_orders.clear();
        }
        to.globals[target] = global;
    }
    for item in &from.other_items {
        map.enter_item(to, item);
    }
    change.items.end = to.other_items.len();
    names.next_metadata = names.next_metadata.max(map.rewrite.end.get());
    if to.data_layout.is_none() && is_first {
        to.data_layout = from.data_layout;
    }
    if to.triple.is_none() {
        to.triple = from.triple;
    }
    TypeMap(map.types)
}

/// Returns the names of the types that an input defines exactly as the session does.
fn repeated_types(to: &Module, names: &SessionNames, from: &Module, plan: &MergePlan<'_>) -> FxHashSet<Name> {
    // Named types in a body, and whether each is the one that its name refers to.
    let parts = |module: &Module, body: Type| {
        let mut found: Vec<NamedId> = Vec::new();
        named_types(module, body, &mut |id| found.push(id));
        found
    };
    let is_current = |id: &NamedId| names.types.get(&to.types.named[*id].name) == Some(id);
    let mut same: FxHashMap<Name, Vec<Name>> = FxHashMap::default();
    for named in from.types.named.values().filter(|named| plan.types.contains(&named.name)) {
        let known = names.types.get(&named.name).and_then(|known| to.types.named[*known].body);
        let (Some(body), Some(known)) = (named.body, known) else { continue };
        if from.types.display(body) == to.types.display(known) && parts(to, known).iter().all(is_current) {
            let parts = parts(from, body).into_iter().map(|id| from.types.named[id].name.clone());
            same.insert(named.name.clone(), parts.collect());
        }
    }
    // A type with a part that changes is another one.
    loop {
        let changes = |name: &Name| plan.types.contains(name) && !same.contains_key(name);
        let changed: Vec<Name> =
            same.iter().filter(|(_, parts)| parts.iter().any(changes)).map(|(name, _)| name.clone()).collect();
        if changed.is_empty() {
            return same.into_keys().collect();
        }
        changed.iter().for_each(|name| drop(same.remove(name)));
    }
}

impl IdMap {
    fn enter_types(
        &mut self,
        to: &mut Module,
        names: &mut SessionNames,
        from: &Module,
        plan: &MergePlan<'_>,
        change: &mut ModuleChange,
    ) {
        let mut fresh = Vec::new();
        let same = repeated_types(to, names, from, plan);
        for (id, named) in from.types.named.iter() {
            let known = names.types.get(&named.name).copied();
            if same.contains(&named.name) {
                change.same_types.push(named.name.clone());
                self.named[id] = known;
                continue;
            }
            let defines = plan.types.contains(&named.name);
            let target = match known {
                Some(known) if !defines => known,
                // An opaque type that gets a body.
                Some(known) if to.types.named[known].body.is_none() => {
                    change.bodies.push((known, to.types.named[known].clone()));
                    to.types.named[known].span = named.span;
                    to.types.named[known].defined = true;
                    fresh.push((id, known));
                    known
                }
                _ => {
                    let new = to.types.named.push(NamedType { body: None, ..named.clone() });
                    change.types.push((named.name.clone(), known));
                    names.types.insert(named.name.clone(), new);
                    fresh.push((id, new));
                    new
                }
            };
            if defines {
                change.new_types.push(named.name.clone());
            }
            self.named[id] = Some(target);
        }
        // Component types precede their compounds; named types are mapped already.
        for ty in from.types.ids() {
            let mut kind = from.types.written(ty).clone();
            kind.map_parts(|part| self.types[part]);
            if let TypeKind::Named(id) = &mut kind
                && let Some(new) = self.named[*id]
            {
                *id = new;
            }
            self.types[ty] = to.types.intern(kind);
        }
        for (id, new) in fresh {
            to.types.named[new].body = from.types.named[id].body.map(|body| self.types[body]);
        }
    }

    fn enter_attributes(&mut self, to: &mut Module, names: &mut SessionNames, from: &Module) {
        let mut groups: HashMap<u32, u32> = HashMap::new();
        for (n, set) in &from.attr_groups {
            let set = self.attribute_list(to, &from.attrs[*set], &groups);
            let same = to.attr_groups.iter().find(|(_, s)| **s == set).map(|(n, _)| *n);
            let number = same.unwrap_or_else(|| {
                names.next_group += 1;
                to.attr_groups.insert(names.next_group - 1, set);
                names.next_group - 1
            });
            groups.insert(*n, number);
        }
        for (id, list) in from.attrs.iter() {
            self.attrs[id] = self.attribute_list(to, list, &groups);
        }
    }

    fn attribute_list(&self, to: &mut Module, list: &[Attr], groups: &HashMap<u32, u32>) -> AttrSet {
        let translated = |attr: &Attr| match attr {
            Attr::Type(word, ty) => Some(Attr::Type(word.clone(), self.types[*ty])),
            // An undefined attribute group is empty.
            Attr::Group(n) => groups.get(n).map(|n| Attr::Group(*n)),
            other => Some(other.clone()),
        };
        to.attrs.intern(list.iter().filter_map(translated).collect())
    }

    /// Maps each global to the session's, and returns those whose contents must be merged.
    fn enter_globals(
        &mut self,
        to: &mut Module,
        names: &mut SessionNames,
        from: &Module,
        plan: &MergePlan<'_>,
        change: &mut ModuleChange,
    ) -> Vec<(GlobalId, GlobalId)> {
        let mut contents = Vec::new();
        let mut taken: FxHashSet<GlobalId> = FxHashSet::default();
        for (id, global) in from.globals.iter() {
            if let Some(target) = plan.own.get(&id) {
                self.globals[id] = Some(*target);
                if matches!(&global.kind, GlobalKind::Function(f) if f.body.is_some()) {
                    contents.push((id, *target));
                }
                continue;
            }
            // Directives to linkers and compilers (`llvm.*` variables): constructors run on entry.
            let special =
                matches!(global.kind, GlobalKind::Variable { .. }) && global.name.symbol().starts_with("llvm.");
            if special || matches!(global.kind, GlobalKind::Undeclared) {
                continue;
            }
            let known = to.by_name.get(&global.name).copied();
            let target = match (is_definition(global), known) {
                (_, None) => new_global(to, names, global, plan, change, None),
                (false, Some(known)) => {
                    let known = to.aliasee(known);
                    self.globals[id] = Some(known);
                    if plan.globals.contains(&global.name) {
                        let ty = self.types[from.value_type(id)];
                        change.declares.push((known, ty, global.span));
                    }
                    // A declaration with attributes replaces one that was derived from a call.
                    let declared = plan.globals.contains(&global.name) && !is_definition(&to.globals[known]);
                    if !declared || !matches!(global.kind, GlobalKind::Function(_)) {
                        continue;
                    }
                    change.save(to, known);
                    known
                }
                (true, Some(known)) if is_replaced(to, names, known, global, plan) => {
                    change.save(to, known);
                    known
                }
                (true, Some(known)) => new_global(to, names, global, plan, change, Some(known)),
            };
            self.globals[id] = Some(target);
            contents.push((id, target));
            taken.insert(id);
        }
        // In the order of the text, followed by those that the verifier derived from calls.
        let listed: FxHashSet<GlobalId> = from.order.iter().copied().collect();
        let made = from.globals.keys().filter(|id| !listed.contains(id));
        for id in from.order.iter().copied().chain(made).filter(|id| taken.contains(id)) {
            let Some(target) = self.globals[id] else { continue };
            if matches!(to.globals[target].kind, GlobalKind::Undeclared) {
                to.order.push(target);
            }
            match is_definition(&from.globals[id]) {
                true => change.defined.push(target),
                false => change.declared.push(target),
            }
        }
        contents
    }

    /// Enters a constant after its operands.
    fn enter_constant(&mut self, to: &mut Module, from: &Module, id: ConstId) {
        let mut work = vec![id];
        while let Some(id) = from.constants.next_to_enter(&mut work, |id| self.constants[id].is_some()) {
            let mut constant = from.constants[id].clone();
            constant.remap(self);
            self.constants[id] = to.constants.intern(constant).into();
        }
    }

    /// Enters metadata or a comdat.
    fn enter_item(&self, to: &mut Module, item: &Arc<str>) {
        if item.starts_with("uselistorder") {
            return;
        }
        let text = self.rewrite.apply(item);
        let list = named_list(&text).map(|(name, list)| (name.to_string(), list.to_string()));
        if let Some((name, list)) = list
            && let Some(old) = to.other_items.iter_mut().find(|i| named_list(i).is_some_and(|(n, _)| n == name))
        {
            let first = named_list(old).map_or(String::new(), |(_, list)| list.to_string());
            let comma = if first.is_empty() || list.is_empty() { "" } else { ", " };
            *old = format!("{name} = !{{{first}{comma}{list}}}").into();
            return;
        }
        if !to.other_items.contains(&text) {
            to.other_items.push(text);
        }
    }
}

/// Whether a global is a definition and not a declaration.
pub(super) fn is_definition(global: &GlobalValue) -> bool {
    match &global.kind {
        GlobalKind::Function(function) => function.body.is_some(),
        GlobalKind::Variable { init, .. } => init.is_some(),
        GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } => true,
        GlobalKind::Undeclared => false,
    }
}

/// Creates a global that takes over the name.
fn new_global(
    to: &mut Module,
    names: &mut SessionNames,
    global: &GlobalValue,
    plan: &MergePlan<'_>,
    change: &mut ModuleChange,
    before: Option<GlobalId>,
) -> GlobalId {
    let id = to.globals.push(GlobalValue::undeclared(global.name.clone(), global.span));
    change.globals.push((id, to.globals[id].clone()));
    change.names.push((global.name.clone(), before));
    to.by_name.insert(global.name.clone(), id);
    if let Some(file) = &plan.file {
        names.origins.insert(id, file.clone());
    }
    id
}

/// Whether a definition replaces the global of its name for all users. A function does; a variable of the same name is
/// new, since there may be pointers to the old one; local symbols of different files are distinct.
fn is_replaced(to: &Module, names: &SessionNames, known: GlobalId, global: &GlobalValue, plan: &MergePlan<'_>) -> bool {
    let old = &to.globals[known];
    let local = |g: &GlobalValue| matches!(g.linkage, Linkage::Private | Linkage::Internal);
    let apart = plan.file.is_some() && local(old) && local(global) && names.origins.get(&known) != plan.file.as_ref();
    let function = |g: &GlobalValue| matches!(g.kind, GlobalKind::Function(_));
    // A variable that is only declared, and is not in any library, was refused earlier.
    function(old) && function(global) && !apart
}

/// Whether two types are equal when pointers are treated as opaque.
pub(super) fn agree(types: &crate::ir::Types, a: Type, b: Type) -> bool {
    if a == b {
        return true;
    }
    match (types.written(a), types.written(b)) {
        (TypeKind::Ptr { addrspace: x, .. }, TypeKind::Ptr { addrspace: y, .. }) => x == y,
        (TypeKind::Array { len: m, elem: x }, TypeKind::Array { len: n, elem: y }) => m == n && agree(types, *x, *y),
        (TypeKind::Vector { len: m, scalable: s, elem: x }, TypeKind::Vector { len: n, scalable: t, elem: y }) => {
            (m, s) == (n, t) && agree(types, *x, *y)
        }
        (TypeKind::Struct { fields: x, packed: p }, TypeKind::Struct { fields: y, packed: q }) => {
            p == q && x.len() == y.len() && x.iter().zip(y).all(|(x, y)| agree(types, *x, *y))
        }
        (
            TypeKind::Function { ret: r, params: x, varargs: v },
            TypeKind::Function { ret: s, params: y, varargs: w },
        ) => v == w && agree(types, *r, *s) && x.len() == y.len() && x.iter().zip(y).all(|(x, y)| agree(types, *x, *y)),
        // Named structs are nominal types; two of the same name are an old and a new version.
        (TypeKind::Named(x), TypeKind::Named(y)) => match (types.named[*x].body, types.named[*y].body) {
            (Some(a), Some(b)) if types.named[*x].name == types.named[*y].name => agree(types, a, b),
            _ => false,
        },
        _ => false,
    }
}

/// Returns the functions and variables that mention a global.
pub(super) fn users(module: &Module, of: GlobalId) -> Vec<GlobalId> {
    let mentioning = module.constants.mentioning(|id| id == of);
    let uses = |global: &GlobalValue| match &global.kind {
        GlobalKind::Variable { init: Some(init), .. } => mentioning[*init],
        GlobalKind::Function(function) => function.body.as_ref().is_some_and(|body| {
            body.insts.values().any(|inst| {
                let mut found = false;
                inst.for_each_operand(|_, operand| {
                    found |=
                        matches!(operand, Operand::Const(id) if id.index() < module.constants.len() && mentioning[id]);
                });
                found
            })
        }),
        _ => false,
    };
    let named = module.by_name.values().copied();
    named.filter(|id| *id != of && uses(&module.globals[*id])).collect()
}

/// Calls `f` for every named type within a type.
pub(super) fn named_types(module: &Module, ty: Type, f: &mut dyn FnMut(NamedId)) {
    let mut seen: FxHashSet<Type> = FxHashSet::default();
    let mut work = vec![ty];
    while let Some(ty) = work.pop() {
        if !seen.insert(ty) {
            continue;
        }
        if let TypeKind::Named(id) = module.types.written(ty) {
            f(*id);
        }
        let mut kind = module.types.written(ty).clone();
        kind.map_parts(|part| {
            work.push(part);
            part
        });
    }
}
