//! Commands of the session, which begin with a colon.

use super::command_names::NAMES;
use super::help_texts::HELP;
use super::{LoopControl, Repl, ReplInput, expressions, join_names, other_tools, time};
use crate::cli::commands::explain;
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::duration;
use llvmlite_jit::host::process;
use llvmlite_jit::ir::{GlobalId, print, unsupported_traps};
use llvmlite_jit::jit;
use llvmlite_jit::opt::Passes;
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, EngineKind, PartResult, Session, TypeLayout};
use llvmlite_jit::statistics::Summary;
use std::io::Seek;
use std::time::{Duration, Instant};

/// Number of measured runs of `:timeit`. Each has enough iterations to take [`RUN_TIME`], but at most [`MAX_LOOPS`].
const RUNS: usize = 7;
const RUN_TIME: Duration = Duration::from_millis(50);
const MAX_LOOPS: u64 = 1_000_000;

/// Time after which `:timeit` starts no further run, if it has two.
const MAX_TIME: Duration = Duration::from_secs(2);

impl Repl<'_> {
    /// Executes a command, given without its colon.
    pub(super) fn command(&mut self, text: &str) -> LoopControl {
        let text = text.trim();
        let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match name {
            "help" | "h" | "?" if rest.is_empty() => self.print(HELP),
            "help" | "h" | "?" => self.help(rest),
            "explain" if !rest.is_empty() => match explain::text(rest, self.paint.is_on()) {
                Ok(text) => self.print_plain(&text),
                Err(message) => self.mistake(&message),
            },
            "quit" | "q" | "exit" => match rest.parse() {
                _ if rest.is_empty() => return LoopControl::End,
                Ok(status) => {
                    self.status = Some(status);
                    return LoopControl::End;
                }
                Err(_) => self.mistake("the status of `:quit` is a number from 0 to 255: `:quit 3`"),
            },
            "clear" | "cls" => self.clear_screen(),
            "type" | "t" if !rest.is_empty() => {
                if let Some(name) = expressions::with_sigil(rest, &self.session) {
                    self.print_c_type(&name);
                }
                self.shape(rest);
            }
            "list" => {
                let is_string = |line: &str| line.split(" = ").next().is_some_and(|name| self.strings.contains(name));
                let is_wanted = |line: &&String| match rest {
                    "" => !is_string(line),
                    rest => defined_name(line).contains(rest.trim_start_matches(['%', '@'])),
                };
                let lines = self.session.list();
                let lines: String = lines.iter().filter(is_wanted).map(|line| format!("{line}\n")).collect();
                if lines.is_empty() && !rest.is_empty() {
                    self.mistake(&format!("no name contains `{rest}`; `:list` lists all definitions"));
                }
                self.print(&lines);
            }
            "about" if rest.is_empty() => self.print(HELP),
            "about" => self.about(rest),
            "source" if !rest.is_empty() => match self.source_text(rest) {
                Some(text) => self.print(&format!("{text}\n")),
                None => self.help_on(rest),
            },
            "timeit" | "time"
                if !(name == "time" && matches!(rest, "on" | "off"))
                    && let Some(mistake) = other_tools::other_answer(rest, &self.session) =>
            {
                self.mistake(&mistake);
            }
            "timeit" if !rest.is_empty() => {
                if let Some(input) = other_tools::behind_options(rest) {
                    self.mistake(&format!(
                        "`:timeit` has no options: it chooses the numbers of iterations and runs itself; write `:timeit {input}`"
                    ));
                    return LoopControl::Continue;
                }
                if let Some(input) = self.lower_input(rest) {
                    self.time_often(&input);
                    self.remove_helper(&input);
                }
            }
            "ll" | "ir" if rest.is_empty() => self.print(&self.session.save()),
            "ll" | "ir" | "clif" | "asm" if !rest.is_empty() => self.listing(name, rest),
            "time" if matches!(rest, "" | "on" | "off") && expressions::with_sigil(rest, &self.session).is_none() => {
                self.show_times = if rest.is_empty() { !self.show_times } else { rest == "on" };
                self.note(if self.show_times { "timing is on" } else { "timing is off" });
            }
            "time" => {
                if let Some(input) = self.lower_input(rest) {
                    let reply = self.run_input(&input);
                    let failed = reply.failed();
                    self.show_reply(reply, true);
                    match failed {
                        true => self.revert(&input),
                        false => self.remove_helper(&input),
                    }
                }
            }
            "echo" => self.echo(rest),
            "edit" => return self.edit(rest),
            "engine" => self.engine(rest),
            "load" if !rest.is_empty() => return self.load_file(rest),
            "save" if !rest.is_empty() => self.save(rest),
            "undo" => self.count(name, rest, 1, Self::undo),
            "history" => self.history(rest),
            "timeout" => self.timeout(rest),
            "reset" => self.reset(),
            "step" | "debug" if !rest.is_empty() => self.step(rest),
            "mem" if !rest.is_empty() => self.memory(rest),
            "x" if !rest.is_empty() => self.examine("", rest),
            "p" | "print" if !rest.is_empty() => self.enter(rest),
            _ if let Some(format) = name.strip_prefix("x/").filter(|_| !rest.is_empty()) => {
                self.record(text);
                self.examine(format, rest);
            }
            _ if let Some((_, format)) = name.split_once('/').filter(|(p, _)| matches!(*p, "p" | "print"))
                && !rest.is_empty() =>
            {
                self.record(text);
                self.print_as(format, rest);
            }
            "type" | "t" | "clif" | "asm" | "load" | "mem" | "save" | "explain" | "timeit" | "source" | "step" => {
                let what = match name {
                    "mem" => "ADDRESS",
                    "load" | "save" => "FILE",
                    "explain" => "CODE",
                    "timeit" => "INPUT",
                    "step" => "CALL",
                    _ => "NAME",
                };
                self.mistake(&format!("`:{name}` needs an argument: `:{name} {what}`"));
            }
            "break" | "b" | "bt" | "debug" => self.mistake(&format!(
                "there is no `:{name}`: `:step f(6)` runs a call in the debugger, which has breakpoints and a backtrace"
            )),
            _ if let Some(command) = other_tools::magic(name) => {
                return self.command(&if command == "list" { command.into() } else { format!("{command} {rest}") });
            }
            _ if let [command] = abbreviated(name).as_slice() => return self.command(&format!("{command} {rest}")),
            _ if let all @ [_, _, ..] = abbreviated(name).as_slice() => {
                let all: Vec<String> = all.iter().map(|command| format!("`:{command}`")).collect();
                self.mistake(&format!("`:{name}` is ambiguous: {}", all.join(", ")));
            }
            _ => {
                let near = near_names(name, NAMES.iter().copied());
                let near = near.first().map(|near| format!("did you mean `:{near}`?"));
                self.mistake(&format!(
                    "unknown command `:{name}`; {}",
                    near.unwrap_or("`:help` lists the commands".into())
                ));
            }
        }
        LoopControl::Continue
    }

    pub(super) fn shape(&mut self, text: &str) {
        let alias = expressions::type_alias(text, &self.session);
        let alias = alias.filter(|_| expressions::with_sigil(text, &self.session).is_none());
        let resolved = alias.map_or_else(|| expressions::with_session_names(text, &self.session), Ok);
        let text = match &resolved {
            Ok(text) => text,
            Err(mistake) if text.starts_with("struct ") || text.starts_with("union ") => {
                return self.mistake(&mistake.message);
            }
            Err(_) => text,
        };
        let is_value = expressions::with_sigil(text, &self.session).is_some();
        let c_type = expressions::c_type(text).filter(|_| !is_value);
        let text = match c_type.map_or_else(|| expressions::lower(text, &self.session), |ty| Ok(typed(ty))) {
            Ok(Some(lowered)) => lowered.ty,
            Ok(None) => expressions::with_sigil(text, &self.session).unwrap_or_else(|| text.to_string()),
            Err(mistake) => return self.mistake(&mistake.message),
        };
        if text.starts_with('@')
            && self.session.value_type(&text).is_none()
            && let Some(shown) = self.session.text_of(&text)
        {
            self.print_c_signature(&text);
            return self.print(&format!("{shown}\n"));
        }
        match self.session.shape(&text) {
            Ok(shape) => {
                self.print(&shape_text(&shape));
                // The memory that a pointer refers to.
                if is_value
                    && let Some(pointee) = self.session.pointee(&text)
                    && let Ok(shape) = self.session.shape(&expressions::without_sign(&pointee))
                {
                    self.print(&format!("points to {}", shape_text(&shape)));
                }
            }
            Err(errors) => {
                if let Some(declaration) = self.session.library_declaration(&text) {
                    self.print_c_signature(&text);
                    return self.print(&format!("{declaration} ; in the C library\n"));
                }
                if other_tools::is_word(text.trim_start_matches(['%', '@'])) && !parse::is_opcode(&text) {
                    let near = other_tools::near_words(&text, &self.session);
                    let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
                    return self.mistake(&format!("`{text}` is not a value, function or type{near}"));
                }
                let Some(result) = self.result_of_call(&text) else {
                    let callee = text.split_once('(').map(|(name, _)| name).filter(|name| other_tools::is_word(name));
                    return match callee.filter(|name| !parse::is_opcode(name) && !session::is_type_word(name)) {
                        Some(name) => self.mistake(&format!("use of undefined function `@{name}`")),
                        None => self.refused(errors),
                    };
                };
                match self.session.shape(&result) {
                    Ok(shape) => self.print(&shape_text(&shape)),
                    Err(_) => self.print(&format!("{result}\n")),
                }
            }
        }
    }

    /// Returns the result type of a call such as `fib(3)`.
    fn result_of_call(&self, text: &str) -> Option<String> {
        let (name, _) = text.split_once('(').filter(|_| text.ends_with(')'))?;
        let id = self.session.function(name.trim())?;
        let module = self.session.checked().module();
        module.function(id).map(|function| module.types.display(function.ret))
    }

    /// Prints the type in C of a value, given with its sigil, as a comment, if it is known.
    fn print_c_type(&mut self, name: &str) {
        if let Some(ty) = self.c_type_of(name) {
            self.print(&format!("; in C: {ty}\n"));
        }
    }

    /// Prints the declaration in C of a function as a comment, if it is known.
    fn print_c_signature(&mut self, name: &str) {
        if let Some(declaration) = self.c_signature(name) {
            self.print(&format!("; {declaration}\n"));
        }
    }

    /// Describes a name: `?fib`.
    pub(super) fn about(&mut self, name: &str) {
        if name.contains('*') {
            return self.about_pattern(name);
        }
        if self.session.function(name).is_some() {
            self.print_c_signature(name);
            return self.listing("ll", name);
        }
        let Some(name) = expressions::with_sigil(name, &self.session) else {
            return match self.session.library_declaration(name) {
                Some(declaration) => {
                    self.print_c_signature(name);
                    let place = if declaration.contains("@llvm.") { "an intrinsic" } else { "in the C library" };
                    self.print(&format!("{declaration} ; {place}, declared at its first call\n"));
                }
                None if self.about_header_word(name) => {}
                None => self.help_on(name),
            };
        };
        self.print_c_type(&name);
        self.print_c_signature(&name);
        if let Some(text) = self.session.text_of(&name) {
            self.print(&format!("{text}\n"));
            if text.starts_with("declare ") {
                return;
            }
            // The text has only a part of a long content.
            if text.contains('…')
                && let Some(content) = self.session.content_text(&name)
                && !text.contains(&content)
            {
                self.print(&format!("{content}\n"));
            }
        }
        self.shape(&name);
    }

    /// Runs an input once, prints its result, and measures it in a loop.
    fn time_often(&mut self, input: &ReplInput) {
        let started = Instant::now();
        let reply = self.run_input(input);
        let defines = reply.entered.iter().any(|entered| matches!(entered, PartResult::Defined { .. }));
        let result = reply.entered.iter().rev().find_map(|entered| match entered {
            PartResult::Evaluated { name, text: Some(_), .. } => {
                self.session.value_type(name.as_deref().unwrap_or("%_"))
            }
            _ => None,
        });
        let failed = reply.failed();
        self.show_reply(reply, false);
        if failed {
            return self.revert(input);
        }
        if defines {
            return self.mistake("`:timeit` needs a call or an instruction to run");
        }
        let (mut loops, mut times) = (1, Vec::new());
        while times.len() < RUNS && (times.len() < 2 || started.elapsed() < MAX_TIME) {
            let reply = self.run(|session| session.repeat(&input.text, result.as_deref(), loops));
            if reply.failed() {
                return self.show_reply(reply, false);
            }
            if times.is_empty() && reply.ran < RUN_TIME && loops < MAX_LOOPS {
                // 1, 2, 5, 10, 20, …, as many as the last time makes likely to suffice.
                let next = if loops.to_string().starts_with('2') { loops / 2 * 5 } else { loops * 2 };
                let wanted = RUN_TIME.as_secs_f64() / reply.ran.as_secs_f64().max(1e-9) * loops as f64;
                loops = if wanted > 20.0 * loops as f64 { loops * 10 } else { next }.min(MAX_LOOPS);
                continue;
            }
            times.push(reply.ran.as_secs_f64() / loops as f64);
        }
        if let Some(all) = Summary::of(&times) {
            let deviation = all.deviation.map_or(String::new(), |deviation| format!(" ± {}", short_time(deviation)));
            self.note(&format!(
                "{}{deviation} per loop (mean ± std. dev. of {} runs, {} loop{} each, in one {} function), at best {}",
                short_time(all.mean),
                all.count,
                with_commas(loops),
                if loops == 1 { "" } else { "s" },
                self.engine_name(),
                short_time(all.min),
            ));
            if all.max > 4.0 * all.min {
                self.note(&format!(
                    "the slowest run took {:.1} times as long as the fastest: caches, or other processes, may be the cause",
                    all.max / all.min
                ));
            }
        }
    }

    fn listing(&mut self, form: &str, name: &str) {
        let Some(id) = self.session.function(name) else {
            let known = self.session.known_names();
            if !other_tools::is_word(name.trim_start_matches('@')) && !name.contains('"') {
                return self.mistake(&format!("`:{form}` takes the name of a function, and not `{name}`"));
            }
            if let Some(declaration) = self.session.library_declaration(name) {
                let message =
                    format!("`{name}` is a function of the C library, of which only `{declaration}` is known");
                return self.mistake(&message);
            }
            if let Some(known) = expressions::with_sigil(name, &self.session) {
                return self.mistake(&format!("`{known}` is not a function with a body: `?{name}` shows what it is"));
            }
            let wanted = if name.starts_with('@') { name.to_string() } else { format!("@{name}") };
            let near = near_names(&wanted, known.iter().map(String::as_str));
            let near = near.first().map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
            return self.mistake(&format!("use of undefined function `{wanted}`{near}"));
        };
        let checked = self.session.checked();
        if form == "ll" || form == "ir" {
            return self.print(&match unsupported_traps::is_replaced(checked.module()) {
                false => print::function(checked.module(), id),
                true => {
                    let mut module = checked.module().clone();
                    unsupported_traps::restore(&mut module);
                    print::function(&module, id)
                }
            });
        }
        let form = if form == "clif" { jit::Form::Clif } else { jit::Form::Asm };
        if let Some(text) = self.compiled(id, form) {
            self.print_listing(&text);
        }
    }

    /// Returns the machine code of a function. `None` if there is an error, which is reported.
    pub(super) fn assembly(&mut self, name: &str) -> Option<String> {
        match self.session.function(name) {
            Some(id) => self.compiled(id, jit::Form::Asm),
            None => {
                self.listing("asm", name);
                None
            }
        }
    }

    fn compiled(&mut self, id: GlobalId, form: jit::Form) -> Option<String> {
        let checked = self.session.checked();
        let off = Passes::named("inline").unwrap_or(Passes::NONE);
        let (opt_level, level) = (self.session.options().opt_level, self.session.engine().checks());
        let options = jit::Options { opt_level, disabled_passes: off, checked: level, ..Default::default() };
        match jit::emit(checked, &[id], form, &options, self.session.sources()) {
            Ok(text) => Some(text),
            Err(errors) => {
                self.refused(errors);
                None
            }
        }
    }

    fn engine(&mut self, name: &str) {
        if name.is_empty() {
            return self.print(&format!("{}\n", self.session.engine().name()));
        }
        let Some(engine) = EngineKind::ALL.into_iter().find(|kind| kind.name() == name) else {
            return self.mistake("the engine must be `jit`, `checked` or `interp`");
        };
        if engine == self.session.engine() {
            return self.note(&format!("it is already {}", engine.name()));
        }
        // The C library may have kept the lock of its heap, for which a checked program would wait.
        if self.is_heap_damaged && engine == EngineKind::Checked {
            return self.mistake(
                "the heap of the C library is damaged, and checked code cannot run beside it: `:save FILE` keeps the \
                 definitions; quit, start with `--engine checked`, and `:load FILE`; `:reset` alone does not repair the heap",
            );
        }
        match process::reserve_for_engine(|| self.session.switch(engine)) {
            Ok(switched) => {
                self.note(&format!("{}: definitions, values and memory were kept", engine.name()));
                self.note_switch(&switched);
            }
            Err(errors) => self.refused(errors),
        }
    }

    /// Runs a command with an optional count.
    fn count(&mut self, name: &str, text: &str, usual: usize, work: fn(&mut Self, usize)) {
        match if text.is_empty() { Ok(usual) } else { text.parse() } {
            Ok(0) | Err(_) => self.mistake(&format!("`:{name}` takes a number: `:{name} 3`")),
            Ok(count) => work(self, count),
        }
    }

    fn undo(&mut self, count: usize) {
        if let Some(input) = self.last_write.take() {
            return self.mistake(&format!(
                "`{input}` only wrote to memory, which is not undone; enter `:undo` again to undo the input before it"
            ));
        }
        let available = self.session.undoable_inputs();
        if count > available && available > 0 {
            let (plural, last) = if available == 1 { ("", "") } else { ("s", &*format!(" {available}")) };
            return self.mistake(&format!(
                "only {available} input{plural} can be undone, and nothing was: enter `:undo{last}`"
            ));
        }
        let (mut all, mut inputs) = (Vec::new(), 0);
        for done in 0..count {
            let number = self.session.undone_next();
            match self.session.undo() {
                None if done == 0 => return self.mistake("nothing to undo"),
                None => break,
                Some(Ok(names)) => {
                    inputs += 1;
                    self.typed
                        .iter_mut()
                        .filter(|input| Some(input.number) == number)
                        .for_each(|it| it.is_undone = true);
                    for name in names {
                        self.c_texts.undo(&name);
                        if !all.contains(&name) {
                            all.push(name);
                        }
                    }
                }
                Some(Err(errors)) => {
                    self.refused(errors);
                    break;
                }
            }
        }
        self.forget_strings();
        if !all.is_empty() {
            let names = join_names(&all);
            let undone = match inputs {
                1 => format!("{names} undone"),
                _ => format!("{inputs} inputs undone, {names}"),
            };
            self.note(&format!("{undone}; writes to memory remain"));
        }
    }

    fn echo(&mut self, text: &str) {
        self.show_instructions = match text {
            "" => !self.show_instructions,
            "on" => true,
            "off" => false,
            _ => return self.mistake("`:echo` takes `on` or `off`"),
        };
        let is = if self.show_instructions { "shown" } else { "not shown" };
        self.note(&format!("the instructions of expressions are {is}"));
    }

    fn timeout(&mut self, text: &str) {
        let limit = match text {
            "" => {
                let limit = self.session.options().limits.timeout;
                return self.print(&limit.map_or("off\n".into(), |limit| format!("{}\n", time(limit))));
            }
            "off" => None,
            _ => match duration::parse(text) {
                Ok(limit) => Some(limit),
                Err(message) => return self.mistake(&message),
            },
        };
        self.session.limit(limit);
    }

    fn reset(&mut self) {
        let options = self.session.options().clone();
        // SAFETY: the user has asked to run the inputs in this process.
        let replaced = process::reserve_for_engine(|| unsafe { Session::new(options) }.map(|new| self.session = new));
        match replaced {
            Ok(()) => {
                if let Some(file) = self.succeeded {
                    // Only the inputs of the new session are saved.
                    let _ = file.set_len(0).and_then(|()| (&mut &*file).rewind());
                }
                self.typed.clear();
                self.strings.clear();
                self.c_texts.clear();
                self.note(match self.is_heap_damaged {
                    true => {
                        "new session; the heap of the C library is still damaged: quit, and start again for a new one"
                    }
                    false => "new session",
                });
            }
            Err(errors) => self.refused(errors),
        }
    }
}

/// Returns the commands that begin with a word.
fn abbreviated(word: &str) -> Vec<&'static str> {
    NAMES.iter().copied().filter(|name| !word.is_empty() && name.starts_with(word)).collect()
}

/// Returns the name that a line of `:list` is about: `%x = i32 5`, `declare i32 @puts(ptr)`.
pub(super) fn defined_name(line: &str) -> &str {
    let rest = match line.split_once(" = ") {
        Some((name, _)) if name.starts_with(['%', '@']) => return name,
        _ => line.split_once('@').map_or("", |(_, rest)| rest),
    };
    rest.split('(').next().unwrap_or(rest)
}

/// Returns an expression that is only a type.
fn typed(ty: String) -> Option<expressions::LoweredExpression> {
    Some(expressions::LoweredExpression { ty, ..Default::default() })
}

/// Formats seconds with three digits: `1.23 ns`.
fn short_time(seconds: f64) -> String {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")];
    let (unit, name) = units.into_iter().find(|(unit, _)| seconds >= *unit).unwrap_or((1e-9, "ns"));
    let number = seconds / unit;
    let digits = if number < 10.0 { 2 } else { usize::from(number < 100.0) };
    format!("{number:.digits$} {name}")
}

/// Formats a number with commas: `1,000,000`.
fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Formats a type with its size, alignment and layout.
fn shape_text(shape: &TypeLayout) -> String {
    let mut out = match shape.size {
        Some((size, align)) => {
            let bytes = if size == 1 { "byte" } else { "bytes" };
            format!("{}    ; {size} {bytes}, aligned to {align}\n", shape.ty)
        }
        None => format!("{}    ; unsized\n", shape.ty),
    };
    let mut end = 0;
    for (offset, size, ty) in &shape.fields {
        if *offset > end {
            out += &format!("  {end:>4}  {} of padding\n", bytes(offset - end));
        }
        out += &format!("  {offset:>4}  {ty}\n");
        end = offset + size;
    }
    match shape.size {
        Some((size, _)) if !shape.fields.is_empty() && size > end => {
            out + &format!("  {end:>4}  {} of padding\n", bytes(size - end))
        }
        _ => out,
    }
}

fn bytes(count: u64) -> String {
    if count == 1 { "1 byte".into() } else { format!("{count} bytes") }
}

#[cfg(test)]
mod tests {
    use llvmlite_jit::parse;
    use llvmlite_jit::reference::opcodes::{OPCODES, find, reference};

    /// Words that the parser treats as opcodes, but that are only prefixes of opcodes or belong to older versions.
    const OTHERS: [&str; 10] =
        ["vicmp", "vfcmp", "getresult", "tail", "musttail", "notail", "volatile", "unwind", "malloc", "free"];

    #[test]
    fn every_instruction_has_help() {
        let missing: Vec<&str> =
            parse::opcodes().filter(|name| find(name).is_none() && !OTHERS.contains(name)).collect();
        assert!(missing.is_empty(), "{missing:?}");
        assert!(OPCODES.iter().all(|opcode| parse::is_opcode(opcode.name)));
        assert_eq!(reference("zext"), "https://llvm.org/docs/LangRef.html#zext-to-instruction");
        assert_eq!(reference("va_arg"), "https://llvm.org/docs/LangRef.html#va-arg-instruction");
        assert_eq!(reference("catchret"), "https://llvm.org/docs/LangRef.html#catchret-instruction");
    }

    #[test]
    fn examples_of_arithmetic_can_be_entered() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { llvmlite_jit::session::Session::new(Default::default()) }.expect("this machine");
        session.enter("define i64 @fac(i64 %n) {\n  ret i64 %n\n}");
        for opcode in OPCODES.iter().take_while(|opcode| opcode.name != "va_arg") {
            let reply = session.enter(opcode.example);
            assert!(!reply.failed(), "{}: {:?}", opcode.example, reply.diagnostics);
        }
    }
}
