//! C++ exceptions in generated functions: thrown by value, caught by type, and propagated. The entry point
//! catches all.

use super::function::Builder;
use super::types::{Signature, Ty};
use std::rc::Rc;

/// Thrown types: the name of the type's RTTI object, and the type.
const THROWN: [(&str, Ty); 3] = [("@_ZTIi", Ty::Int(32)), ("@_ZTIl", Ty::Int(64)), ("@_ZTId", Ty::Double)];

impl Builder<'_> {
    /// Declares the RTTI objects and functions of the C++ runtime.
    fn declare_cxx_runtime(&mut self) {
        for (name, _) in THROWN {
            self.g.declarations.insert(format!("{name} = external constant ptr"));
        }
        for text in [
            "i32 @__gxx_personality_v0(...)",
            "ptr @__cxa_allocate_exception(i64)",
            "void @__cxa_throw(ptr, ptr, ptr)",
            "ptr @__cxa_begin_catch(ptr)",
            "void @__cxa_end_catch()",
            "i32 @llvm.eh.typeid.for.p0(ptr)",
        ] {
            self.g.declarations.insert(format!("declare {text}"));
        }
    }

    /// Allocates an exception with a value. Returns it and the name of its type's RTTI object.
    fn exception(&mut self) -> (String, &'static str) {
        let (name, ty) = &THROWN[self.g.random.below(THROWN.len())];
        let (text, value) = (self.text(ty), self.operand(ty));
        let exception = self.emit("call ptr @__cxa_allocate_exception(i64 8)");
        self.line(&format!("store {text} {value}, ptr {exception}, align 8"));
        (exception, name)
    }

    /// Writes a conditional throw.
    pub fn throw(&mut self) {
        self.declare_cxx_runtime();
        let condition = self.operand(&Ty::Int(1));
        let (throw_block, next_block) = (self.label(), self.label());
        self.line(&format!("br i1 {condition}, label %{throw_block}, label %{next_block}"));
        self.start(&throw_block);
        let scope = self.scope();
        let (exception, rtti) = self.exception();
        self.line(&format!("call void @__cxa_throw(ptr {exception}, ptr {rtti}, ptr null)"));
        self.line("unreachable");
        self.leave_scope(scope);
        self.start(&next_block);
    }

    /// Writes a call or a throw, and a landing pad that catches some exceptions.
    pub fn invoke_any(&mut self) {
        self.declare_cxx_runtime();
        if self.g.random.chance(20) {
            let scope = self.scope();
            let (exception, rtti) = self.exception();
            let never = self.label();
            let call = format!("invoke void @__cxa_throw(ptr {exception}, ptr {rtti}, ptr null) to label %{never}");
            let types = self.phi_types();
            let join = self.label();
            let pad = self.label();
            self.line(&format!("{call} unwind label %{pad}"));
            self.start(&never);
            self.line("unreachable");
            let mut arms = Vec::new();
            self.leave_scope(scope);
            self.landing_pad(&pad, &types, &join, true, &mut arms);
            self.start(&join);
            self.phis(&types, &arms);
            return;
        }
        let functions = self.g.functions.clone();
        let function = self.g.random.one(&functions);
        let catch_all = self.g.random.chance(20);
        self.invoke(&function.name, &function.signature, catch_all);
    }

    /// Writes an `invoke` of a function; `catch_all`: whether the landing pad has `catch ptr null`.
    pub fn invoke(&mut self, callee: &str, signature: &Rc<Signature>, catch_all: bool) {
        self.declare_cxx_runtime();
        let args = self.arguments(signature);
        let types = self.phi_types();
        let (next, pad, join) = (self.label(), self.label(), self.label());
        let callee_type = match signature.rest.is_some() {
            true => self.g.types.function(signature),
            false => self.g.types.ret(&signature.ret),
        };
        let scope = self.scope();
        let convention = signature.convention;
        let call = format!("invoke {convention}{callee_type} {callee}({args}) to label %{next} unwind label %{pad}");
        self.emit_call(&signature.ret, &call);
        let mut arms = vec![self.arm(&next, 4, &types, &join)];
        self.leave_scope(scope);
        self.landing_pad(&pad, &types, &join, catch_all, &mut arms);
        self.start(&join);
        self.phis(&types, &arms);
    }

    /// Writes a landing pad: handlers join at `join`, and an exception without a handler propagates, unless
    /// all are caught.
    fn landing_pad(
        &mut self,
        pad: &str,
        types: &[Ty],
        join: &str,
        catch_all: bool,
        arms: &mut Vec<(String, Vec<String>)>,
    ) {
        let scope = self.scope();
        self.start(pad);
        let mut caught: Vec<usize> = (0..THROWN.len()).filter(|_| self.g.random.chance(50)).collect();
        if self.g.random.chance(50) {
            caught.reverse();
        }
        let filter_type = self.g.random.chance(15).then(|| self.g.random.below(THROWN.len()));
        let mut clauses: String = caught.iter().map(|n| format!(" catch ptr {}", THROWN[*n].0)).collect();
        if let Some(n) = filter_type {
            clauses += &format!(" filter [1 x ptr] [ptr {}]", THROWN[n].0);
        }
        let mut cleanup = "";
        if catch_all {
            clauses += " catch ptr null";
        } else if self.g.random.chance(40) || clauses.is_empty() {
            cleanup = " cleanup";
        }
        let landed = self.emit(&format!("landingpad {{ ptr, i32 }}{cleanup}{clauses}"));
        let object = self.emit(&format!("extractvalue {{ ptr, i32 }} {landed}, 0"));
        let selector = self.emit(&format!("extractvalue {{ ptr, i32 }} {landed}, 1"));
        // Selectors differ between engines: they are compared with `llvm.eh.typeid.for`, and never recorded.
        for n in caught {
            let (name, ty) = &THROWN[n];
            let id = self.emit(&format!("call i32 @llvm.eh.typeid.for.p0(ptr {name})"));
            let matches = self.emit(&format!("icmp eq i32 {selector}, {id}"));
            self.handler(&matches, &object, Some(ty), types, join, arms);
        }
        if filter_type.is_some() {
            let matches = self.emit(&format!("icmp slt i32 {selector}, 0"));
            self.handler(&matches, &object, None, types, join, arms);
        }
        if catch_all {
            self.handler("true", &object, None, types, join, arms);
            self.line("unreachable");
        } else {
            self.record_values(1);
            self.line(&format!("resume {{ ptr, i32 }} {landed}"));
        }
        self.leave_scope(scope);
    }

    /// Writes a handler for one type. Afterwards the builder is in the block that is taken on a mismatch.
    fn handler(
        &mut self,
        matches: &str,
        object: &str,
        ty: Option<&Ty>,
        types: &[Ty],
        join: &str,
        arms: &mut Vec<(String, Vec<String>)>,
    ) {
        let (here, next_block) = (self.label(), self.label());
        self.line(&format!("br i1 {matches}, label %{here}, label %{next_block}"));
        self.start(&here);
        let scope = self.scope();
        let place = self.emit(&format!("call ptr @__cxa_begin_catch(ptr {object})"));
        if let Some(ty) = ty {
            let text = self.text(ty);
            self.define(ty, &format!("load {text}, ptr {place}, align 8"));
            self.record_values(1);
        }
        self.scoped_statements(2);
        self.line("call void @__cxa_end_catch()");
        let values = self.operands(types);
        arms.push((self.block.clone(), values));
        self.line(&format!("br label %{join}"));
        self.leave_scope(scope);
        self.start(&next_block);
    }
}
