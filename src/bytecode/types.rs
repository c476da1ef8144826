//! Types of LLVM 1.x: integers are signed or unsigned, and types are structural. Any type can be part of a cycle; in
//! the module, cycles go through a named type.

use super::error::Error;
use super::format::kind;
use super::stream::Stream;
use crate::ir::{Module, Name, NamedId, NamedType, Type, TypeKind};
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::hash_map::Entry;

/// Maximum nesting without a named type in between, so that recursive algorithms need a bounded stack.
const DEEPEST: u16 = 200;

/// Type, as an index: primitive types by their codes, followed by the types of the file, each once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ty(pub u32);

impl Ty {
    pub const VOID: Ty = Ty(kind::VOID);
    pub const BOOL: Ty = Ty(kind::BOOL);
    pub const UBYTE: Ty = Ty(kind::UBYTE);
    pub const SBYTE: Ty = Ty(kind::SBYTE);
    pub const UINT: Ty = Ty(kind::UINT);
    pub const INT: Ty = Ty(kind::INT);
    pub const ULONG: Ty = Ty(kind::ULONG);
    pub const LONG: Ty = Ty(kind::LONG);
    pub const FLOAT: Ty = Ty(kind::FLOAT);
    pub const DOUBLE: Ty = Ty(kind::DOUBLE);
    pub const LABEL: Ty = Ty(kind::LABEL);

    /// Returns width and signedness of an integer type other than `bool`.
    pub fn width(self) -> Option<(u32, bool)> {
        match self.0 {
            kind::UBYTE..=kind::LONG => Some((8 << ((self.0 - kind::UBYTE) / 2), !self.0.is_multiple_of(2))),
            _ => None,
        }
    }

    /// Returns the class that determines the meaning of operations.
    pub fn class(self, types: &TypeTable) -> Class {
        if let Some((bits, signed)) = self.width() {
            return Class::Int { bits, signed };
        }
        match self.0 {
            kind::BOOL => Class::Bool,
            kind::FLOAT | kind::DOUBLE => Class::Float,
            _ if matches!(types.def(self), Def::Pointer(_)) => Class::Pointer,
            _ => Class::Other,
        }
    }
}

/// Class of types that operations distinguish.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Boolean: `bool`.
    Bool,
    /// Integer: `sbyte` to `ulong`.
    Int {
        /// Width in bits.
        bits: u32,
        /// Whether it is signed.
        signed: bool,
    },
    /// Floating point: `float`, `double`.
    Float,
    /// Pointer.
    Pointer,
    /// Any other type, on which no operation is defined.
    Other,
}

/// Structural definition of a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Def {
    /// Primitive type.
    Primitive(u32),
    /// Function: `ret (params…)`, `ret (params…, ...)`.
    Function { ret: Ty, params: Box<[Ty]>, varargs: bool },
    /// Struct: `{ … }`.
    Struct(Box<[Ty]>),
    /// Array: `[n x T]`.
    Array(Ty, u32),
    /// Pointer: `T*`.
    Pointer(Ty),
    /// Opaque type, distinct from all others.
    Opaque(u32),
}

/// Definition as read: components are slots.
#[derive(Clone, Debug)]
enum Raw {
    /// Alias of a slot.
    Same(u32),
    Function {
        ret: u32,
        params: Vec<u32>,
        varargs: bool,
    },
    Struct(Vec<u32>),
    Array(u32, u32),
    Pointer(u32),
    Opaque,
}

impl Raw {
    fn parts(&self) -> Vec<u32> {
        match self {
            Raw::Same(slot) | Raw::Array(slot, _) | Raw::Pointer(slot) => vec![*slot],
            Raw::Function { ret, params, .. } => std::iter::once(*ret).chain(params.iter().copied()).collect(),
            Raw::Struct(fields) => fields.clone(),
            Raw::Opaque => Vec::new(),
        }
    }
}

/// Interpretation of type numbers in a file.
#[derive(Clone, Copy, Debug)]
pub struct Slots {
    /// Format number.
    pub format: u32,
}

/// Meaning of a type number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Type slot as numbered in formats 2 and 3.
    Type(u32),
    /// Type `type` of formats 0 and 1.
    TypeType,
}

impl Slots {
    /// Whether the format has the type `type`, before `label`.
    pub fn has_type_type(self) -> bool {
        self.format < 2
    }

    /// Returns the meaning of a type number.
    pub fn slot(self, number: u32) -> Slot {
        match self.has_type_type() {
            true if number == kind::LABEL => Slot::TypeType,
            true if number > kind::LABEL => Slot::Type(number - 1),
            _ => Slot::Type(number),
        }
    }

    /// Reads a type number that stands alone; format 3 has a short and a long form.
    pub fn read(self, stream: &mut Stream<'_>) -> Result<Slot, Error> {
        let mut number = stream.vbr()?;
        if self.format >= 3 && number == 0x00ff_ffff {
            number = stream.vbr()?;
        }
        Ok(self.slot(number))
    }

    /// Reads a type number, which must not be that of `type`.
    pub fn read_type(self, stream: &mut Stream<'_>) -> Result<u32, Error> {
        let place = stream.place();
        match self.read(stream)? {
            Slot::Type(slot) => Ok(slot),
            Slot::TypeType => Err(Error::malformed("expected a type other than `type`").at(place)),
        }
    }
}

/// Type table of a file.
pub struct TypeTable {
    defs: Vec<Def>,
    ids: FxHashMap<Def, Ty>,
    /// Types of the module.
    irs: Vec<Type>,
    depths: Vec<u16>,
    /// Type of each slot.
    slots: Vec<Ty>,
    /// Number of module-level slots.
    module_slots: usize,
    opaques: u32,
}

/// Names of types by slot, in file order.
pub type TypeNames = FxHashMap<u32, Vec<String>>;

impl TypeTable {
    /// Returns a table of the primitive types.
    pub fn new() -> TypeTable {
        use crate::ir::Type as T;
        let irs = vec![
            T::VOID,
            T::I1,
            T::I8,
            T::I8,
            T::I16,
            T::I16,
            T::I32,
            T::I32,
            T::I64,
            T::I64,
            T::FLOAT,
            T::DOUBLE,
            T::LABEL,
        ];
        let defs: Vec<Def> = (0..kind::FIRST_DERIVED).map(Def::Primitive).collect();
        let slots: Vec<Ty> = (0..kind::FIRST_DERIVED).map(Ty).collect();
        TypeTable {
            ids: defs.iter().cloned().zip(slots.iter().copied()).collect(),
            depths: vec![0; defs.len()],
            module_slots: slots.len(),
            defs,
            irs,
            slots,
            opaques: 0,
        }
    }

    /// Returns the definition of a type.
    pub fn def(&self, ty: Ty) -> &Def {
        &self.defs[ty.0 as usize]
    }

    /// Returns the module's type.
    pub fn ir(&self, ty: Ty) -> Type {
        self.irs[ty.0 as usize]
    }

    /// Returns the type of a slot.
    pub fn get(&self, slot: u32) -> Result<Ty, Error> {
        let ty = self.slots.get(slot as usize);
        ty.copied().ok_or_else(|| Error::missing(format!("undefined type {slot}")))
    }

    /// Returns the pointee of a pointer type.
    pub fn pointee(&self, ty: Ty) -> Result<Ty, Error> {
        match self.def(ty) {
            Def::Pointer(pointee) => Ok(*pointee),
            _ => Err(Error::malformed("expected a pointer type")),
        }
    }

    /// Returns the pointer type to a type.
    pub fn pointer(&mut self, module: &mut Module, to: Ty) -> Result<Ty, Error> {
        self.intern(module, Def::Pointer(to))
    }

    /// Interns a type whose components are in the table.
    fn intern(&mut self, module: &mut Module, def: Def) -> Result<Ty, Error> {
        if let Some(ty) = self.ids.get(&def) {
            return Ok(*ty);
        }
        let ty = self.push(def.clone());
        self.ids.insert(def, ty);
        self.make(module, ty)?;
        Ok(ty)
    }

    fn push(&mut self, def: Def) -> Ty {
        let ty = Ty(self.defs.len() as u32);
        self.defs.push(def);
        self.irs.push(Type::INVALID);
        self.depths.push(0);
        ty
    }

    /// Creates the module's type from those of its components, which exist already.
    fn make(&mut self, module: &mut Module, ty: Ty) -> Result<(), Error> {
        let kind = self.shape(ty);
        let parts = parts(self.def(ty));
        let depth = parts.iter().map(|part| self.depths[part.0 as usize]).max().unwrap_or(0) + 1;
        if depth > DEEPEST {
            return Err(Error::malformed(format!("types nested more than {DEEPEST} levels deep")));
        }
        self.depths[ty.0 as usize] = depth;
        self.irs[ty.0 as usize] = module.types.intern(kind);
        Ok(())
    }

    fn shape(&self, ty: Ty) -> TypeKind {
        let list = |list: &[Ty]| list.iter().map(|ty| self.ir(*ty)).collect();
        match self.def(ty) {
            Def::Function { ret, params, varargs } => {
                TypeKind::Function { ret: self.ir(*ret), params: list(params), varargs: *varargs }
            }
            Def::Struct(fields) => TypeKind::Struct { fields: list(fields), packed: false },
            Def::Array(elem, len) => TypeKind::Array { len: u64::from(*len), elem: self.ir(*elem) },
            Def::Pointer(to) => TypeKind::Ptr { pointee: Some(self.ir(*to)), addrspace: 0 },
            Def::Primitive(_) | Def::Opaque(_) => TypeKind::Invalid,
        }
    }

    /// Makes the module's type a named one, whose body is set later.
    fn name(&mut self, module: &mut Module, ty: Ty, name: Option<&str>, rank: u32) -> NamedId {
        let name = name.map_or(Name::Number(rank), |name| Name::Text(name.into()));
        let span = Span { lo: rank, hi: rank };
        let id = module.types.named.push(NamedType { name, body: None, defined: true, span });
        self.irs[ty.0 as usize] = module.types.intern(TypeKind::Named(id));
        id
    }

    /// Reads `count` definitions and appends their slots. `names`: names of module-level types.
    pub fn read(
        &mut self,
        module: &mut Module,
        stream: &mut Stream<'_>,
        count: u32,
        slots: Slots,
        names: &TypeNames,
    ) -> Result<(), Error> {
        let place = stream.place();
        if count as usize > stream.left() {
            return Err(Error::structure(format!("{count} types in {} bytes", stream.left())).at(place));
        }
        let mut raws = Vec::with_capacity(count as usize);
        for _ in 0..count {
            raws.push(definition(stream, slots)?);
        }
        Resolver::new(self, module, raws, names).run().map_err(|error| error.at(place))
    }

    /// Marks the end of the module-level types.
    pub fn end_of_module(&mut self) {
        self.module_slots = self.slots.len();
    }

    /// Removes the types of a function.
    pub fn end_of_function(&mut self) {
        self.slots.truncate(self.module_slots);
    }
}

fn definition(stream: &mut Stream<'_>, slots: Slots) -> Result<Raw, Error> {
    let place = stream.place();
    Ok(match slots.read_type(stream)? {
        primitive @ 0..=kind::LABEL => Raw::Same(primitive),
        kind::FUNCTION => {
            let ret = slots.read_type(stream)?;
            let count = stream.vbr()?;
            let mut params = Vec::new();
            for _ in 0..count {
                params.push(slots.read_type(stream)?);
            }
            // `void` as the last parameter marks variable arguments.
            let varargs = params.pop_if(|last| *last == kind::VOID).is_some();
            Raw::Function { ret, params, varargs }
        }
        kind::STRUCT => {
            let mut fields = Vec::new();
            loop {
                match slots.read_type(stream)? {
                    kind::VOID => break Raw::Struct(fields),
                    field => fields.push(field),
                }
            }
        }
        kind::ARRAY => Raw::Array(slots.read_type(stream)?, stream.vbr()?),
        kind::POINTER => Raw::Pointer(slots.read_type(stream)?),
        kind::OPAQUE => Raw::Opaque,
        other => return Err(Error::unknown(format!("unknown type kind {other}")).at(place)),
    })
}

fn parts(def: &Def) -> Vec<Ty> {
    match def {
        Def::Primitive(_) | Def::Opaque(_) => Vec::new(),
        Def::Array(part, _) | Def::Pointer(part) => vec![*part],
        Def::Struct(fields) => fields.to_vec(),
        Def::Function { ret, params, .. } => std::iter::once(*ret).chain(params.iter().copied()).collect(),
    }
}

/// Resolver for a pool whose definitions may refer to each other in any order. Definitions in a cycle are created
/// together; any other definition is created after its components, so that equal structures are recognized.
struct Resolver<'x> {
    table: &'x mut TypeTable,
    module: &'x mut Module,
    raws: Vec<Raw>,
    names: &'x TypeNames,
    first: usize,
    made: Vec<Option<Ty>>,
}

/// State of a definition in Tarjan's algorithm for strongly connected components.
#[derive(Clone, Copy, Default)]
struct Visit {
    index: u32,
    low: u32,
    on_stack: bool,
}

impl<'x> Resolver<'x> {
    fn new(table: &'x mut TypeTable, module: &'x mut Module, raws: Vec<Raw>, names: &'x TypeNames) -> Self {
        let (first, made) = (table.slots.len(), vec![None; raws.len()]);
        Resolver { table, module, raws, names, first, made }
    }

    fn run(mut self) -> Result<(), Error> {
        let circles = self.circles()?;
        for circle in circles {
            match circle.as_slice() {
                [alone] if !self.raws[*alone].parts().iter().any(|part| self.local(*part) == Some(*alone)) => {
                    self.alone(*alone)?;
                }
                _ => self.circle(&circle)?,
            }
        }
        for made in self.made {
            let ty = made.ok_or_else(|| Error::missing("an undefined type"))?;
            self.table.slots.push(ty);
        }
        Ok(())
    }

    /// Returns the index of a slot in this pool.
    fn local(&self, slot: u32) -> Option<usize> {
        (slot as usize).checked_sub(self.first)
    }

    /// Returns the strongly connected components, each after those it refers to.
    fn circles(&self) -> Result<Vec<Vec<usize>>, Error> {
        let mut parts: Vec<Vec<usize>> = Vec::with_capacity(self.raws.len());
        for raw in &self.raws {
            let mut local = Vec::new();
            for slot in raw.parts() {
                match self.local(slot) {
                    Some(n) if n < self.raws.len() => local.push(n),
                    Some(_) => return Err(Error::missing(format!("undefined type {slot}"))),
                    None => {}
                }
            }
            parts.push(local);
        }
        let (mut visits, mut next) = (vec![Visit::default(); parts.len()], 1);
        let (mut stack, mut circles) = (Vec::new(), Vec::new());
        for root in 0..parts.len() {
            let mut work = vec![(root, 0)];
            while let Some((n, at)) = work.pop() {
                if at == 0 {
                    if visits[n].index != 0 {
                        continue;
                    }
                    visits[n] = Visit { index: next, low: next, on_stack: true };
                    next += 1;
                    stack.push(n);
                } else {
                    let part = parts[n][at - 1];
                    if visits[part].on_stack {
                        visits[n].low = visits[n].low.min(visits[part].low);
                    }
                }
                match parts[n].get(at) {
                    Some(part) => {
                        work.push((n, at + 1));
                        work.push((*part, 0));
                    }
                    None if visits[n].low == visits[n].index => {
                        let start = stack.iter().rposition(|m| *m == n).unwrap_or(0);
                        let mut circle = stack.split_off(start);
                        circle.iter().for_each(|m| visits[*m].on_stack = false);
                        circle.sort_unstable();
                        circles.push(circle);
                    }
                    None => {}
                }
            }
        }
        Ok(circles)
    }

    fn ty(&self, slot: u32) -> Result<Ty, Error> {
        match self.local(slot) {
            Some(n) => self.made[n].ok_or_else(|| Error::missing(format!("undefined type {slot}"))),
            None => self.table.get(slot),
        }
    }

    fn list(&self, slots: &[u32]) -> Result<Box<[Ty]>, Error> {
        slots.iter().map(|slot| self.ty(*slot)).collect()
    }

    fn def(&mut self, n: usize) -> Result<Option<Def>, Error> {
        Ok(Some(match self.raws[n].clone() {
            Raw::Same(_) => return Ok(None),
            Raw::Function { ret, params, varargs } => {
                Def::Function { ret: self.ty(ret)?, params: self.list(&params)?, varargs }
            }
            Raw::Struct(fields) => Def::Struct(self.list(&fields)?),
            Raw::Array(elem, len) => Def::Array(self.ty(elem)?, len),
            Raw::Pointer(to) => Def::Pointer(self.ty(to)?),
            Raw::Opaque => {
                self.table.opaques += 1;
                Def::Opaque(self.table.opaques)
            }
        }))
    }

    /// Returns the first name of a slot, and the slot as its rank.
    fn named(&self, n: usize) -> (Option<String>, u32) {
        let slot = (self.first + n) as u32;
        (self.names.get(&slot).and_then(|names| names.first()).cloned(), slot)
    }

    fn alone(&mut self, n: usize) -> Result<(), Error> {
        let Some(def) = self.def(n)? else {
            let Raw::Same(slot) = self.raws[n] else { return Ok(()) };
            self.made[n] = Some(self.ty(slot)?);
            return Ok(());
        };
        if let Some(ty) = self.table.ids.get(&def) {
            self.made[n] = Some(*ty);
            return Ok(());
        }
        let (name, rank) = self.named(n);
        let is_opaque = matches!(def, Def::Opaque(_));
        if !is_opaque && (name.is_none() || !matches!(def, Def::Struct(_))) {
            self.made[n] = Some(self.table.intern(self.module, def)?);
            return Ok(());
        }
        let ty = self.table.push(def.clone());
        self.table.ids.insert(def, ty);
        let id = self.table.name(self.module, ty, name.as_deref(), rank);
        if !is_opaque {
            self.body(ty, id)?;
        }
        self.made[n] = Some(ty);
        Ok(())
    }

    /// Sets the body of a named type.
    fn body(&mut self, ty: Ty, id: NamedId) -> Result<(), Error> {
        let named = self.table.ir(ty);
        self.table.make(self.module, ty)?;
        // Nesting restarts at a named type.
        self.table.depths[ty.0 as usize] = 0;
        self.module.types.named[id].body = Some(std::mem::replace(&mut self.table.irs[ty.0 as usize], named));
        Ok(())
    }

    /// Creates the types of a cycle. Structs in it become named types; in a cycle without structs, the first type that
    /// is reached twice becomes one.
    fn circle(&mut self, circle: &[usize]) -> Result<(), Error> {
        for &n in circle {
            if matches!(self.raws[n], Raw::Same(_)) {
                return Err(Error::malformed("a type defined as itself"));
            }
            // Its definition follows once all types of the cycle have an id.
            self.made[n] = Some(self.table.push(Def::Opaque(u32::MAX)));
        }
        let mut ids: FxHashMap<usize, NamedId> = FxHashMap::default();
        for &n in circle {
            let (Some(ty), Some(def)) = (self.made[n], self.def(n)?) else { continue };
            if matches!(def, Def::Struct(_)) {
                let (name, rank) = self.named(n);
                ids.insert(n, self.table.name(self.module, ty, name.as_deref(), rank));
            }
            self.table.ids.insert(def.clone(), ty);
            self.table.defs[ty.0 as usize] = def;
        }
        let members: FxHashSet<usize> = circle.iter().copied().collect();
        let (mut open, mut done) = (FxHashSet::default(), FxHashSet::default());
        for &root in circle {
            let mut work = vec![(root, false)];
            while let Some((n, after)) = work.pop() {
                let Some(ty) = self.made[n] else { continue };
                if after {
                    match ids.get(&n) {
                        Some(id) => self.body(ty, *id)?,
                        None => self.table.make(self.module, ty)?,
                    }
                    open.remove(&n);
                    done.insert(n);
                    continue;
                }
                if done.contains(&n) {
                    continue;
                }
                if !open.insert(n) {
                    if let Entry::Vacant(entry) = ids.entry(n) {
                        let slot = (self.first + n) as u32;
                        let name = self.names.get(&slot).and_then(|names| names.first());
                        entry.insert(self.table.name(self.module, ty, name.map(String::as_str), slot));
                    }
                    continue;
                }
                work.push((n, true));
                let parts = self.raws[n].parts();
                let inner = parts.iter().filter_map(|part| self.local(*part)).filter(|m| members.contains(m));
                work.extend(inner.map(|m| (m, false)));
            }
        }
        Ok(())
    }
}
