//! Conversion of attributes.

use super::convert::Converter;
use crate::attribute;
use crate::ir::{AttributeKind, AttributeRef};
use llvmlite_jit::ir::{Attr, AttrSet};

impl Converter<'_> {
    /// Converts a list of attributes, each with LLVM's index of the value to which it belongs. Those of attribute
    /// groups are part of the list.
    pub fn attributes(&mut self, set: AttrSet, index: u32, out: &mut Vec<(u32, AttributeRef)>) {
        let read = self.read;
        for attr in &read.attrs[set] {
            let group = match attr {
                Attr::Group(number) => read.attr_groups.get(number).map_or(&[][..], |group| &read.attrs[*group]),
                attr => std::slice::from_ref(attr),
            };
            for attr in group {
                let kind = self.attribute(attr);
                attribute::insert(out, index, attribute::intern(self.context(), kind));
            }
        }
    }

    fn attribute(&mut self, attr: &Attr) -> AttributeKind {
        match attr {
            Attr::Word(word) | Attr::Int(word, _) if attribute::kind(word) == 0 => {
                let text = match attr {
                    Attr::Int(_, number) => format!("{word}({number})"),
                    _ => word.to_string(),
                };
                AttributeKind::Parsed(0, 0, text)
            }
            Attr::Word(word) => AttributeKind::Enum(attribute::kind(word), attribute::word_value(word)),
            Attr::Int(word, number) => {
                AttributeKind::Enum(attribute::kind(word), attribute::parsed_value(word, &number.to_string()))
            }
            Attr::Type(word, ty) => AttributeKind::Type(attribute::kind(word), self.ty(*ty)),
            Attr::Text(word, text) => {
                let kind = attribute::kind(word);
                AttributeKind::Parsed(kind, attribute::parsed_value(word, text), format!("{word}({text})"))
            }
            Attr::String(key, value) => {
                let c_string = crate::ffi::c_string;
                AttributeKind::Text(c_string(key), c_string(value.as_deref().unwrap_or_default()))
            }
            Attr::Group(_) => AttributeKind::Parsed(0, 0, String::new()),
        }
    }
}
