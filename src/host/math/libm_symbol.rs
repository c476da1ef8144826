//! Lazily resolved functions of libm.

use crate::host::symbols::system_libraries::LIBM;
use std::ffi::CStr;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A function of libm, resolved by name on first use: few programs need one, and linking libm with a hundred of its
/// functions would slow every startup.
pub(super) struct LibmSymbol {
    name: &'static CStr,
    address: AtomicUsize,
}

impl LibmSymbol {
    pub(super) const fn new(name: &'static [u8]) -> Self {
        let Ok(name) = CStr::from_bytes_with_nul(name) else { panic!("a name ends with a zero") };
        LibmSymbol { name, address: AtomicUsize::new(0) }
    }

    pub(super) fn address(&self) -> usize {
        match self.address.load(Ordering::Relaxed) {
            0 => self.look_up(),
            address => address,
        }
    }

    #[cold]
    fn look_up(&self) -> usize {
        let address = LIBM.find(self.name);
        let address = address.unwrap_or_else(|| panic!("libm has no `{}`", self.name.to_string_lossy()));
        self.address.store(address, Ordering::Relaxed);
        address
    }
}
