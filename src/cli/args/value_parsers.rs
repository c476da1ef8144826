//! Parsers of option values: sizes, counts, shards, patterns. Times are parsed by `llvmlite_jit::duration`.

use super::common::JsonTarget;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, Command};
use llvmlite_jit::host::symbols::allow_list;
use llvmlite_jit::opt::{PASSES, Passes};
use llvmlite_jit::value::{parse_value, split_call};
use std::ffi::{OsStr, OsString};

/// One of several parts of a list of files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shard {
    /// Number of the part, from 1.
    pub number: usize,
    /// Number of parts.
    pub count: usize,
}

impl Shard {
    /// Whether the file with the given index, from 0, belongs to the part.
    pub fn has(self, index: usize) -> bool {
        index % self.count + 1 == self.number
    }
}

/// Parses `2/5`.
pub fn shard(text: &str) -> Result<Shard, String> {
    let parts = text.split_once('/').and_then(|(number, count)| Some((number.parse().ok()?, count.parse().ok()?)));
    match parts {
        Some((number, count)) if (1..=count).contains(&number) => Ok(Shard { number, count }),
        Some((number, count)) => Err(format!("there is no part {number} of {count}")),
        None => Err("expected two numbers, such as `1/4`".into()),
    }
}

/// A call as typed, whose arguments may have no types.
#[derive(Clone, Debug)]
pub struct CallSpec {
    /// Whole text.
    pub text: String,
    /// Name of the function without its `@`.
    pub function: String,
    /// Texts of the arguments.
    pub arguments: Vec<String>,
}

/// Parses a call as far as possible without knowledge of the function.
pub fn call(text: &str) -> Result<CallSpec, String> {
    let (function, arguments) = split_call(text)?;
    for argument in &arguments {
        // An argument with neither a type nor brackets is checked against the parameter.
        if argument.is_empty() || argument.contains(char::is_whitespace) && !argument.starts_with(['{', '[']) {
            parse_value(argument)?;
        }
    }
    Ok(CallSpec { text: text.to_string(), function, arguments: arguments.into_iter().map(String::from).collect() })
}

pub fn json_target(text: OsString) -> Result<JsonTarget, String> {
    if text == "-" {
        return Ok(JsonTarget::Descriptor(1));
    }
    match text.to_str().and_then(|t| t.strip_prefix("fd:")) {
        Some(number) => match number.parse() {
            Ok(number) => Ok(JsonTarget::Descriptor(number)),
            Err(_) => Err(format!("`{number}` is not a file descriptor number")),
        },
        None => Ok(JsonTarget::File(text.into())),
    }
}

/// Parser of pass names, which lists them for help and completion.
#[derive(Clone)]
pub struct PassParser;

impl TypedValueParser for PassParser {
    type Value = Passes;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<Passes, clap::Error> {
        let names = PossibleValuesParser::new(PASSES.iter().map(|pass| pass.name));
        let name = names.parse_ref(command, argument, value)?;
        Passes::named(&name).ok_or_else(|| clap::Error::new(ErrorKind::InvalidValue).with_cmd(command))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(PASSES.iter().map(|pass| PossibleValue::new(pass.name).help(pass.summary))))
    }
}

/// Parses a pattern of names.
pub fn pattern(text: &str) -> Result<String, String> {
    let name = |c: char| !c.is_whitespace() && !"@[](){}".contains(c);
    match text.strip_prefix('@') {
        _ if allow_list::GROUPS.contains(&text) => Ok(text.into()),
        Some(_) => Err(format!("the groups are {}; write names without @", allow_list::GROUPS.join(", "))),
        None if !text.is_empty() && text.chars().all(name) => Ok(text.into()),
        None => Err("expected a name, or a pattern with `*` and `?`".into()),
    }
}

/// Minimum and maximum size of a stack in bytes.
const STACKS: std::ops::RangeInclusive<u64> = 64 << 10..=64 << 30;

/// Parses the size of a stack.
pub fn stack_size(text: &str) -> Result<u64, String> {
    match bytes(text)? {
        bytes if STACKS.contains(&bytes) => Ok(bytes),
        _ => Err("a stack must be between 64K and 64G".into()),
    }
}

/// Parses a number with an optional suffix K, M or G, for powers of 1000.
pub fn count(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let factor = match text[digits.len()..].to_ascii_lowercase().as_str() {
        "" => Some(1),
        "k" => Some(1_000),
        "m" => Some(1_000_000),
        "g" => Some(1_000_000_000),
        _ => None,
    };
    let digits = digits.replace('_', "");
    let count = digits.parse::<u64>().ok().zip(factor).and_then(|(n, f)| n.checked_mul(f));
    count.ok_or_else(|| "expected a number such as 5000, 100K, 20M or 1G".into())
}

/// A level of optimization.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptLevel(u8);

impl OptLevel {
    /// The highest level.
    pub const MAX: OptLevel = OptLevel(2);

    /// Returns the level for the JIT.
    pub fn level(self) -> u8 {
        self.0.min(Self::MAX.0)
    }

    /// Whether other compilers have the level, but this one does not.
    pub fn is_too_high(self) -> bool {
        self.0 > Self::MAX.0
    }
}

/// Parses a level of optimization. Level 3 is accepted too, since scripts for other compilers use it.
pub fn opt_level(text: &str) -> Result<OptLevel, String> {
    let level = text.parse().ok().filter(|level| *level <= 3).map(OptLevel);
    level.ok_or_else(|| "the levels are 0, 1 and 2 (the highest)".into())
}

/// Parses a repeat count.
pub fn times(text: &str) -> Result<u64, String> {
    let times = text.parse().ok().filter(|times| (1..=1_000_000).contains(times));
    times.ok_or_else(|| "expected a number from 1 to 1000000".into())
}

/// Parses a repeat count, which may be 0.
pub fn times_or_never(text: &str) -> Result<u64, String> {
    let times = text.parse().ok().filter(|times| *times <= 1_000_000);
    times.ok_or_else(|| "expected a number from 0 to 1000000".into())
}

/// Parses a number of bytes with an optional suffix K, M or G.
pub fn bytes(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let shift = match text[digits.len()..].to_ascii_lowercase().trim_end_matches('b').trim_end_matches('i') {
        "" => Some(0),
        "k" => Some(10),
        "m" => Some(20),
        "g" => Some(30),
        _ => None,
    };
    let bytes = digits.parse::<u64>().ok().zip(shift).and_then(|(n, s)| n.checked_mul(1 << s));
    bytes.ok_or_else(|| "expected a number of bytes such as 65536, 512K, 64M or 1G".into())
}
