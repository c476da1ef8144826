//! Programs that are hard to stop, on both engines: they wait, write to a closed reader, block signals, or run several
//! threads. Afterwards an engine that was stopped in code of the program must still work.

use llvmlite_jit::engine::{Engine, Limits};
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::{Limit, Outcome};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::Value;
use llvmlite_jit::verify::Checked;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

const ENGINES: [&str; 2] = ["jit", "interp"];

/// A program in a file of its own, which is deleted on drop.
struct Program(PathBuf);

impl Program {
    fn new(name: &str, text: &str) -> Program {
        let path = std::env::temp_dir().join(format!("llvmlite-jit-{}-{name}.ll", std::process::id()));
        std::fs::write(&path, text).expect("the directory for temporary files can be written");
        Program(path)
    }

    fn command(&self, options: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
        command.args(options).arg(&self.0).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Waits for the end of a child, which must be soon; returns the status and the reports. Its pipes are not served.
fn end(mut child: Child) -> (Option<i32>, String) {
    let began = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if began.elapsed() > Duration::from_secs(30) {
            let _ = child.kill();
            let mut report = String::new();
            let _ = child.stderr.take().map(|mut told| told.read_to_string(&mut report));
            panic!("it does not end; so far it said: {report}");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let mut report = String::new();
    child.stderr.take().expect("is piped").read_to_string(&mut report).expect("text");
    (child.wait().expect("a child").code(), report)
}

fn stops(name: &str, text: &str, engines: &[&str], options: &[&str], status: i32, told: &[&str]) {
    let program = Program::new(name, text);
    for engine in engines {
        let options: Vec<&str> = ["--engine", engine].iter().chain(options).copied().collect();
        let child = program.command(&options).spawn().expect("it starts");
        let (found, report) = end(child);
        assert_eq!(found, Some(status), "{name} {engine}: {report}");
        for text in told {
            assert!(report.contains(text), "{name} {engine}: {report}");
        }
    }
}

const TIME: [&str; 2] = ["--timeout", "300ms"];

#[test]
fn who_writes_where_nobody_reads_is_stopped() {
    let text = "
        @line = private constant [6 x i8] c\"line\\0A\\00\"
        declare i32 @puts(ptr)
        define i32 @main() {
          br label %again
        again:
          %n = call i32 @puts(ptr @line)
          br label %again
        }";
    stops("writes", text, &ENGINES, &TIME, 124, &["stopped after 0.3 s in `@puts`", "at @main"]);
    // Little enough output to remain in the buffer until the end.
    let text = "
        @line = private constant [4 x i8] c\"%d \\00\"
        declare i32 @printf(ptr, ...)
        declare i32 @fcntl(i32, i32, ...)
        define i32 @main() {
          %size = call i32 (i32, i32, ...) @fcntl(i32 1, i32 1031, i32 4096)
          br label %again
        again:
          %i = phi i32 [ 1000000, %0 ], [ %next, %again ]
          %n = call i32 (ptr, ...) @printf(ptr @line, i32 %i)
          %next = add i32 %i, 1
          %more = icmp ult i32 %next, 1000700
          br i1 %more, label %again, label %done
        done:
          ret i32 0
        }";
    stops("holds", text, &ENGINES, &TIME, 124, &["stopped after 0.3 s in `@"]);
}

#[test]
fn a_session_ends_with_the_reader_of_its_output() {
    // Output of the program, and of the session on both streams.
    for line in ["puts(\"hello\")\n", "1 + 2\n", "%x = i64 5\n", "nobody\n"] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
        command.arg("repl").stdin(Stdio::piped()).stderr(writer.try_clone().expect("a descriptor")).stdout(writer);
        let mut child = command.spawn().expect("the command starts");
        drop(command);
        drop(reader);
        let mut input = child.stdin.take().expect("its input");
        // Unlimited input, as from `yes`: writing it fails when the session has ended.
        let started = Instant::now();
        while input.write_all(line.as_bytes()).is_ok() {
            assert!(started.elapsed() < Duration::from_secs(30), "the session goes on without a reader: {line}");
        }
        child.wait().expect("it has ended");
    }
}

#[test]
fn who_waits_is_stopped() {
    let waits = [
        ("pause", "declare i32 @pause()", "call i32 @pause()"),
        ("read", "declare i64 @read(i32, ptr, i64)", "call i64 @read(i32 0, ptr %room, i64 8)"),
        ("sleep", "declare i32 @sleep(i32)", "call i32 @sleep(i32 100)"),
        ("poll", "declare i32 @poll(ptr, i64, i32)", "call i32 @poll(ptr null, i64 0, i32 -1)"),
        ("getchar", "declare i32 @getchar()", "call i32 @getchar()"),
    ];
    for (name, declaration, call) in waits {
        let text = format!(
            "{declaration}
             define i32 @wait() {{ %room = alloca i64 %r = {call} ret i32 1 }}
             define i32 @main() {{ %r = call i32 @wait() ret i32 %r }}"
        );
        stops(name, &text, &ENGINES, &TIME, 124, &[&format!("in `@{name}`"), "at @wait", "at @main"]);
    }
}

#[test]
fn who_keeps_signals_back_is_stopped() {
    let text = "
        declare i32 @sigfillset(ptr)
        declare i32 @sigprocmask(i32, ptr, ptr)
        declare ptr @signal(i32, ptr)
        define i32 @main() {
        entry:
          %set = alloca [16 x i64]
          %f = call i32 @sigfillset(ptr %set)
          %m = call i32 @sigprocmask(i32 0, ptr %set, ptr null)
          br label %ignore
        ignore:
          %n = phi i32 [ 1, %entry ], [ %next, %ignore ]
          %h = call ptr @signal(i32 %n, ptr inttoptr (i64 1 to ptr))
          %next = add i32 %n, 1
          %more = icmp ult i32 %next, 65
          br i1 %more, label %ignore, label %spin
        spin:
          br label %spin
        }";
    stops(
        "deaf",
        text,
        &ENGINES,
        &TIME,
        124,
        &["limit: stopped after 0.3 s (time limit)", "br label %spin", "at @main"],
    );
}

#[test]
fn threads_are_stopped() {
    for (name, end) in
        [("joined", "%j = call i32 @pthread_join(i64 %id, ptr null)"), ("alone", "call void @pthread_exit(ptr null)")]
    {
        let text = format!(
            "declare i32 @pthread_create(ptr, ptr, ptr, ptr)
             declare i32 @pthread_join(i64, ptr)
             declare void @pthread_exit(ptr)
             define ptr @spin(ptr %x) {{
               br label %again
             again:
               br label %again
             }}
             define i32 @main() {{
               %t = alloca i64
               %a = call i32 @pthread_create(ptr %t, ptr null, ptr @spin, ptr null)
               %b = call i32 @pthread_create(ptr %t, ptr null, ptr @spin, ptr null)
               %id = load i64, ptr %t
               {end}
               ret i32 0
             }}"
        );
        stops(name, &text, &["jit"], &TIME, 124, &["stopped after 0.3 s (time limit)", "at @spin"]);
    }
}

/// Sets the command's disposition of SIGINT. Otherwise it would be inherited from the process that started
/// the tests, and a shell makes background commands ignore it.
fn with_ctrl_c(mut command: Command, action: libc::sighandler_t) -> Command {
    // SAFETY: the call is async-signal-safe, and its action needs no handler.
    unsafe {
        command.pre_exec(move || {
            libc::signal(libc::SIGINT, action);
            Ok(())
        });
    }
    command
}

/// Waits until the child has reported that it is running.
fn ready(mut child: Child) -> (Child, BufReader<std::process::ChildStdout>) {
    let mut out = BufReader::new(child.stdout.take().expect("is piped"));
    let mut line = String::new();
    out.read_line(&mut line).expect("text");
    assert_eq!(line, "ready\n");
    (child, out)
}

fn interrupt(child: &Child) {
    // The child still has to reach the point at which it waits.
    std::thread::sleep(Duration::from_millis(300));
    let done = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(done.success());
}

const READY: &str = "
    @ready = private constant [6 x i8] c\"ready\\0A\"
    @mine = private constant [5 x i8] c\"mine\\0A\"
    declare i64 @write(i32, ptr, i64)
    declare i32 @pause()
    declare ptr @signal(i32, ptr)
    declare void @_exit(i32)
    define void @say() {
      %n = call i64 @write(i32 1, ptr @ready, i64 6)
      ret void
    }
    define void @handle(i32 %n) {
      %w = call i64 @write(i32 1, ptr @mine, i64 5)
      call void @_exit(i32 7)
      ret void
    }
";

#[test]
fn ctrl_c_tells_where_it_was() {
    let spin = format!("{READY} define i32 @main() {{ call void @say() br label %a a: br label %a }}");
    let wait = format!("{READY} define i32 @main() {{ call void @say() %r = call i32 @pause() ret i32 0 }}");
    for (name, text, told) in
        [("spin", &spin, "stopped: interrupted\n"), ("wait", &wait, "stopped: interrupted in `@pause`\n")]
    {
        let program = Program::new(&format!("interrupted-{name}"), text);
        for options in [
            ["--engine", "jit", "--fuel=100000G"],
            ["--engine", "interp", "--fuel=100000G"],
            ["--engine", "jit", "--sandbox"],
        ] {
            let (child, _out) =
                ready(with_ctrl_c(program.command(&options), libc::SIG_DFL).spawn().expect("it starts"));
            interrupt(&child);
            let (status, report) = end(child);
            assert_eq!(status, Some(130), "{name} {options:?}: {report}");
            assert!(report.contains(told) && report.contains("at @main"), "{name} {options:?}: {report}");
        }
    }
}

#[test]
fn ctrl_c_stops_a_program_that_is_stepped_through() {
    // In a loop, and in a function of the C library, which is called again when the program continues.
    for (name, wait) in [("loop", "br label %loop"), ("wait", "%s = call i32 @pause() br label %loop")] {
        let text = format!(
            "@command = private constant [39 x i8] c\"(sleep 0.5; kill -INT $PPID) >&2 2>&1&\\00\"
             declare i32 @system(ptr)
             declare i32 @pause()
             define i32 @main() {{
               %r = call i32 @system(ptr @command)
               br label %loop
             loop:
               {wait}
             }}"
        );
        stops_in_the_debugger(&Program::new(&format!("interrupted-step-{name}"), &text));
    }
}

fn stops_in_the_debugger(program: &Program) {
    let mut child = with_ctrl_c(program.command(&["step"]), libc::SIG_DFL).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("is piped");
    stdin.write_all(b"continue\nbacktrace\nquit\n").expect("it reads");
    drop(stdin);
    let mut out = child.stdout.take().expect("is piped");
    let (status, report) = end(child);
    let mut said = String::new();
    out.read_to_string(&mut said).expect("text");
    assert_eq!(status, Some(0), "{said}{report}");
    assert!(said.contains("\ninterrupted\n@main() at ") && !said.contains("has ended"), "{said}{report}");
}

#[test]
fn input_that_is_nobodys_stays_unread() {
    let program = Program::new("asks-nobody", "define i32 @main() { ret i32 3 }");
    let commands = program.0.with_extension("cmd");
    let out = program.0.with_extension("out");
    std::fs::write(&commands, "continue\n").expect("a file");
    let name = commands.to_str().expect("UTF-8");
    let mut command = program.command(&["step", "-x", name, "--stdin", "/dev/null"]);
    // A file can be read at any time; the input stays open.
    let mut child = command.stdout(std::fs::File::create(&out).expect("a file")).spawn().expect("it starts");
    let _open = child.stdin.take();
    assert_eq!(end(child), (Some(3), String::new()));
    assert!(std::fs::read_to_string(&out).expect("text").contains("ended with status 3"));
    [commands, out].iter().for_each(|path| drop(std::fs::remove_file(path)));
}

#[test]
fn an_ignored_ctrl_c_stays_ignored() {
    let text = format!(
        "declare i32 @usleep(i32)
         {READY} define i32 @main() {{ call void @say() %r = call i32 @usleep(i32 900000) ret i32 3 }}"
    );
    let program = Program::new("ignored", &text);
    for options in
        [["--engine", "jit", "--fuel=1G"], ["--engine", "interp", "--fuel=1G"], ["--engine", "jit", "--sandbox"]]
    {
        let (child, _out) = ready(with_ctrl_c(program.command(&options), libc::SIG_IGN).spawn().expect("it starts"));
        interrupt(&child);
        assert_eq!(end(child), (Some(3), String::new()), "{options:?}");
    }
}

#[test]
fn a_handler_of_the_program_keeps_the_signal() {
    let text = format!(
        "{READY}
         define i32 @main() {{
           %h = call ptr @signal(i32 2, ptr @handle)
           call void @say()
           br label %again
         again:
           %r = call i32 @pause()
           br label %again
         }}"
    );
    let program = Program::new("own-handler", &text);
    for engine in ENGINES {
        let (child, mut out) = ready(program.command(&["--engine", engine]).spawn().expect("it starts"));
        interrupt(&child);
        let (status, report) = end(child);
        let mut rest = String::new();
        out.read_to_string(&mut rest).expect("text");
        assert_eq!((status, &*rest, &*report), (Some(7), "mine\n", ""), "{engine}");
    }
}

const WORK: &str = "
    @count = global i64 0
    define i64 @more() {
      %c = load i64, ptr @count
      %d = add i64 %c, 1
      store i64 %d, ptr @count
      ret i64 %d
    }
    define i64 @spin() {
      %d = call i64 @more()
      br label %again
    again:
      br label %again
    }
    define i64 @down(i64 %n) {
    entry:
      br label %loop
    loop:
      %i = phi i64 [ %n, %entry ], [ %j, %loop ]
      %j = sub i64 %i, 1
      %z = icmp eq i64 %j, 0
      br i1 %z, label %done, label %loop
    done:
      ret i64 7
    }
    declare ptr @malloc(i64)
    define i64 @take(i64 %n) {
      %p = call ptr @malloc(i64 %n)
      %q = ptrtoint ptr %p to i64
      %z = icmp ne i64 %q, 0
      %r = zext i1 %z to i64
      ret i64 %r
    }
    declare i32 @pause()
    define i64 @wait() {
      %r = call i32 @pause()
      ret i64 1
    }
";

fn engines(limits: &Limits) -> Vec<(&'static str, Box<dyn Engine>)> {
    let mut sources = SourceMap::new();
    let source = sources.add("work.ll", WORK).expect("a small text");
    let parsed = llvmlite_jit::parse::parse(&source);
    let checked: Checked = llvmlite_jit::verify::verify(parsed.module, &sources, Default::default()).expect("is right");
    let checked = Arc::new(checked);
    let names = ["more", "spin", "down", "take", "wait"];
    let entries: Vec<_> = names.iter().map(|name| checked.module().find(name).expect("is there")).collect();
    // SAFETY: the program is this test's own.
    let jit =
        unsafe { Jit::new(checked.clone(), &entries, jit::Options { limits: limits.clone(), ..Default::default() }) };
    let options = interp::Options { limits: limits.clone(), ..Default::default() };
    let interp = Interpreter::new(checked, &entries, options);
    vec![("jit", Box::new(jit.expect("compiles"))), ("interp", Box::new(interp.expect("links")))]
}

fn int(n: u64) -> Value {
    Value::Int { width: 64, bits: n.into() }
}

#[test]
fn an_engine_is_usable_after_a_limit_in_its_own_code() {
    let limits = Limits {
        timeout: Some(Duration::from_millis(30)),
        fuel: Some(1 << 40),
        max_memory: Some(1 << 20),
        ..Limits::default()
    };
    for (name, mut engine) in engines(&limits) {
        for round in 0..20 {
            let stopped = engine.call("spin", &[]);
            assert!(
                matches!(&stopped, Outcome::LimitReached(Limit::Time, stop) if stop.host.is_none() && stop.backtrace.len() == 1),
                "{name}: {stopped:?}"
            );
            assert_eq!(engine.call("more", &[]), Outcome::Returned(int(2 * round + 2)), "{name}");
            let refused = engine.call("take", &[int(2 << 20)]);
            assert!(matches!(refused, Outcome::LimitReached(Limit::Memory, _)), "{name}: {refused:?}");
            assert_eq!(engine.call("take", &[int(1 << 10)]), Outcome::Returned(int(1)), "{name}");
        }
    }
    let calls: [fn(&mut dyn Engine) -> Outcome; 2] =
        [|engine| engine.call("wait", &[]), |engine| engine.run_program("wait", &["wait".to_string()])];
    for call in calls {
        for (name, mut engine) in engines(&limits) {
            let cut_off = call(&mut *engine);
            assert!(
                matches!(&cut_off, Outcome::LimitReached(Limit::Time, stop) if stop.host.as_deref() == Some("pause")),
                "{name}: {cut_off:?}"
            );
            assert!(matches!(engine.call("more", &[]), Outcome::Trapped(_)), "{name}: it cannot go on");
        }
    }
}

#[test]
fn fuel_ends_at_the_same_place_each_time() {
    let places = |fuel: u64| -> Vec<_> {
        let limits = Limits { fuel: Some(fuel), ..Limits::default() };
        let runs = engines(&limits).into_iter().map(|(_, mut engine)| {
            // Each call has the whole budget.
            [0; 3].map(|_| engine.call("down", &[int(1000)]))
        });
        runs.collect()
    };
    for fuel in [1, 10, 999, 2000] {
        for [a, b, c] in places(fuel) {
            assert!(matches!(&a, Outcome::LimitReached(Limit::Fuel, _)), "{fuel}: {a:?}");
            assert!(a == b && b == c, "{fuel}: {a:?} {b:?} {c:?}");
        }
        assert_eq!(format!("{:?}", places(fuel)), format!("{:?}", places(fuel)));
    }
    for all in places(10_000) {
        assert_eq!(all, [0; 3].map(|_| Outcome::Returned(int(7))));
    }
}

#[test]
fn runs_on_several_threads_have_times_of_their_own() {
    let start = |millis| {
        std::thread::spawn(move || {
            let limits = Limits { timeout: Some(Duration::from_millis(millis)), ..Limits::default() };
            engines(&limits)
                .into_iter()
                .map(move |(_, mut engine)| {
                    let began = Instant::now();
                    let outcome = engine.call("spin", &[]);
                    (
                        matches!(outcome, Outcome::LimitReached(Limit::Time, _)),
                        began.elapsed().as_millis() as u64 >= millis,
                    )
                })
                .collect::<Vec<_>>()
        })
    };
    for thread in [start(30), start(120), start(250)] {
        assert_eq!(thread.join().expect("no panic"), [(true, true); 2]);
    }
}
