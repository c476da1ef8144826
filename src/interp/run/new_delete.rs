//! C++ `new` and `delete` called by host libraries. Their blocks are heap blocks of the interpreter, so that
//! one side may allocate a block and the other free it.

use crate::host::interpose::cxx_operators;
use crate::host::process;
use crate::host::process::cxx_allocator::{AllocRequest, Operators};
use crate::interp::Interpreter;
use crate::interp::exec::call;
use crate::interp::load::LoadContext;
use crate::interp::native::{HostEvent, forward_operator};
use crate::interp::report::InterpResult;
use crate::interp::run::structors::Structors;
use crate::interp::scalar::CodeLocation;
use crate::interp::shims::cxx;
use crate::interp::state::{CallStackTable, Frame, Machine, SharedState};
use crate::ir::reach::{REPLACEABLE, replacement};
use std::sync::Arc;

impl Machine {
    /// Records the current call stack, for the next block to be allocated or freed.
    pub fn note_callers(&mut self) {
        let last = self.frames.len().saturating_sub(1);
        let kept = &self.frames[last.saturating_sub(CallStackTable::MAX_DEPTH)..last];
        let place = |frame: &Frame| CodeLocation { function: frame.function, op: frame.pc };
        let SharedState { memory, stacks, .. } = &mut self.shared;
        memory.callers = stacks.number(kept.iter().map(place));
    }
}

impl Interpreter {
    /// Returns the functions around a run, which are looked up again only after the module has changed.
    pub(in crate::interp) fn structors(&mut self) -> &Structors {
        let found = match self.structors.take() {
            Some(found) => found,
            None => self.find_structors(),
        };
        self.structors.insert(found)
    }

    fn find_structors(&mut self) -> Structors {
        let checked = Arc::clone(&self.checked);
        let module = checked.module();
        let numbers = |ids: Vec<_>| ids.into_iter().filter_map(|id| self.linker.number(id)).collect();
        let (before, after) = (numbers(module.constructors()), numbers(module.destructors()));
        let mut own = |name: &str| {
            let number = self.linker.number(replacement(module, name)?)?;
            let parts = &mut LoadContext { code: &mut self.code, shared: &mut self.machine.shared };
            Some(self.linker.function_address(module, number, parts).lo as usize)
        };
        let replaced = REPLACEABLE.map(|name| own(name).unwrap_or(0));
        Structors { before, after, operators: Operators { block_manager: Some(forward_operator), replaced } }
    }

    /// Redirects the libraries' `new` and `delete` to the interpreter, or to the program's own functions if it has any.
    pub(crate) fn keep_blocks(&mut self) {
        let operators = self.structors().operators;
        cxx_operators::redirect();
        process::set_operators(operators);
    }

    /// Handles heap requests of a host function until another event occurs.
    pub(crate) fn serve(&mut self, mut event: HostEvent) -> InterpResult<HostEvent> {
        while let HostEvent::Operator(request) = event {
            let site =
                self.machine.frames.last().and_then(|frame| call::call_of(&self.code, frame)).map_or(0, |c| c.site);
            let site = crate::interp::memory::site_of(site);
            self.machine.note_callers();
            let shared = &mut self.machine.shared;
            let answer = match request {
                AllocRequest::New(new) => {
                    let made = cxx::make(&new, site, true, &mut shared.memory);
                    if let Some(size) = shared.memory.take_refused_size() {
                        return Ok(HostEvent::Left(crate::host::process::ExitReason::Memory(size)));
                    }
                    if let Some((index, _)) = made.and_then(|block| shared.memory.allocation(&block)) {
                        shared.library_allocations.push(index);
                    }
                    vec![1, made.map_or(0, |block| block.lo)]
                }
                AllocRequest::Delete(delete) => {
                    let pointer = shared.memory.pointer_to(delete.block);
                    vec![u64::from(cxx::give_back(&pointer, &delete, site, shared)?), 0]
                }
            };
            match self.host.resume(answer) {
                Some(next) => event = next,
                None => break,
            }
        }
        Ok(event)
    }
    /// Transfers blocks to the program after a host call: those allocated by the library during the call that are
    /// reachable from the arguments or the result. All others belong to the library and are never reported as leaks.
    pub(crate) fn adopt(&mut self, registers: &[u64]) {
        if self.machine.shared.library_allocations.is_empty() {
            return;
        }
        let made = std::mem::take(&mut self.machine.shared.library_allocations);
        let Some(frame) = self.machine.frames.last() else { return };
        let Some(call) = call::call_of(&self.code, frame) else { return };
        let base = frame.base as usize;
        let args = call.args.iter().map(|src| call::read(&self.code, &self.machine, base, *src).lo);
        let pointers: Vec<u64> = args.chain(registers.iter().copied()).collect();
        self.machine.shared.memory.adopt(&made, &pointers);
    }
}
