//! Source types in expressions: `(char)65`, `(struct point *)p`, `sizeof(struct point)`.

use super::{ComparableValue, EvalResult, EvalScope, ExpressionReader};
use crate::debugger::token;
use crate::diagnostic::c_escape;
use crate::interp::debug::Scalar;
use crate::interp::f80_f128;
use crate::ir::{FloatKind, Type, TypeKind};

/// Keywords that occur in types only.
const WORDS: [&str; 18] = [
    "struct", "union", "enum", "class", "const", "volatile", "unsigned", "signed", "short", "long", "int", "char",
    "float", "double", "void", "bool", "_Bool", "typename",
];

impl ExpressionReader<'_, '_> {
    /// Parses the rest of a source type in parentheses, after the opening one: `unsigned char *)`. `cast`: a
    /// value must follow.
    pub(super) fn c_type(&mut self, cast: bool) -> Option<String> {
        let before = self.rest;
        let found = self.c_type_text(cast);
        if found.is_none() {
            self.rest = before;
        }
        found
    }

    fn c_type_text(&mut self, cast: bool) -> Option<String> {
        let (mut text, mut certain) = (String::new(), false);
        loop {
            self.rest = self.rest.trim_start();
            let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
            let end = self.rest.find(|c: char| !is_word(c)).unwrap_or(self.rest.len());
            let (word, rest) = self.rest.split_at(end);
            if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) {
                break;
            }
            certain |= WORDS.contains(&word);
            text = if text.is_empty() { word.into() } else { format!("{text} {word}") };
            self.rest = rest;
        }
        if text.is_empty() {
            return None;
        }
        // `(a * b)` is not a type: in a type, the parenthesis closes after the last star.
        while self.eat("*") {
            text += "*";
            certain = true;
        }
        while !cast && self.rest.trim_start().starts_with('[') {
            let end = self.rest.find(']')?;
            let dimension = self.rest.trim_start()[..].split_once(']')?.0;
            text += &format!("{dimension}]");
            certain = true;
            self.rest = &self.rest[end + 1..];
        }
        if !self.eat(")") {
            return None;
        }
        let next = self.rest.trim_start().chars().next();
        let begins = |c: char| c.is_alphanumeric() || "_(%@'\"".contains(c) || certain && "*&-+!~".contains(c);
        (!cast || next.is_some_and(begins)).then_some(text)
    }

    /// Parses a character literal: `'a'`.
    pub(super) fn character(&mut self) -> Option<i128> {
        let rest = self.rest.strip_prefix('\'')?;
        let (text, rest) = rest.split_at(
            rest.char_indices().skip(1).find(|(at, c)| *c == '\'' && !(*at == 1 && rest.starts_with('\\')))?.0,
        );
        let code = match text.strip_prefix('\\') {
            Some(mut escaped) => i128::from(escape(&mut escaped)? as i8),
            None => i128::from(text.chars().next().filter(|c| text.len() == c.len_utf8())? as u32),
        };
        self.rest = &rest[1..];
        Some(code)
    }
}

/// Parses an escape sequence of C after its backslash.
pub fn escape(rest: &mut &str) -> Option<u8> {
    let first = rest.chars().next()?;
    let digits = |text: &str, radix: u32, most: usize| {
        text.chars().take(most).take_while(|c| c.is_digit(radix)).map(char::len_utf8).sum::<usize>()
    };
    let (skip, count, radix) = match first {
        'x' => (1, digits(&rest[1..], 16, 2), 16),
        _ => (0, digits(rest, 8, 3), 8),
    };
    if count > 0 {
        let code = u32::from_str_radix(&rest[skip..skip + count], radix).ok()?;
        *rest = &rest[skip + count..];
        return Some(code as u8);
    }
    *rest = &rest[first.len_utf8()..];
    u8::try_from(c_escape(first).unwrap_or(first.into())).ok()
}

/// Whether a text begins with a keyword that occurs in types only.
pub fn begins_type(text: &str) -> bool {
    let mut rest = text.trim_start();
    WORDS.contains(&token::word(&mut rest))
}

impl EvalScope<'_> {
    /// Converts a value to another source type.
    pub(super) fn cast_to(&self, name: &str, found: EvalResult) -> Result<EvalResult, String> {
        let ty = self.program.c_type(name).ok_or_else(|| format!("no type `{name}` in the program"))?;
        self.cast_to_type(ty, found)
    }

    /// Converts a value to the source type with this debug information node.
    pub(super) fn cast_to_type(&self, ty: String, found: EvalResult) -> Result<EvalResult, String> {
        let info = self.program.debug_info();
        let plain = info.plain_type(&ty).unwrap_or_default();
        if info.is_record(&plain) {
            let same = found.source_type.as_ref().and_then(|own| info.plain_type(own)).is_some_and(|own| own == plain);
            return if same { Ok(found) } else { Err(format!("a value cannot be cast to `{}`", info.type_name(&ty))) };
        }
        // An array decays to the address of its first element.
        let is_array = found.source_type.as_ref().is_some_and(|own| info.element(own).is_some());
        let value = match found.place.filter(|_| is_array) {
            Some(place) => ComparableValue::Address(place),
            None => self.comparable_of_result(&found)?,
        };
        let of_llvm = self.writer().type_of(&info, &plain);
        let of_llvm = of_llvm.ok_or_else(|| format!("a value cannot be cast to `{}`", info.type_name(&ty)))?;
        let extended = match self.types.kind(of_llvm) {
            TypeKind::Float(kind) if f80_f128::is_large(*kind) => value.extended(*kind),
            _ => None,
        };
        // A wide number is rounded to `double`, as it is by a cast to a narrower type.
        let value = match value {
            ComparableValue::Extended(x) => ComparableValue::Float(x.to_double()),
            value => value,
        };
        let scalar = match (info.basic(&plain), value) {
            (Some(true), _) if let Some(x) = extended => Scalar::Float { kind: x.kind, bits: x.bits },
            (None, ComparableValue::Int(n)) => Scalar::Pointer(self.state.pointer_to(n as u64)),
            (None, ComparableValue::Address(address)) => Scalar::Pointer(self.state.pointer_to(address)),
            (Some(true), ComparableValue::Int(_) | ComparableValue::Float(_))
                if ![Type::FLOAT, Type::DOUBLE].contains(&of_llvm) =>
            {
                return Err("arithmetic on this type is not supported".into());
            }
            (Some(true), value @ (ComparableValue::Int(_) | ComparableValue::Float(_))) => {
                let x = match value {
                    ComparableValue::Int(n) => n as f64,
                    ComparableValue::Float(x) => x,
                    _ => 0.0,
                };
                match of_llvm == Type::FLOAT {
                    true => Scalar::Float { kind: FloatKind::Float, bits: (x as f32).to_bits().into() },
                    false => Scalar::Float { kind: FloatKind::Double, bits: x.to_bits().into() },
                }
            }
            (
                Some(false),
                value @ (ComparableValue::Int(_) | ComparableValue::Float(_) | ComparableValue::Address(_)),
            ) => {
                let n = match value {
                    ComparableValue::Int(n) => n,
                    ComparableValue::Float(x) => x as i128,
                    ComparableValue::Address(address) => address.into(),
                    _ => 0,
                };
                let n = if info.is_bool(&plain) { (n != 0).into() } else { n };
                let width = self.types.int_width(of_llvm).unwrap_or(64).min(128);
                let bits = n as u128 & (u128::MAX >> (128 - width));
                let words: Box<[u64]> = match width {
                    ..=64 => [bits as u64].into(),
                    _ => [bits as u64, (bits >> 64) as u64].into(),
                };
                Scalar::Int { width, words, undefined: 0 }
            }
            _ => return Err(format!("this value cannot be cast to `{}`", info.type_name(&ty))),
        };
        Ok(self.with_source_type(self.leaf(of_llvm, scalar), Some(ty)))
    }

    /// Returns the size in bytes of a source type.
    pub(super) fn size_of_c(&self, name: &str) -> Option<u64> {
        self.program.debug_info().bits(&self.program.c_type(name)?).map(|bits| bits / 8)
    }
}
