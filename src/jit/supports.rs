//! What compiled code can do. Asked about everything a run can reach before anything is compiled, so that the translation
//! meets nothing it does not know: what is found in functions is replaced by traps first ([`crate::ir::unsupported`]).

mod constant;
mod intrinsic;
mod threads;

use super::abi::{Arguments, Extension, MOST_ALIGNED_BY_VALUE, MOST_BY_VALUE, NestIn, Passing, Returning};
use super::scalar::Scalar;
use super::shape::{Flat, Unsupported, is_many};
use super::translate::{Intrinsic, named_processor_intrinsic};
use super::workers;
use crate::diagnostic::Diagnostic;
use crate::engine::{MOST_PASSED, MOST_SCALARS};
use crate::ir::callee::named_callee;
use crate::ir::cfg::{is_funclet_pad, visited};
use crate::ir::inst::{CallConv, CallInfo, CastOp, Clause, TailKind};
use crate::ir::reach::Use;
use crate::ir::unsupported::Site;
use crate::ir::x86::Processor;
use crate::ir::{
    Attr, AttrSet, Body, ConstId, DataLayout, Function, GlobalId, GlobalKind, Inst, InstId, Module, Name, Operand,
    Type, TypeKind, asm,
};
use crate::source::Span;
use crate::verify::Unsupported as Found;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Why calls of a function that is only declared cannot work, if the host says so.
pub(super) type HostSays<'a> = &'a (dyn Fn(GlobalId) -> Option<String> + Sync);

/// Every construct among what is reached that cannot be compiled.
pub(super) fn check(module: &Module, layout: &DataLayout, reached: &[(GlobalId, Use)], host: HostSays<'_>) -> Found {
    let threads = workers::threads(reached.iter().map(|(id, _)| workers::size(module, *id)).sum());
    // What is found is told by one thread.
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

/// There is little room for code beside what alignment wastes.
const MOST_ALIGNED: u64 = 1 << 20;

struct Check<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    host: HostSays<'m>,
    found: Found,
    /// Where a run would come to what is looked at; none if no run can do without it.
    site: Option<Site>,
    /// Why functions that are only declared cannot be called: the code and the sentence.
    declared: FxHashMap<GlobalId, Option<(&'static str, String)>>,
    /// Words on the stack that the function's arguments take.
    room: u32,
    /// Whether there are thread-local variables.
    thread_locals: bool,
    /// Constants that were looked at, shared ones once.
    constants: SecondaryMap<ConstId, bool>,
    /// What types of values are made of, if they are supported.
    flats: FxHashMap<Type, Result<Rc<Flat>, Unsupported>>,
}

impl<'m> Check<'m> {
    /// Nothing looked at yet.
    fn new(module: &'m Module, layout: &'m DataLayout, host: HostSays<'m>) -> Check<'m> {
        let (found, declared, constants, flats) = Default::default();
        let thread_locals = module.has_thread_locals();
        Check { module, layout, host, found, site: None, declared, room: 0, thread_locals, constants, flats }
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
        let error = Diagnostic::error("E0607", *span, format!("{wrong} does not fit this machine"));
        self.found.add(None, error.help("compile for x86-64, or remove the line to take this machine's layout"));
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
                        let what = format!("the address of the thread-local variable `@{name}` in an initial value");
                        self.refuse("E0606", global.span, what);
                    }
                    self.sized(*ty, global.span);
                    self.constant(init, global.span, true);
                }
            }
            GlobalKind::Function(function) => match &function.body {
                Some(body) => {
                    if matches!(why, Use::Entry) {
                        self.outside(function, "a caller outside of the program", false, global.span);
                        let nest = function.params.iter().any(|p| self.module.has_attr(p.attrs, "nest"));
                        self.nest(nest, "for a caller outside of the program", global.span);
                    }
                    self.function(id, function, body);
                }
                None => {
                    // Whoever calls it by its address finds a function that ends the run.
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

    /// Why calls of a function that is only declared cannot be compiled: the code and the sentence.
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

    /// Adds a finding about a function that is only declared.
    fn undeclarable(&mut self, code: &'static str, span: Span, message: String, text: &str, id: GlobalId) {
        let found = Diagnostic::error(code, span, message).here(text);
        let found = match self.module.function(id).is_some_and(|f| f.implicit) {
            true => found,
            false => found.label(self.module.globals[id].span, "declared here"),
        };
        self.found.add(self.site, found);
    }

    /// Where a use stands in the text.
    fn place(&self, why: Use) -> Option<Span> {
        match why {
            Use::Inst { function, inst, .. } => Some(self.module.function(function)?.body.as_ref()?.span(inst)),
            Use::Initialiser(id) => Some(self.module.globals[id].span),
            Use::Entry | Use::Assembly => None,
        }
    }

    fn function(&mut self, id: GlobalId, function: &Function, body: &Body) {
        let span = self.module.globals[id].span;
        if let Some(align) = self.module.globals[id].align.filter(|align| *align > MOST_ALIGNED) {
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
            self.refuse("E0605", span, "a result beside an `sret` parameter".into());
        }
        self.site = entry(true);
        if self.module.has_fn_attr(function.attrs, "naked") {
            self.refuse("E0605", span, "a `naked` function".into());
        }
        let params: Vec<_> = function.params.iter().map(|p| (p.ty, [p.attrs, AttrSet::NONE])).collect();
        let taken = self.words(function.ret, &params);
        self.room = taken.as_ref().map_or(0, |taken| taken.words);
        let nest = taken.and_then(|taken| taken.nest);
        self.nest(nest.is_some() && function.varargs, "of a function with variable arguments", span);
        let full = matches!(nest, Some(NestIn::Float(8..)));
        self.nest(full, "beside six integers and eight floating-point numbers", span);
        let mut temporaries = 0;
        for block in visited(body) {
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
        if temporaries > MOST_TEMPORARIES {
            let message = format!("a function with {temporaries} bytes of large values");
            self.refuse("E0602", span, message);
        }
    }

    /// Bytes of the frame that an instruction takes for large aggregates: its result, and constants.
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
        let size = |flat: Rc<Flat>| if flat.is_large() { flat.size } else { 0 };
        list.into_iter().map(|ty| self.flat(ty).map_or(0, size)).sum()
    }

    fn flat(&mut self, ty: Type) -> Result<Rc<Flat>, Unsupported> {
        let entry = self.flats.entry(ty);
        entry.or_insert_with(|| Flat::of(&self.module.types, self.layout, ty).map(Rc::new)).clone()
    }

    /// What crosses the border of the program. Whoever starts it passes vectors as the program does; a function of the `host`
    /// knows those of C.
    fn outside(&mut self, function: &Function, whom: &str, host: bool, span: Span) {
        for ty in function.params.iter().map(|p| p.ty).chain([function.ret]) {
            let too_wide = self.module.types.wide_int(ty).is_some_and(|bits| bits > MOST_PASSED);
            if too_wide || host && self.module.types.holds_vector(ty) && !self.crosses(ty) {
                let ty = self.module.types.display(ty);
                self.refuse("E0601", span, format!("a value of type {ty} to or from {whom}"));
            }
        }
    }

    /// Whether C has the vectors in a type, and passes them in a register of 128 bits. Longer ones depend on what the host
    /// function was compiled for.
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

    /// A result that a host function gives back. LLVM has a third and fourth floating-point number come in registers of the
    /// x87, and vectors in further vector registers, which is no matter within the module.
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
            // Without a statement they are aligned to their size.
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

    /// What arrives is an exception and a selector, and the clauses name types.
    fn landingpad(&mut self, ty: Type, clauses: &[Clause], span: Span) {
        self.value_type(ty, span);
        let Ok(flat) = self.flat(ty) else { return };
        let fits = match &*flat.parts {
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
            let infos = super::translate::type_infos(self.module, clause.filter, id);
            let variable = |id: &GlobalId| self.module.globals[*id].can_be_type_info();
            if infos.is_none_or(|list| !list.iter().flatten().all(variable)) {
                self.refuse("E0602", span, "a landingpad with a clause that names no variable".into());
            }
        }
    }

    /// All bits of a scalar or a vector.
    fn bits(&self, ty: Type) -> Option<u32> {
        let types = &self.module.types;
        let lanes = types.vector(ty).map_or(1, |v| v.0);
        self.form(ty)?.bits().checked_mul(lanes)
    }

    /// What a type, or each element of a vector, is, where [`Scalar::Int`] may have any width.
    fn form(&self, ty: Type) -> Option<Scalar> {
        let types = &self.module.types;
        let ty = types.scalar(ty);
        types.wide_int(ty).map(Scalar::Int).or_else(|| Scalar::of(types, ty))
    }

    /// Whether values of the type, or of its elements, are integers of more than 128 bits.
    fn is_wide(&self, ty: Type) -> bool {
        self.module.types.words(ty) > 1
    }

    /// An atomic operation must be one that the machine makes by itself. LLVM has others made by functions of a library that
    /// take a lock. An access of at most 8 bytes is atomic wherever it lies, but the instruction for 16 wants alignment.
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

    /// A type of values.
    fn value_type(&mut self, ty: Type, span: Span) {
        let Err(why) = self.flat(ty) else { return };
        let ty = self.module.types.display(ty);
        match why {
            Unsupported::Type => self.refuse("E0601", span, format!("a value of type {ty}")),
            Unsupported::Size => {
                let message = format!("a value of type {ty}, which has more than {MOST_SCALARS} elements,");
                self.refuse("E0601", span, message);
            }
        }
    }

    fn result_type(&mut self, ty: Type, span: Span) {
        if !matches!(self.module.types.kind(ty), TypeKind::Void) {
            self.value_type(ty, span);
        }
    }

    /// A type of memory.
    fn sized(&mut self, ty: Type, span: Span) {
        if self.layout.size_of(&self.module.types, ty).is_none() {
            self.refuse(
                "E0601",
                span,
                format!("memory of type {}, whose size is not known or too large,", self.module.types.display(ty)),
            );
        }
    }

    /// The types that a getelementptr steps through.
    fn gep_types(&mut self, source: Type, indices: impl Iterator<Item = (Type, Operand)>, span: Span) {
        let mut ty = source;
        self.sized(ty, span);
        for (n, (_, index)) in indices.enumerate() {
            if n == 0 {
                continue;
            }
            ty = match self.module.types.kind(ty) {
                TypeKind::Array { elem, .. } => *elem,
                // LLVM counts in whole bytes here, whatever the vector's own layout.
                TypeKind::Vector { elem, .. } => *elem,
                TypeKind::Struct { fields, .. } => {
                    let field = match index {
                        Operand::Const(c) => self.module.constants.as_index(c),
                        Operand::Value(_) => None,
                    };
                    match field.and_then(|f| usize::try_from(f).ok()).and_then(|f| fields.get(f)) {
                        Some(field) => *field,
                        None => return self.refuse("E0602", span, "a field number that is no plain constant".into()),
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

    /// Refuses a `nest` argument or parameter.
    fn nest(&mut self, refused: bool, what: &str, span: Span) {
        if refused {
            self.refuse("E0605", span, format!("the attribute `nest` {what}"));
        }
    }

    /// How many parameters or arguments there are: Cranelift counts them with 16 bits.
    fn arity(&mut self, count: usize, span: Span) {
        if count > MAX_PARAMETERS {
            self.refuse("E0605", span, format!("more than {MAX_PARAMETERS} parameters: {count} of them"));
        }
    }

    /// An argument or parameter with its attributes, those of the call and those of the function called.
    fn passing(&mut self, ty: Type, attrs: [AttrSet; 2], span: Span) {
        for set in attrs {
            self.attributes(set, span);
        }
        // What has no flat form was reported as a value.
        let Ok(flat) = self.flat(ty) else { return };
        if flat.parts.len() > MOST_ELEMENTS && !super::abi::goes_by_reference(&self.module.types, ty) {
            let (ty, count) = (self.module.types.display(ty), flat.parts.len());
            return self.refuse("E0605", span, format!("an argument of type {ty}, passed as {count} scalars,"));
        }
        match Passing::of(self.module, self.layout, ty, flat, attrs) {
            None => self.refuse("E0605", span, "`byval` of a type whose size is not known".into()),
            Some(Passing::Copy { size, align }) if size > MOST_BY_VALUE || align > MOST_ALIGNED_BY_VALUE => {
                self.refuse("E0605", span, format!("`byval` of {size} bytes aligned to {align}"));
            }
            Some(_) => {}
        }
    }

    /// Attributes that change how an argument is passed.
    fn attributes(&mut self, attrs: AttrSet, span: Span) {
        for attr in &self.module.attrs[attrs] {
            let (Attr::Word(word) | Attr::Type(word, _) | Attr::Int(word, _) | Attr::Text(word, _)) = attr else {
                continue;
            };
            let word = &**word;
            if matches!(word, "inalloca" | "preallocated" | "swifterror" | "swiftself" | "swiftasync") {
                self.refuse("E0605", span, format!("the attribute `{word}`"));
            }
        }
    }

    fn call(&mut self, call: &CallInfo, span: Span) {
        let named = named_callee(self.module, call.callee);
        if let Some((code, message)) = named.and_then(|id| self.declared(id))
            && let Some(id) = named
        {
            return self.undeclarable(code, span, message, "called here", id);
        }
        let global = named.map(|id| &self.module.globals[id]);
        if let Some(op) = global.and_then(|g| named_processor_intrinsic(&g.name)) {
            return self.processor(op, call, span);
        }
        if let Some(intrinsic) = global.and_then(|g| Intrinsic::named(&g.name)) {
            return self.intrinsic(intrinsic, call, span);
        }
        if let Some(asm) = asm::called(&self.module.constants, call) {
            let why = match asm.has_instructions() {
                true => super::assembly::obstacle(self.module, asm, call),
                false => asm.obstacle(&self.module.types, call),
            };
            if let Some(why) = why {
                return self.refuse("E0609", span, why);
            }
        } else {
            self.operand(Type::PTR, call.callee, span);
        }
        self.convention(call.cc, span);
        self.arity(call.args.len(), span);
        let ret = match self.module.types.kind(call.fn_ty) {
            TypeKind::Function { ret, .. } => *ret,
            _ => Type::VOID,
        };
        self.result_type(ret, span);
        if let TypeKind::Function { params, .. } = self.module.types.kind(call.fn_ty) {
            let too_wide = |ty| super::abi::goes_by_reference(&self.module.types, ty);
            let odd = |ty| !self.crosses(ty) || too_wide(ty);
            let wide: Vec<_> = call.args.iter().skip(params.len()).filter(|a| odd(a.ty)).collect();
            for arg in wide {
                let ty = self.module.types.display(arg.ty);
                self.refuse("E0602", span, format!("a variable argument of type {ty}"));
            }
        }
        for (n, arg) in call.args.iter().enumerate() {
            self.operand(arg.ty, arg.value, span);
            let attrs = super::translate::declared_attrs(self.module, named, n, arg.ty);
            self.passing(arg.ty, [arg.attrs, attrs], span);
            let sret = [arg.attrs, attrs].iter().any(|a| self.module.has_attr(*a, "sret"));
            if sret && self.module.types.is_first_class(ret) {
                self.refuse("E0605", span, "a result beside an `sret` argument".into());
            }
        }
        let args = self.passed(call, named);
        let nest = args.iter().any(|(_, sets)| sets.iter().any(|set| self.module.has_attr(*set, "nest")));
        if nest {
            let varargs = matches!(self.module.types.kind(call.fn_ty), TypeKind::Function { varargs: true, .. });
            self.nest(varargs, "in a call with variable arguments", span);
            self.nest(call.tail == TailKind::MustTail, "in a `musttail` call", span);
            let aligned = self.words(ret, &args).is_some_and(|wanted| wanted.align > 16);
            self.nest(aligned, "beside an argument on the stack that is aligned to more than 16 bytes", span);
        }
        if call.tail == TailKind::MustTail {
            self.musttail(&args, ret, span);
        }
    }

    /// The types of a call's arguments, with the attributes of the call and of the function that is called by name.
    fn passed(&self, call: &CallInfo, named: Option<GlobalId>) -> Vec<(Type, [AttrSet; 2])> {
        let declared = |n: usize, ty| super::translate::declared_attrs(self.module, named, n, ty);
        call.args.iter().enumerate().map(|(n, a)| (a.ty, [a.attrs, declared(n, a.ty)])).collect()
    }

    /// A `musttail` call puts its arguments where its function's own are.
    fn musttail(&mut self, args: &[(Type, [AttrSet; 2])], ret: Type, span: Span) {
        if args.iter().any(|(ty, _)| super::abi::goes_by_reference(&self.module.types, *ty)) {
            let what = "a `musttail` call with an argument that goes by reference";
            return self.refuse("E0602", span, what.into());
        }
        let wanted = self.words(ret, args);
        if wanted.as_ref().is_some_and(|wanted| wanted.align > 16) {
            let what = "a `musttail` call with an argument on the stack that is aligned to more than 16 bytes";
            return self.refuse("E0602", span, what.into());
        }
        if wanted.is_none_or(|wanted| wanted.words > self.room) {
            self.refuse(
                "E0602",
                span,
                "a `musttail` call with more arguments on the stack than its function has".into(),
            );
        }
    }

    /// Where arguments go; none if they are not supported.
    fn words(&mut self, ret: Type, args: &[(Type, [AttrSet; 2])]) -> Option<Arguments> {
        let mut arguments = Arguments::new(&Returning::of(self.flat(ret).ok()?, Extension::None));
        let mut passings = Vec::with_capacity(args.len());
        for (ty, attrs) in args {
            let flat = self.flat(*ty).ok()?;
            passings.push(Passing::of(self.module, self.layout, *ty, flat, *attrs)?);
        }
        arguments.add_all(&passings);
        Some(arguments)
    }

    /// An intrinsic of the processor: its types, and whether this machine has it.
    fn processor(&mut self, op: Processor, call: &CallInfo, span: Span) {
        call.args.iter().for_each(|arg| self.operand(arg.ty, arg.value, span));
        if !op.fits(&self.module.types, &self.module.constants, call) {
            self.refuse("E0604", span, format!("the intrinsic `@llvm.x86.{}` of this type", op.name()));
        } else if let Some(feature) = super::x86::missing(op.op) {
            let text = format!("the intrinsic `@llvm.x86.{}`, which needs a processor with {feature},", op.name());
            self.refuse("E0604", span, text);
        }
    }

    fn is_unknown_intrinsic(&self, name: &Name) -> bool {
        Intrinsic::is_reserved(name) && Intrinsic::named(name).is_none() && named_processor_intrinsic(name).is_none()
    }
}

/// Whether functions of the module may have a convention: they use C's instead.
fn within(cc: CallConv) -> bool {
    cc.is_c() || matches!(cc.0, 10 | 13..=21 | 64 | 65 | 70 | 77 | 79..=83 | 92 | 107)
}

/// A struct or array that is passed by its elements may have this many.
const MOST_ELEMENTS: usize = 1 << 10;
/// Bytes of a frame for large values. Cranelift can make somewhat larger ones; a stack that has no room for it is reported when
/// the function is called.
const MOST_TEMPORARIES: u64 = 512 << 20;

/// Functions and calls with more parameters than this are refused.
const MAX_PARAMETERS: usize = 1 << 14;
