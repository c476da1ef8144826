//! Constants, and the folding of instructions on them as in LLVM's builder.

use super::{Context, Expr, Kind, TypeRef, Value, ValueKind, ValueRef, opcode, types};
use crate::ffi::c_string;
use llvmlite_jit::ir::FloatKind;
use llvmlite_jit::value::sign_extend;

/// Identity of a constant. Equal constants of a context are the same object.
#[derive(PartialEq, Eq, Hash)]
pub struct Key {
    /// Address of the type; types of different contexts are different.
    ty: usize,
    kind: u8,
    bits: u128,
    bytes: Vec<u8>,
    operands: Vec<usize>,
}

fn address<T>(object: &T) -> usize {
    std::ptr::from_ref(object) as usize
}

/// Returns the lowest bits.
pub fn truncate(width: u32, bits: u128) -> u128 {
    llvmlite_jit::value::truncate(width.clamp(1, 128), bits)
}

impl Context {
    fn constant(
        &'static self,
        ty: TypeRef,
        kind: u8,
        bits: u128,
        bytes: Vec<u8>,
        value: ValueKind,
        operands: Vec<ValueRef>,
    ) -> ValueRef {
        let addresses = operands.iter().map(|operand| address(*operand)).collect();
        let key = Key { ty: address(ty), kind, bits, bytes, operands: addresses };
        if let Some(found) = self.constants.borrow().get(&key) {
            return found;
        }
        let made = self.values.add(Value::new(ty, value, operands));
        self.constants.borrow_mut().insert(key, made);
        made
    }

    /// Returns an integer; for a vector type, one with the same number in each lane.
    pub fn const_int(&'static self, ty: TypeRef, bits: u128) -> ValueRef {
        if let Kind::Vector(element, count, false) = ty.kind {
            let lane = self.const_int(element, bits);
            return self.aggregate(ty, vec![lane; count as usize]);
        }
        match ty.int_width() {
            Some(width) if width > 128 => self.wide_int(ty, vec![bits as u64, (bits >> 64) as u64]),
            Some(width) => {
                let bits = truncate(width, bits);
                self.constant(ty, 0, bits, Vec::new(), ValueKind::Int(bits), Vec::new())
            }
            None => self.undef(ty),
        }
    }

    /// Returns the integer with all bits set; for a vector type, in each lane.
    pub fn all_ones(&'static self, ty: TypeRef) -> ValueRef {
        if let Kind::Vector(element, count, false) = ty.kind {
            return self.aggregate(ty, vec![self.all_ones(element); count as usize]);
        }
        match ty.int_width() {
            Some(width) if width > 128 => self.wide_int(ty, vec![u64::MAX; width.div_ceil(64) as usize]),
            _ => self.const_int(ty, u128::MAX),
        }
    }

    pub fn wide_int(&'static self, ty: TypeRef, mut words: Vec<u64>) -> ValueRef {
        let width = ty.int_width().unwrap_or(64);
        words.resize(width.div_ceil(64) as usize, 0);
        if width <= 128 {
            let high = words.get(1).copied().unwrap_or(0);
            return self.const_int(ty, u128::from(words[0]) | u128::from(high) << 64);
        }
        if !width.is_multiple_of(64)
            && let Some(last) = words.last_mut()
        {
            *last &= (1 << (width % 64)) - 1;
        }
        let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.constant(ty, 1, 0, bytes, ValueKind::Wide(words), Vec::new())
    }

    pub fn const_float(&'static self, ty: TypeRef, bits: u128) -> ValueRef {
        if let Kind::Vector(element, count, false) = ty.kind {
            let lane = self.const_float(element, bits);
            return self.aggregate(ty, vec![lane; count as usize]);
        }
        self.constant(ty, 2, bits, Vec::new(), ValueKind::Float(bits), Vec::new())
    }

    pub fn null(&'static self, ty: TypeRef) -> ValueRef {
        match ty.kind {
            Kind::Int(_) => self.const_int(ty, 0),
            Kind::Float(..) => self.const_float(ty, 0),
            _ => self.constant(ty, 3, 0, Vec::new(), ValueKind::Null, Vec::new()),
        }
    }

    pub fn undef(&'static self, ty: TypeRef) -> ValueRef {
        self.constant(ty, 4, 0, Vec::new(), ValueKind::Undef, Vec::new())
    }

    pub fn poison(&'static self, ty: TypeRef) -> ValueRef {
        self.constant(ty, 5, 0, Vec::new(), ValueKind::Poison, Vec::new())
    }

    /// Returns an array, a struct or a vector.
    pub fn aggregate(&'static self, ty: TypeRef, parts: Vec<ValueRef>) -> ValueRef {
        if parts.iter().all(|part| part.is_null()) {
            return self.null(ty);
        }
        if let Some(first) = parts.first() {
            let all = |test: fn(&Value) -> bool| parts.iter().all(|part| test(part));
            if matches!(first.kind, ValueKind::Poison) && all(|part| matches!(part.kind, ValueKind::Poison)) {
                return self.poison(ty);
            }
            if matches!(first.kind, ValueKind::Undef) && all(|part| matches!(part.kind, ValueKind::Undef)) {
                return self.undef(ty);
            }
            let byte = |part: &ValueRef| match part.kind {
                ValueKind::Int(bits) if part.ty.int_width() == Some(8) => Some(bits as u8),
                _ => None,
            };
            if let Kind::Array(..) = ty.kind
                && let Some(bytes) = parts.iter().map(byte).collect::<Option<Vec<u8>>>()
            {
                return self.text(ty, bytes);
            }
        }
        self.constant(ty, 6, 0, Vec::new(), ValueKind::Aggregate, parts)
    }

    /// Returns an array of bytes.
    pub fn text(&'static self, ty: TypeRef, bytes: Vec<u8>) -> ValueRef {
        if bytes.iter().all(|byte| *byte == 0) {
            return self.null(ty);
        }
        let text = c_string(&String::from_utf8_lossy(&bytes));
        self.constant(ty, 7, 0, bytes.clone(), ValueKind::Text(text, bytes), Vec::new())
    }

    pub fn string(&'static self, mut bytes: Vec<u8>, ends_with_null: bool) -> ValueRef {
        if ends_with_null {
            bytes.push(0);
        }
        self.text(self.array(self.int(8), bytes.len() as u64), bytes)
    }

    pub fn expr(&'static self, ty: TypeRef, expr: Expr, operands: Vec<ValueRef>) -> ValueRef {
        let source = expr.source.map_or(0, |ty| address(ty) as u128);
        let bits = source << 64 | u128::from(expr.opcode) << 32 | u128::from(expr.flags);
        let in_range = expr.in_range.iter().flat_map(|(from, to)| [from.to_le_bytes(), to.to_le_bytes()]);
        let bytes = in_range.flatten().collect();
        self.constant(ty, 8, bits, bytes, ValueKind::Expr(expr), operands)
    }

    pub fn block_address(&'static self, ty: TypeRef, block: ValueRef) -> ValueRef {
        self.constant(ty, 9, 0, Vec::new(), ValueKind::BlockAddress, vec![block])
    }

    /// Returns a function's address with a marker for the linker.
    pub fn marked(&'static self, marker: &'static str, function: ValueRef) -> ValueRef {
        let bytes = marker.as_bytes().to_vec();
        self.constant(function.ty, 11, 0, bytes, ValueKind::Marked(marker), vec![function])
    }

    pub fn opaque(&'static self, ty: TypeRef, text: String) -> ValueRef {
        self.constant(ty, 10, 0, text.clone().into_bytes(), ValueKind::Opaque(text), Vec::new())
    }
}

impl Value {
    pub fn is_null(&self) -> bool {
        match &self.kind {
            ValueKind::Int(bits) | ValueKind::Float(bits) => *bits == 0,
            ValueKind::Null => true,
            _ => false,
        }
    }

    /// Returns an element of a constant aggregate.
    pub fn element(&'static self, index: u64) -> Option<ValueRef> {
        let context = self.ty.context;
        let ty = self.ty.element(index)?;
        match &self.kind {
            ValueKind::Aggregate => self.operand(index as usize),
            ValueKind::Text(_, bytes) => Some(context.const_int(ty, u128::from(*bytes.get(index as usize)?))),
            ValueKind::Null => Some(context.null(ty)),
            ValueKind::Undef => Some(context.undef(ty)),
            ValueKind::Poison => Some(context.poison(ty)),
            _ => None,
        }
    }

    pub fn as_int(&self) -> Option<u128> {
        match self.kind {
            ValueKind::Int(bits) => Some(bits),
            _ => None,
        }
    }

    fn as_signed(&self) -> Option<i128> {
        Some(sign_extend(self.ty.int_width()?, self.as_int()?))
    }

    /// Returns the number of a constant.
    pub fn as_double(&self) -> Option<f64> {
        match (&self.kind, self.ty.text.as_str()) {
            (ValueKind::Float(bits), "double") => Some(f64::from_bits(*bits as u64)),
            (ValueKind::Float(bits), "float") => Some(f32::from_bits(*bits as u32).into()),
            _ => None,
        }
    }
}

/// Returns the format of a floating-point type.
pub fn format(ty: TypeRef) -> Option<FloatKind> {
    use FloatKind::*;
    let all = [Half, BFloat, Float, Double, X86Fp80, Fp128, PpcFp128];
    all.into_iter().find(|kind| kind.keyword() == ty.text)
}

/// Converts a number to the format of a type.
pub fn float_bits(ty: TypeRef, number: f64) -> Option<u128> {
    match ty.text.as_str() {
        "double" => Some(u128::from(number.to_bits())),
        "float" => Some(u128::from((number as f32).to_bits())),
        keyword => {
            // As `llvmlite_jit` parses it: exactly, as far as the format permits.
            let text = format!("{keyword} {number:e}");
            match llvmlite_jit::value::parse_value(&text).ok()? {
                llvmlite_jit::Value::Float { bits, .. } => Some(bits),
                _ => None,
            }
        }
    }
}

/// Folds an operation on two constants; `None` if LLVM's builder does not fold it, or the result is not simple.
pub fn binary(opcode: u32, flags: u32, left: ValueRef, right: ValueRef) -> Option<ValueRef> {
    let context = left.ty.context;
    if let (Some(a), Some(b), Some(width)) = (left.as_int(), right.as_int(), left.ty.int_width()) {
        let (x, y) = (left.as_signed()?, right.as_signed()?);
        let shift = u32::try_from(b).ok().filter(|by| *by < width);
        // Overflow that violates a flag is poison, which is left to LLVM.
        if flags != 0 && width > 63 {
            return None;
        }
        let folded = match opcode {
            opcode::ADD => a.wrapping_add(b),
            opcode::SUB => a.wrapping_sub(b),
            opcode::MUL => a.wrapping_mul(b),
            opcode::UDIV => a.checked_div(b)?,
            opcode::SDIV | opcode::SREM if x == smallest(width) && y == -1 => return Some(context.poison(left.ty)),
            opcode::SDIV => x.checked_div(y)? as u128,
            opcode::UREM => a.checked_rem(b)?,
            opcode::SREM => x.checked_rem(y)? as u128,
            opcode::SHL => a.checked_shl(shift?)?,
            opcode::LSHR => a.checked_shr(shift?)?,
            opcode::ASHR => (x >> shift?) as u128,
            opcode::AND => a & b,
            opcode::OR => a | b,
            opcode::XOR => a ^ b,
            _ => return None,
        };
        return Some(context.const_int(left.ty, folded));
    }
    let (a, b) = (left.as_double()?, right.as_double()?);
    let folded = match opcode {
        9 => a + b,
        11 => a - b,
        13 => a * b,
        16 => a / b,
        19 => a % b,
        _ => return None,
    };
    // The representation of a NaN is left to LLVM. A `float` is rounded once, since a `double` holds sums and products
    // with enough precision.
    if folded.is_nan() {
        return None;
    }
    Some(context.const_float(left.ty, float_bits(left.ty, folded)?))
}

/// Returns the smallest signed integer of a width.
fn smallest(width: u32) -> i128 {
    i128::MIN >> (128 - width.clamp(1, 128))
}

/// Folds a cast of a constant.
pub fn cast(opcode: u32, value: ValueRef, to: TypeRef) -> Option<ValueRef> {
    let context = value.ty.context;
    if opcode == opcode::BITCAST {
        // LLVM does not fold those of `ppc_fp128`.
        let is_ppc = |ty: TypeRef| format(ty) == Some(FloatKind::PpcFp128);
        match (&value.kind, &to.kind) {
            (ValueKind::Float(bits), Kind::Int(_)) if !is_ppc(value.ty) => return Some(context.const_int(to, *bits)),
            (ValueKind::Int(bits), Kind::Float(..)) if !is_ppc(to) => return Some(context.const_float(to, *bits)),
            _ => {}
        }
    }
    if let (Some(bits), Some(_)) = (value.as_int(), to.int_width()) {
        let bits = match opcode {
            opcode::TRUNC | opcode::ZEXT => bits,
            opcode::SEXT => value.as_signed()? as u128,
            _ => return None,
        };
        return Some(context.const_int(to, bits));
    }
    if let (Some(bits), true) = (value.as_int(), to.is_float()) {
        let number = match opcode {
            opcode::UITOFP => bits as f64,
            opcode::SITOFP => value.as_signed()? as f64,
            _ => return None,
        };
        // Two roundings could differ from one.
        if to.text != "double" && (number as f32) as f64 != number {
            return None;
        }
        return Some(context.const_float(to, float_bits(to, number)?));
    }
    if let (Some(number), Some(width)) = (value.as_double(), to.int_width()) {
        let whole = number.trunc();
        let is_in = match opcode {
            opcode::FPTOUI => width <= 64 && whole >= 0.0 && whole < 2f64.powi(width as i32),
            opcode::FPTOSI => {
                width <= 64 && whole >= -(2f64.powi(width as i32 - 1)) && whole < 2f64.powi(width as i32 - 1)
            }
            _ => false,
        };
        return is_in.then(|| context.const_int(to, whole as i128 as u128));
    }
    if let (Some(number), opcode::FPTRUNC | opcode::FPEXT) = (value.as_double(), opcode) {
        return Some(context.const_float(to, float_bits(to, number)?));
    }
    if value.is_null()
        && matches!(opcode, opcode::PTRTOINT..=opcode::BITCAST | opcode::ADDR_SPACE_CAST)
        && value.ty.is_pointer() != to.is_pointer()
    {
        return matches!(value.ty.kind, Kind::Int(_) | Kind::Pointer(_)).then(|| context.null(to));
    }
    None
}

/// Compares two integers by a predicate of `LLVMIntPredicate`.
pub fn icmp(predicate: u32, left: ValueRef, right: ValueRef) -> Option<bool> {
    let (a, b, x, y) = (left.as_int()?, right.as_int()?, left.as_signed()?, right.as_signed()?);
    Some(match predicate {
        32 => a == b,
        33 => a != b,
        34 => a > b,
        35 => a >= b,
        36 => a < b,
        37 => a <= b,
        38 => x > y,
        39 => x >= y,
        40 => x < y,
        41 => x <= y,
        _ => return None,
    })
}

/// Compares two numbers by a predicate of `LLVMRealPredicate`: bits for equal, greater, less, unordered.
pub fn fcmp(predicate: u32, left: ValueRef, right: ValueRef) -> Option<bool> {
    let (a, b) = (left.as_double()?, right.as_double()?);
    let bit = match a.partial_cmp(&b) {
        Some(std::cmp::Ordering::Equal) => 1,
        Some(std::cmp::Ordering::Greater) => 2,
        Some(std::cmp::Ordering::Less) => 4,
        None => 8,
    };
    Some(predicate & bit != 0)
}

/// Whether `LLVMConstReal` can create numbers of a type.
pub fn is_number(ty: TypeRef) -> bool {
    types::FLOATS.iter().any(|(word, ..)| *word == ty.scalar().text)
}
