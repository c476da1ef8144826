//! Call sites: `call`, `invoke` and `callbr`, with keywords, arguments, operand bundles, and inline assembly
//! as the callee.

use super::Statement;
use super::flags;
use crate::ir::asm::InlineAsm;
use crate::ir::inst::{Arg, Bundle, CallBrInfo, CallInfo, InvokeInfo, TailKind};
use crate::ir::{Attr, AttrSet, Constant, Inst, Operand, Piece, Type, TypeKind, TypedOperand};
use crate::parse::attributes::Position;
use crate::parse::grammar::{Pair, Pairs, Rule};
use crate::parse::literal;
use crate::parse::metadata;
use crate::parse::module_state::{CallHead, ModuleState, unquote};

/// Keywords between `asm` and the template, in the order that LLVM requires.
const ASM_WORDS: [&str; 4] = ["sideeffect", "alignstack", "inteldialect", "unwind"];

impl<'s> ModuleState<'s> {
    /// Converts `asm sideeffect "template", "constraints"`.
    pub fn inline_asm(&mut self, node: Pair<'s>) -> Constant {
        let mut words = Vec::new();
        let mut strings = Vec::new();
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::word => words.push(part.as_str()),
                _ => strings.push(part.as_str()),
            }
        }
        let [template, constraints] = *strings else { return Constant::Invalid };
        let mut next = 0;
        for word in &words {
            match ASM_WORDS.iter().position(|w| w == word) {
                Some(at) if at >= next => next = at + 1,
                Some(_) => {
                    let message = format!(
                        "expected a string constant, found `{word}`: the keywords come in the order sideeffect, \
                            alignstack, inteldialect, unwind"
                    );
                    self.error("E0101", word, message);
                }
                None => self.error("E0101", word, format!("unknown inline assembly keyword `{word}`")),
            }
        }
        let has = |word| words.contains(&word);
        Constant::InlineAsm(
            Type::PTR,
            Box::new(InlineAsm {
                template: literal::unescape(&template[1..template.len() - 1]).into(),
                constraints: (*unquote(constraints)).into(),
                sideeffect: has("sideeffect"),
                alignstack: has("alignstack"),
                inteldialect: has("inteldialect"),
                unwind: has("unwind"),
            }),
        )
    }
}

impl<'s> Statement<'_, 's> {
    /// Parses a call. `None` for a call without effect on execution, which is kept as a debug record.
    pub(in crate::parse) fn call(&mut self, mut parts: Pairs<'s>, text: &'s str) -> Option<CallInfo> {
        let call = self.call_site(&mut parts, text);
        self.parse_suffix(parts);
        call
    }

    fn call_site(&mut self, parts: &mut Pairs<'s>, text: &'s str) -> Option<CallInfo> {
        let unknown = CallInfo::new(self.invalid(), Type::INVALID, Type::INVALID, Vec::new());
        let mut call = CallInfo { tail: self.tail, ..unknown };
        let findings = self.state.diagnostics.len();
        let mut head = 0;
        if parts.peek().is_some_and(|p| p.as_rule() == Rule::words) {
            let words = parts.next().map_or("", |p| p.as_str());
            self.call_words(words, &mut call);
            head = self.state.offset(words);
        }
        let written = parts.peek().map_or("", |p| p.as_str());
        call.written = self.ty(parts);
        // Caches the head of the call by its text.
        if head != 0 && findings == self.state.diagnostics.len() && call.addrspace == 0 && call.fast.0 == 0 {
            let words = &self.state.text[head..self.state.offset(written) + written.len()];
            let head = CallHead { cc: call.cc, ret_attrs: call.ret_attrs, written: call.written };
            self.state.call_heads.insert(words, head);
        }
        let callee = parts.next()?;
        let callee_text = callee.as_str();
        call.callee = match callee.as_rule() {
            Rule::inline_asm => {
                let asm = self.state.inline_asm(callee);
                Operand::Const(self.state.constant(asm))
            }
            // The address of a block lies in the address space of the call.
            _ if call.addrspace != 0 && callee_text.starts_with("blockaddress") => {
                let pointer = TypeKind::Ptr { pointee: None, addrspace: call.addrspace };
                let ty = self.state.module.types.intern(pointer);
                self.value(callee, ty)
            }
            _ => self.value(callee, Type::PTR),
        };
        let mut metadata_operand = false;
        let mut bundles = Vec::new();
        let mut arg = Arg { ty: Type::INVALID, value: call.callee, attrs: AttrSet::NONE };
        // `invoke` and `callbr` continue with their targets.
        while let Some(part) = next_if(parts, |rule| !matches!(rule, Rule::attachment | Rule::local)) {
            let text = part.as_str();
            match part.as_rule() {
                Rule::ty => {
                    arg = Arg { ty: self.state.ty(text), attrs: AttrSet::NONE, ..arg };
                    if let Some(attrs) = next_if(parts, |rule| rule == Rule::value_attributes) {
                        let attrs = attrs.as_str();
                        arg.attrs = self.state.attributes(attrs, Position::Parameter);
                        let end = self.state.offset(attrs) + attrs.len();
                        let words = &self.state.text[self.state.offset(text)..end];
                        self.state.argument_heads.insert(words, (arg.ty, arg.attrs));
                    }
                    arg.value = self.operand(parts, arg.ty);
                    call.args.push(arg);
                }
                Rule::metadata_operand => {
                    metadata_operand = true;
                    let (ty, value) = self.metadata_operand(text);
                    call.args.push(Arg { ty, value, attrs: AttrSet::NONE });
                }
                Rule::call_attributes => call.fn_attrs = self.state.attributes(text, Position::Site),
                Rule::ellipsis => call.forwards = true,
                Rule::bundle => bundles.push(self.bundle(part)),
                _ => {}
            }
        }
        call.bundles = bundles.into();
        // A debug intrinsic has no effect on execution: it becomes a debug record, however it is spelled.
        if metadata_operand && callee_text.starts_with("@llvm.dbg.") {
            let record = metadata::pieces(self.state, self.function, text, false);
            let tail = match self.tail {
                TailKind::None => "call ",
                TailKind::Tail => "tail call ",
                TailKind::MustTail => "musttail call ",
                TailKind::NoTail => "notail call ",
            };
            let record = [Piece::Text(tail.into())].into_iter().chain(record).collect();
            self.function.record(record);
            return None;
        }
        Some(call)
    }

    /// Converts `metadata !7` to a constant operand.
    fn metadata_operand(&mut self, text: &'s str) -> TypedOperand {
        let inner = metadata::pieces(self.state, self.function, &text["metadata".len()..], true);
        (Type::METADATA, Operand::Const(self.state.constant(Constant::Metadata(inner))))
    }

    /// Converts an operand bundle: `"deopt"(i32 1)`.
    fn bundle(&mut self, node: Pair<'s>) -> Bundle {
        let mut parts = node.into_inner();
        let tag = parts.next().map_or("\"\"", |p| p.as_str());
        Bundle { tag: (*unquote(tag)).into(), args: self.operand_list(&mut parts).into() }
    }

    /// Parses typed operands, up to a part of another kind.
    pub(in crate::parse) fn operand_list(&mut self, parts: &mut Pairs<'s>) -> Vec<TypedOperand> {
        let mut list = Vec::new();
        while let Some(part) = next_if(parts, |rule| matches!(rule, Rule::ty | Rule::metadata_operand)) {
            if part.as_rule() == Rule::ty {
                let ty = self.state.ty(part.as_str());
                list.push((ty, self.operand(parts, ty)));
            } else {
                list.push(self.metadata_operand(part.as_str()));
            }
        }
        list
    }

    pub(in crate::parse) fn invoke(&mut self, mut parts: Pairs<'s>, text: &'s str) -> Option<Inst> {
        let call = self.call_site(&mut parts, text)?;
        let (normal, unwind) = (self.block(&mut parts), self.block(&mut parts));
        self.parse_suffix(parts);
        Some(Inst::Invoke(Box::new(InvokeInfo { call, normal, unwind })))
    }

    pub(in crate::parse) fn callbr(&mut self, mut parts: Pairs<'s>, text: &'s str) -> Option<Inst> {
        let call = self.call_site(&mut parts, text)?;
        let fallthrough = self.block(&mut parts);
        let indirect = self.blocks(&mut parts);
        self.parse_suffix(parts);
        Some(Inst::CallBr(Box::new(CallBrInfo { call, fallthrough, indirect })))
    }

    /// Parses the keywords between `call` and the type: fast-math flags, calling convention, address space,
    /// return attributes.
    fn call_words(&mut self, token: &'s str, call: &mut CallInfo) {
        let mut attrs = Vec::new();
        for attr in self.state.attribute_list(token, Position::Call) {
            match &attr {
                Attr::Word(word) => {
                    if let Some(n) = word.strip_prefix("cc").and_then(|n| n.parse().ok()) {
                        call.cc = self.state.numbered_convention(token, n);
                    } else if let Some(flag) = flags::fast_math(word) {
                        call.fast.0 |= flag.0;
                    } else if let Some(cc) = crate::parse::top_level::header_keywords::calling_convention(word) {
                        call.cc = cc;
                    } else {
                        attrs.push(attr);
                    }
                }
                Attr::Int(word, n) if &**word == "cc" => call.cc = self.state.numbered_convention(token, *n),
                Attr::Int(word, n) if &**word == "riscv_vls_cc" => call.cc = self.state.vector_convention(token, *n),
                Attr::Int(word, _) | Attr::Text(word, _) if &**word == "addrspace" => {
                    call.addrspace = self.state.address_space_of(&attr, token);
                }
                _ => attrs.push(attr),
            }
        }
        call.ret_attrs = self.state.module.attrs.intern(attrs);
    }
}

/// Takes the next part if its rule satisfies the predicate.
fn next_if<'s>(parts: &mut Pairs<'s>, wanted: impl Fn(Rule) -> bool) -> Option<Pair<'s>> {
    parts.peek().filter(|p| wanted(p.as_rule()))?;
    parts.next()
}
