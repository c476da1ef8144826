//! Type table. Only named structs and the pointees of old pointer types can be referenced before their definitions.

use super::bitstream::{Block, Record};
use super::encoding::{narrow, string};
use super::error::Error;
use super::operation::address_space;
use super::reader::Reader;
use super::record_codes::types as code;
use crate::ir::{FloatKind, Name, NamedId, NamedType, Type, TypeKind};
use crate::source::Span;
use rustc_hash::FxHashMap;

/// Width of the widest integer type in LLVM.
const MAX_INT_BITS: u64 = 1 << 23;
/// Maximum nesting of types, so that recursive algorithms need a bounded stack.
const DEEPEST: u16 = 200;

/// Type table under construction.
struct Table {
    /// Types by id. `None` for types that have not been read, except for named structs with forward references.
    types: Vec<Option<Type>>,
    /// Structs with forward references.
    mentioned: FxHashMap<usize, NamedId>,
    next: usize,
    /// Name of the next struct.
    name: String,
}

impl<'b> Reader<'b> {
    /// Reads `TYPE_BLOCK`.
    pub(super) fn type_table(&mut self, mut block: Block<'b>) -> Result<(), Error> {
        if !self.types.is_empty() {
            return Err(Error::record("a second type table").at(block.place()));
        }
        let mut table = Table { types: Vec::new(), mentioned: FxHashMap::default(), next: 0, name: String::new() };
        let left = block.left();
        block.each_record(|record| self.type_record(&mut table, record, left))?;
        if table.next != table.types.len() || !table.mentioned.is_empty() {
            return Err(Error::missing("the type table has fewer types than stated").at(block.place()));
        }
        self.types = table.types.into_iter().flatten().collect();
        Ok(())
    }

    fn type_record(&mut self, table: &mut Table, record: &Record<'b>, left: u64) -> Result<(), Error> {
        let ops = &record.ops[..];
        let op = |n: usize| ops.get(n).copied().ok_or_else(|| Error::record("a type with missing operands"));
        let kind = match record.code {
            code::NUMENTRY => {
                let count = op(0)?;
                // Each type takes at least 4 bits, which bounds the count.
                if count > left / 4 || !table.types.is_empty() {
                    return Err(Error::record(format!("a type table with {count} types")));
                }
                table.types.resize(count as usize, None);
                return Ok(());
            }
            code::STRUCT_NAME => {
                table.name = string(ops)?;
                return Ok(());
            }
            code::VOID => TypeKind::Void,
            code::FLOAT => TypeKind::Float(FloatKind::Float),
            code::DOUBLE => TypeKind::Float(FloatKind::Double),
            code::HALF => TypeKind::Float(FloatKind::Half),
            code::BFLOAT => TypeKind::Float(FloatKind::BFloat),
            code::X86_FP80 => TypeKind::Float(FloatKind::X86Fp80),
            code::FP128 => TypeKind::Float(FloatKind::Fp128),
            code::PPC_FP128 => TypeKind::Float(FloatKind::PpcFp128),
            code::LABEL => TypeKind::Label,
            code::METADATA => TypeKind::Metadata,
            code::TOKEN => TypeKind::Token,
            code::X86_AMX => TypeKind::X86Amx,
            // LLVM removed this type in version 20 and reads it as the following one.
            code::X86_MMX => TypeKind::Vector { len: 1, scalable: false, elem: Type::I64 },
            code::INTEGER => match op(0)? {
                bits @ 1..=MAX_INT_BITS => TypeKind::Int(bits as u32),
                bits => return Err(Error::record(format!("an integer type of {bits} bits"))),
            },
            code::POINTER => {
                self.typed_pointers = true;
                let pointee = self.entry(table, op(0)?)?;
                let addrspace = address_space(ops.get(1).copied().unwrap_or(0))?;
                TypeKind::Ptr { pointee: Some(pointee), addrspace }
            }
            code::OPAQUE_POINTER => {
                self.opaque_pointers = true;
                TypeKind::Ptr { pointee: None, addrspace: address_space(op(0)?)? }
            }
            code::FUNCTION | code::FUNCTION_OLD => {
                // The older form has an attribute operand before the return type.
                let first = if record.code == code::FUNCTION { 1 } else { 2 };
                let varargs = op(0)? != 0;
                let ret = self.entry(table, op(first)?)?;
                let params = self.entries(table, &ops[first + 1..])?;
                TypeKind::Function { ret, params, varargs }
            }
            code::ARRAY => TypeKind::Array { len: op(0)?, elem: self.entry(table, op(1)?)? },
            code::VECTOR => {
                let (len, elem) = (op(0)?, self.entry(table, op(1)?)?);
                let len = u32::try_from(len).ok().filter(|len| *len != 0);
                let len = len.ok_or_else(|| Error::record("a vector with zero or too many elements"))?;
                TypeKind::Vector { len, scalable: ops.get(2).is_some_and(|scalable| *scalable != 0), elem }
            }
            code::STRUCT_ANON => TypeKind::Struct { packed: op(0)? != 0, fields: self.entries(table, &ops[1..])? },
            code::STRUCT_NAMED | code::OPAQUE => {
                let id = self.named_struct(table)?;
                let ty = self.module.types.intern(TypeKind::Named(id));
                if record.code == code::STRUCT_NAMED {
                    // The struct may refer to itself.
                    table.types[table.next] = Some(ty);
                    let fields = self.entries(table, ops.get(1..).unwrap_or_default())?;
                    let packed = op(0)? != 0;
                    self.module.types.named[id].body = Some(self.nested(TypeKind::Struct { fields, packed })?);
                }
                self.module.types.named[id].defined = true;
                table.types[table.next] = Some(ty);
                table.next += 1;
                return Ok(());
            }
            code::TARGET_TYPE => {
                let count = op(0)?;
                if count >= ops.len() as u64 {
                    return Err(Error::record("a target type with missing operands"));
                }
                let (types, ints) = ops[1..].split_at(count as usize);
                let types = self.entries(table, types)?;
                let ints = ints.iter().map(|n| narrow(*n)).collect::<Result<_, _>>()?;
                TypeKind::Target { name: std::mem::take(&mut table.name).into(), types, ints }
            }
            other => return Err(Error::unknown(format!("unknown type record {other}"))),
        };
        let ty = self.nested(kind)?;
        match table.types.get_mut(table.next) {
            Some(place @ None) => *place = Some(ty),
            Some(Some(_)) => return Err(Error::record("only named structs can be forward references")),
            None => return Err(Error::record("the type table has more types than stated")),
        }
        table.next += 1;
        Ok(())
    }

    /// Returns the type of an id in the table; creates a named struct for a forward reference.
    fn entry(&mut self, table: &mut Table, id: u64) -> Result<Type, Error> {
        let index = usize::try_from(id).ok().filter(|index| *index < table.types.len());
        let index = index.ok_or_else(|| Error::missing(format!("undefined type {id}")))?;
        if let Some(ty) = table.types[index] {
            return Ok(ty);
        }
        let id = self.new_struct(String::new());
        let ty = self.module.types.intern(TypeKind::Named(id));
        table.types[index] = Some(ty);
        table.mentioned.insert(index, id);
        Ok(ty)
    }

    fn entries(&mut self, table: &mut Table, ids: &[u64]) -> Result<Box<[Type]>, Error> {
        ids.iter().map(|id| self.entry(table, *id)).collect()
    }

    /// Interns a type, unless it nests too deeply.
    fn nested(&mut self, kind: TypeKind) -> Result<Type, Error> {
        let of = |ty: &Type| self.depths.get(ty).copied().unwrap_or(0);
        let deepest = match &kind {
            TypeKind::Ptr { pointee: Some(ty), .. }
            | TypeKind::Array { elem: ty, .. }
            | TypeKind::Vector { elem: ty, .. } => of(ty) + 1,
            TypeKind::Struct { fields: list, .. } | TypeKind::Target { types: list, .. } => {
                list.iter().map(of).max().unwrap_or(0) + 1
            }
            TypeKind::Function { ret, params, .. } => params.iter().map(of).max().unwrap_or(0).max(of(ret)) + 1,
            _ => 0,
        };
        if deepest > DEEPEST {
            return Err(Error::record(format!("types nested more than {DEEPEST} levels deep")));
        }
        let ty = self.module.types.intern(kind);
        self.depths.insert(ty, deepest);
        Ok(ty)
    }

    /// Returns the struct that is defined next, which may have forward references.
    fn named_struct(&mut self, table: &mut Table) -> Result<NamedId, Error> {
        if table.next >= table.types.len() {
            return Err(Error::record("the type table has more types than stated"));
        }
        let name = std::mem::take(&mut table.name);
        match table.mentioned.remove(&table.next) {
            Some(id) => {
                self.name_struct(id, name);
                Ok(id)
            }
            None => Ok(self.new_struct(name)),
        }
    }

    fn new_struct(&mut self, name: String) -> NamedId {
        let named = NamedType { name: Name::Number(0), body: None, defined: false, span: Span::default() };
        let id = self.module.types.named.push(named);
        self.name_struct(id, name);
        id
    }

    /// Makes struct names unique. Unnamed structs are numbered once the module is complete.
    fn name_struct(&mut self, id: NamedId, mut name: String) {
        if name.is_empty() {
            self.module.types.named[id].name = Name::Number(id.as_u32());
            return;
        }
        while !self.struct_names.insert(name.clone()) {
            name = format!("{name}.{}", id.as_u32());
        }
        self.module.types.named[id].name = Name::Text(name.into());
    }

    /// Returns the type of an id in a record.
    pub(super) fn ty(&self, id: u64) -> Result<Type, Error> {
        let found = usize::try_from(id).ok().and_then(|index| self.types.get(index));
        found.copied().ok_or_else(|| Error::missing(format!("undefined type {id}")))
    }
}
