//! Blocking of signals.

use super::FAULT_SIGNALS;

/// Signal mask of this thread to restore, while all signals are blocked.
pub struct SignalMaskGuard(libc::sigset_t);

impl SignalMaskGuard {
    /// Blocks all signals.
    pub fn all() -> SignalMaskGuard {
        // SAFETY: a zeroed set is valid, and both sets are local.
        unsafe {
            let (mut all, mut before): (libc::sigset_t, libc::sigset_t) = (std::mem::zeroed(), std::mem::zeroed());
            libc::sigfillset(&mut all);
            libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut before);
            SignalMaskGuard(before)
        }
    }
}

/// Lets the signals of faults through on this thread, which would otherwise end the process.
pub fn unblock_faults() {
    // SAFETY: a zeroed set is valid, and it is local.
    unsafe {
        let mut faults: libc::sigset_t = std::mem::zeroed();
        FAULT_SIGNALS.iter().for_each(|signal| _ = libc::sigaddset(&mut faults, *signal));
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &faults, std::ptr::null_mut());
    }
}

impl Drop for SignalMaskGuard {
    fn drop(&mut self) {
        // SAFETY: restores the previous set.
        unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, &self.0, std::ptr::null_mut()) };
    }
}

impl std::fmt::Debug for SignalMaskGuard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SignalMaskGuard")
    }
}
