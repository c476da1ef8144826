//! Functions, variables and aliases.

use crate::ffi::{Raw, c_string, export};
use crate::import;
use crate::ir::{Global, M, T, V, ValueKind};
use std::ffi::c_char;

type KindPredicate = fn(&ValueKind) -> bool;

const FUNCTION: KindPredicate = |kind| matches!(kind, ValueKind::Function(_));
const VARIABLE: KindPredicate = |kind| matches!(kind, ValueKind::Variable(_));
const ALIAS: KindPredicate = |kind| matches!(kind, ValueKind::Alias(_));
const IFUNC: KindPredicate = |kind| matches!(kind, ValueKind::Ifunc(_));

fn first(module: M, is_kind: KindPredicate) -> Option<V> {
    let globals = module.globals.borrow();
    let at = globals.iter().position(|value| is_kind(&value.kind))?;
    globals[at].position.set(at);
    Some(globals[at])
}

fn last(module: M, is_kind: KindPredicate) -> Option<V> {
    module.globals.borrow().iter().copied().rfind(|value| is_kind(&value.kind))
}

fn neighbor(value: V, is_kind: KindPredicate, step: isize) -> Option<V> {
    value.global()?;
    value.neighbor(step, |other| is_kind(&other.kind))
}

fn named(module: M, name: &str, is_kind: KindPredicate) -> Option<V> {
    module.find(name).filter(|value| is_kind(&value.kind))
}

/// Declares functions that iterate over a kind of globals.
macro_rules! iteration_functions {
    ($($test:ident: $first:ident $last:ident $next:ident $previous:ident;)*) => {
        export! {$(
            fn $first(module: M) -> V {
                first(module, $test)?
            }

            fn $last(module: M) -> V {
                last(module, $test)?
            }

            fn $next(value: V) -> V {
                neighbor(value, $test, 1)?
            }

            fn $previous(value: V) -> V {
                neighbor(value, $test, -1)?
            }
        )*}
    };
}

iteration_functions! {
    FUNCTION: LLVMGetFirstFunction LLVMGetLastFunction LLVMGetNextFunction LLVMGetPreviousFunction;
    VARIABLE: LLVMGetFirstGlobal LLVMGetLastGlobal LLVMGetNextGlobal LLVMGetPreviousGlobal;
    ALIAS: LLVMGetFirstGlobalAlias LLVMGetLastGlobalAlias LLVMGetNextGlobalAlias LLVMGetPreviousGlobalAlias;
    IFUNC: LLVMGetFirstGlobalIFunc LLVMGetLastGlobalIFunc LLVMGetNextGlobalIFunc LLVMGetPreviousGlobalIFunc;
}

impl Global {
    /// Whether the symbol is `dso_local` without the keyword.
    pub fn is_implicitly_dso_local(&self) -> bool {
        match self.linkage.get() {
            INTERNAL | PRIVATE => true,
            EXTERN_WEAK => false,
            _ => self.visibility.get() > 0,
        }
    }

    /// Makes the symbol `dso_local` if it is implicitly, so that it stays so.
    pub fn imply_dso_local(&self) {
        if self.is_implicitly_dso_local() {
            self.preemption.set("dso_local");
        }
    }
}

/// `LLVMInternalLinkage`
pub const INTERNAL: u32 = 8;

/// `LLVMExternalWeakLinkage`
const EXTERN_WEAK: u32 = 12;

/// `LLVMPrivateLinkage`
pub const PRIVATE: u32 = 9;

/// `LLVMGlobalUnnamedAddr`
pub const UNNAMED_ADDR: u32 = 2;

fn add_variable(module: M, ty: T, name: &str, space: u32) -> V {
    module.add(module.context.pointer(space), name, ValueKind::Variable(Global::new(module, ty)))
}

fn delete(value: V) -> Option<()> {
    value.global()?;
    import::remove(value);
    value.remove();
    Some(())
}

/// Whether a global is only declared.
pub fn is_declaration(value: V) -> bool {
    let Some(global) = value.global() else { return false };
    match &value.kind {
        ValueKind::Function(_) => global.blocks.borrow().is_empty() && !import::has_body(value),
        ValueKind::Variable(_) => global.initializer.get().is_none(),
        _ => false,
    }
}

/// Returns a global for a change; `None` for other values.
fn edited(value: V) -> Option<&'static Global> {
    let global = value.global()?;
    import::edit(value);
    Some(global)
}

/// Declares a getter and a setter of an integer property of a global.
macro_rules! properties {
    ($($get:ident $set:ident $field:ident;)*) => {
        export! {$(
            fn $get(value: V) -> u32 {
                value.global()?.$field.get()
            }

            fn $set(value: V, number: u32) {
                edited(value)?.$field.set(number)
            }
        )*}
    };
}

properties! {
    LLVMGetDLLStorageClass LLVMSetDLLStorageClass dll_storage;
    LLVMGetUnnamedAddress LLVMSetUnnamedAddress unnamed_addr;
    LLVMGetThreadLocalMode LLVMSetThreadLocalMode thread_local;
    LLVMGetFunctionCallConv LLVMSetFunctionCallConv call_conv;
}

export! {
    fn LLVMGetLinkage(value: V) -> u32 {
        value.global()?.linkage.get()
    }

    /// As in LLVM, the linkages of the linker's private symbols are private, and those that no longer exist are ignored.
    fn LLVMSetLinkage(value: V, number: u32) {
        let number = if matches!(number, 15 | 16) { PRIVATE } else { number };
        import::linkage_keyword(number)?;
        let global = edited(value)?;
        if matches!(number, INTERNAL | PRIVATE) {
            global.visibility.set(0);
            global.dll_storage.set(0);
        }
        global.linkage.set(number);
        global.imply_dso_local()
    }

    fn LLVMGetVisibility(value: V) -> u32 {
        value.global()?.visibility.get()
    }

    fn LLVMSetVisibility(value: V, number: u32) {
        let global = edited(value)?;
        global.visibility.set(number);
        global.imply_dso_local()
    }

    fn LLVMAddFunction(module: M, name: String, ty: T) -> V {
        ty.return_type()?;
        module.add_function(&name, ty)
    }

    fn LLVMGetOrInsertFunction(module: M, name: Raw<u8>, length: usize, ty: T) -> V {
        let name = name.text(length);
        ty.return_type()?;
        module.find(&name).unwrap_or_else(|| module.add_function(&name, ty))
    }

    fn LLVMGetNamedFunction(module: M, name: String) -> V {
        named(module, &name, FUNCTION)?
    }

    fn LLVMGetNamedFunctionWithLength(module: M, name: Raw<u8>, length: usize) -> V {
        named(module, &name.text(length), FUNCTION)?
    }

    fn LLVMDeleteFunction(function: V) {
        delete(function)?
    }

    fn LLVMAddGlobal(module: M, ty: T, name: String) -> V {
        add_variable(module, ty, &name, 0)
    }

    fn LLVMAddGlobalInAddressSpace(module: M, ty: T, name: String, space: u32) -> V {
        add_variable(module, ty, &name, space)
    }

    fn LLVMGetNamedGlobal(module: M, name: String) -> V {
        named(module, &name, VARIABLE)?
    }

    fn LLVMGetNamedGlobalWithLength(module: M, name: Raw<u8>, length: usize) -> V {
        named(module, &name.text(length), VARIABLE)?
    }

    fn LLVMDeleteGlobal(variable: V) {
        delete(variable)?
    }

    fn LLVMGetInitializer(variable: V) -> V {
        variable.global()?.initializer.get()?
    }

    fn LLVMSetInitializer(variable: V, value: Option<V>) {
        edited(variable)?.initializer.set(value)
    }

    fn LLVMIsThreadLocal(variable: V) -> bool {
        variable.global()?.thread_local.get() > 0
    }

    fn LLVMSetThreadLocal(variable: V, is: bool) {
        edited(variable)?.thread_local.set(is.into())
    }

    fn LLVMIsGlobalConstant(variable: V) -> bool {
        variable.global()?.is_constant.get()
    }

    fn LLVMSetGlobalConstant(variable: V, is: bool) {
        edited(variable)?.is_constant.set(is)
    }

    fn LLVMIsExternallyInitialized(variable: V) -> bool {
        variable.global()?.is_externally_initialized.get()
    }

    fn LLVMSetExternallyInitialized(variable: V, is: bool) {
        edited(variable)?.is_externally_initialized.set(is)
    }

    fn LLVMHasUnnamedAddr(global: V) -> bool {
        global.global()?.unnamed_addr.get() == UNNAMED_ADDR
    }

    fn LLVMSetUnnamedAddr(global: V, is: bool) {
        edited(global)?.unnamed_addr.set(if is { UNNAMED_ADDR } else { 0 })
    }

    fn LLVMAddAlias2(module: M, ty: T, space: u32, target: V, name: String) -> V {
        let alias = Global::new(module, ty);
        alias.initializer.set(Some(target));
        module.add(module.context.pointer(space), &name, ValueKind::Alias(alias))
    }

    fn LLVMGetNamedGlobalAlias(module: M, name: Raw<u8>, length: usize) -> V {
        named(module, &name.text(length), ALIAS)?
    }

    fn LLVMAliasGetAliasee(alias: V) -> V {
        alias.global()?.initializer.get()?
    }

    fn LLVMAliasSetAliasee(alias: V, target: V) {
        edited(alias)?.initializer.set(Some(target))
    }

    fn LLVMAddGlobalIFunc(module: M, name: Raw<u8>, length: usize, ty: T, space: u32, resolver: Option<V>) -> V {
        let ifunc = Global::new(module, ty);
        ifunc.initializer.set(resolver);
        module.add(module.context.pointer(space), &name.text(length), ValueKind::Ifunc(ifunc))
    }

    fn LLVMGetNamedGlobalIFunc(module: M, name: Raw<u8>, length: usize) -> V {
        named(module, &name.text(length), IFUNC)?
    }

    fn LLVMGetGlobalIFuncResolver(ifunc: V) -> V {
        ifunc.global()?.initializer.get()?
    }

    fn LLVMSetGlobalIFuncResolver(ifunc: V, resolver: Option<V>) {
        edited(ifunc)?.initializer.set(resolver)
    }

    fn LLVMEraseGlobalIFunc(ifunc: V) {
        delete(ifunc)?
    }

    fn LLVMRemoveGlobalIFunc(ifunc: V) {
        delete(ifunc)?
    }

    fn LLVMGetGlobalParent(global: V) -> M {
        global.module()?
    }

    fn LLVMIsDeclaration(global: V) -> bool {
        is_declaration(global)
    }

    fn LLVMGlobalGetValueType(global: V) -> T {
        global.global()?.value_type
    }

    fn LLVMGetSection(global: V) -> *const c_char {
        global.global()?.section.borrow().as_ptr()
    }

    fn LLVMSetSection(global: V, section: String) {
        *edited(global)?.section.borrow_mut() = c_string(&section);
    }

    fn LLVMGetAlignment(value: V) -> u32 {
        match (value.global(), value.instruction()) {
            (Some(global), _) => global.align.get() as u32,
            (_, Some(instruction)) => instruction.align.get() as u32,
            _ => 0,
        }
    }

    fn LLVMSetAlignment(value: V, bytes: u32) {
        import::edit(value);
        match (value.global(), value.instruction()) {
            (Some(global), _) => global.align.set(bytes.into()),
            (_, Some(instruction)) => instruction.align.set(bytes.into()),
            _ => {}
        }
    }

    fn LLVMHasPersonalityFn(function: V) -> bool {
        function.global()?.personality.get().is_some()
    }

    fn LLVMGetPersonalityFn(function: V) -> V {
        function.global()?.personality.get()?
    }

    fn LLVMSetPersonalityFn(function: V, personality: Option<V>) {
        edited(function)?.personality.set(personality)
    }

    fn LLVMGetGC(function: V) -> *const c_char {
        let gc = function.global()?.gc.borrow();
        if gc.is_empty() { return None } else { gc.as_ptr() }
    }

    fn LLVMSetGC(function: V, name: String) {
        *edited(function)?.gc.borrow_mut() = c_string(&name);
    }
}
