//! Functions, variables and aliases.

use crate::ffi::{Raw, c_string, export};
use crate::import;
use crate::ir::{Global, ModuleRef, TypeRef, Value, ValueKind, ValueRef};
use std::ffi::c_char;

type KindPredicate = fn(&ValueKind) -> bool;

const FUNCTION: KindPredicate = |kind| matches!(kind, ValueKind::Function(_));
const VARIABLE: KindPredicate = |kind| matches!(kind, ValueKind::Variable(_));
const ALIAS: KindPredicate = |kind| matches!(kind, ValueKind::Alias(_));
const IFUNC: KindPredicate = |kind| matches!(kind, ValueKind::Ifunc(_));

fn first(module: ModuleRef, is_kind: KindPredicate) -> Option<ValueRef> {
    module.globals.iter().find(|value| is_kind(&value.kind))
}

fn last(module: ModuleRef, is_kind: KindPredicate) -> Option<ValueRef> {
    module.globals.iter().rfind(|value| is_kind(&value.kind))
}

/// Returns the first global of a kind after (or before) another one, which `step` returns from each.
fn neighbor(value: ValueRef, is_kind: KindPredicate, step: fn(&Value) -> Option<ValueRef>) -> Option<ValueRef> {
    value.global()?;
    std::iter::successors(step(value), |value| step(value)).find(|value| is_kind(&value.kind))
}

fn named(module: ModuleRef, name: &str, is_kind: KindPredicate) -> Option<ValueRef> {
    module.find(name).filter(|value| is_kind(&value.kind))
}

/// Declares functions that iterate over a kind of globals.
macro_rules! iteration_functions {
    ($($test:ident: $first:ident $last:ident $next:ident $previous:ident;)*) => {
        export! {$(
            fn $first(module: ModuleRef) -> ValueRef {
                first(module, $test)?
            }

            fn $last(module: ModuleRef) -> ValueRef {
                last(module, $test)?
            }

            fn $next(value: ValueRef) -> ValueRef {
                neighbor(value, $test, Value::next)?
            }

            fn $previous(value: ValueRef) -> ValueRef {
                neighbor(value, $test, Value::previous)?
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

fn add_variable(module: ModuleRef, ty: TypeRef, name: &str, space: u32) -> ValueRef {
    module.add(module.context.pointer(space), name, ValueKind::Variable(Global::new(module, ty)))
}

fn delete(value: ValueRef) -> Option<()> {
    value.global()?;
    import::remove(value);
    value.remove();
    Some(())
}

/// Whether a global is only declared.
pub fn is_declaration(value: ValueRef) -> bool {
    let Some(global) = value.global() else { return false };
    match &value.kind {
        ValueKind::Function(_) => global.blocks.is_empty() && !import::has_body(value),
        ValueKind::Variable(_) => global.initializer.get().is_none(),
        _ => false,
    }
}

/// Returns a global for a change; `None` for other values.
fn edited(value: ValueRef) -> Option<&'static Global> {
    let global = value.global()?;
    import::edit(value);
    Some(global)
}

/// Declares a getter and a setter of an integer property of a global.
macro_rules! properties {
    ($($get:ident $set:ident $field:ident;)*) => {
        export! {$(
            fn $get(value: ValueRef) -> u32 {
                value.global()?.$field.get()
            }

            fn $set(value: ValueRef, number: u32) {
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
    fn LLVMGetLinkage(value: ValueRef) -> u32 {
        value.global()?.linkage.get()
    }

    /// As in LLVM, the linkages of the linker's private symbols are private, and those that no longer exist are ignored.
    fn LLVMSetLinkage(value: ValueRef, number: u32) {
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

    fn LLVMGetVisibility(value: ValueRef) -> u32 {
        value.global()?.visibility.get()
    }

    fn LLVMSetVisibility(value: ValueRef, number: u32) {
        let global = edited(value)?;
        global.visibility.set(number);
        global.imply_dso_local()
    }

    fn LLVMAddFunction(module: ModuleRef, name: String, ty: TypeRef) -> ValueRef {
        ty.return_type()?;
        module.add_function(&name, ty)
    }

    fn LLVMGetOrInsertFunction(module: ModuleRef, name: Raw<u8>, length: usize, ty: TypeRef) -> ValueRef {
        let name = name.text(length);
        ty.return_type()?;
        module.find(&name).unwrap_or_else(|| module.add_function(&name, ty))
    }

    fn LLVMGetNamedFunction(module: ModuleRef, name: String) -> ValueRef {
        named(module, &name, FUNCTION)?
    }

    fn LLVMGetNamedFunctionWithLength(module: ModuleRef, name: Raw<u8>, length: usize) -> ValueRef {
        named(module, &name.text(length), FUNCTION)?
    }

    fn LLVMDeleteFunction(function: ValueRef) {
        delete(function)?
    }

    fn LLVMAddGlobal(module: ModuleRef, ty: TypeRef, name: String) -> ValueRef {
        add_variable(module, ty, &name, 0)
    }

    fn LLVMAddGlobalInAddressSpace(module: ModuleRef, ty: TypeRef, name: String, space: u32) -> ValueRef {
        add_variable(module, ty, &name, space)
    }

    fn LLVMGetNamedGlobal(module: ModuleRef, name: String) -> ValueRef {
        named(module, &name, VARIABLE)?
    }

    fn LLVMGetNamedGlobalWithLength(module: ModuleRef, name: Raw<u8>, length: usize) -> ValueRef {
        named(module, &name.text(length), VARIABLE)?
    }

    fn LLVMDeleteGlobal(variable: ValueRef) {
        delete(variable)?
    }

    fn LLVMGetInitializer(variable: ValueRef) -> ValueRef {
        variable.global()?.initializer.get()?
    }

    fn LLVMSetInitializer(variable: ValueRef, value: Option<ValueRef>) {
        edited(variable)?.initializer.set(value)
    }

    fn LLVMIsThreadLocal(variable: ValueRef) -> bool {
        variable.global()?.thread_local.get() > 0
    }

    fn LLVMSetThreadLocal(variable: ValueRef, is: bool) {
        edited(variable)?.thread_local.set(is.into())
    }

    fn LLVMIsGlobalConstant(variable: ValueRef) -> bool {
        variable.global()?.is_constant.get()
    }

    fn LLVMSetGlobalConstant(variable: ValueRef, is: bool) {
        edited(variable)?.is_constant.set(is)
    }

    fn LLVMIsExternallyInitialized(variable: ValueRef) -> bool {
        variable.global()?.is_externally_initialized.get()
    }

    fn LLVMSetExternallyInitialized(variable: ValueRef, is: bool) {
        edited(variable)?.is_externally_initialized.set(is)
    }

    fn LLVMHasUnnamedAddr(global: ValueRef) -> bool {
        global.global()?.unnamed_addr.get() == UNNAMED_ADDR
    }

    fn LLVMSetUnnamedAddr(global: ValueRef, is: bool) {
        edited(global)?.unnamed_addr.set(if is { UNNAMED_ADDR } else { 0 })
    }

    fn LLVMAddAlias2(module: ModuleRef, ty: TypeRef, space: u32, target: ValueRef, name: String) -> ValueRef {
        let alias = Global::new(module, ty);
        alias.initializer.set(Some(target));
        module.add(module.context.pointer(space), &name, ValueKind::Alias(alias))
    }

    fn LLVMGetNamedGlobalAlias(module: ModuleRef, name: Raw<u8>, length: usize) -> ValueRef {
        named(module, &name.text(length), ALIAS)?
    }

    fn LLVMAliasGetAliasee(alias: ValueRef) -> ValueRef {
        alias.global()?.initializer.get()?
    }

    fn LLVMAliasSetAliasee(alias: ValueRef, target: ValueRef) {
        edited(alias)?.initializer.set(Some(target))
    }

    fn LLVMAddGlobalIFunc(
        module: ModuleRef,
        name: Raw<u8>,
        length: usize,
        ty: TypeRef,
        space: u32,
        resolver: Option<ValueRef>,
    ) -> ValueRef {
        let ifunc = Global::new(module, ty);
        ifunc.initializer.set(resolver);
        module.add(module.context.pointer(space), &name.text(length), ValueKind::Ifunc(ifunc))
    }

    fn LLVMGetNamedGlobalIFunc(module: ModuleRef, name: Raw<u8>, length: usize) -> ValueRef {
        named(module, &name.text(length), IFUNC)?
    }

    fn LLVMGetGlobalIFuncResolver(ifunc: ValueRef) -> ValueRef {
        ifunc.global()?.initializer.get()?
    }

    fn LLVMSetGlobalIFuncResolver(ifunc: ValueRef, resolver: Option<ValueRef>) {
        edited(ifunc)?.initializer.set(resolver)
    }

    fn LLVMEraseGlobalIFunc(ifunc: ValueRef) {
        delete(ifunc)?
    }

    fn LLVMRemoveGlobalIFunc(ifunc: ValueRef) {
        delete(ifunc)?
    }

    fn LLVMGetGlobalParent(global: ValueRef) -> ModuleRef {
        global.module()?
    }

    fn LLVMIsDeclaration(global: ValueRef) -> bool {
        is_declaration(global)
    }

    fn LLVMGlobalGetValueType(global: ValueRef) -> TypeRef {
        global.global()?.value_type
    }

    fn LLVMGetSection(global: ValueRef) -> *const c_char {
        global.global()?.section.borrow().as_ptr()
    }

    fn LLVMSetSection(global: ValueRef, section: String) {
        *edited(global)?.section.borrow_mut() = c_string(&section);
    }

    fn LLVMGetAlignment(value: ValueRef) -> u32 {
        match (value.global(), value.instruction()) {
            (Some(global), _) => global.align.get() as u32,
            (_, Some(instruction)) => instruction.align.get() as u32,
            _ => 0,
        }
    }

    fn LLVMSetAlignment(value: ValueRef, bytes: u32) {
        import::edit(value);
        match (value.global(), value.instruction()) {
            (Some(global), _) => global.align.set(bytes.into()),
            (_, Some(instruction)) => instruction.align.set(bytes.into()),
            _ => {}
        }
    }

    fn LLVMHasPersonalityFn(function: ValueRef) -> bool {
        function.global()?.personality.get().is_some()
    }

    fn LLVMGetPersonalityFn(function: ValueRef) -> ValueRef {
        function.global()?.personality.get()?
    }

    fn LLVMSetPersonalityFn(function: ValueRef, personality: Option<ValueRef>) {
        edited(function)?.personality.set(personality)
    }

    fn LLVMGetGC(function: ValueRef) -> *const c_char {
        let gc = function.global()?.gc.borrow();
        if gc.is_empty() { return None } else { gc.as_ptr() }
    }

    fn LLVMSetGC(function: ValueRef, name: String) {
        *edited(function)?.gc.borrow_mut() = c_string(&name);
    }
}
