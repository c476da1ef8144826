//! Types.

use super::global_context;
use crate::ffi::{Raw, c_string, export};
use crate::ir::{ContextRef, Kind, ModuleRef, TypeRef};
use std::collections::HashSet;
use std::ffi::c_char;

/// Declares functions that return a type of a context, and of the global one.
macro_rules! simple {
    ($($in_context:ident $global:ident = |$context:ident| $made:expr;)*) => {
        export! {$(
            fn $in_context(context: ContextRef) -> TypeRef {
                let $context = context;
                $made
            }

            fn $global() -> TypeRef {
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
fn type_kind(ty: TypeRef) -> u32 {
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
fn is_sized(ty: TypeRef) -> bool {
    // A type is left when the types inside have been visited.
    enum Step {
        Enter(TypeRef),
        Leave(TypeRef),
    }
    let address = |ty: TypeRef| std::ptr::from_ref(ty);
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
pub fn text(ty: TypeRef) -> String {
    match (&ty.kind, ty.fields()) {
        (Kind::Named { .. }, None) => format!("{} = type opaque", ty.text),
        (Kind::Named { .. }, Some((fields, packed))) => {
            format!("{} = type {}", ty.text, ty.context.structure(fields, packed).text)
        }
        _ => ty.text.clone(),
    }
}

export! {
    fn LLVMGetTypeKind(ty: TypeRef) -> u32 {
        type_kind(ty)
    }

    fn LLVMTypeIsSized(ty: TypeRef) -> bool {
        is_sized(ty)
    }

    fn LLVMGetTypeContext(ty: TypeRef) -> ContextRef {
        ty.context
    }

    fn LLVMDumpType(ty: TypeRef) {
        eprintln!("{}", text(ty))
    }

    fn LLVMPrintTypeToString(ty: TypeRef) -> String {
        text(ty)
    }

    fn LLVMTokenTypeInContext(context: ContextRef) -> TypeRef {
        context.token()
    }

    fn LLVMMetadataTypeInContext(context: ContextRef) -> TypeRef {
        context.metadata()
    }

    fn LLVMIntTypeInContext(context: ContextRef, bits: u32) -> TypeRef {
        context.int(bits)
    }

    fn LLVMIntType(bits: u32) -> TypeRef {
        global_context().int(bits)
    }

    fn LLVMGetIntTypeWidth(ty: TypeRef) -> u32 {
        ty.int_width()?
    }

    fn LLVMFunctionType(ret: TypeRef, params: Raw<Option<TypeRef>>, count: u32, varargs: bool) -> TypeRef {
        ret.context.function(ret, params.list(count as usize)?, varargs)
    }

    fn LLVMIsFunctionVarArg(ty: TypeRef) -> bool {
        matches!(ty.kind, Kind::Function { varargs: true, .. })
    }

    fn LLVMGetReturnType(ty: TypeRef) -> TypeRef {
        ty.return_type()?
    }

    fn LLVMCountParamTypes(ty: TypeRef) -> u32 {
        match &ty.kind {
            Kind::Function { params, .. } => params.len() as u32,
            _ => 0,
        }
    }

    fn LLVMGetParamTypes(ty: TypeRef, out: Raw<Option<TypeRef>>) {
        let Kind::Function { params, .. } = &ty.kind else { return None };
        out.fill(&params.iter().copied().map(Some).collect::<Vec<_>>())
    }

    fn LLVMStructTypeInContext(context: ContextRef, fields: Raw<Option<TypeRef>>, count: u32, packed: bool) -> TypeRef {
        context.structure(fields.list(count as usize)?, packed)
    }

    fn LLVMStructType(fields: Raw<Option<TypeRef>>, count: u32, packed: bool) -> TypeRef {
        global_context().structure(fields.list(count as usize)?, packed)
    }

    fn LLVMStructCreateNamed(context: ContextRef, name: String) -> TypeRef {
        context.named(&name)
    }

    fn LLVMGetStructName(ty: TypeRef) -> *const c_char {
        match &ty.kind {
            Kind::Named { name, .. } if !name.is_empty() => name.as_ptr(),
            _ => return None,
        }
    }

    fn LLVMStructSetBody(ty: TypeRef, fields: Raw<Option<TypeRef>>, count: u32, packed: bool) {
        let Kind::Named { body, .. } = &ty.kind else { return None };
        *body.borrow_mut() = Some((fields.list(count as usize)?, packed));
    }

    fn LLVMCountStructElementTypes(ty: TypeRef) -> u32 {
        ty.fields()?.0.len() as u32
    }

    fn LLVMGetStructElementTypes(ty: TypeRef, out: Raw<Option<TypeRef>>) {
        out.fill(&ty.fields()?.0.into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMStructGetTypeAtIndex(ty: TypeRef, index: u32) -> TypeRef {
        ty.element(index.into())?
    }

    fn LLVMIsPackedStruct(ty: TypeRef) -> bool {
        ty.fields()?.1
    }

    fn LLVMIsOpaqueStruct(ty: TypeRef) -> bool {
        matches!(ty.kind, Kind::Named { .. }) && ty.fields().is_none()
    }

    fn LLVMIsLiteralStruct(ty: TypeRef) -> bool {
        matches!(ty.kind, Kind::Struct { .. })
    }

    fn LLVMGetElementType(ty: TypeRef) -> TypeRef {
        match ty.kind {
            Kind::Array(element, _) | Kind::Vector(element, ..) => element,
            _ => return None,
        }
    }

    fn LLVMGetSubtypes(ty: TypeRef, out: Raw<Option<TypeRef>>) {
        out.fill(&contained(ty).into_iter().map(Some).collect::<Vec<_>>())
    }

    fn LLVMGetNumContainedTypes(ty: TypeRef) -> u32 {
        contained(ty).len() as u32
    }

    fn LLVMArrayType(element: TypeRef, count: u32) -> TypeRef {
        element.context.array(element, count.into())
    }

    fn LLVMArrayType2(element: TypeRef, count: u64) -> TypeRef {
        element.context.array(element, count)
    }

    fn LLVMGetArrayLength(ty: TypeRef) -> u32 {
        length(ty) as u32
    }

    fn LLVMGetArrayLength2(ty: TypeRef) -> u64 {
        length(ty)
    }

    fn LLVMPointerType(element: TypeRef, space: u32) -> TypeRef {
        element.context.pointer(space)
    }

    fn LLVMPointerTypeIsOpaque(_ty: TypeRef) -> bool {
        true
    }

    fn LLVMPointerTypeInContext(context: ContextRef, space: u32) -> TypeRef {
        context.pointer(space)
    }

    fn LLVMGetPointerAddressSpace(ty: TypeRef) -> u32 {
        match ty.kind {
            Kind::Pointer(space) => space,
            _ => 0,
        }
    }

    fn LLVMVectorType(element: TypeRef, count: u32) -> TypeRef {
        element.context.vector(element, count, false)
    }

    fn LLVMScalableVectorType(element: TypeRef, count: u32) -> TypeRef {
        element.context.vector(element, count, true)
    }

    fn LLVMGetVectorSize(ty: TypeRef) -> u32 {
        length(ty) as u32
    }

    fn LLVMTargetExtTypeInContext(
        context: ContextRef,
        name: String,
        types: Raw<Option<TypeRef>>,
        type_count: u32,
        ints: Raw<u32>,
        int_count: u32,
    ) -> TypeRef {
        context.target_type(c_string(&name), types.list(type_count as usize)?, ints.read(int_count as usize))
    }

    fn LLVMGetTargetExtTypeName(ty: TypeRef) -> *const c_char {
        match &ty.kind {
            Kind::Target { name, .. } => name.as_ptr(),
            _ => return None,
        }
    }

    fn LLVMGetTargetExtTypeNumTypeParams(ty: TypeRef) -> u32 {
        match &ty.kind {
            Kind::Target { types, .. } => types.len() as u32,
            _ => 0,
        }
    }

    fn LLVMGetTargetExtTypeTypeParam(ty: TypeRef, index: u32) -> TypeRef {
        match &ty.kind {
            Kind::Target { types, .. } => types.get(index as usize)?,
            _ => return None,
        }
    }

    fn LLVMGetTargetExtTypeNumIntParams(ty: TypeRef) -> u32 {
        match &ty.kind {
            Kind::Target { ints, .. } => ints.len() as u32,
            _ => 0,
        }
    }

    fn LLVMGetTargetExtTypeIntParam(ty: TypeRef, index: u32) -> u32 {
        match &ty.kind {
            Kind::Target { ints, .. } => *ints.get(index as usize)?,
            _ => 0,
        }
    }

    fn LLVMGetTypeByName(module: ModuleRef, name: String) -> TypeRef {
        module.context.find_named(&name)?
    }
}

/// Returns the components, with the fields of named structs, unlike `parts`.
fn contained(ty: TypeRef) -> Vec<TypeRef> {
    ty.fields().map_or_else(|| ty.parts(), |(fields, _)| fields)
}

fn length(ty: TypeRef) -> u64 {
    match ty.kind {
        Kind::Array(_, count) => count,
        Kind::Vector(_, count, _) => count.into(),
        _ => 0,
    }
}
