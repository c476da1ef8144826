//! Sources: the texts of the module, and the files from which it was compiled.

use super::messages::Source;
use crate::debugger::DebuggedProgram;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The sources of a program.
pub struct Sources {
    program: Rc<DebuggedProgram>,
    /// Base directory of the relative names of the module's texts.
    directory: PathBuf,
    /// Files of the debug information: the name and directory given there, and the resolved path.
    written: BTreeMap<(String, Option<String>), PathBuf>,
}

/// A source in which breakpoints can be set.
pub enum FoundSource {
    /// A text of the module, by its name in the module.
    Text(String),
    /// A file of the debug information, by its name there.
    Written(String),
}

impl Sources {
    /// Finds the sources of a program that was loaded in this directory.
    pub fn new(program: &Rc<DebuggedProgram>, directory: &Path) -> Sources {
        let mut sources =
            Sources { program: Rc::clone(program), directory: directory.to_path_buf(), written: BTreeMap::new() };
        for function in program.functions() {
            let Some(body) = program.body(function) else { continue };
            for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
                for place in program.debug_locs(function, *inst) {
                    sources.add(&place.file, place.directory.as_deref());
                }
            }
        }
        sources
    }

    fn add(&mut self, file: &str, directory: Option<&str>) {
        let key = (file.to_string(), directory.map(String::from));
        if self.written.contains_key(&key) {
            return;
        }
        let path = Path::new(file);
        let beside = self.program.sources.sources().first().map(|source| self.absolute(&source.name));
        let beside = beside.as_deref().and_then(Path::parent).map(|directory| directory.join(path));
        let compiled = directory.map(|directory| Path::new(directory).join(path));
        let candidates: Vec<PathBuf> = match path.is_absolute() {
            true => vec![path.to_path_buf()],
            false => compiled.into_iter().chain(beside).chain([self.directory.join(path)]).collect(),
        };
        let existing = candidates.iter().find(|path| path.is_file()).or(candidates.first());
        if let Some(path) = existing {
            let path = path.canonicalize().unwrap_or_else(|_| path.clone());
            self.written.insert(key, path);
        }
    }

    fn absolute(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    /// Describes a text of the module: a file, or a text that the client requests from the adapter.
    pub fn text(&self, name: &str) -> Value {
        let texts = self.program.sources.sources();
        let n = texts.iter().position(|source| source.name == name).unwrap_or(0);
        let path = self.absolute(name);
        let base = Path::new(name).file_name().map_or(name.into(), |base| base.to_string_lossy());
        match texts.get(n).is_some_and(|source| source.is_binary()) || !path.is_file() {
            true => json!({ "name": format!("{base}.ll"), "sourceReference": n + 1, "origin": "as LLVM assembly" }),
            false => json!({ "name": base, "path": path }),
        }
    }

    /// Describes a file of the debug information.
    pub fn file(&mut self, file: &str, directory: Option<&str>) -> Value {
        self.add(file, directory);
        let path = self.written.get(&(file.to_string(), directory.map(String::from)));
        let name = Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
        match path {
            Some(path) if path.is_file() => json!({ "name": name, "path": path }),
            path => json!({ "name": name, "path": path, "presentationHint": "deemphasize" }),
        }
    }

    /// Returns the text of a source reference.
    pub fn by_reference(&self, reference: i64) -> Result<String, String> {
        let n = usize::try_from(reference).ok().and_then(|n| n.checked_sub(1));
        let source = n.and_then(|n| self.program.sources.sources().get(n));
        source.map(|source| source.text().to_string()).ok_or_else(|| "the reference belongs to no source".into())
    }

    /// Returns the source that the client refers to.
    pub fn find(&self, source: &Source) -> Option<FoundSource> {
        let texts = self.program.sources.sources();
        if let Some(n) = source.source_reference.filter(|reference| *reference > 0) {
            return texts.get(n as usize - 1).map(|text| FoundSource::Text(text.name.clone()));
        }
        let wanted = Path::new(source.path.as_deref().or(source.name.as_deref())?);
        let wanted = self.directory.join(wanted);
        let real = wanted.canonicalize().unwrap_or_else(|_| wanted.clone());
        let is_it = |path: &Path| path == wanted || path == real || path.canonicalize().is_ok_and(|path| path == real);
        if let Some(text) = texts.iter().find(|text| is_it(&self.absolute(&text.name))) {
            return Some(FoundSource::Text(text.name.clone()));
        }
        let exact = self.written.iter().find(|(_, path)| is_it(path));
        // The source may have moved since compilation.
        let moved = || self.written.iter().find(|(_, path)| !path.exists() && path.file_name() == wanted.file_name());
        exact.or_else(moved).map(|((file, _), _)| FoundSource::Written(file.clone()))
    }

    /// Describes all sources.
    pub fn all(&self) -> Vec<Value> {
        let texts = self.program.sources.sources().iter().map(|source| self.text(&source.name));
        let written = self.written.iter().map(|((file, _), path)| {
            let name = Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
            json!({ "name": name, "path": path })
        });
        texts.chain(written).collect()
    }
}
