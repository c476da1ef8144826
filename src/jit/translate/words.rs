//! Values to and from the words that bring them across calls.

use super::func::{Base, FuncTranslator, Lowered, Pointer};
use crate::ir::Type;
use crate::jit::abi::At;
use crate::jit::scalar::Scalar;
use crate::jit::shape::{Flat, Part, is_many};
use cranelift_codegen::ir::{Block, Endianness, InstBuilder, MemFlagsData, Value, types};

impl FuncTranslator<'_, '_> {
    /// A parameter of the function from those of its signature.
    pub(super) fn parameter(&mut self, entry: Block, ty: Type, at: At) -> Lowered {
        let place = match at {
            At::Direct(place) => place,
            At::OnStack(place) => {
                let object = Pointer { base: Base::Value(self.b.block_params(entry)[place]), offset: 0 };
                return self.load_plain(cranelift_codegen::ir::types::I128, object).into();
            }
        };
        let flat = self.layouts.flat(ty);
        let words = self.b.block_params(entry)[place..].to_vec();
        let mut words = words.into_iter();
        let values = self.take_parts(&flat, &mut words);
        if !is_many(&self.env.module.types, ty) {
            return values[0].into();
        }
        self.aggregate_of(&flat, values)
    }

    /// All scalars of a value from the words that bring them.
    pub(super) fn take_parts(&mut self, flat: &Flat, words: &mut impl Iterator<Item = Value>) -> Vec<Value> {
        let mut vector = None;
        let take = |part: &Part| match part.lane {
            None => self.take_words(part.scalar, words),
            Some((_, n)) => {
                if n == 0 {
                    vector = words.next();
                }
                let vector = vector.expect("a signature has all words of its scalars");
                self.b.ins().extractlane(vector, n)
            }
        };
        flat.parts.iter().map(take).collect()
    }

    /// Adds the words that the scalars of a value are passed as.
    pub(super) fn push_parts(&mut self, flat: &Flat, values: &[Value], words: &mut Vec<Value>) {
        for (part, value) in flat.parts.iter().zip(values) {
            let word = match part.lane {
                None => {
                    self.push_words(part.scalar, *value, words);
                    continue;
                }
                // What else is in the register nobody looks at.
                Some((ty, 0)) => self.b.ins().splat(ty, *value),
                Some((_, n)) => {
                    let vector = words.pop().expect("the element before is in a register");
                    self.b.ins().insertlane(vector, *value, n)
                }
            };
            words.push(word);
        }
    }

    /// A scalar from the words that bring it.
    fn take_words(&mut self, scalar: Scalar, words: &mut impl Iterator<Item = Value>) -> Value {
        let mut next = || words.next().expect("a signature has all words of its scalars");
        let low = next();
        match scalar {
            Scalar::Int(65..) => {
                let high = next();
                self.b.ins().iconcat(low, high)
            }
            // In a vector register.
            Scalar::Half | Scalar::BFloat => {
                let flags = MemFlagsData::new().with_endianness(Endianness::Little);
                self.b.ins().bitcast(types::I16, flags, low)
            }
            _ => self.canonical_from_outside(scalar, low),
        }
    }

    /// Adds the words that a scalar is passed as.
    pub(super) fn push_words(&mut self, scalar: Scalar, value: Value, words: &mut Vec<Value>) {
        match scalar {
            Scalar::Int(65..) => {
                let (low, high) = self.b.ins().isplit(value);
                words.extend([low, high]);
            }
            Scalar::Half | Scalar::BFloat => {
                let flags = MemFlagsData::new().with_endianness(Endianness::Little);
                words.push(self.b.ins().bitcast(scalar.register(), flags, value));
            }
            _ => words.push(value),
        }
    }
}
