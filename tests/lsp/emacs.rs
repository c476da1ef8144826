//! A real client: Emacs without a screen, whose eglot shows diagnostics, hovers, renames and runs a command. Skipped,
//! with a message, if it is not installed.

use std::process::{Command, Stdio};

/// Script that Emacs executes. It prints a line for each result.
const SCRIPT: &str = r#"
(setq eglot-sync-connect 30)
(define-derived-mode llvm-mode prog-mode "LLVM")
SETTINGS
(defun wait-until (holds)
  (let ((n 0))
    (while (and (not (funcall holds)) (< n 400))
      (accept-process-output nil 0.05)
      (setq n (1+ n)))))
(defun say (&rest words) (princ (concat (mapconcat (lambda (word) (format "%s" word)) words " ") "\n")))
(find-file (getenv "FILE"))
(llvm-mode)
(run-hooks 'post-command-hook)
(wait-until #'eglot-current-server)
(flymake-start)
(wait-until #'flymake-diagnostics)
(dolist (found (flymake-diagnostics))
  (say "diagnostic" (line-number-at-pos (flymake-diagnostic-beg found)) (flymake-diagnostic-text found)))
(goto-char (point-min))
(forward-line 1)
(forward-char 3)
(let ((hover (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))))
  (say "hover" (replace-regexp-in-string "\n" " " (plist-get (plist-get hover :contents) :value))))
(eglot-rename "total")
(say "text" (replace-regexp-in-string "\n" "|" (buffer-string)))
(goto-char (point-min))
(search-forward "i64")
(replace-match "i32")
(eglot--signal-textDocument/didChange)
(wait-until (lambda () (null (flymake-diagnostics))))
(say "left" (length (flymake-diagnostics)))
(let* ((about (list :uri (plist-get (eglot--TextDocumentIdentifier) :uri) :call "f(41)"))
       (command (list :command "llvmlite-jit.run" :arguments (vector about)))
       (result (jsonrpc-request (eglot-current-server) :workspace/executeCommand command :timeout 60)))
  (say "run" (plist-get result :status) (plist-get result :stdout)))
(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
"#;

/// The settings of the manual.
fn settings() -> String {
    let chapter = include_str!("../../docs/src/editors.md");
    let (_, rest) = chapter.split_once("```elisp\n").expect("the settings for Emacs");
    rest.split_once("```").expect("their end").0.to_string()
}

/// Starts Emacs without the user's settings, but with the packages of the system.
fn emacs() -> Command {
    let mut command = Command::new("emacs");
    command.args(["--batch", "-q"]).stdin(Stdio::null());
    command
}

#[test]
fn emacs_shows_diagnostics_hovers_renames_and_runs() {
    let has_eglot = emacs().args(["--eval", "(require 'eglot)"]).output().is_ok_and(|output| output.status.success());
    if !has_eglot {
        let is_required = std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_some();
        assert!(!is_required, "Emacs with eglot is not installed");
        crate::report_skipped("Emacs with eglot is not installed");
        return;
    }
    let directory = std::env::temp_dir().join(format!("llvmlite-jit-emacs-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory");
    let (file, script) = (directory.join("a.ll"), directory.join("script.el"));
    std::fs::write(&file, "define i32 @f(i32 %n) {\n  %sum = add i32 %n, 1\n  ret i64 %sum\n}\n").expect("a file");
    let command = format!("\"{}\" \"lsp\"", env!("CARGO_BIN_EXE_llvmlite-jit"));
    let settings = settings().replace("\"llvmlite-jit\" \"lsp\"", &command);
    assert!(settings.contains(&command), "the settings start the server");
    std::fs::write(&script, SCRIPT.replace("SETTINGS", &settings)).expect("a file");
    let output =
        emacs().arg("-l").arg(&script).env("FILE", &file).env("HOME", &directory).output().expect("Emacs starts");
    let _ = std::fs::remove_dir_all(&directory);
    let all = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    for wanted in [
        "diagnostic 3 llvmlite-jit [E0205]",
        "hover ```llvm %sum = add i32 %n, 1 ``` `i32`",
        "text define i32 @f(i32 %n) {|  %total = add i32 %n, 1|  ret i64 %total|}|",
        "left 0",
        "run 0 i32 42",
    ] {
        assert!(all.contains(wanted), "no `{wanted}` in:\n{all}");
    }
}
