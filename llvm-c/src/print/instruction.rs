//! Instructions as text.

use super::{Printer, attribute_text, call_conv, prefix_of, suffix_of};
use crate::ir::{Instruction, Kind, V, flag};
use std::fmt::Write;

/// Keywords by the number of `LLVMOpcode`.
const KEYWORDS: [(u32, &str); 64] = [
    (1, "ret"),
    (2, "br"),
    (3, "switch"),
    (4, "indirectbr"),
    (5, "invoke"),
    (7, "unreachable"),
    (8, "add"),
    (9, "fadd"),
    (10, "sub"),
    (11, "fsub"),
    (12, "mul"),
    (13, "fmul"),
    (14, "udiv"),
    (15, "sdiv"),
    (16, "fdiv"),
    (17, "urem"),
    (18, "srem"),
    (19, "frem"),
    (20, "shl"),
    (21, "lshr"),
    (22, "ashr"),
    (23, "and"),
    (24, "or"),
    (25, "xor"),
    (26, "alloca"),
    (27, "load"),
    (28, "store"),
    (29, "getelementptr"),
    (30, "trunc"),
    (31, "zext"),
    (32, "sext"),
    (33, "fptoui"),
    (34, "fptosi"),
    (35, "uitofp"),
    (36, "sitofp"),
    (37, "fptrunc"),
    (38, "fpext"),
    (39, "ptrtoint"),
    (40, "inttoptr"),
    (41, "bitcast"),
    (42, "icmp"),
    (43, "fcmp"),
    (44, "phi"),
    (45, "call"),
    (46, "select"),
    (49, "va_arg"),
    (50, "extractelement"),
    (51, "insertelement"),
    (52, "shufflevector"),
    (53, "extractvalue"),
    (54, "insertvalue"),
    (55, "fence"),
    (56, "cmpxchg"),
    (57, "atomicrmw"),
    (58, "resume"),
    (59, "landingpad"),
    (60, "addrspacecast"),
    (61, "cleanupret"),
    (62, "catchret"),
    (65, "catchswitch"),
    (66, "fneg"),
    (67, "callbr"),
    (68, "freeze"),
    (69, "ptrtoaddr"),
];

pub fn keyword(opcode: u32) -> &'static str {
    KEYWORDS.iter().find(|(number, _)| *number == opcode).map_or("<unknown>", |(_, word)| word)
}

pub fn icmp_number(keyword: &str) -> u32 {
    ICMP.iter().position(|word| *word == keyword).map_or(0, |at| at as u32 + 32)
}

pub fn fcmp_number(keyword: &str) -> u32 {
    FCMP.iter().position(|word| *word == keyword).map_or(0, |at| at as u32)
}

/// Returns the number of an opcode, by its keyword.
pub fn opcode(keyword: &str) -> u32 {
    KEYWORDS.iter().find(|(_, word)| *word == keyword).map_or(0, |(number, _)| *number)
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
    pub(super) fn instruction(&mut self, value: V) {
        let Some(instruction) = value.instruction() else { return };
        self.out.push_str("  ");
        if !value.ty.is_void() {
            let name = self.reference(value);
            let _ = write!(self.out, "{name} = ");
        }
        if let Some(text) = &*instruction.text.borrow() {
            self.out.push_str(text);
            return;
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

    fn bare(&mut self, operands: &[V], index: usize) -> String {
        match operands.get(index) {
            Some(operand) => self.reference(operand),
            None => "<badref>".into(),
        }
    }

    fn at(&mut self, operands: &[V], index: usize) -> String {
        match operands.get(index) {
            Some(operand) => self.typed(operand),
            None => "<badref>".into(),
        }
    }

    fn body(&mut self, value: V, instruction: &Instruction, operands: &[V]) -> String {
        let opcode = instruction.opcode;
        let (word, flags) = (keyword(opcode), instruction.flags.get());
        let fast = fast_math(instruction.fast.get());
        let scope = if flags & flag::SINGLE_THREAD != 0 { " syncscope(\"singlethread\")" } else { "" };
        let volatile = if flags & flag::VOLATILE != 0 { " volatile" } else { "" };
        let order = ordering(instruction.ordering.get());
        let atomic = if order.is_empty() { "" } else { " atomic" };
        let align = match instruction.align.get() {
            0 => String::new(),
            align => format!(", align {align}"),
        };
        let ty = instruction.ty.get().map_or("<badref>", |ty| &ty.text);
        match opcode {
            1 if operands.is_empty() => "ret void".into(),
            2 if operands.len() == 3 => {
                // The false target comes before the true one.
                format!("br {}, {}, {}", self.at(operands, 0), self.at(operands, 2), self.at(operands, 1))
            }
            3 => {
                let mut out = format!("switch {}, {} [", self.at(operands, 0), self.at(operands, 1));
                for case in operands.get(2..).unwrap_or_default().chunks(2) {
                    out += &format!("\n    {}", self.list(case));
                }
                out + "\n  ]"
            }
            4 => {
                let targets = self.list(operands.get(1..).unwrap_or_default());
                format!("indirectbr {}, [{targets}]", self.at(operands, 0))
            }
            5 | 45 => self.call(instruction, operands, &fast),
            7 => "unreachable".into(),
            8..=25 => {
                let (first, second) = (self.at(operands, 0), self.bare(operands, 1));
                format!("{word}{fast}{} {first}, {second}", arithmetic_flags(flags))
            }
            66 | 68 => format!("{word}{fast} {}", self.at(operands, 0)),
            26 => {
                let mut out = format!("alloca {ty}");
                if let Some(count) = operands.first()
                    && count.as_int() != Some(1)
                {
                    out += &format!(", {}", self.at(operands, 0));
                }
                out + &align
            }
            27 => format!("load{atomic}{volatile} {}, {}{scope}{}{align}", value.ty.text, self.at(operands, 0), {
                suffix_of(order.into())
            }),
            28 => {
                let operands = self.list(operands);
                format!("store{atomic}{volatile} {operands}{scope}{}{align}", suffix_of(order.into()))
            }
            29 => {
                let flags = gep_flags(flags >> flag::GEP_SHIFT);
                format!("getelementptr{flags} {ty}, {}", self.list(operands))
            }
            30..=41 | 60 | 69 => {
                format!("{word}{fast}{} {} to {}", arithmetic_flags(flags), self.at(operands, 0), value.ty.text)
            }
            42 | 43 => {
                let predicate = instruction.predicate.get();
                let predicate = match opcode {
                    42 => at(&ICMP, predicate.wrapping_sub(32)),
                    _ => at(&FCMP, predicate),
                };
                let (first, second) = (self.at(operands, 0), self.bare(operands, 1));
                format!("{word}{fast}{} {predicate} {first}, {second}", arithmetic_flags(flags))
            }
            44 => {
                let incoming = instruction.incoming.borrow().clone();
                let pairs = operands.iter().zip(&incoming);
                let pairs: Vec<String> = pairs
                    .map(|(value, block)| format!("[ {}, {} ]", self.reference(value), self.reference(block)))
                    .collect();
                format!("phi{fast} {} {}", value.ty.text, pairs.join(", "))
            }
            46 => format!("select{fast} {}", self.list(operands)),
            49 => format!("va_arg {}, {}", self.at(operands, 0), value.ty.text),
            52 => {
                let mask = instruction.indices.borrow();
                let lane = |lane: &u32| match *lane as i32 {
                    -1 => "i32 poison".to_string(),
                    lane => format!("i32 {lane}"),
                };
                let is_zero = !mask.is_empty() && mask.iter().all(|lane| *lane == 0);
                let lanes = match is_zero {
                    true => "zeroinitializer".to_string(),
                    false if mask.iter().all(|lane| *lane as i32 == -1) => "poison".to_string(),
                    false => format!("<{}>", mask.iter().map(lane).collect::<Vec<_>>().join(", ")),
                };
                let scalable = matches!(value.ty.kind, Kind::Vector(_, _, true));
                let scale = if scalable { "vscale x " } else { "" };
                format!("shufflevector {}, <{scale}{} x i32> {lanes}", self.list(operands), mask.len())
            }
            53 | 54 => {
                let indices: String = instruction.indices.borrow().iter().map(|index| format!(", {index}")).collect();
                format!("{word} {}{indices}", self.list(operands))
            }
            55 => format!("fence{scope} {order}"),
            56 => {
                let weak = if flags & flag::WEAK != 0 { " weak" } else { "" };
                let failure = ordering(instruction.failure_ordering.get());
                format!("cmpxchg{weak}{volatile} {}{scope} {order} {failure}{align}", self.list(operands))
            }
            57 => {
                let operation = at(&RMW, instruction.predicate.get());
                format!("atomicrmw{volatile} {operation} {}{scope} {order}{align}", self.list(operands))
            }
            59 => {
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
            // `ret`, `br`, `resume`, operations on elements: the operands with their types.
            _ => format!("{word} {}", self.list(operands)),
        }
    }

    fn call(&mut self, instruction: &Instruction, operands: &[V], fast: &str) -> String {
        let is_invoke = instruction.opcode == 5;
        let behind = if is_invoke { 3 } else { 1 };
        let count = operands.len().saturating_sub(behind);
        let (args, rest) = operands.split_at(count);
        let Some(callee) = rest.last() else { return "<badref>".into() };
        let attributes = instruction.attributes.borrow().clone();
        let at = |index: u32| attribute_text(attributes.iter().filter(|(at, _)| *at == index).map(|(_, attr)| *attr));
        let tail = ["", "tail ", "musttail ", "notail "].get(instruction.tail.get() as usize).copied().unwrap_or("");
        let word = if is_invoke { "invoke" } else { "call" };
        let ty = instruction.ty.get();
        let shown = match ty.map(|ty| &ty.kind) {
            Some(Kind::Function { ret, varargs: false, .. }) => &ret.text,
            _ => ty.map_or("<badref>", |ty| &ty.text),
        };
        let args: Vec<String> = args
            .iter()
            .enumerate()
            .map(|(number, arg)| {
                let attributes = suffix_of(at(number as u32 + 1));
                format!("{}{attributes} {}", arg.ty.text, self.reference(arg))
            })
            .collect();
        let (conv, before) = (call_conv(instruction.call_conv.get()), prefix_of(at(0)));
        let callee = self.reference(callee);
        let mut out = format!("{tail}{word}{fast} {conv}{before}{shown} {callee}({})", args.join(", "));
        let group = at(u32::MAX);
        if !group.is_empty() {
            out += &format!(" #{}", self.group(group));
        }
        if is_invoke {
            out += &format!("\n          to {} unwind {}", self.at(rest, 0), self.at(rest, 1));
        }
        out
    }
}
