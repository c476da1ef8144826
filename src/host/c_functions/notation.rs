//! Effects of functions on their arguments, in the notation of the tables beside this file.
//!
//! Each line holds the name of a function, the use of each argument, and after `=>` the index of the argument
//! that a returned pointer points into. Arguments are counted from 0; a trailing `?` permits null.
//!
//! | notation | argument |
//! |---|---|
//! | `.` | a number, or a pointer that is not dereferenced (a handle) |
//! | `&` | a function of the program that may be called back |
//! | `s` `S` | a NUL-terminated string (`S`: wide) that is read |
//! | `m` `M` | a string (`M`: wide) that is modified in place |
//! | `t2` `T2` | a string (`T`: wide) of which at most (argument 2) characters are read |
//! | `C1` `C1:2` | a wide string to which the one in argument 1 is appended, at most (argument 2) characters of it |
//! | `a` | an array of strings that ends with a null pointer |
//! | `rLEN` `eLEN` | memory that is read; `e`: every byte must be defined |
//! | `wLEN` | memory that is written, entirely or as stated after `>`; `<1`: as a copy of the memory at argument 1 |
//! | `kLEN` `k` | memory that the C library keeps and may write at any time, with everything reachable from it |
//! | `W1` | a buffer for at most (argument 1) wide characters |
//! | `i2` `j2` | an array of `iovec` with (argument 2) elements; its memory is read, or (`j`) written |
//! | `h` `H` | a `msghdr` whose memory is read, or (`H`) written |
//! | `B2` `b2` | address of a pointer to memory that is read, or (`b`) written; argument 2 points to its size |
//! | `g` | the address of the block pointer of `getline`; the next argument points to the block's size |
//! | `o` `c` | an open stream; `c`: the call closes it |
//! | `f` `v` | a `printf` format, with its arguments after it or (`v`) in a `va_list`; `F` and `V`: a `scanf` format; `fw`, `vw`, `Fw`, `Vw`: a wide format |
//!
//! | `LEN` | bytes |
//! |---|---|
//! | `2` `2+8` `2#4` `1*2` | argument 2; plus 8; times 4; argument 1 times argument 2 |
//! | `=8` | 8 |
//! | `~` | the rest of the object |
//! | `@1` `$1` | size of the string (`$`: wide) in argument 1 with its terminator |
//! | `^1:2:3` | bytes in argument 1 up to and including the byte in argument 2, at most argument 3 |
//! | `%2` | the 32-bit number that argument 2 points to; after the call, its new value |
//! | `!2*3` | the 64-bit number that argument 2 points to, times argument 3 |
//! | `f0` | size of an internet address of the family in argument 0 |
//!
//! | `>…` | bytes written |
//! |---|---|
//! | `>0` `>x` `>n` `>b` | all, if the result (an `int`) is 0, is not 0, is not negative, is positive |
//! | `>l` `>p` | all, if the result (a `size_t`) is not an error, if the result (a pointer) is not null |
//! | `>r` `>i` | the number given by the result, a `ssize_t` or (`i`) an `int`, unless it is negative; suffixes `+1`, `#4` and `*1`: one unit more, units of 4 bytes, units of (argument 1) bytes |
//! | `>s` `>S` `>s0` `>st` | a string with its terminator (`S`: wide), if the result is a non-null pointer; `s0`: if it is 0; `st`: always |

/// Use of one argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// Memory that may be modified in an unknown way.
    Anything,
    /// A number, or a pointer that is not dereferenced.
    Ignored,
    /// A function that may be called back.
    Function,
    /// A C string, wide or not, that is read.
    Text { wide: bool },
    /// A C string, wide or not, that is modified in place.
    Changed { wide: bool },
    /// A C string of which at most (argument `limit`) characters are read.
    Limited { limit: u8, wide: bool },
    /// A wide string to which (a prefix of) the string in argument `from` is appended.
    Appended { from: u8, limit: Option<u8> },
    /// An array of strings that ends with a null pointer.
    Strings,
    /// Memory that is read. `defined`: every byte must be defined.
    Read { len: Length, defined: bool },
    /// Memory that is written.
    Written { len: Length, amount: Amount, copies: Option<u8> },
    /// Memory that may be written at any time.
    Kept { len: Option<Length> },
    /// Buffer for printed wide characters.
    WideBuffer { limit: u8 },
    /// An array of `iovec`.
    Vectors { count: u8, write: bool },
    /// A `msghdr`.
    Message { write: bool },
    /// Address of a pointer that is advanced over memory.
    Converted { left: u8, write: bool },
    /// Address of the block pointer of `getline`; the next argument points to the block's size.
    Block,
    /// An open stream. `closes`: the call closes it.
    Stream { closes: bool },
    /// A `printf` or (`scan`) `scanf` format. `list`: its arguments are in a `va_list`.
    Format { scan: bool, list: bool, wide: bool },
}

/// Length of the memory at an argument, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// A constant.
    Bytes(u64),
    /// The value of argument `of` times `size`, plus `more`.
    Argument { of: u8, size: u64, more: u64 },
    /// The product of two arguments.
    Product(u8, u8),
    /// The rest of the object.
    Rest,
    /// The size of the string in argument `of`, with its terminator.
    String { of: u8, wide: bool },
    /// Up to and including a byte. Arguments: the memory, the byte, the limit.
    UpTo(u8, u8, u8),
    /// The 32-bit number that an argument points to.
    Behind(u8),
    /// The 64-bit number that the first argument points to, times the second argument.
    BehindTimes(u8, u8),
    /// The size of an internet address of the family in an argument.
    Address(u8),
}

/// Part of the memory that is actually written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// All of it.
    All,
    /// All of it, on a condition.
    If(Condition),
    /// As many units as given by the result, plus `more`, unless the result is negative.
    Result { int: bool, more: u64, size: u64, times: Option<u8> },
    /// A string with its terminator.
    Text { wide: bool, when: Condition },
}

/// Condition on the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always true.
    Always,
    /// An `int` is 0.
    Zero,
    /// An `int` is not 0.
    NotZero,
    /// An `int` is not negative.
    NotNegative,
    /// An `int` is positive.
    Positive,
    /// A `size_t` is none of the error values of `mbrtowc`.
    Converted,
    /// A pointer is not null.
    Pointer,
}

impl Condition {
    /// Whether the condition holds for the contents of the result register.
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
    let rest = text.get(1..)?;
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

/// Parses the use of one argument, and whether it may be null.
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
    // `?` is recognized only before `>` and `<`; in `w=8>0?` it would make the amount unreadable.
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

/// Effects of a function on its arguments.
#[derive(Clone, Default, Debug)]
pub struct Effects {
    /// Name used in reports.
    pub name: &'static str,
    /// Use of each argument, and whether it may be null.
    pub uses: Box<[(Use, bool)]>,
    /// Buffer and format of a function that prints into memory.
    pub prints: Option<Prints>,
    /// Whether it may write memory that escaped to the C library.
    pub writes_kept: bool,
    /// Index of the argument that a returned pointer points into.
    pub into: Option<u8>,
}

/// A function that prints into memory; the length of its output is determined before the call.
#[derive(Clone, Copy, Debug)]
pub struct Prints {
    /// Index of the argument that bounds the output, in bytes.
    pub limit: Option<u8>,
    /// Index of the format; the values to print follow it.
    pub format: u8,
    /// Whether these values are in a `va_list`.
    pub list: bool,
}
