//! Types of intrinsics in a compact notation: `int(=0, i1!)` is the type of `llvm.ctlz`.
//!
//! A signature is a result type and a list of parameter types:
//!
//! * Concrete types: `void`, `i1` to `i64`, `double`, `ptr` (in address space 0), `metadata`, `token`, `{A, B}`
//!   for a struct, and `...` for variable arguments.
//! * Overloaded types, numbered from 0 in source order: `int` and `float` (each also as a vector), `vec`,
//!   `anyptr`, `any`.
//! * Types derived from an overloaded type by its number: `=0` is the same type, `elem0` the element type of
//!   that vector, `nth0/2` that vector with half as many elements, `i1~0` an `i1` per element (or one `i1` for
//!   a scalar), `ptrs0` a pointer per element. The last one is itself overloaded, and thus numbered.
//! * `!` after a parameter requires an immediate argument.
//! * `*` as the whole signature matches any type.

use crate::ir::{Type, TypeKind, Types};

/// The type of an intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature(pub(super) &'static str);

/// The first difference between a function type and a signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// The result type differs.
    Result,
    /// The type of this parameter differs, counted from 0.
    Parameter(usize),
    /// Too few parameters; the expected number.
    TooFew(usize),
    /// Too many parameters; the expected number.
    TooMany(usize),
    /// Variable arguments where the signature has none, or the reverse.
    Variadic,
}

/// The compact notation, as the documentation of the module describes it.
impl std::fmt::Display for Signature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Signature {
    /// Whether it has overloaded types, so that the name takes suffixes.
    pub fn is_overloaded(self) -> bool {
        let open = |word: &str| matches!(word, "int" | "float" | "vec" | "anyptr" | "any") || word.starts_with("ptrs");
        self.0 == "*" || self.parts().any(open)
    }

    /// Whether this argument, counted from 0, must be an immediate.
    pub fn is_immediate(self, argument: usize) -> bool {
        self.params().nth(argument).is_some_and(|word| word.ends_with('!'))
    }

    /// Whether any argument must be an immediate.
    pub fn has_immediates(self) -> bool {
        self.0.contains('!')
    }

    pub(super) fn result(self) -> &'static str {
        self.0.split_once('(').map_or(self.0, |(result, _)| result)
    }

    pub(super) fn params(self) -> impl Iterator<Item = &'static str> {
        let list = self.0.split_once('(').map_or("", |(_, list)| list.trim_end_matches(')'));
        list.split(", ").filter(|word| !word.is_empty())
    }

    /// Iterates over the words of result and parameters, including those inside structs.
    pub(super) fn parts(self) -> impl Iterator<Item = &'static str> {
        let result = self.result().trim_matches(['{', '}']).split(", ");
        result.chain(self.params().map(|word| word.trim_end_matches('!')))
    }

    /// Whether every word is valid notation.
    #[cfg(test)]
    pub(super) fn is_well_formed(self) -> bool {
        let number = |text: &str| text.parse::<usize>().is_ok();
        let plain = ["void", "i1", "i8", "i16", "i32", "i64", "double", "ptr", "metadata", "token", "..."];
        let fits = |word: &str| {
            plain.contains(&word)
                || matches!(word, "int" | "float" | "vec" | "anyptr" | "any")
                || ["=", "elem", "ptrs", "i1~"].iter().any(|p| word.strip_prefix(p).is_some_and(number))
                || word.strip_prefix("nth").and_then(|w| w.split_once('/')).is_some_and(|(a, b)| number(a) && number(b))
        };
        self.0 == "*" || self.0.ends_with(')') && self.parts().all(fits)
    }

    /// Matches a function type against the signature.
    pub fn check(self, types: &Types, ret: Type, params: &[Type], varargs: bool) -> Result<(), Mismatch> {
        if self.0 == "*" {
            return Ok(());
        }
        let mut matcher = Matcher { types, open: Vec::new(), later: Vec::new() };
        if !matcher.fits(self.result(), ret) {
            return Err(Mismatch::Result);
        }
        let of_result = matcher.later.len();
        let wanted = self.params().filter(|word| *word != "...").count();
        let mut places = Vec::new();
        for (n, (word, ty)) in self.params().filter(|word| *word != "...").zip(params).enumerate() {
            if !matcher.fits(word.trim_end_matches('!'), *ty) {
                return Err(Mismatch::Parameter(n));
            }
            places.resize(matcher.later.len() - of_result, n);
        }
        if params.len() != wanted {
            let few = params.len() < wanted;
            return Err(if few { Mismatch::TooFew(wanted) } else { Mismatch::TooMany(wanted) });
        }
        for (n, (word, ty)) in std::mem::take(&mut matcher.later).into_iter().enumerate() {
            if !matcher.refers(word, ty) {
                return Err(match n.checked_sub(of_result) {
                    None => Mismatch::Result,
                    Some(n) => Mismatch::Parameter(places[n]),
                });
            }
        }
        match varargs == self.0.contains("...") {
            true => Ok(()),
            false => Err(Mismatch::Variadic),
        }
    }

    /// Returns the expected type as LLVM would print it, with overloaded types resolved as far as the given
    /// types determine them.
    pub fn wanted(self, types: &Types, ret: Type, params: &[Type]) -> String {
        let mut matcher = Matcher { types, open: Vec::new(), later: Vec::new() };
        let words = std::iter::once(self.result()).chain(self.params());
        for (word, ty) in words.zip(std::iter::once(ret).chain(params.iter().copied())) {
            for (word, ty) in matcher.fields(word.trim_end_matches('!'), ty) {
                matcher.bind(word, ty);
            }
        }
        let list: Vec<String> = self.params().map(|word| matcher.spell(word.trim_end_matches('!'))).collect();
        format!("{} ({})", matcher.spell(self.result()), list.join(", "))
    }
}

/// State of matching types against words.
struct Matcher<'t> {
    types: &'t Types,
    /// Overloaded types found so far, by number.
    open: Vec<Type>,
    /// Words that refer to an overloaded type further right, with the types they must match.
    later: Vec<(&'static str, Type)>,
}

impl<'t> Matcher<'t> {
    fn kind(&self, ty: Type) -> &'t TypeKind {
        self.types.kind(ty)
    }

    /// Splits a struct into words and types of its fields; any other type is returned as it is.
    fn fields(&self, word: &'static str, ty: Type) -> Vec<(&'static str, Type)> {
        let Some(words) = word.strip_prefix('{').and_then(|w| w.strip_suffix('}')) else { return vec![(word, ty)] };
        match self.kind(ty) {
            TypeKind::Struct { fields, .. } if fields.len() == words.split(", ").count() => {
                words.split(", ").zip(fields.iter().copied()).collect()
            }
            _ => Vec::new(),
        }
    }

    fn fits(&mut self, word: &'static str, ty: Type) -> bool {
        let fields = self.fields(word, ty);
        !fields.is_empty() && fields.into_iter().all(|(word, ty)| self.fits_one(word, ty))
    }

    fn fits_one(&mut self, word: &'static str, ty: Type) -> bool {
        match (word, self.kind(ty)) {
            (_, TypeKind::Invalid) => true,
            ("void", kind) => kind == &TypeKind::Void,
            ("metadata", kind) => kind == &TypeKind::Metadata,
            ("token", kind) => kind == &TypeKind::Token,
            ("double", _) => ty == Type::DOUBLE,
            ("ptr", kind) => matches!(kind, TypeKind::Ptr { addrspace: 0, .. }),
            ("i1" | "i8" | "i16" | "i32" | "i64", TypeKind::Int(bits)) => word[1..].parse() == Ok(*bits),
            ("i1" | "i8" | "i16" | "i32" | "i64", _) => false,
            ("int" | "float" | "vec" | "anyptr" | "any", _) => {
                self.open.push(ty);
                let element = self.kind(self.types.scalar(ty));
                match word {
                    "int" => matches!(element, TypeKind::Int(_)),
                    "float" => matches!(element, TypeKind::Float(_)),
                    "vec" => self.types.vector(ty).is_some(),
                    "anyptr" => self.types.is_ptr(ty),
                    _ => true,
                }
            }
            _ => {
                let known = number(word) < self.open.len();
                if word.starts_with("ptrs") {
                    self.open.push(ty);
                }
                if known {
                    return self.refers(word, ty);
                }
                self.later.push((word, ty));
                true
            }
        }
    }

    /// Whether a type is the one that a word derives from its overloaded type.
    fn refers(&self, word: &str, ty: Type) -> bool {
        let Some(&of) = self.open.get(number(word)) else { return false };
        if self.kind(of) == &TypeKind::Invalid || self.kind(ty) == &TypeKind::Invalid {
            return true;
        }
        let (has, wanted) = (self.types.vector(ty), self.types.vector(of));
        let lanes = |v: Option<(u32, bool, Type)>| v.map(|v| (v.0, v.1));
        match word.as_bytes() {
            [b'=', ..] => same(self.types, ty, of),
            [b'e', ..] => wanted.is_some_and(|v| same(self.types, ty, v.2)),
            [b'p', ..] => has.is_some() && lanes(has) == lanes(wanted) && self.types.is_ptr(self.types.scalar(ty)),
            [b'n', ..] => {
                let part = word.split_once('/').and_then(|(_, n)| n.parse().ok()).unwrap_or(1);
                let (Some(has), Some(wanted)) = (has, wanted) else { return false };
                has.0.checked_mul(part) == Some(wanted.0) && has.1 == wanted.1 && same(self.types, has.2, wanted.2)
            }
            // `i1~0`
            _ => lanes(has) == lanes(wanted) && self.types.int_width(self.types.scalar(ty)) == Some(1),
        }
    }

    /// Records the type that an overloaded word stands for; other words are ignored.
    fn bind(&mut self, word: &'static str, ty: Type) {
        let element = self.kind(self.types.scalar(ty));
        let fits = match word {
            "int" => matches!(element, TypeKind::Int(_)),
            "float" => matches!(element, TypeKind::Float(_)),
            "vec" => self.types.vector(ty).is_some(),
            "anyptr" => self.types.is_ptr(ty),
            "any" => true,
            _ if word.starts_with("ptrs") => self.types.is_ptr(self.types.scalar(ty)),
            _ => return,
        };
        self.open.push(if fits { ty } else { Type::INVALID });
    }

    fn spell(&self, word: &str) -> String {
        if let Some(words) = word.strip_prefix('{').and_then(|w| w.strip_suffix('}')) {
            let fields: Vec<String> = words.split(", ").map(|word| self.spell(word)).collect();
            return format!("{{ {} }}", fields.join(", "));
        }
        let of = self.open.get(number(word)).copied().filter(|ty| *ty != Type::INVALID);
        let vector = of.and_then(|ty| self.types.vector(ty));
        let spelled = |len: u32, scalable: bool, elem: &str| {
            format!("<{}{len} x {elem}>", if scalable { "vscale x " } else { "" })
        };
        match (word.as_bytes(), of, vector) {
            ([b'=', ..], Some(of), _) => self.types.display(of),
            ([b'=', ..], None, _) => "T".into(),
            ([b'e', b'l', ..], _, Some(vector)) => self.types.display(vector.2),
            ([b'e', b'l', ..], ..) => "T".into(),
            ([b'n', b't', ..], _, Some((len, scalable, elem))) => {
                let part: u32 = word.split_once('/').and_then(|(_, n)| n.parse().ok()).unwrap_or(1);
                spelled(len / part.max(1), scalable, &self.types.display(elem))
            }
            ([b'n', b't', ..], ..) => "<n x T>".into(),
            ([b'p', b't', b'r', b's', ..], _, Some((len, scalable, _))) => spelled(len, scalable, "ptr"),
            ([b'p', b't', b'r', b's', ..], ..) => "<n x ptr>".into(),
            (_, _, Some((len, scalable, _))) if word.contains('~') => spelled(len, scalable, "i1"),
            _ if word.contains('~') => "i1".into(),
            _ => match word {
                "int" => self.first_of(|ty| matches!(self.kind(self.types.scalar(ty)), TypeKind::Int(_)), "iN"),
                "float" => self.first_of(|ty| matches!(self.kind(self.types.scalar(ty)), TypeKind::Float(_)), "float"),
                "vec" => self.first_of(|ty| self.types.vector(ty).is_some(), "<n x T>"),
                "anyptr" => "ptr".into(),
                "any" => "T".into(),
                other => other.into(),
            },
        }
    }

    /// Returns the text of the overloaded type if there is exactly one and `is` accepts it, else `otherwise`.
    fn first_of(&self, is: impl Fn(Type) -> bool, otherwise: &str) -> String {
        match self.open.as_slice() {
            [ty] if *ty != Type::INVALID && is(*ty) => self.types.display(*ty),
            _ => otherwise.into(),
        }
    }
}

/// Returns the overload number in a word: 0 for `=0`, `elem0`, `nth0/2` and `i1~0`.
fn number(word: &str) -> usize {
    let end = word.split('/').next().unwrap_or(word);
    let digits = end.rfind(|c: char| !c.is_ascii_digit()).map_or(end, |at| &end[at + 1..]);
    digits.parse().unwrap_or(usize::MAX)
}

/// Whether two types are equal, ignoring pointees.
fn same(types: &Types, a: Type, b: Type) -> bool {
    if a == b {
        return true;
    }
    match (types.kind(a), types.kind(b)) {
        (TypeKind::Ptr { addrspace: a, .. }, TypeKind::Ptr { addrspace: b, .. }) => a == b,
        (
            TypeKind::Vector { len, scalable, elem },
            TypeKind::Vector { len: other_len, scalable: other_scalable, elem: other },
        ) => len == other_len && scalable == other_scalable && same(types, *elem, *other),
        (TypeKind::Struct { fields, packed }, TypeKind::Struct { fields: others, packed: other_packed }) => {
            packed == other_packed
                && fields.len() == others.len()
                && fields.iter().zip(others).all(|(a, b)| same(types, *a, *b))
        }
        (TypeKind::Array { len, elem }, TypeKind::Array { len: other_len, elem: other }) => {
            len == other_len && same(types, *elem, *other)
        }
        _ => false,
    }
}
