//! Output of programs as text for reports.

use llvmlite_jit::directive::output_match::{self, Missing, OutputMatch, OutputPattern};

/// Maximum number of lines repeated of a report.
const LINES: usize = 30;
/// Maximum number of bytes shown of an output.
const SHOWN: usize = 4000;

/// Returns the parts that an output does not contain in their order, each with a message.
pub fn missing<'p>(parts: &'p [OutputMatch], output: &[u8]) -> Vec<(&'p OutputMatch, String)> {
    let mut shown_from = None;
    let one = |Missing { part, behind, is_before, from }| {
        let message = match behind {
            Some(other) if is_before => format!("it occurs only before the text of line {}", other.line),
            _ => {
                let place = behind.map_or(String::new(), |other| format!(" after the text of line {}", other.line));
                // Text in which several parts were sought is shown once.
                let rest = match output.get(from..).unwrap_or_default() {
                    _ if shown_from.replace(from) == Some(from) => String::new(),
                    [] if from == 0 => ": the output is empty".into(),
                    rest if rest.trim_ascii().is_empty() => ", where the output ends".into(),
                    rest => format!(" in\n{}", shown(rest)),
                };
                format!("not found{place}{rest}")
            }
        };
        (part, message)
    };
    output_match::missing(parts, output).into_iter().map(one).collect()
}

/// Formats a part as in its directive.
pub fn part_text(part: &OutputMatch) -> String {
    let quoted = |text: &[u8]| format!("\"{}\"", shown(text).replace('"', "\\\"").replace('\n', "\\n"));
    match &part.wanted {
        OutputPattern::Text(text) => format!("contains {}", quoted(text)),
        OutputPattern::Line(text) => format!("line {}", quoted(text)),
        OutputPattern::Pattern(pattern) => format!("matches /{pattern}/"),
        OutputPattern::LinePattern(pattern) => format!("line /{pattern}/"),
    }
}

/// Formats a report of the command after a newline.
pub fn report(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let lines: Vec<&str> = text.trim_end().lines().take(LINES).collect();
    if lines.is_empty() { String::new() } else { format!("\n{}", lines.join("\n")) }
}

/// Converts output to text: invalid bytes are escaped, newlines are kept.
pub fn shown(bytes: &[u8]) -> String {
    let part = &bytes[..bytes.len().min(SHOWN)];
    let text = match std::str::from_utf8(bytes) {
        Ok(_) => String::from_utf8_lossy(part).chars().map(escaped).collect::<String>(),
        Err(_) => part.escape_ascii().to_string().replace("\\n", "\n").replace("\\\"", "\"").replace("\\'", "'"),
    };
    let cut = bytes.len() - part.len();
    if cut > 0 { format!("{text}\n… {cut} more bytes") } else { text }
}

fn escaped(c: char) -> String {
    match c {
        '\n' => "\n".into(),
        c if c.is_control() => c.escape_default().to_string(),
        c => c.into(),
    }
}
