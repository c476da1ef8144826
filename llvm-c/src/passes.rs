//! Passes. The engine optimizes during compilation; modules are not changed.

use crate::error::{ErrorRef, make};
use crate::ffi::{Plain, export, give, take};
use crate::ir::{ModuleRef, ValueRef};
use std::ffi::c_void;

/// Options, none of which has an effect.
pub struct Options(u8);

type OptionsRef = &'static Options;

/// A list of passes, which is empty.
pub struct Manager(u8);

type ManagerRef = &'static Manager;

/// Whether a text can be a pipeline: names, with parameters in `<>` and inner pipelines in `()`.
fn is_pipeline(text: &str) -> bool {
    let mut depth = 0i32;
    for byte in text.bytes() {
        match byte {
            b'(' | b'<' => depth += 1,
            b')' | b'>' => depth -= 1,
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b',' | b';' | b'=' | b':' | b'.' | b' ' => {}
            _ => return false,
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0 && !text.is_empty()
}

fn run(passes: &str) -> Option<ErrorRef> {
    (!is_pipeline(passes)).then(|| make(&format!("unknown pass name '{passes}'")))
}

/// Declares functions that set an option.
macro_rules! options {
    ($($name:ident)*) => {
        export! {$(
            fn $name(_options: OptionsRef, _value: Plain<u32>) {}
        )*}
    };
}

options! {
    LLVMPassBuilderOptionsSetVerifyEach
    LLVMPassBuilderOptionsSetDebugLogging
    LLVMPassBuilderOptionsSetLoopInterleaving
    LLVMPassBuilderOptionsSetLoopVectorization
    LLVMPassBuilderOptionsSetSLPVectorization
    LLVMPassBuilderOptionsSetLoopUnrolling
    LLVMPassBuilderOptionsSetForgetAllSCEVInLoopUnroll
    LLVMPassBuilderOptionsSetLicmMssaOptCap
    LLVMPassBuilderOptionsSetLicmMssaNoAccForPromotionCap
    LLVMPassBuilderOptionsSetCallGraphProfile
    LLVMPassBuilderOptionsSetMergeFunctions
    LLVMPassBuilderOptionsSetInlinerThreshold
}

export! {
    fn LLVMPassBuilderOptionsSetAAPipeline(_options: OptionsRef, _text: String) {}

    fn LLVMRunPasses(
        _module: ModuleRef,
        passes: String,
        _machine: *mut c_void,
        _options: Option<OptionsRef>,
    ) -> Option<ErrorRef> {
        run(&passes)
    }

    fn LLVMRunPassesOnFunction(
        _function: ValueRef,
        passes: String,
        _machine: *mut c_void,
        _options: Option<OptionsRef>,
    ) -> Option<ErrorRef> {
        run(&passes)
    }

    fn LLVMCreatePassBuilderOptions() -> OptionsRef {
        give(Options(0))
    }

    fn LLVMDisposePassBuilderOptions(options: OptionsRef) {
        let _ = options.0;
        // SAFETY: created by the function above; the caller does not use it afterwards.
        drop(unsafe { take(options) })
    }

    fn LLVMCreatePassManager() -> ManagerRef {
        give(Manager(0))
    }

    fn LLVMCreateFunctionPassManagerForModule(_module: ModuleRef) -> ManagerRef {
        give(Manager(0))
    }

    fn LLVMCreateFunctionPassManager(_module: ModuleRef) -> ManagerRef {
        give(Manager(0))
    }

    fn LLVMRunPassManager(_manager: ManagerRef, _module: ModuleRef) -> bool {
        false
    }

    fn LLVMInitializeFunctionPassManager(_manager: ManagerRef) -> bool {
        false
    }

    fn LLVMRunFunctionPassManager(_manager: ManagerRef, _function: ValueRef) -> bool {
        false
    }

    fn LLVMFinalizeFunctionPassManager(_manager: ManagerRef) -> bool {
        false
    }

    fn LLVMDisposePassManager(manager: ManagerRef) {
        let _ = manager.0;
        // SAFETY: created by one of the functions above; the caller does not use it afterwards.
        drop(unsafe { take(manager) })
    }

    fn LLVMAddAnalysisPasses(_machine: *mut c_void, _manager: ManagerRef) {}

    fn LLVMAddTargetLibraryInfo(_info: *mut c_void, _manager: ManagerRef) {}

    fn LLVMLoadLibraryPermanently(path: String) -> crate::ffi::Failed {
        let name = crate::ffi::c_string(&path);
        let name = if path.is_empty() { std::ptr::null() } else { name.as_ptr() };
        // SAFETY: a string, or null for the process itself. The caller requests to run the library's constructors.
        crate::ffi::Failed(unsafe { libc::dlopen(name, libc::RTLD_LAZY | libc::RTLD_GLOBAL) }.is_null())
    }

    fn LLVMParseCommandLineOptions(
        _count: i32,
        _arguments: *mut c_void,
        _overview: String,
    ) {}

    fn LLVMSearchForAddressOfSymbol(name: String) -> *mut c_void {
        crate::engine::symbol(&name)? as *mut c_void
    }

    fn LLVMAddSymbol(name: String, address: *mut c_void) {
        crate::engine::add_symbol(&name, address as usize)
    }
}
