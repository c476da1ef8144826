//! Operations that move values without computing: select, elements, shuffles, bitcasts, memory, calls.

use super::module::{Module, Shape, Sink, literal};
use crate::operations::values::Ty;

/// Element types for bitcasts.
const ELEMENTS: [Ty; 9] =
    [Ty::Int(1), Ty::Int(7), Ty::Int(8), Ty::Int(16), Ty::Int(32), Ty::Int(64), Ty::Int(128), Ty::Float, Ty::Double];

pub fn all(m: &mut Module) {
    values(m);
    elements(m);
    shuffles(m);
    rearranged(m);
    if m.shape.elem != Ty::Ptr {
        regroup(m);
    }
    memory(m);
    if m.shape.elem.bits().is_multiple_of(8) {
        masked(m);
    }
}

fn values(m: &mut Module) {
    let (shape, text) = (m.shape, m.shape.text());
    let bits = shape.of(Ty::Int(1)).text();
    m.add("select.vector", shape, Sink::Exact, &format!("  %r = select {bits} %M, {text} %A, {text} %B"));
    let bit = "  %c = trunc i64 %row to i1\n";
    m.add("select.scalar", shape, Sink::Exact, &format!("{bit}  %r = select i1 %c, {text} %A, {text} %B"));
    let mask: Vec<u128> = (0..shape.count()).map(|_| m.numbers.wide() & 1).collect();
    let mask = shape.of(Ty::Int(1)).constant(&mask);
    m.add("select.constant", shape, Sink::Exact, &format!("  %r = select {bits} {mask}, {text} %A, {text} %B"));
    let body = format!("  %r = select {bits} %M, {text} %A, {text} zeroinitializer");
    m.add("select.zero", shape, Sink::Exact, &body);
    m.add("freeze", shape, Sink::Exact, &format!("  %r = freeze {text} %A"));
    let body = format!(
        "{bit}  br i1 %c, label %x, label %y\nx:\n  br label %z\ny:\n  br label %z\nz:\n  %r = phi {text} [ %A, %x ], [ %B, %y ]"
    );
    m.add("phi", shape, Sink::Exact, &body);
    let body = format!(
        "  br label %x\nx:\n  %p = phi {text} [ %A, %entry ], [ %q, %x ]\n  %q = phi {text} [ %B, %entry ], [ %p, %x ]\n  \
         %n = phi i64 [ 0, %entry ], [ %k, %x ]\n  %k = add i64 %n, 1\n  %more = icmp ult i64 %n, %row\n  \
         br i1 %more, label %x, label %y\ny:\n  %r = select {bits} %M, {text} %p, {text} %q"
    );
    m.add("phi.exchanged", shape, Sink::Exact, &body);
    m.beside(&format!(
        "define {text} @second({text} %a, i32 %x, {text} %b, double %y) noinline {{\n  ret {text} %b\n}}\n\
         define {{ {text}, i8, {text} }} @both({text} %a, {text} %b) noinline {{\n  \
         %x = insertvalue {{ {text}, i8, {text} }} poison, {text} %b, 0\n  \
         %y = insertvalue {{ {text}, i8, {text} }} %x, i8 1, 1\n  \
         %z = insertvalue {{ {text}, i8, {text} }} %y, {text} %a, 2\n  ret {{ {text}, i8, {text} }} %z\n}}\n"
    ));
    let body = format!("  %r = call {text} @second({text} %B, i32 1, {text} %A, double 2.0)");
    m.add("call", shape, Sink::Exact, &body);
    let body = format!("  %f = freeze ptr @second\n  %r = call {text} %f({text} %B, i32 1, {text} %A, double 2.0)");
    m.add("call.pointer", shape, Sink::Exact, &body);
    let pair = format!("{{ {text}, i8, {text} }}");
    for part in [0, 2] {
        let body = format!("  %x = call {pair} @both({text} %A, {text} %B)\n  %r = extractvalue {pair} %x, {part}");
        m.add(&format!("call.struct{part}"), shape, Sink::Exact, &body);
    }
    let array = format!("[2 x {text}]");
    let body = format!(
        "  %x = insertvalue {array} undef, {text} %A, 1\n  %y = insertvalue {array} %x, {text} %B, 0\n  \
         %s = alloca {array}\n  store {array} %y, ptr %s\n  %z = load {array}, ptr %s\n  %r = extractvalue {array} %z, 1"
    );
    m.add("array", shape, Sink::Exact, &body);
}

fn elements(m: &mut Module) {
    let (shape, text, n) = (m.shape, m.shape.text(), m.shape.count());
    let (elem, scalar) = (shape.elem.text(), Shape::scalar(shape.elem));
    for at in [0, n / 2, n - 1] {
        m.add(&format!("extract.{at}"), scalar, Sink::Exact, &format!("  %r = extractelement {text} %A, i32 {at}"));
        let body =
            format!("  %x = extractelement {text} %B, i64 {at}\n  %r = insertelement {text} %A, {elem} %x, i8 {at}");
        m.add(&format!("insert.{at}"), shape, Sink::Exact, &body);
    }
    let index = format!("  %i = mul i64 %row, 7\n  %j = urem i64 %i, {n}\n");
    m.add("extract.variable", scalar, Sink::Exact, &format!("{index}  %r = extractelement {text} %A, i64 %j"));
    let body = format!("{index}  %k = trunc i64 %j to i7\n  %r = extractelement {text} %A, i7 %k");
    m.add("extract.variable.i7", scalar, Sink::Exact, &body);
    let value = format!("  %x = extractelement {text} %B, i64 {}\n", n - 1);
    let body = format!("{value}{index}  %r = insertelement {text} %A, {elem} %x, i64 %j");
    m.add("insert.variable", shape, Sink::Exact, &body);
    let body = format!(
        "{value}{index}  %y = insertelement {text} zeroinitializer, {elem} %x, i64 %j\n  \
         %r = insertelement {text} %y, {elem} %x, i32 0"
    );
    m.add("insert.into.constant", shape, Sink::Exact, &body);
    let values: Vec<u128> = (0..n).map(|_| constant_bits(m)).collect();
    let constant = shape.constant(&values);
    m.add(
        "extract.of.constant",
        scalar,
        Sink::Exact,
        &format!("{index}  %r = extractelement {text} {constant}, i64 %j"),
    );
    m.add("constant", shape, Sink::Exact, &format!("  %r = freeze {text} {constant}"));
    let one = literal(shape.elem, constant_bits(m));
    m.add("splat.constant", shape, Sink::Exact, &format!("  %r = freeze {text} splat ({elem} {one})"));
    let body = format!(
        "  %x = extractelement {text} %A, i64 0\n  %y = insertelement {text} poison, {elem} %x, i64 0\n  \
         %r = shufflevector {text} %y, {text} poison, <{n} x i32> zeroinitializer"
    );
    m.add("splat", shape, Sink::Exact, &body);
}

/// Returns bits for which the type has a constant in decimal notation.
fn constant_bits(m: &mut Module) -> u128 {
    let edges = m.shape.elem.edges();
    let n = m.numbers.below(edges.len() as u64) as usize;
    match m.shape.elem {
        // A float is written as a double, which preserves everything except NaNs.
        Ty::Float | Ty::Double => edges[n % 20],
        _ => edges[n],
    }
}

fn shuffles(m: &mut Module) {
    let (shape, text, n) = (m.shape, m.shape.text(), m.shape.count());
    let reverse: Vec<u32> = (0..n).rev().collect();
    let interleaved: Vec<u32> = (0..n).flat_map(|i| [i, i + n]).collect();
    let mut list = vec![
        ("reverse".to_string(), reverse),
        ("interleave".into(), interleaved),
        ("even".into(), (0..n).map(|i| 2 * i).collect()),
        ("joined".into(), (0..2 * n).collect()),
        ("behind".into(), (n / 2..n / 2 + n).collect()),
        ("first".into(), (0..n.div_ceil(2)).collect()),
        ("last".into(), (n / 2..n).collect()),
        ("blend".into(), (0..n).map(|i| if i % 3 == 0 { i } else { i + n }).collect()),
    ];
    for length in [1, n, n + 3, 16] {
        let mask = (0..length).map(|_| m.numbers.below(2 * u64::from(n)) as u32).collect();
        list.push((format!("random{length}"), mask));
    }
    list.dedup_by(|a, b| a.0 == b.0);
    for (name, mask) in &list {
        let to = Shape::vector(mask.len() as u32, shape.elem);
        let text_of = mask.iter().map(|i| format!("i32 {i}")).collect::<Vec<_>>().join(", ");
        let body = format!("  %r = shufflevector {text} %A, {text} %B, <{} x i32> <{text_of}>", mask.len());
        m.add(&format!("shuffle.{name}"), to, Sink::Exact, &body);
    }
    // Poison lanes, and another shuffle that uses none of them.
    for (name, word) in [("poison", "poison"), ("undef", "undef")] {
        let mask: Vec<Option<u32>> = (0..n)
            .map(|i| (i % 2 == 0 || m.numbers.below(3) == 0).then(|| m.numbers.below(2 * u64::from(n)) as u32))
            .collect();
        let defined: Vec<u32> = (0..n).filter(|i| mask[*i as usize].is_some()).collect();
        let second: Vec<String> = (0..n).map(|i| format!("i32 {}", defined[i as usize % defined.len()])).collect();
        let first: Vec<String> = mask.iter().map(|i| i.map_or(format!("i32 {word}"), |i| format!("i32 {i}"))).collect();
        let body = format!(
            "  %x = shufflevector {text} %A, {text} %B, <{n} x i32> <{}>\n  \
             %r = shufflevector {text} %x, {text} poison, <{n} x i32> <{}>",
            first.join(", "),
            second.join(", ")
        );
        m.add(&format!("shuffle.{name}"), shape, Sink::Exact, &body);
    }
}

/// Adds intrinsics that rearrange elements.
fn rearranged(m: &mut Module) {
    let (shape, text, suffix, n) = (m.shape, m.shape.text(), m.shape.suffix(), m.shape.count());
    m.declare(format!("declare {text} @llvm.vector.reverse.{suffix}({text})"));
    m.add(
        "vector.reverse",
        shape,
        Sink::Exact,
        &format!("  %r = call {text} @llvm.vector.reverse.{suffix}({text} %A)"),
    );
    m.declare(format!("declare {text} @llvm.vector.splice.{suffix}({text}, {text}, i32)"));
    for at in [0, i64::from(n / 2), -i64::from(n.div_ceil(2))] {
        let body = format!("  %r = call {text} @llvm.vector.splice.{suffix}({text} %A, {text} %B, i32 {at})");
        m.add(&format!("vector.splice.{at}"), shape, Sink::Exact, &body);
    }
    let parts = [1, 2, 3].into_iter().filter(|k| *k < n).chain([n]);
    for part in parts {
        let smaller = Shape::vector(part, shape.elem);
        let (s, t) = (smaller.suffix(), smaller.text());
        m.any(&format!("V{part}"), smaller);
        m.declare(format!("declare {t} @llvm.vector.extract.{s}.{suffix}({text}, i64)"));
        m.declare(format!("declare {text} @llvm.vector.insert.{suffix}.{s}({text}, {t}, i64)"));
        let at = (n / part - 1) * part;
        let body = format!("  %r = call {t} @llvm.vector.extract.{s}.{suffix}({text} %A, i64 {at})");
        m.add(&format!("vector.extract.{part}"), smaller, Sink::Exact, &body);
        let body = format!("  %r = call {text} @llvm.vector.insert.{suffix}.{s}({text} %A, {t} %V{part}, i64 {at})");
        m.add(&format!("vector.insert.{part}"), shape, Sink::Exact, &body);
    }
    let double = Shape::vector(2 * n, shape.elem);
    let (wide, long, pair) = (double.text(), double.suffix(), format!("{{ {text}, {text} }}"));
    m.declare(format!("declare {wide} @llvm.vector.interleave2.{long}({text}, {text})"));
    m.declare(format!("declare {pair} @llvm.vector.deinterleave2.{long}({wide})"));
    let body = format!("  %r = call {wide} @llvm.vector.interleave2.{long}({text} %A, {text} %B)");
    m.add("vector.interleave2", double, Sink::Exact, &body);
    m.any("H", double);
    for part in [0, 1] {
        let body = format!(
            "  %x = call {pair} @llvm.vector.deinterleave2.{long}({wide} %H)\n  %r = extractvalue {pair} %x, {part}"
        );
        m.add(&format!("vector.deinterleave2.{part}"), shape, Sink::Exact, &body);
    }
}

/// Adds bitcasts to other elements and to one integer.
fn regroup(m: &mut Module) {
    let (shape, text, bits) = (m.shape, m.shape.text(), m.shape.bits());
    let mut others: Vec<Shape> = ELEMENTS
        .into_iter()
        .filter(|e| bits % e.bits() == 0 && bits / e.bits() <= 128)
        .map(|e| Shape::vector(bits / e.bits(), e))
        .collect();
    if bits <= 128 {
        others.push(Shape::scalar(Ty::Int(bits)));
    }
    match bits {
        32 => others.push(Shape::scalar(Ty::Float)),
        64 => others.push(Shape::scalar(Ty::Double)),
        _ => {}
    }
    for other in others {
        let (to, name) = (other.text(), other.suffix());
        m.add(&format!("bitcast.{name}"), other, Sink::Exact, &format!("  %r = bitcast {text} %A to {to}"));
        if other.len.is_none() {
            // Through volatile memory, which hides the vector.
            let body = format!(
                "  %x = bitcast {text} %A to {to}\n  %s = alloca {to}\n  store volatile {to} %x, ptr %s\n  \
                 %y = load volatile {to}, ptr %s\n  %r = bitcast {to} %y to {text}"
            );
            m.add(&format!("bitcast.from.{name}"), shape, Sink::Exact, &body);
        }
    }
}

fn memory(m: &mut Module) {
    let (shape, text, n) = (m.shape, m.shape.text(), m.shape.count());
    let size = shape.bits().div_ceil(8);
    let body = format!("  %s = alloca {text}\n  store {text} %A, ptr %s\n  %r = load {text}, ptr %s");
    m.add("memory", shape, Sink::Exact, &body);
    let body = format!(
        "  %s = alloca [2100 x i8]\n  %p = getelementptr i8, ptr %s, i64 3\n  store volatile {text} %A, ptr %p, align 1\n  \
         %r = load volatile {text}, ptr %p, align 1"
    );
    m.add("memory.unaligned", shape, Sink::Exact, &body);
    let body = format!(
        "  %s = alloca [3 x {text}]\n  %p = getelementptr [3 x {text}], ptr %s, i64 0, i64 1\n  \
         %q = getelementptr {text}, ptr %p, i64 1\n  store {text} %A, ptr %q\n  store {text} %B, ptr %p\n  \
         %r = load {text}, ptr %q"
    );
    m.add("memory.array", shape, Sink::Exact, &body);
    let body = format!(
        "  %s = alloca {{ i8, {text}, i8 }}\n  store {{ i8, {text}, i8 }} zeroinitializer, ptr %s\n  \
         %p = getelementptr {{ i8, {text}, i8 }}, ptr %s, i64 0, i32 1\n  store {text} %A, ptr %p\n  \
         %q = getelementptr {{ i8, {text}, i8 }}, ptr %s, i64 0, i32 2\n  store i8 -1, ptr %q\n  %r = load {text}, ptr %p"
    );
    m.add("memory.struct", shape, Sink::Exact, &body);
    // The raw bytes. Padding bits in the last byte are unspecified.
    let rest = shape.bits() % 8;
    let tail = match rest {
        0 => String::new(),
        _ => format!(
            "\n  %q = getelementptr i8, ptr @out, i64 {}\n  %x = load i8, ptr %q\n  %y = and i8 %x, {}\n  store i8 %y, ptr %q",
            size - 1,
            (1 << rest) - 1
        ),
    };
    m.raw("store.bytes", size, true, &format!("  store {text} %A, ptr @out, align 1{tail}"));
    m.raw("store.zero", size, true, &format!("  store {text} zeroinitializer, ptr @out, align 64"));
    let values: Vec<u128> = (0..n).map(|_| constant_bits(m)).collect();
    let constant = shape.constant(&values);
    m.raw("store.constant", size, true, &format!("  store {text} {constant}, ptr @out{tail}"));
    m.beside(&format!("@vector = global {text} {constant}\n@vectors = global [2 x {text}] [{text} zeroinitializer, {text} {constant}]\n"));
    m.add("load.global", shape, Sink::Exact, &format!("  %r = load {text}, ptr @vector"));
    let body = format!("  %p = getelementptr {text}, ptr @vectors, i64 1\n  %r = load {text}, ptr %p");
    m.add("load.globals", shape, Sink::Exact, &body);
    if shape.elem != Ty::Ptr {
        // Bytes that were not stored as a vector. The padding bits must be zero.
        let words = size.div_ceil(8);
        let mut at = 0;
        m.values("W", Shape::vector(words, Ty::Int(64)), |numbers| {
            let above = (64 * (at % words + 1)).saturating_sub(shape.bits()).min(63);
            at += 1;
            u128::from(numbers.next() << above >> above)
        });
        let body =
            format!("  %at = getelementptr [{words} x i64], ptr @W, i64 %row\n  %r = load {text}, ptr %at, align 8");
        m.add("load.bytes", shape, Sink::Exact, &body);
    }
    let (bytes, elem) = (shape.elem.bits().is_multiple_of(8), shape.elem.text());
    if bytes {
        // Elements are adjacent in memory.
        let body = format!(
            "  %s = alloca {text}\n  store {text} %A, ptr %s\n  %p = getelementptr {elem}, ptr %s, i64 {}\n  \
             %q = getelementptr {text}, ptr %s, i64 0, i64 {}\n  %x = load {elem}, ptr %p\n  \
             %y = load {elem}, ptr %q\n  %z = insertelement {text} %B, {elem} %x, i32 0\n  \
             %r = insertelement {text} %z, {elem} %y, i32 {}",
            n - 1,
            n / 2,
            n - 1
        );
        m.add("memory.elements", shape, Sink::Exact, &body);
    }
}

/// Adds masked loads and stores.
fn masked(m: &mut Module) {
    let (shape, text, n) = (m.shape, m.shape.text(), m.shape.count());
    let (elem, bits, suffix) = (shape.elem.text(), shape.of(Ty::Int(1)).text(), shape.suffix());
    let (size, pointers) = (shape.elem.bits() / 8, shape.of(Ty::Ptr).text());
    let (bytes, twice) = (n * size, 2 * n * size);
    for declaration in [
        format!("{text} @llvm.masked.load.{suffix}.p0(ptr, i32, {bits}, {text})"),
        format!("void @llvm.masked.store.{suffix}.p0({text}, ptr, i32, {bits})"),
        format!("{text} @llvm.masked.gather.{suffix}.v{n}p0({pointers}, i32, {bits}, {text})"),
        format!("void @llvm.masked.scatter.{suffix}.v{n}p0({text}, {pointers}, i32, {bits})"),
        format!("{text} @llvm.masked.expandload.{suffix}(ptr, {bits}, {text})"),
        format!("void @llvm.masked.compressstore.{suffix}({text}, ptr, {bits})"),
    ] {
        m.declare(format!("declare {declaration}"));
    }
    let start = format!("  store {text} %B, ptr @out, align 1\n");
    let load = |align: u32, mask: &str| {
        format!(
            "{start}  %r = call {text} @llvm.masked.load.{suffix}.p0(ptr @out, i32 {align}, {bits} {mask}, {text} %A)"
        )
    };
    m.add("masked.load", shape, Sink::Exact, &load(size, "%M"));
    m.add("masked.load.1", shape, Sink::Exact, &load(1, "%M"));
    let some: Vec<u128> = (0..n).map(|_| m.numbers.wide() & 1).collect();
    let constant = shape.of(Ty::Int(1)).constant(&some);
    m.add("masked.load.constant", shape, Sink::Exact, &load(size, &constant));
    m.add("masked.load.all", shape, Sink::Exact, &load(size, "splat (i1 true)"));
    m.add("masked.load.none", shape, Sink::Exact, &load(size, "zeroinitializer"));
    let body = format!("{start}  %r = call {text} @llvm.masked.expandload.{suffix}(ptr @out, {bits} %M, {text} %A)");
    m.add("masked.expandload", shape, Sink::Exact, &body);
    for mask in ["%M", &constant, "splat (i1 true)", "zeroinitializer"] {
        let name = match mask {
            "%M" => "",
            "zeroinitializer" => ".none",
            "splat (i1 true)" => ".all",
            _ => ".constant",
        };
        let body = format!(
            "{start}  call void @llvm.masked.store.{suffix}.p0({text} %A, ptr @out, i32 {size}, {bits} {mask})"
        );
        m.raw(&format!("masked.store{name}"), bytes, true, &body);
    }
    let body = format!("{start}  call void @llvm.masked.compressstore.{suffix}({text} %A, ptr @out, {bits} %M)");
    m.raw("masked.compressstore", bytes, true, &body);
    // Scatters to random positions among twice as many elements; if several elements have the same position, the last
    // one remains.
    m.any("G", Shape::vector(2 * n, shape.elem));
    m.values("I", shape.of(Ty::Int(32)), |numbers| u128::from(numbers.below(2 * u64::from(n))));
    let wide = Shape::vector(2 * n, shape.elem).text();
    let places = format!(
        "  store {wide} %G, ptr @out, align 1\n  %p = getelementptr {elem}, ptr @out, {} %I\n",
        shape.of(Ty::Int(32)).text()
    );
    let body = format!(
        "{places}  %r = call {text} @llvm.masked.gather.{suffix}.v{n}p0({pointers} %p, i32 1, {bits} %M, {text} %A)"
    );
    m.add("masked.gather", shape, Sink::Exact, &body);
    let body = format!(
        "{places}  %r = call {text} @llvm.masked.gather.{suffix}.v{n}p0({pointers} %p, i32 {size}, {bits} splat (i1 true), {text} poison)"
    );
    m.add("masked.gather.all", shape, Sink::Exact, &body);
    let body = format!(
        "{places}  call void @llvm.masked.scatter.{suffix}.v{n}p0({text} %A, {pointers} %p, i32 {size}, {bits} %M)"
    );
    m.raw("masked.scatter", twice, true, &body);
}
