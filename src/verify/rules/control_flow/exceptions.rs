//! Exception handling: positions of pads, the edges that lead to them, their nesting, and the personality
//! function.

use crate::diagnostic::Diagnostic;
use crate::ir::callee::named_callee;
use crate::ir::cfg::Cfg;
use crate::ir::inst::{CallInfo, Clause};
use crate::ir::{
    BlockId, Body, Constant, Function, GlobalId, Inst, InstId, Module, Name, Operand, Type, TypeKind, TypedConst,
    TypedOperand, ValueDef,
};
use crate::parse::operand_spans::InstPart;
use crate::verify::context::{NodeRef, VerifierContext};
use crate::verify::rules::instructions::operands::InstChecker;
use rustc_hash::FxHashMap;

/// Checks the personality that a function declares.
pub(crate) fn check_personality(cx: &mut VerifierContext<'_>, id: GlobalId, (ty, value): TypedConst, defined: bool) {
    let span = cx.module.globals[id].span;
    let place = NodeRef::Personality(id);
    if !defined {
        let message = "Function declaration shouldn't have a personality routine";
        return cx.report(Diagnostic::error("E0402", span, message));
    }
    if matches!(cx.module.constants[value], Constant::Invalid) {
        cx.has_damage = true;
        return;
    }
    cx.check_constant_use(ty, value, place, &mut Vec::new(), "the personality");
}

impl<'a> InstChecker<'_, 'a> {
    /// Checks that the function has a personality, which exception handling instructions require.
    pub(crate) fn require_personality(&mut self) {
        if self.function.personality.is_none() {
            let opcode = self.body.insts[self.inst].opcode();
            let message = format!("`{opcode}` needs to be in a function with a personality");
            let d = self.cx.error("E0313", self.at(InstPart::Opcode), message);
            let d = d.label(self.function.header_span, "this function has none");
            self.report(
                d.help("write `personality ptr @__gxx_personality_v0` (or that of the source language) before the `{`"),
            );
        }
    }

    pub(crate) fn landingpad(&mut self, ty: Type, cleanup: bool, clauses: &'a [Clause]) {
        self.value_type(0, ty);
        self.require_personality();
        if clauses.is_empty() && !cleanup {
            let message = "a landingpad needs at least one clause or to be a cleanup";
            self.error("E0250", InstPart::Opcode, message, "write `cleanup` or `catch ptr null`");
        }
        for (n, Clause { filter, value: (ty, value) }) in clauses.iter().enumerate() {
            if !self.typed(n + 1, n, (*ty, *value)) {
                continue;
            }
            let array = matches!(self.cx.kind(*ty), TypeKind::Array { .. });
            let (part, message) = match (filter, value) {
                (_, Operand::Value(_)) => (InstPart::Operand(n), "clause argument must be a constant"),
                (false, _) if !matches!(self.cx.kind(*ty), TypeKind::Ptr { .. }) => {
                    (InstPart::Type(n + 1), "catch operand does not have pointer type")
                }
                (true, _) if !array => (InstPart::Type(n + 1), "filter operand is not an array of constants"),
                (true, Operand::Const(c)) => match self.cx.module.constants[*c] {
                    Constant::Array(..) | Constant::Zero(_) | Constant::Invalid | Constant::String(..) => continue,
                    _ => (InstPart::Operand(n), "filter operand is not an array of constants"),
                },
                _ => continue,
            };
            self.error("E0250", part, message, "");
        }
    }

    /// Checks a `catchpad` or `cleanuppad`.
    pub(crate) fn pad(&mut self, parent: Operand, args: &'a [TypedOperand]) {
        self.operand(0, Type::TOKEN, parent);
        for (n, arg) in args.iter().enumerate() {
            if self.check_written_type(n, arg.0) {
                self.operand(n + 1, arg.0, arg.1);
            }
        }
        self.require_personality();
        let message = match (&self.body.insts[self.inst], token_def(self.body, parent)) {
            (_, TokenDef::Unknown) => return,
            (Inst::CatchPad { .. }, TokenDef::Inst(Inst::CatchSwitch { .. }, _)) => return,
            (Inst::CatchPad { .. }, _) => "a catchpad needs to be directly nested in a catchswitch",
            (_, TokenDef::None | TokenDef::Inst(Inst::CatchPad { .. } | Inst::CleanupPad { .. }, _)) => return,
            _ => "cleanuppad has an invalid parent",
        };
        self.error("E0314", InstPart::Operand(0), message, "");
    }

    pub(crate) fn catchswitch(&mut self, parent: Operand, handlers: &'a [BlockId]) {
        self.operand(0, Type::TOKEN, parent);
        self.require_personality();
        if !matches!(
            token_def(self.body, parent),
            TokenDef::None | TokenDef::Unknown | TokenDef::Inst(Inst::CatchPad { .. } | Inst::CleanupPad { .. }, _)
        ) {
            self.error("E0314", InstPart::Operand(0), "catchswitch has an invalid parent", "");
        }
        if handlers.is_empty() {
            self.error("E0314", InstPart::Opcode, "catchswitch cannot have empty handler list", "");
        }
        for (n, handler) in handlers.iter().enumerate() {
            if !matches!(first_non_phi(self.body, *handler), None | Some((_, Inst::CatchPad { .. } | Inst::Invalid))) {
                self.error("E0312", InstPart::Target(n), "catchswitch handlers must be catchpads", "");
            }
        }
    }

    /// Checks a `catchret` or `cleanupret`.
    pub(crate) fn pad_return(&mut self, pad: Operand) {
        self.operand(0, Type::TOKEN, pad);
        let catch = matches!(self.body.insts[self.inst], Inst::CatchRet { .. });
        let message = match (catch, token_def(self.body, pad)) {
            (_, TokenDef::Unknown) => return,
            (true, TokenDef::Inst(Inst::CatchPad { .. }, _)) | (false, TokenDef::Inst(Inst::CleanupPad { .. }, _)) => {
                return;
            }
            (true, _) => "catchret needs to be provided a catchpad",
            (false, _) => "cleanupret needs to be provided a cleanuppad",
        };
        self.error("E0314", InstPart::Operand(0), message, "");
    }
}

/// Definition of a token operand that should be a pad.
enum TokenDef<'a> {
    /// `none`
    None,
    /// Damaged, and already reported.
    Unknown,
    /// The result of an instruction, which need not be a pad.
    Inst(&'a Inst, InstId),
    /// A value that is not a pad.
    Other,
}

/// Returns the definition of a token operand.
fn token_def(body: &Body, operand: Operand) -> TokenDef<'_> {
    match operand {
        Operand::Const(_) => TokenDef::None,
        // A wrong type is reported elsewhere.
        Operand::Value(v) if body.values[v].ty != Type::TOKEN => TokenDef::Unknown,
        Operand::Value(v) => match body.values[v].def {
            ValueDef::Inst(inst) if matches!(body.insts[inst], Inst::Invalid) => TokenDef::Unknown,
            ValueDef::Inst(inst) => TokenDef::Inst(&body.insts[inst], inst),
            ValueDef::Undefined => TokenDef::Unknown,
            ValueDef::Param(_) => TokenDef::Other,
        },
    }
}

/// Returns the first instruction of a block after its phis.
fn first_non_phi(body: &Body, block: BlockId) -> Option<(InstId, &Inst)> {
    let mut insts = body.blocks[block].insts.iter().map(|i| (*i, &body.insts[*i]));
    insts.find(|(_, inst)| !matches!(inst, Inst::Phi { .. }))
}

/// Checks positions and incoming edges of the pads in a body.
pub(crate) fn check<'a>(cx: &mut VerifierContext<'a>, function: &'a Function, body: &'a Body, graph: &Cfg) {
    if body.insts.values().any(|inst| matches!(inst, Inst::Invalid)) {
        return;
    }
    let mut landing: Option<(Type, InstId)> = None;
    let mut unwind_dests: FxHashMap<InstId, (Pad, InstId)> = FxHashMap::default();
    for &block in &body.layout {
        let leading = first_non_phi(body, block).map(|f| f.0);
        for &inst in &body.blocks[block].insts {
            let data = &body.insts[inst];
            if data.is_pad() && leading != Some(inst) {
                let message = format!("`{}` not the first non-PHI instruction in the block", data.opcode());
                let d = cx.error("E0311", NodeRef::Statement(body, inst, InstPart::Opcode), message);
                cx.report(d);
            }
            // A `resume` has the type of the landing pads.
            if let Inst::LandingPad { ty, .. } | Inst::Resume((ty, _)) = data {
                match landing {
                    None => landing = Some((*ty, inst)),
                    Some((first, place))
                        if cx.compare(first, *ty) > crate::verify::types::equivalence::Agreement::ByDefinition =>
                    {
                        let message =
                            format!("`{}` should have a consistent result type inside a function", data.opcode());
                        let d = cx.error("E0315", NodeRef::Statement(body, inst, InstPart::Type(0)), message);
                        cx.report(d.label(body.span(place), format!("this one has {}", cx.ty(first))));
                    }
                    Some(_) => {}
                }
            }
        }
        if let Some((inst, pad)) = first_non_phi(body, block).filter(|(_, inst)| inst.is_pad()) {
            UnwindEdges { cx, body, graph }.check_predecessors(block, inst, pad);
        }
        if let Some(&last) = body.blocks[block].insts.last() {
            check_unwind_dest(cx, function, body, last);
            check_unwind_dests_agree(cx, body, last, &mut unwind_dests);
        }
    }
}

/// Checks that all exceptions that leave a funclet have the same unwind destination: those at its end, and those from
/// calls in it. Only edges directly in the funclet are compared, not those of pads nested in it. `known` maps each pad
/// to the first destination found.
fn check_unwind_dests_agree<'a>(
    cx: &mut VerifierContext<'a>,
    body: &'a Body,
    inst: InstId,
    known: &mut FxHashMap<InstId, (Pad, InstId)>,
) {
    let (pad, target) = match &body.insts[inst] {
        Inst::CleanupRet { pad, unwind } => (pad_of(body, *pad), *unwind),
        // Without a destination, a catchswitch may unwind to the caller or never, so it fixes no destination.
        Inst::CatchSwitch { unwind: None, .. } => return,
        Inst::CatchSwitch { within, unwind, .. } => (pad_of(body, *within), *unwind),
        Inst::Invoke(invoke) => {
            let funclet = invoke.call.bundles.iter().find(|b| &*b.tag == "funclet").and_then(|b| b.args.first());
            (funclet.map_or(Pad::None, |(_, v)| pad_of(body, *v)), Some(invoke.unwind))
        }
        _ => return,
    };
    let Pad::Inst(pad) = pad else { return };
    let to = match target.map(|t| first_non_phi(body, t)) {
        None => Pad::None,
        Some(Some((to, inst))) if inst.is_pad() => {
            // Unwinding to a nested pad does not leave the funclet.
            let mut around = parent_of(body, inst);
            for _ in 0..body.insts.len() {
                match around {
                    Some(Pad::Inst(outer)) if outer == pad => return,
                    Some(Pad::Inst(outer)) => around = parent_of(body, &body.insts[outer]),
                    _ => break,
                }
            }
            Pad::Inst(to)
        }
        _ => return,
    };
    match known.get(&pad) {
        None => {
            known.insert(pad, (to, inst));
        }
        Some((other, _)) if *other == to => {}
        Some((_, before)) => {
            let message = "unwind edges out of a funclet pad must have the same unwind dest";
            let d = cx.error("E0312", NodeRef::Statement(body, inst, InstPart::Whole), message);
            cx.report(d.label(body.span(*before), "this one has another destination"));
        }
    }
}

/// Checks that an unwind destination starts with a suitable pad.
fn check_unwind_dest<'a>(cx: &mut VerifierContext<'a>, function: &Function, body: &'a Body, inst: InstId) {
    let (target, nth) = match &body.insts[inst] {
        Inst::Invoke(invoke) => (invoke.unwind, 1),
        Inst::CatchSwitch { unwind: Some(unwind), handlers, .. } => (*unwind, handlers.len()),
        Inst::CleanupRet { unwind: Some(unwind), .. } => (*unwind, 0),
        _ => return,
    };
    let place = NodeRef::Statement(body, inst, InstPart::Target(nth));
    let invoke = matches!(body.insts[inst], Inst::Invoke(_));
    // A misplaced pad is reported separately.
    if body.blocks[target]
        .insts
        .iter()
        .any(|i| body.insts[*i].is_pad() && first_non_phi(body, target).map(|f| f.0) != Some(*i))
    {
        return;
    }
    match first_non_phi(body, target).map(|f| f.1) {
        None => {}
        Some(pad) if invoke && pad.is_pad() => {}
        Some(_) if invoke && function.personality.is_none() => {
            let message = "the unwind destination does not have a landingpad instruction";
            let d = cx.warning("W0208", place, message);
            cx.report(
                d.label(body.blocks[target].span, "the destination")
                    .help("LLVM before 3.0 allowed this: the block receives any exception raised by `unwind`"),
            );
        }
        Some(_) if invoke => {
            let message = "the unwind destination does not have an exception handling instruction";
            let d = cx.error("E0312", place, message);
            cx.report(d.label(body.blocks[target].span, "the destination"));
        }
        Some(Inst::CatchSwitch { .. } | Inst::CleanupPad { .. } | Inst::CatchPad { .. }) => {}
        Some(_) => {
            let opcode = body.insts[inst].opcode();
            let message = format!("`{opcode}` must unwind to an EH block which is not a landingpad");
            let d = cx.error("E0312", place, message);
            cx.report(d.label(body.blocks[target].span, "the destination"));
        }
    }
}

struct UnwindEdges<'c, 'a, 'g> {
    cx: &'c mut VerifierContext<'a>,
    body: &'a Body,
    graph: &'g Cfg,
}

impl<'a> UnwindEdges<'_, 'a, '_> {
    fn report(&mut self, code: &'static str, pad: InstId, message: impl Into<String>, edge: Option<InstId>) {
        let d = self.cx.error(code, NodeRef::Statement(self.body, pad, InstPart::Opcode), message);
        self.cx.report(match edge {
            Some(edge) => d.label(self.body.span(edge), "it is reached from here"),
            None => d,
        });
    }

    /// Checks that only suitable edges lead to a pad (LLVM: `visitEHPadPredecessors`).
    fn check_predecessors(&mut self, block: BlockId, pad: InstId, inst: &'a Inst) {
        let body = self.body;
        if block == body.entry() {
            return self.report("E0311", pad, "EH pad cannot be in entry block", None);
        }
        let predecessors = self.graph.predecessors[block].clone();
        let edges = predecessors.iter().filter_map(|p| body.blocks[*p].insts.last().copied());
        for edge in edges {
            let from = &body.insts[edge];
            let unwinds = |b: &Inst| match b {
                Inst::Invoke(invoke) => invoke.unwind == block && invoke.normal != block,
                Inst::CleanupRet { .. } => true,
                Inst::CatchSwitch { unwind, .. } => *unwind == Some(block),
                _ => false,
            };
            let wrong = match (inst, from) {
                (Inst::LandingPad { .. }, Inst::Invoke(_)) if unwinds(from) => continue,
                (Inst::LandingPad { .. }, _) => {
                    "a block with a landingpad must be jumped to only by the unwind edge of an invoke"
                }
                (Inst::CatchPad { within, .. }, _) => match token_def(body, *within) {
                    TokenDef::Inst(Inst::CatchSwitch { unwind, .. }, switch) if switch == edge => {
                        match *unwind == Some(block) {
                            true => "catchswitch cannot unwind to one of its catchpads",
                            false => continue,
                        }
                    }
                    TokenDef::Inst(Inst::CatchSwitch { .. }, _) => {
                        "a block with a catchpad must be jumped to only by its catchswitch"
                    }
                    _ => continue,
                },
                _ if unwinds(from) => {
                    self.nesting(pad, inst, edge);
                    continue;
                }
                _ => "EH pad must be jumped to via an unwind edge",
            };
            return self.report("E0311", pad, wrong, Some(edge));
        }
    }

    /// Checks an unwind edge: it may exit any number of pads, but enters one, whose parent must be the innermost pad
    /// that it does not exit.
    fn nesting(&mut self, pad: InstId, inst: &Inst, edge: InstId) {
        let body = self.body;
        let Some(parent) = parent_of(body, inst) else { return };
        let mut from = match &body.insts[edge] {
            Inst::Invoke(invoke) if is_nounwind_intrinsic(self.cx.module, &invoke.call) => return,
            Inst::Invoke(invoke) => {
                let funclet = invoke.call.bundles.iter().find(|b| &*b.tag == "funclet").and_then(|b| b.args.first());
                funclet.map_or(Pad::None, |(_, v)| pad_of(body, *v))
            }
            Inst::CleanupRet { pad, .. } => pad_of(body, *pad),
            _ => Pad::Inst(edge),
        };
        // Bounded, since parents can be cyclic in invalid code.
        for _ in 0..=body.insts.len() {
            let wrong = match from {
                Pad::Unknown => return,
                _ if from == parent => return,
                Pad::Inst(from) if from == pad => "EH pad cannot handle exceptions raised within it",
                Pad::None => "a single unwind edge may only enter one EH pad",
                Pad::Inst(inner) => {
                    from = parent_of(body, &body.insts[inner]).unwrap_or(Pad::Unknown);
                    continue;
                }
            };
            return self.report("E0311", pad, wrong, Some(edge));
        }
        self.report("E0311", pad, "EH pad jumps through a cycle of pads", Some(edge));
    }
}

/// Whether a call is of `llvm.seh.*` or `llvm.donothing`, which never throw and are not lowered to calls.
fn is_nounwind_intrinsic(module: &Module, call: &CallInfo) -> bool {
    let name = named_callee(module, call.callee).map(|id| &module.globals[id].name);
    matches!(name, Some(Name::Text(name)) if name.starts_with("llvm.seh.") || &**name == "llvm.donothing")
}

/// A pad that contains another pad or a call.
#[derive(Clone, Copy, PartialEq)]
enum Pad {
    /// `none`
    None,
    /// The result of this pad.
    Inst(InstId),
    /// Damaged, and reported elsewhere.
    Unknown,
}

/// Returns the pad that a token operand denotes.
fn pad_of(body: &Body, operand: Operand) -> Pad {
    match token_def(body, operand) {
        TokenDef::None => Pad::None,
        TokenDef::Inst(inst, id) if inst.is_pad() => Pad::Inst(id),
        _ => Pad::Unknown,
    }
}

/// Returns the parent of a funclet pad or catchswitch; `None` for other instructions.
fn parent_of(body: &Body, inst: &Inst) -> Option<Pad> {
    match inst {
        Inst::CatchPad { within, .. } | Inst::CleanupPad { within, .. } | Inst::CatchSwitch { within, .. } => {
            Some(pad_of(body, *within))
        }
        _ => None,
    }
}
