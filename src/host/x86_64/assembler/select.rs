//! Instruction selection for assembly text: among the forms that iced-x86 lists for a mnemonic, the shortest
//! whose operands fit.

use crate::ir::asm::operands::Reg;
use crate::ir::asm::text::{self, AsmOperand, Memory, NormalizedInst, Prefix, RegisterId};
use iced_x86::{
    Code, Encoder, EncodingKind, Instruction, MemoryOperand, OpCodeInfo, OpCodeOperandKind as Kind, OpKind, Register,
};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// Registers of the operands.
#[derive(Default)]
pub struct OperandRegisters {
    /// Register of each operand, or of its lower 64 bits.
    pub low: Vec<Option<Reg>>,
    /// Register of the bits above 64 of an integer.
    pub high: Vec<Option<Reg>>,
}

impl OperandRegisters {
    /// Returns the machine register of a register.
    pub fn of(&self, id: RegisterId) -> Option<Reg> {
        match id {
            RegisterId::Physical(reg) => Some(reg),
            RegisterId::Virtual { number, .. } => self.low.get(number).copied().flatten(),
        }
    }
}

/// Context of an assembly text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsmContext {
    /// Inline assembly in a function. It is left only at its end or by a jump to a label of `callbr`.
    Function,
    /// Module-level assembly, which defines functions of its own.
    Module,
}

/// Returns iced-x86's full register: 64 bits wide, 128 for a vector register, 80 on the x87 stack.
pub fn full_register(reg: Reg) -> Register {
    match reg {
        Reg::General(n) => Register::RAX + u32::from(n),
        Reg::Vector(n) => Register::XMM0 + u32::from(n),
        Reg::Stack(n) => Register::ST0 + u32::from(n),
    }
}

/// A selected machine instruction.
pub struct SelectedInst {
    /// The instruction, without its branch target.
    pub instruction: Instruction,
    /// Branch target, if any.
    pub target: Option<BranchTarget>,
    /// Symbol operand, if any: its index, the addend, and the kind of reference.
    pub symbol: Option<(u32, i64, SymbolUse)>,
}

/// Branch target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BranchTarget {
    /// Instruction of the text, by index.
    Instruction(usize),
    /// Label outside the text (`callbr`), by index.
    Label(usize),
}

/// Kind of reference to a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolUse {
    /// RIP-relative displacement of 32 bits.
    PcRel32,
    /// 64-bit absolute immediate.
    Abs64,
    /// Relative branch displacement of 32 bits.
    Branch32,
    /// RIP-relative reference to a word after the code that holds the symbol's address, as in a global offset table.
    AddressSlot,
}

/// Instructions that leave the assembly block or its stack frame, and are not supported in a function. `jmp` and `call`
/// have targets, which are checked separately; `push` and `pop` may occur in pairs.
const LEAVING: [&str; 12] =
    ["ret", "retf", "iret", "iretd", "iretq", "uiret", "enter", "leave", "sysenter", "sysexit", "sysret", "xbegin"];

/// Returns the form of `setCC` for a condition code.
pub fn setcc(condition: u8) -> Code {
    const ALL: [Code; 16] = [
        Code::Seto_rm8,
        Code::Setno_rm8,
        Code::Setb_rm8,
        Code::Setae_rm8,
        Code::Sete_rm8,
        Code::Setne_rm8,
        Code::Setbe_rm8,
        Code::Seta_rm8,
        Code::Sets_rm8,
        Code::Setns_rm8,
        Code::Setp_rm8,
        Code::Setnp_rm8,
        Code::Setl_rm8,
        Code::Setge_rm8,
        Code::Setle_rm8,
        Code::Setg_rm8,
    ];
    ALL[usize::from(condition)]
}

/// Returns all usable instruction forms by mnemonic.
fn forms() -> &'static FxHashMap<String, Vec<Code>> {
    static FORMS: OnceLock<FxHashMap<String, Vec<Code>>> = OnceLock::new();
    FORMS.get_or_init(|| {
        let mut forms: FxHashMap<String, Vec<Code>> = FxHashMap::default();
        for code in Code::values() {
            let info = code.op_code();
            let usable = info.is_instruction()
                && info.mode64()
                && matches!(info.encoding(), EncodingKind::Legacy | EncodingKind::VEX)
                // Programs stop themselves with the privileged `hlt`, which faults.
                && (info.cpl3() && !info.is_privileged() || code == Code::Hlt)
                && !info.fwait()
                && (0..info.op_count()).all(|n| !is_unsupported_kind(info.op_kind(n)));
            let name = format!("{:?}", code.mnemonic()).to_ascii_lowercase();
            let far = name == "call" && !matches!(code, Code::Call_rm64 | Code::Call_rel32_64);
            if usable && !far {
                forms.entry(name).or_default().push(code);
            }
        }
        forms
    })
}

/// Whether an operand is of a kind that is not supported in assembly texts.
fn is_unsupported_kind(kind: Kind) -> bool {
    matches!(kind, Kind::mm_reg | Kind::mm_rm | Kind::cr_reg | Kind::dr_reg | Kind::tr_reg | Kind::seg_reg)
}

/// Selects the machine instruction for an instruction of an assembly text. `Err` names the unsupported part, as "inline
/// assembly with …"; for module-level assembly the caller replaces the first word.
pub fn select(
    instruction: &text::Instruction,
    registers: &OperandRegisters,
    within: AsmContext,
) -> Result<SelectedInst, String> {
    let forms = forms();
    let name = &instruction.mnemonic;
    let unknown = || format!("inline assembly with the instruction `{name}`");
    let known = |name: &str| forms.contains_key(name) && (within == AsmContext::Module || !LEAVING.contains(&name));
    let mut normalized = instruction.read(known).ok_or_else(unknown)?;
    if let ("call" | "jmp", [AsmOperand::Memory(memory)]) = (&*normalized.name, &mut *normalized.operands) {
        memory.bits = memory.bits.or(Some(64));
    }
    let mut prefix = instruction.prefix;
    if (prefix, &*normalized.name, normalized.operands.len()) == (Some(Prefix::Rep), "nop", 0) {
        normalized.name = "pause".into();
        prefix = None;
    }
    if let (None, Some(selected)) = (prefix, with_address(&normalized, registers, within)) {
        return Ok(selected);
    }
    let all = &forms[&normalized.name];
    let mut found = fitting(all, &normalized, prefix, registers);
    if found.is_empty() && matches!(&*normalized.name, "test" | "xchg") && normalized.operands.len() == 2 {
        // The operands of a commutative instruction may be written in either order.
        normalized.operands.swap(0, 1);
        found = fitting(all, &normalized, prefix, registers);
    }
    if found.is_empty() {
        return Err(format!("{} with these operands", unknown()));
    }
    let unsized_memory = normalized.operands.iter().any(|arg| matches!(arg, AsmOperand::Memory(m) if m.bits.is_none()));
    let size = |code: &Code| code.op_code().memory_size().size();
    let first = size(&found[0].0.code());
    if unsized_memory && found.iter().any(|(one, _)| size(&one.code()) != first) {
        return Err(format!("{} on a memory operand without a size", unknown()));
    }
    let best = found.iter().min_by_key(|(_, length)| *length).expect("there is one");
    let target = normalized.operands.iter().find_map(|arg| match arg {
        AsmOperand::Target(to) => Some(BranchTarget::Instruction(*to)),
        AsmOperand::Label(n) => Some(BranchTarget::Label(*n)),
        _ => None,
    });
    let symbol = normalized.operands.iter().find_map(|arg| match arg {
        AsmOperand::Memory(memory) => Some((memory.symbol?, memory.displacement, SymbolUse::PcRel32)),
        AsmOperand::Symbol(symbol) => Some((*symbol, 0, SymbolUse::Branch32)),
        _ => None,
    });
    Ok(SelectedInst { instruction: best.0, target, symbol })
}

/// Selects the instruction that loads a symbol's address, or calls a symbol. The parser refuses a memory operand with
/// a symbol and registers, so `lea` of a symbol has no other parts.
fn with_address(normalized: &NormalizedInst, registers: &OperandRegisters, within: AsmContext) -> Option<SelectedInst> {
    let (instruction, symbol) = match (&*normalized.name, &*normalized.operands) {
        ("call", [AsmOperand::Symbol(symbol)]) if within == AsmContext::Function => {
            let word = MemoryOperand::with_base_displ(Register::RIP, PLACEHOLDER_IP as i64);
            (Instruction::with1(Code::Call_rm64, word), (*symbol, 0, SymbolUse::AddressSlot))
        }
        ("mov", [AsmOperand::Register(to), AsmOperand::Address(symbol, added)])
        | (
            "lea",
            [AsmOperand::Register(to), AsmOperand::Memory(Memory { symbol: Some(symbol), displacement: added, .. })],
        ) if to.bits == 64 => {
            let to = named(registers.of(to.id)?, 64, false)?;
            (Instruction::with2(Code::Mov_r64_imm64, to, 0u64), (*symbol, *added, SymbolUse::Abs64))
        }
        _ => return None,
    };
    Some(SelectedInst { instruction: instruction.ok()?, target: None, symbol: Some(symbol) })
}

/// Returns the forms that fit, with their operands filled in and their lengths in bytes.
fn fitting(
    forms: &[Code],
    normalized: &NormalizedInst,
    prefix: Option<Prefix>,
    registers: &OperandRegisters,
) -> Vec<(Instruction, usize)> {
    let found = forms.iter().filter_map(|code| {
        let mut instruction = encode_form(*code, normalized, registers)?;
        let info = code.op_code();
        match prefix {
            None => {}
            Some(Prefix::Lock) if info.can_use_lock_prefix() => instruction.set_has_lock_prefix(true),
            Some(Prefix::Rep) if info.can_use_rep_prefix() => instruction.set_has_rep_prefix(true),
            Some(Prefix::Repne) if info.can_use_repne_prefix() => instruction.set_has_repne_prefix(true),
            Some(_) => return None,
        }
        let length = Encoder::new(64).encode(&instruction, PLACEHOLDER_IP).ok()?;
        Some((instruction, length))
    });
    found.collect()
}

/// Address at which an instruction is encoded tentatively. It is also the placeholder for a branch target or the
/// address of a symbol, so that their distance is small until it is known.
pub const PLACEHOLDER_IP: u64 = 0x1000;

/// Fills in the operands of a form, if they fit.
fn encode_form(code: Code, normalized: &NormalizedInst, registers: &OperandRegisters) -> Option<Instruction> {
    let info = code.op_code();
    let mut instruction = Instruction::new();
    instruction.set_code(code);
    let implied = normalized.operands.is_empty() && info.op_count() > 0;
    if !implied && info.op_count() as usize != normalized.operands.len() {
        return None;
    }
    if matches_push_size(info, normalized, registers) == Some(false) || !sizes_agree(info, normalized, registers) {
        return None;
    }
    for n in 0..info.op_count() {
        let kind = info.op_kind(n);
        if implied {
            set_implicit_operand(&mut instruction, n, kind)?;
        } else {
            set_operand(&mut instruction, n, kind, info, &normalized.operands[n as usize], registers)?;
        }
    }
    Some(instruction)
}

/// Whether a form of `push` or `pop` has the operand size stated in the text, 64 bits by default. `None` for other
/// instructions.
fn matches_push_size(info: &OpCodeInfo, normalized: &NormalizedInst, registers: &OperandRegisters) -> Option<bool> {
    if !matches!(&*normalized.name, "push" | "pop") {
        return None;
    }
    let stated = match normalized.operands.first()? {
        AsmOperand::Register(register) => registers.of(register.id).map(|_| register.bits),
        AsmOperand::Memory(memory) => memory.bits,
        _ => None,
    };
    Some((info.operand_size() == 16) == (stated.or(normalized.bits) == Some(16)))
}

/// Whether the size suffix, if any, agrees with the general registers among the operands.
fn sizes_agree(info: &OpCodeInfo, normalized: &NormalizedInst, registers: &OperandRegisters) -> bool {
    let Some(bits) = normalized.bits else { return true };
    let mut general = normalized.operands.iter().enumerate().filter_map(|(n, arg)| match arg {
        // The count of a shift does not have the operand size.
        AsmOperand::Register(r) if r.id.is_general() && info.try_op_kind(n as u32).ok() != Some(Kind::cl) => {
            registers.of(r.id).map(|_| r.bits)
        }
        _ => None,
    });
    let Some(first) = general.next() else { return true };
    first == bits || general.any(|b| b == bits) || normalized.name == "crc32" && normalized.operands.len() == 2
}

/// Fills in implicit operands, which are never written: those of string instructions and of `xlatb`.
fn set_implicit_operand(instruction: &mut Instruction, n: u32, kind: Kind) -> Option<()> {
    match kind {
        Kind::es_rDI => instruction.try_set_op_kind(n, OpKind::MemoryESRDI).ok()?,
        Kind::seg_rBX_al => {
            instruction.try_set_op_kind(n, OpKind::Memory).ok()?;
            instruction.set_memory_base(Register::RBX);
            instruction.set_memory_index(Register::AL);
        }
        Kind::seg_rSI => instruction.try_set_op_kind(n, OpKind::MemorySegRSI).ok()?,
        Kind::al | Kind::ax | Kind::eax | Kind::rax => {
            let register = match kind {
                Kind::al => Register::AL,
                Kind::ax => Register::AX,
                Kind::eax => Register::EAX,
                _ => Register::RAX,
            };
            instruction.try_set_op_kind(n, OpKind::Register).ok()?;
            instruction.try_set_op_register(n, register).ok()?;
        }
        _ => return None,
    }
    Some(())
}

/// Fills in a written operand, if the form takes it.
fn set_operand(
    instruction: &mut Instruction,
    n: u32,
    kind: Kind,
    info: &OpCodeInfo,
    arg: &AsmOperand,
    registers: &OperandRegisters,
) -> Option<()> {
    match arg {
        AsmOperand::Register(register) => {
            let register = named(registers.of(register.id)?, register.bits, register.high)?;
            let fits = match kind {
                Kind::r8_or_mem | Kind::r8_reg | Kind::r8_opcode => register.is_gpr8(),
                Kind::r16_or_mem | Kind::r16_reg | Kind::r16_reg_mem | Kind::r16_rm | Kind::r16_opcode => {
                    register.is_gpr16()
                }
                Kind::r32_or_mem
                | Kind::r32_reg
                | Kind::r32_reg_mem
                | Kind::r32_rm
                | Kind::r32_opcode
                | Kind::r32_vvvv => register.is_gpr32(),
                Kind::r64_or_mem
                | Kind::r64_reg
                | Kind::r64_reg_mem
                | Kind::r64_rm
                | Kind::r64_opcode
                | Kind::r64_vvvv => register.is_gpr64(),
                Kind::xmm_or_mem | Kind::xmm_reg | Kind::xmm_rm | Kind::xmm_vvvv | Kind::xmm_is4 | Kind::xmm_is5 => {
                    register.is_xmm()
                }
                Kind::st0 => register == Register::ST0,
                Kind::sti_opcode => register.is_st(),
                Kind::al => register == Register::AL,
                Kind::cl => register == Register::CL,
                Kind::ax => register == Register::AX,
                Kind::dx => register == Register::DX,
                Kind::eax => register == Register::EAX,
                Kind::rax => register == Register::RAX,
                _ => false,
            };
            if !fits {
                return None;
            }
            instruction.try_set_op_kind(n, OpKind::Register).ok()?;
            instruction.try_set_op_register(n, register).ok()?;
            Some(())
        }
        AsmOperand::Memory(memory) => {
            let fits = matches!(
                kind,
                Kind::mem | Kind::r8_or_mem | Kind::r16_or_mem | Kind::r32_or_mem | Kind::r64_or_mem | Kind::xmm_or_mem
            );
            let size = info.memory_size().size() as u32 * 8;
            if !fits || memory.bits.is_some_and(|bits| size != 0 && bits != size) {
                return None;
            }
            instruction.try_set_op_kind(n, OpKind::Memory).ok()?;
            if let Some(base) = memory.base {
                instruction.set_memory_base(named(registers.of(base)?, 64, false)?);
            }
            if let Some((index, scale)) = memory.index {
                let index = named(registers.of(index)?, 64, false)?;
                if index == Register::RSP {
                    return None;
                }
                instruction.set_memory_index(index);
                instruction.set_memory_index_scale(scale);
            }
            if let Some(segment) = memory.segment {
                instruction.set_segment_prefix(if segment == 'f' { Register::FS } else { Register::GS });
            }
            i32::try_from(memory.displacement).ok()?;
            if memory.symbol.is_some() {
                instruction.set_memory_base(Register::RIP);
                instruction.set_memory_displ_size(8);
                instruction.set_memory_displacement64(PLACEHOLDER_IP);
                return Some(());
            }
            let small = i8::try_from(memory.displacement).is_ok() && memory.base.is_some();
            let size = match memory.displacement {
                0 if memory.base.is_some() => 0,
                _ if small => 1,
                _ => 8,
            };
            instruction.set_memory_displ_size(size);
            instruction.set_memory_displacement64(memory.displacement as u64);
            Some(())
        }
        AsmOperand::Immediate(value) => immediate(instruction, n, kind, *value),
        AsmOperand::Address(..) => None,
        AsmOperand::Target(_) | AsmOperand::Label(_) | AsmOperand::Symbol(_) => {
            // The distance of a symbol is determined later.
            let near = kind == Kind::br64_1 && (!matches!(arg, AsmOperand::Symbol(_)) || is_short(info));
            if kind != Kind::br64_4 && !near {
                return None;
            }
            instruction.try_set_op_kind(n, OpKind::NearBranch64).ok()?;
            instruction.set_near_branch64(PLACEHOLDER_IP);
            Some(())
        }
    }
}

/// Whether the instruction has no form with a longer branch range.
fn is_short(info: &OpCodeInfo) -> bool {
    use iced_x86::Mnemonic;
    matches!(info.mnemonic(), Mnemonic::Loop | Mnemonic::Loope | Mnemonic::Loopne | Mnemonic::Jrcxz | Mnemonic::Jecxz)
}

/// Fills in an immediate, if it fits.
fn immediate(instruction: &mut Instruction, n: u32, kind: Kind, value: i64) -> Option<()> {
    // An n-bit immediate may be written as a signed or an unsigned number.
    let sign_extend_if_fits = |bits: u32| {
        let fits = value >= -(1i64 << (bits - 1)) && value < 1i64 << bits;
        fits.then_some(value << (64 - bits) >> (64 - bits))
    };
    let byte = |value: i64| i8::try_from(value).ok().map(i64::from);
    let (kind, value) = match kind {
        Kind::imm8 => (OpKind::Immediate8, sign_extend_if_fits(8)?),
        Kind::imm8_const_1 if value == 1 => (OpKind::Immediate8, 1),
        Kind::imm8sex16 => (OpKind::Immediate8to16, byte(sign_extend_if_fits(16)?)?),
        Kind::imm8sex32 => (OpKind::Immediate8to32, byte(sign_extend_if_fits(32)?)?),
        Kind::imm8sex64 => (OpKind::Immediate8to64, byte(value)?),
        Kind::imm16 => (OpKind::Immediate16, sign_extend_if_fits(16)?),
        Kind::imm32 => (OpKind::Immediate32, sign_extend_if_fits(32)?),
        Kind::imm32sex64 => (OpKind::Immediate32to64, i64::from(i32::try_from(value).ok()?)),
        Kind::imm64 => (OpKind::Immediate64, value),
        _ => return None,
    };
    instruction.try_set_op_kind(n, kind).ok()?;
    instruction.try_set_immediate_i64(n, value).ok()
}

/// Returns iced-x86's name of a part of a register.
fn named(reg: Reg, bits: u32, high: bool) -> Option<Register> {
    const BYTES: [Register; 8] = [
        Register::AL,
        Register::CL,
        Register::DL,
        Register::BL,
        Register::SPL,
        Register::BPL,
        Register::SIL,
        Register::DIL,
    ];
    let Reg::General(n) = reg else { return Some(full_register(reg)) };
    let number = u32::from(n);
    match (bits, high) {
        (64, false) => Some(Register::RAX + number),
        (32, false) => Some(Register::EAX + number),
        (16, false) => Some(Register::AX + number),
        (8, false) if n < 8 => Some(BYTES[usize::from(n)]),
        (8, false) => Some(Register::R8L + (number - 8)),
        (8, true) => [Register::AH, Register::CH, Register::DH, Register::BH].get(usize::from(n)).copied(),
        _ => None,
    }
}
