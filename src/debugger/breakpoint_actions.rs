//! Conditions on the number of hits of a breakpoint, and messages that a breakpoint logs instead of stopping.

use super::expression::{self, EvalScope, TypedExpression};
use super::value_text::ValueWriter;
use crate::ir::Types;

/// A condition on the number of hits: `5`, `>= 5`, `% 5`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HitCondition {
    /// Condition as typed.
    pub text: String,
    relation: HitRelation,
    count: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum HitRelation {
    Equal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Multiple,
}

impl HitCondition {
    /// Parses a condition; a number alone stands for that hit.
    pub fn parse(text: &str) -> Result<HitCondition, String> {
        let operators = [
            (">=", HitRelation::GreaterEqual),
            ("<=", HitRelation::LessEqual),
            ("==", HitRelation::Equal),
            (">", HitRelation::Greater),
            ("<", HitRelation::Less),
            ("=", HitRelation::Equal),
            ("%", HitRelation::Multiple),
        ];
        let text = text.trim();
        let found = operators.iter().find_map(|(sign, relation)| Some((text.strip_prefix(sign)?, *relation)));
        let (number, relation) = found.unwrap_or((text, HitRelation::Equal));
        let count = number.trim().replace('_', "").parse::<u64>().ok();
        let count = count.filter(|count| *count > 0 || relation != HitRelation::Multiple);
        let count = count.ok_or_else(|| format!("`{text}` is not a number of hits, such as `5`, `>= 5` or `% 5`"))?;
        Ok(HitCondition { text: text.into(), relation, count })
    }

    /// Whether the condition holds at the n-th hit.
    pub fn holds(&self, n: u64) -> bool {
        match self.relation {
            HitRelation::Equal => n == self.count,
            HitRelation::Less => n < self.count,
            HitRelation::LessEqual => n <= self.count,
            HitRelation::Greater => n > self.count,
            HitRelation::GreaterEqual => n >= self.count,
            HitRelation::Multiple => n.is_multiple_of(self.count),
        }
    }
}

/// A message with expressions in braces: `n is {%n}`. `{{` and `}}` stand for braces.
#[derive(Clone, PartialEq, Debug)]
pub struct LogMessage {
    /// Message as typed.
    pub text: String,
    parts: Vec<LogPart>,
}

#[derive(Clone, PartialEq, Debug)]
enum LogPart {
    Text(String),
    Value(TypedExpression),
}

impl LogMessage {
    /// Parses a message.
    pub fn parse(text: &str, types: &mut Types) -> Result<LogMessage, String> {
        let (mut parts, mut plain) = (Vec::new(), String::new());
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            let (before, brace) = rest.split_at(at);
            plain += before;
            if let Some(after) = brace.strip_prefix("{{") {
                plain.push('{');
                rest = after;
            } else if let Some(after) = brace.strip_prefix('{') {
                let end = end_of_expression(after).ok_or("a `{` of the message has no `}`")?;
                parts.push(LogPart::Text(std::mem::take(&mut plain)));
                parts.push(LogPart::Value(expression::parse(&after[..end], types)?));
                rest = &after[end + 1..];
            } else {
                plain.push('}');
                rest = brace.strip_prefix("}}").unwrap_or(&brace[1..]);
            }
        }
        plain += rest;
        parts.push(LogPart::Text(plain));
        Ok(LogMessage { text: text.into(), parts })
    }

    /// Returns the expressions of the message.
    pub fn expressions(&self) -> impl Iterator<Item = &TypedExpression> {
        self.parts.iter().filter_map(|part| match part {
            LogPart::Value(expression) => Some(expression),
            LogPart::Text(_) => None,
        })
    }

    /// Formats the message with the current values.
    pub(super) fn format(&self, scope: &EvalScope<'_>) -> String {
        let part = |part: &LogPart| match part {
            LogPart::Text(text) => text.clone(),
            LogPart::Value(expression) => match scope.find(expression) {
                Ok(found) => {
                    let writer = ValueWriter { types: scope.types, ..ValueWriter::new(scope.program, scope.state) };
                    writer.format_without_type_as(&found.tree, found.source_type.as_deref())
                }
                Err(error) => format!("<{error}>"),
            },
        };
        self.parts.iter().map(part).collect::<String>() + "\n"
    }
}

/// Returns the offset of the brace that ends an expression; types in it have braces too.
fn end_of_expression(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, c)| match c {
        '{' => {
            depth += 1;
            None
        }
        '}' if depth == 0 => Some(at),
        '}' => {
            depth -= 1;
            None
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_on_the_number_of_hits() {
        let hits = |text: &str| {
            let condition = HitCondition::parse(text).unwrap();
            (1..=6).filter(|n| condition.holds(*n)).collect::<Vec<u64>>()
        };
        assert_eq!(hits("3"), [3]);
        assert_eq!(hits("== 2"), [2]);
        assert_eq!(hits(" >= 5 "), [5, 6]);
        assert_eq!(hits(">5"), [6]);
        assert_eq!(hits("< 3"), [1, 2]);
        assert_eq!(hits("<=3"), [1, 2, 3]);
        assert_eq!(hits("% 3"), [3, 6]);
        for wrong in ["", "x", "% 0", "-1", "> ", "3 4"] {
            assert!(HitCondition::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn messages_have_expressions_in_braces() {
        let mut types = Types::default();
        let of = |text: &str, types: &mut Types| {
            LogMessage::parse(text, types).map(|m| m.expressions().map(|e| e.text.clone()).collect::<Vec<_>>())
        };
        assert_eq!(
            of("n is {%n}, {{not}} {*%p as { i64, ptr }}!", &mut types),
            Ok(vec!["%n".into(), "*%p as { i64, ptr }".into()])
        );
        assert_eq!(of("nothing }", &mut types), Ok(Vec::new()));
        assert!(of("{%n", &mut types).is_err());
        assert!(of("{}", &mut types).is_err());
    }
}
