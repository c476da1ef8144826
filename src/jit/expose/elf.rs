//! ELF object file for a debugger. The code itself stays in memory; the file refers to its address.
//!
//! Encoded by hand: the file consists of a dozen tables of fixed layout, for which the crate `object` would bring a
//! builder for every format.

use crate::jit::expose::ProfiledCode;

/// A section of the file.
struct ElfSection {
    name: &'static str,
    kind: u32,
    flags: u64,
    /// Address in memory.
    address: u64,
    /// Content in the file.
    content: Vec<u8>,
    /// Size in bytes of a section without content in the file.
    size: u64,
    link: u32,
    info: u32,
    entry: u64,
}

const PROGBITS: u32 = 1;
const SYMTAB: u32 = 2;
const STRTAB: u32 = 3;
const NOBITS: u32 = 8;
const ALLOC: u64 = 2;
const EXECUTE: u64 = 4;
/// `st_info` of a global function symbol.
const FUNCTION: u8 = 1 << 4 | 2;
const HEADER: usize = 64;

/// Builds the file: sections for code elsewhere, symbols, `.eh_frame` and DWARF.
pub(super) fn object(code: &ProfiledCode<'_>, frames: Vec<u8>, dwarf: Vec<(&'static str, Vec<u8>)>) -> Vec<u8> {
    let mut names = vec![0u8];
    // The first symbol is the null symbol.
    let mut symbols = vec![0u8; 24];
    for piece in &code.functions {
        symbols.extend((names.len() as u32).to_le_bytes());
        // The index of the code's section is 1.
        symbols.extend([FUNCTION, 0, 1, 0]);
        symbols.extend(piece.start.to_le_bytes());
        symbols.extend(piece.size.to_le_bytes());
        names.extend(piece.name.bytes().filter(|byte| *byte != 0));
        names.push(0);
    }
    let section = |name, kind, flags, content: Vec<u8>| {
        let size = content.len() as u64;
        ElfSection { name, kind, flags, address: 0, content, size, link: 0, info: 0, entry: 0 }
    };
    let mut sections = vec![
        ElfSection {
            address: code.start,
            size: code.bytes.len() as u64,
            ..section(".text", NOBITS, ALLOC | EXECUTE, Vec::new())
        },
        section(".eh_frame", PROGBITS, ALLOC, frames),
        // The string table follows its symbols; the first global symbol follows the null symbol.
        ElfSection { link: 4, info: 1, entry: 24, ..section(".symtab", SYMTAB, 0, symbols) },
        section(".strtab", STRTAB, 0, names),
    ];
    sections.extend(dwarf.into_iter().map(|(name, content)| section(name, PROGBITS, 0, content)));
    let mut titles = vec![0u8];
    let mut starts: Vec<u32> = Vec::new();
    for name in sections.iter().map(|section| section.name).chain([".shstrtab"]) {
        starts.push(titles.len() as u32);
        titles.extend(name.bytes());
        titles.push(0);
    }
    sections.push(section(".shstrtab", STRTAB, 0, titles));
    written(&sections, &starts)
}

/// Encodes the header, the contents, and the section header table.
fn written(sections: &[ElfSection], names: &[u32]) -> Vec<u8> {
    let mut body: Vec<u8> = vec![0; HEADER];
    let mut table: Vec<u8> = vec![0; 64];
    for (section, name) in sections.iter().zip(names) {
        body.resize(body.len().next_multiple_of(8), 0);
        table.extend(name.to_le_bytes());
        table.extend(section.kind.to_le_bytes());
        let align = if section.kind == NOBITS { 16 } else { 8 };
        let (link, info) = (u64::from(section.link), u64::from(section.info) << 32);
        let offset = body.len() as u64;
        for number in [section.flags, section.address, offset, section.size, link | info, align, section.entry] {
            table.extend(number.to_le_bytes());
        }
        body.extend(&section.content);
    }
    body.resize(body.len().next_multiple_of(8), 0);
    let at = body.len() as u64;
    body.extend(&table);
    let mut header: Vec<u8> = vec![0x7f, b'E', b'L', b'F', 2, 1, 1, 0];
    header.resize(16, 0);
    // ET_EXEC for x86-64, so that addresses are absolute.
    header.extend([2, 0, 62, 0, 1, 0, 0, 0]);
    // Entry point, program header offset, section header offset.
    for number in [0, 0, at] {
        header.extend(number.to_le_bytes());
    }
    header.extend(0u32.to_le_bytes());
    let count = sections.len() as u16 + 1;
    // Sizes and numbers of headers, and the index of the section name table.
    for number in [HEADER as u16, 0, 0, 64, count, count - 1] {
        header.extend(number.to_le_bytes());
    }
    body[..HEADER].copy_from_slice(&header);
    body
}
