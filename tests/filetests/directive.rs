//! The directives of a file, read from its comments.

use super::coverage::Row;
use super::execute::Engine;
use llvmlite_jit::diagnostic::Severity;
use llvmlite_jit::outcome::TrapKind;
use llvmlite_jit::value::{parse_call, parse_value};

/// Everything a file says about itself.
#[derive(Default, Debug)]
pub struct File {
    pub runs: Vec<Run>,
    pub args: Option<Vec<String>>,
    pub exit: Option<u8>,
    pub stdout: Option<Vec<u8>>,
    pub stderr: Option<Vec<u8>>,
    pub traps: Vec<Trap>,
    pub findings: Vec<Finding>,
    pub flags: Vec<String>,
    /// Files beside this one that are linked with it.
    pub links: Vec<String>,
    /// C files beside this one that become shared libraries.
    pub loads: Vec<String>,
    /// Libraries of the machine without which it is ignored.
    pub needs: Vec<String>,
    /// Whether other files link it, so that it is no test itself.
    pub part: bool,
    pub covers: Vec<Row>,
}

/// `; run: @fac(i64 6) == i64 720`
#[derive(Debug)]
pub struct Run {
    pub line: usize,
    pub call: String,
    /// The result as `Value::display` writes it.
    pub expected: String,
}

/// `; trap: null pointer`
#[derive(Debug)]
pub struct Trap {
    pub line: usize,
    /// None: both.
    pub engine: Option<Engine>,
    /// None: the program is not run on this engine.
    pub kind: Option<TrapKind>,
    /// Whether it happens in a function of the host, which is cut off.
    pub in_host: bool,
}

/// `; error: 3 E0201 text`, `; warn: …`; the text may be empty
#[derive(Debug)]
pub struct Finding {
    pub severity: Severity,
    pub line: usize,
    pub column: usize,
    pub code: String,
    pub text: String,
}

impl File {
    /// Reads all directives; `Err` names the line of the first that is wrong.
    pub fn parse(text: &str) -> Result<File, String> {
        let mut file = File::default();
        for (n, line) in text.lines().enumerate() {
            let Some(at) = comment(line) else { continue };
            let alone = line[..at].trim().is_empty();
            file.comment(n + 1, &line[at..], alone).map_err(|error| format!("line {}: {error}", n + 1))?;
        }
        file.sound().map(|()| file)
    }

    /// Whether the program is run: whether anything is said about its end or output.
    pub fn runs_program(&self) -> bool {
        self.exit.is_some() || self.stdout.is_some() || self.stderr.is_some() || !self.traps.is_empty()
    }

    /// Whether anything of it runs.
    pub fn runs_anything(&self) -> bool {
        !self.runs.is_empty() || self.runs_program()
    }

    /// Whether the text is refused.
    pub fn is_refused(&self) -> bool {
        self.findings.iter().any(|f| f.severity == Severity::Error)
    }

    /// The fault the program ends at on an engine; none if it ends normally.
    pub fn trap(&self, engine: Engine) -> Option<&Trap> {
        let own = self.traps.iter().find(|t| t.engine == Some(engine));
        own.or_else(|| self.traps.iter().find(|t| t.engine.is_none()))
    }

    fn comment(&mut self, line: usize, comment: &str, alone: bool) -> Result<(), String> {
        let mut rest = comment;
        while let Some((word, after)) = directive(rest) {
            let (name, at, engine) = parts(word)?;
            // Those at the end of a line may stand in a row; those on a line of their own take all of it.
            let (value, next) = match name {
                "trap" | "error" | "warn" => split(after),
                _ => (after, ""),
            };
            let value = value.trim();
            if engine.is_some() && name != "trap" || at.is_some() && !matches!(name, "error" | "warn") {
                return Err(format!("`{word}:` is not a form of `{name}:`"));
            }
            match name {
                "trap" if alone => return Err("`trap:` stands at the end of the line of the instruction".into()),
                "trap" => {
                    let (kind, in_host) = trap_kind(value)?;
                    self.traps.push(Trap { line, engine, kind, in_host });
                }
                "error" | "warn" => {
                    if alone && at.is_none() {
                        return Err(format!("`{name}:` stands at the end of the line; elsewhere write `{name}@LINE:`"));
                    }
                    let severity = if name == "error" { Severity::Error } else { Severity::Warning };
                    self.findings.push(finding(severity, at.unwrap_or(line), value)?);
                }
                _ if !alone => return Err(format!("`{name}:` stands on a line of its own")),
                "run" => self.runs.push(run(line, value)?),
                "args" => once(&mut self.args, words(value)?, name)?,
                "exit" => once(&mut self.exit, value.parse().map_err(|_| "an exit status is 0 to 255")?, name)?,
                "stdout" => once(&mut self.stdout, string(value)?, name)?,
                "stderr" => once(&mut self.stderr, string(value)?, name)?,
                "flags" => self.flags.extend(words(value)?),
                "link" => self.links.extend(words(value)?),
                "load" => self.loads.extend(words(value)?),
                "needs" => self.needs.extend(words(value)?),
                "part" if value.is_empty() => self.part = true,
                "covers" => {
                    let rows = value.split_whitespace().map(|row| row.parse());
                    self.covers.extend(rows.collect::<Result<Vec<Row>, String>>()?);
                }
                _ => return Err(format!("unknown directive `{word}:`")),
            }
            rest = next;
        }
        Ok(())
    }

    /// What the directives must say together.
    fn sound(&self) -> Result<(), String> {
        let runs = self.runs_anything();
        if self.part {
            let whole =
                self.exit.is_some() || !self.runs.is_empty() || !self.links.is_empty() || !self.loads.is_empty();
            return if whole { Err("a `part:` is no test itself".into()) } else { Ok(()) };
        }
        if !runs && self.findings.is_empty() && self.links.is_empty() {
            return Err("a file without a directive tests nothing".into());
        }
        if runs && self.is_refused() {
            return Err("a file with an `error:` is refused: nothing of it can run".into());
        }
        if self.args.is_some() && !self.runs_program() {
            return Err("`args:` needs one of `exit:`, `stdout:`, `stderr:` or `trap:`".into());
        }
        for engine in Engine::BOTH {
            let own = self.traps.iter().filter(|t| t.engine == Some(engine)).count();
            let general = self.traps.iter().filter(|t| t.engine.is_none()).count();
            if own > 1 || general > 1 {
                return Err("a program ends once: there is more than one `trap:` for an engine".into());
            }
            let normal = self.exit.is_some() || self.stdout.is_some() || self.stderr.is_some();
            if own + general == 0 && !self.traps.is_empty() && !normal {
                return Err(format!("say how it ends on the other engine: `trap({}): …` or `none`", engine.name()));
            }
            if self.exit.is_some() && general > 0 {
                return Err("a program that ends at a `trap:` has no exit status of its own".into());
            }
        }
        Ok(())
    }
}

/// Where the comment of a line starts; a `;` inside a string is none, unless the string is not closed in this line.
fn comment(line: &str) -> Option<usize> {
    let mut open = None;
    for (at, c) in line.char_indices() {
        match (c, open) {
            ('"', None) => open = Some(at),
            ('"', Some(_)) => open = None,
            (';', None) => return Some(at),
            _ => {}
        }
    }
    let start = open?;
    line[start..].find(';').map(|at| start + at)
}

/// The word of a directive and what follows its colon, if the text is `; word: …`, `; word@9: …` or `; word(x): …`.
fn directive(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix(';')?.trim_start_matches([';', ' ', '\t']);
    let (word, after) = text.split_once(':')?;
    let name = word.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(word.len());
    let tail = &word[name..];
    let known = tail.is_empty() || tail.starts_with(['@', '(']) && !tail.contains(char::is_whitespace);
    (name > 0 && known && (after.is_empty() || after.starts_with(' '))).then_some((word, after))
}

type Word<'a> = (&'a str, Option<usize>, Option<Engine>);

/// The parts of `word`, `word@LINE` and `word(engine)`.
fn parts(word: &str) -> Result<Word<'_>, String> {
    if let Some((name, line)) = word.split_once('@') {
        let line = line.parse().map_err(|_| format!("`{line}` is not a line number"))?;
        return Ok((name, Some(line), None));
    }
    if let Some((name, engine)) = word.split_once('(') {
        let engine = engine.strip_suffix(')').and_then(Engine::from_name);
        return engine.map(|e| (name, None, Some(e))).ok_or_else(|| format!("unknown directive `{word}:`"));
    }
    Ok((word, None, None))
}

/// Splits before the next `; trap…`, `; error…` or `; warn…`.
fn split(text: &str) -> (&str, &str) {
    let next = text.match_indices(';').map(|(at, _)| at).find(|at| {
        directive(&text[*at..]).is_some_and(|(word, _)| ["trap", "error", "warn"].iter().any(|w| word.starts_with(w)))
    });
    text.split_at(next.unwrap_or(text.len()))
}

fn once<T>(slot: &mut Option<T>, value: T, name: &str) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("a second `{name}:`")),
    }
}

/// `KIND`, `host fault: KIND` or `none`.
fn trap_kind(text: &str) -> Result<(Option<TrapKind>, bool), String> {
    if text == "none" {
        return Ok((None, false));
    }
    let (kind, in_host) = match text.strip_prefix("host fault: ") {
        Some(kind) => (kind, true),
        None => (text, false),
    };
    match TrapKind::from_text(kind) {
        Some(kind) => Ok((Some(kind), in_host)),
        None => Err(format!("`{kind}` is no kind of fault")),
    }
}

fn run(line: usize, text: &str) -> Result<Run, String> {
    let (call, expected) = text.rsplit_once("==").ok_or("expected `@name(arguments) == result`")?;
    let (call, expected) = (call.trim().to_string(), expected.trim());
    parse_call(&call)?;
    // Aggregates have no reader: they are compared as written.
    let expected = if expected.starts_with('{') { expected.into() } else { parse_value(expected)?.display() };
    Ok(Run { line, call, expected })
}

fn finding(severity: Severity, line: usize, text: &str) -> Result<Finding, String> {
    let mut parts = text.splitn(3, ' ');
    let (column, code, text) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    let column = column.parse().map_err(|_| format!("expected `COLUMN CODE text`, found `{column}`"))?;
    // Options can make errors of warnings, never the other way round.
    let letter = code.starts_with('W') || code.starts_with('E') && severity == Severity::Error;
    if !letter || code.len() != 5 || !code[1..].bytes().all(|b| b.is_ascii_digit()) {
        return Err(format!("`{code}` is not a code such as E0201 or W0101"));
    }
    Ok(Finding { severity, line, column, code: code.into(), text: text.trim().into() })
}

/// Words between spaces; a word in quotes may hold spaces and escapes.
fn words(text: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (word, after) = match rest.strip_prefix('"') {
            Some(_) => {
                let (bytes, after) = quoted(rest)?;
                (String::from_utf8(bytes).map_err(|_| "an argument must be UTF-8")?, after)
            }
            None => {
                let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
                (rest[..end].to_string(), &rest[end..])
            }
        };
        words.push(word);
        rest = after.trim_start();
    }
    Ok(words)
}

/// A whole value in quotes.
fn string(text: &str) -> Result<Vec<u8>, String> {
    match quoted(text)? {
        (bytes, "") => Ok(bytes),
        (_, after) => Err(format!("`{after}` after the closing quote")),
    }
}

/// The bytes between quotes at the start of a text, and what follows.
fn quoted(text: &str) -> Result<(Vec<u8>, &str), String> {
    let mut rest = text.strip_prefix('"').ok_or("expected a text in quotes")?;
    let mut bytes = Vec::new();
    loop {
        let c = rest.chars().next().ok_or("the closing quote is missing")?;
        rest = &rest[c.len_utf8()..];
        match c {
            '"' => return Ok((bytes, rest)),
            '\\' => {
                let (escape, after) = rest.split_at_checked(1).ok_or("the closing quote is missing")?;
                rest = after;
                bytes.push(match escape {
                    "n" => b'\n',
                    "t" => b'\t',
                    "\\" => b'\\',
                    "\"" => b'"',
                    "x" => {
                        let (digits, after) = rest.split_at_checked(2).ok_or("\\x needs two digits")?;
                        rest = after;
                        u8::from_str_radix(digits, 16).map_err(|_| format!("\\x{digits} is not a byte"))?
                    }
                    _ => return Err(format!("unknown escape \\{escape}")),
                });
            }
            c => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
}
