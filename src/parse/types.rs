//! Types. Each distinct text is parsed once; named types may be defined before or after their uses.

use super::grammar::{self, Pair, Rule};
use super::literal::{self, Int};
use super::module_state::{MAX_SCANNED_LEN, ModuleState, name, name_key};
use super::nesting::MAX_NESTING;
use super::scan;
use crate::diagnostic::{Diagnostic, near_own_names};
use crate::ir::types::{NamedType, TypeKind};
use crate::ir::{FloatKind, NamedId, Type};
use crate::source::Span;
use rustc_hash::FxHashSet;

/// Width of the widest integer type (LangRef: 2^23 bits).
const MAX_INT_WIDTH: u32 = 1 << 23;

/// Maximum number of defined types that an undefined one is compared with.
const MAX_COMPARED_NAMES: usize = 1000;

impl<'s> ModuleState<'s> {
    /// Whether a token such as `%node` names a type that the module defines, before or after the current position.
    pub fn is_type_name(&self, token: &str) -> bool {
        let known = self.named.get(&name_key(&token[1..])).is_some_and(|id| self.module.types.named[*id].defined);
        known || self.written_types.get_or_init(|| self.scan_types()).contains(token)
    }

    /// Returns the names with sigils of all types that the text defines.
    fn scan_types(&self) -> FxHashSet<&'s str> {
        let text = if self.text.len() <= MAX_SCANNED_LEN { self.text } else { "" };
        let defined = |line: &'s str| {
            let name = scan::name_length(line);
            let is_type = scan::after_equals(line, name).is_some_and(|rest| scan::word(rest) == "type");
            (is_type && line.starts_with('%')).then(|| &line[..name])
        };
        text.lines().filter_map(defined).collect()
    }

    /// Returns the type of a token; each distinct text is parsed once.
    pub fn ty(&mut self, token: &'s str) -> Type {
        if let Some(ty) = self.types.get(token) {
            return *ty;
        }
        let ty = match grammar::run(Rule::type_tree, token) {
            Some(tree) => self.type_tree(tree, 0),
            None => {
                self.error("E0101", token, "expected a type");
                Type::INVALID
            }
        };
        self.types.insert(token, ty);
        ty
    }

    fn type_tree(&mut self, tree: Pair<'s>, depth: usize) -> Type {
        let (list, _) = self.type_list(tree, depth);
        list.first().copied().unwrap_or(Type::INVALID)
    }

    /// Converts the types among the children of a node, and returns whether `...` is among them. Suffixes apply to the
    /// type before them.
    fn type_list(&mut self, node: Pair<'s>, depth: usize) -> (Vec<Type>, bool) {
        let mut list: Vec<Type> = Vec::new();
        let mut varargs = false;
        // `addrspace(n)` is kept until the `*` that it belongs to.
        let mut space: Option<(u32, &'s str)> = None;
        let mut placed = false;
        if depth > MAX_NESTING {
            self.too_deep(node.as_str());
            return (vec![Type::INVALID], false);
        }
        for part in node.into_inner() {
            let text = part.as_str();
            let last = list.last().copied().unwrap_or(Type::INVALID);
            placed &= part.as_rule() == Rule::addrspace;
            match part.as_rule() {
                Rule::star => {
                    let addrspace = space.take().map_or(0, |s| s.0);
                    let ty = self.pointer_to(last, addrspace, text);
                    list.pop();
                    list.push(ty);
                }
                Rule::addrspace => {
                    let n = self.address_space(text, text);
                    if std::mem::replace(&mut placed, true) {
                        self.error("E0101", text, "duplicate address space of a pointer");
                    }
                    if matches!(self.module.types.written(last), TypeKind::Ptr { pointee: None, .. }) {
                        list.pop();
                        list.push(self.module.types.intern(TypeKind::Ptr { pointee: None, addrspace: n }));
                    } else {
                        space = Some((n, text));
                    }
                }
                Rule::params => {
                    let (params, varargs) = self.type_list(part, depth + 1);
                    let ty = self.function_type(last, params, varargs, text);
                    list.pop();
                    list.push(ty);
                }
                Rule::ellipsis => varargs = true,
                Rule::integer | Rule::string | Rule::vscale | Rule::EOI => {}
                _ => {
                    if let Some((_, text)) = space.take() {
                        self.error("E0101", text, "expected `*` after the address space of a typed pointer");
                    }
                    let ty = self.primary(part, depth);
                    list.push(ty);
                }
            }
        }
        if let Some((_, text)) = space {
            self.error("E0101", text, "expected `*` after the address space of a typed pointer");
        }
        (list, varargs)
    }

    fn primary(&mut self, part: Pair<'s>, depth: usize) -> Type {
        let text = part.as_str();
        match part.as_rule() {
            Rule::int_type => match text[1..].parse::<u32>() {
                Ok(bits @ 1..=MAX_INT_WIDTH) => self.module.types.int(bits),
                _ => {
                    self.error(
                        "E0121",
                        text,
                        format!("bit width of `{text}` is out of range: 1 to {MAX_INT_WIDTH} are allowed"),
                    );
                    Type::INVALID
                }
            },
            Rule::word_type => self.word_type(text),
            Rule::named_type => {
                let id = self.use_type(text);
                self.module.types.intern(TypeKind::Named(id))
            }
            Rule::array_type => {
                let len = self.length(&part);
                let elem = self.type_tree(part, depth + 1);
                match len {
                    _ if !self.check_element(elem, text, "array") => Type::INVALID,
                    Some(len) => self.module.types.intern(TypeKind::Array { len, elem }),
                    None => Type::INVALID,
                }
            }
            Rule::vector_type => {
                let scalable = part.clone().into_inner().any(|p| p.as_rule() == Rule::vscale);
                let len = self.length(&part);
                let elem = self.type_tree(part, depth + 1);
                match len.map(u32::try_from) {
                    _ if elem == Type::INVALID => Type::INVALID,
                    Some(Ok(0)) => {
                        self.error("E0122", text, "zero element vector is illegal");
                        Type::INVALID
                    }
                    Some(Ok(len)) => self.module.types.intern(TypeKind::Vector { len, scalable, elem }),
                    Some(Err(_)) => {
                        self.error("E0122", text, "size too large for vector");
                        Type::INVALID
                    }
                    None => Type::INVALID,
                }
            }
            Rule::struct_type | Rule::packed_type => {
                let packed = part.as_rule() == Rule::packed_type;
                let (fields, _) = self.type_list(part, depth + 1);
                if !fields.iter().all(|f| self.check_element(*f, text, "structure")) {
                    return Type::INVALID;
                }
                self.module.types.intern(TypeKind::Struct { fields: fields.into(), packed })
            }
            _ => self.target_type(part, depth),
        }
    }

    /// Converts `target("name", types…, integers…)`.
    fn target_type(&mut self, part: Pair<'s>, depth: usize) -> Type {
        let (mut name, mut ints, mut late) = ("", Vec::new(), None);
        let place = part.as_str();
        for piece in part.clone().into_inner() {
            let text = piece.as_str();
            match piece.as_rule() {
                Rule::string => name = text.trim_matches('"'),
                Rule::integer => match text.parse::<u32>() {
                    Ok(n) => ints.push(n),
                    Err(_) => late = Some((text, "parameters of target types are 32-bit integers")),
                },
                _ if !ints.is_empty() => late = late.or(Some((text, "expected uint32 param"))),
                _ => {}
            }
        }
        let name = String::from_utf8_lossy(&literal::unescape(name)).into_owned();
        let (types, _) = self.type_list(part, depth + 1);
        if let Some((text, message)) = late {
            self.error("E0122", text, message);
            return Type::INVALID;
        }
        if types.contains(&Type::INVALID) {
            return Type::INVALID;
        }
        // Each target extension type has its own parameters.
        let wanted = match &*name {
            "aarch64.svcount" => (0, 0, "no parameters"),
            "riscv.vector.tuple" => (1, 1, "one type parameter and one integer parameter"),
            "amdgcn.named.barrier" => (0, 1, "no type parameters and one integer parameter"),
            _ => (types.len(), ints.len(), ""),
        };
        if (types.len(), ints.len()) != (wanted.0, wanted.1) {
            let message = format!("target extension type {name} should have {}", wanted.2);
            self.error("E0122", place, message);
            return Type::INVALID;
        }
        self.module.types.intern(TypeKind::Target { name: name.into(), types: types.into(), ints: ints.into() })
    }

    fn word_type(&mut self, text: &'s str) -> Type {
        let float = |kind| TypeKind::Float(kind);
        let kind = match text {
            "void" => return Type::VOID,
            "ptr" => {
                self.opaque_pointers = true;
                return Type::PTR;
            }
            "float" => return Type::FLOAT,
            "double" => return Type::DOUBLE,
            "label" => return Type::LABEL,
            "token" => return Type::TOKEN,
            "metadata" => return Type::METADATA,
            "half" => float(FloatKind::Half),
            "bfloat" => float(FloatKind::BFloat),
            "fp128" => float(FloatKind::Fp128),
            "x86_fp80" => float(FloatKind::X86Fp80),
            "ppc_fp128" => float(FloatKind::PpcFp128),
            // Removed from LLVM, which reads old modules the same way.
            "x86_mmx" => TypeKind::Vector { len: 1, scalable: false, elem: Type::I64 },
            _ => TypeKind::X86Amx,
        };
        self.module.types.intern(kind)
    }

    /// Parses the number of elements of an array or vector type.
    fn length(&mut self, part: &Pair<'s>) -> Option<u64> {
        let token = part.clone().into_inner().find(|p| p.as_rule() == Rule::integer)?.as_str();
        let len = match literal::int(token, 64) {
            Int::Fits(len) => Some(len as u64),
            _ => None,
        };
        if len.is_none() {
            self.error("E0122", token, format!("number of elements `{token}` does not fit 64 bits"));
        }
        len
    }

    /// Whether a type can be an element of an aggregate; false for damaged types.
    fn check_element(&mut self, ty: Type, text: &str, of: &str) -> bool {
        let word = match self.module.types.written(ty) {
            TypeKind::Invalid => return false,
            TypeKind::Void => "void",
            TypeKind::Label => "label",
            TypeKind::Token => "token",
            TypeKind::Metadata => "metadata",
            TypeKind::Function { .. } => "a function type",
            _ => return true,
        };
        self.error("E0122", text, format!("invalid element type for {of}: {word}"));
        false
    }

    /// Returns why there is no pointer to a type. `None`: there is one.
    pub(super) fn not_pointed_to(&self, pointee: Type) -> Option<&'static str> {
        Some(match self.module.types.written(pointee) {
            TypeKind::Invalid => "",
            TypeKind::Void => "pointers to void are invalid: use `i8*` instead",
            TypeKind::Label => "basic block pointers are invalid",
            TypeKind::Token | TypeKind::Metadata => "pointers to this type are invalid",
            TypeKind::Ptr { pointee: None, .. } => "`ptr*` is invalid: use `ptr` instead",
            _ => return None,
        })
    }

    pub(super) fn pointer_to(&mut self, pointee: Type, addrspace: u32, star: &'s str) -> Type {
        match self.not_pointed_to(pointee) {
            None => {
                self.typed_pointers = true;
                self.module.types.intern(TypeKind::Ptr { pointee: Some(pointee), addrspace })
            }
            Some("") => Type::INVALID,
            Some(what) => {
                self.error("E0122", star, what);
                Type::INVALID
            }
        }
    }

    fn function_type(&mut self, ret: Type, params: Vec<Type>, varargs: bool, text: &'s str) -> Type {
        match self.module.types.written(ret) {
            TypeKind::Function { .. } | TypeKind::Label | TypeKind::Metadata => {
                self.error("E0122", text, "invalid function return type");
                return Type::INVALID;
            }
            _ => {}
        }
        for p in &params {
            if !self.check_param(*p, text) {
                return Type::INVALID;
            }
        }
        if ret == Type::INVALID {
            return ret;
        }
        self.module.types.function(ret, params, varargs)
    }

    /// Whether a type can be a parameter type.
    pub fn check_param(&mut self, ty: Type, text: &str) -> bool {
        let word = match self.module.types.written(ty) {
            TypeKind::Invalid => return false,
            TypeKind::Void => "argument can not have void type",
            TypeKind::Label => "invalid type for function argument: label",
            TypeKind::Function { .. } => "invalid type for function argument: function (pass a pointer to it)",
            _ => return true,
        };
        self.error("E0122", text, word);
        false
    }

    /// Parses the number of `addrspace(3)`, whose text is `place` in the source. `"A"`, `"G"` and `"P"` are the address
    /// spaces of allocas, globals and programs in the data layout.
    pub fn address_space(&mut self, text: &str, place: &str) -> u32 {
        let inner = text
            .trim_start_matches("addrspace")
            .trim_matches(|c: char| c.is_ascii_whitespace() || c == '(' || c == ')');
        if let letter @ ("\"A\"" | "\"G\"" | "\"P\"") = inner {
            let letter = letter.trim_matches('"');
            let layout = self.module.data_layout.as_ref().map_or("", |(layout, _)| layout);
            let numbers = layout.split('-').filter_map(|part| part.strip_prefix(letter));
            return numbers.filter_map(|n| n.parse().ok()).next_back().unwrap_or(0);
        }
        if let Some(name) = inner.strip_prefix('"').and_then(|inner| inner.strip_suffix('"')) {
            // Named address space, such as `p2(global):32:8`.
            let layout = self.module.data_layout.as_ref().map_or("", |(layout, _)| layout);
            let mut spaces = layout.split('-').filter_map(|part| part.strip_prefix('p')?.split(':').next());
            if let Some(n) = spaces.find_map(|space| {
                let (number, rest) = space.split_once('(')?;
                number.parse().ok().filter(|_| rest.strip_suffix(')') == Some(name))
            }) {
                return n;
            }
        }
        match inner.parse::<u32>() {
            Ok(n) if n < 1 << 24 => n,
            _ if inner.starts_with('"') => {
                self.error(
                    "E0123",
                    place,
                    format!("invalid symbolic addrspace {inner}: expected \"A\", \"G\" or \"P\""),
                );
                0
            }
            _ => {
                self.error("E0123", place, "invalid address space, must be a 24-bit integer");
                0
            }
        }
    }

    /// Returns the named type of a token such as `%node`; creates it at its first use.
    pub fn use_type(&mut self, token: &'s str) -> NamedId {
        let key = name_key(&token[1..]);
        if let Some(id) = self.named.get(&key) {
            return *id;
        }
        self.check_name(token);
        let span = self.span(token);
        let id = self.module.types.named.push(NamedType { name: name(&token[1..]), body: None, defined: false, span });
        self.named.insert(key, id);
        id
    }

    /// Defines `%name = type …`.
    pub fn define_type(&mut self, token: &'s str, body: Option<Type>) {
        let id = self.use_type(token);
        let span = self.span(token);
        let named = &mut self.module.types.named[id];
        if named.defined {
            let first = named.span;
            let message = format!("redefinition of type `{token}`");
            self.report(Diagnostic::error("E0113", span, message).label(first, "first defined here"));
            return;
        }
        *named = NamedType { body, defined: true, span, ..named.clone() };
    }

    /// Reports named types that are used but never defined.
    pub fn check_types(&mut self) {
        if self.module.damaged {
            return;
        }
        let defined: Vec<String> = self
            .module
            .types
            .named
            .values()
            .filter(|n| n.defined)
            .take(MAX_COMPARED_NAMES)
            .map(|n| format!("%{}", n.name))
            .collect();
        let mut undefined = Vec::new();
        let damaged = |span: Span| self.taken_back.iter().any(|d| d.lo <= span.lo && span.hi <= d.hi);
        let missing = self.module.types.named.values().filter(|n| !n.defined && !damaged(n.span));
        for named in missing.take(self.source.max_errors.saturating_add(1)) {
            let name = format!("%{}", named.name);
            let near =
                if name.len() <= 64 { near_own_names(&name, defined.iter().map(String::as_str)) } else { Vec::new() };
            let mut found = Diagnostic::error("E0116", named.span, format!("use of undefined type named `{name}`"));
            if let Some(near) = near.first() {
                found = found.help(format!("did you mean `{near}`?"));
            }
            undefined.push(found);
        }
        undefined.into_iter().for_each(|d| self.report(d));
    }
}
