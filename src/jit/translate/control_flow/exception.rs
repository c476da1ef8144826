//! Exceptions: calls with an unwind destination, landing pads, and `resume`.
//!
//! An `invoke` is a `try_call`. The host's unwinder resumes at the landing pad of such a call, with the exception and
//! the selector from the personality in rax and rdx, and with callee-saved registers restored. The clauses of the pads
//! are collected in [`LandingPads`], for the tables that the personality reads
//! ([`eh_frame`](crate::jit::link::eh_frame)).

use crate::ir::cfg::landing_pad;
use crate::ir::inst::InvokeInfo;
use crate::ir::reach::Use;
use crate::ir::{BlockId, DataLayout, GlobalId, Inst, InstId, Module, Operand, Type};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::landing_pads::type_infos;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::trap_codes::THROW;
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::{
    Block, BlockArg, BlockCall, ExceptionTableData, ExceptionTableItem, ExceptionTag, FuncRef, InstBuilder, SigRef,
    Value, types,
};

/// Callee of a call.
pub(in crate::jit::translate) enum CallTarget {
    Function(FuncRef),
    Address(SigRef, Value),
}

/// Whether an exception that unwinds a frame of one of these functions may leave allocations on the side stack.
pub(in crate::jit) fn stores_beside_frame(module: &Module, layout: &DataLayout, reached: &[(GlobalId, Use)]) -> bool {
    let bodies = reached.iter().filter_map(|(id, _)| module.function(*id)?.body.as_ref());
    bodies.into_iter().any(|body| {
        let mut frame = 0;
        crate::ir::callee::calls_twice(module, body)
            || body.layout.iter().any(|block| {
                body.blocks[*block].insts.iter().any(|inst| match &body.insts[*inst] {
                    Inst::Alloca { ty, count, .. } => {
                        frame += layout.size_of(&module.types, *ty).unwrap_or(0);
                        count.is_some() || *block != body.entry() || frame > crate::jit::translate::memory::FULL_FRAME
                    }
                    _ => false,
                })
            })
    })
}

impl FuncTranslator<'_, '_> {
    /// Adds parameters for exception and selector to the block of a landing pad.
    pub(in crate::jit::translate) fn add_landing_params(&mut self, block: BlockId, created: Block) {
        if landing_pad(self.func.body, block).is_some() {
            let arriving = [types::I64; 2].map(|ty| self.b.append_block_param(created, ty));
            self.blocks.landings.insert(block, arriving);
        }
    }

    /// Whether the function restores the side stack at its landing pads.
    pub(in crate::jit::translate) fn cuts_side_stack(&self) -> bool {
        self.env.side_leaks && !self.blocks.landings.is_empty()
    }

    pub(in crate::jit::translate) fn invoke(&mut self, cx: &InstContext, id: InstId, invoke: &InvokeInfo) {
        let calling = &cx.unwinding_to(invoke.unwind);
        let result = self.call(calling, &invoke.call);
        self.edge_translated(invoke.unwind, 1);
        if let (Some(lowered), Some(result)) = (result, self.func.body.result(id)) {
            self.define(result, lowered);
        }
        self.br(cx, invoke.normal);
    }

    /// Emits a call and returns its results.
    pub(in crate::jit::translate) fn emit_call(
        &mut self,
        cx: &InstContext,
        callee: CallTarget,
        args: &[Value],
    ) -> Vec<Value> {
        let Some(unwind) = cx.unwind else {
            let inst = match callee {
                CallTarget::Function(function) => self.b.ins().call(function, args),
                CallTarget::Address(signature, target) => self.b.ins().call_indirect(signature, target, args),
            };
            return self.b.inst_results(inst).to_vec();
        };
        // On unwinding, the side stack memory of the callees must be freed.
        let top = self.frame.side.is_some().then(|| {
            let top = self.side_top();
            self.keep_value(top)
        });
        let signature = match callee {
            CallTarget::Function(function) => self.b.func.dfg.ext_funcs[function].signature,
            CallTarget::Address(signature, _) => signature,
        };
        let returns: Vec<_> = self.b.func.dfg.signatures[signature].returns.iter().map(|p| p.value_type).collect();
        let (normal, pad) = (self.b.create_block(), self.b.create_block());
        let results: Vec<Value> = returns.iter().map(|ty| self.b.append_block_param(normal, *ty)).collect();
        let arriving = [types::I64; 2].map(|ty| self.b.append_block_param(pad, ty));
        let tag = ExceptionTag::from_u32(self.tag(unwind));
        let pool = &mut self.b.func.dfg.value_lists;
        let to_normal = BlockCall::new(normal, (0..results.len() as u32).map(BlockArg::TryCallRet), pool);
        let to_pad = BlockCall::new(pad, (0..2).map(BlockArg::TryCallExn), pool);
        let table = ExceptionTableData::new(signature, to_normal, [ExceptionTableItem::Tag(tag, to_pad)]);
        let table = self.b.func.dfg.exception_tables.push(table);
        match callee {
            CallTarget::Function(function) => self.b.ins().try_call(function, args, table),
            CallTarget::Address(_, target) => self.b.ins().try_call_indirect(target, args, table),
        };
        self.b.seal_block(normal);
        self.b.seal_block(pad);
        self.b.set_cold_block(pad);
        self.b.switch_to_block(pad);
        if let Some(top) = top {
            let top = self.reload_value(top);
            self.restore_side_top(top);
        }
        let mut passed = self.edge(cx, unwind);
        if self.blocks.landings.contains_key(&unwind) {
            passed.extend(arriving.map(BlockArg::from));
        }
        let to = self.block(unwind);
        self.b.ins().jump(to, &passed);
        self.b.switch_to_block(normal);
        results
    }

    /// Returns the handler tag of the calls that unwind to a block.
    fn tag(&mut self, block: BlockId) -> u32 {
        if let Some(tag) = self.pads.tags.get(&block) {
            return *tag;
        }
        let mut actions = Vec::new();
        match landing_pad(self.func.body, block).map(|pad| &self.func.body.insts[pad]) {
            Some(Inst::LandingPad { cleanup, clauses, .. }) => {
                for clause in clauses {
                    let Operand::Const(id) = clause.value.1 else { continue };
                    let infos = type_infos(self.env.module, clause.filter, id).unwrap_or_default();
                    let numbers: Vec<u32> =
                        infos.into_iter().map(|info| self.pads.type_index(self.env.places, info)).collect();
                    match clause.filter {
                        true => {
                            // Filters are identified by byte offset.
                            actions.push(-(self.pads.filters.len() as i64) - 1);
                            for number in numbers.into_iter().chain([0]) {
                                crate::jit::link::leb128::unsigned(&mut self.pads.filters, number.into());
                            }
                        }
                        false => actions.extend(numbers.into_iter().map(i64::from)),
                    }
                }
                if *cleanup {
                    actions.push(0);
                }
            }
            // A Windows funclet pad, which ends the run, or an unwind destination of LLVM 2.x, which catches everything.
            _ => actions.push(0),
        }
        let tag = self.pads.pads.len() as u32;
        self.pads.pads.push(actions);
        self.pads.tags.insert(block, tag);
        tag
    }

    /// Returns the exception and selector in the current block.
    pub(in crate::jit::translate) fn landingpad(&mut self, cx: &InstContext, ty: Type) -> ValueRepr {
        let [exception, selector] = self.blocks.landings[&cx.block];
        let flat = self.layouts.flat(ty);
        let selector = match flat.fields.get(1).map(|part| part.scalar) {
            Some(Scalar::Int(bits)) if bits < 64 => self.b.ins().ireduce(flat.fields[1].scalar.clif(), selector),
            _ => selector,
        };
        self.value_from_scalars([exception, selector].into_iter().take(flat.fields.len()))
    }

    /// Translates `resume`: continues unwinding in the callers.
    pub(in crate::jit::translate) fn resume(&mut self, cx: &InstContext, ty: Type, value: Operand) {
        let flat = self.layouts.flat(ty);
        let value = self.value(cx, value);
        let exception = self.scalars(&flat, value)[0];
        self.b.ins().trapz(exception, THROW);
        self.call_runtime(RuntimeFn::Resume, &[exception]);
        // The call does not return.
        self.b.ins().trap(THROW);
    }

    /// Translates `unwind` of LLVM 2.x: unwinds to the innermost active invoke.
    pub(in crate::jit::translate) fn unwind(&mut self) {
        self.call_runtime(RuntimeFn::Unwind, &[]);
        // The call returns if no invoke is active.
        self.b.ins().trap(THROW);
    }

    /// Returns the selector of a type, the result of `llvm.eh.typeid.for`.
    pub(in crate::jit::translate) fn type_number(&mut self, ty: Operand) -> u32 {
        let Operand::Const(id) = ty else { unreachable!("refused before translation: a type info is a constant") };
        let info = type_infos(self.env.module, false, id).and_then(|list| list.first().copied()).flatten();
        self.pads.type_index(self.env.places, info)
    }
}
