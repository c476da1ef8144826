//! The code of a function taken apart: instructions, and the jump tables and constants that stand between and behind them.

use iced_x86::{Decoder, DecoderOptions, Instruction, MemorySize, Mnemonic, OpKind, Register};
use std::collections::{BTreeMap, BTreeSet};

/// The alignment of constants behind the code, at most.
const LARGEST_ALIGNMENT: usize = 64;

/// A part of a function's code, at the address that is shown.
pub(super) enum Item {
    Instruction(Instruction),
    /// Where a `jmp` through a table goes, for each number; the table's address.
    Table(u64, Vec<u64>),
    /// A constant that instructions read, and as what.
    Constant(u64, MemorySize, Vec<u8>),
}

/// A function's code.
pub(super) struct Code64 {
    pub items: Vec<Item>,
    /// Where branches within it go, ascending.
    pub targets: Vec<u64>,
}

/// Takes code apart that is shown at address `first`.
pub(super) fn decode(bytes: &[u8], first: u64) -> Code64 {
    let end = first + bytes.len() as u64;
    let within = first + 1..end;
    let at = |address: u64| &bytes[(address - first) as usize..];
    let mut items = Vec::new();
    let mut targets: BTreeSet<u64> = BTreeSet::new();
    let mut constants: BTreeMap<u64, MemorySize> = BTreeMap::new();
    // What `lea` took the address of: jump tables.
    let mut tables: BTreeSet<u64> = BTreeSet::new();
    let mut next = first;
    while next < end {
        // Constants stand behind all code, and before them zeros that align them.
        if let Some(start) = constants.keys().next()
            && (next >= *start
                || (*start - next < LARGEST_ALIGNMENT as u64
                    && at(next)[..(*start - next) as usize].iter().all(|b| *b == 0)))
        {
            break;
        }
        if tables.contains(&next) {
            let mut entries = Vec::new();
            let mut place = next;
            // It ends where code begins that something goes to.
            while !targets.contains(&place)
                && let Some(entry) = at(place).first_chunk::<4>()
            {
                let target = next.wrapping_add_signed(i32::from_le_bytes(*entry).into());
                if !within.contains(&target) {
                    break;
                }
                targets.insert(target);
                entries.push(target);
                place += 4;
            }
            if !entries.is_empty() {
                items.push(Item::Table(next, entries));
                next = place;
                continue;
            }
        }
        let instruction = Decoder::with_ip(64, at(next), next, DecoderOptions::NONE).decode();
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
        items.push(Item::Instruction(instruction));
    }
    let ends: Vec<u64> = constants.keys().skip(1).copied().chain([end]).collect();
    for ((address, size), next) in constants.iter().zip(ends) {
        let length = (size.size() as u64).clamp(1, next - address);
        items.push(Item::Constant(*address, *size, at(*address)[..length as usize].to_vec()));
    }
    Code64 { items, targets: targets.into_iter().collect() }
}

/// Whether an instruction does nothing but bring a value into a register, where the next ones want it.
pub(super) fn is_move(instruction: &Instruction) -> bool {
    use Mnemonic::{
        Mov, Movaps, Movdqa, Movdqu, Movsd, Movss, Movups, Vmovaps, Vmovdqa, Vmovdqu, Vmovsd, Vmovss, Vmovups,
    };
    // Into `rbp` goes the frame of the function.
    let to_register = instruction.op0_kind() == OpKind::Register && instruction.op0_register() != Register::RBP;
    let of_stack = instruction.op_kinds().all(|kind| kind != OpKind::Memory)
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
    moves && to_register && of_stack
}

/// Data for an assembler, with what it is as a comment.
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
