//! The results as a bar chart with error bars, in SVG.
//!
//! The background is transparent, and the colors are readable on white and on black. `prefers-color-scheme`
//! is not used, since a page may be dark while the system is light.

use super::results::{Omission, Results};
use super::units::{digits, short, spread};
use crate::cli::args::bench::TimeUnit;
use libm::log10;
use std::fmt::Write;

/// Dimensions of the drawing, in pixels.
const WIDTH: f64 = 760.0;
const MARGIN: f64 = 16.0;
const ROW: f64 = 40.0;
const BAR: f64 = 20.0;
const HEAD: f64 = 44.0;
const FOOT: f64 = 46.0;
/// Approximate width of a character.
const CHAR_WIDTH: f64 = 7.4;
/// Maximum number of characters of a name; longer ones are cut.
const MAX_NAME_CHARS: usize = 28;
/// Width of the text after a bar.
const LABEL_WIDTH: f64 = 150.0;
/// Ratio of the longest to the shortest bar above which the scale is logarithmic.
const LOG_SCALE_RATIO: f64 = 30.0;

const STYLE: &str = "\
text { font: 13px system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif; fill: #7d848c }
.head { font-size: 15px; font-weight: 600 }
.note { font-size: 12px }
.line { stroke: #7d848c; stroke-width: 1.5; fill: none }
.grid { stroke: #7d848c; stroke-opacity: 0.3; fill: none }
.c0 { fill: #4393d6 } .c1 { fill: #e08a1e } .c2 { fill: #4aa564 } .c3 { fill: #b06fc4 } .c4 { fill: #d05a6e }
";

/// Number of colors.
const COLORS: usize = 5;

/// A mapping from seconds to positions, with the axis ticks.
struct Scale {
    linear: bool,
    min_seconds: f64,
    max_seconds: f64,
    x0: f64,
    x1: f64,
    unit: TimeUnit,
}

impl Scale {
    fn new(shortest: f64, longest: f64, highest: f64, (x0, x1): (f64, f64), unit: Option<TimeUnit>) -> Scale {
        let linear = longest < LOG_SCALE_RATIO * shortest;
        let (min_seconds, max_seconds) = match linear {
            true => (0.0, highest * 1.02),
            // The lower bound is a power of ten that leaves a visible bar for the shortest time.
            false => (10f64.powi(log10(shortest * 0.7).floor() as i32), highest * 1.1),
        };
        let unit = unit.unwrap_or_else(|| TimeUnit::fitting(if linear { longest } else { shortest }));
        Scale { linear, min_seconds, max_seconds, x0, x1, unit }
    }

    fn to_x(&self, seconds: f64) -> f64 {
        let share = match self.linear {
            true => seconds / self.max_seconds,
            false => {
                log10(seconds.max(self.min_seconds) / self.min_seconds) / log10(self.max_seconds / self.min_seconds)
            }
        };
        self.x0 + share.clamp(0.0, 1.0) * (self.x1 - self.x0)
    }

    /// Returns the values of the axis ticks.
    fn ticks(&self) -> Vec<f64> {
        let mut all = Vec::new();
        match self.linear {
            true => {
                let raw = self.max_seconds * self.unit.per_second() / 5.0;
                let power = 10f64.powi(log10(raw).floor() as i32);
                let step =
                    [1.0, 2.0, 5.0, 10.0].map(|n| n * power).into_iter().find(|step| *step >= raw).unwrap_or(raw);
                let count = (self.max_seconds * self.unit.per_second() / step) as u32;
                all.extend((0..=count).map(|n| f64::from(n) * step / self.unit.per_second()));
            }
            false => {
                let mut tick = self.min_seconds;
                while tick <= self.max_seconds {
                    all.push(tick);
                    tick *= 10.0;
                }
            }
        }
        all
    }
}

/// Draws the chart.
pub fn svg(results: &Results, unit: Option<TimeUnit>) -> String {
    let timed_out: Vec<_> = results.left_out.iter().filter(|left| matches!(left.why, Omission::TimedOut(_))).collect();
    let rows = results.series.len() + timed_out.len();
    let height = HEAD + ROW * rows as f64 + FOOT;
    let names = results.series.iter().map(|series| &series.name).chain(timed_out.iter().map(|left| &left.name));
    let name_chars = names.map(|name| cut(name).chars().count()).max().unwrap_or(0);
    let from = MARGIN + name_chars as f64 * CHAR_WIDTH + 12.0;
    let summaries: Vec<_> = results.series.iter().map(|series| series.summary()).collect();
    let shortest = summaries.iter().map(|summary| summary.mean).fold(f64::INFINITY, f64::min);
    let longest = summaries.iter().map(|summary| summary.mean).fold(0.0, f64::max);
    let highest = summaries.iter().map(|summary| summary.mean + summary.deviation.unwrap_or(0.0)).fold(0.0, f64::max);
    let scale = Scale::new(shortest, longest, highest, (from, WIDTH - MARGIN - LABEL_WIDTH), unit);
    let title = match &results.call {
        Some(call) => format!("Calls of @{call} in {}", results.file),
        None => format!("Runs of {}", [vec![results.file.clone()], results.arguments.clone()].concat().join(" ")),
    };
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n\
         <title>{0}</title>\n<style>\n{STYLE}</style>\n<text class=\"head\" x=\"{MARGIN}\" y=\"26\">{0}</text>\n",
        escaped(&title)
    );
    let bottom = HEAD + ROW * rows as f64;
    for tick in scale.ticks() {
        let x = scale.to_x(tick);
        let text = digits(tick * scale.unit.per_second());
        let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
        let _ = writeln!(out, "<path class=\"grid\" d=\"M{x:.1} {HEAD}V{bottom}\"/>");
        let _ = writeln!(
            out,
            "<text class=\"note\" x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{text}</text>",
            bottom + 17.0
        );
    }
    for (n, (series, summary)) in results.series.iter().zip(&summaries).enumerate() {
        let (middle, end) = (HEAD + ROW * (n as f64 + 0.5), scale.to_x(summary.mean));
        label(&mut out, &series.name, from, middle);
        let _ = writeln!(
            out,
            "<rect class=\"c{}\" x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{BAR}\" rx=\"2\"/>",
            n % COLORS,
            middle - BAR / 2.0,
            (end - from).max(1.0)
        );
        let mut label_x = end;
        if let Some(deviation) = summary.deviation {
            let (left, right) = (scale.to_x(summary.mean - deviation), scale.to_x(summary.mean + deviation));
            let (top, bottom) = (middle - 5.0, middle + 5.0);
            let _ = writeln!(
                out,
                "<path class=\"line\" d=\"M{left:.1} {middle}H{right:.1}M{left:.1} {top}V{bottom}M{right:.1} {top}V{bottom}\"/>"
            );
            label_x = right;
        }
        note(&mut out, &spread(summary.mean, summary.deviation, unit), label_x, middle);
    }
    for (n, left) in timed_out.iter().enumerate() {
        let middle = HEAD + ROW * ((results.series.len() + n) as f64 + 0.5);
        label(&mut out, &left.name, from, middle);
        if let Omission::TimedOut(time) = left.why {
            note(&mut out, &format!("timed out after {}", short(time.as_secs_f64())), from, middle);
        }
    }
    let of = if results.call.is_some() { "of one call" } else { "of one run" };
    let kind = if scale.linear { "" } else { ", logarithmic" };
    let _ = writeln!(out, "<path class=\"line\" d=\"M{from:.1} {HEAD}V{bottom}\"/>");
    let _ = writeln!(
        out,
        "<text class=\"note\" x=\"{from:.1}\" y=\"{}\">time {of} in {}{kind}: mean ± σ</text>\n</svg>",
        bottom + 36.0,
        scale.unit.text()
    );
    out
}

fn label(out: &mut String, name: &str, from: f64, middle: f64) {
    let (x, y) = (from - 10.0, middle + 4.5);
    let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", escaped(&cut(name)));
}

fn note(out: &mut String, text: &str, bar_end: f64, middle: f64) {
    let (x, y) = (bar_end + 8.0, middle + 4.5);
    let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>");
}

fn cut(name: &str) -> String {
    match name.chars().count() > MAX_NAME_CHARS {
        true => name.chars().take(MAX_NAME_CHARS - 1).chain(['…']).collect(),
        false => name.into(),
    }
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            // Control characters are not allowed in XML.
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(shortest: f64, longest: f64) -> Scale {
        Scale::new(shortest, longest, longest, (100.0, 600.0), None)
    }

    #[test]
    fn a_linear_scale_starts_at_zero() {
        let scale = scale(0.010, 0.050);
        assert!(scale.linear);
        assert_eq!(scale.to_x(0.0), 100.0);
        assert!((scale.to_x(0.050) - scale.to_x(0.025) * 2.0 + 100.0).abs() < 1e-6);
        let ticks: Vec<f64> = scale.ticks().iter().map(|tick| (tick * 1e3).round()).collect();
        assert_eq!(ticks, [0.0, 20.0, 40.0]);
    }

    #[test]
    fn times_that_lie_far_apart_have_powers_of_ten() {
        let scale = scale(0.003, 4.0);
        assert!(!scale.linear);
        let xs: Vec<f64> = scale.ticks().iter().map(|tick| scale.to_x(*tick)).collect();
        assert_eq!(xs.len(), 4);
        assert!((xs[1] - xs[0] - (xs[3] - xs[2])).abs() < 1e-6);
        assert!(scale.to_x(0.003) > 110.0 && scale.to_x(4.0) <= 600.0);
    }

    #[test]
    fn names_are_no_markup() {
        assert_eq!(escaped("a<b> & \"c\"\u{1b}"), "a&lt;b&gt; &amp; &quot;c&quot; ");
        assert_eq!(cut(&"x".repeat(40)).chars().count(), MAX_NAME_CHARS);
    }
}
