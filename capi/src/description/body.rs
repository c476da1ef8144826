//! Functions as data.

use super::arena::Arena;
use super::{
    Described, DescriptionObject, llj_argument, llj_block, llj_body, llj_instruction, llj_operand, llj_value_kind,
    own_name,
};
use llvmlite_jit::ir::inst::CallInfo;
use llvmlite_jit::ir::{BlockId, Body, Function, GlobalId, Inst, Operand, Type, ValueId, print};
use std::collections::HashMap;

/// Positions of the blocks and the instructions of a function.
struct Places {
    blocks: HashMap<BlockId, usize>,
    values: HashMap<ValueId, llj_operand>,
}

impl Places {
    fn new(body: &Body) -> Places {
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
        Places { blocks, values }
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
                let places = Places::new(body);
                for (param, name) in body.params.iter().zip(printed.params) {
                    let value = &body.values[*param];
                    arguments.push(llj_argument {
                        name: arena.text(own_name(value.name.as_ref())),
                        type_index: self.types.position(value.ty),
                        text: arena.text(format!("{} {name}", self.module.types.display(value.ty))),
                    });
                }
                for shown in printed.blocks {
                    let block = &body.blocks[shown.block];
                    blocks.push(llj_block {
                        name: arena.text(own_name(block.name.as_ref())),
                        label: arena.text(shown.label),
                        first: instructions.len(),
                        count: block.insts.len(),
                    });
                    for (inst, text) in block.insts.iter().zip(shown.insts) {
                        let result = body.result(*inst).map(|value| &body.values[value]);
                        let name = own_name(result.and_then(|value| value.name.as_ref()));
                        let ty = result.map_or(Type::VOID, |value| value.ty);
                        instructions.push(self.instruction(&body.insts[*inst], name, ty, text, &places, &mut arena));
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
        places: &Places,
        arena: &mut Arena,
    ) -> llj_instruction {
        let mut blocks = Vec::new();
        match inst {
            Inst::Phi { incoming, .. } => blocks.extend(incoming.iter().map(|(_, block)| places.block(*block))),
            inst => inst.for_each_target(|block| blocks.push(places.block(block))),
        }
        let (operands, operand_count) = arena.array(self.operands(inst, places));
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
    fn operands(&self, inst: &Inst, places: &Places) -> Vec<llj_operand> {
        let value = |operand: Operand| match operand {
            Operand::Const(id) => self.constant_operand(id),
            Operand::Value(id) => {
                let none = llj_operand { kind: llj_value_kind::Undef, index: usize::MAX };
                places.values.get(&id).copied().unwrap_or(none)
            }
        };
        let block = |block: &BlockId| llj_operand { kind: llj_value_kind::Block, index: places.block(*block) };
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
            Inst::Switch { value: of, default, cases, .. } => {
                list.extend([value(*of), block(default)]);
                for ((_, case), target) in cases {
                    list.extend((!self.current).then(|| self.constant_operand(*case)));
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
