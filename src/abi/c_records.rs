//! Structs and unions of C passed by value: the classification of the System V psABI for x86-64, which front ends apply
//! before LLVM sees a call.

/// Size in bytes up to which a record is passed in registers.
const MAX_SIZE: u64 = 16;

/// Class of a scalar member.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemberClass {
    /// An integer, a pointer or a bit-field.
    Int,
    /// `float` or `double`.
    Float,
    /// `long double`.
    X87,
}

/// A scalar within a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScalarMember {
    /// Offset in bytes.
    pub offset: u64,
    /// Size in bytes.
    pub size: u64,
    /// Its class.
    pub class: MemberClass,
}

/// An eightbyte of a record that is passed in a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordPart {
    /// An integer register, of which this many bits belong to the record.
    Int(u64),
    /// A vector register with a `float`.
    Float,
    /// A vector register with two `float` values.
    TwoFloats,
    /// A vector register with a `double`.
    Double,
}

impl RecordPart {
    /// Returns the type with which clang passes the part.
    pub fn llvm_type(self) -> String {
        match self {
            RecordPart::Int(bits) => format!("i{bits}"),
            RecordPart::Float => "float".into(),
            RecordPart::TwoFloats => "<2 x float>".into(),
            RecordPart::Double => "double".into(),
        }
    }
}

/// Returns the parts in which a record of this size is passed and returned in registers; `None` if it is in memory.
pub fn in_registers(size: u64, members: &[ScalarMember]) -> Option<Vec<RecordPart>> {
    let in_memory = |member: &ScalarMember| {
        member.class == MemberClass::X87 || member.size == 0 || !member.offset.is_multiple_of(member.size)
    };
    if size == 0 || size > MAX_SIZE || members.iter().any(in_memory) {
        return None;
    }
    let part = |start: u64| {
        let end = (start + 8).min(size);
        let inside = || members.iter().filter(|member| member.offset < end && member.offset + member.size > start);
        if inside().any(|member| member.class == MemberClass::Int) || inside().next().is_none() {
            return RecordPart::Int((end - start) * 8);
        }
        match (inside().any(|member| member.size == 8), inside().any(|member| member.offset == start + 4)) {
            (true, _) => RecordPart::Double,
            (false, true) => RecordPart::TwoFloats,
            (false, false) => RecordPart::Float,
        }
    };
    Some((0..size).step_by(8).map(part).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_passed_as_clang_passes_them() {
        use MemberClass::{Float, Int, X87};
        let parts = |size: u64, members: &[(u64, u64, MemberClass)]| {
            let members: Vec<ScalarMember> =
                members.iter().map(|&(offset, size, class)| ScalarMember { offset, size, class }).collect();
            let parts = in_registers(size, &members)?;
            Some(parts.into_iter().map(RecordPart::llvm_type).collect::<Vec<_>>().join(", "))
        };
        for (size, members, wanted) in [
            (8, &[(0, 4, Int), (4, 4, Int)][..], Some("i64")),
            (4, &[(0, 4, Int)], Some("i32")),
            (3, &[(0, 1, Int), (1, 1, Int), (2, 1, Int)], Some("i24")),
            (12, &[(0, 4, Float), (4, 4, Float), (8, 4, Float)], Some("<2 x float>, float")),
            (12, &[(0, 4, Float), (4, 4, Int), (8, 4, Float)], Some("i64, float")),
            (16, &[(0, 8, Float), (8, 8, Int)], Some("double, i64")),
            // A union of a `float` and an `int`.
            (4, &[(0, 4, Float), (0, 4, Int)], Some("i32")),
            (16, &[(0, 16, Int)], Some("i64, i64")),
            (16, &[(0, 16, X87)], None),
            (24, &[(0, 8, Int), (8, 8, Int), (16, 8, Int)], None),
            // Packed.
            (5, &[(0, 1, Int), (1, 4, Int)], None),
        ] {
            assert_eq!(parts(size, members).as_deref(), wanted, "{members:?}");
        }
    }
}
