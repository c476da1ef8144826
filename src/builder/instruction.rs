//! Instructions that compute values or access memory, one method each.

use super::{
    Attr, BinaryFlags, BinaryOp, CallConv, CastFlags, CastOp, FcmpPred, FunctionBuilder, GepFlags, Global, IcmpPred,
    Ordering, Result, RmwOp, TailKind, Type, Value, alignment,
};
use crate::ir::inst::{Arg, Atomic, CallInfo, CmpXchgAtomic, FastMath, Inst, UnaryOp};
use crate::ir::{AttrSet, TypeKind};

/// Properties of a memory access. The default is a plain access with the alignment of the type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AccessOptions {
    /// Alignment in bytes, a power of two; `None` for the alignment of the type.
    pub align: Option<u64>,
    /// `volatile`: the access is not removed, merged or split.
    pub volatile: bool,
    /// `atomic` with this ordering, which requires an explicit alignment.
    pub ordering: Option<Ordering>,
}

/// Options of a call site.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CallSettings {
    /// `tail`, `musttail` or `notail`.
    pub tail: TailKind,
    /// Calling convention; it must be the callee's.
    pub convention: CallConv,
    /// Return attributes.
    pub result: Vec<Attr>,
    /// Attributes of each argument; missing entries are empty.
    pub args: Vec<Vec<Attr>>,
    /// Function attributes of the call site, written after the arguments.
    pub attributes: Vec<Attr>,
}

macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident: $op:ident)*) => {
        impl FunctionBuilder<'_> {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// If the operands differ in type, or the type has no such operation.
                pub fn $name(&mut self, lhs: Value, rhs: Value) -> Result<Value> {
                    self.binary(BinaryOp::$op, lhs, rhs)
                }
            )*
        }
    };
}

binary! {
    /// Adds `add`.
    add: Add
    /// Adds `sub`.
    sub: Sub
    /// Adds `mul`.
    mul: Mul
    /// Adds `udiv`.
    udiv: Udiv
    /// Adds `sdiv`.
    sdiv: Sdiv
    /// Adds `urem`.
    urem: Urem
    /// Adds `srem`.
    srem: Srem
    /// Adds `shl`.
    shl: Shl
    /// Adds `lshr`.
    lshr: Lshr
    /// Adds `ashr`.
    ashr: Ashr
    /// Adds `and`.
    and: And
    /// Adds `or`.
    or: Or
    /// Adds `xor`.
    xor: Xor
    /// Adds `fadd`.
    fadd: Fadd
    /// Adds `fsub`.
    fsub: Fsub
    /// Adds `fmul`.
    fmul: Fmul
    /// Adds `fdiv`.
    fdiv: Fdiv
    /// Adds `frem`.
    frem: Frem
}

macro_rules! cast {
    ($($(#[$doc:meta])* $name:ident: $op:ident)*) => {
        impl FunctionBuilder<'_> {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// If the types have no such cast.
                pub fn $name(&mut self, value: Value, to: Type) -> Result<Value> {
                    self.cast(CastOp::$op, value, to)
                }
            )*
        }
    };
}

cast! {
    /// Adds `trunc`.
    trunc: Trunc
    /// Adds `zext`.
    zext: Zext
    /// Adds `sext`.
    sext: Sext
    /// Adds `fptrunc`.
    fptrunc: Fptrunc
    /// Adds `fpext`.
    fpext: Fpext
    /// Adds `fptoui`.
    fptoui: Fptoui
    /// Adds `fptosi`.
    fptosi: Fptosi
    /// Adds `uitofp`.
    uitofp: Uitofp
    /// Adds `sitofp`.
    sitofp: Sitofp
    /// Adds `ptrtoint`.
    ptrtoint: Ptrtoint
    /// Adds `inttoptr`.
    inttoptr: Inttoptr
    /// Adds `bitcast`.
    bitcast: Bitcast
}

impl FunctionBuilder<'_> {
    /// Adds a binary operation.
    ///
    /// # Errors
    /// If the operands differ in type, or the type has no such operation.
    pub fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Result<Value> {
        let fast = self.fast;
        self.binary_with(op, BinaryFlags { fast, ..BinaryFlags::default() }, lhs, rhs)
    }

    /// Adds a binary operation with flags: `nsw`, `exact`, fast-math flags.
    ///
    /// # Errors
    /// The same as for [`FunctionBuilder::binary`].
    pub fn binary_with(&mut self, op: BinaryOp, flags: BinaryFlags, lhs: Value, rhs: Value) -> Result<Value> {
        let flags = if op.is_float() { flags } else { BinaryFlags { fast: Default::default(), ..flags } };
        let (ty, lhs) = self.typed(lhs)?;
        let rhs = self.operand(rhs)?;
        self.add_inst(Inst::Binary { op, flags, ty, lhs, rhs })
    }

    /// Adds a unary operation; if it operates on floating-point values, with the [fast-math
    /// flags](FunctionBuilder::set_fast_math).
    ///
    /// # Errors
    /// If the operand has another type than the operation requires.
    pub fn unary(&mut self, op: UnaryOp, value: Value) -> Result<Value> {
        let (ty, arg) = self.typed(value)?;
        let fast = if op.has_fast_math() { self.fast } else { FastMath::default() };
        self.add_inst(Inst::Unary { op, fast, ty, arg })
    }

    /// Adds `fneg`.
    ///
    /// # Errors
    /// If the operand is not of a floating-point type.
    pub fn fneg(&mut self, value: Value) -> Result<Value> {
        self.unary(UnaryOp::Fneg, value)
    }

    /// Adds `freeze`.
    ///
    /// # Errors
    /// If the operand's type has no values.
    pub fn freeze(&mut self, value: Value) -> Result<Value> {
        self.unary(UnaryOp::Freeze, value)
    }

    /// Adds a cast.
    ///
    /// # Errors
    /// If the types have no such cast.
    pub fn cast(&mut self, op: CastOp, value: Value, to: Type) -> Result<Value> {
        self.cast_with(op, CastFlags::default(), value, to)
    }

    /// Adds a cast with flags: `nneg`, `nuw`.
    ///
    /// # Errors
    /// The same as for [`FunctionBuilder::cast`].
    pub fn cast_with(&mut self, op: CastOp, flags: CastFlags, value: Value, to: Type) -> Result<Value> {
        let (from, arg) = self.typed(value)?;
        self.add_inst(Inst::Cast { op, flags, from, arg, to })
    }

    /// Adds `icmp`.
    ///
    /// # Errors
    /// If the operands differ in type, or the type is neither integer nor pointer.
    pub fn icmp(&mut self, pred: IcmpPred, lhs: Value, rhs: Value) -> Result<Value> {
        let (ty, lhs) = self.typed(lhs)?;
        let rhs = self.operand(rhs)?;
        self.add_inst(Inst::Icmp { pred, samesign: false, ty, lhs, rhs })
    }

    /// Adds `fcmp`.
    ///
    /// # Errors
    /// If the operands differ in type, or the type is not a floating-point type.
    pub fn fcmp(&mut self, pred: FcmpPred, lhs: Value, rhs: Value) -> Result<Value> {
        let (fast, (ty, lhs)) = (self.fast, self.typed(lhs)?);
        let rhs = self.operand(rhs)?;
        self.add_inst(Inst::Fcmp { pred, fast, ty, lhs, rhs })
    }

    /// Adds `select`.
    ///
    /// # Errors
    /// If the condition is neither an `i1` nor a matching vector of `i1`, or the values differ in type.
    pub fn select(&mut self, cond: Value, then: Value, other: Value) -> Result<Value> {
        let (cond_ty, cond) = self.typed(cond)?;
        let (then, other) = (self.typed(then)?, self.typed(other)?);
        let is_float = self.ir.types.float_kind(self.ir.types.scalar(then.0)).is_some();
        let fast = if is_float { self.fast } else { Default::default() };
        self.add_inst(Inst::Select { fast, cond_ty, cond, then, other })
    }

    /// Adds `alloca`: memory for one value in the stack frame.
    ///
    /// # Errors
    /// If the type is unsized.
    pub fn alloca(&mut self, ty: Type) -> Result<Value> {
        self.alloca_with(ty, None, None)
    }

    /// Adds `alloca` with an element count and an alignment.
    ///
    /// # Errors
    /// If the type is unsized, the count is not an integer, or the alignment is not a power of two.
    pub fn alloca_with(&mut self, ty: Type, count: Option<Value>, align: Option<u64>) -> Result<Value> {
        let count = count.map(|count| self.typed(count)).transpose()?;
        let align = align.map(alignment).transpose()?;
        let (addrspace, typed, inalloca, swifterror) = (0, false, false, false);
        self.add_inst(Inst::Alloca { ty, count, align, addrspace, typed, inalloca, swifterror })
    }

    /// Adds `load`.
    ///
    /// # Errors
    /// If the address is not a pointer, or the type is unsized.
    pub fn load(&mut self, ty: Type, address: Value) -> Result<Value> {
        self.load_with(ty, address, AccessOptions::default())
    }

    /// Adds `load` with the given alignment, volatility and ordering.
    ///
    /// # Errors
    /// The same as for [`FunctionBuilder::load`].
    pub fn load_with(&mut self, ty: Type, address: Value, access: AccessOptions) -> Result<Value> {
        let (ptr_ty, ptr) = self.typed(address)?;
        let AccessOptions { align, volatile, ordering } = access;
        let (align, atomic) = (align.map(alignment).transpose()?, ordering.map(atomic));
        self.add_inst(Inst::Load { ty, old: false, atomic, volatile, ptr_ty, ptr, align })
    }

    /// Adds `store value, address`.
    ///
    /// # Errors
    /// If the address is not a pointer.
    pub fn store(&mut self, value: Value, address: Value) -> Result<()> {
        self.store_with(value, address, AccessOptions::default())
    }

    /// Adds `store` with the given alignment, volatility and ordering.
    ///
    /// # Errors
    /// The same as for [`FunctionBuilder::store`].
    pub fn store_with(&mut self, value: Value, address: Value, access: AccessOptions) -> Result<()> {
        let (value, (ptr_ty, ptr)) = (self.typed(value)?, self.typed(address)?);
        let AccessOptions { align, volatile, ordering } = access;
        let (align, atomic) = (align.map(alignment).transpose()?, ordering.map(atomic));
        self.add_inst(Inst::Store { atomic, volatile, value, ptr_ty, ptr, align }).map(drop)
    }

    /// Adds `fence`.
    ///
    /// # Errors
    /// If there is no current block.
    pub fn fence(&mut self, ordering: Ordering) -> Result<()> {
        self.add_inst(Inst::Fence(atomic(ordering))).map(drop)
    }

    /// Adds `cmpxchg`, which returns `{ value, i1 }`.
    ///
    /// # Errors
    /// If the operand types do not match.
    pub fn cmpxchg(
        &mut self,
        address: Value,
        expected: Value,
        new: Value,
        success: Ordering,
        failure: Ordering,
    ) -> Result<Value> {
        let ((ptr_ty, ptr), expected, new) = (self.typed(address)?, self.typed(expected)?, self.typed(new)?);
        let (weak, volatile, align) = (false, false, None);
        let atomic = Box::new(CmpXchgAtomic { success: Atomic { scope: None, ordering: success }, failure });
        self.add_inst(Inst::CmpXchg { weak, volatile, ptr_ty, ptr, expected, new, atomic, align })
    }

    /// Adds `atomicrmw`, which returns the old value.
    ///
    /// # Errors
    /// If the operand types do not match.
    pub fn atomicrmw(&mut self, op: RmwOp, address: Value, value: Value, ordering: Ordering) -> Result<Value> {
        let ((ptr_ty, ptr), value) = (self.typed(address)?, self.typed(value)?);
        let (volatile, align, atomic) = (false, None, atomic(ordering));
        self.add_inst(Inst::AtomicRmw { op, volatile, ptr_ty, ptr, value, atomic, align })
    }

    /// Adds `getelementptr source, base, indices…`.
    ///
    /// # Errors
    /// If the indices do not match the source type.
    pub fn gep(&mut self, source: Type, base: Value, indices: &[Value]) -> Result<Value> {
        self.gep_with(GepFlags::default(), source, base, indices)
    }

    /// Adds `getelementptr inbounds`.
    ///
    /// # Errors
    /// The same as for [`FunctionBuilder::gep`].
    pub fn inbounds_gep(&mut self, source: Type, base: Value, indices: &[Value]) -> Result<Value> {
        self.gep_with(GepFlags { inbounds: true, ..GepFlags::default() }, source, base, indices)
    }

    /// Adds `getelementptr inbounds source, base, i32 0, i32 field`: the address of a struct field.
    ///
    /// # Errors
    /// If the type has no such field.
    pub fn struct_gep(&mut self, source: Type, base: Value, field: u32) -> Result<Value> {
        let indices = [self.const_int(Type::I32, 0)?, self.const_int(Type::I32, field.into())?];
        self.inbounds_gep(source, base, &indices)
    }

    /// Adds `getelementptr` with flags.
    ///
    /// # Errors
    /// The same as for [`FunctionBuilder::gep`].
    pub fn gep_with(&mut self, flags: GepFlags, source: Type, base: Value, indices: &[Value]) -> Result<Value> {
        let (base_ty, base) = self.typed(base)?;
        let indices = indices.iter().map(|index| self.typed(*index)).collect::<Result<_>>()?;
        self.add_inst(Inst::Gep { source, old: false, flags, base_ty, base, indices })
    }

    /// Adds `extractvalue`.
    ///
    /// # Errors
    /// If there is no such element.
    pub fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Result<Value> {
        let agg = self.typed(aggregate)?;
        self.add_inst(Inst::ExtractValue { agg, indices: indices.into() })
    }

    /// Adds `insertvalue`.
    ///
    /// # Errors
    /// If there is no such element, or its type differs.
    pub fn insert_value(&mut self, aggregate: Value, value: Value, indices: &[u32]) -> Result<Value> {
        let (agg, value) = (self.typed(aggregate)?, self.typed(value)?);
        self.add_inst(Inst::InsertValue { agg, value, indices: indices.into() })
    }

    /// Adds `extractelement`.
    ///
    /// # Errors
    /// If the operand is not a vector, or the index is not an integer.
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Result<Value> {
        let (vector, index) = (self.typed(vector)?, self.typed(index)?);
        self.add_inst(Inst::ExtractElement { vector, index })
    }

    /// Adds `insertelement`.
    ///
    /// # Errors
    /// If the operand is not a vector of the value's type, or the index is not an integer.
    pub fn insert_element(&mut self, vector: Value, value: Value, index: Value) -> Result<Value> {
        let (vector, value, index) = (self.typed(vector)?, self.typed(value)?, self.typed(index)?);
        self.add_inst(Inst::InsertElement { vector, value, index })
    }

    /// Adds `shufflevector`; the mask is a constant vector of `i32`.
    ///
    /// # Errors
    /// If the vectors differ in type, or the mask is invalid.
    pub fn shuffle_vector(&mut self, lhs: Value, rhs: Value, mask: Value) -> Result<Value> {
        let (lhs, rhs, mask) = (self.typed(lhs)?, self.typed(rhs)?, self.typed(mask)?);
        self.add_inst(Inst::ShuffleVector { lhs, rhs, mask })
    }

    /// Adds a call of a function of the module, with its calling convention.
    ///
    /// # Errors
    /// If the arguments do not match its type.
    pub fn call(&mut self, function: Global, args: &[Value]) -> Result<Value> {
        let convention = self.function_ref(function)?.cc;
        self.call_with(function, args, CallSettings { convention, ..CallSettings::default() })
    }

    /// Adds a call with attributes, another calling convention, or `tail`.
    ///
    /// # Errors
    /// The same as for [`FunctionBuilder::call`].
    pub fn call_with(&mut self, function: Global, args: &[Value], settings: CallSettings) -> Result<Value> {
        let ty = self.function_ref(function)?.ty;
        let callee = self.address(function)?;
        self.call_pointer_with(ty, callee, args, settings)
    }

    /// Adds an indirect call through a pointer to a function of the given type.
    ///
    /// # Errors
    /// If the arguments do not match the type, or the callee is not a pointer.
    pub fn call_pointer(&mut self, function_type: Type, callee: Value, args: &[Value]) -> Result<Value> {
        self.call_pointer_with(function_type, callee, args, CallSettings::default())
    }

    /// Adds an indirect call with attributes, another calling convention, or `tail`.
    ///
    /// # Errors
    /// The same as for [`FunctionBuilder::call_pointer`].
    pub fn call_pointer_with(
        &mut self,
        function_type: Type,
        callee: Value,
        args: &[Value],
        settings: CallSettings,
    ) -> Result<Value> {
        self.known(function_type)?;
        let callee = self.operand(callee)?;
        let CallSettings { tail, convention, result, args: attributes, attributes: behind } = settings;
        let (ret_attrs, fn_attrs) = (self.ir.attrs.intern(result), self.ir.attrs.intern(behind));
        let mut attributes = attributes.into_iter();
        let mut list = Vec::with_capacity(args.len());
        for arg in args {
            let (ty, value) = self.typed(*arg)?;
            let attrs = attributes.next().map_or(AttrSet::NONE, |attrs| self.ir.attrs.intern(attrs));
            list.push(Arg { ty, value, attrs });
        }
        let (ret, explicit) = match self.ir.types.kind(function_type) {
            TypeKind::Function { ret, varargs, .. } => (*ret, *varargs),
            _ => (Type::VOID, false),
        };
        let is_float = self.ir.types.float_kind(self.ir.types.scalar(ret)).is_some();
        let call = CallInfo {
            tail,
            cc: convention,
            addrspace: 0,
            ret_attrs,
            fn_ty: function_type,
            explicit,
            forwards: false,
            written: if explicit { function_type } else { ret },
            callee,
            args: list,
            fn_attrs,
            fast: if is_float { self.fast } else { Default::default() },
            bundles: Box::default(),
        };
        self.add_inst(Inst::Call(Box::new(call)))
    }

    /// Adds a call of an intrinsic, given by its mangled name such as `llvm.ctpop.i32`. Declares it from the
    /// argument types unless it is declared already.
    ///
    /// # Errors
    /// If there is no intrinsic of that name, or it is declared with other types.
    pub fn intrinsic(&mut self, name: impl AsRef<str>, ret: Type, args: &[Value]) -> Result<Value> {
        let name = name.as_ref();
        if matches!(crate::ir::intrinsics::lookup(name), crate::ir::intrinsics::Meaning::Unknown) {
            return Err(self.error(format!("there is no intrinsic function `@{name}`")));
        }
        let params: Vec<Type> = args.iter().map(|arg| arg.ty).collect();
        let function = self.declare(name, ret, &params)?;
        self.call(function, args)
    }
}

fn atomic(ordering: Ordering) -> Box<Atomic> {
    Box::new(Atomic { scope: None, ordering })
}
