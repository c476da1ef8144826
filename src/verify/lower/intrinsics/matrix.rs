//! Matrices (LangRef "Matrix Intrinsics"): vectors in column-major order.

use super::{CallRewriter, TypedOperand, binary, same};
use crate::ir::inst::{BinaryOp, CallInfo, CastOp};
use crate::ir::{Align, Inst, Type};

/// Maximum number of terms of a product, and of rows and columns, for lowering.
const MAX_TERMS: u32 = 1 << 14;

pub(super) fn lower(edit: &mut CallRewriter<'_>, name: &str, call: &CallInfo, ret: Type) -> Option<Inst> {
    let number = |edit: &CallRewriter<'_>, n: usize| {
        let value = edit.constant(call.args.get(n)?.value)?;
        u32::try_from(value).ok().filter(|n| (1..=MAX_TERMS).contains(n))
    };
    let arg = |n: usize| call.args.get(n).map(|a| (a.ty, a.value));
    match name.split('.').next()? {
        "multiply" => {
            let (a, b) = (arg(0)?, arg(1)?);
            let (rows, inner, columns) = (number(edit, 2)?, number(edit, 3)?, number(edit, 4)?);
            let size = |edit: &CallRewriter<'_>, ty, m: u32, n: u32| edit.lanes(ty) == m.checked_mul(n);
            let fits =
                size(edit, a.0, rows, inner) && size(edit, b.0, inner, columns) && size(edit, ret, rows, columns);
            let terms = rows.checked_mul(inner)?.checked_mul(columns)?;
            let elem = |ty| edit.module.types.scalar(ty);
            let float = edit.module.types.float_kind(elem(ret)).is_some();
            let numbers = float || edit.bits(ret).is_some_and(|bits| bits <= 128);
            if !fits || terms > MAX_TERMS || elem(a.0) != elem(ret) || elem(b.0) != elem(ret) || !numbers {
                return None;
            }
            let (mul, add) = if float { (BinaryOp::Fmul, BinaryOp::Fadd) } else { (BinaryOp::Mul, BinaryOp::Add) };
            let left: Vec<TypedOperand> = (0..rows * inner).map(|n| edit.extract_at(a, n)).collect();
            let right: Vec<TypedOperand> = (0..inner * columns).map(|n| edit.extract_at(b, n)).collect();
            let mut lanes = Vec::new();
            for column in 0..columns {
                for row in 0..rows {
                    let mut sum: Option<TypedOperand> = None;
                    for k in 0..inner {
                        let (x, y) = (left[(row + k * rows) as usize], right[(k + column * inner) as usize]);
                        let product = edit.put(binary(mul, call.fast, x, y), x.0);
                        sum = Some(match sum {
                            None => product,
                            Some(sum) => edit.put(binary(add, call.fast, sum, product), x.0),
                        });
                    }
                    lanes.push(sum?);
                }
            }
            let result = edit.vector_of(ret, &lanes);
            Some(same(result))
        }
        "transpose" => {
            let (from, rows, columns) = (arg(0)?, number(edit, 1)?, number(edit, 2)?);
            if from.0 != ret || edit.lanes(ret) != rows.checked_mul(columns) {
                return None;
            }
            let lanes: Vec<TypedOperand> = (0..rows)
                .flat_map(|row| (0..columns).map(move |column| row + column * rows))
                .map(|n| edit.extract_at(from, n))
                .collect();
            let result = edit.vector_of(ret, &lanes);
            Some(same(result))
        }
        "column" => {
            let store = name.starts_with("column.major.store");
            let first = usize::from(store);
            let (base, stride) = (arg(first)?, arg(first + 1)?);
            let volatile = edit.constant(call.args.get(first + 2)?.value)? != 0;
            let (rows, columns) = (number(edit, first + 3)?, number(edit, first + 4)?);
            let matrix = if store { arg(0)?.0 } else { ret };
            let elem = edit.module.types.scalar(matrix);
            let bits = match edit.module.types.float_kind(elem) {
                Some(kind) => kind.bits(),
                None if edit.module.types.is_ptr(elem) => 64,
                None => edit.module.types.int_width(elem)?,
            };
            // Elements that occupy whole bytes without padding.
            let plain = bits.is_power_of_two() && (8..=128).contains(&bits);
            let stride_bits = edit.module.types.int_width(stride.0).filter(|bits| *bits <= 64)?;
            if !plain
                || !edit.module.types.is_ptr(base.0)
                || edit.lanes(matrix) != rows.checked_mul(columns)
                || store != (ret == Type::VOID)
            {
                return None;
            }
            let size = u128::from(bits / 8);
            let stride = if stride_bits < 64 { edit.cast(CastOp::Sext, stride, Type::I64) } else { stride };
            let align = Align::new(edit.align(&call.args[first]).unwrap_or(1).min(u64::from(bits / 8)));
            let bytes = edit.int(Type::I64, size);
            let bytes = edit.binary(BinaryOp::Mul, stride, bytes);
            let mut lanes = Vec::new();
            let mut start = base;
            for column in 0..columns {
                if column > 0 {
                    start = edit.behind(start, bytes);
                }
                for row in 0..rows {
                    let distance = edit.int(Type::I64, u128::from(row) * size);
                    let at = edit.behind(start, distance);
                    let (ptr_ty, ptr) = at;
                    if store {
                        let value = edit.extract_at(arg(0)?, column * rows + row);
                        edit.put_void(Inst::Store { atomic: None, volatile, value, ptr_ty, ptr, align });
                        continue;
                    }
                    let load = Inst::Load { ty: elem, old: false, atomic: None, volatile, ptr_ty, ptr, align };
                    lanes.push(edit.put(load, elem));
                }
            }
            if store {
                return edit.call_inst("donothing", &[], Type::VOID, &[], call.fast);
            }
            let result = edit.vector_of(ret, &lanes);
            Some(same(result))
        }
        _ => None,
    }
}
