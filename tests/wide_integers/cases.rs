//! The tested functions, generated from the keyword tables.

use super::values::{FLOATS, Ty, integers};
use llvmlite_jit::ir::inst::{BinaryOp, CastOp, IcmpPred};
use llvmlite_jit::value::wide_text;

/// Widths that are tested in full.
const WIDTHS: &[u32] = &[129, 192, 200, 256];
/// Widths that are held in memory, with fewer values.
const LONG: &[u32] = &[512, 1000, 1100];
/// Narrower source and result widths of conversions.
const NARROW: &[u32] = &[1, 8, 32, 33, 64, 65, 96, 128];

/// A function with one operation on its parameters.
pub struct Case {
    pub name: String,
    pub params: Vec<Ty>,
    pub ret: Ty,
    pub text: String,
    /// Whether a few values suffice.
    pub reduced_values: bool,
}

/// Definitions that the functions need.
pub const PRELUDE: &str = "@cell = global [40 x i64] zeroinitializer\n";

/// Creates a function from its body, in which `%a`, `%b`, `%c` are the parameters.
fn case(name: String, params: &[Ty], ret: Ty, body: &str) -> Case {
    let list: Vec<String> = params.iter().zip(["a", "b", "c"]).map(|(t, n)| format!("{} %{n}", t.text())).collect();
    let text = format!("define {} @{name}({}) {{\n{body}\n}}\n", ret.text(), list.join(", "));
    let reduced_values = params.iter().chain([&ret]).any(|ty| matches!(ty, Ty::Int(300..)));
    Case { name, params: params.to_vec(), ret, text, reduced_values }
}

/// Creates a function from the instruction for `%r`, which it returns.
fn result(name: String, params: &[Ty], ret: Ty, inst: &str) -> Case {
    case(name, params, ret, &format!("  %r = {inst}\n  ret {} %r", ret.text()))
}

fn widths() -> impl Iterator<Item = u32> {
    WIDTHS.iter().chain(LONG).copied()
}

fn operations() -> impl Iterator<Item = BinaryOp> {
    BinaryOp::ALL.iter().copied().filter(|o| !o.is_float())
}

/// Returns the flags that an operation may have.
fn flags(op: BinaryOp) -> &'static [&'static str] {
    use BinaryOp::*;
    match op {
        Add | Sub | Mul | Shl => &["", "nuw ", "nsw ", "nuw nsw "],
        Udiv | Sdiv | Lshr | Ashr => &["", "exact "],
        Or => &["", "disjoint "],
        _ => &[""],
    }
}

fn word(flags: &str) -> String {
    flags.trim_end().replace(' ', ".")
}

/// Returns every operation with every flag, on two parameters.
pub fn arithmetic() -> Vec<Case> {
    let mut all = Vec::new();
    for (op, width) in operations().flat_map(|op| widths().map(move |width| (op, width))) {
        for flags in flags(op) {
            let (ty, key) = (Ty::Int(width), op.keyword());
            let name = format!("{key}{}.i{width}", word(flags));
            all.push(result(name, &[ty, ty], ty, &format!("{key} {flags}i{width} %a, %b")));
        }
    }
    all
}

/// Returns the constants of a width in LLVM's syntax.
fn constants(width: u32) -> impl Iterator<Item = String> {
    integers(width).into_iter().map(move |words| wide_text(&words, width))
}

/// Returns every operation with a constant on either side.
pub fn by_constant() -> Vec<Case> {
    let mut all = Vec::new();
    for (op, width) in operations().flat_map(|op| widths().map(move |width| (op, width))) {
        let (ty, key) = (Ty::Int(width), op.keyword());
        for (n, constant) in constants(width).enumerate() {
            all.push(result(format!("{key}.right{n}.i{width}"), &[ty], ty, &format!("{key} i{width} %a, {constant}")));
            if n % 4 == 0 {
                let inst = format!("{key} i{width} {constant}, %a");
                all.push(result(format!("{key}.left{n}.i{width}"), &[ty], ty, &inst));
            }
        }
        // Shifts by a constant are lowered differently.
        for by in [1, 63, 64, 65, 127, 128, width - 2, width - 1].iter().filter(|_| key.contains("sh")) {
            let inst = format!("{key} i{width} %a, {by}");
            all.push(result(format!("{key}.by{by}.i{width}"), &[ty], ty, &inst));
        }
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all.dedup_by(|a, b| a.name == b.name);
    all
}

/// Returns every predicate: as a value, as the condition of a branch and of a select, with a constant, and
/// with `samesign`.
pub fn comparisons() -> Vec<Case> {
    let mut all = Vec::new();
    let bit = Ty::Int(1);
    for (width, pred) in widths().flat_map(|width| IcmpPred::ALL.iter().map(move |pred| (width, pred))) {
        let (ty, key) = (Ty::Int(width), pred.keyword());
        let (name, inst) = (format!("icmp.{key}.i{width}"), format!("icmp {key} i{width} %a, %b"));
        all.push(result(name.clone(), &[ty, ty], bit, &inst));
        let branch =
            format!("  %x = {inst}\n  br i1 %x, label %yes, label %no\nyes:\n  ret i1 true\nno:\n  ret i1 false");
        all.push(case(name.clone() + ".br", &[ty, ty], bit, &branch));
        let select = format!("  %x = {inst}\n  %r = select i1 %x, i{width} %a, i{width} %b\n  ret i{width} %r");
        all.push(case(name.clone() + ".select", &[ty, ty], ty, &select));
        let inst = format!("icmp samesign {key} i{width} %a, %b");
        all.push(result(name.clone() + ".samesign", &[ty, ty], bit, &inst));
        for (n, constant) in constants(width).enumerate().step_by(3) {
            let inst = format!("icmp {key} i{width} %a, {constant}");
            all.push(result(format!("{name}.right{n}"), &[ty], bit, &inst));
        }
    }
    all
}

/// Returns every conversion from or to wide integers.
pub fn conversions() -> Vec<Case> {
    let wide: Vec<Ty> = widths().map(Ty::Int).collect();
    let all_ints: Vec<Ty> = NARROW.iter().map(|w| Ty::Int(*w)).chain(wide.iter().copied()).collect();
    let bits = |ty: Ty| if let Ty::Int(width) = ty { width } else { 0 };
    let pairs = |from: &[Ty], to: &[Ty]| -> Vec<(Ty, Ty)> {
        from.iter().flat_map(|f| to.iter().map(|t| (*f, *t)).collect::<Vec<_>>()).collect()
    };
    let mut all = Vec::new();
    for op in CastOp::ALL {
        let (list, flags): (Vec<(Ty, Ty)>, &[&str]) = match op {
            CastOp::Trunc => (pairs(&wide, &all_ints), &["", "nuw ", "nsw ", "nuw nsw "]),
            CastOp::Zext => (pairs(&all_ints, &wide), &["", "nneg "]),
            CastOp::Sext => (pairs(&all_ints, &wide), &[""]),
            CastOp::Fptoui | CastOp::Fptosi => (pairs(&FLOATS, &wide), &[""]),
            CastOp::Uitofp => (pairs(&wide, &FLOATS), &["", "nneg "]),
            CastOp::Sitofp => (pairs(&wide, &FLOATS), &[""]),
            CastOp::Ptrtoint => (pairs(&[Ty::Ptr], &wide), &[""]),
            CastOp::Inttoptr => (pairs(&wide, &[Ty::Ptr]), &[""]),
            CastOp::Bitcast => (wide.iter().map(|ty| (*ty, *ty)).collect(), &[""]),
            _ => continue,
        };
        for (from, to) in list {
            let fits = match op {
                CastOp::Trunc => bits(from) > bits(to),
                CastOp::Zext | CastOp::Sext => bits(from) < bits(to),
                _ => true,
            };
            for flags in flags.iter().filter(|_| fits) {
                let (key, a, b) = (op.keyword(), from.text(), to.text());
                let name = format!("{key}{}.{a}.{b}", word(flags));
                all.push(result(name, &[from], to, &format!("{key} {flags}{a} %a to {b}")));
            }
        }
    }
    for (width, vector, add) in [
        (256, "<4 x i64>", Some("<i64 1, i64 2, i64 3, i64 4>")),
        (192, "<3 x i64>", Some("<i64 1, i64 -1, i64 5>")),
        (192, "<3 x double>", None),
        (256, "<2 x i128>", Some("<i128 -1, i128 1>")),
        (200, "<25 x i8>", None),
        (129, "<3 x i43>", Some("<i43 1, i43 2, i43 3>")),
        (512, "<2 x i256>", Some("<i256 -1, i256 9>")),
        (256, "<1 x i256>", Some("<i256 77>")),
        (1000, "<5 x i200>", None),
        (256, "<4 x double>", None),
        (1100, "<44 x i25>", None),
    ] {
        let (ty, t) = (Ty::Int(width), format!("i{width}"));
        let mut body = format!("  %v = bitcast {t} %a to {vector}\n");
        let mut last = "%v";
        if let Some(add) = add {
            body += &format!("  %w = add {vector} %v, {add}\n");
            last = "%w";
        }
        body += &format!("  %r = bitcast {vector} {last} to {t}\n  ret {t} %r");
        let name = format!("bitcast.{t}.{}", vector.trim_matches(['<', '>']).replace(' ', ""));
        all.push(case(name, &[ty], ty, &body));
    }
    all
}

/// Returns instructions that move values without computing, and memory accesses.
pub fn select_phi_and_memory() -> Vec<Case> {
    let mut all = Vec::new();
    let bit = Ty::Int(1);
    for ty in widths().map(Ty::Int) {
        let t = ty.text();
        let mut push = |name: &str, params: &[Ty], ret: Ty, body: String| {
            all.push(case(format!("{name}.{t}"), params, ret, &body));
        };
        push("select", &[bit, ty, ty], ty, format!("  %r = select i1 %a, {t} %b, {t} %c\n  ret {t} %r"));
        push("freeze", &[ty], ty, format!("  %r = freeze {t} %a\n  ret {t} %r"));
        let phi = format!(
            "  br i1 %a, label %x, label %y\nx:\n  br label %z\ny:\n  br label %z\n\
             z:\n  %r = phi {t} [ %b, %x ], [ %c, %y ]\n  ret {t} %r"
        );
        push("phi", &[bit, ty, ty], ty, phi);
        let swap = format!(
            "  br label %x\nx:\n  %p = phi {t} [ %b, %0 ], [ %q, %x ]\n  %q = phi {t} [ %c, %0 ], [ %p, %x ]\n  \
             %n = phi i1 [ false, %0 ], [ true, %x ]\n  br i1 %n, label %y, label %x\n\
             y:\n  %r = select i1 %a, {t} %q, {t} %p\n  ret {t} %r"
        );
        push("swap", &[bit, ty, ty], ty, swap);
        let memory = format!(
            "  %s = alloca {t}\n  store {t} %a, ptr %s\n  store volatile {t} %a, ptr @cell, align 1\n  \
             %r = load volatile {t}, ptr %s\n  ret {t} %r"
        );
        push("memory", &[ty], ty, memory);
        // Adjacent memory is not changed.
        let field = format!(
            "  %s = alloca <{{ i8, {t}, i8 }}>\n  store <{{ i8, {t}, i8 }}> <{{ i8 1, {t} 0, i8 2 }}>, ptr %s\n  \
             %p = getelementptr <{{ i8, {t}, i8 }}>, ptr %s, i64 0, i32 1\n  store {t} %a, ptr %p, align 1\n  \
             %w = load <{{ i8, {t}, i8 }}>, ptr %s\n  %x = extractvalue <{{ i8, {t}, i8 }}> %w, 0\n  \
             %y = extractvalue <{{ i8, {t}, i8 }}> %w, 1\n  %z = extractvalue <{{ i8, {t}, i8 }}> %w, 2\n  \
             %u = zext i8 %x to {t}\n  %v = zext i8 %z to {t}\n  %q = add {t} %u, %v\n  %r = add {t} %q, %y\n  ret {t} %r"
        );
        push("field", &[ty], ty, field);
        let array = format!(
            "  %s = alloca [3 x {t}]\n  %p = getelementptr [3 x {t}], ptr %s, i64 0, i64 1\n  store {t} %a, ptr %p\n  \
             %e = getelementptr [3 x {t}], ptr %s, i64 1\n  %i = ptrtoint ptr %e to i64\n  %j = ptrtoint ptr %p to i64\n  \
             %d = sub i64 %i, %j\n  %x = zext i64 %d to {t}\n  %y = load {t}, ptr %p\n  %r = xor {t} %x, %y\n  ret {t} %r"
        );
        push("array", &[ty], ty, array);
        push("call", &[ty, ty], ty, format!("  %r = call {t} @sub.{t}(i8 1, {t} %a, i64 2, {t} %b)\n  ret {t} %r"));
        let last = all.last_mut().expect("it was just pushed");
        last.text = format!(
            "define {t} @sub.{t}(i8 %p, {t} %a, i64 %q, {t} %b) {{\n  %r = sub {t} %a, %b\n  ret {t} %r\n}}\n{}",
            last.text
        );
        let pair = format!(
            "  %x = insertvalue {{ i8, {t}, ptr }} poison, {t} %a, 1\n  %y = insertvalue {{ i8, {t}, ptr }} %x, i8 3, 0\n  \
             %z = insertvalue {{ i8, {t}, ptr }} %y, ptr null, 2\n  %w = freeze {{ i8, {t}, ptr }} %z\n  \
             %r = extractvalue {{ i8, {t}, ptr }} %w, 1\n  ret {t} %r"
        );
        all.push(case(format!("pair.{t}"), &[ty], ty, &pair));
        if let Ty::Int(width) = ty {
            let (mut cases, mut blocks) = (String::new(), String::new());
            for (n, constant) in constants(width).enumerate().filter(|(n, _)| n % 4 != 3) {
                cases += &format!("    {t} {constant}, label %b{n}\n");
                blocks += &format!("b{n}:\n  ret i32 {n}\n");
            }
            let body = format!("  switch {t} %a, label %none [\n{cases}  ]\nnone:\n  ret i32 -1\n{blocks}");
            all.push(case(format!("switch.{t}"), &[ty], Ty::Int(32), &body));
        }
    }
    all
}

/// Returns the same operations on elements of vectors.
pub fn vectors() -> Vec<Case> {
    let mut all = Vec::new();
    for (n, width) in [(2, 256), (3, 129), (1, 200), (4, 192)] {
        let (ty, t) = (Ty::Int(width), format!("i{width}"));
        let (v, lane) = (format!("<{n} x {t}>"), n - 1);
        let ones: Vec<String> = (0..n).map(|m| format!("{t} {}", m + 1)).collect();
        let ones = format!("<{}>", ones.join(", "));
        let open = format!(
            "  %x = insertelement {v} zeroinitializer, {t} %a, i32 {lane}\n  \
             %y = insertelement {v} {ones}, {t} %b, i32 {lane}\n"
        );
        let mut push = |name: String, ret: Ty, inst: String| {
            let r = ret.text();
            let body = format!("{open}  %v = {inst}\n  %r = extractelement <{n} x {r}> %v, i32 {lane}\n  ret {r} %r");
            all.push(case(format!("{name}.v{n}{t}"), &[ty, ty], ret, &body));
        };
        for op in operations() {
            for flags in flags(op) {
                let inst = format!("{} {flags}{v} %x, %y", op.keyword());
                push(format!("{}{}", op.keyword(), word(flags)), ty, inst);
            }
        }
        for pred in IcmpPred::ALL {
            push(format!("icmp.{}", pred.keyword()), Ty::Int(1), format!("icmp {} {v} %x, %y", pred.keyword()));
        }
        for to in [Ty::Int(1), Ty::Int(64), Ty::Int(128)] {
            push(format!("trunc.{}", to.text()), to, format!("trunc {v} %x to <{n} x {}>", to.text()));
        }
        for (op, to) in [("zext", Ty::Int(300)), ("sext", Ty::Int(320))] {
            push(format!("{op}.{}", to.text()), to, format!("{op} {v} %x to <{n} x {}>", to.text()));
        }
        for (op, to) in [("sitofp", FLOATS[3]), ("uitofp", FLOATS[2])] {
            push(format!("{op}.{}", to.text()), to, format!("{op} {v} %x to <{n} x {}>", to.text()));
        }
        let mut whole = |name: &str, body: String| {
            all.push(case(format!("{name}.v{n}{t}"), &[ty, ty], ty, &format!("{open}{body}  ret {t} %r")));
        };
        whole(
            "select",
            format!(
                "  %c = icmp slt {v} %x, %y\n  %s = select <{n} x i1> %c, {v} %x, {v} %y\n  \
                 %r = extractelement {v} %s, i32 {lane}\n"
            ),
        );
        whole(
            "memory",
            format!(
                "  %s = alloca {v}\n  store {v} %y, ptr %s\n  store {v} %y, ptr @cell, align 8\n  \
                 %z = load {v}, ptr %s\n  %w = add {v} %z, %x\n  %r = extractelement {v} %w, i32 {lane}\n"
            ),
        );
        whole(
            "index",
            format!(
                "  %i = trunc {t} %a to i32\n  %j = urem i32 %i, {n}\n  %k = insertelement {v} %y, {t} %a, i32 %j\n  \
                 %m = sub i32 {lane}, %j\n  %r = extractelement {v} %k, i32 %m\n"
            ),
        );
        let mask: Vec<String> = (0..n).rev().map(|m| format!("i32 {}", if m == 0 { n } else { m })).collect();
        whole(
            "shuffle",
            format!(
                "  %s = shufflevector {v} %x, {v} %y, <{n} x i32> <{}>\n  %r = extractelement {v} %s, i32 0\n",
                mask.join(", ")
            ),
        );
        for name in ["add", "xor", "mul", "smax", "umin"] {
            let full = format!("llvm.vector.reduce.{name}.v{n}{t}");
            whole(&format!("reduce.{name}"), format!("  %r = call {t} @{full}({v} %y)\n"));
        }
        let last = all.last_mut().expect("they were just pushed");
        for name in ["add", "xor", "mul", "smax", "umin"] {
            last.text += &format!("declare {t} @llvm.vector.reduce.{name}.v{n}{t}({v})\n");
        }
        let body = format!(
            "{open}  %p = call {{ {v}, <{n} x i1> }} @llvm.smul.with.overflow.v{n}{t}({v} %x, {v} %y)\n  \
             %q = extractvalue {{ {v}, <{n} x i1> }} %p, 0\n  %o = extractvalue {{ {v}, <{n} x i1> }} %p, 1\n  \
             %u = extractelement {v} %q, i32 {lane}\n  %w = extractelement <{n} x i1> %o, i32 {lane}\n  \
             %s = sext i1 %w to {t}\n  %r = xor {t} %u, %s\n  ret {t} %r"
        );
        let mut over = case(format!("smul.overflow.v{n}{t}"), &[ty, ty], ty, &body);
        over.text += &format!("declare {{ {v}, <{n} x i1> }} @llvm.smul.with.overflow.v{n}{t}({v}, {v})\n");
        all.push(over);
        let body = format!(
            "{open}  %p = call {v} @llvm.umax.v{n}{t}({v} %x, {v} %y)\n  %q = call {v} @llvm.ctpop.v{n}{t}({v} %p)\n  \
             %r = extractelement {v} %q, i32 {lane}\n  ret {t} %r"
        );
        let mut calls = case(format!("calls.v{n}{t}"), &[ty, ty], ty, &body);
        calls.text += &format!("declare {v} @llvm.umax.v{n}{t}({v}, {v})\ndeclare {v} @llvm.ctpop.v{n}{t}({v})\n");
        all.push(calls);
    }
    all
}

/// Returns intrinsics. The declaration follows the first function that calls it.
pub fn intrinsics() -> Vec<Case> {
    let mut all: Vec<Case> = Vec::new();
    for width in widths() {
        let (ty, t) = (Ty::Int(width), format!("i{width}"));
        let mut push = |name: &str, operands: usize, extra: &str| {
            let names: Vec<String> = ["a", "b", "c"][..operands].iter().map(|n| format!("{t} %{n}")).collect();
            let types = vec![t.clone(); operands].join(", ") + if extra.is_empty() { "" } else { ", i1" };
            let strict = extra.ends_with("true");
            let inst = format!("call {t} @llvm.{name}.{t}({}{extra})", names.join(", "));
            let name_of = format!("{name}{}.{t}", if strict { ".poison" } else { "" });
            let mut case = result(name_of, &vec![ty; operands], ty, &inst);
            if !strict {
                case.text += &format!("declare {t} @llvm.{name}.{t}({types})\n");
            }
            all.push(case);
        };
        for name in
            ["smax", "smin", "umax", "umin", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "sshl.sat", "ushl.sat"]
        {
            push(name, 2, "");
        }
        ["ctpop", "bitreverse"].iter().for_each(|name| push(name, 1, ""));
        for name in ["abs", "ctlz", "cttz"] {
            push(name, 1, ", i1 false");
            push(name, 1, ", i1 true");
        }
        if width % 16 == 0 {
            push("bswap", 1, "");
        }
        if width.is_power_of_two() {
            ["fshl", "fshr"].iter().for_each(|name| push(name, 3, ""));
        }
        for (name, to) in [("scmp", Ty::Int(2)), ("ucmp", Ty::Int(8)), ("scmp", Ty::Int(32)), ("ucmp", Ty::Int(200))] {
            let r = to.text();
            let inst = format!("call {r} @llvm.{name}.{r}.{t}({t} %a, {t} %b)");
            let mut case = result(format!("{name}.{r}.{t}"), &[ty, ty], to, &inst);
            case.text += &format!("declare {r} @llvm.{name}.{r}.{t}({t}, {t})\n");
            all.push(case);
        }
        for name in ["sadd", "uadd", "ssub", "usub", "smul", "umul"] {
            let declare = format!("declare {{ {t}, i1 }} @llvm.{name}.with.overflow.{t}({t}, {t})\n");
            for (part, ret) in [(0, ty), (1, Ty::Int(1))] {
                let body = format!(
                    "  %x = call {{ {t}, i1 }} @llvm.{name}.with.overflow.{t}({t} %a, {t} %b)\n  \
                     %r = extractvalue {{ {t}, i1 }} %x, {part}\n  ret {} %r",
                    ret.text()
                );
                let mut case = case(format!("{name}.overflow{part}.{t}"), &[ty, ty], ret, &body);
                if part == 0 {
                    case.text += &declare;
                }
                all.push(case);
            }
        }
    }
    all
}

/// Returns operations for which LLVM 22 generates no code: saturating conversions to integers, and funnel
/// shifts of widths that are not a power of two.
pub fn without_llvm_codegen() -> Vec<Case> {
    let mut all = Vec::new();
    for width in widths().filter(|width| !width.is_power_of_two()) {
        let (ty, t) = (Ty::Int(width), format!("i{width}"));
        for name in ["fshl", "fshr"] {
            let inst = format!("call {t} @llvm.{name}.{t}({t} %a, {t} %b, {t} %c)");
            let mut case = result(format!("{name}.{t}"), &[ty; 3], ty, &inst);
            case.text += &format!("declare {t} @llvm.{name}.{t}({t}, {t}, {t})\n");
            all.push(case);
        }
    }
    for (width, from) in widths().flat_map(|width| FLOATS.map(|from| (width, from))) {
        for name in ["fptosi.sat", "fptoui.sat"] {
            let (t, f) = (format!("i{width}"), from.text());
            let full = format!("llvm.{name}.{t}.{}", from.suffix());
            let inst = format!("call {t} @{full}({f} %a)");
            let mut case = result(format!("{name}.{t}.{f}"), &[from], Ty::Int(width), &inst);
            case.text += &format!("declare {t} @{full}({f})\n");
            all.push(case);
        }
    }
    all
}
