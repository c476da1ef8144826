//! Modules that can be inspected and changed before verification.

use crate::description::{DescriptionObject, llj_description};
use crate::error::{ErrorObject, guard, llj_error};
use crate::handles::{self, Handle};
use crate::module::{ModuleObject, llj_module};
use crate::prune;
use crate::text::{Bytes, check_out, llj_bytes, slice, string, write_out};
use llvmlite_jit::ir::{
    Attr, BlockId, Body, DllStorage, Function, GlobalId, GlobalKind, Linkage, Module, Name, TypeKind, ValueId,
    Visibility, print,
};
use llvmlite_jit::read::{self, Members};
use llvmlite_jit::source::{SourceMap, Span};
use llvmlite_jit::{Diagnostic, Error, Program, Rejection, link, pipeline, verify};
use std::ffi::c_char;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A module that was read, and neither verified nor compiled: it can be described and changed.
pub struct llj_ir {
    _private: [u8; 0],
}

/// A line of a module's header.
#[repr(C)]
#[derive(Clone, Copy)]
pub enum llj_header {
    /// `target triple`
    Triple,
    /// `target datalayout`
    DataLayout,
    /// `source_filename`
    SourceFilename,
}

const HEADERS: [llj_header; 3] = [llj_header::Triple, llj_header::DataLayout, llj_header::SourceFilename];

/// A property of a global that can be changed.
#[repr(C)]
#[derive(Clone, Copy)]
pub enum llj_property {
    /// Name, without the `@`. If another global has this name, the first unused one of `name.1`, `name.2`, … is
    /// assigned.
    Name,
    /// Linkage, as in LLVM assembly: `internal`; `external` or empty for the default.
    Linkage,
    /// Visibility: `hidden`, `protected`; `default` or empty for the default.
    Visibility,
    /// DLL storage class: `dllimport`, `dllexport`; empty for none.
    DllStorage,
    /// An attribute to add to a function, by its keyword: `noinline`.
    FunctionAttribute,
}

const PROPERTIES: [llj_property; 5] = [
    llj_property::Name,
    llj_property::Linkage,
    llj_property::Visibility,
    llj_property::DllStorage,
    llj_property::FunctionAttribute,
];

/// A named value of a function.
#[repr(C)]
#[derive(Clone, Copy)]
pub enum llj_local {
    /// A parameter.
    Argument,
    /// A block.
    Block,
    /// The result of an instruction.
    Instruction,
}

const LOCALS: [llj_local; 3] = [llj_local::Argument, llj_local::Block, llj_local::Instruction];

/// In the form of LLVM 22: pointers without pointees, `memory(read)` for `readonly`, and a `switch` without its case
/// values among the operands.
pub const LLJ_IR_CURRENT: u32 = 1;

pub(crate) struct IrObject(Mutex<Ir>);

struct Ir {
    module: Module,
    /// Texts that the spans of the module refer to.
    sources: SourceMap,
}

impl Handle for IrObject {
    type Opaque = llj_ir;
    const NAME: &'static str = "llj_ir";
}

impl IrObject {
    fn lock(&self) -> MutexGuard<'_, Ir> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ir {
    fn read(name: &str, bytes: &[u8]) -> Result<Ir, ErrorObject> {
        let mut sources = SourceMap::new();
        let mut inputs = [read::bytes(&mut sources, name, bytes.to_vec()).map_err(Error::from)?];
        Members::Needed.choose(&mut inputs);
        Ir::joined(inputs, sources)
    }

    fn joined(inputs: impl IntoIterator<Item = read::Input>, sources: SourceMap) -> Result<Ir, ErrorObject> {
        let joined = pipeline::join(inputs, verify::Options::default());
        if joined.diagnostics.iter().any(Diagnostic::is_error) {
            return Err(Error::from(Rejection::new(joined.diagnostics, Arc::new(sources))).into());
        }
        Ok(Ir { module: joined.module, sources })
    }

    /// Returns the name of the module in messages.
    fn name(&self) -> String {
        self.sources.sources().first().map_or("module", |source| &source.name).to_string()
    }

    /// Links this module with another one, each in its current state.
    fn link(&self, other: &Ir) -> Result<Ir, ErrorObject> {
        let mut sources = SourceMap::new();
        let mut inputs = Vec::new();
        for ir in [self, other] {
            let name = ir.name();
            let text = print::module(&ir.module).into_bytes();
            inputs.push(read::bytes(&mut sources, &name, text).map_err(Error::from)?);
        }
        Ir::joined(inputs, sources)
    }

    /// Returns a copy with the declarations and types that the verifier infers; an unchanged copy if the verifier
    /// refuses the module.
    fn repaired(&self, flags: u32) -> Module {
        let mut module = self.module.clone();
        if verify::check(&mut module, &self.sources, verify::Options::default()).is_err() {
            module = self.module.clone();
        }
        if flags & LLJ_IR_CURRENT != 0 {
            drop_pointees(&mut module);
        }
        module
    }

    fn find(&self, name: &str) -> Result<GlobalId, ErrorObject> {
        let by_number = || name.parse().ok().and_then(|n| self.module.by_name.get(&Name::Number(n)).copied());
        let found = self.module.find(name).or_else(by_number);
        found.ok_or_else(|| ErrorObject::argument(format!("the module has no global `@{name}`")))
    }

    fn function(&mut self, name: &str) -> Result<&mut Function, ErrorObject> {
        let id = self.find(name)?;
        match &mut self.module.globals[id].kind {
            GlobalKind::Function(function) => Ok(function),
            _ => Err(ErrorObject::argument(format!("`@{name}` is not a function"))),
        }
    }

    fn set(&mut self, name: &str, property: llj_property, value: &str) -> Result<(), ErrorObject> {
        let wrong = |what: &str| ErrorObject::argument(format!("`{value}` is not {what}"));
        let id = self.find(name)?;
        let global = &mut self.module.globals[id];
        match property {
            llj_property::Name if value.is_empty() => return Err(ErrorObject::argument("a global needs a name")),
            llj_property::Name => drop(link::rename(&mut self.module, id, value)),
            llj_property::Linkage => global.linkage = linkage(value).ok_or_else(|| wrong("a linkage"))?,
            llj_property::Visibility => {
                let visibility = match value {
                    "" | "default" => None,
                    word => Some(Visibility::from_keyword(word).ok_or_else(|| wrong("a visibility"))?),
                };
                global.visibility = visibility;
            }
            llj_property::DllStorage => {
                let storage = match value {
                    "" => None,
                    word => Some(DllStorage::from_keyword(word).ok_or_else(|| wrong("a DLL storage class"))?),
                };
                global.dll_storage = storage;
            }
            llj_property::FunctionAttribute => self.add_attribute(name, value)?,
        }
        Ok(())
    }

    fn add_attribute(&mut self, name: &str, word: &str) -> Result<(), ErrorObject> {
        if word.is_empty() || !word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
            return Err(ErrorObject::argument(format!("`{word}` is not the keyword of an attribute")));
        }
        let set = self.function(name)?.attrs;
        let mut list = self.module.attrs[set].to_vec();
        if !self.module.has_fn_attr(set, word) {
            list.push(Attr::Word(word.into()));
        }
        let set = self.module.attrs.intern(list);
        self.function(name)?.attrs = set;
        Ok(())
    }

    fn set_local(&mut self, function: &str, kind: llj_local, index: usize, name: &str) -> Result<(), ErrorObject> {
        let none = || ErrorObject::argument(format!("`@{function}` has no such value"));
        let body = self.function(function)?.body.as_mut().ok_or_else(none)?;
        let local = match kind {
            llj_local::Argument => Local::Value(*body.params.get(index).ok_or_else(none)?),
            llj_local::Block => Local::Block(*body.layout.get(index).ok_or_else(none)?),
            llj_local::Instruction => {
                let all = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
                let inst = all.copied().nth(index).ok_or_else(none)?;
                Local::Value(body.result(inst).ok_or_else(none)?)
            }
        };
        let name = (!name.is_empty()).then(|| Name::Text(free_name(body, name, local).into()));
        match local {
            Local::Value(value) => body.values[value].name = name,
            Local::Block(block) => body.blocks[block].name = name,
        }
        Ok(())
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Local {
    Value(ValueId),
    Block(BlockId),
}

/// Returns a name that no other value or block of a function has: `name`, `name1`, `name2`, ….
fn free_name(body: &Body, name: &str, except: Local) -> String {
    let is_taken = |name: &str| {
        let is = |found: &Option<Name>| matches!(found, Some(Name::Text(text)) if **text == *name);
        body.values.iter().any(|(id, value)| Local::Value(id) != except && is(&value.name))
            || body.layout.iter().any(|id| Local::Block(*id) != except && is(&body.blocks[*id].name))
    };
    let numbered = (1..).map(|n: u64| format!("{name}{n}"));
    std::iter::once(name.to_string()).chain(numbered).find(|name| !is_taken(name)).unwrap_or_default()
}

fn linkage(word: &str) -> Option<Linkage> {
    use Linkage::*;
    const ALL: [Linkage; 10] =
        [Private, Internal, AvailableExternally, Linkonce, LinkonceOdr, Weak, WeakOdr, Common, Appending, ExternWeak];
    match word {
        "" | "external" => Some(External),
        _ => ALL.into_iter().find(|linkage| linkage.keyword() == word),
    }
}

/// Drops the pointees of typed pointers. Types are not unique afterwards, so the module can only be printed and
/// described.
fn drop_pointees(module: &mut Module) {
    for ty in module.types.ids() {
        if let TypeKind::Ptr { pointee: Some(_), addrspace } = *module.types.written(ty) {
            module.types.replace(ty, TypeKind::Ptr { pointee: None, addrspace });
        }
    }
    module.uses_typed_pointers = false;
}

/// Reads a module from memory, in any format that `llj_module_parse` accepts, without verifying it: fails only if it
/// cannot be read at all. `name` represents it in messages; the bytes are copied.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_parse(
    name: *const c_char,
    bytes: *const c_char,
    length: usize,
    out: *mut *mut llj_ir,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        // SAFETY: by the caller's contract, the pointers are valid.
        unsafe {
            let name = string(name, "the name")?;
            let bytes = slice(bytes.cast::<u8>(), length, "the program")?;
            write_out(out, handles::insert(IrObject(Mutex::new(Ir::read(&name, bytes)?))))
        }
    })
}

/// Creates a copy of a module, which can be changed independently.
///
/// Threads: any; waits for a thread that changes the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_clone(ir: *const llj_ir, out: *mut *mut llj_ir) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let ir = handles::find::<IrObject>(ir)?;
        let copy = {
            let ir = ir.lock();
            Ir { module: ir.module.clone(), sources: ir.sources.clone() }
        };
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(IrObject(Mutex::new(copy)))) }
    })
}

/// Links a second module into the first one, and leaves the second unchanged. If they do not fit, neither changes.
///
/// Threads: any; waits for threads that use the modules.
#[unsafe(no_mangle)]
pub extern "C" fn llj_ir_link(ir: *mut llj_ir, other: *const llj_ir) -> *mut llj_error {
    guard(|| {
        let (ir, other) = (handles::find::<IrObject>(ir)?, handles::find::<IrObject>(other)?);
        // One at a time, so that the same module, or two threads with two modules, never wait for each other.
        let other = {
            let other = other.lock();
            Ir { module: other.module.clone(), sources: other.sources.clone() }
        };
        let mut ir = ir.lock();
        *ir = ir.link(&other)?;
        Ok(())
    })
}

/// Verifies a module in its current state. If `out` is not null, it receives the program for engines, which later
/// changes do not affect.
///
/// Threads: any; waits for a thread that changes the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_verify(ir: *const llj_ir, out: *mut *mut llj_module) -> *mut llj_error {
    guard(|| {
        let ir = handles::find::<IrObject>(ir)?;
        let (module, sources) = {
            let ir = ir.lock();
            (ir.module.clone(), ir.sources.clone())
        };
        let program = Program::from_module(module, sources)?;
        if !out.is_null() {
            // SAFETY: by the caller's contract, the pointer is valid.
            unsafe { write_out(out, handles::insert(ModuleObject::new(program)))? };
        }
        Ok(())
    })
}

/// Writes a module as LLVM assembly, valid or not. `flags` is 0 or `LLJ_IR_CURRENT`.
///
/// Threads: any; waits for a thread that changes the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_print(ir: *const llj_ir, flags: u32, out: *mut *mut llj_bytes) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let module = handles::find::<IrObject>(ir)?.lock().repaired(flags);
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(Bytes::new(print::module(&module)))) }
    })
}

/// Removes unused globals that no other module could use, and unused declarations, like LLVM's passes `globaldce` and
/// `strip-dead-prototypes`. Nothing is removed from a module with assembly, or with metadata that names globals.
///
/// Threads: any; waits for threads that use the module.
#[unsafe(no_mangle)]
pub extern "C" fn llj_ir_prune(ir: *mut llj_ir) -> *mut llj_error {
    guard(|| {
        let ir = handles::find::<IrObject>(ir)?;
        let mut ir = ir.lock();
        let mut pruned = ir.module.clone();
        verify::check(&mut pruned, &ir.sources, verify::Options::default())
            .map_err(|found| Error::from(Rejection::new(found, Arc::new(ir.sources.clone()))))?;
        prune::prune(&mut pruned);
        let name = ir.name();
        *ir = Ir::read(&name, print::module(&pruned).as_bytes())?;
        Ok(())
    })
}

/// Returns a line of the header (an `llj_header`); empty if the module has none.
///
/// Threads: any; waits for a thread that changes the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_header(ir: *const llj_ir, header: u32, out: *mut *mut llj_bytes) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let ir = handles::find::<IrObject>(ir)?;
        let ir = ir.lock();
        let first = |line: &Option<(Arc<str>, Span)>| line.as_ref().map(|(text, _)| text.to_string());
        let text = match find(&HEADERS, header, "llj_header", |known| known as u32)? {
            llj_header::Triple => first(&ir.module.triple),
            llj_header::DataLayout => first(&ir.module.data_layout),
            llj_header::SourceFilename => ir.module.source_filename.as_ref().map(|name| name.to_string()),
        };
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(Bytes::new(text.unwrap_or_default()))) }
    })
}

/// Changes a line of the header (an `llj_header`); an empty text removes it.
///
/// Threads: any; waits for threads that use the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_set_header(ir: *mut llj_ir, header: u32, text: *const c_char) -> *mut llj_error {
    guard(|| {
        let ir = handles::find::<IrObject>(ir)?;
        // SAFETY: by the caller's contract, it is a C string.
        let text: Arc<str> = unsafe { string(text, "the text") }?.into();
        let header = find(&HEADERS, header, "llj_header", |known| known as u32)?;
        let mut ir = ir.lock();
        let set = |line: &mut Option<(Arc<str>, Span)>| {
            let span = line.as_ref().map(|(_, span)| *span).unwrap_or_default();
            *line = (!text.is_empty()).then(|| (Arc::clone(&text), span));
        };
        match header {
            llj_header::Triple => set(&mut ir.module.triple),
            llj_header::DataLayout => set(&mut ir.module.data_layout),
            llj_header::SourceFilename => {
                ir.module.source_filename = (!text.is_empty()).then(|| Arc::clone(&text));
            }
        }
        Ok(())
    })
}

/// Changes a property (an `llj_property`) of a global. The result is not verified.
///
/// Threads: any; waits for threads that use the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_set(
    ir: *mut llj_ir,
    global: *const c_char,
    property: u32,
    value: *const c_char,
) -> *mut llj_error {
    guard(|| {
        let ir = handles::find::<IrObject>(ir)?;
        // SAFETY: by the caller's contract, they are C strings.
        let (global, value) = unsafe { (string(global, "the name")?, string(value, "the value")?) };
        let property = find(&PROPERTIES, property, "llj_property", |known| known as u32)?;
        ir.lock().set(&global, property, &value)
    })
}

/// Names a value (an `llj_local`) of a function by its position: a parameter, a block, or an instruction, counted
/// through all blocks. With an empty name, the printer assigns a number; a number is appended to a name that is in use.
///
/// Threads: any; waits for threads that use the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_set_local_name(
    ir: *mut llj_ir,
    function: *const c_char,
    kind: u32,
    index: usize,
    name: *const c_char,
) -> *mut llj_error {
    guard(|| {
        let ir = handles::find::<IrObject>(ir)?;
        // SAFETY: by the caller's contract, they are C strings.
        let (function, name) = unsafe { (string(function, "the function")?, string(name, "the name")?) };
        let kind = find(&LOCALS, kind, "llj_local", |known| known as u32)?;
        ir.lock().set_local(&function, kind, index, &name)
    })
}

/// Describes a module in its current state: types, globals, and on demand bodies and constants. `flags` is 0 or
/// `LLJ_IR_CURRENT`.
///
/// Threads: any; waits for a thread that changes the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_ir_describe(
    ir: *const llj_ir,
    flags: u32,
    out: *mut *mut llj_description,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let module = handles::find::<IrObject>(ir)?.lock().repaired(flags);
        let description = DescriptionObject::new(module, flags & LLJ_IR_CURRENT != 0);
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(out, handles::insert(description)) }
    })
}

/// Deletes a module. Null and a handle that was deleted are ignored; descriptions and verified programs remain.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_ir_delete(ir: *mut llj_ir) {
    handles::delete::<IrObject>(ir);
}

/// Finds a constant of an enumeration by its number.
fn find<T: Copy>(all: &[T], number: u32, what: &str, as_number: impl Fn(T) -> u32) -> Result<T, ErrorObject> {
    let found = all.iter().copied().find(|known| as_number(*known) == number);
    found.ok_or_else(|| ErrorObject::argument(format!("there is no such {what}")))
}
