//! The interface of an engine that implements C++'s `operator new` and `operator delete` itself.

use crate::ir::reach::REPLACEABLE;

/// Request for a new block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewRequest {
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes, for the form of `new` that takes one.
    pub align: Option<u64>,
    /// Whether it is `new[]`.
    pub array: bool,
}

/// Request to free a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DeleteRequest {
    /// Address of the block; never null.
    pub block: u64,
    /// Whether it is `delete[]`.
    pub array: bool,
    /// Size in bytes, for the form that takes one.
    pub size: Option<u64>,
    /// Alignment in bytes, for the form that takes one.
    pub align: Option<u64>,
}

/// Request to an engine that manages the blocks itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AllocRequest {
    /// Allocation.
    New(NewRequest),
    /// Deallocation.
    Delete(DeleteRequest),
}

/// The engine's answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AllocReply {
    /// The engine does not manage this block.
    Decline,
    /// Address of the new block; null if memory is exhausted, or after a deallocation.
    Block(u64),
}

/// Allocation function of an engine that manages the blocks of `new` itself.
pub type BlockManager = fn(AllocRequest) -> AllocReply;

/// Implementation of the operators during a run.
#[derive(Clone, Copy, Default)]
pub struct Operators {
    /// The engine's allocation function, if it manages the blocks itself.
    pub block_manager: Option<BlockManager>,
    /// Addresses of the program's own operators, in the order of [`REPLACEABLE`]; 0 where it has none.
    pub replaced: [usize; REPLACEABLE.len()],
}
