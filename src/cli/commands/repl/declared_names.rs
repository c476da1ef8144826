//! Mistakes in declarations of C: unknown types, keywords as names, closing brackets without an opening one.

use super::expressions::{c_type, unmatched_closer, word_length};
use super::misspelled::{self, KEYWORDS};
use super::mistakes::Mistake;
use llvmlite_jit::session::{self, Session};

/// Words that may precede a name without being types; of other languages too, whose declarations are answered elsewhere.
const OTHER_WORDS: [&str; 14] = [
    "auto", "const", "else", "goto", "inline", "let", "mut", "register", "restrict", "return", "static", "val", "var",
    "volatile",
];

/// Returns the error of an input that begins like a declaration of C: `regex_t re`, `int int = 5`, `void *p = malloc8)`.
pub fn mistake(text: &str, session: &Session) -> Option<Mistake> {
    if let Some(mistake) = reserved(text) {
        return Some(mistake);
    }
    if text.contains('\n') || session::begins_assembly(text) {
        return None;
    }
    let ty = word(text);
    let behind = text[ty.len()..].trim_start();
    let declarator = behind.trim_start_matches(['*', ' ']);
    let (stars, name) = (behind.len() > declarator.len(), word(declarator));
    let follows = declarator[name.len()..].trim_start();
    let is_separate = stars || behind.len() < text.len() - ty.len();
    if ty.is_empty() || name.is_empty() || !is_separate || follows.starts_with('(') {
        return None;
    }
    let is_type = is_type_of_c(ty);
    let has_value = follows.starts_with('=') && !follows.starts_with("==");
    let at = text.len() - declarator.len();
    let is_declarator = has_value || follows.is_empty() || follows.starts_with([';', '[', ',']);
    if is_type && is_declarator && KEYWORDS.contains(&name) && (has_value || !is_type_of_c(name)) {
        return Some(Mistake::at(format!("expected a name, found the keyword `{name}`"), at..at + name.len()));
    }
    if is_type
        && has_value
        && let Some((at, closer)) = unmatched_closer(text)
    {
        return Some(Mistake::at(format!("unexpected `{closer}`, which closes nothing"), at..at + 1));
    }
    let is_declaration =
        has_value || !stars && follows.starts_with(['[', ';']) || follows.is_empty() && ty.ends_with("_t");
    let is_known = |word| OTHER_WORDS.contains(&word) || misspelled::is_known(word, session);
    if is_declaration && !is_known(ty) && !is_known(name) && c_type(ty).is_none() {
        let message =
            format!("unknown type name `{ty}`; define it: `typedef int {ty};`, or `struct {ty} {{ int x; }};`");
        return Some(Mistake::at(message, 0..ty.len()));
    }
    None
}

/// Detects a declaration in C of a name that is a constant of LLVM: `int inf(int n) {`, `int null = 4`.
fn reserved(text: &str) -> Option<Mistake> {
    const CONSTANTS: [&str; 8] = ["false", "inf", "nan", "null", "poison", "true", "undef", "zeroinitializer"];
    let ty = word(text);
    let behind = text[ty.len()..].trim_start();
    let declarator = behind.trim_start_matches(['*', ' ']);
    let name = word(declarator);
    let follows = declarator[name.len()..].trim_start();
    let is_declared = follows.starts_with(['(', '=', '[', ';']) && !follows.starts_with("==");
    // `double inf` is a value.
    let is_name = is_type_of_c(ty) && behind.len() < text.len() - ty.len() && is_declared && CONSTANTS.contains(&name);
    let at = text.len() - declarator.len();
    let message = format!("`{name}` is a constant of LLVM, and cannot be a name");
    is_name.then(|| Mistake::at(message, at..at + name.len()))
}

fn is_type_of_c(word: &str) -> bool {
    const TYPES: [&str; 10] = ["bool", "char", "double", "float", "int", "long", "short", "signed", "unsigned", "void"];
    TYPES.contains(&word)
}

/// Returns the identifier at the start of a text.
fn word(text: &str) -> &str {
    &text[..word_length(text)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_in_declarations_are_found() {
        // SAFETY: the test runs its own constant text.
        let session = unsafe { Session::new(Default::default()) }.expect("this machine");
        for (text, message) in [
            ("regex_t re", "unknown type name `regex_t`"),
            ("foo_t x = 5", "unknown type name `foo_t`"),
            ("foo *p = 0", "unknown type name `foo`"),
            ("int int = 5", "expected a name, found the keyword `int`"),
            ("char *while", "expected a name, found the keyword `while`"),
            ("int inf = 3", "`inf` is a constant of LLVM"),
            ("int inf(int n) {\n  return n;\n}", "`inf` is a constant of LLVM"),
            ("double nan(int x) { return x; }", "`nan` is a constant of LLVM"),
            ("int null = 4", "`null` is a constant of LLVM"),
            ("void *g = malloc8)", "unexpected `)`"),
        ] {
            assert!(mistake(text, &session).is_some_and(|found| found.message.starts_with(message)), "{text}");
        }
        for text in [
            "x = 5",
            "int x = 5",
            "long long x",
            "unsigned int x = 3",
            "a * b",
            "a * b == c",
            "size_t n = 3",
            "int f(int)",
        ] {
            assert_eq!(mistake(text, &session), None, "{text}");
        }
    }
}
