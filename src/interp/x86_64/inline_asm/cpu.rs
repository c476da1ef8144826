//! Registers and memory of the modeled processor.

use super::flags::{Flags, mask};
use crate::host::symbols::tls;
use crate::interp::exec::int;
use crate::interp::memory::table;
use crate::interp::memory::table::Info;
use crate::interp::memory::{Shape, StackMark};
use crate::interp::native::x87;
use crate::interp::register_code::Kind;
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::asm::operands::{Location, Reg, Site};
use crate::ir::asm::text::{self, AsmOperand, Register};
use crate::outcome::TrapKind;

/// Content of a general-purpose register.
#[derive(Clone, Copy, Debug)]
pub struct Word {
    /// Bits; undefined ones are zero.
    pub bits: u64,
    /// Mask of defined bits.
    pub known: u64,
    /// Pointer from which the content was computed.
    pub from: Option<ScalarValue>,
    /// Source of the undefined bits, if any.
    pub why: ScalarValue,
}

impl Word {
    /// Returns a fully defined number.
    pub fn number(bits: u64) -> Word {
        Word { bits, known: u64::MAX, from: None, why: ScalarValue::default() }
    }
}

/// Control flow after an instruction.
pub enum Next {
    Following,
    /// Jump to an instruction.
    Target(usize),
    /// Jump out of the assembly, to a label.
    Label(usize),
    /// Call of a function, by the number of its symbol, then the next instruction.
    Call(u32),
}

/// Register state of the processor.
#[derive(Debug, Default)]
pub struct Registers {
    /// The sixteen general-purpose registers, then one per operand, then one for the upper half of each
    /// operand.
    general: Vec<Word>,
    /// The same for vector registers, which have no halves.
    vectors: Vec<Vector128>,
    /// x87 register stack, with its top last; `None` is undefined.
    pub stack: Vec<Option<u128>>,
    /// x87 control and status words.
    pub control: u16,
    pub status: u16,
    pub flags: Flags,
}

/// Content of a vector register.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Vector128 {
    /// Bits; undefined ones are zero.
    pub bits: u128,
    /// Mask of defined bits.
    pub known: u128,
}

impl Vector128 {
    /// Returns a fully defined number.
    pub fn number(bits: u128) -> Vector128 {
        Vector128 { bits, known: u128::MAX }
    }
}

/// Inline assembly suspended by a call.
#[derive(Debug)]
pub struct Suspended {
    pub registers: Registers,
    /// Instruction to resume at.
    pub at: usize,
    /// Top of the stack before the assembly.
    pub mark: StackMark,
}

/// The processor that runs one piece of inline assembly.
pub struct Machine<'w> {
    pub registers: Registers,
    /// Addresses of the symbols.
    pub symbols: &'w [ScalarValue],
    pub shared: &'w mut SharedState,
    pub here: CodeLocation,
}

/// Encoding of rsp.
const RSP: usize = 4;
/// Integer argument registers: rdi, rsi, rdx, rcx, r8, r9.
const ARGUMENTS: [u8; 6] = [7, 6, 2, 1, 8, 9];
/// Caller-saved registers.
pub const CALLER_SAVED: [u8; 9] = [0, 1, 2, 6, 7, 8, 9, 10, 11];
/// Number of architectural registers of each kind.
const REGISTER_COUNT: usize = 16;

impl<'w> Machine<'w> {
    pub fn new(
        operands: usize,
        symbols: &'w [ScalarValue],
        shared: &'w mut SharedState,
        here: CodeLocation,
    ) -> Machine<'w> {
        let mut machine = Machine { registers: Registers::default(), symbols, shared, here };
        let unknown_word = machine.unknown();
        machine.registers.general = vec![unknown_word; REGISTER_COUNT + 2 * operands];
        machine.registers.vectors = vec![Vector128::default(); REGISTER_COUNT + operands];
        machine.registers.control = 0x37f;
        machine
    }

    /// Returns the content of an uninitialized register.
    pub(crate) fn unknown(&mut self) -> Word {
        Word { bits: 0, known: 0, from: None, why: self.undef() }
    }

    /// Reads the next argument of a function call: an integer or pointer from an integer register, a `float` or
    /// `double` from a vector register.
    pub fn argument(&mut self, kind: Kind, ints: &mut usize, floats: &mut usize) -> ScalarValue {
        if let Kind::Float | Kind::Double = kind {
            *floats += 1;
            let wide = self.registers.vectors[*floats - 1];
            return self.lane(wide, 0, kind.width());
        }
        *ints += 1;
        let word = self.registers.general[usize::from(ARGUMENTS[*ints - 1])];
        self.slot(&word, kind.width(), kind == Kind::Ptr)
    }

    /// Updates the registers after a call: caller-saved registers become undefined, and the result is stored in its
    /// register.
    pub fn returned(&mut self, kind: Option<Kind>, value: &ScalarValue, clobbers_caller_saved: bool) {
        let unknown_word = self.unknown();
        let operands = (REGISTER_COUNT..self.registers.general.len()).filter(|_| !clobbers_caller_saved);
        for at in CALLER_SAVED.into_iter().map(usize::from).chain(operands) {
            self.registers.general[at] = unknown_word;
        }
        self.registers.vectors.fill(Vector128::default());
        self.registers.stack.clear();
        self.registers.flags = Flags::default();
        match kind {
            None => {}
            Some(Kind::Float | Kind::Double) if value.definedness.is_defined() => {
                self.registers.vectors[0] = Vector128::number(u128::from(value.lo));
            }
            Some(Kind::Float | Kind::Double) => {}
            Some(kind) => {
                let word = self.word(value, kind.width());
                self.registers.general[0] = word;
            }
        }
    }

    /// Creates a stack for the assembly, with space in both directions. Its bytes are zero; natively they would be the
    /// frame data around the inline assembly.
    pub fn make_stack(&mut self) {
        const ROOM: u64 = 1024;
        let info = Info { kind: table::Kind::Stack, size: 2 * ROOM, ..Info::default() };
        let Some(pointer) = self.shared.memory.push_alloca(&info, 16) else { return };
        self.shared.memory.initialize(pointer.lo, &[0; 2 * ROOM as usize]);
        let top = pointer.lo + ROOM;
        let from = Some(ScalarValue { lo: top, ..pointer });
        self.registers.general[RSP] = Word { from, ..Word::number(top) };
    }

    fn register_index(place: text::RegisterId) -> usize {
        match place {
            text::RegisterId::Physical(Reg::General(n) | Reg::Vector(n) | Reg::Stack(n)) => usize::from(n),
            text::RegisterId::Virtual { number, .. } => REGISTER_COUNT + number,
        }
    }

    /// Returns the register numbers of an operand and of its upper half, and whether they are vector
    /// registers.
    fn operand(&self, site: &Site, operand: usize) -> ([usize; 2], bool) {
        let owner = REGISTER_COUNT + site.owner(operand);
        match site.operands[operand].location {
            Location::Fixed(Reg::General(n)) => ([usize::from(n); 2], false),
            Location::Fixed(Reg::Vector(n)) => ([usize::from(n); 2], true),
            Location::Pair => ([0, 2], false),
            Location::Vector => ([owner; 2], true),
            _ => ([owner, owner + site.operands.len()], false),
        }
    }

    /// Puts an argument into the register of its operand. A vector has several elements of `bits` bits.
    pub fn put(&mut self, site: &Site, operand: usize, elements: &[ScalarValue], bits: u32) {
        let ([at, upper], vector) = self.operand(site, operand);
        let Some(value) = elements.first() else { return };
        if vector {
            let mut wide = Vector128::default();
            // The upper bits of the register are undefined, except zeros up to the next machine width.
            let above = match elements.len() {
                1 => (u128::MAX >> (128 - bits.next_power_of_two().max(8))) & !(u128::MAX >> (128 - bits)),
                _ => 0,
            };
            for (n, element) in (0..).zip(elements) {
                let all = u128::MAX >> (128 - bits);
                let known =
                    all & !if element.definedness.is_defined() { 0 } else { self.shared.undefs.mask(element, bits) };
                wide.bits |= (element.bits(bits) & known) << (n * bits);
                wide.known |= known << (n * bits);
            }
            if wide.known != 0 {
                wide.known |= above;
            }
            self.registers.vectors[at] = wide;
            return;
        }
        if bits > 64 {
            let undefined = if value.definedness.is_defined() { 0 } else { self.shared.undefs.mask(value, bits) };
            let all = (u128::MAX >> (128 - bits)) & !undefined;
            for (at, shift) in [(at, 0), (upper, 64)] {
                let known = (all >> shift) as u64;
                let bits = (value.bits(bits) >> shift) as u64 & known;
                self.registers.general[at] = Word { bits, known, from: None, why: *value };
            }
            return;
        }
        self.registers.general[at] = self.word(value, bits);
    }

    /// Pushes an argument onto the x87 stack.
    pub fn push(&mut self, value: &ScalarValue, bits: u32) {
        let number = value.definedness.is_defined().then(|| x87::widen(value.bits(bits), bits));
        self.registers.stack.push(number);
    }

    /// Converts a value to register content.
    fn word(&mut self, value: &ScalarValue, bits: u32) -> Word {
        // The bits above a narrow value are undefined; odd widths are zero-extended to the next machine
        // width.
        let all = mask(bits.next_power_of_two().max(8));
        let undefined = match value.definedness.is_defined() {
            true => 0,
            false => self.shared.undefs.mask(value, bits) as u64 & mask(bits),
        };
        let from = (undefined == 0 && value.hi != 0 && bits == 64).then_some(*value);
        Word { bits: value.lo & all & !undefined, known: all & !undefined, from, why: *value }
    }

    /// Reads an operand's result.
    pub fn take(&mut self, site: &Site, operand: usize, pointer: bool) -> InterpResult<ScalarValue> {
        let binding = &site.operands[operand];
        if let Location::Condition(condition) = binding.location {
            return Ok(match self.registers.flags.holds(condition) {
                Some(holds) => ScalarValue::int(u64::from(holds)),
                None => self.undef(),
            });
        }
        let ([at, upper], vector) = self.operand(site, operand);
        if vector {
            let wide = self.registers.vectors[at];
            return Ok(self.lane(wide, 0, binding.bits));
        }
        if let Location::Stack(_) = binding.location {
            return Ok(match self.registers.stack.pop().flatten() {
                Some(number) => ScalarValue::wide(x87::narrow(number, binding.bits, 0x37f)),
                None => self.undef(),
            });
        }
        let word = self.registers.general[at];
        if binding.bits > 64 {
            let high = self.registers.general[upper];
            let wide = Vector128 {
                bits: u128::from(high.bits) << 64 | u128::from(word.bits),
                known: u128::from(high.known) << 64 | u128::from(word.known),
            };
            return Ok(self.lane(wide, 0, binding.bits));
        }
        Ok(self.slot(&word, binding.bits, pointer))
    }

    /// Reads an operand's vector result.
    pub fn take_elements(&mut self, site: &Site, operand: usize, bits: u32, to: &mut [ScalarValue]) {
        let ([at, _], _) = self.operand(site, operand);
        let wide = self.registers.vectors[at];
        for (n, slot) in (0..).zip(to) {
            *slot = self.lane(wide, n, bits);
        }
    }

    /// Converts an element of a vector register to a value.
    fn lane(&mut self, wide: Vector128, n: u32, bits: u32) -> ScalarValue {
        let all = u128::MAX >> (128 - bits);
        let (value, known) = (wide.bits >> (n * bits) & all, wide.known >> (n * bits) & all);
        if known == all {
            return ScalarValue::wide(value);
        }
        let origin = self.shared.undefs.origin(Cause::Assembly, self.here);
        if known == 0 {
            return ScalarValue::undef(origin);
        }
        self.shared.undefs.partial(bits, value & known, all & !known, origin)
    }

    /// Converts register content to a value of `bits` bits.
    fn slot(&mut self, word: &Word, bits: u32, pointer: bool) -> ScalarValue {
        let all = mask(bits);
        if word.known & all != all {
            let undefined = u128::from(all & !word.known);
            let origin = self.shared.undefs.origin_of(word.why.definedness);
            let Some(origin) = origin.filter(|_| word.known & all != 0 && !pointer) else { return word.why };
            return self.shared.undefs.partial(bits, u128::from(word.bits & all), undefined, origin);
        }
        match pointer {
            true => self.pointer(word),
            false => ScalarValue::int(word.bits & all),
        }
    }

    fn undef(&mut self) -> ScalarValue {
        ScalarValue::undef(self.shared.undefs.origin(Cause::Assembly, self.here))
    }

    fn pointer(&self, word: &Word) -> ScalarValue {
        match word.from {
            Some(from) => ScalarValue { lo: word.bits, ..from },
            None => self.shared.memory.pointer_to(word.bits),
        }
    }

    /// Returns the bits of a word, or a fault if some are undefined.
    pub fn known(&self, word: &Word, bits: u32) -> InterpResult<u64> {
        if word.known & mask(bits) != mask(bits) {
            let what = "an undefined value is used by inline assembly";
            return Err(match word.why.definedness.is_defined() {
                true => Fault::new(TrapKind::Uninitialised, what),
                false => int::undefined_value(what, &word.why, &self.shared.undefs),
            });
        }
        Ok(word.bits & mask(bits))
    }

    /// Returns a general-purpose register by its encoding.
    pub fn general(&self, n: u8) -> Word {
        self.registers.general[usize::from(n)]
    }

    /// Returns the low bits of a general-purpose register.
    pub fn low(&self, n: u8, bits: u32) -> InterpResult<u64> {
        self.known(&self.general(n), bits)
    }

    /// Writes the low bits of a general-purpose register.
    pub fn set_low(&mut self, n: u8, bits: u32, value: Word) {
        self.set_part(usize::from(n), bits, false, value);
    }

    fn set_part(&mut self, at: usize, bits: u32, high: bool, value: Word) {
        let old = &mut self.registers.general[at];
        let why = if value.known & mask(bits) == mask(bits) { old.why } else { value.why };
        *old = match bits {
            64 => value,
            // A 32-bit write zeroes the upper half.
            32 => Word { bits: value.bits & mask(32), known: value.known | !mask(32), from: None, why },
            _ => {
                let shift = if high { 8 } else { 0 };
                let here = mask(bits) << shift;
                Word {
                    bits: old.bits & !here | value.bits << shift & here,
                    known: old.known & !here | value.known << shift & here,
                    from: None,
                    why,
                }
            }
        };
    }

    fn register(&self, register: Register) -> Word {
        let word = self.registers.general[Self::register_index(register.id)];
        match register.high {
            true => Word { bits: word.bits >> 8, known: word.known >> 8, ..word },
            false => word,
        }
    }

    /// Returns the address of a symbol plus an addend.
    fn symbol(&self, symbol: u32, added: i64) -> Word {
        let slot = self.symbols.get(symbol as usize).copied().unwrap_or(ScalarValue::NULL);
        Word { from: Some(slot), ..Word::number(slot.lo.wrapping_add(added as u64)) }
    }

    /// Returns the address of a memory operand.
    pub fn address(&self, memory: &text::Memory) -> InterpResult<Word> {
        let sum = self.sum(memory, 64)?;
        Ok(match memory.segment {
            // The thread-local segment belongs to the C library or holds a library's variable: host memory.
            Some(_) => Word { bits: sum.bits.wrapping_add(tls::pointer()), from: None, ..sum },
            None => sum,
        })
    }

    /// Returns the low bits of a memory operand's address; only these must be defined.
    pub fn sum(&self, memory: &text::Memory, bits: u32) -> InterpResult<Word> {
        let mut sum = match memory.symbol {
            Some(symbol) => self.symbol(symbol, memory.displacement),
            None => Word::number(memory.displacement as u64),
        };
        for (place, scale) in memory.base.map(|b| (b, 1)).into_iter().chain(memory.index) {
            let word = self.registers.general[Self::register_index(place)];
            self.known(&word, bits)?;
            sum.bits = sum.bits.wrapping_add(word.bits.wrapping_mul(u64::from(scale)));
            if scale == 1 {
                sum.from = sum.from.or(word.from);
            }
        }
        Ok(sum)
    }

    /// Loads from memory.
    pub fn load(&mut self, address: &Word, bits: u32) -> InterpResult<Word> {
        let pointer = self.pointer(address);
        let SharedState { memory, undefs, .. } = &mut *self.shared;
        let value = memory.load_slow(&pointer, Shape::Bits(bits), 1, undefs, self.here)?;
        let undefined = if value.definedness.is_defined() { 0 } else { undefs.mask(&value, bits) as u64 };
        Ok(Word { bits: value.lo & !undefined, known: mask(bits) & !undefined, from: None, why: value })
    }

    /// Stores to memory.
    pub fn store(&mut self, address: &Word, bits: u32, value: &Word) -> InterpResult<()> {
        let pointer = self.pointer(address);
        let all = mask(bits);
        let SharedState { memory, undefs, .. } = &mut *self.shared;
        let (slot, shape) = match value.from.filter(|_| bits == 64) {
            Some(from) => (ScalarValue { lo: value.bits, ..from }, Shape::Pointer),
            None if value.known & all == all => (ScalarValue::int(value.bits & all), Shape::Bits(bits)),
            None => {
                let origin = undefs.origin_of(value.why.definedness);
                let origin = origin.unwrap_or(crate::interp::scalar::OriginId::FORGOTTEN);
                let undefined = u128::from(all & !value.known);
                (undefs.partial(bits, u128::from(value.bits & all), undefined, origin), Shape::Bits(bits))
            }
        };
        memory.store_slow(&pointer, shape, 1, &slot, undefs)
    }

    /// Reads an operand of `bits` bits.
    pub fn read(&mut self, arg: &AsmOperand, bits: u32) -> InterpResult<Word> {
        match arg {
            AsmOperand::Register(register) => Ok(self.register(*register)),
            AsmOperand::Immediate(n) => Ok(Word::number(*n as u64)),
            AsmOperand::Memory(memory) => {
                let address = self.address(memory)?;
                self.load(&address, bits)
            }
            AsmOperand::Address(symbol, added) => Ok(self.symbol(*symbol, *added)),
            AsmOperand::Target(_) | AsmOperand::Label(_) | AsmOperand::Symbol(_) => Ok(Word::number(0)),
        }
    }

    /// Reads an operand whose bits must all be defined.
    pub fn value(&mut self, arg: &AsmOperand, bits: u32) -> InterpResult<u64> {
        let word = self.read(arg, bits)?;
        self.known(&word, bits)
    }

    /// Writes an operand.
    pub fn write(&mut self, arg: &AsmOperand, bits: u32, value: Word) -> InterpResult<()> {
        match arg {
            AsmOperand::Register(register) => {
                self.set_part(Self::register_index(register.id), bits, register.high, value)
            }
            AsmOperand::Memory(memory) => {
                let address = self.address(memory)?;
                self.store(&address, bits, &value)?;
            }
            AsmOperand::Immediate(_)
            | AsmOperand::Address(..)
            | AsmOperand::Target(_)
            | AsmOperand::Label(_)
            | AsmOperand::Symbol(_) => {}
        }
        Ok(())
    }

    /// Writes a number to an operand.
    pub fn write_number(&mut self, arg: &AsmOperand, bits: u32, value: u64) -> InterpResult<()> {
        self.write(arg, bits, Word::number(value))
    }

    /// Returns a vector register.
    pub fn vector(&self, register: Register) -> Vector128 {
        self.registers.vectors[Self::register_index(register.id)]
    }

    /// Returns the low bits of a vector register, or a fault if some are undefined.
    pub fn defined(&self, wide: Vector128, bits: u32) -> InterpResult<u128> {
        let all = u128::MAX >> (128 - bits);
        match wide.known & all == all {
            true => Ok(wide.bits & all),
            false => Err(Fault::new(TrapKind::Uninitialised, "an undefined value is used by inline assembly")),
        }
    }

    /// Writes a vector register.
    pub fn set_vector(&mut self, register: Register, value: Vector128) {
        self.registers.vectors[Self::register_index(register.id)] = value;
    }
}
