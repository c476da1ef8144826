//! Interactive input on a terminal, which has a line editor, unlike a pipe.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A command on a terminal of 80 columns.
struct Terminal {
    child: Child,
    keys: File,
    shown: Receiver<Vec<u8>>,
    /// Output that has not been examined yet.
    rest: String,
}

impl Terminal {
    fn start(arguments: &[&str]) -> Terminal {
        let (mut ours, mut theirs) = (0, 0);
        let size = libc::winsize { ws_row: 40, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        // SAFETY: both descriptors are valid for writes, and the other pointers may be null.
        let made = unsafe { libc::openpty(&mut ours, &mut theirs, std::ptr::null_mut(), std::ptr::null(), &size) };
        assert_eq!(made, 0, "a terminal can be made");
        // SAFETY: the descriptors were just opened, and have no other owner.
        let (ours, theirs) = unsafe { (File::from_raw_fd(ours), OwnedFd::from_raw_fd(theirs)) };
        let stdio = || Stdio::from(theirs.try_clone().expect("a descriptor can be copied"));
        let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
        command.args(arguments).env("TERM", "xterm").env("NO_COLOR", "1");
        command.stdin(stdio()).stdout(stdio()).stderr(stdio());
        // SAFETY: the functions may be called between `fork` and `exec`.
        unsafe {
            // A job in the background of a shell ignores Ctrl-C, and so would the command.
            command.pre_exec(|| match libc::signal(libc::SIGINT, libc::SIG_DFL) {
                libc::SIG_ERR => Err(std::io::Error::last_os_error()),
                _ => Ok(()),
            });
            // Ctrl-C sends signals to the session that the terminal controls.
            command.pre_exec(|| match libc::setsid() == -1 || libc::ioctl(0, libc::TIOCSCTTY, 0) == -1 {
                true => Err(std::io::Error::last_os_error()),
                false => Ok(()),
            });
        }
        let child = command.spawn().expect("the binary starts");
        drop(theirs);
        let mut screen = ours.try_clone().expect("a descriptor can be copied");
        let (sender, shown) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // A read error means that the command has ended.
            while let Ok(count @ 1..) = screen.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal { child, keys: ours, shown, rest: String::new() }
    }

    /// Waits for a text, and returns the output up to it, inclusive.
    fn until(&mut self, text: &str) -> String {
        let end = Instant::now() + Duration::from_secs(60);
        loop {
            if let Some(at) = self.rest.find(text) {
                let rest = self.rest.split_off(at + text.len());
                return std::mem::replace(&mut self.rest, rest);
            }
            let left = end.saturating_duration_since(Instant::now());
            let bytes = self.shown.recv_timeout(left).unwrap_or_else(|_| panic!("no `{text}` in {:?}", self.rest));
            self.rest.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    fn keys(&mut self, text: &str) {
        self.keys.write_all(text.as_bytes()).expect("keys can be typed");
    }

    /// Waits until a thread of the command reads standard input.
    fn until_it_reads(&self) {
        let read = format!("{} 0x0 ", libc::SYS_read);
        let threads = format!("/proc/{}/task", self.child.id());
        until("a thread reads standard input", || {
            let mut threads = std::fs::read_dir(&threads).expect("the command runs").flatten();
            threads.any(|thread| {
                std::fs::read_to_string(thread.path().join("syscall")).is_ok_and(|call| call.starts_with(&read))
            })
        });
    }

    /// Waits until the command has taken an input from the terminal and has worked on it for some processor time.
    fn until_it_works(&self) {
        until("Ctrl-C sends a signal", || {
            // SAFETY: all fields of the structure may be zero.
            let mut settings: libc::termios = unsafe { std::mem::zeroed() };
            // SAFETY: the descriptor is open, and the structure is valid for writes.
            assert_eq!(unsafe { libc::tcgetattr(self.keys.as_raw_fd(), &mut settings) }, 0, "a terminal has settings");
            settings.c_lflag & libc::ISIG != 0
        });
        let start = self.ticks();
        until("the command works", || self.ticks() >= start + 20);
    }

    /// Returns the processor time of the command in user mode, in clock ticks.
    fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("the command runs");
        // The name of the command, in parentheses, may have spaces.
        let fields = stat.rsplit(')').next().and_then(|fields| fields.split_whitespace().nth(11));
        fields.and_then(|ticks| ticks.parse().ok()).expect("a process has a processor time")
    }
}

/// Waits for a condition, up to a minute.
fn until(what: &str, mut is_met: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !is_met() {
        assert!(Instant::now() < end, "not in a minute: {what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Body lines are indented automatically; a label and the closing brace move to the left margin as they are typed, and
/// the input continues after them.
#[test]
fn a_function_with_labels_can_be_typed() {
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    for line in
        ["define i64 @f(i64 %n) {", "entry:", "br label %next", "next:", "%r = add i64 %n, 1", "ret i64 %r", "}"]
    {
        terminal.keys(line);
        terminal.keys("\r");
    }
    terminal.until("[2]> ");
    terminal.keys("f(41)\r");
    terminal.until("i64 42");
    // The history keeps the edited form: an arrow key recalls it.
    terminal.until("[3]> ");
    terminal.keys("\x1b[A\x1b[A");
    terminal.until("\n  %r = add i64 %n, 1");
    terminal.until("\n}");
    terminal.keys("\x03");
    terminal.until("[3]> ");
    terminal.keys("\x04");
    let status = terminal.child.wait().expect("the command ends");
    assert_eq!(status.code(), Some(0));
}

/// Ctrl-C in a function that is not complete discards it, and Up brings it back to be completed.
#[test]
fn a_discarded_input_can_be_recalled() {
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    terminal.keys("define i64 @f(i64 %n) {\r%r = add i64 %n, 1\rret i64 %r");
    terminal.until("ret i64 %r");
    terminal.keys("\x03");
    terminal.until("[1]> ");
    terminal.keys("40 + 3\r");
    terminal.until("i32 43");
    terminal.until("[2]> ");
    terminal.keys("\x1b[A\x1b[A");
    terminal.until("ret i64 %r");
    terminal.keys("\r}\r");
    terminal.until("[3]> ");
    terminal.keys("f(41)\r");
    terminal.until("i64 42");
}

/// Lines of a function in C syntax are indented by their braces.
#[test]
fn a_function_of_c_can_be_typed() {
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    terminal.keys("int fac(int n)\r{\rif (n < 2) {\rreturn 1;\r}\rreturn n * fac(n - 1);\r}\r");
    terminal.until("[2]> ");
    terminal.keys("fac(5)\r");
    terminal.until("i32 120");
    terminal.until("[3]> ");
    terminal.keys(":history 1-1\r");
    terminal.until("1: int fac(int n)");
    let shown = terminal.until("[3]> ");
    assert!(
        shown.contains("{\r\n     if (n < 2) {\r\n       return 1;\r\n     }\r\n     return n * fac(n - 1);\r\n   }"),
        "{shown:?}"
    );
}

/// A function that is pasted with its indentation is not indented again, whether or not the terminal marks pastes.
#[test]
fn pasted_lines_keep_their_indentation() {
    let function = "define i64 @f(i64 %n) {\r  %r = add i64 %n, 1\r    ret i64 %r\r}";
    for paste in [format!("{function}\r"), format!("\x1b[200~{function}\x1b[201~\r")] {
        let mut terminal = Terminal::start(&["repl", "--no-history"]);
        terminal.until("[1]> ");
        terminal.keys(&paste);
        terminal.until("[2]> ");
        terminal.keys("f??\r");
        terminal.until("f??");
        let shown = terminal.until("[2]> ");
        assert!(shown.contains("\n  %r = add i64 %n, 1\r\n    ret i64 %r\r\n}"), "{shown:?}");
    }
}

/// Tab completes names of the session without their sigils, also after a command.
#[test]
fn names_of_the_session_are_completed() {
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    terminal.keys("%counter = i64 20\r");
    terminal.until("[2]> ");
    terminal.keys("2 * coun\t + 2\r");
    terminal.until("i64 42");
    terminal.until("[3]> ");
    terminal.keys(":type coun\t\r");
    terminal.until(":type counter");
    terminal.until("aligned to 8");
}

/// Candidates appear below an input of several lines, which is not changed; Up finds an entry by its beginning.
#[test]
fn candidates_are_listed_below_an_input_of_several_lines() {
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    terminal.keys("define i64 @g(i64 %alpha, i64 %beta) {\r");
    terminal.keys("%s = add i64 %\t");
    let shown = terminal.until("%beta  ");
    assert!(shown.rfind("%alpha").is_some_and(|at| shown.rfind("add i64 %").is_some_and(|line| line < at)), "{shown}");
    terminal.keys("a\t, %b\t\rret i64 %s\r}\r");
    terminal.until("[2]> ");
    terminal.keys("i64 5\r");
    terminal.until("[3]> ");
    terminal.keys("def\x1b[A");
    terminal.until("@g(i64 %alpha, i64 %beta)");
    terminal.keys("\r");
    terminal.until("@g redefined");
    terminal.keys("g(3, 4)\r");
    terminal.until("i64 7");
}

/// Tab completes parameters and local variables of a function of C, and the members of their types.
#[test]
fn names_of_a_function_of_c_are_completed() {
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    terminal.keys("struct V { int first; int second; };\r");
    terminal.until("[2]> ");
    terminal.keys("int f(struct V *vvv) {\r\tint quota = 1;\rreturn quo\t + vv\t->sec\t;\r}\r");
    terminal.until("[3]> ");
    terminal.keys("struct V *mkv(int n) { struct V *p = calloc(1, sizeof(struct V)); p->sec\t = n; return p; }\r");
    terminal.until("[4]> ");
    terminal.keys("f(mkv(41))\r");
    terminal.until("i32 42");
    terminal.until("[5]> ");
    terminal.keys("mkv(1)->sec\t\r");
    terminal.until("mkv(1)->second");
    terminal.until("i32 1");
}

/// In a string, Tab completes names of files and no names of the session.
#[test]
fn strings_are_completed_with_names_of_files() {
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    terminal.keys("counter = 5\r");
    terminal.until("[2]> ");
    terminal.keys("strlen(\"coun\t\")\r");
    terminal.until("i64 4");
    terminal.until("[3]> ");
    terminal.keys("strlen(\"Cargo.to\t\")\r");
    terminal.until("i64 10");
}

/// Tab completes the members of a struct in the debugger.
#[test]
fn members_are_completed() {
    let mut terminal = Terminal::start(&["step", "--view", "source", "tests/cli/step/lengths.ll"]);
    terminal.until("(step) ");
    terminal.keys("tbreak nothing\r");
    terminal.until("(step) ");
    terminal.keys("continue\r");
    terminal.until("(step) ");
    terminal.keys("print f->le\t\r");
    terminal.until("print f->level");
    terminal.until("f->level = 7");
}

/// Ctrl-C in a function of the C library ends only that call: allocas and the targets of pointers are kept.
#[test]
fn an_interrupted_host_function_costs_no_memory() {
    for engine in ["jit", "interp"] {
        let mut terminal = Terminal::start(&["repl", "--no-history", "--engine", engine]);
        terminal.until("[1]> ");
        terminal.keys("%p = alloca i64\r");
        terminal.until("[2]> ");
        terminal.keys("store i64 77, ptr %p\r");
        terminal.until("[3]> ");
        terminal.keys("getchar()\r");
        terminal.until("entered first: declare i32 @getchar()");
        terminal.until_it_reads();
        terminal.keys("\x03");
        terminal.until("what it was doing is incomplete");
        terminal.until("[4]> ");
        terminal.keys("load i64, ptr %p\r");
        terminal.until("i64 77");
    }
}

/// Ctrl-C during the compilation of a file ends the compilation, and the session continues without the file.
#[test]
fn an_input_can_be_interrupted_before_it_runs() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("repl-large.ll");
    let function = |n: u32| {
        let sum: String = (0..40).map(|at| format!("  %r{} = add i64 %r{at}, %r0\n", at + 1)).collect();
        format!("define i64 @f{n}(i64 %r0) {{\n{sum}  ret i64 %r40\n}}\n")
    };
    std::fs::write(&file, (0..4000).map(function).collect::<String>()).expect("a file can be written");
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    terminal.keys(&format!(":load {}\r", file.display()));
    terminal.until_it_works();
    terminal.keys("\x03");
    terminal.until("interrupted by Ctrl-C before it was compiled");
    terminal.until("[1]> ");
    terminal.keys("@f1(i64 1)\r");
    terminal.until("use of undefined function `@f1`");
    terminal.until("[2]> ");
    terminal.keys("1 + 2\r");
    terminal.until("i32 3");
}

/// Long values are fitted to the columns of the terminal.
#[test]
fn long_values_are_fitted_to_the_terminal() {
    let mut terminal = Terminal::start(&["repl", "--no-history"]);
    terminal.until("[1]> ");
    terminal.keys(":echo off\r");
    terminal.until("[1]> ");
    terminal.keys("int m[12][4]\r");
    terminal.until("[12 x [4 x i32]] zeroinitializer");
    terminal.until("[2]> ");
    terminal.keys("for (int i = 0; i < 48; i++) m[i / 4][i % 4] = i / 4 % 10;\r");
    terminal.until("[3]> ");
    terminal.keys("m\r");
    // A comment goes on in the next line as a comment.
    let shown = terminal.until("[4]> ").replace('\r', "").replace("\n    ; ", " ");
    assert_eq!(shown.matches("[4 x i32] [").count(), 6, "{shown}");
    assert!(shown.contains("… 6 more"), "{shown}");
    terminal.keys("\x04");
    assert_eq!(terminal.child.wait().expect("the command ends").code(), Some(0));
}
