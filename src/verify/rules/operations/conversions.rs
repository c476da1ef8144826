//! Conversions and arithmetic on values of the wrong type, and suggestions of alternatives.

use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{Type, TypeKind};
use crate::verify::context::VerifierContext;
use crate::verify::rules::operations::remedies::Remedy;

impl VerifierContext<'_> {
    /// Suggests a conversion between two types, in one or two words.
    pub(crate) fn conversion(&self, expected: Type, has: Type) -> Option<String> {
        let (from, to) = (self.module.types.display(has), self.module.types.display(expected));
        let (opcode, otherwise) = match (self.kind(has), self.kind(expected)) {
            (TypeKind::Int(from), TypeKind::Int(to)) if from < to => ("zext", " (`sext` if it is signed)"),
            (TypeKind::Int(_), TypeKind::Int(_)) => ("trunc", ""),
            (TypeKind::Int(_), TypeKind::Float(_)) => ("sitofp", " (`uitofp` if it is unsigned)"),
            (TypeKind::Float(_), TypeKind::Int(_)) => ("fptosi", " (`fptoui` if it is unsigned)"),
            (TypeKind::Float(from), TypeKind::Float(to)) => match from.bits().cmp(&to.bits()) {
                std::cmp::Ordering::Less => ("fpext", ""),
                std::cmp::Ordering::Greater => ("fptrunc", ""),
                std::cmp::Ordering::Equal => return None,
            },
            (TypeKind::Ptr { pointee: None, .. }, TypeKind::Int(_) | TypeKind::Float(_)) => {
                return Some(format!("it is an address: `load {to}, {from} …` loads the value stored there"));
            }
            _ => return None,
        };
        Some(format!("write `{from}`, or convert it: `{opcode} {from} … to {to}`{otherwise}"))
    }

    /// Suggests a comparison for a condition that is not an `i1`.
    pub(crate) fn comparison(&self, has: Type, name: &str) -> Option<String> {
        let (opcode, zero) = match self.kind(has) {
            TypeKind::Int(_) => ("icmp ne", "0"),
            TypeKind::Ptr { .. } => ("icmp ne", "null"),
            TypeKind::Float(_) => ("fcmp une", "0.0"),
            _ => return None,
        };
        let ty = self.module.types.display(has);
        Some(format!("a condition is an `i1`: compare the value before, `{opcode} {ty} {name}, {zero}`"))
    }

    /// Returns the error in an arithmetic operation on a type, and help.
    pub(crate) fn binary_error(&self, op: BinaryOp, ty: Type) -> Option<(String, Remedy)> {
        if self.damaged(ty) {
            return None;
        }
        let keyword = op.keyword();
        match (op.is_float(), self.scalar_kind(ty)) {
            (false, TypeKind::Int(_)) | (true, TypeKind::Float(_)) => None,
            (false, TypeKind::Float(_)) => Some((
                format!("`{keyword}` works on integers, not on {}", self.ty(ty)),
                match op {
                    BinaryOp::Add => Remedy::opcode("fadd"),
                    BinaryOp::Sub => Remedy::opcode("fsub"),
                    BinaryOp::Mul => Remedy::opcode("fmul"),
                    BinaryOp::Udiv | BinaryOp::Sdiv => Remedy::opcode("fdiv"),
                    BinaryOp::Urem | BinaryOp::Srem => Remedy::opcode("frem"),
                    BinaryOp::Shl => {
                        Remedy::Hint("use `fmul` by a power of two, or convert to an integer first (`fptosi`)")
                    }
                    BinaryOp::Lshr | BinaryOp::Ashr => {
                        Remedy::Hint("use `fdiv` by a power of two, or convert to an integer first (`fptosi`)")
                    }
                    _ => Remedy::Hint(
                        "for its bits use `bitcast` to an integer of the same size first, for its value `fptosi`",
                    ),
                },
            )),
            (false, TypeKind::Ptr { .. }) => Some((
                format!("`{keyword}` works on integers, not on {}", self.ty(ty)),
                Remedy::Hint("use `getelementptr` to compute an address"),
            )),
            (false, _) => Some((format!("`{keyword}` works on integers, not on {}", self.ty(ty)), Remedy::NONE)),
            (true, _) => Some((
                format!("`{keyword}` works on floating-point values, not on {}", self.ty(ty)),
                match op {
                    BinaryOp::Fadd => Remedy::opcode("add"),
                    BinaryOp::Fsub => Remedy::opcode("sub"),
                    BinaryOp::Fmul => Remedy::opcode("mul"),
                    BinaryOp::Fdiv => Remedy::Hint("use `sdiv` or `udiv`"),
                    _ => Remedy::Hint("use `srem` or `urem`"),
                },
            )),
        }
    }

    /// Returns the error in a conversion, and help.
    pub(crate) fn cast_error(&self, op: CastOp, from: Type, to: Type) -> Option<(String, Remedy)> {
        if self.damaged(from) || self.damaged(to) {
            return None;
        }
        let lanes = |ty: Type| match self.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => Some((*len, *scalable)),
            _ => None,
        };
        let (a, b) = (self.scalar_kind(from), self.scalar_kind(to));
        let wrong =
            |help| Some((format!("`{}` cannot convert {} to {}", op.keyword(), self.ty(from), self.ty(to)), help));
        if op != CastOp::Bitcast && lanes(from) != lanes(to) {
            return wrong(Remedy::NONE);
        }
        use TypeKind::{Float, Int, Ptr};
        match (op, a, b) {
            (CastOp::Trunc, Int(m), Int(n)) if m > n => None,
            (CastOp::Zext | CastOp::Sext, Int(m), Int(n)) if m < n => None,
            (CastOp::Fptrunc, Float(m), Float(n)) if m.bits() > n.bits() => None,
            (CastOp::Fpext, Float(m), Float(n)) if m.bits() < n.bits() => None,
            (CastOp::Fptoui | CastOp::Fptosi, Float(_), Int(_)) => None,
            (CastOp::Uitofp | CastOp::Sitofp, Int(_), Float(_)) => None,
            (CastOp::Ptrtoint, Ptr { .. }, Int(_)) => None,
            (CastOp::Ptrtoaddr, Ptr { addrspace, .. }, Int(bits)) => match self.layout.index_bits(*addrspace) {
                width if *bits == width => None,
                width => Some((
                    format!("the result of `ptrtoaddr` must have the width of an address, `i{width}`"),
                    Remedy::NONE,
                )),
            },
            (CastOp::Inttoptr, Int(_), Ptr { .. }) => None,
            (CastOp::Addrspacecast, Ptr { addrspace: s, .. }, Ptr { addrspace: t, .. }) if s != t => None,
            (CastOp::Bitcast, Ptr { addrspace: s, .. }, Ptr { addrspace: t, .. })
                if lanes(from).unwrap_or((1, false)) == lanes(to).unwrap_or((1, false)) =>
            {
                if s == t {
                    None
                } else {
                    wrong(Remedy::opcode("addrspacecast"))
                }
            }
            (CastOp::Bitcast, TypeKind::X86Amx, Int(_) | Float(_))
            | (CastOp::Bitcast, Int(_) | Float(_), TypeKind::X86Amx) => {
                let (other, scalar) = if a == &TypeKind::X86Amx { (to, b) } else { (from, a) };
                let one = match scalar {
                    Int(n) => *n,
                    Float(k) => k.bits(),
                    _ => 0,
                };
                match lanes(other) {
                    Some((len, false)) if u64::from(len) * u64::from(one) == AMX_BITS => None,
                    _ => wrong(Remedy::Hint("`bitcast` does not change the size")),
                }
            }
            (CastOp::Bitcast, Int(_) | Float(_), Int(_) | Float(_)) => {
                let bits = |ty: Type, scalar: &TypeKind| {
                    let one = match scalar {
                        Int(n) => u64::from(*n),
                        Float(k) => u64::from(k.bits()),
                        _ => 0,
                    };
                    (one * lanes(ty).map_or(1, |l| u64::from(l.0)), lanes(ty).is_some_and(|l| l.1))
                };
                match (a, b) {
                    _ if bits(from, a) == bits(to, b) => None,
                    (Int(m), Int(n)) if m > n => wrong(Remedy::Hint("`bitcast` does not change the size: use `trunc`")),
                    (Int(_), Int(_)) => wrong(Remedy::Hint("`bitcast` does not change the size: use `zext` or `sext`")),
                    _ => wrong(Remedy::Hint("`bitcast` does not change the size")),
                }
            }
            _ => wrong(alternative(op, a, b)),
        }
    }
}

/// Width in bits of an AMX tile.
const AMX_BITS: u64 = 8192;

/// Suggests another conversion in place of one that does not apply to the types.
fn alternative(op: CastOp, from: &TypeKind, to: &TypeKind) -> Remedy {
    use TypeKind::{Float, Int, Ptr};
    match (from, to) {
        (Int(m), Int(n)) if m < n => match op {
            CastOp::Sitofp | CastOp::Fptosi => Remedy::Opcode("sext", " to widen"),
            CastOp::Uitofp | CastOp::Fptoui => Remedy::Opcode("zext", " to widen"),
            _ => Remedy::Hint("use `zext` or `sext` to widen"),
        },
        (Int(m), Int(n)) if m > n => Remedy::Opcode("trunc", " to narrow"),
        (Int(_), Int(_)) => SAME_SIZE,
        (Float(m), Float(n)) if m == n => SAME_SIZE,
        (Float(m), Float(n)) if m.bits() < n.bits() => Remedy::Opcode("fpext", " to widen"),
        (Float(m), Float(n)) if m.bits() > n.bits() => Remedy::Opcode("fptrunc", " to narrow"),
        (Int(_), Float(_)) => Remedy::Hint("use `sitofp` (signed) or `uitofp` (unsigned)"),
        (Float(_), Int(_)) => Remedy::Hint("use `fptosi` (signed) or `fptoui` (unsigned)"),
        (Ptr { .. }, Int(_)) => Remedy::opcode("ptrtoint"),
        (Int(_), Ptr { .. }) => Remedy::opcode("inttoptr"),
        (Ptr { addrspace: s, .. }, Ptr { addrspace: t, .. }) if s != t => Remedy::opcode("addrspacecast"),
        (Ptr { pointee: None, .. }, Ptr { pointee: None, .. }) => {
            Remedy::Hint("the types are the same: use the value directly")
        }
        (Ptr { .. }, Ptr { .. }) => Remedy::opcode("bitcast"),
        (Ptr { .. }, Float(_)) => Remedy::Hint(
            "use `load` for the value at the address; the address itself is converted by `ptrtoint` and `uitofp`",
        ),
        _ => Remedy::NONE,
    }
}

const SAME_SIZE: Remedy = Remedy::Hint("the types have the same size: use the value directly");
