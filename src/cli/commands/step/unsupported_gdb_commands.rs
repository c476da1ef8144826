//! Commands of gdb that `step` does not have, with the alternatives.

/// Commands with the message for each; several names share a message.
const COMMANDS: &[(&[&str], &str)] = &[
    (&["kill", "k"], "the program is a process of the debugger: `run` restarts it, `quit` ends it"),
    (&["detach", "disconnect"], "the program runs on the interpreter and cannot run without it: `quit` ends it"),
    (
        &["attach", "target", "core-file", "core", "monitor"],
        "only the program that `step` was started with can be debugged: it runs on the interpreter",
    ),
    (
        &["file", "exec-file", "symbol-file", "add-symbol-file", "load", "sharedlibrary"],
        "to debug another program, start `llvmlite-jit step FILE` again",
    ),
    (
        &["handle", "signal", "queue-signal"],
        "the interpreter reports faults itself and delivers no signals to the program",
    ),
    (
        &["catch", "tcatch"],
        "catchpoints are not supported: `break @__cxa_throw` stops at throws, `break @write` at calls of a function",
    ),
    (&["thread", "taas", "tfaas"], "the program has one thread"),
    (&["inferior", "add-inferior", "clone-inferior", "remove-inferiors"], "there is one program"),
    (&["record", "rec"], "every run is recorded: use `back`, `reverse-next` or `reverse-continue` without `record`"),
    (&["checkpoint"], "every step is a checkpoint: `goto STEP` goes to the step number shown next to a location"),
    (&["directory", "dir"], "source files are found by the paths in the debug info"),
    (&["cd", "pwd", "make"], "the working directory is that of `llvmlite-jit`: `shell` runs `pwd` or `make`"),
    (
        &["search", "forward-search", "fo", "reverse-search", "rev"],
        "`list` shows the text, `shell grep -n WORD prog.c` searches it",
    ),
    (&["edit"], "`shell vi prog.c` edits a file; a modified program must be compiled again"),
    (&["skip"], "`step` enters every function that has lines; `finish` leaves it"),
    (&["save"], "breakpoints cannot be saved: `source FILE` and the option `-x FILE` execute commands from a file"),
    (
        &["trace", "tp", "tstart", "tstop", "actions", "collect", "strace", "ftrace"],
        "tracepoints are not supported: `commands` prints at breakpoints, `step --transcript` writes every step",
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
        "scripting languages are not supported: `define` defines a command",
    ),
    (&["dump", "restore", "append", "generate-core-file", "gcore"], "memory cannot be written to files: `x` shows it"),
    (&["find"], "memory cannot be searched: `x` and `memory` show it"),
    (
        &["focus", "fs", "refresh", "winheight", "wh", "winname", "tty"],
        "`view` splits the screen; its parts have fixed sizes",
    ),
    (&["faas"], "`backtrace full` shows the values of each call"),
    (&["maintenance", "mt"], "maintenance commands are not supported: `help` lists the commands"),
    (&["unset", "path"], "the environment is that of `llvmlite-jit`: `NAME=value llvmlite-jit step prog.ll`"),
    (&["starti"], "`start` stops at the start of the program, and `goto 0` before its first instruction"),
];

/// Topics of gdb's `info` with the message for each.
const TOPICS: &[(&[&str], &str)] = &[
    (
        &["registers", "r", "all-registers", "float", "vector"],
        "the program runs on the interpreter and has no registers: `locals` lists the LLVM values",
    ),
    (&["threads"], "the program has one thread"),
    (
        &["inferiors", "proc", "os", "auxv"],
        "the program is a process of the debugger: `info program` shows its location",
    ),
    (&["signals", "handle"], "the interpreter reports faults itself and delivers no signals to the program"),
    (&["sharedlibrary", "dll", "files", "target"], "the program is the file that `step` was started with"),
    (&["macro", "macros"], "macros are not supported"),
    (&["checkpoints"], "every step is a checkpoint: `goto STEP` goes to the step number shown next to a location"),
    (&["record"], "every run is recorded, including its external input, and supports reverse execution"),
    (
        &["sources"],
        "`info source` shows the file of the current location, `info functions` the location of each function",
    ),
    (&["address"], "`print &x` prints the address of a variable, `info symbol` the object at an address"),
    (&["mappings", "memory"], "`memory`, `heap` and `stack` show the memory of the program"),
    (&["selectors", "classes", "modules"], "`info types` lists the types"),
    (&["user"], "`help NAME` describes a user-defined command"),
];

fn find(table: &[(&'static [&'static str], &'static str)], word: &str) -> Option<&'static str> {
    table.iter().find(|(names, _)| names.contains(&word)).map(|(_, text)| *text)
}

/// Returns the message for a command of gdb.
pub fn command(word: &str) -> Option<&'static str> {
    find(COMMANDS, word)
}

/// Returns the message for a topic of gdb's `info`.
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
