//! Compound constants: aggregates, strings, constant expressions.

use super::grammar::{Pair, Rule};
use super::literal;
use super::module_state::{ModuleState, PendingBlock, name};
use super::nesting::MAX_NESTING;
use super::statement::flags;
use crate::diagnostic::Diagnostic;
use crate::ir::constant::{Mark, TypedConst};
use crate::ir::infer::shuffle_result;
use crate::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred, InRange};
use crate::ir::types::TypeKind;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{BlockId, ConstExpr, ConstId, Constant, GlobalId, GlobalKind, Inst, Name, Type};
use rustc_hash::FxHashMap;

/// Maximum number of elements of a splat that is expanded.
const MAX_SPLAT_LEN: u32 = 1 << 16;

impl<'s> ModuleState<'s> {
    /// Converts the node of a value to a constant of the type written before it.
    pub fn value(&mut self, node: Pair<'s>, ty: Type) -> ConstId {
        self.value_at(node, ty, 0)
    }

    fn value_at(&mut self, node: Pair<'s>, ty: Type, depth: usize) -> ConstId {
        let text = node.as_str();
        if depth > MAX_NESTING {
            self.too_deep(text);
            return self.constant(Constant::Invalid);
        }
        let constant = match node.as_rule() {
            Rule::simple if text.starts_with('%') => {
                self.error("E0135", text, format!("`{text}` is a local value, which cannot be part of a constant"));
                Constant::Invalid
            }
            Rule::simple => return self.simple(ty, text),
            Rule::string_constant => {
                // White space and comments may precede the string, and a comment may contain quotes.
                let start = literal::opening_quote(text) + 1;
                let inside = &text[start..text.len() - 1];
                return self.string(inside, ty);
            }
            Rule::array => Constant::Array(ty, self.elements(node, depth).into()),
            rule @ (Rule::struct_constant | Rule::packed_struct) => {
                if !self.has_packing(ty, rule == Rule::packed_struct) {
                    return self.wrong_packing(ty, text);
                }
                Constant::Struct(ty, self.elements(node, depth).into())
            }
            Rule::vector => Constant::Vector(ty, self.elements(node, depth).into()),
            Rule::splat => {
                let elements = self.elements(node, depth);
                match (elements.first(), self.module.types.kind(ty)) {
                    (Some(one), TypeKind::Vector { len, scalable: false, .. }) if *len <= MAX_SPLAT_LEN => {
                        Constant::Vector(ty, vec![*one; *len as usize].into())
                    }
                    (Some(one), _) => Constant::Expr(ty, Box::new(ConstExpr::Splat(*one))),
                    (None, _) => Constant::Invalid,
                }
            }
            Rule::expression => self.expression(node, ty, depth),
            Rule::marked_global => {
                let mut parts = node.into_inner();
                match (parts.next(), parts.next()) {
                    (Some(mark), Some(global)) => {
                        let mark = match mark.as_str() {
                            "no_cfi" => Mark::NoCfi,
                            _ => Mark::DsoLocalEquivalent,
                        };
                        Constant::Marked(ty, mark, self.use_global(global.as_str()))
                    }
                    _ => Constant::Invalid,
                }
            }
            Rule::block_address => return self.block_address(node, ty),
            Rule::inline_asm => {
                self.error("E0136", text, "invalid use of inline asm: it can only be the callee of a call");
                Constant::Invalid
            }
            _ => self.pointer_auth(node, ty, depth),
        };
        self.constant(constant)
    }

    /// Converts a string. `inside`: the text between its quotes.
    pub fn string(&mut self, inside: &'s str, ty: Type) -> ConstId {
        let (bytes, lone) = literal::unescape_noting(inside);
        if lone {
            self.note_escapes_of_c(inside, ty, bytes.len());
        }
        self.constant(Constant::String(ty, bytes.into()))
    }

    /// Whether a struct is packed as its type is. A value of another type is reported later.
    pub fn has_packing(&self, ty: Type, is_packed: bool) -> bool {
        !matches!(self.module.types.kind(ty), TypeKind::Struct { packed, .. } if *packed != is_packed)
    }

    /// Reports a struct that is packed although its type is not, or the reverse.
    pub fn wrong_packing(&mut self, ty: Type, text: &'s str) -> ConstId {
        let is_packed = matches!(self.module.types.kind(ty), TypeKind::Struct { packed: true, .. });
        let (is, says) = if is_packed { ("not packed", "packed") } else { ("packed", "not packed") };
        let ty = self.module.types.display(ty);
        self.error("E0132", text, format!("the struct is {is}, but its type `{ty}` is {says}"));
        self.constant(Constant::Invalid)
    }

    /// Returns a placeholder: the blocks of the function may be defined later in the text.
    fn block_address(&mut self, node: Pair<'s>, ty: Type) -> ConstId {
        let mut parts = node.into_inner();
        let (Some(function), Some(label)) = (parts.next(), parts.next()) else {
            return self.constant(Constant::Invalid);
        };
        let (function, label) = (function.as_str(), label.as_str());
        let global = self.use_global(function);
        let id = self.constant(Constant::String(ty, format!("{function} {label}").into_bytes().into()));
        self.block_addresses.push(PendingBlock { id, ty, function: global, place: function, label });
        id
    }

    /// Resolves the blocks that `blockaddress` constants name.
    pub fn finish_block_addresses(&mut self) {
        let mut labels: FxHashMap<GlobalId, FxHashMap<Name, BlockId>> = FxHashMap::default();
        for PendingBlock { id, ty, function, place, label } in std::mem::take(&mut self.block_addresses) {
            let body = self.module.function(function).map(|f| f.body.as_ref());
            let constant = match body {
                Some(Some(body)) => {
                    let known = labels.entry(function).or_insert_with(|| {
                        let named = |b: &BlockId| Some((body.blocks[*b].name.clone()?, *b));
                        body.layout.iter().filter_map(named).collect()
                    });
                    match known.get(&name(&label[1..])) {
                        Some(block) => Constant::BlockAddress(ty, function, *block),
                        None => self.no_block(body.insts.values().any(|i| *i == Inst::Invalid), place, label),
                    }
                }
                _ if self.module.damaged => Constant::Invalid,
                // The verifier reports the undeclared global.
                None if matches!(self.module.globals[function].kind, GlobalKind::Undeclared) => Constant::Invalid,
                found => {
                    let message = match found {
                        Some(_) => {
                            format!("cannot take blockaddress inside a declaration: `{place}`")
                        }
                        None => format!(
                            "expected function name in blockaddress: `{place}` is not a function of this module"
                        ),
                    };
                    self.error("E0138", place, message);
                    Constant::Invalid
                }
            };
            self.module.constants.replace(id, constant);
        }
    }

    /// Reports a label that a function does not define, unless part of the function could not be parsed.
    fn no_block(&mut self, damaged: bool, function: &str, label: &'s str) -> Constant {
        if !damaged {
            let message = format!("use of undefined label `{label}`: `{function}` has no such block");
            self.error("E0115", label, message);
        }
        Constant::Invalid
    }

    /// Converts `ptrauth (ptr base, i32 key, i64 discriminator, ptr place)`.
    fn pointer_auth(&mut self, node: Pair<'s>, ty: Type, depth: usize) -> Constant {
        let text = node.as_str();
        let parts = self.elements(node, depth);
        if !(2..=5).contains(&parts.len()) {
            self.error("E0136", text, "`ptrauth` takes a pointer, a key and at most three more operands");
            return Constant::Invalid;
        }
        Constant::PtrAuth(ty, parts.into())
    }

    /// Converts the typed elements below a node.
    fn elements(&mut self, node: Pair<'s>, depth: usize) -> Vec<TypedConst> {
        let mut list = Vec::new();
        let mut ty = Type::INVALID;
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::ty => ty = self.ty(part.as_str()),
                _ => list.push((ty, self.value_at(part, ty, depth + 1))),
            }
        }
        list
    }

    /// Converts `op flags (operands to type)`. The type of the result is inferred from the operands where possible;
    /// otherwise it is the type written before the expression.
    fn expression(&mut self, node: Pair<'s>, written: Type, depth: usize) -> Constant {
        let text = node.as_str();
        let mut opcode = "";
        let mut words: Vec<&'s str> = Vec::new();
        // A type without a value is the source element type of a getelementptr.
        let mut operands: Vec<(Type, Option<ConstId>)> = Vec::new();
        let mut indices = Vec::new();
        let mut in_range = None;
        let mut to = None;
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::expression_opcode => opcode = part.as_str(),
                Rule::expression_flag => words.push(part.as_str()),
                Rule::expression_operand => {
                    if part.as_str().starts_with("inrange") {
                        in_range = Some(operands.len());
                    }
                    let mut inner = part.into_inner();
                    let ty = inner.next().map_or(Type::INVALID, |t| self.ty(t.as_str()));
                    operands.push((ty, inner.next().map(|v| self.value_at(v, ty, depth + 1))));
                }
                Rule::integer => {
                    if let Some(n) = self.integer(part.as_str(), "index") {
                        indices.push(n);
                    }
                }
                _ => to = Some(self.ty(part.as_str())),
            }
        }
        if !EXPRESSIONS.contains(&opcode) {
            self.note_obsolete(ObsoleteSyntax::ConstantExpression, self.span(text));
        }
        let all: Option<Vec<TypedConst>> = operands.iter().map(|(t, v)| v.map(|v| (*t, v))).collect();
        let aggregate = matches!(opcode, "extractvalue" | "insertvalue");
        let expr = match all {
            _ if aggregate == indices.is_empty() => None,
            Some(all) if aggregate => self.aggregate_expression(&all, to, indices.into(), written),
            _ if opcode == "getelementptr" => self.gep_expression(&words, &operands, in_range, text),
            Some(all) => self.plain_expression(opcode, words, &all, to),
            None => None,
        };
        match expr {
            Some((expr, ty)) => Constant::Expr(ty.unwrap_or(written), Box::new(expr)),
            None => {
                let span = self.span(text);
                let found = Diagnostic::error("E0136", span, format!("malformed constant expression `{opcode}`"));
                self.report(found.help(format!("the syntax is {}", shape(opcode))));
                Constant::Invalid
            }
        }
    }

    fn gep_expression(
        &mut self,
        words: &[&'s str],
        operands: &[(Type, Option<ConstId>)],
        in_range: Option<usize>,
        text: &'s str,
    ) -> Option<(ConstExpr, Option<Type>)> {
        let (flags, mut inrange) = flags::constant_gep(self, words);
        let (source, rest) = match operands {
            [(ty, None), rest @ ..] => (*ty, rest),
            rest => {
                self.note_obsolete(ObsoleteSyntax::GetElementPtr, self.span(text));
                (Type::INVALID, rest)
            }
        };
        let parts: Vec<TypedConst> = rest.iter().map(|(t, v)| v.map(|v| (*t, v))).collect::<Option<_>>()?;
        let (base, indices) = parts.split_first()?;
        if let Some(index) = in_range.and_then(|n| (n + indices.len()).checked_sub(operands.len())) {
            inrange = Some(InRange::Index(index as u32));
        }
        Some((ConstExpr::Gep { source, flags, inrange, base: *base, indices: indices.into() }, None))
    }

    /// Converts `extractvalue (T a, 1)` or `insertvalue (T a, U b, 1)`. The result of the former has the type written
    /// before it, since named types may be defined later in the text.
    fn aggregate_expression(
        &mut self,
        operands: &[TypedConst],
        to: Option<Type>,
        indices: Box<[u32]>,
        written: Type,
    ) -> Option<(ConstExpr, Option<Type>)> {
        match (operands, to) {
            ([agg], None) => Some((ConstExpr::ExtractValue { agg: *agg, indices }, Some(written))),
            ([agg, value], None) => Some((ConstExpr::InsertValue { agg: *agg, value: *value, indices }, Some(agg.0))),
            _ => None,
        }
    }

    fn plain_expression(
        &mut self,
        opcode: &'s str,
        mut words: Vec<&'s str>,
        operands: &[TypedConst],
        to: Option<Type>,
    ) -> Option<(ConstExpr, Option<Type>)> {
        if let Some(op) = CastOp::from_keyword(opcode) {
            let ([arg], Some(to)) = (operands, to) else { return None };
            let flags = flags::cast(self, op, &words);
            return Some((ConstExpr::Cast { op, flags, arg: *arg }, Some(to)));
        }
        if to.is_some() {
            return None;
        }
        let boolean = |state: &mut Self, ty: Type| state.module.types.with_lanes_of(ty, Type::I1);
        let expr = match (opcode, operands) {
            ("icmp", [lhs, rhs]) => {
                let pred = IcmpPred::from_keyword(words.pop()?)?;
                (ConstExpr::Icmp { pred, lhs: *lhs, rhs: *rhs }, Some(boolean(self, lhs.0)))
            }
            ("fcmp", [lhs, rhs]) => {
                let pred = FcmpPred::from_keyword(words.pop()?)?;
                (ConstExpr::Fcmp { pred, lhs: *lhs, rhs: *rhs }, Some(boolean(self, lhs.0)))
            }
            ("select", [cond, then, other]) => {
                (ConstExpr::Select { cond: *cond, then: *then, other: *other }, Some(then.0))
            }
            ("extractelement", [vector, index]) => {
                let elem = self.module.types.vector(vector.0).map(|v| v.2);
                (ConstExpr::ExtractElement { vector: *vector, index: *index }, elem)
            }
            ("insertelement", [vector, value, index]) => {
                (ConstExpr::InsertElement { vector: *vector, value: *value, index: *index }, Some(vector.0))
            }
            ("shufflevector", [lhs, rhs, mask]) => {
                let ty = shuffle_result(&mut self.module.types, lhs.0, mask.0);
                (
                    ConstExpr::ShuffleVector { lhs: *lhs, rhs: *rhs, mask: *mask },
                    Some(ty).filter(|t| *t != Type::INVALID),
                )
            }
            ("fneg", [arg]) => (ConstExpr::Fneg(*arg), Some(arg.0)),
            (_, [lhs, rhs]) => {
                let op = BinaryOp::from_keyword(opcode)?;
                let flags = flags::binary(self, op, &words);
                (ConstExpr::Binary { op, flags, lhs: *lhs, rhs: *rhs }, Some(lhs.0))
            }
            _ => return None,
        };
        Some(expr)
    }
}

/// Operations that LLVM 22 has as constant expressions.
const EXPRESSIONS: [&str; 13] = [
    "add",
    "addrspacecast",
    "bitcast",
    "extractelement",
    "getelementptr",
    "insertelement",
    "inttoptr",
    "ptrtoaddr",
    "ptrtoint",
    "shufflevector",
    "sub",
    "trunc",
    "xor",
];

/// Returns the syntax of a constant expression, for the help of a diagnostic.
fn shape(opcode: &str) -> String {
    match opcode {
        "getelementptr" => "`getelementptr (T, ptr @base, i64 index, …)`".into(),
        "icmp" | "fcmp" => format!("`{opcode} predicate (T a, T b)`"),
        "select" => "`select (i1 c, T a, T b)`".into(),
        "extractelement" => "`extractelement (<n x T> v, i32 index)`".into(),
        "insertelement" => "`insertelement (<n x T> v, T a, i32 index)`".into(),
        "shufflevector" => "`shufflevector (<n x T> v, <n x T> w, <m x i32> mask)`".into(),
        "fneg" => "`fneg (T a)`".into(),
        "extractvalue" => "`extractvalue ({ T, U } a, 1)`".into(),
        "insertvalue" => "`insertvalue ({ T, U } a, U b, 1)`".into(),
        _ if CastOp::from_keyword(opcode).is_some() => format!("`{opcode} (T value to U)`"),
        _ => format!("`{opcode} (T a, T b)`"),
    }
}
