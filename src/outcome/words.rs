//! Phrases of reports on memory errors. The interpreter and checked compiled code detect these errors independently,
//! and describe them in the same words.

/// Note after a place in a library, or after the place where a block was allocated or freed.
pub const CALLED: &str = "called from here";
/// Note at the place where a block was freed.
pub const FREED_HERE: &str = "it was freed here";
/// Note at the end of the lifetime of a variable.
pub const ENDED_HERE: &str = "its lifetime ended here";
/// Describes an access to a freed block.
pub const IN_FREED: &str = "in freed memory";
/// Describes an access to a deallocated object whose place and time of release are no longer recorded.
pub const IN_DEALLOCATED: &str = "in deallocated memory: its function has returned, or it was freed earlier";
/// Describes an access through a pointer that `inbounds` makes poison.
pub const THROUGH_LEFT: &str = "through a pointer that left the bounds of its object";
/// Describes an access through a field of a null pointer.
pub const THROUGH_NULL_OFFSET: &str = "through an address computed from a null pointer";
/// Note at the `getelementptr` on a null pointer.
pub const FROM_NULL: &str = "it was computed here from a null pointer";
/// Note at the place where `inbounds` made a pointer poison.
pub const LEFT_HERE: &str = "it left the bounds of its object here, although the address is `inbounds`";
/// Origin of a required alignment: the `align` of the instruction.
pub const BY_INSTRUCTION: &str = "the instruction";
/// Origin of a required alignment: the type, since the instruction states none.
pub const BY_TYPE: &str = "its type";
/// Describes a store to a function.
pub const TO_FUNCTION: &str = "to the code of a function";
/// Describes a load from a function.
pub const AT_FUNCTION: &str = "at the address of a function";
/// Describes a store to a constant.
pub const TO_CONSTANT: &str = "to a constant";
/// Reason why a pointer cannot be freed: it points to no object.
pub const NO_OBJECT: &str = "where there is no object";
/// Reason why a pointer cannot be freed: it was already freed.
pub const ALREADY_FREED: &str = "which was already freed";
/// Reason why a pointer cannot be freed: its object is no longer recorded.
pub const GONE: &str = "which is deallocated: freed earlier, or its function has returned";
/// Reason why a pointer cannot be freed: a variable of a function.
pub const ON_STACK: &str = "which is on the stack";
/// Reason why a pointer cannot be freed: a variable of the module.
pub const GLOBAL: &str = "which is a global";
/// Reason why a pointer cannot be freed: a function.
pub const FUNCTION: &str = "which is a function";

/// Name of the access that `dereferenceable` stands for.
pub const DEREFERENCEABLE: &str = "access required by `dereferenceable`";

/// Describes a C function that reads a byte which is not defined.
pub fn reads_undefined(name: &str, offset: u64, is_poison: bool) -> String {
    let what = if is_poison { "is poison" } else { "is uninitialized" };
    format!("{name} reads the byte at offset {offset} of an object, which {what}")
}

/// Describes an access through a pointer that was never set.
pub const THROUGH_UNSET: &str = "through a pointer read from uninitialized memory";
/// Describes an access through a poison pointer.
pub const THROUGH_POISON: &str = "through a poison pointer";
/// Describes an access through any other undefined pointer.
pub const THROUGH_UNDEFINED: &str = "through an undefined pointer";
/// Describes a branch on an undefined value.
pub const BRANCH_ON_UNDEFINED: &str = "branch on an undefined value";
/// Origin of an undefined value: a variable after its lifetime.
pub const LOADED_ENDED: &str = "it was loaded here from a variable whose lifetime had ended";
/// Describes an exception that leaves a function or a call.
pub fn propagates(what: &str) -> String {
    format!("an exception propagates out of {what}")
}

/// Describes a function that lets no exception out.
pub fn marked_nounwind(name: &str) -> String {
    format!("@{name}, which is marked `nounwind`")
}

/// Origin of an undefined value: a literal.
pub const LITERAL: &str = "`undef` or `poison` occurs here";
/// Describes a store to a variable after its lifetime.
pub const TO_ENDED: &str = "to a variable whose lifetime has ended";
/// Origin of an undefined value: what a call did not pass.
pub const NOT_PASSED: &str = "a call through an incorrect function type passed nothing there";
/// Describes `llvm.load.relative` with an undefined offset.
pub const UNDEFINED_OFFSET: &str = "llvm.load.relative with an undefined offset";
/// Describes a `longjmp` whose target is gone.
pub const STALE_JUMP: &str = "longjmp to a setjmp whose function has returned, or with an invalid jmp_buf";
/// Describes a call through a pointer to a function that is not known any more.
pub const OTHER_TYPE: &str = "call through an incorrect function type";
/// Describes a switch on an undefined value.
pub const SWITCH_ON_UNDEFINED: &str = "switch on an undefined value";
/// Describes an indirectbr to an undefined value.
pub const INDIRECTBR_TO_UNDEFINED: &str = "indirectbr to an undefined value";
/// Describes a call through an undefined pointer.
pub const CALL_THROUGH_UNDEFINED: &str = "call through an undefined value";
/// Describes an undefined result of `main`.
pub const UNDEFINED_STATUS: &str = "the program's exit status is an undefined value";
/// Describes a copy of undefined length.
pub const UNDEFINED_LENGTH: &str = "memory operation with an undefined value as its length";
/// Describes an assumption of an undefined value.
pub const UNDEFINED_ASSUMPTION: &str = "the condition of llvm.assume is an undefined value";
/// Describes an assumption that does not hold.
pub const FALSE_ASSUMPTION: &str = "the condition of llvm.assume is false";
/// Note at the load of a value that was never set.
pub const LOADED_UNSET: &str = "it was loaded here from uninitialized memory";
/// Reason why a shift is poison.
pub const SHIFT_TOO_FAR: &str = "the shift amount is not less than the bit width";
/// Reason why a conversion from floating point is poison.
pub const OUT_OF_RANGE: &str = "the value is out of range of the integer type";

/// Maximum number of callers named after the place where a block was allocated or freed.
pub const MAX_CALLERS: usize = 3;

/// Formats a byte count: `1 byte`, `8 bytes`.
pub fn bytes(n: u64) -> String {
    format!("{n} byte{}", if n == 1 { "" } else { "s" })
}

/// Describes an access outside of an object of `size` bytes.
pub fn outside(offset: i64, size: u64) -> String {
    let place = match offset {
        o if o < 0 => format!("{} before", bytes(o.unsigned_abs())),
        o => format!("at offset {o} of"),
    };
    format!("{place} an object of {}", bytes(size))
}

/// Describes an access where there is no object.
pub fn no_object(address: u64) -> String {
    format!("at {address:#x}, {NO_OBJECT}")
}

/// Describes an access through a null pointer, or a little above.
pub fn through_null(address: u64) -> String {
    match address as i64 {
        0 => "through a null pointer".into(),
        offset => format!("at offset {offset} of a null pointer"),
    }
}

/// Describes an access to an address that is not a multiple of `align`. `by`: source of the requirement.
pub fn misaligned(address: u64, align: u64, by: &str) -> String {
    format!("at {address:#x}, which is not aligned to {} as required by {by}", bytes(align))
}

/// Describes how a pointer left its object: an offset from a place in an object of `size` bytes.
pub fn distance(offset: i64, at: i64, size: u64) -> String {
    format!("{} from offset {at} of an object of {}", offset_of(offset), bytes(size))
}

/// Describes an offset: `an offset of 8 bytes backwards`.
pub fn offset_of(offset: i64) -> String {
    let distance = format!("an offset of {}", bytes(offset.unsigned_abs()));
    if offset < 0 { format!("{distance} backwards") } else { distance }
}

/// Describes the read of a string that does not end inside of its object.
pub fn unterminated(name: &str) -> String {
    format!("{name} reads past the end of an object: the string is not terminated")
}

/// Describes a null pointer that is passed to a function. `argument`: its number, from 1 on.
pub fn null_argument(name: &str, argument: usize) -> String {
    format!("a null pointer is passed to {name} as argument {argument}")
}

/// Describes a call with a stream that the program has closed.
pub fn closed_stream(name: &str) -> String {
    format!("{name} of a closed stream")
}

/// Describes a block of `room` bytes that is passed with another size.
pub fn false_size(name: &str, room: u64, size: u64) -> String {
    format!("{name} is passed a block of {}, but {size} as its size", bytes(room))
}

/// Describes a copy between ranges that overlap.
pub fn overlap(name: &str, length: u64) -> String {
    format!("{name} of {} between overlapping ranges", bytes(length))
}

/// Describes a pointer that the function `name` cannot free.
pub fn bad_free(name: &str, address: u64, why: &str) -> String {
    format!("{name} of {address:#x}, {why}")
}

/// Reason why a pointer cannot be freed: it points into its block.
pub fn inside_block(offset: u64) -> String {
    format!("which is {} inside its block", bytes(offset))
}

/// Describes a block freed by another family of functions than the one that allocated it. `wanted`: blocks that `name`
/// frees; empty for C's functions.
pub fn other_family(name: &str, made_by: &str, wanted: &str) -> String {
    match wanted {
        "" => format!("{name} of a block allocated by {made_by}"),
        _ => format!("{name} of a block allocated by {made_by}, not by {wanted}"),
    }
}

/// Describes an `operator delete` with an alignment other than that of `operator new`. 0: without alignment.
pub fn delete_align(name: &str, made_by: &str, asked: u64, passed: u64) -> String {
    match (asked, passed) {
        (_, 0) => {
            format!("{name} without an alignment of a block that {made_by} allocated with an alignment of {asked}")
        }
        (0, _) => format!("{name} with an alignment of {passed} of a block that {made_by} allocated without one"),
        _ => format!("{name} with an alignment of {passed} of a block that {made_by} allocated with one of {asked}"),
    }
}

/// Describes a block that is deleted with another size than it has.
pub fn delete_size(name: &str, size: u64, block_size: u64) -> String {
    format!("{name} of {}, but the block has {block_size}", bytes(size))
}

/// Name of the allocating functions of C.
pub const MALLOC_FAMILY: &str = "malloc or a related function";

/// Note on a variable of the module.
pub fn object_is(name: &str, size: u64) -> String {
    format!("the object is @{name}, {}", bytes(size))
}

/// Note on a function.
pub fn function_is(name: &str) -> String {
    format!("it is the function @{name}")
}

/// Note at the place where an object was allocated.
pub fn allocated(name: &str, size: Option<u64>) -> String {
    match size {
        Some(size) => format!("{name}, {}, was allocated here", bytes(size)),
        None => format!("{name} was allocated here"),
    }
}

/// Name of a heap block that a function allocated.
pub fn block_of(function: &str) -> String {
    format!("a block from @{function}")
}

/// Name of a variable of a function. `source`: its name in the source.
pub fn variable_of(value: &str, function: &str, source: Option<&str>) -> String {
    match source {
        Some(source) => format!("`{source}` ({value} of @{function})"),
        None => format!("{value} of @{function}"),
    }
}

/// Turns a description of an undefined value into that of a poison value.
pub fn as_poison(what: &str) -> String {
    what.replacen("an undefined value", "a poison value", 1)
}

/// Describes a division by an undefined value.
pub fn by_undefined(operation: &str) -> String {
    format!("{operation} by an undefined value")
}

/// Describes an undefined value where an attribute requires a defined one. `place`: `returned`, and others.
pub fn violates_noundef(place: &str) -> String {
    format!("an undefined value is {place}, which violates `noundef`")
}

/// Describes an argument by its index.
pub fn as_argument(n: usize) -> String {
    format!("passed as argument {}", n + 1)
}

/// Describes an undefined argument of a function outside of the program.
pub fn undefined_to_host(callee: &str, n: usize) -> String {
    format!("an undefined value is passed to {callee} as argument {}", n + 1)
}

/// Describes an undefined number that a function of the C library gets.
pub fn undefined_number(callee: &str) -> String {
    format!("an undefined value is passed to {callee}")
}

/// Note at the place where a value became poison.
pub fn became_poison(why: &str) -> String {
    format!("it became poison here: {why}")
}

/// Reason why a value is poison: a flag or an attribute.
pub fn violated(flag: &str) -> String {
    format!("`{flag}` is violated")
}

/// Reason why a value is poison: an argument for which a function has no result.
pub fn not_defined(name: &str) -> String {
    format!("`{name}` is not defined for this argument")
}

/// Names the value that violates an attribute.
pub fn value_is(value: &str) -> String {
    format!("the value is {value}")
}
