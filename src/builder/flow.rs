//! Phis and terminators.

use super::{Block, FunctionBuilder, Result, Type, Value};
use crate::ir::inst::{Inst, Operand};
use crate::ir::{BlockId, ValueDef};

impl FunctionBuilder<'_> {
    /// Adds a `phi` without incoming values; [`FunctionBuilder::add_incoming`] adds them once they exist.
    ///
    /// # Errors
    /// If the block already has instructions other than phis.
    pub fn phi(&mut self, ty: Type) -> Result<Value> {
        self.add_phi(ty, Vec::new())
    }

    /// Adds a `phi` with one value for each predecessor; at least one is required.
    ///
    /// # Errors
    /// If there is no value, the values differ in type, or the block already has instructions other than phis.
    pub fn phi_of(&mut self, incoming: &[(Value, Block)]) -> Result<Value> {
        let first = incoming.first().ok_or_else(|| self.error("`phi`: no incoming value"))?;
        let other = |(value, _): &&(Value, Block)| value.ty() != first.0.ty();
        if let Some((value, _)) = incoming.iter().find(other) {
            let (is, ty) = (self.show(value.ty()), self.show(first.0.ty()));
            return Err(self.error(format!("`phi`: one value is {ty}, and another one {is}")));
        }
        let list = incoming.iter().map(|(value, block)| Ok((self.operand(*value)?, self.block_of(*block)?)));
        let list = list.collect::<Result<Vec<_>>>()?;
        self.add_phi(first.0.ty(), list)
    }

    fn add_phi(&mut self, ty: Type, incoming: Vec<(Operand, BlockId)>) -> Result<Value> {
        let is_float = self.known(ty).is_ok() && self.ir.types.float_kind(self.ir.types.scalar(ty)).is_some();
        let fast = if is_float { self.fast } else { Default::default() };
        self.add_inst(Inst::Phi { fast, ty, incoming: incoming.into() })
    }

    /// Adds the incoming value of a phi for a predecessor.
    ///
    /// # Errors
    /// If the value has another type, or `phi` is not a phi.
    pub fn add_incoming(&mut self, phi: Value, value: Value, from: Block) -> Result<()> {
        let (operand, from) = (self.operand(value)?, self.block_of(from)?);
        if value.ty() != phi.ty() {
            let (is, ty) = (self.show(value.ty()), self.show(phi.ty()));
            return Err(self.error(format!("`phi`: the value is {is}, not {ty}")));
        }
        let Operand::Value(id) = self.operand(phi)? else { return Err(self.error("a constant is not a phi")) };
        let ValueDef::Inst(inst) = self.body.values[id].def else {
            return Err(self.error("a parameter is not a phi"));
        };
        let opcode = self.body.insts[inst].opcode();
        match &mut self.body.insts[inst] {
            Inst::Phi { incoming, .. } => {
                let mut list = std::mem::take(incoming).into_vec();
                list.push((operand, from));
                *incoming = list.into();
                Ok(())
            }
            _ => Err(self.error(format!("`{opcode}` is not a phi"))),
        }
    }

    /// Adds `ret` with a value.
    ///
    /// # Errors
    /// If the value is not of the function's result type.
    pub fn ret(&mut self, value: Value) -> Result<()> {
        let value = self.typed(value)?;
        self.add_inst(Inst::Ret(Some(value))).map(drop)
    }

    /// Adds `ret void`.
    ///
    /// # Errors
    /// If the function does not return `void`.
    pub fn ret_void(&mut self) -> Result<()> {
        self.add_inst(Inst::Ret(None)).map(drop)
    }

    /// Adds `br label`.
    ///
    /// # Errors
    /// If the block belongs to another function.
    pub fn br(&mut self, target: Block) -> Result<()> {
        let target = self.block_of(target)?;
        self.add_inst(Inst::Br(target)).map(drop)
    }

    /// Adds `br i1 cond, label then, label other`.
    ///
    /// # Errors
    /// If the condition is not an `i1`.
    pub fn cond_br(&mut self, cond: Value, then: Block, other: Block) -> Result<()> {
        let (cond_ty, cond) = self.typed(cond)?;
        let (then, other) = (self.block_of(then)?, self.block_of(other)?);
        self.add_inst(Inst::CondBr { cond_ty, cond, then, other }).map(drop)
    }

    /// Adds `switch`, with a destination for each constant and a default.
    ///
    /// # Errors
    /// If the value is not an integer, or a case is a duplicate or not a constant of the value's type.
    pub fn switch(&mut self, value: Value, default: Block, cases: &[(Value, Block)]) -> Result<()> {
        let ((ty, value), default) = (self.typed(value)?, self.block_of(default)?);
        let mut list = Vec::with_capacity(cases.len());
        let mut seen = rustc_hash::FxHashSet::default();
        for (case, block) in cases {
            let id = self.constant_of(*case).map_err(|error| self.located(error))?;
            if !seen.insert(id) {
                return Err(self.error("`switch`: duplicate case value"));
            }
            list.push(((case.ty(), id), self.block_of(*block)?));
        }
        self.add_inst(Inst::Switch { ty, value, default, cases: list.into() }).map(drop)
    }

    /// Adds `unreachable`.
    ///
    /// # Errors
    /// If there is no current block, or it already has a terminator.
    pub fn unreachable(&mut self) -> Result<()> {
        self.add_inst(Inst::Unreachable).map(drop)
    }
}
