//! Obsolete spellings that older versions of LLVM accept and LLVM 22 does not, and the messages about them. The parser
//! accepts them (`note_obsolete`), `ir::analysis::infer` finds the types that they omit, and with `--strict`
//! `verify::rules::obsolete_syntax` rejects them.

/// An obsolete spelling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObsoleteSyntax {
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

impl ObsoleteSyntax {
    /// Whether LLVM 14, with typed pointers, accepts it.
    pub fn is_read_with_pointees(self) -> bool {
        self == ObsoleteSyntax::ConstantExpression
    }

    /// Whether all occurrences are recorded, rather than the first one: a fix replaces them by other text.
    pub fn is_replaced_everywhere(self) -> bool {
        matches!(
            self,
            ObsoleteSyntax::VolatileFirst
                | ObsoleteSyntax::FloatArithmetic
                | ObsoleteSyntax::ShiftAmount
                | ObsoleteSyntax::OneOrdering
        )
    }

    /// Returns the diagnostic message.
    pub fn message(self) -> &'static str {
        match self {
            ObsoleteSyntax::Load => "a `load` without the type that is loaded was only accepted before LLVM 3.7",
            ObsoleteSyntax::GetElementPtr => {
                "a `getelementptr` without its source type was only accepted before LLVM 3.7"
            }
            ObsoleteSyntax::VolatileFirst => "`volatile` before an instruction was only accepted before LLVM 3.1",
            ObsoleteSyntax::Malloc => "the instruction `malloc` was only accepted before LLVM 2.7",
            ObsoleteSyntax::Free => "the instruction `free` was only accepted before LLVM 2.7",
            ObsoleteSyntax::GetResult => "the instruction `getresult` was only accepted before LLVM 2.7",
            ObsoleteSyntax::Unwind => "the instruction `unwind` was only accepted before LLVM 3.1",
            ObsoleteSyntax::CompareElements => "`vicmp` and `vfcmp` were only accepted before LLVM 2.6",
            ObsoleteSyntax::SeveralResults => "`ret` of several values was only accepted before LLVM 3.0",
            ObsoleteSyntax::FloatArithmetic => {
                "`add`, `sub` and `mul` of floating-point numbers were only accepted before LLVM 2.7"
            }
            ObsoleteSyntax::ShiftAmount => "a shift by an amount of another type was only accepted before LLVM 2.0",
            ObsoleteSyntax::PointerToCallee => {
                "a call with a pointer to the function's type was only accepted before LLVM 3.7"
            }
            ObsoleteSyntax::Alias => "an alias without the type of its content was only accepted before LLVM 3.7",
            ObsoleteSyntax::OneOrdering => "a `cmpxchg` with one ordering was only accepted before LLVM 3.5",
            ObsoleteSyntax::Libraries => "a list of libraries was only accepted before LLVM 3.4",
            ObsoleteSyntax::LinkerPrivate => "this linkage was only accepted before LLVM 3.5",
            ObsoleteSyntax::MetadataWord => "the word `metadata` inside of nodes was only accepted before LLVM 3.6",
            ObsoleteSyntax::PadPersonality => "a `landingpad` with a personality was only accepted before LLVM 3.7",
            ObsoleteSyntax::PassedWithoutType => "this attribute without a type was only accepted before LLVM 14",
            ObsoleteSyntax::ConstantExpression => "LLVM 22 no longer accepts constant expressions of this operation",
        }
    }

    /// Returns a hint with the current spelling.
    pub fn help(self) -> &'static str {
        match self {
            ObsoleteSyntax::Load => "write `load i64, i64* %p` or `load i64, ptr %p`",
            ObsoleteSyntax::GetElementPtr => "write `getelementptr i64, ptr %p, i64 1`",
            ObsoleteSyntax::VolatileFirst => "write `load volatile` and `store volatile`",
            ObsoleteSyntax::Malloc => "call `@malloc`",
            ObsoleteSyntax::Free => "call `@free`",
            ObsoleteSyntax::GetResult => "write `extractvalue`",
            ObsoleteSyntax::Unwind => "call the language's throw function, or use `resume`",
            ObsoleteSyntax::CompareElements => "write `icmp` or `fcmp`, and `sext` for all bits",
            ObsoleteSyntax::SeveralResults => "build a struct with `insertvalue`",
            ObsoleteSyntax::FloatArithmetic => "write `fadd`, `fsub` or `fmul`",
            ObsoleteSyntax::ShiftAmount => "write `zext` before it",
            ObsoleteSyntax::PointerToCallee => "write the function's type: `call i32 (ptr, ...) @printf(ptr %s)`",
            ObsoleteSyntax::Alias => "write `alias i32, ptr @a`",
            ObsoleteSyntax::OneOrdering => "write the failure ordering too: `seq_cst seq_cst`",
            ObsoleteSyntax::Libraries => "remove it",
            ObsoleteSyntax::LinkerPrivate => "write `private`",
            ObsoleteSyntax::MetadataWord => "write `!{ !\"x\" }`",
            ObsoleteSyntax::PadPersonality => "write the personality in the function's header",
            ObsoleteSyntax::PassedWithoutType => "write the type: `byval(i32)`",
            ObsoleteSyntax::ConstantExpression => "write its value, or use an instruction",
        }
    }
}
