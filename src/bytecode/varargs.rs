//! Variable argument lists. In LLVM 1.x a list is a value: `vaarg` reads its current argument, and `vanext` returns a
//! list at the next argument and leaves the original unchanged. Each such value is lowered to the address of a new
//! `va_list` of current LLVM, which can also be passed to the C library.

use super::error::Error;
use super::reader::Reader;
use super::types::{Class, Ty};
use crate::ir::inst::{Arg, CastFlags, CastOp};
use crate::ir::upgrade::legacy_insts;
use crate::ir::{Constant, Inst, Name, Operand, Type, TypeKind};

/// Number of 64-bit words in a `va_list` (System V ABI).
const WORDS: u64 = 3;

impl Reader<'_> {
    /// Lowers a call of `llvm.va_start` or `llvm.va_copy` that returns a list; returns false for any other
    /// call.
    pub(super) fn list_intrinsic(&mut self, callee: Operand, ret: Ty, args: &[Arg]) -> Result<bool, Error> {
        let Operand::Const(id) = callee else { return Ok(false) };
        let Constant::Global(_, global) = self.module.constants[id] else { return Ok(false) };
        let Name::Text(name) = self.module.globals[global].name.clone() else { return Ok(false) };
        let intrinsic = match (&*name, args.len()) {
            ("llvm.va_start", 0) => "@llvm.va_start",
            ("llvm.va_copy", 1) => "@llvm.va_copy",
            _ => return Ok(false),
        };
        self.hold_list(ret)?;
        let (bytes, list) = self.new_list()?;
        let mut operands = vec![(bytes, list)];
        if let Some(arg) = args.first() {
            operands.push((bytes, self.as_bytes(arg.ty, arg.value)?));
        }
        let call = self.made(|made| legacy_insts::call(made, intrinsic, Type::VOID, &operands))?;
        self.push(call)?;
        self.give_list(list, ret)?;
        Ok(true)
    }

    /// Lowers `vanext`: a copy of the list, advanced by one argument.
    pub(super) fn vanext(&mut self, ty: Ty, list: Operand, of: Ty) -> Result<(), Error> {
        let (bytes, next) = self.copy_of(ty, list)?;
        let of = self.types.ir(of);
        self.push_synthesized(Inst::VaArg { list_ty: bytes, list: next, ty: of })?;
        self.give_list(next, ty)
    }

    /// Lowers `vaarg`: reads the next argument from a copy of the list.
    pub(super) fn vaarg(&mut self, ty: Ty, list: Operand, of: Ty) -> Result<(), Error> {
        let (bytes, copy) = self.copy_of(ty, list)?;
        let inst = Inst::VaArg { list_ty: bytes, list: copy, ty: self.types.ir(of) };
        self.define(of, inst)
    }

    fn copy_of(&mut self, ty: Ty, list: Operand) -> Result<(Type, Operand), Error> {
        self.hold_list(ty)?;
        let (bytes, copy) = self.new_list()?;
        let list = self.as_bytes(self.types.ir(ty), list)?;
        let call =
            self.made(|made| legacy_insts::call(made, "@llvm.va_copy", Type::VOID, &[(bytes, copy), (bytes, list)]))?;
        self.push(call)?;
        Ok((bytes, copy))
    }

    /// Allocates a list, and returns its address as a byte pointer.
    fn new_list(&mut self) -> Result<(Type, Operand), Error> {
        let ty = self.module.types.intern(TypeKind::Array { len: WORDS, elem: Type::I64 });
        let memory = self.push_synthesized(Inst::Alloca {
            ty,
            count: None,
            align: None,
            addrspace: 0,
            typed: true,
            inalloca: false,
            swifterror: false,
        })?;
        let from = self.module.types.pointer_to(ty);
        let bytes = self.module.types.pointer_to(Type::I8);
        Ok((bytes, self.convert(CastOp::Bitcast, from, memory, bytes)?))
    }

    fn as_bytes(&mut self, from: Type, list: Operand) -> Result<Operand, Error> {
        let bytes = self.module.types.pointer_to(Type::I8);
        match self.module.types.strip(from) == bytes {
            true => Ok(list),
            false => self.convert(CastOp::Bitcast, from, list, bytes),
        }
    }

    /// Defines the address of a list as the result of the instruction.
    fn give_list(&mut self, list: Operand, ty: Ty) -> Result<(), Error> {
        let from = self.module.types.pointer_to(Type::I8);
        let to = self.types.ir(ty);
        self.define(ty, Inst::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), from, arg: list, to })
    }

    fn hold_list(&self, ty: Ty) -> Result<(), Error> {
        match ty.class(&self.types) {
            Class::Pointer => Ok(()),
            _ => {
                let ty = self.module.types.display(self.types.ir(ty));
                Err(Error::unknown(format!("a list of arguments of the type {ty}: only pointers are read")))
            }
        }
    }
}
