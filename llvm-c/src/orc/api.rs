//! The functions of `LLJIT.h` and `Orc.h`.

use super::thread_safe::ThreadSafeModuleRef;
use super::{
    Dispose, DylibRef, Entry, Generator, Predicate, Session, SessionRef, SymbolRef, Tracker, TrackerRef, Transform,
    TryToGenerate,
};
use crate::core::memory::{self, Buffer};
use crate::error::{ErrorRef, make, result};
use crate::ffi::{Plain, Raw, c_string, export, give, take};
use crate::machine::TRIPLE;
use llvmlite_jit::ir::layout::X86_64_LINUX;
use std::ffi::{CString, c_char, c_void};

pub struct Lljit {
    session: SessionRef,
    main: DylibRef,
    triple: CString,
    layout: CString,
}

type LljitRef = &'static Lljit;

/// A builder of a target machine, or of an LLJIT, without any choices.
pub struct Builder(std::cell::RefCell<String>);

type LljitBuilderRef = &'static Builder;

/// Objects of LLVM that have no counterpart.
pub struct Nothing(u8);

type NothingRef = &'static Nothing;

/// Finds a symbol in a library. As in LLVM, only code or a generator finds symbols of the process.
fn lookup(dylib: DylibRef, name: &str) -> Result<u64, String> {
    dylib.find(name)?.ok_or_else(|| format!("Symbols not found: [ {name} ]"))
}

fn builder() -> LljitBuilderRef {
    give(Builder(std::cell::RefCell::new(TRIPLE.into())))
}

fn dispose_builder(builder: LljitBuilderRef) {
    // SAFETY: created by `builder`; the caller does not use it afterwards.
    drop(unsafe { take(builder) });
}

fn nothing() -> NothingRef {
    give(Nothing(0))
}

fn dispose_nothing(object: NothingRef) {
    let _ = object.0;
    // SAFETY: created by `nothing`; the caller does not use it afterwards.
    drop(unsafe { take(object) });
}

const NO_OBJECTS: &str = "llvmlite-jit does not load object files";

fn refuse_object(buffer: Buffer) -> Option<ErrorRef> {
    memory::dispose(buffer);
    Some(make(NO_OBJECTS))
}

impl Lljit {
    fn new() -> Lljit {
        let session = Session::new();
        let main = session.create_dylib("main");
        Lljit { session, main, triple: c_string(TRIPLE), layout: c_string(X86_64_LINUX) }
    }
}

fn dispose(jit: LljitRef) {
    // SAFETY: created by `LLVMOrcCreateLLJIT`; the caller does not use it afterwards.
    let jit = unsafe { take(jit) };
    for dylib in jit.session.dylibs.borrow().iter() {
        dylib.clear();
        for generator in dylib.generators.borrow_mut().drain(..) {
            dispose_generator(generator);
        }
    }
    // SAFETY: the session belongs only to the jit.
    drop(unsafe { take(jit.session) });
}

fn dispose_generator(generator: &'static Generator) {
    // SAFETY: created by one of the functions below; the caller does not use it afterwards.
    if let Generator::Custom(_, data, Some(dispose)) = *unsafe { take(generator) } {
        // SAFETY: a function provided by C, with its own data, called once.
        unsafe { dispose(data) };
    }
}

fn process_generator(predicate: Option<Predicate>, data: *mut c_void, library: *mut c_void) -> &'static Generator {
    give(Generator::Process(predicate.map(|predicate| (predicate, data)), library))
}

/// `LLVMOrcCJITDylibSearchOrderElement`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SearchElement {
    dylib: Option<DylibRef>,
    flags: u32,
}

type HandleResult =
    unsafe extern "C" fn(Option<ErrorRef>, *const super::materialization::SymbolPair, usize, *mut c_void);

export! {
    fn LLVMOrcCreateLLJITBuilder() -> LljitBuilderRef {
        builder()
    }

    fn LLVMOrcDisposeLLJITBuilder(builder: LljitBuilderRef) {
        dispose_builder(builder)
    }

    fn LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(_builder: LljitBuilderRef, machine: LljitBuilderRef) {
        dispose_builder(machine)
    }

    fn LLVMOrcLLJITBuilderSetObjectLinkingLayerCreator(
        _builder: LljitBuilderRef,
        _function: *mut c_void,
        _data: *mut c_void,
    ) {}

    fn LLVMOrcCreateLLJIT(out: Raw<Option<LljitRef>>, builder: Option<LljitBuilderRef>) -> Option<ErrorRef> {
        builder.into_iter().for_each(dispose_builder);
        out.set(Some(give(Lljit::new())));
        None
    }

    fn LLVMOrcDisposeLLJIT(jit: LljitRef) -> Option<ErrorRef> {
        dispose(jit);
        None
    }

    fn LLVMOrcLLJITGetExecutionSession(jit: LljitRef) -> SessionRef {
        jit.session
    }

    fn LLVMOrcLLJITGetMainJITDylib(jit: LljitRef) -> DylibRef {
        jit.main
    }

    fn LLVMOrcLLJITGetTripleString(jit: LljitRef) -> *const c_char {
        jit.triple.as_ptr()
    }

    fn LLVMOrcLLJITGetGlobalPrefix(_jit: LljitRef) -> i8 {
        0
    }

    fn LLVMOrcLLJITMangleAndIntern(jit: LljitRef, name: String) -> SymbolRef {
        jit.session.intern(&name)
    }

    fn LLVMOrcLLJITAddObjectFile(_jit: LljitRef, _dylib: DylibRef, buffer: Buffer) -> Option<ErrorRef> {
        refuse_object(buffer)
    }

    fn LLVMOrcLLJITAddObjectFileWithRT(_jit: LljitRef, _tracker: TrackerRef, buffer: Buffer) -> Option<ErrorRef> {
        refuse_object(buffer)
    }

    fn LLVMOrcLLJITAddLLVMIRModule(_jit: LljitRef, dylib: DylibRef, module: ThreadSafeModuleRef) -> Option<ErrorRef> {
        result(dylib.add(module, None))
    }

    fn LLVMOrcLLJITAddLLVMIRModuleWithRT(
        _jit: LljitRef,
        tracker: TrackerRef,
        module: ThreadSafeModuleRef,
    ) -> Option<ErrorRef> {
        result(tracker.dylib.add(module, Some(std::ptr::from_ref(tracker))))
    }

    fn LLVMOrcLLJITLookup(jit: LljitRef, out: Raw<u64>, name: String) -> Option<ErrorRef> {
        match lookup(jit.main, &name) {
            Ok(address) => {
                out.set(address);
                None
            }
            Err(error) => {
                out.set(0);
                Some(make(&error))
            }
        }
    }

    fn LLVMOrcLLJITGetObjLinkingLayer(jit: LljitRef) -> SessionRef {
        jit.session
    }

    fn LLVMOrcLLJITGetObjTransformLayer(jit: LljitRef) -> SessionRef {
        jit.session
    }

    fn LLVMOrcLLJITGetIRTransformLayer(jit: LljitRef) -> SessionRef {
        jit.session
    }

    fn LLVMOrcLLJITGetDataLayoutStr(jit: LljitRef) -> *const c_char {
        jit.layout.as_ptr()
    }

    fn LLVMOrcLLJITEnableDebugSupport(_jit: LljitRef) -> Option<ErrorRef> {
        None
    }

    fn LLVMOrcExecutionSessionSetErrorReporter(_session: SessionRef, _reporter: *mut c_void, _data: *mut c_void) {}

    fn LLVMOrcExecutionSessionGetSymbolStringPool(session: SessionRef) -> SessionRef {
        session
    }

    fn LLVMOrcSymbolStringPoolClearDeadEntries(_pool: SessionRef) {}

    fn LLVMOrcExecutionSessionIntern(session: SessionRef, name: String) -> SymbolRef {
        session.intern(&name)
    }

    fn LLVMOrcExecutionSessionLookup(
        _session: SessionRef,
        _kind: u32,
        order: Raw<SearchElement>,
        order_count: usize,
        symbols: Raw<super::LookupElement>,
        count: usize,
        handle: Plain<Option<HandleResult>>,
        data: *mut c_void,
    ) {
        let handle = handle.0?;
        let order = order.read(order_count);
        let mut found = Vec::new();
        let mut error = None;
        for symbol in symbols.read(count) {
            let name = symbol.name?;
            let text = name.0.to_string_lossy().into_owned();
            let addresses = order.iter().filter_map(|element| element.dylib).map(|dylib| lookup(dylib, &text));
            match addresses.reduce(|first, second| first.or(second)) {
                Some(Ok(address)) => found.push(super::materialization::SymbolPair::new(name, address)),
                Some(Err(text)) => error = error.or(Some(text)),
                None => error = error.or(Some(format!("Symbols not found: [ {text} ]"))),
            }
        }
        // SAFETY: a function provided by C, with its own data; the symbols live during the call.
        unsafe {
            match error {
                Some(error) => handle(Some(make(&error)), std::ptr::null(), 0, data),
                None => handle(None, found.as_ptr(), found.len(), data),
            }
        }
    }

    fn LLVMOrcRetainSymbolStringPoolEntry(_entry: SymbolRef) {}

    /// Entries live as long as their session.
    fn LLVMOrcReleaseSymbolStringPoolEntry(_entry: SymbolRef) {}

    fn LLVMOrcSymbolStringPoolEntryStr(entry: &'static Entry) -> *const c_char {
        entry.0.as_ptr()
    }

    /// Trackers live as long as their session.
    fn LLVMOrcReleaseResourceTracker(_tracker: TrackerRef) {}

    fn LLVMOrcResourceTrackerTransferTo(from: TrackerRef, to: TrackerRef) {
        let (old, new) = (Some(std::ptr::from_ref(from)), Some(std::ptr::from_ref(to)));
        from.dylib.pending.borrow_mut().iter_mut().filter(|part| part.tracker == old).for_each(|part| part.tracker = new);
        from.dylib.units.borrow_mut().iter_mut().filter(|unit| unit.0 == old).for_each(|unit| unit.0 = new)
    }

    fn LLVMOrcResourceTrackerRemove(tracker: TrackerRef) -> Option<ErrorRef> {
        tracker.dylib.remove(std::ptr::from_ref(tracker));
        None
    }

    fn LLVMOrcDisposeDefinitionGenerator(generator: &'static Generator) {
        dispose_generator(generator)
    }

    fn LLVMOrcExecutionSessionCreateBareJITDylib(session: SessionRef, name: String) -> DylibRef {
        session.create_dylib(&name)
    }

    fn LLVMOrcExecutionSessionCreateJITDylib(
        session: SessionRef,
        out: Raw<Option<DylibRef>>,
        name: String,
    ) -> Option<ErrorRef> {
        out.set(Some(session.create_dylib(&name)));
        None
    }

    fn LLVMOrcExecutionSessionGetJITDylibByName(session: SessionRef, name: String) -> DylibRef {
        session.dylibs.borrow().iter().find(|dylib| dylib.name == name).copied()?
    }

    fn LLVMOrcJITDylibCreateResourceTracker(dylib: DylibRef) -> TrackerRef {
        dylib.session.trackers.add(Tracker { dylib })
    }

    fn LLVMOrcJITDylibGetDefaultResourceTracker(dylib: DylibRef) -> TrackerRef {
        dylib.session.trackers.add(Tracker { dylib })
    }

    fn LLVMOrcJITDylibClear(dylib: DylibRef) -> Option<ErrorRef> {
        dylib.clear();
        None
    }

    fn LLVMOrcJITDylibAddGenerator(dylib: DylibRef, generator: &'static Generator) {
        dylib.generators.borrow_mut().push(generator)
    }

    fn LLVMOrcCreateCustomCAPIDefinitionGenerator(
        function: Plain<Option<TryToGenerate>>,
        data: *mut c_void,
        dispose: Plain<Option<Dispose>>,
    ) -> &'static Generator {
        give(Generator::Custom(function.0?, data, dispose.0))
    }

    fn LLVMOrcLookupStateContinueLookup(_state: *mut c_void, error: Option<ErrorRef>) {
        error.into_iter().for_each(|error| drop(crate::error::message(error)))
    }

    fn LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(
        out: Raw<Option<&'static Generator>>,
        _prefix: i8,
        predicate: Plain<Option<Predicate>>,
        data: *mut c_void,
    ) -> Option<ErrorRef> {
        out.set(Some(process_generator(predicate.0, data, libc::RTLD_DEFAULT)));
        None
    }

    fn LLVMOrcCreateDynamicLibrarySearchGeneratorForPath(
        out: Raw<Option<&'static Generator>>,
        path: String,
        _prefix: i8,
        predicate: Plain<Option<Predicate>>,
        data: *mut c_void,
    ) -> Option<ErrorRef> {
        let text = c_string(&path);
        // SAFETY: a string. The caller requests to run the library's constructors.
        let library = unsafe { libc::dlopen(text.as_ptr(), libc::RTLD_NOW) };
        if library.is_null() {
            return Some(Some(make(&format!("{path}: cannot open shared object file"))));
        }
        out.set(Some(process_generator(predicate.0, data, library)));
        None
    }

    fn LLVMOrcCreateStaticLibrarySearchGeneratorForPath(
        out: Raw<Option<&'static Generator>>,
        _layer: *mut c_void,
        _path: String,
    ) -> Option<ErrorRef> {
        out.set(None);
        Some(make(NO_OBJECTS))
    }

    fn LLVMOrcJITTargetMachineBuilderDetectHost(out: Raw<Option<LljitBuilderRef>>) -> Option<ErrorRef> {
        out.set(Some(builder()));
        None
    }

    fn LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(_machine: *mut c_void) -> LljitBuilderRef {
        builder()
    }

    fn LLVMOrcDisposeJITTargetMachineBuilder(builder: LljitBuilderRef) {
        dispose_builder(builder)
    }

    fn LLVMOrcJITTargetMachineBuilderGetTargetTriple(builder: LljitBuilderRef) -> String {
        builder.0.borrow().clone()
    }

    fn LLVMOrcJITTargetMachineBuilderSetTargetTriple(builder: LljitBuilderRef, triple: String) {
        *builder.0.borrow_mut() = triple;
    }

    fn LLVMOrcObjectLayerAddObjectFile(_layer: *mut c_void, _dylib: DylibRef, buffer: Buffer) -> Option<ErrorRef> {
        refuse_object(buffer)
    }

    fn LLVMOrcObjectLayerAddObjectFileWithRT(
        _layer: *mut c_void,
        _tracker: TrackerRef,
        buffer: Buffer,
    ) -> Option<ErrorRef> {
        refuse_object(buffer)
    }

    fn LLVMOrcDisposeObjectLayer(_layer: *mut c_void) {}

    fn LLVMOrcIRTransformLayerSetTransform(layer: SessionRef, function: Plain<Option<Transform>>, data: *mut c_void) {
        layer.transform.set(function.0.map(|function| (function, data)))
    }

    fn LLVMOrcObjectTransformLayerSetTransform(_layer: SessionRef, _function: *mut c_void, _data: *mut c_void) {}

    fn LLVMOrcCreateLocalIndirectStubsManager(_triple: String) -> NothingRef {
        nothing()
    }

    fn LLVMOrcDisposeIndirectStubsManager(manager: NothingRef) {
        dispose_nothing(manager)
    }

    fn LLVMOrcCreateLocalLazyCallThroughManager(
        _triple: String,
        _session: SessionRef,
        _handler: u64,
        out: Raw<Option<NothingRef>>,
    ) -> Option<ErrorRef> {
        out.set(Some(nothing()));
        None
    }

    fn LLVMOrcDisposeLazyCallThroughManager(manager: NothingRef) {
        dispose_nothing(manager)
    }

    fn LLVMOrcCreateDumpObjects(_directory: String, _identifier: String) -> NothingRef {
        nothing()
    }

    fn LLVMOrcDisposeDumpObjects(objects: NothingRef) {
        dispose_nothing(objects)
    }

    fn LLVMOrcDumpObjects_CallOperator(_objects: NothingRef, _buffer: *mut c_void) -> Option<ErrorRef> {
        None
    }

    fn LLVMOrcCreateObjectLinkingLayerWithInProcessMemoryManager(
        out: Raw<Option<NothingRef>>,
        _session: SessionRef,
    ) -> Option<ErrorRef> {
        out.set(None);
        Some(make(NO_OBJECTS))
    }

    fn LLVMOrcCreateRTDyldObjectLinkingLayerWithSectionMemoryManager(_session: SessionRef) -> NothingRef {
        return None
    }

    fn LLVMOrcRTDyldObjectLinkingLayerRegisterJITEventListener(_layer: *mut c_void, _listener: *mut c_void) {}
}

impl super::materialization::SymbolPair {
    fn new(name: SymbolRef, address: u64) -> Self {
        super::materialization::SymbolPair { name: Some(name), address, flags: super::materialization::Flags::EXPORTED }
    }
}
