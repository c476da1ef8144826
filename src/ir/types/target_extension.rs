//! Properties of the target extension types that LLVM knows (`target("spirv.Event")`). All others are opaque:
//! their values can only be passed around.

/// Properties of a target extension type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TargetExtension {
    /// Whether it is sized; its layout is that of a pointer, an integer or a vector.
    pub sized: bool,
    /// Whether `zeroinitializer` is valid.
    pub zero: bool,
    /// Whether global variables may have it.
    pub global: bool,
    /// Whether an `alloca` may have it.
    pub local: bool,
    /// Whether it is valid as a vector element.
    pub element: bool,
    /// Whether it is token-like: its values must not flow through `phi` or `select`.
    pub token: bool,
}

impl TargetExtension {
    /// Returns the properties of the type with this name.
    pub fn named(name: &str) -> TargetExtension {
        let sized = TargetExtension { sized: true, ..TargetExtension::default() };
        match name {
            "spirv.Image" | "spirv.SignedImage" | "spirv.Type" => {
                TargetExtension { global: true, local: true, ..sized }
            }
            "spirv.IntegralConstant" | "spirv.Literal" => TargetExtension::default(),
            "spirv.Padding" | "dx.Padding" | "amdgcn.named.barrier" => TargetExtension { global: true, ..sized },
            "aarch64.svcount" | "riscv.vector.tuple" => TargetExtension { zero: true, local: true, ..sized },
            // Exists for LLVM's own tests.
            "llvm.test.vectorelement" => TargetExtension { local: true, element: true, ..sized },
            _ if name.starts_with("spirv.") => TargetExtension { zero: true, global: true, local: true, ..sized },
            _ if name.starts_with("dx.") => TargetExtension { global: true, local: true, token: true, ..sized },
            _ => TargetExtension::default(),
        }
    }
}
