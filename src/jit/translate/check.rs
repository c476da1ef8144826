//! Checked code: look-up of objects, and checks of accesses.

use crate::ir::inst::CallInfo;
use crate::ir::{Constant, GlobalKind, Inst, InstId, Operand, ValueDef, ValueId};
use crate::jit::checked::shadow;
use crate::jit::checked::stack::Place;
use crate::jit::checked::{calls, signatures, space, stack};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::trap_codes::CHECK;
use crate::jit::translate::value::{Address, Regions};
use crate::opt::checks::{checked_access, earlier_access};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AliasRegionData, Block, InstBuilder, InstructionData, MemFlagsData, Opcode, Value, types};

/// Maximum number of additions in an address of which the root is searched.
const MAX_SUMS: usize = 4;

/// Bounds of an object in a check.
struct Object {
    start: Value,
    size: Size,
    place: Place,
}

enum Size {
    Known(u64),
    Loaded(Value),
}

/// A range of memory that is checked.
#[derive(Clone, Copy)]
struct Range {
    base: Value,
    offset: i64,
    /// Number of bytes, if it is constant.
    length: Option<i64>,
    operand: Operand,
    align: i64,
}

impl FuncTranslator<'_, '_> {
    /// Declares the parts of memory, if the code is checked.
    pub(super) fn declare_regions(&mut self) {
        if self.env.objects.is_some() {
            let regions = &mut self.b.func.dfg.alias_regions;
            let program = regions.insert(AliasRegionData { user_id: 0, description: "program".into() });
            let headers = regions.insert(AliasRegionData { user_id: 1, description: "headers".into() });
            let shadow = regions.insert(AliasRegionData { user_id: 2, description: "shadow".into() });
            self.frame.regions = Some(Regions { program, headers, shadow });
        }
    }

    /// Emits the checks at the beginning of a list of instructions. Checks of one object at constant distances are one
    /// comparison, and cold code finds out which of them fails, and whether a check that comes earlier does. Returns the
    /// number of instructions.
    pub(super) fn checks(&mut self, cx: &InstContext, insts: &[InstId]) -> usize {
        if self.env.objects.is_none() {
            return 0;
        }
        if let Some((shadow, access)) = self.pointer_test(cx, insts)
            && self.check_by_stub(cx, &insts[1..], access, Some(shadow))
        {
            return 2;
        }
        match self.check_defined_values(cx, insts) {
            0 => {}
            count => return count,
        }
        if insts.first().is_some_and(|inst| self.undefined(cx, *inst)) {
            return 1;
        }
        if let Some(access) = insts.first().and_then(|inst| self.access(*inst))
            && self.check_by_stub(cx, insts, access, None)
        {
            return 1;
        }
        let earlier = insts.iter().take_while(|inst| self.earlier_access(**inst).is_some()).count();
        let Some(first) = insts.get(earlier).and_then(|inst| self.access(*inst)) else { return earlier };
        let mut own = vec![(earlier, self.range(cx, first))];
        // Checks that are followed by none of this object belong to the next one.
        for (at, inst) in insts.iter().enumerate().skip(earlier + 1) {
            let Some(access) = self.access(*inst) else {
                if self.earlier_access(*inst).is_some() {
                    continue;
                }
                break;
            };
            if access[1] != first[1] {
                break;
            }
            let range = self.range(cx, access);
            if range.base != own[0].1.base || range.length.is_none() || own[0].1.length.is_none() {
                break;
            }
            own.push((at, range));
        }
        let (last_at, last) = *own.last().expect("there is one");
        let object = self.object_of(cx, first[1]);
        if let [(_, Range { length: Some(0), align: ..2, .. })] = own[..] {
            return last_at + 1;
        }
        let all: Vec<Range> = own.iter().map(|(_, range)| *range).collect();
        let failed = match all[..] {
            [range] => self.fails(cx, &object, range),
            _ => self.any_fails(&object, &all),
        };
        self.open_cold_block(failed);
        let next = self.frame.after_check.take().expect("it was opened");
        for (at, inst) in insts[..last_at].iter().enumerate() {
            if let Some((_, range)) = own.iter().find(|(own, _)| *own == at) {
                self.report_if_failed(cx, (*inst, insts), first[1], &object, *range);
            } else if let Some(access) = self.earlier_access(*inst) {
                let range = self.range(cx, access);
                let object = self.object_of(cx, access[1]);
                self.report_if_failed(cx, (*inst, insts), access[1], &object, range);
            }
        }
        let origin = self.scalar(cx, first[1]);
        self.report(cx, (insts[last_at], insts), &object, last, origin, next);
        self.b.switch_to_block(next);
        self.b.seal_block(next);
        last_at + 1
    }

    /// Emits cold code that reports a check if it fails.
    fn report_if_failed(
        &mut self,
        cx: &InstContext,
        (inst, rest): (InstId, &[InstId]),
        origin: Operand,
        object: &Object,
        range: Range,
    ) {
        self.go_to(inst);
        if self.report_by_stub(cx, inst, rest, false) {
            return;
        }
        let failed = self.fails(cx, object, range);
        let (stop, go_on) = (self.b.create_block(), self.b.create_block());
        self.b.ins().brif(failed, stop, &[], go_on, &[]);
        for block in [stop, go_on] {
            self.b.set_cold_block(block);
        }
        self.b.seal_block(stop);
        self.b.switch_to_block(stop);
        let origin = self.scalar(cx, origin);
        self.report(cx, (inst, rest), object, range, origin, go_on);
        self.b.switch_to_block(go_on);
        self.b.seal_block(go_on);
        self.frame.check_blocks += 2;
    }

    /// Returns the operands of a call of `@llvmlite.check`; `None` for any other instruction.
    pub(super) fn access(&self, inst: InstId) -> Option<[Operand; 4]> {
        checked_access(self.env.module, &self.func.body.insts[inst])
    }

    /// Returns the operands of a call of `@llvmlite.check.earlier`.
    pub(super) fn earlier_access(&self, inst: InstId) -> Option<[Operand; 4]> {
        earlier_access(self.env.module, &self.func.body.insts[inst])
    }

    fn range(&mut self, cx: &InstContext, [address, _, length, align]: [Operand; 4]) -> Range {
        let Address { base, offset } = self.pointer(cx, address);
        let base = self.address_of(Address { base, offset: 0 });
        let known = self.known(length).and_then(|length| i64::try_from(length).ok());
        let align = self.known(align).and_then(|align| i64::try_from(align).ok()).unwrap_or(1);
        Range { base, offset, length: known, operand: length, align }
    }

    /// Returns whether one of the checks of a range of constant length fails.
    fn any_fails(&mut self, object: &Object, all: &[Range]) -> Value {
        let ends = all.iter().map(|range| range.offset.wrapping_add(range.length.unwrap_or(0)));
        let (from, to) = (all.iter().map(|range| range.offset).min(), ends.max());
        let (from, to) = (from.unwrap_or(0), to.unwrap_or(0));
        let mut aligned: Vec<Range> = Vec::new();
        for range in all.iter().filter(|range| range.align > 1) {
            let lower = |of: &Range| (of.align, of.offset & (of.align - 1));
            if aligned.iter().all(|seen| lower(seen) != lower(range)) {
                aligned.push(*range);
            }
        }
        self.is_wrong(object, (all[0].base, from), to.wrapping_sub(from), &aligned)
    }

    /// Returns whether a check fails.
    fn fails(&mut self, cx: &InstContext, object: &Object, range: Range) -> Value {
        let aligned = if range.align > 1 { &[range][..] } else { &[] };
        let failed = match range.length {
            Some(length) => return self.is_wrong(object, (range.base, range.offset), length, aligned),
            None => {
                let distance = self.b.ins().isub(range.base, object.start);
                let size = self.size_value(&object.size);
                let off = self.plus(distance, range.offset);
                let length = self.scalar(cx, range.operand);
                let behind = self.b.ins().isub(size, off);
                let rest = self.b.ins().isub(behind, length);
                let parts = [length, behind, rest].into_iter();
                let any = parts.fold(off, |all, part| self.b.ins().bor(all, part));
                let outside = self.b.ins().icmp_imm_s(IntCC::SignedLessThan, any, 0);
                let some = self.b.ins().icmp_imm_s(IntCC::NotEqual, length, 0);
                self.b.ins().band(outside, some)
            }
        };
        aligned.iter().fold(failed, |failed, range| {
            let low = self.lower_bits(*range);
            let misaligned = self.b.ins().icmp_imm_s(IntCC::NotEqual, low, 0);
            self.b.ins().bor(failed, misaligned)
        })
    }

    /// Returns whether a range of constant length is not in its object, or one of some ranges is misaligned.
    fn is_wrong(&mut self, object: &Object, (base, offset): (Value, i64), length: i64, aligned: &[Range]) -> Value {
        let distance = self.b.ins().isub(base, object.start);
        let off = self.plus(distance, offset);
        let mut outside = None;
        // Of each word the highest bit counts, so that one comparison tests them all.
        let mut words: Vec<Value> = Vec::new();
        match object.size {
            Size::Known(size) => {
                outside = Some(match size.checked_sub(length as u64) {
                    None => self.b.ins().iconst(types::I8, 1),
                    Some(last) => {
                        let last = self.b.ins().iconst(types::I64, last as i64);
                        self.b.ins().icmp(IntCC::UnsignedGreaterThan, off, last)
                    }
                });
            }
            Size::Loaded(size) => {
                let end = self.plus(distance, offset.wrapping_add(length));
                words.extend([off, self.b.ins().isub(size, end)]);
            }
        }
        for range in aligned {
            let low = self.lower_bits(*range);
            words.push(self.b.ins().ineg(low));
        }
        let any = words.into_iter().reduce(|any, word| self.b.ins().bor(any, word));
        let any = any.map(|any| self.b.ins().icmp_imm_s(IntCC::SignedLessThan, any, 0));
        match (outside, any) {
            (Some(outside), Some(any)) => self.b.ins().bor(outside, any),
            (one, other) => one.or(other).expect("the object has a size"),
        }
    }

    /// Emits whether an address is outside of the object of another one, and not at its end.
    pub(super) fn has_left(&mut self, cx: &InstContext, address: Operand, of: Operand) -> Value {
        let object = self.object_of(cx, of);
        let Address { base, offset } = self.pointer(cx, address);
        let base = self.address_of(Address { base, offset: 0 });
        self.is_wrong(&object, (base, offset), 0, &[])
    }

    /// Returns the bits of an address that are 0 if it is aligned.
    fn lower_bits(&mut self, range: Range) -> Value {
        let address = self.plus(range.base, range.offset & (range.align - 1));
        self.b.ins().band_imm_s(address, range.align - 1)
    }

    /// Emits the report of a check that failed.
    /// `rest`: the instructions from the checks on; `next`: where a load of a variable goes on whose lifetime has ended.
    fn report(
        &mut self,
        cx: &InstContext,
        (inst, rest): (InstId, &[InstId]),
        object: &Object,
        range: Range,
        origin: Value,
        next: Block,
    ) {
        self.go_to(inst);
        let may_load_ended = self.env.ends_lifetimes && self.is_load(inst, rest);
        // An origin that is loaded or passed may belong to no object.
        let may_go_on = may_load_ended || matches!(object.size, Size::Loaded(_));
        if !self.report_by_stub(cx, inst, rest, true) {
            let address = self.plus(range.base, range.offset);
            let size = self.size_value(&object.size);
            let length = self.scalar(cx, range.operand);
            let place = self.b.ins().iconst(types::I64, object.place.word() as i64);
            let length = if may_load_ended { self.b.ins().bor_imm_s(length, stack::LOAD as i64) } else { length };
            let operands = [address, object.start, size, length, place, origin];
            self.call_to_stop(RuntimeFn::AccessFailed, &operands);
        }
        match may_go_on {
            true => self.b.ins().jump(next, &[]),
            false => self.b.ins().trap(CHECK),
        };
    }

    /// Returns whether a check is that of a load. `rest`: the instructions from the checks on.
    pub(super) fn is_load(&self, check: InstId, rest: &[InstId]) -> bool {
        let locs = &self.func.body.inst_locs;
        let mut accesses = rest.iter().filter(|inst| locs[**inst] == locs[check] && self.access(**inst).is_none());
        accesses.any(|inst| matches!(self.func.body.insts[*inst], Inst::Load { .. }))
    }

    /// Emits the check that the ranges of `llvm.memcpy` are apart, or equal.
    pub(super) fn check_apart(&mut self, cx: &InstContext, to: Operand, from: Operand, length: Value) {
        let is_variable = |operand: Operand| match operand {
            Operand::Value(value) => self.private_size(value).is_some(),
            Operand::Const(id) => matches!(self.env.module.constants[id], Constant::Global(..)),
        };
        if to == from || is_variable(to) && is_variable(from) {
            return;
        }
        let (to, from) = (self.scalar(cx, to), self.scalar(cx, from));
        let forwards = self.b.ins().isub(to, from);
        let distance = self.b.ins().iabs(forwards);
        let near = self.b.ins().icmp(IntCC::UnsignedLessThan, distance, length);
        let apart = self.b.ins().icmp(IntCC::NotEqual, to, from);
        let failed = self.b.ins().band(near, apart);
        self.open_cold_block(failed);
        self.call_to_stop(RuntimeFn::Overlap, &[length]);
        self.b.ins().trap(CHECK);
        self.close_cold_block();
    }

    /// Emits the report of a direct call that does not match what it calls, or the check of a call through a pointer.
    pub(super) fn check_call(&mut self, cx: &InstContext, call: &CallInfo) {
        if self.env.objects.is_none() {
            return;
        }
        if let (Operand::Value(_), Some(number)) = (call.callee, signatures::number(self.env.module, call)) {
            return self.check_pointer_call(cx, call.callee, number);
        }
        if calls::mistake(self.env.module, call).is_none() {
            return;
        }
        let failed = self.b.ins().iconst(types::I8, 1);
        self.open_cold_block(failed);
        self.call_to_stop(RuntimeFn::CallFailed, &[]);
        self.b.ins().trap(CHECK);
        self.close_cold_block();
    }

    /// Emits the check that a called function takes what the call passes. `number`: that of the types of the call.
    fn check_pointer_call(&mut self, cx: &InstContext, callee: Operand, number: u64) {
        let callee = self.scalar(cx, callee);
        let table = self.env.objects.unwrap_or_default() + space::FITTING;
        let table = self.b.ins().iconst(types::I64, table as i64);
        let distance = self.b.ins().ushr_imm_u(callee, 1);
        let distance = self.b.ins().band_imm_s(distance, (signatures::ENTRIES as i64 - 1) << 3);
        let entry = self.b.ins().iadd(table, distance);
        let fitting = self.b.ins().load(types::I64, MemFlagsData::trusted(), entry, 0);
        let high = self.b.ins().iconst(types::I64, (number << signatures::ADDRESS) as i64);
        let wanted = self.b.ins().bor(callee, high);
        let unknown = self.b.ins().icmp(IntCC::NotEqual, fitting, wanted);
        self.open_cold_block(unknown);
        let number = self.b.ins().iconst(types::I64, number as i64);
        self.call_to_stop(RuntimeFn::CalleeUnknown, &[callee, number]);
        self.leave_cold_block();
    }

    /// Begins the code for a check that failed.
    pub(super) fn open_cold_block(&mut self, failed: Value) {
        let (cold, next) = (self.b.create_block(), self.b.create_block());
        self.b.ins().brif(failed, cold, &[], next, &[]);
        self.b.set_cold_block(cold);
        self.b.switch_to_block(cold);
        self.b.seal_block(cold);
        self.frame.after_check = Some(next);
        self.frame.check_blocks += 2;
    }

    /// Goes on behind the check.
    pub(super) fn close_cold_block(&mut self) {
        let next = self.frame.after_check.take().expect("it was opened");
        self.b.switch_to_block(next);
        self.b.seal_block(next);
    }

    /// Emits that the dividend is noted if the divisor is 0: at the division it may not be in a register any more.
    pub(super) fn note_dividend(&mut self, bits: u32, dividend: Value, divisor: Value) {
        if self.env.objects.is_none() {
            return;
        }
        let divisor = self.widened_int(bits, divisor);
        let is_zero = self.b.ins().icmp_imm_s(IntCC::Equal, divisor, 0);
        self.open_cold_block(is_zero);
        let dividend = self.widened_int(bits, dividend);
        self.call_to_stop(RuntimeFn::DividedByZero, &[dividend]);
        self.b.ins().trap(CHECK);
        self.close_cold_block();
    }

    pub(super) fn plus(&mut self, value: Value, offset: i64) -> Value {
        if offset == 0 { value } else { self.b.ins().iadd_imm_s(value, offset) }
    }

    fn size_value(&mut self, size: &Size) -> Value {
        match size {
            Size::Known(size) => self.b.ins().iconst(types::I64, *size as i64),
            Size::Loaded(size) => *size,
        }
    }

    /// Returns the object that an origin points to.
    fn object_of(&mut self, cx: &InstContext, origin: Operand) -> Object {
        let pointer = self.scalar(cx, origin);
        match origin {
            Operand::Value(value) if let Some(size) = self.private_size(value) => {
                let place = self.place_of(value);
                return Object { start: pointer, size: Size::Known(size), place };
            }
            Operand::Const(id) if let Constant::Global(_, global) = self.env.module.constants[id] => {
                if let GlobalKind::Variable { ty, init: Some(_), .. } = self.env.module.globals[global].kind {
                    let size = Size::Known(self.layouts.size(ty));
                    return Object { start: pointer, size, place: Place::Global(global) };
                }
            }
            Operand::Const(id) if matches!(self.env.module.constants[id], Constant::Null(_)) => {
                return Object { start: pointer, size: Size::Known(0), place: Place::Unknown };
            }
            _ => {}
        }
        let (Some(table), Some(regions)) = (self.env.objects, self.frame.regions) else {
            let start = self.b.ins().iconst(types::I64, 0);
            return Object { start, size: Size::Known(u64::MAX), place: Place::Unknown };
        };
        let header = match self.reused.headers.get(&pointer) {
            Some(header) => *header,
            None => {
                let [shift, headers] = self.row(table, pointer, 0);
                let high = self.b.ins().ishl_imm_u(pointer, 24);
                let number = self.b.ins().ushr(high, shift);
                let offset = self.b.ins().ishl_imm_u(number, 4);
                let header = self.b.ins().iadd(headers, offset);
                if !self.is_cold() {
                    self.reused.headers.insert(pointer, header);
                }
                header
            }
        };
        let flags = MemFlagsData::trusted().with_alias_region(Some(regions.headers));
        let start = self.b.ins().load(types::I64, flags, header, 0);
        let size = self.b.ins().load(types::I64, flags, header, 8);
        Object { start, size: Size::Loaded(size), place: Place::Unknown }
    }

    /// Emits two words of the row of an address (`checked::space::Row`), from this offset on.
    fn row(&mut self, table: u64, pointer: Value, offset: i32) -> [Value; 2] {
        if let Some(words) = self.reused.rows.get(&(pointer, offset)) {
            return *words;
        }
        let fixed = MemFlagsData::trusted().with_readonly().with_can_move();
        let row = self.b.ins().ushr_imm_u(pointer, 35);
        let row = self.b.ins().band_imm_s(row, 0xfe0);
        let table = self.b.ins().iconst(types::I64, table as i64);
        let row = self.b.ins().iadd(table, row);
        let words = [offset, offset + 8].map(|offset| self.b.ins().load(types::I64, fixed, row, offset));
        if !self.is_cold() {
            self.reused.rows.insert((pointer, offset), words);
        }
        words
    }

    /// Whether the code that follows is cold: what it computes is not known behind it.
    fn is_cold(&self) -> bool {
        self.b.current_block().is_none_or(|block| self.b.func.layout.is_cold(block))
    }

    /// Whether what an address is derived from is known to be in a slot, or a variable of the module: its shadow is found without a row.
    pub(super) fn is_in_slot(&self, root: Operand) -> bool {
        match root {
            Operand::Value(value) => self.values.in_slots[value],
            Operand::Const(id) => match self.env.module.constants[id] {
                Constant::Global(_, id) => self.env.has_shadow(id),
                _ => false,
            },
        }
    }

    /// Emits the address of the shadow of a byte. `root`: what its address is derived from.
    pub(super) fn shadow_address(&mut self, cx: &InstContext, address: Value, root: Operand) -> Value {
        let pointer = self.scalar(cx, root);
        if self.is_in_slot(root) {
            let moved = self.with_distance(address, pointer, MAX_SUMS);
            return moved.unwrap_or_else(|| self.plus(address, shadow::DISTANCE as i64));
        }
        let [mask, distance] = self.row(self.env.objects.unwrap_or_default(), pointer, 16);
        let kept = self.b.ins().band(address, mask);
        self.b.ins().iadd(kept, distance)
    }

    /// Emits the address of the shadow of an address that is a sum with its root, or with that of a variable of the module: a loop
    /// computes the sum with the distance once if it does not change the root. `None`: it is no such sum.
    fn with_distance(&mut self, address: Value, root: Value, sums: usize) -> Option<Value> {
        let dfg = &self.b.func.dfg;
        let (address, root) = (dfg.resolve_aliases(address), dfg.resolve_aliases(root));
        if address == root {
            return Some(self.plus(address, shadow::DISTANCE as i64));
        }
        match dfg.insts[dfg.value_def(address).inst()?] {
            InstructionData::UnaryImm { opcode: Opcode::Iconst, imm } if space::is_data(imm.bits() as u64) => {
                Some(self.b.ins().iconst(types::I64, imm.bits().wrapping_add(shadow::DISTANCE as i64)))
            }
            InstructionData::Binary { opcode: Opcode::Iadd, args: [first, second] } if sums > 0 => {
                if let Some(moved) = self.with_distance(first, root, sums - 1) {
                    return Some(self.b.ins().iadd(moved, second));
                }
                let moved = self.with_distance(second, root, sums - 1)?;
                Some(self.b.ins().iadd(first, moved))
            }
            _ => None,
        }
    }

    /// Returns the size of a variable that only this function accesses.
    pub(super) fn private_size(&self, value: ValueId) -> Option<u64> {
        self.func.variables.as_ref()?.private_size(value)
    }

    /// Returns the place of an alloca, for reports.
    pub(super) fn place_of(&self, value: ValueId) -> Place {
        let ValueDef::Inst(inst) = self.func.body.values[value].def else { return Place::Unknown };
        let loc = self.func.body.inst_locs[inst].expand();
        loc.map_or(Place::Unknown, |loc| Place::Alloca(self.func.id, loc))
    }
}
