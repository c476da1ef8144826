//! Exception handling: landing pads, funclet pads and their terminators.

use super::Statement;
use crate::ir::inst::Clause;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{BlockId, Inst, Operand, Type, TypedConst};
use crate::parse::grammar::{Pairs, Rule};

impl<'s> Statement<'_, 's> {
    pub(in crate::parse) fn landingpad(&mut self, mut parts: Pairs<'s>) -> Inst {
        let ty = self.ty(&mut parts);
        let (mut cleanup, mut clauses) = (false, Vec::new());
        for part in parts {
            match part.as_rule() {
                // LLVM before 3.7 writes the function's personality here.
                Rule::personality => {
                    self.note_obsolete(ObsoleteSyntax::PadPersonality);
                    let found = self.state.typed_constant(part);
                    self.function.personality = self.function.personality.or(Some(found));
                }
                Rule::cleanup => cleanup = true,
                Rule::clause => {
                    let mut inner = part.into_inner();
                    let filter = inner.next().is_some_and(|kind| kind.as_str() == "filter");
                    clauses.push(Clause { filter, value: self.typed(&mut inner) });
                }
                _ => self.tail_part(part),
            }
        }
        Inst::LandingPad { ty, cleanup, clauses: clauses.into() }
    }

    pub(in crate::parse) fn catchswitch(&mut self, mut parts: Pairs<'s>) -> Inst {
        let within = self.operand(&mut parts, Type::TOKEN);
        // The last target is the unwind destination, unless unwinding continues in the caller.
        let mut handlers = self.blocks(&mut parts).into_vec();
        let unwind = match parts.peek().is_some_and(|p| p.as_rule() == Rule::to_caller) {
            true => None,
            false => handlers.pop(),
        };
        self.parse_suffix(parts);
        Inst::CatchSwitch { within, handlers: handlers.into(), unwind }
    }

    pub(in crate::parse) fn pad(&mut self, rule: Rule, mut parts: Pairs<'s>) -> Inst {
        let within = self.operand(&mut parts, Type::TOKEN);
        let args = self.operand_list(&mut parts).into();
        self.parse_suffix(parts);
        match rule {
            Rule::catchpad => Inst::CatchPad { within, args },
            _ => Inst::CleanupPad { within, args },
        }
    }

    pub(in crate::parse) fn catchret(&mut self, mut parts: Pairs<'s>) -> Inst {
        let pad = self.operand(&mut parts, Type::TOKEN);
        let target = self.block(&mut parts);
        self.parse_suffix(parts);
        Inst::CatchRet { pad, target }
    }

    pub(in crate::parse) fn cleanupret(&mut self, mut parts: Pairs<'s>) -> Inst {
        let pad: Operand = self.operand(&mut parts, Type::TOKEN);
        let unwind = self.blocks(&mut parts).first().copied();
        self.parse_suffix(parts);
        Inst::CleanupRet { pad, unwind }
    }

    /// Parses targets, up to a part of another kind.
    pub(in crate::parse) fn blocks(&mut self, parts: &mut Pairs<'s>) -> Box<[BlockId]> {
        let mut list = Vec::new();
        while parts.peek().is_some_and(|p| p.as_rule() == Rule::local) {
            list.push(self.block(parts));
        }
        list.into()
    }
}

impl<'s> crate::parse::module_state::ModuleState<'s> {
    /// Converts a typed constant below a node.
    pub(in crate::parse) fn typed_constant(&mut self, node: crate::parse::grammar::Pair<'s>) -> TypedConst {
        let mut parts = node.into_inner();
        let ty = parts.next().map_or(Type::INVALID, |p| self.ty(p.as_str()));
        let value = match parts.next() {
            Some(value) => self.value(value, ty),
            None => self.constant(crate::ir::Constant::Invalid),
        };
        (ty, value)
    }
}
