//! Modules: creation, printing, reading, verification, linking and writing.

use super::memory::{self, Buffer, MemoryBuffer};
use super::{context, global_context};
use crate::ffi::{Failed, Raw, c_string, export, give, take};
use crate::import::{self, ParsedModule};
use crate::ir::{ContextRef, Module, ModuleRef, ValueRef};
use crate::print;
use llvmlite_jit::bitcode::Version;
use llvmlite_jit::{OutputFormat, Program};
use std::ffi::c_char;
use std::io::Write;
use std::os::fd::FromRawFd;

/// Frees a module.
pub fn dispose(module: ModuleRef) {
    // SAFETY: every module is created by `create`; the caller does not use it afterwards.
    drop(unsafe { take(module) });
}

pub fn create(context: ContextRef, name: &str) -> ModuleRef {
    give(Module::new(context, c_string(name)))
}

/// Reads a module of text or bitcode.
fn read(context: ContextRef, buffer: Buffer) -> Result<ModuleRef, String> {
    let parsed = ParsedModule::parse(&buffer.name, buffer.content())?;
    let module = create(context, &buffer.name);
    import::populate(module, parsed);
    Ok(module)
}

fn read_to(
    context: ContextRef,
    buffer: Buffer,
    out: &Raw<Option<ModuleRef>>,
    message: Option<&Raw<*mut c_char>>,
) -> Failed {
    match read(context, buffer) {
        Ok(module) => {
            out.set(Some(module));
            Failed(false)
        }
        Err(error) => {
            out.set(None);
            match message {
                Some(message) => message.message(&error),
                // As in LLVM, an error without a place is passed to the handler, or printed on standard error.
                None if !context::report(context, &error) => eprintln!("error: {error}"),
                None => {}
            }
            Failed(true)
        }
    }
}

/// Verifies a text. Returns the message of the verifier if it is broken.
fn verify(name: &str, text: &str) -> Option<String> {
    Program::from_bytes(name, text.as_bytes()).err().map(|error| error.to_string())
}

/// Performs the action that C requests for a broken module: 0 aborts, 1 prints, 2 returns.
fn act(action: u32, found: Option<String>, message: Option<&Raw<*mut c_char>>) -> bool {
    let Some(error) = found else {
        message.into_iter().for_each(|message| message.message(""));
        return false;
    };
    if action != 2 {
        eprintln!("{error}");
    }
    if action == 0 {
        eprintln!("LLVM ERROR: Broken module found, compilation aborted!");
        std::process::abort();
    }
    message.into_iter().for_each(|message| message.message(&error));
    true
}

/// Returns the module as bitcode of LLVM 22.
fn bitcode(module: ModuleRef) -> Result<Vec<u8>, String> {
    let text = print::module(module);
    let program = Program::from_bytes(module.identifier.borrow().to_string_lossy(), text).map_err(|e| e.to_string())?;
    program.write(OutputFormat::Bitcode(Version::Llvm22)).map_err(|error| error.to_string())
}

fn write_bitcode(module: ModuleRef, mut to: impl Write) -> Result<(), String> {
    to.write_all(&bitcode(module)?).map_err(|error| error.to_string())
}

/// Returns 0, or 1 after printing a message, which the interface cannot return.
fn status(result: Result<(), String>) -> i32 {
    match result {
        Ok(()) => 0,
        Err(error) => {
            eprintln!("error: {error}");
            1
        }
    }
}

/// Declares a getter and a setter of a text of a module.
macro_rules! text {
    ($($get:ident $set:ident $field:ident;)*) => {
        export! {$(
            fn $get(module: ModuleRef, length: Raw<usize>) -> *const c_char {
                length.set(module.$field.borrow().as_bytes().len());
                module.$field.borrow().as_ptr()
            }

            fn $set(module: ModuleRef, text: Raw<u8>, length: usize) {
                *module.$field.borrow_mut() = c_string(&text.text(length));
            }
        )*}
    };
}

text! {
    LLVMGetModuleIdentifier LLVMSetModuleIdentifier identifier;
    LLVMGetSourceFileName LLVMSetSourceFileName source_name;
    LLVMGetModuleInlineAsm LLVMSetModuleInlineAsm2 asm;
}

export! {
    fn LLVMModuleCreateWithName(name: String) -> ModuleRef {
        create(global_context(), &name)
    }

    fn LLVMModuleCreateWithNameInContext(name: String, context: ContextRef) -> ModuleRef {
        create(context, &name)
    }

    fn LLVMCloneModule(module: ModuleRef) -> ModuleRef {
        import::copy(module).ok()?
    }

    fn LLVMDisposeModule(module: ModuleRef) {
        dispose(module)
    }

    fn LLVMIsNewDbgInfoFormat(_module: ModuleRef) -> bool {
        true
    }

    fn LLVMSetIsNewDbgInfoFormat(_module: ModuleRef, _is: bool) {}

    fn LLVMGetDataLayoutStr(module: ModuleRef) -> *const c_char {
        module.data_layout.borrow().as_ptr()
    }

    fn LLVMGetDataLayout(module: ModuleRef) -> *const c_char {
        module.data_layout.borrow().as_ptr()
    }

    fn LLVMSetDataLayout(module: ModuleRef, text: String) {
        *module.data_layout.borrow_mut() = c_string(&text);
    }

    fn LLVMGetTarget(module: ModuleRef) -> *const c_char {
        module.triple.borrow().as_ptr()
    }

    fn LLVMSetTarget(module: ModuleRef, triple: String) {
        *module.triple.borrow_mut() = c_string(&triple);
    }

    fn LLVMDumpModule(module: ModuleRef) {
        eprint!("{}", print::module(module))
    }

    fn LLVMPrintModuleToFile(module: ModuleRef, path: String, message: Raw<*mut c_char>) -> Failed {
        match std::fs::write(&path, print::module(module)) {
            Ok(()) => Failed(false),
            Err(error) => {
                message.message(&memory::system_error(&error));
                Failed(true)
            }
        }
    }

    fn LLVMPrintModuleToString(module: ModuleRef) -> String {
        print::module(module)
    }

    fn LLVMSetModuleInlineAsm(module: ModuleRef, text: String) {
        *module.asm.borrow_mut() = c_string(&text);
    }

    fn LLVMAppendModuleInlineAsm(module: ModuleRef, text: Raw<u8>, length: usize) {
        let before = module.asm.borrow().to_string_lossy().into_owned();
        let between = if before.is_empty() || before.ends_with('\n') { "" } else { "\n" };
        *module.asm.borrow_mut() = c_string(&format!("{before}{between}{}\n", text.text(length)));
    }

    fn LLVMGetModuleContext(module: ModuleRef) -> ContextRef {
        module.context
    }

    fn LLVMCreateModuleProviderForExistingModule(module: ModuleRef) -> ModuleRef {
        module
    }

    fn LLVMDisposeModuleProvider(module: ModuleRef) {
        dispose(module)
    }

    fn LLVMParseIRInContext(
        context: ContextRef,
        buffer: Buffer,
        out: Raw<Option<ModuleRef>>,
        message: Raw<*mut c_char>,
    ) -> Failed {
        let failed = read_to(context, buffer, &out, Some(&message));
        memory::dispose(buffer);
        failed
    }

    fn LLVMParseIRInContext2(
        context: ContextRef,
        buffer: Buffer,
        out: Raw<Option<ModuleRef>>,
        message: Raw<*mut c_char>,
    ) -> Failed {
        read_to(context, buffer, &out, Some(&message))
    }

    fn LLVMParseBitcode(buffer: Buffer, out: Raw<Option<ModuleRef>>, message: Raw<*mut c_char>) -> Failed {
        read_to(global_context(), buffer, &out, Some(&message))
    }

    fn LLVMParseBitcode2(buffer: Buffer, out: Raw<Option<ModuleRef>>) -> Failed {
        read_to(global_context(), buffer, &out, None)
    }

    fn LLVMParseBitcodeInContext(
        context: ContextRef,
        buffer: Buffer,
        out: Raw<Option<ModuleRef>>,
        message: Raw<*mut c_char>,
    ) -> Failed {
        read_to(context, buffer, &out, Some(&message))
    }

    fn LLVMParseBitcodeInContext2(context: ContextRef, buffer: Buffer, out: Raw<Option<ModuleRef>>) -> Failed {
        read_to(context, buffer, &out, None)
    }

    fn LLVMGetBitcodeModuleInContext(
        context: ContextRef,
        buffer: Buffer,
        out: Raw<Option<ModuleRef>>,
        message: Raw<*mut c_char>,
    ) -> Failed {
        let failed = read_to(context, buffer, &out, Some(&message));
        if !failed.0 {
            memory::dispose(buffer);
        }
        failed
    }

    fn LLVMGetBitcodeModuleInContext2(context: ContextRef, buffer: Buffer, out: Raw<Option<ModuleRef>>) -> Failed {
        let failed = read_to(context, buffer, &out, None);
        if !failed.0 {
            memory::dispose(buffer);
        }
        failed
    }

    fn LLVMGetBitcodeModule(buffer: Buffer, out: Raw<Option<ModuleRef>>, message: Raw<*mut c_char>) -> Failed {
        let failed = read_to(global_context(), buffer, &out, Some(&message));
        if !failed.0 {
            memory::dispose(buffer);
        }
        failed
    }

    fn LLVMGetBitcodeModule2(buffer: Buffer, out: Raw<Option<ModuleRef>>) -> Failed {
        let failed = read_to(global_context(), buffer, &out, None);
        if !failed.0 {
            memory::dispose(buffer);
        }
        failed
    }

    fn LLVMWriteBitcodeToFile(module: ModuleRef, path: String) -> i32 {
        status(std::fs::File::create(path).map_err(|error| error.to_string()).and_then(|to| write_bitcode(module, to)))
    }

    fn LLVMWriteBitcodeToFD(module: ModuleRef, descriptor: i32, should_close: i32, _unbuffered: i32) -> i32 {
        // SAFETY: a descriptor of the caller; it stays open unless it must be closed.
        let file = std::mem::ManuallyDrop::new(unsafe { std::fs::File::from_raw_fd(descriptor) });
        let result = write_bitcode(module, &*file);
        if should_close != 0 {
            drop(std::mem::ManuallyDrop::into_inner(file));
        }
        status(result)
    }

    fn LLVMWriteBitcodeToFileHandle(module: ModuleRef, descriptor: i32) -> i32 {
        // SAFETY: a descriptor of the caller, which is closed, as in LLVM.
        status(write_bitcode(module, unsafe { std::fs::File::from_raw_fd(descriptor) }))
    }

    fn LLVMWriteBitcodeToMemoryBuffer(module: ModuleRef) -> Buffer {
        match bitcode(module) {
            Ok(bytes) => give(MemoryBuffer::new("", bytes)),
            Err(error) => {
                eprintln!("error: {error}");
                return None;
            }
        }
    }

    fn LLVMVerifyModule(module: ModuleRef, action: u32, message: Raw<*mut c_char>) -> bool {
        let name = module.identifier.borrow().to_string_lossy().into_owned();
        act(action, verify(&name, &print::module(module)), Some(&message))
    }

    fn LLVMVerifyFunction(function: ValueRef, action: u32) -> bool {
        let module = function.module()?;
        let name = module.identifier.borrow().to_string_lossy().into_owned();
        act(action, verify(&name, &print::selection(module, print::Selection::Function(function))), None)
    }

    fn LLVMViewFunctionCFG(_function: ValueRef) {}

    fn LLVMViewFunctionCFGOnly(_function: ValueRef) {}

    fn LLVMLinkModules2(to: ModuleRef, from: ModuleRef) -> Failed {
        match import::link(to, from) {
            Ok(()) => {
                dispose(from);
                Failed(false)
            }
            Err(error) => {
                if !context::report(to.context, &error) {
                    eprintln!("error: {error}");
                }
                dispose(from);
                Failed(true)
            }
        }
    }
}
