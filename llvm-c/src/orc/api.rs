//! The functions of `LLJIT.h` and `Orc.h`.

use super::thread_safe::Tsm;
use super::{Dispose, Entry, Generator, JD, N, Predicate, RT, S, Session, Tracker, Transform, TryToGenerate};
use crate::core::memory::{self, Buffer};
use crate::error::{E, make, result};
use crate::ffi::{Plain, Raw, c_string, export, give, take};
use crate::machine::TRIPLE;
use llvmlite_jit::ir::layout::X86_64_LINUX;
use std::ffi::{CString, c_char, c_void};

pub struct Lljit {
    session: S,
    main: JD,
    triple: CString,
    layout: CString,
}

type J = &'static Lljit;

/// A builder of a target machine, or of an LLJIT, without any choices.
pub struct Builder(std::cell::RefCell<String>);

type LB = &'static Builder;

/// Objects of LLVM that have no counterpart.
pub struct Nothing(u8);

type O = &'static Nothing;

/// Finds a symbol in a library. As in LLVM, only code or a generator finds symbols of the process.
fn lookup(dylib: JD, name: &str) -> Result<u64, String> {
    dylib.find(name)?.ok_or_else(|| format!("Symbols not found: [ {name} ]"))
}

fn builder() -> LB {
    give(Builder(std::cell::RefCell::new(TRIPLE.into())))
}

fn dispose_builder(builder: LB) {
    // SAFETY: created by `builder`; the caller does not use it afterwards.
    drop(unsafe { take(builder) });
}

fn nothing() -> O {
    give(Nothing(0))
}

fn dispose_nothing(object: O) {
    let _ = object.0;
    // SAFETY: created by `nothing`; the caller does not use it afterwards.
    drop(unsafe { take(object) });
}

const NO_OBJECTS: &str = "llvmlite-jit does not load object files";

fn refuse_object(buffer: Buffer) -> Option<E> {
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

fn dispose(jit: J) {
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
    dylib: Option<JD>,
    flags: u32,
}

type HandleResult = unsafe extern "C" fn(Option<E>, *const super::materialization::SymbolPair, usize, *mut c_void);

export! {
    fn LLVMOrcCreateLLJITBuilder() -> LB {
        builder()
    }

    fn LLVMOrcDisposeLLJITBuilder(builder: LB) {
        dispose_builder(builder)
    }

    fn LLVMOrcLLJITBuilderSetJITTargetMachineBuilder(_builder: LB, machine: LB) {
        dispose_builder(machine)
    }

    fn LLVMOrcLLJITBuilderSetObjectLinkingLayerCreator(_builder: LB, _function: *mut c_void, _data: *mut c_void) {}

    fn LLVMOrcCreateLLJIT(out: Raw<Option<J>>, builder: Option<LB>) -> Option<E> {
        builder.into_iter().for_each(dispose_builder);
        out.set(Some(give(Lljit::new())));
        None
    }

    fn LLVMOrcDisposeLLJIT(jit: J) -> Option<E> {
        dispose(jit);
        None
    }

    fn LLVMOrcLLJITGetExecutionSession(jit: J) -> S {
        jit.session
    }

    fn LLVMOrcLLJITGetMainJITDylib(jit: J) -> JD {
        jit.main
    }

    fn LLVMOrcLLJITGetTripleString(jit: J) -> *const c_char {
        jit.triple.as_ptr()
    }

    fn LLVMOrcLLJITGetGlobalPrefix(_jit: J) -> i8 {
        0
    }

    fn LLVMOrcLLJITMangleAndIntern(jit: J, name: String) -> N {
        jit.session.intern(&name)
    }

    fn LLVMOrcLLJITAddObjectFile(_jit: J, _dylib: JD, buffer: Buffer) -> Option<E> {
        refuse_object(buffer)
    }

    fn LLVMOrcLLJITAddObjectFileWithRT(_jit: J, _tracker: RT, buffer: Buffer) -> Option<E> {
        refuse_object(buffer)
    }

    fn LLVMOrcLLJITAddLLVMIRModule(_jit: J, dylib: JD, module: Tsm) -> Option<E> {
        result(dylib.add(module, None))
    }

    fn LLVMOrcLLJITAddLLVMIRModuleWithRT(_jit: J, tracker: RT, module: Tsm) -> Option<E> {
        result(tracker.dylib.add(module, Some(std::ptr::from_ref(tracker))))
    }

    fn LLVMOrcLLJITLookup(jit: J, out: Raw<u64>, name: String) -> Option<E> {
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

    fn LLVMOrcLLJITGetObjLinkingLayer(jit: J) -> S {
        jit.session
    }

    fn LLVMOrcLLJITGetObjTransformLayer(jit: J) -> S {
        jit.session
    }

    fn LLVMOrcLLJITGetIRTransformLayer(jit: J) -> S {
        jit.session
    }

    fn LLVMOrcLLJITGetDataLayoutStr(jit: J) -> *const c_char {
        jit.layout.as_ptr()
    }

    fn LLVMOrcLLJITEnableDebugSupport(_jit: J) -> Option<E> {
        None
    }

    fn LLVMOrcExecutionSessionSetErrorReporter(_session: S, _reporter: *mut c_void, _data: *mut c_void) {}

    fn LLVMOrcExecutionSessionGetSymbolStringPool(session: S) -> S {
        session
    }

    fn LLVMOrcSymbolStringPoolClearDeadEntries(_pool: S) {}

    fn LLVMOrcExecutionSessionIntern(session: S, name: String) -> N {
        session.intern(&name)
    }

    fn LLVMOrcExecutionSessionLookup(
        _session: S,
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

    fn LLVMOrcRetainSymbolStringPoolEntry(_entry: N) {}

    /// Entries live as long as their session.
    fn LLVMOrcReleaseSymbolStringPoolEntry(_entry: N) {}

    fn LLVMOrcSymbolStringPoolEntryStr(entry: &'static Entry) -> *const c_char {
        entry.0.as_ptr()
    }

    /// Trackers live as long as their session.
    fn LLVMOrcReleaseResourceTracker(_tracker: RT) {}

    fn LLVMOrcResourceTrackerTransferTo(from: RT, to: RT) {
        let (old, new) = (Some(std::ptr::from_ref(from)), Some(std::ptr::from_ref(to)));
        from.dylib.pending.borrow_mut().iter_mut().filter(|of| of.tracker == old).for_each(|of| of.tracker = new);
        from.dylib.units.borrow_mut().iter_mut().filter(|of| of.0 == old).for_each(|of| of.0 = new)
    }

    fn LLVMOrcResourceTrackerRemove(tracker: RT) -> Option<E> {
        tracker.dylib.remove(std::ptr::from_ref(tracker));
        None
    }

    fn LLVMOrcDisposeDefinitionGenerator(generator: &'static Generator) {
        dispose_generator(generator)
    }

    fn LLVMOrcExecutionSessionCreateBareJITDylib(session: S, name: String) -> JD {
        session.create_dylib(&name)
    }

    fn LLVMOrcExecutionSessionCreateJITDylib(session: S, out: Raw<Option<JD>>, name: String) -> Option<E> {
        out.set(Some(session.create_dylib(&name)));
        None
    }

    fn LLVMOrcExecutionSessionGetJITDylibByName(session: S, name: String) -> JD {
        session.dylibs.borrow().iter().find(|dylib| dylib.name == name).copied()?
    }

    fn LLVMOrcJITDylibCreateResourceTracker(dylib: JD) -> RT {
        dylib.session.trackers.add(Tracker { dylib })
    }

    fn LLVMOrcJITDylibGetDefaultResourceTracker(dylib: JD) -> RT {
        dylib.session.trackers.add(Tracker { dylib })
    }

    fn LLVMOrcJITDylibClear(dylib: JD) -> Option<E> {
        dylib.clear();
        None
    }

    fn LLVMOrcJITDylibAddGenerator(dylib: JD, generator: &'static Generator) {
        dylib.generators.borrow_mut().push(generator)
    }

    fn LLVMOrcCreateCustomCAPIDefinitionGenerator(
        function: Plain<Option<TryToGenerate>>,
        data: *mut c_void,
        dispose: Plain<Option<Dispose>>,
    ) -> &'static Generator {
        give(Generator::Custom(function.0?, data, dispose.0))
    }

    fn LLVMOrcLookupStateContinueLookup(_state: *mut c_void, error: Option<E>) {
        error.into_iter().for_each(|error| drop(crate::error::message(error)))
    }

    fn LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(
        out: Raw<Option<&'static Generator>>,
        _prefix: i8,
        predicate: Plain<Option<Predicate>>,
        data: *mut c_void,
    ) -> Option<E> {
        out.set(Some(process_generator(predicate.0, data, libc::RTLD_DEFAULT)));
        None
    }

    fn LLVMOrcCreateDynamicLibrarySearchGeneratorForPath(
        out: Raw<Option<&'static Generator>>,
        path: String,
        _prefix: i8,
        predicate: Plain<Option<Predicate>>,
        data: *mut c_void,
    ) -> Option<E> {
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
    ) -> Option<E> {
        out.set(None);
        Some(make(NO_OBJECTS))
    }

    fn LLVMOrcJITTargetMachineBuilderDetectHost(out: Raw<Option<LB>>) -> Option<E> {
        out.set(Some(builder()));
        None
    }

    fn LLVMOrcJITTargetMachineBuilderCreateFromTargetMachine(_machine: *mut c_void) -> LB {
        builder()
    }

    fn LLVMOrcDisposeJITTargetMachineBuilder(builder: LB) {
        dispose_builder(builder)
    }

    fn LLVMOrcJITTargetMachineBuilderGetTargetTriple(builder: LB) -> String {
        builder.0.borrow().clone()
    }

    fn LLVMOrcJITTargetMachineBuilderSetTargetTriple(builder: LB, triple: String) {
        *builder.0.borrow_mut() = triple;
    }

    fn LLVMOrcObjectLayerAddObjectFile(_layer: *mut c_void, _dylib: JD, buffer: Buffer) -> Option<E> {
        refuse_object(buffer)
    }

    fn LLVMOrcObjectLayerAddObjectFileWithRT(_layer: *mut c_void, _tracker: RT, buffer: Buffer) -> Option<E> {
        refuse_object(buffer)
    }

    fn LLVMOrcDisposeObjectLayer(_layer: *mut c_void) {}

    fn LLVMOrcIRTransformLayerSetTransform(layer: S, function: Plain<Option<Transform>>, data: *mut c_void) {
        layer.transform.set(function.0.map(|function| (function, data)))
    }

    fn LLVMOrcObjectTransformLayerSetTransform(_layer: S, _function: *mut c_void, _data: *mut c_void) {}

    fn LLVMOrcCreateLocalIndirectStubsManager(_triple: String) -> O {
        nothing()
    }

    fn LLVMOrcDisposeIndirectStubsManager(manager: O) {
        dispose_nothing(manager)
    }

    fn LLVMOrcCreateLocalLazyCallThroughManager(
        _triple: String,
        _session: S,
        _handler: u64,
        out: Raw<Option<O>>,
    ) -> Option<E> {
        out.set(Some(nothing()));
        None
    }

    fn LLVMOrcDisposeLazyCallThroughManager(manager: O) {
        dispose_nothing(manager)
    }

    fn LLVMOrcCreateDumpObjects(_folder: String, _identifier: String) -> O {
        nothing()
    }

    fn LLVMOrcDisposeDumpObjects(objects: O) {
        dispose_nothing(objects)
    }

    fn LLVMOrcDumpObjects_CallOperator(_objects: O, _buffer: *mut c_void) -> Option<E> {
        None
    }

    fn LLVMOrcCreateObjectLinkingLayerWithInProcessMemoryManager(out: Raw<Option<O>>, _session: S) -> Option<E> {
        out.set(None);
        Some(make(NO_OBJECTS))
    }

    fn LLVMOrcCreateRTDyldObjectLinkingLayerWithSectionMemoryManager(_session: S) -> O {
        return None
    }

    fn LLVMOrcRTDyldObjectLinkingLayerRegisterJITEventListener(_layer: *mut c_void, _listener: *mut c_void) {}
}

impl super::materialization::SymbolPair {
    fn new(name: N, address: u64) -> Self {
        super::materialization::SymbolPair { name: Some(name), address, flags: super::materialization::Flags::EXPORTED }
    }
}
