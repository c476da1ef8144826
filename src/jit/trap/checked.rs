//! Reports on failed checks of checked code.

use crate::ir::callee::named_callee;
use crate::ir::debug::DebugInfo;
use crate::ir::{GlobalId, Inst, LocId, Operand, ValueDef};
use crate::jit::checked::failure::{AT_CALL, FailedAccess, Failure, Mismatch, stop};
use crate::jit::checked::slot::{Details, Kind, State, slot_of};
use crate::jit::checked::stack::Place;
use crate::jit::checked::{calls, depot, ranges};
use crate::jit::engine::SourceCall;
use crate::jit::link::code_map::CodePlace;
use crate::jit::translate::trap_codes::CHECK;
use crate::jit::trap::address::{is_canonical, is_near_null};
use crate::jit::trap::backtrace::CallStack;
use crate::jit::trap::division;
use crate::jit::trap::report::Reporter;
use crate::jit::trap::signal_handler::{MachineFault, was_sent};
use crate::opt::Passes;
use crate::opt::checks::origin::advanced_from;
use crate::opt::checks::undefined::promises;
use crate::opt::checks::{required_align, wide_load};
use crate::opt::gep_offset::constant_offset;
use crate::outcome::{Note, Trap, TrapKind, words};
use crate::source::DebugLocation;

/// Whether a location is in a library, if it is known.
fn foreign(places: &[DebugLocation]) -> bool {
    places.iter().all(|place| DebugInfo::is_system(&place.file))
}

impl Reporter<'_> {
    /// Returns the failed check that stopped the program, if one did.
    pub(in crate::jit) fn failed_check(&self, fault: &MachineFault) -> Option<&'static Failure> {
        if fault.signal != libc::SIGILL || was_sent(fault) {
            return None;
        }
        let pc = fault.registers.pc;
        let in_code = || self.code.find(pc).is_some_and(|place| place.code.trap(place.offset) == Some(CHECK));
        let is_check = fault.code == AT_CALL || pc == stop as *const () as u64 || in_code();
        // SAFETY: there rax points to a `Failure` that is never freed.
        is_check.then(|| unsafe { &*(fault.general[0] as *const Failure) })
    }

    /// Returns the trap for a failed check. `inst`: the instruction that was checked.
    pub(in crate::jit) fn failure_trap(&self, failure: &Failure, place: Option<CodePlace<'_>>) -> Trap {
        match failure {
            Failure::Access(access) => self.access_trap(access, place),
            Failure::Library { name, access, write } => self.outside_trap(name, *write, access),
            Failure::Unmapped { name, access, read_only } => {
                let access_of = format!("{name} of {}", words::bytes(access.length));
                let (kind, why) = match (read_only, is_canonical(access.address)) {
                    (true, _) => (TrapKind::ReadOnly, "which is read-only"),
                    (_, true) => (TrapKind::BadAddress, "where nothing is mapped"),
                    (_, false) => (TrapKind::BadAddress, "a non-canonical address"),
                };
                Trap::new(kind, format!("{access_of} at {:#x}, {why}", access.address))
            }
            Failure::Constant { name, access } => {
                let text = format!("{name} of {} {}", words::bytes(access.length), words::TO_CONSTANT);
                with(Trap::new(TrapKind::ReadOnly, text), self.object_at(access.address))
            }
            Failure::Unterminated { name, start } => {
                let trap = Trap::new(TrapKind::OutOfBounds, words::unterminated(name));
                with(trap, self.object_at(*start))
            }
            Failure::ReadsUndefined { name, address, number } => self.undefined_read(name, *address, *number),
            Failure::Null { name, argument } => Trap::new(TrapKind::NullPointer, words::null_argument(name, *argument)),
            Failure::Overlap { name, length } => Trap::new(TrapKind::Overlap, words::overlap(name, *length)),
            Failure::Call => {
                let call = place.and_then(|place| self.inst_at(place)).and_then(|(body, inst)| body.insts[inst].call());
                let why = call.and_then(|call| calls::mistake(self.module, call));
                Trap::new(TrapKind::BadCall, why.unwrap_or_default())
            }
            Failure::CallOf { address } => {
                let call = place.and_then(|place| self.inst_at(place)).and_then(|(body, inst)| body.insts[inst].call());
                let callee = self.function_at(*address);
                let why = call.zip(callee).and_then(|(call, id)| calls::other_type(self.module, call, id));
                Trap::new(TrapKind::BadCall, why.unwrap_or_else(|| words::OTHER_TYPE.into()))
            }
            Failure::Jump => Trap::new(TrapKind::BadCall, words::STALE_JUMP),
            Failure::Undefined { number, at } => self.undefined_trap(*number, *at, place),
            Failure::DivisionByZero { dividend } => {
                let inst = place.and_then(|place| self.inst_at(place)).map(|(body, inst)| &body.insts[inst]);
                let text = division::by_zero(self.module, inst, Some((*dividend).into()));
                Trap::new(TrapKind::DivisionByZero, text)
            }
            Failure::Assumption => Trap::new(TrapKind::Unreachable, words::FALSE_ASSUMPTION),
            Failure::Promise => {
                let found = place.and_then(|place| self.inst_at(place));
                let function = place.and_then(|place| self.module.function(place.statement().0));
                let why = found
                    .zip(function)
                    .and_then(|((body, inst), function)| promises::broken(self.module, function, body, inst));
                Trap::new(TrapKind::BrokenPromise, why.unwrap_or_default())
            }
            Failure::Propagates { from } => {
                let function = self.code.find_return(*from).map(|place| &self.module.globals[place.code.id].name);
                let name = function.map(|name| name.symbol().to_string()).unwrap_or_default();
                Trap::new(TrapKind::BrokenPromise, words::propagates(&words::marked_nounwind(&name)))
            }
            Failure::ClosedStream { name } => Trap::new(TrapKind::UseAfterFree, words::closed_stream(name)),
            Failure::BlockSize { name, block, room, size } => {
                let trap = Trap::new(TrapKind::OutOfBounds, words::false_size(name, *room, *size));
                with(trap, self.object_at(*block))
            }
            Failure::DeleteAlign { name, address, made_by, asked, passed } => {
                let text = words::delete_align(name, made_by, *asked, *passed);
                with(Trap::new(TrapKind::BadFree, text), self.object_at(*address))
            }
            Failure::DeleteSize { name, address, size, block_size } => {
                let trap = Trap::new(TrapKind::BadFree, words::delete_size(name, *size, *block_size));
                with(trap, self.object_at(*address))
            }
            Failure::Free { name, address, other } => self.free_trap(name, *address, *other),
        }
    }

    fn access_trap(&self, failed: &FailedAccess, place: Option<CodePlace<'_>>) -> Trap {
        let mut failed = *failed;
        let inst = place.and_then(|place| self.inst_at(place)).map(|(body, inst)| &body.insts[inst]);
        let (name, write) = match inst {
            Some(Inst::Store { .. }) => ("store".into(), true),
            Some(Inst::AtomicRmw { .. }) => ("atomicrmw".into(), true),
            Some(Inst::CmpXchg { .. }) => ("cmpxchg".into(), true),
            Some(inst) if let Some(call) = inst.call() => {
                let callee = named_callee(self.module, call.callee).map(|id| self.module.globals[id].name.to_string());
                if callee.as_deref().and_then(wide_load).is_some() {
                    failed = first_byte(&failed);
                }
                access_name(callee.as_deref())
            }
            _ => ("load".into(), false),
        };
        let failed = &failed;
        let offset = failed.address.wrapping_sub(failed.start);
        let is_inside = failed.size.checked_sub(failed.length).is_some_and(|last| offset <= last);
        let access = format!("{name} of {}", words::bytes(failed.length));
        if is_inside
            && failed.address >= 4096
            && let Some(inst) = inst
        {
            // The interpreter looks at memory of the host before alignment.
            if failed.start == 0 && !ranges::is_mapped(failed.address, failed.length, false) {
                let text = format!("{access} at {:#x}, where nothing is mapped", failed.address);
                return Trap::new(TrapKind::BadAddress, text);
            }
            let (align, by) = self.alignment(inst);
            // To it, atomic operations are stores.
            let is_atomic = matches!(inst, Inst::AtomicRmw { .. } | Inst::CmpXchg { .. });
            let access = if is_atomic { format!("store of {}", words::bytes(failed.length)) } else { access };
            let text = format!("{access} {}", words::misaligned(failed.address, align, by));
            let trap = Trap::new(TrapKind::Misaligned, text);
            return match Place::of_word(failed.site) {
                Place::Unknown if failed.start == 0 => trap,
                Place::Unknown => with(trap, self.object_at(failed.start)),
                found => with(trap, self.variable(found, Some(failed.size))),
            };
        }
        if !is_canonical(failed.origin) {
            return Trap::new(
                TrapKind::BadAddress,
                format!("{access} at {:#x}, a non-canonical address", failed.address),
            );
        }
        if let Some(note) = place.and_then(|place| self.left_bounds(failed, place)) {
            let trap = Trap::new(TrapKind::OutOfBounds, format!("{access} {}", words::THROUGH_LEFT));
            return with(trap, vec![note]);
        }
        if let Some(trap) = place.and_then(|place| self.left_trap(&access, failed, place)) {
            return trap;
        }
        self.outside_trap(&name, write, failed)
    }

    /// Describes the alloca of checked code that exceeded the stack.
    pub(in crate::jit) fn alloca_text(&self, stack: &CallStack) -> Option<String> {
        let (id, loc) = stack.frames.first().filter(|_| self.passes.contains(Passes::checks()))?;
        let (body, inst) = self.inst_of(*id, (*loc)?)?;
        let Inst::Alloca { ty, count, .. } = &body.insts[inst] else { return None };
        let size = self.layout.size_of(&self.module.types, *ty)?;
        let count = match count {
            None => 1,
            Some((_, Operand::Const(id))) => self.module.constants[*id].as_int()?,
            Some(_) => return None,
        };
        Some(match count {
            1 => format!("alloca of {size} bytes"),
            count => format!("alloca of {count} elements of {size} bytes"),
        })
    }

    /// Returns the alignment that an instruction requires, and what says so.
    fn alignment(&self, inst: &Inst) -> (u64, &'static str) {
        let (ty, align) = match inst {
            Inst::Load { ty, align, .. } => (*ty, *align),
            Inst::Store { value, align, .. } => (value.0, *align),
            Inst::AtomicRmw { value, align, .. } => (value.0, *align),
            Inst::CmpXchg { new, align, .. } => (new.0, *align),
            _ => return (1, words::BY_INSTRUCTION),
        };
        match align {
            Some(align) => (align.bytes(), words::BY_INSTRUCTION),
            None => (required_align(self.module, self.layout, inst, ty).unwrap_or(1), words::BY_TYPE),
        }
    }

    /// Returns the note on the `getelementptr inbounds` that made the address of an access leave its object.
    fn left_bounds(&self, failed: &FailedAccess, place: CodePlace<'_>) -> Option<Note> {
        if failed.origin == 0 || failed.size == 0 || failed.size >= 1 << 62 {
            return None;
        }
        let (body, inst) = self.inst_at(place)?;
        let mut at = match &body.insts[inst] {
            Inst::Load { ptr, .. } | Inst::Store { ptr, .. } => *ptr,
            Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => *ptr,
            _ => return None,
        };
        // The steps from the origin to the address; at most one has a distance that is not constant.
        let mut steps = Vec::new();
        while let Operand::Value(value) = at
            && let ValueDef::Inst(inst) = body.values[value].def
            && let Inst::Gep { source, base, indices, flags, .. } = &body.insts[inst]
        {
            let distance = constant_offset(self.module, self.layout, *source, indices);
            steps.push((inst, distance, *flags));
            at = *base;
        }
        let known = steps.iter().filter_map(|step| step.1).fold(0i64, i64::wrapping_add);
        let unknown = steps.iter().filter(|step| step.1.is_none()).count();
        let mut origin = failed.origin;
        // The origin is further away where the function was inlined, or the pointer was loaded from a variable. Where a
        // loop advances it, the distance from the access leads to its value.
        if let Operand::Value(value) = at {
            let is_inlined = place.statement().0 != place.code.id;
            match body.values[value].def {
                ValueDef::Inst(inst) if matches!(body.insts[inst], Inst::Alloca { .. }) => {}
                ValueDef::Inst(inst) if matches!(body.insts[inst], Inst::Load { .. }) => return None,
                ValueDef::Inst(_) if advanced_from(self.module, body, value).is_some() => {
                    if unknown > 0 {
                        return None;
                    }
                    origin = failed.address.wrapping_sub(known as u64);
                }
                _ if is_inlined => return None,
                _ => {}
            }
        }
        let whole = failed.address.wrapping_sub(origin) as i64;
        if unknown > 1 || unknown == 0 && known != whole {
            return None;
        }
        let mut from = origin.wrapping_sub(failed.start) as i64;
        let is_in = |offset: i64| u64::try_from(offset).is_ok_and(|offset| offset <= failed.size);
        for (inst, distance, flags) in steps.into_iter().rev() {
            let distance = distance.unwrap_or(whole.wrapping_sub(known));
            let to = from.wrapping_add(distance);
            // With `nuw`, the offset counts as unsigned.
            let wraps = flags.nuw && distance < 0;
            if wraps || flags.inbounds && distance != 0 && !(is_in(from) && is_in(to)) {
                let text = format!("{} ({})", words::LEFT_HERE, words::distance(distance, from, failed.size));
                let debug_locs = DebugInfo::new(self.module).frames_at(body, inst);
                return Some(Note { text, span: Some(body.span(inst)), debug_locs });
            }
            from = to;
        }
        None
    }

    /// Returns the trap for an access of `name` outside of its object.
    fn outside_trap(&self, name: &str, write: bool, failed: &FailedAccess) -> Trap {
        let access = format!("{name} of {}", words::bytes(failed.length));
        let trap = |kind, text: &str| Trap::new(kind, format!("{access} {text}"));
        let outside = |size| {
            let offset = failed.address.wrapping_sub(failed.start) as i64;
            trap(TrapKind::OutOfBounds, &words::outside(offset, size))
        };
        match Place::of_word(failed.site) {
            found @ (Place::Alloca(..) | Place::Global(_)) => {
                return with(outside(failed.size), self.variable(found, Some(failed.size)));
            }
            Place::Code(_) | Place::Unknown => {}
        }
        if failed.start != 0
            && let Some(slot) = slot_of(failed.start)
        {
            let known = slot.known();
            return match (known.kind, known.state) {
                (Kind::Stack, State::Freed) => with(
                    trap(TrapKind::UseAfterFree, words::IN_DEALLOCATED),
                    self.variable(Place::of_word(known.site), None),
                ),
                (Kind::Argument, State::Freed) => {
                    with(trap(TrapKind::UseAfterFree, words::IN_DEALLOCATED), self.object(&known))
                }
                (_, State::Freed) => with(trap(TrapKind::UseAfterFree, words::IN_FREED), self.object(&known)),
                (_, State::Ended) => {
                    let trap = with(trap(TrapKind::UseAfterFree, words::TO_ENDED), self.object(&known));
                    with(trap, self.end_note(&known))
                }
                _ => with(outside(known.size), self.object(&known)),
            };
        }
        if failed.start != 0
            && let Some(id) = self.places().variable_at(failed.start)
        {
            return with(outside(failed.size), self.variable(Place::Global(id), Some(failed.size)));
        }
        if is_near_null(failed.address) {
            return trap(TrapKind::NullPointer, &words::through_null(failed.address));
        }
        if let Some(note) = self.function_note(failed.address) {
            let trap = match write {
                true => trap(TrapKind::ReadOnly, words::TO_FUNCTION),
                false => trap(TrapKind::BadAddress, words::AT_FUNCTION),
            };
            return with(trap, vec![note]);
        }
        if !is_canonical(failed.address) {
            return trap(TrapKind::BadAddress, &format!("at {:#x}, a non-canonical address", failed.address));
        }
        trap(TrapKind::OutOfBounds, &words::no_object(failed.address))
    }

    fn free_trap(&self, name: &str, address: u64, other: Option<Mismatch>) -> Trap {
        let bad = |why: &str| Trap::new(TrapKind::BadFree, words::bad_free(name, address, why));
        let slot = slot_of(address);
        if let Some(slot) = slot {
            let known = slot.known();
            let start = slot.bounds().start;
            return match (known.state, known.kind) {
                (State::Unused, _) => bad(words::NO_OBJECT),
                (State::Freed, Kind::Stack) => with(bad(words::GONE), self.variable(Place::of_word(known.site), None)),
                (State::Freed, _) => with(bad(words::ALREADY_FREED), self.object(&known)),
                (State::Live | State::Ended, Kind::Stack | Kind::Argument) => {
                    with(bad(words::ON_STACK), self.object(&known))
                }
                (State::Live | State::Ended, _) => match other {
                    Some(Mismatch { made_by, freed_by }) => {
                        let text = words::other_family(name, made_by, freed_by);
                        with(Trap::new(TrapKind::BadFree, text), self.object(&known))
                    }
                    None => with(bad(&words::inside_block(address.wrapping_sub(start))), self.object(&known)),
                },
            };
        }
        if let Some(id) = self.places().variable_at(address) {
            return with(bad(words::GLOBAL), self.variable(Place::Global(id), self.size_of_variable(id)));
        }
        match self.function_note(address) {
            Some(note) => with(bad(words::FUNCTION), vec![note]),
            None => bad(words::NO_OBJECT),
        }
    }

    /// Returns the notes on the object that starts at an address.
    pub(super) fn object_at(&self, start: u64) -> Vec<Note> {
        match slot_of(start) {
            Some(slot) => self.object(&slot.known()),
            None => match self.places().variable_at(start) {
                Some(id) => self.variable(Place::Global(id), self.size_of_variable(id)),
                None => Vec::new(),
            },
        }
    }

    /// Returns the function at an address.
    fn function_at(&self, address: u64) -> Option<GlobalId> {
        let inside = self.code.find(address).map(|place| place.code.id);
        let of_session = || self.session.and_then(|session| session.stubs.at(address));
        inside.or_else(|| self.code.entered_at(address)).or_else(of_session)
    }

    /// Returns the note on the function at an address.
    fn function_note(&self, address: u64) -> Option<Note> {
        let id = self.function_at(address)?;
        Some(Note::new(words::function_is(&self.module.globals[id].name.symbol()), None))
    }

    /// Returns the notes on the object of a slot.
    pub(in crate::jit) fn object(&self, known: &Details) -> Vec<Note> {
        if known.kind == Kind::Stack {
            return self.variable(Place::of_word(known.site), Some(known.size));
        }
        let mut notes = self.block_notes(known.site as u32, |name| words::allocated(name, Some(known.size)));
        if known.state == State::Freed {
            notes.extend(self.block_notes((known.site >> 32) as u32, |_| words::FREED_HERE.into()));
        }
        notes
    }

    /// Returns the note on the end of the lifetime of a variable.
    fn end_note(&self, known: &Details) -> Vec<Note> {
        let (Place::Alloca(function, _), Some(loc)) = (Place::of_word(known.site), known.end().checked_sub(1)) else {
            return Vec::new();
        };
        let (id, loc) = self.innermost(function, LocId::from_u32(loc));
        self.note_at(words::ENDED_HERE.into(), id, loc).into_iter().collect()
    }

    /// Returns the function that a location of compiled code belonged to before inlining, and the location there.
    fn innermost(&self, function: GlobalId, loc: LocId) -> (GlobalId, Option<LocId>) {
        let code = self.code.functions().find(|(_, code)| code.id == function);
        code.map_or((function, Some(loc)), |(_, code)| code.sites.innermost(function, Some(loc)))
    }

    /// Returns the note on a variable, with its size if that is to be named.
    pub(super) fn variable(&self, place: Place, size: Option<u64>) -> Vec<Note> {
        match place {
            Place::Global(id) => {
                let global = &self.module.globals[id];
                let size = size.unwrap_or(0);
                vec![Note::new(words::object_is(&global.name.to_string(), size), Some(global.span))]
            }
            Place::Alloca(function, loc) => {
                let (id, loc) = self.innermost(function, loc);
                let Some((body, inst)) = loc.and_then(|loc| self.inst_of(id, loc)) else { return Vec::new() };
                let Some(value) = body.result(inst) else { return Vec::new() };
                let source = DebugInfo::new(self.module).variable(body, value);
                let function = self.module.globals[id].name.to_string();
                let name = words::variable_of(&body.value_name(value), &function, source.as_deref());
                self.note_at(words::allocated(&name, size), id, loc).into_iter().collect()
            }
            Place::Code(_) | Place::Unknown => Vec::new(),
        }
    }

    /// Whether a location is in a library.
    pub(in crate::jit) fn is_library(&self, places: &[DebugLocation]) -> bool {
        !places.is_empty() && foreign(places)
    }

    /// Returns the notes on the call that allocated or freed a block, and on its callers.
    pub(in crate::jit) fn block_notes(&self, stack: u32, text: impl Fn(&str) -> String) -> Vec<Note> {
        let past = self.session.and_then(|session| session.past_calls.get(&stack));
        let calls = past.cloned().or_else(|| Some(self.calls_of(&depot::stack(stack)?)));
        let Some((first, callers)) = calls.as_deref().and_then(<[SourceCall]>::split_first) else { return Vec::new() };
        let note =
            |text: String, call: &SourceCall| Note { text, span: Some(call.span), debug_locs: call.debug_locs.clone() };
        let library = self.is_library(&first.debug_locs);
        // For a place in a library, its own calls are skipped.
        let callers = callers.iter().skip_while(|call| library && foreign(&call.debug_locs)).take(words::MAX_CALLERS);
        let callers = callers.map(|call| note(words::CALLED.into(), call));
        std::iter::once(note(text(&words::block_of(&first.function)), first)).chain(callers).collect()
    }

    /// Returns the calls of a stack, innermost first; none if the place of the innermost one is not known.
    pub(in crate::jit) fn calls_of(&self, stack: &depot::Stack) -> Vec<SourceCall> {
        let mut frames: Vec<(GlobalId, Option<LocId>)> = Vec::new();
        for address in stack.iter() {
            let Some(place) = self.code.find_return(*address) else { break };
            place.code.sites.each(place.code.id, place.loc(), |id, loc| frames.push((id, loc)));
        }
        let mut calls = frames.iter().map(|(id, loc)| {
            let Note { span, debug_locs, .. } = self.note_at(String::new(), *id, *loc)?;
            Some(SourceCall { function: self.module.globals[*id].name.to_string(), span: span?, debug_locs })
        });
        let Some(Some(first)) = calls.next() else { return Vec::new() };
        std::iter::once(first).chain(calls.flatten()).collect()
    }

    /// Returns a note with the location of an instruction.
    fn note_at(&self, text: String, id: GlobalId, loc: Option<LocId>) -> Option<Note> {
        let (body, inst) = self.inst_of(id, loc?)?;
        let debug_locs = DebugInfo::new(self.module).frames_at(body, inst);
        Some(Note { text, span: Some(body.span(inst)), debug_locs })
    }
}

/// Returns the name of the access that a call makes, and whether it writes.
fn access_name(callee: Option<&str>) -> (String, bool) {
    let mut parts = callee.and_then(|name| name.strip_prefix("llvm.")).into_iter().flat_map(|name| name.split('.'));
    match (parts.next(), parts.next()) {
        (Some("masked"), Some("store" | "scatter")) => ("store".into(), true),
        (Some("masked" | "x86"), _) => ("load".into(), false),
        (Some(name), _) => (name.into(), false),
        (None, _) => (words::DEREFERENCEABLE.into(), false),
    }
}

/// Returns the access of the first byte outside of the object.
fn first_byte(failed: &FailedAccess) -> FailedAccess {
    let offset = failed.address.wrapping_sub(failed.start);
    let address = if offset < failed.size { failed.start + failed.size } else { failed.address };
    FailedAccess { address, length: 1, ..*failed }
}

fn with(mut trap: Trap, notes: Vec<Note>) -> Trap {
    trap.notes.extend(notes);
    trap
}
