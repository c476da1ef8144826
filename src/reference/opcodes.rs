//! The instructions: syntax, a summary, and an example that can be entered in a session.

/// An instruction.
pub struct Opcode {
    /// Opcode keyword.
    pub name: &'static str,
    /// Operands.
    pub usage: &'static str,
    /// Summary in one line.
    pub brief: &'static str,
    /// Example that can be entered, or that stands in a function.
    pub example: &'static str,
}

macro_rules! opcodes {
    ($($name:literal $usage:literal $brief:literal $example:literal;)*) => {
        /// All opcodes of LLVM 22.
        pub const OPCODES: &[Opcode] =
            &[$(Opcode { name: $name, usage: $usage, brief: $brief, example: $example }),*];
    };
}

opcodes! {
    "add" "[nuw] [nsw] TYPE A, B" "adds integers; overflow wraps, or is poison with nuw (unsigned) or nsw \
        (signed)" "add i64 40, 2";
    "sub" "[nuw] [nsw] TYPE A, B" "subtracts integers" "sub i64 44, 2";
    "mul" "[nuw] [nsw] TYPE A, B" "multiplies integers" "mul i64 6, 7";
    "udiv" "[exact] TYPE A, B" "divides unsigned integers; division by zero is undefined behavior" "udiv i64 85, 2";
    "sdiv" "[exact] TYPE A, B" "divides signed integers towards zero" "sdiv i64 -84, -2";
    "urem" "TYPE A, B" "the remainder of udiv" "urem i64 142, 100";
    "srem" "TYPE A, B" "the remainder of sdiv, with the sign of A" "srem i64 -7, 3";
    "fadd" "[fast-math flags] TYPE A, B" "adds floating-point values" "fadd double 0.5, 0.25";
    "fsub" "[fast-math flags] TYPE A, B" "subtracts floating-point values" "fsub double 0.5, 0.25";
    "fmul" "[fast-math flags] TYPE A, B" "multiplies floating-point values" "fmul double 0.5, 84.0";
    "fdiv" "[fast-math flags] TYPE A, B" "divides floating-point values" "fdiv double 1.0, 3.0";
    "frem" "[fast-math flags] TYPE A, B" "the remainder of a division truncated towards zero, as C's fmod" "frem double 7.5, 2.0";
    "fneg" "[fast-math flags] TYPE A" "negates a floating-point value" "fneg double 1.5";
    "shl" "[nuw] [nsw] TYPE A, B" "shifts left by B bits, which must be less than the bit width" "shl i64 21, 1";
    "lshr" "[exact] TYPE A, B" "shifts right, filling with zeros (logical)" "lshr i64 84, 1";
    "ashr" "[exact] TYPE A, B" "shifts right, filling with the sign bit (arithmetic)" "ashr i64 -84, 1";
    "and" "TYPE A, B" "bitwise and" "and i8 12, 10";
    "or" "[disjoint] TYPE A, B" "bitwise or" "or i8 12, 10";
    "xor" "TYPE A, B" "bitwise exclusive or" "xor i8 12, 10";
    "icmp" "PREDICATE TYPE A, B" "compares integers or pointers: eq ne, unsigned ugt uge ult ule, signed sgt sge slt sle" "icmp slt i64 -1, 1";
    "fcmp" "[fast-math flags] PREDICATE TYPE A, B" "compares floating-point values: o… is false for a NaN (oeq \
        ogt oge olt ole one ord), u… true (ueq … uno)" "fcmp olt double 0.5, 1.0";
    "select" "i1 CONDITION, TYPE A, TYPE B" "A if the condition is true, otherwise B" "select i1 true, i64 1, i64 2";
    "trunc" "[nuw] [nsw] TYPE A to TYPE" "truncates an integer to fewer bits" "trunc i64 257 to i8";
    "zext" "[nneg] TYPE A to TYPE" "zero-extends an integer" "zext i8 255 to i64";
    "sext" "TYPE A to TYPE" "sign-extends an integer" "sext i8 255 to i64";
    "fptrunc" "TYPE A to TYPE" "rounds a floating-point value to a narrower format" "fptrunc double 0.1 to float";
    "fpext" "TYPE A to TYPE" "extends a floating-point value to a wider format" "fpext float 0.5 to double";
    "fptoui" "TYPE A to TYPE" "converts a floating-point value to an unsigned integer, towards zero; poison if \
        out of range" "fptoui double 42.5 to i64";
    "fptosi" "TYPE A to TYPE" "converts a floating-point value to a signed integer, towards zero; poison if out \
        of range" "fptosi double -42.5 to i64";
    "uitofp" "[nneg] TYPE A to TYPE" "converts an unsigned integer to floating-point" "uitofp i8 255 to double";
    "sitofp" "TYPE A to TYPE" "converts a signed integer to floating-point" "sitofp i8 255 to double";
    "ptrtoint" "ptr P to TYPE" "converts a pointer to an integer; inttoptr converts it back" "ptrtoint ptr null to i64";
    "ptrtoaddr" "ptr P to TYPE" "the address of a pointer, without provenance" "ptrtoaddr ptr null to i64";
    "inttoptr" "TYPE A to ptr" "converts an integer to a pointer" "inttoptr i64 0 to ptr";
    "bitcast" "TYPE A to TYPE" "reinterprets the bits as another type" "bitcast double 1.0 to i64";
    "addrspacecast" "ptr P to ptr addrspace(N)" "converts a pointer to another address space" "addrspacecast ptr null to ptr addrspace(1)";
    "alloca" "TYPE[, TYPE COUNT][, align N]" "allocates memory until the function returns; here until the \
        session ends" "%p = alloca i64";
    "load" "[volatile] TYPE, ptr P[, align N]" "reads memory" "load i64, ptr %p";
    "store" "[volatile] TYPE A, ptr P[, align N]" "writes memory" "store i64 7, ptr %p";
    "getelementptr" "[inbounds] TYPE, ptr P, TYPE INDEX, ..." "the address of an element; the first index counts whole TYPEs" "getelementptr { i8, i64 }, ptr %p, i64 0, i32 1";
    "fence" "ORDERING" "orders the memory accesses around it" "fence seq_cst";
    "cmpxchg" "[weak] ptr P, TYPE OLD, TYPE NEW ORDERING ORDERING" "stores NEW if memory holds OLD; returns the \
        old value, and whether it stored" "cmpxchg ptr %p, i64 7, i64 8 seq_cst seq_cst";
    "atomicrmw" "OPERATION ptr P, TYPE A ORDERING" "reads, modifies and writes atomically; returns the old \
        value: xchg add sub and or xor max min …" "atomicrmw add ptr %p, i64 1 seq_cst";
    "extractvalue" "TYPE A, INDEX, ..." "a field of a struct or array value" "extractvalue { i64, i1 } { i64 5, i1 true }, 0";
    "insertvalue" "TYPE A, TYPE B, INDEX, ..." "a struct or array value with another field" "insertvalue { i64, i1 } { i64 5, i1 true }, i64 6, 0";
    "extractelement" "<N x TYPE> A, TYPE INDEX" "an element of a vector" "extractelement <2 x i64> <i64 1, i64 2>, i32 1";
    "insertelement" "<N x TYPE> A, TYPE B, TYPE INDEX" "a vector with another element" "insertelement <2 x i64> zeroinitializer, i64 5, i32 0";
    "shufflevector" "<N x TYPE> A, <N x TYPE> B, <M x i32> MASK" "a vector of selected elements of two vectors" "shufflevector <2 x i64> <i64 1, i64 2>, <2 x i64> <i64 3, i64 4>, <2 x i32> <i32 3, i32 0>";
    "freeze" "TYPE A" "A, or an arbitrary but fixed value if A is undef or poison" "freeze i64 poison";
    "va_arg" "ptr LIST, TYPE" "the next variable argument" "%x = va_arg ptr %list, i64";
    "call" "[tail] TYPE FUNCTION(ARGUMENTS)" "calls a function" "call i64 @fac(i64 6)";
    "phi" "TYPE [ VALUE, %BLOCK ], ..." "selects the value by the predecessor block" "%i = phi i64 [ 0, %entry ], [ %next, %loop ]";
    "ret" "TYPE A | void" "returns" "ret i64 %x";
    "br" "label %BLOCK | i1 CONDITION, label %BLOCK, label %BLOCK" "branches to a block" "br i1 %done, label %end, label %loop";
    "switch" "TYPE A, label %DEFAULT [ TYPE VALUE, label %BLOCK ... ]" "branches to the block of the matching \
        case" "switch i64 %x, label %other [ i64 1, label %one ]";
    "indirectbr" "ptr ADDRESS, [ label %BLOCK, ... ]" "branches to a block by its address" "indirectbr ptr %target, [ label %a, label %b ]";
    "unreachable" "" "marks unreachable code; executing it is undefined behavior" "unreachable";
    "invoke" "TYPE FUNCTION(ARGUMENTS) to label %BLOCK unwind label %BLOCK" "calls a function that may throw an exception" "invoke void @f() to label %done unwind label %caught";
    "callbr" "TYPE FUNCTION(ARGUMENTS) to label %BLOCK [ label %BLOCK, ... ]" "calls inline assembly that may jump" "callbr void asm \"\", \"!i\"() to label %a [ label %b ]";
    "landingpad" "TYPE [cleanup] [catch TYPE A] ..." "the exception that unwound to this block" "%e = landingpad { ptr, i32 } cleanup";
    "resume" "TYPE A" "resumes unwinding with an exception" "resume { ptr, i32 } %e";
    "catchswitch" "within PARENT [ label %BLOCK, ... ] unwind to caller" "selects a handler (Windows exception \
        handling)" "%c = catchswitch within none [ label %h ] unwind to caller";
    "catchpad" "within %CATCHSWITCH [ARGUMENTS]" "starts a handler of a catchswitch" "%p = catchpad within %c [ptr null]";
    "catchret" "from %CATCHPAD to label %BLOCK" "exits a handler" "catchret from %p to label %done";
    "cleanuppad" "within PARENT [ARGUMENTS]" "starts cleanup code run during unwinding" "%p = cleanuppad within none []";
    "cleanupret" "from %CLEANUPPAD unwind to caller" "exits it and continues unwinding" "cleanupret from %p unwind to caller";
}

/// Returns the instruction with this keyword.
pub fn find(name: &str) -> Option<&'static Opcode> {
    OPCODES.iter().find(|opcode| opcode.name == name)
}

/// Returns the URL of the instruction's section in the LangRef.
pub fn reference(name: &str) -> String {
    let cast = find(name).is_some_and(|opcode| opcode.usage.contains(" to TYPE") || opcode.usage.contains(" to ptr"));
    let infix = if cast { "-to" } else { "" };
    format!("https://llvm.org/docs/LangRef.html#{}{infix}-instruction", name.replace('_', "-"))
}
