//! Types (LangRef "Type System"), interned: equal types have the same [`Type`] id (but see [`Types::replace`]).

pub mod target_extension;

pub use target_extension::TargetExtension;

use crate::source::Span;
use cranelift_entity::{PrimaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// An interned type. Common types have fixed ids: [`Type::VOID`], [`Type::I64`], [`Type::PTR`], …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Type(u32);
entity_impl!(Type, "type");

/// A named struct or other type: `%name = type …`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NamedId(u32);
entity_impl!(NamedId, "named");

/// A floating-point format.
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
    /// Returns the keyword of the type.
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

    /// Returns the width in bits.
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

/// The kind of a type, with its components.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// Placeholder for a type that could not be read (an error type); all checks ignore it.
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
        /// Pointee of a typed pointer; only the verifier and type inference look at it.
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
        /// Number of elements; to be multiplied by vscale if scalable.
        len: u32,
        /// Whether it is scalable: `vscale x`.
        scalable: bool,
        /// Element type.
        elem: Type,
    },
    /// `{ … }` and `<{ … }>`
    Struct {
        /// Field types.
        fields: Box<[Type]>,
        /// Whether there is no padding between fields.
        packed: bool,
    },
    /// `x86_amx`: a tile of the matrix unit.
    X86Amx,
    /// `target("name", types…, integers…)`: a target extension type.
    Target {
        /// Name, prefixed by the target.
        name: Box<str>,
        /// Type parameters.
        types: Box<[Type]>,
        /// Integer parameters.
        ints: Box<[u32]>,
    },
    /// `%name`; its definition is in [`Types::named`].
    Named(NamedId),
    /// `ret (params…)`, `ret (params…, ...)`
    Function {
        /// Return type.
        ret: Type,
        /// Parameter types.
        params: Box<[Type]>,
        /// `...`: variable arguments follow.
        varargs: bool,
    },
}

/// A definition `%name = type …`, or a name that is used without one.
#[derive(Clone, Debug)]
pub struct NamedType {
    /// Name without the `%`.
    pub name: super::Name,
    /// Definition; `None` while undefined, and for `type opaque` (see `defined`).
    pub body: Option<Type>,
    /// Whether there is a definition, possibly `type opaque`.
    pub defined: bool,
    /// Span of the name in the definition, or in the first use.
    pub span: Span,
}

impl Type {
    /// Placeholder for a type that could not be read.
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

/// Maximum length of a chain of names; a longer one is refused as cyclic (`%a = type %b`, `%b = type %a`).
const NAME_CHAIN: usize = 64;

/// The interned types of a module.
#[derive(Clone, Debug)]
pub struct Types {
    kinds: PrimaryMap<Type, TypeKind>,
    ids: FxHashMap<TypeKind, Type>,
    /// Named types in order of first mention.
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
    /// Returns the id of a type, interning it if needed.
    pub fn intern(&mut self, kind: TypeKind) -> Type {
        if let Some(id) = self.ids.get(&kind) {
            return *id;
        }
        let id = self.kinds.push(kind.clone());
        self.ids.insert(kind, id);
        id
    }

    /// Returns `iN`.
    pub fn int(&mut self, bits: u32) -> Type {
        self.intern(TypeKind::Int(bits))
    }

    /// Returns the typed pointer `T*`.
    pub fn pointer_to(&mut self, pointee: Type) -> Type {
        self.intern(TypeKind::Ptr { pointee: Some(pointee), addrspace: 0 })
    }

    /// Returns a function type.
    pub fn function(&mut self, ret: Type, params: impl Into<Box<[Type]>>, varargs: bool) -> Type {
        self.intern(TypeKind::Function { ret, params: params.into(), varargs })
    }

    /// Returns the kind as written: a named type remains [`TypeKind::Named`].
    pub fn written(&self, ty: Type) -> &TypeKind {
        &self.kinds[ty]
    }

    /// Returns the kind with names resolved at the top level, but not inside. An opaque or undefined name,
    /// or a cyclic chain of names, remains [`TypeKind::Named`].
    pub fn kind(&self, ty: Type) -> &TypeKind {
        &self.kinds[self.strip(ty)]
    }

    /// Resolves names at the top level; see [`Types::kind`].
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

    /// Iterates over all types.
    pub fn ids(&self) -> impl Iterator<Item = Type> + use<> {
        self.kinds.keys()
    }

    /// Replaces a type in place, so that every use sees the new kind. Ids are no longer unique then: another id may
    /// have the same kind, and [`Types::intern`] of the old kind yields `ty`, which now has the new one.
    pub fn replace(&mut self, ty: Type, kind: TypeKind) {
        self.kinds[ty] = kind;
    }

    /// Returns the number of types; ids are below it.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Always false, since the common types exist in every module.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// Whether it is a pointer type.
    pub fn is_ptr(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Ptr { .. })
    }

    /// Returns the width of an integer type; `None` for other types.
    pub fn int_width(&self, ty: Type) -> Option<u32> {
        match self.kind(ty) {
            TypeKind::Int(bits) => Some(*bits),
            _ => None,
        }
    }

    /// Returns the width of an integer type of more than 128 bits, whose values are represented as several
    /// 64-bit limbs.
    pub fn wide_int(&self, ty: Type) -> Option<u32> {
        self.int_width(ty).filter(|bits| *bits > 128)
    }

    /// Returns the number of 64-bit limbs of an integer of more than 128 bits (the last one may be partial); 1
    /// for any other scalar. For a vector, the number per element.
    pub fn words(&self, ty: Type) -> u32 {
        self.wide_int(self.scalar(ty)).map_or(1, |bits| bits.div_ceil(64))
    }

    /// Whether its values contain an integer of more than 128 bits. Takes time proportional to the number of fields,
    /// including those of named types, which the verifier limits to 2^20.
    pub fn holds_wide(&self, ty: Type) -> bool {
        match self.kind(ty) {
            TypeKind::Int(bits) => *bits > 128,
            TypeKind::Vector { elem, .. } | TypeKind::Array { elem, .. } => self.holds_wide(*elem),
            TypeKind::Struct { fields, .. } => fields.iter().any(|f| self.holds_wide(*f)),
            _ => false,
        }
    }

    /// Returns the format of a floating-point type; `None` for other types.
    pub fn float_kind(&self, ty: Type) -> Option<FloatKind> {
        match self.kind(ty) {
            TypeKind::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    /// Returns the pointee of a typed pointer, `Some(None)` for `ptr`, and `None` for other types.
    pub fn pointee(&self, ty: Type) -> Option<Option<Type>> {
        match self.kind(ty) {
            TypeKind::Ptr { pointee, .. } => Some(*pointee),
            _ => None,
        }
    }

    /// Returns number of elements, scalability and element type of a vector; `None` for other types.
    pub fn vector(&self, ty: Type) -> Option<(u32, bool, Type)> {
        match self.kind(ty) {
            TypeKind::Vector { len, scalable, elem } => Some((*len, *scalable, *elem)),
            _ => None,
        }
    }

    /// Whether its values contain a vector. Takes time proportional to the number of fields, including those of named
    /// types, which the verifier limits to 2^20.
    pub fn holds_vector(&self, ty: Type) -> bool {
        match self.kind(ty) {
            TypeKind::Vector { .. } => true,
            TypeKind::Array { elem, .. } => self.holds_vector(*elem),
            TypeKind::Struct { fields, .. } => fields.iter().any(|f| self.holds_vector(*f)),
            _ => false,
        }
    }

    /// Returns the element type of a vector, or the type itself.
    pub fn scalar(&self, ty: Type) -> Type {
        self.vector(ty).map_or(ty, |v| v.2)
    }

    /// Returns a vector of `elem` with as many elements as the vector `ty`; `elem` itself if `ty` is not a vector.
    pub fn with_lanes_of(&mut self, ty: Type, elem: Type) -> Type {
        match self.vector(ty) {
            Some((len, scalable, _)) => self.intern(TypeKind::Vector { len, scalable, elem }),
            None => elem,
        }
    }

    /// Whether it is an array or a struct, possibly by name.
    pub fn is_aggregate(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Array { .. } | TypeKind::Struct { .. })
    }

    /// Whether it is first-class (LangRef), so that operands and results can have it: any type but `void` and
    /// functions. Unlike in LLVM, this includes opaque structs.
    pub fn is_first_class(&self, ty: Type) -> bool {
        !matches!(self.kind(ty), TypeKind::Void | TypeKind::Function { .. })
    }

    /// Whether a type contains [`TypeKind::Invalid`], at any depth (including pointees, but not through names).
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

    /// Returns the type in LLVM assembly.
    pub fn display(&self, ty: Type) -> String {
        let mut out = String::new();
        self.write(ty, &mut out);
        out
    }

    /// Appends the type in LLVM assembly.
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
                    write!(out, ", {n}").expect("writing to a String cannot fail");
                }
                out.push(')');
            }
            TypeKind::Int(bits) => write!(out, "i{bits}").expect("writing to a String cannot fail"),
            TypeKind::Float(kind) => out.push_str(kind.keyword()),
            TypeKind::Ptr { pointee, addrspace } => {
                match pointee {
                    Some(t) => self.write(*t, out),
                    None => out.push_str("ptr"),
                }
                if *addrspace != 0 {
                    write!(out, " addrspace({addrspace})").expect("writing to a String cannot fail");
                }
                if pointee.is_some() {
                    out.push('*');
                }
            }
            TypeKind::Array { len, elem } => {
                write!(out, "[{len} x ").expect("writing to a String cannot fail");
                self.write(*elem, out);
                out.push(']');
            }
            TypeKind::Vector { len, scalable, elem } => {
                write!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" })
                    .expect("writing to a String cannot fail");
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
