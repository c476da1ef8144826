//! Conversions between the types of an expression: C's usual arithmetic conversions, and casts.

use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer, unknown_pointee};
use super::reader::CastTarget;

/// A type of numbers with the bits of its integers or the rank of its format.
#[derive(Clone, Copy, PartialEq)]
enum NumericType {
    Int(u32),
    Float(u32),
}

impl NumericType {
    fn of(ty: &str) -> Option<NumericType> {
        Some(match ty {
            "half" | "bfloat" => NumericType::Float(16),
            "float" => NumericType::Float(32),
            "double" => NumericType::Float(64),
            _ => NumericType::Int(ty.strip_prefix('i')?.parse().ok()?),
        })
    }
}

pub(super) fn is_float(ty: &str) -> bool {
    matches!(NumericType::of(ty), Some(NumericType::Float(_)))
}

pub(super) fn is_integer(ty: &str) -> bool {
    matches!(NumericType::of(ty), Some(NumericType::Int(_)))
}

/// Returns the type that two numbers are converted to: the floating-point type, or the wider one.
pub(super) fn common_type(left: &str, right: &str) -> Option<String> {
    use NumericType::{Float, Int};
    let is_left = match (NumericType::of(left)?, NumericType::of(right)?) {
        _ if left == right => true,
        (Int(a), Int(b)) => a > b,
        (Float(_), Int(_)) => true,
        (Int(_), Float(_)) => false,
        (Float(a), Float(b)) if a != b => a > b,
        // half and bfloat.
        _ => return None,
    };
    Some(if is_left { left } else { right }.to_string())
}

impl Lowering<'_> {
    /// Returns an operand of a type; numbers are converted if no value of their type is lost.
    pub(super) fn as_type(&mut self, value: LoweredValue, ty: &str) -> LoweringResult<String> {
        let target = NumericType::of(ty);
        match value {
            LoweredValue::Int(text) if is_float(ty) => Ok(decimal(&text)),
            LoweredValue::Int(text) if target.is_some() => Ok(text),
            LoweredValue::Float(text) if is_float(ty) => Ok(decimal(&text)),
            LoweredValue::Int(text) if text == "0" && is_pointer(ty) => Ok("null".into()),
            LoweredValue::Int(text) | LoweredValue::Float(text) => {
                Err(format!("`{text}` is not a constant of type `{ty}`"))
            }
            value => {
                let (has, operand) = typed(value)?;
                if has == ty || is_pointer(&has) && is_pointer(ty) && (has == "ptr" || ty == "ptr") {
                    return Ok(operand);
                }
                if common_type(&has, ty).as_deref() == Some(ty) {
                    return Ok(self.converted(&has, &operand, ty));
                }
                let shown = self.described(&operand);
                let cast = match (NumericType::of(&has), target) {
                    (Some(_), Some(_)) => format!("; cast it: `({ty}){}`", self.sample(&operand)),
                    _ => String::new(),
                };
                Err(format!("{shown} has type `{has}`, but `{ty}` is expected{cast}"))
            }
        }
    }

    /// Adds the conversion of a number to another type of numbers.
    fn converted(&mut self, from: &str, operand: &str, to: &str) -> String {
        use NumericType::{Float, Int};
        let opcode = match (NumericType::of(from), NumericType::of(to)) {
            _ if from == to => return operand.to_string(),
            (Some(Int(1)), Some(Int(_))) => "zext",
            (Some(Int(a)), Some(Int(b))) if a > b => "trunc",
            (Some(Int(_)), Some(Int(_))) => "sext",
            (Some(Int(1)), Some(Float(_))) => "uitofp",
            (Some(Int(_)), Some(Float(_))) => "sitofp",
            (Some(Float(_)), Some(Int(_))) => "fptosi",
            (Some(Float(a)), Some(Float(b))) if a > b => "fptrunc",
            _ => "fpext",
        };
        self.add(&format!("{opcode} {from} {operand} to {to}"))
    }

    /// Translates a cast.
    pub(super) fn cast(&mut self, value: LoweredValue, target: &CastTarget) -> LoweringResult<LoweredValue> {
        let (to, pointee) = match target {
            CastTarget::Scalar(ty) => (ty.as_str(), None),
            CastTarget::Pointer(pointee) => ("ptr", Some(pointee)),
        };
        if matches!(value, LoweredValue::Int(_) | LoweredValue::Float(_))
            && let Ok(operand) = self.as_type(value.clone(), to)
        {
            return Ok(LoweredValue::Typed(to.into(), operand));
        }
        let (from, operand) = typed(value)?;
        let is_number = |ty: &str| NumericType::of(ty).is_some();
        let (ty, operand) = match (is_pointer(&from), is_pointer(to)) {
            // Typed pointers stay typed.
            (true, true)
                if from.ends_with('*')
                    && let Some(pointee) = pointee =>
            {
                let ty = format!("{pointee}*");
                let operand = self.add(&format!("bitcast {from} {operand} to {ty}"));
                (ty, operand)
            }
            (true, true) => (from, operand),
            (true, false) if is_integer(to) => (to.into(), self.add(&format!("ptrtoint {from} {operand} to {to}"))),
            (false, true) if is_integer(&from) => (to.into(), self.add(&format!("inttoptr {from} {operand} to {to}"))),
            (false, false) if is_number(&from) && is_number(to) => {
                let operand = self.converted(&from, &operand, to);
                (to.into(), operand)
            }
            _ => return Err(format!("`{from}` cannot be cast to `{to}`")),
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
            Some(NumericType::Int(1)) => return Ok(operand),
            Some(NumericType::Int(_)) => format!("icmp ne {ty} {operand}, 0"),
            Some(NumericType::Float(_)) => format!("fcmp une {ty} {operand}, 0.0"),
            None if is_pointer(&ty) => format!("icmp ne {ty} {operand}, null"),
            None => {
                return Err(format!(
                    "expected a number or a pointer, but {} has type `{ty}`",
                    self.described(&operand)
                ));
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
            return Err(unknown_pointee(&operand));
        };
        let (index_ty, mut index) = typed(index)?;
        if negative {
            index = match index.parse::<i64>() {
                Ok(number) => number.wrapping_neg().to_string(),
                Err(_) => self.add(&format!("sub {index_ty} 0, {index}")),
            };
        }
        let element = super::lower::array_element(&pointee).unwrap_or(&pointee).to_string();
        let (ty, operand) = match ty.ends_with('*') && element != pointee {
            true => (format!("{element}*"), self.add(&format!("bitcast {ty} {operand} to {element}*"))),
            false => (ty, operand),
        };
        let operand = self.add(&format!("getelementptr {element}, {ty} {operand}, {index_ty} {index}"));
        Ok(LoweredValue::Pointer { ty, operand, pointee: element })
    }

    /// Returns an operand as a report names it; intermediate results have no name that the user has seen.
    pub(super) fn described(&self, operand: &str) -> String {
        match operand.starts_with('%') && !self.knows(operand) {
            true => "the operand".into(),
            false => format!("`{operand}`"),
        }
    }

    fn sample(&self, operand: &str) -> String {
        match operand.strip_prefix('%') {
            Some(name) if self.knows(operand) => name.into(),
            Some(_) => "(…)".into(),
            None => operand.into(),
        }
    }
}

/// Returns the type of a value with its operand; an untyped integer is `i64`.
pub(super) fn typed(value: LoweredValue) -> LoweringResult<(String, String)> {
    match value {
        LoweredValue::Int(text) => Ok(("i64".into(), text)),
        LoweredValue::Float(text) => Ok(("double".into(), decimal(&text))),
        LoweredValue::Typed(ty, operand) | LoweredValue::Pointer { ty, operand, .. } => Ok((ty, operand)),
        LoweredValue::Void(name) => Err(format!("`@{name}` returns no value")),
    }
}

/// Returns a number with a decimal point.
fn decimal(text: &str) -> String {
    if text.contains('.') {
        return text.to_string();
    }
    let (whole, exponent) = text.find(['e', 'E']).map_or((text, ""), |at| text.split_at(at));
    format!("{whole}.0{exponent}")
}
