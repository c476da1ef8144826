//! Constants: their assignment to the tables of the module and of functions, and their records.

use super::stream::{Stream, signed};
use super::tables::ConstantKey;
use super::writer::{Version, WriteError, Writer, bytes_of};
use crate::bitcode::codes;
use crate::bitcode::record_codes::constants as code;
use crate::ir::constant::Mark;
use crate::ir::inst::{BinaryOp, CastOp, InRange};
use crate::ir::upgrade;
use crate::ir::{BlockId, ConstExpr, ConstId, Constant, FloatKind, GlobalId, GlobalKind, Type, TypeKind, TypedConst};

impl Writer {
    /// Returns the value id of a constant; `None` if no table contains it.
    pub fn constant_number(&self, key: ConstantKey) -> Option<u64> {
        match &self.module.constants[key.0] {
            Constant::Global(_, global) => self.globals.get(global).copied(),
            _ => self.local.numbers.get(&key).or_else(|| self.shared.numbers.get(&key)).copied(),
        }
    }

    /// Returns the type id of a constant's value.
    pub fn constant_type(&mut self, key: ConstantKey) -> Result<u64, WriteError> {
        match (&self.module.constants[key.0], key.1) {
            (Constant::Global(_, global), _) => {
                let ty = self.address_type(*global);
                self.ty(ty)
            }
            (Constant::InlineAsm(..), Some(fn_ty)) => {
                let ty = self.pointer_to(fn_ty, 0);
                self.ty(ty)
            }
            (constant, _) => {
                let ty = constant.ty();
                self.ty(ty)
            }
        }
    }

    /// Returns a pointer type: typed or opaque, depending on the module.
    pub fn pointer_to(&mut self, pointee: Type, addrspace: u32) -> Type {
        let pointee = self.writes_typed_pointers().then_some(pointee);
        self.module.types.intern(TypeKind::Ptr { pointee, addrspace })
    }

    /// Returns the type of a global's address.
    pub fn address_type(&mut self, global: GlobalId) -> Type {
        let (ty, addrspace) = (self.module.value_type(global), self.address_space(global));
        self.pointer_to(ty, addrspace)
    }

    /// Returns the address space of a global; for an alias, that of its aliasee.
    pub fn address_space(&self, global: GlobalId) -> u32 {
        let target = match &self.module.globals[global].kind {
            GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => target,
            _ => return self.module.globals[global].addrspace,
        };
        match self.module.types.kind(target.0) {
            TypeKind::Ptr { addrspace, .. } => *addrspace,
            _ => 0,
        }
    }

    /// Groups the constants of a table by type, and assigns their value ids.
    pub fn arrange(&mut self, is_local: bool) -> Result<(), WriteError> {
        let order = std::mem::take(if is_local { &mut self.local.order } else { &mut self.shared.order });
        let first = self.next_value(is_local);
        let mut typed = Vec::with_capacity(order.len());
        for key in order {
            typed.push((self.constant_type(key)?, key));
        }
        typed.sort_by_key(|(ty, _)| *ty);
        let table = if is_local { &mut self.local } else { &mut self.shared };
        for (n, (_, key)) in typed.into_iter().enumerate() {
            table.numbers.insert(key, first + n as u64);
            table.order.push(key);
        }
        Ok(())
    }

    /// Adds a constant and its operands to a table, unless they are in the module's table already.
    pub fn enter(&mut self, key: ConstantKey, is_local: bool) -> Result<(), WriteError> {
        let mut stack = vec![(key, false)];
        while let Some((key, ready)) = stack.pop() {
            if self.constant_number(key).is_some() {
                continue;
            }
            let parts = self.parts_of(key)?;
            let missing: Vec<ConstantKey> =
                parts.into_iter().map(|id| (id, None)).filter(|key| self.constant_number(*key).is_none()).collect();
            if !ready && !missing.is_empty() {
                stack.push((key, true));
                stack.extend(missing.into_iter().rev().map(|key| (key, false)));
                continue;
            }
            self.constant_type(key)?;
            let first = self.next_value(is_local);
            let table = if is_local { &mut self.local } else { &mut self.shared };
            table.numbers.insert(key, first);
            table.order.push(key);
        }
        Ok(())
    }

    fn next_value(&self, is_local: bool) -> u64 {
        let shared = self.globals.len() + self.shared.order.len();
        (if is_local { shared + self.params + self.local.order.len() } else { shared }) as u64
    }

    /// Returns the constants that a record refers to, creating those that exist only in the record.
    fn parts_of(&mut self, key: ConstantKey) -> Result<Vec<ConstId>, WriteError> {
        let constant = self.module.constants[key.0].clone();
        Ok(match constant {
            Constant::Global(_, global) => {
                let name = &self.module.globals[global].name;
                return Err(WriteError::new(format!("@{name} is neither declared nor defined")));
            }
            Constant::Marked(_, _, global) => {
                self.global_number(global)?;
                Vec::new()
            }
            Constant::Expr(ty, expr) => match *expr {
                ConstExpr::Splat(value) if !self.is_splat_record(value) => self.splat_parts(ty, value).to_vec(),
                ConstExpr::ExtractValue { .. } | ConstExpr::InsertValue { .. } => {
                    let word =
                        if matches!(*expr, ConstExpr::ExtractValue { .. }) { "extractvalue" } else { "insertvalue" };
                    return Err(WriteError::new(format!("a constant expression of `{word}` has no record")));
                }
                _ => {
                    let mut parts = Vec::new();
                    Constant::Expr(ty, expr).for_each_part(|part| parts.push(part.1));
                    parts
                }
            },
            Constant::PtrAuth(_, parts) => self.pointer_auth(&parts),
            constant => {
                let mut parts = Vec::new();
                constant.for_each_part(|part| parts.push(part.1));
                parts
            }
        })
    }

    /// Returns the operands of a signed pointer: four, or five with the deactivation symbol.
    fn pointer_auth(&mut self, parts: &[TypedConst]) -> Vec<ConstId> {
        let zero = self.module.constants.intern(Constant::Int(Type::I64, 0));
        let null = self.module.constants.intern(Constant::Null(Type::PTR));
        let part = |n: usize, or: ConstId| parts.get(n).map_or(or, |part| part.1);
        let four = [part(0, null), part(1, zero), part(2, zero), part(3, null)];
        four.into_iter().chain(parts.get(4).map(|part| part.1)).collect()
    }

    /// Whether a vector splat of this value can be written as a scalar record.
    fn is_splat_record(&self, value: TypedConst) -> bool {
        self.version != Version::Llvm14
            && matches!(self.module.constants[value.1], Constant::Int(..) | Constant::WideInt(..) | Constant::Float(..))
    }

    /// Returns the operands of `shufflevector (insertelement (poison, value, 0), poison, zeroinitializer)`.
    fn splat_parts(&mut self, ty: Type, value: TypedConst) -> [ConstId; 3] {
        let poison = self.module.constants.intern(Constant::Poison(ty));
        let zero = self.module.constants.intern(Constant::Int(Type::I64, 0));
        let insert = ConstExpr::InsertElement { vector: (ty, poison), value, index: (Type::I64, zero) };
        let inserted = self.module.constants.intern(Constant::Expr(ty, Box::new(insert)));
        let mask_ty = self.module.types.with_lanes_of(ty, Type::I32);
        let mask = self.module.constants.intern(Constant::Zero(mask_ty));
        [inserted, poison, mask]
    }

    fn number(&self, id: ConstId) -> Result<u64, WriteError> {
        self.constant_number((id, None)).ok_or_else(|| WriteError::new("a constant that contains itself"))
    }

    /// Writes `CONSTANTS_BLOCK` of the module or the current function.
    pub fn constants_block(&mut self, out: &mut Stream, is_local: bool) -> Result<(), WriteError> {
        let table = if is_local { &self.local } else { &self.shared };
        let order = table.order.clone();
        if order.is_empty() {
            return Ok(());
        }
        out.enter(codes::CONSTANTS);
        let mut last = None;
        for key in order {
            let ty = self.constant_type(key)?;
            if last.replace(ty) != Some(ty) {
                out.record(code::SETTYPE, &[ty]);
            }
            self.constant(out, key)?;
        }
        out.end();
        Ok(())
    }

    fn constant(&mut self, out: &mut Stream, (id, fn_ty): ConstantKey) -> Result<(), WriteError> {
        let constant = self.module.constants[id].clone();
        match &constant {
            Constant::Invalid | Constant::Metadata(_) | Constant::Global(..) => {
                return Err(WriteError::new("an invalid constant"));
            }
            Constant::Int(_, 0) | Constant::Float(_, 0) | Constant::Null(_) | Constant::Zero(_) => {
                out.record(code::NULL, &[]);
            }
            Constant::Int(ty, value) => self.integer(out, *ty, *value),
            Constant::WideInt(_, words) => self.wide(out, words),
            Constant::Float(ty, bits) => {
                let kind =
                    self.module.types.float_kind(*ty).ok_or_else(|| WriteError::new("a literal of another type"))?;
                out.record(code::FLOAT, &float(kind, *bits));
            }
            Constant::Undef(_) => out.record(code::UNDEF, &[]),
            Constant::Poison(_) => out.record(code::POISON, &[]),
            Constant::Marked(_, mark, global) => {
                let (ty, number) = (self.address_type(*global), self.global_number(*global)?);
                let ty = self.ty(ty)?;
                let code = match mark {
                    Mark::DsoLocalEquivalent => code::DSO_LOCAL_EQUIVALENT,
                    Mark::NoCfi => code::NO_CFI_VALUE,
                };
                out.record(code, &[ty, number]);
            }
            Constant::PtrAuth(_, parts) => {
                if self.version == Version::Llvm14 {
                    return Err(WriteError::new("LLVM 14 does not support `ptrauth`"));
                }
                let parts = self.pointer_auth(parts);
                let ops = parts.iter().map(|id| self.number(*id)).collect::<Result<Vec<_>, _>>()?;
                out.record(if ops.len() > 4 { code::PTRAUTH2 } else { code::PTRAUTH }, &ops);
            }
            Constant::InlineAsm(_, asm) => {
                let fn_ty = fn_ty.ok_or_else(|| WriteError::new("inline assembly that is not a callee"))?;
                let flags = u64::from(asm.sideeffect)
                    | u64::from(asm.alignstack) << 1
                    | u64::from(asm.inteldialect) << 2
                    | u64::from(asm.unwind) << 3;
                let mut ops = vec![self.ty(fn_ty)?, flags];
                for bytes in [&*asm.template, &bytes_of(&asm.constraints)] {
                    ops.push(bytes.len() as u64);
                    ops.extend(bytes.iter().map(|byte| u64::from(*byte)));
                }
                out.record(code::INLINEASM, &ops);
            }
            Constant::BlockAddress(_, function, block) => {
                let (ty, number) = (self.module.value_type(*function), self.global_number(*function)?);
                // The type of the function; LLVM before 15 wrote the type of the pointer here.
                let ty = self.ty(ty)?;
                out.record(code::BLOCKADDRESS, &[ty, number, self.block_number(*function, *block)?]);
            }
            Constant::String(_, bytes) => match bytes.split_last() {
                _ if bytes.iter().all(|byte| *byte == 0) => out.record(code::NULL, &[]),
                Some((0, text)) if !text.contains(&0) => out.text(code::CSTRING, &[], text),
                _ => out.text(code::STRING, &[], bytes),
            },
            Constant::Array(ty, parts) | Constant::Vector(ty, parts) => match self.data(*ty, parts) {
                Some(ops) => out.record(code::DATA, &ops),
                None => self.aggregate(out, parts)?,
            },
            Constant::Struct(_, parts) => self.aggregate(out, parts)?,
            Constant::Expr(ty, expr) => self.expression(out, *ty, expr)?,
        }
        Ok(())
    }

    fn aggregate(&self, out: &mut Stream, parts: &[TypedConst]) -> Result<(), WriteError> {
        let ops = parts.iter().map(|part| self.number(part.1)).collect::<Result<Vec<_>, _>>()?;
        match ops.is_empty() {
            true => out.record(code::NULL, &[]),
            false => out.record(code::AGGREGATE, &ops),
        }
        Ok(())
    }

    fn integer(&self, out: &mut Stream, ty: Type, value: u128) {
        let bits = self.module.types.int_width(self.module.types.scalar(ty)).unwrap_or(128);
        if bits <= 64 {
            let value = (value as u64) << (64 - bits);
            out.record(code::INTEGER, &[signed(value as i64 >> (64 - bits))]);
        } else {
            self.wide(out, &[value as u64, (value >> 64) as u64]);
        }
    }

    fn wide(&self, out: &mut Stream, words: &[u64]) {
        let ops: Vec<u64> = words.iter().map(|word| signed(*word as i64)).collect();
        out.record(code::WIDE_INTEGER, &ops);
    }

    /// Returns the bits of the elements, if they are integers or floating-point values of 8, 16, 32 or 64 bits.
    fn data(&self, ty: Type, parts: &[TypedConst]) -> Option<Vec<u64>> {
        let elem = match self.module.types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, scalable: false, .. } => *elem,
            _ => return None,
        };
        match self.module.types.kind(elem) {
            TypeKind::Int(8 | 16 | 32 | 64) => {}
            TypeKind::Float(FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double) => {}
            _ => return None,
        }
        let bits = |part: &TypedConst| match self.module.constants[part.1] {
            Constant::Int(_, bits) | Constant::Float(_, bits) => Some(bits as u64),
            _ => None,
        };
        (!parts.is_empty()).then(|| parts.iter().map(bits).collect()).flatten()
    }

    fn expression(&mut self, out: &mut Stream, ty: Type, expr: &ConstExpr) -> Result<(), WriteError> {
        let old = self.version == Version::Llvm14;
        match expr {
            ConstExpr::Cast { op, flags, arg } => {
                if old && (flags.nuw || flags.nsw || flags.nneg) {
                    return Err(WriteError::new("LLVM 14 does not support flags of conversions"));
                }
                let mut ops = vec![self.cast_code(*op)?, self.operand_type(arg.1)?, self.number(arg.1)?];
                let flags = super::operation::cast_flags(*op, flags);
                ops.extend((flags != 0).then_some(flags));
                out.record(code::CE_CAST, &ops);
            }
            ConstExpr::Gep { source, flags, inrange, base, indices } => {
                let mut ops = vec![self.ty(*source)?];
                let bits = super::operation::gep_flags(flags);
                let code = match (*inrange, old) {
                    (Some(InRange::Index(n)), _) => {
                        ops.push(u64::from(n) << 1 | bits & 1);
                        code::CE_GEP_WITH_INRANGE_INDEX_OLD
                    }
                    (Some(InRange::Bytes(..)), true) => {
                        return Err(WriteError::new("LLVM 14 does not support `inrange` with byte offsets"));
                    }
                    (Some(InRange::Bytes(low, high)), false) => {
                        let ty = self.module.types.scalar(base.0);
                        let space = match self.module.types.kind(ty) {
                            TypeKind::Ptr { addrspace, .. } => *addrspace,
                            _ => 0,
                        };
                        let width = u64::from(self.layout.index_bits(space));
                        ops.extend([bits, width, signed(low), signed(high)]);
                        code::CE_GEP_WITH_INRANGE
                    }
                    (None, true) => match bits {
                        0 => code::CE_GEP_OLD,
                        _ if flags.inbounds && !flags.nuw => code::CE_INBOUNDS_GEP,
                        _ => return Err(WriteError::new("LLVM 14 does not support the flags of this getelementptr")),
                    },
                    (None, false) => {
                        ops.push(bits);
                        code::CE_GEP
                    }
                };
                for part in std::iter::once(base).chain(indices) {
                    ops.extend([self.operand_type(part.1)?, self.number(part.1)?]);
                }
                out.record(code, &ops);
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                let mut ops = vec![
                    super::operation::binary(self.float_operation(*op, ty)),
                    self.number(lhs.1)?,
                    self.number(rhs.1)?,
                ];
                if old && flags.disjoint {
                    return Err(WriteError::new("LLVM 14 does not support the flag `disjoint`"));
                }
                let flags = super::operation::binary_flags(*op, flags);
                ops.extend((flags != 0).then_some(flags));
                out.record(code::CE_BINOP, &ops);
            }
            ConstExpr::Icmp { lhs, rhs, .. } | ConstExpr::Fcmp { lhs, rhs, .. } => {
                let predicate = match expr {
                    ConstExpr::Icmp { pred, .. } => super::operation::icmp(*pred),
                    ConstExpr::Fcmp { pred, .. } => super::operation::fcmp(*pred),
                    _ => 0,
                };
                let ops = [self.operand_type(lhs.1)?, self.number(lhs.1)?, self.number(rhs.1)?, predicate];
                out.record(code::CE_CMP, &ops);
            }
            ConstExpr::ExtractElement { vector, index } => {
                let ops = [
                    self.operand_type(vector.1)?,
                    self.number(vector.1)?,
                    self.operand_type(index.1)?,
                    self.number(index.1)?,
                ];
                out.record(code::CE_EXTRACTELT, &ops);
            }
            ConstExpr::InsertElement { vector, value, index } => {
                let ops =
                    [self.number(vector.1)?, self.number(value.1)?, self.operand_type(index.1)?, self.number(index.1)?];
                out.record(code::CE_INSERTELT, &ops);
            }
            ConstExpr::ShuffleVector { lhs, rhs, mask } => {
                let ops = [self.operand_type(lhs.1)?, self.number(lhs.1)?, self.number(rhs.1)?, self.number(mask.1)?];
                match self.ty(ty)? == ops[0] {
                    true => out.record(code::CE_SHUFFLEVEC, &ops[1..]),
                    false => out.record(code::CE_SHUFVEC_EX, &ops),
                }
            }
            ConstExpr::Splat(value) if self.is_splat_record(*value) => match &self.module.constants[value.1] {
                Constant::Int(_, 0) | Constant::Float(_, 0) => out.record(code::NULL, &[]),
                Constant::Int(ty, bits) => self.integer(out, *ty, *bits),
                Constant::WideInt(_, words) => self.wide(out, words),
                Constant::Float(ty, bits) => {
                    let kind = self.module.types.float_kind(*ty);
                    let kind = kind.ok_or_else(|| WriteError::new("a literal of another type"))?;
                    out.record(code::FLOAT, &float(kind, *bits));
                }
                _ => {}
            },
            ConstExpr::Splat(value) => {
                let parts = self.splat_parts(ty, *value);
                let ops = parts.iter().map(|id| self.number(*id)).collect::<Result<Vec<_>, _>>()?;
                out.record(code::CE_SHUFFLEVEC, &ops);
            }
            ConstExpr::Select { cond, then, other } => {
                let ops = [self.number(cond.1)?, self.number(then.1)?, self.number(other.1)?];
                out.record(code::CE_SELECT, &ops);
            }
            ConstExpr::Fneg(arg) => out.record(code::CE_UNOP, &[0, self.number(arg.1)?]),
            ConstExpr::ExtractValue { .. } | ConstExpr::InsertValue { .. } => {}
        }
        Ok(())
    }

    /// Returns the operation with its current opcode: in old modules, `fadd double` was `add double`.
    pub fn float_operation(&self, op: BinaryOp, ty: Type) -> BinaryOp {
        upgrade::binary(op, &self.module.types, ty)
    }

    /// Returns the code of a cast.
    pub fn cast_code(&self, op: CastOp) -> Result<u64, WriteError> {
        if self.version == Version::Llvm14 && op == CastOp::Ptrtoaddr {
            return Err(WriteError::new("LLVM 14 does not support `ptrtoaddr`"));
        }
        Ok(super::operation::cast(op))
    }

    fn operand_type(&mut self, id: ConstId) -> Result<u64, WriteError> {
        self.constant_type((id, None))
    }

    /// Returns the value id of a global.
    pub fn global_number(&self, global: GlobalId) -> Result<u64, WriteError> {
        let name = &self.module.globals[global].name;
        let number = self.globals.get(&global).copied();
        number.ok_or_else(|| WriteError::new(format!("@{name} is neither declared nor defined")))
    }

    /// Returns the number of a block in its function.
    fn block_number(&mut self, function: GlobalId, block: BlockId) -> Result<u64, WriteError> {
        if !self.blocks.contains_key(&function) {
            let body = self.bodies.iter().find(|(id, _)| *id == function).map(|(_, body)| body.clone());
            let layout = body.iter().flat_map(|body| body.layout.iter().copied().enumerate());
            self.blocks.insert(function, layout.map(|(n, block)| (block, n as u64)).collect());
        }
        let number = self.blocks.get(&function).and_then(|blocks| blocks.get(&block)).copied();
        number.ok_or_else(|| WriteError::new("blockaddress of a nonexistent block"))
    }
}

/// Returns the operands of a floating-point value.
fn float(kind: FloatKind, bits: u128) -> Vec<u64> {
    match kind {
        FloatKind::X86Fp80 => vec![(bits >> 16) as u64, (bits & 0xffff) as u64],
        FloatKind::Fp128 => vec![bits as u64, (bits >> 64) as u64],
        FloatKind::PpcFp128 => vec![(bits >> 64) as u64, bits as u64],
        _ => vec![bits as u64],
    }
}
