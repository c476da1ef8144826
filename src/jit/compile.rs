//! Machine code for functions, and its way to an address.

use super::Options;
use super::abi::{Symbol, TargetIn};
use super::codemap::{CodeMap, FunctionCode};
use super::runtime::Runtime;
use super::translate::{self, Env, Layouts, Size};
use crate::ir::GlobalId;
use cranelift_codegen::Context;
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir::ExternalName;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::{CodegenError, FinalizedRelocTarget};
use cranelift_entity::EntityRef;
use cranelift_frontend::FunctionBuilderContext;
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use std::cell::OnceCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Where Cranelift's optimiser and its best register allocator grow faster than the function (measured): beyond, code is
/// made by the simple ones. So is the code of functions with calls that return twice, which must stay as it was translated.
const LARGE: Size = Size { insts: 20_000, blocks: 5_000, slots: 1_500, returns_twice: false };

/// The machine code of a function, not linked yet.
pub(super) struct Compiled {
    pub bytes: Vec<u8>,
    align: u32,
    relocations: Vec<Relocation>,
    /// Whether it is entered through a thunk that saves the registers.
    variadic: bool,
    pub code: FunctionCode,
}

/// A place in machine code where an address goes.
#[derive(Clone, Copy, Debug)]
struct Relocation {
    offset: u32,
    kind: Reloc,
    target: Target,
    addend: i64,
}

#[derive(Clone, Copy, Debug)]
enum Target {
    Symbol(Symbol),
    /// A place in the function itself.
    Here(u32),
}

/// Turns functions of a module into machine code, one after the other.
pub(super) struct Compiler<'m> {
    isa: OwnedTargetIsa,
    /// For functions that are too large for `isa`.
    simple: OnceCell<OwnedTargetIsa>,
    layouts: Layouts<'m>,
    context: Context,
    builder: FunctionBuilderContext,
}

/// Why there is no machine code: a bug of ours.
#[derive(Debug, thiserror::Error)]
#[error("compiling `@{function}` failed: {message}")]
pub(super) struct CompileError {
    pub function: String,
    pub message: String,
}

/// The compiler for this machine.
pub(super) fn target(options: &Options, large: bool) -> Result<OwnedTargetIsa, String> {
    let mut flags = settings::builder();
    let mut set = |name, value| flags.set(name, value).map_err(|e| e.to_string());
    set("is_pic", "false")?;
    // C's i128, and a third integer result.
    set("enable_llvm_abi_extensions", "true")?;
    // Call stacks are read by following frame pointers.
    set("preserve_frame_pointers", "true")?;
    // A frame of any size meets the guard page.
    set("enable_probestack", "true")?;
    set("probestack_strategy", "inline")?;
    set("unwind_info", "false")?;
    set("enable_verifier", if cfg!(debug_assertions) { "true" } else { "false" })?;
    let speed = options.optimize() && !large;
    set("opt_level", if speed { "speed" } else { "none" })?;
    set("regalloc_algorithm", if large { "single_pass" } else { "backtracking" })?;
    let builder = cranelift_native::builder()?;
    builder.finish(settings::Flags::new(flags)).map_err(|e| e.to_string())
}

impl<'m> Compiler<'m> {
    /// A compiler with nothing compiled yet.
    pub(super) fn new(isa: OwnedTargetIsa, layouts: Layouts<'m>) -> Self {
        let (context, builder) = (Context::new(), FunctionBuilderContext::new());
        Compiler { isa, simple: OnceCell::new(), layouts, context, builder }
    }

    /// Translates and compiles a function. A panic on the way is our bug, and comes back as an error too.
    pub(super) fn compile(&mut self, env: &Env<'m>, options: &Options, id: GlobalId) -> Result<Compiled, CompileError> {
        let result = catch_unwind(AssertUnwindSafe(|| self.try_compile(env, options, id)));
        let message = match result {
            Ok(Ok(compiled)) => return Ok(compiled),
            Ok(Err(message)) => message,
            Err(panic) => {
                // Both may be left half done.
                self.context = Context::new();
                self.builder = FunctionBuilderContext::new();
                let text = panic.downcast_ref::<String>().map(String::as_str);
                text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a message").to_string()
            }
        };
        Err(CompileError { function: env.module.globals[id].name.to_string(), message })
    }

    /// Translates a function and leaves its CLIF in the context.
    pub(super) fn translate(&mut self, env: &Env<'m>, id: GlobalId) -> (&mut Context, Size) {
        self.context.clear();
        let size = translate::translate(env, &mut self.layouts, id, &mut self.context.func, &mut self.builder);
        (&mut self.context, size)
    }

    fn try_compile(&mut self, env: &Env<'m>, options: &Options, id: GlobalId) -> Result<Compiled, String> {
        let size = self.translate(env, id).1;
        let large =
            size.returns_twice || size.insts > LARGE.insts || size.blocks > LARGE.blocks || size.slots > LARGE.slots;
        let isa = match large {
            false => &self.isa,
            true => match self.simple.get() {
                Some(isa) => isa,
                None => {
                    let isa = target(options, true)?;
                    self.simple.get_or_init(|| isa)
                }
            },
        };
        let context = &mut self.context;
        context.compile(&**isa, &mut ControlPlane::default()).map_err(|e| match e.inner {
            CodegenError::Verifier(errors) => errors.to_string(),
            other => other.to_string(),
        })?;
        let buffer = &context.compiled_code().ok_or("no code came out")?.buffer;
        let mut relocations = Vec::with_capacity(buffer.relocs().len());
        for r in buffer.relocs() {
            let target = match &r.target {
                FinalizedRelocTarget::ExternalName(ExternalName::User(name)) => {
                    let name = &context.func.params.user_named_funcs()[*name];
                    Symbol::from_name(name).map(Target::Symbol)
                }
                FinalizedRelocTarget::ExternalName(ExternalName::LibCall(call)) => {
                    Runtime::of_libcall(*call).map(|r| Target::Symbol(Symbol::Runtime(r)))
                }
                FinalizedRelocTarget::Func(offset) => Some(Target::Here(*offset)),
                FinalizedRelocTarget::ExternalName(_) => None,
            };
            let target = target.ok_or_else(|| format!("a relocation against {:?}", r.target))?;
            relocations.push(Relocation { offset: r.offset, kind: r.kind, target, addend: r.addend });
        }
        Ok(Compiled {
            bytes: buffer.data().to_vec(),
            align: buffer.alignment,
            relocations,
            variadic: env.module.function(id).is_some_and(|f| f.varargs),
            code: FunctionCode::new(id, buffer),
        })
    }
}

/// Linked code: bytes for a base address, and what is where.
pub(super) struct Linked {
    pub bytes: Vec<u8>,
    pub map: CodeMap,
    /// The thunks that set al for variadic functions, with their addresses and sizes.
    pub thunks: Vec<(Symbol, u64, u64)>,
}

/// Lays functions out from `base` on and fills in addresses. `elsewhere`: address of a function that is not among them.
pub(super) fn link(
    compiled: Vec<Compiled>,
    base: u64,
    elsewhere: impl Fn(GlobalId) -> Option<u64>,
) -> Result<Linked, String> {
    let mut at = base;
    let mut starts: IndexMap<GlobalId, u64, FxBuildHasher> = IndexMap::default();
    for function in &compiled {
        at = at.next_multiple_of(u64::from(function.align).max(16));
        starts.insert(function.code.id, at);
        at += function.bytes.len() as u64;
    }
    let starts_end = at;
    // Thunks follow the functions.
    let mut thunks: IndexMap<Symbol, (u64, Vec<u8>), FxBuildHasher> = IndexMap::default();
    for function in compiled.iter().filter(|f| f.variadic) {
        let start = at.next_multiple_of(16);
        let bytes = variadic_entry(start, starts[&function.code.id]).ok_or("a thunk does not reach its function")?;
        at = start + bytes.len() as u64;
        thunks.insert(Symbol::VariadicEntry(function.code.id.index() as u32), (start, bytes));
    }
    for relocation in compiled.iter().flat_map(|f| &f.relocations) {
        if let Target::Symbol(symbol) = relocation.target
            && let Some(bytes) = thunk(symbol, &elsewhere)
        {
            thunks.entry(symbol).or_insert_with(|| {
                let start = at.next_multiple_of(16);
                at = start + bytes.len() as u64;
                (start, bytes)
            });
        }
    }
    let address = |symbol: Symbol| match symbol {
        Symbol::Function(n) | Symbol::External(n) => match thunks.get(&Symbol::VariadicEntry(n)) {
            Some((start, _)) => Some(*start),
            None => {
                let id = GlobalId::new(n as usize);
                starts.get(&id).copied().or_else(|| elsewhere(id))
            }
        },
        Symbol::Runtime(r) => Some(r.address()),
        Symbol::Variadic(_) | Symbol::VariadicPointer(_) | Symbol::VariadicEntry(_) => thunks.get(&symbol).map(|t| t.0),
    };
    // int3 between functions.
    let mut bytes = vec![0xcc; (at - base) as usize];
    for (function, (_, &start)) in compiled.iter().zip(&starts) {
        let offset = (start - base) as usize;
        let into = &mut bytes[offset..offset + function.bytes.len()];
        into.copy_from_slice(&function.bytes);
        for r in &function.relocations {
            let target = match r.target {
                Target::Here(offset) => start + u64::from(offset),
                Target::Symbol(symbol) => address(symbol).ok_or_else(|| format!("{symbol:?} is nowhere"))?,
            };
            relocate(into, start, r, target).ok_or_else(|| format!("a relocation {r:?} does not reach its target"))?;
        }
    }
    for (start, code) in thunks.values() {
        let offset = (start - base) as usize;
        bytes[offset..offset + code.len()].copy_from_slice(code);
    }
    let entries = starts.keys().filter_map(|id| Some((*id, address(Symbol::Function(id.index() as u32))?))).collect();
    let thunk_range = starts_end..at;
    let map = CodeMap::new(
        entries,
        thunk_range,
        compiled.into_iter().zip(starts.values()).map(|(f, s)| (*s, f.code)).collect(),
    );
    let thunks = thunks.into_iter().map(|(symbol, (start, code))| (symbol, start, code.len() as u64)).collect();
    Ok(Linked { bytes, map, thunks })
}

/// Writes an address, or the distance to it. None if it does not fit.
fn relocate(code: &mut [u8], start: u64, r: &Relocation, target: u64) -> Option<()> {
    let at = r.offset as usize;
    let value = target.wrapping_add_signed(r.addend);
    match r.kind {
        Reloc::Abs8 => code.get_mut(at..at + 8)?.copy_from_slice(&value.to_le_bytes()),
        Reloc::Abs4 => code.get_mut(at..at + 4)?.copy_from_slice(&u32::try_from(value).ok()?.to_le_bytes()),
        Reloc::X86PCRel4 | Reloc::X86CallPCRel4 => {
            let distance = value.wrapping_sub(start + u64::from(r.offset)) as i64;
            code.get_mut(at..at + 4)?.copy_from_slice(&i32::try_from(distance).ok()?.to_le_bytes());
        }
        _ => return None,
    }
    Some(())
}

/// The way into a variadic function: saves the registers, and calls the function's code with the address of where they are.
fn variadic_entry(start: u64, target: u64) -> Option<Vec<u8>> {
    // push rbp; mov rbp, rsp; sub rsp, area
    let mut code = vec![0x55, 0x48, 0x89, 0xe5, 0x48, 0x81, 0xec];
    code.extend(translate::SAVE_AREA.to_le_bytes());
    // mov [rsp + n], r for rdi, rsi, rdx, rcx, r8, r9
    for (n, (rex, register)) in [(0x48, 7), (0x48, 6), (0x48, 2), (0x48, 1), (0x4c, 0), (0x4c, 1)].iter().enumerate() {
        code.extend([*rex, 0x89, 0x44 | register << 3, 0x24, 8 * n as u8]);
    }
    // movaps [rsp + n], xmm: whatever al says, to save them does no harm
    for n in 0..8u32 {
        code.extend([0x0f, 0x29, 0x84 | (n as u8) << 3, 0x24]);
        code.extend((48 + 16 * n).to_le_bytes());
    }
    // mov rdi, rsp; call target; leave; ret
    code.extend([0x48, 0x89, 0xe7, 0xe8]);
    let distance = target.wrapping_sub(start + code.len() as u64 + 4) as i64;
    code.extend(i32::try_from(distance).ok()?.to_le_bytes());
    code.extend([0xc9, 0xc3]);
    Some(code)
}

/// The code of a thunk: sets al to the number of vector registers that may hold arguments, and jumps on.
fn thunk(symbol: Symbol, elsewhere: &impl Fn(GlobalId) -> Option<u64>) -> Option<Vec<u8>> {
    // mov eax, 8
    let mut code = vec![0xb8, 8, 0, 0, 0];
    match symbol {
        Symbol::Variadic(n) => {
            // movabs r11, target; jmp r11
            code.extend([0x49, 0xbb]);
            code.extend(elsewhere(GlobalId::new(n as usize))?.to_le_bytes());
            code.extend([0x41, 0xff, 0xe3]);
        }
        Symbol::VariadicPointer(TargetIn::Register(n)) => match n {
            // jmp rdi, rsi, rdx, rcx
            0..4 => code.extend([0xff, [0xe7, 0xe6, 0xe2, 0xe1][n as usize]]),
            // jmp r8, r9
            _ => code.extend([0x41, 0xff, if n == 4 { 0xe0 } else { 0xe1 }]),
        },
        Symbol::VariadicPointer(TargetIn::Stack(n)) => {
            // jmp [rsp + 8 + 8 * n], above the return address
            code.extend([0xff, 0xa4, 0x24]);
            code.extend((8 + 8 * n).to_le_bytes());
        }
        Symbol::Function(_) | Symbol::External(_) | Symbol::Runtime(_) | Symbol::VariadicEntry(_) => return None,
    }
    Some(code)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::DataLayout;
    use crate::jit::data::Places;
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
        // `@x` has no place, which the translation is right to find impossible.
        let places = Places::new();
        let isa = target(&options, false).unwrap();
        let frontend = isa.frontend_config();
        let env = Env { module, layout: &layout, places: &places, optimize: true, frontend };
        let mut compiler = Compiler::new(isa, Layouts::new(module, &layout));
        let mut compile = |name| compiler.compile(&env, &options, module.find(name).unwrap());
        assert!(compile("g").is_ok());
        let error = compile("f").err().unwrap();
        assert_eq!(error.function, "f");
        assert!(compile("g").is_ok());
    }

    #[test]
    fn addresses_out_of_reach_are_noticed() {
        let r = |kind| Relocation { offset: 1, kind, target: Target::Here(0), addend: -4 };
        let mut code = [0; 9];
        assert_eq!(relocate(&mut code, 0x1000, &r(Reloc::X86CallPCRel4), 0x2000), Some(()));
        assert_eq!(code[1..5], 0xffbu32.to_le_bytes());
        assert_eq!(relocate(&mut code, 0x1000, &r(Reloc::X86PCRel4), 1 << 40), None);
        assert_eq!(relocate(&mut code, 0x1000, &r(Reloc::Abs8), 1 << 40), Some(()));
        assert_eq!(code[1..], ((1u64 << 40) - 4).to_le_bytes());
        assert_eq!(relocate(&mut code, 0x1000, &r(Reloc::X86GOTPCRel4), 0x2000), None);
    }
}
