//! Source-level debug information (LangRef "DILocation"): resolves `!dbg` attachments to source locations, with the
//! frames of inlined calls (`inlinedAt`).
//! Metadata stays text until a report needs it.

mod members;
mod methods;
mod offsets;
mod types;
mod variables;

pub use members::Member;
pub use methods::Method;
pub use variables::{Step, Variable};

use super::metadata::node::number;
use super::metadata::{attachment, parts};
use super::{Body, GlobalValue, InstId, Module};
use crate::source::DebugLocation;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Kind of metadata that attaches the type in C to a function without other debug information.
pub const SIGNATURE: &str = "c.type";

/// The debug information of a module.
pub struct DebugInfo<'m> {
    module: &'m Module,
    index: Rc<Index>,
}

/// Index of a module's metadata nodes by number. Building it parses only the numbers.
#[derive(Debug)]
pub struct Index {
    /// By node number: index of the item in [`Module::other_items`], and byte offset of the node in it.
    nodes: FxHashMap<u32, (usize, usize)>,
}

impl Index {
    /// Builds the index of a module.
    pub fn new(module: &Module) -> Index {
        let nodes = module.other_items.iter().enumerate().filter_map(|(n, item)| {
            let (name, node) = item.split_once(" = ")?;
            let wanted = node.strip_prefix("distinct ").unwrap_or(node);
            let is_wanted = wanted.starts_with("!DI") || wanted.starts_with("!{");
            Some((number(name).filter(|_| is_wanted)?, (n, item.len() - wanted.len())))
        });
        Index { nodes: nodes.collect() }
    }
}

/// Maximum length of a chain of nodes. Nodes may form cycles; real inlining and nesting stay below this.
const MOST: usize = 64;

impl<'m> DebugInfo<'m> {
    /// Creates the debug information of a module, with a new index.
    pub fn new(module: &'m Module) -> Self {
        DebugInfo::with_index(module, Rc::new(Index::new(module)))
    }

    /// Creates the debug information of a module with an existing index, which saves building one for each query.
    pub fn with_index(module: &'m Module, index: Rc<Index>) -> Self {
        DebugInfo { module, index }
    }

    /// Returns the source location of an instruction, followed by the call sites it was inlined at, innermost
    /// first. Empty without debug information.
    pub fn frames_at(&self, body: &Body, inst: InstId) -> Box<[DebugLocation]> {
        let Some(attached) = body.metadata.get(&inst) else { return Box::default() };
        let (mut places, mut met) = (Vec::new(), Vec::new());
        let mut next = attachment(attached, "dbg").and_then(|node| self.node(node));
        while let Some(node) = next.filter(|node| node.starts_with("!DILocation(")) {
            // A location that occurs again closes a cycle, even if there is nothing to report for it.
            if met.len() == MOST || met.contains(&node.as_ptr()) {
                break;
            }
            met.push(node.as_ptr());
            places.extend(self.location(node));
            next = field(node, "inlinedAt").and_then(|at| self.node(at));
        }
        places.into()
    }

    /// Returns the source name of a global variable, and the node of its source type.
    pub fn global(&self, global: &GlobalValue) -> Option<(String, Option<String>)> {
        let node = self.variable_of(global)?;
        let ty = || field(node, "type").and_then(|ty| self.node(ty)).map(String::from);
        node.starts_with("!DIGlobalVariable(").then(|| Some((string(node, "name")?, ty())))?
    }

    /// Returns the node of a global variable, without the expression around it.
    fn variable_of<'t>(&'t self, global: &'t GlobalValue) -> Option<&'t str> {
        let attached =
            global.metadata.iter().filter_map(|text| attachment(text, "dbg")).find_map(|at| self.node(at))?;
        match attached.starts_with("!DIGlobalVariableExpression(") {
            true => self.node(field(attached, "var")?),
            false => Some(attached),
        }
    }

    /// Whether a global variable is declared in this scope: a file, given with or without its directory, or a function.
    pub fn is_in(&self, global: &GlobalValue, scope: &str) -> bool {
        let node = self.variable_of(global);
        let below = |key: &str| self.node(field(node?, key)?);
        let file = below("file").and_then(|file| string(file, "filename"));
        let function = below("scope").filter(|node| node.starts_with("!DISubprogram(")).and_then(|f| string(f, "name"));
        file.is_some_and(|file| file == scope || file.rsplit('/').next() == Some(scope))
            || function.as_deref() == Some(scope)
    }

    /// Returns the `DISubprogram` node of a function.
    pub fn function(&self, global: &GlobalValue) -> Option<String> {
        let attached = global.metadata.iter().filter_map(|text| attachment(text, "dbg"));
        let mut nodes = attached.filter_map(|at| self.node(at)).filter(|node| node.starts_with("!DISubprogram("));
        nodes.next().map(String::from)
    }

    /// Returns the `DISubroutineType` node of a function: the one of its `DISubprogram`, or one attached to it as
    /// [`SIGNATURE`].
    pub fn signature_of(&self, global: &GlobalValue) -> Option<String> {
        let attached = global.metadata.iter().filter_map(|text| attachment(text, SIGNATURE));
        let mut nodes = attached.filter_map(|at| self.node(at)).filter(|node| node.starts_with("!DISubroutineType("));
        match nodes.next() {
            Some(node) => Some(node.to_string()),
            None => self.node(field(&self.function(global)?, "type")?).map(String::from),
        }
    }

    /// Whether the source language has a boolean type of its own, unlike C.
    pub fn has_truth_type(&self) -> bool {
        let units = self.nodes().filter(|node| node.starts_with("!DICompileUnit("));
        let mut languages = units.filter_map(|node| field(node, "language"));
        languages
            .any(|language| ["C_plus_plus", "Rust", "_D", "Swift", "Zig"].iter().any(|name| language.contains(name)))
    }

    /// Whether a file belongs to the system, such as a library header, and is thus not part of the user's code.
    pub fn is_system(file: &str) -> bool {
        file.starts_with("/usr/") || file.starts_with("/opt/")
    }

    /// Returns the node that a number refers to; an inline node is returned itself.
    fn node<'t>(&self, node: &'t str) -> Option<&'t str>
    where
        'm: 't,
    {
        let node = node.strip_prefix("distinct ").unwrap_or(node);
        if node.starts_with("!DI") { Some(node) } else { self.numbered(node) }
    }

    /// Looks up a node by its number, such as `!28`.
    fn numbered(&self, name: &str) -> Option<&'m str> {
        let (item, start) = self.index.nodes.get(&number(name)?)?;
        Some(&self.module.other_items[*item][*start..])
    }

    fn location(&self, location: &str) -> Option<DebugLocation> {
        let number = |name| field(location, name).and_then(|n| n.parse().ok()).unwrap_or(0);
        let (mut file, mut function) = (None, None);
        let mut scope = field(location, "scope").and_then(|s| self.node(s));
        for _ in 0..MOST {
            let Some(node) = scope else { break };
            file = file.or_else(|| self.node(field(node, "file")?));
            if node.starts_with("!DISubprogram(") {
                function = string(node, "name");
                break;
            }
            scope = field(node, "scope").and_then(|s| self.node(s));
        }
        let md5 = |file: &&str| field(file, "checksumkind") == Some("CSK_MD5");
        Some(DebugLocation {
            file: string(file?, "filename")?,
            directory: file.and_then(|file| string(file, "directory")),
            checksum: file.filter(md5).and_then(|file| string(file, "checksum")),
            line: number("line"),
            column: number("column"),
            function,
        })
    }
}

/// Returns the value of a field of a node such as `!DILocation(line: 3, scope: !4)`.
fn field<'t>(node: &'t str, name: &str) -> Option<&'t str> {
    let inner = node.split_once('(')?.1.strip_suffix(')')?;
    parts(inner).find_map(|part| {
        let (key, value) = part.split_once(':')?;
        (key.trim() == name).then(|| value.trim())
    })
}

/// Returns the value of a string field, with escapes decoded.
fn string(node: &str, name: &str) -> Option<String> {
    let text = field(node, name)?.strip_prefix('"')?.strip_suffix('"')?;
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|hex| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok());
        let (byte, used) = match (first, code) {
            (b'\\', Some(code)) => (code, 2),
            (b'\\', None) if after.first() == Some(&b'\\') => (b'\\', 1),
            _ => (*first, 0),
        };
        bytes.push(byte);
        rest = &after[used..];
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_and_attachments_are_found_by_name() {
        let attached = "!dbg !DILocation(line: 3, scope: !4), !x !{i32 1, !\"a, !y !2\"}, !y !9";
        assert_eq!(attachment(attached, "y"), Some("!9"));
        let node = attachment(attached, "dbg").unwrap();
        assert_eq!((field(node, "line"), field(node, "scope"), field(node, "column")), (Some("3"), Some("!4"), None));
        assert_eq!(string("!DIFile(filename: \"a\\20\\22b\\\\.c\")", "filename").unwrap(), "a \"b\\.c");
    }

    #[test]
    fn frames_go_outwards_through_inlined_calls() {
        let text = "define void @f() {\n  ret void, !dbg !1\n}\n\
                    !1 = !DILocation(line: 3, column: 10, scope: !2, inlinedAt: !3)\n\
                    !2 = distinct !DISubprogram(name: \"get\", file: !5, line: 2)\n\
                    !3 = distinct !DILocation(line: 8, scope: !4)\n\
                    !4 = distinct !DILexicalBlock(scope: !6, file: !5, line: 7)\n\
                    !5 = !DIFile(filename: \"a.c\", directory: \"/d\")\n\
                    !6 = distinct !DISubprogram(name: \"sum\", file: !5, line: 5)\n";
        assert_eq!(shown(text), ["a.c:3:10 Some(\"get\")", "a.c:8 Some(\"sum\")"]);
    }

    #[test]
    fn circles_end_where_they_close() {
        let circle = "!1 = !DILocation(line: 3, scope: !2, inlinedAt: !3)\n\
                      !2 = distinct !DISubprogram(name: \"get\", file: !5, line: 2)\n\
                      !3 = distinct !DILocation(line: 8, scope: !2, inlinedAt: !1)\n\
                      !5 = !DIFile(filename: \"a.c\", directory: \"/d\")\n";
        assert_eq!(shown(circle), ["a.c:3 Some(\"get\")", "a.c:8 Some(\"get\")"]);
        // A cycle without any place.
        assert_eq!(shown("!1 = distinct !DILocation(line: 3, inlinedAt: !1)\n"), [""; 0]);
        assert_eq!(shown("!1 = !DILocation(line: 3, scope: !2)\n!2 = !DILexicalBlock(scope: !2)\n"), [""; 0]);
    }

    /// Formats the source locations of an instruction with `!dbg !1`, given these nodes.
    fn shown(text: &str) -> Vec<String> {
        let mut module = Module::default();
        let mut body = Body::default();
        let inst = body.insts.push(crate::ir::Inst::Ret(None));
        body.metadata.insert(inst, "!dbg !1".into());
        module.other_items = text.lines().filter(|l| l.starts_with('!')).map(Into::into).collect();
        let places = DebugInfo::new(&module).frames_at(&body, inst);
        places.iter().map(|p| format!("{p} {:?}", p.function.as_deref())).collect()
    }
}
