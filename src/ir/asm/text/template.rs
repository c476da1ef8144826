//! What stands in a template for something else: `$0`, `${0:b}`, `$$`, `${:uid}`, `$(att$|intel$)`.

use crate::ir::asm::operands::{Binding, Location};

/// References to operands stand between these in the expanded text, as number and modifier.
pub const START: char = '\u{e000}';
const END: char = '\u{e001}';
/// Between them; nothing else that a text may be split at.
const MIDDLE: char = '\u{e002}';

/// A template with everything replaced but the references to operands, which get a form that nothing else has.
pub fn expand(template: &str, intel: bool) -> Result<String, String> {
    let mut out = String::new();
    let mut rest = template;
    // Which of the variants we are in, of those between `$(` and `$)`.
    let mut variant: Option<usize> = None;
    let wrong = |what: &str| format!("inline assembly with `{what}`");
    while let Some(c) = rest.chars().next() {
        let here = variant.is_none_or(|v| v == usize::from(intel));
        if c != '$' {
            // LLVM takes the bare form of variants only with the `$`.
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

/// The operand that a text refers to, if it does nothing else.
pub fn reference(text: &str) -> Option<(usize, Option<char>)> {
    let (number, modifier) = text.strip_prefix(START)?.strip_suffix(END)?.split_once(MIDDLE)?;
    Some((number.parse().ok()?, modifier.chars().next()))
}

/// Where references are in a text.
pub fn references(text: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let ends = |at: usize| text[at..].find(END).map(|length| (at, at + length + END.len_utf8()));
    text.char_indices().filter(|(_, c)| *c == START).filter_map(move |(at, _)| ends(at))
}

/// A text as it was written.
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

/// Operands whose second byte is named must be where that has a name.
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
