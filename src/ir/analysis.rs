//! Queries over modules and bodies: control flow, reachability, callees, result types, use lists. Nothing here
//! changes an instruction, except that [`infer`] fills in types that the text leaves out.

pub mod callee;
pub mod cfg;
pub mod infer;
pub mod reach;
pub mod relative_offsets;
mod structors;
pub mod use_lists;
