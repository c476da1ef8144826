//! Table of the supported instructions by mnemonic, and the operands they accept.

pub use super::assembly::{Arithmetic, Bit, Float, Operation, Shift, Strings};

use super::assembly::Step;
use super::packed_sse::Packed;
use crate::ir::asm::operands::condition;
use crate::ir::asm::text::{AsmOperand, Instruction, Prefix};

/// Operand pattern of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OperandPattern {
    None,
    /// One operand that is read, written, or both.
    One,
    /// Two operands of the same size.
    Two,
    /// A destination register and a source of the same size.
    To,
    /// An operand and a shift count, which is an immediate or `cl`.
    Shift,
    ShiftDouble,
    Extend,
    OneToThree,
    Target,
    Vector,
    /// Any operands that the vector or x87 instruction itself accepts.
    Packed,
    Any,
}

fn find(name: &str) -> Option<(Operation, OperandPattern)> {
    use Operation::*;
    let conditional = |family: &str| name.strip_prefix(family).and_then(condition);
    if let Some(c) = conditional("set") {
        return Some((Set(c), OperandPattern::One));
    }
    if let Some(c) = conditional("cmov") {
        return Some((MoveIf(c), OperandPattern::To));
    }
    if let Some(c) = conditional("j") {
        return Some((JumpIf(c), OperandPattern::Target));
    }
    if name.starts_with("prefetch") {
        return Some((Nothing, OperandPattern::Any));
    }
    Some(match name {
        "mov" => (Move, OperandPattern::Two),
        "movzx" => (ZeroExtend, OperandPattern::Extend),
        "movsx" | "movsxd" => (SignExtend, OperandPattern::Extend),
        "lea" => (Address, OperandPattern::To),
        "add" => (Arithmetic(self::Arithmetic::Add), OperandPattern::Two),
        "adc" => (Arithmetic(self::Arithmetic::Adc), OperandPattern::Two),
        "sub" => (Arithmetic(self::Arithmetic::Sub), OperandPattern::Two),
        "sbb" => (Arithmetic(self::Arithmetic::Sbb), OperandPattern::Two),
        "and" => (Arithmetic(self::Arithmetic::And), OperandPattern::Two),
        "or" => (Arithmetic(self::Arithmetic::Or), OperandPattern::Two),
        "xor" => (Arithmetic(self::Arithmetic::Xor), OperandPattern::Two),
        "cmp" => (Arithmetic(self::Arithmetic::Cmp), OperandPattern::Two),
        "test" => (Arithmetic(self::Arithmetic::Test), OperandPattern::Two),
        "inc" => (Increment, OperandPattern::One),
        "dec" => (Decrement, OperandPattern::One),
        "neg" => (Negate, OperandPattern::One),
        "not" => (Not, OperandPattern::One),
        "mul" => (Multiply, OperandPattern::One),
        "imul" => (MultiplySigned, OperandPattern::OneToThree),
        "div" => (Divide, OperandPattern::One),
        "idiv" => (DivideSigned, OperandPattern::One),
        "shl" => (Shift(self::Shift::Shl), OperandPattern::Shift),
        "shr" => (Shift(self::Shift::Shr), OperandPattern::Shift),
        "sar" => (Shift(self::Shift::Sar), OperandPattern::Shift),
        "rol" => (Shift(self::Shift::Rol), OperandPattern::Shift),
        "ror" => (Shift(self::Shift::Ror), OperandPattern::Shift),
        "rcl" => (Shift(self::Shift::Rcl), OperandPattern::Shift),
        "rcr" => (Shift(self::Shift::Rcr), OperandPattern::Shift),
        "shld" => (ShiftDouble { left: true }, OperandPattern::ShiftDouble),
        "shrd" => (ShiftDouble { left: false }, OperandPattern::ShiftDouble),
        "bswap" => (SwapBytes, OperandPattern::One),
        "bsf" => (ScanForward, OperandPattern::To),
        "bsr" => (ScanReverse, OperandPattern::To),
        "bt" => (Bit(self::Bit::Keep), OperandPattern::Two),
        "bts" => (Bit(self::Bit::Set), OperandPattern::Two),
        "btr" => (Bit(self::Bit::Reset), OperandPattern::Two),
        "btc" => (Bit(self::Bit::Complement), OperandPattern::Two),
        "popcnt" => (CountOnes, OperandPattern::To),
        "lzcnt" => (LeadingZeros, OperandPattern::To),
        "tzcnt" => (TrailingZeros, OperandPattern::To),
        "xchg" => (Exchange, OperandPattern::Two),
        "xadd" => (ExchangeAdd, OperandPattern::Two),
        "cmpxchg" => (CompareExchange, OperandPattern::Two),
        "cmpxchg8b" => (CompareExchangePair(32), OperandPattern::Any),
        "cmpxchg16b" => (CompareExchangePair(64), OperandPattern::Any),
        "jmp" => (Jump, OperandPattern::Target),
        "call" => (Call, OperandPattern::Target),
        "push" => (Push, OperandPattern::Any),
        "pop" => (Pop, OperandPattern::Any),
        "pushfq" => (PushFlags, OperandPattern::None),
        "popfq" => (PopFlags, OperandPattern::None),
        "cld" => (Direction(false), OperandPattern::None),
        "std" => (Direction(true), OperandPattern::None),
        "clc" => (Carry(Some(false)), OperandPattern::None),
        "stc" => (Carry(Some(true)), OperandPattern::None),
        "cmc" => (Carry(None), OperandPattern::None),
        // `movsd` is a string and a vector instruction; see below.
        "movsb" | "movsw" | "movsq" => (Strings(self::Strings::Move), OperandPattern::None),
        "stosb" | "stosw" | "stosd" | "stosq" => (Strings(self::Strings::Store), OperandPattern::None),
        "lodsb" | "lodsw" | "lodsd" | "lodsq" => (Strings(self::Strings::Load), OperandPattern::None),
        "scasb" | "scasw" | "scasd" | "scasq" => (Strings(self::Strings::Scan), OperandPattern::None),
        "cmpsb" | "cmpsw" | "cmpsd" | "cmpsq" => (Strings(self::Strings::Compare), OperandPattern::None),
        "cpuid" => (Cpuid, OperandPattern::None),
        "xgetbv" => (ExtendedControl, OperandPattern::None),
        "rdtsc" => (Clock { processor: false }, OperandPattern::None),
        "rdtscp" => (Clock { processor: true }, OperandPattern::None),
        "rdrand" => (Random { seed: false }, OperandPattern::One),
        "rdseed" => (Random { seed: true }, OperandPattern::One),
        "nop" | "pause" | "mfence" | "lfence" | "sfence" => (Nothing, OperandPattern::Any),
        "ud2" => (Undefined, OperandPattern::None),
        "hlt" => (Halt, OperandPattern::None),
        "int3" => (Breakpoint, OperandPattern::None),
        "sahf" => (StoreFlags, OperandPattern::None),
        "xlatb" => (Translate, OperandPattern::None),
        "stmxcsr" => (StoreState, OperandPattern::Any),
        "ldmxcsr" => (LoadState, OperandPattern::Any),
        "lahf" => (LoadFlags, OperandPattern::None),
        "cbw" | "cwde" | "cdqe" => (WidenInPlace, OperandPattern::None),
        "cwd" | "cdq" | "cqo" => (Widen, OperandPattern::None),
        "crc32" => (Crc32, OperandPattern::Extend),
        "movd" => (VectorMove { bits: 32, aligned: false, merges: false }, OperandPattern::Vector),
        "movss" => (VectorMove { bits: 32, aligned: false, merges: true }, OperandPattern::Vector),
        "movq" => (VectorMove { bits: 64, aligned: false, merges: false }, OperandPattern::Vector),
        "movsd" => (VectorMove { bits: 64, aligned: false, merges: true }, OperandPattern::Vector),
        "movups" | "movupd" | "movdqu" => {
            (VectorMove { bits: 128, aligned: false, merges: false }, OperandPattern::Vector)
        }
        "movaps" | "movapd" | "movdqa" => {
            (VectorMove { bits: 128, aligned: true, merges: false }, OperandPattern::Vector)
        }
        "addss" => (Float(self::Float::Add, 32), OperandPattern::Vector),
        "addsd" => (Float(self::Float::Add, 64), OperandPattern::Vector),
        "subss" => (Float(self::Float::Sub, 32), OperandPattern::Vector),
        "subsd" => (Float(self::Float::Sub, 64), OperandPattern::Vector),
        "mulss" => (Float(self::Float::Mul, 32), OperandPattern::Vector),
        "mulsd" => (Float(self::Float::Mul, 64), OperandPattern::Vector),
        "divss" => (Float(self::Float::Div, 32), OperandPattern::Vector),
        "divsd" => (Float(self::Float::Div, 64), OperandPattern::Vector),
        "sqrtss" => (Float(self::Float::Sqrt, 32), OperandPattern::Vector),
        "sqrtsd" => (Float(self::Float::Sqrt, 64), OperandPattern::Vector),
        "pand" | "andps" | "andpd" => (VectorAnd, OperandPattern::Vector),
        "por" | "orps" | "orpd" => (VectorOr, OperandPattern::Vector),
        "pxor" | "xorps" | "xorpd" => (VectorXor, OperandPattern::Vector),
        "cvtsi2ss" => (FromInteger(32), OperandPattern::Vector),
        "cvtsi2sd" => (FromInteger(64), OperandPattern::Vector),
        "cvttss2si" => (ToInteger(32, true), OperandPattern::Vector),
        "cvttsd2si" => (ToInteger(64, true), OperandPattern::Vector),
        "cvtss2si" => (ToInteger(32, false), OperandPattern::Vector),
        "cvtsd2si" => (ToInteger(64, false), OperandPattern::Vector),
        "minss" => (Float(self::Float::Min, 32), OperandPattern::Vector),
        "minsd" => (Float(self::Float::Min, 64), OperandPattern::Vector),
        "maxss" => (Float(self::Float::Max, 32), OperandPattern::Vector),
        "maxsd" => (Float(self::Float::Max, 64), OperandPattern::Vector),
        "cvtss2sd" => (Convert(32), OperandPattern::Vector),
        "cvtsd2ss" => (Convert(64), OperandPattern::Vector),
        "ucomiss" | "comiss" => (CompareFloats(32), OperandPattern::Vector),
        "ucomisd" | "comisd" => (CompareFloats(64), OperandPattern::Vector),
        name => {
            let packed = || super::packed_sse::find(name).map(|packed| (Packed(packed), OperandPattern::Packed));
            return super::x87::find(name).map(|what| (Stack(what), OperandPattern::Packed)).or_else(packed);
        }
    })
}

/// Builds the executable form of an instruction, or an error if it is not supported.
pub fn operation(instruction: &Instruction) -> Result<Step, String> {
    let unknown = || format!("inline assembly with the instruction `{}`", instruction.mnemonic);
    let normalized = instruction.read(|name| find(name).is_some()).ok_or_else(unknown)?;
    let (mut operation, mut pattern) = find(&normalized.name).ok_or_else(unknown)?;
    if (&*normalized.name, normalized.operands.len()) == ("movsd", 0) {
        (operation, pattern) = (Operation::Strings(self::Strings::Move), OperandPattern::None);
    }
    if (&*normalized.name, normalized.operands.len()) == ("cmpsd", 3) {
        (operation, pattern) = (Operation::Packed(Packed::Compare(64, true)), OperandPattern::Packed);
    }
    let wrong = || format!("{} with these operands", unknown());
    let strange =
        |arg: &AsmOperand| matches!(arg, AsmOperand::Memory(m) if m.segment.is_some_and(|segment| segment != 'f'));
    if normalized.operands.iter().any(strange) {
        return Err(wrong());
    }
    let step = |bits: u32| match bits {
        65.. => Err(wrong()),
        _ => Ok(Step { operation, prefix: instruction.prefix, args: normalized.operands.clone(), bits }),
    };
    match (instruction.prefix, operation) {
        (None, _) | (Some(Prefix::Rep), Operation::Nothing) => {}
        (Some(Prefix::Rep | Prefix::Repne), Operation::Strings(_)) => {}
        (Some(Prefix::Lock), _)
            if matches!(normalized.operands.first(), Some(AsmOperand::Memory(_))) && can_lock(operation) => {}
        (Some(Prefix::Lock), Operation::Exchange) => {}
        (Some(_), _) => return Err(wrong()),
    }
    let general = |arg: &AsmOperand| match arg {
        AsmOperand::Register(r) if r.id.is_general() => Some(r.bits),
        _ => None,
    };
    let size = |arg: &AsmOperand| match arg {
        AsmOperand::Memory(m) => m.bits,
        other => general(other),
    };
    let is_memory = |arg: &AsmOperand| matches!(arg, AsmOperand::Memory(_));
    let args = &*normalized.operands;
    let is_constant = |arg: &AsmOperand| match arg {
        AsmOperand::Immediate(_) => true,
        AsmOperand::Address(..) => operation == Operation::Move,
        _ => false,
    };
    let valid = |arg: &AsmOperand| general(arg).is_some() || is_memory(arg);
    let no_size = || format!("{} on a memory operand without a size", unknown());
    match (pattern, args) {
        (OperandPattern::None, []) => {
            let last = normalized.name.chars().last();
            let bits = match (operation, last) {
                (Operation::Strings(_), Some('b')) => 8,
                (Operation::Strings(_), Some('w')) => 16,
                (Operation::Strings(_), Some('d')) => 32,
                (Operation::Strings(_), _) => 64,
                _ => match &*normalized.name {
                    "cbw" | "cwd" => 16,
                    "cwde" | "cdq" => 32,
                    _ => 64,
                },
            };
            step(bits)
        }
        (OperandPattern::One, [arg]) if valid(arg) => {
            let bits = if let Operation::Set(_) = operation { Some(8) } else { size(arg).or(normalized.bits) };
            let bits = bits.ok_or_else(no_size)?;
            if general(arg).is_some_and(|b| b != bits) || normalized.bits.is_some_and(|b| b != bits) {
                return Err(wrong());
            }
            step(bits)
        }
        (OperandPattern::To, [to, from])
            if general(to).is_some() && (valid(from) && (operation != Operation::Address || is_memory(from))) =>
        {
            let bits = general(to).ok_or_else(wrong)?;
            let same = size(from).is_none_or(|b| b == bits) || operation == Operation::Address;
            if !same || bits == 8 || normalized.bits.is_some_and(|b| b != bits) {
                return Err(wrong());
            }
            step(bits)
        }
        (OperandPattern::Two, [to, from])
            if valid(to) && (valid(from) && !(is_memory(to) && is_memory(from)) || is_constant(from)) =>
        {
            let bits = size(to).or(size(from)).or(normalized.bits).ok_or_else(no_size)?;
            let differs = |arg: &AsmOperand| size(arg).is_some_and(|b| b != bits);
            let vector = matches!(from, AsmOperand::Register(r) if r.id.is_vector());
            let address = matches!(from, AsmOperand::Address(..)) && bits != 64;
            if differs(to) || differs(from) || normalized.bits.is_some_and(|b| b != bits) || vector || address {
                return Err(wrong());
            }
            let number = matches!(from, AsmOperand::Immediate(_));
            if number && matches!(operation, Operation::Exchange | Operation::ExchangeAdd | Operation::CompareExchange)
            {
                return Err(wrong());
            }
            step(bits)
        }
        (OperandPattern::Shift, [to, count]) if valid(to) && is_count(count) => {
            let bits = size(to).or(normalized.bits).ok_or_else(no_size)?;
            step(bits)
        }
        (OperandPattern::ShiftDouble, [to, from, count]) if valid(to) && general(from).is_some() && is_count(count) => {
            step(general(from).ok_or_else(wrong)?)
        }
        (OperandPattern::Extend, [to, from]) if general(to).is_some() && valid(from) => {
            let from = size(from).or(normalized.bits).ok_or_else(no_size)?;
            step(from)
        }
        (OperandPattern::OneToThree, [arg]) if valid(arg) => step(size(arg).or(normalized.bits).ok_or_else(no_size)?),
        (OperandPattern::OneToThree, [to, from])
        | (OperandPattern::OneToThree, [to, from, AsmOperand::Immediate(_)])
            if general(to).is_some() && valid(from) && size(from).is_none_or(|b| Some(b) == general(to)) =>
        {
            step(general(to).ok_or_else(wrong)?)
        }
        (OperandPattern::Target, [AsmOperand::Symbol(_)]) if operation == Operation::Call => step(64),
        (OperandPattern::Target, [AsmOperand::Target(_) | AsmOperand::Label(_)]) if operation != Operation::Call => {
            step(64)
        }
        (OperandPattern::Vector, [a, b]) if valid_vector(operation, a, b) => {
            let other = args.iter().find_map(general).or(normalized.bits);
            step(other.unwrap_or(32))
        }
        (OperandPattern::Packed, args) => {
            let fits = match operation {
                Operation::Stack(what) => super::x87::fits(what, args),
                Operation::Packed(what) => super::packed_sse::fits(what, args),
                _ => false,
            };
            if fits { step(args.iter().find_map(general).unwrap_or(64)) } else { Err(wrong()) }
        }
        (OperandPattern::Any, args) => match (operation, args) {
            (Operation::Nothing, _) => step(64),
            (Operation::Push, [AsmOperand::Immediate(_)]) => step(64),
            (Operation::Push | Operation::Pop, [arg]) if general(arg) == Some(64) => step(64),
            (Operation::CompareExchangePair(half), [AsmOperand::Memory(_)]) => step(half),
            (Operation::StoreState | Operation::LoadState, [AsmOperand::Memory(m)])
                if m.bits.is_none_or(|bits| bits == 32) =>
            {
                step(32)
            }
            _ => Err(wrong()),
        },
        _ => Err(wrong()),
    }
}

/// Whether an instruction accepts the `lock` prefix.
fn can_lock(operation: Operation) -> bool {
    match operation {
        Operation::Arithmetic(self::Arithmetic::Cmp | self::Arithmetic::Test) | Operation::Bit(self::Bit::Keep) => {
            false
        }
        Operation::Arithmetic(_) | Operation::Bit(_) => true,
        Operation::Increment | Operation::Decrement | Operation::Negate | Operation::Not => true,
        Operation::Exchange | Operation::ExchangeAdd => true,
        Operation::CompareExchange | Operation::CompareExchangePair(_) => true,
        _ => false,
    }
}

/// Whether an operand is a valid shift count: an immediate or `cl`.
fn is_count(arg: &AsmOperand) -> bool {
    use crate::ir::asm::operands::Reg;
    use crate::ir::asm::text::RegisterId;
    match arg {
        AsmOperand::Immediate(_) => true,
        AsmOperand::Register(r) => r.bits == 8 && !r.high && r.id == RegisterId::Physical(Reg::General(1)),
        _ => false,
    }
}

/// Whether an instruction on vector registers accepts these operands.
fn valid_vector(operation: Operation, to: &AsmOperand, from: &AsmOperand) -> bool {
    let vector = |arg: &AsmOperand| matches!(arg, AsmOperand::Register(r) if r.id.is_vector());
    let general = |arg: &AsmOperand| matches!(arg, AsmOperand::Register(r) if r.id.is_general() && r.bits >= 32);
    let memory = |arg: &AsmOperand| matches!(arg, AsmOperand::Memory(_));
    match operation {
        Operation::VectorMove { bits: 128, .. } => {
            vector(to) && (vector(from) || memory(from)) || memory(to) && vector(from)
        }
        Operation::VectorMove { .. } => {
            vector(to) && (vector(from) || memory(from) || general(from)) || vector(from) && (memory(to) || general(to))
        }
        Operation::FromInteger(_) => vector(to) && (general(from) || memory(from)),
        Operation::ToInteger(..) => general(to) && (vector(from) || memory(from)),
        _ => vector(to) && (vector(from) || memory(from)),
    }
}
