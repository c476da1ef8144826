//! Positions of variable arguments.

/// Hidden slots of a variadic function's frame, and what its named parameters occupy.
#[derive(Clone, Copy, Debug)]
pub struct VarArgs {
    /// Slot with the address of the register save area; the next slot holds the address of the stack words.
    pub slot: u32,
    /// Registers and stack words of the named parameters.
    pub named_params: ArgUsage,
}

/// Registers and stack words occupied by a list of parameters.
#[derive(Clone, Copy, Default, Debug)]
pub struct ArgUsage {
    pub(in crate::interp) ints: u64,
    pub(in crate::interp) floats: u64,
    pub(in crate::interp) words: u64,
    /// Position of the last vector.
    pub(in crate::interp) vector: ArgPosition,
}

/// Position of an argument.
#[derive(Clone, Copy, Debug)]
pub enum ArgPosition {
    /// Byte offset in the register save area.
    Register(u64),
    /// Byte offset from the first stack word.
    Stack(u64),
}
