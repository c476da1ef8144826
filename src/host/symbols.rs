//! External symbols of a program: resolution, properties of library functions, and the names that a program
//! may use (`--allow`).

pub mod allow_list;
mod dladdr;
mod ld_cache;
pub(super) mod library_info;
pub(super) mod loaded_libraries;
mod mangling;
pub(in crate::host) mod resolve;
pub(super) mod system_libraries;
pub(super) mod table;
pub mod tls;
mod undefined_symbols;

pub(super) use dladdr::object_file_at;
pub use dladdr::{function_name_at, is_in_object, size_of_variable};
pub use library_info::{
    can_be_abandoned, can_be_interrupted, is_signal_safe_point, makes_threads, may_terminate, may_throw,
};
pub use loaded_libraries::{executable_ranges, is_in_loaded_library, load_library};
pub(super) use mangling::drop_mangling_escape;
pub use resolve::{resolve, resolve_global};
pub use undefined_symbols::{check_externals, undefined_symbols, unsupported_function};
