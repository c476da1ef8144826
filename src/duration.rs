//! Durations as options and directives have them: `--timeout 500ms`.

use std::time::Duration;

/// Parses `2s`, `500ms`, `2m`, `1h` or `1.5`; without a unit, seconds.
pub fn parse(text: &str) -> Result<Duration, String> {
    let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[number.len()..] {
        "ms" => Some(0.001),
        "" | "s" => Some(1.0),
        "m" => Some(60.0),
        "h" => Some(3600.0),
        _ => None,
    };
    let seconds = number.parse::<f64>().ok().zip(unit).map(|(n, unit)| n * unit);
    match seconds.map(Duration::try_from_secs_f64) {
        Some(Ok(time)) if !time.is_zero() => Ok(time),
        _ => Err("expected a time such as 2, 0.5, 500ms or 2m".into()),
    }
}
