//! What an engine lets others see of a program: where its functions and variables are, what is in the variables, and who calls
//! whom with what. Both engines say it in the same terms, so that they can be compared.

use crate::ir::{DataLayout, FloatKind, GlobalId, Type, TypeKind, Types};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// A function or a variable that the program can reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Which one it is in the module.
    pub id: GlobalId,
    /// Where it is in this process.
    pub address: u64,
    /// Bytes of a variable of the module; 0 of functions, and of what is not the module's.
    pub size: u64,
    /// Whether it is a function.
    pub function: bool,
    /// Whether the module defines it.
    pub defined: bool,
}

/// What a variable holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Content {
    /// Where it is in this process.
    pub address: u64,
    /// Its bytes. Where nothing is defined they may be anything.
    pub bytes: Vec<u8>,
    /// Bits that mean nothing: padding of the variable's type and, where the engine knows of it, what is undefined. Ascending,
    /// with the bits of each byte of a range.
    pub undefined: Vec<(Range<u64>, u8)>,
    /// The pointers in it that the engine knows of: by the variable's type, or because it saw them stored. Ascending. Null
    /// pointers are none.
    pub pointers: Vec<Pointer>,
    /// Where numbers are that were made of addresses before the program ran, and still are what they were. Ascending.
    pub distances: Vec<Range<u64>>,
}

/// A pointer in a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointer {
    /// Where it stands.
    pub offset: u64,
    /// Where it points to.
    pub target: Target,
}

/// What a pointer points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A function or a variable that the program names, at an offset; just behind a variable too.
    Symbol(GlobalId, u64),
    /// A place on the stack, perhaps of a function that has returned.
    Stack,
    /// Anything else: memory of `malloc`, of libraries, the program's arguments, or nothing.
    Elsewhere,
}

/// A scalar on its way into a function or out of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scalar {
    /// What it is.
    pub kind: ScalarKind,
    /// Its bits.
    pub bits: u128,
    /// Those that mean nothing, as far as the engine knows.
    pub undefined: u128,
}

/// What a scalar is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScalarKind {
    /// An integer of at most 128 bits.
    Int(u32),
    /// A floating-point value.
    Float(FloatKind),
    /// A pointer.
    Ptr,
}

impl ScalarKind {
    /// The scalar that values of a type are, if they are one of these.
    pub fn of(types: &Types, ty: Type) -> Option<ScalarKind> {
        match types.kind(ty) {
            TypeKind::Int(width @ 1..=128) => Some(ScalarKind::Int(*width)),
            TypeKind::Float(FloatKind::PpcFp128) => None,
            TypeKind::Float(kind) => Some(ScalarKind::Float(*kind)),
            TypeKind::Ptr { .. } => Some(ScalarKind::Ptr),
            _ => None,
        }
    }

    /// How many bits it has.
    pub fn bits(self) -> u32 {
        match self {
            ScalarKind::Int(width) => width,
            ScalarKind::Float(kind) => kind.bits(),
            ScalarKind::Ptr => 64,
        }
    }
}

/// Whoever wants to know of each call of a function that has a body, and of each return from one. They are told on the thread of
/// the program, which waits; a function that is left by an exception, `longjmp` or `exit` does not return, and one that ends in a
/// `musttail` call leaves that to the function that it calls. Of arguments and results those are told that are scalars.
///
/// The answer says whether the program goes on; otherwise the run ends there as by `_exit(0)`.
pub trait Witness: Send + Sync {
    /// A function begins.
    fn enter(&self, function: GlobalId, arguments: &[Scalar]) -> ControlFlow<()>;
    /// A function returns.
    fn leave(&self, function: GlobalId, result: Option<Scalar>) -> ControlFlow<()>;
}

/// A [`Witness`] among the options of an engine. Compiled code carries nothing for it if there is none.
#[derive(Clone)]
pub struct SharedWitness(pub Arc<dyn Witness>);

impl std::fmt::Debug for SharedWitness {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SharedWitness")
    }
}

/// Where pointers are in a type, and where nothing is.
#[derive(Clone, Debug, Default)]
pub struct Pattern {
    /// Offsets of pointers, ascending.
    pub pointers: Vec<u64>,
    /// Bytes that no value of the type has, ascending.
    pub padding: Vec<Range<u64>>,
}

impl Pattern {
    /// Of a type whose size is known.
    pub fn of(types: &Types, layout: &DataLayout, ty: Type) -> Pattern {
        let mut pattern = Pattern::default();
        pattern.add(types, layout, ty, 0);
        pattern
    }

    fn add(&mut self, types: &Types, layout: &DataLayout, ty: Type, at: u64) {
        let size = |ty| layout.size_of(types, ty).unwrap_or(0);
        match types.kind(ty) {
            TypeKind::Struct { fields, .. } => {
                let Some(places) = layout.struct_layout(types, ty) else { return };
                let mut end = 0;
                for (field, offset) in fields.iter().zip(&places.offsets) {
                    self.pad(at + end..at + offset);
                    self.add(types, layout, *field, at + offset);
                    end = offset + size(*field);
                }
                self.pad(at + end..at + size(ty));
            }
            TypeKind::Array { len, elem } => {
                let (one, stride) = (Pattern::of(types, layout, *elem), size(*elem));
                if !one.pointers.is_empty() || !one.padding.is_empty() {
                    (0..*len).for_each(|n| self.repeat(&one, at + n * stride));
                }
            }
            TypeKind::Vector { len, elem, .. } => {
                if matches!(types.kind(*elem), TypeKind::Ptr { .. }) {
                    self.pointers.extend((0..u64::from(*len)).map(|n| at + 8 * n));
                }
                self.pad(at + layout.store_size_of(types, ty).unwrap_or(0)..at + size(ty));
            }
            TypeKind::Ptr { .. } if layout.store_size_of(types, ty) == Some(8) => self.pointers.push(at),
            _ => self.pad(at + layout.store_size_of(types, ty).unwrap_or(0)..at + size(ty)),
        }
    }

    fn repeat(&mut self, one: &Pattern, at: u64) {
        self.pointers.extend(one.pointers.iter().map(|p| at + p));
        one.padding.iter().for_each(|p| self.pad(at + p.start..at + p.end));
    }

    fn pad(&mut self, range: Range<u64>) {
        match self.padding.last_mut() {
            _ if range.is_empty() => {}
            Some(last) if last.end == range.start => last.end = range.end,
            _ => self.padding.push(range),
        }
    }
}

/// Finds symbols by addresses.
#[derive(Clone, Debug, Default)]
pub struct Symbols(Vec<Symbol>);

impl Symbols {
    /// Of these.
    pub fn new(mut list: Vec<Symbol>) -> Symbols {
        list.retain(|s| s.address != 0);
        // Of several at one place the program's own counts, and then the first.
        list.sort_by_key(|s| (s.address, s.size, std::cmp::Reverse(s.id)));
        Symbols(list)
    }

    /// What is at an address; of what ends there and what begins there, the latter.
    pub fn at(&self, address: u64) -> Option<(GlobalId, u64)> {
        let end = self.0.partition_point(|s| s.address <= address);
        let symbol = self.0[..end].last()?;
        let offset = address - symbol.address;
        (offset <= symbol.size).then_some((symbol.id, offset))
    }

    /// Where a symbol is.
    pub fn address_of(&self, id: GlobalId) -> Option<u64> {
        self.0.iter().find(|symbol| symbol.id == id).map(|symbol| symbol.address)
    }
}
