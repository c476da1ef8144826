//! Expansion of placeholders in a template: `$0`, `${0:b}`, `$$`, `${:uid}`, `$(att$|intel$)`.

use crate::ir::asm::operands::{Binding, Location};
use std::ops::Range;

/// Opens an operand reference in the expanded text; number and modifier follow up to `END`.
pub const START: char = '\u{e000}';
const END: char = '\u{e001}';
/// Separates number and modifier; a private-use character, so that splitting the text at `:` or `,` does not cut a
/// reference.
const SEPARATOR: char = '\u{e002}';

/// Expands a template. Operand references remain, between private-use characters, which are stripped from the input.
pub fn expand(template: &str, intel: bool) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = template;
    // Index of the current variant inside `$(` … `$)`.
    let mut variant: Option<usize> = None;
    let wrong = |what: &str| format!("inline assembly with `{what}`");
    while let Some(c) = rest.chars().next() {
        let active = variant.is_none_or(|v| v == usize::from(intel));
        if c != '$' {
            if active && !matches!(c, START | SEPARATOR | END) {
                out.push(c);
            }
            rest = &rest[c.len_utf8()..];
            continue;
        }
        rest = &rest[1..];
        let Some(next) = rest.chars().next() else { return Err(wrong("$")) };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let mut push = |text: &str| {
            if active {
                out.push_str(text);
            }
        };
        match next {
            '$' => push("$"),
            // LLVM accepts variants only in this form, not without the `$`.
            '(' => variant = Some(0),
            '|' => match &mut variant {
                Some(n) => *n += 1,
                None => push("|"),
            },
            ')' => match variant.take() {
                Some(_) => {}
                None => push(")"),
            },
            '{' => {
                let Some((inside, after)) = rest[1..].split_once('}') else { return Err(wrong("${")) };
                match inside {
                    // Labels are local to the template, so that a constant is unique enough.
                    ":uid" => push("0"),
                    ":comment" => push("#"),
                    ":private" => push(".L"),
                    reference => {
                        let (number, modifier) = reference.split_once(':').unwrap_or((reference, ""));
                        if number.is_empty() || !number.bytes().all(|b| b.is_ascii_digit()) || modifier.len() > 1 {
                            return Err(wrong(&format!("${{{inside}}}")));
                        }
                        push(&format!("{START}{number}{SEPARATOR}{modifier}{END}"));
                    }
                }
                rest = after;
                continue;
            }
            _ if digits > 0 => {
                push(&format!("{START}{}{SEPARATOR}{END}", &rest[..digits]));
                rest = &rest[digits..];
                continue;
            }
            other => return Err(wrong(&format!("${other}"))),
        }
        rest = &rest[next.len_utf8()..];
    }
    Ok(out)
}

/// Returns operand number and modifier if the text is a single operand reference.
pub fn reference(text: &str) -> Option<(usize, Option<char>)> {
    let (number, modifier) = text.strip_prefix(START)?.strip_suffix(END)?.split_once(SEPARATOR)?;
    Some((number.parse().ok()?, modifier.chars().next()))
}

/// Returns the byte ranges of all operand references in a text.
pub fn references(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let ends = |at: usize| text[at..].find(END).map(|length| at..at + length + END.len_utf8());
    text.char_indices().filter(|(_, c)| *c == START).filter_map(move |(at, _)| ends(at))
}

/// Restores operand references to their source form, for messages.
pub fn to_source(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            START => out.push_str("${"),
            SEPARATOR => out.push(':'),
            END => out.push('}'),
            c => out.push(c),
        }
    }
    out.replace(":}", "}")
}

/// Restricts operands with the modifier `h` (high byte) to rax, rbx, rcx and rdx.
pub fn restrict(text: &str, bindings: &mut [Binding]) {
    for range in references(text) {
        let Some((number, Some('h'))) = reference(&text[range]) else { continue };
        let owner = bindings.get(number).and_then(|b| b.tied).unwrap_or(number);
        for n in [number, owner] {
            if let Some(Binding { location: Location::General { has_high_byte }, .. }) = bindings.get_mut(n) {
                *has_high_byte = true;
            }
        }
    }
}
