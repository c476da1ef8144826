//! What functions do with their arguments, as the tables below `library/` write it.
//!
//! One function a line: its name, what it does with each argument, and after `=>` the number of the argument that a
//! pointer it returns points into. Arguments are counted from 0; a `?` at the end of one allows null.
//!
//! | written | argument |
//! |---|---|
//! | `.` | a number, or a pointer that is not followed (a handle) |
//! | `&` | a function of the program that may be called back |
//! | `s` `S` | a string, of wide characters (`S`), that is read; it must have an end |
//! | `m` `M` | a string that is changed in place |
//! | `t2` `T2` | a string of which at most so many characters are read as argument 2 says |
//! | `C1` `C1:2` | a wide string at whose end the one in argument 1 goes, at most argument 2 characters of it |
//! | `a` | an array of strings with a null pointer at its end |
//! | `rLEN` `eLEN` | memory that is read; `e`: and every byte of which must be defined |
//! | `wLEN` | memory that is written, all of it or as `>` says; with `<1` it becomes a copy of what argument 1 points to |
//! | `kLEN` `k` | memory that the C library keeps, and may write whenever it runs, with all that can be reached from it |
//! | `W1` | where at most so many wide characters are printed as argument 1 says |
//! | `i2` `j2` | an array of `iovec`, as many as argument 2 says: memory that is read, or (`j`) written |
//! | `h` `H` | a `msghdr` whose memory is read, or (`H`) written |
//! | `B2` `b2` | the address of a pointer to memory that is read, or (`b`) written, of as many bytes as the number behind argument 2 says |
//! | `g` | the address of a line's block, its size behind the next argument |
//! | `o` `c` | an open stream; `c`: that is closed |
//! | `f` `v` | a format with what it prints behind it, or (`v`) in a `va_list`; `F` and `V` the same for reading; `fw`, `vw`, `Fw`, `Vw` of wide characters |
//!
//! | `LEN` | bytes |
//! |---|---|
//! | `2` `2+8` `2#4` `1*2` | argument 2; and 8 more; times 4; argument 1 times argument 2 |
//! | `=8` | 8 |
//! | `~` | as many as there are |
//! | `@1` `$1` | what the string (`$`: of wide characters) in argument 1 takes with its end |
//! | `^1:2:3` | those in argument 1 up to and with the byte in argument 2, at most argument 3 |
//! | `%2` | the 32-bit number behind argument 2; once the function has returned, what is there then |
//! | `!2*3` | the 64-bit number behind argument 2, times argument 3 |
//! | `f0` | an internet address of the family in argument 0 |
//!
//! | `>…` | written is |
//! |---|---|
//! | `>0` `>x` `>n` `>b` | all, if the result (an `int`) is 0, is not 0, is not negative, is positive |
//! | `>l` `>p` | all, if the result (a `size_t`) is no error, if the result (a pointer) is not null |
//! | `>r` `>i` | as many bytes as the result says, a `ssize_t` or (`i`) an `int`, unless it is negative; `+1`, `#4` and `*1` behind it: one more, each of 4, each of as many as argument 1 says |
//! | `>s` `>S` `>s0` `>st` | a string with its end (`S`: of wide characters), if the result is no null pointer; if it is 0; in any case |

/// What is done with one argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// Memory behind it may be changed; nothing more is known.
    Anything,
    /// A number, or a pointer that is not followed.
    Ignored,
    /// A function that may be called back.
    Function,
    /// A C string that is read; of wide characters if so.
    Text { wide: bool },
    /// A C string that is changed in place.
    Changed { wide: bool },
    /// A C string of which at most so many characters are read as another argument says.
    Limited { limit: u8, wide: bool },
    /// A wide string to which (a part of) another one is appended.
    Appended { from: u8, limit: Option<u8> },
    /// An array of strings with a null pointer at its end.
    Strings,
    /// Memory that is read; `defined`: all of it must be defined.
    Read { len: Length, defined: bool },
    /// Memory that is written.
    Written { len: Length, amount: Amount, copies: Option<u8> },
    /// Memory that is written at any time.
    Kept { len: Option<Length> },
    /// Where wide characters are printed.
    WideBuffer { limit: u8 },
    /// An array of `iovec`.
    Vectors { count: u8, write: bool },
    /// A `msghdr`.
    Message { write: bool },
    /// The address of a pointer that is moved over memory.
    Converted { left: u8, write: bool },
    /// Where the address of a line's block is, its size being behind the next argument.
    Block,
    /// A stream that must be open; `closes`: and is so no longer.
    Stream { closes: bool },
    /// How the arguments behind it are printed, or (`scan`) read; `list`: they are in a `va_list`.
    Format { scan: bool, list: bool, wide: bool },
}

/// How long memory is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// So many bytes.
    Bytes(u64),
    /// As an argument says, times a size, and so many more.
    Argument { of: u8, size: u64, more: u64 },
    /// The product of two arguments.
    Product(u8, u8),
    /// All that the object has.
    Rest,
    /// What a string among the arguments takes with its end.
    String { of: u8, wide: bool },
    /// Up to and with a byte: the memory, the byte, the limit.
    UpTo(u8, u8, u8),
    /// As the 32-bit number behind an argument says.
    Behind(u8),
    /// The 64-bit number behind an argument, times another argument.
    BehindTimes(u8, u8),
    /// An internet address of the family in an argument.
    Address(u8),
}

/// How much of it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// All.
    All,
    /// All, on a condition.
    If(Condition),
    /// As many units as the result says, and so many more, if it is not negative.
    Result { int: bool, more: u64, size: u64, times: Option<u8> },
    /// A string with its end.
    Text { wide: bool, when: Condition },
}

/// What a result says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Nothing.
    Always,
    /// An `int` is 0.
    Zero,
    /// An `int` is not 0.
    NotZero,
    /// An `int` is not negative.
    NotNegative,
    /// An `int` is positive.
    Positive,
    /// A `size_t` is none of the errors of `mbrtowc`.
    Converted,
    /// A pointer is not null.
    Pointer,
}

impl Condition {
    /// Whether it holds for what the register of the result holds.
    pub fn holds(self, register: u64) -> bool {
        let int = register as u32 as i32;
        match self {
            Condition::Always => true,
            Condition::Zero => int == 0,
            Condition::NotZero => int != 0,
            Condition::NotNegative => int >= 0,
            Condition::Positive => int > 0,
            Condition::Converted => !matches!(register as i64, -1 | -2),
            Condition::Pointer => register != 0,
        }
    }
}

fn length(text: &str) -> Option<Length> {
    let pair = |text: &str, mark: char| {
        let (a, b) = text.split_once(mark)?;
        Some((a.parse().ok()?, b.parse().ok()?))
    };
    let Some(rest) = text.get(1..) else { return None };
    Some(match text.as_bytes()[0] {
        b'=' => Length::Bytes(rest.parse().ok()?),
        b'~' if rest.is_empty() => Length::Rest,
        b'@' => Length::String { of: rest.parse().ok()?, wide: false },
        b'$' => Length::String { of: rest.parse().ok()?, wide: true },
        b'^' => {
            let (of, rest) = rest.split_once(':')?;
            let (byte, limit) = pair(rest, ':')?;
            Length::UpTo(of.parse().ok()?, byte, limit)
        }
        b'%' => Length::Behind(rest.parse().ok()?),
        b'!' => {
            let (behind, times) = pair(rest, '*')?;
            Length::BehindTimes(behind, times)
        }
        b'f' => Length::Address(rest.parse().ok()?),
        _ if text.contains('*') => {
            let (a, b) = pair(text, '*')?;
            Length::Product(a, b)
        }
        _ => {
            let (text, more) = text.split_once('+').unwrap_or((text, "0"));
            let (of, size) = text.split_once('#').unwrap_or((text, "1"));
            Length::Argument { of: of.parse().ok()?, size: size.parse().ok()?, more: more.parse().ok()? }
        }
    })
}

fn amount(text: &str) -> Option<Amount> {
    let text_if = |wide, when| Some(Amount::Text { wide, when });
    match text {
        "0" => Some(Amount::If(Condition::Zero)),
        "x" => Some(Amount::If(Condition::NotZero)),
        "n" => Some(Amount::If(Condition::NotNegative)),
        "b" => Some(Amount::If(Condition::Positive)),
        "l" => Some(Amount::If(Condition::Converted)),
        "p" => Some(Amount::If(Condition::Pointer)),
        "s" => text_if(false, Condition::Pointer),
        "S" => text_if(true, Condition::Pointer),
        "s0" => text_if(false, Condition::Zero),
        "st" => text_if(false, Condition::Always),
        _ => {
            let (int, rest) = match text.strip_prefix('i') {
                Some(rest) => (true, rest),
                None => (false, text.strip_prefix('r')?),
            };
            let (rest, times) = match rest.split_once('*') {
                Some((rest, of)) => (rest, Some(of.parse().ok()?)),
                None => (rest, None),
            };
            let (rest, size) = match rest.split_once('#') {
                Some((rest, size)) => (rest, size.parse().ok()?),
                None => (rest, 1),
            };
            let more = match rest.strip_prefix('+') {
                Some(more) => more.parse().ok()?,
                None if rest.is_empty() => 0,
                None => return None,
            };
            Some(Amount::Result { int, more, size, times })
        }
    }
}

/// Reads what is written about one argument, and whether it may be null.
pub fn parse(word: &str) -> Option<(Use, bool)> {
    let (word, amount_of) = match word.split_once('>') {
        Some((word, text)) => (word, amount(text)?),
        None => (word, Amount::All),
    };
    let (word, copies) = match word.split_once('<') {
        Some((word, of)) => (word, Some(of.parse().ok()?)),
        None => (word, None),
    };
    let (word, null) = word.strip_suffix('?').map_or((word, false), |w| (w, true));
    let (letter, rest) = word.split_at_checked(1)?;
    let plain = |what: Use| rest.is_empty().then_some(what);
    let number = || rest.parse().ok();
    let what = match letter {
        "." => plain(Use::Ignored),
        "&" => plain(Use::Function),
        "s" => plain(Use::Text { wide: false }),
        "S" => plain(Use::Text { wide: true }),
        "m" => plain(Use::Changed { wide: false }),
        "M" => plain(Use::Changed { wide: true }),
        "t" => Some(Use::Limited { limit: number()?, wide: false }),
        "T" => Some(Use::Limited { limit: number()?, wide: true }),
        "C" => {
            let (from, limit) = match rest.split_once(':') {
                Some((from, limit)) => (from, Some(limit.parse().ok()?)),
                None => (rest, None),
            };
            Some(Use::Appended { from: from.parse().ok()?, limit })
        }
        "a" => plain(Use::Strings),
        "r" => Some(Use::Read { len: length(rest)?, defined: false }),
        "e" => Some(Use::Read { len: length(rest)?, defined: true }),
        "w" => Some(Use::Written { len: length(rest)?, amount: amount_of, copies }),
        "k" if rest.is_empty() => Some(Use::Kept { len: None }),
        "k" => Some(Use::Kept { len: Some(length(rest)?) }),
        "W" => Some(Use::WideBuffer { limit: number()? }),
        "i" => Some(Use::Vectors { count: number()?, write: false }),
        "j" => Some(Use::Vectors { count: number()?, write: true }),
        "h" => plain(Use::Message { write: false }),
        "H" => plain(Use::Message { write: true }),
        "B" => Some(Use::Converted { left: number()?, write: false }),
        "b" => Some(Use::Converted { left: number()?, write: true }),
        "g" => plain(Use::Block),
        "o" => plain(Use::Stream { closes: false }),
        "c" => plain(Use::Stream { closes: true }),
        "f" | "v" | "F" | "V" => match rest {
            "" | "w" => Some(Use::Format {
                scan: matches!(letter, "F" | "V"),
                list: matches!(letter, "v" | "V"),
                wide: rest == "w",
            }),
            _ => None,
        },
        _ => None,
    }?;
    // Where `>` stands behind `?`, the null was found above; where it stands before, it would be lost.
    Some((what, null))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read() {
        let written = |len, amount| Use::Written { len, amount, copies: None };
        let argument = |of, size, more| Length::Argument { of, size, more };
        let result = |int, more, size, times| Amount::Result { int, more, size, times };
        assert_eq!(parse("w2#4?>r+1#4"), Some((written(argument(2, 4, 0), result(false, 1, 4, None)), true)));
        assert_eq!(parse("w1*2>r*1"), Some((written(Length::Product(1, 2), result(false, 0, 1, Some(1))), false)));
        assert_eq!(parse("w=16>0"), Some((written(Length::Bytes(16), Amount::If(Condition::Zero)), false)));
        let copy = Use::Written { len: Length::UpTo(1, 2, 3), amount: Amount::All, copies: Some(1) };
        assert_eq!(parse("w^1:2:3<1"), Some((copy, false)));
        assert_eq!(parse("Fw"), Some((Use::Format { scan: true, list: false, wide: true }, false)));
        for wrong in ["", "w", "x", "s2", "w=8>", "w=8>q", "fx", "wq"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn results_of_32_bits_leave_the_rest_of_the_register_alone() {
        assert!(Condition::Zero.holds(0xdead_beef_0000_0000));
        assert!(!Condition::NotNegative.holds(u64::from(u32::MAX)));
        assert!(Condition::Converted.holds(-3i64 as u64) && !Condition::Converted.holds(-1i64 as u64));
    }
}
