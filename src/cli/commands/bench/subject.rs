//! The commands to measure: the engines as a user would start them, and other commands.

use super::parameters::{self, Parameters};
use crate::cli::args::bench::BenchOptions;
use crate::cli::args::common::{EngineChoice, LanguageProfile};
use crate::cli::args::test::EngineVariant;
use std::ffi::{OsStr, OsString};

/// A command that is measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// `compiled`, `interpreted`, `checked`, or the beginning of the command.
    pub name: String,
    /// Command line for a shell.
    pub command: String,
    /// Whether the user has chosen the name.
    pub is_named: bool,
    /// Engine, if the command is this program.
    pub engine: Option<EngineVariant>,
    /// Executable.
    pub program: OsString,
    /// Arguments.
    pub arguments: Vec<OsString>,
    /// For an engine: the arguments of a run that reports its phases.
    pub profiled_arguments: Vec<OsString>,
    /// Parameter values of the command.
    pub parameters: Parameters,
    /// Whether the others are compared with it: `--reference`.
    pub is_reference: bool,
    /// Shell command before each of its runs: `--prepare`.
    pub prepare: Option<String>,
}

impl Subject {
    /// Returns the name for comparisons: the whole command, unless the user has named it or it is an engine.
    pub fn title(&self) -> &str {
        if self.engine.is_some() || self.is_named { &self.name } else { &self.command }
    }
}

/// Returns each command with every combination of the parameters that it mentions, the engines first.
pub fn expand(options: &BenchOptions) -> Result<Vec<Subject>, String> {
    let rows = parameters::combinations(options)?;
    let mut list = all(options)?;
    if options.command_name.len() > list.len() {
        let (names, commands) = (options.command_name.len(), list.len());
        return Err(format!(
            "{names} names for {commands} commands: --command-name applies to each in order, the engines first"
        ));
    }
    for (subject, name) in list.iter_mut().zip(&options.command_name) {
        subject.name.clone_from(name);
        subject.is_named = true;
    }
    if let Some(reference) = &options.reference {
        let at = match list.iter().position(|subject| subject.name == *reference) {
            Some(known) => known,
            None => {
                list.push(of_command(options, reference, &own_program())?);
                list.len() - 1
            }
        };
        list[at].is_reference = true;
        if let Some(name) = &options.reference_name {
            (list[at].name, list[at].is_named) = (name.clone(), true);
        }
    }
    match options.prepare.len() {
        0 => {}
        1 => list.iter_mut().for_each(|subject| subject.prepare = options.prepare.first().cloned()),
        all if all == list.len() => {
            list.iter_mut().zip(&options.prepare).for_each(|(subject, text)| subject.prepare = Some(text.clone()));
        }
        all => {
            let commands = list.len();
            return Err(format!(
                "--prepare is given {all} times, for {commands} commands: give it once, or once for each, the engines first"
            ));
        }
    }
    let mut made: Vec<Subject> = Vec::new();
    for row in &rows {
        for subject in &list {
            let own = subject.with(options, row);
            // A command that mentions no parameter is measured once.
            if !made.iter().any(|other| other.command == own.command && other.name == own.name) {
                made.push(own);
            }
        }
    }
    if rows.len() > 1 && made.iter().all(|one| one.parameters.is_empty()) {
        let names: Vec<String> = rows[0].iter().map(|(name, _)| format!("{{{name}}}")).collect();
        return Err(format!("no command mentions {}", names.join(" or ")));
    }
    Ok(made)
}

impl Subject {
    /// Fills in the parameters mentioned in the command, or in an option that runs before or after it.
    fn with(&self, options: &BenchOptions, row: &Parameters) -> Subject {
        let around = [&options.setup, &self.prepare, &options.cleanup];
        let mentions = |name: &str| {
            let mark = format!("{{{name}}}");
            let words = self.arguments.iter().chain([&self.program]);
            words.map(|word| word.to_string_lossy()).any(|word| word.contains(&mark))
                || around.iter().any(|text| text.as_ref().is_some_and(|text| text.contains(&mark)))
        };
        let own: Parameters = row.iter().filter(|(name, _)| mentions(name)).cloned().collect();
        let all = |words: &[OsString]| words.iter().map(|word| parameters::substitute_word(word, &own)).collect();
        Subject {
            name: match self.name.contains('{') && parameters::substitute(&self.name, &own) != self.name {
                true => parameters::substitute(&self.name, &own),
                false => parameters::named(&self.name, &own),
            },
            command: parameters::substitute(&self.command, &own),
            is_named: self.is_named,
            engine: self.engine,
            program: parameters::substitute_word(&self.program, &own),
            arguments: all(&self.arguments),
            profiled_arguments: all(&self.profiled_arguments),
            parameters: own,
            is_reference: self.is_reference,
            prepare: self.prepare.clone(),
        }
    }
}

/// Returns all commands without parameter values, the engines first.
fn all(options: &BenchOptions) -> Result<Vec<Subject>, String> {
    let own = own_program();
    let variants = options.engine.variants(options.checked);
    let mut all: Vec<Subject> = variants.into_iter().map(|variant| of_engine(options, variant, &own)).collect();
    for text in &options.against {
        all.push(of_command(options, text, &own)?);
    }
    // Commands with the same program are distinguished by the whole command line.
    let names: Vec<String> = all.iter().map(|subject| subject.name.clone()).collect();
    for (subject, text) in all.iter_mut().rev().zip(options.against.iter().rev()) {
        if names.iter().filter(|name| **name == subject.name).count() > 1 {
            subject.name.clone_from(text);
        }
    }
    Ok(all)
}

/// Returns the path of this executable.
fn own_program() -> OsString {
    std::env::current_exe().map_or_else(|_| "/proc/self/exe".into(), |path| path.into_os_string())
}

fn of_engine(options: &BenchOptions, variant: EngineVariant, own: &OsStr) -> Subject {
    let engine = variant.engine();
    let default = match options.language.profile {
        LanguageProfile::Llvm => EngineChoice::Jit,
        LanguageProfile::Llvmlite => EngineChoice::Interp,
    };
    let mut arguments: Vec<OsString> = Vec::new();
    if engine != default {
        arguments.extend(["--engine".into(), engine.name().into()]);
    }
    arguments.extend(variant.checked_option());
    arguments.extend(options.engine_options());
    let mut profiled_arguments = vec!["--engine".into(), engine.name().into(), "--time-phases".into()];
    profiled_arguments.extend(variant.checked_option());
    profiled_arguments.extend(options.engine_options());
    for list in [&mut arguments, &mut profiled_arguments] {
        list.push(file(options));
        list.extend(options.arguments.iter().cloned());
    }
    let words = std::iter::once(OsString::from("llvmlite-jit")).chain(arguments.iter().cloned());
    let command = words.map(|word| quoted(&word)).collect::<Vec<_>>().join(" ");
    Subject {
        name: name(variant).into(),
        command,
        is_named: false,
        engine: Some(variant),
        program: own.into(),
        arguments,
        profiled_arguments,
        parameters: Vec::new(),
        is_reference: false,
        prepare: None,
    }
}

/// Returns the path of the file in a form that is neither an option nor a subcommand.
fn file(options: &BenchOptions) -> OsString {
    let text = options.file.to_string_lossy();
    if text.contains('/') || text.contains('.') && !text.starts_with('-') {
        return options.file.clone();
    }
    let mut path = OsString::from("./");
    path.push(&options.file);
    path
}

fn of_command(options: &BenchOptions, text: &str, own: &OsStr) -> Result<Subject, String> {
    let more = options.arguments.iter().map(|word| format!(" {}", quoted(word))).collect::<String>();
    let with_file = |text: &str| text.replace("{}", &quoted(&file(options)));
    // In a pipeline the arguments belong to the command that runs the file.
    let (first, rest) = text.split_at(if words(text).is_none() { end_of_command(text) } else { text.len() });
    let separator = if rest.is_empty() || more.is_empty() { "" } else { " " };
    let shown = match more.is_empty() {
        true => with_file(text),
        false => format!("{}{more}{separator}{}", with_file(first.trim_end()), with_file(rest)),
    };
    let (program, arguments) = match words(text) {
        Some(words) if !words.is_empty() => {
            let mut words = words.into_iter().map(|word| filled(&word, &file(options)));
            let program = words.next().unwrap_or_default();
            // The same executable, even if it is not on the `PATH`.
            let program = if program == "llvmlite-jit" { own.into() } else { program };
            (program, words.chain(options.arguments.iter().cloned()).collect())
        }
        _ => in_shell(options, &shown)?,
    };
    let first = text.split_whitespace().next().unwrap_or(text);
    let name = first.rsplit('/').next().unwrap_or(first).replace("{}", &options.file.to_string_lossy());
    Ok(Subject {
        name,
        command: shown,
        is_named: false,
        engine: None,
        program,
        arguments,
        profiled_arguments: Vec::new(),
        parameters: Vec::new(),
        is_reference: false,
        prepare: None,
    })
}

/// Returns program and arguments that run a command in the shell, or an error if no shell may be used.
pub fn in_shell(options: &BenchOptions, text: &str) -> Result<(OsString, Vec<OsString>), String> {
    let words = options.shell_words().ok_or_else(|| format!("`{text}` needs a shell, and --shell is `none`"))?;
    let mut words = words.map(OsString::from);
    let program = words.next().ok_or("--shell names no program")?;
    Ok((program, words.chain(["-c".into(), text.into()]).collect()))
}

/// Returns program and arguments of a command that is run before or after measured ones: in the shell, or directly if
/// the shell is `none`.
pub fn around(options: &BenchOptions, text: &str) -> Result<(OsString, Vec<OsString>), String> {
    match words(text).filter(|words| !words.is_empty() && options.shell_words().is_none()) {
        Some(words) => {
            let mut words = words.into_iter().map(OsString::from);
            Ok((words.next().unwrap_or_default(), words.collect()))
        }
        None => in_shell(options, text),
    }
}

/// Returns the end of the simple shell command that contains `{}`; the length of the text if no command contains it.
fn end_of_command(text: &str) -> usize {
    let (mut quote, mut escaped, mut is_there) = (None, false, false);
    for (at, c) in text.char_indices() {
        is_there |= text[at..].starts_with("{}");
        match (quote, c) {
            _ if std::mem::take(&mut escaped) => {}
            (None | Some('"'), '\\') => escaped = true,
            (Some(open), c) if open == c => quote = None,
            (Some(_), _) => {}
            (None, '\'' | '"') => quote = Some(c),
            // The number of a stream belongs to its redirection: `2>&1`.
            (None, '<' | '>') if is_there => {
                let word = text[..at].trim_end_matches(|c: char| c.is_ascii_digit());
                return if word.ends_with(char::is_whitespace) { word.len() } else { at };
            }
            (None, '|' | '&' | ';' | ')' | '\n') if is_there => return at,
            _ => {}
        }
    }
    text.len()
}

fn filled(word: &str, file: &OsStr) -> OsString {
    let mut parts = word.split("{}");
    let mut all = OsString::from(parts.next().unwrap_or(""));
    for part in parts {
        all.push(file);
        all.push(part);
    }
    all
}

/// Splits a command into words, if it needs no shell.
fn words(text: &str) -> Option<Vec<String>> {
    let mut all = Vec::new();
    let mut word: Option<String> = None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            ' ' | '\t' => all.extend(word.take()),
            '\'' => {
                let word = word.get_or_insert_default();
                loop {
                    match chars.next()? {
                        '\'' => break,
                        c => word.push(c),
                    }
                }
            }
            '"' => {
                let word = word.get_or_insert_default();
                loop {
                    match chars.next()? {
                        '"' => break,
                        '$' | '`' => return None,
                        '\\' => match chars.next()? {
                            c @ ('"' | '\\' | '$' | '`') => word.push(c),
                            c => word.extend(['\\', c]),
                        },
                        c => word.push(c),
                    }
                }
            }
            '\\' => word.get_or_insert_default().push(chars.next()?),
            // Placeholder of the file.
            '{' if chars.peek() == Some(&'}') => {
                chars.next();
                word.get_or_insert_default().push_str("{}");
            }
            // Placeholder of a parameter, which a shell would not interpret either.
            '{' if is_name_in_braces(chars.clone()) => word.get_or_insert_default().push('{'),
            '|' | '&' | ';' | '<' | '>' | '(' | ')' | '$' | '`' | '*' | '?' | '[' | '{' | '#' | '~' | '\n' | '!' => {
                return None;
            }
            // An assignment of an environment variable needs a shell.
            '=' if all.is_empty() => return None,
            c => word.get_or_insert_default().push(c),
        }
    }
    all.extend(word);
    Some(all)
}

/// Whether `n}` follows: a name and the closing brace.
fn is_name_in_braces(rest: impl Iterator<Item = char>) -> bool {
    let mut length = 0;
    for c in rest {
        match c {
            '}' => return length > 0,
            c if c.is_ascii_alphanumeric() || c == '_' || c == '-' => length += 1,
            _ => return false,
        }
    }
    false
}

/// Quotes a word for a shell.
fn quoted(word: &OsStr) -> String {
    let text = word.to_string_lossy();
    let plain = |c: char| c.is_alphanumeric() || "-_./,:@%+={}".contains(c);
    match !text.is_empty() && text.chars().all(plain) {
        true => text.into_owned(),
        false => format!("'{}'", text.replace('\'', r"'\''")),
    }
}

/// Returns the name of an engine in the results.
pub fn name(variant: EngineVariant) -> &'static str {
    match variant {
        EngineVariant::Compiled => "compiled",
        EngineVariant::Interpreted => "interpreted",
        EngineVariant::Checked(_) => "checked",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::{Command, parse};

    fn all_of(line: &[&str]) -> Vec<Subject> {
        let words = ["llvmlite-jit", "bench"].iter().chain(line).map(OsString::from);
        match parse(words) {
            Ok(Command::Bench(options)) => expand(&options).unwrap(),
            _ => panic!("{line:?} is not a bench"),
        }
    }

    #[test]
    fn commands_are_those_that_a_user_types() {
        let all = all_of(&["p.ll", "-O1", "--against", "lli-22 -O1 {}", "--", "a b", "c"]);
        let commands: Vec<&str> = all.iter().map(|c| &*c.command).collect();
        assert_eq!(
            commands,
            [
                "llvmlite-jit -O1 p.ll 'a b' c",
                "llvmlite-jit --engine interp -O1 p.ll 'a b' c",
                "lli-22 -O1 p.ll 'a b' c"
            ]
        );
        assert_eq!(
            (&*all[2].program, &all[2].arguments[..]),
            (OsStr::new("lli-22"), &["-O1", "p.ll", "a b", "c"].map(OsString::from)[..])
        );
        assert_eq!(all_of(&["check", "--engine", "jit"])[0].arguments, ["./check"]);
        let lite = all_of(&["p.ll", "--profile", "llvmlite"]);
        assert_eq!(lite[0].command, "llvmlite-jit --engine jit --profile llvmlite p.ll");
    }

    #[test]
    fn names_are_short_where_they_can_be() {
        let names = |line: &[&str]| all_of(line).into_iter().map(|c| c.name).collect::<Vec<_>>();
        assert_eq!(names(&["p.ll", "--against", "/usr/bin/lli-22 {}"]), ["compiled", "interpreted", "lli-22"]);
        let two = names(&["p.ll", "--engine", "jit", "--against", "lli -O1 {}", "--against", "lli -O2 {}"]);
        assert_eq!(two, ["compiled", "lli -O1 {}", "lli -O2 {}"]);
    }

    #[test]
    fn a_shell_is_used_only_where_needed() {
        let of = |text: &str| words(text).map(|w| w.join("|"));
        assert_eq!(of("lli {}").as_deref(), Some("lli|{}"));
        assert_eq!(of(r#"a 'b c' "d \" e" f\ g"#).as_deref(), Some(r#"a|b c|d " e|f g"#));
        for text in ["a | b", "a > b", "a && b", "a $X", "X=1 a", "a 'b", "echo *", "a \"$X\""] {
            assert_eq!(of(text), None, "{text}");
        }
        let shell = all_of(&["p q.ll", "--engine", "jit", "--against", "cat {} | wc -l"]);
        assert_eq!(shell[1].arguments, ["-c", "cat 'p q.ll' | wc -l"]);
        let failed = |line: &[&str]| {
            let words = ["llvmlite-jit", "bench", "p.ll"].iter().chain(line).map(OsString::from);
            match parse(words) {
                Ok(Command::Bench(options)) => expand(&options).err(),
                _ => panic!("{line:?} is not a bench"),
            }
        };
        let other = all_of(&["p.ll", "--engine", "jit", "-S", "bash --norc", "--against", "cat {} | wc -l"]);
        assert_eq!((&*other[1].program, &*other[1].arguments[0]), (OsStr::new("bash"), OsStr::new("--norc")));
        assert_eq!(failed(&["-N", "--against", "a b"]), None);
        assert_eq!(
            failed(&["-N", "--against", "a | b"]).as_deref(),
            Some("`a | b` needs a shell, and --shell is `none`")
        );
        let prepared =
            |line: &[&str]| all_of(line).into_iter().map(|one| one.prepare.unwrap_or_default()).collect::<Vec<_>>();
        assert_eq!(prepared(&["p.ll", "-p", "a"]), ["a", "a"]);
        assert_eq!(prepared(&["p.ll", "-p", "a", "-p", "b"]), ["a", "b"]);
        assert!(
            failed(&["-p", "a", "-p", "b", "-p", "c"])
                .is_some_and(|said| said.contains("given 3 times, for 2 commands"))
        );
        let with_arguments =
            |text: &str| all_of(&["p.ll", "--engine", "jit", "--against", text, "--", "5", "a b"])[1].command.clone();
        assert_eq!(with_arguments("./a.sh {} | wc -l"), "./a.sh p.ll 5 'a b' | wc -l");
        assert_eq!(with_arguments("X=1 ./a.sh {}"), "X=1 ./a.sh p.ll 5 'a b'");
        assert_eq!(with_arguments("cd x; ./a.sh {} 2>&1 >y"), "cd x; ./a.sh p.ll 5 'a b' 2>&1 >y");
        assert_eq!(with_arguments("echo '|' {}"), "echo '|' p.ll 5 'a b'");
        assert_eq!(with_arguments("echo x | cat"), "echo x | cat 5 'a b'");
    }

    #[test]
    fn parameters_and_names_are_those_of_the_commands() {
        let line =
            ["p.ll", "-L", "n", "1,2", "-P", "k", "5", "6", "-n", "mine", "--engine", "jit", "--against", "lli {} {k}"];
        let all = all_of(&[&line[..], &["--", "{n}"]].concat());
        let shown: Vec<(&str, &str)> = all.iter().map(|c| (&*c.name, &*c.command)).collect();
        let wanted = [
            ("mine (n=1)", "llvmlite-jit p.ll 1"),
            ("lli (n=1, k=5)", "lli p.ll 5 1"),
            ("lli (n=1, k=6)", "lli p.ll 6 1"),
            ("mine (n=2)", "llvmlite-jit p.ll 2"),
            ("lli (n=2, k=5)", "lli p.ll 5 2"),
            ("lli (n=2, k=6)", "lli p.ll 6 2"),
        ];
        assert_eq!(shown, wanted);
        assert_eq!(all[5].arguments, ["p.ll", "6", "2"]);
        let named = all_of(&["p.ll", "--engine", "jit", "-n", "at {n}", "-L", "n", "7", "--", "{n}"]);
        assert_eq!(named[0].name, "at 7");
        let line = ["p.ll", "--against", "lli {}"];
        let reference = |more: &[&str]| {
            let all = all_of(&[&line[..], more].concat());
            let names: Vec<String> = all.iter().filter(|one| one.is_reference).map(|one| one.name.clone()).collect();
            (all.len(), names.concat())
        };
        assert_eq!(reference(&[]), (3, String::new()));
        assert_eq!(reference(&["--reference", "lli"]), (3, "lli".into()));
        assert_eq!(reference(&["--reference", "interpreted"]), (3, "interpreted".into()));
        assert_eq!(reference(&["--reference", "./native"]), (4, "native".into()));
        assert_eq!(reference(&["--reference", "./native", "--reference-name", "cc"]), (4, "cc".into()));
    }
}
