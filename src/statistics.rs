//! Statistics of measurements: mean and spread, outliers, and comparison of two samples.
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

/// Summary of a sample.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// Number of measurements.
    pub count: usize,
    /// Mean.
    pub mean: f64,
    /// Sample standard deviation (with n − 1 in the denominator). `None` for a single measurement.
    pub deviation: Option<f64>,
    /// Median.
    pub median: f64,
    /// Minimum.
    pub min: f64,
    /// Maximum.
    pub max: f64,
}

impl Summary {
    /// Summarizes finite numbers. `None` if there are none.
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

    /// Returns the mean, with the standard deviation as its error.
    pub fn estimate(&self) -> Estimate {
        Estimate { value: self.mean, error: self.deviation }
    }
}

/// A value with its error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// Error, as a standard deviation. `None` if it is unknown.
    pub error: Option<f64>,
}

impl Estimate {
    /// Returns the ratio of this estimate to another. The errors are assumed independent and small, so that
    /// the squares of the relative errors add up.
    pub fn over(self, other: Estimate) -> Estimate {
        let value = self.value / other.value;
        let relative = |estimate: Estimate| estimate.error.map(|error| error / estimate.value);
        let error = relative(self).zip(relative(other)).map(|(a, b)| value * (a * a + b * b).sqrt());
        Estimate { value, error }
    }

    /// Whether a value lies within the error.
    pub fn allows(self, value: f64) -> bool {
        self.error.is_some_and(|error| (self.value - value).abs() <= error)
    }
}

/// Number of standard errors by which two means must differ to be distinguishable: a chance of about one in
/// four hundred.
const MIN_SEPARATION: f64 = 3.0;

/// Whether one sample lies above the other beyond its noise: by the means with their standard errors (Welch's
/// test), and also by the medians, so that a few outliers alone decide nothing. False for single
/// measurements.
pub fn distinguishable(a: &[f64], b: &[f64]) -> bool {
    let (Some(x), Some(y)) = (Summary::of(a), Summary::of(b)) else { return false };
    let apart = |x: f64, y: f64, of_x: Option<f64>, of_y: Option<f64>| {
        let squares = of_x.zip(of_y).map(|(s, t)| s * s / a.len() as f64 + t * t / b.len() as f64);
        squares.map(|squares| (x - y) / squares.sqrt().max(f64::MIN_POSITIVE))
    };
    let by_means = apart(x.mean, y.mean, x.deviation, y.deviation);
    let by_medians = apart(x.median, y.median, robust_deviation(a), robust_deviation(b));
    by_means.zip(by_medians).is_some_and(|(t, u)| {
        t >= MIN_SEPARATION && u >= MIN_SEPARATION || t <= -MIN_SEPARATION && u <= -MIN_SEPARATION
    })
}

/// Returns the median of finite numbers; for an even number of them, the mean of the two in the middle.
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

/// Number of standard deviations from the median beyond which a measurement is an outlier.
const OUTLIER_DEVIATIONS: f64 = 10.0;
/// Ratio of the standard deviation to the median absolute deviation, for a normal distribution.
const MAD_TO_DEVIATION: f64 = 1.4826;
/// Smallest spread assumed, relative to the median: the resolution of a clock creates no outliers.
const CLOCK_RESOLUTION: f64 = 1e-3;

/// Estimates the standard deviation from the median absolute deviation, which a few outliers do not
/// influence. For a normal distribution both agree.
pub fn robust_deviation(values: &[f64]) -> Option<f64> {
    let middle = median(values).filter(|_| values.len() > 1)?;
    let distances: Vec<f64> = values.iter().map(|value| (value - middle).abs()).collect();
    median(&distances).map(|distance| MAD_TO_DEVIATION * distance)
}

/// Returns the indices of the outliers: measurements ten standard deviations or more from the median
/// ([`robust_deviation`]).
pub fn outliers(values: &[f64]) -> Vec<usize> {
    let (Some(middle), Some(deviation)) = (median(values), robust_deviation(values)) else { return Vec::new() };
    let far = OUTLIER_DEVIATIONS * deviation.max(MAD_TO_DEVIATION * CLOCK_RESOLUTION * middle.abs());
    let is_far = |value: f64| (value - middle).abs() >= far && value != middle;
    (0..values.len()).filter(|&n| is_far(values[n])).collect()
}

#[cfg(test)]
mod tests;
