//! Execution of inline assembly on a small model of an x86-64 processor.
//!
//! The effects of each instruction on registers and flags are computed on values with definedness bits, and on pointers
//! with provenance. There is no register allocation: an operand that may be in any register has a register of its own.
//!
//! [`Operation`](assembly::Operation) lists the supported instructions. Instructions that need the system (`syscall`)
//! are refused.

pub(in crate::interp) mod assembly;
mod cpu;
mod execute;
mod flags;
mod mnemonics;
mod packed_sse;
mod scalar_sse;
mod string_instructions;
mod x87;

use crate::interp::load::kind_of;
use crate::interp::register_code::{Kind, OperandSlot};
use crate::interp::report::InterpResult;
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::asm::InlineAsm;
use crate::ir::asm::operands::{Location, Reg, Site};
use crate::ir::asm::text::{self, AsmOperand};
use crate::ir::inst::CallInfo;
use crate::ir::{GlobalId, Module, TypeKind};
pub use assembly::{Assembly, CallTarget, Scratch};
use assembly::{Input, Output, Step};
pub use cpu::Suspended;
use cpu::{Machine, Next};
use mnemonics::{Operation, operation};

/// Returns the reason why inline assembly cannot be run, if any.
pub fn obstacle(module: &Module, asm: &InlineAsm, call: &CallInfo) -> Option<String> {
    let check = |site: Site| steps(&site).and_then(|_| callees(module, &site)).map(drop);
    asm.site(module, call).and_then(check).err()
}

fn steps(site: &Site) -> Result<Vec<Step>, String> {
    site.code.iter().map(operation).collect()
}

/// Returns the functions that inline assembly calls, or an error if one of them cannot be called.
fn callees(module: &Module, site: &Site) -> Result<Vec<CallTarget>, String> {
    let mut all: Vec<CallTarget> = Vec::new();
    for arg in site.code.iter().flat_map(|instruction| &instruction.operands) {
        let AsmOperand::Symbol(symbol) = *arg else { continue };
        if all.iter().any(|c| c.symbol == symbol) {
            continue;
        }
        let id = site.symbols[symbol as usize];
        let wrong = || {
            let name = module.globals[id].name.symbol();
            format!("inline assembly that calls `{name}`, with arguments or a result of such types,")
        };
        let function = module.function(id).ok_or_else(wrong)?;
        if function.varargs {
            let name = module.globals[id].name.symbol();
            return Err(format!("inline assembly that calls `{name}`, which is variadic,"));
        }
        let kind = |ty| {
            kind_of(&module.types, ty)
                .filter(|k| matches!(k, Kind::Int(..=64) | Kind::Ptr | Kind::Float | Kind::Double))
        };
        let TypeKind::Function { ret, .. } = module.types.kind(function.ty) else { return Err(wrong()) };
        let ret = match module.types.kind(*ret) {
            TypeKind::Void => None,
            _ => Some(kind(*ret).ok_or_else(wrong)?),
        };
        let params: Option<Box<[Kind]>> = function.params.iter().map(|p| kind(p.ty)).collect();
        let params = params.ok_or_else(wrong)?;
        let floats = params.iter().filter(|k| matches!(k, Kind::Float | Kind::Double)).count();
        if floats > 8 || params.len() - floats > 6 {
            return Err(wrong());
        }
        all.push(CallTarget { symbol, id, params, ret });
    }
    Ok(all)
}

impl Assembly {
    /// Builds a call whose arguments are at `args`. The results go to the slots from `dst` on.
    pub fn new(
        module: &Module,
        asm: &InlineAsm,
        call: &CallInfo,
        args: &[OperandSlot],
        dst: u32,
    ) -> Result<Assembly, String> {
        let site = asm.site(module, call)?;
        let (steps, callees) = (steps(&site)?, callees(module, &site)?);
        let operands = || site.operands.iter().enumerate();
        let elements = |ty| module.types.vector(ty).map(|(len, ..)| len);
        let inputs = operands().filter_map(|(operand, o)| {
            let n = o.input?;
            Some(Input { operand, src: *args.get(n)?, elements: elements(call.args[n].ty) })
        });
        let inputs = inputs.collect();
        let TypeKind::Function { ret, .. } = module.types.kind(call.fn_ty) else { return Err("this call".into()) };
        let fields = match module.types.kind(*ret) {
            TypeKind::Struct { fields, .. } => &**fields,
            _ => std::slice::from_ref(ret),
        };
        let mut dst = dst;
        let mut outputs = Vec::new();
        for (operand, o) in operands() {
            let Some(ty) = o.output.and_then(|n| fields.get(n)) else { continue };
            let elements = elements(*ty);
            outputs.push(Output { dst, operand, pointer: module.types.is_ptr(*ty), elements });
            dst += elements.unwrap_or(1);
        }
        // The top of the x87 stack must be popped first.
        outputs.sort_by_key(|o| match site.operands[o.operand].location {
            Location::Stack(n) => n,
            _ => 0,
        });
        let (symbols, scratch) = Default::default();
        Ok(Assembly { steps, inputs, outputs, site, callees, symbols, scratch })
    }

    /// Returns the globals that the assembly mentions, in the order of its symbols.
    pub fn globals(&self) -> &[GlobalId] {
        &self.site.symbols
    }

    /// Returns the number of labels that the assembly may jump to.
    pub fn labels(&self) -> usize {
        self.site.labels
    }

    /// Assigns the extra frame slots of the assembly, beginning with `first`, and returns their number.
    pub fn place(&mut self, first: u32) -> u32 {
        if self.callees.is_empty() && self.labels() == 0 {
            return 0;
        }
        self.scratch = Scratch { next: first, suspended: first + 1, label: first + 2, args: first + 3 };
        4 + self.callees.iter().map(|c| c.params.len() as u32).max().unwrap_or(0)
    }

    /// Returns the slot for the result of a call.
    pub fn result_slot(&self) -> u32 {
        self.scratch.args + self.callees.iter().map(|c| c.params.len() as u32).max().unwrap_or(0)
    }

    /// Whether the assembly declares all caller-saved registers as clobbered, so that calls cannot change its operands.
    fn clobbers_caller_saved(&self) -> bool {
        cpu::CALLER_SAVED.iter().all(|n| self.site.clobbers.contains(&Reg::General(*n)))
    }
}

/// Whether an instruction uses the stack pointer.
fn uses_stack(step: &Step) -> bool {
    let is = |place: text::RegisterId| place == text::RegisterId::Physical(Reg::RSP);
    let named = step.args.iter().any(|arg| match arg {
        AsmOperand::Register(register) => is(register.id),
        AsmOperand::Memory(memory) => memory.base.is_some_and(is) || memory.index.is_some_and(|(place, _)| is(place)),
        AsmOperand::Immediate(_)
        | AsmOperand::Address(..)
        | AsmOperand::Target(_)
        | AsmOperand::Label(_)
        | AsmOperand::Symbol(_) => false,
    });
    named || matches!(step.operation, Operation::Push | Operation::Pop | Operation::PushFlags | Operation::PopFlags)
}

/// Runs inline assembly from the beginning, or resumes it after the call of a callee. Returns at each call.
pub fn run(
    asm: &Assembly,
    after: Option<u32>,
    slots: &mut [ScalarValue],
    get: impl Fn(&[ScalarValue], OperandSlot) -> ScalarValue,
    shared: &mut SharedState,
    here: CodeLocation,
) -> InterpResult<()> {
    let resumed = after.and_then(|_| {
        // Suspended states above it were abandoned by exceptions.
        shared.suspended.truncate(slots[asm.scratch.suspended as usize].lo as usize + 1);
        shared.suspended.pop()
    });
    let mut machine = Machine::new(asm.site.operands.len(), &asm.symbols, shared, here);
    let (mut at, mark) = match (resumed, after.and_then(|n| asm.callees.get(n as usize))) {
        (Some(suspended), Some(callee)) => {
            machine.registers = suspended.registers;
            machine.returned(callee.ret, &slots[asm.result_slot() as usize], asm.clobbers_caller_saved());
            (suspended.at, suspended.mark)
        }
        _ => {
            for input in &asm.inputs {
                let binding = &asm.site.operands[input.operand];
                if let Location::Immediate(_) | Location::Address(..) | Location::Stack(_) = binding.location {
                    continue;
                }
                let values: Vec<ScalarValue> =
                    (0..input.elements.unwrap_or(1)).map(|n| get(slots, input.src.plus(n))).collect();
                let bits = match binding.location {
                    Location::Memory => 64,
                    _ => binding.bits / input.elements.unwrap_or(1),
                };
                machine.put(&asm.site, input.operand, &values, bits);
            }
            for place in [1, 0] {
                let is = |i: &&Input| asm.site.operands[i.operand].location == Location::Stack(place);
                if let Some(input) = asm.inputs.iter().find(is) {
                    machine.push(&get(slots, input.src), asm.site.operands[input.operand].bits);
                }
            }
            let mark = machine.shared.memory.stack_mark();
            if asm.steps.iter().any(uses_stack) {
                machine.make_stack();
            }
            (0, mark)
        }
    };
    let mut label = 0;
    while let Some(step) = asm.steps.get(at) {
        at = match machine.execute(step)? {
            Next::Following => at + 1,
            Next::Target(to) => to,
            Next::Label(n) => {
                label = n as u64 + 1;
                break;
            }
            Next::Call(symbol) => {
                let Some(n) = asm.callees.iter().position(|c| c.symbol == symbol) else { break };
                let (mut ints, mut floats) = (0, 0);
                for (slot, kind) in (asm.scratch.args as usize..).zip(&*asm.callees[n].params) {
                    slots[slot] = machine.argument(*kind, &mut ints, &mut floats);
                }
                let suspended = Suspended { registers: machine.registers, at: at + 1, mark };
                slots[asm.scratch.suspended as usize] = ScalarValue::int(shared.suspended.len() as u64);
                shared.suspended.push(suspended);
                slots[asm.scratch.next as usize] = ScalarValue::int(n as u64 + 1);
                return Ok(());
            }
        };
    }
    machine.shared.memory.pop_to(mark);
    for output in &asm.outputs {
        let dst = output.dst as usize;
        match output.elements {
            Some(n) => {
                let bits = asm.site.operands[output.operand].bits / n;
                machine.take_elements(&asm.site, output.operand, bits, &mut slots[dst..dst + n as usize]);
            }
            None => slots[dst] = machine.take(&asm.site, output.operand, output.pointer)?,
        }
    }
    if asm.scratch.args > 0 {
        slots[asm.scratch.next as usize] = ScalarValue::int(0);
        slots[asm.scratch.label as usize] = ScalarValue::int(label);
    }
    Ok(())
}
