//! Types of targets that LLVM knows (`target("spirv.Event")`), and what they can be used for. All others are opaque: they can be
//! passed on, and nothing else.

/// What a type of a target can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TargetType {
    /// It has a size in memory: that of a pointer, an integer or a vector that stands for it.
    pub sized: bool,
    /// It has a value `zeroinitializer`.
    pub zero: bool,
    /// Variables may have it.
    pub global: bool,
    /// An `alloca` may have it.
    pub local: bool,
    /// Vectors may have elements of it.
    pub element: bool,
    /// Where a value comes from cannot depend on the way taken, as with `token`.
    pub token: bool,
}

impl TargetType {
    /// The properties of the type of a name.
    pub fn named(name: &str) -> TargetType {
        let sized = TargetType { sized: true, ..TargetType::default() };
        match name {
            "spirv.Image" | "spirv.SignedImage" | "spirv.Type" => TargetType { global: true, local: true, ..sized },
            "spirv.IntegralConstant" | "spirv.Literal" => TargetType::default(),
            "spirv.Padding" | "dx.Padding" | "amdgcn.named.barrier" => TargetType { global: true, ..sized },
            "aarch64.svcount" | "riscv.vector.tuple" => TargetType { zero: true, local: true, ..sized },
            // LLVM has it for its tests.
            "llvm.test.vectorelement" => TargetType { local: true, element: true, ..sized },
            _ if name.starts_with("spirv.") => TargetType { zero: true, global: true, local: true, ..sized },
            _ if name.starts_with("dx.") => TargetType { global: true, local: true, token: true, ..sized },
            _ => TargetType::default(),
        }
    }
}
