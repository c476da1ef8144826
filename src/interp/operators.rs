//! The blocks of C++'s `new` that the host's libraries ask for inside a call, and those that they give back: they are objects
//! of the interpreter like the program's own, so that a block may be made by the one and given back by the other.

use super::hostcall::{HostEvent, keep};
use super::link::Parts;
use super::model::cxx;
use super::trace::Res;
use super::{Interpreter, call};
use crate::host::operators::{self, Operators, Request};
use crate::host::process;
use crate::ir::reach::{REPLACEABLE, replacement};
use std::sync::Arc;

impl Interpreter {
    /// Sees to it that libraries ask here for the blocks of `new`, or the program's own functions if it has any.
    pub(super) fn keep_blocks(&mut self) {
        let checked = Arc::clone(&self.checked);
        let module = checked.module();
        let mut own = |name: &str| {
            let number = self.linker.number(replacement(module, name)?)?;
            let parts = &mut Parts { code: &mut self.code, world: &mut self.machine.world };
            Some(self.linker.function_address(module, number, parts).lo as usize)
        };
        let replaced = REPLACEABLE.map(|name| own(name).unwrap_or(0));
        operators::redirect();
        process::set_operators(Operators { keeper: Some(keep), replaced });
    }

    /// Answers what a host function asks of the heap, until something else comes of it.
    pub(super) fn serve(&mut self, mut event: HostEvent) -> Res<HostEvent> {
        while let HostEvent::Operator(request) = event {
            let site = self.machine.frames.last().and_then(|frame| call::call_of(&self.code, frame)).map_or(0, |c| c.site);
            let site = super::memory::site_of(site);
            let world = &mut self.machine.world;
            let answer = match request {
                Request::New(new) => {
                    let made = cxx::make(&new, site, true, &mut world.memory);
                    if let Some(asked) = world.memory.take_refused() {
                        return Ok(HostEvent::Left(crate::host::process::End::Memory(asked)));
                    }
                    vec![1, made.map_or(0, |block| block.lo)]
                }
                Request::Delete(delete) => {
                    let pointer = world.memory.pointer_to(delete.block);
                    vec![u64::from(cxx::give_back(&pointer, &delete, site, world)?), 0]
                }
            };
            match self.host.resume(answer) {
                Some(next) => event = next,
                None => break,
            }
        }
        Ok(event)
    }
}
