use super::*;
use proptest::prelude::*;

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-9 * a.abs().max(b.abs()).max(1e-9)
}

/// The first ten of Michelson's speeds of light, in thousands of kilometers a second, worked out by hand.
#[test]
fn known_numbers() {
    let speeds = [299.85, 299.74, 299.90, 300.07, 299.93, 299.85, 299.95, 299.98, 299.98, 299.88];
    let summary = Summary::of(&speeds).unwrap();
    assert!(close(summary.mean, 299.913));
    // Squares of the distances, times a million: 3969 29929 169 24649 289 3969 1369 4489 4489 1089, together 74410.
    assert!((summary.deviation.unwrap() - (0.074_410f64 / 9.0).sqrt()).abs() < 1e-9);
    assert!(close(summary.median, 299.915));
    assert_eq!((summary.min, summary.max, summary.count), (299.74, 300.07, 10));
}

#[test]
fn few_numbers() {
    assert_eq!(Summary::of(&[]), None);
    let one = Summary::of(&[2.0]).unwrap();
    assert_eq!((one.mean, one.deviation, one.median), (2.0, None, 2.0));
    assert_eq!(one.estimate().over(one.estimate()), Estimate { value: 1.0, error: None });
    assert!(outliers(&[]).is_empty() && outliers(&[1.0]).is_empty() && outliers(&[1.0, 50.0]).is_empty());
}

/// 2.0 ± 0.1 over 4.0 ± 0.4: relative errors of 5 % and 10 %, together the root of 0.0125.
#[test]
fn the_error_of_a_ratio() {
    let ratio = Estimate { value: 2.0, error: Some(0.1) }.over(Estimate { value: 4.0, error: Some(0.4) });
    assert!(close(ratio.value, 0.5) && close(ratio.error.unwrap(), 0.5 * 0.0125f64.sqrt()));
    assert!(ratio.allows(0.54) && !ratio.allows(0.6) && !Estimate { value: 1.0, error: None }.allows(1.0));
}

/// Median 10, median distance 0.1: outliers are beyond 10 ± 1.4826.
#[test]
fn what_lies_far_off() {
    let with = |last: f64| outliers(&[9.9, 10.1, 9.9, 10.1, 9.9, 10.1, 10.0, last]);
    assert!(with(11.4).is_empty());
    assert_eq!(with(11.6), [7]);
    assert_eq!(with(8.4), [7]);
    let deviation = robust_deviation(&[9.9, 10.1, 9.9, 10.1, 9.9, 10.1, 10.0, 50.0]).unwrap();
    assert!(close(deviation, 0.148_26), "{deviation}");
    assert_eq!(robust_deviation(&[1.0]), None);
    // All equal but one, which differs by a step of the clock or by more.
    assert_eq!(outliers(&[1.0, 1.0, 1.0, 1.0, 1.001]), [] as [usize; 0]);
    assert_eq!(outliers(&[1.0, 1.0, 1.0, 1.0, 1.1]), [4]);
    assert!(outliers(&[0.0, 0.0, 0.0]).is_empty());
}

proptest! {
    #[test]
    fn order_does_not_matter(mut values in prop::collection::vec(0.001f64..1000.0, 1..40)) {
        let before = (Summary::of(&values).unwrap(), outliers(&values).len());
        values.reverse();
        let after = (Summary::of(&values).unwrap(), outliers(&values).len());
        prop_assert!(close(before.0.mean, after.0.mean));
        prop_assert_eq!((before.0.median, before.0.min, before.0.max, before.1), (after.0.median, after.0.min, after.0.max, after.1));
    }

    #[test]
    fn what_is_said_fits_together(values in prop::collection::vec(0.001f64..1000.0, 2..40)) {
        let all = Summary::of(&values).unwrap();
        prop_assert!(all.min <= all.median && all.median <= all.max);
        prop_assert!(all.min <= all.mean + 1e-9 && all.mean <= all.max + 1e-9);
        // Bound on a sample's deviation, reached with half of it at each end.
        prop_assert!(all.deviation.unwrap() <= (all.max - all.min) * (0.5 * values.len() as f64 / (values.len() - 1) as f64).sqrt() + 1e-9);
        let below = values.iter().filter(|v| **v < all.median).count();
        let above = values.iter().filter(|v| **v > all.median).count();
        prop_assert!(below <= values.len() / 2 && above <= values.len() / 2);
        // Never more than half of them, since at least half lie within the median distance.
        prop_assert!(outliers(&values).len() <= values.len() / 2);
    }

    #[test]
    fn units_do_not_matter(values in prop::collection::vec(0.001f64..1000.0, 2..40), factor in 0.001f64..1000.0) {
        let scaled: Vec<f64> = values.iter().map(|v| v * factor).collect();
        let (one, other) = (Summary::of(&values).unwrap(), Summary::of(&scaled).unwrap());
        prop_assert!(close(one.mean * factor, other.mean));
        prop_assert!((one.deviation.unwrap() * factor - other.deviation.unwrap()).abs() <= 1e-9 * other.max);
        let ratio = other.estimate().over(one.estimate());
        prop_assert!(close(ratio.value, factor));
        let relative = one.deviation.unwrap() / one.mean;
        prop_assert!((ratio.error.unwrap() - factor * relative * 2f64.sqrt()).abs() <= 1e-6 * factor);
        // The product of a ratio and its inverse is one.
        let back = one.estimate().over(other.estimate());
        prop_assert!(close(ratio.value * back.value, 1.0));
    }

    #[test]
    fn a_few_outliers_have_no_influence(values in prop::collection::vec(1f64..2.0, 5..40), far in 10f64..1e9) {
        let mut with = values.clone();
        with.push(far);
        let (before, after) = (robust_deviation(&values).unwrap(), robust_deviation(&with).unwrap());
        // Independent of the outlier: no larger than the spread of the numbers themselves.
        prop_assert!(before <= 0.75 && after <= 1.5, "{before} {after}");
        with[values.len()] = far * 1e3;
        prop_assert_eq!(after, robust_deviation(&with).unwrap());
    }

    /// Compares the error of a quotient with that of random samples; the deviation is small, so that it is
    /// nearly linear.
    #[test]
    fn the_error_of_a_ratio_is_that_of_samples(seed in 0u64..1000) {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut uniform = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) as f64 / (1u64 << 53) as f64
        };
        // The sum of twelve has a variance of one.
        let mut normal = || (0..12).map(|_| uniform()).sum::<f64>() - 6.0;
        let a: Vec<f64> = (0..2000).map(|_| 5.0 + 0.05 * normal()).collect();
        let b: Vec<f64> = (0..2000).map(|_| 2.0 + 0.04 * normal()).collect();
        let quotients: Vec<f64> = a.iter().zip(&b).map(|(a, b)| a / b).collect();
        let ratio = Summary::of(&a).unwrap().estimate().over(Summary::of(&b).unwrap().estimate());
        let seen = Summary::of(&quotients).unwrap();
        prop_assert!((ratio.value - seen.mean).abs() < 0.01);
        prop_assert!((ratio.error.unwrap() / seen.deviation.unwrap() - 1.0).abs() < 0.12, "{ratio:?} {seen:?}");
    }
}

#[test]
fn what_lies_within_the_noise_cannot_be_told_apart() {
    let around =
        |middle: f64, spread: f64| (0..20).map(|n| middle + spread * (f64::from(n % 5) - 2.0)).collect::<Vec<_>>();
    assert!(distinguishable(&around(1.0, 0.01), &around(1.1, 0.01)));
    assert!(distinguishable(&around(1.1, 0.01), &around(1.0, 0.01)));
    assert!(!distinguishable(&around(1.0, 0.2), &around(1.05, 0.2)));
    // Outliers move the mean and not the median.
    let mut wild = around(1.0, 0.01);
    wild[3] = 90.0;
    wild[7] = 110.0;
    assert!(!distinguishable(&wild, &around(1.0, 0.01)));
    // Many runs reveal a small difference despite a larger spread.
    let many = |middle: f64| (0..200).map(|n| middle + 0.1 * (f64::from(n % 5) - 2.0)).collect::<Vec<_>>();
    assert!(distinguishable(&many(1.0), &many(1.2)));
    assert!(!distinguishable(&[1.0], &[2.0]) && !distinguishable(&[], &[1.0]));
}
