//! File reader: the blocks and the order in which they are read. Symbol tables are at the end of a block but are read
//! first.

use super::error::{Error, Place};
use super::format::{self, BlockKind, flag, kind};
use super::stream::Stream;
use super::symbols::{Head, Symbols, Unique, text, unite};
use super::types::{Def, Slot, Slots, Ty, TypeTable};
use super::{constants::Pooled, function::FunctionState};
use crate::ir::inst::{CastFlags, CastOp};
use crate::ir::{
    Attr, AttrSet, ConstExpr, ConstId, Constant, Function, GlobalId, GlobalKind, GlobalValue, Linkage, Module, Name,
    NamedType, Param, Type, TypeKind, ValueId, write_escaped,
};
use crate::source::Span;
use rustc_hash::FxHashMap;

/// Meaning of a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entry {
    /// Zero value of the type.
    Zero,
    /// Variable or function, by index.
    Global(u32),
    /// Pool entry.
    Const(u32),
    /// Parameter, or result of an instruction.
    Local(ValueId),
}

/// Variable or function as listed in the file.
struct Listed {
    /// Type of its address.
    ty: Ty,
    kind: ListedKind,
    linkage: Linkage,
    place: Place,
}

enum ListedKind {
    Variable { constant: bool, init: Option<u32> },
    Function { defined: bool },
}

/// File reader.
pub(super) struct Reader<'b> {
    pub module: Module,
    pub types: TypeTable,
    pub slots: Slots,
    /// Module-level values of each type, without the zero value.
    planes: FxHashMap<Ty, Vec<Entry>>,
    pub pool: Vec<Pooled<'b>>,
    /// Globals by index, with the types of their addresses.
    globals: Vec<(GlobalId, Ty)>,
    /// Current function.
    pub scope: Option<FunctionState>,
    /// Remaining budget for function parameters: functions can share one list of parameter types.
    parameters: u64,
    /// Remaining budget for allocations that need instructions to compute their size.
    pub allocations: u64,
}

/// Budget for function parameters, beyond one per byte of the file.
const MAX_PARAMETERS: u64 = 1 << 20;

/// Budget for `malloc`s with a count, beyond one per 32 bytes of the file: each expands to eight
/// instructions.
const MAX_ALLOCATIONS: u64 = 1 << 15;

/// Reads a module.
pub(super) fn read(bytes: &[u8]) -> Result<Module, Error> {
    let mut stream = Stream::new(bytes);
    let start = stream.place();
    let signature: [u8; 4] = stream.array()?;
    if signature == format::COMPRESSED {
        let message = "compressed bytecode (LLVM 1.4 and later) is not supported";
        return Err(Error::unknown(message).at(start));
    }
    if signature != format::SIGNATURE {
        return Err(Error::structure("invalid bytecode signature").at(start));
    }
    let place = stream.place();
    // Later formats have another header, but the format number is at the same position.
    let (id, size) = (stream.word()?, stream.word()?);
    let version = stream.clone().vbr();
    if let Ok(version) = version
        && version >> 4 > format::LAST
    {
        let message =
            format!("unsupported bytecode format {}: only those of LLVM 1.0 to 1.3 (0 to 3) are read", version >> 4);
        return Err(Error::unknown(message).at(stream.place()));
    }
    if BlockKind::of(id, false) != BlockKind::Module {
        return Err(Error::structure(format!("the file starts with block {id:#x}, not with a module")).at(place));
    }
    if size as usize != stream.left() {
        let message = format!("the module has {size} bytes, but {} follow", stream.left());
        return Err(Error::structure(message).at(place));
    }
    let version = version?;
    stream.vbr()?;
    stream.align();
    let reader = Reader {
        module: Module::default(),
        types: TypeTable::new(),
        slots: Slots { format: version >> 4 },
        planes: FxHashMap::default(),
        pool: Vec::new(),
        globals: Vec::new(),
        scope: None,
        parameters: MAX_PARAMETERS + bytes.len() as u64,
        allocations: MAX_ALLOCATIONS + bytes.len() as u64 / 32,
    };
    reader.module(version, stream)
}

/// Returns the data layout given by the flags of a file.
fn data_layout(version: u32) -> Option<String> {
    let is = |flag: u32| version & flag != 0;
    let endianness = (!is(flag::NO_ENDIANNESS)).then_some(if is(flag::BIG_ENDIAN) { "E" } else { "e" });
    let pointers = (!is(flag::NO_POINTER_SIZE)).then_some(if is(flag::LONG_POINTERS) { "p:64:64" } else { "p:32:32" });
    let parts: Vec<&str> = endianness.into_iter().chain(pointers).collect();
    (!parts.is_empty()).then(|| parts.join("-"))
}

impl<'b> Reader<'b> {
    fn module(mut self, version: u32, mut stream: Stream<'b>) -> Result<Module, Error> {
        let end = stream.place();
        let short = self.slots.format >= 3;
        let (mut types, mut info, mut symbols) = (None, None, None);
        let (mut pools, mut functions) = (Vec::new(), Vec::new());
        while !stream.is_at_end() {
            let place = stream.place();
            let (kind, block) = stream.block(short)?;
            let once = |known: &mut Option<Stream<'b>>| match known.replace(block.clone()) {
                Some(_) => Err(Error::structure(format!("{} occurs twice", kind.name())).at(place)),
                None => Ok(()),
            };
            match kind {
                BlockKind::TypePool => once(&mut types)?,
                BlockKind::ModuleInfo => once(&mut info)?,
                BlockKind::SymbolTable => once(&mut symbols)?,
                BlockKind::ConstantPool => pools.push(block),
                BlockKind::Function => functions.push(block),
                // Unknown blocks are skipped, as in LLVM.
                _ => {}
            }
        }
        if let Some(text) = data_layout(version) {
            self.module.data_layout = Some((text.into(), Span::default()));
        }
        self.module.uses_typed_pointers = true;
        let symbols = symbols.map(|block| Symbols::read(block, self.slots)).transpose()?.unwrap_or_default();
        // LLVM 1.2 writes an empty pool if there are no types.
        if let Some(mut block) = types.filter(|block| !block.is_at_end()) {
            let count = block.vbr()?;
            if self.slots.has_type_type() {
                let place = block.place();
                if self.slots.read(&mut block)? != Slot::TypeType {
                    return Err(Error::malformed("a type pool with another type").at(place));
                }
            }
            self.types.read(&mut self.module, &mut block, count, self.slots, &symbols.types)?;
        }
        self.types.end_of_module();
        let in_symbols = symbols.place.unwrap_or(end);
        self.type_names(&symbols).map_err(|error| error.at(in_symbols))?;
        let heads = functions.iter().map(function_head).collect::<Result<Vec<_>, _>>()?;
        let listed = match info {
            Some(block) => self.listed(block, &heads)?,
            None => Vec::new(),
        };
        let count = listed.iter().filter(|listed| matches!(listed.kind, ListedKind::Function { .. })).count();
        if count != heads.len() {
            let message = format!("{count} functions are listed, but there are {}", heads.len());
            return Err(Error::missing(message).at(end));
        }
        let inits = self.make_globals(listed, &symbols).map_err(|error| error.at(in_symbols))?;
        for pool in pools {
            self.constant_pool(pool)?;
        }
        for (global, ty, slot, place) in inits {
            let entry = self.lookup(ty, slot).map_err(|error| error.at(place))?;
            let constant = self.constant_of(ty, entry).map_err(|error| error.at(place))?;
            if let GlobalKind::Variable { init, .. } = &mut self.module.globals[global].kind {
                *init = Some(constant);
            }
        }
        let bodies: Vec<(GlobalId, Ty)> = {
            let is_function =
                |ty: Ty| self.types.pointee(ty).is_ok_and(|to| matches!(self.types.def(to), Def::Function { .. }));
            self.globals.iter().copied().filter(|(_, ty)| is_function(*ty)).collect()
        };
        for ((global, ty), block) in bodies.into_iter().zip(functions) {
            self.function(global, ty, block)?;
        }
        number_types(&mut self.module);
        Ok(self.module)
    }

    /// Adds named aliases for types with several names.
    fn type_names(&mut self, symbols: &Symbols) -> Result<(), Error> {
        let mut slots: Vec<u32> = symbols.types.keys().copied().collect();
        slots.sort_unstable();
        let mut unique = Unique::default();
        for named in self.module.types.named.values_mut() {
            if let Name::Text(name) = &mut named.name {
                *name = unique.name(name.to_string()).into();
            }
        }
        for slot in slots {
            let body = self.types.ir(self.types.get(slot)?);
            for name in &symbols.types[&slot] {
                if let TypeKind::Named(id) = self.module.types.written(body)
                    && self.module.types.named[*id].name == Name::Text(name.as_str().into())
                {
                    continue;
                }
                let name = Name::Text(unique.name(name.clone()).into());
                let span = Span { lo: slot, hi: slot };
                self.module.types.named.push(NamedType { name, body: Some(body), defined: true, span });
            }
        }
        Ok(())
    }

    /// Reads the list of globals. `heads`: for each function, its linkage and whether it has a body.
    fn listed(&mut self, mut block: Stream<'b>, heads: &[(Linkage, bool)]) -> Result<Vec<Listed>, Error> {
        let mut listed = Vec::new();
        loop {
            let place = block.place();
            let number = block.vbr()?;
            if number == 0 {
                break;
            }
            let variable = |reader: &Self, slot: Slot| {
                let Slot::Type(slot) = slot else { return Err(Error::malformed("a variable of type `type`")) };
                let ty = reader.types.get(slot)?;
                reader.types.pointee(ty)?;
                Ok((ty, linkage(number >> 2 & 7)?))
            };
            let (ty, linkage) = variable(self, self.slots.slot(number >> 5)).map_err(|error| error.at(place))?;
            let init = if number & 2 != 0 { Some(block.vbr()?) } else { None };
            let kind = ListedKind::Variable { constant: number & 1 != 0, init };
            listed.push(Listed { ty, kind, linkage, place });
        }
        let mut heads = heads.iter();
        loop {
            let place = block.place();
            let slot = self.slots.read_type(&mut block)?;
            if slot == kind::VOID {
                break;
            }
            let function = |reader: &Self| {
                let ty = reader.types.get(slot)?;
                match reader.types.def(reader.types.pointee(ty)?) {
                    Def::Function { .. } => Ok(ty),
                    _ => Err(Error::malformed("a function whose type is not a function type")),
                }
            };
            let ty = function(self).map_err(|error| error.at(place))?;
            let (linkage, defined) = heads.next().copied().unwrap_or_default();
            listed.push(Listed { ty, kind: ListedKind::Function { defined }, linkage, place });
        }
        if self.slots.format >= 3 {
            self.libraries(&mut block)?;
        }
        Ok(listed)
    }

    /// Reads the dependent libraries of the module, and its triple.
    fn libraries(&mut self, block: &mut Stream<'b>) -> Result<(), Error> {
        let count = block.vbr()?;
        let mut names = Vec::new();
        for _ in 0..count {
            let mut name = String::from("\"");
            write_escaped(block.string()?, &mut name);
            names.push(name + "\"");
        }
        if !names.is_empty() {
            self.module.other_items.push(format!("deplibs = [ {} ]", names.join(", ")).into());
        }
        let triple = text(block.string()?);
        if !triple.is_empty() {
            self.module.triple = Some((triple.into(), Span::default()));
        }
        Ok(())
    }

    /// Creates the globals. Returns the slots of initializers.
    fn make_globals(
        &mut self,
        listed: Vec<Listed>,
        symbols: &Symbols,
    ) -> Result<Vec<(GlobalId, Ty, u32, Place)>, Error> {
        for (n, listed) in listed.iter().enumerate() {
            self.planes.entry(listed.ty).or_default().push(Entry::Global(n as u32));
        }
        let head = |listed: &Listed| Head {
            name: None,
            linkage: listed.linkage,
            defined: match listed.kind {
                ListedKind::Variable { init, .. } => init.is_some(),
                ListedKind::Function { defined } => defined,
            },
        };
        let mut heads: Vec<Head> = listed.iter().map(head).collect();
        for (plane, slot, name) in &symbols.values {
            let ty = self.types.get(*plane)?;
            let number = (*slot as usize).checked_sub(usize::from(self.has_zero(ty)));
            // The format allows names for constants; the module cannot represent them.
            if let Some(Entry::Global(n)) = number.and_then(|n| self.planes.get(&ty)?.get(n)) {
                heads[*n as usize].name.get_or_insert_with(|| name.clone());
            }
        }
        let same = unite(&mut heads);
        let mut inits = Vec::new();
        let mut unnamed = 0;
        let mut ids: Vec<Option<GlobalId>> = vec![None; heads.len()];
        for (n, (listed, head)) in listed.iter().zip(&heads).enumerate() {
            if same[n].is_some() {
                continue;
            }
            let name = match &head.name {
                Some(name) => Name::Text(name.as_str().into()),
                None => {
                    unnamed += 1;
                    Name::Number(unnamed - 1)
                }
            };
            let mut global = GlobalValue::undeclared(name.clone(), Span::default());
            global.linkage = listed.linkage;
            let content = self.types.pointee(listed.ty)?;
            global.kind = match &listed.kind {
                ListedKind::Variable { constant, .. } => {
                    GlobalKind::Variable { ty: self.types.ir(content), init: None, constant: *constant }
                }
                ListedKind::Function { .. } => GlobalKind::Function(Box::new(self.declaration(content)?)),
            };
            let id = self.module.globals.push(global);
            self.module.by_name.insert(name, id);
            self.module.order.push(id);
            ids[n] = Some(id);
            if let ListedKind::Variable { init: Some(slot), .. } = listed.kind {
                inits.push((id, content, slot, listed.place));
            }
        }
        for (n, listed) in listed.iter().enumerate() {
            let id = ids[same[n].unwrap_or(n)].ok_or_else(|| Error::missing("an undefined global"))?;
            self.globals.push((id, listed.ty));
        }
        Ok(inits)
    }

    fn declaration(&mut self, ty: Ty) -> Result<Function, Error> {
        let Def::Function { ret, params, varargs } = self.types.def(ty).clone() else {
            return Err(Error::malformed("a function whose type is not a function type"));
        };
        let left = self.parameters.checked_sub(params.len() as u64);
        self.parameters =
            left.ok_or_else(|| Error::malformed("more parameters than a file of this length can contain"))?;
        let param = |reader: &mut Self, ty: Ty| Param { ty: reader.types.ir(ty), attrs: reader.extension(ty) };
        Ok(Function {
            ret: self.types.ir(ret),
            ret_attrs: self.extension(ret),
            params: params.iter().map(|ty| param(self, *ty)).collect(),
            varargs,
            ty: self.types.ir(ty),
            cc: Default::default(),
            attrs: AttrSet::NONE,
            personality: None,
            header_span: Span::default(),
            body: None,
            implicit: false,
            written: None,
        })
    }

    /// Returns the extension attribute that a parameter or return type implies.
    pub(super) fn extension(&mut self, ty: Ty) -> AttrSet {
        let word = match ty.0 {
            kind::BOOL | kind::UBYTE | kind::USHORT => "zeroext",
            kind::SBYTE | kind::SHORT => "signext",
            _ => return AttrSet::NONE,
        };
        self.module.attrs.intern(vec![Attr::Word(word.into())])
    }

    /// Whether slot 0 of a type is its zero value.
    pub(super) fn has_zero(&self, ty: Ty) -> bool {
        let is_implied = self.slots.format > 0 || ty.0 >= kind::FIRST_DERIVED;
        is_implied && !matches!(ty, Ty::VOID | Ty::LABEL)
    }

    /// Assigns the next slot of its type to a value.
    pub(super) fn enter(&mut self, ty: Ty, entry: Entry) {
        match &mut self.scope {
            Some(scope) => scope.plane(ty).locals.push(entry),
            None => self.planes.entry(ty).or_default().push(entry),
        }
    }

    /// Returns the number of module-level slots of a type.
    fn module_slots(&self, ty: Ty) -> usize {
        usize::from(self.has_zero(ty)) + self.planes.get(&ty).map_or(0, Vec::len)
    }

    /// Returns the number of slots of a type before a function's own values.
    pub(super) fn slots_before(&self, ty: Ty) -> usize {
        let compacted = self.scope.as_ref().and_then(|scope| scope.planes.get(&ty)?.compacted.as_ref());
        compacted.map_or_else(|| self.module_slots(ty), |entries| entries.len())
    }

    /// Looks up a module-level slot.
    pub(super) fn module_entry(&self, ty: Ty, slot: u32) -> Result<Entry, Error> {
        match (slot as usize).checked_sub(usize::from(self.has_zero(ty))) {
            None => Ok(Entry::Zero),
            Some(n) => {
                self.planes.get(&ty).and_then(|plane| plane.get(n)).copied().ok_or_else(|| self.no_value(ty, slot))
            }
        }
    }

    fn no_value(&self, ty: Ty, slot: u32) -> Error {
        Error::missing(format!("undefined value {slot} of type {}", self.module.types.display(self.types.ir(ty))))
    }

    /// Looks up a slot that is already defined.
    pub(super) fn lookup(&self, ty: Ty, slot: u32) -> Result<Entry, Error> {
        let plane = self.scope.as_ref().and_then(|scope| scope.planes.get(&ty));
        match (slot as usize).checked_sub(self.slots_before(ty)) {
            Some(n) => plane.and_then(|plane| plane.locals.get(n)).copied().ok_or_else(|| self.no_value(ty, slot)),
            None => match plane.and_then(|plane| plane.compacted.as_ref()) {
                Some(entries) => Ok(entries[slot as usize]),
                None => self.module_entry(ty, slot),
            },
        }
    }

    /// Returns the constant of an entry.
    pub(super) fn constant_of(&mut self, ty: Ty, entry: Entry) -> Result<ConstId, Error> {
        match entry {
            Entry::Zero => self.zero(ty),
            Entry::Const(n) => self.pooled(n),
            Entry::Global(n) => Ok(self.address(n)),
            Entry::Local(_) => Err(Error::malformed("expected a constant")),
        }
    }

    /// Returns the address of a global. A declaration that was unified with a definition of another type gets a cast to
    /// its own type.
    pub(super) fn address(&mut self, n: u32) -> ConstId {
        let (id, ty) = self.globals[n as usize];
        let wanted = self.types.ir(ty);
        let own = match self.module.value_type(id) {
            Type::INVALID => wanted,
            content => self.module.types.pointer_to(content),
        };
        let constants = &mut self.module.constants;
        if self.module.types.strip(own) == self.module.types.strip(wanted) {
            return constants.intern(Constant::Global(wanted, id));
        }
        let arg = (own, constants.intern(Constant::Global(own, id)));
        let cast = ConstExpr::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), arg };
        constants.intern(Constant::Expr(wanted, Box::new(cast)))
    }

    /// Returns the zero constant of a type.
    pub(super) fn zero(&mut self, ty: Ty) -> Result<ConstId, Error> {
        let ir = self.types.ir(ty);
        let constant = match self.types.def(ty) {
            Def::Primitive(kind::FLOAT | kind::DOUBLE) => Constant::Float(ir, 0),
            Def::Primitive(kind::BOOL..=kind::LONG) => Constant::Int(ir, 0),
            Def::Pointer(_) => Constant::Null(ir),
            Def::Struct(_) | Def::Array(..) => Constant::Zero(ir),
            _ => return Err(Error::malformed("a zero value of a type that has none")),
        };
        Ok(self.module.constants.intern(constant))
    }

    /// Returns the type of a slot, through the compaction table of the current function if it has one.
    pub(super) fn local_type(&self, slot: u32) -> Result<Ty, Error> {
        let compacted = self.scope.as_ref().and_then(|scope| scope.types.as_ref());
        match (compacted, slot.checked_sub(kind::FIRST_DERIVED)) {
            (Some(types), Some(n)) => types
                .get(n as usize)
                .copied()
                .ok_or_else(|| Error::missing(format!("undefined type {slot} in the compaction table"))),
            _ => self.types.get(slot),
        }
    }
}

/// Decodes a linkage.
fn linkage(number: u32) -> Result<Linkage, Error> {
    let linkage = format::LINKAGES.get(number as usize);
    linkage.copied().ok_or_else(|| Error::unknown(format!("unknown linkage {number}")))
}

/// Reads the linkage of a function, and whether it has a body.
fn function_head(block: &Stream<'_>) -> Result<(Linkage, bool), Error> {
    let mut block = block.clone();
    let place = block.place();
    let linkage = linkage(block.vbr()?).map_err(|error| error.at(place))?;
    Ok((linkage, !block.is_at_end()))
}

/// Numbers the unnamed types, which come first, in slot order.
fn number_types(module: &mut Module) {
    let mut order: Vec<_> = module.types.named.keys().collect();
    let rank = |id: &_| {
        let named = &module.types.named[*id];
        (matches!(named.name, Name::Text(_)), named.span.lo)
    };
    order.sort_by_key(rank);
    for (n, id) in order.into_iter().enumerate() {
        let named = &mut module.types.named[id];
        named.span = Span { lo: n as u32, hi: n as u32 };
        if let Name::Number(number) = &mut named.name {
            *number = n as u32;
        }
    }
}
