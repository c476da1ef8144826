//! Intrinsics (LangRef "Intrinsic Functions"): the supported ones, and their lowering.

mod bigint;
mod float;
mod int;
mod signature;
pub(super) mod x86;

use crate::host::x86_64::trampoline;
use crate::ir::inst::{BinaryOp, CallInfo, CastOp, FcmpPred};
use crate::ir::{Name, Operand, Type, TypeKind, intrinsics};
use crate::jit::runtime::{JUMP_BUFFER, RuntimeFn};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::simd::{Masked as Memory, Rearrange, Reduction};
use crate::jit::translate::trap_codes::TRAP_CALLED;
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value, types};

/// A supported intrinsic function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Intrinsic {
    /// A hint for optimizers or debuggers: no code.
    NoOp,
    /// Returns its first argument: `llvm.expect` and others.
    ReturnFirst,
    /// A copy of memory, by `memcpy` or `memmove`.
    Copy(RuntimeFn),
    Memset,
    Stacksave,
    Stackrestore,
    VaStart,
    VaCopy,
    Trap,
    Debugtrap,
    /// Returns zero, false or null. `llvm.is.constant` is false, as without optimization.
    ReturnZero,
    /// Returns one or true.
    ReturnOne,
    /// The return address at level 0, otherwise null.
    ReturnAddress,
    /// The frame address at level 0, otherwise null.
    FrameAddress,
    Clock,
    Ptrmask,
    LoadRelative,
    /// `llvm.objectsize`: the size is unknown in every case.
    Objectsize,
    Abs,
    /// `scmp`, `ucmp`: -1, 0 or 1. Whether signed.
    ThreeWayCmp(bool),
    /// `smax` and others: the first operand if the condition holds, else the second.
    MinMax(IntCC),
    Ctpop,
    Ctlz,
    Cttz,
    Bswap,
    Bitreverse,
    Fshl,
    Fshr,
    /// `llvm.sadd.with.overflow` and its family: the operation, and whether it is signed.
    Overflow(BinaryOp, bool),
    UaddSat,
    UsubSat,
    SaddSat,
    SsubSat,
    /// `sshl.sat`, `ushl.sat`: whether signed.
    ShlSat(bool),
    Fabs,
    Sqrt,
    Floor,
    Ceil,
    Truncate,
    /// Ties to even: `rint`, `nearbyint`, `roundeven`.
    Nearest,
    Canonicalize,
    Copysign,
    Fma,
    /// Rounds twice, which LangRef permits.
    Fmuladd,
    Minnum,
    Maxnum,
    Minimum,
    Maximum,
    Minimumnum,
    Maximumnum,
    Ldexp,
    IsFpclass,
    Isunordered,
    /// `lround`, `lrint`: whether ties round away from zero.
    Whole(bool),
    /// Two results in a struct.
    Pair(Pair),
    /// Converts a float to a `half`, as the integer of its bits.
    ToFp16,
    /// Converts a `half`, as the integer of its bits, to a float.
    FromFp16,
    /// `llvm.get.rounding`
    GetRounding,
    /// `llvm.set.rounding`
    SetRounding,
    /// `llvm.experimental.constrained.fadd` and its family. Exception behavior is not modeled.
    ConstrainedBinary(BinaryOp),
    /// `llvm.experimental.constrained.fptosi` and its family.
    ConstrainedCast(CastOp),
    /// `llvm.experimental.constrained.fcmp`: the predicate is a metadata operand.
    ConstrainedFcmp,
    /// A libm function, for double and float.
    Math(RuntimeFn, RuntimeFn),
    FptosiSat,
    FptouiSat,
    /// `llvm.vector.reduce.*`
    Reduce(Reduction),
    /// `llvm.vector.insert` and other rearrangements.
    Rearrange(Rearrange),
    /// `llvm.masked.load` and its family: the addressing, and whether it is a store.
    Masked(Memory, bool),
    /// `llvm.eh.sjlj.setjmp`
    Setjmp,
    /// `llvm.eh.sjlj.longjmp`
    Longjmp,
    /// `llvm.eh.typeid.for`: the selector of a type.
    TypeidFor,
    /// `llvm.init.trampoline`
    InitTrampoline,
}

/// Functions with two results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum Pair {
    Frexp,
    Modf,
    Sincos,
}

impl Intrinsic {
    /// Returns the intrinsic with the name of a global.
    pub(in crate::jit) fn named(name: &Name) -> Option<Intrinsic> {
        let Name::Text(text) = name else { return None };
        Intrinsic::of_name(text)
    }

    /// Returns the intrinsic of a symbol such as `llvm.memcpy.p0.p0.i64`.
    pub(in crate::jit) fn of_name(symbol: &str) -> Option<Intrinsic> {
        let name = intrinsics::of_symbol(symbol)?;
        match name.strip_prefix("experimental.constrained.") {
            Some(operation) => Intrinsic::constrained(operation),
            None => Intrinsic::plain(name).or_else(|| Rearrange::named(name).map(Intrinsic::Rearrange)),
        }
    }

    /// Returns a constrained operation by its name: the operation itself; its rounding is in
    /// [`crate::jit::translate::scalar::rounding`].
    fn constrained(name: &str) -> Option<Intrinsic> {
        Some(match name {
            "fadd" => Intrinsic::ConstrainedBinary(BinaryOp::Fadd),
            "fsub" => Intrinsic::ConstrainedBinary(BinaryOp::Fsub),
            "fmul" => Intrinsic::ConstrainedBinary(BinaryOp::Fmul),
            "fdiv" => Intrinsic::ConstrainedBinary(BinaryOp::Fdiv),
            "frem" => Intrinsic::ConstrainedBinary(BinaryOp::Frem),
            "fptosi" => Intrinsic::ConstrainedCast(CastOp::Fptosi),
            "fptoui" => Intrinsic::ConstrainedCast(CastOp::Fptoui),
            "sitofp" => Intrinsic::ConstrainedCast(CastOp::Sitofp),
            "uitofp" => Intrinsic::ConstrainedCast(CastOp::Uitofp),
            "fptrunc" => Intrinsic::ConstrainedCast(CastOp::Fptrunc),
            "fpext" => Intrinsic::ConstrainedCast(CastOp::Fpext),
            "fcmp" | "fcmps" => Intrinsic::ConstrainedFcmp,
            _ => {
                let plain = Intrinsic::plain(name)?;
                return (plain.gives_float() || matches!(plain, Intrinsic::Whole(_))).then_some(plain);
            }
        })
    }

    /// Returns the intrinsic with a name of [`intrinsics`].
    fn plain(name: &str) -> Option<Intrinsic> {
        use Intrinsic::*;
        Some(match name {
            "dbg.addr"
            | "dbg.assign"
            | "dbg.declare"
            | "dbg.func.start"
            | "dbg.label"
            | "dbg.region.end"
            | "dbg.region.start"
            | "dbg.stoppoint"
            | "dbg.value"
            | "lifetime.start"
            | "lifetime.end"
            | "invariant.end"
            | "donothing"
            | "assume"
            | "sideeffect"
            | "prefetch"
            | "pseudoprobe"
            | "clear_cache"
            | "gcroot"
            | "fake.use"
            | "memory.barrier"
            | "codeview.annotation"
            | "var.annotation"
            | "experimental.noalias.scope.decl" => NoOp,
            // The state of a list is in the frame of its function.
            "va_end" => NoOp,
            "va_start" => VaStart,
            "va_copy" => VaCopy,
            "expect"
            | "expect.with.probability"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "annotation"
            | "ptr.annotation"
            | "ssa.copy"
            | "threadlocal.address"
            | "arithmetic.fence" => ReturnFirst,
            // The trampoline is executable where it was written.
            "adjust.trampoline" => ReturnFirst,
            "memcpy" | "memcpy.inline" => Copy(RuntimeFn::Memcpy),
            "memmove" => Copy(RuntimeFn::Memmove),
            "memset" | "memset.inline" => Memset,
            "stacksave" => Stacksave,
            "stackrestore" => Stackrestore,
            "trap" | "ubsantrap" => Trap,
            "debugtrap" => Debugtrap,
            "is.constant" => ReturnZero,
            // An opaque handle, which is not used.
            "invariant.start" => ReturnZero,
            // LangRef: zero if the value cannot be determined.
            "addressofreturnaddress" | "sponentry" => ReturnZero,
            "returnaddress" => ReturnAddress,
            "frameaddress" => FrameAddress,
            "get.rounding" => GetRounding,
            "set.rounding" => SetRounding,
            // Scalable vectors have exactly as many elements as their type says.
            "vscale" => ReturnOne,
            // These conditions are true.
            "experimental.widenable.condition" | "allow.runtime.check" | "allow.ubsan.check" => ReturnOne,
            "readcyclecounter" | "readsteadycounter" => Clock,
            "ptrmask" => Ptrmask,
            "load.relative" => LoadRelative,
            "fptrunc.round" => ConstrainedCast(CastOp::Fptrunc),
            "convert.to.fp16" => ToFp16,
            "convert.from.fp16" => FromFp16,
            "objectsize" => Objectsize,
            "is.fpclass" => IsFpclass,
            "isunordered" => Isunordered,
            "abs" => Abs,
            "scmp" => ThreeWayCmp(true),
            "ucmp" => ThreeWayCmp(false),
            "smax" => MinMax(IntCC::SignedGreaterThan),
            "smin" => MinMax(IntCC::SignedLessThan),
            "umax" => MinMax(IntCC::UnsignedGreaterThan),
            "umin" => MinMax(IntCC::UnsignedLessThan),
            "ctpop" => Ctpop,
            "ctlz" => Ctlz,
            "cttz" => Cttz,
            "bswap" => Bswap,
            "bitreverse" => Bitreverse,
            "fshl" => Fshl,
            "fshr" => Fshr,
            "sadd.with.overflow" => Overflow(BinaryOp::Add, true),
            "uadd.with.overflow" => Overflow(BinaryOp::Add, false),
            "ssub.with.overflow" => Overflow(BinaryOp::Sub, true),
            "usub.with.overflow" => Overflow(BinaryOp::Sub, false),
            "smul.with.overflow" => Overflow(BinaryOp::Mul, true),
            "umul.with.overflow" => Overflow(BinaryOp::Mul, false),
            "uadd.sat" => UaddSat,
            "usub.sat" => UsubSat,
            "sadd.sat" => SaddSat,
            "ssub.sat" => SsubSat,
            "sshl.sat" => ShlSat(true),
            "ushl.sat" => ShlSat(false),
            "canonicalize" => Canonicalize,
            "minimumnum" => Minimumnum,
            "maximumnum" => Maximumnum,
            "ldexp" => Ldexp,
            "lround" | "llround" => Whole(true),
            "lrint" | "llrint" => Whole(false),
            "frexp" => Pair(self::Pair::Frexp),
            "modf" => Pair(self::Pair::Modf),
            "sincos" => Pair(self::Pair::Sincos),
            "sinh" => Math(RuntimeFn::Sinh, RuntimeFn::Sinhf),
            "cosh" => Math(RuntimeFn::Cosh, RuntimeFn::Coshf),
            "tanh" => Math(RuntimeFn::Tanh, RuntimeFn::Tanhf),
            "asin" => Math(RuntimeFn::Asin, RuntimeFn::Asinf),
            "acos" => Math(RuntimeFn::Acos, RuntimeFn::Acosf),
            "atan" => Math(RuntimeFn::Atan, RuntimeFn::Atanf),
            "atan2" => Math(RuntimeFn::Atan2, RuntimeFn::Atan2f),
            "exp10" => Math(RuntimeFn::Exp10, RuntimeFn::Exp10f),
            "fabs" => Fabs,
            "sqrt" => Sqrt,
            "floor" => Floor,
            "ceil" => Ceil,
            "trunc" => Truncate,
            "rint" | "nearbyint" | "roundeven" => Nearest,
            "round" => Math(RuntimeFn::Round, RuntimeFn::Roundf),
            "copysign" => Copysign,
            "fma" => Fma,
            "fmuladd" => Fmuladd,
            "minnum" => Minnum,
            "maxnum" => Maxnum,
            "minimum" => Minimum,
            "maximum" => Maximum,
            "sin" => Math(RuntimeFn::Sin, RuntimeFn::Sinf),
            "cos" => Math(RuntimeFn::Cos, RuntimeFn::Cosf),
            "exp" => Math(RuntimeFn::Exp, RuntimeFn::Expf),
            "exp2" => Math(RuntimeFn::Exp2, RuntimeFn::Exp2f),
            "log" => Math(RuntimeFn::Log, RuntimeFn::Logf),
            "log2" => Math(RuntimeFn::Log2, RuntimeFn::Log2f),
            "log10" => Math(RuntimeFn::Log10, RuntimeFn::Log10f),
            "tan" => Math(RuntimeFn::Tan, RuntimeFn::Tanf),
            "pow" => Math(RuntimeFn::Pow, RuntimeFn::Powf),
            "powi" => Math(RuntimeFn::Powi, RuntimeFn::Powif),
            "masked.load" => Masked(Memory::Consecutive, false),
            "masked.store" => Masked(Memory::Consecutive, true),
            "masked.gather" => Masked(Memory::Scattered, false),
            "masked.scatter" => Masked(Memory::Scattered, true),
            "masked.expandload" => Masked(Memory::Dense, false),
            "masked.compressstore" => Masked(Memory::Dense, true),
            "eh.typeid.for" | "eh.typeid.for.i32" | "eh.typeid.for.i64" => TypeidFor,
            "init.trampoline" => InitTrampoline,
            "eh.sjlj.setjmp" => Setjmp,
            "eh.sjlj.longjmp" => Longjmp,
            "fptosi.sat" => FptosiSat,
            "fptoui.sat" => FptouiSat,
            _ => {
                let current = name.strip_prefix("experimental.").unwrap_or(name);
                Reduce(Reduction::named(current.strip_prefix("vector.reduce.")?)?)
            }
        })
    }
}

impl FuncTranslator<'_, '_> {
    /// Whether a callee is `llvm.stacksave` or `llvm.stackrestore`.
    pub(super) fn is_stack_intrinsic(&self, callee: Operand) -> bool {
        let named = crate::ir::callee::named_callee(self.env.module, callee);
        let intrinsic = named.and_then(|id| Intrinsic::named(&self.env.module.globals[id].name));
        matches!(intrinsic, Some(Intrinsic::Stacksave | Intrinsic::Stackrestore))
    }

    /// Translates `llvm.init.trampoline`: writes code that jumps to a function with an argument in r10.
    fn init_trampoline(&mut self, cx: &InstContext, [trampoline, function, nest]: [Operand; 3]) {
        let (at, function, nest) = (self.scalar(cx, trampoline), self.scalar(cx, function), self.scalar(cx, nest));
        let store = |this: &mut Self, scalar, value, offset: usize| {
            let to = Address { base: AddressBase::Value(at), offset: offset as i64 };
            this.store(scalar, value, to, MemAccess::UNALIGNED);
        };
        for (offset, bytes) in trampoline::PARTS {
            for (n, byte) in bytes.iter().enumerate() {
                let byte = self.b.ins().iconst(types::I8, i64::from(*byte));
                store(self, Scalar::Int(8), byte, offset + n);
            }
        }
        store(self, Scalar::Ptr, function, trampoline::FUNCTION_OFFSET);
        store(self, Scalar::Ptr, nest, trampoline::NEST_OFFSET);
        self.call_runtime(RuntimeFn::Executable, &[at]);
    }

    /// Translates a call of an intrinsic. Returns its result, if it has one.
    pub(super) fn intrinsic(&mut self, cx: &InstContext, intrinsic: Intrinsic, call: &CallInfo) -> Option<ValueRepr> {
        let TypeKind::Function { ret, .. } = self.env.module.types.kind(call.fn_ty) else { return None };
        if self.is_bigint_call(call) {
            return self.bigint_call(cx, intrinsic, call, *ret);
        }
        let types = &self.env.module.types;
        let ret = Scalar::of(types, types.scalar(*ret));
        let arg = |n: usize| call.args[n].value;
        let arg_bits = |this: &Self, n: usize| this.env.element(call.args[n].ty).bits();
        if let Some(result) = self.rounded_operation(cx, intrinsic, call, ret) {
            return Some(result.into());
        }
        let result: Value = match intrinsic {
            Intrinsic::NoOp => return None,
            Intrinsic::ReturnFirst => return Some(self.value(cx, arg(0))),
            Intrinsic::TypeidFor => {
                let number = self.type_number(arg(0));
                self.b.ins().iconst(types::I32, i64::from(number))
            }
            // The program's buffer is too small for the registers. They are saved in the frame, and the second word of
            // the buffer points to them.
            Intrinsic::Setjmp => {
                let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, JUMP_BUFFER, 4);
                let slot = self.b.create_sized_stack_slot(slot);
                let (buffer, saved) = (self.scalar(cx, arg(0)), self.b.ins().stack_addr(types::I64, slot, 0));
                self.store(
                    Scalar::Ptr,
                    saved,
                    Address { base: AddressBase::Value(buffer), offset: 8 },
                    MemAccess::UNALIGNED,
                );
                self.call_runtime(RuntimeFn::Setjmp, &[saved])
            }
            Intrinsic::Longjmp => {
                let buffer = Address { base: AddressBase::Value(self.scalar(cx, arg(0))), offset: 8 };
                let (saved, one) =
                    (self.load(Scalar::Ptr, buffer, MemAccess::UNALIGNED), self.b.ins().iconst(types::I32, 1));
                self.call_runtime(RuntimeFn::Longjmp, &[saved, one]);
                return None;
            }
            Intrinsic::InitTrampoline => {
                self.init_trampoline(cx, [0, 1, 2].map(arg));
                return None;
            }
            Intrinsic::Copy(function) => {
                let (to, from) = (self.scalar(cx, arg(0)), self.scalar(cx, arg(1)));
                let (bits, length) = (arg_bits(self, 2), self.scalar(cx, arg(2)));
                let length = self.length(bits, length);
                if self.env.objects.is_some() && matches!(function, RuntimeFn::Memcpy) {
                    self.check_apart(cx, arg(0), arg(1), length);
                }
                self.call_runtime(function, &[to, from, length]);
                return None;
            }
            Intrinsic::Overflow(op, signed) => {
                let (bits, a, b) = (arg_bits(self, 0), self.scalar(cx, arg(0)), self.scalar(cx, arg(1)));
                let (result, over) = self.overflowing(op, signed, bits, a, b);
                return Some(self.value_from_scalars([result, over]));
            }
            Intrinsic::Memset => {
                let (to, byte) = (self.scalar(cx, arg(0)), self.scalar(cx, arg(1)));
                let (bits, length) = (arg_bits(self, 2), self.scalar(cx, arg(2)));
                let length = self.length(bits, length);
                let byte = self.b.ins().uextend(types::I32, byte);
                self.call_runtime(RuntimeFn::Memset, &[to, byte, length]);
                return None;
            }
            Intrinsic::Stacksave => match self.last_slot_object() {
                Some(last) => last,
                None => self.side_top(),
            },
            Intrinsic::Stackrestore => {
                let top = self.scalar(cx, arg(0));
                match self.frame.slot_list {
                    Some(_) => self.release_slot_objects(Some(top)),
                    None => self.restore_side_top(top),
                }
                return None;
            }
            Intrinsic::VaStart => {
                self.va_start(cx, arg(0));
                return None;
            }
            Intrinsic::VaCopy => {
                self.va_copy(cx, arg(0), arg(1));
                return None;
            }
            Intrinsic::Trap => {
                // In CLIF a trap terminates its block, but the instructions after the call still need a block.
                let always = self.b.ins().iconst(types::I8, 1);
                self.b.ins().trapnz(always, TRAP_CALLED);
                return None;
            }
            Intrinsic::Debugtrap => {
                self.b.ins().debugtrap();
                return None;
            }
            Intrinsic::GetRounding => self.call_runtime(RuntimeFn::Rounding, &[]),
            Intrinsic::SetRounding => {
                let mode = self.scalar(cx, arg(0));
                self.call_runtime(RuntimeFn::SetRounding, &[mode]);
                return None;
            }
            Intrinsic::ReturnZero => self.int_const(ret?.clif(), 0),
            Intrinsic::ReturnOne => self.int_const(ret?.clif(), 1),
            Intrinsic::ReturnAddress | Intrinsic::FrameAddress => match self.asks_about_itself(arg(0)) {
                true if intrinsic == Intrinsic::ReturnAddress => self.b.ins().get_return_address(types::I64),
                true => self.b.ins().get_frame_pointer(types::I64),
                false => self.int_const(types::I64, 0),
            },
            Intrinsic::Clock => {
                let now = self.call_runtime(RuntimeFn::Clock, &[]);
                self.truncated(64, ret?.bits(), now)
            }
            Intrinsic::Ptrmask => {
                let (pointer, mask, bits) = (self.scalar(cx, arg(0)), self.scalar(cx, arg(1)), arg_bits(self, 1));
                // Pointer bits beyond the width of the mask are preserved.
                let mask = self.zero_extended(bits, mask);
                let mask = match bits {
                    65.. => self.b.ins().ireduce(types::I64, mask),
                    64 => mask,
                    _ => {
                        let low = if bits > 32 { mask } else { self.b.ins().uextend(types::I64, mask) };
                        self.b.ins().bor_imm_s(low, -1 << bits)
                    }
                };
                self.b.ins().band(pointer, mask)
            }
            Intrinsic::LoadRelative => {
                let (base, offset, bits) = (self.scalar(cx, arg(0)), self.scalar(cx, arg(1)), arg_bits(self, 1));
                self.load_relative(base, offset, bits)
            }
            Intrinsic::Objectsize => {
                // Unknown size: all ones if the maximum is requested, 0 if the minimum is.
                let (least, bits) = (self.scalar(cx, arg(1)), arg_bits(self, 1));
                let least = self.zero_extended(bits, least);
                let zero = self.int_const(ret?.clif(), 0);
                let ones = self.int_const(ret?.clif(), u128::MAX);
                self.choose(least, zero, ones)
            }
            Intrinsic::Math(double, float) => {
                let args = self.values(cx, call);
                self.mathematical([double, float], ret?, &args)
            }
            Intrinsic::Ldexp => {
                let (value, power) = (self.scalar(cx, arg(0)), self.scalar(cx, arg(1)));
                self.ldexp(ret?, value, power)
            }
            Intrinsic::FptosiSat | Intrinsic::FptouiSat => {
                let (from, value) = (self.env.element(call.args[0].ty), self.scalar(cx, arg(0)));
                self.saturated(intrinsic == Intrinsic::FptosiSat, from, value, ret?.bits())
            }
            Intrinsic::Whole(away) => {
                let (from, value) = (self.env.element(call.args[0].ty), self.scalar(cx, arg(0)));
                self.rounded(away, from, value, ret?.bits())
            }
            Intrinsic::IsFpclass => {
                let (from, value) = (self.env.element(call.args[0].ty), self.scalar(cx, arg(0)));
                let mask = self.known(arg(1)).unwrap_or(0);
                self.is_of_class(from, value, mask)
            }
            Intrinsic::Pair(pair) => {
                let (from, value) = (self.env.element(call.args[0].ty), self.scalar(cx, arg(0)));
                let TypeKind::Function { ret, .. } = self.env.module.types.kind(call.fn_ty) else { return None };
                let width = self.layouts.flat(*ret).fields.get(1).map_or(0, |p| p.scalar.bits());
                let results = self.pair(pair, from, value, width);
                return Some(self.value_from_scalars(results));
            }
            Intrinsic::ToFp16 => {
                let (from, value) = (self.env.element(call.args[0].ty), self.scalar(cx, arg(0)));
                match from {
                    Scalar::Half => value,
                    _ => self.float_to_float(from, value, Scalar::Half),
                }
            }
            Intrinsic::FromFp16 => {
                let bits = self.scalar(cx, arg(0));
                match ret? {
                    Scalar::Half => bits,
                    to => self.float_to_float(Scalar::Half, bits, to),
                }
            }
            Intrinsic::ConstrainedBinary(op) => {
                let (a, b) = (self.scalar(cx, arg(0)), self.scalar(cx, arg(1)));
                self.float_binary(op, ret?, a, b)
            }
            Intrinsic::ConstrainedCast(op) => {
                let to = match self.env.module.types.kind(call.fn_ty) {
                    TypeKind::Function { ret, .. } => *ret,
                    _ => return None,
                };
                return Some(self.cast(cx, op, call.args[0].ty, arg(0), to));
            }
            Intrinsic::Isunordered => self.fcmp(cx, FcmpPred::Uno, call.args[0].ty, arg(0), arg(1)),
            Intrinsic::ConstrainedFcmp => {
                let pred = call
                    .metadata_strings(&self.env.module.constants)
                    .find_map(FcmpPred::from_keyword)
                    .unwrap_or(FcmpPred::False);
                self.fcmp(cx, pred, call.args[0].ty, arg(0), arg(1))
            }
            Intrinsic::ThreeWayCmp(signed) => {
                let (bits, a, b) = (arg_bits(self, 0), self.scalar(cx, arg(0)), self.scalar(cx, arg(1)));
                self.three_way(signed, bits, [a, b], ret?)
            }
            Intrinsic::Reduce(_) | Intrinsic::Masked(..) | Intrinsic::Rearrange(_) => {
                unreachable!("translated as operations on vectors")
            }
            _ => match ret? {
                Scalar::Int(bits) => {
                    let args = self.values(cx, call);
                    let result = self.int_intrinsic(intrinsic, bits, &args);
                    self.canonical(bits, result)
                }
                scalar => {
                    let args = self.values(cx, call);
                    self.float_intrinsic(intrinsic, scalar, &args)
                }
            },
        };
        Some(result.into())
    }

    /// Returns all arguments except metadata.
    fn values(&mut self, cx: &InstContext, call: &CallInfo) -> Vec<Value> {
        let args = call.args.iter().filter(|a| a.ty != Type::METADATA);
        args.map(|a| self.scalar(cx, a.value)).collect()
    }

    /// Returns an integer constant.
    pub(super) fn known(&self, operand: Operand) -> Option<u128> {
        self.env.module.constants.known_int(operand)
    }

    /// Whether level 0 is requested, in a function that is called directly rather than through an entry thunk.
    fn asks_about_itself(&self, level: Operand) -> bool {
        self.known(level) == Some(0) && !self.func.function.varargs
    }
}

impl Intrinsic {
    /// Whether it applies to each element of a vector separately.
    #[expect(clippy::match_like_matches_macro, reason = "rustfmt would give each name a line")]
    pub(in crate::jit) fn is_elementwise(self) -> bool {
        use Intrinsic::*;
        match self {
            ReturnFirst | Abs | ThreeWayCmp(_) | MinMax(_) | Ctpop | Ctlz | Cttz | Bswap | Bitreverse | Fshl | Fshr => {
                true
            }
            UaddSat | UsubSat | SaddSat | SsubSat | ShlSat(_) | Fabs | Sqrt | Floor | Ceil | Truncate | Nearest => true,
            Canonicalize | Copysign | Fma | Fmuladd | Minnum | Maxnum | Minimum | Maximum | Minimumnum => true,
            Maximumnum | Ldexp | IsFpclass | Whole(_) | ConstrainedBinary(_) | ConstrainedCast(_) | ConstrainedFcmp => {
                true
            }
            Math(..) | FptosiSat | FptouiSat => true,
            _ => false,
        }
    }
}
