//! Where the program comes from: the lines that `!dbg` names (LangRef "DILocation"), read when a report asks for them.

mod types;

use super::metadata::{attachment, parts};
use super::{Body, GlobalValue, InstId, Module, Operand, Piece, Type, ValueId};
use crate::source::Written;
use rustc_hash::FxHashMap;

/// The metadata of a module that says where things come from. Making one reads the names of all nodes, and nothing else.
pub struct DebugInfo<'m> {
    nodes: FxHashMap<&'m str, &'m str>,
}

/// A variable of the source, and where it is from some instruction on (LangRef "Debug records").
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name in the source.
    pub name: String,
    /// The node of its scope.
    pub scope: Option<String>,
    /// Whether the value is its address, and not the variable's own value.
    pub declared: bool,
    /// Whether an expression says how the variable comes of the value.
    pub computed: bool,
    /// Which parameter it is, from 1; 0 for other variables.
    pub argument: u32,
    /// The node of its type in the source.
    pub source_type: Option<String>,
    /// The type of the value.
    pub ty: Type,
    /// The value.
    pub value: Operand,
    /// The instruction that the record stands before.
    pub at: InstId,
}

/// Nodes may name each other in circles, and functions are not inlined as deep as this.
const MOST: usize = 64;

impl<'m> DebugInfo<'m> {
    /// The debug information of a module.
    pub fn new(module: &'m Module) -> Self {
        let nodes = module.other_items.iter().filter_map(|item| {
            let (name, node) = item.split_once(" = ")?;
            let wanted = node.strip_prefix("distinct ").unwrap_or(node);
            (wanted.starts_with("!DI") || wanted.starts_with("!{")).then_some((name, wanted))
        });
        DebugInfo { nodes: nodes.collect() }
    }

    /// Where an instruction comes from: the place itself, then each place it was inlined at, outwards. Empty if nothing is
    /// said about it.
    pub fn places(&self, body: &Body, inst: InstId) -> Box<[Written]> {
        let Some(attached) = body.metadata.get(&inst) else { return Box::default() };
        let (mut places, mut met) = (Vec::new(), Vec::new());
        let mut next = attachment(attached, "dbg").and_then(|node| self.node(node));
        while let Some(node) = next.filter(|node| node.starts_with("!DILocation(")) {
            // One that is met again is in a circle, whether it says a place or not.
            if met.len() == MOST || met.contains(&node.as_ptr()) {
                break;
            }
            met.push(node.as_ptr());
            places.extend(self.place(node));
            next = field(node, "inlinedAt").and_then(|at| self.node(at));
        }
        places.into()
    }

    /// The name in the source of the variable that lies at an address of a function (LangRef "llvm.dbg.declare").
    pub fn variable(&self, body: &Body, address: ValueId) -> Option<String> {
        let declared = |record: &[Piece]| match record {
            [Piece::Text(word), Piece::Typed(_, Operand::Value(at)), Piece::Text(rest), ..] if *at == address => {
                let declares = word.trim_start().starts_with("#dbg_declare(") || word.contains("@llvm.dbg.declare(");
                let node = rest.trim_start().strip_prefix(',').and_then(|rest| parts(rest).next())?;
                let node = self.node(node.strip_prefix("metadata ").unwrap_or(node).trim())?;
                (declares && node.starts_with("!DILocalVariable(")).then(|| string(node, "name")).flatten()
            }
            _ => None,
        };
        body.records.before.values().flatten().find_map(|record| declared(record))
    }

    /// What the records of a function say about variables, in no order.
    pub fn variables(&self, body: &Body) -> Vec<Variable> {
        let one = |at: InstId, record: &[Piece]| {
            let [Piece::Text(word), Piece::Typed(ty, value), Piece::Text(rest), ..] = record else { return None };
            let word = word.trim_start();
            let declared = word.starts_with("#dbg_declare(") || word.contains("@llvm.dbg.declare(");
            if !declared && !word.starts_with("#dbg_value(") && !word.contains("@llvm.dbg.value(") {
                return None;
            }
            let mut fields = parts(rest.trim_start().strip_prefix(',')?);
            let mut field_node = || Some(fields.next()?.trim().trim_start_matches("metadata ").trim_end_matches(')'));
            let node = self.node(field_node()?).filter(|node| node.starts_with("!DILocalVariable("))?;
            let expression = field_node().unwrap_or("");
            Some(Variable {
                name: string(node, "name")?,
                scope: field(node, "scope").and_then(|scope| self.node(scope)).map(String::from),
                argument: field(node, "arg").and_then(|n| n.parse().ok()).unwrap_or(0),
                source_type: field(node, "type").and_then(|ty| self.node(ty)).map(String::from),
                declared,
                computed: !matches!(expression.trim_end_matches('('), "!DIExpression"),
                ty: *ty,
                value: *value,
                at,
            })
        };
        let all = body.records.before.iter();
        all.flat_map(|(at, records)| records.iter().filter_map(|record| one(*at, record))).collect()
    }

    /// The name of a global variable in the source, and the node of its type there.
    pub fn global(&self, global: &GlobalValue) -> Option<(String, Option<String>)> {
        let attached =
            global.metadata.iter().filter_map(|text| attachment(text, "dbg")).find_map(|at| self.node(at))?;
        let node = match attached.starts_with("!DIGlobalVariableExpression(") {
            true => self.node(field(attached, "var")?)?,
            false => attached,
        };
        let ty = || field(node, "type").and_then(|ty| self.node(ty)).map(String::from);
        node.starts_with("!DIGlobalVariable(").then(|| Some((string(node, "name")?, ty())))?
    }

    /// The scopes around an instruction, the innermost first.
    pub fn scopes(&self, body: &Body, inst: InstId) -> Vec<String> {
        let attached = body.metadata.get(&inst).and_then(|attached| attachment(attached, "dbg"));
        let location = attached.and_then(|node| self.node(node)).filter(|node| node.starts_with("!DILocation("));
        let mut scopes = Vec::new();
        let mut next = location.and_then(|node| field(node, "scope")).and_then(|scope| self.node(scope));
        while let Some(node) = next.filter(|_| scopes.len() < MOST) {
            scopes.push(node.to_string());
            next = field(node, "scope").and_then(|scope| self.node(scope));
        }
        scopes
    }

    /// The function of the source that an instruction's function is, whatever was inlined into it, and what is said about its parameters, in
    /// their order.
    pub fn parameters(&self, body: &Body, inst: InstId) -> Option<(String, Vec<Variable>)> {
        let attached = body.metadata.get(&inst).and_then(|attached| attachment(attached, "dbg"));
        let mut location = attached.and_then(|node| self.node(node))?;
        for _ in 0..MOST {
            let Some(outer) = field(location, "inlinedAt").and_then(|at| self.node(at)) else { break };
            location = outer;
        }
        let mut scope = field(location, "scope").and_then(|scope| self.node(scope))?;
        for _ in 0..MOST {
            if scope.starts_with("!DISubprogram(") {
                break;
            }
            scope = field(scope, "scope").and_then(|scope| self.node(scope))?;
        }
        let mut all = self.variables(body);
        all.retain(|variable| variable.argument > 0 && variable.scope.as_deref() == Some(scope));
        all.sort_by_key(|variable| variable.argument);
        Some((string(scope, "name")?, all))
    }

    /// Whether a file belongs to the system: headers of libraries, of which the program's author knows nothing.
    pub fn is_system(file: &str) -> bool {
        file.starts_with("/usr/") || file.starts_with("/opt/")
    }

    /// A node written here, or the one of that number.
    fn node<'t>(&self, node: &'t str) -> Option<&'t str>
    where
        'm: 't,
    {
        let node = node.strip_prefix("distinct ").unwrap_or(node);
        if node.starts_with("!DI") { Some(node) } else { self.nodes.get(node).copied() }
    }

    fn place(&self, location: &str) -> Option<Written> {
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
        Some(Written {
            file: string(file?, "filename")?,
            directory: file.and_then(|file| string(file, "directory")),
            checksum: file.filter(md5).and_then(|file| string(file, "checksum")),
            line: number("line"),
            column: number("column"),
            function,
        })
    }
}

/// A member of a struct of the source.
#[derive(Clone, Debug)]
pub struct Member {
    /// Its name.
    pub name: String,
    /// Bits before it.
    pub offset: u64,
    /// The node of its type.
    pub ty: String,
    /// Whether it takes some bits of a larger unit.
    pub is_bit_field: bool,
}

/// Types of the source (LangRef "DIBasicType", "DIDerivedType", "DICompositeType"), each by its node.
impl DebugInfo<'_> {
    /// A type without its other names and without `const` and the like.
    pub fn plain_type(&self, ty: &str) -> Option<String> {
        let mut node = ty;
        for _ in 0..MOST {
            let same = ["typedef", "const_type", "volatile_type", "restrict_type", "atomic_type", "member"];
            let tag = field(node, "tag").and_then(|tag| tag.strip_prefix("DW_TAG_"));
            if !node.starts_with("!DIDerivedType(") || !tag.is_some_and(|tag| same.contains(&tag)) {
                return Some(node.to_string());
            }
            node = self.node(field(node, "baseType")?)?;
        }
        None
    }

    /// What a pointer or a reference points to.
    pub fn pointee(&self, ty: &str) -> Option<String> {
        let plain = self.plain_type(ty)?;
        let tags = ["DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"];
        let is = plain.starts_with("!DIDerivedType(") && tags.contains(&field(&plain, "tag")?);
        is.then(|| self.node(field(&plain, "baseType")?).map(String::from)).flatten()
    }

    /// What an array of one dimension consists of.
    pub fn element(&self, ty: &str) -> Option<String> {
        let plain = self.plain_type(ty)?;
        let is = plain.starts_with("!DICompositeType(") && field(&plain, "tag")? == "DW_TAG_array_type";
        let single = self.list(field(&plain, "elements")?).count() == 1;
        (is && single).then(|| self.node(field(&plain, "baseType")?).map(String::from)).flatten()
    }

    /// The members of a struct, a class or a union, and those that it inherits.
    pub fn members(&self, ty: &str) -> Vec<Member> {
        let mut found = Vec::new();
        self.add_members(ty, 0, 0, &mut found);
        found
    }

    fn add_members(&self, ty: &str, offset: u64, depth: usize, found: &mut Vec<Member>) {
        let Some(plain) = self.plain_type(ty).filter(|plain| plain.starts_with("!DICompositeType(")) else { return };
        let Some(elements) = field(&plain, "elements").filter(|_| depth < MOST) else { return };
        for node in self.list(elements).filter_map(|node| self.node(node)) {
            let at = offset + field(node, "offset").and_then(|n| n.parse::<u64>().ok()).unwrap_or(0);
            let Some(base) = field(node, "baseType").and_then(|ty| self.node(ty)) else { continue };
            let is_static = field(node, "flags").is_some_and(|flags| flags.contains("DIFlagStaticMember"));
            match (field(node, "tag"), string(node, "name")) {
                (Some("DW_TAG_inheritance"), _) | (Some("DW_TAG_member"), None) => {
                    self.add_members(base, at, depth + 1, found);
                }
                (Some("DW_TAG_member"), Some(name)) if !is_static => {
                    let is_bit_field = field(node, "flags").is_some_and(|flags| flags.contains("DIFlagBitField"));
                    found.push(Member { name, offset: at, ty: base.to_string(), is_bit_field });
                }
                _ => {}
            }
        }
    }

    /// Whether a plain type of numbers is one of floating-point numbers; `None` for other types.
    pub fn basic(&self, plain: &str) -> Option<bool> {
        let is = plain.starts_with("!DIBasicType(");
        let is_enum = field(plain, "tag") == Some("DW_TAG_enumeration_type");
        let float = field(plain, "encoding") == Some("DW_ATE_float");
        (is || is_enum).then_some(float)
    }

    /// Whether a plain type is that of characters of one byte.
    pub fn is_char(&self, plain: &str) -> bool {
        let encodings = ["DW_ATE_signed_char", "DW_ATE_unsigned_char", "DW_ATE_UTF"];
        let encoding = field(plain, "encoding").is_some_and(|encoding| encodings.contains(&encoding));
        plain.starts_with("!DIBasicType(") && encoding && self.size(plain) == Some(8)
    }

    /// The type of pointers to a type.
    pub fn pointer_to(&self, ty: &str) -> String {
        format!("!DIDerivedType(tag: DW_TAG_pointer_type, baseType: {ty}, size: 64)")
    }

    /// The name of a type.
    pub fn name(&self, plain: &str) -> Option<String> {
        string(plain, "name")
    }

    /// Bits of a plain type.
    pub fn size(&self, plain: &str) -> Option<u64> {
        field(plain, "size")?.parse().ok()
    }

    /// The nodes of a list: `!28` for `!{!29, !30}`.
    fn list<'t>(&'t self, node: &'t str) -> impl Iterator<Item = &'t str> {
        let node = if node.starts_with("!{") { node } else { self.nodes.get(node).copied().unwrap_or("") };
        parts(node.strip_prefix("!{").and_then(|node| node.strip_suffix('}')).unwrap_or("")).map(str::trim)
    }
}

/// What a field of `!DILocation(line: 3, scope: !4)` holds.
fn field<'t>(node: &'t str, name: &str) -> Option<&'t str> {
    let inner = node.split_once('(')?.1.strip_suffix(')')?;
    parts(inner).find_map(|part| {
        let (key, value) = part.split_once(':')?;
        (key.trim() == name).then(|| value.trim())
    })
}

/// A field that is a string, decoded.
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
    fn places_go_outwards_through_inlined_calls() {
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
        // One that says no place at all.
        assert_eq!(shown("!1 = distinct !DILocation(line: 3, inlinedAt: !1)\n"), [""; 0]);
        assert_eq!(shown("!1 = !DILocation(line: 3, scope: !2)\n!2 = !DILexicalBlock(scope: !2)\n"), [""; 0]);
    }

    /// The places of an instruction with `!dbg !1`, among these nodes.
    fn shown(text: &str) -> Vec<String> {
        let mut module = Module::default();
        let mut body = Body::default();
        let inst = body.insts.push(crate::ir::Inst::Ret(None));
        body.metadata.insert(inst, "!dbg !1".into());
        module.other_items = text.lines().filter(|l| l.starts_with('!')).map(Into::into).collect();
        let places = DebugInfo::new(&module).places(&body, inst);
        places.iter().map(|p| format!("{p} {:?}", p.function.as_deref())).collect()
    }
}
