//! Inline assembly: a small model of the processor. What an instruction does is computed here, register by register and flag
//! by flag, on values that know which of their bits are defined and pointers that know what they point to. No register is
//! chosen: an operand that may be in any has one of its own.
//!
//! [`operation`](operation::Operation) lists the instructions there are; what needs the system (`syscall`) is refused.

mod execute;
mod flags;
mod machine;
mod operation;
mod packed;
mod stack;
mod strings;
mod vector;

use super::code::{Kind, Src};
use super::link::kind_of;
use super::provenance::{Place, Slot};
use super::trace::Res;
use super::world::World;
use crate::ir::asm::InlineAsm;
use crate::ir::asm::operands::{Location, Reg, Site};
use crate::ir::asm::text::{self, Arg, Prefix};
use crate::ir::inst::CallInfo;
use crate::ir::{GlobalId, Module, TypeKind};
pub use machine::Suspended;
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
    /// Of a vector, how many elements there are.
    elements: Option<u32>,
}

/// What an operand starts with.
#[derive(Clone, Copy, Debug)]
struct Input {
    operand: usize,
    src: Src,
    /// Of a vector, how many elements there are.
    elements: Option<u32>,
}

/// A call of a function in a text.
#[derive(Clone, Debug)]
pub struct Callee {
    /// The symbol.
    pub symbol: u32,
    /// Which function.
    pub id: GlobalId,
    /// What it takes.
    pub params: Box<[Kind]>,
    /// What it gives.
    pub ret: Option<Kind>,
}

/// The slots of a frame that a text uses besides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Scratch {
    /// What comes next: 0, the end, or the number of a callee, from 1 on.
    pub next: u32,
    /// Which text goes on after a call.
    pub suspended: u32,
    /// Which label it jumped to, from 1 on, or 0.
    pub label: u32,
    /// The arguments of a call, as many as any has; then its result.
    pub args: u32,
}

/// A call of assembly with instructions.
#[derive(Clone, Debug)]
pub struct Assembly {
    site: Site,
    steps: Vec<Step>,
    /// What the operands start with.
    inputs: Vec<Input>,
    outputs: Vec<Output>,
    /// The functions that it calls.
    pub callees: Vec<Callee>,
    /// The addresses of symbols.
    pub symbols: Vec<Slot>,
    /// Where it works.
    pub scratch: Scratch,
}

/// Why assembly with instructions cannot be run, if it cannot.
pub fn obstacle(module: &Module, asm: &InlineAsm, call: &CallInfo) -> Option<String> {
    let check = |site: Site| steps(&site).and_then(|_| callees(module, &site)).map(drop);
    asm.site(module, call).and_then(check).err()
}

fn steps(site: &Site) -> Result<Vec<Step>, String> {
    site.code.iter().map(operation).collect()
}

/// The functions that a text calls. `Err`: what cannot be called.
fn callees(module: &Module, site: &Site) -> Result<Vec<Callee>, String> {
    let mut all: Vec<Callee> = Vec::new();
    for arg in site.code.iter().flat_map(|instruction| &instruction.args) {
        let Arg::Symbol(symbol) = *arg else { continue };
        if all.iter().any(|c| c.symbol == symbol) {
            continue;
        }
        let id = site.symbols[symbol as usize];
        let wrong = || {
            let name = module.globals[id].name.symbol();
            format!("inline assembly that calls `{name}`, whose arguments or result are of such types,")
        };
        let function = module.function(id).ok_or_else(wrong)?;
        if function.varargs {
            let name = module.globals[id].name.symbol();
            return Err(format!("inline assembly that calls `{name}`, which takes variable arguments,"));
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
        all.push(Callee { symbol, id, params, ret });
    }
    Ok(all)
}

impl Assembly {
    /// A call whose arguments are at `args`, and whose results go to `dst` and the slots behind it.
    pub fn new(module: &Module, asm: &InlineAsm, call: &CallInfo, args: &[Src], dst: u32) -> Result<Assembly, String> {
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
        // What is at the top of the x87's stack is taken first.
        outputs.sort_by_key(|o| match site.operands[o.operand].location {
            Location::Stack(n) => n,
            _ => 0,
        });
        let (symbols, scratch) = Default::default();
        Ok(Assembly { steps, inputs, outputs, site, callees, symbols, scratch })
    }

    /// The globals that it names, in the order of its symbols.
    pub fn globals(&self) -> &[GlobalId] {
        &self.site.symbols
    }

    /// How many labels it may jump to.
    pub fn labels(&self) -> usize {
        self.site.labels
    }

    /// Slots of a frame that it needs besides, beginning with `first`.
    pub fn place(&mut self, first: u32) -> u32 {
        if self.callees.is_empty() && self.labels() == 0 {
            return 0;
        }
        self.scratch = Scratch { next: first, suspended: first + 1, label: first + 2, args: first + 3 };
        4 + self.callees.iter().map(|c| c.params.len() as u32).max().unwrap_or(0)
    }

    /// Where the result of a call goes.
    pub fn given(&self) -> u32 {
        self.scratch.args + self.callees.iter().map(|c| c.params.len() as u32).max().unwrap_or(0)
    }

    /// Whether nothing that is in a register may be changed by a function without the text saying so.
    fn keeps(&self) -> bool {
        machine::CHANGED.iter().all(|n| self.site.clobbers.contains(&Reg::General(*n)))
    }
}

/// Whether an instruction looks at the stack pointer.
fn uses_stack(step: &Step) -> bool {
    let is = |place: text::Place| place == text::Place::Machine(Reg::RSP);
    let named = step.args.iter().any(|arg| match arg {
        Arg::Register(register) => is(register.place),
        Arg::Memory(memory) => memory.base.is_some_and(is) || memory.index.is_some_and(|(place, _)| is(place)),
        Arg::Immediate(_) | Arg::Address(..) | Arg::Target(_) | Arg::Label(_) | Arg::Symbol(_) => false,
    });
    named || matches!(step.operation, Operation::Push | Operation::Pop | Operation::PushFlags | Operation::PopFlags)
}

/// Carries it out: from the beginning, or after a call of this one of its callees. It ends where it calls a function.
pub fn run(
    asm: &Assembly,
    after: Option<u32>,
    slots: &mut [Slot],
    get: impl Fn(&[Slot], Src) -> Slot,
    world: &mut World,
    here: Place,
) -> Res<()> {
    let resumed = after.and_then(|_| {
        // Those above it were left by exceptions.
        world.suspended.truncate(slots[asm.scratch.suspended as usize].lo as usize + 1);
        world.suspended.pop()
    });
    let mut machine = Machine::new(asm.site.operands.len(), &asm.symbols, world, here);
    let (mut at, mark) = match (resumed, after.and_then(|n| asm.callees.get(n as usize))) {
        (Some(suspended), Some(callee)) => {
            machine.registers = suspended.registers;
            machine.returned(callee.ret, &slots[asm.given() as usize], asm.keeps());
            (suspended.at, suspended.mark)
        }
        _ => {
            for input in &asm.inputs {
                let binding = &asm.site.operands[input.operand];
                if let Location::Immediate(_) | Location::Address(..) | Location::Stack(_) = binding.location {
                    continue;
                }
                let values: Vec<Slot> =
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
            let mark = machine.world.memory.stack_mark();
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
                slots[asm.scratch.suspended as usize] = Slot::int(world.suspended.len() as u64);
                world.suspended.push(suspended);
                slots[asm.scratch.next as usize] = Slot::int(n as u64 + 1);
                return Ok(());
            }
        };
    }
    machine.world.memory.pop_to(mark);
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
        slots[asm.scratch.next as usize] = Slot::int(0);
        slots[asm.scratch.label as usize] = Slot::int(label);
    }
    Ok(())
}
