//! Properties of the target extension types that LLVM knows (`target("spirv.Event")`), from `getTargetTypeInfo` in
//! LLVM's Type.cpp. All others are opaque: their values can only be passed around.

/// Properties of a target extension type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TargetExtension {
    /// Whether the type is sized; its layout is then that of the layout type in `getTargetTypeInfo`.
    pub sized: bool,
    /// Whether `zeroinitializer` is valid.
    pub has_zero_init: bool,
    /// Whether global variables may have it.
    pub can_be_global: bool,
    /// Whether an `alloca` may have it.
    pub can_be_local: bool,
    /// Whether it is valid as a vector element.
    pub can_be_vector_element: bool,
    /// Whether the type is token-like: its values must not flow through `phi` or `select`.
    pub is_token_like: bool,
}

impl TargetExtension {
    /// Returns the properties of the type with this name.
    pub fn named(name: &str) -> TargetExtension {
        let sized = TargetExtension { sized: true, ..TargetExtension::default() };
        match name {
            "spirv.Image" | "spirv.SignedImage" | "spirv.Type" => {
                TargetExtension { can_be_global: true, can_be_local: true, ..sized }
            }
            "spirv.IntegralConstant" | "spirv.Literal" => TargetExtension::default(),
            "spirv.Padding" | "dx.Padding" | "amdgcn.named.barrier" => TargetExtension { can_be_global: true, ..sized },
            "aarch64.svcount" | "riscv.vector.tuple" => {
                TargetExtension { has_zero_init: true, can_be_local: true, ..sized }
            }
            // Exists for LLVM's own tests.
            "llvm.test.vectorelement" => TargetExtension { can_be_local: true, can_be_vector_element: true, ..sized },
            _ if name.starts_with("spirv.") => {
                TargetExtension { has_zero_init: true, can_be_global: true, can_be_local: true, ..sized }
            }
            _ if name.starts_with("dx.") => {
                TargetExtension { can_be_global: true, can_be_local: true, is_token_like: true, ..sized }
            }
            _ => TargetExtension::default(),
        }
    }
}
