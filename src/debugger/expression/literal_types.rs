//! Types of integer literals and booleans: those of C in a program that was compiled from C, and otherwise of LLVM. The texts are read in `reader`.

use super::{EvalResult, EvalScope, Scalar};
use crate::interp::debug::{Content, Tree};
use crate::ir::Type;

impl EvalScope<'_> {
    /// Returns the value of a literal, which takes its type from the other operand.
    pub(super) fn literal(number: i128) -> EvalResult {
        let words = [number as u64, (number >> 64) as u64].into();
        let content = Content::Scalar(Scalar::Int { width: 128, words, undefined: 0 });
        EvalResult::new(Tree { ty: Type::I128, offset: 0, size: 0, content })
    }

    /// Whether a value is a literal, or was computed from literals alone without C's types.
    pub(super) fn is_literal(found: &EvalResult) -> bool {
        let is_wide = matches!(found.tree.content, Content::Scalar(Scalar::Int { width: 128, undefined: 0, .. }));
        is_wide && found.tree.size == 0 && found.source_type.is_none()
    }

    /// Returns the value of a literal that C gives an unsigned type, if it does not fit into the signed one: `0xffffffff`.
    pub(super) fn unsigned_literal(&self, number: i128) -> EvalResult {
        let (ty, width, name) = match (i32::try_from(number), u32::try_from(number), i64::try_from(number)) {
            (Err(_), Ok(_), _) => (Type::I32, 32, "unsigned int"),
            (.., Err(_)) if u64::try_from(number).is_ok() => (Type::I64, 64, "unsigned long"),
            _ => return Self::literal(number),
        };
        match self.c_type_if_lines(name) {
            Some(source) => {
                let leaf = self.leaf(ty, Scalar::Int { width, words: [number as u64].into(), undefined: 0 });
                self.with_source_type(leaf, Some(source))
            }
            None => Self::literal(number),
        }
    }

    /// Returns the value of `true` or `false`, which is a number in C.
    pub(super) fn truth_literal(&self, holds: bool) -> EvalResult {
        let has_type = self.program.truth_type().is_some_and(|ty| ty.contains("DW_ATE_boolean"));
        if has_type { self.truth(holds, false) } else { Self::literal(holds.into()) }
    }

    /// Returns a boolean: an `int` in C, a `bool` in languages that have one, and an `i1` if it is about LLVM values.
    pub(super) fn truth(&self, holds: bool, is_of_llvm: bool) -> EvalResult {
        let words = [u64::from(holds)].into();
        match self.program.truth_type().filter(|_| !is_of_llvm) {
            Some(source) => {
                let (ty, width) = if source.contains("DW_ATE_boolean") { (Type::I8, 8) } else { (Type::I32, 32) };
                let leaf = self.leaf(ty, Scalar::Int { width, words, undefined: 0 });
                self.with_source_type(leaf, Some(source))
            }
            None => self.leaf(Type::I1, Scalar::Int { width: 1, words, undefined: 0 }),
        }
    }
}
