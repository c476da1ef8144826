//! Saving a session as text that can be run or entered again.

use super::{CType, PartResult, Reply, Session, shown_name, value_text};
use crate::ir::inst::GepFlags;
use crate::ir::reach::reachable;
use crate::ir::{
    ConstExpr, ConstId, Constant, GlobalId, GlobalKind, Module, Name, Type, TypeKind, print, unsupported_traps,
};
use crate::source::Source;
use crate::value::Value;
use indexmap::IndexMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// The comment before the values.
const VALUES: &str = "; Values of the session:";

/// Name of the address of a part of memory, which is used once.
const PLACE: &str = "%.place";

/// Predicate of a comment about memory whose content is not written.
const LEFT_OUT: &str = "is not saved";

/// The comment before the type of C of a value, behind everything else in its line.
const IN_C: &str = " ; in C: ";

/// Splits a line at the type of C behind it.
fn without_c_type(line: &str) -> (&str, &str) {
    line.rsplit_once(IN_C).filter(|(_, c_type)| !c_type.contains('"')).unwrap_or((line, ""))
}

/// Returns the comment about what a value has in C and not in LLVM.
fn c_type_remark(ty: CType, pointee: Option<&str>) -> String {
    let words =
        [(ty.is_unsigned, "unsigned"), (ty.is_char, "char"), (ty.is_declared, "declared"), (ty.is_const, "const")];
    let words = words.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word.to_string());
    let words: Vec<String> = words.chain(pointee.map(|pointee| format!("points to {pointee}"))).collect();
    if words.is_empty() { String::new() } else { format!("{IN_C}{}", words.join(", ")) }
}

/// Whether a line describes what cannot be entered again.
fn is_lost(line: &str) -> bool {
    // What is stored was representable.
    if line.starts_with("store ") {
        return false;
    }
    let value = line.split_once(" = ").map_or("", |(_, value)| value);
    let points = ["ptr 0x", "* 0x", "ptr %"].iter().any(|pointer| value.contains(pointer));
    // `getelementptr i8, ptr %p, i64 8` and `ptr %p` refer to values before.
    let refers = value.starts_with("getelementptr ") || value.starts_with("ptr %") && !value.contains(" ; ");
    line.contains(LEFT_OUT) || value.contains('…') || points && !refers
}

/// Splits a line at the comment behind it. In strings, a quote is `\22`.
fn without_remark(line: &str) -> (&str, &str) {
    let comment = line.match_indices(" ; ").find(|(at, _)| line[..*at].matches('"').count().is_multiple_of(2));
    comment.map_or((line, ""), |(at, sign)| (&line[..at], &line[at + sign.len()..]))
}

/// Maximum size in bytes of a variable whose content is written.
const MAX_CONTENT: u64 = 1 << 16;

/// Global that contains an address, with the offset in it.
type GlobalAt<'a> = &'a dyn Fn(u64) -> Option<(GlobalId, u64)>;

/// Enters a value as a constant; `None` for what constants cannot express. `global_at`: the globals to which pointers may
/// refer.
fn constant(module: &mut Module, ty: Type, value: &Value, global_at: GlobalAt<'_>) -> Option<ConstId> {
    let plain = module.types.strip(ty);
    if matches!(value, Value::Aggregate(_)) && value_text::is_zero(value) {
        return Some(module.constants.intern(Constant::Zero(ty)));
    }
    let entered = match (value, module.types.kind(plain).clone()) {
        (Value::Int { bits, .. }, _) => Constant::Int(ty, *bits),
        (Value::Wide { words, .. }, _) => Constant::WideInt(ty, words.clone()),
        (Value::Float { bits, .. }, _) => Constant::Float(ty, *bits),
        (Value::Undef, _) => Constant::Undef(ty),
        (Value::Poison, _) => Constant::Poison(ty),
        (Value::Ptr(0), _) => Constant::Null(ty),
        (Value::Ptr(address), _) if plain == Type::PTR => {
            let (id, offset) = global_at(*address)?;
            let base = Constant::Global(ty, id);
            match offset {
                0 => base,
                _ => {
                    let base = (ty, module.constants.intern(base));
                    let offset = (Type::I64, module.constants.intern(Constant::Int(Type::I64, offset.into())));
                    let (source, flags) = (Type::I8, GepFlags::default());
                    let gep = ConstExpr::Gep { source, flags, inrange: None, base, indices: [offset].into() };
                    Constant::Expr(ty, gep.into())
                }
            }
        }
        (Value::Aggregate(parts), kind) => {
            let element = |n: usize| match &kind {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(*elem),
                TypeKind::Struct { fields, .. } => fields.get(n).copied(),
                _ => None,
            };
            let mut all = Vec::new();
            for (n, part) in parts.iter().enumerate() {
                let ty = element(n)?;
                all.push((ty, constant(module, ty, part, global_at)?));
            }
            let bytes: Option<Vec<u8>> = parts
                .iter()
                .map(|part| match part {
                    Value::Int { width: 8, bits } => Some(*bits as u8),
                    _ => None,
                })
                .collect();
            match (kind, bytes) {
                // Only a part was read.
                (TypeKind::Array { len, .. }, _) if len != all.len() as u64 => return None,
                (TypeKind::Array { .. }, Some(bytes)) if !bytes.is_empty() => Constant::String(ty, bytes.into()),
                (TypeKind::Array { .. }, _) => Constant::Array(ty, all.into()),
                (TypeKind::Vector { .. }, _) => Constant::Vector(ty, all.into()),
                _ => Constant::Struct(ty, all.into()),
            }
        }
        _ => return None,
    };
    Some(module.constants.intern(entered))
}

/// Removes the definitions of those types that nothing in a module mentions, given by their names with the `%`.
fn without_unused(mut text: String, mut types: Vec<String>) -> String {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "._$-".contains(c);
    loop {
        let is_used = |name: &String| {
            let ends = |(at, _): &(usize, &str)| !text[at + name.len()..].starts_with(is_name);
            text.match_indices(name.as_str()).filter(ends).count() > 1
        };
        let (used, unused): (Vec<String>, Vec<String>) = types.into_iter().partition(is_used);
        if unused.is_empty() {
            return text;
        }
        for name in unused {
            let definition = format!("{name} = type ");
            let is_other = |line: &&str| !line.starts_with(&definition);
            text = text.split_inclusive('\n').filter(is_other).collect();
        }
        // What only these types mentioned is unused now, too.
        types = used;
    }
}

impl Session {
    /// Returns all definitions as a module. Values appear as comments. Variables have their current contents as
    /// initializers, except for those with pointers to memory of `malloc` and of allocas, which keep their original ones.
    pub fn save(&self) -> String {
        self.saved(&IndexMap::new())
    }

    /// Returns all definitions as a module, in which allocas of the session are variables too. All have their current
    /// contents; pointers to other memory, such as that of `malloc`, are null.
    pub fn save_with_memory(&self) -> String {
        self.saved(&self.blocks_as_variables())
    }

    /// Returns the variables with pointers to memory outside of the session, such as that of `malloc`, which are null in what
    /// [`Session::save`] returns.
    pub fn unsaved_pointers(&self) -> Vec<String> {
        let module = self.checked.module();
        let is_lost = |value: &Value| self.points_outside(value);
        let variables = module.by_name.iter().filter(|(_, id)| match module.globals[**id].kind {
            GlobalKind::Variable { init: Some(_), constant: false, .. } => {
                self.content(**id).as_ref().is_some_and(is_lost)
            }
            _ => false,
        });
        let mut found: Vec<String> = variables.map(|(name, _)| format!("@{name}")).collect();
        found.sort();
        found
    }

    fn points_outside(&self, value: &Value) -> bool {
        match value {
            Value::Ptr(address) => *address != 0 && self.engine.symbol_at(*address).is_none(),
            Value::Aggregate(parts) | Value::Vector(parts) => parts.iter().any(|part| self.points_outside(part)),
            _ => false,
        }
    }

    /// Returns a constant that is the address to which a value, given as `%name`, points, in the module that
    /// [`Session::save_with_memory`] returns.
    pub fn address_in_copy(&self, name: &str) -> Option<String> {
        let key = crate::parse::name(name.strip_prefix('%')?);
        let Value::Ptr(address) = self.content(self.values.get(&key)?.variable)? else { return None };
        let module = self.checked.module();
        if address == 0 {
            return Some("null".into());
        }
        let (id, offset) = self.engine.symbol_at(address)?;
        let block = self.blocks_as_variables().get(&id).map(|name| format!("@{name}"));
        let name = block.or_else(|| {
            let name = &module.globals[id].name;
            (module.by_name.get(name) == Some(&id)).then(|| format!("@{name}"))
        })?;
        Some(if offset == 0 { name } else { format!("getelementptr (i8, ptr {name}, i64 {offset})") })
    }

    /// Returns the memory of the allocas that are reachable, with names for variables.
    fn blocks_as_variables(&self) -> IndexMap<GlobalId, Name> {
        let module = self.checked.module();
        let variables: Vec<GlobalId> = module.by_name.values().copied().collect();
        let mut names: IndexMap<GlobalId, Name> = IndexMap::new();
        let mut taken: FxHashSet<Name> = module.by_name.keys().cloned().collect();
        for id in self.blocks_of_allocas(&variables) {
            let shown = shown_name(module, id);
            let own = shown.trim_start_matches('%');
            let numbered = |n: u32| if n == 0 { own.to_string() } else { format!("{own}.{n}") };
            let name = (0..).map(|n| Name::Text(numbered(n).into())).find(|name| !taken.contains(name));
            if let Some(name) = name {
                taken.insert(name.clone());
                names.insert(id, name);
            }
        }
        names
    }

    /// Returns all definitions as a module. `blocks`: the memory of allocas that are variables in it, with their names.
    fn saved(&self, blocks: &IndexMap<GlobalId, Name>) -> String {
        let mut module = self.checked.module().clone();
        unsupported_traps::restore(&mut module);
        for (id, name) in blocks {
            let ty = module.value_type(*id);
            let size = self.layout().size_of(&module.types, ty).unwrap_or(0);
            let length = self.engine.range_of(*id).map_or(0, |range| range.end - range.start);
            let ty = match length.checked_div(size).unwrap_or(1) {
                1 => ty,
                len => module.types.intern(TypeKind::Array { len, elem: ty }),
            };
            let init = Some(module.constants.intern(Constant::Zero(ty)));
            let global = &mut module.globals[*id];
            global.kind = GlobalKind::Variable { ty, init, constant: false };
            global.name = name.clone();
            module.order.push(*id);
        }
        self.store_contents(&mut module, blocks);
        let mut live: FxHashSet<GlobalId> =
            module.by_name.values().copied().filter(|id| *id != self.evaluates).collect();
        live.extend(blocks.keys());
        let live: Vec<GlobalId> = module.order.iter().copied().filter(|id| live.contains(id)).collect();
        // A global that lost its name to a redefinition may still be used.
        let reached: FxHashSet<GlobalId> = reachable(&module, &live).into_iter().map(|(id, _)| id).collect();
        let known = |id: &GlobalId| live.contains(id) || reached.contains(id);
        let mut order: Vec<GlobalId> = module.order.iter().copied().filter(known).collect();
        order.sort_by_key(|id| matches!(module.globals[*id].kind, GlobalKind::Function(_)));
        order.dedup();
        let mut taken: FxHashMap<Name, u32> = FxHashMap::default();
        for id in order.iter().filter(|id| live.contains(id)) {
            taken.insert(module.globals[*id].name.clone(), 0);
        }
        for id in order.iter().filter(|id| !live.contains(id)) {
            let old = module.globals[*id].name.clone();
            let number = taken.entry(old.clone()).or_insert(0);
            *number += 1;
            module.globals[*id].name = Name::Text(format!("{}.old.{number}", old.symbol()).into());
        }
        module.order = order;
        // Types that lost their name to a redefinition, if they are still used.
        let now: FxHashSet<_> = self.names.types.values().copied().collect();
        let mut old = Vec::new();
        for (id, named) in &mut module.types.named {
            if !now.contains(&id) {
                named.name = Name::Text(
                    format!("{}.old.{}", named.name.symbol(), cranelift_entity::EntityRef::index(id)).into(),
                );
                old.push(format!("%{}", named.name));
            }
        }
        let mut out = without_unused(print::module(&module), old);
        let values = if blocks.is_empty() { self.inputs_of_values(&mut module) } else { Vec::new() };
        if !values.is_empty() {
            out.push_str(&format!("\n{VALUES}\n"));
            values.iter().for_each(|line| out.push_str(&format!("; {line}\n")));
        }
        debug_assert!(!out.contains(&shown_name(self.checked.module(), self.evaluates)));
        out
    }

    /// Returns inputs that define the values again: the memory of allocas with its content, then the values in order.
    /// A value that cannot be defined again is written as it is shown, and memory that is too large as a remark.
    fn inputs_of_values(&self, module: &mut Module) -> Vec<String> {
        let names: Vec<&Name> = self.values.keys().filter(|name| !self.is_result_number(name)).collect();
        // Each block of memory is defined with the first value that is its address; one of its own name comes first.
        let mut blocks: IndexMap<GlobalId, &Name> = IndexMap::new();
        let own = |name: &Name, id: GlobalId| shown_name(self.checked.module(), id) == format!("%{name}");
        for is_own in [true, false] {
            for name in names.iter().filter(|name| name.symbol() != "_") {
                if let Some((id, 0)) = self.block_of(name)
                    && own(name, id) == is_own
                    && !self.is_outdated(self.checked.module().value_type(id))
                {
                    blocks.entry(id).or_insert(name);
                }
            }
        }
        let mut lines = Vec::new();
        for (id, name) in &blocks {
            lines.push(self.alloca_text(*id, name));
        }
        for (id, name) in &blocks {
            self.store_block(module, *id, name, &blocks, &mut lines);
        }
        for name in names {
            let block = self.block_of(name);
            if block.is_some_and(|(id, _)| blocks.get(&id) == Some(&name)) {
                continue;
            }
            let Some(text) = self.value_text(name) else { continue };
            let value = match block.and_then(|(id, offset)| Some((blocks.get(&id)?, offset))) {
                Some((base, 0)) => format!("ptr %{base}"),
                Some((base, offset)) => format!("getelementptr i8, ptr %{base}, i64 {offset}"),
                None => self.value_input(module, name, text),
            };
            let provenance = self.values.get(name).map(|kept| &kept.provenance);
            let remark =
                provenance.map_or(String::new(), |found| c_type_remark(found.c_type, found.pointee.as_deref()));
            lines.push(format!("%{name} = {value}{remark}"));
        }
        lines
    }

    /// Returns an operand that is a value without pointers to blocks of memory. `text` is how the value is shown.
    fn value_input(&self, module: &mut Module, name: &Name, text: String) -> String {
        let Some(kept) = self.values.get(name) else { return text };
        let value = self.content(kept.variable);
        if let Some(Value::Ptr(address)) = value
            && let Some((global, offset)) = self.global_at(module, address)
        {
            return if offset == 0 {
                format!("ptr {global}")
            } else {
                format!("getelementptr i8, ptr {global}, i64 {offset}")
            };
        }
        // What is shortened or has repeated elements cannot be entered.
        match text.contains('…') || text.contains(" <repeats ") {
            true => {
                let constant = value.and_then(|value| constant(module, kept.ty, &value, &|_| None));
                constant.map_or(text, |constant| print::typed_constant(module, constant))
            }
            false => text,
        }
    }

    /// Returns the name of the global that an address points into, with the offset, unless another global has taken the
    /// name.
    fn global_at(&self, module: &Module, address: u64) -> Option<(String, u64)> {
        let (id, offset) = self.engine.symbol_at(address)?;
        let named = module.by_name.get(&module.globals[id].name);
        (named == Some(&id)).then(|| (shown_name(module, id), offset))
    }

    /// Returns the block of memory of an alloca that a value points into, with the offset.
    fn block_of(&self, name: &Name) -> Option<(GlobalId, u64)> {
        let Value::Ptr(address) = self.content(self.values.get(name)?.variable)? else { return None };
        let (id, offset) = self.engine.symbol_at(address)?;
        shown_name(self.checked.module(), id).starts_with('%').then_some((id, offset))
    }

    /// Whether a value, given as `%name`, is the address of the memory of the alloca that named it.
    pub fn is_alloca(&self, name: &str) -> bool {
        let key = crate::parse::name(name.strip_prefix('%').unwrap_or(name));
        let block = self.block_of(&key);
        block.is_some_and(|(id, offset)| {
            offset == 0 && shown_name(self.checked.module(), id) == format!("%{}", key.symbol())
        })
    }

    /// Returns the alloca of a block of memory.
    fn alloca_text(&self, id: GlobalId, name: &Name) -> String {
        let module = self.checked.module();
        let ty = module.value_type(id);
        let size = self.layout().size_of(&module.types, ty).unwrap_or(0);
        let length = self.engine.range_of(id).map_or(0, |range| range.end - range.start);
        let count = length.checked_div(size).filter(|count| *count != 1);
        let count = count.map_or(String::new(), |count| format!(", i64 {count}"));
        format!("%{name} = alloca {}{count}", module.types.display(ty))
    }

    /// Adds the stores of the content of a block of memory, whose address is the value `name`.
    fn store_block(
        &self,
        module: &mut Module,
        id: GlobalId,
        name: &Name,
        blocks: &IndexMap<GlobalId, &Name>,
        lines: &mut Vec<String>,
    ) {
        let ty = module.value_type(id);
        let size = self.layout().size_of(&module.types, ty).unwrap_or(0);
        let Some((bytes, undefined)) = self.engine.read_variable(id, MAX_CONTENT + 1) else { return };
        if bytes.len() as u64 > MAX_CONTENT {
            return lines.push(format!("%{name} {LEFT_OUT}: it has {} bytes", bytes.len()));
        }
        for n in 0..(bytes.len() as u64).checked_div(size).unwrap_or(0) {
            let (types, layout) = (&module.types, self.layout());
            let value = value_text::of_bytes(types, &layout, ty, &bytes, &undefined, n * size);
            self.store(module, (ty, &value), (name, n * size), blocks, lines);
        }
    }

    /// Adds the stores of a value at an offset from an address: one, or one of each part if there are pointers.
    fn store(
        &self,
        module: &mut Module,
        (ty, value): (Type, &Value),
        (base, offset): (&Name, u64),
        blocks: &IndexMap<GlobalId, &Name>,
        lines: &mut Vec<String>,
    ) {
        let text = match value {
            Value::Undef | Value::Poison | Value::Void => return,
            Value::Aggregate(parts) if value_text::holds_pointers(&module.types, ty) => {
                let layout = self.layout();
                let offsets = layout.struct_layout(&module.types, ty).map(|layout| layout.offsets);
                let places: Vec<(Type, u64)> = match module.types.kind(ty) {
                    TypeKind::Struct { fields, .. } => {
                        fields.iter().copied().zip(offsets.unwrap_or_default()).collect()
                    }
                    TypeKind::Array { elem, .. } => {
                        let step = layout.size_of(&module.types, *elem).unwrap_or(0);
                        (0..parts.len() as u64).map(|n| (*elem, n * step)).collect()
                    }
                    _ => Vec::new(),
                };
                for (part, (ty, at)) in parts.iter().zip(places) {
                    self.store(module, (ty, part), (base, offset + at), blocks, lines);
                }
                return;
            }
            Value::Ptr(0) => "ptr null".to_string(),
            Value::Ptr(address) => match self.engine.symbol_at(*address) {
                Some((id, 0)) if let Some(name) = blocks.get(&id) => format!("ptr %{name}"),
                _ if let Some((global, 0)) = self.global_at(module, *address) => format!("ptr {global}"),
                _ => {
                    let shown = self.engine.name_at(self.checked.module(), *address);
                    let shown = shown.unwrap_or_else(|| format!("{address:#x}"));
                    return lines.push(format!("%{base}+{offset} {LEFT_OUT}: it points to {shown}"));
                }
            },
            value => match constant(module, ty, value, &|_| None) {
                Some(constant) => print::typed_constant(module, constant),
                None => return,
            },
        };
        let address = match offset {
            0 => format!("%{base}"),
            _ => {
                lines.push(format!("{PLACE} = getelementptr i8, ptr %{base}, i64 {offset}"));
                PLACE.into()
            }
        };
        lines.push(format!("store {text}, ptr {address}"));
    }

    /// Returns the names, or descriptions, of what a text that [`Session::save`] returned lacks: pointers to memory of
    /// `malloc` or of libraries, and the content of large blocks.
    pub fn lost_values(text: &str) -> Vec<String> {
        let values = text.split_once(VALUES).map_or("", |(_, values)| values);
        let lines = values.lines().filter_map(|line| line.strip_prefix("; ")).map(|line| without_c_type(line).0);
        let lines = lines.filter(|line| is_lost(line));
        lines.filter_map(|line| line.split(' ').next()).filter(|name| *name != "%_").map(String::from).collect()
    }

    /// Enters a file, and the values that [`Session::save`] wrote as comments, except for pointers to memory that it
    /// does not save.
    pub(super) fn enter_saved(&mut self, source: Source, file: Option<Arc<str>>) -> Reply {
        let name = source.name.clone();
        let values = source.text().split_once(VALUES).map_or(String::new(), |(_, values)| values.to_string());
        let mut reply = self.enter_source(source, file);
        let mut entered = Vec::new();
        for line in values.lines().filter_map(|line| line.strip_prefix("; ")) {
            let (line, c_type) = without_c_type(line);
            let (input, remark) = without_remark(line);
            let value = input.split_once(" = ").map(|(value, _)| value).filter(|_| line.starts_with('%'));
            if reply.failed() || value == Some("%_") || is_lost(input) {
                continue;
            }
            let Ok(source) = self.sources.add(format!("{name} values"), input.to_string()) else { break };
            if self.enter_parts(&source, None).failed() {
                continue;
            }
            let Some(value) = value else { continue };
            let has = |word: &str| c_type.split(", ").any(|found| found == word);
            let ty = CType {
                is_unsigned: has("unsigned") || remark.starts_with("unsigned "),
                is_declared: has("declared"),
                is_char: has("char") || remark.starts_with('\''),
                is_const: has("const"),
            };
            if ty != CType::default() {
                self.set_c_type(value, ty);
            }
            if let Some((_, pointee)) = c_type.split_once("points to ") {
                self.set_pointee(value, pointee);
            }
            entered.push(value.to_string());
        }
        // The place of the last store.
        self.forget(&[PLACE.to_string()]);
        for name in entered.into_iter().filter(|name| name != PLACE) {
            let text = self.value_text(&crate::parse::name(&name[1..]));
            reply.entered.push(PartResult::Evaluated { name: Some(name), text, value: None });
        }
        reply
    }

    /// Makes the contents of variables their initializers, if they differ. `blocks`: the memory of allocas that are
    /// variables in the module; without any, variables with pointers to such memory keep their initializers.
    fn store_contents(&self, module: &mut Module, blocks: &IndexMap<GlobalId, Name>) {
        let is_copy = !blocks.is_empty();
        let names = module.by_name.clone();
        let global_at = |address: u64| {
            let (id, offset) = self.engine.symbol_at(address)?;
            let is_named = names.get(&self.checked.module().globals[id].name) == Some(&id);
            (is_named || blocks.contains_key(&id)).then_some((id, offset))
        };
        let ids: Vec<GlobalId> = module.globals.keys().collect();
        for id in ids {
            let GlobalKind::Variable { ty, init: Some(_), constant: false } = module.globals[id].kind else { continue };
            let layout = self.layout();
            if layout.size_of(&module.types, ty).is_none_or(|size| size > MAX_CONTENT) {
                continue;
            }
            let Some((bytes, undefined)) = self.engine.read_variable(id, MAX_CONTENT) else { continue };
            let mut value = value_text::of_bytes(&module.types, &layout, ty, &bytes, &undefined, 0);
            if is_copy {
                drop_pointers(&mut value, &global_at);
            }
            if let Some(now) = constant(module, ty, &value, &global_at)
                && let GlobalKind::Variable { init, .. } = &mut module.globals[id].kind
            {
                *init = Some(now);
            }
        }
    }
}

/// Replaces pointers that do not refer to a global by null.
fn drop_pointers(value: &mut Value, global_at: GlobalAt<'_>) {
    match value {
        Value::Ptr(address) if global_at(*address).is_none() => *address = 0,
        Value::Aggregate(parts) => parts.iter_mut().for_each(|part| drop_pointers(part, global_at)),
        _ => {}
    }
}
