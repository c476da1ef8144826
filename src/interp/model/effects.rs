//! What functions of the C library do with the memory that they are passed, as far as their arguments say it: strings,
//! ranges whose length is another argument, formats. It is held against the bounds of the objects before a function is
//! called.

use super::cxx;
use super::format::{self, Arguments};
use crate::interp::code::Kind;
use crate::interp::int;
use crate::interp::memory::{Shape, What};
use crate::interp::provenance::{Place, Slot};
use crate::interp::trace::{Fault, Res};
use crate::interp::world::World;
use crate::outcome::TrapKind;

/// What is done with one argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// Nothing that is known; memory behind it may be changed.
    Anything,
    /// A C string that is read; of wide characters if so.
    Text { wide: bool },
    /// A C string that is changed in place.
    Changed,
    /// Where the address of a block is that may be moved, its size being behind the next argument.
    Block,
    /// A C string of which at most so many characters are read as another argument says.
    Limited(u8),
    /// Memory that is read, or (`write`) written.
    Memory { write: bool, len: Length },
    /// A stream that must be open; `closes`: and is so no longer.
    Stream { closes: bool },
    /// How the arguments behind it are printed, or (`scan`) read; `list`: they are in a `va_list`.
    Format { scan: bool, list: bool },
}

/// How long memory is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Length {
    Bytes(u64),
    Argument(u8),
    Product(u8, u8),
    /// So many elements of a size as an argument says.
    Elements(u8, u64),
    /// What a string among the arguments takes with its end; of wide characters if so.
    String {
        of: u8,
        wide: bool,
    },
}

/// What a function does with its arguments.
#[derive(Clone, Default, Debug)]
pub struct Effects {
    /// Its name, for reports.
    pub name: &'static str,
    /// For each argument; whether it may be null.
    uses: Box<[(Use, bool)]>,
    /// If it prints into memory: how.
    pub prints: Option<Prints>,
}

/// A function that prints into memory, which is measured before.
#[derive(Clone, Copy, Debug)]
pub struct Prints {
    /// The argument that says how many bytes there are at most.
    pub limit: Option<u8>,
    /// Where the format is; what is printed follows.
    pub format: u8,
    /// Whether that is a `va_list`.
    pub list: bool,
}

/// One function a line: what it does with each argument.
///
/// `.` nothing known; `s` a C string, `S` one of wide characters, `m` one that is changed, `t2` one of which at most so many
/// characters are read as argument 2 says; `r` and `w` memory read and written: `r2` as many bytes as argument 2 says,
/// `r1*2` the product of two arguments, `w=8` eight bytes, `w2#4` so many elements of four bytes, `w@1` what the string in
/// argument 1 takes, `w$1` the same of wide characters; `o` a stream, `c` one that is closed; `f` a format with what it
/// prints behind it, `v` one with a `va_list`, `F` and `V` the same for reading; `g` the address of a block that may be moved,
/// with its size behind the next argument; `?` behind it: it may be null.
static FUNCTIONS: &str = "
    puts s; ll_puts s; print_string s?; perror s?; ll_atol s; length_of_string s?; ll_strlen s; system s?; remove s
    atoi s; atol s; atoll s; atof s; getenv s; secure_getenv s; unlink s; rmdir s; chdir s; putenv .; unsetenv s
    strtol s w=8? .; strtoul s w=8? .; strtoll s w=8? .; strtoull s w=8? .; strtoimax s w=8? .; strtoumax s w=8? .
    strtod s w=8?; strtof s w=8?; strtold s w=8?; setenv s s .; rename s s; mkdir s .; access s .; open s . .
    creat s .; fopen s s; fdopen . s; freopen s? s o; popen s s; stat s w=144; lstat s w=144; fstat . w=144
    fputs s o; fputc . o; putc . o; fgetc o; getc o; ungetc . o; fflush o?; feof o; ferror o; clearerr o; rewind o
    fputs_unlocked s o; putc_unlocked . o; getc_unlocked o; _IO_getc o; _IO_putc . o; fileno o; ftell o; ftello o
    fseek o . .; fseeko o . .; fclose c; pclose c; fgets w1 . o; fread w1*2 . . o; fwrite r1*2 . . o
    fwrite_unlocked r1*2 . . o; getline g w=8 o; getdelim g w=8 . o; setvbuf o w3? . .; setbuf o w=8192?
    gets w=1; read . w2 .; write . r2 .; pread . w2 . .; pwrite . r2 . .
    strcasecmp s s; strncasecmp t2 t2 .; strstr s s; strcasestr s s; strcspn s s; strspn s s; strpbrk s s
    strcoll s s; strxfrm w2? s .; index s .; rindex s .; strchrnul s .; rawmemchr . .; memrchr r2 . .
    strtok m? s; strtok_r m? s w=8; strsep w=8 s; stpncpy w2 t2 .; memccpy . . . .; mempcpy w2 r2 .
    bcopy r2 w2 .; bzero w1 .; explicit_bzero w1 .; bcmp r2 r2 .; swab r2 w2 .; memmem r1 . r3 .; memfrob w1 .
    wcslen S; wcscpy w$1 S; wcscmp S S; wcschr S .; wcscat . S; wmemcpy w2#4 r2#4 .; wmemmove w2#4 r2#4 .
    wmemset w2#4 . .; wmemcmp r2#4 r2#4 .; wmemchr r2#4 . .; wcsncpy w2#4 . .; wcsdup S; fputws S o
    mbstowcs w2#4? s .; wcstombs w2? S .; mbtowc w=4? . .; wctomb w=1? .
    qsort w1*2 . . .; qsort_r w1*2 . . . .; bsearch . r2*3 . . .
    time w=8?; ctime r=8; asctime r=56; mktime w=56; gmtime r=8; localtime r=8; gmtime_r r=8 w=56; localtime_r r=8 w=56
    strftime w1 . s r=56; clock_gettime . w=16; clock_getres . w=16?; gettimeofday w=16 .; nanosleep r=16 w=16?
    getcwd w1? .; gethostname w1 .; pipe w=8; tmpnam w=20?; mkstemp m
    frexp . w=4; frexpf . w=4; frexpl . w=4; modf . w=8; modff . w=4; modfl . w=16; remquo . . w=4
    sincos . w=8 w=8; sincosf . w=4 w=4; lgamma_r . w=4
    printf f; fprintf o f; dprintf . f; sprintf . f; snprintf . . f
    vprintf v .; vfprintf o v .; vdprintf . v .; vsprintf . v .; vsnprintf . . v .
    __printf_chk . f; __fprintf_chk o . f; __sprintf_chk . . . f; __snprintf_chk . . . . f
    __vprintf_chk . v .; __vfprintf_chk o . v .; __vsprintf_chk . . . v .; __vsnprintf_chk . . . . v .
    asprintf w=8 f; vasprintf w=8 v .; wprintf .; scanf F; fscanf o F; sscanf s F; vscanf V .; vfscanf o V .
    vsscanf s V .; __isoc99_scanf F; __isoc99_fscanf o F; __isoc99_sscanf s F; __isoc23_scanf F
    __isoc23_fscanf o F; __isoc23_sscanf s F
    __isoc23_strtol s w=8? .; __isoc23_strtoul s w=8? .; __isoc23_strtoll s w=8? .; __isoc23_strtoull s w=8? .
    oat_assert_array_length r=8? .; oat_assert_not_null r=1?
";

/// Functions that print into their first argument: the limit among the arguments, if there is one.
const PRINTERS: &[(&str, Option<u8>)] = &[
    ("sprintf", None),
    ("vsprintf", None),
    ("snprintf", Some(1)),
    ("vsnprintf", Some(1)),
    ("__sprintf_chk", None),
    ("__vsprintf_chk", None),
    ("__snprintf_chk", Some(1)),
    ("__vsnprintf_chk", Some(1)),
];

fn one(word: &str) -> (Use, bool) {
    let (word, null) = word.strip_suffix('?').map_or((word, false), |w| (w, true));
    let (letter, rest) = word.split_at(1);
    let number = |text: &str| text.parse().unwrap_or(0);
    let length = || {
        if let Some(bytes) = rest.strip_prefix('=') {
            return Length::Bytes(bytes.parse().unwrap_or(0));
        }
        if let Some(of) = rest.strip_prefix('@') {
            return Length::String { of: number(of), wide: false };
        }
        if let Some(of) = rest.strip_prefix('$') {
            return Length::String { of: number(of), wide: true };
        }
        match (rest.split_once('*'), rest.split_once('#')) {
            (Some((a, b)), _) => Length::Product(number(a), number(b)),
            (_, Some((a, size))) => Length::Elements(number(a), size.parse().unwrap_or(1)),
            _ => Length::Argument(number(rest)),
        }
    };
    let what = match letter {
        "s" => Use::Text { wide: false },
        "S" => Use::Text { wide: true },
        "m" => Use::Changed,
        "g" => Use::Block,
        "t" => Use::Limited(number(rest)),
        "r" => Use::Memory { write: false, len: length() },
        "w" => Use::Memory { write: true, len: length() },
        "o" => Use::Stream { closes: false },
        "c" => Use::Stream { closes: true },
        "f" => Use::Format { scan: false, list: false },
        "v" => Use::Format { scan: false, list: true },
        "F" => Use::Format { scan: true, list: false },
        "V" => Use::Format { scan: true, list: true },
        _ => Use::Anything,
    };
    (what, null)
}

/// What is known about a host function.
pub fn effects(name: &str) -> Effects {
    let unknown = Effects::unknown();
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    if crate::host::is_of_library(name) {
        return unknown;
    }
    let rows = [FUNCTIONS, cxx::FUNCTIONS].into_iter().flat_map(|table| table.split([';', '\n'])).map(str::trim);
    let row = rows.into_iter().find(|row| row.split(' ').next() == Some(name));
    let Some(row) = row.or_else(|| cxx::of_string(name)) else {
        return unknown;
    };
    let mut words = row.split_whitespace();
    let name = words.next().unwrap_or("");
    let uses: Box<[(Use, bool)]> = words.map(one).collect();
    let format = uses.iter().position(|u| matches!(u.0, Use::Format { .. })).unwrap_or(0);
    let list = matches!(uses.get(format), Some((Use::Format { list: true, .. }, _)));
    let printer = PRINTERS.iter().find(|p| p.0 == name);
    let prints = printer.map(|(_, limit)| Prints { limit: *limit, format: format as u8, list });
    Effects { name, uses, prints }
}

/// The length of a string of wide characters.
fn wide_length(from: &Slot, name: &'static str, world: &World) -> Res<u64> {
    let mut len = 0;
    loop {
        let at = Slot { lo: from.lo.wrapping_add(4 * len), ..*from };
        let data = world.memory.read_bytes(&at, 4, name, &world.undefs)?;
        if data.iter().all(|b| *b == 0) {
            return Ok(len);
        }
        len += 1;
    }
}

/// The length of a string, at most `limit`.
pub(super) fn text_length(from: &Slot, wide: bool, limit: u64, name: &'static str, world: &World) -> Res<u64> {
    match wide {
        true if limit == u64::MAX => wide_length(from, name, world),
        true => Ok(0),
        false => world.memory.string_length(from, limit, name, &world.undefs),
    }
}

impl Effects {
    /// Of a function about which nothing is known.
    pub fn unknown() -> Effects {
        Effects { name: "a host function", ..Effects::default() }
    }

    /// Checks what the function is given, and notes what it may change. `site`: where the call is.
    pub fn check(&self, slots: &[Slot], kinds: &[Kind], site: u32, world: &mut World) -> Res<()> {
        // Behind a format that is understood, what is only printed is not changed.
        let mut understood = None;
        for (n, (slot, kind)) in slots.iter().zip(kinds).enumerate() {
            let (what, null) = self.uses.get(n).copied().unwrap_or((Use::Anything, true));
            if !matches!(kind, Kind::Ptr | Kind::Int(64)) {
                continue;
            }
            let name = self.name;
            if slot.lo == 0 && slot.tag.is_defined() {
                let needed = match what {
                    Use::Memory { len, .. } => self.length(len, slots, world)? > 0,
                    Use::Limited(limit) => argument(slots, limit) > 0,
                    Use::Anything => false,
                    _ => true,
                };
                if needed && !null {
                    let text = format!("a null pointer is passed to {name} as argument {}", n + 1);
                    return Err(Fault::new(TrapKind::NullPointer, text));
                }
                continue;
            }
            match what {
                Use::Anything => {}
                Use::Text { wide } => drop(text_length(slot, wide, u64::MAX, name, world)?),
                Use::Changed => drop(text_length(slot, false, u64::MAX, name, world)?),
                Use::Limited(limit) => {
                    text_length(slot, false, argument(slots, limit), name, world)?;
                }
                Use::Memory { write, len } => {
                    let len = self.length(len, slots, world)?;
                    if len > 0 {
                        world.memory.resolve(slot, len, 1, What { name, write }, &world.undefs)?;
                    }
                }
                Use::Block => take_block(slot, slots.get(n + 1), site, name, world)?,
                Use::Stream { closes } => {
                    if world.closed.contains(&slot.lo) {
                        let text = format!("{name} of a stream that was closed before");
                        return Err(Fault::new(TrapKind::UseAfterFree, text));
                    }
                    if closes {
                        world.closed.insert(slot.lo);
                    }
                }
                Use::Format { scan, list } => {
                    let len = text_length(slot, false, u64::MAX, name, world)?;
                    let text = world.memory.read_bytes(slot, len, name, &world.undefs)?;
                    let mut rest = match list {
                        true => Arguments::of_list(slots.get(n + 1)),
                        false => Arguments::given(&slots[n + 1..], &kinds[n + 1..], n + 2),
                    };
                    let known = match scan {
                        true => format::scan(&text, &mut rest, name, world)?,
                        false => format::print(&text, &mut rest, name, world)?,
                    };
                    understood = Some(known && !scan && !list);
                }
            }
            let read = match what {
                Use::Text { .. } | Use::Limited(_) | Use::Memory { write: false, .. } | Use::Format { .. } => true,
                Use::Anything => understood == Some(true),
                _ => false,
            };
            if !read {
                world.memory.share(slot);
            }
        }
        Ok(())
    }

    fn length(&self, len: Length, slots: &[Slot], world: &World) -> Res<u64> {
        Ok(match len {
            Length::Bytes(bytes) => bytes,
            Length::Argument(n) => argument(slots, n),
            Length::Product(a, b) => argument(slots, a).saturating_mul(argument(slots, b)),
            Length::Elements(n, size) => argument(slots, n).saturating_mul(size),
            Length::String { of, wide } => match slots.get(of as usize) {
                Some(text) if text.lo != 0 => {
                    (text_length(text, wide, u64::MAX, self.name, world)? + 1) * if wide { 4 } else { 1 }
                }
                _ => 0,
            },
        })
    }
}

/// A block of the program's that the C library would move: it gets none instead, so that it makes one of its own.
fn take_block(at: &Slot, size: Option<&Slot>, site: u32, name: &'static str, world: &mut World) -> Res<()> {
    let World { memory, undefs, .. } = world;
    memory.resolve(at, 8, 1, What { name, write: true }, undefs)?;
    let block = memory.load_slow(at, Shape::Pointer, 1, undefs, Place::NONE)?;
    if !block.tag.is_defined() {
        let what = format!("an undefined value is the block that {name} is passed: it must be null or from malloc");
        return Err(int::undefined(&what, &block, undefs));
    }
    if block.lo == 0 {
        return Ok(());
    }
    if let (Some(index), Some(size)) = (memory.block(&block, name, undefs)?, size) {
        memory.retire(index, site);
        memory.store_slow(at, Shape::Pointer, 1, &Slot::NULL, undefs)?;
        memory.store_slow(size, Shape::Bits(64), 1, &Slot::int(0), undefs)?;
    }
    Ok(())
}

fn argument(slots: &[Slot], n: u8) -> u64 {
    slots.get(n as usize).map_or(0, |slot| slot.lo)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_read() {
        let rows = [FUNCTIONS, cxx::FUNCTIONS].into_iter().flat_map(|table| table.split([';', '\n']));
        for row in rows.map(str::trim).filter(|row| !row.is_empty()) {
            let name = row.split(' ').next().unwrap();
            let found = effects(name);
            assert_eq!((found.name, found.uses.len() + 1), (name, row.split_whitespace().count()), "{row}");
            let known = |word: &str| word == "." || one(word).0 != Use::Anything;
            assert!(row.split(' ').skip(1).all(known), "{row}");
        }
        assert!(PRINTERS.iter().all(|(name, _)| effects(name).prints.is_some()));
        let qsort = effects("qsort");
        assert_eq!(qsort.uses[0].0, Use::Memory { write: true, len: Length::Product(1, 2) });
        assert_eq!(effects("strtol").uses[1], (Use::Memory { write: true, len: Length::Bytes(8) }, true));
    }
}
