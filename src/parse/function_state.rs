//! Function bodies: names and numbers of locals and blocks, and the block that each statement belongs to.

pub(super) mod local_table;

use super::diagnose::token::shorten;
use super::module_state::{ModuleState, name, number};
use super::{opcodes, scan};
use crate::diagnostic::{Diagnostic, near_own_names};
use crate::ir::{Block, BlockId, Body, Inst, InstId, Loc, MetaText, Name, Type, ValueData, ValueDef, ValueId};
use crate::source::Span;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use local_table::{FunctionTables, LocalKey, LocalTable, NameState};

/// Maximum number of undefined names of a function for which suggestions are made, and of defined names they are
/// compared with.
const MAX_SUGGESTIONS: usize = 20;
const MAX_COMPARED_NAMES: usize = 10_000;

/// Help for a second definition.
const DEFINED_ONCE: &str = "each local value is defined once (SSA): rename the second one";

/// Function whose body is being parsed.
pub struct FunctionState<'s> {
    /// Body built so far.
    pub body: Body,
    /// Name as written, for messages.
    pub name: &'s str,
    /// Opening brace.
    pub brace: Span,
    /// Return type.
    pub ret: Type,
    /// Personality named by a landingpad of LLVM before 3.7.
    pub personality: Option<crate::ir::TypedConst>,
    /// Whether skipped text may have defined names, so that undefined ones are not reported.
    pub damaged: bool,
    values: LocalTable<'s, ValueId>,
    blocks: LocalTable<'s, BlockId>,
    /// Number of instructions for which `results` and `inst_locs` have rows.
    rows: usize,
    /// Block that instructions are added to; `None` after a terminator.
    current: Option<BlockId>,
    /// Number of the next unnamed value or block.
    next: u32,
    /// Second definitions of a name, with a flag for labels.
    twice: Vec<(bool, Diagnostic)>,
    /// Debug records waiting for the next instruction, which they precede.
    waiting: Vec<MetaText>,
    /// Whether damaged text may have used up numbers, so that the next number in the text is accepted.
    unsure: bool,
}

impl<'s> FunctionState<'s> {
    /// Returns a body without blocks.
    pub fn new(state: &mut ModuleState<'s>, name: &'s str, brace: Span, ret: Type) -> Self {
        let FunctionTables { body, values, blocks } = std::mem::take(&mut state.scratch);
        FunctionState {
            body,
            name,
            brace,
            ret,
            personality: None,
            damaged: false,
            values,
            blocks,
            rows: 0,
            current: None,
            next: 0,
            unsure: false,
            twice: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// Adds a parameter. `token` is its name with the `%`, if it has one.
    pub fn param(&mut self, state: &mut ModuleState<'s>, token: Option<&'s str>, ty: Type, span: Span) {
        let index = self.body.params.len() as u32;
        let value = self.define(state, token, ValueDef::Param(index), ty, span);
        self.body.params.push(value);
    }

    /// Returns a local that is already defined.
    pub fn value(&self, key: &LocalKey<'_>) -> Option<&ValueData> {
        let (value, state) = self.values.get(key)?;
        (state != NameState::Used).then(|| &self.body.values[value])
    }

    /// Whether a block of this name is already defined.
    pub fn has_label(&self, key: &LocalKey<'_>) -> bool {
        self.blocks.get(key).is_some_and(|(_, state)| state != NameState::Used)
    }

    /// Whether a preceding branch refers to a block that is not yet defined.
    pub fn is_target(&self, key: &LocalKey<'_>) -> bool {
        self.blocks.get(key).is_some_and(|(_, state)| state == NameState::Used)
    }

    /// Returns the value of a token such as `%x`; creates it at its first use.
    pub fn use_value(&mut self, state: &ModuleState<'s>, token: &'s str) -> ValueId {
        let key = LocalKey::of(&token[1..]);
        if let Some((value, _)) = self.values.get(&key) {
            return value;
        }
        let value = self.body.values.push(ValueData {
            ty: Type::INVALID,
            def: ValueDef::Undefined,
            name: Some(name(&token[1..])),
            span: state.span(token),
        });
        self.values.insert(key, (value, NameState::Used));
        value
    }

    /// Returns the block of a token such as `%loop`; creates it at its first use.
    pub fn use_block(&mut self, state: &ModuleState<'s>, token: &'s str) -> BlockId {
        let key = LocalKey::of(&token[1..]);
        if let Some((block, _)) = self.blocks.get(&key) {
            return block;
        }
        let data = Block { name: Some(name(&token[1..])), span: state.span(token), insts: Vec::new() };
        let block = self.body.blocks.push(data);
        self.blocks.insert(key, (block, NameState::Used));
        block
    }

    /// Appends an instruction to the current block. Its result, if any, is named by `token` or numbered.
    pub fn push(
        &mut self,
        state: &mut ModuleState<'s>,
        inst: Inst,
        token: Option<&'s str>,
        unnamed_result: bool,
        span: Span,
    ) -> InstId {
        let block = match self.current {
            Some(block) => block,
            None => self.start_unlabeled(span),
        };
        let terminates = inst.is_terminator();
        let id = self.body.insts.push(inst);
        // Rows for several instructions at a time.
        if id.index() >= self.rows {
            self.rows = id.index() + 64;
            self.body.results.resize(self.rows);
            self.body.inst_locs.resize(self.rows);
        }
        self.body.blocks[block].insts.push(id);
        if !self.waiting.is_empty() {
            self.body.records.before.insert(id, std::mem::take(&mut self.waiting));
        }
        let loc = self.body.locs.push(Loc { span });
        self.body.inst_locs[id] = loc.into();
        if token.is_some() || unnamed_result {
            let place = token.map_or(span, |t| state.span(t));
            let value = self.define(state, token, ValueDef::Inst(id), Type::INVALID, place);
            self.body.results[id] = value.into();
        }
        if terminates {
            self.current = None;
        }
        id
    }

    /// Whether the current block lacks its terminator.
    pub fn is_open(&self) -> bool {
        self.current.is_some() && !self.damaged && !self.unsure
    }

    /// Adds a debug record, which precedes the next instruction.
    pub fn record(&mut self, record: MetaText) {
        self.waiting.push(record);
    }

    /// Appends an instruction that has no statement of its own in the text; its result has no name.
    pub fn push_synthesized(&mut self, inst: Inst, span: Span) -> ValueId {
        let block = match self.current {
            Some(block) => block,
            None => self.start_unlabeled(span),
        };
        let id = self.body.insts.push(inst);
        self.body.blocks[block].insts.push(id);
        let loc = self.body.locs.push(Loc { span });
        self.body.inst_locs[id] = loc.into();
        let data = ValueData { ty: Type::INVALID, def: ValueDef::Inst(id), name: None, span };
        let value = self.body.values.push(data);
        self.body.results[id] = value.into();
        value
    }

    /// Adds a statement that could not be parsed: its name (without the `%`) counts as defined.
    pub fn push_damaged(&mut self, state: &mut ModuleState<'s>, token: Option<&'s str>, opcode: &str, span: Span) {
        // An unnamed result takes a number; whether a misspelled opcode has a result is unknown.
        let counted = token.is_none() && opcodes::has_result(opcode);
        self.unsure |= token.is_none() && !counted;
        let id = self.push(state, Inst::Invalid, None, counted, span);
        if let Some(token) = token {
            let place = state.span(token);
            let value = self.define_damaged(token, ValueDef::Inst(id), place);
            self.body.results[id] = value.into();
        }
        if opcodes::is_terminator(opcode) {
            self.current = None;
        }
    }

    /// Detects a name that ends right before `at` and was taken for an operand by the last statement,
    /// although an `=` follows. Marks that statement as damaged; returns the start of the statement and of
    /// the name.
    pub fn swallowed(&mut self, state: &ModuleState<'s>, at: usize) -> Option<(usize, usize)> {
        let before = state.text[..at].trim_end_matches([' ', '\t']);
        let name = before.rfind('%').filter(|p| scan::name_length(&before[*p..]) == before.len() - p)?;
        let block = *self.body.layout.last()?;
        let inst = *self.body.blocks[block].insts.last()?;
        let span = self.body.span(inst);
        let local = state.source.span(name..before.len());
        if !(span.lo < local.lo && local.hi <= span.hi) || matches!(self.body.insts[inst], Inst::Invalid) {
            return None;
        }
        self.body.insts[inst] = Inst::Invalid;
        self.current = Some(block);
        Some(((span.lo - state.source.base) as usize, name))
    }

    /// Invalidates the last instruction if it has this span: unexpected text follows it on its line.
    pub fn take_back(&mut self, span: Span) {
        let last = self.body.insts.keys().next_back();
        if let Some(inst) = last.filter(|inst| self.body.span(*inst) == span) {
            self.body.insts[inst] = Inst::Invalid;
        }
    }

    /// Defines a name without checking order or uniqueness.
    fn define_damaged(&mut self, text: &'s str, def: ValueDef, span: Span) -> ValueId {
        if let Some(n) = number(text) {
            self.next = self.next.max(n.saturating_add(1));
        }
        let key = LocalKey::of(text);
        let data = ValueData { ty: Type::INVALID, def, name: Some(name(text)), span };
        match self.values.get(&key) {
            Some((value, NameState::Used)) => {
                self.body.values[value] = data;
                self.values.insert(key, (value, NameState::Explicit));
                value
            }
            Some(_) => self.body.values.push(ValueData { name: None, ..data }),
            None => {
                let value = self.body.values.push(data);
                self.values.insert(key, (value, NameState::Explicit));
                value
            }
        }
    }

    fn define(
        &mut self,
        state: &mut ModuleState<'s>,
        token: Option<&'s str>,
        def: ValueDef,
        ty: Type,
        span: Span,
    ) -> ValueId {
        let Some(token) = token else { return self.define_implicit(def, ty, span) };
        let text = &token[1..];
        let key = LocalKey::of(text);
        let name = match key {
            LocalKey::Number(n) => {
                let what = if matches!(def, ValueDef::Param(_)) { "argument" } else { "instruction" };
                self.check_number(state, n, token, what, "%");
                // An implicitly numbered block loses its number to a value that has it explicitly.
                self.demote_block(&key);
                Name::Number(n)
            }
            LocalKey::Text(_) => {
                if text.bytes().all(|b| b.is_ascii_digit()) {
                    state.error("E0134", token, format!("value number `{}` is too large", shorten(token)));
                }
                state.check_name(token);
                name(text)
            }
        };
        let data = ValueData { ty, def, name: Some(name), span };
        match self.values.get(&key) {
            None => {
                let value = self.body.values.push(data);
                self.note_shared(state, &key, token);
                self.values.insert(key, (value, NameState::Explicit));
                value
            }
            Some((value, NameState::Used)) => {
                self.body.values[value] = data;
                self.note_shared(state, &key, token);
                self.values.insert(key, (value, NameState::Explicit));
                value
            }
            Some((value, NameState::Implicit)) => {
                // Uses refer to the value with the explicit number; the implicitly numbered one becomes unnamed.
                let counted = ValueData { name: None, ..self.body.values[value].clone() };
                let counted_def = counted.def;
                let fresh = self.body.values.push(counted);
                match counted_def {
                    ValueDef::Inst(inst) => self.body.results[inst] = fresh.into(),
                    ValueDef::Param(index) => {
                        if let Some(param) = self.body.params.get_mut(index as usize) {
                            *param = fresh;
                        }
                    }
                    ValueDef::Undefined => {}
                }
                self.body.values[value] = data;
                self.values.insert(key, (value, NameState::Explicit));
                value
            }
            Some((value, NameState::Explicit)) => {
                let first = self.body.values[value].span;
                let message = format!("multiple definition of local value named `{token}`");
                let place = state.span(token);
                self.twice.push((false, Diagnostic::error("E0110", place, message).label(first, "first defined here")));
                // It is ambiguous which of the two definitions a use refers to.
                for def in [self.body.values[value].def, def] {
                    if let ValueDef::Inst(inst) = def
                        && self.body.insts.get(inst).is_some_and(|inst| !inst.is_terminator())
                    {
                        self.body.insts[inst] = Inst::Invalid;
                    }
                }
                self.body.values.push(ValueData { name: None, ..data })
            }
        }
    }

    fn define_implicit(&mut self, def: ValueDef, ty: Type, span: Span) -> ValueId {
        let n = self.next;
        self.next = self.next.saturating_add(1);
        let key = LocalKey::Number(n);
        let data = ValueData { ty, def, name: Some(Name::Number(n)), span };
        match self.values.get(&key) {
            None => {
                let value = self.body.values.push(data);
                self.values.insert(key, (value, NameState::Implicit));
                value
            }
            Some((value, NameState::Used)) => {
                self.body.values[value] = data;
                self.values.insert(key, (value, NameState::Implicit));
                value
            }
            Some(_) => self.body.values.push(ValueData { name: None, ..data }),
        }
    }

    /// Checks an explicit number. LLVM numbers unnamed arguments, blocks and instructions in order; programs
    /// written for courses leave gaps and go back.
    fn check_number(&mut self, state: &mut ModuleState<'s>, n: u32, token: &str, what: &str, sigil: &str) {
        let unsure = std::mem::take(&mut self.unsure) && n > self.next;
        if n != self.next && !unsure {
            let message = format!("{what} expected to be numbered `{sigil}{}`", self.next);
            let found = Diagnostic::warning("W0101", state.span(token), message);
            match n > self.next {
                true if !state.wants_gaps() => {}
                true => state.note_gap(self.why_numbered(n, found)),
                false => state.report(self.why_numbered(n, found)),
            }
        }
        self.next = self.next.max(n.saturating_add(1));
    }

    /// Adds a label for the definition that already has the number, or else for the one that precedes the expected
    /// number.
    fn why_numbered(&self, n: u32, found: Diagnostic) -> Diagnostic {
        let last = if n < self.next { n } else { self.next.wrapping_sub(1) };
        let key = LocalKey::Number(last);
        let one_counter = "unnamed parameters, blocks and results are numbered by one counter, in textual order";
        if let Some((block, NameState::Implicit)) = self.blocks.get(&key) {
            let entry = self.body.layout.first() == Some(&block);
            let (which, help) = match entry {
                true => ("the unnamed entry block", "give the entry block a label"),
                false => ("the unnamed block after a terminator", "give this block a label"),
            };
            let found = found.label(self.body.blocks[block].span, format!("{which} is `%{last}`"));
            return found
                .help(format!("{one_counter}: {help}, or renumber what follows, starting at `%{}`", self.next));
        }
        let found = match (self.blocks.get(&key), self.values.get(&key)) {
            (Some((block, NameState::Explicit)), _) => {
                found.label(self.body.blocks[block].span, format!("this block is `%{last}`"))
            }
            (_, Some((value, state))) if state != NameState::Used => {
                found.label(self.body.values[value].span, format!("this is `%{last}`"))
            }
            _ => found,
        };
        found.help(one_counter)
    }

    /// Makes an implicitly numbered block unnamed.
    fn demote_block(&mut self, key: &LocalKey<'s>) {
        if let Some((block, NameState::Implicit)) = self.blocks.get(key) {
            self.body.blocks[block].name = None;
        }
    }

    /// Warns of a label and a local of the same name: they share a name space in LLVM, but not in the tools of the
    /// courses.
    fn note_shared(&self, state: &mut ModuleState<'s>, key: &LocalKey<'s>, token: &str) {
        if matches!(key, LocalKey::Text(_))
            && let Some((block, NameState::Explicit)) = self.blocks.get(key)
        {
            let span = state.span(token);
            let message = format!("`{token}` is also the name of a label");
            let other = self.body.blocks[block].span;
            state.report(Diagnostic::warning("W0102", span, message).label(other, "the label"));
        }
    }

    /// Starts a block with a label. `token`: the label without the colon.
    pub fn label(&mut self, state: &mut ModuleState<'s>, token: &'s str) {
        let key = LocalKey::of(token);
        let span = state.span(token);
        if !self.body.records.use_list_orders.is_empty() {
            state.error("E0147", token, "use-list orders must follow the last instruction");
        }
        let name = match key {
            LocalKey::Number(n) => {
                self.check_number(state, n, token, "label", "");
                Name::Number(n)
            }
            LocalKey::Text(_) => {
                if let Some((value, NameState::Explicit)) = self.values.get(&key) {
                    let message = format!("label `{token}` is also the name of a local value");
                    let other = self.body.values[value].span;
                    state.report(Diagnostic::warning("W0102", span, message).label(other, "the local"));
                }
                state.check_name(token);
                name(token)
            }
        };
        let data = Block { name: Some(name), span, insts: Vec::new() };
        let block = match self.blocks.get(&key) {
            None => self.body.blocks.push(data),
            Some((block, NameState::Used)) => {
                self.body.blocks[block] = data;
                block
            }
            Some((block, NameState::Implicit)) => {
                // Branches refer to the written label; the implicitly numbered block becomes unnamed.
                let counted = std::mem::replace(&mut self.body.blocks[block], data);
                let fresh = self.body.blocks.push(Block { name: None, ..counted });
                for place in self.body.layout.iter_mut().filter(|b| **b == block) {
                    *place = fresh;
                }
                block
            }
            Some((block, NameState::Explicit)) => {
                let first = self.body.blocks[block].span;
                let message = format!("multiple definition of label `{token}`");
                self.twice.push((true, Diagnostic::error("E0111", span, message).label(first, "first defined here")));
                // It is ambiguous which of the two a branch refers to: the name counts as undefined.
                self.body.blocks.push(Block::default());
                self.body.blocks.push(Block { name: None, ..data })
            }
        };
        // After a second label of the same name, the name keeps referring to the first block.
        let known = self.blocks.get(&key).map_or(block, |known| known.0);
        self.blocks.insert(key, (known, NameState::Explicit));
        self.body.layout.push(block);
        self.current = Some(block);
    }

    fn start_unlabeled(&mut self, span: Span) -> BlockId {
        let n = self.next;
        self.next = self.next.saturating_add(1);
        let key = LocalKey::Number(n);
        let value_has_it = self.values.get(&key).is_some_and(|(_, state)| state == NameState::Explicit);
        let entry = self.body.layout.is_empty();
        let name = (!value_has_it && !entry).then_some(Name::Number(n));
        let data = Block { name, span, insts: Vec::new() };
        let block = match self.blocks.get(&key) {
            Some((block, NameState::Used)) => {
                self.body.blocks[block] = Block { name: Some(Name::Number(n)), ..data };
                self.blocks.insert(key, (block, NameState::Implicit));
                block
            }
            Some(_) => self.body.blocks.push(Block { name: None, ..data }),
            None => {
                let block = self.body.blocks.push(data);
                self.blocks.insert(key, (block, NameState::Implicit));
                block
            }
        };
        self.body.layout.push(block);
        self.current = Some(block);
        block
    }

    /// Finishes the body: reports names that are used but never defined.
    pub fn finish(mut self, state: &mut ModuleState<'s>, end: Span) -> Body {
        self.body.end = end;
        if !self.waiting.is_empty() && !self.damaged {
            let message = "expected instruction opcode: a debug record must precede an instruction";
            state.report(Diagnostic::error("E0101", end, message));
        }
        let twice = std::mem::take(&mut self.twice);
        if !self.damaged {
            self.report_undefined(state, &twice);
        } else {
            twice.into_iter().for_each(|(_, found)| state.report(found.help(DEFINED_ONCE)));
        }
        let body = fitted(&mut self.body);
        self.values.clear();
        self.blocks.clear();
        state.scratch = FunctionTables { body: self.body, values: self.values, blocks: self.blocks };
        body
    }

    fn report_undefined(&self, state: &mut ModuleState<'s>, twice: &[(bool, Diagnostic)]) {
        // In source order. At most as many are prepared as will be reported.
        let values = self.values.iter().filter(|(_, (_, s))| *s == NameState::Used);
        let blocks = self.blocks.iter().filter(|(_, (_, s))| *s == NameState::Used);
        let mut missing: Vec<(Span, bool, LocalKey<'s>)> = values
            .map(|(key, (v, _))| (self.body.values[v].span, false, key))
            .chain(blocks.map(|(key, (b, _))| (self.body.blocks[b].span, true, key)))
            .collect();
        missing.sort_unstable();
        // Exactly one duplicate definition and one undefined name: the second definition probably has the
        // wrong name.
        for is_block in [false, true] {
            let mut mine =
                twice.iter().filter(|(label, _)| *label == is_block).map(|(_, found)| found.clone()).peekable();
            let one = mine.peek().is_some() && twice.iter().filter(|(label, _)| *label == is_block).count() == 1;
            let mut undefined = missing.iter().enumerate().filter(|(_, (_, block, _))| *block == is_block);
            if one && let (Some((n, (span, ..))), None) = (undefined.next(), undefined.next()) {
                let (span, shown) = (*span, self.shown(&missing[n].2, is_block));
                missing.remove(n);
                let shown = format!("`{shown}` is used here but not defined: is it meant here?");
                mine.for_each(|found| state.report(found.label(span, shown.clone())));
            } else {
                mine.for_each(|found| state.report(if is_block { found } else { found.help(DEFINED_ONCE) }));
            }
        }
        let swapped = self.swapped(state, &missing);
        if !swapped.is_empty() {
            missing.retain(|(span, ..)| {
                !swapped.iter().any(|found| found.span().lo <= span.lo && span.hi <= found.span().hi)
            });
            swapped.into_iter().for_each(|found| state.report(found));
        }
        for (n, (span, is_block, key)) in
            missing.into_iter().take(state.source.max_errors.saturating_add(1)).enumerate()
        {
            let shown = self.shown(&key, is_block);
            let what = if is_block { "label" } else { "value" };
            let found = Diagnostic::error(
                if is_block { "E0115" } else { "E0114" },
                span,
                format!("use of undefined {what} `{shown}`"),
            );
            let value = self.values.get(&key).filter(|(_, s)| is_block && *s != NameState::Used);
            let found = if let Some((value, _)) = value {
                let place = self.body.values[value].span;
                found
                    .label(place, format!("`{shown}` is a value"))
                    .help(format!("a block begins with its label: `{}:`", key.text()))
            } else if !is_block && self.blocks.get(&key).is_some_and(|(_, s)| s == NameState::Explicit) {
                found.help(format!("`{shown}` is a label here, not a value"))
            } else if !is_block && self.blocks.get(&key).is_some_and(|(_, s)| s != NameState::Used) {
                found.help(format!(
                    "`{shown}` is a block here: unnamed parameters, blocks and results are numbered together, from `%0`"
                ))
            } else if !is_block && state.module.find(&key.text()).is_some() {
                let sigil = Span::new(span.lo, span.lo + 1);
                found.help(format!("global names start with `@`: `@{}`", key.text())).fix(sigil, "@")
            } else if n < MAX_SUGGESTIONS {
                self.suggest(found, &key, is_block)
            } else {
                found
            };
            state.report(found);
        }
    }

    /// Detects `[ %block, %value ]` in a phi: an undefined value with the name of a block, followed by an
    /// undefined label with the name of a value.
    fn swapped(&self, state: &ModuleState<'s>, missing: &[(Span, bool, LocalKey<'s>)]) -> Vec<Diagnostic> {
        let is_block = |key: &LocalKey<'s>| self.blocks.get(key).is_some_and(|(_, state)| state != NameState::Used);
        let is_value = |key: &LocalKey<'s>| self.values.get(key).is_some_and(|(_, state)| state != NameState::Used);
        let mut found = Vec::new();
        for pair in missing.windows(2) {
            let [(first, false, block), (second, true, value)] = pair else { continue };
            let between = Span::new(first.hi.min(second.lo), second.lo);
            if state.source.slice(between).trim() != "," || !is_block(block) || !is_value(value) {
                continue;
            }
            let (block, value) = (state.source.slice(*first), state.source.slice(*second));
            let message = format!("`{block}` is a block and `{value}` is a value: in a phi the value comes first");
            let d =
                Diagnostic::error("E0114", first.to(*second), message).help(format!("write `[ {value}, {block} ]`"));
            found.push(d.fix(*first, value).fix(*second, block));
        }
        found
    }

    /// Formats an undefined name as written.
    fn shown(&self, key: &LocalKey<'s>, is_block: bool) -> String {
        let name = match is_block {
            true => self.blocks.get(key).and_then(|(b, _)| self.body.blocks[b].name.as_ref()),
            false => self.values.get(key).and_then(|(v, _)| self.body.values[v].name.as_ref()),
        };
        name.map_or_else(|| format!("%{}", key.text()), |n| format!("%{n}"))
    }

    /// Adds the defined names that are similar to an undefined one.
    fn suggest(&self, found: Diagnostic, key: &LocalKey<'s>, is_block: bool) -> Diagnostic {
        // Numbers are all equally similar, and in a very large function the comparison takes too long.
        let LocalKey::Text(key) = key else { return found };
        if key.bytes().all(|b| b.is_ascii_digit()) || key.len() > 64 {
            return found;
        }
        let defined: Vec<String> = if is_block {
            named(self.blocks.iter().map(|(key, (_, state))| (key, state)))
        } else {
            named(self.values.iter().map(|(key, (_, state))| (key, state)))
        };
        let near = near_own_names(key, defined.iter().map(String::as_str));
        if near.is_empty() {
            return found;
        }
        let list: Vec<String> = near.iter().map(|near| format!("`%{}`", name(near))).collect();
        found.help(format!("did you mean {}?", list.join(" or ")))
    }
}

/// Returns the names of definitions, without numbers.
fn named<'s>(all: impl Iterator<Item = (LocalKey<'s>, NameState)>) -> Vec<String> {
    let defined = all.filter(|(key, state)| *state != NameState::Used && matches!(key, LocalKey::Text(_)));
    defined.map(|(key, _)| key.text()).take(MAX_COMPARED_NAMES).collect()
}

/// Moves a body into tables of exactly its size; the source tables are left empty and keep their capacity.
fn fitted(full: &mut Body) -> Body {
    let count = full.insts.len();
    let value = |data: &mut ValueData| ValueData { name: data.name.take(), ..*data };
    let body = Body {
        blocks: table(full.blocks.values_mut().map(std::mem::take)),
        layout: full.layout.as_slice().to_vec(),
        insts: table(full.insts.values_mut().map(|inst| std::mem::replace(inst, Inst::Unreachable))),
        results: column(&full.results, count),
        values: table(full.values.values_mut().map(value)),
        params: full.params.as_slice().to_vec(),
        inst_locs: column(&full.inst_locs, count),
        locs: table(full.locs.values_mut().map(|loc| *loc)),
        metadata: std::mem::take(&mut full.metadata),
        records: std::mem::take(&mut full.records),
        end: full.end,
    };
    full.blocks.clear();
    full.layout.clear();
    full.insts.clear();
    full.results.clear();
    full.values.clear();
    full.params.clear();
    full.inst_locs.clear();
    full.locs.clear();
    body
}

fn table<K: EntityRef, V>(rows: impl ExactSizeIterator<Item = V>) -> PrimaryMap<K, V> {
    let mut table = PrimaryMap::with_capacity(rows.len());
    rows.for_each(|row| {
        table.push(row);
    });
    table
}

fn column<K: EntityRef, V: Clone + Default>(full: &SecondaryMap<K, V>, count: usize) -> SecondaryMap<K, V> {
    let mut column: SecondaryMap<K, V> = SecondaryMap::with_capacity(count);
    column.resize(count);
    for (to, from) in column.values_mut().zip(full.values()) {
        to.clone_from(from);
    }
    column
}
