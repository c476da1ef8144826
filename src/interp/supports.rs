//! Detection of constructs that the interpreter cannot run, with their names and locations, before anything
//! runs. Codes and messages equal those of the JIT; the table of codes is [`crate::engine::CODES`].

mod constant;
mod intrinsic;

use super::bytecode::Kind;
use super::exec::{bigint, intrinsic as known};
use super::flat::FlatType;
use super::load::kind_of;
use super::native::abi::Giving;
use super::run::setjmp::SetJmp;
use crate::abi::flatten::FlattenError;
use crate::diagnostic::Diagnostic;
use crate::engine::{MAX_AGGREGATE_SCALARS, MAX_HOST_INT_BITS};
use crate::ir::callee::named_callee;
use crate::ir::cfg::{is_funclet_pad, visited};
use crate::ir::inst::{CallConv, CallInfo, CastOp, Clause, TailKind};
use crate::ir::reach::Use;
use crate::ir::unsupported::Site;
use crate::ir::{
    Attr, AttrSet, ConstExpr, ConstId, Constant, DataLayout, Function, GlobalId, GlobalKind, Inst, Module, Name,
    Operand, Type, TypeKind, TypedOperand, asm,
};
use crate::parallel;
use crate::source::Span;
use crate::verify::Unsupported as Found;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Returns why calls of a declared function cannot work, if the host knows.
type HostSays<'a> = &'a (dyn Fn(GlobalId) -> Option<String> + Sync);

/// Minimum number of instructions for which threads save time.
const LARGE: usize = 16_000;

/// Number of globals that a thread takes at a time.
const STEP: usize = 64;

/// Returns all reached constructs that cannot be run.
pub fn check(module: &Module, layout: &DataLayout, reached: &[(GlobalId, Use)], host: HostSays<'_>) -> Found {
    let mut check = Check::new(module, layout, host);
    check.whole();
    let size = |id: GlobalId| module.function(id).and_then(|f| f.body.as_ref()).map_or(0, |body| body.insts.len());
    let large = check.found.is_empty() && reached.iter().map(|(id, _)| size(*id)).sum::<usize>() >= LARGE;
    let threads = if large { parallel::processors() } else { 1 };
    // One thread reports the findings, and leaves out unreachable blocks.
    let state = || Some(Check { all_blocks: true, ..Check::new(module, layout, host) });
    if large && parallel::all_satisfy(threads, reached, STEP, state, |check, some| check.is_good(some)) {
        return Found::default();
    }
    for &(id, used) in reached {
        check.global(id, used);
    }
    check.found
}

struct Check<'a> {
    module: &'a Module,
    layout: &'a DataLayout,
    host: HostSays<'a>,
    found: Found,
    /// Site that a run must reach to be affected; `None` if every run is.
    site: Option<Site>,
    /// Reasons why declared functions cannot be called: code and message.
    declared: FxHashMap<GlobalId, Option<(&'static str, String)>>,
    /// Whether there are thread-local variables.
    thread_locals: bool,
    /// Findings already reported, to report each location and message once.
    seen: FxHashSet<(Option<Site>, Span, String)>,
    /// Number of findings, including repeated ones.
    refusals: usize,
    /// The function's personality, if it catches by types in another way than that of C++.
    personality: Option<String>,
    /// Whether values of a type are supported; computed once per type.
    types: SecondaryMap<Type, Option<Result<(), FlattenError>>>,
    /// Whether a type has a size; computed on first use.
    sizes: SecondaryMap<Type, Option<bool>>,
    /// Attribute lists without unsupported attributes.
    plain: SecondaryMap<AttrSet, bool>,
    /// Whether to check unreachable blocks too: faster, and sufficient if nothing is found.
    all_blocks: bool,
    /// Constants that are supported as operands; shared ones are checked once.
    constants: SecondaryMap<ConstId, bool>,
}

impl<'a> Check<'a> {
    /// Creates a check that has seen nothing yet.
    fn new(module: &'a Module, layout: &'a DataLayout, host: HostSays<'a>) -> Check<'a> {
        let (found, declared, seen, types, sizes, plain, constants) = Default::default();
        Check {
            module,
            layout,
            host,
            found,
            site: None,
            declared,
            thread_locals: module.has_thread_locals(),
            seen,
            refusals: 0,
            personality: None,
            types,
            sizes,
            plain,
            all_blocks: false,
            constants,
        }
    }
}

impl Check<'_> {
    /// Checks the module apart from its globals.
    fn whole(&mut self) {
        self.data_layout();
        for (table, what) in self.module.odd_structors() {
            self.refuse("E0606", self.module.globals[table].span, what);
        }
    }

    /// Checks some more globals. Returns whether nothing has been found so far.
    fn is_good(&mut self, some: &[(GlobalId, Use)]) -> bool {
        some.iter().for_each(|(id, used)| self.global(*id, *used));
        self.found.is_empty()
    }

    fn refuse(&mut self, code: &'static str, span: Span, what: String) {
        let message = format!("{what} is not supported yet");
        self.refusals += 1;
        if self.seen.insert((self.site, span, message.clone())) {
            self.found.add(self.site, Diagnostic::error(code, span, message));
        }
    }

    fn data_layout(&mut self) {
        let span = self.module.data_layout.as_ref().map(|(_, span)| *span).unwrap_or_default();
        let wrong = match (self.layout.big_endian, self.layout.pointer(0).0) {
            (true, _) => "a big-endian data layout".into(),
            (_, size) if size != 8 => format!("a data layout with pointers of {} bits", size * 8),
            _ if self.layout.index_bits(0) != 64 => {
                format!("a data layout with addresses of {} bits", self.layout.index_bits(0))
            }
            _ => return,
        };
        let help = "compile for x86-64, or remove the line to use this machine's layout";
        let error = Diagnostic::error("E0607", span, format!("{wrong} does not match this machine"));
        self.found.add(None, error.help(help));
    }

    fn show(&self, ty: Type) -> String {
        self.module.types.display(ty)
    }

    /// Whether values of a type are supported.
    fn value(&mut self, ty: Type, span: Span) -> bool {
        let known = &mut self.types[ty];
        let fits = *known.get_or_insert_with(|| FlatType::of(&self.module.types, self.layout, ty).map(|_| ()));
        match fits {
            Ok(()) => {}
            Err(FlattenError::Type) => self.refuse("E0601", span, format!("a value of type {}", self.show(ty))),
            Err(FlattenError::Size) => {
                let ty = self.show(ty);
                let message = format!("a value of type {ty}, which has more than {MAX_AGGREGATE_SCALARS} elements,");
                self.refuse("E0601", span, message);
            }
        }
        fits.is_ok()
    }

    /// Checks the types passed between the program and the outside. A caller outside of the program passes
    /// vectors as the program does; a `host` function is limited to those of C.
    fn outside(&mut self, function: &Function, whom: &str, host: bool, span: Span) {
        for ty in function.params.iter().map(|p| p.ty).chain([function.ret]) {
            if self.is_too_wide(ty) || host && self.module.types.holds_vector(ty) && !self.crosses(ty) {
                self.refuse("E0601", span, format!("a value of type {} to or from {whom}", self.show(ty)));
            }
        }
    }

    /// Whether the vectors in a type exist in C and are passed in a 128-bit register. For longer ones the
    /// calling convention depends on the host function's compilation target.
    fn crosses(&self, ty: Type) -> bool {
        let types = &self.module.types;
        match types.kind(ty) {
            TypeKind::Array { elem, .. } => self.crosses(*elem),
            TypeKind::Struct { fields, .. } => fields.iter().all(|f| self.crosses(*f)),
            TypeKind::Vector { len, scalable: false, elem } => {
                let width = kind_of(types, *elem).map_or(0, Kind::width);
                matches!(width, 8 | 16 | 32 | 64) && width.checked_mul(*len).is_some_and(|all| all <= 128)
            }
            TypeKind::Vector { .. } => false,
            _ => true,
        }
    }

    /// Checks the result of a host function.
    fn host_result(&mut self, ty: Type, span: Span) {
        let Ok(flat) = FlatType::of(&self.module.types, self.layout, ty) else { return };
        if Giving::of(&flat) == Giving::Unknown {
            self.refuse("E0601", span, format!("a result of type {} from a host function", self.show(ty)));
        }
    }

    fn global(&mut self, id: GlobalId, used: Use) {
        let module = self.module;
        let global = &module.globals[id];
        self.site = None;
        match &global.kind {
            GlobalKind::Variable { ty, init, .. } => {
                if let Some(init) = init {
                    // Harmless in the single thread here, but invalid in any program with threads.
                    if self.thread_locals
                        && let Some(other) = module.thread_local_in(*init)
                    {
                        let name = &module.globals[other].name;
                        let what = format!("the address of the thread-local variable `@{name}` in an initializer");
                        self.refuse("E0606", global.span, what);
                    }
                    self.sized(*ty, global.span);
                    self.initialiser(*init, global.span);
                }
            }
            GlobalKind::Function(function) => match &function.body {
                Some(_) => {
                    if matches!(used, Use::Entry) {
                        self.outside(function, "a caller outside the program", false, global.span);
                        let nest = function.params.iter().any(|p| self.module.has_attr(p.attrs, "nest"));
                        self.nest(nest, "for a caller outside the program", global.span);
                    }
                    self.function(id, function);
                }
                None => self.declaration(id, used),
            },
            GlobalKind::Ifunc { .. } => {
                let parameters =
                    module.resolver(id).and_then(|f| module.function(f)).map(|f| (f.params.len(), f.varargs));
                if parameters != Some((0, false)) {
                    let what = format!("the ifunc `@{}`, whose resolver takes arguments,", global.name);
                    self.refuse("E0606", global.span, what);
                }
            }
            GlobalKind::Alias { .. } | GlobalKind::Undeclared => {}
        }
    }

    /// Checks a declaration. Calls through the address of a function that cannot be called reach one that
    /// ends the run.
    fn declaration(&mut self, id: GlobalId, used: Use) {
        let Some((code, message)) = self.declared(id) else { return };
        let global = &self.module.globals[id];
        let name = global.name.symbol();
        if !name.starts_with("llvm.") || SetJmp::find(&name).is_some() {
            let text = if matches!(used, Use::Inst { call: true, .. }) { "called here" } else { "used here" };
            let span = self.place(used).unwrap_or(global.span);
            self.site = Some(Site::Entry { function: id, typed: false });
            self.undeclarable(code, span, message, text, id);
        }
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

    /// Returns why calls of a declared function cannot be run: code and message.
    fn declared(&mut self, id: GlobalId) -> Option<(&'static str, String)> {
        let function = self.module.function(id).filter(|f| f.body.is_none())?;
        if let Some(known) = self.declared.get(&id) {
            return known.clone();
        }
        let before = self.found.len();
        let site = self.site.replace(Site::Entry { function: id, typed: false });
        match (self.host)(id) {
            Some(message) => self.found.add(None, Diagnostic::error("E0703", self.module.globals[id].span, message)),
            None => self.callable(id, function),
        }
        self.site = site;
        let found = self.found.take_from(before).into_iter().next().map(|found| (found.code, found.message));
        self.declared.entry(id).or_insert(found).clone()
    }

    /// Checks whether a declared function can be called.
    fn callable(&mut self, id: GlobalId, function: &Function) {
        let global = &self.module.globals[id];
        let name = global.name.symbol();
        let span = global.span;
        if name.starts_with("llvm.") && SetJmp::find(&name).is_none() {
            let known = match known::overflow(&name) {
                Some(_) => self.says_overflow(function),
                None => self.is_known(&name, function) || self.gives_pair(&name, function),
            };
            if !known {
                self.refuse("E0604", global.span, format!("the intrinsic `@{name}`"));
            }
            return;
        }
        let types = function.params.iter().map(|p| p.ty).chain([function.ret]);
        types.for_each(|ty| {
            self.value(ty, span);
        });
        self.outside(function, "a host function", true, span);
        self.host_result(function.ret, span);
        if within(function.cc) && !function.cc.is_c() {
            self.refuse("E0605", span, format!("{} of a host function", function.cc.description()));
        }
    }

    /// Checks a landing pad: its result must be an exception and a selector, and its clauses must name types.
    fn landingpad(&mut self, ty: Type, clauses: &[Clause], span: Span) {
        self.value(ty, span);
        let Ok(flat) = FlatType::of(&self.module.types, self.layout, ty) else { return };
        let kinds: Vec<Kind> = flat.kinds().collect();
        if !matches!(&kinds[..], [Kind::Ptr] | [Kind::Ptr, Kind::Int(8 | 16 | 32 | 64)]) {
            self.refuse("E0602", span, format!("a landingpad of type {}", self.show(ty)));
        }
        for clause in clauses {
            let Operand::Const(id) = clause.value.1 else { continue };
            let is_type = match &self.module.constants[id] {
                Constant::Array(_, parts) if clause.filter => parts.iter().all(|(_, part)| self.is_type_info(*part)),
                Constant::Zero(_) => true,
                _ => !clause.filter && self.is_type_info(id),
            };
            if !is_type {
                self.refuse("E0602", span, "a landingpad clause that is not a variable".into());
            }
            let takes_all = matches!(self.module.constants[id], Constant::Zero(_) | Constant::Null(_));
            if let Some(personality) = self.personality.as_ref().filter(|_| !takes_all) {
                let what = format!("a landingpad that catches by type with the personality `@{personality}`");
                self.refuse("E0602", span, what);
            }
        }
    }

    /// Whether a constant is the address of a variable, or null.
    fn is_type_info(&self, mut id: ConstId) -> bool {
        loop {
            match &self.module.constants[id] {
                Constant::Null(_) | Constant::Zero(_) => return true,
                Constant::Global(_, global) => {
                    return self.module.globals[*global].can_be_type_info();
                }
                Constant::Expr(_, expr) => match &**expr {
                    ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => id = arg.1,
                    ConstExpr::Gep { base, indices, .. }
                        if indices.iter().all(|(_, n)| self.module.constants[*n].as_int() == Some(0)) =>
                    {
                        id = base.1;
                    }
                    _ => return false,
                },
                _ => return false,
            }
        }
    }

    fn place(&self, used: Use) -> Option<Span> {
        match used {
            Use::Inst { function, inst, .. } => Some(self.module.function(function)?.body.as_ref()?.span(inst)),
            Use::Initialiser(id) => Some(self.module.globals[id].span),
            Use::Entry | Use::Assembly => None,
        }
    }

    fn function(&mut self, id: GlobalId, function: &Function) {
        let Some(body) = &function.body else { return };
        let span = self.module.globals[id].span;
        let entry = |typed| Some(Site::Entry { function: id, typed });
        self.site = None;
        if let Some(align) = self.module.globals[id].align.filter(|align| *align > 1 << 20) {
            self.refuse("E0605", span, format!("a function aligned to {align} bytes"));
        }
        self.site = entry(true);
        self.convention(function.cc, span);
        self.site = entry(false);
        for (param, value) in function.params.iter().zip(&body.params) {
            self.value(param.ty, body.values[*value].span);
            self.attributes(param.attrs, body.values[*value].span);
        }
        self.value(function.ret, span);
        self.site = entry(true);
        let nest = function.varargs && function.params.iter().any(|p| self.module.has_attr(p.attrs, "nest"));
        self.nest(nest, "of a variadic function", span);
        if self.module.has_fn_attr(function.attrs, "naked") {
            self.refuse("E0605", span, "a `naked` function".into());
        }
        let personality = function.personality.and_then(|(_, value)| named_callee(self.module, Operand::Const(value)));
        self.personality = personality
            .map(|id| self.module.globals[id].name.symbol())
            .filter(|name| !name.trim_start_matches('\u{1}').starts_with("__gxx_personality"));
        let blocks = if self.all_blocks { body.layout.clone() } else { visited(body) };
        for block in blocks {
            if is_funclet_pad(body, block) {
                continue;
            }
            for &inst in &body.blocks[block].insts {
                self.site = Some(Site::Inst { function: id, inst });
                self.inst(&body.insts[inst], body.span(inst));
            }
        }
    }

    fn has_size(&mut self, ty: Type) -> bool {
        let known = &mut self.sizes[ty];
        *known.get_or_insert_with(|| self.layout.size_of(&self.module.types, ty).is_some())
    }

    /// Whether all types that a `getelementptr` steps over have a size and all fields exist, so that
    /// [`gep_steps`] succeeds.
    fn has_steps(&mut self, source: Type, indices: &[TypedOperand]) -> bool {
        let mut ty = source;
        for (n, (_, index)) in indices.iter().enumerate() {
            let sized = match self.module.types.kind(ty) {
                _ if n == 0 => ty,
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                    ty = *elem;
                    ty
                }
                TypeKind::Struct { fields, .. } => {
                    let whole = ty;
                    let Operand::Const(index) = index else { return false };
                    let field = self.known(*index).and_then(|n| fields.get(usize::try_from(n).ok()?));
                    let Some(field) = field else { return false };
                    ty = *field;
                    whole
                }
                _ => return false,
            };
            if !self.has_size(sized) {
                return false;
            }
        }
        true
    }

    /// Checks that a type has a size.
    fn sized(&mut self, ty: Type, span: Span) {
        if !self.has_size(ty) {
            let text = format!("memory of type {}, whose size is unknown or too large,", self.show(ty));
            self.refuse("E0601", span, text);
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

    fn attributes(&mut self, set: AttrSet, span: Span) {
        if self.plain[set] {
            return;
        }
        let before = self.refusals;
        for attr in &self.module.attrs[set] {
            if let Attr::Word(word) | Attr::Type(word, _) = attr
                && matches!(&**word, "inalloca" | "preallocated" | "swifterror" | "swiftself" | "swiftasync")
            {
                self.refuse("E0605", span, format!("the attribute `{word}`"));
            }
        }
        self.plain[set] = self.refusals == before;
    }

    fn inst(&mut self, inst: &Inst, span: Span) {
        match inst {
            Inst::Call(_) | Inst::Invoke(_) | Inst::CallBr(_) => {
                return inst.call().into_iter().for_each(|call| self.call(call, span));
            }
            Inst::Alloca { ty, inalloca, .. } => {
                if *inalloca {
                    self.refuse("E0602", span, "an alloca with `inalloca`".into());
                }
                self.sized(*ty, span);
            }
            Inst::LandingPad { ty, clauses, .. } => self.landingpad(*ty, clauses, span),
            Inst::VaArg { ty, .. } if self.module.types.vector(*ty).is_some() || self.is_wide(*ty) => {
                self.refuse("E0602", span, format!("`va_arg` of type {}", self.show(*ty)));
            }
            Inst::Load { ty, atomic: Some(_), .. }
            | Inst::Store { value: (ty, _), atomic: Some(_), .. }
            | Inst::AtomicRmw { value: (ty, _), .. }
            | Inst::CmpXchg { expected: (ty, _), .. }
                if self.is_wide(*ty) =>
            {
                let what = format!("an atomic operation on {}, which has more than 16 bytes,", self.show(*ty));
                self.refuse("E0602", span, what);
            }
            Inst::ExtractElement { index: (ty, _), .. } | Inst::InsertElement { index: (ty, _), .. }
                if self.is_wide(*ty) =>
            {
                self.refuse("E0602", span, format!("an index of type {}", self.show(*ty)));
            }
            Inst::Load { ty, .. } | Inst::Phi { ty, .. } | Inst::VaArg { ty, .. } => {
                self.value(*ty, span);
            }
            Inst::Cast { to, from, op, .. } => {
                self.value(*to, span);
                if self.module.types.vector(*from).is_some() != self.module.types.vector(*to).is_some()
                    && [from, to].iter().any(|ty| self.module.types.is_ptr(**ty))
                {
                    self.refuse("E0602", span, "a bitcast between a pointer and a vector".into());
                }
                let widths = (self.bits(*from), self.bits(*to));
                if *op == CastOp::Bitcast && widths.0 != widths.1 {
                    self.refuse("E0602", span, "a bitcast between types of different sizes".into());
                }
            }
            Inst::Gep { source, indices, .. } if !self.has_steps(*source, indices) => {
                self.sized(*source, span);
                self.refuse("E0602", span, format!("this getelementptr over {}", self.show(*source)));
            }
            _ => {}
        }
        inst.for_each_operand(|ty, operand| {
            if !matches!(self.module.types.kind(ty), TypeKind::Label | TypeKind::Metadata) {
                self.operand(ty, operand, span);
            }
        });
    }

    fn bits(&self, ty: Type) -> Option<u32> {
        let types = &self.module.types;
        let lanes = types.vector(ty).map_or(1, |v| v.0);
        bigint::form(types, types.scalar(ty))?.width().checked_mul(lanes)
    }

    /// Whether it is an integer that only calls among the program's own functions can pass.
    fn is_too_wide(&self, ty: Type) -> bool {
        self.module.types.wide_int(ty).is_some_and(|bits| bits > MAX_HOST_INT_BITS)
    }

    /// Whether the type, or the element type of a vector, is an integer of more than 128 bits.
    fn is_wide(&self, ty: Type) -> bool {
        self.module.types.words(ty) > 1
    }

    fn operand(&mut self, ty: Type, operand: Operand, span: Span) {
        if self.value(ty, span)
            && let Operand::Const(c) = operand
        {
            self.constant(c, span);
        }
    }

    fn call(&mut self, call: &CallInfo, span: Span) {
        let module = self.module;
        if let Some(id) = named_callee(module, call.callee)
            && let Some((code, message)) = self.declared(id)
        {
            return self.undeclarable(code, span, message, "called here", id);
        }
        let callee = match call.callee {
            Operand::Const(c) => match &module.constants[c] {
                Constant::Global(_, id) => Some(*id),
                _ => None,
            },
            Operand::Value(_) => None,
        };
        if let Some(asm) = asm::called(&module.constants, call)
            && let Some(why) = match asm.has_instructions() {
                true => super::x86_64::inline_asm::obstacle(module, asm, call),
                false => asm.obstacle(&module.types, call),
            }
        {
            return self.refuse("E0609", span, why);
        }
        // Intrinsics are checked by their declarations; debug intrinsics take metadata.
        let name = match callee.map(|id| &module.globals[id].name) {
            Some(Name::Text(name)) => name,
            _ => "",
        };
        let intrinsic = name.starts_with("llvm.") && SetJmp::find(name).is_none();
        if let TypeKind::Function { ret, .. } = module.types.kind(call.fn_ty)
            && !intrinsic
        {
            self.value(*ret, span);
        }
        self.convention(call.cc, span);
        if let TypeKind::Function { params, .. } = module.types.kind(call.fn_ty) {
            let odd = |ty| !self.crosses(ty) || self.is_too_wide(ty);
            let wide: Vec<_> = call.args.iter().skip(params.len()).filter(|a| odd(a.ty)).collect();
            for arg in wide {
                self.refuse("E0602", span, format!("a variable argument of type {}", self.show(arg.ty)));
            }
        }
        for arg in &call.args {
            let metadata = matches!(module.types.kind(arg.ty), TypeKind::Metadata | TypeKind::Label);
            if !(intrinsic && metadata) {
                self.operand(arg.ty, arg.value, span);
            }
            self.attributes(arg.attrs, span);
        }
        let declared = callee.and_then(|id| module.function(id)).map_or(&[][..], |f| &f.params);
        let sets = declared.iter().map(|p| p.attrs).chain(call.args.iter().map(|a| a.attrs));
        if !intrinsic && sets.into_iter().any(|set| module.has_attr(set, "nest")) {
            let varargs = matches!(module.types.kind(call.fn_ty), TypeKind::Function { varargs: true, .. });
            self.nest(varargs, "in a variadic call", span);
            self.nest(call.tail == TailKind::MustTail, "in a `musttail` call", span);
        }
        if intrinsic {
            self.intrinsic(name, call, span);
        }
        if let Operand::Const(c) = call.callee
            && !intrinsic
        {
            self.constant(c, span);
        }
    }
}

/// Whether functions of the module may have a calling convention; all are called with the one of C.
fn within(cc: CallConv) -> bool {
    cc.is_c() || matches!(cc.0, 10 | 13..=21 | 64 | 65 | 70 | 77 | 79..=83 | 92 | 107)
}
