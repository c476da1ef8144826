//! Constant pools. An entry may refer to later ones, so all entries are read before any constant is created; constants
//! are created with an explicit work list.

use super::error::{Error, Place};
use super::format::{kind, op};
use super::lower;
use super::reader::{Entry, Reader};
use super::stream::Stream;
use super::types::{Class, Def, Slot, Ty};
use crate::ir::{ConstId, Constant, TypedConst};

/// Pool entry as stored in the file.
#[derive(Clone, Debug)]
pub(super) enum Raw<'b> {
    Int(u128),
    Float(u128),
    /// String.
    Bytes(&'b [u8]),
    /// Elements or fields: slots with their types.
    Parts(Vec<(u32, Ty)>),
    /// Address of a global, as a slot in the plane of its type (formats 0 and 1).
    Address(u32),
    /// Constant expression.
    Expr(u32, Vec<(u32, Ty)>),
}

/// State of a pool entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Read; its constant does not exist yet.
    Read,
    /// Its operands are being created.
    Open,
    /// Its constant exists.
    Made(ConstId),
}

/// Pool entry.
#[derive(Clone, Debug)]
pub(super) struct Pooled<'b> {
    pub ty: Ty,
    pub raw: Raw<'b>,
    pub state: State,
    pub place: Place,
}

impl<'b> Reader<'b> {
    /// Reads a pool of the module or the current function.
    pub(super) fn constant_pool(&mut self, mut stream: Stream<'b>) -> Result<(), Error> {
        let first = self.pool.len();
        if self.scope.is_some() && !self.slots.has_type_type() {
            let count = stream.vbr()?;
            self.types.read(&mut self.module, &mut stream, count, self.slots, &Default::default())?;
        }
        while !stream.is_at_end() {
            let place = stream.place();
            let count = stream.vbr()?;
            let slot = match self.slots.read(&mut stream)? {
                Slot::Type(slot) => slot,
                Slot::TypeType if self.scope.is_some() => {
                    self.types.read(&mut self.module, &mut stream, count, self.slots, &Default::default())?;
                    continue;
                }
                Slot::TypeType => return Err(Error::malformed("types in the module's constant pool").at(place)),
            };
            if slot == kind::VOID {
                self.strings(&mut stream, count)?;
                continue;
            }
            let ty = self.local_type(slot).map_err(|error| error.at(place))?;
            for _ in 0..count {
                let place = stream.place();
                let raw = self.entry(&mut stream, ty).map_err(|error| error.at(place))?;
                self.add_pooled(Pooled { ty, raw, state: State::Read, place });
            }
        }
        for n in first..self.pool.len() {
            self.make(n as u32)?;
        }
        Ok(())
    }

    fn add_pooled(&mut self, entry: Pooled<'b>) {
        let ty = entry.ty;
        self.pool.push(entry);
        self.enter(ty, Entry::Const(self.pool.len() as u32 - 1));
    }

    /// Reads strings, which are stored as bytes instead of slots.
    fn strings(&mut self, stream: &mut Stream<'b>, count: u32) -> Result<(), Error> {
        for _ in 0..count {
            let place = stream.place();
            let slot = self.slots.read_type(stream)?;
            let ty = self.local_type(slot).map_err(|error| error.at(place))?;
            let Def::Array(Ty::SBYTE | Ty::UBYTE, length) = *self.types.def(ty) else {
                return Err(Error::malformed("a string whose type is not an array of bytes").at(place));
            };
            let raw = Raw::Bytes(stream.raw(length as usize)?);
            self.add_pooled(Pooled { ty, raw, state: State::Read, place });
        }
        Ok(())
    }

    fn entry(&mut self, stream: &mut Stream<'b>, ty: Ty) -> Result<Raw<'b>, Error> {
        let count = stream.vbr()?;
        if count != 0 {
            let operation = stream.vbr()?;
            let mut operands = Vec::new();
            for _ in 0..count {
                let slot = stream.vbr()?;
                let of = self.slots.read_type(stream)?;
                operands.push((slot, self.local_type(of)?));
            }
            return Ok(Raw::Expr(operation, operands));
        }
        Ok(match ty.class(&self.types) {
            Class::Bool => match stream.vbr()? {
                value @ 0..=1 => Raw::Int(value.into()),
                other => return Err(Error::malformed(format!("a bool of the value {other}"))),
            },
            Class::Int { bits, signed } => {
                let (fits, value) = match signed {
                    true => {
                        let value = stream.signed()?;
                        (bits == 64 || value >> (bits - 1) == value >> 63, value as u64)
                    }
                    false => {
                        let value = stream.vbr64()?;
                        (bits == 64 || value >> bits == 0, value)
                    }
                };
                if !fits {
                    return Err(Error::malformed(format!("a number that does not fit into {bits} bits")));
                }
                Raw::Int(u128::from(value & (u64::MAX >> (64 - bits))))
            }
            Class::Float if ty == Ty::FLOAT => Raw::Float(u32::from_le_bytes(stream.array()?).into()),
            Class::Float => Raw::Float(u64::from_le_bytes(stream.array()?).into()),
            Class::Pointer if self.slots.has_type_type() => Raw::Address(stream.vbr()?),
            _ => match self.types.def(ty).clone() {
                Def::Array(elem, length) => {
                    if length as usize > stream.left() {
                        return Err(Error::structure(format!("{length} elements in {} bytes", stream.left())));
                    }
                    let parts = (0..length).map(|_| Ok((stream.vbr()?, elem)));
                    Raw::Parts(parts.collect::<Result<_, Error>>()?)
                }
                Def::Struct(fields) => {
                    let parts = fields.iter().map(|field| Ok((stream.vbr()?, *field)));
                    Raw::Parts(parts.collect::<Result<_, Error>>()?)
                }
                _ => return Err(Error::malformed("a constant of a type that has no constants")),
            },
        })
    }

    /// Returns the constant of an entry.
    pub(super) fn pooled(&self, n: u32) -> Result<ConstId, Error> {
        match self.pool[n as usize].state {
            State::Made(id) => Ok(id),
            _ => Err(Error::malformed("a constant used before its definition")),
        }
    }

    /// Creates the constants of an entry and of the entries that it refers to.
    fn make(&mut self, root: u32) -> Result<(), Error> {
        let mut work = vec![root];
        while let Some(&n) = work.last() {
            if matches!(self.pool[n as usize].state, State::Made(_)) {
                work.pop();
                continue;
            }
            let before = work.len();
            self.missing_parts(n, &mut work).map_err(|error| error.at(self.pool[n as usize].place))?;
            if work.len() > before {
                self.pool[n as usize].state = State::Open;
                continue;
            }
            let id = self.build(n).map_err(|error| error.at(self.pool[n as usize].place))?;
            self.pool[n as usize].state = State::Made(id);
        }
        Ok(())
    }

    /// Pushes the entries that an entry refers to and whose constants do not exist yet.
    fn missing_parts(&self, n: u32, work: &mut Vec<u32>) -> Result<(), Error> {
        let Pooled { ty, raw, .. } = &self.pool[n as usize];
        let mut part = |slot: u32, ty: Ty| {
            let Entry::Const(part) = self.lookup(ty, slot)? else { return Ok(()) };
            match self.pool[part as usize].state {
                State::Made(_) => {}
                State::Read => work.push(part),
                State::Open => return Err(Error::malformed("a constant that contains itself")),
            }
            Ok(())
        };
        match raw {
            Raw::Int(_) | Raw::Float(_) | Raw::Bytes(_) => Ok(()),
            Raw::Address(slot) => part(*slot, *ty),
            Raw::Parts(parts) | Raw::Expr(_, parts) => parts.iter().try_for_each(|(slot, ty)| part(*slot, *ty)),
        }
    }

    /// Creates the constant of an entry whose operands exist.
    fn build(&mut self, n: u32) -> Result<ConstId, Error> {
        let ty = self.pool[n as usize].ty;
        let ir = self.types.ir(ty);
        // The data can be moved out, since the constant of an entry is created only once.
        let raw = std::mem::replace(&mut self.pool[n as usize].raw, Raw::Int(0));
        let constant = match raw {
            Raw::Int(value) => Constant::Int(ir, value),
            Raw::Float(bits) => Constant::Float(ir, bits),
            Raw::Bytes(bytes) => Constant::String(ir, bytes.into()),
            Raw::Address(slot) => match self.lookup(ty, slot)? {
                entry @ (Entry::Global(_) | Entry::Zero) => return self.constant_of(ty, entry),
                _ => return Err(Error::malformed("the address of something other than a global")),
            },
            Raw::Parts(parts) => {
                let parts: Vec<TypedConst> =
                    parts.into_iter().map(|(slot, ty)| self.constant(ty, slot)).collect::<Result<_, _>>()?;
                match self.types.def(ty) {
                    Def::Array(Ty::SBYTE | Ty::UBYTE, _) => match self.bytes(&parts) {
                        Some(bytes) => Constant::String(ir, bytes),
                        None => Constant::Array(ir, parts.into()),
                    },
                    Def::Array(..) => Constant::Array(ir, parts.into()),
                    _ => Constant::Struct(ir, parts.into()),
                }
            }
            Raw::Expr(operation, operands) => return self.expression(ty, operation, &operands),
        };
        Ok(self.module.constants.intern(constant))
    }

    /// Returns the elements of a string as bytes.
    fn bytes(&self, parts: &[TypedConst]) -> Option<Box<[u8]>> {
        parts.iter().map(|(_, id)| self.module.constants[*id].as_int().map(|value| value as u8)).collect()
    }

    /// Returns the constant of a slot, with its type.
    fn constant(&mut self, ty: Ty, slot: u32) -> Result<TypedConst, Error> {
        let entry = self.lookup(ty, slot)?;
        Ok((self.types.ir(ty), self.constant_of(ty, entry)?))
    }

    fn expression(&mut self, ty: Ty, operation: u32, operands: &[(u32, Ty)]) -> Result<ConstId, Error> {
        let wanted = match operation {
            op::CAST => 1,
            op::SELECT => 3,
            op::ADD..=op::SETGT | op::SHL | op::SHR => 2,
            op::GETELEMENTPTR => operands.len(),
            _ => return Err(Error::unknown(format!("a constant expression of {}", op::name(operation)))),
        };
        if operands.len() != wanted {
            return Err(Error::malformed(format!("{} of {} operands", op::name(operation), operands.len())));
        }
        let mut parts = Vec::with_capacity(operands.len());
        for (slot, of) in operands {
            parts.push((*of, self.constant(*of, *slot)?.1));
        }
        lower::expression(self, ty, operation, &parts)
    }
}
