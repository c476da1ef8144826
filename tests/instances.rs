//! Programs that are compiled once and run as many instances, each at its own address; and the output of the examples.

use llvmlite_jit::directive::TestFile;
use llvmlite_jit::engine::Engine;
use llvmlite_jit::value::parse_call;
use llvmlite_jit::{CompiledProgram, Error, Host, Instance, Limit, Limits, Options, Outcome, Program, Value};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Barrier, Mutex};

/// A program with variables, pointers to them in variables and in code, and calls of the host.
const COUNTS: &str = "
declare void @tell(i64)
@count = global i64 0
@where = global ptr @count
@table = constant [2 x ptr] [ptr @next, ptr getelementptr (i8, ptr @bytes, i64 3)]
@bytes = global [4 x i8] c\"abcd\"
@local = thread_local global i64 5
define i64 @next(i64 %by) {
  %at = load ptr, ptr @where
  %old = load i64, ptr %at
  %new = add i64 %old, %by
  store i64 %new, ptr @count
  call void @tell(i64 %new)
  ret i64 %new
}
define i64 @through(i64 %by) {
  %f = load ptr, ptr @table
  %r = call i64 %f(i64 %by)
  ret i64 %r
}
define i64 @last() {
  %p = load ptr, ptr getelementptr ([2 x ptr], ptr @table, i64 0, i64 1)
  %b = load i8, ptr %p
  store i8 120, ptr getelementptr (i8, ptr @bytes, i64 3)
  %r = zext i8 %b to i64
  ret i64 %r
}
define i64 @distance() {
  ret i64 sub (i64 ptrtoint (ptr @bytes to i64), i64 ptrtoint (ptr @count to i64))
}
define i64 @own() {
  %x = load i64, ptr @local
  %y = add i64 %x, 1
  store i64 %y, ptr @local
  ret i64 %y
}
define void @spin() {
  br label %again
again:
  br label %again
}
";

fn compile(text: &str, options: Options) -> CompiledProgram {
    Program::new("test.ll", text).and_then(|program| program.compile(options)).unwrap_or_else(|e| panic!("{e}"))
}

fn instance(compiled: &CompiledProgram) -> Instance {
    // SAFETY: the program is this test's own.
    unsafe { compiled.instantiate() }.unwrap_or_else(|e| panic!("{e}"))
}

fn instance_with(compiled: &CompiledProgram, limits: Limits, host: Host) -> Result<Instance, Error> {
    // SAFETY: the program is this test's own.
    unsafe { compiled.instantiate_with(limits, host) }
}

#[test]
fn threads_have_variables_of_their_own() {
    let total = Arc::new(Mutex::new(Vec::new()));
    let host = Host::new().function("tell", {
        let total = Arc::clone(&total);
        move |x: i64| total.lock().unwrap().push(x)
    });
    let compiled = compile(COUNTS, Options::new().host(host));
    let (both_there, both_done) = (Barrier::new(2), Barrier::new(2));
    std::thread::scope(|scope| {
        for by in [1, 100] {
            let (compiled, both_there, both_done) = (&compiled, &both_there, &both_done);
            scope.spawn(move || {
                let i = instance(compiled);
                let next = i.typed_function::<i64, i64>("next").unwrap();
                let through = i.typed_function::<i64, i64>("through").unwrap();
                both_there.wait();
                for round in 1..=500 {
                    assert_eq!(next.call(by).unwrap(), (2 * round - 1) * by);
                    assert_eq!(through.call(by).unwrap(), 2 * round * by);
                }
                assert_eq!(i.call("last", &[]).unwrap(), Value::i64(b'd'.into()));
                both_done.wait();
                assert_eq!(i.call("last", &[]).unwrap(), Value::i64(b'x'.into()));
                assert_eq!(i.call("own", &[]).unwrap(), Value::i64(6));
                // SAFETY: it is an `i64`, and nothing runs.
                assert_eq!(unsafe { *i.variable::<i64>("count").unwrap() }, 1000 * by);
            });
        }
    });
    assert_eq!(total.lock().unwrap().len(), 2000);
    // A later instance starts from the initial state, at another address.
    let (a, b) = (instance(&compiled), instance(&compiled));
    assert_eq!(a.call("next", &[Value::i64(7)]).unwrap(), Value::i64(7));
    assert_eq!(a.call("distance", &[]).unwrap(), b.call("distance", &[]).unwrap());
    assert_ne!(a.variable::<i64>("count"), b.variable::<i64>("count"));
    // Functions outlive the handles of the compiled program and of the instance.
    let next = a.typed_function::<i64, i64>("next").unwrap();
    drop((compiled, a, b));
    assert_eq!(next.call(1).unwrap(), 8);
}

#[test]
fn faults_have_their_place_in_each_instance() {
    let text = "define i64 @divide(i64 %x) {\n  %y = sdiv i64 1, %x\n  ret i64 %y\n}\ndefine i64 @read(ptr %p) {\n  %x = load i64, ptr %p\n  ret i64 %x\n}";
    let compiled = compile(text, Options::new());
    let all: Vec<Instance> = (0..8).map(|_| instance(&compiled)).collect();
    for i in all.iter().rev() {
        let divide = i.typed_function::<i64, i64>("divide").unwrap();
        assert!(divide.call(0).unwrap_err().to_string().starts_with("test.ll:2:3: fault: "));
        let read = i.typed_function::<*const i64, i64>("read").unwrap();
        assert!(read.call(std::ptr::null()).unwrap_err().to_string().starts_with("test.ll:6:3: fault: "));
        assert_eq!(divide.call(1).unwrap(), 1);
    }
}

#[test]
fn instances_have_limits_and_closures_of_their_own() {
    let quiet = || Host::new().function("tell", |_: i64| ());
    let compiled = compile(COUNTS, Options::new().host(quiet()).limits(Limits { fuel: Some(1), ..Limits::default() }));
    let ended = |limits: Limits| {
        let i = instance_with(&compiled, limits, quiet()).unwrap();
        match i.call("spin", &[]) {
            Err(Error::Ended(ended)) => ended.into_outcome(),
            other => panic!("{other:?}"),
        }
    };
    let fuel = Limits { fuel: Some(1000), ..Limits::default() };
    let time = Limits { timeout: Some(std::time::Duration::from_millis(30)), ..Limits::default() };
    assert!(matches!(ended(fuel.clone()), Outcome::LimitReached(Limit::Fuel, _)));
    assert!(matches!(ended(time), Outcome::LimitReached(Limit::Time, _)));
    let seen = Arc::new(Mutex::new(0));
    let loud = Host::new().function("tell", {
        let seen = Arc::clone(&seen);
        move |x: i64| *seen.lock().unwrap() += x
    });
    let i = instance_with(&compiled, Limits::default(), loud).unwrap();
    assert_eq!(i.call("next", &[Value::i64(3)]).unwrap(), Value::i64(3));
    assert_eq!(*seen.lock().unwrap(), 3);
    // An instance cannot have limits for which no code was compiled.
    let uncounted = compile(COUNTS, Options::new().host(quiet()));
    let code = |error: Error| error.diagnostics()[0].code;
    assert_eq!(code(instance_with(&uncounted, fuel, quiet()).unwrap_err()), "E0706");
    let others = [Host::new(), quiet().function("more", || ()), Host::new().function("tell", |_: i32| ())];
    for other in others {
        assert_eq!(code(instance_with(&compiled, Limits::default(), other).unwrap_err()), "E0706");
    }
}

/// The self-contained programs of `tests/ll` give their documented results, from code that was relocated twice.
#[test]
fn every_program_runs_wherever_it_is() {
    cached!();
    let mut files = Vec::new();
    collect(Path::new("tests/ll"), &mut files);
    files.sort();
    let (mut ran, mut calls, mut wrong) = (0, 0, Vec::new());
    for path in files {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let Ok(file) = TestFile::parse(&text) else { continue };
        let alone = file.flags.is_empty() && file.links.is_empty() && file.loads.is_empty() && file.needs.is_empty();
        if file.runs.is_empty() || !alone || file.is_refused() {
            continue;
        }
        let Ok(program) = Program::new(path.display().to_string(), text) else { continue };
        let compiled = match program.compile(Options::new()) {
            Ok(compiled) => compiled,
            Err(error) => {
                wrong.push(error.to_string());
                continue;
            }
        };
        ran += 1;
        // The instances are independent. The second one may be at the address of the first one, or at another.
        let mut instances = [instance(&compiled), instance(&compiled)];
        for run in &file.runs {
            for i in &mut instances {
                calls += 1;
                let mut found = call(i, &run.call);
                // The difference may come from variables that an earlier call has changed.
                if !run.accepts(&found) {
                    *i = instance(&compiled);
                    found = call(i, &run.call);
                }
                if !run.accepts(&found) {
                    wrong.push(format!("{}: {run}, not {found}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(ran > 300 && calls > 5_000, "{ran} programs, {calls} calls");
}

/// Makes a call, and returns the result in the syntax of directives.
fn call(instance: &Instance, call: &str) -> String {
    let call = parse_call(call).expect("a call");
    let outcome = instance.engine().expect("nothing runs").call(&call.function, &call.args);
    match outcome {
        Outcome::Returned(value) => value.display(),
        other => format!("{other:?}"),
    }
}

fn collect(directory: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
        match entry.path() {
            path if path.is_dir() => collect(&path, files),
            path if path.extension().is_some_and(|e| e == "ll") => files.push(path),
            _ => {}
        }
    }
}

/// Returns the output of an example that `cargo test` has built.
fn example(name: &str) -> String {
    let mut directory = std::env::current_exe().expect("a test knows where it is");
    directory.pop();
    if directory.ends_with("deps") {
        directory.pop();
    }
    let output = Command::new(directory.join("examples").join(name))
        .output()
        .expect("built by `cargo test`, or by `cargo build --examples` before a single test");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn the_examples_print_what_they_should() {
    assert_eq!(example("embed"), "fac(6) = 720\n");
    assert_eq!(example("calc"), "30\n7.5\n");
    let host = "\
hello hello
compiled: 3
greet.ll:15:3: fault: the host function `@check` returned an error: the check failed
      call void @check(i1 false)
      ^^^^^^^^^^^^^^^^^^^^^^^^^^ host error
  at @bad (greet.ll:15:3)
hello hello hello
interpreted: 7
the counter is at 4
";
    assert_eq!(example("host_functions"), host);
    let builder = "\
source_filename = \"fac\"

define i64 @fac(i64 %0) {
entry:
  %1 = icmp sle i64 %0, 1
  br i1 %1, label %end, label %more

end:
  ret i64 1

more:
  %2 = sub i64 %0, 1
  %3 = call i64 @fac(i64 %2)
  %4 = mul i64 %0, %3
  ret i64 %4
}
fac(6) = 720
";
    assert_eq!(example("builder"), builder);
    let toy = "\
7165
toy.lisp:3:14: fault: sdiv of i64 1 by zero
    (fn oops (n) (/ 1 n))
                 ^ division by zero
  at @oops (toy.lisp:3:14)
";
    assert_eq!(example("toy"), toy);
}
