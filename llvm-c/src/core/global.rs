//! Functions, variables and aliases.

use crate::ffi::{Raw, c_string, export};
use crate::import;
use crate::ir::{Global, M, T, V, ValueKind};
use std::ffi::c_char;

type Test = fn(&ValueKind) -> bool;

const FUNCTION: Test = |kind| matches!(kind, ValueKind::Function(_));
const VARIABLE: Test = |kind| matches!(kind, ValueKind::Variable(_));
const ALIAS: Test = |kind| matches!(kind, ValueKind::Alias(_));
const IFUNC: Test = |kind| matches!(kind, ValueKind::Ifunc(_));

fn all(module: M, is_kind: Test) -> Vec<V> {
    module.globals.borrow().iter().copied().filter(|value| is_kind(&value.kind)).collect()
}

fn neighbor(value: V, is_kind: Test, step: isize) -> Option<V> {
    let all = all(value.module()?, is_kind);
    let at = all.iter().position(|other| other.is(value))?;
    all.get(at.checked_add_signed(step)?).copied()
}

fn named(module: M, name: &str, is_kind: Test) -> Option<V> {
    module.find(name).filter(|value| is_kind(&value.kind))
}

/// Declares functions that iterate over a kind of globals.
macro_rules! walk {
    ($($test:ident: $first:ident $last:ident $next:ident $previous:ident;)*) => {
        export! {$(
            fn $first(module: M) -> V {
                *all(module, $test).first()?
            }

            fn $last(module: M) -> V {
                *all(module, $test).last()?
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

walk! {
    FUNCTION: LLVMGetFirstFunction LLVMGetLastFunction LLVMGetNextFunction LLVMGetPreviousFunction;
    VARIABLE: LLVMGetFirstGlobal LLVMGetLastGlobal LLVMGetNextGlobal LLVMGetPreviousGlobal;
    ALIAS: LLVMGetFirstGlobalAlias LLVMGetLastGlobalAlias LLVMGetNextGlobalAlias LLVMGetPreviousGlobalAlias;
    IFUNC: LLVMGetFirstGlobalIFunc LLVMGetLastGlobalIFunc LLVMGetNextGlobalIFunc LLVMGetPreviousGlobalIFunc;
}

fn add_variable(module: M, ty: T, name: &str, space: u32) -> V {
    module.add(module.context.pointer(space), name, ValueKind::Variable(Global::new(module, ty)))
}

fn delete(value: V) -> Option<()> {
    let module = value.module()?;
    value.release_name();
    import::removed(value);
    module.globals.borrow_mut().retain(|other| !other.is(value));
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

/// Declares a getter and a setter of a number of a global.
macro_rules! number {
    ($($get:ident $set:ident $field:ident;)*) => {
        export! {$(
            fn $get(value: V) -> u32 {
                value.global()?.$field.get()
            }

            fn $set(value: V, number: u32) {
                value.global()?.$field.set(number);
                import::changed(value)
            }
        )*}
    };
}

number! {
    LLVMGetLinkage LLVMSetLinkage linkage;
    LLVMGetVisibility LLVMSetVisibility visibility;
    LLVMGetDLLStorageClass LLVMSetDLLStorageClass dll_storage;
    LLVMGetUnnamedAddress LLVMSetUnnamedAddress unnamed_addr;
    LLVMGetThreadLocalMode LLVMSetThreadLocalMode thread_local;
    LLVMGetFunctionCallConv LLVMSetFunctionCallConv call_conv;
}

export! {
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
        import::make_own(variable)?;
        variable.global()?.initializer.set(value)
    }

    fn LLVMIsThreadLocal(variable: V) -> bool {
        variable.global()?.thread_local.get() > 0
    }

    fn LLVMSetThreadLocal(variable: V, is: bool) {
        variable.global()?.thread_local.set(is.into());
        import::changed(variable)
    }

    fn LLVMIsGlobalConstant(variable: V) -> bool {
        variable.global()?.is_constant.get()
    }

    fn LLVMSetGlobalConstant(variable: V, is: bool) {
        variable.global()?.is_constant.set(is);
        import::changed(variable)
    }

    fn LLVMIsExternallyInitialized(variable: V) -> bool {
        variable.global()?.is_externally_initialized.get()
    }

    fn LLVMSetExternallyInitialized(variable: V, is: bool) {
        variable.global()?.is_externally_initialized.set(is)
    }

    fn LLVMHasUnnamedAddr(global: V) -> bool {
        global.global()?.unnamed_addr.get() == 2
    }

    fn LLVMSetUnnamedAddr(global: V, is: bool) {
        global.global()?.unnamed_addr.set(if is { 2 } else { 0 });
        import::changed(global)
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
        import::make_own(alias)?;
        alias.global()?.initializer.set(Some(target))
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
        ifunc.global()?.initializer.set(resolver)
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
        *global.global()?.section.borrow_mut() = c_string(&section);
        import::changed(global)
    }

    fn LLVMGetAlignment(value: V) -> u32 {
        match (value.global(), value.instruction()) {
            (Some(global), _) => global.align.get(),
            (_, Some(instruction)) => instruction.align.get(),
            _ => 0,
        }
    }

    fn LLVMSetAlignment(value: V, bytes: u32) {
        match (value.global(), value.instruction()) {
            (Some(global), _) => {
                global.align.set(bytes);
                import::changed(value)
            }
            (_, Some(instruction)) => instruction.align.set(bytes),
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
        function.global()?.personality.set(personality)
    }

    fn LLVMGetGC(function: V) -> *const c_char {
        let gc = function.global()?.gc.borrow();
        if gc.is_empty() { return None } else { gc.as_ptr() }
    }

    fn LLVMSetGC(function: V, name: String) {
        *function.global()?.gc.borrow_mut() = c_string(&name);
    }
}
