//! Upgrade of old metadata to the current form, as LLVM does when it reads bitcode, for forms that have no textual
//! syntax. (Upgrades that apply to text as well are in [`crate::ir::upgrade`].)
//!
//! Applies to module-level nodes. New nodes are appended and referred to by index.

use super::debug_info::node_codes;
use super::error::Error;
use super::expression;
use super::metadata_table::{DBG, Metadata, Node, NodeId, Part};
use super::reader::Reader;
use super::record_codes::metadata as code;
use crate::ir::upgrade::loop_word;
use crate::ir::{Constant, GlobalId, GlobalKind, Operand};
use indexmap::{IndexMap, IndexSet};
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// Existing list nodes by their operands.
type Lists = FxHashMap<Vec<u64>, u64>;

/// Flag of a forward-declared type.
const FORWARD_DECLARATION: u64 = 1 << 2;
/// Bits of a subprogram's first operand: it has a unit, and it has separate subprogram flags.
const HAS_UNIT: u64 = 2;
const HAS_FLAGS: u64 = 4;

impl Metadata<'_> {
    /// Returns code and operands of a module-level node, given its id plus one; 0 is null.
    fn record(&self, number: u64) -> Option<(u32, &[u64])> {
        match self.nodes.get(usize::try_from(number.checked_sub(1)?).ok()?)? {
            Node::Record { code, ops, shift: 0 } => Some((*code, &self.numbers[ops.clone()])),
            _ => None,
        }
    }

    /// Returns the operands of a list node.
    fn list(&self, number: u64) -> Option<Vec<u64>> {
        match self.record(number)? {
            (code::NODE | code::DISTINCT_NODE, list) => Some(list.to_vec()),
            _ => None,
        }
    }

    fn text(&self, number: u64) -> Option<&[u8]> {
        match self.nodes.get(usize::try_from(number.checked_sub(1)?).ok()?)? {
            Node::Text(text) => Some(text),
            _ => None,
        }
    }

    fn made(&mut self, code: u32, ops: &[u64]) -> Node<'static> {
        let start = self.numbers.len();
        self.numbers.extend_from_slice(ops);
        Node::Record { code, ops: start..self.numbers.len(), shift: 0 }
    }

    fn replace(&mut self, number: u64, code: u32, ops: &[u64]) {
        let node = self.made(code, ops);
        self.nodes[number as usize - 1] = node;
    }

    /// Appends a node; returns its id plus one.
    fn push(&mut self, code: u32, ops: &[u64]) -> u64 {
        let node = self.made(code, ops);
        self.nodes.push(node);
        self.nodes.len() as u64
    }

    /// Returns a list node with the given operands, reusing an existing one. `lists`: cache of list nodes.
    fn unique(&mut self, lists: &mut Lists, list: Vec<u64>) -> u64 {
        if lists.is_empty() {
            for number in self.all(code::NODE) {
                lists.extend(self.list(number).map(|list| (list, number)));
            }
        }
        match lists.get(&list) {
            Some(number) => *number,
            None => {
                let number = self.push(code::NODE, &list);
                lists.insert(list, number);
                number
            }
        }
    }

    /// Returns the ids plus one of all nodes of a kind.
    fn all(&self, kind: u32) -> Vec<u64> {
        let is_it = |number: &u64| matches!(self.record(*number), Some((code, _)) if code == kind);
        (1..=self.nodes.len() as u64).filter(is_it).collect()
    }
}

impl Reader<'_> {
    /// Upgrades the module's metadata.
    pub(super) fn upgrade_metadata(&mut self) -> Result<(), Error> {
        self.variables();
        self.subprograms();
        let mut lists = FxHashMap::default();
        self.types_by_name(&mut lists);
        self.local_imports(&mut lists);
        self.loops(&mut lists);
        self.declares()
    }

    /// Returns the global that a node refers to.
    fn symbol(&self, number: u64) -> Option<GlobalId> {
        match self.metadata.nodes.get(usize::try_from(number.checked_sub(1)?).ok()?)? {
            Node::Typed(_, Operand::Const(constant)) => match self.module.constants[*constant] {
                Constant::Global(_, global) => Some(global),
                _ => None,
            },
            _ => None,
        }
    }

    /// Upgrades global variables. Before LLVM 4.0 a variable referred to its global or value; now globals
    /// have a `DIGlobalVariableExpression` attached, which pairs variable and value.
    fn variables(&mut self) {
        let mut is_old = false;
        for number in self.metadata.all(node_codes::GLOBAL_VAR) {
            let Some((_, ops)) = self.metadata.record(number) else { continue };
            let mut ops = ops.to_vec();
            if ops.len() < 11 || ops[0] >> 1 != 0 {
                continue;
            }
            is_old = true;
            let value = std::mem::take(&mut ops[9]);
            let symbol = self.symbol(value);
            let node = usize::try_from(value).ok().and_then(|n| self.metadata.nodes.get(n.checked_sub(1)?));
            let expression = match node {
                Some(Node::Typed(_, Operand::Const(constant))) => {
                    let value = self.module.constants[*constant].as_int().and_then(|n| u64::try_from(n).ok());
                    value.map(|n| self.metadata.push(code::EXPRESSION, &[3 << 1, 0x10, n, 0x9f]))
                }
                Some(Node::Record { code: code::EXPRESSION, .. }) => Some(value),
                _ => None,
            };
            let variable = match expression {
                Some(_) => self.metadata.push(node_codes::GLOBAL_VAR, &ops),
                None => {
                    self.metadata.replace(number, node_codes::GLOBAL_VAR, &ops);
                    number
                }
            };
            match (expression, symbol) {
                (Some(expression), _) => {
                    self.metadata.replace(number, node_codes::GLOBAL_VAR_EXPR, &[1, variable, expression]);
                }
                (None, Some(symbol)) => {
                    let both = self.metadata.push(node_codes::GLOBAL_VAR_EXPR, &[1, variable, 0]);
                    self.metadata.globals.push((symbol, vec![(DBG, NodeId(both as u32 - 1))]));
                }
                (None, None) => {}
            }
        }
        if is_old {
            self.wrap_variables();
        }
    }

    /// Wraps the variables in unit lists and attachments of globals in `DIGlobalVariableExpression` nodes.
    fn wrap_variables(&mut self) {
        let mut seen = FxHashSet::default();
        for unit in self.metadata.all(node_codes::COMPILE_UNIT) {
            let list = self.metadata.record(unit).and_then(|(_, ops)| ops.get(12).copied()).unwrap_or(0);
            if !seen.insert(list) {
                continue;
            }
            let Some(mut variables) = self.metadata.list(list) else { continue };
            for variable in &mut variables {
                if let Some((node_codes::GLOBAL_VAR, _)) = self.metadata.record(*variable) {
                    *variable = self.metadata.push(node_codes::GLOBAL_VAR_EXPR, &[1, *variable, 0]);
                }
            }
            let code = self.metadata.record(list).map_or(code::NODE, |(code, _)| code);
            self.metadata.replace(list, code, &variables);
        }
        let mut attached = std::mem::take(&mut self.metadata.globals);
        for (kind, node) in attached.iter_mut().flat_map(|(_, pairs)| pairs) {
            let number = u64::from(node.0) + 1;
            if *kind == DBG && matches!(self.metadata.record(number), Some((node_codes::GLOBAL_VAR, _))) {
                *node = NodeId(self.metadata.push(node_codes::GLOBAL_VAR_EXPR, &[1, number, 0]) as u32 - 1);
            }
        }
        self.metadata.globals = attached;
    }

    /// Upgrades subprograms. Before LLVM 3.9 units listed their functions, and before 3.8 subprograms referred to their
    /// functions; now the references are in the opposite direction.
    fn subprograms(&mut self) {
        let mut functions: FxHashMap<GlobalId, NodeId> = FxHashMap::default();
        for number in self.metadata.all(node_codes::SUBPROGRAM) {
            let Some((_, ops)) = self.metadata.record(number) else { continue };
            if ops.len() >= 19
                && ops[0] & (HAS_UNIT | HAS_FLAGS) == 0
                && let Some(symbol) = self.symbol(ops[15])
            {
                functions.insert(symbol, NodeId(number as u32 - 1));
            }
        }
        for (id, notes) in &mut self.metadata.notes {
            notes.function.extend(functions.get(id).map(|node| (DBG, *node)));
        }
        let mut seen = FxHashSet::default();
        // If several units have the same list, the last one wins.
        for unit in self.metadata.all(node_codes::COMPILE_UNIT).into_iter().rev() {
            let list = self.metadata.record(unit).and_then(|(_, ops)| ops.get(11).copied()).unwrap_or(0);
            if !seen.insert(list) {
                continue;
            }
            for number in self.metadata.list(list).unwrap_or_default() {
                let Some((node_codes::SUBPROGRAM, ops)) = self.metadata.record(number) else { continue };
                let mut ops = ops.to_vec();
                match (ops.len(), ops[0] & HAS_FLAGS) {
                    (18, 0) => ops.insert(15, unit),
                    (19.., 0) => ops[15] = unit,
                    (19.., _) => ops[12] = unit,
                    _ => continue,
                }
                ops[0] |= HAS_UNIT;
                self.metadata.replace(number, node_codes::SUBPROGRAM, &ops);
            }
        }
    }

    /// Upgrades references to types: before LLVM 3.9 they were identifier strings.
    fn types_by_name(&mut self, lists: &mut Lists) {
        let mut types: FxHashMap<Vec<u8>, (bool, u64)> = FxHashMap::default();
        for number in self.metadata.all(node_codes::COMPOSITE_TYPE) {
            let Some((_, ops)) = self.metadata.record(number) else { continue };
            let Some(name) = ops.get(15).and_then(|id| self.metadata.text(*id)).filter(|_| ops[0] & 2 == 0) else {
                continue;
            };
            let is_whole = ops[10] & FORWARD_DECLARATION == 0;
            let known = types.entry(name.to_vec()).or_insert((is_whole, number));
            if is_whole && !known.0 {
                *known = (true, number);
            }
        }
        if types.is_empty() {
            return;
        }
        let named = |metadata: &Metadata<'_>, id: u64| {
            metadata.text(id).and_then(|name| types.get(name)).map_or(id, |(_, number)| *number)
        };
        let mut known: FxHashMap<u64, u64> = FxHashMap::default();
        for number in 1..=self.metadata.nodes.len() as u64 {
            let Some((code, ops)) = self.metadata.record(number) else { continue };
            let fields: &[usize] = match code {
                node_codes::DERIVED_TYPE => &[5, 6, 11],
                node_codes::COMPOSITE_TYPE => &[5, 6, 13],
                node_codes::SUBPROGRAM if ops[0] & HAS_FLAGS == 0 => &[1, 10],
                node_codes::SUBPROGRAM => &[1, 8],
                node_codes::TEMPLATE_TYPE => &[2],
                node_codes::TEMPLATE_VALUE | node_codes::IMPORTED_ENTITY => &[3],
                node_codes::GLOBAL_VAR => &[6],
                // Old records have a tag.
                node_codes::LOCAL_VAR if ops[0] & 2 == 0 && ops.len() > 8 => &[6],
                node_codes::LOCAL_VAR => &[5],
                node_codes::OBJC_PROPERTY => &[7],
                node_codes::SUBROUTINE_TYPE if ops[0] < 2 => &[],
                _ => continue,
            };
            let mut new = ops.to_vec();
            for &field in fields {
                if let Some(id) = new.get_mut(field) {
                    *id = named(&self.metadata, *id);
                }
            }
            if code == node_codes::SUBROUTINE_TYPE
                && let Some((code::NODE, list)) = new.get(2).and_then(|list| self.metadata.record(*list))
            {
                new[2] = match known.get(&new[2]) {
                    Some(known) => *known,
                    None => {
                        let renamed: Vec<u64> = list.iter().map(|id| named(&self.metadata, *id)).collect();
                        let is_same = renamed == list;
                        let list = if is_same { new[2] } else { self.metadata.unique(lists, renamed) };
                        known.insert(new[2], list);
                        list
                    }
                };
            }
            if self.metadata.record(number).is_some_and(|(_, ops)| ops != new) {
                self.metadata.replace(number, code, &new);
            }
        }
    }

    /// Moves function-local imports from the unit to the function, where they belong since LLVM 17.
    fn local_imports(&mut self, lists: &mut Lists) {
        let units = self.metadata.named.iter().find(|(name, _)| name == "llvm.dbg.cu").map(|(_, units)| units.clone());
        let (mut seen, mut functions) = (FxHashSet::default(), FxHashMap::default());
        for unit in units.unwrap_or_default() {
            let Some((node_codes::COMPILE_UNIT, unit_ops)) = self.metadata.record(u64::from(unit.0) + 1) else {
                continue;
            };
            let mut unit_ops = unit_ops.to_vec();
            let list = unit_ops.get(13).copied().filter(|list| seen.insert(*list));
            let Some(imports) = list.and_then(|list| self.metadata.list(list)) else { continue };
            let mut moved: IndexMap<u64, IndexSet<u64>> = IndexMap::new();
            let mut kept = Vec::new();
            for import in imports.iter().copied() {
                let scope = match self.metadata.record(import) {
                    Some((node_codes::IMPORTED_ENTITY, ops)) => ops.get(2).copied().unwrap_or(0),
                    _ => 0,
                };
                if !matches!(
                    self.metadata.record(scope),
                    Some((node_codes::SUBPROGRAM | node_codes::LEXICAL_BLOCK | node_codes::LEXICAL_BLOCK_FILE, _))
                ) {
                    kept.push(import);
                    continue;
                }
                let Some(function) = self.enclosing(&mut functions, scope) else { continue };
                moved.entry(function).or_default().insert(import);
            }
            if kept.len() == imports.len() {
                continue;
            }
            for (function, more) in moved {
                let Some((_, ops)) = self.metadata.record(function) else { continue };
                let mut ops = ops.to_vec();
                let field = match (ops[0] & HAS_FLAGS, ops.len()) {
                    (0, 18) => 17,
                    (0, _) => 18,
                    _ => 15,
                };
                let mut list = ops.get(field).and_then(|list| self.metadata.list(*list)).unwrap_or_default();
                list.extend(more);
                let list = self.metadata.unique(lists, list);
                if let Some(place) = ops.get_mut(field) {
                    *place = list;
                }
                self.metadata.replace(function, node_codes::SUBPROGRAM, &ops);
            }
            unit_ops[13] = self.metadata.unique(lists, kept);
            self.metadata.replace(u64::from(unit.0) + 1, node_codes::COMPILE_UNIT, &unit_ops);
        }
    }

    /// Returns the function that contains a scope. `known`: cache of earlier results.
    fn enclosing(&self, known: &mut FxHashMap<u64, Option<u64>>, scope: u64) -> Option<u64> {
        let (mut at, mut way) = (scope, Vec::new());
        let function = loop {
            if let Some(function) = known.get(&at) {
                break *function;
            }
            // A cyclic scope belongs to no function.
            known.insert(at, None);
            way.push(at);
            match self.metadata.record(at) {
                Some((node_codes::SUBPROGRAM, _)) => break Some(at),
                Some((node_codes::LEXICAL_BLOCK | node_codes::LEXICAL_BLOCK_FILE, [_, scope, ..])) => at = *scope,
                _ => break None,
            }
        };
        known.extend(way.into_iter().map(|scope| (scope, function)));
        function
    }

    /// Renames the loop metadata of LLVM before 3.6.
    fn loops(&mut self, lists: &mut Lists) {
        if !self.metadata.has_old_loops {
            return;
        }
        let mut notes = std::mem::take(&mut self.metadata.notes);
        let mut known: FxHashMap<NodeId, NodeId> = FxHashMap::default();
        let mut arguments = FxHashMap::default();
        let is_loop: FxHashSet<u64> =
            self.metadata.kinds.iter().filter(|(_, name)| &***name == "llvm.loop").map(|(kind, _)| *kind).collect();
        for (_, notes) in &mut notes {
            let pairs = notes.attachments.iter_mut().flat_map(|(_, pairs)| pairs);
            for (_, node) in pairs.filter(|(kind, _)| is_loop.contains(kind)) {
                *node = *known.entry(*node).or_insert_with(|| self.metadata.todays_loop(lists, &mut arguments, *node));
            }
            for root in &mut notes.roots {
                *root = known.get(root).copied().unwrap_or(*root);
            }
        }
        self.metadata.notes = notes;
    }

    /// Removes the extra indirection that `dbg.declare` of a parameter in memory had before LLVM 5.
    fn declares(&mut self) -> Result<(), Error> {
        let is_old = |metadata: &Metadata<'_>, number: u64| matches!(metadata.record(number), Some((code::EXPRESSION, ops)) if ops.first().is_some_and(|n| n >> 1 < 2));
        if !(1..=self.metadata.nodes.len() as u64).any(|number| is_old(&self.metadata, number)) {
            return Ok(());
        }
        let mut notes = std::mem::take(&mut self.metadata.notes);
        for (id, notes) in &mut notes {
            let GlobalKind::Function(function) = &self.module.globals[*id].kind else { continue };
            let params = function.body.as_ref().map_or(&[][..], |body| &body.params);
            for parts in notes.records.iter_mut().flat_map(|(_, records)| records) {
                let is_declare = matches!(parts.first(), Some(Part::Text(text)) if text.contains("dbg.declare(") || text.contains("#dbg_declare("));
                let mut nodes = parts.iter_mut().filter_map(|part| match part {
                    Part::Node(node) => Some(node),
                    _ => None,
                });
                let (Some(value), Some(_), Some(place), true) = (nodes.next(), nodes.next(), nodes.next(), is_declare)
                else {
                    continue;
                };
                let is_param =
                    matches!(self.metadata.node(*value), Ok(Node::Typed(_, Operand::Value(v))) if params.contains(v));
                let Some((code::EXPRESSION, ops)) = self.metadata.record(u64::from(place.0) + 1) else { continue };
                if let Some(rest) = expression::without_indirection(ops)?.filter(|_| is_param) {
                    *place = NodeId(self.metadata.push(code::EXPRESSION, &rest) as u32 - 1);
                }
            }
        }
        self.metadata.notes = notes;
        Ok(())
    }
}

impl Metadata<'_> {
    /// Returns a loop node with current names. `known`: cache of renamed operands.
    fn todays_loop(&mut self, lists: &mut Lists, known: &mut FxHashMap<u64, u64>, node: NodeId) -> NodeId {
        let Some(mut list) = self.list(u64::from(node.0) + 1) else { return node };
        let mut is_old = false;
        for argument in &mut list {
            let new = match known.get(argument) {
                Some(new) => *new,
                None => {
                    let new = self.todays_argument(lists, *argument);
                    known.insert(*argument, new);
                    new
                }
            };
            is_old |= new != *argument;
            *argument = new;
        }
        match is_old {
            true => NodeId(self.unique(lists, list) as u32 - 1),
            false => node,
        }
    }

    fn todays_argument(&mut self, lists: &mut Lists, argument: u64) -> u64 {
        let Some((code::NODE | code::DISTINCT_NODE, [name, ..])) = self.record(argument) else { return argument };
        let Some(new) = self.text(*name).and_then(loop_word) else { return argument };
        let mut parts = self.list(argument).unwrap_or_default();
        self.nodes.push(Node::Text(Cow::Owned(new)));
        parts[0] = self.nodes.len() as u64;
        self.unique(lists, parts)
    }
}
