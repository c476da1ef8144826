//! Constants as operands.

use crate::ir::constant::{ConstExpr, block_token};
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{ConstId, Constant, GlobalId, Operand, Type};
use crate::jit::link::globals::GlobalAddr;
use crate::jit::link::symbol::Symbol;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::constant_eval::ConstantEvaluator;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::module_env::{RelocationModel, has_data};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::immediates::{Ieee32, Ieee64};
use cranelift_codegen::ir::{ConstantData, InstBuilder, MemFlagsData, Value, types};
use cranelift_entity::EntityRef;

impl FuncTranslator<'_, '_> {
    pub(super) fn constant(&mut self, cx: &InstContext, id: ConstId) -> ValueRepr {
        let module = self.env.module;
        match &module.constants[id] {
            other if module.types.vector(other.ty()).is_some() => self.constant_vector(cx, id),
            other if module.types.is_aggregate(other.ty()) && !matches!(other, Constant::Expr(..)) => {
                self.constant_aggregate(cx, id)
            }
            Constant::Global(_, global) => self.global(*global),
            Constant::Expr(ty, expr) => self.constant_expr(cx, id, *ty, expr),
            // Undefined values are zero here; any value is valid.
            other if module.types.wide_int(other.ty()).is_some() => {
                self.bigint_constant(other.ty(), other.as_wide_int())
            }
            other => {
                let bits = match other {
                    Constant::Int(_, bits) | Constant::Float(_, bits) => *bits,
                    Constant::BlockAddress(_, function, block) => block_token(*function, *block).into(),
                    // Undefined values are zero here; any value is valid.
                    _ => 0,
                };
                self.scalar_const(cx, self.env.scalar(other.ty()), bits)
            }
        }
    }

    /// Whether a floating-point constant should be kept in a register, because it is used in a loop. Cranelift
    /// rematerializes a scalar constant at each use, in two instructions; it loads a vector constant before the loop.
    pub(super) fn is_in_loop(&self, cx: &InstContext) -> bool {
        self.env.optimize && !self.func.returns_twice && self.func.loops.around(cx.block).is_some()
    }

    pub(super) fn scalar_const(&mut self, cx: &InstContext, scalar: Scalar, bits: u128) -> ValueRepr {
        match scalar {
            Scalar::Float | Scalar::Double if bits != 0 && self.is_in_loop(cx) => {
                let (lanes, bytes) = match scalar {
                    Scalar::Float => (types::F32X4, bits << 96 | bits << 64 | bits << 32 | bits),
                    _ => (types::F64X2, bits << 64 | bits),
                };
                let pooled = self.b.func.dfg.constants.insert(ConstantData::from(&bytes.to_le_bytes()[..]));
                let all = self.b.ins().vconst(lanes, pooled);
                self.b.ins().extractlane(all, 0).into()
            }
            Scalar::Float => self.b.ins().f32const(Ieee32::with_bits(bits as u32)).into(),
            Scalar::Double => self.b.ins().f64const(Ieee64::with_bits(bits as u64)).into(),
            Scalar::Ptr => ValueRepr::Address(Address { base: AddressBase::Absolute(bits as u64), offset: 0 }),
            // Only zero vectors reach this.
            Scalar::Vector(ty) => {
                let pooled = self.b.func.dfg.constants.insert(ConstantData::from(&[0u8; 16][..]));
                self.b.ins().vconst(ty, pooled).into()
            }
            Scalar::Int(_) | Scalar::Half | Scalar::BFloat | Scalar::X86Fp80 | Scalar::Fp128 => {
                self.int_const(scalar.clif(), bits).into()
            }
        }
    }

    fn global(&mut self, id: GlobalId) -> ValueRepr {
        match self.env.places[id] {
            GlobalAddr::Address(address) if !self.env.is_relocated(id) => {
                ValueRepr::Address(Address { base: AddressBase::Absolute(address), offset: 0 })
            }
            GlobalAddr::Address(_) => {
                let base = AddressBase::Value(self.relocated(id, 0));
                ValueRepr::Address(Address { base, offset: 0 })
            }
            GlobalAddr::Function => self.function_address(id).into(),
            // The word only changes while resolvers run.
            GlobalAddr::Ifunc(word) => {
                let at = self.relocated(id, word);
                self.b.ins().load(types::I64, MemFlagsData::trusted(), at, 0).into()
            }
            GlobalAddr::ThreadLocal { image, offset } => {
                let base = AddressBase::Value(self.thread_locals(id, image));
                ValueRepr::Address(Address { base, offset: offset as i64 })
            }
            GlobalAddr::LibraryThreadLocal(index) => {
                let index = self.relocated(id, index);
                let base = AddressBase::Value(self.call_runtime(RuntimeFn::LibraryThreadLocal, &[index]));
                ValueRepr::Address(Address { base, offset: 0 })
            }
            GlobalAddr::Unreached => unreachable!("whatever an instruction names is reached and has a place"),
        }
    }

    /// Returns the address of the thread's variables, which is computed once per block.
    fn thread_locals(&mut self, id: GlobalId, image: u64) -> Value {
        let here = self.b.current_block();
        if let Some((block, value)) = self.reused.thread_locals
            && Some(block) == here
        {
            return value;
        }
        let image = self.relocated(id, image);
        let value = self.call_runtime(RuntimeFn::ThreadLocals, &[image]);
        // Not reused if a call may return twice.
        self.reused.thread_locals = here.filter(|_| !self.func.returns_twice).map(|block| (block, value));
        value
    }

    /// Emits the address of a global's data.
    fn relocated(&mut self, id: GlobalId, address: u64) -> Value {
        let number = id.index() as u32;
        let symbol = match self.env.addresses {
            RelocationModel::Fixed => return self.b.ins().iconst(types::I64, address as i64),
            _ if !has_data(self.env.module, id) => Symbol::External(number),
            RelocationModel::FixedData => return self.b.ins().iconst(types::I64, address as i64),
            RelocationModel::Relocated => Symbol::Data(number),
            RelocationModel::RelocatedFar => Symbol::FarData(number),
        };
        let data = self.import(symbol, crate::jit::translate::signature::signature());
        self.b.ins().func_addr(types::I64, data)
    }

    fn function_address(&mut self, id: GlobalId) -> Value {
        let callee = self.import(Symbol::Function(id.index() as u32), crate::jit::translate::signature::signature());
        self.b.ins().func_addr(types::I64, callee)
    }

    fn constant_expr(&mut self, cx: &InstContext, id: ConstId, ty: Type, expr: &ConstExpr) -> ValueRepr {
        let module = self.env.module;
        if module.types.is_aggregate(ty) {
            return self.aggregate_expr(cx, ty, expr);
        }
        let is_sext_variable = |ty: &Type| module.types.wide_int(*ty).is_some();
        match expr {
            ConstExpr::Cast { op, arg, .. } if is_sext_variable(&ty) || is_sext_variable(&arg.0) => {
                let regroups = *op == CastOp::Bitcast && arg.0 != ty;
                return match regroups {
                    true => self.regroup(cx, arg.0, Operand::Const(arg.1), ty),
                    false => self.bigint_cast(cx, *op, arg.0, Operand::Const(arg.1), ty),
                };
            }
            ConstExpr::Binary { op, lhs, rhs, .. } if is_sext_variable(&ty) => {
                let evaluator = ConstantEvaluator { module, layout: self.env.layout, address: &|_| None };
                if let (true, Ok(words)) = (op.is_division(), evaluator.wide(ty, id)) {
                    return self.bigint_constant(ty, Some(&words));
                }
                return self.bigint_binary(cx, *op, ty, Operand::Const(lhs.1), Operand::Const(rhs.1));
            }
            ConstExpr::Icmp { pred, lhs, rhs } if is_sext_variable(&lhs.0) => {
                return self.bigint_icmp(cx, *pred, lhs.0, Operand::Const(lhs.1), Operand::Const(rhs.1)).into();
            }
            ConstExpr::Select { cond, then, other } if is_sext_variable(&ty) => {
                return self.select(cx, ty, Operand::Const(cond.1), Operand::Const(then.1), Operand::Const(other.1));
            }
            ConstExpr::ExtractElement { vector, index } if is_sext_variable(&ty) => {
                let operand = |part: (Type, ConstId)| (part.0, Operand::Const(part.1));
                let cx = &cx.whole();
                return self.extractelement(cx, operand(*vector), operand(*index));
            }
            _ => {}
        }
        let scalar = self.env.scalar(ty);
        // Keeps addresses as base and offset, so that several uses of one global share its address.
        let operand = |part: (Type, ConstId)| (part.0, Operand::Const(part.1));
        match expr {
            ConstExpr::Gep { source, base, indices, .. } => {
                let indices: Vec<_> = indices.iter().map(|i| operand(*i)).collect();
                return ValueRepr::Address(self.gep(cx, *source, Operand::Const(base.1), &indices));
            }
            ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } if scalar == Scalar::Ptr => {
                return self.constant(cx, arg.1);
            }
            _ => {}
        }
        let env = self.env;
        let address = |id: GlobalId| env.known_address(id);
        let evaluator = ConstantEvaluator { module, layout: self.env.layout, address: &address };
        if let Ok(bits) = evaluator.scalar(ty, id) {
            return self.scalar_const(cx, scalar, bits);
        }
        // Depends on the address of a function, an ifunc or a thread-local variable: computed at run time.
        match expr {
            ConstExpr::Cast { op, arg, .. } => self.cast(cx, *op, arg.0, Operand::Const(arg.1), ty),
            ConstExpr::Binary { op, lhs, rhs, .. } if op.is_division() => {
                self.constant_division(cx, *op, ty, lhs.1, rhs.1)
            }
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                self.binary(cx, *op, ty, Operand::Const(lhs.1), Operand::Const(rhs.1)).into()
            }
            ConstExpr::Icmp { pred, lhs, rhs } => {
                self.icmp(cx, *pred, lhs.0, Operand::Const(lhs.1), Operand::Const(rhs.1)).into()
            }
            ConstExpr::Fcmp { pred, lhs, rhs } => {
                self.fcmp(cx, *pred, lhs.0, Operand::Const(lhs.1), Operand::Const(rhs.1)).into()
            }
            ConstExpr::Select { cond, then, other } => {
                self.select(cx, ty, Operand::Const(cond.1), Operand::Const(then.1), Operand::Const(other.1))
            }
            ConstExpr::Gep { .. } => unreachable!("translated above"),
            ConstExpr::ExtractElement { vector, index } => {
                let cx = &cx.whole();
                self.extractelement(cx, operand(*vector), operand(*index))
            }
            ConstExpr::InsertElement { .. } | ConstExpr::ShuffleVector { .. } | ConstExpr::Splat(_) => {
                unreachable!("they are vectors, which are translated as such")
            }
            ConstExpr::Fneg(_) | ConstExpr::ExtractValue { .. } | ConstExpr::InsertValue { .. } => {
                unreachable!("a checked module has none: verify::lower::constexpr")
            }
        }
    }

    /// Translates a division of constants that are only known at run time. A division without a defined result is
    /// poison, and does not trap.
    pub(super) fn constant_division(
        &mut self,
        cx: &InstContext,
        op: BinaryOp,
        ty: Type,
        lhs: ConstId,
        rhs: ConstId,
    ) -> ValueRepr {
        let (a, b) = (self.scalar(cx, Operand::Const(lhs)), self.scalar(cx, Operand::Const(rhs)));
        let Scalar::Int(bits) = self.env.element(ty) else {
            return self.binary_of(op, self.env.element(ty), a, b).into();
        };
        let known = self.zero_extended(bits, b);
        let divides = self.b.ins().icmp_imm_u(IntCC::NotEqual, known, 0);
        let clif = self.b.func.dfg.value_type(b);
        let one = self.int_const(clif, 1);
        // Replaces the divisor -1 of the minimum integer with 1: the result of the overflow may be any value.
        let sign = self.sign_extended(bits, b);
        let minus_one = self.int_const(clif, u128::MAX);
        let is_minus_one = self.b.ins().icmp(IntCC::Equal, sign, minus_one);
        let divisor = self.choose(divides, b, one);
        let result = match op {
            BinaryOp::Sdiv | BinaryOp::Srem if bits > 1 => {
                let safe = self.choose(is_minus_one, one, divisor);
                let result = self.binary_of(op, Scalar::Int(bits), a, safe);
                let negative = self.b.ins().ineg(result);
                self.choose(is_minus_one, negative, result)
            }
            BinaryOp::Sdiv => a,
            BinaryOp::Srem => self.int_const(clif, 0),
            _ => self.binary_of(op, Scalar::Int(bits), a, divisor),
        };
        result.into()
    }
}
