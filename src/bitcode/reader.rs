//! Module reader: module-level records, and the order in which blocks are read.

use super::attribute_table::{AttributeList, Groups};
use super::bitstream::{Block, BlockInfos, Entry, Record};
use super::codes::{self, BLOCKINFO};
use super::encoding::{characters, narrow, string, text};
use super::error::Error;
use super::global_codes::{CODE_MODELS, SANITIZERS};
use super::global_header::GlobalHeader;
use super::metadata_table::Metadata;
use super::operation::{self, address_space};
use super::record_codes::{module as code, names};
use super::value_table::{Item, Value};
use crate::ir::{
    AttrSet, ConstId, Function, GlobalId, GlobalKind, GlobalValue, Module, Name, Param, Type, TypeKind, print,
};
use crate::source::Span;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Limit on the number of elements that the file encodes in a few bits each, in total; far above what compilers emit.
const MAX_EXPANSION: u64 = 1 << 20;

/// Use of a constant that is read after the global it belongs to.
#[derive(Clone, Copy, Debug)]
enum Use {
    Initializer,
    Target,
    Prefix,
    Prologue,
    Personality,
}

/// Function with a body that follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Defined {
    pub id: GlobalId,
}

/// Comdat with its selection kind.
#[derive(Clone, Debug)]
struct Comdat {
    name: Arc<str>,
    selection: &'static str,
}

/// Module reader.
pub(super) struct Reader<'b> {
    pub module: Module,
    pub infos: BlockInfos,
    strings: Option<&'b [u8]>,
    /// Module version. 0: absolute value ids; 1: relative value ids; 2: relative, and names are in the string table.
    pub version: u64,
    pub types: Vec<Type>,
    /// Nesting depth of each type.
    pub depths: FxHashMap<Type, u16>,
    pub struct_names: FxHashSet<String>,
    /// Whether a typed pointer occurs.
    pub typed_pointers: bool,
    /// Whether an opaque pointer occurs; LLVM writes them since version 14.
    pub opaque_pointers: bool,
    pub groups: Groups,
    pub attribute_lists: Vec<Arc<AttributeList>>,
    pub no_attributes: Arc<AttributeList>,
    /// Attribute blocks that precede the types they refer to.
    waiting: Vec<Block<'b>>,
    pub values: Vec<Value>,
    /// Addresses of globals as constants, once they are used.
    pub addresses: SecondaryMap<GlobalId, PackedOption<ConstId>>,
    sections: Vec<Arc<str>>,
    collectors: Vec<Arc<str>>,
    comdats: Vec<Comdat>,
    /// Index of the comdat of each global that has one.
    comdat_of: Vec<(GlobalId, usize)>,
    /// Globals of LLVM before 3.5 whose linkage implied a comdat.
    implied_comdats: Vec<GlobalId>,
    uses: Vec<(GlobalId, Use, u64)>,
    defined: Vec<Defined>,
    bodies: Vec<Block<'b>>,
    /// Blocks whose address is taken, to be checked against the functions.
    pub block_addresses: Vec<(GlobalId, u32)>,
    pub bundle_tags: Vec<Box<str>>,
    pub scopes: Vec<Box<str>>,
    pub metadata: Metadata<'b>,
    /// Names of globals by value id.
    pub names: Vec<Option<Arc<str>>>,
    /// Budget for elements and switch cases that take only a few bits each.
    pub expansion: u64,
    /// Budget for data that a few bytes of the file can multiply: parameters of functions of the same type, and names
    /// that share characters.
    allowance: u64,
    /// Cache of attribute sets completed with the pointee of a parameter's type.
    pub typed_attributes: FxHashMap<(AttrSet, Type), AttrSet>,
    /// Attributes of variables, until groups are numbered.
    pub variable_attributes: FxHashMap<GlobalId, AttrSet>,
}

/// Operands of a record by index; missing ones are zero.
struct Fields<'r>(&'r [u64]);

impl Fields<'_> {
    fn get(&self, n: usize) -> u64 {
        self.0.get(n).copied().unwrap_or(0)
    }

    fn some(&self, n: usize) -> Option<u64> {
        self.0.get(n).copied()
    }
}

impl<'b> Reader<'b> {
    /// Returns a reader in its initial state.
    pub fn new(infos: BlockInfos, strings: Option<&'b [u8]>) -> Self {
        Reader {
            module: Module::default(),
            infos,
            strings,
            version: 0,
            types: Vec::new(),
            depths: FxHashMap::default(),
            struct_names: FxHashSet::default(),
            typed_pointers: false,
            opaque_pointers: false,
            groups: Groups::default(),
            attribute_lists: Vec::new(),
            no_attributes: Arc::default(),
            waiting: Vec::new(),
            values: Vec::new(),
            addresses: SecondaryMap::new(),
            sections: Vec::new(),
            collectors: Vec::new(),
            comdats: Vec::new(),
            comdat_of: Vec::new(),
            implied_comdats: Vec::new(),
            uses: Vec::new(),
            defined: Vec::new(),
            bodies: Vec::new(),
            block_addresses: Vec::new(),
            bundle_tags: Vec::new(),
            scopes: Vec::new(),
            metadata: Metadata::default(),
            names: Vec::new(),
            expansion: MAX_EXPANSION,
            allowance: MAX_EXPANSION,
            typed_attributes: FxHashMap::default(),
            variable_attributes: FxHashMap::default(),
        }
    }

    /// Reads `MODULE_BLOCK`.
    pub fn module(mut self, mut block: Block<'b>) -> Result<Module, Error> {
        self.metadata.limit_text(block.left() / 8);
        self.allowance += block.left() / 8;
        let mut record = Record::default();
        let mut symbols = None;
        let mut orders = Vec::new();
        loop {
            match block.next(&mut record)? {
                Entry::End => break,
                Entry::Block(id) => {
                    if id == BLOCKINFO {
                        block.enter(id, &self.infos)?.read_infos(&mut self.infos)?;
                        continue;
                    }
                    let inner = block.enter(id, &self.infos)?;
                    match id {
                        codes::PARAMATTR_GROUP | codes::PARAMATTR if self.types.is_empty() => self.waiting.push(inner),
                        codes::PARAMATTR_GROUP => self.attribute_groups(inner)?,
                        codes::PARAMATTR => self.attribute_lists(inner)?,
                        codes::TYPE => {
                            self.type_table(inner)?;
                            self.waiting_attributes()?;
                        }
                        codes::CONSTANTS => self.constants(inner)?,
                        codes::METADATA => self.metadata_block(inner)?,
                        codes::METADATA_KIND => self.metadata_kinds(inner)?,
                        codes::VALUE_SYMTAB => symbols = Some(inner),
                        codes::FUNCTION => self.bodies.push(inner),
                        codes::USELIST => orders.push(inner),
                        codes::OPERAND_BUNDLE_TAGS => self.bundle_tags = names(inner)?,
                        codes::SYNC_SCOPE_NAMES => self.scopes = names(inner)?,
                        // Summaries, and blocks of later versions that do not affect the program.
                        _ => {}
                    }
                }
                Entry::Record => self.record(&record).map_err(|error| error.at(block.place()))?,
            }
        }
        self.waiting_attributes()?;
        if let Some(symbols) = symbols {
            self.module_symbols(symbols)?;
        }
        self.name_globals().map_err(|error| error.at(block.place()))?;
        self.uses().map_err(|error| error.at(block.place()))?;
        for order in orders {
            self.use_list_orders(order, None)?;
        }
        self.functions().map_err(|error| error.at(block.place()))?;
        self.check_block_addresses().map_err(|error| error.at(block.place()))?;
        self.comdats();
        self.finish_text().map_err(|error| error.at(block.place()))?;
        self.module.uses_typed_pointers = self.typed_pointers && !self.opaque_pointers;
        Ok(self.module)
    }

    fn waiting_attributes(&mut self) -> Result<(), Error> {
        for block in std::mem::take(&mut self.waiting) {
            match block.id {
                Some(codes::PARAMATTR_GROUP) => self.attribute_groups(block)?,
                _ => self.attribute_lists(block)?,
            }
        }
        Ok(())
    }

    fn record(&mut self, record: &Record<'b>) -> Result<(), Error> {
        let ops = &record.ops[..];
        match record.code {
            code::VERSION => match ops.first() {
                Some(version @ 0..=2) => self.version = *version,
                Some(version) => return Err(Error::unknown(format!("unknown module version {version}"))),
                None => return Err(Error::record("a version without its number")),
            },
            code::TRIPLE => self.module.triple = Some((string(ops)?.into(), Span::default())),
            code::DATALAYOUT => self.module.data_layout = Some((string(ops)?.into(), Span::default())),
            code::SOURCE_FILENAME => self.module.source_filename = Some(string(ops)?.into()),
            code::ASM => {
                let text = string(ops)?;
                let lines = text.strip_suffix('\n').unwrap_or(&text).split('\n');
                self.module.asm = lines.map(|line| (line.into(), Span::default())).collect();
            }
            code::SECTIONNAME => self.sections.push(string(ops)?.into()),
            code::GCNAME => self.collectors.push(string(ops)?.into()),
            code::COMDAT => self.comdat(ops)?,
            code::GLOBALVAR => self.variable(ops)?,
            code::FUNCTION => self.function(ops)?,
            code::ALIAS | code::ALIAS_OLD | code::IFUNC => self.alias(record.code, ops)?,
            _ => {}
        }
        Ok(())
    }

    /// Charges the budget for data that a few bytes of the file can multiply.
    fn spend(&mut self, amount: u64, what: &str) -> Result<(), Error> {
        let left = self.allowance.checked_sub(amount);
        self.allowance =
            left.ok_or_else(|| Error::record(format!("more {what} than a file of this length can contain")))?;
        Ok(())
    }

    /// Splits off the name of a record, if names are in the string table.
    fn name<'r>(&mut self, ops: &'r [u64]) -> Result<(Option<Arc<str>>, &'r [u64]), Error> {
        if self.version < 2 {
            return Ok((None, ops));
        }
        let [offset, size, rest @ ..] = ops else { return Err(Error::record("a symbol without its name")) };
        Ok((Some(self.string_at(*offset, *size)?), rest))
    }

    fn string_at(&mut self, offset: u64, size: u64) -> Result<Arc<str>, Error> {
        let range = (usize::try_from(offset).ok(), offset.checked_add(size).and_then(|end| usize::try_from(end).ok()));
        let bytes = match (range, self.strings) {
            ((Some(start), Some(end)), Some(strings)) => strings.get(start..end),
            _ => None,
        };
        let bytes = bytes.ok_or_else(|| Error::missing("a name lies outside the string table"))?;
        if bytes.contains(&0) {
            return Err(Error::record("a name with a NUL character"));
        }
        // 16 characters cost as much as one parameter.
        self.spend(size / 16, "letters in names")?;
        Ok(text(bytes).into())
    }

    fn comdat(&mut self, ops: &[u64]) -> Result<(), Error> {
        let (name, rest) = self.name(ops)?;
        let Some((selection, rest)) = rest.split_first() else {
            return Err(Error::record("a comdat without its kind"));
        };
        let name = match name {
            Some(name) => name,
            None => {
                let length = rest.first().and_then(|n| usize::try_from(*n).ok());
                let name = length.and_then(|n| rest.get(1..n.checked_add(1)?));
                string(name.ok_or_else(|| Error::record("a comdat without its name"))?)?.into()
            }
        };
        let selection = match selection {
            2 => "exactmatch",
            3 => "largest",
            4 => "nodeduplicate",
            5 => "samesize",
            _ => "any",
        };
        self.comdats.push(Comdat { name, selection });
        Ok(())
    }

    fn section(&self, number: u64) -> Result<Option<Arc<str>>, Error> {
        match number {
            0 => Ok(None),
            number => {
                let section = self.sections.get(usize::try_from(number - 1).unwrap_or(usize::MAX));
                section.cloned().map(Some).ok_or_else(|| Error::missing(format!("undefined section {number}")))
            }
        }
    }

    /// Returns the type of a global's address.
    fn address(&mut self, pointee: Type, addrspace: u32) -> Type {
        let typed = self.typed_pointers && !self.opaque_pointers;
        self.module.types.intern(TypeKind::Ptr { pointee: typed.then_some(pointee), addrspace })
    }

    /// Replaces the pointer type of an old record by its pointee. Returns the address space.
    fn dereference(&self, ty: &mut Type) -> Result<u32, Error> {
        match self.module.types.kind(*ty) {
            TypeKind::Ptr { pointee: Some(pointee), addrspace } => {
                *ty = *pointee;
                Ok(*addrspace)
            }
            _ => Err(Error::record("a symbol whose type is not a pointer")),
        }
    }

    fn add_global(&mut self, name: Option<Arc<str>>, global: GlobalValue, pointee: Type) -> GlobalId {
        let ty = self.address(pointee, global.addrspace);
        let id = self.module.globals.push(global);
        self.names.push(name);
        self.values.push(Value { item: Item::Global(id), ty });
        id
    }

    fn note_comdat(&mut self, id: GlobalId, number: Option<u64>, raw_linkage: u64) -> Result<(), Error> {
        match number {
            Some(0) => {}
            Some(number) => {
                let index = usize::try_from(number - 1).ok().filter(|n| *n < self.comdats.len());
                let index = index.ok_or_else(|| Error::missing(format!("undefined comdat {number}")))?;
                self.comdat_of.push((id, index));
            }
            None if matches!(raw_linkage, 1 | 4 | 10 | 11) => self.implied_comdats.push(id),
            None => {}
        }
        Ok(())
    }

    fn partition(&mut self, clauses: &mut Vec<Arc<str>>, offset: u64, size: Option<u64>) -> Result<(), Error> {
        if let Some(size @ 1..) = size {
            clauses.push(quoted("partition ", &self.string_at(offset, size)?).into());
        }
        Ok(())
    }

    fn variable(&mut self, ops: &[u64]) -> Result<(), Error> {
        let (name, ops) = self.name(ops)?;
        if ops.len() < 6 {
            return Err(Error::record(format!("a global variable record with {} operands", ops.len())));
        }
        let f = Fields(ops);
        let (mut ty, flags) = (self.ty(f.get(0))?, f.get(1));
        let addrspace = match flags & 2 {
            0 => self.dereference(&mut ty)?,
            _ => address_space(flags >> 2)?,
        };
        let mut head = GlobalHeader::new(f.get(3));
        head.visibility(f.get(6));
        head.dll_storage(f.some(10));
        head.thread_local(f.get(7));
        head.unnamed_addr(f.get(8));
        head.global.externally_initialized = f.get(9) != 0;
        head.dso_local(f.get(13));
        self.partition(&mut head.global.clauses, f.get(14), f.some(15))?;
        match f.get(17) {
            0 => {}
            n @ 1..=5 => {
                let model = CODE_MODELS[n as usize - 1];
                head.global.clauses.push(quoted("code_model ", model).into());
            }
            n => return Err(Error::unknown(format!("unknown code model {n}"))),
        }
        let named = SANITIZERS.iter().enumerate().filter(|(n, _)| f.get(16) >> n & 1 == 1);
        head.global.clauses.extend(named.map(|(_, word)| Arc::from(*word)));
        let mut global = head.global;
        global.section = self.section(f.get(5))?;
        global.align = operation::alignment(f.get(4))?;
        global.addrspace = addrspace;
        global.kind = GlobalKind::Variable { ty, init: None, constant: flags & 1 != 0 };
        let id = self.add_global(name, global, ty);
        if f.get(2) != 0 {
            self.uses.push((id, Use::Initializer, f.get(2) - 1));
        }
        self.note_comdat(id, f.some(11), f.get(3))?;
        let attrs = self.attributes_of(f.get(12))?.function;
        if attrs != AttrSet::NONE {
            self.variable_attributes.insert(id, attrs);
        }
        Ok(())
    }

    fn function(&mut self, ops: &[u64]) -> Result<(), Error> {
        let (name, ops) = self.name(ops)?;
        if ops.len() < 8 {
            return Err(Error::record(format!("a function record with {} operands", ops.len())));
        }
        let f = Fields(ops);
        let mut ty = self.ty(f.get(0))?;
        if let TypeKind::Ptr { pointee: Some(pointee), .. } = self.module.types.kind(ty) {
            ty = *pointee;
        }
        let TypeKind::Function { ret, params, varargs } = self.module.types.kind(ty).clone() else {
            return Err(Error::record("a function whose type is not a function type"));
        };
        let mut head = GlobalHeader::new(f.get(3));
        head.visibility(f.get(7));
        head.dll_storage(f.some(11));
        head.unnamed_addr(f.get(9));
        head.dso_local(f.get(15));
        self.partition(&mut head.global.clauses, f.get(17), f.some(18))?;
        if f.get(8) != 0 {
            let collector = self.collectors.get(usize::try_from(f.get(8) - 1).unwrap_or(usize::MAX));
            let collector =
                collector.ok_or_else(|| Error::missing(format!("undefined garbage collector {}", f.get(8))))?;
            head.global.clauses.push(quoted("gc ", collector).into());
        }
        let list = self.attributes_of(f.get(4))?;
        self.spend(params.len() as u64, "parameters")?;
        let params = params.iter().enumerate().map(|(n, ty)| {
            let attrs = self.param_attributes(&list, n, *ty);
            Param { ty: *ty, attrs }
        });
        let params = params.collect();
        let function = Function {
            ret,
            ret_attrs: list.ret,
            params,
            varargs,
            ty,
            cc: operation::convention(f.get(1))?,
            attrs: list.function,
            personality: None,
            header_span: Span::default(),
            body: None,
            implicit: false,
            written: None,
        };
        let mut global = head.global;
        global.section = self.section(f.get(6))?;
        global.align = operation::alignment(f.get(5))?;
        global.addrspace = address_space(f.get(16))?;
        global.kind = GlobalKind::Function(Box::new(function));
        let id = self.add_global(name, global, ty);
        self.note_comdat(id, f.some(12), f.get(3))?;
        for (field, of) in [(10, Use::Prologue), (13, Use::Prefix), (14, Use::Personality)] {
            if f.get(field) != 0 {
                self.uses.push((id, of, f.get(field) - 1));
            }
        }
        if f.get(2) == 0 {
            self.defined.push(Defined { id });
        }
        Ok(())
    }

    fn alias(&mut self, code: u32, ops: &[u64]) -> Result<(), Error> {
        let (name, ops) = self.name(ops)?;
        let old = code == code::ALIAS_OLD;
        if ops.len() < if old { 3 } else { 4 } {
            return Err(Error::record(format!("an alias record with {} operands", ops.len())));
        }
        let mut ty = self.ty(ops[0])?;
        let addrspace = match old {
            true => self.dereference(&mut ty)?,
            false => address_space(ops[1])?,
        };
        let f = Fields(&ops[if old { 1 } else { 2 }..]);
        let mut head = GlobalHeader::new(f.get(1));
        head.visibility(f.get(2));
        let rest = match code {
            code::IFUNC => 3,
            _ => {
                head.dll_storage(f.some(3));
                head.thread_local(f.get(4));
                head.unnamed_addr(f.get(5));
                6
            }
        };
        head.dso_local(f.get(rest));
        self.partition(&mut head.global.clauses, f.get(rest + 1), f.some(rest + 2))?;
        let mut global = head.global;
        global.addrspace = addrspace;
        // The target is a constant that is read later.
        let target = (Type::INVALID, self.module.constants.intern(crate::ir::Constant::Invalid));
        global.kind = match code {
            code::IFUNC => GlobalKind::Ifunc { ty, resolver: target },
            _ => GlobalKind::Alias { ty, target },
        };
        let id = self.add_global(name, global, ty);
        self.uses.push((id, Use::Target, f.get(0)));
        Ok(())
    }

    /// Sets the names of globals, and their order in LLVM's text.
    fn name_globals(&mut self) -> Result<(), Error> {
        let rank = |kind: &GlobalKind| match kind {
            GlobalKind::Variable { .. } | GlobalKind::Undeclared => 0,
            GlobalKind::Alias { .. } => 1,
            GlobalKind::Ifunc { .. } => 2,
            GlobalKind::Function(_) => 3,
        };
        let mut order: Vec<GlobalId> = self.module.globals.keys().collect();
        order.sort_by_key(|id| rank(&self.module.globals[*id].kind));
        let mut unnamed = 0;
        for id in &order {
            let name = match &self.names[id.as_u32() as usize] {
                Some(name) if !name.is_empty() => Name::Text(name.clone()),
                _ => {
                    unnamed += 1;
                    Name::Number(unnamed - 1)
                }
            };
            if self.module.by_name.insert(name.clone(), *id).is_some() {
                return Err(Error::record(format!("two symbols have the name @{name}")));
            }
            self.module.globals[*id].name = name;
        }
        self.module.order = order;
        Ok(())
    }

    /// Resolves the references to constants in the records of globals.
    fn uses(&mut self) -> Result<(), Error> {
        for (id, of, value) in std::mem::take(&mut self.uses) {
            let constant = self.constant(narrow(value)?)?;
            let written = |reader: &Self, word: &str| {
                let ty = reader.module.types.display(constant.0);
                format!("{word} {ty} {}", print::constant(&reader.module, constant.1))
            };
            let word = match of {
                Use::Prefix => Some(written(self, "prefix")),
                Use::Prologue => Some(written(self, "prologue")),
                _ => None,
            };
            let global = &mut self.module.globals[id];
            match (&mut global.kind, of) {
                (GlobalKind::Variable { init, .. }, Use::Initializer) => *init = Some(constant.1),
                (GlobalKind::Alias { target: place, .. } | GlobalKind::Ifunc { resolver: place, .. }, Use::Target) => {
                    *place = constant;
                }
                (GlobalKind::Function(function), Use::Personality) => function.personality = Some(constant),
                _ => global.clauses.extend(word.map(Arc::from)),
            }
        }
        Ok(())
    }

    /// Reads the bodies, in the order of the functions that have one.
    fn functions(&mut self) -> Result<(), Error> {
        let (bodies, defined) = (std::mem::take(&mut self.bodies), std::mem::take(&mut self.defined));
        if bodies.len() != defined.len() {
            let message = format!("{} functions have a body, but {} bodies follow", defined.len(), bodies.len());
            return Err(Error::record(message));
        }
        self.metadata.seal();
        for (block, defined) in bodies.into_iter().zip(defined) {
            self.body(defined.id, block)?;
        }
        Ok(())
    }

    fn check_block_addresses(&self) -> Result<(), Error> {
        for (function, block) in &self.block_addresses {
            let body = self.module.function(*function).and_then(|function| function.body.as_ref());
            if body.is_none_or(|body| *block as usize >= body.blocks.len()) {
                let name = &self.module.globals[*function].name;
                return Err(Error::missing(format!("blockaddress of the nonexistent block {block} of @{name}")));
            }
        }
        Ok(())
    }

    /// Adds the comdats to the module in the order of their members: functions first, then variables.
    fn comdats(&mut self) {
        let is_function = |id: GlobalId| matches!(self.module.globals[id].kind, GlobalKind::Function(_));
        let mut used = std::mem::take(&mut self.comdat_of);
        let triple = self.module.triple.as_ref().map_or("", |(triple, _)| &**triple);
        // Mach-O and XCOFF have no comdats.
        let has_comdats = !["apple", "darwin", "macho", "aix"].iter().any(|system| triple.contains(system));
        for id in std::mem::take(&mut self.implied_comdats).into_iter().filter(|_| has_comdats) {
            if let Name::Text(name) = &self.module.globals[id].name {
                used.push((id, self.comdats.len()));
                self.comdats.push(Comdat { name: name.clone(), selection: "any" });
            }
        }
        used.sort_by_key(|(id, _)| (!is_function(*id), *id));
        let mut written = FxHashSet::default();
        for (id, index) in used {
            let Comdat { name, selection } = &self.comdats[index];
            let mut dollar = "$".to_string();
            Name::Text(name.clone()).write(&mut dollar);
            if written.insert(name.clone()) {
                self.module.other_items.push(format!("{dollar} = comdat {selection}").into());
            }
            let global = &mut self.module.globals[id];
            let word = match &global.name {
                Name::Text(own) if own == name => "comdat".into(),
                _ => format!("comdat({dollar})"),
            };
            global.clauses.push(word.into());
        }
    }
}

/// Formats a keyword and a quoted string.
fn quoted(word: &str, string: &str) -> String {
    let mut out = format!("{word}\"");
    crate::ir::write_escaped(string.as_bytes(), &mut out);
    out.push('"');
    out
}

/// Reads a block that is a list of names.
fn names(mut block: Block<'_>) -> Result<Vec<Box<str>>, Error> {
    let mut names = Vec::new();
    block.each_record(|record| match record.code {
        names::NAME => {
            names.push(text(&characters(&record.ops)?).into());
            Ok(())
        }
        _ => Err(Error::unknown("an unknown record in a list of names")),
    })?;
    Ok(names)
}
