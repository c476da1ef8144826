//! The bodies of functions that were read.

use super::convert::Converter;
use super::name_of;
use crate::ir::{Global, Instruction, V, Value, ValueKind};
use crate::print::opcode;
use llvmlite_jit::ir::inst::CallInfo;
use llvmlite_jit::ir::{
    BlockId, Body, ConstId, DataLayout, GlobalId, GlobalKind, Inst, Module, Name, Operand, ValueId, print,
};
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};

/// The values of a body.
struct Locals {
    blocks: HashMap<BlockId, V>,
    values: HashMap<ValueId, V>,
}

impl Converter<'_> {
    /// Creates the blocks and instructions of a function.
    pub fn body(&mut self, value: V, function: &Global, id: GlobalId) {
        let read = self.read;
        let Some(body) = read.function(id).and_then(|function| function.body.as_ref()) else { return };
        let Some(printed) = print::body(read, id) else { return };
        let context = self.context();
        let mut locals = Locals { blocks: HashMap::new(), values: HashMap::new() };
        let params = function.params.get().map_or(&[][..], |params| params);
        locals.values.extend(body.params.iter().copied().zip(params.iter().copied()));
        let mut made = Vec::new();
        for shown in &printed.blocks {
            let of = &body.blocks[shown.block];
            let kind = ValueKind::Block(RefCell::default());
            let block = self.module.values.add(Value::new(context.label(), kind, Vec::new()));
            block.parent.set(Some(value));
            function.blocks.borrow_mut().push(block);
            name(block, of.name.as_ref());
            locals.blocks.insert(shown.block, block);
            for (inst, text) in of.insts.iter().zip(&shown.insts) {
                let result = body.result(*inst);
                let ty = match result {
                    Some(result) => self.ty(body.values[result].ty),
                    None => context.void(),
                };
                let instruction = self.instruction(&body.insts[*inst], text);
                let value = Value::new(ty, ValueKind::Instruction(instruction), Vec::new());
                let value = self.module.values.add(value);
                value.parent.set(Some(block));
                block.block().into_iter().for_each(|list| list.borrow_mut().push(value));
                if let Some(result) = result {
                    name(value, body.values[result].name.as_ref());
                    locals.values.insert(result, value);
                }
                made.push((*inst, value));
            }
        }
        for (inst, value) in made {
            let operands = self.operands(&body.insts[inst], &locals);
            *value.operands.borrow_mut() = operands;
            if let (Inst::Phi { incoming, .. }, Some(instruction)) = (&body.insts[inst], value.instruction()) {
                let blocks = incoming.iter().filter_map(|(_, block)| locals.blocks.get(block).copied());
                instruction.incoming.borrow_mut().extend(blocks);
            }
        }
    }

    fn instruction(&mut self, inst: &Inst, text: &str) -> Instruction {
        let instruction = Instruction { opcode: opcode(inst.opcode()), ..Instruction::default() };
        *instruction.text.borrow_mut() = Some(without_result(text));
        let align = |align: &Option<u64>| Cell::new(align.unwrap_or(0) as u32);
        match inst {
            Inst::Alloca { ty, align: of, .. } => {
                let ty = self.ty(*ty);
                Instruction { ty: Cell::new(Some(ty)), align: align(of), ..instruction }
            }
            Inst::Load { align: of, .. } | Inst::Store { align: of, .. } => {
                Instruction { align: align(of), ..instruction }
            }
            Inst::Gep { source, .. } => {
                let ty = self.ty(*source);
                Instruction { ty: Cell::new(Some(ty)), ..instruction }
            }
            Inst::Icmp { pred, .. } => {
                let number = crate::print::icmp_number(pred.keyword());
                Instruction { predicate: Cell::new(number), ..instruction }
            }
            Inst::Fcmp { pred, .. } => {
                let number = crate::print::fcmp_number(pred.keyword());
                Instruction { predicate: Cell::new(number), ..instruction }
            }
            inst => match inst.call() {
                Some(call) => {
                    let ty = self.ty(call.fn_ty);
                    let call_conv = Cell::new(call.cc.0);
                    Instruction { ty: Cell::new(Some(ty)), call_conv, ..instruction }
                }
                None => instruction,
            },
        }
    }

    fn operands(&mut self, inst: &Inst, locals: &Locals) -> Vec<V> {
        let mut list: Vec<Option<V>> = Vec::new();
        let mut value = |operand: &Operand| match operand {
            Operand::Const(id) => Some(self.constant(*id)),
            Operand::Value(id) => locals.values.get(id).copied(),
        };
        let block = |block: &BlockId| locals.blocks.get(block).copied();
        let mut call = |call: &CallInfo, targets: &[Option<V>], value: &mut dyn FnMut(&Operand) -> Option<V>| {
            list.extend(call.args.iter().map(|arg| value(&arg.value)));
            list.extend(targets);
            list.push(value(&call.callee));
        };
        match inst {
            Inst::Call(of) => call(of, &[], &mut value),
            Inst::Invoke(of) => call(&of.call, &[block(&of.normal), block(&of.unwind)], &mut value),
            Inst::Br(target) => list.push(block(target)),
            Inst::CondBr { cond, then, other, .. } => list.extend([value(cond), block(other), block(then)]),
            Inst::Switch { value: of, default, cases, .. } => {
                list.extend([value(of), block(default)]);
                for ((_, case), target) in cases {
                    let case: &ConstId = case;
                    list.extend([value(&Operand::Const(*case)), block(target)]);
                }
            }
            Inst::IndirectBr { address, targets, .. } => {
                list.push(value(address));
                list.extend(targets.iter().map(block));
            }
            Inst::ShuffleVector { lhs, rhs, .. } => list.extend([value(&lhs.1), value(&rhs.1)]),
            inst => inst.for_each_operand(|_, operand| list.push(value(&operand))),
        }
        list.into_iter().flatten().collect()
    }
}

/// Returns the text of an instruction without `%x = `.
fn without_result(text: &str) -> String {
    let is_result = text.starts_with('%');
    match text.split_once(" = ").filter(|_| is_result) {
        Some((_, rest)) => rest.to_string(),
        None => text.to_string(),
    }
}

fn name(value: V, name: Option<&Name>) {
    if let Some(name) = name.map(name_of).filter(|name| !name.is_empty()) {
        *value.name.borrow_mut() = crate::ffi::c_string(&name);
        value.enter_name();
    }
}

/// Adds the alignments that LLVM's reader assigns where the text has none.
pub fn state_alignments(read: &mut Module) {
    let layout = read.data_layout.as_ref().and_then(|(text, _)| DataLayout::parse(text).ok());
    let layout = layout.unwrap_or_else(DataLayout::llvm_default);
    for global in read.globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        for inst in body.insts.values_mut() {
            match inst {
                Inst::Load { align: align @ None, ty, .. }
                | Inst::Store { align: align @ None, value: (ty, _), .. } => {
                    *align = layout.align_of(&read.types, *ty);
                }
                Inst::Alloca { align: align @ None, ty, .. } => *align = layout.preferred_align_of(&read.types, *ty),
                Inst::AtomicRmw { align: align @ None, value: (ty, _), .. }
                | Inst::CmpXchg { align: align @ None, new: (ty, _), .. } => {
                    *align = layout.size_of(&read.types, *ty).filter(|size| size.is_power_of_two());
                }
                _ => {}
            }
        }
    }
}

/// Names unnamed values, so that instructions can be inserted between others.
pub fn name_locals(read: &mut Module, id: GlobalId) {
    let GlobalKind::Function(function) = &mut read.globals[id].kind else { return };
    let Some(body) = &mut function.body else { return };
    let names = body.values.values().filter_map(|value| value.name.as_ref());
    let labels = body.blocks.values().filter_map(|block| block.name.as_ref());
    let mut taken: HashSet<String> = names.chain(labels).map(name_of).collect();
    let mut next = 0;
    let mut fresh = |letter: &str| loop {
        let name = format!("{letter}{next}");
        next += 1;
        if taken.insert(name.clone()) {
            return Some(Name::Text(name.into()));
        }
    };
    let is_unnamed = |name: &Option<Name>| !matches!(name, Some(Name::Text(_)));
    for value in values_in_order(body) {
        if is_unnamed(&body.values[value].name) {
            body.values[value].name = fresh("v");
        }
    }
    for block in body.layout.clone() {
        if is_unnamed(&body.blocks[block].name) {
            body.blocks[block].name = fresh("b");
        }
    }
}

fn values_in_order(body: &Body) -> Vec<ValueId> {
    let insts = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
    body.params.iter().copied().chain(insts.filter_map(|inst| body.result(*inst))).collect()
}

/// Updates the names and texts of values from the library's function.
pub fn refresh(read: &mut Module, id: GlobalId, function: &Global) {
    let Some(printed) = print::body(read, id) else { return };
    let Some(body) = read.function(id).and_then(|function| function.body.as_ref()) else { return };
    for (param, value) in body.params.iter().zip(function.params.get().into_iter().flatten()) {
        unnamed(value, body.values[*param].name.as_ref());
    }
    for (shown, block) in printed.blocks.iter().zip(function.blocks.borrow().iter()) {
        let of = &body.blocks[shown.block];
        unnamed(block, of.name.as_ref());
        let values = block.block().map(|list| list.borrow().clone()).unwrap_or_default();
        for ((inst, text), value) in of.insts.iter().zip(&shown.insts).zip(values) {
            if let Some(result) = body.result(*inst) {
                unnamed(value, body.values[result].name.as_ref());
            }
            if let Some(instruction) = value.instruction() {
                *instruction.text.borrow_mut() = Some(without_result(text));
            }
        }
    }
}

/// Names a value that has no name yet.
fn unnamed(value: V, of: Option<&Name>) {
    if value.name.borrow().is_empty() {
        name(value, of);
    }
}

/// Names a local value in the library's function, and refreshes the texts.
pub fn rename(function: V, global: &Global, value: V, to: &str) {
    let position = |list: &[V]| list.iter().position(|other| other.is(value));
    super::with_global(function, |read, id| {
        let GlobalKind::Function(of) = &mut read.globals[id].kind else { return };
        let Some(body) = &mut of.body else { return };
        let new = (!to.is_empty()).then(|| Name::Text(to.into()));
        if let Some(at) = global.params.get().and_then(|params| position(params)) {
            if let Some(param) = body.params.get(at) {
                body.values[*param].name = new;
            }
        } else if let Some(at) = position(&global.blocks.borrow()) {
            if let Some(block) = body.layout.get(at) {
                body.blocks[*block].name = new;
            }
        } else {
            for (at, block) in global.blocks.borrow().iter().enumerate() {
                let Some(inner) = block.block().and_then(|list| position(&list.borrow())) else { continue };
                let inst = body.layout.get(at).and_then(|block| body.blocks[*block].insts.get(inner).copied());
                if let Some(result) = inst.and_then(|inst| body.result(inst)) {
                    body.values[result].name = new.clone();
                }
            }
        }
        refresh(read, id, global);
    });
}
