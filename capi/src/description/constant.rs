//! Constants as data.

use super::arena::Arena;
use super::{Described, DescriptionObject, llj_constant, llj_value_kind};
use llvmlite_jit::ir::constant::Mark;
use llvmlite_jit::ir::{ConstId, Constant, FloatKind, Module, TypeKind, TypedConst, print};

/// Returns whether each constant is null in all parts, in which case LLVM stores an aggregate as `zeroinitializer`.
pub(super) fn zeros(module: &Module) -> Vec<bool> {
    let mut zeros: Vec<bool> = Vec::with_capacity(module.constants.len());
    for (_, constant) in module.constants.iter() {
        // Components precede the constants that contain them.
        let is_zero = match constant {
            Constant::Int(_, bits) | Constant::Float(_, bits) => *bits == 0,
            Constant::WideInt(_, words) => words.iter().all(|word| *word == 0),
            Constant::String(_, bytes) => bytes.iter().all(|byte| *byte == 0),
            Constant::Null(_) | Constant::Zero(_) => true,
            Constant::Array(_, parts) | Constant::Struct(_, parts) | Constant::Vector(_, parts) => {
                parts.iter().all(|(_, part)| zeros.get(part.as_u32() as usize).copied().unwrap_or(false))
            }
            _ => false,
        };
        zeros.push(is_zero);
    }
    zeros
}

impl DescriptionObject {
    pub(super) fn constant_kind(&self, id: ConstId) -> llj_value_kind {
        use llj_value_kind as Kind;
        let types = &self.module.types;
        match &self.module.constants[id] {
            Constant::Int(..) | Constant::WideInt(..) => Kind::Int,
            Constant::Float(..) => Kind::Float,
            Constant::Null(ty) if matches!(types.kind(*ty), TypeKind::Token) => Kind::NoToken,
            Constant::Null(_) => Kind::NullPointer,
            Constant::Zero(ty) => match types.kind(*ty) {
                TypeKind::Ptr { .. } => Kind::NullPointer,
                TypeKind::Int(_) => Kind::Int,
                TypeKind::Float(_) => Kind::Float,
                _ => Kind::Zero,
            },
            Constant::Undef(_) | Constant::Invalid => Kind::Undef,
            Constant::Poison(_) => Kind::PoisonValue,
            Constant::Global(_, global) => self.global_operand(*global).kind,
            Constant::Marked(_, Mark::DsoLocalEquivalent, _) => Kind::DsoLocalEquivalent,
            Constant::Marked(_, Mark::NoCfi, _) => Kind::NoCfi,
            Constant::PtrAuth(..) => Kind::PtrAuth,
            Constant::InlineAsm(..) => Kind::InlineAsm,
            Constant::BlockAddress(..) => Kind::BlockAddress,
            Constant::String(..) if self.zeros[id.as_u32() as usize] => Kind::Zero,
            Constant::String(..) => Kind::DataArray,
            Constant::Array(..) | Constant::Struct(..) | Constant::Vector(..) if self.zeros[id.as_u32() as usize] => {
                Kind::Zero
            }
            Constant::Array(_, parts) if self.are_plain(parts) => Kind::DataArray,
            Constant::Array(..) => Kind::Array,
            Constant::Struct(..) => Kind::Struct,
            Constant::Vector(_, parts) if self.are_plain(parts) => Kind::DataVector,
            Constant::Vector(..) => Kind::Vector,
            Constant::Expr(..) => Kind::Expression,
            Constant::Metadata(_) => Kind::MetadataAsValue,
        }
    }

    /// Whether all are numbers that LLVM stores as an array of bytes.
    fn are_plain(&self, parts: &[TypedConst]) -> bool {
        parts.iter().all(|(ty, part)| {
            let is_plain = match self.module.types.kind(*ty) {
                TypeKind::Int(8 | 16 | 32 | 64) => true,
                TypeKind::Float(kind) => kind.bits() <= 64,
                _ => false,
            };
            is_plain && matches!(self.module.constants[*part], Constant::Int(..) | Constant::Float(..))
        })
    }

    pub(super) fn constant(&self, id: ConstId) -> Described<llj_constant> {
        let mut arena = Arena::default();
        let constant = &self.module.constants[id];
        let limbs = |bits: u32, value: u128| {
            let both = [value as u64, (value >> 64) as u64];
            both[..(bits.div_ceil(64) as usize).clamp(1, 2)].to_vec()
        };
        let ty = constant.ty();
        let kind = self.module.types.kind(ty);
        let words = match (constant, kind) {
            (Constant::Int(_, value), TypeKind::Int(bits)) => limbs(*bits, *value),
            (Constant::WideInt(_, words), _) => words.to_vec(),
            (Constant::Float(_, value), TypeKind::Float(kind)) => limbs(FloatKind::bits(*kind), *value),
            (Constant::Zero(_), TypeKind::Int(bits)) => vec![0; bits.div_ceil(64) as usize],
            (Constant::Zero(_), TypeKind::Float(kind)) => limbs(kind.bits(), 0),
            _ => Vec::new(),
        };
        let mut operands = Vec::new();
        constant.for_each_part(|(_, part)| operands.push(self.constant_operand(part)));
        let (words, word_count) = arena.array(words);
        let (operands, operand_count) = arena.array(operands);
        let data = llj_constant {
            kind: self.constant_kind(id),
            type_index: self.types.position(ty),
            text: arena.text(print::constant(&self.module, id)),
            words,
            word_count,
            operands,
            operand_count,
        };
        Described { data, _arena: arena }
    }
}
