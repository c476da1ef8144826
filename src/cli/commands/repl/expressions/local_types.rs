//! Types and declarations in the bodies of functions of C: `struct`, `union`, `enum`, `typedef`, `extern` and prototypes.
//!
//! They become definitions before the function. A type has a name of its own there, `P_in_f` of a `struct P` in `f`, so
//! that it is no type of the session or of other functions; constants of enumerations become numbers.

use super::c_syntax::{CFunction, body_of};
use super::declarations::enumeration;
use super::literals;
use super::names::{with_sigil, word_length};
use super::nodes::{declaration, function_pointer, is_identifier};
use llvmlite_jit::session::Session;
use std::collections::{HashMap, HashSet};

/// Names that are declared in blocks, by their meaning: `struct P` is `struct P_in_f`.
struct LocalTypes<'s> {
    session: &'s Session,
    function: String,
    /// Names of each block around the current place. A tag has its keyword before it.
    scopes: Vec<HashMap<String, String>>,
    used: HashSet<String>,
    definitions: Vec<String>,
}

/// Splits a function or a statement with local types into their definitions and the text without them; `None` if there
/// are none.
pub(super) fn hoisted(text: &str, session: &Session) -> Option<Vec<String>> {
    let head = format!("{}{{}}", text.split_once('{')?.0);
    let function = match CFunction::read(&head) {
        Some(Ok(function)) => function.name.to_string(),
        _ => "statement".to_string(),
    };
    let scopes = vec![HashMap::new()];
    let mut types = LocalTypes { session, function, scopes, used: HashSet::new(), definitions: Vec::new() };
    let rest = types.body(text)?;
    (!types.definitions.is_empty() || rest != text).then(|| {
        types.definitions.push(rest);
        types.definitions
    })
}

impl LocalTypes<'_> {
    /// Returns a text without its local declarations, with the names that they have outside of it.
    fn body(&mut self, text: &str) -> Option<String> {
        let mut result = String::new();
        let (mut copied, mut parens, mut begins) = (0, 0usize, false);
        for (at, c) in literals::code(text) {
            if at < copied {
                continue;
            }
            match c {
                '{' => self.scopes.push(HashMap::new()),
                '}' if self.scopes.len() > 1 => drop(self.scopes.pop()),
                '(' | '[' => parens += 1,
                ')' | ']' => parens = parens.saturating_sub(1),
                _ => {}
            }
            // Read at its start only: a word may have a million characters.
            let word = if is_in_word(text, at) { "" } else { &text[at..at + word_length(&text[at..])] };
            if word.is_empty() {
                begins = begins && c.is_whitespace() || matches!(c, '{' | '}' | ';') && parens == 0;
                continue;
            }
            let rest = &text[at..];
            if begins && parens == 0 && self.scopes.len() > 1 {
                if matches!(word, "const" | "static" | "volatile") {
                    result += &text[copied..at + word.len()];
                    copied = at + word.len();
                    continue;
                }
                if let Some((length, replacement)) = self.declared(word, rest) {
                    result += &text[copied..at];
                    result += &replacement;
                    copied = at + length;
                    begins = replacement.is_empty();
                    continue;
                }
            }
            begins = false;
            if self.is_shadowed(&text[..at], word, &rest[word.len()..]) {
                self.declare(word, word.to_string());
            }
            let (length, replacement) = self.replacement(&text[..at], word, rest);
            result += &text[copied..at];
            result += &replacement;
            copied = at + length;
        }
        Some(result + &text[copied..])
    }

    /// Defines what a statement at the beginning of a text declares, and returns how much of it is replaced, and by what.
    fn declared(&mut self, word: &str, rest: &str) -> Option<(usize, String)> {
        let end = end_of_statement(rest)?;
        let statement = &rest[..end];
        match word {
            "typedef" => {
                self.alias(statement["typedef".len()..].trim());
                Some((end, String::new()))
            }
            "extern" => {
                let declared = statement["extern".len()..].trim();
                let name = match (CFunction::read(declared), declaration(declared.split('[').next()?.trim_end())) {
                    (Some(Ok(function)), _) => function.name.to_string(),
                    (_, Some((_, name))) => name.to_string(),
                    _ => return None,
                };
                let is_known = with_sigil(&name, self.session).is_some() || self.session.signature(&name).is_some();
                if !is_known {
                    self.definitions.push(statement.to_string());
                }
                Some((end, String::new()))
            }
            "struct" | "union" | "enum" => {
                let behind = &rest[word.len()..];
                let (replacement, behind) = self.record(word, behind)?;
                let length = rest.len() - behind.len();
                let is_variable = !rest[length..end].trim().is_empty();
                Some((length, if is_variable { replacement } else { String::new() }))
            }
            _ => {
                // `int g(int);`
                let is_prototype = statement.contains('(')
                    && !statement.contains(['=', '{'])
                    && matches!(CFunction::read(statement), Some(Ok(function)) if function.body.is_none());
                is_prototype.then(|| {
                    self.definitions.push(statement.to_string());
                    (end, String::new())
                })
            }
        }
    }

    /// Defines the type whose name and members follow its keyword. Returns how it is named, and what follows it.
    fn record<'t>(&mut self, word: &str, text: &'t str) -> Option<(String, &'t str)> {
        let (name, body, _) = body_of(text)?;
        let length = text.find('{')? + 1 + body.len() + 1;
        let behind = &text[length..];
        if word == "enum" {
            let constants = enumeration(&format!("enum {{{}}}", self.renamed(body)), self.session)?.ok()?;
            for line in constants {
                let (name, value) = line.split_once(" = constant i32 ")?;
                let value = if value.starts_with('-') { format!("({value})") } else { value.to_string() };
                self.declare(&name[1..], value);
            }
            if !name.is_empty() {
                self.declare(&format!("enum {name}"), "int".into());
            }
            return Some(("int".into(), behind));
        }
        let unique = self.unique(if name.is_empty() { word } else { name });
        let named = format!("{word} {unique}");
        if !name.is_empty() {
            self.declare(&format!("{word} {name}"), named.clone());
        }
        let definition = format!("{named} {{{}}}", self.renamed(body));
        self.definitions.push(definition);
        Some((named, behind))
    }

    fn alias(&mut self, text: &str) {
        let word = &text[..word_length(text)];
        let is_type = matches!(word, "struct" | "union" | "enum");
        let record = if is_type { self.record(word, &text[word.len()..]) } else { None };
        let (base, declarators) = record.unwrap_or((String::new(), text));
        for part in literals::at_commas(declarators) {
            let name = match function_pointer(part) {
                Some((_, name)) => name,
                None => part.split('[').next().unwrap_or("").trim_end().rsplit([' ', '*']).next().unwrap_or(""),
            };
            if is_identifier(name) {
                let unique = self.unique(name);
                self.declare(name, unique);
            }
        }
        let definition = format!("typedef {base} {}", self.renamed(declarators).trim_start());
        self.definitions.push(definition.replace("  ", " "));
    }

    fn declare(&mut self, name: &str, meaning: String) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_string(), meaning);
        }
    }

    /// Returns an unused name of a type of the function.
    fn unique(&mut self, name: &str) -> String {
        let first = format!("{name}_in_{}", self.function);
        let numbered = (2..).map(|n| format!("{first}{n}"));
        let unique = std::iter::once(first.clone()).chain(numbered).find(|name| !self.used.contains(name));
        let unique = unique.unwrap_or(first);
        self.used.insert(unique.clone());
        unique
    }

    /// Whether a word declares a variable that has the name of a constant: `int A = 3` after `enum { A }`.
    fn is_shadowed(&self, before: &str, word: &str, behind: &str) -> bool {
        let is_constant = self.scopes.iter().rev().find_map(|scope| scope.get(word));
        let is_constant = is_constant
            .is_some_and(|meaning| meaning.trim_start_matches(['(', '-']).starts_with(|c: char| c.is_ascii_digit()));
        let before = before.trim_end();
        let last = before.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("");
        let is_type = !last.is_empty()
            && is_identifier(last)
            && !matches!(last, "return" | "case" | "else" | "do" | "goto" | "sizeof");
        is_constant && is_type && behind.trim_start().starts_with(['=', ';', ',', '[', ')'])
    }

    /// Returns how many characters at the beginning of `rest` are replaced, and by what.
    fn replacement(&self, before: &str, word: &str, rest: &str) -> (usize, String) {
        let find = |name: &str| self.scopes.iter().rev().find_map(|scope| scope.get(name));
        if matches!(word, "struct" | "union" | "enum") {
            let behind = rest[word.len()..].trim_start();
            let name = &behind[..word_length(behind)];
            if let Some(meaning) = find(&format!("{word} {name}")) {
                return (rest.len() - behind.len() + name.len(), meaning.clone());
            }
            return (rest.len() - behind.len() + name.len(), rest[..rest.len() - behind.len() + name.len()].into());
        }
        let before = before.trim_end();
        // A pointer's own `const` has no effect here.
        let is_qualifier = matches!(word, "const" | "volatile" | "restrict");
        if is_qualifier && before.ends_with('*') {
            return (word.len(), " ".repeat(word.len()));
        }
        let is_member = before.ends_with('.') || before.ends_with("->");
        let meaning = find(word).filter(|_| !is_member).map_or(word, String::as_str);
        (word.len(), meaning.to_string())
    }

    /// Returns a text with the names that local types have outside of the function.
    fn renamed(&self, text: &str) -> String {
        let mut result = String::new();
        let mut copied = 0;
        for (at, _) in literals::code(text) {
            let word = &text[at..at + word_length(&text[at..])];
            if at < copied || word.is_empty() || is_in_word(text, at) {
                continue;
            }
            let (length, replacement) = self.replacement(&text[..at], word, &text[at..]);
            result += &text[copied..at];
            result += &replacement;
            copied = at + length;
        }
        result + &text[copied..]
    }
}

/// Whether the character before a place is part of the same word.
fn is_in_word(text: &str, at: usize) -> bool {
    text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || "_%@".contains(c))
}

/// Returns the offset of the `;` of the statement at the beginning of a text.
fn end_of_statement(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in literals::code(text) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            ';' if depth == 0 => return Some(at),
            _ => {}
        }
    }
    None
}
