//! Structure of source-level types: elements, members, enumerators, and their sizes.

use super::super::metadata::parts;
use super::{DebugInfo, MOST, field, string};

/// A member of a source-level struct, class or union.
#[derive(Clone, Debug)]
pub struct Member {
    /// Name; empty for an anonymous member.
    pub name: String,
    /// Offset in bits; `None` for a virtual base.
    pub offset: Option<u64>,
    /// Node of the member's type.
    pub ty: String,
    /// Width in bits, if it is a bit field.
    pub bits: Option<u64>,
    /// Whether it is a base class.
    pub is_base: bool,
}

/// Queries on source-level types (LangRef "DIBasicType", "DIDerivedType", "DICompositeType"), each given by its
/// node. A plain type is one that [`DebugInfo::plain_type`] returns.
impl DebugInfo<'_> {
    /// Strips typedefs and qualifiers such as `const` from a type.
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

    /// Returns the pointee of a pointer, or the referent of a reference.
    pub fn pointee(&self, ty: &str) -> Option<String> {
        let plain = self.plain_type(ty).filter(|plain| self.is_pointer(plain))?;
        self.node(field(&plain, "baseType")?).map(String::from)
    }

    /// Whether a plain type is a pointer or a reference.
    pub fn is_pointer(&self, plain: &str) -> bool {
        let tags = ["DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"];
        plain.starts_with("!DIDerivedType(") && field(plain, "tag").is_some_and(|tag| tags.contains(&tag))
    }

    /// Returns the element type of an array; for a multidimensional one, an array with one dimension less.
    pub fn element(&self, ty: &str) -> Option<String> {
        let plain = self.plain_type(ty)?;
        let is = plain.starts_with("!DICompositeType(") && field(&plain, "tag")? == "DW_TAG_array_type";
        let counts: Vec<Option<u64>> =
            self.list(field(&plain, "elements").filter(|_| is)?).map(|range| self.count(range)).collect();
        let base = field(&plain, "baseType")?;
        let [_, rest @ ..] = counts.as_slice() else { return None };
        if rest.is_empty() {
            return self.node(base).map(String::from);
        }
        let bits = self.size(&self.plain_type(self.node(base)?)?)?;
        Some(self.array_of(base, bits, rest))
    }

    /// Returns the number of elements of an array; `None` if it is known at run time only.
    pub fn len(&self, ty: &str) -> Option<u64> {
        let plain = self.plain_type(ty)?;
        self.count(self.list(field(&plain, "elements")?).next()?)
    }

    fn count(&self, range: &str) -> Option<u64> {
        field(self.node(range)?, "count")?.parse().ok()
    }

    /// Returns an array type in which variable lengths are replaced by their values; `None` if all lengths are
    /// constant.
    pub fn with_lengths(&self, ty: &str, value: &dyn Fn(&str) -> Option<u64>) -> Option<String> {
        let plain = self.plain_type(ty)?;
        if !plain.starts_with("!DICompositeType(") || field(&plain, "tag")? != "DW_TAG_array_type" {
            return None;
        }
        let mut is_variable = false;
        let mut length = |range: &str| {
            let count = field(self.node(range)?, "count")?;
            count.parse().ok().or_else(|| {
                let variable = self.node(count).filter(|node| node.starts_with("!DILocalVariable("))?;
                is_variable = true;
                value(&string(variable, "name")?)
            })
        };
        let lengths: Vec<Option<u64>> = self.list(field(&plain, "elements")?).map(&mut length).collect();
        let base = field(&plain, "baseType")?;
        let bits = self.bits(self.node(base)?)?;
        (is_variable && lengths.iter().all(Option::is_some)).then(|| self.array_of(base, bits, &lengths))
    }

    /// Builds an array type with these dimensions; `bits` is the size of an element.
    fn array_of(&self, ty: &str, bits: u64, counts: &[Option<u64>]) -> String {
        let ranges: Vec<String> =
            counts.iter().map(|count| format!("!DISubrange(count: {})", count.unwrap_or(0))).collect();
        let all = counts.iter().fold(bits, |all, count| all.saturating_mul(count.unwrap_or(0)));
        format!(
            "!DICompositeType(tag: DW_TAG_array_type, baseType: {ty}, size: {all}, elements: !{{{}}})",
            ranges.join(", ")
        )
    }

    /// Builds the type of an array of `count` elements.
    pub fn row_of(&self, ty: &str, count: u64) -> Option<String> {
        Some(self.array_of(ty, self.bits(ty)?, &[Some(count)]))
    }

    /// Returns the members of a struct, class or union, including inherited ones and those of anonymous
    /// members.
    pub fn members(&self, ty: &str) -> Vec<Member> {
        let mut found = Vec::new();
        self.add_members(ty, 0, 0, &mut found);
        found
    }

    /// Returns the direct members only: a base class or an anonymous member counts as one.
    pub fn parts(&self, ty: &str) -> Vec<Member> {
        let Some(plain) = self.plain_type(ty).filter(|plain| plain.starts_with("!DICompositeType(")) else {
            return Vec::new();
        };
        let Some(elements) = field(&plain, "elements") else { return Vec::new() };
        self.list(elements).filter_map(|node| self.one_member(self.node(node)?)).collect()
    }

    fn one_member(&self, node: &str) -> Option<Member> {
        let ty = self.node(field(node, "baseType")?)?.to_string();
        let flags = field(node, "flags").unwrap_or("");
        let is_base = field(node, "tag")? == "DW_TAG_inheritance";
        let is = is_base || field(node, "tag")? == "DW_TAG_member" && !flags.contains("DIFlagStaticMember");
        let number = |name| field(node, name).and_then(|n| n.parse::<u64>().ok());
        // The offset of a virtual base depends on the dynamic type of the object.
        is.then(|| Member {
            name: string(node, "name").unwrap_or_default(),
            offset: if flags.contains("DIFlagVirtual") { None } else { Some(number("offset").unwrap_or(0)) },
            bits: number("size").filter(|_| flags.contains("DIFlagBitField")),
            is_base,
            ty,
        })
    }

    fn add_members(&self, ty: &str, offset: u64, depth: usize, found: &mut Vec<Member>) {
        for member in if depth < MOST { self.parts(ty) } else { Vec::new() } {
            let Some(at) = member.offset.and_then(|at| at.checked_add(offset)) else { continue };
            match member.is_base || member.name.is_empty() {
                true => self.add_members(&member.ty, at, depth + 1, found),
                false => found.push(Member { offset: Some(at), ..member }),
            }
        }
    }

    /// Returns the enumerators of an enumeration.
    pub fn enumerators(&self, plain: &str) -> Vec<(String, i128)> {
        let is = field(plain, "tag") == Some("DW_TAG_enumeration_type");
        let list = field(plain, "elements").filter(|_| is).map(|list| self.list(list));
        let one = |node: &str| {
            let node = self.node(node)?;
            Some((string(node, "name")?, field(node, "value")?.parse().ok()?))
        };
        list.into_iter().flatten().filter_map(one).collect()
    }

    /// Whether a plain integer or enumeration type is unsigned.
    pub fn is_unsigned(&self, plain: &str) -> bool {
        match field(plain, "tag") {
            Some("DW_TAG_enumeration_type") => {
                let base = field(plain, "baseType").and_then(|base| self.plain_type(self.node(base)?));
                base.map_or_else(
                    || self.enumerators(plain).iter().all(|(_, value)| *value >= 0),
                    |base| self.is_unsigned(&base),
                )
            }
            _ => {
                let unsigned = ["DW_ATE_unsigned", "DW_ATE_unsigned_char", "DW_ATE_boolean", "DW_ATE_UTF"];
                plain.starts_with("!DIBasicType(") && field(plain, "encoding").is_some_and(|e| unsigned.contains(&e))
            }
        }
    }

    /// Whether a plain type is a boolean type.
    pub fn is_bool(&self, plain: &str) -> bool {
        plain.starts_with("!DIBasicType(") && field(plain, "encoding") == Some("DW_ATE_boolean")
    }

    /// Whether a plain type is a complex floating-point type.
    pub fn is_complex(&self, plain: &str) -> bool {
        plain.starts_with("!DIBasicType(") && field(plain, "encoding") == Some("DW_ATE_complex_float")
    }

    /// Whether a plain type is a C++ reference, which stands for its referent in expressions.
    pub fn is_reference(&self, plain: &str) -> bool {
        plain.starts_with("!DIDerivedType(")
            && matches!(field(plain, "tag"), Some("DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type"))
    }

    /// Whether a plain type is a union.
    pub fn is_union(&self, plain: &str) -> bool {
        plain.starts_with("!DICompositeType(") && field(plain, "tag") == Some("DW_TAG_union_type")
    }

    /// Whether a plain type is a struct, class or union.
    pub fn is_record(&self, plain: &str) -> bool {
        let tags = ["DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type"];
        plain.starts_with("!DICompositeType(") && field(plain, "tag").is_some_and(|tag| tags.contains(&tag))
    }

    /// Returns the size of a type in bits.
    pub fn bits(&self, ty: &str) -> Option<u64> {
        let plain = self.plain_type(ty)?;
        let pointer = plain.starts_with("!DIDerivedType(") && field(&plain, "tag")?.ends_with("_type");
        // A flexible array member has no size, and an array of variable length one that is not known here.
        let is_array = plain.starts_with("!DICompositeType(") && field(&plain, "tag")? == "DW_TAG_array_type";
        self.size(&plain).or(pointer.then_some(64)).or(is_array.then_some(0))
    }

    /// Iterates over all numbered nodes.
    pub(super) fn nodes(&self) -> impl Iterator<Item = &str> {
        self.index.nodes.values().map(|(item, start)| &self.module.other_items[*item][*start..])
    }

    /// Iterates over all named types, with the names as written in C: `struct point`, `point_t`, `int`.
    pub fn named_types(&self) -> impl Iterator<Item = (String, &str)> {
        self.nodes().filter_map(|node| {
            let is_type = node.starts_with("!DICompositeType(") || node.starts_with("!DIBasicType(");
            let is_name = node.starts_with("!DIDerivedType(") && field(node, "tag") == Some("DW_TAG_typedef");
            let name = if is_type || is_name { self.written_name(node) } else { None };
            Some((name?, node))
        })
    }

    /// Returns the last type in the module with this name, as written in C, that is not only declared.
    pub fn type_named(&self, name: &str) -> Option<&str> {
        let last = name.rsplit([' ', ':']).next().unwrap_or(name);
        let quoted = format!("\"{last}\"");
        let mut found: Option<(usize, &str)> = None;
        for (item, start) in self.index.nodes.values() {
            let node = &self.module.other_items[*item][*start..];
            let is_last = found.is_none_or(|(before, _)| before < *item);
            if is_last && node.contains(&quoted) && !node.contains("DIFlagFwdDecl") && self.is_named(node, name) {
                found = Some((*item, node));
            }
        }
        found.map(|(_, node)| node)
    }

    /// Whether a node is a type with this name, as written in C.
    fn is_named(&self, node: &str, name: &str) -> bool {
        let is_type = node.starts_with("!DICompositeType(") || node.starts_with("!DIBasicType(");
        let is_alias = node.starts_with("!DIDerivedType(") && field(node, "tag") == Some("DW_TAG_typedef");
        (is_type || is_alias) && self.written_name(node).as_deref() == Some(name)
    }

    /// Iterates over all enumerators of the program: name, value and enumeration type.
    pub fn constants(&self) -> impl Iterator<Item = (String, i128, &str)> {
        let enums = self.nodes().filter(|node| node.starts_with("!DICompositeType(tag: DW_TAG_enumeration_type"));
        enums.flat_map(|node| self.enumerators(node).into_iter().map(move |(name, value)| (name, value, node)))
    }

    /// Whether a plain arithmetic type is a floating-point type; `None` for other types.
    pub fn basic(&self, plain: &str) -> Option<bool> {
        let is = plain.starts_with("!DIBasicType(");
        let is_enum = field(plain, "tag") == Some("DW_TAG_enumeration_type");
        let float = field(plain, "encoding") == Some("DW_ATE_float");
        (is || is_enum).then_some(float)
    }

    /// Whether a plain type is a one-byte character type.
    pub fn is_char(&self, plain: &str) -> bool {
        let encodings = ["DW_ATE_signed_char", "DW_ATE_unsigned_char", "DW_ATE_UTF"];
        let encoding = field(plain, "encoding").is_some_and(|encoding| encodings.contains(&encoding));
        plain.starts_with("!DIBasicType(") && encoding && self.size(plain) == Some(8)
    }

    /// Builds the type of a pointer to a type.
    pub fn pointer_to(&self, ty: &str) -> String {
        format!("!DIDerivedType(tag: DW_TAG_pointer_type, baseType: {ty}, size: 64)")
    }

    /// Returns the unqualified name of a plain type.
    pub fn name(&self, plain: &str) -> Option<String> {
        string(plain, "name")
    }

    /// Returns the size of a plain type in bits.
    pub fn size(&self, plain: &str) -> Option<u64> {
        field(plain, "size")?.parse().ok()
    }

    /// Iterates over the operands of a tuple: `!29` and `!30` for `!28 = !{!29, !30}`.
    pub(super) fn list<'t>(&'t self, node: &'t str) -> impl Iterator<Item = &'t str> {
        let node = if node.starts_with("!{") { node } else { self.numbered(node).unwrap_or("") };
        parts(node.strip_prefix("!{").and_then(|node| node.strip_suffix('}')).unwrap_or("")).map(str::trim)
    }
}
