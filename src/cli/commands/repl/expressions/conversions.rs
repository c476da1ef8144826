//! Conversions between the types of an expression: C's usual arithmetic conversions, and casts.

use super::c_names::c_name;
use super::literals::IntConstant;
use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer};
use super::nodes::CastTarget;

/// A numeric type, with the width of an integer or the rank of a floating-point format.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum NumericType {
    Signed(u32),
    Unsigned(u32),
    Float(u32),
}

impl NumericType {
    /// Returns the kind of a type in the notation of lowering: `u32` is an unsigned `i32`. A boolean, `i1`, is
    /// unsigned.
    pub(super) fn of(ty: &str) -> Option<NumericType> {
        Some(match ty {
            "half" | "bfloat" => NumericType::Float(16),
            "float" => NumericType::Float(32),
            "double" => NumericType::Float(64),
            "x86_fp80" => NumericType::Float(80),
            "fp128" => NumericType::Float(128),
            "i1" => NumericType::Unsigned(1),
            _ => match ty.strip_prefix('u') {
                Some(bits) => NumericType::Unsigned(bits.parse().ok()?),
                None => NumericType::Signed(ty.strip_prefix('i')?.parse().ok()?),
            },
        })
    }

    pub(super) fn bits(self) -> u32 {
        match self {
            NumericType::Signed(bits) | NumericType::Unsigned(bits) | NumericType::Float(bits) => bits,
        }
    }

    fn is_float(self) -> bool {
        matches!(self, NumericType::Float(_))
    }
}

pub(super) fn is_float(ty: &str) -> bool {
    NumericType::of(ty).is_some_and(NumericType::is_float)
}

pub(super) fn is_integer(ty: &str) -> bool {
    NumericType::of(ty).is_some_and(|kind| !kind.is_float())
}

pub(super) fn is_unsigned(ty: &str) -> bool {
    matches!(NumericType::of(ty), Some(NumericType::Unsigned(_)))
}

/// Returns the LLVM type, which has no signedness. The elements of an array of pointers are `ptr`.
pub fn llvm_type(ty: &str) -> String {
    if let Some((count, element)) = super::lower::element_of(ty, super::lower::ARRAY) {
        return match element.ends_with('*') {
            true => format!("[{count} x ptr]"),
            false => format!("[{count} x {}]", llvm_type(element)),
        };
    }
    match (ty.strip_prefix('u'), NumericType::of(ty)) {
        (Some(bits), Some(_)) => format!("i{bits}"),
        _ => ty.to_string(),
    }
}

/// Returns the type of what is in memory, given that of its address: a pointer is `ptr` where its address is, also if it is
/// known what it points to, as for `i32*`.
pub(super) fn in_memory<'a>(pointer: &str, ty: &'a str) -> &'a str {
    if pointer == "ptr" && ty.ends_with('*') { "ptr" } else { ty }
}

/// Returns the LLVM type of what is in memory, given that of its address.
pub(super) fn stored_type(pointer: &str, ty: &str) -> String {
    llvm_type(in_memory(pointer, ty))
}

/// Returns the type to which C's integer promotions convert a number: `int` for narrower types.
pub(super) fn promoted(ty: &str) -> String {
    match ty {
        "i1" | "i8" | "u8" | "i16" | "u16" => "i32".into(),
        _ => ty.into(),
    }
}

/// Returns the common type of two numbers according to C's usual arithmetic conversions.
pub(super) fn common_type(left: &str, right: &str) -> Option<String> {
    use NumericType::{Float, Signed, Unsigned};
    let (left, right) = (promoted(left), promoted(right));
    let is_left = match (NumericType::of(&left)?, NumericType::of(&right)?) {
        _ if left == right => true,
        (Float(_), Signed(_) | Unsigned(_)) => true,
        (Signed(_) | Unsigned(_), Float(_)) => false,
        (Float(a), Float(b)) if a != b => a > b,
        // half and bfloat.
        (Float(_), Float(_)) => return None,
        (a, b) if a.bits() != b.bits() => a.bits() > b.bits(),
        (a, _) => matches!(a, Unsigned(_)),
    };
    Some(if is_left { left } else { right })
}

impl IntConstant {
    /// Returns the constant in LLVM syntax, converted to an integer type.
    pub(super) fn in_type(self, ty: &str) -> String {
        let bits = NumericType::of(ty).map_or(128, NumericType::bits);
        if bits == 1 {
            return (self.value != 0).to_string();
        }
        let shift = 128 - bits.min(128);
        match is_unsigned(ty) {
            true => (((self.value as u128) << shift) >> shift).to_string(),
            // What LLVM accepts stays as it was written: `i8 200`.
            false if self.value >= 0 && (bits > 127 || self.value >> bits == 0) => self.value.to_string(),
            false => ((self.value << shift) >> shift).to_string(),
        }
    }

    /// Whether an integer type of this width, signed or not, holds the value.
    fn fits(self, ty: &str) -> bool {
        let bits = NumericType::of(ty).map_or(128, NumericType::bits);
        bits > 127 || self.value < 1 << bits && self.value >= -(1 << (bits - 1))
    }
}

impl Lowering<'_> {
    /// Converts a value implicitly to a type, as C does, and returns the operand.
    pub(super) fn as_type(&mut self, value: LoweredValue, ty: &str) -> LoweringResult<String> {
        match value {
            LoweredValue::Int(constant) if is_float(ty) => Ok(decimal(&constant.value.to_string())),
            LoweredValue::Int(constant) if is_integer(ty) => {
                self.check_range(constant, ty);
                Ok(constant.in_type(ty))
            }
            LoweredValue::Float(text) if is_float(ty) => Ok(decimal(&text)),
            LoweredValue::Float(text) if is_integer(ty) => {
                self.check_fraction(&text, ty);
                Ok(self.without_fraction(&text, ty))
            }
            LoweredValue::Int(IntConstant { value: 0, .. }) if is_pointer(ty) => Ok("null".into()),
            LoweredValue::Int(IntConstant { value, .. }) => {
                Err(format!("`{value}` is not a constant of type `{ty}`").into())
            }
            LoweredValue::Float(text) => Err(format!("`{text}` is not a constant of type `{}`", llvm_type(ty)).into()),
            value => {
                let kind = value.c_type();
                let (has, operand) = typed(value)?;
                if has == llvm_type(ty) || is_pointer(&has) && is_pointer(ty) && (has == "ptr" || ty == "ptr") {
                    return Ok(operand);
                }
                let numbers = NumericType::of(&has).zip(NumericType::of(ty));
                if numbers.is_some() {
                    return Ok(self.converted(&kind, &operand, ty));
                }
                let (shown, ty) = (self.described(&operand), llvm_type(ty));
                Err(format!("{shown} has type `{has}`, but `{ty}` is expected").into())
            }
        }
    }

    /// Converts a decimal to an integer type.
    fn without_fraction(&mut self, decimal_text: &str, ty: &str) -> String {
        match decimal_text.parse::<f64>().ok().and_then(|value| truncated(value, ty)) {
            Some(constant) => constant.in_type(ty),
            None => self.converted("double", &decimal(decimal_text), ty),
        }
    }

    /// Warns about a constant that is implicitly converted to a type that cannot represent it.
    pub(super) fn check_range(&mut self, constant: IntConstant, ty: &str) {
        if is_integer(ty) && ty != "i1" && !constant.fits(ty) {
            self.warn_of_change(constant, ty);
        }
    }

    /// As [`check_range`](Lowering::check_range), for a type whose sign is known: `char c = 200`. A constant of the unsigned type of
    /// the same width is not reported, as in clang.
    pub(super) fn check_signed_range(&mut self, constant: IntConstant, ty: &str) {
        if let Some(NumericType::Signed(bits @ ..128)) = NumericType::of(ty)
            && constant.value >= 1 << (bits - 1)
            && NumericType::of(constant.ty) != Some(NumericType::Unsigned(bits))
        {
            self.warn_of_change(constant, ty);
        } else {
            self.check_range(constant, ty);
        }
    }

    fn warn_of_change(&mut self, constant: IntConstant, ty: &str) {
        let (value, bits) = (constant.value, bits_of(ty));
        let now = match is_unsigned(ty) {
            true => constant.in_type(ty),
            // What is shown has a sign, other than what LLVM accepts: `i8 200`.
            false => ((value << (128 - bits)) >> (128 - bits)).to_string(),
        };
        let (from, to) = (c_name(constant.ty), c_name(ty));
        self.warn(format!("implicit conversion from `{from}` to `{to}` changes value from {value} to {now}"));
    }

    /// Warns about a decimal whose fraction a declared integer type drops.
    pub(super) fn check_fraction(&mut self, decimal: &str, ty: &str) {
        if is_integer(ty)
            && ty != "i1"
            && let Ok(value) = decimal.parse::<f64>()
            && value.fract() != 0.0
        {
            let (to, now) = (c_name(ty), value.trunc());
            self.warn(format!("implicit conversion from `double` to `{to}` changes value from {decimal} to {now}"));
        }
    }

    /// Warns about a decimal that no `double` comes near, in the words of clang.
    pub(super) fn check_magnitude(&mut self, decimal: &str) {
        // `NAN` is written as its bits.
        let Ok(value) = decimal.parse::<f64>() else { return };
        let has_digit = |digits: std::ops::RangeInclusive<char>| {
            let mantissa = decimal.split(['e', 'E']).next().unwrap_or_default();
            mantissa.chars().any(|c| digits.contains(&c))
        };
        if value.is_infinite() && has_digit('0'..='9') {
            let max = f64::MAX;
            self.warn(format!("magnitude of floating-point constant too large for type `double`; maximum is {max:e}"));
        } else if value == 0.0 && has_digit('1'..='9') {
            self.warn("magnitude of floating-point constant too small for type `double`; minimum is 5e-324".into());
        }
    }

    /// Adds the conversion of a number to another numeric type.
    pub(super) fn converted(&mut self, from: &str, operand: &str, to: &str) -> String {
        use NumericType::{Float, Signed, Unsigned};
        let opcode = match (NumericType::of(from), NumericType::of(to)) {
            (Some(from), Some(to)) if !from.is_float() && !to.is_float() && from.bits() == to.bits() => {
                return operand.to_string();
            }
            _ if from == to => return operand.to_string(),
            (Some(Signed(_) | Unsigned(_)), Some(Unsigned(1))) => {
                return self.add(&format!("icmp ne {} {operand}, 0", llvm_type(from)));
            }
            (Some(Float(_)), Some(Unsigned(1))) => return self.add(&format!("fcmp une {from} {operand}, 0.0")),
            (Some(Signed(a) | Unsigned(a)), Some(Signed(b) | Unsigned(b))) if a > b => "trunc",
            (Some(Unsigned(_)), Some(Signed(_) | Unsigned(_))) => "zext",
            (Some(Signed(_)), Some(Signed(_) | Unsigned(_))) => "sext",
            (Some(Unsigned(_)), Some(Float(_))) => "uitofp",
            (Some(Signed(_)), Some(Float(_))) => "sitofp",
            (Some(Float(_)), Some(Unsigned(_))) => "fptoui",
            (Some(Float(_)), Some(Signed(_))) => "fptosi",
            (Some(Float(a)), Some(Float(b))) if a > b => "fptrunc",
            _ => "fpext",
        };
        self.add(&format!("{opcode} {} {operand} to {}", llvm_type(from), llvm_type(to)))
    }

    /// Translates the conversion that C does by itself: not between numbers and pointers, except for the constant 0.
    pub(super) fn convert(&mut self, value: LoweredValue, target: &CastTarget) -> LoweringResult<LoweredValue> {
        let to = match target {
            CastTarget::Scalar(ty) => ty.clone(),
            CastTarget::Pointer(pointee) => format!("{pointee}*"),
        };
        let purpose = self.purpose;
        self.check_conversion(&value, &to, purpose)?;
        match &value {
            LoweredValue::Int(constant) => self.check_signed_range(*constant, &to),
            LoweredValue::Float(decimal) => self.check_fraction(decimal, &to),
            _ => {}
        }
        self.cast(value, target)
    }

    /// Lowers a cast.
    pub(super) fn cast(&mut self, value: LoweredValue, target: &CastTarget) -> LoweringResult<LoweredValue> {
        let (to, pointee) = match target {
            CastTarget::Scalar(ty) => (ty.as_str(), None),
            CastTarget::Pointer(pointee) => ("ptr", Some(pointee)),
        };
        match &value {
            LoweredValue::Int(constant) if is_integer(to) => {
                return Ok(LoweredValue::Typed(to.into(), constant.in_type(to)));
            }
            LoweredValue::Float(text) if is_integer(to) => {
                let operand = self.without_fraction(text, to);
                return Ok(LoweredValue::Typed(to.into(), operand));
            }
            LoweredValue::Int(_) | LoweredValue::Float(_) => {
                if let Ok(operand) = self.as_type(value.clone(), to) {
                    return Ok(match pointee {
                        Some(pointee) => LoweredValue::Pointer { ty: to.into(), operand, pointee: pointee.clone() },
                        None => LoweredValue::Typed(to.into(), operand),
                    });
                }
            }
            _ => {}
        }
        let kind = value.c_type();
        let (from, operand) = typed(value)?;
        let is_number = |ty: &str| NumericType::of(ty).is_some();
        let (ty, operand) = match (is_pointer(&from), is_pointer(to)) {
            // Typed pointers stay typed.
            (true, true)
                if from.ends_with('*')
                    && let Some(pointee) = pointee =>
            {
                let ty = format!("{}*", llvm_type(pointee));
                let operand = self.add(&format!("bitcast {from} {operand} to {ty}"));
                (ty, operand)
            }
            (true, true) => (from, operand),
            (true, false) if is_integer(to) => {
                (to.into(), self.add(&format!("ptrtoint {from} {operand} to {}", llvm_type(to))))
            }
            (false, true) if is_integer(&from) => {
                // A number is extended by its sign, as in C.
                let operand = match (bits_of(&kind) < 64, operand.parse::<i128>()) {
                    (false, _) => format!("{from} {operand}"),
                    (true, Ok(number)) => format!("i64 {number}"),
                    (true, Err(_)) => format!("i64 {}", self.converted(&kind, &operand, "i64")),
                };
                (to.into(), self.add(&format!("inttoptr {operand} to {to}")))
            }
            (false, false) if is_number(&from) && is_number(to) => {
                let operand = self.converted(&kind, &operand, to);
                (to.into(), operand)
            }
            _ => return Err(format!("`{from}` cannot be cast to `{to}`").into()),
        };
        Ok(match pointee {
            Some(pointee) => LoweredValue::Pointer { ty, operand, pointee: pointee.clone() },
            None => LoweredValue::Typed(ty, operand),
        })
    }

    /// Returns whether a number is not zero, as `i1`.
    pub(super) fn truth(&mut self, value: LoweredValue) -> LoweringResult<String> {
        let (ty, operand) = typed(value)?;
        let compare = match NumericType::of(&ty) {
            Some(NumericType::Unsigned(1)) => return Ok(operand),
            Some(NumericType::Signed(_) | NumericType::Unsigned(_)) => format!("icmp ne {ty} {operand}, 0"),
            Some(NumericType::Float(_)) => format!("fcmp une {ty} {operand}, 0.0"),
            None if is_pointer(&ty) => format!("icmp ne {ty} {operand}, null"),
            None => {
                return Err(format!(
                    "expected a number or a pointer, but {} has type `{ty}`",
                    self.described(&operand)
                )
                .into());
            }
        };
        Ok(self.add(&compare))
    }

    /// Adds the address of the element at a distance from a pointer.
    pub(super) fn offset(
        &mut self,
        value: LoweredValue,
        index: LoweredValue,
        negative: bool,
    ) -> LoweringResult<LoweredValue> {
        let LoweredValue::Pointer { ty, operand, pointee } = value else {
            let (_, operand) = typed(value)?;
            return Err(self.unknown_pointee(&operand).into());
        };
        let index = match index {
            LoweredValue::Int(constant) if negative => {
                LoweredValue::Int(IntConstant { value: -constant.value, ty: "i64" })
            }
            index => index,
        };
        if !is_integer(&index.c_type()) {
            let shown = c_name(&index.c_type());
            return Err(format!("a pointer and a value of type `{shown}` cannot be added").into());
        }
        let is_constant = matches!(index, LoweredValue::Int(_));
        // LLVM takes an index of fewer bits as signed.
        let is_plain = !is_constant && !negative && !is_unsigned(&index.c_type());
        let index_ty = if is_plain { index.c_type() } else { "i64".into() };
        let mut index = self.as_type(index, &index_ty)?;
        if negative && !is_constant {
            index = self.add(&format!("sub {index_ty} 0, {index}"));
        }
        let element = super::lower::array_element(&pointee).unwrap_or(&pointee).to_string();
        let llvm = stored_type(&ty, &element);
        let (ty, operand) = match ty.ends_with('*') && element != pointee {
            true => (format!("{llvm}*"), self.add(&format!("bitcast {ty} {operand} to {llvm}*"))),
            false => (ty, operand),
        };
        let operand = self.add(&format!("getelementptr {llvm}, {ty} {operand}, {index_ty} {index}"));
        Ok(LoweredValue::Pointer { ty, operand, pointee: element })
    }

    /// Returns an operand as named in reports; intermediate results have no name known to the user.
    pub(super) fn described(&self, operand: &str) -> String {
        // The address of a local variable, `@x#1#`.
        if let Some((name, _)) = operand.strip_prefix('@').and_then(|name| name.split_once('#')) {
            return format!("`{name}`");
        }
        match operand.starts_with('%') && !self.knows(operand) {
            true => "the operand".into(),
            false => format!("`{operand}`"),
        }
    }

    /// Reports a pointer to memory whose type is unknown.
    pub(super) fn unknown_pointee(&self, pointer: &str) -> String {
        if let Some(ty) = self.type_of(pointer).filter(|ty| !is_pointer(ty)) {
            return format!("expected a pointer or an array, but {} has type `{ty}`", self.described(pointer));
        }
        let (pointer, name) = (self.described(pointer), self.sample(pointer));
        format!("the type that {pointer} points to is unknown; cast it: `*(i32*){name}`, `((i32*){name})[0]`")
    }

    pub(super) fn sample(&self, operand: &str) -> String {
        match operand.strip_prefix('%') {
            Some(name) if self.knows(operand) => name.into(),
            Some(_) => "(…)".into(),
            None => operand.into(),
        }
    }
}

/// Returns the LLVM type of a value, and its operand.
pub(super) fn typed(value: LoweredValue) -> LoweringResult<(String, String)> {
    match value {
        LoweredValue::Int(constant) => Ok((llvm_type(constant.ty), constant.in_type(constant.ty))),
        LoweredValue::Float(text) => Ok(("double".into(), decimal(&text))),
        LoweredValue::Typed(ty, operand) | LoweredValue::Pointer { ty, operand, .. } => Ok((llvm_type(&ty), operand)),
        LoweredValue::Void(name) => Err(format!("`@{name}` returns no value").into()),
    }
}

/// Returns a number without its fraction, if an integer type holds it.
fn truncated(value: f64, ty: &str) -> Option<IntConstant> {
    let bits = bits_of(ty);
    let (min, max) = match is_unsigned(ty) {
        true => (0.0, 2f64.powi(bits as i32)),
        false => (-(2f64.powi(bits as i32 - 1)), 2f64.powi(bits as i32 - 1)),
    };
    let whole = value.trunc();
    let constant = IntConstant { value: if bits == 1 { i128::from(value != 0.0) } else { whole as i128 }, ty: "i128" };
    (bits == 1 || whole >= min && whole < max).then_some(constant)
}

fn bits_of(ty: &str) -> u32 {
    NumericType::of(ty).map_or(0, NumericType::bits)
}

/// Returns a number with a decimal point.
fn decimal(text: &str) -> String {
    // `INFINITY` and `NAN` of C.
    let is_special = text.ends_with("inf") || text.starts_with("0x");
    if text.contains('.') || is_special {
        return text.to_string();
    }
    let (whole, exponent) = text.find(['e', 'E']).map_or((text, ""), |at| text.split_at(at));
    format!("{whole}.0{exponent}")
}
