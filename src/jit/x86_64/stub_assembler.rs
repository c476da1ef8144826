//! Assembles stubs of checked code: machine code with forward branches, and words that it refers to.

/// Second bytes of branches with a displacement of 32 bits.
pub(super) const JB: u8 = 0x82;
pub(super) const JAE: u8 = 0x83;
pub(super) const JNE: u8 = 0x85;
pub(super) const JA: u8 = 0x87;

/// A place in a stub.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    /// The code for addresses that are not derived from a slot.
    Other,
    /// The code for an address outside of the slot that it is derived from, or for bytes that are not all defined.
    UndefinedOrOutside,
    /// The slow path, with the shadow of the address in rdx if the stub gets one.
    Rare,
    /// The same, where that shadow is known to be 0, and rdx holds something else.
    RareWithDefinedPointer,
}

/// Machine code with branches to places behind them, and words behind it.
#[derive(Default)]
pub(super) struct Assembler {
    bytes: Vec<u8>,
    /// Offsets of the displacements of branches.
    branches: Vec<(usize, Label)>,
    /// Words with the offsets of the displacements that refer to them.
    words: Vec<(usize, u64)>,
}

impl Assembler {
    /// Adds instructions.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        self.bytes.extend(bytes);
    }

    /// Adds a branch to a place.
    pub(super) fn branch(&mut self, opcode: u8, to: Label) {
        self.add(&[0x0f, opcode]);
        self.branches.push((self.bytes.len(), to));
        self.add(&[0; 4]);
    }

    /// Sets the place of the code that follows.
    pub(super) fn place(&mut self, label: Label) {
        let here = self.bytes.len();
        for (at, _) in self.branches.iter().filter(|(_, to)| *to == label) {
            self.bytes[*at..at + 4].copy_from_slice(&((here - at - 4) as u32).to_le_bytes());
        }
    }

    /// Adds the displacement to a word behind the code.
    pub(super) fn refer(&mut self, word: u64) {
        self.words.push((self.bytes.len(), word));
        self.add(&[0; 4]);
    }

    /// Returns the code, followed by the words.
    pub(super) fn finish(mut self) -> Vec<u8> {
        for (at, word) in std::mem::take(&mut self.words) {
            let displacement = (self.bytes.len() - at - 4) as u32;
            self.bytes[at..at + 4].copy_from_slice(&displacement.to_le_bytes());
            self.add(&word.to_le_bytes());
        }
        self.bytes
    }
}
