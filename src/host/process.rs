//! The process and the runs in it: begin and end of a run, `atexit` handlers, C's streams, memory budgets.

pub mod child;
mod current_run;
pub mod cxx_allocator;
mod memory_budget;
mod memory_rlimit;
mod run;
mod standard_descriptors;
mod startup;
mod stdio;
mod stream_locks;

pub use current_run::{
    AtExit, ExitHook, ExitReason, RunGuard, RunHandle, Thread, Threads, allocation_fails, fail_allocation, leave,
    limit_memory, pop_at_exit, set_operators,
};
pub(super) use current_run::{
    ExitList, budget, choose_quick_exit_handlers, current, has_threads, is_running, note_fork, operators, register,
};
#[doc(hidden)]
pub use memory_budget::MemoryBudget;
pub(in crate::host) use memory_rlimit::limit_programs;
pub use memory_rlimit::{limit_session, raise_soft_limits, reserve_for_engine, set_memory_rlimits};
pub use run::{begin_run, begin_run_with_threads, join_run};
pub use standard_descriptors::StandardDescriptors;
pub use startup::{allow_huge_pages, end_at_once, init_process, restore_sigpipe};
pub use stdio::{
    damaged_streams, ended_in_line, flush_recorded_streams, flush_stdio, flush_stdout_if_unlocked,
    flush_stdout_nonblocking, has_input, own_stdout_buffer,
};
pub use stream_locks::release_stream_locks;
