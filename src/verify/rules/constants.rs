//! Constants: literals against their types, elements of aggregates, constant expressions.

mod string_length;

use crate::diagnostic::Diagnostic;
use crate::ir::constant::{ConstExpr, Mark};
use crate::ir::infer::element_type;
use crate::ir::inst::UnaryOp;
use crate::ir::{BlockId, ConstId, Constant, GlobalId, GlobalKind, Type, TypeKind, TypedConst};
use crate::source::Span;
use crate::verify::context::{NodeRef, VerifierContext};
use crate::verify::lower::constexpr;
use crate::verify::rules::operations::remedies::ValueUse;
use crate::verify::rules::operations::vectors::VectorError;
use crate::verify::types::equivalence::Agreement;
use string_length::StringLengthMismatch;

impl<'a> VerifierContext<'a> {
    /// Checks a constant (only until it is known to be valid), and that it has the type written before it or
    /// required.
    pub(crate) fn check_constant_use(
        &mut self,
        expected: Type,
        id: ConstId,
        place: NodeRef<'a>,
        path: &mut Vec<usize>,
        what: &str,
    ) {
        self.check_constant(id, place, path);
        let has = self.module.constants[id].ty();
        self.expect_type(expected, has, |cx| cx.span(place, path), || format!("{what} has type"), None);
    }

    /// Reports a value of type `has` where `expected` is required; `subject` starts the sentence. Returns whether
    /// they agree.
    pub(crate) fn expect_type(
        &mut self,
        expected: Type,
        has: Type,
        span: impl FnOnce(&Self) -> Span,
        subject: impl FnOnce() -> String,
        defined: Option<Span>,
    ) -> bool {
        self.expect_type_with_help(expected, has, span, subject, defined.map(|span| (span, ValueUse::Operand)))
    }

    /// Reports a value as `expect_type` does, with help that depends on its use.
    pub(crate) fn expect_type_with_help(
        &mut self,
        expected: Type,
        has: Type,
        span: impl FnOnce(&Self) -> Span,
        subject: impl FnOnce() -> String,
        defined: Option<(Span, ValueUse)>,
    ) -> bool {
        let agreement = self.compare(expected, has);
        let lenient = self.options.dialect == crate::verify::Dialect::Llvmlite && agreement == Agreement::ByDefinition;
        if agreement == Agreement::Same || lenient {
            return true;
        }
        let sentence = format!("{} {}, expected {}", subject(), self.ty(has), self.ty(expected));
        let span = span(self);
        let mut d = match agreement {
            Agreement::Different => {
                let help = match &defined {
                    Some((_, ValueUse::Condition(name))) => self.comparison(has, name),
                    Some((_, ValueUse::Operand)) => self.conversion(expected, has),
                    None => None,
                };
                help.into_iter().fold(Diagnostic::error("E0201", span, sentence), Diagnostic::help)
            }
            Agreement::ExceptPointees => Diagnostic::warning("W0203", span, sentence)
                .help("pointee types are ignored here, but LLVM before 15 and LLVMlite require a `bitcast`"),
            _ => Diagnostic::warning("W0204", span, sentence)
                .help("LLVM compares structs by name; in LLVMlite a name abbreviates its definition"),
        };
        if let Some((span, _)) = defined {
            d = d.label(span, "defined here");
        }
        self.report(d);
        agreement != Agreement::Different
    }

    /// Checks a constant and its operands, unless known to be valid. Errors are reported at each use.
    pub(crate) fn check_constant(&mut self, id: ConstId, place: NodeRef<'a>, path: &mut Vec<usize>) {
        if self.constants_good[id] {
            return;
        }
        let before = self.found.len();
        self.check_new_constant(id, place, path);
        self.constants_good[id] = self.found.len() == before;
    }

    fn check_new_constant(&mut self, id: ConstId, place: NodeRef<'a>, path: &mut Vec<usize>) {
        let constant = &self.module.constants[id];
        let ty = constant.ty();
        self.has_damage |= matches!(constant, Constant::Invalid);
        if let Constant::Global(ty, global) = constant {
            return self.check_global_use(*ty, *global, place, path);
        }
        if let Constant::Marked(ty, mark, global) = constant {
            return self.check_marked_global(*ty, *mark, *global, place, path);
        }
        if let Constant::BlockAddress(ty, function, block) = constant {
            return self.check_block_address(*ty, *function, *block, place, path);
        }
        // A malformed type is reported where it is written.
        let well_formed = !self.damaged(ty);
        // Operands first: an inner error is closer to the cause.
        let before = self.errors;
        let mut parts = Vec::new();
        constant.for_each_part(|part| parts.push(part));
        let expression = matches!(constant, Constant::Expr(..));
        if expression && let Some((_, error)) = self.types.malformed_part(&self.module.types, ty) {
            return self.report(error.diagnostic(self.span(place, path)));
        }
        for (n, (written, part)) in parts.iter().enumerate() {
            path.push(n);
            // The types of elements are part of the aggregate's type, but those of operands are not part of an
            // expression's.
            if expression && let Some((_, error)) = self.types.malformed_part(&self.module.types, *written) {
                self.report(error.diagnostic(self.span(place, path)));
            }
            self.check_constant(*part, place, path);
            if self.errors == before {
                let has = self.module.constants[*part].ty();
                self.expect_type(*written, has, |cx| cx.span(place, path), || "this constant has type".into(), None);
            }
            path.pop();
        }
        if !well_formed && !matches!(constant, Constant::Expr(..)) || self.errors > before {
            return;
        }
        let kind = self.kind(ty);
        let error = match constant {
            Constant::Int(..) | Constant::WideInt(..) if !matches!(kind, TypeKind::Int(_)) => match kind {
                TypeKind::Ptr { .. } => Some((
                    format!("integer constant must have integer type, not {}", self.ty(ty)),
                    "write `null`, or `inttoptr (i64 … to …)` for an address",
                )),
                TypeKind::Float(_) => Some((
                    format!("integer constant must have integer type, not {}", self.ty(ty)),
                    "a floating-point constant needs a decimal point",
                )),
                _ => Some((format!("integer constant must have integer type, not {}", self.ty(ty)), "")),
            },
            Constant::Float(..) if !matches!(kind, TypeKind::Float(_)) => {
                Some((format!("floating point constant invalid for type {}", self.ty(ty)), ""))
            }
            Constant::Null(_) if !matches!(kind, TypeKind::Ptr { .. } | TypeKind::Token) => Some((
                format!("null must be a pointer type, not {}", self.ty(ty)),
                if matches!(kind, TypeKind::Int(_)) { "write `0`" } else { "write `zeroinitializer`" },
            )),
            Constant::Undef(_) | Constant::Poison(_) if !self.can_be_value(ty) => {
                Some((format!("invalid type {} for an undefined value", self.ty(ty)), ""))
            }
            Constant::Zero(_) if !self.types.sized(ty) => {
                Some((format!("invalid type {} for zeroinitializer", self.ty(ty)), ""))
            }
            _ => None,
        };
        if let Some((message, help)) = error {
            return self.report(Diagnostic::error("E0216", self.span(place, path), message).help_if(help));
        }
        match constant {
            Constant::String(_, bytes) => self.check_string(ty, bytes, place, path),
            Constant::Array(_, parts) => {
                let want = match kind {
                    TypeKind::Array { len, elem } => Some((*len, *elem)),
                    _ => None,
                };
                self.check_elements(ty, parts.len(), want, |n| parts[n].0, "array", place, path);
            }
            Constant::Vector(_, parts) => {
                let want = match kind {
                    TypeKind::Vector { len, scalable: false, elem } => Some((u64::from(*len), *elem)),
                    _ => None,
                };
                self.check_elements(ty, parts.len(), want, |n| parts[n].0, "vector", place, path);
            }
            Constant::Struct(_, parts) => self.check_fields(ty, parts, place, path),
            Constant::Expr(_, expr) => self.check_expression(ty, expr, place, path),
            Constant::PtrAuth(_, parts) => self.check_pointer_auth(ty, parts, place, path),
            _ => {}
        }
    }

    /// Checks the use of a global as a pointer to its value type.
    fn check_global_use(&mut self, ty: Type, global: GlobalId, place: NodeRef<'a>, path: &[usize]) {
        let content = self.module.value_type(global);
        if self.damaged(ty) || self.damaged(content) {
            return;
        }
        let name = &self.module.globals[global].name;
        if matches!(&self.module.globals[global].kind, GlobalKind::Function(f) if f.body.is_none())
            && name.symbol().starts_with("llvm.")
        {
            let message = "Cannot take the address of an intrinsic!";
            let d = Diagnostic::error("E0411", self.span(place, path), message);
            return self.report(d.help("it can only be called"));
        }
        let agreement = match self.kind(ty) {
            TypeKind::Ptr { pointee, addrspace } if *addrspace == self.module.globals[global].addrspace => {
                match pointee.map_or(Agreement::Same, |p| self.compare(p, content)) {
                    Agreement::Different => Agreement::ExceptPointees,
                    other => other,
                }
            }
            _ => Agreement::Different,
        };
        let lenient = self.options.dialect == crate::verify::Dialect::Llvmlite && agreement == Agreement::ByDefinition;
        if agreement == Agreement::Same || lenient {
            return;
        }
        let opaque = self.opaque && !matches!(self.kind(ty), TypeKind::Ptr { pointee: Some(_), .. });
        let has = match self.module.globals[global].addrspace {
            0 if opaque => "ptr".to_string(),
            0 => format!("{}*", self.module.types.display(content)),
            n if opaque => format!("ptr addrspace({n})"),
            n => format!("{} addrspace({n})*", self.module.types.display(content)),
        };
        let sentence = format!("`@{name}` has type `{has}`, expected {}", self.ty(ty));
        let span = self.span(place, path);
        let d = match agreement {
            Agreement::Different => Diagnostic::error("E0201", span, sentence)
                .help("a global's name is its address: load from it to get its value"),
            Agreement::ExceptPointees => Diagnostic::warning("W0203", span, sentence)
                .help("pointee types are ignored here, but LLVM before 15 and LLVMlite require a `bitcast`"),
            _ => Diagnostic::warning("W0204", span, sentence)
                .help("LLVM compares structs by name; in LLVMlite a name abbreviates its definition"),
        };
        self.report(d.label(self.module.globals[global].span, "defined here"));
    }

    /// Checks a block address: a pointer in the function's address space, to a block other than the entry.
    fn check_block_address(
        &mut self,
        ty: Type,
        function: GlobalId,
        block: BlockId,
        place: NodeRef<'a>,
        path: &[usize],
    ) {
        let global = &self.module.globals[function];
        let Some(body) = self.module.function(function).and_then(|f| f.body.as_ref()) else { return };
        if self.damaged(ty) {
            return;
        }
        // Address space 0 may be explicit or the default, which the function does not record.
        let space = if global.addrspace == 0 { self.layout.program_space } else { global.addrspace };
        let fits = |other: u32| other == space || other == global.addrspace;
        if !matches!(self.kind(ty), TypeKind::Ptr { addrspace, .. } if fits(*addrspace)) {
            let message = match space {
                0 => format!("type of blockaddress must be a pointer, not {}", self.ty(ty)),
                n => format!("type of this blockaddress must be `ptr addrspace({n})`, not {}", self.ty(ty)),
            };
            self.report(Diagnostic::error("E0216", self.span(place, path), message));
        } else if block == body.entry() {
            let message = format!("blockaddress may not be used with the entry block of `@{}`", global.name);
            let d = Diagnostic::error("E0304", self.span(place, path), message);
            self.report(d.label(body.blocks[block].span, "this is the entry block"));
        }
    }

    /// Checks `dso_local_equivalent` and `no_cfi`; the former is for functions only.
    fn check_marked_global(&mut self, ty: Type, mark: Mark, global: GlobalId, place: NodeRef<'a>, path: &[usize]) {
        let content = self.module.value_type(global);
        let undeclared = matches!(self.module.globals[global].kind, GlobalKind::Undeclared);
        // LLVM checks only `dso_local_equivalent`.
        let any = mark == Mark::NoCfi;
        if any || self.damaged(content) || undeclared || matches!(self.kind(content), TypeKind::Function { .. }) {
            return self.check_global_use(ty, global, place, path);
        }
        let message = format!("expected a function, alias to function, or ifunc in {}", mark.keyword());
        let d = Diagnostic::error("E0216", self.span(place, path), message);
        self.report(d.label(self.module.globals[global].span, "defined here"));
    }

    /// Checks `ptrauth (ptr base, i32 key, i64 discriminator, ptr place, ptr deactivation)`.
    fn check_pointer_auth(&mut self, ty: Type, parts: &[TypedConst], place: NodeRef<'a>, path: &[usize]) {
        let pointer = |t: Type| matches!(self.kind(t), TypeKind::Ptr { .. });
        let number = |(t, c): TypedConst, want| t == want && self.module.constants[c].as_int().is_some();
        let wrong = parts.iter().enumerate().find_map(|(n, part)| match n {
            0 if !pointer(part.0) => Some("base pointer must be a pointer"),
            1 if !number(*part, Type::I32) => Some("key must be i32 constant"),
            2 if !number(*part, Type::I64) => Some("integer discriminator must be i64 constant"),
            3 if !pointer(part.0) => Some("address discriminator must be a pointer"),
            4 if !pointer(part.0) => Some("deactivation symbol must be a pointer"),
            4 if !matches!(
                self.module.constants[part.1],
                Constant::Global(..) | Constant::Null(_) | Constant::Zero(_) | Constant::Invalid
            ) =>
            {
                Some("deactivation symbol must be a global value or null")
            }
            _ => None,
        });
        if let Some(wrong) = wrong {
            let message = format!("constant ptrauth {wrong}");
            return self.report(Diagnostic::error("E0216", self.span(place, path), message));
        }
        if let Some((has, _)) = parts.first() {
            self.expect_type(ty, *has, |cx| cx.span(place, path), || "this `ptrauth` has type".into(), None);
        }
    }

    /// Whether a type has values.
    pub(crate) fn can_be_value(&self, ty: Type) -> bool {
        !matches!(self.kind(ty), TypeKind::Void | TypeKind::Function { .. } | TypeKind::Label)
    }

    fn check_string(&mut self, ty: Type, bytes: &[u8], place: NodeRef<'a>, path: &[usize]) {
        let d = match self.kind(ty) {
            TypeKind::Array { len, elem } if self.kind(*elem) == &TypeKind::Int(8) => {
                if *len == bytes.len() as u64 {
                    return;
                }
                let d = Diagnostic::error(
                    "E0217",
                    self.span(place, path),
                    format!("the string has {} bytes, but its type {} has {len}", bytes.len(), self.ty(ty)),
                );
                let found = StringLengthMismatch { bytes, len: *len, span: self.span(place, path) };
                let variable = match place {
                    NodeRef::Initializer(id) if path.is_empty() => {
                        Some((id, self.span(NodeRef::VariableType(id), &[])))
                    }
                    _ => None,
                };
                found.suggest(d, self, variable)
            }
            _ => Diagnostic::error(
                "E0216",
                self.span(place, path),
                format!("a string constant has type `[{} x i8]`, not {}", bytes.len(), self.ty(ty)),
            ),
        };
        self.report(d);
    }

    #[expect(clippy::too_many_arguments, reason = "arrays and vectors differ in just these")]
    fn check_elements(
        &mut self,
        ty: Type,
        count: usize,
        want: Option<(u64, Type)>,
        written: impl Fn(usize) -> Type,
        what: &str,
        place: NodeRef<'a>,
        path: &mut Vec<usize>,
    ) {
        let Some((len, elem)) = want else {
            let message = format!("{} is not {} type", self.ty(ty), article(what));
            let d = Diagnostic::error("E0218", self.span(place, path), message);
            return self.report(d.here(format!("{} constant", article(what))));
        };
        if len != count as u64 {
            let message = format!("the {what} has {count} {}, but its type {} has {len}", plural(count), self.ty(ty));
            let d = Diagnostic::error("E0218", self.span(place, path), message);
            return self.report(d);
        }
        // Reports only the first element with a wrong type.
        for n in 0..count {
            path.push(n);
            let before = self.errors;
            self.expect_type(
                elem,
                written(n),
                |cx| cx.part_type_span(place, path),
                || format!("element {n} has type"),
                None,
            );
            path.pop();
            if self.errors > before {
                return;
            }
        }
    }

    fn check_fields(&mut self, ty: Type, parts: &[(Type, ConstId)], place: NodeRef<'a>, path: &mut Vec<usize>) {
        let TypeKind::Struct { fields, .. } = self.kind(ty) else {
            let d = Diagnostic::error("E0218", self.span(place, path), format!("{} is not a struct type", self.ty(ty)));
            return self.report(d.here("a struct constant"));
        };
        if fields.len() != parts.len() {
            let message = format!(
                "the struct has {} {}, but its type {} has {}",
                parts.len(),
                plural(parts.len()),
                self.ty(ty),
                fields.len()
            );
            let d = Diagnostic::error("E0218", self.span(place, path), message);
            return self.report(d);
        }
        for (n, (field, (written, _))) in fields.iter().zip(parts).enumerate() {
            path.push(n);
            let before = self.errors;
            self.expect_type(
                *field,
                *written,
                |cx| cx.part_type_span(place, path),
                || format!("element {n} has type"),
                None,
            );
            path.pop();
            if self.errors > before {
                return;
            }
        }
    }

    fn check_expression(&mut self, ty: Type, expr: &ConstExpr, place: NodeRef<'a>, path: &[usize]) {
        let at = |cx: &Self, n: usize| {
            let mut path = path.to_vec();
            path.push(n);
            cx.span(place, &path)
        };
        match expr {
            ConstExpr::Cast { op, arg, .. } => {
                if let Some((message, remedy)) = self.cast_error(*op, arg.0, ty) {
                    let d = Diagnostic::error("E0214", self.span(place, path), message);
                    self.report(d.help_if(&remedy.help()));
                }
            }
            ConstExpr::Gep { source, .. } if self.types.scalable(*source) => {
                let message =
                    format!("invalid base element for constant getelementptr: {} is scalable", self.ty(*source));
                let d = Diagnostic::error("E0213", self.span(place, path), message);
                self.report(d.help("its size is only known at run time: use the instruction"));
            }
            ConstExpr::Gep { source, base, indices, .. } => {
                let indices = indices.iter().map(|(t, c)| (*t, Some(*c)));
                for error in self.gep_errors(*source, base.0, indices) {
                    let span = match error.at {
                        crate::verify::rules::operations::gep::GepPart::Source => self.span(place, path),
                        crate::verify::rules::operations::gep::GepPart::Base => at(self, 0),
                        crate::verify::rules::operations::gep::GepPart::Index(n)
                        | crate::verify::rules::operations::gep::GepPart::IndexType(n) => at(self, n + 1),
                    };
                    self.report(error.diagnostic(span));
                }
            }
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                if let Some((message, remedy)) = self.binary_error(*op, lhs.0) {
                    self.report(Diagnostic::error("E0203", at(self, 0), message).help_if(&remedy.help()));
                } else if self.compare(lhs.0, rhs.0) == Agreement::Different {
                    let message = format!("operands of `{}` have different types", op.keyword());
                    let d = Diagnostic::error("E0201", at(self, 1), message);
                    self.report(d);
                }
            }
            ConstExpr::Icmp { lhs, rhs, .. } | ConstExpr::Fcmp { lhs, rhs, .. } => {
                let float = matches!(expr, ConstExpr::Fcmp { .. });
                if let Some((message, help)) = self.compare_error(float, lhs.0) {
                    self.report(Diagnostic::error("E0203", at(self, 0), message).help_if(help));
                } else if self.compare(lhs.0, rhs.0) == Agreement::Different {
                    let d = Diagnostic::error("E0201", at(self, 1), "compared values have different types");
                    self.report(d);
                }
            }
            ConstExpr::ExtractElement { .. }
            | ConstExpr::InsertElement { .. }
            | ConstExpr::ShuffleVector { .. }
            | ConstExpr::Splat(_) => {
                if let Some(error) = self.check_vector_expression(ty, expr) {
                    let d = Diagnostic::error("E0224", at(self, error.operand), error.message);
                    self.report(d.help_if(error.help.unwrap_or_default()));
                }
            }
            ConstExpr::Fneg(arg) => {
                if let Some((message, help)) = self.unary_error(UnaryOp::Fneg, arg.0) {
                    self.report(Diagnostic::error("E0203", at(self, 0), message).help_if(help));
                }
            }
            ConstExpr::ExtractValue { agg, indices } => {
                if let Some(element) = self.type_at_path(agg.0, indices, "extractvalue", at(self, 0)) {
                    self.expect_type(ty, element, |cx| cx.span(place, path), || "this element has type".into(), None);
                }
            }
            ConstExpr::InsertValue { agg, value, indices } => {
                let Some(element) = self.type_at_path(agg.0, indices, "insertvalue", at(self, 0)) else { return };
                if !constexpr::is_expandable(&self.module.types, agg.0, indices) {
                    let message = format!(
                        "constant `insertvalue` on an aggregate of more than {} elements",
                        constexpr::MAX_EXPANDED_ELEMENTS
                    );
                    let d = Diagnostic::error("E0225", self.span(place, path), message);
                    return self.report(d.help("write out the aggregate"));
                }
                let span = at(self, 1);
                self.expect_type(element, value.0, |_| span, || "the new element has type".into(), None);
            }
            ConstExpr::Select { cond, then, other } => {
                if let Some(message) = self.select_error(cond.0, then.0) {
                    let d = Diagnostic::error("E0219", at(self, 0), message);
                    self.report(d);
                } else if self.compare(then.0, other.0) == Agreement::Different {
                    let d = Diagnostic::error("E0201", at(self, 2), "the values of a select must have the same type");
                    self.report(d);
                }
            }
        }
    }

    /// Returns the type at an index path in an aggregate; reports an error if there is none.
    fn type_at_path(&mut self, agg: Type, indices: &[u32], opcode: &str, span: Span) -> Option<Type> {
        if self.damaged(agg) {
            return None;
        }
        let found = element_type(&self.module.types, agg, indices);
        if found.is_none() {
            let message = match self.module.types.is_aggregate(agg) {
                true => format!("invalid indices for {opcode}: {} has no such element", self.ty(agg)),
                false => format!("{opcode} operand must be aggregate type, not {}", self.ty(agg)),
            };
            self.report(Diagnostic::error("E0223", span, message));
        }
        found
    }

    fn check_vector_expression(&self, ty: Type, expr: &ConstExpr) -> Option<VectorError> {
        match expr {
            ConstExpr::ExtractElement { vector, index } => self.extract_error(vector.0, index.0),
            ConstExpr::InsertElement { vector, value, index } => self.insert_error(vector.0, value.0, index.0),
            ConstExpr::ShuffleVector { lhs, rhs, mask } => self.shuffle_error(lhs.0, rhs.0, (mask.0, Some(mask.1))),
            ConstExpr::Splat(value) => {
                let message = match self.module.types.vector(ty) {
                    None => format!("vector constant must have vector type, not {}", self.ty(ty)),
                    Some((_, _, elem)) if self.compare(elem, value.0) == Agreement::Different => {
                        format!(
                            "constant expression type mismatch: got {} but expected {}",
                            self.ty(value.0),
                            self.ty(elem)
                        )
                    }
                    Some(_) => return None,
                };
                Some(VectorError { operand: 0, is_value_error: true, message, help: None })
            }
            _ => None,
        }
    }

    /// Returns the error in a comparison of values of a type, and a hint.
    pub(crate) fn compare_error(&self, float: bool, ty: Type) -> Option<(String, &'static str)> {
        if self.damaged(ty) {
            return None;
        }
        match (float, self.scalar_kind(ty)) {
            (false, TypeKind::Int(_) | TypeKind::Ptr { .. }) | (true, TypeKind::Float(_)) => None,
            (false, TypeKind::Float(_)) => {
                Some((format!("icmp requires integer or pointer operands, not {}", self.ty(ty)), "use `fcmp`"))
            }
            (false, _) => Some((format!("icmp requires integer or pointer operands, not {}", self.ty(ty)), "")),
            (true, TypeKind::Int(_) | TypeKind::Ptr { .. }) => {
                Some((format!("fcmp requires floating point operands, not {}", self.ty(ty)), "use `icmp`"))
            }
            (true, _) => Some((format!("fcmp requires floating point operands, not {}", self.ty(ty)), "")),
        }
    }
}

fn plural(n: usize) -> &'static str {
    if n == 1 { "element" } else { "elements" }
}

fn article(what: &str) -> String {
    if what.starts_with('a') { format!("an {what}") } else { format!("a {what}") }
}
