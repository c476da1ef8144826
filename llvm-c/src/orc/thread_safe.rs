//! Contexts and modules with their owners: a context is freed after its last module and its handle.

use crate::core::module;
use crate::error::E;
use crate::ffi::{Plain, export, give, take};
use crate::ir::{C, Context, M};
use std::cell::Cell;
use std::ffi::c_void;

pub struct ThreadSafeContext {
    context: C,
    uses: Cell<usize>,
}

/// A context.
pub type Tsc = &'static ThreadSafeContext;

pub struct ThreadSafeModule {
    module: M,
    context: Tsc,
}

/// A module.
pub type Tsm = &'static ThreadSafeModule;

type Operation = Option<unsafe extern "C" fn(*mut c_void, M) -> Option<E>>;

impl ThreadSafeModule {
    pub fn module(&self) -> M {
        self.module
    }
}

fn release(context: Tsc) {
    context.uses.set(context.uses.get() - 1);
    if context.uses.get() == 0 {
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
pub fn dispose(module: Tsm) {
    // SAFETY: created by the function below; the caller does not use it afterwards.
    let owner = unsafe { take(module) };
    module::dispose(owner.module);
    release(owner.context);
}

fn create(context: C) -> Tsc {
    give(ThreadSafeContext { context, uses: Cell::new(1) })
}

export! {
    fn LLVMOrcCreateNewThreadSafeContext() -> Tsc {
        create(give(Context::new()))
    }

    fn LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context: C) -> Tsc {
        create(context)
    }

    /// LLVM 21 and before.
    fn LLVMOrcThreadSafeContextGetContext(context: Tsc) -> C {
        context.context
    }

    fn LLVMOrcDisposeThreadSafeContext(context: Tsc) {
        release(context)
    }

    fn LLVMOrcCreateNewThreadSafeModule(module: M, context: Tsc) -> Tsm {
        context.uses.set(context.uses.get() + 1);
        give(ThreadSafeModule { module, context })
    }

    fn LLVMOrcDisposeThreadSafeModule(module: Tsm) {
        dispose(module)
    }

    fn LLVMOrcThreadSafeModuleWithModuleDo(module: Tsm, operation: Plain<Operation>, data: *mut c_void) -> Option<E> {
        // SAFETY: a function provided by C, with its own data.
        unsafe { (operation.0?)(data, module.module) }
    }
}
