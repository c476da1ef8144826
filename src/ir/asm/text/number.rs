//! Constant expressions in assembly: sums and products of numbers.

use super::template;
use crate::ir::asm::operands::{Binding, Location};

/// The context in which operand references are evaluated.
#[derive(Clone, Copy)]
pub struct Numbers<'a> {
    /// Operand bindings of the template.
    pub bindings: &'a [Binding],
}

/// Evaluates a constant expression; `None` if the text is something else.
pub fn number(text: &str, numbers: Numbers<'_>) -> Option<i64> {
    let mut reader = Reader { rest: text.trim(), numbers };
    let value = reader.sum(0)?;
    reader.rest.trim().is_empty().then_some(value)
}

struct Reader<'a> {
    rest: &'a str,
    numbers: Numbers<'a>,
}

/// Maximum nesting of parentheses.
const MAX_DEPTH: u32 = 32;

impl Reader<'_> {
    fn skip(&mut self, sign: &str) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(sign) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn sum(&mut self, depth: u32) -> Option<i64> {
        let mut value = self.bits(depth)?;
        loop {
            if self.skip("+") {
                value = value.wrapping_add(self.bits(depth)?);
            } else if self.skip("-") {
                value = value.wrapping_sub(self.bits(depth)?);
            } else {
                return Some(value);
            }
        }
    }

    fn bits(&mut self, depth: u32) -> Option<i64> {
        let mut value = self.product(depth)?;
        loop {
            if self.skip("|") {
                value |= self.product(depth)?;
            } else if self.skip("&") {
                value &= self.product(depth)?;
            } else if self.skip("^") {
                value ^= self.product(depth)?;
            } else {
                return Some(value);
            }
        }
    }

    fn product(&mut self, depth: u32) -> Option<i64> {
        let mut value = self.single(depth)?;
        loop {
            if self.skip("*") {
                value = value.wrapping_mul(self.single(depth)?);
            } else if self.skip("/") {
                value = value.checked_div(self.single(depth)?)?;
            } else if self.skip("%") {
                value = value.checked_rem(self.single(depth)?)?;
            } else if self.skip("<<") {
                value = value.checked_shl(u32::try_from(self.single(depth)?).ok()?)?;
            } else if self.skip(">>") {
                value = value.checked_shr(u32::try_from(self.single(depth)?).ok()?)?;
            } else {
                return Some(value);
            }
        }
    }

    fn single(&mut self, depth: u32) -> Option<i64> {
        if depth > MAX_DEPTH {
            return None;
        }
        if self.skip("-") {
            return self.single(depth + 1).map(i64::wrapping_neg);
        }
        if self.skip("~") {
            return self.single(depth + 1).map(|n| !n);
        }
        if self.skip("(") {
            let value = self.sum(depth + 1)?;
            return self.skip(")").then_some(value);
        }
        if let Some(range) = template::references(self.rest).next().filter(|range| range.start == 0) {
            let end = range.end;
            let (number, modifier) = template::reference(&self.rest[..end])?;
            let Location::Immediate(n) = self.numbers.bindings.get(number)?.location else { return None };
            self.rest = &self.rest[end..];
            return match modifier {
                None | Some('c' | 'P') => Some(n),
                Some('n') => Some(n.wrapping_neg()),
                Some(_) => None,
            };
        }
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(self.rest.len());
        let word = self.rest[..end].to_ascii_lowercase();
        self.rest = &self.rest[end..];
        let of = |digits: &str, radix| u64::from_str_radix(digits, radix).ok().map(|n| n as i64);
        if let Some(digits) = word.strip_prefix("0x") {
            return of(digits, 16);
        }
        if let Some(digits) = word.strip_prefix("0b") {
            return of(digits, 2);
        }
        if let Some(digits) = word.strip_suffix('h').filter(|w| w.starts_with(|c: char| c.is_ascii_digit())) {
            return of(digits, 16);
        }
        match word.strip_prefix('0').filter(|w| !w.is_empty()) {
            Some(digits) => of(digits, 8),
            None => of(&word, 10),
        }
    }
}
