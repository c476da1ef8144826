//! Instructions on scalars: integers, floating-point numbers, and conversions between them.

pub(super) mod bigint;
pub(super) mod cast;
mod const_division;
mod f80_f128;
pub(super) mod float;
pub(super) mod int;
mod known_sext;
mod libcall_sqrt;
mod overflow;
pub(super) mod rounding;
mod unary;
