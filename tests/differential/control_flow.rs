//! Control flow in generated functions: branches, loops, switches, jumps through tables, and arbitrary graphs.

use super::function::Builder;
use super::types::{Spelling, Ty};
use std::rc::Rc;

impl Builder<'_> {
    pub fn branch(&mut self) {
        let condition = self.operand(&Ty::Int(1));
        let (yes, no, join) = (self.label(), self.label(), self.label());
        let types = self.phi_types();
        let without = self.g.random.chance(30);
        let before = self.block.clone();
        let mut arms = Vec::new();
        if without {
            // No `else`.
            arms.push((before, self.operands(&types)));
            self.line(&format!("br i1 {condition}, label %{yes}, label %{join}"));
        } else {
            self.line(&format!("br i1 {condition}, label %{yes}, label %{no}"));
        }
        for label in [&yes, &no].into_iter().take(if without { 1 } else { 2 }) {
            arms.push(self.arm(label, 6, &types, &join));
        }
        self.start(&join);
        self.phis(&types, &arms);
    }

    /// Writes a sequence of blocks that continues at `join`; returns its last block, and its value for each phi there.
    pub fn arm(&mut self, label: &str, size: usize, types: &[Ty], join: &str) -> (String, Vec<String>) {
        self.start(label);
        let scope = self.scope();
        self.scoped_statements(size);
        let values = self.operands(types);
        let last = self.block.clone();
        self.line(&format!("br label %{join}"));
        self.leave_scope(scope);
        (last, values)
    }

    /// Writes a loop with a bounded number of iterations: tested at its top or bottom, counting up or down.
    pub fn turns(&mut self) {
        let widths: Vec<u32> = self.g.widths.iter().copied().filter(|w| *w >= 7).collect();
        let width = self.g.random.one(&widths);
        let ty = Ty::Int(width);
        let count = match self.g.random.chance(60) {
            true => self.g.random.range(1, 6).to_string(),
            false => {
                let value = self.operand(&ty);
                let masked = self.emit(&format!("and i{width} {value}, 3"));
                self.emit(&format!("add i{width} {masked}, 1"))
            }
        };
        let down = self.g.random.chance(30);
        let mut types = self.phi_types();
        let mut inits = self.operands(&types);
        // A variable created in each iteration, which the next iteration reads through a pointer.
        let chained = self.g.random.chance(25).then(|| self.g.scalar());
        if let Some(ty) = &chained {
            inits.push(self.variable(ty));
            types.push(Ty::Ptr(Rc::new(ty.clone())));
        }
        let (head, body, exit) = (self.label(), self.label(), self.label());
        let before = self.block.clone();
        self.line(&format!("br label %{head}"));
        self.start(&head);
        let counter = self.fresh();
        let next = self.fresh();
        let begin = if down { count.clone() } else { "0".into() };
        // Placeholder for the latch, which is not known yet.
        let latch = format!("<{head}>");
        self.line(&format!("{counter} = phi i{width} [ {begin}, %{before} ], [ {next}, %{latch} ]"));
        self.values.push((counter.clone(), ty.clone()));
        for (n, (ty, init)) in types.iter().zip(&inits).enumerate() {
            let text = self.text(ty);
            self.result(ty, &format!("phi {text} [ {init}, %{before} ], [ <{head}.{n}>, %{latch} ]"));
        }
        let top = self.g.random.chance(50);
        if top {
            let test = match down {
                true => format!("icmp ne i{width} {counter}, 0"),
                false => format!("icmp ult i{width} {counter}, {count}"),
            };
            let go = self.emit(&test);
            let (a, b, go) = match self.g.random.chance(25) {
                true => (&exit, &body, self.emit(&format!("xor i1 {go}, true"))),
                false => (&body, &exit, go),
            };
            self.line(&format!("br i1 {go}, label %{a}, label %{b}"));
            self.start(&body);
        }
        let last = self.roots.last().map(|r| r.ptr.clone());
        let scope = self.scope();
        let newest = chained.as_ref().map(|ty| self.variable(ty));
        if let (Some(ty), Some(last)) = (&chained, &last) {
            let load = self.g.load(ty, last);
            self.define(ty, &load);
        }
        self.exits.push(exit.clone());
        self.scoped_statements(9);
        self.exits.pop();
        let mut nexts = self.operands(&types);
        if let (Some(newest), Some(next)) = (newest, nexts.last_mut()) {
            *next = newest;
        }
        let step = if down { "-1" } else { "1" };
        self.line(&format!("{next} = add i{width} {counter}, {step}"));
        let end = self.block.clone();
        match top {
            true => self.line(&format!("br label %{head}")),
            false => {
                let test = match down {
                    true => format!("icmp eq i{width} {next}, 0"),
                    false => format!("icmp uge i{width} {next}, {count}"),
                };
                let done = self.emit(&test);
                self.line(&format!("br i1 {done}, label %{exit}, label %{head}"));
            }
        }
        self.out = self.out.replace(&latch, &end);
        for (n, value) in nexts.iter().enumerate() {
            self.out = self.out.replace(&format!("<{head}.{n}>"), value);
        }
        // Definitions in the header dominate the exit, those in the body do not.
        self.leave_scope(scope);
        self.start(&exit);
    }

    /// Writes a conditional exit from the innermost loop.
    pub fn leave(&mut self) {
        let condition = self.operand(&Ty::Int(1));
        let Some(exit) = self.exits.last().cloned() else { return };
        let on = self.label();
        self.line(&format!("br i1 {condition}, label %{exit}, label %{on}"));
        self.start(&on);
    }

    pub fn switch(&mut self) {
        let width = self.g.width();
        let ty = Ty::Int(width);
        let mut value = self.operand(&ty);
        let (join, default) = (self.label(), self.label());
        let types = self.phi_types();
        let blocks: Vec<String> = (0..self.g.random.range(1, 4)).map(|_| self.label()).collect();
        let small = width >= 3 && self.g.random.chance(70);
        let full = small && self.g.random.chance(30);
        if small {
            value = self.emit(&format!("and i{width} {value}, {}", if full { 3 } else { 7 }));
        }
        let mut cases: Vec<String> = Vec::new();
        let wanted = if full { 4 } else { self.g.random.range(1, 6) };
        for n in 0..wanted {
            let constant = match (full, small) {
                // In every width, 4 to 7 may be negative.
                (true, _) => n.to_string(),
                (_, true) if width > 3 => self.g.random.below(8).to_string(),
                _ => self.g.random.int(width),
            };
            if !cases.contains(&constant) {
                cases.push(constant);
            }
        }
        if !small {
            // Half of the time one of the cases is chosen, since random values would hardly ever match.
            let (hit, condition) = (self.g.random.one(&cases), self.operand(&Ty::Int(1)));
            value = self.emit(&format!("select i1 {condition}, i{width} {hit}, i{width} {value}"));
        }
        value = self.dirty(width, &value);
        let list: Vec<String> =
            cases.iter().map(|c| format!("i{width} {c}, label %{}", self.g.random.one(&blocks))).collect();
        self.line(&format!("switch i{width} {value}, label %{default} [ {} ]", list.join(" ")));
        let mut arms = Vec::new();
        for label in blocks.iter().filter(|b| list.iter().any(|l| l.ends_with(&format!("%{b}")))) {
            arms.push(self.arm(label, 4, &types, &join));
        }
        self.start(&default);
        if full {
            self.line("unreachable");
        } else {
            let scope = self.scope();
            let values = self.operands(&types);
            arms.push((default.clone(), values));
            self.line(&format!("br label %{join}"));
            self.leave_scope(scope);
        }
        self.start(&join);
        self.phis(&types, &arms);
    }

    /// Writes blocks with arbitrary edges, including irreducible loops; values pass through memory, and a
    /// counter ends it.
    pub fn graph(&mut self) {
        let count = self.g.random.range(2, 5);
        let (exit, scope) = (self.label(), self.scope());
        let blocks: Vec<String> = (0..count).map(|_| self.label()).collect();
        let word = Ty::Int(32);
        let counter = self.emit("alloca i32");
        let turns = self.g.random.range(2, 12).to_string();
        let store = self.g.store(&word, &turns, &counter);
        self.line(&store);
        for _ in 0..self.g.random.range(1, 4) {
            let ty = self.g.scalar();
            self.variable(&ty);
        }
        let inside = self.scope();
        let first = self.g.random.one(&blocks);
        self.line(&format!("br label %{first}"));
        self.depth += 1;
        for label in &blocks {
            self.start(label);
            let load = self.g.load(&word, &counter);
            let now = self.emit(&load);
            let left = self.emit(&format!("sub i32 {now}, 1"));
            let store = self.g.store(&word, &left, &counter);
            self.line(&store);
            let size = self.g.random.range(1, 5);
            self.statements(size);
            let go = self.emit(&format!("icmp sgt i32 {left}, 0"));
            let on = self.label();
            self.line(&format!("br i1 {go}, label %{on}, label %{exit}"));
            self.start(&on);
            if self.g.random.chance(25) {
                self.jump(&blocks);
            } else {
                let condition = self.operand(&Ty::Int(1));
                let (a, b) = (self.g.random.one(&blocks), self.g.random.one(&blocks));
                self.line(&format!("br i1 {condition}, label %{a}, label %{b}"));
            }
            self.leave_scope(inside);
        }
        self.depth -= 1;
        self.start(&exit);
        // The variables remain valid.
        self.values.truncate(scope.0);
    }

    /// Writes an `indirectbr` to one of several blocks, through a table of their addresses.
    fn jump(&mut self, blocks: &[String]) {
        let p = if self.g.types.spelling == Spelling::Opaque { "ptr" } else { "i8*" };
        let len = self.g.random.one(&[2, 4, 8]);
        let table = format!("@blocks{}", self.g.formats.len());
        let parts: Vec<String> =
            (0..len).map(|_| format!("{p} blockaddress({}, %{})", self.name, self.g.random.one(blocks))).collect();
        self.g.formats.push(format!("{table} = private constant [{len} x {p}] [{}]\n", parts.join(", ")));
        let value = self.operand(&Ty::Int(32));
        let index = self.emit(&format!("and i32 {value}, {}", len - 1));
        let entry = match self.g.types.spelling {
            Spelling::Old => self.emit(&format!("getelementptr [{len} x {p}]* {table}, i32 0, i32 {index}")),
            Spelling::Typed => {
                self.emit(&format!("getelementptr [{len} x {p}], [{len} x {p}]* {table}, i32 0, i32 {index}"))
            }
            Spelling::Opaque => self.emit(&format!("getelementptr [{len} x ptr], ptr {table}, i32 0, i32 {index}")),
        };
        let target = match self.g.types.spelling {
            Spelling::Old => self.emit(&format!("load {p}* {entry}")),
            Spelling::Typed => self.emit(&format!("load {p}, {p}* {entry}")),
            Spelling::Opaque => self.emit(&format!("load ptr, ptr {entry}")),
        };
        let list: Vec<String> = blocks.iter().map(|b| format!("label %{b}")).collect();
        self.line(&format!("indirectbr {p} {target}, [{}]", list.join(", ")));
    }

    /// Writes a jump to one of several blocks, which join again.
    pub fn indirect(&mut self) {
        let blocks: Vec<String> = (0..self.g.random.range(1, 4)).map(|_| self.label()).collect();
        let join = self.label();
        let types = self.phi_types();
        self.jump(&blocks);
        let mut arms = Vec::new();
        for label in &blocks {
            arms.push(self.arm(label, 4, &types, &join));
        }
        self.start(&join);
        self.phis(&types, &arms);
    }

    /// Writes a loop over an array that folds, changes or moves its elements.
    pub fn sweep(&mut self) {
        let arrays: Vec<(String, u64, Ty)> = self
            .roots
            .iter()
            .filter(|r| !r.constant)
            .filter_map(|r| match &r.ty {
                Ty::Array(n, elem) if elem.is_float() || matches!(**elem, Ty::Int(_)) => {
                    Some((r.ptr.clone(), *n, (**elem).clone()))
                }
                _ => None,
            })
            .collect();
        if arrays.is_empty() {
            return;
        }
        let (array, n, elem) = self.g.random.one(&arrays);
        let whole = Ty::Array(n, Rc::new(elem.clone()));
        let text = self.text(&elem);
        let (init, before) = (self.operand(&elem), self.block.clone());
        let (head, exit) = (self.label(), self.label());
        self.line(&format!("br label %{head}"));
        self.start(&head);
        let (index, next, sum, folded) = (self.fresh(), self.fresh(), self.fresh(), self.fresh());
        let latch = format!("<{head}>");
        self.line(&format!("{index} = phi i64 [ 0, %{before} ], [ {next}, %{latch} ]"));
        self.line(&format!("{sum} = phi {text} [ {init}, %{before} ], [ {folded}, %{latch} ]"));
        let scope = self.scope();
        self.values.push((index.clone(), Ty::Int(64)));
        self.values.push((sum.clone(), elem.clone()));
        let place = self.gep(&whole, &array, &format!(", i64 {index}"));
        let load = self.g.load(&elem, &place);
        let value = self.define(&elem, &load);
        if self.g.random.chance(30) {
            self.scoped_statements(3);
        }
        let ops: &[&str] = if elem.is_float() { &["fadd", "fsub"] } else { &["add", "xor", "sub", "mul", "or", "and"] };
        let op = self.g.random.pick(ops);
        self.line(&format!("{folded} = {op} {text} {sum}, {value}"));
        if self.g.random.chance(50) {
            let value = if self.g.random.chance(50) { folded.clone() } else { self.operand(&elem) };
            let store = self.g.store(&elem, &value, &place);
            self.line(&store);
        }
        self.line(&format!("{next} = add nuw nsw i64 {index}, 1"));
        let go = self.emit(&format!("icmp ult i64 {next}, {n}"));
        let end = self.block.clone();
        self.out = self.out.replace(&latch, &end);
        self.line(&format!("br i1 {go}, label %{head}, label %{exit}"));
        self.leave_scope(scope);
        self.start(&exit);
        self.values.push((folded, elem));
    }

    /// Writes a fault that both engines must detect, at the end of the entry point's last call.
    pub fn fault(&mut self) {
        let (bad, on) = (self.label(), self.label());
        let last = self.emit("icmp eq i32 %p1, 65537");
        self.line(&format!("br i1 {last}, label %{bad}, label %{on}"));
        self.start(&bad);
        let width = self.g.random.one(&[8, 16, 32, 64, 128, 33]);
        let ty = Ty::Int(width);
        match self.g.random.below(4) {
            0 => {
                let (x, y) = (self.operand(&ty), self.operand(&ty));
                let zero = self.emit(&format!("xor i{width} {y}, {y}"));
                let op = self.g.random.pick(&["sdiv", "udiv", "srem", "urem"]);
                self.define(&ty, &format!("{op} i{width} {x}, {zero}"));
            }
            1 => {
                let y = self.operand(&ty);
                let one = self.emit(&format!("or i{width} {y}, -1"));
                let op = self.g.random.pick(&["sdiv", "srem"]);
                self.define(&ty, &format!("{op} i{width} {}, {one}", i128::MIN >> (128 - width)));
            }
            2 => {
                self.g.declarations.insert("declare void @llvm.trap()".into());
                self.line("call void @llvm.trap()");
            }
            _ => {
                let load = self.g.load(&Ty::Int(32), "null");
                self.define(&Ty::Int(32), &load.replacen("load", "load volatile", 1));
            }
        }
        self.line(&format!("br label %{on}"));
        self.values.clear();
        self.start(&on);
    }
}
