//! The constructs that the JIT can compile ([`crate::unsupported`]).

mod call;
mod intrinsic;
pub(in crate::jit) mod unchecked;

use crate::abi::flatten::FlattenError;
use crate::ir::asm::InlineAsm;
use crate::ir::inst::{CallInfo, Clause};
use crate::ir::x86::X86Intrinsic;
use crate::ir::{AttrSet, DataLayout, Function, GlobalId, Module, Operand, Type};
use crate::jit::translate::Intrinsic;
use crate::jit::translate::flat::FlatType;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature::{NestRegister, SignatureBuilder};
use crate::jit::x86_64::inline_asm;
use crate::unsupported::{EngineSupport, LARGE_ATOMIC, NO_TYPE_INFO};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Maximum size in bytes of large values in a frame. Cranelift's limit is somewhat larger; a frame that
/// exceeds the stack is reported when the function is called.
const MAX_TEMPORARIES: u64 = 512 << 20;

/// Returns the JIT's answers about a module.
pub(super) fn of<'m>(module: &'m Module, layout: &'m DataLayout) -> Box<dyn EngineSupport + 'm> {
    Box::new(JitSupport::new(module, layout))
}

/// Returns the x86 intrinsic of a name.
fn x86_named(name: &str) -> Option<X86Intrinsic> {
    X86Intrinsic::named(name.strip_prefix("llvm.x86.")?)
}

struct JitSupport<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    /// Number of stack words that the function's arguments take.
    argument_words: u32,
    /// Bytes that the function's frame takes for large values.
    temporaries: u64,
    /// Cache of flattened value types, or the reason why a type is not supported.
    flats: FxHashMap<Type, Result<Rc<FlatType>, FlattenError>>,
}

impl<'m> JitSupport<'m> {
    fn new(module: &'m Module, layout: &'m DataLayout) -> JitSupport<'m> {
        JitSupport { module, layout, argument_words: 0, temporaries: 0, flats: FxHashMap::default() }
    }

    fn flat(&mut self, ty: Type) -> Result<Rc<FlatType>, FlattenError> {
        let entry = self.flats.entry(ty);
        entry.or_insert_with(|| FlatType::of(&self.module.types, self.layout, ty).map(Rc::new)).clone()
    }

    /// Assigns a function's parameters to registers and stack; `None` if one is not supported.
    fn parameters(&mut self, function: &Function) -> Option<SignatureBuilder> {
        let params: Vec<_> = function.params.iter().map(|p| (p.ty, [p.attrs, AttrSet::NONE])).collect();
        self.signature_of(function.ret, &params)
    }
}

impl EngineSupport for JitSupport<'_> {
    fn value(&mut self, ty: Type) -> Result<(), FlattenError> {
        self.flat(ty).map(drop)
    }

    fn initializes_any_vector(&self) -> bool {
        true
    }

    /// Whether host functions can return a type. LLVM returns a third and fourth floating-point number in x87
    /// registers, and vectors in further vector registers; only calls within the module may deviate from that.
    fn host_result(&mut self, ty: Type) -> bool {
        let Ok(flat) = self.flat(ty) else { return true };
        let floats = flat.passed().filter(|p| match p.scalar {
            Scalar::X86Fp80 => false,
            scalar => p.lane.is_some() || scalar.is_float() || scalar.clif().is_vector(),
        });
        !matches!(floats.count(), 3 | 4)
    }

    fn declared_intrinsic(&mut self, name: &str, _: &Function) -> bool {
        Intrinsic::of_name(name).is_some() || x86_named(name).is_some()
    }

    fn ignores_intrinsic(&self, name: &str) -> bool {
        Intrinsic::of_name(name) == Some(Intrinsic::NoOp)
    }

    fn intrinsic_call(&mut self, name: &str, call: &CallInfo) -> Option<String> {
        match x86_named(name) {
            Some(op) => self.x86_intrinsic(op, call),
            None => self.intrinsic(Intrinsic::of_name(name)?, name, call),
        }
    }

    fn inline_asm(&mut self, asm: &InlineAsm, call: &CallInfo) -> Option<String> {
        inline_asm::obstacle(self.module, asm, call)
    }

    fn enter_function(&mut self, function: &Function) {
        self.temporaries = 0;
        self.argument_words = self.parameters(function).map_or(0, |taken| taken.words);
    }

    fn landing_pad_clause(&self, clause: &Clause) -> Option<String> {
        let Operand::Const(id) = clause.value.1 else { return None };
        let infos = crate::jit::translate::landing_pads::type_infos(self.module, clause.filter, id);
        let variable = |id: &GlobalId| self.module.globals[*id].can_be_type_info();
        infos.is_none_or(|list| !list.iter().flatten().all(variable)).then(|| NO_TYPE_INFO.into())
    }

    /// Returns the obstacle to a large atomic access. The processor must have an instruction for it: LLVM lowers all
    /// others to libatomic, which takes locks. An access of at most 8 bytes is atomic at any address, but the 16-byte
    /// instruction requires alignment.
    fn large_atomic(&self, bits: u32, align: Option<u64>) -> Option<&'static str> {
        match align {
            _ if bits > 128 => Some(LARGE_ATOMIC),
            Some(..16) => Some(" that is not aligned"),
            _ if !std::arch::is_x86_feature_detected!("cmpxchg16b") => Some(" on a processor without `cmpxchg16b`"),
            _ => None,
        }
    }

    fn argument(&mut self, ty: Type, attrs: [AttrSet; 2]) -> Option<String> {
        self.passing(ty, attrs)
    }

    fn signature(&mut self, function: &Function) -> Option<String> {
        call::too_many_parameters(function.params.len()).or_else(|| {
            let sret = self.module.types.is_first_class(function.ret)
                && function.params.iter().any(|p| self.module.has_attr(p.attrs, "sret"));
            sret.then(|| "a result in addition to an `sret` parameter".into())
        })
    }

    fn nest_parameter(&mut self, function: &Function) -> Option<String> {
        let nest = self.parameters(function)?.nest;
        let full = matches!(nest, Some(NestRegister::Float(8..)));
        full.then(|| "the attribute `nest` in addition to six integers and eight floating-point values".into())
    }

    fn call(&mut self, call: &CallInfo, callee: Option<GlobalId>, nest: bool) -> Vec<(&'static str, String)> {
        self.arguments(call, callee, nest)
    }

    fn temporary(&mut self, ty: Type) {
        if let Ok(flat) = self.flat(ty)
            && flat.is_in_memory()
        {
            self.temporaries += flat.size;
        }
    }

    fn frame(&mut self) -> Option<String> {
        let bytes = self.temporaries;
        (bytes > MAX_TEMPORARIES).then(|| format!("a function with {bytes} bytes of large values"))
    }
}
