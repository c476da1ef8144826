//! Missing `;` and `,` between the statements and operands of C.

use super::super::mistakes::Mistake;
use super::literals;

/// A token with its range in the text.
struct Token<'t> {
    text: &'t str,
    start: usize,
    kind: TokenKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TokenKind {
    Word,
    /// A number or a string.
    Literal,
    Other,
}

/// Words after which another word begins no statement or operand.
const PREFIXES: [&str; 31] = [
    "typedef", "static", "extern", "inline", "const", "volatile", "register", "restrict", "auto", "void", "char",
    "short", "int", "long", "unsigned", "signed", "float", "double", "_Bool", "bool", "struct", "union", "enum",
    "return", "else", "do", "case", "goto", "sizeof", "_Alignof", "signed",
];

/// Explains an error in statements of C by a `;` or `,` that is missing in the statement, in the words of clang and at
/// its place.
pub(super) fn explained(text: &str, mistake: Mistake) -> Mistake {
    match mistake.place.as_ref().and_then(|place| missing(text, place.start)) {
        Some(found) => found,
        None => mistake,
    }
}

/// Returns the error for the first missing separator of the statement around a position.
fn missing(text: &str, position: usize) -> Option<Mistake> {
    let tokens = tokens(text);
    // The open brackets, by their tokens, and whether each contains statements.
    let mut open: Vec<(usize, bool)> = Vec::new();
    let mut first = 0;
    let mut found: Option<Mistake> = None;
    for (n, token) in tokens.iter().enumerate() {
        let is_in_block = open.last().is_none_or(|(_, is_block)| *is_block);
        if found.is_none() && n > first && is_adjacent(&tokens, n, first, is_in_block) {
            found = Some(expected(&tokens, n, first, open.last().map(|(bracket, _)| tokens[*bracket].text)));
        }
        let mut ends = false;
        match token.text {
            "{" => {
                let before = n.checked_sub(1).map_or("", |before| tokens[before].text);
                let is_block = is_in_block && !matches!(before, "=" | "," | "{" if before != "{" || !is_in_block);
                open.push((n, is_block));
                ends = is_block;
            }
            "(" | "[" => open.push((n, false)),
            ")" | "]" => drop(open.pop()),
            "}" => ends = open.pop().is_none_or(|(_, is_block)| is_block),
            ";" => ends = is_in_block,
            _ => {}
        }
        if ends {
            if token.start >= position && found.is_some() {
                return found;
            }
            (found, first) = (None, n + 1);
        }
    }
    found
}

/// Whether a separator is missing before a token.
fn is_adjacent(tokens: &[Token<'_>], n: usize, first: usize, is_in_block: bool) -> bool {
    let (before, token) = (&tokens[n - 1], &tokens[n]);
    let is_operand = |token: &Token<'_>| token.kind != TokenKind::Other;
    let ends_block = token.text == "}" && is_in_block;
    if !is_operand(token) && !ends_block {
        return false;
    }
    match before.text {
        ")" => !is_head_or_cast(tokens, n - 1),
        "]" => true,
        "++" | "--" => n - 1 > first && (is_operand(&tokens[n - 2]) || [")", "]"].contains(&tokens[n - 2].text)),
        _ if !is_operand(before) => false,
        word if PREFIXES.contains(&word) && before.kind == TokenKind::Word => word == "return" && ends_block,
        _ if before.kind == TokenKind::Literal && token.kind == TokenKind::Literal => {
            !(before.text.starts_with('"') && token.text.starts_with('"'))
        }
        // A name of a type begins a declaration: `size_t n`, `struct P p`.
        _ if token.kind == TokenKind::Word && before.kind == TokenKind::Word => {
            let is_tagged = n >= 2 && ["struct", "union", "enum", "goto"].contains(&tokens[n - 2].text);
            let is_type = n - 1 == first || is_tagged || tokens[first..n - 1].iter().all(|token| is_prefix(token));
            !is_type
        }
        _ => true,
    }
}

fn is_prefix(token: &Token<'_>) -> bool {
    token.kind == TokenKind::Word && PREFIXES.contains(&token.text) && token.text != "return"
}

/// Whether the brackets that a token closes are the head of a statement, a cast, or the parameters of a function.
fn is_head_or_cast(tokens: &[Token<'_>], close: usize) -> bool {
    let mut depth = 0usize;
    let open = (0..=close).rev().find(|n| {
        match tokens[*n].text {
            ")" => depth += 1,
            "(" => depth -= 1,
            _ => {}
        }
        depth == 0
    });
    let Some(open) = open else { return true };
    let before = open.checked_sub(1).map_or("", |n| tokens[n].text);
    let is_call = open > 0 && tokens[open - 1].kind == TokenKind::Word && !PREFIXES.contains(&before);
    let is_head = ["if", "while", "for", "switch"].contains(&before);
    let is_type = |token: &Token<'_>| token.kind == TokenKind::Word || token.text == "*";
    is_head || !is_call && before != ")" && before != "]" && tokens[open + 1..close].iter().all(is_type)
}

fn expected(tokens: &[Token<'_>], n: usize, first: usize, bracket: Option<&str>) -> Mistake {
    let end = tokens[n - 1].start + tokens[n - 1].text.len();
    let token = &tokens[n];
    let here = token.start..token.start + token.text.len();
    let begun = &tokens[first];
    let is_alias = || begun.kind == TokenKind::Word && tokens.get(first + 1).is_some_and(|t| t.kind == TokenKind::Word);
    match bracket {
        Some("(") => Mistake::at("expected `,` or `)`", here),
        Some("[") => Mistake::at("expected `]`", here),
        Some("{") if !tokens[first..n].iter().any(|token| token.text == "{") || begun.text == "{" => {
            Mistake::at(statement_end(begun, is_alias()), end..end)
        }
        Some("{") => Mistake::at("expected `,` or `}`", here),
        _ => Mistake::at(statement_end(begun, is_alias()), end..end),
    }
}

fn statement_end(begun: &Token<'_>, is_alias: bool) -> String {
    let word = begun.text;
    match word {
        "return" | "break" | "continue" | "goto" => format!("expected `;` after {word} statement"),
        "do" => "expected `;` after do/while statement".into(),
        _ if is_prefix(begun) || is_alias => "expected `;` at end of declaration".into(),
        _ => "expected `;` after expression".into(),
    }
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let start = at;
        let rest = &text[start..];
        at += c.len_utf8();
        let kind = match c {
            _ if c.is_whitespace() => continue,
            '/' if rest.starts_with("//") => {
                at = start + rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            '"' => {
                at = literals::string_length(&text[at..]).map_or(text.len(), |length| at + length + 1);
                TokenKind::Literal
            }
            '\'' => {
                let inner = rest[1..].find('\'').map_or(1, |end| end + 2);
                at = start + if rest.starts_with("'\\''") { 4 } else { inner };
                TokenKind::Literal
            }
            _ if c.is_alphanumeric() || c == '_' => {
                let is_number = c.is_ascii_digit();
                let ends = |c: char| !(c.is_alphanumeric() || c == '_' || c == '.' && is_number);
                at = start + rest.find(ends).unwrap_or(rest.len());
                if is_number { TokenKind::Literal } else { TokenKind::Word }
            }
            '+' | '-' if rest[1..].starts_with(c) => {
                at += 1;
                TokenKind::Other
            }
            _ => TokenKind::Other,
        };
        tokens.push(Token { text: &text[start..at], start, kind });
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_separators_are_found_at_their_places() {
        // `«` is the position of the error that is to be explained, and `»` the place of the explanation.
        for (marked, wanted) in [
            ("int f(int a) {\n  int b = a»\n  «return b;\n}", "expected `;` at end of declaration"),
            ("int f(int a) {\n  a = 1»\n  «a = 2;\n}", "expected `;` after expression"),
            ("int f(int a) {\n  g(«a)»\n  g(a);\n}", "expected `;` after expression"),
            ("int f(int a) {\n  g(a); a++»\n  «g(a);\n}", "expected `;` after expression"),
            ("int f(int a) {\n  if (a) g(1)»\n  «else g(2);\n}", "expected `;` after expression"),
            ("int f(int a) {\n  if (a) { «return a» }\n  return 1;\n}", "expected `;` after return statement"),
            ("int f(int a) {\n  printf(«\"%d\" »a);\n}", "expected `,` or `)`"),
            ("int f(int a) {\n  int b[2] = {«1 »2};\n}", "expected `,` or `}`"),
            ("int f(int a) {\n  size_t «n = 1»\n  n++;\n}", "expected `;` at end of declaration"),
        ] {
            let text = marked.replace(['«', '»'], "");
            let position = marked.split('«').next().map_or("", |before| before).replace('»', "").len();
            let place = marked.split('»').next().map_or("", |before| before).replace('«', "").len();
            let found = explained(&text, Mistake::at("other", position..position));
            assert_eq!((found.message.as_str(), found.place.map(|at| at.start)), (wanted, Some(place)), "{marked}");
        }
        for text in [
            "int f(int a) {\n  if (a) g(1);\n  return (int) a;\n}",
            "int f(struct P p) {\n  struct Q q = {1, 2};\n  for (;;) q.x++;\n}",
            "void f(void) {\n  puts(\"a\" \"b\");\n  while (1) { }\n}",
            "int f(unsigned n) {\n  do n--; while (n);\n  return sizeof n;\n}",
        ] {
            for position in 0..text.len() {
                let found = explained(text, Mistake::at("other", position..position));
                assert_eq!(found.message, "other", "{text} at {position}");
            }
        }
    }
}
