//! Ends of runs, locations of findings, and thread affinity.

use super::closures::PANICS;
use super::*;

/// Functions with faults, and for limits.
pub const ENDS: &str = "
declare void @wait()
declare void @exit(i32)
define i64 @divide(i64 %x) {
  %y = sdiv i64 100, %x
  ret i64 %y
}
define i64 @deep(i64 %x) {
  %y = add i64 %x, 1
  %z = call i64 @deep(i64 %y)
  %r = add i64 %z, 1
  ret i64 %r
}
define void @forever() {
  br label %again
again:
  br label %again
}
define void @waits() {
  call void @wait()
  ret void
}
define void @leave() {
  call void @exit(i32 3)
  ret void
}
define i64 @work(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %more = add i64 %sum, %i
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %loop
end:
  ret i64 %more
}
";

struct Ends;

impl Work for Ends {
    fn with<E: Engine>(&self, i: Instance<E>) {
        let divide = i.typed_function::<i64, i64>("divide").unwrap();
        let forever = i.typed_function::<(), ()>("forever").unwrap();
        assert_eq!(divide.call(7).unwrap(), 14);
        assert_eq!(kind(divide.call(0)), TrapKind::DivisionByZero);
        assert_eq!(kind(i.typed_function::<i64, i64>("deep").unwrap().call(0)), TrapKind::StackOverflow);
        assert!(matches!(outcome(forever.call(())), Outcome::LimitReached(Limit::Time, _)));
        assert_eq!(outcome(i.typed_function::<(), ()>("leave").unwrap().call(())), Outcome::Exited(3));
        assert_eq!(divide.call(5).unwrap(), 20);
        // An interrupted closure may hold any resource: the engine is broken.
        let error = i.typed_function::<(), ()>("waits").unwrap().call(()).unwrap_err();
        assert!(matches!(error.outcome(), Some(Outcome::LimitReached(Limit::Time, _))), "{error}");
        assert_eq!(kind(divide.call(5)), TrapKind::Signal);
    }
}

#[test]
fn ends_are_data() {
    let limits = Limits { timeout: Some(Duration::from_millis(50)), max_stack: 1 << 20, ..Limits::default() };
    let host = Host::new().function("wait", || std::thread::sleep(Duration::from_secs(600)));
    on_both(ENDS, &Options::new().limits(limits).host(host), &Ends);
}

#[test]
fn a_fault_in_one_thread_leaves_the_others_alone() {
    let program = Program::new("test.ll", ENDS).unwrap();
    let host = Host::new().function("wait", || ());
    let (barrier, faults) = (Barrier::new(4), AtomicU64::new(0));
    std::thread::scope(|scope| {
        for n in 0..4 {
            let (program, host, barrier, faults) = (&program, &host, &barrier, &faults);
            scope.spawn(move || {
                let limits = Limits { max_stack: 1 << 20, ..Limits::default() };
                let options = Options::new().host(host.clone()).limits(limits);
                fn round<E: Engine>(
                    instance: &Instance<E>,
                    barrier: &Barrier,
                    faults: &AtomicU64,
                    faulty: bool,
                    size: i64,
                ) {
                    let work = instance.typed_function::<i64, i64>("work").unwrap();
                    let divide = instance.typed_function::<i64, i64>("divide").unwrap();
                    let deep = instance.typed_function::<i64, i64>("deep").unwrap();
                    barrier.wait();
                    for _ in 0..50 {
                        if faulty {
                            assert_eq!(kind(divide.call(0)), TrapKind::DivisionByZero);
                            assert_eq!(kind(deep.call(0)), TrapKind::StackOverflow);
                            faults.fetch_add(2, Relaxed);
                        } else {
                            assert_eq!(work.call(size).unwrap(), size * (size - 1) / 2);
                        }
                    }
                }
                match n {
                    0 => round(&jit(program, options).unwrap(), barrier, faults, true, 0),
                    1 => round(&jit(program, options).unwrap(), barrier, faults, false, 1_000_000),
                    2 => round(&program.interpreter(options).unwrap(), barrier, faults, true, 0),
                    _ => round(&program.interpreter(options).unwrap(), barrier, faults, false, 3_000),
                }
            });
        }
    });
    assert_eq!(faults.load(Relaxed), 200);
}

#[test]
fn a_compiled_program_moves_to_another_thread() {
    fn is_shared<T: Send + Sync>() {}
    is_shared::<Instance<Jit>>();
    is_shared::<(TypedFunction<i64, i64>, Function)>();
    is_shared::<(Program, CompiledProgram, Options, Host, Error)>();
    let program = Program::new("test.ll", PANICS).unwrap();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let host = Host::new().function("compare", |_: *const i32, _: *const i32| 0i32).function("check", {
        let seen = Arc::clone(&seen);
        move |x: i64| seen.lock().unwrap().push((x, std::thread::current().id()))
    });
    let instance = jit(&program, Options::new().host(host)).unwrap();
    assert_eq!(instance.typed_function::<i64, i64>("next").unwrap().call(1).unwrap(), 1);
    let there = std::thread::spawn(move || {
        assert_eq!(instance.typed_function::<i64, i64>("next").unwrap().call(2).unwrap(), 2);
        // SAFETY: it is an `i64`, and nothing runs.
        assert_eq!(unsafe { *instance.variable::<i64>("count").unwrap() }, 2);
        std::thread::current().id()
    });
    let there = there.join().unwrap();
    assert_eq!(*seen.lock().unwrap(), [(1, std::thread::current().id()), (2, there)]);
}

#[test]
fn findings_have_places() {
    let text = "define i64 @f(i64 %x) {\n\t%y = add i64 %x, %z\n  ret i32 %y\n}\n";
    let error = Program::new("f.ll", text).unwrap_err();
    let shown = error.to_string();
    let first = "f.ll:2:19: error[E0114]: ";
    assert!(shown.starts_with(first), "{shown}");
    assert!(shown.contains("\n    \t%y = add i64 %x, %z\n    \t                 ^^"), "{shown}");
    assert!(shown.contains("\nf.ll:3:"), "{shown}");
    assert!(error.diagnostics().len() >= 2 && error.outcome().is_none());
    let missing = Program::read("no such file.ll").unwrap_err();
    assert!(missing.to_string().starts_with("cannot read no such file.ll: "), "{missing}");
    let one = Program::new("one.ll", "define void @f() { ret void }").unwrap();
    assert!(one.link(&one).unwrap_err().diagnostics().iter().any(|d| d.is_error()));
}

#[test]
fn programs_start_with_arguments() {
    let text = "declare i32 @atexit(ptr)
        @ended = global i32 0
        define void @end() { store i32 1, ptr @ended ret void }
        define i32 @main(i32 %argc, ptr %argv) {
          %r = call i32 @atexit(ptr @end)
          ret i32 %argc
        }";
    struct Start;
    impl Work for Start {
        fn with<E: Engine>(&self, i: Instance<E>) {
            assert_eq!(i.run("main", ["test", "a", "b"]).unwrap(), 3);
            // SAFETY: it is an `i32`, and nothing runs.
            assert_eq!(unsafe { *i.variable::<i32>("ended").unwrap() }, 1);
            assert!(i.variable::<i32>("nothing").is_none());
        }
    }
    on_both(text, &Options::new(), &Start);
}

#[test]
fn an_interpreter_is_made_where_it_runs() {
    let _: fn(&Program, Options) -> Result<Instance<Interpreter>, Error> = Program::interpreter;
}

/// A function keeps its instance alive; a closure that calls it again gets an error, since the instance is running.
#[test]
fn functions_are_handles() {
    let program = Program::new("test.ll", PANICS).unwrap();
    let seen: Arc<Mutex<Option<TypedFunction<i64, i64>>>> = Arc::default();
    let host = Host::new().function("compare", |_: *const i32, _: *const i32| 0i32).function("check", {
        let seen = Arc::clone(&seen);
        move |x: i64| match &*seen.lock().unwrap() {
            Some(next) if x == 2 => next.call(3).map(|_| ()),
            _ => Ok(()),
        }
    });
    let next = jit(&program, Options::new().host(host)).unwrap().typed_function::<i64, i64>("next").unwrap();
    *seen.lock().unwrap() = Some(next.clone());
    assert_eq!(next.call(1).unwrap(), 1);
    let error = next.call(2).unwrap_err();
    let source = std::error::Error::source(&error).and_then(|source| source.downcast_ref::<Error>());
    assert!(matches!(source, Some(Error::Running)), "{error}");
    // Several threads take turns.
    std::thread::scope(|scope| {
        for _ in 0..4 {
            let next = next.clone();
            scope.spawn(move || (0..100).for_each(|_| assert!(next.call(1).is_ok())));
        }
    });
    assert_eq!(next.call(1).unwrap(), 402);
    let values = next.instance().function("next").unwrap();
    assert_eq!((values.name(), &*values.type_text()), ("next", "i64 (i64)"));
    assert_eq!(values.call(&[Value::i64(1)]).unwrap(), Value::i64(403));
    assert_eq!(values.typed::<i64, i64>().unwrap().call(1).unwrap(), 404);
    assert!(next.instance().function("nxt").unwrap_err().to_string().contains("did you mean `@next`?"));
}
