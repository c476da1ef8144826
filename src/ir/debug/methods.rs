//! Member functions of classes.

use super::{DebugInfo, MOST, field, string};

/// A member function as a class declares it.
#[derive(Clone, Debug)]
pub struct Method {
    /// Mangled name.
    pub linkage_name: String,
    /// Number of parameters, with `this`.
    pub parameters: usize,
    /// Index in the table of virtual functions, if it is virtual.
    pub virtual_index: Option<u64>,
    /// Whether it has no `this`.
    pub is_static: bool,
    /// Offset in bytes of the base class that declares it.
    pub offset: u64,
}

impl DebugInfo<'_> {
    /// Returns the member functions with a name; those of a class hide those of its bases.
    pub fn methods(&self, ty: &str, name: &str) -> Vec<Method> {
        self.methods_below(ty, name, 0, 0)
    }

    fn methods_below(&self, ty: &str, name: &str, offset: u64, depth: usize) -> Vec<Method> {
        let Some(plain) = self.plain_type(ty).filter(|plain| self.is_record(plain) && depth < MOST) else {
            return Vec::new();
        };
        let elements = field(&plain, "elements").map(|list| self.list(list)).into_iter().flatten();
        let nodes = elements.filter_map(|node| self.node(node));
        let own =
            nodes.filter(|node| node.starts_with("!DISubprogram(") && string(node, "name").as_deref() == Some(name));
        let own: Vec<Method> = own.filter_map(|node| self.method(node, offset)).collect();
        if !own.is_empty() {
            return own;
        }
        let bases = self.parts(&plain).into_iter().filter(|part| part.is_base);
        let below = bases.filter_map(|base| Some((base.offset? / 8, base.ty)));
        below.flat_map(|(at, ty)| self.methods_below(&ty, name, offset + at, depth + 1)).collect()
    }

    fn method(&self, node: &str, offset: u64) -> Option<Method> {
        let flags = [field(node, "spFlags"), field(node, "virtuality")].map(|text| text.unwrap_or(""));
        let is_virtual = flags[0].contains("Virtual") || flags[1].contains("virtual");
        let index = field(node, "virtualIndex").and_then(|n| n.parse().ok()).unwrap_or(0);
        Some(Method {
            linkage_name: string(node, "linkageName")?,
            parameters: self.parameters(node).len(),
            virtual_index: is_virtual.then_some(index),
            is_static: field(node, "flags").is_some_and(|flags| flags.contains("DIFlagStaticMember")),
            offset,
        })
    }

    /// Whether a plain type is an enumeration whose enumerators are named with it: `Kind::Some`.
    pub fn is_scoped_enumeration(&self, plain: &str) -> bool {
        field(plain, "flags").is_some_and(|flags| flags.contains("DIFlagEnumClass"))
    }
}
