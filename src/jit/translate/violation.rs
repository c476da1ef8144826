//! Checked code: whether operations violate their flags, so that their results are poison.

use crate::ir::callee::named_callee;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{Inst, InstId, Name, Operand, TypeKind, ValueId};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::{Scalar, holder};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{InstBuilder, Value, types};

impl FuncTranslator<'_, '_> {
    /// Emits whether an operation overflows.
    fn overflows(&mut self, cx: &InstContext, of: (BinaryOp, bool, u32), [lhs, rhs]: [Operand; 2]) -> Value {
        let (a, b) = (self.scalar(cx, lhs), self.scalar(cx, rhs));
        let with_constant = match (self.known(lhs), self.known(rhs)) {
            (None, Some(constant)) => self.overflows_with_constant(of, a, constant, false),
            (Some(constant), None) => self.overflows_with_constant(of, b, constant, true),
            _ => None,
        };
        with_constant.unwrap_or_else(|| self.overflowing(of.0, of.1, of.2, a, b).1)
    }

    /// Emits whether an operation on defined operands violates its flags, and its operands.
    pub(super) fn violation(&mut self, cx: &InstContext, of: InstId, value: ValueId) -> Option<(Value, Value, Value)> {
        let zero = self.b.ins().iconst(types::I64, 0);
        match self.func.body.insts[of].clone() {
            Inst::Binary { flags, ty, lhs, rhs, .. } if flags.fast.0 & 3 != 0 => {
                let (a, b) = (self.scalar(cx, lhs), self.scalar(cx, rhs));
                let result = self.scalar(cx, Operand::Value(value));
                let mut violated = self.b.ins().iconst(types::I8, 0);
                if flags.fast.0 & 1 != 0 {
                    for (x, y) in [(a, b), (result, result)] {
                        let one = self.b.ins().fcmp(FloatCC::Unordered, x, y);
                        violated = self.b.ins().bor(violated, one);
                    }
                }
                if flags.fast.0 & 2 != 0 {
                    let infinity = match self.env.scalar(ty) {
                        Scalar::Float => self.b.ins().f32const(f32::INFINITY),
                        _ => self.b.ins().f64const(f64::INFINITY),
                    };
                    for x in [a, b, result] {
                        let size = self.b.ins().fabs(x);
                        let one = self.b.ins().fcmp(FloatCC::Equal, size, infinity);
                        violated = self.b.ins().bor(violated, one);
                    }
                }
                Some((violated, self.bits_of_float(a), self.bits_of_float(b)))
            }
            Inst::Binary { op, flags, ty, lhs, rhs } => {
                let Scalar::Int(bits) = self.env.scalar(ty) else { return None };
                let (a, b) = (self.scalar(cx, lhs), self.scalar(cx, rhs));
                let ty = holder(bits);
                let mut violated: Option<Value> = None;
                let mut add = |this: &mut Self, one: Value| {
                    violated = Some(match violated {
                        Some(others) => this.b.ins().bor(others, one),
                        None => one,
                    });
                };
                match op {
                    BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
                        for signed in [true, false] {
                            if if signed { flags.nsw } else { flags.nuw } {
                                let over = self.overflows(cx, (op, signed, bits), [lhs, rhs]);
                                add(self, over);
                            }
                        }
                    }
                    BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
                        let amount = self.zero_extended(bits, b);
                        let far = self.b.ins().icmp_imm_u(IntCC::UnsignedGreaterThanOrEqual, amount, i64::from(bits));
                        add(self, far);
                        let changed = |this: &mut Self, signed: bool, left: bool| {
                            let of = if signed { this.sign_extended(bits, a) } else { this.zero_extended(bits, a) };
                            let (first, second) = match (left, signed) {
                                (true, _) => {
                                    let up = this.b.ins().ishl(of, amount);
                                    let up = if signed {
                                        this.sign_extended(bits, up)
                                    } else {
                                        this.zero_extended(bits, up)
                                    };
                                    let up = this.canonical(bits, up);
                                    let up = if signed { this.sign_extended(bits, up) } else { up };
                                    let down = if signed {
                                        this.b.ins().sshr(up, amount)
                                    } else {
                                        this.b.ins().ushr(up, amount)
                                    };
                                    (of, down)
                                }
                                (false, _) => {
                                    let down = this.b.ins().ushr(of, amount);
                                    (of, this.b.ins().ishl(down, amount))
                                }
                            };
                            this.b.ins().icmp(IntCC::NotEqual, first, second)
                        };
                        if op == BinaryOp::Shl {
                            for signed in [true, false] {
                                if if signed { flags.nsw } else { flags.nuw } {
                                    let one = changed(self, signed, true);
                                    add(self, one);
                                }
                            }
                        } else if flags.exact {
                            let one = changed(self, false, false);
                            add(self, one);
                        }
                    }
                    BinaryOp::Udiv | BinaryOp::Sdiv => {
                        let quotient = self.scalar(cx, Operand::Value(value));
                        let back = self.b.ins().imul(quotient, b);
                        let [back, a] = [back, a].map(|value| self.zero_extended(bits, value));
                        let one = self.b.ins().icmp(IntCC::NotEqual, back, a);
                        add(self, one);
                    }
                    BinaryOp::Or => {
                        let both = self.b.ins().band(a, b);
                        let both = self.zero_extended(bits, both);
                        let none = self.int_const(ty, 0);
                        let one = self.b.ins().icmp(IntCC::NotEqual, both, none);
                        add(self, one);
                    }
                    _ => return None,
                }
                let (a, b) = (self.widened_int(bits, a), self.widened_int(bits, b));
                Some((violated?, a, b))
            }
            Inst::Cast { op: op @ (CastOp::Fptosi | CastOp::Fptoui), arg, from: _, to, .. } => {
                let value = self.scalar(cx, arg);
                let Scalar::Int(bits) = self.env.scalar(to) else { return None };
                let shown = self.bits_of_float(value);
                let wide = match self.b.func.dfg.value_type(value) {
                    types::F32 => self.b.ins().fpromote(types::F64, value),
                    _ => value,
                };
                let whole = self.b.ins().trunc(wide);
                let (least, end) = match op {
                    CastOp::Fptosi => (-(2f64.powi(bits as i32 - 1)), 2f64.powi(bits as i32 - 1)),
                    _ => (0.0, 2f64.powi(bits as i32)),
                };
                let (least, end) = (self.b.ins().f64const(least), self.b.ins().f64const(end));
                let above = self.b.ins().fcmp(FloatCC::GreaterThanOrEqual, whole, least);
                let below = self.b.ins().fcmp(FloatCC::LessThan, whole, end);
                let fits = self.b.ins().band(above, below);
                let violated = self.b.ins().bxor_imm_u(fits, 1);
                Some((violated, shown, zero))
            }
            Inst::Cast { op, flags, from, arg, to } => {
                let Scalar::Int(bits) = self.env.scalar(from) else { return None };
                let value = self.scalar(cx, arg);
                let shown = self.widened_int(bits, value);
                let up = |this: &mut Self| this.b.ins().ishl_imm_u(shown, i64::from(64 - bits));
                let violated = match (op, self.env.scalar(to)) {
                    (CastOp::Trunc, Scalar::Int(narrow)) => {
                        let mut violated = None;
                        if flags.nuw {
                            let lost = self.b.ins().ushr_imm_u(shown, i64::from(narrow));
                            violated = Some(self.b.ins().icmp_imm_s(IntCC::NotEqual, lost, 0));
                        }
                        if flags.nsw {
                            let up = up(self);
                            let signs = self.b.ins().sshr_imm_u(up, i64::from(64 - bits + narrow - 1));
                            let next = self.b.ins().iadd_imm_s(signs, 1);
                            let lost = self.b.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, next, 1);
                            violated = Some(match violated {
                                Some(other) => self.b.ins().bor(other, lost),
                                None => lost,
                            });
                        }
                        violated?
                    }
                    (CastOp::Zext | CastOp::Uitofp, _) => {
                        let up = up(self);
                        self.b.ins().icmp_imm_s(IntCC::SignedLessThan, up, 0)
                    }
                    _ => return None,
                };
                Some((violated, shown, zero))
            }
            Inst::Icmp { ty, lhs, rhs, .. } => {
                let Scalar::Int(bits) = self.env.scalar(ty) else { return None };
                let (a, b) = (self.scalar(cx, lhs), self.scalar(cx, rhs));
                let (a, b) = (self.widened_int(bits, a), self.widened_int(bits, b));
                let differ = self.b.ins().bxor(a, b);
                let up = self.b.ins().ishl_imm_u(differ, i64::from(64 - bits));
                Some((self.b.ins().icmp_imm_s(IntCC::SignedLessThan, up, 0), a, b))
            }
            Inst::ExtractElement { vector, index } => {
                let TypeKind::Vector { len, scalable: false, .. } = *self.env.module.types.kind(vector.0) else {
                    return None;
                };
                let Scalar::Int(bits) = self.env.scalar(index.0) else { return None };
                let index = self.scalar(cx, index.1);
                let index = self.widened_int(bits, index);
                let behind = self.b.ins().icmp_imm_u(IntCC::UnsignedGreaterThanOrEqual, index, i64::from(len));
                Some((behind, index, zero))
            }
            Inst::Call(call) => {
                let arg = call.args.first()?;
                let Scalar::Int(bits) = self.env.scalar(arg.ty) else { return None };
                let name = named_callee(self.env.module, call.callee).map(|id| &self.env.module.globals[id].name);
                let of_least = matches!(name, Some(Name::Text(name)) if name.starts_with("llvm.abs."));
                let odd = if of_least { 1u64 << (bits - 1) } else { 0 };
                let value = self.scalar(cx, arg.value);
                let value = self.widened_int(bits, value);
                let odd = self.b.ins().iconst(types::I64, odd as i64);
                Some((self.b.ins().icmp(IntCC::Equal, value, odd), value, zero))
            }
            _ => None,
        }
    }
}
