//! Damages programs at random and checks that parsing and verifying them ends in time and without a panic.
//!
//! ```text
//! cargo run --features tools --example mutate -- DIR --count 5000 --seed 1 --seconds-each 1 [--keep DIR]
//! ```
//!
//! Takes the `.ll` files below DIR in turn, deletes or changes bytes or tokens (digits, names, types,
//! operators, whole lines), and counts the results of the mutants. Exits with 1 if one panicked or took too
//! long; `--keep` writes those to a directory. The same seed gives the same mutants.

use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::verify::{self, verify};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Xorshift generator: repeatable, and good enough to choose positions.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    fn pick<'a, T: ?Sized>(&mut self, list: &[&'a T]) -> &'a T {
        list[self.below(list.len())]
    }
}

const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i16",
    "i32",
    "i64",
    "i128",
    "float",
    "double",
    "ptr",
    "i8*",
    "i64*",
    "void",
    "{ i64, i8 }",
    "[4 x i32]",
];

const WORDS: &[&str] = &[
    "add",
    "sub",
    "mul",
    "sdiv",
    "udiv",
    "srem",
    "shl",
    "lshr",
    "ashr",
    "and",
    "or",
    "xor",
    "eq",
    "ne",
    "slt",
    "sgt",
    "ult",
    "trunc",
    "zext",
    "sext",
    "bitcast",
    "ptrtoint",
    "inttoptr",
    "fadd",
    "fsub",
    "nsw",
    "nuw",
    "null",
    "undef",
    "poison",
    "true",
    "zeroinitializer",
    "load",
    "store",
    "br",
    "ret",
    "label",
    "phi",
    "select",
    "call",
    "getelementptr",
    "alloca",
];

const BYTES: &[&str] =
    &["(", ")", "{", "}", "[", "]", "<", ">", ",", "=", "*", "%", "@", "!", "\"", ";", "\n", " ", "\0", "é"];

/// Splits a text into runs of name characters with their sigil, and other single characters.
fn tokens(text: &str) -> Vec<std::ops::Range<usize>> {
    let name = |c: char| c.is_ascii_alphanumeric() || "._$-".contains(c);
    let mut list: Vec<std::ops::Range<usize>> = Vec::new();
    let mut joins = false;
    for (at, c) in text.char_indices() {
        match list.last_mut() {
            Some(last) if joins && name(c) => last.end = at + c.len_utf8(),
            _ if !c.is_whitespace() => list.push(at..at + c.len_utf8()),
            _ => {}
        }
        joins = !c.is_whitespace() && (name(c) || matches!(c, '%' | '@' | '!'));
    }
    list
}

/// Changes a text in one place.
fn mutate(text: &str, random: &mut Rng) -> String {
    let tokens = tokens(text);
    if tokens.is_empty() {
        return "x".into();
    }
    let mut out = text.to_string();
    let pick = random.below(tokens.len());
    let at = tokens[pick].clone();
    let token = &text[at.clone()];
    // Another token of the same kind, from anywhere in the text.
    let family = |random: &mut Rng| {
        let sigil = token.chars().next();
        let same: Vec<&str> = tokens.iter().map(|t| &text[t.clone()]).filter(|t| t.chars().next() == sigil).collect();
        random.pick(&same).to_string()
    };
    match random.below(16) {
        // Truncates the text, or deletes a piece.
        0 => out.truncate(at.start),
        1 => {
            let end = tokens[(pick + random.below(8)).min(tokens.len() - 1)].end;
            out.replace_range(at.start..end, "");
        }
        // Lines.
        2 | 3 => {
            let lines: Vec<&str> = text.lines().collect();
            let (from, to) = (random.below(lines.len()), random.below(lines.len()));
            let mut lines: Vec<&str> = lines.clone();
            match random.below(3) {
                0 => drop(lines.remove(from)),
                1 => lines.insert(to, lines[from]),
                _ => lines.swap(from, to),
            }
            out = lines.join("\n");
        }
        // Bytes and brackets.
        4 => out.insert_str(at.start, random.pick(BYTES)),
        5 => out.replace_range(at, random.pick(BYTES)),
        // A digit, in a width, number, index or alignment.
        6..=8 => {
            let digits: Vec<usize> =
                text.bytes().enumerate().filter(|(_, b)| b.is_ascii_digit()).map(|(i, _)| i).collect();
            if !digits.is_empty() {
                let at = digits[random.below(digits.len())];
                let digit = char::from(b'0' + random.below(10) as u8).to_string();
                out.replace_range(at..at + 1, &digit);
            }
        }
        // A name or another token, replaced by one of its kind.
        9..=11 => out.replace_range(at, &family(random)),
        // A type, replaced by another type.
        12 | 13 => {
            let types: Vec<&std::ops::Range<usize>> =
                tokens.iter().filter(|t| TYPES.contains(&&text[(*t).clone()])).collect();
            if !types.is_empty() {
                let at = types[random.below(types.len())].clone();
                out.replace_range(at, random.pick(TYPES));
            }
        }
        // A word, replaced by another word.
        _ => {
            let words: Vec<&std::ops::Range<usize>> =
                tokens.iter().filter(|t| WORDS.contains(&&text[(*t).clone()])).collect();
            if !words.is_empty() {
                let at = words[random.below(words.len())].clone();
                out.replace_range(at, random.pick(WORDS));
            }
        }
    }
    out
}

/// The result of a mutant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    ParseErrors,
    VerifyErrors,
    Clean,
    Panicked,
}

fn check(text: String) -> Fate {
    let result = std::panic::catch_unwind(|| {
        let mut sources = SourceMap::new();
        let Ok(source) = sources.add("mutant.ll", text) else { return Fate::ParseErrors };
        let parsed = parse(&source);
        let refused = parsed.diagnostics.iter().any(|d| d.is_error());
        // A damaged module must not crash the verifier either.
        match (refused, verify(parsed.module, &sources, verify::Options::default())) {
            (true, _) => Fate::ParseErrors,
            (false, Err(_)) => Fate::VerifyErrors,
            (false, Ok(_)) => Fate::Clean,
        }
    });
    result.unwrap_or(Fate::Panicked)
}

fn collect(directory: &Path, list: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory)?.filter_map(|e| Some(e.ok()?.path())).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, list)?;
        } else if path.extension().is_some_and(|e| e == "ll") {
            list.push(path);
        }
    }
    Ok(())
}

fn usage() -> ExitCode {
    eprintln!("usage: mutate DIR [--count N] [--seed N] [--seconds-each N] [--keep DIR]");
    ExitCode::from(2)
}

fn main() -> ExitCode {
    let mut directory = None;
    let (mut count, mut seed, mut seconds, mut keep) = (1000u64, 1u64, 1u64, None::<PathBuf>);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|n| n.parse::<u64>().ok());
        let known = match argument.as_str() {
            "--count" => number().map(|n| count = n),
            "--seed" => number().map(|n| seed = n),
            "--seconds-each" => number().map(|n| seconds = n),
            "--keep" => arguments.next().map(|d| keep = Some(d.into())),
            _ if directory.is_none() && !argument.starts_with('-') => {
                directory = Some(PathBuf::from(&argument));
                Some(())
            }
            _ => None,
        };
        if known.is_none() {
            return usage();
        }
    }
    let Some(directory) = directory else { return usage() };
    let mut paths = Vec::new();
    if let Err(error) = collect(&directory, &mut paths) {
        eprintln!("cannot read {}: {error}", directory.display());
        return ExitCode::from(2);
    }
    let texts: Vec<(PathBuf, String)> =
        paths.into_iter().filter_map(|p| Some((p.clone(), std::fs::read_to_string(p).ok()?))).collect();
    if texts.is_empty() {
        eprintln!("no .ll files below {}", directory.display());
        return ExitCode::from(2);
    }
    // One worker for all mutants. A mutant that takes too long blocks its worker, which is replaced.
    let start_worker = || {
        let (to_worker, work) = mpsc::channel::<String>();
        let (answer, from_worker) = mpsc::channel();
        std::thread::spawn(move || {
            while let Ok(text) = work.recv() {
                if answer.send(check(text)).is_err() {
                    return;
                }
            }
        });
        (to_worker, from_worker)
    };
    let mut worker = start_worker();
    let (mut clean, mut parse_errors, mut verify_errors, mut panics, mut late) = (0u64, 0u64, 0u64, 0u64, 0u64);
    let mut slowest = (Duration::ZERO, 0);
    for n in 0..count {
        let mut random =
            Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(n.wrapping_mul(0xd129_0d3a_4f2b_1c6d)) | 1);
        // The first outputs for small seeds are all alike.
        for _ in 0..8 {
            random.next();
        }
        let (path, original) = &texts[(n % texts.len() as u64) as usize];
        let mut text = mutate(original, &mut random);
        while random.below(4) == 0 {
            text = mutate(&text, &mut random);
        }
        let started = Instant::now();
        let fate = match worker.0.send(text.clone()) {
            Ok(()) => worker.1.recv_timeout(Duration::from_secs(seconds)),
            Err(_) => Err(mpsc::RecvTimeoutError::Disconnected),
        };
        slowest = slowest.max((started.elapsed(), n));
        let problem = match fate {
            Ok(Fate::Clean) => {
                clean += 1;
                None
            }
            Ok(Fate::ParseErrors) => {
                parse_errors += 1;
                None
            }
            Ok(Fate::VerifyErrors) => {
                verify_errors += 1;
                None
            }
            Ok(Fate::Panicked) | Err(mpsc::RecvTimeoutError::Disconnected) => {
                panics += 1;
                Some("panic")
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {
                late += 1;
                Some("over time")
            }
        };
        if let Some(problem) = problem {
            worker = start_worker();
            println!("{problem}: mutant {n} of {} (seed {seed})", path.display());
            if let Some(keep) = &keep {
                let file = keep.join(format!("mutant-{seed}-{n}.ll"));
                if let Err(error) = std::fs::create_dir_all(keep).and_then(|()| std::fs::write(&file, &text)) {
                    eprintln!("cannot write {}: {error}", file.display());
                }
            }
        }
    }
    let share = |n: u64| 100.0 * n as f64 / count.max(1) as f64;
    println!("{count} mutants of {} files, seed {seed}", texts.len());
    println!("  parsed and verified  {clean:7}  {:5.1} %", share(clean));
    println!("  verifier errors      {verify_errors:7}  {:5.1} %", share(verify_errors));
    println!("  parse errors         {parse_errors:7}  {:5.1} %", share(parse_errors));
    println!("  past the parser      {:7}  {:5.1} %", clean + verify_errors, share(clean + verify_errors));
    println!("  panics               {panics:7}");
    println!("  over time            {late:7}");
    println!("  slowest: mutant {} with {:.1} ms", slowest.1, slowest.0.as_secs_f64() * 1e3);
    if panics + late > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
