//! Checks for constructs that the JIT cannot compile. They run over everything that a program can reach
//! before compilation, so that the translation meets only supported constructs: unsupported ones inside
//! functions are first replaced by traps ([`crate::ir::unsupported`]).

mod call;
mod intrinsic;
mod threads;

use crate::abi::flatten::FlattenError;
use crate::diagnostic::Diagnostic;
use crate::engine::{MAX_AGGREGATE_SCALARS, MAX_HOST_INT_BITS};
use crate::ir::cfg::{is_funclet_pad, visited};
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{CallConv, CallInfo, CastOp, Clause};
use crate::ir::reach::Use;
use crate::ir::unsupported::Site;
use crate::ir::x86::Processor;
use crate::ir::{
    AttrSet, Body, ConstId, Constant, DataLayout, Function, GlobalId, GlobalKind, Inst, InstId, Module, Name, Operand,
    Type, TypeKind, relative_offsets,
};
use crate::jit::compile::parallel;
use crate::jit::translate::flat::{FlatType, is_many};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature::NestRegister;
use crate::jit::translate::{Intrinsic, named_processor_intrinsic};
use crate::source::Span;
use crate::verify::Unsupported as Found;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Query to the host: the reason why a declared function cannot be called, if any.
pub(super) type HostSays<'a> = &'a (dyn Fn(GlobalId) -> Option<String> + Sync);

/// Finds every unsupported construct in what is reached.
pub(super) fn check(module: &Module, layout: &DataLayout, reached: &[(GlobalId, Use)], host: HostSays<'_>) -> Found {
    let threads = parallel::threads(reached.iter().map(|(id, _)| parallel::size(module, *id)).sum());
    // A single thread reports the findings, in a fixed order.
    if threads > 1 && threads::is_clean(module, layout, reached, host, threads) {
        return Found::default();
    }
    let mut check = Check::new(module, layout, host);
    check.layout();
    for (table, what) in module.odd_structors() {
        check.refuse("E0606", module.globals[table].span, what);
    }
    for (id, why) in reached {
        check.global(*id, *why);
    }
    check.found
}

/// Maximum alignment in bytes of a function. The address space for code is too small for more padding.
const MAX_ALIGN: u64 = 1 << 20;

struct Check<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    host: HostSays<'m>,
    found: Found,
    /// Position in the program of the construct under inspection; `None` if no run can do without it.
    site: Option<Site>,
    /// Reasons why declared functions cannot be called: error code and message.
    declared: FxHashMap<GlobalId, Option<(&'static str, String)>>,
    /// Number of stack words that the function's arguments take.
    room: u32,
    /// Whether the module has thread-local variables.
    thread_locals: bool,
    /// Whether unreachable blocks are checked too. That is faster, and sufficient if nothing is found.
    all_blocks: bool,
    /// Constants that have been checked. Shared ones are checked once.
    constants: SecondaryMap<ConstId, bool>,
    /// Cache of flattened value types, or the reason why a type is not supported.
    flats: FxHashMap<Type, Result<Rc<FlatType>, FlattenError>>,
    /// Value types known to be supported.
    values: SecondaryMap<Type, bool>,
    /// Cache of whether types are sized.
    sizes: SecondaryMap<Type, Option<bool>>,
    /// Cache of whether attribute sets change how an argument is passed.
    special: SecondaryMap<AttrSet, Option<bool>>,
}

impl<'m> Check<'m> {
    /// Creates a checker with empty caches.
    fn new(module: &'m Module, layout: &'m DataLayout, host: HostSays<'m>) -> Check<'m> {
        let (found, declared, constants, flats, values, sizes, special) = Default::default();
        Check {
            module,
            layout,
            host,
            found,
            site: None,
            declared,
            room: 0,
            thread_locals: module.has_thread_locals(),
            all_blocks: false,
            constants,
            flats,
            values,
            sizes,
            special,
        }
    }
}

impl Check<'_> {
    fn refuse(&mut self, code: &'static str, span: Span, message: String) {
        self.found.add(self.site, Diagnostic::error(code, span, format!("{message} is not supported yet")));
    }

    fn layout(&mut self) {
        let Some((_, span)) = &self.module.data_layout else { return };
        let wrong = match () {
            () if self.layout.big_endian => "a big-endian data layout".into(),
            () if self.layout.pointer(0).0 != 8 => {
                format!("a data layout with pointers of {} bits", self.layout.pointer(0).0 * 8)
            }
            () if self.layout.index_bits(0) != 64 => {
                format!("a data layout with addresses of {} bits", self.layout.index_bits(0))
            }
            () => return,
        };
        let error = Diagnostic::error("E0607", *span, format!("{wrong} does not match this machine"));
        self.found.add(None, error.help("compile for x86-64, or remove the line to use this machine's layout"));
    }

    fn global(&mut self, id: GlobalId, why: Use) {
        let global = &self.module.globals[id];
        self.site = None;
        match &global.kind {
            GlobalKind::Variable { ty, init, .. } => {
                if let Some(init) = *init {
                    if self.thread_locals
                        && let Some(other) = self.module.thread_local_in(init)
                    {
                        let name = &self.module.globals[other].name;
                        let what = format!("the address of the thread-local variable `@{name}` in an initializer");
                        self.refuse("E0606", global.span, what);
                    }
                    self.sized(*ty, global.span);
                    self.constant(init, global.span, true);
                }
            }
            GlobalKind::Function(function) => match &function.body {
                Some(body) => {
                    if matches!(why, Use::Entry) {
                        self.outside(function, "a caller outside the program", false, global.span);
                        let nest = function.params.iter().any(|p| self.module.has_attr(p.attrs, "nest"));
                        self.nest(nest, "for a caller outside the program", global.span);
                    }
                    self.function(id, function, body);
                }
                None => {
                    // An indirect call of it reaches a stub that ends the run.
                    if let Some((code, message)) = self.declared(id)
                        && !Intrinsic::is_reserved(&global.name)
                    {
                        let text =
                            if matches!(why, Use::Inst { call: true, .. }) { "called here" } else { "used here" };
                        let span = self.place(why).unwrap_or(global.span);
                        self.site = Some(Site::Entry { function: id, typed: false });
                        self.undeclarable(code, span, message, text, id);
                    }
                }
            },
            GlobalKind::Ifunc { .. } => {
                let resolver = self.module.resolver(id).and_then(|id| self.module.function(id));
                if resolver.is_none_or(|f| f.varargs || !f.params.is_empty()) {
                    let message = format!("the ifunc `@{}`, whose resolver takes arguments,", global.name);
                    self.refuse("E0606", global.span, message);
                }
            }
            GlobalKind::Alias { .. } | GlobalKind::Undeclared => {}
        }
    }

    /// Returns why calls of a declared function cannot be compiled: error code and message.
    fn declared(&mut self, id: GlobalId) -> Option<(&'static str, String)> {
        let global = &self.module.globals[id];
        let function = self.module.function(id).filter(|f| f.body.is_none())?;
        if let Some(known) = self.declared.get(&id) {
            return known.clone();
        }
        let before = self.found.len();
        if let Some(message) = (self.host)(id) {
            self.found.add(None, Diagnostic::error("E0703", global.span, message));
        }
        if !Intrinsic::is_reserved(&global.name) {
            self.outside(function, "a host function", true, global.span);
            self.host_result(function.ret, global.span);
            if within(function.cc) && !function.cc.is_c() {
                self.refuse("E0605", global.span, format!("{} of a host function", function.cc.description()));
            }
        } else if self.is_unknown_intrinsic(&global.name) {
            self.refuse("E0604", global.span, format!("the intrinsic `@{}`", global.name));
        }
        let found = self.found.take_from(before).into_iter().next().map(|found| (found.code, found.message));
        self.declared.entry(id).or_insert(found).clone()
    }

    /// Adds a finding about a declared function.
    fn undeclarable(&mut self, code: &'static str, span: Span, message: String, text: &str, id: GlobalId) {
        let found = Diagnostic::error(code, span, message).here(text);
        let found = match self.module.function(id).is_some_and(|f| f.implicit) {
            true => found,
            false => found.label(self.module.globals[id].span, "declared here"),
        };
        self.found.add(self.site, found);
    }

    /// Returns the position of a use in the text.
    fn place(&self, why: Use) -> Option<Span> {
        match why {
            Use::Inst { function, inst, .. } => Some(self.module.function(function)?.body.as_ref()?.span(inst)),
            Use::Initialiser(id) => Some(self.module.globals[id].span),
            Use::Entry | Use::Assembly => None,
        }
    }

    fn function(&mut self, id: GlobalId, function: &Function, body: &Body) {
        let span = self.module.globals[id].span;
        if let Some(align) = self.module.globals[id].align.filter(|align| *align > MAX_ALIGN) {
            self.refuse("E0605", span, format!("a function aligned to {align} bytes"));
        }
        let entry = |typed| Some(Site::Entry { function: id, typed });
        self.site = entry(true);
        self.convention(function.cc, span);
        self.site = entry(false);
        for (param, value) in function.params.iter().zip(&body.params) {
            let span = body.values[*value].span;
            self.value_type(param.ty, span);
            self.passing(param.ty, [param.attrs, AttrSet::NONE], span);
        }
        self.result_type(function.ret, span);
        self.arity(function.params.len(), span);
        if self.module.types.is_first_class(function.ret)
            && function.params.iter().any(|p| self.module.has_attr(p.attrs, "sret"))
        {
            self.refuse("E0605", span, "a result in addition to an `sret` parameter".into());
        }
        self.site = entry(true);
        if self.module.has_fn_attr(function.attrs, "naked") {
            self.refuse("E0605", span, "a `naked` function".into());
        }
        let params: Vec<_> = function.params.iter().map(|p| (p.ty, [p.attrs, AttrSet::NONE])).collect();
        let taken = self.words(function.ret, &params);
        self.room = taken.as_ref().map_or(0, |taken| taken.words);
        let nest = taken.and_then(|taken| taken.nest);
        self.nest(nest.is_some() && function.varargs, "of a variadic function", span);
        let full = matches!(nest, Some(NestRegister::Float(8..)));
        self.nest(full, "in addition to six integers and eight floating-point values", span);
        let mut temporaries = 0;
        let blocks = if self.all_blocks { body.layout.clone() } else { visited(body) };
        for block in blocks {
            if is_funclet_pad(body, block) {
                continue;
            }
            for &inst in &body.blocks[block].insts {
                self.site = Some(Site::Inst { function: id, inst });
                self.inst(body, inst);
                temporaries += self.temporaries(body, inst);
            }
        }
        self.site = entry(true);
        if temporaries > MAX_TEMPORARIES {
            let message = format!("a function with {temporaries} bytes of large values");
            self.refuse("E0602", span, message);
        }
    }

    /// Returns the bytes that an instruction takes in the frame for large aggregates: its result and constant
    /// operands.
    fn temporaries(&mut self, body: &Body, inst: InstId) -> u64 {
        let (types, mut list) = (&self.module.types, Vec::new());
        body.insts[inst].for_each_operand(|ty, operand| {
            if matches!(operand, Operand::Const(_)) && is_many(types, ty) {
                list.push(ty);
            }
        });
        if let Some(ty) = body.result(inst).map(|v| body.values[v].ty).filter(|ty| is_many(types, *ty)) {
            let count = if matches!(body.insts[inst], Inst::Phi { .. }) { 2 } else { 1 };
            list.extend(std::iter::repeat_n(ty, count));
        }
        let size = |flat: Rc<FlatType>| if flat.is_large() { flat.size } else { 0 };
        list.into_iter().map(|ty| self.flat(ty).map_or(0, size)).sum()
    }

    fn flat(&mut self, ty: Type) -> Result<Rc<FlatType>, FlattenError> {
        let entry = self.flats.entry(ty);
        entry.or_insert_with(|| FlatType::of(&self.module.types, self.layout, ty).map(Rc::new)).clone()
    }

    /// Checks the types that cross the boundary of the program. The embedder passes vectors as the program
    /// does; a `host` function supports only the vectors of C.
    fn outside(&mut self, function: &Function, whom: &str, host: bool, span: Span) {
        for ty in function.params.iter().map(|p| p.ty).chain([function.ret]) {
            let too_wide = self.module.types.wide_int(ty).is_some_and(|bits| bits > MAX_HOST_INT_BITS);
            if too_wide || host && self.module.types.holds_vector(ty) && !self.crosses(ty) {
                let ty = self.module.types.display(ty);
                self.refuse("E0601", span, format!("a value of type {ty} to or from {whom}"));
            }
        }
    }

    /// Returns whether C supports the vectors in a type and passes them in a 128-bit register. Passing longer
    /// ones depends on the target features for which the host function was compiled.
    fn crosses(&self, ty: Type) -> bool {
        let types = &self.module.types;
        match types.kind(ty) {
            TypeKind::Array { elem, .. } => self.crosses(*elem),
            TypeKind::Struct { fields, .. } => fields.iter().all(|f| self.crosses(*f)),
            TypeKind::Vector { len, scalable: false, elem } => {
                let bits = Scalar::of(types, *elem).map_or(0, Scalar::bits);
                matches!(bits, 8 | 16 | 32 | 64) && bits.checked_mul(*len).is_some_and(|all| all <= 128)
            }
            TypeKind::Vector { .. } => false,
            _ => true,
        }
    }

    /// Checks the result type of a host function. LLVM returns a third and fourth floating-point number in
    /// x87 registers, and vectors in further vector registers. Only calls within the module may deviate from
    /// that.
    fn host_result(&mut self, ty: Type, span: Span) {
        let Ok(flat) = self.flat(ty) else { return };
        let floats = flat.passed().filter(|p| match p.scalar {
            Scalar::X86Fp80 => false,
            scalar => p.lane.is_some() || scalar.is_float() || scalar.clif().is_vector(),
        });
        if matches!(floats.count(), 3 | 4) {
            let ty = self.module.types.display(ty);
            self.refuse("E0601", span, format!("a result of type {ty} from a host function"));
        }
    }

    fn inst(&mut self, body: &Body, id: InstId) {
        let span = body.span(id);
        let inst = &body.insts[id];
        if let Some(call) = inst.call() {
            return self.call(call, span);
        }
        inst.for_each_operand(|ty, operand| self.operand(ty, operand, span));
        match inst {
            Inst::Cast { op, from, to, .. } => {
                self.value_type(*to, span);
                let types = &self.module.types;
                if types.vector(*from).is_some() != types.vector(*to).is_some()
                    && [from, to].iter().any(|ty| types.is_ptr(**ty))
                {
                    self.refuse("E0602", span, "a bitcast between a pointer and a vector".into());
                }
                let bits = |ty| self.bits(ty);
                if *op == CastOp::Bitcast && bits(*from) != bits(*to) && bits(*from).is_some() {
                    self.refuse("E0602", span, "a bitcast between types of different sizes".into());
                }
            }
            Inst::Load { ty, atomic, align, .. } => {
                self.value_type(*ty, span);
                if atomic.is_some() {
                    let align = align.or_else(|| self.layout.align_of(&self.module.types, *ty));
                    self.atomic(*ty, align, span);
                }
            }
            Inst::Store { atomic: Some(_), value, align, .. } => {
                let align = align.or_else(|| self.layout.align_of(&self.module.types, value.0));
                self.atomic(value.0, align, span);
            }
            // Without an `align` they are aligned to their size.
            Inst::AtomicRmw { value, align, .. } => self.atomic(value.0, *align, span),
            Inst::CmpXchg { expected, align, .. } => self.atomic(expected.0, *align, span),
            Inst::ExtractElement { index: (ty, _), .. } | Inst::InsertElement { index: (ty, _), .. }
                if self.is_wide(*ty) =>
            {
                let ty = self.module.types.display(*ty);
                self.refuse("E0602", span, format!("an index of type {ty}"));
            }
            Inst::VaArg { ty, .. } if self.module.types.vector(*ty).is_some() || self.is_wide(*ty) => {
                let ty = self.module.types.display(*ty);
                self.refuse("E0602", span, format!("`va_arg` of type {ty}"));
            }
            Inst::LandingPad { ty, clauses, .. } => self.landingpad(*ty, clauses, span),
            Inst::Phi { ty, .. } | Inst::VaArg { ty, .. } => self.value_type(*ty, span),
            Inst::Alloca { ty, inalloca, .. } => {
                self.sized(*ty, span);
                if *inalloca {
                    self.refuse("E0602", span, "an alloca with `inalloca`".into());
                }
            }
            Inst::Gep { source, base_ty, indices, .. } => {
                self.value_type(*base_ty, span);
                self.gep_types(*source, indices.iter().map(|(t, v)| (*t, *v)), span);
            }
            _ => {}
        }
    }

    /// Checks that a landing pad's result is an exception pointer and a selector, and that its clauses name
    /// type infos.
    fn landingpad(&mut self, ty: Type, clauses: &[Clause], span: Span) {
        self.value_type(ty, span);
        let Ok(flat) = self.flat(ty) else { return };
        let fits = match &*flat.fields {
            [exception, rest @ ..] if exception.scalar == Scalar::Ptr => match rest {
                [] => true,
                [selector] => matches!(selector.scalar, Scalar::Int(8 | 16 | 32 | 64)),
                _ => false,
            },
            _ => false,
        };
        if !fits {
            let ty = self.module.types.display(ty);
            self.refuse("E0602", span, format!("a landingpad of type {ty}"));
        }
        for clause in clauses {
            let Operand::Const(id) = clause.value.1 else { continue };
            let infos = crate::jit::translate::type_infos(self.module, clause.filter, id);
            let variable = |id: &GlobalId| self.module.globals[*id].can_be_type_info();
            if infos.is_none_or(|list| !list.iter().flatten().all(variable)) {
                self.refuse("E0602", span, "a landingpad clause that is not a variable".into());
            }
        }
    }

    /// Returns the size in bits of a scalar or vector.
    fn bits(&self, ty: Type) -> Option<u32> {
        let types = &self.module.types;
        let lanes = types.vector(ty).map_or(1, |v| v.0);
        self.form(ty)?.bits().checked_mul(lanes)
    }

    /// Returns the scalar kind of a type, or of a vector's element. [`Scalar::Int`] may have any width here.
    fn form(&self, ty: Type) -> Option<Scalar> {
        let types = &self.module.types;
        let ty = types.scalar(ty);
        types.wide_int(ty).map(Scalar::Int).or_else(|| Scalar::of(types, ty))
    }

    /// Returns whether values of the type, or its elements, are integers of more than 128 bits.
    fn is_wide(&self, ty: Type) -> bool {
        self.module.types.words(ty) > 1
    }

    /// Checks that the machine has an instruction for an atomic operation. LLVM lowers others to libatomic,
    /// which takes locks. An access of at most 8 bytes is atomic at any address, but the 16-byte instruction
    /// requires alignment.
    fn atomic(&mut self, ty: Type, align: Option<u64>, span: Span) {
        let bits = self.bits(ty).unwrap_or(0);
        let shown = self.module.types.display(ty);
        let why = match bits {
            ..=64 => return,
            129.. => format!("an atomic operation on {shown}, which has more than 16 bytes,"),
            _ if align.is_some_and(|a| a < 16) => format!("an atomic operation on {shown} that is not aligned"),
            _ if !std::arch::is_x86_feature_detected!("cmpxchg16b") => {
                format!("an atomic operation on {shown} on a processor without `cmpxchg16b`")
            }
            _ => return,
        };
        self.refuse("E0602", span, why);
    }

    fn operand(&mut self, ty: Type, operand: Operand, span: Span) {
        self.value_type(ty, span);
        if let Operand::Const(c) = operand {
            self.constant(c, span, false);
        }
    }

    /// Checks a type of values.
    fn value_type(&mut self, ty: Type, span: Span) {
        if self.values[ty] {
            return;
        }
        let Err(why) = self.flat(ty) else {
            self.values[ty] = true;
            return;
        };
        let ty = self.module.types.display(ty);
        match why {
            FlattenError::Type => self.refuse("E0601", span, format!("a value of type {ty}")),
            FlattenError::Size => {
                let message = format!("a value of type {ty}, which has more than {MAX_AGGREGATE_SCALARS} elements,");
                self.refuse("E0601", span, message);
            }
        }
    }

    fn result_type(&mut self, ty: Type, span: Span) {
        if !matches!(self.module.types.kind(ty), TypeKind::Void) {
            self.value_type(ty, span);
        }
    }

    /// Checks that a type in memory is sized.
    fn sized(&mut self, ty: Type, span: Span) {
        let known = &mut self.sizes[ty];
        if !*known.get_or_insert_with(|| self.layout.size_of(&self.module.types, ty).is_some()) {
            self.refuse(
                "E0601",
                span,
                format!("memory of type {}, whose size is unknown or too large,", self.module.types.display(ty)),
            );
        }
    }

    /// Checks the types that a getelementptr steps through.
    fn gep_types(&mut self, source: Type, indices: impl Iterator<Item = (Type, Operand)>, span: Span) {
        let mut ty = source;
        self.sized(ty, span);
        for (n, (_, index)) in indices.enumerate() {
            if n == 0 {
                continue;
            }
            ty = match self.module.types.kind(ty) {
                TypeKind::Array { elem, .. } => *elem,
                // LLVM steps in whole bytes here, regardless of the vector's own layout.
                TypeKind::Vector { elem, .. } => *elem,
                TypeKind::Struct { fields, .. } => {
                    let field = match index {
                        Operand::Const(c) => self.module.constants.as_index(c),
                        Operand::Value(_) => None,
                    };
                    match field.and_then(|f| usize::try_from(f).ok()).and_then(|f| fields.get(f)) {
                        Some(field) => *field,
                        None => {
                            return self.refuse("E0602", span, "a field number that is not a plain constant".into());
                        }
                    }
                }
                _ => return,
            };
            self.sized(ty, span);
        }
    }

    fn convention(&mut self, cc: CallConv, span: Span) {
        if !within(cc) {
            self.refuse("E0605", span, cc.description());
        }
    }

    /// Checks a target intrinsic: its types, and whether this processor supports it.
    fn processor(&mut self, op: Processor, call: &CallInfo, span: Span) {
        call.args.iter().for_each(|arg| self.operand(arg.ty, arg.value, span));
        if !op.fits(&self.module.types, &self.module.constants, call) {
            self.refuse("E0604", span, format!("the intrinsic `@llvm.x86.{}` of this type", op.name()));
        } else if let Some(feature) = crate::jit::x86_64::intrinsics::missing(op.op) {
            let text = format!("the intrinsic `@llvm.x86.{}`, which needs a processor with {feature},", op.name());
            self.refuse("E0604", span, text);
        }
    }

    fn is_unknown_intrinsic(&self, name: &Name) -> bool {
        Intrinsic::is_reserved(name) && Intrinsic::named(name).is_none() && named_processor_intrinsic(name).is_none()
    }

    /// Checks a constant: in memory its bytes must be computable; as an operand it must consist of scalars.
    fn constant(&mut self, id: ConstId, span: Span, in_memory: bool) {
        // A constant that is valid as an operand is valid in memory too; the type of an operand has been
        // checked before.
        if self.constants[id] {
            return;
        }
        let before = self.found.len();
        self.each_constant(id, span, in_memory);
        self.constants[id] = self.found.len() == before;
    }

    fn each_constant(&mut self, id: ConstId, span: Span, in_memory: bool) {
        match &self.module.constants[id] {
            Constant::Invalid | Constant::Int(..) | Constant::Float(..) | Constant::Null(_) | Constant::Global(..) => {}
            Constant::BlockAddress(..) | Constant::Marked(..) | Constant::Metadata(_) => {}
            Constant::PtrAuth(..) => self.refuse("E0603", span, "`ptrauth`".into()),
            Constant::InlineAsm(..) => self.refuse("E0609", span, "inline assembly here".into()),
            Constant::Undef(_) | Constant::Poison(_) | Constant::Zero(_) | Constant::String(..) => {}
            Constant::WideInt(ty, _) => {
                if !in_memory {
                    self.value_type(*ty, span);
                }
            }
            Constant::Array(_, parts) | Constant::Struct(_, parts) | Constant::Vector(_, parts) => {
                for (_, part) in parts {
                    self.constant(*part, span, in_memory);
                }
            }
            Constant::Expr(ty, expr) => {
                if let Some(what) = relative_offsets::overflow_risk(self.module, id) {
                    self.refuse("E0603", span, what);
                }
                self.expr(*ty, expr, span)
            }
        }
    }

    fn expr(&mut self, ty: Type, expr: &ConstExpr, span: Span) {
        let before = self.found.len();
        let mut part = |part: (Type, ConstId)| self.operand(part.0, Operand::Const(part.1), span);
        match expr {
            ConstExpr::Cast { arg, .. } => part(*arg),
            ConstExpr::Gep { base, indices, .. } => {
                part(*base);
                indices.iter().copied().for_each(part);
            }
            ConstExpr::Binary { lhs, rhs, .. }
            | ConstExpr::Icmp { lhs, rhs, .. }
            | ConstExpr::Fcmp { lhs, rhs, .. } => {
                part(*lhs);
                part(*rhs);
            }
            ConstExpr::ExtractElement { vector, index } => [*vector, *index].into_iter().for_each(part),
            ConstExpr::InsertElement { vector: a, value: b, index: c }
            | ConstExpr::ShuffleVector { lhs: a, rhs: b, mask: c }
            | ConstExpr::Select { cond: a, then: b, other: c } => [*a, *b, *c].into_iter().for_each(part),
            ConstExpr::Splat(value) | ConstExpr::Fneg(value) => part(*value),
            ConstExpr::ExtractValue { agg, .. } => part(*agg),
            ConstExpr::InsertValue { agg, value, .. } => [*agg, *value].into_iter().for_each(part),
        }
        if let ConstExpr::Gep { source, indices, .. } = expr {
            self.gep_types(*source, indices.iter().map(|(t, c)| (*t, Operand::Const(*c))), span);
        }
        if let ConstExpr::Cast { op: CastOp::Bitcast, arg, .. } = expr {
            let bits = |ty| self.bits(ty);
            if bits(ty) != bits(arg.0) {
                self.refuse("E0603", span, "a bitcast between types of different sizes".into());
            }
        }
        if self.found.len() == before {
            self.value_type(ty, span);
        }
    }
}

/// Returns whether functions of the module may have a calling convention. They are compiled with that of C.
fn within(cc: CallConv) -> bool {
    cc.is_c() || matches!(cc.0, 10 | 13..=21 | 64 | 65 | 70 | 77 | 79..=83 | 92 | 107)
}

/// Maximum number of scalars in a struct or array that is passed by its elements.
const MAX_ELEMENTS: usize = 1 << 10;
/// Maximum size in bytes of large values in a frame. Cranelift's limit is somewhat larger; a frame that
/// exceeds the stack is reported when the function is called.
const MAX_TEMPORARIES: u64 = 512 << 20;

/// Maximum number of parameters of a function or call.
const MAX_PARAMETERS: usize = 1 << 14;
