//! Evaluation of constants of scalar types, `blockaddress` among them (a token, see [`block_token`]).

use crate::ir::constant::{ConstExpr, block_token, fold};
use crate::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
use crate::ir::{ConstId, Constant, DataLayout, FloatKind, GlobalId, Module, Type, TypeKind, TypedConst, Types};
use crate::jit::runtime::{bigint, f16, f80_f128};
use crate::value::{sign_extend, truncate};

/// Reason why a constant has no value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(in crate::jit) enum Error {
    /// The constant contains an unsized type.
    #[error("a type in it is unsized")]
    NoSize,
    /// The constant depends on the address of a function that is not linked yet.
    #[error("it depends on an address that is not known yet")]
    Address,
    /// The constant is not supported; see [`unsupported`](crate::unsupported).
    #[error("it is not supported")]
    Unsupported,
}

/// Evaluates constants of scalar types of at most 128 bits.
pub(in crate::jit) struct ConstantEvaluator<'a> {
    pub module: &'a Module,
    pub layout: &'a DataLayout,
    /// Returns the address of a global, if it is known.
    pub address: &'a dyn Fn(GlobalId) -> Option<u64>,
}

/// Returns the width of a scalar type in bits.
pub(in crate::jit) fn bits(types: &Types, layout: &DataLayout, ty: Type) -> Option<u32> {
    match types.kind(ty) {
        TypeKind::Int(bits) => Some(*bits),
        TypeKind::Float(kind) => Some(kind.bits()),
        TypeKind::Ptr { addrspace, .. } => Some(layout.pointer(*addrspace).0 as u32 * 8),
        _ => None,
    }
}

impl ConstantEvaluator<'_> {
    /// Returns the bits of a constant of type `ty`, zero-extended. Undefined values are zero.
    pub(in crate::jit) fn scalar(&self, ty: Type, id: ConstId) -> Result<u128, Error> {
        match &self.module.constants[id] {
            Constant::Int(_, bits) | Constant::Float(_, bits) => Ok(*bits),
            Constant::Null(_) | Constant::Undef(_) | Constant::Poison(_) | Constant::Zero(_) => Ok(0),
            Constant::Global(_, global) => (self.address)(*global).map(u128::from).ok_or(Error::Address),
            Constant::BlockAddress(_, function, block) => Ok(block_token(*function, *block).into()),
            Constant::Expr(_, expr) => Ok(truncate(self.bits(ty)?, self.expr(ty, expr, None)?)),
            _ => Err(Error::Unsupported),
        }
    }

    /// Returns the words of an integer of more than 128 bits, least significant first. Undefined values are zero.
    pub(in crate::jit) fn wide(&self, ty: Type, id: ConstId) -> Result<Vec<u64>, Error> {
        let width = self.module.types.wide_int(ty).ok_or(Error::Unsupported)?;
        let zeros = vec![0; width.div_ceil(64) as usize];
        match &self.module.constants[id] {
            Constant::WideInt(_, words) => Ok(words.to_vec()),
            Constant::Undef(_) | Constant::Poison(_) | Constant::Zero(_) => Ok(zeros),
            Constant::Expr(_, expr) => self.bigint_expr(width, expr, zeros),
            _ => Err(Error::Unsupported),
        }
    }

    /// Returns the words of a vector element that is an integer of more than 128 bits.
    pub(in crate::jit) fn bigint_lane(&self, ty: Type, id: ConstId, lane: usize) -> Result<Vec<u64>, Error> {
        let elem = self.module.types.scalar(ty);
        let zeros = || vec![0; self.module.types.words(ty) as usize];
        match &self.module.constants[id] {
            Constant::Vector(_, parts) => self.wide(elem, parts.get(lane).ok_or(Error::Unsupported)?.1),
            Constant::Undef(_) | Constant::Poison(_) | Constant::Zero(_) => Ok(zeros()),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Splat(value) => self.wide(elem, value.1),
                ConstExpr::Binary { op, lhs, rhs, .. } => {
                    let (a, b) = (self.bigint_lane(lhs.0, lhs.1, lane)?, self.bigint_lane(rhs.0, rhs.1, lane)?);
                    let width = self.module.types.wide_int(elem).ok_or(Error::Unsupported)?;
                    Ok(bigint::folded(*op, width, &a, &b).unwrap_or_else(zeros))
                }
                _ => Err(Error::Unsupported),
            },
            _ => Err(Error::Unsupported),
        }
    }

    fn bigint_expr(&self, width: u32, expr: &ConstExpr, zeros: Vec<u64>) -> Result<Vec<u64>, Error> {
        match expr {
            ConstExpr::Cast { op: CastOp::Bitcast, arg, .. } => self.joined(arg, zeros),
            ConstExpr::Cast { op, arg, .. } => {
                let (from, words) = match self.module.types.wide_int(arg.0) {
                    Some(from) => (from, self.wide(arg.0, arg.1)?),
                    None => {
                        let bits = self.scalar(arg.0, arg.1)?;
                        (self.bits(arg.0)?, vec![bits as u64, (bits >> 64) as u64])
                    }
                };
                match op {
                    CastOp::Trunc | CastOp::Zext | CastOp::Ptrtoint | CastOp::Ptrtoaddr => {
                        Ok(bigint::extended(false, from, width, &words))
                    }
                    CastOp::Sext => Ok(bigint::extended(true, from, width, &words)),
                    _ => Err(Error::Unsupported),
                }
            }
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                let (a, b) = (self.wide(lhs.0, lhs.1)?, self.wide(rhs.0, rhs.1)?);
                Ok(bigint::folded(*op, width, &a, &b).unwrap_or(zeros))
            }
            ConstExpr::Select { cond, then, other } => {
                let chosen = if self.scalar(cond.0, cond.1)? & 1 == 1 { then } else { other };
                self.wide(chosen.0, chosen.1)
            }
            _ => Err(Error::Unsupported),
        }
    }

    /// Concatenates the bits of all elements of a vector, or the bits of a scalar.
    fn joined(&self, part: &TypedConst, mut words: Vec<u64>) -> Result<Vec<u64>, Error> {
        let types = &self.module.types;
        if types.wide_int(part.0).is_some() {
            return self.wide(part.0, part.1);
        }
        let width = self.bits(types.scalar(part.0))?;
        for lane in 0..self.lanes(part.0).unwrap_or(1) {
            let value = self.part(part, Some(lane as usize))?;
            for bit in (0..width).filter(|bit| value >> bit & 1 == 1) {
                let at = (lane * width + bit) as usize;
                *words.get_mut(at / 64).ok_or(Error::Unsupported)? |= 1 << (at % 64);
            }
        }
        Ok(words)
    }

    /// Returns the low 128 bits of an integer of more than 128 bits.
    fn low(&self, part: &TypedConst) -> Result<u128, Error> {
        let words = self.wide(part.0, part.1)?;
        Ok(u128::from(words[0]) | u128::from(words[1]) << 64)
    }

    /// Returns the bits of a vector element, zero-extended.
    pub(in crate::jit) fn lane(&self, ty: Type, id: ConstId, lane: usize) -> Result<u128, Error> {
        let elem = self.module.types.scalar(ty);
        match &self.module.constants[id] {
            Constant::Vector(_, parts) => self.scalar(elem, parts.get(lane).ok_or(Error::Unsupported)?.1),
            Constant::Undef(_) | Constant::Poison(_) | Constant::Zero(_) => Ok(0),
            Constant::Expr(_, expr) => Ok(truncate(self.bits(elem)?, self.expr(ty, expr, Some(lane))?)),
            _ => Err(Error::Unsupported),
        }
    }

    /// Evaluates an operand of an expression: for a vector the element at `lane`.
    fn part(&self, part: &TypedConst, lane: Option<usize>) -> Result<u128, Error> {
        match (lane, self.lanes(part.0)) {
            (Some(lane), Some(_)) => self.lane(part.0, part.1, lane),
            _ => self.scalar(part.0, part.1),
        }
    }

    fn lanes(&self, ty: Type) -> Option<u32> {
        self.module.types.vector(ty).map(|v| v.0)
    }

    /// Evaluates an element of a bitcast between vectors with different elements.
    fn regroup(&self, from: &TypedConst, to: Type, lane: usize) -> Result<u128, Error> {
        let types = &self.module.types;
        let (narrow, wide) = (self.bits(types.scalar(from.0))?, self.bits(types.scalar(to))?);
        let (mut at, mut filled, mut bits) = (lane * wide as usize, 0, 0);
        while filled < wide {
            let (n, used) = (at / narrow as usize, (at % narrow as usize) as u32);
            let take = (narrow - used).min(wide - filled);
            let value = self.part(from, Some(n))?;
            bits |= truncate(take, value >> used) << filled;
            (at, filled) = (at + take as usize, filled + take);
        }
        Ok(bits)
    }

    /// Evaluates a vector operation: its scalar result, or the element at `lane`.
    fn vector(&self, expr: &ConstExpr, lane: usize) -> Result<u128, Error> {
        let index = |part: &TypedConst| self.scalar(part.0, part.1).map(|n| usize::try_from(n).unwrap_or(usize::MAX));
        match expr {
            ConstExpr::ExtractElement { vector, index: n } => {
                let (n, len) = (index(n)?, self.lanes(vector.0).unwrap_or(0));
                // The result of an index out of range is poison, so any value is valid.
                if n < len as usize { self.lane(vector.0, vector.1, n) } else { Ok(0) }
            }
            ConstExpr::InsertElement { vector, value, index: n } => match index(n)? == lane {
                true => self.scalar(value.0, value.1),
                false => self.lane(vector.0, vector.1, lane),
            },
            ConstExpr::ShuffleVector { lhs, rhs, mask } => {
                let (half, len) = (self.lanes(lhs.0).unwrap_or(0), self.lanes(mask.0).unwrap_or(0));
                let mask = self.module.constants.shuffle_mask(mask.1, len).ok_or(Error::Unsupported)?;
                match mask.get(lane).copied().flatten() {
                    Some(n) if n < half => self.lane(lhs.0, lhs.1, n as usize),
                    Some(n) => self.lane(rhs.0, rhs.1, (n - half) as usize),
                    None => Ok(0),
                }
            }
            ConstExpr::Splat(value) => self.scalar(value.0, value.1),
            _ => Err(Error::Unsupported),
        }
    }

    fn bits(&self, ty: Type) -> Result<u32, Error> {
        bits(&self.module.types, self.layout, ty).filter(|b| *b <= 128).ok_or(Error::Unsupported)
    }

    fn expr(&self, ty: Type, expr: &ConstExpr, lane: Option<usize>) -> Result<u128, Error> {
        let scalar = |ty| self.module.types.scalar(ty);
        let is_sext_variable = |ty| self.module.types.wide_int(ty).is_some();
        match expr {
            ConstExpr::Cast { op: CastOp::Trunc | CastOp::Inttoptr, arg, .. } if is_sext_variable(arg.0) => {
                self.low(arg)
            }
            ConstExpr::Cast { op: CastOp::Bitcast, arg, .. } if is_sext_variable(arg.0) => {
                let (words, width) = (self.wide(arg.0, arg.1)?, self.bits(scalar(ty))?);
                let bit = |n: u32| u128::from(words[n as usize / 64] >> (n % 64) & 1);
                let first = lane.unwrap_or(0) as u32 * width;
                Ok((0..width).map(|n| bit(first + n) << n).sum())
            }
            ConstExpr::Icmp { pred, lhs, rhs } if is_sext_variable(lhs.0) => {
                let (a, b) = (self.wide(lhs.0, lhs.1)?, self.wide(rhs.0, rhs.1)?);
                let width = self.module.types.int_width(lhs.0).unwrap_or(0);
                // Replaces the operands with two numbers that compare in the same way.
                let signed = matches!(pred, IcmpPred::Sgt | IcmpPred::Sge | IcmpPred::Slt | IcmpPred::Sle);
                let order = bigint::order(signed, width, &a, &b) as i8;
                let (x, y) = if order < 0 { (0, 1) } else { (order as u128, 0) };
                Ok(fold::icmp(*pred, 128, x, y).into())
            }
            ConstExpr::Cast { op: CastOp::Bitcast, arg, .. } if self.lanes(arg.0) != self.lanes(ty) => {
                self.regroup(arg, ty, lane.unwrap_or(0))
            }
            ConstExpr::Cast { op, arg, .. } => self.cast(*op, scalar(arg.0), self.part(arg, lane)?, scalar(ty)),
            ConstExpr::Gep { source, base, indices, .. } => {
                let mut at = self.part(base, lane)? as u64;
                let mut ty = *source;
                for (n, index) in indices.iter().enumerate() {
                    let value = match is_sext_variable(index.0) {
                        true => self.low(index)? as i64,
                        false => sign_extend(self.bits(scalar(index.0))?, self.part(index, lane)?) as i64,
                    };
                    let types = &self.module.types;
                    let size = |ty| self.layout.size_of(types, ty).ok_or(Error::NoSize);
                    let offset = match types.kind(ty) {
                        _ if n == 0 => value.wrapping_mul(size(ty)? as i64),
                        TypeKind::Array { elem, .. } => {
                            ty = *elem;
                            value.wrapping_mul(size(ty)? as i64)
                        }
                        // Elements follow each other without padding.
                        TypeKind::Vector { elem, .. } => {
                            ty = *elem;
                            let size = self.layout.store_size_of(types, ty).ok_or(Error::NoSize)?;
                            value.wrapping_mul(size as i64)
                        }
                        TypeKind::Struct { fields, .. } => {
                            let layout = self.layout.struct_layout(types, ty).ok_or(Error::NoSize)?;
                            // Field indices are unsigned: 1 as an `i1` is the second field.
                            let field = self.module.constants.as_index(index.1);
                            let field = field.and_then(|f| usize::try_from(f).ok()).ok_or(Error::Unsupported)?;
                            ty = *fields.get(field).ok_or(Error::Unsupported)?;
                            layout.offsets[field] as i64
                        }
                        _ => return Err(Error::Unsupported),
                    };
                    at = at.wrapping_add_signed(offset);
                }
                Ok(at.into())
            }
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                let (a, b) = (self.part(lhs, lane)?, self.part(rhs, lane)?);
                match self.module.types.float_kind(scalar(ty)) {
                    Some(kind) => float_binary(*op, kind, a, b),
                    None => int_binary(*op, self.bits(scalar(ty))?, a, b),
                }
            }
            ConstExpr::Icmp { pred, lhs, rhs } => {
                let (a, b) = (self.part(lhs, lane)?, self.part(rhs, lane)?);
                Ok(fold::icmp(*pred, self.bits(scalar(lhs.0))?, a, b).into())
            }
            ConstExpr::Fcmp { pred, lhs, rhs } => {
                let kind = self.module.types.float_kind(scalar(lhs.0)).ok_or(Error::Unsupported)?;
                let (a, b) = (self.part(lhs, lane)?, self.part(rhs, lane)?);
                if is_large(kind) {
                    let order = f80_f128::order(f80_f128::compare(kind, a, b));
                    return Ok((f80_f128::orders(*pred) >> order & 1).into());
                }
                Ok(fcmp(*pred, to_f64(kind, a)?, to_f64(kind, b)?).into())
            }
            ConstExpr::ExtractElement { .. }
            | ConstExpr::InsertElement { .. }
            | ConstExpr::ShuffleVector { .. }
            | ConstExpr::Splat(_) => self.vector(expr, lane.unwrap_or(0)),
            ConstExpr::Fneg(_) | ConstExpr::ExtractValue { .. } | ConstExpr::InsertValue { .. } => {
                Err(Error::Unsupported)
            }
            ConstExpr::Select { cond, then, other } => {
                let chosen = if self.part(cond, lane)? & 1 == 1 { then } else { other };
                self.part(chosen, lane)
            }
        }
    }

    fn cast(&self, op: CastOp, from: Type, value: u128, to: Type) -> Result<u128, Error> {
        let (from_bits, to_bits) = (self.bits(from)?, self.bits(to)?);
        let kind = |ty| self.module.types.float_kind(ty).ok_or(Error::Unsupported);
        Ok(match op {
            CastOp::Trunc | CastOp::Zext | CastOp::Ptrtoint | CastOp::Ptrtoaddr | CastOp::Inttoptr => value,
            CastOp::Addrspacecast => value,
            CastOp::Bitcast if from_bits == to_bits => value,
            CastOp::Bitcast => return Err(Error::Unsupported),
            CastOp::Sext => sign_extend(from_bits, value) as u128,
            CastOp::Fptrunc | CastOp::Fpext if is_large(kind(from)?) || is_large(kind(to)?) => {
                match [kind(from)?, kind(to)?].contains(&FloatKind::PpcFp128) {
                    true => return Err(Error::Unsupported),
                    false => f80_f128::convert(kind(from)?, kind(to)?, value),
                }
            }
            CastOp::Fptrunc | CastOp::Fpext => from_f64(kind(to)?, to_f64(kind(from)?, value)?)?,
            // Converts the integer directly rather than through a double, so that it is rounded only once.
            CastOp::Uitofp => match kind(to)? {
                FloatKind::Float => (value as f32).to_bits().into(),
                FloatKind::Double => (value as f64).to_bits().into(),
                kind @ (FloatKind::Half | FloatKind::BFloat) => f16::from_integer(kind, false, value).into(),
                kind if is_large(kind) => f80_f128::from_integer(kind, false, value),
                _ => return Err(Error::Unsupported),
            },
            CastOp::Sitofp => match kind(to)? {
                FloatKind::Float => (sign_extend(from_bits, value) as f32).to_bits().into(),
                FloatKind::Double => (sign_extend(from_bits, value) as f64).to_bits().into(),
                kind @ (FloatKind::Half | FloatKind::BFloat) => {
                    let value = sign_extend(from_bits, value);
                    f16::from_integer(kind, value < 0, value.unsigned_abs()).into()
                }
                kind if is_large(kind) => {
                    let value = sign_extend(from_bits, value);
                    f80_f128::from_integer(kind, value < 0, value.unsigned_abs())
                }
                _ => return Err(Error::Unsupported),
            },
            CastOp::Fptosi | CastOp::Fptoui if is_large(kind(from)?) => {
                f80_f128::to_integer(kind(from)?, value, op == CastOp::Fptosi, to_bits).0
            }
            CastOp::Fptosi => to_f64(kind(from)?, value)? as i128 as u128,
            CastOp::Fptoui => to_f64(kind(from)?, value)? as u128,
        })
    }
}

fn int_binary(op: BinaryOp, bits: u32, a: u128, b: u128) -> Result<u128, Error> {
    let (sa, sb) = (sign_extend(bits, a), sign_extend(bits, b));
    let least = sign_extend(bits, 1 << (bits - 1));
    let fits = sb != 0 && !(sa == least && sb == -1);
    // The result of an excessive shift amount is poison, so any value is valid.
    let shift = (b % u128::from(bits.max(1))) as u32;
    Ok(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        // The result of a division by zero or with overflow is poison, so any value is valid.
        BinaryOp::Udiv => a.checked_div(b).unwrap_or(0),
        BinaryOp::Urem => a.checked_rem(b).unwrap_or(0),
        BinaryOp::Sdiv if fits => (sa / sb) as u128,
        BinaryOp::Srem if fits => (sa % sb) as u128,
        BinaryOp::Sdiv | BinaryOp::Srem => 0,
        BinaryOp::Shl => a << shift,
        BinaryOp::Lshr => a >> shift,
        BinaryOp::Ashr => (sa >> shift) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv | BinaryOp::Frem => {
            return Err(Error::Unsupported);
        }
    })
}

fn float_binary(op: BinaryOp, kind: FloatKind, a: u128, b: u128) -> Result<u128, Error> {
    macro_rules! compute {
        ($a:expr, $b:expr) => {{
            let (a, b) = ($a, $b);
            let result = match op {
                BinaryOp::Fadd => a + b,
                BinaryOp::Fsub => a - b,
                BinaryOp::Fmul => a * b,
                BinaryOp::Fdiv => a / b,
                BinaryOp::Frem => a % b,
                _ => return Err(Error::Unsupported),
            };
            Ok(result.to_bits().into())
        }};
    }
    match kind {
        FloatKind::Float => compute!(f32::from_bits(a as u32), f32::from_bits(b as u32)),
        FloatKind::Double => compute!(f64::from_bits(a as u64), f64::from_bits(b as u64)),
        FloatKind::Half | FloatKind::BFloat => {
            let (a, b) = (to_f64(kind, a)?.to_bits().into(), to_f64(kind, b)?.to_bits().into());
            from_f64(kind, f64::from_bits(float_binary(op, FloatKind::Double, a, b)? as u64))
        }
        _ if is_large(kind) && op.is_float() => Ok(f80_f128::binary(kind, op, a, b)),
        _ => Err(Error::Unsupported),
    }
}

/// Whether a format is supported and larger than a double.
fn is_large(kind: FloatKind) -> bool {
    matches!(kind, FloatKind::X86Fp80 | FloatKind::Fp128)
}

fn to_f64(kind: FloatKind, bits: u128) -> Result<f64, Error> {
    match kind {
        FloatKind::Float => Ok(f32::from_bits(bits as u32).into()),
        FloatKind::Double => Ok(f64::from_bits(bits as u64)),
        FloatKind::Half | FloatKind::BFloat => Ok(f16::widen(kind, bits as u16)),
        _ => Err(Error::Unsupported),
    }
}

fn from_f64(kind: FloatKind, value: f64) -> Result<u128, Error> {
    match kind {
        FloatKind::Float => Ok((value as f32).to_bits().into()),
        FloatKind::Double => Ok(value.to_bits().into()),
        FloatKind::Half | FloatKind::BFloat => Ok(f16::narrow(kind, value).into()),
        _ => Err(Error::Unsupported),
    }
}

fn fcmp(pred: FcmpPred, a: f64, b: f64) -> bool {
    let unordered = a.is_nan() || b.is_nan();
    match pred {
        FcmpPred::False => false,
        FcmpPred::Oeq => a == b,
        FcmpPred::Ogt => a > b,
        FcmpPred::Oge => a >= b,
        FcmpPred::Olt => a < b,
        FcmpPred::Ole => a <= b,
        FcmpPred::One => !unordered && a != b,
        FcmpPred::Ord => !unordered,
        FcmpPred::Ueq => unordered || a == b,
        FcmpPred::Ugt => unordered || a > b,
        FcmpPred::Uge => unordered || a >= b,
        FcmpPred::Ult => unordered || a < b,
        FcmpPred::Ule => unordered || a <= b,
        FcmpPred::Une => a != b,
        FcmpPred::Uno => unordered,
        FcmpPred::True => true,
    }
}
