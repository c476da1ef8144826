//! Texts of `:help`: an overview, and topics, which describe the commands.

/// The overview. It and each topic fit on a terminal of 24 lines and 80 columns.
pub const HELP: &str = "\
Enter LLVM assembly or C:
  %x = add i64 40, 2        runs an instruction, and keeps its value
  call i64 @fac(i64 6)      an unnamed value is shown, and is called %_
  2 * fac(5) + 1, a[0]      C expressions become instructions; `x = 5` names
  define i64 @f(i64 %n) {   a function, up to its `}`; so does `int f(int n) {`
  puts(\"hi\")                functions of the C library need no declaration
  ?fac, fac??               describes a name; shows the text that defined it
Commands, which can be abbreviated:
  :type X  :mem P           the layout of a type or a value; memory
  :list  :ll  :clif  :asm   definitions and values; the code of a function
  :time X  :timeit X        runs X and shows its time
  :step f(6)                runs a call in the debugger, which can go back
  :load FILE  :save FILE    enters a file; writes all definitions
  :edit  :undo  :history    changes, reverts and lists inputs
  :engine  :timeout  :echo  compiled or interpreted; a limit; what is shown
  :reset  :quit             starts anew; quits, like Ctrl-D
More with `:help TOPIC`: input, code, run, files, keys, or the name of a command
or an instruction (`:help icmp`); `:explain` explains a code, a kind of fault or
a term (E0101, undef, ssa). Ctrl-C interrupts the program or discards the input.
";

/// Topics with their texts. Lines that begin with a command describe it.
pub const TOPICS: [(&str, &str); 5] = [
    (
        "input",
        "\
What can be entered, in old or new syntax of LLVM:
  %x = add i64 40, 2          an instruction; %x is its value
  call i64 @fac(i64 6)        without a name: %_, and %_3 after input 3
  @fac(i64 6)                 the same, for a known function
  i64 5, %x, @g               the value of an operand or a name
  define i64 @f(i64 %n) {     a function, up to its closing `}`; redefining it
                              replaces it for all callers
  @g = global i64 1           variables, types, declarations
In C:
  2 * fib(5) + 1, a[0], *p    expressions, which become instructions
  x = 5, int n = 3, x += 1    names for values; variables
  (double)x, *(i32*)p, &a[1]  casts and addresses
  a[0] = 5, s = \"hi\"          memory and strings
  int a[3], struct P q        arrays and structs in memory
  for (int i = 0; i < 9; i++) s += i
  int f(int n) { return n; }  functions
  puts(\"hi\"), sqrt(2.0)       functions of the C library
",
    ),
    (
        "code",
        "\
  :type X       the memory layout of a type, a name or an expression
  :mem P [N]    N bytes of memory from P on; x/4xw P and p/x V as in a debugger
  :list [WORD]  list all definitions, or those whose names contain a word
  :ll [F]       the LLVM assembly of a function, or of the module
  :clif F       the Cranelift IR of a function
  :asm F        the machine code of a function
  :source NAME  the text that defined a name, like `NAME??`
  ?NAME         describe a function, a value or an instruction
  :explain CODE explain a code (E0101), a kind of fault or a term (undef)
",
    ),
    (
        "run",
        "\
  :time [X]     run X and show its time; alone: turn timing on or off
  :timeit X     run X in a loop; show mean and standard deviation of 7 runs
  :step CALL    run a call such as f(6) in the debugger, which can go back
  :engine [E]   jit, checked or interp; definitions, values and memory are kept
  :timeout [T]  set the time limit of each input, such as 2s; off
  :echo [off]   hide the instructions generated for expressions; on: show them
In compiled functions, and in memory from malloc, accesses outside of an object
are detected only by `:engine checked` and `:engine interp`.
",
    ),
    (
        "files",
        "\
  :load FILE    enter the contents of a file
  :save FILE    write all definitions as a module
  :edit [NAME]  open a definition, or the last input, in $EDITOR, and enter it
  :undo [N]     undo the definitions of the last N inputs, not writes to memory
  :history [N]  show the last N inputs, `:history 3-5` those of these numbers,
                `:history WORD` those that contain a word;
                `:history -f FILE [3-5]` writes those that succeeded and
                are not undone, for `:load` and `llvmlite-jit repl FILE`
  :reset        start a new session
  :help [WORD]  an overview, or help on a topic, an instruction or a command
  :quit [N]     quit, like Ctrl-D, with the exit status N
",
    ),
    (
        "keys",
        "\
  Tab           completes a word, or lists what can stand at the cursor; again:
                selects in the list, Shift-Tab and the arrow keys as well
  Up, Down      earlier inputs that begin with the text before the cursor
  Ctrl-R        searches earlier inputs
  Right         accepts the suggestion, which is shown in grey
  Alt-Enter     a new line in an input that is complete, also Ctrl-V Ctrl-J
  Ctrl-C        interrupts the program, or discards the input
  Ctrl-D        quits
  :clear        clears the screen, also Ctrl-L
",
    ),
];

#[cfg(test)]
mod tests {
    use super::super::command_names::NAMES;
    use super::*;

    #[test]
    fn help_fits_on_a_small_terminal() {
        for text in TOPICS.iter().map(|(_, text)| *text).chain([HELP]) {
            assert!(text.lines().count() <= 22 && text.lines().all(|line| line.chars().count() <= 80), "{text}");
        }
    }

    #[test]
    fn every_command_is_described() {
        for name in NAMES {
            let is_about = |line: &str| line.trim_start().starts_with(&format!(":{name} "));
            assert!(TOPICS.iter().any(|(_, text)| text.lines().any(is_about)), "{name}");
        }
    }
}
