//! Queries on a session.

use super::engine::UndefinedRanges;
use super::field_name::FieldName;
use super::module::named_types;
use super::module::{ModuleChange, users};
use super::report_names::use_session_names;
use super::split::{self, PartKind};
use super::value_text::Naming;
use super::values::{Provenance, SessionValue};
use super::{EngineKind, Options, Session, TypeLayout, shown_name, value_text};
use crate::diagnostic::Diagnostic;
use crate::engine::Stats;
use crate::host::linux::process_vm;
use crate::host::symbols::resolve_global;
use crate::host::{heap_locks, process, program_heap};
use crate::ir::intrinsics::{self, NamedType, named_type};
use crate::ir::{DataLayout, GlobalId, GlobalKind, GlobalValue, Module, Name, Type, TypeKind, Types};
use crate::outcome::Outcome;
use crate::source::{SourceMap, Span};
use crate::value::Value;
use crate::verify::Checked;
use crate::verify::repairs::c_prototypes::Prototype;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::sync::Arc;

/// Limit on the number of elements that are read of an alloca of several ones.
const MAX_ROW: u64 = 1 << 12;

impl Session {
    /// Returns all texts that were entered.
    pub fn sources(&self) -> &SourceMap {
        &self.sources
    }

    /// Returns the texts that were entered, without files, each with its number.
    pub fn inputs(&self) -> Vec<(u32, &str)> {
        let number = |name: &str| name.strip_prefix("<repl:")?.strip_suffix('>')?.parse().ok();
        let entered = self.sources.sources().iter();
        entered.filter_map(|source| Some((number(&source.name)?, source.text()))).collect()
    }

    /// Returns the kind of the current engine.
    pub fn engine(&self) -> EngineKind {
        self.engine.kind()
    }

    /// Whether a host function was interrupted: nothing can run until [`Session::recover`] accepts that, or
    /// [`Session::switch`] creates a new engine.
    pub fn is_broken(&self) -> bool {
        self.engine.is_broken()
    }

    /// Permits further inputs after a host function was interrupted. All definitions, values and memory are kept; data
    /// that the function was changing may be inconsistent. Locks of the C library's heap and of its standard streams that it
    /// held are released; returns whether there were any of the heap.
    pub fn recover(&mut self) -> bool {
        self.engine.recover();
        process::release_stream_locks();
        heap_locks::release()
    }

    /// Flushes the streams of the C library, for output of threads of the program. Returns an outcome if a stream is damaged.
    pub fn flush(&mut self) -> Option<Outcome> {
        match self.engine.is_broken() {
            true => None,
            false => self.engine.flush(),
        }
    }

    /// Gives compiled code and functions of the C library that it calls a new heap, because the program has damaged the old
    /// one. Blocks of the old one can still be accessed. Returns false if the C library does not permit this.
    pub fn renew_heap(&mut self) -> bool {
        program_heap::renew()
    }

    /// Returns what ended a thread that an earlier input created, such as a fault, unless it has already ended another
    /// input.
    pub fn late_outcome(&mut self) -> Option<Outcome> {
        let mut outcome = self.engine.late_outcome()?;
        use_session_names(&mut outcome, "");
        Some(outcome)
    }

    /// Returns the session's options, including later changes.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the engine's statistics.
    pub fn stats(&self) -> Stats {
        self.engine.stats()
    }

    /// Returns the module with all definitions. It also contains the session's own function and variables.
    pub fn checked(&self) -> &Arc<Checked> {
        &self.checked
    }

    /// Returns the function with the given name (with or without its `@`), if it has a body.
    pub fn function(&self, name: &str) -> Option<GlobalId> {
        let module = self.checked.module();
        let name = crate::parse::name(name.strip_prefix('@').unwrap_or(name));
        let id = module.aliasee(*module.by_name.get(&name)?);
        (id != self.evaluates && module.function(id)?.body.is_some()).then_some(id)
    }

    /// Returns the type of a value, named with its `%`, or of the content of a variable, named with its `@`.
    pub fn value_type(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let key = crate::parse::name(name.get(1..)?);
        let ty = match name.as_bytes().first()? {
            b'%' => self.values.get(&key)?.ty,
            b'@' => match module.globals[*module.by_name.get(&key)?].kind {
                GlobalKind::Variable { ty, .. } => ty,
                _ => return None,
            },
            _ => return None,
        };
        Some(module.types.display(ty))
    }

    /// Returns the type of a pointer's target, if that is a variable or an alloca of the session, or if an instruction
    /// has accessed it.
    pub fn pointee(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let kept = self.values.get(&crate::parse::name(name.strip_prefix('%')?))?;
        if let Some(ty) = &kept.provenance.pointee {
            return Some(ty.clone());
        }
        let Value::Ptr(address) = self.content(kept.variable)? else { return None };
        let (id, offset) = self.engine.symbol_at(address)?;
        let GlobalKind::Variable { ty, .. } = module.globals[id].kind else { return None };
        // An alloca may have several elements.
        let size = self.layout().size_of(&module.types, ty).filter(|size| *size > 0);
        let ty = self.layout().part_at(&module.types, ty, size.map_or(offset, |size| offset % size))?;
        (!self.is_outdated(ty)).then(|| module.types.display(ty))
    }

    /// Reports an unknown name.
    pub(super) fn unknown(&self, span: Span, sigil: &str, name: &Name) -> Diagnostic {
        let names = self.known_names().into_iter().filter(|n| n.starts_with(sigil) && n != "%_").collect::<Vec<_>>();
        let name = format!("{sigil}{name}");
        let near = crate::diagnostic::near_names(&name, names.iter().map(String::as_str));
        let code = if sigil == "%" { "E0114" } else { "E0401" };
        let found = Diagnostic::error(code, span, format!("use of undefined value `{name}`"));
        near.first().map(|near| format!("did you mean `{near}`?")).into_iter().fold(found, Diagnostic::help)
    }

    /// Whether a type contains a named type whose name now refers to another type.
    pub(super) fn is_outdated(&self, ty: Type) -> bool {
        let module = self.checked.module();
        let mut found = false;
        named_types(module, ty, &mut |id| {
            found |= self.names.types.get(&module.types.named[id].name) != Some(&id);
        });
        found
    }

    /// Returns the values and variables that have, or point to, an older type of one of these names.
    pub(super) fn outdated(&self, types: &[Name]) -> Vec<String> {
        if types.is_empty() {
            return Vec::new();
        }
        let module = self.checked.module();
        let is_old = |ty: Type| {
            let mut found = false;
            named_types(module, ty, &mut |id| {
                let name = &module.types.named[id].name;
                found |= types.contains(name) && self.names.types.get(name) != Some(&id);
            });
            found
        };
        let points = |kept: &SessionValue| {
            let told = kept.provenance.pointee.as_deref().map(split::mentions);
            if told.is_some_and(|found| types.iter().any(|name| found.locals.contains(name))) {
                return true;
            }
            let Some(Value::Ptr(address)) = self.content(kept.variable) else { return false };
            let Some((id, _)) = self.engine.symbol_at(address) else { return false };
            matches!(module.globals[id].kind, GlobalKind::Variable { ty, .. } if is_old(ty))
        };
        let values = self.values.iter().filter(|(_, kept)| is_old(kept.ty) || points(kept));
        let values = values.filter(|(name, _)| !self.is_result_number(name));
        let values = values.map(|(name, _)| format!("%{name}")).filter(|name| name != "%_");
        let globals = module
            .by_name
            .iter()
            .filter(|(_, id)| matches!(module.globals[**id].kind, GlobalKind::Variable { ty, .. } if is_old(ty)));
        let mut all: Vec<String> = globals.map(|(name, _)| format!("@{name}")).chain(values).collect();
        all.sort();
        all
    }

    /// Returns the functions and variables that still refer to a variable that was replaced, each with its name.
    pub(super) fn stale_users(&self, change: &ModuleChange) -> Vec<(String, String)> {
        let module = self.checked.module();
        let mut found = Vec::new();
        for (id, old) in change.shadowed(module) {
            let users = users(module, old).into_iter().filter(|user| *user != self.evaluates);
            found.extend(users.map(|user| (shown_name(module, user), shown_name(module, id))));
        }
        found
    }

    /// Returns the types of a function's parameters, whether it is variadic, and its result type. The function is
    /// looked up in the session, and then in the C library.
    pub fn signature(&self, name: &str) -> Option<(Vec<String>, bool, String)> {
        if let Some(Prototype { ret, params, variadic }) = self.library_prototype(name) {
            return Some((params.into_iter().map(String::from).collect(), variadic, ret.into()));
        }
        if let Some(NamedType { ret, params, variadic }) = self.intrinsic_type(name) {
            return Some((params, variadic, ret));
        }
        let module = self.checked.module();
        let name = crate::parse::name(name.strip_prefix('@').unwrap_or(name));
        let types = &module.types;
        match types.kind(module.value_type(*module.by_name.get(&name)?)) {
            TypeKind::Function { ret, params, varargs } => {
                Some((params.iter().map(|ty| types.display(*ty)).collect(), *varargs, types.display(*ret)))
            }
            _ => None,
        }
    }

    /// Returns the declaration of a C library function, or of an intrinsic whose name includes its types, unless the
    /// session has a global of this name.
    pub fn library_declaration(&self, name: &str) -> Option<String> {
        if let Some(NamedType { ret, mut params, variadic }) = self.intrinsic_type(name) {
            params.extend(variadic.then(|| "...".to_string()));
            return Some(format!("declare {ret} @{}({})", name.strip_prefix('@').unwrap_or(name), params.join(", ")));
        }
        let prototype = self.library_prototype(name)?;
        Some(prototype.declaration(name.strip_prefix('@').unwrap_or(name), "ptr"))
    }

    /// Returns the declaration in C of a function of the C library, given with or without its `@`, without `;`: `size_t
    /// strlen(const char *s)`. `None` for other functions, and if the session defines a global of this name.
    pub fn library_declaration_in_c(&self, name: &str) -> Option<&'static str> {
        let name = name.strip_prefix('@').unwrap_or(name);
        let module = self.checked.module();
        let known = module.by_name.get(&crate::parse::name(name)).map(|id| &module.globals[*id]);
        let is_own = known.is_some_and(|global| {
            super::module::is_definition(global) || !matches!(global.kind, GlobalKind::Function(_))
        });
        Prototype::in_c(name).filter(|_| !is_own)
    }

    /// Whether a function is one of the C library that returns an unsigned integer.
    pub fn library_returns_unsigned(&self, name: &str) -> bool {
        self.library_declaration_in_c(name).is_some() && Prototype::returns_unsigned(name.trim_start_matches('@'))
    }

    /// Returns the type in C of a parameter of a function of the C library, by its number from 0 on.
    pub fn library_parameter_in_c(&self, name: &str, number: usize) -> Option<&'static str> {
        self.library_declaration_in_c(name)?;
        Prototype::params_in_c(name.trim_start_matches('@')).get(number).copied()
    }

    /// Returns the C library functions and the intrinsics that can be called without a declaration: `@puts`,
    /// `@llvm.umax`. Intrinsics are listed without type suffixes.
    pub fn library_names() -> Vec<String> {
        let intrinsics = intrinsics::names().map(|name| format!("@llvm.{name}"));
        Prototype::names().map(|name| format!("@{name}")).chain(intrinsics).collect()
    }

    /// Returns the declarations of a C library function, in LLVM without its first word, and in C: `i32 @puts(ptr)`, `int
    /// puts(const char *s)`.
    pub fn library_signatures(name: &str) -> Option<(String, &'static str)> {
        let declaration = Prototype::of(name)?.declaration(name, "ptr");
        Some((declaration.strip_prefix("declare ").unwrap_or(&declaration).to_string(), Prototype::in_c(name)?))
    }

    fn intrinsic_type(&self, name: &str) -> Option<NamedType> {
        self.undeclared(name).and_then(named_type)
    }

    fn library_prototype(&self, name: &str) -> Option<Prototype> {
        self.undeclared(name).and_then(Prototype::of)
    }

    /// Returns the name of a global without its `@`, unless the session has a global of this name.
    fn undeclared<'n>(&self, name: &'n str) -> Option<&'n str> {
        let name = name.strip_prefix('@').unwrap_or(name);
        (!self.checked.module().by_name.contains_key(&crate::parse::name(name))).then_some(name)
    }

    /// Returns the text that defined a name: a function up to its `}`, anything else as entered.
    pub fn source_of(&self, name: &str) -> Option<&str> {
        let module = self.checked.module();
        let key = crate::parse::name(name.trim_start_matches(['%', '@']));
        let value = self.values.get(&key).filter(|_| !name.starts_with('@')).map(|kept| kept.span);
        let span = value.or_else(|| {
            let id = *module.by_name.get(&key).filter(|id| **id != self.evaluates && !name.starts_with('%'))?;
            let span = module.globals[id].span;
            let body = module.function(id).and_then(|function| function.body.as_ref());
            Some(Span::new(span.lo, body.map_or(span.hi, |body| body.end.hi.max(span.hi))))
        })?;
        let source = self.sources.find(span.lo)?;
        let text = source.text();
        let (lo, hi) = ((span.lo - source.base) as usize, ((span.hi - source.base) as usize).min(text.len()));
        let start = text.get(..lo)?.rfind('\n').map_or(0, |at| at + 1);
        let end = text.get(hi..)?.find('\n').map_or(text.len(), |at| hi + at);
        text.get(start..end)
    }

    /// Whether the session has a name, written with its sigil: a value, a type or a global.
    pub fn knows(&self, name: &str) -> bool {
        // A quoted name is compared as written.
        if name.contains('"') {
            return self.known_names().iter().any(|known| known == name);
        }
        let module = self.checked.module();
        match (name.as_bytes().first(), name.get(1..).filter(|plain| !plain.is_empty())) {
            (Some(b'%'), Some(plain)) => {
                let key = crate::parse::name(plain);
                self.values.contains_key(&key) || self.names.types.contains_key(&key)
            }
            (Some(b'@'), Some(plain)) => {
                module.by_name.get(&crate::parse::name(plain)).is_some_and(|id| *id != self.evaluates)
            }
            _ => false,
        }
    }

    /// Returns all names of the session as written: values (but not results by number), types and globals.
    pub fn known_names(&self) -> Vec<String> {
        let module = self.checked.module();
        let values = self.values.keys().filter(|name| !self.is_result_number(name)).map(|name| format!("%{name}"));
        let types = self.names.types.keys().map(|name| format!("%{name}"));
        let globals = module.by_name.iter().filter(|(_, id)| **id != self.evaluates);
        let mut all: Vec<String> = values.chain(types).chain(globals.map(|(name, _)| format!("@{name}"))).collect();
        all.sort();
        all.dedup();
        all
    }

    /// Returns the text of a name, written with its sigil: `%x = i64 42`, `define i64 @f(i64)`.
    pub fn text_of(&self, name: &str) -> Option<String> {
        let key = crate::parse::name(name.get(1..)?);
        match name.starts_with('%') {
            true => self.value_text(&key).map(|text| format!("{name} = {text}")),
            false => self.checked.module().by_name.get(&key).map(|id| self.global_text(*id)),
        }
    }

    /// Lists the session's contents, one line each: types, then globals, then values, in the order of their
    /// definition.
    pub fn list(&self) -> Vec<String> {
        let module = self.checked.module();
        let mut types: Vec<_> = self.names.types.iter().collect();
        types.sort_by_key(|(_, id)| module.types.named[**id].span.lo);
        let types = types.into_iter().map(|(name, _)| self.type_text(name));
        let live = |id: &&GlobalId| {
            let global = &module.globals[**id];
            **id != self.evaluates && module.by_name.get(&global.name) == Some(*id)
        };
        let globals = module.order.iter().filter(live).map(|id| self.global_text(*id));
        // The last result, `%_`, stands last.
        let (last, values): (Vec<_>, Vec<_>) =
            self.values.keys().filter(|name| !self.is_result_number(name)).partition(|name| name.symbol() == "_");
        let values = values.into_iter().chain(last);
        let values = values.filter_map(|name| Some(format!("%{name} = {}", self.value_text(name)?)));
        types.chain(globals).chain(values).collect()
    }

    fn type_text(&self, name: &Name) -> String {
        let types = &self.checked.module().types;
        let body = self.names.types.get(name).and_then(|id| types.named[*id].body);
        format!("%{name} = type {}", body.map_or("opaque".into(), |body| types.display(body)))
    }

    /// Returns the text of a value with its type.
    pub(super) fn value_text(&self, name: &Name) -> Option<String> {
        let kept = self.values.get(name)?;
        let value = self.content(kept.variable)?;
        Some(self.value_text_of(kept.ty, &value, &kept.provenance))
    }

    pub(super) fn value_text_of(&self, ty: Type, value: &Value, provenance: &Provenance) -> String {
        let text = self.pointer_text(value, provenance).unwrap_or_else(|| {
            let is_unsigned = provenance.pointee.as_deref().is_some_and(names_unsigned);
            self.typed_text_with(ty, value, is_unsigned)
        });
        match value {
            Value::Ptr(address) => match self.foreign_text(*address, ty, provenance) {
                Some(content) => format!("{text} ; {content}"),
                None => text,
            },
            Value::Int { bits, .. } if provenance.c_type.is_unsigned && value.as_signed() < Some(0) => {
                format!("{text} ; unsigned {bits}")
            }
            Value::Int { .. } if provenance.c_type.is_char => {
                match value.as_signed().and_then(|n| u8::try_from(n).ok()) {
                    Some(byte @ (b'\'' | b'\\')) => format!("{text} ; '\\{}'", char::from(byte)),
                    Some(byte @ b' '..=b'~') => format!("{text} ; '{}'", char::from(byte)),
                    _ => text,
                }
            }
            _ => text,
        }
    }

    pub(super) fn typed_text(&self, ty: Type, value: &Value) -> String {
        self.typed_text_with(ty, value, false)
    }

    /// As [`typed_text`](Session::typed_text). `is_unsigned`: the value is a pointer to unsigned integers.
    fn typed_text_with(&self, ty: Type, value: &Value, is_unsigned: bool) -> String {
        let module = self.checked.module();
        let name = |address| self.engine.name_at(module, address);
        let mut text = match self.room() {
            Some(room) => value_text::fitted(&module.types, ty, value, &name, room),
            None => value_text::typed(&module.types, ty, value, &name),
        };
        let mut remarks = value_text::bits(value);
        if let Value::Ptr(address) = value {
            let points_to = || self.pointee_text(*address, is_unsigned).map(|text| format!("points to {text}"));
            remarks.extend(self.text_in_array(*address).or_else(points_to));
        }
        remarks.extend(self.text_of_members(ty, value));
        if !remarks.is_empty() {
            text += &format!(" ; {}", remarks.join(", "));
        }
        text
    }

    /// Sets the width of the terminal on which values are shown: long ones are fitted to a few lines. Without one, arrays
    /// are shown with at most 64 elements.
    pub fn set_columns(&mut self, columns: Option<usize>) {
        self.columns = columns;
    }

    /// Returns the maximum number of characters of a value on a terminal.
    fn room(&self) -> Option<usize> {
        /// Number of lines, and characters for what precedes the value.
        const LINES: usize = 4;
        const NAME: usize = 16;
        self.columns.map(|columns| (LINES * columns).saturating_sub(NAME))
    }

    /// Returns the maximum number of characters of what a pointer points to.
    pub(super) fn pointee_room(&self) -> usize {
        /// Limit in characters if there is no terminal.
        const LONG: usize = 300;
        self.room().map_or(LONG, |room| room.saturating_sub("ptr %name ; points to ".len()))
    }

    /// Returns the text of the part of a variable that begins at an address.
    fn pointee_text(&self, address: u64, is_unsigned: bool) -> Option<String> {
        self.pointee_text_within(address, is_unsigned, self.pointee_room())
    }

    /// Returns the text of the object that a pointer points to, which the text of the pointer truncates.
    pub fn content_text(&self, name: &str) -> Option<String> {
        let kept = self.values.get(&crate::parse::name(name.strip_prefix('%')?))?;
        let Value::Ptr(address) = self.content(kept.variable)? else { return None };
        self.pointee_text_within(address, kept.provenance.pointee.as_deref().is_some_and(names_unsigned), usize::MAX)
    }

    fn pointee_text_within(&self, address: u64, is_unsigned: bool, room: usize) -> Option<String> {
        let module = self.checked.module();
        let (id, offset) = self.engine.symbol_at(address)?;
        let GlobalKind::Variable { ty, .. } = module.globals[id].kind else { return None };
        let (layout, types) = (self.layout(), &module.types);
        let (bytes, undefined) = self.engine.read_variable(id, value_text::MAX_BYTES)?;
        let (size, range) = (layout.size_of(types, ty)?, self.engine.range_of(id)?);
        let read = |ty: Type, at: u64| value_text::of_bytes(types, &layout, ty, &bytes, &undefined, at);
        let count = (range.end - range.start).checked_div(size).unwrap_or(1);
        let text = match count > 1 {
            // An alloca of several elements.
            true if offset == 0 => {
                let read_ones = (bytes.len() as u64 / size).min(count).min(MAX_ROW);
                let parts: Vec<Value> = (0..read_ones).map(|n| read(ty, n * size)).collect();
                let write = |types: &Types, naming: Naming<'_>| {
                    let naming = Naming { is_unsigned, ..naming };
                    value_text::fitted_row(types, ty, &parts, count, naming, room)
                };
                self.with_naming(ty, write)
            }
            is_row => {
                let part = layout.part_at(types, ty, if is_row { offset % size } else { offset })?;
                let value = read(part, offset);
                self.with_naming(part, |types, naming| {
                    value_text::fitted_with_fields(types, part, &value, Naming { is_unsigned, ..naming }, room)
                })
            }
        };
        Some(if self.is_outdated(ty) { format!("the older {text}") } else { text })
    }

    /// Returns the text of what a pointer points to, with the names of fields.
    pub(super) fn with_field_names(&self, ty: Type, value: &Value, room: usize) -> String {
        self.with_naming(ty, |types, naming| value_text::fitted_with_fields(types, ty, value, naming, room))
    }

    /// Returns a struct, or an array of structs, with the names of its members and without its type; `None` if no debug
    /// information names any.
    fn text_of_members(&self, ty: Type, value: &Value) -> Option<String> {
        let Value::Aggregate(_) = value else { return None };
        let (module, room) = (self.checked.module(), self.pointee_room());
        let named = self.with_field_names(ty, value, room);
        let address = |address| self.engine.name_at(module, address);
        let has_names = named != value_text::fitted(&module.types, ty, value, &address, room);
        let members = has_names.then(|| named.strip_prefix(&module.types.display(ty)))??;
        Some(members.trim_start().to_string())
    }

    /// Calls a function with the names that values of a type are shown with, and the types of their parts.
    fn with_naming(&self, ty: Type, write: impl FnOnce(&Types, Naming<'_>) -> String) -> String {
        let module = self.checked.module();
        let (unions, layout) = (self.unions_in(ty), self.layout());
        let types = unions.as_ref().map_or(&module.types, |unions| &unions.types);
        let known: RefCell<FxHashMap<Type, Vec<Option<FieldName>>>> = RefCell::default();
        let fields = |ty: Type| known.borrow_mut().entry(ty).or_insert_with(|| self.field_names(types, ty)).clone();
        let address = |address| self.engine.name_at(module, address);
        let unions = unions.as_ref().map(|unions| (&layout, &unions.members));
        write(types, Naming { address: &address, fields: &fields, unions, is_unsigned: false })
    }

    /// Returns a value, named with its `%`, or the contents of a variable, named with its `@`.
    pub fn value(&self, name: &str) -> Option<Value> {
        let key = crate::parse::name(name.get(1..)?);
        match name.starts_with('%') {
            true => self.content(self.values.get(&key)?.variable),
            false => {
                let id = *self.checked.module().by_name.get(&key)?;
                matches!(self.checked.module().globals[id].kind, GlobalKind::Variable { .. }).then_some(())?;
                self.content(id)
            }
        }
    }

    /// Returns the address of a variable, named with its `@`.
    pub fn address_of(&self, name: &str) -> Option<u64> {
        let id = *self.checked.module().by_name.get(&crate::parse::name(name.strip_prefix('@')?))?;
        self.engine.range_of(id).map(|range| range.start)
    }

    /// Reads memory of the process, whoever owns it; `None` if part of it cannot be read.
    pub fn read_memory(&self, address: u64, count: u64) -> Option<Vec<u8>> {
        const KNOWN: u8 = 0xa5;
        // If the system forbids the call, nothing is read.
        let (known, mut probe) = ([KNOWN], [0]);
        let is_allowed = process_vm::read(known.as_ptr() as u64, &mut probe) && probe == known;
        let mut bytes = vec![0; usize::try_from(count).ok()?];
        (is_allowed && process_vm::read(address, &mut bytes)).then_some(bytes)
    }

    /// Returns the current contents of a variable.
    pub(super) fn content(&self, id: GlobalId) -> Option<Value> {
        let module = self.checked.module();
        let (bytes, undefined) = self.engine.read_variable(id, value_text::MAX_BYTES)?;
        Some(value_text::of_bytes(&module.types, &self.layout(), module.value_type(id), &bytes, &undefined, 0))
    }

    /// Returns the text of the current contents of a variable of a library.
    fn external_text(&self, global: &GlobalValue, ty: Type) -> Option<String> {
        const MOST: u64 = 1 << 12;
        let (layout, types) = (self.layout(), &self.checked.module().types);
        let size = layout.size_of(types, ty).filter(|size| (1..=MOST).contains(size))?;
        let bytes = self.read_memory(resolve_global(global)? as u64, size)?;
        let value = value_text::of_bytes(types, &layout, ty, &bytes, &UndefinedRanges::default(), 0);
        Some(self.with_field_names(ty, &value, self.pointee_room()))
    }

    /// Returns the number of bytes from an address to the end of the variable or alloca of the session that it points into.
    pub fn bytes_behind(&self, address: u64) -> Option<u64> {
        let (id, _) = self.engine.symbol_at(address)?;
        Some(self.engine.range_of(id)?.end.saturating_sub(address)).filter(|count| *count > 0)
    }

    /// Returns the text of a global: a variable with its current contents, a function without its body.
    pub(super) fn global_text(&self, id: GlobalId) -> String {
        let module = self.checked.module();
        let global = &module.globals[id];
        let name = shown_name(module, id);
        match &global.kind {
            GlobalKind::Variable { ty, constant, init } => {
                let kind = if *constant { "constant" } else { "global" };
                match self.content(id).filter(|_| init.is_some()) {
                    Some(value) => {
                        let unsigned = match &value {
                            Value::Int { bits, .. }
                                if value.as_signed() < Some(0) && self.is_unsigned_global(&name) =>
                            {
                                format!(" ; unsigned {bits}")
                            }
                            _ => String::new(),
                        };
                        format!("{name} = {kind} {}{unsigned}", self.typed_text(*ty, &value))
                    }
                    None => {
                        let now = self.external_text(global, *ty).map_or(String::new(), |text| format!(" ; {text}"));
                        format!("{name} = external {kind} {}{now}", module.types.display(*ty))
                    }
                }
            }
            GlobalKind::Function(function) => {
                let params: Vec<String> = function.params.iter().map(|p| module.types.display(p.ty)).collect();
                let dots = if !function.varargs {
                    ""
                } else if params.is_empty() {
                    "..."
                } else {
                    ", ..."
                };
                let word = if function.body.is_some() { "define" } else { "declare" };
                format!("{word} {} {name}({}{dots})", module.types.display(function.ret), params.join(", "))
            }
            GlobalKind::Alias { ty, target } => {
                let target = crate::ir::print::typed_constant(module, target.1);
                format!("{name} = alias {}, {target}", module.types.display(*ty))
            }
            GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => name,
        }
    }

    /// Returns the memory layout of a type, or of the type of a name or expression, which is not evaluated.
    pub fn shape(&mut self, text: &str) -> Result<TypeLayout, Vec<Diagnostic>> {
        let text = text.trim();
        let key = || crate::parse::name(&text[1..]);
        let module = self.checked.module();
        if text.starts_with('%')
            && let Some(kept) = self.values.get(&key())
        {
            return Ok(self.shape_of(module, kept.ty));
        }
        if text.starts_with('@')
            && let Some(id) = module.by_name.get(&key())
        {
            return Ok(self.shape_of(module, module.value_type(*id)));
        }
        let source = |sources: &mut SourceMap, text: &str| {
            let added = sources.add(":type", text);
            added.map_err(|e| vec![Diagnostic::error("E1006", Span::default(), e.to_string())])
        };
        let before = "@\"<type>\" = external global ";
        let whole = source(&mut self.sources, &format!("{before}{text}"))?;
        let as_type = self.read_entities(&whole, 0..whole.text().len(), false).ok();
        if let Some(read) = as_type.filter(|_| split::parts(text).len() == 1)
            && let Some(id) = read.module.find("<type>")
        {
            return Ok(self.shape_of(&read.module, read.module.value_type(id)));
        }
        let source = source(&mut self.sources, text)?;
        let Some(part) = split::parts(source.text()).into_iter().next().filter(|p| p.form != PartKind::Entities) else {
            let span = source.span(0..text.len());
            return Err(vec![Diagnostic::error("E1001", span, "this is neither a type nor an expression")]);
        };
        let read = self.read_expression(&source, part.range, &part.form)?;
        Ok(self.shape_of(&read.module, read.result.map_or(Type::VOID, |result| result.ty)))
    }

    fn shape_of(&self, module: &Module, ty: Type) -> TypeLayout {
        let (types, layout) = (&module.types, self.layout());
        let size = |ty: Type| layout.size_of(types, ty).zip(layout.align_of(types, ty));
        let fields = match (types.kind(ty), layout.struct_layout(types, ty)) {
            (TypeKind::Struct { fields, .. }, Some(layout)) => {
                let field = |(ty, offset): (&Type, u64)| (offset, size(*ty).map_or(0, |s| s.0), types.display(*ty));
                fields.iter().zip(layout.offsets).map(field).collect()
            }
            _ => Vec::new(),
        };
        let fields = self.with_member_names(&types.display(ty), fields);
        let body = match types.written(ty) {
            TypeKind::Named(_) => format!("{} = type {}", types.display(ty), types.display(types.strip(ty))),
            _ => types.display(ty),
        };
        TypeLayout { ty: body, size: size(ty), fields }
    }

    /// Returns the session's data layout.
    pub(super) fn layout(&self) -> DataLayout {
        DataLayout::of(self.checked.module())
    }
}

/// Whether a type in the notation of [`Session::pointee`] is an unsigned integer or an array of them: `u32`, `[2 x u32]`.
fn names_unsigned(ty: &str) -> bool {
    let element = ty.trim_end_matches(']').rsplit(' ').next().unwrap_or(ty);
    element.strip_prefix('u').is_some_and(|bits| bits.bytes().all(|byte| byte.is_ascii_digit()))
}
