//! The interface to profilers and debuggers: `--expose`, and `jit::ExposeOptions`.

use llvmlite_jit::jit::{self, ExposeOptions, Jit};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{parse, verify};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

const FAC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/fac.ll");

/// Runs the command in a directory of its own, and returns its process id.
fn run(tool: &str, directory: &Path) -> u32 {
    std::fs::create_dir_all(directory).expect("a directory");
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    command.args(["--expose", tool, "--call", "fac(i64 6)", FAC]).env("JITDUMPDIR", directory).stdout(Stdio::null());
    let mut child = command.spawn().expect("it starts");
    let number = child.id();
    assert!(child.wait().expect("it ends").success());
    number
}

#[test]
fn perf_finds_names_in_its_map() {
    let number = run("perf-map", Path::new(env!("CARGO_TARGET_TMPDIR")));
    let path = format!("/tmp/perf-{number}.map");
    let map = std::fs::read_to_string(&path).expect("the map");
    std::fs::remove_file(&path).expect("it can be removed");
    let rows: Vec<Vec<&str>> = map.lines().map(|line| line.splitn(3, ' ').collect()).collect();
    let names: Vec<&str> = rows.iter().map(|row| row[2]).collect();
    assert_eq!(names, ["fac"], "{map}");
    let hex = |text: &str| u64::from_str_radix(text, 16).expect("digits");
    assert!(hex(rows[0][0]) > 0 && hex(rows[0][1]) > 10, "{map}");
}

#[test]
fn perf_finds_code_and_lines_in_the_dump() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dump");
    let number = run("perf-dump", &directory);
    let path = directory.join(format!("jit-{number}.dump"));
    let dump = std::fs::read(&path).expect("the dump");
    std::fs::remove_file(&path).expect("it can be removed");
    let word = |at: usize| u32::from_le_bytes(dump[at..at + 4].try_into().expect("four bytes"));
    let long = |at: usize| u64::from_le_bytes(dump[at..at + 8].try_into().expect("eight bytes"));
    // Magic number, version, header size, machine; process id.
    assert_eq!([0, 4, 8, 12, 20].map(word), [0x4a69_5444, 1, 40, 62, number]);
    let mut at = 40;
    let mut kinds = Vec::new();
    while at < dump.len() {
        let (kind, size) = (word(at), word(at + 4) as usize);
        let body = at + 16;
        match kind {
            2 => {
                // The lines with statements of `fac`, its header's line first; each with a zero-terminated file name.
                let (mut entry, count) = (body + 16, long(body + 8));
                let mut lines = Vec::new();
                for _ in 0..count {
                    lines.push(word(entry + 8));
                    let name = &dump[entry + 16..];
                    let end = name.iter().position(|byte| *byte == 0).expect("an end");
                    assert_eq!(&name[..end], FAC.as_bytes());
                    entry += 16 + end + 1;
                }
                assert_eq!(entry, at + size, "the record ends with its lines");
                assert_eq!(lines[0], 2);
                assert!(lines.contains(&11) && lines.iter().all(|line| (2..=11).contains(line)), "{lines:?}");
            }
            0 => {
                assert_eq!(word(body), number);
                assert_eq!((long(body + 8), long(body + 32)), (long(body + 16), 0), "addresses, number");
                let code = size - (16 + 40 + "fac\0".len());
                assert_eq!(long(body + 24), code as u64);
                assert_eq!(&dump[body + 40..body + 44], b"fac\0");
                // push %rbp; mov %rsp,%rbp
                assert_eq!(&dump[body + 44..body + 48], [0x55, 0x48, 0x89, 0xe5]);
            }
            other => panic!("a record of kind {other}"),
        }
        kinds.push(kind);
        at += size;
    }
    assert_eq!((at, kinds), (dump.len(), vec![2, 0]), "lines come before their code");
}

/// gdb's JIT interface, as in its manual.
#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *const Entry,
    first: *const Entry,
}

#[repr(C)]
struct Entry {
    next: *const Entry,
    previous: *const Entry,
    file: *const u8,
    size: u64,
}

unsafe extern "C" {
    static __jit_debug_descriptor: Descriptor;
}

/// Returns the object files that a debugger currently sees.
fn seen() -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    // SAFETY: entries live until their engine is dropped, and the only test of this program that creates engines does
    // not run concurrently.
    unsafe {
        let descriptor = std::ptr::read_volatile(&raw const __jit_debug_descriptor);
        assert_eq!((descriptor.version, descriptor.action, descriptor.relevant.is_null()), (1, 0, true));
        let (mut entry, mut before) = (descriptor.first, std::ptr::null());
        while !entry.is_null() {
            assert_eq!((*entry).previous, before);
            found.push(std::slice::from_raw_parts((*entry).file, (*entry).size as usize).to_vec());
            (before, entry) = (entry, (*entry).next);
        }
    }
    found
}

/// Returns the sections of an object file: name, address, size, and content in the file.
fn sections(file: &[u8]) -> Vec<(String, u64, u64, Vec<u8>)> {
    let word = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes")) as usize;
    let half = |at: usize| u16::from_le_bytes(file[at..at + 2].try_into().expect("two bytes")) as usize;
    let long = |at: usize| u64::from_le_bytes(file[at..at + 8].try_into().expect("eight bytes"));
    assert_eq!(&file[..7], b"\x7fELF\x02\x01\x01");
    let (table, count, names) = (long(40) as usize, half(60), half(62));
    assert_eq!(file.len(), table + 64 * count);
    let content = |n: usize| {
        let at = table + 64 * n;
        let (from, size) = (long(at + 24) as usize, long(at + 32) as usize);
        // A NOBITS section has no content in the file.
        if word(at + 4) == 8 { Vec::new() } else { file[from..from + size].to_vec() }
    };
    let names = content(names);
    let sections = (1..count).map(|n| {
        let at = table + 64 * n;
        let name = names[word(at)..].split(|byte| *byte == 0).next().unwrap_or_default();
        (String::from_utf8_lossy(name).into_owned(), long(at + 16), long(at + 32), content(n))
    });
    sections.collect()
}

#[test]
fn a_debugger_sees_engines_as_long_as_they_live() {
    let text = "define i64 @twice(i64 %n) noinline {
  %x = add i64 %n, %n
  ret i64 %x
}
define i64 @f(i64 %n) {
  %x = call i64 @twice(i64 %n)
  ret i64 %x
}";
    let mut sources = SourceMap::new();
    let source = sources.add("twice.ll", text).expect("a small text");
    let checked = verify::verify(parse::parse(&source).module, &sources, Default::default()).expect("a sound module");
    let checked = Arc::new(checked);
    let f = checked.module().find("f").expect("the function");
    let expose = Some(ExposeOptions { gdb: true, sources, ..Default::default() });
    let options = jit::Options { expose, ..Default::default() };
    assert!(seen().is_empty());
    // SAFETY: the program is this test's own.
    let new = || unsafe { Jit::new(checked.clone(), &[f], options.clone()) }.expect("it can be compiled");
    let (first, second) = (new(), new());
    let files = seen();
    assert_eq!(files.len(), 2);
    let found = sections(&files[0]);
    let names: Vec<&str> = found.iter().map(|section| section.0.as_str()).collect();
    for name in [".text", ".eh_frame", ".symtab", ".strtab", ".debug_info", ".debug_abbrev", ".debug_line"] {
        let section = found.iter().find(|section| section.0 == name);
        assert!(section.is_some_and(|section| section.2 > 0), "{name} in {names:?}");
    }
    let of = |name: &str| found.iter().find(|section| section.0 == name).expect("the section");
    let (text, symbols, strings) = (of(".text"), &of(".symtab").3, &of(".strtab").3);
    let mut functions = Vec::new();
    for symbol in symbols.chunks_exact(24).skip(1) {
        let long = |at: usize| u64::from_le_bytes(symbol[at..at + 8].try_into().expect("eight bytes"));
        let name = u32::from_le_bytes(symbol[..4].try_into().expect("four bytes")) as usize;
        let name = strings[name..].split(|byte| *byte == 0).next().unwrap_or_default();
        functions.push(String::from_utf8_lossy(name).into_owned());
        let (start, size) = (long(8), long(16));
        assert!(text.1 <= start && start + size <= text.1 + text.2, "{functions:?} is within the code");
    }
    functions.sort();
    assert_eq!(functions, ["f", "twice"]);
    assert!(of(".debug_line").3.windows(9).any(|window| window == b"twice.ll\0"));
    drop(first);
    assert_eq!(seen(), files[..1]);
    drop(second);
    assert!(seen().is_empty());
}
