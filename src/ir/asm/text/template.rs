//! Expansion of placeholders in a template: `$0`, `${0:b}`, `$$`, `${:uid}`, `$(att$|intel$)`.

use crate::ir::asm::operands::{Binding, Location};

/// Opens an operand reference in the expanded text; number and modifier follow up to `END`.
pub const START: char = '\u{e000}';
const END: char = '\u{e001}';
/// Separates number and modifier; a private-use character, so that no later splitting of the text can hit it.
const MIDDLE: char = '\u{e002}';

/// Expands a template. Operand references remain, in an encoding that cannot occur otherwise.
pub fn expand(template: &str, intel: bool) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = template;
    // Index of the current variant inside `$(` … `$)`.
    let mut variant: Option<usize> = None;
    let wrong = |what: &str| format!("inline assembly with `{what}`");
    while let Some(c) = rest.chars().next() {
        let here = variant.is_none_or(|v| v == usize::from(intel));
        if c != '$' {
            // LLVM accepts variants only in the form with `$`.
            if here && !matches!(c, START | MIDDLE | END) {
                out.push(c);
            }
            rest = &rest[c.len_utf8()..];
            continue;
        }
        rest = &rest[1..];
        let Some(next) = rest.chars().next() else { return Err(wrong("$")) };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let mut push = |text: &str| {
            if here {
                out.push_str(text);
            }
        };
        match next {
            '$' => push("$"),
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
                    ":uid" => push("0"),
                    ":comment" => push("#"),
                    ":private" => push(".L"),
                    reference => {
                        let (number, modifier) = reference.split_once(':').unwrap_or((reference, ""));
                        if number.is_empty() || !number.bytes().all(|b| b.is_ascii_digit()) || modifier.len() > 1 {
                            return Err(wrong(&format!("${{{inside}}}")));
                        }
                        push(&format!("{START}{number}{MIDDLE}{modifier}{END}"));
                    }
                }
                rest = after;
                continue;
            }
            _ if digits > 0 => {
                push(&format!("{START}{}{MIDDLE}{END}", &rest[..digits]));
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
    let (number, modifier) = text.strip_prefix(START)?.strip_suffix(END)?.split_once(MIDDLE)?;
    Some((number.parse().ok()?, modifier.chars().next()))
}

/// Returns the byte ranges of all operand references in a text.
pub fn references(text: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let ends = |at: usize| text[at..].find(END).map(|length| (at, at + length + END.len_utf8()));
    text.char_indices().filter(|(_, c)| *c == START).filter_map(move |(at, _)| ends(at))
}

/// Restores operand references to their source form, for messages.
pub fn show(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            START => out.push_str("${"),
            MIDDLE => out.push(':'),
            END => out.push('}'),
            c => out.push(c),
        }
    }
    out.replace(":}", "}")
}

/// Restricts operands whose second byte is referenced (`h`) to the registers where that has a name.
pub fn restrict(text: &str, operands: &mut [Binding]) {
    for (start, end) in references(text) {
        let Some((number, Some('h'))) = reference(&text[start..end]) else { continue };
        let owner = operands.get(number).and_then(|b| b.tied).unwrap_or(number);
        for n in [number, owner] {
            if let Some(Binding { location: Location::General { low }, .. }) = operands.get_mut(n) {
                *low = true;
            }
        }
    }
}
