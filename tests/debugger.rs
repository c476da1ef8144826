//! The debugger through the library: following, stopping and inspecting a run, and finding a step of it again.

use llvmlite_jit::debugger::breakpoints::Hit;
use llvmlite_jit::debugger::step_record::{Tracer, Transfer};
use llvmlite_jit::debugger::value_text::ValueWriter;
use llvmlite_jit::debugger::{Action, DebuggedProgram, Debugger, Halt, ScanHit, ScanTarget, StopCondition};
use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::debug::{Content, ResumeAction, State, StopReason, Tree};
use llvmlite_jit::interp::{Interpreter, Options};
use llvmlite_jit::outcome::{Outcome, TrapKind};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::Value;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

const FAC: &str = "\
@calls = global { i8, i64 } zeroinitializer

define i64 @fac(i64 %n) {
  %c = load i64, ptr getelementptr ({ i8, i64 }, ptr @calls, i32 0, i32 1)
  %c1 = add i64 %c, 1
  store i64 %c1, ptr getelementptr ({ i8, i64 }, ptr @calls, i32 0, i32 1)
  %end = icmp sle i64 %n, 0
  br i1 %end, label %ret, label %rec
ret:
  ret i64 1
rec:
  %m = sub i64 %n, 1
  %f = call i64 @fac(i64 %m)
  %r = mul i64 %n, %f
  ret i64 %r
}

define i64 @fault(i64 %n) {
  %p = alloca i64
  %q = getelementptr i64, ptr %p, i64 %n
  %v = load i64, ptr %q
  ret i64 %v
}

define i64 @lanes(i64 %n) {
entry:
  %x = insertelement <4 x i64> zeroinitializer, i64 %n, i32 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %y = phi <4 x i64> [ %x, %entry ], [ %z, %loop ]
  %z = add <4 x i64> %y, %y
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, 3
  br i1 %c, label %loop, label %done
done:
  %one = extractelement <4 x i64> %z, i32 1
  ret i64 %one
}
";

fn prepare(text: &str, entry: &str) -> (Rc<DebuggedProgram>, Interpreter) {
    let mut sources = SourceMap::new();
    let source = sources.add("a.ll", text).expect("it fits");
    let module = llvmlite_jit::parse::parse(&source).module;
    let checked = Arc::new(llvmlite_jit::verify::verify(module, &sources, Default::default()).expect("it is right"));
    let id = checked.module().find(entry).expect("it is there");
    let interpreter = Interpreter::new(Arc::clone(&checked), &[id], Options::default()).expect("it can be run");
    (Rc::new(DebuggedProgram::new(checked, sources)), interpreter)
}

/// The actions at each stop; returns the next stop condition, or `None` to run to the end.
type Script = Box<dyn FnMut(&mut Debugger, &State<'_>, Halt) -> Option<StopCondition>>;

/// Runs a function under the debugger. When the script ends, the program continues to its end.
fn debug(entry: &str, argument: i64, first: StopCondition, mut script: Script) -> Outcome {
    let (program, mut interpreter) = prepare(FAC, entry);
    let debugger = RefCell::new(Debugger::new(program));
    debugger.borrow_mut().resume_from_start(first);
    interpreter.follow_with(Box::new(move |state: &State<'_>, why: StopReason<'_>| {
        let mut debugger = debugger.borrow_mut();
        match debugger.handle_stop(state, why) {
            Action::Go(next) => next,
            Action::Halt(halt) => match script(&mut debugger, state, halt) {
                Some(goal) => debugger.resume(goal, state),
                None => ResumeAction::Until(u64::MAX),
            },
        }
    }));
    interpreter.call(entry, &[Value::i64(argument)])
}

fn shown(debugger: &Debugger, state: &State<'_>, name: &str) -> String {
    let depth = state.depth() - 1;
    let frame = state.frame(depth).expect("a call");
    let value = debugger.program.value_named(frame.function, name).expect("a value");
    ValueWriter::new(&debugger.program, *state).typed(&state.value(depth, value).expect("it has one"))
}

#[test]
fn every_instruction_is_a_stop_and_the_count_is_that_of_a_run() {
    for (entry, argument) in [("fac", 5), ("lanes", 0)] {
        let value = Value::i64(argument);
        let (_, mut plain) = prepare(FAC, entry);
        let outcome = plain.call(entry, std::slice::from_ref(&value));
        let (program, mut followed) = prepare(FAC, entry);
        let stops = Rc::new(RefCell::new(Vec::new()));
        let list = Rc::clone(&stops);
        followed.follow_with(Box::new(move |state: &State<'_>, _: StopReason<'_>| {
            let here = state.here().expect("it runs");
            list.borrow_mut().push((state.steps(), program.inst_text(here.function, here.inst)));
            ResumeAction::Until(state.steps() + 1)
        }));
        assert_eq!(followed.call(entry, &[value]), outcome);
        assert_eq!(followed.stats(), plain.stats(), "the same steps with and without a monitor");
        let stops = stops.borrow();
        assert!(stops.windows(2).all(|pair| pair[0].0 < pair[1].0));
        let count = |text: &str| stops.iter().filter(|(_, inst)| inst.starts_with(text)).count();
        match entry {
            "fac" => assert_eq!((count("%c = load"), count("%r = mul"), count("ret i64 1")), (6, 5, 1)),
            _ => assert_eq!((count("%z = add <4 x i64>"), count("ret"), stops.len()), (3, 1, 2 + 3 * 4 + 2)),
        }
    }
}

/// Checks and operations on memory do not change which instructions are stops, nor their numbers.
#[test]
fn stops_are_the_same_on_every_way_to_them() {
    let text = "\
@n = global i32 5
declare ptr @malloc(i64)
declare ptr @memset(ptr, i32, i64)
define noundef nonnull ptr @null() {
  ret ptr null
}
define i64 @f(i64 %x) {
  %p = call ptr @malloc(i64 1048576)
  %q = call ptr @memset(ptr %p, i32 1, i64 1048576)
  %a = load i32, ptr @n, !range !0
  %b = add i32 %a, 1
  %r = call ptr @null()
  ret i64 0
}
!0 = !{i32 0, i32 10}
";
    let stops = |step_by_step: bool, target: u64| {
        let (program, mut followed) = prepare(text, "f");
        let stops = Rc::new(RefCell::new(Vec::new()));
        let list = Rc::clone(&stops);
        followed.follow_with(Box::new(move |state: &State<'_>, why: StopReason<'_>| {
            if let StopReason::Reached = why {
                let here = state.here().expect("it runs");
                list.borrow_mut().push((state.steps(), program.inst_text(here.function, here.inst)));
            }
            ResumeAction::Until(if step_by_step { state.steps() + 1 } else { target.max(state.steps() + 1) })
        }));
        assert!(matches!(followed.call("f", &[Value::i64(0)]), Outcome::Trapped(_)));
        (stops.take(), followed.stats().steps_interpreted)
    };
    let (all, end) = stops(true, 0);
    let firsts: Vec<&str> = all.iter().map(|(_, text)| text.split(' ').next().unwrap_or("")).collect();
    assert_eq!(firsts, ["%p", "%q", "%a", "%b", "%r", "ret"]);
    assert_eq!(end, all[5].0 + 1, "the instruction that faults is a step");
    for stop in &all[1..] {
        let (reached, _) = stops(false, stop.0);
        assert_eq!(&reached[1], stop);
    }
}

#[test]
fn a_breakpoint_counts_if_its_condition_holds() {
    let stops = Rc::new(RefCell::new(Vec::new()));
    let list = Rc::clone(&stops);
    let outcome = debug(
        "fac",
        6,
        StopCondition::Goto(0),
        Box::new(move |debugger, state, halt| {
            if debugger.breakpoints.is_empty() {
                debugger.add_breakpoint("@fac:%rec", None, Some("%n == 4 || %n == 2"), false).expect("a place");
                return Some(StopCondition::Continue);
            }
            assert!(matches!(&halt, Halt::Points(hits) if matches!(hits[..], [Hit::Breakpoint { number: 1, .. }])));
            list.borrow_mut().push((state.depth(), shown(debugger, state, "%n")));
            Some(StopCondition::Continue)
        }),
    );
    assert_eq!(outcome, Outcome::Returned(Value::i64(720)));
    assert_eq!(*stops.borrow(), [(3, "i64 4".to_string()), (5, "i64 2".to_string())]);
}

#[test]
fn memory_is_watched_and_a_result_is_told() {
    let seen = Rc::new(RefCell::new(Vec::new()));
    let list = Rc::clone(&seen);
    debug(
        "fac",
        2,
        StopCondition::Goto(0),
        Box::new(move |debugger, state, halt| {
            if let Halt::Points(hits) = &halt {
                if let [Hit::Changed { old, new, .. }] = &hits[..] {
                    list.borrow_mut().push(format!("{old} {new}"));
                }
                // The second call returns after the third write.
                return Some(if list.borrow().len() == 3 {
                    StopCondition::Finish { depth: 2 }
                } else {
                    StopCondition::Continue
                });
            }
            if let Halt::Finished(call) = halt {
                list.borrow_mut().push(format!("returned {}", call.text));
                return None;
            }
            debugger.add_watchpoint("@calls[1]", state, 0, None, Default::default()).expect("memory");
            Some(StopCondition::Continue)
        }),
    );
    assert_eq!(*seen.borrow(), ["0 1", "1 2", "2 3", "returned i64 1"]);
}

#[test]
fn a_fault_stops_while_its_frames_are_there() {
    let outcome = debug(
        "fault",
        3,
        StopCondition::Continue,
        Box::new(|debugger, state, halt| {
            let Halt::Ending(outcome) = halt else { panic!("it stopped elsewhere: {halt:?}") };
            assert!(matches!(*outcome, Outcome::Trapped(trap) if trap.kind == TrapKind::OutOfBounds));
            assert_eq!(shown(debugger, state, "%q"), "ptr %p+24");
            None
        }),
    );
    assert!(matches!(outcome, Outcome::Trapped(_)));
}

#[test]
fn earlier_states_are_found_by_replay() {
    let found = |look, end, count| -> Vec<ScanHit> {
        let all = Rc::new(RefCell::new(Vec::new()));
        let list = Rc::clone(&all);
        let goal = StopCondition::Scan { from: 0, end, look, count };
        debug(
            "fac",
            3,
            goal,
            Box::new(move |_, _, halt| {
                if let Halt::Scanned(found) = halt {
                    *list.borrow_mut() = found;
                }
                None
            }),
        );
        all.take()
    };
    let steps = |look, end, count| found(look, end, count).iter().map(|f| f.step).collect::<Vec<_>>();
    // `@fac` takes seven steps up to its call.
    assert_eq!(steps(ScanTarget::Any, 10, 3), [7, 8, 9]);
    assert_eq!(steps(ScanTarget::Depth(1), 10, 1), [6]);
    assert_eq!(steps(ScanTarget::Depth(2), 20, 1), [13]);
    assert_eq!(steps(ScanTarget::Any, 1, 5), [0]);
    assert!(steps(ScanTarget::Points, 20, 1).is_empty());
}

#[test]
fn records_say_what_a_step_did() {
    let (program, mut interpreter) = prepare(FAC, "fac");
    let records = Rc::new(RefCell::new(Vec::new()));
    let (list, tracer) = (Rc::clone(&records), Tracer::new(program));
    let mut pending = None;
    interpreter.follow_with(Box::new(move |state: &State<'_>, _: StopReason<'_>| {
        if let Some(before) = pending.take() {
            list.borrow_mut().push(tracer.after(before, state));
        }
        pending = tracer.before(state);
        ResumeAction::Until(state.steps() + 1)
    }));
    interpreter.call("fac", &[Value::i64(1)]);
    let records = records.borrow();
    let of = |text: &str| records.iter().find(|r| r.text.starts_with(text)).expect("it was executed");
    assert_eq!(of("%c1 =").defines, Some(("%c1".into(), "i64 1".into())));
    assert_eq!(of("%c1 =").reads, [("%c".to_string(), "0".to_string())]);
    let change = &of("store").writes[0];
    assert_eq!((change.place.as_str(), change.old.as_str(), change.new.as_str()), ("@calls+8", "0", "1"));
    assert!(matches!(&of("br").transfer, Some(Transfer::Block { block, .. }) if block == "%rec"));
    assert!(matches!(&of("%f = call").transfer, Some(Transfer::Call { function, .. }) if function == "@fac"));
    let returned = Some(Transfer::Return {
        value: Some("i64 1".into()),
        to: Some(("@fac".into(), Some(("%f".into(), "i64 1".into())))),
    });
    assert_eq!(of("ret i64 1").transfer, returned);
}

#[test]
fn memory_is_drawn_with_padding_and_what_is_undefined() {
    debug(
        "fault",
        0,
        StopCondition::Goto(1),
        Box::new(|debugger, state, _| {
            let object = state.allocas(0)[0];
            let mut types = debugger.types.clone();
            let writer = ValueWriter::new(&debugger.program, *state);
            let tree = writer.content(&object, &mut types, 16);
            assert_eq!(tree.content, Content::Scalar(llvmlite_jit::interp::debug::Scalar::Undef));
            assert_eq!(writer.draw(&writer.object(&object), &tree, 80), "%p -> node\n       │\n     undef\n");
            None
        }),
    );
    debug(
        "fac",
        0,
        StopCondition::Goto(3),
        Box::new(|debugger, state, _| {
            let global = debugger.program.checked.module().find("calls").expect("it is there");
            let address = state.address_of(global).expect("it is used");
            let types = &debugger.types;
            let tree = state.read(address, types, debugger.program.checked.module().value_type(global), 16);
            let writer = ValueWriter::new(&debugger.program, *state);
            let list = writer.list("@calls", &tree);
            let want =
                "@calls -> node\n└─ 0: node, { i8, i64 }\n   ├─ 0: i8 0\n   ├─ (7 bytes padding)\n   └─ 1: i64 1\n";
            assert_eq!(list, want);
            None
        }),
    );
}

#[test]
fn a_monitor_that_asks_for_what_is_over_sees_each_step_once() {
    let (_, mut interpreter) = prepare(FAC, "fac");
    let stops = Rc::new(RefCell::new(Vec::new()));
    let list = Rc::clone(&stops);
    interpreter.follow_with(Box::new(move |state: &State<'_>, _: StopReason<'_>| {
        let mut list = list.borrow_mut();
        list.push(state.steps());
        if list.ends_with(&[state.steps(); 2]) { ResumeAction::End } else { ResumeAction::Until(0) }
    }));
    assert_eq!(interpreter.call("fac", &[Value::i64(1)]), Outcome::Returned(Value::i64(1)));
    assert!(stops.borrow().windows(2).all(|pair| pair[0] < pair[1]), "{stops:?}");
}

#[test]
fn parts_of_values_and_of_memory_have_places() {
    const PARTS: &str = "
define i64 @parts() {
  %p = alloca { i32, { i16, float }, [3 x i16], <4 x i16> }
  store { i32, { i16, float }, [3 x i16], <4 x i16> }
    { i32 1, { i16, float } { i16 2, float 1.5 }, [3 x i16] [i16 3, i16 4, i16 5], <4 x i16> <i16 6, i16 7, i16 8, i16 9> }, ptr %p
  %v = load { i32, { i16, float }, [3 x i16], <4 x i16> }, ptr %p
  ret i64 0
}
";
    // Collects the offset and the text of each scalar.
    fn scalars(writer: &ValueWriter<'_>, tree: &Tree, into: &mut Vec<(u64, String)>) {
        match &tree.content {
            Content::Node(parts) => parts.iter().for_each(|part| scalars(writer, part, into)),
            Content::Padding => {}
            _ => into.push((tree.offset, writer.typed(tree))),
        }
    }
    let (program, mut interpreter) = prepare(PARTS, "parts");
    let seen = Rc::new(RefCell::new(Vec::new()));
    let list = Rc::clone(&seen);
    interpreter.follow_with(Box::new(move |state: &State<'_>, _: StopReason<'_>| {
        if state.steps() < 3 {
            return ResumeAction::Until(3);
        }
        let writer = ValueWriter::new(&program, *state);
        let function = state.frame(0).expect("a call").function;
        let value = program.value_named(function, "%v").expect("a value");
        let value = state.value(0, value).expect("it has one");
        let mut types = program.checked.module().types.clone();
        let memory = writer.content(&state.allocas(0)[0], &mut types, 64);
        for tree in [&value, &memory] {
            let mut found = Vec::new();
            scalars(&writer, tree, &mut found);
            list.borrow_mut().push(found);
        }
        ResumeAction::Until(u64::MAX)
    }));
    interpreter.call("parts", &[]);
    let want = [
        (0, "i32 1"),
        (4, "i16 2"),
        (8, "float 1.5"),
        (12, "i16 3"),
        (14, "i16 4"),
        (16, "i16 5"),
        (24, "i16 6"),
        (26, "i16 7"),
        (28, "i16 8"),
        (30, "i16 9"),
    ]
    .map(|(at, text)| (at, text.to_string()));
    assert_eq!(*seen.borrow(), [want.to_vec(), want.to_vec()]);
}

/// `step` records external input: a replay sees the same past, and no external effect is repeated.
#[test]
fn going_back_does_nothing_outside_again() {
    let directory = std::env::temp_dir().join(format!("llvmlite-jit-step-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let (log, input, script) = (directory.join("log"), directory.join("input"), directory.join("script"));
    std::fs::write(&input, "xyz").unwrap();
    let looks = "print @time\nprint @chance\nprint %pid\nprint @letter\n";
    // Forward past the read, back to before the file is opened, and forward to the end, where the rest is done once.
    let text = format!("break 27\ncontinue\n{looks}back 5\nback\ncontinue\n{looks}continue\nback 3\ncontinue\n");
    std::fs::write(&script, text).unwrap();
    let out = std::process::Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
        .args(["step", "--stdin"])
        .args([&input, std::path::Path::new("-x"), &script])
        .arg("tests/cli/step/outside.ll")
        .arg(&log)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let written = std::fs::read_to_string(&log).unwrap_or_default();
    std::fs::remove_dir_all(&directory).unwrap();
    if text.contains("which is not recorded") {
        // Recording is not supported on this system, and the output says so.
        return;
    }
    assert_eq!(written, "line\nline\n", "{text}");
    assert!(!text.contains("note:"), "{text}");
    for shown in ["@time = ", "@chance = ", "%pid = ", "@letter = "] {
        let values: Vec<&str> = text.lines().filter(|line| line.starts_with(shown)).collect();
        assert!(values.len() == 2 && values[0] == values[1], "{values:?} in {text}");
    }
    assert!(text.contains("@letter = i8 120 'x'"), "{text}");
}
