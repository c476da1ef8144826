//! Whether two modules mean the same: by their text in one spelling, and by their metadata as graphs.
//!
//! What LLVM itself does not tell apart makes no difference: what pointers point to, alignments that go without saying, the order of
//! globals and of attributes, spellings of the same constant or attribute, numbers of what has no name, metadata that nothing refers to,
//! attributes of intrinsic functions, and their declarations where nothing uses them. Everything else does, orders of uses and debug
//! records among it. A call of an `llvm.dbg` function is the debug record that it became. Orders of the uses of constants, and of
//! globals that constants use, are not compared: nothing here writes them.

use super::graph::{Node, Op, Ref, Value};
use super::notes::{DebugRecord, Location, Meta, Notes};
use super::{Refused, Version, Writer};
use crate::bitcode::metadata::code;
use crate::ir::inst::Inst;
use crate::ir::intrinsics::{Meaning, lookup, today};
use crate::ir::{
    Attr, AttrSet, Body, ConstExpr, ConstId, Constant, DataLayout, GlobalId, GlobalKind, Linkage, Module, Name,
    Operand, Piece, Type, TypeKind, UsesOf, ValueId, print,
};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// Returns what differs between two modules, a line for each entity; empty if they mean the same.
pub fn differences(one: &Module, other: &Module) -> Vec<String> {
    let mut found = Vec::new();
    let texts = [entities(one), entities(other)];
    let mut names: Vec<&String> = texts.iter().flat_map(|entities| entities.keys()).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        match (texts[0].get(name), texts[1].get(name)) {
            (Some(a), Some(b)) if a != b => {
                let lines = a.lines().zip(b.lines()).find(|(a, b)| a != b);
                let (a, b) = lines.unwrap_or(("fewer lines", "more lines"));
                found.push(format!("{name}: `{}` and `{}`", a.trim(), b.trim()));
            }
            (Some(_), Some(_)) => {}
            // LLVM has a name for a module that says none; types that are used stand in what uses them.
            _ if name == "source_filename" || name.starts_with('%') => {}
            (Some(_), None) => found.push(format!("{name}: only in the first")),
            _ => found.push(format!("{name}: only in the second")),
        }
    }
    // Metadata is compared where it stands: in entities that are the same.
    if found.is_empty() {
        match (Side::new(one), Side::new(other)) {
            (Ok(one), Ok(other)) => {
                Pair { one, other, seen: FxHashSet::default(), distinct: Default::default() }.compare(&mut found)
            }
            (Err(refused), _) | (_, Err(refused)) => found.push(format!("metadata: {}", refused.message)),
        }
    }
    found
}

/// The entities of a module by their names, each as text in one spelling and without metadata.
fn entities(module: &Module) -> BTreeMap<String, String> {
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
            _ => line.split([' ', '=']).next().unwrap_or("").to_string(),
        };
        if line.starts_with("define") {
            open = Some(name.clone());
        }
        // What intrinsic functions are is known, and their calls say which they are.
        if line.starts_with("declare") && (name.starts_with("@llvm.") || name.starts_with("@\"llvm.")) {
            continue;
        }
        match entities.get_mut(&name) {
            // Lines of assembly are one.
            Some(text) => {
                text.push('\n');
                text.push_str(line);
            }
            None => _ = entities.insert(name, line.to_string()),
        }
    }
    entities
}

/// A name with its sigil, at the start of a text.
fn symbol(text: &str) -> String {
    let length = match text[1..].strip_prefix('"') {
        Some(rest) => rest.find('"').map_or(text.len(), |n| n + 3),
        None => {
            text[1..].find(|c: char| !(c.is_ascii_alphanumeric() || "-$._".contains(c))).map_or(text.len(), |n| n + 1)
        }
    };
    text[..length].to_string()
}

/// Gives a module one spelling, and takes its metadata away.
fn normalize(module: &mut Module) {
    let layout = module.data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok());
    let layout = layout.unwrap_or_else(DataLayout::llvm_default);
    if let Some((text, _)) = &mut module.data_layout {
        // LLVM adds these for the x86.
        for part in ["-i128:128", "-p270:32:32-p271:32:32-p272:64:64"] {
            *text = text.replacen(part, "", 1).into();
        }
    }
    let lines = module.asm.iter().flat_map(|(line, span)| line.split('\n').map(|line| (Arc::from(line), *span)));
    module.asm = lines.collect();
    module.order.sort_by_key(|id| match module.globals[*id].kind {
        GlobalKind::Variable { .. } | GlobalKind::Undeclared => 0,
        GlobalKind::Alias { .. } => 1,
        GlobalKind::Ifunc { .. } => 2,
        GlobalKind::Function(_) => 3,
    });
    forget_pointees(module);
    forget_abbreviations(module);
    name_intrinsics(module);
    for n in 0..module.constants.len() {
        let id = ConstId::new(n);
        if let Some(constant) = plain(module, id) {
            module.constants.replace(id, constant);
        }
    }
    let comdats: Vec<Arc<str>> = module.other_items.iter().filter(|item| item.starts_with('$')).cloned().collect();
    module.other_items = comdats;
    module.use_list_orders.clear();
    let mut attrs = Attributes::default();
    for id in module.globals.keys().collect::<Vec<_>>() {
        words(module, id, &mut attrs);
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
            // LLVM gives each its own.
            (function.attrs, function.ret_attrs) = (AttrSet::NONE, AttrSet::NONE);
            function.params.iter_mut().for_each(|param| param.attrs = AttrSet::NONE);
        }
        if let Some(body) = &mut function.body {
            body.metadata.clear();
            body.records = Default::default();
            for inst in body.insts.values_mut() {
                if let Inst::Gep { indices, .. } = inst {
                    // What is written before a local is no more than a remark.
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
        let words = module.globals.values().flat_map(|global| &global.words);
        words.filter_map(|word| word.strip_prefix("comdat(")?.strip_suffix(')').map(str::to_string)).collect()
    };
    module.other_items.retain(|item| item.split(' ').next().is_some_and(|name| used.contains(name)));
    module.attr_groups.clear();
}

/// Calls intrinsic functions as LLVM does today, with their types instead of what stands for these in their names.
fn name_intrinsics(module: &mut Module) {
    for global in module.globals.values_mut() {
        let (GlobalKind::Function(function), Name::Text(name)) = (&global.kind, &global.name) else { continue };
        if let Meaning::Known(intrinsic) = lookup(name) {
            let ty = module.types.display(function.ty);
            global.name = Name::Text(format!("llvm.{} {ty}", today(intrinsic.name)).into());
        }
    }
}

/// Makes every pointer one that does not say what it points to.
fn forget_pointees(module: &mut Module) {
    for ty in module.types.ids() {
        if let TypeKind::Ptr { pointee: Some(_), addrspace } = *module.types.written(ty) {
            module.types.replace(ty, TypeKind::Ptr { pointee: None, addrspace });
        }
    }
}

/// Makes names that only stand for another type that type.
fn forget_abbreviations(module: &mut Module) {
    for ty in module.types.ids() {
        let mut at = ty;
        // As many names as can stand for each other without going round.
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
    // Those without a name count from 0.
    let mut next = 0;
    for named in module.types.named.values_mut().filter(|named| named.defined || named.body.is_none()) {
        if let Name::Number(n) = &mut named.name {
            *n = next;
            next += 1;
        }
    }
}

/// A constant in its plainest spelling, if that is another one. Its parts are plain.
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
            // As LLVM has a splat in a file.
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
            ConstExpr::Cast { op: crate::ir::inst::CastOp::Bitcast, arg, .. }
                if module.types.is_ptr(*ty) && module.types.is_ptr(arg.0) =>
            {
                Some(constants[arg.1].clone())
            }
            ConstExpr::Gep { source, flags, base, indices } => {
                if indices.iter().all(|index| is_zero(index.1)) && module.types.is_ptr(base.0) {
                    return Some(constants[base.1].clone());
                }
                let mut flags = *flags;
                flags.nusw &= !flags.inbounds;
                Some(Constant::Expr(
                    *ty,
                    Box::new(ConstExpr::Gep { source: *source, flags, base: *base, indices: indices.clone() }),
                ))
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
        // What it is stands in the graph.
        Constant::Metadata(_) => Some(Constant::Metadata([Piece::Text("!".into())].into())),
        _ => None,
    }
}

/// Attributes in one spelling.
#[derive(Default)]
struct Attributes(FxHashMap<(AttrSet, bool), AttrSet>);

impl Attributes {
    /// The same list with groups written out, in order, each attribute as its number has it.
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
        let mut texts: Vec<String> = all.iter().map(|attr| attribute(module, attr)).collect();
        if of_function {
            memory_attributes(&mut texts);
        }
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
        Attr::Word(word) => match &**word {
            "nocapture" => "captures:0".into(),
            "uwtable" => "uwtable:2".into(),
            word => word.into(),
        },
        Attr::Int(word, value) => match super::attributes::argument(word, &value.to_string()) {
            Some(value) => format!("{word}:{value}"),
            None => format!("{word}:{value}"),
        },
        Attr::Text(word, text) => match super::attributes::argument(word, text) {
            Some(value) => format!("{word}:{value}"),
            None => format!("{word}({text})"),
        },
        Attr::Type(word, ty) => format!("{word}({})", module.types.display(*ty)),
        Attr::String(key, value) => format!("'{key}'='{}'", value.as_deref().unwrap_or("")),
        Attr::Group(n) => format!("#{n}"),
    }
}

/// What one attribute of memory says today was several.
fn memory_attributes(texts: &mut Vec<String>) {
    const OLD: [&str; 6] =
        ["readnone", "readonly", "writeonly", "argmemonly", "inaccessiblememonly", "inaccessiblemem_or_argmemonly"];
    let has = |word: &str| texts.iter().any(|text| text == word);
    if !OLD.iter().any(|word| has(word)) {
        return;
    }
    let access = if has("readnone") {
        "none"
    } else if has("readonly") {
        "read"
    } else if has("writeonly") {
        "write"
    } else {
        "readwrite"
    };
    let text = match () {
        () if access == "none" => "none".to_string(),
        () if has("argmemonly") => format!("argmem: {access}"),
        () if has("inaccessiblememonly") => format!("inaccessiblemem: {access}"),
        () if has("inaccessiblemem_or_argmemonly") => format!("argmem: {access}, inaccessiblemem: {access}"),
        () => access.to_string(),
    };
    texts.retain(|text| !OLD.contains(&&**text));
    if let Some(value) = super::attributes::argument("memory", &text) {
        texts.push(format!("memory:{value}"));
    }
}

/// The words of a global, in one order.
fn words(module: &mut Module, id: GlobalId, attrs: &mut Attributes) {
    let global = &module.globals[id];
    let mut words: Vec<Arc<str>> = Vec::new();
    let is_hidden = global.words.iter().any(|word| matches!(&**word, "hidden" | "protected"));
    let implied = global.linkage.is_local() || is_hidden && global.linkage != Linkage::ExternWeak;
    let mut listed = Vec::new();
    for word in global.words.clone() {
        match &*word {
            "default" | "dso_preemptable" => {}
            "dso_local" if implied => {}
            "comdat" => {
                let mut text = "comdat($".to_string();
                module.globals[id].name.write(&mut text);
                words.push(format!("{text})").into());
            }
            text if text.starts_with(['#', '"']) => listed.extend(super::header::attributes(text).unwrap_or_default()),
            _ => words.push(word),
        }
    }
    if !listed.is_empty() {
        let set = module.attrs.intern(listed);
        let set = attrs.plain(module, set, false);
        let texts = module.attrs[set].iter().map(|attr| match attr {
            Attr::String(key, _) => key.to_string(),
            _ => String::new(),
        });
        words.push(format!("\"{}\"", texts.collect::<Vec<_>>().join(" ")).into());
    }
    words.sort_unstable();
    module.globals[id].words = words;
}

/// An instruction with its alignment, and what is said twice once.
fn instruction(module: &mut Module, layout: &DataLayout, inst: &mut Inst, attrs: &mut Attributes) {
    let constants = &module.constants;
    let types = &module.types;
    match inst {
        Inst::Alloca { ty, count, align, typed, .. } => {
            *typed = false;
            *align = align.or(layout.preferred_align_of(types, *ty));
            if count.is_some_and(|(ty, count)| {
                ty == Type::I32 && matches!(count, Operand::Const(id) if constants[id].as_int() == Some(1))
            }) {
                *count = None;
            }
        }
        Inst::Load { ty, align, .. } => *align = align.or(layout.align_of(types, *ty)),
        Inst::Store { value, align, .. } => *align = align.or(layout.align_of(types, value.0)),
        Inst::CmpXchg { expected: value, align, .. } | Inst::AtomicRmw { value, align, .. } => {
            *align = align.or(layout.store_size_of(types, value.0));
        }
        Inst::Gep { flags, .. } => flags.nusw &= !flags.inbounds,
        Inst::Binary { op, ty, .. } => *op = super::operation::today(*op, types, *ty),
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

/// One of two modules, with its metadata as a graph.
struct Side {
    writer: Writer,
    /// Of each function with a body, by its name.
    functions: BTreeMap<String, (GlobalId, Rc<Body>, Notes)>,
    attached: BTreeMap<String, Vec<(u64, Ref)>>,
}

impl Side {
    fn new(module: &Module) -> Result<Side, Refused> {
        let module = Module { spells_pointees: false, ..module.clone() };
        let mut writer = Writer::new(module, Version::Llvm22);
        writer.declare();
        writer.number_globals()?;
        writer.begin_metadata()?;
        let mut functions = BTreeMap::new();
        for (id, body) in writer.bodies.clone() {
            let notes = writer.notes(id, &body)?;
            functions.insert(writer.module.globals[id].name.to_string(), (id, body, notes));
        }
        let attached = writer.global_attachments()?;
        writer.take_apart()?;
        upgrade_flags(&mut writer);
        writer.read_values()?;
        let name = |id: GlobalId| writer.module.globals[id].name.to_string();
        let attached = attached.into_iter().map(|(id, pairs)| (name(id), pairs)).collect();
        writer.compares = true;
        writer.orders = writer.global_orders()?;
        forget_pointees(&mut writer.module);
        Ok(Side { writer, functions, attached })
    }

    /// The order of the uses of each global, by its name.
    /// Whether orders are said at all.
    fn says_orders(&self) -> bool {
        let bodies = self.functions.values().map(|(_, body, _)| body);
        !self.writer.module.use_list_orders.is_empty()
            || bodies.into_iter().any(|body| !body.records.use_list_orders.is_empty())
    }

    fn orders(&self) -> BTreeMap<String, Vec<u64>> {
        let name = |id: GlobalId| self.writer.module.globals[id].name.to_string();
        self.writer.orders.iter().map(|order| (name(order.global), order.order.clone())).collect()
    }

    fn value(&self, n: u32) -> String {
        let plain = match self.writer.graph.values.get_index(n as usize) {
            Some(Value::Constant(_) | Value::Written(_)) => self.writer.graph.constants[n as usize].1,
            None => return String::new(),
        };
        match plain_global(&self.writer.module, plain) {
            Some(name) => name,
            None => print::typed_constant(&self.writer.module, plain),
        }
    }

    fn kind(&self, kind: u64) -> &str {
        self.writer.kinds.get_index(kind as usize).map_or("", |name| name)
    }
}

/// What two modules must agree in was an error if they did not, and is a minimum or maximum today.
fn upgrade_flags(writer: &mut Writer) {
    let flags = writer.graph.named.iter().filter(|(name, _)| name == b"llvm.module.flags").flat_map(|(_, list)| list);
    let nodes: Vec<u32> = flags.filter_map(|of| if let Ref::Node(n) = of { Some(*n) } else { None }).collect();
    for node in nodes {
        let [Op::OrNull(Ref::Value(behavior)), Op::OrNull(Ref::Text(name)), ..] =
            writer.graph.nodes[node as usize].ops[..]
        else {
            continue;
        };
        let behavior = match writer.graph.values.get_index(behavior as usize) {
            Some(Value::Written(text)) => text.clone(),
            _ => continue,
        };
        let name = writer.graph.strings.get_index(name as usize).map(Vec::as_slice);
        let today = match (name, &*behavior) {
            (Some(b"PIC Level"), "i32 1" | "i32 7") => "i32 8",
            (Some(b"PIE Level"), "i32 1") => "i32 7",
            _ => continue,
        };
        let today = writer.graph.value(Value::Written(today.into()));
        writer.graph.nodes[node as usize].ops[0] = Op::OrNull(today);
    }
}

/// The name of a global that a constant is, through whatever pointer types.
fn plain_global(module: &Module, id: ConstId) -> Option<String> {
    match module.constants[module.constants.same_address(id)] {
        Constant::Global(_, global) => Some(format!("@{}", module.globals[global].name)),
        _ => None,
    }
}

/// Two modules whose entities are the same.
struct Pair {
    one: Side,
    other: Side,
    /// Nodes that are being compared, or were.
    seen: FxHashSet<(u32, u32)>,
    /// A distinct node is the same as one other.
    distinct: [FxHashMap<u32, u32>; 2],
}

impl Pair {
    fn compare(mut self, found: &mut Vec<String>) {
        let named = |side: &Side| -> BTreeMap<Vec<u8>, Vec<Ref>> { side.writer.graph.named.iter().cloned().collect() };
        let (one, other) = (named(&self.one), named(&self.other));
        let mut names: Vec<&Vec<u8>> = one.keys().chain(other.keys()).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            let lists = (one.get(name), other.get(name));
            let same = matches!(lists, (Some(a), Some(b)) if self.same_lists(a, b));
            if !same {
                found.push(format!("!{}: its nodes differ", String::from_utf8_lossy(name)));
            }
        }
        // Where none are said, they follow from the order of the text, which makes no difference.
        let orders = self.one.says_orders() || self.other.says_orders();
        if orders && self.one.orders() != self.other.orders() {
            found.push("the orders of the uses of globals differ".into());
        }
        let globals: Vec<String> = self.one.attached.keys().chain(self.other.attached.keys()).cloned().collect();
        for name in globals {
            let of = |side: &Side| side.attached.get(&name).cloned().unwrap_or_default();
            let (one, other) = (of(&self.one), of(&self.other));
            if !self.same_attachments(&one, &other) {
                found.push(format!("@{name}: its attachments differ"));
            }
        }
        let names: Vec<String> = self.one.functions.keys().cloned().collect();
        for name in names {
            let one = self.one.functions.remove(&name);
            let other = self.other.functions.remove(&name);
            let (Some(one), Some(other)) = (one, other) else { continue };
            if let Some(what) = self.function(&one, &other) {
                found.push(format!("@{name}: {what}"));
            }
        }
    }

    fn same_lists(&mut self, one: &[Ref], other: &[Ref]) -> bool {
        one.len() == other.len() && one.iter().zip(other).all(|(a, b)| self.same(*a, *b))
    }

    fn same_attachments(&mut self, one: &[(u64, Ref)], other: &[(u64, Ref)]) -> bool {
        let sorted = |side: &Side, pairs: &[(u64, Ref)]| {
            let mut all: Vec<(String, Ref)> = pairs.iter().map(|(kind, of)| (side.kind(*kind).into(), *of)).collect();
            all.sort_by(|a, b| a.0.cmp(&b.0));
            all
        };
        let (one, other) = (sorted(&self.one, one), sorted(&self.other, other));
        one.len() == other.len() && one.iter().zip(&other).all(|(a, b)| a.0 == b.0 && self.same(a.1, b.1))
    }

    /// Whether two references mean the same: nodes are followed as far as they go, and a circle closes where it began.
    fn same(&mut self, one: Ref, other: Ref) -> bool {
        let mut work = vec![(one, other)];
        while let Some(pair) = work.pop() {
            match pair {
                (Ref::Null, Ref::Null) => {}
                (Ref::Text(a), Ref::Text(b)) => {
                    let (a, b) = (a as usize, b as usize);
                    if self.one.writer.graph.strings.get_index(a) != self.other.writer.graph.strings.get_index(b) {
                        return false;
                    }
                }
                (Ref::Value(a), Ref::Value(b)) => {
                    if self.one.value(a) != self.other.value(b) {
                        return false;
                    }
                }
                (Ref::Node(a), Ref::Node(b)) => {
                    if !self.seen.insert((a, b)) {
                        continue;
                    }
                    let nodes = (&self.one.writer.graph.nodes[a as usize], &self.other.writer.graph.nodes[b as usize]);
                    if !same_shape(nodes.0, nodes.1) {
                        return false;
                    }
                    work.extend(nodes.0.ops.iter().zip(&nodes.1.ops).filter_map(|ops| match ops {
                        (Op::OrNull(a), Op::OrNull(b)) | (Op::Id(a), Op::Id(b)) => Some((*a, *b)),
                        _ => None,
                    }));
                    if is_distinct(nodes.0) {
                        let known = [self.distinct[0].insert(a, b), self.distinct[1].insert(b, a)];
                        if known[0].is_some_and(|known| known != b) || known[1].is_some_and(|known| known != a) {
                            return false;
                        }
                    }
                }
                _ => return false,
            }
        }
        true
    }

    fn same_metadata(&mut self, numbers: &[Numbers; 2], one: &Meta, other: &Meta) -> bool {
        match (one, other) {
            (Meta::Of(a), Meta::Of(b)) => self.same(*a, *b),
            (Meta::Local(a), Meta::Local(b)) => numbers[0].values[*a] == numbers[1].values[*b],
            (Meta::List(a), Meta::List(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.same_metadata(numbers, a, b))
            }
            _ => false,
        }
    }

    fn same_places(&mut self, one: Option<&Location>, other: Option<&Location>) -> bool {
        match (one, other) {
            (None, None) => true,
            (Some(a), Some(b)) => {
                (a.line, a.column, a.implicit, a.group, a.rank) == (b.line, b.column, b.implicit, b.group, b.rank)
                    && self.same(a.scope, b.scope)
                    && self.same(a.inlined_at, b.inlined_at)
            }
            _ => false,
        }
    }

    fn same_records(&mut self, numbers: &[Numbers; 2], one: &[DebugRecord], other: &[DebugRecord]) -> bool {
        one.len() == other.len()
            && one.iter().zip(other).all(|(a, b)| {
                a.kind == b.kind
                    && self.same(a.node, b.node)
                    && a.operands.len() == b.operands.len()
                    && a.operands.iter().zip(&b.operands).all(|(a, b)| self.same_metadata(numbers, a, b))
            })
    }

    /// What differs between two functions whose instructions are the same.
    fn function(
        &mut self,
        (_, one, notes): &(GlobalId, Rc<Body>, Notes),
        (_, other, other_notes): &(GlobalId, Rc<Body>, Notes),
    ) -> Option<String> {
        if !self.same_attachments(&notes.function, &other_notes.function) {
            return Some("its attachments differ".into());
        }
        let numbers = [Numbers::new(one), Numbers::new(other)];
        if use_lists(one, &numbers[0]) != use_lists(other, &numbers[1]) {
            return Some("orders of uses differ".into());
        }
        let insts =
            |body: &Body| body.layout.iter().flat_map(|block| body.blocks[*block].insts.clone()).collect::<Vec<_>>();
        for (n, (a, b)) in insts(one).into_iter().zip(insts(other)).enumerate() {
            let what = if !self.same_places(notes.locations.get(&a), other_notes.locations.get(&b)) {
                "places"
            } else if !self.same_attachments(
                notes.attached.get(&a).map_or(&[], Vec::as_slice),
                other_notes.attached.get(&b).map_or(&[], Vec::as_slice),
            ) {
                "attachments"
            } else if !self.same_records(
                &numbers,
                notes.records.get(&a).map_or(&[], Vec::as_slice),
                other_notes.records.get(&b).map_or(&[], Vec::as_slice),
            ) {
                "debug records"
            } else if !self.same_operands(&numbers, (&one.insts[a], notes), (&other.insts[b], other_notes)) {
                "metadata operands"
            } else {
                continue;
            };
            return Some(format!("{what} of instruction {} (`{}`) differ", n + 1, one.insts[a].opcode()));
        }
        None
    }

    fn same_operands(&mut self, numbers: &[Numbers; 2], one: (&Inst, &Notes), other: (&Inst, &Notes)) -> bool {
        let operands = |(inst, notes): (&Inst, &Notes)| {
            let mut all: Vec<Meta> = Vec::new();
            if let Some(call) = inst.call() {
                call.for_each_operand(|ty, operand| {
                    if let (Type::METADATA, Operand::Const(id)) = (ty, operand) {
                        all.extend(notes.operands.get(&id).cloned());
                    }
                });
            }
            all
        };
        let (one, other) = (operands(one), operands(other));
        one.len() == other.len() && one.iter().zip(&other).all(|(a, b)| self.same_metadata(numbers, a, b))
    }
}

/// Whether two nodes are of the same kind and have the same numbers; what they refer to is left open.
fn same_shape(one: &Node, other: &Node) -> bool {
    let shape = |op: &Op| match op {
        Op::Number(n) => (*n, 0),
        Op::OrNull(Ref::Null) => (0, 1),
        Op::OrNull(_) => (0, 2),
        Op::Id(_) => (0, 3),
    };
    one.code == other.code && one.ops.iter().map(shape).eq(other.ops.iter().map(shape))
}

fn is_distinct(node: &Node) -> bool {
    match node.code {
        code::NODE => false,
        code::DISTINCT_NODE => true,
        _ => matches!(node.ops.first(), Some(Op::Number(n)) if n & 1 == 1),
    }
}

/// Values and blocks of a function, counted.
struct Numbers {
    values: SecondaryMap<ValueId, u32>,
    blocks: SecondaryMap<crate::ir::BlockId, u32>,
}

impl Numbers {
    fn new(body: &Body) -> Numbers {
        let (mut values, mut blocks) = (SecondaryMap::new(), SecondaryMap::new());
        let results = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
        let all = body.params.iter().copied().chain(results.filter_map(|inst| body.result(*inst)));
        for (n, value) in all.enumerate() {
            values[value] = n as u32 + 1;
        }
        for (n, block) in body.layout.iter().enumerate() {
            blocks[*block] = n as u32;
        }
        Numbers { values, blocks }
    }
}

/// Orders of the uses of a function's values and blocks, by their numbers.
fn use_lists(body: &Body, numbers: &Numbers) -> BTreeMap<(bool, u32), Vec<u32>> {
    let mut orders = BTreeMap::new();
    for directive in &body.records.use_list_orders {
        let of = match directive.of {
            UsesOf::Value(_, Operand::Value(value)) => (false, numbers.values[value]),
            UsesOf::Block(block) => (true, numbers.blocks[block]),
            _ => continue,
        };
        orders.insert(of, directive.order.to_vec());
    }
    orders
}
