//! Functions that run before and after the program: `llvm.global_ctors` and `llvm.global_dtors` (LangRef).

use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Module};

const CONSTRUCTORS: &str = "llvm.global_ctors";
const DESTRUCTORS: &str = "llvm.global_dtors";

impl Module {
    /// Returns the functions of `llvm.global_ctors`, in the order in which they run before the program.
    pub fn constructors(&self) -> Vec<GlobalId> {
        self.structors(CONSTRUCTORS)
    }

    /// Returns the functions of `llvm.global_dtors`, in the order in which they run after the program and its
    /// `atexit` handlers.
    pub fn destructors(&self) -> Vec<GlobalId> {
        let mut found = self.structors(DESTRUCTORS);
        found.reverse();
        found
    }

    /// Returns the entry points (with aliases resolved), followed by the constructors and destructors.
    pub fn with_structors(&self, entries: &[GlobalId]) -> Vec<GlobalId> {
        let mut all: Vec<GlobalId> = entries.iter().map(|id| self.aliasee(*id)).collect();
        all.extend(self.constructors());
        all.extend(self.destructors());
        all
    }

    /// Returns unsupported table entries, each as the table and a description: entries without a constant
    /// priority, and those whose function has no body in the module, takes arguments, or is not a function.
    pub fn odd_structors(&self) -> Vec<(GlobalId, String)> {
        let tables = [CONSTRUCTORS, DESTRUCTORS].into_iter().filter_map(|name| self.find(name));
        let odd = |table: GlobalId| {
            let in_table = move |what: &str| (table, format!("{what} in `@{}`", self.globals[table].name));
            self.rows(table).into_iter().filter_map(move |(priority, function)| {
                if self.constants[priority].as_int().is_none() {
                    return Some(in_table("a priority that is not an integer"));
                }
                let Some(id) = self.structor(function) else {
                    return Some(in_table("something other than a function"));
                };
                let name = &self.globals[id].name;
                match self.function(id) {
                    Some(f) if f.body.is_none() => Some(in_table(&format!("`@{name}`, which has no body here,"))),
                    Some(f) if f.varargs || !f.params.is_empty() => {
                        Some(in_table(&format!("`@{name}`, which takes arguments,")))
                    }
                    Some(_) => None,
                    None => Some(in_table(&format!("`@{name}`, which is not a function,"))),
                }
            })
        };
        tables.flat_map(odd).collect()
    }

    /// Returns the functions of a table by ascending priority; for equal priorities in table order.
    fn structors(&self, table: &str) -> Vec<GlobalId> {
        let rows = self.find(table).map_or(Vec::new(), |id| self.rows(id));
        let known = |(priority, function): (ConstId, ConstId)| {
            Some((self.constants[priority].as_int()?, self.structor(function)?))
        };
        let mut found: Vec<(u128, GlobalId)> = rows.into_iter().filter_map(known).collect();
        found.sort_by_key(|(priority, _)| *priority);
        found.into_iter().map(|(_, id)| id).collect()
    }

    /// Returns priority and function of each table entry, skipping null and undef functions, which have no
    /// effect.
    fn rows(&self, table: GlobalId) -> Vec<(ConstId, ConstId)> {
        let GlobalKind::Variable { init: Some(init), .. } = &self.globals[table].kind else { return Vec::new() };
        let Constant::Array(_, rows) = &self.constants[*init] else { return Vec::new() };
        let fields = |row: ConstId| match &self.constants[row] {
            Constant::Struct(_, fields) => Some((fields.first()?.1, self.constants.stripped(fields.get(1)?.1))),
            _ => None,
        };
        let runs = |id: ConstId| {
            !matches!(
                self.constants[id],
                Constant::Null(_) | Constant::Zero(_) | Constant::Undef(_) | Constant::Poison(_) | Constant::Invalid
            )
        };
        rows.iter().filter_map(|(_, row)| fields(*row)).filter(|(_, function)| runs(*function)).collect()
    }

    fn structor(&self, function: ConstId) -> Option<GlobalId> {
        match self.constants[function] {
            Constant::Global(_, id) | Constant::Marked(_, _, id) => Some(self.aliasee(id)),
            _ => None,
        }
    }
}
