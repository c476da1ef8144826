//! Unit tests of the lowering of expressions and statements in C syntax to LLVM IR.

use super::*;

fn shown(text: &str, session: &Session) -> Option<String> {
    match lower(text, session) {
        Ok(None) => None,
        Ok(Some(LoweredExpression { setup, lines, .. })) => Some([setup, lines].concat().join("; ")),
        Err(mistake) => Some(format!("error: {}", mistake.message)),
    }
}

#[test]
fn expressions_become_instructions_that_run() {
    // SAFETY: the test runs its own constant text.
    let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
    for line in [
        "%x = i32 7",
        "%d = double 0.5",
        "define i64 @k(i64 %n) { ret i64 %n }",
        "declare double @sqrt(double)",
        "%a = alloca [4 x i32]",
        "@g = global [2 x i64] [i64 5, i64 6]",
        "%v = <2 x i32> <i32 1, i32 2>",
        "@n = global i64 3",
    ] {
        assert!(!session.enter(line).failed(), "{line}");
    }
    for (text, wanted) in [
        ("1 + 2", "add i32 1, 2"),
        ("1+2", "add i32 1, 2"),
        ("-1 - -2", "sub i32 -1, -2"),
        ("2 + 3 * 4", "%r1 = mul i32 3, 4; add i32 2, %r1"),
        ("(2 + 3) * 4", "%r1 = add i32 2, 3; mul i32 %r1, 4"),
        ("10 - 2 - 3", "%r1 = sub i32 10, 2; sub i32 %r1, 3"),
        ("%x * 6", "mul i32 %x, 6"),
        ("%x % 2", "srem i32 %x, 2"),
        ("x %2", "srem i32 %x, 2"),
        ("7 / %d", "fdiv double 7.0, %d"),
        ("1 << 4", "shl i32 1, 4"),
        ("%x <= 8", "icmp sle i32 %x, 8"),
        ("0.5 < 1", "fcmp olt double 0.5, 1.0"),
        ("x * 2", "mul i32 %x, 2"),
        ("v * v", "mul <2 x i32> %v, %v"),
        ("k(10) + 1", "%r1 = @k(i64 10); add i64 %r1, 1"),
        ("k(k(3))", "%r1 = @k(i64 3); @k(i64 %r1)"),
        ("sqrt(sqrt(16.0))", "%r1 = @sqrt(double 16.0); @sqrt(double %r1)"),
        ("sqrt(2 * 8)", "%r1 = mul i32 2, 8; %r2 = sitofp i32 %r1 to double; @sqrt(double %r2)"),
        ("x + d", "%r1 = sitofp i32 %x to double; fadd double %r1, %d"),
        ("1.5 + x", "%r1 = sitofp i32 %x to double; fadd double 1.5, %r1"),
        ("k(x)", "%r1 = sext i32 %x to i64; @k(i64 %r1)"),
        ("(i8)x", "trunc i32 %x to i8"),
        ("(unsigned char)x", "trunc i32 %x to i8"),
        ("(int)d", "fptosi double %d to i32"),
        ("(float)1", "float 1.0"),
        ("*(i64*)a", "load i64, ptr %a"),
        ("((char*)a)[3]", "%r1 = getelementptr i8, ptr %a, i64 3; load i8, ptr %r1"),
        ("*(g + 1)", "%r1 = getelementptr i64, ptr @g, i64 1; load i64, ptr %r1"),
        ("*(a + 1)", "%r1 = getelementptr i32, ptr %a, i64 1; load i32, ptr %r1"),
        ("&x", "@x = global i32 zeroinitializer; store i32 %x, ptr @x; ptr @x"),
        ("&g[1]", "getelementptr i64, ptr @g, i64 1"),
        ("!x", "%r1 = icmp ne i32 %x, 0; xor i1 %r1, true"),
        ("x > 1 && d < 1", "%r1 = icmp sgt i32 %x, 1; %r2 = fcmp olt double %d, 1.0; and i1 %r1, %r2"),
        (
            "a[1] += 2",
            "%r1 = getelementptr i32, ptr %a, i64 1; %r2 = load i32, ptr %r1; %r3 = add i32 %r2, 2; store i32 %r3, ptr %r1",
        ),
        ("y = x << 2", "%y = shl i32 %x, 2"),
        (
            "g[0] <<= 2",
            "%r1 = getelementptr i64, ptr @g, i64 0; %r2 = load i64, ptr %r1; %r3 = shl i64 %r2, 2; store i64 %r3, ptr %r1",
        ),
        ("n = 7", "store i64 7, ptr @n"),
        ("n += 1", "%r1 = load i64, ptr @n; %r2 = add i64 %r1, 1; store i64 %r2, ptr @n"),
        ("t = \"hi\"", "@t = constant [3 x i8] c\"hi\\00\""),
        ("\"abc\"", "[4 x i8] c\"abc\\00\""),
        ("y = 5", "%y = i32 5"),
        ("auto y = 5", "%y = i32 5"),
        ("%y = 5", "%y = i32 5"),
        ("y = x", "%y = i32 %x"),
        ("y = -x + 1", "%r1 = sub i32 0, %x; %y = add i32 %r1, 1"),
        ("null", "ptr null"),
        ("NULL", "ptr null"),
        ("INT_MAX - 1", "sub i32 2147483647, 1"),
        ("\"ab\" \"c\"", "[4 x i8] c\"abc\\00\""),
        ("true", "i1 true"),
        ("a[1] = 5", "%r1 = getelementptr i32, ptr %a, i64 1; store i32 5, ptr %r1"),
        ("a[1]", "%r1 = getelementptr i32, ptr %a, i64 1; load i32, ptr %r1"),
        ("*a", "load i32, ptr %a"),
        (
            "@g[1] + g[0]",
            "%r1 = getelementptr i64, ptr @g, i64 1; %r2 = load i64, ptr %r1; %r3 = getelementptr i64, ptr @g, i64 0; %r4 = load i64, ptr %r3; add i64 %r2, %r4",
        ),
        ("v[1]", "extractelement <2 x i32> %v, i64 1"),
        (".5", "double 0.5"),
        ("v[1] = 5", "%v = insertelement <2 x i32> %v, i32 5, i64 1"),
        (
            "a[1]++",
            "%r1 = getelementptr i32, ptr %a, i64 1; %r2 = load i32, ptr %r1; %r3 = add i32 %r2, 1; store i32 %r3, ptr %r1; i32 %r2",
        ),
        (
            "--a[1]",
            "%r1 = getelementptr i32, ptr %a, i64 1; %r2 = load i32, ptr %r1; %r3 = sub i32 %r2, 1; store i32 %r3, ptr %r1; i32 %r3",
        ),
        ("n++", "%r1 = load i64, ptr @n; %r2 = add i64 %r1, 1; store i64 %r2, ptr @n; i64 %r1"),
        ("y = x++ + 1", "%r1 = i32 %x; %r2 = add i32 %r1, 1; %x = i32 %r2; %y = add i32 %r1, 1"),
        (
            "a[0] = ++n",
            "%r1 = load i64, ptr @n; %r2 = add i64 %r1, 1; store i64 %r2, ptr @n; %r3 = getelementptr i32, ptr %a, i64 0; %r4 = trunc i64 %r2 to i32; store i32 %r4, ptr %r3",
        ),
        (
            "y = a[x++ - 7]",
            "%r1 = i32 %x; %r2 = add i32 %r1, 1; %x = i32 %r2; %r3 = sub i32 %r1, 7; %r4 = getelementptr i32, ptr %a, i32 %r3; %y = load i32, ptr %r4",
        ),
        (
            "a[0] *= 1.5",
            "%r1 = getelementptr i32, ptr %a, i64 0; %r2 = load i32, ptr %r1; %r3 = sitofp i32 %r2 to double; %r4 = fmul double %r3, 1.5; %r5 = fptosi double %r4 to i32; store i32 %r5, ptr %r1",
        ),
        (
            "\"abc\"[1]",
            "@text1 = constant [4 x i8] c\"abc\\00\"; %r1 = getelementptr i8, ptr @text1, i64 1; load i8, ptr %r1",
        ),
        ("unsigned y = -1", "%y = i32 4294967295"),
        ("x-1", "sub i32 %x, 1"),
        ("y = +x", "%y = i32 %x"),
        ("5u / 2", "udiv i32 5, 2"),
        ("(char)200 == 200", "%r1 = sext i8 200 to i32; icmp eq i32 %r1, 200"),
        ("(unsigned char)200 == 200", "%r1 = zext i8 200 to i32; icmp eq i32 %r1, 200"),
        ("0.1f == 0.1", "%r1 = fpext float 0.1 to double; fcmp oeq double %r1, 0.1"),
        ("-1 < 1u", "icmp ult i32 4294967295, 1"),
        ("1u + 1L", "add i64 1, 1"),
        ("1u << 1L", "shl i32 1, 1"),
        ("sizeof(int) + 010", "add i64 4, 8"),
        ("sizeof x", "i64 4"),
        (
            "&a[2] - a",
            "%r1 = getelementptr i32, ptr %a, i64 2; %r2 = ptrtoint ptr %r1 to i64; %r3 = ptrtoint ptr %a to i64; %r4 = sub i64 %r2, %r3; sdiv i64 %r4, 4",
        ),
        (
            "a['\"' - 34] += 1",
            "%r1 = sub i32 34, 34; %r2 = getelementptr i32, ptr %a, i32 %r1; %r3 = load i32, ptr %r2; %r4 = add i32 %r3, 1; store i32 %r4, ptr %r2",
        ),
        ("n = g[1] = 3", "%r1 = getelementptr i64, ptr @g, i64 1; store i64 3, ptr %r1; store i64 3, ptr @n"),
        ("abs(-5)", "declare i32 @abs(i32); @abs(i32 -5)"),
        (
            "strlen(\"a\\n\")",
            "declare i64 @strlen(ptr); @text1 = constant [3 x i8] c\"a\\0A\\00\"; @strlen(ptr @text1)",
        ),
    ] {
        let found = shown(text, &session).unwrap_or_default();
        match wanted.strip_suffix("; error") {
            Some(_) => assert!(found.starts_with("error: "), "{text}: {found}"),
            None => {
                assert_eq!(found, wanted, "{text}");
                assert!(!session.enter(&found.replace("; ", "\n")).failed(), "{found}");
                while session.known_names().iter().any(|name| name.starts_with("%r") || name == "%y" || name == "@t") {
                    assert!(matches!(session.undo(), Some(Ok(_))), "{text}");
                }
            }
        }
    }
    for (text, wanted) in [
        ("%u + %x", "use of undefined value `%u`"),
        ("x + k", "`%x` has type `i32`, but `@k` has type `ptr`"),
        ("k(\"a\")", "incompatible pointer to integer conversion passing `char *` to parameter of type `long`"),
        ("*x", "expected a pointer, but `%x` has type `i32`"),
        ("~d", "operator `~` is not defined for `double`"),
        ("undef", "`undef` needs a type: `i64 undef`"),
        ("v[9]", "`%v` has 2 elements, `[0]` to `[1]`"),
        ("v[2] = 1", "`%v` has 2 elements, `[0]` to `[1]`"),
        ("define = 4", "`define` begins a function, and cannot be a name; write another one: `define1 = 4`"),
    ] {
        let found = shown(text, &session).unwrap_or_default();
        assert!(found.starts_with(&format!("error: {wanted}")), "{text}: {found}");
    }
    for (text, wanted) in [
        ("10 // 3", "unexpected `/ 3` in an expression"),
        ("1,2", "unexpected `,2` in an expression"),
        ("x y", "unexpected `y` in an expression"),
        ("y = 5++ + 1", "`++` and `--` take a name or memory: `x++`, `a[0]--`"),
        ("(x + 1)--", "`++` and `--` take a name or memory: `x++`, `a[0]--`"),
        (
            "x && x++",
            "an assignment to a name, or its address, cannot be combined with `&&`, `||` or `? :` whose operands call \
             functions or read memory; enter it on its own",
        ),
        ("for (i = 0; i < 3; i++) k(1)", "use of undeclared name `i`; declare it: `int i = 0`"),
        ("1 +", "expected an operand at the end of the expression"),
        ("5 = x", "the left operand of `=` must be a name or memory: `x`, `p[0]`, `*p`"),
        ("k(1) = x", "the left operand of `=` must be a name or memory: `x`, `p[0]`, `*p`"),
        ("puts(\"a)", "`\"` is never closed in `puts(\"a)`"),
        ("printf(\"%d\" 5)", "unexpected `5` in an argument of `printf`; a `,` separates arguments"),
        ("k(1,)", "an argument of `k` is missing or not complete"),
        ("= 5", "expected a name before `=`: `x = 5`"),
        ("\"open", "`\"` is never closed in `\"open`"),
        ("y =", "expected an operand at the end of the expression"),
    ] {
        assert_eq!(shown(text, &session), Some(format!("error: {wanted}")), "{text}");
    }
    for text in [
        "add i64 1, 2",
        "%z = add i64 %x, 1",
        "i32* null",
        "k(3)",
        "%z = k(3)",
        "%x",
        "x",
        "l:",
        "@h = global i64 1",
        "br label %x",
        "x:",
        "<2 x i32> <i32 1, i32 2>",
    ] {
        assert_eq!(shown(text, &session), None, "{text}");
    }
}

#[test]
fn only_expressions_have_a_maximum_length() {
    // SAFETY: the test runs its own constant text.
    let session = unsafe { Session::new(Default::default()) }.expect("this machine");
    let lines: String = (0..5000).map(|n| format!("  %v{} = add i32 %v{n}, 1\n", n + 1)).collect();
    let assembly = format!("define i32 @f(i32 %v0) {{\n{lines}  ret i32 %v5000\n}}");
    assert!(lower(&assembly, &session).is_ok_and(|lowered| lowered.is_none()));
    let list: Vec<String> = (0..5000).map(|n| format!("i32 -{n}")).collect();
    let variable = format!("@g = global [5000 x i32] [{}]", list.join(", "));
    assert!(lower(&variable, &session).is_ok_and(|lowered| lowered.is_none()));
    let statements = "x = x + 1 - 2; ".repeat(2000);
    assert!(lower(&format!("int f(int x) {{ {statements}return x; }}"), &session).is_ok());
    let sum = format!("1{}", " + 1".repeat(5000));
    for text in [sum.clone(), format!("int f(int x) {{ return {sum}; }}"), format!("if (1) {sum};")] {
        let Err(mistake) = lower(&text, &session) else { panic!("it is too long") };
        assert!(mistake.message.starts_with("an expression of more than 4000 operations"), "{}", mistake.message);
    }
}

#[test]
fn long_chains_of_operators_are_refused() {
    // SAFETY: the test runs nothing.
    let session = unsafe { Session::new(Default::default()) }.expect("this machine");
    for operator in ["[0]", ".x", "->x", "(1)", "++"] {
        let text = format!("p{}", operator.repeat(100_000));
        assert!(!matches!(lower(&text, &session), Ok(Some(_))), "{operator}");
    }
}
