//! Stubs: machine code of a program that checks an access, for code that is large or rarely executed.
//!
//! A stub keeps all registers but rax, rcx and rdx, so that its call costs the caller little more than the call instruction and two
//! moves. It gets the address in rdi and what that is derived from in rsi, looks the object up, compares, and reads or sets the
//! shadow. What is not the usual case goes to [`access`], which looks again and reports; the return address tells the place. Functions of
//! the runtime that cold code calls are called through stubs that keep all registers too.

use crate::jit::checked::failure::{FailedAccess, Failure, stop_at_call};
use crate::jit::checked::shadow;
use crate::jit::checked::slot::{FIRST, HEADERS, Header, SMALLEST, WINDOW};
use crate::jit::checked::space::{DATA, Space, existing};
use crate::jit::checked::stack::{Place, is_ended, is_of_stray_origin};
use crate::jit::x86_64::stub_assembler::{Assembler, JA, JAE, JB, JNE, Label};
use crate::opt::checks::undefined::{UNSET, Use};

/// Operation of a stub.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) enum Access {
    /// Checks an access.
    Check,
    /// Checks a load. One of a variable whose lifetime has ended is no mistake.
    CheckLoad,
    /// Checks a load, and returns the number of the origin of its value; 0: it is defined.
    Load,
    /// Checks a store, and marks the range as defined.
    Store,
    /// Returns the number of the origin of a value that is loaded.
    Shadow,
    /// Marks the range of a store as defined.
    Define,
    /// Reports an access that another check has found wrong.
    Report,
    /// The same for a load. One of a variable whose lifetime has ended is no mistake.
    ReportLoad,
}

impl Access {
    const ALL: [Access; 8] = [
        Access::Check,
        Access::CheckLoad,
        Access::Load,
        Access::Store,
        Access::Shadow,
        Access::Define,
        Access::Report,
        Access::ReportLoad,
    ];

    /// Whether the stub reads or sets a shadow.
    fn has_shadow(self) -> bool {
        matches!(self, Access::Load | Access::Store | Access::Shadow | Access::Define)
    }

    /// Whether the stub looks at the shadow only, since the access was checked.
    fn is_checked(self) -> bool {
        matches!(self, Access::Shadow | Access::Define)
    }

    /// Whether the stub returns a number.
    pub(in crate::jit) fn has_result(self) -> bool {
        matches!(self, Access::Load | Access::Shadow)
    }

    /// Whether the stub keeps rax, rcx and rdx too.
    pub(in crate::jit) fn keeps_all(self) -> bool {
        matches!(self, Access::Report | Access::ReportLoad)
    }
}

/// A stub for accesses of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) struct AccessStub {
    access: Access,
    bytes: u16,
    /// Base-2 logarithm of the alignment that is checked.
    align: u8,
    /// Whether rdx has the shadow of the address, which must be defined.
    has_pointer: bool,
}

impl AccessStub {
    /// Returns the stub for accesses of this size and alignment in bytes; `None` if no stub supports them.
    pub(in crate::jit) fn new(access: Access, bytes: u64, align: u64) -> Option<AccessStub> {
        let fits = (!access.has_shadow() || matches!(bytes, 1 | 2 | 4 | 8))
            && (1..1 << 12).contains(&bytes)
            && align.is_power_of_two()
            && align <= 1 << 12;
        fits.then_some(AccessStub { access, bytes: bytes as u16, align: align.ilog2() as u8, has_pointer: false })
    }

    /// Returns the stub that gets the shadow of the address too.
    pub(in crate::jit) fn with_pointer(self) -> AccessStub {
        AccessStub { has_pointer: true, ..self }
    }

    /// Returns what the stub does.
    pub(in crate::jit) fn access(self) -> Access {
        self.access
    }

    /// Returns the stub as a number of 21 bits.
    pub(in crate::jit) fn number(self) -> u32 {
        self.access as u32 | u32::from(self.has_pointer) << 20 | u32::from(self.align) << 4 | u32::from(self.bytes) << 8
    }

    /// Returns the stub with a number.
    pub(in crate::jit) fn from_number(number: u32) -> Option<AccessStub> {
        let access = *Access::ALL.get(number as usize & 15)?;
        let stub = AccessStub::new(access, (number >> 8 & 0xfff).into(), 1 << (number >> 4 & 15))?;
        Some(AccessStub { has_pointer: number >> 20 & 1 != 0, ..stub })
    }

    /// Assembles the stub. For a listing, there may be no table.
    ///
    /// The addresses of header and shadow of a slot are computed from an address in it; other addresses have a row in the
    /// table.
    pub(in crate::jit) fn code(self) -> Vec<u8> {
        let mut code = Assembler::default();
        if matches!(self.access, Access::Report | Access::ReportLoad) {
            self.leave(&mut code);
            return code.finish();
        }
        if self.has_pointer {
            // test rdx, rdx; jne rare
            code.add(&[0x48, 0x85, 0xd2]);
            code.branch(JNE, Label::Rare);
        }
        // mov rcx, rsi; shr rcx, 40; sub ecx, FIRST; cmp ecx, count; jae other
        code.add(&[0x48, 0x89, 0xf1, 0x48, 0xc1, 0xe9, WINDOW as u8, 0x83, 0xe9, FIRST as u8]);
        let of_slots = (DATA - FIRST) as u8;
        // The data of programs has its shadow at the same distance.
        code.add(&[0x83, 0xf9, if self.access.is_checked() { of_slots + 1 } else { of_slots }]);
        code.branch(JAE, Label::Other);
        let is_fast = match self.access {
            Access::Load | Access::Store => true,
            Access::Check | Access::CheckLoad => shadow::is_used() && matches!(self.bytes, 1 | 2 | 4 | 8),
            Access::Shadow | Access::Define | Access::Report | Access::ReportLoad => false,
        };
        if is_fast {
            self.defined_in_slot(&mut code);
        }
        if !self.access.is_checked() {
            // add ecx, SMALLEST - 4; mov rax, rsi; shr rax, cl; and rax, -16
            code.add(if is_fast { &[0x83, 0xe9, 4] } else { &[0x83, 0xc1, SMALLEST as u8 - 4] });
            code.add(&[0x48, 0x89, 0xf0, 0x48, 0xd3, 0xe8, 0x48, 0x83, 0xe0, 0xf0]);
            // mov rdx, HEADERS: rax + rdx is the header
            code.add(&[0x48, 0xba]);
            code.add(&HEADERS.to_le_bytes());
            // mov rcx, rdi; sub rcx, [rax + rdx]; mov rax, [rax + rdx + 8]: the offset and the size
            code.add(&[0x48, 0x89, 0xf9, 0x48, 0x2b, 0x0c, 0x10, 0x48, 0x8b, 0x44, 0x10, 8]);
            self.compare(&mut code);
        }
        if self.access.has_shadow() {
            // mov rcx, DISTANCE: rdi + rcx is the shadow
            code.add(&[0x48, 0xb9]);
            code.add(&shadow::DISTANCE.to_le_bytes());
            self.shadow(&mut code, &[0x3c, 0x0f], &[0x04, 0x0f]);
        }
        // ret
        code.add(&[0xc3]);
        code.place(Label::Other);
        // mov rdx, rsi; shr rdx, 35; and edx, 0xfe0: the row of the table
        code.add(&[0x48, 0x89, 0xf2, 0x48, 0xc1, 0xea, 35, 0x81, 0xe2, 0xe0, 0x0f, 0, 0]);
        // add rdx, [rip + table]
        code.add(&[0x48, 0x03, 0x15]);
        code.refer(existing().map_or(0, Space::table));
        if !self.access.is_checked() {
            // mov rax, rsi; shl rax, 24; mov rcx, [rdx]; shr rax, cl; shl rax, 4; add rax, [rdx + 8]: the header
            code.add(&[0x48, 0x89, 0xf0, 0x48, 0xc1, 0xe0, 24, 0x48, 0x8b, 0x0a, 0x48, 0xd3, 0xe8]);
            code.add(&[0x48, 0xc1, 0xe0, 4, 0x48, 0x03, 0x42, 8]);
            // mov rcx, rdi; sub rcx, [rax]; mov rax, [rax + 8]: the offset and the size
            code.add(&[0x48, 0x89, 0xf9, 0x48, 0x2b, 0x08, 0x48, 0x8b, 0x40, 8]);
            self.compare(&mut code);
        }
        if self.access.has_shadow() {
            // mov rcx, rdi; and rcx, [rdx + 16]; add rcx, [rdx + 24]: the shadow
            code.add(&[0x48, 0x89, 0xf9, 0x48, 0x23, 0x4a, 16, 0x48, 0x03, 0x4a, 24]);
            self.shadow(&mut code, &[0x39], &[0x01]);
        }
        // ret
        code.add(&[0xc3]);
        code.place(Label::RareWithDefinedPointer);
        if self.has_pointer {
            // xor edx, edx
            code.add(&[0x31, 0xd2]);
        }
        code.place(Label::Rare);
        self.leave(&mut code);
        code.finish()
    }

    /// Assembles the usual case: the address is in the slot of what it is derived from, and all bytes there are defined, which are then
    /// bytes of a live object: the shadow of all others is 0, and the last byte of a slot is never one of an object. So neither the header
    /// is read nor the shadow set. ecx: number of the window, counted
    /// from the first one; `SMALLEST` is added to it.
    fn defined_in_slot(self, code: &mut Assembler) {
        // mov rax, rdi; xor rax, rsi; add ecx, SMALLEST; shr rax, cl; jne undefined
        code.add(&[0x48, 0x89, 0xf8, 0x48, 0x31, 0xf0, 0x83, 0xc1, SMALLEST as u8, 0x48, 0xd3, 0xe8]);
        code.branch(JNE, Label::UndefinedOrOutside);
        // mov rdx, DISTANCE; cmp [rdi + rdx], -1; jne undefined
        code.add(&[0x48, 0xba]);
        code.add(&shadow::DISTANCE.to_le_bytes());
        let (opcode, ones) = self.compare_shadow();
        code.add(opcode);
        code.add(&[0x3c, 0x17]);
        code.add(ones);
        code.branch(JNE, Label::UndefinedOrOutside);
        self.compare_alignment(code);
        // ret: rax is 0
        code.add(&[0xc3]);
        code.place(Label::UndefinedOrOutside);
    }

    /// Assembles the comparison of the offset in rcx with the size in rax, and the test of the alignment.
    fn compare(self, code: &mut Assembler) {
        // sub rax, bytes; jb rare; cmp rcx, rax; ja rare
        code.add(&[0x48, 0x2d]);
        code.add(&u32::from(self.bytes).to_le_bytes());
        code.branch(JB, Label::RareWithDefinedPointer);
        code.add(&[0x48, 0x39, 0xc1]);
        code.branch(JA, Label::RareWithDefinedPointer);
        self.compare_alignment(code);
    }

    /// Assembles the test of the alignment.
    fn compare_alignment(self, code: &mut Assembler) {
        if self.align > 0 {
            // test edi, align - 1; jne rare
            code.add(&[0xf7, 0xc7]);
            code.add(&((1u32 << self.align) - 1).to_le_bytes());
            code.branch(JNE, Label::RareWithDefinedPointer);
        }
    }

    /// Returns the opcode and the operand of `cmp shadow, -1`.
    fn compare_shadow(self) -> (&'static [u8], &'static [u8]) {
        match self.bytes {
            1 => (&[0x80], &[0xff]),
            2 => (&[0x66, 0x83], &[0xff]),
            4 => (&[0x83], &[0xff]),
            _ => (&[0x48, 0x83], &[0xff]),
        }
    }

    /// Assembles the test whether all bits of the shadow are set, and the result 0; or that they are set. `of_compare`, `of_move`: the
    /// encodings of its address in the two instructions.
    fn shadow(self, code: &mut Assembler, of_compare: &[u8], of_move: &[u8]) {
        let has_result = self.access.has_result();
        let (opcode, ones): (&[u8], &[u8]) = match (has_result, self.bytes) {
            (true, _) => self.compare_shadow(),
            // mov shadow, -1
            (false, 1) => (&[0xc6], &[0xff]),
            (false, 2) => (&[0x66, 0xc7], &[0xff; 2]),
            (false, 4) => (&[0xc7], &[0xff; 4]),
            (false, _) => (&[0x48, 0xc7], &[0xff; 4]),
        };
        code.add(opcode);
        code.add(if has_result { of_compare } else { of_move });
        code.add(ones);
        if has_result {
            // jne rare; xor eax, eax
            code.branch(JNE, Label::RareWithDefinedPointer);
            code.add(&[0x31, 0xc0]);
        }
    }

    /// Assembles the jump to the code for the rare case.
    fn leave(self, code: &mut Assembler) {
        // push number; jmp [rip + rare]
        code.add(&[0x68]);
        code.add(&self.number().to_le_bytes());
        code.add(&[0xff, 0x25]);
        code.refer(rare_access as *const () as u64);
    }
}

impl std::fmt::Display for AccessStub {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let what = match self.access {
            Access::Check | Access::CheckLoad => "check",
            Access::Report | Access::ReportLoad => "report",
            Access::Load => "check and shadow of a load",
            Access::Store => "check and shadow of a store",
            Access::Shadow => "shadow of a load",
            Access::Define => "shadow of a store",
        };
        write!(f, "{what}, {} bytes", self.bytes)?;
        match self.align {
            0 => Ok(()),
            align => write!(f, ", aligned to {}", 1 << align),
        }
    }
}

/// Result of a runtime function that is called by a stub which preserves all registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::jit) enum StubResult {
    /// A value, returned in rax.
    Value,
    /// The same. The function is only called if the lowest byte of the first argument, a condition, is not 0; if not, the value is 0.
    ValueIf,
    /// The same. The function is only called if the first argument is the number of an origin of undefined values, or of several; if
    /// not, the value is the first argument.
    ValueOfOrigin,
    /// None.
    None,
    /// The same. The function is only called if the first argument is the number of an origin of undefined values, or of several.
    NoneOfOrigin,
    /// A [`Failure`] that stops the program, or null.
    Failure,
    /// The same. The function is only called if the lowest byte of the first argument, a condition, is not 0.
    FailureIf,
    /// The same. The function is only called if the first argument is the number of an origin of undefined values, or of several.
    FailureOfOrigin,
}

impl StubResult {
    /// All of them, by number.
    pub(in crate::jit) const ALL: [StubResult; 8] = [
        StubResult::Value,
        StubResult::ValueIf,
        StubResult::ValueOfOrigin,
        StubResult::None,
        StubResult::NoneOfOrigin,
        StubResult::Failure,
        StubResult::FailureIf,
        StubResult::FailureOfOrigin,
    ];

    /// Returns the machine code at the beginning of the stub, which returns if the function need not be called.
    fn test(self) -> &'static [u8] {
        match self {
            StubResult::Value | StubResult::None | StubResult::Failure => &[],
            // xor eax, eax; test dil, dil; jne 1f; ret; 1:
            StubResult::ValueIf => &[0x31, 0xc0, 0x40, 0x84, 0xff, 0x75, 1, 0xc3],
            // mov rax, rdi; cmp rdi, 1; ja 1f; ret; 1:
            StubResult::ValueOfOrigin => &[0x48, 0x89, 0xf8, 0x48, 0x83, 0xff, UNSET as u8, 0x77, 1, 0xc3],
            // test dil, dil; jne 1f; ret; 1:
            StubResult::FailureIf => &[0x40, 0x84, 0xff, 0x75, 1, 0xc3],
            // cmp rdi, 1; ja 1f; ret; 1:
            StubResult::NoneOfOrigin | StubResult::FailureOfOrigin => &[0x48, 0x83, 0xff, UNSET as u8, 0x77, 1, 0xc3],
        }
    }
}

/// Assembles the stub that calls a runtime function, and preserves all registers.
pub(in crate::jit) fn preserving_call(function: u64, result: StubResult) -> Vec<u8> {
    let common = match result {
        StubResult::Value | StubResult::ValueIf | StubResult::ValueOfOrigin => call_with_result as *const () as u64,
        StubResult::None | StubResult::NoneOfOrigin => call_without_result as *const () as u64,
        StubResult::Failure | StubResult::FailureIf | StubResult::FailureOfOrigin => call_or_stop as *const () as u64,
    };
    let mut code = Assembler::default();
    code.add(result.test());
    // push [rip + function]; jmp [rip + common]
    code.add(&[0xff, 0x35]);
    code.refer(function);
    code.add(&[0xff, 0x25]);
    code.refer(common);
    code.finish()
}

/// Stack frame of `preserving_registers`.
#[repr(C)]
struct Saved {
    rax: u64,
    rcx: u64,
    rdx: u64,
    rsi: u64,
    rdi: u64,
    /// r8 to r11.
    others: [u64; 4],
    unused: u64,
    vectors: [[u64; 2]; 16],
    /// Word that the stub pushes: the number of an [`AccessStub`], or the address of a function.
    word: u64,
    return_address: u64,
}

/// Emits code that saves the registers, executes something, and goes on behind the call of the stub, or in [`stop_at_call`] if
/// the zero flag is clear.
macro_rules! preserving_registers {
    ($($inside:literal),* ; $($operands:tt)*) => {
        core::arch::naked_asm!(
            "sub rsp, 336",
            "mov [rsp], rax",
            "mov [rsp + 8], rcx",
            "mov [rsp + 16], rdx",
            "mov [rsp + 24], rsi",
            "mov [rsp + 32], rdi",
            "mov [rsp + 40], r8",
            "mov [rsp + 48], r9",
            "mov [rsp + 56], r10",
            "mov [rsp + 64], r11",
            "movups [rsp + 80], xmm0",
            "movups [rsp + 96], xmm1",
            "movups [rsp + 112], xmm2",
            "movups [rsp + 128], xmm3",
            "movups [rsp + 144], xmm4",
            "movups [rsp + 160], xmm5",
            "movups [rsp + 176], xmm6",
            "movups [rsp + 192], xmm7",
            "movups [rsp + 208], xmm8",
            "movups [rsp + 224], xmm9",
            "movups [rsp + 240], xmm10",
            "movups [rsp + 256], xmm11",
            "movups [rsp + 272], xmm12",
            "movups [rsp + 288], xmm13",
            "movups [rsp + 304], xmm14",
            "movups [rsp + 320], xmm15",
            $($inside,)*
            // The stack walker scans for return addresses, for which it must not take the address of a function.
            "mov qword ptr [rsp + 336], 0",
            "mov rax, [rsp]",
            "mov rcx, [rsp + 8]",
            "mov rdx, [rsp + 16]",
            "mov rsi, [rsp + 24]",
            "mov rdi, [rsp + 32]",
            "mov r8, [rsp + 40]",
            "mov r9, [rsp + 48]",
            "mov r10, [rsp + 56]",
            "mov r11, [rsp + 64]",
            "movups xmm0, [rsp + 80]",
            "movups xmm1, [rsp + 96]",
            "movups xmm2, [rsp + 112]",
            "movups xmm3, [rsp + 128]",
            "movups xmm4, [rsp + 144]",
            "movups xmm5, [rsp + 160]",
            "movups xmm6, [rsp + 176]",
            "movups xmm7, [rsp + 192]",
            "movups xmm8, [rsp + 208]",
            "movups xmm9, [rsp + 224]",
            "movups xmm10, [rsp + 240]",
            "movups xmm11, [rsp + 256]",
            "movups xmm12, [rsp + 272]",
            "movups xmm13, [rsp + 288]",
            "movups xmm14, [rsp + 304]",
            "movups xmm15, [rsp + 320]",
            "lea rsp, [rsp + 344]",
            "jne {stop}",
            "ret",
            stop = sym stop_at_call,
            $($operands)*
        )
    };
}

#[unsafe(naked)]
unsafe extern "sysv64" fn rare_access() {
    preserving_registers!(
        "mov rdi, rsp", "call {access}", "test rax, rax", "je 2f", "mov [rsp], rax", "2:";
        access = sym access,
    )
}

#[unsafe(naked)]
unsafe extern "sysv64" fn call_with_result() {
    preserving_registers!("call [rsp + 336]", "mov [rsp], rax", "xor eax, eax";)
}

#[unsafe(naked)]
unsafe extern "sysv64" fn call_without_result() {
    preserving_registers!("call [rsp + 336]", "xor eax, eax";)
}

#[unsafe(naked)]
unsafe extern "sysv64" fn call_or_stop() {
    preserving_registers!("call [rsp + 336]", "test rax, rax", "je 2f", "mov [rsp], rax", "2:";)
}

/// Looks at an access that is not the usual case. Returns the failure that stops the program, or null.
extern "sysv64" fn access(saved: *mut Saved) -> *const Failure {
    // SAFETY: the registers that a stub has saved.
    let saved = unsafe { &mut *saved };
    let (Some(stub), Some(space)) = (AccessStub::from_number(saved.word as u32), existing()) else {
        return std::ptr::null();
    };
    let (address, origin, length) = (saved.rdi, saved.rsi, u64::from(stub.bytes));
    let is_load = matches!(stub.access, Access::CheckLoad | Access::Load | Access::ReportLoad);
    if stub.has_pointer && saved.rdx != 0 {
        return Failure::Undefined { number: saved.rdx, at: Use::Address }.keep();
    }
    if !stub.access.is_checked() {
        let object = space.header_for(origin);
        let Header { start, size } = object;
        let is_inside = object.contains(address, length);
        let is_report = matches!(stub.access, Access::Report | Access::ReportLoad);
        let is_aligned = address & ((1 << stub.align) - 1) == 0;
        let is_inside = !is_report && is_inside || !is_inside && is_of_stray_origin(address, origin, length);
        let is_right = is_inside && is_aligned;
        if !(is_right || is_load && is_ended(address, start, length)) {
            return Failure::Access(FailedAccess { address, start, size, length, site: 0, origin }).keep();
        }
    }
    match stub.access {
        Access::Check | Access::CheckLoad | Access::Report | Access::ReportLoad => {}
        Access::Store | Access::Define => shadow::define(address, length),
        Access::Load | Access::Shadow => {
            let place = Place::Code(saved.return_address).word();
            saved.rax = shadow::loaded(address, shadow::size_word(length, 8 * length as u32), place);
        }
    }
    std::ptr::null()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::checked::slot::{Details, Kind};
    use crate::jit::checked::space::space;

    /// Calls code with these registers, and writes back what they are then.
    #[unsafe(naked)]
    unsafe extern "sysv64" fn call(code: *const u8, registers: *mut Saved) {
        core::arch::naked_asm!(
            "push rbx",
            "push r12",
            "push r13",
            "mov rbx, rsi",
            "mov r12, rdi",
            "mov rax, [rbx]",
            "mov rcx, [rbx + 8]",
            "mov rdx, [rbx + 16]",
            "mov rsi, [rbx + 24]",
            "mov rdi, [rbx + 32]",
            "mov r8, [rbx + 40]",
            "mov r9, [rbx + 48]",
            "mov r10, [rbx + 56]",
            "mov r11, [rbx + 64]",
            "movups xmm0, [rbx + 80]",
            "movups xmm7, [rbx + 192]",
            "movups xmm8, [rbx + 208]",
            "movups xmm15, [rbx + 320]",
            "call r12",
            "mov [rbx], rax",
            "mov [rbx + 8], rcx",
            "mov [rbx + 16], rdx",
            "mov [rbx + 24], rsi",
            "mov [rbx + 32], rdi",
            "mov [rbx + 40], r8",
            "mov [rbx + 48], r9",
            "mov [rbx + 56], r10",
            "mov [rbx + 64], r11",
            "movups [rbx + 80], xmm0",
            "movups [rbx + 192], xmm7",
            "movups [rbx + 208], xmm8",
            "movups [rbx + 320], xmm15",
            "pop r13",
            "pop r12",
            "pop rbx",
            "ret",
        )
    }

    /// A function that changes registers as it may.
    #[unsafe(naked)]
    unsafe extern "sysv64" fn changes() {
        core::arch::naked_asm!(
            "xor ecx, ecx",
            "xor edx, edx",
            "xor esi, esi",
            "xor edi, edi",
            "xor r8d, r8d",
            "xor r9d, r9d",
            "xor r10d, r10d",
            "xor r11d, r11d",
            "pxor xmm0, xmm0",
            "pxor xmm7, xmm7",
            "pxor xmm8, xmm8",
            "pxor xmm15, xmm15",
            "xor eax, eax",
            "ret",
        )
    }

    extern "sysv64" fn returns_one() -> u64 {
        1
    }

    /// Runs code with different values in all registers, but these in rdi, rsi and rdx; returns rax, and whether the others are kept,
    /// rcx and rdx only `if all`.
    fn kept(code: &[u8], address: u64, origin: u64, all: bool) -> (u64, bool) {
        let access = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: new memory, in which the code is.
        let memory = unsafe { libc::mmap(std::ptr::null_mut(), 4096, access, flags, -1, 0) };
        assert_ne!(memory, libc::MAP_FAILED);
        let mut next = 100;
        let mut value = || {
            next += 1;
            next
        };
        let mut registers = Saved {
            rax: 99,
            rcx: value(),
            rdx: 0,
            rsi: origin,
            rdi: address,
            others: [(); 4].map(|()| value()),
            unused: 0,
            vectors: [(); 16].map(|()| [value(), value()]),
            word: 0,
            return_address: 0,
        };
        let list = |saved: &Saved| {
            let words = [saved.rsi, saved.rdi].into_iter().chain(saved.others);
            let words = words.chain(saved.vectors.into_iter().flatten());
            words.chain([saved.rcx, saved.rdx].into_iter().filter(|_| all)).collect::<Vec<u64>>()
        };
        let before = list(&registers);
        // SAFETY: the memory is large enough, and the code keeps all registers.
        unsafe {
            std::ptr::copy_nonoverlapping(code.as_ptr(), memory.cast(), code.len());
            call(memory.cast(), &mut registers);
            libc::munmap(memory, 4096);
        }
        (registers.rax, list(&registers) == before)
    }

    #[test]
    fn stubs_keep_registers() {
        let space = space().expect("there is address space");
        shadow::begin().expect("there is address space");
        let (slot, _) = space.allocate(24, 16).expect("there is a slot");
        let start = space.enter(slot, Details::live(Kind::Malloc, 24, 0));
        let own = 0u64;
        let own = &raw const own as u64;
        let run = |access, bytes, align, address| {
            let stub = AccessStub::new(access, bytes, align).expect("there is one");
            assert_eq!(AccessStub::from_number(stub.number()), Some(stub));
            assert_eq!(AccessStub::from_number(stub.with_pointer().number()), Some(stub.with_pointer()));
            let origin = if address == own { own } else { start };
            let seen = kept(&stub.code(), address, origin, false);
            assert_eq!(kept(&stub.with_pointer().code(), address, origin, false).1, seen.1);
            seen
        };
        for bytes in [1, 2, 4, 8] {
            let last = start + 24 - bytes;
            // Fresh memory is undefined.
            let (number, is_kept) = run(Access::Load, bytes, bytes, last);
            assert!(number != 0 && is_kept, "{bytes}");
            assert!(run(Access::Shadow, bytes, 1, last).0 != 0);
            assert!(run(Access::Store, bytes, bytes, last).1);
            assert_eq!(run(Access::Load, bytes, bytes, last), (0, true));
            assert_eq!(run(Access::Shadow, bytes, 1, last), (0, true));
            assert!(run(Access::Check, bytes, bytes, last).1);
            shadow::forget(start, 24, 0);
            assert!(run(Access::Define, bytes, 1, last).1);
            assert_eq!(run(Access::Load, bytes, bytes, last), (0, true));
            assert!(run(Access::Define, bytes, 1, own).1);
            assert_eq!(run(Access::Load, bytes, bytes, own), (0, true));
            assert!(run(Access::Store, bytes, 1, own).1);
            shadow::forget(start, 24, 0);
        }
        assert!(run(Access::CheckLoad, 24, 16, start).1);
        let changing = changes as *const () as u64;
        assert_eq!(kept(&preserving_call(changing, StubResult::Value), 1, 2, true), (0, true));
        assert_eq!(kept(&preserving_call(changing, StubResult::None), 1, 2, true), (99, true));
        assert_eq!(kept(&preserving_call(changing, StubResult::Failure), 1, 2, true), (99, true));
        assert_eq!(kept(&preserving_call(changing, StubResult::FailureOfOrigin), 2, 2, true), (99, true));
        assert_eq!(kept(&preserving_call(changing, StubResult::FailureIf), 1, 2, true), (99, true));
        assert_eq!(kept(&preserving_call(changing, StubResult::NoneOfOrigin), 2, 2, true), (99, true));
        assert_eq!(kept(&preserving_call(changing, StubResult::ValueOfOrigin), 2, 2, true), (0, true));
        let one = returns_one as *const () as u64;
        assert_eq!(kept(&preserving_call(one, StubResult::ValueIf), 5, 2, true), (1, true));
        // 0 and 1 are no origins, and of a condition the lowest byte counts: nothing is called.
        assert_eq!(kept(&preserving_call(0, StubResult::FailureOfOrigin), 1, 2, true), (99, true));
        assert_eq!(kept(&preserving_call(0, StubResult::NoneOfOrigin), 1, 2, true), (99, true));
        assert_eq!(kept(&preserving_call(0, StubResult::ValueOfOrigin), 1, 2, true), (1, true));
        assert_eq!(kept(&preserving_call(0, StubResult::FailureIf), 0x100, 2, true), (99, true));
        assert_eq!(kept(&preserving_call(0, StubResult::ValueIf), 0x100, 2, true), (0, true));
    }
}
