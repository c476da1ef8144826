//! Translation of IR to Cranelift's IR (CLIF), one function at a time. [`unsupported`](crate::unsupported) has ensured that
//! every construct that occurs here can be translated.

mod access_stubs;
mod call;
mod check;
mod constant;
pub(super) mod constant_eval;
mod context;
mod control_flow;
mod deferred;
pub(super) mod flat;
mod fuel;
mod func_translator;
mod function;
mod intrinsic;
mod iterations;
pub(super) mod landing_pads;
mod lifetimes;
mod loaded_shadows;
mod memory;
pub(super) mod module_env;
mod register_pressure;
mod scalar;
pub(super) mod scalar_type;
pub(super) mod signature;
mod simd;
mod slot_objects;
pub(super) mod trap_codes;
mod undefined;
mod value;
mod violation;

pub(super) use call::varargs::SAVE_AREA;
pub(super) use control_flow::exception::stores_beside_frame;
pub(super) use function::{FunctionSize, TranslatedFunction, translate};
pub(super) use intrinsic::{Intrinsic, Pair};
pub(super) use scalar::rounding::rounds;
pub(super) use simd::Masked;
