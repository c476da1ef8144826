//! Printing of constants and numbers.

use super::Printer;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::InRange;
use crate::ir::{ConstId, Constant, FloatKind, Type, TypeKind, TypedConst, write_escaped};
use std::fmt::Write;

/// Formats a floating-point value as LLVM does: `%e` with six digits if that reads back exactly, else the bits
/// in hexadecimal (a float as the bits of the equal double).
pub fn float_text(kind: FloatKind, bits: u128) -> String {
    let value = match kind {
        FloatKind::Float => f64::from(f32::from_bits(bits as u32)),
        FloatKind::Double => f64::from_bits(bits as u64),
        FloatKind::Half => return format!("0xH{bits:04X}"),
        FloatKind::BFloat => return format!("0xR{bits:04X}"),
        FloatKind::X86Fp80 => return format!("0xK{bits:020X}"),
        FloatKind::Fp128 => return format!("0xL{:016X}{:016X}", bits as u64, (bits >> 64) as u64),
        FloatKind::PpcFp128 => return format!("0xM{:016X}{:016X}", (bits >> 64) as u64, bits as u64),
    };
    let text = exponent_text(value);
    if value.is_finite() && text.parse() == Ok(value) {
        return text;
    }
    // Converting a NaN could change its payload, so its bits are widened instead.
    let image = match kind {
        FloatKind::Float if value.is_nan() => {
            let b = bits as u64;
            (b >> 31 & 1) << 63 | 0x7ff << 52 | (b & 0x7f_ffff) << 29
        }
        _ => value.to_bits(),
    };
    format!("0x{image:016X}")
}

/// Formats as C's `%e`: six digits, and an exponent of at least two.
fn exponent_text(value: f64) -> String {
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((mantissa, exponent)) => {
            let (sign, digits) = exponent.strip_prefix('-').map_or(('+', exponent), |d| ('-', d));
            format!("{mantissa}e{sign}{digits:0>2}")
        }
        None => text,
    }
}

impl Printer<'_> {
    pub(super) fn typed_const(&mut self, (ty, id): TypedConst) {
        self.ty(ty);
        self.word(" ");
        self.constant(id);
    }

    pub(super) fn const_list(&mut self, list: &[TypedConst]) {
        for (n, part) in list.iter().enumerate() {
            if n > 0 {
                self.word(", ");
            }
            self.typed_const(*part);
        }
    }

    pub(super) fn constant(&mut self, id: ConstId) {
        let m = self.m;
        match &m.constants[id] {
            Constant::Invalid => self.word("<damaged>"),
            Constant::Int(ty, bits) => match m.types.int_width(*ty) {
                Some(1) => self.word(if *bits == 0 { "false" } else { "true" }),
                Some(width) => {
                    let shift = 128u32.saturating_sub(width);
                    self.put(format_args!("{}", ((bits << shift) as i128) >> shift));
                }
                None => self.put(format_args!("{bits}")),
            },
            Constant::WideInt(ty, limbs) => {
                let text = wide_text(limbs, m.types.int_width(*ty).unwrap_or(limbs.len() as u32 * 64));
                self.word(&text);
            }
            Constant::Float(ty, bits) => {
                let text = float_text(m.types.float_kind(*ty).unwrap_or(FloatKind::Double), *bits);
                self.word(&text);
            }
            Constant::Null(Type::TOKEN) => self.word("none"),
            Constant::Null(_) => self.word("null"),
            Constant::Metadata(pieces) => self.pieces(pieces),
            Constant::Undef(_) => self.word("undef"),
            Constant::Poison(_) => self.word("poison"),
            Constant::Zero(_) => self.word("zeroinitializer"),
            Constant::Global(_, g) => self.global_name(*g),
            Constant::Marked(_, mark, g) => {
                self.put(format_args!("{} ", mark.keyword()));
                self.global_name(*g);
            }
            Constant::PtrAuth(_, parts) => {
                self.word("ptrauth (");
                self.const_list(parts);
                self.word(")");
            }
            Constant::InlineAsm(_, asm) => {
                self.word("asm ");
                self.flags(&[
                    (asm.sideeffect, "sideeffect"),
                    (asm.alignstack, "alignstack"),
                    (asm.inteldialect, "inteldialect"),
                    (asm.unwind, "unwind"),
                ]);
                self.word("\"");
                write_escaped(&asm.template, &mut self.out);
                self.word("\", ");
                self.quoted(&asm.constraints);
            }
            Constant::BlockAddress(_, function, block) => {
                self.word("blockaddress(");
                self.global_name(*function);
                self.word(", %");
                self.label_of(*function, *block);
                self.word(")");
            }
            Constant::String(_, bytes) => {
                self.word("c\"");
                write_escaped(bytes, &mut self.out);
                self.word("\"");
            }
            Constant::Array(_, parts) => {
                self.word("[");
                self.const_list(parts);
                self.word("]");
            }
            // LLVM prints `splat` for equal numbers.
            Constant::Vector(_, parts)
                if parts.len() > 1
                    && parts.iter().all(|p| *p == parts[0])
                    && matches!(
                        m.constants[parts[0].1],
                        Constant::Int(..) | Constant::WideInt(..) | Constant::Float(..)
                    ) =>
            {
                self.splat(parts[0]);
            }
            Constant::Vector(_, parts) => {
                self.word("<");
                self.const_list(parts);
                self.word(">");
            }
            Constant::Struct(ty, parts) => {
                let packed = matches!(m.types.kind(*ty), TypeKind::Struct { packed: true, .. });
                self.word(if packed { "<{" } else { "{" });
                if !parts.is_empty() {
                    self.word(" ");
                    self.const_list(parts);
                    self.word(" ");
                }
                self.word(if packed { "}>" } else { "}" });
            }
            Constant::Expr(ty, expr) => self.expression(*ty, expr),
        }
    }

    fn splat(&mut self, value: TypedConst) {
        self.word("splat (");
        self.typed_const(value);
        self.word(")");
    }

    pub(super) fn expression(&mut self, ty: Type, expr: &ConstExpr) {
        match expr {
            ConstExpr::Cast { op, flags, arg } => {
                self.put(format_args!("{} ", op.keyword()));
                self.cast_flags(flags);
                self.word("(");
                self.typed_const(*arg);
                self.word(" to ");
                self.ty(ty);
            }
            ConstExpr::Gep { source, flags, inrange, base, indices } => {
                self.word("getelementptr ");
                self.gep_flags(flags);
                if let Some(InRange::Bytes(from, to)) = inrange {
                    self.put(format_args!("inrange({from}, {to}) "));
                }
                self.word("(");
                self.ty(*source);
                self.word(", ");
                self.typed_const(*base);
                for (n, index) in indices.iter().enumerate() {
                    self.word(", ");
                    if *inrange == Some(InRange::Index(n as u32)) {
                        self.word("inrange ");
                    }
                    self.typed_const(*index);
                }
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                self.put(format_args!("{} ", op.keyword()));
                self.binary_flags(flags);
                self.word("(");
                self.const_list(&[*lhs, *rhs]);
            }
            ConstExpr::Icmp { pred, lhs, rhs } => {
                self.put(format_args!("icmp {} (", pred.keyword()));
                self.const_list(&[*lhs, *rhs]);
            }
            ConstExpr::Fcmp { pred, lhs, rhs } => {
                self.put(format_args!("fcmp {} (", pred.keyword()));
                self.const_list(&[*lhs, *rhs]);
            }
            ConstExpr::ExtractElement { vector, index } => {
                self.word("extractelement (");
                self.const_list(&[*vector, *index]);
            }
            ConstExpr::InsertElement { vector, value, index } => {
                self.word("insertelement (");
                self.const_list(&[*vector, *value, *index]);
            }
            ConstExpr::ShuffleVector { lhs, rhs, mask } => {
                self.word("shufflevector (");
                self.const_list(&[*lhs, *rhs, *mask]);
            }
            ConstExpr::Splat(value) => return self.splat(*value),
            ConstExpr::Select { cond, then, other } => {
                self.word("select (");
                self.const_list(&[*cond, *then, *other]);
            }
            ConstExpr::Fneg(value) => {
                self.word("fneg (");
                self.typed_const(*value);
            }
            ConstExpr::ExtractValue { agg, indices } => {
                self.word("extractvalue (");
                self.typed_const(*agg);
                indices.iter().for_each(|n| self.put(format_args!(", {n}")));
            }
            ConstExpr::InsertValue { agg, value, indices } => {
                self.word("insertvalue (");
                self.const_list(&[*agg, *value]);
                indices.iter().for_each(|n| self.put(format_args!(", {n}")));
            }
        }
        self.word(")");
    }
}

/// Formats a signed integer of any width in decimal.
pub fn wide_text(limbs: &[u64], width: u32) -> String {
    /// Largest power of ten that fits in a limb.
    const CHUNK: u64 = 10_000_000_000_000_000_000;
    let mut rest: Vec<u64> = limbs.to_vec();
    let negative = width > 0 && limbs.get((width as usize - 1) / 64).is_some_and(|l| l >> ((width - 1) % 64) & 1 == 1);
    if negative {
        // Negates in two's complement within the width.
        let mut carry = true;
        for limb in &mut rest {
            let (sum, over) = (!*limb).overflowing_add(u64::from(carry));
            (*limb, carry) = (sum, over);
        }
        if let (Some(last), 1..) = (rest.get_mut(width as usize / 64), width % 64) {
            *last &= (1 << (width % 64)) - 1;
        }
    }
    let mut chunks = Vec::new();
    while rest.iter().any(|l| *l != 0) {
        let mut remainder = 0u128;
        for limb in rest.iter_mut().rev() {
            let all = remainder << 64 | u128::from(*limb);
            *limb = (all / u128::from(CHUNK)) as u64;
            remainder = all % u128::from(CHUNK);
        }
        chunks.push(remainder as u64);
        while rest.last() == Some(&0) {
            rest.pop();
        }
    }
    let mut out = String::from(if negative { "-" } else { "" });
    match chunks.pop() {
        Some(first) => write!(out, "{first}").expect("a String takes all"),
        None => out.push('0'),
    }
    for chunk in chunks.iter().rev() {
        write!(out, "{chunk:019}").expect("a String takes all");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_integers_print_in_decimal() {
        assert_eq!(wide_text(&[0, 0, 1], 192), "340282366920938463463374607431768211456");
        assert_eq!(wide_text(&[u64::MAX, u64::MAX, u64::MAX], 192), "-1");
        assert_eq!(wide_text(&[0, 0, 0], 192), "0");
        assert_eq!(wide_text(&[u64::MAX, u64::MAX, 1], 130), "680564733841876926926749214863536422911");
        assert_eq!(wide_text(&[u64::MAX, u64::MAX, 3], 130), "-1");
        // Missing limbs are zero.
        assert_eq!(wide_text(&[u64::MAX, u64::MAX], 192), "340282366920938463463374607431768211455");
    }
}
