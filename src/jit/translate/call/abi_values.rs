//! Conversion between values and the words in which calls pass them.

use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::flat::{FlatField, FlatType};
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::Scalar;
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value};

impl FuncTranslator<'_, '_> {
    /// Returns the words of a result, including those in x87 registers, which Cranelift does not support.
    pub(in crate::jit::translate) fn with_extended(&mut self, flat: &FlatType, results: Vec<Value>) -> Vec<Value> {
        let mut results = results.into_iter();
        let mut words = Vec::with_capacity(results.len());
        for part in flat.passed() {
            match part.scalar {
                Scalar::X86Fp80 => words.push(self.call_runtime(RuntimeFn::ExtendedPop, &[])),
                Scalar::Int(65..) => words.extend(results.by_ref().take(2)),
                _ => words.extend(results.next()),
            }
        }
        words
    }

    /// Builds all scalars of a value from its words.
    pub(in crate::jit::translate) fn take_parts(
        &mut self,
        flat: &FlatType,
        words: &mut impl Iterator<Item = Value>,
    ) -> Vec<Value> {
        let mut vector = None;
        let take = |part: &FlatField| match part.vector_lane() {
            None => self.take_words(part.scalar, words),
            Some((_, n)) => {
                if n == 0 {
                    vector = words.next();
                }
                let vector = vector.expect("a signature has all words of its scalars");
                self.b.ins().extractlane(vector, n)
            }
        };
        flat.fields.iter().map(take).collect()
    }

    /// Appends the words of a value's scalars, except those passed in x87 registers.
    pub(in crate::jit::translate) fn push_parts(&mut self, flat: &FlatType, values: &[Value], words: &mut Vec<Value>) {
        for (part, value) in flat.fields.iter().zip(values) {
            let word = match part.vector_lane() {
                None if part.scalar == Scalar::X86Fp80 => continue,
                None => {
                    self.push_words(part.scalar, *value, words);
                    continue;
                }
                // The other lanes of the register are not read.
                Some((ty, 0)) => self.b.ins().splat(ty, *value),
                Some((_, n)) => {
                    let vector = words.pop().expect("the element before is in a register");
                    self.b.ins().insertlane(vector, *value, n)
                }
            };
            words.push(word);
        }
    }

    /// Builds a scalar from its words.
    pub(in crate::jit::translate) fn take_words(
        &mut self,
        scalar: Scalar,
        words: &mut impl Iterator<Item = Value>,
    ) -> Value {
        let mut next = || words.next().expect("a signature has all words of its scalars");
        let low = next();
        match scalar {
            Scalar::Int(65..) => {
                let high = next();
                self.b.ins().iconcat(low, high)
            }
            // Passed in a vector register.
            Scalar::Half | Scalar::BFloat | Scalar::Fp128 => {
                let flags = MemFlagsData::new().with_endianness(Endianness::Little);
                self.b.ins().bitcast(scalar.clif(), flags, low)
            }
            _ => self.canonical_from_outside(scalar, low),
        }
    }

    /// Appends the words of a scalar.
    pub(in crate::jit::translate) fn push_words(&mut self, scalar: Scalar, value: Value, words: &mut Vec<Value>) {
        match scalar {
            Scalar::Int(65..) => {
                let (low, high) = self.b.ins().isplit(value);
                words.extend([low, high]);
            }
            Scalar::Half | Scalar::BFloat | Scalar::Fp128 => {
                let flags = MemFlagsData::new().with_endianness(Endianness::Little);
                words.push(self.b.ins().bitcast(scalar.register(), flags, value));
            }
            _ => words.push(value),
        }
    }
}
