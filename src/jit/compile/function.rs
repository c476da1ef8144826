//! Code generation: machine code for functions.

use crate::host::stopwatch;
use crate::ir::{Align, GlobalId};
use crate::jit::compile::late;
use crate::jit::compile::target_isa::{isa_for, without_optimization};
use crate::jit::emit::uses::infer;
use crate::jit::link::code_map::FunctionCode;
use crate::jit::link::eh_frame::FunctionUnwindInfo;
use crate::jit::link::symbol::Symbol;
use crate::jit::link::thunks::{self, EntryThunk};
use crate::jit::options::Options;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate;
use crate::jit::translate::TranslatedFunction;
use crate::jit::translate::module_env::{InlineAsmFunctions, ModuleEnv, TypeLayouts};
use crate::jit::translate::signature::NestRegister;
use cranelift_codegen::Context;
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::{ExternalName, Function};
use cranelift_codegen::isa::{OwnedTargetIsa, TargetIsa};
use cranelift_codegen::{CodegenError, CompiledCode, FinalizedRelocTarget};
use cranelift_frontend::FunctionBuilderContext;
use std::cell::OnceCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

/// Machine code of a function, before linking.
pub(in crate::jit) struct CompiledFunction {
    pub bytes: Vec<u8>,
    pub align: u64,
    pub relocations: Vec<FunctionReloc>,
    /// Whether it has an entry thunk that saves the registers.
    pub variadic: bool,
    /// Register of its `nest` parameter. A function with such a parameter also has an entry thunk.
    pub nest: Option<NestRegister>,
    pub code: Arc<FunctionCode>,
    /// Unwind information, if the unwinder needs it.
    pub frame: Option<FunctionUnwindInfo>,
}

impl CompiledFunction {
    /// Returns the entry thunk of the function, if it has one.
    pub(in crate::jit) fn entry(&self) -> Option<Symbol> {
        let n = self.code.id.as_u32();
        match (self.variadic, self.nest) {
            (true, _) => Some(Symbol::VariadicEntry(n)),
            (false, Some(_)) => Some(Symbol::NestEntry(n)),
            (false, None) => None,
        }
    }

    /// Assembles the entry thunk, if the function has one.
    pub(in crate::jit) fn entry_thunk(&self) -> Option<EntryThunk> {
        match (self.variadic, self.nest) {
            (true, _) => Some(thunks::variadic_entry()),
            (false, Some(register)) => Some(thunks::nest_entry(register)),
            (false, None) => None,
        }
    }
}

/// A relocation in machine code.
#[derive(Clone, Copy, Debug)]
pub(in crate::jit) struct FunctionReloc {
    pub offset: u32,
    pub kind: Reloc,
    pub target: RelocTarget,
    pub addend: i64,
}

#[derive(Clone, Copy, Debug)]
pub(in crate::jit) enum RelocTarget {
    /// A function or a thunk.
    Symbol(Symbol),
    /// An offset in the same function.
    Here(u32),
}

/// Compiles functions of a module to machine code, one after the other.
pub(in crate::jit) struct Compiler<'m> {
    isa: OwnedTargetIsa,
    /// Target for functions that exceed the limits of `isa`; created on first use.
    simple: OnceCell<OwnedTargetIsa>,
    /// Target without optimization, for functions that are optimized already, or too large for that; created on first use.
    plain: OnceCell<OwnedTargetIsa>,
    layouts: TypeLayouts<'m>,
    context: Context,
    builder: FunctionBuilderContext,
    /// For listings: a target without optimization, to attribute code that Cranelift's optimizer created.
    pub attribute: Option<OwnedTargetIsa>,
    /// Processor time spent on translation to CLIF.
    pub translating: Duration,
    /// Processor time spent on code generation.
    pub generating: Duration,
}

/// An error in code generation, which is a bug in this crate or in Cranelift.
#[derive(Debug, thiserror::Error)]
#[error("compiling `@{function}` failed: {message}")]
pub(in crate::jit) struct CompileError {
    pub function: String,
    pub message: String,
}

impl<'m> Compiler<'m> {
    /// Creates a compiler.
    pub(in crate::jit) fn new(isa: OwnedTargetIsa, layouts: TypeLayouts<'m>) -> Self {
        let (context, builder) = (Context::new(), FunctionBuilderContext::new());
        let (translating, generating) = Default::default();
        Compiler {
            isa,
            simple: OnceCell::new(),
            plain: OnceCell::new(),
            layouts,
            context,
            builder,
            attribute: None,
            translating,
            generating,
        }
    }

    /// Translates and compiles a function. A panic is a bug, and is also returned as an error.
    pub(in crate::jit) fn compile(
        &mut self,
        env: &ModuleEnv<'m>,
        options: &Options,
        id: GlobalId,
    ) -> Result<CompiledFunction, CompileError> {
        let result = catch_unwind(AssertUnwindSafe(|| self.try_compile(env, options, id)));
        let message = match result {
            Ok(Ok(compiled)) => return Ok(compiled),
            Ok(Err(message)) => message,
            Err(panic) => {
                // After a panic, both may be in an inconsistent state.
                self.context = Context::new();
                self.builder = FunctionBuilderContext::new();
                let text = panic.downcast_ref::<String>().map(String::as_str);
                text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message").to_string()
            }
        };
        Err(CompileError { function: env.module.globals[id].name.to_string(), message })
    }

    /// Returns the functions compiled from inline assembly, by the number in [`Symbol::Assembly`].
    pub(in crate::jit) fn assembled(self) -> InlineAsmFunctions {
        self.layouts.assembled
    }

    /// Translates a function and leaves its CLIF in the context.
    pub(in crate::jit) fn translate(
        &mut self,
        env: &ModuleEnv<'m>,
        id: GlobalId,
    ) -> (&mut Context, TranslatedFunction) {
        self.context.clear();
        let done = translate::translate(env, &mut self.layouts, id, &mut self.context.func, &mut self.builder);
        (&mut self.context, done)
    }

    /// Translates a function and leaves its CLIF in the context, optimized by Cranelift.
    pub(in crate::jit) fn optimize(
        &mut self,
        env: &ModuleEnv<'m>,
        options: &Options,
        id: GlobalId,
    ) -> Result<(&mut Context, TranslatedFunction), String> {
        let (_, done) = self.translate(env, id);
        let isa = isa_for(&self.isa, [&self.simple, &self.plain], done.size, options)?;
        self.context.optimize(&**isa, &mut ControlPlane::default()).map_err(|e| e.to_string())?;
        if late::applies(done.size, isa) {
            late::run(&mut self.context, options.checked.is_some());
        }
        Ok((&mut self.context, done))
    }

    fn try_compile(
        &mut self,
        env: &ModuleEnv<'m>,
        options: &Options,
        id: GlobalId,
    ) -> Result<CompiledFunction, String> {
        let start = stopwatch::thread_cpu_time();
        let (_, TranslatedFunction { size, nest, pads, sites }) = self.translate(env, id);
        let translated = stopwatch::thread_cpu_time();
        self.translating += translated - start;
        let isa = isa_for(&self.isa, [&self.simple, &self.plain], size, options)?;
        let context = &mut self.context;
        let isa = match late::applies(size, isa) {
            true => {
                context.optimize(&**isa, &mut ControlPlane::default()).map_err(|e| e.to_string())?;
                late::run(context, options.checked.is_some());
                without_optimization(&self.plain, options)?
            }
            false => isa,
        };
        context.compile(&**isa, &mut ControlPlane::default()).map_err(|e| match e.inner {
            CodegenError::Verifier(errors) => errors.to_string(),
            other => other.to_string(),
        })?;
        let code = context.compiled_code().ok_or("no code was generated")?;
        let attributed = self.attribute.as_ref().and_then(|isa| attributed(&context.func, code, &**isa));
        let buffer = &code.buffer;
        let frame = match env.unwinds || options.describes_frames_to_gdb() {
            true => FunctionUnwindInfo::new(code.create_unwind_info(&**isa).map_err(|e| e.to_string())?, buffer, pads),
            false => None,
        };
        let mut relocations = Vec::with_capacity(buffer.relocs().len());
        for r in buffer.relocs() {
            let target = match &r.target {
                FinalizedRelocTarget::ExternalName(ExternalName::User(name)) => {
                    let name = &context.func.params.user_named_funcs()[*name];
                    Symbol::from_name(name).map(RelocTarget::Symbol)
                }
                FinalizedRelocTarget::ExternalName(ExternalName::LibCall(call)) => {
                    RuntimeFn::of_libcall(*call).map(|r| RelocTarget::Symbol(Symbol::RuntimeFn(r)))
                }
                FinalizedRelocTarget::Func(offset) => Some(RelocTarget::Here(*offset)),
                FinalizedRelocTarget::ExternalName(_) => None,
            };
            let target = target.ok_or_else(|| format!("a relocation against {:?}", r.target))?;
            relocations.push(FunctionReloc { offset: r.offset, kind: r.kind, target, addend: r.addend });
        }
        self.generating += stopwatch::thread_cpu_time() - translated;
        let located = attributed.as_ref().map_or(buffer, |code| &code.buffer);
        Ok(CompiledFunction {
            bytes: buffer.data().to_vec(),
            align: u64::from(buffer.alignment).max(env.module.globals[id].align.map_or(1, Align::bytes)),
            relocations,
            variadic: env.module.function(id).is_some_and(|f| f.varargs),
            nest,
            code: Arc::new(FunctionCode::new(id, located, sites, env.counters.is_some())),
            frame,
        })
    }
}

/// Generates the code of the optimized function once more, with locations for code that the optimizer
/// created; `None` if the code differs.
fn attributed(func: &Function, code: &CompiledCode, isa: &dyn TargetIsa) -> Option<CompiledCode> {
    let mut context = Context::for_function(func.clone());
    infer(&mut context.func);
    context.compile(isa, &mut ControlPlane::default()).ok()?;
    context.take_compiled_code().filter(|again| again.buffer.data() == code.buffer.data())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::DataLayout;
    use crate::jit::compile::target_isa::target;
    use crate::jit::link::globals::GlobalAddrs;
    use crate::opt::Optimizer;
    use crate::source::SourceMap;

    #[test]
    fn a_panic_is_an_error_and_the_compiler_goes_on() {
        let mut sources = SourceMap::new();
        let text = "@x = global i32 1
                    define i32 @f() { %v = load i32, ptr @x ret i32 %v }
                    define i32 @g() { ret i32 1 }";
        let source = sources.add("test.ll", text).unwrap();
        let module = crate::parse::parse(&source).module;
        let checked = crate::verify::verify(module, &sources, Default::default()).unwrap();
        let (module, layout, options) = (checked.module(), DataLayout::host(), Options::default());
        // `@x` has no address, which makes the translation panic.
        let places = GlobalAddrs::new();
        let isa = target(&options, false).unwrap();
        let frontend = isa.frontend_config();
        let env = ModuleEnv {
            module,
            layout: &layout,
            places: &places,
            optimize: true,
            promote: true,
            optimizer: Optimizer::new(module, &layout, options.passes()),
            side_leaks: false,
            unwinds: false,
            addresses: translate::module_env::RelocationModel::Fixed,
            fuel: None,
            frontend,
            observer: None,
            ends_lifetimes: false,
            objects: None,
            offered: None,
            counters: None,
        };
        let mut compiler = Compiler::new(isa, TypeLayouts::new(module, &layout));
        let mut compile = |name| compiler.compile(&env, &options, module.find(name).unwrap());
        assert!(compile("g").is_ok());
        let error = compile("f").err().unwrap();
        assert_eq!(error.function, "f");
        assert!(compile("g").is_ok());
    }
}
