//! Cranelift's IR as text.

use crate::diagnostic::Diagnostic;
use crate::ir::LocId;
use crate::ir::unsupported_traps;
use crate::jit::emit::uses::{self, CodeOrigin};
use crate::jit::emit::{ListingInput, StatementComments, Texts, each_function};
use crate::jit::link::globals::GlobalAddr;
use crate::jit::link::symbol::Symbol;
use crate::jit::options::Options;
use crate::jit::translate::trap_codes::UNSUPPORTED;
use cranelift_codegen::ir::entities::AnyEntity;
use cranelift_codegen::ir::{Block, ExternalName, Function as ClifFunction, Inst, InstructionData, Value};
use cranelift_codegen::write::{FuncWriter, PlainWriter, decorate_function};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Lists the functions, as translated or after Cranelift's optimizer.
pub(super) fn list(
    listing: &ListingInput<'_>,
    options: &Options,
    optimized: bool,
    texts: Texts<'_>,
) -> Result<String, Vec<Diagnostic>> {
    let mut out = String::new();
    each_function(listing, options, true, |compiler, env, id| {
        let (context, translated) = match optimized {
            true => compiler.optimize(env, options, id)?,
            false => compiler.translate(env, id),
        };
        let func = &mut context.func;
        if optimized {
            uses::infer(func);
        }
        let mut writer = Commenter {
            comments: StatementComments::new(listing, id, &translated.sites, texts),
            notes: SecondaryMap::new(),
            locs: SecondaryMap::new(),
        };
        writer.name_addresses(func);
        writer.name_traps(func);
        writer.take_locs(func);
        let separator = if out.is_empty() { "" } else { "\n" };
        let _ = writeln!(out, "{separator}; {}", listing.title(id, texts));
        decorate_function(&mut writer, &mut out, func).map_err(|e| e.to_string())
    })?;
    Ok(out)
}

/// CLIF writer that adds comments: statements above their instructions, names after addresses.
struct Commenter<'a, 'm> {
    comments: StatementComments<'a, 'm>,
    notes: SecondaryMap<Inst, Option<String>>,
    locs: SecondaryMap<Inst, PackedOption<LocId>>,
}

impl Commenter<'_, '_> {
    /// Removes the source locations of a function and keeps them here, since comments show more than Cranelift's
    /// numbers.
    fn take_locs(&mut self, func: &mut ClifFunction) {
        for inst in func.layout.blocks().flat_map(|b| func.layout.block_insts(b)) {
            let loc = func.srcloc(inst);
            self.locs[inst] = (!loc.is_default()).then(|| LocId::new(loc.bits() as usize)).into();
        }
        func.srclocs.clear();
    }

    /// Collects the globals whose addresses are constants in the function.
    fn name_addresses(&mut self, func: &ClifFunction) {
        let mut names: FxHashMap<u64, String> = FxHashMap::default();
        for (id, _) in &self.comments.listing.reached {
            let name = &self.comments.listing.module.globals[*id].name;
            match self.comments.listing.places[*id] {
                GlobalAddr::Address(address) => drop(names.insert(address, format!("@{name}"))),
                GlobalAddr::Ifunc(word) => drop(names.insert(word, format!("where the address of @{name} is"))),
                GlobalAddr::ThreadLocal { image, .. } => drop(names.insert(image, "the thread-local variables".into())),
                GlobalAddr::LibraryThreadLocal(index) => {
                    drop(names.insert(index, format!("the thread-local variable @{name} of a library")));
                }
                GlobalAddr::Function | GlobalAddr::Unreached => {}
            }
        }
        for inst in func.layout.blocks().flat_map(|b| func.layout.block_insts(b)) {
            if let InstructionData::UnaryImm { imm, .. } = func.dfg.insts[inst] {
                self.notes[inst] = names.get(&(imm.bits() as u64)).cloned();
            }
        }
    }
}

impl Commenter<'_, '_> {
    /// Annotates the traps that replace unsupported instructions.
    fn name_traps(&mut self, func: &ClifFunction) {
        for inst in func.layout.blocks().flat_map(|b| func.layout.block_insts(b)) {
            if let InstructionData::Trap { code: UNSUPPORTED, .. } = func.dfg.insts[inst] {
                let loc = func.srcloc(inst);
                let mut own = None;
                if !loc.is_default() {
                    self.comments.sites.each(
                        self.comments.id,
                        Some(LocId::new(loc.bits() as usize)),
                        |function, loc| {
                            own = own.or(Some((function, loc)));
                        },
                    );
                }
                let why = own
                    .and_then(|(function, loc)| unsupported_traps::why(self.comments.listing.module, function, loc?));
                self.notes[inst] = why.map(str::to_string);
            }
        }
    }
}

impl FuncWriter for Commenter<'_, '_> {
    fn write_block_header(
        &mut self,
        w: &mut dyn Write,
        func: &ClifFunction,
        block: Block,
        indent: usize,
    ) -> std::fmt::Result {
        // A block may be entered from elsewhere.
        self.comments.forget();
        PlainWriter.write_block_header(w, func, block, indent)
    }

    fn write_instruction(
        &mut self,
        w: &mut dyn Write,
        func: &ClifFunction,
        aliases: &SecondaryMap<Value, Vec<Value>>,
        inst: Inst,
        indent: usize,
    ) -> std::fmt::Result {
        let loc = self.locs[inst].expand();
        for text in self.comments.before(loc.map(CodeOrigin::read)) {
            writeln!(w, "{:indent$}; {text}", "")?;
        }
        let Some(note) = &self.notes[inst] else {
            return PlainWriter.write_instruction(w, func, aliases, inst, indent);
        };
        let mut line = String::new();
        PlainWriter.write_instruction(&mut line, func, aliases, inst, indent)?;
        writeln!(w, "{}  ; {note}", line.trim_end())
    }

    fn write_entity_definition(
        &mut self,
        w: &mut dyn Write,
        func: &ClifFunction,
        entity: AnyEntity,
        value: &dyn std::fmt::Display,
    ) -> std::fmt::Result {
        let name = match entity {
            AnyEntity::FuncRef(callee) => match &func.dfg.ext_funcs[callee].name {
                ExternalName::User(name) => {
                    Symbol::from_name(&func.params.user_named_funcs()[*name]).map(|s| self.comments.listing.name_of(s))
                }
                _ => None,
            },
            _ => None,
        };
        match name {
            Some(name) => writeln!(w, "    {entity} = {value}  ; {name}"),
            None => writeln!(w, "    {entity} = {value}"),
        }
    }
}
