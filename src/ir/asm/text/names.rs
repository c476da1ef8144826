//! Mnemonics: maps AT&T names and suffixes to Intel mnemonics.

use super::{Arg, Instruction, Place, Register};
use crate::ir::asm::operands::{CONDITIONS, Reg, condition};

/// An instruction with its Intel mnemonic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Intel mnemonic. Of several synonyms for a condition, the one in [`CONDITIONS`].
    pub name: String,
    /// Operands, destination first. A memory operand has a width if the text or a suffix gives it.
    pub args: Vec<Arg>,
    /// Operand width in bits that the AT&T suffix gives.
    pub bits: Option<u32>,
}

/// AT&T mnemonics that are not an Intel mnemonic plus a suffix.
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

/// String instructions, without the size letter.
const STRINGS: [&str; 5] = ["movs", "stos", "lods", "scas", "cmps"];

/// Shifts and rotates, whose count defaults to one.
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

/// Returns the canonical one of several synonymous mnemonics.
fn canonical(name: &str) -> String {
    for family in ["set", "cmov", "j"] {
        if let Some(found) = name.strip_prefix(family).and_then(condition) {
            return format!("{family}{}", CONDITIONS[usize::from(found)]);
        }
    }
    match name {
        "sal" => "shl".into(),
        "movabs" => "mov".into(),
        // The wait forms also check for pending x87 exceptions, which are not observable here.
        "fstcw" => "fnstcw".into(),
        "fstsw" => "fnstsw".into(),
        "fclex" => "fnclex".into(),
        "finit" => "fninit".into(),
        name => name.into(),
    }
}

/// Splits `cmpltps` into the instruction and the immediate of its comparison predicate.
fn comparison(name: &str) -> Option<(String, i64)> {
    let (how, suffix) = name.strip_prefix("cmp")?.split_at_checked(name.len().checked_sub(5)?)?;
    let n = ["eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord"].iter().position(|c| *c == how)?;
    matches!(suffix, "ps" | "pd" | "ss" | "sd").then(|| (format!("cmp{suffix}"), n as i64))
}

/// Makes implicit x87 register operands explicit.
fn stack_operands(reading: &mut Reading) {
    let st = |n| Arg::Register(Register { place: Place::Machine(Reg::Stack(n)), bits: 80, high: false });
    let is_stack = |arg: &Arg| matches!(arg, Arg::Register(r) if matches!(r.place, Place::Machine(Reg::Stack(_))));
    let pops = ["faddp", "fmulp", "fsubp", "fsubrp", "fdivp", "fdivrp"];
    let first = [
        "fadd", "fmul", "fsub", "fsubr", "fdiv", "fdivr", "fxch", "fcom", "fcomp", "fucom", "fucomp", "fcomi",
        "fcomip", "fucomi", "fucomip",
    ];
    let name = &*reading.name;
    match &*reading.args {
        [] if pops.contains(&name) => reading.args = vec![st(1), st(0)],
        [] if ["fxch", "fcom", "fcomp", "fucom", "fucomp", "fcomi", "fcomip", "fucomi", "fucomip"].contains(&name) => {
            reading.args = vec![st(0), st(1)];
        }
        [other] if is_stack(other) && pops.contains(&name) => reading.args = vec![*other, st(0)],
        [other] if is_stack(other) && first.contains(&name) => reading.args = vec![st(0), *other],
        _ => {}
    }
}

impl Instruction {
    /// Returns the instruction with its Intel mnemonic, if `known` accepts that.
    pub fn read(&self, known: impl Fn(&str) -> bool) -> Option<Reading> {
        let name = canonical(&self.mnemonic);
        let (name, comparison) = match comparison(&name).filter(|_| self.args.len() == 2) {
            Some((name, n)) => (name, Some(n)),
            None => (name, None),
        };
        let mut reading = match self.intel {
            true if known(&name) => Reading { name, args: self.args.clone(), bits: None },
            true => return None,
            false => self.att(name, known)?,
        };
        if SHIFTS.contains(&&*reading.name) && reading.args.len() == 1 {
            reading.args.push(Arg::Immediate(1));
        }
        stack_operands(&mut reading);
        reading.args.extend(comparison.map(Arg::Immediate));
        if let ("imul", [to, Arg::Immediate(_)]) = (&*reading.name, &*reading.args) {
            reading.args.insert(1, *to);
        }
        Some(reading)
    }

    /// Reads an x87 instruction. Its suffixes differ: `s` is 32 bits, or 16 for integers.
    fn x87(&self, name: &str, known: impl Fn(&str) -> bool) -> Option<Reading> {
        let read = |name: &str, bits: Option<u32>| {
            let mut args = self.args.clone();
            for arg in &mut args {
                if let Arg::Memory(memory) = arg {
                    memory.bits = bits;
                }
            }
            known(name).then_some(Reading { name: name.into(), args, bits: None })
        };
        let to_other = matches!(self.args.first(), Some(Arg::Register(r)) if r.place != Place::Machine(Reg::Stack(0)));
        // The AT&T assembler swaps these mnemonics when the destination is not st(0), a historical bug that is
        // kept for compatibility.
        let swapped = match name {
            "fsub" if to_other && self.args.len() == 2 => "fsubr",
            "fsubr" if to_other && self.args.len() == 2 => "fsub",
            "fdiv" if to_other && self.args.len() == 2 => "fdivr",
            "fdivr" if to_other && self.args.len() == 2 => "fdiv",
            "fsubp" => "fsubrp",
            "fsubrp" => "fsubp",
            "fdivp" => "fdivrp",
            "fdivrp" => "fdivp",
            name => name,
        };
        if let [Arg::Memory(_)] = &*self.args
            && !known(name)
        {
            let integer = name.starts_with("fi");
            let (base, bits) = match name.strip_suffix("ll").or(name.strip_suffix('q')) {
                Some(base) if integer => (base, 64),
                _ => match name.split_at_checked(name.len() - 1)? {
                    (base, "s") => (base, if integer { 16 } else { 32 }),
                    (base, "l") => (base, if integer { 32 } else { 64 }),
                    (base, "t") => (base, 80),
                    _ => return None,
                },
            };
            return read(base, Some(bits));
        }
        read(swapped, None)
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
        if name.starts_with('f') {
            return self.x87(&name, known);
        }
        let (before, last) = name.split_at_checked(name.len() - 1)?;
        let bits = last.chars().next().and_then(size);
        if self.args.is_empty() && STRINGS.contains(&before) && bits.is_some() {
            let letter = if last == "l" { "d" } else { last };
            return read(&format!("{before}{letter}"), bits);
        }
        // `movzbl` zero-extends 8 bits to 32.
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
