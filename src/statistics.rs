//! What a list of measurements says: its mean and spread, what lies far off, and how two lists compare.
//!
//! ```
//! use llvmlite_jit::statistics::{Summary, outliers};
//!
//! let fast = Summary::of(&[1.0, 1.1, 0.9, 1.0]).unwrap();
//! let slow = Summary::of(&[3.9, 4.0, 4.1, 4.0]).unwrap();
//! let ratio = slow.estimate().over(fast.estimate());
//! assert_eq!(format!("{:.1} ± {:.1}", ratio.value, ratio.error.unwrap()), "4.0 ± 0.3");
//! assert!(outliers(&[1.0, 1.1, 0.9, 1.0]).is_empty());
//! ```

/// What is said of a list of measurements.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// How many there are.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation, as of a sample (with one less than their number below the line). `None`: there is only one.
    pub deviation: Option<f64>,
    /// As many are below as above.
    pub median: f64,
    /// The smallest.
    pub min: f64,
    /// The largest.
    pub max: f64,
}

impl Summary {
    /// Of finite numbers, if there are any.
    pub fn of(values: &[f64]) -> Option<Summary> {
        let count = values.len();
        let median = median(values)?;
        let mean = values.iter().sum::<f64>() / count as f64;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let deviation = (count > 1).then(|| (squares / (count - 1) as f64).sqrt());
        let min = values.iter().copied().fold(f64::INFINITY, f64::min);
        let max = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Some(Summary { count, mean, deviation, median, min, max })
    }

    /// The mean with the standard deviation as its error.
    pub fn estimate(&self) -> Estimate {
        Estimate { value: self.mean, error: self.deviation }
    }
}

/// A value and how far off it may be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// The error, as large as the standard deviation. `None`: nothing is known of it.
    pub error: Option<f64>,
}

impl Estimate {
    /// How often `other` goes into this one. The errors are taken for independent and small, so that the squares of the relative
    /// ones add up.
    pub fn over(self, other: Estimate) -> Estimate {
        let value = self.value / other.value;
        let relative = |estimate: Estimate| estimate.error.map(|error| error / estimate.value);
        let error = relative(self).zip(relative(other)).map(|(a, b)| value * (a * a + b * b).sqrt());
        Estimate { value, error }
    }

    /// Whether a value is no further away than the error.
    pub fn allows(self, value: f64) -> bool {
        self.error.is_some_and(|error| (self.value - value).abs() <= error)
    }
}

/// Standard errors by which two middles must differ to be told apart: a chance of about one in four hundred.
const APART: f64 = 3.0;

/// Whether one list of measurements lies above the other beyond its noise: by the means with their standard errors (Welch's
/// test), and by the medians too, so that a few outliers alone decide nothing. Of single measurements nothing is known.
pub fn distinguishable(a: &[f64], b: &[f64]) -> bool {
    let (Some(x), Some(y)) = (Summary::of(a), Summary::of(b)) else { return false };
    let apart = |x: f64, y: f64, of_x: Option<f64>, of_y: Option<f64>| {
        let squares = of_x.zip(of_y).map(|(s, t)| s * s / a.len() as f64 + t * t / b.len() as f64);
        squares.map(|squares| (x - y) / squares.sqrt().max(f64::MIN_POSITIVE))
    };
    let by_means = apart(x.mean, y.mean, x.deviation, y.deviation);
    let by_medians = apart(x.median, y.median, robust_deviation(a), robust_deviation(b));
    by_means.zip(by_medians).is_some_and(|(t, u)| t >= APART && u >= APART || t <= -APART && u <= -APART)
}

/// The middle one of finite numbers; of an even number of them, what lies half way between the two in the middle.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        n if n % 2 == 1 => Some(sorted[middle]),
        _ => Some((sorted[middle - 1] + sorted[middle]) / 2.0),
    }
}

/// Standard deviations off the median from which a measurement is an outlier.
const FAR: f64 = 10.0;
/// The median of the distances from the median, times this, is the standard deviation of numbers that are spread normally.
const NORMAL: f64 = 1.4826;
/// A spread below this part of the median is taken for this much: a clock's steps make no outliers.
const FINE: f64 = 1e-3;

/// The standard deviation as the median distance from the median tells it, on which a few outliers have no influence; that of
/// numbers that are spread normally is the same.
pub fn robust_deviation(values: &[f64]) -> Option<f64> {
    let middle = median(values).filter(|_| values.len() > 1)?;
    let distances: Vec<f64> = values.iter().map(|value| (value - middle).abs()).collect();
    median(&distances).map(|distance| NORMAL * distance)
}

/// Which of the measurements lie far off the others: ten standard deviations or more from the median ([`robust_deviation`]).
pub fn outliers(values: &[f64]) -> Vec<usize> {
    let (Some(middle), Some(deviation)) = (median(values), robust_deviation(values)) else { return Vec::new() };
    let far = FAR * deviation.max(NORMAL * FINE * middle.abs());
    let is_far = |value: f64| (value - middle).abs() >= far && value != middle;
    (0..values.len()).filter(|&n| is_far(values[n])).collect()
}

#[cfg(test)]
mod tests;
