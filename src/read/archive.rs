//! Archives (`ar`): reading of members, and the choice of those to link.

use super::{Input, binary, is_program, whole};
use crate::diagnostic::Diagnostic;
use crate::ir::{GlobalKind, Linkage, Module, Name};
use crate::parse::parse;
use crate::source::{SourceError, SourceMap};
use object::read::archive::ArchiveFile;
use rustc_hash::FxHashSet;

/// Magic numbers of a regular archive, and of a thin one, which only names files.
const MAGIC: [&[u8; 8]; 2] = [b"!<arch>\n", b"!<thin>\n"];

/// Whether bytes are an archive.
pub(super) fn is_archive(bytes: &[u8]) -> bool {
    MAGIC.iter().any(|magic| bytes.starts_with(*magic))
}

/// Reads the members that are LLVM IR, and warns about the others.
pub(super) fn read(sources: &mut SourceMap, name: &str, bytes: &[u8]) -> Result<Input, SourceError> {
    let span = whole(sources, name, bytes.len())?;
    let refused =
        |sources: &SourceMap, message: String| Ok(Input::refused(sources, Diagnostic::error("E1105", span, message)));
    let archive = match ArchiveFile::parse(bytes) {
        Ok(archive) if archive.is_thin() => {
            return refused(
                sources,
                "thin archives are not supported: this one refers to files instead of containing them".into(),
            );
        }
        Ok(archive) => archive,
        Err(error) => return refused(sources, format!("this archive is damaged: {error}")),
    };
    let mut input = Input { is_archive: true, ..Input::default() };
    let mut foreign = Vec::new();
    for member in archive.members() {
        let member = member.and_then(|member| Ok((String::from_utf8_lossy(member.name()), member.data(bytes)?)));
        let (own, data) = match member {
            Ok(member) => member,
            Err(error) => return refused(sources, format!("this archive is damaged: {error}")),
        };
        let title = format!("{name}({own})");
        if is_program(data) {
            let mut member = binary(sources, &title, data.to_vec())?;
            input.modules.append(&mut member.modules);
            input.diagnostics.append(&mut member.diagnostics);
            continue;
        }
        match text(sources, &title, data)? {
            Some(read) => input.modules.push(read),
            None => foreign.push(own.into_owned()),
        }
    }
    if input.modules.is_empty() {
        return refused(
            sources,
            match foreign.is_empty() {
                true => "this archive has no members".into(),
                false => format!("no member of this archive is LLVM IR: {}", foreign.join(", ")),
            },
        );
    }
    if !foreign.is_empty() {
        let message = format!("members that are not LLVM IR are skipped: {}", foreign.join(", "));
        input.diagnostics.push(Diagnostic::warning("W1101", span, message));
    }
    Ok(input)
}

/// Reads a member that is text. `None` if nothing in it is LLVM assembly.
fn text(sources: &mut SourceMap, title: &str, data: &[u8]) -> Result<Option<super::Read>, SourceError> {
    if data.contains(&0) || std::str::from_utf8(data).is_err() {
        return Ok(None);
    }
    let source = sources.add_bytes(title, data.to_vec())?;
    let parsed = parse(&source);
    let is_other = parsed.module.globals.is_empty() && parsed.diagnostics.iter().any(Diagnostic::is_error);
    Ok((!is_other).then_some(super::Read { source, module: parsed.module, diagnostics: parsed.diagnostics }))
}

/// Choice of the archive members to link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Members {
    /// Members that define an undefined symbol, as linkers choose them: archives are processed once in the
    /// order of the inputs, each until no further member is needed. If the first input is an archive, `main`
    /// is undefined at the start; such an archive without `main` is linked whole.
    Needed,
    /// All members.
    All,
}

impl Members {
    /// Removes the members that are not linked. Their errors remain.
    pub fn choose(self, inputs: &mut [Input]) {
        if self == Members::All || !inputs.iter().any(|input| input.is_archive) {
            return;
        }
        let mut symbols = Symbols::default();
        for (n, input) in inputs.iter_mut().enumerate() {
            let starts = n == 0 && input.is_archive;
            if starts {
                symbols.undefined.insert("main".into());
            }
            let is_whole = !input.is_archive
                || starts && !input.modules.iter().any(|read| defines(&read.module, &symbols.undefined));
            let mut left: Vec<_> = std::mem::take(&mut input.modules);
            if is_whole {
                left.iter().for_each(|read| symbols.add(&read.module));
                input.modules = left;
                continue;
            }
            loop {
                let before = left.len();
                for read in std::mem::take(&mut left) {
                    if defines(&read.module, &symbols.undefined) {
                        symbols.add(&read.module);
                        input.modules.push(read);
                    } else {
                        left.push(read);
                    }
                }
                if left.len() == before {
                    break;
                }
            }
            let errors = left.into_iter().flat_map(|read| read.diagnostics).filter(Diagnostic::is_error);
            input.diagnostics.extend(errors);
        }
    }
}

/// Symbols defined and undefined in the modules so far.
#[derive(Default)]
struct Symbols {
    defined: FxHashSet<String>,
    undefined: FxHashSet<String>,
}

impl Symbols {
    fn add(&mut self, module: &Module) {
        for (name, is_defined, linkage) in symbols(module) {
            if is_defined {
                self.undefined.remove(name);
                self.defined.insert(name.into());
            } else if linkage != Linkage::ExternWeak && !name.starts_with("llvm.") && !self.defined.contains(name) {
                self.undefined.insert(name.into());
            }
        }
    }
}

/// Whether a module defines one of the symbols.
fn defines(module: &Module, wanted: &FxHashSet<String>) -> bool {
    symbols(module).any(|(name, is_defined, _)| is_defined && wanted.contains(name))
}

/// Returns the externally visible symbols: name, whether it is defined, and linkage.
fn symbols(module: &Module) -> impl Iterator<Item = (&str, bool, Linkage)> {
    module.globals.values().filter(|global| !global.linkage.is_local()).filter_map(|global| {
        let Name::Text(name) = &global.name else { return None };
        let is_defined = match &global.kind {
            GlobalKind::Function(function) => function.body.is_some(),
            GlobalKind::Variable { init, .. } => init.is_some(),
            GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } => true,
            GlobalKind::Undeclared => false,
        };
        Some((&**name, is_defined && global.linkage != Linkage::AvailableExternally, global.linkage))
    })
}
