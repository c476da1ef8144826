//! Saving a session as text that can be run or entered again.

use super::{CType, PartResult, Reply, Session, shown_name, value_text};
use crate::ir::reach::reachable;
use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Module, Name, Type, TypeKind, print, unsupported_traps};
use crate::source::Source;
use crate::value::Value;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// The comment before the values.
const VALUES: &str = "; Values of the session:";

/// Maximum size in bytes of a variable whose content is written.
const MAX_CONTENT: u64 = 1 << 16;

/// Enters a value as a constant of a type without pointers; `None` for what constants cannot express.
fn constant(module: &mut Module, ty: Type, value: &Value) -> Option<ConstId> {
    let plain = module.types.strip(ty);
    if matches!(value, Value::Aggregate(_)) && is_zero(value) {
        return Some(module.constants.intern(Constant::Zero(ty)));
    }
    let entered = match (value, module.types.kind(plain).clone()) {
        (Value::Int { bits, .. }, _) => Constant::Int(ty, *bits),
        (Value::Wide { words, .. }, _) => Constant::WideInt(ty, words.clone()),
        (Value::Float { bits, .. }, _) => Constant::Float(ty, *bits),
        (Value::Undef, _) => Constant::Undef(ty),
        (Value::Poison, _) => Constant::Poison(ty),
        (Value::Aggregate(parts), kind) => {
            let element = |n: usize| match &kind {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(*elem),
                TypeKind::Struct { fields, .. } => fields.get(n).copied(),
                _ => None,
            };
            let mut all = Vec::new();
            for (n, part) in parts.iter().enumerate() {
                let ty = element(n)?;
                all.push((ty, constant(module, ty, part)?));
            }
            let bytes: Option<Vec<u8>> = parts
                .iter()
                .map(|part| match part {
                    Value::Int { width: 8, bits } => Some(*bits as u8),
                    _ => None,
                })
                .collect();
            match (kind, bytes) {
                // Only a part was read.
                (TypeKind::Array { len, .. }, _) if len != all.len() as u64 => return None,
                (TypeKind::Array { .. }, Some(bytes)) if !bytes.is_empty() => Constant::String(ty, bytes.into()),
                (TypeKind::Array { .. }, _) => Constant::Array(ty, all.into()),
                (TypeKind::Vector { .. }, _) => Constant::Vector(ty, all.into()),
                _ => Constant::Struct(ty, all.into()),
            }
        }
        _ => return None,
    };
    Some(module.constants.intern(entered))
}

fn is_zero(value: &Value) -> bool {
    match value {
        Value::Int { bits, .. } | Value::Float { bits, .. } => *bits == 0,
        Value::Wide { words, .. } => words.iter().all(|word| *word == 0),
        Value::Aggregate(parts) => parts.iter().all(is_zero),
        _ => false,
    }
}

impl Session {
    /// Returns all definitions as a module. Values appear as comments. Variables have their current contents as
    /// initializers, except for those with pointers, which keep their original ones.
    pub fn save(&self) -> String {
        let mut module = self.checked.module().clone();
        unsupported_traps::restore(&mut module);
        self.store_contents(&mut module);
        let live: FxHashSet<GlobalId> = module.by_name.values().copied().filter(|id| *id != self.evaluates).collect();
        let live: Vec<GlobalId> = module.order.iter().copied().filter(|id| live.contains(id)).collect();
        // A global that lost its name to a redefinition may still be used.
        let reached: FxHashSet<GlobalId> = reachable(&module, &live).into_iter().map(|(id, _)| id).collect();
        let known = |id: &GlobalId| live.contains(id) || reached.contains(id);
        let mut order: Vec<GlobalId> = module.order.iter().copied().filter(known).collect();
        order.sort_by_key(|id| matches!(module.globals[*id].kind, GlobalKind::Function(_)));
        order.dedup();
        let mut taken: FxHashMap<Name, u32> = FxHashMap::default();
        for id in order.iter().filter(|id| live.contains(id)) {
            taken.insert(module.globals[*id].name.clone(), 0);
        }
        for id in order.iter().filter(|id| !live.contains(id)) {
            let old = module.globals[*id].name.clone();
            let number = taken.entry(old.clone()).or_insert(0);
            *number += 1;
            module.globals[*id].name = Name::Text(format!("{}.old.{number}", old.symbol()).into());
        }
        module.order = order;
        // Types that lost their name to a redefinition, if they are still used.
        let now: FxHashSet<_> = self.names.types.values().copied().collect();
        for (id, named) in &mut module.types.named {
            if !now.contains(&id) {
                named.name = Name::Text(
                    format!("{}.old.{}", named.name.symbol(), cranelift_entity::EntityRef::index(id)).into(),
                );
            }
        }
        let mut out = print::module(&module);
        let values = self.values.keys().filter(|name| !self.is_result_number(name));
        let values: Vec<String> =
            values.filter_map(|name| Some(format!("; %{name} = {}\n", self.value_text(name)?))).collect();
        if !values.is_empty() {
            out.push_str(&format!("\n{VALUES}\n"));
            out.push_str(&values.concat());
        }
        debug_assert!(!out.contains(&shown_name(self.checked.module(), self.evaluates)));
        out
    }

    /// Enters a file, and the values that [`Session::save`] wrote as comments, except for pointers.
    pub(super) fn enter_saved(&mut self, source: Source, file: Option<Arc<str>>) -> Reply {
        let name = source.name.clone();
        let values = source.text().split_once(VALUES).map_or(String::new(), |(_, values)| values.to_string());
        let mut reply = self.enter_source(source, file);
        for line in values.lines().filter_map(|line| line.strip_prefix("; %")) {
            let Some((value, text)) = line.split_once(" = ").filter(|(value, _)| *value != "_") else { continue };
            let (text, remark) = text.split_once(" ; ").unwrap_or((text, ""));
            let is_pointer = text.contains("ptr ") && !text.contains("ptr null");
            if reply.failed() || is_pointer || text.contains('…') {
                continue;
            }
            let Ok(source) = self.sources.add(format!("{name} values"), format!("%{value} = {text}")) else { break };
            let mut entered = self.enter_parts(&source, None);
            if entered.failed() {
                continue;
            }
            if remark.starts_with("unsigned ") {
                self.set_c_type(&format!("%{value}"), CType { is_unsigned: true, ..CType::default() });
            }
            if let Some(PartResult::Evaluated { text, .. }) = entered.entered.last_mut() {
                *text = self.value_text(&crate::parse::name(value));
            }
            reply.entered.append(&mut entered.entered);
        }
        reply
    }

    /// Makes the contents of variables their initialisers, if they differ and have no pointers.
    fn store_contents(&self, module: &mut Module) {
        let ids: Vec<GlobalId> = module.globals.keys().collect();
        for id in ids {
            let GlobalKind::Variable { ty, init: Some(_), constant: false } = module.globals[id].kind else { continue };
            let is_small = self.layout().size_of(&module.types, ty).is_some_and(|size| size <= MAX_CONTENT);
            if !is_small || value_text::holds_pointers(&module.types, ty) {
                continue;
            }
            if let Some(now) = self.content(id).and_then(|value| constant(module, ty, &value))
                && let GlobalKind::Variable { init, .. } = &mut module.globals[id].kind
            {
                *init = Some(now);
            }
        }
    }
}
