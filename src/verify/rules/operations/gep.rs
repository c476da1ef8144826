//! The index path of a getelementptr instruction or expression (the LLVMlite document "GEPTY"; LangRef
//! "getelementptr").

use crate::diagnostic::Diagnostic;
use crate::ir::{ConstId, Constant, Type, TypeKind};
use crate::source::Span;
use crate::verify::Dialect;
use crate::verify::context::VerifierContext;
use crate::verify::types::equivalence::Agreement;

/// The faulty operand or type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum GepPart {
    Source,
    Base,
    Index(usize),
    IndexType(usize),
}

/// An error without a location yet.
pub(crate) struct GepError {
    pub(crate) at: GepPart,
    warning: bool,
    code: &'static str,
    message: String,
    help: &'static str,
}

impl GepError {
    pub(crate) fn diagnostic(self, span: Span) -> Diagnostic {
        let d = if self.warning {
            Diagnostic::warning(self.code, span, self.message)
        } else {
            Diagnostic::error(self.code, span, self.message)
        };
        d.help_if(self.help)
    }
}

/// Hint for a pointer used with another pointee type.
pub(crate) const POINTEE_MISMATCH_HINT: &str = "LLVM 15 and later read every pointer type as `ptr`; earlier versions \
    and `--strict` reject this: write a `bitcast`";

fn error(at: GepPart, code: &'static str, message: String, help: &'static str) -> GepError {
    GepError { at, warning: false, code, message, help }
}

impl VerifierContext<'_> {
    /// Whether the accessed type must equal the pointee, as in LLVM before version 15.
    pub(crate) fn holds_pointees(&self) -> bool {
        self.options.dialect == Dialect::Llvmlite || self.options.strict && self.module.uses_typed_pointers
    }

    /// Checks base, source type and every index. Returns the first error, if any, after the warnings before it.
    pub(crate) fn gep_errors(
        &self,
        source: Type,
        base_ty: Type,
        indices: impl Iterator<Item = (Type, Option<ConstId>)>,
    ) -> Vec<GepError> {
        let mut found = Vec::new();
        if let Err(error) = self
            .gep_base(source, base_ty, &mut found)
            .and_then(|()| self.gep_path(source, base_ty, indices, &mut found))
        {
            found.extend(error);
        }
        found
    }

    /// Checks base and source type. `Err(None)`: damaged, so nothing is reported.
    fn gep_base(&self, source: Type, base_ty: Type, found: &mut Vec<GepError>) -> Result<(), Option<GepError>> {
        if self.damaged(base_ty) {
            return Err(None);
        }
        match self.scalar_kind(base_ty) {
            // The old spelling needs a pointee as source type.
            TypeKind::Ptr { pointee: None, .. } if source == Type::INVALID => Err(Some(error(
                GepPart::Base,
                "E0222",
                format!("{} has no pointee type", self.ty(base_ty)),
                "write the source element type first: `getelementptr T, ptr …`",
            ))),
            TypeKind::Ptr { pointee: Some(p), .. } => match self.compare(*p, source) {
                Agreement::Same | Agreement::ByDefinition => Ok(()),
                _ => {
                    let message = format!(
                        "explicit pointee type {} doesn't match operand's pointee type {}",
                        self.ty(source),
                        self.ty(*p)
                    );
                    if self.holds_pointees() {
                        return Err(Some(error(GepPart::Source, "E0207", message, "")));
                    }
                    let warning = error(GepPart::Source, "W0203", message, POINTEE_MISMATCH_HINT);
                    found.push(GepError { warning: true, ..warning });
                    Ok(())
                }
            },
            TypeKind::Ptr { .. } => Ok(()),
            _ => {
                let message = format!("base of getelementptr must be a pointer, not {}", self.ty(base_ty));
                Err(Some(error(GepPart::Base, "E0215", message, "")))
            }
        }
    }

    fn gep_path(
        &self,
        source: Type,
        base_ty: Type,
        indices: impl Iterator<Item = (Type, Option<ConstId>)>,
        found: &mut Vec<GepError>,
    ) -> Result<(), Option<GepError>> {
        if self.damaged(source) {
            return Err(None);
        }
        if !self.types.sized(source) {
            let message = format!("base element of getelementptr must be sized, which {} is not", self.ty(source));
            return Err(Some(error(GepPart::Source, "E0213", message, "")));
        }
        let mut lanes = self.module.types.vector(base_ty).map(|v| (v.0, v.1));
        let mut ty = source;
        for (n, (written, constant)) in indices.enumerate() {
            let at = GepPart::Index(n);
            if self.damaged(written) || self.damaged(ty) {
                return Err(None);
            }
            if !matches!(self.scalar_kind(written), TypeKind::Int(_)) {
                let message = format!("getelementptr index must be an integer, not {}", self.ty(written));
                return Err(Some(error(GepPart::IndexType(n), "E0221", message, "")));
            }
            if let Some((len, scalable, _)) = self.module.types.vector(written)
                && *lanes.get_or_insert((len, scalable)) != (len, scalable)
            {
                let message =
                    format!("getelementptr vector index has a wrong number of elements: {}", self.ty(written));
                return Err(Some(error(GepPart::IndexType(n), "E0224", message, "")));
            }
            if n == 0 {
                continue;
            }
            ty = match self.kind(ty) {
                TypeKind::Vector { elem, .. } if matches!(self.kind(*elem), TypeKind::Int(w) if w % 8 != 0) => {
                    let message = format!("getelementptr into {} with elements that are not byte-sized", self.ty(ty));
                    return Err(Some(error(at, "E0208", message, "load the vector and use extractelement")));
                }
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => *elem,
                TypeKind::Struct { .. } if matches!(self.kind(written), TypeKind::Vector { scalable: true, .. }) => {
                    let message = format!("the index into {} cannot be a scalable vector", self.ty(ty));
                    return Err(Some(error(at, "E0208", message, "")));
                }
                TypeKind::Struct { fields, .. } => {
                    let field = self.gep_field(ty, fields, constant, at)?;
                    // LLVM requires an i32 here; the LLVMlite document has 64-bit operands.
                    if self.options.dialect == Dialect::Llvm
                        && matches!(self.scalar_kind(written), TypeKind::Int(w) if *w != 32)
                    {
                        let message =
                            format!("LLVM requires the index into a struct to be an i32, not {}", self.ty(written));
                        found.push(GepError {
                            warning: true,
                            ..error(GepPart::IndexType(n), "W0205", message, "write `i32`")
                        });
                    }
                    field
                }
                _ => {
                    let message = format!("cannot index into {}, which is not an array or struct", self.ty(ty));
                    let help = match self.kind(ty) {
                        TypeKind::Ptr { .. } => {
                            "getelementptr does not load: load this pointer first, and index from there"
                        }
                        _ => "",
                    };
                    return Err(Some(error(at, "E0208", message, help)));
                }
            };
        }
        Ok(())
    }

    fn gep_field(
        &self,
        ty: Type,
        fields: &[Type],
        constant: Option<ConstId>,
        at: GepPart,
    ) -> Result<Type, Option<GepError>> {
        let value = match constant.map(|c| &self.module.constants[c]) {
            Some(Constant::Invalid) => return Err(None),
            _ => constant.and_then(|c| self.module.constants.as_index(c)),
        };
        let Some(value) = value else {
            let message = format!("the index into {} must be a constant", self.ty(ty));
            let help = "the fields of a struct have different types, so the index must be known statically";
            return Err(Some(error(at, "E0208", message, help)));
        };
        usize::try_from(value).ok().and_then(|v| fields.get(v)).copied().ok_or_else(|| {
            let count = fields.len();
            let message = match count {
                0 => format!("{} has no fields", self.ty(ty)),
                1 => format!("{} has only 1 field, number 0", self.ty(ty)),
                _ => format!("{} has {count} fields, numbered 0 to {}", self.ty(ty), count - 1),
            };
            Some(error(at, "E0208", message, ""))
        })
    }
}
