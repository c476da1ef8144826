//! Observation of a program: the addresses of its functions and variables, the contents of the variables, and its calls
//! with arguments and results. Both engines use the same types, so that they can be compared.

use crate::ir::{DataLayout, FloatKind, GlobalId, Type, TypeKind, Types};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// A function or a variable that the program can reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GlobalSymbol {
    /// Id in the module.
    pub id: GlobalId,
    /// Address in this process.
    pub address: u64,
    /// Size in bytes of a variable of the module; 0 for functions and for variables of libraries.
    pub size: u64,
    /// Whether it is a function.
    pub function: bool,
    /// Whether the module defines it.
    pub defined: bool,
}

/// Content of a variable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VariableContent {
    /// Address in this process.
    pub address: u64,
    /// Bytes of the variable. Undefined ones may have any value.
    pub bytes: Vec<u8>,
    /// Bits without a value: padding of the variable's type and, if the engine tracks them, undefined bits. Ascending;
    /// the mask applies to each byte of its range.
    pub undefined: Vec<(Range<u64>, u8)>,
    /// Known pointers in it: by the variable's type, or because the engine saw them stored. Ascending,
    /// without null pointers.
    pub pointers: Vec<StoredPointer>,
    /// Byte ranges of integers computed from addresses before the program started, and unchanged since.
    /// Ascending.
    pub distances: Vec<Range<u64>>,
}

/// A pointer in a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoredPointer {
    /// Byte offset in the variable.
    pub offset: u64,
    /// Target of the pointer.
    pub target: PointerTarget,
}

/// Target of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointerTarget {
    /// A function or variable that the program names, and an offset; may be one past the end of a variable.
    Symbol(GlobalId, u64),
    /// An address on the stack, perhaps in the frame of a function that has returned.
    Stack,
    /// Anything else: `malloc`ed memory, memory of libraries, the program's arguments, or an unmapped
    /// address.
    Elsewhere,
}

/// A scalar argument or result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObservedScalar {
    /// Type of the scalar.
    pub kind: ScalarKind,
    /// Value as bits.
    pub bits: u128,
    /// Mask of undefined bits, as far as the engine tracks them.
    pub undefined: u128,
}

/// Type of a scalar.
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
    /// Returns the scalar kind of a type, or `None` if values of the type are not supported scalars.
    pub fn of(types: &Types, ty: Type) -> Option<ScalarKind> {
        match types.kind(ty) {
            TypeKind::Int(width @ 1..=128) => Some(ScalarKind::Int(*width)),
            TypeKind::Float(FloatKind::PpcFp128) => None,
            TypeKind::Float(kind) => Some(ScalarKind::Float(*kind)),
            TypeKind::Ptr { .. } => Some(ScalarKind::Ptr),
            _ => None,
        }
    }

    /// Returns the width in bits.
    pub fn bits(self) -> u32 {
        match self {
            ScalarKind::Int(width) => width,
            ScalarKind::Float(kind) => kind.bits(),
            ScalarKind::Ptr => 64,
        }
    }
}

/// An observer of every call of a function that has a body, and of every return from one. The callbacks run
/// on the thread of the program, which waits for them. A function that is left by an exception, `longjmp` or
/// `exit` does not return; one that ends in a `musttail` call leaves the return to its callee. Only scalar
/// arguments and results are reported.
///
/// `ControlFlow::Break` ends the run, as `_exit(0)` would.
pub trait CallObserver: Send + Sync {
    /// Called on entry to a function.
    fn enter(&self, function: GlobalId, arguments: &[ObservedScalar]) -> ControlFlow<()>;
    /// Called on return from a function.
    fn leave(&self, function: GlobalId, result: Option<ObservedScalar>) -> ControlFlow<()>;
}

/// A [`CallObserver`] in the options of an engine. Without one, compiled code contains no hooks.
#[derive(Clone)]
pub struct SharedCallObserver(pub Arc<dyn CallObserver>);

impl std::fmt::Debug for SharedCallObserver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SharedCallObserver")
    }
}

/// Offsets of pointers and of padding in a type.
#[derive(Clone, Debug, Default)]
pub struct PointerMap {
    /// Byte offsets of pointers, ascending.
    pub pointers: Vec<u64>,
    /// Byte ranges that belong to no field, ascending.
    pub padding: Vec<Range<u64>>,
}

impl PointerMap {
    /// Computes the map for a sized type.
    pub fn of(types: &Types, layout: &DataLayout, ty: Type) -> PointerMap {
        let mut pattern = PointerMap::default();
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
                let (one, stride) = (PointerMap::of(types, layout, *elem), size(*elem));
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

    fn repeat(&mut self, one: &PointerMap, at: u64) {
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

/// Index of symbols by address.
#[derive(Clone, Debug, Default)]
pub struct SymbolIndex(Vec<GlobalSymbol>);

impl SymbolIndex {
    /// Indexes `list`, without symbols that have no address.
    pub fn new(mut list: Vec<GlobalSymbol>) -> SymbolIndex {
        list.retain(|s| s.address != 0);
        // Of several symbols at one address, `at` finds the largest, which is the program's own, and among
        // equals the one with the lowest id.
        list.sort_by_key(|s| (s.address, s.size, std::cmp::Reverse(s.id)));
        SymbolIndex(list)
    }

    /// Returns the symbol that contains an address and the offset in it. One past the end counts as inside,
    /// unless another symbol begins there.
    pub fn at(&self, address: u64) -> Option<(GlobalId, u64)> {
        let end = self.0.partition_point(|s| s.address <= address);
        let symbol = self.0[..end].last()?;
        let offset = address - symbol.address;
        (offset <= symbol.size).then_some((symbol.id, offset))
    }

    /// Returns the address of a symbol.
    pub fn address_of(&self, id: GlobalId) -> Option<u64> {
        self.0.iter().find(|symbol| symbol.id == id).map(|symbol| symbol.address)
    }
}
