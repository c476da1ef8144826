//! Mutations of texts, which more often leave a valid program than mutations of bytes: words are replaced by
//! others of their kind, lines are moved, numbers become boundary values.

use super::rng::Rng;

/// Groups of interchangeable words: a word is replaced by another of its group.
const GROUPS: &[&[&str]] = &[
    &["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"],
    &["fadd", "fsub", "fmul", "fdiv", "frem"],
    &["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"],
    &["oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "une", "uno", "true", "false"],
    &[
        "trunc", "zext", "sext", "bitcast", "ptrtoint", "inttoptr", "fptoui", "fptosi", "uitofp", "sitofp", "fptrunc",
        "fpext",
    ],
    &[
        "i1", "i2", "i7", "i8", "i13", "i16", "i24", "i32", "i33", "i48", "i63", "i64", "i65", "i100", "i128", "i129",
        "i256",
    ],
    &["half", "bfloat", "float", "double", "x86_fp80", "fp128", "ppc_fp128"],
    &["xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin"],
    &["monotonic", "acquire", "release", "acq_rel", "seq_cst", "unordered"],
    &["nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", "fast", "nnan"],
    &[
        "private",
        "internal",
        "external",
        "linkonce",
        "linkonce_odr",
        "weak",
        "weak_odr",
        "common",
        "extern_weak",
        "appending",
    ],
    &["zeroinitializer", "undef", "poison", "null", "none", "0", "1", "-1", "true", "false"],
    &["ptr", "i8*", "i64*", "i32**", "void", "label", "metadata", "token"],
    &["global", "constant", "alias", "ifunc"],
    &["call", "tail call", "musttail call", "notail call", "invoke"],
    &["load", "load volatile", "load atomic", "store", "store volatile"],
    &["ret", "br", "switch", "indirectbr", "unreachable", "resume"],
    &["ccc", "fastcc", "coldcc", "tailcc", "preserve_mostcc", "x86_stdcallcc"],
    &["byval", "sret", "inreg", "signext", "zeroext", "noalias", "nonnull", "noundef", "returned", "nest"],
    &[
        "select",
        "phi",
        "freeze",
        "alloca",
        "extractvalue",
        "insertvalue",
        "extractelement",
        "insertelement",
        "shufflevector",
        "getelementptr",
        "icmp",
        "fcmp",
        "va_arg",
        "landingpad",
        "cmpxchg",
        "atomicrmw",
        "fence",
    ],
];

/// Boundary values.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "7",
    "8",
    "15",
    "16",
    "31",
    "32",
    "33",
    "63",
    "64",
    "65",
    "127",
    "128",
    "255",
    "256",
    "-1",
    "-2",
    "-8",
    "-128",
    "32767",
    "65535",
    "65536",
    "2147483647",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "340282366920938463463374607431768211455",
    "1000000",
];

/// Splits a text into words, numbers, punctuation and blanks.
fn tokens(text: &str) -> Vec<&str> {
    let class = |c: char| match c {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '_' | '.' | '-' | '$' => 1,
        '%' | '@' | '#' | '!' => 2,
        ' ' | '\t' => 3,
        '\n' => 4,
        _ => 5,
    };
    let mut out = Vec::new();
    let (mut from, mut before) = (0, 0);
    for (at, c) in text.char_indices() {
        let now = class(c);
        // A sigil is part of the word behind it; punctuation characters are single tokens.
        let joins = before == now && matches!(now, 1 | 3) || before == 2 && now == 1;
        if at > 0 && !joins {
            out.push(&text[from..at]);
            from = at;
        }
        before = if before == 2 && now == 1 { 1 } else { now };
    }
    if from < text.len() {
        out.push(&text[from..]);
    }
    out
}

/// Returns a mutated text.
pub fn mutate(text: &str, random: &mut Rng) -> String {
    let mut text = text.to_string();
    // Mostly one change, so that most of the text is unchanged.
    let changes = if random.below(4) > 0 { 1 } else { 2 + random.below(2) };
    for _ in 0..changes {
        text = match random.below(16) {
            0..=11 => change_word(&text, random),
            12 => copy_line(&text, random),
            13 => drop_line(&text, random),
            14 => swap_names(&text, random),
            _ => drop_words(&text, random),
        };
    }
    text
}

/// Replaces a word by another of its group, a number by another, or a name by another of the text.
fn change_word(text: &str, random: &mut Rng) -> String {
    let mut all = tokens(text);
    let words: Vec<usize> = (0..all.len()).filter(|n| kind(all[*n]) != Kind::Other).collect();
    if words.is_empty() {
        return text.into();
    }
    // Several attempts, since a word without a group cannot be replaced.
    for _ in 0..8 {
        let at = words[random.below(words.len())];
        let word = all[at];
        let new = match kind(word) {
            Kind::Number => random.pick(NUMBERS),
            Kind::Name => {
                let sigil = &word[..1];
                let names: Vec<&str> =
                    words.iter().map(|n| all[*n]).filter(|w| w.starts_with(sigil) && *w != word).collect();
                if names.is_empty() {
                    continue;
                }
                names[random.below(names.len())]
            }
            _ => {
                let groups: Vec<&&[&str]> = GROUPS.iter().filter(|g| g.contains(&word)).collect();
                if groups.is_empty() {
                    continue;
                }
                let group = groups[random.below(groups.len())];
                random.pick(group)
            }
        };
        // Often all occurrences are replaced, since types must match.
        match kind(word) == Kind::Word && random.below(2) == 0 {
            true => all.iter_mut().filter(|w| **w == word).for_each(|w| *w = new),
            false => all[at] = new,
        }
        return all.concat();
    }
    text.into()
}

#[derive(PartialEq)]
enum Kind {
    Number,
    Name,
    Word,
    Other,
}

fn kind(token: &str) -> Kind {
    let digits = token.strip_prefix('-').unwrap_or(token);
    match token.as_bytes() {
        [b'%' | b'@', _, ..] => Kind::Name,
        _ if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => Kind::Number,
        [b'a'..=b'z', ..] => Kind::Word,
        _ => Kind::Other,
    }
}

/// Copies a line behind another one; its result gets a new name.
fn copy_line(text: &str, random: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    if lines.is_empty() {
        return text.into();
    }
    let from = random.below(lines.len());
    let to = if random.below(2) == 0 { from } else { random.below(lines.len()) };
    let mut line = lines[from].clone();
    if let Some((name, rest)) = line.split_once(" = ") {
        line = format!("{name}.{} = {rest}", random.below(1000));
    }
    lines.insert(to + 1, line);
    lines.join("\n") + "\n"
}

fn drop_line(text: &str, random: &mut Rng) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.len() < 2 {
        return text.into();
    }
    lines.remove(random.below(lines.len()));
    lines.join("\n") + "\n"
}

/// Swaps two words of the text.
fn swap_names(text: &str, random: &mut Rng) -> String {
    let mut all = tokens(text);
    let names: Vec<usize> = (0..all.len()).filter(|n| matches!(kind(all[*n]), Kind::Name | Kind::Number)).collect();
    if names.len() < 2 {
        return text.into();
    }
    all.swap(names[random.below(names.len())], names[random.below(names.len())]);
    all.concat()
}

fn drop_words(text: &str, random: &mut Rng) -> String {
    let mut all = tokens(text);
    if all.is_empty() {
        return text.into();
    }
    let at = random.below(all.len());
    let count = (1 + random.below(3)).min(all.len() - at);
    all.drain(at..at + count);
    all.concat()
}
