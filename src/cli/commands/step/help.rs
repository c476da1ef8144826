//! The table of commands, and the text of `help`.

use super::unsupported_gdb_commands;

/// Topics of `info`.
pub const TOPICS: [&str; 15] = [
    "args",
    "breakpoints",
    "watchpoints",
    "functions",
    "globals",
    "locals",
    "program",
    "display",
    "line",
    "source",
    "frame",
    "scope",
    "symbol",
    "types",
    "variables",
];

/// A command.
pub struct CommandHelp {
    /// Name of the command.
    pub name: &'static str,
    /// Abbreviations.
    pub short: &'static [&'static str],
    /// Syntax of its arguments.
    pub usage: &'static str,
    /// Summary in one line.
    pub brief: &'static str,
    /// Further help text.
    pub more: &'static str,
    /// Heading in the list of commands.
    pub group: Group,
}

/// Headings of the list of commands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Forward execution.
    Forwards,
    /// Reverse execution.
    Backwards,
    /// Breakpoints and watchpoints.
    Breakpoints,
    /// Inspection.
    Inspection,
    /// Other commands.
    Other,
}

const LOCATIONS: &str =
    "A LOCATION is a function (`@f`), a block (`@f:%loop`, or `%loop` in this function), a line (`12`, `prog.ll:12`),
or a source line (`prog.c:7`), with debug info. A function can also be given by its C++ or Rust name (`app::go`, `go(int)`);
a declared function (`@free`) stands for its direct calls. With debug info a breakpoint in a function is set after the instructions that store its parameters.";

const EXPRESSIONS: &str =
    "An EXPRESSION is a value (`%x`), a global (`@g`), an element of one (`@g[2][0]`), the pointee of a pointer (`*%p`,
`%p[3]`), also with another type (`*%p as { i64, ptr }`), an address (`i64* 0x7f00`, `*i64* 0x7f00`), or an object as it is shown
(`heap#4`, `heap#4+8`, `%x of @f`, `(Ptr heap#4, 0, 1)`). With debug info, source variables (`head`) and
their members (`head->next->value`, `points[2].x`, `*head`, `&head`) can be used, enumerators by name, casts such as `(struct node *)p` and
`(char)65`, and `*p @ 5` for five elements from there. `sizeof(head)` is a size in bytes, `'prog.c'::count` a variable of another file or function.
Arithmetic, comparisons and `?:` are C's: `@total + 1`, `%x == 6`. `$` is the value printed last, `$$` the one before, `$1` the first, `$n` a convenience variable.";

macro_rules! commands {
    ($($group:ident $name:literal $short:tt $usage:literal $brief:literal $more:expr;)*) => {
        /// All commands.
        pub const COMMANDS: &[CommandHelp] = &[$(CommandHelp {
            name: $name, short: &$short, usage: $usage, brief: $brief, more: $more, group: Group::$group,
        }),*];
    };
}

commands! {
    Forwards "step" ["s"] "[N]" "execute an instruction, stepping into calls" "A call to a function of the program stops \
        at its first instruction. Host functions are executed as a whole.";
    Forwards "next" ["n"] "[N]" "execute an instruction, stepping over calls" "";
    Forwards "stepi" ["si"] "[N]" "execute an instruction, even in the source view" "";
    Forwards "nexti" ["ni"] "[N]" "execute an instruction, even in the source view, stepping over calls" "";
    Forwards "step-line" ["sl"] "[N]" "continue to another source line, stepping into calls" "Uses debug info: a call stops \
        after the instructions that store its parameters.";
    Forwards "next-line" ["nl"] "[N]" "continue to another source line, stepping over calls" "Uses debug info: lines of \
        the source that the module was compiled from.";
    Forwards "finish" ["fin"] "" "continue until this function returns, and print its result" "After `up`, continues until the function of that frame returns.";
    Forwards "until" ["u"] "[LOCATION]" "run until control passes the current line, such as to the end of a loop" "With a LOCATION, the same as `advance`.";
    Forwards "advance" [] "LOCATION" "continue to a location, or to the end of this function" LOCATIONS;
    Forwards "continue" ["c"] "[N]" "continue to a breakpoint or to the end" "With N, the current breakpoint is \
        ignored N-1 times.";
    Forwards "run" ["r"] "" "restart the program and run to the first breakpoint" "Without breakpoints it stops at the start. Breakpoints are kept. The program reads the same standard input again.";
    Forwards "restart" [] "" "the same as `run`" "";
    Forwards "start" [] "" "restart the program and stop at its start" "In the source view that is the first line of @main, where its arguments have their values.";
    Forwards "return" [] "[VALUE]" "return from this function immediately" "The rest of the function and of its active callees is not executed. Without a VALUE the result is undefined. Replays return at the same step.";
    Forwards "jump" ["j"] "LOCATION" "continue at another location of this function" "The code at LOCATION must not use values that are not defined yet. Replays jump at the same step.";
    Forwards "goto" [] "STEP" "go to a step by its number, forwards or backwards" "The step number is shown next to the location. It counts operations of the interpreter: a branch counts one extra step for
each phi of its target, and a vector operation one for each element.";
    Backwards "back" ["rs", "reverse-step"] "[N]" "go back an instruction" "The program is replayed silently from its start up to the earlier step. External input of the first run (files, time, random
numbers, process ids, data read) was recorded and is repeated; output is not written twice. Child processes are created
again, which is reported. So is any divergence from the first run; the values shown are those of the replay.";
    Backwards "reverse-next" ["rn"] "[N]" "go back an instruction, stepping over calls" "";
    Backwards "reverse-stepi" ["rsi"] "[N]" "go back an instruction, even in the source view" "";
    Backwards "reverse-nexti" ["rni"] "[N]" "go back an instruction, even in the source view, stepping over calls" "";
    Backwards "reverse-next-line" ["rnl"] "[N]" "go back to the start of a source line, stepping over calls" "To the start of the current line or, from there, of the previous line. Uses debug info.";
    Backwards "reverse-finish" ["rf"] "" "go back to the call of this function" "";
    Backwards "reverse-continue" ["rc"] "" "go back to a breakpoint, or to the start" "A watchpoint stops before the instruction that changes the watched value or memory.";
    Breakpoints "break" ["b", "br", "brea", "hbreak"] "[LOCATION] [if CONDITION]" "stop at a location" LOCATIONS;
    Breakpoints "tbreak" ["tb", "thbreak"] "[LOCATION] [if CONDITION]" "stop at a location once" LOCATIONS;
    Breakpoints "watch" ["w"] "[-l] EXPRESSION [if CONDITION]" "stop when a value or memory has changed" "A value (`%x`) is watched until its call ends; memory (`*%p`, `@g[2]`) until the watchpoint is deleted. All writes are detected:
stores, host functions, `memcpy`. A variable on the stack is watched until its call ends; with `-l` its memory stays watched.";
    Breakpoints "rbreak" [] "NAME" "stop at every function whose name contains NAME" "`^` anchors NAME to the start, `$` to the end.";
    Breakpoints "rwatch" [] "EXPRESSION [if CONDITION]" "stop when memory has been read" "Detects reads by instructions of the program and by `memcpy`, but not by other host functions.";
    Breakpoints "awatch" [] "EXPRESSION [if CONDITION]" "stop when memory has been read or changed" "";
    Breakpoints "commands" [] "[NUMBER]..." "execute commands when a breakpoint is hit" "The commands follow, one per line, up to `end`; the default is the last breakpoint or watchpoint. `silent` as the first
command suppresses the location. They are also executed in reverse execution. An empty list removes the commands.";
    Breakpoints "clear" [] "[LOCATION]" "delete the breakpoints at a location" LOCATIONS;
    Breakpoints "condition" [] "NUMBER [CONDITION]" "make a breakpoint conditional" "A CONDITION compares expressions and numbers (`==`, `!=`, `<`, `<=`, `>`, `>=`; signed) and can combine comparisons with `&&` and `||`. Without a CONDITION the breakpoint becomes unconditional.";
    Breakpoints "ignore" [] "NUMBER COUNT" "ignore a breakpoint COUNT times" "";
    Breakpoints "enable" [] "[NUMBER]..." "enable breakpoints, by default all" "";
    Breakpoints "disable" ["dis"] "[NUMBER]..." "disable breakpoints, by default all" "";
    Breakpoints "delete" ["d"] "[NUMBER]..." "delete breakpoints, by default all" "";
    Inspection "print" ["p", "pr", "pri", "prin", "inspect"] "[/x|/o|/t|/u|/d|/c] EXPRESSION" "print a value; /x hexadecimal, /o octal, /t binary, /u unsigned, /d signed, /c character" EXPRESSIONS;
    Inspection "call" [] "EXPRESSION" "call a function of the program: call show(list)" "Like `print`, but prints nothing if there is no result. Breakpoints in the function are ignored, and its effects persist. Replays call it again at the same step.";
    Inspection "whatis" [] "EXPRESSION" "print the type of a value, or of a source variable" EXPRESSIONS;
    Inspection "ptype" [] "[/o] EXPRESSION|TYPE" "print a type with its members; /o with their offsets" EXPRESSIONS;
    Inspection "disassemble" ["disas", "disass"] "[FUNCTION]" "show the LLVM assembly of a function" "`x/5i $pc` shows the next five instructions.";
    Inspection "display" [] "[/FORMAT] [EXPRESSION]" "print a value at each stop" "Without an EXPRESSION, lists the displayed expressions.";
    Inspection "undisplay" [] "[NUMBER]..." "stop displaying" "";
    Inspection "memory" ["m"] "[--follow] [EXPRESSION [as TYPE]]" "draw memory as trees; --follow: a linked list or tree" "Draws the pointee of a pointer, or a global; without an EXPRESSION, all objects of the program. A block
has a root node, with a child for each field and element. `(Ptr heap#1, 0)` is a pointer: its block, and the path from the root.
            %x -> node
                   │
                  node
    ╱         ╱       ╲            ╲
  7  (Ptr heap#1, 0)  undef  (7 bytes padding)
With --follow, draws all objects reachable from a pointer: lists as chains of boxes.";
    Inspection "x" [] "[/NUMBER FORMAT SIZE] [EXPRESSION]" "dump memory, as in gdb: x/8xw %p" "FORMAT: x hexadecimal, d signed, u unsigned, t binary, f float, c character, s string, a address. SIZE: b, h, w, g for 1, 2, 4, 8
bytes. `?` marks undefined bits. `x/5i $pc` shows instructions. Without an EXPRESSION it continues after the last output.";
    Inspection "set" [] "[var] TARGET = EXPRESSION" "change a value or memory: set var x = x + 1, set *%p = 7" "The TARGET is a value, or memory: `*%p`, `@g[2]`, a source variable (`set var count = 5`), a bit field, or a struct as a whole.
The EXPRESSION is converted to its type; `+=`, `++` and similar operators are allowed. `set $n = 5` sets a convenience variable, `set listsize 20` the number of lines of `list`, `set print elements 50` the number of array elements shown,
`set print repeats 10` the number of equal elements that are collapsed, `set print pretty on` one member per line. Replays make the change again at the same step. The `run` command
discards the change.";
    Inspection "heap" [] "" "draw the blocks of the heap" "";
    Inspection "stack" [] "" "draw the variables on the stack, call by call" "";
    Inspection "printf" [] "\"FORMAT\", EXPRESSION..." "print values like C's printf" "Conversions are d i u x X o c p f e g s, with a width and a precision.";
    Inspection "output" [] "[/FORMAT] EXPRESSION" "print a value without its name and without a newline" "";
    Inspection "show" [] "values|convenience|listsize" "show the printed values, or the convenience variables" "";
    Inspection "backtrace" ["bt", "where"] "[full] [N|-N]" "list the active calls" "N innermost calls, or with -N outermost ones. With `full` the values of each call are listed too.";
    Inspection "frame" ["f"] "[N|function NAME]" "select another frame" "0 is the innermost one; `frame function NAME` selects the innermost call of a function.";
    Inspection "up" [] "[N]" "select the caller's frame" "";
    Inspection "down" ["do"] "[N]" "select the callee's frame" "";
    Inspection "locals" [] "" "list the values of this function" "A `*` marks values that have changed since the last stop.";
    Inspection "list" ["l"] "[LOCATION|FIRST,LAST|-]" "show the text around the current location" "Repeating it shows the next lines; `list -` shows the preceding ones. LAST is a line, or a number of lines (`list main,+3`). In the source view the lines are those
of the source, otherwise those of LLVM assembly; `list prog.c:7` shows a source file in both views, and `list .` shows LLVM assembly.";
    Inspection "info" ["i"] "args|breakpoints|watchpoints|functions|globals|locals|program|display|line|source|frame|scope|symbol|types|variables" "show \
        information about the program" "functions, variables and types take a part of the name (`info functions ^so`), scope a location, symbol an address.";
    Other "view" ["tui", "layout"] "[source|llvm|on|off]" "show source lines, calls and variables; on a terminal \
        above the commands" "`view source` (or `view c`, `layout src`) shows the source that the program was compiled from, using debug info: `step`, `next`, `until` and
`back` step by source line, `break 12` and `list 12` refer to source lines, `backtrace`, `finish` and `info locals` show source functions and
variables. `stepi` and `nexti` step by instruction. `view llvm` (`layout asm`) shows LLVM assembly again. On a terminal, text and values
are shown above the commands, with changed values highlighted. `view off` turns the view off.";
    Other "define" [] "NAME" "define a command" "Its commands follow, one per line, up to `end`; `$arg0`, `$arg1`, … are the operands, `$argc` their number.";
    Other "document" [] "NAME" "document a user-defined command" "The text follows, up to `end`; `help NAME` shows it.";
    Other "if" [] "CONDITION" "execute commands if a condition holds" "The commands follow, one per line, up to `end`, with `else` between the two branches.";
    Other "while" [] "CONDITION" "repeat commands as long as a condition holds" "The commands follow, one per line, up to `end`.";
    Other "source" [] "FILE" "execute the commands in a file" "";
    Other "shell" [] "[COMMAND]" "run a shell command; also `!COMMAND`" "";
    Other "echo" [] "TEXT" "print a text, with escapes such as `\\n`" "";
    Other "help" ["h", "?"] "[COMMAND]" "list the commands, or describe one" "";
    Other "quit" ["q", "exit"] "" "quit" "";
}

/// Returns the command for a word: its name, an abbreviation, or an unambiguous prefix of a name.
pub fn find(word: &str) -> Result<&'static CommandHelp, String> {
    let exact = COMMANDS.iter().find(|c| c.name == word || c.short.contains(&word));
    if let Some(command) = exact {
        return Ok(command);
    }
    if let Some(text) = unsupported_gdb_commands::command(word) {
        return Err(text.into());
    }
    let all: Vec<&CommandHelp> = COMMANDS.iter().filter(|c| c.name.starts_with(word)).collect();
    match all.as_slice() {
        [one] => Ok(one),
        [] => {
            let names = COMMANDS.iter().map(|c| c.name);
            let near = llvmlite_jit::diagnostic::near_names(word, names).into_iter().next();
            let hint = near.map_or("`help` lists the commands".into(), |near| format!("did you mean `{near}`?"));
            Err(format!("unknown command `{word}`; {hint}"))
        }
        several => {
            let names: Vec<&str> = several.iter().map(|c| c.name).collect();
            Err(format!("`{word}` may be {}", names.join(", ")))
        }
    }
}

/// Wraps paragraphs to the width of a page. Lines that begin with a blank are examples, and are not wrapped.
fn wrapped(text: &str) -> Vec<String> {
    const COLUMNS: usize = 98;
    let mut lines: Vec<String> = Vec::new();
    let mut is_paragraph = false;
    for line in text.lines() {
        if line.starts_with(' ') {
            lines.push(line.into());
            is_paragraph = false;
            continue;
        }
        for word in line.split(' ') {
            match lines.last_mut().filter(|_| is_paragraph) {
                Some(last) if last.chars().count() + 1 + word.chars().count() <= COLUMNS => {
                    *last += &format!(" {word}")
                }
                _ => lines.push(word.into()),
            }
            is_paragraph = true;
        }
    }
    lines
}

/// Returns the text of `help`.
pub fn help(topic: &str) -> Result<String, String> {
    if !topic.is_empty() {
        let command = find(topic)?;
        let mut text = format!("{} {}\n  {}\n", command.name, command.usage, command.brief);
        if !command.short.is_empty() {
            text += &format!("  short: {}\n", command.short.join(", "));
        }
        for line in wrapped(command.more) {
            text += &format!("  {line}\n");
        }
        return Ok(text.replace(" \n", "\n"));
    }
    let mut text = String::new();
    let groups = [
        (Group::Forwards, "Forwards"),
        (Group::Backwards, "Backwards"),
        (Group::Breakpoints, "Breakpoints and watchpoints"),
        (Group::Inspection, "Inspection"),
        (Group::Other, "Other"),
    ];
    for (group, title) in groups {
        text += &format!("{title}\n");
        for command in COMMANDS.iter().filter(|c| c.group == group) {
            let short = command.short.first().map_or(String::new(), |s| format!(" ({s})"));
            text += &format!("  {:<24} {}\n", format!("{}{short}", command.name), command.brief);
        }
    }
    text += "An empty line repeats the last command. Unambiguous prefixes are accepted. `help COMMAND` shows more.\n";
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_different() {
        let mut all: Vec<&str> = COMMANDS.iter().flat_map(|c| c.short.iter().copied().chain([c.name])).collect();
        all.sort_unstable();
        assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{all:?}");
        for (word, name) in [
            ("s", "step"),
            ("dis", "disable"),
            ("disas", "disassemble"),
            ("j", "jump"),
            ("ba", ""),
            ("back", "back"),
            ("bt", "backtrace"),
            ("cont", "continue"),
            ("l", "list"),
            ("so", "source"),
            ("loc", "locals"),
            ("x", "x"),
        ] {
            assert_eq!(find(word).map_or("", |c| c.name), name, "{word}");
        }
    }
}
