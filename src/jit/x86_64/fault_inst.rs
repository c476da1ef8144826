//! Decoding of the machine instruction at a fault, and of its operands.

use crate::jit::link::code_map::CodeMap;
use crate::jit::trap::address::Mapping;
use crate::jit::trap::signal_handler::MachineFault;
use iced_x86::{
    Code, Decoder, DecoderOptions, Instruction, InstructionInfoFactory, Mnemonic, OpAccess, OpKind, Register,
};

/// Maximum length in bytes of an instruction.
const MAX_INST_BYTES: u64 = 15;

/// Decodes the instruction at an address; `None` if that is not in code.
///
/// An address outside of compiled functions is looked up in the memory map of the process, which takes time in proportion to
/// the number of mappings.
pub(in crate::jit) fn at(pc: u64, code: &CodeMap) -> Option<Instruction> {
    let length = match code.find(pc) {
        Some(place) => place.remaining(),
        None => Mapping::find(pc).filter(|m| m.allows('x') && m.allows('r'))?.range.end - pc,
    };
    let length = length.min(MAX_INST_BYTES) as usize;
    // SAFETY: the bytes are mapped and can be read; code does not change.
    let bytes = unsafe { std::slice::from_raw_parts(pc as *const u8, length) };
    let instruction = Decoder::with_ip(64, bytes, pc, DecoderOptions::NONE).decode();
    (!instruction.is_invalid()).then_some(instruction)
}

/// Returns the address that an instruction accesses, for faults that the kernel reports without one. Of several
/// addresses, this is the non-canonical one.
pub(in crate::jit) fn accessed(instruction: &Instruction, fault: &MachineFault) -> Option<u64> {
    let mut factory = InstructionInfoFactory::new();
    let used: Vec<u64> = factory
        .info(instruction)
        .used_memory()
        .iter()
        .filter(|memory| memory.access() != OpAccess::NoMemAccess)
        .filter_map(|memory| memory.virtual_address(0, |register, _, _| value(fault, register)))
        .collect();
    used.iter().copied().find(|address| !crate::jit::trap::address::is_canonical(*address)).or(used.first().copied())
}

/// Returns the number of bytes of the only access of an instruction to memory.
pub(in crate::jit) fn access_size(instruction: &Instruction) -> Option<u64> {
    let repeats = instruction.has_rep_prefix() || instruction.has_repne_prefix();
    let accesses = (0..instruction.op_count()).filter(|n| instruction.op_kind(*n) == OpKind::Memory).count();
    let size = instruction.memory_size().size() as u64;
    (!repeats && accesses == 1 && size > 0).then_some(size)
}

/// Returns the target of an indirect call or jump.
pub(in crate::jit) fn target(instruction: &Instruction, fault: &MachineFault) -> Option<u64> {
    let goes = matches!(instruction.mnemonic(), Mnemonic::Call | Mnemonic::Jmp);
    match instruction.op0_kind() {
        OpKind::Register if goes => value(fault, instruction.op0_register()),
        _ => None,
    }
}

/// Whether the instruction is a return.
pub(in crate::jit) fn returns(instruction: &Instruction) -> bool {
    instruction.mnemonic() == Mnemonic::Ret
}

/// Returns the name of a privileged instruction.
pub(in crate::jit) fn privileged(instruction: &Instruction) -> Option<String> {
    let input_output = matches!(
        instruction.mnemonic(),
        Mnemonic::In
            | Mnemonic::Out
            | Mnemonic::Insb
            | Mnemonic::Insw
            | Mnemonic::Insd
            | Mnemonic::Outsb
            | Mnemonic::Outsw
            | Mnemonic::Outsd
            | Mnemonic::Cli
            | Mnemonic::Sti
            | Mnemonic::Rdpmc
    );
    let is = input_output || instruction.code() == Code::Hlt || instruction.is_privileged();
    is.then(|| format!("{:?}", instruction.mnemonic()).to_ascii_lowercase())
}

/// Returns the dividend of a division instruction, with the width of its registers.
pub(in crate::jit) fn dividend(instruction: &Instruction, fault: &MachineFault) -> Option<u128> {
    if !matches!(instruction.mnemonic(), Mnemonic::Div | Mnemonic::Idiv) {
        return None;
    }
    let size = match instruction.op0_kind() {
        OpKind::Register => instruction.op0_register().size(),
        _ => instruction.memory_size().size(),
    };
    let (low, high) = (fault.general[0], fault.general[2]);
    Some(match size {
        1 => u128::from(low & 0xffff),
        2 => u128::from(low & 0xffff) | u128::from(high & 0xffff) << 16,
        4 => u128::from(low & 0xffff_ffff) | u128::from(high & 0xffff_ffff) << 32,
        _ => u128::from(low) | u128::from(high) << 64,
    })
}

/// Returns the value of a register. The bases of the segments FS and GS, which programs use, are unknown.
fn value(fault: &MachineFault, register: Register) -> Option<u64> {
    match register {
        Register::RIP => Some(fault.registers.pc),
        Register::ES | Register::CS | Register::SS | Register::DS => Some(0),
        _ if register.is_gpr() => {
            let whole = fault.general[register.full_register().number()];
            Some(match register.size() {
                8 => whole,
                4 => whole & 0xffff_ffff,
                2 => whole & 0xffff,
                _ => return None,
            })
        }
        _ => None,
    }
}
