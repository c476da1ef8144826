//! `:load` and `:save`: files that a session enters and writes.

use super::{LoopControl, Repl, join_names, time};
use llvmlite_jit::ir::print;
use llvmlite_jit::read;
use llvmlite_jit::session::{self, PartResult, Session};
use std::borrow::Cow;
use std::io::{Error, ErrorKind};
use std::os::unix::fs::FileTypeExt;
use std::path::{Path, PathBuf};

/// Files that may be entered by each other.
const MAX_NESTING: usize = 16;

/// A comment of a saved file before the text in C of a function, with its name and a hash of its body.
const IN_C: &str = "; In C: ";

/// The comment of a line of such a text.
const C_LINE: &str = ";   ";

impl Repl<'_> {
    /// Enters the contents of a file: a module as a whole, and anything else element by element, like typed input.
    pub(super) fn load(&mut self, path: &Path, bytes: Vec<u8>) -> LoopControl {
        let name = &*path.display().to_string();
        let known = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
        if self.loading.contains(&known) {
            self.mistake(&format!("{name} is being entered already, and cannot enter itself"));
            return LoopControl::Continue;
        }
        if self.loading.len() >= MAX_NESTING {
            self.mistake(&format!("{name} is not entered: {MAX_NESTING} files that enter each other are the maximum"));
            return LoopControl::Continue;
        }
        let text = std::str::from_utf8(&bytes).ok().filter(|_| !read::is_binary(&bytes));
        if let Some(text) = text.filter(|text| !session::is_assembly(text)) {
            let elements = self.elements(text.trim_start_matches('\u{feff}'));
            if elements.is_empty() {
                self.note(&format!("{name} has nothing to enter"));
            }
            let failed_before = std::mem::take(&mut self.failed);
            self.loading.push(known);
            let control = self.carry_out_elements(&elements, Some(name));
            self.loading.pop();
            if self.is_interactive && !self.failed && !elements.is_empty() {
                self.note(&format!("{name}: {} entered", counted(elements.len(), "input")));
            }
            self.failed |= failed_before;
            return control;
        }
        // The elements of other files are inputs of their own.
        self.record(&format!(":load {name}"));
        let lost = text.map_or(Vec::new(), Session::lost_values);
        let in_c = saved_c_texts(text.unwrap_or_default());
        let reply = self.run(|session| session.load(name, bytes));
        let mut defined = 0;
        for entered in &reply.entered {
            let PartResult::Defined { names, .. } = entered else { continue };
            defined += names.len();
            // A function that replaces one in C is not.
            names.iter().for_each(|name| self.c_texts.remove(name));
        }
        for (name, body, text) in in_c {
            if self.body_hash(&name) == Some(body) {
                self.c_texts.insert(name, text);
            }
        }
        let (failed, prepared) = (reply.failed(), reply.prepared);
        let nothing = reply.entered.is_empty();
        let times = self.show_times;
        self.show_reply(reply, times);
        if nothing && !failed {
            self.note(&format!("{name} has nothing to enter"));
        }
        if failed {
            self.mark_failed();
        }
        if nothing && failed {
            self.note(&format!("nothing in {name} was entered"));
        }
        // Variables of strings, as an earlier session created them.
        let mut names = self.session.known_names();
        names.retain(|name| name.strip_prefix("@text").is_some_and(|number| number.parse::<u32>().is_ok()));
        names.retain(|name| self.session.text_of(name).is_some_and(|text| text.contains(" = constant [")));
        self.strings.extend(names);
        if !failed && !lost.is_empty() {
            let (be, it) = if lost.len() == 1 { ("is", "it refers") } else { ("are", "they refer") };
            let lost = join_names(&lost);
            self.note(&format!(
                "{lost} {be} not restored: {it} to memory that `:save` does not write, such as that of `malloc`"
            ));
        }
        if !failed && !nothing && self.is_interactive {
            self.note(&format!("{name}: {}, in {}", counted(defined, "name"), time(prepared)));
        }
        LoopControl::Continue
    }

    /// Enters the file that a command names.
    pub(super) fn load_file(&mut self, file: &str) -> LoopControl {
        let path = path_of(file);
        match read(&path) {
            Ok(bytes) => return self.load(&path, bytes),
            Err(error) => self.mistake(&format!("cannot read {}: {error}", path.display())),
        }
        LoopControl::Continue
    }

    /// Writes all definitions and values to the file that a command names.
    pub(super) fn save(&mut self, file: &str) {
        let lines = self.session.list();
        let is_shown = |line: &&String| line.split(" = ").next().is_none_or(|name| !self.strings.contains(name));
        // `%_` is not written.
        let lines: Vec<&String> = lines.iter().filter(is_shown).filter(|line| !line.starts_with("%_ = ")).collect();
        let is_value = |line: &str| line.starts_with('%') && !line.contains(" = type ");
        let values = lines.iter().filter(|line| is_value(line)).count();
        let definitions = lines.iter().filter(|line| !is_value(line) && !line.starts_with("declare ")).count();
        let what = match (definitions, values) {
            (0, 0) => "no definitions".to_string(),
            (_, 0) => counted(definitions, "definition"),
            (0, _) => counted(values, "value"),
            _ => format!("{} and {}", counted(definitions, "definition"), counted(values, "value")),
        };
        let saved = self.session.save();
        let mut lost = self.session.unsaved_pointers();
        lost.extend(Session::lost_values(&saved));
        self.write_file(file, &format!("{}{saved}", self.c_texts_to_save()), &what);
        if !lost.is_empty() {
            let names: Vec<String> = lost.iter().map(|name| format!("`{name}`")).collect();
            self.note(&format!("pointers to memory outside of the session are not saved: {}", join_names(&names)));
        }
    }

    /// Returns comments with the texts of functions that were entered in C, each with a hash of the function's body, so
    /// that the text of a function that was changed in the file is not restored.
    fn c_texts_to_save(&self) -> String {
        let mut texts: Vec<(&String, &String)> = self.c_texts.iter().collect();
        texts.sort();
        let mut out = String::new();
        for (name, text) in texts {
            let Some(body) = self.body_hash(name) else { continue };
            out += &format!("{IN_C}{name} {body}\n");
            text.lines().for_each(|line| out += &format!("{C_LINE}{line}\n"));
        }
        if !out.is_empty() {
            out.push('\n');
        }
        out
    }

    /// Returns a hash, FNV-1a, of the body of a function, given with its `@`.
    fn body_hash(&self, name: &str) -> Option<String> {
        let id = self.session.function(name)?;
        let text = print::function(self.session.checked().module(), id);
        // The numbers of metadata in the first line depend on the module.
        let (_, body) = text.split_once('\n')?;
        let hash = body.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        Some(format!("{hash:08x}"))
    }

    /// Writes a text to the file that a command names, and says what it has.
    pub(super) fn write_file(&mut self, file: &str, text: &str, what: &str) {
        let path = path_of(file);
        let shown = path.display();
        let is_replaced = path.metadata().is_ok_and(|found| found.is_file() && found.len() > 0);
        match std::fs::write(&path, text) {
            Ok(()) if is_replaced => self.note(&format!("written to {shown}, which existed: {what}")),
            Ok(()) => self.note(&format!("written to {shown}: {what}")),
            Err(error) => self.mistake(&format!("cannot write {shown}: {error}")),
        }
    }
}

/// Returns the texts in C at the beginning of a saved file, each with the name of the function and the hash of its body.
fn saved_c_texts(text: &str) -> Vec<(String, String, String)> {
    let mut found: Vec<(String, String, String)> = Vec::new();
    for line in text.lines() {
        if let Some((name, body)) = line.strip_prefix(IN_C).and_then(|rest| rest.rsplit_once(' ')) {
            found.push((name.to_string(), body.to_string(), String::new()));
        } else if let (Some(line), Some((_, _, text))) = (line.strip_prefix(C_LINE), found.last_mut()) {
            let separator = if text.is_empty() { "" } else { "\n" };
            *text += &format!("{separator}{line}");
        } else {
            break;
        }
    }
    found
}

/// Reads a file, which is not a device: that of a terminal would wait for input, and others have no end.
pub(super) fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    let kind = std::fs::metadata(path)?.file_type();
    if (kind.is_char_device() || kind.is_block_device()) && path != Path::new("/dev/null") {
        return Err(Error::new(ErrorKind::InvalidInput, "it is a device"));
    }
    std::fs::read(path)
}

/// Returns the path that a command names, with or without quotes; `~` is the user's home directory.
fn path_of(file: &str) -> PathBuf {
    let inside = |quote: char| file.strip_prefix(quote)?.strip_suffix(quote);
    let file = match inside('"').or_else(|| inside('\'')) {
        Some(file) => Cow::Borrowed(file),
        // As a shell and completion write it.
        None => Cow::Owned(file.replace("\\ ", " ")),
    };
    let in_home = if file == "~" { Some("") } else { file.strip_prefix("~/") };
    match in_home.zip(std::env::home_dir()) {
        Some((rest, home)) => home.join(rest),
        None => PathBuf::from(&*file),
    }
}

/// Returns a number with the noun in its form: `1 input`, `3 inputs`.
pub(super) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_given_with_quotes_or_without() {
        for text in ["\"a b.ll\"", "'a b.ll'", "a b.ll", "a\\ b.ll"] {
            assert_eq!(path_of(text), Path::new("a b.ll"));
        }
        let home = std::env::home_dir().expect("the home directory");
        assert_eq!((path_of("~/x.ll"), path_of("\"~/x.ll\"")), (home.join("x.ll"), home.join("x.ll")));
        assert_eq!((path_of("~"), path_of("~x")), (home, PathBuf::from("~x")));
    }

    #[test]
    fn texts_in_c_are_read_back() {
        let text = "; In C: @f 0123abcd\n;   int f(void) {\n;     return 1;\n;   }\n; In C: @g 1\n;   g\n\n;   x\n";
        let f = "int f(void) {\n  return 1;\n}";
        assert_eq!(
            saved_c_texts(text),
            [("@f", "0123abcd", f), ("@g", "1", "g")].map(|(n, b, t)| (n.into(), b.into(), t.into()))
        );
        assert_eq!(saved_c_texts("; a comment\n;   x\n"), []);
    }

    #[test]
    fn devices_are_not_read() {
        let error = read(Path::new("/dev/zero")).expect_err("a device");
        assert_eq!(error.to_string(), "it is a device");
    }
}
