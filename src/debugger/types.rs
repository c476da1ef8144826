//! Parser of types in commands.

use super::token;
use crate::ir::{FloatKind, Type, TypeKind, Types};

/// Parses a type at the start of a text, and returns the rest of the text. Types that the module lacks are added.
pub fn parse_type<'t>(text: &'t str, types: &mut Types) -> Result<(Type, &'t str), String> {
    let mut reader = TypeReader { rest: text.trim_start(), types, depth: 0 };
    let ty = reader.ty()?;
    Ok((ty, reader.rest))
}

/// Maximum nesting depth of a type.
const MAX_DEPTH: u32 = 64;

struct TypeReader<'t, 'a> {
    rest: &'t str,
    types: &'a mut Types,
    depth: u32,
}

impl TypeReader<'_, '_> {
    fn eat(&mut self, token: &str) -> bool {
        token::eat(&mut self.rest, token)
    }

    fn word(&mut self) -> String {
        self.rest = self.rest.trim_start();
        token::word(&mut self.rest).to_string()
    }

    fn ty(&mut self) -> Result<Type, String> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("the type is nested too deeply".into());
        }
        let mut ty = self.parse_base_type()?;
        self.depth -= 1;
        // `T*` is a pointer type, but `T * x` is not: its star dereferences the following expression.
        while let Some(rest) = self.rest.strip_prefix('*') {
            self.rest = rest;
            ty = self.types.pointer_to(ty);
        }
        Ok(ty)
    }

    fn list(&mut self, close: &str) -> Result<Box<[Type]>, String> {
        let mut list = Vec::new();
        if self.eat(close) {
            return Ok(list.into());
        }
        loop {
            list.push(self.ty()?);
            if self.eat(close) {
                return Ok(list.into());
            }
            if !self.eat(",") {
                return Err(format!("expected `,` or `{close}` in a type"));
            }
        }
    }

    fn parse_base_type(&mut self) -> Result<Type, String> {
        if self.eat("<{") {
            let fields = self.list("}>")?;
            return Ok(self.types.intern(TypeKind::Struct { fields, packed: true }));
        }
        if self.eat("{") {
            let fields = self.list("}")?;
            return Ok(self.types.intern(TypeKind::Struct { fields, packed: false }));
        }
        let vector = self.eat("<");
        if vector || self.eat("[") {
            let len: u64 = self.word().parse().map_err(|_| "expected a number of elements".to_string())?;
            if !self.eat("x") {
                return Err("expected `x` after the number of elements".into());
            }
            let elem = self.ty()?;
            if !self.eat(if vector { ">" } else { "]" }) {
                return Err(format!("expected `{}` at the end of the type", if vector { ">" } else { "]" }));
            }
            return Ok(match vector {
                true => {
                    let len = u32::try_from(len).map_err(|_| "the vector is too long".to_string())?;
                    self.types.intern(TypeKind::Vector { len, scalable: false, elem })
                }
                false => self.types.intern(TypeKind::Array { len, elem }),
            });
        }
        if self.eat("%") {
            let name = self.word();
            let found = self.types.ids().find(|ty| self.types.display(*ty) == format!("%{name}"));
            return found.ok_or_else(|| format!("no type `%{name}` in the program"));
        }
        let word = self.word();
        let float = |kind| TypeKind::Float(kind);
        let kind = match word.as_str() {
            "ptr" => return Ok(Type::PTR),
            "half" => float(FloatKind::Half),
            "bfloat" => float(FloatKind::BFloat),
            "float" => float(FloatKind::Float),
            "double" => float(FloatKind::Double),
            "x86_fp80" => float(FloatKind::X86Fp80),
            "fp128" => float(FloatKind::Fp128),
            _ => match word.strip_prefix('i').and_then(|bits| bits.parse().ok()) {
                Some(bits @ 1..=0x80_0000) => TypeKind::Int(bits),
                _ => return Err(format!("`{word}` is not a type")),
            },
        };
        Ok(self.types.intern(kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_read_as_llvm_writes_them() {
        let mut types = Types::default();
        for text in [
            "i64",
            "ptr",
            "double",
            "[3 x i8]",
            "{ i64, ptr }",
            "<{ i8, i32 }>",
            "<4 x float>",
            "i64**",
            "{ [2 x i8*], i1 }*",
        ] {
            let (ty, rest) = parse_type(text, &mut types).unwrap();
            assert_eq!((types.display(ty).as_str(), rest), (text, ""));
        }
        let (ty, rest) = parse_type("i64* 0x10", &mut types).unwrap();
        assert_eq!((types.display(ty).as_str(), rest), ("i64*", " 0x10"));
        for wrong in ["", "i0", "[x i8]", "{ i64", "%nothing", "void"] {
            assert!(parse_type(wrong, &mut types).is_err(), "{wrong}");
        }
        assert!(parse_type(&"[1 x ".repeat(1000), &mut types).is_err());
    }
}
