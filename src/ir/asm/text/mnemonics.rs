//! Maps AT&T names and suffixes to Intel mnemonics.

use super::{AsmOperand, Instruction, Register, RegisterId};
use crate::ir::asm::operands::{CONDITIONS, Reg, condition};

/// An instruction in the form that both syntaxes share, with its Intel mnemonic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NormalizedInst {
    /// Intel mnemonic. Of several synonyms for a condition, the one in [`CONDITIONS`].
    pub name: String,
    /// Operands, destination first. A memory operand has a width if the text or a suffix gives it.
    pub operands: Vec<AsmOperand>,
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
fn stack_operands(normalized: &mut NormalizedInst) {
    let st = |n| AsmOperand::Register(Register { id: RegisterId::Physical(Reg::Stack(n)), bits: 80, high: false });
    let is_stack = |operand: &AsmOperand| matches!(operand, AsmOperand::Register(r) if matches!(r.id, RegisterId::Physical(Reg::Stack(_))));
    let pops = ["faddp", "fmulp", "fsubp", "fsubrp", "fdivp", "fdivrp"];
    let first = [
        "fadd", "fmul", "fsub", "fsubr", "fdiv", "fdivr", "fxch", "fcom", "fcomp", "fucom", "fucomp", "fcomi",
        "fcomip", "fucomi", "fucomip",
    ];
    let name = &*normalized.name;
    match &*normalized.operands {
        [] if pops.contains(&name) => normalized.operands = vec![st(1), st(0)],
        [] if ["fxch", "fcom", "fcomp", "fucom", "fucomp", "fcomi", "fcomip", "fucomi", "fucomip"].contains(&name) => {
            normalized.operands = vec![st(0), st(1)];
        }
        [other] if is_stack(other) && pops.contains(&name) => normalized.operands = vec![*other, st(0)],
        [other] if is_stack(other) && first.contains(&name) => normalized.operands = vec![st(0), *other],
        _ => {}
    }
}

impl Instruction {
    /// Returns the instruction with its Intel mnemonic, if `known` accepts that.
    pub fn read(&self, known: impl Fn(&str) -> bool) -> Option<NormalizedInst> {
        let name = canonical(&self.mnemonic);
        let (name, comparison) = match comparison(&name).filter(|_| self.operands.len() == 2) {
            Some((name, n)) => (name, Some(n)),
            None => (name, None),
        };
        let mut normalized = match self.intel {
            true if known(&name) => NormalizedInst { name, operands: self.operands.clone(), bits: None },
            true => return None,
            false => self.att(name, known)?,
        };
        if SHIFTS.contains(&&*normalized.name) && normalized.operands.len() == 1 {
            normalized.operands.push(AsmOperand::Immediate(1));
        }
        stack_operands(&mut normalized);
        normalized.operands.extend(comparison.map(AsmOperand::Immediate));
        if let ("imul", [to, AsmOperand::Immediate(_)]) = (&*normalized.name, &*normalized.operands) {
            normalized.operands.insert(1, *to);
        }
        Some(normalized)
    }

    /// Reads an x87 instruction. Its suffixes differ: `s` is 32 bits, or 16 for integers.
    fn x87(&self, name: &str, known: impl Fn(&str) -> bool) -> Option<NormalizedInst> {
        let read = |name: &str, bits: Option<u32>| {
            let mut operands = self.operands.clone();
            for operand in &mut operands {
                if let AsmOperand::Memory(memory) = operand {
                    memory.bits = bits;
                }
            }
            known(name).then_some(NormalizedInst { name: name.into(), operands, bits: None })
        };
        let to_other = matches!(self.operands.first(), Some(AsmOperand::Register(r)) if r.id != RegisterId::Physical(Reg::Stack(0)));
        // The AT&T assembler swaps these mnemonics when the destination is not st(0), a historical bug that is
        // kept for compatibility.
        let swapped = match name {
            "fsub" if to_other && self.operands.len() == 2 => "fsubr",
            "fsubr" if to_other && self.operands.len() == 2 => "fsub",
            "fdiv" if to_other && self.operands.len() == 2 => "fdivr",
            "fdivr" if to_other && self.operands.len() == 2 => "fdiv",
            "fsubp" => "fsubrp",
            "fsubrp" => "fsubp",
            "fdivp" => "fdivrp",
            "fdivrp" => "fdivp",
            name => name,
        };
        if let [AsmOperand::Memory(_)] = &*self.operands
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

    fn att(&self, name: String, known: impl Fn(&str) -> bool) -> Option<NormalizedInst> {
        let read = |name: &str, bits: Option<u32>| {
            let name = canonical(name);
            let mut operands = self.operands.clone();
            for operand in &mut operands {
                if let AsmOperand::Memory(memory) = operand
                    && name != "lea"
                {
                    memory.bits = bits;
                }
            }
            known(&name).then_some(NormalizedInst { name, operands, bits })
        };
        if let Some((_, intel)) = OTHERS.iter().find(|(att, _)| *att == name) {
            return read(intel, None);
        }
        if name.starts_with('f') {
            return self.x87(&name, known);
        }
        let (before, last) = name.split_at_checked(name.len() - 1)?;
        let bits = last.chars().next().and_then(size);
        if self.operands.is_empty() && STRINGS.contains(&before) && bits.is_some() {
            let letter = if last == "l" { "d" } else { last };
            return read(&format!("{before}{letter}"), bits);
        }
        // `movzbl` zero-extends 8 bits to 32.
        if let Some(sizes) =
            name.strip_prefix("movz").or(name.strip_prefix("movs")).filter(|s| s.len() == 2 && self.operands.len() == 2)
        {
            let mut sizes = sizes.chars().map(size);
            if let (Some(Some(from)), Some(Some(to))) = (sizes.next(), sizes.next()) {
                let extend = match (&name[..4], from) {
                    ("movz", _) => "movzx",
                    (_, 32) => "movsxd",
                    _ => "movsx",
                };
                let mut normalized = read(extend, Some(from))?;
                normalized.bits = Some(to);
                return Some(normalized);
            }
        }
        let vector = self.operands.iter().any(|operand| matches!(operand, AsmOperand::Register(r) if r.id.is_vector()));
        if name == "movq" && !vector {
            return read("mov", Some(64));
        }
        match read(&name, None) {
            Some(normalized) => Some(normalized),
            None => read(before, Some(bits?)),
        }
    }
}
