//! Encoding of a code map, for the cache of compiled programs.

use super::{CodeMap, FunctionCode, NO_LOC};
use crate::ir::{GlobalId, LocId};
use crate::jit::link::stream::{Decoder, Encoder};
use crate::opt::InlineSites;
use cranelift_codegen::ir::TrapCode;
use cranelift_entity::EntityRef;
use std::ops::Range;
use std::sync::Arc;

impl CodeMap {
    /// Encodes the map.
    pub(in crate::jit) fn encode(&self) -> Vec<u8> {
        let mut out = Encoder::default();
        out.list(self.functions.iter(), |out, (start, code)| {
            out.number(*start);
            out.number(self.address(code.id).unwrap_or(0));
            encode_function(out, code);
        });
        for ranges in [&self.thunks, &self.assembly] {
            out.list(ranges.iter(), |out, range| {
                out.number(range.start);
                out.number(range.end);
            });
        }
        out.0
    }

    /// Decodes a map.
    pub(in crate::jit) fn decode(bytes: &[u8]) -> Option<CodeMap> {
        let input = &mut Decoder(bytes);
        let mut map = CodeMap::default();
        map.functions = input.list(|input| {
            let (start, entry) = (input.number()?, input.number()?);
            let code = decode_function(input)?;
            map.entries.insert(code.id, entry);
            Some((start, Arc::new(code)))
        })?;
        let mut ranges = || input.list(|input| Some(Range { start: input.number()?, end: input.number()? }));
        (map.thunks, map.assembly) = (ranges()?, ranges()?);
        let ascending = map.functions.windows(2).all(|pair| pair[0].0 < pair[1].0);
        (input.0.is_empty() && ascending).then_some(map)
    }
}

fn encode_function(out: &mut Encoder, code: &FunctionCode) {
    let FunctionCode { id, size, frame, locs, traps, calls, sites, baseline: _ } = code;
    out.number(id.as_u32().into());
    out.number(u64::from(*size));
    out.number(u64::from(*frame));
    let (mut at, mut loc) = (0, 0i64);
    out.list(locs.iter(), |out, (start, number)| {
        out.number(u64::from(start - at));
        // `NO_LOC` is -1, near the others.
        let number = i64::from(*number as i32);
        out.signed(number - loc);
        (at, loc) = (*start, number);
    });
    at = 0;
    out.list(traps.iter(), |out, (offset, code)| {
        out.number(u64::from(offset - at));
        out.number(code.as_raw().get().into());
        at = *offset;
    });
    at = 0;
    out.list(calls.iter(), |out, offset| {
        out.number(u64::from(offset - at));
        at = *offset;
    });
    out.number(sites.own().into());
    out.list(sites.inlined().iter(), |out, (site, loc)| {
        out.number(u64::from(*site));
        out.number(loc.index() as u64);
    });
    out.list(sites.calls(), |out, (callee, call)| {
        out.number(callee.as_u32().into());
        out.number(call.map_or(0, |call| call.index() as u64 + 1));
    });
}

fn decode_function(input: &mut Decoder<'_>) -> Option<FunctionCode> {
    let id = GlobalId::from_u32(input.small()?);
    let (size, frame) = (input.small()?, input.small()?);
    let (mut at, mut loc) = (0u32, 0i64);
    let mut next = |input: &mut Decoder<'_>| {
        at = at.checked_add(input.small()?)?;
        Some(at)
    };
    let locs = input.list(|input| {
        let start = next(input)?;
        loc = loc.checked_add(input.signed()?)?;
        Some((start, i32::try_from(loc).ok()? as u32))
    })?;
    at = 0;
    let mut next = |input: &mut Decoder<'_>| {
        at = at.checked_add(input.small()?)?;
        Some(at)
    };
    let traps = input.list(|input| {
        let offset = next(input)?;
        let raw = u8::try_from(input.number()?).ok().and_then(std::num::NonZeroU8::new)?;
        Some((offset, TrapCode::from_raw(raw)))
    })?;
    at = 0;
    let calls = input.list(|input| {
        at = at.checked_add(input.small()?)?;
        Some(at)
    })?;
    let own = input.small()?;
    let loc_of = |number: u64| usize::try_from(number).ok().filter(|n| *n < NO_LOC as usize).map(LocId::new);
    let inlined = input.list(|input| Some((input.small()?, loc_of(input.number()?)?)))?;
    let sites = input.list(|input| {
        let callee = GlobalId::from_u32(input.small()?);
        let call = match input.number()? {
            0 => None,
            number => Some(loc_of(number - 1)?),
        };
        Some((callee, call))
    })?;
    let sites = InlineSites::from_parts(own, inlined, sites)?;
    let (locs, traps, calls) = (locs.into(), traps.into(), calls.into());
    Some(FunctionCode { id, size, frame, locs, traps, calls, sites, baseline: false })
}
