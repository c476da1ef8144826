//! Module flags (LangRef "Module Flags Metadata"): flags of several modules are merged according to their behaviors.

use super::text::{definition, named_list, parts};
use crate::ir::upgrade;
use crate::ir::upgrade::behavior::{APPEND, APPEND_UNIQUE, ERROR, MAX, MIN, OVERRIDE, REQUIRE, WARNING};
use std::collections::HashMap;
use std::sync::Arc;

/// Name of the list of flags.
pub(super) const NAME: &str = "!llvm.module.flags";

/// A conflict between flags.
pub(super) enum Conflict {
    Error(String),
    Warning(String),
}

/// A flag, `!{i32 7, !"PIC Level", i32 2}`.
struct Flag {
    /// Name of the node in the list.
    node: String,
    behavior: u32,
    id: String,
    value: String,
}

/// Merges the flags in `list` into those of the linked module. Both the list and its nodes are in `items` already.
pub(super) fn merge(items: &mut Vec<Arc<str>>, list: &str) -> Vec<Conflict> {
    let at = items.iter().position(|i| named_list(i).is_some_and(|(name, _)| name == NAME));
    let own = at.and_then(|at| named_list(&items[at])).map_or(String::new(), |(_, list)| list.to_string());
    let nodes: HashMap<String, String> =
        items.iter().filter_map(|i| definition(i)).map(|(n, v)| (n.to_string(), v.to_string())).collect();
    let mut kept: Vec<Flag> = parts(&own).into_iter().map(|node| flag(node, &nodes)).collect();
    let mut conflicts = Vec::new();
    let mut changed = Vec::new();
    for new in parts(list).into_iter().map(|node| flag(node, &nodes)) {
        // Of equal requirements, one is kept.
        if new.behavior == REQUIRE && kept.iter().any(|f| f.is_same_demand(&new, &nodes)) {
            continue;
        }
        let Some(old) = kept.iter_mut().find(|f| f.id == new.id && f.behavior != REQUIRE && new.behavior != REQUIRE)
        else {
            kept.push(new);
            continue;
        };
        let id = new.id.trim_start_matches('!').trim_matches('"');
        let values =
            || format!("linking module flags '{id}': IDs have conflicting values: {} and {}", old.value, new.value);
        let number = |f: &Flag| f.value.rsplit(' ').next().and_then(|n| n.parse::<i64>().ok()).unwrap_or(0);
        if [MAX, MIN].iter().any(|b| [(*b, WARNING), (WARNING, *b)].contains(&(old.behavior, new.behavior)))
            && old.value != new.value
        {
            conflicts.push(Conflict::Warning(values()));
        }
        match (old.behavior, new.behavior) {
            (OVERRIDE, OVERRIDE) if old.value != new.value => {
                let values = format!("{} and {}", old.value, new.value);
                let text = format!("linking module flags '{id}': IDs have conflicting override values: {values}");
                conflicts.push(Conflict::Error(text));
            }
            (OVERRIDE, _) => {}
            (_, OVERRIDE) => old.node = new.node,
            (MAX, MAX | WARNING) | (WARNING, MAX) => {
                let winner = if number(&new) > number(old) { &new.value } else { &old.value }.clone();
                changed.push((old.node.clone(), format!("!{{i32 {MAX}, {}, {winner}}}", old.id)));
                old.value = winner;
                old.behavior = MAX;
            }
            (MIN, MIN | WARNING) | (WARNING, MIN) => {
                let winner = if number(&new) < number(old) { &new.value } else { &old.value }.clone();
                changed.push((old.node.clone(), format!("!{{i32 {MIN}, {}, {winner}}}", old.id)));
                old.value = winner;
                old.behavior = MIN;
            }
            (a, b) if a != b => {
                conflicts.push(Conflict::Error(format!("linking module flags '{id}': IDs have conflicting behaviors")));
            }
            (ERROR, _) if old.value != new.value => conflicts.push(Conflict::Error(values())),
            (WARNING, _) if old.value != new.value => conflicts.push(Conflict::Warning(values())),
            (APPEND | APPEND_UNIQUE, _) => {
                let elements = |value: &str| {
                    let node = nodes.get(value).map_or(value, String::as_str);
                    node.strip_prefix("!{").and_then(|n| n.strip_suffix('}')).unwrap_or("").to_string()
                };
                let (a, b) = (elements(&old.value), elements(&new.value));
                let mut all: Vec<&str> = parts(&a);
                all.extend(parts(&b).into_iter().filter(|p| old.behavior == APPEND || !parts(&a).contains(p)));
                old.value = format!("!{{{}}}", all.join(", "));
                changed.push((old.node.clone(), format!("!{{i32 {}, {}, {}}}", old.behavior, old.id, old.value)));
            }
            _ => {}
        }
    }
    // As in LLVM, only if there were flags before.
    for demand in kept.iter().filter(|f| f.behavior == REQUIRE && at.is_some()) {
        let [id, value] = &*demand.demanded(&nodes) else { continue };
        if !kept.iter().any(|f| f.behavior != REQUIRE && f.id == *id && f.value == *value) {
            let id = id.trim_start_matches('!').trim_matches('"');
            let text = format!("linking module flags '{id}': does not have the required value");
            if !conflicts.iter().any(|c| matches!(c, Conflict::Error(old) if *old == text)) {
                conflicts.push(Conflict::Error(text));
            }
        }
    }
    for item in items.iter_mut() {
        if let Some((name, _)) = definition(item)
            && let Some((_, text)) = changed.iter().rev().find(|(node, _)| node == name)
        {
            *item = format!("{name} = {text}").into();
        }
    }
    let all: Vec<&str> = kept.iter().map(|f| &*f.node).collect();
    let text: Arc<str> = format!("{NAME} = !{{{}}}", all.join(", ")).into();
    match at {
        Some(at) => items[at] = text,
        None => items.push(text),
    }
    conflicts
}

impl Flag {
    /// Returns the content of a requirement: the flag's name and the required value.
    fn demanded(&self, nodes: &HashMap<String, String>) -> Vec<String> {
        let node = nodes.get(&self.value).map_or(&*self.value, String::as_str);
        let list = node.trim_start_matches("metadata ").strip_prefix("!{").and_then(|n| n.strip_suffix('}'));
        parts(list.unwrap_or("")).into_iter().map(|p| p.trim_start_matches("metadata ").to_string()).collect()
    }

    fn is_same_demand(&self, other: &Flag, nodes: &HashMap<String, String>) -> bool {
        self.behavior == REQUIRE && other.id == self.id && self.demanded(nodes) == other.demanded(nodes)
    }
}

fn flag(node: &str, nodes: &HashMap<String, String>) -> Flag {
    let value = nodes.get(node).map_or(node, String::as_str);
    let value =
        value.trim_start_matches("metadata ").strip_prefix("!{").and_then(|v| v.strip_suffix('}')).unwrap_or("");
    let parts = parts(value);
    let part = |n: usize| parts.get(n).map_or("", |p| p.trim_start_matches("metadata ")).to_string();
    let behavior = part(0).rsplit(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0);
    // A malformed flag is identified by its node.
    let id = if parts.len() < 3 { node.to_string() } else { part(1) };
    let behavior = upgrade::flag_behavior(id.trim_start_matches('!').trim_matches('"'), behavior);
    Flag { node: node.to_string(), behavior, id, value: part(2) }
}
