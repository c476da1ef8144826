//! The memory of checked compiled code: objects whose bounds and lifetime can be found from an address.
//!
//! Blocks of the heap and variables of the stack whose address is passed on are in *slots* of one reservation
//! ([`space`]); those of a size class are together, so that the header of a slot follows from the address. Variables of
//! the module have headers for each 16 bytes. All other memory belongs to the host and is not checked.
//!
//! `translate::check` emits the look-up, `trap::checked` explains a failed check.

mod arguments;
mod c_library;
pub(in crate::jit) mod calls;
pub(in crate::jit) mod chains;
pub(in crate::jit) mod depot;
pub(in crate::jit) mod exceptions;
pub(in crate::jit) mod failure;
mod formats;
pub(in crate::jit) mod frames;
mod getline;
pub(in crate::jit) mod heap;
pub(in crate::jit) mod jumps;
pub(in crate::jit) mod leaks;
pub(in crate::jit) mod library;
pub(in crate::jit) mod ranges;
pub(in crate::jit) mod shadow;
pub(in crate::jit) mod signatures;
pub(in crate::jit) mod slot;
mod slot_queue;
mod slot_ring;
pub(in crate::jit) mod space;
pub(in crate::jit) mod stack;
mod thread_slots;
pub(in crate::jit) mod undefined;
pub(in crate::jit) mod unlisted_functions;
