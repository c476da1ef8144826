//! Profile `llvmlite`: rejects everything outside the LLVMlite document, so that accepted programs are portable
//! between implementations of LLVMlite. Runs after the other checks and does not repeat them.
//!
//! Permitted beyond the document: `declare` and `external global` (which course programs need), a label on the
//! entry block, and getelementptr indices written as `i32` or `i64`.

use crate::diagnostic::Diagnostic;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{BinaryFlags, BinaryOp, CallInfo, CastOp, FastMath, GepFlags, IcmpPred, TailKind};
use crate::ir::{
    Attr, AttrSet, Body, ConstId, Constant, Function, GlobalId, GlobalKind, Inst, InstId, Linkage, Operand, Type,
    TypeKind,
};
use crate::parse;
use crate::parse::operand_spans::InstPart;
use crate::source::Span;
use crate::verify::context::{NodeRef, VerifierContext};
use rustc_hash::FxHashSet;

/// The use of a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum TypeUse {
    /// S: the type of a local.
    Simple,
    /// S or void.
    Result,
    /// T: the type of a value in memory.
    Memory,
    /// The pointee of a pointer: T, i8 or a function type.
    Pointee,
}

/// A component outside LLVMlite, with its path in a type.
struct TypeRejection {
    path: Vec<usize>,
    code: &'static str,
    message: String,
    help: &'static str,
}

struct LlvmliteChecker<'c, 'a> {
    cx: &'c mut VerifierContext<'a>,
    /// Types that have been accepted for a use.
    good: FxHashSet<(Type, TypeUse)>,
    constants_done: FxHashSet<ConstId>,
}

pub(crate) fn check(cx: &mut VerifierContext<'_>) {
    let mut profile = LlvmliteChecker { cx, good: FxHashSet::default(), constants_done: FxHashSet::default() };
    profile.module();
}

impl<'a> LlvmliteChecker<'_, 'a> {
    fn report(&mut self, code: &'static str, span: Span, message: impl Into<String>, help: &str) {
        self.cx.report(Diagnostic::error(code, span, message).help_if(help));
    }

    fn module(&mut self) {
        let m = self.cx.module;
        if m.source_filename.is_some() {
            let span = self.find_line("source_filename");
            self.report("E0513", span, "`source_filename` is outside LLVMlite", "remove the line");
        }
        for (what, line) in [("target datalayout", &m.data_layout), ("target triple", &m.triple)] {
            if line.is_some() {
                let span = self.find_line(what);
                self.report("E0513", span, format!("`{what}` is outside LLVMlite"), "remove the line");
            }
        }
        if let Some(item) = m.other_items.first() {
            let first_line = item.lines().next().unwrap_or_default();
            let span = self.find_line(first_line);
            if first_line.starts_with('!') {
                self.report("E0510", span, "metadata is outside LLVMlite", "remove it");
            } else {
                let word = first_line.split(' ').next().unwrap_or_default();
                self.report("E0513", span, format!("`{word}` is outside LLVMlite"), "remove the line");
            }
        }
        if !m.attr_groups.is_empty() {
            let span = self.find_line("attributes");
            self.report("E0508", span, "attributes are outside LLVMlite", "remove them");
        }
        for (id, named) in m.types.named.iter() {
            match named.body {
                Some(body) => {
                    let function = matches!(self.cx.kind(body), TypeKind::Function { .. });
                    let role = if function { TypeUse::Pointee } else { TypeUse::Memory };
                    self.ty(body, role, NodeRef::NamedType(id));
                }
                None if named.defined => {
                    let message = "opaque types are outside LLVMlite";
                    self.report("E0501", named.span, message, "use `i8*` for a pointer to something unknown");
                }
                None => {}
            }
        }
        for (id, global) in m.globals.iter() {
            match &global.kind {
                GlobalKind::Variable { ty, init, constant } => self.variable(id, *ty, *init, *constant),
                GlobalKind::Function(f) if !f.implicit => self.function(id, f),
                GlobalKind::Alias { .. } => {
                    self.report("E0508", global.span, "aliases are outside LLVMlite", "use the aliasee");
                }
                _ => {}
            }
        }
    }

    /// Returns the first line that starts with a text, since items kept as text have no location.
    fn find_line(&self, start: &str) -> Span {
        for source in self.cx.sources.sources() {
            let mut at = 0;
            for line in source.text().split_inclusive('\n') {
                if line.starts_with(start) {
                    return source.span(at..at + line.trim_end().len());
                }
                at += line.len();
            }
        }
        Span::default()
    }

    /// Returns the first occurrence of a token after a position, or the fallback.
    fn token(&self, from: Span, token: &str) -> Span {
        let Some(source) = self.cx.sources.find(from.lo) else { return from };
        let from = source.written(from);
        let text = &source.text()[source.offset(from.lo)..];
        match parse::find_token(text, token) {
            Some(range) => Span::new(from.lo + range.start as u32, from.lo + range.end as u32),
            None => from,
        }
    }

    fn word(&mut self, from: Span, token: &str) {
        let span = self.token(from, token);
        let help = match token {
            "constant" => "write `global`",
            _ => "remove it",
        };
        self.report("E0508", span, format!("`{token}` is outside LLVMlite"), help);
    }

    fn attributes(&mut self, from: Span, set: AttrSet) {
        let Some(first) = self.cx.module.attrs[set].first() else { return };
        let token = match first {
            Attr::Word(w) | Attr::Int(w, _) | Attr::Type(w, _) | Attr::Text(w, _) => w.to_string(),
            Attr::String(key, _) => format!("\"{key}\""),
            Attr::Group(n) => format!("#{n}"),
        };
        self.word(from, &token);
    }

    fn variable(&mut self, id: GlobalId, ty: Type, init: Option<ConstId>, constant: bool) {
        let global = &self.cx.module.globals[id];
        if global.linkage != Linkage::External {
            self.word(global.span, global.linkage.keyword());
        }
        if let Some(word) = global.keywords().next() {
            self.word(global.span, word);
        }
        if global.addrspace != 0 {
            self.word(global.span, "addrspace");
        }
        if constant {
            self.word(global.span, "constant");
        }
        if global.section.is_some() {
            self.word(global.span, "section");
        }
        if global.align.is_some() {
            self.word(global.span, "align");
        }
        self.ty(ty, TypeUse::Memory, NodeRef::VariableType(id));
        if let Some(init) = init {
            self.initializer(init, NodeRef::Initializer(id), &mut Vec::new());
        }
    }

    fn initializer(&mut self, id: ConstId, place: NodeRef<'a>, path: &mut Vec<usize>) {
        if !self.constants_done.insert(id) {
            return;
        }
        let constant = &self.cx.module.constants[id];
        match constant {
            Constant::Array(..) | Constant::Struct(..) => {
                let mut parts = Vec::new();
                constant.for_each_part(|(_, part)| parts.push(part));
                for (n, part) in parts.into_iter().enumerate() {
                    path.push(n);
                    self.initializer(part, place, path);
                    path.pop();
                }
            }
            Constant::Expr(_, expr) if matches!(**expr, ConstExpr::Cast { op: CastOp::Bitcast, .. }) => {
                if let ConstExpr::Cast { arg, .. } = **expr {
                    path.push(0);
                    self.initializer(arg.1, place, path);
                    path.pop();
                }
            }
            Constant::String(..) => {}
            _ => self.literal(id, place, path),
        }
    }

    /// Checks a constant that is an operand or a leaf of an initializer.
    fn literal(&mut self, id: ConstId, place: NodeRef<'a>, path: &[usize]) {
        let (what, help) = match &self.cx.module.constants[id] {
            Constant::Null(_) | Constant::Global(..) | Constant::Invalid => return,
            Constant::Int(ty, _) => match self.cx.kind(*ty) {
                TypeKind::Int(64) => return,
                TypeKind::Int(1) => {
                    ("an i1 constant", "literals are i64: compare two of them, as in `icmp eq i64 0, 0`")
                }
                // The type has already been reported.
                _ => return,
            },
            Constant::WideInt(..) | Constant::Float(..) | Constant::Vector(..) => return,
            Constant::Undef(_) => ("`undef`", ""),
            Constant::Poison(_) => ("`poison`", ""),
            Constant::Zero(_) => ("`zeroinitializer`", "write the elements one by one"),
            Constant::BlockAddress(..) => ("the address of a block", ""),
            Constant::Marked(..) => ("a function address with a marker", "write the name alone"),
            Constant::PtrAuth(..) => ("`ptrauth`", ""),
            Constant::InlineAsm(..) => ("inline assembly", ""),
            Constant::Metadata(_) => ("metadata", "remove it"),
            Constant::Expr(_, e) => match **e {
                ConstExpr::Cast { op: CastOp::Bitcast, .. } => {
                    ("a constant `bitcast` as an operand", "use the instruction `bitcast`")
                }
                ConstExpr::Gep { .. } => {
                    ("a constant `getelementptr`", "use the instruction `getelementptr` in a function")
                }
                _ => ("this constant expression", ""),
            },
            Constant::String(..) | Constant::Array(..) | Constant::Struct(..) => {
                ("an aggregate constant as an operand", "put it into a global and load its parts")
            }
        };
        let span = self.cx.span(place, path);
        self.report("E0503", span, format!("{what} is outside LLVMlite"), help);
    }

    fn function(&mut self, id: GlobalId, function: &'a Function) {
        let global = &self.cx.module.globals[id];
        let header = function.header_span;
        if global.linkage != Linkage::External {
            self.word(header, global.linkage.keyword());
        }
        if let Some(word) = global.keywords().next() {
            self.word(header, word);
        }
        if function.cc.0 != 0 {
            let span = self.cx.span(NodeRef::Header(id, 0), &[]);
            self.report("E0508", span, "calling conventions are outside LLVMlite", "remove it");
        }
        self.attributes(header, function.ret_attrs);
        for param in &function.params {
            self.attributes(header, param.attrs);
        }
        self.attributes(header, function.attrs);
        if global.section.is_some() {
            self.word(header, "section");
        }
        if global.align.is_some() {
            self.word(header, "align");
        }
        if function.varargs {
            let span = self.token(header, "...");
            self.report("E0509", span, "a variable number of arguments is outside LLVMlite", "");
        }
        self.ty(function.ret, TypeUse::Result, NodeRef::Header(id, 0));
        for (n, param) in function.params.iter().enumerate() {
            self.ty(param.ty, TypeUse::Simple, NodeRef::Header(id, n + 1));
        }
        let Some(body) = &function.body else { return };
        for (n, &block) in body.layout.iter().enumerate() {
            // An unlabeled block has the span of its first statement.
            let first = body.blocks[block].insts.first().map(|i| body.span(*i));
            if n > 0 && first == Some(body.blocks[block].span) {
                let span = body.blocks[block].span;
                self.report("E0515", span, "every block but the first needs a label in LLVMlite", "");
            }
            for &inst in &body.blocks[block].insts {
                self.instruction(body, inst, function.ret);
                if body.metadata.contains_key(&inst) || body.records.before.contains_key(&inst) {
                    let span = self.cx.span(NodeRef::Statement(body, inst, InstPart::Whole), &[]);
                    self.report("E0510", span, "metadata is outside LLVMlite", "remove it");
                }
            }
        }
    }

    /// Checks a type for a use.
    fn ty(&mut self, ty: Type, role: TypeUse, place: NodeRef<'a>) {
        if self.cx.damaged(ty) || self.good.contains(&(ty, role)) {
            return;
        }
        match self.rejection(ty, role) {
            Some(rejection) => {
                let span = self.cx.type_span(place, &rejection.path);
                self.report(rejection.code, span, rejection.message, rejection.help);
            }
            None => {
                self.good.insert((ty, role));
            }
        }
    }

    fn rejection(&self, ty: Type, role: TypeUse) -> Option<TypeRejection> {
        let wrong = |code, message: String, help| Some(TypeRejection { path: Vec::new(), code, message, help });
        let inside = |n: usize, rejection: TypeRejection| {
            let mut path = vec![n];
            path.extend(rejection.path);
            TypeRejection { path, ..rejection }
        };
        let named = matches!(self.cx.module.types.written(ty), TypeKind::Named(_));
        match self.cx.kind(ty) {
            TypeKind::Void if role == TypeUse::Result => None,
            TypeKind::Int(1 | 64) => None,
            TypeKind::Int(8) if role == TypeUse::Pointee => None,
            TypeKind::Int(8) => {
                wrong("E0505", "`i8` is outside LLVMlite, except in `i8*` and `[N x i8]`".into(), "use `i64`")
            }
            TypeKind::Int(32) => wrong(
                "E0506",
                "`i32` is outside LLVMlite, except as the type of a getelementptr index".into(),
                "use `i64`",
            ),
            TypeKind::Ptr { pointee: None, .. } => {
                wrong("E0507", "`ptr` is outside LLVMlite".into(), "use a typed pointer: `i64*`, `i8*`")
            }
            TypeKind::Ptr { addrspace: 1.., .. } => wrong("E0501", "address spaces are outside LLVMlite".into(), ""),
            TypeKind::Array { .. } | TypeKind::Struct { .. } if matches!(role, TypeUse::Simple | TypeUse::Result) => {
                wrong(
                    "E0504",
                    format!("a local cannot hold {}: LLVMlite has no aggregate values", self.cx.ty(ty)),
                    "keep it in memory and use a pointer to it",
                )
            }
            // Named types are checked at their definitions.
            TypeKind::Ptr { .. } | TypeKind::Array { .. } | TypeKind::Struct { packed: false, .. } if named => None,
            TypeKind::Ptr { pointee: Some(p), .. } => self.rejection(*p, TypeUse::Pointee).map(|o| inside(0, o)),
            TypeKind::Array { elem, .. } => match self.cx.kind(*elem) {
                TypeKind::Int(8) => None,
                _ => self.rejection(*elem, TypeUse::Memory).map(|o| inside(0, o)),
            },
            TypeKind::Struct { packed: true, .. } => wrong("E0501", "packed structs are outside LLVMlite".into(), ""),
            TypeKind::Struct { fields, .. } => {
                fields.iter().enumerate().find_map(|(n, f)| self.rejection(*f, TypeUse::Memory).map(|o| inside(n, o)))
            }
            TypeKind::Function { .. } if named && role == TypeUse::Pointee => None,
            TypeKind::Function { varargs: true, .. } if role == TypeUse::Pointee => {
                wrong("E0509", "a variable number of arguments is outside LLVMlite".into(), "")
            }
            TypeKind::Function { ret, params, .. } if role == TypeUse::Pointee => {
                self.rejection(*ret, TypeUse::Result).map(|o| inside(0, o)).or_else(|| {
                    let mut params = params.iter().enumerate();
                    params.find_map(|(n, p)| self.rejection(*p, TypeUse::Simple).map(|o| inside(n + 1, o)))
                })
            }
            // Opaque types are reported at their definitions.
            TypeKind::Named(_) if role == TypeUse::Pointee => None,
            _ => wrong("E0501", format!("type {} is outside LLVMlite", self.cx.ty(ty)), ""),
        }
    }

    fn instruction(&mut self, body: &'a Body, id: InstId, result: Type) {
        let inst = &body.insts[id];
        let at = |part| NodeRef::Statement(body, id, part);
        match inst {
            Inst::Invalid | Inst::Br(_) => {}
            Inst::Binary { op, flags, ty, .. } => {
                use BinaryOp::*;
                if !matches!(op, Add | Sub | Mul | Shl | Lshr | Ashr | And | Or | Xor) {
                    return self.reject_instruction(body, id);
                }
                if *flags != BinaryFlags::default() {
                    self.clause(body, id, "flags of arithmetic are");
                }
                if matches!(self.cx.kind(*ty), TypeKind::Int(1)) {
                    let span = self.cx.span(at(InstPart::Type(0)), &[]);
                    let message = format!("`{}` works on i64 only in LLVMlite", op.keyword());
                    self.report("E0512", span, message, "");
                } else {
                    self.ty(*ty, TypeUse::Simple, at(InstPart::Type(0)));
                }
            }
            Inst::Icmp { pred, samesign, ty, .. } => {
                use IcmpPred::*;
                if *samesign || !matches!(pred, Eq | Ne | Slt | Sle | Sgt | Sge) {
                    let span = self.token(body.span(id), if *samesign { "samesign" } else { pred.keyword() });
                    let message = format!("`icmp {}` is outside LLVMlite", pred.keyword());
                    self.report("E0511", span, message, "the predicates are eq, ne, slt, sle, sgt and sge");
                }
                self.ty(*ty, TypeUse::Simple, at(InstPart::Type(0)));
            }
            Inst::Alloca { ty, count, align, addrspace, inalloca, .. } => {
                if count.is_some() || align.is_some() || *addrspace != 0 || *inalloca {
                    self.clause(body, id, "count, alignment and address space of an alloca are");
                }
                self.ty(*ty, TypeUse::Simple, at(InstPart::Type(0)));
            }
            Inst::Load { ty, atomic, volatile, ptr_ty, align, .. } => {
                if *volatile || align.is_some() || atomic.is_some() {
                    self.clause(body, id, "`atomic`, `volatile` and `align` are");
                }
                self.ty(*ty, TypeUse::Simple, at(InstPart::Type(0)));
                self.ty(*ptr_ty, TypeUse::Simple, at(InstPart::Type(1)));
            }
            Inst::Store { atomic, volatile, value, ptr_ty, align, .. } => {
                if *volatile || align.is_some() || atomic.is_some() {
                    self.clause(body, id, "`atomic`, `volatile` and `align` are");
                }
                self.ty(value.0, TypeUse::Simple, at(InstPart::Type(0)));
                self.ty(*ptr_ty, TypeUse::Simple, at(InstPart::Type(1)));
            }
            Inst::Gep { source, flags, base_ty, indices, .. } => {
                if *flags != GepFlags::default() {
                    self.clause(body, id, "flags of getelementptr are");
                }
                if indices.is_empty() {
                    let span = self.cx.span(at(InstPart::Whole), &[]);
                    self.report("E0514", span, "getelementptr needs at least one index in LLVMlite", "write `, i32 0`");
                }
                self.ty(*source, TypeUse::Pointee, at(InstPart::Type(0)));
                self.ty(*base_ty, TypeUse::Simple, at(InstPart::Type(1)));
                for (n, (ty, value)) in indices.iter().enumerate() {
                    if !matches!(self.cx.kind(*ty), TypeKind::Int(32 | 64)) {
                        self.ty(*ty, TypeUse::Simple, at(InstPart::Type(n + 2)));
                    }
                    self.operand(body, id, n + 1, *value);
                }
                let Inst::Gep { base, .. } = inst else { return };
                return self.operand(body, id, 0, *base);
            }
            Inst::Cast { op: CastOp::Bitcast, from, to, .. } => {
                self.ty(*from, TypeUse::Simple, at(InstPart::Type(0)));
                self.ty(*to, TypeUse::Simple, at(InstPart::Type(1)));
                let pointer = |ty: &Type| self.cx.damaged(*ty) || matches!(self.cx.kind(*ty), TypeKind::Ptr { .. });
                // Invalid bitcasts have been reported already.
                if (!pointer(from) || !pointer(to)) && self.cx.cast_error(CastOp::Bitcast, *from, *to).is_none() {
                    let span = self.cx.span(at(InstPart::Opcode), &[]);
                    self.report("E0502", span, "`bitcast` is from pointer to pointer in LLVMlite", "");
                }
            }
            Inst::Call(call) => self.call(body, id, call),
            // The return type is reported in the function header.
            Inst::Ret(Some((ty, _))) if *ty != result => self.ty(*ty, TypeUse::Simple, at(InstPart::Type(0))),
            Inst::Ret(_) => {}
            Inst::CondBr { .. } => {}
            Inst::Cast { .. }
            | Inst::Unary { .. }
            | Inst::Fcmp { .. }
            | Inst::ExtractValue { .. }
            | Inst::InsertValue { .. }
            | Inst::ExtractElement { .. }
            | Inst::InsertElement { .. }
            | Inst::ShuffleVector { .. }
            | Inst::Select { .. }
            | Inst::Phi { .. }
            | Inst::Switch { .. }
            | Inst::Fence(_)
            | Inst::CmpXchg { .. }
            | Inst::AtomicRmw { .. }
            | Inst::VaArg { .. }
            | Inst::IndirectBr { .. }
            | Inst::Invoke(_)
            | Inst::CallBr(_)
            | Inst::LandingPad { .. }
            | Inst::CatchPad { .. }
            | Inst::CleanupPad { .. }
            | Inst::CatchSwitch { .. }
            | Inst::CatchRet { .. }
            | Inst::CleanupRet { .. }
            | Inst::Resume(_)
            | Inst::Unwind
            | Inst::Unreachable
            | Inst::Unsupported(_) => return self.reject_instruction(body, id),
        }
        let mut operands = Vec::new();
        inst.for_each_operand(|_, operand| operands.push(operand));
        for (n, operand) in operands.into_iter().enumerate() {
            self.operand(body, id, n, operand);
        }
    }

    fn operand(&mut self, body: &'a Body, id: InstId, n: usize, operand: Operand) {
        if let Operand::Const(c) = operand {
            self.literal(c, NodeRef::Statement(body, id, InstPart::Operand(n)), &[]);
        }
    }

    fn reject_instruction(&mut self, body: &'a Body, id: InstId) {
        let span = self.cx.span(NodeRef::Statement(body, id, InstPart::Opcode), &[]);
        let opcode = body.insts[id].opcode();
        // `add double` has been upgraded to `fadd`.
        let written = self.cx.sources.find(span.lo).map_or(opcode, |source| source.slice(span));
        if let Inst::Binary { ty, .. } = &body.insts[id]
            && opcode.strip_prefix('f') == Some(written)
        {
            let message = format!("`{written}` of {} is outside LLVMlite", self.cx.ty(*ty));
            return self.report("E0502", span, message, "");
        }
        let help = match opcode {
            "phi" | "select" => "use an `alloca` and branches that store into it",
            "switch" => "use `icmp eq` and `br`",
            _ => "",
        };
        self.report("E0502", span, format!("`{opcode}` is outside LLVMlite"), help);
    }

    fn clause(&mut self, body: &'a Body, id: InstId, what: &str) {
        let span = self.cx.span(NodeRef::Statement(body, id, InstPart::Opcode), &[]);
        self.report("E0511", span, format!("{what} outside LLVMlite"), "remove them");
    }

    fn call(&mut self, body: &'a Body, id: InstId, call: &'a CallInfo) {
        let at = |part| NodeRef::Statement(body, id, part);
        let plain = call.tail == TailKind::None
            && call.cc.0 == 0
            && call.fast == FastMath::default()
            && call.ret_attrs == AttrSet::NONE
            && call.fn_attrs == AttrSet::NONE
            && call.args.iter().all(|a| a.attrs == AttrSet::NONE);
        if !plain {
            self.clause(body, id, "call markers, calling conventions and call attributes are");
        }
        let TypeKind::Function { ret, varargs, .. } = self.cx.kind(call.fn_ty) else { return };
        if *varargs {
            let span = self.cx.span(at(InstPart::Type(0)), &[]);
            self.report("E0509", span, "a variable number of arguments is outside LLVMlite", "");
        } else if call.explicit {
            let span = self.cx.span(at(InstPart::Type(0)), &[]);
            let message = "in LLVMlite the type before the callee is its return type";
            let help = format!("write `call {} …`", self.cx.module.types.display(*ret));
            self.report("E0511", span, message, &help);
        } else {
            self.ty(*ret, TypeUse::Result, at(InstPart::Type(0)));
        }
        for (n, arg) in call.args.iter().enumerate() {
            if let TypeKind::Metadata = self.cx.kind(arg.ty) {
                let span = self.cx.span(at(InstPart::Type(n + 1)), &[]);
                self.report("E0510", span, "metadata is outside LLVMlite", "");
                continue;
            }
            self.ty(arg.ty, TypeUse::Simple, at(InstPart::Type(n + 1)));
        }
    }
}
