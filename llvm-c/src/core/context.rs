//! Contexts, messages, and functions that concern the whole library.

use super::global_context;
use crate::ffi::{Plain, Raw, export, give, take};
use crate::ir::{Context, ContextRef, DiagnosticHandler, TypeRef};
use std::ffi::{CString, c_char, c_void};

type FatalErrorHandler = Option<unsafe extern "C" fn(*const c_char)>;

/// Reports an error to the handler of a context. Returns whether there is one.
pub fn report(context: ContextRef, message: &str) -> bool {
    let (handler, data) = context.handler.get();
    let Some(handler) = handler else { return false };
    let text = crate::ffi::c_string(message);
    // SAFETY: a function set by C, with its own data.
    unsafe { handler(&text, data) };
    true
}

export! {
    fn LLVMInstallFatalErrorHandler(_handler: Plain<FatalErrorHandler>) {}

    fn LLVMResetFatalErrorHandler() {}

    fn LLVMEnablePrettyStackTrace() {}

    fn LLVMShutdown() {}

    fn LLVMGetVersion(major: Raw<u32>, minor: Raw<u32>, patch: Raw<u32>) {
        major.set(22);
        minor.set(1);
        patch.set(8)
    }

    fn LLVMCreateMessage(message: String) -> String {
        message
    }

    fn LLVMDisposeMessage(message: Plain<*mut c_void>) {
        // SAFETY: a message is made by `strdup`.
        unsafe { libc::free(message.0) }
    }

    fn LLVMContextCreate() -> ContextRef {
        give(Context::new())
    }

    fn LLVMGetGlobalContext() -> ContextRef {
        global_context()
    }

    fn LLVMContextSetDiagnosticHandler(context: ContextRef, handler: Plain<DiagnosticHandler>, data: *mut c_void) {
        context.handler.set((handler.0, data))
    }

    fn LLVMContextGetDiagnosticHandler(context: ContextRef) -> *mut c_void {
        context.handler.get().0.map_or(std::ptr::null_mut(), |handler| handler as *mut c_void)
    }

    fn LLVMContextGetDiagnosticContext(context: ContextRef) -> *mut c_void {
        context.handler.get().1
    }

    fn LLVMContextSetYieldCallback(_context: ContextRef, _callback: *mut c_void, _data: *mut c_void) {}

    fn LLVMContextShouldDiscardValueNames(context: ContextRef) -> bool {
        context.discards_names.get()
    }

    fn LLVMContextSetDiscardValueNames(context: ContextRef, discard: bool) {
        context.discards_names.set(discard)
    }

    fn LLVMContextDispose(context: ContextRef) {
        if !std::ptr::eq(context, global_context()) {
            // SAFETY: created by `LLVMContextCreate`; the caller does not use it afterwards.
            drop(unsafe { take(context) });
        }
    }

    fn LLVMGetDiagInfoDescription(info: &'static CString) -> String {
        info.to_string_lossy().into_owned()
    }

    /// Every diagnostic is an error.
    fn LLVMGetDiagInfoSeverity(_info: &'static CString) -> u32 {
        0
    }

    fn LLVMGetMDKindIDInContext(context: ContextRef, name: Raw<u8>, length: u32) -> u32 {
        metadata_kind(context, name.text(length as usize))
    }

    fn LLVMGetMDKindID(name: Raw<u8>, length: u32) -> u32 {
        metadata_kind(global_context(), name.text(length as usize))
    }

    fn LLVMGetSyncScopeID(context: ContextRef, name: Raw<u8>, length: usize) -> u32 {
        swap_scope(sync_scope(context, &name.text(length)))
    }

    fn LLVMGetTypeByName2(context: ContextRef, name: String) -> TypeRef {
        context.find_named(&name)?
    }

    fn LLVMStartMultithreaded() -> bool {
        true
    }

    fn LLVMStopMultithreaded() {}

    fn LLVMIsMultithreaded() -> bool {
        true
    }
}

/// Returns the number of a synchronization scope in instructions.
pub fn sync_scope(context: ContextRef, name: &str) -> u32 {
    let mut scopes = context.sync_scopes.borrow_mut();
    let known = scopes.iter().position(|scope| *scope == name);
    let number = known.unwrap_or_else(|| {
        scopes.push(name.to_string());
        scopes.len() - 1
    });
    number as u32
}

/// Converts the number of a synchronization scope in instructions to that in C, or back: 0 and 1 are exchanged.
pub fn swap_scope(scope: u32) -> u32 {
    if scope < 2 { 1 - scope } else { scope }
}

/// Returns the number of a kind of metadata attachments.
pub fn metadata_kind(context: ContextRef, name: String) -> u32 {
    let mut kinds = context.metadata_kinds.borrow_mut();
    let at = kinds.iter().position(|kind| *kind == name).unwrap_or_else(|| {
        kinds.push(name);
        kinds.len() - 1
    });
    at as u32
}
