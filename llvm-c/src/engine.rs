//! Execution engines, and generic values.

use crate::core::module::dispose;
use crate::ffi::{Failed, Raw, c_string, export, give, take};
use crate::ir::{Kind, ModuleRef, TypeRef, ValueKind, ValueRef};
use crate::machine::TargetData;
use crate::print;
use crate::unit::{Unit, UnitKind};
use llvmlite_jit::ir::{FloatKind, TypeKind};
use llvmlite_jit::value::{sign_extend, truncate};
use llvmlite_jit::{Outcome, Value};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, HashMap};
use std::ffi::{CStr, CString, c_char, c_void};
use std::rc::Rc;
use std::sync::{Mutex, PoisonError};

pub struct Engine {
    kind: UnitKind,
    opt_level: Cell<u8>,
    modules: RefCell<Vec<ModuleRef>>,
    /// Modules that are not compiled yet.
    pending: RefCell<Vec<ModuleRef>>,
    /// What was loaded together. Reference-counted, since C functions that a running unit calls may add modules.
    units: RefCell<Vec<Rc<Unit>>>,
    mappings: RefCell<HashMap<String, usize>>,
    data: TargetData,
    /// Message of the last failure.
    error: RefCell<String>,
}

type EngineRef = &'static Engine;

/// Symbols that programs of every engine can use: `LLVMAddSymbol`.
static SYMBOLS: Mutex<BTreeMap<String, usize>> = Mutex::new(BTreeMap::new());

pub fn add_symbol(name: &str, address: usize) {
    SYMBOLS.lock().unwrap_or_else(PoisonError::into_inner).insert(name.into(), address);
}

/// Returns the added symbols, for a unit.
pub fn added_symbols() -> BTreeMap<String, usize> {
    SYMBOLS.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Finds a symbol added by `LLVMAddSymbol`, or one of the process.
pub fn symbol(name: &str) -> Option<usize> {
    let added = SYMBOLS.lock().unwrap_or_else(PoisonError::into_inner).get(name).copied();
    if added.is_some() {
        return added;
    }
    let name = c_string(name);
    // SAFETY: `name` ends with NUL, and `dlsym` only reads it.
    let address = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) } as usize;
    (address != 0).then_some(address)
}

impl Engine {
    fn new(kind: UnitKind, module: ModuleRef, opt_level: u8) -> Engine {
        let engine = Engine {
            kind,
            opt_level: Cell::new(opt_level),
            modules: RefCell::default(),
            pending: RefCell::default(),
            units: RefCell::default(),
            mappings: RefCell::default(),
            data: TargetData::host(),
            error: RefCell::default(),
        };
        engine.add(module);
        engine
    }

    fn add(&self, module: ModuleRef) {
        if module.data_layout.borrow().is_empty() {
            *module.data_layout.borrow_mut() = c_string(llvmlite_jit::ir::layout::X86_64_LINUX);
        }
        self.modules.borrow_mut().push(module);
        self.pending.borrow_mut().push(module);
    }

    /// Loads the pending modules. They stay pending if they cannot be loaded, for example because a symbol is undefined.
    fn load(&self) -> Option<()> {
        let pending = self.pending.borrow().clone();
        if pending.is_empty() {
            return Some(());
        }
        let texts: Vec<(String, String)> = pending
            .iter()
            .map(|module| (module.identifier.borrow().to_string_lossy().into_owned(), print::module(module)))
            .collect();
        let mut symbols: HashMap<String, usize> = self.mappings.borrow().clone();
        for unit in self.units.borrow().iter() {
            symbols.extend(unit.defined());
        }
        match Unit::new(texts, &symbols, self.kind, self.opt_level.get()) {
            Ok(unit) => {
                self.pending.borrow_mut().clear();
                self.units.borrow_mut().push(Rc::new(unit));
                Some(())
            }
            Err(error) => self.fail(&error),
        }
    }

    /// Stores and prints an error, since most functions cannot return it.
    fn fail<R>(&self, error: &str) -> Option<R> {
        eprintln!("LLVM ERROR: {error}");
        *self.error.borrow_mut() = error.to_string();
        None
    }

    fn address(&self, name: &str) -> Option<u64> {
        if let Some(address) = self.mappings.borrow().get(name) {
            return Some(*address as u64);
        }
        let known = || self.units.borrow().iter().rev().find_map(|unit| unit.address(name));
        let found = known().or_else(|| {
            self.load()?;
            known()
        });
        found.or_else(|| symbol(name).map(|address| address as u64))
    }

    /// Runs `body` with the unit that defines a function.
    fn with_unit<R>(&self, name: &str, body: impl FnOnce(&Unit) -> R) -> Option<R> {
        let known = || self.units.borrow().iter().rev().find(|unit| unit.runs(name)).cloned();
        let unit = match known() {
            Some(unit) => Some(unit),
            None => {
                self.load()?;
                known()
            }
        };
        match unit {
            Some(unit) => Some(body(&unit)),
            None => self.fail(&format!("the engine has no function `{name}` with a body")),
        }
    }

    fn run(&self, function: ValueRef, args: &[&'static GenericValue]) -> Option<GenericValue> {
        let name = function.name_text();
        let outcome = self.with_unit(&name, |unit| {
            let module = unit.program().module();
            let id = module.find(&name).map(|id| module.aliasee(id))?;
            let params = module.function(id)?.params.iter().map(|param| param.ty);
            let values: Option<Vec<Value>> =
                params.zip(args).map(|(ty, arg)| arg.value(module.types.kind(ty))).collect();
            Some(unit.call(&name, &values?))
        })?;
        match outcome {
            None => self.fail(&format!("the arguments are not those of `{name}`")),
            Some(Err(error)) => self.fail(&error),
            Some(Ok(outcome)) => self.result_or_exit(outcome, &name).map(|value| GenericValue::of(&value)),
        }
    }

    /// Returns the result of a run that returned. Any other outcome is reported and ends the process, as with LLVM.
    fn result_or_exit(&self, outcome: Outcome, name: &str) -> Option<Value> {
        match outcome {
            Outcome::Returned(value) => Some(value),
            // SAFETY: runs the functions registered by `atexit`, and ends the process.
            Outcome::Exited(status) => unsafe { libc::exit(status) },
            other => {
                let (text, signal) = self.with_unit(name, |unit| unit.report(&other))?;
                eprintln!("{text}");
                // SAFETY: the process ends as it would have by the fault itself.
                unsafe {
                    libc::signal(signal, libc::SIG_DFL);
                    libc::raise(signal);
                }
                std::process::abort()
            }
        }
    }

    /// Calls the functions of a list in each unit.
    fn run_listed(&self, list: &str) {
        let units = self.units.borrow().clone();
        units.iter().for_each(|unit| unit.run_listed(list));
    }

    fn run_main(&self, function: ValueRef, args: &[String]) -> Option<i32> {
        let name = function.name_text();
        match self.with_unit(&name, |unit| unit.run(&name, args))? {
            Ok((outcome, rule)) => self.result_or_exit(outcome, &name).map(|value| match value {
                Value::Void => 0,
                value => rule.status(&value),
            }),
            Err(error) => self.fail(&error),
        }
    }
}

/// `LLVMGenericValue`: holds an integer, a number or a pointer; the reader chooses.
#[derive(Clone, Copy, Default)]
pub struct GenericValue {
    width: u32,
    int: u128,
    float: f64,
    pointer: usize,
}

type GenericValueRef = &'static GenericValue;

impl GenericValue {
    /// Returns the value as an argument of a type.
    fn value(&self, kind: &TypeKind) -> Option<Value> {
        Some(match kind {
            TypeKind::Int(width @ 1..=128) => Value::Int { width: *width, bits: truncate(*width, self.int) },
            TypeKind::Float(kind @ FloatKind::Float) => {
                Value::Float { kind: *kind, bits: u128::from((self.float as f32).to_bits()) }
            }
            TypeKind::Float(kind @ FloatKind::Double) => {
                Value::Float { kind: *kind, bits: u128::from(self.float.to_bits()) }
            }
            TypeKind::Ptr { .. } => Value::Ptr(self.pointer as u64),
            _ => return None,
        })
    }

    fn of(value: &Value) -> GenericValue {
        let mut generic = GenericValue::default();
        match value {
            Value::Int { width, bits } => (generic.width, generic.int) = (*width, *bits),
            Value::Ptr(address) => generic.pointer = *address as usize,
            value => generic.float = value.as_double().unwrap_or_default(),
        }
        generic
    }
}

/// Fields of `LLVMMCJITCompilerOptions`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CompilerOptions {
    opt_level: u32,
    code_model: u32,
    no_frame_pointer_elim: i32,
    enable_fast_isel: i32,
    mcjmm: *mut c_void,
}

/// `LLVMFloatTypeKind`
const FLOAT_TYPE_KIND: u32 = 2;

fn create(kind: UnitKind, out: &Raw<Option<EngineRef>>, module: ModuleRef, opt_level: u32) -> Failed {
    out.set(Some(give(Engine::new(kind, module, opt_level.min(2) as u8))));
    Failed(false)
}

/// Reads an array of strings.
fn strings(list: &Raw<*const c_char>, count: usize) -> Vec<String> {
    let text = |text: &*const c_char| {
        if text.is_null() {
            return String::new();
        }
        // SAFETY: the caller of the function guarantees the strings.
        unsafe { CStr::from_ptr(*text) }.to_string_lossy().into_owned()
    };
    list.read(count).iter().map(text).collect()
}

export! {
    fn LLVMLinkInMCJIT() {}

    fn LLVMLinkInInterpreter() {}

    fn LLVMCreateGenericValueOfInt(ty: TypeRef, number: u64, is_signed: bool) -> GenericValueRef {
        let width = ty.int_width().unwrap_or(64);
        let bits = if is_signed { number as i64 as i128 as u128 } else { number.into() };
        give(GenericValue { width, int: truncate(width.clamp(1, 128), bits), ..GenericValue::default() })
    }

    fn LLVMCreateGenericValueOfPointer(pointer: *mut c_void) -> GenericValueRef {
        give(GenericValue { pointer: pointer as usize, ..GenericValue::default() })
    }

    fn LLVMCreateGenericValueOfFloat(ty: TypeRef, number: f64) -> GenericValueRef {
        let is_float = matches!(ty.kind, Kind::Float(FLOAT_TYPE_KIND, _));
        give(GenericValue { float: if is_float { f64::from(number as f32) } else { number }, ..GenericValue::default() })
    }

    fn LLVMGenericValueIntWidth(value: GenericValueRef) -> u32 {
        value.width
    }

    fn LLVMGenericValueToInt(value: GenericValueRef, is_signed: bool) -> u64 {
        match is_signed && (1..=128).contains(&value.width) {
            true => sign_extend(value.width, value.int) as u64,
            false => value.int as u64,
        }
    }

    fn LLVMGenericValueToPointer(value: GenericValueRef) -> *mut c_void {
        value.pointer as *mut c_void
    }

    fn LLVMGenericValueToFloat(_ty: TypeRef, value: GenericValueRef) -> f64 {
        value.float
    }

    fn LLVMDisposeGenericValue(value: GenericValueRef) {
        // SAFETY: created by one of the functions of this file; the caller does not use it afterwards.
        drop(unsafe { take(value) })
    }

    fn LLVMCreateExecutionEngineForModule(
        out: Raw<Option<EngineRef>>,
        module: ModuleRef,
        _message: Raw<*mut c_char>,
    ) -> Failed {
        create(UnitKind::Jit, &out, module, 2)
    }

    fn LLVMCreateInterpreterForModule(
        out: Raw<Option<EngineRef>>,
        module: ModuleRef,
        _message: Raw<*mut c_char>,
    ) -> Failed {
        create(UnitKind::Interpreter, &out, module, 2)
    }

    fn LLVMCreateJITCompilerForModule(
        out: Raw<Option<EngineRef>>,
        module: ModuleRef,
        opt_level: u32,
        _message: Raw<*mut c_char>,
    ) -> Failed {
        create(UnitKind::Jit, &out, module, opt_level)
    }

    fn LLVMInitializeMCJITCompilerOptions(options: Raw<u8>, size: usize) {
        let mut bytes = vec![0u8; size];
        // `LLVMCodeModelJITDefault`
        if let Some(byte) = bytes.get_mut(std::mem::offset_of!(CompilerOptions, code_model)) {
            *byte = 1;
        }
        options.fill(&bytes)
    }

    fn LLVMCreateMCJITCompilerForModule(
        out: Raw<Option<EngineRef>>,
        module: ModuleRef,
        options: Raw<u8>,
        size: usize,
        message: Raw<*mut c_char>,
    ) -> Failed {
        if size > size_of::<CompilerOptions>() {
            message.message("Refusing to use options struct that is larger than my own; assuming LLVM library mismatch.");
            return Some(Failed(true));
        }
        let bytes = options.read(size);
        let level = bytes.get(..4).and_then(|bytes| bytes.try_into().ok()).map_or(2, u32::from_ne_bytes);
        create(UnitKind::Jit, &out, module, level)
    }

    fn LLVMDisposeExecutionEngine(engine: EngineRef) {
        // SAFETY: created by one of the functions above; the caller does not use it afterwards.
        let engine = unsafe { take(engine) };
        for module in engine.modules.borrow_mut().drain(..) {
            dispose(module);
        }
    }

    fn LLVMRunStaticConstructors(engine: EngineRef) {
        engine.load()?;
        engine.run_listed("llvm.global_ctors")
    }

    fn LLVMRunStaticDestructors(engine: EngineRef) {
        engine.load()?;
        engine.run_listed("llvm.global_dtors")
    }

    fn LLVMRunFunctionAsMain(
        engine: EngineRef,
        function: ValueRef,
        count: u32,
        arguments: Raw<*const c_char>,
        _environment: *mut c_void,
    ) -> i32 {
        engine.run_main(function, &strings(&arguments, count as usize))?
    }

    fn LLVMRunFunction(
        engine: EngineRef,
        function: ValueRef,
        count: u32,
        arguments: Raw<Option<GenericValueRef>>,
    ) -> GenericValueRef {
        give(engine.run(function, &arguments.list(count as usize)?)?)
    }

    fn LLVMFreeMachineCodeForFunction(_engine: EngineRef, _function: ValueRef) {}

    fn LLVMAddModule(engine: EngineRef, module: ModuleRef) {
        engine.add(module)
    }

    fn LLVMRemoveModule(
        engine: EngineRef,
        module: ModuleRef,
        out: Raw<Option<ModuleRef>>,
        _message: Raw<*mut c_char>,
    ) -> Failed {
        engine.modules.borrow_mut().retain(|other| !std::ptr::eq(*other, module));
        engine.pending.borrow_mut().retain(|other| !std::ptr::eq(*other, module));
        out.set(Some(module));
        Failed(false)
    }

    fn LLVMFindFunction(engine: EngineRef, name: String, out: Raw<Option<ValueRef>>) -> Failed {
        let find = |module: &ModuleRef| {
            let found = module.find(&name).filter(|value| matches!(value.kind, ValueKind::Function(_)));
            found.filter(|value| !crate::core::global::is_declaration(value))
        };
        let found = engine.modules.borrow().iter().find_map(find);
        found.into_iter().for_each(|found| out.set(Some(found)));
        Failed(found.is_none())
    }

    fn LLVMRecompileAndRelinkFunction(engine: EngineRef, function: ValueRef) -> *mut c_void {
        engine.address(&function.name_text())? as *mut c_void
    }

    fn LLVMGetExecutionEngineTargetData(engine: EngineRef) -> &'static TargetData {
        &engine.data
    }

    fn LLVMGetExecutionEngineTargetMachine(_engine: EngineRef) -> *mut c_void {
        std::ptr::null_mut()
    }

    fn LLVMAddGlobalMapping(engine: EngineRef, global: ValueRef, address: *mut c_void) {
        engine.mappings.borrow_mut().insert(global.name_text(), address as usize);
    }

    fn LLVMGetPointerToGlobal(engine: EngineRef, global: ValueRef) -> *mut c_void {
        engine.address(&global.name_text())? as *mut c_void
    }

    fn LLVMGetGlobalValueAddress(engine: EngineRef, name: String) -> u64 {
        engine.address(&name)?
    }

    fn LLVMGetFunctionAddress(engine: EngineRef, name: String) -> u64 {
        engine.address(&name)?
    }

    fn LLVMExecutionEngineGetErrMsg(engine: EngineRef, message: Raw<*mut c_char>) -> bool {
        let error = engine.error.borrow();
        if !error.is_empty() {
            message.message(&error);
        }
        !error.is_empty()
    }

    fn LLVMCreateSimpleMCJITMemoryManager(
        _data: *mut c_void,
        _code: *mut c_void,
        _section: *mut c_void,
        _finalize: *mut c_void,
        _destroy: *mut c_void,
    ) -> &'static CString {
        // A placeholder: memory managers are not used.
        give(CString::default())
    }

    fn LLVMDisposeMCJITMemoryManager(manager: &'static CString) {
        // SAFETY: created by the function above; the caller does not use it afterwards.
        drop(unsafe { take(manager) })
    }

    fn LLVMCreateGDBRegistrationListener() -> *mut c_void {
        std::ptr::null_mut()
    }

    fn LLVMCreateIntelJITEventListener() -> *mut c_void {
        std::ptr::null_mut()
    }

    fn LLVMCreateOProfileJITEventListener() -> *mut c_void {
        std::ptr::null_mut()
    }

    fn LLVMCreatePerfJITEventListener() -> *mut c_void {
        std::ptr::null_mut()
    }
}
