//! Instructions on memory.

use super::{B, simple};
use crate::core::constant as constants;
use crate::ffi::{Raw, export};
use crate::ir::{Global, Instruction, Kind, T, V, ValueKind, flag};
use crate::machine::preferred_alignment;
use std::cell::Cell;

fn alloca(builder: B, ty: T, count: Option<V>, name: &str) -> Option<V> {
    let align = preferred_alignment(builder.module(), ty);
    let instruction = Instruction { ty: Cell::new(Some(ty)), align: Cell::new(align), ..simple(26) };
    builder.make(builder.context.pointer(0), instruction, count.into_iter().collect(), name)
}

fn gep(builder: B, source: T, base: V, indices: Vec<V>, flags: u32, name: &str) -> Option<V> {
    if base.is_constant() && indices.iter().all(|index| index.is_constant()) {
        return Some(constants::gep(source, base, &indices, flags));
    }
    let flags = Cell::new(flags << flag::GEP_SHIFT);
    let instruction = Instruction { ty: Cell::new(Some(source)), flags, ..simple(29) };
    let vector = indices.iter().find(|index| matches!(index.ty.kind, Kind::Vector(..)));
    let ty = match (vector, &base.ty.kind) {
        (Some(vector), Kind::Pointer(_)) => base.ty.with_lanes_of(vector.ty),
        _ => base.ty,
    };
    builder.make(ty, instruction, [vec![base], indices].concat(), name)
}

/// Creates a call of a function, which is declared if necessary.
fn call(builder: B, function: &str, ret: T, args: Vec<V>, name: &str) -> Option<V> {
    let module = builder.module()?;
    let ty = builder.context.function(ret, args.iter().map(|arg| arg.ty).collect(), false);
    let callee = module.find(function).unwrap_or_else(|| module.add_function(function, ty));
    let instruction = Instruction { ty: Cell::new(Some(ty)), ..simple(45) };
    builder.make(ret, instruction, [args, vec![callee]].concat(), name)
}

fn malloc(builder: B, ty: T, count: Option<V>, name: &str) -> Option<V> {
    let context = builder.context;
    let size = crate::machine::size(builder.module(), ty)?;
    let word = context.int(64);
    let mut bytes = context.const_int(word, size.into());
    if let Some(count) = count {
        let is_narrow = count.ty.int_width().is_some_and(|width| width < 64);
        let count = super::arithmetic::cast(builder, if is_narrow { 31 } else { 30 }, count, word, "")?;
        bytes = super::arithmetic::binary(builder, 12, 0, count, bytes, "mallocsize")?;
    }
    call(builder, "malloc", context.pointer(0), vec![bytes], name)
}

/// Creates a call of `llvm.memcpy` or a similar function; the alignments apply to its pointers.
fn copy(builder: B, name: &str, operands: [V; 3], aligns: [u32; 2]) -> Option<V> {
    let context = builder.context;
    let [first, second, length] = operands;
    let suffix = |ty: T| match ty.kind {
        Kind::Pointer(space) => format!("p{space}"),
        _ => ty.text.clone(),
    };
    let types: Vec<String> = [first.ty, second.ty, length.ty].iter().map(|ty| suffix(ty)).collect();
    let function = match name {
        "memset" => format!("llvm.memset.{}.{}", types[0], types[2]),
        _ => format!("llvm.{name}.{}", types.join(".")),
    };
    let volatile = context.const_int(context.int(1), 0);
    let made = call(builder, &function, context.void(), vec![first, second, length, volatile], "")?;
    for (index, align) in aligns.into_iter().enumerate().filter(|(_, align)| *align > 0) {
        crate::attribute::align(made, index as u32 + 1, align);
    }
    Some(made)
}

fn global_string(builder: B, text: String, name: &str) -> Option<V> {
    let module = builder.module()?;
    let text = builder.context.string(text.into_bytes(), true);
    let global = Global::new(module, text.ty);
    global.initializer.set(Some(text));
    global.linkage.set(9);
    global.is_constant.set(true);
    global.unnamed_addr.set(2);
    global.align.set(1);
    Some(module.add(module.context.pointer(0), name, ValueKind::Variable(global)))
}

fn atomic(opcode: u32, ordering: u32, single_thread: bool) -> Instruction {
    let flags = Cell::new(if single_thread { flag::SINGLE_THREAD } else { 0 });
    Instruction { flags, ordering: Cell::new(ordering), ..simple(opcode) }
}

fn rmw(builder: B, operation: u32, pointer: V, value: V, ordering: u32, single_thread: bool) -> Option<V> {
    let instruction = atomic(57, ordering, single_thread);
    instruction.predicate.set(operation);
    instruction.align.set(crate::machine::size(builder.module(), value.ty)? as u32);
    builder.make(value.ty, instruction, vec![pointer, value], "")
}

fn cmpxchg(builder: B, operands: [V; 3], orderings: [u32; 2], single_thread: bool) -> Option<V> {
    let [pointer, expected, new] = operands;
    let instruction = atomic(56, orderings[0], single_thread);
    instruction.failure_ordering.set(orderings[1]);
    instruction.align.set(crate::machine::size(builder.module(), new.ty)? as u32);
    let ty = builder.context.structure(vec![new.ty, builder.context.int(1)], false);
    builder.make(ty, instruction, vec![pointer, expected, new], "")
}

export! {
    fn LLVMBuildMalloc(builder: B, ty: T, name: String) -> V {
        malloc(builder, ty, None, &name)?
    }

    fn LLVMBuildArrayMalloc(builder: B, ty: T, count: V, name: String) -> V {
        malloc(builder, ty, Some(count), &name)?
    }

    fn LLVMBuildFree(builder: B, pointer: V) -> V {
        call(builder, "free", builder.void(), vec![pointer], "")?
    }

    fn LLVMBuildMemSet(builder: B, pointer: V, value: V, length: V, align: u32) -> V {
        copy(builder, "memset", [pointer, value, length], [align, 0])?
    }

    fn LLVMBuildMemCpy(builder: B, to: V, to_align: u32, from: V, from_align: u32, length: V) -> V {
        copy(builder, "memcpy", [to, from, length], [to_align, from_align])?
    }

    fn LLVMBuildMemMove(builder: B, to: V, to_align: u32, from: V, from_align: u32, length: V) -> V {
        copy(builder, "memmove", [to, from, length], [to_align, from_align])?
    }

    fn LLVMBuildAlloca(builder: B, ty: T, name: String) -> V {
        alloca(builder, ty, None, &name)?
    }

    fn LLVMBuildArrayAlloca(builder: B, ty: T, count: V, name: String) -> V {
        alloca(builder, ty, Some(count), &name)?
    }

    fn LLVMBuildLoad2(builder: B, ty: T, pointer: V, name: String) -> V {
        let align = Cell::new(crate::machine::alignment(builder.module(), ty));
        builder.make(ty, Instruction { align, ..simple(27) }, vec![pointer], &name)?
    }

    fn LLVMBuildStore(builder: B, value: V, pointer: V) -> V {
        let align = Cell::new(crate::machine::alignment(builder.module(), value.ty));
        builder.make(builder.void(), Instruction { align, ..simple(28) }, vec![value, pointer], "")?
    }

    fn LLVMBuildGEP2(builder: B, ty: T, base: V, indices: Raw<Option<V>>, count: u32, name: String) -> V {
        gep(builder, ty, base, indices.list(count as usize)?, 0, &name)?
    }

    fn LLVMBuildInBoundsGEP2(builder: B, ty: T, base: V, indices: Raw<Option<V>>, count: u32, name: String) -> V {
        gep(builder, ty, base, indices.list(count as usize)?, 1, &name)?
    }

    fn LLVMBuildGEPWithNoWrapFlags(
        builder: B,
        ty: T,
        base: V,
        indices: Raw<Option<V>>,
        count: u32,
        name: String,
        flags: u32,
    ) -> V {
        gep(builder, ty, base, indices.list(count as usize)?, flags, &name)?
    }

    fn LLVMBuildStructGEP2(builder: B, ty: T, base: V, index: u32, name: String) -> V {
        let word = builder.context.int(32);
        let number = |number: u32| word.context.const_int(word, number.into());
        // `inbounds` and `nuw`.
        gep(builder, ty, base, vec![number(0), number(index)], 5, &name)?
    }

    fn LLVMBuildGlobalString(builder: B, text: String, name: String) -> V {
        global_string(builder, text, &name)?
    }

    fn LLVMBuildGlobalStringPtr(builder: B, text: String, name: String) -> V {
        global_string(builder, text, &name)?
    }

    fn LLVMBuildFence(builder: B, ordering: u32, single_thread: bool, _name: String) -> V {
        builder.make(builder.void(), atomic(55, ordering, single_thread), Vec::new(), "")?
    }

    fn LLVMBuildFenceSyncScope(builder: B, ordering: u32, scope: u32, _name: String) -> V {
        builder.make(builder.void(), atomic(55, ordering, scope == 0), Vec::new(), "")?
    }

    fn LLVMBuildAtomicRMW(builder: B, operation: u32, pointer: V, value: V, ordering: u32, single: bool) -> V {
        rmw(builder, operation, pointer, value, ordering, single)?
    }

    fn LLVMBuildAtomicRMWSyncScope(builder: B, operation: u32, pointer: V, value: V, ordering: u32, scope: u32) -> V {
        rmw(builder, operation, pointer, value, ordering, scope == 0)?
    }

    fn LLVMBuildAtomicCmpXchg(
        builder: B,
        pointer: V,
        expected: V,
        new: V,
        success: u32,
        failure: u32,
        single: bool,
    ) -> V {
        cmpxchg(builder, [pointer, expected, new], [success, failure], single)?
    }

    fn LLVMBuildAtomicCmpXchgSyncScope(
        builder: B,
        pointer: V,
        expected: V,
        new: V,
        success: u32,
        failure: u32,
        scope: u32,
    ) -> V {
        cmpxchg(builder, [pointer, expected, new], [success, failure], scope == 0)?
    }
}
