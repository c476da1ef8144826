//! Intrinsics by number. The numbers are positions in the library's list, and differ from LLVM's.

use crate::ffi::{Raw, export};
use crate::ir::{C, Kind, M, T, V};
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

/// Returns the type in the library's notation.
fn signature(id: u32) -> Option<intrinsics::signature::Signature> {
    match intrinsics::lookup(&name(id)?.to_string_lossy()) {
        Meaning::Known(known) => known.signature,
        Meaning::Target(_) | Meaning::Unknown => None,
    }
}

/// Reads a type in the library's notation.
struct Reader<'t> {
    context: C,
    /// Types chosen by the caller.
    chosen: &'t [T],
    next: usize,
}

impl Reader<'_> {
    fn ty(&mut self, word: &str) -> Option<T> {
        let word = word.trim().trim_end_matches('!');
        let context = self.context;
        let of = |digits: &str| self.chosen.get(digits.parse::<usize>().ok()?).copied();
        if let Some(inner) = word.strip_prefix('{') {
            let fields: Option<Vec<T>> = split(inner.trim_end_matches('}')).into_iter().map(|of| self.ty(of)).collect();
            return Some(context.structure(fields?, false));
        }
        if let Some(digits) = word.strip_prefix('=') {
            return of(digits);
        }
        if let Some(digits) = word.strip_prefix("elem") {
            return of(digits)?.element(0);
        }
        if let Some(digits) = word.strip_prefix("i1~") {
            return Some(context.int(1).with_lanes_of(of(digits)?));
        }
        if let Some((digits, parts)) = word.strip_prefix("nth").and_then(|rest| rest.split_once('/')) {
            let Kind::Vector(element, count, scalable) = of(digits)?.kind else { return None };
            return Some(context.vector(element, count / parts.parse::<u32>().ok()?, scalable));
        }
        if matches!(word, "int" | "float" | "vec" | "anyptr" | "any") || word.starts_with("ptrs") {
            self.next += 1;
            return self.chosen.get(self.next - 1).copied();
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

fn function_type(context: C, id: u32, chosen: &[T]) -> Option<T> {
    let text = signature(id)?.to_string();
    let (result, params) = text.strip_suffix(')')?.split_once('(')?;
    let mut reader = Reader { context, chosen, next: 0 };
    let ret = reader.ty(result)?;
    let mut words = split(params);
    let is_variadic = words.last().is_some_and(|word| word.trim() == "...");
    if is_variadic {
        words.pop();
    }
    let params: Option<Vec<T>> = words.into_iter().map(|word| reader.ty(word)).collect();
    Some(context.function(ret, params?, is_variadic))
}

/// Returns the type suffix in the name of an overloaded intrinsic.
fn suffix(ty: T) -> String {
    match &ty.kind {
        Kind::Pointer(space) => format!("p{space}"),
        Kind::Float(..) if ty.text == "bfloat" => "bf16".into(),
        Kind::Float(_, bits) => format!("f{bits}"),
        Kind::Vector(element, count, scalable) => {
            format!("{}v{count}{}", if *scalable { "nx" } else { "" }, suffix(element))
        }
        Kind::Array(element, count) => format!("a{count}{}", suffix(element)),
        Kind::Struct { fields, .. } => format!("sl_{}s", fields.iter().map(|field| suffix(field)).collect::<String>()),
        Kind::Metadata => "Metadata".into(),
        Kind::Void => "isVoid".into(),
        _ => ty.text.clone(),
    }
}

fn is_overloaded(id: u32) -> bool {
    signature(id).is_some_and(|signature| signature.is_overloaded())
}

fn overloaded_name(id: u32, chosen: &[T]) -> Option<String> {
    let mut text = name(id)?.to_string_lossy().into_owned();
    chosen.iter().for_each(|ty| text.push_str(&format!(".{}", suffix(ty))));
    Some(text)
}

export! {
    fn LLVMLookupIntrinsicID(name: Raw<u8>, length: usize) -> u32 {
        number(&name.text(length))
    }

    fn LLVMGetIntrinsicID(function: V) -> u32 {
        function.function()?;
        number(&function.name_text())
    }

    fn LLVMGetIntrinsicDeclaration(module: M, id: u32, types: Raw<Option<T>>, count: usize) -> V {
        let chosen = types.list(count)?;
        let ty = function_type(module.context, id, &chosen)?;
        let name = overloaded_name(id, &chosen)?;
        module.find(&name).unwrap_or_else(|| module.add_function(&name, ty))
    }

    fn LLVMIntrinsicGetType(context: C, id: u32, types: Raw<Option<T>>, count: usize) -> T {
        function_type(context, id, &types.list(count)?)?
    }

    fn LLVMIntrinsicGetName(id: u32, length: Raw<usize>) -> *const c_char {
        let name = name(id)?;
        length.set(name.as_bytes().len());
        name.as_ptr()
    }

    fn LLVMIntrinsicCopyOverloadedName(id: u32, types: Raw<Option<T>>, count: usize, length: Raw<usize>) -> String {
        let name = overloaded_name(id, &types.list(count)?)?;
        length.set(name.len());
        name
    }

    fn LLVMIntrinsicCopyOverloadedName2(
        _module: M,
        id: u32,
        types: Raw<Option<T>>,
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
