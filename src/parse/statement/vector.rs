//! Vector statements.

use super::Statement;
use crate::ir::inst::{CastFlags, CastOp, FastMath, FcmpPred, IcmpPred};
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{FloatKind, Inst, Operand, Type, TypeKind};
use crate::parse::grammar::{Pairs, Rule};

impl<'s> Statement<'_, 's> {
    pub(in crate::parse) fn extractelement(&mut self, mut parts: Pairs<'s>) -> Inst {
        let vector = self.typed(&mut parts);
        let index = self.typed(&mut parts);
        self.parse_suffix(parts);
        Inst::ExtractElement { vector, index }
    }

    pub(in crate::parse) fn insertelement(&mut self, mut parts: Pairs<'s>) -> Inst {
        let vector = self.typed(&mut parts);
        let value = self.typed(&mut parts);
        let index = self.typed(&mut parts);
        self.parse_suffix(parts);
        Inst::InsertElement { vector, value, index }
    }

    pub(in crate::parse) fn shufflevector(&mut self, mut parts: Pairs<'s>) -> Inst {
        let lhs = self.typed(&mut parts);
        let rhs = self.typed(&mut parts);
        let mask = self.typed(&mut parts);
        self.parse_suffix(parts);
        Inst::ShuffleVector { lhs, rhs, mask }
    }

    /// Converts the old `vicmp` and `vfcmp`, whose result elements are integers of the operands' element
    /// width with all bits equal.
    pub(in crate::parse) fn compare_lanes(&mut self, rule: Rule, mut parts: Pairs<'s>) -> Inst {
        self.note_obsolete(ObsoleteSyntax::CompareElements);
        let (float, opcode) = (rule == Rule::vfcmp, if rule == Rule::vfcmp { "vfcmp" } else { "vicmp" });
        let predicate = parts.next().map_or("", |p| p.as_str());
        let written = parts.peek().map_or(predicate, |p| p.as_str());
        let ty = self.ty(&mut parts);
        let lhs = self.operand(&mut parts, ty);
        let rhs = self.operand(&mut parts, ty);
        self.parse_suffix(parts);
        let types = &mut self.state.module.types;
        let elem = match types.vector(ty) {
            Some((_, _, elem)) => match types.kind(elem) {
                TypeKind::Int(bits) if !float => Some(types.int(*bits)),
                TypeKind::Float(kind @ (FloatKind::Float | FloatKind::Double)) if float => Some(types.int(kind.bits())),
                _ => None,
            },
            None => None,
        };
        let Some(elem) = elem else {
            if ty != Type::INVALID {
                let of = if float { "floating-point values" } else { "integers" };
                self.state.error("E0101", written, format!("`{opcode}` compares vectors of {of}"));
            }
            return Inst::Invalid;
        };
        let to = types.with_lanes_of(ty, elem);
        let (from, fast) = (types.with_lanes_of(ty, Type::I1), FastMath::default());
        let compare = match float {
            true => FcmpPred::from_keyword(predicate).map(|pred| Inst::Fcmp { pred, fast, ty, lhs, rhs }),
            false => IcmpPred::from_keyword(predicate).map(|pred| Inst::Icmp { pred, samesign: false, ty, lhs, rhs }),
        };
        let Some(compare) = compare else {
            return match float {
                true => self.unknown_predicate(opcode, predicate, FcmpPred::ALL.iter().map(|p| p.keyword())),
                false => self.unknown_predicate(opcode, predicate, IcmpPred::ALL.iter().map(|p| p.keyword())),
            };
        };
        let arg = Operand::Value(self.function.push_synthesized(compare, self.span));
        Inst::Cast { op: CastOp::Sext, flags: CastFlags::default(), from, arg, to }
    }
}
