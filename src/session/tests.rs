use super::*;

fn both(test: impl Fn(Session)) {
    for engine in [EngineKind::Jit, EngineKind::Interp] {
        // SAFETY: the tests enter only texts of their own.
        test(unsafe { Session::new(Options { engine, ..Options::default() }) }.unwrap());
    }
}

/// Returns the results of a text, one line each, without the remarks on targets of pointers.
fn say(session: &mut Session, text: &str) -> String {
    let all = say_all(session, text);
    let lines = all.lines().map(|line| line.split(" ; points to ").next().unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the results of a text, one line each.
fn say_all(session: &mut Session, text: &str) -> String {
    let reply = session.enter(text);
    let mut lines: Vec<String> = Vec::new();
    for entered in reply.entered {
        match entered {
            PartResult::Defined { names, replaced, .. } if replaced.is_empty() => lines.push(names.join(" ")),
            PartResult::Defined { replaced, .. } => lines.push(format!("new {}", replaced.join(" "))),
            PartResult::Evaluated { name, text, .. } => {
                let name = name.map_or(String::new(), |name| format!("{name} = "));
                lines.push(name + &text.unwrap_or("-".into()));
            }
            PartResult::Shown(text) => lines.push(text),
            PartResult::Ended(Outcome::Trapped(trap)) => {
                let place = trap.span.map_or(String::new(), |span| session.sources.place(span));
                lines.push(format!("{place}: {}", trap.message));
            }
            PartResult::Ended(other) => lines.push(format!("{other:?}")),
        }
    }
    for found in reply.diagnostics.iter().filter(|d| d.is_error()) {
        lines.push(format!("{} {}: {}", session.sources.place(found.span()), found.code, found.message));
    }
    lines.join("\n")
}

#[test]
fn values_stay_and_have_types() {
    both(|mut s| {
        assert_eq!(say(&mut s, "%x = add i64 40, 2"), "%x = i64 42");
        assert_eq!(say(&mut s, "%x = mul i64 %x, %x"), "%x = i64 1764");
        assert_eq!(say(&mut s, "sub i64 %x, 64"), "i64 1700");
        assert_eq!(say(&mut s, "%_"), "%_ = i64 1700");
        assert_eq!(say(&mut s, "%x = i8 7\n%y = zext i8 %x to i32"), "%x = i8 7\n%y = i32 7");
        assert_eq!(say(&mut s, "%0 = { i64, i1 } { i64 5, i1 true }"), "%0 = { i64, i1 } { i64 5, i1 true }");
        assert_eq!(say(&mut s, "extractvalue { i64, i1 } %0, 1"), "i1 true");
        assert_eq!(
            say(&mut s, "%v = add <4 x i32> <i32 1, i32 2, i32 3, i32 4>, splat (i32 1)"),
            "%v = <4 x i32> <i32 2, i32 3, i32 4, i32 5>"
        );
        assert_eq!(say(&mut s, "extractelement <4 x i32> %v, i32 3"), "i32 5");
        assert_eq!(say(&mut s, "fadd double 1.5, 2.0"), "double 3.5");
        assert_eq!(say(&mut s, "%w = add i200 1, 2"), "%w = i200 3");
        assert_eq!(say(&mut s, "add i64 %x, 1"), "<repl:12>:1:9 E0201: `%x` has type `i8`, expected `i64`");
        assert_eq!(say(&mut s, "%x"), "%x = i8 7");
    });
}

#[test]
fn what_is_defined_is_used_and_replaced() {
    both(|mut s| {
        let fac = "define i64 @fac(i64 %n) {\n  %z = icmp eq i64 %n, 0\n  br i1 %z, label %one, label %more\none:\n  ret i64 1\nmore:\n  %m = sub i64 %n, 1\n  %r = call i64 @fac(i64 %m)\n  %p = mul i64 %n, %r\n  ret i64 %p\n}";
        assert_eq!(say(&mut s, fac), "@fac");
        assert_eq!(say(&mut s, "call i64 @fac(i64 6)"), "i64 720");
        assert_eq!(say(&mut s, "%r = @fac(i64 5)"), "%r = i64 120");
        assert_eq!(
            say(
                &mut s,
                "define i64 @twice(i64 %n) {\n  %r = call i64 @fac(i64 %n)\n  %s = add i64 %r, %r\n  ret i64 %s\n}"
            ),
            "@twice"
        );
        assert_eq!(say(&mut s, "%f = getelementptr i8, ptr @fac, i64 0"), "%f = ptr @fac");
        assert_eq!(say(&mut s, "define i64 @fac(i64 %n) {\n  ret i64 7\n}"), "new @fac");
        assert_eq!(say(&mut s, "@twice(i64 6)"), "i64 14");
        assert_eq!(say(&mut s, "call i64 %f(i64 6)"), "i64 7");
        assert_eq!(s.undo().unwrap().unwrap(), ["@fac"]);
        assert_eq!(say(&mut s, "@twice(i64 5)"), "i64 240");
        for name in ["%f", "@twice", "%r", "@fac"] {
            assert_eq!(s.undo().unwrap().unwrap(), [name]);
        }
        assert!(s.undo().is_none());
        assert!(say(&mut s, "@twice(i64 5)").contains("E1004"));
        assert_eq!(say(&mut s, "%y = i64 1\n%y = i64 2"), "%y = i64 1\n%y = i64 2");
        assert_eq!(say(&mut s, "%y = i64 3"), "%y = i64 3");
        assert_eq!(s.undo().unwrap().unwrap(), ["%y"]);
        assert_eq!(say(&mut s, "%y"), "%y = i64 2");
    });
}

#[test]
fn several_inputs_are_taken_back_one_after_the_other() {
    both(|mut s| {
        assert_eq!(say(&mut s, "@g = global i64 1"), "@g");
        for n in 0..3 {
            say(&mut s, &format!("define i64 @k(i64 %n) {{\n  %r = add i64 %n, {n}\n  ret i64 %r\n}}"));
        }
        say(&mut s, "define i64 @uses() {\n  %r = call i64 @k(i64 40)\n  ret i64 %r\n}");
        say(&mut s, "@g = global i64 2");
        assert_eq!(say(&mut s, "uses()"), "i64 42");
        assert_eq!(say(&mut s, "load i64, ptr @g"), "i64 2");
        let mut undo = || s.undo().unwrap().unwrap().concat();
        assert_eq!([undo(), undo(), undo()], ["@g", "@uses", "@k"]);
        assert_eq!(say(&mut s, "k(40)\n"), "i64 41");
        assert_eq!(say(&mut s, "load i64, ptr @g"), "i64 1");
        assert_eq!(s.undo().unwrap().unwrap(), ["@k"]);
        assert_eq!(say(&mut s, "%x = k(40)"), "%x = i64 40");
        // The number of levels is bounded; values replaced by older ones are freed.
        for n in 0..150 {
            say(&mut s, &format!("%y = i64 {n}"));
        }
        let taken = std::iter::from_fn(|| s.undo()).count();
        assert_eq!((taken, say(&mut s, "%y")), (100, "%y = i64 49".into()));
    });
}

#[test]
fn what_is_left_out_is_filled_in() {
    both(|mut s| {
        say(&mut s, "define i64 @f(i64 %n, { i8, i1 } %p) {\n  ret i64 %n\n}");
        say(&mut s, "%x = i64 7");
        for (text, wanted) in [
            ("x", Some("%x")),
            ("f", Some("@f")),
            ("y", None),
            ("ret", None),
            ("f(%x, { i8 1, i1 true })", Some("@f(i64 %x, { i8, i1 } { i8 1, i1 true })")),
            ("%r = f(1, zeroinitializer) ; so", Some("%r = @f(i64 1, { i8, i1 } zeroinitializer) ; so")),
            ("@f(i64 1, { i8, i1 } undef)", None),
            ("g(1, 2)", Some("@g(1, 2)")),
            ("f(1", None),
            ("f(1, \"", None),
            ("f(1 ; 2)", None),
            ("add(1, 2)", None),
            ("double(1)", None),
            ("declare i64 @g(i64)", None),
            ("", None),
            ("é(1)", None),
            ("f(é, ü)", Some("@f(i64 é, { i8, i1 } ü)")),
        ] {
            assert_eq!(s.completed(text).as_deref(), wanted, "{text}");
        }
        assert_eq!(say(&mut s, "@f(i64 1)"), "<repl:3>:1:3 E1007: `@f` takes 2 arguments, but 1 is given");
    });
}

#[test]
fn a_function_may_come_after_its_callers() {
    both(|mut s| {
        assert_eq!(say(&mut s, "define i64 @g() {\n  %r = call i64 @later(i64 1)\n  ret i64 %r\n}"), "@g @later");
        assert_eq!(say(&mut s, "%p = ptr @later"), "%p = ptr @later");
        let wrong = "<repl:1>:2:3: call to `@later`, which is not defined yet";
        assert_eq!(say(&mut s, "@g()"), wrong);
        assert_eq!(say(&mut s, "define i64 @later(i64 %n) {\n  ret i64 %n\n}"), "@later");
        assert_eq!(say(&mut s, "@g()\ncall i64 %p(i64 9)"), "i64 1\ni64 9");
        assert_eq!(s.undo().unwrap().unwrap(), ["@later"]);
        assert_eq!(say(&mut s, "define i64 @later(i64 %n) {\n  ret i64 2\n}"), "@later");
        assert_eq!(say(&mut s, "@g()"), "i64 2");
    });
}

#[test]
fn pointers_say_what_they_point_to_and_numbers_what_they_are() {
    both(|mut s| {
        say(
            &mut s,
            "%p = alloca { i8, [2 x i16] }\nstore { i8, [2 x i16] } { i8 1, [2 x i16] [i16 2, i16 3] }, ptr %p",
        );
        assert_eq!(
            say_all(&mut s, "%p"),
            "%p = ptr %p ; points to { i8, [2 x i16] } { i8 1, [2 x i16] [i16 2, i16 3] }"
        );
        let second = "%q = getelementptr { i8, [2 x i16] }, ptr %p, i32 0, i32 1, i32 1";
        assert_eq!(say_all(&mut s, second), "%q = ptr %p+4 ; points to i16 3");
        assert_eq!(say_all(&mut s, "getelementptr i8, ptr %q, i64 1"), "ptr %p+5");
        assert_eq!(say_all(&mut s, "fptrunc double 0.1 to float"), "float 0.1 ; 0x3FB99999A0000000");
        assert_eq!(say_all(&mut s, "fadd double 0.1, 0.2"), "double 0.30000000000000004");
    });
}

#[test]
fn variables_and_memory_keep_their_content() {
    both(|mut s| {
        assert_eq!(say(&mut s, "@g = global i64 1\n@h = global ptr @g"), "@g @h");
        assert_eq!(say(&mut s, "store i64 5, ptr @g"), "-");
        assert_eq!(say(&mut s, "@g\n@h"), "@g = global i64 5\n@h = global ptr @g");
        assert_eq!(say(&mut s, "%p = alloca { i64, i32 }"), "%p = ptr %p");
        assert_eq!(
            say(&mut s, "%q = getelementptr { i64, i32 }, ptr %p, i32 0, i32 1\nstore i32 9, ptr %q"),
            "%q = ptr %p+8\n-"
        );
        assert_eq!(say(&mut s, "load i32, ptr %q"), "i32 9");
        assert_eq!(say(&mut s, "%n = i64 4\n%a = alloca i32, i64 %n, align 64"), "%n = i64 4\n%a = ptr %a");
        assert_eq!(say(&mut s, "ptrtoint ptr %a to i6"), "i6 0");
        assert_eq!(say(&mut s, "%m = call ptr @malloc(i64 16)\nstore i64 3, ptr %m").lines().count(), 2);
        assert_eq!(say(&mut s, "load i64, ptr %m"), "i64 3");
        assert_eq!(say(&mut s, "call void @free(ptr %m)"), "-");
    });
}

#[test]
fn old_spellings_are_one_language_with_new_ones() {
    both(|mut s| {
        assert_eq!(say(&mut s, "%p = alloca i64\nstore i64 4, i64* %p\nload i64* %p"), "%p = ptr %p\n-\ni64 4");
        assert_eq!(
            say(&mut s, "%q = alloca i64*\nstore i64* %p, i64** %q\n%r = load i64** %q\nload i64* %r").lines().last(),
            Some("i64 4")
        );
        assert_eq!(
            say(&mut s, "define i64 @f(i64* %a) {\n  %v = load i64* %a\n  ret i64 %v\n}\ncall i64 @f(i64* %p)"),
            "@f\ni64 4"
        );
        assert_eq!(say(&mut s, "call i64 @f(ptr %r)"), "i64 4");
    });
}

#[test]
fn an_input_that_is_entered_again_is_one() {
    both(|mut s| {
        say(&mut s, "@g = global i64 0");
        assert_eq!(say(&mut s, "%old = atomicrmw add ptr @g, i64 1 seq_cst"), "%old = i64 0");
        for _ in 0..3 {
            assert!(!s.enter_again().failed());
        }
        assert_eq!((s.next_input(), s.inputs().len()), (3, 2));
        assert_eq!(say(&mut s, "@g"), "@g = global i64 4");
        assert!(s.undo().is_some());
        assert_eq!(say(&mut s, "%old"), "<repl:4>:1:1 E0114: use of undefined value `%old`");
    });
}

#[test]
fn mistakes_and_faults_leave_the_session_as_it_was() {
    both(|mut s| {
        assert_eq!(say(&mut s, "%x = i64 1"), "%x = i64 1");
        assert_eq!(say(&mut s, "%x = ad i64 1, 2"), "<repl:2>:1:6 E0102: unknown instruction `ad`");
        assert_eq!(say(&mut s, "%x = add i64 %y, 2"), "<repl:3>:1:14 E0114: use of undefined value `%y`");
        assert_eq!(say(&mut s, "ret i64 1"), "<repl:4>:1:1 E1001: `ret` cannot stand alone: it must be in a function");
        assert_eq!(say(&mut s, "l:"), "<repl:5>:1:1 E1001: a label cannot stand alone: it must be in a function");
        assert_eq!(
            say(&mut s, "%z = sdiv i64 %x, 0"),
            if s.engine() == EngineKind::Jit {
                "<repl:6>:1:6: sdiv by zero"
            } else {
                "<repl:6>:1:6: sdiv of i64 1 by zero"
            }
        );
        assert_eq!(say(&mut s, "load i64, ptr null"), "<repl:7>:1:1: load of 8 bytes through a null pointer");
        assert_eq!(
            say(&mut s, "%v = call void @free(ptr null)"),
            "<repl:8>:1:1 E0204: `%v` has no value: the result is void"
        );
        assert_eq!(
            say(&mut s, "define i64 @f(i64 %a) {\n  ret i32 1\n}"),
            "<repl:9>:2:7 E0205: value doesn't match function result type `i64`"
        );
        assert_eq!(say(&mut s, "@f(i64 1)"), "<repl:10>:1:1 E1004: use of undefined function `@f`");
        assert_eq!(say(&mut s, "%x"), "%x = i64 1");
        assert_eq!(say(&mut s, "call void @exit(i32 3)"), "Exited(3)");
        assert_eq!(say(&mut s, "%x = add i64 %x, 1"), "%x = i64 2");
    });
}

#[test]
fn types_are_known_and_can_change() {
    both(|mut s| {
        assert_eq!(say(&mut s, "%T = type { i8, i64 }\n%L = type { %T, %L* }"), "%T %L");
        assert_eq!(
            say(&mut s, "%v = insertvalue %T undef, i64 3, 1\nextractvalue %T %v, 1").lines().last(),
            Some("i64 3")
        );
        let shape = s.shape("%T").unwrap();
        assert_eq!((shape.ty.as_str(), shape.size), ("%T = type { i8, i64 }", Some((16, 8))));
        assert_eq!(shape.fields, [(0, 1, "i8".into()), (8, 8, "i64".into())]);
        assert_eq!(s.shape("%v").unwrap().ty, "%T = type { i8, i64 }");
        assert_eq!(s.shape("add i64 1, 2").unwrap().ty, "i64");
        assert_eq!(s.shape("<4 x i32>").unwrap().size, Some((16, 16)));
        assert_eq!(
            say(
                &mut s,
                "define i64 @f(%T* %p) {\n  %q = getelementptr %T* %p, i32 0, i32 1\n  %v = load i64* %q\n  ret i64 %v\n}"
            ),
            "@f"
        );
        assert_eq!(say(&mut s, "%T = type { i64 }"), "%T");
        assert_eq!(
            say(&mut s, "extractvalue %T %v, 0"),
            "<repl:5>:1:1 E1003: a value used here has a type `%T` that has since been redefined"
        );
        assert_eq!(say(&mut s, "extractvalue %T { i64 6 }, 0"), "i64 6");
        assert_eq!(
            say(
                &mut s,
                "define i64 @g() {\n  %r = call i64 @h(i64 1)\n  ret i64 %r\n}\ndefine i64 @h(i64 %n) {\n  ret i64 %n\n}"
            ),
            "@g @h"
        );
        assert_eq!(
            say(&mut s, "define i32 @h(i32 %n) {\n  ret i32 %n\n}"),
            "<repl:8>:1:12 E1002: `@h` has type `i32 (i32)`, but @g uses it as `i64 (i64)`"
        );
        assert_eq!(say(&mut s, "@g()"), "i64 1");
    });
}

#[test]
fn what_is_saved_can_be_loaded() {
    both(|mut s| {
        say(&mut s, "%T = type { i64 }\n@g = global %T { i64 4 }\n@p = global ptr @g");
        say(
            &mut s,
            "define i64 @f() {\n  %v = load i64, ptr @g\n  %r = call i64 @k(i64 %v)\n  ret i64 %r\n}\ndefine internal i64 @k(i64 %n) #0 {\n  ret i64 %n\n}\nattributes #0 = { nounwind }",
        );
        say(&mut s, "@g = global i32 9\n%x = add i64 1, 2");
        let text = s.save();
        // SAFETY: the tests enter only texts of their own.
        let mut again = unsafe { Session::new(s.options().clone()) }.unwrap();
        let reply = again.load("saved.ll", text.clone().into_bytes());
        assert!(!reply.failed(), "{:?}\n{text}", reply.diagnostics);
        assert_eq!(say(&mut again, "@f()\n@g"), "i64 4\n@g = global i32 9");
    });
}

#[test]
fn memory_of_allocas_and_pointers_into_it_are_saved() {
    both(|mut s| {
        for line in [
            "@g = global [2 x i32] [i32 8, i32 9]\n@list = global ptr null",
            "%a = alloca [3 x i32], align 16",
            "store [3 x i32] [i32 1, i32 2, i32 3], ptr %a",
            "%b = getelementptr i8, ptr %a, i64 8",
            "%c = ptr %a",
            "%h = getelementptr i8, ptr @g, i64 4",
            "%s = alloca { i32, ptr, ptr, ptr }",
            "store { i32, ptr, ptr, ptr } { i32 7, ptr @g, ptr null, ptr inttoptr (i64 4096 to ptr) }, ptr %s",
            "%s1 = getelementptr i8, ptr %s, i64 16",
            "store ptr %a, ptr %s1",
            "%w = alloca i16, i64 4",
            "store i16 -5, ptr %w",
            "%t = alloca [8 x i8]",
            "store [8 x i8] c\"a = b ; \", ptr %t",
            "%n = ptr null",
            "%l = [70 x i8] zeroinitializer",
            "%x = inttoptr i64 4096 to ptr",
        ] {
            let reply = s.enter(line);
            assert!(!reply.failed(), "{line}: {:?}", reply.diagnostics);
        }
        let text = s.save();
        assert_eq!(Session::lost_values(&text), ["%s+24", "%x"], "{text}");
        // SAFETY: the tests enter only texts of their own.
        let mut again = unsafe { Session::new(s.options().clone()) }.unwrap();
        let reply = again.load("saved.ll", text.clone().into_bytes());
        assert!(!reply.failed(), "{:?}\n{text}", reply.diagnostics);
        for (line, wanted) in [
            ("load i32, ptr %b", "i32 3"),
            ("icmp eq ptr %a, %c", "i1 true"),
            ("load i32, ptr %h", "i32 9"),
            ("load ptr, ptr %s1", "ptr %a"),
            ("load i32, ptr %s", "i32 7"),
            ("load i16, ptr %w", "i16 -5"),
            ("load [8 x i8], ptr %t", "[8 x i8] c\"a = b ; \""),
            ("ptrtoint ptr %n to i64", "i64 0"),
            ("extractvalue [70 x i8] %l, 69", "i8 0"),
            (
                "%w1 = getelementptr i16, ptr %w, i64 3\nstore i16 6, ptr %w1\nload i16, ptr %w1",
                "%w1 = ptr %w+6\n-\ni16 6",
            ),
        ] {
            assert_eq!(say(&mut again, line), wanted, "{line}\n{text}");
        }
    });
}

#[test]
fn definitions_values_and_memory_go_along_to_the_other_engine() {
    both(|mut s| {
        say(
            &mut s,
            "@g = global i64 1\n@p = global ptr @g\ndefine i64 @f() {\n  %v = load i64, ptr @g\n  ret i64 %v\n}",
        );
        say(&mut s, "store i64 6, ptr @g\n%x = i64 3\n%a = alloca i64\nstore i64 9, ptr %a\n%h = ptr @f");
        // A list of two nodes; the second has no name.
        say(
            &mut s,
            "%N = type { i64, ptr }\n%n = alloca %N, i64 2, align 64\n%m = alloca %N\nstore %N { i64 5, ptr @p }, ptr %m",
        );
        say(
            &mut s,
            "%l = getelementptr %N, ptr %n, i64 1, i32 1\nstore ptr %m, ptr %l\n%m = i64 0\n%e = getelementptr i64, ptr %a, i64 4",
        );
        let other = if s.engine() == EngineKind::Jit { EngineKind::Interp } else { EngineKind::Jit };
        let switched = s.switch(other).unwrap();
        assert_eq!((switched.functions, switched.variables), (1, 2));
        assert_eq!((switched.cleared, switched.lost), (vec![], vec![]));
        assert_eq!(say(&mut s, "@f()\n%x\nload i64, ptr %a\n%e"), "i64 6\n%x = i64 3\ni64 9\n%e = ptr %a+32");
        assert_eq!(say(&mut s, "%q = load ptr, ptr @p\nload i64, ptr %q\ncall i64 %h()"), "%q = ptr @g\ni64 6\ni64 6");
        assert_eq!(say(&mut s, "%r = load ptr, ptr %l\nload i64, ptr %r"), "%r = ptr %m\ni64 5");
        say(&mut s, "%t = ptrtoint ptr %n to i64");
        assert_eq!(say(&mut s, "and i64 %t, 63"), "i64 0", "the alignment is kept");
    });
}

#[test]
fn a_type_that_is_entered_again_stays_the_same() {
    both(|mut s| {
        let types = "%A = type { i64, ptr }\n%B = type { %A, i32 }";
        say(&mut s, types);
        say(&mut s, "%b = %B zeroinitializer\n%p = alloca %A");
        for text in [types, "%A = type { i64, ptr }"] {
            let reply = s.enter(text);
            let Some(PartResult::Defined { outdated, names, .. }) = reply.entered.first() else { panic!("{reply:?}") };
            assert_eq!((outdated.len(), names[0].as_str()), (0, "%A"));
        }
        assert_eq!(say(&mut s, "extractvalue %B %b, 0, 0"), "i64 0");
        // `%B` is another type, since its part is.
        let reply = s.enter("%A = type { i32, ptr }\n%B = type { %A, i32 }");
        let Some(PartResult::Defined { outdated, .. }) = reply.entered.first() else { panic!("{reply:?}") };
        assert_eq!(outdated, &["%b", "%p"]);
    });
}

#[test]
fn memory_of_malloc_in_the_interpreter_stays_there() {
    // SAFETY: the tests enter only texts of their own.
    let mut s = unsafe { Session::new(Options { engine: EngineKind::Interp, ..Options::default() }) }.unwrap();
    say(&mut s, "%p = call ptr @malloc(i64 8)\nstore i64 7, ptr %p\n@g = global ptr null\nstore ptr %p, ptr @g");
    let switched = s.switch(EngineKind::Jit).unwrap();
    assert_eq!((switched.cleared, switched.lost), (vec!["@g".to_string()], vec!["%p".to_string()]));
    assert_eq!(say(&mut s, "load ptr, ptr @g"), "ptr null");
    say(&mut s, "%p = call ptr @malloc(i64 8)\nstore i64 7, ptr %p");
    assert_eq!(s.switch(EngineKind::Interp).unwrap().lost, Vec::<String>::new());
    assert_eq!(say(&mut s, "load i64, ptr %p"), "i64 7");
}

#[test]
fn the_interpreter_names_older_inputs() {
    // SAFETY: the tests enter only texts of their own.
    let mut s = unsafe { Session::new(Options { engine: EngineKind::Interp, ..Options::default() }) }.unwrap();
    say(&mut s, "%p = call ptr @malloc(i64 8)\n%q = call ptr @malloc(i64 8)");
    assert!(say(&mut s, "%u = load i64, ptr %p").contains("undef"));
    let reply =
        s.enter("load i64, ptr %q, align 8\nstore i64 1, ptr %q\ngetelementptr i64, ptr %q, i64 1\nload i64, ptr %_");
    let Some(PartResult::Ended(Outcome::Trapped(trap))) = reply.entered.last() else { panic!("{reply:?}") };
    let note = trap.notes.iter().find_map(|note| note.span).expect("where the block was made");
    assert_eq!(s.sources.place(note), "<repl:1>:2:6");
    assert_eq!(say(&mut s, "%y = add nsw i8 127, 1"), "%y = i8 poison");
}

#[test]
fn constructors_run_once() {
    both(|mut s| {
        let text = "@n = global i64 0\n@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @init, ptr null }]\ndefine void @init() {\n  %v = load i64, ptr @n\n  %w = add i64 %v, 1\n  store i64 %w, ptr @n\n  ret void\n}\n";
        say(&mut s, text);
        assert_eq!(say(&mut s, "load i64, ptr @n\nload i64, ptr @n"), "i64 1\ni64 1");
    });
}

#[test]
fn the_first_type_of_a_pointer_stays() {
    both(|mut s| {
        say(&mut s, "%p = call ptr @malloc(i64 16)\n%q = call ptr @malloc(i64 16)");
        s.set_pointee("%p", "u32");
        say(&mut s, "store i64 0, ptr %p\nstore i64 1, ptr %q");
        say(&mut s, "load i8, ptr %p\nload i8, ptr %q");
        assert_eq!((s.pointee("%p").as_deref(), s.pointee("%q").as_deref()), (Some("u32"), Some("i64")));
    });
}

#[test]
fn data_layouts_may_differ_in_what_is_not_used() {
    const OLD: &str =
        "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"\n";
    both(|mut s| {
        let refused = |s: &mut Session, text: &str| {
            let reply = s.enter(text);
            reply.diagnostics.first().map(|found| found.message.clone()).unwrap_or_default()
        };
        say(&mut s, "define i64 @f(i64 %n) {\n  ret i64 %n\n}");
        let text =
            format!("{OLD}define i64 @g(i64 %n) {{\n  %m = call i64 @f(i64 %n)\n  ret i64 %m\n}}\ndeclare i64 @f(i64)");
        assert_eq!(refused(&mut s, &text), "");
        assert_eq!(say(&mut s, "@g(i64 5)"), "i64 5");
        let text = format!("{OLD}@wide = global i128 5");
        let message =
            "the session was started with another data layout, in which `i128` is aligned to 16 bytes, and not to 8";
        assert_eq!(refused(&mut s, &text), message);
        let message = "the session was started with another data layout, in which pointers have 64 bits, and not 32";
        assert_eq!(refused(&mut s, "target datalayout = \"e-m:e-p:32:32\""), message);
    });
}

#[test]
fn threads_that_outlive_their_input_end_a_later_one() {
    // SAFETY: the faults of the text are caught.
    let mut s = unsafe { Session::new(Options::default()) }.unwrap();
    let text = "\
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @usleep(i32)
declare void @abort()
@id = global i64 0
define ptr @writes(ptr %p) {
  %slept = call i32 @usleep(i32 50000)
  store i32 5, ptr %p
  ret ptr null
}
define ptr @aborts(ptr %p) {
  %slept = call i32 @usleep(i32 50000)
  call void @abort()
  ret ptr null
}";
    say(&mut s, text);
    say(&mut s, "@pthread_create(ptr @id, ptr null, ptr @writes, ptr null)");
    let place = "<repl:1>:8:3: store of 4 bytes through a null pointer";
    assert!(say(&mut s, "%t = load i64, ptr @id\n@pthread_join(i64 %t, ptr null)").contains(place));
    assert_eq!(s.late_outcome(), None);
    let late = |s: &mut Session, function: &str| {
        say(s, &format!("@pthread_create(ptr @id, ptr null, ptr @{function}, ptr null)"));
        let begun = Instant::now();
        loop {
            match s.late_outcome() {
                Some(Outcome::Trapped(trap)) => break trap.message,
                Some(other) => panic!("{other:?}"),
                None if begun.elapsed() > Duration::from_secs(60) => panic!("not reported"),
                None => std::thread::sleep(Duration::from_millis(1)),
            }
        }
    };
    assert_eq!(late(&mut s, "aborts"), "the program called abort");
    assert_eq!(late(&mut s, "writes"), "store of 4 bytes through a null pointer");
    // The thread has ended, and can be waited for.
    assert!(say(&mut s, "%t2 = load i64, ptr @id\n@pthread_join(i64 %t2, ptr null)").ends_with("i32 0"));
    assert_eq!(say(&mut s, "i64 7"), "i64 7");
}

#[test]
fn an_error_number_lasts_until_the_next_input_beside_threads() {
    // SAFETY: the text calls functions of the C library as they are declared.
    let mut s = unsafe { Session::new(Options::default()) }.unwrap();
    let text = "\
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare ptr @__errno_location()
declare i32 @close(i32)
define ptr @nothing(ptr %p) {
  ret ptr null
}
define i32 @number() {
  %place = call ptr @__errno_location()
  %number = load i32, ptr %place
  ret i32 %number
}
@id = global i64 0";
    say(&mut s, text);
    say(&mut s, "@pthread_create(ptr @id, ptr null, ptr @nothing, ptr null)");
    say(&mut s, "@close(i32 -1)");
    assert_eq!(say(&mut s, "@number()"), "i32 9");
}
