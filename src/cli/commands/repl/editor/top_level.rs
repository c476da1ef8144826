//! Completion of top-level entities: definitions of variables, types and functions.

use super::completion::{KnownName, NameKind};
use super::operands::{CALLING_CONVENTIONS, Class, PARAMETER_ATTRIBUTES, is_type};

const LINKAGES: [&str; 11] = [
    "appending",
    "available_externally",
    "common",
    "extern_weak",
    "external",
    "internal",
    "linkonce",
    "linkonce_odr",
    "private",
    "weak",
    "weak_odr",
];

const VISIBILITIES: [&str; 5] = ["default", "dso_local", "dso_preemptable", "hidden", "protected"];

/// Words between the linkage of a variable and `global` or `constant`.
const OF_VARIABLES: [&str; 9] = [
    "addrspace",
    "alias",
    "constant",
    "externally_initialized",
    "global",
    "ifunc",
    "local_unnamed_addr",
    "thread_local",
    "unnamed_addr",
];

/// Attributes of functions, and other words behind the parameters.
const OF_FUNCTIONS: [&str; 46] = [
    "align",
    "allockind",
    "allocsize",
    "alwaysinline",
    "cold",
    "comdat",
    "convergent",
    "gc",
    "hot",
    "inlinehint",
    "jumptable",
    "local_unnamed_addr",
    "memory",
    "minsize",
    "mustprogress",
    "naked",
    "nobuiltin",
    "nocallback",
    "nocf_check",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "nonlazybind",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosync",
    "nounwind",
    "null_pointer_is_valid",
    "optnone",
    "optsize",
    "personality",
    "presplitcoroutine",
    "returns_twice",
    "sanitize_address",
    "section",
    "speculatable",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "unnamed_addr",
    "uwtable",
    "willreturn",
];

const INITIALIZERS: [&str; 6] = ["false", "null", "poison", "true", "undef", "zeroinitializer"];

/// Returns the words that can stand behind a text in the head of a definition, in which a word has begun if it is not
/// empty; `None` if the text is no such head.
pub fn words<'n>(before: &str, word: &str, names: &'n [KnownName]) -> Option<Vec<&'n str>> {
    let line = before.rsplit('\n').next().unwrap_or(before).trim_start();
    let of_kind = |kind: NameKind| names.iter().filter(move |name| name.kind == kind).map(|name| name.name.as_str());
    let types = |class: Class| class.types().into_iter().chain(of_kind(NameKind::Type));
    let last = line.split_whitespace().next_back().unwrap_or_default();
    if let Some(head) = line.strip_prefix("define ").or_else(|| line.strip_prefix("declare ")) {
        if head.contains('{') {
            return None;
        }
        let Some(open) = head.find('(').filter(|_| head.contains('@')) else {
            return Some(match is_type(last, names) {
                true => of_kind(NameKind::Global).collect(),
                false => {
                    let words = LINKAGES.into_iter().chain(VISIBILITIES).chain(CALLING_CONVENTIONS);
                    let attributes = ["inreg", "noalias", "nonnull", "noundef", "signext", "zeroext"];
                    let words = words.chain(attributes).filter(|_| !word.is_empty());
                    types(Class::Result).chain(words).collect()
                }
            });
        };
        let (_, inside) = head.split_at(open);
        let is_open = inside.matches('(').count() > inside.matches(')').count();
        return Some(match is_open {
            true if inside.trim_end().ends_with(['(', ',']) => types(Class::Any).chain(["..."]).collect(),
            true => PARAMETER_ATTRIBUTES.to_vec(),
            false => OF_FUNCTIONS.to_vec(),
        });
    }
    if line.starts_with("attributes #") {
        return line.contains('{').then(|| OF_FUNCTIONS.to_vec());
    }
    if let Some(rest) = line.strip_prefix("target ") {
        return Some(if rest.trim().is_empty() { vec!["datalayout", "triple"] } else { Vec::new() });
    }
    let (name, rest) = line.split_once('=')?;
    let (name, rest) = (name.trim(), rest.trim());
    if name.starts_with('%') {
        let rest = rest.strip_prefix("type")?;
        return Some(types(Class::Any).chain(rest.trim().is_empty().then_some("opaque")).collect());
    }
    if !name.starts_with('@') || name.contains(char::is_whitespace) {
        return None;
    }
    let head = || LINKAGES.into_iter().chain(VISIBILITIES).chain(OF_VARIABLES);
    let is_of_head = |word: &str| head().any(|known| word.split('(').next() == Some(known));
    let Some(kind) = rest.split_whitespace().position(|word| matches!(word, "global" | "constant" | "alias" | "ifunc"))
    else {
        // `@g = x + 1` stores a value.
        let is_known = of_kind(NameKind::Global).any(|known| known == name);
        if !rest.split_whitespace().all(is_of_head) || is_known && rest.is_empty() && word.is_empty() {
            return None;
        }
        let found: Vec<&str> = head().filter(|known| !rest.split_whitespace().any(|word| word == *known)).collect();
        return found.iter().any(|known| known.starts_with(word)).then_some(found);
    };
    let words: Vec<&str> = rest.split_whitespace().collect();
    let behind = words[kind + 1..].join(" ");
    Some(match () {
        () if behind.is_empty() => types(Class::Any).collect(),
        () if behind.ends_with(',') && matches!(words[kind], "alias" | "ifunc") => vec!["ptr"],
        () if behind.ends_with(',') && is_closed(&behind) => vec!["align", "comdat", "partition", "section"],
        () if is_type(last, names) => INITIALIZERS.into_iter().chain(of_kind(NameKind::Global)).collect(),
        () if behind.ends_with(['{', '[', '<', ',']) => types(Class::Any).collect(),
        () => Vec::new(),
    })
}

/// Whether all brackets of a text are closed.
fn is_closed(text: &str) -> bool {
    text.matches(['{', '[', '<', '(']).count() == text.matches(['}', ']', '>', ')']).count()
}
