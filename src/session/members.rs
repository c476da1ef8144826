//! Struct members, by index or by their names in debug information, and functions that pointers refer to.

use super::field_name::FieldName;
use super::{CType, Session};
use crate::ir::debug::{DebugInfo, Member};
use crate::ir::layout::StructLayout;
use crate::ir::{GlobalKind, Name, Type, TypeKind, Types, metadata};
use crate::value::Value;
use crate::verify::repairs::c_prototypes::Prototype;
use std::collections::HashMap;

/// A member of a struct type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructMember {
    /// Where it is in the struct.
    pub location: MemberLocation,
    /// Its type.
    pub ty: String,
    /// Type that it points to, if known from debug information.
    pub pointee: Option<String>,
    /// Whether it is an unsigned integer, or an array of them, according to debug information.
    pub is_unsigned: bool,
    /// Whether it is a `_Bool`, or an array of them, according to debug information.
    pub is_bool: bool,
}

/// Where a member is in its struct.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemberLocation {
    /// Index of the field that is the member.
    Field(usize),
    /// Offset in bytes of a member for which the LLVM type has no field: one of a union, of an anonymous struct, or of a
    /// base class.
    Offset(u64),
}

/// A struct type with the debug information of its source type.
pub(super) struct SourceRecord {
    layout: StructLayout,
    fields: Vec<Type>,
    pub(super) is_union: bool,
    /// All members, including inherited ones and those of anonymous members.
    pub(super) members: Vec<Member>,
    /// Direct members.
    pub(super) parts: Vec<Member>,
}

/// Struct types behind names.
#[derive(Default, Debug)]
pub struct StructNames {
    /// For the name of a value, a variable or a function without its sigil, the struct type that it has, points to or
    /// returns: `%struct.node`.
    pub names: HashMap<String, String>,
    /// For a struct type, its members, each with the type that it has or points to.
    pub types: HashMap<String, Vec<(String, String)>>,
    /// For a name that `typedef` defined, the struct that it is or points to.
    pub aliases: HashMap<String, Option<String>>,
}

impl Session {
    /// Finds a member of a type given in LLVM syntax: `{ i64, i32 }`, `%struct.node`. The member is an index or a name
    /// from debug information. The error lists the members.
    pub fn member(&self, ty: &str, member: &str) -> Result<StructMember, String> {
        let fields = self.fields(ty).ok_or_else(|| format!("`{ty}` is not a struct, and has no member `{member}`"))?;
        let info = DebugInfo::new(self.checked.module());
        let record = self.source_record(&info, ty);
        let members = record.as_ref().map_or(&[][..], |record| &record.members);
        if let Ok(index) = member.parse::<usize>() {
            let ty = fields.get(index).cloned().ok_or_else(|| match fields.len() {
                0 => format!("`{ty}` has no members"),
                count => format!("`{ty}` has no member {index}: the last one is {}", count - 1),
            })?;
            let location = MemberLocation::Field(index);
            let is_field = |member: &&Member| {
                let found = record.as_ref().and_then(|record| self.locate(&info, record, member).ok());
                found.is_some_and(|(found, _)| found == location)
            };
            let found = members.iter().find(is_field);
            let pointee = found.and_then(|member| self.pointee_of_part(&info, &member.ty));
            let (is_unsigned, is_bool) = found.map_or((false, false), |member| kind_of(&info, &member.ty));
            return Ok(StructMember { location, ty, pointee, is_unsigned, is_bool });
        }
        if let Some((record, found)) = record.as_ref().zip(members.iter().find(|found| found.name == member)) {
            let (location, ty) =
                self.locate(&info, record, found).map_err(|why| format!("`{member}` of `{ty}` {why}"))?;
            let pointee = self.pointee_of_part(&info, &found.ty);
            let (is_unsigned, is_bool) = kind_of(&info, &found.ty);
            return Ok(StructMember { location, ty, pointee, is_unsigned, is_bool });
        }
        let names: Vec<String> = members.iter().map(|member| format!("`{}`", member.name)).collect();
        Err(match names.is_empty() {
            true => format!("no debug information names the members of `{ty}`; use an index: `.0`, `->0`"),
            false => {
                let near = crate::diagnostic::near_names(member, members.iter().map(|member| member.name.as_str()));
                let meant = near.first().map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                format!("`{ty}` has no member `{member}`; it has {}{meant}", names.join(", "))
            }
        })
    }

    /// Returns the member of a union that its declaration lists first, which LLVM's first field need not be; `None` for
    /// other types, and without debug information.
    pub fn first_of_union(&self, ty: &str) -> Option<StructMember> {
        let info = DebugInfo::new(self.checked.module());
        let record = self.source_record(&info, ty).filter(|record| record.is_union)?;
        let first = record.parts.first()?;
        let (location, ty) = self.locate(&info, &record, first).ok()?;
        let pointee = self.pointee_of(&info, &first.ty);
        let (is_unsigned, is_bool) = kind_of(&info, &first.ty);
        Some(StructMember { location, ty, pointee, is_unsigned, is_bool })
    }

    /// Whether a type is that of a union, according to debug information or its name.
    pub fn is_union(&self, ty: &str) -> bool {
        if !ty.starts_with('%') {
            return false;
        }
        let info = DebugInfo::new(self.checked.module());
        self.source_record(&info, ty).map_or(ty.starts_with("%union."), |record| record.is_union)
    }

    /// Returns the index of the last field of a struct type that begins at an offset in bytes or before.
    pub fn field_at(&self, ty: &str, offset: u64) -> Option<usize> {
        let types = &self.checked.module().types;
        let body = self.body_of(ty).or_else(|| self.type_of_text(ty))?;
        self.layout().struct_layout(types, body)?.offsets.iter().rposition(|start| *start <= offset)
    }

    /// Returns the members of a struct type, given as for [`Session::member`]: their names, or their indices if no debug
    /// information names them, each with the type that it points to or has.
    pub fn members(&self, ty: &str) -> Vec<(String, String)> {
        let Some(fields) = self.fields(ty) else { return Vec::new() };
        let info = DebugInfo::new(self.checked.module());
        let Some(record) = self.source_record(&info, ty).filter(|record| !record.members.is_empty()) else {
            return fields.into_iter().enumerate().map(|(n, field)| (n.to_string(), field)).collect();
        };
        let all = record.members.iter().filter_map(|member| {
            let (_, ty) = self.locate(&info, &record, member).ok()?;
            let pointee = info.pointee(&member.ty).and_then(|pointee| self.llvm_type(&info, &pointee));
            Some((member.name.clone(), pointee.unwrap_or(ty)))
        });
        all.collect()
    }

    /// Returns the names of the fields of a struct type, one of `types`, which may be more than the session's; empty if no
    /// debug information names them.
    pub(super) fn field_names(&self, types: &Types, ty: Type) -> Vec<Option<FieldName>> {
        let text = match types.written(ty) {
            TypeKind::Named(id) => {
                let name = &types.named[*id].name;
                if self.names.types.get(name) != Some(id) {
                    return Vec::new();
                }
                format!("%{name}")
            }
            _ => types.display(ty),
        };
        let info = DebugInfo::new(self.checked.module());
        let Some(record) = self.source_record(&info, &text) else { return Vec::new() };
        let mut names = vec![None; record.fields.len()];
        for member in record.members.iter().filter(|_| !record.is_union) {
            if let Ok((MemberLocation::Field(index), _)) = self.locate(&info, &record, member) {
                let is_unsigned = is_unsigned(&info, &member.ty);
                names[index] = Some(FieldName { name: member.name.clone(), is_unsigned });
            }
        }
        names
    }

    /// Adds the names of the members to the fields of a struct type, each with its offset, size and type.
    pub(super) fn with_member_names(&self, ty: &str, fields: Vec<(u64, u64, String)>) -> Vec<(u64, u64, String)> {
        let info = DebugInfo::new(self.checked.module());
        let is_struct = ty.starts_with(['%', '{', '<']) && !fields.is_empty();
        let Some(record) = is_struct.then(|| self.source_record(&info, ty)).flatten() else { return fields };
        let name = |offset: u64| {
            let at_offset =
                record.members.iter().filter(|member| member.offset == Some(offset * 8) && !record.is_union);
            let names: Vec<&str> = at_offset.map(|member| member.name.as_str()).collect();
            if let [name] = names.as_slice() { format!(" {name}") } else { String::new() }
        };
        fields.into_iter().map(|(offset, size, ty)| (offset, size, ty + &name(offset))).collect()
    }

    /// Returns the C type that debug information gives a name of `typedef`, with the session's names of structs:
    /// `unsigned int`, `%struct.P*`.
    pub fn type_alias(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        // Most sessions have none.
        let quoted = format!("\"{name}\"");
        if !module.other_items.iter().any(|item| item.contains("DW_TAG_typedef") && item.contains(&quoted)) {
            return None;
        }
        let info = DebugInfo::new(module);
        let node = info.type_named(name).filter(|node| node.starts_with("!DIDerivedType("))?;
        self.c_text(&info, node, name)
    }

    /// Returns a source type in the syntax of C; `alias` names a struct without a name of its own.
    fn c_text(&self, info: &DebugInfo<'_>, node: &str, alias: &str) -> Option<String> {
        let plain = info.plain_type(node)?;
        if info.is_pointer(&plain) {
            return match info.pointee(&plain) {
                None => Some("void*".into()),
                Some(pointee) if pointee.starts_with("!DISubroutineType(") => Some(info.type_name(&plain)),
                Some(pointee) => Some(self.c_text(info, &pointee, alias)? + "*"),
            };
        }
        if plain.starts_with("!DISubroutineType(") {
            return Some(info.type_name(&plain));
        }
        if info.is_record(&plain) {
            let name = info.name(&plain).unwrap_or_else(|| alias.to_string());
            return Some(self.record_named(&name).unwrap_or_else(|| format!("%struct.{name}")));
        }
        match info.basic(&plain)? {
            false if !plain.starts_with("!DIBasicType(") => Some("int".into()),
            _ => info.name(&plain),
        }
    }

    /// Returns size and alignment of a type, given as for [`Session::member`], in bytes.
    pub fn size_of(&self, ty: &str) -> Option<(u64, u64)> {
        let types = &self.checked.module().types;
        let ty = match self.body_of(ty) {
            Some(body) => body,
            None => self.type_of_text(ty)?,
        };
        let layout = self.layout();
        Some((layout.size_of(types, ty)?, layout.align_of(types, ty)?))
    }

    /// Whether a variable, given as `@name`, is an unsigned integer, according to debug information.
    pub fn is_unsigned_global(&self, name: &str) -> bool {
        let module = self.checked.module();
        let id = name.strip_prefix('@').and_then(|name| module.by_name.get(&crate::parse::name(name)));
        let Some(global) = id.map(|id| &module.globals[*id]).filter(|global| !global.metadata.is_empty()) else {
            return false;
        };
        let info = DebugInfo::new(module);
        let ty = info.global(global).and_then(|(_, ty)| ty);
        ty.is_some_and(|ty| is_unsigned(&info, &ty))
    }

    /// Returns where a member from debug information is, and its type. The error completes a sentence about the member.
    fn locate(
        &self,
        info: &DebugInfo<'_>,
        record: &SourceRecord,
        member: &Member,
    ) -> Result<(MemberLocation, String), String> {
        let types = &self.checked.module().types;
        let bit = member.offset.unwrap_or(0);
        let offset = bit / 8;
        if let Some(width) = member.bits {
            let Some(index) = record.layout.offsets.iter().rposition(|start| *start <= offset) else {
                return Err("is a bit field".into());
            };
            let first = bit - record.layout.offsets[index] * 8;
            return Err(match width {
                0 | 1 => format!("is a bit field, bit {first} of `.{index}`"),
                _ => format!("is a bit field, bits {first} to {} of `.{index}`", first.saturating_add(width - 1)),
            });
        }
        let unknown = || "has a type without a counterpart among the LLVM types".to_string();
        // An empty struct of C has no size.
        let is_record = info.plain_type(&member.ty).is_some_and(|plain| info.is_record(&plain));
        let size = info.bits(&member.ty).or(is_record.then_some(0)).ok_or_else(unknown)?;
        let ty = self.llvm_type(info, &member.ty);
        let has_size = |field: Type| self.layout().size_of(types, field).map(|bytes| bytes * 8) == Some(size);
        // Several fields begin at one offset if some are empty.
        let mut fields = record.layout.offsets.iter().zip(&record.fields).map(|(start, field)| (*start * 8, *field));
        if let Some(index) = fields.position(|(start, field)| start == bit && has_size(field)) {
            let field = types.display(record.fields[index]);
            let is_pointer = |ty: &str| ty.starts_with("ptr") || ty.ends_with('*');
            let is_part = |part: &Member| part.name == member.name && part.offset == member.offset;
            let is_field = match &ty {
                Some(ty) => *ty == field || is_pointer(ty) && is_pointer(&field),
                None => !record.is_union && record.parts.iter().any(is_part),
            };
            if is_field {
                return Ok((MemberLocation::Field(index), field));
            }
        }
        let is_inside = bit.is_multiple_of(8) && bit.saturating_add(size) / 8 <= record.layout.size;
        Ok((MemberLocation::Offset(offset), ty.filter(|_| is_inside).ok_or_else(unknown)?))
    }

    /// Returns the name, with its `@`, of the function that a pointer refers to. The pointer is a value, given as `%name`,
    /// or the contents of a variable, given as `@name`.
    pub fn function_behind(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let key = crate::parse::name(name.get(1..)?);
        let variable = match name.starts_with('%') {
            true => self.values.get(&key)?.variable,
            false => *module.by_name.get(&key)?,
        };
        let Value::Ptr(address) = self.content(variable)? else { return None };
        let (id, _) = self.engine.symbol_at(address).filter(|(_, offset)| *offset == 0)?;
        matches!(module.globals[id].kind, GlobalKind::Function(_)).then(|| super::shown_name(module, id))
    }

    /// Returns the body of a named type, given with its `%`.
    pub(super) fn body_of(&self, ty: &str) -> Option<Type> {
        let id = *self.names.types.get(&crate::parse::name(ty.strip_prefix('%')?))?;
        self.checked.module().types.named[id].body
    }

    /// Returns the types of the fields of a struct, given as for [`Session::member`].
    pub(super) fn fields(&self, ty: &str) -> Option<Vec<String>> {
        let types = &self.checked.module().types;
        if let Some(body) = self.body_of(ty) {
            let TypeKind::Struct { fields, .. } = types.kind(body) else { return None };
            return Some(fields.iter().map(|field| types.display(*field)).collect());
        }
        let inside = ty.strip_prefix("<{").and_then(|ty| ty.strip_suffix("}>"));
        let inside = inside.or_else(|| ty.strip_prefix('{')?.strip_suffix('}'))?.trim();
        Some(metadata::parts(inside).filter(|field| !field.is_empty()).map(String::from).collect())
    }

    /// Returns the debug information of a struct; `None` if it describes none of this name and size.
    pub(super) fn source_record(&self, info: &DebugInfo<'_>, ty: &str) -> Option<SourceRecord> {
        let types = &self.checked.module().types;
        let body = self.body_of(ty).or_else(|| self.type_of_text(ty))?;
        let TypeKind::Struct { fields, .. } = types.kind(body) else { return None };
        let layout = self.layout().struct_layout(types, body)?;
        let unquoted = ty.trim_start_matches(['%', '"']).trim_end_matches('"');
        // clang names the type of `struct node` `%struct.node`, and that of `class app::point` `%"class.app::point"`.
        let name = unquoted.split_once('.').filter(|_| ty.starts_with('%'));
        let named = name.and_then(|(word, name)| info.type_named(&format!("{word} {name}")));
        let node = named.filter(|node| info.is_record(node)).map(String::from);
        let node = node.or_else(|| self.unnamed_record(info, ty))?;
        // A type that was redefined since has other members.
        if info.bits(&node).unwrap_or(0) != layout.size.checked_mul(8)? {
            return None;
        }
        let mut members = info.members(&node);
        members.retain(|member| !member.name.is_empty());
        let (fields, is_union, parts) = (fields.to_vec(), info.is_union(&node), info.parts(&node));
        Some(SourceRecord { layout, fields, is_union, members, parts })
    }

    /// Returns the pointee type of the pointer that a variable, given as `@name`, holds, if known from debug information.
    pub fn global_pointee(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let global = &module.globals[*module.by_name.get(&crate::parse::name(name.strip_prefix('@')?))?];
        let info = DebugInfo::new(module);
        self.pointee_of(&info, &info.global(global)?.1?)
    }

    /// Returns the named type of a variable, given as `@name`, according to debug information. A front end may have
    /// given the variable a literal type of the same size, `{ i32, [4 x i8], ptr }`.
    pub fn global_record(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let global = &module.globals[*module.by_name.get(&crate::parse::name(name.strip_prefix('@')?))?];
        let GlobalKind::Variable { ty, .. } = global.kind else { return None };
        let info = DebugInfo::new(module);
        let record = self.record(&info, &info.plain_type(&info.global(global)?.1?)?)?;
        let size = |ty: Type| self.layout().size_of(&module.types, ty);
        (size(self.body_of(&record)?) == size(ty)).then_some(record)
    }

    /// Returns the type that the result of a function, given without its `@`, points to, if known from debug
    /// information, or because it is a function of the C library.
    pub fn result_pointee(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let is_known = |ty: &&str| !ty.starts_with('%') || self.knows(ty);
        let library = || Prototype::result_pointee(name).filter(is_known).map(String::from);
        let Some(id) = module.by_name.get(&crate::parse::name(name)) else { return library() };
        let global = &module.globals[*id];
        let info = DebugInfo::new(module);
        match info.signature_of(global) {
            Some(signature) => self.pointee_of(&info, &info.result_of(&signature)?),
            None if super::module::is_definition(global) => None,
            None => library(),
        }
    }

    /// Returns what the parameters of a function, given without its `@`, point to, if known from debug information, or
    /// because it is a function of the C library.
    pub fn parameter_pointees(&self, name: &str) -> Vec<Option<String>> {
        let module = self.checked.module();
        if self.library_declaration_in_c(name).is_some() {
            return Prototype::param_pointees(name).into_iter().map(|ty| ty.map(String::from)).collect();
        }
        let global = module.by_name.get(&crate::parse::name(name)).map(|id| &module.globals[*id]);
        let Some(global) = global.filter(|global| !global.metadata.is_empty()) else { return Vec::new() };
        let info = DebugInfo::new(module);
        let signature = info.signature_of(global).and_then(|signature| info.signature(&signature));
        let params = signature.map_or(Vec::new(), |(_, params)| params);
        params.into_iter().map(|param| self.pointee_of(&info, &param?)).collect()
    }

    /// Returns the C type information of the results of a function, given without its `@`, from debug information.
    pub fn result_c_type(&self, name: &str) -> CType {
        let module = self.checked.module();
        let global = module.by_name.get(&crate::parse::name(name)).map(|id| &module.globals[*id]);
        let Some(global) = global.filter(|global| !global.metadata.is_empty()) else { return CType::default() };
        let info = DebugInfo::new(module);
        let result = info.signature_of(global).and_then(|signature| info.result_of(&signature));
        let Some(plain) = result.and_then(|ty| info.plain_type(&ty)) else { return CType::default() };
        let is_unsigned = info.is_unsigned(&plain) && !info.is_bool(&plain);
        CType { is_unsigned, is_char: info.is_char(&plain), is_declared: false, is_const: false }
    }

    /// Returns the session's named type for a record in the debug information.
    pub(super) fn record(&self, info: &DebugInfo<'_>, plain: &str) -> Option<String> {
        if !info.is_record(plain) {
            return None;
        }
        match info.name(plain).filter(|name| !name.is_empty()) {
            Some(name) => self.record_named(&name),
            None => self.type_of_unnamed(info, plain),
        }
    }

    pub(super) fn record_named(&self, name: &str) -> Option<String> {
        let mut candidates = ["struct", "class", "union"].into_iter().map(|word| format!("{word}.{name}"));
        let is_known = |name: &String| self.names.types.contains_key(&Name::Text(name.as_str().into()));
        candidates.find(is_known).or_else(|| Some(name.to_string()).filter(is_known)).map(|name| format!("%{name}"))
    }

    /// As [`pointee_of`](Session::pointee_of), also for the elements of an array.
    fn pointee_of_part(&self, info: &DebugInfo<'_>, ty: &str) -> Option<String> {
        self.pointee_of(info, ty).or_else(|| self.pointee_of(info, &info.element(ty)?))
    }

    /// Returns the type that a pointer of a source type points to, if the session has that type. `u32` is an unsigned
    /// `i32`, and `i32*` a pointer of which it is known what it points to.
    fn pointee_of(&self, info: &DebugInfo<'_>, pointer: &str) -> Option<String> {
        // Pointers may form a cycle in damaged debug information.
        self.pointee_within(info, pointer, 8)
    }

    fn pointee_within(&self, info: &DebugInfo<'_>, pointer: &str, levels: u32) -> Option<String> {
        let pointee = info.pointee(pointer)?;
        if let Some(inner) = levels.checked_sub(1).and_then(|levels| self.pointee_within(info, &pointee, levels))
            && self.llvm_type(info, &pointee).is_some_and(|ty| ty == "ptr")
            && !inner.ends_with(')')
        {
            return Some(inner + "*");
        }
        let ty = self.llvm_type(info, &pointee)?;
        let is_number =
            info.plain_type(&pointee).is_some_and(|plain| info.is_unsigned(&plain) && !info.is_bool(&plain));
        Some(if is_number { ty.replacen('i', "u", 1) } else { ty })
    }

    /// Returns the LLVM type of a function, `i32 (ptr, ...)`.
    pub(super) fn function_text(&self, info: &DebugInfo<'_>, plain: &str) -> Option<String> {
        let (ret, params) = info.signature(plain)?;
        let ret = ret.map_or(Some("void".into()), |ret| self.llvm_type(info, &ret))?;
        let params: Option<Vec<String>> =
            params.iter().map(|ty| ty.as_ref().map_or(Some("...".into()), |ty| self.llvm_type(info, ty))).collect();
        Some(format!("{ret} ({})", params?.join(", ")))
    }

    /// Returns the LLVM type of a source type in memory, if the session has that type.
    pub(super) fn llvm_type(&self, info: &DebugInfo<'_>, ty: &str) -> Option<String> {
        let mut lengths = String::new();
        let mut plain = info.plain_type(ty)?;
        while let Some(element) = info.element(&plain) {
            // Arrays may form a cycle in damaged debug information.
            if lengths.len() > 1000 {
                return None;
            }
            lengths.push_str(&format!("[{} x ", info.len(&plain)?));
            plain = info.plain_type(&element)?;
        }
        let close = "]".repeat(lengths.matches('[').count());
        if lengths.is_empty() && plain.starts_with("!DISubroutineType(") {
            return self.function_text(info, &plain);
        }
        let element = match info.is_record(&plain) {
            true => self.record(info, &plain)?,
            false if info.is_pointer(&plain) => "ptr".into(),
            false => match (info.basic(&plain)?, info.size(&plain)?) {
                (true, 32) => "float".into(),
                (true, 64) => "double".into(),
                (false, bits @ (8 | 16 | 32 | 64 | 128)) => format!("i{bits}"),
                _ => return None,
            },
        };
        Some(format!("{lengths}{element}{close}"))
    }
}

/// Whether a source type is an unsigned integer, or an array of them.
fn is_unsigned(info: &DebugInfo<'_>, ty: &str) -> bool {
    kind_of(info, ty).0
}

/// Whether a source type is an unsigned integer, and whether it is a `_Bool`; of an array, those of its elements.
fn kind_of(info: &DebugInfo<'_>, ty: &str) -> (bool, bool) {
    info.plain_type(ty).map_or((false, false), |plain| match info.element(&plain) {
        Some(element) => kind_of(info, &element),
        None => (info.is_unsigned(&plain), info.is_bool(&plain)),
    })
}
