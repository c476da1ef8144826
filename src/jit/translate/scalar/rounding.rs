//! Constrained operations with a dynamic rounding mode, or with one other than to nearest.

use crate::ir::inst::{BinaryOp, CallInfo, CastOp};
use crate::ir::{FloatKind, Type, Types};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::Intrinsic;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::x86_64::rounding::{RoundedOp, RoundingMode, code};
use cranelift_codegen::ir::{InstBuilder, Value, types};

/// Whether a constrained operation supports the rounding mode in its metadata string. Of the small and large formats,
/// only `x86_fp80` supports another mode than to nearest, and only as the dynamic mode that the program has set.
pub(in crate::jit) fn rounds(all: &Types, word: &str, call: &CallInfo, ret: Type) -> bool {
    let machine = |ty: Type| {
        all.float_kind(all.scalar(ty)).is_none_or(|kind| matches!(kind, FloatKind::Float | FloatKind::Double))
    };
    match word {
        "round.tonearest" | "round.dynamic" => true,
        word => RoundingMode::named(word).is_some() && machine(ret) && call.args.iter().all(|a| machine(a.ty)),
    }
}

impl FuncTranslator<'_, '_> {
    /// Translates an operation with an explicit or dynamic rounding mode. `None` for any other operation, and for the
    /// small and large formats, which round to nearest, except that the x87 itself obeys the dynamic mode.
    pub(in crate::jit::translate) fn rounded_operation(
        &mut self,
        cx: &InstContext,
        intrinsic: Intrinsic,
        call: &CallInfo,
        ret: Option<Scalar>,
    ) -> Option<Value> {
        let rounding = call.metadata_strings(&self.env.module.constants).find_map(RoundingMode::named)?;
        let (arg, from) = (|n: usize| call.args[n].value, self.env.element(call.args.first()?.ty));
        let machine = |scalar: Scalar| matches!(scalar, Scalar::Float | Scalar::Double);
        let ret = ret?;
        Some(match intrinsic {
            Intrinsic::ConstrainedBinary(op) if machine(ret) => {
                let (a, b) = (self.scalar(cx, arg(0)), self.scalar(cx, arg(1)));
                let op = match op {
                    BinaryOp::Fadd => RoundedOp::Add,
                    BinaryOp::Fsub => RoundedOp::Sub,
                    BinaryOp::Fmul => RoundedOp::Mul,
                    BinaryOp::Fdiv => RoundedOp::Div,
                    // Exact.
                    _ => return None,
                };
                self.rounded_binary(op, rounding, ret, a, b)
            }
            Intrinsic::Sqrt | Intrinsic::Nearest if machine(ret) => {
                let a = self.scalar(cx, arg(0));
                let op = if intrinsic == Intrinsic::Sqrt { RoundedOp::Sqrt } else { RoundedOp::Rint };
                self.rounded_binary(op, rounding, ret, a, a)
            }
            Intrinsic::Fma if machine(ret) => {
                let function = if ret == Scalar::Float { RuntimeFn::RoundedFmaf } else { RuntimeFn::RoundedFma };
                let mode = self.word(rounding as u32);
                let [a, b, c] = [0, 1, 2].map(|n| self.scalar(cx, arg(n)));
                self.call_runtime(function, &[a, b, c, mode])
            }
            Intrinsic::Fmuladd if machine(ret) => {
                let [a, b, c] = [0, 1, 2].map(|n| self.scalar(cx, arg(n)));
                let product = self.rounded_binary(RoundedOp::Mul, rounding, ret, a, b);
                self.rounded_binary(RoundedOp::Add, rounding, ret, product, c)
            }
            Intrinsic::ConstrainedCast(CastOp::Fptrunc) if (from, ret) == (Scalar::Double, Scalar::Float) => {
                let (value, mode) = (self.scalar(cx, arg(0)), self.word(rounding as u32));
                self.call_runtime(RuntimeFn::RoundedNarrow, &[value, mode])
            }
            Intrinsic::ConstrainedCast(op @ (CastOp::Sitofp | CastOp::Uitofp)) if machine(ret) => {
                let (value, bits, signed) = (self.scalar(cx, arg(0)), from.bits(), op == CastOp::Sitofp);
                let wide = match signed {
                    _ if bits > 64 && !signed => self.zero_extended(bits, value),
                    _ if bits > 64 => self.sign_extended(bits, value),
                    true => {
                        let value = self.sign_extended(bits, value);
                        self.b.ins().sextend(types::I128, value)
                    }
                    false => self.zero_extended_to(bits, 128, value),
                };
                let code = self.word(rounding as u32 | u32::from(signed) << 8);
                let function =
                    if ret == Scalar::Float { RuntimeFn::RoundedIntegerf } else { RuntimeFn::RoundedInteger };
                self.call_runtime(function, &[wide, code])
            }
            Intrinsic::Whole(false) if machine(from) => {
                let value = self.scalar(cx, arg(0));
                let whole = self.rounded_binary(RoundedOp::Rint, rounding, from, value, value);
                self.rounded(false, from, whole, ret.bits())
            }
            _ => return None,
        })
    }

    fn word(&mut self, number: u32) -> Value {
        self.b.ins().iconst(types::I32, i64::from(number))
    }

    fn rounded_binary(&mut self, op: RoundedOp, rounding: RoundingMode, scalar: Scalar, a: Value, b: Value) -> Value {
        let code = self.word(code(op, rounding));
        let function = if scalar == Scalar::Float { RuntimeFn::RoundedBinaryf } else { RuntimeFn::RoundedBinary };
        self.call_runtime(function, &[a, b, code])
    }
}
