//! Callback thunks: native code addresses for functions of the program, so that host functions can call them.
//!
//! Each function has a stub of a few bytes that records its target and jumps to the common [`enter`], which saves all
//! argument registers for [`super::handle_callback`] to decode, and afterwards loads the result registers.

use super::abi::{Passing, Prototype, ReturnPassing};
use super::{VarargArea, Words};
use crate::interp::exec::varargs::{ArgPosition, ArgUsage};
use std::mem::offset_of;
use std::sync::Once;

/// Size of a stub in bytes: `mov r11, [its target]; jmp [enter]`.
const STUB: usize = 16;

/// Size in bytes of a page of stubs, and of the data page after it.
const PAGE: usize = 4096;

/// Number of stubs per page.
const STUBS: usize = PAGE / STUB;

/// Target of a stub.
pub struct ThunkTarget {
    /// Number of the function.
    pub number: u32,
    /// Prototype of the function.
    pub prototype: Prototype,
}

/// Argument registers at entry and result registers at exit. [`enter`] accesses it by offset.
#[repr(C)]
pub struct Registers {
    /// rdi, rsi, rdx, rcx, r8, r9
    ints: [u64; 6],
    /// xmm0 to xmm7
    floats: [Words; 8],
    /// r10
    nest: u64,
    /// Address of the first stack argument.
    stack: u64,
    /// rax, rdx, rcx
    int_results: [u64; 3],
    /// xmm0, xmm1
    float_results: [Words; 2],
    /// Number of results in st(0) and st(1).
    extended: u64,
    /// The results in st(0) and st(1).
    extended_results: [Words; 2],
}

/// Stubs for functions of the program.
#[derive(Default)]
pub struct CallbackThunks {
    // A stub's data points to its target; `drop` frees them.
    targets: Vec<*mut ThunkTarget>,
    pages: Vec<*mut u8>,
}

impl CallbackThunks {
    /// Creates a stub for a function and returns its address, or 0 if the system refuses memory.
    pub fn make(&mut self, number: u32, prototype: Prototype) -> u64 {
        let at = self.targets.len() % STUBS;
        if at == 0 && !self.add_page() {
            return 0;
        }
        let Some(page) = self.pages.last().copied() else { return 0 };
        let target = Box::into_raw(Box::new(ThunkTarget { number, prototype }));
        // SAFETY: the second page of `add_page`'s mapping is writable and has room for one word per stub.
        unsafe { page.add(PAGE + 8 * at).cast::<*mut ThunkTarget>().write(target) };
        self.targets.push(target);
        page as u64 + (STUB * at) as u64
    }

    /// Adds a page of stubs without targets. Returns whether the system had memory for it.
    fn add_page(&mut self) -> bool {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        let access = libc::PROT_READ | libc::PROT_WRITE;
        // SAFETY: a new anonymous mapping overlaps nothing, and all writes are inside it.
        unsafe {
            let page = libc::mmap(std::ptr::null_mut(), 2 * PAGE, access, flags, -1, 0);
            if page == libc::MAP_FAILED {
                return false;
            }
            let page = page.cast::<u8>();
            for n in 0..STUBS {
                let stub = stub(n);
                std::ptr::copy_nonoverlapping(stub.as_ptr(), page.add(STUB * n), stub.len());
            }
            page.add(PAGE + 8 * STUBS).cast::<u64>().write(enter as *const () as u64);
            self.pages.push(page);
            libc::mprotect(page.cast(), PAGE, libc::PROT_READ | libc::PROT_EXEC) == 0
        }
    }
}

impl Drop for CallbackThunks {
    fn drop(&mut self) {
        for page in &self.pages {
            // SAFETY: mapped by `add_page`; the program, whose code might call it, has ended.
            unsafe { libc::munmap(page.cast(), 2 * PAGE) };
        }
        for target in &self.targets {
            // SAFETY: made by `Box::into_raw` in `make`; the stub that points to it is unmapped.
            drop(unsafe { Box::from_raw(*target) });
        }
    }
}

/// Returns the code of the n-th stub of a page.
fn stub(n: usize) -> [u8; STUB] {
    // Stubs refer to the data page: one word per stub, then the address of `enter`.
    let distance = |to: usize, end: usize| ((PAGE + 8 * to) as u32 - (STUB * n + end) as u32).to_le_bytes();
    let mut code = [0xcc; STUB];
    code[..3].copy_from_slice(&[0x4c, 0x8b, 0x1d]);
    code[3..7].copy_from_slice(&distance(n, 7));
    code[7..9].copy_from_slice(&[0xff, 0x25]);
    code[9..13].copy_from_slice(&distance(STUBS, 13));
    code
}

/// Common part of all stubs; r11 holds the target.
///
/// # Safety
/// Only stubs may jump here.
#[unsafe(naked)]
unsafe extern "sysv64" fn enter() {
    core::arch::naked_asm!(
        crate::host::x86_64::save_arguments!(),
        "mov rdi, rsp",
        "mov [rsp + {nest}], r10",
        "mov rsi, r11",
        "call {handler}",
        crate::host::x86_64::call_offset::mark_call!(),
        "mov rax, [rsp + {int_results}]",
        "mov rdx, [rsp + {int_results} + 8]",
        "mov rcx, [rsp + {int_results} + 16]",
        "movups xmm0, [rsp + {float_results}]",
        "movups xmm1, [rsp + {float_results} + 16]",
        "cmp qword ptr [rsp + {extended}], 1",
        "jb 2f",
        "je 3f",
        "fld tbyte ptr [rsp + {extended_results} + 16]",
        "3:",
        "fld tbyte ptr [rsp + {extended_results}]",
        "2:",
        "leave",
        "ret",
        room = const size_of::<Registers>().next_multiple_of(16),
        floats = const offset_of!(Registers, floats),
        stack = const offset_of!(Registers, stack),
        nest = const offset_of!(Registers, nest),
        int_results = const offset_of!(Registers, int_results),
        float_results = const offset_of!(Registers, float_results),
        extended = const offset_of!(Registers, extended),
        extended_results = const offset_of!(Registers, extended_results),
        handler = sym super::handle_callback,
    )
}

/// Registers unwind information of [`enter`], once, so that exceptions of the program unwind into the host
/// caller. The stubs need none: they make no calls.
pub fn register_unwind_info() {
    static DONE: Once = Once::new();
    // SAFETY: it keeps a frame pointer and changes no other callee-saved register.
    DONE.call_once(|| unsafe { super::call::register_cfi(enter as *const () as u64, None, &[]) });
}

impl Registers {
    /// Returns the arguments, and for a variadic function its variable arguments.
    ///
    /// # Safety
    /// The caller has passed arguments of this shape.
    pub unsafe fn arguments(&self, prototype: &Prototype) -> (Vec<Words>, Option<VarargArea>) {
        let mut registers = Box::new([0; super::SAVED]);
        registers[..6].copy_from_slice(&self.ints);
        registers[6..].copy_from_slice(self.floats.as_flattened());
        let mut places = match prototype.ret {
            ReturnPassing::Memory(_) => ArgUsage::of_result_address(),
            _ => ArgUsage::default(),
        };
        let word = |position: ArgPosition, plus: u64| match position {
            ArgPosition::Register(offset) => registers[((offset + plus) / 8) as usize] >> (offset % 8 * 8),
            ArgPosition::Stack(offset) => {
                let at = (self.stack + offset / 8 * 8 + plus) as *const u64;
                // SAFETY: the caller has stored the stack arguments at this address.
                let word = unsafe { at.read_unaligned() };
                word >> (offset % 8 * 8)
            }
        };
        let mut values = Vec::with_capacity(prototype.params.len());
        for passing in &prototype.params {
            values.push(match (passing, places.place(*passing)) {
                (Passing::Nest, _) => [self.nest, 0],
                (Passing::ByVal { .. }, (ArgPosition::Stack(offset), _)) => [self.stack + offset, 0],
                (Passing::I128 | Passing::Fp128 | Passing::X86Fp80, (low, _)) => [word(low, 0), word(low, 8)],
                (_, (low, high)) => [word(low, 0), high.map_or(0, |high| word(high, 0))],
            });
        }
        let rest = prototype.variadic.then_some(VarargArea { registers, stack: self.stack });
        (values, rest)
    }

    /// Stores the words of a result, in the order of its scalars, in result registers or in memory.
    ///
    /// # Safety
    /// For a result in memory, the caller must have passed the address of sufficient memory.
    pub unsafe fn give(&mut self, ret: &ReturnPassing, words: &[u64]) {
        match ret {
            ReturnPassing::Nothing | ReturnPassing::Unknown => {}
            ReturnPassing::Registers(list) => {
                let (mut ints, mut floats) = (self.int_results.iter_mut(), self.float_results.iter_mut());
                let mut extended = self.extended_results.iter_mut();
                let mut words = words.iter().copied();
                let mut word = || words.next().unwrap_or(0);
                let mut vector = None;
                for passing in list {
                    match passing {
                        Passing::Lane(at) => {
                            if *at == 0 {
                                vector = floats.next();
                            }
                            let bits = word() << (at % 8 * 8);
                            if let Some(vector) = &mut vector {
                                vector[usize::from(at / 8)] |= bits;
                            }
                        }
                        Passing::Half | Passing::Float | Passing::Double => {
                            floats.next().into_iter().for_each(|f| f[0] = word());
                        }
                        Passing::Fp128 => floats.next().into_iter().for_each(|f| *f = [word(), word()]),
                        Passing::X86Fp80 => {
                            self.extended += 1;
                            extended.next().into_iter().for_each(|x| *x = [word(), word()]);
                        }
                        _ => ints.next().into_iter().for_each(|r| *r = word()),
                    }
                }
            }
            ReturnPassing::Memory(size) => {
                let to = self.ints[0];
                let size = (*size as usize).min(words.len() * 8);
                // SAFETY: the caller guarantees the memory; `size` stays within the words.
                unsafe { std::ptr::copy_nonoverlapping(words.as_ptr().cast::<u8>(), to as *mut u8, size) };
                self.int_results[0] = to;
            }
        }
    }

    /// Clears the result registers.
    pub fn clear_results(&mut self) {
        (self.int_results, self.float_results, self.extended) = Default::default();
    }
}
