//! Comparison of two modules by their canonical text, and by their metadata as graphs.
//!
//! Distinctions that LLVM itself does not make are ignored: pointee types, implied alignments, the order of globals and
//! of attributes, different syntax for the same constant or attribute, the numbering of unnamed entities, unreferenced
//! metadata, and attributes and unused declarations of intrinsics. Constant expressions that LLVM has removed equal the
//! instructions with which its bitcode reader replaces them. A call of an `llvm.dbg` intrinsic equals the debug record
//! that replaced it.
//!
//! Everything else must match, including use-list orders and debug records. Use-list orders of constants, and of
//! globals that constants use, are not compared, because the writer does not write them.

mod spelling;
mod upgraded;

use super::annotation_table::{DebugRecord, Location, Meta, Notes};
use super::metadata_graph::{Node, Op, Ref, Value};
use super::writer::{Version, WriteError, Writer};
use crate::bitcode::record_codes::metadata as code;
use crate::ir::constant::fold;
use crate::ir::inst::Inst;
use crate::ir::upgrade;
use crate::ir::{BlockId, Body, ConstId, Constant, GlobalId, Module, Operand, Type, UsesOf, ValueId, print};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use spelling::{entities, make_pointers_opaque};
use std::collections::BTreeMap;
use std::rc::Rc;

/// Returns the differences between two modules, one line for each entity; empty if they are equal.
pub fn differences(one: &Module, other: &Module) -> Vec<String> {
    let mut found = Vec::new();
    let [one, other] = [one, other].map(|module| {
        let mut module = module.clone();
        let constants: Vec<ConstId> = module.constants.iter().map(|(id, _)| id).collect();
        fold::run(&mut module, constants);
        upgrade::constants::expand(&mut module);
        upgrade::intrinsic_calls::run(&mut module);
        upgrade::lifetime::drop_sizes(&mut module);
        module
    });
    let texts = [entities(&one), entities(&other)];
    let mut names: Vec<&String> = texts.iter().flat_map(|entities| entities.keys()).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        match (texts[0].get(name), texts[1].get(name)) {
            (Some(a), Some(b)) if a != b => {
                let lines = a.lines().zip(b.lines()).find(|(a, b)| a != b);
                let (a, b) = lines.unwrap_or(("fewer lines", "more lines"));
                found.push(format!("{name}: `{}` and `{}`", a.trim(), b.trim()));
            }
            (Some(_), Some(_)) => {}
            // LLVM gives a module without a source file name one; a type in use is also part of the text that uses it.
            _ if name == "source_filename" || name.starts_with('%') => {}
            (Some(_), None) => found.push(format!("{name}: only in the first")),
            _ => found.push(format!("{name}: only in the second")),
        }
    }
    // Metadata is compared within entities that are equal.
    if found.is_empty() {
        match (Side::new(one), Side::new(other)) {
            (Ok(one), Ok(other)) => {
                Pair { one, other, seen: FxHashSet::default(), distinct: Default::default() }.compare(&mut found)
            }
            (Err(refused), _) | (_, Err(refused)) => found.push(format!("metadata: {}", refused.message)),
        }
    }
    found
}

/// One of the two modules, with its metadata as a graph.
struct Side {
    writer: Writer,
    /// Functions with a body, by name.
    functions: BTreeMap<String, (GlobalId, Rc<Body>, Notes)>,
    attached: BTreeMap<String, Vec<(u64, Ref)>>,
}

impl Side {
    fn new(module: Module) -> Result<Side, WriteError> {
        let module = Module { uses_typed_pointers: false, ..module };
        let mut writer = Writer::new(module, Version::Llvm22);
        writer.declare();
        writer.number_globals()?;
        writer.begin_metadata()?;
        let mut functions = BTreeMap::new();
        for (id, body) in writer.bodies.clone() {
            let notes = writer.notes(id, &body)?;
            functions.insert(writer.module.globals[id].name.to_string(), (id, body, notes));
        }
        let mut attached = writer.global_attachments()?;
        writer.take_apart()?;
        upgraded::flags(&mut writer);
        upgraded::debug_info(&mut writer, functions.values_mut().map(|(_, _, notes)| notes), &mut attached);
        let mut known = FxHashMap::default();
        for (_, _, notes) in functions.values_mut() {
            upgraded::accesses(&mut writer, notes, &mut known);
        }
        writer.read_values()?;
        let name = |id: GlobalId| writer.module.globals[id].name.to_string();
        let attached = attached.into_iter().map(|(id, pairs)| (name(id), pairs)).collect();
        writer.compares = true;
        writer.orders = writer.global_orders()?;
        make_pointers_opaque(&mut writer.module);
        Ok(Side { writer, functions, attached })
    }

    /// Whether the module contains use-list orders.
    fn says_orders(&self) -> bool {
        let bodies = self.functions.values().map(|(_, body, _)| body);
        !self.writer.module.use_list_orders.is_empty()
            || bodies.into_iter().any(|body| !body.records.use_list_orders.is_empty())
    }

    /// Returns the use-list order of each global, by name.
    fn orders(&self) -> BTreeMap<String, Vec<u64>> {
        let name = |id: GlobalId| self.writer.module.globals[id].name.to_string();
        self.writer.orders.iter().map(|order| (name(order.global), order.order.clone())).collect()
    }

    fn value(&self, n: u32) -> String {
        let plain = match self.writer.graph.values.get_index(n as usize) {
            Some(Value::Constant(_) | Value::Written(_)) => self.writer.graph.constants[n as usize].1,
            None => return String::new(),
        };
        match plain_global(&self.writer.module, plain) {
            Some(name) => name,
            None => print::typed_constant(&self.writer.module, plain),
        }
    }

    fn kind(&self, kind: u64) -> &str {
        self.writer.kinds.get_index(kind as usize).map_or("", |name| name)
    }
}

/// Returns the name of the global that a constant refers to, regardless of pointer types.
fn plain_global(module: &Module, id: ConstId) -> Option<String> {
    match module.constants[module.constants.same_address(id)] {
        Constant::Global(_, global) => Some(format!("@{}", module.globals[global].name)),
        _ => None,
    }
}

/// The two modules, which have the same entities.
struct Pair {
    one: Side,
    other: Side,
    /// Pairs of nodes that have been compared, or are being compared.
    seen: FxHashSet<(u32, u32)>,
    /// For each distinct node of one module, the corresponding node of the other.
    distinct: [FxHashMap<u32, u32>; 2],
}

impl Pair {
    fn compare(mut self, found: &mut Vec<String>) {
        let named = |side: &Side| -> BTreeMap<Vec<u8>, Vec<Ref>> { side.writer.graph.named.iter().cloned().collect() };
        let (one, other) = (named(&self.one), named(&self.other));
        let mut names: Vec<&Vec<u8>> = one.keys().chain(other.keys()).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            let lists = (one.get(name), other.get(name));
            let same = matches!(lists, (Some(a), Some(b)) if self.same_lists(a, b));
            if !same {
                found.push(format!("!{}: its nodes differ", String::from_utf8_lossy(name)));
            }
        }
        // Without use-list orders, the order follows from the text and makes no difference.
        let orders = self.one.says_orders() || self.other.says_orders();
        if orders && self.one.orders() != self.other.orders() {
            found.push("the orders of the uses of globals differ".into());
        }
        let globals: Vec<String> = self.one.attached.keys().chain(self.other.attached.keys()).cloned().collect();
        for name in globals {
            let of = |side: &Side| side.attached.get(&name).cloned().unwrap_or_default();
            let (one, other) = (of(&self.one), of(&self.other));
            if !self.same_attachments(&one, &other) {
                found.push(format!("@{name}: its attachments differ"));
            }
        }
        let names: Vec<String> = self.one.functions.keys().cloned().collect();
        for name in names {
            let one = self.one.functions.remove(&name);
            let other = self.other.functions.remove(&name);
            let (Some(one), Some(other)) = (one, other) else { continue };
            if let Some(what) = self.function(&one, &other) {
                found.push(format!("@{name}: {what}"));
            }
        }
    }

    fn same_lists(&mut self, one: &[Ref], other: &[Ref]) -> bool {
        one.len() == other.len() && one.iter().zip(other).all(|(a, b)| self.same(*a, *b))
    }

    fn same_attachments(&mut self, one: &[(u64, Ref)], other: &[(u64, Ref)]) -> bool {
        let sorted = |side: &Side, pairs: &[(u64, Ref)]| {
            let mut all: Vec<(String, Ref)> = pairs.iter().map(|(kind, of)| (side.kind(*kind).into(), *of)).collect();
            all.sort_by(|a, b| a.0.cmp(&b.0));
            all
        };
        let (one, other) = (sorted(&self.one, one), sorted(&self.other, other));
        one.len() == other.len() && one.iter().zip(&other).all(|(a, b)| a.0 == b.0 && self.same(a.1, b.1))
    }

    /// Whether two references are equal. Follows nodes recursively; pairs that are being compared are assumed to be
    /// equal.
    fn same(&mut self, one: Ref, other: Ref) -> bool {
        let mut work = vec![(one, other)];
        while let Some(pair) = work.pop() {
            match pair {
                (Ref::Null, Ref::Null) => {}
                (Ref::Text(a), Ref::Text(b)) => {
                    let (a, b) = (a as usize, b as usize);
                    if self.one.writer.graph.strings.get_index(a) != self.other.writer.graph.strings.get_index(b) {
                        return false;
                    }
                }
                (Ref::Value(a), Ref::Value(b)) => {
                    if self.one.value(a) != self.other.value(b) {
                        return false;
                    }
                }
                (Ref::Node(a), Ref::Node(b)) => {
                    if !self.seen.insert((a, b)) {
                        continue;
                    }
                    let nodes = (&self.one.writer.graph.nodes[a as usize], &self.other.writer.graph.nodes[b as usize]);
                    if !same_shape(nodes.0, nodes.1) {
                        return false;
                    }
                    work.extend(nodes.0.ops.iter().zip(&nodes.1.ops).filter_map(|ops| match ops {
                        (Op::OrNull(a), Op::OrNull(b)) | (Op::Id(a), Op::Id(b)) => Some((*a, *b)),
                        _ => None,
                    }));
                    if is_distinct(nodes.0) {
                        let known = [self.distinct[0].insert(a, b), self.distinct[1].insert(b, a)];
                        if known[0].is_some_and(|known| known != b) || known[1].is_some_and(|known| known != a) {
                            return false;
                        }
                    }
                }
                _ => return false,
            }
        }
        true
    }

    fn same_metadata(&mut self, numbers: &[Numbers; 2], one: &Meta, other: &Meta) -> bool {
        match (one, other) {
            (Meta::Of(a), Meta::Of(b)) => self.same(*a, *b),
            (Meta::Local(a), Meta::Local(b)) => numbers[0].values[*a] == numbers[1].values[*b],
            (Meta::List(a), Meta::List(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.same_metadata(numbers, a, b))
            }
            _ => false,
        }
    }

    fn same_places(&mut self, one: Option<&Location>, other: Option<&Location>) -> bool {
        match (one, other) {
            (None, None) => true,
            (Some(a), Some(b)) => {
                (a.line, a.column, a.implicit, a.group, a.rank) == (b.line, b.column, b.implicit, b.group, b.rank)
                    && self.same(a.scope, b.scope)
                    && self.same(a.inlined_at, b.inlined_at)
            }
            _ => false,
        }
    }

    fn same_records(&mut self, numbers: &[Numbers; 2], one: &[DebugRecord], other: &[DebugRecord]) -> bool {
        one.len() == other.len()
            && one.iter().zip(other).all(|(a, b)| {
                a.kind == b.kind
                    && self.same(a.node, b.node)
                    && a.operands.len() == b.operands.len()
                    && a.operands.iter().zip(&b.operands).all(|(a, b)| self.same_metadata(numbers, a, b))
            })
    }

    /// Returns the first difference between two functions with the same instructions.
    fn function(
        &mut self,
        (_, one, notes): &(GlobalId, Rc<Body>, Notes),
        (_, other, other_notes): &(GlobalId, Rc<Body>, Notes),
    ) -> Option<String> {
        if !self.same_attachments(&notes.function, &other_notes.function) {
            return Some("its attachments differ".into());
        }
        let numbers = [Numbers::new(one), Numbers::new(other)];
        if use_lists(one, &numbers[0]) != use_lists(other, &numbers[1]) {
            return Some("orders of uses differ".into());
        }
        let insts =
            |body: &Body| body.layout.iter().flat_map(|block| body.blocks[*block].insts.clone()).collect::<Vec<_>>();
        for (n, (a, b)) in insts(one).into_iter().zip(insts(other)).enumerate() {
            let what = if !self.same_places(notes.locations.get(&a), other_notes.locations.get(&b)) {
                "places"
            } else if !self.same_attachments(
                notes.attached.get(&a).map_or(&[], Vec::as_slice),
                other_notes.attached.get(&b).map_or(&[], Vec::as_slice),
            ) {
                "attachments"
            } else if !self.same_records(
                &numbers,
                notes.records.get(&a).map_or(&[], Vec::as_slice),
                other_notes.records.get(&b).map_or(&[], Vec::as_slice),
            ) {
                "debug records"
            } else if !self.same_operands(&numbers, (&one.insts[a], notes), (&other.insts[b], other_notes)) {
                "metadata operands"
            } else {
                continue;
            };
            return Some(format!("{what} of instruction {} (`{}`) differ", n + 1, one.insts[a].opcode()));
        }
        None
    }

    fn same_operands(&mut self, numbers: &[Numbers; 2], one: (&Inst, &Notes), other: (&Inst, &Notes)) -> bool {
        let operands = |(inst, notes): (&Inst, &Notes)| {
            let mut all: Vec<Meta> = Vec::new();
            if let Some(call) = inst.call() {
                call.for_each_operand(|ty, operand| {
                    if let (Type::METADATA, Operand::Const(id)) = (ty, operand) {
                        all.extend(notes.operands.get(&id).cloned());
                    }
                });
            }
            all
        };
        let (one, other) = (operands(one), operands(other));
        one.len() == other.len() && one.iter().zip(&other).all(|(a, b)| self.same_metadata(numbers, a, b))
    }
}

/// Whether two nodes have the same kind and the same numbers; references are not compared.
fn same_shape(one: &Node, other: &Node) -> bool {
    let shape = |op: &Op| match op {
        Op::Number(n) => (*n, 0),
        Op::OrNull(Ref::Null) => (0, 1),
        Op::OrNull(_) => (0, 2),
        Op::Id(_) => (0, 3),
    };
    one.code == other.code && one.ops.iter().map(shape).eq(other.ops.iter().map(shape))
}

fn is_distinct(node: &Node) -> bool {
    match node.code {
        code::NODE => false,
        code::DISTINCT_NODE => true,
        _ => matches!(node.ops.first(), Some(Op::Number(n)) if n & 1 == 1),
    }
}

/// Numbering of the values and blocks of a function.
struct Numbers {
    values: SecondaryMap<ValueId, u32>,
    blocks: SecondaryMap<BlockId, u32>,
}

impl Numbers {
    fn new(body: &Body) -> Numbers {
        let (mut values, mut blocks) = (SecondaryMap::new(), SecondaryMap::new());
        let results = body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
        let all = body.params.iter().copied().chain(results.filter_map(|inst| body.result(*inst)));
        for (n, value) in all.enumerate() {
            values[value] = n as u32 + 1;
        }
        for (n, block) in body.layout.iter().enumerate() {
            blocks[*block] = n as u32;
        }
        Numbers { values, blocks }
    }
}

/// Returns the use-list orders of a function's values and blocks, by number.
fn use_lists(body: &Body, numbers: &Numbers) -> BTreeMap<(bool, u32), Vec<u32>> {
    let mut orders = BTreeMap::new();
    for directive in &body.records.use_list_orders {
        let of = match directive.of {
            UsesOf::Value(_, Operand::Value(value)) => (false, numbers.values[value]),
            UsesOf::Block(block) => (true, numbers.blocks[block]),
            _ => continue,
        };
        orders.insert(of, directive.order.to_vec());
    }
    orders
}
