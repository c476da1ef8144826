//! Metadata attachments of instructions: whether the node has the form that its kind requires. The module `attachments`
//! checks where each kind is permitted.

use super::error::{NodeError, NodeErrorKind};
use super::graph::tuple_of;
use super::graph::{MetadataGraph, MetadataOperand, is_nested};
use super::{errors, tbaa};
use crate::ir::callee::named_callee;
use crate::ir::inst::CallInfo;
use crate::ir::metadata::node::{Class, Node, integer, integer_bits, mask};
use crate::ir::{Constant, Inst, Operand, Piece, Type, TypeKind};
use crate::verify::rules::instructions::operands::InstChecker;

/// Maximum alignment in LLVM, in bytes.
const MAX_ALIGN: u64 = 1 << 32;

/// Returns the error in an attachment.
pub(crate) fn error<'a>(
    at: &mut InstChecker<'_, 'a>,
    graph: &MetadataGraph<'a>,
    name: &str,
    text: &'a str,
) -> Option<NodeError> {
    if is_nested(text) {
        let mut found = Vec::new();
        errors(graph, Node::read(text)?, &mut found);
        // Errors in debug information are reported by the check of reachable nodes.
        if let Some(error) = found.into_iter().find(|error| error.kind == NodeErrorKind::Syntax) {
            return Some(error);
        }
    }
    let inst = &at.body.insts[at.inst];
    let target = graph.target(text);
    let node = target.node()?;
    let message = match name {
        "dbg" => {
            let wrong = node.class != Class::Location && graph.debug_info;
            return wrong.then(|| NodeError::debug_info("invalid !dbg metadata attachment"));
        }
        "tbaa" => tbaa::cached_error(graph, &mut at.cx.tbaa_cache, text),
        "range" => {
            let ty = at.body.result(at.inst).map(|value| scalar(at, at.body.values[value].ty));
            range_error(graph, node, ty.flatten(), RangeKind::Values)
        }
        "noalias.addrspace" => range_error(graph, node, Some(32), RangeKind::AddressSpaces),
        "nonnull" => (!node.body.is_empty()).then_some("nonnull metadata must be empty"),
        "nofree" => nofree_error(at, inst, node),
        "dereferenceable" | "dereferenceable_or_null" => {
            match tuple_of::<1>(graph, node).map(|[bytes]| bytes.integer()) {
                None => Some("dereferenceable, dereferenceable_or_null take one operand!"),
                Some(Some((64, _))) => None,
                Some(_) => Some("dereferenceable, dereferenceable_or_null metadata value must be an i64!"),
            }
        }
        "align" => align_error(graph, node),
        "alias.scope" | "noalias" => scope_list_error(graph, node),
        "llvm.access.group" => access_group_error(graph, node),
        "prof" => profile_error(graph, inst, node),
        "memprof" => match inst.call() {
            None => Some("!memprof metadata should only exist on calls"),
            Some(_) => memory_profile_error(graph, node),
        },
        "callsite" => match inst.call() {
            None => Some("!callsite metadata should only exist on calls"),
            Some(_) => call_stack_error(graph, node),
        },
        "callee_type" => match inst.call() {
            None => Some("!callee_type metadata should only exist on calls"),
            Some(_) => callee_type_error(graph, node),
        },
        "annotation" => annotation_error(graph, node),
        "captures" => captures_error(at, graph, inst, node),
        "alloc_token" => match (inst.call(), tuple_of::<2>(graph, node)) {
            (None, _) => Some("!alloc_token should only exist on calls"),
            (_, None) => Some("!alloc_token must have 2 operands"),
            (_, Some([name, _])) if !name.is_string() => Some("expected string"),
            (_, Some([_, id])) => (id.integer().is_none()).then_some("expected integer constant"),
        },
        "mmra" => relaxation_error(graph, inst, node),
        "fpmath" => precision_error(graph, node),
        "DIAssignID" => {
            let known = matches!(inst, Inst::Alloca { .. } | Inst::Store { .. });
            let wrong = !known && !inst.call().is_some_and(|call| is_intrinsic(at, call)) && graph.debug_info;
            return wrong.then(|| NodeError::debug_info("!DIAssignID attached to unexpected instruction kind"));
        }
        "llvm.loop" | "heapallocsite" => None,
        // Other metadata must not contain source locations.
        _ => misplaced_location(graph, target).then_some("DILocation not allowed within this metadata node"),
    };
    message.map(NodeError::structure)
}

/// Whether a call names an intrinsic.
fn is_intrinsic(at: &InstChecker<'_, '_>, call: &CallInfo) -> bool {
    let callee = named_callee(at.cx.module, call.callee);
    callee.is_some_and(|id| crate::verify::rules::intrinsics::declarations::is_reserved(&at.cx.module.globals[id].name))
}

/// Returns the error in a metadata argument: a module-kind node must not contain a local value.
pub(crate) fn argument_error(at: &InstChecker<'_, '_>, value: Operand) -> Option<&'static str> {
    let Operand::Const(id) = value else { return None };
    let Constant::Metadata(pieces) = &at.cx.module.constants[id] else { return None };
    let Some(Piece::Text(first)) = pieces.first() else { return None };
    let local = |piece: &Piece| matches!(piece, Piece::Typed(_, Operand::Value(_)));
    (first.starts_with("!{") && pieces.iter().any(local)).then_some("invalid use of function-local name")
}

/// Whether a source location occurs below a node.
fn misplaced_location<'m>(graph: &MetadataGraph<'m>, target: MetadataOperand<'m>) -> bool {
    let (mut todo, mut seen) = (vec![target], Vec::new());
    while let Some(MetadataOperand::Node(number, node)) = todo.pop() {
        if node.class != Class::Tuple || number.is_some_and(|number| seen.contains(&number)) {
            continue;
        }
        seen.extend(number);
        // Gives up on large nodes; attachments are small.
        if seen.len() > 64 {
            return false;
        }
        for operand in graph.operands(node) {
            match operand {
                MetadataOperand::Node(_, node) if node.class == Class::Location => return true,
                MetadataOperand::Node(..) => todo.push(operand),
                _ => {}
            }
        }
    }
    false
}

/// Returns the width of an integer type, or of the elements of an integer vector.
fn scalar(at: &InstChecker<'_, '_>, ty: Type) -> Option<u32> {
    match at.cx.scalar_kind(ty) {
        TypeKind::Int(bits) => Some(*bits),
        _ => None,
    }
}

/// The meaning of a list of ranges.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RangeKind {
    Values,
    AddressSpaces,
    /// Absolute symbols, for which the full set is permitted.
    Symbols,
}

/// Returns the error in a list of range bounds. `bits`: expected width; `None` if unknown, 0 if no range is
/// possible.
pub(super) fn range_error<'m>(
    graph: &MetadataGraph<'m>,
    node: Node<'m>,
    bits: Option<u32>,
    kind: RangeKind,
) -> Option<&'static str> {
    let operands: Vec<_> = graph.operands(node).collect();
    if operands.len() % 2 != 0 {
        return Some("Unfinished range!");
    }
    if operands.is_empty() {
        return Some("It should have at least one range!");
    }
    let mut ranges: Vec<ValueRange> = Vec::new();
    for pair in operands.chunks_exact(2) {
        if pair.contains(&MetadataOperand::Unknown) {
            return None;
        }
        let Some((low_bits, low)) = pair[0].integer() else { return Some("The lower limit must be an integer!") };
        let Some((high_bits, high)) = pair[1].integer() else { return Some("The upper limit must be an integer!") };
        if low_bits != high_bits {
            return Some("Range pair types must match!");
        }
        if bits != Some(low_bits) {
            return match kind {
                RangeKind::AddressSpaces => Some("noalias.addrspace type must be i32!"),
                _ => Some("Range types must match instruction type!"),
            };
        }
        let (Some(low), Some(high)) = (integer_bits(low, low_bits), integer_bits(high, low_bits)) else { return None };
        let range = ValueRange { low, high, bits: low_bits };
        if low == high && low != 0 && low != mask(low_bits) {
            return Some("The upper and lower limits cannot be the same value");
        }
        // Equal bounds denote the full set (maximum) or the empty set (zero).
        if low == high && (low == 0 || kind != RangeKind::Symbols) {
            return Some("Range must not be empty!");
        }
        if let Some(last) = ranges.last() {
            if range.meets(last) {
                return Some("Intervals are overlapping");
            }
            if range.signed_low() <= last.signed_low() {
                return Some("Intervals are not in order");
            }
            if range.touches(last) {
                return Some("Intervals are contiguous");
            }
        }
        ranges.push(range);
    }
    if let [first, _, .., last] = &ranges[..] {
        if first.meets(last) {
            return Some("Intervals are overlapping");
        }
        if first.touches(last) {
            return Some("Intervals are contiguous");
        }
    }
    None
}

/// A half-open range of integers, which may wrap around.
struct ValueRange {
    low: u128,
    high: u128,
    bits: u32,
}

impl ValueRange {
    /// Returns the number of elements, minus one.
    fn span(&self) -> u128 {
        self.high.wrapping_sub(self.low).wrapping_sub(1) & mask(self.bits)
    }

    fn has(&self, value: u128) -> bool {
        value.wrapping_sub(self.low) & mask(self.bits) <= self.span()
    }

    fn meets(&self, other: &ValueRange) -> bool {
        self.has(other.low) || other.has(self.low)
    }

    fn touches(&self, other: &ValueRange) -> bool {
        self.high == other.low || self.low == other.high
    }

    fn signed_low(&self) -> i128 {
        let shift = 128 - self.bits.min(128);
        ((self.low << shift) as i128) >> shift
    }
}

fn nofree_error(at: &InstChecker<'_, '_>, inst: &Inst, node: Node<'_>) -> Option<&'static str> {
    let result = at.body.result(at.inst).map(|value| at.body.values[value].ty);
    if !result.is_some_and(|ty| matches!(at.cx.kind(ty), TypeKind::Ptr { .. } | TypeKind::Invalid)) {
        return Some("nofree applies only to pointer types");
    }
    if !matches!(inst, Inst::Cast { op: crate::ir::inst::CastOp::Inttoptr, .. }) {
        return Some("nofree applies only to inttoptr instruction");
    }
    (!node.body.is_empty()).then_some("nofree metadata must be empty")
}

fn align_error<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<&'static str> {
    let Some([align]) = tuple_of::<1>(graph, node) else { return Some("align takes one operand!") };
    let Some((64, value)) = align.integer() else { return Some("align metadata value must be an i64!") };
    match value.parse::<u64>() {
        Ok(value) if !value.is_power_of_two() => Some("align metadata value must be a power of 2!"),
        Ok(value) if value > MAX_ALIGN => Some("alignment is larger that implementation defined limit"),
        Ok(_) => None,
        Err(_) => Some("align metadata value must be a power of 2!"),
    }
}

/// Whether the first operand of a node is the node itself or a string.
fn is_named<'m>(target: MetadataOperand<'m>, first: MetadataOperand<'m>) -> bool {
    first.is_string() || first.number().is_some() && first.number() == target.number()
}

fn scope_list_error<'m>(graph: &MetadataGraph<'m>, list: Node<'m>) -> Option<&'static str> {
    graph.operands(list).find_map(|scope| match scope.node() {
        None if scope == MetadataOperand::Unknown => None,
        None => Some("scope list must consist of MDNodes"),
        Some(node) => scope_error(graph, scope, node),
    })
}

fn scope_error<'m>(graph: &MetadataGraph<'m>, scope: MetadataOperand<'m>, node: Node<'m>) -> Option<&'static str> {
    let operands: Vec<_> = graph.operands(node).collect();
    if !(2..=3).contains(&operands.len()) {
        return Some("scope must have two or three operands");
    }
    if !is_named(scope, operands[0]) {
        return Some("first scope operand must be self-referential or string");
    }
    if operands.get(2).is_some_and(|name| !name.is_string()) {
        return Some("third scope operand must be string (if used)");
    }
    let Some(domain) = operands[1].node() else {
        return (operands[1] != MetadataOperand::Unknown).then_some("second scope operand must be MDNode");
    };
    let parts: Vec<_> = graph.operands(domain).collect();
    if !(1..=2).contains(&parts.len()) {
        return Some("domain must have one or two operands");
    }
    if !is_named(operands[1], parts[0]) {
        return Some("first domain operand must be self-referential or string");
    }
    parts.get(1).is_some_and(|name| !name.is_string()).then_some("second domain operand must be string (if used)")
}

fn access_group_error<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<&'static str> {
    let is_group = |node: Node<'_>| node.distinct && node.body.is_empty();
    if is_group(node) {
        return None;
    }
    graph.operands(node).find_map(|group| match group {
        MetadataOperand::Node(_, node) => {
            (!is_group(node)).then_some("Access scope list contains invalid access scope")
        }
        MetadataOperand::Unknown => None,
        _ => Some("Access scope list must consist of MDNodes"),
    })
}

/// Returns the number of branch weights that an instruction takes.
fn branches(inst: &Inst) -> usize {
    match inst {
        Inst::Br(_) | Inst::Call(_) => 1,
        Inst::CondBr { .. } | Inst::Select { .. } => 2,
        Inst::Switch { .. } | Inst::IndirectBr { .. } | Inst::CallBr(_) => {
            let mut targets = 0;
            inst.for_each_target(|_| targets += 1);
            targets
        }
        _ => 0,
    }
}

fn profile_error<'m>(graph: &MetadataGraph<'m>, inst: &Inst, node: Node<'m>) -> Option<&'static str> {
    let operands: Vec<_> = graph.operands(node).collect();
    let name = match operands.first() {
        None => return Some("!prof annotations should have at least 1 operand"),
        Some(MetadataOperand::Null) => return Some("first operand should not be null"),
        Some(MetadataOperand::String(name)) => *name,
        Some(_) => return Some("expected string with name of the !prof annotation"),
    };
    let invoke = matches!(inst, Inst::Invoke(_));
    if name == "unknown" {
        if branches(inst) == 0 && !invoke {
            return Some("'unknown' !prof should only appear on instructions on which 'branch_weights' would");
        }
        return unknown_profile_error(&operands);
    }
    if operands.len() < 2 {
        return Some("!prof annotations should have no less than 2 operands");
    }
    match name {
        "branch_weights" => {
            // The weights may be preceded by a string with their origin.
            let first = if matches!(operands[1], MetadataOperand::String(_)) { 2 } else { 1 };
            let weights = operands.len() - first;
            let expected = branches(inst);
            if invoke && !(1..=2).contains(&weights) {
                return Some("Wrong number of InvokeInst branch_weights operands");
            }
            if !invoke && expected == 0 {
                return Some("!prof branch_weights are not allowed for this instruction");
            }
            if !invoke && expected != weights {
                return Some("Wrong number of operands");
            }
            operands[first..].iter().find_map(|weight| match weight {
                MetadataOperand::Null => Some("second operand should not be null"),
                weight => weight.integer().is_none().then_some("!prof brunch_weights operand is not a const int"),
            })
        }
        "VP" => {
            // Operands: kind, total count, then pairs of value and count.
            let kind = operands.get(1).and_then(|kind| kind.integer());
            if operands.len() < 5 || kind.is_none() || operands[2].integer().is_none() {
                return Some("invalid value profiling metadata");
            }
            let kind = kind.and_then(|(_, kind)| kind.parse::<u32>().ok()).unwrap_or(u32::MAX);
            if kind > 2 {
                return Some("Invalid VP !prof kind");
            }
            if operands.len() % 2 == 0 {
                return Some("VP !prof should have an even number of arguments after 'VP'");
            }
            (kind < 2 && inst.call().is_none())
                .then_some("VP !prof indirect call or memop size expected to be applied to CallBase instructions only")
        }
        _ => Some("expected either branch_weights or VP profile name"),
    }
}

/// Returns the error in an `unknown` profile, which only names the pass that lost it.
pub(super) fn unknown_profile_error(operands: &[MetadataOperand<'_>]) -> Option<&'static str> {
    match operands {
        [_, MetadataOperand::String("")] => Some("the 'unknown' !prof operand should not be an empty string"),
        [_, MetadataOperand::String(_)] => None,
        [_, _] => Some("'unknown' !prof should have an additional operand of type string"),
        _ => Some("'unknown' !prof should have a single additional operand"),
    }
}

fn call_stack_error<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<&'static str> {
    if node.body.is_empty() {
        return Some("call stack metadata should have at least 1 operand");
    }
    graph
        .operands(node)
        .any(|frame| frame.integer().is_none() && frame != MetadataOperand::Unknown)
        .then_some("call stack metadata operand should be constant integer")
}

fn memory_profile_error<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<&'static str> {
    if node.body.is_empty() {
        return Some("!memprof annotations should have at least 1 metadata operand (MemInfoBlock)");
    }
    for block in graph.operands(node).filter_map(MetadataOperand::node) {
        let operands: Vec<_> = graph.operands(block).collect();
        if operands.len() < 2 {
            return Some("Each !memprof MemInfoBlock should have at least 2 operands");
        }
        match operands[0] {
            MetadataOperand::Null => return Some("!memprof MemInfoBlock first operand should not be null"),
            MetadataOperand::Node(_, stack) => {
                if let Some(error) = call_stack_error(graph, stack) {
                    return Some(error);
                }
            }
            MetadataOperand::Unknown => {}
            _ => return Some("!memprof MemInfoBlock first operand should be an MDNode"),
        }
        if !operands[1].is_string() {
            return Some("!memprof MemInfoBlock second operand should be an MDString");
        }
        for pair in &operands[2..] {
            let Some(pair) = pair.node() else {
                return Some("Not all !memprof MemInfoBlock operands 2 to N are MDNode");
            };
            match tuple_of::<2>(graph, pair) {
                None => return Some("Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands"),
                Some(pair) if pair.iter().any(|number| number.integer().is_none()) => {
                    return Some("Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands");
                }
                Some(_) => {}
            }
        }
    }
    None
}

fn callee_type_error<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<&'static str> {
    graph.operands(node).find_map(|ty| {
        let Some(node) = ty.node() else {
            return Some("The callee_type metadata must be a list of type metadata nodes");
        };
        let Some([offset, name]) = tuple_of::<2>(graph, node) else {
            return Some("Well-formed generalized type metadata must contain exactly two operands");
        };
        if !offset.integer().is_some_and(|(_, value)| value.parse() == Ok(0u64)) {
            return Some("The first operand of type metadata for functions must be zero");
        }
        match name {
            MetadataOperand::String(name) if name.ends_with(".generalized") => None,
            _ => Some("Only generalized type metadata can be part of the callee_type metadata list"),
        }
    })
}

fn annotation_error<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<&'static str> {
    if node.class != Class::Tuple {
        return Some("annotation must be a tuple");
    }
    if node.body.is_empty() {
        return Some("annotation must have at least one operand");
    }
    let fits = |target: MetadataOperand<'m>| match target {
        MetadataOperand::Node(_, node) if node.class == Class::Tuple => {
            graph.operands(node).all(MetadataOperand::is_string)
        }
        target => target.is_string(),
    };
    (!graph.operands(node).all(fits)).then_some("operands must be a string or a tuple of strings")
}

fn captures_error<'m>(
    at: &InstChecker<'_, '_>,
    graph: &MetadataGraph<'m>,
    inst: &Inst,
    node: Node<'m>,
) -> Option<&'static str> {
    let Inst::Store { value, .. } = inst else {
        return Some("!captures metadata can only be applied to store instructions");
    };
    if !matches!(at.cx.kind(value.0), TypeKind::Ptr { .. } | TypeKind::Invalid) {
        return Some("!captures metadata can only be applied to store with value operand of pointer type");
    }
    if node.body.is_empty() {
        return Some("!captures metadata cannot be empty");
    }
    graph.operands(node).find_map(|part| match part {
        MetadataOperand::String("address_is_null" | "address" | "read_provenance" | "provenance")
        | MetadataOperand::Unknown => None,
        MetadataOperand::String(_) => Some("invalid entry in !captures metadata"),
        _ => Some("!captures metadata must be a list of strings"),
    })
}

fn relaxation_error<'m>(graph: &MetadataGraph<'m>, inst: &Inst, node: Node<'m>) -> Option<&'static str> {
    let access = inst.call().is_some()
        || matches!(
            inst,
            Inst::Load { .. } | Inst::Store { .. } | Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } | Inst::Fence(_)
        );
    if !access {
        return Some("!mmra metadata attached to unexpected instruction kind");
    }
    let is_tag = |node: Node<'m>| tuple_of::<2>(graph, node).is_some_and(|tag| tag.iter().all(|part| part.is_string()));
    if is_tag(node) {
        return None;
    }
    if node.class != Class::Tuple {
        return Some("!mmra expected to be a metadata tuple");
    }
    let fits = |tag: MetadataOperand<'m>| tag == MetadataOperand::Unknown || tag.node().is_some_and(is_tag);
    (!graph.operands(node).all(fits)).then_some("!mmra metadata tuple operand is not an MMRA tag")
}

fn precision_error<'m>(graph: &MetadataGraph<'m>, node: Node<'m>) -> Option<&'static str> {
    let Some([precision]) = tuple_of::<1>(graph, node) else { return Some("fpmath takes one operand!") };
    let MetadataOperand::Constant(text) = precision else { return Some("invalid fpmath accuracy!") };
    if integer(text).is_some() || text.starts_with("ptr") {
        return Some("invalid fpmath accuracy!");
    }
    if !text.starts_with("float ") {
        return Some("fpmath accuracy must have float type");
    }
    let value = text["float ".len()..].trim();
    let positive = !value.starts_with('-') && value.parse::<f64>() != Ok(0.0);
    (!positive).then_some("fpmath accuracy not a positive number!")
}
