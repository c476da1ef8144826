//! Abbreviations of frequent records (LLVM Bitcode File Format, "Abbreviations"), and the cost of a record with each of
//! them. Unabbreviated operands are VBR6; an abbreviation gives each operand an encoding of its own, and literals take
//! no bits.
//!
//! A single BLOCKINFO block at the start defines them for every kind of block. [`Stream::record`] chooses the shortest
//! abbreviation that can encode a record.

use super::stream::Stream;
use crate::bitcode::codes::{self, BLOCKINFO};
use crate::bitcode::record_codes::block_info::SETBID;
use crate::bitcode::record_codes::constants as constant;
use crate::bitcode::record_codes::function as instruction;
use crate::bitcode::record_codes::metadata;
use crate::bitcode::record_codes::symbols::{BBENTRY, ENTRY};
use crate::bitcode::record_codes::types as ty;

/// Encoding of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum OperandEncoding {
    /// Literal, which is not written.
    Literal(u64),
    /// Fixed number of bits.
    Fixed(u32),
    /// VBR with chunks of this width.
    Vbr(u32),
    /// Letter, digit, `.` or `_` in six bits.
    Char6,
}

use OperandEncoding::{Char6, Fixed, Literal, Vbr};

impl OperandEncoding {
    /// Returns the bits that an operand takes, or `None` if this encoding cannot express it.
    fn cost(self, number: u64) -> Option<u64> {
        match self {
            Literal(known) => (known == number).then_some(0),
            Fixed(width) => (number >> width == 0).then_some(width.into()),
            Vbr(width) => Some(vbr_cost(number, width)),
            Char6 => char6(number).map(|_| 6),
        }
    }

    fn define(self, out: &mut Stream) {
        let (encoding, width) = match self {
            Literal(value) => {
                out.fixed(1, 1);
                return out.vbr(value, 8);
            }
            Fixed(width) => (1, Some(width)),
            Vbr(width) => (2, Some(width)),
            Char6 => (4, None),
        };
        out.fixed(0, 1);
        out.fixed(encoding, 3);
        if let Some(width) = width {
            out.vbr(width.into(), 5);
        }
    }

    fn write(self, number: u64, out: &mut Stream) {
        match self {
            Literal(_) => {}
            Fixed(width) => out.fixed(number, width),
            Vbr(width) => out.vbr(number, width),
            Char6 => out.fixed(char6(number).unwrap_or(0), 6),
        }
    }
}

/// Returns the bits of a number as VBR of a width.
pub(super) fn vbr_cost(number: u64, width: u32) -> u64 {
    let bits = 64 - number.leading_zeros();
    u64::from(bits.max(1).div_ceil(width - 1) * width)
}

fn char6(number: u64) -> Option<u64> {
    let (byte, first) = match u8::try_from(number).ok()? {
        byte @ b'a'..=b'z' => (byte - b'a', 0),
        byte @ b'A'..=b'Z' => (byte - b'A', 26),
        byte @ b'0'..=b'9' => (byte - b'0', 52),
        b'.' => (0, 62),
        b'_' => (0, 63),
        _ => return None,
    };
    Some(u64::from(byte) + first)
}

/// Abbreviation for records of one code.
#[derive(Debug)]
pub(super) struct Abbreviation {
    code: u32,
    operands: Vec<OperandEncoding>,
    /// Encoding of the operands after `operands`, if there may be any.
    array: Option<OperandEncoding>,
}

impl Abbreviation {
    /// Returns the number of bits of a record after its abbreviation id; `None` if it cannot be encoded.
    pub fn cost(&self, code: u32, ops: &[u64]) -> Option<u64> {
        if code != self.code || ops.len() < self.operands.len() {
            return None;
        }
        let (ops, rest) = ops.split_at(self.operands.len());
        let mut cost = 0;
        for (operand, op) in self.operands.iter().zip(ops) {
            cost += operand.cost(*op)?;
        }
        match self.array {
            None => rest.is_empty().then_some(cost),
            Some(element) => {
                cost += vbr_cost(rest.len() as u64, 6);
                rest.iter().try_fold(cost, |cost, op| Some(cost + element.cost(*op)?))
            }
        }
    }

    /// Writes a record that this abbreviation can encode.
    pub fn write(&self, ops: &[u64], out: &mut Stream) {
        let (ops, rest) = ops.split_at(self.operands.len());
        self.operands.iter().zip(ops).for_each(|(operand, op)| operand.write(*op, out));
        if let Some(element) = self.array {
            out.vbr(rest.len() as u64, 6);
            rest.iter().for_each(|op| element.write(*op, out));
        }
    }

    fn define(&self, out: &mut Stream) {
        let array = if self.array.is_some() { 2 } else { 0 };
        out.begin_abbreviation(1 + self.operands.len() as u64 + array);
        Literal(self.code.into()).define(out);
        self.operands.iter().for_each(|operand| operand.define(out));
        if let Some(element) = self.array {
            out.fixed(0, 1);
            out.fixed(3, 3);
            element.define(out);
        }
    }
}

/// Abbreviations of a file, by block id.
#[derive(Debug, Default)]
pub(super) struct Abbreviations(Vec<(u32, Vec<Abbreviation>)>);

impl Abbreviations {
    /// Returns the abbreviations for a module with this many types and module-level values. The ids of a function's
    /// own values may be larger; records with such ids are written unabbreviated.
    pub fn new(types: usize, values: usize) -> Abbreviations {
        let width = |count: usize| (usize::BITS - count.leading_zeros()).clamp(1, 32);
        let (of_type, of_value) = (Fixed(width(types)), Fixed(width(values)));
        let plain =
            |code: u32, operands: &[OperandEncoding]| Abbreviation { code, operands: operands.to_vec(), array: None };
        let array = |code: u32, operands: &[OperandEncoding], element| Abbreviation {
            code,
            operands: operands.to_vec(),
            array: Some(element),
        };
        use {constant as c, instruction as i, metadata as m};
        /// The flag that LLVM 3.7 and later set in every call: it has an explicit function type.
        const EXPLICIT: OperandEncoding = Literal(crate::bitcode::record_codes::call_flags::EXPLICIT_TYPE);
        Abbreviations(vec![
            (
                codes::CONSTANTS,
                vec![
                    plain(c::SETTYPE, &[of_type]),
                    plain(c::INTEGER, &[Vbr(8)]),
                    plain(c::NULL, &[]),
                    plain(c::CE_CAST, &[Fixed(4), of_type, Vbr(8)]),
                    array(c::AGGREGATE, &[], of_value),
                    array(c::STRING, &[], Fixed(8)),
                    array(c::CSTRING, &[], Fixed(8)),
                    array(c::CSTRING, &[], Fixed(7)),
                    array(c::CSTRING, &[], Char6),
                    array(c::DATA, &[], Fixed(8)),
                    array(c::DATA, &[], Fixed(16)),
                    array(c::DATA, &[], Fixed(32)),
                ],
            ),
            (
                codes::FUNCTION,
                vec![
                    plain(i::LOAD, &[Vbr(6), of_type, Vbr(4), Fixed(1)]),
                    plain(i::STORE, &[Vbr(6), Vbr(6), Vbr(4), Fixed(1)]),
                    plain(i::BINOP, &[Vbr(6), Vbr(6), Fixed(4)]),
                    plain(i::BINOP, &[Vbr(6), Vbr(6), Fixed(4), Fixed(8)]),
                    plain(i::CAST, &[Vbr(6), of_type, Fixed(4)]),
                    plain(i::CAST, &[Vbr(6), of_type, Fixed(4), Fixed(8)]),
                    plain(i::CMP2, &[Vbr(6), Vbr(6), Fixed(6)]),
                    array(i::GEP, &[Fixed(5), of_type], Vbr(6)),
                    array(i::PHI, &[of_type], Vbr(6)),
                    array(i::CALL, &[Vbr(6), EXPLICIT, of_type], Vbr(6)),
                    plain(i::ALLOCA, &[of_type, of_type, Vbr(8), Vbr(8)]),
                    plain(i::BR, &[Vbr(6)]),
                    plain(i::BR, &[Vbr(6), Vbr(6), Vbr(6)]),
                    plain(i::RET, &[]),
                    plain(i::RET, &[Vbr(6)]),
                    plain(i::UNREACHABLE, &[]),
                    plain(i::DEBUG_LOC, &[Vbr(8), Vbr(6), Vbr(8), Vbr(6), Fixed(1)]),
                    plain(i::DEBUG_LOC_AGAIN, &[]),
                ],
            ),
            (
                codes::VALUE_SYMTAB,
                vec![
                    array(ENTRY, &[Vbr(8)], Fixed(8)),
                    array(ENTRY, &[Vbr(8)], Fixed(7)),
                    array(ENTRY, &[Vbr(8)], Char6),
                    array(BBENTRY, &[Vbr(8)], Fixed(7)),
                    array(BBENTRY, &[Vbr(8)], Char6),
                ],
            ),
            (
                codes::METADATA,
                vec![
                    plain(m::LOCATION, &[Fixed(1), Vbr(6), Vbr(8), Vbr(6), Vbr(6), Fixed(1)]),
                    array(m::NODE, &[], Vbr(8)),
                    plain(m::VALUE, &[of_type, Vbr(8)]),
                    array(m::NAME, &[], Fixed(8)),
                ],
            ),
            (
                codes::TYPE,
                vec![
                    plain(ty::POINTER, &[of_type, Literal(0)]),
                    array(ty::FUNCTION, &[Fixed(1)], of_type),
                    array(ty::STRUCT_ANON, &[Fixed(1)], of_type),
                    array(ty::STRUCT_NAMED, &[Fixed(1)], of_type),
                    array(ty::STRUCT_NAME, &[], Fixed(8)),
                    array(ty::STRUCT_NAME, &[], Char6),
                    plain(ty::ARRAY, &[Vbr(8), of_type]),
                ],
            ),
        ])
    }

    /// Returns the abbreviations of a block.
    pub fn for_block(&self, block: u32) -> &[Abbreviation] {
        self.0.iter().find(|(of, _)| *of == block).map_or(&[], |(_, list)| list)
    }

    /// Writes `BLOCKINFO`.
    pub fn write_blockinfo(&self, out: &mut Stream) {
        out.enter(BLOCKINFO);
        for (block, list) in &self.0 {
            out.record(SETBID, &[(*block).into()]);
            list.iter().for_each(|abbreviation| abbreviation.define(out));
        }
        out.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_are_those_of_the_shortest_that_fits() {
        let abbreviations = Abbreviations::new(30, 100);
        let cost = |code, ops: &[u64]| {
            let list = abbreviations.for_block(codes::CONSTANTS).iter();
            list.filter_map(|abbreviation| abbreviation.cost(code, ops)).min()
        };
        let text = |text: &str| text.bytes().map(u64::from).collect::<Vec<_>>();
        assert_eq!(cost(constant::CSTRING, &text("ab_c")), Some(6 + 4 * 6));
        assert_eq!(cost(constant::CSTRING, &text("a b")), Some(6 + 3 * 7));
        assert_eq!(cost(constant::CSTRING, &[300]), None);
        assert_eq!(cost(constant::SETTYPE, &[31]), Some(5));
        assert_eq!(cost(constant::SETTYPE, &[32]), None);
        assert_eq!((vbr_cost(0, 6), vbr_cost(31, 6), vbr_cost(32, 6), vbr_cost(u64::MAX, 6)), (6, 6, 12, 78));
    }
}
