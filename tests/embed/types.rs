//! Types of Rust and of LLVM: conversions in both directions, and callable signatures.

use super::*;

/// Functions on each type, and functions with more parameters than registers.
pub const TYPES: &str = "
define i1 @not(i1 %x) { %y = xor i1 %x, true ret i1 %y }
define i8 @i8(i8 %x) { %y = add i8 %x, 1 ret i8 %y }
define i16 @i16(i16 %x) { %y = add i16 %x, 1 ret i16 %y }
define i32 @i32(i32 %x) { %y = add i32 %x, 1 ret i32 %y }
define i64 @i64(i64 %x) { %y = add i64 %x, 1 ret i64 %y }
define i128 @i128(i128 %x) { %y = add i128 %x, 1 ret i128 %y }
define float @float(float %x) { %y = fmul float %x, 2.0 ret float %y }
define double @double(double %x) { %y = fmul double %x, 2.0 ret double %y }
define ptr @ptr(ptr %x) { %y = getelementptr i8, ptr %x, i64 1 ret ptr %y }
define void @store(ptr %p, i64 %x) { store i64 %x, ptr %p ret void }
define i64 @pick(i64 %a, i128 %b, i8 %c, i64 %d, i32 %e, i128 %f, i64 %g, i16 %h, i64 %i) {
  %1 = trunc i128 %b to i64
  %2 = sext i8 %c to i64
  %3 = sext i32 %e to i64
  %4 = trunc i128 %f to i64
  %5 = sext i16 %h to i64
  %6 = mul i64 %1, 10
  %7 = mul i64 %2, 100
  %8 = mul i64 %d, 1000
  %9 = mul i64 %3, 10000
  %10 = mul i64 %4, 100000
  %11 = mul i64 %g, 1000000
  %12 = mul i64 %5, 10000000
  %13 = mul i64 %i, 100000000
  %14 = add i64 %a, %6
  %15 = add i64 %14, %7
  %16 = add i64 %15, %8
  %17 = add i64 %16, %9
  %18 = add i64 %17, %10
  %19 = add i64 %18, %11
  %20 = add i64 %19, %12
  %21 = add i64 %20, %13
  ret i64 %21
}
define double @last(double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h, double %i, float %j) {
  %x = fpext float %j to double
  %y = fadd double %i, %x
  ret double %y
}
define [2 x i64] @two() { ret [2 x i64] [i64 1, i64 2] }
define void @printf(ptr %f, ...) { ret void }
define i64 @undefined() { ret i64 undef }
";

struct Types;

impl Work for Types {
    fn with<E: Engine>(&self, instance: Instance<E>) {
        let i = &instance;
        assert!(!i.typed_function::<bool, bool>("not").unwrap().call(true).unwrap());
        assert_eq!(i.typed_function::<i8, i8>("i8").unwrap().call(-5).unwrap(), -4);
        assert_eq!(i.typed_function::<u8, u8>("i8").unwrap().call(255).unwrap(), 0);
        assert_eq!(i.typed_function::<i16, i16>("i16").unwrap().call(i16::MAX).unwrap(), i16::MIN);
        assert_eq!(i.typed_function::<u32, u32>("i32").unwrap().call(u32::MAX - 1).unwrap(), u32::MAX);
        assert_eq!(i.typed_function::<(i64,), i64>("i64").unwrap().call((-1,)).unwrap(), 0);
        assert_eq!(i.typed_function::<i128, i128>("i128").unwrap().call(-2).unwrap(), -1);
        assert_eq!(i.typed_function::<u128, u128>("i128").unwrap().call(1 << 100).unwrap(), (1 << 100) + 1);
        assert_eq!(i.typed_function::<f32, f32>("float").unwrap().call(1.5).unwrap(), 3.0);
        assert_eq!(i.typed_function::<f64, f64>("double").unwrap().call(-0.25).unwrap(), -0.5);
        let bytes = [0u8; 2];
        assert_eq!(
            i.typed_function::<*const u8, *const u8>("ptr").unwrap().call(&bytes[0]).unwrap(),
            &raw const bytes[1]
        );
        let mut word = 0i64;
        i.typed_function::<(*mut i64, i64), ()>("store").unwrap().call((&mut word, 7)).unwrap();
        assert_eq!(word, 7);
        let pick = i.typed_function::<(i64, i128, i8, i64, i32, i128, i64, i16, i64), i64>("pick").unwrap();
        assert_eq!(pick.call((1, 2, 3, 4, 5, 6, 7, 8, 9)).unwrap(), 987_654_321);
        let last = i.typed_function::<(f64, f64, f64, f64, f64, f64, f64, f64, f64, f32), f64>("last").unwrap();
        assert_eq!(last.call((0., 0., 0., 0., 0., 0., 0., 0., 2.5, 0.5)).unwrap(), 3.0);
        let two = Value::Aggregate(vec![Value::i64(1), Value::i64(2)]);
        assert_eq!(i.call("two", &[]).unwrap(), two);
        assert_eq!(kind(i.call("i64", &[])), TrapKind::BadCall);
    }
}

#[test]
fn every_type_goes_there_and_back() {
    on_both(TYPES, &Options::new(), &Types);
}

struct Refused;

impl Work for Refused {
    fn with<E: Engine>(&self, instance: Instance<E>) {
        let i = &instance;
        let text = |error: Option<Error>| error.expect("the types differ").to_string();
        assert_eq!(text(i.typed_function::<i32, i64>("i64").err()), "`@i64` is `i64 (i64)`, not `i64 (i32)`");
        assert_eq!(text(i.typed_function::<i64, ()>("i64").err()), "`@i64` is `i64 (i64)`, not `void (i64)`");
        assert_eq!(text(i.typed_function::<(), ()>("two").err()), "`@two` is `[2 x i64] ()`, not `void ()`");
        assert_eq!(
            text(i.typed_function::<*const u8, ()>("printf").err()),
            "`@printf` is `void (ptr, ...)`, not `void (ptr)`"
        );
        let near = "the program defines no function `@doubel`; did you mean `@double`?";
        assert_eq!(text(i.typed_function::<f64, f64>("doubel").err()), near);
        assert_eq!(text(i.call("doubel", &[]).err()), near);
    }
}

#[test]
fn other_types_and_names_are_refused() {
    on_both(TYPES, &Options::new(), &Refused);
}

#[test]
fn only_the_interpreter_knows_of_undefined_results() {
    let program = Program::new("test.ll", TYPES).unwrap();
    let compiled = jit(&program, Options::new()).unwrap();
    compiled.typed_function::<(), i64>("undefined").unwrap().call(()).unwrap();
    let interpreted = program.interpreter(Options::new()).unwrap();
    let result = interpreted.typed_function::<(), i64>("undefined").unwrap().call(());
    assert_eq!(kind(result), TrapKind::Uninitialised);
}

#[test]
fn only_entries_can_be_called() {
    let text = "define i64 @f() { ret i64 1 }
        define i1000000 @g(i1000000 %x) { ret i1000000 %x }";
    let program = Program::new("test.ll", text).unwrap();
    // A function that cannot be compiled is harmless unless it is called.
    let options = Options::new().entries(["f"]);
    assert_eq!(jit(&program, options.clone()).unwrap().typed_function::<(), i64>("f").unwrap().call(()).unwrap(), 1);
    assert_eq!(jit(&program, Options::new()).unwrap().typed_function::<(), i64>("f").unwrap().call(()).unwrap(), 1);
    let error = jit(&program, Options::new().entries(["g"])).unwrap_err();
    assert_eq!(error.diagnostics()[0].code, "E0601", "{error}");
    assert!(matches!(jit(&program, Options::new().entries(["h"])), Err(Error::Function(_))));
}
