//! Translation of IR to Cranelift's IR (CLIF), one function at a time. [`supports`](crate::jit::supports) has
//! ensured that every construct encountered here can be translated.

mod call;
mod constant;
pub(super) mod constant_fold;
mod control_flow;
pub(super) mod flat;
mod function;
mod intrinsic;
pub(super) mod landing_pads;
mod memory;
pub(super) mod module_env;
mod register_pressure;
mod scalar;
pub(super) mod scalar_type;
pub(super) mod signature;
mod simd;
pub(super) mod trap_codes;
mod value;

pub(super) use crate::jit::translate::call::declared_attrs;
pub(super) use crate::jit::translate::call::varargs::SAVE_AREA;
pub(super) use crate::jit::translate::control_flow::exception::stores_beside_frame;
pub(super) use crate::jit::translate::function::{FunctionSize, TranslatedFunction, translate};
pub(super) use crate::jit::translate::intrinsic::x86::named_processor_intrinsic;
pub(super) use crate::jit::translate::intrinsic::{Intrinsic, Pair};
pub(super) use crate::jit::translate::scalar::rounding::rounds;
pub(super) use crate::jit::translate::simd::Masked;
pub(super) use landing_pads::type_infos;
pub(super) use module_env::{ModuleEnv, RelocationModel, TypeLayouts};
pub(super) use trap_codes::{
    FUEL, MEMORY, NO_TARGET, SIDE_STACK_OVERFLOW, THROW, TRAP_CALLED, UNREACHABLE, UNSUPPORTED,
};
