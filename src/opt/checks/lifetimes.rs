//! Keeps variables in memory that may be accessed after their lifetime has ended, or after their part of the stack was given
//! back, so that checks find it: a call of [`ENDS`] behind their allocas.
//!
//! ```text
//! %v = alloca i32
//! call void @llvmlite.ends(ptr %v)
//! call void @llvm.lifetime.end.p0(i64 4, ptr %v)
//! store i32 8, ptr %v
//! ```

use super::origin::{ENDS, Origins, Root};
use crate::ir::callee::named_callee;
use crate::ir::cfg::Cfg;
use crate::ir::inst::{Arg, CallInfo};
use crate::ir::{AttrSet, BlockId, Body, Constant, Inst, InstId, Module, Name, Operand, Type, ValueId};
use crate::opt::PassContext;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// Maximum product of variables and blocks that are looked at.
const MAX_WORK: usize = 1 << 22;

/// Instruction that starts or ends lifetimes of variables.
enum Marker {
    Start(ValueId),
    End(ValueId),
    /// `llvm.stacksave`
    Save,
    /// `llvm.stackrestore`
    Restore,
}

/// Runs the pass.
pub(in crate::opt) fn run(cx: &mut PassContext<'_, '_>) {
    let Some(ends) = cx.module.find(ENDS) else { return };
    let Some(fn_ty) = cx.module.function(ends).map(|function| function.ty) else { return };
    let accessed = accessed_when_ended(cx);
    if accessed.is_empty() {
        return;
    }
    let callee = cx.constant(Constant::Global(Type::PTR, ends));
    for block in cx.body().layout.clone() {
        let old = cx.body().blocks[block].insts.clone();
        let mut insts = Vec::with_capacity(old.len() + accessed.len());
        for inst in old {
            insts.push(inst);
            if let Some(variable) = cx.body().result(inst).filter(|result| accessed.contains(result)) {
                let args = vec![Arg { ty: Type::PTR, value: Operand::Value(variable), attrs: AttrSet::NONE }];
                let call = Inst::Call(Box::new(CallInfo::new(callee, fn_ty, Type::VOID, args)));
                insts.push(cx.body_mut().derive(call, inst));
            }
        }
        cx.body_mut().blocks[block].insts = insts;
    }
}

/// Returns the variables that may be accessed after their end.
fn accessed_when_ended(cx: &PassContext<'_, '_>) -> Vec<ValueId> {
    let (module, body) = (cx.module, cx.body());
    let mut origins = Origins::new(module, cx.layout);
    let mut markers: FxHashMap<InstId, Marker> = FxHashMap::default();
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            if let Some(marker) = marker(module, body, &mut origins, inst) {
                markers.insert(inst, marker);
            }
        }
    }
    if !markers.values().any(|marker| matches!(marker, Marker::End(_) | Marker::Restore)) {
        return Vec::new();
    }
    let restores = markers.values().any(|marker| matches!(marker, Marker::Restore));
    let (variables, numbers) = variables(body, &markers, restores);
    let cfg = Cfg::new(body);
    let words = variables.len().div_ceil(64);
    if words == 0 || variables.len().saturating_mul(cfg.order.len()) > MAX_WORK {
        return Vec::new();
    }
    let restored: Vec<u64> = (0..words)
        .map(|word| {
            let of_word = variables.iter().enumerate().skip(word * 64).take(64);
            of_word.fold(0, |bits, (n, (_, is_restored))| bits | u64::from(*is_restored) << (n % 64))
        })
        .collect();
    let mut at_end: SecondaryMap<BlockId, Vec<u64>> = SecondaryMap::new();
    let mut accessed = vec![0u64; words];
    let mut changed = true;
    while changed {
        changed = false;
        for &block in &cfg.order {
            let mut ended = vec![0u64; words];
            for from in cfg.predecessors[block].iter().filter(|from| cfg.is_reachable(**from)) {
                ended.iter_mut().zip(&at_end[*from]).for_each(|(all, more)| *all |= more);
            }
            for &inst in &body.blocks[block].insts {
                let mut set = |value: ValueId, to: bool| {
                    if let Some(n) = numbers.get(&value) {
                        let bit = 1 << (n % 64);
                        ended[n / 64] = if to { ended[n / 64] | bit } else { ended[n / 64] & !bit };
                    }
                };
                match markers.get(&inst) {
                    Some(Marker::Start(variable)) => set(*variable, false),
                    Some(Marker::End(variable)) => set(*variable, true),
                    Some(Marker::Restore) => ended.iter_mut().zip(&restored).for_each(|(all, more)| *all |= more),
                    Some(Marker::Save) => {}
                    None => {
                        if let (Inst::Alloca { .. }, Some(result)) = (&body.insts[inst], body.result(inst)) {
                            set(result, false);
                        }
                        for_each_access(body, inst, |address| {
                            if let Root::Value(root) = origins.of(body, address).root
                                && let Some(n) = numbers.get(&root)
                            {
                                accessed[n / 64] |= ended[n / 64] & 1 << (n % 64);
                            }
                        });
                    }
                }
            }
            if at_end[block] != ended {
                at_end[block] = ended;
                changed = true;
            }
        }
    }
    let is_accessed = |n: usize| accessed[n / 64] >> (n % 64) & 1 != 0;
    variables.iter().enumerate().filter(|(n, _)| is_accessed(*n)).map(|(_, (variable, _))| *variable).collect()
}

/// Returns the variables that end before their function returns, each with whether `llvm.stackrestore` may end it, and their
/// numbers.
fn variables(
    body: &Body,
    markers: &FxHashMap<InstId, Marker>,
    restores: bool,
) -> (Vec<(ValueId, bool)>, FxHashMap<ValueId, usize>) {
    let ended = |value: ValueId| markers.values().any(|marker| matches!(marker, Marker::End(of) if *of == value));
    let mut variables = Vec::new();
    let mut is_saved = false;
    for (n, &block) in body.layout.iter().enumerate() {
        for &inst in &body.blocks[block].insts {
            is_saved |= matches!(markers.get(&inst), Some(Marker::Save));
            if let (Inst::Alloca { .. }, Some(result)) = (&body.insts[inst], body.result(inst)) {
                // What the entry block allocates before the stack is saved lives on.
                let is_restored = restores && (n > 0 || is_saved);
                if is_restored || ended(result) {
                    variables.push((result, is_restored));
                }
            }
        }
    }
    let numbers = variables.iter().enumerate().map(|(n, (variable, _))| (*variable, n)).collect();
    (variables, numbers)
}

fn marker(module: &Module, body: &Body, origins: &mut Origins<'_>, inst: InstId) -> Option<Marker> {
    let Inst::Call(call) = &body.insts[inst] else { return None };
    let Name::Text(name) = &module.globals[named_callee(module, call.callee)?].name else { return None };
    let name = name.strip_prefix("llvm.")?;
    if name.starts_with("stacksave") {
        return Some(Marker::Save);
    }
    if name.starts_with("stackrestore") {
        return Some(Marker::Restore);
    }
    let is_start = name.starts_with("lifetime.start");
    if !is_start && !name.starts_with("lifetime.end") {
        return None;
    }
    let Root::Value(root) = origins.of(body, call.args.last()?.value).root else { return None };
    Some(if is_start { Marker::Start(root) } else { Marker::End(root) })
}

/// Calls a function with each address that an instruction accesses, or may.
fn for_each_access(body: &Body, inst: InstId, mut f: impl FnMut(Operand)) {
    match &body.insts[inst] {
        Inst::Load { ptr, .. } | Inst::Store { ptr, .. } | Inst::AtomicRmw { ptr, .. } | Inst::CmpXchg { ptr, .. } => {
            f(*ptr)
        }
        other => {
            if let Some(call) = other.call() {
                call.args.iter().for_each(|arg| f(arg.value));
            }
        }
    }
}
