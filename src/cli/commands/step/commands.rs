//! The commands of the debugger, except those with a file of their own.

use super::breakpoints::no_point;
use super::session::{DebugSession, Display, StepAction};
use super::{help, protocol};
use llvmlite_jit::debugger::breakpoints::WatchAccess;
use llvmlite_jit::debugger::expression::{self, EvalResult};
use llvmlite_jit::debugger::memory_dump::DumpFormat;
use llvmlite_jit::debugger::value_text::Radix;
use llvmlite_jit::debugger::{ScanTarget, StopCondition, location};
use llvmlite_jit::interp::debug::{Content, Object, Pointee, Scalar, State, Tree};
use llvmlite_jit::ir::Type;
use serde_json::json;

/// Result of a command; `Err` is a message for the user.
pub(super) type Answer = Result<StepAction, String>;

/// Keywords before the name of a C type.
pub(super) const TYPE_TAGS: [&str; 4] = ["struct", "union", "enum", "class"];

impl DebugSession {
    /// Executes a command line.
    pub fn command(&mut self, state: &State<'_>, line: &str) -> Answer {
        let line = line.trim();
        // A format may follow the command without a blank: `p/x %y`.
        let end = line.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(line.len());
        let (word, rest) = line.split_at(end);
        let rest = rest.trim();
        if word.is_empty() {
            return Ok(StepAction::Stay(String::new()));
        }
        let steps = state.steps();
        let depth = state.depth();
        match help::find(word)?.name {
            "step" if self.goes_by_lines(state) => self.next_line(state, count(rest)?, true),
            "next" if self.goes_by_lines(state) => self.next_line(state, count(rest)?, false),
            "back" if self.goes_by_lines(state) => self.line_before(state, count(rest)?, true),
            "reverse-next" if self.goes_by_lines(state) => self.line_before(state, count(rest)?, false),
            "step" | "stepi" => Ok(StepAction::Go(StopCondition::Step(count(rest)?))),
            "next" | "nexti" => Ok(StepAction::Go(StopCondition::Next { count: count(rest)?, depth })),
            "next-line" => self.next_line(state, count(rest)?, false),
            "step-line" => self.next_line(state, count(rest)?, true),
            "finish" => {
                self.runs(state)?;
                Ok(StepAction::Go(StopCondition::Finish { depth: self.frame + 1 }))
            }
            "until" if rest.is_empty() => match self.until_line(state).filter(|_| self.source) {
                Some(go) => Ok(go),
                None => self.until(state),
            },
            "until" | "advance" => {
                let rest = self.typed_place(state, rest);
                let locations = location::resolve(&self.debugger.program, &rest, self.debugger.location(state))?;
                Ok(StepAction::Go(StopCondition::Advance { locations, depth: depth.min(self.frame + 1) }))
            }
            "continue" => self.proceed(state, rest),
            "run" | "restart" if !rest.is_empty() => {
                Err("the arguments of the program follow the file: `llvmlite-jit step prog.ll one two`".into())
            }
            "run" | "restart" if self.debugger.breakpoints.iter().any(|b| b.enabled) => {
                Ok(StepAction::Again(json!({ "rerun": "restart", "go": "continue" })))
            }
            "run" | "restart" | "start" => Ok(StepAction::Again(json!({ "rerun": "restart", "go": "start" }))),
            "goto" => {
                let step = number(rest)?;
                match step > steps && self.ended.is_none() {
                    true => Ok(StepAction::Go(StopCondition::Goto(step))),
                    false => Ok(StepAction::Again(json!({ "rerun": "goto", "step": step }))),
                }
            }
            "back" | "reverse-stepi" => {
                let count = count(rest)?;
                // One instruction is rarely more than 64 steps. If the window has too few instructions, a
                // scan of all steps follows.
                let from = steps.saturating_sub(count.saturating_mul(64).saturating_add(4096));
                Ok(StepAction::Again(protocol::scan(from, steps, ScanTarget::Any, count)))
            }
            "reverse-next-line" => self.line_before(state, count(rest)?, false),
            "reverse-next" | "reverse-nexti" => {
                Ok(StepAction::Again(protocol::scan(0, steps, ScanTarget::Depth(depth.max(1)), count(rest)?)))
            }
            "reverse-finish" => match depth.checked_sub(1) {
                Some(outer @ 1..) => Ok(StepAction::Again(protocol::scan(0, steps, ScanTarget::Depth(outer), 1))),
                _ => Ok(StepAction::Again(json!({ "rerun": "goto", "step": 0 }))),
            },
            "reverse-continue" => Ok(StepAction::Again(protocol::scan(0, steps, ScanTarget::Points, 1))),
            "break" => self.add_breakpoint(state, rest, false),
            "rbreak" => self.break_at_functions(rest),
            "tbreak" => self.add_breakpoint(state, rest, true),
            "watch" => self.add_watchpoint(state, rest, WatchAccess::Write),
            "rwatch" => self.add_watchpoint(state, rest, WatchAccess::Read),
            "awatch" => self.add_watchpoint(state, rest, WatchAccess::Any),
            "clear" => self.clear(state, rest),
            "commands" => self.keep_commands(rest),
            "printf" => self.printf(state, rest).map(StepAction::Stay),
            "show" => self.show_values(state, rest),
            "condition" => self.condition(state, rest),
            "ignore" => self.ignore(rest),
            "enable" => self.enable(rest, true),
            "disable" => self.enable(rest, false),
            "delete" if rest.split_whitespace().next() == Some("display") => {
                self.command(state, &format!("undisplay {}", rest.trim_start_matches("display").trim()))
            }
            "delete" => self.delete(rest.strip_prefix("breakpoints").unwrap_or(rest)),
            "print" | "call" if expression::split_assignment(rest).is_some() => self.set(state, rest, true),
            name @ ("print" | "call") => {
                let (radix, text) = radix(without_options(rest))?;
                let found = self.find(state, if text.is_empty() { "$" } else { text })?;
                // For the call of a function without a result, `call` prints nothing, and `print` states that there is
                // no result.
                if found.tree.ty == Type::VOID && name == "call" && matches!(found.tree.content, Content::Unreadable) {
                    return Ok(StepAction::Stay(String::new()));
                }
                let shown = self.shown(state, text, &found, radix);
                self.debugger.history.values.push(EvalResult { note: None, ..found });
                Ok(StepAction::Stay(shown))
            }
            "output" => {
                let (radix, text) = radix(rest)?;
                let found = self.find(state, text)?;
                Ok(StepAction::Stay(self.value_text(state, &found, radix)))
            }
            "if" | "while" => {
                let condition = expression::parse_condition(rest, &mut self.debugger.types)?;
                self.truth = Some(self.debugger.scope(state, self.frame).holds(&condition)?);
                Ok(StepAction::Stay(String::new()))
            }
            "return" => self.return_now(state, rest),
            "jump" => self.jump(state, rest),
            "disassemble" => self.disassemble(state, rest),
            "whatis" => self.type_of(state, rest, false),
            "ptype" => match rest.strip_prefix("/o") {
                Some(rest) => self.offsets(state, rest.trim()),
                None => self.type_of(state, rest, true),
            },
            "display" => self.display(state, rest),
            "undisplay" => {
                let numbers = numbers(rest)?;
                self.displays.retain(|d| !numbers.is_empty() && !numbers.contains(&d.number));
                Ok(StepAction::Stay(String::new()))
            }
            "memory" if rest.is_empty() => Ok(StepAction::Stay(self.all_memory(state))),
            "memory" if rest.split_whitespace().next() == Some("--follow") => {
                self.follow(state, rest.trim_start_matches("--follow").trim())
            }
            "x" => self.examine(state, rest).map(StepAction::Stay),
            "set" => {
                self.is_set = true;
                self.set(state, rest, false)
            }
            "memory" => self.memory(state, rest),
            "heap" => Ok(StepAction::Stay(self.heap(state))),
            "stack" => Ok(StepAction::Stay(self.stack(state))),
            "backtrace" => {
                self.runs(state)?;
                let words: Vec<&str> = rest.split_whitespace().collect();
                let (full, rest) = match words.as_slice() {
                    ["full" | "-full", rest @ ..] | [rest @ .., "full" | "-full"] => (true, rest.concat()),
                    rest => (false, rest.concat()),
                };
                let most = match rest.strip_prefix('-') {
                    _ if rest.is_empty() => None,
                    Some(outer) => Some(-(number(outer)? as i64)),
                    None => Some(number(&rest)? as i64),
                };
                Ok(StepAction::Stay(self.backtrace(state, most, full)))
            }
            "frame" => {
                self.runs(state)?;
                let wanted = match rest.split_once(char::is_whitespace) {
                    _ if rest.is_empty() => depth - 1 - self.frame,
                    Some(("function", name)) => {
                        let locations = location::resolve(&self.debugger.program, name.trim(), None)?;
                        let is_it = |n: &usize| {
                            let frame = state.frame(depth - 1 - n);
                            frame.is_some_and(|frame| locations.iter().any(|(function, _)| *function == frame.function))
                        };
                        (0..depth).find(is_it).ok_or_else(|| format!("no call of `{}` is active", name.trim()))?
                    }
                    Some(("level", level)) => number(level)? as usize,
                    _ => number(rest)? as usize,
                };
                self.select(state, i64::try_from(wanted).unwrap_or(i64::MAX))
            }
            "up" => self.select(state, (depth.saturating_sub(self.frame + 1)) as i64 + count(rest)? as i64),
            "down" => self.select(state, (depth.saturating_sub(self.frame + 1)) as i64 - count(rest)? as i64),
            "locals" => {
                self.runs(state)?;
                Ok(StepAction::Stay(self.locals(state)))
            }
            "list" => self.list(state, rest),
            "info" => self.info(state, rest),
            "help" => help::help(rest).map(StepAction::Stay),
            "view" => self.show_source(state, rest),
            "quit" => Ok(StepAction::Quit),
            other => Err(format!("unknown argument `{other}`")),
        }
    }

    pub(super) fn runs(&self, state: &State<'_>) -> Result<(), String> {
        match state.depth() {
            0 => Err("the program has ended: no call is active".into()),
            _ => Ok(()),
        }
    }

    fn until(&mut self, state: &State<'_>) -> Answer {
        let here = state.here().ok_or("the program has ended")?;
        let graph = self.debugger.program.graph(here.function).ok_or("the function has no body")?;
        let (block, n) = *graph.places.get(&here.inst).ok_or("the instruction is not in a block")?;
        let order = graph.order.get(&block).copied().unwrap_or(0);
        Ok(StepAction::Go(StopCondition::Until { depth: state.depth(), after: (order, n) }))
    }

    fn proceed(&mut self, state: &State<'_>, rest: &str) -> Answer {
        let count = count(rest)?;
        if count > 1 {
            let location = self.debugger.location(state);
            let at = self
                .debugger
                .breakpoints
                .iter_mut()
                .find(|b| location.is_some_and(|location| b.locations.contains(&location)));
            at.ok_or("no breakpoint here to ignore")?.ignore = count - 1;
        }
        Ok(StepAction::Go(StopCondition::Continue))
    }

    /// Evaluates an expression in the selected frame.
    pub fn find(&mut self, state: &State<'_>, text: &str) -> Result<EvalResult, String> {
        let parsed = expression::parse(text, &mut self.debugger.types)?;
        self.debugger.scope(state, self.frame).find(&parsed)
    }

    /// Formats the value of an expression: `%x = i64 3`.
    pub fn print(&mut self, state: &State<'_>, text: &str, radix: Radix) -> Result<String, String> {
        let found = self.find(state, text)?;
        Ok(self.shown(state, text, &found, radix))
    }

    /// Formats the value of an expression.
    fn shown(&self, state: &State<'_>, text: &str, found: &EvalResult, radix: Radix) -> String {
        let writer = self.writer(state, radix);
        let mut value = self.value_text(state, found, radix);
        if let (Content::Scalar(Scalar::Int { width: 8, words, undefined: 0 }), None) =
            (&found.tree.content, &found.source_type)
            && let Some(byte @ 0x20..=0x7e) = words.first().map(|word| *word as u8)
        {
            value += &format!(" '{}'", byte as char);
        }
        let mut line = format!("{} = {}", text.trim(), self.paint.value(&value));
        // For a pointer given by its address, the content is shown too.
        if let (Content::Scalar(Scalar::Pointer(pointer)), Some(ty), false) = (
            &found.tree.content,
            found.pointee.filter(|_| !self.source),
            text.trim_start().starts_with(['%', '@', '*', '(']) && !text.contains("* "),
        ) && matches!(pointer.target, Pointee::Object { .. })
        {
            let info = self.debugger.program.debug_info();
            let to = found.source_type.as_ref().and_then(|source| info.pointee(source));
            let there = match &to {
                Some(to) => writer.source_tree(pointer.address, to, self.debugger.settings.elements),
                None => state.read(pointer.address, &self.debugger.types, ty, self.debugger.settings.elements),
            };
            // A string is already part of the value.
            if !value.ends_with(['"', '…']) {
                let shown = writer.typed_as(&there, to.as_deref());
                line += &format!(", which holds {}", self.paint.value(&shown));
            }
        }
        if let Some(note) = &found.note {
            line += &format!(" ({note})");
        }
        line + "\n"
    }

    /// Formats the value of an expression that may follow a format: `/x %y`.
    pub fn print_with_format(&mut self, state: &State<'_>, text: &str) -> Result<String, String> {
        if is_of_memory(text) {
            let before = self.examined.take();
            let shown = self.examine(state, text);
            self.examined = before;
            return shown.map(|shown| format!("x{text}\n{shown}"));
        }
        let (format, text) = radix(text)?;
        self.print(state, text, format)
    }

    pub(super) fn display(&mut self, state: &State<'_>, rest: &str) -> Answer {
        if rest.is_empty() {
            let line = |d: &Display| {
                let function = d.function.map(|id| format!(", in {}", self.debugger.program.global_name(id)));
                format!("{}: {}{}\n", d.number, d.text, function.unwrap_or_default())
            };
            return Ok(StepAction::Stay(self.displays.iter().map(line).collect()));
        }
        // The value is requested where the program must not change.
        self.debugger.calls.end();
        if !is_of_memory(rest) {
            expression::parse(radix(rest)?.1, &mut self.debugger.types)?;
        }
        let now = match self.print_with_format(state, rest) {
            Ok(shown) => shown,
            // The value is defined later in the function.
            Err(error) if error.contains("has no value here") => format!("{error}\n"),
            Err(error) => return Err(error),
        };
        let number = self.displays.iter().map(|d| d.number + 1).max().unwrap_or(1);
        let here = state.frame(self.frame).map(|frame| frame.function);
        let function = here.filter(|_| rest.contains('%') && !rest.contains(" of @"));
        self.displays.push(Display { number, text: rest.to_string(), function });
        Ok(StepAction::Stay(format!("{number}: {now}")))
    }

    fn memory(&mut self, state: &State<'_>, rest: &str) -> Answer {
        let found = match rest.rsplit_once(" as ") {
            // `memory %p as T` applies the type to the pointee.
            Some((pointer, ty)) => {
                let whole = self.find(state, &format!("*({pointer}) as {ty}"));
                whole.or_else(|error| self.find(state, rest).map_err(|_| error))?
            }
            None => self.find(state, rest)?,
        };
        let name = |place: u64| {
            let target = state.pointer_to(place);
            (self.writer(state, Radix::Signed).pointer(&target), place)
        };
        if let Some(place) = found.place {
            let text = self.writer(state, Radix::Signed).draw(&name(place).0, &found.tree, self.width);
            return Ok(StepAction::Stay(text + &found.note.map_or(String::new(), |n| format!("({n})\n"))));
        }
        let Content::Scalar(Scalar::Pointer(pointer)) = found.tree.content else {
            return Err(format!("`{rest}` is not a pointer: `print` shows values"));
        };
        let Pointee::Object { object, .. } = pointer.target else {
            let text = self.writer(state, Radix::Signed).pointer(&pointer);
            return Err(format!("{text} does not point to an object of the program"));
        };
        let mut object = state.object(object);
        if matches!(object.kind, llvmlite_jit::interp::debug::ObjectKind::Function(_)) {
            return Err(format!("{} is a function", self.writer(state, Radix::Signed).object(&object)));
        }
        let known = self.writer(state, Radix::Signed).object_type(&object);
        if let (None, Some(ty)) = (known, found.pointee) {
            let size = state.layout().size_of(&self.debugger.types, ty).filter(|size| *size > 0);
            object.ty = size.map(|size| (ty, object.size / size)).filter(|(_, count)| *count > 0);
        }
        let tree = self.content(state, &object);
        let writer = self.writer(state, Radix::Signed);
        let mut text = writer.draw(&writer.object(&object), &tree, self.width);
        if object.state == llvmlite_jit::interp::debug::ObjectState::Freed {
            text += "(it was freed)\n";
        }
        text += &format!("{rest} is {}\n", writer.pointer_as_path(&pointer, found.pointee));
        Ok(StepAction::Stay(text))
    }

    /// Returns the object that a pointer points to, or that contains the value.
    fn object_of(&self, state: &State<'_>, found: &EvalResult) -> Result<Object, String> {
        let pointer = match (&found.tree.content, found.place) {
            (_, Some(place)) => state.pointer_to(place),
            (Content::Scalar(Scalar::Pointer(pointer)), None) => *pointer,
            _ => return Err("it is not a pointer: `print` shows values".into()),
        };
        match pointer.target {
            Pointee::Object { object, .. } => Ok(state.object(object)),
            Pointee::Null => Err("it is a null pointer".into()),
            _ => Err(format!(
                "{} does not point to an object of the program",
                self.writer(state, Radix::Signed).pointer(&pointer)
            )),
        }
    }

    /// Draws the objects reachable from a pointer.
    fn follow(&mut self, state: &State<'_>, rest: &str) -> Answer {
        if rest.is_empty() {
            return Err("name the first object: `memory --follow %head`".into());
        }
        let found = self.find(state, rest)?;
        let object = self.object_of(state, &found)?;
        // A variable is itself the first box; any other expression precedes the object that it points to.
        let title = self.writer(state, Radix::Signed).object(&object);
        let start = found.place.is_none().then_some(rest).filter(|rest| **rest != title);
        let mut types = self.debugger.types.clone();
        let text = self.writer(state, Radix::Signed).follow(start, &object, &mut types, self.width);
        Ok(StepAction::Stay(text))
    }

    /// Executes `x/8xw %p`.
    fn examine(&mut self, state: &State<'_>, rest: &str) -> Result<String, String> {
        let (format, text) = match rest.strip_prefix('/') {
            Some(rest) => rest.split_once(char::is_whitespace).unwrap_or((rest, "")),
            None => ("", rest),
        };
        if format.contains('i') {
            let digits = format.trim_matches(|c: char| !c.is_ascii_digit());
            return self.instructions(state, text.trim(), if digits.is_empty() { 1 } else { number(digits)? });
        }
        let (next, before) = self.examined.unwrap_or_default();
        let format = DumpFormat::parse(format, before)?;
        let address = match text.trim() {
            "" if self.examined.is_some() => next,
            "" => return Err("give an address: `x/8xw %p`, `x/4xg heap#1`, `x/s @text`".into()),
            text => match self.find(state, text)? {
                // A source pointer is followed, as in gdb.
                EvalResult {
                    tree: Tree { content: Content::Scalar(Scalar::Pointer(pointer)), .. },
                    source_type: Some(_),
                    ..
                } => pointer.address,
                EvalResult { place: Some(place), .. } => place,
                EvalResult { tree: Tree { content: Content::Scalar(Scalar::Pointer(pointer)), .. }, .. } => {
                    pointer.address
                }
                EvalResult {
                    tree: Tree { content: Content::Scalar(Scalar::Int { words, undefined: 0, .. }), .. },
                    ..
                } => words.first().copied().unwrap_or(0),
                _ => return Err(format!("`{text}` is not an address")),
            },
        };
        let (text, next) = self.writer(state, Radix::Signed).dump(address, format)?;
        self.examined = Some((next, format));
        Ok(text)
    }

    /// Selects a frame; 0 is the innermost.
    fn select(&mut self, state: &State<'_>, wanted: i64) -> Answer {
        self.runs(state)?;
        let depth = state.depth() as i64;
        match wanted {
            _ if wanted < 0 => Err("this is the innermost call".into()),
            _ if wanted >= depth => Err("this is the outermost call".into()),
            _ => {
                self.frame = (depth - 1 - wanted) as usize;
                self.listed = None;
                Ok(StepAction::Stay(self.location(state, self.frame, true)))
            }
        }
    }
}

/// Whether the format of a `display` is a format of `x`: `/i $pc`, `/4xw p`, `/s name`.
fn is_of_memory(text: &str) -> bool {
    let format = text.strip_prefix('/').and_then(|rest| rest.split_whitespace().next()).unwrap_or("");
    format.len() > 1 && format.contains(|c: char| c.is_ascii_digit() || "bhwg".contains(c))
        || ["i", "s"].contains(&format)
}

/// Strips options such as `-pretty --`.
fn without_options(text: &str) -> &str {
    match text.split_once("-- ") {
        Some((options, rest)) if options.split_whitespace().all(|word| word.starts_with('-')) => rest,
        _ => text,
    }
}

/// Parses a number.
pub(super) fn number(text: &str) -> Result<u64, String> {
    text.trim().replace('_', "").parse().map_err(|_| match text.trim() {
        "" => "expected a number".to_string(),
        text => format!("`{text}` is not a number"),
    })
}

/// Parses a number; the default is 1.
fn count(text: &str) -> Result<u64, String> {
    match text.trim() {
        "" => Ok(1),
        text => match number(text)? {
            0 => Err("it must be at least 1".into()),
            n => Ok(n),
        },
    }
}

/// Parses the number of a breakpoint or watchpoint.
pub(super) fn point_number(text: &str) -> Result<u32, String> {
    let number = number(text)?;
    u32::try_from(number).map_err(|_| no_point(number))
}

/// Parses the numbers of breakpoints and watchpoints.
pub(super) fn numbers(text: &str) -> Result<Vec<u32>, String> {
    text.split([' ', ',']).filter(|part| !part.is_empty()).map(point_number).collect()
}

/// Parses a format and returns the rest: `/x %y`.
pub(super) fn radix(text: &str) -> Result<(Radix, &str), String> {
    let Some(rest) = text.strip_prefix('/') else { return Ok((Radix::Signed, text)) };
    let (letter, rest) = rest.split_at(rest.chars().next().map_or(0, char::len_utf8));
    let radix = match letter {
        "x" => Radix::Hex,
        "t" => Radix::Binary,
        "u" => Radix::Unsigned,
        "d" => Radix::Decimal,
        "o" => Radix::Octal,
        "c" => Radix::Char,
        "z" | "a" => Radix::Hex,
        "f" | "s" => Radix::Signed,
        _ => {
            return Err(
                "a value is written in hexadecimal (/x), octal (/o), binary (/t), unsigned (/u), signed (/d), or \
                        with its character (/c)"
                    .into(),
            );
        }
    };
    Ok((radix, rest.trim_start()))
}
