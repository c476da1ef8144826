//! Finds the constructs of a verified module that an engine does not support. One traversal of the reached part of the
//! module finds the constructs that no engine supports, and asks the engine about all others (`EngineSupport`). Both
//! `check` and the preparation of a run use it, so that engines reject the same constructs with the same messages. It
//! does not know how an engine runs a construct.
//!
//! Before the run, unsupported constructs in functions are replaced by traps ([`crate::ir::unsupported_traps`]), so that
//! engines only encounter supported ones. The codes are in [`crate::engine::CODES`].

mod all_of;
mod calls;
mod checker;
mod constants;
mod found;
mod types;

pub(crate) use all_of::AllOf;
pub use found::Unsupported;
pub(crate) use types::{NO_TYPE_INFO, is_type_info};

use crate::abi::flatten::FlattenError;
use crate::ir::asm::InlineAsm;
use crate::ir::inst::{CallInfo, Clause};
use crate::ir::reach::Use;
use crate::ir::{AttrSet, DataLayout, Function, GlobalId, Module, Type};
use crate::parallel;
use checker::Checker;

/// Obstacle to an atomic access of more than 16 bytes, as it follows the type in a message.
pub(crate) const LARGE_ATOMIC: &str = ", which has more than 16 bytes,";

/// The constructs that an engine supports, where engines differ. A text that a method returns is the subject of a
/// message: "… is not supported yet".
pub(crate) trait EngineSupport {
    /// Returns the obstacle to values of a type.
    fn value(&mut self, ty: Type) -> Result<(), FlattenError>;

    /// Whether initial values of variables may contain vectors of a type that is not supported for values.
    fn initializes_any_vector(&self) -> bool;

    /// Whether host functions can return a type.
    fn host_result(&mut self, ty: Type) -> bool;

    /// Whether a declared intrinsic is supported. Calls are checked separately.
    fn declared_intrinsic(&mut self, name: &str, function: &Function) -> bool;

    /// Whether calls of an intrinsic have no effect, whatever their arguments.
    fn ignores_intrinsic(&self, name: &str) -> bool;

    /// Returns the obstacle to a call of a supported intrinsic, whose arguments and result are supported.
    fn intrinsic_call(&mut self, name: &str, call: &CallInfo) -> Option<String>;

    /// Returns the obstacle to a call of inline assembly with instructions.
    fn inline_asm(&mut self, asm: &InlineAsm, call: &CallInfo) -> Option<String>;

    /// Prepares for the body of a function.
    fn enter_function(&mut self, function: &Function);

    /// Returns the obstacle in a clause of a landing pad.
    fn landing_pad_clause(&self, clause: &Clause) -> Option<String>;

    /// Returns the obstacle to an atomic access of more than 64 bits, as it follows the type in a message.
    fn large_atomic(&self, bits: u32, align: Option<u64>) -> Option<&'static str> {
        let _ = (bits, align);
        None
    }

    /// Returns the obstacle to passing an argument with the attributes of the call and of the callee.
    fn argument(&mut self, ty: Type, attrs: [AttrSet; 2]) -> Option<String> {
        let _ = (ty, attrs);
        None
    }

    /// Returns the obstacle in the types of a function with a body, after [`EngineSupport::enter_function`].
    fn signature(&mut self, function: &Function) -> Option<String> {
        let _ = function;
        None
    }

    /// Returns the obstacle in the registers that a `nest` parameter of a function leaves for the others.
    fn nest_parameter(&mut self, function: &Function) -> Option<String> {
        let _ = function;
        None
    }

    /// Returns the obstacles to passing the arguments of a call of another function than an intrinsic: code and text.
    /// `nest`: whether one of them has this attribute.
    fn call(&mut self, call: &CallInfo, callee: Option<GlobalId>, nest: bool) -> Vec<(&'static str, String)> {
        let _ = (call, callee, nest);
        Vec::new()
    }

    /// Counts an aggregate, a vector or a wide integer that the frame of the function may hold.
    fn temporary(&mut self, ty: Type) {
        let _ = ty;
    }

    /// Returns the obstacle to the frame of the function, after all its instructions.
    fn frame(&mut self) -> Option<String> {
        None
    }
}

/// Factory of an engine's answers: each thread has its own.
pub(crate) type SupportFactory<'m> = &'m (dyn Fn() -> Box<dyn EngineSupport + 'm> + Sync);

/// Query to the host: the reason why a declared function cannot be called, if any.
pub(crate) type HostQuery<'m> = &'m (dyn Fn(GlobalId) -> Option<String> + Sync);

/// Minimum number of instructions for which threads save time.
const MIN_PARALLEL_INSTS: usize = 16_000;

/// Number of globals that a thread takes at a time.
const GLOBALS_PER_STEP: usize = 64;

/// Finds the reached constructs that an engine does not support.
pub(crate) fn check<'m>(
    module: &'m Module,
    layout: &'m DataLayout,
    reached: &[(GlobalId, Use)],
    host: HostQuery<'m>,
    engine: SupportFactory<'m>,
) -> Unsupported {
    // Nearly all modules are clean, and whole bodies take less time than their reachable blocks. Otherwise a single
    // thread reports the findings, in a fixed order.
    if is_supported(module, layout, reached, host, engine) {
        return Unsupported::default();
    }
    let mut checker = Checker::new(module, layout, host, engine());
    checker.module();
    reached.iter().for_each(|(id, used)| checker.global(*id, *used));
    checker.found
}

/// Whether everything reached is supported, including unreachable blocks, so that findings in those make it false too.
pub(crate) fn is_supported<'m>(
    module: &'m Module,
    layout: &'m DataLayout,
    reached: &[(GlobalId, Use)],
    host: HostQuery<'m>,
    engine: SupportFactory<'m>,
) -> bool {
    let size = |id: GlobalId| module.function(id).and_then(|f| f.body.as_ref()).map_or(0, |body| body.insts.len());
    let threads = parallel::threads_for(reached.iter().map(|(id, _)| size(*id)).sum(), MIN_PARALLEL_INSTS);
    is_clean(module, layout, reached, host, engine, threads)
}

/// The same with a number of threads.
fn is_clean<'m>(
    module: &'m Module,
    layout: &'m DataLayout,
    reached: &[(GlobalId, Use)],
    host: HostQuery<'m>,
    engine: SupportFactory<'m>,
    threads: usize,
) -> bool {
    let mut checker = Checker::new(module, layout, host, engine());
    checker.module();
    checker.found.is_empty()
        && parallel::all_satisfy(
            threads,
            reached,
            GLOBALS_PER_STEP,
            || Some(Checker::new(module, layout, host, engine()).with_unreachable_blocks()),
            |checker, some| {
                some.iter().for_each(|(id, used)| checker.global(*id, *used));
                checker.found.is_empty()
            },
        )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::reach::reachable;
    use crate::source::SourceMap;
    use crate::verify::Checked;
    use std::fmt::Write;

    /// An engine that supports everything.
    struct Everything;

    impl EngineSupport for Everything {
        fn value(&mut self, _: Type) -> Result<(), FlattenError> {
            Ok(())
        }

        fn initializes_any_vector(&self) -> bool {
            true
        }

        fn host_result(&mut self, _: Type) -> bool {
            true
        }

        fn declared_intrinsic(&mut self, _: &str, _: &Function) -> bool {
            true
        }

        fn ignores_intrinsic(&self, _: &str) -> bool {
            false
        }

        fn intrinsic_call(&mut self, _: &str, _: &CallInfo) -> Option<String> {
            None
        }

        fn inline_asm(&mut self, _: &InlineAsm, _: &CallInfo) -> Option<String> {
            None
        }

        fn enter_function(&mut self, _: &Function) {}

        fn landing_pad_clause(&self, _: &Clause) -> Option<String> {
            None
        }
    }

    /// Parses and verifies a module.
    fn verified(text: String) -> Checked {
        let mut sources = SourceMap::new();
        let source = sources.add("test.ll", text).expect("it is small");
        let module = crate::parse::parse(&source).module;
        crate::verify::verify(module, &sources, Default::default()).expect("it is valid")
    }

    /// Checks a module whose `main` calls many functions, of which one may be unsupported.
    fn is_clean_with(refused: Option<usize>) -> bool {
        let mut text = String::new();
        for n in 0..500 {
            let attribute = if refused == Some(n) { "naked" } else { "" };
            let _ = writeln!(text, "define i32 @f{n}() {attribute} {{ ret i32 {n} }}");
        }
        text.push_str("define void @main() {\n");
        for n in 0..500 {
            let _ = writeln!(text, "call i32 @f{n}()");
        }
        text.push_str("ret void }");
        let checked = verified(text);
        let (module, layout) = (checked.module(), DataLayout::host());
        let reached = reachable(module, &[module.find("main").unwrap()]);
        assert_eq!(reached.len(), 501);
        let (host, engine): (HostQuery<'_>, SupportFactory<'_>) = (&|_| None, &|| Box::new(Everything));
        let clean = [1, 2, 7].map(|threads| is_clean(module, &layout, &reached, host, engine, threads));
        assert_eq!(clean, [check(module, &layout, &reached, host, engine).is_empty(); 3]);
        clean[0]
    }

    #[test]
    fn an_unsupported_construct_is_found_by_any_number_of_threads() {
        assert!(is_clean_with(None));
        assert!([0, 63, 64, 499].into_iter().all(|n| !is_clean_with(Some(n))));
    }

    /// An engine that supports everything but `i64` as a value.
    struct NoI64;

    impl EngineSupport for NoI64 {
        fn value(&mut self, ty: Type) -> Result<(), FlattenError> {
            if ty == Type::I64 { Err(FlattenError::Type) } else { Ok(()) }
        }

        fn initializes_any_vector(&self) -> bool {
            true
        }

        fn host_result(&mut self, _: Type) -> bool {
            true
        }

        fn declared_intrinsic(&mut self, _: &str, _: &Function) -> bool {
            true
        }

        fn ignores_intrinsic(&self, name: &str) -> bool {
            name == "llvm.donothing"
        }

        fn intrinsic_call(&mut self, _: &str, _: &CallInfo) -> Option<String> {
            Some("any intrinsic".into())
        }

        fn inline_asm(&mut self, _: &InlineAsm, _: &CallInfo) -> Option<String> {
            None
        }

        fn enter_function(&mut self, _: &Function) {}

        fn landing_pad_clause(&self, _: &Clause) -> Option<String> {
            None
        }
    }

    #[test]
    fn what_one_of_the_engines_does_not_support_is_found_with_all() {
        let is_supported_in = |body: &str| {
            let text = format!(
                "declare void @llvm.donothing()
                 declare void @llvm.debugtrap()
                 define void @main(i32 %n) {{ {body} ret void }}"
            );
            let checked = verified(text);
            let (module, layout) = (checked.module(), DataLayout::host());
            let reached = reachable(module, &[module.find("main").unwrap()]);
            let both: SupportFactory<'_> = &|| Box::new(AllOf(vec![Box::new(Everything), Box::new(NoI64)]));
            is_supported(module, &layout, &reached, &|_| None, both)
        };
        assert!(is_supported_in(""));
        assert!(!is_supported_in("%x = zext i32 %n to i64"));
        // The engine that has an obstacle to calls of intrinsics ignores this one.
        assert!(is_supported_in("call void @llvm.donothing()"));
        assert!(!is_supported_in("call void @llvm.debugtrap()"));
    }
}
