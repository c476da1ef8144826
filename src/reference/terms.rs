//! Terms of LLVM that are neither instructions nor keywords.

/// Terms, with other spellings, and their explanations.
const TERMS: &[(&[&str], &str)] = &[
    (
        &["ssa", "static single assignment"],
        "static single assignment: each value has exactly one definition, which dominates its uses; where paths of \
         control join, a `phi` selects the value of the path that was taken, and what changes otherwise is in memory \
         (`alloca`, `load`, `store`)",
    ),
    (
        &["opaque pointers", "opaque pointer", "typed pointers", "typed pointer"],
        "all pointers have the type `ptr`, since LLVM 15; loads, stores and `getelementptr` state the type in memory \
         instead. Older assembly has typed pointers, `i32*`, which are accepted, too",
    ),
    (
        &["basic block", "block", "bb"],
        "a basic block is a sequence of instructions that is entered only at its label, and left only at its end, by a \
         terminator such as `br` or `ret`",
    ),
    (
        &["terminator"],
        "the last instruction of a basic block, which passes control on: `br`, `switch`, `ret`, `invoke`, `unreachable`",
    ),
    (
        &["cfg", "control flow graph", "control-flow graph"],
        "the control-flow graph of a function: its nodes are the basic blocks, its edges the branches between them; \
         `llvmlite-jit emit cfg FILE` draws it",
    ),
    (
        &["dominance", "dominates", "dominator"],
        "a block dominates another if every path from the entry of the function to that one passes through it; the \
         definition of a value must dominate all its uses",
    ),
    (
        &["intrinsic", "intrinsics"],
        "a function whose name begins with `llvm.` and whose meaning LLVM defines, such as `@llvm.umax.i32`; it needs no \
         definition",
    ),
    (
        &["data layout", "datalayout", "target datalayout"],
        "sizes, alignments and byte order of the target, as `target datalayout = \"e-m:e-i64:64-…\"`; `:type` of the REPL \
         shows the layout of a type",
    ),
    (
        &["linkage"],
        "whether a symbol is visible to other modules: `external` is, `internal` and `private` are not, and of several \
         definitions with `linkonce_odr` or `weak` the linker keeps one",
    ),
    (
        &["metadata"],
        "information about the program, such as its lines (`!dbg`), that does not change what it does and may be dropped",
    ),
    (
        &["aggregate", "aggregates"],
        "an array or a struct as a value; `extractvalue` and `insertvalue` access its members",
    ),
    (&["vector", "vectors", "simd"], "several values of one type, `<4 x i32>`, on which operations work lane by lane"),
    (
        &["constant expression", "constant expressions"],
        "an operation on constants and addresses in an operand, such as `ptrtoint (ptr @g to i64)`",
    ),
];

/// Other names of instructions and of explained terms.
const ALIASES: &[(&str, &str)] =
    &[("gep", "getelementptr"), ("ub", "undefined behavior"), ("undefined behaviour", "undefined behavior")];

/// Returns the explanation of a term, with its usual name.
pub fn find(word: &str) -> Option<(&'static str, &'static str)> {
    let word = word.to_lowercase();
    TERMS.iter().find(|(names, _)| names.contains(&word.as_str())).map(|(names, text)| (names[0], *text))
}

/// Returns the usual name of an instruction or a term that has another name.
pub fn usual_name(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    ALIASES.iter().find(|(alias, _)| *alias == word).map(|(_, name)| *name)
}

/// Returns the usual names of all terms.
pub fn names() -> impl Iterator<Item = &'static str> {
    TERMS.iter().map(|(names, _)| names[0])
}
