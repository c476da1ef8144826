//! Inline assembly: a small model of the processor. What an instruction does is computed here, register by register and flag
//! by flag, on values that know which of their bits are defined and pointers that know what they point to. No register is
//! chosen: an operand that may be in any has one of its own.
//!
//! [`operation`](operation::Operation) lists the instructions there are; what needs the system (`syscall`) is refused.

mod execute;
mod flags;
mod machine;
mod operation;
mod strings;
mod vector;

use super::code::Src;
use super::provenance::{Place, Slot};
use super::trace::Res;
use super::world::World;
use crate::ir::asm::InlineAsm;
use crate::ir::asm::operands::{Location, Reg, Site};
use crate::ir::asm::text::{self, Arg, Prefix};
use crate::ir::inst::CallInfo;
use crate::ir::{Module, TypeKind};
use machine::{Machine, Next};
use operation::{Operation, operation};

/// An instruction as it is executed.
#[derive(Clone, Debug)]
struct Step {
    operation: Operation,
    prefix: Option<Prefix>,
    args: Vec<Arg>,
    /// Bits that it works on.
    bits: u32,
}

/// A result.
#[derive(Clone, Copy, Debug)]
struct Output {
    /// The slot it goes to.
    dst: u32,
    operand: usize,
    pointer: bool,
}

/// A call of assembly with instructions.
#[derive(Clone, Debug)]
pub struct Assembly {
    site: Site,
    steps: Vec<Step>,
    /// What the operands start with.
    inputs: Vec<(usize, Src)>,
    outputs: Vec<Output>,
}

/// Why assembly with instructions cannot be run, if it cannot.
pub fn obstacle(module: &Module, asm: &InlineAsm, call: &CallInfo) -> Option<String> {
    asm.site(module, call).and_then(|site| steps(&site).map(drop)).err()
}

fn steps(site: &Site) -> Result<Vec<Step>, String> {
    site.code.iter().map(operation).collect()
}

impl Assembly {
    /// A call whose arguments are at `args`, and whose results go to `dst` and the slots behind it.
    pub fn new(module: &Module, asm: &InlineAsm, call: &CallInfo, args: &[Src], dst: u32) -> Result<Assembly, String> {
        let site = asm.site(module, call)?;
        let steps = steps(&site)?;
        let operands = || site.operands.iter().enumerate();
        let inputs = operands().filter_map(|(n, o)| Some((n, *args.get(o.input?)?))).collect();
        let TypeKind::Function { ret, .. } = module.types.kind(call.fn_ty) else { return Err("this call".into()) };
        let pointer = |output: usize| match module.types.kind(*ret) {
            TypeKind::Struct { fields, .. } => fields.get(output).is_some_and(|ty| module.types.is_ptr(*ty)),
            _ => module.types.is_ptr(*ret),
        };
        let outputs = operands()
            .filter_map(|(operand, o)| {
                let n = o.output?;
                Some(Output { dst: dst + n as u32, operand, pointer: pointer(n) })
            })
            .collect();
        Ok(Assembly { steps, inputs, outputs, site })
    }
}

/// Whether an instruction looks at the stack pointer.
fn uses_stack(step: &Step) -> bool {
    let is = |place: text::Place| place == text::Place::Machine(Reg::RSP);
    let named = step.args.iter().any(|arg| match arg {
        Arg::Register(register) => is(register.place),
        Arg::Memory(memory) => memory.base.is_some_and(is) || memory.index.is_some_and(|(place, _)| is(place)),
        Arg::Immediate(_) | Arg::Target(_) => false,
    });
    named || matches!(step.operation, Operation::Push | Operation::Pop)
}

/// Carries it out.
pub fn run(
    asm: &Assembly,
    slots: &mut [Slot],
    get: impl Fn(&[Slot], Src) -> Slot,
    world: &mut World,
    here: Place,
) -> Res<()> {
    let mut machine = Machine::new(asm.site.operands.len(), world, here);
    for (operand, src) in &asm.inputs {
        let binding = &asm.site.operands[*operand];
        if let Location::Immediate(_) = binding.location {
            continue;
        }
        let bits = if binding.location == Location::Memory { 64 } else { binding.bits };
        machine.put(&asm.site, *operand, &get(slots, *src), bits);
    }
    let mark = machine.world.memory.stack_mark();
    if asm.steps.iter().any(uses_stack) {
        machine.make_stack();
    }
    let mut at = 0;
    while let Some(step) = asm.steps.get(at) {
        at = match machine.execute(step)? {
            Next::Following => at + 1,
            Next::Target(to) => to,
        };
    }
    machine.world.memory.pop_to(mark);
    for output in &asm.outputs {
        slots[output.dst as usize] = machine.take(&asm.site, output.operand, output.pointer)?;
    }
    Ok(())
}
