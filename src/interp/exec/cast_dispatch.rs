//! Choice of the function for a conversion: `int::convert` for integers, `float::convert` if one type is a
//! floating-point type. Those of pointers are here.

use super::{float, int};
use crate::interp::register_code::Kind;
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::inst::CastOp;
use crate::value::truncate;

/// Runs any conversion. Used for constants and for rare instructions.
pub fn convert(
    op: CastOp,
    flags: crate::ir::inst::CastFlags,
    from: Kind,
    to: Kind,
    value: &ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> ScalarValue {
    use float::Format;
    let format = |kind: Kind| kind.format().map_or(Format::Int(kind.width()), Format::Float);
    let undefs = &mut shared.undefs;
    match op {
        CastOp::Trunc | CastOp::Zext | CastOp::Sext => {
            int::convert(op, flags, from.width(), to.width(), value, undefs, here)
        }
        CastOp::Fptrunc | CastOp::Fpext | CastOp::Fptoui | CastOp::Fptosi | CastOp::Uitofp | CastOp::Sitofp => {
            float::convert(op, flags, format(from), format(to), value, undefs, here)
        }
        CastOp::Ptrtoint | CastOp::Ptrtoaddr => match value.definedness {
            tag if tag.is_defined() => ScalarValue::wide(truncate(to.width(), u128::from(value.lo))),
            tag if tag.is_partial() => undefs.resize_partial(value, 64, to.width()),
            tag => undefs.propagate(&[tag]),
        },
        // The result may access any exposed object: converting an address to an integer exposes its object.
        CastOp::Inttoptr => match value.definedness {
            tag if tag.is_defined() => shared.memory.pointer_to(value.bits(from.width()) as u64),
            tag if tag.is_partial() => undefs.resize_partial(value, from.width(), 64),
            tag => undefs.propagate(&[tag]),
        },
        CastOp::Bitcast | CastOp::Addrspacecast => *value,
    }
}
