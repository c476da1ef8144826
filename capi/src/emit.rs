//! The forms of a program: text, bitcode, and compiled code.

use crate::error::{ErrorObject, guard, llj_error};
use crate::handles;
use crate::module::{ModuleObject, function, llj_module};
use crate::text::{Bytes, check_out, llj_bytes, string, write_out};
use llvmlite_jit::bitcode::Version;
use llvmlite_jit::graph::{self, CfgGraph};
use llvmlite_jit::ir::{GlobalId, print};
use llvmlite_jit::{Error, OutputFormat, Program, Rejection, jit};
use std::ffi::c_char;
use std::sync::Arc;

/// A form of a program.
#[repr(C)]
#[derive(Clone, Copy)]
pub enum llj_form {
    /// LLVM assembly, as the program was read.
    Assembly,
    /// Bitcode for LLVM 22 and later.
    Bitcode,
    /// Bitcode for LLVM 14 and later.
    Bitcode14,
    /// Bytecode of LLVM 1.3.
    Bytecode,
    /// Machine code, in AT&T syntax, with the statements from which it was compiled.
    MachineCode,
    /// Cranelift IR, with the statements from which it was translated.
    Clif,
    /// Control-flow graphs as SVG.
    CfgSvg,
    /// Control-flow graphs in the language of Graphviz.
    CfgDot,
}

const FORMS: [llj_form; 8] = [
    llj_form::Assembly,
    llj_form::Bitcode,
    llj_form::Bitcode14,
    llj_form::Bytecode,
    llj_form::MachineCode,
    llj_form::Clif,
    llj_form::CfgSvg,
    llj_form::CfgDot,
];

/// Writes a module in a form (an `llj_form`). `only`, if it is not null, is the function to write; it applies to
/// assembly, machine code, Cranelift IR and graphs. Bitcode and bytecode always contain the whole module.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_module_emit(
    module: *const llj_module,
    form: u32,
    only: *const c_char,
    out: *mut *mut llj_bytes,
) -> *mut llj_error {
    guard(|| {
        check_out(out)?;
        let module = handles::find::<ModuleObject>(module)?;
        let form = FORMS.iter().find(|known| **known as u32 == form);
        let form = form.ok_or_else(|| ErrorObject::argument("there is no such llj_form"))?;
        // SAFETY: by the caller's contract, the pointers are valid.
        unsafe {
            let only =
                if only.is_null() { None } else { Some(function(&module.program, &string(only, "the function")?)?) };
            write_out(out, handles::insert(Bytes::new(emit(&module.program, *form, only)?)))
        }
    })
}

fn emit(program: &Program, form: llj_form, only: Option<GlobalId>) -> Result<Vec<u8>, ErrorObject> {
    let module = program.module();
    let functions: Vec<GlobalId> = match only {
        Some(id) => vec![id],
        None => module.definitions().map(|(id, ..)| id).collect(),
    };
    let listing = |form: jit::Form| -> Result<Vec<u8>, ErrorObject> {
        let listed = jit::emit(program.checked(), &functions, form, &jit::Options::default(), program.sources());
        Ok(listed.map_err(|found| Error::from(Rejection::new(found, Arc::clone(program.sources()))))?.into_bytes())
    };
    let graphs = || functions.iter().filter_map(|id| CfgGraph::new(module, *id)).collect::<Vec<_>>();
    match (form, only) {
        (llj_form::Assembly, Some(id)) => Ok(print::function(module, id).into_bytes()),
        (llj_form::Assembly, None) => Ok(program.write(OutputFormat::Assembly)?),
        (llj_form::Bitcode, _) => Ok(program.write(OutputFormat::Bitcode(Version::Llvm22))?),
        (llj_form::Bitcode14, _) => Ok(program.write(OutputFormat::Bitcode(Version::Llvm14))?),
        (llj_form::Bytecode, _) => Ok(program.write(OutputFormat::Bytecode)?),
        (llj_form::MachineCode, _) => listing(jit::Form::Asm),
        (llj_form::Clif, _) => listing(jit::Form::Clif),
        (llj_form::CfgSvg, _) => Ok(graph::svg(&graphs()).into_bytes()),
        (llj_form::CfgDot, _) => Ok(graph::dot(&graphs()).into_bytes()),
    }
}
