//! The tested functions, generated from the keyword tables.

use super::reference::Op;
use super::values::{Agree, Ty, integers};
use llvmlite_jit::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
use llvmlite_jit::value::sign_extend;

/// Widths up to the machine's word.
pub const WIDTHS: &[u32] = &[1, 2, 3, 7, 8, 9, 15, 16, 17, 24, 31, 32, 33, 48, 63, 64];
/// Widths beyond the machine's word.
pub const WIDE: &[u32] = &[65, 96, 127, 128];
/// Widths that the machine does not support.
pub const ODD: &[u32] = &[1, 2, 3, 7, 9, 15, 17, 24, 31, 33, 48, 63, 65, 96, 127];

/// Floating-point formats.
pub const FLOATS: [Ty; 6] = [Ty::Half, Ty::BFloat, Ty::Float, Ty::Double, Ty::X86Fp80, Ty::Fp128];

/// A function with one operation on its parameters.
pub struct Case {
    pub name: String,
    /// Declared types of the parameters.
    pub params: Vec<Ty>,
    /// Types of the operands, if they differ from the parameters.
    pub edges: Vec<Ty>,
    pub ret: Ty,
    /// Required agreement of the results.
    pub agree: Agree,
    pub text: String,
    pub op: Op,
    /// Whether a few values suffice.
    pub few: bool,
}

/// Returns the definitions that the functions need.
pub fn prelude() -> &'static str {
    "@cell = global [4 x i64] zeroinitializer\n"
}

/// Creates a function from its body, in which `%a`, `%b`, `%c` are the parameters.
fn case(name: String, params: &[Ty], ret: Ty, op: Op, body: &str) -> Case {
    let list: Vec<String> = params.iter().zip(["a", "b", "c"]).map(|(t, n)| format!("{} %{n}", t.text())).collect();
    let text = format!("define {} @{name}({}) {{\n{body}\n}}\n", ret.text(), list.join(", "));
    Case { name, params: params.to_vec(), edges: Vec::new(), ret, agree: Agree::ButNans, text, op, few: false }
}

/// Creates a function from the instruction for `%r`, which it returns.
fn result(name: String, params: &[Ty], ret: Ty, op: Op, inst: &str) -> Case {
    case(name, params, ret, op, &format!("  %r = {inst}\n  ret {} %r", ret.text()))
}

fn integer_operations() -> impl Iterator<Item = BinaryOp> {
    BinaryOp::ALL.iter().copied().filter(|o| !o.is_float())
}

/// Returns the flags that an operation may have.
fn flags(op: BinaryOp) -> &'static [&'static str] {
    use BinaryOp::*;
    match op {
        Add | Sub | Mul | Shl => &["", "nuw ", "nsw ", "nuw nsw "],
        Udiv | Sdiv | Lshr | Ashr => &["", "exact "],
        Or => &["", "disjoint "],
        Fadd | Fsub | Fmul | Fdiv | Frem => &["", "nnan ninf ", "nsz arcp contract "],
        Urem | Srem | And | Xor => &[""],
    }
}

fn word(flags: &str) -> String {
    flags.trim_end().replace(' ', ".")
}

/// Returns every integer operation with every flag, on two parameters.
pub fn integer(widths: &[u32]) -> Vec<Case> {
    let mut all = Vec::new();
    for op in integer_operations() {
        for &width in widths {
            for flags in flags(op) {
                let (ty, key) = (Ty::Int(width), op.keyword());
                let name = format!("{key}{}.i{width}", word(flags));
                all.push(result(name, &[ty, ty], ty, Op::Binary(op, width), &format!("{key} {flags}i{width} %a, %b")));
            }
        }
    }
    all
}

/// Returns every integer operation with a constant on either side.
pub fn integer_by_constant(widths: &[u32]) -> Vec<Case> {
    let mut all = Vec::new();
    for op in integer_operations() {
        for &width in widths {
            for (n, bits) in integers(width).into_iter().enumerate() {
                let shift = matches!(op, BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr);
                if shift && bits >= u128::from(width) {
                    continue;
                }
                let (ty, key, constant) = (Ty::Int(width), op.keyword(), sign_extend(width, bits));
                let constant = if width == 1 { (bits == 1).to_string() } else { constant.to_string() };
                let right = Op::Right(op, width, bits);
                all.push(result(
                    format!("{key}.right{n}.i{width}"),
                    &[ty],
                    ty,
                    right,
                    &format!("{key} i{width} %a, {constant}"),
                ));
                if n % 3 == 0 {
                    let left = Op::Left(op, width, bits);
                    all.push(result(
                        format!("{key}.left{n}.i{width}"),
                        &[ty],
                        ty,
                        left,
                        &format!("{key} i{width} {constant}, %a"),
                    ));
                }
            }
        }
    }
    all
}

/// Returns the type from which an odd width is truncated: the machine type that holds it, so that no
/// extension clears the upper bits.
fn holder(width: u32) -> Ty {
    Ty::Int(if width > 64 { 128 } else { width.next_power_of_two().max(8) })
}

/// Returns operations on operands that have just been truncated: the upper bits of the register must have no effect.
pub fn truncated_integer(widths: &[u32]) -> Vec<Case> {
    let mut all = Vec::new();
    let mut push = |name: String, width: u32, ret: Ty, op: Op, insts: String| {
        let (ty, from) = (Ty::Int(width), holder(width));
        let from_text = from.text();
        let body = format!(
            "  %x = trunc {from_text} %a to i{width}\n  %y = trunc {from_text} %b to i{width}\n{insts}\n  ret {} %r",
            ret.text()
        );
        let mut case = case(name, &[from, from], ret, op, &body);
        case.edges = vec![ty, ty];
        all.push(case);
    };
    for &width in widths {
        let ty = Ty::Int(width);
        for op in integer_operations() {
            let key = op.keyword();
            let inst = format!("  %r = {key} i{width} %x, %y");
            push(format!("{key}.trunc.i{width}"), width, ty, Op::Binary(op, width), inst);
            // The extended result shows the upper bits that an operation leaves.
            let wide = holder(width);
            let (inst, to) = (format!("  %s = {key} i{width} %x, %y"), wide.text());
            for extend in [CastOp::Zext, CastOp::Sext].into_iter().filter(|_| wide != ty) {
                let e = extend.keyword();
                let insts = format!("{inst}\n  %r = {e} i{width} %s to {to}");
                push(format!("{key}.{e}.i{width}"), width, wide, Op::Extended(op, extend, width), insts);
            }
        }
        for pred in IcmpPred::ALL {
            let key = pred.keyword();
            let inst = format!("  %r = icmp {key} i{width} %x, %y");
            push(format!("icmp.{key}.trunc.i{width}"), width, Ty::Int(1), Op::Icmp(*pred, width), inst);
        }
    }
    all
}

/// Returns every predicate: as a value, as the condition of a branch and of a select, and with `samesign`.
pub fn comparisons(widths: &[u32]) -> Vec<Case> {
    let mut all = Vec::new();
    let types = widths.iter().map(|w| Ty::Int(*w)).chain([Ty::Ptr]);
    for ty in types {
        let text = ty.text();
        for pred in IcmpPred::ALL {
            let key = pred.keyword();
            let op = || match ty {
                Ty::Int(width) => Op::Icmp(*pred, width),
                _ => Op::Icmp(*pred, 64),
            };
            let (name, inst) = (format!("icmp.{key}.{text}"), format!("icmp {key} {text} %a, %b"));
            let bit = Ty::Int(1);
            all.push(result(name.clone(), &[ty, ty], bit, op(), &inst));
            all.push(case(name.clone() + ".br", &[ty, ty], bit, op(), &branch(&inst)));
            let select = format!("  %x = {inst}\n  %r = select i1 %x, i1 true, i1 false\n  ret i1 %r");
            all.push(case(name.clone() + ".select", &[ty, ty], bit, op(), &select));
            if let Ty::Int(_) = ty {
                let inst = format!("icmp samesign {key} {text} %a, %b");
                all.push(result(name.clone() + ".samesign", &[ty, ty], bit, op(), &inst));
            }
            if let Ty::Int(width) = ty {
                for (n, bits) in integers(width).into_iter().enumerate().step_by(2) {
                    let constant =
                        if width == 1 { (bits == 1).to_string() } else { sign_extend(width, bits).to_string() };
                    let inst = format!("icmp {key} {text} %a, {constant}");
                    all.push(result(format!("{name}.right{n}"), &[ty], bit, Op::IcmpRight(*pred, width, bits), &inst));
                }
            }
        }
    }
    all
}

fn branch(inst: &str) -> String {
    format!("  %x = {inst}\n  br i1 %x, label %yes, label %no\nyes:\n  ret i1 true\nno:\n  ret i1 false")
}

/// Returns arithmetic, negation and comparisons of all formats.
pub fn floating_point() -> Vec<Case> {
    let mut all = Vec::new();
    for ty in FLOATS {
        let text = ty.text();
        for op in BinaryOp::ALL.iter().filter(|o| o.is_float()) {
            for flags in flags(*op) {
                let key = op.keyword();
                let inst = format!("{key} {flags}{text} %a, %b");
                all.push(result(format!("{key}{}.{text}", word(flags)), &[ty, ty], ty, Op::Float(*op), &inst));
            }
        }
        let mut negated = result(format!("fneg.{text}"), &[ty], ty, Op::Fneg, &format!("fneg {text} %a"));
        negated.agree = Agree::Exactly;
        all.push(negated);
        for pred in FcmpPred::ALL {
            let key = pred.keyword();
            let (name, inst) = (format!("fcmp.{key}.{text}"), format!("fcmp {key} {text} %a, %b"));
            let (params, bit) = ([ty, ty], Ty::Int(1));
            all.push(result(name.clone(), &params, bit, Op::Fcmp(*pred), &inst));
            all.push(case(name.clone() + ".br", &params, bit, Op::Fcmp(*pred), &branch(&inst)));
            let select = format!("  %x = {inst}\n  %r = select i1 %x, {text} %a, {text} %b\n  ret {text} %r");
            let mut select = case(name.clone() + ".select", &params, ty, Op::Unknown, &select);
            select.agree = Agree::Exactly;
            all.push(select);
        }
    }
    all
}

/// Returns every conversion between all types that it accepts.
pub fn conversions(widths: &[u32]) -> Vec<Case> {
    let ints: Vec<Ty> = widths.iter().map(|w| Ty::Int(*w)).collect();
    let floats = FLOATS;
    let mut all = Vec::new();
    let pairs = |from: &[Ty], to: &[Ty]| -> Vec<(Ty, Ty)> {
        from.iter().flat_map(|f| to.iter().map(|t| (*f, *t)).collect::<Vec<_>>()).collect()
    };
    let bits = Ty::bits;
    for op in CastOp::ALL {
        let (list, flags): (Vec<(Ty, Ty)>, &[&str]) = match op {
            CastOp::Trunc => (pairs(&ints, &ints), &["", "nuw ", "nsw ", "nuw nsw "]),
            CastOp::Zext => (pairs(&ints, &ints), &["", "nneg "]),
            CastOp::Sext => (pairs(&ints, &ints), &[""]),
            CastOp::Fptrunc | CastOp::Fpext => (pairs(&floats, &floats), &[""]),
            CastOp::Fptoui | CastOp::Fptosi => (pairs(&floats, &ints), &[""]),
            CastOp::Uitofp => (pairs(&ints, &floats), &["", "nneg "]),
            CastOp::Sitofp => (pairs(&ints, &floats), &[""]),
            CastOp::Ptrtoint => (pairs(&[Ty::Ptr], &ints), &[""]),
            CastOp::Ptrtoaddr => (vec![(Ty::Ptr, Ty::Int(64))], &[""]),
            CastOp::Inttoptr => (pairs(&ints, &[Ty::Ptr]), &[""]),
            CastOp::Bitcast => {
                let mut list: Vec<_> = ints.iter().map(|t| (*t, *t)).collect();
                list.extend([(Ty::Float, Ty::Int(32)), (Ty::Int(32), Ty::Float), (Ty::Ptr, Ty::Ptr)]);
                list.extend([(Ty::Half, Ty::Int(16)), (Ty::Int(16), Ty::BFloat), (Ty::Half, Ty::BFloat)]);
                list.extend([(Ty::BFloat, Ty::Int(16)), (Ty::Int(16), Ty::Half), (Ty::BFloat, Ty::BFloat)]);
                list.extend([(Ty::X86Fp80, Ty::Int(80)), (Ty::Int(80), Ty::X86Fp80), (Ty::X86Fp80, Ty::X86Fp80)]);
                list.extend([(Ty::Fp128, Ty::Int(128)), (Ty::Int(128), Ty::Fp128), (Ty::Fp128, Ty::Fp128)]);
                list.extend([(Ty::Double, Ty::Int(64)), (Ty::Int(64), Ty::Double), (Ty::Float, Ty::Float)]);
                (list, &[""])
            }
            CastOp::Addrspacecast => {
                let body = "  %x = addrspacecast ptr %a to ptr addrspace(1)\n  %r = addrspacecast ptr addrspace(1) %x to ptr\n  ret ptr %r";
                all.push(case("addrspacecast.there.and.back".into(), &[Ty::Ptr], Ty::Ptr, Op::Unknown, body));
                continue;
            }
        };
        for (from, to) in list {
            let fits = match op {
                CastOp::Trunc | CastOp::Fptrunc => bits(from) > bits(to),
                CastOp::Zext | CastOp::Sext | CastOp::Fpext => bits(from) < bits(to),
                _ => true,
            };
            for flags in flags.iter().filter(|_| fits) {
                let (key, a, b) = (op.keyword(), from.text(), to.text());
                let name = format!("{key}{}.{a}.{b}", word(flags));
                let mut case =
                    result(name, &[from], to, Op::Cast(*op, from, to), &format!("{key} {flags}{a} %a to {b}"));
                if *op == CastOp::Bitcast {
                    case.agree = Agree::Exactly;
                }
                all.push(case);
            }
        }
    }
    all
}

/// Returns the same operations on one element of a vector: shapes that fill machine registers, and shapes that do not.
pub fn vectors() -> Vec<Case> {
    let ints = [(4, 32), (16, 8), (8, 16), (2, 64), (8, 32), (3, 24), (5, 7), (8, 1), (2, 128), (20, 16)];
    let floats = [(4, Ty::Float), (2, Ty::Double), (8, Ty::Float), (3, Ty::Double), (2, Ty::X86Fp80), (3, Ty::Fp128)];
    let mut all = Vec::new();
    // The operands are the last or the middle element; all other elements have 0 and 1.
    let mut push = |name: String, n: u32, ty: Ty, operands: usize, ret: Ty, op: Op, inst: &dyn Fn(&str) -> String| {
        let (t, r) = (ty.text(), ret.text());
        let (vector, lane) = (format!("<{n} x {t}>"), if n.is_multiple_of(2) { n - 1 } else { n / 2 });
        let one = if ty == Ty::Int(1) {
            "true"
        } else if matches!(ty, Ty::Int(_)) {
            "1"
        } else if ty == Ty::X86Fp80 {
            "0xK3FFF8000000000000000"
        } else if ty == Ty::Fp128 {
            "0xL00000000000000003FFF000000000000"
        } else {
            "1.0"
        };
        let ones: Vec<String> = (0..n).map(|_| format!("{t} {one}")).collect();
        let ones = format!("<{}>", ones.join(", "));
        let mut body = format!("  %x = insertelement {vector} zeroinitializer, {t} %a, i32 {lane}\n");
        if operands == 2 {
            body += &format!("  %y = insertelement {vector} {ones}, {t} %b, i32 {lane}\n");
        }
        body += &format!("  %v = {}\n", inst(&vector));
        body += &format!("  %r = extractelement <{n} x {r}> %v, i32 {lane}\n  ret {r} %r");
        all.push(case(name, &vec![ty; operands], ret, op, &body));
    };
    for (n, width) in ints {
        let (ty, bit) = (Ty::Int(width), Ty::Int(1));
        for op in integer_operations() {
            for flags in flags(op) {
                let (key, name) = (op.keyword(), format!("{}{}.v{n}i{width}", op.keyword(), word(flags)));
                let inst = |v: &str| format!("{key} {flags}{v} %x, %y");
                push(name, n, ty, 2, ty, Op::Binary(op, width), &inst);
            }
        }
        for pred in IcmpPred::ALL {
            let key = pred.keyword();
            let inst = |v: &str| format!("icmp {key} {v} %x, %y");
            push(format!("icmp.{key}.v{n}i{width}"), n, ty, 2, bit, Op::Icmp(*pred, width), &inst);
        }
        for to in [1, 8, 16, 32, 33, 64, 128] {
            let ops = match to.cmp(&width) {
                std::cmp::Ordering::Less => &[CastOp::Trunc][..],
                std::cmp::Ordering::Greater => &[CastOp::Zext, CastOp::Sext],
                std::cmp::Ordering::Equal => &[],
            };
            for op in ops {
                let (key, to) = (op.keyword(), Ty::Int(to));
                let inst = |v: &str| format!("{key} {v} %x to <{n} x {}>", to.text());
                push(format!("{key}.v{n}i{width}.{}", to.text()), n, ty, 1, to, Op::Cast(*op, ty, to), &inst);
            }
        }
    }
    for (n, ty) in floats {
        let t = ty.text();
        for op in BinaryOp::ALL.iter().filter(|o| o.is_float()) {
            let key = op.keyword();
            let inst = |v: &str| format!("{key} {v} %x, %y");
            push(format!("{key}.v{n}{t}"), n, ty, 2, ty, Op::Float(*op), &inst);
        }
        push(format!("fneg.v{n}{t}"), n, ty, 1, ty, Op::Fneg, &|v: &str| format!("fneg {v} %x"));
        for pred in FcmpPred::ALL {
            let key = pred.keyword();
            let inst = |v: &str| format!("fcmp {key} {v} %x, %y");
            push(format!("fcmp.{key}.v{n}{t}"), n, ty, 2, Ty::Int(1), Op::Fcmp(*pred), &inst);
        }
        for op in [CastOp::Fptosi, CastOp::Fptoui] {
            let (key, to) = (op.keyword(), Ty::Int(32));
            let inst = |v: &str| format!("{key} {v} %x to <{n} x i32>");
            push(format!("{key}.v{n}{t}"), n, ty, 1, to, Op::Cast(op, ty, to), &inst);
        }
    }
    all
}

/// Returns instructions that move values without computing: select, freeze, phi, switch, and store with load.
pub fn moves(widths: &[u32]) -> Vec<Case> {
    let mut all = Vec::new();
    for ty in widths.iter().map(|w| Ty::Int(*w)).chain(FLOATS).chain([Ty::Ptr]) {
        let t = ty.text();
        let bit = Ty::Int(1);
        let mut push = |name: &str, params: &[Ty], ret: Ty, op: Op, body: String| {
            let mut case = case(format!("{name}.{t}"), params, ret, op, &body);
            case.agree = Agree::Exactly;
            all.push(case);
        };
        let select = format!("  %r = select i1 %a, {t} %b, {t} %c\n  ret {t} %r");
        push("select", &[bit, ty, ty], ty, Op::Select, select);
        push("freeze", &[ty], ty, Op::First, format!("  %r = freeze {t} %a\n  ret {t} %r"));
        let phi = format!(
            "  br i1 %a, label %x, label %y\nx:\n  br label %z\ny:\n  br label %z\n\
             z:\n  %r = phi {t} [ %b, %x ], [ %c, %y ]\n  ret {t} %r"
        );
        push("phi", &[bit, ty, ty], ty, Op::Select, phi);
        // Two phis that swap their values: both must be read before either is written.
        let swap = format!(
            "  br label %x\nx:\n  %p = phi {t} [ %b, %0 ], [ %q, %x ]\n  %q = phi {t} [ %c, %0 ], [ %p, %x ]\n  \
             %n = phi i1 [ false, %0 ], [ true, %x ]\n  br i1 %n, label %y, label %x\n\
             y:\n  %r = select i1 %a, {t} %q, {t} %p\n  ret {t} %r"
        );
        push("swap", &[bit, ty, ty], ty, Op::Select, swap);
        let memory = format!(
            "  %s = alloca {t}\n  store {t} %a, ptr %s\n  store volatile {t} %a, ptr @cell, align 1\n  \
             %r = load volatile {t}, ptr %s\n  ret {t} %r"
        );
        push("memory", &[ty], ty, Op::First, memory);
        let global = format!("  store {t} %a, ptr @cell, align 8\n  %r = load {t}, ptr @cell, align 8\n  ret {t} %r");
        push("global", &[ty], ty, Op::First, global);
        let call = format!("  %r = call {t} @freeze.{t}({t} %a)\n  ret {t} %r");
        push("call", &[ty], ty, Op::First, call);
        if let Ty::Int(width) = ty {
            let mut cases = String::new();
            let mut blocks = String::new();
            for (n, bits) in integers(width).into_iter().enumerate() {
                let constant = if width == 1 { (bits == 1).to_string() } else { sign_extend(width, bits).to_string() };
                if n % 4 != 3 {
                    cases += &format!("    {t} {constant}, label %b{n}\n");
                    blocks += &format!("b{n}:\n  ret i32 {n}\n");
                }
            }
            let body = format!("  switch {t} %a, label %none [\n{cases}  ]\nnone:\n  ret i32 -1\n{blocks}");
            push("switch", &[ty], Ty::Int(32), Op::Switch(width), body);
            if width < 128 && width != holder_bits(width) {
                let from = holder(width).text();
                let body = format!(
                    "  %x = trunc {from} %a to {t}\n  switch {t} %x, label %none [\n{cases}  ]\nnone:\n  ret i32 -1\n{blocks}"
                );
                push("switch.trunc", &[holder(width)], Ty::Int(32), Op::Unknown, body);
                if let Some(last) = all.last_mut() {
                    last.edges = vec![ty];
                }
            }
        }
    }
    all
}

fn holder_bits(width: u32) -> u32 {
    match holder(width) {
        Ty::Int(bits) => bits,
        _ => width,
    }
}

/// Returns every operation, comparison and conversion once at every width, with a few values.
pub fn every_width() -> Vec<Case> {
    let widths: Vec<u32> = (1..=64).chain(WIDE.iter().copied()).filter(|w| !WIDTHS.contains(w)).collect();
    let mut all = Vec::new();
    for (n, &width) in widths.iter().enumerate() {
        let ty = Ty::Int(width);
        for op in integer_operations() {
            let key = op.keyword();
            let name = format!("{key}.i{width}");
            all.push(result(name, &[ty, ty], ty, Op::Binary(op, width), &format!("{key} i{width} %a, %b")));
        }
        for pred in IcmpPred::ALL {
            let key = pred.keyword();
            let inst = format!("icmp {key} i{width} %a, %b");
            all.push(result(format!("icmp.{key}.i{width}"), &[ty, ty], Ty::Int(1), Op::Icmp(*pred, width), &inst));
        }
        // To and from the next width, the machine's widths, and one of the formats in rotation.
        let next = widths[(n + 1) % widths.len()];
        for other in [Ty::Int(next), Ty::Int(64), Ty::Int(128), FLOATS[n % FLOATS.len()]] {
            for op in CastOp::ALL {
                for (from, to) in [(ty, other), (other, ty)] {
                    let fits = match (op, from, to) {
                        (CastOp::Trunc, Ty::Int(f), Ty::Int(t)) => f > t,
                        (CastOp::Zext | CastOp::Sext, Ty::Int(f), Ty::Int(t)) => f < t,
                        (CastOp::Sitofp | CastOp::Uitofp, Ty::Int(_), float)
                        | (CastOp::Fptosi | CastOp::Fptoui, float, Ty::Int(_)) => FLOATS.contains(&float),
                        _ => false,
                    };
                    let name = format!("{}.{}.{}", op.keyword(), from.text(), to.text());
                    if fits && !all.iter().any(|c: &Case| c.name == name) {
                        let inst = format!("{} {} %a to {}", op.keyword(), from.text(), to.text());
                        all.push(result(name, &[from], to, Op::Cast(*op, from, to), &inst));
                    }
                }
            }
        }
        let memory = format!(
            "  %s = alloca {{ i8, i{width} }}\n  %p = getelementptr {{ i8, i{width} }}, ptr %s, i64 0, i32 1\n  \
             store i{width} %a, ptr %p\n  %r = load i{width}, ptr %p\n  ret i{width} %r"
        );
        all.push(case(format!("memory.i{width}"), &[ty], ty, Op::First, &memory));
    }
    all.iter_mut().for_each(|c| c.few = true);
    all
}

/// Returns intrinsics on integers. The declaration precedes the first function that calls it.
pub fn integer_intrinsics(widths: &[u32]) -> Vec<Case> {
    let mut all: Vec<Case> = Vec::new();
    for &width in widths {
        let ty = Ty::Int(width);
        let mut push = |name: &str, operands: usize, extra: &str| {
            let t = ty.text();
            let names: Vec<String> = ["a", "b", "c"][..operands].iter().map(|n| format!("{t} %{n}")).collect();
            let types = vec![t.clone(); operands].join(", ") + if extra.is_empty() { "" } else { ", i1" };
            let inst = format!("call {t} @llvm.{name}.{t}({}{extra})", names.join(", "));
            let name_of = format!("{name}{}.{t}", if extra.ends_with("true") { ".poison" } else { "" });
            let mut case = result(name_of, &vec![ty; operands], ty, Op::Unknown, &inst);
            if !extra.ends_with("true") {
                case.text = format!("declare {t} @llvm.{name}.{t}({types})\n{}", case.text);
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
        ["fshl", "fshr"].iter().for_each(|name| push(name, 3, ""));
        let t = ty.text();
        for name in ["scmp", "ucmp"] {
            for to in [Ty::Int(2), Ty::Int(8), Ty::Int(32)] {
                let r = to.text();
                let inst = format!("call {r} @llvm.{name}.{r}.{t}({t} %a, {t} %b)");
                let mut case = result(format!("{name}.{r}.{t}"), &[ty, ty], to, Op::Unknown, &inst);
                case.text = format!("declare {r} @llvm.{name}.{r}.{t}({t}, {t})\n{}", case.text);
                all.push(case);
            }
        }
        for name in ["sadd", "uadd", "ssub", "usub", "smul", "umul"] {
            let declare = format!("declare {{ {t}, i1 }} @llvm.{name}.with.overflow.{t}({t}, {t})\n");
            for (part, ret) in [(0, ty), (1, Ty::Int(1))] {
                let body = format!(
                    "  %x = call {{ {t}, i1 }} @llvm.{name}.with.overflow.{t}({t} %a, {t} %b)\n  \
                     %r = extractvalue {{ {t}, i1 }} %x, {part}\n  ret {} %r",
                    ret.text()
                );
                let mut case = case(format!("{name}.overflow{part}.{t}"), &[ty, ty], ret, Op::Unknown, &body);
                if part == 0 {
                    case.text = format!("{declare}{}", case.text);
                }
                all.push(case);
            }
        }
        for from in FLOATS {
            for name in ["fptosi.sat", "fptoui.sat"] {
                let (f, full) = (from.text(), format!("llvm.{name}.{t}.{}", from.suffix()));
                let inst = format!("call {t} @{full}({f} %a)");
                let mut case = result(format!("{name}.{t}.{f}"), &[from], ty, Op::Unknown, &inst);
                case.text = format!("declare {t} @{full}({f})\n{}", case.text);
                all.push(case);
            }
        }
    }
    all
}

/// Returns intrinsics on floating point. Functions of libm are excluded.
pub fn float_intrinsics() -> Vec<Case> {
    let mut all: Vec<Case> = Vec::new();
    for ty in FLOATS {
        let (t, suffix) = (ty.text(), ty.suffix());
        let mut push = |name: &str, operands: usize| {
            let names: Vec<String> = ["a", "b", "c"][..operands].iter().map(|n| format!("{t} %{n}")).collect();
            let types = vec![t.clone(); operands].join(", ");
            let inst = format!("call {t} @llvm.{name}.{suffix}({})", names.join(", "));
            let mut case = result(format!("{name}.{t}"), &vec![ty; operands], ty, Op::Unknown, &inst);
            case.text = format!("declare {t} @llvm.{name}.{suffix}({types})\n{}", case.text);
            case.agree = match name {
                "minnum" | "maxnum" => Agree::ButNansAndZeros,
                "fabs" | "copysign" => Agree::Exactly,
                _ => Agree::ButNans,
            };
            all.push(case);
        };
        for name in
            ["fabs", "sqrt", "floor", "ceil", "trunc", "rint", "nearbyint", "roundeven", "round", "canonicalize"]
        {
            push(name, 1);
        }
        for name in ["copysign", "minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"] {
            push(name, 2);
        }
        push("fma", 3);
        for mask in (0..10).map(|n| 1u32 << n).chain([3, 0x1f8, 0x264, 1023]) {
            let inst = format!("call i1 @llvm.is.fpclass.{suffix}({t} %a, i32 {mask})");
            let mut case = result(format!("is.fpclass{mask}.{t}"), &[ty], Ty::Int(1), Op::Unknown, &inst);
            if mask == 1 {
                case.text = format!("declare i1 @llvm.is.fpclass.{suffix}({t}, i32)\n{}", case.text);
            }
            all.push(case);
        }
        for power in [-30, -1, 0, 3, 200, -2000, 2000] {
            let inst = format!("call {t} @llvm.ldexp.{suffix}.i32({t} %a, i32 {power})");
            let mut case = result(format!("ldexp{power}.{t}"), &[ty], ty, Op::Unknown, &inst);
            if power == -30 {
                case.text = format!("declare {t} @llvm.ldexp.{suffix}.i32({t}, i32)\n{}", case.text);
            }
            all.push(case);
        }
        for (name, second) in [("frexp", Ty::Int(32)), ("modf", ty)] {
            let (u, end) = (second.text(), if name == "frexp" { ".i32" } else { "" });
            let (full, pair) = (format!("llvm.{name}.{suffix}{end}"), format!("{{ {t}, {u} }}"));
            for (part, ret) in [(0, ty), (1, second)] {
                let body = format!(
                    "  %x = call {pair} @{full}({t} %a)\n  %r = extractvalue {pair} %x, {part}\n  ret {} %r",
                    ret.text()
                );
                let mut case = case(format!("{name}{part}.{t}"), &[ty], ret, Op::Unknown, &body);
                if part == 0 {
                    case.text = format!("declare {pair} @{full}({t})\n{}", case.text);
                }
                all.push(case);
            }
        }
        // Equal to the plain instructions, because of these metadata arguments.
        let words = "metadata !\"round.tonearest\", metadata !\"fpexcept.ignore\"";
        for op in BinaryOp::ALL.iter().filter(|o| o.is_float()) {
            let full = format!("llvm.experimental.constrained.{}.{suffix}", op.keyword());
            let inst = format!("call {t} @{full}({t} %a, {t} %b, {words})");
            let name = format!("constrained.{}.{t}", op.keyword());
            let mut case = result(name, &[ty, ty], ty, Op::Float(*op), &inst);
            case.text = format!("declare {t} @{full}({t}, {t}, metadata, metadata)\n{}", case.text);
            all.push(case);
        }
    }
    all
}
