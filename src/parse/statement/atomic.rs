//! Atomic operations.

use super::Statement;
use crate::diagnostic::{Diagnostic, near_names};
use crate::ir::inst::{Atomic, CmpXchgAtomic, Ordering, RmwOp};
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{Inst, Type, TypeKind};
use crate::parse::grammar::{Pair, Pairs, Rule};

impl<'s> Statement<'_, 's> {
    /// Parses `atomic`, `volatile` and `weak` before an access; returns whether `weak` is present.
    pub(in crate::parse) fn access_words(&mut self, parts: &mut Pairs<'s>) -> bool {
        let mut weak = false;
        let is_word = |p: &Pair<'s>| matches!(p.as_rule(), Rule::atomic | Rule::volatile | Rule::weak);
        while let Some(word) = parts.peek().filter(is_word) {
            match word.as_rule() {
                Rule::atomic => self.atomic = Some(word.as_str()),
                Rule::volatile => self.volatile = true,
                _ => weak = true,
            }
            parts.next();
        }
        weak
    }

    /// Parses the atomicity of a load or store: either both the keyword before and the ordering after are present, or
    /// neither.
    pub(in crate::parse) fn atomic_access(&mut self) -> Option<Box<Atomic>> {
        let ordering = self.orderings.first().and_then(|word| Some((*word, Ordering::from_keyword(word)?)));
        match (self.atomic, ordering) {
            (Some(_), Some((_, ordering))) => Some(Box::new(Atomic { scope: self.scope.take(), ordering })),
            (Some(word), None) => {
                self.state.error("E0144", word, "expected an ordering such as `seq_cst` in an atomic operation");
                None
            }
            (None, Some((word, _))) => {
                let message = format!("ordering `{word}` on an operation without `atomic`");
                self.state.error("E0144", word, message);
                None
            }
            (None, None) => None,
        }
    }

    /// Returns scope and first ordering of an operation that is always atomic.
    fn always_atomic(&mut self) -> Atomic {
        // The grammar requires an ordering here.
        let ordering = self.orderings.first().and_then(|word| Ordering::from_keyword(word)).unwrap_or(Ordering::SeqCst);
        Atomic { scope: self.scope.take(), ordering }
    }

    pub(in crate::parse) fn fence(&mut self, parts: Pairs<'s>) -> Inst {
        self.parse_suffix(parts);
        Inst::Fence(Box::new(self.always_atomic()))
    }

    pub(in crate::parse) fn cmpxchg(&mut self, mut parts: Pairs<'s>) -> Inst {
        let weak = self.access_words(&mut parts);
        let (ptr_ty, ptr) = self.typed(&mut parts);
        let (expected, new) = (self.typed(&mut parts), self.typed(&mut parts));
        self.parse_suffix(parts);
        let failure = self.orderings.get(1).and_then(|word| Ordering::from_keyword(word));
        let (first, second) = (self.orderings.first().copied(), failure.is_some());
        let (success, volatile, align) = (self.always_atomic(), self.volatile, self.align);
        // LLVM before 3.5 writes one ordering for success and failure.
        let failure = failure.unwrap_or_else(|| success.ordering.strongest_failure());
        let atomic = Box::new(CmpXchgAtomic { success, failure });
        let inst = Inst::CmpXchg { weak, volatile, ptr_ty, ptr, expected, new, atomic, align };
        if second || ptr_ty == Type::INVALID || expected.0 == Type::INVALID {
            return inst;
        }
        if weak || !matches!(self.state.module.types.kind(ptr_ty), TypeKind::Ptr { pointee: Some(_), .. }) {
            let message = "expected a failure ordering such as `seq_cst`";
            self.state.error("E0144", first.unwrap_or(""), message);
            return Inst::Invalid;
        }
        self.note_obsolete(ObsoleteSyntax::OneOrdering);
        // In these versions, the result is the loaded value alone.
        let pair = TypeKind::Struct { fields: [expected.0, Type::I1].into(), packed: false };
        let ty = self.state.module.types.intern(pair);
        let agg = (ty, self.insert(inst));
        Inst::ExtractValue { agg, indices: [0].into() }
    }

    pub(in crate::parse) fn atomicrmw(&mut self, mut parts: Pairs<'s>) -> Inst {
        self.access_words(&mut parts);
        let word = parts.next().map_or("", |p| p.as_str());
        let (ptr_ty, ptr) = self.typed(&mut parts);
        let value = self.typed(&mut parts);
        self.parse_suffix(parts);
        let Some(op) = RmwOp::from_keyword(word) else {
            let span = self.state.span(word);
            let all = || RmwOp::ALL.iter().map(|op| op.keyword());
            let found =
                Diagnostic::error("E0146", span, format!("expected an operation of `atomicrmw`, found `{word}`"));
            self.state.report(match near_names(word, all()).first() {
                Some(near) => found.help(format!("did you mean `{near}`?")),
                None => found.help(format!("the operations are {}", all().collect::<Vec<_>>().join(", "))),
            });
            return Inst::Invalid;
        };
        let (atomic, volatile, align) = (Box::new(self.always_atomic()), self.volatile, self.align);
        Inst::AtomicRmw { op, volatile, ptr_ty, ptr, value, atomic, align }
    }
}
