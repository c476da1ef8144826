//! The formats of `printf` and `scanf`, held against the arguments behind them: whether there are enough, of which sort they
//! are, and whether the memory that they point to is what the conversion takes.
//!
//! What the machine passes in the same way is let through, such as a number that is wider than the conversion takes: front
//! ends of small languages print 64-bit numbers with `%d`.

use super::effects::text_length;
use crate::interp::code::Kind;
use crate::interp::int;
use crate::interp::memory::{Shape, What};
use crate::interp::provenance::{Place, Slot};
use crate::interp::trace::{Fault, Res};
use crate::interp::world::World;
use crate::outcome::TrapKind;

/// What a conversion takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// An integer of at least this many bits.
    Integer(u32),
    Double,
    LongDouble,
    Pointer,
}

/// Where the arguments behind a format are.
pub enum Arguments<'a> {
    /// They are arguments of the call: values and kinds that are left, and the number of the next one.
    Given(&'a [Slot], &'a [Kind], usize),
    /// They are in a `va_list` (LLVM's `%struct.__va_list_tag`), which stays as it is.
    List {
        /// The list.
        list: Option<Slot>,
        /// Offsets behind what was taken: in the save area, of integers and of floating-point numbers; and on the stack.
        taken: Option<[u64; 3]>,
    },
}

/// Bytes of the registers in a save area: of integers, and of all.
const INTEGERS: u64 = 48;
const REGISTERS: u64 = 176;

impl<'a> Arguments<'a> {
    /// Those of the call from its `first` (counted from 1) on.
    pub fn given(slots: &'a [Slot], kinds: &'a [Kind], first: usize) -> Self {
        Arguments::Given(slots, kinds, first)
    }

    /// Those in a list.
    pub fn of_list(list: Option<&Slot>) -> Self {
        Arguments::List { list: list.copied(), taken: None }
    }

    /// The next one, which a conversion takes as `wanted`.
    fn next(&mut self, wanted: Wanted, conversion: &str, name: &str, world: &mut World) -> Res<Slot> {
        match self {
            Arguments::Given(slots, kinds, number) => {
                let (Some((slot, rest)), Some((kind, kinds_left))) = (slots.split_first(), kinds.split_first()) else {
                    let text = format!("{name} is passed no argument for `{conversion}`: there are too few");
                    return Err(Fault::new(TrapKind::BadCall, text));
                };
                let fits = match wanted {
                    Wanted::Integer(width) => match kind {
                        Kind::Int(have) => *have >= width,
                        other => *other == Kind::Ptr && width <= 64,
                    },
                    Wanted::Double => *kind == Kind::Double,
                    Wanted::LongDouble => *kind == Kind::X86Fp80,
                    Wanted::Pointer => matches!(kind, Kind::Ptr | Kind::Int(64..)),
                };
                if !fits {
                    let (have, want) = (noun(*kind), wanted.noun());
                    let text = format!("{name}'s `{conversion}` takes {want}, but argument {number} is {have}");
                    return Err(Fault::new(TrapKind::BadCall, text));
                }
                let value = if *kind == Kind::Ptr { *slot } else { world.memory.pointer_to(slot.lo) };
                (*slots, *kinds) = (rest, kinds_left);
                *number += 1;
                Ok(if wanted == Wanted::Pointer { value } else { *slot })
            }
            Arguments::List { list, taken } => {
                let Some(list) = *list else { return Err(Fault::new(TrapKind::BadCall, "a list is missing")) };
                next_of_list(&list, taken, wanted, conversion, name, world)
            }
        }
    }
}

fn next_of_list(
    list: &Slot,
    taken: &mut Option<[u64; 3]>,
    wanted: Wanted,
    conversion: &str,
    name: &str,
    world: &mut World,
) -> Res<Slot> {
    let at = |pointer: &Slot, offset: u64| Slot { lo: pointer.lo.wrapping_add(offset), ..*pointer };
    let mut load = |from: Slot, shape: Shape| {
        let World { memory, undefs, .. } = &mut *world;
        let value = memory.load_slow(&from, shape, 1, undefs, Place::NONE)?;
        match value.tag.is_defined() {
            true => Ok(value),
            false => {
                let what = format!(
                    "{name}'s `{conversion}` takes an undefined value from its list: nothing, or something else, was passed"
                );
                Err(int::undefined(&what, &value, undefs))
            }
        }
    };
    let [mut integers, mut floats, mut stack] = match *taken {
        Some(taken) => taken,
        None => [load(*list, Shape::Bits(32))?.lo, load(at(list, 4), Shape::Bits(32))?.lo, 0],
    };
    let shape = match wanted {
        Wanted::Integer(width) => Shape::Bits(width),
        Wanted::Double => Shape::Bits(64),
        Wanted::LongDouble => Shape::Bits(80),
        Wanted::Pointer => Shape::Pointer,
    };
    let register = match wanted {
        Wanted::Integer(_) | Wanted::Pointer if integers + 8 <= INTEGERS => {
            integers += 8;
            Some(integers - 8)
        }
        Wanted::Double if floats + 16 <= REGISTERS => {
            floats += 16;
            Some(floats - 16)
        }
        _ => None,
    };
    let from = match register {
        Some(offset) => at(&load(at(list, 16), Shape::Pointer)?, offset),
        None => {
            let area = load(at(list, 8), Shape::Pointer)?;
            if wanted == Wanted::LongDouble {
                stack += area.lo.wrapping_add(stack).wrapping_neg() % 16;
            }
            let from = at(&area, stack);
            stack += if wanted == Wanted::LongDouble { 16 } else { 8 };
            from
        }
    };
    *taken = Some([integers, floats, stack]);
    load(from, shape)
}

impl Wanted {
    fn noun(self) -> String {
        match self {
            Wanted::Integer(width) => format!("an integer of {width} bits"),
            Wanted::Double => "a double".into(),
            Wanted::LongDouble => "an x86_fp80".into(),
            Wanted::Pointer => "a pointer".into(),
        }
    }
}

fn noun(kind: Kind) -> String {
    match kind {
        Kind::Int(width) => format!("an i{width}"),
        Kind::Ptr => "a pointer".into(),
        Kind::Float => "a float".into(),
        Kind::Double => "a double".into(),
        Kind::X86Fp80 => "an x86_fp80".into(),
        Kind::Half | Kind::BFloat | Kind::Fp128 | Kind::Void => "of another format".into(),
    }
}

/// One conversion of a format, taken apart.
struct Conversion<'t> {
    text: &'t str,
    /// `*` of `scanf`.
    skipped: bool,
    /// How often `*` stands for a number (`printf`), the last one for the precision if so.
    stars: usize,
    width: Option<u64>,
    /// `Some(None)`: it is the last star's.
    precision: Option<Option<u64>>,
    modifier: &'t str,
    letter: u8,
}

/// Takes formats apart. `None` in place of a conversion: it is not understood.
fn conversions(format: &[u8], scan: bool) -> impl Iterator<Item = Option<Conversion<'_>>> {
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
        let modifier = take(&mut at, b"hlLqjztZm");
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
        // A `$` says which argument is meant: nobody counts then.
        let letter = letter.filter(|letter| *letter != b'$');
        let found = letter.map(|letter| {
            let width = number(width);
            Conversion { text, skipped, stars, width, precision, modifier, letter }
        });
        if found.is_none() {
            at = format.len();
        }
        Some(found)
    })
}

/// Bytes of the integer that a modifier names.
fn integer_bytes(modifier: &str) -> u64 {
    match modifier {
        "hh" => 1,
        "h" => 2,
        "" => 4,
        _ => 8,
    }
}

/// Holds what is printed against its format. Whether every argument is known to be only read.
pub fn print(format: &[u8], rest: &mut Arguments<'_>, name: &'static str, world: &mut World) -> Res<bool> {
    let mut only_read = true;
    for conversion in conversions(format, false) {
        let Some(c) = conversion else { return Ok(false) };
        let mut star = 0;
        for _ in 0..c.stars {
            star = rest.next(Wanted::Integer(32), c.text, name, world)?.lo as u32 as i32;
        }
        let precision = match c.precision {
            // A negative one counts as none.
            Some(None) => u64::try_from(star).ok(),
            Some(given) => given,
            None => None,
        };
        match c.letter {
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'b' | b'B' => {
                // What is narrower was made an `int`.
                let width = if integer_bytes(c.modifier) == 8 { 64 } else { 32 };
                let narrow = Wanted::Integer(width);
                rest.next(narrow, c.text, name, world)?;
            }
            b'c' | b'C' => drop(rest.next(Wanted::Integer(32), c.text, name, world)?),
            b'a' | b'A' | b'e' | b'E' | b'f' | b'F' | b'g' | b'G' => {
                let wanted = if c.modifier == "L" { Wanted::LongDouble } else { Wanted::Double };
                rest.next(wanted, c.text, name, world)?;
            }
            b'p' => drop(rest.next(Wanted::Pointer, c.text, name, world)?),
            b's' | b'S' => {
                let text = rest.next(Wanted::Pointer, c.text, name, world)?;
                // The C library prints `(null)`.
                if text.lo != 0 {
                    let wide = c.letter == b'S' || c.modifier == "l";
                    text_length(&text, wide, precision.unwrap_or(u64::MAX), name, world)?;
                }
            }
            b'n' => {
                let to = rest.next(Wanted::Pointer, c.text, name, world)?;
                write(&to, integer_bytes(c.modifier), name, world)?;
                world.memory.share(&to);
                only_read = false;
            }
            b'm' => {}
            _ => return Ok(false),
        }
    }
    Ok(only_read)
}

fn write(to: &Slot, len: u64, name: &'static str, world: &World) -> Res<()> {
    world.memory.resolve(to, len, 1, What { name, write: true }, &world.undefs).map(drop)
}

/// Holds what is read against its format.
pub fn scan(format: &[u8], rest: &mut Arguments<'_>, name: &'static str, world: &mut World) -> Res<bool> {
    for conversion in conversions(format, true) {
        let Some(c) = conversion else { return Ok(false) };
        if c.skipped {
            continue;
        }
        let len = match (c.letter, c.modifier) {
            (b's' | b'[' | b'c' | b'S' | b'C', "m" | "ml") => 8,
            (b'd' | b'i' | b'u' | b'x' | b'X' | b'o' | b'n', modifier) => integer_bytes(modifier),
            (b'a' | b'e' | b'f' | b'g' | b'A' | b'E' | b'F' | b'G', modifier) => match modifier {
                "l" => 8,
                "L" => 16,
                _ => 4,
            },
            // Without a width there must be room for the end at least.
            (b's' | b'[', "") => c.width.map_or(1, |w| w + 1),
            (b'c', "") => c.width.unwrap_or(1),
            (b's' | b'[', "l") => c.width.map_or(1, |w| w + 1) * 4,
            (b'c', "l") => c.width.unwrap_or(1) * 4,
            (b'p', _) => 8,
            _ => return Ok(false),
        };
        let to = rest.next(Wanted::Pointer, c.text, name, world)?;
        write(&to, len, name, world)?;
        world.memory.share(&to);
    }
    Ok(true)
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
    }
}
