//! Runs LLVM assembly text at native speed on Cranelift, or in a strict tree interpreter that explains what went wrong.
//!
//! ```text
//! .ll text ── parse ──► ir::Module ── verify ──► Checked ──┬── interp ──────► Outcome   (the oracle, slow and strict)
//! (grammar.pest)                                           └── opt ─► jit ──► Outcome   (Cranelift, fast)
//! ```
//!
//! Each arrow is one public function: [`parse::parse`], [`verify::verify`], and an [`engine::Engine`] made by
//! `interp::Interpreter` or `jit::Jit`. Engines take [`verify::Checked`]: what has not been verified cannot run.

// What pest derives without `std` names it.
extern crate alloc;

pub mod debugger;
pub mod diagnostic;
pub mod directive;
pub mod engine;
pub mod graph;
pub mod host;
pub mod interp;
pub mod ir;
pub mod jit;
pub mod link;
pub mod opt;
pub mod outcome;
mod parallel;
pub mod parse;
pub mod session;
pub mod source;
pub mod statistics;
pub mod supervise;
pub mod value;
pub mod verify;
