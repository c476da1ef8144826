//! Divisions by constants, which become multiplications: many divisors and dividends, against plain arithmetic.
//! Dividends of 8 and 16 bits are exhaustive.

use super::engines::{brief, engines_of};
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::value::Value;
use std::fmt::Write;

/// The divisions; `exact` ones get the next multiple of the divisor towards zero.
const OPERATIONS: [&str; 6] = ["udiv", "sdiv", "urem", "srem", "udiv exact", "sdiv exact"];

/// Divisors per function.
const GROUP: usize = 40;

/// Returns the divisors of a width, as signed integers.
fn divisors(width: u32, operation: &str) -> Vec<i128> {
    let (least, end) = (-(1i128 << (width - 1)), 1i128 << (width - 1));
    let mut all: Vec<i128> = match width {
        8 => (least..end).collect(),
        _ => {
            let near_powers = (1..width).flat_map(|n| [-1, 0, 1].map(|more| (1i128 << n) + more));
            // Factors of 2^32 + 1 and 2^64 - 1, powers of ten, and large primes.
            let others = [6, 10, 11, 12, 25, 100, 125, 625, 641, 1000, 10_000, 1_000_000, 6_700_417, 715_827_883];
            let large = [1_000_000_000, 1_000_000_007, 4_294_967_291, 18_446_744_073_709_551_557, end - 3, end - 2];
            let all = near_powers.chain(others).chain(large).flat_map(|n| [n, -n]);
            all.filter(|n| (least..2 * end).contains(n)).map(|n| if n < end { n } else { n - 2 * end }).collect()
        }
    };
    // Signed division by -1 may overflow.
    all.retain(|n| *n != 0 && (*n != -1 || operation.starts_with('u')));
    all.sort_unstable();
    all.dedup();
    all
}

/// Returns the ranges of dividends: the first one, the step, and the number of dividends.
fn dividends(width: u32) -> Vec<(i128, i128, i128)> {
    if width <= 16 {
        return vec![(0, 1, 1 << width)];
    }
    let least = -(1i128 << (width - 1));
    vec![(-500, 1, 1000), (least - 500, 1, 1000), (least / 2 - 200, 1, 400), (7, 0x9e37_79b9_7f4a_7c15, 2000)]
}

/// A function that computes a checksum of the results for some divisors.
struct Group {
    name: String,
    width: u32,
    operation: &'static str,
    divisors: Vec<i128>,
}

impl Group {
    fn text(&self) -> String {
        let Group { name, width, operation, divisors } = self;
        let mut text = format!(
            "define i64 @{name}(i{width} %first, i{width} %step, i64 %count) {{\nentry:\n  br label %loop\nloop:\n  \
             %i = phi i64 [ 0, %entry ], [ %i1, %loop ]\n  %x = phi i{width} [ %first, %entry ], [ %x1, %loop ]\n  \
             %h0 = phi i64 [ 0, %entry ], [ %h{}, %loop ]\n",
            divisors.len()
        );
        for (n, divisor) in divisors.iter().enumerate() {
            let dividend = match operation.strip_suffix("div exact") {
                Some(sign) => {
                    writeln!(text, "  %m{n} = {sign}rem i{width} %x, {divisor}\n  %e{n} = sub i{width} %x, %m{n}")
                        .expect("a String takes all");
                    format!("%e{n}")
                }
                None => "%x".to_string(),
            };
            let extend = if *width < 64 { format!("zext i{width} %r{n} to i64") } else { format!("add i64 %r{n}, 0") };
            writeln!(
                text,
                "  %r{n} = {operation} i{width} {dividend}, {divisor}\n  %w{n} = {extend}\n  \
                 %p{n} = mul i64 %h{n}, 31\n  %h{} = add i64 %p{n}, %w{n}",
                n + 1
            )
            .expect("a String takes all");
        }
        let last = divisors.len();
        text + &format!(
            "  %x1 = add i{width} %x, %step\n  %i1 = add i64 %i, 1\n  %c = icmp eq i64 %i1, %count\n  \
             br i1 %c, label %end, label %loop\nend:\n  ret i64 %h{last}\n}}\n"
        )
    }

    fn checksum(&self, first: i128, step: i128, count: i128) -> u64 {
        let mask = u64::MAX >> (64 - self.width);
        let unsigned = |n: i128| n as u64 & mask;
        let signed = |n: u64| ((n << (64 - self.width)) as i64) >> (64 - self.width);
        let (mut x, mut sum) = (unsigned(first), 0u64);
        for _ in 0..count {
            for divisor in &self.divisors {
                let d = unsigned(*divisor);
                let result = match self.operation {
                    "udiv" | "udiv exact" => x / d,
                    "urem" => x % d,
                    "srem" => (signed(x) % signed(d)) as u64,
                    _ => (signed(x) / signed(d)) as u64,
                };
                sum = sum.wrapping_mul(31).wrapping_add(result & mask);
            }
            x = x.wrapping_add(step as u64) & mask;
        }
        sum
    }
}

#[test]
fn integers_by_many_constants() {
    let mut groups = Vec::new();
    for width in [8, 16, 32, 64] {
        for (number, operation) in OPERATIONS.into_iter().enumerate() {
            for (part, divisors) in divisors(width, operation).chunks(GROUP).enumerate() {
                let name = format!("i{width}.{number}.{part}");
                groups.push(Group { name, width, operation, divisors: divisors.to_vec() });
            }
        }
    }
    let text: String = groups.iter().map(Group::text).collect();
    let names: Vec<&str> = groups.iter().map(|group| group.name.as_str()).collect();
    let [mut interp, mut plain, mut optimized] = engines_of(&text, &names);
    let mut wrong = Vec::new();
    for group in &groups {
        for (first, step, count) in dividends(group.width) {
            let few = if group.width == 8 { count } else { count.min(20) };
            for (engine, count) in [(&mut interp, few), (&mut plain, count), (&mut optimized, count)] {
                let args = [Value::int(group.width, first), Value::int(group.width, step), Value::int(64, count)];
                let outcome = engine.call(&group.name, &args);
                let expected = Value::int(64, i128::from(group.checksum(first, step, count)));
                if !matches!(&outcome, Outcome::Returned(value) if *value == expected) {
                    let Group { operation, width, divisors, .. } = group;
                    let found = brief(&outcome);
                    wrong.push(format!("{operation} i{width} of {count} from {first} by {divisors:?}: {found}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
