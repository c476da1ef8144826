//! Preparation of an engine: finds everything that a run can reach, and reports the constructs that the engine does not
//! support and the symbols that no library defines. It depends on neither engine: [`EngineTraits`] states where they
//! differ.

use crate::diagnostic::{self, Diagnostic};
use crate::host::closures::HostFunctions;
use crate::host::symbols::{check_externals, unsupported_function};
use crate::host::x86_64::assembler::AsmUnit;
use crate::ir::reach::{Use, reachable};
use crate::ir::{DataLayout, GlobalId, Module};
use crate::source::Span;
use crate::unsupported::{self, AllOf, EngineSupport, HostQuery, Unsupported};
use crate::verify::Checked;
use std::sync::Arc;

/// Returns the answers of an engine about a module.
pub(crate) type SupportOf = for<'m> fn(&'m Module, &'m DataLayout) -> Box<dyn EngineSupport + 'm>;

/// Properties of an engine on which the preparation depends.
pub(crate) struct EngineTraits {
    /// Whether programs can create threads.
    pub threads: bool,
    /// Returns its answers about a module.
    pub support: SupportOf,
}

impl EngineTraits {
    /// Returns those of the reached constructs that are not supported. `unit`: the module's own assembly; `offered`:
    /// host functions.
    pub(crate) fn unsupported(
        &self,
        module: &Module,
        layout: &DataLayout,
        reached: &[(GlobalId, Use)],
        unit: Option<&AsmUnit>,
        offered: Option<&HostFunctions>,
    ) -> Unsupported {
        let host = |id: GlobalId| unsupported_function(module, id, unit, self.threads, offered);
        unsupported::check(module, layout, reached, &host, &|| (self.support)(module, layout))
    }

    /// Returns one error for each undefined symbol. `allowed`: names that the program may use; `None` allows all.
    pub(crate) fn undefined_symbols(
        &self,
        module: &Module,
        reached: &[(GlobalId, Use)],
        unit: Option<&AsmUnit>,
        offered: &HostFunctions,
        allowed: Option<&[String]>,
    ) -> Vec<Diagnostic> {
        check_externals(module, reached, unit, self.threads, offered, allowed)
    }
}

/// Whether all of some engines support everything that is reached. One traversal asks them all. False too if only a block that is
/// unreachable has something else.
pub(crate) fn is_supported_by_all(engines: &[&EngineTraits], module: &Module, reached: &[(GlobalId, Use)]) -> bool {
    let layout = DataLayout::of(module);
    let host: HostQuery<'_> =
        &|id| engines.iter().find_map(|engine| unsupported_function(module, id, None, engine.threads, None));
    unsupported::is_supported(module, &layout, reached, host, &|| {
        Box::new(AllOf(engines.iter().map(|engine| (engine.support)(module, &layout)).collect()))
    })
}

/// A program that an engine can run: everything that it reaches is supported and every symbol is defined.
pub(crate) struct ReachableProgram {
    pub checked: Arc<Checked>,
    pub layout: DataLayout,
    pub reached: Vec<(GlobalId, Use)>,
    /// Position for diagnostics that have none of their own.
    pub start: Span,
}

impl ReachableProgram {
    /// Checks everything that a run can reach from `entries`, and assembles the module-level inline assembly.
    pub(crate) fn new(
        engine: &EngineTraits,
        mut checked: Arc<Checked>,
        entries: &[GlobalId],
        offered: &HostFunctions,
        allowed: Option<&[String]>,
    ) -> Result<(ReachableProgram, Option<AsmUnit>), Vec<Diagnostic>> {
        let module = checked.module();
        let entries: &[GlobalId] = &module.with_structors(entries);
        let mut reached = reachable(module, entries);
        let layout = DataLayout::of(module);
        let start = entries.first().map(|id| module.globals[*id].span).unwrap_or_default();
        let unit = AsmUnit::new(module).map_err(|error| vec![error])?;
        let unsupported = engine.unsupported(module, &layout, &reached, unit.as_ref(), Some(offered));
        refuse(unsupported.refused(&checked))?;
        refuse(engine.undefined_symbols(module, &reached, unit.as_ref(), offered, allowed))?;
        if unsupported.replace(&mut checked) {
            reached = reachable(checked.module(), entries);
        }
        Ok((ReachableProgram { checked, layout, reached, start }, unit))
    }
}

/// Returns `Err` with all diagnostics in source order if any of them is an error; otherwise drops the warnings.
pub(crate) fn refuse(mut found: Vec<Diagnostic>) -> Result<(), Vec<Diagnostic>> {
    if !found.iter().any(Diagnostic::is_error) {
        return Ok(());
    }
    diagnostic::sort(&mut found);
    Err(found)
}
