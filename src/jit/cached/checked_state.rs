//! State of a cached checked program besides its code and data: stubs, bounds of variables, and the entries of the tables of
//! [`checked`] to whose numbers and addresses its code refers.

use crate::jit::checked;
use crate::jit::engine::Segment;
use crate::jit::link::code_memory::{Memory, Regions};
use crate::jit::link::stream::{Decoder, Encoder};
use crate::jit::link::symbol::Symbol;
use crate::jit::link::thunks::call_thunk;
use crate::jit::runtime::RuntimeFn;
use crate::jit::x86_64::access_stubs::{AccessStub, StubResult};
use std::ops::Range;

/// State of a checked program.
#[derive(Debug)]
pub(in crate::jit) struct CheckedState {
    /// Stubs, at offsets from the start of the code. They contain addresses of this crate, so they are assembled anew.
    stubs: Vec<(u32, Stub)>,
    /// Addresses and sizes of the variables.
    variables: Vec<(u64, u64)>,
    /// Offsets and sizes of the thread-local variables in the copy of a thread.
    pub thread_bounds: Vec<(u64, u64)>,
    /// Encoded entries of the tables.
    tables: Vec<u8>,
}

/// A stub.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stub {
    Access(AccessStub),
    Call(RuntimeFn, StubResult),
}

impl Stub {
    fn of(symbol: Symbol) -> Option<Stub> {
        match symbol {
            Symbol::Access(stub) => Some(Stub::Access(stub)),
            Symbol::PreservingCall(function, result) => Some(Stub::Call(function, result)),
            _ => None,
        }
    }

    fn code(self) -> Option<Vec<u8>> {
        let symbol = match self {
            Stub::Access(stub) => Symbol::Access(stub),
            Stub::Call(function, result) => Symbol::PreservingCall(function, result),
        };
        call_thunk(symbol, |_| None)
    }

    fn encode(self, out: &mut Encoder) {
        match self {
            Stub::Access(stub) => {
                out.flag(true);
                out.number(stub.number().into());
            }
            Stub::Call(function, result) => {
                out.flag(false);
                out.number(function.number().into());
                out.number(result as u64);
            }
        }
    }

    fn decode(input: &mut Decoder) -> Option<Stub> {
        Some(match input.flag()? {
            true => Stub::Access(AccessStub::from_number(input.small()?)?),
            false => {
                let function = RuntimeFn::from_number(input.small()?)?;
                Stub::Call(function, *StubResult::ALL.get(input.small()? as usize)?)
            }
        })
    }
}

impl CheckedState {
    /// Returns the state of a program that has not started to run. `thunks`: as in
    /// [`LinkedCode`](crate::jit::link::LinkedCode). `None`: other programs have run in this process.
    pub(super) fn of(segment: &Segment, thunks: &[(Symbol, u64, u64)]) -> Option<CheckedState> {
        let regions = segment.memory.regions();
        let stub = |(symbol, at, _): &(Symbol, u64, u64)| Some(((at - regions.code.start) as u32, Stub::of(*symbol)?));
        let mut variables = Vec::new();
        segment.plan.each_variable(regions, |start, size| variables.push((start, size)));
        let mut tables = Encoder::default();
        checked::undefined::encode(&mut tables)?;
        checked::chains::encode(&mut tables);
        checked::frames::encode(&mut tables);
        checked::signatures::encode(&segment.memory.code(), &mut tables);
        Some(CheckedState {
            stubs: thunks.iter().filter_map(stub).collect(),
            variables,
            thread_bounds: segment.plan.thread_bounds().to_vec(),
            tables: tables.0,
        })
    }

    /// Assembles the stubs.
    pub(super) fn assemble(&self, code: &mut [u8]) -> Option<()> {
        self.stubs.iter().try_for_each(|(at, stub)| {
            let (at, bytes) = (*at as usize, stub.code()?);
            code.get_mut(at..at + bytes.len())?.copy_from_slice(&bytes);
            Some(())
        })
    }

    /// Enters the program in the tables of this process. `None`: they have other entries.
    pub(super) fn enter(&self, memory: &Memory) -> Option<()> {
        let Regions { read_only, writable, .. } = memory.regions();
        let space = checked::space::existing()?;
        let holds = |range: &Range<u64>, (start, size): &(u64, u64)| {
            range.start <= *start && start.checked_add(*size).is_some_and(|end| end <= range.end)
        };
        if !self.variables.iter().all(|one| holds(read_only, one) || holds(writable, one)) {
            return None;
        }
        let input = &mut Decoder(&self.tables);
        checked::undefined::enter_encoded(input)?;
        checked::chains::enter_encoded(input)?;
        checked::frames::enter_encoded(input)?;
        checked::signatures::enter_encoded(input)?;
        self.variables.iter().for_each(|(start, size)| space.enter_variable(*start, *size));
        checked::space::note_constants(read_only.clone());
        Some(())
    }

    pub(super) fn encode(&self, out: &mut Encoder) {
        out.list(self.stubs.iter(), |out, (at, stub)| {
            out.number((*at).into());
            stub.encode(out);
        });
        for list in [&self.variables, &self.thread_bounds] {
            out.list(list.iter(), |out, (first, second)| {
                out.number(*first);
                out.number(*second);
            });
        }
        out.bytes(&self.tables);
    }

    pub(super) fn decode(input: &mut Decoder) -> Option<CheckedState> {
        let stubs = input.list(|input| Some((input.small()?, Stub::decode(input)?)))?;
        let mut pairs = || input.list(|input| Some((input.number()?, input.number()?)));
        let (variables, thread_bounds) = (pairs()?, pairs()?);
        Some(CheckedState { stubs, variables, thread_bounds, tables: input.bytes()?.to_vec() })
    }
}
