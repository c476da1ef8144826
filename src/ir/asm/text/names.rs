//! What instructions are called: AT&T's suffixes and names are led to Intel's.

use super::{Arg, Instruction};
use crate::ir::asm::operands::{CONDITIONS, condition};

/// An instruction by the name that Intel has for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The name. Of several for one condition it is the one in [`CONDITIONS`].
    pub name: String,
    /// What it works on; what it writes comes first. Memory has a size, if it is written or said by a suffix.
    pub args: Vec<Arg>,
    /// The size that a suffix says.
    pub bits: Option<u32>,
}

/// AT&T's names that are no name of Intel's with a suffix.
const OTHERS: &[(&str, &str)] = &[
    ("cbtw", "cbw"),
    ("cwtl", "cwde"),
    ("cltq", "cdqe"),
    ("cwtd", "cwd"),
    ("cltd", "cdq"),
    ("cqto", "cqo"),
    ("pushf", "pushfq"),
    ("popf", "popfq"),
];

/// Instructions of strings, without the letter of their size.
const STRINGS: [&str; 5] = ["movs", "stos", "lods", "scas", "cmps"];

/// Shifts, which shift by one if nothing is said.
const SHIFTS: [&str; 7] = ["shl", "shr", "sar", "rol", "ror", "rcl", "rcr"];

fn size(letter: char) -> Option<u32> {
    match letter {
        'b' => Some(8),
        'w' => Some(16),
        'l' => Some(32),
        'q' => Some(64),
        _ => None,
    }
}

/// The usual one of several names.
fn canonical(name: &str) -> String {
    for family in ["set", "cmov", "j"] {
        if let Some(found) = name.strip_prefix(family).and_then(condition) {
            return format!("{family}{}", CONDITIONS[usize::from(found)]);
        }
    }
    match name {
        "sal" => "shl".into(),
        "movabs" => "mov".into(),
        name => name.into(),
    }
}

impl Instruction {
    /// Its name in Intel's syntax, if that is among the known ones.
    pub fn read(&self, known: impl Fn(&str) -> bool) -> Option<Reading> {
        let name = canonical(&self.mnemonic);
        let mut reading = match self.intel {
            true if known(&name) => Reading { name, args: self.args.clone(), bits: None },
            true => return None,
            false => self.att(name, known)?,
        };
        if SHIFTS.contains(&&*reading.name) && reading.args.len() == 1 {
            reading.args.push(Arg::Immediate(1));
        }
        if let ("imul", [to, Arg::Immediate(_)]) = (&*reading.name, &*reading.args) {
            reading.args.insert(1, *to);
        }
        Some(reading)
    }

    fn att(&self, name: String, known: impl Fn(&str) -> bool) -> Option<Reading> {
        let read = |name: &str, bits: Option<u32>| {
            let name = canonical(name);
            let mut args = self.args.clone();
            for arg in &mut args {
                if let Arg::Memory(memory) = arg
                    && name != "lea"
                {
                    memory.bits = bits;
                }
            }
            known(&name).then_some(Reading { name, args, bits })
        };
        if let Some((_, intel)) = OTHERS.iter().find(|(att, _)| *att == name) {
            return read(intel, None);
        }
        let (before, last) = name.split_at_checked(name.len() - 1)?;
        let bits = last.chars().next().and_then(size);
        if self.args.is_empty() && STRINGS.contains(&before) && bits.is_some() {
            let letter = if last == "l" { "d" } else { last };
            return read(&format!("{before}{letter}"), bits);
        }
        // `movzbl`: from eight bits to 32.
        if let Some(sizes) =
            name.strip_prefix("movz").or(name.strip_prefix("movs")).filter(|s| s.len() == 2 && self.args.len() == 2)
        {
            let mut sizes = sizes.chars().map(size);
            if let (Some(Some(from)), Some(Some(to))) = (sizes.next(), sizes.next()) {
                let extend = match (&name[..4], from) {
                    ("movz", _) => "movzx",
                    (_, 32) => "movsxd",
                    _ => "movsx",
                };
                let mut reading = read(extend, Some(from))?;
                reading.bits = Some(to);
                return Some(reading);
            }
        }
        let vector = self.args.iter().any(|arg| matches!(arg, Arg::Register(r) if r.place.is_vector()));
        if name == "movq" && !vector {
            return read("mov", Some(64));
        }
        match read(&name, None) {
            Some(reading) => Some(reading),
            None => read(before, Some(bits?)),
        }
    }
}
