//! Promises of attributes about arguments and results (LangRef "Parameter Attributes"): a value that breaks one is poison.

use super::{How, Origin, Shadows, Use, number};
use crate::ir::callee::named_callee;
use crate::ir::inst::{CallInfo, CastOp, IcmpPred};
use crate::ir::metadata::{attachments, parts};
use crate::ir::{Attr, AttrSet, Body, Constant, Function, Inst, InstId, Module, Operand, Type, ValueDef, ValueId};
use crate::opt::PassContext;

/// Maximum number of address computations followed from an access back to a parameter.
const MAX_STEPS: usize = 64;

/// Text of the report on a function that returns something other than its argument.
const RETURNED_OTHER: &str = "the function returns a value other than the argument marked `returned`";

/// Returns the metadata of a load that promises something. `None`: it has none, or was moved here from another function.
pub(super) fn attached<'m>(cx: &PassContext<'_, 'm>, inst: InstId) -> Option<&'m str> {
    let original = cx.function.body.as_ref()?;
    let text = original.metadata.get(&inst)?;
    let is_load = matches!(original.insts.get(inst), Some(Inst::Load { .. }));
    let promises = ["!nonnull", "!align", "!range", "!nofpclass", "!noundef"];
    (is_load && promises.iter().any(|name| text.contains(name))).then_some(text)
}

/// Returns what a node of metadata holds.
fn node<'m>(module: &'m Module, node: &'m str) -> Option<&'m str> {
    let inner = |node: &'m str| node.trim_start_matches("distinct ").strip_prefix("!{")?.strip_suffix('}');
    inner(node).or_else(|| {
        let mut items = module.other_items.iter().filter_map(|item| item.split_once(" = "));
        inner(items.find(|(name, _)| *name == node)?.1)
    })
}

/// Returns the promise that a return, a call, or an access breaks when it is executed. `body`: as it was written.
pub fn broken(module: &Module, function: &Function, body: &Body, inst: InstId) -> Option<String> {
    match body.insts.get(inst)? {
        Inst::Ret(_) if module.has_fn_attr(function.attrs, "noreturn") => {
            Some("a function marked `noreturn` returned".into())
        }
        Inst::Ret(_) => Some(RETURNED_OTHER.into()),
        Inst::Call(call) => {
            let callee = named_callee(module, call.callee).and_then(|id| module.function(id));
            let is_noreturn = module.has_fn_attr(call.fn_attrs, "noreturn")
                || callee.is_some_and(|f| f.body.is_none() && module.has_fn_attr(f.attrs, "noreturn"));
            is_noreturn.then(|| "a call marked `noreturn` returned".into())
        }
        Inst::Load { ptr, .. } => broken_by_access(module, function, body, *ptr, false),
        Inst::Store { ptr, .. } => broken_by_access(module, function, body, *ptr, true),
        _ => None,
    }
}

/// Returns the promise of the function, or of the parameter that an address derives from, that an access breaks.
fn broken_by_access(module: &Module, function: &Function, body: &Body, ptr: Operand, write: bool) -> Option<String> {
    let mut at = ptr;
    for _ in 0..MAX_STEPS {
        at = match at {
            Operand::Value(value) => match body.values[value].def {
                ValueDef::Param(n) => return broken_by_parameter(module, function, n, write),
                ValueDef::Inst(inst) => match &body.insts[inst] {
                    Inst::Gep { base, .. } => *base,
                    Inst::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => *arg,
                    _ => return None,
                },
                ValueDef::Undefined => return None,
            },
            Operand::Const(id) => match &module.constants[module.constants.same_address(id)] {
                Constant::Global(..) if write => {
                    return broken_by_store(module, function, "a variable of the program", "");
                }
                _ => return None,
            },
        };
    }
    None
}

fn broken_by_parameter(module: &Module, function: &Function, param: u32, write: bool) -> Option<String> {
    let attrs = function.params.get(param as usize)?.attrs;
    let word = ["readnone", "readonly"].into_iter().find(|word| module.has_attr(attrs, word));
    if let Some(word) = word.filter(|word| write || *word == "readnone") {
        let what = if write { "store" } else { "load" };
        return Some(format!("{what} through parameter {}, which is marked `{word}`", param + 1));
    }
    let is_own = module.has_attr(attrs, "byval");
    (write && !is_own).then(|| broken_by_store(module, function, "memory of an argument", "argmem"))?
}

/// Returns the attribute of a function that forbids a store. `place`: the name of the memory in `memory(…)`.
fn broken_by_store(module: &Module, function: &Function, what: &str, place: &str) -> Option<String> {
    let groups = module.attrs[function.attrs].iter().filter_map(|attr| match attr {
        Attr::Group(n) => module.attr_groups.get(n).copied(),
        _ => None,
    });
    let sets: Vec<AttrSet> = groups.chain([function.attrs]).collect();
    let word = sets.iter().flat_map(|set| &module.attrs[*set]).find_map(|attr| match attr {
        Attr::Word(word) => {
            let forbids = matches!(&**word, "readnone" | "readonly") || &**word == "argmemonly" && place.is_empty();
            forbids.then(|| word.to_string())
        }
        Attr::Text(word, text) if &**word == "memory" => {
            let parts = || text.split(',').map(|part| part.split_once(':').unwrap_or(("", part)));
            let access = |name: &str| parts().find(|part| part.0.trim() == name).map(|part| part.1);
            let own = if place.is_empty() { None } else { access(place) };
            let allowed = own.or_else(|| access("")).unwrap_or("none");
            (!allowed.contains("write")).then(|| format!("memory({text})"))
        }
        _ => None,
    })?;
    Some(format!("store to {what} in a function marked `{word}`"))
}

/// Returns the mask of `nofpclass`, in the encoding of `llvm.is.fpclass`.
fn classes(text: &str) -> u64 {
    const CLASSES: [(&str, u64); 16] = [
        ("snan", 1),
        ("qnan", 2),
        ("nan", 3),
        ("ninf", 1 << 2),
        ("nnorm", 1 << 3),
        ("nsub", 1 << 4),
        ("nzero", 1 << 5),
        ("pzero", 1 << 6),
        ("psub", 1 << 7),
        ("pnorm", 1 << 8),
        ("pinf", 1 << 9),
        ("inf", 1 << 2 | 1 << 9),
        ("norm", 1 << 3 | 1 << 8),
        ("sub", 1 << 4 | 1 << 7),
        ("zero", 1 << 5 | 1 << 6),
        ("all", 0x3ff),
    ];
    let class = |word: &str| {
        let known = CLASSES.iter().find(|(name, _)| *name == word);
        known.map_or_else(|| word.parse().unwrap_or(0), |(_, bits)| *bits)
    };
    text.split_whitespace().fold(0, |all, word| all | class(word))
}

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

/// Returns the width of an integer of at most 64 bits.
fn width(cx: &PassContext<'_, '_>, ty: Type) -> Option<u32> {
    cx.module.types.int_width(ty).filter(|width| (1..=64).contains(width))
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
        let mut asked: Vec<(Origin, Vec<u64>)> = Vec::new();
        for attr in attrs {
            let one = match &attr {
                Attr::Word(word) if &**word == "nonnull" => (Origin::Nonnull, vec![]),
                Attr::Int(word, align) if &**word == "align" && *align > 1 && !is_copied => {
                    (Origin::Align, vec![*align])
                }
                Attr::Text(word, text) if &**word == "range" => {
                    let Some((from, to)) = width(cx, ty).and_then(|width| bounds(text, width)) else { continue };
                    (Origin::Range, vec![from, to])
                }
                Attr::Text(word, text) if &**word == "nofpclass" => (Origin::Class, vec![classes(text)]),
                _ => continue,
            };
            if asked.iter().all(|(origin, _)| *origin != one.0) {
                asked.push(one);
            }
        }
        for (call, result) in self.broken_promises(cx, inst, (ty, value), asked) {
            self.before.entry(inst).or_default().push(call);
            shadow = self.either_before(cx, inst, shadow, Operand::Value(result));
        }
        shadow
    }

    /// Returns the shadow of an address that a function returns, or that of an address that left its object. An element is
    /// looked at only if its index is not constant: the caller, to whom the address belongs to the object where it points,
    /// would not find out.
    pub(super) fn left(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        value: Operand,
        shadow: Operand,
    ) -> Operand {
        let Operand::Value(address) = value else { return shadow };
        let ValueDef::Inst(gep) = cx.body().values[address].def else { return shadow };
        let Inst::Gep { flags, base: base @ Operand::Value(from), ref indices, .. } = cx.body().insts[gep] else {
            return shadow;
        };
        let is_constant = indices.iter().all(|(_, index)| matches!(index, Operand::Const(_)));
        // Bounds of variables of the function are not looked up.
        let is_found = match cx.body().values[from].def {
            ValueDef::Param(_) => true,
            ValueDef::Inst(of) => matches!(cx.body().insts[of], Inst::Load { .. } | Inst::Call(_)),
            ValueDef::Undefined => false,
        };
        let is_pointer = cx.module.types.is_ptr(cx.body().values[address].ty);
        if !flags.inbounds || is_constant || !is_found || !is_pointer {
            return shadow;
        }
        let (call, result) = self.ask(cx, gep, Origin::Left, vec![(Type::PTR, value), (Type::PTR, base)]);
        self.before.entry(inst).or_default().push(call);
        self.either_before(cx, inst, shadow, Operand::Value(result))
    }

    /// Creates the calls that ask whether promises about a value are broken. What a constant keeps needs no code.
    fn broken_promises(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        (ty, value): (Type, Operand),
        asked: Vec<(Origin, Vec<u64>)>,
    ) -> Vec<(InstId, ValueId)> {
        let is_pointer = cx.module.types.is_ptr(ty);
        let mut calls = Vec::new();
        for asked in asked {
            let is_meant = match asked.0 {
                Origin::Nonnull | Origin::Align => is_pointer,
                Origin::Range => width(cx, ty).is_some(),
                _ => matches!(ty, Type::FLOAT | Type::DOUBLE),
            };
            if !is_meant || is_kept(cx, value, &asked) {
                continue;
            }
            let of_type = |bits: &u64| match asked.0 {
                Origin::Range => (ty, cx.constant(Constant::Int(ty, (*bits).into()))),
                _ => (Type::I64, number(cx, *bits)),
            };
            let args = std::iter::once((ty, value)).chain(asked.1.iter().map(of_type)).collect();
            calls.push(self.ask(cx, inst, asked.0, args));
        }
        calls
    }

    /// Returns the shadow of a loaded value that metadata promises something about. A `noundef` value is checked.
    pub(super) fn promised_by_metadata(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        (ty, value): (Type, Operand),
        mut shadow: Operand,
    ) -> Operand {
        let Some(text) = attached(cx, inst) else { return shadow };
        let (mut asked, mut is_noundef) = (Vec::new(), false);
        for (name, at) in attachments(text) {
            let inner = || node(cx.module, at);
            match name {
                "nonnull" => asked.push((Origin::Nonnull, vec![])),
                "align" => {
                    let align = inner().and_then(|text| text.split_whitespace().next_back()?.parse::<u64>().ok());
                    asked.extend(
                        align.filter(|align| align.is_power_of_two()).map(|align| (Origin::Align, vec![align])),
                    );
                }
                // Of several ranges none is asked about.
                "range" if inner().is_some_and(|text| parts(text).count() == 2) => {
                    let found = width(cx, ty).zip(inner()).and_then(|(width, text)| bounds(text, width));
                    asked.extend(found.map(|(from, to)| (Origin::Range, vec![from, to])));
                }
                "nofpclass" => asked.extend(inner().map(|text| {
                    let mask = text.split_whitespace().next_back().unwrap_or_default();
                    (Origin::Class, vec![classes(mask)])
                })),
                "noundef" => is_noundef = true,
                _ => {}
            }
        }
        for (call, result) in self.broken_promises(cx, inst, (ty, value), asked) {
            self.behind.entry(inst).or_default().push(call);
            shadow = self.either(cx, inst, How::Either, [shadow, Operand::Value(result)]);
        }
        if is_noundef && shadow != self.zero(cx) {
            let args = [(Type::I64, shadow), (Type::I64, number(cx, Use::Loaded.number()))];
            let call = self.call(cx, self.defined, Type::VOID, args.into_iter());
            let call = cx.body_mut().derive(call, inst);
            self.behind.entry(inst).or_default().push(call);
            shadow = self.zero(cx);
        }
        shadow
    }

    /// Emits the checks of what attributes promise about a function and the memory that it accesses.
    pub(super) fn promises_of_functions(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId) {
        let function = cx.function;
        let Some(body) = &function.body else { return };
        // What was inlined is not the function's own.
        let is_own = body
            .insts
            .get(inst)
            .is_some_and(|own| std::mem::discriminant(own) == std::mem::discriminant(&cx.body().insts[inst]));
        if !is_own || !self.may.is_reachable(inst) || broken(cx.module, function, body, inst).is_none() {
            return;
        }
        let is_noreturn = cx.module.has_fn_attr(function.attrs, "noreturn");
        let mut conditions: Vec<(Type, Operand)> = Vec::new();
        match &cx.body().insts[inst] {
            Inst::Ret(value) if !is_noreturn => {
                let Some((ty, value)) = *value else { return };
                for n in 0..function.params.len() {
                    let param = &function.params[n];
                    let is_same = param.ty == ty && cx.module.has_attr(param.attrs, "returned");
                    let Some(own) = cx.body().params.get(n).copied().filter(|_| is_same) else { continue };
                    if (cx.module.types.is_ptr(ty) || width(cx, ty).is_some()) && value != Operand::Value(own) {
                        let (pred, rhs) = (IcmpPred::Ne, Operand::Value(own));
                        let icmp = Inst::Icmp { pred, samesign: false, ty, lhs: value, rhs };
                        let (icmp, differs) = cx.body_mut().derive_value(icmp, Type::I1, inst);
                        cx.body_mut().inst_locs[icmp] = Default::default();
                        self.before.entry(inst).or_default().push(icmp);
                        conditions.push((Type::I1, Operand::Value(differs)));
                    }
                }
                if conditions.is_empty() {
                    return;
                }
            }
            _ => {}
        }
        let is_call = matches!(cx.body().insts[inst], Inst::Call(_));
        let calls: Vec<Vec<(Type, Operand)>> = match conditions.is_empty() {
            true => vec![Vec::new()],
            false => conditions.into_iter().map(|condition| vec![condition]).collect(),
        };
        for args in calls {
            let call = self.call(cx, self.broken, Type::VOID, args.into_iter());
            let call = cx.body_mut().derive(call, inst);
            match is_call {
                true => self.behind.entry(inst).or_default().push(call),
                false => self.before.entry(inst).or_default().push(call),
            }
        }
    }

    /// As [`Shadows::either`], before an instruction.
    fn either_before(&mut self, cx: &mut PassContext<'_, '_>, at: InstId, first: Operand, second: Operand) -> Operand {
        let behind = self.behind.remove(&at).unwrap_or_default();
        let result = self.either(cx, at, How::Either, [first, second]);
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

/// Returns whether a value keeps a promise by itself: the address of a variable, or an integer that is known or was extended.
fn is_kept(cx: &PassContext<'_, '_>, value: Operand, asked: &(Origin, Vec<u64>)) -> bool {
    let id = match value {
        Operand::Const(id) => id,
        Operand::Value(value) => {
            let ValueDef::Inst(inst) = cx.body().values[value].def else { return false };
            return match (&cx.body().insts[inst], asked.0) {
                (Inst::Alloca { .. }, Origin::Nonnull) => true,
                (Inst::Cast { op: CastOp::Zext, from, to, .. }, Origin::Range) => width(cx, *from)
                    .zip(width(cx, *to))
                    .is_some_and(|(from, to)| is_within(to, 0, u64::MAX >> (u64::BITS - from), &asked.1)),
                _ => false,
            };
        }
    };
    match (&cx.module.constants[id], asked.0) {
        (Constant::Int(ty, int), Origin::Range) => {
            width(cx, *ty).is_some_and(|width| is_within(width, *int as u64, 0, &asked.1))
        }
        (Constant::Null(_), Origin::Align) => true,
        (Constant::Global(..), Origin::Nonnull) => true,
        (Constant::Global(_, id), Origin::Align) => {
            cx.module.globals[*id].align.is_some_and(|align| align.bytes().is_multiple_of(asked.1[0].max(1)))
        }
        _ => false,
    }
}

/// Returns whether the integers of a width from `least` to `least + more` are in a range, which may wrap around.
fn is_within(width: u32, least: u64, more: u64, range: &[u64]) -> bool {
    let &[from, to] = range else { return false };
    let mask = u64::MAX >> (u64::BITS - width);
    let [distance, length] = [least, to].map(|bound| bound.wrapping_sub(from) & mask);
    distance.checked_add(more).is_some_and(|last| last < length)
}
