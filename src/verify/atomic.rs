//! Atomic operations: orderings, alignments and types.

use super::place::Spot;
use super::types::Checker;
use crate::ir::inst::Ordering;
use crate::ir::{Type, TypeKind};

impl Checker<'_, '_> {
    /// A load or store that is atomic; everything else about it was found right.
    pub(super) fn atomic_access(&mut self, what: &str, ty: Type, ordering: Ordering, align: Option<u64>) {
        let (wrong, other) = match what {
            "load" => ([Ordering::Release, Ordering::AcqRel], "acquire"),
            _ => ([Ordering::Acquire, Ordering::AcqRel], "release"),
        };
        if wrong.contains(&ordering) {
            let message = format!("an atomic {what} cannot be `{}`", ordering.keyword());
            let help = format!("its orderings are unordered, monotonic, {other} and seq_cst");
            return self.error("E0230", Spot::Whole, message, &help);
        }
        if align.is_none() {
            let message = format!("an atomic {what} must have an explicit alignment");
            return self.error("E0231", Spot::Whole, message, "write `, align N` at its end");
        }
        self.atomic_type(ty, Spot::Type(0));
    }

    /// The type of what is accessed atomically: an integer, pointer or floating-point value, or a vector of such, of a
    /// power of two of whole bytes.
    pub(super) fn atomic_type(&mut self, ty: Type, spot: Spot) {
        let (kind, lanes) = match self.cx.kind(ty) {
            TypeKind::Vector { len, elem, .. } => (self.cx.kind(*elem), u64::from(*len)),
            kind => (kind, 1),
        };
        let bits = match kind {
            TypeKind::Int(bits) => u64::from(*bits) * lanes,
            TypeKind::Float(kind) => u64::from(kind.bits()) * lanes,
            // Of whole bytes, and a power of two of them, in every layout.
            TypeKind::Ptr { .. } => 64 * lanes,
            _ => {
                let message = format!("an atomic operation cannot work on a value of type {}", self.cx.ty(ty));
                return self.error("E0232", spot, message, "it works on integers, pointers and floating-point values");
            }
        };
        if bits < 8 || !bits.is_power_of_two() {
            let message =
                format!("an atomic operation cannot work on {}: its size is no power of two of bytes", self.cx.ty(ty));
            self.error("E0232", spot, message, "");
        }
    }
}
