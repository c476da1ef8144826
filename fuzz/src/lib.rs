//! What the fuzz targets do with an input, and how inputs are changed. `tests/mutations.rs` of the project holds the same
//! files to a fixed list of inputs, so that they are compiled and run with every change.

pub mod differential;
pub mod mutate;
pub mod parse;
pub mod roundtrip;
#[path = "../../tests/print/same.rs"]
pub mod same;
