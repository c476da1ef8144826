//! Printing of flags, of instructions and of constant expressions.

use super::Printer;
use crate::ir::inst::{BinaryFlags, CastFlags, FastMath, GepFlags};

impl Printer<'_> {
    /// Prints each flag that is set, with a trailing space.
    pub(super) fn flags(&mut self, flags: &[(bool, &str)]) {
        for (_, word) in flags.iter().filter(|f| f.0) {
            self.put(format_args!("{word} "));
        }
    }

    pub(super) fn binary_flags(&mut self, f: &BinaryFlags) {
        self.flags(&[(f.nuw, "nuw"), (f.nsw, "nsw"), (f.exact, "exact"), (f.disjoint, "disjoint")]);
        self.fast(f.fast);
    }

    pub(super) fn cast_flags(&mut self, f: &CastFlags) {
        self.flags(&[(f.nuw, "nuw"), (f.nsw, "nsw"), (f.nneg, "nneg")]);
        self.fast(f.fast);
    }

    pub(super) fn gep_flags(&mut self, f: &GepFlags) {
        self.flags(&[(f.inbounds, "inbounds"), (f.nusw && !f.inbounds, "nusw"), (f.nuw, "nuw")]);
    }

    /// Prints fast-math flags, each with a trailing space.
    pub(super) fn fast(&mut self, fast: FastMath) {
        if fast == FastMath::ALL {
            return self.word("fast ");
        }
        // LLVM prints `reassoc` first, although it is the last bit.
        let last = FastMath::KEYWORDS.len() - 1;
        for bit in std::iter::once(last).chain(0..last) {
            let word = FastMath::KEYWORDS[bit];
            if fast.0 >> bit & 1 == 1 {
                self.put(format_args!("{word} "));
            }
        }
    }
}
