//! Properties of the module that passes on checks use: its size, and which functions may free memory.
//!
//! A function may free memory if it calls a function that does, or one that is not known. What the checks before a call of
//! another function found out about an object remains true behind it.

use crate::ir::callee::named_callee;
use crate::ir::{Body, GlobalId, GlobalKind, Inst, Module, Name};
use cranelift_entity::SecondaryMap;

/// Functions of the C library that free no memory of a program, and call none of its functions.
const HARMLESS: [&str; 43] = [
    "memcpy",
    "memmove",
    "memset",
    "memcmp",
    "bcmp",
    "memchr",
    "memrchr",
    "strlen",
    "strnlen",
    "strcmp",
    "strncmp",
    "strchr",
    "strrchr",
    "strcpy",
    "strncpy",
    "strcat",
    "strncat",
    "strcoll",
    "strspn",
    "strcspn",
    "strpbrk",
    "strstr",
    "malloc",
    "calloc",
    "abs",
    "labs",
    "tolower",
    "toupper",
    "isalnum",
    "isalpha",
    "isdigit",
    "isspace",
    "isupper",
    "__ctype_b_loc",
    "__errno_location",
    "sqrt",
    "pow",
    "fmod",
    "floor",
    "ceil",
    "exp",
    "log",
    "time",
];

/// Number of instructions from which on a module is large.
const LARGE: usize = 10_000;

/// Properties of a module.
pub struct ModuleFacts {
    /// Whether a function may free memory.
    frees: SecondaryMap<GlobalId, bool>,
    insts: usize,
}

impl ModuleFacts {
    /// Computes the properties of a module.
    pub fn of_module(module: &Module) -> ModuleFacts {
        let mut insts = 0;
        let mut functions: SecondaryMap<GlobalId, bool> = SecondaryMap::with_default(true);
        let mut callers: SecondaryMap<GlobalId, Vec<GlobalId>> = SecondaryMap::new();
        let mut rest = Vec::new();
        for (id, global) in &module.globals {
            let GlobalKind::Function(function) = &global.kind else { continue };
            insts += function.body.as_ref().map_or(0, |body| body.insts.len());
            let frees = match (&function.body, &global.name) {
                (Some(body), _) => note_calls(module, body, id, &mut callers),
                (None, Name::Text(name)) => !HARMLESS.contains(&&**name),
                (None, _) => true,
            };
            functions[id] = frees;
            rest.extend(frees.then_some(id));
        }
        while let Some(id) = rest.pop() {
            for caller in std::mem::take(&mut callers[id]) {
                if !std::mem::replace(&mut functions[caller], true) {
                    rest.push(caller);
                }
            }
        }
        ModuleFacts { frees: functions, insts }
    }

    /// Whether the module is large: most of its code is executed rarely, if at all.
    pub fn is_large(&self) -> bool {
        self.insts > LARGE
    }

    /// Returns whether an instruction that calls a function may free memory.
    pub fn may_free(&self, module: &Module, inst: &Inst) -> bool {
        match inst {
            Inst::Call(call) => named_callee(module, call.callee).is_none_or(|id| self.frees[id]),
            _ => true,
        }
    }
}

/// Intrinsics that end objects, or run other code, which may.
const ENDING: [&str; 7] = ["stackrestore", "lifetime.", "eh.", "experimental.", "coro.", "gc.", "objc."];

/// Returns whether a function is an intrinsic that ends no object.
pub fn is_harmless_intrinsic(name: &str) -> bool {
    name.strip_prefix("llvm.").is_some_and(|rest| !ENDING.iter().any(|ending| rest.starts_with(ending)))
}

/// Notes the functions that a function calls. Returns whether it calls one that is not known.
fn note_calls(module: &Module, body: &Body, id: GlobalId, callers: &mut SecondaryMap<GlobalId, Vec<GlobalId>>) -> bool {
    for block in &body.layout {
        for inst in &body.blocks[*block].insts {
            let inst = &body.insts[*inst];
            let Some(call) = inst.call() else { continue };
            let Some(callee) = named_callee(module, call.callee) else { return true };
            let Name::Text(name) = &module.globals[callee].name else { return true };
            // The variables whose lifetime ends in a function are its own.
            let ends_own = ["llvm.lifetime.", "llvm.stackrestore"].iter().any(|start| name.starts_with(start));
            if is_harmless_intrinsic(name) || ends_own {
                continue;
            }
            if module.function(callee).is_none() {
                return true;
            }
            callers[callee].push(id);
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::SourceMap;

    #[test]
    fn functions_free_what_those_free_that_they_call() {
        let text = "
            declare void @free(ptr)
            declare i64 @strlen(ptr)
            declare void @unknown()
            declare void @llvm.lifetime.end.p0(i64, ptr)
            define void @frees(ptr %p) { call void @free(ptr %p) ret void }
            define void @deep(ptr %p) { call void @frees(ptr %p) ret void }
            define i64 @reads(ptr %p) { %n = call i64 @strlen(ptr %p) ret i64 %n }
            define i64 @again(ptr %p) { %n = call i64 @reads(ptr %p) %m = call i64 @again(ptr %p) ret i64 %m }
            define void @own() { %x = alloca i32 call void @llvm.lifetime.end.p0(i64 4, ptr %x) ret void }
            define void @calls() { call void @unknown() ret void }
            define void @pointer(ptr %f) { call void %f() ret void }
            define void @assembly() { call void asm sideeffect \"nop\", \"\"() ret void }";
        let mut sources = SourceMap::new();
        let module = crate::parse::parse(&sources.add("test.ll", text).unwrap()).module;
        let facts = ModuleFacts::of_module(&module);
        let frees = |name: &str| facts.frees[module.find(name).unwrap()];
        for name in ["free", "unknown", "frees", "deep", "calls", "pointer", "assembly"] {
            assert!(frees(name), "{name}");
        }
        for name in ["strlen", "reads", "again", "own"] {
            assert!(!frees(name), "{name}");
        }
    }
}
