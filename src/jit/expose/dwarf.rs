//! DWARF sections for functions and lines, for a debugger. Written with the `gimli` that Cranelift depends on.

use crate::jit::expose::ProfiledCode;
use cranelift_codegen::gimli::write::{
    Address, AttributeValue, DwarfUnit, EndianVec, FileId, LineProgram, LineString, Sections,
};
use cranelift_codegen::gimli::{self, Encoding, Format, LineEncoding, LittleEndian, constants};
use rustc_hash::FxHashMap;

/// Builds the non-empty sections.
pub(super) fn sections(code: &ProfiledCode<'_>) -> Result<Vec<(&'static str, Vec<u8>)>, String> {
    let encoding = Encoding { format: Format::Dwarf32, version: 4, address_size: 8 };
    let mut dwarf = DwarfUnit::new(encoding);
    let string = |text: &str| LineString::String(text.bytes().filter(|byte| *byte != 0).collect());
    let directory = std::env::current_dir().map(|path| path.display().to_string()).unwrap_or_default();
    let directory = if directory.is_empty() { "/".into() } else { directory };
    let first = code.sources.sources().first().map_or("<unknown>", |source| &source.name);
    let mut lines = LineProgram::new(encoding, LineEncoding::default(), string(&directory), None, string(first), None);
    let mut files: FxHashMap<&str, FileId> = FxHashMap::default();
    let root = dwarf.unit.root();
    let (start, size) = (code.start, code.bytes.len() as u64);
    let unit = dwarf.unit.get_mut(root);
    unit.set(constants::DW_AT_producer, AttributeValue::String(b"llvmlite-jit".to_vec()));
    // DWARF has no language code for LLVM assembly; for C, a debugger assumes the least.
    unit.set(constants::DW_AT_language, AttributeValue::Language(constants::DW_LANG_C));
    unit.set(constants::DW_AT_name, AttributeValue::String(first.into()));
    unit.set(constants::DW_AT_comp_dir, AttributeValue::String(directory.into()));
    unit.set(constants::DW_AT_low_pc, AttributeValue::Address(Address::Constant(start)));
    unit.set(constants::DW_AT_high_pc, AttributeValue::Udata(size));
    for piece in &code.functions {
        let Some(function) = piece.code else { continue };
        let rows = code.lines(function);
        lines.begin_sequence(Some(Address::Constant(piece.start)));
        let mut header = None;
        for (offset, line) in rows {
            let row = lines.row();
            row.address_offset = offset.into();
            (row.line, row.column) = line.map_or((0, 0), |line| (line.line.into(), line.column.into()));
            if let Some(line) = line {
                let file = *files.entry(line.file).or_insert_with(|| {
                    let directory = lines.default_directory();
                    lines.add_file(string(line.file), directory, None)
                });
                lines.row().file = file;
                header = header.or(Some((file, line.line)));
            }
            lines.generate_row();
        }
        lines.end_sequence(piece.size);
        let entry = dwarf.unit.add(root, constants::DW_TAG_subprogram);
        let entry = dwarf.unit.get_mut(entry);
        let name = piece.name.bytes().filter(|byte| *byte != 0).collect();
        entry.set(constants::DW_AT_name, AttributeValue::String(name));
        entry.set(constants::DW_AT_low_pc, AttributeValue::Address(Address::Constant(piece.start)));
        entry.set(constants::DW_AT_high_pc, AttributeValue::Udata(piece.size));
        entry.set(constants::DW_AT_external, AttributeValue::Flag(true));
        if let Some((file, line)) = header {
            entry.set(constants::DW_AT_decl_file, AttributeValue::FileIndex(Some(file)));
            entry.set(constants::DW_AT_decl_line, AttributeValue::Udata(line.into()));
        }
    }
    dwarf.unit.line_program = lines;
    let mut sections = Sections::new(EndianVec::new(LittleEndian));
    dwarf.write(&mut sections).map_err(|error| error.to_string())?;
    let mut found = Vec::new();
    let collected: Result<(), gimli::write::Error> = sections.for_each(|id, data| {
        if !data.slice().is_empty() {
            found.push((id.name(), data.slice().to_vec()));
        }
        Ok(())
    });
    collected.map_err(|error| error.to_string())?;
    Ok(found)
}
