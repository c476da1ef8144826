//! Known 64-bit sign extensions of 32-bit values; see [`opt::indvar_widen`](crate::opt::indvar_widen).

use crate::ir::inst::BinaryOp;
use crate::ir::{Inst, Operand, ValueId};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::value::sign_extend;
use cranelift_codegen::ir::{InstBuilder, Value, types};
use cranelift_frontend::Variable;

/// Maximum depth of operations that are repeated in 64 bits to obtain a sign extension.
const DEPTH: u32 = 4;

impl FuncTranslator<'_, '_> {
    /// Whether the 64-bit sign extension of a value is known, or can be computed from known ones with few operations.
    pub(in crate::jit::translate) fn extensible(&self, value: Operand, depth: u32) -> bool {
        match value {
            Operand::Const(c) => depth > 0 && self.env.module.constants[c].as_int().is_some(),
            Operand::Value(v) => {
                self.values.sext[v].is_some()
                    || depth < DEPTH
                        && match self.defined_by(value) {
                            Some(Inst::Binary { op: BinaryOp::Add | BinaryOp::Sub, flags, lhs, rhs, ty }) => {
                                flags.nsw
                                    && self.env.module.types.int_width(*ty) == Some(32)
                                    && self.extensible(*lhs, depth + 1)
                                    && self.extensible(*rhs, depth + 1)
                            }
                            _ => false,
                        }
            }
        }
    }

    /// Returns the sign extension of a 32-bit value.
    pub(in crate::jit::translate) fn extended(&mut self, cx: &InstContext, value: Operand) -> Value {
        match value {
            Operand::Const(c) if let Some(bits) = self.env.module.constants[c].as_int() => {
                self.b.ins().iconst(types::I64, sign_extend(32, bits) as i64)
            }
            Operand::Value(v) if let Some(wide) = self.values.sext[v].expand() => wide,
            _ if self.extensible(value, 0) => {
                let Some(&Inst::Binary { op, lhs, rhs, .. }) = self.defined_by(value) else {
                    unreachable!("what else is extensible was known")
                };
                let (lhs, rhs) = (self.extended(cx, lhs), self.extended(cx, rhs));
                match op {
                    BinaryOp::Sub => self.b.ins().isub(lhs, rhs),
                    _ => self.b.ins().iadd(lhs, rhs),
                }
            }
            _ => {
                let narrow = self.scalar(cx, value);
                self.b.ins().sextend(types::I64, narrow)
            }
        }
    }

    /// Loads a variable that is held in 64 bits.
    pub(in crate::jit::translate) fn load_sext_variable(
        &mut self,
        variable: Variable,
        result: Option<ValueId>,
    ) -> Value {
        let wide = self.b.use_var(variable);
        if let Some(result) = result {
            self.values.sext[result] = wide.into();
        }
        self.b.ins().ireduce(types::I32, wide)
    }
}
