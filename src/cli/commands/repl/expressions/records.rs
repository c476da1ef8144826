//! Structs, unions and names of types in C syntax: `struct P { int x; double y; };`, `typedef int number;`. They become
//! types of LLVM, and debug information, as in the code of clang, which names the members.

use super::super::mistakes::{Mistake, position_of};
use super::c_syntax::{CFunction, body_of, function_parameter};
use super::constant_values::{lengths_of, session_constant};
use super::declarations::enumeration;
use super::literals;
use super::names::word_length;
use super::nodes::{CastTarget, declaration, is_identifier};
use super::reader::ExpressionReader;
use llvmlite_jit::ir::debug::SIGNATURE;
use llvmlite_jit::session::Session;
use std::collections::HashSet;

/// Maximum nesting depth of definitions.
const MAX_DEPTH: usize = 32;

/// Bound on the size of a type in bytes, of which debug information states the bits.
const MAX_SIZE: u64 = 1 << 60;

/// A member of a record.
struct RecordMember {
    name: String,
    /// Type in LLVM.
    ty: String,
    /// Node of the type in debug information.
    node: String,
    size: u64,
    align: u64,
}

/// Nodes of debug information, numbered within one input.
#[derive(Default)]
pub(super) struct TypeNodes {
    lines: Vec<String>,
}

impl TypeNodes {
    fn add(&mut self, node: &str) -> String {
        let name = format!("!{}", self.lines.len());
        self.lines.push(format!("{name} = {node}"));
        name
    }

    /// Adds the node of a type in the notation of lowering.
    fn of(&mut self, target: &CastTarget) -> String {
        match target {
            CastTarget::Pointer(pointee) => {
                // The number of rows of a parameter is not known.
                let pointee = pointee.strip_prefix("[0 x ").and_then(|row| row.strip_suffix(']')).unwrap_or(pointee);
                let base = match pointee.split_once(" (") {
                    Some((ret, params)) => self.function(ret, params.trim_end_matches(')')),
                    None => self.of(&CastTarget::Scalar(pointee.to_string())),
                };
                self.add(&format!("!DIDerivedType(tag: DW_TAG_pointer_type, baseType: {base}, size: 64)"))
            }
            CastTarget::Scalar(ty) if ty == "ptr" => {
                self.add("!DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)")
            }
            CastTarget::Scalar(ty) if ty.ends_with('*') => {
                self.of(&CastTarget::Pointer(ty[..ty.len() - 1].to_string()))
            }
            CastTarget::Scalar(ty) if ty.starts_with('[') => {
                let (mut element, mut lengths) = (ty.as_str(), Vec::new());
                while let Some((count, inner)) =
                    element.strip_prefix('[').and_then(|ty| ty.strip_suffix(']')?.split_once(" x "))
                {
                    lengths.push(count.parse().unwrap_or(0));
                    element = inner;
                }
                let base = self.of(&CastTarget::Scalar(element.to_string()));
                self.array(&base, 0, &lengths)
            }
            CastTarget::Scalar(ty) => match ty.strip_prefix('%') {
                Some(name) => self.record(name, None),
                None => self.number(ty),
            },
        }
    }

    /// Adds the node of a record that is defined elsewhere, by its name in LLVM.
    fn record(&mut self, name: &str, size: Option<u64>) -> String {
        let (tag, name) = match name.split_once('.') {
            Some(("union", name)) => ("union", name),
            Some(("class", name)) => ("class", name),
            Some(("struct", name)) => ("structure", name),
            _ => ("structure", name),
        };
        let size = size.map_or(String::new(), |bytes| format!(" size: {},", bytes * 8));
        self.add(&format!("!DICompositeType(tag: DW_TAG_{tag}_type, name: \"{name}\",{size} flags: DIFlagFwdDecl)"))
    }

    fn function(&mut self, ret: &str, params: &str) -> String {
        let mut types = vec![match ret {
            "void" => "null".to_string(),
            ret => self.of(&CastTarget::Scalar(ret.into())),
        }];
        for param in params.split(", ").filter(|param| !param.is_empty()) {
            types.push(match param {
                "..." => "null".into(),
                param => self.of(&CastTarget::Scalar(param.into())),
            });
        }
        let list = self.add(&format!("!{{{}}}", types.join(", ")));
        self.add(&format!("!DISubroutineType(types: {list})"))
    }

    fn number(&mut self, ty: &str) -> String {
        let (name, size, encoding) = match ty {
            "i1" => ("_Bool", 8, "boolean"),
            "i8" => ("char", 8, "signed_char"),
            "u8" => ("unsigned char", 8, "unsigned_char"),
            "i16" => ("short", 16, "signed"),
            "u16" => ("unsigned short", 16, "unsigned"),
            "i32" => ("int", 32, "signed"),
            "u32" => ("unsigned int", 32, "unsigned"),
            "i64" => ("long", 64, "signed"),
            "u64" => ("unsigned long", 64, "unsigned"),
            "u128" => ("unsigned __int128", 128, "unsigned"),
            "float" => ("float", 32, "float"),
            "double" => ("double", 64, "float"),
            "x86_fp80" => ("long double", 128, "float"),
            _ => ("__int128", 128, "signed"),
        };
        self.add(&format!("!DIBasicType(name: \"{name}\", size: {size}, encoding: DW_ATE_{encoding})"))
    }

    fn array(&mut self, base: &str, size: u64, lengths: &[u64]) -> String {
        let ranges: Vec<String> =
            lengths.iter().map(|count| self.add(&format!("!DISubrange(count: {count})"))).collect();
        let list = self.add(&format!("!{{{}}}", ranges.join(", ")));
        let tag = "tag: DW_TAG_array_type";
        self.add(&format!("!DICompositeType({tag}, baseType: {base}, size: {}, elements: {list})", size * 8))
    }

    /// Returns the attachment of a variable with this type, for which the nodes are added.
    pub(super) fn variable(&mut self, name: &str, target: &CastTarget) -> String {
        let ty = self.of(target);
        let variable = self.add(&format!("distinct !DIGlobalVariable(name: \"{name}\", type: {ty})"));
        let whole = self.add(&format!("!DIGlobalVariableExpression(var: {variable}, expr: !DIExpression())"));
        format!(", !dbg {whole}")
    }

    /// Returns the attachment of a function of C, for which the nodes are added; empty if the types of LLVM say as much.
    pub(super) fn signature(&mut self, function: &CFunction<'_>) -> String {
        let params = function.params.iter().map(|(ty, _)| ty);
        let says_more = |ty: &CastTarget| match ty {
            CastTarget::Scalar(ty) => ty == "i8" || ty.starts_with(['u', '%']),
            CastTarget::Pointer(_) => true,
        };
        if !function.ret.iter().chain(params.clone()).any(says_more) {
            return String::new();
        }
        let mut types = vec![function.ret.as_ref().map_or("null".into(), |ret| self.of(ret))];
        types.extend(params.map(|ty| self.of(ty)));
        let list = self.add(&format!("!{{{}}}", types.join(", ")));
        let ty = self.add(&format!("!DISubroutineType(types: {list})"));
        format!("!{SIGNATURE} {ty}")
    }

    pub(super) fn lines(self) -> Vec<String> {
        self.lines
    }
}

/// Returns a definition of a struct or a union, or of a name for a type, as definitions in LLVM; `None` for any other
/// text.
pub(super) fn lower_record(text: &str, session: &Session) -> Option<Result<Vec<String>, Mistake>> {
    let text = text.trim_end_matches([';', ' ']);
    if let Some(rest) = text.strip_prefix("typedef ") {
        return Some(alias(rest.trim(), text, session));
    }
    let (word, rest) = tag_of(text)?;
    if let Some((name, body, behind)) = body_of(rest) {
        let found = match (name, behind) {
            ("", "") => Err(Mistake::at(format!("a {word} needs a name: `{word} P {{ int x; }}`"), 0..word.len())),
            ("", behind) => {
                let message = format!("name the {word}: `{word} P {{ … }} {behind}`");
                Err(Mistake::at(message, 0..word.len()))
            }
            (name, "") => definition(word, name, body, text, session, &mut TypeNodes::default()),
            (_, behind) => {
                let at = position_of(behind, text);
                Err(Mistake::at(format!("unexpected `{behind}` after the members"), at..at + behind.len()))
            }
        };
        return Some(found);
    }
    None
}

/// Returns the keyword of a record, and what follows it.
fn tag_of(text: &str) -> Option<(&'static str, &str)> {
    ["struct", "union"].into_iter().find_map(|word| {
        let rest = text.strip_prefix(word)?;
        rest.starts_with([' ', '{']).then(|| (word, rest.trim_start()))
    })
}

fn alias(text: &str, input: &str, session: &Session) -> Result<Vec<String>, Mistake> {
    let whole = || position_of(text, input)..position_of(text, input) + text.len();
    let mut nodes = TypeNodes::default();
    let named = |nodes: &mut TypeNodes, name: &str, node: &str| {
        nodes.add(&format!("!DIDerivedType(tag: DW_TAG_typedef, name: \"{name}\", baseType: {node})"));
    };
    if let Some(enumerators) =
        enumeration(text.rsplit_once('}').map_or(text, |(body, _)| &text[..body.len() + 1]), session)
    {
        let name = text.rsplit_once('}').map_or("", |(_, name)| name.trim());
        let lines = enumerators?;
        let node = nodes.of(&CastTarget::Scalar("i32".into()));
        named(&mut nodes, name, &node);
        return Ok([lines, nodes.lines].concat());
    }
    if let Some((word, rest)) = tag_of(text)
        && let Some((tag, body, names)) = body_of(rest)
    {
        let names: Vec<&str> = names.split(',').map(str::trim).collect();
        let first = names.iter().copied().find(|name| is_identifier(name));
        let Some(tag) = Some(tag).filter(|tag| !tag.is_empty()).or(first) else {
            return Err(Mistake::at(format!("name the {word}: `typedef {word} {{ … }} P;`"), whole()));
        };
        let mut lines = definition(word, tag, body, input, session, &mut nodes)?;
        for name in names {
            let plain = name.trim_start_matches(['*', ' ']);
            if !is_identifier(plain) {
                return Err(Mistake::at(format!("expected a name for the type, found `{name}`"), whole()));
            }
            let target = match name.matches('*').count() {
                0 => CastTarget::Scalar(format!("%{word}.{tag}")),
                1 => CastTarget::Pointer(format!("%{word}.{tag}")),
                _ => CastTarget::Pointer("ptr".into()),
            };
            let node = nodes.of(&target);
            named(&mut nodes, plain, &node);
        }
        // The nodes of the definition are among its lines already.
        lines.retain(|line| !line.starts_with('!'));
        return Ok([lines, nodes.lines].concat());
    }
    if let Some((CastTarget::Pointer(function), name)) = function_parameter(text)
        && let Some((ret, params)) = function.split_once(" (")
    {
        let node = nodes.function(ret, params.trim_end_matches(')'));
        named(&mut nodes, name, &node);
        return Ok(nodes.lines);
    }
    let found = declaration(text).or_else(|| {
        let (ty, name) = text.rsplit_once(' ')?;
        (ty.starts_with('%') && !ty.contains(' ') && is_identifier(name)).then(|| (CastTarget::Scalar(ty.into()), name))
    });
    let Some((target, name)) = found else {
        let message = "a name for a type is defined with the type before it: `typedef unsigned int number`";
        return Err(Mistake::at(message, whole()));
    };
    let node = nodes.of(&target);
    named(&mut nodes, name, &node);
    Ok(nodes.lines)
}

fn definition(
    word: &str,
    name: &str,
    body: &str,
    input: &str,
    session: &Session,
    nodes: &mut TypeNodes,
) -> Result<Vec<String>, Mistake> {
    let mut reader = RecordReader { input, session, nodes, lines: Vec::new(), inner: Vec::new() };
    reader.record(word, name, body, 0)?;
    let RecordReader { nodes, lines, .. } = reader;
    Ok(lines.into_iter().chain(nodes.lines.iter().cloned()).collect())
}

/// A record that is defined.
struct DefinedRecord {
    /// Type in LLVM.
    ty: String,
    /// Node in debug information.
    node: String,
    size: u64,
    align: u64,
}

/// Reads the definition of a record, which may contain others.
struct RecordReader<'r> {
    input: &'r str,
    session: &'r Session,
    nodes: &'r mut TypeNodes,
    /// Definitions of the types and of the constants of `enum`.
    lines: Vec<String>,
    /// The records within, which the session does not have yet.
    inner: Vec<DefinedRecord>,
}

impl RecordReader<'_> {
    /// Reads a record, given the text between its braces.
    fn record(&mut self, word: &str, name: &str, body: &str, depth: usize) -> Result<DefinedRecord, Mistake> {
        let input = self.input;
        let mut members: Vec<RecordMember> = Vec::new();
        let mut unnamed = 0usize;
        let mut rest = body;
        while !rest.trim().is_empty() {
            let end = literals::code(rest).scan(0usize, |depth, (at, c)| {
                match c {
                    '(' | '[' | '{' => *depth += 1,
                    ')' | ']' | '}' => *depth = depth.saturating_sub(1),
                    _ => {}
                }
                Some((at, c, *depth))
            });
            let end = end.filter(|(_, c, depth)| *c == ';' && *depth == 0).map(|(at, ..)| at).next();
            let part = rest[..end.unwrap_or(rest.len())].trim();
            let place = || position_of(part, input)..position_of(part, input) + part.len();
            rest = end.map_or("", |end| &rest[end + 1..]);
            if part.is_empty() {
                continue;
            }
            if end.is_none() {
                return Err(Mistake::at(format!("expected `;` after `{part}`"), place()));
            }
            let before = members.len();
            if let Some(found) = self.inner_record(name, part, &mut unnamed, depth)? {
                members.extend(found);
            } else if let Some(found) = self.inner_enumeration(part)? {
                members.extend(found);
                continue;
            } else {
                for declared in super::statements::declarations(part) {
                    members.extend(self.member(&declared));
                }
            }
            if members.len() == before {
                return Err(Mistake::at(self.refusal(part), place()));
            }
        }
        if members.is_empty() {
            return Err(Mistake::at(format!("a {word} without members"), 0..input.len()));
        }
        let mut names = HashSet::new();
        if let Some(twice) = members.iter().find(|member| !member.name.is_empty() && !names.insert(&member.name)) {
            return Err(Mistake::at(format!("duplicate member `{}`", twice.name), 0..input.len()));
        }
        // Each is aligned to at most 16 bytes.
        if members.iter().fold(0u64, |sum, member| sum.saturating_add(member.size + 16)) >= MAX_SIZE {
            return Err(Mistake::at(format!("the {word} is too large"), 0..input.len()));
        }
        Ok(self.laid_out(word, name, &members))
    }

    /// Adds the type and the node of a record.
    fn laid_out(&mut self, word: &str, name: &str, members: &[RecordMember]) -> DefinedRecord {
        let align = members.iter().map(|member| member.align).max().unwrap_or(1);
        let ty = format!("%{word}.{name}");
        let (size, fields) = match word {
            "union" => {
                // As clang does: the member with the largest alignment, and what is missing in size.
                let size = members.iter().map(|member| member.size).max().unwrap_or(0).next_multiple_of(align);
                let (mut first, mut largest) = (&members[0], 0);
                for member in members {
                    if (member.align, member.size) > (first.align, largest) {
                        (first, largest) = (member, member.size);
                    }
                }
                let missing = size - first.size;
                let rest = if missing > 0 { format!(", [{missing} x i8]") } else { String::new() };
                (size, format!("{}{rest}", first.ty))
            }
            _ => {
                let end = members.iter().fold(0u64, |at, member| at.next_multiple_of(member.align) + member.size);
                let types: Vec<&str> = members.iter().map(|member| member.ty.as_str()).collect();
                (end.next_multiple_of(align), types.join(", "))
            }
        };
        let mut at = 0u64;
        let mut list = Vec::new();
        for member in members {
            let offset = if word == "union" { 0 } else { at.next_multiple_of(member.align) };
            at = offset + member.size;
            let name = match member.name.as_str() {
                "" => String::new(),
                name => format!(" name: \"{name}\","),
            };
            list.push(self.nodes.add(&format!(
                "!DIDerivedType(tag: DW_TAG_member,{name} baseType: {}, size: {}, offset: {})",
                member.node,
                member.size * 8,
                offset * 8
            )));
        }
        let list = self.nodes.add(&format!("!{{{}}}", list.join(", ")));
        let tag = if word == "union" { "union" } else { "structure" };
        let node = self.nodes.add(&format!(
            "distinct !DICompositeType(tag: DW_TAG_{tag}_type, name: \"{name}\", size: {}, elements: {list})",
            size * 8
        ));
        self.lines.push(format!("{ty} = type {{ {fields} }}"));
        DefinedRecord { ty, node, size, align }
    }

    /// Reads a member whose type is defined with it, `union { int i; double d; };` or `struct Q { int z; } q;`; `None` for
    /// any other one. A type without a name is named after the record around it and the member.
    fn inner_record(
        &mut self,
        outer: &str,
        part: &str,
        unnamed: &mut usize,
        depth: usize,
    ) -> Result<Option<Vec<RecordMember>>, Mistake> {
        let Some((word, rest)) = tag_of(part) else { return Ok(None) };
        let Some((tag, body, behind)) = body_of(rest) else { return Ok(None) };
        let at = position_of(part, self.input);
        if depth > MAX_DEPTH {
            return Err(Mistake::at(format!("types nested more than {MAX_DEPTH} deep"), at..at + word.len()));
        }
        let declarators = literals::at_commas(behind);
        let declarators: Vec<&str> = declarators.into_iter().filter(|part| !part.is_empty()).collect();
        if declarators.is_empty() && !tag.is_empty() {
            let message = format!(
                "`{word} {tag}` is defined here, but no member has the type; name one, `{word} {tag} {{ … }} x;`, or \
                 omit `{tag}`"
            );
            return Err(Mistake::at(message, at..at + part.len()));
        }
        let name = match (tag, declarators.first()) {
            ("", None) => {
                *unnamed += 1;
                let number = if *unnamed > 1 { unnamed.to_string() } else { String::new() };
                format!("{outer}.anon{number}")
            }
            ("", Some(first)) => {
                let first = first.trim_start_matches(['*', ' ']);
                format!("{outer}.{}", &first[..word_length(first)])
            }
            (tag, _) => tag.to_string(),
        };
        let found = self.record(word, &name, body, depth + 1)?;
        if declarators.is_empty() {
            let DefinedRecord { ty, node, size, align } = found;
            return Ok(Some(vec![RecordMember { name: String::new(), ty, node, size, align }]));
        }
        let ty = found.ty.clone();
        self.inner.push(found);
        self.declared(&ty, &declarators).map(Some)
    }

    /// Reads a member whose type is an `enum` that is defined with it; `None` for any other one.
    fn inner_enumeration(&mut self, part: &str) -> Result<Option<Vec<RecordMember>>, Mistake> {
        let Some(end) = part.rfind('}').map(|at| at + 1) else { return Ok(None) };
        let Some(lines) = enumeration(&part[..end], self.session) else { return Ok(None) };
        let at = position_of(part, self.input);
        self.lines.extend(lines.map_err(|mistake| mistake.moved(at))?);
        let declarators = literals::at_commas(&part[end..]);
        let declarators: Vec<&str> = declarators.into_iter().filter(|part| !part.is_empty()).collect();
        self.declared("int", &declarators).map(Some)
    }

    /// Reads members of one type.
    fn declared(&mut self, ty: &str, declarators: &[&str]) -> Result<Vec<RecordMember>, Mistake> {
        let mut members = Vec::new();
        for declarator in declarators {
            let place = || position_of(declarator, self.input)..position_of(declarator, self.input) + declarator.len();
            let read = self.member(&format!("{ty} {declarator}"));
            members.push(read.ok_or_else(|| Mistake::at(self.refusal(declarator), place()))?);
        }
        Ok(members)
    }

    /// Returns size and alignment of a record.
    fn size_of(&self, ty: &str) -> Option<(u64, u64)> {
        let inner = self.inner.iter().rev().find(|inner| inner.ty == ty);
        inner.map(|inner| (inner.size, inner.align)).or_else(|| self.session.size_of(ty))
    }

    /// Returns the value of a constant of an `enum` within the record.
    fn enumerator(&self, name: &str) -> Option<i128> {
        let defined = format!("@{name} = constant i32 ");
        self.lines.iter().find_map(|line| line.strip_prefix(&defined)?.parse().ok())
    }

    /// Reads the declaration of a member.
    fn member(&mut self, text: &str) -> Option<RecordMember> {
        let is_function = text.contains("(*");
        let (head, lengths) = match text.split_once('[') {
            Some((head, lengths)) if !is_function => (head.trim_end(), Some(lengths.strip_suffix(']')?)),
            _ => (text, None),
        };
        let (target, name) = declaration(head).or_else(|| {
            let (ty, name) = head.rsplit_once(' ')?;
            let is_inner = || self.inner.iter().any(|inner| inner.ty == ty);
            let is_known = || self.session.knows(ty) && self.session.value_type(ty).is_none();
            let is_record = ty.starts_with('%') && (is_inner() || is_known());
            (is_record && is_identifier(name)).then(|| (CastTarget::Scalar(ty.into()), name))
        })?;
        let (mut ty, mut size, align) = match &target {
            CastTarget::Pointer(_) => ("ptr".to_string(), 8, 8),
            CastTarget::Scalar(ty) => match ty.as_str() {
                "ptr" => ("ptr".into(), 8, 8),
                // As in clang's code, a `bool` in memory is a byte.
                "i1" => ("i8".into(), 1, 1),
                "double" => ("double".into(), 8, 8),
                "float" => ("float".into(), 4, 4),
                "x86_fp80" => ("x86_fp80".into(), 16, 16),
                record if record.starts_with('%') => {
                    let (size, align) = self.size_of(record)?;
                    (record.to_string(), size, align)
                }
                number => {
                    let bits: u64 = number[1..].parse().ok().filter(|bits| [8, 16, 32, 64, 128].contains(bits))?;
                    (format!("i{bits}"), bits / 8, bits / 8)
                }
            },
        };
        let mut node = match &target {
            CastTarget::Scalar(record) if record.starts_with('%') => self.nodes.record(&record[1..], Some(size)),
            target => self.nodes.of(target),
        };
        if let Some(lengths) = lengths {
            // `char data[];`, the last member, takes no memory of its own.
            let length = |length: &str| match length {
                "" if lengths.trim().is_empty() => Some(0),
                length => u64::try_from(self.length(length)?).ok(),
            };
            let lengths = lengths_of(lengths).into_iter().map(length).collect::<Option<Vec<u64>>>()?;
            for length in lengths.iter().rev() {
                ty = format!("[{length} x {ty}]");
                size = size.checked_mul(*length).filter(|size| *size < MAX_SIZE)?;
            }
            node = self.nodes.array(&node, size, &lengths);
        }
        Some(RecordMember { name: name.to_string(), ty, node, size, align })
    }

    /// Returns the length of an array.
    fn length(&self, text: &str) -> Option<i128> {
        let node = ExpressionReader::read(text, &|_| false)?;
        session_constant(&node, self.session, &|name| self.enumerator(name))
    }

    /// Returns why the declaration of a member is refused.
    fn refusal(&self, part: &str) -> String {
        let lengths = part.split_once('[').and_then(|(_, rest)| rest.trim_end().strip_suffix(']'));
        let lengths: Option<Vec<i128>> =
            lengths.and_then(|lengths| lengths_of(lengths).into_iter().map(|length| self.length(length)).collect());
        match lengths {
            Some(lengths) if lengths.iter().any(|length| *length < 0) => {
                return format!("`{part}` is an array with a negative size");
            }
            Some(lengths) if lengths.iter().any(|length| *length >= i128::from(MAX_SIZE)) => {
                return format!("the length of `{part}` is too large");
            }
            _ => {}
        }
        refusal(part)
    }
}

/// Returns why the declaration of a member is refused, without regard to its values.
fn refusal(part: &str) -> String {
    match () {
        () if part.contains(':') => "bit fields are not supported; declare an integer".into(),
        () if part.contains('[') => {
            format!("the length of an array must be a constant, such as `char name[16]`, found `{part}`")
        }
        () => format!("expected a member with its type, such as `int x`, found `{part}`"),
    }
}
