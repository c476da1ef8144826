//! Computing operations: arithmetic, comparisons, conversions, intrinsics, reductions.

use super::module::{Module, Numbers, Shape, Sink, literal};
use crate::operations::values::Ty;
use llvmlite_jit::ir::inst::{BinaryOp, FcmpPred, IcmpPred};

/// Widths of cast results.
const WIDTHS: [u32; 7] = [1, 7, 8, 16, 32, 64, 128];

/// Adds operands for which operations are defined: divisors, shift amounts, and numbers that satisfy flags.
fn integer_operands(m: &mut Module, width: u32) {
    let shape = m.shape;
    let most = 1u64 << (width - 1).min(62);
    // Neither 0 nor -1, except for i1, which has no other value.
    m.values("D", shape, |n| if width == 1 { 1 } else { 1 + u128::from(n.below(most - 1).min(n.below(most - 1))) });
    m.values("S", shape, |n| u128::from(n.below(u64::from(width))));
    // %P * %Q, %P - %Q and %P << 1 do not overflow.
    let half = width.saturating_sub(2) / 2;
    m.values("P", shape, |n| if width == 1 { 0 } else { (1 << half) + u128::from(n.below(1 << half)) });
    m.values("Q", shape, |n| u128::from(n.below(1 << half)));
    m.values("E", shape, |n| if width == 1 { 0 } else { u128::from(n.below(2)) });
    // Multiples of 4, and numbers that divide them and share no bits with them.
    let quarter = 1u64 << width.saturating_sub(3).min(60);
    m.values("X", shape, |n| if width < 4 { 0 } else { u128::from(n.below(quarter)) * 4 });
    m.values("Y", shape, |n| if width < 4 { 1 } else { 1 + u128::from(n.below(2)) });
    m.values("Z", shape, |n| if width < 4 { 0 } else { 1 + u128::from(n.below(2)) });
}

/// Returns the operands of a binary operation.
fn operands(op: BinaryOp) -> (&'static str, &'static str) {
    use BinaryOp::*;
    match op {
        Udiv | Sdiv | Urem | Srem => ("%A", "%D"),
        Shl | Lshr | Ashr => ("%A", "%S"),
        _ => ("%A", "%B"),
    }
}

pub fn integers(m: &mut Module, width: u32) {
    integer_operands(m, width);
    let (shape, text) = (m.shape, m.shape.text());
    for op in BinaryOp::ALL.iter().copied().filter(|o| !o.is_float()) {
        let (key, (a, b)) = (op.keyword(), operands(op));
        // The quotient of the minimum of i1 and -1 overflows.
        let a = if width == 1 && matches!(op, BinaryOp::Sdiv | BinaryOp::Srem) { "zeroinitializer" } else { a };
        m.add(key, shape, Sink::Exact, &format!("  %r = {key} {text} {a}, {b}"));
        let constant = constant(m, op, width);
        m.add(&format!("{key}.constant"), shape, Sink::Exact, &format!("  %r = {key} {text} {a}, {constant}"));
        let value = literal(shape.elem, if width == 1 { u128::from(!is_shift(op)) } else { 3 });
        m.add(
            &format!("{key}.splat"),
            shape,
            Sink::Exact,
            &format!("  %r = {key} {text} {a}, splat (i{width} {value})"),
        );
        if a == "%A" && !matches!(op, BinaryOp::Udiv | BinaryOp::Sdiv | BinaryOp::Urem | BinaryOp::Srem) {
            let left = any_constant(m, width);
            let b = if is_shift(op) { "%S" } else { "%B" };
            m.add(&format!("{key}.left"), shape, Sink::Exact, &format!("  %r = {key} {text} {left}, {b}"));
        }
    }
    for (op, flags, a, b) in [
        ("add", "nuw nsw", "%P", "%Q"),
        ("sub", "nuw", "%P", "%Q"),
        ("sub", "nsw", "%Q", "%P"),
        ("mul", "nuw nsw", "%P", "%Q"),
        ("shl", "nuw nsw", "%Q", "%E"),
        ("udiv", "exact", "%X", "%Y"),
        ("lshr", "exact", "%X", "%Z"),
        ("ashr", "exact", "%X", "%Z"),
        ("or", "disjoint", "%X", "%Z"),
    ] {
        let name = format!("{op}.{}", flags.replace(' ', "."));
        m.add(&name, shape, Sink::Exact, &format!("  %r = {op} {flags} {text} {a}, {b}"));
    }
    let bit = shape.of(Ty::Int(1));
    for pred in IcmpPred::ALL {
        let key = pred.keyword();
        m.add(&format!("icmp.{key}"), bit, Sink::Exact, &format!("  %r = icmp {key} {text} %A, %B"));
        let constant = any_constant(m, width);
        m.add(&format!("icmp.{key}.constant"), bit, Sink::Exact, &format!("  %r = icmp {key} {text} %A, {constant}"));
        m.add(&format!("icmp.{key}.samesign"), bit, Sink::Exact, &format!("  %r = icmp samesign {key} {text} %P, %Q"));
    }
    let select = format!("  %c = icmp slt {text} %A, %B\n  %r = select {} %c, {text} %C, {text} %A", bit.text());
    m.add("icmp.select", shape, Sink::Exact, &select);
    for to in WIDTHS.into_iter().filter(|w| *w != width) {
        let target = shape.of(Ty::Int(to));
        let t = target.text();
        if to < width {
            m.add(&format!("trunc.i{to}"), target, Sink::Exact, &format!("  %r = trunc {text} %A to {t}"));
            m.values(&format!("N{to}"), shape, |n| u128::from(n.below(1 << (to - 1).min(62))));
            m.add(
                &format!("trunc.nuw.nsw.i{to}"),
                target,
                Sink::Exact,
                &format!("  %r = trunc nuw nsw {text} %N{to} to {t}"),
            );
        } else {
            for op in ["zext", "sext"] {
                m.add(&format!("{op}.i{to}"), target, Sink::Exact, &format!("  %r = {op} {text} %A to {t}"));
            }
            m.add(&format!("zext.nneg.i{to}"), target, Sink::Exact, &format!("  %r = zext nneg {text} %Q to {t}"));
        }
    }
    for to in [Ty::Float, Ty::Double] {
        let target = shape.of(to);
        for op in ["sitofp", "uitofp"] {
            let body = format!("  %r = {op} {text} %A to {}", target.text());
            m.add(&format!("{op}.{}", to.text()), target, Sink::Exact, &body);
        }
        let body = format!("  %r = uitofp nneg {text} %Q to {}", target.text());
        m.add(&format!("uitofp.nneg.{}", to.text()), target, Sink::Exact, &body);
    }
    let pointers = shape.of(Ty::Ptr);
    m.add("inttoptr", pointers, Sink::Exact, &format!("  %r = inttoptr {text} %A to {}", pointers.text()));
    integer_intrinsics(m, width);
}

fn is_shift(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr)
}

/// Returns a constant of arbitrary values.
fn any_constant(m: &mut Module, width: u32) -> String {
    let edges = crate::operations::values::integers(width);
    let values: Vec<u128> = (0..m.shape.count()).map(|_| edges[m.numbers.below(edges.len() as u64) as usize]).collect();
    m.shape.constant(&values)
}

/// Returns a constant that is valid as the right operand of an operation.
fn constant(m: &mut Module, op: BinaryOp, width: u32) -> String {
    if !is_shift(op) && !matches!(op, BinaryOp::Udiv | BinaryOp::Sdiv | BinaryOp::Urem | BinaryOp::Srem) {
        return any_constant(m, width);
    }
    let values: Vec<u128> = (0..m.shape.count())
        .map(|_| match is_shift(op) {
            true => u128::from(m.numbers.below(u64::from(width))),
            false if width == 1 => 1,
            false => 1 + u128::from(m.numbers.below((1 << (width - 1).min(62)) - 1)),
        })
        .collect();
    m.shape.constant(&values)
}

fn integer_intrinsics(m: &mut Module, width: u32) {
    let (shape, text, suffix) = (m.shape, m.shape.text(), m.shape.suffix());
    let unary: &[(&str, &str)] = &[
        ("ctpop", ""),
        ("bitreverse", ""),
        ("bswap", ""),
        ("ctlz", ", i1 false"),
        ("cttz", ", i1 false"),
        ("abs", ", i1 false"),
    ];
    for (name, extra) in unary.iter().filter(|(name, _)| *name != "bswap" || width.is_multiple_of(16)) {
        let flag = if extra.is_empty() { "" } else { ", i1" };
        m.declare(format!("declare {text} @llvm.{name}.{suffix}({text}{flag})"));
        m.add(name, shape, Sink::Exact, &format!("  %r = call {text} @llvm.{name}.{suffix}({text} %A{extra})"));
    }
    for name in ["smax", "smin", "umax", "umin", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat", "sshl.sat", "ushl.sat"]
    {
        let b = if name.contains("shl") { "%S" } else { "%B" };
        m.declare(format!("declare {text} @llvm.{name}.{suffix}({text}, {text})"));
        m.add(name, shape, Sink::Exact, &format!("  %r = call {text} @llvm.{name}.{suffix}({text} %A, {text} {b})"));
    }
    for name in ["fshl", "fshr"] {
        m.declare(format!("declare {text} @llvm.{name}.{suffix}({text}, {text}, {text})"));
        for (end, amount) in [("", "%C"), (".same", "%S")] {
            let second = if end.is_empty() { "%B" } else { "%A" };
            let body = format!("  %r = call {text} @llvm.{name}.{suffix}({text} %A, {text} {second}, {text} {amount})");
            m.add(&format!("{name}{end}"), shape, Sink::Exact, &body);
        }
    }
    let bit = shape.of(Ty::Int(1));
    for name in ["sadd", "uadd", "ssub", "usub", "smul", "umul"] {
        let pair = format!("{{ {text}, {} }}", bit.text());
        m.declare(format!("declare {pair} @llvm.{name}.with.overflow.{suffix}({text}, {text})"));
        for (part, ret) in [(0, shape), (1, bit)] {
            let body = format!(
                "  %x = call {pair} @llvm.{name}.with.overflow.{suffix}({text} %A, {text} %B)\n  \
                 %r = extractvalue {pair} %x, {part}"
            );
            m.add(&format!("{name}.overflow{part}"), ret, Sink::Exact, &body);
        }
    }
    if width > 1 {
        for name in ["scmp", "ucmp"] {
            let target = shape.of(Ty::Int(8));
            let (t, s) = (target.text(), target.suffix());
            m.declare(format!("declare {t} @llvm.{name}.{s}.{suffix}({text}, {text})"));
            m.add(
                name,
                target,
                Sink::Exact,
                &format!("  %r = call {t} @llvm.{name}.{s}.{suffix}({text} %A, {text} %B)"),
            );
        }
    }
    let elem = shape.elem.text();
    for name in ["add", "mul", "and", "or", "xor", "smin", "smax", "umin", "umax"] {
        m.declare(format!("declare {elem} @llvm.vector.reduce.{name}.{suffix}({text})"));
        let body = format!("  %r = call {elem} @llvm.vector.reduce.{name}.{suffix}({text} %A)");
        m.add(&format!("reduce.{name}"), Shape::scalar(shape.elem), Sink::Exact, &body);
    }
}

pub fn floats(m: &mut Module) {
    let (shape, text, elem) = (m.shape, m.shape.text(), m.shape.elem);
    let edges = elem.edges();
    let any_constant = |m: &mut Module| {
        let values: Vec<u128> =
            (0..shape.count()).map(|_| edges[m.numbers.below(edges.len() as u64) as usize]).collect();
        shape.constant(&values)
    };
    for op in BinaryOp::ALL.iter().filter(|o| o.is_float()) {
        let key = op.keyword();
        m.add(key, shape, Sink::Nans, &format!("  %r = {key} {text} %A, %B"));
        m.add(&format!("{key}.flags"), shape, Sink::Nans, &format!("  %r = {key} contract afn {text} %A, %B"));
        let constant = any_constant(m);
        m.add(&format!("{key}.constant"), shape, Sink::Nans, &format!("  %r = {key} {text} %A, {constant}"));
        let one = if elem == Ty::Float { "1.5" } else { "2.5" };
        m.add(
            &format!("{key}.splat"),
            shape,
            Sink::Nans,
            &format!("  %r = {key} {text} splat ({} {one}), %B", elem.text()),
        );
    }
    m.add("fneg", shape, Sink::Exact, &format!("  %r = fneg {text} %A"));
    let bit = shape.of(Ty::Int(1));
    for pred in FcmpPred::ALL {
        let key = pred.keyword();
        m.add(&format!("fcmp.{key}"), bit, Sink::Exact, &format!("  %r = fcmp {key} {text} %A, %B"));
        let constant = any_constant(m);
        m.add(&format!("fcmp.{key}.constant"), bit, Sink::Exact, &format!("  %r = fcmp {key} {text} %A, {constant}"));
        let body = format!("  %c = fcmp {key} {text} %A, %B\n  %r = select {} %c, {text} %C, {text} %A", bit.text());
        m.add(&format!("fcmp.{key}.select"), shape, Sink::Exact, &body);
    }
    let (other, op) = if elem == Ty::Float { (Ty::Double, "fpext") } else { (Ty::Float, "fptrunc") };
    let target = shape.of(other);
    m.add(op, target, Sink::Nans, &format!("  %r = {op} {text} %A to {}", target.text()));
    for width in WIDTHS {
        let target = shape.of(Ty::Int(width));
        let t = target.text();
        for (op, signed) in [("fptosi", true), ("fptoui", false)] {
            let name = format!("T{}{width}", if signed { "s" } else { "u" });
            m.values(&name, shape, |n| bits(elem, within(n, elem, width, signed)));
            m.add(&format!("{op}.i{width}"), target, Sink::Exact, &format!("  %r = {op} {text} %{name} to {t}"));
            let sat = format!("llvm.{op}.sat.{}.{}", target.suffix(), shape.suffix());
            m.declare(format!("declare {t} @{sat}({text})"));
            m.add(&format!("{op}.sat.i{width}"), target, Sink::Exact, &format!("  %r = call {t} @{sat}({text} %A)"));
        }
    }
    float_intrinsics(m);
}

/// Returns a number that fits an integer of this width when it is truncated.
fn within(n: &mut Numbers, elem: Ty, width: u32, signed: bool) -> f64 {
    let digits = if elem == Ty::Float { 24 } else { 53 };
    let room = if signed { width - 1 } else { width };
    let exponent = n.below(u64::from(room) + 1) as i32;
    let fraction = (n.next() >> (64 - digits)) as f64 / 2f64.powi(digits);
    let number = fraction * 2f64.powi(exponent);
    if signed && n.below(2) == 0 { -number } else { number }
}

fn bits(elem: Ty, value: f64) -> u128 {
    match elem {
        Ty::Float => (value as f32).to_bits().into(),
        _ => value.to_bits().into(),
    }
}

fn float_intrinsics(m: &mut Module) {
    let (shape, text, suffix) = (m.shape, m.shape.text(), m.shape.suffix());
    let elem = shape.elem.text();
    let mut call = |name: &str, operands: &[&str], sink: Sink| {
        let types = vec![text.clone(); operands.len()].join(", ");
        m.declare(format!("declare {text} @llvm.{name}.{suffix}({types})"));
        let list: Vec<String> = operands.iter().map(|o| format!("{text} {o}")).collect();
        let body = format!("  %r = call {text} @llvm.{name}.{suffix}({})", list.join(", "));
        m.add(name, shape, sink, &body);
    };
    call("fabs", &["%A"], Sink::Exact);
    for name in ["sqrt", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "canonicalize"] {
        call(name, &["%A"], Sink::Nans);
    }
    call("copysign", &["%A", "%B"], Sink::Exact);
    for name in ["minimum", "maximum"] {
        call(name, &["%A", "%B"], Sink::Nans);
    }
    for name in ["minnum", "maxnum", "minimumnum", "maximumnum"] {
        call(name, &["%A", "%B"], Sink::Zeros);
    }
    call("fma", &["%A", "%B", "%C"], Sink::Nans);
    let bit = shape.of(Ty::Int(1)).text();
    m.declare(format!("declare {bit} @llvm.is.fpclass.{suffix}({text}, i32)"));
    let body = format!("  %r = call {bit} @llvm.is.fpclass.{suffix}({text} %A, i32 612)");
    m.add("is.fpclass", shape.of(Ty::Int(1)), Sink::Exact, &body);
    // Small numbers, so that the result is neither infinite nor a NaN.
    m.values("F", shape, |n| bits(shape.elem, (n.below(4096) as f64 - 2048.0) / 256.0));
    for (operand, end) in [("%F", ""), ("%A", ".edges")] {
        for name in ["fadd", "fmul"] {
            m.declare(format!("declare {elem} @llvm.vector.reduce.{name}.{suffix}({elem}, {text})"));
            let body = format!("  %r = call {elem} @llvm.vector.reduce.{name}.{suffix}({elem} 1.5, {text} {operand})");
            m.add(&format!("reduce.{name}{end}"), Shape::scalar(shape.elem), Sink::Nans, &body);
        }
        for name in ["fmin", "fmax", "fminimum", "fmaximum"] {
            m.declare(format!("declare {elem} @llvm.vector.reduce.{name}.{suffix}({text})"));
            let body = format!("  %r = call {elem} @llvm.vector.reduce.{name}.{suffix}({text} {operand})");
            m.add(&format!("reduce.{name}{end}"), Shape::scalar(shape.elem), Sink::Zeros, &body);
        }
    }
}

pub fn pointers(m: &mut Module) {
    let (shape, text) = (m.shape, m.shape.text());
    let bit = shape.of(Ty::Int(1));
    for pred in IcmpPred::ALL {
        let key = pred.keyword();
        m.add(&format!("icmp.{key}"), bit, Sink::Exact, &format!("  %r = icmp {key} {text} %A, %B"));
        m.add(&format!("icmp.{key}.null"), bit, Sink::Exact, &format!("  %r = icmp {key} {text} %A, zeroinitializer"));
    }
    for width in WIDTHS {
        let target = shape.of(Ty::Int(width));
        let body = format!("  %r = ptrtoint {text} %A to {}", target.text());
        m.add(&format!("ptrtoint.i{width}"), target, Sink::Exact, &body);
        m.any(&format!("I{width}"), target);
        let body = format!("  %r = inttoptr {} %I{width} to {text}", target.text());
        m.add(&format!("inttoptr.i{width}"), shape, Sink::Exact, &body);
    }
    for width in [8, 32, 64] {
        let index = shape.of(Ty::Int(width)).text();
        m.add(
            &format!("gep.i{width}"),
            shape,
            Sink::Exact,
            &format!("  %r = getelementptr i32, {text} %A, {index} %I{width}"),
        );
        let body = format!("  %r = getelementptr {{ i8, [5 x i24] }}, {text} %A, {index} %I{width}, i32 1, i64 3");
        m.add(&format!("gep.struct.i{width}"), shape, Sink::Exact, &body);
        let body = format!(
            "  %base = inttoptr i64 4096 to ptr\n  %r = getelementptr [3 x i16], ptr %base, {index} %I{width}, i64 %row"
        );
        m.add(&format!("gep.splat.i{width}"), shape, Sink::Exact, &body);
    }
    m.add("gep.constant", shape, Sink::Exact, &format!("  %r = getelementptr i64, {text} %A, i64 -3"));
}
