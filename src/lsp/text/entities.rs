//! The top-level entities of a text: an index that limits the cost of an edit to the size of the entity that contains
//! it.

use super::lexer::{Lexer, Token, TokenKind};
use std::ops::Range;

/// The kind of a top-level entity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EntityKind {
    /// `define … { … }`
    Define,
    /// `declare …`
    Declare,
    /// `@x = …`: a variable, alias or ifunc.
    Variable,
    /// `%t = type …`
    Type,
    /// `!0 = …`, `!name = …`
    Metadata,
    /// `attributes #0 = …`
    Attributes,
    /// `$c = comdat …`
    Comdat,
    /// `target`, `source_filename`, `module asm`, summaries, and text that is not an entity.
    Other,
}

/// A top-level entity with its byte range, from its first to its last token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entity {
    /// Kind.
    pub kind: EntityKind,
    /// First byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
    /// Range of the token that names the entity, including the sigil; empty if it has no name.
    pub name: Range<usize>,
    /// The opening brace of a function's body.
    pub brace: Option<usize>,
}

impl Entity {
    /// Returns the range.
    pub fn range(&self) -> Range<usize> {
        self.start..self.end
    }

    /// Returns the range without the body of a function.
    pub fn header(&self) -> Range<usize> {
        self.start..self.brace.unwrap_or(self.end)
    }

    fn shifted(&self, delta: isize) -> Entity {
        let at = |position: usize| position.wrapping_add_signed(delta);
        Entity {
            kind: self.kind,
            start: at(self.start),
            end: at(self.end),
            name: at(self.name.start)..at(self.name.end),
            brace: self.brace.map(at),
        }
    }
}

/// Splits a whole text.
pub fn split(text: &str) -> Vec<Entity> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(entity) = entity_at(text, at) {
        at = entity.end;
        found.push(entity);
    }
    found
}

/// Updates the entities of a text after `old` was replaced by `inserted` bytes. Reads only the entities near the edit.
pub fn update(entities: &mut Vec<Entity>, text: &str, old: Range<usize>, inserted: usize) {
    let delta = inserted as isize - old.len() as isize;
    // The entity before the edit may extend into it.
    let first = entities.partition_point(|entity| entity.end < old.start).saturating_sub(1);
    let mut at = match entities.get(first) {
        Some(entity) if first > 0 => entity.start.min(old.start),
        _ => 0,
    };
    let mut new = Vec::new();
    let mut kept = entities.partition_point(|entity| entity.start < old.end.max(old.start + 1));
    kept = kept.max(first);
    loop {
        let Some(entity) = entity_at(text, at) else {
            entities.splice(first.., new);
            return;
        };
        while entities.get(kept).is_some_and(|old| old.start.wrapping_add_signed(delta) < entity.start) {
            kept += 1;
        }
        if let Some(same) = entities.get(kept)
            && same.start.wrapping_add_signed(delta) == entity.start
            && same.shifted(delta) == entity
        {
            let rest: Vec<Entity> = entities[kept..].iter().map(|entity| entity.shifted(delta)).collect();
            entities.truncate(first);
            entities.extend(new);
            entities.extend(rest);
            return;
        }
        at = entity.end;
        new.push(entity);
    }
}

/// Updates the entities after `old`, strictly inside the body of the function `n`, was replaced by `inserted` bytes.
/// Returns `false`, without any change, if the end of the function has moved. Reads only the function.
pub fn update_body(entities: &mut [Entity], n: usize, text: &str, old: Range<usize>, inserted: usize) -> bool {
    let delta = inserted as isize - old.len() as isize;
    let before = &entities[n];
    let expected = Entity { end: before.end.wrapping_add_signed(delta), ..before.clone() };
    // The text before the body, and therefore the end of the preceding entity, is unchanged, and so is the text after
    // the end.
    if entity_at(text, before.start).as_ref() != Some(&expected) {
        return false;
    }
    entities[n] = expected;
    for entity in &mut entities[n + 1..] {
        *entity = entity.shifted(delta);
    }
    true
}

/// Whether an entity starts at a token outside of brackets. `next` is the following token.
fn starts_entity(text: &str, token: &Token, next: Option<&Token>) -> bool {
    let next_is = |byte: u8| next.is_some_and(|next| next.is(text, byte));
    match token.kind {
        TokenKind::Global | TokenKind::Local | TokenKind::Metadata | TokenKind::Comdat | TokenKind::Summary => {
            next_is(b'=')
        }
        TokenKind::Word => match token.text(text) {
            "define" | "declare" => !next_is(b'='),
            "attributes" => next.is_some_and(|next| next.kind == TokenKind::AttributeGroup),
            "target" => next.is_some_and(|next| matches!(next.text(text), "datalayout" | "triple")),
            "module" => next.is_some_and(|next| next.is_word(text, "asm")),
            "source_filename" | "deplibs" => next_is(b'='),
            "uselistorder" | "uselistorder_bb" => true,
            _ => false,
        },
        _ => false,
    }
}

/// Whether a token is the first of its line, without blanks before it.
fn is_at_margin(text: &str, token: &Token) -> bool {
    token.start == 0 || text.as_bytes()[token.start - 1] == b'\n'
}

/// Words that may start an entity.
const WORDS: [&str; 8] =
    ["define", "declare", "attributes", "target", "module", "source_filename", "deplibs", "uselistorder"];

/// Returns the end of a body whose opening brace is at a position, without reading its tokens, since long texts consist
/// mostly of bodies. `None` where tokens are needed: an entity may start within it, or its brackets do not match.
fn body_end(text: &str, brace: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (brace + 1, 1usize);
    loop {
        let byte = *bytes.get(at)?;
        at += 1;
        match byte {
            // An unterminated string ends with its line.
            b'"' => {
                let end = at + memchr::memchr2(b'"', b'\n', &bytes[at..])?;
                at = end + usize::from(bytes[end] == b'"');
            }
            b';' => at += memchr::memchr(b'\n', &bytes[at..])?,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth -= 1;
                if byte == b'}' && (depth == 0 || bytes[at - 2] == b'\n') {
                    return Some(at);
                }
                if depth == 0 {
                    return None;
                }
            }
            b'\n' => match bytes.get(at)? {
                b'@' | b'%' | b'!' | b'$' | b'^' => return None,
                b'a'..=b'z' if WORDS.iter().any(|word| text[at..].starts_with(word)) => return None,
                _ => {}
            },
            _ => {}
        }
    }
}

/// Returns the entity at or after a position.
fn entity_at(text: &str, at: usize) -> Option<Entity> {
    read_entity(text, at, true)
}

/// Returns the entity at or after a position. `quick`: bodies are not read token by token unless necessary.
fn read_entity(text: &str, at: usize, quick: bool) -> Option<Entity> {
    let mut lexer = Lexer::new(text, at..text.len()).filter(|token| token.kind != TokenKind::Comment).peekable();
    let first = lexer.next()?;
    let kind = match first.kind {
        TokenKind::Global => EntityKind::Variable,
        TokenKind::Local => EntityKind::Type,
        TokenKind::Metadata => EntityKind::Metadata,
        TokenKind::Comdat => EntityKind::Comdat,
        TokenKind::Word => match first.text(text) {
            "define" => EntityKind::Define,
            "declare" => EntityKind::Declare,
            "attributes" => EntityKind::Attributes,
            _ => EntityKind::Other,
        },
        _ => EntityKind::Other,
    };
    let is_function = matches!(kind, EntityKind::Define | EntityKind::Declare);
    let mut entity = Entity { kind, start: first.start, end: first.end, name: first.start..first.start, brace: None };
    if matches!(first.kind, TokenKind::Global | TokenKind::Local | TokenKind::Metadata | TokenKind::Comdat) {
        entity.name = first.range();
    }
    let mut depth = 0usize;
    // Whether the parameters of a function have been read; a brace after them begins its body.
    let mut parameters = false;
    while let Some(token) = lexer.peek().copied() {
        let in_body = entity.brace.is_some();
        if depth == 0 || is_at_margin(text, &token) {
            let mut ahead = lexer.clone();
            ahead.next();
            let is_statement = |ahead: &mut _| {
                token.kind == TokenKind::Local && !is_type_definition(text, ahead)
                    || token.text(text).starts_with("uselistorder")
            };
            if starts_entity(text, &token, ahead.peek()) && !(in_body && is_statement(&mut ahead)) {
                break;
            }
        }
        lexer.next();
        entity.end = token.end;
        match token.kind {
            TokenKind::Global if is_function && entity.name.is_empty() => entity.name = token.range(),
            TokenKind::AttributeGroup if kind == EntityKind::Attributes && entity.name.is_empty() => {
                entity.name = token.range();
            }
            TokenKind::Punctuation => match text.as_bytes()[token.start] {
                b'{' if kind == EntityKind::Define && depth == 0 && parameters && !in_body => {
                    entity.brace = Some(token.start);
                    depth = 1;
                    if let Some(end) = body_end(text, token.start).filter(|_| quick) {
                        return Some(Entity { end, ..entity });
                    }
                }
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth = depth.saturating_sub(1);
                    parameters |= depth == 0 && !entity.name.is_empty() && text.as_bytes()[token.start] == b')';
                    // A closing brace at the margin belongs to the body, even if brackets before it are still open.
                    let closes = text.as_bytes()[token.start] == b'}' && (depth == 0 || is_at_margin(text, &token));
                    if in_body && closes {
                        return Some(entity);
                    }
                }
                _ => {}
            },
            _ => {}
        }
    }
    Some(entity)
}

/// Whether `= type` follows.
fn is_type_definition(text: &str, ahead: &mut impl Iterator<Item = Token>) -> bool {
    ahead.next();
    ahead.next().is_some_and(|token| token.is_word(text, "type"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "target triple = \"x\"\n%t = type { i32 }\n@x = global %t zeroinitializer ; c\n\
                        define { i32 } @f({ i32 } %a) #0 {\n  %b = add i32 1, 2\n  ret { i32 } %a\n}\n\
                        declare void @g(...) declare void @h()\nattributes #0 = { nounwind }\n!0 = !{!0}\n";

    #[test]
    fn entities_are_found() {
        let found: Vec<(EntityKind, &str)> =
            split(TEXT).into_iter().map(|entity| (entity.kind, &TEXT[entity.name])).collect();
        use EntityKind::{Attributes, Declare, Define, Metadata, Other, Type, Variable};
        assert_eq!(
            found,
            [
                (Other, ""),
                (Type, "%t"),
                (Variable, "@x"),
                (Define, "@f"),
                (Declare, "@g"),
                (Declare, "@h"),
                (Attributes, "#0"),
                (Metadata, "!0")
            ]
        );
    }

    #[test]
    fn an_update_gives_what_a_split_gives() {
        let pieces = [
            "",
            "}",
            "{",
            "\n",
            "define void @k() {\n",
            "\"",
            "@z = global i8 0\n",
            ";",
            "%c = type i8\n",
            "(",
            ")",
            "\n%c = add i8 1, 2\ndefined:",
            "\u{e9}",
        ];
        for at in 0..=TEXT.len() {
            for length in [0, 1, 7] {
                for piece in pieces {
                    let old = at..(at + length).min(TEXT.len());
                    let mut entities = split(TEXT);
                    let text = format!("{}{piece}{}", &TEXT[..old.start], &TEXT[old.end..]);
                    update(&mut entities, &text, old.clone(), piece.len());
                    assert_eq!(entities, split(&text), "{old:?} {piece:?}");
                    for entity in entities {
                        let slow = read_entity(&text, entity.start, false);
                        assert_eq!(slow, Some(entity), "{old:?} {piece:?}");
                    }
                }
            }
        }
    }
}
