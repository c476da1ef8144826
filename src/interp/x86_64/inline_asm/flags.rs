//! Processor flags, each of which may be undefined.

/// Flags; `None` is undefined.
#[derive(Clone, Copy, Default, Debug)]
pub struct Flags {
    pub carry: Option<bool>,
    pub parity: Option<bool>,
    pub adjust: Option<bool>,
    pub zero: Option<bool>,
    pub sign: Option<bool>,
    pub overflow: Option<bool>,
    /// Direction flag: whether string instructions go backwards.
    pub backwards: bool,
}

/// Returns a mask of the lowest bits.
pub fn mask(bits: u32) -> u64 {
    u64::MAX >> (64 - bits)
}

/// Sign-extends a number.
pub fn signed(value: u64, bits: u32) -> i64 {
    (value << (64 - bits)) as i64 >> (64 - bits)
}

/// Whether the sign bit is set.
pub fn top(value: u64, bits: u32) -> bool {
    value >> (bits - 1) & 1 != 0
}

impl Flags {
    /// Sets the zero, sign and parity flags for a result.
    pub fn result(&mut self, value: u64, bits: u32) {
        self.zero = Some(value & mask(bits) == 0);
        self.sign = Some(top(value, bits));
        self.parity = Some((value as u8).count_ones().is_multiple_of(2));
    }

    /// Sets the flags for a bitwise operation.
    pub fn logic(&mut self, value: u64, bits: u32) {
        self.result(value, bits);
        self.carry = Some(false);
        self.overflow = Some(false);
        self.adjust = None;
    }

    /// Computes `a + b + carry` and sets the flags.
    pub fn add(&mut self, a: u64, b: u64, carry: bool, bits: u32) -> u64 {
        let wide = u128::from(a) + u128::from(b) + u128::from(carry);
        let value = wide as u64 & mask(bits);
        self.result(value, bits);
        self.carry = Some(wide >> bits != 0);
        self.overflow = Some(top((a ^ value) & (b ^ value), bits));
        self.adjust = Some((a ^ b ^ value) & 16 != 0);
        value
    }

    /// Computes `a - b - carry` and sets the flags.
    pub fn sub(&mut self, a: u64, b: u64, carry: bool, bits: u32) -> u64 {
        let value = a.wrapping_sub(b).wrapping_sub(u64::from(carry)) & mask(bits);
        self.result(value, bits);
        self.carry = Some(u128::from(a) < u128::from(b) + u128::from(carry));
        self.overflow = Some(top((a ^ b) & (a ^ value), bits));
        self.adjust = Some((a ^ b ^ value) & 16 != 0);
        value
    }

    /// Returns whether a condition holds, given by its encoding. `None` if it depends on an undefined flag.
    pub fn holds(&self, condition: u8) -> Option<bool> {
        let holds = match condition >> 1 {
            0 => self.overflow?,
            1 => self.carry?,
            2 => self.zero?,
            3 => self.carry? | self.zero?,
            4 => self.sign?,
            5 => self.parity?,
            6 => self.sign? != self.overflow?,
            _ => self.zero? | (self.sign? != self.overflow?),
        };
        Some(holds != (condition & 1 == 1))
    }

    /// Returns the flags register, and a mask of its defined bits. The interrupt flag is set, as always in
    /// user mode.
    pub fn word(&self) -> (u64, u64) {
        let bits = [
            (self.carry, 0),
            (self.parity, 2),
            (self.adjust, 4),
            (self.zero, 6),
            (self.sign, 7),
            (Some(self.backwards), 10),
            (self.overflow, 11),
        ];
        bits.iter().fold((0x202, u64::MAX), |(word, known), (flag, at)| match flag {
            Some(set) => (word | u64::from(*set) << at, known),
            None => (word, known & !(1 << at)),
        })
    }

    /// Sets the flags that a program may set.
    pub fn set_word(&mut self, word: u64, known: u64) {
        let bit = |at: u32| (known >> at & 1 != 0).then_some(word >> at & 1 != 0);
        (self.carry, self.parity, self.adjust) = (bit(0), bit(2), bit(4));
        (self.zero, self.sign, self.overflow) = (bit(6), bit(7), bit(11));
        self.backwards = bit(10).unwrap_or(false);
    }

    /// Returns the low byte of the flags register, or `None` if one of its flags is undefined.
    pub fn byte(&self) -> Option<u8> {
        let bits = [(self.carry?, 0), (self.parity?, 2), (self.adjust?, 4), (self.zero?, 6), (self.sign?, 7)];
        Some(bits.iter().fold(2, |byte, (set, at)| byte | u8::from(*set) << at))
    }

    /// Sets the flags in the low byte.
    pub fn set_byte(&mut self, byte: u8) {
        let bit = |at: u32| Some(byte >> at & 1 != 0);
        (self.carry, self.parity, self.adjust) = (bit(0), bit(2), bit(4));
        (self.zero, self.sign) = (bit(6), bit(7));
    }
}
