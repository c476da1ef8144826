//! The table of commands, and the text of `help`.

/// Topics of `info`.
pub const TOPICS: [&str; 11] = [
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
    Points,
    /// Inspection.
    Look,
    /// Other commands.
    Rest,
}

const PLACES: &str =
    "A PLACE is a function (`@f`), a block (`@f:%loop`, or `%loop` in this function), a line (`12`, `prog.ll:12`),
or a line of what the text was compiled from (`prog.c:7`), if it has debug information. A function may have its name in C++ or Rust
(`app::go`, `go(int)`); of one that is only declared (`@free`), the places that call it by its name are meant. With debug information a function is stopped in behind the instructions that store its parameters.";

const EXPRESSIONS: &str =
    "An EXPRESSION is a value (`%x`), a global (`@g`), an element of one (`@g[2][0]`), what a pointer points to (`*%p`,
`%p[3]`), the same as another type (`*%p as { i64, ptr }`), an address (`i64* 0x7f00`, `*i64* 0x7f00`), or what is shown of an object
(`heap#4`, `heap#4+8`, `%x of @f`, `(Ptr heap#4, 0, 1)`). A variable of C (`head`) is found by debug information, with
its members (`head->next->value`, `points[2].x`, `*head`, `&head`); enumerators have their names, `(struct node *)p` and `(char)65` are
casts, `*p @ 5` five elements from there. `sizeof(head)` is a size in bytes. Numbers are computed
with (`+`, `-`, `*`, `/`, `%`) and compared as in a condition: `@total + 1`, `%x == 6`.";

macro_rules! commands {
    ($($group:ident $name:literal $short:tt $usage:literal $brief:literal $more:expr;)*) => {
        /// All commands.
        pub const COMMANDS: &[CommandHelp] = &[$(CommandHelp {
            name: $name, short: &$short, usage: $usage, brief: $brief, more: $more, group: Group::$group,
        }),*];
    };
}

commands! {
    Forwards "step" ["s"] "[N]" "execute an instruction, into calls" "A call of a function of the program stops at its first instruction. Functions of the host are executed whole.";
    Forwards "next" ["n"] "[N]" "execute an instruction, over calls" "";
    Forwards "stepi" ["si"] "[N]" "execute an instruction, also where lines of the source are shown" "";
    Forwards "nexti" ["ni"] "[N]" "the same, over calls" "";
    Forwards "step-line" ["sl"] "[N]" "go on to another line of C, into calls" "By debug information: a call stops behind what stores its parameters.";
    Forwards "next-line" ["nl"] "[N]" "go on to another line of C, over calls" "By debug information: the line of what the text was compiled from.";
    Forwards "finish" ["fin"] "" "go on until this function returns, and print its result" "After `up`, until the function of that frame returns.";
    Forwards "until" ["u"] "[PLACE]" "go on to a later place of this function: out of a loop" "With a PLACE it is `advance`.";
    Forwards "advance" [] "PLACE" "go on to a place, or to the end of this function" PLACES;
    Forwards "continue" ["c"] "[N]" "go on to a breakpoint or to the end" "With N, the breakpoint that it stands at is passed over N-1 times.";
    Forwards "run" ["r"] "" "begin anew" "Breakpoints stay. What the program has read from its standard input is given to it again.";
    Forwards "restart" [] "" "the same as `run`" "";
    Forwards "goto" [] "STEP" "go to a step by its number, forwards or backwards" "The number of the step is shown beside the place. It counts what the interpreter does: `br` counts one more for each phi that
it sets, and an operation on a vector one for each element.";
    Backwards "back" ["rs", "reverse-step"] "[N]" "go back an instruction" "The program is run again from its start, in silence, to where it was then. What came from outside the first time (files, time, random
numbers, process ids, what it read) was recorded, and is given to it again; what it wrote is not written twice. Processes that it
makes are made again: of that, and if it does something else than the first time, you are told.";
    Backwards "reverse-next" ["rn"] "[N]" "go back an instruction, over calls" "";
    Backwards "reverse-stepi" ["rsi"] "[N]" "go back an instruction, also where lines of the source are shown" "";
    Backwards "reverse-nexti" ["rni"] "[N]" "the same, over calls" "";
    Backwards "reverse-next-line" ["rnl"] "[N]" "go back to where a line of C begins, over calls" "To the beginning of the line that it is in the middle of, or else of the line before, by debug information.";
    Backwards "reverse-finish" ["rf"] "" "go back to the call of this function" "";
    Backwards "reverse-continue" ["rc"] "" "go back to a breakpoint, or to the start" "A watchpoint stops before the instruction that changes what is watched.";
    Points "break" ["b"] "[PLACE] [if CONDITION]" "stop at a place" PLACES;
    Points "tbreak" ["tb"] "[PLACE] [if CONDITION]" "stop at a place once" PLACES;
    Points "watch" ["w"] "EXPRESSION [if CONDITION]" "stop when a value or memory has changed" "A value (`%x`) is watched until its call ends; memory (`*%p`, `@g[2]`) as long as you like. Whoever writes there is found:
stores, functions of the host, `memcpy`.";
    Points "condition" [] "NUMBER [CONDITION]" "let a point count only if this holds" "Comparisons (`==`, `!=`, `<`, `<=`, `>`, `>=`; signed) of expressions and numbers, with `&&` and `||`. Without a CONDITION it counts always.";
    Points "ignore" [] "NUMBER COUNT" "pass over a point so many times" "";
    Points "enable" [] "[NUMBER]..." "let points count again" "";
    Points "disable" [] "[NUMBER]..." "let points not count" "";
    Points "delete" ["d"] "[NUMBER]..." "remove points; all, if none is named" "";
    Look "print" ["p", "inspect", "call", "output"] "[/x|/o|/t|/u|/d|/c] EXPRESSION" "print a value; /x in hexadecimal, /t in binary, /u unsigned, /c as a character" EXPRESSIONS;
    Look "whatis" [] "EXPRESSION" "print the type of a value, or of a variable of C" EXPRESSIONS;
    Look "ptype" [] "EXPRESSION" "print a type with its members" EXPRESSIONS;
    Look "display" [] "[EXPRESSION]" "print a value at each stop" "Without an EXPRESSION it lists what is displayed.";
    Look "undisplay" [] "[NUMBER]..." "display no longer" "";
    Look "memory" ["m"] "[--follow] [EXPRESSION [as TYPE]]" "draw memory as trees; --follow: a linked list or tree" "The object that a pointer points to, or a global; without an EXPRESSION all that the program has. Each object is a block whose root
is a node; arrays and structs are nodes, scalars leaves, and a pointer says its block and the way down from the root.
With --follow the objects that a pointer leads to are drawn: those of a list as a chain of boxes.";
    Look "x" [] "[/NUMBER FORMAT SIZE] [EXPRESSION]" "show memory as gdb does: x/8xw %p" "FORMAT: x hexadecimal, d signed, u unsigned, t binary, f float, c character, s string, a address. SIZE: b, h, w, g for 1, 2, 4, 8
bytes. `?` are bits that are not defined. Without an EXPRESSION it goes on behind what it showed last.";
    Look "set" [] "[var] PLACE = VALUE" "change a value or memory: set %x = 5, set *%p = 7" "The PLACE is a value, or memory: `*%p`, `@g[2]`, a variable of C (`set var count = 5`). The VALUE is a number, null, or another value of the program. When the program is run again to go back, it is changed at the same step; `run` forgets
it.";
    Look "heap" [] "" "draw the blocks of the heap" "";
    Look "stack" [] "" "draw the variables on the stack, call by call" "";
    Look "backtrace" ["bt", "where"] "[N]" "list the calls under way" "";
    Look "frame" ["f"] "[N]" "look at another call" "0 is the innermost one.";
    Look "up" [] "[N]" "look at the caller" "";
    Look "down" [] "[N]" "look at the called function" "";
    Look "locals" [] "" "list the values of this function" "A `*` marks what has changed since the last stop.";
    Look "list" ["l"] "[PLACE]" "show the text around" "Once more, it goes on. Where the program comes from a line of C that can be read, or the PLACE is one (`prog.c:7`, a function
without its `@`), the lines of C are shown; `list .` shows LLVM's all the same.";
    Look "info" ["i"] "args|breakpoints|watchpoints|functions|globals|locals|program|display|line|source|frame" "tell what there is" "";
    Rest "view" ["tui", "layout"] "[source|llvm|on|off]" "show lines, calls and variables of C; on a terminal above the commands" "`view source` (or `view c`, `layout src`) shows the source that the program was compiled from by debug information: `step`, `next`, `until` and
`back` go by its lines, `break 12` and `list 12` mean its lines, `backtrace`, `finish` and `info locals` speak of its functions and
variables. `stepi` and `nexti` go by instructions. `view llvm` (`layout asm`) shows LLVM's text again. On a terminal, text and values
stand above the commands; values that have changed stand out. `view off` gives the whole terminal back.";
    Rest "help" ["h", "?"] "[COMMAND]" "list the commands, or say more about one" "";
    Rest "quit" ["q", "exit"] "" "leave" "";
}

/// Returns the command for a word: its name, an abbreviation, or an unambiguous prefix of a name.
pub fn find(word: &str) -> Result<&'static CommandHelp, String> {
    let exact = COMMANDS.iter().find(|c| c.name == word || c.short.contains(&word));
    if let Some(command) = exact {
        return Ok(command);
    }
    let all: Vec<&CommandHelp> = COMMANDS.iter().filter(|c| c.name.starts_with(word)).collect();
    match all.as_slice() {
        [one] => Ok(one),
        [] => {
            let names = COMMANDS.iter().map(|c| c.name);
            let near = llvmlite_jit::diagnostic::near_names(word, names).into_iter().next();
            let hint = near.map_or("`help` lists the commands".into(), |near| format!("did you mean `{near}`?"));
            Err(format!("there is no command `{word}`; {hint}"))
        }
        several => {
            let names: Vec<&str> = several.iter().map(|c| c.name).collect();
            Err(format!("`{word}` may be {}", names.join(", ")))
        }
    }
}

/// Returns the text of `help`.
pub fn help(topic: &str) -> Result<String, String> {
    if !topic.is_empty() {
        let command = find(topic)?;
        let mut text = format!("{} {}\n  {}\n", command.name, command.usage, command.brief);
        if !command.short.is_empty() {
            text += &format!("  short: {}\n", command.short.join(", "));
        }
        for line in command.more.lines() {
            text += &format!("  {line}\n");
        }
        return Ok(text.replace(" \n", "\n"));
    }
    let mut text = String::new();
    let groups = [
        (Group::Forwards, "Forwards"),
        (Group::Backwards, "Backwards"),
        (Group::Points, "Breakpoints and watchpoints"),
        (Group::Look, "To look at"),
        (Group::Rest, "And"),
    ];
    for (group, title) in groups {
        text += &format!("{title}\n");
        for command in COMMANDS.iter().filter(|c| c.group == group) {
            let short = command.short.first().map_or(String::new(), |s| format!(" ({s})"));
            text += &format!("  {:<24} {}\n", format!("{}{short}", command.name), command.brief);
        }
    }
    text += "An empty line repeats the last command. The beginning of a name is enough. `help COMMAND` says more.\n";
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_different() {
        let mut all: Vec<&str> = COMMANDS.iter().flat_map(|c| c.short.iter().copied().chain([c.name])).collect();
        all.sort_unstable();
        assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{all:?}");
        for (word, name) in [
            ("s", "step"),
            ("ba", ""),
            ("back", "back"),
            ("bt", "backtrace"),
            ("cont", "continue"),
            ("loc", "locals"),
            ("x", "x"),
        ] {
            assert_eq!(find(word).map_or("", |c| c.name), name, "{word}");
        }
    }
}
