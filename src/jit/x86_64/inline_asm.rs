//! Inline assembly, which Cranelift does not support. Each template becomes a function of its own, which [`assemble`]
//! compiles; [`translate::call::inline_asm`](crate::jit::translate::call) calls it.
//!
//! The caller stores the operands in a block of 16-byte words and passes its address. The function saves the
//! callee-saved registers, loads the operands into the registers chosen for them, runs the instructions, and
//! stores the results in the block.
//!
//! Instructions come from the table of the encoder library; [`select`] finds the form that fits the operands. Supported
//! are the general-purpose instructions of user mode and those on 128-bit vector registers. Calls and returns (which
//! need symbols and a stack of their own), x87 instructions, and privileged instructions are not supported.

use crate::host::x86_64::assembler::select::{self, AsmContext, OperandRegisters, SymbolUse, full_register};
use crate::host::x86_64::cpu_features;
use crate::ir::asm::InlineAsm;
use crate::ir::asm::operands::{Location, Reg, Site};
use crate::ir::inst::CallInfo;
use crate::ir::{GlobalId, GlobalKind, Module, TypeKind};
use iced_x86::{
    BlockEncoder, BlockEncoderOptions, Code, IcedError, Instruction, InstructionBlock, MemoryOperand, Register,
};

/// Size in bytes of an operand in the block.
pub(in crate::jit) const WORD: u32 = 16;

/// Allocatable registers, in order of preference: caller-saved ones first.
const FREE: [u8; 14] = [0, 1, 2, 6, 7, 8, 9, 10, 11, 3, 12, 13, 14, 15];
/// Callee-saved registers: rbx, r12 to r15. (rbp is the frame pointer.)
const SAVED: [u8; 5] = [3, 12, 13, 14, 15];

/// Returns the reason why assembly with instructions cannot be compiled; `None` if it can.
pub(in crate::jit) fn obstacle(module: &Module, asm: &InlineAsm, call: &CallInfo) -> Option<String> {
    let site = match asm.site(module, call) {
        Ok(site) => site,
        Err(why) => return Some(why),
    };
    let code = match assemble(&site) {
        Ok(code) => code,
        Err(why) => return Some(why),
    };
    // Variables of the host are out of reach of a 32-bit displacement.
    let mut near = code.relocations.iter().filter(|r| r.near);
    let far = near.find(|r| !matches!(module.globals[r.target].kind, GlobalKind::Variable { init: Some(_), .. }))?;
    let name = module.globals[far.target].name.symbol();
    Some(format!("inline assembly with the relative address of `{name}`, which the module does not define,"))
}

/// Machine code and its relocations.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) struct InlineAsmFunction {
    pub bytes: Vec<u8>,
    pub relocations: Vec<AsmReloc>,
}

/// A relocation of an address.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) struct AsmReloc {
    pub offset: u32,
    /// Whether it is a 32-bit displacement; otherwise a 64-bit address.
    pub near: bool,
    pub target: GlobalId,
    pub addend: i64,
}

/// Assembles a function that runs inline assembly. `Err` names an unsupported construct.
pub(in crate::jit) fn assemble(site: &Site) -> Result<InlineAsmFunction, String> {
    let registers = allocate(site)?;
    let mut selected = Vec::with_capacity(site.code.len());
    for instruction in &site.code {
        selected.push(select::select(instruction, &registers, AsmContext::Function)?);
    }
    build(site, &registers, &selected).map_err(|e| format!("inline assembly that cannot be encoded ({e})"))
}

/// Allocates registers. Each operand gets a register of its own while there are enough. Then outputs share registers
/// with inputs, where permitted.
fn allocate(site: &Site) -> Result<OperandRegisters, String> {
    let mut all: Vec<Option<Reg>> = vec![None; site.operands.len()];
    let mut upper = all.clone();
    let mut taken: Vec<Reg> = site.clobbers.clone();
    for (n, operand) in site.operands.iter().enumerate() {
        match operand.location {
            Location::Fixed(reg) => {
                all[n] = Some(reg);
                taken.push(reg);
            }
            Location::Pair => {
                (all[n], upper[n]) = (Some(Reg::General(0)), Some(Reg::General(2)));
                taken.extend([Reg::General(0), Reg::General(2)]);
            }
            Location::Stack(n_th) => all[n] = Some(Reg::Stack(n_th)),
            _ => {}
        }
    }
    let wants = |n: usize| -> Option<Vec<Reg>> {
        match site.operands[n].location {
            Location::General { has_high_byte: true } => Some([0, 2, 1, 3].map(Reg::General).into()),
            Location::General { has_high_byte: false } | Location::Memory => Some(FREE.map(Reg::General).into()),
            Location::Vector => Some((0..16).map(Reg::Vector).collect()),
            Location::Fixed(_)
            | Location::Pair
            | Location::Stack(_)
            | Location::Immediate(_)
            | Location::Address(..)
            | Location::Label(_)
            | Location::Condition(_) => None,
        }
    };
    // Operands with the fewest possible registers come first, and outputs that could share a register last.
    let is_tied = |n: usize| site.operands.iter().any(|o| o.tied == Some(n));
    let shares = |n: usize| site.operands[n].input.is_none() && !site.operands[n].early && !is_tied(n);
    let mut order: Vec<usize> = (0..all.len()).filter(|n| site.operands[*n].tied.is_none()).collect();
    order.sort_by_key(|n| (shares(*n), site.operands[*n].location != Location::General { has_high_byte: true }));
    for n in order {
        let Some(list) = wants(n) else { continue };
        let free = list.iter().find(|r| !taken.contains(r));
        let found = free.or_else(|| {
            // Inputs are read before the output is written.
            let input = |r: &Reg| {
                let users = || site.operands.iter().enumerate().filter(|(m, _)| all[*m] == Some(*r));
                users().next().is_some()
                    && users().all(|(m, o)| o.input.is_some() && o.output.is_none() && o.tied.is_none() && m != n)
                    && !site.clobbers.contains(r)
            };
            list.iter().filter(|_| shares(n)).find(|r| input(r))
        });
        let Some(reg) = found.copied() else { return Err("inline assembly with more operands than registers".into()) };
        all[n] = Some(reg);
        taken.push(reg);
        if let (Location::General { .. }, 65..) = (site.operands[n].location, site.operands[n].bits) {
            let free = FREE.map(Reg::General).into_iter().find(|r| !taken.contains(r));
            upper[n] = free;
            taken.push(free.ok_or("inline assembly with more operands than registers")?);
        }
    }
    for (n, operand) in site.operands.iter().enumerate() {
        if let Some(owner) = operand.tied {
            (all[n], upper[n]) = (all[owner], upper[owner]);
        }
    }
    Ok(OperandRegisters { low: all, high: upper })
}

/// Emits the prologue with loads of the operands, the instructions, and the epilogue with stores of the
/// results.
fn build(
    site: &Site,
    registers: &OperandRegisters,
    selected: &[select::SelectedInst],
) -> Result<InlineAsmFunction, IcedError> {
    let mut code = Vec::new();
    let mut add = |instruction: Result<Instruction, IcedError>| instruction.map(|i| code.push(i));
    let at = |base: Register, n: usize| MemoryOperand::with_base_displ(base, n as i64 * i64::from(WORD));
    let above = |base: Register, n: usize| MemoryOperand::with_base_displ(base, n as i64 * i64::from(WORD) + 8);
    let count = site.operands.len();
    // The word after the operands holds the number of the label that was jumped to, if there are labels.
    let words = count + usize::from(site.labels > 0);
    add(Instruction::with1(Code::Push_r64, Register::RBP))?;
    add(Instruction::with2(Code::Mov_r64_rm64, Register::RBP, Register::RSP))?;
    for n in SAVED {
        add(Instruction::with1(Code::Push_r64, full_register(Reg::General(n))))?;
    }
    // Pushes six words below the frame pointer, so that the stack stays aligned to 16 bytes.
    add(Instruction::with1(Code::Push_r64, Register::RDI))?;
    add(Instruction::with2(Code::Sub_rm64_imm32, Register::RSP, words as i32 * WORD as i32))?;
    if site.labels > 0 {
        add(Instruction::with2(Code::Mov_rm64_imm32, at(Register::RSP, count), 0))?;
    }
    // Conditions are set in a zeroed word.
    for (n, operand) in site.operands.iter().enumerate() {
        if let Location::Condition(_) = operand.location {
            add(Instruction::with2(Code::Mov_rm64_imm32, at(Register::RSP, n), 0))?;
        }
    }
    let inputs = || site.operands.iter().enumerate().filter(|(_, o)| o.input.is_some());
    // The x87 stack is filled from the bottom.
    for place in [1, 0] {
        let Some((n, operand)) = inputs().find(|(_, o)| o.location == Location::Stack(place)) else { continue };
        let load = match operand.bits {
            32 => Code::Fld_m32fp,
            64 => Code::Fld_m64fp,
            _ => Code::Fld_m80fp,
        };
        add(Instruction::with1(load, at(Register::RDI, n)))?;
    }
    // rdi holds the address of the block, and is therefore loaded last.
    for last in [false, true] {
        for (n, _) in inputs() {
            let load = |reg: Option<Reg>| reg.filter(|reg| (*reg == Reg::General(7)) == last);
            if let Some(reg) = load(registers.high[n]) {
                add(Instruction::with2(Code::Mov_r64_rm64, full_register(reg), above(Register::RDI, n)))?;
            }
            match load(registers.low[n]) {
                Some(reg @ Reg::General(_)) => {
                    add(Instruction::with2(Code::Mov_r64_rm64, full_register(reg), at(Register::RDI, n)))?;
                }
                Some(reg @ Reg::Vector(_)) => {
                    add(Instruction::with2(Code::Movups_xmm_xmmm128, full_register(reg), at(Register::RDI, n)))?;
                }
                Some(Reg::Stack(_)) | None => {}
            }
        }
    }
    let first = code.len();
    for one in selected {
        code.push(one.instruction);
    }
    let after = code.len();
    let mut add = |instruction: Result<Instruction, IcedError>| instruction.map(|i| code.push(i));
    let outputs = || site.operands.iter().enumerate().filter(|(_, o)| o.output.is_some());
    for place in [0, 1] {
        let Some((n, operand)) = outputs().find(|(_, o)| o.location == Location::Stack(place)) else { continue };
        let store = match operand.bits {
            32 => Code::Fstp_m32fp,
            64 => Code::Fstp_m64fp,
            _ => Code::Fstp_m80fp,
        };
        add(Instruction::with1(store, at(Register::RSP, n)))?;
    }
    if site.operands.iter().any(|o| matches!(o.location, Location::Stack(_))) {
        // No one owns values that remain on the x87 stack.
        add(Ok(Instruction::with(Code::Emms)))?;
    }
    for (n, operand) in outputs() {
        match (operand.location, registers.low[n]) {
            (Location::Condition(condition), _) => {
                add(Instruction::with1(select::setcc(condition), at(Register::RSP, n)))?;
            }
            (_, Some(reg @ Reg::General(_))) => {
                add(Instruction::with2(Code::Mov_rm64_r64, at(Register::RSP, n), full_register(reg)))?;
                if let Some(upper) = registers.high[n] {
                    add(Instruction::with2(Code::Mov_rm64_r64, above(Register::RSP, n), full_register(upper)))?;
                }
            }
            (_, Some(Reg::Stack(_))) => {}
            (_, Some(reg)) => {
                add(Instruction::with2(Code::Movups_xmmm128_xmm, at(Register::RSP, n), full_register(reg)))?
            }
            (_, None) => {}
        }
    }
    // The ABI requires a cleared direction flag.
    code.push(Instruction::with(Code::Cld));
    let mut add = |instruction: Result<Instruction, IcedError>| instruction.map(|i| code.push(i));
    add(Instruction::with2(Code::Mov_r64_rm64, Register::RDI, at(Register::RSP, words)))?;
    for (n, _) in outputs() {
        add(Instruction::with2(Code::Movups_xmm_xmmm128, Register::XMM0, at(Register::RSP, n)))?;
        add(Instruction::with2(Code::Movups_xmmm128_xmm, at(Register::RDI, n), Register::XMM0))?;
    }
    if site.labels > 0 {
        add(Instruction::with2(Code::Mov_r64_rm64, Register::RAX, at(Register::RSP, count)))?;
    }
    add(Instruction::with2(Code::Add_rm64_imm32, Register::RSP, words as i32 * WORD as i32 + 8))?;
    for n in SAVED.iter().rev() {
        add(Instruction::with1(Code::Pop_r64, full_register(Reg::General(*n))))?;
    }
    add(Instruction::with1(Code::Pop_r64, Register::RBP))?;
    code.push(Instruction::with(Code::Retnq));
    // Jumps to a label pass through this code.
    let ways = code.len();
    for n in 0..site.labels {
        code.push(Instruction::with2(Code::Mov_rm64_imm32, at(Register::RSP, count), n as i32 + 1)?);
        code.push(Instruction::with_branch(Code::Jmp_rel32_64, after as u64 + 1)?);
    }
    // `cpuid` becomes a call of a subroutine that masks CPU features.
    let asks: Vec<usize> = (first..after).filter(|n| code[*n].code() == Code::Cpuid).collect();
    if !asks.is_empty() {
        let filter = code.len();
        filtered_cpuid(&mut code)?;
        for n in asks {
            code[n] = Instruction::with_branch(Code::Call_rel32_64, filter as u64 + 1)?;
        }
    }
    // Branches refer to their target by its instruction number, counted from 1.
    for (n, instruction) in code.iter_mut().enumerate() {
        instruction.set_ip(n as u64 + 1);
    }
    for (n, one) in selected.iter().enumerate() {
        let target = match one.target {
            Some(select::BranchTarget::Instruction(to)) if to < selected.len() => first + to,
            Some(select::BranchTarget::Instruction(_)) => after,
            Some(select::BranchTarget::Label(label)) => ways + 2 * label,
            None => continue,
        };
        code[first + n].set_near_branch64(target as u64 + 1);
    }
    let block = InstructionBlock::new(&code, 0x1000);
    let options = BlockEncoderOptions::RETURN_NEW_INSTRUCTION_OFFSETS | BlockEncoderOptions::RETURN_CONSTANT_OFFSETS;
    let encoded = BlockEncoder::encode(64, block, options)?;
    let (mut bytes, mut relocations) = (encoded.code_buffer, Vec::new());
    bytes.resize(bytes.len().next_multiple_of(8), 0xcc);
    for (n, one) in selected.iter().enumerate() {
        let Some((symbol, added, how)) = one.symbol else { continue };
        let Some(&target) = site.symbols.get(symbol as usize) else { continue };
        let (start, offsets) = (encoded.new_instruction_offsets[first + n], encoded.constant_offsets[first + n]);
        let end = i64::from(encoded.new_instruction_offsets[first + n + 1]);
        let displacement = start + offsets.displacement_offset() as u32;
        relocations.push(match how {
            SymbolUse::PcRel32 => {
                let addend = added - (end - i64::from(displacement));
                AsmReloc { offset: displacement, near: true, target, addend }
            }
            SymbolUse::Abs64 => {
                let offset = start + offsets.immediate_offset() as u32;
                AsmReloc { offset, near: false, target, addend: added }
            }
            // A jump can only leave the assembly to a label.
            SymbolUse::Branch32 => continue,
            SymbolUse::AddressSlot => {
                let word = bytes.len();
                let distance = (word as i64 - end) as i32;
                let at = displacement as usize;
                bytes[at..at + 4].copy_from_slice(&distance.to_le_bytes());
                bytes.extend([0; 8]);
                AsmReloc { offset: word as u32, near: false, target, addend: 0 }
            }
        });
    }
    Ok(InlineAsmFunction { bytes, relocations })
}

/// Emits a subroutine that executes `cpuid` and clears the [hidden](cpu_features::HIDDEN) bits. All other effects are
/// those of `cpuid`.
fn filtered_cpuid(code: &mut Vec<Instruction>) -> Result<(), IcedError> {
    use Register::*;
    let kept = [R8, R9, R10, R11];
    code.push(Instruction::with(Code::Pushfq));
    for register in kept {
        code.push(Instruction::with1(Code::Push_r64, register)?);
    }
    code.push(Instruction::with2(Code::Mov_r32_rm32, R8D, EAX)?);
    code.push(Instruction::with2(Code::Mov_r32_rm32, R9D, ECX)?);
    code.push(Instruction::with(Code::Cpuid));
    code.push(Instruction::with2(Code::Mov_r32_imm32, R11D, u32::MAX)?);
    for hidden in cpu_features::HIDDEN {
        code.push(Instruction::with2(Code::Mov_r32_imm32, R10D, !hidden.mask)?);
        code.push(Instruction::with2(Code::Cmp_rm32_imm32, R8D, hidden.leaf)?);
        code.push(Instruction::with2(Code::Cmovne_r32_rm32, R10D, R11D)?);
        if let Some(subleaf) = hidden.subleaf {
            code.push(Instruction::with2(Code::Cmp_rm32_imm32, R9D, subleaf)?);
            code.push(Instruction::with2(Code::Cmovne_r32_rm32, R10D, R11D)?);
        }
        code.push(Instruction::with2(Code::And_r32_rm32, [EAX, EBX, ECX, EDX][hidden.register], R10D)?);
    }
    for register in kept.into_iter().rev() {
        code.push(Instruction::with1(Code::Pop_r64, register)?);
    }
    code.push(Instruction::with(Code::Popfq));
    code.push(Instruction::with(Code::Retnq));
    Ok(())
}

/// Returns the result types of a call of inline assembly.
pub(in crate::jit) fn results(module: &Module, call: &CallInfo) -> Vec<crate::ir::Type> {
    let TypeKind::Function { ret, .. } = module.types.kind(call.fn_ty) else { return Vec::new() };
    match module.types.kind(*ret) {
        TypeKind::Struct { fields, .. } => fields.to_vec(),
        _ => vec![*ret],
    }
}
