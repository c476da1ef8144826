//! The numbers of `LLVMOpcode`, and the keywords.

macro_rules! opcodes {
    ($($(#[$attr:meta])* $name:ident = $number:literal $keyword:literal;)*) => {
        $($(#[$attr])* pub const $name: u32 = $number;)*
        const KEYWORDS: &[(u32, &str)] = &[$(($number, $keyword)),*];
    };
}

opcodes! {
    RET = 1 "ret";
    BR = 2 "br";
    SWITCH = 3 "switch";
    INDIRECT_BR = 4 "indirectbr";
    INVOKE = 5 "invoke";
    /// Of LLVM 2.x.
    UNWIND = 6 "unwind";
    UNREACHABLE = 7 "unreachable";
    ADD = 8 "add";
    FADD = 9 "fadd";
    SUB = 10 "sub";
    FSUB = 11 "fsub";
    MUL = 12 "mul";
    FMUL = 13 "fmul";
    UDIV = 14 "udiv";
    SDIV = 15 "sdiv";
    FDIV = 16 "fdiv";
    UREM = 17 "urem";
    SREM = 18 "srem";
    FREM = 19 "frem";
    SHL = 20 "shl";
    LSHR = 21 "lshr";
    ASHR = 22 "ashr";
    AND = 23 "and";
    OR = 24 "or";
    XOR = 25 "xor";
    ALLOCA = 26 "alloca";
    LOAD = 27 "load";
    STORE = 28 "store";
    GEP = 29 "getelementptr";
    TRUNC = 30 "trunc";
    ZEXT = 31 "zext";
    SEXT = 32 "sext";
    FPTOUI = 33 "fptoui";
    FPTOSI = 34 "fptosi";
    UITOFP = 35 "uitofp";
    SITOFP = 36 "sitofp";
    FPTRUNC = 37 "fptrunc";
    FPEXT = 38 "fpext";
    PTRTOINT = 39 "ptrtoint";
    INTTOPTR = 40 "inttoptr";
    BITCAST = 41 "bitcast";
    ICMP = 42 "icmp";
    FCMP = 43 "fcmp";
    PHI = 44 "phi";
    CALL = 45 "call";
    SELECT = 46 "select";
    VA_ARG = 49 "va_arg";
    EXTRACT_ELEMENT = 50 "extractelement";
    INSERT_ELEMENT = 51 "insertelement";
    SHUFFLE_VECTOR = 52 "shufflevector";
    EXTRACT_VALUE = 53 "extractvalue";
    INSERT_VALUE = 54 "insertvalue";
    FENCE = 55 "fence";
    CMPXCHG = 56 "cmpxchg";
    ATOMIC_RMW = 57 "atomicrmw";
    RESUME = 58 "resume";
    LANDING_PAD = 59 "landingpad";
    ADDR_SPACE_CAST = 60 "addrspacecast";
    CLEANUP_RET = 61 "cleanupret";
    CATCH_RET = 62 "catchret";
    CATCH_PAD = 63 "catchpad";
    CLEANUP_PAD = 64 "cleanuppad";
    CATCH_SWITCH = 65 "catchswitch";
    FNEG = 66 "fneg";
    CALL_BR = 67 "callbr";
    FREEZE = 68 "freeze";
    PTR_TO_ADDR = 69 "ptrtoaddr";
}

pub fn keyword(opcode: u32) -> &'static str {
    KEYWORDS.iter().find(|(number, _)| *number == opcode).map_or("<unknown>", |(_, word)| word)
}

/// Returns the number of an opcode, by its keyword; 0 if it is unknown.
pub fn by_keyword(keyword: &str) -> u32 {
    KEYWORDS.iter().find(|(_, word)| *word == keyword).map_or(0, |(number, _)| *number)
}

/// Whether it is a two-operand operation.
pub fn is_binary(opcode: u32) -> bool {
    (ADD..=XOR).contains(&opcode)
}

pub fn is_cast(opcode: u32) -> bool {
    matches!(opcode, TRUNC..=BITCAST | ADDR_SPACE_CAST | PTR_TO_ADDR)
}

/// Whether it is a call: it has arguments and a callee.
pub fn is_call(opcode: u32) -> bool {
    matches!(opcode, CALL | INVOKE | CALL_BR)
}

/// Whether it ends a block.
pub fn is_terminator(opcode: u32) -> bool {
    matches!(opcode, RET..=UNREACHABLE | RESUME | CLEANUP_RET | CATCH_RET | CATCH_SWITCH | CALL_BR)
}
