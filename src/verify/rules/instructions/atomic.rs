//! Atomic operations: orderings, alignments and types.

use super::operands::InstChecker;
use crate::ir::inst::{Ordering, RmwOp};
use crate::ir::{Type, TypeKind, TypedOperand};
use crate::parse::operand_spans::InstPart;
use crate::verify::types::equivalence::Agreement;

impl InstChecker<'_, '_> {
    /// Checks the atomic properties of a load or store that is otherwise valid.
    pub(crate) fn atomic_access(&mut self, what: &str, ty: Type, ordering: Ordering, align: Option<u64>) {
        let (wrong, other) = match what {
            "load" => ([Ordering::Release, Ordering::AcqRel], "acquire"),
            _ => ([Ordering::Acquire, Ordering::AcqRel], "release"),
        };
        if wrong.contains(&ordering) {
            let message = format!("an atomic {what} cannot be `{}`", ordering.keyword());
            let help = format!("its orderings are unordered, monotonic, {other} and seq_cst");
            return self.error("E0230", InstPart::Whole, message, &help);
        }
        if align.is_none() {
            // LangRef itself omits it in examples; the ABI alignment is used.
            let message = format!("an atomic {what} must have an explicit alignment");
            let d = self.cx.warning("W0230", self.at(InstPart::Whole), message);
            self.report(d.help("write `, align N` at its end"));
        }
        if !self.warn_sub_byte(ty, InstPart::Type(0)) {
            self.atomic_type(ty, InstPart::Type(0));
        }
    }

    /// Warns about an access to less than a byte. Returns whether it is one.
    fn warn_sub_byte(&mut self, ty: Type, part: InstPart) -> bool {
        let less = matches!(self.cx.kind(ty), TypeKind::Int(..8));
        if less {
            let message = format!("atomic memory access' size must be byte-sized, which {} is not", self.cx.ty(ty));
            let d = self.cx.warning("W0231", self.at(part), message);
            self.report(d.help("a byte is accessed; LLVM requires `i8`"));
        }
        less
    }

    pub(crate) fn fence(&mut self, ordering: Ordering) {
        if matches!(ordering, Ordering::Unordered | Ordering::Monotonic) {
            let message = format!("a fence cannot be `{}`", ordering.keyword());
            self.error("E0230", InstPart::Whole, message, "its orderings are acquire, release, acq_rel and seq_cst");
        }
    }

    /// Checks a `cmpxchg` with its success and failure orderings.
    pub(crate) fn compare_exchange(
        &mut self,
        ptr: TypedOperand,
        expected: TypedOperand,
        new: TypedOperand,
        (success, failure): (Ordering, Ordering),
    ) {
        if success == Ordering::Unordered {
            return self.error("E0230", InstPart::Whole, "cmpxchg cannot be `unordered` on success", "");
        }
        if matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel) {
            let message = format!("cmpxchg cannot be `{}` on failure", failure.keyword());
            return self.error(
                "E0230",
                InstPart::Whole,
                message,
                "its orderings are monotonic, acquire and seq_cst: nothing is stored",
            );
        }
        let (a, b, c) = (self.modified(ptr, expected.0), self.typed(1, 1, expected), self.typed(2, 2, new));
        if !(a && b && c) {
            return;
        }
        if self.cx.compare(expected.0, new.0) > Agreement::ByDefinition {
            let message = format!(
                "the values of a cmpxchg must have the same type, not {} and {}",
                self.cx.ty(expected.0),
                self.cx.ty(new.0)
            );
            return self.error("E0201", InstPart::Type(2), message, "");
        }
        if !matches!(self.cx.kind(expected.0), TypeKind::Int(_) | TypeKind::Ptr { .. }) {
            let message = format!("cmpxchg compares integers and pointers, not {}", self.cx.ty(expected.0));
            return self.error("E0232", InstPart::Type(1), message, "use `bitcast` to an integer of the same size");
        }
        self.atomic_type(expected.0, InstPart::Type(1));
    }

    /// Checks an `atomicrmw`.
    pub(crate) fn read_modify_write(&mut self, op: RmwOp, ptr: TypedOperand, value: TypedOperand, ordering: Ordering) {
        if ordering == Ordering::Unordered {
            let help = "its orderings are monotonic, acquire, release, acq_rel and seq_cst";
            return self.error("E0230", InstPart::Whole, "atomicrmw cannot be `unordered`", help);
        }
        let (a, b) = (self.modified(ptr, value.0), self.typed(1, 1, value));
        if !(a && b) {
            return;
        }
        let what = match (op, self.cx.scalar_kind(value.0)) {
            (RmwOp::Xchg, TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Ptr { .. }) => None,
            (RmwOp::Xchg, _) => Some("integers, pointers and floating-point values"),
            (op, TypeKind::Float(_)) if op.is_float() => None,
            (op, _) if op.is_float() => Some("floating-point values"),
            (_, TypeKind::Int(_)) => None,
            _ => Some("integers"),
        };
        if matches!(self.cx.kind(value.0), TypeKind::Vector { scalable: true, .. }) {
            return self.error("E0232", InstPart::Type(1), "atomicrmw operand may not be scalable", "");
        }
        let vector = matches!(self.cx.kind(value.0), TypeKind::Vector { .. });
        if let Some(what) = what.or((vector && !op.is_float()).then_some("single values")) {
            let message = format!("atomicrmw {} works on {what}, not on {}", op.keyword(), self.cx.ty(value.0));
            return self.error("E0232", InstPart::Type(1), message, "");
        }
        self.atomic_type(value.0, InstPart::Type(1));
    }

    /// Checks the address of a modified value: a pointer to this type. Returns whether it is valid.
    fn modified(&mut self, (ptr_ty, ptr): TypedOperand, accessed: Type) -> bool {
        if !self.typed(0, 0, (ptr_ty, ptr)) {
            return false;
        }
        let TypeKind::Ptr { pointee, .. } = self.cx.kind(ptr_ty) else {
            let message = format!("an atomic operation needs a pointer, not {}", self.cx.ty(ptr_ty));
            self.error("E0215", InstPart::Type(0), message, "");
            return false;
        };
        match pointee {
            Some(p) if self.cx.compare(*p, accessed) > Agreement::ByDefinition => {
                let message = format!(
                    "a value of type {} does not match pointer of type {}",
                    self.cx.ty(accessed),
                    self.cx.ty(ptr_ty)
                );
                self.pointee_mismatch(InstPart::Type(1), message)
            }
            _ => true,
        }
    }

    /// Checks the type of an atomic access: an integer, pointer or floating-point value, or a vector of such,
    /// with a power of two of whole bytes.
    fn atomic_type(&mut self, ty: Type, part: InstPart) {
        let (kind, lanes) = match self.cx.kind(ty) {
            TypeKind::Vector { len, elem, .. } => (self.cx.kind(*elem), u64::from(*len)),
            kind => (kind, 1),
        };
        let bits = match kind {
            TypeKind::Int(bits) => u64::from(*bits) * lanes,
            TypeKind::Float(kind) => u64::from(kind.bits()) * lanes,
            // The size is a power of two of bytes in every layout.
            TypeKind::Ptr { .. } => 64 * lanes,
            _ => {
                let message = format!("an atomic operation cannot work on a value of type {}", self.cx.ty(ty));
                return self.error("E0232", part, message, "it works on integers, pointers and floating-point values");
            }
        };
        if bits < 8 || !bits.is_power_of_two() {
            let message =
                format!("an atomic operation cannot work on {}: its size is not a power of two bytes", self.cx.ty(ty));
            self.error("E0232", part, message, "");
        }
    }
}
