//! Descriptions of functions: arguments, blocks, instructions and operands (`llj_body`).

use super::arena::Arena;
use super::{
    Described, DescriptionObject, explicit_name, llj_argument, llj_block, llj_body, llj_instruction, llj_operand,
    llj_value_kind,
};
use llvmlite_jit::ir::inst::CallInfo;
use llvmlite_jit::ir::{BlockId, Body, Function, GlobalId, Inst, Operand, Type, ValueId, print};
use std::collections::HashMap;

/// Indices of the blocks of a function, and of its values as operands.
struct Numbering {
    blocks: HashMap<BlockId, usize>,
    values: HashMap<ValueId, llj_operand>,
}

impl Numbering {
    fn new(body: &Body) -> Numbering {
        let blocks = body.layout.iter().enumerate().map(|(n, block)| (*block, n)).collect();
        let mut values = HashMap::new();
        for (n, param) in body.params.iter().enumerate() {
            values.insert(*param, llj_operand { kind: llj_value_kind::Argument, index: n });
        }
        for (n, inst) in body.layout.iter().flat_map(|block| &body.blocks[*block].insts).enumerate() {
            if let Some(value) = body.result(*inst) {
                values.insert(value, llj_operand { kind: llj_value_kind::Instruction, index: n });
            }
        }
        Numbering { blocks, values }
    }

    fn block(&self, block: BlockId) -> usize {
        self.blocks.get(&block).copied().unwrap_or(usize::MAX)
    }
}

impl DescriptionObject {
    pub(super) fn body(&self, id: GlobalId, function: &Function) -> Described<llj_body> {
        let mut arena = Arena::default();
        let text = arena.text(print::global(&self.module, id));
        let (mut arguments, mut blocks, mut instructions) = (Vec::new(), Vec::new(), Vec::new());
        match (&function.body, print::body(&self.module, id)) {
            (Some(body), Some(printed)) => {
                let numbering = Numbering::new(body);
                for (param, name) in body.params.iter().zip(printed.params) {
                    let value = &body.values[*param];
                    arguments.push(llj_argument {
                        name: arena.text(explicit_name(value.name.as_ref())),
                        type_index: self.types.position(value.ty),
                        text: arena.text(format!("{} {name}", self.module.types.display(value.ty))),
                    });
                }
                for printed_block in printed.blocks {
                    let block = &body.blocks[printed_block.block];
                    blocks.push(llj_block {
                        name: arena.text(explicit_name(block.name.as_ref())),
                        label: arena.text(printed_block.label),
                        first: instructions.len(),
                        count: block.insts.len(),
                    });
                    for (inst, text) in block.insts.iter().zip(printed_block.insts) {
                        let result = body.result(*inst).map(|value| &body.values[value]);
                        let name = explicit_name(result.and_then(|value| value.name.as_ref()));
                        let ty = result.map_or(Type::VOID, |value| value.ty);
                        instructions.push(self.instruction(&body.insts[*inst], name, ty, text, &numbering, &mut arena));
                    }
                }
            }
            _ => {
                for param in &function.params {
                    arguments.push(llj_argument {
                        name: arena.text(""),
                        type_index: self.types.position(param.ty),
                        text: arena.text(self.module.types.display(param.ty)),
                    });
                }
            }
        }
        let (arguments, argument_count) = arena.array(arguments);
        let (blocks, block_count) = arena.array(blocks);
        let (instructions, instruction_count) = arena.array(instructions);
        let data = llj_body { arguments, argument_count, blocks, block_count, instructions, instruction_count, text };
        Described { data, _arena: arena }
    }

    fn instruction(
        &self,
        inst: &Inst,
        name: &str,
        ty: Type,
        text: String,
        numbering: &Numbering,
        arena: &mut Arena,
    ) -> llj_instruction {
        // The incoming blocks of a phi; the successors of a terminator.
        let mut blocks = Vec::new();
        match inst {
            Inst::Phi { incoming, .. } => blocks.extend(incoming.iter().map(|(_, block)| numbering.block(*block))),
            inst => inst.for_each_target(|block| blocks.push(numbering.block(block))),
        }
        let (operands, operand_count) = arena.array(self.operands(inst, numbering));
        let (blocks, block_count) = arena.array(blocks);
        let attributes = inst
            .call()
            .map(|call| self.attributes(call.fn_attrs, call.ret_attrs, call.args.iter().map(|arg| arg.attrs)));
        let (attributes, attribute_count) = arena.attributes(attributes.unwrap_or_default());
        llj_instruction {
            opcode: arena.text(inst.opcode()),
            name: arena.text(name),
            type_index: self.types.position(ty),
            text: arena.text(text),
            operands,
            operand_count,
            blocks,
            block_count,
            attributes,
            attribute_count,
        }
    }

    /// Returns the operands in LLVM's order, which includes blocks.
    fn operands(&self, inst: &Inst, numbering: &Numbering) -> Vec<llj_operand> {
        let value = |operand: Operand| match operand {
            Operand::Const(id) => self.constant_operand(id),
            Operand::Value(id) => {
                let unknown = llj_operand { kind: llj_value_kind::Undef, index: usize::MAX };
                numbering.values.get(&id).copied().unwrap_or(unknown)
            }
        };
        let block = |block: &BlockId| llj_operand { kind: llj_value_kind::Block, index: numbering.block(*block) };
        let arguments = |call: &CallInfo| -> Vec<llj_operand> {
            let bundles = call.bundles.iter().flat_map(|bundle| bundle.args.iter().map(|(_, arg)| *arg));
            call.args.iter().map(|arg| arg.value).chain(bundles).map(value).collect()
        };
        let mut list = Vec::new();
        match inst {
            Inst::Call(call) => {
                list = arguments(call);
                list.push(value(call.callee));
            }
            Inst::Invoke(invoke) => {
                list = arguments(&invoke.call);
                list.extend([block(&invoke.normal), block(&invoke.unwind), value(invoke.call.callee)]);
            }
            Inst::CallBr(callbr) => {
                list = arguments(&callbr.call);
                list.push(block(&callbr.fallthrough));
                list.extend(callbr.indirect.iter().map(block));
                list.push(value(callbr.call.callee));
            }
            Inst::Br(target) => list.push(block(target)),
            Inst::CondBr { cond, then, other, .. } => list.extend([value(*cond), block(other), block(then)]),
            Inst::Switch { value: selector, default, cases, .. } => {
                list.extend([value(*selector), block(default)]);
                for ((_, case), target) in cases {
                    // In LLVM 22, case values are not operands.
                    list.extend((!self.as_llvm22).then(|| self.constant_operand(*case)));
                    list.push(block(target));
                }
            }
            Inst::IndirectBr { address, targets, .. } => {
                list.push(value(*address));
                list.extend(targets.iter().map(block));
            }
            Inst::CatchSwitch { within, handlers, unwind } => {
                list.push(value(*within));
                list.extend(unwind.iter().chain(handlers).map(block));
            }
            Inst::CatchRet { pad, target } => list.extend([value(*pad), block(target)]),
            Inst::CleanupRet { pad, unwind } => {
                list.push(value(*pad));
                list.extend(unwind.iter().map(block));
            }
            Inst::CatchPad { within, args } | Inst::CleanupPad { within, args } => {
                list.extend(args.iter().map(|(_, arg)| value(*arg)));
                list.push(value(*within));
            }
            Inst::Alloca { count: None, .. } => list.push(self.constant_operand(self.one)),
            // The mask is not an operand.
            Inst::ShuffleVector { lhs, rhs, .. } => list.extend([value(lhs.1), value(rhs.1)]),
            inst => inst.for_each_operand(|_, operand| list.push(value(operand))),
        }
        list
    }
}
