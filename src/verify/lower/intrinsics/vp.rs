//! Vector predication (LangRef "Vector Predication Intrinsics"): instructions and intrinsics with a mask and an
//! explicit length. Inactive elements are poison in the result and do not access memory; inactive divisors do
//! not trap.

use super::{CallRewriter, TypedOperand, binary, cast, fcmp, same, select};
use crate::ir::inst::{BinaryOp, CallInfo, CastOp, FastMath, FcmpPred, IcmpPred, UnaryOp};
use crate::ir::{Constant, FloatKind, Inst, Operand, Type};

pub(super) fn lower(edit: &mut CallRewriter<'_>, name: &str, call: &CallInfo, ret: Type) -> Option<Inst> {
    let mut words = name.split('.');
    let word = words.next()?;
    let args: Vec<TypedOperand> =
        call.args.iter().filter(|a| a.ty != Type::METADATA).map(|a| (a.ty, a.value)).collect();
    let fast = call.fast;
    // Intrinsics without a mask operand.
    match (word, &*args) {
        ("select", [cond, then, other, length]) => {
            let chosen = edit.select(*cond, *then, *other);
            let length_mask = edit.length_mask(then.0, *length)?;
            return edit.mask_result(length_mask, chosen);
        }
        ("merge", [cond, then, other, length]) => {
            let length_mask = edit.length_mask(then.0, *length)?;
            let cond = edit.and(Some(*cond), length_mask);
            return Some(match cond {
                Some(cond) => select(cond, *then, *other),
                None => same(*then),
            });
        }
        ("splice", [a, b, at, mask, first, second]) => return edit.splice([*a, *b], *at, *mask, [*first, *second]),
        _ => {}
    }
    let [plain @ .., mask, length] = &*args else { return None };
    let (mask, length) = (*mask, *length);
    if edit.bits(mask.0) != Some(1) || edit.lanes(mask.0).is_none() || edit.bits(length.0) != Some(32) {
        return None;
    }
    let active_mask = edit.active_mask(mask, length)?;
    if let Some(op) = BinaryOp::from_keyword(word)
        && let [a, b] = *plain
    {
        if a.0 != ret || b.0 != ret || op.is_float() != edit.is_float(ret) {
            return None;
        }
        let b = match (active_mask, op.is_division()) {
            (Some(active_mask), true) => {
                let one = edit.int(ret, 1);
                edit.select(active_mask, b, one)
            }
            _ => b,
        };
        let result = edit.put(binary(op, fast, a, b), ret);
        return edit.mask_result(active_mask, result);
    }
    if let Some(op) = CastOp::from_keyword(word)
        && let [from] = *plain
    {
        if edit.lanes(from.0) != edit.lanes(ret) {
            return None;
        }
        let result = edit.cast(op, from, ret);
        return edit.mask_result(active_mask, result);
    }
    match (word, plain) {
        ("icmp" | "fcmp", &[a, b]) if a.0 == b.0 => {
            let text = call.metadata_strings(&edit.module.constants).next()?.to_string();
            let inst = match (IcmpPred::from_keyword(&text), FcmpPred::from_keyword(&text)) {
                (Some(pred), _) if word == "icmp" => Inst::Icmp { pred, samesign: false, ty: a.0, lhs: a.1, rhs: b.1 },
                (_, Some(pred)) if word == "fcmp" => fcmp(pred, fast, a, b),
                _ => return None,
            };
            let result = edit.put(inst, ret);
            edit.mask_result(active_mask, result)
        }
        ("fneg", &[a]) if a.0 == ret => {
            let result = edit.put(Inst::Unary { op: UnaryOp::Fneg, fast, ty: ret, arg: a.1 }, ret);
            edit.mask_result(active_mask, result)
        }
        ("reduce", &[start, vector]) if start.0 == ret => edit.reduce(words.next()?, active_mask, start, vector, fast),
        ("load" | "gather", &[ptr]) => {
            let by = if word == "load" { "masked.load" } else { "masked.gather" };
            let align = edit.align(call.args.first()?);
            edit.load(by, ptr, align, (active_mask, mask.0), ret)
        }
        ("store" | "scatter", &[value, ptr]) => {
            let by = if word == "store" { "masked.store" } else { "masked.scatter" };
            let align = edit.align(call.args.get(1)?);
            edit.store(by, value, ptr, align, (active_mask, mask.0))
        }
        ("strided", &[ptr, stride]) if name.starts_with("strided.load") => {
            let pointers = edit.strided(ptr, stride, mask.0)?;
            let align = edit.align(call.args.first()?);
            edit.load("masked.gather", pointers, align, (active_mask, mask.0), ret)
        }
        ("strided", &[value, ptr, stride]) => {
            let pointers = edit.strided(ptr, stride, mask.0)?;
            let align = edit.align(call.args.get(1)?);
            edit.store("masked.scatter", value, pointers, align, (active_mask, mask.0))
        }
        ("reverse", &[vector]) if vector.0 == ret => edit.reverse(vector, active_mask, length),
        ("splat", &[value]) => {
            let result = edit.splat(ret, value);
            edit.mask_result(active_mask, result)
        }
        ("cttz", &[vector, _]) if name.starts_with("cttz.elts") => edit.trailing(vector, active_mask, length, ret),
        (_, &[a, ref rest @ ..]) => {
            let name = elementwise(word, name)?;
            let overloads: Vec<Type> = match word {
                "lrint" | "llrint" => vec![ret, a.0],
                "is" => vec![a.0],
                _ => vec![ret],
            };
            let mut list = vec![a];
            list.extend(rest);
            let result = edit.call(name, &overloads, ret, &list, fast)?;
            edit.mask_result(active_mask, result)
        }
        _ => None,
    }
}

/// Returns the intrinsic without predication that applies to each element.
fn elementwise(word: &str, name: &str) -> Option<&'static str> {
    let second = name.split('.').nth(1).unwrap_or("");
    Some(match word {
        "abs" => "abs",
        "bitreverse" => "bitreverse",
        "bswap" => "bswap",
        "ceil" => "ceil",
        "copysign" => "copysign",
        "ctlz" => "ctlz",
        "ctpop" => "ctpop",
        "cttz" => "cttz",
        "fabs" => "fabs",
        "floor" => "floor",
        "fma" => "fma",
        "fmuladd" => "fmuladd",
        "fshl" => "fshl",
        "fshr" => "fshr",
        "is" => "is.fpclass",
        "llrint" => "llrint",
        "lrint" => "lrint",
        "maximum" => "maximum",
        "maxnum" => "maxnum",
        "minimum" => "minimum",
        "minnum" => "minnum",
        "nearbyint" => "nearbyint",
        "rint" => "rint",
        "round" => "round",
        "roundeven" => "roundeven",
        "roundtozero" => "trunc",
        "sadd" if second == "sat" => "sadd.sat",
        "smax" => "smax",
        "smin" => "smin",
        "sqrt" => "sqrt",
        "ssub" if second == "sat" => "ssub.sat",
        "uadd" if second == "sat" => "uadd.sat",
        "umax" => "umax",
        "umin" => "umin",
        "usub" if second == "sat" => "usub.sat",
        _ => return None,
    })
}

impl CallRewriter<'_> {
    fn is_float(&self, ty: Type) -> bool {
        self.module.types.float_kind(self.module.types.scalar(ty)).is_some()
    }

    /// Computes the mask of elements below the length; `Some(None)` if that is all of them.
    fn length_mask(&mut self, ty: Type, length: TypedOperand) -> Option<Option<TypedOperand>> {
        let len = self.lanes(ty)?;
        if self.constant(length.1).is_some_and(|n| n >= len.into()) {
            return Some(None);
        }
        let bool = self.bool();
        let mask = self.module.types.with_lanes_of(ty, bool);
        let int = self.module.types.int(32);
        let ty = self.module.types.with_lanes_of(mask, int);
        let (steps, end) = (self.steps(ty), self.splat(ty, length));
        Some(Some(self.icmp(IcmpPred::Ult, steps, end)))
    }

    /// Computes the mask of active elements; `Some(None)` if that is all of them.
    fn active_mask(&mut self, mask: TypedOperand, length: TypedOperand) -> Option<Option<TypedOperand>> {
        let length_mask = self.length_mask(mask.0, length)?;
        let ones = |edit: &Self, id| match &edit.module.constants[id] {
            Constant::Vector(_, lanes) => lanes.iter().all(|lane| edit.module.constants[lane.1].as_int() == Some(1)),
            _ => false,
        };
        let all = matches!(mask.1, Operand::Const(id) if ones(self, id));
        Some(self.and((!all).then_some(mask), length_mask))
    }

    fn and(&mut self, a: Option<TypedOperand>, b: Option<TypedOperand>) -> Option<TypedOperand> {
        match (a, b) {
            // Beyond the length the mask is ignored, and may be poison.
            (Some(a), Some(b)) => {
                let none = self.int(a.0, 0);
                Some(self.select(b, a, none))
            }
            (one, other) => one.or(other),
        }
    }

    /// Makes inactive elements of a result poison.
    fn mask_result(&mut self, active_mask: Option<TypedOperand>, result: TypedOperand) -> Option<Inst> {
        Some(match active_mask {
            None => same(result),
            Some(active_mask) => {
                let poison = self.poison(result.0);
                select(active_mask, result, poison)
            }
        })
    }

    /// Returns the mask of active elements, with `None` replaced by all ones.
    fn mask_of(&mut self, active_mask: Option<TypedOperand>, ty: Type) -> TypedOperand {
        active_mask.unwrap_or_else(|| self.int(ty, 1))
    }

    fn load(
        &mut self,
        by: &str,
        ptr: TypedOperand,
        align: Option<u64>,
        (active_mask, mask): (Option<TypedOperand>, Type),
        ret: Type,
    ) -> Option<Inst> {
        if self.lanes(ret) != self.lanes(mask) {
            return None;
        }
        let (int, mask) = (self.module.types.int(32), self.mask_of(active_mask, mask));
        let (align, others) = (self.int(int, align.unwrap_or(1).into()), self.poison(ret));
        self.call_inst(by, &[ret, ptr.0], ret, &[ptr, align, mask, others], FastMath::default())
    }

    fn store(
        &mut self,
        by: &str,
        value: TypedOperand,
        ptr: TypedOperand,
        align: Option<u64>,
        (active_mask, mask): (Option<TypedOperand>, Type),
    ) -> Option<Inst> {
        if self.lanes(value.0) != self.lanes(mask) {
            return None;
        }
        let (int, mask) = (self.module.types.int(32), self.mask_of(active_mask, mask));
        let align = self.int(int, align.unwrap_or(1).into());
        self.call_inst(by, &[value.0, ptr.0], Type::VOID, &[value, ptr, align, mask], FastMath::default())
    }

    /// Computes addresses with a stride in bytes.
    fn strided(&mut self, ptr: TypedOperand, stride: TypedOperand, mask: Type) -> Option<TypedOperand> {
        let bits = self.module.types.int_width(stride.0).filter(|bits| *bits <= 64)?;
        if !self.module.types.is_ptr(ptr.0) {
            return None;
        }
        let stride = if bits < 64 { self.cast(CastOp::Sext, stride, Type::I64) } else { stride };
        let ty = self.module.types.with_lanes_of(mask, Type::I64);
        let (steps, stride) = (self.steps(ty), self.splat(ty, stride));
        let distances = self.binary(BinaryOp::Mul, steps, stride);
        Some(self.behind(ptr, distances))
    }

    /// Lowers a reduction with a start value.
    fn reduce(
        &mut self,
        word: &str,
        active_mask: Option<TypedOperand>,
        start: TypedOperand,
        vector: TypedOperand,
        fast: FastMath,
    ) -> Option<Inst> {
        let (ty, float) = (vector.0, self.is_float(vector.0));
        if self.module.types.scalar(ty) != start.0 || self.lanes(ty).is_none() {
            return None;
        }
        // The neutral element of the operation, or the start value if the operation is idempotent.
        let neutral = match (word, float) {
            ("add" | "xor", false) => self.int(ty, 0),
            ("mul", false) => self.int(ty, 1),
            ("fadd" | "fmul", true) => {
                let kind = self.module.types.float_kind(start.0)?;
                let bits = if word == "fadd" { 1 << (kind.bits() - 1) } else { one(kind)? };
                self.splat_constant(ty, Constant::Float(start.0, bits))
            }
            ("and" | "or" | "smax" | "smin" | "umax" | "umin", false) => self.splat(ty, start),
            ("fmax" | "fmin" | "fmaximum" | "fminimum", true) => self.splat(ty, start),
            _ => return None,
        };
        let vector = match active_mask {
            None => vector,
            Some(active_mask) => self.select(active_mask, vector, neutral),
        };
        let name = format!("vector.reduce.{word}");
        if let "fadd" | "fmul" = word {
            return self.call_inst(&name, &[ty], start.0, &[start, vector], fast);
        }
        let reduced = self.call(&name, &[ty], start.0, &[vector], fast)?;
        if let Some(op) = BinaryOp::from_keyword(word) {
            return Some(binary(op, fast, start, reduced));
        }
        let joins = match word {
            "fmax" => "maxnum",
            "fmin" => "minnum",
            "fmaximum" => "maximum",
            "fminimum" => "minimum",
            word => word,
        };
        self.call_inst(joins, &[start.0], start.0, &[start, reduced], fast)
    }

    /// Reverses the elements below the length.
    fn reverse(
        &mut self,
        vector: TypedOperand,
        active_mask: Option<TypedOperand>,
        length: TypedOperand,
    ) -> Option<Inst> {
        let len = self.lanes(vector.0)?;
        let mut lanes = Vec::new();
        for n in 0..len {
            let behind = self.int(length.0, u128::from(n) + 1);
            let index = self.binary(BinaryOp::Sub, length, behind);
            lanes.push(self.extract(vector, index));
        }
        let result = self.vector_of(vector.0, &lanes);
        self.mask_result(active_mask, result)
    }

    /// Concatenates the first `lengths[0]` elements of one vector with another, and returns the elements from
    /// an offset on.
    fn splice(
        &mut self,
        [a, b]: [TypedOperand; 2],
        at: TypedOperand,
        mask: TypedOperand,
        lengths: [TypedOperand; 2],
    ) -> Option<Inst> {
        let len = self.lanes(a.0)?;
        if a.0 != b.0 || self.bits(at.0) != Some(32) || lengths.iter().any(|l| self.bits(l.0) != Some(32)) {
            return None;
        }
        let offset = self.constant(at.1)? as u32 as i32;
        let active_mask = self.active_mask(mask, lengths[1])?;
        let first = self.int(at.0, offset as u32 as u128);
        let first = if offset < 0 { self.binary(BinaryOp::Add, lengths[0], first) } else { first };
        let mut lanes = Vec::new();
        for n in 0..len {
            let step = self.int(at.0, n.into());
            let index = self.binary(BinaryOp::Add, first, step);
            let behind = self.binary(BinaryOp::Sub, index, lengths[0]);
            let in_first = self.icmp(IcmpPred::Ult, index, lengths[0]);
            let (x, y) = (self.extract(a, index), self.extract(b, behind));
            lanes.push(self.select(in_first, x, y));
        }
        let result = self.vector_of(a.0, &lanes);
        self.mask_result(active_mask, result)
    }

    /// Returns the index of the first active nonzero element, or the length if there is none.
    fn trailing(
        &mut self,
        vector: TypedOperand,
        active_mask: Option<TypedOperand>,
        length: TypedOperand,
        ret: Type,
    ) -> Option<Inst> {
        let bits = self.bits(ret)?;
        self.bits(vector.0)?;
        let zero = self.int(vector.0, 0);
        let set = self.icmp(IcmpPred::Ne, vector, zero);
        let found = match active_mask {
            None => set,
            Some(active_mask) => {
                let none = self.int(active_mask.0, 0);
                self.select(active_mask, set, none)
            }
        };
        let ty = self.module.types.with_lanes_of(vector.0, length.0);
        let (steps, end) = (self.steps(ty), self.splat(ty, length));
        let places = self.select(found, steps, end);
        let least = self.call("vector.reduce.umin", &[ty], length.0, &[places], FastMath::default())?;
        Some(match bits.cmp(&32) {
            std::cmp::Ordering::Less => cast(CastOp::Trunc, least, ret),
            std::cmp::Ordering::Equal => same(least),
            std::cmp::Ordering::Greater => cast(CastOp::Zext, least, ret),
        })
    }
}

/// Returns the bit pattern of 1.0.
fn one(kind: FloatKind) -> Option<u128> {
    Some(match kind {
        FloatKind::Half => 0x3c00,
        FloatKind::BFloat => 0x3f80,
        FloatKind::Float => 0x3f80_0000,
        FloatKind::Double => 0x3ff0 << 48,
        FloatKind::X86Fp80 => 0x3fff << 64 | 1 << 63,
        FloatKind::Fp128 => 0x3fff << 112,
        FloatKind::PpcFp128 => return None,
    })
}
