//! Memory and numbers in the formats of debuggers: `:mem p 32`, `x/4xb p`, `p/x 255`.

use super::{Repl, expressions};
use llvmlite_jit::debugger::memory_dump::DumpFormat;
use llvmlite_jit::session::PartResult;
use llvmlite_jit::value::{Value, sign_extend, truncate};

/// Bytes in a line.
const LINE: u64 = 16;
/// Number of bytes that `:mem` shows by default of memory outside of the session, and of a long object of the session.
const USUAL: u64 = 64;
const LONG: u64 = 256;
/// Maximum number of bytes shown.
const MOST: u64 = 65_536;

impl Repl<'_> {
    /// Executes `:mem ADDRESS [COUNT]`.
    pub(super) fn memory(&mut self, text: &str) {
        let counted = text.rsplit_once(' ').and_then(|(address, count)| {
            let is_operand = |c: char| c.is_ascii_alphanumeric() || "_)]".contains(c);
            Some((address.trim_end(), count.parse().ok()?)).filter(|(address, _)| address.ends_with(is_operand))
        });
        let (text, count) = counted.map_or((text, None), |(text, count)| (text, Some(count)));
        if count.is_some_and(|count| !(1..=MOST).contains(&count)) {
            return self.mistake(&format!("`:mem` shows 1 to {MOST} bytes"));
        }
        let Some(address) = self.address(text) else { return };
        // Without a count, the object that the address points into, if it is one of the session.
        let count = count.unwrap_or_else(|| match self.session.bytes_behind(address) {
            Some(count) => count.min(LONG),
            None => USUAL,
        });
        let bytes = self.bytes(address, count);
        let mut out = String::new();
        for (n, line) in bytes.chunks(LINE as usize).enumerate() {
            let numbers: Vec<String> = line.iter().map(|byte| format!("{byte:02x}")).collect();
            let shown = |byte: &u8| if (0x20..0x7f).contains(byte) { char::from(*byte) } else { '.' };
            let text: String = line.iter().map(shown).collect();
            let at = address.wrapping_add(n as u64 * LINE);
            out += &format!("{at:#x}: {:<47} {text}\n", numbers.join(" "));
        }
        self.print_dump(&out, address, bytes.len() as u64, count);
    }

    /// Executes `x/4xb p`, given the format and the address.
    pub(super) fn examine(&mut self, format: &str, text: &str) {
        if let Some(count) = format.strip_suffix('i') {
            return self.machine_code(count, text);
        }
        // The bytes of a string literal, with the NUL.
        if text.starts_with('"') && format.ends_with('s') {
            return self.enter(text);
        }
        let format = match DumpFormat::parse(format, DumpFormat::default()) {
            Ok(format) => format,
            Err(message) => return self.mistake(&message),
        };
        let Some(address) = self.address(text) else { return };
        let (count, letter, size) = format.parts();
        if letter == 's' {
            return self.strings(address, count);
        }
        let bytes = self.bytes(address, count * size);
        let whole = bytes.len() as u64 / size * size;
        let units: Vec<String> =
            bytes[..whole as usize].chunks(size as usize).map(|unit| number(unit, letter)).collect();
        let widest = units.iter().map(String::len).max().unwrap_or(0);
        let each = (if matches!(letter, 't' | 'c') { LINE / 2 } else { LINE } / size).max(1);
        let mut out = String::new();
        for (n, line) in units.chunks(each as usize).enumerate() {
            let at = address.wrapping_add(n as u64 * each * size);
            let line: Vec<String> = line.iter().map(|unit| format!("{unit:>widest$}")).collect();
            out += &format!("{at:#x}: {}\n", line.join(" "));
        }
        self.print_dump(&out, address, whole, count * size);
    }

    /// Prints the first instructions of the machine code of a function: `x/3i f`.
    fn machine_code(&mut self, count: &str, name: &str) {
        let Some(count) = Some(count).filter(|count| !count.is_empty()).map_or(Some(1), |count| count.parse().ok())
        else {
            return self.mistake("the count of `x/3i` is a number");
        };
        let Some(text) = self.assembly(name.trim_start_matches('&')) else { return };
        let is_address = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let is_code = |line: &&str| line.split_once(':').is_some_and(|(address, _)| is_address(address));
        let lines: Vec<&str> = text.lines().filter(is_code).take(count).collect();
        self.print_listing(&(lines.join("\n") + "\n"));
    }

    /// Prints strings from an address on.
    fn strings(&mut self, address: u64, count: u64) {
        /// Maximum length of one.
        const LONGEST: u64 = 200;
        let (mut at, mut out) = (address, String::new());
        for _ in 0..count {
            let bytes = self.bytes(at, LONGEST);
            if bytes.is_empty() {
                break;
            }
            let end = bytes.iter().position(|byte| *byte == 0);
            let text = bytes[..end.unwrap_or(bytes.len())].escape_ascii();
            out += &format!("{at:#x}: \"{text}\"{}\n", if end.is_some() { "" } else { "…" });
            at += end.map_or(bytes.len(), |end| end + 1) as u64;
        }
        let is_shown = u64::from(!out.is_empty());
        self.print_dump(&out, address, is_shown, is_shown.max(1));
    }

    /// Prints a dump, and where memory ends.
    fn print_dump(&mut self, text: &str, address: u64, shown: u64, wanted: u64) {
        self.print(text);
        if shown < wanted {
            self.mistake(&format!("no memory can be read at {:#x}", address.wrapping_add(shown)));
        }
    }

    /// Executes `p/x 255`, given the format and the expression.
    pub(super) fn print_as(&mut self, format: &str, text: &str) {
        let letter = match format {
            "x" | "d" | "u" | "t" | "c" | "f" | "a" | "o" => format.chars().next().unwrap_or('x'),
            _ => return self.mistake(&format!("`{format}` is not a format of `p`: x d u o t c f a")),
        };
        let Some(value) = self.evaluated(text) else { return };
        match formatted(&value, letter) {
            Some(text) => self.print(&format!("{text}\n")),
            None => self.mistake(&format!("`p/{format}` shows a number or a pointer")),
        }
    }

    /// Returns up to a number of bytes of memory.
    fn bytes(&self, address: u64, count: u64) -> Vec<u8> {
        if let Some(bytes) = self.session.read_memory(address, count) {
            return bytes;
        }
        // Up to the end of what can be read.
        let bytes = (0..count).map_while(|n| self.session.read_memory(address.checked_add(n)?, 1));
        bytes.flatten().collect()
    }

    /// Returns the address that an expression gives: a pointer, a number, or that of a variable. `None` if there is an
    /// error, which is reported.
    fn address(&mut self, text: &str) -> Option<u64> {
        let name = expressions::with_sigil(text, &self.session).filter(|name| name.starts_with('@'));
        if let Some(name) = name
            && (text.starts_with('@') || self.session.value_type(&name).is_none_or(|ty| ty != "ptr"))
            && let Some(address) = self.session.address_of(&name)
        {
            return Some(address);
        }
        match self.evaluated(text)? {
            Value::Ptr(address) => Some(address),
            Value::Int { bits, .. } => Some(bits as u64),
            _ => {
                self.mistake(&format!("`{text}` is not an address"));
                None
            }
        }
    }

    /// Returns the value of an expression. `None` if there is an error, which is reported.
    fn evaluated(&mut self, text: &str) -> Option<Value> {
        if let Some(message) = super::other_tools::other_answer(text, &self.session) {
            self.mistake(&message);
            return None;
        }
        if let Some(value) = expressions::with_sigil(text, &self.session).and_then(|name| self.session.value(&name)) {
            return Some(value);
        }
        let shows = std::mem::replace(&mut self.show_instructions, false);
        let listed = self.typed.len();
        let input = self.lower_input(text);
        // The history has the command itself.
        self.typed.truncate(listed);
        self.show_instructions = shows;
        let input = input?;
        let reply = self.run_input(&input);
        if reply.failed() {
            self.show_reply(reply, false);
            self.revert(&input);
            return None;
        }
        self.remove_helper(&input);
        let name = reply.entered.iter().rev().find_map(|part| match part {
            PartResult::Evaluated { name, text: Some(_), .. } => Some(name.clone().unwrap_or("%_".into())),
            _ => None,
        });
        let value = name.and_then(|name| self.session.value(&name));
        if value.is_none() {
            self.mistake(&format!("`{text}` has no value"));
        }
        value
    }
}

/// Formats the bytes of a number.
fn number(bytes: &[u8], letter: char) -> String {
    let mut all = [0; 16];
    all[..bytes.len()].copy_from_slice(bytes);
    let (bits, width) = (u128::from_le_bytes(all), bytes.len() as u32 * 8);
    let digits = bytes.len() * 2 + 2;
    match letter {
        'x' => format!("{bits:#0digits$x}"),
        't' => format!("{bits:0width$b}", width = width as usize),
        _ => formatted(&Value::Int { width, bits }, letter).unwrap_or_default(),
    }
}

/// Formats a number or a pointer as gdb's `print` does.
fn formatted(value: &Value, letter: char) -> Option<String> {
    let (width, bits) = match value {
        Value::Int { width, bits } => (*width, *bits),
        Value::Ptr(address) => (64, u128::from(*address)),
        Value::Float { .. } if let Some(number) = value.as_double() => match letter {
            'f' => return Some(format!("{number:?}")),
            'd' | 'u' => return Some(format!("{}", number as i128)),
            _ => (64, u128::from(number.to_bits())),
        },
        _ => return None,
    };
    let bits = truncate(width, bits);
    Some(match letter {
        'd' => sign_extend(width, bits).to_string(),
        'u' => bits.to_string(),
        'o' => format!("{bits:#o}"),
        't' => format!("{bits:b}"),
        'c' => format!("{} '{}'", sign_extend(width, bits), (bits as u8).escape_ascii()),
        'f' if width == 32 => format!("{:?}", f32::from_bits(bits as u32)),
        'f' if width == 64 => format!("{:?}", f64::from_bits(bits as u64)),
        'f' => sign_extend(width, bits).to_string(),
        _ => format!("{bits:#x}"),
    })
}
