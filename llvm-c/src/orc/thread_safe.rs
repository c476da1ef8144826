//! `LLVMOrcThreadSafeContextRef` and `LLVMOrcThreadSafeModuleRef`: a context is reference-counted, and freed after its
//! handle and its last module. There is no lock, unlike in LLVM: one thread at a time may use a context and its modules.

use crate::core::module;
use crate::error::ErrorRef;
use crate::ffi::{Plain, export, give, take};
use crate::ir::{Context, ContextRef, ModuleRef};
use std::cell::Cell;
use std::ffi::c_void;

pub struct ThreadSafeContext {
    context: ContextRef,
    ref_count: Cell<usize>,
}

/// `LLVMOrcThreadSafeContextRef`
pub type ThreadSafeContextRef = &'static ThreadSafeContext;

pub struct ThreadSafeModule {
    module: ModuleRef,
    context: ThreadSafeContextRef,
}

/// `LLVMOrcThreadSafeModuleRef`
pub type ThreadSafeModuleRef = &'static ThreadSafeModule;

type GenericModuleOperation = Option<unsafe extern "C" fn(*mut c_void, ModuleRef) -> Option<ErrorRef>>;

impl ThreadSafeModule {
    pub fn module(&self) -> ModuleRef {
        self.module
    }
}

fn release(context: ThreadSafeContextRef) {
    context.ref_count.set(context.ref_count.get() - 1);
    if context.ref_count.get() == 0 {
        // SAFETY: both are created by the functions below, and this was the last use.
        unsafe {
            let owner = take(context);
            if !std::ptr::eq(owner.context, crate::core::global_context()) {
                drop(take(owner.context));
            }
        }
    }
}

/// Frees a module, and its context if nothing else uses it.
pub fn dispose(module: ThreadSafeModuleRef) {
    // SAFETY: created by the function below; the caller does not use it afterwards.
    let owner = unsafe { take(module) };
    module::dispose(owner.module);
    release(owner.context);
}

fn create(context: ContextRef) -> ThreadSafeContextRef {
    give(ThreadSafeContext { context, ref_count: Cell::new(1) })
}

export! {
    fn LLVMOrcCreateNewThreadSafeContext() -> ThreadSafeContextRef {
        create(give(Context::new()))
    }

    fn LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context: ContextRef) -> ThreadSafeContextRef {
        create(context)
    }

    /// Removed in LLVM 21.
    fn LLVMOrcThreadSafeContextGetContext(context: ThreadSafeContextRef) -> ContextRef {
        context.context
    }

    fn LLVMOrcDisposeThreadSafeContext(context: ThreadSafeContextRef) {
        release(context)
    }

    fn LLVMOrcCreateNewThreadSafeModule(module: ModuleRef, context: ThreadSafeContextRef) -> ThreadSafeModuleRef {
        context.ref_count.set(context.ref_count.get() + 1);
        give(ThreadSafeModule { module, context })
    }

    fn LLVMOrcDisposeThreadSafeModule(module: ThreadSafeModuleRef) {
        dispose(module)
    }

    fn LLVMOrcThreadSafeModuleWithModuleDo(
        module: ThreadSafeModuleRef,
        operation: Plain<GenericModuleOperation>,
        data: *mut c_void,
    ) -> Option<ErrorRef> {
        // SAFETY: a function provided by C, with its own data.
        unsafe { (operation.0?)(data, module.module) }
    }
}

#[cfg(test)]
mod tests {
    use super::LLVMOrcThreadSafeModuleWithModuleDo;
    use crate::error::message;

    #[test]
    fn a_null_argument_is_an_error_instead_of_null_which_is_success() {
        // SAFETY: the function checks for null.
        let error = unsafe { LLVMOrcThreadSafeModuleWithModuleDo(None, None, std::ptr::null_mut()) };
        let text = error.map(message).expect("an error");
        assert!(text.contains("an argument is null"), "{text}");
    }
}
