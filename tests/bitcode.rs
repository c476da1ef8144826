//! Bitcode: each file in `tests/bitcode` is the same module as the text beside it, and runs on both engines as stated
//! there. With any of its bytes changed, a file is read or refused. A text written by `bitcode/writer.rs` is read as
//! the same module.

#[allow(dead_code, reason = "tests/reader_memory.rs uses the rest")]
pub mod bitstream_writer;
mod handmade_records;
mod writer;

use llvmlite_jit::bitcode;
use llvmlite_jit::bitcode::bitstream::{Block, BlockInfos, Entry, Record};
use llvmlite_jit::bitcode::codes::{self, BLOCKINFO, BLOCKS, Handling};
use llvmlite_jit::directive::TestFile;
use llvmlite_jit::ir::print;
use llvmlite_jit::ir::use_lists::enter_directives;
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn files() -> Vec<PathBuf> {
    fixtures("tests/bitcode")
}

/// Returns the binary files in a directory of the project.
pub fn fixtures(directory: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join(directory);
    let entries = std::fs::read_dir(directory).expect("the directory is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "bc"));
    files.sort();
    assert!(files.len() > 5, "{} files", files.len());
    files
}

fn bytes(path: &Path) -> Vec<u8> {
    std::fs::read(path).expect("a file that can be read")
}

/// Compares the module of a file with that of the text beside it.
#[test]
fn a_file_is_what_the_text_beside_it_is() {
    for path in files() {
        let mut modules = bitcode::read(&bytes(&path)).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()));
        assert_eq!(modules.len(), 1, "{}", path.display());
        enter_directives(&mut modules[0]);
        let text = std::fs::read_to_string(path.with_extension("ll")).expect("a text beside it");
        let mut sources = SourceMap::new();
        let parsed = parse(&sources.add("text", text).expect("a short text"));
        assert!(parsed.diagnostics.is_empty(), "{}: {:?}", path.display(), parsed.diagnostics);
        let (is, wanted) = (print::module(&modules[0]), print::module(&parsed.module));
        let different = is.lines().zip(wanted.lines()).find(|(a, b)| a != b);
        assert!(is == wanted, "{}: {different:?}", path.display());
    }
}

/// Compares the exit status of a file on both engines with the directive of the text beside it.
#[test]
fn a_file_runs_as_the_text_beside_it_says() {
    let mut run = 0;
    for path in files() {
        let text = std::fs::read_to_string(path.with_extension("ll")).expect("a text beside it");
        let Some(wanted) = TestFile::parse(&text).ok().and_then(|file| file.program.exit) else { continue };
        for engine in ["jit", "interp"] {
            let status = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
                .args(["run", "--engine", engine])
                .arg(&path)
                .output()
                .expect("the command starts");
            let report = String::from_utf8_lossy(&status.stderr);
            assert_eq!(status.status.code(), Some(i32::from(wanted)), "{} {engine}:\n{report}", path.display());
        }
        run += 1;
    }
    assert!(run > 2, "{run} files say what comes of them");
}

/// Truncates each file anywhere, and flips any bit at positions spread over it: the result is read or
/// refused, and a refusal has a location.
#[test]
fn a_changed_file_is_read_or_refused() {
    let mut codes = BTreeSet::new();
    let (mut read, mut refused) = (0, 0);
    for path in files() {
        let whole = bytes(&path);
        let steps = (whole.len() / 150).max(1);
        let cut = (0..whole.len()).step_by(steps).map(|length| whole[..length].to_vec());
        let turned = (4..whole.len()).step_by(steps).map(|at| {
            let mut changed = whole.clone();
            changed[at] ^= 1 << (at % 8);
            changed
        });
        for changed in cut.chain(turned) {
            match bitcode::read(&changed) {
                Ok(modules) => {
                    read += 1;
                    // A module that was read can be printed.
                    modules.iter().for_each(|module| assert!(print::module(module).len() > 1));
                }
                Err(error) => {
                    refused += 1;
                    codes.insert(error.code);
                    assert!(!error.message.is_empty());
                }
            }
        }
    }
    // E1106 is an error of the writer.
    let known: BTreeSet<&str> = bitcode::CODES.iter().map(|(code, _)| *code).filter(|code| *code != "E1106").collect();
    assert_eq!(codes, known, "each code is met");
    assert!(read > 100 && refused > 100, "{read} read, {refused} refused");
}

/// Reads modules made of records that occur in no file, and compares them with their texts.
#[test]
fn written_bitcode_has_the_same_text() {
    let mut wrong = String::new();
    for written in handmade_records::all() {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.bc", written.name));
        std::fs::write(&path, &written.bytes).expect("the file can be written");
        match bitcode::read(&written.bytes) {
            Ok(modules) => {
                let text = print::module(&modules[0]);
                if text.trim() != written.text.trim() {
                    wrong += &format!("{} ({}):\n{text}\n", written.name, path.display());
                }
            }
            Err(error) => wrong += &format!("{} ({}): {error:?}\n", written.name, path.display()),
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Refuses block numbers from the first invalid one up to those beyond the range of an index.
#[test]
fn a_block_that_is_not_there_is_refused() {
    for number in [1, u64::from(u32::MAX) - 1, u64::from(u32::MAX), u64::from(u32::MAX) + 1, u64::MAX - 1, u64::MAX] {
        for (n, bytes) in handmade_records::naming_block(number).iter().enumerate() {
            let Err(error) = bitcode::read(bytes) else { panic!("{n} of block {number} was read") };
            assert!(matches!(error.code, "E1102" | "E1103"), "{n} {number}: {error:?}");
        }
    }
    for (n, bytes) in handmade_records::naming_block(0).iter().enumerate() {
        assert_eq!(bitcode::read(bytes).map(|modules| modules.len()).map_err(|error| format!("{n}: {error:?}")), Ok(1));
    }
}

/// Refuses numbers of nodes up to those beyond the range of an index.
#[test]
fn a_scope_that_is_not_there_is_refused() {
    for scope in [1, u64::from(u32::MAX) - 1, u64::from(u32::MAX), u64::MAX - 1, u64::MAX] {
        let Err(error) = bitcode::read(&handmade_records::located(scope)) else { panic!("scope {scope} was read") };
        assert_eq!(error.code, "E1103", "{scope}: {error:?}");
    }
}

/// A few bytes cannot demand a large amount of text.
#[test]
fn text_of_metadata_is_bounded() {
    let error = bitcode::read(&handmade_records::repeated()).expect_err("more than a gigabyte");
    assert!(error.code == "E1102" && error.message.contains("more than the file's size"), "{error:?}");
}

/// Every record in the table as read occurs in a file or in a generated module, and is in the table once. A record
/// listed as ignored has no effect; one listed as refused is refused, as is every unlisted instruction, type or
/// constant.
#[test]
fn every_record_is_read_ignored_or_refused() {
    let mut met = BTreeMap::new();
    for path in files() {
        let file = path.file_name().expect("a name").to_string_lossy();
        let whole = bytes(&path);
        // A wrapper has its length before the stream. The content of an object file occurs in another file too.
        let stream = match &whole[..2] {
            b"BC" => &whole[..],
            b"\x7fE" => continue,
            _ => {
                let length = u32::from_le_bytes(whole[12..16].try_into().expect("four bytes")) as usize;
                &whole[20..20 + length]
            }
        };
        let stream = &stream[..stream.len() / 4 * 4];
        collect(Block::stream(stream), &mut BlockInfos::default(), &mut Record::default(), (&mut met, &file));
    }
    for written in handmade_records::all() {
        let file = format!("handmade_records.rs ({})", written.name);
        collect(Block::stream(&written.bytes), &mut BlockInfos::default(), &mut Record::default(), (&mut met, &file));
    }
    let plain = handmade_records::with(None);
    let plain = print::module(&bitcode::read(&plain).expect("a module")[0]);
    let mut known = BTreeSet::new();
    for block in BLOCKS {
        for (code, name, handling) in block.records {
            assert!(known.insert((block.id, *code)), "{} {name} stands twice", block.name);
            let read = || bitcode::read(&handmade_records::with(Some((block.id, *code))));
            match handling {
                Handling::Read => assert!(met.contains_key(&(block.id, *code)), "{} {name} has no file", block.name),
                Handling::Ignored(why) => {
                    let modules = read().unwrap_or_else(|error| panic!("{} {name}: {error:?}", block.name));
                    assert_eq!(print::module(&modules[0]), plain, "{} {name} is ignored: {why}", block.name);
                }
                Handling::Refused(why) => {
                    let error = read().err().unwrap_or_else(|| panic!("{} {name} is refused: {why}", block.name));
                    assert_eq!(error.code, "E1104", "{} {name}: {error:?}", block.name);
                }
            }
        }
    }
    for &(block, code) in met.keys() {
        assert!(known.contains(&(block, code)), "block {block} has a record {code} that the table does not know");
    }
    for block in [codes::FUNCTION, codes::TYPE, codes::CONSTANTS] {
        for code in (1..200).filter(|code| !known.contains(&(block, *code))) {
            let error = bitcode::read(&handmade_records::with(Some((block, code)))).expect_err("nobody knows it");
            assert_eq!(error.code, "E1104", "{block} {code}: {error:?}");
        }
    }
    compare_table(&met);
}

/// Compares the table of all records in the documentation with the one that the reader's table and the first file with
/// each record give. `LLVMLITE_BLESS=1` writes it.
fn compare_table(met: &BTreeMap<(u32, u32), String>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/design/bitcode-records.md");
    let documented = std::fs::read_to_string(&path).unwrap_or_default();
    let head = documented.find("| block |").map_or(&documented[..], |at| &documented[..at]);
    let mut table = format!("{head}| block | code | record | handling | test |\n|---|---|---|---|---|\n");
    for block in BLOCKS {
        for (code, name, handling) in block.records {
            let (handling, test) = match handling {
                Handling::Read => ("read".to_string(), met[&(block.id, *code)].as_str()),
                Handling::Ignored(why) => (format!("ignored: {why}"), "`handmade_records::with`"),
                Handling::Refused(why) => (format!("refused: {why}"), "`handmade_records::with`"),
            };
            table += &format!("| {} ({}) | {code} | {name} | {handling} | {test} |\n", block.name, block.id);
        }
    }
    if std::env::var_os("LLVMLITE_BLESS").is_some() {
        std::fs::write(&path, &table).expect("the table can be written");
        return;
    }
    assert!(table == documented, "{} is outdated: LLVMLITE_BLESS=1 writes it", path.display());
}

/// Records found, by block and code, with the first file that has them; and the current file.
type Met<'m> = (&'m mut BTreeMap<(u32, u32), String>, &'m str);

fn collect<'b>(mut block: Block<'b>, infos: &mut BlockInfos, record: &mut Record<'b>, (met, file): Met<'_>) {
    while block.id.is_some() || !block.is_at_end() {
        match block.next(record).expect("a whole file") {
            Entry::End => return,
            Entry::Block(BLOCKINFO) => {
                block.enter(BLOCKINFO, infos).and_then(|inner| inner.read_infos(infos)).expect("a whole block");
            }
            Entry::Block(id) => {
                let inner = block.enter(id, infos).expect("a whole block");
                collect(inner, infos, record, (&mut *met, file));
            }
            Entry::Record => {
                if let Some(id) = block.id {
                    met.entry((id, record.code)).or_insert_with(|| file.to_string());
                }
            }
        }
    }
}
