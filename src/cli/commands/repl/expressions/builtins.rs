//! Built-in functions of C compilers, such as `__builtin_popcount`.

use super::float_tests::FLOAT_TESTS;
use super::lower::{LoweredValue, Lowering, LoweringResult};
use super::nodes::SpannedNode;

impl Lowering<'_> {
    /// Lowers a macro of `math.h` that tests a number, such as `isnan(x)`. `None` for any other name.
    pub(super) fn float_test(&mut self, name: &str, arguments: &[SpannedNode]) -> LoweringResult<Option<LoweredValue>> {
        let Some((_, predicate, of_magnitude, other)) = FLOAT_TESTS.iter().find(|(known, ..)| *known == name) else {
            return Ok(None);
        };
        let [argument] = arguments else {
            return Err(format!("`{name}` takes 1 argument, but {} are given", arguments.len()).into());
        };
        let value = self.value(argument)?;
        let mut operand = self.as_type(value, "double").map_err(|mistake| mistake.or_at(&argument.span))?;
        if *of_magnitude {
            let declaration = self.session.library_declaration("llvm.fabs.f64");
            self.setup.extend(declaration.filter(|declaration| !self.setup.contains(declaration)));
            operand = self.add(&format!("call double @llvm.fabs.f64(double {operand})"));
        }
        let result = self.add(&format!("fcmp {predicate} double {operand}, {other}"));
        Ok(Some(LoweredValue::Typed("i1".into(), result)))
    }

    /// Lowers a call of a built-in function, given without its prefix: an intrinsic, or the function of the C library
    /// with this name. `None` for any other name.
    pub(super) fn builtin(&mut self, name: &str, arguments: &[SpannedNode]) -> LoweringResult<Option<LoweredValue>> {
        let plain = name.trim_end_matches('l');
        let bits = if plain.len() < name.len() { 64 } else { 32 };
        let (intrinsic, bits, flag) = match (plain, name) {
            ("popcount", _) => ("ctpop", bits, ""),
            ("clz", _) => ("ctlz", bits, ", i1 true"),
            ("ctz", _) => ("cttz", bits, ", i1 true"),
            (_, "bswap16") => ("bswap", 16, ""),
            (_, "bswap32") => ("bswap", 32, ""),
            (_, "bswap64") => ("bswap", 64, ""),
            (_, "trap") if arguments.is_empty() => {
                let declaration = self.session.library_declaration("llvm.trap");
                self.setup.extend(declaration.filter(|declaration| !self.setup.contains(declaration)));
                self.lines.push("call void @llvm.trap()".into());
                return Ok(Some(LoweredValue::Void("llvm.trap".into())));
            }
            (_, "expect") if !arguments.is_empty() => return self.value(&arguments[0]).map(Some),
            _ if self.session.library_declaration(name).is_some() => return self.call(name, arguments).map(Some),
            _ => return Ok(None),
        };
        let [argument] = arguments else {
            return Err(format!("`__builtin_{name}` takes 1 argument, but {} are given", arguments.len()).into());
        };
        let value = self.value(argument)?;
        let operand = self.as_type(value, &format!("u{bits}")).map_err(|mistake| mistake.or_at(&argument.span))?;
        let function = format!("llvm.{intrinsic}.i{bits}");
        let declaration = self.session.library_declaration(&function);
        self.setup.extend(declaration.filter(|declaration| !self.setup.contains(declaration)));
        let result = self.add(&format!("call i{bits} @{function}(i{bits} {operand}{flag})"));
        if intrinsic == "bswap" {
            return Ok(Some(LoweredValue::Typed(format!("u{bits}"), result)));
        }
        let result = if bits == 64 { self.add(&format!("trunc i64 {result} to i32")) } else { result };
        Ok(Some(LoweredValue::Typed("i32".into(), result)))
    }
}
