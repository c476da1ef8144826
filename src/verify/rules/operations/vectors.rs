//! Rules for instructions and constant expressions on vectors, following LLVM, with the operand at fault.

use crate::ir::{ConstExpr, ConstId, Constant, Type, TypeKind};
use crate::verify::context::VerifierContext;
use crate::verify::types::equivalence::Agreement;

/// An error of an operand.
pub(crate) struct VectorError {
    /// Index of the operand.
    pub(crate) operand: usize,
    /// Whether the value is wrong rather than the type.
    pub(crate) is_value_error: bool,
    /// Error message.
    pub(crate) message: String,
    /// Help text.
    pub(crate) help: Option<&'static str>,
}

fn type_error(operand: usize, message: String) -> VectorError {
    VectorError { operand, is_value_error: false, message, help: None }
}

impl VerifierContext<'_> {
    /// Returns the error in a select with this condition type ([`Type::INVALID`] for an unknown value type).
    pub(crate) fn select_error(&self, cond: Type, value: Type) -> Option<String> {
        if self.damaged(cond) {
            return None;
        }
        let Some((len, scalable, elem)) = self.module.types.vector(cond) else {
            return (self.kind(cond) != &TypeKind::Int(1))
                .then(|| format!("select condition must be i1 or <n x i1>, not {}", self.ty(cond)));
        };
        if self.kind(elem) != &TypeKind::Int(1) {
            return Some(format!("vector select condition element type must be i1, not {}", self.ty(elem)));
        }
        if self.damaged(value) {
            return None;
        }
        match self.module.types.vector(value) {
            None => Some(format!("selected values for vector select must be vectors, not {}", self.ty(value))),
            Some((n, s, _)) if (n, s) != (len, scalable) => Some(format!(
                "vector select requires selected vectors to have the same vector length as select condition, not {} and {}",
                self.ty(value),
                self.ty(cond)
            )),
            _ => None,
        }
    }

    /// Checks a vector and the index of an element.
    fn element_error(&self, opcode: &str, vector: Type, (n, index): (usize, Type)) -> Option<VectorError> {
        if self.damaged(vector) || self.damaged(index) {
            return None;
        }
        if self.module.types.vector(vector).is_none() {
            let aggregate = self.module.types.is_aggregate(vector);
            return Some(VectorError {
                help: aggregate.then_some("struct and array elements are accessed with extractvalue and insertvalue"),
                ..type_error(0, format!("invalid {opcode} operands: {} is not a vector", self.ty(vector)))
            });
        }
        if !matches!(self.kind(index), TypeKind::Int(_)) {
            let message = format!("invalid {opcode} operands: the index must be an integer, not {}", self.ty(index));
            return Some(type_error(n, message));
        }
        None
    }

    /// Checks an `extractelement`.
    pub(crate) fn extract_error(&self, vector: Type, index: Type) -> Option<VectorError> {
        self.element_error("extractelement", vector, (1, index))
    }

    /// Checks an `insertelement`.
    pub(crate) fn insert_error(&self, vector: Type, value: Type, index: Type) -> Option<VectorError> {
        if let Some(found) = self.element_error("insertelement", vector, (2, index)) {
            return Some(found);
        }
        let elem = self.module.types.scalar(vector);
        if self.compare(elem, value) > Agreement::ExceptPointees {
            let (wanted, found) = (self.ty(elem), self.ty(value));
            let message = format!("invalid insertelement operands: expected {wanted}, found {found}");
            return Some(type_error(1, message));
        }
        None
    }

    /// Checks a `shufflevector`.
    pub(crate) fn shuffle_error(
        &self,
        lhs: Type,
        rhs: Type,
        (mask_ty, mask): (Type, Option<ConstId>),
    ) -> Option<VectorError> {
        if [lhs, rhs, mask_ty].iter().any(|ty| self.damaged(*ty)) {
            return None;
        }
        let types = &self.module.types;
        let wrong = |n, what: String| Some(type_error(n, format!("invalid shufflevector operands: {what}")));
        let Some((len, scalable, _)) = types.vector(lhs) else {
            return wrong(0, format!("{} is not a vector", self.ty(lhs)));
        };
        if self.compare(lhs, rhs) > Agreement::ExceptPointees {
            return wrong(1, format!("{} and {} are different types", self.ty(lhs), self.ty(rhs)));
        }
        let Some((count, of_scalable, elem)) = types.vector(mask_ty) else {
            return wrong(2, format!("the mask must be a vector of i32, not {}", self.ty(mask_ty)));
        };
        if self.kind(elem) != &TypeKind::Int(32) {
            return wrong(2, format!("the mask must be a vector of i32, not {}", self.ty(mask_ty)));
        }
        if scalable != of_scalable {
            return wrong(2, "vector and mask must both be scalable or both be fixed".into());
        }
        let wrong_mask = |what: String| Some(VectorError { is_value_error: true, ..wrong(2, what)? });
        let Some(mask) = mask else { return wrong_mask("the mask must be a constant".into()) };
        let constant = &self.module.constants[mask];
        if matches!(constant, Constant::Invalid) {
            return None;
        }
        // A splat of zero, undef or poison is the same constant in LLVM.
        let element = match constant {
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Splat((_, element)) => &self.module.constants[*element],
                _ => constant,
            },
            _ => constant,
        };
        let plain = match element {
            Constant::Zero(_) | Constant::Undef(_) | Constant::Poison(_) => true,
            Constant::Int(_, bits) => *bits == 0 && !std::ptr::eq(element, constant),
            _ => false,
        };
        if scalable {
            return match plain {
                true => None,
                false => wrong_mask("the mask of a scalable shuffle must be zeroinitializer, undef or poison".into()),
            };
        }
        if plain {
            return None;
        }
        let Some(lanes) = self.module.constants.shuffle_mask(mask, count) else {
            return wrong_mask("the mask must be a constant vector of integers, undef and poison".into());
        };
        let element_count = u64::from(len) * 2;
        let out_of_range = *lanes.iter().flatten().find(|lane| u64::from(**lane) >= element_count)? as i32;
        wrong_mask(format!("the mask selects element {out_of_range}, but both vectors together have {element_count}"))
    }
}
