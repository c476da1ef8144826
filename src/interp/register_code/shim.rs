//! Functions that the interpreter implements itself.

use super::operand::Kind;

/// A function implemented by the interpreter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Model {
    Malloc,
    Calloc,
    Realloc,
    Reallocarray,
    Free,
    AlignedAlloc,
    PosixMemalign,
    /// `valloc`: a page-aligned block.
    PageAlloc,
    UsableSize,
    Strdup,
    Strndup,
    LlMalloc,
    OatMalloc,
    OatAllocArray,
    /// `ll_strcat`, `string_cat`: a new block with the concatenation of two strings.
    Concat,
    /// `ll_ltoa`, `string_of_int`: a new block with the number in decimal.
    Decimal,
    StringOfArray,
    ArrayOfString,
    Memcpy,
    Memmove,
    Memset,
    Memcmp,
    Bcmp,
    Memchr,
    Strlen,
    Strnlen,
    Strcpy,
    Stpcpy,
    Strncpy,
    Strcat,
    Strncat,
    Strcmp,
    Strncmp,
    Strchr,
    Strrchr,
    /// C++ `operator new` or `operator delete`.
    Operator(&'static Operator),
}

/// An implemented function with the parameter types of its declaration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shim {
    /// Function implemented.
    pub model: Model,
    /// Parameter kinds. An integer has its declared width: with a narrower declaration only that many bits count.
    pub params: Box<[Kind]>,
}

/// One form of `operator new` or `operator delete`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Operator {
    /// Mangled name.
    pub(in crate::interp) name: &'static str,
    /// Parameters, in the letters of [`super::find`].
    pub(in crate::interp) takes: &'static str,
    pub(in crate::interp) delete: bool,
    pub(in crate::interp) array: bool,
    /// Index of the size argument of a sized `delete`.
    pub(in crate::interp) size: Option<u8>,
    /// Index of the alignment argument.
    pub(in crate::interp) align: Option<u8>,
    pub(in crate::interp) nothrow: bool,
    /// Forms that this form calls by default. If the program replaces one of them, the library's own function runs
    /// instead of the implementation here.
    pub(in crate::interp) calls: &'static [&'static str],
}
