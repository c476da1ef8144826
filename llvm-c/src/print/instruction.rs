//! Instructions as text.

use super::{Printer, attribute_text, call_conv, with_leading_space, with_trailing_space};
use crate::attribute;
use crate::core::instruction::{POISON_LANE, trailing_operands};
use crate::ir::opcode::{self, keyword};
use crate::ir::types::escaped;
use crate::ir::{Instruction, Kind, ValueRef, flag};
use std::fmt::Write;

pub fn icmp_number(keyword: &str) -> u32 {
    ICMP.iter().position(|word| *word == keyword).map_or(0, |at| at as u32 + 32)
}

pub fn fcmp_number(keyword: &str) -> u32 {
    FCMP.iter().position(|word| *word == keyword).map_or(0, |at| at as u32)
}

pub fn rmw_number(keyword: &str) -> u32 {
    RMW.iter().position(|word| *word == keyword).map_or(0, |at| at as u32)
}

/// Returns the flags of a `getelementptr`, each with a space before it.
pub fn gep_flags(flags: u32) -> String {
    let mut out = String::new();
    match flags & 3 {
        1 | 3 => out.push_str(" inbounds"),
        2 => out.push_str(" nusw"),
        _ => {}
    }
    if flags & 4 != 0 {
        out.push_str(" nuw");
    }
    out
}

pub fn arithmetic_flags(flags: u32) -> String {
    let mut out = String::new();
    for (bit, word) in [
        (flag::DISJOINT, " disjoint"),
        (flag::NNEG, " nneg"),
        (flag::SAME_SIGN, " samesign"),
        (flag::NUW, " nuw"),
        (flag::NSW, " nsw"),
        (flag::EXACT, " exact"),
    ] {
        if flags & bit != 0 {
            out.push_str(word);
        }
    }
    out
}

fn fast_math(flags: u32) -> String {
    if flags & 127 == 127 {
        return " fast".into();
    }
    let words = ["reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"];
    // In LLVM's order of printing.
    let chosen = words.iter().enumerate().filter(|(bit, _)| flags & 1 << bit != 0);
    chosen.map(|(_, word)| format!(" {word}")).collect()
}

fn ordering(number: u32) -> &'static str {
    ["", "unordered", "monotonic", "", "acquire", "release", "acq_rel", "seq_cst"]
        .get(number as usize)
        .copied()
        .unwrap_or("")
}

const RMW: [&str; 21] = [
    "xchg",
    "add",
    "sub",
    "and",
    "nand",
    "or",
    "xor",
    "max",
    "min",
    "umax",
    "umin",
    "fadd",
    "fsub",
    "fmax",
    "fmin",
    "uinc_wrap",
    "udec_wrap",
    "usub_cond",
    "usub_sat",
    "fmaximum",
    "fminimum",
];

const ICMP: [&str; 10] = ["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];

const FCMP: [&str; 16] =
    ["false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true"];

fn at(words: &[&'static str], number: u32) -> &'static str {
    words.get(number as usize).copied().unwrap_or("<badref>")
}

impl Printer {
    /// Prints an instruction, indented, without a line end.
    pub(super) fn instruction(&mut self, value: ValueRef) {
        let Some(instruction) = value.instruction() else { return };
        self.out.push_str("  ");
        if !value.ty.is_void() {
            let name = self.reference(value);
            let _ = write!(self.out, "{name} = ");
        }
        let operands = value.operands.borrow().clone();
        let text = self.body(value, instruction, &operands);
        self.out.push_str(&text);
        let metadata = instruction.metadata.borrow().clone();
        for (kind, node) in metadata {
            let name = value.ty.context.metadata_kinds.borrow().get(kind as usize).cloned().unwrap_or_default();
            let node = self.metadata(node);
            let _ = write!(self.out, ", !{name} {node}");
        }
    }

    fn bare(&mut self, operands: &[ValueRef], index: usize) -> String {
        match operands.get(index) {
            Some(operand) => self.reference(operand),
            None => "<badref>".into(),
        }
    }

    fn at(&mut self, operands: &[ValueRef], index: usize) -> String {
        match operands.get(index) {
            Some(operand) => self.typed(operand),
            None => "<badref>".into(),
        }
    }

    fn body(&mut self, value: ValueRef, instruction: &Instruction, operands: &[ValueRef]) -> String {
        let opcode = instruction.opcode;
        let (word, flags) = (keyword(opcode), instruction.flags.get());
        let fast = fast_math(instruction.fast.get());
        let scope = match value.ty.context.sync_scopes.borrow().get(instruction.scope.get() as usize) {
            Some(scope) if !scope.is_empty() => format!(" syncscope(\"{}\")", escaped(scope.as_bytes())),
            _ => String::new(),
        };
        let volatile = if flags & flag::VOLATILE != 0 { " volatile" } else { "" };
        let order = ordering(instruction.ordering.get());
        let atomic = if order.is_empty() { "" } else { " atomic" };
        let align = match instruction.align.get() {
            0 => String::new(),
            align => format!(", align {align}"),
        };
        let ty = instruction.ty.get().map_or("<badref>", |ty| &ty.text);
        match opcode {
            opcode::RET if operands.is_empty() => "ret void".into(),
            opcode::BR if operands.len() == 3 => {
                // The false target comes before the true one.
                format!("br {}, {}, {}", self.at(operands, 0), self.at(operands, 2), self.at(operands, 1))
            }
            opcode::SWITCH => {
                let mut out = format!("switch {}, {} [", self.at(operands, 0), self.at(operands, 1));
                let targets = operands.get(2..).unwrap_or_default();
                for (case, target) in instruction.cases.borrow().iter().zip(targets) {
                    out += &format!("\n    {}", self.list(&[case, target]));
                }
                out + "\n  ]"
            }
            opcode::INDIRECT_BR => {
                let targets = self.list(operands.get(1..).unwrap_or_default());
                format!("indirectbr {}, [{targets}]", self.at(operands, 0))
            }
            opcode::INVOKE | opcode::CALL | opcode::CALL_BR => self.call(instruction, operands, &fast),
            opcode::UNREACHABLE | opcode::UNWIND => word.into(),
            opcode::ADD..=opcode::XOR => {
                let (first, second) = (self.at(operands, 0), self.bare(operands, 1));
                format!("{word}{fast}{} {first}, {second}", arithmetic_flags(flags))
            }
            opcode::FNEG | opcode::FREEZE => format!("{word}{fast} {}", self.at(operands, 0)),
            opcode::ALLOCA => {
                let word = |bit: u32, word: &'static str| if flags & bit != 0 { word } else { "" };
                let in_alloca = word(flag::IN_ALLOCA, "inalloca ");
                let mut out = format!("alloca {in_alloca}{}{ty}", word(flag::SWIFT_ERROR, "swifterror "));
                let is_one = |count: &ValueRef| count.as_int() == Some(1) && count.ty.int_width() == Some(32);
                if operands.first().is_some_and(|count| !is_one(count)) {
                    out += &format!(", {}", self.at(operands, 0));
                }
                out += &align;
                match value.ty.kind {
                    Kind::Pointer(space @ 1..) => out + &format!(", addrspace({space})"),
                    _ => out,
                }
            }
            opcode::LOAD => {
                format!("load{atomic}{volatile} {}, {}{scope}{}{align}", value.ty.text, self.at(operands, 0), {
                    with_leading_space(order.into())
                })
            }
            opcode::STORE => {
                let operands = self.list(operands);
                format!("store{atomic}{volatile} {operands}{scope}{}{align}", with_leading_space(order.into()))
            }
            opcode::GEP => {
                let flags = gep_flags(flags >> flag::GEP_SHIFT);
                format!("getelementptr{flags} {ty}, {}", self.list(operands))
            }
            opcode::TRUNC..=opcode::BITCAST | opcode::ADDR_SPACE_CAST | opcode::PTR_TO_ADDR => {
                format!("{word}{fast}{} {} to {}", arithmetic_flags(flags), self.at(operands, 0), value.ty.text)
            }
            opcode::ICMP | opcode::FCMP => {
                let predicate = instruction.predicate.get();
                let predicate = match opcode {
                    opcode::ICMP => at(&ICMP, predicate.wrapping_sub(32)),
                    _ => at(&FCMP, predicate),
                };
                let (first, second) = (self.at(operands, 0), self.bare(operands, 1));
                format!("{word}{fast}{} {predicate} {first}, {second}", arithmetic_flags(flags))
            }
            opcode::PHI => {
                let incoming = instruction.incoming.borrow().clone();
                let pairs = operands.iter().zip(&incoming);
                let pairs: Vec<String> = pairs
                    .map(|(value, block)| format!("[ {}, {} ]", self.reference(value), self.reference(block)))
                    .collect();
                format!("phi{fast} {} {}", value.ty.text, pairs.join(", "))
            }
            opcode::SELECT => format!("select{fast} {}", self.list(operands)),
            opcode::VA_ARG => format!("va_arg {}, {}", self.at(operands, 0), value.ty.text),
            opcode::SHUFFLE_VECTOR => {
                let mask = instruction.indices.borrow();
                let lane = |lane: &u32| match *lane {
                    POISON_LANE => "i32 poison".to_string(),
                    lane => format!("i32 {lane}"),
                };
                let is_zero = !mask.is_empty() && mask.iter().all(|lane| *lane == 0);
                let lanes = match is_zero {
                    true => "zeroinitializer".to_string(),
                    false if mask.iter().all(|lane| *lane == POISON_LANE) => "poison".to_string(),
                    false => format!("<{}>", mask.iter().map(lane).collect::<Vec<_>>().join(", ")),
                };
                let scalable = matches!(value.ty.kind, Kind::Vector(_, _, true));
                let scale = if scalable { "vscale x " } else { "" };
                format!("shufflevector {}, <{scale}{} x i32> {lanes}", self.list(operands), mask.len())
            }
            opcode::EXTRACT_VALUE | opcode::INSERT_VALUE => {
                let indices: String = instruction.indices.borrow().iter().map(|index| format!(", {index}")).collect();
                format!("{word} {}{indices}", self.list(operands))
            }
            opcode::FENCE => format!("fence{scope} {order}"),
            opcode::CMPXCHG => {
                let weak = if flags & flag::WEAK != 0 { " weak" } else { "" };
                let failure = ordering(instruction.failure_ordering.get());
                format!("cmpxchg{weak}{volatile} {}{scope} {order} {failure}{align}", self.list(operands))
            }
            opcode::ATOMIC_RMW => {
                let operation = at(&RMW, instruction.predicate.get());
                format!("atomicrmw{volatile} {operation} {}{scope} {order}{align}", self.list(operands))
            }
            opcode::LANDING_PAD => {
                let mut out = format!("landingpad {}", value.ty.text);
                if flags & flag::CLEANUP != 0 {
                    out += "\n          cleanup";
                }
                for (index, clause) in operands.iter().enumerate() {
                    let is_filter = matches!(clause.ty.kind, Kind::Array(..));
                    let word = if is_filter { "filter" } else { "catch" };
                    out += &format!("\n          {word} {}", self.at(operands, index));
                }
                out
            }
            opcode::CLEANUP_RET => {
                let pad = self.bare(operands, 0);
                format!("cleanupret from {pad} unwind {}", self.unwind(operands.get(1).copied()))
            }
            opcode::CATCH_RET => format!("catchret from {} to {}", self.bare(operands, 0), self.at(operands, 1)),
            opcode::CATCH_PAD | opcode::CLEANUP_PAD => {
                let count = operands.len().saturating_sub(1);
                let within = self.bare(operands, count);
                format!("{word} within {within} [{}]", self.list(&operands[..count]))
            }
            opcode::CATCH_SWITCH => {
                let unwind = operands.get(1).copied().filter(|_| flags & flag::UNWINDS != 0);
                let handlers = operands.get(1 + usize::from(unwind.is_some())..).unwrap_or_default();
                let within = self.bare(operands, 0);
                format!("catchswitch within {within} [{}] unwind {}", self.list(handlers), self.unwind(unwind))
            }
            // `ret`, `br`, `resume`, operations on elements: the operands with their types.
            _ => format!("{word} {}", self.list(operands)),
        }
    }

    fn unwind(&mut self, target: Option<ValueRef>) -> String {
        target.map_or("to caller".into(), |target| self.typed(target))
    }

    fn call(&mut self, instruction: &Instruction, operands: &[ValueRef], fast: &str) -> String {
        let opcode = instruction.opcode;
        let bundles = instruction.bundles.borrow();
        let (args, rest) = operands.split_at(operands.len().saturating_sub(trailing_operands(instruction, operands)));
        let bundled: usize = bundles.iter().map(|(_, count)| count).sum();
        let (mut bundled, rest) = rest.split_at(bundled.min(rest.len()));
        let Some((callee, targets)) = rest.split_last() else { return "<badref>".into() };
        let attributes = instruction.attributes.borrow().clone();
        let at = |index: u32| attribute_text(attributes.iter().filter(|(at, _)| *at == index).map(|(_, attr)| *attr));
        let tail = ["", "tail ", "musttail ", "notail "].get(instruction.tail.get() as usize).copied().unwrap_or("");
        let ty = instruction.ty.get();
        let written = match ty.map(|ty| &ty.kind) {
            Some(Kind::Function { ret, varargs: false, .. }) => &ret.text,
            _ => ty.map_or("<badref>", |ty| &ty.text),
        };
        let mut args: Vec<String> = args
            .iter()
            .enumerate()
            .map(|(number, arg)| {
                let attributes = with_leading_space(at(number as u32 + 1));
                format!("{}{attributes} {}", arg.ty.text, self.reference(arg))
            })
            .collect();
        if instruction.flags.get() & flag::FORWARDS != 0 {
            args.push("...".into());
        }
        let (conv, before) = (call_conv(instruction.call_conv.get()), with_trailing_space(at(0)));
        let space = match callee.ty.kind {
            Kind::Pointer(space @ 1..) => format!("addrspace({space}) "),
            _ => String::new(),
        };
        let (word, callee) = (keyword(opcode), self.reference(callee));
        let mut out = format!("{tail}{word}{fast} {conv}{before}{space}{written} {callee}({})", args.join(", "));
        let group = at(attribute::FUNCTION_INDEX);
        if !group.is_empty() {
            out += &format!(" #{}", self.group(group));
        }
        let mut texts = Vec::new();
        for (tag, count) in bundles.iter() {
            let (own, others) = bundled.split_at((*count).min(bundled.len()));
            texts.push(format!("\"{}\"({})", escaped(tag.as_bytes()), self.list(own)));
            bundled = others;
        }
        if !texts.is_empty() {
            out += &format!(" [ {} ]", texts.join(", "));
        }
        match (opcode, targets) {
            (opcode::INVOKE, [normal, unwind]) => {
                out += &format!("\n          to {} unwind {}", self.typed(normal), self.typed(unwind));
            }
            (opcode::CALL_BR, [target, indirect @ ..]) => {
                out += &format!("\n          to {} [{}]", self.typed(target), self.list(indirect));
            }
            _ => {}
        }
        out
    }
}
