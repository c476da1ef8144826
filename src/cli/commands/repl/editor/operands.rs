//! Completion of the operands of instructions: types, values, flags, predicates, orderings.

use super::completion::{KnownName, NameKind, is_name};
use llvmlite_jit::ir::inst::{FcmpPred, IcmpPred, Ordering, RmwOp};
use llvmlite_jit::reference::opcodes;

/// Syntactic category expected at a position among the operands of an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// After the opcode and its flags: further flags, and a type.
    First(Vec<&'static str>, Class),
    Type(Class),
    /// Behind a type.
    Value,
    /// The callee of a `call`.
    Callee,
    Label,
    /// One of these keywords.
    Words(Vec<&'static str>),
}

/// Types that an operand can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Any,
    /// Any type, or `void`.
    Result,
    Int,
    Float,
    Pointer,
    IntOrPointer,
    /// A condition, or the label of a branch.
    Branch,
    Condition,
    /// `label`.
    Label,
}

pub const INTEGERS: [&str; 6] = ["i1", "i8", "i16", "i32", "i64", "i128"];
const FLOATS: [&str; 5] = ["half", "float", "double", "x86_fp80", "fp128"];

pub const FAST_MATH: [&str; 8] = ["nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast"];

const CONSTANTS: [&str; 6] = ["true", "false", "null", "undef", "poison", "zeroinitializer"];

/// Attributes of parameters and results.
pub const PARAMETER_ATTRIBUTES: [&str; 26] = [
    "align",
    "allocptr",
    "byref",
    "byval",
    "captures",
    "dead_on_unwind",
    "dereferenceable",
    "dereferenceable_or_null",
    "immarg",
    "inalloca",
    "initializes",
    "inreg",
    "nest",
    "noalias",
    "nofpclass",
    "nonnull",
    "noundef",
    "range",
    "readnone",
    "readonly",
    "returned",
    "signext",
    "sret",
    "writable",
    "writeonly",
    "zeroext",
];

pub const CALLING_CONVENTIONS: [&str; 6] = ["ccc", "coldcc", "fastcc", "preserve_allcc", "preserve_mostcc", "tailcc"];

impl Class {
    /// Returns the words of the types.
    pub fn types(self) -> Vec<&'static str> {
        let (int, float) = (INTEGERS.as_slice(), FLOATS.as_slice());
        match self {
            Class::Any => [int, float, &["ptr"]].concat(),
            Class::Result => [int, float, &["ptr", "void"]].concat(),
            Class::Int => int.to_vec(),
            Class::Float => float.to_vec(),
            Class::Pointer => vec!["ptr"],
            Class::IntOrPointer => [int, &["ptr"]].concat(),
            Class::Branch => vec!["i1", "label"],
            Class::Condition => vec!["i1"],
            Class::Label => vec!["label"],
        }
    }

    /// Whether a type of the session, such as a struct, can stand here.
    fn has_named(self) -> bool {
        matches!(self, Class::Any | Class::Result)
    }

    /// Returns the types of the first operand of an instruction.
    fn of(opcode: &str) -> Class {
        match opcode {
            "add" | "sub" | "mul" | "udiv" | "sdiv" | "urem" | "srem" | "shl" | "lshr" | "ashr" | "and" | "or"
            | "xor" | "trunc" | "zext" | "sext" | "uitofp" | "sitofp" | "inttoptr" | "switch" => Class::Int,
            "fadd" | "fsub" | "fmul" | "fdiv" | "frem" | "fneg" | "fcmp" | "fptrunc" | "fpext" | "fptoui"
            | "fptosi" => Class::Float,
            "icmp" => Class::IntOrPointer,
            "ptrtoint" | "ptrtoaddr" | "addrspacecast" | "va_arg" | "cmpxchg" | "atomicrmw" | "indirectbr" => {
                Class::Pointer
            }
            "select" => Class::Condition,
            "br" => Class::Branch,
            "call" | "invoke" | "callbr" | "ret" => Class::Result,
            _ => Class::Any,
        }
    }

    /// Returns the types behind `to`.
    fn of_target(opcode: &str) -> Class {
        match opcode {
            "trunc" | "zext" | "sext" | "fptoui" | "fptosi" | "ptrtoint" | "ptrtoaddr" => Class::Int,
            "fptrunc" | "fpext" | "uitofp" | "sitofp" => Class::Float,
            "inttoptr" | "addrspacecast" => Class::Pointer,
            "invoke" | "callbr" | "catchret" => Class::Label,
            _ => Class::Any,
        }
    }
}

/// Whether a word is a type.
pub fn is_type(word: &str, names: &[KnownName]) -> bool {
    let is_integer = word.strip_prefix('i').is_some_and(|bits| bits.bytes().all(|byte| byte.is_ascii_digit()));
    let named = || names.iter().any(|name| name.kind == NameKind::Type && name.name == word);
    Class::Result.types().contains(&word)
        || is_integer && word.len() > 1
        || word.ends_with(['*', '>', ']', '}'])
        || named()
}

/// Determines what can stand behind a text; `None` if the text does not end among the operands of an instruction.
pub fn place(before: &str, names: &[KnownName]) -> Option<Place> {
    let (opcode, operands) = operands(before)?;
    let usage = opcodes::find(opcode)?.usage;
    let text = operands.trim_end();
    let last = text.rsplit([' ', ',', '(', '[']).next().unwrap_or_default();
    let flags = flags(opcode, usage);
    let words = || text.split_whitespace();
    let is_atomic = words().next().is_some_and(|word| word == "atomic") || words().nth(1) == Some("atomic");
    let is_ordering = |word: &str| Ordering::from_keyword(word).is_some() || word.ends_with(')');
    let ordering = |last: &str| {
        let orderings = Ordering::ALL.iter().map(|ordering| ordering.keyword());
        let all = orderings.filter(|word| *word != "unordered" || is_atomic);
        all.chain((!is_ordering(last)).then_some("syncscope")).collect()
    };
    if last == "label" {
        return Some(Place::Label);
    }
    match opcode {
        "fence" if is_ordering(last) && !last.ends_with(')') => return Some(Place::Words(Vec::new())),
        "fence" => {
            let mut words: Vec<&str> = ordering(last);
            words.retain(|word| *word != "monotonic");
            return Some(Place::Words(words));
        }
        "atomicrmw" if words().all(|word| word == "volatile") => {
            let volatile = text.is_empty().then_some("volatile");
            return Some(Place::Words(RmwOp::ALL.iter().map(|op| op.keyword()).chain(volatile).collect()));
        }
        // The predicate comes first.
        "icmp" if words().all(|word| flags.contains(&word)) => {
            let predicates = IcmpPred::ALL.iter().map(|predicate| predicate.keyword());
            return Some(Place::Words(predicates.chain(text.is_empty().then_some("samesign")).collect()));
        }
        "fcmp" if words().all(|word| flags.contains(&word)) => {
            let predicates = FcmpPred::ALL.iter().map(|predicate| predicate.keyword());
            let flags = flags.into_iter().filter(|flag| !words().any(|word| word == *flag));
            return Some(Place::Words(predicates.chain(flags).collect()));
        }
        "icmp" | "fcmp" if words().all(|word| flags.contains(&word) || is_predicate(word)) => {
            return Some(Place::Type(Class::of(opcode)));
        }
        "atomicrmw" if RmwOp::from_keyword(last).is_some() => return Some(Place::Type(Class::Pointer)),
        _ => {}
    }
    let commas = commas(text);
    let is_call = matches!(opcode, "call" | "invoke" | "callbr");
    let is_in_call = is_call && !text.contains('(');
    Some(match () {
        () if words().all(|word| flags.contains(&word)) => {
            let unused = flags.into_iter().filter(|flag| !words().any(|word| word == *flag));
            Place::First(unused.collect(), Class::of(opcode))
        }
        () if opcode == "phi" && text.rfind('[') > text.rfind(']') => match text.ends_with(',') {
            true => Place::Label,
            false => Place::Value,
        },
        () if opcode == "phi" && text.ends_with(',') => Place::Words(vec!["["]),
        () if last == "align" => Place::Words(vec!["1", "2", "4", "8", "16"]),
        () if text.ends_with(',') && commas > 0 => match (opcode, commas) {
            ("br" | "switch", _) => Place::Type(Class::Label),
            ("load" | "store" | "getelementptr", 1) => Place::Type(Class::Pointer),
            ("load" | "store", _) => Place::Words(vec!["align", "!tbaa", "!nontemporal"]),
            ("alloca", 1) => Place::First(vec!["align", "addrspace"], Class::Int),
            ("alloca", _) => Place::Words(vec!["align", "addrspace"]),
            ("getelementptr", _) => Place::Type(Class::Int),
            ("cmpxchg", 3) | ("atomicrmw", 2) => Place::Words(vec!["align"]),
            ("atomicrmw", _) => Place::Type(Class::Any),
            ("extractvalue", _) | ("insertvalue", 2..) => Place::Words(Vec::new()),
            ("extractelement", _) | ("insertelement", 2..) => Place::Type(Class::Int),
            _ if usage.contains("TYPE A, B") => Place::Value,
            _ => Place::Type(Class::Any),
        },
        () if last == "to" => Place::Type(Class::of_target(opcode)),
        () if is_call && (text.ends_with(',') || text.ends_with('(')) => Place::Type(Class::Any),
        () if text.ends_with('(') => Place::Type(Class::Any),
        () if is_type(last, names) && is_in_call => Place::Callee,
        () if is_type(last, names) || is_call && PARAMETER_ATTRIBUTES.contains(&last) => Place::Value,
        // An operand is complete.
        () if usage.contains(" to TYPE") || usage.contains(" to ptr") => Place::Words(vec!["to"]),
        () if matches!(opcode, "load" | "store") && is_atomic && commas == 1 => Place::Words(ordering(last)),
        () if (opcode, commas) == ("cmpxchg", 2) || (opcode, commas) == ("atomicrmw", 1) => {
            Place::Words(ordering(last))
        }
        () if opcode == "invoke" && text.ends_with(')') => Place::Words(vec!["to"]),
        () if opcode == "invoke" => Place::Words(vec!["unwind", "label"]),
        () if opcode == "landingpad" => Place::Words(vec!["catch", "cleanup", "filter"]),
        () if opcode == "call" && text.ends_with(')') => {
            Place::Words(vec!["nounwind", "noreturn", "readnone", "readonly"])
        }
        () => Place::Words(Vec::new()),
    })
}

fn is_predicate(word: &str) -> bool {
    IcmpPred::from_keyword(word).is_some() || FcmpPred::from_keyword(word).is_some()
}

/// Returns the keywords between an opcode and its first type.
fn flags(opcode: &str, usage: &str) -> Vec<&'static str> {
    let mut all = match opcode {
        "load" | "store" => vec!["atomic", "volatile"],
        "cmpxchg" => vec!["volatile", "weak"],
        "atomicrmw" => vec!["volatile"],
        "getelementptr" => vec!["inbounds", "nusw", "nuw"],
        "alloca" => vec!["inalloca"],
        "icmp" => vec!["samesign"],
        "uitofp" | "zext" => vec!["nneg"],
        "call" | "invoke" | "callbr" => {
            let attributes = ["inreg", "noalias", "nonnull", "noundef", "signext", "zeroext"];
            CALLING_CONVENTIONS.into_iter().chain(attributes).collect()
        }
        _ => ["nuw", "nsw", "exact", "disjoint"]
            .into_iter()
            .filter(|flag| usage.contains(&format!("[{flag}]")))
            .collect(),
    };
    if usage.contains("fast-math") || matches!(opcode, "call" | "phi" | "select" | "fptrunc" | "fpext") {
        all.extend(FAST_MATH);
    }
    all
}

/// Returns the number of commas of a text outside of brackets.
fn commas(text: &str) -> usize {
    let (mut depth, mut count) = (0usize, 0);
    for c in text.chars() {
        match c {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' | '>' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => count += 1,
            _ => {}
        }
    }
    count
}

/// Returns the words that can stand at a place among operands.
pub fn words_of<'n>(place: Place, word: &'n str, names: &'n [KnownName]) -> Vec<&'n str> {
    let of_kind = |kind: NameKind| names.iter().filter(move |name| name.kind == kind).map(|name| name.name.as_str());
    let types = |class: Class| {
        let named = of_kind(NameKind::Type).filter(|_| class.has_named());
        class.types().into_iter().chain(named).collect::<Vec<_>>()
    };
    match place {
        // Those of calls are many.
        Place::First(_, class @ Class::Result) if word.is_empty() => types(class),
        Place::First(flags, class) => types(class).into_iter().chain(flags).collect(),
        Place::Type(class) => types(class),
        Place::Callee => of_kind(NameKind::Global).collect(),
        Place::Label => of_kind(NameKind::Label).collect(),
        Place::Value if word.is_empty() => of_kind(NameKind::Value).chain(of_kind(NameKind::Global)).collect(),
        Place::Value => CONSTANTS.into_iter().chain(PARAMETER_ATTRIBUTES).collect(),
        Place::Words(words) => words,
    }
}

/// Returns the opcode of the instruction in the last line of a text, and what follows it.
pub fn operands(before: &str) -> Option<(&str, &str)> {
    let line = before.rsplit('\n').next().unwrap_or(before).trim_start();
    let (is_named, rest) = match line.strip_prefix('%').and_then(|line| line.split_once('=')) {
        Some((_, rest)) => (true, rest.trim_start()),
        None => (false, line),
    };
    let rest = ["tail ", "musttail ", "notail "].into_iter().find_map(|word| rest.strip_prefix(word)).unwrap_or(rest);
    let opcode = rest.split(|c: char| !is_name(c)).next().unwrap_or("");
    // `add(1, 2)` is a call.
    let behind = &rest[opcode.len()..];
    let is_instruction = opcodes::find(opcode).is_some()
        && behind.starts_with(' ')
        && (is_named || !behind.trim_start().starts_with(['=', '(']));
    is_instruction.then_some((opcode, behind))
}
