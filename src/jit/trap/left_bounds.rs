//! Finds the instruction by which the address of a failed access left its object, or was computed from null, in the body
//! as it was compiled, in which variables are promoted and functions inlined.

use crate::ir::callee::named_callee;
use crate::ir::debug::DebugInfo;
use crate::ir::inst::{CastOp, GepFlags};
use crate::ir::{BlockId, Body, ConstExpr, Constant, Inst, InstId, Operand, ValueDef, ValueId};
use crate::jit::checked::failure::FailedAccess;
use crate::jit::link::code_map::CodePlace;
use crate::jit::trap::address::NULL_PAGES;
use crate::jit::trap::report::{CompiledInst, Reporter};
use crate::jit::trap::signal_handler::MachineFault;
use crate::opt::Passes;
use crate::opt::checks::origin::advanced_from;
use crate::opt::gep_offset::constant_offset;
use crate::outcome::{Note, Trap, TrapKind, words};

/// Maximum number of steps from an access to the origin of its address.
const MAX_STEPS: usize = 64;
/// Maximum number of iterations of a loop that are repeated.
const MAX_ITERATIONS: i64 = 1 << 22;

/// A `getelementptr` on the way from an access to the origin of its address. `None`: the distance is not constant.
type Step = (InstId, Option<i64>, GepFlags);

/// The way from an access to the origin of its address.
struct Way {
    /// Steps behind the loop, or all; the last one first.
    steps: Vec<Step>,
    /// Steps with which a loop advances the pointer, the last one first, and those from the origin to its start.
    advanced: Option<(Vec<Step>, Vec<Step>)>,
    /// Operand from which the first step computes its address.
    root: Operand,
}

impl Reporter<'_> {
    /// Returns the trap for an access through an address that left its object, or that was computed from a null pointer.
    pub(super) fn left_trap(&self, access: &str, failed: &FailedAccess, place: CodePlace<'_>) -> Option<Trap> {
        self.left_by(access, failed, place, self.compiled_at(place)?)
    }

    /// Returns the trap for a fault of checked code at an address that was computed from a null pointer, which no check finds.
    pub(super) fn null_offset_trap(&self, access: &str, fault: &MachineFault, place: CodePlace<'_>) -> Option<Trap> {
        let is_near = self.passes.contains(Passes::checks()) && (1..NULL_PAGES).contains(&fault.address);
        let failed = FailedAccess { address: fault.address, start: 0, size: 0, length: 0, site: 0, origin: 0 };
        self.left_by(access, &failed, place, self.access(fault, place).filter(|_| is_near)?)
    }

    /// Whether the address of a failed access is a pointer as it was found, rather than computed from one, or was converted
    /// from an integer: it is no offset of a null pointer then.
    pub(super) fn is_whole_pointer(&self, fault: &MachineFault, place: CodePlace<'_>) -> bool {
        let Some(compiled) = self.access(fault, place) else { return false };
        let body = &*compiled.body;
        let addresses = self.addresses(&body.insts[compiled.inst]);
        addresses.iter().any(|at| match self.steps(body, *at) {
            Some((steps, _)) if steps.is_empty() => true,
            Some((_, Operand::Value(root))) => match body.values[root].def {
                ValueDef::Inst(inst) => matches!(body.insts[inst], Inst::Cast { op: CastOp::Inttoptr, .. }),
                _ => false,
            },
            Some((_, Operand::Const(id))) => match &self.module.constants[id] {
                Constant::Expr(_, expr) => matches!(**expr, ConstExpr::Cast { op: CastOp::Inttoptr, .. }),
                _ => false,
            },
            None => false,
        })
    }

    fn left_by(
        &self,
        access: &str,
        failed: &FailedAccess,
        place: CodePlace<'_>,
        compiled: CompiledInst<'_>,
    ) -> Option<Trap> {
        let (body, inst) = (&*compiled.body, compiled.inst);
        let mut found = self.addresses(&body.insts[inst]).into_iter().filter_map(|at| {
            let (gep, from, distance) = self.left_at(body, at, failed)?;
            let (id, loc) = place.code.sites.innermost(place.code.id, body.inst_locs[gep].expand());
            let (source, inst) = self.inst_of(id, loc?)?;
            let is_gep = matches!(source.insts[inst], Inst::Gep { .. });
            is_gep.then_some((source, inst, from, distance))
        });
        let (source, inst, from, distance) = found.next()?;
        // Which address of a copy it was is not known.
        if found.next().is_some() {
            return None;
        }
        let (kind, through, text) = match failed.origin {
            0 => (
                TrapKind::NullPointer,
                words::THROUGH_NULL_OFFSET,
                format!("{} ({} from 0x0)", words::FROM_NULL, words::offset_of(distance)),
            ),
            _ => (
                TrapKind::OutOfBounds,
                words::THROUGH_LEFT,
                format!("{} ({})", words::LEFT_HERE, words::distance(distance, from, failed.size)),
            ),
        };
        let debug_locs = DebugInfo::new(self.module).frames_at(source, inst);
        let mut trap = Trap::new(kind, format!("{access} {through}"));
        trap.notes.push(Note { text, span: Some(source.span(inst)), debug_locs });
        Some(trap)
    }

    /// Returns the addresses that an instruction accesses.
    fn addresses(&self, inst: &Inst) -> Vec<Operand> {
        match inst {
            Inst::Load { ptr, .. } | Inst::Store { ptr, .. } => vec![*ptr],
            Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => vec![*ptr],
            Inst::Call(call) => {
                let name = named_callee(self.module, call.callee).map(|id| self.module.globals[id].name.to_string());
                let arguments = match name.as_deref().and_then(|name| name.strip_prefix("llvm.mem")) {
                    Some(name) if name.starts_with("set") => 1,
                    Some(_) => 2,
                    None => 0,
                };
                call.args.iter().take(arguments).map(|arg| arg.value).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the `getelementptr` at which an address left its object, the offset of its base there, and its distance.
    fn left_at(&self, body: &Body, at: Operand, failed: &FailedAccess) -> Option<(InstId, i64, i64)> {
        if failed.origin != 0 && (failed.size == 0 || failed.size >= 1 << 62) {
            return None;
        }
        let way = self.way(body, at)?;
        let start = if failed.origin == 0 { 0 } else { failed.start };
        let mut from = failed.origin.wrapping_sub(start) as i64;
        let whole = failed.address.wrapping_sub(failed.origin) as i64;
        let sum = |steps: &[Step]| steps.iter().filter_map(|step| step.1).fold(0i64, i64::wrapping_add);
        let is_constant = |steps: &[Step]| steps.iter().all(|step| step.1.is_some());
        let mut known = sum(&way.steps);
        let is_in = |offset: i64| u64::try_from(offset).is_ok_and(|offset| offset <= failed.size);
        let leaves = |from: i64, distance: i64, flags: GepFlags| {
            let is_out = match failed.origin {
                0 => from == 0,
                _ => !is_in(from) || !is_in(from.wrapping_add(distance)),
            };
            flags.nuw && distance < 0 || flags.inbounds && distance != 0 && is_out
        };
        if let Some((advance, before)) = &way.advanced {
            if !is_constant(&way.steps) || !is_constant(advance) || !is_constant(before) {
                return None;
            }
            known = known.wrapping_add(sum(before));
            let (each, all) = (sum(advance), whole.wrapping_sub(known));
            let count = all.checked_div(each).filter(|count| (0..=MAX_ITERATIONS).contains(count))?;
            if count.checked_mul(each) != Some(all) {
                return None;
            }
            let repeated = (0..count).flat_map(|_| advance.iter().rev());
            for &(inst, distance, flags) in before.iter().rev().chain(repeated) {
                let distance = distance?;
                if leaves(from, distance, flags) {
                    return Some((inst, from, distance));
                }
                from = from.wrapping_add(distance);
            }
        } else {
            let unknown = way.steps.iter().filter(|step| step.1.is_none()).count();
            let fits = match unknown {
                0 => known == whole,
                1 => failed.origin != 0 && self.is_origin(body, way.root),
                _ => false,
            };
            if !fits {
                return None;
            }
        }
        for &(inst, distance, flags) in way.steps.iter().rev() {
            let distance = distance.unwrap_or(whole.wrapping_sub(known));
            if leaves(from, distance, flags) {
                return Some((inst, from, distance));
            }
            from = from.wrapping_add(distance);
        }
        None
    }

    /// Returns the way from an address back to its origin.
    fn way(&self, body: &Body, at: Operand) -> Option<Way> {
        let (steps, root) = self.steps(body, at)?;
        let is_loop = |value| advanced_from(self.module, body, value).is_some();
        let Some((phi, incoming)) = phi_of(body, root).filter(|(phi, _)| is_loop(*phi)) else {
            return Some(Way { steps, advanced: None, root });
        };
        let (mut advance, mut start) = (None, None);
        for (value, _) in incoming {
            let (steps, from) = self.steps(body, *value)?;
            let is_new = match from == Operand::Value(phi) {
                true => advance.replace(steps).is_none(),
                false => start.replace((steps, from)).is_none(),
            };
            if !is_new {
                return None;
            }
        }
        let (before, from) = start?;
        phi_of(body, from).is_none().then_some(Way { steps, advanced: Some((advance?, before)), root: from })
    }

    /// Whether the origin of a check is this operand, and not something that it was derived from.
    fn is_origin(&self, body: &Body, root: Operand) -> bool {
        let loaded_from = |value: ValueId| match body.values[value].def {
            ValueDef::Inst(inst) => match body.insts[inst] {
                Inst::Load { ptr: Operand::Value(from), .. } => Some(from),
                _ => None,
            },
            _ => None,
        };
        let is_alloca = |value: ValueId| match body.values[value].def {
            ValueDef::Inst(inst) => matches!(body.insts[inst], Inst::Alloca { .. }),
            _ => false,
        };
        match root {
            Operand::Value(value) => !loaded_from(value).is_some_and(is_alloca),
            Operand::Const(id) => matches!(self.module.constants[id], Constant::Global(..)),
        }
    }

    /// Returns the steps from an address back to a value that is no `getelementptr`, the last one first, and that value.
    fn steps(&self, body: &Body, mut at: Operand) -> Option<(Vec<Step>, Operand)> {
        let mut steps = Vec::new();
        while let Operand::Value(value) = at
            && let ValueDef::Inst(inst) = body.values[value].def
            && let Inst::Gep { source, base_ty, base, indices, flags, .. } = &body.insts[inst]
            && self.module.types.is_ptr(*base_ty)
        {
            steps.push((inst, constant_offset(self.module, self.layout, *source, indices), *flags));
            if steps.len() > MAX_STEPS {
                return None;
            }
            at = *base;
        }
        Some((steps, at))
    }
}

/// Returns the phi of an operand, and what comes in.
fn phi_of(body: &Body, operand: Operand) -> Option<(ValueId, &[(Operand, BlockId)])> {
    let Operand::Value(value) = operand else { return None };
    let ValueDef::Inst(inst) = body.values[value].def else { return None };
    match &body.insts[inst] {
        Inst::Phi { incoming, .. } => Some((value, incoming)),
        _ => None,
    }
}
