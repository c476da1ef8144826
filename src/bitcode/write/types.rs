//! Type table, in which types are assigned ids at their first use.

use super::stream::Stream;
use super::tables::{TypePart, TypeShape};
use super::writer::{Version, WriteError, Writer, bytes_of};
use crate::bitcode::codes;
use crate::bitcode::record_codes::types as code;
use crate::ir::{FloatKind, Name, NamedId, Type, TypeKind};

/// Type after resolution of names that are aliases of another type.
enum Core {
    Of(Type),
    Struct(NamedId, Option<Type>),
}

impl Writer {
    fn core(&self, ty: Type) -> Core {
        let mut at = ty;
        // Bounds the number of aliases, so that a cycle ends.
        for _ in 0..=self.module.types.named.len() {
            let TypeKind::Named(id) = self.module.types.written(at) else { return Core::Of(at) };
            match self.module.types.named[*id].body {
                None => return Core::Struct(*id, None),
                Some(body) => match self.module.types.written(body) {
                    TypeKind::Struct { .. } => return Core::Struct(*id, Some(body)),
                    _ => at = body,
                },
            }
        }
        Core::Of(Type::INVALID)
    }

    /// Returns the id of a type; adds it if needed.
    pub fn ty(&mut self, ty: Type) -> Result<u64, WriteError> {
        if let Some(number) = self.types.numbers.get(&ty) {
            return Ok((*number).into());
        }
        // Operands precede the types that contain them, except that a named struct can be recursive through
        // pointers.
        let mut stack = vec![(ty, false)];
        while let Some((ty, ready)) = stack.pop() {
            if self.types.numbers.contains_key(&ty) {
                continue;
            }
            let core = self.core(ty);
            if let Core::Struct(id, _) = core
                && let Some(number) = self.types.named.get(&id)
            {
                self.types.numbers.insert(ty, *number);
                continue;
            }
            let shape = match core {
                Core::Of(inner) => inner,
                Core::Struct(_, Some(body)) => body,
                Core::Struct(id, None) => {
                    self.types.bodies.insert(id, (0, Vec::new()));
                    self.enter_type(ty, TypeShape::Named(id));
                    continue;
                }
            };
            if !ready {
                if let Core::Struct(id, _) = core
                    && self.types.bodies.insert(id, (0, Vec::new())).is_some()
                {
                    continue;
                }
                stack.push((ty, true));
                self.push_parts(shape, &mut stack)?;
                continue;
            }
            let made = self.shape(shape)?;
            match core {
                Core::Struct(id, _) => {
                    if let TypeShape::Plain(_, parts) = made
                        && let Some((TypePart::Number(packed), parts)) = parts.split_first()
                    {
                        self.types.bodies.insert(id, (*packed, parts.to_vec()));
                    }
                    self.enter_type(ty, TypeShape::Named(id));
                }
                Core::Of(_) => self.enter_type(ty, made),
            }
        }
        let number = self.types.numbers.get(&ty).copied();
        number.map(u64::from).ok_or_else(|| self.no_type(ty))
    }

    fn no_type(&self, ty: Type) -> WriteError {
        WriteError::new(format!("the type {} contains itself", self.module.types.display(ty)))
    }

    fn enter_type(&mut self, ty: Type, shape: TypeShape) {
        let next = self.types.order.len() as u32;
        let number = *self.types.shapes.entry(shape.clone()).or_insert(next);
        if number == next {
            if let TypeShape::Named(id) = shape {
                self.types.named.insert(id, number);
            }
            self.types.order.push(shape);
        }
        self.types.numbers.insert(ty, number);
    }

    fn push_parts(&self, ty: Type, stack: &mut Vec<(Type, bool)>) -> Result<(), WriteError> {
        let mut add = |parts: &[Type]| {
            let new = parts.iter().rev().filter(|part| !self.types.numbers.contains_key(part));
            stack.extend(new.map(|part| (*part, false)));
        };
        match self.module.types.written(ty) {
            TypeKind::Ptr { pointee: Some(pointee), .. } if self.writes_typed_pointers() => add(&[*pointee]),
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => add(&[*elem]),
            TypeKind::Struct { fields, .. } => add(fields),
            TypeKind::Target { types, .. } => add(types),
            TypeKind::Function { ret, params, .. } => {
                add(params);
                add(&[*ret]);
            }
            _ => {}
        }
        Ok(())
    }

    fn part(&self, ty: Type) -> Result<TypePart, WriteError> {
        match self.core(ty) {
            Core::Struct(id, _) => Ok(TypePart::Named(id)),
            Core::Of(_) => self.types.numbers.get(&ty).map(|n| TypePart::Type(*n)).ok_or_else(|| self.no_type(ty)),
        }
    }

    fn parts(&self, first: u64, types: &[Type]) -> Result<Vec<TypePart>, WriteError> {
        let first = std::iter::once(Ok(TypePart::Number(first)));
        first.chain(types.iter().map(|ty| self.part(*ty))).collect()
    }

    /// Returns the record of a type whose operands are in the table.
    fn shape(&self, ty: Type) -> Result<TypeShape, WriteError> {
        use FloatKind::*;
        let plain = |code: u32, ops: &[u64]| TypeShape::Plain(code, ops.iter().map(|n| TypePart::Number(*n)).collect());
        Ok(match self.module.types.written(ty) {
            TypeKind::Invalid | TypeKind::Named(_) => {
                return Err(WriteError::new("an invalid type"));
            }
            TypeKind::Void => plain(code::VOID, &[]),
            TypeKind::Label => plain(code::LABEL, &[]),
            TypeKind::Token => plain(code::TOKEN, &[]),
            TypeKind::Metadata => plain(code::METADATA, &[]),
            TypeKind::X86Amx => plain(code::X86_AMX, &[]),
            TypeKind::Int(bits) => plain(code::INTEGER, &[(*bits).into()]),
            TypeKind::Float(kind) => {
                let code = match kind {
                    Half => code::HALF,
                    BFloat => code::BFLOAT,
                    Float => code::FLOAT,
                    Double => code::DOUBLE,
                    X86Fp80 => code::X86_FP80,
                    Fp128 => code::FP128,
                    PpcFp128 => code::PPC_FP128,
                };
                plain(code, &[])
            }
            TypeKind::Ptr { pointee: Some(pointee), addrspace } if self.writes_typed_pointers() => {
                TypeShape::Plain(code::POINTER, vec![self.part(*pointee)?, TypePart::Number((*addrspace).into())])
            }
            TypeKind::Ptr { .. } if self.version == Version::Llvm14 => {
                return Err(WriteError::new("LLVM 14 does not read opaque pointers"));
            }
            TypeKind::Ptr { addrspace, .. } => plain(code::OPAQUE_POINTER, &[(*addrspace).into()]),
            TypeKind::Array { len, elem } => TypeShape::Plain(code::ARRAY, self.parts(*len, &[*elem])?),
            TypeKind::Vector { len, scalable, elem } => {
                let mut parts = self.parts((*len).into(), &[*elem])?;
                if *scalable {
                    parts.push(TypePart::Number(1));
                }
                TypeShape::Plain(code::VECTOR, parts)
            }
            TypeKind::Struct { fields, packed } => {
                TypeShape::Plain(code::STRUCT_ANON, self.parts((*packed).into(), fields)?)
            }
            TypeKind::Target { name, types, ints } => {
                let mut parts = self.parts(types.len() as u64, types)?;
                parts.extend(ints.iter().map(|n| TypePart::Number((*n).into())));
                TypeShape::Target(name.clone(), parts)
            }
            TypeKind::Function { ret, params, varargs } => {
                let mut parts = self.parts((*varargs).into(), &[*ret])?;
                parts.extend(params.iter().map(|ty| self.part(*ty)).collect::<Result<Vec<_>, _>>()?);
                TypeShape::Plain(code::FUNCTION, parts)
            }
        })
    }

    /// Writes `TYPE_BLOCK`.
    pub fn type_block(&self, out: &mut Stream) {
        let number = |part: &TypePart| match part {
            TypePart::Number(n) => *n,
            TypePart::Type(n) => (*n).into(),
            TypePart::Named(id) => self.types.named.get(id).copied().unwrap_or(0).into(),
        };
        out.enter(codes::TYPE);
        out.record(code::NUMENTRY, &[self.types.order.len() as u64]);
        for shape in &self.types.order {
            match shape {
                TypeShape::Plain(code, parts) => {
                    let ops: Vec<u64> = parts.iter().map(number).collect();
                    out.record(*code, &ops);
                }
                TypeShape::Target(name, parts) => {
                    let ops: Vec<u64> = parts.iter().map(number).collect();
                    out.text(code::STRUCT_NAME, &[], &bytes_of(name));
                    out.record(code::TARGET_TYPE, &ops);
                }
                TypeShape::Named(id) => {
                    let named = &self.module.types.named[*id];
                    if let Name::Text(name) = &named.name {
                        out.text(code::STRUCT_NAME, &[], &bytes_of(name));
                    }
                    match (named.body, self.types.bodies.get(id)) {
                        (Some(_), Some((packed, parts))) => {
                            let ops: Vec<u64> = std::iter::once(*packed).chain(parts.iter().map(number)).collect();
                            out.record(code::STRUCT_NAMED, &ops);
                        }
                        _ => out.record(code::OPAQUE, &[0]),
                    }
                }
            }
        }
        out.end();
    }
}
