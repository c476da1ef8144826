//! Help for instructions of other languages.

use crate::diagnostic::near_names;

/// Instructions of other languages and assemblers, and how LLVM expresses them.
const WORDS: &[(&str, &str)] = &[
    ("return", "a function returns with `ret`, as in `ret i32 %x`, or `ret void`"),
    ("goto", "a jump is written `br label %next`"),
    ("jmp", "a jump is written `br label %next`"),
    ("jump", "a jump is written `br label %next`"),
    ("branch", "a jump is written `br label %next`"),
    ("if", "a conditional branch is written `br i1 %condition, label %then, label %else`"),
    ("while", "loops are blocks that branch back: `br i1 %condition, label %body, label %end`"),
    ("for", "loops are blocks that branch back: `br i1 %condition, label %body, label %end`"),
    ("mov", "LLVM has no assignments: use the value itself, or memory (`alloca`, `load`, `store`)"),
    ("let", "LLVM has no assignments: write the instruction that computes the value, `%x = …`"),
    ("var", "variables live in memory: `%x = alloca i32`"),
    ("cmp", "comparisons are `icmp` (integers, pointers) and `fcmp` (floating-point)"),
    ("div", "divisions are `sdiv` (signed), `udiv` (unsigned) and `fdiv` (floating-point)"),
    ("idiv", "divisions are `sdiv` (signed), `udiv` (unsigned) and `fdiv` (floating-point)"),
    ("rem", "remainders are `srem` (signed), `urem` (unsigned) and `frem` (floating-point)"),
    ("mod", "remainders are `srem` (signed), `urem` (unsigned) and `frem` (floating-point)"),
    ("imul", "multiplications are `mul` (integers) and `fmul` (floating-point)"),
    ("shr", "right shifts are `lshr` (logical) and `ashr` (arithmetic)"),
    ("sar", "right shifts are `lshr` (logical) and `ashr` (arithmetic)"),
    ("neg", "negation is `sub i32 0, %x`, for floating-point values `fneg double %x`"),
    ("not", "bitwise not is `xor i32 %x, -1`, for an `i1` `xor i1 %x, true`"),
    ("gep", "addresses are computed with `getelementptr`"),
    ("inc", "adding one is `add i32 %x, 1`"),
    ("dec", "subtracting one is `sub i32 %x, 1`"),
    ("cast", "each conversion is a separate instruction: `zext`, `sext`, `trunc`, `fpext`, `sitofp`, `ptrtoint`, …"),
    ("convert", "each conversion is a separate instruction: `zext`, `sext`, `trunc`, `fpext`, `sitofp`, `ptrtoint`, …"),
    ("itofp", "integers are converted to floating-point with `sitofp` (signed) or `uitofp` (unsigned)"),
    ("fptoi", "floating-point values are converted to integers with `fptosi` (signed) or `fptoui` (unsigned)"),
    ("ext", "integers are widened with `zext` (unsigned) or `sext` (signed)"),
    ("halt", "unreachable code ends with `unreachable`"),
    ("exit", "a program ends with `ret` in `@main`, or `call void @exit(i32 0)`"),
    ("print", "programs print with a C function: `call i32 (ptr, ...) @printf(ptr @format, i32 %x)`"),
    ("nop", "LLVM has no no-op instruction: remove it"),
];

/// Returns the help for an instruction of another language or an assembler.
pub fn foreign_instruction_help(word: &str) -> Option<&'static str> {
    WORDS.iter().find(|(name, _)| *name == word).map(|(_, help)| *help)
}

/// Returns the help for a misspelled instruction of another language, such as `retrun`.
pub fn misspelled_instruction_help(word: &str) -> Option<&'static str> {
    // Any word is similar to a short one.
    let names = WORDS.iter().map(|(name, _)| *name).filter(|name| name.len() > 4);
    near_names(word, names).first().and_then(|name| foreign_instruction_help(name))
}
