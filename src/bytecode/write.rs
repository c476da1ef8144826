//! Writer for format 2, the documented one. Type and value slots are assigned in the order of first reference
//! in the module, as in LLVM's writer.

mod body;
mod sink;
mod types;
mod values;

pub use sink::Sink;

use super::format::{self, BlockKind, LINKAGES, flag, kind};
use super::types::Ty;
use crate::diagnostic::Diagnostic;
use crate::ir::inst::CallConv;
use crate::ir::{
    Align, Attr, AttrSet, ConstExpr, Constant, GlobalId, GlobalKind, Inst, Linkage, Module, Name, Type, TypeKind,
    Types, ValueId, infer,
};
use crate::source::Span;
use body::{Function, Part};
use rustc_hash::FxHashMap;
use types::OldTypes;
use values::{Entry, Unsupported, Value, Writer};

/// Largest alignment that memory from the C library is guaranteed to have.
const LARGEST_ALIGNMENT: u64 = 16;

/// Creates the error for a construct that LLVM 1.3 lacks.
fn refused(span: Span, what: &str) -> Diagnostic {
    Diagnostic::error("E1115", span, format!("LLVM 1.3 bytecode cannot represent {what}"))
}

/// Rejects an alignment that is not guaranteed anyway, since the format cannot express it.
fn alignment(align: Option<Align>) -> Result<(), Unsupported> {
    match align {
        Some(align) if align.bytes() > LARGEST_ALIGNMENT => Err(format!("an alignment of {align}")),
        _ => Ok(()),
    }
}

/// Whether the C calling convention can replace a convention, provided that all functions use it.
fn is_plain_convention(cc: CallConv) -> bool {
    matches!(cc.keyword(), None | Some("ccc" | "fastcc" | "coldcc" | "tailcc")) && (cc.is_c() || cc.keyword().is_some())
}

/// Rejects attributes that change the passing of a parameter or argument.
fn attributes(module: &Module, set: AttrSet) -> Result<(), Unsupported> {
    const PASSED: [&str; 7] = ["byval", "inalloca", "preallocated", "swiftself", "swifterror", "nest", "byref"];
    for attr in &module.attrs[set] {
        if let Attr::Word(word) | Attr::Type(word, _) = attr
            && PASSED.contains(&&**word)
        {
            return Err(format!("the attribute `{word}`"));
        }
    }
    Ok(())
}

/// Adds the pointer types that memory accesses need, but that do not occur in a module with opaque pointers.
fn add_pointers(module: &Module, types: &mut Types) {
    types.pointer_to(Type::I8);
    let mut add = |ty: Type| _ = types.pointer_to(ty);
    for (id, global) in module.globals.iter() {
        add(module.value_type(id));
        let GlobalKind::Function(function) = &global.kind else { continue };
        for inst in function.body.iter().flat_map(|body| body.insts.values()) {
            match inst {
                Inst::Alloca { ty, .. } | Inst::Load { ty, .. } | Inst::Gep { source: ty, .. } => add(*ty),
                Inst::Store { value, .. } => add(value.0),
                inst => inst.call().iter().for_each(|call| add(call.fn_ty)),
            }
        }
    }
    let mut element = |source: Type, count: usize, index: &dyn Fn(usize) -> Option<u128>| {
        types.pointer_to(source);
        if let Ok(ty) = infer::gep_element_type(types, source, count, index) {
            types.pointer_to(ty);
        }
    };
    for (_, constant) in module.constants.iter() {
        if let Constant::Expr(_, expr) = constant
            && let ConstExpr::Gep { source, indices, .. } = &**expr
        {
            element(*source, indices.len(), &|n| module.constants.as_index(indices[n].1));
        }
    }
    for (_, _, body) in module.definitions() {
        for inst in body.insts.values() {
            let Inst::Gep { source, indices, .. } = inst else { continue };
            element(*source, indices.len(), &|n| match indices[n].1 {
                crate::ir::Operand::Const(id) => module.constants.as_index(id),
                crate::ir::Operand::Value(_) => None,
            });
        }
    }
}

/// Writes a module.
pub(super) fn module(module: &Module) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let mut types = module.types.clone();
    add_pointers(module, &mut types);
    let Some(old_types) = OldTypes::new(&types) else {
        return Err(vec![refused(Span::default(), "types that differ at such a depth")]);
    };
    let mut w = Writer::new(module, types, old_types);
    let mut found = Vec::new();
    w.list_globals(&mut found);
    if let Some((_, span)) = module.asm.first() {
        found.push(refused(*span, "`module asm`"));
    }
    if !found.is_empty() {
        return Err(found);
    }
    let mut inits = Vec::new();
    for n in 0..w.globals.len() {
        let global = &module.globals[w.globals[n].0];
        if let GlobalKind::Variable { ty, init: Some(init), .. } = &global.kind {
            match w.constant_as(*init, *ty) {
                Ok(value) => inits.push((n, value)),
                Err(what) => found.push(refused(global.span, &what)),
            }
        }
    }
    let mut functions: Vec<Option<Function>> = Vec::new();
    for n in 0..w.globals.len() {
        if let GlobalKind::Function(function) = &module.globals[w.globals[n].0].kind {
            functions.push(function.body.as_ref().map(|body| body::function(&mut w, body, &mut found)));
        }
    }
    if !found.is_empty() {
        return Err(found);
    }
    let file = w.file(&inits, &functions);
    // Slots and lengths have 32 bits.
    match u32::try_from(file.len()) {
        Ok(_) => Ok(file),
        Err(_) => Err(vec![refused(Span::default(), "a module of more than 4 GiB")]),
    }
}

impl Writer<'_> {
    fn list_globals(&mut self, found: &mut Vec<Diagnostic>) {
        let module = self.module;
        let is_function = |id: &&GlobalId| matches!(module.globals[**id].kind, GlobalKind::Function(_));
        let variables = module.order.iter().filter(|id| !is_function(id));
        let all: Vec<GlobalId> = variables.chain(module.order.iter().filter(is_function)).copied().collect();
        for id in all {
            match self.global(id) {
                Ok(ty) => {
                    self.numbers.insert(id, self.globals.len() as u32);
                    self.globals.push((id, ty));
                }
                Err(what) => found.push(refused(module.globals[id].span, &what)),
            }
        }
    }

    /// Returns the type of a global's address.
    fn global(&mut self, id: GlobalId) -> Result<Ty, Unsupported> {
        let global = &self.module.globals[id];
        linkage(global.linkage)?;
        alignment(global.align)?;
        if global.section.is_some() || global.addrspace != 0 {
            return Err(if global.section.is_some() { "a section" } else { "an address space" }.into());
        }
        const NOT_THERE: [&str; 6] =
            ["thread_local", "gc", "prefix", "prologue", "partition", "externally_initialized"];
        if let Some(word) = global.keywords().find(|word| NOT_THERE.iter().any(|not| word.starts_with(not))) {
            return Err(format!("`{word}`"));
        }
        match &global.kind {
            GlobalKind::Function(function) => {
                if !is_plain_convention(function.cc) {
                    return Err(function.cc.description());
                }
                for param in &function.params {
                    attributes(self.module, param.attrs)?;
                }
                if function.personality.is_some() {
                    return Err("a personality".into());
                }
            }
            GlobalKind::Variable { .. } => {}
            GlobalKind::Alias { .. } => return Err("an alias".into()),
            GlobalKind::Ifunc { .. } => return Err("an ifunc".into()),
            GlobalKind::Undeclared => return Err("an undeclared symbol".into()),
        }
        self.pointer_to(self.module.value_type(id))
    }

    /// Returns minus zero, from which `fneg` subtracts its operand.
    pub(super) fn minus_zero(&mut self, ty: Ty) -> Value {
        let (ir, bits) = match ty {
            Ty::FLOAT => (Type::FLOAT, 1 << 31),
            _ => (Type::DOUBLE, 1 << 63),
        };
        self.float(ir, bits)
    }

    /// Rejects an access with less than the natural alignment of its type.
    pub(super) fn natural(&self, ty: Type, align: Option<Align>) -> Result<(), Unsupported> {
        let own = match self.types.kind(ty) {
            TypeKind::Int(bits) => u64::from(bits.div_ceil(8)),
            TypeKind::Float(kind) => u64::from(kind.bits() / 8),
            TypeKind::Ptr { .. } => 8,
            _ => 1,
        };
        match align {
            Some(align) if align.bytes() < own => Err(format!("an access aligned to {align}")),
            _ => Ok(()),
        }
    }

    /// Returns the element type selected by an index.
    pub(super) fn inside(&self, ty: Type, index: Value) -> Type {
        match self.types.kind(ty) {
            TypeKind::Array { elem, .. } => *elem,
            TypeKind::Struct { fields, .. } => {
                let number = match index {
                    Value::Const(n) => match self.pool[n as usize].1 {
                        Entry::Int(bits) => bits as usize,
                        _ => 0,
                    },
                    _ => 0,
                };
                fields.get(number).copied().unwrap_or(ty)
            }
            _ => ty,
        }
    }

    /// Assembles the file from its collected contents.
    fn file(mut self, inits: &[(usize, Value)], functions: &[Option<Function>]) -> Vec<u8> {
        self.globals.clone().into_iter().for_each(|(_, ty)| self.old_types.mention(ty));
        for n in 0..self.pool.len() {
            self.old_types.mention(self.pool[n].0);
        }
        for inst in functions.iter().flatten().flat_map(|f| &f.code) {
            self.old_types.mention(inst.of);
            self.old_types.mention(inst.result);
            for part in &inst.parts {
                match part {
                    Part::Type(ty) | Part::Value(Value::Zero(ty)) => self.old_types.mention(*ty),
                    _ => {}
                }
            }
        }
        for (_, entry) in &self.pool {
            if let Entry::Parts(values) | Entry::Expr(_, values) = entry {
                for value in values {
                    if let Value::Zero(ty) = value {
                        self.old_types.mention(*ty);
                    }
                }
            }
        }
        let names = self.old_types.names(&self.types);
        let slots = Slots::new(&self);
        let mut sink = Sink::default();
        sink.raw(&format::SIGNATURE);
        sink.block(BlockKind::Module, |sink| {
            sink.vbr(format::DOCUMENTED << 4 | self.flags());
            sink.align();
            sink.block(BlockKind::TypePool, |sink| self.type_pool(sink));
            sink.block(BlockKind::ModuleInfo, |sink| self.module_info(sink, &slots, inits));
            if !self.pool.is_empty() {
                sink.block(BlockKind::ConstantPool, |sink| self.constant_pool(sink, &slots));
            }
            let ids = self.globals.iter().map(|(id, _)| *id);
            let ids = ids.filter(|id| matches!(self.module.globals[*id].kind, GlobalKind::Function(_)));
            for (id, function) in ids.zip(functions) {
                sink.block(BlockKind::Function, |sink| {
                    sink.vbr(linkage(self.module.globals[id].linkage).unwrap_or(0));
                    if let Some(function) = function {
                        self.body(sink, &slots, function);
                    }
                });
            }
            let mut symbols = Vec::new();
            for (n, (id, ty)) in self.globals.iter().enumerate() {
                if let Name::Text(name) = &self.module.globals[*id].name {
                    symbols.push((self.old_types.slot(*ty), slots.globals[n], name.to_string()));
                }
            }
            if !symbols.is_empty() || !names.is_empty() {
                let names =
                    names.iter().map(|(ty, name)| (self.old_types.slot(*ty), name.as_str())).collect::<Vec<_>>();
                sink.block(BlockKind::SymbolTable, |sink| symbol_table(sink, &names, symbols));
            }
        });
        sink.into_bytes()
    }

    /// Returns the flags for endianness and pointer size from the data layout.
    fn flags(&self) -> u32 {
        let text = self.module.data_layout.as_ref().map_or("", |(text, _)| text);
        let parts: Vec<&str> = text.split('-').collect();
        let endianness = match (parts.contains(&"E"), parts.contains(&"e")) {
            (true, _) => flag::BIG_ENDIAN,
            (false, true) => 0,
            (false, false) => flag::NO_ENDIANNESS,
        };
        let pointers = parts.iter().find_map(|part| part.strip_prefix("p:")).map(|rest| rest.starts_with("64"));
        endianness
            | match pointers {
                Some(true) => flag::LONG_POINTERS,
                Some(false) => 0,
                None => flag::NO_POINTER_SIZE,
            }
    }

    fn type_pool(&self, sink: &mut Sink) {
        use super::types::Def;
        let slot = |ty: &Ty| self.old_types.slot(*ty);
        sink.count(self.old_types.order().len());
        for ty in self.old_types.order() {
            match self.old_types.def(*ty) {
                Def::Primitive(kind) => sink.vbr(*kind),
                Def::Function { ret, params, varargs } => {
                    sink.vbr(kind::FUNCTION);
                    sink.vbr(slot(ret));
                    sink.count(params.len() + usize::from(*varargs));
                    params.iter().for_each(|param| sink.vbr(slot(param)));
                    if *varargs {
                        sink.vbr(kind::VOID);
                    }
                }
                Def::Struct(fields) => {
                    sink.vbr(kind::STRUCT);
                    fields.iter().for_each(|field| sink.vbr(slot(field)));
                    sink.vbr(kind::VOID);
                }
                Def::Array(elem, length) => [kind::ARRAY, slot(elem), *length].into_iter().for_each(|n| sink.vbr(n)),
                Def::Pointer(to) => [kind::POINTER, slot(to)].into_iter().for_each(|n| sink.vbr(n)),
                Def::Opaque(_) => sink.vbr(kind::OPAQUE),
            }
        }
    }

    fn module_info(&self, sink: &mut Sink, slots: &Slots, inits: &[(usize, Value)]) {
        for (n, (id, ty)) in self.globals.iter().enumerate() {
            let global = &self.module.globals[*id];
            if let GlobalKind::Variable { constant, .. } = &global.kind {
                let init = inits.binary_search_by_key(&n, |(of, _)| *of).ok().map(|at| inits[at].1);
                let linkage = linkage(global.linkage).unwrap_or(0);
                let flags = linkage << 2 | u32::from(init.is_some()) << 1 | u32::from(*constant);
                sink.vbr64(u64::from(self.old_types.slot(*ty)) << 5 | u64::from(flags));
                init.iter().for_each(|value| sink.vbr(slots.constant(*value)));
            }
        }
        sink.vbr(0);
        for (id, ty) in &self.globals {
            if matches!(self.module.globals[*id].kind, GlobalKind::Function(_)) {
                sink.vbr(self.old_types.slot(*ty));
            }
        }
        sink.vbr(0);
    }

    fn constant_pool(&self, sink: &mut Sink, slots: &Slots) {
        if !slots.strings.is_empty() {
            sink.count(slots.strings.len());
            sink.vbr(kind::VOID);
        }
        for n in &slots.strings {
            let (ty, entry) = &self.pool[*n as usize];
            sink.vbr(self.old_types.slot(*ty));
            if let Entry::Bytes(bytes) = entry {
                sink.raw(bytes);
            }
        }
        for (ty, entries) in &slots.planes {
            sink.count(entries.len());
            sink.vbr(self.old_types.slot(*ty));
            for n in entries {
                self.entry(sink, slots, *n);
            }
        }
    }

    fn entry(&self, sink: &mut Sink, slots: &Slots, n: u32) {
        let (ty, entry) = &self.pool[n as usize];
        match entry {
            Entry::Expr(op, values) => {
                sink.count(values.len());
                sink.vbr(*op);
                for value in values {
                    sink.vbr(slots.constant(*value));
                    sink.vbr(self.old_types.slot(self.ty(&values::Pool, *value)));
                }
                return;
            }
            _ => sink.vbr(0),
        }
        match entry {
            Entry::Int(bits) => match ty.width() {
                Some((width, true)) => sink.signed(((bits << (64 - width)) as i64) >> (64 - width)),
                _ => sink.vbr64(*bits),
            },
            Entry::Float(bits) if *ty == Ty::FLOAT => sink.raw(&(*bits as u32).to_le_bytes()),
            Entry::Float(bits) => sink.raw(&bits.to_le_bytes()),
            Entry::Parts(values) => values.iter().for_each(|value| sink.vbr(slots.constant(*value))),
            Entry::Bytes(_) | Entry::Expr(..) => {}
        }
    }

    fn body(&self, sink: &mut Sink, slots: &Slots, function: &Function) {
        let local = Locals::new(self, slots, function);
        // An empty table: the function uses the module's slots.
        sink.block(BlockKind::CompactionTable, |sink| sink.vbr(0));
        sink.block(BlockKind::InstructionList, |sink| {
            for inst in &function.code {
                let number = |part: &Part| match part {
                    Part::Value(value) => local.slot(slots, function, *value),
                    Part::Block(block) => function.blocks[block],
                    Part::Type(ty) => self.old_types.slot(*ty),
                    Part::Index(value) => {
                        let tag = match self.ty(function, function.resolve(*value)) {
                            Ty::UINT => 0,
                            Ty::INT => 1,
                            Ty::ULONG => 2,
                            _ => 3,
                        };
                        local.slot(slots, function, *value) << 2 | tag
                    }
                };
                let operands: Vec<u32> = inst.parts.iter().map(number).collect();
                match inst.long {
                    true => sink.long_instruction(inst.op, self.old_types.slot(inst.of), &operands),
                    false => sink.instruction(inst.op, self.old_types.slot(inst.of), &operands),
                }
            }
        });
        let mut symbols: Vec<(u32, u32, String)> = Vec::new();
        for (block, name) in &function.labels {
            symbols.push((kind::LABEL, function.blocks[block], name.clone()));
        }
        for (value, name) in &function.names {
            if let Some((ty, slot)) = local.own(function, *value) {
                symbols.push((self.old_types.slot(ty), slot, name.clone()));
            }
        }
        if !symbols.is_empty() {
            sink.block(BlockKind::SymbolTable, |sink| symbol_table(sink, &[], symbols));
        }
    }
}

/// Writes the names of types, then those of values, grouped by type. Primitive types are in reverse order, as in files
/// written by LLVM.
fn symbol_table(sink: &mut Sink, types: &[(u32, &str)], mut symbols: Vec<(u32, u32, String)>) {
    sink.count(types.len());
    for (slot, name) in types {
        sink.vbr(*slot);
        sink.string(name);
    }
    let rank = |slot: u32| if slot < kind::FIRST_DERIVED { (0, kind::LABEL - slot) } else { (1, slot) };
    symbols.sort_by(|a, b| (rank(a.0), &a.2).cmp(&(rank(b.0), &b.2)));
    for plane in symbols.chunk_by(|a, b| a.0 == b.0) {
        sink.count(plane.len());
        sink.vbr(plane[0].0);
        for (_, slot, name) in plane {
            sink.vbr(*slot);
            sink.string(name);
        }
    }
}

/// Encodes a linkage.
fn linkage(linkage: Linkage) -> Result<u32, Unsupported> {
    let known = match linkage {
        Linkage::Private => Linkage::Internal,
        Linkage::WeakOdr | Linkage::Common => Linkage::Weak,
        Linkage::LinkonceOdr => Linkage::Linkonce,
        other => other,
    };
    let number = LINKAGES.iter().position(|of| *of == known);
    number.map(|n| n as u32).ok_or_else(|| format!("the linkage `{}`", linkage.keyword()))
}

/// Slots of module-level values.
struct Slots {
    globals: Vec<u32>,
    pool: Vec<u32>,
    /// Strings, in order.
    strings: Vec<u32>,
    /// Other entries by type, in slot order of the types.
    planes: Vec<(Ty, Vec<u32>)>,
    /// Number of slots of each type.
    counts: FxHashMap<Ty, u32>,
}

impl Slots {
    fn new(w: &Writer<'_>) -> Slots {
        let mut counts: FxHashMap<Ty, u32> = FxHashMap::default();
        let mut next = |ty: Ty| {
            // Slot 0 is the zero value.
            let count = counts.entry(ty).or_insert(1);
            *count += 1;
            *count - 1
        };
        let globals = w.globals.iter().map(|(_, ty)| next(*ty)).collect();
        let mut pool = vec![0; w.pool.len()];
        let (mut strings, mut planes) = (Vec::new(), FxHashMap::<Ty, Vec<u32>>::default());
        for (n, (ty, entry)) in w.pool.iter().enumerate() {
            match entry {
                Entry::Bytes(_) => {
                    pool[n] = next(*ty);
                    strings.push(n as u32);
                }
                _ => planes.entry(*ty).or_default().push(n as u32),
            }
        }
        let mut planes: Vec<_> = planes.into_iter().collect();
        planes.sort_by_key(|(ty, _)| w.old_types.slot(*ty));
        for (ty, entries) in &planes {
            entries.iter().for_each(|n| pool[*n as usize] = next(*ty));
        }
        Slots { globals, pool, strings, planes, counts }
    }

    fn constant(&self, value: Value) -> u32 {
        match value {
            Value::Global(n) => self.globals[n as usize],
            Value::Const(n) => self.pool[n as usize],
            _ => 0,
        }
    }
}

/// Slots of a function's values.
struct Locals {
    params: FxHashMap<ValueId, (Ty, u32)>,
    results: Vec<(Ty, u32)>,
}

impl Locals {
    fn new(_: &Writer<'_>, slots: &Slots, function: &Function) -> Locals {
        let mut counts: FxHashMap<Ty, u32> = FxHashMap::default();
        let mut next = |ty: Ty| {
            let count = counts.entry(ty).or_insert_with(|| slots.counts.get(&ty).copied().unwrap_or(1));
            *count += 1;
            (ty, *count - 1)
        };
        let params = function.params.iter().map(|(value, ty)| (*value, next(*ty))).collect();
        let results = function.code.iter().map(|inst| match inst.result {
            Ty::VOID => (Ty::VOID, 0),
            ty => next(ty),
        });
        Locals { results: results.collect(), params }
    }

    fn own(&self, function: &Function, value: ValueId) -> Option<(Ty, u32)> {
        match function.resolve(Value::Local(value)) {
            Value::Local(value) => self.params.get(&value).copied(),
            Value::Helper(n, _) => Some(self.results[n as usize]),
            _ => None,
        }
    }

    fn slot(&self, slots: &Slots, function: &Function, value: Value) -> u32 {
        match function.resolve(value) {
            Value::Local(value) => self.params.get(&value).map_or(0, |(_, slot)| *slot),
            Value::Helper(n, _) => self.results[n as usize].1,
            value => slots.constant(value),
        }
    }
}
