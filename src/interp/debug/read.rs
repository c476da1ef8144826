//! Contents of values and memory as trees with scalars as leaves and arrays and structs as nodes, following
//! the drawings of the LLVMlite document ("Simple and Memory Values").

use super::State;
use crate::interp::build;
use crate::interp::flat::FlatType;
use crate::interp::load::kind_of;
use crate::interp::memory::observe::Byte;
use crate::interp::memory::table;
use crate::interp::register_code::Kind;
use crate::interp::scalar::{Provenance, ScalarValue};
use crate::ir::{FloatKind, GlobalId, InstId, Operand, Type, TypeKind, Types, ValueId};

/// A value or a part of one, in a frame or in memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    /// Type.
    pub ty: Type,
    /// Byte offset from the start of the whole value.
    pub offset: u64,
    /// Size in bytes.
    pub size: u64,
    /// Content.
    pub content: Content,
}

/// Content of a [`Tree`].
#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// A scalar.
    Scalar(Scalar),
    /// An array of fully defined bytes.
    Text(Box<[u8]>),
    /// Elements of an array or vector, or fields of a struct with the padding between them.
    Node(Vec<Tree>),
    /// Number of further elements that were left out.
    More(u64),
    /// Padding bytes.
    Padding,
    /// Memory that does not belong to the program, or a type without a size.
    Unreadable,
}

/// A scalar.
#[derive(Clone, PartialEq, Debug)]
pub enum Scalar {
    /// An integer; undefined bits are 0.
    Int {
        /// Width in bits.
        width: u32,
        /// Words of 64 bits, lowest first.
        words: Box<[u64]>,
        /// Mask of undefined bits among the lowest 128.
        undefined: u128,
    },
    /// A floating-point value.
    Float {
        /// Format.
        kind: FloatKind,
        /// Bits in that format.
        bits: u128,
    },
    /// A pointer.
    Pointer(Pointer),
    /// Fully undefined.
    Undef,
    /// Poison.
    Poison,
}

/// A pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointer {
    /// Address.
    pub address: u64,
    /// Target.
    pub target: Pointee,
}

/// Target of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointee {
    /// Null.
    Null,
    /// A position in an object, or outside of it.
    Object {
        /// Object.
        object: ObjectId,
        /// Byte offset from its start.
        offset: i64,
    },
    /// An object that no longer exists and is not recorded: a variable of a function that has returned.
    Dead,
    /// Not an object of the program.
    Unknown,
}

/// Identity of an object, valid while it exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObjectId(u32);

#[cfg(test)]
impl ObjectId {
    /// Returns an id that belongs to no object.
    pub(crate) fn from_u32(number: u32) -> ObjectId {
        ObjectId(number)
    }
}

/// A global, function, stack variable or heap block: a memory block in the LLVMlite document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Object {
    /// Identity, while it exists.
    pub id: ObjectId,
    /// Kind.
    pub kind: ObjectKind,
    /// Address of its first byte.
    pub address: u64,
    /// Size in bytes.
    pub size: u64,
    /// Element type and number of elements, if known.
    pub ty: Option<(Type, u64)>,
    /// Lifetime state.
    pub state: ObjectState,
    /// Instruction that allocated it.
    pub allocated_by: Option<(GlobalId, InstId)>,
}

/// Kind of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectKind {
    /// A global variable.
    Global(GlobalId),
    /// A function.
    Function(GlobalId),
    /// A stack variable of the frame with this number (0 is the outermost).
    Stack(usize),
    /// A heap block with its serial number among all ever allocated, from 1.
    Heap(u32),
    /// An argument of the program.
    Argument,
    /// A variable of a library.
    Host,
}

/// Lifetime state of an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectState {
    /// Live.
    Live,
    /// Freed.
    Freed,
    /// Lifetime ended by `llvm.lifetime.end`.
    Ended,
}

impl<'a> State<'a> {
    /// Returns the content of a value in a frame; 0 is the outermost. It is meaningful only where the value is defined;
    /// elsewhere the slot holds older content.
    pub fn value(&self, frame: usize, value: ValueId) -> Option<Tree> {
        let (module, shared) = (self.module(), &self.0.machine.shared);
        let (types, layout) = (&module.types, &shared.layout);
        let frame_data = self.0.machine.frames.get(frame)?;
        let body = module.function(self.frame(frame)?.function)?.body.as_ref()?;
        let mut numberings = self.0.numberings.borrow_mut();
        let slots = numberings.entry(frame_data.function).or_insert_with(|| {
            let len = |ty| Ok(FlatType::of(types, layout, ty).map_or(0, |flat| flat.len()));
            build::numbering(body, len).map(|(slots, ..)| slots).unwrap_or_default()
        });
        let ty = body.values.get(value)?.ty;
        let first = frame_data.base as usize + slots[value] as usize;
        let flat = FlatType::of(types, layout, ty).ok()?;
        let slots = self.0.machine.slots.get(first..first + flat.len() as usize)?;
        Some(self.of_slots(ty, 0, &mut slots.iter()))
    }

    /// Returns the index of the first slot of a value in a frame.
    pub(super) fn slot_of(&self, frame: usize, value: ValueId) -> Option<usize> {
        // Reading a value computes the numbering of its function.
        self.value(frame, value)?;
        let frame = self.0.machine.frames.get(frame)?;
        let first = self.0.numberings.borrow().get(&frame.function)?[value];
        Some(frame.base as usize + first as usize)
    }

    /// Returns the content of an operand in a frame. A constant is known once the register code of its
    /// function has been built.
    pub fn operand(&self, frame: usize, ty: Type, operand: Operand) -> Option<Tree> {
        match operand {
            Operand::Value(value) => self.value(frame, value),
            Operand::Const(constant) => {
                let first = self.0.linker.known_constant(constant)? as usize;
                let flat = FlatType::of(&self.module().types, self.layout(), ty).ok()?;
                let slots = self.0.code.constants.get(first..first + flat.len() as usize)?;
                Some(self.of_slots(ty, 0, &mut slots.iter()))
            }
        }
    }

    /// Returns the address of a global, or `None` if no reached code mentions it.
    pub fn address_of(&self, global: GlobalId) -> Option<u64> {
        match self.0.linker.number(global) {
            Some(number) => self.0.linker.code_address(global, number, &self.0.code),
            None => self.0.linker.variable(global).map(|slot| slot.lo),
        }
    }

    /// Returns the target of an address, judged by the address alone.
    pub fn pointer_to(&self, address: u64) -> Pointer {
        self.pointer(&self.0.machine.shared.memory.pointer_to(address))
    }

    /// Reads memory as a type, with at most `most` elements of each array. `types` may hold more types than
    /// the module's.
    pub fn read(&self, address: u64, types: &Types, ty: Type, most: u64) -> Tree {
        self.read_at(address, 0, types, ty, most)
    }

    /// Returns the bytes of a range followed by their definedness, for comparison with a later result.
    pub fn raw(&self, address: u64, size: u64) -> Option<Vec<u8>> {
        let memory = &self.0.machine.shared.memory;
        let (bytes, _) = memory.raw(address, size)?;
        let known = |n| match memory.byte(address + n) {
            Byte::Defined => 0,
            Byte::Undef => 1,
            Byte::Poison => 2,
            Byte::Partial(mask) => mask,
        };
        let partial = |n| u8::from(matches!(memory.byte(address + n), Byte::Partial(_)));
        Some(bytes.iter().copied().chain((0..size).flat_map(|n| [known(n), partial(n)])).collect())
    }

    /// Returns the description of an object.
    pub fn object(&self, id: ObjectId) -> Object {
        let shared = &self.0.machine.shared;
        let info = shared.memory.info(id.0);
        let address = shared.memory.base_of(id.0);
        let allocated_by = shared
            .sites
            .get(info.site)
            .and_then(|site| Some((self.0.code.functions.get(site.function as usize)?.global, site.inst)));
        let kind = match info.kind {
            table::Kind::Global(global) => ObjectKind::Global(global),
            table::Kind::Function(number) => ObjectKind::Function(self.0.code.functions[number as usize].global),
            table::Kind::Stack => ObjectKind::Stack(self.frame_of(id).unwrap_or(0)),
            table::Kind::Heap => ObjectKind::Heap(info.serial),
            table::Kind::Argument => ObjectKind::Argument,
            table::Kind::Host => ObjectKind::Host,
        };
        let state = match info.state {
            table::State::Live => ObjectState::Live,
            table::State::Freed(_) => ObjectState::Freed,
            table::State::Ended(_) => ObjectState::Ended,
        };
        let ty = match info.kind {
            table::Kind::Global(global) => Some((self.module().value_type(global), 1)),
            table::Kind::Function(_) => None,
            _ if info.ty != Type::INVALID => Some((info.ty, info.count)),
            _ => None,
        };
        Object { id, kind, address, size: info.size, ty, state, allocated_by }
    }

    /// Returns all objects: globals, functions, arguments and heap blocks by ascending address, including
    /// recently freed blocks; then stack variables.
    pub fn objects(&self) -> impl Iterator<Item = Object> {
        self.0.machine.shared.memory.all_allocations().map(|index| self.object(ObjectId(index)))
    }

    /// Returns the stack variables of a frame; 0 is the outermost.
    pub fn allocas(&self, frame: usize) -> Vec<Object> {
        let frames = &self.0.machine.frames;
        let Some(first) = frames.get(frame) else { return Vec::new() };
        let list = self.0.machine.shared.memory.allocas(first.mark, frames.get(frame + 1).map(|next| next.mark));
        list.iter().map(|index| self.object(ObjectId(*index))).collect()
    }

    fn frame_of(&self, id: ObjectId) -> Option<usize> {
        let address = self.0.machine.shared.memory.base_of(id.0);
        let frames = &self.0.machine.frames;
        // Stack marks ascend, since each call starts at the top of the stack.
        let after = frames.partition_point(|frame| frame.mark.top() <= address);
        after.checked_sub(1)
    }

    fn pointer(&self, slot: &ScalarValue) -> Pointer {
        let memory = &self.0.machine.shared.memory;
        let address = slot.lo;
        let at = |index: u32| Pointee::Object {
            object: ObjectId(index),
            offset: address.wrapping_sub(memory.base_of(index)) as i64,
        };
        let target = match slot.provenance() {
            Provenance::Alloc { index, generation } if memory.is_current(index, generation) => at(index),
            Provenance::Alloc { .. } => Pointee::Dead,
            _ if address == 0 => Pointee::Null,
            _ => memory.find(address).map_or(Pointee::Unknown, at),
        };
        Pointer { address, target }
    }

    pub(super) fn of_slots(&self, ty: Type, offset: u64, slots: &mut std::slice::Iter<'_, ScalarValue>) -> Tree {
        let (types, layout) = (&self.module().types, self.layout());
        let size = layout.size_of(types, ty).unwrap_or(0);
        let content = match types.kind(ty) {
            TypeKind::Struct { fields, .. } => {
                let offsets = layout.struct_layout(types, ty).map(|places| places.offsets).unwrap_or_default();
                let fields = fields.iter().zip(offsets);
                Content::Node(fields.map(|(field, at)| self.of_slots(*field, offset + at, slots)).collect())
            }
            TypeKind::Array { len, elem } => {
                let step = layout.size_of(types, *elem).unwrap_or(0);
                let count = if slots.as_slice().is_empty() { 0 } else { *len };
                Content::Node((0..count).map(|n| self.of_slots(*elem, offset + n * step, slots)).collect())
            }
            TypeKind::Vector { len, elem, .. } => {
                let step = layout.store_size_of(types, *elem).unwrap_or(0);
                let elements = (0..u64::from(*len)).map(|n| self.of_slots(*elem, offset + n * step, slots));
                Content::Node(elements.collect())
            }
            TypeKind::Int(width @ 129..) => {
                let words: Vec<&ScalarValue> = slots.take(types.words(ty) as usize).collect();
                Content::Scalar(match words.iter().find(|s| !s.definedness.is_defined()) {
                    _ if words.iter().any(|s| s.definedness.is_poison()) => Scalar::Poison,
                    Some(_) => Scalar::Undef,
                    None => Scalar::Int { width: *width, words: words.iter().map(|s| s.lo).collect(), undefined: 0 },
                })
            }
            _ => match (kind_of(types, ty), slots.next()) {
                (Some(kind), Some(slot)) => Content::Scalar(self.scalar(kind, slot)),
                _ => Content::Unreadable,
            },
        };
        Tree { ty, offset, size, content }
    }

    fn scalar(&self, kind: Kind, slot: &ScalarValue) -> Scalar {
        if slot.definedness.is_poison() {
            return Scalar::Poison;
        }
        let width = kind.width();
        let undefined = self.0.machine.shared.undefs.mask(slot, width);
        if slot.definedness.is_undef() {
            return Scalar::Undef;
        }
        match kind {
            Kind::Ptr => Scalar::Pointer(self.pointer(slot)),
            Kind::Int(_) => int(width, slot.bits(width), undefined),
            _ => match kind.format() {
                Some(kind) if undefined == 0 => Scalar::Float { kind, bits: slot.bits(width) },
                _ => Scalar::Undef,
            },
        }
    }

    fn read_at(&self, base: u64, offset: u64, types: &Types, ty: Type, most: u64) -> Tree {
        let layout = self.layout();
        let Some(size) = layout.size_of(types, ty) else {
            return Tree { ty, offset, size: 0, content: Content::Unreadable };
        };
        let address = base + offset;
        let tree = |content| Tree { ty, offset, size, content };
        let Some((bytes, _)) = self.0.machine.shared.memory.raw(address, size) else {
            return tree(Content::Unreadable);
        };
        let elements = |count: u64, step: u64, elem: Type| {
            let shown = (0..count.min(most)).map(|n| self.read_at(base, offset + n * step, types, elem, most));
            let left = Tree {
                ty: elem,
                offset: offset + count.min(most) * step,
                size: count.saturating_sub(most) * step,
                content: Content::More(count.saturating_sub(most)),
            };
            Content::Node(shown.chain((count > most).then_some(left)).collect())
        };
        let memory = &self.0.machine.shared.memory;
        match types.kind(ty) {
            TypeKind::Array { len, elem } if types.int_width(*elem) == Some(8) && *len > 0 => {
                let defined = || (0..*len).all(|n| memory.byte(address + n) == Byte::Defined);
                match *len <= 1 << 16 && is_text(bytes) && defined() {
                    true => tree(Content::Text(bytes.into())),
                    false => tree(elements(*len, 1, *elem)),
                }
            }
            TypeKind::Array { len, elem } => tree(elements(*len, layout.size_of(types, *elem).unwrap_or(0), *elem)),
            TypeKind::Vector { len, elem, .. }
                if layout.store_size_of(types, *elem).is_some_and(|s| {
                    types.kind(*elem) == &TypeKind::Ptr { pointee: None, addrspace: 0 }
                        || s * 8
                            == u64::from(
                                types.int_width(*elem).or(types.float_kind(*elem).map(|k| k.bits())).unwrap_or(0),
                            )
                }) =>
            {
                tree(elements(u64::from(*len), layout.store_size_of(types, *elem).unwrap_or(0), *elem))
            }
            TypeKind::Struct { fields, .. } => {
                let Some(places) = layout.struct_layout(types, ty) else { return tree(Content::Unreadable) };
                let (mut parts, mut end) = (Vec::new(), 0);
                let padding = |from: u64, to: u64| {
                    let here =
                        Tree { ty: Type::VOID, offset: offset + from, size: to - from, content: Content::Padding };
                    (from < to).then_some(here)
                };
                for (field, at) in fields.iter().zip(&places.offsets) {
                    parts.extend(padding(end, *at));
                    parts.push(self.read_at(base, offset + at, types, *field, most));
                    end = at + layout.size_of(types, *field).unwrap_or(0);
                }
                parts.extend(padding(end, size));
                tree(Content::Node(parts))
            }
            _ => tree(self.leaf(address, types, ty)),
        }
    }

    /// Reads a scalar in the arena.
    fn leaf(&self, address: u64, types: &Types, ty: Type) -> Content {
        let memory = &self.0.machine.shared.memory;
        let bytes = self.layout().store_size_of(types, ty).unwrap_or(0);
        let Some((data, _)) = memory.raw(address, bytes) else { return Content::Unreadable };
        let states: Vec<Byte> = (0..bytes).map(|n| memory.byte(address + n)).collect();
        let mut raw = [0; 16];
        let mut undefined = [0; 16];
        for (n, state) in states.iter().enumerate().take(16) {
            let mask = match state {
                Byte::Defined => 0,
                Byte::Partial(mask) => *mask,
                Byte::Undef | Byte::Poison => 0xff,
            };
            (raw[n], undefined[n]) = (data[n] & !mask, mask);
        }
        let (bits, undefined) = (u128::from_le_bytes(raw), u128::from_le_bytes(undefined));
        if states.contains(&Byte::Poison) {
            return Content::Scalar(Scalar::Poison);
        }
        if !states.is_empty() && states.iter().all(|s| *s == Byte::Undef) {
            return Content::Scalar(Scalar::Undef);
        }
        if let TypeKind::Int(width @ 129..) = types.kind(ty) {
            if states.iter().any(|s| *s != Byte::Defined) {
                return Content::Scalar(Scalar::Undef);
            }
            let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            return Content::Scalar(Scalar::Int {
                width: *width,
                words: data.chunks(8).map(word).collect(),
                undefined: 0,
            });
        }
        let Some(kind) = kind_of(types, ty) else { return Content::Unreadable };
        let width = kind.width();
        Content::Scalar(match kind {
            Kind::Ptr if undefined != 0 => Scalar::Undef,
            Kind::Ptr => {
                let slot = memory.pointer_at(address).unwrap_or_else(|| memory.pointer_to(bits as u64));
                Scalar::Pointer(self.pointer(&slot))
            }
            Kind::Int(_) => {
                let all = crate::value::truncate(width, u128::MAX);
                int(width, bits & all, undefined & all)
            }
            _ => match kind.format() {
                Some(kind) if undefined == 0 => Scalar::Float { kind, bits: crate::value::truncate(width, bits) },
                _ => Scalar::Undef,
            },
        })
    }
}

fn int(width: u32, bits: u128, undefined: u128) -> Scalar {
    let words = if width > 64 { vec![bits as u64, (bits >> 64) as u64] } else { vec![bits as u64] };
    Scalar::Int { width, words: words.into(), undefined }
}

/// Whether bytes are a C string: text followed only by zeros.
fn is_text(bytes: &[u8]) -> bool {
    let end = bytes.iter().rposition(|b| *b != 0).map_or(0, |at| at + 1);
    end > 0 && bytes[..end].iter().all(|b| matches!(b, b'\t' | b'\n' | b'\r' | 0x20..=0x7e | 0x80..))
}
