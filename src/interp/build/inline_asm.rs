//! Operations for inline assembly, which [`interp::x86_64`](crate::interp::x86_64) executes. One operation runs it to
//! its end or to a function call; the call is a separate operation, and another operation resumes the assembly.

use super::{RegisterCodeBuilder, unsupported};
use crate::interp::exec::aggregate::Aggregate;
use crate::interp::memory::pack_site;
use crate::interp::native::abi;
use crate::interp::register_code::*;
use crate::interp::report::InterpResult;
use crate::interp::scalar::ScalarValue;
use crate::interp::x86_64::inline_asm::Assembly;
use crate::ir::asm::InlineAsm;
use crate::ir::inst::CallInfo;
use crate::ir::{BlockId, GlobalId, InstId, TypeKind};
use std::cell::OnceCell;
use std::rc::Rc;

impl RegisterCodeBuilder<'_> {
    /// Translates inline assembly. Returns the slot of the selected label, if the assembly has labels. Assembly without
    /// instructions copies the arguments tied to its outputs. `pad`: for exceptions of called functions, the invoking
    /// block and the block of the landing pad.
    pub(super) fn assembly(
        &mut self,
        asm: &InlineAsm,
        call: &CallInfo,
        inst: InstId,
        pad: Option<(BlockId, BlockId)>,
    ) -> InterpResult<Option<OperandSlot>> {
        if asm.has_instructions() {
            let args: Vec<OperandSlot> = call.args.iter().map(|arg| self.src(arg.value, inst)).collect();
            let dst = self.dst(inst);
            let mut assembly = Assembly::new(self.module, asm, call, &args, dst).map_err(unsupported)?;
            for id in assembly.globals().to_vec() {
                let address = self.address(id);
                assembly.symbols.push(address);
            }
            self.body.slots += assembly.place(self.body.slots);
            let (labels, label) = (assembly.labels(), OperandSlot(assembly.scratch.label));
            let assembly = Rc::new(assembly);
            let op = self.aggregate(Aggregate::Assembly(assembly.clone(), None));
            self.push(inst, op);
            if !assembly.callees.is_empty() {
                self.callees(&assembly, inst, pad)?;
            }
            return Ok((labels > 0).then_some(label));
        }
        let Ok(outputs) = asm.outputs() else { return Err(unsupported("inline assembly")) };
        let mut dst = self.dst(inst);
        for n in outputs {
            let arg = call.args.get(n).ok_or_else(|| unsupported("inline assembly"))?;
            let (src, len) = (self.src(arg.value, inst), self.flat(arg.ty)?.len());
            for n in 0..len {
                self.push(inst, Op::Move { dst: dst + n, a: src.plus(n) });
            }
            dst += len;
        }
        Ok(None)
    }

    /// Returns the address of a global.
    fn address(&mut self, id: GlobalId) -> ScalarValue {
        match (self.linker.number(id), self.linker.variable(id)) {
            (Some(number), _) => self.linker.function_address(self.module, number, &mut self.parts),
            (_, Some(slot)) => slot,
            _ => ScalarValue::NULL,
        }
    }

    /// Translates the function calls of inline assembly, each followed by an operation that resumes the assembly.
    fn callees(&mut self, assembly: &Rc<Assembly>, inst: InstId, pad: Option<(BlockId, BlockId)>) -> InterpResult<()> {
        // Resumption points are numbered like blocks, after those of the function.
        let first = self.ir.blocks.len() as u32 + self.body.ops.len() as u32;
        let place = |n: usize| BlockId::from_u32(first + n as u32);
        let (again, end) = (place(0), place(1 + assembly.callees.len()));
        self.starts[again] = self.body.ops.len() as u32;
        let cases: Vec<(u128, BranchTarget)> =
            (1..=assembly.callees.len()).map(|n| (n as u128, BranchTarget(place(n).as_u32()))).collect();
        let value = OperandSlot(assembly.scratch.next);
        self.body.switches.push(Switch { value, width: 32, default: BranchTarget(end.as_u32()), cases: cases.into() });
        self.push(inst, Op::Switch { index: self.body.switches.len() as u32 - 1 });
        for (n, callee) in assembly.callees.iter().enumerate() {
            self.starts[place(n + 1)] = self.body.ops.len() as u32;
            let (module, id) = (self.module, callee.id);
            let function =
                module.function(id).ok_or_else(|| unsupported("a call to a callee that is not a function"))?;
            let number =
                self.linker.number(id).ok_or_else(|| unsupported("a call to a callee that is not a function"))?;
            let TypeKind::Function { ret, .. } = module.types.kind(function.ty) else {
                return Err(unsupported("a call without a function type"));
            };
            let ret = self.flat(*ret)?;
            let mut passing = Vec::new();
            for param in &function.params {
                let flat = self.flat(param.ty)?;
                abi::passing(module, &self.parts.shared.layout, param.ty, &flat, &[param.attrs], &mut passing);
            }
            let count = callee.params.len();
            let flags = |word: &str| function.params.iter().map(|p| module.has_attr(p.attrs, word)).collect::<Vec<_>>();
            let (signext, noundef) = (flags("signext"), flags("noundef"));
            let site = self.site(inst);
            let pad = match pad {
                Some((block, unwind)) => Some(self.pad(block, unwind)?),
                None => None,
            };
            self.body.calls.push(Call {
                callee: CallTarget::Direct(number),
                args: (0..count as u32).map(|n| OperandSlot(assembly.scratch.args + n)).collect(),
                kinds: callee.params.clone(),
                any_noundef: noundef.contains(&true),
                arg_attributes: [].into(),
                nounwind: false,
                cc: function.cc,
                signext: signext.into(),
                upper_bits_defined: [].into(),
                noundef: noundef.into(),
                nest: None,
                passing: passing.into(),
                byval: [].into(),
                dst: callee.ret.map(|_| assembly.result_slot()),
                ret,
                signature: self.parts.code.functions[number as usize].signature,
                ret_noundef: module.has_attr(function.ret_attrs, "noundef"),
                musttail: false,
                forwards_varargs: false,
                site: pack_site(site, 0),
                host_signature: OnceCell::new(),
                pad,
            });
            self.push(inst, Op::Call { index: self.body.calls.len() as u32 - 1 });
            let op = self.aggregate(Aggregate::Assembly(assembly.clone(), Some(n as u32)));
            self.push(inst, op);
            self.push(inst, Op::Br { to: BranchTarget(again.as_u32()) });
        }
        self.starts[end] = self.body.ops.len() as u32;
        Ok(())
    }
}
