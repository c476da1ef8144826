//! Obsolete spellings that older versions of LLVM accept and LLVM 22 does not. They keep their old meaning;
//! with `--strict`, the verifier rejects them.

/// An obsolete spelling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OldSpelling {
    /// `load i64* %p`
    Load,
    /// `getelementptr i64* %p, i64 1`
    GetElementPtr,
    /// `volatile load i64* %p`
    VolatileFirst,
    /// `malloc i64`
    Malloc,
    /// `free i64* %p`
    Free,
    /// `getresult { i32, i32 } %a, 0`
    GetResult,
    /// `unwind`
    Unwind,
    /// `vicmp`, `vfcmp`
    CompareElements,
    /// `ret i32 1, i32 2`
    SeveralResults,
    /// `add double %x, %y`
    FloatArithmetic,
    /// `shl i32 %x, i8 3`
    ShiftAmount,
    /// `call i32 (i8*, ...)* @printf(i8* %s)`
    PointerToCallee,
    /// `@b = alias i32* @a`
    Alias,
    /// `cmpxchg i32* %p, i32 0, i32 1 seq_cst`
    OneOrdering,
    /// `deplibs = [ "c" ]`
    Libraries,
    /// `linker_private`
    LinkerPrivate,
    /// `!0 = metadata !{ metadata !"x" }`
    MetadataWord,
    /// `landingpad { i8*, i32 } personality …`
    PadPersonality,
    /// `byval`, `sret` and similar attributes without a type
    PassedWithoutType,
    /// `zext (i8 1 to i32)`
    ConstantExpression,
}

impl OldSpelling {
    /// Whether LLVM 14, with typed pointers, accepts it.
    pub fn is_read_with_pointees(self) -> bool {
        self == OldSpelling::ConstantExpression
    }

    /// Returns the diagnostic message.
    pub fn message(self) -> &'static str {
        match self {
            OldSpelling::Load => "a `load` without the type that is loaded was read by LLVM before 3.7 only",
            OldSpelling::GetElementPtr => "a `getelementptr` without its source type was read by LLVM before 3.7 only",
            OldSpelling::VolatileFirst => "`volatile` before an instruction was read by LLVM before 3.1 only",
            OldSpelling::Malloc => "the instruction `malloc` was read by LLVM before 2.7 only",
            OldSpelling::Free => "the instruction `free` was read by LLVM before 2.7 only",
            OldSpelling::GetResult => "the instruction `getresult` was read by LLVM before 2.7 only",
            OldSpelling::Unwind => "the instruction `unwind` was read by LLVM before 3.1 only",
            OldSpelling::CompareElements => "`vicmp` and `vfcmp` were read by LLVM before 2.6 only",
            OldSpelling::SeveralResults => "`ret` of several values was read by LLVM before 3.0 only",
            OldSpelling::FloatArithmetic => {
                "`add`, `sub` and `mul` of floating-point numbers were read by LLVM before 2.7 only"
            }
            OldSpelling::ShiftAmount => "a shift by an amount of another type was read by LLVM before 2.0 only",
            OldSpelling::PointerToCallee => {
                "a call with a pointer to the function's type was read by LLVM before 3.7 only"
            }
            OldSpelling::Alias => "an alias without the type of its content was read by LLVM before 3.7 only",
            OldSpelling::OneOrdering => "a `cmpxchg` with one ordering was read by LLVM before 3.5 only",
            OldSpelling::Libraries => "a list of libraries was read by LLVM before 3.4 only",
            OldSpelling::LinkerPrivate => "this linkage was read by LLVM before 3.5 only",
            OldSpelling::MetadataWord => "the word `metadata` inside of nodes was read by LLVM before 3.6 only",
            OldSpelling::PadPersonality => "a `landingpad` with a personality was read by LLVM before 3.7 only",
            OldSpelling::PassedWithoutType => "this attribute without a type was read by LLVM before 14 only",
            OldSpelling::ConstantExpression => {
                "constant expressions of this operation are not read by LLVM 22 any more"
            }
        }
    }

    /// Returns a hint with the current spelling.
    pub fn help(self) -> &'static str {
        match self {
            OldSpelling::Load => "write `load i64, i64* %p` or `load i64, ptr %p`",
            OldSpelling::GetElementPtr => "write `getelementptr i64, ptr %p, i64 1`",
            OldSpelling::VolatileFirst => "write `load volatile` and `store volatile`",
            OldSpelling::Malloc => "call `@malloc`",
            OldSpelling::Free => "call `@free`",
            OldSpelling::GetResult => "write `extractvalue`",
            OldSpelling::Unwind => "throw by calling the language's function, or `resume`",
            OldSpelling::CompareElements => "write `icmp` or `fcmp`, and `sext` for all bits",
            OldSpelling::SeveralResults => "make a struct with `insertvalue`",
            OldSpelling::FloatArithmetic => "write `fadd`, `fsub` or `fmul`",
            OldSpelling::ShiftAmount => "write `zext` before it",
            OldSpelling::PointerToCallee => "write the function's type: `call i32 (ptr, ...) @printf(ptr %s)`",
            OldSpelling::Alias => "write `alias i32, ptr @a`",
            OldSpelling::OneOrdering => "write the ordering of failure too: `seq_cst seq_cst`",
            OldSpelling::Libraries => "leave it out",
            OldSpelling::LinkerPrivate => "write `private`",
            OldSpelling::MetadataWord => "write `!{ !\"x\" }`",
            OldSpelling::PadPersonality => "write the personality in the function's header",
            OldSpelling::PassedWithoutType => "write the type: `byval(i32)`",
            OldSpelling::ConstantExpression => "write its value, or an instruction",
        }
    }
}
