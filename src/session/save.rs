//! Saving a session as text that can be run or entered again.

use super::{Session, shown_name};
use crate::ir::reach::reachable;
use crate::ir::{GlobalId, GlobalKind, Name, print, unsupported};
use rustc_hash::{FxHashMap, FxHashSet};

impl Session {
    /// Returns all definitions as a module. Values appear as comments. Variables have their original
    /// initializers.
    pub fn save(&self) -> String {
        let mut module = self.checked.module().clone();
        unsupported::restore(&mut module);
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
        let values: Vec<String> =
            self.values.keys().filter_map(|name| Some(format!("; %{name} = {}\n", self.value_text(name)?))).collect();
        if !values.is_empty() {
            out.push_str("\n; Values of the session:\n");
            out.push_str(&values.concat());
        }
        debug_assert!(!out.contains(&shown_name(self.checked.module(), self.evaluates)));
        out
    }
}
