//! Types of generated modules, and their spelling.

use std::rc::Rc;

/// The version of LLVM whose syntax is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// `ptr`
    Opaque,
    /// `load i32, i32* %p`
    Typed,
    /// `load i32* %p`
    Old,
}

/// A type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ty {
    Int(u32),
    Half,
    Bfloat,
    Float,
    Double,
    X86Fp80,
    Fp128,
    Ptr(Rc<Ty>),
    Array(u64, Rc<Ty>),
    Vector(u64, Rc<Ty>),
    /// Index in the module's list of structs.
    Struct(usize),
    Function(Rc<Signature>),
}

/// The type of a function, with its attributes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    pub ret: Option<Ty>,
    pub params: Vec<Ty>,
    /// `zeroext`, `signext`, `byval` or `sret` for each parameter.
    pub attrs: Vec<&'static str>,
    /// Types that a variadic function reads from its `va_list`.
    pub rest: Option<Vec<Ty>>,
    pub convention: &'static str,
}

impl Ty {
    pub fn is_float(&self) -> bool {
        matches!(self, Ty::Half | Ty::Bfloat | Ty::Float | Ty::Double) || self.is_large()
    }

    /// Whether it is a floating-point type of more than 64 bits.
    pub fn is_large(&self) -> bool {
        matches!(self, Ty::X86Fp80 | Ty::Fp128)
    }

    pub fn is_aggregate(&self) -> bool {
        matches!(self, Ty::Array(..) | Ty::Struct(_))
    }

    /// Returns the number of bits of a number.
    pub fn bits(&self) -> u32 {
        match self {
            Ty::Int(width) => *width,
            other => other.float_bits(),
        }
    }

    /// Returns the number of bits of a floating-point type.
    pub fn float_bits(&self) -> u32 {
        match self {
            Ty::Half | Ty::Bfloat => 16,
            Ty::Float => 32,
            Ty::X86Fp80 => 80,
            Ty::Fp128 => 128,
            _ => 64,
        }
    }

    /// Returns the type suffix of intrinsic names.
    pub fn suffix(&self) -> String {
        match self {
            Ty::Int(width) => format!("i{width}"),
            Ty::Bfloat => "bf16".into(),
            Ty::Vector(n, elem) => format!("v{n}{}", elem.suffix()),
            other => format!("f{}", other.float_bits()),
        }
    }
}

/// A struct type.
pub struct Struct {
    pub fields: Vec<Ty>,
    pub packed: bool,
    pub named: bool,
}

/// The types of a module, with their spelling.
pub struct Types {
    pub spelling: Spelling,
    pub structs: Vec<Struct>,
}

impl Types {
    pub fn text(&self, ty: &Ty) -> String {
        match ty {
            Ty::Int(width) => format!("i{width}"),
            Ty::Half => "half".into(),
            Ty::Bfloat => "bfloat".into(),
            Ty::Float => "float".into(),
            Ty::Double => "double".into(),
            Ty::X86Fp80 => "x86_fp80".into(),
            Ty::Fp128 => "fp128".into(),
            Ty::Ptr(_) if self.spelling == Spelling::Opaque => "ptr".into(),
            Ty::Ptr(to) => self.text(to) + "*",
            Ty::Array(n, elem) => format!("[{n} x {}]", self.text(elem)),
            Ty::Vector(n, elem) => format!("<{n} x {}>", self.text(elem)),
            Ty::Struct(n) if self.structs[*n].named => format!("%s{n}"),
            Ty::Struct(n) => self.body(*n),
            Ty::Function(signature) => self.function(signature),
        }
    }

    pub fn ptr(&self, to: &Ty) -> String {
        self.text(&Ty::Ptr(Rc::new(to.clone())))
    }

    /// Returns the fields of a struct, in braces.
    pub fn body(&self, n: usize) -> String {
        let Struct { fields, packed, .. } = &self.structs[n];
        let fields: Vec<String> = fields.iter().map(|f| self.text(f)).collect();
        let body = format!("{{ {} }}", fields.join(", "));
        if *packed { format!("<{body}>") } else { body }
    }

    pub fn ret(&self, ret: &Option<Ty>) -> String {
        ret.as_ref().map_or("void".into(), |t| self.text(t))
    }

    /// Returns the spelling of a function type.
    pub fn function(&self, signature: &Signature) -> String {
        let mut params: Vec<String> = signature.params.iter().map(|p| self.text(p)).collect();
        params.extend(signature.rest.as_ref().map(|_| "...".into()));
        format!("{} ({})", self.ret(&signature.ret), params.join(", "))
    }

    /// Returns the scalar and vector parts of a type, with the indices of each.
    pub fn leaves(&self, ty: &Ty) -> Vec<(Vec<u64>, Ty)> {
        let parts: Vec<Ty> = match ty {
            Ty::Array(n, elem) => (0..*n).map(|_| (**elem).clone()).collect(),
            Ty::Struct(n) => self.structs[*n].fields.clone(),
            _ => return vec![(Vec::new(), ty.clone())],
        };
        let below = |(n, part): (usize, &Ty)| {
            let leaves = self.leaves(part).into_iter();
            leaves.map(|(path, leaf)| ([vec![n as u64], path].concat(), leaf)).collect::<Vec<_>>()
        };
        parts.iter().enumerate().flat_map(below).collect()
    }

    /// Whether it contains pointers.
    pub fn has_pointers(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Ptr(_) => true,
            Ty::Array(_, elem) => self.has_pointers(elem),
            Ty::Struct(n) => self.structs[*n].fields.iter().any(|f| self.has_pointers(f)),
            _ => false,
        }
    }

    /// Whether it is a vector or contains one.
    pub fn has_vectors(&self, ty: &Ty) -> bool {
        self.leaves(ty).iter().any(|(_, leaf)| matches!(leaf, Ty::Vector(..)))
    }

    /// Whether it contains a vector with an alignment of more than 16 bytes.
    pub fn has_large_vectors(&self, ty: &Ty) -> bool {
        self.leaves(ty).iter().any(|(_, leaf)| match leaf {
            Ty::Vector(n, elem) => n * u64::from(elem.bits()) > 128,
            _ => false,
        })
    }

    /// Returns a constant `getelementptr` to a part of a global; its type is that of the part.
    pub fn constant_gep(&self, ty: &Ty, global: &str, path: &[u64]) -> String {
        if path.is_empty() {
            return global.into();
        }
        let indices = self.indices(ty, path);
        match self.spelling {
            Spelling::Old => format!("getelementptr ({} {global}, i32 0{indices})", self.ptr(ty)),
            _ => format!("getelementptr ({}, {} {global}, i32 0{indices})", self.text(ty), self.ptr(ty)),
        }
    }

    fn indices(&self, ty: &Ty, path: &[u64]) -> String {
        let word = |in_struct: bool| if in_struct { "i32" } else { "i64" };
        let mut ty = ty.clone();
        let mut out = String::new();
        for index in path {
            out += &format!(", {} {index}", word(matches!(ty, Ty::Struct(_))));
            ty = match &ty {
                Ty::Array(_, elem) => (**elem).clone(),
                Ty::Struct(n) => self.structs[*n].fields[*index as usize].clone(),
                other => other.clone(),
            };
        }
        out
    }

    /// Returns a parameter or argument: its type and attribute.
    pub fn param(&self, ty: &Ty, attr: &str) -> String {
        match ty {
            Ty::Ptr(to) if matches!(attr, " byval" | " sret") => {
                format!("{}{attr}({})", self.text(ty), self.text(to))
            }
            _ => format!("{}{attr}", self.text(ty)),
        }
    }

    /// Returns the size of a type, as a constant.
    pub fn size(&self, ty: &Ty) -> String {
        let (text, ptr) = (self.text(ty), self.ptr(ty));
        match self.spelling {
            Spelling::Old => format!("ptrtoint ({ptr} getelementptr ({ptr} null, i32 1) to i64)"),
            _ => format!("ptrtoint ({ptr} getelementptr ({text}, {ptr} null, i32 1) to i64)"),
        }
    }
}
