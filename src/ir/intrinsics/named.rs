//! Types of intrinsics by the suffixes of their names: `llvm.umax.i32` is `i32 (i32, i32)`.

use super::{Meaning, lookup};

/// The function type that the name of an intrinsic determines, as LLVM writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedType {
    /// Result type.
    pub ret: String,
    /// Types of the parameters, without those of variable arguments.
    pub params: Vec<String>,
    /// Whether it takes variable arguments.
    pub variadic: bool,
}

/// Returns the type of an intrinsic of LLVM 22, if its name determines it: if the suffix of each overloaded type is a
/// number type, a pointer, or a vector of these.
pub fn named_type(symbol: &str) -> Option<NamedType> {
    let Meaning::Known(intrinsic) = lookup(symbol) else { return None };
    let signature = intrinsic.signature.filter(|signature| signature.0 != "*")?;
    let suffixes = symbol.strip_prefix("llvm.")?.strip_prefix(intrinsic.name)?;
    let mut suffixes = suffixes.split('.').skip(1);
    let mut open: Vec<String> = Vec::new();
    for word in signature.parts() {
        let is_open = matches!(word, "int" | "float" | "vec" | "anyptr" | "any") || word.starts_with("ptrs");
        if is_open {
            let ty = suffix_type(suffixes.next()?)?;
            let (lanes, element) = lanes(&ty);
            let fits = match word {
                "int" => is_int(element),
                "float" => !is_int(element) && element != "ptr",
                "vec" => lanes.is_some(),
                "anyptr" => ty.starts_with("ptr"),
                _ => true,
            };
            open.push(Some(ty).filter(|_| fits)?);
        }
    }
    if suffixes.next().is_some() {
        return None;
    }
    let mut numbers = 0;
    let mut one = |word: &'static str| {
        let is_open = matches!(word, "int" | "float" | "vec" | "anyptr" | "any") || word.starts_with("ptrs");
        match is_open {
            true => {
                numbers += 1;
                open.get(numbers - 1).cloned()
            }
            false => derived(word, &open),
        }
    };
    let result = signature.result();
    let ret = match result.strip_prefix('{').and_then(|words| words.strip_suffix('}')) {
        Some(words) => format!("{{ {} }}", words.split(", ").map(&mut one).collect::<Option<Vec<_>>>()?.join(", ")),
        None => one(result)?,
    };
    let words: Vec<&str> = signature.params().map(|word| word.trim_end_matches('!')).collect();
    let variadic = words.last() == Some(&"...");
    let params = words.into_iter().filter(|word| *word != "...").map(one).collect::<Option<Vec<_>>>()?;
    Some(NamedType { ret, params, variadic })
}

/// Returns the type of a word that is concrete or refers to an overloaded type.
fn derived(word: &str, open: &[String]) -> Option<String> {
    let of = |text: &str| open.get(text.parse::<usize>().ok()?).map(String::as_str);
    let vector = |count: &str, element: &str| format!("<{count} x {element}>");
    if let Some(number) = word.strip_prefix('=') {
        return of(number).map(String::from);
    }
    if let Some(number) = word.strip_prefix("elem") {
        return Some(lanes(of(number)?).1.to_string());
    }
    if let Some(number) = word.strip_prefix("i1~") {
        return Some(lanes(of(number)?).0.map_or("i1".into(), |count| vector(count, "i1")));
    }
    if let Some((number, part)) = word.strip_prefix("nth").and_then(|rest| rest.split_once('/')) {
        let (count, element) = lanes(of(number)?);
        let (scale, count) =
            count.map(|count| count.rsplit_once(' ').map_or(("", count), |(_, n)| ("vscale x ", n)))?;
        let (count, part) = (count.parse::<u32>().ok()?, part.parse::<u32>().ok()?);
        return (part > 0 && count % part == 0).then(|| vector(&format!("{scale}{}", count / part), element));
    }
    Some(word.to_string())
}

/// Splits a vector type into its number of elements, `4` or `vscale x 4`, and the element type.
fn lanes(ty: &str) -> (Option<&str>, &str) {
    let inside = ty.strip_prefix('<').and_then(|ty| ty.strip_suffix('>')).and_then(|ty| ty.rsplit_once(" x "));
    inside.map_or((None, ty), |(count, element)| (Some(count), element))
}

fn is_int(ty: &str) -> bool {
    ty.strip_prefix('i').is_some_and(|bits| bits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Returns the type that a suffix stands for: `v4f32` is `<4 x float>`.
fn suffix_type(suffix: &str) -> Option<String> {
    let (scale, vector) = match suffix.strip_prefix("nx") {
        Some(rest) => ("vscale x ", Some(rest.strip_prefix('v')?)),
        None => ("", suffix.strip_prefix('v')),
    };
    if let Some(rest) = vector {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).filter(|digits| *digits > 0)?;
        let (count, element) = rest.split_at(digits);
        let element = suffix_type(element).filter(|_| !element.starts_with(['v', 'n']))?;
        return Some(format!("<{scale}{count} x {element}>"));
    }
    Some(match suffix {
        "f16" => "half".into(),
        "bf16" => "bfloat".into(),
        "f32" => "float".into(),
        "f64" => "double".into(),
        "f80" => "x86_fp80".into(),
        "f128" => "fp128".into(),
        "p0" => "ptr".into(),
        _ => {
            let bits: u32 = suffix.strip_prefix('i')?.parse().ok()?;
            (1..1 << 23).contains(&bits).then(|| format!("i{bits}"))?
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_determine_types() {
        for (symbol, wanted) in [
            ("llvm.umax.i32", "i32 (i32, i32)"),
            ("llvm.ctlz.i64", "i64 (i64, i1)"),
            ("llvm.sqrt.v4f32", "<4 x float> (<4 x float>)"),
            ("llvm.sadd.with.overflow.i8", "{ i8, i1 } (i8, i8)"),
            ("llvm.uadd.with.overflow.v2i8", "{ <2 x i8>, <2 x i1> } (<2 x i8>, <2 x i8>)"),
            ("llvm.memcpy.p0.p0.i64", "void (ptr, ptr, i64, i1)"),
            ("llvm.powi.f64.i32", "double (double, i32)"),
            ("llvm.vector.reduce.add.v4i32", "i32 (<4 x i32>)"),
            ("llvm.scmp.i8.i32", "i8 (i32, i32)"),
            ("llvm.trap", "void ()"),
        ] {
            let found = named_type(symbol).map(|ty| format!("{} ({})", ty.ret, ty.params.join(", ")));
            assert_eq!(found.as_deref(), Some(wanted), "{symbol}");
        }
        for symbol in ["llvm.umax", "llvm.umax.f32", "llvm.umax.i32.i32", "llvm.umax.i", "llvm.nothing", "umax.i32"] {
            assert_eq!(named_type(symbol), None, "{symbol}");
        }
    }

    #[test]
    fn types_match_their_signatures() {
        for name in super::super::names() {
            for suffix in ["", ".i32", ".f32", ".v4i32", ".v4f32", ".p0", ".f64.i32", ".i32.i32", ".p0.p0.i64"] {
                let symbol = format!("llvm.{name}{suffix}");
                let Some(ty) = named_type(&symbol) else { continue };
                if ty.params.iter().chain([&ty.ret]).any(|ty| ty.contains("metadata") || ty.contains("token")) {
                    continue;
                }
                let params = [ty.params, ty.variadic.then(|| "...".to_string()).into_iter().collect()].concat();
                let text = format!("declare {} @{symbol}({})", ty.ret, params.join(", "));
                let mut sources = crate::source::SourceMap::default();
                let source = sources.add("test.ll", text.as_str()).expect("a short text");
                let module = crate::parse::parse(&source).module;
                let function = module.by_name.values().find_map(|id| module.function(*id)).expect(&text);
                let params: Vec<_> = function.params.iter().map(|param| param.ty).collect();
                let Meaning::Known(intrinsic) = lookup(&symbol) else { panic!("{symbol}") };
                let signature = intrinsic.signature.expect("of LLVM 22");
                assert_eq!(signature.check(&module.types, function.ret, &params, function.varargs), Ok(()), "{text}");
            }
        }
    }
}
