//! Types of a context. Equal types are the same object.

use super::{Context, ContextRef};
use std::cell::RefCell;
use std::ffi::CString;

/// A type.
pub type TypeRef = &'static Type;

pub struct Type {
    pub context: ContextRef,
    pub kind: Kind,
    /// Text, as LLVM writes it.
    pub text: String,
}

pub enum Kind {
    Void,
    /// A floating-point type: its number in `LLVMTypeKind`, and bits.
    Float(u32, u32),
    Label,
    Metadata,
    Token,
    X86Amx,
    Int(u32),
    Pointer(u32),
    Function {
        ret: TypeRef,
        params: Vec<TypeRef>,
        varargs: bool,
    },
    Struct {
        fields: Vec<TypeRef>,
        packed: bool,
    },
    Named {
        name: CString,
        body: RefCell<Option<(Vec<TypeRef>, bool)>>,
    },
    Array(TypeRef, u64),
    /// Element, number, whether it is scalable.
    Vector(TypeRef, u32, bool),
    Target {
        name: CString,
        types: Vec<TypeRef>,
        ints: Vec<u32>,
    },
}

impl Type {
    pub fn is_void(&self) -> bool {
        matches!(self.kind, Kind::Void)
    }

    pub fn int_width(&self) -> Option<u32> {
        match self.kind {
            Kind::Int(width) => Some(width),
            _ => None,
        }
    }

    /// Returns a vector's element type, or the type itself.
    pub fn scalar(&'static self) -> TypeRef {
        match self.kind {
            Kind::Vector(element, ..) => element,
            _ => self,
        }
    }

    pub fn is_float(&self) -> bool {
        matches!(self.kind, Kind::Float(..))
    }

    pub fn is_pointer(&self) -> bool {
        matches!(self.kind, Kind::Pointer(_))
    }

    pub fn same(&self, other: TypeRef) -> bool {
        std::ptr::eq(self, other) || self.text == other.text
    }

    /// Returns this type with the lanes of another one.
    pub fn with_lanes_of(&'static self, other: TypeRef) -> TypeRef {
        match other.kind {
            Kind::Vector(_, count, scalable) => self.context.vector(self, count, scalable),
            _ => self,
        }
    }

    /// Returns the fields of a struct, and whether it is packed.
    pub fn fields(&self) -> Option<(Vec<TypeRef>, bool)> {
        match &self.kind {
            Kind::Struct { fields, packed } => Some((fields.clone(), *packed)),
            Kind::Named { body, .. } => body.borrow().clone(),
            _ => None,
        }
    }

    /// Returns the type of an element.
    pub fn element(&self, index: u64) -> Option<TypeRef> {
        match &self.kind {
            Kind::Array(element, _) | Kind::Vector(element, ..) => Some(element),
            _ => self.fields()?.0.get(index as usize).copied(),
        }
    }

    pub fn return_type(&self) -> Option<TypeRef> {
        match &self.kind {
            Kind::Function { ret, .. } => Some(ret),
            _ => None,
        }
    }

    /// Returns the components, without those of a named type.
    pub fn parts(&self) -> Vec<TypeRef> {
        match &self.kind {
            Kind::Function { ret, params, .. } => [&[*ret], &params[..]].concat(),
            Kind::Struct { fields, .. } => fields.clone(),
            Kind::Array(element, _) | Kind::Vector(element, ..) => vec![element],
            Kind::Target { types, .. } => types.clone(),
            _ => Vec::new(),
        }
    }
}

/// The formats of floating-point numbers: keyword, number in `LLVMTypeKind`, bits.
pub const FLOATS: [(&str, u32, u32); 7] = [
    ("half", 1, 16),
    ("float", 2, 32),
    ("double", 3, 64),
    ("x86_fp80", 4, 80),
    ("fp128", 5, 128),
    ("ppc_fp128", 6, 128),
    ("bfloat", 18, 16),
];

fn list(types: &[TypeRef]) -> String {
    types.iter().map(|ty| ty.text.as_str()).collect::<Vec<_>>().join(", ")
}

/// Writes a name after its sigil.
pub fn name_text(name: &[u8]) -> String {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_');
    let is_plain = !name.is_empty() && !name[0].is_ascii_digit() && name.iter().all(|byte| is_word(*byte));
    if is_plain {
        return String::from_utf8_lossy(name).into_owned();
    }
    format!("\"{}\"", escaped(name))
}

/// Returns the name of named metadata, with other bytes than those of identifiers as `\xx`.
pub fn metadata_name(name: &[u8]) -> String {
    let mut text = String::new();
    for (at, byte) in name.iter().enumerate() {
        let is_plain = byte.is_ascii_alphabetic() || b"-$._".contains(byte) || at > 0 && byte.is_ascii_digit();
        match is_plain {
            true => text.push((*byte).into()),
            false => {
                text.push_str(&format!("\\{byte:02X}"));
            }
        }
    }
    text
}

/// Writes bytes as LLVM does inside quotes.
pub fn escaped(bytes: &[u8]) -> String {
    let mut out = String::new();
    for byte in bytes {
        match byte {
            b'"' => out.push_str("\\22"),
            b'\\' => out.push_str("\\\\"),
            b' '..=b'~' => out.push(char::from(*byte)),
            _ => out.push_str(&format!("\\{byte:02X}")),
        }
    }
    out
}

/// Decodes what `escaped` writes.
pub fn unescaped(text: &str) -> Vec<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let (mut out, mut rest) = (Vec::new(), text.as_bytes());
    while let Some((first, after)) = rest.split_first() {
        if let Some(after) = rest.strip_prefix(b"\\\\") {
            out.push(b'\\');
            rest = after;
            continue;
        }
        let code = match (first, after) {
            (b'\\', [high, low, ..]) => digit(*high).zip(digit(*low)).map(|(high, low)| high << 4 | low),
            _ => None,
        };
        out.push(code.unwrap_or(*first));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    out
}

impl Context {
    fn intern(&'static self, text: String, kind: Kind) -> TypeRef {
        if let Some(found) = self.types.borrow().get(&text) {
            return found;
        }
        let made = self.type_store.add(Type { context: self, kind, text: text.clone() });
        self.types.borrow_mut().insert(text, made);
        made
    }

    pub fn void(&'static self) -> TypeRef {
        self.intern("void".into(), Kind::Void)
    }

    pub fn label(&'static self) -> TypeRef {
        self.intern("label".into(), Kind::Label)
    }

    pub fn metadata(&'static self) -> TypeRef {
        self.intern("metadata".into(), Kind::Metadata)
    }

    pub fn token(&'static self) -> TypeRef {
        self.intern("token".into(), Kind::Token)
    }

    pub fn x86_amx(&'static self) -> TypeRef {
        self.intern("x86_amx".into(), Kind::X86Amx)
    }

    pub fn int(&'static self, width: u32) -> TypeRef {
        self.intern(format!("i{width}"), Kind::Int(width))
    }

    pub fn float(&'static self, keyword: &str) -> Option<TypeRef> {
        let (_, number, bits) = FLOATS.iter().find(|(word, ..)| *word == keyword)?;
        Some(self.intern(keyword.into(), Kind::Float(*number, *bits)))
    }

    pub fn pointer(&'static self, space: u32) -> TypeRef {
        let text = if space == 0 { "ptr".into() } else { format!("ptr addrspace({space})") };
        self.intern(text, Kind::Pointer(space))
    }

    pub fn array(&'static self, element: TypeRef, count: u64) -> TypeRef {
        self.intern(format!("[{count} x {}]", element.text), Kind::Array(element, count))
    }

    pub fn vector(&'static self, element: TypeRef, count: u32, scalable: bool) -> TypeRef {
        let scale = if scalable { "vscale x " } else { "" };
        self.intern(format!("<{scale}{count} x {}>", element.text), Kind::Vector(element, count, scalable))
    }

    pub fn structure(&'static self, fields: Vec<TypeRef>, packed: bool) -> TypeRef {
        let text = match (fields.is_empty(), packed) {
            (true, false) => "{}".into(),
            (true, true) => "<{}>".into(),
            (false, false) => format!("{{ {} }}", list(&fields)),
            (false, true) => format!("<{{ {} }}>", list(&fields)),
        };
        self.intern(text, Kind::Struct { fields, packed })
    }

    pub fn function(&'static self, ret: TypeRef, params: Vec<TypeRef>, varargs: bool) -> TypeRef {
        let dots = match (varargs, params.is_empty()) {
            (true, true) => "...",
            (true, false) => ", ...",
            _ => "",
        };
        let text = format!("{} ({}{dots})", ret.text, list(&params));
        self.intern(text, Kind::Function { ret, params, varargs })
    }

    pub fn target_type(&'static self, name: CString, types: Vec<TypeRef>, ints: Vec<u32>) -> TypeRef {
        let mut text = format!("target(\"{}\"", escaped(name.as_bytes()));
        types.iter().for_each(|ty| text.push_str(&format!(", {}", ty.text)));
        ints.iter().for_each(|int| text.push_str(&format!(", {int}")));
        text.push(')');
        self.intern(text, Kind::Target { name, types, ints })
    }

    /// Creates a new named struct; a number is appended to its name if the name is in use.
    pub fn named(&'static self, name: &str) -> TypeRef {
        let written = |name: &str| format!("%{}", name_text(name.as_bytes()));
        let mut unique = name.to_string();
        let mut number = 0;
        while !name.is_empty() && self.types.borrow().contains_key(&written(&unique)) {
            unique = format!("{name}.{number}");
            number += 1;
        }
        let text = match name {
            "" => {
                self.unnamed_types.set(self.unnamed_types.get() + 1);
                format!("%{}", self.unnamed_types.get() - 1)
            }
            _ => written(&unique),
        };
        self.intern(text, Kind::Named { name: crate::ffi::c_string(&unique), body: RefCell::new(None) })
    }

    pub fn find_named(&self, name: &str) -> Option<TypeRef> {
        self.find_spelled(&format!("%{}", name_text(name.as_bytes())))
    }

    /// Finds a named struct by its spelling, such as `%pair` or `%0`.
    pub fn find_spelled(&self, text: &str) -> Option<TypeRef> {
        let found = self.types.borrow().get(text).copied();
        found.filter(|ty| matches!(ty.kind, Kind::Named { .. }))
    }
}
