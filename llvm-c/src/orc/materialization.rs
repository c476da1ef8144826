//! Materialization units: definitions that C adds to a library.

use super::thread_safe::ThreadSafeModuleRef;
use super::{Dispose, Dylib, DylibRef, Materialize, SessionRef, SymbolRef};
use crate::error::{ErrorRef, make};
use crate::ffi::{Kept, Plain, Raw, export, give, take};
use std::cell::RefCell;
use std::ffi::c_void;

/// Flags of a symbol.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Flags {
    generic: u8,
    target: u8,
}

impl Flags {
    /// `LLVMJITSymbolGenericFlagsExported`
    pub const EXPORTED: Flags = Flags { generic: 1, target: 0 };
}

/// `LLVMOrcCSymbolMapPair`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SymbolPair {
    pub name: Option<SymbolRef>,
    pub address: u64,
    pub flags: Flags,
}

/// `LLVMOrcCSymbolFlagsMapPair`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FlagsPair {
    name: Option<SymbolRef>,
    flags: Flags,
}

/// `LLVMOrcCSymbolAliasMapPair`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AliasPair {
    name: Option<SymbolRef>,
    target: Option<SymbolRef>,
    flags: Flags,
}

pub enum MaterializationUnit {
    Absolute(Vec<(String, u64)>),
    Aliases(DylibRef, Vec<(String, String)>),
    Custom(Custom),
}

type MaterializationUnitRef = &'static MaterializationUnit;

/// Symbols that a callback materializes when one of them is needed.
pub struct Custom {
    data: *mut c_void,
    symbols: Vec<(SymbolRef, Flags)>,
    materialize: Materialize,
    destroy: Option<Dispose>,
}

impl Custom {
    pub fn has(&self, name: &str) -> bool {
        self.symbols.iter().any(|(symbol, _)| symbol.0.as_bytes() == name.as_bytes())
    }

    /// Frees the data of a unit that was not needed.
    pub fn destroy(self) {
        if let Some(destroy) = self.destroy {
            // SAFETY: a function provided by C, with its own data, called once.
            unsafe { destroy(self.data) };
        }
    }
}

/// The symbols that a callback must materialize.
pub struct Responsibility {
    dylib: DylibRef,
    symbols: Vec<(SymbolRef, Flags)>,
    requested: Vec<SymbolRef>,
    failed: RefCell<bool>,
}

type ResponsibilityRef = &'static Responsibility;

impl Dylib {
    /// Lets C materialize a symbol. Returns whether it did.
    pub fn materialize_custom(&'static self, name: &str) -> bool {
        let position = self.customs.borrow().iter().position(|custom| custom.has(name));
        let Some(position) = position else { return false };
        let custom = self.customs.borrow_mut().remove(position);
        let requested = vec![self.session.intern(name)];
        let responsibility =
            give(Responsibility { dylib: self, symbols: custom.symbols, requested, failed: RefCell::new(false) });
        // SAFETY: a function provided by C, with its own data. It disposes of the responsibility by a function below.
        unsafe { (custom.materialize)(custom.data, responsibility) };
        self.has(name)
    }
}

fn define(dylib: DylibRef, unit: MaterializationUnitRef) -> Result<(), String> {
    let names = match unit {
        MaterializationUnit::Absolute(symbols) => symbols.iter().map(|(name, _)| name.clone()).collect(),
        MaterializationUnit::Aliases(_, aliases) => aliases.iter().map(|(name, _)| name.clone()).collect(),
        MaterializationUnit::Custom(custom) => {
            custom.symbols.iter().map(|(name, _)| name.0.to_string_lossy().into_owned()).collect::<Vec<_>>()
        }
    };
    dylib.check_new(names)?;
    // SAFETY: created by one of the functions below; the caller does not use it afterwards.
    match *unsafe { take(unit) } {
        MaterializationUnit::Absolute(symbols) => dylib.absolutes.borrow_mut().extend(symbols),
        MaterializationUnit::Aliases(source, aliases) => {
            let aliases = aliases.into_iter().map(|(name, target)| (name, (source, target)));
            dylib.aliases.borrow_mut().extend(aliases);
        }
        MaterializationUnit::Custom(custom) => dylib.customs.borrow_mut().push(custom),
    }
    Ok(())
}

fn dispose(responsibility: ResponsibilityRef) {
    // SAFETY: given by `materialize_custom`; the caller does not use it afterwards.
    drop(unsafe { take(responsibility) });
}

fn text(name: SymbolRef) -> String {
    name.0.to_string_lossy().into_owned()
}

/// Copies an array to memory that C frees by a function below.
fn copied<T: Copy>(list: &[T]) -> Kept<T> {
    // SAFETY: memory for this number of elements, which are then written; null if memory is exhausted.
    unsafe {
        let place = libc::malloc(size_of_val(list).max(1)).cast::<T>();
        if !place.is_null() {
            std::ptr::copy_nonoverlapping(list.as_ptr(), place, list.len());
        }
        Kept(place)
    }
}

export! {
    fn LLVMOrcAbsoluteSymbols(pairs: Raw<SymbolPair>, count: usize) -> MaterializationUnitRef {
        let pairs = pairs.read(count);
        let symbols: Option<Vec<_>> = pairs.iter().map(|pair| Some((text(pair.name?), pair.address))).collect();
        give(MaterializationUnit::Absolute(symbols?))
    }

    fn LLVMOrcLazyReexports(
        _manager: *mut c_void,
        _stubs: *mut c_void,
        source: DylibRef,
        pairs: Raw<AliasPair>,
        count: usize,
    ) -> MaterializationUnitRef {
        let pairs = pairs.read(count);
        let aliases: Option<Vec<_>> = pairs.iter().map(|pair| Some((text(pair.name?), text(pair.target?)))).collect();
        give(MaterializationUnit::Aliases(source, aliases?))
    }

    fn LLVMOrcCreateCustomMaterializationUnit(
        _name: String,
        data: *mut c_void,
        symbols: Raw<FlagsPair>,
        count: usize,
        _initializer: Option<SymbolRef>,
        materialize: Plain<Option<Materialize>>,
        _discard: *mut c_void,
        destroy: Plain<Option<Dispose>>,
    ) -> MaterializationUnitRef {
        let symbols: Option<Vec<_>> = symbols.read(count).iter().map(|pair| Some((pair.name?, pair.flags))).collect();
        let custom = Custom { data, symbols: symbols?, materialize: materialize.0?, destroy: destroy.0 };
        give(MaterializationUnit::Custom(custom))
    }

    fn LLVMOrcDisposeMaterializationUnit(unit: MaterializationUnitRef) {
        // SAFETY: created by one of the functions above; the caller does not use it afterwards.
        if let MaterializationUnit::Custom(custom) = *unsafe { take(unit) } {
            custom.destroy();
        }
    }

    fn LLVMOrcJITDylibDefine(dylib: DylibRef, unit: MaterializationUnitRef) -> Option<ErrorRef> {
        crate::error::result(define(dylib, unit))
    }

    fn LLVMOrcDisposeMaterializationResponsibility(responsibility: ResponsibilityRef) {
        dispose(responsibility)
    }

    fn LLVMOrcMaterializationResponsibilityGetTargetDylib(responsibility: ResponsibilityRef) -> DylibRef {
        responsibility.dylib
    }

    fn LLVMOrcMaterializationResponsibilityGetExecutionSession(responsibility: ResponsibilityRef) -> SessionRef {
        responsibility.dylib.session
    }

    fn LLVMOrcMaterializationResponsibilityGetSymbols(
        responsibility: ResponsibilityRef,
        count: Raw<usize>,
    ) -> Kept<FlagsPair> {
        let pairs = responsibility.symbols.iter().map(|(name, flags)| FlagsPair { name: Some(*name), flags: *flags });
        let pairs: Vec<FlagsPair> = pairs.collect();
        count.set(pairs.len());
        copied(&pairs)
    }

    fn LLVMOrcDisposeCSymbolFlagsMap(pairs: Plain<*mut c_void>) {
        // SAFETY: created by `copied`.
        unsafe { libc::free(pairs.0) }
    }

    fn LLVMOrcMaterializationResponsibilityGetRequestedSymbols(
        responsibility: ResponsibilityRef,
        count: Raw<usize>,
    ) -> Kept<SymbolRef> {
        count.set(responsibility.requested.len());
        copied(&responsibility.requested)
    }

    fn LLVMOrcDisposeSymbols(symbols: Plain<*mut c_void>) {
        // SAFETY: created by `copied`.
        unsafe { libc::free(symbols.0) }
    }

    fn LLVMOrcMaterializationResponsibilityNotifyResolved(
        responsibility: ResponsibilityRef,
        pairs: Raw<SymbolPair>,
        count: usize,
    ) -> Option<ErrorRef> {
        for pair in pairs.read(count) {
            responsibility.dylib.absolutes.borrow_mut().insert(text(pair.name?), pair.address);
        }
        None
    }

    fn LLVMOrcMaterializationResponsibilityNotifyEmitted(
        _responsibility: ResponsibilityRef,
        _groups: *mut c_void,
        _count: usize,
    ) -> Option<ErrorRef> {
        None
    }

    fn LLVMOrcMaterializationResponsibilityDefineMaterializing(
        _responsibility: ResponsibilityRef,
        _pairs: Raw<FlagsPair>,
        _count: usize,
    ) -> Option<ErrorRef> {
        None
    }

    fn LLVMOrcMaterializationResponsibilityFailMaterialization(responsibility: ResponsibilityRef) {
        *responsibility.failed.borrow_mut() = true;
    }

    fn LLVMOrcMaterializationResponsibilityReplace(
        responsibility: ResponsibilityRef,
        unit: MaterializationUnitRef,
    ) -> Option<ErrorRef> {
        crate::error::result(define(responsibility.dylib, unit))
    }

    fn LLVMOrcMaterializationResponsibilityDelegate(
        _responsibility: ResponsibilityRef,
        _symbols: Raw<Option<SymbolRef>>,
        _count: usize,
        result: Raw<Option<ResponsibilityRef>>,
    ) -> Option<ErrorRef> {
        result.set(None);
        Some(make("llvmlite-jit cannot delegate the materialization of symbols"))
    }

    /// Takes ownership of the responsibility and the module.
    fn LLVMOrcIRTransformLayerEmit(_layer: SessionRef, responsibility: ResponsibilityRef, module: ThreadSafeModuleRef) {
        let dylib = responsibility.dylib;
        dispose(responsibility);
        if let Err(error) = dylib.add(module, None) {
            eprintln!("JIT session error: {error}");
            super::thread_safe::dispose(module);
        }
    }

    fn LLVMOrcObjectLayerEmit(_layer: *mut c_void, responsibility: ResponsibilityRef, _buffer: *mut c_void) {
        eprintln!("JIT session error: llvmlite-jit does not load object files");
        dispose(responsibility)
    }
}
