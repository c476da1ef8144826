//! Times as text, in a suitable unit.

use crate::cli::args::bench::TimeUnit;
use libm::log10;
use llvmlite_jit::statistics::Estimate;

impl TimeUnit {
    /// Returns the unit that leaves one to three digits before the decimal point.
    pub fn fitting(seconds: f64) -> TimeUnit {
        match seconds.abs() {
            0.0 => TimeUnit::Ms,
            s if s < 1e-6 => TimeUnit::Ns,
            s if s < 1e-3 => TimeUnit::Us,
            s if s < 1.0 => TimeUnit::Ms,
            _ => TimeUnit::S,
        }
    }

    /// Returns the number of these units in a second.
    pub fn per_second(self) -> f64 {
        match self {
            TimeUnit::Ns => 1e9,
            TimeUnit::Us => 1e6,
            TimeUnit::Ms => 1e3,
            TimeUnit::S => 1.0,
        }
    }

    /// Returns the abbreviation.
    pub fn text(self) -> &'static str {
        match self {
            TimeUnit::Ns => "ns",
            TimeUnit::Us => "µs",
            TimeUnit::Ms => "ms",
            TimeUnit::S => "s",
        }
    }
}

/// Formats a time as `12.3 ms`, in the given unit or in a fitting one.
pub fn time(seconds: f64, unit: Option<TimeUnit>) -> String {
    let unit = unit.unwrap_or_else(|| TimeUnit::fitting(seconds));
    format!("{} {}", number(seconds, unit), unit.text())
}

/// Formats the number without the unit.
pub fn number(seconds: f64, unit: TimeUnit) -> String {
    digits(seconds * unit.per_second())
}

/// Formats `12.34 ± 0.15 ms`, or only the time without a deviation.
pub fn spread(mean: f64, deviation: Option<f64>, unit: Option<TimeUnit>) -> String {
    let unit = unit.unwrap_or_else(|| TimeUnit::fitting(mean));
    let text = number(mean, unit);
    let places = text.split_once('.').map_or(0, |(_, behind)| behind.len());
    match deviation {
        Some(deviation) if !text.contains('e') => {
            format!("{text} ± {:.places$} {}", deviation * unit.per_second(), unit.text())
        }
        _ => format!("{text} {}", unit.text()),
    }
}

/// Formats a number with about four digits; values of 1000 and more have no decimals.
pub fn digits(value: f64) -> String {
    match value.abs() {
        v if v >= 1000.0 => format!("{value:.0}"),
        v if v >= 100.0 => format!("{value:.1}"),
        v if v >= 10.0 => format!("{value:.2}"),
        v if v >= 0.01 || v == 0.0 => format!("{value:.3}"),
        _ => format!("{value:.2e}"),
    }
}

/// Formats a round time as a user would type it: `1.5 s`, `60 s`, `200 ms`.
pub fn short(seconds: f64) -> String {
    let unit = TimeUnit::fitting(seconds);
    let value = format!("{:.3}", seconds * unit.per_second());
    format!("{} {}", value.trim_end_matches('0').trim_end_matches('.'), unit.text())
}

/// Formats a ratio as `3.42 ± 0.12`, with the digits that the error justifies.
pub fn quotient(estimate: Estimate) -> String {
    match estimate.error {
        Some(error) => {
            let places = places(error, estimate.value);
            format!("{:.places$} ± {error:.places$}", estimate.value)
        }
        None => digits(estimate.value),
    }
}

/// Returns the number of decimals that shows two digits of the error, limited by the magnitude of the value.
fn places(error: f64, value: f64) -> usize {
    let of = |x: f64, digits: i32| (digits - 1 - log10(x.abs().max(1e-9)).floor() as i32).clamp(0, 4) as usize;
    of(error, 2).min(of(value, 4).max(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units_that_fit() {
        let of = |seconds| time(seconds, None);
        assert_eq!(of(0.001_234_5), "1.234 ms");
        assert_eq!(of(0.012_346), "12.35 ms");
        assert_eq!(of(0.9999), "999.9 ms");
        assert_eq!((of(1.5), of(0.0)), ("1.500 s".into(), "0.000 ms".into()));
        assert_eq!(of(4.2e-8), "42.00 ns");
        assert_eq!(of(3.5e-5), "35.00 µs");
        assert_eq!(time(0.0123, Some(TimeUnit::S)), "0.012 s");
        assert_eq!(time(2.0, Some(TimeUnit::Ms)), "2000 ms");
        assert_eq!(spread(0.012_346, Some(0.000_123), None), "12.35 ± 0.12 ms");
        assert_eq!(spread(0.012_346, None, Some(TimeUnit::Us)), "12346 µs");
        assert_eq!((short(60.0), short(0.5), short(1.5)), ("60 s".into(), "500 ms".into(), "1.5 s".into()));
    }

    #[test]
    fn quotients_have_as_many_digits_as_their_error_bears() {
        let of = |value, error| quotient(Estimate { value, error });
        assert_eq!(of(3.421, Some(0.123)), "3.42 ± 0.12");
        assert_eq!(of(34.21, Some(1.23)), "34.2 ± 1.2");
        assert_eq!(of(3421.0, Some(123.0)), "3421 ± 123");
        assert_eq!(of(1.0, Some(0.001)), "1.000 ± 0.001");
        assert_eq!(of(2.5, None), "2.500");
    }
}
