//! Imports between files: the modules of a crate with their items and `use` declarations, and the file that defines the
//! item named by a path. This is a small resolver: it knows no types, so methods and fields import nothing.

use super::source::{Source, is_name};
use std::collections::{BTreeMap, BTreeSet};

/// Imports of one file: the files with the names that it takes from each.
pub type Imports = BTreeMap<usize, BTreeSet<String>>;

/// Returns the imports of each file of a crate, as indices into `files`. Files that no `mod` declares (test modules)
/// have none, and neither has a file that only declares and re-exports modules.
pub fn imports(files: &[Source], root: &str) -> Vec<Imports> {
    let mut krate = Crate { files, modules: Vec::new(), tokens: files.iter().map(|f| tokens(&f.code)).collect() };
    let root = files.iter().position(|f| f.module == root).expect("the crate has a root");
    krate.add_file(root, None, "");
    let mut result = vec![Imports::new(); files.len()];
    for module in 0..krate.modules.len() {
        krate.add_imports(module, &mut result);
    }
    let facade = |file| krate.modules.iter().filter(|m| m.file == file).all(|m| !m.has_content);
    for (file, imports) in result.iter_mut().enumerate() {
        imports.remove(&file);
        if facade(file) {
            imports.clear();
        }
    }
    result
}

struct Crate<'a> {
    files: &'a [Source],
    modules: Vec<Module>,
    tokens: Vec<Vec<&'a str>>,
}

/// A module: a file, or a `mod NAME { … }` inside one.
#[derive(Default)]
struct Module {
    file: usize,
    parent: Option<usize>,
    /// Module path; empty for the root.
    path: String,
    children: BTreeMap<String, usize>,
    /// Names of the items defined in the module.
    items: BTreeSet<String>,
    /// Words in item macros, which may define items of these names.
    generated: BTreeSet<String>,
    uses: Vec<(Vec<String>, String)>,
    globs: Vec<Vec<String>>,
    /// Whether there is more than `mod` and `use` declarations.
    has_content: bool,
    /// Ranges of tokens that belong to this module, `use` declarations excluded.
    bodies: Vec<(usize, usize)>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Definition {
    Module(usize),
    /// An item, by its file.
    Item(usize),
}

impl Crate<'_> {
    fn add_file(&mut self, file: usize, parent: Option<usize>, path: &str) -> usize {
        self.add_module(file, parent, path, (0, self.tokens[file].len()))
    }

    fn add_module(&mut self, file: usize, parent: Option<usize>, path: &str, range: (usize, usize)) -> usize {
        let id = self.modules.len();
        self.modules.push(Module { file, parent, path: path.to_string(), ..Module::default() });
        let mut at = range.0;
        while at < range.1 {
            at = self.add_item(id, at, range.1);
        }
        id
    }

    /// Adds the item that starts at a token to a module, and returns its end.
    fn add_item(&mut self, id: usize, start: usize, limit: usize) -> usize {
        let file = self.modules[id].file;
        let mut at = start;
        let word = |tokens: &Self, at: usize| tokens.tokens[file].get(at).copied().unwrap_or("");
        // Attributes and visibility.
        loop {
            match word(self, at) {
                "#" => {
                    let bracket = if word(self, at + 1) == "!" { at + 2 } else { at + 1 };
                    at = self.group_end(file, bracket);
                }
                "pub" if word(self, at + 1) == "(" => at = self.group_end(file, at + 1),
                "pub" | "default" | "async" | "unsafe" => at += 1,
                "const" if matches!(word(self, at + 1), "fn" | "unsafe" | "async" | "extern") => at += 1,
                "extern" if word(self, at + 1) == "\"\"" && word(self, at + 2) == "fn" => at += 2,
                _ => break,
            }
            if at >= limit {
                return limit;
            }
        }
        let name = word(self, at + 1).to_string();
        match word(self, at) {
            "use" => {
                let end = self.end_of(file, at, false);
                self.add_use(id, file, at + 1);
                end
            }
            "mod" => {
                let path = format!("{}::{name}", self.modules[id].path).trim_start_matches("::").to_string();
                if word(self, at + 2) == ";" {
                    if let Some(file) = self.files.iter().position(|f| f.module == path) {
                        let child = self.add_file(file, Some(id), &path);
                        self.modules[id].children.insert(name, child);
                    }
                    return at + 3;
                }
                let end = self.group_end(file, at + 2);
                let child = self.add_module(file, Some(id), &path, (at + 3, end - 1));
                self.modules[id].children.insert(name, child);
                end
            }
            "extern" if word(self, at + 1) == "\"\"" => {
                let end = self.group_end(file, at + 2);
                self.modules[id].has_content = true;
                self.modules[id].bodies.push((at + 2, end));
                let mut inner = at + 3;
                while inner < end - 1 {
                    inner = self.add_item(id, inner, end - 1);
                }
                end
            }
            keyword => {
                let braced = matches!(keyword, "fn" | "struct" | "enum" | "union" | "trait" | "impl");
                let end = match word(self, at + 1) {
                    "!" => {
                        let open = if is_word(word(self, at + 2)) { at + 3 } else { at + 2 };
                        let end = self.group_end(file, open);
                        if word(self, end) == ";" { end + 1 } else { end }
                    }
                    _ => self.end_of(file, at, braced),
                };
                let words: Vec<String> = match (keyword, word(self, at + 1)) {
                    ("fn" | "struct" | "enum" | "union" | "trait" | "type" | "const", _) => vec![name],
                    ("static", "mut") | ("macro_rules", "!") => vec![word(self, at + 2).to_string()],
                    ("static", _) => vec![name],
                    (_, "!") => {
                        let words = self.tokens[file][at + 2..end].iter().filter(|w| is_word(w));
                        let words: Vec<String> = words.map(|w| w.to_string()).collect();
                        self.modules[id].generated.extend(words);
                        Vec::new()
                    }
                    _ => Vec::new(),
                };
                let module = &mut self.modules[id];
                module.items.extend(words);
                module.has_content = true;
                module.bodies.push((start, end));
                self.add_local_uses(id, file, (start, end));
                end.max(start + 1)
            }
        }
    }

    /// Adds the `use` declarations inside an item's body; their names count for the whole module.
    fn add_local_uses(&mut self, id: usize, file: usize, range: (usize, usize)) {
        for at in range.0..range.1 {
            // `impl Trait + use<'a>` is not an import.
            if self.tokens[file][at] == "use" && self.tokens[file].get(at + 1) != Some(&"<") {
                self.add_use(id, file, at + 1);
            }
        }
    }

    /// Adds the tree of a `use` declaration.
    fn add_use(&mut self, id: usize, file: usize, at: usize) {
        let mut at = at;
        let (mut names, mut globs) = (Vec::new(), Vec::new());
        use_tree(&self.tokens[file], &mut at, &[], &mut names, &mut globs);
        self.modules[id].uses.extend(names);
        self.modules[id].globs.extend(globs);
    }

    /// Returns the end of the item at a token: after its `;`, or after its closing brace if it has one.
    fn end_of(&self, file: usize, start: usize, braced: bool) -> usize {
        let mut at = start;
        while let Some(&token) = self.tokens[file].get(at) {
            match token {
                ";" => return at + 1,
                "{" if braced => return self.group_end(file, at),
                "{" | "(" | "[" => at = self.group_end(file, at),
                _ => at += 1,
            }
        }
        at
    }

    /// Returns the position after the bracket that closes the one at a token.
    fn group_end(&self, file: usize, open: usize) -> usize {
        let mut depth = 0;
        for (at, token) in self.tokens[file].iter().enumerate().skip(open) {
            match *token {
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return at + 1;
            }
        }
        self.tokens[file].len()
    }

    /// Adds the imports of a module: by `use`, by paths, and by names that a glob brings into scope.
    fn add_imports(&self, id: usize, result: &mut [Imports]) {
        let module = &self.modules[id];
        let mut add = |definitions: BTreeSet<Definition>, name: &str| {
            for definition in definitions {
                if let Definition::Item(file) = definition {
                    result[module.file].entry(file).or_default().insert(name.to_string());
                }
            }
        };
        for (path, _) in &module.uses {
            add(self.resolve(id, path), path.last().map_or("", |name| name));
        }
        for path in &module.globs {
            // The glob of an enum imports it; the glob of a module imports the names used from it, see below.
            add(self.resolve(id, path), path.last().map_or("", |name| name));
        }
        for (path, is_macro) in self.paths(id) {
            let mut found = self.resolve(id, &path);
            if found.is_empty() && path.len() == 1 && is_macro {
                found = self.textual_macro(id, &path[0]);
            }
            add(found, path.last().map_or("", |name| name));
        }
    }

    /// Returns the paths in a module's code, and whether each is the name of a macro.
    fn paths(&self, id: usize) -> BTreeSet<(Vec<String>, bool)> {
        let module = &self.modules[id];
        let tokens = &self.tokens[module.file];
        let mut paths = BTreeSet::new();
        for &(start, end) in &module.bodies {
            let mut at = start;
            while at < end {
                let (first, before) = (at, at.checked_sub(1).map_or("", |b| tokens[b]));
                at += 1;
                if !is_word(tokens[first]) || matches!(before, "." | "::") {
                    continue;
                }
                while at + 1 < end && tokens[at] == "::" && is_word(tokens[at + 1]) {
                    at += 2;
                }
                let follows = tokens.get(at).copied().unwrap_or("");
                // A lower-case name alone may be a variable or a field.
                let variable = at == first + 1 && tokens[first].starts_with(|c: char| c.is_lowercase());
                if !variable || matches!(follows, "(" | "!") {
                    let path = tokens[first..at].iter().filter(|t| **t != "::").map(|t| t.to_string()).collect();
                    paths.insert((path, follows == "!"));
                }
            }
        }
        paths
    }

    /// Returns the definition of a `macro_rules!` of an enclosing module, which is in scope without a path.
    fn textual_macro(&self, id: usize, name: &str) -> BTreeSet<Definition> {
        let above = std::iter::successors(Some(id), |id| self.modules[*id].parent);
        let has = |id: &usize| self.modules[*id].items.contains(name);
        above.into_iter().find(has).map(|id| Definition::Item(self.modules[id].file)).into_iter().collect()
    }

    fn resolve(&self, id: usize, path: &[String]) -> BTreeSet<Definition> {
        self.resolve_in(id, path, &mut BTreeSet::new())
    }

    fn resolve_in(&self, id: usize, path: &[String], visited: &mut BTreeSet<(usize, String)>) -> BTreeSet<Definition> {
        let Some((first, rest)) = path.split_first() else { return BTreeSet::new() };
        let mut found = match first.as_str() {
            "crate" => BTreeSet::from([Definition::Module(0)]),
            "self" => BTreeSet::from([Definition::Module(id)]),
            "super" => self.modules[id].parent.map(Definition::Module).into_iter().collect(),
            name => self.lookup(id, name, visited),
        };
        for name in rest {
            let mut next = BTreeSet::new();
            for definition in found {
                match (definition, name.as_str()) {
                    (Definition::Item(_), _) => drop(next.insert(definition)),
                    (Definition::Module(_), "self") => drop(next.insert(definition)),
                    (Definition::Module(id), "super") => {
                        next.extend(self.modules[id].parent.map(Definition::Module));
                    }
                    (Definition::Module(id), name) => {
                        let names = self.lookup(id, name, visited);
                        if names.is_empty() && visited.iter().all(|(_, looked_up)| looked_up != name) {
                            next.insert(Definition::Item(self.modules[id].file));
                        }
                        next.extend(names);
                    }
                }
            }
            found = next;
        }
        found
    }

    /// Returns the definitions of a name in a module's scope: its items, children and `use` declarations, or else names
    /// from a glob, or else possible definitions by a macro.
    fn lookup(&self, id: usize, name: &str, visited: &mut BTreeSet<(usize, String)>) -> BTreeSet<Definition> {
        if !visited.insert((id, name.to_string())) {
            return BTreeSet::new();
        }
        let module = &self.modules[id];
        let mut found: BTreeSet<Definition> = BTreeSet::new();
        found.extend(module.children.get(name).map(|child| Definition::Module(*child)));
        if module.items.contains(name) {
            found.insert(Definition::Item(module.file));
        }
        for (path, alias) in module.uses.iter().filter(|(_, alias)| alias == name) {
            // `use name::name` looks its own first segment up again.
            let again = path.first() == Some(alias) && !module.children.contains_key(name);
            if !again {
                found.extend(self.resolve_in(id, path, visited));
            }
        }
        if found.is_empty() {
            for path in &module.globs {
                for definition in self.resolve_in(id, path, visited) {
                    if let Definition::Module(glob) = definition {
                        found.extend(self.lookup(glob, name, visited));
                    }
                }
            }
        }
        if found.is_empty() && module.generated.contains(name) {
            found.insert(Definition::Item(module.file));
        }
        found
    }
}

/// Reads the tree of a `use` declaration: full paths with their local names, and globs.
fn use_tree(
    tokens: &[&str],
    at: &mut usize,
    prefix: &[String],
    names: &mut Vec<(Vec<String>, String)>,
    globs: &mut Vec<Vec<String>>,
) {
    let mut path = prefix.to_vec();
    while let Some(&token) = tokens.get(*at) {
        *at += 1;
        match token {
            "::" => {}
            "*" => return globs.push(path),
            "{" => {
                while !matches!(tokens.get(*at), Some(&"}") | None) {
                    if tokens[*at] == "," {
                        *at += 1;
                    } else {
                        use_tree(tokens, at, &path, names, globs);
                    }
                }
                *at += 1;
                return;
            }
            word if is_word(word) => {
                if word != "self" || path.is_empty() {
                    path.push(word.to_string());
                }
                let ends = tokens.get(*at) != Some(&"::");
                if ends {
                    let mut alias = path.last().cloned().unwrap_or_default();
                    if tokens.get(*at) == Some(&"as") {
                        alias = tokens.get(*at + 1).map_or("", |alias| alias).to_string();
                        *at += 2;
                    }
                    return names.push((path, alias));
                }
            }
            _ => return,
        }
    }
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Splits a code into identifiers, numbers, `::`, `""` and single characters; lifetimes are left out.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code;
    while let Some(c) = rest.chars().next() {
        let length = if is_name(c) {
            rest.find(|c| !is_name(c)).unwrap_or(rest.len())
        } else if c == '\'' {
            1 + rest[1..].find(|c| !is_name(c)).unwrap_or(rest.len() - 1)
        } else if rest.starts_with("::") || rest.starts_with("\"\"") {
            2
        } else {
            c.len_utf8()
        };
        if c != '\'' && !c.is_whitespace() {
            tokens.push(&rest[..length]);
        }
        rest = &rest[length..];
    }
    tokens
}

#[test]
fn a_name_is_followed_to_the_file_that_defines_it() {
    let file = |module: &str, code: &str| Source {
        path: module.into(),
        module: module.into(),
        code: super::source::strip(code),
    };
    let files = [
        file("lib", "mod a; pub use a::Thing as Renamed;"),
        file("a", "mod b; mod c; mod d; mod e; #[cfg(test)] mod f; pub use b::Thing; pub(crate) use c::*;"),
        file(
            "a::b",
            "pub struct Thing<'a>(&'a u8); make_id! { pub struct Made; } use self::inner::In; mod inner { pub fn In() {} }",
        ),
        file("a::c", "use super::{d::{self, Other}, Thing as T}; pub fn call(t: T) { d::run(); let call = x.used(); }"),
        file(
            "a::d",
            "use super::*; pub struct Other; pub const fn run() { call(); super::b::Made; Self::used() } fn used() {}",
        ),
        file("a::e", "fn f() { use crate::Renamed; crate::a::call(); super::super::a::d::Other::new::<u8>(); }"),
        file("a::f", "use super::b::Thing;"),
    ];
    let imports = imports(&files, "lib");
    let listed = |file: usize| -> Vec<(&str, String)> {
        let names = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(" ");
        imports[file].iter().map(|(to, used)| (files[*to].module.as_str(), names(used))).collect()
    };
    assert!((0..3).chain([6]).all(|file| listed(file).is_empty()), "{:?}", (listed(1), listed(2)));
    assert_eq!(listed(3), [("a::b", "T Thing".into()), ("a::d", "Other run".into())]);
    assert_eq!(listed(4), [("a::b", "Made".into()), ("a::c", "call".into())]);
    assert_eq!(listed(5), [("a::b", "Renamed".into()), ("a::c", "call".into()), ("a::d", "new".into())]);
}
