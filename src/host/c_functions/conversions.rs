//! Conversions in the formats of `printf` and `scanf`.

/// One parsed conversion of a format.
pub struct Conversion<'t> {
    /// The conversion as written.
    pub text: &'t str,
    /// Position of its length modifier in the format, or the position where one could be inserted.
    pub at: usize,
    /// `*` of `scanf`: assignment suppression.
    pub skipped: bool,
    /// Number of `*` that stand for a number (`printf`), including the precision if it is a `*`.
    pub stars: usize,
    /// Field width, if it is written.
    pub width: Option<u64>,
    /// `Some(None)`: taken from the last `*` argument.
    pub precision: Option<Option<u64>>,
    /// Length modifier.
    pub modifier: &'t str,
    /// Conversion specifier.
    pub letter: u8,
}

/// Splits a format into its conversions. `None` stands for a conversion that is not understood.
pub fn conversions(format: &[u8], scan: bool) -> impl Iterator<Item = Option<Conversion<'_>>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            at += format.get(at..)?.iter().position(|b| *b == b'%')?;
            match format.get(at + 1) {
                Some(b'%') => at += 2,
                _ => break,
            }
        }
        let start = at;
        let take = |at: &mut usize, set: &[u8]| {
            let from = *at;
            while format.get(*at).is_some_and(|b| set.contains(b)) {
                *at += 1;
            }
            &format[from..*at]
        };
        at += 1;
        let flags = take(&mut at, if scan { b"*'m" } else { b"-+ #0'I" });
        let number = |text: &[u8]| std::str::from_utf8(text).ok()?.parse().ok();
        let width = take(&mut at, b"0123456789*");
        let mut precision = None;
        let mut stars = usize::from(width == b"*");
        if !scan && format.get(at) == Some(&b'.') {
            at += 1;
            let digits = take(&mut at, b"0123456789*-");
            stars += usize::from(digits == b"*");
            precision = Some(if digits == b"*" { None } else { Some(number(digits).unwrap_or(0)) });
        }
        let modifier_at = at;
        let modifier = take(&mut at, if scan { b"hlLqjztZm" } else { b"hlLqjztZ" });
        let letter = format.get(at).copied();
        at += 1;
        if letter == Some(b'[') && scan {
            at += usize::from(format.get(at) == Some(&b'^'));
            at += usize::from(format.get(at) == Some(&b']'));
            at += format.get(at..)?.iter().position(|b| *b == b']')? + 1;
        }
        let text = std::str::from_utf8(&format[start..at.min(format.len())]).unwrap_or("%");
        let modifier = std::str::from_utf8(modifier).unwrap_or("");
        let skipped = scan && flags.contains(&b'*');
        // `$` selects an argument by position, which is not supported.
        let letter = letter.filter(|letter| *letter != b'$');
        let found = letter.map(|letter| {
            let width = number(width);
            Conversion { text, at: modifier_at, skipped, stars, width, precision, modifier, letter }
        });
        if found.is_none() {
            at = format.len();
        }
        Some(found)
    })
}

/// Returns the size in bytes of the integer that a length modifier denotes.
pub fn integer_bytes(modifier: &str) -> u64 {
    match modifier {
        "hh" => 1,
        "h" => 2,
        "" => 4,
        _ => 8,
    }
}

/// Converts the characters of a format to bytes; characters outside ASCII have no meaning in a format.
pub fn ascii(format: &[u32]) -> Vec<u8> {
    format.iter().map(|c| u8::try_from(*c).unwrap_or(u8::MAX)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(format: &str, scan: bool) -> String {
        let all = conversions(format.as_bytes(), scan);
        all.map(|c| c.map_or('?', |c| c.letter as char)).collect()
    }

    #[test]
    fn formats_are_taken_apart() {
        assert_eq!(letters("%d %-5.*s%%%08lx %n", false), "dsxn");
        assert_eq!(letters("%1$d", false), "?");
        assert_eq!(letters("%[^]a]%*d%5s%lf", true), "[dsf");
        let one = conversions(b"%-*.3hhd", false).next().flatten().unwrap();
        assert_eq!((one.stars, one.precision, one.modifier), (1, Some(Some(3)), "hh"));
        let two = conversions(b"%.*s", false).next().flatten().unwrap();
        assert_eq!((two.stars, two.precision, two.text), (1, Some(None), "%.*s"));
        assert_eq!(letters("100%", false), "?");
        // `%m` of `printf` is a conversion; of `scanf`, it is a modifier.
        assert_eq!(letters("%mx %m\n", false), "mm");
        assert_eq!(letters("%ms", true), "s");
    }
}
