//! Commands of gdb that `step` does not have, and what serves instead.

/// Commands and what to say to them; several names share a text.
const COMMANDS: &[(&[&str], &str)] = &[
    (&["kill", "k"], "the program is a process of the debugger: `run` restarts it, `quit` ends it"),
    (&["detach", "disconnect"], "the program runs on the interpreter and cannot run without it: `quit` ends it"),
    (
        &["attach", "target", "core-file", "core", "monitor"],
        "only the program that `step` was started with can be debugged: it runs on the interpreter",
    ),
    (
        &["file", "exec-file", "symbol-file", "add-symbol-file", "load", "sharedlibrary"],
        "another program needs another `llvmlite-jit step FILE`",
    ),
    (
        &["handle", "signal", "queue-signal"],
        "the interpreter reports faults itself and gives no signals to the program",
    ),
    (
        &["catch", "tcatch"],
        "nothing is caught by its kind: `break @__cxa_throw` stops at throws, `break @write` at the calls of a function",
    ),
    (&["thread", "taas", "tfaas"], "the program has one thread"),
    (&["inferior", "add-inferior", "clone-inferior", "remove-inferiors"], "there is one program"),
    (&["record", "rec"], "every run can go back: `back`, `reverse-next`, `reverse-continue`, without `record` before"),
    (&["checkpoint"], "each step is one: `goto STEP` goes to the number that is shown beside a place"),
    (&["directory", "dir"], "the files of the source are found by the paths in the debug info"),
    (&["cd", "pwd", "make"], "the folder is that in which `llvmlite-jit` was started: `shell` runs `pwd` or `make`"),
    (
        &["search", "forward-search", "fo", "reverse-search", "rev"],
        "`list` shows the text, `shell grep -n WORD prog.c` searches it",
    ),
    (&["edit"], "`shell vi prog.c` edits a file; a changed program has to be compiled again"),
    (&["skip"], "`step` enters every function that has lines; `finish` leaves it"),
    (
        &["save"],
        "breakpoints are not saved: commands in a file are executed by `source FILE` and by the option `-x FILE`",
    ),
    (
        &["trace", "tp", "tstart", "tstop", "actions", "collect", "strace", "ftrace"],
        "there are no tracepoints: `commands` prints at breakpoints, `step --transcript` writes every step",
    ),
    (&["dprintf"], "a breakpoint with `commands`, `silent`, `printf` and `continue` does the same"),
    (
        &[
            "python",
            "python-interactive",
            "py",
            "pi",
            "guile",
            "gu",
            "compile",
            "macro",
            "alias",
            "with",
            "pipe",
            "explore",
        ],
        "the debugger has no such language: `define` makes a command of others",
    ),
    (&["dump", "restore", "append", "generate-core-file", "gcore"], "memory is not written to files: `x` shows it"),
    (&["find"], "memory is not searched: `x` and `memory` show it"),
    (
        &["focus", "fs", "refresh", "winheight", "wh", "winname", "tty"],
        "`view` divides the screen; its parts have fixed sizes",
    ),
    (&["faas"], "`backtrace full` shows the values of each call"),
    (&["maintenance", "mt"], "there is nothing to maintain: `help` lists the commands"),
    (&["unset", "path"], "the environment is that of `llvmlite-jit`: `NAME=value llvmlite-jit step prog.ll`"),
    (&["starti"], "`start` stops at the start of the program, and `goto 0` before its first instruction"),
];

/// Topics of gdb's `info` and what to say to them.
const TOPICS: &[(&[&str], &str)] = &[
    (
        &["registers", "r", "all-registers", "float", "vector"],
        "the program runs on the interpreter and has no registers: `locals` lists the values of LLVM",
    ),
    (&["threads"], "the program has one thread"),
    (
        &["inferiors", "proc", "os", "auxv"],
        "the program is a process of the debugger: `info program` says where it stands",
    ),
    (&["signals", "handle"], "the interpreter reports faults itself and gives no signals to the program"),
    (&["sharedlibrary", "dll", "files", "target"], "the program is the file that `step` was started with"),
    (&["macro", "macros"], "debug info of LLVM has no macros"),
    (&["checkpoints"], "each step is one: `goto STEP` goes to the number that is shown beside a place"),
    (&["record"], "every run can go back, and is recorded as far as its external input needs it"),
    (&["sources"], "`info source` shows the file of the current place, `info functions` the place of each function"),
    (&["address"], "`print &x` is the address of a variable, `info symbol` what an address belongs to"),
    (&["mappings", "memory"], "`memory`, `heap` and `stack` show the memory of the program"),
    (&["selectors", "classes", "modules"], "`info types` lists the types"),
    (&["user"], "`help NAME` describes a command that was made by `define`"),
];

fn find(table: &[(&'static [&'static str], &'static str)], word: &str) -> Option<&'static str> {
    table.iter().find(|(names, _)| names.contains(&word)).map(|(_, text)| *text)
}

/// Returns what to say to a command of gdb.
pub fn command(word: &str) -> Option<&'static str> {
    find(COMMANDS, word)
}

/// Returns what to say to a topic of gdb's `info`.
pub fn topic(word: &str) -> Option<&'static str> {
    find(TOPICS, word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_command_of_the_debugger_is_refused() {
        for (names, _) in COMMANDS {
            for name in *names {
                let own = super::super::help::COMMANDS.iter().find(|c| c.name == *name || c.short.contains(name));
                assert!(own.is_none(), "{name}");
            }
        }
        assert!(TOPICS.iter().flat_map(|(names, _)| *names).all(|name| !super::super::help::TOPICS.contains(name)));
    }
}
