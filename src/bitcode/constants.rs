//! Constants. A constant may precede its operands, and a damaged file may contain cyclic constants. Therefore records
//! are kept until the constant is needed; its operands are created first.

use super::bitstream::{Block, Record};
use super::codes;
use super::encoding::{characters, narrow, signed};
use super::error::{Error, Place};
use super::operation;
use super::reader::Reader;
use super::record_codes::constants as code;
use super::value_table::{Item, Pending, Value};
use crate::ir::asm::InlineAsm;
use crate::ir::constant::Mark;
use crate::ir::inst::{CastFlags, GepFlags, InRange};
use crate::ir::{BlockId, ConstExpr, ConstId, Constant, FloatKind, Type, TypeKind, TypedConst};

/// Maximum number of elements of a splat that is expanded, as in the parser.
const LONGEST_SPLAT: u32 = 1 << 16;

/// Cursor over the operands of a record.
struct Ops<'r>(&'r [u64], usize);

impl Ops<'_> {
    fn next(&mut self) -> Result<u64, Error> {
        let op = self.0.get(self.1).copied();
        self.1 += 1;
        op.ok_or_else(|| Error::record("a constant with missing operands"))
    }

    fn rest(&self) -> &[u64] {
        self.0.get(self.1..).unwrap_or_default()
    }
}

impl<'b> Reader<'b> {
    /// Reads `CONSTANTS_BLOCK`.
    pub(super) fn constants(&mut self, mut block: Block<'b>) -> Result<(), Error> {
        let mut ty = Type::I32;
        block.each_record(|record| {
            if record.code == code::SETTYPE {
                ty = self.type_of_constants(record)?;
                return Ok(());
            }
            if !(code::NULL..=code::PTRAUTH2).contains(&record.code) {
                return Err(Error::unknown(format!("unknown constant {}", record.code)));
            }
            let item = match self.plain_constant(ty, record)? {
                Some(constant) => Item::Constant(self.module.constants.intern(constant)),
                None => Item::Pending(Box::new(Pending {
                    code: record.code,
                    ops: record.ops.as_slice().into(),
                    busy: false,
                    place: Place { bit: record.at, block: Some(codes::CONSTANTS), record: Some(record.code) },
                })),
            };
            self.values.push(Value { item, ty });
            Ok(())
        })
    }

    /// Returns the type of the constants that follow.
    fn type_of_constants(&self, record: &Record<'b>) -> Result<Type, Error> {
        let ty = self.ty(record.ops.first().copied().unwrap_or(u64::MAX))?;
        match self.module.types.kind(ty) {
            TypeKind::Void | TypeKind::Function { .. } | TypeKind::Label | TypeKind::Metadata => {
                Err(Error::record("a constant of a type that has no values"))
            }
            _ => Ok(ty),
        }
    }

    /// Creates a constant without operands. `None` if the record may have operands.
    fn plain_constant(&mut self, ty: Type, record: &Record<'b>) -> Result<Option<Constant>, Error> {
        let ops = &record.ops[..];
        let first = || ops.first().copied().ok_or_else(|| Error::record("a constant without its value"));
        Ok(Some(match record.code {
            code::NULL => self.zero(ty),
            code::UNDEF => Constant::Undef(ty),
            code::POISON => Constant::Poison(ty),
            code::INTEGER => {
                let value = signed(first()?);
                self.splat_of(ty, |reader, ty| {
                    let bits = reader.module.types.int_width(ty);
                    let bits = bits.ok_or_else(|| Error::record("an integer of another type"))?;
                    Ok(integer(ty, bits, &[value as u64], value < 0))
                })?
            }
            code::WIDE_INTEGER => {
                let words: Vec<u64> = ops.iter().map(|word| signed(*word) as u64).collect();
                self.splat_of(ty, |reader, ty| {
                    let bits = reader.module.types.int_width(ty);
                    let bits = bits.ok_or_else(|| Error::record("an integer of another type"))?;
                    if words.is_empty() || words.len() > bits.div_ceil(64) as usize {
                        return Err(Error::record("an integer has more words than its type"));
                    }
                    Ok(integer(ty, bits, &words, false))
                })?
            }
            code::FLOAT => {
                let (low, high) = (first()?, ops.get(1).copied());
                self.splat_of(ty, |reader, ty| {
                    let kind = reader.module.types.float_kind(ty);
                    let kind = kind.ok_or_else(|| Error::record("a floating-point value of another type"))?;
                    Ok(Constant::Float(ty, float(kind, low, high)?))
                })?
            }
            code::STRING | code::CSTRING => {
                let mut bytes = characters(ops)?;
                if record.code == code::CSTRING {
                    bytes.push(0);
                }
                match self.module.types.kind(ty) {
                    TypeKind::Array { len, elem: Type::I8 } if *len == bytes.len() as u64 => {
                        Constant::String(ty, bytes.into())
                    }
                    _ => return Err(Error::record("a string of another type")),
                }
            }
            code::DATA => self.data(ty, ops)?,
            code::INLINEASM | code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 => {
                // The current form starts with the function type.
                let ops = if record.code == code::INLINEASM { ops.get(1..).unwrap_or_default() } else { ops };
                Constant::InlineAsm(Type::PTR, Box::new(inline_asm(ops)?))
            }
            _ => return Ok(None),
        }))
    }

    /// Returns the zero value of a type.
    pub(super) fn zero(&self, ty: Type) -> Constant {
        match self.module.types.kind(ty) {
            TypeKind::Int(bits) => Constant::int(ty, *bits, 0),
            TypeKind::Float(_) => Constant::Float(ty, 0),
            TypeKind::Ptr { .. } | TypeKind::Token => Constant::Null(ty),
            _ => Constant::Zero(ty),
        }
    }

    /// Creates a scalar constant, or a vector splat of it.
    fn splat_of(
        &mut self,
        ty: Type,
        one: impl FnOnce(&Self, Type) -> Result<Constant, Error>,
    ) -> Result<Constant, Error> {
        let Some((len, scalable, elem)) = self.module.types.vector(ty) else { return one(self, ty) };
        let constant = one(self, elem)?;
        let part = (elem, self.module.constants.intern(constant));
        let left = self.expansion.checked_sub(len.into());
        let is_long = scalable || len > LONGEST_SPLAT || left.is_none();
        self.expansion = left.filter(|_| !is_long).unwrap_or(self.expansion);
        Ok(match is_long {
            true => Constant::Expr(ty, Box::new(ConstExpr::Splat(part))),
            false => Constant::Vector(ty, vec![part; len as usize].into()),
        })
    }

    /// Creates an array or vector from the bits of its elements.
    fn data(&mut self, ty: Type, ops: &[u64]) -> Result<Constant, Error> {
        let wrong = || Error::record("elements of another type");
        let (len, elem, is_array) = match self.module.types.kind(ty) {
            TypeKind::Array { len, elem } => (*len, *elem, true),
            TypeKind::Vector { len, elem, scalable: false } => (u64::from(*len), *elem, false),
            _ => return Err(wrong()),
        };
        if len != ops.len() as u64 {
            return Err(Error::record(format!("{} elements of {len}", ops.len())));
        }
        if is_array && elem == Type::I8 {
            return Ok(Constant::String(ty, ops.iter().map(|byte| *byte as u8).collect()));
        }
        let mut parts = Vec::with_capacity(ops.len());
        for op in ops {
            let constant = match self.module.types.kind(elem) {
                TypeKind::Int(bits @ (8 | 16 | 32 | 64)) => integer(elem, *bits, &[*op], false),
                TypeKind::Float(
                    kind @ (FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double),
                ) => Constant::Float(elem, float(*kind, *op, None)?),
                _ => return Err(wrong()),
            };
            parts.push((elem, self.module.constants.intern(constant)));
        }
        Ok(if is_array { Constant::Array(ty, parts.into()) } else { Constant::Vector(ty, parts.into()) })
    }

    /// Returns the constant of a value id, after creating its operands.
    pub(super) fn constant(&mut self, id: u32) -> Result<TypedConst, Error> {
        if let Some(constant) = self.known_constant(id)? {
            return Ok(constant);
        }
        let mut stack = vec![id];
        while let Some(&top) = stack.last() {
            if self.known_constant(top)?.is_some() {
                stack.pop();
                continue;
            }
            let Some(Value { item: Item::Pending(pending), ty }) = self.values.get_mut(top as usize) else {
                return Err(not_constant(top));
            };
            let (ty, first) = (*ty, !std::mem::replace(&mut pending.busy, true));
            let pending = pending.clone();
            let parts = part_numbers(&pending).map_err(|error| error.at(pending.place))?;
            let before = stack.len();
            for part in parts {
                let part = narrow(part)?;
                if self.known_constant(part).map_err(|error| error.at(pending.place))?.is_some() {
                    continue;
                }
                if matches!(&self.values[part as usize].item, Item::Pending(part) if part.busy) {
                    return Err(Error::record("a constant that contains itself").at(pending.place));
                }
                stack.push(part);
            }
            if stack.len() == before {
                let constant = self.compound(ty, &pending).map_err(|error| error.at(pending.place))?;
                let constant = self.module.constants.intern(constant);
                self.values[top as usize].item = Item::Constant(constant);
                stack.pop();
            } else if !first {
                return Err(Error::record("a constant that contains itself").at(pending.place));
            }
        }
        self.known_constant(id)?.ok_or_else(|| not_constant(id))
    }

    /// Returns the constant of a value id, if it exists already.
    fn known_constant(&mut self, id: u32) -> Result<Option<TypedConst>, Error> {
        let value = self.values.get(id as usize);
        let Value { item, ty } = value.ok_or_else(|| Error::missing(format!("undefined value {id}")))?;
        Ok(match item {
            Item::Constant(constant) => Some((*ty, *constant)),
            Item::Global(global) => {
                let (ty, global) = (*ty, *global);
                let constant = match self.addresses[global].expand() {
                    Some(constant) => constant,
                    None => self.module.constants.intern(Constant::Global(ty, global)),
                };
                self.addresses[global] = constant.into();
                Some((ty, constant))
            }
            Item::Pending(_) => None,
            Item::Local(_) => return Err(not_constant(id)),
        })
    }

    fn part(&mut self, id: u64) -> Result<TypedConst, Error> {
        let id = narrow(id)?;
        self.known_constant(id)?.ok_or_else(|| not_constant(id))
    }

    fn function_of(&self, id: u64) -> Result<crate::ir::GlobalId, Error> {
        match self.values.get(narrow(id)? as usize) {
            Some(Value { item: Item::Global(global), .. }) => Ok(*global),
            _ => Err(Error::record("blockaddress of something other than a function")),
        }
    }

    /// Creates a constant whose operands exist already.
    fn compound(&mut self, ty: Type, pending: &Pending) -> Result<Constant, Error> {
        let mut ops = Ops(&pending.ops, 0);
        let expr = match pending.code {
            code::AGGREGATE => return self.aggregate(ty, &pending.ops),
            code::CE_BINOP => {
                let opcode = ops.next()?;
                let (lhs, rhs) = (self.part(ops.next()?)?, self.part(ops.next()?)?);
                let op = operation::binary(&self.module.types, opcode, ty)?;
                let flags = operation::binary_flags(op, ops.rest().first().copied().unwrap_or(0));
                ConstExpr::Binary { op, flags, lhs, rhs }
            }
            code::CE_UNOP => {
                if ops.next()? != 0 {
                    return Err(Error::unknown("unknown unary operation"));
                }
                ConstExpr::Fneg(self.part(ops.next()?)?)
            }
            code::CE_CAST => {
                let op = operation::cast(ops.next()?)?;
                ops.next()?;
                let arg = self.part(ops.next()?)?;
                let flags = operation::cast_flags(op, ops.rest().first().copied().unwrap_or(0));
                ConstExpr::Cast { op, flags: CastFlags { fast: Default::default(), ..flags }, arg }
            }
            code::CE_GEP
            | code::CE_GEP_OLD
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD => self.gep(pending)?,
            code::CE_SELECT => {
                let [cond, then, other] = [self.part(ops.next()?)?, self.part(ops.next()?)?, self.part(ops.next()?)?];
                ConstExpr::Select { cond, then, other }
            }
            code::CE_EXTRACTELT => {
                ops.next()?;
                let vector = self.part(ops.next()?)?;
                // Old records omit the type of the index.
                let index = self.part(*pending.ops.last().unwrap_or(&0))?;
                ConstExpr::ExtractElement { vector, index }
            }
            code::CE_INSERTELT => {
                let (vector, value) = (self.part(ops.next()?)?, self.part(ops.next()?)?);
                let index = self.part(*pending.ops.last().unwrap_or(&0))?;
                ConstExpr::InsertElement { vector, value, index }
            }
            code::CE_SHUFFLEVEC | code::CE_SHUFVEC_EX => {
                if pending.code == code::CE_SHUFVEC_EX {
                    ops.next()?;
                }
                let [lhs, rhs, mask] = [self.part(ops.next()?)?, self.part(ops.next()?)?, self.part(ops.next()?)?];
                ConstExpr::ShuffleVector { lhs, rhs, mask }
            }
            code::CE_CMP => {
                ops.next()?;
                let (lhs, rhs) = (self.part(ops.next()?)?, self.part(ops.next()?)?);
                match operation::predicate(ops.next()?)? {
                    operation::Predicate::Int(pred) => ConstExpr::Icmp { pred, lhs, rhs },
                    operation::Predicate::Float(pred) => ConstExpr::Fcmp { pred, lhs, rhs },
                }
            }
            code::BLOCKADDRESS => {
                ops.next()?;
                let function = self.function_of(ops.next()?)?;
                let block = narrow(ops.next()?)?;
                self.block_addresses.push((function, block));
                // Whether the function has this block is checked after its body is read.
                let block = BlockId::from_u32(block.min(u32::MAX - 1));
                return Ok(Constant::BlockAddress(ty, function, block));
            }
            code::DSO_LOCAL_EQUIVALENT | code::NO_CFI_VALUE => {
                ops.next()?;
                let mark = match pending.code {
                    code::NO_CFI_VALUE => Mark::NoCfi,
                    _ => Mark::DsoLocalEquivalent,
                };
                return Ok(Constant::Marked(ty, mark, self.function_of(ops.next()?)?));
            }
            code::PTRAUTH | code::PTRAUTH2 => {
                let mut parts: Vec<TypedConst> =
                    pending.ops.iter().map(|op| self.part(*op)).collect::<Result<_, _>>()?;
                let is_zero = |id: ConstId| match self.module.constants[id] {
                    Constant::Null(_) => true,
                    Constant::Int(_, value) => value == 0,
                    _ => false,
                };
                while parts.len() > 2 && parts.last().is_some_and(|part| is_zero(part.1)) {
                    parts.pop();
                }
                return Ok(Constant::PtrAuth(ty, parts.into()));
            }
            other => {
                let name = codes::record_name(codes::CONSTANTS, other);
                return Err(Error::unknown(format!("unknown constant {name}")));
            }
        };
        Ok(Constant::Expr(ty, Box::new(expr)))
    }

    fn aggregate(&mut self, ty: Type, ops: &[u64]) -> Result<Constant, Error> {
        let parts: Box<[TypedConst]> = ops.iter().map(|op| self.part(*op)).collect::<Result<_, _>>()?;
        let wrong = || Error::record("an aggregate whose elements do not match its type");
        Ok(match self.module.types.kind(ty) {
            TypeKind::Struct { fields, .. } if fields.len() == parts.len() => Constant::Struct(ty, parts),
            TypeKind::Array { len, elem } if *len == parts.len() as u64 => {
                let byte = |part: &TypedConst| self.module.constants[part.1].as_int().map(|n| n as u8);
                match (*elem == Type::I8).then(|| parts.iter().map(byte).collect::<Option<Box<[u8]>>>()).flatten() {
                    Some(bytes) => Constant::String(ty, bytes),
                    None => Constant::Array(ty, parts),
                }
            }
            TypeKind::Vector { len, .. } if *len as usize == parts.len() => Constant::Vector(ty, parts),
            _ => return Err(wrong()),
        })
    }

    fn gep(&mut self, pending: &Pending) -> Result<ConstExpr, Error> {
        let mut ops = Ops(&pending.ops, 0);
        let (mut flags, mut inrange) = (GepFlags::default(), None);
        let mut source = None;
        if matches!(pending.code, code::CE_GEP | code::CE_GEP_WITH_INRANGE | code::CE_GEP_WITH_INRANGE_INDEX_OLD)
            || pending.ops.len() % 2 == 1
        {
            source = Some(self.ty(ops.next()?)?);
        }
        match pending.code {
            code::CE_GEP => flags = operation::gep_flags(ops.next()?),
            code::CE_GEP_WITH_INRANGE => {
                flags = operation::gep_flags(ops.next()?);
                if ops.next()? > 64 {
                    return Err(Error::record("a range of more than 64 bits"));
                }
                inrange = Some(InRange::Bytes(signed(ops.next()?), signed(ops.next()?)));
            }
            code::CE_GEP_WITH_INRANGE_INDEX_OLD => {
                let word = ops.next()?;
                flags.inbounds = word & 1 != 0;
                inrange = Some(InRange::Index(narrow(word >> 1)?));
            }
            code::CE_INBOUNDS_GEP => flags.inbounds = true,
            _ => {}
        }
        let mut parts = Vec::new();
        while ops.1 < pending.ops.len() {
            // The type before the value is redundant.
            ops.next()?;
            parts.push(self.part(ops.next()?)?);
        }
        let Some((base, indices)) = parts.split_first() else {
            return Err(Error::record("a getelementptr without a base"));
        };
        let source = match source {
            Some(source) => source,
            None => {
                let pointer = self.module.types.scalar(base.0);
                let pointee = self.module.types.pointee(pointer).flatten();
                pointee.ok_or_else(|| Error::record("a getelementptr without its type"))?
            }
        };
        Ok(ConstExpr::Gep { source, flags, inrange, base: *base, indices: indices.into() })
    }
}

/// Returns the value ids of a constant's operands.
fn part_numbers(pending: &Pending) -> Result<Vec<u64>, Error> {
    let ops = &pending.ops[..];
    let from = |n: usize, count: usize| {
        let parts = ops.get(n..n + count).map(<[u64]>::to_vec);
        parts.ok_or_else(|| Error::record("a constant with missing operands"))
    };
    match pending.code {
        code::AGGREGATE | code::PTRAUTH | code::PTRAUTH2 => Ok(ops.to_vec()),
        code::CE_BINOP => from(1, 2),
        code::CE_UNOP => from(1, 1),
        code::CE_CAST => from(2, 1),
        code::CE_SELECT | code::CE_SHUFFLEVEC => from(0, 3),
        code::CE_SHUFVEC_EX => from(1, 3),
        code::CE_EXTRACTELT => Ok(vec![from(1, 1)?[0], from(ops.len().saturating_sub(1).max(2), 1)?[0]]),
        code::CE_INSERTELT => {
            let mut parts = from(0, 2)?;
            parts.extend(from(ops.len().saturating_sub(1).max(2), 1)?);
            Ok(parts)
        }
        code::CE_CMP => from(1, 2),
        code::CE_GEP
        | code::CE_GEP_OLD
        | code::CE_INBOUNDS_GEP
        | code::CE_GEP_WITH_INRANGE
        | code::CE_GEP_WITH_INRANGE_INDEX_OLD => {
            let skip = match pending.code {
                code::CE_GEP | code::CE_GEP_WITH_INRANGE_INDEX_OLD => 2,
                code::CE_GEP_WITH_INRANGE => 5,
                _ => ops.len() % 2,
            };
            let pairs = ops.get(skip..).unwrap_or_default();
            if pairs.is_empty() || pairs.len() % 2 == 1 {
                return Err(Error::record("a getelementptr without its operands"));
            }
            Ok(pairs.iter().skip(1).step_by(2).copied().collect())
        }
        _ => Ok(Vec::new()),
    }
}

fn not_constant(id: u32) -> Error {
    Error::missing(format!("value {id} is not a constant"))
}

/// Creates an integer from 64-bit words, least significant first. Missing words are filled with ones if `negative`,
/// else with zeros.
pub(super) fn integer(ty: Type, bits: u32, words: &[u64], negative: bool) -> Constant {
    let fill = if negative { u64::MAX } else { 0 };
    let mut limbs: Vec<u64> = (0..bits.div_ceil(64) as usize).map(|n| words.get(n).copied().unwrap_or(fill)).collect();
    if !bits.is_multiple_of(64)
        && let Some(last) = limbs.last_mut()
    {
        *last &= (1 << (bits % 64)) - 1;
    }
    match *limbs {
        [low] => Constant::Int(ty, low.into()),
        [low, high] => Constant::Int(ty, u128::from(high) << 64 | u128::from(low)),
        _ => Constant::WideInt(ty, limbs.into()),
    }
}

/// Returns the bits of a floating-point value.
fn float(kind: FloatKind, low: u64, high: Option<u64>) -> Result<u128, Error> {
    let high = || high.ok_or_else(|| Error::record("a floating-point value without its second half"));
    Ok(match kind {
        FloatKind::Half | FloatKind::BFloat => u128::from(low as u16),
        FloatKind::Float => u128::from(low as u32),
        FloatKind::Double => low.into(),
        FloatKind::X86Fp80 => u128::from(low) << 16 | u128::from(high()? & 0xffff),
        FloatKind::Fp128 => u128::from(high()?) << 64 | u128::from(low),
        FloatKind::PpcFp128 => u128::from(low) << 64 | u128::from(high()?),
    })
}

/// Parses flags, and two strings with their lengths.
fn inline_asm(ops: &[u64]) -> Result<InlineAsm, Error> {
    let mut ops = Ops(ops, 0);
    let flags = ops.next()?;
    let mut string = || {
        let len = ops.next()?;
        let end = usize::try_from(len).ok().and_then(|len| ops.1.checked_add(len)).filter(|end| *end <= ops.0.len());
        let end = end.ok_or_else(|| Error::record("a string of inline assembly is longer than its record"))?;
        let bytes = characters(&ops.0[ops.1..end]);
        ops.1 = end;
        bytes
    };
    let (template, constraints) = (string()?, string()?);
    Ok(InlineAsm {
        template: template.into(),
        constraints: super::encoding::text(&constraints).into(),
        sideeffect: flags & 1 != 0,
        alignstack: flags & 2 != 0,
        inteldialect: flags & 4 != 0,
        unwind: flags & 8 != 0,
    })
}
