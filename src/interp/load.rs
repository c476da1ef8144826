//! Layout of globals and constants in memory: the initial configuration of a run (the LLVMlite document
//! "Initial Configurations").

mod constant;
mod constant_expr;
pub mod incremental;

pub use super::register_code::gep::{Step, gep_steps};
pub use super::register_code::operand::kind_of;

use super::flat::FlatType;
use super::memory::table;
use super::memory::table::Info;
use super::native::{CallbackThunks, abi};
use super::register_code::{External, FunctionEntry, Kind, RegisterCode};
use super::run::setjmp::SetJmp;
use super::scalar::ScalarValue;
use super::shims;
use super::shims::effects::{Effects, effects};
use super::state::SharedState;
use crate::host;
use crate::host::closures::HostFunctions;
use crate::host::x86_64::assembler::LoadedAsm;
use crate::ir::reach::replacement;
use crate::ir::{Align, ConstId, Constant, GlobalId, GlobalKind, Module, Type, TypeKind};
use crate::verify::structural_classes;
use cranelift_entity::SecondaryMap;
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::cell::OnceCell;
use std::rc::Rc;
use std::sync::Arc;

/// Numbers of function types: equal if a call through one type may reach a function of the other. An aggregate counts
/// as the list of its scalars, since it is passed in this form. Pointees count only on LLVMlite's machine.
#[derive(Default)]
struct Signatures {
    ids: FxHashMap<Signature, u32>,
    /// Equivalence class of each type, for LLVMlite: the called function must have exactly the called type, including
    /// pointees; type names are only abbreviations.
    exact: Option<SecondaryMap<Type, u32>>,
}

/// Result, parameters, whether variadic, calling convention, and the equivalence class of the type where it counts.
type Signature = (Box<[Scalar]>, Box<[Scalar]>, bool, u32, Option<u32>);

/// Kind of a scalar, and the byte of the vector register that holds it, if it is passed in one.
type Scalar = (Kind, Option<u8>);

/// Reason why a module cannot be laid out in memory.
pub struct LoadError {
    /// Global concerned.
    pub global: Option<GlobalId>,
    /// Message of one sentence.
    pub text: String,
}

/// Addresses of globals, and numbers of functions and constants.
pub struct Loader {
    numbers: SecondaryMap<GlobalId, Option<u32>>,
    variables: SecondaryMap<GlobalId, Option<ScalarValue>>,
    /// Symbols defined by module-level assembly: address, and number of bytes up to the end of their section.
    own: FxHashMap<GlobalId, (u64, u64)>,
    constants: FxHashMap<ConstId, u32>,
    signatures: Signatures,
    /// Flattened types.
    flat_types: FxHashMap<Type, Option<Rc<FlatType>>>,
    /// Callback thunks for host functions.
    pub callback_thunks: CallbackThunks,
    /// Addresses of the functions of the program.
    thunks: FxHashMap<GlobalId, u64>,
    /// Type infos named by landing pads, by address. Numbers start at 1.
    types: IndexSet<u64, FxBuildHasher>,
    /// Metadata nodes by name, collected on first use.
    nodes: OnceCell<FxHashMap<Arc<str>, Arc<str>>>,
    /// Whether the program's memory is limited, so that allocations are counted.
    limited: bool,
    /// Whether undefined functions may be defined later.
    growing: bool,
    /// Host functions that the program may call.
    pub host_functions: Arc<HostFunctions>,
    /// Addresses reserved for future functions.
    spare_thunks: Vec<u64>,
}

/// Number of function addresses allocated at a time in a session.
const THUNKS: usize = 256;

/// Parts of the program that loading modifies.
pub struct LoadContext<'a> {
    /// Functions and constants.
    pub code: &'a mut RegisterCode,
    /// Memory and other run-time state.
    pub shared: &'a mut SharedState,
}

impl Loader {
    /// Assigns an address to every reached global and writes the initial values.
    pub fn new(
        module: &Module,
        reached: &[GlobalId],
        unit: Option<&LoadedAsm>,
        host_functions: &Arc<HostFunctions>,
        limited: bool,
        parts: &mut LoadContext<'_>,
    ) -> Result<Loader, LoadError> {
        let mut linker = Loader {
            numbers: SecondaryMap::new(),
            variables: SecondaryMap::new(),
            own: FxHashMap::default(),
            constants: FxHashMap::default(),
            types: IndexSet::default(),
            nodes: OnceCell::new(),
            signatures: Signatures {
                exact: parts.shared.llvmlite_rules.then(|| structural_classes(&module.types)),
                ..Signatures::default()
            },
            flat_types: FxHashMap::default(),
            callback_thunks: CallbackThunks::default(),
            thunks: FxHashMap::default(),
            limited,
            growing: false,
            host_functions: Arc::clone(host_functions),
            spare_thunks: Vec::new(),
        };
        let own = |id: &GlobalId| {
            let (unit, name) = (unit?, module.globals[*id].name.symbol());
            Some((*id, (unit.address(&name)?, unit.rest(&name))))
        };
        linker.own = reached.iter().filter_map(own).collect();
        linker.add_thunks(module, reached, parts)?;
        let no_room = |_| LoadError { global: None, text: "out of memory for the module's constants".into() };
        parts.shared.memory.begin_constants().ok_or(()).map_err(no_room)?;
        for &id in reached {
            if let GlobalKind::Variable { ty, init: Some(_), constant: true } = &module.globals[id].kind {
                linker.add_variable(module, id, *ty, true, true, parts)?;
            }
        }
        parts.shared.memory.end_constants().ok_or(()).map_err(no_room)?;
        for &id in reached {
            let global = &module.globals[id];
            match &global.kind {
                GlobalKind::Function(_) => linker.add_function(module, id, parts)?,
                GlobalKind::Variable { init: Some(_), constant: true, .. } => {}
                GlobalKind::Variable { ty, init, constant } => {
                    linker.add_variable(module, id, *ty, init.is_some(), *constant, parts)?;
                }
                // Null until the resolver has run.
                GlobalKind::Ifunc { .. } => linker.variables[id] = Some(ScalarValue::NULL),
                GlobalKind::Alias { .. } | GlobalKind::Undeclared => {}
            }
        }
        // All addresses are known at this point, so initializers can mention any of them.
        for &id in reached {
            if let GlobalKind::Variable { init: Some(init), .. } = &module.globals[id].kind
                && let Some(slot) = linker.variables[id]
            {
                linker.write(module, *init, slot.lo, module.globals[id].span, parts);
            }
        }
        let refused = |e: std::io::Error| LoadError { global: None, text: e.to_string() };
        parts.shared.memory.seal_constants(true).map_err(refused)?;
        Ok(linker)
    }

    /// Allows undefined functions, which may be defined later.
    pub fn begin_growing(&mut self) {
        self.growing = true;
    }

    /// Assigns addresses and initial values to new globals. The entries of existing functions are updated.
    pub fn grow(&mut self, module: &Module, new: &[GlobalId], parts: &mut LoadContext<'_>) -> Result<(), LoadError> {
        for &id in new {
            let global = &module.globals[id];
            match &global.kind {
                GlobalKind::Function(_) => {
                    self.add_thunk(global.align.map_or(1, Align::bytes), id, parts)?;
                    self.add_function(module, id, parts)?;
                }
                GlobalKind::Variable { ty, init, constant } => {
                    self.add_variable(module, id, *ty, init.is_some(), *constant, parts)?;
                }
                GlobalKind::Ifunc { .. } | GlobalKind::Alias { .. } | GlobalKind::Undeclared => {}
            }
        }
        for &id in new {
            if let GlobalKind::Variable { init: Some(init), .. } = &module.globals[id].kind
                && let Some(slot) = self.variables[id]
            {
                self.write(module, *init, slot.lo, module.globals[id].span, parts);
            }
        }
        // There may be new metadata nodes.
        self.nodes = OnceCell::new();
        Ok(())
    }

    /// Reserves an address for a function with a present or future definition.
    fn add_thunk(&mut self, align: u64, id: GlobalId, parts: &mut LoadContext<'_>) -> Result<(), LoadError> {
        if self.thunks.contains_key(&id) {
            return Ok(());
        }
        let failed = |e: std::io::Error| LoadError { global: Some(id), text: e.to_string() };
        let thunk = match align {
            ..=16 => match self.spare_thunks.pop() {
                Some(thunk) => Some(thunk),
                None => {
                    let thunks = parts.shared.memory.add_thunks(std::iter::repeat_n(1, THUNKS)).map_err(failed)?;
                    self.spare_thunks = thunks;
                    self.spare_thunks.pop()
                }
            },
            _ => parts.shared.memory.add_thunks(std::iter::once(align)).map_err(failed)?.pop(),
        };
        self.thunks.extend(thunk.map(|thunk| (id, thunk)));
        Ok(())
    }

    /// Drops cached constants, since addresses of functions in them may have changed.
    pub fn forget_constants(&mut self) {
        self.constants.clear();
    }

    /// Updates cached constants after a variable has moved.
    pub fn renew_constants(&self, module: &Module, id: GlobalId, slot: ScalarValue, code: &mut RegisterCode) {
        for (constant, at) in &self.constants {
            if matches!(module.constants[*constant], Constant::Global(_, global) if global == id) {
                code.constants[*at as usize] = slot;
            }
        }
    }

    /// Sets the address of a variable.
    pub fn place_variable(&mut self, id: GlobalId, slot: Option<ScalarValue>) {
        self.variables[id] = slot;
    }

    /// Sets the address of an ifunc. [`super::run::ifunc`] updates the initializers that mention it.
    pub fn set_ifunc_address(&mut self, ifunc: GlobalId, address: ScalarValue) {
        self.variables[ifunc] = Some(address);
        // Some constants belong to code that ran before.
        self.constants.clear();
    }

    /// Returns the text between the braces of `!{i32 0, i32 5}`, or of the node with that name.
    pub fn node(&self, module: &Module, node: &str) -> Option<Arc<str>> {
        let inner = |node: &str| -> Option<Arc<str>> {
            Some(node.trim_start_matches("distinct ").strip_prefix("!{")?.strip_suffix('}')?.into())
        };
        if let Some(inner) = inner(node) {
            return Some(inner);
        }
        let nodes = self.nodes.get_or_init(|| {
            let items = module.other_items.iter().filter_map(|item| item.split_once(" = "));
            items.filter_map(|(name, node)| Some((name.into(), inner(node)?))).collect()
        });
        nodes.get(node).cloned()
    }

    /// Returns the number of a type info, which is its selector.
    pub fn type_number(&mut self, address: u64) -> i32 {
        self.types.insert_full(address).0 as i32 + 1
    }

    /// Reserves addresses for all defined functions before any other placement, so that they are close to the
    /// variables.
    fn add_thunks(
        &mut self,
        module: &Module,
        reached: &[GlobalId],
        parts: &mut LoadContext<'_>,
    ) -> Result<(), LoadError> {
        let defined = |id: &&GlobalId| module.function(**id).is_some_and(|f| f.body.is_some());
        let defined: Vec<GlobalId> = reached.iter().filter(defined).copied().collect();
        let aligns = defined.iter().map(|id| module.globals[*id].align.map_or(1, Align::bytes));
        let thunks =
            parts.shared.memory.add_thunks(aligns).map_err(|e| LoadError { global: None, text: e.to_string() })?;
        self.thunks = defined.into_iter().zip(thunks).collect();
        Ok(())
    }

    fn add_function(&mut self, module: &Module, id: GlobalId, parts: &mut LoadContext<'_>) -> Result<(), LoadError> {
        let Some(function) = module.function(id) else { return Ok(()) };
        let name = module.globals[id].name.symbol();
        if name.starts_with("llvm.") && SetJmp::find(&name).is_none() {
            return Ok(());
        }
        let layout = &parts.shared.layout;
        let mut flat = |ty| self.flat(module, layout, ty);
        let params: Option<Vec<Rc<FlatType>>> = function.params.iter().map(|p| flat(p.ty)).collect();
        let ret = flat(function.ret);
        let signature = self.signature(module, layout, function.ty, function.cc.0);
        let (Some(params), Some(ret), Some(signature)) = (params, ret, signature) else {
            return Err(LoadError { global: Some(id), text: format!("the type of `@{name}` is not supported") });
        };
        let mut passing = Vec::new();
        for (param, flat) in function.params.iter().zip(&params) {
            abi::passing(module, layout, param.ty, flat, &[param.attrs], &mut passing);
        }
        let nest = abi::nest_of(&passing);
        let lanes = params.iter().flat_map(|p| p.fields.iter().map(|field| field.lane)).collect();
        let params: Box<[Kind]> = params.iter().flat_map(|p| p.kinds()).collect();
        let external = match function.body {
            Some(_) => None,
            None if let Some(address) = self.host_functions.find_global(&module.globals[id]) => {
                // Functions of that name from other sources may behave differently.
                let address = address as u64;
                let effects = Effects::unknown();
                Some(External { address, model: None, can_fail: false, effects, jump: None, unknown: false })
            }
            None if self.growing
                && SetJmp::find(&name).is_none()
                && host::symbols::resolve_global(&module.globals[id]).is_none() =>
            {
                None
            }
            None => {
                let own = self.own.get(&id).copied();
                let found = || match host::interpose::fork::vfork_replacement(&name) {
                    Some(name) => host::symbols::resolve(name),
                    None => host::symbols::resolve_global(&module.globals[id]),
                };
                let elsewhere = || match found() {
                    Some(found) if self.limited => host::interpose::heap::find(&name).unwrap_or(found) as u64,
                    found => found.unwrap_or(0) as u64,
                };
                let address = own.map_or_else(elsewhere, |(address, _)| address);
                // The standard library is known even if the user loads it by name.
                let unknown = own.is_some()
                    || host::symbols::is_in_loaded_library(&name)
                        && !host::interpose::cxx_operators::is_standard(&name);
                let defined = |name: &str| replacement(module, name).is_some();
                let model = if unknown { None } else { shims::find(&name, &params, function.varargs, defined) };
                let effects = if own.is_some() { Effects::unknown() } else { effects(&name) };
                // Calls through its address must use the same blocks.
                let operator = model
                    .as_ref()
                    .and_then(|known| known.model.operator())
                    .and_then(host::interpose::cxx_operators::hook);
                let address = operator.unwrap_or(address);
                let can_fail = model.is_some() && host::interpose::heap::can_fail(&name);
                Some(External { address, model, can_fail, effects, jump: SetJmp::find(&name), unknown })
            }
        };
        let cc = function.cc;
        let (body, address, retired) = (None, None, false);
        let mut function =
            FunctionEntry { global: id, signature, cc, params, lanes, nest, ret, external, body, address, retired };
        match self.numbers[id] {
            None => {
                self.numbers[id] = Some(parts.code.functions.len() as u32);
                parts.code.functions.push(function);
            }
            Some(number) => {
                let old = &mut parts.code.functions[number as usize];
                // Keep the address, so that existing pointers stay valid.
                if old.external.is_none() && function.external.is_none() && old.signature == function.signature {
                    function.address = old.address;
                }
                *old = function;
            }
        }
        Ok(())
    }

    fn add_variable(
        &mut self,
        module: &Module,
        id: GlobalId,
        ty: Type,
        defined: bool,
        constant: bool,
        parts: &mut LoadContext<'_>,
    ) -> Result<(), LoadError> {
        let global = &module.globals[id];
        let shared = &mut *parts.shared;
        let size = shared.layout.size_of(&module.types, ty);
        let info = Info {
            kind: if defined { table::Kind::Global(id) } else { table::Kind::Host },
            size: size.unwrap_or(u64::MAX >> 1),
            read_only: constant,
            ty,
            ..Info::default()
        };
        if !defined {
            let (address, known) = self.own.get(&id).copied().unwrap_or_else(|| {
                let host_functions = self.host_functions.find_global(global);
                let address = host_functions.or_else(|| host::symbols::resolve_global(global)).unwrap_or(0);
                (address as u64, host::symbols::size_of_variable(address).unwrap_or(0))
            });
            let info = Info { size: info.size.max(known), ..info };
            let slot = if address == 0 { ScalarValue::NULL } else { shared.memory.register(address, info) };
            self.variables[id] = Some(slot);
            return Ok(());
        }
        let natural = shared.layout.align_of(&module.types, ty).unwrap_or(1);
        let preferred = shared.layout.preferred_align_of(&module.types, ty).unwrap_or(1);
        let align = global.align.map_or(preferred, Align::bytes).max(natural).max(1);
        let slot = size.and_then(|_| shared.memory.allocate(info, align, true));
        let no_room = || LoadError {
            global: Some(id),
            text: format!("the module's data is too large: out of memory for `@{}`", global.name),
        };
        self.variables[id] = Some(slot.ok_or_else(no_room)?);
        Ok(())
    }

    /// Returns the address of a reached variable or ifunc.
    pub fn variable(&self, id: GlobalId) -> Option<ScalarValue> {
        self.variables[id]
    }

    /// Returns the index of a constant that is already in the table.
    pub fn known_constant(&self, id: ConstId) -> Option<u32> {
        self.constants.get(&id).copied()
    }

    /// Returns the number of a reached function.
    pub fn number(&self, id: GlobalId) -> Option<u32> {
        self.numbers[id]
    }

    /// Returns the flattened type.
    pub fn flat(&mut self, module: &Module, layout: &crate::ir::DataLayout, ty: Type) -> Option<Rc<FlatType>> {
        self.flat_types.entry(ty).or_insert_with(|| FlatType::of(&module.types, layout, ty).ok().map(Rc::new)).clone()
    }

    /// Returns the number of a function type with a calling convention.
    pub fn signature(&mut self, module: &Module, layout: &crate::ir::DataLayout, ty: Type, cc: u32) -> Option<u32> {
        let TypeKind::Function { ret, params, varargs } = module.types.kind(ty) else { return None };
        let scalars = |flat: &Rc<FlatType>| -> Vec<Scalar> {
            flat.fields.iter().map(|field| (field.scalar, field.lane)).collect()
        };
        let ret = scalars(&self.flat(module, layout, *ret)?).into();
        let params: Vec<Rc<FlatType>> = params.iter().map(|p| self.flat(module, layout, *p)).collect::<Option<_>>()?;
        let params = params.iter().flat_map(scalars).collect();
        let next = self.signatures.ids.len() as u32;
        let class = self.signatures.exact.as_ref().map(|classes| classes[ty]);
        Some(*self.signatures.ids.entry((ret, params, *varargs, cc, class)).or_insert(next))
    }

    /// Returns the address of a reached function, if it is fixed or was already computed.
    pub fn code_address(&self, id: GlobalId, number: u32, code: &RegisterCode) -> Option<u64> {
        let function = &code.functions[number as usize];
        match &function.external {
            Some(external) => Some(external.address),
            None => function.address.map(|slot| slot.lo).or_else(|| self.thunks.get(&id).copied()),
        }
    }

    /// Returns a function as a value: a code address that host functions can call too.
    pub fn function_address(&mut self, module: &Module, number: u32, parts: &mut LoadContext<'_>) -> ScalarValue {
        let function = &parts.code.functions[number as usize];
        if let Some(slot) = function.address {
            return slot;
        }
        let address = match &function.external {
            Some(external) => external.address,
            None => match module.function(function.global) {
                Some(declared) => {
                    let layout = &parts.shared.layout;
                    let prototype =
                        abi::Prototype::of_function(module, layout, declared, |ty| self.flat(module, layout, ty));
                    let code = prototype.map_or(0, |prototype| self.callback_thunks.make(number, prototype));
                    let thunk = self.thunks.get(&function.global).copied().filter(|_| code != 0).unwrap_or(0);
                    parts.shared.memory.set_thunk_target(thunk, code);
                    thunk
                }
                None => 0,
            },
        };
        let slot = match address {
            0 => ScalarValue::NULL,
            _ => {
                let info = Info { kind: table::Kind::Function(number), read_only: true, ..Info::default() };
                parts.shared.memory.register(address, info)
            }
        };
        parts.code.functions[number as usize].address = Some(slot);
        slot
    }
}
