//! Undefined bits of memory.
//!
//! ```text
//! %x = load i32, ptr %p
//! %x.s = call i64 (...) @llvmlite.undefined(i64 6, ptr %p, ptr %p, i64 4, i64 32)
//! store i32 %y, ptr %q
//! call void (...) @llvmlite.written(ptr %q, ptr %q, i64 4, i64 %y.s, i64 32)
//! ```

use super::{MAX_DEPTH, Origin, Shadows, may, number};
use crate::ir::asm;
use crate::ir::callee::named_callee;
use crate::ir::inst::CallInfo;
use crate::ir::{Constant, GlobalKind, Inst, InstId, Name, Operand, Type};
use crate::opt::PassContext;
use crate::opt::checks::is_check;

/// Intrinsics that write to no memory of the program.
const NOT_WRITING: [&str; 8] =
    ["lifetime.", "dbg.", "invariant.", "assume", "prefetch", "objectsize.", "launder.", "va_end"];

impl Shadows {
    /// Returns the shadow of what is loaded from memory.
    pub(super) fn loaded_from_memory(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        address: Operand,
        ty: Type,
    ) -> Operand {
        let Some((bytes, bits)) = size(cx, ty).or_else(|| wide_size(cx, ty)) else { return self.zero(cx) };
        let address = (Type::PTR, address);
        let args = vec![address, address, (Type::I64, number(cx, bytes)), (Type::I64, number(cx, bits))];
        let (call, result) = self.ask(cx, inst, Origin::Memory, args);
        self.behind.entry(inst).or_default().push(call);
        Operand::Value(result)
    }

    /// Emits what keeps the shadow of memory up to date.
    pub(super) fn memory(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId) {
        if !self.may.is_reachable(inst) {
            return;
        }
        match cx.body().insts[inst].clone() {
            Inst::Load { .. } if let Some(value) = cx.body().result(inst) => {
                // Promises are checked even if nothing uses the value.
                if super::promises::attached(cx, inst).is_some() {
                    self.of(cx, Operand::Value(value), MAX_DEPTH);
                }
            }
            Inst::Store { value, ptr, .. } => {
                if !matches!(ptr, Operand::Value(to) if self.may.is_variable(to)) {
                    let shadow = match may::is_scalar(cx.module, value.0) {
                        true => self.of(cx, value.1, MAX_DEPTH),
                        false => self.zero(cx),
                    };
                    self.written(cx, inst, ptr, value.0, shadow);
                    self.stored_parts(cx, inst, value, ptr);
                }
            }
            Inst::AtomicRmw { ptr, value, .. } => {
                let shadow = self.zero(cx);
                self.written(cx, inst, ptr, value.0, shadow);
            }
            Inst::CmpXchg { ptr, new, .. } => {
                let shadow = self.zero(cx);
                self.written(cx, inst, ptr, new.0, shadow);
            }
            of => {
                if let Some(call) = of.call()
                    && !is_check(cx.module, &of)
                {
                    self.called(cx, inst, call);
                }
            }
        }
    }

    pub(super) fn written(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        address: Operand,
        ty: Type,
        shadow: Operand,
    ) {
        let bytes = cx.layout.store_size_of(&cx.module.types, ty).unwrap_or(0);
        let bits = size(cx, ty).map_or(bytes.saturating_mul(8), |(_, bits)| bits);
        let length = (Type::I64, number(cx, bytes));
        self.note_written(cx, inst, address, length, shadow, bits);
    }

    /// Emits that a range was written. `bits`: size of the value; 0 if it is a fill.
    fn note_written(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        address: Operand,
        length: (Type, Operand),
        shadow: Operand,
        bits: u64,
    ) {
        let address = (Type::PTR, address);
        let args = [address, address, length, (Type::I64, shadow), (Type::I64, number(cx, bits))];
        let call = self.call(cx, self.written, Type::VOID, args.into_iter());
        let call = cx.body_mut().derive(call, inst);
        self.behind.entry(inst).or_default().push(call);
    }

    fn called(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, call: &CallInfo) {
        let callee = named_callee(cx.module, call.callee);
        let name = match callee.map(|id| &cx.module.globals[id]) {
            Some(global) => {
                if matches!(&global.kind, GlobalKind::Function(function) if function.body.is_some()) {
                    return;
                }
                match &global.name {
                    Name::Text(name) => Some(name.clone()),
                    _ => None,
                }
            }
            None => None,
        };
        let intrinsic = name.as_deref().and_then(|name| name.strip_prefix("llvm."));
        match (intrinsic, &call.args[..]) {
            (Some(name), [to, from, length, ..]) if name.starts_with("memcpy.") || name.starts_with("memmove.") => {
                let args = [(Type::PTR, to.value), (Type::PTR, from.value), (length.ty, length.value)];
                let copied = self.call(cx, self.copied, Type::VOID, args.into_iter());
                let copied = cx.body_mut().derive(copied, inst);
                self.behind.entry(inst).or_default().push(copied);
            }
            (Some(name), [to, byte, length, ..]) if name.starts_with("memset.") => {
                let shadow = self.of(cx, byte.value, MAX_DEPTH);
                self.note_written(cx, inst, to.value, (length.ty, length.value), shadow, 0);
            }
            (Some(name), _) if NOT_WRITING.iter().any(|start| name.starts_with(start)) => {}
            _ => self.passed_on(cx, inst, call, intrinsic.is_some()),
        }
    }

    /// Emits that a function, which may be outside of the program, gets pointers.
    fn passed_on(&mut self, cx: &mut PassContext<'_, '_>, inst: InstId, call: &CallInfo, is_intrinsic: bool) {
        let pointers: Vec<_> = call
            .args
            .iter()
            .filter(|arg| cx.module.types.is_ptr(arg.ty))
            .filter(|arg| match arg.value {
                Operand::Value(_) => true,
                Operand::Const(id) => !matches!(cx.module.constants[id], Constant::Null(_)),
            })
            .map(|arg| (Type::PTR, arg.value))
            .collect();
        if pointers.is_empty() {
            return;
        }
        let asm = asm::called(&cx.module.constants, call);
        // An empty template is a barrier for optimizers, such as `black_box` of Rust.
        if asm.is_some_and(|asm| !asm.has_instructions()) {
            return;
        }
        let callee = match is_intrinsic || asm.is_some() {
            true => cx.constant(Constant::Null(Type::PTR)),
            false => call.callee,
        };
        let args = std::iter::once((Type::PTR, callee)).chain(pointers);
        let escaped = self.call(cx, self.escaped, Type::VOID, args);
        let escaped = cx.body_mut().derive(escaped, inst);
        self.before.entry(inst).or_default().push(escaped);
    }
}

/// Most bytes of an integer whose undefined bits are looked for.
const MAX_WIDE: u64 = 128;

/// Returns the size of an integer of more than 64 bits in bytes and bits.
fn wide_size(cx: &PassContext<'_, '_>, ty: Type) -> Option<(u64, u64)> {
    let bits = cx.module.types.int_width(ty)?;
    let bytes = cx.layout.store_size_of(&cx.module.types, ty)?;
    (bytes <= MAX_WIDE).then_some((bytes, bits.into()))
}

/// Returns the size of a scalar in bytes and bits.
fn size(cx: &PassContext<'_, '_>, ty: Type) -> Option<(u64, u64)> {
    let types = &cx.module.types;
    let bytes = cx.layout.store_size_of(types, ty)?;
    may::is_scalar(cx.module, ty).then(|| (bytes, types.int_width(ty).map_or(8 * bytes, u64::from)))
}
