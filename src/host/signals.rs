//! Signals: names and senders, the engines' handlers, masks, the alternate signal stack, and reports of faults in
//! this crate's own code.

pub mod handlers;
mod kinds;
mod mask;
mod own_faults;
pub mod sigaltstack;

pub(super) use kinds::FAULT_SIGNALS;
pub use kinds::{is_for_program, signal_name, stopping_signals, was_sent};
pub use mask::{SignalMaskGuard, unblock_faults};
pub use own_faults::{explain_faults_afterwards, explain_own_faults, save_text_at_fault};
