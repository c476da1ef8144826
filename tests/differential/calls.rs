//! Calls in generated functions: of all kinds of functions, through pointers, through other function types;
//! variadic functions.

use super::function::{Builder, Root};
use super::module_generator::Function;
use super::types::{Signature, Spelling, Ty};
use std::rc::Rc;

impl Builder<'_> {
    pub fn call(&mut self) {
        if self.g.random.chance(30) && !self.g.tables.is_empty() {
            return self.call_through_table();
        }
        let pointers: Vec<(usize, Rc<Signature>)> = self
            .signature
            .params
            .iter()
            .enumerate()
            .filter_map(|(n, p)| match p {
                Ty::Ptr(to) => match &**to {
                    Ty::Function(f) => Some((n, f.clone())),
                    _ => None,
                },
                _ => None,
            })
            .collect();
        if !pointers.is_empty() && self.g.random.chance(40) {
            let (n, signature) = self.g.random.one(&pointers);
            return self.call_of(&format!("%p{n}"), &signature);
        }
        if self.g.random.chance(10) {
            return self.call_otherwise();
        }
        if let Some(other) = self.g.other.clone().filter(|_| self.g.random.chance(10)) {
            return self.call_of(&other.name, &other.signature);
        }
        let function = self.g.random.one(&self.g.functions.clone());
        self.call_of(&function.name, &function.signature);
    }

    fn call_through_table(&mut self) {
        let table = self.g.random.one(&self.g.tables.clone());
        let ty = Ty::Ptr(Rc::new(Ty::Function(table.signature.clone())));
        let value = self.operand(&Ty::Int(32));
        let index = self.emit(&format!("and i32 {value}, {}", table.len - 1));
        let array = Ty::Array(table.len, Rc::new(ty.clone()));
        let entry = self.gep(&array, &table.name, &format!(", i32 {index}"));
        let load = self.g.load(&ty, &entry);
        let callee = self.emit(&load);
        self.call_of(&callee, &table.signature);
    }

    /// Returns arguments for the parameters, and for the variadic part.
    pub fn arguments(&mut self, signature: &Signature) -> String {
        let mut args = Vec::new();
        for (ty, attr) in signature.params.iter().zip(&signature.attrs) {
            let value = match ty {
                Ty::Ptr(to) => self.pointer(to),
                other => self.operand(other),
            };
            args.push(format!("{} {value}", self.g.types.param(ty, attr)));
        }
        if let Some(rest) = &signature.rest {
            let mut rest = rest.clone();
            // More arguments than the callee reads.
            for _ in 0..self.g.random.below(3) {
                rest.push(self.g.variable_argument());
            }
            for ty in &rest {
                let value = match ty {
                    Ty::Ptr(to) => self.pointer(to),
                    other => self.operand(other),
                };
                args.push(format!("{} {value}", self.text(ty)));
            }
        }
        args.join(", ")
    }

    /// Writes a call, and makes its result available.
    pub fn emit_call(&mut self, ret: &Option<Ty>, inst: &str) {
        match ret {
            None => self.line(inst),
            Some(Ty::Ptr(to)) => {
                let ptr = self.emit(inst);
                if !matches!(**to, Ty::Function(_)) {
                    self.roots.push(Root { ptr, ty: (**to).clone(), constant: false, global: true });
                }
            }
            Some(ty) => {
                self.define(ty, inst);
            }
        }
    }

    pub fn call_of(&mut self, callee: &str, signature: &Rc<Signature>) {
        let args = self.arguments(signature);
        let (ret, convention) = (self.g.types.ret(&signature.ret), signature.convention);
        // A tail call promises that the callee does not access this frame.
        let tails: &[&str] = match signature.rest.is_none() && !signature.params.iter().any(|p| matches!(p, Ty::Ptr(_)))
        {
            true => &["", "", "tail ", "notail "],
            false => &["", "", "", "notail "],
        };
        let tail = self.g.random.pick(tails);
        let written = match self.g.types.spelling {
            Spelling::Old if signature.rest.is_some() || self.g.random.chance(30) => {
                self.g.types.ptr(&Ty::Function(signature.clone()))
            }
            _ if signature.rest.is_some() => self.g.types.function(signature),
            _ => ret,
        };
        self.emit_call(&signature.ret, &format!("{tail}call {convention}{written} {callee}({args})"));
    }

    /// Writes a call through another function type: wider integers, which are truncated, and more arguments
    /// than parameters.
    fn call_otherwise(&mut self) {
        let fitting: Vec<Function> = self
            .g
            .functions
            .iter()
            .filter(|f| {
                let s = &f.signature;
                s.rest.is_none() && s.params.iter().all(|p| !p.is_aggregate()) && s.attrs.iter().all(|a| a.is_empty())
            })
            .cloned()
            .collect();
        if fitting.is_empty() {
            return;
        }
        let Function { name, signature } = self.g.random.one(&fitting);
        let mut other = (*signature).clone();
        for param in &mut other.params {
            match param {
                Ty::Int(width) if *width <= 64 && self.g.random.chance(60) => *param = Ty::Int(64),
                _ => {}
            }
        }
        for _ in 0..self.g.random.below(3) {
            other.params.push(Ty::Int(self.g.random.one(&[32, 64])));
            other.attrs.push("");
        }
        let other = Rc::new(other);
        let (from, to) = (self.g.types.ptr(&Ty::Function(signature)), self.g.types.ptr(&Ty::Function(other.clone())));
        let callee = match from == to {
            true => name,
            false => format!("bitcast ({from} {name} to {to})"),
        };
        self.call_of(&callee, &other);
    }

    /// Writes a `musttail` call of a function with the same signature, which ends the function.
    pub fn musttail(&mut self) -> bool {
        let signature = self.signature.clone();
        if signature.rest.is_some() {
            return false;
        }
        let fitting: Vec<String> =
            self.g.functions.iter().filter(|f| f.signature == signature).map(|f| f.name.clone()).collect();
        if fitting.is_empty() {
            return false;
        }
        let callee = self.g.random.one(&fitting);
        let mut args = Vec::new();
        for (n, (ty, attr)) in signature.params.iter().zip(&signature.attrs).enumerate() {
            let value = match ty {
                // This function's caller expects the result there.
                Ty::Ptr(_) if *attr == " sret" => format!("%p{n}"),
                // Copied memory may belong to this frame, which includes the caller's copies.
                Ty::Ptr(to) if *attr == " byval" => self.pointer(to),
                Ty::Ptr(to) => self.outliving(to),
                other => self.operand(other),
            };
            args.push(format!("{} {value}", self.g.types.param(ty, attr)));
        }
        let (ret, convention) = (self.g.types.ret(&signature.ret), signature.convention);
        let call = format!("musttail call {convention}{ret} {callee}({})", args.join(", "));
        match signature.ret {
            None => {
                self.line(&call);
                self.line("ret void");
            }
            Some(_) => {
                let value = self.emit(&call);
                self.line(&format!("ret {ret} {value}"));
            }
        }
        true
    }

    /// Writes the beginning of a variadic function, which reads its arguments, some of them twice.
    pub fn variable_arguments(&mut self) {
        let Some(rest) = self.signature.rest.clone() else { return };
        let opaque = self.g.types.spelling == Spelling::Opaque;
        let p = if opaque { "ptr" } else { "i8*" };
        let list = |me: &mut Self| {
            let place = me.emit("alloca [24 x i8], align 8");
            if opaque { place } else { me.emit(&format!("bitcast [24 x i8]* {place} to i8*")) }
        };
        let suffix = if opaque { ".p0" } else { "" };
        let first = list(self);
        self.g.declarations.insert(format!("declare void @llvm.va_start{suffix}({p})"));
        self.g.declarations.insert(format!("declare void @llvm.va_end{suffix}({p})"));
        self.line(&format!("call void @llvm.va_start{suffix}({p} {first})"));
        let mut lists = vec![(first, 0)];
        if self.g.random.chance(30) {
            let second = list(self);
            let at = self.g.random.below(rest.len() + 1);
            for ty in &rest[..at] {
                self.next_argument(p, &lists[0].0.clone(), ty);
            }
            lists[0].1 = at;
            self.g.declarations.insert(format!("declare void @llvm.va_copy{suffix}({p}, {p})"));
            self.line(&format!("call void @llvm.va_copy{suffix}({p} {second}, {p} {})", lists[0].0));
            lists.push((second, at));
        }
        for (list, at) in lists {
            for ty in &rest[at..] {
                self.next_argument(p, &list, ty);
                if self.g.random.chance(15) {
                    self.compute();
                }
            }
            self.line(&format!("call void @llvm.va_end{suffix}({p} {list})"));
        }
        self.record_values(3);
    }

    fn next_argument(&mut self, p: &str, list: &str, ty: &Ty) {
        let text = self.text(ty);
        self.result(ty, &format!("va_arg {p} {list}, {text}"));
    }
}
