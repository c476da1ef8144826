//! The text of call stacks, in which the frames of recursive calls are collapsed.

use super::Frame;

/// Maximum length of a cycle of mutually recursive calls that is recognized.
const MAX_PERIOD: usize = 4;

/// Formats a call stack, one line per frame; repeated frames are collapsed. Of a long stack, this many lines are shown at
/// each end. `format` formats a frame, `number` a number.
pub fn call_stack(
    frames: &[Frame],
    at_each_end: usize,
    format: impl Fn(&Frame) -> String,
    number: impl Fn(usize) -> String,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut at = 0;
    while at < frames.len() {
        let rest = &frames[at..];
        let (period, times) = repetition(rest);
        lines.extend(rest[..period].iter().map(&format));
        if times > 1 {
            let mut names: Vec<String> = Vec::new();
            for name in rest[..period].iter().map(|frame| format!("@{}", frame.function)) {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            lines.push(format!("… {} more frames of {}", number(period * (times - 1)), names.join(", ")));
        }
        at += period * times;
    }
    if lines.len() > 2 * at_each_end {
        let left_out = lines.len() - 2 * at_each_end;
        lines.splice(at_each_end..at_each_end + left_out, [format!("… {} lines omitted", number(left_out))]);
    }
    lines
}

/// Returns the length of the cycle at the start of a stack, and its number of repetitions: `(1, 1)` if collapsing would
/// save nothing.
pub fn repetition(frames: &[Frame]) -> (usize, usize) {
    for period in 1..=MAX_PERIOD.min(frames.len()) {
        let first = &frames[..period];
        let times = frames.chunks_exact(period).take_while(|c| *c == first).count();
        if times >= 4 {
            return (period, times);
        }
    }
    (1, 1)
}
