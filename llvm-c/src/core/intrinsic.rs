//! Intrinsics by number. The numbers are positions in `llvmlite_jit`'s list, and differ from LLVM's.

use crate::ffi::{Raw, export};
use crate::ir::{ContextRef, Kind, ModuleRef, TypeRef, ValueRef};
use llvmlite_jit::ir::intrinsics::{self, Meaning};
use std::ffi::{CString, c_char};
use std::sync::OnceLock;

/// The names, with `llvm.`.
fn names() -> &'static [CString] {
    static NAMES: OnceLock<Vec<CString>> = OnceLock::new();
    NAMES.get_or_init(|| intrinsics::names().map(|name| crate::ffi::c_string(&format!("llvm.{name}"))).collect())
}

fn name(id: u32) -> Option<&'static CString> {
    names().get((id as usize).checked_sub(1)?)
}

fn number(symbol: &str) -> u32 {
    let Some(base) = intrinsics::base_name(symbol) else { return 0 };
    intrinsics::names().position(|name| name == base).map_or(0, |at| at as u32 + 1)
}

/// Returns the signature of an intrinsic, whose notation `llvmlite_jit::ir::intrinsics::signature` describes.
fn signature(id: u32) -> Option<intrinsics::signature::Signature> {
    match intrinsics::lookup(&name(id)?.to_string_lossy()) {
        Meaning::Known(known) => known.signature,
        Meaning::Target(_) | Meaning::Unknown => None,
    }
}

/// Reads the types of a signature.
struct SignatureReader<'t> {
    context: ContextRef,
    /// Types for the overloaded types, in their order.
    overloaded: &'t [TypeRef],
    next_overloaded: usize,
}

impl SignatureReader<'_> {
    fn ty(&mut self, word: &str) -> Option<TypeRef> {
        // `!` marks an immediate argument.
        let word = word.trim().trim_end_matches('!');
        let context = self.context;
        let overloaded_type = |digits: &str| self.overloaded.get(digits.parse::<usize>().ok()?).copied();
        if let Some(inner) = word.strip_prefix('{') {
            let fields = split(inner.trim_end_matches('}')).into_iter().map(|field| self.ty(field));
            let fields: Option<Vec<TypeRef>> = fields.collect();
            return Some(context.structure(fields?, false));
        }
        if let Some(digits) = word.strip_prefix('=') {
            return overloaded_type(digits);
        }
        if let Some(digits) = word.strip_prefix("elem") {
            return overloaded_type(digits)?.element(0);
        }
        if let Some(digits) = word.strip_prefix("i1~") {
            return Some(context.int(1).with_lanes_of(overloaded_type(digits)?));
        }
        if let Some((digits, parts)) = word.strip_prefix("nth").and_then(|rest| rest.split_once('/')) {
            let Kind::Vector(element, count, scalable) = overloaded_type(digits)?.kind else { return None };
            return Some(context.vector(element, count / parts.parse::<u32>().ok()?, scalable));
        }
        if matches!(word, "int" | "float" | "vec" | "anyptr" | "any") || word.starts_with("ptrs") {
            self.next_overloaded += 1;
            return self.overloaded.get(self.next_overloaded - 1).copied();
        }
        match word {
            "void" => Some(context.void()),
            "ptr" => Some(context.pointer(0)),
            "metadata" => Some(context.metadata()),
            "token" => Some(context.token()),
            "double" => context.float("double"),
            _ => Some(context.int(word.strip_prefix('i')?.parse().ok()?)),
        }
    }
}

/// Splits at the commas outside of braces.
fn split(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(&text[start..]);
    }
    parts
}

fn function_type(context: ContextRef, id: u32, overloaded: &[TypeRef]) -> Option<TypeRef> {
    let text = signature(id)?.to_string();
    let (result, params) = text.strip_suffix(')')?.split_once('(')?;
    let mut reader = SignatureReader { context, overloaded, next_overloaded: 0 };
    let ret = reader.ty(result)?;
    let mut words = split(params);
    let is_variadic = words.last().is_some_and(|word| word.trim() == "...");
    if is_variadic {
        words.pop();
    }
    let params: Option<Vec<TypeRef>> = words.into_iter().map(|word| reader.ty(word)).collect();
    Some(context.function(ret, params?, is_variadic))
}

/// Returns the type suffix in the name of an overloaded intrinsic.
fn suffix(ty: TypeRef) -> String {
    match &ty.kind {
        Kind::Pointer(space) => format!("p{space}"),
        Kind::Float(..) if ty.text == "bfloat" => "bf16".into(),
        Kind::Float(_, bits) => format!("f{bits}"),
        Kind::Vector(element, count, scalable) => {
            format!("{}v{count}{}", if *scalable { "nx" } else { "" }, suffix(element))
        }
        Kind::Array(element, count) => format!("a{count}{}", suffix(element)),
        Kind::Struct { fields, .. } => format!("sl_{}s", suffixes(fields)),
        Kind::Named { name, .. } => format!("s_{}s", name.to_string_lossy()),
        Kind::Function { ret, params, varargs } => {
            let dots = if *varargs { "vararg" } else { "" };
            format!("f_{}{}{dots}f", suffix(ret), suffixes(params))
        }
        Kind::Target { name, types, ints } => {
            let types: String = types.iter().map(|ty| format!("_{}", suffix(ty))).collect();
            let ints: String = ints.iter().map(|int| format!("_{int}")).collect();
            format!("t{}{types}{ints}t", name.to_string_lossy())
        }
        Kind::Metadata => "Metadata".into(),
        Kind::Void => "isVoid".into(),
        _ => ty.text.clone(),
    }
}

fn suffixes(types: &[TypeRef]) -> String {
    types.iter().map(|ty| suffix(ty)).collect()
}

fn is_overloaded(id: u32) -> bool {
    signature(id).is_some_and(|signature| signature.is_overloaded())
}

fn overloaded_name(id: u32, overloaded: &[TypeRef]) -> Option<String> {
    let mut text = name(id)?.to_string_lossy().into_owned();
    overloaded.iter().for_each(|ty| text.push_str(&format!(".{}", suffix(ty))));
    Some(text)
}

export! {
    fn LLVMLookupIntrinsicID(name: Raw<u8>, length: usize) -> u32 {
        number(&name.text(length))
    }

    fn LLVMGetIntrinsicID(function: ValueRef) -> u32 {
        function.function()?;
        number(&function.name_text())
    }

    fn LLVMGetIntrinsicDeclaration(module: ModuleRef, id: u32, types: Raw<Option<TypeRef>>, count: usize) -> ValueRef {
        let overloaded = types.list(count)?;
        let ty = function_type(module.context, id, &overloaded)?;
        let name = overloaded_name(id, &overloaded)?;
        // Types without a name have no suffix of their own.
        let known = module.find(&name).filter(|known| known.global().is_some_and(|known| known.value_type.same(ty)));
        known.unwrap_or_else(|| module.add_function(&name, ty))
    }

    fn LLVMIntrinsicGetType(context: ContextRef, id: u32, types: Raw<Option<TypeRef>>, count: usize) -> TypeRef {
        function_type(context, id, &types.list(count)?)?
    }

    fn LLVMIntrinsicGetName(id: u32, length: Raw<usize>) -> *const c_char {
        let name = name(id)?;
        length.set(name.as_bytes().len());
        name.as_ptr()
    }

    fn LLVMIntrinsicCopyOverloadedName(
        id: u32,
        types: Raw<Option<TypeRef>>,
        count: usize,
        length: Raw<usize>,
    ) -> String {
        let name = overloaded_name(id, &types.list(count)?)?;
        length.set(name.len());
        name
    }

    fn LLVMIntrinsicCopyOverloadedName2(
        _module: ModuleRef,
        id: u32,
        types: Raw<Option<TypeRef>>,
        count: usize,
        length: Raw<usize>,
    ) -> String {
        let name = overloaded_name(id, &types.list(count)?)?;
        length.set(name.len());
        name
    }

    fn LLVMIntrinsicIsOverloaded(id: u32) -> bool {
        is_overloaded(id)
    }
}
