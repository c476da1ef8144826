//! What instructions are called: AT&T's suffixes and names are led to Intel's.

use super::{Arg, Instruction, Place, Register};
use crate::ir::asm::operands::{CONDITIONS, Reg, condition};

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
        // To wait for what went wrong before is nothing that anybody sees here.
        "fstcw" => "fnstcw".into(),
        "fstsw" => "fnstsw".into(),
        "fclex" => "fnclex".into(),
        "finit" => "fninit".into(),
        name => name.into(),
    }
}

/// `cmpltps`: the instruction, and the number that says which comparison it makes.
fn comparison(name: &str) -> Option<(String, i64)> {
    let (how, suffix) = name.strip_prefix("cmp")?.split_at_checked(name.len().checked_sub(5)?)?;
    let n = ["eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord"].iter().position(|c| *c == how)?;
    matches!(suffix, "ps" | "pd" | "ss" | "sd").then(|| (format!("cmp{suffix}"), n as i64))
}

/// Writes out which registers of the x87 an instruction works on.
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
    /// Its name in Intel's syntax, if that is among the known ones.
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

    /// An instruction of the x87. Its sizes are other ones: `s` is 32 bits, or 16 of an integer.
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
        // AT&T's assembler has these the wrong way round where they write another register than the first, and everybody keeps
        // to it.
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
