//! Locations in a program as typed: `@f`, `@f:%bb`, `12`, `prog.ll:12`, `prog.c:7`.

use super::{DebuggedProgram, demangle, first_instruction};
use crate::diagnostic::near_names;
use crate::ir::callee::named_callee;
use crate::ir::{GlobalId, Inst, InstId, Name};
use crate::source::DebugLocation;

/// An instruction of a function.
pub type Location = (GlobalId, InstId);

/// Resolves a location to instructions: a single one, except for a source line with several copies.
pub fn resolve(program: &DebuggedProgram, text: &str, current: Option<Location>) -> Result<Vec<Location>, String> {
    let text = text.trim();
    if text.is_empty() || text == "." {
        return Ok(vec![current.ok_or("the program is not running: specify a location, such as `@main` or a line")?]);
    }
    if let Ok(line) = text.parse() {
        let source = current.and_then(|(function, inst)| {
            let span = program.body(function)?.span(inst);
            program.sources.find(span.lo)
        });
        let name = source.or(program.sources.sources().first()).map(|s| s.name.clone()).unwrap_or_default();
        return instructions_on_line(program, &name, line);
    }
    if text.starts_with('%')
        && let Some((function, _)) = current
    {
        return start_of_block(program, function, text);
    }
    if let Some(locations) = starts_by_source_name(program, text) {
        return Ok(locations);
    }
    // Inlined copies count as well, since the function may have no other code.
    if !text.starts_with('@') {
        let copies = program.inlined_copies(text);
        if !copies.is_empty() {
            let own = function(program, text).ok().and_then(|id| Some((id, program.start(id)?)));
            return Ok(own.into_iter().chain(copies).collect());
        }
    }
    if let Some(id) = declared_function(program, text) {
        return calls_of(program, id);
    }
    match split(text) {
        Some((file, last)) if !file.starts_with('@') => match last.parse() {
            Ok(line) => instructions_on_line(program, file, line),
            Err(_) => start_of_block(program, function(program, file)?, last),
        },
        Some((name, last)) => start_of_block(program, function(program, name)?, last),
        None => {
            let function = function(program, text)?;
            Ok(program.start(function).map(|inst| (function, inst)).into_iter().collect())
        }
    }
}

/// Returns the start of each function with this source name, whose namespaces and classes may be omitted: `app::go`,
/// `go(int)`.
fn starts_by_source_name(program: &DebuggedProgram, text: &str) -> Option<Vec<Location>> {
    let first = |id: GlobalId| program.start(id).map(|inst| (id, inst));
    let named = demangle::functions_with_source_name(program.checked.module(), text);
    let locations: Vec<Location> = named.into_iter().filter_map(first).collect();
    (!locations.is_empty()).then_some(locations)
}

/// Returns the declared function with this name.
fn declared_function(program: &DebuggedProgram, text: &str) -> Option<GlobalId> {
    let module = program.checked.module();
    let id = module.find(text.trim_start_matches('@').trim_matches('"')).map(|id| module.aliasee(id))?;
    module.function(id).filter(|function| function.body.is_none()).map(|_| id)
}

/// Returns the direct calls of a function.
fn calls_of(program: &DebuggedProgram, callee: GlobalId) -> Result<Vec<Location>, String> {
    let module = program.checked.module();
    let mut locations = Vec::new();
    for function in program.functions() {
        let Some(body) = program.body(function) else { continue };
        let calls = |inst: &&InstId| {
            body.insts[**inst].call().and_then(|call| named_callee(module, call.callee)).map(|id| module.aliasee(id))
                == Some(callee)
        };
        locations.extend(
            body.layout.iter().flat_map(|b| &body.blocks[*b].insts).filter(calls).map(|inst| (function, *inst)),
        );
    }
    match locations.is_empty() {
        true => Err(format!("`{}` is only declared, and never called directly", program.global_name(callee))),
        false => Ok(locations),
    }
}

/// Splits at the last colon outside quotes.
fn split(text: &str) -> Option<(&str, &str)> {
    let mut quoted = false;
    let colons = text.char_indices().filter(|(_, c)| {
        quoted ^= *c == '"';
        *c == ':' && !quoted
    });
    let (at, _) = colons.last()?;
    Some((&text[..at], &text[at + 1..]))
}

/// Returns the function with this name, whose `@` may be omitted.
pub fn function(program: &DebuggedProgram, text: &str) -> Result<GlobalId, String> {
    let module = program.checked.module();
    let plain = text.trim().trim_start_matches('@').trim_matches('"');
    let numbered = || module.by_name.get(&Name::Number(plain.parse().ok()?)).copied();
    let found = module.find(plain).or_else(numbered).map(|id| module.aliasee(id));
    let id = found.filter(|id| module.function(*id).is_some()).ok_or_else(|| {
        let names: Vec<String> = program.functions().map(|id| module.globals[id].name.symbol()).collect();
        match near_names(plain, names.iter().map(String::as_str)).first() {
            Some(near) => format!("function `@{plain}` is not defined; did you mean `@{near}`?"),
            None => format!("function `@{plain}` is not defined"),
        }
    })?;
    match program.body(id) {
        Some(_) => Ok(id),
        None => Err(format!("`@{plain}` is declared and has no instructions here")),
    }
}

fn start_of_block(program: &DebuggedProgram, function: GlobalId, label: &str) -> Result<Vec<Location>, String> {
    let body = program.body(function).ok_or("the function has no body")?;
    let plain = label.trim().trim_start_matches('%').trim_end_matches(':').trim_matches('"');
    let named = |name: &Option<Name>| match name {
        Some(name) => name.symbol() == plain,
        None => false,
    };
    let block = body.layout.iter().copied().find(|b| named(&body.blocks[*b].name));
    let block = block.or_else(|| (plain == "entry").then(|| body.entry()));
    let block = block.ok_or_else(|| {
        let names: Vec<String> = body.layout.iter().map(|b| program.block_name(function, *b)).collect();
        format!("`{}` has no block `%{plain}`; it has {}", program.global_name(function), names.join(", "))
    })?;
    Ok(first_instruction(body, block).map(|inst| (function, inst)).into_iter().collect())
}

/// Returns the first instruction on a line of a text or after it in the same function, or those of a source line.
fn instructions_on_line(program: &DebuggedProgram, file: &str, line: usize) -> Result<Vec<Location>, String> {
    let same = |name: &str| name == file || name.rsplit('/').next() == Some(file);
    if !program.sources.sources().iter().any(|source| same(&source.name)) {
        return starts_of_source_line(program, file, line);
    }
    let mut best: Option<(usize, Location)> = None;
    for function in program.functions() {
        let Some(body) = program.body(function) else { continue };
        let end = program.line(body.end).map_or(0, |(_, line)| line);
        let header = program
            .checked
            .module()
            .function(function)
            .map_or(0, |f| program.line(f.header_span).map_or(0, |(_, line)| line));
        if !(header..=end).contains(&line) || !program.line(body.end).is_some_and(|(s, _)| same(&s.name)) {
            continue;
        }
        for block in &body.layout {
            let insts = body.blocks[*block].insts.iter().filter(|i| !matches!(body.insts[**i], Inst::Phi { .. }));
            for inst in insts {
                let here = program.line(body.span(*inst)).map_or(0, |(_, line)| line);
                if here >= line && best.is_none_or(|(line, _)| here < line) {
                    best = Some((here, (function, *inst)));
                }
            }
        }
    }
    match best {
        Some((_, location)) => Ok(vec![location]),
        None => Err(format!("no instruction at line {line}, which is not in a function")),
    }
}

/// Returns the start of a source line in each function that contains it and in each inlined copy. For a line without
/// instructions, uses the next line that has some.
fn starts_of_source_line(program: &DebuggedProgram, file: &str, line: usize) -> Result<Vec<Location>, String> {
    // Best instruction of each copy of the line, and whether it is only a jump to the real start of the line.
    let mut found: Vec<(Location, Box<[DebugLocation]>, bool)> = Vec::new();
    let (mut best, mut known) = (usize::MAX, false);
    let info = program.debug_info();
    for function in program.functions() {
        let Some(body) = program.body(function) else { continue };
        for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
            let data = &body.insts[*inst];
            if matches!(data, Inst::Phi { .. } | Inst::Alloca { .. }) {
                continue;
            }
            let written = info.frames_at(body, *inst);
            let place = written.first().filter(|w| w.file == file || w.file.rsplit('/').next() == Some(file));
            known |= place.is_some();
            let Some(here) = place.map(|w| w.line as usize).filter(|here| *here >= line && *here <= best) else {
                continue;
            };
            if here < best {
                found.clear();
                best = here;
            }
            let jumps = matches!(data, Inst::Br { .. });
            let same = |(location, around, _): &&mut (Location, Box<[DebugLocation]>, bool)| {
                location.0 == function && around[1..] == written[1..]
            };
            match found.iter_mut().find(same) {
                Some((location, _, only_jump)) if *only_jump && !jumps => {
                    (*location, *only_jump) = ((function, *inst), false)
                }
                Some(_) => {}
                None => found.push(((function, *inst), written, jumps)),
            }
        }
    }
    match (found.is_empty(), known) {
        (false, _) => Ok(found.into_iter().map(|(location, ..)| location).collect()),
        (true, true) => Err(format!("no instruction comes from line {line} of {file}, or from a later one")),
        (true, false) => Err(format!("`{file}` is neither a file of this program nor in its debug info")),
    }
}

/// Formats a location: `@f at prog.ll:12`.
pub fn describe(program: &DebuggedProgram, (function, inst): Location) -> String {
    let name = program.global_name(function);
    let span = program.body(function).map(|body| body.span(inst)).unwrap_or_default();
    match program.line(span) {
        Some((source, line)) => format!("{name} at {}:{line}", source.name),
        None => name,
    }
}

/// Formats the resolved locations, with their source line if they share one: `@f at prog.ll:12, from prog.c:3`.
pub fn describe_all(program: &DebuggedProgram, locations: &[Location]) -> String {
    let places: Vec<String> = locations.iter().map(|location| describe(program, *location)).collect();
    let line = |(function, inst): &Location| {
        let written = program.debug_locs(*function, *inst);
        written.first().filter(|written| written.line > 0).map(|written| (written.file.clone(), written.line))
    };
    let mut lines: Vec<_> = locations.iter().map(line).collect();
    lines.dedup();
    let from = match lines.as_slice() {
        [Some((file, line))] => format!(", from {file}:{line}"),
        _ => String::new(),
    };
    places.join(", ") + &from
}
