//! Types.

use super::global_context;
use crate::ffi::{Raw, c_string, export};
use crate::ir::{C, Kind, M, T};
use std::collections::HashSet;
use std::ffi::c_char;

/// Declares functions that return a type of a context, and of the global one.
macro_rules! simple {
    ($($in_context:ident $global:ident = |$context:ident| $made:expr;)*) => {
        export! {$(
            fn $in_context(context: C) -> T {
                let $context = context;
                $made
            }

            fn $global() -> T {
                let $context = global_context();
                $made
            }
        )*}
    };
}

simple! {
    LLVMInt1TypeInContext LLVMInt1Type = |context| context.int(1);
    LLVMInt8TypeInContext LLVMInt8Type = |context| context.int(8);
    LLVMInt16TypeInContext LLVMInt16Type = |context| context.int(16);
    LLVMInt32TypeInContext LLVMInt32Type = |context| context.int(32);
    LLVMInt64TypeInContext LLVMInt64Type = |context| context.int(64);
    LLVMInt128TypeInContext LLVMInt128Type = |context| context.int(128);
    LLVMHalfTypeInContext LLVMHalfType = |context| context.float("half")?;
    LLVMBFloatTypeInContext LLVMBFloatType = |context| context.float("bfloat")?;
    LLVMFloatTypeInContext LLVMFloatType = |context| context.float("float")?;
    LLVMDoubleTypeInContext LLVMDoubleType = |context| context.float("double")?;
    LLVMX86FP80TypeInContext LLVMX86FP80Type = |context| context.float("x86_fp80")?;
    LLVMFP128TypeInContext LLVMFP128Type = |context| context.float("fp128")?;
    LLVMPPCFP128TypeInContext LLVMPPCFP128Type = |context| context.float("ppc_fp128")?;
    LLVMVoidTypeInContext LLVMVoidType = |context| context.void();
    LLVMLabelTypeInContext LLVMLabelType = |context| context.label();
    LLVMX86AMXTypeInContext LLVMX86AMXType = |context| context.x86_amx();
}

/// Returns the `LLVMTypeKind` of a type.
fn type_kind(ty: T) -> u32 {
    match ty.kind {
        Kind::Void => 0,
        Kind::Float(number, _) => number,
        Kind::Label => 7,
        Kind::Int(_) => 8,
        Kind::Function { .. } => 9,
        Kind::Struct { .. } | Kind::Named { .. } => 10,
        Kind::Array(..) => 11,
        Kind::Pointer(_) => 12,
        Kind::Vector(_, _, false) => 13,
        Kind::Metadata => 14,
        Kind::Token => 16,
        Kind::Vector(_, _, true) => 17,
        Kind::X86Amx => 19,
        Kind::Target { .. } => 20,
    }
}

/// Whether values of a type have a size; those of a struct that contains itself have none.
fn is_sized(ty: T) -> bool {
    // A type is left when the types inside have been visited.
    enum Step {
        Enter(T),
        Leave(T),
    }
    let address = |ty: T| std::ptr::from_ref(ty);
    let (mut entered, mut left) = (HashSet::new(), HashSet::new());
    let mut work = vec![Step::Enter(ty)];
    while let Some(step) = work.pop() {
        let ty = match step {
            Step::Leave(ty) => {
                left.insert(address(ty));
                continue;
            }
            Step::Enter(ty) => ty,
        };
        let parts = match (&ty.kind, ty.fields()) {
            (Kind::Void | Kind::Label | Kind::Metadata | Kind::Token | Kind::Function { .. }, _) => return false,
            (Kind::Named { .. }, None) => return false,
            (_, Some((fields, _))) => fields,
            (Kind::Array(element, _), _) => vec![*element],
            _ => continue,
        };
        if !entered.insert(address(ty)) {
            if left.contains(&address(ty)) {
                continue;
            }
            return false;
        }
        work.push(Step::Leave(ty));
        work.extend(parts.into_iter().map(Step::Enter));
    }
    true
}

/// Returns a type as `LLVMPrintTypeToString` does: a named struct as its definition.
pub fn text(ty: T) -> String {
    match (&ty.kind, ty.fields()) {
        (Kind::Named { .. }, None) => format!("{} = type opaque", ty.text),
        (Kind::Named { .. }, Some((fields, packed))) => {
            format!("{} = type {}", ty.text, ty.context.structure(fields, packed).text)
        }
        _ => ty.text.clone(),
    }
}

export! {
    fn LLVMGetTypeKind(ty: T) -> u32 {
        type_kind(ty)
    }

    fn LLVMTypeIsSized(ty: T) -> bool {
        is_sized(ty)
    }

    fn LLVMGetTypeContext(ty: T) -> C {
        ty.context
    }

    fn LLVMDumpType(ty: T) {
        eprintln!("{}", text(ty))
    }

    fn LLVMPrintTypeToString(ty: T) -> String {
        text(ty)
    }

    fn LLVMTokenTypeInContext(context: C) -> T {
        context.token()
    }

    fn LLVMMetadataTypeInContext(context: C) -> T {
        context.metadata()
    }

    fn LLVMIntTypeInContext(context: C, bits: u32) -> T {
        context.int(bits)
    }

    fn LLVMIntType(bits: u32) -> T {
        global_context().int(bits)
    }

    fn LLVMGetIntTypeWidth(ty: T) -> u32 {
        ty.int_width()?
    }

    fn LLVMFunctionType(ret: T, params: Raw<Option<T>>, count: u32, varargs: bool) -> T {
        ret.context.function(ret, params.list(count as usize)?, varargs)
    }

    fn LLVMIsFunctionVarArg(ty: T) -> bool {
        matches!(ty.kind, Kind::Function { varargs: true, .. })
    }

    fn LLVMGetReturnType(ty: T) -> T {
        ty.return_type()?
    }

    fn LLVMCountParamTypes(ty: T) -> u32 {
        match &ty.kind {
            Kind::Function { params, .. } => params.len() as u32,
            _ => 0,
        }
    }

    fn LLVMGetParamTypes(ty: T, out: Raw<Option<T>>) {
        let Kind::Function { params, .. } = &ty.kind else { return None };
        out.fill(&params.iter().copied().map(Some).collect::<Vec<_>>())
    }

    fn LLVMStructTypeInContext(context: C, fields: Raw<Option<T>>, count: u32, packed: bool) -> T {
        context.structure(fields.list(count as usize)?, packed)
    }

    fn LLVMStructType(fields: Raw<Option<T>>, count: u32, packed: bool) -> T {
        global_context().structure(fields.list(count as usize)?, packed)
    }

    fn LLVMStructCreateNamed(context: C, name: String) -> T {
        context.named(&name)
    }

    fn LLVMGetStructName(ty: T) -> *const c_char {
        match &ty.kind {
            Kind::Named { name, .. } if !name.is_empty() => name.as_ptr(),
            _ => return None,
        }
    }

    fn LLVMStructSetBody(ty: T, fields: Raw<Option<T>>, count: u32, packed: bool) {
        let Kind::Named { body, .. } = &ty.kind else { return None };
        *body.borrow_mut() = Some((fields.list(count as usize)?, packed));
    }

    fn LLVMCountStructElementTypes(ty: T) -> u32 {
        ty.fields()?.0.len() as u32
    }

    fn LLVMGetStructElementTypes(ty: T, out: Raw<Option<T>>) {
        out.fill(&ty.fields()?.0.into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMStructGetTypeAtIndex(ty: T, index: u32) -> T {
        ty.element(index.into())?
    }

    fn LLVMIsPackedStruct(ty: T) -> bool {
        ty.fields()?.1
    }

    fn LLVMIsOpaqueStruct(ty: T) -> bool {
        matches!(ty.kind, Kind::Named { .. }) && ty.fields().is_none()
    }

    fn LLVMIsLiteralStruct(ty: T) -> bool {
        matches!(ty.kind, Kind::Struct { .. })
    }

    fn LLVMGetElementType(ty: T) -> T {
        match ty.kind {
            Kind::Array(element, _) | Kind::Vector(element, ..) => element,
            _ => return None,
        }
    }

    fn LLVMGetSubtypes(ty: T, out: Raw<Option<T>>) {
        out.fill(&contained(ty).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetNumContainedTypes(ty: T) -> u32 {
        contained(ty).len() as u32
    }

    fn LLVMArrayType(element: T, count: u32) -> T {
        element.context.array(element, count.into())
    }

    fn LLVMArrayType2(element: T, count: u64) -> T {
        element.context.array(element, count)
    }

    fn LLVMGetArrayLength(ty: T) -> u32 {
        length(ty) as u32
    }

    fn LLVMGetArrayLength2(ty: T) -> u64 {
        length(ty)
    }

    fn LLVMPointerType(element: T, space: u32) -> T {
        element.context.pointer(space)
    }

    fn LLVMPointerTypeIsOpaque(_ty: T) -> bool {
        true
    }

    fn LLVMPointerTypeInContext(context: C, space: u32) -> T {
        context.pointer(space)
    }

    fn LLVMGetPointerAddressSpace(ty: T) -> u32 {
        match ty.kind {
            Kind::Pointer(space) => space,
            _ => 0,
        }
    }

    fn LLVMVectorType(element: T, count: u32) -> T {
        element.context.vector(element, count, false)
    }

    fn LLVMScalableVectorType(element: T, count: u32) -> T {
        element.context.vector(element, count, true)
    }

    fn LLVMGetVectorSize(ty: T) -> u32 {
        length(ty) as u32
    }

    fn LLVMTargetExtTypeInContext(
        context: C,
        name: String,
        types: Raw<Option<T>>,
        type_count: u32,
        ints: Raw<u32>,
        int_count: u32,
    ) -> T {
        context.target_type(c_string(&name), types.list(type_count as usize)?, ints.read(int_count as usize))
    }

    fn LLVMGetTargetExtTypeName(ty: T) -> *const c_char {
        match &ty.kind {
            Kind::Target { name, .. } => name.as_ptr(),
            _ => return None,
        }
    }

    fn LLVMGetTargetExtTypeNumTypeParams(ty: T) -> u32 {
        match &ty.kind {
            Kind::Target { types, .. } => types.len() as u32,
            _ => 0,
        }
    }

    fn LLVMGetTargetExtTypeTypeParam(ty: T, index: u32) -> T {
        match &ty.kind {
            Kind::Target { types, .. } => types.get(index as usize)?,
            _ => return None,
        }
    }

    fn LLVMGetTargetExtTypeNumIntParams(ty: T) -> u32 {
        match &ty.kind {
            Kind::Target { ints, .. } => ints.len() as u32,
            _ => 0,
        }
    }

    fn LLVMGetTargetExtTypeIntParam(ty: T, index: u32) -> u32 {
        match &ty.kind {
            Kind::Target { ints, .. } => *ints.get(index as usize)?,
            _ => 0,
        }
    }

    fn LLVMGetTypeByName(module: M, name: String) -> T {
        module.context.find_named(&name)?
    }
}

/// Returns the components, with the fields of named structs, unlike `parts`.
fn contained(ty: T) -> Vec<T> {
    ty.fields().map_or_else(|| ty.parts(), |(fields, _)| fields)
}

fn length(ty: T) -> u64 {
    match ty.kind {
        Kind::Array(_, count) => count,
        Kind::Vector(_, count, _) => count.into(),
        _ => 0,
    }
}
