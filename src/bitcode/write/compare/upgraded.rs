//! Upgrade of metadata of older versions to the current form, in the graph of one module ([`crate::ir::upgrade`] has
//! the rules).

use super::super::annotation_table::Notes;
use super::super::metadata_graph::{Node, Op, Ref, Value};
use super::super::writer::Writer;
use crate::bitcode::record_codes::metadata as code;
use crate::ir::{GlobalId, upgrade};
use rustc_hash::FxHashMap;

/// Upgrades the names and behaviors of module flags.
pub(super) fn flags(writer: &mut Writer) {
    let flags = writer.graph.named.iter().filter(|(name, _)| name == b"llvm.module.flags").flat_map(|(_, list)| list);
    let nodes: Vec<u32> = flags.filter_map(|of| if let Ref::Node(n) = of { Some(*n) } else { None }).collect();
    for node in nodes {
        let [Op::OrNull(Ref::Value(behavior)), Op::OrNull(Ref::Text(name)), ..] =
            writer.graph.nodes[node as usize].ops[..]
        else {
            continue;
        };
        let written = match writer.graph.values.get_index(behavior as usize) {
            Some(Value::Written(text)) => text.strip_prefix("i32 ").and_then(|n| n.parse().ok()),
            _ => None,
        };
        let name = writer.graph.strings.get_index(name as usize).and_then(|name| std::str::from_utf8(name).ok());
        let (Some(written), Some(name)) = (written, name) else { continue };
        let today = format!("i32 {}", upgrade::flag_behavior(name, written));
        let value = match writer.graph.nodes[node as usize].ops.get(2) {
            Some(Op::OrNull(Ref::Text(text))) => writer.graph.strings.get_index(*text as usize),
            _ => None,
        };
        let value = value.and_then(|text| upgrade::flag_text(name, text));
        let name = upgrade::flag_name(name).as_bytes().to_vec();
        let name = writer.graph.string(name);
        let value = value.map(|text| writer.graph.string(text));
        let behavior = writer.graph.value(Value::Written(today.into()));
        let ops = &mut writer.graph.nodes[node as usize].ops;
        (ops[0], ops[1]) = (Op::OrNull(behavior), Op::OrNull(name));
        if let (Some(value), Some(op)) = (value, ops.get_mut(2)) {
            *op = Op::OrNull(value);
        }
    }
}

/// Drops the debug information of a module whose version number is missing or outdated, like LLVM's reader
/// (`StripDebugInfo`).
pub(super) fn debug_info<'a>(
    writer: &mut Writer,
    notes: impl Iterator<Item = &'a mut Notes>,
    attached: &mut [(GlobalId, Vec<(u64, Ref)>)],
) {
    if has_debug_info_version(writer) {
        return;
    }
    writer.graph.named.retain(|(name, _)| !name.starts_with(b"llvm.dbg.") && name != b"llvm.gcov");
    let dbg = writer.kinds.get_index_of("dbg").map(|kind| kind as u64);
    let is_kept = |(kind, _): &(u64, Ref)| Some(*kind) != dbg;
    attached.iter_mut().for_each(|(_, pairs)| pairs.retain(is_kept));
    for notes in notes {
        notes.locations.clear();
        notes.records.clear();
        notes.function.retain(is_kept);
        notes.attached.values_mut().for_each(|pairs| pairs.retain(is_kept));
    }
}

fn has_debug_info_version(writer: &Writer) -> bool {
    let flags = writer.graph.named.iter().filter(|(name, _)| name == b"llvm.module.flags").flat_map(|(_, list)| list);
    flags.filter_map(|of| if let Ref::Node(n) = of { Some(&writer.graph.nodes[*n as usize]) } else { None }).any(
        |flag| {
            let [_, Op::OrNull(Ref::Text(name)), Op::OrNull(Ref::Value(version))] = flag.ops[..] else { return false };
            let name = writer.graph.strings.get_index(name as usize);
            let version = match writer.graph.values.get_index(version as usize) {
                Some(Value::Written(text)) => text.strip_prefix("i32 ").and_then(|n| n.parse().ok()),
                Some(Value::Constant(_)) => {
                    writer.module.constants[writer.graph.constants[version as usize].1].as_int()
                }
                None => None,
            };
            name.is_some_and(|name| name == b"Debug Info Version")
                && version == Some(upgrade::DEBUG_INFO_VERSION.into())
        },
    )
}

/// Upgrades TBAA access tags: before LLVM 3.4, a tag was only a type, without an offset.
pub(super) fn accesses(writer: &mut Writer, notes: &mut Notes, known: &mut FxHashMap<u32, Ref>) {
    let Some(tbaa) = writer.kinds.get_index_of("tbaa") else { return };
    let pairs = notes.attached.values_mut().flatten().filter(|(kind, _)| *kind == tbaa as u64);
    for (_, of) in pairs {
        let Ref::Node(node) = *of else { continue };
        *of = *known.entry(node).or_insert_with(|| access(writer, node));
    }
}

fn access(writer: &mut Writer, node: u32) -> Ref {
    let Node { code: code::NODE, ops, .. } = &writer.graph.nodes[node as usize] else { return Ref::Node(node) };
    let (ty, constant) = match ops[..] {
        [Op::OrNull(Ref::Text(_)), _, constant] => (None, Some(constant)),
        [Op::OrNull(Ref::Text(_)), ..] => (Some(node), None),
        _ => return Ref::Node(node),
    };
    let ty = match ty {
        Some(ty) => ty,
        None => {
            let ops = writer.graph.nodes[node as usize].ops[..2].to_vec();
            add(writer, node, ops)
        }
    };
    let ty = Op::OrNull(Ref::Node(ty));
    let offset = Op::OrNull(writer.graph.value(Value::Written("i64 0".into())));
    Ref::Node(add(writer, node, [ty, ty, offset].into_iter().chain(constant).collect()))
}

/// Adds a node of the same kind as another one.
fn add(writer: &mut Writer, like: u32, ops: Vec<Op>) -> u32 {
    let made = Node { ops, ..writer.graph.nodes[like as usize].clone() };
    writer.graph.nodes.push(made);
    writer.graph.nodes.len() as u32 - 1
}
