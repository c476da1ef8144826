//! Names in scope in C code that is being typed: parameters and local variables of a function.

use std::collections::HashMap;

/// Names of types that the session defines with `typedef`, each with the struct that it is or points to.
pub type TypeAliases = HashMap<String, Option<String>>;

/// The declarations before the cursor in an input in C syntax.
#[derive(Debug)]
pub struct CScope {
    /// Variables, parameters, and the function itself, each with the struct that it is, points to or returns.
    pub names: Vec<(String, Option<String>)>,
    /// Whether the cursor follows a type, where the name that is declared stands.
    pub declares: bool,
}

/// Words that a type consists of.
pub const TYPE_WORDS: [&str; 19] = [
    "_Bool", "bool", "char", "const", "double", "extern", "float", "inline", "int", "long", "register", "short",
    "signed", "size_t", "static", "typedef", "unsigned", "void", "volatile",
];

/// Words with which a statement begins.
const STATEMENTS: [&str; 6] = ["do", "for", "if", "return", "switch", "while"];

impl CScope {
    /// Returns the names in scope at the end of a text; `None` if the text does not begin as a declaration or a statement
    /// of C.
    pub fn of(text: &str, aliases: &TypeAliases) -> Option<CScope> {
        let tokens = tokens(text);
        let first = *tokens.first()?;
        let begins_type = type_at(&tokens, 0, aliases).filter(|(_, next)| {
            // `double 1.5` is a constant of LLVM.
            tokens.get(*next).is_none_or(|token| is_word(token) || matches!(*token, "*" | "{" | "("))
        });
        // `switch i32 %x, …` and `ret` are instructions.
        let is_statement =
            STATEMENTS.contains(&first) && (first != "switch" || tokens.get(1).is_none_or(|token| *token == "("));
        if begins_type.is_none() && !is_statement {
            return None;
        }
        let mut reader = Reader { tokens: &tokens, aliases, scopes: vec![Vec::new()], base: None, depth: 0 };
        let declares = reader.read();
        let names = reader.scopes.into_iter().flatten().collect();
        Some(CScope { names, declares })
    }
}

struct Reader<'t> {
    tokens: &'t [&'t str],
    aliases: &'t TypeAliases,
    scopes: Vec<Vec<(String, Option<String>)>>,
    /// The struct of the declaration that is being read, and the depth of parentheses and braces in which it stands.
    base: Option<(Option<String>, usize)>,
    depth: usize,
}

impl Reader<'_> {
    /// Reads all tokens; returns whether they end in a type.
    fn read(&mut self) -> bool {
        let mut at = 0;
        while let Some(token) = self.tokens.get(at) {
            let before = at.checked_sub(1).map(|at| self.tokens[at]);
            if let Some((base, next)) = type_at(self.tokens, at, self.aliases) {
                let next = self.after_stars(next);
                let is_cast = self.tokens.get(next) == Some(&")");
                at = next;
                if !is_cast {
                    self.base = Some((base, self.depth));
                    at = self.declarator(next);
                    if at == self.tokens.len() && at == next {
                        return true;
                    }
                }
                continue;
            }
            at += 1;
            match *token {
                "{" => {
                    self.depth += 1;
                    let is_value = before.is_some_and(|before| matches!(before, "=" | "," | "{"));
                    self.base.take_if(|_| !is_value);
                    self.scopes.push(Vec::new());
                }
                "}" => {
                    self.depth = self.depth.saturating_sub(1);
                    // The first scope is that of the parameters.
                    if self.scopes.len() > 1 {
                        self.scopes.pop();
                    }
                }
                "(" | "[" => self.depth += 1,
                ")" | "]" => self.depth = self.depth.saturating_sub(1),
                ";" => self.base = None,
                "," if self.base.as_ref().is_some_and(|(_, depth)| *depth == self.depth) => {
                    let next = self.after_stars(at);
                    if type_at(self.tokens, next, self.aliases).is_none() {
                        at = self.declarator(next);
                    }
                }
                _ => {}
            }
        }
        false
    }

    fn after_stars(&self, mut at: usize) -> usize {
        while matches!(self.tokens.get(at), Some(&("*" | "const" | "restrict"))) {
            at += 1;
        }
        at
    }

    /// Reads the name that is declared at a position, if any, and returns the position after it.
    fn declarator(&mut self, at: usize) -> usize {
        let Some(name) = self.tokens.get(at).filter(|token| is_word(token)) else { return at };
        if let Some(scope) = self.scopes.last_mut() {
            scope.push((name.to_string(), self.base.as_ref().and_then(|(base, _)| base.clone())));
        }
        at + 1
    }
}

/// Reads a type without its asterisks: the struct that it is, and the position after it.
fn type_at(tokens: &[&str], start: usize, aliases: &TypeAliases) -> Option<(Option<String>, usize)> {
    let (mut at, mut base) = (start, None);
    while let Some(token) = tokens.get(at) {
        match *token {
            tag @ ("struct" | "union" | "enum") => {
                base = tokens.get(at + 1).filter(|name| is_word(name)).map(|name| format!("%{tag}.{name}"));
                at += 1 + usize::from(base.is_some());
            }
            word if TYPE_WORDS.contains(&word) => at += 1,
            word if at == start || TYPE_WORDS.contains(&tokens[at - 1]) => {
                let Some(alias) = aliases.get(word) else { break };
                (base, at) = (alias.clone(), at + 1);
            }
            _ => break,
        }
    }
    (at > start).then_some((base, at))
}

/// Returns the struct of a type that is written out, as in a cast: `struct node *`.
pub fn struct_of(ty: &str, aliases: &TypeAliases) -> Option<String> {
    let tokens = tokens(ty);
    let (base, next) = type_at(&tokens, 0, aliases)?;
    tokens[next..].iter().all(|token| matches!(*token, "*" | "const")).then_some(base).flatten()
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// Returns the tokens of a text: words, and single characters. Literals and comments are left out.
fn tokens(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = match c {
            '"' => literal_length(rest).unwrap_or(rest.len()),
            '\'' => literal_length(rest).unwrap_or(1),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            _ if c.is_ascii_alphanumeric() || c == '_' => {
                let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
                found.push(&rest[..end]);
                end
            }
            _ => {
                if !c.is_whitespace() {
                    found.push(&rest[..c.len_utf8()]);
                }
                c.len_utf8()
            }
        };
        at += length;
    }
    found
}

/// Returns the length of the string or character literal with which a text begins; `None` if it has no end.
fn literal_length(text: &str) -> Option<usize> {
    let quote = text.chars().next()?;
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '\n' if quote == '\'' => return None,
            _ if c == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// Context at the end of a text: code, a string or a comment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextEnd {
    Code,
    /// In a string, which begins at this position.
    String(usize),
    Comment,
}

/// Determines whether a text ends in a string or a comment. `is_ir`: comments are those of LLVM IR.
pub fn end_of(text: &str, is_ir: bool) -> TextEnd {
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let is_comment = if is_ir { c == ';' } else { rest.starts_with("//") };
        at += match c {
            _ if is_comment => match rest.find('\n') {
                Some(end) => end,
                None => return TextEnd::Comment,
            },
            '/' if !is_ir && rest.starts_with("/*") => match rest.find("*/") {
                Some(end) => end + 2,
                None => return TextEnd::Comment,
            },
            // A name of LLVM in quotes.
            '"' if text[..at].ends_with(['%', '@', '$']) => literal_length(rest).unwrap_or(1),
            '"' => match literal_length(rest) {
                Some(length) => length,
                None => return TextEnd::String(at),
            },
            '\'' => literal_length(rest).unwrap_or(1),
            _ => c.len_utf8(),
        };
    }
    TextEnd::Code
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let aliases = TypeAliases::from([("V".to_string(), Some("%struct.V".to_string())), ("num".to_string(), None)]);
        let scope = CScope::of(text, &aliases).map_or(Vec::new(), |scope| scope.names);
        scope.into_iter().map(|(name, ty)| ty.map_or(name.clone(), |ty| format!("{name}:{ty}"))).collect()
    }

    #[test]
    fn parameters_and_local_variables_are_found() {
        assert_eq!(
            names("int f(struct V *vvv, V w) { int a = g(1, b), *c; "),
            ["f", "vvv:%struct.V", "w:%struct.V", "a", "c"]
        );
        assert_eq!(names("void f(void) {\n  for (int i = 0; i < 3; i++) { num k; }\n  "), ["f", "i"]);
        assert_eq!(names("for (int i = 0; "), ["i"]);
        assert_eq!(names("V *mk(int n) { V *p = (struct V *)malloc(n); "), ["mk:%struct.V", "n", "p:%struct.V"]);
        assert_eq!(names("int a[] = { 1, 2 }, b = sizeof(int), c = "), ["a", "b", "c"]);
        assert_eq!(names("int f(int a) { // int b;\n char *s = \"int c;\"; "), ["f", "a", "s"]);
        assert_eq!(names("1 + x"), [""; 0]);
        assert_eq!((names("double 1.5"), names("define i64 @f(i64 %a) {")), (Vec::new(), Vec::new()));
    }

    #[test]
    fn the_name_of_a_declaration_is_told_apart() {
        let declares = |text: &str| CScope::of(text, &TypeAliases::new()).map(|scope| scope.declares);
        assert_eq!(
            (declares("int "), declares("int f(struct V *"), declares("int x = ")),
            (Some(true), Some(true), Some(false))
        );
        assert_eq!((declares("int f() { int y = (int) "), declares("x + ")), (Some(false), None));
    }

    #[test]
    fn strings_and_comments_are_found() {
        assert_eq!(
            (end_of("puts(\"a\\\"b", false), end_of("puts(\"a\") + '\"' ", false)),
            (TextEnd::String(5), TextEnd::Code)
        );
        assert_eq!(
            (end_of("f(1) // se", false), end_of("add i32 1, 2 ; se", true)),
            (TextEnd::Comment, TextEnd::Comment)
        );
        assert_eq!((end_of("a; b", false), end_of("call void @\"a b", true)), (TextEnd::Code, TextEnd::Code));
    }
}
