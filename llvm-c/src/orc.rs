//! LLJIT: sessions, libraries of symbols, and modules that are compiled when one of their symbols is looked up.

mod api;
mod materialization;
mod thread_safe;

use crate::core::global::{INTERNAL, PRIVATE, is_declaration};
use crate::error::{self, ErrorRef};
use crate::ffi::{c_string, give};
use crate::ir::Store;
use crate::print;
use crate::unit::{Unit, UnitKind};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ffi::{CString, c_void};
use thread_safe::ThreadSafeModuleRef;

/// A name of a session; equal names have the same address.
pub struct Entry(CString);

type SymbolRef = &'static Entry;
type SessionRef = &'static Session;
type DylibRef = &'static Dylib;
type TrackerRef = &'static Tracker;

type Transform = unsafe extern "C" fn(*mut c_void, *mut Option<ThreadSafeModuleRef>, *mut c_void) -> Option<ErrorRef>;
type TryToGenerate = unsafe extern "C" fn(
    &'static Generator,
    *mut c_void,
    *mut *mut c_void,
    u32,
    DylibRef,
    u32,
    *const LookupElement,
    usize,
) -> Option<ErrorRef>;
type Dispose = unsafe extern "C" fn(*mut c_void);
type Predicate = unsafe extern "C" fn(*mut c_void, SymbolRef) -> i32;
type Materialize = unsafe extern "C" fn(*mut c_void, &'static materialization::Responsibility);

/// An element of `LLVMOrcCLookupSet`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LookupElement {
    name: Option<SymbolRef>,
    flags: u32,
}

pub struct Session {
    entries: Store<Entry>,
    by_name: RefCell<HashMap<String, SymbolRef>>,
    dylib_store: Store<Dylib>,
    dylibs: RefCell<Vec<DylibRef>>,
    trackers: Store<Tracker>,
    transform: Cell<Option<(Transform, *mut c_void)>>,
}

/// A resource tracker: its additions are removed together with it.
pub struct Tracker {
    dylib: DylibRef,
}

/// A library of symbols.
pub struct Dylib {
    session: SessionRef,
    name: String,
    absolutes: RefCell<HashMap<String, u64>>,
    /// Names that represent names of another library.
    aliases: RefCell<HashMap<String, (DylibRef, String)>>,
    pending: RefCell<Vec<Pending>>,
    units: RefCell<Vec<(Option<*const Tracker>, Unit)>>,
    customs: RefCell<Vec<materialization::Custom>>,
    generators: RefCell<Vec<&'static Generator>>,
}

/// A module that is not compiled yet.
struct Pending {
    module: ThreadSafeModuleRef,
    tracker: Option<*const Tracker>,
    defined: Vec<String>,
    undefined: Vec<String>,
}

pub enum Generator {
    /// Symbols of the process or a library, if the predicate allows them.
    Process(Option<(Predicate, *mut c_void)>, *mut c_void),
    Custom(TryToGenerate, *mut c_void, Option<Dispose>),
}

impl Session {
    fn new() -> SessionRef {
        give(Session {
            entries: Store::new(),
            by_name: RefCell::default(),
            dylib_store: Store::new(),
            dylibs: RefCell::default(),
            trackers: Store::new(),
            transform: Cell::new(None),
        })
    }

    fn intern(&'static self, name: &str) -> SymbolRef {
        let mut names = self.by_name.borrow_mut();
        names.entry(name.to_string()).or_insert_with(|| self.entries.add(Entry(c_string(name))))
    }

    fn create_dylib(&'static self, name: &str) -> DylibRef {
        let dylib = self.dylib_store.add(Dylib {
            session: self,
            name: name.into(),
            absolutes: RefCell::default(),
            aliases: RefCell::default(),
            pending: RefCell::default(),
            units: RefCell::default(),
            customs: RefCell::default(),
            generators: RefCell::default(),
        });
        self.dylibs.borrow_mut().push(dylib);
        dylib
    }
}

impl Dylib {
    /// Whether the dylib has a definition of a name.
    fn has(&self, name: &str) -> bool {
        self.absolutes.borrow().contains_key(name)
            || self.aliases.borrow().contains_key(name)
            || self.pending.borrow().iter().any(|pending| pending.defined.iter().any(|defined| defined == name))
            || self.units.borrow().iter().any(|(_, unit)| unit.defined().any(|(defined, _)| defined == name))
            || self.customs.borrow().iter().any(|custom| custom.has(name))
    }

    fn check_new(&self, names: impl IntoIterator<Item = String>) -> Result<(), String> {
        match names.into_iter().find(|name| self.has(name)) {
            Some(name) => Err(format!("In {}, duplicate definition of symbol '{name}'", self.name)),
            None => Ok(()),
        }
    }

    /// Adds a module, which then belongs to the dylib if this succeeds.
    fn add(&self, module: ThreadSafeModuleRef, tracker: Option<*const Tracker>) -> Result<(), String> {
        let inner = module.module();
        if inner.data_layout.borrow().is_empty() {
            *inner.data_layout.borrow_mut() = c_string(llvmlite_jit::ir::layout::X86_64_LINUX);
        }
        let (mut defined, mut undefined) = (Vec::new(), Vec::new());
        for value in inner.globals.iter() {
            let (name, Some(global)) = (value.name_text(), value.global()) else { continue };
            let is_local = matches!(global.linkage.get(), INTERNAL | PRIVATE);
            if name.is_empty() || name.starts_with("llvm.") || is_local {
                continue;
            }
            if is_declaration(value) { undefined.push(name) } else { defined.push(name) }
        }
        self.check_new(defined.iter().cloned())?;
        self.pending.borrow_mut().push(Pending { module, tracker, defined, undefined });
        Ok(())
    }

    /// Returns the address of a name that the dylib defines or can generate.
    fn find(&'static self, name: &str) -> Result<Option<u64>, String> {
        if let Some(address) = self.known(name) {
            return Ok(Some(address));
        }
        let alias = self.aliases.borrow().get(name).cloned();
        if let Some((source, target)) = alias {
            return source.find(&target);
        }
        let defining =
            self.pending.borrow().iter().position(|pending| pending.defined.iter().any(|defined| defined == name));
        if let Some(position) = defining {
            self.compile(position)?;
            return Ok(self.known(name));
        }
        if self.materialize_custom(name) {
            return self.find(name);
        }
        let generators = self.generators.borrow().clone();
        for generator in generators {
            self.generate(generator, name)?;
            if self.has(name) {
                return self.find(name);
            }
        }
        Ok(None)
    }

    /// Returns the address of an existing definition.
    fn known(&self, name: &str) -> Option<u64> {
        let absolute = self.absolutes.borrow().get(name).copied();
        let of_unit = || {
            let units = self.units.borrow();
            units
                .iter()
                .find_map(|(_, unit)| unit.defined().find(|(defined, _)| defined == name))
                .map(|(_, at)| at as u64)
        };
        absolute.or_else(of_unit)
    }

    fn generate(&'static self, generator: &'static Generator, name: &str) -> Result<(), String> {
        let entry = self.session.intern(name);
        match generator {
            Generator::Process(predicate, library) => {
                let is_allowed = predicate.is_none_or(|(predicate, data)| {
                    // SAFETY: a function provided by C, with its own data.
                    unsafe { predicate(data, entry) != 0 }
                });
                let text = c_string(name);
                // SAFETY: looks up a name in a loaded library, or in the process.
                let address = unsafe { libc::dlsym(*library, text.as_ptr()) } as u64;
                if is_allowed && address != 0 {
                    self.absolutes.borrow_mut().insert(name.into(), address);
                }
                Ok(())
            }
            Generator::Custom(function, data, _) => {
                let set = [LookupElement { name: Some(entry), flags: 0 }];
                let mut state = std::ptr::null_mut();
                // SAFETY: a function provided by C, with its own data; the set lives during the call.
                let error = unsafe { function(generator, *data, &mut state, 0, self, 0, set.as_ptr(), 1) };
                error.map_or(Ok(()), |error| Err(error::message(error)))
            }
        }
    }

    /// Compiles a module, together with the modules that it needs.
    fn compile(&'static self, position: usize) -> Result<(), String> {
        let mut group = vec![self.pending.borrow_mut().remove(position)];
        let mut symbols = HashMap::new();
        let mut done = 0;
        while let Some(part) = group.get(done) {
            done += 1;
            for name in part.undefined.clone() {
                if symbols.contains_key(&name) || group.iter().any(|other| other.defined.contains(&name)) {
                    continue;
                }
                let other = self.pending.borrow().iter().position(|pending| pending.defined.contains(&name));
                if let Some(other) = other {
                    group.push(self.pending.borrow_mut().remove(other));
                } else if let Some(address) = self.find(&name)? {
                    symbols.insert(name, address as usize);
                }
            }
        }
        let tracker = group[0].tracker;
        let mut texts = Vec::new();
        for pending in group {
            let module = self.session.transformed(pending.module)?;
            let name = module.module().identifier.borrow().to_string_lossy().into_owned();
            texts.push((name, print::module(module.module())));
            thread_safe::dispose(module);
        }
        let unit = Unit::new(texts, &symbols, UnitKind::Jit, 2)?;
        self.units.borrow_mut().push((tracker, unit));
        Ok(())
    }

    /// Removes the additions of a tracker.
    fn remove(&self, tracker: *const Tracker) {
        let mut pending = self.pending.borrow_mut();
        let (removed, kept) = std::mem::take(&mut *pending).into_iter().partition(|part| part.tracker == Some(tracker));
        *pending = kept;
        let removed: Vec<Pending> = removed;
        removed.into_iter().for_each(|part| thread_safe::dispose(part.module));
        self.units.borrow_mut().retain(|(owner, _)| *owner != Some(tracker));
    }

    /// Removes everything.
    fn clear(&self) {
        self.absolutes.borrow_mut().clear();
        self.aliases.borrow_mut().clear();
        self.customs.borrow_mut().drain(..).for_each(materialization::Custom::destroy);
        self.pending.borrow_mut().drain(..).for_each(|part| thread_safe::dispose(part.module));
        self.units.borrow_mut().clear();
    }
}

impl Session {
    /// Applies the transformation that C has set.
    fn transformed(&self, module: ThreadSafeModuleRef) -> Result<ThreadSafeModuleRef, String> {
        let Some((transform, data)) = self.transform.get() else { return Ok(module) };
        let mut place = Some(module);
        // SAFETY: a function provided by C, with its own data.
        match unsafe { transform(data, &mut place, std::ptr::null_mut()) } {
            Some(error) => Err(error::message(error)),
            None => place.ok_or_else(|| "the transformation has taken the module away".into()),
        }
    }
}
