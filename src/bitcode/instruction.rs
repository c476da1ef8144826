//! Records of a function block: instructions, debug locations and debug records (`#dbg_value`). Operands are read with
//! [`Operands`], in the order of the record. Calls are in [`call`](super::call).

use super::bitstream::Record;
use super::body::{Building, Waiting};
use super::codes;
use super::encoding::{narrow, signed};
use super::error::Error;
use super::metadata_table::Part;
use super::operation::{self, Predicate, address_space};
use super::reader::Reader;
use super::record_codes::function as code;
use crate::ir::inst::{
    Atomic, BinaryFlags, CastFlags, Clause, CmpXchgAtomic, FastMath, GepFlags, TypedConstCase, UnaryOp,
};
use crate::ir::{BlockId, Constant, Inst, Operand, Type, TypeKind, TypedOperand};

/// Magic number in the first operand of a switch with case ranges.
const SWITCH_MAGIC: u64 = 0x4b5;

/// Cursor over the operands of a record.
pub(super) struct Operands<'a, 'r, 'b> {
    pub reader: &'a mut Reader<'b>,
    pub building: &'a mut Building,
    pub ops: &'r [u64],
}

impl Operands<'_, '_, '_> {
    /// Reads the next number.
    pub fn next(&mut self) -> Result<u64, Error> {
        let (first, rest) = self.ops.split_first().ok_or_else(|| Error::record("an operand is missing"))?;
        self.ops = rest;
        Ok(*first)
    }

    /// Reads the next number, or zero at the end of the record.
    pub fn or_zero(&mut self) -> u64 {
        self.next().unwrap_or(0)
    }

    /// Whether all operands are read.
    pub fn done(&self) -> bool {
        self.ops.is_empty()
    }

    /// Reads a type.
    pub fn ty(&mut self) -> Result<Type, Error> {
        let id = self.next()?;
        self.reader.ty(id)
    }

    /// Reads a block.
    pub fn block(&mut self) -> Result<BlockId, Error> {
        let number = self.next()?;
        self.building.block(number)
    }

    /// Reads a value; the type of a forward reference follows it.
    pub fn typed(&mut self) -> Result<TypedOperand, Error> {
        let number = self.next()?;
        let id = self.reader.number_of(number)?;
        let ty = if id as usize >= self.reader.values.len() { Some(self.ty()?) } else { None };
        self.reader.operand(self.building, id, ty)
    }

    /// Reads a value of a known type.
    pub fn value(&mut self, ty: Type) -> Result<Operand, Error> {
        let number = self.next()?;
        let id = self.reader.number_of(number)?;
        self.value_of(id, ty)
    }

    /// Returns the operand of a value id of a known type.
    pub fn value_of(&mut self, id: u32, ty: Type) -> Result<Operand, Error> {
        if self.reader.module.types.kind(ty) == &TypeKind::Metadata {
            return self.reader.metadata_operand(id).map(Operand::Const);
        }
        let (is, operand) = self.reader.operand(self.building, id, Some(ty))?;
        if is != ty {
            let types = &self.reader.module.types;
            let message = format!("an operand is of the type {} and not {}", types.display(is), types.display(ty));
            return Err(Error::record(message));
        }
        Ok(operand)
    }

    /// Returns the pointee of a pointer type. Old records lack the explicit type, which is the pointee.
    fn pointee(&self, pointer: Type) -> Result<Type, Error> {
        let pointee = self.reader.module.types.pointee(pointer).flatten();
        pointee.ok_or_else(|| Error::record("the pointer has no pointee type"))
    }

    /// Reads the address of an access.
    fn address(&mut self) -> Result<TypedOperand, Error> {
        let address = self.typed()?;
        match self.reader.module.types.is_ptr(address.0) {
            true => Ok(address),
            false => Err(Error::record("an address that is not a pointer")),
        }
    }

    /// Reads a value to store or to compare with. Its type is in the record or, in old records, the pointee of the
    /// address.
    fn written(&mut self, pointer: Type, has_type: bool) -> Result<TypedOperand, Error> {
        if has_type {
            return self.typed();
        }
        let ty = self.pointee(pointer)?;
        Ok((ty, self.value(ty)?))
    }

    /// Reads a mandatory ordering, and the synchronization scope.
    fn atomic(&mut self) -> Result<Atomic, Error> {
        let ordering = operation::ordering(self.next()?).ok_or_else(|| Error::record("an ordering is missing"))?;
        let scope = self.scope()?;
        Ok(Atomic { scope, ordering })
    }

    /// Reads a synchronization scope: 0 is `singlethread`, 1 the default, others have names.
    fn scope(&mut self) -> Result<Option<Box<str>>, Error> {
        let number = self.next()?;
        let name = match self.reader.scopes.get(usize::try_from(number).unwrap_or(usize::MAX)) {
            Some(name) => name.clone(),
            None if number == 0 => "singlethread".into(),
            // LLVM does the same if the file contains no names of scopes.
            None if self.reader.scopes.is_empty() => return Ok(None),
            None => return Err(Error::missing(format!("undefined synchronization scope {number}"))),
        };
        Ok(Some(name).filter(|name| !name.is_empty()))
    }

    /// Reads fast-math flags at the end of a record.
    fn fast(&mut self) -> FastMath {
        operation::fast_math(self.or_zero())
    }
}

impl<'b> Reader<'b> {
    /// Reads a record of a function.
    pub(super) fn instruction(&mut self, building: &mut Building, record: &Record<'b>) -> Result<(), Error> {
        let mut ops = Operands { reader: self, building, ops: &record.ops };
        if !ops.building.bundles.is_empty()
            && !matches!(
                record.code,
                code::OPERAND_BUNDLE | code::CALL | code::INVOKE | code::CALLBR | code::BLOCKADDR_USERS
            )
        {
            return Err(Error::record("operand bundles without a call"));
        }
        let inst = match record.code {
            code::BINOP => ops.binary()?,
            code::CAST => ops.cast()?,
            code::GEP | code::GEP_OLD | code::INBOUNDS_GEP_OLD => ops.gep(record.code)?,
            code::SELECT | code::VSELECT => ops.select(record.code)?,
            code::EXTRACTELT => {
                let (vector, index) = (ops.typed()?, ops.typed()?);
                Inst::ExtractElement { vector, index }
            }
            code::INSERTELT => {
                let vector = ops.typed()?;
                let elem = ops.reader.module.types.vector(vector.0);
                let elem = elem.ok_or_else(|| Error::record("insertelement into something other than a vector"))?.2;
                let value = (elem, ops.value(elem)?);
                Inst::InsertElement { vector, value, index: ops.typed()? }
            }
            code::SHUFFLEVEC => {
                let lhs = ops.typed()?;
                let rhs = (lhs.0, ops.value(lhs.0)?);
                Inst::ShuffleVector { lhs, rhs, mask: ops.typed()? }
            }
            code::CMP | code::CMP2 => ops.compare()?,
            code::RET => match ops.done() {
                true => Inst::Ret(None),
                false => Inst::Ret(Some(ops.typed()?)),
            },
            code::BR => match record.ops.len() {
                1 => Inst::Br(ops.block()?),
                _ => {
                    let (then, other) = (ops.block()?, ops.block()?);
                    Inst::CondBr { cond_ty: Type::I1, cond: ops.value(Type::I1)?, then, other }
                }
            },
            code::SWITCH => ops.switch()?,
            code::INVOKE => return ops.invoke(),
            code::CALL => return ops.call(),
            code::CALLBR => return ops.callbr(),
            code::OPERAND_BUNDLE => return ops.bundle(),
            code::UNREACHABLE => Inst::Unreachable,
            code::PHI => ops.phi()?,
            code::ALLOCA => ops.alloca()?,
            code::LOAD | code::LOADATOMIC => ops.load(record.code)?,
            code::STORE | code::STORE_OLD | code::STOREATOMIC | code::STOREATOMIC_OLD => ops.store(record.code)?,
            code::VAARG => {
                let list_ty = ops.ty()?;
                Inst::VaArg { list_ty, list: ops.value(list_ty)?, ty: ops.ty()? }
            }
            code::EXTRACTVAL => {
                let agg = ops.typed()?;
                Inst::ExtractValue { agg, indices: ops.indices()? }
            }
            code::INSERTVAL => {
                let (agg, value) = (ops.typed()?, ops.typed()?);
                Inst::InsertValue { agg, value, indices: ops.indices()? }
            }
            code::INDIRECTBR => {
                let ty = ops.ty()?;
                let address = ops.value(ty)?;
                let mut targets = Vec::new();
                while !ops.done() {
                    targets.push(ops.block()?);
                }
                Inst::IndirectBr { ty, address, targets: targets.into() }
            }
            code::FENCE => Inst::Fence(Box::new(ops.atomic()?)),
            code::CMPXCHG | code::CMPXCHG_OLD => return ops.cmpxchg(record.code),
            code::ATOMICRMW | code::ATOMICRMW_OLD => ops.atomicrmw(record.code)?,
            code::RESUME => Inst::Resume(ops.typed()?),
            code::LANDINGPAD | code::LANDINGPAD_OLD => ops.landingpad(record.code)?,
            code::CLEANUPRET => {
                let pad = ops.value(Type::TOKEN)?;
                let unwind = if ops.done() { None } else { Some(ops.block()?) };
                Inst::CleanupRet { pad, unwind }
            }
            code::CATCHRET => Inst::CatchRet { pad: ops.value(Type::TOKEN)?, target: ops.block()? },
            code::CATCHPAD | code::CLEANUPPAD => ops.pad(record.code)?,
            code::CATCHSWITCH => {
                let within = ops.value(Type::TOKEN)?;
                let count = ops.next()?;
                let mut handlers = Vec::new();
                for _ in 0..count {
                    handlers.push(ops.block()?);
                }
                let unwind = if ops.done() { None } else { Some(ops.block()?) };
                Inst::CatchSwitch { within, handlers: handlers.into(), unwind }
            }
            code::UNOP => {
                let (ty, arg) = ops.typed()?;
                let op = operation::unary(ops.next()?)?;
                Inst::Unary { op, fast: ops.fast(), ty, arg }
            }
            code::FREEZE => {
                let (ty, arg) = ops.typed()?;
                Inst::Unary { op: UnaryOp::Freeze, fast: FastMath::default(), ty, arg }
            }
            // Only readers that load functions lazily need this.
            code::BLOCKADDR_USERS => return Ok(()),
            code::DEBUG_LOC_AGAIN => {
                let last = ops.building.last()?;
                if let Some(location) = ops.building.location {
                    ops.building.locations.insert(last, location);
                }
                return Ok(());
            }
            code::DEBUG_LOC => return ops.debug_location(),
            code::DEBUG_RECORD_VALUE
            | code::DEBUG_RECORD_DECLARE
            | code::DEBUG_RECORD_ASSIGN
            | code::DEBUG_RECORD_VALUE_SIMPLE
            | code::DEBUG_RECORD_LABEL
            | code::DEBUG_RECORD_DECLARE_VALUE => return ops.debug_record(record.code),
            other => {
                let name = codes::record_name(codes::FUNCTION, other);
                return Err(Error::unknown(format!("unknown instruction {name}")));
            }
        };
        if !ops.done() {
            return Err(Error::record("an instruction with too many operands"));
        }
        self.define(building, inst).map(|_| ())
    }
}

impl Operands<'_, '_, '_> {
    fn binary(&mut self) -> Result<Inst, Error> {
        let (ty, lhs) = self.typed()?;
        let rhs = self.value(ty)?;
        let opcode = self.next()?;
        let op = operation::binary(&self.reader.module.types, opcode, ty)?;
        let flags = match self.done() {
            true => BinaryFlags::default(),
            false => operation::binary_flags(op, self.next()?),
        };
        Ok(Inst::Binary { op, flags, ty, lhs, rhs })
    }

    fn cast(&mut self) -> Result<Inst, Error> {
        let (from, arg) = self.typed()?;
        let to = self.ty()?;
        let op = operation::cast(self.next()?)?;
        let flags = if self.done() { CastFlags::default() } else { operation::cast_flags(op, self.next()?) };
        Ok(Inst::Cast { op, flags, from, arg, to })
    }

    fn gep(&mut self, code: u32) -> Result<Inst, Error> {
        let (flags, source) = match code {
            code::GEP => (operation::gep_flags(self.next()?), Some(self.ty()?)),
            _ => (GepFlags { inbounds: code == code::INBOUNDS_GEP_OLD, ..GepFlags::default() }, None),
        };
        let (base_ty, base) = self.typed()?;
        let source = match source {
            Some(source) => source,
            None => self.pointee(self.reader.module.types.scalar(base_ty))?,
        };
        let mut indices = Vec::new();
        while !self.done() {
            indices.push(self.typed()?);
        }
        Ok(Inst::Gep { source, old: false, flags, base_ty, base, indices: indices.into() })
    }

    fn select(&mut self, code: u32) -> Result<Inst, Error> {
        let then = self.typed()?;
        let other = (then.0, self.value(then.0)?);
        let (cond_ty, cond) = match code {
            code::SELECT => (Type::I1, self.value(Type::I1)?),
            _ => self.typed()?,
        };
        Ok(Inst::Select { fast: self.fast(), cond_ty, cond, then, other })
    }

    fn compare(&mut self) -> Result<Inst, Error> {
        let (ty, lhs) = self.typed()?;
        let rhs = self.value(ty)?;
        let predicate = operation::predicate(self.next()?)?;
        Ok(match predicate {
            Predicate::Int(pred) => Inst::Icmp { pred, samesign: self.or_zero() & 1 != 0, ty, lhs, rhs },
            Predicate::Float(pred) => Inst::Fcmp { pred, fast: self.fast(), ty, lhs, rhs },
        })
    }

    fn indices(&mut self) -> Result<Box<[u32]>, Error> {
        let mut indices = Vec::new();
        while !self.done() {
            indices.push(narrow(self.next()?)?);
        }
        match indices.is_empty() {
            true => Err(Error::record("an index is missing")),
            false => Ok(indices.into()),
        }
    }

    fn switch(&mut self) -> Result<Inst, Error> {
        let first = self.next()?;
        if first >> 16 == SWITCH_MAGIC {
            return self.switch_of_ranges();
        }
        let ty = self.reader.ty(first)?;
        let value = self.value(ty)?;
        let default = self.block()?;
        let mut cases = Vec::new();
        while !self.done() {
            // Cases have absolute value ids in every version.
            let id = narrow(self.next()?)?;
            let case = self.reader.constant(id)?;
            if case.0 != ty {
                return Err(Error::record("a case whose type differs from the switch condition's"));
            }
            cases.push((case, self.block()?));
        }
        Ok(Inst::Switch { ty, value, default, cases: cases.into() })
    }

    /// Reads a switch of LLVM 3.2, whose cases are numbers and ranges.
    fn switch_of_ranges(&mut self) -> Result<Inst, Error> {
        let ty = self.ty()?;
        let bits = self.reader.module.types.int_width(ty).filter(|bits| *bits <= 128);
        let bits = bits.ok_or_else(|| Error::record("a switch on a value that is not an integer"))?;
        let value = self.value(ty)?;
        let default = self.block()?;
        let mut cases: Vec<(TypedConstCase, BlockId)> = Vec::new();
        for _ in 0..self.next()? {
            let mut values = Vec::new();
            for _ in 0..self.next()? {
                let single = self.next()? != 0;
                let low = self.case(ty, bits)?;
                let high = if single { low } else { self.case(ty, bits)? };
                let left = high.checked_sub(low).and_then(|n| u64::try_from(n).ok());
                let left = left.and_then(|n| self.reader.expansion.checked_sub(n));
                self.reader.expansion =
                    left.ok_or_else(|| Error::record("a range of cases that is empty or too large"))?;
                values.extend(low..=high);
            }
            let target = self.block()?;
            for value in values {
                let case = self.reader.module.constants.intern(Constant::int(ty, bits, value));
                cases.push(((ty, case), target));
            }
        }
        Ok(Inst::Switch { ty, value, default, cases: cases.into() })
    }

    fn case(&mut self, ty: Type, bits: u32) -> Result<u128, Error> {
        let count = if bits > 64 { self.next()? } else { 1 };
        if count == 0 || count > 2 {
            return Err(Error::record("a case has more words than its type"));
        }
        let mut words = Vec::new();
        for _ in 0..count {
            words.push(signed(self.next()?) as u64);
        }
        Ok(super::constants::integer(ty, bits, &words, false).as_int().unwrap_or(0))
    }

    fn phi(&mut self) -> Result<Inst, Error> {
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        while self.ops.len() > 1 {
            let number = self.next()?;
            let id = match self.reader.version {
                0 => narrow(number)?,
                _ => (self.reader.values.len() as u32).wrapping_sub(signed(number) as u32),
            };
            let value = self.value_of(id, ty)?;
            incoming.push((value, self.block()?));
        }
        Ok(Inst::Phi { fast: self.fast(), ty, incoming: incoming.into() })
    }

    fn alloca(&mut self) -> Result<Inst, Error> {
        let mut ty = self.ty()?;
        let count_ty = self.ty()?;
        let count = narrow(self.next()?)?;
        let (_, count) = self.reader.operand(self.building, count, Some(count_ty))?;
        let flags = self.next()?;
        // The alignment has five bits, and three further ones after the flags.
        let (inalloca, explicit, swifterror) = (flags & 1 << 5 != 0, flags & 1 << 6 != 0, flags & 1 << 7 != 0);
        let align = operation::alignment(flags & 31 | (flags >> 8 & 7) << 5)?;
        if !explicit {
            ty = self.pointee(ty)?;
        }
        let one = matches!(count, Operand::Const(c) if self.reader.module.constants[c].as_int() == Some(1));
        // LLVM assembly omits a count of one if it has the usual type.
        let count = (!(one && count_ty == Type::I32)).then_some((count_ty, count));
        Ok(Inst::Alloca {
            ty,
            count,
            align,
            addrspace: address_space(self.or_zero())?,
            typed: self.reader.typed_pointers && !self.reader.opaque_pointers,
            inalloca,
            swifterror,
        })
    }

    fn load(&mut self, code: u32) -> Result<Inst, Error> {
        let (ptr_ty, ptr) = self.address()?;
        let is_atomic = code == code::LOADATOMIC;
        // Old records omit the type.
        let ty = match self.ops.len() == if is_atomic { 5 } else { 3 } {
            true => self.ty()?,
            false => self.pointee(ptr_ty)?,
        };
        let align = operation::alignment(self.next()?)?;
        let volatile = self.next()? != 0;
        let atomic = if is_atomic { Some(Box::new(self.atomic()?)) } else { None };
        Ok(Inst::Load { ty, old: false, atomic, volatile, ptr_ty, ptr, align })
    }

    fn store(&mut self, code: u32) -> Result<Inst, Error> {
        let (ptr_ty, ptr) = self.address()?;
        let value = self.written(ptr_ty, matches!(code, code::STORE | code::STOREATOMIC))?;
        let align = operation::alignment(self.next()?)?;
        let volatile = self.next()? != 0;
        let atomic = match code {
            code::STOREATOMIC | code::STOREATOMIC_OLD => Some(Box::new(self.atomic()?)),
            _ => None,
        };
        Ok(Inst::Store { atomic, volatile, value, ptr_ty, ptr, align })
    }

    fn cmpxchg(&mut self, code: u32) -> Result<(), Error> {
        let length = self.ops.len();
        let (ptr_ty, ptr) = self.address()?;
        let expected = self.written(ptr_ty, code == code::CMPXCHG)?;
        let new = (expected.0, self.value(expected.0)?);
        let volatile = self.next()? != 0;
        let success = self.atomic()?;
        let failure = match self.done() {
            // Before LLVM 3.5 there was a single ordering.
            true => success.ordering.strongest_failure(),
            false => operation::ordering(self.next()?).ok_or_else(|| Error::record("an ordering is missing"))?,
        };
        // In these versions, the result is the loaded value alone.
        let only_value = code == code::CMPXCHG_OLD && length < 8;
        let weak = self.or_zero() != 0;
        let align = operation::alignment(self.or_zero())?;
        let atomic = Box::new(CmpXchgAtomic { success, failure });
        let inst = Inst::CmpXchg { weak, volatile, ptr_ty, ptr, expected, new, atomic, align };
        if !only_value {
            return self.reader.define(self.building, inst).map(|_| ());
        }
        let types = &mut self.reader.module.types;
        let both = types.intern(TypeKind::Struct { fields: [expected.0, Type::I1].into(), packed: false });
        let made = self.building.push_made(inst)?;
        let data = crate::ir::ValueData {
            ty: both,
            def: crate::ir::ValueDef::Inst(made),
            name: None,
            span: Default::default(),
        };
        let value = self.building.body.values.push(data);
        self.building.body.results[made] = value.into();
        let inst = Inst::ExtractValue { agg: (both, Operand::Value(value)), indices: [0].into() };
        self.reader.define(self.building, inst).map(|_| ())
    }

    fn atomicrmw(&mut self, code: u32) -> Result<Inst, Error> {
        let (ptr_ty, ptr) = self.address()?;
        let value = self.written(ptr_ty, code == code::ATOMICRMW)?;
        let op = operation::rmw(self.next()?)?;
        let volatile = self.next()? != 0;
        let atomic = Box::new(self.atomic()?);
        let align = operation::alignment(self.or_zero())?;
        Ok(Inst::AtomicRmw { op, volatile, ptr_ty, ptr, value, atomic, align })
    }

    fn landingpad(&mut self, code: u32) -> Result<Inst, Error> {
        let ty = self.ty()?;
        if code == code::LANDINGPAD_OLD {
            // In current versions it belongs to the function.
            let (ty, personality) = self.typed()?;
            let Operand::Const(personality) = personality else {
                return Err(Error::record("a personality that is not a constant"));
            };
            self.building.personality.get_or_insert((ty, personality));
        }
        let cleanup = self.next()? != 0;
        let mut clauses = Vec::new();
        for _ in 0..self.next()? {
            let filter = self.next()? != 0;
            clauses.push(Clause { filter, value: self.typed()? });
        }
        Ok(Inst::LandingPad { ty, cleanup, clauses: clauses.into() })
    }

    fn pad(&mut self, code: u32) -> Result<Inst, Error> {
        let within = self.value(Type::TOKEN)?;
        let mut args = Vec::new();
        for _ in 0..self.next()? {
            args.push(self.typed()?);
        }
        let args = args.into();
        Ok(match code {
            code::CATCHPAD => Inst::CatchPad { within, args },
            _ => Inst::CleanupPad { within, args },
        })
    }

    fn debug_location(&mut self) -> Result<(), Error> {
        let last = self.building.last()?;
        let [line, column, scope, inlined, rest @ ..] = self.ops else {
            return Err(Error::record("a location without its scope"));
        };
        let implicit = rest.first().copied().unwrap_or(0);
        let group = match rest {
            [_, group, rank] => [*group, *rank],
            _ => [0, 0],
        };
        let location = self.reader.location([*line, *column, *scope, *inlined, implicit, group[0], group[1]])?;
        self.building.location = Some(location);
        self.building.locations.insert(last, location);
        Ok(())
    }

    /// Reads a debug record such as `#dbg_value(…)`, which precedes the last instruction.
    fn debug_record(&mut self, code: u32) -> Result<(), Error> {
        let node = |ops: &mut Self| {
            let id = narrow(ops.next()?)?;
            ops.reader.metadata.node_of(id)
        };
        let location = node(self)?;
        let (mut parts, mut roots) = (Vec::new(), Vec::new());
        let text = |text: &'static str| Part::Text(text.into());
        if code == code::DEBUG_RECORD_LABEL {
            let label = node(self)?;
            parts.extend([text("#dbg_label("), Part::Node(label)]);
            roots.push(label);
        } else {
            let (variable, expression) = (node(self)?, node(self)?);
            let value = match code {
                code::DEBUG_RECORD_VALUE_SIMPLE => {
                    let (ty, operand) = self.typed()?;
                    Part::Typed(ty, operand)
                }
                _ => Part::Node(node(self)?),
            };
            if let Part::Node(node) = value {
                roots.push(node);
            }
            roots.push(variable);
            parts.push(text(match code {
                code::DEBUG_RECORD_DECLARE => "#dbg_declare(",
                code::DEBUG_RECORD_ASSIGN => "#dbg_assign(",
                code::DEBUG_RECORD_DECLARE_VALUE => "#dbg_declare_value(",
                _ => "#dbg_value(",
            }));
            parts.extend([value, text(", "), Part::Node(variable), text(", "), Part::Node(expression)]);
            if code == code::DEBUG_RECORD_ASSIGN {
                let [id, expression, address] = [node(self)?, node(self)?, node(self)?];
                roots.extend([id, address]);
                for node in [id, address, expression] {
                    parts.extend([text(", "), Part::Node(node)]);
                }
            }
        }
        roots.push(location);
        parts.extend([text(", "), Part::Node(location), text(")")]);
        self.building.add_record(Waiting { parts, roots, listed: None })
    }
}
