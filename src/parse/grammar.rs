//! Interface to pest: runs one rule of `grammar.pest` at a position of the text. No other file names pest.

use super::nesting::{MAX_NESTING, deep_nest};
use pest::Parser as _;
use pest::error::{Error, InputLocation};

mod derived {
    #[derive(pest_derive::Parser)]
    #[grammar = "../grammar.pest"]
    pub struct Grammar;
}

pub use derived::Rule;

/// Match of a rule.
pub type Pair<'s> = pest::iterators::Pair<'s, Rule>;
/// Matches of a rule's parts.
pub type Pairs<'s> = pest::iterators::Pairs<'s, Rule>;

/// Runs a rule at the start of a text; the text after the match is ignored. Brackets in the text may nest at most
/// [`MAX_NESTING`] levels deep, since the parser recurses once per level.
pub fn run(rule: Rule, text: &str) -> Option<Pair<'_>> {
    derived::Grammar::parse(rule, text).ok()?.next()
}

/// Runs a rule at the start of a text of any nesting depth; brackets that nest too deeply do not match.
pub fn run_limited(rule: Rule, text: &str) -> Option<Pair<'_>> {
    run(rule, limited(text))
}

/// Returns a text up to brackets that nest too deeply.
fn limited(text: &str) -> &str {
    &text[..deep_nest(text, 0, MAX_NESTING).map_or(text.len(), |nest| nest.deepest)]
}

/// Position and tokens at which a rule failed.
#[derive(Debug)]
pub struct MatchFailure {
    /// Furthest position reached.
    pub at: usize,
    /// Literal tokens that would have been accepted there.
    pub tokens: Vec<String>,
    /// Rules tried there.
    pub rules: Vec<Rule>,
}

/// Returns the furthest position that a rule reaches in a text that it does not match. Brackets that nest too deeply
/// are not read.
pub fn explain(rule: Rule, text: &str) -> Option<MatchFailure> {
    let text = limited(text);
    use std::sync::Mutex;
    // Pest's error detail is a process-wide setting: without the lock, another thread could turn it off in the
    // meantime.
    static DETAIL: Mutex<()> = Mutex::new(());
    let error: Error<Rule> = {
        let _guard = DETAIL.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        pest::set_error_detail(true);
        let result = derived::Grammar::parse(rule, text);
        pest::set_error_detail(false);
        result.err()?
    };
    let fallback = match error.location {
        InputLocation::Pos(p) | InputLocation::Span((p, _)) => p,
    };
    let Some(attempts) = error.parse_attempts() else {
        return Some(MatchFailure { at: fallback, tokens: Vec::new(), rules: Vec::new() });
    };
    let tokens = attempts.expected_tokens().iter().map(|t| t.to_string()).collect();
    let mut rules: Vec<Rule> = Vec::new();
    for stack in attempts.call_stacks() {
        rules.extend(stack.deepest.get_rule().copied());
        rules.extend(stack.parent);
    }
    Some(MatchFailure { at: attempts.max_position.max(fallback.min(attempts.max_position)), tokens, rules })
}
