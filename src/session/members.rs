//! Struct members, by index or by their names in debug information, and functions behind pointers.

use super::Session;
use crate::ir::debug::{DebugInfo, Member};
use crate::ir::{GlobalKind, Name, Type, TypeKind, metadata};
use crate::value::Value;

/// A member of a struct type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructMember {
    /// Index of the field.
    pub index: usize,
    /// Type of the field.
    pub ty: String,
    /// Type that the field points to, if known from debug information.
    pub pointee: Option<String>,
}

impl Session {
    /// Finds a member of a type given in LLVM syntax: `{ i64, i32 }`, `%struct.node`. The member is an index or a name
    /// from debug information. The error lists the members.
    pub fn member(&self, ty: &str, member: &str) -> Result<StructMember, String> {
        let fields = self.fields(ty).ok_or_else(|| format!("`{ty}` is not a struct, and has no member `{member}`"))?;
        let info = DebugInfo::new(self.checked.module());
        let named = self.source_members(&info, ty);
        let pointee = |found: Option<&(usize, Member)>| found.and_then(|(_, found)| self.pointee_of(&info, &found.ty));
        let field = |index: usize| fields.get(index).cloned();
        if let Ok(index) = member.parse::<usize>() {
            let ty = field(index).ok_or_else(|| match fields.len() {
                0 => format!("`{ty}` has no members"),
                count => format!("`{ty}` has no member {index}: the last one is {}", count - 1),
            })?;
            return Ok(StructMember { index, ty, pointee: pointee(named.iter().find(|(at, _)| *at == index)) });
        }
        if let Some(found) = named.iter().find(|(_, found)| found.name == member) {
            let index = found.0;
            let ty = field(index).ok_or_else(|| format!("`{member}` has no field of its own in `{ty}`"))?;
            return Ok(StructMember { index, ty, pointee: pointee(Some(found)) });
        }
        let names: Vec<String> = named.iter().map(|(_, member)| format!("`{}`", member.name)).collect();
        Err(match names.is_empty() {
            true => format!("the members of `{ty}` have no names here; use an index: `.0`, `->0`"),
            false => format!("`{ty}` has no member `{member}`; it has {}", names.join(", ")),
        })
    }

    /// Returns the function that a pointer refers to. The pointer is a value, given as `%name`, or the contents of a
    /// variable, given as `@name`.
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
    fn body_of(&self, ty: &str) -> Option<Type> {
        let id = *self.names.types.get(&crate::parse::name(ty.strip_prefix('%')?))?;
        self.checked.module().types.named[id].body
    }

    /// Returns the types of the fields of a struct, given as for [`Session::member`].
    fn fields(&self, ty: &str) -> Option<Vec<String>> {
        let types = &self.checked.module().types;
        if let Some(body) = self.body_of(ty) {
            let TypeKind::Struct { fields, .. } = types.kind(body) else { return None };
            return Some(fields.iter().map(|field| types.display(*field)).collect());
        }
        let inside = ty.strip_prefix("<{").and_then(|ty| ty.strip_suffix("}>"));
        let inside = inside.or_else(|| ty.strip_prefix('{')?.strip_suffix('}'))?.trim();
        Some(metadata::parts(inside).filter(|field| !field.is_empty()).map(String::from).collect())
    }

    /// Returns the members of a named struct in the debug information, each with the index of its field.
    fn source_members(&self, info: &DebugInfo<'_>, ty: &str) -> Vec<(usize, Member)> {
        let module = self.checked.module();
        let Some(layout) = self.body_of(ty).and_then(|body| self.layout().struct_layout(&module.types, body)) else {
            return Vec::new();
        };
        let plain = ty.trim_start_matches(['%', '"']).trim_end_matches('"');
        // `%struct.node` and `%"class.app::point"` are `struct node` and `class app::point`.
        let Some((word, name)) = plain.split_once('.') else { return Vec::new() };
        let name = format!("{word} {name}");
        let record = info.named_types().find(|(found, node)| *found == name && info.is_record(node));
        let members = record.map_or(Vec::new(), |(_, node)| info.members(node));
        // A bit field shares its field with others.
        let members = members.into_iter().filter(|member| member.bits.is_none() && !member.name.is_empty());
        let place = |member: Member| {
            let offset = member.offset.filter(|bits| bits % 8 == 0)? / 8;
            Some((layout.offsets.iter().position(|start| *start == offset)?, member))
        };
        members.filter_map(place).collect()
    }

    /// Returns the type that the contents of a variable, given as `@name`, point to, if known from debug information.
    pub fn global_pointee(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let global = &module.globals[*module.by_name.get(&crate::parse::name(name.strip_prefix('@')?))?];
        let info = DebugInfo::new(module);
        self.pointee_of(&info, &info.global(global)?.1?)
    }

    /// Returns the named type of a variable, given as `@name`, according to debug information. A front end may have
    /// given the variable a literal type of the same layout, `{ i32, [4 x i8], ptr }`.
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
    /// information.
    pub fn result_pointee(&self, name: &str) -> Option<String> {
        let module = self.checked.module();
        let global = &module.globals[*module.by_name.get(&crate::parse::name(name))?];
        let info = DebugInfo::new(module);
        self.pointee_of(&info, &info.result(&info.function(global)?)?)
    }

    /// Returns the session's named type for a record in the debug information.
    fn record(&self, info: &DebugInfo<'_>, plain: &str) -> Option<String> {
        let name = info.name(plain).filter(|_| info.is_record(plain))?;
        let mut written = ["struct", "class", "union"].into_iter().map(|word| format!("{word}.{name}"));
        written
            .find(|name| self.names.types.contains_key(&Name::Text(name.as_str().into())))
            .map(|name| format!("%{name}"))
    }

    /// Returns the type that a pointer of a source type points to, if the session has that type.
    fn pointee_of(&self, info: &DebugInfo<'_>, pointer: &str) -> Option<String> {
        let plain = info.plain_type(&info.pointee(pointer)?)?;
        if info.pointee(&plain).is_some() {
            return Some("ptr".into());
        }
        if info.is_record(&plain) {
            return self.record(info, &plain);
        }
        let bits = info.size(&plain)?;
        Some(match (info.basic(&plain)?, bits) {
            (true, 32) => "float".into(),
            (true, 64) => "double".into(),
            (false, 8 | 16 | 32 | 64 | 128) => format!("i{bits}"),
            _ => return None,
        })
    }
}
