//! Views of metadata nodes on their text: class and operands. Nothing is copied, and nothing is parsed before
//! it is requested.

use super::parts;

/// The class of a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "LLVM's names without their DI")]
pub enum Class {
    ArgList,
    AssignId,
    BasicType,
    CommonBlock,
    CompileUnit,
    CompositeType,
    DerivedType,
    Enumerator,
    Expression,
    File,
    FixedPointType,
    Generic,
    GenericSubrange,
    GlobalVariable,
    GlobalVariableExpression,
    ImportedEntity,
    Label,
    LexicalBlock,
    LexicalBlockFile,
    LocalVariable,
    Location,
    Macro,
    MacroFile,
    Module,
    Namespace,
    ObjcProperty,
    StringType,
    Subprogram,
    Subrange,
    SubrangeType,
    SubroutineType,
    TemplateTypeParameter,
    TemplateValueParameter,
    /// `!{…}`
    Tuple,
}

impl Class {
    /// Returns the class with this name, such as `DIFile`.
    pub fn of_name(name: &str) -> Option<Class> {
        // Ordered by frequency.
        Some(match name.strip_prefix("DI") {
            None => return (name == "GenericDINode").then_some(Class::Generic),
            Some("Location") => Class::Location,
            Some("LocalVariable") => Class::LocalVariable,
            Some("DerivedType") => Class::DerivedType,
            Some("LexicalBlock") => Class::LexicalBlock,
            Some("Expression") => Class::Expression,
            Some("Subprogram") => Class::Subprogram,
            Some("CompositeType") => Class::CompositeType,
            Some("Enumerator") => Class::Enumerator,
            Some("SubroutineType") => Class::SubroutineType,
            Some("GlobalVariable") => Class::GlobalVariable,
            Some("GlobalVariableExpression") => Class::GlobalVariableExpression,
            Some("Subrange") => Class::Subrange,
            Some("AssignID") => Class::AssignId,
            Some("LexicalBlockFile") => Class::LexicalBlockFile,
            Some("ImportedEntity") => Class::ImportedEntity,
            Some("TemplateTypeParameter") => Class::TemplateTypeParameter,
            Some("TemplateValueParameter") => Class::TemplateValueParameter,
            Some("Namespace") => Class::Namespace,
            Some("BasicType") => Class::BasicType,
            Some("Macro") => Class::Macro,
            Some("MacroFile") => Class::MacroFile,
            Some("File") => Class::File,
            Some("Label") => Class::Label,
            Some("ArgList") => Class::ArgList,
            Some("CommonBlock") => Class::CommonBlock,
            Some("CompileUnit") => Class::CompileUnit,
            Some("FixedPointType") => Class::FixedPointType,
            Some("GenericSubrange") => Class::GenericSubrange,
            Some("Module") => Class::Module,
            Some("ObjCProperty") => Class::ObjcProperty,
            Some("StringType") => Class::StringType,
            Some("SubrangeType") => Class::SubrangeType,
            Some(_) => return None,
        })
    }

    /// Whether it is a source-level type.
    pub fn is_type(self) -> bool {
        matches!(
            self,
            Class::BasicType
                | Class::CompositeType
                | Class::DerivedType
                | Class::FixedPointType
                | Class::StringType
                | Class::SubrangeType
                | Class::SubroutineType
        )
    }

    /// Whether it is a scope inside a function, or the function itself (LLVM's `DILocalScope`).
    pub fn is_local_scope(self) -> bool {
        matches!(self, Class::Subprogram | Class::LexicalBlock | Class::LexicalBlockFile)
    }

    /// Whether it is a scope of declarations (LLVM's `DIScope`).
    pub fn is_scope(self) -> bool {
        self.is_type()
            || self.is_local_scope()
            || matches!(self, Class::CommonBlock | Class::CompileUnit | Class::File | Class::Module | Class::Namespace)
    }

    /// Whether it is a variable.
    pub fn is_variable(self) -> bool {
        matches!(self, Class::GlobalVariable | Class::LocalVariable)
    }

    /// Whether it has a DWARF tag (LLVM's `DINode`).
    pub fn is_entity(self) -> bool {
        self.is_scope()
            || self.is_variable()
            || matches!(
                self,
                Class::Enumerator
                    | Class::Generic
                    | Class::GenericSubrange
                    | Class::ImportedEntity
                    | Class::Label
                    | Class::ObjcProperty
                    | Class::Subrange
                    | Class::TemplateTypeParameter
                    | Class::TemplateValueParameter
            )
    }
}

/// A node: `distinct !{!1, null}`, `!DIFile(filename: "a", directory: "b")`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Node<'t> {
    /// Whether it is `distinct`: not merged with equal nodes.
    pub distinct: bool,
    /// Class of the node.
    pub class: Class,
    /// Text between its brackets.
    pub body: &'t str,
}

impl<'t> Node<'t> {
    /// Parses the head of a node. `None` for other text, and for unknown classes.
    pub fn read(text: &'t str) -> Option<Node<'t>> {
        let rest = text.strip_prefix("distinct ");
        let (distinct, rest) = (rest.is_some(), rest.unwrap_or(text).strip_prefix('!')?);
        if let Some(rest) = rest.strip_prefix('{') {
            let body = rest.strip_suffix('}')?;
            return Some(Node { distinct, class: Class::Tuple, body });
        }
        let open = rest.find('(')?;
        let class = Class::of_name(rest[..open].trim_end())?;
        Some(Node { distinct, class, body: rest[open + 1..].strip_suffix(')')? })
    }

    /// Iterates over its operands or fields as text.
    pub fn parts(&self) -> impl Iterator<Item = &'t str> + use<'t> {
        parts(self.body).filter(|part| !part.is_empty())
    }

    /// Returns the n-th operand.
    pub fn operand(&self, n: usize) -> Option<&'t str> {
        self.parts().nth(n)
    }

    /// Returns the value of a field.
    pub fn field(&self, name: &str) -> Option<&'t str> {
        self.parts().find_map(|part| part.strip_prefix(name)?.strip_prefix(':')).map(str::trim)
    }
}

/// Returns the number of a reference such as `!7`.
pub fn number(text: &str) -> Option<u32> {
    let digits = text.strip_prefix('!')?;
    digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}

/// Returns the undecoded contents of a string such as `!"text"`.
pub fn string(text: &str) -> Option<&str> {
    text.strip_prefix("!\"")?.strip_suffix('"')
}

/// Returns width and digits (with sign) of an integer constant such as `i32 -7`.
pub fn integer(text: &str) -> Option<(u32, &str)> {
    let (ty, value) = text.strip_prefix('i')?.split_once(' ')?;
    let bits = ty.parse().ok()?;
    let value = match value.trim() {
        "true" => "1",
        "false" => "0",
        other => other,
    };
    let digits = value.strip_prefix('-').unwrap_or(value);
    (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())).then_some((bits, value))
}

/// Returns the bits of an integer of this width, given by its digits; `None` for more than 128 bits.
pub fn integer_bits(digits: &str, width: u32) -> Option<u128> {
    let value = match digits.strip_prefix('-') {
        Some(digits) => digits.parse::<u128>().ok()?.wrapping_neg(),
        None => digits.parse().ok()?,
    };
    (width <= 128).then_some(value & mask(width))
}

/// Returns the largest number of this width, or of 128 bits.
pub fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_have_parts() {
        let tuple = Node::read("distinct !{!1, null, !\"a, b\", !{i32 1, i32 2}}").unwrap();
        assert_eq!((tuple.distinct, tuple.class), (true, Class::Tuple));
        assert_eq!(tuple.parts().collect::<Vec<_>>(), ["!1", "null", "!\"a, b\"", "!{i32 1, i32 2}"]);
        let file = Node::read("!DIFile(filename: \"a(\", directory: \"b\")").unwrap();
        assert_eq!((file.class, file.field("directory"), file.field("name")), (Class::File, Some("\"b\""), None));
        assert_eq!(Node::read("!{}").unwrap().parts().count(), 0);
        assert!(Node::read("!7").is_none() && Node::read("!DIWhat()").is_none() && Node::read("i32 7").is_none());
    }

    #[test]
    fn operands_are_known_by_their_text() {
        assert_eq!((number("!12"), number("!a"), number("!\"1\"")), (Some(12), None, None));
        assert_eq!((string("!\"x\""), string("!1")), (Some("x"), None));
        assert_eq!(
            (integer("i1 true"), integer("i64 -3"), integer("ptr @f")),
            (Some((1, "1")), Some((64, "-3")), None)
        );
    }
}
