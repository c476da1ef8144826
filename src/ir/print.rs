//! The module as LLVM assembly: canonical modern text. Where pointees were written they are printed; loads and
//! getelementptr always name their types; unnamed values are numbered as LLVM numbers them, whatever numbers were written.
//! What is printed parses again without a remark, to the same module.
//!
//! [`inst`] and [`operand`] print single things for reports, with the names of the source.

use super::constant::ConstExpr;
use super::inst::{Arg, BinaryFlags, CallConv, CallInfo, CastFlags, FastMath, GepFlags, TailKind};
use super::{
    Attr, AttrSet, BlockId, Body, ConstId, Constant, FloatKind, Function, GlobalId, GlobalKind, GlobalValue, Inst,
    InstId, Linkage, Module, Name, Operand, Type, TypeKind, TypedConst, TypedOperand, ValueId, write_escaped,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

/// The whole module.
pub fn module(module: &Module) -> String {
    let mut p = Printer::new(module);
    p.number_globals();
    p.module();
    p.out
}

/// One function, with body if it has one. Empty if the global is no function.
pub fn function(module: &Module, id: GlobalId) -> String {
    let mut p = Printer::new(module);
    p.number_globals();
    if let GlobalKind::Function(f) = &module.globals[id].kind {
        p.function(id, f);
    }
    p.out
}

/// One instruction with the names of the source, without indentation or metadata.
pub fn inst(module: &Module, body: &Body, inst: InstId) -> String {
    let mut p = Printer::new(module);
    p.inst(body, inst);
    p.out
}

/// An operand without its type, with the names of the source.
pub fn operand(module: &Module, body: &Body, operand: Operand) -> String {
    let mut p = Printer::new(module);
    p.operand(body, operand);
    p.out
}

/// A constant without its type.
pub fn constant(module: &Module, id: ConstId) -> String {
    let mut p = Printer::new(module);
    p.constant(id);
    p.out
}

/// A constant with its type, `i64 3`.
pub fn typed_constant(module: &Module, id: ConstId) -> String {
    let mut p = Printer::new(module);
    p.typed_const((module.constants[id].ty(), id));
    p.out
}

/// LLVM's text of a floating-point value: shortest `%e` form with at least six digits if it reads back exactly, else the
/// bits in hexadecimal (a float as the image of its double).
pub fn float_text(kind: FloatKind, bits: u128) -> String {
    let value = match kind {
        FloatKind::Float => f64::from(f32::from_bits(bits as u32)),
        FloatKind::Double => f64::from_bits(bits as u64),
        FloatKind::Half => return format!("0xH{bits:04X}"),
        FloatKind::BFloat => return format!("0xR{bits:04X}"),
        FloatKind::X86Fp80 => return format!("0xK{bits:020X}"),
        FloatKind::Fp128 => return format!("0xL{:016X}{:016X}", bits as u64, (bits >> 64) as u64),
        FloatKind::PpcFp128 => return format!("0xM{:016X}{:016X}", (bits >> 64) as u64, bits as u64),
    };
    let text = exponent_text(value);
    if value.is_finite() && text.parse() == Ok(value) {
        return text;
    }
    // A NaN's payload must survive: widen the bits, not the value.
    let image = match kind {
        FloatKind::Float if value.is_nan() => {
            let b = bits as u64;
            (b >> 31 & 1) << 63 | 0x7ff << 52 | (b & 0x7f_ffff) << 29
        }
        _ => value.to_bits(),
    };
    format!("0x{image:016X}")
}

/// C's `%e`: six digits and an exponent of at least two.
fn exponent_text(value: f64) -> String {
    let text = format!("{value:.6e}");
    match text.split_once('e') {
        Some((mantissa, exponent)) => {
            let (sign, digits) = exponent.strip_prefix('-').map_or(('+', exponent), |d| ('-', d));
            format!("{mantissa}e{sign}{digits:0>2}")
        }
        None => text,
    }
}

/// Numbers and names that replace those of the source.
#[derive(Default)]
struct Names {
    values: SecondaryMap<ValueId, Option<u32>>,
    blocks: SecondaryMap<BlockId, Option<u32>>,
    /// Labels that are renamed because a local has their name.
    labels: FxHashMap<BlockId, Name>,
}

impl Names {
    /// Numbers what has no name of its own: parameters, then block by block each label and its results.
    fn new(body: &Body) -> Names {
        let mut names = Names::default();
        let mut next = 0;
        let mut number = |name: &Option<Name>| match name {
            Some(Name::Text(_)) => None,
            _ => {
                next += 1;
                Some(next - 1)
            }
        };
        let mut locals: FxHashSet<&str> = FxHashSet::default();
        for &value in &body.params {
            names.values[value] = number(&body.values[value].name);
        }
        for &block in &body.layout {
            names.blocks[block] = number(&body.blocks[block].name);
            for &inst in &body.blocks[block].insts {
                if let Some(value) = body.result(inst) {
                    names.values[value] = number(&body.values[value].name);
                }
            }
        }
        for value in body.values.values() {
            if let Some(Name::Text(text)) = &value.name {
                locals.insert(text);
            }
        }
        let mut taken: Option<FxHashSet<String>> = None;
        for &block in &body.layout {
            let Some(Name::Text(text)) = &body.blocks[block].name else { continue };
            if !locals.contains(&**text) {
                continue;
            }
            let taken = taken.get_or_insert_with(|| {
                let labels = body.layout.iter().filter_map(|b| body.blocks[*b].name.as_ref());
                labels.map(Name::symbol).chain(locals.iter().map(|l| l.to_string())).collect()
            });
            let mut label = format!("{text}.label");
            while !taken.insert(label.clone()) {
                label.push_str(".label");
            }
            names.labels.insert(block, Name::Text(label.into()));
        }
        names
    }
}

struct Printer<'m> {
    m: &'m Module,
    out: String,
    /// Within a function that is printed as a whole.
    names: Option<Names>,
    globals: FxHashMap<GlobalId, u32>,
}

/// Words that stand behind the parameters of a function.
const AFTER_PARAMETERS: [&str; 2] = ["unnamed_addr", "local_unnamed_addr"];

fn at_the_end(word: &str) -> bool {
    ["comdat", "partition", "gc", "prefix", "prologue", "personality", "code_model"]
        .iter()
        .any(|w| word.strip_prefix(w).is_some_and(|rest| rest.is_empty() || rest.starts_with(['(', ' '])))
        || word.starts_with("no_sanitize_")
        || word.starts_with("sanitize_")
}

impl<'m> Printer<'m> {
    fn new(m: &'m Module) -> Self {
        Printer { m, out: String::new(), names: None, globals: FxHashMap::default() }
    }

    fn number_globals(&mut self) {
        let unnamed = self.m.order.iter().filter(|id| matches!(self.m.globals[**id].name, Name::Number(_)));
        self.globals = unnamed.enumerate().map(|(n, id)| (*id, n as u32)).collect();
    }

    fn word(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn put(&mut self, args: std::fmt::Arguments<'_>) {
        self.out.write_fmt(args).expect("a String takes all");
    }

    fn ty(&mut self, ty: Type) {
        self.m.types.write(ty, &mut self.out);
    }

    fn quoted(&mut self, text: &str) {
        self.out.push('"');
        write_escaped(text.as_bytes(), &mut self.out);
        self.out.push('"');
    }

    fn module(&mut self) {
        let m = self.m;
        if let Some(name) = &m.source_filename {
            self.word("source_filename = ");
            self.quoted(name);
            self.word("\n");
        }
        if let Some((text, _)) = &m.data_layout {
            self.word("target datalayout = ");
            self.quoted(text);
            self.word("\n");
        }
        if let Some((text, _)) = &m.triple {
            self.word("target triple = ");
            self.quoted(text);
            self.word("\n");
        }
        let mut gap = !self.out.is_empty();
        for named in m.types.named.values().filter(|n| n.defined) {
            self.gap(&mut gap);
            self.word("%");
            named.name.write(&mut self.out);
            self.word(" = type ");
            match named.body {
                Some(body) => self.ty(body),
                None => self.word("opaque"),
            }
            self.word("\n");
        }
        gap = !self.out.is_empty();
        let mut after_function = false;
        for &id in &m.order {
            let function = matches!(m.globals[id].kind, GlobalKind::Function(_));
            gap |= !self.out.is_empty() && (function || after_function);
            after_function = function;
            self.gap(&mut gap);
            match &m.globals[id].kind {
                GlobalKind::Variable { ty, init, constant } => self.variable(id, *ty, *init, *constant),
                GlobalKind::Function(f) => self.function(id, f),
                GlobalKind::Undeclared => {}
            }
        }
        gap = !self.out.is_empty();
        for (n, set) in &m.attr_groups {
            self.gap(&mut gap);
            self.put(format_args!("attributes #{n} = {{ "));
            for attr in &m.attrs[*set] {
                match attr {
                    Attr::Int(word, n) if matches!(&**word, "align" | "alignstack") => {
                        self.put(format_args!("{word}={n}"))
                    }
                    attr => self.attr(attr),
                }
                self.word(" ");
            }
            self.word("}\n");
        }
        gap = !self.out.is_empty();
        for item in &m.other_items {
            self.gap(&mut gap);
            self.word(item.trim_end());
            self.word("\n");
        }
    }

    /// An empty line, once.
    fn gap(&mut self, wanted: &mut bool) {
        if std::mem::take(wanted) {
            self.out.push('\n');
        }
    }

    fn global_name(&mut self, id: GlobalId) {
        self.out.push('@');
        match self.globals.get(&id).copied() {
            Some(n) => self.put(format_args!("{n}")),
            None => self.m.globals[id].name.write(&mut self.out),
        }
    }

    fn linkage(&mut self, linkage: Linkage) {
        if linkage != Linkage::External {
            self.word(linkage.keyword());
            self.word(" ");
        }
    }

    fn variable(&mut self, id: GlobalId, ty: Type, init: Option<ConstId>, constant: bool) {
        let g = &self.m.globals[id];
        self.global_name(id);
        self.word(" = ");
        match (g.linkage, init) {
            (Linkage::External, None) => self.word("external "),
            (linkage, _) => self.linkage(linkage),
        }
        let late = |w: &str| at_the_end(w) || w == "externally_initialized";
        for word in g.words.iter().filter(|w| !late(w)) {
            self.put(format_args!("{word} "));
        }
        if g.addrspace != 0 {
            self.put(format_args!("addrspace({}) ", g.addrspace));
        }
        for word in g.words.iter().filter(|w| &***w == "externally_initialized") {
            self.put(format_args!("{word} "));
        }
        self.word(if constant { "constant " } else { "global " });
        self.ty(ty);
        if let Some(init) = init {
            self.word(" ");
            self.constant(init);
        }
        if let Some(section) = &g.section {
            self.word(", section ");
            self.quoted(section);
        }
        for word in g.words.iter().filter(|w| at_the_end(w)) {
            self.put(format_args!(", {word}"));
        }
        if let Some(align) = g.align {
            self.put(format_args!(", align {align}"));
        }
        self.word("\n");
    }

    fn function(&mut self, id: GlobalId, f: &Function) {
        let g = &self.m.globals[id];
        self.word(if f.body.is_some() { "define " } else { "declare " });
        self.header(id, g, f);
        let Some(body) = &f.body else {
            self.word("\n");
            return;
        };
        self.word(" {\n");
        for (n, &block) in body.layout.iter().enumerate() {
            if n > 0 {
                self.word("\n");
            }
            let numbered = self.names.as_ref().and_then(|names| names.blocks[block]);
            // The first block's number goes without saying.
            if n > 0 || numbered.is_none() {
                self.block_name(body, block);
                self.word(":\n");
            }
            for &inst in &body.blocks[block].insts {
                self.word("  ");
                self.inst(body, inst);
                if let Some(metadata) = body.metadata.get(&inst) {
                    let metadata = metadata.trim().trim_start_matches(',').trim();
                    self.put(format_args!(", {metadata}"));
                }
                self.word("\n");
            }
        }
        self.word("}\n");
        self.names = None;
    }

    fn header(&mut self, id: GlobalId, g: &GlobalValue, f: &Function) {
        self.linkage(g.linkage);
        let late = |w: &str| at_the_end(w) || AFTER_PARAMETERS.contains(&w);
        for word in g.words.iter().filter(|w| !late(w)) {
            self.put(format_args!("{word} "));
        }
        self.convention(f.cc);
        self.attrs(f.ret_attrs, true);
        self.ty(f.ret);
        self.word(" ");
        self.global_name(id);
        self.word("(");
        self.names = f.body.as_ref().map(Names::new);
        for (n, param) in f.params.iter().enumerate() {
            if n > 0 {
                self.word(", ");
            }
            self.ty(param.ty);
            if param.attrs != AttrSet::NONE {
                self.word(" ");
                self.attrs(param.attrs, false);
            }
            if let Some(value) = f.body.as_ref().and_then(|b| b.params.get(n).map(|v| (b, *v))) {
                self.word(" ");
                self.value_name(value.0, value.1);
            }
        }
        if f.varargs {
            self.word(if f.params.is_empty() { "..." } else { ", ..." });
        }
        self.word(")");
        for word in g.words.iter().filter(|w| AFTER_PARAMETERS.contains(&&***w)) {
            self.put(format_args!(" {word}"));
        }
        if g.addrspace != 0 {
            self.put(format_args!(" addrspace({})", g.addrspace));
        }
        if f.attrs != AttrSet::NONE {
            self.word(" ");
            self.attrs(f.attrs, false);
        }
        if let Some(section) = &g.section {
            self.word(" section ");
            self.quoted(section);
        }
        for word in g.words.iter().filter(|w| at_the_end(w)) {
            self.put(format_args!(" {word}"));
        }
        if let Some(align) = g.align {
            self.put(format_args!(" align {align}"));
        }
    }

    /// Attributes separated by blanks; with one at the end if `blank`.
    fn attrs(&mut self, set: AttrSet, blank: bool) {
        let list = &self.m.attrs[set];
        for (n, attr) in list.iter().enumerate() {
            if n > 0 {
                self.word(" ");
            }
            self.attr(attr);
        }
        if blank && !list.is_empty() {
            self.word(" ");
        }
    }

    fn attr(&mut self, attr: &Attr) {
        match attr {
            Attr::Word(word) => self.word(word),
            Attr::Int(word, n) if &**word == "align" => self.put(format_args!("align {n}")),
            Attr::Int(word, n) => self.put(format_args!("{word}({n})")),
            Attr::Type(word, ty) => {
                self.put(format_args!("{word}("));
                self.ty(*ty);
                self.word(")");
            }
            Attr::Text(word, text) => self.put(format_args!("{word}({text})")),
            Attr::String(key, value) => {
                self.quoted(key);
                if let Some(value) = value {
                    self.word("=");
                    self.quoted(value);
                }
            }
            Attr::Group(n) => self.put(format_args!("#{n}")),
        }
    }

    fn convention(&mut self, cc: CallConv) {
        match cc.0 {
            0 => {}
            8 => self.word("fastcc "),
            9 => self.word("coldcc "),
            n => self.put(format_args!("cc {n} ")),
        }
    }

    fn value_name(&mut self, body: &Body, value: ValueId) {
        match self.names.as_ref().and_then(|n| n.values[value]) {
            Some(n) => self.put(format_args!("%{n}")),
            None => {
                let name = body.value_name(value);
                self.word(&name);
            }
        }
    }

    /// Without the `%`.
    fn block_name(&mut self, body: &Body, block: BlockId) {
        if let Some(names) = &self.names {
            if let Some(n) = names.blocks[block] {
                return self.put(format_args!("{n}"));
            }
            if let Some(label) = names.labels.get(&block) {
                return label.write(&mut self.out);
            }
        }
        match &body.blocks[block].name {
            Some(name) => name.write(&mut self.out),
            None => self.word("?"),
        }
    }

    fn label(&mut self, body: &Body, block: BlockId) {
        self.word("label %");
        self.block_name(body, block);
    }

    fn operand(&mut self, body: &Body, operand: Operand) {
        match operand {
            Operand::Value(v) => self.value_name(body, v),
            Operand::Const(c) => self.constant(c),
        }
    }

    fn typed(&mut self, body: &Body, (ty, operand): TypedOperand) {
        self.ty(ty);
        self.word(" ");
        self.operand(body, operand);
    }

    fn fast(&mut self, fast: FastMath) {
        if fast == FastMath::ALL {
            return self.word("fast ");
        }
        for (bit, word) in FastMath::KEYWORDS.iter().enumerate() {
            if fast.0 >> bit & 1 == 1 {
                self.put(format_args!("{word} "));
            }
        }
    }

    /// Each word whose condition holds, with a blank after it.
    fn flags(&mut self, flags: &[(bool, &str)]) {
        for (_, word) in flags.iter().filter(|f| f.0) {
            self.put(format_args!("{word} "));
        }
    }

    fn binary_flags(&mut self, f: &BinaryFlags) {
        self.flags(&[(f.nuw, "nuw"), (f.nsw, "nsw"), (f.exact, "exact"), (f.disjoint, "disjoint")]);
        self.fast(f.fast);
    }

    fn cast_flags(&mut self, f: &CastFlags) {
        self.flags(&[(f.nuw, "nuw"), (f.nsw, "nsw"), (f.nneg, "nneg")]);
        self.fast(f.fast);
    }

    fn gep_flags(&mut self, f: &GepFlags) {
        self.flags(&[(f.inbounds, "inbounds"), (f.nusw && !f.inbounds, "nusw"), (f.nuw, "nuw")]);
    }

    fn align(&mut self, align: Option<u64>) {
        if let Some(n) = align {
            self.put(format_args!(", align {n}"));
        }
    }

    fn inst(&mut self, body: &Body, id: InstId) {
        let inst = &body.insts[id];
        if let Some(value) = body.result(id) {
            self.value_name(body, value);
            self.word(" = ");
        }
        match inst {
            Inst::Invalid => self.word("<damaged>"),
            Inst::Binary { op, flags, ty, lhs, rhs } => {
                self.put(format_args!("{} ", op.keyword()));
                self.binary_flags(flags);
                self.typed(body, (*ty, *lhs));
                self.word(", ");
                self.operand(body, *rhs);
            }
            Inst::Fneg { fast, ty, arg } => {
                self.word("fneg ");
                self.fast(*fast);
                self.typed(body, (*ty, *arg));
            }
            Inst::Freeze { ty, arg } => {
                self.word("freeze ");
                self.typed(body, (*ty, *arg));
            }
            Inst::Cast { op, flags, from, arg, to } => {
                self.put(format_args!("{} ", op.keyword()));
                self.cast_flags(flags);
                self.typed(body, (*from, *arg));
                self.word(" to ");
                self.ty(*to);
            }
            Inst::Icmp { pred, samesign, ty, lhs, rhs } => {
                self.word("icmp ");
                self.flags(&[(*samesign, "samesign"), (true, pred.keyword())]);
                self.typed(body, (*ty, *lhs));
                self.word(", ");
                self.operand(body, *rhs);
            }
            Inst::Fcmp { pred, fast, ty, lhs, rhs } => {
                self.word("fcmp ");
                self.fast(*fast);
                self.put(format_args!("{} ", pred.keyword()));
                self.typed(body, (*ty, *lhs));
                self.word(", ");
                self.operand(body, *rhs);
            }
            Inst::Select { fast, cond_ty, cond, then, other } => {
                self.word("select ");
                self.fast(*fast);
                self.typed(body, (*cond_ty, *cond));
                self.word(", ");
                self.typed(body, *then);
                self.word(", ");
                self.typed(body, *other);
            }
            Inst::Phi { fast, ty, incoming } => {
                self.word("phi ");
                self.fast(*fast);
                self.ty(*ty);
                for (n, (value, block)) in incoming.iter().enumerate() {
                    self.word(if n > 0 { ", [ " } else { " [ " });
                    self.operand(body, *value);
                    self.word(", %");
                    self.block_name(body, *block);
                    self.word(" ]");
                }
            }
            Inst::Alloca { ty, count, align, addrspace, inalloca, .. } => {
                self.word("alloca ");
                self.flags(&[(*inalloca, "inalloca")]);
                self.ty(*ty);
                if let Some(count) = count {
                    self.word(", ");
                    self.typed(body, *count);
                }
                self.align(*align);
                if *addrspace != 0 {
                    self.put(format_args!(", addrspace({addrspace})"));
                }
            }
            Inst::Load { ty, volatile, ptr_ty, ptr, align, .. } => {
                self.word("load ");
                self.flags(&[(*volatile, "volatile")]);
                self.ty(*ty);
                self.word(", ");
                self.typed(body, (*ptr_ty, *ptr));
                self.align(*align);
            }
            Inst::Store { volatile, value, ptr_ty, ptr, align } => {
                self.word("store ");
                self.flags(&[(*volatile, "volatile")]);
                self.typed(body, *value);
                self.word(", ");
                self.typed(body, (*ptr_ty, *ptr));
                self.align(*align);
            }
            Inst::Gep { source, flags, base_ty, base, indices, .. } => {
                self.word("getelementptr ");
                self.gep_flags(flags);
                self.ty(*source);
                self.word(", ");
                self.typed(body, (*base_ty, *base));
                for index in indices {
                    self.word(", ");
                    self.typed(body, *index);
                }
            }
            Inst::Call(call) => self.call(body, call),
            Inst::Ret(None) => self.word("ret void"),
            Inst::Ret(Some(value)) => {
                self.word("ret ");
                self.typed(body, *value);
            }
            Inst::Br(target) => {
                self.word("br ");
                self.label(body, *target);
            }
            Inst::CondBr { cond_ty, cond, then, other } => {
                self.word("br ");
                self.typed(body, (*cond_ty, *cond));
                for target in [then, other] {
                    self.word(", ");
                    self.label(body, *target);
                }
            }
            Inst::Switch { ty, value, default, cases } => {
                self.word("switch ");
                self.typed(body, (*ty, *value));
                self.word(", ");
                self.label(body, *default);
                self.word(" [\n");
                for (case, target) in cases {
                    self.word("    ");
                    self.typed_const(*case);
                    self.word(", ");
                    self.label(body, *target);
                    self.word("\n");
                }
                self.word("  ]");
            }
            Inst::Unreachable => self.word("unreachable"),
        }
    }

    fn call(&mut self, body: &Body, call: &CallInfo) {
        self.word(match call.tail {
            TailKind::None => "call ",
            TailKind::Tail => "tail call ",
            TailKind::MustTail => "musttail call ",
            TailKind::NoTail => "notail call ",
        });
        self.fast(call.fast);
        self.convention(call.cc);
        self.attrs(call.ret_attrs, true);
        match self.m.types.kind(call.fn_ty) {
            // A result that is a pointer to a function would be read as the callee's own type.
            TypeKind::Function { ret, varargs: false, .. } if !self.points_to_function(*ret) => self.ty(*ret),
            _ => self.ty(call.fn_ty),
        }
        self.word(" ");
        self.operand(body, call.callee);
        self.word("(");
        for (n, Arg { ty, value, attrs }) in call.args.iter().enumerate() {
            if n > 0 {
                self.word(", ");
            }
            self.ty(*ty);
            self.word(" ");
            self.attrs(*attrs, true);
            self.operand(body, *value);
        }
        self.word(")");
        if call.fn_attrs != AttrSet::NONE {
            self.word(" ");
            self.attrs(call.fn_attrs, false);
        }
    }

    fn points_to_function(&self, ty: Type) -> bool {
        let types = &self.m.types;
        types.pointee(ty).flatten().is_some_and(|p| matches!(types.kind(p), TypeKind::Function { .. }))
    }

    fn typed_const(&mut self, (ty, id): TypedConst) {
        self.ty(ty);
        self.word(" ");
        self.constant(id);
    }

    fn const_list(&mut self, list: &[TypedConst]) {
        for (n, part) in list.iter().enumerate() {
            if n > 0 {
                self.word(", ");
            }
            self.typed_const(*part);
        }
    }

    fn constant(&mut self, id: ConstId) {
        let m = self.m;
        match &m.constants[id] {
            Constant::Invalid => self.word("<damaged>"),
            Constant::Int(ty, bits) => match m.types.int_width(*ty) {
                Some(1) => self.word(if *bits == 0 { "false" } else { "true" }),
                Some(width) => {
                    let shift = 128u32.saturating_sub(width);
                    self.put(format_args!("{}", ((bits << shift) as i128) >> shift));
                }
                None => self.put(format_args!("{bits}")),
            },
            Constant::WideInt(ty, limbs) => {
                let text = wide_text(limbs, m.types.int_width(*ty).unwrap_or(limbs.len() as u32 * 64));
                self.word(&text);
            }
            Constant::Float(ty, bits) => {
                let text = float_text(m.types.float_kind(*ty).unwrap_or(FloatKind::Double), *bits);
                self.word(&text);
            }
            Constant::Null(_) => self.word("null"),
            Constant::Undef(_) => self.word("undef"),
            Constant::Poison(_) => self.word("poison"),
            Constant::Zero(_) => self.word("zeroinitializer"),
            Constant::Global(_, g) => self.global_name(*g),
            Constant::String(_, bytes) => {
                self.word("c\"");
                write_escaped(bytes, &mut self.out);
                self.word("\"");
            }
            Constant::Array(_, parts) => {
                self.word("[");
                self.const_list(parts);
                self.word("]");
            }
            Constant::Vector(_, parts) => {
                self.word("<");
                self.const_list(parts);
                self.word(">");
            }
            Constant::Struct(ty, parts) => {
                let packed = matches!(m.types.kind(*ty), TypeKind::Struct { packed: true, .. });
                self.word(if packed { "<{" } else { "{" });
                if !parts.is_empty() {
                    self.word(" ");
                    self.const_list(parts);
                    self.word(" ");
                }
                self.word(if packed { "}>" } else { "}" });
            }
            Constant::Expr(ty, expr) => self.expression(*ty, expr),
        }
    }

    fn expression(&mut self, ty: Type, expr: &ConstExpr) {
        match expr {
            ConstExpr::Cast { op, flags, arg } => {
                self.put(format_args!("{} ", op.keyword()));
                self.cast_flags(flags);
                self.word("(");
                self.typed_const(*arg);
                self.word(" to ");
                self.ty(ty);
            }
            ConstExpr::Gep { source, flags, base, indices } => {
                self.word("getelementptr ");
                self.gep_flags(flags);
                self.word("(");
                self.ty(*source);
                self.word(", ");
                self.typed_const(*base);
                for index in indices {
                    self.word(", ");
                    self.typed_const(*index);
                }
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                self.put(format_args!("{} ", op.keyword()));
                self.binary_flags(flags);
                self.word("(");
                self.const_list(&[*lhs, *rhs]);
            }
            ConstExpr::Icmp { pred, lhs, rhs } => {
                self.put(format_args!("icmp {} (", pred.keyword()));
                self.const_list(&[*lhs, *rhs]);
            }
            ConstExpr::Fcmp { pred, lhs, rhs } => {
                self.put(format_args!("fcmp {} (", pred.keyword()));
                self.const_list(&[*lhs, *rhs]);
            }
            ConstExpr::Select { cond, then, other } => {
                self.word("select (");
                self.const_list(&[*cond, *then, *other]);
            }
        }
        self.word(")");
    }
}

/// An integer of any width in decimal, signed.
fn wide_text(limbs: &[u64], width: u32) -> String {
    /// The largest power of ten in a limb.
    const CHUNK: u64 = 10_000_000_000_000_000_000;
    let mut rest: Vec<u64> = limbs.to_vec();
    let negative = width > 0 && limbs.get((width as usize - 1) / 64).is_some_and(|l| l >> ((width - 1) % 64) & 1 == 1);
    if negative {
        // Two's complement within the width.
        let mut carry = true;
        for limb in &mut rest {
            let (sum, over) = (!*limb).overflowing_add(u64::from(carry));
            (*limb, carry) = (sum, over);
        }
        if let (Some(last), 1..) = (rest.get_mut(width as usize / 64), width % 64) {
            *last &= (1 << (width % 64)) - 1;
        }
    }
    let mut chunks = Vec::new();
    while rest.iter().any(|l| *l != 0) {
        let mut remainder = 0u128;
        for limb in rest.iter_mut().rev() {
            let all = remainder << 64 | u128::from(*limb);
            *limb = (all / u128::from(CHUNK)) as u64;
            remainder = all % u128::from(CHUNK);
        }
        chunks.push(remainder as u64);
        while rest.last() == Some(&0) {
            rest.pop();
        }
    }
    let mut out = String::from(if negative { "-" } else { "" });
    match chunks.pop() {
        Some(first) => write!(out, "{first}").expect("a String takes all"),
        None => out.push('0'),
    }
    for chunk in chunks.iter().rev() {
        write!(out, "{chunk:019}").expect("a String takes all");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_integers_print_in_decimal() {
        assert_eq!(wide_text(&[0, 0, 1], 192), "340282366920938463463374607431768211456");
        assert_eq!(wide_text(&[u64::MAX, u64::MAX, u64::MAX], 192), "-1");
        assert_eq!(wide_text(&[0, 0, 0], 192), "0");
        assert_eq!(wide_text(&[u64::MAX, u64::MAX, 1], 130), "680564733841876926926749214863536422911");
        assert_eq!(wide_text(&[u64::MAX, u64::MAX, 3], 130), "-1");
    }
}
