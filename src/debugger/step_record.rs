//! Records of steps: values read, value defined, memory changed, and transfer of control.

use super::value_text::ValueWriter;
use super::{DebuggedProgram, first_instruction};
use crate::interp::debug::{Content, ObjectId, ObjectState, Pointee, Scalar, State, Tree};
use crate::ir::inst::TailKind;
use crate::ir::{BlockId, GlobalId, Inst, InstId, Operand, Type, ValueId};
use crate::source::DebugLocation;
use std::rc::Rc;

/// One executed instruction.
#[derive(Clone, PartialEq, Debug)]
pub struct StepRecord {
    /// Step count before it.
    pub step: u64,
    /// Number of frames, including its own.
    pub depth: usize,
    /// Function of the instruction.
    pub function: GlobalId,
    /// Id of the instruction.
    pub inst: InstId,
    /// Text of the instruction.
    pub text: String,
    /// Name of the source file, and line.
    pub place: Option<(String, usize)>,
    /// Debug locations, the innermost first.
    pub debug_locs: Box<[DebugLocation]>,
    /// Values read: names and values.
    pub reads: Vec<(String, String)>,
    /// Value defined: its name, and the value with its type.
    pub defines: Option<(String, String)>,
    /// Changes of memory.
    pub writes: Vec<MemoryChange>,
    /// Transfer of control, other than to the next instruction.
    pub transfer: Option<Transfer>,
}

/// A changed cell of memory.
#[derive(Clone, PartialEq, Debug)]
pub struct MemoryChange {
    /// Object and path to the cell in it.
    pub place: String,
    /// Value before.
    pub old: String,
    /// Value after.
    pub new: String,
}

/// A transfer of control other than to the next instruction.
#[derive(Clone, PartialEq, Debug)]
pub enum Transfer {
    /// A jump to a block.
    Block {
        /// Name of the block.
        block: String,
        /// Names and values of the phis that the jump set.
        phis: Vec<(String, String)>,
    },
    /// A call of a function of the program.
    Call {
        /// Name of the function.
        function: String,
        /// Names and values of the parameters.
        arguments: Vec<(String, String)>,
    },
    /// A return to the caller.
    Return {
        /// Returned value with its type; `None` for `void`.
        value: Option<String>,
        /// Function that continues, and the result that the call defines there; `None` if the host called the program.
        to: Option<(String, Option<(String, String)>)>,
    },
    /// Unwinding out of calls, to a landing pad or a `setjmp`.
    Unwound {
        /// Function that continues.
        function: String,
    },
    /// The end of the program.
    End,
}

/// An instruction that is about to be executed, with the memory that it may change.
pub struct PendingRecord {
    record: StepRecord,
    frame: usize,
    block: Option<BlockId>,
    cells: Vec<(u64, Tree, String)>,
    objects: Vec<(ObjectId, Vec<u8>, Tree)>,
    returns: Option<String>,
}

/// Maximum size in bytes of an object that is compared before and after a call.
const LARGEST: u64 = 1 << 14;
/// Maximum number of changes recorded for one instruction.
const MAX_CHANGES: usize = 16;

/// Recorder of the steps of a run.
pub struct Tracer {
    program: Rc<DebuggedProgram>,
}

impl Tracer {
    /// Creates a tracer for a program.
    pub fn new(program: Rc<DebuggedProgram>) -> Tracer {
        Tracer { program }
    }

    /// Records an instruction before it is executed.
    pub fn before(&self, state: &State<'_>) -> Option<PendingRecord> {
        let program = &*self.program;
        let writer = ValueWriter::new(program, *state);
        let here = state.here()?;
        let frame = state.depth() - 1;
        let body = program.body(here.function)?;
        let inst = &body.insts[here.inst];
        let mut reads: Vec<(String, String)> = Vec::new();
        let mut pointers: Vec<Tree> = Vec::new();
        let is_external = inst.call().is_some_and(|call| match call.callee {
            Operand::Const(c) => match program.checked.module().constants[c] {
                crate::ir::Constant::Global(_, id) => program.body(id).is_none(),
                _ => true,
            },
            Operand::Value(_) => true,
        });
        inst.for_each_operand(|ty, operand| {
            let tree = state.operand(frame, ty, operand);
            if let Operand::Value(value) = operand
                && let Some(tree) = &tree
            {
                let name = body.value_name(value);
                if !reads.iter().any(|(other, _)| *other == name) {
                    reads.push((name, writer.plain(tree)));
                }
            }
            pointers.extend(tree);
        });
        let mut cells = Vec::new();
        let mut objects: Vec<(ObjectId, Vec<u8>, Tree)> = Vec::new();
        match inst {
            Inst::Store { value: (ty, _), ptr_ty, ptr, .. } => {
                cells.extend(self.stored_cell(state, frame, *ty, *ptr_ty, *ptr))
            }
            Inst::AtomicRmw { value: (ty, _), ptr_ty, ptr, .. } | Inst::CmpXchg { new: (ty, _), ptr_ty, ptr, .. } => {
                cells.extend(self.stored_cell(state, frame, *ty, *ptr_ty, *ptr));
            }
            _ if is_external => pointers.iter().for_each(|tree| {
                if let Content::Scalar(Scalar::Pointer(pointer)) = &tree.content
                    && let Pointee::Object { object: id, .. } = pointer.target
                    && !objects.iter().any(|(other, ..)| *other == id)
                {
                    let object = state.object(id);
                    if object.size <= LARGEST
                        && object.state == ObjectState::Live
                        && let Some(raw) = state.raw(object.address, object.size)
                    {
                        objects.push((id, raw, self.content(state, id)));
                    }
                }
            }),
            _ => {}
        }
        let returns = match inst {
            Inst::Ret(Some((ty, operand))) => state.operand(frame, *ty, *operand).map(|tree| writer.typed(&tree)),
            _ => None,
        };
        let place = program.line(body.span(here.inst)).map(|(source, line)| (source.name.clone(), line));
        let record = StepRecord {
            step: state.steps(),
            depth: state.depth(),
            function: here.function,
            inst: here.inst,
            text: program.inst_text(here.function, here.inst),
            place,
            debug_locs: program.debug_locs(here.function, here.inst),
            reads,
            defines: None,
            writes: Vec::new(),
            transfer: None,
        };
        let block = program.graph(here.function)?.places.get(&here.inst).map(|(block, _)| *block);
        Some(PendingRecord { record, frame, block, cells, objects, returns })
    }

    /// Returns the cell that a store writes: its address, its content and its name.
    fn stored_cell(
        &self,
        state: &State<'_>,
        frame: usize,
        ty: Type,
        ptr_ty: Type,
        ptr: Operand,
    ) -> Option<(u64, Tree, String)> {
        let tree = state.operand(frame, ptr_ty, ptr)?;
        let Content::Scalar(Scalar::Pointer(pointer)) = &tree.content else { return None };
        let writer = ValueWriter::new(&self.program, *state);
        let types = &self.program.checked.module().types;
        Some((pointer.address, state.read(pointer.address, types, ty, 64), writer.pointer(pointer)))
    }

    fn content(&self, state: &State<'_>, id: ObjectId) -> Tree {
        let mut types = self.program.checked.module().types.clone();
        ValueWriter::new(&self.program, *state).content(&state.object(id), &mut types, 4096)
    }

    /// Completes the record after the instruction was executed.
    pub fn after(&self, pending: PendingRecord, state: &State<'_>) -> StepRecord {
        let program = &*self.program;
        let writer = ValueWriter::new(program, *state);
        let PendingRecord { mut record, frame, block, cells, objects, returns } = pending;
        let types = &program.checked.module().types;
        for (address, old, name) in cells {
            let new = state.read(address, types, old.ty, 64);
            // Memory of the host is not compared.
            if new.content == Content::Unreadable {
                continue;
            }
            record.writes.push(MemoryChange { place: name, old: writer.plain(&old), new: writer.plain(&new) });
        }
        for (id, raw, old) in objects {
            let object = state.object(id);
            if object.state == ObjectState::Freed {
                record.writes.push(MemoryChange {
                    place: writer.object(&object),
                    old: "live".into(),
                    new: "freed".into(),
                });
            } else if state.raw(object.address, object.size).is_some_and(|now| now != raw) {
                let new = self.content(state, id);
                differences(&writer, &writer.object(&object), &old, &new, &mut record.writes);
            }
        }
        let depth = state.depth();
        let here = state.here();
        let body = program.body(record.function);
        let is_return = body.is_some_and(|body| matches!(body.insts[record.inst], Inst::Ret(_)));
        let result = |function: GlobalId, inst: InstId, frame: usize| -> Option<(String, String)> {
            let body = program.body(function)?;
            let value = body.result(inst)?;
            Some((body.value_name(value), writer.typed(&state.value(frame, value)?)))
        };
        let Some(here) = here else {
            record.transfer =
                Some(if is_return { Transfer::Return { value: returns, to: None } } else { Transfer::End });
            return record;
        };
        // A `musttail` call replaces the frame, possibly by one of the same function.
        let is_tail_call = body
            .and_then(|body| body.insts[record.inst].call())
            .is_some_and(|call| call.tail == TailKind::MustTail && depth == record.depth);
        let entry = program.body(here.function).map(|body| body.entry());
        let enters_start = program.starts_block(here.function, here.inst) == entry;
        if depth > record.depth
            || depth == record.depth && here.function != record.function
            || is_tail_call && enters_start
        {
            let arguments = program.body(here.function).map_or(Vec::new(), |body| {
                body.params.iter().map(|value| self.named_value(&writer, state, depth - 1, body, *value)).collect()
            });
            record.transfer = Some(Transfer::Call { function: program.global_name(here.function), arguments });
        } else if depth < record.depth {
            let name = program.global_name(here.function);
            let call = program.inst_before(here.function, here.inst);
            let got = call.filter(|_| is_return).and_then(|call| result(here.function, call, depth - 1));
            record.transfer = Some(match is_return {
                true => Transfer::Return { value: returns, to: Some((name, got)) },
                false => Transfer::Unwound { function: name },
            });
        } else {
            record.defines = result(record.function, record.inst, frame);
            let entered = program.starts_block(here.function, here.inst);
            // A jump, or an exception or `longjmp` that led to another block.
            let jumped = body.is_some_and(|body| body.insts[record.inst].is_terminator()) || entered != block;
            if let (Some(entered), Some(body), true) = (entered, program.body(here.function), jumped) {
                let phis = body.blocks[entered]
                    .insts
                    .iter()
                    .copied()
                    .take_while(|i| Some(*i) != first_instruction(body, entered));
                let phis = phis.filter_map(|phi| body.result(phi));
                let phis = phis.map(|value| self.named_value(&writer, state, frame, body, value)).collect();
                record.transfer = Some(Transfer::Block { block: program.block_name(here.function, entered), phis });
            }
        }
        record
    }

    fn named_value(
        &self,
        writer: &ValueWriter<'_>,
        state: &State<'_>,
        frame: usize,
        body: &crate::ir::Body,
        value: ValueId,
    ) -> (String, String) {
        let text = state.value(frame, value).map_or(String::new(), |tree| writer.plain(&tree));
        (body.value_name(value), text)
    }
}

/// Appends the differences of two trees of one type.
fn differences(writer: &ValueWriter<'_>, name: &str, old: &Tree, new: &Tree, out: &mut Vec<MemoryChange>) {
    if old == new || out.len() > MAX_CHANGES {
        return;
    }
    if let (Content::Node(before), Content::Node(after)) = (&old.content, &new.content)
        && before.len() == after.len()
    {
        let mut index = 0;
        for (old, new) in before.iter().zip(after) {
            differences(writer, &format!("{name}[{index}]"), old, new, out);
            index += usize::from(old.content != Content::Padding);
        }
        return;
    }
    match out.len() {
        MAX_CHANGES => out.push(MemoryChange { place: "…".into(), old: String::new(), new: String::new() }),
        _ => out.push(MemoryChange { place: name.into(), old: writer.plain(old), new: writer.plain(new) }),
    }
}
