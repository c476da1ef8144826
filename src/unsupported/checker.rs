//! The walk over a module: globals, functions and instructions.

use super::types::{
    attribute_keyword, is_aggregate_vector_or_wide_int, is_landing_pad_type, is_supported_convention, scalar_bits,
};
use super::{EngineSupport, HostQuery, LARGE_ATOMIC, Unsupported};
use crate::abi::flatten::FlattenError;
use crate::diagnostic::Diagnostic;
use crate::engine::{MAX_AGGREGATE_SCALARS, MAX_HOST_INT_BITS};
use crate::ir::cfg::{is_funclet_pad, reachable_blocks};
use crate::ir::inst::{CallConv, CastOp};
use crate::ir::reach::Use;
use crate::ir::unsupported_traps::Site;
use crate::ir::{
    Align, AttrSet, Body, ConstId, DataLayout, Function, GlobalId, GlobalKind, Inst, InstId, Module, Operand, Type,
    TypeKind,
};
use crate::source::Span;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Maximum alignment in bytes of a function. The address space for code is too small for more padding.
const MAX_FUNCTION_ALIGN: u64 = 1 << 20;

/// Parameter attributes for argument passing that no engine supports.
const UNSUPPORTED_ATTRIBUTES: [&str; 5] = ["inalloca", "preallocated", "swifterror", "swiftself", "swiftasync"];

/// The answers about a declared function.
#[derive(Default)]
pub(super) struct Declaration {
    /// The obstacle to calls: code and message.
    pub obstacle: Option<(&'static str, String)>,
    /// Whether it is an intrinsic whose calls have no effect.
    pub ignored: bool,
}

/// The state of the walk.
pub(super) struct Checker<'m> {
    pub(super) module: &'m Module,
    pub(super) layout: &'m DataLayout,
    host: HostQuery<'m>,
    pub(super) engine: Box<dyn EngineSupport + 'm>,
    pub(super) found: Unsupported,
    /// Site that a run must reach to be affected; `None` if every run is.
    site: Option<Site>,
    /// Declared functions that have been asked about.
    declared: FxHashMap<GlobalId, Rc<Declaration>>,
    /// Whether the module has thread-local variables.
    thread_locals: bool,
    /// Whether to check unreachable blocks too: faster, and sufficient if nothing is found.
    all_blocks: bool,
    /// Types whose values are supported.
    values: SecondaryMap<Type, bool>,
    /// Whether a type has a size; computed on first use.
    sizes: SecondaryMap<Type, Option<bool>>,
    /// Whether attributes concern how an argument is passed; computed on first use.
    passing: SecondaryMap<AttrSet, Option<bool>>,
    /// Constants that have been checked as operands without a finding. Shared ones are checked once.
    pub(super) constants: SecondaryMap<ConstId, bool>,
    /// Aggregates that have been checked as initial values without a finding.
    pub(super) initializers: SecondaryMap<ConstId, bool>,
}

impl<'m> Checker<'m> {
    /// Creates a checker that has seen nothing yet.
    pub(super) fn new(
        module: &'m Module,
        layout: &'m DataLayout,
        host: HostQuery<'m>,
        engine: Box<dyn EngineSupport + 'm>,
    ) -> Checker<'m> {
        let (found, declared, values, sizes, passing, constants, initializers) = Default::default();
        Checker {
            module,
            layout,
            host,
            engine,
            found,
            site: None,
            declared,
            thread_locals: module.has_thread_locals(),
            all_blocks: false,
            values,
            sizes,
            passing,
            constants,
            initializers,
        }
    }

    /// Includes unreachable blocks.
    pub(super) fn with_unreachable_blocks(self) -> Checker<'m> {
        Checker { all_blocks: true, ..self }
    }

    /// Refuses a construct at the current site.
    pub(super) fn refuse(&mut self, code: &'static str, span: Span, subject: impl std::fmt::Display) {
        self.found.add(self.site, Diagnostic::error(code, span, format!("{subject} is not supported yet")));
    }

    /// Refuses a construct to which an engine has an obstacle.
    fn refuse_if(&mut self, code: &'static str, span: Span, obstacle: Option<String>) {
        if let Some(subject) = obstacle {
            self.refuse(code, span, subject);
        }
    }

    pub(super) fn show(&self, ty: Type) -> String {
        self.module.types.display(ty)
    }

    /// Checks the module apart from its globals.
    pub(super) fn module(&mut self) {
        self.data_layout();
        for (table, subject) in self.module.odd_structors() {
            self.refuse("E0606", self.module.globals[table].span, subject);
        }
    }

    fn data_layout(&mut self) {
        let Some((_, span)) = &self.module.data_layout else { return };
        let wrong = match (self.layout.big_endian, self.layout.pointer(0).0) {
            (true, _) => "a big-endian data layout".into(),
            (_, size) if size != 8 => format!("a data layout with pointers of {} bits", size * 8),
            _ if self.layout.index_bits(0) != 64 => {
                format!("a data layout with addresses of {} bits", self.layout.index_bits(0))
            }
            _ => return,
        };
        let error = Diagnostic::error("E0607", *span, format!("{wrong} does not match this machine"));
        let error = error.help("compile for x86-64, or remove the line to use this machine's layout");
        self.found.add(None, error);
    }

    /// Checks a global that is reached.
    pub(super) fn global(&mut self, id: GlobalId, used: Use) {
        let module = self.module;
        let global = &module.globals[id];
        self.site = None;
        match &global.kind {
            GlobalKind::Variable { ty, init, .. } => {
                if let Some(init) = *init {
                    // Harmless in a single thread, but invalid in any program with threads.
                    if self.thread_locals
                        && let Some(other) = module.thread_local_in(init)
                    {
                        let name = &module.globals[other].name;
                        let subject = format!("the address of the thread-local variable `@{name}` in an initializer");
                        self.refuse("E0606", global.span, subject);
                    }
                    self.sized(*ty, global.span);
                    self.initializer(init, global.span);
                }
            }
            GlobalKind::Function(function) => match &function.body {
                Some(body) => {
                    if matches!(used, Use::Entry) {
                        self.boundary(function, "a caller outside the program", false, global.span);
                        let nest = function.params.iter().any(|p| module.has_attr(p.attrs, "nest"));
                        self.nest(nest, "for a caller outside the program", global.span);
                    }
                    self.function(id, function, body);
                }
                None => self.declaration(id, used),
            },
            GlobalKind::Ifunc { .. } => {
                let resolver = module.resolver(id).and_then(|id| module.function(id));
                if resolver.is_none_or(|f| f.varargs || !f.params.is_empty()) {
                    let subject = format!("the ifunc `@{}`, whose resolver takes arguments,", global.name);
                    self.refuse("E0606", global.span, subject);
                }
            }
            GlobalKind::Alias { .. } | GlobalKind::Undeclared => {}
        }
    }

    /// Checks a declaration. Calls through the address of a function that cannot be called reach a stub that ends
    /// the run.
    fn declaration(&mut self, id: GlobalId, used: Use) {
        let Some(declaration) = self.declared(id) else { return };
        let Some((code, message)) = &declaration.obstacle else { return };
        let global = &self.module.globals[id];
        if global.name.symbol().starts_with("llvm.") {
            return;
        }
        let text = if matches!(used, Use::Inst { is_callee: true, .. }) { "called here" } else { "used here" };
        let span = self.use_span(used).unwrap_or(global.span);
        self.site = Some(Site::Entry { function: id, typed: false });
        self.undeclarable(code, message, span, text, id);
    }

    /// Adds a finding about a declared function.
    pub(super) fn undeclarable(&mut self, code: &'static str, message: &str, span: Span, text: &str, id: GlobalId) {
        let found = Diagnostic::error(code, span, message).here(text);
        let implicit = self.module.function(id).is_some_and(|f| f.implicit);
        let declared = self.module.globals[id].span;
        self.found.add(self.site, if implicit { found } else { found.label(declared, "declared here") });
    }

    /// Returns the answers about a function, if it is declared only.
    pub(super) fn declared(&mut self, id: GlobalId) -> Option<Rc<Declaration>> {
        let module = self.module;
        let function = module.function(id).filter(|f| f.body.is_none())?;
        if let Some(known) = self.declared.get(&id) {
            return Some(known.clone());
        }
        let site = self.site.replace(Site::Entry { function: id, typed: false });
        let before = self.found.len();
        match (self.host)(id) {
            Some(message) => self.found.add(None, Diagnostic::error("E0703", module.globals[id].span, message)),
            None => self.callable(id, function),
        }
        self.site = site;
        let first = self.found.take_from(before).into_iter().next();
        let name = module.globals[id].name.symbol();
        let declaration = Declaration {
            obstacle: first.map(|found| (found.code, found.message)),
            ignored: name.starts_with("llvm.") && self.engine.ignores_intrinsic(&name),
        };
        Some(self.declared.entry(id).or_insert(Rc::new(declaration)).clone())
    }

    /// Checks whether a declared function can be called.
    fn callable(&mut self, id: GlobalId, function: &Function) {
        let global = &self.module.globals[id];
        let (name, span) = (global.name.symbol(), global.span);
        if name.starts_with("llvm.") {
            if !self.engine.declared_intrinsic(&name, function) {
                self.refuse("E0604", span, format!("the intrinsic `@{name}`"));
            }
            return;
        }
        for ty in function.params.iter().map(|p| p.ty).chain([function.ret]) {
            self.value(ty, span);
        }
        self.boundary(function, "a host function", true, span);
        if !self.engine.host_result(function.ret) {
            self.refuse("E0601", span, format!("a result of type {} from a host function", self.show(function.ret)));
        }
        if is_supported_convention(function.cc) && !function.cc.is_c() {
            self.refuse("E0605", span, format!("{} of a host function", function.cc.description()));
        }
    }

    /// Checks the types that cross the boundary of the program. A caller outside of the program passes vectors as
    /// the program does; a `host` function is limited to those of C.
    fn boundary(&mut self, function: &Function, peer: &str, host: bool, span: Span) {
        for ty in function.params.iter().map(|p| p.ty).chain([function.ret]) {
            if self.is_internal_int(ty) || host && self.module.types.holds_vector(ty) && !self.is_passed_in_c(ty) {
                self.refuse("E0601", span, format!("a value of type {} to or from {peer}", self.show(ty)));
            }
        }
    }

    /// Whether it is an integer that only calls among the program's own functions can pass.
    pub(super) fn is_internal_int(&self, ty: Type) -> bool {
        self.module.types.wide_int(ty).is_some_and(|bits| bits > MAX_HOST_INT_BITS)
    }

    /// Whether the vectors in a type exist in C and are passed in a 128-bit register. For longer ones the calling
    /// convention depends on the host function's compilation target.
    pub(super) fn is_passed_in_c(&self, ty: Type) -> bool {
        let types = &self.module.types;
        match types.kind(ty) {
            TypeKind::Array { elem, .. } => self.is_passed_in_c(*elem),
            TypeKind::Struct { fields, .. } => fields.iter().all(|f| self.is_passed_in_c(*f)),
            TypeKind::Vector { len, scalable: false, elem } => {
                let width = scalar_bits(types, *elem).unwrap_or(0);
                matches!(width, 8 | 16 | 32 | 64) && width.checked_mul(*len).is_some_and(|all| all <= 128)
            }
            TypeKind::Vector { .. } => false,
            _ => true,
        }
    }

    /// Returns the position of a use in the text.
    fn use_span(&self, used: Use) -> Option<Span> {
        match used {
            Use::Inst { function, inst, .. } => Some(self.module.function(function)?.body.as_ref()?.span(inst)),
            Use::Initializer(id) => Some(self.module.globals[id].span),
            Use::Entry | Use::Start | Use::Assembly => None,
        }
    }

    fn function(&mut self, id: GlobalId, function: &Function, body: &Body) {
        let module = self.module;
        let span = module.globals[id].span;
        let entry = |typed| Some(Site::Entry { function: id, typed });
        if let Some(align) = module.globals[id].align.filter(|align| align.bytes() > MAX_FUNCTION_ALIGN) {
            self.refuse("E0605", span, format!("a function aligned to {align} bytes"));
        }
        self.site = entry(true);
        self.convention(function.cc, span);
        self.site = entry(false);
        self.engine.enter_function(function);
        for (param, value) in function.params.iter().zip(&body.params) {
            let span = body.values[*value].span;
            self.value(param.ty, span);
            self.argument(param.ty, [param.attrs, AttrSet::NONE], span);
        }
        self.value(function.ret, span);
        let obstacle = self.engine.signature(function);
        self.refuse_if("E0605", span, obstacle);
        self.site = entry(true);
        if module.has_fn_attr(function.attrs, "naked") {
            self.refuse("E0605", span, "a `naked` function");
        }
        if function.params.iter().any(|p| module.has_attr(p.attrs, "nest")) {
            self.nest(function.varargs, "of a variadic function", span);
            let obstacle = self.engine.nest_parameter(function);
            self.refuse_if("E0605", span, obstacle);
        }
        let blocks = if self.all_blocks { body.layout.clone() } else { reachable_blocks(body) };
        for block in blocks {
            if is_funclet_pad(body, block) {
                continue;
            }
            for &inst in &body.blocks[block].insts {
                self.site = Some(Site::Inst { function: id, inst });
                self.inst(body, inst);
            }
        }
        self.site = entry(true);
        let obstacle = self.engine.frame();
        self.refuse_if("E0602", span, obstacle);
    }

    /// Refuses a `nest` argument or parameter.
    pub(super) fn nest(&mut self, refused: bool, context: &str, span: Span) {
        if refused {
            self.refuse("E0605", span, format!("the attribute `nest` {context}"));
        }
    }

    pub(super) fn convention(&mut self, cc: CallConv, span: Span) {
        if !is_supported_convention(cc) {
            self.refuse("E0605", span, cc.description());
        }
    }

    /// Checks how an argument or parameter is passed, with the attributes of the call and of the callee.
    pub(super) fn argument(&mut self, ty: Type, attrs: [AttrSet; 2], span: Span) {
        let special = attrs.map(|set| self.concerns_passing(set)) != [false; 2];
        if special {
            for attr in attrs.iter().flat_map(|set| &self.module.attrs[*set]) {
                if let Some(word) = attribute_keyword(attr).filter(|word| UNSUPPORTED_ATTRIBUTES.contains(word)) {
                    self.refuse("E0605", span, format!("the attribute `{word}`"));
                }
            }
        }
        if special || is_aggregate_vector_or_wide_int(&self.module.types, ty) {
            let obstacle = self.engine.argument(ty, attrs);
            self.refuse_if("E0605", span, obstacle);
        }
    }

    /// Whether attributes concern how an argument is passed.
    fn concerns_passing(&mut self, attrs: AttrSet) -> bool {
        let list = &self.module.attrs[attrs];
        let concerns = |attr| {
            attribute_keyword(attr).is_some_and(|word| word == "byval" || UNSUPPORTED_ATTRIBUTES.contains(&word))
        };
        *self.passing[attrs].get_or_insert_with(|| list.iter().any(concerns))
    }

    fn inst(&mut self, body: &Body, id: InstId) {
        let span = body.span(id);
        let inst = &body.insts[id];
        let types = &self.module.types;
        if let Some(ty) =
            body.result(id).map(|value| body.values[value].ty).filter(|ty| is_aggregate_vector_or_wide_int(types, *ty))
        {
            // A phi holds its old and its new value at once.
            for _ in 0..if matches!(inst, Inst::Phi { .. }) { 2 } else { 1 } {
                self.engine.temporary(ty);
            }
        }
        if let Some(call) = inst.call() {
            return self.call(call, span);
        }
        inst.for_each_operand(|ty, operand| self.operand(ty, operand, span));
        match inst {
            Inst::Cast { op, from, to, .. } => {
                self.value(*to, span);
                if types.vector(*from).is_some() != types.vector(*to).is_some()
                    && [from, to].iter().any(|ty| types.is_ptr(**ty))
                {
                    self.refuse("E0602", span, "a bitcast between a pointer and a vector");
                }
                let bits = self.bits(*from);
                if *op == CastOp::Bitcast && bits.is_some() && bits != self.bits(*to) {
                    self.refuse("E0602", span, "a bitcast between types of different sizes");
                }
            }
            Inst::Load { ty, atomic, align, .. } => {
                self.value(*ty, span);
                if atomic.is_some() {
                    self.atomic(*ty, align.map(Align::bytes).or_else(|| self.layout.align_of(types, *ty)), span);
                }
            }
            Inst::Store { atomic: Some(_), value: (ty, _), align, .. } => {
                self.atomic(*ty, align.map(Align::bytes).or_else(|| self.layout.align_of(types, *ty)), span);
            }
            // Without an `align` they are aligned to their size.
            Inst::AtomicRmw { value: (ty, _), align, .. } | Inst::CmpXchg { expected: (ty, _), align, .. } => {
                self.atomic(*ty, align.map(Align::bytes), span);
            }
            Inst::ExtractElement { index: (ty, _), .. } | Inst::InsertElement { index: (ty, _), .. }
                if self.is_wide(*ty) =>
            {
                self.refuse("E0602", span, format!("an index of type {}", self.show(*ty)));
            }
            Inst::VaArg { ty, .. } if types.vector(*ty).is_some() || self.is_wide(*ty) => {
                self.refuse("E0602", span, format!("`va_arg` of type {}", self.show(*ty)));
            }
            Inst::Phi { ty, .. } | Inst::VaArg { ty, .. } => self.value(*ty, span),
            Inst::LandingPad { ty, clauses, .. } => {
                let before = self.found.len();
                self.value(*ty, span);
                if self.found.len() == before && !is_landing_pad_type(types, *ty) {
                    self.refuse("E0602", span, format!("a landingpad of type {}", self.show(*ty)));
                }
                for clause in clauses {
                    let obstacle = self.engine.landing_pad_clause(clause);
                    self.refuse_if("E0602", span, obstacle);
                }
            }
            Inst::Alloca { ty, inalloca, .. } => {
                self.sized(*ty, span);
                if *inalloca {
                    self.refuse("E0602", span, "an alloca with `inalloca`");
                }
            }
            Inst::Gep { source, base_ty, indices, .. } => {
                self.value(*base_ty, span);
                self.gep_types(*source, indices.iter().copied(), span);
            }
            _ => {}
        }
    }

    /// Returns the size in bits of a scalar or vector.
    pub(super) fn bits(&self, ty: Type) -> Option<u32> {
        let types = &self.module.types;
        scalar_bits(types, types.scalar(ty))?.checked_mul(types.vector(ty).map_or(1, |v| v.0))
    }

    /// Whether the type, or the element type of a vector, is an integer of more than 128 bits.
    fn is_wide(&self, ty: Type) -> bool {
        self.module.types.words(ty) > 1
    }

    fn atomic(&mut self, ty: Type, align: Option<u64>, span: Span) {
        let bits = self.bits(ty).unwrap_or(0);
        let obstacle = match bits {
            _ if self.is_wide(ty) => Some(LARGE_ATOMIC),
            ..=64 => None,
            _ => self.engine.large_atomic(bits, align),
        };
        if let Some(reason) = obstacle {
            self.refuse("E0602", span, format!("an atomic operation on {}{reason}", self.show(ty)));
        }
    }

    /// Checks an operand; those of types without values (`label`, `metadata`) are supported.
    pub(super) fn operand(&mut self, ty: Type, operand: Operand, span: Span) {
        self.value(ty, span);
        if let Operand::Const(c) = operand {
            if is_aggregate_vector_or_wide_int(&self.module.types, ty) {
                self.engine.temporary(ty);
            }
            self.constant(c, span);
        }
    }

    /// Checks an operand of a constant expression.
    pub(super) fn constant_operand(&mut self, ty: Type, id: ConstId, span: Span) {
        self.value(ty, span);
        self.constant(id, span);
    }

    /// Checks a type of values.
    pub(super) fn value(&mut self, ty: Type, span: Span) {
        if self.values[ty] {
            return;
        }
        if matches!(self.module.types.kind(ty), TypeKind::Label | TypeKind::Metadata) {
            self.values[ty] = true;
            return;
        }
        match self.engine.value(ty) {
            Ok(()) => self.values[ty] = true,
            Err(FlattenError::Type) => self.refuse("E0601", span, format!("a value of type {}", self.show(ty))),
            Err(FlattenError::Size) => {
                let shown = self.show(ty);
                let subject = format!("a value of type {shown}, which has more than {MAX_AGGREGATE_SCALARS} elements,");
                self.refuse("E0601", span, subject);
            }
        }
    }

    /// Checks that a type in memory has a size.
    pub(super) fn sized(&mut self, ty: Type, span: Span) {
        let known = &mut self.sizes[ty];
        if !*known.get_or_insert_with(|| self.layout.size_of(&self.module.types, ty).is_some()) {
            let subject = format!("memory of type {}, whose size is unknown or too large,", self.show(ty));
            self.refuse("E0601", span, subject);
        }
    }

    /// Checks the types that a getelementptr steps through.
    pub(super) fn gep_types(&mut self, source: Type, indices: impl Iterator<Item = (Type, Operand)>, span: Span) {
        let mut ty = source;
        self.sized(ty, span);
        for (_, index) in indices.skip(1) {
            ty = match self.module.types.kind(ty) {
                // LLVM steps over vectors in whole bytes, regardless of the vector's own layout.
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => *elem,
                TypeKind::Struct { fields, .. } => {
                    let field = match index {
                        Operand::Const(c) => self.module.constants.as_index(c),
                        Operand::Value(_) => None,
                    };
                    match field.and_then(|f| usize::try_from(f).ok()).and_then(|f| fields.get(f)) {
                        Some(field) => *field,
                        None => return self.refuse("E0602", span, "a field number that is not a plain constant"),
                    }
                }
                _ => return,
            };
            self.sized(ty, span);
        }
    }
}
