//! The program's variables as a child reports them: one JSON document per line, of which the first has
//! symbols and addresses.

use llvmlite_jit::engine::Engine;
use llvmlite_jit::engine::observe::{PointerTarget, VariableContent};
use llvmlite_jit::ir::{GlobalId, Module};
use llvmlite_jit::source::SourceMap;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::ops::Range;
use std::path::Path;

/// Number of bytes written together; chunks of zeros are omitted.
const CHUNK: usize = 4096;

/// Writes the observations of an engine.
pub fn write(engine: &dyn Engine, module: &Module, sources: &SourceMap, path: &Path) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let numbers: HashMap<GlobalId, usize> = module.globals.keys().enumerate().map(|(n, id)| (id, n)).collect();
    let symbol = |s: &llvmlite_jit::engine::observe::GlobalSymbol| {
        let global = &module.globals[s.id];
        json!([numbers[&s.id], global.name.to_string(), s.address, s.size, s.function, sources.place(global.span)])
    };
    let symbols: Vec<Value> = engine.symbols().iter().map(symbol).collect();
    writeln!(file, "{}", json!({"symbols": symbols, "ranges": ranges()}))?;
    for (id, global) in module.globals.iter() {
        let Some(content) = engine.content(id) else { continue };
        let name = global.name.to_string();
        writeln!(file, "{}", variable(numbers[&id], &name, &sources.place(global.span), &content, &numbers))?;
    }
    file.flush()
}

fn variable(
    number: usize,
    name: &str,
    place: &str,
    content: &VariableContent,
    numbers: &HashMap<GlobalId, usize>,
) -> Value {
    let chunks = content.bytes.chunks(CHUNK).enumerate().filter(|(_, bytes)| bytes.iter().any(|b| *b != 0));
    let hex = |bytes: &[u8]| bytes.iter().map(|b| format!("{b:02x}")).collect::<String>();
    let chunks: Vec<Value> = chunks.map(|(n, bytes)| json!([n * CHUNK, hex(bytes)])).collect();
    let undefined: Vec<Value> = content.undefined.iter().map(|(r, mask)| json!([r.start, r.end, mask])).collect();
    let pointer = |p: &llvmlite_jit::engine::observe::StoredPointer| match p.target {
        PointerTarget::Symbol(id, offset) => json!([p.offset, numbers.get(&id), offset]),
        PointerTarget::Stack => json!([p.offset, "stack"]),
        PointerTarget::Elsewhere => json!([p.offset, "elsewhere"]),
    };
    let pointers: Vec<Value> = content.pointers.iter().map(pointer).collect();
    let distances: Vec<Value> = content.distances.iter().map(|r| json!([r.start, r.end])).collect();
    json!({"id": number, "name": name, "place": place, "size": content.bytes.len(), "chunks": chunks,
           "undefined": undefined, "pointers": pointers, "distances": distances})
}

/// Returns the address ranges of this process's mappings.
fn ranges() -> Vec<[u64; 2]> {
    let text = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let mut all: Vec<[u64; 2]> = Vec::new();
    for line in text.lines() {
        let range = line.split(' ').next().and_then(|r| r.split_once('-'));
        let number = |n: &str| u64::from_str_radix(n, 16).ok();
        let Some((Some(start), Some(end))) = range.map(|(a, b)| (number(a), number(b))) else { continue };
        match all.last_mut() {
            Some(last) if last[1] == start => last[1] = end,
            _ => all.push([start, end]),
        }
    }
    all
}

/// A child's report, read line by line.
pub struct Observed {
    /// Symbols by number.
    pub symbols: HashMap<u64, Symbol>,
    /// Numbers of the symbols, by ascending address.
    by_address: Vec<u64>,
    ranges: Vec<Range<u64>>,
    lines: std::io::Lines<BufReader<File>>,
}

/// A function or a variable.
pub struct Symbol {
    /// Name as in the text, without the `@`.
    pub name: String,
    /// Address in the child.
    pub address: u64,
    /// Size in bytes, for variables.
    pub size: u64,
    /// Location in the text.
    pub place: String,
}

/// A variable.
#[derive(Debug)]
pub struct Variable {
    /// Number of its symbol.
    pub id: u64,
    /// Name as in the text.
    pub name: String,
    /// Location in the text.
    pub place: String,
    /// Final content.
    pub bytes: Vec<u8>,
    /// Ranges of bytes with undefined bits, each with the mask of these bits in every byte.
    pub undefined: Vec<(Range<u64>, u8)>,
    /// Offsets of pointers, and their targets.
    pub pointers: Vec<(u64, Points)>,
    /// Ranges of numbers derived from addresses before the program ran, and unchanged since.
    pub distances: Vec<Range<u64>>,
}

/// The target of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// Number of a symbol, and an offset in bytes.
    Symbol(u64, u64),
    /// The stack.
    Stack,
    /// Other memory, or none.
    Elsewhere,
}

impl Observed {
    /// Opens the report of a child; `None` if the child has not written one.
    pub fn open(path: &Path) -> Option<Observed> {
        let mut lines = BufReader::new(File::open(path).ok()?).lines();
        let first: Value = serde_json::from_str(&lines.next()?.ok()?).ok()?;
        let symbol = |s: &Value| {
            let text = |n: usize| s[n].as_str().unwrap_or("").to_string();
            let (address, size) = (s[2].as_u64()?, s[3].as_u64()?);
            Some((s[0].as_u64()?, Symbol { name: text(1), address, size, place: text(5) }))
        };
        let symbols: HashMap<u64, Symbol> = first["symbols"].as_array()?.iter().filter_map(symbol).collect();
        let mut by_address: Vec<u64> = symbols.keys().copied().filter(|n| symbols[n].address != 0).collect();
        by_address.sort_by_key(|n| (symbols[n].address, symbols[n].size, std::cmp::Reverse(*n)));
        let range = |r: &Value| Some(r[0].as_u64()?..r[1].as_u64()?);
        let ranges = first["ranges"].as_array()?.iter().filter_map(range).collect();
        Some(Observed { symbols, by_address, ranges, lines })
    }

    /// Returns the next variable.
    pub fn next(&mut self) -> Option<Variable> {
        let line: Value = serde_json::from_str(&self.lines.next()?.ok()?).ok()?;
        let mut bytes = vec![0; line["size"].as_u64()? as usize];
        for chunk in line["chunks"].as_array()? {
            let (at, hex) = (chunk[0].as_u64()? as usize, chunk[1].as_str()?.as_bytes());
            for (n, pair) in hex.chunks_exact(2).enumerate() {
                let byte = std::str::from_utf8(pair).ok().and_then(|t| u8::from_str_radix(t, 16).ok())?;
                *bytes.get_mut(at + n)? = byte;
            }
        }
        let undefined = |u: &Value| Some((u[0].as_u64()?..u[1].as_u64()?, u[2].as_u64()? as u8));
        let pointer = |p: &Value| {
            let points = match (&p[1], p[2].as_u64()) {
                (Value::Number(n), Some(offset)) => Points::Symbol(n.as_u64()?, offset),
                (kind, _) if kind == "stack" => Points::Stack,
                _ => Points::Elsewhere,
            };
            Some((p[0].as_u64()?, points))
        };
        let range = |r: &Value| Some(r[0].as_u64()?..r[1].as_u64()?);
        Some(Variable {
            id: line["id"].as_u64()?,
            name: line["name"].as_str()?.into(),
            place: line["place"].as_str()?.into(),
            bytes,
            undefined: line["undefined"].as_array()?.iter().filter_map(undefined).collect(),
            pointers: line["pointers"].as_array()?.iter().filter_map(pointer).collect(),
            distances: line["distances"].as_array()?.iter().filter_map(range).collect(),
        })
    }

    /// Returns the symbols at an address with offsets: first those that start there, then those that contain
    /// it or end there.
    pub fn at(&self, address: u64) -> impl Iterator<Item = (u64, u64)> + '_ {
        let end = self.by_address.partition_point(|n| self.symbols[n].address <= address);
        let inside = move |n: &u64| {
            let symbol = &self.symbols[n];
            let offset = address - symbol.address;
            (offset <= symbol.size).then_some((*n, offset))
        };
        self.by_address[..end].iter().rev().take(8).filter_map(inside)
    }

    /// Whether a word may be an address, with up to 3 tag bits at its low end.
    pub fn is_address(&self, word: u64) -> bool {
        self.ranges.iter().any(|r| r.contains(&(word & !7)))
    }
}

/// Whether two pointers, one of each child, have the same target; `None` if that cannot be decided.
pub fn same(one: (&Observed, u64, Option<Points>), other: (&Observed, u64, Option<Points>)) -> Option<bool> {
    let ((a, word_a, points_a), (b, word_b, points_b)) = (one, other);
    if word_a == 0 || word_b == 0 {
        return Some(word_a == word_b);
    }
    let moved = |n: u64, offset: u64| a.symbols.get(&n).map(|s| s.address.wrapping_add(offset) == word_a);
    if let Some(Points::Symbol(n, offset)) = points_b
        && let Some(same) = moved(n, offset)
    {
        return Some(same);
    }
    if points_b.is_none() || matches!(points_b, Some(Points::Symbol(..))) {
        let mut known = false;
        for (n, offset) in b.at(word_b) {
            known = true;
            if moved(n, offset) == Some(true) {
                return Some(true);
            }
        }
        if known {
            return Some(false);
        }
    }
    match (points_a, points_b) {
        (Some(Points::Symbol(..)), Some(_)) => Some(false),
        (Some(a), Some(b)) if a != b => Some(false),
        _ => None,
    }
}
