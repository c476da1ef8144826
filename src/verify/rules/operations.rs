//! Rules for operations that exist both as instructions and as constant expressions. They return errors, which the
//! caller reports at its operand.

pub(crate) mod conversions;
pub(crate) mod gep;
pub(crate) mod remedies;
mod unary;
pub(crate) mod vectors;
