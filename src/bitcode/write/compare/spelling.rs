//! Canonical text of a module: constructs that LLVM does not distinguish are written in the same way, and metadata is
//! omitted.

use super::super::{attributes, module};
use crate::ir::inst::{CastOp, Inst};
use crate::ir::intrinsics::{Meaning, current_name, lookup};
use crate::ir::is_name_byte;
use crate::ir::upgrade;
use crate::ir::{
    Align, Attr, AttrSet, ConstExpr, ConstId, Constant, DataLayout, GlobalId, GlobalKind, Linkage, Module, Name,
    Operand, Piece, Type, TypeKind, print,
};
use crate::ir::{Preemption, Visibility};
use cranelift_entity::EntityRef;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Returns the entities of a module by name, each as canonical text without metadata.
pub(super) fn entities(module: &Module) -> BTreeMap<String, String> {
    let mut module = module.clone();
    normalize(&mut module);
    let text = print::module(&module);
    let mut entities: BTreeMap<String, String> = BTreeMap::new();
    let mut open: Option<String> = None;
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(name) = &open {
            if let Some(text) = entities.get_mut(name) {
                text.push('\n');
                text.push_str(line);
            }
            if line == "}" {
                open = None;
            }
            continue;
        }
        let mut quoted = false;
        let at = line.bytes().position(|byte| {
            quoted ^= byte == b'"';
            byte == b'@' && !quoted
        });
        let name = match at {
            Some(at) if line.starts_with(['@', 'd']) => symbol(&line[at..]),
            _ if line.starts_with('$') => line.split(" = comdat ").next().unwrap_or("").to_string(),
            _ => line.split([' ', '=']).next().unwrap_or("").to_string(),
        };
        if line.starts_with("define") {
            open = Some(name.clone());
        }
        // Intrinsics are known to LLVM, and calls name them: a declaration adds nothing.
        if line.starts_with("declare") && (name.starts_with("@llvm.") || name.starts_with("@\"llvm.")) {
            continue;
        }
        match entities.get_mut(&name) {
            // All lines of module assembly form one entity.
            Some(text) => {
                text.push('\n');
                text.push_str(line);
            }
            None => _ = entities.insert(name, line.to_string()),
        }
    }
    entities
}

/// Returns the name, with its sigil, at the start of a text.
fn symbol(text: &str) -> String {
    let length = match text[1..].strip_prefix('"') {
        Some(rest) => rest.find('"').map_or(text.len(), |n| n + 3),
        None => text[1..].bytes().position(|b| !is_name_byte(b)).map_or(text.len(), |n| n + 1),
    };
    text[..length].to_string()
}

/// Canonicalizes a module, and removes its metadata.
fn normalize(module: &mut Module) {
    let layout = DataLayout::stated(module).unwrap_or_else(DataLayout::llvm_default);
    if let (Some((text, _)), Some((triple, _))) = (&mut module.data_layout, &module.triple) {
        *text = upgrade::data_layout(triple, text).into();
    }
    let lines = module.asm.iter().flat_map(|(line, span)| line.split('\n').map(|line| (Arc::from(line), *span)));
    module.asm = lines.collect();
    module.order.sort_by_key(|id| match module.globals[*id].kind {
        GlobalKind::Variable { .. } | GlobalKind::Undeclared => 0,
        GlobalKind::Alias { .. } => 1,
        GlobalKind::Ifunc { .. } => 2,
        GlobalKind::Function(_) => 3,
    });
    make_pointers_opaque(module);
    forget_abbreviations(module);
    name_intrinsics(module);
    for n in 0..module.constants.len() {
        let id = ConstId::new(n);
        if let Some(constant) = plain(module, id) {
            module.constants.replace(id, constant);
        }
    }
    let comdat = |item: &Arc<str>| {
        let (name, kind) = item.strip_prefix('$')?.split_once(" = comdat ")?;
        Some(format!("{} = comdat {kind}", comdat_name(name)).into())
    };
    module.other_items = module.other_items.iter().filter_map(comdat).collect();
    module.use_list_orders.clear();
    let mut attrs = Attributes::default();
    for id in module.globals.keys().collect::<Vec<_>>() {
        keywords(module, id, &mut attrs);
        let global = &mut module.globals[id];
        global.metadata.clear();
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let mut function = function.clone();
        function.attrs = attrs.plain(module, function.attrs, true);
        function.ret_attrs = attrs.plain(module, function.ret_attrs, false);
        for param in &mut function.params {
            param.attrs = attrs.plain(module, param.attrs, false);
        }
        let is_intrinsic = matches!(&module.globals[id].name, Name::Text(name) if name.starts_with("llvm."));
        if is_intrinsic && function.body.is_none() {
            // LLVM assigns the attributes of intrinsics itself.
            (function.attrs, function.ret_attrs) = (AttrSet::NONE, AttrSet::NONE);
            function.params.iter_mut().for_each(|param| param.attrs = AttrSet::NONE);
        }
        if let Some(body) = &mut function.body {
            body.metadata.clear();
            body.records = Default::default();
            for inst in body.insts.values_mut() {
                if let Inst::Gep { indices, .. } = inst {
                    // The type written before a local index does not matter: the type of the local counts.
                    for (ty, index) in indices.iter_mut() {
                        if let Operand::Value(value) = index {
                            *ty = body.values[*value].ty;
                        }
                    }
                }
                instruction(module, &layout, inst, &mut attrs);
            }
        }
        module.globals[id].kind = GlobalKind::Function(function);
    }
    let used: FxHashSet<String> = {
        let clauses = module.globals.values().flat_map(|global| &global.clauses);
        clauses.filter_map(|clause| clause.strip_prefix("comdat(")?.strip_suffix(')').map(str::to_string)).collect()
    };
    module.other_items.retain(|item| item.split(" = comdat ").next().is_some_and(|name| used.contains(name)));
    module.attr_groups.clear();
}

/// Returns the name of a comdat, given without its sigil, as a printer writes it.
fn comdat_name(name: &str) -> String {
    let mut out = "$".to_string();
    module::text_name(name).write(&mut out);
    out
}

/// Gives intrinsic functions the names of current LLVM, with type suffixes computed from their signatures.
fn name_intrinsics(module: &mut Module) {
    // Intrinsics without a declaration have the type of their calls.
    let mut called: FxHashMap<GlobalId, Type> = FxHashMap::default();
    for (_, _, body) in module.definitions() {
        for call in body.insts.values().filter_map(Inst::call) {
            let Operand::Const(callee) = call.callee else { continue };
            if let Constant::Global(_, id) = module.constants[callee] {
                called.entry(id).or_insert(call.fn_ty);
            }
        }
    }
    for (id, global) in module.globals.iter_mut() {
        let ty = match &global.kind {
            GlobalKind::Function(function) => function.ty,
            GlobalKind::Undeclared => called.get(&id).copied().unwrap_or(Type::INVALID),
            _ => continue,
        };
        let Name::Text(name) = &global.name else { continue };
        if let Meaning::Known(intrinsic) = lookup(name) {
            let ty = module.types.display(ty);
            global.name = Name::Text(format!("llvm.{} {ty}", current_name(intrinsic.name)).into());
        }
    }
}

/// Replaces every pointer type by an opaque one.
pub(super) fn make_pointers_opaque(module: &mut Module) {
    for ty in module.types.ids() {
        if let TypeKind::Ptr { pointee: Some(_), addrspace } = *module.types.written(ty) {
            module.types.replace(ty, TypeKind::Ptr { pointee: None, addrspace });
        }
    }
}

/// Replaces names that are only aliases of another type by that type.
fn forget_abbreviations(module: &mut Module) {
    for ty in module.types.ids() {
        let mut at = ty;
        // A chain of aliases has at most this length, unless it is cyclic.
        for _ in 0..module.types.named.len() {
            match module.types.written(at) {
                TypeKind::Named(id) => match module.types.named[*id].body {
                    Some(body) if !matches!(module.types.written(body), TypeKind::Struct { .. }) => at = body,
                    _ => break,
                },
                _ => break,
            }
        }
        if at != ty {
            module.types.replace(ty, module.types.written(at).clone());
        }
    }
    let types = &module.types;
    let names = types.named.iter().map(|(id, named)| {
        let is_struct = named.body.is_none_or(|body| matches!(types.written(body), TypeKind::Struct { .. }));
        (id, is_struct)
    });
    for (id, is_struct) in names.collect::<Vec<_>>() {
        module.types.named[id].defined &= is_struct;
    }
    // Unnamed types are numbered from 0.
    let mut next = 0;
    for named in module.types.named.values_mut().filter(|named| named.defined || named.body.is_none()) {
        if let Name::Number(n) = &mut named.name {
            *n = next;
            next += 1;
        }
    }
}

/// Returns the canonical form of a constant with canonical operands, if it differs.
fn plain(module: &Module, id: ConstId) -> Option<Constant> {
    let constants = &module.constants;
    let is_zero = |id: ConstId| match &constants[id] {
        Constant::Int(_, 0) | Constant::Float(_, 0) | Constant::Null(_) | Constant::Zero(_) => true,
        Constant::WideInt(_, words) => words.iter().all(|word| *word == 0),
        _ => false,
    };
    match &constants[id] {
        Constant::String(ty, bytes) if bytes.iter().all(|byte| *byte == 0) => Some(Constant::Zero(*ty)),
        Constant::Array(ty, parts) | Constant::Struct(ty, parts) | Constant::Vector(ty, parts) => {
            let all = |is: &dyn Fn(ConstId) -> bool| parts.iter().all(|part| is(part.1));
            if all(&is_zero) {
                return Some(Constant::Zero(*ty));
            }
            if all(&|id| matches!(constants[id], Constant::Poison(_))) {
                return Some(Constant::Poison(*ty));
            }
            if all(&|id| matches!(constants[id], Constant::Undef(_))) {
                return Some(Constant::Undef(*ty));
            }
            let TypeKind::Array { elem: Type::I8, .. } = module.types.kind(*ty) else { return None };
            let bytes: Option<Box<[u8]>> =
                parts.iter().map(|part| constants[part.1].as_int().map(|value| value as u8)).collect();
            bytes.map(|bytes| Constant::String(*ty, bytes))
        }
        Constant::Expr(ty, expr) => match &**expr {
            ConstExpr::Splat(value) if is_zero(value.1) => Some(Constant::Zero(*ty)),
            // The form of a splat in LLVM's bitcode.
            ConstExpr::ShuffleVector { lhs, mask, .. } if is_zero(mask.1) => match &constants[lhs.1] {
                Constant::Expr(_, inner) => match &**inner {
                    ConstExpr::InsertElement { value, index, .. } if is_zero(index.1) => match is_zero(value.1) {
                        true => Some(Constant::Zero(*ty)),
                        false => Some(Constant::Expr(*ty, Box::new(ConstExpr::Splat(*value)))),
                    },
                    _ => None,
                },
                _ => None,
            },
            ConstExpr::Cast { op: CastOp::Bitcast, arg, .. }
                if module.types.is_ptr(*ty) && module.types.is_ptr(arg.0) =>
            {
                Some(constants[arg.1].clone())
            }
            ConstExpr::Cast { op: CastOp::Bitcast, flags, arg } => match &constants[arg.1] {
                Constant::Vector(_, parts) if let [part] = parts[..] => Some(Constant::Expr(
                    *ty,
                    Box::new(ConstExpr::Cast { op: CastOp::Bitcast, flags: *flags, arg: part }),
                )),
                _ => None,
            },
            // LLVM folds the truncation into the `ptrtoint`.
            ConstExpr::Cast { op: CastOp::Trunc, arg, .. } => match &constants[arg.1] {
                Constant::Expr(_, inner) => match **inner {
                    ConstExpr::Cast { op: CastOp::Ptrtoint, flags, arg } => {
                        Some(Constant::Expr(*ty, Box::new(ConstExpr::Cast { op: CastOp::Ptrtoint, flags, arg })))
                    }
                    _ => None,
                },
                _ => None,
            },
            ConstExpr::Gep { source, flags, inrange, base, indices } => {
                if indices.iter().all(|index| is_zero(index.1)) && module.types.is_ptr(base.0) {
                    return Some(constants[base.1].clone());
                }
                let mut flags = *flags;
                flags.nusw &= !flags.inbounds;
                let (source, inrange, base, indices) = (*source, *inrange, *base, indices.clone());
                Some(Constant::Expr(*ty, Box::new(ConstExpr::Gep { source, flags, inrange, base, indices })))
            }
            _ => None,
        },
        Constant::PtrAuth(ty, parts) => {
            let mut parts = parts.to_vec();
            while parts.len() > 2 && parts.last().is_some_and(|part| is_zero(part.1)) {
                parts.pop();
            }
            Some(Constant::PtrAuth(*ty, parts.into()))
        }
        // The contents are compared in the metadata graph.
        Constant::Metadata(_) => Some(Constant::Metadata([Piece::Text("!".into())].into())),
        _ => None,
    }
}

/// Canonical attribute lists.
#[derive(Default)]
struct Attributes(FxHashMap<(AttrSet, bool), AttrSet>);

impl Attributes {
    /// Returns the canonical form of a list: groups are expanded, and attributes are sorted and normalized.
    fn plain(&mut self, module: &mut Module, set: AttrSet, of_function: bool) -> AttrSet {
        if let Some(known) = self.0.get(&(set, of_function)) {
            return *known;
        }
        let mut all: Vec<Attr> = Vec::new();
        for attr in &module.attrs[set] {
            match attr {
                Attr::Group(n) => {
                    let set = module.attr_groups.get(n).copied().unwrap_or_default();
                    all.extend(module.attrs[set].iter().cloned());
                }
                attr => all.push(attr.clone()),
            }
        }
        match of_function {
            true => upgrade::function_attributes(&mut all),
            false => all.iter_mut().for_each(upgrade::attribute),
        }
        let mut texts: Vec<String> = all.iter().map(|attr| attribute(module, attr)).collect();
        texts.sort_unstable();
        texts.dedup();
        let attrs = texts.into_iter().map(|text| Attr::String(text.into(), None)).collect();
        let plain = module.attrs.intern(attrs);
        self.0.insert((set, of_function), plain);
        plain
    }
}

fn attribute(module: &Module, attr: &Attr) -> String {
    match attr {
        Attr::Word(word) => word.to_string(),
        Attr::Int(word, value) => match attributes::argument(word, &value.to_string()) {
            Some(value) => format!("{word}:{value}"),
            None => format!("{word}:{value}"),
        },
        Attr::Text(word, text) => match attributes::argument(word, text) {
            Some(value) => format!("{word}:{value}"),
            None => format!("{word}({text})"),
        },
        Attr::Type(word, ty) => format!("{word}({})", module.types.display(*ty)),
        Attr::String(key, value) => format!("'{key}'='{}'", value.as_deref().unwrap_or("")),
        Attr::Group(n) => format!("#{n}"),
    }
}

/// Removes the implied keywords of a global, and sorts its clauses.
fn keywords(module: &mut Module, id: GlobalId, attrs: &mut Attributes) {
    let global = &mut module.globals[id];
    let implied =
        global.linkage.is_local() || global.has_non_default_visibility() && global.linkage != Linkage::ExternWeak;
    global.visibility = global.visibility.filter(|visibility| *visibility != Visibility::Default);
    global.preemption = global.preemption.filter(|preemption| *preemption == Preemption::DsoLocal && !implied);
    let mut clauses: Vec<Arc<str>> = Vec::new();
    let mut listed = Vec::new();
    for clause in std::mem::take(&mut global.clauses) {
        match &*clause {
            "comdat" => {
                let mut text = "comdat($".to_string();
                global.name.write(&mut text);
                clauses.push(format!("{text})").into());
            }
            text if let Some(name) = text.strip_prefix("comdat($").and_then(|text| text.strip_suffix(')')) => {
                clauses.push(format!("comdat({})", comdat_name(name)).into());
            }
            text if text.starts_with(['#', '"']) => listed.extend(module::attributes(text).unwrap_or_default()),
            _ => clauses.push(clause),
        }
    }
    if !listed.is_empty() {
        let set = module.attrs.intern(listed);
        let set = attrs.plain(module, set, false);
        let texts = module.attrs[set].iter().map(|attr| match attr {
            Attr::String(key, _) => key.to_string(),
            _ => String::new(),
        });
        clauses.push(format!("\"{}\"", texts.collect::<Vec<_>>().join(" ")).into());
    }
    clauses.sort_unstable();
    module.globals[id].clauses = clauses;
}

/// Makes the alignment of an instruction explicit, and removes redundant information.
fn instruction(module: &mut Module, layout: &DataLayout, inst: &mut Inst, attrs: &mut Attributes) {
    let constants = &module.constants;
    let types = &module.types;
    match inst {
        Inst::Alloca { ty, count, align, typed, .. } => {
            *typed = false;
            *align = align.or(layout.preferred_align_of(types, *ty).and_then(Align::new));
            if count.is_some_and(|(ty, count)| {
                ty == Type::I32 && matches!(count, Operand::Const(id) if constants[id].as_int() == Some(1))
            }) {
                *count = None;
            }
        }
        Inst::Load { ty, align, .. } => *align = align.or(layout.align_of(types, *ty).and_then(Align::new)),
        Inst::Store { value, align, .. } => *align = align.or(layout.align_of(types, value.0).and_then(Align::new)),
        Inst::CmpXchg { expected: value, align, .. } | Inst::AtomicRmw { value, align, .. } => {
            *align = align.or(layout.store_size_of(types, value.0).and_then(Align::new));
        }
        Inst::Gep { flags, .. } => flags.nusw &= !flags.inbounds,
        Inst::Binary { op, ty, .. } => *op = upgrade::binary(*op, types, *ty),
        _ => {}
    }
    if let Some(call) = inst.call_mut() {
        let mut made = call.clone();
        made.forwards = false;
        made.fn_attrs = attrs.plain(module, made.fn_attrs, true);
        made.ret_attrs = attrs.plain(module, made.ret_attrs, false);
        for arg in &mut made.args {
            arg.attrs = attrs.plain(module, arg.attrs, false);
        }
        *call = made;
    }
}
