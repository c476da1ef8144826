//! The text of a large program is not kept while it runs: reports read the file again.

use super::{Ended, Program, command, with};

/// A program of more than a mebibyte that goes to another directory, writes to its file if it has an argument, and stops at a null
/// pointer in a function.
fn program() -> Program {
    let text = r#"
@append = constant [2 x i8] c"a\00"
@root = constant [2 x i8] c"/\00"
declare i32 @chdir(ptr)
declare ptr @fopen(ptr, ptr)
declare i32 @fclose(ptr)
declare i32 @fputc(i32, ptr)
define void @stops(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define i32 @main(i32 %argc, ptr %argv) {
  %1 = call i32 @chdir(ptr @root)
  %writes = icmp sgt i32 %argc, 1
  br i1 %writes, label %write, label %stop
write:
  %at = getelementptr ptr, ptr %argv, i64 1
  %name = load ptr, ptr %at
  %file = call ptr @fopen(ptr %name, ptr @append)
  %2 = call i32 @fputc(i32 32, ptr %file)
  %3 = call i32 @fclose(ptr %file)
  br label %stop
stop:
  call void @stops(ptr null)
  ret i32 0
}
"#;
    Program::new(&format!("{text}{}", "; a line of a long comment\n".repeat(50_000)))
}

#[test]
fn reports_are_those_of_a_text_that_is_kept() {
    let program = program();
    let ends = ["off", "all"].map(|lazy| program.run(lazy));
    assert_eq!(ends[0], ends[1]);
    assert_eq!(ends[0].status, Some(134));
    assert!(ends[0].reports.contains(":9:3") && ends[0].reports.contains("store i32 1, ptr %p"), "{ends:?}");
}

#[test]
fn reports_of_checked_code_read_the_file_again() {
    let program = program();
    let reports = ["off", "all"].map(|lazy| {
        let output = with(&["--checked"], &program.0, lazy).output().expect("the command starts");
        Ended::of(output).reports
    });
    assert_eq!(reports[0], reports[1]);
    assert!(reports[0].contains("store i32 1, ptr %p"), "{reports:?}");
}

#[test]
fn lines_of_a_file_that_has_changed_are_not_shown() {
    let program = program();
    let output = command(&program.0, "all").arg(&program.0).output().expect("the command starts");
    let ended = Ended::of(output);
    assert_eq!(ended.status, Some(134));
    for part in [":9:3", "has changed since it was started", "at @stops", "at @main"] {
        assert!(ended.reports.contains(part), "`{part}` is not in:\n{}", ended.reports);
    }
    assert!(!ended.reports.contains("store i32 1"), "{}", ended.reports);
}
