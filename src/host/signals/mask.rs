//! Blocking of all signals for a while.

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
