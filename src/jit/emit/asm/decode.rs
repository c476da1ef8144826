//! Disassembler: splits a function's code into instructions, jump tables and constants.

use iced_x86::{Decoder, DecoderOptions, Instruction, MemorySize, Mnemonic, OpKind, Register};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum alignment in bytes of constants after the code, and so of the zero padding before them.
const MAX_CONSTANT_ALIGN: usize = 64;

/// An item of a function's code, with the address shown in the listing.
pub(super) enum CodeItem {
    Instruction(Instruction),
    /// A jump table: its address and the target of each entry.
    Table(u64, Vec<u64>),
    /// A constant that instructions read: its address, type and bytes.
    Constant(u64, MemorySize, Vec<u8>),
}

/// The disassembled code of a function.
pub(super) struct DecodedFunction {
    pub items: Vec<CodeItem>,
    /// Branch targets within it, ascending.
    pub targets: Vec<u64>,
}

/// Disassembles code that is displayed at address `first`.
pub(super) fn decode(bytes: &[u8], first: u64) -> DecodedFunction {
    let end = first + bytes.len() as u64;
    // The entry block has no predecessors, so the first address is no branch target.
    let within = first + 1..end;
    let bytes_from = |address: u64| &bytes[(address - first) as usize..];
    let mut items = Vec::new();
    let mut targets: BTreeSet<u64> = BTreeSet::new();
    let mut constants: BTreeMap<u64, MemorySize> = BTreeMap::new();
    // Candidates for jump tables: addresses taken by `lea`.
    let mut tables: BTreeSet<u64> = BTreeSet::new();
    let mut next = first;
    while next < end {
        // Constants follow all code, preceded by zero padding.
        if let Some(start) = constants.keys().next()
            && (next >= *start
                || (*start - next < MAX_CONSTANT_ALIGN as u64
                    && bytes_from(next)[..(*start - next) as usize].iter().all(|b| *b == 0)))
        {
            break;
        }
        if tables.contains(&next) {
            let mut entries = Vec::new();
            let mut address = next;
            // A table ends at the next branch target.
            while !targets.contains(&address)
                && let Some(entry) = bytes_from(address).first_chunk::<4>()
            {
                let target = next.wrapping_add_signed(i32::from_le_bytes(*entry).into());
                if !within.contains(&target) {
                    break;
                }
                targets.insert(target);
                entries.push(target);
                address += 4;
            }
            if !entries.is_empty() {
                items.push(CodeItem::Table(next, entries));
                next = address;
                continue;
            }
        }
        let instruction = Decoder::with_ip(64, bytes_from(next), next, DecoderOptions::NONE).decode();
        next = instruction.next_ip();
        if instruction.is_jmp_short_or_near() || instruction.is_jcc_short_or_near() {
            targets.extend(Some(instruction.near_branch_target()).filter(|target| within.contains(target)));
        }
        if instruction.is_ip_rel_memory_operand() && within.contains(&instruction.ip_rel_memory_address()) {
            let address = instruction.ip_rel_memory_address();
            match instruction.mnemonic() {
                Mnemonic::Lea => drop(tables.insert(address)),
                _ => drop(constants.entry(address).or_insert(instruction.memory_size())),
            }
        }
        items.push(CodeItem::Instruction(instruction));
    }
    let ends: Vec<u64> = constants.keys().skip(1).copied().chain([end]).collect();
    for ((address, size), next) in constants.iter().zip(ends) {
        let length = (size.size() as u64).clamp(1, next - address);
        items.push(CodeItem::Constant(*address, *size, bytes_from(*address)[..length as usize].to_vec()));
    }
    DecodedFunction { items, targets: targets.into_iter().collect() }
}

/// Whether an instruction only moves a value to a register, from another register or from the stack.
pub(super) fn is_register_or_reload_move(instruction: &Instruction) -> bool {
    use Mnemonic::{
        Mov, Movaps, Movdqa, Movdqu, Movsd, Movss, Movups, Vmovaps, Vmovdqa, Vmovdqu, Vmovsd, Vmovss, Vmovups,
    };
    // A move into `rbp` sets up the frame.
    let to_register = instruction.op0_kind() == OpKind::Register && instruction.op0_register() != Register::RBP;
    let source_is_register_or_stack = instruction.op_kinds().all(|kind| kind != OpKind::Memory)
        || matches!(instruction.memory_base(), Register::RSP | Register::RBP);
    let moves = matches!(
        instruction.mnemonic(),
        Mov | Movaps
            | Movups
            | Movsd
            | Movss
            | Vmovaps
            | Vmovups
            | Vmovsd
            | Vmovss
            | Movdqa
            | Movdqu
            | Vmovdqa
            | Vmovdqu
    );
    moves && to_register && source_is_register_or_stack
}

/// Formats data for an assembler, with floating-point values as a comment.
pub(super) fn constant(size: MemorySize, bytes: &[u8]) -> String {
    let word = |bytes: &[u8]| bytes.iter().rev().fold(String::from("0x"), |text, byte| text + &format!("{byte:02x}"));
    let directive = match bytes.len() {
        n if n % 8 == 0 => (".quad", 8),
        n if n % 4 == 0 => (".long", 4),
        n if n % 2 == 0 => (".short", 2),
        _ => (".byte", 1),
    };
    let words: Vec<String> = bytes.chunks(directive.1).map(word).collect();
    let floats: Option<Vec<String>> = match size.element_type() {
        MemorySize::Float64 => {
            bytes.chunks(8).map(|b| Some(f64::from_le_bytes(b.try_into().ok()?).to_string())).collect()
        }
        MemorySize::Float32 => {
            bytes.chunks(4).map(|b| Some(f32::from_le_bytes(b.try_into().ok()?).to_string())).collect()
        }
        _ => None,
    };
    let note = floats.map_or(String::new(), |floats| format!("  # {}", floats.join(", ")));
    format!("{:<7} {}{note}", directive.0, words.join(", "))
}
