//! Constructs that checked code does not check: assembly.

use crate::diagnostic::Diagnostic;
use crate::ir::asm::{self, text};
use crate::ir::reach::Use;
use crate::ir::{GlobalId, Module};

/// Returns the assembly in what a program reaches ([`crate::ir::reach::reachable_from_program`]), which code with
/// [checks](crate::jit::Options::checked) runs without checks, as warnings.
pub fn unchecked(module: &Module, reached: &[(GlobalId, Use)]) -> Vec<Diagnostic> {
    let warning = |span, what: &str| Diagnostic::warning("E0609", span, format!("{what} is not checked"));
    let of_module = module.asm.iter().find(|(asm, _)| text::has_statements(asm)).map(|(_, span)| {
        let help = "variables of a module with assembly are checked only where they are accessed by their names";
        warning(*span, "assembly of a module").help(help)
    });
    let bodies = reached.iter().filter_map(|(id, _)| module.function(*id)?.body.as_ref());
    let of_functions = bodies.flat_map(|body| {
        body.insts.iter().filter_map(|(inst, found)| {
            let asm = asm::called(&module.constants, found.call()?)?;
            let is_empty = asm.template.iter().all(u8::is_ascii_whitespace);
            (!is_empty).then(|| warning(body.span(inst), "inline assembly").here("its accesses to memory"))
        })
    });
    of_module.into_iter().chain(of_functions).collect()
}
