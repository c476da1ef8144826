//! A call of inline assembly in executable form: its instructions, and the locations of its operands.

use crate::interp::register_code::operand::{Kind, OperandSlot};
use crate::interp::scalar::ScalarValue;
use crate::ir::GlobalId;
use crate::ir::asm::operands::Site;
use crate::ir::asm::text::{AsmOperand, Prefix};

/// An instruction in executable form.
#[derive(Clone, Debug)]
pub struct Step {
    pub(in crate::interp) operation: Operation,
    pub(in crate::interp) prefix: Option<Prefix>,
    pub(in crate::interp) args: Vec<AsmOperand>,
    /// Operand size in bits.
    pub(in crate::interp) bits: u32,
}

/// A result.
#[derive(Clone, Copy, Debug)]
pub struct Output {
    /// Destination slot.
    pub(in crate::interp) dst: u32,
    pub(in crate::interp) operand: usize,
    pub(in crate::interp) pointer: bool,
    /// Number of elements, for a vector.
    pub(in crate::interp) elements: Option<u32>,
}

/// Initial value of an operand.
#[derive(Clone, Copy, Debug)]
pub struct Input {
    pub(in crate::interp) operand: usize,
    pub(in crate::interp) src: OperandSlot,
    /// Number of elements, for a vector.
    pub(in crate::interp) elements: Option<u32>,
}

/// A function called from inline assembly.
#[derive(Clone, Debug)]
pub struct CallTarget {
    /// Number of the symbol.
    pub symbol: u32,
    /// Function.
    pub id: GlobalId,
    /// Parameter kinds.
    pub params: Box<[Kind]>,
    /// Result kind.
    pub ret: Option<Kind>,
}

/// Extra frame slots that a piece of inline assembly needs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scratch {
    /// Next action: 0 for the end, or the number of a callee to call, from 1 on.
    pub next: u32,
    /// Index of the suspended state to resume after a call.
    pub suspended: u32,
    /// Label that the assembly jumped to, from 1 on, or 0.
    pub label: u32,
    /// First argument of a call, with space for the longest argument list; the result follows.
    pub args: u32,
}

/// A call of inline assembly with instructions.
#[derive(Clone, Debug)]
pub struct Assembly {
    pub(in crate::interp) site: Site,
    pub(in crate::interp) steps: Vec<Step>,
    /// Initial values of the operands.
    pub(in crate::interp) inputs: Vec<Input>,
    pub(in crate::interp) outputs: Vec<Output>,
    /// Functions that it calls.
    pub callees: Vec<CallTarget>,
    /// Addresses of the symbols.
    pub symbols: Vec<ScalarValue>,
    /// Frame slots for its own use.
    pub scratch: Scratch,
}

/// Arithmetic with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arithmetic {
    Add,
    Adc,
    Sub,
    Sbb,
    And,
    Or,
    Xor,
    Cmp,
    Test,
}

/// Shifts and rotations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shift {
    Shl,
    Shr,
    Sar,
    Rol,
    Ror,
    Rcl,
    Rcr,
}

/// Operations on a single bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bit {
    Keep,
    Set,
    Reset,
    Complement,
}

/// String operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strings {
    Move,
    Store,
    Load,
    Scan,
    Compare,
}

/// Floating-point arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Float {
    Add,
    Sub,
    Mul,
    Div,
    Sqrt,
    Min,
    Max,
}

/// Operation of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    Move,
    ZeroExtend,
    SignExtend,
    Address,
    Arithmetic(Arithmetic),
    Increment,
    Decrement,
    Negate,
    Not,
    Multiply,
    MultiplySigned,
    Divide,
    DivideSigned,
    Shift(Shift),
    /// `shld`, `shrd`
    ShiftDouble {
        left: bool,
    },
    SwapBytes,
    ScanForward,
    ScanReverse,
    Bit(Bit),
    CountOnes,
    LeadingZeros,
    TrailingZeros,
    Exchange,
    ExchangeAdd,
    CompareExchange,
    /// `cmpxchg8b`, `cmpxchg16b`; width of each half in bits.
    CompareExchangePair(u32),
    Set(u8),
    MoveIf(u8),
    Jump,
    /// Calls a function of the module or of the host.
    Call,
    JumpIf(u8),
    Push,
    Pop,
    PushFlags,
    PopFlags,
    Direction(bool),
    /// `clc`, `stc`, `cmc`
    Carry(Option<bool>),
    Strings(Strings),
    Cpuid,
    /// `xgetbv`
    ExtendedControl,
    /// `xlatb`
    Translate,
    /// `stmxcsr`
    StoreState,
    /// `ldmxcsr`
    LoadState,
    /// `rdtsc`, `rdtscp`
    Clock {
        processor: bool,
    },
    /// `rdrand`, `rdseed`
    Random {
        seed: bool,
    },
    Nothing,
    Undefined,
    Breakpoint,
    /// `hlt`, a privileged instruction.
    Halt,
    StoreFlags,
    LoadFlags,
    /// `cbw`, `cwde`, `cdqe`
    WidenInPlace,
    /// `cwd`, `cdq`, `cqo`
    Widen,
    Crc32,
    /// Moves between a vector register and any operand: 32, 64 or 128 bits. `aligned`: memory must be aligned.
    /// `merges`: a move between two vector registers keeps the upper bits.
    VectorMove {
        bits: u32,
        aligned: bool,
        merges: bool,
    },
    Float(Float, u32),
    VectorAnd,
    VectorOr,
    VectorXor,
    /// `cvtsi2sd` and `cvtsi2ss`; width of the floating-point format.
    FromInteger(u32),
    /// `cvtsd2si`, `cvtss2si`, and (`true`) the truncating `cvttsd2si`, `cvttss2si`; width of the
    /// floating-point format.
    ToInteger(u32, bool),
    /// `cvtss2sd`, `cvtsd2ss`; width of the source format.
    Convert(u32),
    /// `ucomisd`, `comisd` and their `float` versions; width of the format.
    CompareFloats(u32),
    /// Operation on the elements of vector registers.
    Packed(Packed),
    /// Operation on the x87 register stack.
    Stack(Stack),
}

/// Integer arithmetic on the elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Integer {
    Add,
    Sub,
    /// Low half of a product, and high half (`true`: signed).
    Mul,
    MulHigh(bool),
    /// Full product of the low halves (`true`: signed).
    MulWide(bool),
    /// Signed if `true`.
    Min(bool),
    Max(bool),
    AddSaturated(bool),
    SubSaturated(bool),
    Average,
    Equal,
    Greater,
    Absolute,
}

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Packed {
    Integer(Integer, u32),
    /// Arithmetic on floating-point elements of this width.
    Float(Float, u32),
    /// Comparison of elements of this width, or (`true`) of the lowest one. The immediate is the predicate.
    Compare(u32, bool),
    AndNot,
    /// Shift of elements of this width, by an immediate or a register: `l` left, `r` logical right, `a`
    /// arithmetic right.
    Shift(char, u32),
    /// Byte shift of the whole register; `true`: to the left.
    ShiftBytes(bool),
    /// `punpckhbw` and others: interleaves elements of two registers; `true`: of their upper halves.
    Unpack(u32, bool),
    /// `pshufd`
    Shuffle,
    /// `pshuflw`, `pshufhw`: shuffles the four words from this bit on.
    ShuffleWords(u32),
    /// `pshufb`
    ShuffleBytes,
    /// `shufps`, `shufpd`
    ShuffleFloats(u32),
    /// `palignr`
    Align,
    /// Saturating narrowing from this width (`true`: signed).
    Pack(u32, bool),
    /// `movmskps`, `pmovmskb`: sign bits of the elements.
    Mask(u32),
    /// Copies an element to or from a general-purpose register.
    Extract(u32),
    Insert(u32),
    /// `movhlps`, `movlhps`: copies one half to another.
    Halves {
        to_high: bool,
        from_high: bool,
    },
    /// `movlps`, `movhps` between the low or (`true`) high half and memory.
    Half(bool),
    /// Conversions from 32-bit integers.
    IntegersToFloats,
    IntegersToDoubles,
    /// Conversions to 32-bit integers (`true`: truncating).
    FloatsToIntegers(bool),
    DoublesToIntegers(bool),
    FloatsToDoubles,
    DoublesToFloats,
    /// `haddps`; `true`: subtracts.
    Horizontal(u32, bool),
    /// `pmaddwd`
    MulAdd,
    /// `psadbw`
    Differences,
    /// `pmovzxbw` and others: from this width, to this width, whether signed.
    Extend(u32, u32, bool),
    /// `roundsd` and others: width, and whether only the lowest element is rounded.
    Round(u32, bool),
    /// `movddup`
    Duplicate,
}

/// Effect of an instruction on the register stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stack {
    /// Pushes a number.
    Push(&'static str),
    /// Replaces the top.
    Top(&'static str),
    /// Replaces the top by two numbers.
    Split(&'static str),
    /// Replaces the two topmost numbers by one.
    Join(&'static str),
    /// Replaces the top, reading the number below as well.
    With(&'static str),
    /// Arithmetic on two registers, or on the top and memory; `true`: pops.
    Arithmetic(&'static str, bool),
    /// Arithmetic on the top and an integer in memory.
    Integer(&'static str),
    /// Compares; whether `eflags` is set, and the number of pops.
    Compare(&'static str, bool, u8),
    /// Examines the top.
    Look(&'static str),
    Load,
    /// Stores the top; `true`: pops.
    Store(bool),
    LoadInteger,
    /// Stores the top as an integer; whether it pops, and whether it truncates.
    StoreInteger(bool, bool),
    Exchange,
    LoadControl,
    StoreControl,
    StoreStatus,
    /// No visible effect.
    Clear,
    /// Empties the stack.
    Initialize,
    Free,
}
