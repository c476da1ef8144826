//! Parsing of an input as a separate checked module, with declarations of everything in the session that it refers to.
//!
//! The declarations, and for an instruction the enclosing function, are text around the input. Reports never
//! refer to them: their spans are those of the definitions in earlier inputs.

use super::Session;
use super::abbreviations::{self, CallSpans};
use super::module::named_types;
use super::split::{MentionedNames, PartKind, ResultName, defines, mentions, uses_typed_pointers};
use super::values::no_name;
use crate::diagnostic::{self, Diagnostic, near_names};
use crate::ir::inst::{CastFlags, CastOp};
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{
    Constant, GlobalId, GlobalKind, GlobalValue, Inst, InstId, Loc, Module, Name, NamedId, Operand, Type, TypeKind,
    ValueId,
};
use crate::parse::{parse, parse_rounding};
use crate::source::{Source, Span};
use crate::verify::{self, verify};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use std::ops::Range;

/// Name of the function that evaluates, in the parsed module and for engines.
pub(super) const EVALUATES: &str = "<session>";
/// Name of the variable that receives a result.
const RESULT: &str = "<result>";
/// Name of the variable that is the memory of an alloca.
const MEMORY: &str = "<memory>";

/// Parsed entities.
pub(super) struct Entities {
    pub module: Module,
    pub warnings: Vec<Diagnostic>,
    /// Names of types that the entities define.
    pub types: FxHashSet<Name>,
    /// Names of globals that the entities define or declare.
    pub globals: FxHashSet<Name>,
}

/// A parsed instruction with its enclosing function.
pub(super) struct Evaluation {
    pub module: Module,
    pub warnings: Vec<Diagnostic>,
    /// The enclosing function.
    pub function: GlobalId,
    /// The instruction that was entered.
    pub inst: InstId,
    /// Values of the session that the instruction reads, with the variables that represent them.
    pub reads: Vec<(Name, GlobalId)>,
    /// Result of the instruction, if it has a value.
    pub result: Option<EvaluationResult>,
}

/// Result of an evaluation.
pub(super) struct EvaluationResult {
    pub ty: Type,
    /// Variable that receives the result.
    pub variable: GlobalId,
    /// Whether the function also returns it.
    pub returned: bool,
    /// Memory of an alloca, if the result is its address.
    pub memory: Option<AllocaMemory>,
}

/// Memory of an alloca.
pub(super) struct AllocaMemory {
    pub variable: GlobalId,
    /// Element type.
    pub ty: Type,
    /// Element count, or the value that holds it.
    pub count: Result<u64, Name>,
}

impl Session {
    /// Returns declarations, as text, of everything in the session that the input mentions.
    fn prelude(
        &self,
        found: &MentionedNames,
        defined: (&FxHashSet<Name>, &FxHashSet<Name>),
        span: Span,
    ) -> ParseResult<String> {
        let module = self.checked.module();
        let mut needed: Vec<NamedId> = Vec::new();
        let mut seen: FxHashSet<NamedId> = FxHashSet::default();
        let mut uses = |ty: Type, needed: &mut Vec<NamedId>| {
            named_types(module, ty, &mut |id| {
                if seen.insert(id) {
                    needed.push(id);
                }
            });
        };
        let mut out = String::new();
        for name in sorted(&found.globals) {
            let Some(id) = module.by_name.get(name).filter(|_| !defined.1.contains(name)) else { continue };
            let ty = module.value_type(*id);
            uses(ty, &mut needed);
            declare(module, name, *id, self.shared.contains(name), &mut out);
        }
        for name in sorted(&found.locals) {
            needed.extend(self.names.types.get(name).filter(|_| !defined.0.contains(name)));
            if let Some(kept) = self.values.get(name) {
                uses(kept.ty, &mut needed);
            }
        }
        let mut types = String::new();
        let mut at = 0;
        let mut written: FxHashSet<NamedId> = FxHashSet::default();
        while let Some(&id) = needed.get(at) {
            at += 1;
            if !written.insert(id) {
                continue;
            }
            let named = &module.types.named[id];
            if defined.0.contains(&named.name) {
                continue;
            }
            if self.names.types.get(&named.name) != Some(&id) {
                let message = format!("a value used here has a type `%{}` that has since been redefined", named.name);
                let found =
                    Diagnostic::error("E1003", span, message).label(named.span, "the older type is defined here");
                return Err(vec![found.help(
                    "enter again everything that should have the new type, or undo the redefinition with `:undo`",
                )]);
            }
            if let Some(body) = named.body {
                uses(body, &mut needed);
            }
            let body = named.body.map_or("opaque".into(), |body| module.types.display(body));
            writeln!(types, "%{} = type {body}", named.name).expect("a String takes all");
        }
        Ok(types + &out)
    }

    /// Parses entities. `exactly`: whether a decimal must be exactly representable in its type, as LLVM
    /// requires.
    pub(super) fn read_entities(
        &mut self,
        source: &Source,
        range: Range<usize>,
        exactly: bool,
    ) -> ParseResult<Entities> {
        let text = &source.text()[range.clone()];
        let span = source.span(range.clone());
        let (found, own) = (mentions(text), defines(text));
        let prelude = self.prelude(&found, (&own.types, &own.globals), span)? + &self.metadata_for(text);
        self.typed_pointers = uses_typed_pointers(text).unwrap_or(self.typed_pointers);
        let framed = framed(source, range, &prelude, text, "\n")?;
        // A displayed value can be entered again; a file follows LLVM's rules.
        let parsed = if exactly { parse(&framed) } else { parse_rounding(&framed, abbreviations::rounded) };
        let mut module = parsed.module;
        self.set_outer_spans(&mut module, span);
        let mut found = parsed.diagnostics;
        if found.iter().any(Diagnostic::is_error) {
            // All errors of a definition are reported, not those of the parser alone.
            found.extend(verify::check(&mut module, &self.sources, self.options.language).unwrap_or_else(|more| more));
            verify::drop_on_error_lines(&mut found, &self.sources);
            diagnostic::sort(&mut found);
        }
        let mut warnings = self.split_errors(found, span, false)?;
        let checked = verify(module, &self.sources, self.options.language);
        let checked = checked.map_err(|errors| {
            let mut errors = diagnostics_of_input(errors, span, false);
            errors.iter_mut().for_each(|error| self.explain_alias(error));
            errors
        })?;
        warnings.extend(diagnostics_of_input(checked.warnings().to_vec(), span, false));
        let mut module = checked.into_module();
        warnings.extend(self.share_thread_locals(&mut module, span));
        Ok(Entities { module, warnings, types: own.types, globals: own.globals })
    }

    /// Rewrites the error about an alias in terms of the session: the alias is declared in the input, but defined in
    /// the session.
    fn explain_alias(&self, error: &mut Diagnostic) {
        let name = error.message.strip_prefix("alias must point to a definition: `@");
        let Some(name) = name.and_then(|rest| rest.strip_suffix("` is a declaration")) else { return };
        let module = self.checked.module();
        let known = module.by_name.get(&crate::parse::name(name));
        if known.is_some_and(|id| super::module::is_definition(&module.globals[*id])) {
            let text = "an alias must be entered in one input with what it points to";
            let help = format!("enter `@{name}` and the alias together, for instance from a file with `:load`");
            *error = Diagnostic::error("E1006", error.span(), text).help(help);
        }
    }

    /// Parses an expression or instruction to evaluate.
    pub(super) fn read_expression(
        &mut self,
        source: &Source,
        range: Range<usize>,
        form: &PartKind,
    ) -> ParseResult<Evaluation> {
        let text = &source.text()[range.clone()];
        let span = source.span(range.clone());
        let (lead, named) = self.lead(form, text, span)?;
        // The name belongs to the session; the instruction itself is unnamed.
        let mut shown = text.to_string();
        if let Some(named) = named {
            shown = " ".repeat(named.rest) + &text[named.rest..];
        }
        let found = mentions(&shown);
        let typed = uses_typed_pointers(&shown).unwrap_or(self.typed_pointers);
        self.typed_pointers = typed;
        let none = (&FxHashSet::default(), &FxHashSet::default());
        let mut before = self.prelude(&found, none, span)? + &self.metadata_for(&shown);
        let types = &self.checked.module().types;
        let mut loads = String::new();
        let mut reads = Vec::new();
        for name in sorted(&found.locals) {
            let Some(kept) = self.values.get(name) else { continue };
            let ty = types.display(kept.ty);
            // The typed-pointer syntax has no type for a pointer to `ptr`.
            let pointer = if typed && !spells_opaque(&ty) { format!("{ty}*") } else { "ptr".into() };
            let variable = variable_name(name);
            writeln!(before, "@{variable} = external global {ty}").expect("a String takes all");
            writeln!(loads, "%{name} = load {ty}, {pointer} @{variable}").expect("a String takes all");
            reads.push((name.clone(), variable));
        }
        write!(before, "define void @\"{EVALUATES}\"() {{\n{loads}{lead}").expect("a String takes all");
        let behind = if lead == "ret " { "\n}\n" } else { "\nunreachable\n}\n" };
        let framed = framed(source, range, &before, &shown, behind)?;
        let parsed = parse_rounding(&framed, abbreviations::rounded);
        let mut module = parsed.module;
        let entered = entered(&module, span);
        self.set_outer_spans(&mut module, span);
        let mut warnings = self.split_errors(parsed.diagnostics, span, true).map_err(|errors| match lead.as_str() {
            "ret " => errors.into_iter().map(without_frame).collect(),
            _ => errors,
        })?;
        let Some(function) = module.find(EVALUATES) else { return Err(vec![alone(span, "what is entered")]) };
        let (inst, value) = result_of(&module, function, entered, span)?;
        let result = value.filter(|(ty, _)| is_kept(&module, *ty));
        // A damaged type is due to another error, which is reported below.
        let is_damaged = value.is_some_and(|(ty, _)| ty == Type::INVALID);
        if let (Some(named), None) = (named, &result)
            && !is_damaged
        {
            let place = source.span(
                named.place.start + (span.lo - source.base) as usize
                    ..named.place.end + (span.lo - source.base) as usize,
            );
            return Err(vec![no_name(place, &named.name, value.map(|(ty, _)| module.types.display(ty)))]);
        }
        let stored =
            result.map(|(ty, operand)| (ty, operand, store(&mut module, function, (ty, operand), typed, span)));
        if stored.is_none() {
            end(&mut module, function, None);
        }
        let checked = verify(module, &self.sources, self.options.language);
        let checked = checked.map_err(|errors| diagnostics_of_input(errors, span, true))?;
        warnings.extend(diagnostics_of_input(checked.warnings().to_vec(), span, true));
        let mut module = checked.into_module();
        self.share_thread_locals(&mut module, span);
        let result = stored.map(|(ty, operand, variable)| {
            let returned = is_returned(&module, &self.layout(), ty);
            if returned {
                end(&mut module, function, Some((ty, operand)));
            }
            EvaluationResult { ty, variable, returned, memory: alloca(&mut module, function, inst, span) }
        });
        let reads = reads.into_iter().filter_map(|(name, variable)| {
            // The written name is quoted.
            let id = module.by_name.get(&Name::Text(variable.trim_matches('"').into())).copied()?;
            Some((name, id))
        });
        let reads = reads.collect();
        Ok(Evaluation { module, warnings, function, inst, reads, result })
    }

    /// Returns the text that precedes an expression, and the name for its value.
    pub(super) fn lead<'a>(
        &self,
        form: &'a PartKind,
        text: &str,
        span: Span,
    ) -> ParseResult<(String, Option<&'a ResultName>)> {
        Ok(match form {
            PartKind::Typed(named) => ("ret ".into(), named.as_ref()),
            PartKind::Call(named, callee) => {
                let module = self.checked.module();
                let known = module.by_name.get(callee).map(|id| module.value_type(*id));
                let Some(TypeKind::Function { ret, params, varargs }) = known.map(|ty| module.types.kind(ty)) else {
                    let message = format!("use of undefined function `@{callee}`");
                    let mut names = module.by_name.keys().map(Name::symbol).collect::<Vec<_>>();
                    names.extend(Session::library_names().into_iter().map(|name| name[1..].to_string()));
                    let symbol = callee.symbol();
                    let near = near_names(&symbol, names.iter().map(String::as_str))
                        .first()
                        .map(|n| format!("did you mean `@{n}`?"));
                    let declared = || {
                        format!(
                            "declare it first, `declare TYPE @{callee}(TYPES)`, or write its type: `call TYPE @{callee}(…)`"
                        )
                    };
                    let found = Diagnostic::error("E1004", span, message);
                    return Err(vec![found.help(near.unwrap_or_else(declared))]);
                };
                self.refuse_other_count(callee, params.len(), *varargs, text, span)?;
                let ty = if *varargs { known.unwrap_or(*ret) } else { *ret };
                let cc = module.by_name.get(callee).and_then(|id| module.function(*id)).map_or(0, |f| f.cc.0);
                let cc = if cc == 0 { String::new() } else { format!("cc {cc} ") };
                (format!("call {cc}{} ", module.types.display(ty)), named.as_ref())
            }
            PartKind::Instruction(named) => {
                let start = named.as_ref().map_or(0, |named| named.rest);
                let word = &text[start..start + crate::parse::name_length(&text[start..])];
                if word.is_empty() && text[start..].trim().is_empty() {
                    let found = Diagnostic::error(
                        "E0101",
                        span,
                        "expected an instruction after `=`, found the end of the input",
                    );
                    return Err(vec![found.help("such as `%x = add i64 40, 2`")]);
                }
                if text[start + word.len()..].starts_with(':') {
                    return Err(vec![alone(span, "a label")]);
                }
                let bound = ["phi", "landingpad", "catchpad", "cleanuppad"].contains(&word);
                if bound || crate::parse::is_terminator(word) {
                    return Err(vec![alone(span, &format!("`{word}`"))]);
                }
                (String::new(), named.as_ref())
            }
            PartKind::Entities | PartKind::Local(_) | PartKind::Global(_) => (String::new(), None),
        })
    }

    /// Rejects a call with a wrong number of arguments: without written types, the function's own type
    /// applies.
    fn refuse_other_count(&self, callee: &Name, has: usize, more: bool, text: &str, span: Span) -> ParseResult<()> {
        let Some(call) = CallSpans::read(text) else { return Ok(()) };
        let given = call.arguments.len();
        if given == has || more && given > has {
            return Ok(());
        }
        let plural = if has == 1 { "" } else { "s" };
        let least = if more { "at least " } else { "" };
        let be = if given == 1 { "is" } else { "are" };
        let message = format!("`@{callee}` takes {least}{has} argument{plural}, but {given} {be} given");
        let place = Span::new(span.lo + call.list.start as u32, span.lo + call.list.end as u32);
        let mut found = Diagnostic::error("E1007", place, message);
        if let Some(id) = self.checked.module().by_name.get(callee) {
            let is = format!("the function is `{}`", self.global_text(*id));
            found = found.label(self.checked.module().globals[*id].span, is);
        }
        Err(vec![found])
    }

    /// Returns the errors as a refusal, or the warnings. Undefined names may be misspelled ones of the session.
    fn split_errors(&self, mut found: Vec<Diagnostic>, span: Span, expression: bool) -> ParseResult<Vec<Diagnostic>> {
        for found in found.iter_mut().filter(|d| expression && d.code == "E0114") {
            // The parser's suggestions refer to the text around the input.
            found.help.clear();
            let name = found.message.split('`').nth(1).and_then(|name| name.strip_prefix('%')).unwrap_or("");
            let known: Vec<String> =
                self.values.keys().filter(|name| !self.is_result_number(name)).map(Name::symbol).collect();
            if let Some(near) = near_names(name, known.iter().map(String::as_str)).first() {
                found.help.push(format!("did you mean `%{near}`?"));
            }
        }
        verify::strictly(self.options.language, crate::parse::LENIENT, &mut found);
        let found = diagnostics_of_input(found, span, expression);
        if found.iter().any(Diagnostic::is_error) { Err(found) } else { Ok(found) }
    }

    /// Replaces spans that lie outside the input by the span of the entity's definition in the session, or of the whole
    /// input if it has none.
    fn set_outer_spans(&self, module: &mut Module, span: Span) {
        let outside = |place: Span| place.lo < span.lo || place.hi > span.hi;
        let merged = self.checked.module();
        for global in module.globals.values_mut() {
            let known = merged.by_name.get(&global.name).map(|id| &merged.globals[*id]);
            if outside(global.span) {
                global.span = known.map_or(span, |known| known.span);
            }
            let GlobalKind::Function(function) = &mut global.kind else { continue };
            if outside(function.header_span) {
                function.header_span = match known.map(|known| &known.kind) {
                    Some(GlobalKind::Function(known)) => known.header_span,
                    _ => span,
                };
            }
            let Some(body) = function.body.as_mut().filter(|body| outside(body.end)) else { continue };
            body.end = span;
            let clamp = |place: Span| match place.hi <= span.lo || place.lo >= span.hi {
                true => span,
                false => Span::new(place.lo.max(span.lo), place.hi.min(span.hi)),
            };
            body.locs.values_mut().for_each(|loc| loc.span = clamp(loc.span));
            body.blocks.values_mut().for_each(|block| block.span = clamp(block.span));
            for value in body.values.values_mut().filter(|value| outside(value.span)) {
                let kept = value.name.as_ref().and_then(|name| self.values.get(name));
                value.span = kept.map_or(span, |kept| kept.span);
            }
        }
        for named in module.types.named.values_mut().filter(|named| outside(named.span)) {
            let known = self.names.types.get(&named.name);
            named.span = known.map_or(span, |id| merged.types.named[*id].span);
        }
    }
}

/// Result, or the diagnostics that refuse the input.
pub(super) type ParseResult<T> = Result<T, Vec<Diagnostic>>;

/// Removes from a message the `ret` that precedes a type and an operand.
fn without_frame(mut found: Diagnostic) -> Diagnostic {
    for (framed, plain) in [
        ("expected the end of `ret`", "expected the end of the input"),
        ("after `ret`", "at the start of the input"),
        (" in `ret`", " after the type"),
        (" of `ret`", ""),
    ] {
        found.message = found.message.replace(framed, plain);
    }
    found
}

fn framed(source: &Source, range: Range<usize>, before: &str, text: &str, behind: &str) -> ParseResult<Source> {
    let span = source.span(range.clone());
    let none = || vec![Diagnostic::error("E1006", span, "the declarations that this requires are too large")];
    source.framed(range, before, text, behind).ok_or_else(none)
}

fn sorted(names: &FxHashSet<Name>) -> Vec<&Name> {
    let mut list: Vec<&Name> = names.iter().collect();
    list.sort();
    list
}

/// Writes a declaration of a global of the session.
fn declare(module: &Module, name: &Name, id: GlobalId, is_shared: bool, out: &mut String) {
    let global = &module.globals[module.aliasee(id)];
    let types = &module.types;
    match &global.kind {
        GlobalKind::Function(function) => {
            let cc = if function.cc.0 == 0 { String::new() } else { format!("cc {} ", function.cc.0) };
            let mut params: Vec<String> = function.params.iter().map(|p| types.display(p.ty)).collect();
            if function.varargs {
                params.push("...".into());
            }
            writeln!(out, "declare {cc}{} @{name}({})", types.display(function.ret), params.join(", "))
        }
        GlobalKind::Variable { ty, constant, .. } => {
            let local = if is_shared || global.is_thread_local() { "thread_local " } else { "" };
            let space = if global.addrspace == 0 { String::new() } else { format!("addrspace({}) ", global.addrspace) };
            let kind = if *constant { "constant" } else { "global" };
            writeln!(out, "@{name} = external {local}{space}{kind} {}", types.display(*ty))
        }
        // An alias of a location inside a variable is known only in the input that defined it.
        GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => Ok(()),
    }
    .expect("a String takes all");
}

/// Whether a type contains `ptr`.
fn spells_opaque(ty: &str) -> bool {
    ty.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '%').any(|word| word == "ptr")
}

/// Returns the name of the variable that represents a value, as written, without the `@`.
fn variable_name(name: &Name) -> String {
    let text = format!("%{}", name.symbol());
    let mut out = String::from("\"");
    crate::ir::write_escaped(text.as_bytes(), &mut out);
    out + "\""
}

/// Selects and places the diagnostics that concern the input; those about the text around it are dropped.
fn diagnostics_of_input(found: Vec<Diagnostic>, span: Span, expression: bool) -> Vec<Diagnostic> {
    let inside = |place: Span| place.lo >= span.lo && place.lo <= span.hi;
    // The surrounding text always spells `ptr`, so a warning about old spelling is reliable only for
    // arithmetic.
    let arithmetic = ObsoleteSyntax::FloatArithmetic.message();
    let relevant = |d: &Diagnostic| match d.code {
        _ if d.is_error() => true,
        "W0101" if expression => false,
        "W0211" if d.message != arithmetic => false,
        _ => inside(d.span()),
    };
    let placed = |mut d: Diagnostic| {
        if let Some(first) = d.labels.first_mut()
            && !inside(first.span)
        {
            first.span = span;
        }
        for label in &mut d.labels {
            if inside(label.span) {
                label.span.hi = label.span.hi.min(span.hi).max(label.span.lo);
            }
        }
        d
    };
    found.into_iter().filter(relevant).map(placed).collect()
}

/// Returns the instructions that lie within the input.
fn entered(module: &Module, span: Span) -> Vec<InstId> {
    let body = module.find(EVALUATES).and_then(|id| module.function(id)).and_then(|f| f.body.as_ref());
    let Some(body) = body else { return Vec::new() };
    let inside = |inst: &InstId| {
        let place = body.span(*inst);
        place.hi > span.lo && place.lo < span.hi
    };
    body.layout.iter().flat_map(|b| &body.blocks[*b].insts).copied().filter(inside).collect()
}

fn alone(span: Span, what: &str) -> Diagnostic {
    Diagnostic::error("E1001", span, format!("{what} cannot stand alone: it must be in a function"))
        .help("enter a whole function: `define … {`, its lines, and `}`")
}

/// The instruction that was entered, and its result.
type EnteredInst = (InstId, Option<(Type, Operand)>);

fn result_of(module: &Module, function: GlobalId, entered: Vec<InstId>, span: Span) -> ParseResult<EnteredInst> {
    let body = module.function(function).and_then(|f| f.body.as_ref());
    let (Some(body), Some(&inst)) = (body, entered.last()) else { return Err(vec![alone(span, "a label")]) };
    if let Inst::Ret(Some((ty, operand))) = body.insts[inst]
        && body.layout.len() == 1
        && body.result(inst).is_none()
    {
        return Ok((inst, Some((ty, operand))));
    }
    // Instructions that end or begin a block were refused earlier.
    if body.layout.len() > 1 {
        return Err(vec![alone(span, "a label")]);
    }
    let value: Option<ValueId> = body.result(inst);
    Ok((inst, value.map(|value| (body.values[value].ty, Operand::Value(value)))))
}

/// Whether values of a type can be kept.
fn is_kept(module: &Module, ty: Type) -> bool {
    !matches!(
        module.types.kind(ty),
        TypeKind::Invalid
            | TypeKind::Void
            | TypeKind::Label
            | TypeKind::Token
            | TypeKind::Metadata
            | TypeKind::X86Amx
            | TypeKind::Named(_)
            | TypeKind::Function { .. }
    )
}

/// Stores a result in a new variable and ends the function.
fn store(module: &mut Module, function: GlobalId, value: (Type, Operand), typed: bool, span: Span) -> GlobalId {
    let (ptr_ty, variable, address) = variable(module, RESULT, value.0, typed, span);
    let GlobalKind::Function(function) = &mut module.globals[function].kind else { return variable };
    let Some(body) = &mut function.body else { return variable };
    let address = Operand::Const(address);
    let inst = Inst::Store { atomic: None, volatile: false, value, ptr_ty, ptr: address, align: None };
    let inst = body.insts.push(inst);
    let loc = body.locs.push(Loc { span });
    body.inst_locs[inst] = loc.into();
    if let Some(block) = body.layout.last() {
        let list = &mut body.blocks[*block].insts;
        let before = list.len().saturating_sub(1);
        list.insert(before, inst);
    }
    end_body(body, None);
    variable
}

/// Creates a variable of the session. Returns the type of its address, the variable, and its address.
fn variable(
    module: &mut Module,
    name: &str,
    ty: Type,
    typed: bool,
    span: Span,
) -> (Type, GlobalId, crate::ir::ConstId) {
    let name = Name::Text(name.into());
    let kind = GlobalKind::Variable { ty, init: None, constant: false };
    let variable = module.globals.push(GlobalValue { kind, ..GlobalValue::undeclared(name.clone(), span) });
    module.by_name.insert(name, variable);
    let pointer =
        if typed && !spells_opaque(&module.types.display(ty)) { module.types.pointer_to(ty) } else { Type::PTR };
    (pointer, variable, module.constants.intern(Constant::Global(pointer, variable)))
}

/// Makes the function return the value.
fn end(module: &mut Module, function: GlobalId, value: Option<(Type, Operand)>) {
    let ret = value.map_or(Type::VOID, |(ty, _)| ty);
    let ty = module.types.function(ret, [], false);
    let GlobalKind::Function(function) = &mut module.globals[function].kind else { return };
    (function.ret, function.ty) = (ret, ty);
    if let Some(body) = &mut function.body {
        end_body(body, value);
    }
}

fn end_body(body: &mut crate::ir::Body, value: Option<(Type, Operand)>) {
    let last = body.layout.last().and_then(|block| body.blocks[*block].insts.last()).copied();
    if let Some(last) = last {
        body.insts[last] = Inst::Ret(value);
    }
}

/// Whether an engine returns values of a type to the caller of the function.
fn is_returned(module: &Module, layout: &crate::ir::DataLayout, ty: Type) -> bool {
    const LARGEST: u64 = 256;
    !module.types.holds_vector(ty) && layout.size_of(&module.types, ty).is_some_and(|size| size <= LARGEST)
}

/// Replaces an alloca by the address of a new variable of the session with the same number of elements.
fn alloca(module: &mut Module, function: GlobalId, inst: InstId, span: Span) -> Option<AllocaMemory> {
    let body = module.function(function)?.body.as_ref()?;
    let Inst::Alloca { ty, typed, align, count, .. } = body.insts[inst] else { return None };
    let count = match count.map(|(_, count)| count) {
        None => Ok(1),
        // A count that does not fit exceeds any possible memory.
        Some(Operand::Const(id)) => {
            Ok(module.constants[id].as_int().map_or(0, |n| u64::try_from(n).unwrap_or(u64::MAX)))
        }
        Some(Operand::Value(value)) => Err(body.values[value].name.clone()?),
    };
    let result = body.values[body.result(inst)?].ty;
    let (_, memory, _) = variable(module, MEMORY, ty, typed, span);
    module.globals[memory].align = align;
    let address = module.constants.intern(Constant::Global(result, memory));
    let GlobalKind::Function(function) = &mut module.globals[function].kind else { return None };
    let cast = Inst::Cast {
        op: CastOp::Bitcast,
        flags: CastFlags::default(),
        from: result,
        arg: Operand::Const(address),
        to: result,
    };
    function.body.as_mut()?.insts[inst] = cast;
    Some(AllocaMemory { variable: memory, ty, count })
}

/// Maps the session's own globals in an input to those in its module.
pub(super) type OwnGlobals = FxHashMap<GlobalId, GlobalId>;
