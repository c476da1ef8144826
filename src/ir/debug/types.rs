//! Source-level types in C and C++ notation.

use super::{DebugInfo, MOST, field, string};

/// The level of detail in which a type is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// Structs, unions, enumerations and typedefs by name.
    Name,
    /// Definitions in place of the names.
    Whole,
}

impl DebugInfo<'_> {
    /// Formats a type by name: `int`, `struct point *`, `app::shape [3]`.
    pub fn type_name(&self, ty: &str) -> String {
        self.declared(Some(ty), String::new(), Extent::Name, 0)
    }

    /// Formats a type with the members of its struct, union or enumeration, looking through typedefs.
    pub fn type_text(&self, ty: &str) -> String {
        self.declared(Some(ty), String::new(), Extent::Whole, 0)
    }

    /// Formats the declaration of a name with this type.
    pub(super) fn declared_as(&self, ty: &str, name: &str) -> String {
        self.declared(Some(ty), name.to_string(), Extent::Name, 0)
    }

    /// Formats a declaration of `inner` with this type: `int (*f)(char)`. `None` is `void`.
    fn declared(&self, ty: Option<&str>, inner: String, extent: Extent, depth: usize) -> String {
        let spaced = |name: String| match inner.as_str() {
            "" => name,
            inner => format!("{name} {inner}"),
        };
        let Some(ty) = ty.filter(|_| depth < MOST) else { return spaced("void".into()) };
        let base = field(ty, "baseType").and_then(|base| self.node(base));
        let below = |inner: String| self.declared(base, inner, extent, depth + 1);
        // `[3]` and `(char)` bind tighter than `*`.
        let pointer = |sign: &str| {
            let plain = base.and_then(|base| self.plain_type(base)).unwrap_or_default();
            let binds = plain.starts_with("!DISubroutineType(") || plain.contains("DW_TAG_array_type");
            below(if binds { format!("({sign}{inner})") } else { format!("{sign}{inner}") })
        };
        if ty.starts_with("!DISubroutineType(") {
            let mut types = field(ty, "types").map(|list| self.list(list)).into_iter().flatten();
            let result = types.next().and_then(|node| self.node(node));
            let parameters: Vec<String> = types
                .map(|node| match node {
                    "null" => "...".into(),
                    node => self.declared(self.node(node), String::new(), Extent::Name, depth + 1),
                })
                .collect();
            let parameters = if parameters.is_empty() { "void".into() } else { parameters.join(", ") };
            return self.declared(result, format!("{inner}({parameters})"), Extent::Name, depth + 1);
        }
        match field(ty, "tag").and_then(|tag| tag.strip_prefix("DW_TAG_")).unwrap_or("") {
            "pointer_type" => pointer("*"),
            "reference_type" => pointer("&"),
            "rvalue_reference_type" => pointer("&&"),
            qualifier @ ("const_type" | "volatile_type" | "restrict_type" | "atomic_type") => {
                let word = match qualifier {
                    "atomic_type" => "_Atomic",
                    other => other.trim_end_matches("_type"),
                };
                let is_pointer = base.is_some_and(|base| base.contains("DW_TAG_pointer_type"));
                match is_pointer {
                    // `char *const p`: the qualifier of a pointer follows the `*`.
                    true if inner.is_empty() => below(word.into()),
                    true => below(format!("{word} {inner}")),
                    false => format!("{word} {}", below(inner)),
                }
            }
            "typedef" if extent == Extent::Name => spaced(self.qualified(ty).unwrap_or_else(|| "?".into())),
            "typedef" | "member" | "inheritance" => below(inner),
            "array_type" => {
                let count = |range: &str| {
                    let count = self.node(range).and_then(|node| field(node, "count"));
                    count.filter(|count| count.parse::<u64>().is_ok()).unwrap_or("").to_string()
                };
                let lists = field(ty, "elements").map(|list| self.list(list)).into_iter().flatten();
                let ranges: String = lists.map(|range| format!("[{}]", count(range))).collect();
                below(inner.clone() + &ranges)
            }
            "structure_type" | "class_type" | "union_type" | "enumeration_type" => {
                spaced(if extent == Extent::Whole { self.composite(ty, depth) } else { self.tagged(ty) })
            }
            _ => spaced(self.qualified(ty).unwrap_or_else(|| "?".into())),
        }
    }

    /// Returns the name of a struct, union or enumeration with its keyword: `struct point`.
    fn tagged(&self, ty: &str) -> String {
        let word = match field(ty, "tag") {
            Some("DW_TAG_class_type") => "class",
            Some("DW_TAG_union_type") => "union",
            Some("DW_TAG_enumeration_type") => "enum",
            _ => "struct",
        };
        self.qualified(ty).map_or_else(|| format!("{word} {{...}}"), |name| format!("{word} {name}"))
    }

    /// Formats the definition of a struct, union or enumeration.
    fn composite(&self, ty: &str, depth: usize) -> String {
        let elements = field(ty, "elements").map(|list| self.list(list)).into_iter().flatten();
        let elements = elements.filter_map(|node| self.node(node));
        let mut bases: Vec<String> = Vec::new();
        let mut lines: Vec<String> = Vec::new();
        for node in elements {
            let name = string(node, "name").unwrap_or_default();
            if node.starts_with("!DIEnumerator(") {
                lines.push(format!("{name} = {},", field(node, "value").unwrap_or("?")));
                continue;
            }
            let base = field(node, "baseType").and_then(|base| self.node(base));
            match field(node, "tag") {
                Some("DW_TAG_inheritance") => {
                    let flags = field(node, "flags").unwrap_or("");
                    let is_private = field(ty, "tag") == Some("DW_TAG_class_type");
                    let access = match () {
                        () if flags.contains("DIFlagPrivate") => "private",
                        () if flags.contains("DIFlagProtected") => "protected",
                        () if flags.contains("DIFlagPublic") || !is_private => "public",
                        () => "private",
                    };
                    bases.extend(base.and_then(|base| self.qualified(base)).map(|base| format!("{access} {base}")));
                }
                // The vtable pointer.
                Some("DW_TAG_member") if field(node, "flags").is_some_and(|f| f.contains("DIFlagArtificial")) => {}
                Some("DW_TAG_member") => {
                    let flags = field(node, "flags").unwrap_or("");
                    let kept = if flags.contains("DIFlagStaticMember") { "static " } else { "" };
                    let bits = match (flags.contains("DIFlagBitField"), field(node, "size")) {
                        (true, Some(bits)) => format!(" : {bits}"),
                        _ => String::new(),
                    };
                    // An anonymous type can only be shown by its members.
                    let tags = ["structure_type", "union_type", "enumeration_type", "class_type"]
                        .map(|t| format!("tag: DW_TAG_{t}"));
                    let is_composite = |base: &str| tags.iter().any(|tag| base.contains(tag));
                    let extent = match base.is_some_and(|base| string(base, "name").is_none() && is_composite(base)) {
                        true => Extent::Whole,
                        false => Extent::Name,
                    };
                    let member = self.declared(base, name, extent, depth + 1).replace('\n', "\n    ");
                    lines.push(format!("{kept}{member}{bits};"));
                }
                _ => {}
            }
        }
        let name = self.tagged(ty).replace(" {...}", "");
        let bases = if bases.is_empty() { String::new() } else { format!(" : {}", bases.join(", ")) };
        let lines: String = lines.iter().map(|line| format!("    {line}\n")).collect();
        match field(ty, "flags").is_some_and(|flags| flags.contains("DIFlagFwdDecl")) {
            true => format!("{name} {{ <its members are not known here> }}"),
            false => format!("{name}{bases} {{\n{lines}}}"),
        }
    }

    /// Returns the return type of a `DISubprogram` node; `None` for `void`.
    pub fn result(&self, function: &str) -> Option<String> {
        self.result_of(self.node(field(function, "type")?)?)
    }

    /// Returns the return type of a `DISubroutineType` node; `None` for `void`.
    pub fn result_of(&self, ty: &str) -> Option<String> {
        self.node(self.list(field(ty, "types")?).next()?).map(String::from)
    }

    /// Returns the name of a `DISubprogram` node and its declaration with its place: `int sum(struct node *)  prog.c:5`.
    pub fn declaration(&self, function: &str) -> Option<(String, String)> {
        let name = string(function, "name")?;
        let declared = self.declared(self.node(field(function, "type")?), name.clone(), Extent::Name, 0);
        let file = field(function, "file").and_then(|file| self.node(file)).and_then(|file| string(file, "filename"));
        let place = file.zip(field(function, "line")).map(|(file, line)| format!("  {file}:{line}"));
        Some((name, declared + &place.unwrap_or_default()))
    }

    /// Returns the types of the parameters of a `DISubprogram` node, without the variadic ones.
    pub fn parameters(&self, function: &str) -> Vec<Option<String>> {
        let ty = field(function, "type").and_then(|ty| self.node(ty));
        let types = ty.and_then(|ty| field(ty, "types")).map(|list| self.list(list));
        let types = types.into_iter().flatten().skip(1).filter(|node| *node != "null");
        types.map(|node| self.node(node).map(String::from)).collect()
    }

    /// Returns the types of the result (`None` for `void`) and of the parameters (`None` for `...`) of a function type.
    pub fn signature(&self, ty: &str) -> Option<(Option<String>, Vec<Option<String>>)> {
        let mut types = self.list(field(ty, "types").filter(|_| ty.starts_with("!DISubroutineType("))?);
        let result = types.next().and_then(|node| self.node(node)).map(String::from);
        let params: Vec<&str> = types.collect();
        let of = |node: &&str| if *node == "null" { Some(None) } else { Some(Some(self.node(node)?.to_string())) };
        Some((result, params.iter().map(of).collect::<Option<Vec<_>>>()?))
    }

    /// Returns the type of a pointer to the function of a `DISubprogram` node.
    pub fn function_pointer(&self, function: &str) -> Option<String> {
        Some(self.pointer_to(field(function, "type")?))
    }

    /// Formats the type of a `DISubprogram` node: `int (char)`.
    pub fn function_type(&self, function: &str) -> Option<String> {
        Some(self.type_name(self.node(field(function, "type")?)?))
    }

    /// Returns the name of a type as used in expressions: `struct app::point`, `int`.
    pub(super) fn written_name(&self, ty: &str) -> Option<String> {
        let name = self.qualified(ty)?;
        let word = match field(ty, "tag").filter(|_| ty.starts_with("!DICompositeType(")) {
            Some("DW_TAG_class_type") => "class ",
            Some("DW_TAG_union_type") => "union ",
            Some("DW_TAG_enumeration_type") => "enum ",
            Some("DW_TAG_structure_type") => "struct ",
            _ => "",
        };
        Some(format!("{word}{name}"))
    }

    /// Returns the name of a type, qualified with the enclosing namespaces and classes.
    fn qualified(&self, ty: &str) -> Option<String> {
        let mut name = string(ty, "name").filter(|name| !name.is_empty())?;
        let mut scope = field(ty, "scope").and_then(|scope| self.node(scope));
        for _ in 0..MOST {
            let Some(node) = scope else { break };
            let is_around = node.starts_with("!DINamespace(") || node.starts_with("!DICompositeType(");
            if let Some(outer) = string(node, "name").filter(|_| is_around) {
                name = format!("{outer}::{name}");
            }
            scope = field(node, "scope").and_then(|scope| self.node(scope));
        }
        Some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DebugInfo, Module};

    #[test]
    fn types_are_written_as_declarations() {
        let nodes = [
            "!1 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)",
            "!2 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1, size: 64)",
            "!3 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1)",
            "!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)",
            "!5 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)",
            "!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !1, size: 192, elements: !7)",
            "!7 = !{!8, !9}",
            "!8 = !DISubrange(count: 2)",
            "!9 = !DISubrange(count: 3)",
            "!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)",
            "!11 = !DISubroutineType(types: !12)",
            "!12 = !{null, !1, !4}",
            "!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)",
            "!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: \"cell\", scope: !19, size: 128, elements: !15)",
            "!15 = !{!16, !17, !20}",
            "!16 = !DIDerivedType(tag: DW_TAG_member, name: \"call\", baseType: !13, size: 64)",
            "!17 = !DIDerivedType(tag: DW_TAG_member, name: \"next\", baseType: !18, size: 64, offset: 64)",
            "!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)",
            "!19 = !DINamespace(name: \"app\")",
            "!20 = !DIDerivedType(tag: DW_TAG_member, name: \"low\", baseType: !1, size: 3, flags: DIFlagBitField)",
            "!21 = !DIDerivedType(tag: DW_TAG_typedef, name: \"list\", baseType: !18)",
            "!22 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"color\", baseType: !1, elements: !23)",
            "!23 = !{!24}",
            "!24 = !DIEnumerator(name: \"RED\", value: 4)",
        ];
        let module = Module { other_items: nodes.iter().map(|node| (*node).into()).collect(), ..Module::default() };
        let info = DebugInfo::new(&module);
        let name = |node: &str| info.type_name(info.node(node).unwrap());
        assert_eq!(
            ["!1", "!2", "!4", "!5", "!6", "!10", "!13", "!14", "!21", "!22"].map(name),
            [
                "int",
                "int *",
                "const int *",
                "const int *const",
                "int [2][3]",
                "int (*)[2][3]",
                "void (*)(int, const int *)",
                "struct app::cell",
                "list",
                "enum color"
            ]
        );
        let whole = |node: &str| info.type_text(info.node(node).unwrap());
        let cell =
            "struct app::cell {\n    void (*call)(int, const int *);\n    struct app::cell *next;\n    int low : 3;\n}";
        assert_eq!(
            ["!14", "!21", "!22"].map(whole),
            [cell.into(), format!("{cell} *"), "enum color {\n    RED = 4,\n}".into()]
        );
        // Cyclic types must not recurse forever.
        let circle = Module {
            other_items: vec!["!1 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !1)".into()],
            ..Module::default()
        };
        let info = DebugInfo::new(&circle);
        assert_eq!(info.type_text(info.node("!1").unwrap()), "void");
    }
}
