//! Programs that were read and verified.

use crate::data::{Diagnostics, llj_diagnostic};
use crate::error::{ErrorObject, guard, guard_value, llj_error};
use crate::handles::{self, Handle};
use crate::text::{c_string, check_out, slice, string, write_out};
use llvmlite_jit::Program;
use llvmlite_jit::ir::GlobalKind;
use std::ffi::{CString, c_char};
use std::sync::OnceLock;

/// An immutable program that was read and verified.
pub struct llj_module {
    _private: [u8; 0],
}

/// A function that a module defines or declares.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct llj_signature {
    /// Name, without the `@`.
    pub name: *const c_char,
    /// Type, as LLVM writes it: `i64 (i64, double)`.
    pub type_text: *const c_char,
}

pub(crate) struct ModuleObject {
    pub(crate) program: Program,
    warnings: OnceLock<Diagnostics>,
    definitions: OnceLock<Signatures>,
    declarations: OnceLock<Signatures>,
}

struct Signatures {
    list: Vec<llj_signature>,
    _strings: Vec<CString>,
}

// SAFETY: the pointers refer to the strings beside them, which are immutable.
unsafe impl Send for Signatures {}
// SAFETY: the same.
unsafe impl Sync for Signatures {}

impl Handle for ModuleObject {
    type Opaque = llj_module;
    const NAME: &'static str = "llj_module";
}

impl ModuleObject {
    pub(crate) fn new(program: Program) -> ModuleObject {
        ModuleObject { program, warnings: OnceLock::new(), definitions: OnceLock::new(), declarations: OnceLock::new() }
    }

    /// Returns the functions that have a body, or those that have none.
    fn signatures(&self, defined: bool) -> &Signatures {
        let place = if defined { &self.definitions } else { &self.declarations };
        place.get_or_init(|| {
            let module = self.program.module();
            let mut made = Signatures { list: Vec::new(), _strings: Vec::new() };
            for (id, global) in module.globals.iter() {
                let GlobalKind::Function(function) = &global.kind else { continue };
                let name = global.name.symbol();
                if function.body.is_some() != defined || name.starts_with("llvm.") {
                    continue;
                }
                let name = c_string(name);
                let type_text = c_string(module.types.display(module.value_type(id)).to_string());
                made.list.push(llj_signature { name: name.as_ptr(), type_text: type_text.as_ptr() });
                made._strings.extend([name, type_text]);
            }
            made
        })
    }
}

/// Reads and verifies a program in memory: LLVM assembly, bitcode, bytecode of LLVM 1.0 to 1.3, or an archive of these,
/// recognized by content. `name` represents it in messages; the bytes are copied.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_module_parse(
    name: *const c_char,
    bytes: *const c_char,
    length: usize,
    out: *mut *mut llj_module,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        // SAFETY: by the caller's contract, the pointers are valid.
        unsafe {
            let name = string(name, "the name")?;
            let bytes = slice(bytes.cast::<u8>(), length, "the program")?;
            write_out(out, handles::insert(ModuleObject::new(Program::from_bytes(name, bytes)?)))
        }
    })
}

/// Reads and verifies a file, in any format that `llj_module_parse` accepts.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_module_read(path: *const c_char, out: *mut *mut llj_module) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        // SAFETY: by the caller's contract, the pointers are valid.
        unsafe {
            let path = string(path, "the path")?;
            write_out(out, handles::insert(ModuleObject::new(Program::read(path)?)))
        }
    })
}

/// Links two modules to a third one: each may define symbols that the other declares. The two modules remain unchanged.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_module_link(
    first: *const llj_module,
    second: *const llj_module,
    out: *mut *mut llj_module,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let (first, second) = (handles::find::<ModuleObject>(first)?, handles::find::<ModuleObject>(second)?);
        let linked = first.program.link(&second.program)?;
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(ModuleObject::new(linked))) }
    })
}

/// Returns the warnings about a program that was accepted, and their number if `count` is not null. Null if there are none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_module_warnings(module: *const llj_module, count: *mut usize) -> *const llj_diagnostic {
    guard_value(std::ptr::null(), || {
        if !count.is_null() {
            // SAFETY: by the caller's contract, the pointer is valid.
            unsafe { count.write(0) };
        }
        let module = handles::find::<ModuleObject>(module)?;
        let program = &module.program;
        let warnings = module.warnings.get_or_init(|| Diagnostics::new(program.warnings(), program.sources()));
        // SAFETY: the same.
        Ok(unsafe { warnings.array(count) })
    })
}

/// Returns the functions that a module defines, in the order of the text, and their number if `count` is not null. Null if
/// there are none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_module_definitions(module: *const llj_module, count: *mut usize) -> *const llj_signature {
    // SAFETY: by the caller's contract, the pointer is valid.
    unsafe { signatures(module, count, true) }
}

/// Returns the functions that a module declares and does not define, except intrinsics, and their number if `count` is not
/// null. Null if there are none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_module_declarations(module: *const llj_module, count: *mut usize) -> *const llj_signature {
    // SAFETY: by the caller's contract, the pointer is valid.
    unsafe { signatures(module, count, false) }
}

/// Returns an array of functions.
///
/// # Safety
/// `count` must be null or valid for writes.
unsafe fn signatures(module: *const llj_module, count: *mut usize, defined: bool) -> *const llj_signature {
    guard_value(std::ptr::null(), || {
        let found = handles::find::<ModuleObject>(module);
        let list = found.as_ref().map_or(&[][..], |module| &module.signatures(defined).list);
        if !count.is_null() {
            // SAFETY: by the caller's contract, the pointer is valid.
            unsafe { count.write(list.len()) };
        }
        Ok(if list.is_empty() { std::ptr::null() } else { list.as_ptr() })
    })
}

/// Deletes a module. Null and a handle that was deleted are ignored; engines keep the data that they need.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_module_delete(module: *mut llj_module) {
    handles::delete::<ModuleObject>(module);
}

/// Finds the global for the name of a function.
pub(crate) fn function(program: &Program, name: &str) -> Result<llvmlite_jit::ir::GlobalId, ErrorObject> {
    let module = program.module();
    let id = module.find(name).map(|id| module.aliasee(id));
    let id = id.filter(|id| module.function(*id).is_some_and(|function| function.body.is_some()));
    id.ok_or_else(|| {
        let names: Vec<String> = program.functions().collect();
        let near = llvmlite_jit::diagnostic::near_names(name, names.iter().map(String::as_str));
        let near = near.first().map(|near| format!("; did you mean `@{near}`?")).unwrap_or_default();
        ErrorObject::argument(format!("the program defines no function `@{name}`{near}"))
    })
}
