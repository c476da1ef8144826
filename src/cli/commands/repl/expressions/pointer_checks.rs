//! Checks of the conversions of pointers that C does by itself, in the words of clang: what it warns about is a warning,
//! and what it refuses is refused.

use super::super::mistakes::Mistake;
use super::c_names::c_name;
use super::conversion_purpose::ConversionPurpose;
use super::conversions::{NumericType, is_integer, llvm_type};
use super::literals::IntConstant;
use super::lower::{LoweredValue, Lowering, LoweringResult, array_element, is_pointer};
use super::nodes::{CastTarget, ExprNode, function_type, is_record};

impl Lowering<'_> {
    /// Checks the conversion of a value to a type in the notation of lowering, `i32*` or `i32`, as clang does.
    pub(super) fn check_conversion(
        &mut self,
        value: &LoweredValue,
        to: &str,
        purpose: ConversionPurpose,
    ) -> LoweringResult<()> {
        let (conversion, has, shown) = match value {
            LoweredValue::Int(IntConstant { value: constant, ty }) if is_pointer(to) && *constant != 0 => {
                ("integer to pointer", ty.to_string(), constant.to_string())
            }
            LoweredValue::Typed(ty, operand) | LoweredValue::Pointer { ty, operand, .. } => {
                let shown = self.sample(operand).trim_start_matches('@').to_string();
                if is_integer(ty) && is_pointer(to) {
                    ("integer to pointer", ty.clone(), shown)
                } else if is_pointer(ty) && is_integer(to) && to != "i1" {
                    ("pointer to integer", self.source_pointee(value).map_or("ptr".into(), pointer_to), shown)
                } else {
                    return self.check_pointee(value, to, purpose);
                }
            }
            _ => return Ok(()),
        };
        let what = purpose.described(&c_name(to), &c_name(&has));
        let help = match llvm_type(&has) == format!("{}*", llvm_type(to)) {
            true => format!("dereference it: `*{shown}`"),
            false => format!("cast it: `({}){shown}`", c_name(to)),
        };
        Err(format!("incompatible {conversion} conversion {what}; {help}").into())
    }

    /// Checks the conversion of a pointer to another pointer type.
    fn check_pointee(&mut self, value: &LoweredValue, to: &str, purpose: ConversionPurpose) -> LoweringResult<()> {
        let Some(wanted) = to.strip_suffix('*') else { return Ok(()) };
        let is_name = matches!(value, LoweredValue::Typed(..));
        let Some(has) = self.source_pointee(value) else { return Ok(()) };
        if are_compatible(&has, wanted) {
            return Ok(());
        }
        // A function has its type, unless it is named by a pointer.
        let shown = if is_name { c_name(&has) } else { c_name(&pointer_to(has.clone())) };
        let what = purpose.described(&c_name(to), &shown);
        if function_type(&has).is_some() && function_type(wanted).is_some() {
            return Err(format!("incompatible function pointer types {what}").into());
        }
        self.warn(format!("incompatible pointer types {what}"));
        Ok(())
    }

    /// Refuses the name of a struct or union, which is in memory, in place of a pointer.
    pub(super) fn refuse_record_for(
        &self,
        node: &ExprNode,
        to: &str,
        purpose: ConversionPurpose,
    ) -> LoweringResult<()> {
        let ExprNode::Name(name) = node else { return Ok(()) };
        let record = self.record_variable(name).filter(|_| is_pointer(to) && !name.starts_with(['%', '@']));
        let Some(record) = record.filter(|record| record.ty.starts_with('%')) else { return Ok(()) };
        let what = purpose.of_incompatible(&c_name(to), &c_name(&record.ty));
        Err(Mistake::from(format!("{what}; take the address with `&`: `&{name}`")))
    }

    /// Checks a value that is stored in a place, given by the type of its address, the address and its own type.
    pub(super) fn check_stored(&mut self, value: &LoweredValue, address: &str, ty: &str) -> LoweringResult<()> {
        let to = match is_pointer(ty) && !ty.ends_with('*') {
            true => self.pointee_of_place(address).map_or(ty.to_string(), pointer_to),
            false => ty.to_string(),
        };
        self.check_conversion(value, &to, ConversionPurpose::Assignment)
    }

    /// Returns what the pointer at an address was declared to point to.
    fn pointee_of_place(&self, address: &str) -> Option<String> {
        match address.starts_with('@') && self.locals.type_of(address).is_none() {
            true => self.session.global_pointee(address),
            false => self.targets.get(address).cloned(),
        }
    }

    /// Returns what a pointer points to, `double` or the type of a function, if it is known.
    fn source_pointee(&self, value: &LoweredValue) -> Option<String> {
        match value {
            // The address of a pointer.
            LoweredValue::Pointer { pointee, operand, .. } if pointee == "ptr" => {
                let named = operand.strip_suffix(".addr").unwrap_or(operand);
                let inner = self.pointee_of_place(operand).or_else(|| self.session.pointee(named));
                Some(inner.map_or(pointee.clone(), pointer_to))
            }
            LoweredValue::Pointer { pointee, .. } => Some(pointee.clone()),
            LoweredValue::Typed(ty, operand) if ty == "ptr" => self.type_of_function(operand.strip_prefix('@')?),
            _ => None,
        }
    }

    /// Returns the type of a function, `i32 (ptr, ...)`.
    fn type_of_function(&self, name: &str) -> Option<String> {
        let own = self.locals.own.as_ref().filter(|own| own.name == name);
        if own.is_some_and(|own| own.by_value.is_some()) {
            return None;
        }
        let known = self.session.by_value_signature(name).or_else(|| self.signature(name));
        let Some((params, is_variadic, ret)) = known else {
            let declaration = self.session.library_declaration(name)?;
            let (ret, params) = declaration.strip_prefix("declare ")?.split_once(&format!(" @{name}("))?;
            let params = params.rsplit_once(')')?.0;
            return (!ret.contains(' ')).then(|| format!("{ret} ({params})"));
        };
        let dots = is_variadic.then(|| "...".to_string());
        Some(format!("{ret} ({})", params.into_iter().chain(dots).collect::<Vec<_>>().join(", ")))
    }

    /// Returns the types in C of the parameters of a function that are pointers, as `i32*`, if they are known.
    pub(super) fn pointer_params(&self, name: &str) -> Vec<Option<String>> {
        if let Some(own) = self.locals.own.as_ref().filter(|own| own.name == name) {
            let pointer = |ty: &CastTarget| match ty {
                CastTarget::Pointer(pointee) => Some(pointer_to(pointee.clone())),
                CastTarget::Scalar(_) => None,
            };
            return own.c_params.iter().map(pointer).collect();
        }
        self.session.parameter_pointees(name).into_iter().map(|pointee| pointee.map(pointer_to)).collect()
    }
}

fn pointer_to(pointee: String) -> String {
    pointee + "*"
}

/// Whether pointers to these types are compatible, as far as this is known: `i8` may be that of `void *`, and LLVM's types
/// have no sign.
fn are_compatible(has: &str, wanted: &str) -> bool {
    let (has, wanted) = (without_arrays(has), without_arrays(wanted));
    if llvm_type(has) == llvm_type(wanted) || [has, wanted].contains(&"i8") {
        return true;
    }
    if let (Some(has), Some(wanted)) = (has.strip_suffix('*'), wanted.strip_suffix('*')) {
        return are_compatible(has, wanted);
    }
    if is_pointer(has) && is_pointer(wanted) {
        return true;
    }
    match (function_type(has), function_type(wanted)) {
        (Some(has), Some(wanted)) => return are_same_functions(has, wanted),
        (None, None) => {}
        _ => return false,
    }
    let is_known = |ty: &str| NumericType::of(ty).is_some() || is_pointer(ty) || is_record(ty) && ty.starts_with('%');
    !is_known(has) || !is_known(wanted)
}

/// Compares types of functions. One without parameters may be that of a function whose parameters are not declared.
fn are_same_functions(
    (has, has_more, has_ret): (Vec<String>, bool, String),
    (wanted, wants_more, wanted_ret): (Vec<String>, bool, String),
) -> bool {
    // As in clang's code, a `bool` in memory is a byte.
    let plain = |ty: &String| match llvm_type(ty).as_str() {
        "i1" => "i8".to_string(),
        ty if is_pointer(ty) => "ptr".into(),
        ty => ty.to_string(),
    };
    let is_open = has.is_empty() || wanted.is_empty();
    let same_params = has.len() == wanted.len() && has.iter().map(plain).eq(wanted.iter().map(plain));
    plain(&has_ret) == plain(&wanted_ret) && (is_open || same_params && has_more == wants_more)
}

fn without_arrays(ty: &str) -> &str {
    let mut ty = ty;
    while let Some(element) = array_element(ty) {
        ty = element;
    }
    ty
}

#[cfg(test)]
mod tests {
    use super::are_compatible;

    #[test]
    fn pointees_are_compared_as_far_as_they_are_known() {
        for (has, wanted, compatible) in [
            ("i32", "i32", true),
            ("u32", "i32", true),
            ("double", "i32", false),
            ("i8", "i32", true),
            ("i32", "i8", true),
            ("u8", "i32", false),
            ("[3 x i32]", "i32", true),
            ("[3 x double]", "i32", false),
            ("i32*", "ptr", true),
            ("i32*", "double*", false),
            ("i32*", "i32", false),
            ("%struct.A", "%struct.B", false),
            ("{ i32 }", "%struct.B", true),
            ("i32 (i32)", "i32 (i32)", true),
            ("i32 (double)", "i32 (i32)", false),
            ("i32 ()", "i32 (i32)", true),
            ("void ()", "i32 (i32)", false),
            ("i32 (ptr, ...)", "i32 (ptr)", false),
            ("i8 (i1)", "i1 (i8)", true),
            ("i32 (i32)", "double", false),
        ] {
            assert_eq!(are_compatible(has, wanted), compatible, "{has} to {wanted}");
        }
    }
}
