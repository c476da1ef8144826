//! Modules built in memory: they run like their texts, and mistakes are reported where they are made.

use llvmlite_jit::builder::{
    AccessOptions, Attr, BinaryFlags, BinaryOp, BuildError, CallSettings, CastOp, FastMath, FcmpPred, FloatKind,
    FunctionBuilder, GepFlags, IcmpPred, Linkage, ModuleBuilder, Ordering, RmwOp, TailKind, Type, Value,
};
use llvmlite_jit::engine::Engine;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{Error, Instance, Options, Program, TrapKind, Value as RunValue, ir, parse};

const I64: Type = Type::I64;

/// Declares a function and begins its body with a block.
fn begin<'m>(m: &'m mut ModuleBuilder, name: &str, ret: Type, params: &[Type]) -> FunctionBuilder<'m> {
    let function = m.declare(name, ret, params).unwrap();
    let mut f = m.define(function).unwrap();
    let entry = f.block("entry");
    f.position_at_end(entry).unwrap();
    f
}

/// Builds a module that uses every feature.
fn everything() -> Result<ModuleBuilder, BuildError> {
    let mut m = ModuleBuilder::new("every \"thing\"");
    // A linked list whose type refers to itself, with a string and a function in it.
    let node = m.named_type("node");
    m.set_fields(node, &[I64, Type::PTR, Type::DOUBLE], false)?;
    assert_ne!(m.named_type("node"), node);
    let (one, two) = (m.const_int(I64, 1)?, m.const_int(I64, 2)?);
    let (null, half) = (m.const_null(Type::PTR)?, m.const_float(Type::DOUBLE, 0.5)?);
    let last = m.const_struct(node, &[two, null, half])?;
    let last = m.variable("last", last)?;
    let (to_last, quarter) = (m.address(last)?, m.const_float(Type::DOUBLE, -0.25)?);
    let first = m.const_struct(node, &[one, to_last, quarter])?;
    let first = m.constant("first", first)?;
    m.set_linkage(first, Linkage::Internal)?;
    m.set_align(first, 32)?;
    m.add_word(first, "unnamed_addr")?;
    let text = m.const_bytes(b"%ld\n\0");
    let text = m.constant("text", text)?;
    let bytes: Vec<Value> = [3, 5, 7].iter().map(|n| m.const_int(Type::I16, *n)).collect::<Result<_, _>>()?;
    let numbers = m.const_array(Type::I16, &bytes)?;
    let numbers = m.constant("numbers", numbers)?;
    let zero = m.const_zero(I64)?;
    let counter = m.variable("counter", zero)?;
    // A pointer into the middle of an object, and a difference of addresses as an integer.
    let (base, at) = (m.address(numbers)?, m.const_int(I64, 2)?);
    let third = m.const_gep(Type::I16, base, &[at], true)?;
    let third = m.variable("third", third)?;

    let i32 = Type::I32;
    let printf_type = m.function_type(i32, &[Type::PTR], true)?;
    let printf = m.declare_as("snprintf_not_used", printf_type)?;
    m.add_attribute(printf, Attr::Word("nounwind".into()))?;
    assert_eq!(m.declare_as("snprintf_not_used", printf_type)?, printf);

    // The sum over the list.
    let mut f = begin(&mut m, "sum", I64, &[Type::PTR]);
    let (entry, head) = (f.current_block()?, f.param(0)?);
    f.set_name(head, "head")?;
    let [again, more, done] = ["again", "more", "done"].map(|label| f.block(label));
    f.br(again)?;
    f.position_at_end(again)?;
    let (node_at, total) = (f.phi(Type::PTR)?, f.phi(I64)?);
    f.set_name(total, "total")?;
    f.set_name(node_at, "total")?;
    let is_end = f.icmp(IcmpPred::Eq, node_at, null)?;
    f.cond_br(is_end, done, more)?;
    f.position_at_end(more)?;
    let value_at = f.struct_gep(node, node_at, 0)?;
    let value = f.load(I64, value_at)?;
    let nsw = BinaryFlags { nsw: true, ..BinaryFlags::default() };
    let next_total = f.binary_with(BinaryOp::Add, nsw, total, value)?;
    let next_at = f.struct_gep(node, node_at, 1)?;
    let next = f.load_with(Type::PTR, next_at, AccessOptions { align: Some(8), volatile: true, ordering: None })?;
    f.br(again)?;
    for (phi, from_entry, from_more) in [(node_at, head, next), (total, zero, next_total)] {
        f.add_incoming(phi, from_entry, entry)?;
        f.add_incoming(phi, from_more, more)?;
    }
    f.position_at_end(done)?;
    f.ret(total)?;
    f.finish()?;
    let sum = m.find("sum").unwrap();
    m.add_param_attribute(sum, 0, Attr::Word("readonly".into()))?;

    let mut f = begin(&mut m, "list", I64, &[]);
    let head = f.address(first)?;
    let total = f.call(sum, &[head])?;
    f.ret(total)?;
    f.finish()?;

    // A switch whose cases meet in a phi.
    let mut f = begin(&mut m, "choose", I64, &[Type::I8]);
    let [a, b, other, end] = ["a", "b", "other", "end"].map(|label| f.block(label));
    let cases =
        [(f.const_int(Type::I8, 1)?, a), (f.const_int(Type::I8, -1)?, b), (f.const_int(Type::I8, 255 - 127)?, b)];
    let value = f.param(0)?;
    f.switch(value, other, &cases)?;
    let mut ways = Vec::new();
    for (n, block) in [a, b, other].into_iter().enumerate() {
        f.position_at_end(block)?;
        let wide = f.sext(value, I64)?;
        let by = f.const_int(I64, 10 * (n as i128 + 1))?;
        ways.push((f.mul(wide, by)?, block));
        f.br(end)?;
    }
    f.position_at_end(end)?;
    let result = f.phi_of(&ways)?;
    f.ret(result)?;
    f.finish()?;

    // Floating point, an intrinsic, conversions in both directions, select.
    let mut f = begin(&mut m, "float", Type::DOUBLE, &[Type::FLOAT, I64]);
    let (x, n) = (f.param(0)?, f.param(1)?);
    let (wide, number) = (f.fpext(x, Type::DOUBLE)?, f.sitofp(n, Type::DOUBLE)?);
    f.set_fast_math(FastMath::ALL);
    let product = f.fmul(wide, number)?;
    f.set_fast_math(FastMath::default());
    let root = f.intrinsic("llvm.sqrt.f64", Type::DOUBLE, &[product])?;
    let negative = f.fneg(root)?;
    let large = f.fcmp(FcmpPred::Ogt, root, number)?;
    let chosen = f.select(large, root, negative)?;
    f.ret(chosen)?;
    f.finish()?;
    let half_type = m.float_type(FloatKind::Half);
    let mut f = begin(&mut m, "half", Type::I16, &[]);
    let value = f.const_float(half_type, 1.5)?;
    let bits = f.bitcast(value, Type::I16)?;
    f.ret(bits)?;
    f.finish()?;

    // Stack memory, pointers as integers and back, an element by a variable index.
    let mut f = begin(&mut m, "element", Type::I16, &[I64]);
    let table = f.array_type(3, Type::I16)?;
    let (index, from) = (f.param(0)?, f.address(numbers)?);
    let at = f.inbounds_gep(table, from, &[zero, index])?;
    let number = f.ptrtoint(at, I64)?;
    let at = f.inttoptr(number, Type::PTR)?;
    let (loaded, slot) = (f.load(Type::I16, at)?, f.alloca(Type::I16)?);
    f.store(loaded, slot)?;
    let back = f.load(Type::I16, slot)?;
    let third_at = f.address(third)?;
    let third_at = f.load(Type::PTR, third_at)?;
    let third_value = f.load(Type::I16, third_at)?;
    let both = f.mul(back, third_value)?;
    f.ret(both)?;
    f.finish()?;

    // Aggregates and vectors.
    let mut f = begin(&mut m, "parts", I64, &[I64]);
    let pair = f.struct_type(&[I64, Type::I1], true)?;
    let empty = f.const_undef(pair)?;
    let x = f.param(0)?;
    let filled = f.insert_value(empty, x, &[0])?;
    let back = f.extract_value(filled, &[0])?;
    let ones = f.const_vector(&[one, two])?;
    let index = f.const_int(i32, 1)?;
    let vector = f.insert_element(ones, back, index)?;
    let (i0, i1) = (f.const_int(i32, 0)?, f.const_int(i32, 1)?);
    let mask = f.const_vector(&[i1, i0])?;
    let turned = f.shuffle_vector(vector, vector, mask)?;
    let sum = f.add(vector, turned)?;
    let result = f.extract_element(sum, i0)?;
    let frozen = f.freeze(result)?;
    f.ret(frozen)?;
    f.finish()?;

    // Atomic operations on a variable.
    let mut f = begin(&mut m, "count", I64, &[I64]);
    let (at, by) = (f.address(counter)?, f.param(0)?);
    let old = f.atomicrmw(RmwOp::Add, at, by, Ordering::SeqCst)?;
    let now = f.add(old, by)?;
    let swapped = f.cmpxchg(at, now, two, Ordering::SeqCst, Ordering::Monotonic)?;
    let did = f.extract_value(swapped, &[1])?;
    f.fence(Ordering::AcqRel)?;
    let did = f.zext(did, I64)?;
    let new =
        f.load_with(I64, at, AccessOptions { align: Some(8), volatile: false, ordering: Some(Ordering::Acquire) })?;
    let result = f.add(new, did)?;
    f.ret(result)?;
    f.finish()?;

    // An indirect call, a tail call, attributes, a void function, and a function that is built while another
    // one is open.
    let mut f = begin(&mut m, "through", I64, &[I64]);
    let mut inner = begin(&mut f, "inner", Type::VOID, &[Type::PTR]);
    let (slot, seven) = (inner.param(0)?, inner.const_int(I64, 7)?);
    inner.store(seven, slot)?;
    inner.ret_void()?;
    inner.finish()?;
    let inner = f.find("inner").unwrap();
    let slot = f.alloca_with(I64, Some(two), Some(16))?;
    let nothing = f.call(inner, &[slot])?;
    assert_eq!(nothing.ty(), Type::VOID);
    let seven = f.load(I64, slot)?;
    let by = f.param(0)?;
    let sum = f.add(seven, by)?;
    let choose = f.find("count").unwrap();
    let (ty, callee) = (f.function_type(I64, &[I64], false)?, f.address(choose)?);
    let settings =
        CallSettings { tail: TailKind::Tail, attributes: vec![Attr::Word("nounwind".into())], ..Default::default() };
    let result = f.call_pointer_with(ty, callee, &[sum], settings)?;
    f.ret(result)?;
    f.finish()?;

    let mut f = begin(&mut m, "never", Type::VOID, &[Type::PTR]);
    let (format, p) = (f.address(text)?, f.param(0)?);
    let _ = f.gep_with(GepFlags::default(), Type::I8, p, &[two])?;
    f.call(printf, &[format, two])?;
    f.unreachable()?;
    f.finish()?;
    Ok(m)
}

fn results<E: Engine>(i: &Instance<E>) -> Vec<String> {
    let int = |width, value| RunValue::int(width, value);
    let float = |value: f32| RunValue::Float { kind: FloatKind::Float, bits: value.to_bits().into() };
    let calls = [
        ("list", vec![]),
        ("choose", vec![int(8, 1)]),
        ("choose", vec![int(8, -1)]),
        ("choose", vec![int(8, -128)]),
        ("choose", vec![int(8, 5)]),
        ("float", vec![float(4.0), int(64, 9)]),
        ("float", vec![float(4.0), int(64, 1)]),
        ("half", vec![]),
        ("element", vec![int(64, 1)]),
        ("parts", vec![int(64, 40)]),
        ("count", vec![int(64, 1)]),
        ("through", vec![int(64, 1)]),
    ];
    let call = |(name, args): (&str, Vec<RunValue>)| {
        let value = i.call(name, &args).unwrap_or_else(|e| panic!("{name}: {e}"));
        value.as_double().map_or_else(|| value.display(), |number| number.to_string())
    };
    calls.into_iter().map(call).collect()
}

const EXPECTED: [&str; 12] = [
    "i64 3",
    "i64 10",
    "i64 -20",
    "i64 -2560",
    "i64 150",
    "-6",
    "2",
    "i16 15872",
    "i16 35",
    "i64 41",
    "i64 3",
    "i64 3",
];

fn jit(program: &Program) -> Instance {
    // SAFETY: the program is this test's own.
    unsafe { program.jit(Options::new().entries(program.functions().filter(|name| name != "never"))) }
        .unwrap_or_else(|e| panic!("{e}"))
}

fn interpreter(program: &Program) -> Instance<llvmlite_jit::interp::Interpreter> {
    let entries = program.functions().filter(|name| name != "never");
    program.interpreter(Options::new().entries(entries)).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn built_modules_run_as_their_texts_do() {
    let module = everything().unwrap();
    let text = module.text();
    let built = module.finish().unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert!(built.warnings().is_empty());
    assert_eq!(results(&jit(&built)), EXPECTED);
    assert_eq!(results(&interpreter(&built)), EXPECTED);
    // The printed module parses without a warning, is the same module, and runs the same.
    let mut sources = SourceMap::new();
    let parsed = parse::parse(&sources.add("every.ll", text.as_str()).unwrap());
    assert!(parsed.diagnostics.is_empty(), "{:?}\n{text}", parsed.diagnostics);
    assert_eq!(ir::print::module(&parsed.module), text);
    let read = Program::new("every.ll", text.as_str()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert!(read.warnings().is_empty(), "{:?}", read.warnings());
    assert_eq!(results(&jit(&read)), EXPECTED);
    for part in [
        "%node = type { i64, ptr, double }",
        "%node1 = type opaque",
        "@first = internal unnamed_addr constant %node { i64 1, ptr @last, double -2.500000e-01 }, align 32",
        "@text = constant [5 x i8] c\"%ld\\0A\\00\"",
        "define i64 @sum(ptr readonly %head)",
        "%total1 = phi ptr [ %head, %entry ], [ ",
        "fmul fast double",
        "load volatile ptr",
        "tail call i64 @count(i64",
        "call i32 (ptr, ...) @snprintf_not_used(",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
}

#[test]
fn built_modules_are_linked_with_texts() {
    let mut m = ModuleBuilder::new("main");
    let twice = m.declare("twice", I64, &[I64]).unwrap();
    let mut f = begin(&mut m, "f", I64, &[I64]);
    let x = f.param(0).unwrap();
    let result = f.call(twice, &[x]).unwrap();
    f.ret(result).unwrap();
    f.finish().unwrap();
    let library = Program::new("library.ll", "define i64 @twice(i64 %x) { %y = add i64 %x, %x ret i64 %y }").unwrap();
    let both = m.finish().unwrap().link(&library).unwrap();
    assert_eq!(jit(&both).call("f", &[RunValue::i64(21)]).unwrap(), RunValue::i64(42));
}

#[test]
fn faults_are_at_places_of_the_front_end() {
    let source = "a line /* that stays */\nlet y = 1 / x\n";
    let mut m = ModuleBuilder::new("places");
    let text = m.source("code.toy", source).unwrap();
    let mut f = begin(&mut m, "divide", I64, &[I64]);
    let (x, one) = (f.param(0).unwrap(), f.const_int(I64, 1).unwrap());
    let at = source.find("1 / x").unwrap();
    f.set_location(&text, at..at + 5).unwrap();
    assert!(f.set_location(&text, 5..1000).is_err());
    let y = f.sdiv(one, x).unwrap();
    f.ret(y).unwrap();
    f.finish().unwrap();
    let program = m.finish().unwrap();
    fn check<E: Engine>(i: &Instance<E>) {
        let Err(Error::Ended(ended)) = i.call("divide", &[RunValue::i64(0)]) else { panic!("a fault") };
        let shown = ended.to_string();
        let start = "code.toy:2:9: fault: ";
        assert!(shown.starts_with(start) && shown.contains("\n    let y = 1 / x\n            ^^^^^"), "{shown}");
        assert!(shown.contains("at @divide (code.toy:2:9)"), "{shown}");
        let llvmlite_jit::Outcome::Trapped(trap) = ended.outcome() else { panic!("{shown}") };
        assert_eq!(trap.kind, TrapKind::DivisionByZero);
    }
    check(&jit(&program));
    check(&interpreter(&program));
    // Without locations, an error refers to the printed module.
    let mut m = ModuleBuilder::new("nowhere");
    let mut f = begin(&mut m, "divide", I64, &[I64]);
    let (x, one) = (f.param(0).unwrap(), f.const_int(I64, 1).unwrap());
    let y = f.sdiv(one, x).unwrap();
    f.ret(y).unwrap();
    f.finish().unwrap();
    let line = m.text().lines().position(|line| line == "  %1 = sdiv i64 1, %0").unwrap() + 1;
    let program = m.finish().unwrap();
    let check = |error: Error| {
        let shown = error.to_string();
        assert!(shown.starts_with(&format!("nowhere:{line}:3: fault: ")), "{shown}");
        assert!(shown.contains("\n      %1 = sdiv i64 1, %0\n      ^^^^^"), "{shown}");
        assert!(shown.contains(&format!("\n  at @divide (nowhere:{line}:3)")), "{shown}");
    };
    check(jit(&program).call("divide", &[RunValue::i64(0)]).unwrap_err());
    check(interpreter(&program).call("divide", &[RunValue::i64(0)]).unwrap_err());
    // The same holds for findings of the verifier.
    let mut m = ModuleBuilder::new("nowhere");
    let list = m.named_type("list");
    m.set_fields(list, &[I64, Type::PTR], false).unwrap();
    let mut f = begin(&mut m, "late", I64, &[Type::I1]);
    let (c, one) = (f.param(0).unwrap(), f.const_int(I64, 1).unwrap());
    let [some, end] = ["some", "end"].map(|label| f.block(label));
    f.cond_br(c, some, end).unwrap();
    f.position_at_end(some).unwrap();
    let x = f.add(one, one).unwrap();
    f.br(end).unwrap();
    f.position_at_end(end).unwrap();
    f.ret(x).unwrap();
    f.finish().unwrap();
    let line = m.text().lines().position(|line| line == "  ret i64 %1").unwrap() + 1;
    let shown = m.finish().unwrap_err().to_string();
    assert!(shown.contains(&format!("nowhere:{line}:11: ")) && shown.contains("\n      ret i64 %1"), "{shown}");
}

#[test]
fn numbers_of_rust_are_constants_of_their_types() {
    let mut m = ModuleBuilder::new("numbers");
    let values = [
        m.const_i8(-1),
        m.const_i16(-300),
        m.const_i32(7),
        m.const_i64(i64::MIN),
        m.const_i128(i128::MIN),
        m.const_f32(0.1),
        m.const_f64(-0.5),
    ];
    for (n, value) in values.into_iter().enumerate() {
        m.variable(format!("v{n}"), value).unwrap();
    }
    let text = m.text();
    let shown: Vec<&str> = text.lines().filter_map(|line| line.split_once(" = global ")).map(|(_, v)| v).collect();
    let min = format!("i128 {}", i128::MIN);
    let float = "float 0x3FB99999A0000000";
    let wanted = ["i8 -1", "i16 -300", "i32 7", "i64 -9223372036854775808", &min, float, "double -5.000000e-01"];
    assert_eq!(shown, wanted);
}

/// A mistake, made in the open function `i64 @f(i64, double, ptr)`.
type Mistake = fn(&mut FunctionBuilder) -> Result<(), BuildError>;

#[test]
fn mistakes_are_found_where_they_are_made() {
    let other = || {
        let mut m = ModuleBuilder::new("other");
        let value = m.const_int(I64, 1).unwrap();
        (m, value)
    };
    let foreign = other().1;
    assert!(foreign.ty() == I64);
    let cases: &[(Mistake, &str)] = &[
        (|f| f.add(f.param(0)?, f.param(1)?).map(drop), "`add`: the right operand is double, not i64"),
        (
            |f| f.add(f.param(1)?, f.param(1)?).map(drop),
            "`add`: the left operand is double, not an integer type (use `fadd`)",
        ),
        (|f| f.fadd(f.param(0)?, f.param(0)?).map(drop), "`fadd`: the left operand is i64, not a floating-point type"),
        (|f| f.trunc(f.param(0)?, I64).map(drop), "`trunc`: no conversion from i64 to i64"),
        (|f| f.bitcast(f.param(2)?, I64).map(drop), "`bitcast`: no conversion from ptr to i64"),
        (|f| f.cast(CastOp::Zext, f.param(1)?, I64).map(drop), "`zext`: no conversion from double to i64"),
        (
            |f| f.icmp(IcmpPred::Eq, f.param(1)?, f.param(1)?).map(drop),
            "`icmp`: the left operand is double, not an integer or a pointer",
        ),
        (|f| f.select(f.param(0)?, f.param(0)?, f.param(0)?).map(drop), "`select`: the condition is i64, not i1"),
        (|f| f.load(I64, f.param(0)?).map(drop), "`load`: the address is i64, not a pointer"),
        (|f| f.load(Type::VOID, f.param(2)?).map(drop), "`load` cannot be void"),
        (|f| f.store(f.param(0)?, f.param(1)?), "`store`: the address is double, not a pointer"),
        (
            |f| {
                let opaque = f.named_type("opaque");
                f.alloca(opaque).map(drop)
            },
            "`alloca`: %opaque is opaque and unsized",
        ),
        (
            |f| {
                let pair = f.struct_type(&[I64, I64], false)?;
                f.gep(pair, f.param(2)?, &[f.param(0)?, f.param(0)?]).map(drop)
            },
            "`getelementptr`: index 1 is invalid in { i64, i64 } (struct indices are constants)",
        ),
        (
            |f| {
                let pair = f.struct_type(&[I64, I64], false)?;
                f.struct_gep(pair, f.param(2)?, 2).map(drop)
            },
            "`getelementptr`: index 1 is invalid in { i64, i64 } (struct indices are constants)",
        ),
        (|f| f.extract_value(f.param(0)?, &[0]).map(drop), "`extractvalue`: i64 has no element [0]"),
        (
            |f| {
                let own = f.global();
                f.call(own, &[]).map(drop)
            },
            "`call`: the function takes 3 arguments, not 0",
        ),
        (
            |f| {
                let own = f.global();
                f.call(own, &[f.param(0)?, f.param(0)?, f.param(2)?]).map(drop)
            },
            "`call`: argument 1 is i64, not double",
        ),
        (|f| f.ret_void(), "`ret`: the function's result is i64, not void"),
        (|f| f.ret(f.param(1)?), "`ret`: the value is double, not i64"),
        (
            |f| {
                let block = f.block("");
                f.cond_br(f.param(0)?, block, block)
            },
            "`br`: the condition is i64, not i1",
        ),
        (
            |f| {
                let (block, one) = (f.block(""), f.const_int(I64, 1)?);
                f.switch(f.param(0)?, block, &[(one, block), (one, block)])
            },
            "`switch`: duplicate case value",
        ),
        (
            |f| {
                f.unreachable()?;
                f.unreachable()
            },
            "`unreachable`: the block %entry already has a terminator",
        ),
        (
            |f| {
                f.freeze(f.param(0)?)?;
                f.phi(I64).map(drop)
            },
            "`phi`: it must be at the top of its block",
        ),
        (
            |f| {
                let phi = f.phi(I64)?;
                f.add_incoming(phi, f.param(1)?, f.current_block()?)
            },
            "`phi`: the value is double, not i64",
        ),
        (|f| f.const_int(Type::I8, 256).map(drop), "256 does not fit in i8"),
        (|f| f.const_int(Type::DOUBLE, 0).map(drop), "0 is not a constant of type double"),
        (|f| f.int_type(0).map(drop), "there is no integer type of 0 bits"),
        (|f| f.array_type(2, Type::VOID).map(drop), "an array cannot be void"),
        (
            |f| f.intrinsic("llvm.sqr.f64", Type::DOUBLE, &[]).map(drop),
            "there is no intrinsic function `@llvm.sqr.f64`",
        ),
        (|f| f.declare("f", Type::VOID, &[]).map(drop), "`@f` already exists with type i64 (i64, double, ptr)"),
        (
            |f| {
                let x = f.param(0)?;
                f.variable("x", x).map(drop)
            },
            "a value that is not a constant",
        ),
        (
            |f| {
                let list = f.named_type("list");
                f.set_fields(list, &[list], false)
            },
            "%list would contain itself",
        ),
        (|f| f.param(3).map(drop), "there is no parameter 3"),
    ];
    for (mistake, expected) in cases {
        let mut m = ModuleBuilder::new("mistakes");
        let mut f = begin(&mut m, "f", I64, &[I64, Type::DOUBLE, Type::PTR]);
        let error = mistake(&mut f).unwrap_err();
        assert_eq!(error.message(), *expected);
        drop(f);
        // The module is as valid as before the mistake.
        let mut f = begin(&mut m, "g", I64, &[I64]);
        let x = f.param(0).unwrap();
        f.ret(x).unwrap();
        f.finish().unwrap();
        let program = m.finish().unwrap_or_else(|e| panic!("{expected}: {e}"));
        assert_eq!(jit(&program).call("g", &[RunValue::i64(5)]).unwrap(), RunValue::i64(5));
    }
}

#[test]
fn things_of_other_modules_and_functions_are_errors() {
    let mut other = ModuleBuilder::new("other");
    let wide = (70..=77).map(|bits| other.int_type(bits).unwrap()).last().unwrap();
    let (constant, function) = (other.const_int(I64, 1).unwrap(), other.declare("g", I64, &[]).unwrap());
    let mut m = ModuleBuilder::new("own");
    let mut f = begin(&mut m, "f", I64, &[I64]);
    let (x, block) = (f.param(0).unwrap(), f.current_block().unwrap());
    assert_eq!(f.add(x, constant).unwrap_err().message(), "a value of another module");
    assert_eq!(f.call(function, &[]).unwrap_err().message(), "a function or variable of another module");
    assert_eq!(f.alloca(wide).unwrap_err().message(), "a type of another module");
    assert_eq!(f.phi(wide).unwrap_err().message(), "a type of another module");
    let mut g = begin(&mut f, "g", I64, &[I64]);
    assert_eq!(g.ret(x).unwrap_err().message(), "a value of another function");
    assert_eq!(g.br(block).unwrap_err().message(), "a block of another function");
    // A function without a terminator cannot be finished.
    assert_eq!(g.finish().unwrap_err().message(), "block %entry of `@g` does not end in a terminator");
    f.ret(x).unwrap();
    f.finish().unwrap();
    assert_eq!(jit(&m.finish().unwrap()).call("f", &[RunValue::i64(3)]).unwrap(), RunValue::i64(3));
}

/// The verifier finds mistakes that only show in the whole function; they never cause a panic.
#[test]
fn the_verifier_finds_the_rest() {
    let mut m = ModuleBuilder::new("rest");
    let mut f = begin(&mut m, "f", I64, &[I64]);
    let (x, next) = (f.param(0).unwrap(), f.block("next"));
    f.position_at_end(next).unwrap();
    let early = f.add(x, x).unwrap();
    f.ret(early).unwrap();
    let entry = f.block("unused");
    f.position_at_end(entry).unwrap();
    let late = f.mul(early, early).unwrap();
    f.ret(late).unwrap();
    let mut g = begin(&mut f, "g", I64, &[]);
    let own = g.phi(I64).unwrap();
    g.ret(own).unwrap();
    g.finish().unwrap();
    assert!(f.finish().is_err(), "the entry has no terminator");
    let mut f = begin(&mut m, "h", I64, &[Type::I1]);
    let (c, [a, b]) = (f.param(0).unwrap(), ["a", "b"].map(|label| f.block(label)));
    f.cond_br(c, a, b).unwrap();
    f.position_at_end(a).unwrap();
    let one = f.const_int(I64, 1).unwrap();
    let slot = f.alloca(I64).unwrap();
    let only_here = f.load(I64, slot).unwrap();
    f.ret(one).unwrap();
    f.position_at_end(b).unwrap();
    f.ret(only_here).unwrap();
    f.finish().unwrap();
    let error = m.finish().unwrap_err();
    let codes: Vec<&str> = error.diagnostics().iter().map(|d| d.code).collect();
    assert!(codes.contains(&"E0304") || codes.iter().any(|code| code.starts_with("E03")), "{error}");
    assert!(error.to_string().contains("error["), "{error}");
}

#[test]
fn mistakes_say_where_they_were_made() {
    let mut m = ModuleBuilder::new("calc");
    let source = m.source("calc.txt", "f =\n  1 + 0.5\n").unwrap();
    let mut f = begin(&mut m, "f", I64, &[I64, Type::DOUBLE]);
    let (x, y) = (f.param(0).unwrap(), f.param(1).unwrap());
    let error = f.add(x, y).unwrap_err();
    assert_eq!((error.function(), error.block(), error.location()), (Some("f"), Some("entry"), None));
    assert_eq!(error.to_string(), "`add`: the right operand is double, not i64\n  in @f, block %entry");
    f.set_location(&source, 6..13).unwrap();
    let error = f.add(x, y).unwrap_err();
    let place = error.location().unwrap();
    assert_eq!((place.source.as_str(), place.line, place.column), ("calc.txt", 2, 3));
    assert_eq!(
        error.to_string(),
        "`add`: the right operand is double, not i64\n  in @f, block %entry\n  at calc.txt:2:3\n      1 + 0.5\n      ^^^^^^^"
    );
    // An error about the module, and not about this function.
    let error = f.int_type(0).unwrap_err();
    assert_eq!((error.function(), error.to_string().as_str()), (None, "there is no integer type of 0 bits"));
    let error = f.param(7).unwrap_err();
    assert_eq!((error.function(), error.message()), (Some("f"), "there is no parameter 7"));
    assert_eq!(Error::from(error.clone()).to_string(), error.to_string());
}

#[test]
fn instructions_are_added_before_what_is_there() {
    let mut m = ModuleBuilder::new("positions");
    let mut f = begin(&mut m, "f", I64, &[I64]);
    let entry = f.current_block().unwrap();
    let (x, next) = (f.param(0).unwrap(), f.block("next"));
    f.set_name(x, "x").unwrap();
    let named = |f: &mut FunctionBuilder, value: Value, name: &str| f.set_name(value, name).unwrap();
    f.br(next).unwrap();
    f.position_at_end(next).unwrap();
    let phi = f.phi_of(&[(x, entry)]).unwrap();
    named(&mut f, phi, "phi");
    let slot = f.entry_alloca(I64).unwrap();
    named(&mut f, slot, "slot");
    let second = f.entry_alloca(I64).unwrap();
    named(&mut f, second, "second");
    let loaded = f.load(I64, slot).unwrap();
    named(&mut f, loaded, "loaded");
    f.ret(loaded).unwrap();
    // Insertion into a finished block: before its terminator, and at its start after the phis.
    f.position_before_terminator(entry).unwrap();
    assert!(f.is_terminated());
    let twice = f.add(x, x).unwrap();
    named(&mut f, twice, "twice");
    f.store(twice, slot).unwrap();
    assert_eq!(f.ret(x).unwrap_err().message(), "`ret`: the block %entry already has a terminator");
    assert_eq!(f.phi(I64).unwrap_err().message(), "`phi`: it must be at the top of its block");
    f.position_at_start(next).unwrap();
    let other = f.phi_of(&[(x, entry)]).unwrap();
    named(&mut f, other, "other");
    let both = f.add(phi, other).unwrap();
    named(&mut f, both, "both");
    f.store(both, second).unwrap();
    assert!(f.br(next).is_err());
    f.position_at_start(entry).unwrap();
    let minus = f.sub(x, x).unwrap();
    named(&mut f, minus, "minus");
    // Entry allocas stay first, and building continues at the old position.
    let third = f.entry_alloca(I64).unwrap();
    named(&mut f, third, "third");
    let last = f.mul(minus, minus).unwrap();
    named(&mut f, last, "last");
    // A terminator is added at the end, whatever the position of the builder.
    let end = f.block("end");
    f.position_before_terminator(end).unwrap();
    f.unreachable().unwrap();
    f.finish().unwrap();
    let text = m.text();
    let body: Vec<&str> = text.lines().map(str::trim).skip_while(|line| *line != "entry:").collect();
    assert_eq!(
        body[..18].join("\n").replace("\n\n", "\n").trim_end(),
        "entry:\n%third = alloca i64\n%minus = sub i64 %x, %x\n%last = mul i64 %minus, %minus\n%slot = alloca i64\n\
         %second = alloca i64\n%twice = add i64 %x, %x\nstore i64 %twice, ptr %slot\nbr label %next\nnext:\n\
         %phi = phi i64 [ %x, %entry ]\n%other = phi i64 [ %x, %entry ]\n%both = add i64 %phi, %other\n\
         store i64 %both, ptr %second\n%loaded = load i64, ptr %slot\nret i64 %loaded",
        "{text}"
    );
    assert_eq!(jit(&m.finish().unwrap()).call("f", &[RunValue::i64(21)]).unwrap(), RunValue::i64(42));
}

#[test]
fn a_missing_function_of_the_host_is_told_how_to_give() {
    let mut m = ModuleBuilder::new("host");
    let tick = m.declare("tick_of_the_host", I64, &[]).unwrap();
    let mut f = begin(&mut m, "f", I64, &[]);
    let now = f.call(tick, &[]).unwrap();
    f.ret(now).unwrap();
    f.finish().unwrap();
    let program = m.finish().unwrap();
    // SAFETY: it is refused before it runs.
    let error = unsafe { program.jit(Options::new()) }.map(drop).unwrap_err().to_string();
    assert!(error.contains("help: provide it in the host: `Host::function(\"tick_of_the_host\", …)`"), "{error}");
}
