//! Promises of attributes about arguments and results (LangRef "Parameter Attributes"): a value that breaks one is poison.

use super::{Origin, Shadows, Use, number};
use crate::ir::inst::CallInfo;
use crate::ir::{Attr, AttrSet, Constant, InstId, Operand, Type};
use crate::opt::PassContext;

/// Returns the bounds of `range(i32 0, 5)`, as its text inside of the parentheses states them. `None`: not read.
fn bounds(text: &str, width: u32) -> Option<(u64, u64)> {
    let (first, second) = text.split_once(',')?;
    let bound = |text: &str| {
        let number: i128 = text.split_whitespace().next_back()?.parse().ok()?;
        Some(number as u64 & (u64::MAX >> (64 - width)))
    };
    let (from, to) = (bound(first)?, bound(second)?);
    (from != to).then_some((from, to))
}

impl Shadows {
    /// Returns the shadow of a value that attributes promise something about: that of the value, or of a broken promise.
    pub(super) fn promised(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        (ty, value): (Type, Operand),
        sets: &[AttrSet],
        mut shadow: Operand,
    ) -> Operand {
        let attrs: Vec<Attr> = sets.iter().flat_map(|set| cx.module.attrs[*set].iter().cloned()).collect();
        let is_copied = attrs.iter().any(|a| matches!(a, Attr::Type(word, _) | Attr::Word(word) if &**word == "byval"));
        let mut seen: Vec<Origin> = Vec::new();
        for attr in attrs {
            let is_pointer = cx.module.types.is_ptr(ty);
            let asked = match &attr {
                Attr::Word(word) if &**word == "nonnull" && is_pointer => (Origin::Nonnull, vec![]),
                Attr::Int(word, align) if &**word == "align" && *align > 1 && is_pointer && !is_copied => {
                    (Origin::Align, vec![*align])
                }
                Attr::Text(word, text) if &**word == "range" => {
                    let width = cx.module.types.int_width(ty).filter(|width| (1..=64).contains(width));
                    let Some((from, to)) = width.and_then(|width| bounds(text, width)) else { continue };
                    (Origin::Range, vec![from, to])
                }
                _ => continue,
            };
            // What a constant keeps needs no code.
            if seen.contains(&asked.0) || is_kept(cx, value, &asked) {
                continue;
            }
            seen.push(asked.0);
            let of_type = |bits: &u64| match asked.0 {
                Origin::Range => (ty, cx.constant(Constant::Int(ty, (*bits).into()))),
                _ => (Type::I64, number(cx, *bits)),
            };
            let args = std::iter::once((ty, value)).chain(asked.1.iter().map(of_type)).collect();
            let (call, result) = self.ask(cx, inst, asked.0, args);
            self.before.entry(inst).or_default().push(call);
            shadow = self.either_before(cx, inst, shadow, Operand::Value(result));
        }
        shadow
    }

    /// As [`Shadows::either`], before an instruction.
    fn either_before(&mut self, cx: &mut PassContext<'_, '_>, at: InstId, first: Operand, second: Operand) -> Operand {
        let behind = self.behind.remove(&at).unwrap_or_default();
        let result = self.either(cx, at, first, second);
        let made = self.behind.remove(&at).unwrap_or_default();
        self.before.entry(at).or_default().extend(made);
        if !behind.is_empty() {
            self.behind.insert(at, behind);
        }
        result
    }

    /// Checks the operand bundles of `llvm.assume`.
    pub(super) fn bundles(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, call: &CallInfo) {
        for bundle in &call.bundles {
            let Some(&(ty, value)) = bundle.args.first() else { continue };
            let known = |n: usize| match bundle.args.get(n)?.1 {
                Operand::Const(id) => cx.module.constants[id].as_int().map(|bits| bits as u64),
                Operand::Value(_) => None,
            };
            let asked = match &*bundle.tag {
                "nonnull" => (Origin::Nonnull, vec![]),
                // The third operand is an offset from the aligned address.
                "align" if bundle.args.len() == 2 || known(2) == Some(0) => {
                    let Some(align) = known(1).filter(|align| align.is_power_of_two()) else { continue };
                    (Origin::Align, vec![align])
                }
                _ => continue,
            };
            if !cx.module.types.is_ptr(ty) || is_kept(cx, value, &asked) {
                continue;
            }
            let numbers = asked.1.iter().map(|bits| (Type::I64, number(cx, *bits)));
            let args = std::iter::once((ty, value)).chain(numbers).collect();
            let shadow = self.of(cx, value, super::MAX_DEPTH);
            let (call, result) = self.ask(cx, inst, asked.0, args);
            self.before.entry(inst).or_default().push(call);
            let shadow = self.either_before(cx, inst, shadow, Operand::Value(result));
            self.check(cx, inst, shadow, Use::Bundle, None);
        }
    }
}

/// Returns whether the address of a global keeps a promise by itself.
fn is_kept(cx: &PassContext<'_, '_>, value: Operand, asked: &(Origin, Vec<u64>)) -> bool {
    let Operand::Const(id) = value else { return false };
    match (&cx.module.constants[id], asked.0) {
        (Constant::Global(..), Origin::Nonnull) => true,
        (Constant::Global(_, id), Origin::Align) => {
            cx.module.globals[*id].align.is_some_and(|align| align.is_multiple_of(asked.1[0].max(1)))
        }
        _ => false,
    }
}
