//! A real client: dap-mode in Emacs without a screen, with the settings of the manual. Skipped, with a message, if
//! either is not installed.

use super::client::program;
use std::process::{Command, Stdio};

/// Script that Emacs executes. It prints a line for each stop.
const SCRIPT: &str = r#"
SETTINGS
(setq dap-auto-configure-features nil dap-auto-show-output nil)
(defun say (&rest words) (princ (concat (mapconcat (lambda (word) (format "%s" word)) words " ") "\n")))
(defun wait-until (holds)
  (let ((n 0))
    (while (and (not (funcall holds)) (< n 600))
      (accept-process-output nil 0.05)
      (setq n (1+ n)))))
(defun reason ()
  (let ((session (dap--cur-session)))
    (and session (gethash (dap--debug-session-thread-id session) (dap--debug-session-thread-states session)))))
(defun frame () (and (dap--cur-session) (dap--debug-session-active-frame (dap--cur-session))))
;; Carries out a step, and prints why the program stopped and the line of the frame that the client shows then.
(defun go (step)
  (funcall step)
  (wait-until #'frame)
  (say "stopped" (reason) "line" (gethash "line" (frame))))
(dap-mode 1)
(find-file (getenv "FILE"))
(goto-char (point-min))
(forward-line 12)
(dap-breakpoint-add)
(go (lambda () (dap-debug (copy-tree (cdr (assoc "LLVM IR" dap-debug-template-configurations))))))
(go (lambda () (call-interactively #'dap-continue)))
(go (lambda () (call-interactively #'dap-next)))
(go (lambda () (llvm-step-back)))
(go (lambda () (llvm-reverse-continue)))
(let ((session (dap--cur-session)))
  (dap--send-message (dap--make-request "evaluate" (list :expression "%argc" :frameId (gethash "id" (frame))))
                     (lambda (answer) (say "value" (gethash "result" (gethash "body" answer))))
                     session)
  (accept-process-output nil 1)
  (dap-disconnect session)
  (wait-until (lambda () (not (dap--session-running session))))
  (say "running" (dap--session-running session)))
"#;

/// The settings of the manual.
fn settings() -> String {
    let chapter = include_str!("../../docs/src/editors.md");
    let (_, rest) = chapter.split_once("### Debugging in Emacs").expect("a section");
    let (_, rest) = rest.split_once("```elisp\n").expect("the settings for Emacs");
    rest.split_once("```").expect("their end").0.to_string()
}

/// Starts Emacs without the user's settings, but with the packages of the system.
fn emacs() -> Command {
    let mut command = Command::new("emacs");
    command.args(["--batch", "-q"]).stdin(Stdio::null());
    command
}

#[test]
fn emacs_stops_at_a_breakpoint_and_steps_back() {
    let has_client =
        emacs().args(["--eval", "(require 'dap-mode)"]).output().is_ok_and(|output| output.status.success());
    if !has_client {
        let is_required = std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_some();
        assert!(!is_required, "Emacs with dap-mode is not installed");
        crate::report_skipped("Emacs with dap-mode is not installed");
        return;
    }
    let directory = std::env::temp_dir().join(format!("llvmlite-jit-dap-mode-{}", std::process::id()));
    std::fs::create_dir_all(directory.join(".emacs.d")).expect("a directory");
    let command = format!("'(\"{}\" \"dap\")", env!("CARGO_BIN_EXE_llvmlite-jit"));
    let settings = settings().replace("'(\"llvmlite-jit\" \"dap\")", &command);
    assert!(settings.contains(&command), "the settings start the adapter");
    let script = directory.join("script.el");
    std::fs::write(&script, SCRIPT.replace("SETTINGS", &settings)).expect("a file");
    let output = emacs()
        .arg("-l")
        .arg(&script)
        .env("FILE", program("fac.ll"))
        .env("HOME", &directory)
        .output()
        .expect("Emacs starts");
    let _ = std::fs::remove_dir_all(&directory);
    let all = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let words = ["stopped", "value", "running"];
    let lines: Vec<&str> = all.lines().filter(|line| words.contains(&line.split(' ').next().unwrap_or(""))).collect();
    let wanted = [
        "stopped entry line 28",
        "stopped breakpoint line 13",
        "stopped step line 14",
        "stopped step line 13",
        "stopped entry line 28",
        "value 1",
        "running nil",
    ];
    assert_eq!(lines, wanted, "{all}");
}
