//! Instructions on memory.

use super::{BuilderRef, with_opcode};
use crate::core::constant as constants;
use crate::core::context::{swap_scope, sync_scope};
use crate::core::global::{PRIVATE, UNNAMED_ADDR};
use crate::core::instruction::normal_gep_flags;
use crate::ffi::{Bytes, Raw, export};
use crate::ir::{Global, Instruction, Kind, TypeRef, ValueKind, ValueRef, flag, opcode};
use crate::machine::preferred_alignment;
use std::cell::Cell;

fn alloca(builder: BuilderRef, ty: TypeRef, count: Option<ValueRef>, name: &str) -> ValueRef {
    let context = builder.context;
    let count = count.unwrap_or_else(|| context.const_int(context.int(32), 1));
    let align = preferred_alignment(builder.module(), ty);
    let instruction = Instruction { ty: Cell::new(Some(ty)), align: Cell::new(align), ..with_opcode(opcode::ALLOCA) };
    builder.create(context.pointer(0), instruction, vec![count], name)
}

fn gep(
    builder: BuilderRef,
    source: TypeRef,
    base: ValueRef,
    indices: Vec<ValueRef>,
    flags: u32,
    name: &str,
) -> ValueRef {
    let flags = normal_gep_flags(flags);
    if base.is_constant() && indices.iter().all(|index| index.is_constant()) {
        return constants::gep(source, base, &indices, flags);
    }
    let flags = Cell::new(flags << flag::GEP_SHIFT);
    let instruction = Instruction { ty: Cell::new(Some(source)), flags, ..with_opcode(opcode::GEP) };
    let vector = indices.iter().find(|index| matches!(index.ty.kind, Kind::Vector(..)));
    let ty = match (vector, &base.ty.kind) {
        (Some(vector), Kind::Pointer(_)) => base.ty.with_lanes_of(vector.ty),
        _ => base.ty,
    };
    builder.create(ty, instruction, [vec![base], indices].concat(), name)
}

/// Calls a function by name; declares it if the module has none.
fn call_library_function(
    builder: BuilderRef,
    function: &str,
    ret: TypeRef,
    args: Vec<ValueRef>,
    name: &str,
) -> Option<ValueRef> {
    let module = builder.module()?;
    let ty = builder.context.function(ret, args.iter().map(|arg| arg.ty).collect(), false);
    let callee = module.find(function).unwrap_or_else(|| module.add_function(function, ty));
    let instruction = Instruction { ty: Cell::new(Some(ty)), ..with_opcode(opcode::CALL) };
    Some(builder.create(ret, instruction, [args, vec![callee]].concat(), name))
}

fn malloc(builder: BuilderRef, ty: TypeRef, count: Option<ValueRef>, name: &str) -> Option<ValueRef> {
    let context = builder.context;
    let size = crate::machine::size(builder.module(), ty)?;
    let word = context.int(64);
    let mut bytes = context.const_int(word, size.into());
    if let Some(count) = count {
        let is_narrow = count.ty.int_width().is_some_and(|width| width < 64);
        let count =
            super::arithmetic::cast(builder, if is_narrow { opcode::ZEXT } else { opcode::TRUNC }, count, word, "")?;
        bytes = super::arithmetic::binary(builder, opcode::MUL, 0, count, bytes, "mallocsize")?;
    }
    call_library_function(builder, "malloc", context.pointer(0), vec![bytes], name)
}

/// Calls `llvm.memcpy`, `llvm.memmove` or `llvm.memset`; `aligns` are those of the first two operands, 0 for none.
fn call_memory_intrinsic(
    builder: BuilderRef,
    name: &str,
    operands: [ValueRef; 3],
    aligns: [u32; 2],
) -> Option<ValueRef> {
    let context = builder.context;
    let [first, second, length] = operands;
    let suffix = |ty: TypeRef| match ty.kind {
        Kind::Pointer(space) => format!("p{space}"),
        _ => ty.text.clone(),
    };
    let suffixes: Vec<String> = [first.ty, second.ty, length.ty].iter().map(|ty| suffix(ty)).collect();
    let function = match name {
        "memset" => format!("llvm.memset.{}.{}", suffixes[0], suffixes[2]),
        _ => format!("llvm.{name}.{}", suffixes.join(".")),
    };
    let volatile = context.const_int(context.int(1), 0);
    let made = call_library_function(builder, &function, context.void(), vec![first, second, length, volatile], "")?;
    for (index, align) in aligns.into_iter().enumerate().filter(|(_, align)| *align > 0) {
        crate::attribute::align(made, index as u32 + 1, align);
    }
    Some(made)
}

fn global_string(builder: BuilderRef, text: Bytes, name: &str) -> Option<ValueRef> {
    let module = builder.module()?;
    let text = builder.context.string(text.0, true);
    let global = Global::new(module, text.ty);
    global.initializer.set(Some(text));
    global.linkage.set(PRIVATE);
    global.is_constant.set(true);
    global.unnamed_addr.set(UNNAMED_ADDR);
    global.align.set(1);
    Some(module.add(module.context.pointer(0), name, ValueKind::Variable(global)))
}

fn atomic(opcode: u32, ordering: u32, scope: u32) -> Instruction {
    Instruction { scope: Cell::new(scope), ordering: Cell::new(ordering), ..with_opcode(opcode) }
}

/// Returns the scope of the functions that know only two.
fn scope(builder: BuilderRef, single_thread: bool) -> u32 {
    sync_scope(builder.context, if single_thread { "singlethread" } else { "" })
}

fn rmw(
    builder: BuilderRef,
    operation: u32,
    pointer: ValueRef,
    value: ValueRef,
    ordering: u32,
    scope: u32,
) -> Option<ValueRef> {
    let instruction = atomic(opcode::ATOMIC_RMW, ordering, scope);
    instruction.predicate.set(operation);
    instruction.align.set(crate::machine::size(builder.module(), value.ty)?);
    Some(builder.create(value.ty, instruction, vec![pointer, value], ""))
}

fn cmpxchg(builder: BuilderRef, operands: [ValueRef; 3], orderings: [u32; 2], scope: u32) -> Option<ValueRef> {
    let [pointer, expected, new] = operands;
    let instruction = atomic(opcode::CMPXCHG, orderings[0], scope);
    instruction.failure_ordering.set(orderings[1]);
    instruction.align.set(crate::machine::size(builder.module(), new.ty)?);
    let ty = builder.context.structure(vec![new.ty, builder.context.int(1)], false);
    Some(builder.create(ty, instruction, vec![pointer, expected, new], ""))
}

export! {
    fn LLVMBuildMalloc(builder: BuilderRef, ty: TypeRef, name: String) -> ValueRef {
        malloc(builder, ty, None, &name)?
    }

    fn LLVMBuildArrayMalloc(builder: BuilderRef, ty: TypeRef, count: ValueRef, name: String) -> ValueRef {
        malloc(builder, ty, Some(count), &name)?
    }

    fn LLVMBuildFree(builder: BuilderRef, pointer: ValueRef) -> ValueRef {
        call_library_function(builder, "free", builder.void(), vec![pointer], "")?
    }

    fn LLVMBuildMemSet(
        builder: BuilderRef,
        pointer: ValueRef,
        value: ValueRef,
        length: ValueRef,
        align: u32,
    ) -> ValueRef {
        call_memory_intrinsic(builder, "memset", [pointer, value, length], [align, 0])?
    }

    fn LLVMBuildMemCpy(
        builder: BuilderRef,
        to: ValueRef,
        to_align: u32,
        from: ValueRef,
        from_align: u32,
        length: ValueRef,
    ) -> ValueRef {
        call_memory_intrinsic(builder, "memcpy", [to, from, length], [to_align, from_align])?
    }

    fn LLVMBuildMemMove(
        builder: BuilderRef,
        to: ValueRef,
        to_align: u32,
        from: ValueRef,
        from_align: u32,
        length: ValueRef,
    ) -> ValueRef {
        call_memory_intrinsic(builder, "memmove", [to, from, length], [to_align, from_align])?
    }

    fn LLVMBuildAlloca(builder: BuilderRef, ty: TypeRef, name: String) -> ValueRef {
        alloca(builder, ty, None, &name)
    }

    fn LLVMBuildArrayAlloca(builder: BuilderRef, ty: TypeRef, count: ValueRef, name: String) -> ValueRef {
        alloca(builder, ty, Some(count), &name)
    }

    fn LLVMBuildLoad2(builder: BuilderRef, ty: TypeRef, pointer: ValueRef, name: String) -> ValueRef {
        let align = Cell::new(crate::machine::alignment(builder.module(), ty));
        builder.create(ty, Instruction { align, ..with_opcode(opcode::LOAD) }, vec![pointer], &name)
    }

    fn LLVMBuildStore(builder: BuilderRef, value: ValueRef, pointer: ValueRef) -> ValueRef {
        let align = Cell::new(crate::machine::alignment(builder.module(), value.ty));
        builder.create(builder.void(), Instruction { align, ..with_opcode(opcode::STORE) }, vec![value, pointer], "")
    }

    fn LLVMBuildGEP2(
        builder: BuilderRef,
        ty: TypeRef,
        base: ValueRef,
        indices: Raw<Option<ValueRef>>,
        count: u32,
        name: String,
    ) -> ValueRef {
        gep(builder, ty, base, indices.list(count as usize)?, 0, &name)
    }

    fn LLVMBuildInBoundsGEP2(
        builder: BuilderRef,
        ty: TypeRef,
        base: ValueRef,
        indices: Raw<Option<ValueRef>>,
        count: u32,
        name: String,
    ) -> ValueRef {
        gep(builder, ty, base, indices.list(count as usize)?, 1, &name)
    }

    fn LLVMBuildGEPWithNoWrapFlags(
        builder: BuilderRef,
        ty: TypeRef,
        base: ValueRef,
        indices: Raw<Option<ValueRef>>,
        count: u32,
        name: String,
        flags: u32,
    ) -> ValueRef {
        gep(builder, ty, base, indices.list(count as usize)?, flags, &name)
    }

    fn LLVMBuildStructGEP2(builder: BuilderRef, ty: TypeRef, base: ValueRef, index: u32, name: String) -> ValueRef {
        let word = builder.context.int(32);
        let index_constant = |index: u32| word.context.const_int(word, index.into());
        // `inbounds` and `nuw`.
        gep(builder, ty, base, vec![index_constant(0), index_constant(index)], 5, &name)
    }

    fn LLVMBuildGlobalString(builder: BuilderRef, text: Bytes, name: String) -> ValueRef {
        global_string(builder, text, &name)?
    }

    fn LLVMBuildGlobalStringPtr(builder: BuilderRef, text: Bytes, name: String) -> ValueRef {
        global_string(builder, text, &name)?
    }

    fn LLVMBuildFence(builder: BuilderRef, ordering: u32, single_thread: bool, _name: String) -> ValueRef {
        builder.create(builder.void(), atomic(opcode::FENCE, ordering, scope(builder, single_thread)), Vec::new(), "")
    }

    fn LLVMBuildFenceSyncScope(builder: BuilderRef, ordering: u32, scope: u32, _name: String) -> ValueRef {
        builder.create(builder.void(), atomic(opcode::FENCE, ordering, swap_scope(scope)), Vec::new(), "")
    }

    fn LLVMBuildAtomicRMW(
        builder: BuilderRef,
        operation: u32,
        pointer: ValueRef,
        value: ValueRef,
        ordering: u32,
        single: bool,
    ) -> ValueRef {
        rmw(builder, operation, pointer, value, ordering, scope(builder, single))?
    }

    fn LLVMBuildAtomicRMWSyncScope(
        builder: BuilderRef,
        operation: u32,
        pointer: ValueRef,
        value: ValueRef,
        ordering: u32,
        scope: u32,
    ) -> ValueRef {
        rmw(builder, operation, pointer, value, ordering, swap_scope(scope))?
    }

    fn LLVMBuildAtomicCmpXchg(
        builder: BuilderRef,
        pointer: ValueRef,
        expected: ValueRef,
        new: ValueRef,
        success: u32,
        failure: u32,
        single: bool,
    ) -> ValueRef {
        cmpxchg(builder, [pointer, expected, new], [success, failure], scope(builder, single))?
    }

    fn LLVMBuildAtomicCmpXchgSyncScope(
        builder: BuilderRef,
        pointer: ValueRef,
        expected: ValueRef,
        new: ValueRef,
        success: u32,
        failure: u32,
        scope: u32,
    ) -> ValueRef {
        cmpxchg(builder, [pointer, expected, new], [success, failure], swap_scope(scope))?
    }
}
