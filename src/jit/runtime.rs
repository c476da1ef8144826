//! The runtime: functions of this crate that compiled code calls.

pub(super) mod bigint;
pub(super) mod f16;
pub(super) mod f80_f128;
pub(super) mod frexp;
pub(super) mod limbs;
pub(super) mod thread_state;
pub(super) mod tls;
pub(super) mod unwind;

use crate::host::interpose::sigaction;
use crate::host::symbols::tls as library_tls;
use crate::host::x86_64::{fpu, trampoline};
use crate::host::{math, unwind as host_unwind};
use crate::ir::FloatKind;
use crate::jit::checked;
use crate::jit::run::call_observer;
use crate::jit::run::stack::SideStack;
use crate::jit::runtime::f80_f128::{quad, runtime as large};
use crate::jit::runtime::frexp::{exponent, fraction};
use crate::jit::runtime::thread_state::{note_jump, side_stack, tail_call};
use crate::jit::x86_64::jump_buffer::saved_stack_pointer;
use crate::jit::x86_64::rounding;
use crate::jit::x86_64::x87;
use cranelift_codegen::ir::{LibCall, Type, types};
use std::sync::OnceLock;
use std::time::Instant;

unsafe extern "C" {
    fn _setjmp(buffer: *mut u8) -> i32;
    fn longjmp(buffer: *mut u8, value: i32) -> !;
}

/// Returns the side stack for a function that allocates on it, mapping its memory first if necessary.
extern "sysv64" fn prepared_side_stack() -> *mut SideStack {
    let side = side_stack();
    // SAFETY: it is the side stack of this thread.
    unsafe { crate::jit::x86_64::ucontext::prepare(side) };
    side
}

/// Whether a name is one of the `longjmp` family.
pub(super) fn is_longjmp(name: &str) -> bool {
    matches!(name, "longjmp" | "_longjmp" | "siglongjmp")
}

/// Implements `longjmp` and the aliases of the same function: records the caller's registers first.
///
/// # Safety
/// The same as for `longjmp`.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn noted_longjmp() {
    core::arch::naked_asm!(
        "push rdi",
        "push rsi",
        "sub rsp, 8",
        "mov rdx, rdi",
        "lea rdi, [rsp + 24]",
        "mov rsi, rbp",
        "call {note}",
        "add rsp, 8",
        "pop rsi",
        "pop rdi",
        "jmp qword ptr [rip + {longjmp}@GOTPCREL]",
        note = sym note_longjmp,
        longjmp = sym longjmp,
    )
}

/// Records the registers at a call of `longjmp`, and the signal handlers that it leaves.
extern "sysv64" fn note_longjmp(rsp: u64, rbp: u64, buffer: *const u64) {
    note_jump(rsp, rbp);
    if sigaction::is_in_program_handler()
        && let Some(rsp) = saved_stack_pointer(buffer)
    {
        sigaction::leave_handlers(0..rsp as usize);
    }
}

/// Lower bound on the size in bytes of the C library's `jmp_buf`.
pub(super) const JUMP_BUFFER: u32 = 256;

macro_rules! runtime {
    ($($(#[$doc:meta])* $variant:ident = $name:literal: $function:expr => ($($param:ident),*) -> $($ret:ident)?;)*) => {
        /// A function of this crate that compiled code calls.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(super) enum RuntimeFn { $($(#[$doc])* $variant),* }
        impl RuntimeFn {
            const ALL: &'static [RuntimeFn] = &[$(RuntimeFn::$variant),*];
            /// Returns the name in listings.
            pub(super) fn name(self) -> &'static str { match self { $(RuntimeFn::$variant => $name),* } }
            fn own_address(self) -> u64 { match self { $(RuntimeFn::$variant => $function as *const () as u64),* } }
            /// Returns the types of parameters and result.
            pub(super) fn signature(self) -> (&'static [Type], Option<Type>) {
                match self { $(RuntimeFn::$variant => (&[$(types::$param),*], runtime!(@ret $($ret)?))),* }
            }
        }
    };
    (@ret) => { None };
    (@ret $ret:ident) => { Some(types::$ret) };
}

impl RuntimeFn {
    /// Returns the address for code that will call it. If the function needs libm, resolves libm's functions first.
    pub(super) fn prepared(self) -> u64 {
        let of_libm = match self {
            RuntimeFn::RoundedBinary | RuntimeFn::RoundedBinaryf | RuntimeFn::RoundedFma | RuntimeFn::RoundedFmaf => {
                true
            }
            RuntimeFn::ExtendedFma | RuntimeFn::QuadFma | RuntimeFn::QuadSqrt | RuntimeFn::QuadRemainder => true,
            RuntimeFn::LargeFunction | RuntimeFn::LargeLdexp | RuntimeFn::LargeBehindPoint => true,
            _ => is_of_libm(self.own_address()),
        };
        if of_libm {
            math::look_up_all();
        }
        self.address()
    }

    /// Returns the address.
    pub(super) fn address(self) -> u64 {
        #[cfg(debug_assertions)]
        if let Some(planted) = planted(self) {
            return planted;
        }
        self.own_address()
    }
}

/// In debug builds with `LLVMLITE_BUG=fault` or `panic` in the environment, returns a function with a deliberate bug in
/// place of a 128-bit division. Tests use it to check reports of internal errors.
#[cfg(debug_assertions)]
fn planted(function: RuntimeFn) -> Option<u64> {
    extern "sysv64" fn faults() -> u64 {
        // SAFETY: none: this is the deliberate bug.
        unsafe { std::ptr::read_volatile(std::ptr::without_provenance::<u64>(16)) }
    }
    extern "sysv64" fn panics() {
        panic!("a planted bug");
    }
    if function != RuntimeFn::Udiv128 {
        return None;
    }
    match std::env::var("LLVMLITE_BUG").ok()?.as_str() {
        "fault" => Some(faults as *const () as u64),
        "panic" => Some(panics as *const () as u64),
        _ => None,
    }
}

runtime! {
    /// Returns the thread's side stack.
    SideStack = "side stack": prepared_side_stack => () -> I64;
    /// Notes a failed check of checked code, and returns its address.
    AccessFailed = "check failed": checked::stack::access_failed => (I64, I64, I64, I64, I64, I64) -> I64;
    /// Notes a copy between ranges that overlap.
    Overlap = "overlapping ranges": checked::failure::overlap => (I64) -> I64;
    /// Notes a call that does not match what it calls.
    CallFailed = "call": checked::failure::call_failed => () -> I64;
    /// Notes where a value became undefined.
    UndefinedFound = "origin of an undefined value": checked::undefined::found => (I64, I64, I64, I64, I64) -> I64;
    /// The same in baseline code, if a condition holds.
    UndefinedFoundIf = "origin of an undefined value": checked::undefined::found_if => (I8, I64, I64, I64, I64, I64) -> I64;
    /// Notes the use of an undefined value.
    UndefinedUsed = "use of an undefined value": checked::undefined::used => (I64, I64) -> I64;
    /// Returns the origin of a value that was loaded.
    ShadowLoaded = "undefined bits of a loaded value": checked::shadow::loaded => (I64, I64, I64) -> I64;
    /// Notes that an undefined value was stored.
    ShadowStored = "undefined bits of a stored value": checked::shadow::stored => (I64, I64, I64) -> ;
    /// The same in baseline code, with the origin as the first argument.
    ShadowStoredOf = "undefined bits of a stored value": checked::shadow::stored_of => (I64, I64, I64) -> ;
    /// Notes that a range was stored to.
    ShadowFilled = "range that was stored to": checked::shadow::filled => (I64, I64, I64) -> ;
    /// Copies the undefined bits of a range.
    ShadowCopied = "undefined bits of a copy": checked::shadow::copy => (I64, I64, I64) -> ;
    /// Notes that a function outside of the program gets a pointer.
    Escaped = "pointer that is passed on": checked::shadow::escape => (I64) -> ;
    /// Notes that a function outside of the program gets a pointer, and does not keep it.
    Lent = "pointer that is lent": checked::shadow::lend => (I64) -> ;
    /// Notes that a function is passed an undefined argument.
    ArgumentPassed = "undefined argument": checked::undefined::passed => (I64, I64) -> ;
    /// Returns the origin of an argument.
    ArgumentTaken = "undefined argument": checked::undefined::taken => (I64) -> I64;
    /// Returns the origin of the undefined bits of a result.
    Propagated = "undefined bits of a result": checked::undefined::propagated => (I64, I64, I64, I64, I64) -> I64;
    /// The same for a chain of operations, of which fewer words may be passed.
    ChainAsked = "undefined bits of a result": checked::chains::result => (I64, I64, I64, I64, I64, I64) -> I64;
    /// The same in baseline code, with the shadows that it depends on as one number.
    ChainAskedOf = "undefined bits of a result": checked::chains::result_of => (I64, I64, I64, I64, I64, I64) -> I64;
    /// Notes the use of the result of a chain.
    ChainUsed = "use of an undefined result": checked::chains::result_used => (I64, I64, I64, I64, I64, I64) -> I64;
    /// The same, with the shadows that it depends on as one number.
    ChainTested = "use of an undefined result": checked::chains::result_tested => (I64, I64, I64, I64, I64, I64) -> I64;
    /// Notes the use of a value that breaks a promise of an attribute, in baseline code, if it does.
    PromiseTested = "use of a value that breaks a promise": checked::undefined::promise_tested => (I8, I64, I64, I64, I64, I64) -> I64;
    /// Notes that a promise of an attribute is broken.
    PromiseBroken = "broken promise": checked::undefined::promise_broken => () -> I64;
    /// Notes the dividend of a division by zero.
    DividedByZero = "division by zero": checked::failure::divided_by_zero => (I64) -> I64;
    /// Notes an assumption that does not hold.
    AssumptionFailed = "assumption": checked::undefined::assumption_failed => () -> I64;
    /// Allocates a variable of checked code in a slot.
    StackObject = "variable": checked::stack::allocate => (I64, I64, I64, I64) -> I64;
    /// Copies the object of a `byval` parameter of checked code into a slot.
    StackArgument = "argument": checked::stack::argument => (I64, I64, I64, I64, I64) -> I64;
    /// Looks up whether a call through a pointer fits the function.
    CalleeUnknown = "called": checked::signatures::called => (I64, I64) -> I64;
    /// Begins the lifetime of a variable of checked code.
    LifetimeBegun = "lifetime": checked::stack::begin => (I64) -> ;
    /// Ends the lifetime of a variable of checked code.
    LifetimeEnded = "end of a lifetime": checked::stack::end => (I64, I64) -> ;
    /// Begins the lifetime of a variable of a frame of checked code.
    FrameLifetimeBegun = "lifetime in a frame": checked::frames::begin_lifetime => (I64) -> ;
    /// Ends the lifetime of a variable of a frame of checked code.
    FrameLifetimeEnded = "end of a lifetime in a frame": checked::frames::end_lifetime => (I64, I64) -> ;
    /// Releases variables of checked code.
    StackRelease = "release of variables": checked::stack::release => (I64, I64) -> ;
    /// Allocates the variables of a function of checked code that it has from its beginning to its end.
    FrameBegun = "variables": checked::frames::begin => (I64) -> I64;
    /// Releases them.
    FrameEnded = "end of variables": checked::frames::end => (I64) -> ;
    /// Returns the thread's pending `musttail` call.
    TailCall = "tail call": tail_call => () -> I64;
    /// Performs the pending `musttail` call. Functions with such a call return to it.
    MakeTailCall = "make tail call": crate::jit::x86_64::stack_switch::tail_call => () -> ;
    /// Notifies the call observer of a call or a return.
    ReportCall = "told": call_observer::report_call => (I64, I32, I32, I64) -> ;
    /// Returns the thread's copy of the thread-local variables.
    ThreadLocals = "thread-local variables": tls::copy => (I64) -> I64;
    /// Returns the address of the thread's copy of a library's thread-local variable.
    LibraryThreadLocal = "thread-local variable of a library": library_tls::address => (I64) -> I64;
    /// Implements `llvm.eh.sjlj.setjmp`; the C library's buffer is larger than the program's.
    Setjmp = "_setjmp": _setjmp => (I64) -> I32;
    /// `llvm.eh.sjlj.longjmp`
    Longjmp = "longjmp": noted_longjmp => (I64, I32) -> ;
    /// Makes the code that `llvm.init.trampoline` wrote executable.
    Executable = "executable": trampoline::make_executable => (I64) -> ;
    /// `resume`
    Resume = "_Unwind_Resume": host_unwind::_Unwind_Resume => (I64) -> ;
    /// `unwind`
    Unwind = "unwind": unwind::throw => () -> I64;
    /// `frem double`
    Fmod = "fmod": fmod => (F64, F64) -> F64;
    /// `frem float`
    Fmodf = "fmodf": fmodf => (F32, F32) -> F32;
    /// Returns the thread's rounding mode.
    Rounding = "llvm.get.rounding": fpu::rounding => () -> I32;
    /// Sets the thread's rounding mode.
    SetRounding = "llvm.set.rounding": fpu::set_rounding => (I32) -> ;
    /// `llvm.experimental.constrained.fadd.f64` and its family
    RoundedBinary = "constrained double": rounding::binary => (F64, F64, I32) -> F64;
    /// The same for `float`
    RoundedBinaryf = "constrained float": rounding::binary_float => (F32, F32, I32) -> F32;
    /// `llvm.experimental.constrained.fma.f64`
    RoundedFma = "constrained fma double": rounding::fma => (F64, F64, F64, I32) -> F64;
    /// The same for `float`
    RoundedFmaf = "constrained fma float": rounding::fma_float => (F32, F32, F32, I32) -> F32;
    /// `llvm.experimental.constrained.fptrunc.f32.f64`
    RoundedNarrow = "constrained fptrunc": rounding::narrow => (F64, I32) -> F32;
    /// `llvm.experimental.constrained.sitofp` and `uitofp` to `double`
    RoundedInteger = "constrained itofp double": rounding::integer => (I128, I32) -> F64;
    /// The same for `float`
    RoundedIntegerf = "constrained itofp float": rounding::integer_float => (I128, I32) -> F32;
    /// `udiv i128`
    Udiv128 = "udiv i128": udiv128 => (I128, I128) -> I128;
    /// `sdiv i128`
    Sdiv128 = "sdiv i128": sdiv128 => (I128, I128) -> I128;
    /// `urem i128`
    Urem128 = "urem i128": urem128 => (I128, I128) -> I128;
    /// `srem i128`
    Srem128 = "srem i128": srem128 => (I128, I128) -> I128;
    /// `llvm.smul.with.overflow.i128`
    SmulOverflow128 = "smul overflow i128": smul_overflow128 => (I128, I128, I64) -> I8;
    /// `llvm.umul.with.overflow.i128`
    UmulOverflow128 = "umul overflow i128": umul_overflow128 => (I128, I128, I64) -> I8;
    /// `fptosi double … to i128`
    DoubleToInt128 = "fptosi i128": double_to_i128 => (F64) -> I128;
    /// `fptoui double … to i128`
    DoubleToUint128 = "fptoui i128": double_to_u128 => (F64) -> I128;
    /// `sitofp i128 … to double`
    Int128ToDouble = "sitofp i128 to double": i128_to_double => (I128) -> F64;
    /// `uitofp i128 … to double`
    Uint128ToDouble = "uitofp i128 to double": u128_to_double => (I128) -> F64;
    /// `sitofp i128 … to float`
    Int128ToFloat = "sitofp i128 to float": i128_to_float => (I128) -> F32;
    /// `uitofp i128 … to float`
    Uint128ToFloat = "uitofp i128 to float": u128_to_float => (I128) -> F32;
    /// `sitofp i128 … to half`
    Int128ToHalf = "sitofp i128 to half": i128_to_half => (I128) -> I16;
    /// `uitofp i128 … to half`
    Uint128ToHalf = "uitofp i128 to half": u128_to_half => (I128) -> I16;
    /// `sitofp i128 … to bfloat`
    Int128ToBFloat = "sitofp i128 to bfloat": i128_to_bfloat => (I128) -> I16;
    /// `uitofp i128 … to bfloat`
    Uint128ToBFloat = "uitofp i128 to bfloat": u128_to_bfloat => (I128) -> I16;
    /// `fpext half … to double`
    HalfToDouble = "fpext half": half_to_double => (I32) -> F64;
    /// `fptrunc double … to half`
    DoubleToHalf = "fptrunc half": double_to_half => (F64) -> I16;
    /// `fptrunc double … to bfloat`
    DoubleToBFloat = "fptrunc bfloat": double_to_bfloat => (F64) -> I16;
    /// `llvm.fma.f16`
    HalfFma = "fma half": half_fma => (I32, I32, I32) -> I16;
    /// `llvm.fma.bf16`
    BFloatFma = "fma bfloat": bfloat_fma => (I32, I32, I32) -> I16;
    /// The fraction of `llvm.frexp`
    Fraction = "fraction": fraction => (F64) -> F64;
    /// The exponent of `llvm.frexp`
    Exponent = "exponent": exponent => (F64) -> I32;
    /// `llvm.ldexp`
    Ldexp = "ldexp": ldexp => (F64, I32) -> F64;
    /// `llvm.readcyclecounter`
    Clock = "clock": clock => () -> I64;
    /// Copies memory, overlapping or not.
    Memmove = "memmove": libc::memmove => (I64, I64, I64) -> I64;
    /// Copies memory.
    Memcpy = "memcpy": libc::memcpy => (I64, I64, I64) -> I64;
    /// Fills memory.
    Memset = "memset": libc::memset => (I64, I32, I64) -> I64;
    /// `llvm.sin`
    Sin = "sin": f64_sin => (F64) -> F64;
    /// `llvm.cos`
    Cos = "cos": f64_cos => (F64) -> F64;
    /// `llvm.exp`
    Exp = "exp": f64_exp => (F64) -> F64;
    /// `llvm.exp2`
    Exp2 = "exp2": f64_exp2 => (F64) -> F64;
    /// `llvm.log`
    Log = "log": f64_log => (F64) -> F64;
    /// `llvm.log2`
    Log2 = "log2": f64_log2 => (F64) -> F64;
    /// `llvm.log10`
    Log10 = "log10": f64_log10 => (F64) -> F64;
    /// `llvm.pow`
    Pow = "pow": f64_pow => (F64, F64) -> F64;
    /// `llvm.tan`
    Tan = "tan": f64_tan => (F64) -> F64;
    /// `llvm.sinh`
    Sinh = "sinh": f64_sinh => (F64) -> F64;
    /// `llvm.sinh`
    Sinhf = "sinhf": f32_sinh => (F32) -> F32;
    /// `llvm.cosh`
    Cosh = "cosh": f64_cosh => (F64) -> F64;
    /// `llvm.cosh`
    Coshf = "coshf": f32_cosh => (F32) -> F32;
    /// `llvm.tanh`
    Tanh = "tanh": f64_tanh => (F64) -> F64;
    /// `llvm.tanh`
    Tanhf = "tanhf": f32_tanh => (F32) -> F32;
    /// `llvm.asin`
    Asin = "asin": f64_asin => (F64) -> F64;
    /// `llvm.asin`
    Asinf = "asinf": f32_asin => (F32) -> F32;
    /// `llvm.acos`
    Acos = "acos": f64_acos => (F64) -> F64;
    /// `llvm.acos`
    Acosf = "acosf": f32_acos => (F32) -> F32;
    /// `llvm.atan`
    Atan = "atan": f64_atan => (F64) -> F64;
    /// `llvm.atan`
    Atanf = "atanf": f32_atan => (F32) -> F32;
    /// `llvm.atan2`
    Atan2 = "atan2": f64_atan2 => (F64, F64) -> F64;
    /// `llvm.atan2`
    Atan2f = "atan2f": f32_atan2 => (F32, F32) -> F32;
    /// `llvm.exp10`
    Exp10 = "exp10": f64_exp10 => (F64) -> F64;
    /// `llvm.exp10`
    Exp10f = "exp10f": f32_exp10 => (F32) -> F32;
    /// `llvm.tan`
    Tanf = "tanf": f32_tan => (F32) -> F32;
    /// `llvm.powi`
    Powi = "powi": f64_powi => (F64, I32) -> F64;
    /// `llvm.powi`
    Powif = "powif": f32_powi => (F32, I32) -> F32;
    /// `llvm.round` (halfway cases away from zero)
    Round = "round": f64_round => (F64) -> F64;
    /// `llvm.sin`
    Sinf = "sinf": f32_sin => (F32) -> F32;
    /// `llvm.cos`
    Cosf = "cosf": f32_cos => (F32) -> F32;
    /// `llvm.exp`
    Expf = "expf": f32_exp => (F32) -> F32;
    /// `llvm.exp2`
    Exp2f = "exp2f": f32_exp2 => (F32) -> F32;
    /// `llvm.log`
    Logf = "logf": f32_log => (F32) -> F32;
    /// `llvm.log2`
    Log2f = "log2f": f32_log2 => (F32) -> F32;
    /// `llvm.log10`
    Log10f = "log10f": f32_log10 => (F32) -> F32;
    /// `llvm.pow`
    Powf = "powf": f32_pow => (F32, F32) -> F32;
    /// `llvm.round`
    Roundf = "roundf": f32_round => (F32) -> F32;
    /// `fadd x86_fp80`
    ExtendedAdd = "fadd x86_fp80": x87::add => (I128, I128) -> I128;
    /// `fsub x86_fp80`
    ExtendedSubtract = "fsub x86_fp80": x87::subtract => (I128, I128) -> I128;
    /// `fmul x86_fp80`
    ExtendedMultiply = "fmul x86_fp80": x87::multiply => (I128, I128) -> I128;
    /// `fdiv x86_fp80`
    ExtendedDivide = "fdiv x86_fp80": x87::divide => (I128, I128) -> I128;
    /// `frem x86_fp80`
    ExtendedRemainder = "frem x86_fp80": x87::remainder => (I128, I128) -> I128;
    /// `llvm.sqrt.f80`
    ExtendedSqrt = "sqrt x86_fp80": x87::square_root => (I128) -> I128;
    /// `fcmp x86_fp80`: 0 for less, 1 for equal, 2 for greater, 3 for unordered
    ExtendedCompare = "fcmp x86_fp80": x87::compare => (I128, I128) -> I32;
    /// `llvm.fma.f80`
    ExtendedFma = "fma x86_fp80": large::extended_fma => (I128, I128, I128) -> I128;
    /// Pushes a result onto the x87 stack.
    ExtendedPush = "return x86_fp80": x87::push => (I128) -> ;
    /// Pops a result from the x87 stack.
    ExtendedPop = "result x86_fp80": x87::pop => () -> I128;
    /// `fadd fp128`
    QuadAdd = "fadd fp128": quad::add => (I128, I128) -> I128;
    /// `fsub fp128`
    QuadSubtract = "fsub fp128": quad::subtract => (I128, I128) -> I128;
    /// `fmul fp128`
    QuadMultiply = "fmul fp128": quad::multiply => (I128, I128) -> I128;
    /// `fdiv fp128`
    QuadDivide = "fdiv fp128": quad::divide => (I128, I128) -> I128;
    /// `frem fp128`
    QuadRemainder = "frem fp128": quad::remainder => (I128, I128) -> I128;
    /// `llvm.sqrt.f128`
    QuadSqrt = "sqrt fp128": quad::square_root => (I128) -> I128;
    /// `fcmp fp128`, like [`RuntimeFn::ExtendedCompare`]
    QuadCompare = "fcmp fp128": quad::compare => (I128, I128) -> I32;
    /// `llvm.fma.f128`
    QuadFma = "fma fp128": large::quad_fma => (I128, I128, I128) -> I128;
    /// `fpext` and `fptrunc` from or to `x86_fp80` and `fp128`; the first argument encodes the formats
    LargeConvert = "convert large": large::convert => (I32, I128) -> I128;
    /// `fptosi`, `fptoui` and their saturating variants
    LargeToInteger = "large to integer": large::to_integer => (I32, I128) -> I128;
    /// `sitofp`, `uitofp`
    LargeOfInteger = "large of integer": large::from_integer => (I32, I128) -> I128;
    /// A function of libm on a large format
    LargeFunction = "function of large": large::function => (I32, I128, I128) -> I128;
    /// `llvm.ldexp`
    LargeLdexp = "ldexp large": large::ldexp => (I32, I128, I32) -> I128;
    /// `llvm.powi`
    LargePowi = "powi large": large::powi => (I32, I128, I32) -> I128;
    /// `llvm.minnum` and its family
    LargeExtremum = "extremum large": large::extremum => (I32, I128, I128) -> I128;
    /// `llvm.is.fpclass`
    LargeIsOfClass = "class of large": large::is_of_class => (I32, I128) -> I8;
    /// The fraction of `llvm.frexp`
    LargeFraction = "fraction large": large::fraction => (I32, I128) -> I128;
    /// The exponent of `llvm.frexp`
    LargeExponent = "exponent large": large::exponent => (I32, I128) -> I32;
    /// The fraction of `llvm.modf`
    LargeBehindPoint = "modf large": large::behind_point => (I32, I128) -> I128;
    /// An operation on integers of more than 128 bits
    WideCompute = "compute wide": bigint::compute => (I32, I32, I64, I64, I64, I64) -> ;
    /// `llvm.sadd.with.overflow` and its family on such integers
    WideOverflow = "overflow wide": bigint::overflow => (I32, I32, I64, I64, I64) -> I8;
    /// `zext`, `sext` and `trunc`
    WideExtend = "extend wide": bigint::extend => (I32, I32, I32, I64, I64) -> ;
    /// `llvm.ctpop`, `llvm.ctlz`, `llvm.cttz`
    WideCount = "count wide": bigint::count => (I32, I32, I64) -> I32;
    /// `icmp`
    WideCompare = "compare wide": bigint::compare => (I32, I32, I64, I64) -> I32;
    /// Checks whether a division has a defined result
    WideDivision = "division wide": bigint::division => (I32, I32, I64, I64) -> I32;
    /// `sitofp`, `uitofp`
    WideToFloat = "wide to float": bigint::to_float => (I32, I32, I64) -> I128;
    /// `fptosi`, `fptoui` and their saturating variants
    WideOfFloat = "float to wide": bigint::of_float => (I32, I32, I128, I64) -> ;
    /// `ceilf`: a libcall that Cranelift emits on machines without SSE4.1 or FMA.
    CeilF32 = "ceilf": f32_ceil => (F32) -> F32;
    /// See [`RuntimeFn::CeilF32`].
    CeilF64 = "ceil": f64_ceil => (F64) -> F64;
    /// See [`RuntimeFn::CeilF32`].
    FloorF32 = "floorf": f32_floor => (F32) -> F32;
    /// See [`RuntimeFn::CeilF32`].
    FloorF64 = "floor": f64_floor => (F64) -> F64;
    /// See [`RuntimeFn::CeilF32`].
    TruncF32 = "truncf": f32_trunc => (F32) -> F32;
    /// See [`RuntimeFn::CeilF32`].
    TruncF64 = "trunc": f64_trunc => (F64) -> F64;
    /// See [`RuntimeFn::CeilF32`].
    NearestF32 = "roundevenf": f32_nearest => (F32) -> F32;
    /// See [`RuntimeFn::CeilF32`].
    NearestF64 = "roundeven": f64_nearest => (F64) -> F64;
    /// See [`RuntimeFn::CeilF32`].
    FmaF32 = "fmaf": f32_fma => (F32, F32, F32) -> F32;
    /// See [`RuntimeFn::CeilF32`].
    FmaF64 = "fma": f64_fma => (F64, F64, F64) -> F64;
}

impl RuntimeFn {
    /// Returns the function with a number from [`RuntimeFn::number`].
    pub(super) fn from_number(number: u32) -> Option<RuntimeFn> {
        RuntimeFn::ALL.get(number as usize).copied()
    }

    /// Returns the index of this function.
    pub(super) fn number(self) -> u32 {
        self as u32
    }

    /// Returns the implementation of a libcall that Cranelift emits.
    pub(super) fn of_libcall(call: LibCall) -> Option<RuntimeFn> {
        Some(match call {
            LibCall::CeilF32 => RuntimeFn::CeilF32,
            LibCall::CeilF64 => RuntimeFn::CeilF64,
            LibCall::FloorF32 => RuntimeFn::FloorF32,
            LibCall::FloorF64 => RuntimeFn::FloorF64,
            LibCall::TruncF32 => RuntimeFn::TruncF32,
            LibCall::TruncF64 => RuntimeFn::TruncF64,
            LibCall::NearestF32 => RuntimeFn::NearestF32,
            LibCall::NearestF64 => RuntimeFn::NearestF64,
            LibCall::FmaF32 => RuntimeFn::FmaF32,
            LibCall::FmaF64 => RuntimeFn::FmaF64,
            LibCall::Memcpy => RuntimeFn::Memcpy,
            LibCall::Memmove => RuntimeFn::Memmove,
            LibCall::Memset => RuntimeFn::Memset,
            _ => return None,
        })
    }
}

extern "sysv64" fn fmod(a: f64, b: f64) -> f64 {
    a % b
}
extern "sysv64" fn fmodf(a: f32, b: f32) -> f32 {
    a % b
}
// Compiled code has checked that these divisions are defined; `wrapping` and `checked` keep Rust from
// panicking.
/// Stores the product, truncated to 128 bits, in the caller's frame. Returns whether it overflowed.
extern "sysv64" fn smul_overflow128(a: i128, b: i128, to: &mut i128) -> bool {
    let (product, over) = a.overflowing_mul(b);
    *to = product;
    over
}
extern "sysv64" fn umul_overflow128(a: u128, b: u128, to: &mut u128) -> bool {
    let (product, over) = a.overflowing_mul(b);
    *to = product;
    over
}
extern "sysv64" fn udiv128(a: u128, b: u128) -> u128 {
    a.checked_div(b).unwrap_or(0)
}
extern "sysv64" fn sdiv128(a: i128, b: i128) -> i128 {
    a.checked_div(b).unwrap_or(0)
}
extern "sysv64" fn urem128(a: u128, b: u128) -> u128 {
    a.checked_rem(b).unwrap_or(0)
}
extern "sysv64" fn srem128(a: i128, b: i128) -> i128 {
    a.checked_rem(b).unwrap_or(0)
}
extern "sysv64" fn double_to_i128(x: f64) -> i128 {
    x as i128
}
extern "sysv64" fn double_to_u128(x: f64) -> u128 {
    x as u128
}
extern "sysv64" fn i128_to_double(x: i128) -> f64 {
    x as f64
}
extern "sysv64" fn u128_to_double(x: u128) -> f64 {
    x as f64
}
extern "sysv64" fn i128_to_float(x: i128) -> f32 {
    x as f32
}
extern "sysv64" fn u128_to_float(x: u128) -> f32 {
    x as f32
}

extern "sysv64" fn i128_to_half(x: i128) -> u16 {
    f16::from_integer(FloatKind::Half, x < 0, x.unsigned_abs())
}
extern "sysv64" fn u128_to_half(x: u128) -> u16 {
    f16::from_integer(FloatKind::Half, false, x)
}
extern "sysv64" fn i128_to_bfloat(x: i128) -> u16 {
    f16::from_integer(FloatKind::BFloat, x < 0, x.unsigned_abs())
}
extern "sysv64" fn u128_to_bfloat(x: u128) -> u16 {
    f16::from_integer(FloatKind::BFloat, false, x)
}
// Parameters occupy whole registers, whose upper bits are ignored.
extern "sysv64" fn half_to_double(x: u32) -> f64 {
    f16::widen(FloatKind::Half, x as u16)
}
extern "sysv64" fn double_to_half(x: f64) -> u16 {
    f16::narrow(FloatKind::Half, x)
}
extern "sysv64" fn double_to_bfloat(x: f64) -> u16 {
    f16::narrow(FloatKind::BFloat, x)
}
extern "sysv64" fn half_fma(x: u32, y: u32, z: u32) -> u16 {
    f16::fma(FloatKind::Half, x as u16, y as u16, z as u16)
}
extern "sysv64" fn bfloat_fma(x: u32, y: u32, z: u32) -> u16 {
    f16::fma(FloatKind::BFloat, x as u16, y as u16, z as u16)
}
/// Returns the number of nanoseconds since its first call.
extern "sysv64" fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_nanos() as u64
}

macro_rules! unary {
    ($($name:ident: $ty:ty = $method:ident;)*) => { $(extern "sysv64" fn $name(x: $ty) -> $ty { x.$method() })* };
}

unary! {
    f64_round: f64 = round; f64_ceil: f64 = ceil; f64_floor: f64 = floor; f64_trunc: f64 = trunc;
    f64_nearest: f64 = round_ties_even;
    f32_round: f32 = round; f32_ceil: f32 = ceil; f32_floor: f32 = floor; f32_trunc: f32 = trunc;
    f32_nearest: f32 = round_ties_even;
}

/// Defines libm functions with the runtime's calling convention.
macro_rules! libm {
    ($($name:ident: $format:ident($($arg:ident: $ty:ty),*) -> $ret:ty = $function:ident;)*) => { $(
        extern "sysv64" fn $name($($arg: $ty),*) -> $ret {
            math::$format::$function($($arg),*)
        }
    )*
        fn is_of_libm(address: u64) -> bool {
            [$($name as *const () as u64),*].contains(&address)
        }
    };
}

libm! {
    f64_sin: double(x: f64) -> f64 = sin;
    f64_cos: double(x: f64) -> f64 = cos;
    f64_tan: double(x: f64) -> f64 = tan;
    f64_sinh: double(x: f64) -> f64 = sinh;
    f64_cosh: double(x: f64) -> f64 = cosh;
    f64_tanh: double(x: f64) -> f64 = tanh;
    f64_asin: double(x: f64) -> f64 = asin;
    f64_acos: double(x: f64) -> f64 = acos;
    f64_atan: double(x: f64) -> f64 = atan;
    f64_exp: double(x: f64) -> f64 = exp;
    f64_exp2: double(x: f64) -> f64 = exp2;
    f64_exp10: double(x: f64) -> f64 = exp10;
    f64_log: double(x: f64) -> f64 = log;
    f64_log2: double(x: f64) -> f64 = log2;
    f64_log10: double(x: f64) -> f64 = log10;
    f32_sin: float(x: f32) -> f32 = sin;
    f32_cos: float(x: f32) -> f32 = cos;
    f32_tan: float(x: f32) -> f32 = tan;
    f32_sinh: float(x: f32) -> f32 = sinh;
    f32_cosh: float(x: f32) -> f32 = cosh;
    f32_tanh: float(x: f32) -> f32 = tanh;
    f32_asin: float(x: f32) -> f32 = asin;
    f32_acos: float(x: f32) -> f32 = acos;
    f32_atan: float(x: f32) -> f32 = atan;
    f32_exp: float(x: f32) -> f32 = exp;
    f32_exp2: float(x: f32) -> f32 = exp2;
    f32_exp10: float(x: f32) -> f32 = exp10;
    f32_log: float(x: f32) -> f32 = log;
    f32_log2: float(x: f32) -> f32 = log2;
    f32_log10: float(x: f32) -> f32 = log10;
    f64_pow: double(x: f64, y: f64) -> f64 = pow;
    f64_atan2: double(x: f64, y: f64) -> f64 = atan2;
    f32_pow: float(x: f32, y: f32) -> f32 = pow;
    f32_atan2: float(x: f32, y: f32) -> f32 = atan2;
    ldexp: double(x: f64, power: i32) -> f64 = ldexp;
}

extern "sysv64" fn f64_powi(x: f64, n: i32) -> f64 {
    x.powi(n)
}
extern "sysv64" fn f32_powi(x: f32, n: i32) -> f32 {
    x.powi(n)
}
extern "sysv64" fn f64_fma(x: f64, y: f64, z: f64) -> f64 {
    x.mul_add(y, z)
}
extern "sysv64" fn f32_fma(x: f32, y: f32, z: f32) -> f32 {
    x.mul_add(y, z)
}
