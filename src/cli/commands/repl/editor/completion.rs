//! Completion: the words that can stand at the cursor.

use super::super::expressions::headers;
use super::super::{command_names, help_texts, paint};
use super::c_scope::{CScope, TYPE_WORDS};
use super::members::Members;
use super::operands::{Class, Place, place, words_of};
use super::top_level;
use crate::cli::commands::explain;
use llvmlite_jit::reference::{opcodes, terms};
use rustyline::completion::Pair;
use std::collections::HashSet;

/// A name that can be completed, with its sigil.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct KnownName {
    pub name: String,
    pub kind: NameKind,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NameKind {
    Value,
    Type,
    Label,
    Global,
}

impl KnownName {
    pub fn new(name: &str, kind: NameKind) -> KnownName {
        KnownName { name: name.into(), kind }
    }

    /// Returns the name without its sigil.
    fn plain(&self) -> &str {
        &self.name[1..]
    }
}

/// Words of C with which an input or a cast begins.
const C_WORDS: [&str; 20] = [
    "char", "const", "do", "else", "enum", "extern", "for", "if", "int", "long", "return", "short", "signed", "sizeof",
    "static", "struct", "switch", "typedef", "unsigned", "while",
];

/// Further words within functions of C.
const C_BODY_WORDS: [&str; 9] = ["bool", "break", "case", "continue", "default", "double", "float", "union", "void"];

/// Commands without an argument.
const ALONE: [&str; 8] = ["echo", "engine", "help", "history", "list", "quit", "reset", "undo"];

/// Returns the start of the last word of a line, and its completions. `names` are those in scope; `library` are
/// functions that need no declaration, which are only offered for a nonempty word.
pub fn complete(before: &str, names: &[KnownName], library: &[String], members: &Members) -> (usize, Vec<Pair>) {
    let code = before.trim_end_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    let scope = CScope::of(code, members.aliases());
    if let Some(found) = members.complete(before, scope.as_ref()) {
        return found;
    }
    if let Some(scope) = &scope
        && let Some(found) = complete_c(before, scope, names, library, members)
    {
        return found;
    }
    let start = before.rfind(|c| !is_name(c)).map_or(0, |at| at + 1);
    let sigil = before[..start].ends_with(['%', '@']);
    let start = start - usize::from(sigil);
    let word = &before[start..];
    if let Some(command) = before.strip_prefix(':') {
        match command.split_once(' ') {
            Some(("time" | "timeit" | "step" | "debug" | "p" | "print", input)) => {
                return behind(before, input, names, library, members);
            }
            Some(("mem" | "x", input)) => return address(before, input, names, members),
            command => {
                if let Some(found) = in_command(before, command, names) {
                    return found;
                }
            }
        }
    }
    if let Some((word, input)) = before.split_once(' ')
        && let Some((command, _)) = word.split_once('/')
        && matches!(command, "x" | "p" | "print")
    {
        return match command {
            "x" => address(before, input, names, members),
            _ => behind(before, input, names, library, members),
        };
    }
    if let Some(topic) = before.trim_start_matches('?').get(..).filter(|topic| topic.len() < before.len()) {
        let plain = names.iter().map(|name| if topic.starts_with(['%', '@']) { &name.name } else { name.plain() });
        let library = library.iter().map(|name| if topic.starts_with('@') { name } else { &name[1..] });
        let library: Vec<&str> = library.filter(|name| !topic.is_empty() && !name.starts_with("llvm.")).collect();
        if let Some(keyword) = tag_keyword(topic.trim_end_matches(is_name)) {
            let tag = &topic[topic.trim_end_matches(is_name).len()..];
            return (before.len() - tag.len(), starting(tag, tags(keyword, tag, names)));
        }
        let words = instructions().chain(["struct", "union"].into_iter().filter(|_| !topic.is_empty()));
        return (before.len() - topic.len(), matching(topic, plain, [library, words.collect()]));
    }
    if let Some(keyword) = tag_keyword(&before[..start]).filter(|_| !sigil) {
        return (start, starting(word, tags(keyword, word, names)));
    }
    if let Some(words) = top_level::words(&before[..start], word, names) {
        return (start, exactly(word, words));
    }
    let has_begun = word.len() > usize::from(sigil);
    let is_session = |name: &str| names.iter().any(|known| known.name == name);
    let library = library.iter().map(String::as_str).filter(|name| has_begun && !is_session(name));
    let place = place(&before[..start], names);
    let of_kind = |kind: NameKind| names.iter().filter(move |name| name.kind == kind).map(|name| name.name.as_str());
    if sigil {
        let kind = match place {
            _ if word.starts_with('@') => NameKind::Global,
            Some(Place::Label) => NameKind::Label,
            Some(Place::First(..) | Place::Type(_)) => NameKind::Type,
            Some(Place::Value | Place::Callee) => NameKind::Value,
            Some(Place::Words(_)) | None => {
                return (start, starting(word, names.iter().map(|name| name.name.as_str())));
            }
        };
        let found = matching(word, of_kind(kind), [library.collect()]);
        return match found.is_empty() && kind != NameKind::Label {
            true => (start, starting(word, names.iter().map(|name| name.name.as_str()))),
            false => (start, found),
        };
    }
    if let Some(place) = place {
        return (start, exactly(word, words_of(place, word, names)));
    }
    let line = before[..start].rsplit('\n').next().unwrap_or_default().trim();
    let plain =
        names.iter().filter(|name| matches!(name.kind, NameKind::Value | NameKind::Global)).map(KnownName::plain);
    let types = Class::Result.types().into_iter();
    // Intrinsics have hundreds of names, most of which expressions do not need.
    let is_offered = |name: &&str| !name.starts_with("llvm.") || word.starts_with("llvm");
    let library: Vec<&str> = library.map(|name| &name[1..]).filter(is_offered).collect();
    // The beginning of an input, of a line of a function, or of the value of a name.
    let assigned = line.strip_suffix('=').map(str::trim_end);
    let is_new = |name: &str| name.chars().all(is_name) && !names.iter().any(|known| known.plain() == name);
    let is_value = |name: &str| name.strip_prefix('%').is_some_and(|name| name.chars().all(is_name));
    if is_in_function(before) {
        return (start, exactly(word, instructions()));
    }
    let aliases = members.aliases().keys().map(String::as_str);
    // The operand of a unary `&` is a variable.
    let is_address = line.ends_with('&') && !line.ends_with("&&");
    let of_headers = headers::names().chain(aliases).filter(|_| has_begun && !is_address).collect::<Vec<_>>();
    if line.is_empty() || assigned.is_some_and(|name| is_value(name) || is_new(name)) {
        let in_function = line.is_empty() && before.contains('\n') || line.starts_with('%');
        let plain = plain.filter(|_| !in_function || has_begun);
        let words = types.chain(paint::WORDS.iter().copied()).chain(C_WORDS).filter(|_| has_begun);
        return (start, matching(word, plain, [library, of_headers, instructions().collect(), words.collect()]));
    }
    let casts = types.chain(C_WORDS).filter(|_| has_begun && (line.ends_with('(') || is_type_position(line)));
    let constants = ["true", "false", "null"].into_iter().filter(|_| has_begun && !is_address);
    let library = if is_address { Vec::new() } else { library };
    (start, matching(word, plain, [library, of_headers, constants.chain(casts).collect()]))
}

/// Returns the completions of the expression at the end of a text, which follows a command.
fn behind(before: &str, input: &str, names: &[KnownName], library: &[String], members: &Members) -> (usize, Vec<Pair>) {
    let (start, found) = complete(input, names, library, members);
    (before.len() - input.len() + start, found)
}

/// Returns the completions of an address at the end of a text: variables and values of the session, and members.
fn address(before: &str, input: &str, names: &[KnownName], members: &Members) -> (usize, Vec<Pair>) {
    let (start, mut found) = behind(before, input, names, &[], members);
    if !before[..start].ends_with('.') && !before[..start].ends_with("->") {
        let is_variable = |name: &str| {
            let known = names.iter().find(|known| known.plain() == name || known.name == name);
            known.is_some_and(|known| matches!(known.kind, NameKind::Value | NameKind::Global))
        };
        found.retain(|pair| is_variable(&pair.replacement));
    }
    (start, found)
}

/// Whether a text ends in the body of a function of LLVM, at the beginning of an instruction.
fn is_in_function(before: &str) -> bool {
    let is_open = before.trim_start().starts_with("define") && before.contains('\n') || before.contains("\ndefine");
    is_open && before.rfind("\ndefine").unwrap_or(0) >= before.rfind("\n}").unwrap_or(0)
}

/// Returns the keyword behind which a text ends, if a tag follows it: `struct `.
fn tag_keyword(before: &str) -> Option<&'static str> {
    let text = before.trim_end();
    let at = text.rfind(|c: char| !is_name(c)).map_or(0, |at| at + 1);
    let keyword = ["struct", "union", "class"].into_iter().find(|keyword| *keyword == &text[at..])?;
    (text.len() < before.len()).then_some(keyword)
}

/// Returns the names of types behind `struct` or `union`, in which a word has begun if it is not empty: `struct P` is
/// `%struct.P`, or else `%P`.
fn tags<'n>(keyword: &str, word: &str, names: &'n [KnownName]) -> Vec<&'n str> {
    let prefix = format!("{keyword}.");
    let types = names.iter().filter(|name| name.kind == NameKind::Type).map(KnownName::plain);
    let own = types.filter_map(|name| if name.contains('.') { name.strip_prefix(&prefix) } else { Some(name) });
    own.chain(headers::tags().filter(|_| keyword == "struct" && !word.is_empty())).collect()
}

/// Returns the completions in a declaration or a statement of C; `None` for a name with a sigil of LLVM.
fn complete_c(
    before: &str,
    scope: &CScope,
    names: &[KnownName],
    library: &[String],
    members: &Members,
) -> Option<(usize, Vec<Pair>)> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let line = before.trim_end_matches(is_word);
    let (start, word) = (line.len(), &before[line.len()..]);
    if line.ends_with('@') || word.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let has_begun = !word.is_empty();
    let aliases = members.aliases().keys().map(String::as_str);
    let words = C_WORDS.into_iter().chain(C_BODY_WORDS).filter(|_| has_begun);
    Some((
        start,
        match tag_keyword(line) {
            Some(keyword) => starting(word, tags(keyword, word, names)),
            _ if line.trim_end().rsplit(|c| !is_word(c)).next() == Some("goto") => {
                starting(word, names.iter().filter(|name| name.kind == NameKind::Label).map(KnownName::plain))
            }
            // A new name follows, or another word of the type.
            _ if scope.declares => {
                let words = C_WORDS.into_iter().chain(["double", "float", "void"]).filter(|_| has_begun);
                exactly(word, words)
            }
            _ => {
                let locals = scope.names.iter().map(|(name, _)| name.as_str());
                let own = names.iter().filter(|name| !matches!(name.kind, NameKind::Type | NameKind::Label));
                let own = own.map(KnownName::plain);
                let has_functions = has_begun && !line.ends_with('&');
                let library = library.iter().map(|name| &name[1..]);
                let library = library.filter(|name| has_functions && !name.contains('.'));
                let own = own.filter(|name| name.chars().all(is_word)).chain(aliases);
                let constants = ["true", "false"].into_iter().chain(headers::names()).filter(|_| has_begun);
                matching(word, locals, [own.collect(), library.collect(), words.chain(constants).collect()])
            }
        },
    ))
}

/// Whether a word of C is part of a type.
fn is_type_word(word: &str) -> bool {
    TYPE_WORDS.contains(&word) && !matches!(word, "extern" | "inline" | "register" | "static" | "typedef")
}

/// Whether a line ends in words of a declaration, behind which a type can stand: `unsigned`, `@g = global`.
fn is_type_position(line: &str) -> bool {
    let last = line.rsplit([' ', ',', '{']).next().unwrap_or_default();
    line.ends_with(['{', ',']) || C_WORDS.contains(&last) || paint::WORDS.contains(&last) || line.contains("define ")
}

fn instructions<'a>() -> impl Iterator<Item = &'a str> {
    opcodes::OPCODES.iter().map(|opcode| opcode.name)
}

/// Returns the completions within a command: of its name, or of its argument.
fn in_command(before: &str, command: Option<(&str, &str)>, names: &[KnownName]) -> Option<(usize, Vec<Pair>)> {
    let Some((command, word)) = command else {
        let mut found = starting(&before[1..], command_names::NAMES.iter().copied());
        if let [pair] = found.as_mut_slice()
            && !ALONE.contains(&pair.replacement.as_str())
        {
            pair.replacement.push(' ');
        }
        return Some((1, found));
    };
    let found = match command {
        "echo" => starting(word, ["on", "off"]),
        "engine" => starting(word, ["jit", "checked", "interp"]),
        "help" => {
            let topics = help_texts::TOPICS.iter().map(|(topic, _)| *topic);
            matching(word, topics.chain(command_names::NAMES.iter().copied()), [instructions().collect()])
        }
        "explain" => starting(word, explain::titles().map(|(name, _)| name).chain(terms::names())),
        "undo" => Vec::new(),
        "history" => exactly(word, ["-f"]),
        "timeout" => exactly(word, ["off", "500ms", "2s", "10s"]),
        "type" | "t" if let Some((keyword @ ("struct" | "union"), tag)) = word.split_once(' ') => {
            return Some((before.len() - tag.len(), starting(tag, tags(keyword, tag, names))));
        }
        "type" | "t" if word.chars().all(is_name) && !word.is_empty() => {
            let types = C_WORDS.into_iter().chain(C_BODY_WORDS).filter(|word| is_type_word(word));
            let types = types.chain(headers::types()).chain(["struct", "union"]).chain(Class::Any.types());
            matching(word, names.iter().map(KnownName::plain), [types.collect()])
        }
        "source" | "edit" | "type" | "t" => {
            let has_sigil = word.starts_with(['%', '@']);
            starting(word, names.iter().map(|name| if has_sigil { &name.name } else { name.plain() }))
        }
        "ll" | "ir" | "clif" | "asm" => {
            let functions = names.iter().filter(|name| name.kind == NameKind::Global);
            let bare = !word.starts_with('@') && !word.is_empty();
            starting(word, functions.map(|name| if bare { name.plain() } else { &name.name }))
        }
        _ if !command_names::NAMES.contains(&command) => Vec::new(),
        _ => return None,
    };
    Some((before.len() - word.len(), found))
}

/// Whether a name is a candidate.
type Fits<'f> = &'f dyn Fn(&str) -> bool;

/// Returns the candidates that begin with a word, sorted; if there are none, those that are similar to it.
pub fn starting<'a>(word: &str, all: impl IntoIterator<Item = &'a str>) -> Vec<Pair> {
    matching::<0>(word, all, [])
}

/// Returns the candidates that begin with a word, sorted.
fn exactly<'a>(word: &str, all: impl IntoIterator<Item = &'a str>) -> Vec<Pair> {
    starting(word, all.into_iter().filter(|name| name.starts_with(word)))
}

/// Returns the candidates that begin with a word, group by group: the session's own ones first. If there are none: those
/// that begin with it in another case, or that contain it (if it is short, only the session's own ones), or names of the
/// session with its letters in this order.
fn matching<'a, const N: usize>(
    word: &str,
    own: impl IntoIterator<Item = &'a str>,
    others: [Vec<&'a str>; N],
) -> Vec<Pair> {
    let mut groups = vec![own.into_iter().collect()];
    groups.extend(others);
    let mut met = HashSet::new();
    for group in &mut groups {
        group.sort_unstable();
        group.retain(|name| met.insert(*name));
    }
    let found = |fits: Fits<'_>, groups: &[Vec<&str>]| -> Vec<Pair> {
        let all = groups.iter().flatten().filter(|name| fits(name));
        all.map(|name| Pair { display: name.to_string(), replacement: name.to_string() }).collect()
    };
    let lower = |name: &str| name.to_ascii_lowercase();
    // A sigil is not similar to anything.
    let bare = word.trim_start_matches(['%', '@']);
    let sigil = &word[..word.len() - bare.len()];
    let inner = |name: &str| name.strip_prefix(sigil).map(lower);
    let (all, own) = (groups.as_slice(), &groups[..1]);
    let steps: [(Fits<'_>, &[Vec<&str>]); 4] = [
        (&|name| name.starts_with(word), all),
        (&|name| inner(name).is_some_and(|name| name.starts_with(&lower(bare))), all),
        (&|name| inner(name).is_some_and(|name| name.contains(&lower(bare))), if bare.len() < 4 { own } else { all }),
        (&|name| inner(name).is_some_and(|name| has_in_order(&name, &lower(bare))), own),
    ];
    let steps = steps.into_iter().take(if bare.len() < 2 { 1 } else { 4 });
    steps.map(|(fits, groups)| found(fits, groups)).find(|found| !found.is_empty()).unwrap_or_default()
}

/// Whether a name has the letters of a word in this order.
fn has_in_order(name: &str, word: &str) -> bool {
    let mut rest = name.chars();
    word.chars().all(|c| rest.any(|other| other == c))
}

/// Returns the name of the function whose arguments are entered at the end of a text: `f` of `1 + f(2, `.
pub fn open_call(before: &str) -> Option<&str> {
    let mut depth = 0;
    for (at, c) in before.char_indices().rev() {
        match c {
            ')' | ']' => depth += 1,
            '(' | '[' if depth > 0 => depth -= 1,
            '(' => {
                let name = &before[..at];
                let start = name.rfind(|c| !is_name(c) || c == '-').map_or(0, |at| at + 1);
                return Some(&name[start..]).filter(|name| !name.is_empty());
            }
            '[' | '\n' | '{' | '}' => return None,
            _ => {}
        }
    }
    None
}

/// Returns the names in scope at a position in a function that is being typed: its own values and blocks, and the
/// types and globals of the session. `None` outside of a function.
pub fn names_in_scope(text: &str, at: usize, names: &[KnownName]) -> Option<Vec<KnownName>> {
    let start = match text.starts_with("define") {
        true => text[..at].rfind("\ndefine").unwrap_or(0),
        false => text[..at].rfind("\ndefine")?,
    };
    let end = text[at..].find("\n}").map_or(text.len(), |end| at + end);
    if text[start..at].contains("\n}") {
        return None;
    }
    // A function does not see values of the session.
    let mut all: Vec<KnownName> = names.iter().filter(|name| name.kind != NameKind::Value).cloned().collect();
    let labels = text[start..end].lines().filter_map(|line| line.trim().split_once(':'));
    let labels = labels.filter(|(label, _)| !label.is_empty() && label.chars().all(is_name));
    all.extend(labels.map(|(label, _)| KnownName::new(&format!("%{label}"), NameKind::Label)));
    let mut word = start;
    while let Some(found) = text[word..end].find(['%', '@']) {
        let from = word + found;
        let length = text[from + 1..].find(|c| !is_name(c)).unwrap_or(text.len() - from - 1);
        word = (from + 1 + length).min(end);
        // The word at the cursor is not complete.
        if length > 0 && !(from..=word).contains(&at) {
            let name = &text[from..word];
            let kind = match () {
                () if name.starts_with('@') => NameKind::Global,
                () if text[..from].ends_with("label ") => NameKind::Label,
                () => NameKind::Value,
            };
            let is_new = kind != NameKind::Value || !all.iter().any(|known| known.name == name);
            if is_new {
                all.push(KnownName::new(name, kind));
            }
        }
    }
    all.sort();
    all.dedup();
    Some(all)
}

/// Returns the names of the session and the labels of a function in C; `None` if it has no `goto`.
pub fn with_labels(text: &str, names: &[KnownName]) -> Option<Vec<KnownName>> {
    text.contains("goto ").then(|| {
        let mut all = names.to_vec();
        for (at, _) in text.match_indices(':') {
            let before = text[..at].trim_end();
            let label = &before[before.rfind(|c: char| !is_name(c) || c == '-').map_or(0, |at| at + 1)..];
            let starts = before[..before.len() - label.len()].trim_end().ends_with([';', '{', '}', ')', ':']);
            if starts && !label.is_empty() && label != "default" && !text[at + 1..].starts_with(':') {
                all.push(KnownName::new(&format!("%{label}"), NameKind::Label));
            }
        }
        all
    })
}

/// Returns the longest common prefix of names.
pub fn common_prefix<'n>(names: &[&'n str]) -> &'n str {
    let Some((first, rest)) = names.split_first() else { return "" };
    let common = |a: &str, b: &str| a.char_indices().zip(b.chars()).find(|((_, a), b)| a != b).map(|((at, _), _)| at);
    let shared = |other: &&str| common(first, other).unwrap_or(first.len().min(other.len()));
    &first[..rest.iter().map(shared).min().unwrap_or(first.len())]
}

pub fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || "._$-".contains(c)
}

/// Formats names in columns below the input, the selected one in reverse. Shows at most `lines` lines, with the selected
/// name in them, and counts the other names.
pub fn columns(names: &[&str], width: usize, lines: usize, selected: Option<usize>) -> String {
    let column = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) + 2;
    let each = (width.saturating_sub(1) / column).max(1);
    let first = selected.map_or(0, |at| (at / each + 1).saturating_sub(lines));
    let mut out = String::new();
    for (row, line) in names.chunks(each).enumerate().skip(first).take(lines) {
        let cell = |(n, name): (usize, &&str)| match selected == Some(row * each + n) {
            true => format!("\u{1b}[7m{name}\u{1b}[27m{}", " ".repeat(column - name.chars().count())),
            false => format!("{name:column$}"),
        };
        let line: String = line.iter().enumerate().map(cell).collect();
        out += &format!("\n{}", line.trim_end());
    }
    match names.len().saturating_sub(each * (first + lines)) {
        0 => out,
        more => format!("{out}\n… and {more} more"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(names: &[&str]) -> Vec<KnownName> {
        let kind = |name: &str| match name {
            _ if name.starts_with('@') => NameKind::Global,
            _ if name.starts_with("%struct") || name == "%T" => NameKind::Type,
            _ => NameKind::Value,
        };
        names.iter().map(|name| KnownName::new(name, kind(name))).collect()
    }

    fn words(before: &str) -> Vec<String> {
        let names = known(&["%x", "@fac", "@far", "%far", "%T", "%struct.node"]);
        let library = ["@puts", "@llvm.umax", "@fac"].map(String::from);
        let mut members = Members::default();
        members.add_name("%x", "%struct.node");
        members.add_name("@fac", "%struct.node");
        members.add_type("%struct.node", vec![("v".into(), "i32".into()), ("next".into(), "%struct.node".into())]);
        complete(before, &names, &library, &members).1.into_iter().map(|pair| pair.replacement).collect()
    }

    #[test]
    fn what_fits_is_completed() {
        assert_eq!(words("%c = icmp ")[..3], ["eq", "ne", "samesign"]);
        assert_eq!(words("@pu"), ["@puts"]);
        assert_eq!(words("1 + put"), ["puts"]);
        assert_eq!(words("@llvm.um"), ["@llvm.umax"]);
        assert_eq!(words("@fac"), ["@fac"]);
        assert_eq!(words("@"), ["@fac", "@far"]);
        assert_eq!(words("icmp samesign u"), ["uge", "ugt", "ule", "ult"]);
        assert_eq!(words("fcmp fast on"), ["one"]);
        assert_eq!(words(":asm "), ["@fac", "@far"]);
        assert_eq!(words(":asm fac"), ["fac"]);
        assert_eq!(words(":clif @far"), ["@far"]);
        assert_eq!(words(":help ic"), ["icmp"]);
        assert_eq!(words(":explain E010")[0], "E0101");
        assert_eq!((words(":ex"), words(":res")), (vec!["explain ".to_string()], vec!["reset".to_string()]));
        assert_eq!(words("%y = gete"), ["getelementptr"]);
        assert_eq!(words("%y = get"), ["getelementptr"]);
        assert_eq!(words("call i64 @f"), ["@fac", "@far"]);
        assert_eq!(words("icmp slt i")[..3], ["i1", "i128", "i16"]);
        assert_eq!(words("load i64, p"), ["ptr"]);
        assert_eq!(words("%y = zext i8 5 t"), ["to"]);
        assert_eq!(words("cmpxchg ptr %p, i8 0, i8 1 se"), ["seq_cst"]);
    }

    #[test]
    fn an_empty_word_is_completed() {
        let has = |before: &str, wanted: &[&str]| {
            let found = words(before);
            assert!(wanted.iter().all(|word| found.iter().any(|found| found == word)), "{before}: {found:?}");
        };
        has("", &["fac", "x", "add", "load"]);
        has("add ", &["nsw", "nuw", "i32"]);
        has("load ", &["volatile", "i64", "ptr"]);
        has("load i64, ", &["ptr"]);
        has("br ", &["label", "i1"]);
        has("%y = ", &["add", "getelementptr"]);
        has(":timeit ", &["fac"]);
        has("?", &["fac", "add"]);
        has("unsig", &["unsigned"]);
        has("(dou", &["double"]);
        assert_eq!(words("add i32 "), ["%far", "%x", "@fac", "@far"]);
        assert_eq!(words("add i32 %"), ["%far", "%x"]);
        assert_eq!(words("alloca %"), ["%T", "%struct.node"]);
        assert_eq!(words("call i64 "), ["@fac", "@far"]);
        assert_eq!(words("fac("), ["fac", "far", "x"]);
        assert_eq!((words("struct no"), words("struct ")), (vec!["node".into()], vec!["T".into(), "node".into()]));
        assert_eq!(words("br label %"), Vec::<String>::new());
        assert_eq!(words("x + f"), ["fac", "far", "false"]);
        assert_eq!(words("&f"), ["fac", "far"]);
        assert_eq!(words("add i"), ["i1", "i128", "i16", "i32", "i64", "i8"]);
    }

    #[test]
    fn names_of_headers_are_completed() {
        assert_eq!((words("stdo"), words("1 + NUL")), (vec!["stdout".to_string()], vec!["NULL".to_string()]));
        assert_eq!((words("ENOE"), words("errn")), (vec!["ENOENT".to_string()], vec!["errno".to_string()]));
        assert_eq!(words("struct times"), ["timespec"]);
        assert_eq!(words("int f() { return INT_M"), ["INT_MAX", "INT_MIN"]);
        assert_eq!(
            (words("(size"), words("pthread_mutex_")),
            (vec!["size_t".into(), "sizeof".into()], vec!["pthread_mutex_t".into()])
        );
    }

    #[test]
    fn operands_and_heads_of_definitions_are_completed() {
        for (before, wanted) in [
            ("load i64, ptr %x, al", vec!["align"]),
            ("load atomic i32, ptr %p seq", vec!["seq_cst"]),
            ("fence acq", vec!["acq_rel", "acquire"]),
            ("atomicrmw ad", vec!["add"]),
            ("%y = zext i8 5 to i", vec!["i1", "i128", "i16", "i32", "i64", "i8"]),
            ("fadd nnan do", vec!["double"]),
            ("br i1 %c, ", vec!["label"]),
            ("getelementptr i8, ", vec!["ptr"]),
            ("@gg = gl", vec!["global"]),
            ("@gg = private un", vec!["unnamed_addr"]),
            ("@gg = global i8 5, al", vec!["align"]),
            ("@gg = constant ptr @fa", vec!["@fac", "@far"]),
            ("define i32 @f() nou", vec!["nounwind"]),
            ("declare i32 @f(ptr nou", vec!["noundef"]),
            ("define int", vec!["internal"]),
            ("%N = type op", vec!["opaque"]),
            ("define void @f() {\n  re", vec!["resume", "ret"]),
            ("x/4xw &f", vec!["fac", "far"]),
            (":mem x", vec!["x"]),
            ("?pu", vec!["puts"]),
            (":set ", vec![]),
            (":history -", vec!["-f"]),
            ("sizeof(struct ", vec!["T", "node"]),
        ] {
            assert_eq!(words(before), wanted, "{before}");
        }
    }

    #[test]
    fn designators_and_labels_are_completed() {
        for before in
            ["struct node n = {.", "x = (struct node){.", "struct node n[2] = {{.", "struct node n = {.next = {."]
        {
            assert_eq!(words(before), ["next", "v"], "{before}");
        }
        assert_eq!(words("struct node n = {.v = 1, ."), ["next"]);
        let text = "int f(int n) { again: n--; if (n) goto ";
        let names = with_labels(text, &known(&["%x"])).expect("a goto");
        let found = complete(text, &names, &[], &Members::default()).1;
        assert_eq!(found.iter().map(|pair| pair.replacement.as_str()).collect::<Vec<_>>(), ["again"]);
    }

    #[test]
    fn similar_names_are_completed_if_none_begins_with_the_word() {
        assert_eq!((words("elementptr"), words("@FC")), (vec!["getelementptr".into()], vec!["@fac".to_string()]));
        assert_eq!(
            (words("FA"), words("ac"), words("spacec")),
            (words("fa"), vec!["fac".into()], vec!["addrspacecast".into()])
        );
        assert_eq!((words(":type struct no"), words("1 + uma")), (vec!["node".to_string()], Vec::new()));
        assert_eq!(words("%elem"), Vec::<String>::new());
        assert_eq!(
            (open_call("1 + fac("), open_call("fac(far(2), x[1]"), open_call("far(2)")),
            (Some("fac"), Some("fac"), None)
        );
        assert_eq!((open_call("(1"), open_call("call i64 @fac(i64 ")), (None, Some("fac")));
    }

    #[test]
    fn members_are_completed() {
        for before in ["x.", "x->", "%x->", "1 + x.", "x->next->", "x.next.next.", "(*x).", "x[0].", "fac(x[1], (2))->"]
        {
            assert_eq!(words(before), ["next", "v"], "{before}");
        }
        assert_eq!((words("x->n"), words("x->v.")), (vec!["next".to_string()], Vec::new()));
        assert_eq!(words("((struct node *)far)->n"), ["next"]);
    }

    #[test]
    fn names_of_a_function_of_c_are_completed() {
        let text = "int f(struct node *nnn, int count) { int local1 = 1;\n  ";
        assert_eq!(words(&format!("{text}loc")), ["local1"]);
        assert_eq!(words(&format!("{text}return local1 + nn")), ["nnn"]);
        assert_eq!(words(&format!("{text}nnn->")), ["next", "v"]);
        assert_eq!(words(&format!("{text}nnn->next->n")), ["next"]);
        assert_eq!(words(&format!("{text}co")), ["count", "const", "continue"]);
        assert_eq!(words(&format!("{text}fa")), ["fac", "far", "false"]);
        assert_eq!(words(&format!("{text}int x = fmu")), Vec::<String>::new());
        assert_eq!(words(&format!("{text}struct no")), ["node"]);
        assert_eq!(words(&format!("{text}int fa")), Vec::<String>::new());
        assert_eq!(words("for (int index = 0; ind"), ["index"]);
        assert_eq!(words("x = 5; ad"), Vec::<String>::new());
    }

    #[test]
    fn names_of_the_function_that_is_typed_are_completed() {
        let names = known(&["%deal", "@debt", "%T"]);
        let words = |text: &str| {
            let names = names_in_scope(text, text.len(), &names).unwrap_or(names.clone());
            let found = complete(text, &names, &[], &Members::default()).1;
            found.into_iter().map(|pair| pair.replacement).collect::<Vec<_>>()
        };
        let text = "define i64 @g(i64 %abc) {\n  %dede = add i64 %abc, 1\n  br label %done\ndeep:\n  ";
        assert_eq!(words(&format!("{text}%e = add i64 %de")), ["%dede"]);
        assert_eq!(words(&format!("{text}%e = add i64 %a")), ["%abc"]);
        assert_eq!(words(&format!("{text}%e = add i64 @")), ["@debt", "@g"]);
        assert_eq!(words(&format!("{text}br label %")), ["%deep", "%done"]);
        assert_eq!(words(&format!("{text}br label %de")), ["%deep"]);
        assert_eq!(words(&format!("{text}%x = phi i64 [ %abc, %")), ["%deep", "%done"]);
        assert_eq!(words(&format!("{text}%x = add i64 1, %x\n}}\nadd i64 %de")), ["%deal"]);
        assert_eq!(words("add i64 %de"), ["%deal"]);
    }
}
