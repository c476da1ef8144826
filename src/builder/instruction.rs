//! Instructions that compute and access memory, one method for each.

use super::{
    Attr, BinaryFlags, BinaryOp, CallConv, CastFlags, CastOp, FcmpPred, FunctionBuilder, GepFlags, Global, IcmpPred,
    Ordering, Result, RmwOp, TailKind, Type, Value, power_of_two,
};
use crate::ir::inst::{Arg, Atomic, CallInfo, Inst};
use crate::ir::{AttrSet, TypeKind};

/// How memory is accessed. The default is a plain access, aligned as its type is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// Alignment in bytes, a power of two; that of the type if absent.
    pub align: Option<u64>,
    /// Made as it stands: not removed, merged or split.
    pub volatile: bool,
    /// Atomic, with this ordering. It must state its alignment.
    pub ordering: Option<Ordering>,
}

/// What else a call says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CallSettings {
    /// `tail` and its kin.
    pub tail: TailKind,
    /// Calling convention: that of the function.
    pub convention: CallConv,
    /// Attributes of the result.
    pub result: Vec<Attr>,
    /// Attributes of each argument; there may be fewer than arguments.
    pub args: Vec<Vec<Attr>>,
    /// Attributes behind the arguments.
    pub attributes: Vec<Attr>,
}

macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident: $op:ident)*) => {
        impl FunctionBuilder<'_> {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// If the operands are of different types, or of one that has no such operation.
                pub fn $name(&mut self, lhs: Value, rhs: Value) -> Result<Value> {
                    self.binary(BinaryOp::$op, lhs, rhs)
                }
            )*
        }
    };
}

binary! {
    /// `add`
    add: Add
    /// `sub`
    sub: Sub
    /// `mul`
    mul: Mul
    /// `udiv`
    udiv: Udiv
    /// `sdiv`
    sdiv: Sdiv
    /// `urem`
    urem: Urem
    /// `srem`
    srem: Srem
    /// `shl`
    shl: Shl
    /// `lshr`
    lshr: Lshr
    /// `ashr`
    ashr: Ashr
    /// `and`
    and: And
    /// `or`
    or: Or
    /// `xor`
    xor: Xor
    /// `fadd`
    fadd: Fadd
    /// `fsub`
    fsub: Fsub
    /// `fmul`
    fmul: Fmul
    /// `fdiv`
    fdiv: Fdiv
    /// `frem`
    frem: Frem
}

macro_rules! cast {
    ($($(#[$doc:meta])* $name:ident: $op:ident)*) => {
        impl FunctionBuilder<'_> {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// If there is no such conversion between the types.
                pub fn $name(&mut self, value: Value, to: Type) -> Result<Value> {
                    self.cast(CastOp::$op, value, to)
                }
            )*
        }
    };
}

cast! {
    /// `trunc`
    trunc: Trunc
    /// `zext`
    zext: Zext
    /// `sext`
    sext: Sext
    /// `fptrunc`
    fptrunc: Fptrunc
    /// `fpext`
    fpext: Fpext
    /// `fptoui`
    fptoui: Fptoui
    /// `fptosi`
    fptosi: Fptosi
    /// `uitofp`
    uitofp: Uitofp
    /// `sitofp`
    sitofp: Sitofp
    /// `ptrtoint`
    ptrtoint: Ptrtoint
    /// `inttoptr`
    inttoptr: Inttoptr
    /// `bitcast`
    bitcast: Bitcast
}

impl FunctionBuilder<'_> {
    /// An operation of two operands.
    ///
    /// # Errors
    /// If the operands are of different types, or of one that has no such operation.
    pub fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Result<Value> {
        let fast = self.fast;
        self.binary_with(op, BinaryFlags { fast, ..BinaryFlags::default() }, lhs, rhs)
    }

    /// The same with flags: `nsw`, `exact`, fast-math flags.
    ///
    /// # Errors
    /// As [`FunctionBuilder::binary`].
    pub fn binary_with(&mut self, op: BinaryOp, flags: BinaryFlags, lhs: Value, rhs: Value) -> Result<Value> {
        let flags = if op.is_float() { flags } else { BinaryFlags { fast: Default::default(), ..flags } };
        let (ty, lhs) = self.typed(lhs)?;
        let rhs = self.operand(rhs)?;
        self.add_inst(Inst::Binary { op, flags, ty, lhs, rhs })
    }

    /// `fneg`
    ///
    /// # Errors
    /// If the operand is of no floating-point type.
    pub fn fneg(&mut self, value: Value) -> Result<Value> {
        let (fast, (ty, arg)) = (self.fast, self.typed(value)?);
        self.add_inst(Inst::Fneg { fast, ty, arg })
    }

    /// `freeze`
    ///
    /// # Errors
    /// If it is no value.
    pub fn freeze(&mut self, value: Value) -> Result<Value> {
        let (ty, arg) = self.typed(value)?;
        self.add_inst(Inst::Freeze { ty, arg })
    }

    /// A conversion.
    ///
    /// # Errors
    /// If there is no such conversion between the types.
    pub fn cast(&mut self, op: CastOp, value: Value, to: Type) -> Result<Value> {
        self.cast_with(op, CastFlags::default(), value, to)
    }

    /// The same with flags: `nneg`, `nuw`.
    ///
    /// # Errors
    /// As [`FunctionBuilder::cast`].
    pub fn cast_with(&mut self, op: CastOp, flags: CastFlags, value: Value, to: Type) -> Result<Value> {
        let (from, arg) = self.typed(value)?;
        self.add_inst(Inst::Cast { op, flags, from, arg, to })
    }

    /// `icmp`
    ///
    /// # Errors
    /// If the operands are of different types, or of one that is not compared so.
    pub fn icmp(&mut self, pred: IcmpPred, lhs: Value, rhs: Value) -> Result<Value> {
        let (ty, lhs) = self.typed(lhs)?;
        let rhs = self.operand(rhs)?;
        self.add_inst(Inst::Icmp { pred, samesign: false, ty, lhs, rhs })
    }

    /// `fcmp`
    ///
    /// # Errors
    /// As [`FunctionBuilder::icmp`].
    pub fn fcmp(&mut self, pred: FcmpPred, lhs: Value, rhs: Value) -> Result<Value> {
        let (fast, (ty, lhs)) = (self.fast, self.typed(lhs)?);
        let rhs = self.operand(rhs)?;
        self.add_inst(Inst::Fcmp { pred, fast, ty, lhs, rhs })
    }

    /// `select`
    ///
    /// # Errors
    /// If the condition is no `i1`, or the values are of different types.
    pub fn select(&mut self, cond: Value, then: Value, other: Value) -> Result<Value> {
        let (cond_ty, cond) = self.typed(cond)?;
        let (then, other) = (self.typed(then)?, self.typed(other)?);
        let is_float = self.ir.types.float_kind(self.ir.types.scalar(then.0)).is_some();
        let fast = if is_float { self.fast } else { Default::default() };
        self.add_inst(Inst::Select { fast, cond_ty, cond, then, other })
    }

    /// `alloca`: memory for a value in the frame of the function.
    ///
    /// # Errors
    /// If the type has no size.
    pub fn alloca(&mut self, ty: Type) -> Result<Value> {
        self.alloca_with(ty, None, None)
    }

    /// The same for a number of values, and with an alignment.
    ///
    /// # Errors
    /// If the type has no size, the count is no integer, or the alignment no power of two.
    pub fn alloca_with(&mut self, ty: Type, count: Option<Value>, align: Option<u64>) -> Result<Value> {
        let count = count.map(|count| self.typed(count)).transpose()?;
        let align = align.map(power_of_two).transpose()?;
        let (addrspace, typed, inalloca, swifterror) = (0, false, false, false);
        self.add_inst(Inst::Alloca { ty, count, align, addrspace, typed, inalloca, swifterror })
    }

    /// `load`
    ///
    /// # Errors
    /// If the address is no pointer, or the type has no size.
    pub fn load(&mut self, ty: Type, address: Value) -> Result<Value> {
        self.load_with(ty, address, Access::default())
    }

    /// The same, made in a certain way.
    ///
    /// # Errors
    /// As [`FunctionBuilder::load`].
    pub fn load_with(&mut self, ty: Type, address: Value, access: Access) -> Result<Value> {
        let (ptr_ty, ptr) = self.typed(address)?;
        let Access { align, volatile, ordering } = access;
        let (align, atomic) = (align.map(power_of_two).transpose()?, ordering.map(atomic));
        self.add_inst(Inst::Load { ty, old: false, atomic, volatile, ptr_ty, ptr, align })
    }

    /// `store value, address`
    ///
    /// # Errors
    /// If the address is no pointer.
    pub fn store(&mut self, value: Value, address: Value) -> Result<()> {
        self.store_with(value, address, Access::default())
    }

    /// The same, made in a certain way.
    ///
    /// # Errors
    /// As [`FunctionBuilder::store`].
    pub fn store_with(&mut self, value: Value, address: Value, access: Access) -> Result<()> {
        let (value, (ptr_ty, ptr)) = (self.typed(value)?, self.typed(address)?);
        let Access { align, volatile, ordering } = access;
        let (align, atomic) = (align.map(power_of_two).transpose()?, ordering.map(atomic));
        self.add_inst(Inst::Store { atomic, volatile, value, ptr_ty, ptr, align }).map(drop)
    }

    /// `fence`
    ///
    /// # Errors
    /// If there is no current block.
    pub fn fence(&mut self, ordering: Ordering) -> Result<()> {
        self.add_inst(Inst::Fence(atomic(ordering))).map(drop)
    }

    /// `cmpxchg`: gives `{ value, i1 }`.
    ///
    /// # Errors
    /// If the types do not fit.
    pub fn cmpxchg(
        &mut self,
        address: Value,
        expected: Value,
        new: Value,
        success: Ordering,
        failure: Ordering,
    ) -> Result<Value> {
        let ((ptr_ty, ptr), expected, new) = (self.typed(address)?, self.typed(expected)?, self.typed(new)?);
        let (weak, volatile, align, atomic) = (false, false, None, atomic(success));
        self.add_inst(Inst::CmpXchg { weak, volatile, ptr_ty, ptr, expected, new, atomic, failure, align })
    }

    /// `atomicrmw`: gives what was there before.
    ///
    /// # Errors
    /// If the types do not fit.
    pub fn atomicrmw(&mut self, op: RmwOp, address: Value, value: Value, ordering: Ordering) -> Result<Value> {
        let ((ptr_ty, ptr), value) = (self.typed(address)?, self.typed(value)?);
        let (volatile, align, atomic) = (false, None, atomic(ordering));
        self.add_inst(Inst::AtomicRmw { op, volatile, ptr_ty, ptr, value, atomic, align })
    }

    /// `getelementptr source, base, indices…`
    ///
    /// # Errors
    /// If the indices lead nowhere in the type.
    pub fn gep(&mut self, source: Type, base: Value, indices: &[Value]) -> Result<Value> {
        self.gep_with(GepFlags::default(), source, base, indices)
    }

    /// `getelementptr inbounds`
    ///
    /// # Errors
    /// As [`FunctionBuilder::gep`].
    pub fn inbounds_gep(&mut self, source: Type, base: Value, indices: &[Value]) -> Result<Value> {
        self.gep_with(GepFlags { inbounds: true, ..GepFlags::default() }, source, base, indices)
    }

    /// The address of a field of a struct: `getelementptr inbounds source, base, i32 0, i32 field`.
    ///
    /// # Errors
    /// If the type has no such field.
    pub fn struct_gep(&mut self, source: Type, base: Value, field: u32) -> Result<Value> {
        let indices = [self.const_int(Type::I32, 0)?, self.const_int(Type::I32, field.into())?];
        self.inbounds_gep(source, base, &indices)
    }

    /// `getelementptr` with flags.
    ///
    /// # Errors
    /// As [`FunctionBuilder::gep`].
    pub fn gep_with(&mut self, flags: GepFlags, source: Type, base: Value, indices: &[Value]) -> Result<Value> {
        let (base_ty, base) = self.typed(base)?;
        let indices = indices.iter().map(|index| self.typed(*index)).collect::<Result<_>>()?;
        self.add_inst(Inst::Gep { source, old: false, flags, base_ty, base, indices })
    }

    /// `extractvalue`
    ///
    /// # Errors
    /// If there is no such element.
    pub fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Result<Value> {
        let agg = self.typed(aggregate)?;
        self.add_inst(Inst::ExtractValue { agg, indices: indices.into() })
    }

    /// `insertvalue`
    ///
    /// # Errors
    /// If there is no such element, or it is of another type.
    pub fn insert_value(&mut self, aggregate: Value, value: Value, indices: &[u32]) -> Result<Value> {
        let (agg, value) = (self.typed(aggregate)?, self.typed(value)?);
        self.add_inst(Inst::InsertValue { agg, value, indices: indices.into() })
    }

    /// `extractelement`
    ///
    /// # Errors
    /// If it is no vector, or the index no integer.
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Result<Value> {
        let (vector, index) = (self.typed(vector)?, self.typed(index)?);
        self.add_inst(Inst::ExtractElement { vector, index })
    }

    /// `insertelement`
    ///
    /// # Errors
    /// If it is no vector of the value's type, or the index no integer.
    pub fn insert_element(&mut self, vector: Value, value: Value, index: Value) -> Result<Value> {
        let (vector, value, index) = (self.typed(vector)?, self.typed(value)?, self.typed(index)?);
        self.add_inst(Inst::InsertElement { vector, value, index })
    }

    /// `shufflevector`; the mask is a constant vector of `i32`.
    ///
    /// # Errors
    /// If the vectors are of different types, or the mask is none.
    pub fn shuffle_vector(&mut self, lhs: Value, rhs: Value, mask: Value) -> Result<Value> {
        let (lhs, rhs, mask) = (self.typed(lhs)?, self.typed(rhs)?, self.typed(mask)?);
        self.add_inst(Inst::ShuffleVector { lhs, rhs, mask })
    }

    /// A call of a function of the module, in its calling convention.
    ///
    /// # Errors
    /// If the arguments are not those of its type.
    pub fn call(&mut self, function: Global, args: &[Value]) -> Result<Value> {
        let convention = self.function_ref(function)?.cc;
        self.call_with(function, args, CallSettings { convention, ..CallSettings::default() })
    }

    /// The same with attributes, another convention, or `tail`.
    ///
    /// # Errors
    /// As [`FunctionBuilder::call`].
    pub fn call_with(&mut self, function: Global, args: &[Value], settings: CallSettings) -> Result<Value> {
        let ty = self.function_ref(function)?.ty;
        let callee = self.address(function)?;
        self.call_pointer_with(ty, callee, args, settings)
    }

    /// A call of a function of a type, by its address.
    ///
    /// # Errors
    /// If the arguments are not those of the type, or the callee is no pointer.
    pub fn call_pointer(&mut self, function_type: Type, callee: Value, args: &[Value]) -> Result<Value> {
        self.call_pointer_with(function_type, callee, args, CallSettings::default())
    }

    /// The same with attributes, another convention, or `tail`.
    ///
    /// # Errors
    /// As [`FunctionBuilder::call_pointer`].
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

    /// A call of an intrinsic function by its whole name, `llvm.ctpop.i32`, which is declared with the types of the arguments if it is
    /// not yet.
    ///
    /// # Errors
    /// If the name is that of no intrinsic function, or it is declared with other types.
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
