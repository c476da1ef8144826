//! Types (LangRef "Type System"), interned: two equal types are one [`Type`] id.

use crate::source::Span;
use cranelift_entity::{PrimaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// An interned type. The common ones have fixed ids: [`Type::VOID`], [`Type::I64`], [`Type::PTR`], …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Type(u32);
entity_impl!(Type, "type");

/// A named type: `%name = type …`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NamedId(u32);
entity_impl!(NamedId, "named");

/// Floating-point formats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatKind {
    /// IEEE binary16.
    Half,
    /// bfloat16.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// x87 80-bit extended.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// PowerPC double-double.
    PpcFp128,
}

impl FloatKind {
    /// The keyword of the type.
    pub fn keyword(self) -> &'static str {
        match self {
            FloatKind::Half => "half",
            FloatKind::BFloat => "bfloat",
            FloatKind::Float => "float",
            FloatKind::Double => "double",
            FloatKind::X86Fp80 => "x86_fp80",
            FloatKind::Fp128 => "fp128",
            FloatKind::PpcFp128 => "ppc_fp128",
        }
    }

    /// Bits of the value.
    pub fn bits(self) -> u32 {
        match self {
            FloatKind::Half | FloatKind::BFloat => 16,
            FloatKind::Float => 32,
            FloatKind::Double => 64,
            FloatKind::X86Fp80 => 80,
            FloatKind::Fp128 | FloatKind::PpcFp128 => 128,
        }
    }
}

/// The shape of a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// Stands where the text was damaged; every check stays silent about it.
    Invalid,
    /// `void`
    Void,
    /// `label`
    Label,
    /// `token`
    Token,
    /// `metadata`
    Metadata,
    /// `iN`, 1 to 2^23 bits.
    Int(u32),
    /// `half` … `ppc_fp128`
    Float(FloatKind),
    /// `ptr`, `ptr addrspace(n)` (no pointee) and the typed `T*`, `T addrspace(n)*`.
    Ptr {
        /// What was written before the `*`; seen by the verifier only.
        pointee: Option<Type>,
        /// Address space.
        addrspace: u32,
    },
    /// `[len x elem]`
    Array {
        /// Number of elements.
        len: u64,
        /// Element type.
        elem: Type,
    },
    /// `<len x elem>`, `<vscale x len x elem>`
    Vector {
        /// Number of elements (a multiple of vscale if scalable).
        len: u32,
        /// `vscale x`
        scalable: bool,
        /// Element type.
        elem: Type,
    },
    /// `{ … }` and `<{ … }>`
    Struct {
        /// Field types.
        fields: Box<[Type]>,
        /// Whether fields follow each other without padding.
        packed: bool,
    },
    /// `x86_amx`: a tile of the matrix unit.
    X86Amx,
    /// `target("name", types…, integers…)`: a type that one target knows.
    Target {
        /// Whose it is and which.
        name: Box<str>,
        /// Its type parameters.
        types: Box<[Type]>,
        /// Its integer parameters.
        ints: Box<[u32]>,
    },
    /// `%name`; its definition is in [`Types::named`].
    Named(NamedId),
    /// `ret (params…)`, `ret (params…, ...)`
    Function {
        /// Result type.
        ret: Type,
        /// Parameter types.
        params: Box<[Type]>,
        /// Whether it ends in `...`.
        varargs: bool,
    },
}

/// A definition `%name = type …`, or a name used without one.
#[derive(Clone, Debug)]
pub struct NamedType {
    /// Without the `%`.
    pub name: super::Name,
    /// The definition; `None` while undefined, and for `type opaque`.
    pub body: Option<Type>,
    /// Whether a definition (also `type opaque`) was seen.
    pub defined: bool,
    /// The name at its definition, or at its first use.
    pub span: Span,
}

impl Type {
    /// Damaged text.
    pub const INVALID: Type = Type(0);
    /// `void`
    pub const VOID: Type = Type(1);
    /// `label`
    pub const LABEL: Type = Type(2);
    /// `token`
    pub const TOKEN: Type = Type(3);
    /// `metadata`
    pub const METADATA: Type = Type(4);
    /// `i1`
    pub const I1: Type = Type(5);
    /// `i8`
    pub const I8: Type = Type(6);
    /// `i16`
    pub const I16: Type = Type(7);
    /// `i32`
    pub const I32: Type = Type(8);
    /// `i64`
    pub const I64: Type = Type(9);
    /// `i128`
    pub const I128: Type = Type(10);
    /// `float`
    pub const FLOAT: Type = Type(11);
    /// `double`
    pub const DOUBLE: Type = Type(12);
    /// `ptr`
    pub const PTR: Type = Type(13);
}

/// Follows at most this many names before a chain counts as endless (`%a = type %b`, `%b = type %a`).
const NAME_CHAIN: usize = 64;

/// All types of a module.
#[derive(Clone, Debug)]
pub struct Types {
    kinds: PrimaryMap<Type, TypeKind>,
    ids: FxHashMap<TypeKind, Type>,
    /// The named types in order of first mention.
    pub named: PrimaryMap<NamedId, NamedType>,
}

impl Default for Types {
    fn default() -> Self {
        let mut types = Types { kinds: PrimaryMap::new(), ids: FxHashMap::default(), named: PrimaryMap::new() };
        let ptr = TypeKind::Ptr { pointee: None, addrspace: 0 };
        let ints = [1, 8, 16, 32, 64, 128].map(TypeKind::Int);
        let start = [TypeKind::Invalid, TypeKind::Void, TypeKind::Label, TypeKind::Token, TypeKind::Metadata];
        let floats = [TypeKind::Float(FloatKind::Float), TypeKind::Float(FloatKind::Double)];
        for kind in start.into_iter().chain(ints).chain(floats).chain([ptr]) {
            types.intern(kind);
        }
        types
    }
}

impl Types {
    /// The id of a type.
    pub fn intern(&mut self, kind: TypeKind) -> Type {
        if let Some(id) = self.ids.get(&kind) {
            return *id;
        }
        let id = self.kinds.push(kind.clone());
        self.ids.insert(kind, id);
        id
    }

    /// `iN`
    pub fn int(&mut self, bits: u32) -> Type {
        self.intern(TypeKind::Int(bits))
    }

    /// `T*`
    pub fn pointer_to(&mut self, pointee: Type) -> Type {
        self.intern(TypeKind::Ptr { pointee: Some(pointee), addrspace: 0 })
    }

    /// A function type.
    pub fn function(&mut self, ret: Type, params: impl Into<Box<[Type]>>, varargs: bool) -> Type {
        self.intern(TypeKind::Function { ret, params: params.into(), varargs })
    }

    /// The shape as written: a named type stays a name.
    pub fn written(&self, ty: Type) -> &TypeKind {
        &self.kinds[ty]
    }

    /// The shape with names replaced by their definitions at the top level (not below). An opaque or undefined name, and an
    /// endless chain of names, stays [`TypeKind::Named`].
    pub fn kind(&self, ty: Type) -> &TypeKind {
        &self.kinds[self.strip(ty)]
    }

    /// The type with names at the top level replaced; see [`Types::kind`].
    pub fn strip(&self, mut ty: Type) -> Type {
        for _ in 0..NAME_CHAIN {
            match &self.kinds[ty] {
                TypeKind::Named(id) => match self.named[*id].body {
                    Some(body) => ty = body,
                    None => return ty,
                },
                _ => return ty,
            }
        }
        ty
    }

    /// All types there are.
    pub fn ids(&self) -> impl Iterator<Item = Type> + use<> {
        self.kinds.keys()
    }

    /// Makes every use of a type one of another shape.
    pub fn replace(&mut self, ty: Type, kind: TypeKind) {
        self.kinds[ty] = kind;
    }

    /// Number of types; ids run from 0 to this.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Never: the common types are always there.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// Whether it is a pointer.
    pub fn is_ptr(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Ptr { .. })
    }

    /// Width of an integer type.
    pub fn int_width(&self, ty: Type) -> Option<u32> {
        match self.kind(ty) {
            TypeKind::Int(bits) => Some(*bits),
            _ => None,
        }
    }

    /// Width of an integer type of more than 128 bits, whose values are held as words.
    pub fn wide_int(&self, ty: Type) -> Option<u32> {
        self.int_width(ty).filter(|bits| *bits > 128)
    }

    /// How many words of 64 bits an integer of more than 128 bits is held as, the last one perhaps narrower; 1 for every
    /// other scalar. Of a vector: each of its elements.
    pub fn words(&self, ty: Type) -> u32 {
        self.wide_int(self.scalar(ty)).map_or(1, |bits| bits.div_ceil(64))
    }

    /// Whether an integer of more than 128 bits is a part of its values.
    pub fn holds_wide(&self, ty: Type) -> bool {
        match self.kind(ty) {
            TypeKind::Int(bits) => *bits > 128,
            TypeKind::Vector { elem, .. } | TypeKind::Array { elem, .. } => self.holds_wide(*elem),
            TypeKind::Struct { fields, .. } => fields.iter().any(|f| self.holds_wide(*f)),
            _ => false,
        }
    }

    /// Format of a floating-point type.
    pub fn float_kind(&self, ty: Type) -> Option<FloatKind> {
        match self.kind(ty) {
            TypeKind::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// What a typed pointer points to: `Some(None)` for `ptr`, `None` for what is no pointer.
    pub fn pointee(&self, ty: Type) -> Option<Option<Type>> {
        match self.kind(ty) {
            TypeKind::Ptr { pointee, .. } => Some(*pointee),
            _ => None,
        }
    }

    /// Number of elements, whether that is times vscale, and type of the elements of a vector.
    pub fn vector(&self, ty: Type) -> Option<(u32, bool, Type)> {
        match self.kind(ty) {
            TypeKind::Vector { len, scalable, elem } => Some((*len, *scalable, *elem)),
            _ => None,
        }
    }

    /// Whether a vector is a part of its values.
    pub fn holds_vector(&self, ty: Type) -> bool {
        match self.kind(ty) {
            TypeKind::Vector { .. } => true,
            TypeKind::Array { elem, .. } => self.holds_vector(*elem),
            TypeKind::Struct { fields, .. } => fields.iter().any(|f| self.holds_vector(*f)),
            _ => false,
        }
    }

    /// The element of a vector, or the type itself.
    pub fn scalar(&self, ty: Type) -> Type {
        self.vector(ty).map_or(ty, |v| v.2)
    }

    /// A vector with elements of another type and as many as a vector has, or just that type for what is no vector.
    pub fn with_lanes_of(&mut self, ty: Type, elem: Type) -> Type {
        match self.vector(ty) {
            Some((len, scalable, _)) => self.intern(TypeKind::Vector { len, scalable, elem }),
            None => elem,
        }
    }

    /// Array, struct or a name of one.
    pub fn is_aggregate(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Array { .. } | TypeKind::Struct { .. })
    }

    /// Values of first-class types can be results and operands (LangRef): all but void and functions.
    pub fn is_first_class(&self, ty: Type) -> bool {
        !matches!(self.kind(ty), TypeKind::Void | TypeKind::Function { .. })
    }

    /// Whether a type is damaged, itself or anywhere inside (below pointers too).
    pub fn is_damaged(&self, ty: Type) -> bool {
        match &self.kinds[ty] {
            TypeKind::Invalid => true,
            TypeKind::Ptr { pointee: Some(t), .. }
            | TypeKind::Array { elem: t, .. }
            | TypeKind::Vector { elem: t, .. } => self.is_damaged(*t),
            TypeKind::Struct { fields: list, .. } | TypeKind::Target { types: list, .. } => {
                list.iter().any(|t| self.is_damaged(*t))
            }
            TypeKind::Function { ret, params, .. } => {
                self.is_damaged(*ret) || params.iter().any(|t| self.is_damaged(*t))
            }
            _ => false,
        }
    }

    /// The type as written in LLVM assembly.
    pub fn display(&self, ty: Type) -> String {
        let mut out = String::new();
        self.write(ty, &mut out);
        out
    }

    /// Appends the type as written in LLVM assembly.
    pub fn write(&self, ty: Type, out: &mut String) {
        match &self.kinds[ty] {
            TypeKind::Invalid => out.push_str("<damaged type>"),
            TypeKind::Void => out.push_str("void"),
            TypeKind::Label => out.push_str("label"),
            TypeKind::Token => out.push_str("token"),
            TypeKind::Metadata => out.push_str("metadata"),
            TypeKind::X86Amx => out.push_str("x86_amx"),
            TypeKind::Target { name, types, ints } => {
                out.push_str("target(\"");
                super::write_escaped(name.as_bytes(), out);
                out.push('"');
                for ty in types {
                    out.push_str(", ");
                    self.write(*ty, out);
                }
                for n in ints {
                    write!(out, ", {n}").expect("a String takes all");
                }
                out.push(')');
            }
            TypeKind::Int(bits) => write!(out, "i{bits}").expect("a String takes all"),
            TypeKind::Float(kind) => out.push_str(kind.keyword()),
            TypeKind::Ptr { pointee, addrspace } => {
                match pointee {
                    Some(t) => self.write(*t, out),
                    None => out.push_str("ptr"),
                }
                if *addrspace != 0 {
                    write!(out, " addrspace({addrspace})").expect("a String takes all");
                }
                if pointee.is_some() {
                    out.push('*');
                }
            }
            TypeKind::Array { len, elem } => {
                write!(out, "[{len} x ").expect("a String takes all");
                self.write(*elem, out);
                out.push(']');
            }
            TypeKind::Vector { len, scalable, elem } => {
                write!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" }).expect("a String takes all");
                self.write(*elem, out);
                out.push('>');
            }
            TypeKind::Struct { fields, packed } => {
                out.push_str(match (packed, fields.is_empty()) {
                    (false, false) => "{ ",
                    (false, true) => "{",
                    (true, false) => "<{ ",
                    (true, true) => "<{",
                });
                self.write_list(fields, out);
                out.push_str(match (packed, fields.is_empty()) {
                    (false, false) => " }",
                    (false, true) => "}",
                    (true, false) => " }>",
                    (true, true) => "}>",
                });
            }
            TypeKind::Named(id) => {
                out.push('%');
                self.named[*id].name.write(out);
            }
            TypeKind::Function { ret, params, varargs } => {
                self.write(*ret, out);
                out.push_str(" (");
                self.write_list(params, out);
                if *varargs {
                    out.push_str(if params.is_empty() { "..." } else { ", ..." });
                }
                out.push(')');
            }
        }
    }

    fn write_list(&self, list: &[Type], out: &mut String) {
        for (i, t) in list.iter().enumerate() {
            if i > 0 {
                out.push_str(", ");
            }
            self.write(*t, out);
        }
    }
}
