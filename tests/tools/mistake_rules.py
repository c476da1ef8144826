"""The mistakes of `mistakes`: each rule lists the places of a program where it can be made, with the changed lines."""
import re

LOCAL = re.compile(r"%[\w.$-]+")
GLOBAL = re.compile(r"@[\w.$-]+")
TYPE = r"(?:i\d+\*?|ptr|double|float)"
OPCODES = """add sub mul sdiv udiv srem urem shl lshr ashr and or xor fadd fsub fmul fdiv load store alloca getelementptr icmp
fcmp br ret switch call phi select zext sext trunc bitcast ptrtoint inttoptr sitofp fptosi fpext fptrunc extractvalue
insertvalue unreachable""".split()
TERMINATOR = re.compile(r"^\s*(br|ret|switch|unreachable|indirectbr|resume)\b")
LABEL = re.compile(r"^([\w.$-]+):")


class Program:
    """A right program by lines, and where its functions and code are."""

    def __init__(self, name, text):
        self.name = name
        self.lines = text.split("\n")
        self.code = []  # numbers of lines in bodies
        self.headers = []
        self.ends = []
        self.function_of = {}
        open_header = None
        for n, line in enumerate(self.lines):
            if line.startswith("define"):
                open_header = n
                self.headers.append(n)
            elif line.startswith("}"):
                if open_header is not None:
                    self.ends.append(n)
                open_header = None
            elif open_header is not None and line.strip() and not line.strip().startswith((";", "#")):
                self.code.append(n)
                self.function_of[n] = open_header

    def bare(self, n):
        """A line without its comment."""
        line, quoted = self.lines[n], False
        for i, c in enumerate(line):
            if c == '"':
                quoted = not quoted
            elif c == ";" and not quoted:
                return line[:i].rstrip()
        return line.rstrip()

    def body(self, n):
        """The lines of code of the function that line `n` is in."""
        return [m for m in self.code if self.function_of[m] == self.function_of.get(n)]

    def users(self, n, name):
        """The lines of code that mention a local."""
        pattern = re.compile(re.escape(name) + r"(?![\w.$-])")
        return [m for m in self.body(n) if pattern.search(self.bare(m))]


def misspell(random, word):
    """A word with two letters swapped, one left out, doubled or replaced."""
    letters = [i for i, c in enumerate(word) if c.isalpha()]
    if not letters:
        return None
    for _ in range(20):
        i = random.choice(letters)
        way = random.randrange(4)
        if way == 0 and i + 1 < len(word) and word[i] != word[i + 1] and word[i + 1].isalpha():
            new = word[:i] + word[i + 1] + word[i] + word[i + 2:]
        elif way == 1 and len(word) > 2:
            new = word[:i] + word[i + 1:]
        elif way == 2:
            new = word[:i] + word[i] + word[i:]
        else:
            new = word[:i] + random.choice("aeiorstnlx") + word[i + 1:]
        if new != word and new not in OPCODES:
            return new
    return None


RULES = {}


def rule(make):
    RULES[make.__name__.replace("_", "-")] = make
    return make


def change(n, line, *also):
    """Line `n` is replaced; the mistake is there (and the lines `also` may be blamed)."""
    return {"edit": {n: line}, "lines": [n, *also]}


def replace(program, n, match, text, *also):
    line = program.lines[n]
    return change(n, line[:match.start()] + text + line[match.end():], *also)


def spots(program, pattern, lines=None):
    """Every match of a pattern in lines of code; what stands before `\\K` goes before the match."""
    before, cut, pattern = pattern.rpartition(r"\K")
    whole, pattern = re.compile(f"(?:{before})(?P<start>){pattern}" if cut else f"(?P<start>){pattern}"), re.compile(pattern)
    for n in program.code if lines is None else lines:
        bare = program.bare(n)
        for found in whole.finditer(bare):
            match = pattern.match(bare, found.start("start"))
            if match and bare[:match.start()].count('"') % 2 == 0:
                yield n, match


# ------------------------------------------------------------------------------------------------------ something is left out

@rule
def operand_type_lost(p, r):
    """`store i32 %m, %acc`"""
    return [replace(p, n, m, m.group(1)) for n, m in spots(p, rf"(?:, )\K{TYPE} (%[\w.$-]+)") if "[" not in p.bare(n)]


@rule
def first_type_lost(p, r):
    """`add %a, 1`, `ret %r`, `icmp eq %a, 1`"""
    pattern = rf"(?:\b(?:add|sub|mul|and|ret| or|xor|slt|sgt| eq| ne) )\K{TYPE} (%[\w.$-]+)"
    return [replace(p, n, m, m.group(1)) for n, m in spots(p, pattern)]


@rule
def argument_type_lost(p, r):
    """`call i32 @g(%a)`"""
    return [replace(p, n, m, m.group(1)) for n, m in spots(p, rf"(?:\()\K{TYPE} (?:noundef )?(%[\w.$-]+)")
            if "call" in p.bare(n)]


@rule
def constant_type_lost(p, r):
    """`ret 0`, `store 5, ptr %p`"""
    return [replace(p, n, m, m.group(1)) for n, m in spots(p, rf"(?:\b(?:ret|tore|\(|,) )\K{TYPE} (-?\d+)\b")
            if "switch" not in p.bare(n) and "call" not in p.bare(n)]


@rule
def result_type_lost(p, r):
    """`%x = load ptr %p`, `%x = call @f()`"""
    found = [replace(p, n, m, "") for n, m in spots(p, r"(?:load )\K[\w]+, (?=ptr)")]
    return found + [replace(p, n, m, "") for n, m in spots(p, rf"(?:call )\K{TYPE} (?=@)")]


@rule
def percent_lost(p, r):
    """`add i32 a, 1`"""
    return [replace(p, n, m, m.group(0)[1:]) for n, m in spots(p, r"(?:[ (])\K%[A-Za-z][\w.]*(?=[,) \n]|$)(?! =)")]


@rule
def percent_of_result_lost(p, r):
    """`x = add i32 1, 2`"""
    return [replace(p, n, m, m.group(1)) for n, m in spots(p, r"(?:  )\K%([\w.]+)(?= =)")]


@rule
def at_lost(p, r):
    """`call i32 f(i32 1)`"""
    return [replace(p, n, m, m.group(1)) for n, m in spots(p, r"(?: )\K@([\w.]+)(?=\()")]


@rule
def comma_lost(p, r):
    return [replace(p, n, m, "") for n, m in spots(p, r",(?= )")]


@rule
def equals_lost(p, r):
    return [replace(p, n, m, "") for n, m in spots(p, r" =(?= )")]


@rule
def result_lost(p, r):
    """`add i32 1, 2`, whose name is used"""
    return [replace(p, n, m, "", *p.users(n, m.group(1))) for n, m in spots(p, r"(%[A-Za-z][\w.]*) = (?=[a-z])")
            if len(p.users(n, m.group(1))) > 1]


@rule
def parenthesis_lost(p, r):
    lines = p.code + p.headers
    return [replace(p, n, m, "") for n, m in spots(p, r"[()]", lines) if " asm " not in p.bare(n)]


@rule
def bracket_lost(p, r):
    found = []
    for n, m in spots(p, r"[\[\]]"):
        line = p.bare(n)
        # A list of cases ends some lines below.
        also = [k for k in p.body(n) if n < k <= n + 12] if line.strip().startswith("switch") else [n + 1]
        found.append(replace(p, n, m, "", *also))
    return found


@rule
def closing_brace_lost(p, r):
    found = []
    for n in p.ends:
        if p.lines[n] == "}":
            after = next((k for k in range(n + 1, len(p.lines)) if p.bare(k).strip()), len(p.lines) - 1)
            found.append({"edit": {n: ""}, "lines": [n - 1, *range(n, after + 1)]})
    return found


@rule
def opening_brace_lost(p, r):
    return [change(n, p.bare(n)[:-1].rstrip(), n + 1) for n in p.headers if p.bare(n).endswith("{")]


@rule
def colon_lost(p, r):
    return [replace(p, n, m, m.group(1)) for n, m in spots(p, r"^([\w.$-]+):")]


@rule
def label_lost(p, r):
    """The line of a label."""
    found = []
    for n, m in spots(p, r"^([A-Za-z][\w.$-]*):"):
        if p.body(n)[0] == n:
            continue
        uses = [k for k in p.users(n, "%" + m.group(1))]
        found.append({"edit": {n: p.lines[n][m.end():]}, "lines": [n - 1, n, n + 1, *uses]})
    return found


@rule
def terminator_lost(p, r):
    found = []
    for n in p.code:
        if TERMINATOR.match(p.bare(n)) and "[" not in p.bare(n):
            after = next((k for k in range(n + 1, len(p.lines)) if p.bare(k).strip()), n)
            before = next((k for k in range(n - 1, 0, -1) if p.bare(k).strip()), n)
            found.append({"edit": {n: ""}, "lines": [before, n, after]})
    return found


@rule
def label_word_lost(p, r):
    """`br %next`"""
    return [replace(p, n, m, "") for n, m in spots(p, r"label (?=%)")]


@rule
def predicate_lost(p, r):
    return [replace(p, n, m, "") for n, m in spots(p, r"(?:[if]cmp )\K[a-z]+ ")]


@rule
def operand_lost(p, r):
    """`add i32 %a`, `store i32 %a`"""
    return [replace(p, n, m, "") for n, m in spots(p, r", [^,]+$") if "align" not in m.group(0) and "!" not in m.group(0)]


@rule
def to_lost(p, r):
    return [replace(p, n, m, "") for n, m in spots(p, r" to (?=[a-z<])") if "invoke" not in p.bare(n)]


@rule
def call_argument_lost(p, r):
    return [replace(p, n, m, ")") for n, m in spots(p, r", [^,()]+\)") if " call " in p.bare(n) and "..." not in p.bare(n)]


@rule
def quote_lost(p, r):
    return [replace(p, n, m, "", n + 1) for n in range(len(p.lines)) if re.match(r'@.*c".*"', p.bare(n))
            for m in [list(re.finditer('"', p.bare(n)))[-1]]]


@rule
def return_value_lost(p, r):
    return [replace(p, n, m, "", n + 1) for n, m in spots(p, rf"(?:ret)\K {TYPE} \S+$")]


@rule
def half_a_line(p, r):
    """A line that ends too early."""
    found = []
    for n in p.code:
        bare = p.bare(n)
        words = bare.split(" ")
        if len(words) > 7 and '"' not in bare:
            found.append(change(n, " ".join(words[:r.randrange(5, len(words) - 1)])))
    return found


# --------------------------------------------------------------------------------------------------------- something is wrong

@rule
def opcode_misspelt(p, r):
    return [replace(p, n, m, misspell(r, m.group(1)) or "ad")
            for n, m in spots(p, r"(?:  |= )\K(" + "|".join(OPCODES) + r")\b(?=[ \n])")]


@rule
def type_misspelt(p, r):
    return [replace(p, n, m, misspell(r, m.group(0)) or "ptt") for n, m in spots(p, r"(?: )\K(?:ptr|double|float|void)\b")]


@rule
def type_of_c(p, r):
    names = {"i8": ["char", "byte", "uint8_t", "i8t"], "i16": ["short", "int16"], "i32": ["int", "int32_t", "u32", "unsigned"],
             "i64": ["long", "int64", "size_t", "u64"], "i1": ["bool", "boolean", "_Bool"], "ptr": ["char*", "int*", "string", "void*"],
             "double": ["f64", "Double"], "float": ["f32"]}
    return [replace(p, n, m, r.choice(names[m.group(0)]))
            for n, m in spots(p, r"(?:[ (])\K(?:i8|i16|i32|i64|i1|ptr|double|float)(?=[ ,)])", p.code + p.headers)]


@rule
def keyword_misspelt(p, r):
    words = r"label|to|align|define|declare|private|constant|global|inbounds|nsw|null|true|false|undef|poison|slt|eq|zeroinitializer|internal"
    everywhere = [n for n in range(len(p.lines)) if not p.bare(n).startswith(("!", "attributes", "source", "target"))]
    return [replace(p, n, m, misspell(r, m.group(1)) or "lable")
            for n, m in spots(p, rf"(?<![\w%@.\"])({words})(?= )", everywhere)]


@rule
def local_misspelt(p, r):
    return [replace(p, n, m, "%" + (misspell(r, m.group(1)) or "q"))
            for n, m in spots(p, r"%([A-Za-z][\w.]*)(?![\w.$-])(?! =)") if not TERMINATOR.match(p.bare(n))
            and "%" + m.group(1) not in "".join(l for l in p.lines if " = type " in l)]


@rule
def label_misspelt(p, r):
    return [replace(p, n, m, "%" + (misspell(r, m.group(1)) or "q")) for n, m in spots(p, r"(?:label )\K%([A-Za-z][\w.]*)")]


@rule
def global_misspelt(p, r):
    return [replace(p, n, m, "@" + (misspell(r, m.group(1)) or "q")) for n, m in spots(p, r"@([A-Za-z][\w]*)(?=[,)(]|$)")
            if "llvm." not in m.group(1)]


@rule
def result_misspelt(p, r):
    """The name of a definition."""
    return [replace(p, n, m, "%" + (misspell(r, m.group(1)) or "q"), *p.users(n, "%" + m.group(1)))
            for n, m in spots(p, r"(?:  )\K%([A-Za-z][\w.]*)(?= = )") if len(p.users(n, "%" + m.group(1))) > 1]


@rule
def wrong_sigil(p, r):
    """`@x` for a local, `%f` for a function"""
    return [replace(p, n, m, ("@" if m.group(0)[0] == "%" else "%") + m.group(0)[1:])
            for n, m in spots(p, r"(?:[ (])\K[%@][A-Za-z][\w.]*(?=[,) (]|$)(?! =)")
            if "%" + m.group(0)[1:] not in "".join(l for l in p.lines if " = type " in l)]


@rule
def upper_case(p, r):
    return [replace(p, n, m, m.group(1).upper() if r.random() < 0.5 else m.group(1).capitalize())
            for n, m in spots(p, r"(?:  |= )\K(" + "|".join(OPCODES) + r")\b(?=[ \n])")] + \
           [replace(p, n, m, m.group(0).capitalize()) for n, m in spots(p, r"(?:[ ])\K(?:i32|i64|null|true|false|double)(?=[ ,])")]


@rule
def operands_swapped(p, r):
    """`store ptr %p, i32 %v`; `%a i32`"""
    found = [replace(p, n, m, f"{m.group(2)}, {m.group(1)}")
             for n, m in spots(p, r"(?:store )\K(\S+ [^ ,]+), (ptr [^ ,]+)") if not m.group(1).startswith("ptr")]
    return found + [replace(p, n, m, f"{m.group(2)} {m.group(1)}") for n, m in spots(p, rf"\b({TYPE}) (%[\w.$-]+)(?=,|$)")]


@rule
def types_disagree(p, r):
    """`add i64 %a, 1` where %a is i32"""
    other = {"i1": "i32", "i8": "i16", "i16": "i32", "i32": "i64", "i64": "i32", "double": "float", "float": "double"}
    return [replace(p, n, m, f"{m.group(1)} {other[m.group(2)]} {m.group(3)}", *p.users(n, m.group(3)))
            for n, m in spots(p, r"\b(add|sub|mul|and|slt|eq|ne|sgt|fadd|fmul|ret|sext|trunc|sitofp) (i1|i8|i16|i32|i64|double|float) (%[\w.$-]+)")]


@rule
def wrong_cast(p, r):
    found = []
    for n, m in spots(p, r"(?:= )\K(zext|sext|trunc|sitofp|fptosi|fpext|fptrunc|ptrtoint|inttoptr) (?=[a-z])"):
        wrong = {"zext": "trunc", "sext": "trunc", "trunc": "zext", "sitofp": "fptosi", "fptosi": "sitofp", "fpext": "fptrunc",
                 "fptrunc": "fpext", "ptrtoint": "bitcast", "inttoptr": "ptrtoint"}
        found.append(replace(p, n, m, wrong[m.group(1)] + " "))
    return found


@rule
def cast_to_wrong_type(p, r):
    return [replace(p, n, m, r.choice([t for t in ("ptr", "i1", "double", "i7") if t != m.group(1)]), *p.users(n, LOCAL.search(p.bare(n)).group(0)))
            for n, m in spots(p, rf"(?: to )\K({TYPE})(?=,|$)") if " = " in p.bare(n)]


@rule
def wrong_phi_block(p, r):
    """A block that is no predecessor, one left out, or one without brackets."""
    found = []
    for n in p.code:
        bare = p.bare(n)
        if " phi " not in bare:
            continue
        pairs = list(re.finditer(r"\[ *[^\[\],]+, *(%[\w.$-]+) *\]", bare))
        if not pairs:
            continue
        one = r.choice(pairs)
        way = r.randrange(4)
        if way == 0:
            found.append(change(n, bare[:one.start(1)] + "%nowhere" + bare[one.end(1):]))
        elif way == 1 and len(pairs) > 1:
            found.append(change(n, bare[:pairs[-2].end()] + bare[pairs[-1].end():]))
        elif way == 2:
            found.append(change(n, bare[:one.start()] + one.group(0).strip("[] ") + bare[one.end():]))
        else:
            value, block = one.group(0).strip("[] ").split(",")
            found.append(change(n, bare[:one.start()] + f"[ {block.strip()}, {value} ]" + bare[one.end():]))
    return found


@rule
def phi_late(p, r):
    """An instruction before a phi."""
    return [{"edit": {n: "  %early = add i32 0, 0\n" + p.lines[n]}, "lines": [n, n + 1], "shift": True}
            for n, m in spots(p, r"  %[\w.$-]+ = phi ") if LABEL.match(p.bare(n - 1))]


@rule
def duplicate_local(p, r):
    """The name of the definition before."""
    found, before = [], None
    for n in p.code:
        m = re.match(r"  (%[A-Za-z][\w.]*) = ", p.bare(n))
        if not m:
            continue
        if before and p.function_of[before[0]] == p.function_of[n]:
            found.append(change(n, f"  {before[1]} = " + p.lines[n][m.end():], *p.users(n, m.group(1))))
        before = (n, m.group(1))
    return found


@rule
def duplicate_label(p, r):
    found, before = [], None
    for n in p.code:
        m = re.match(r"([A-Za-z][\w.]*):", p.bare(n))
        if not m:
            continue
        if before and p.function_of[before[0]] == p.function_of[n]:
            found.append(change(n, before[1] + p.lines[n][m.end() - 1:], before[0], *p.users(n, "%" + m.group(1))))
        before = (n, m.group(1))
    return found


@rule
def duplicate_function(p, r):
    found = []
    for n, k in zip(p.headers, p.headers[1:]):
        one, two = GLOBAL.search(p.bare(n)), GLOBAL.search(p.bare(k))
        if one and two:
            users = [m for m in range(len(p.lines)) if re.search(re.escape(two.group(0)) + r"(?![\w.])", p.bare(m))]
            found.append(replace(p, k, two, one.group(0), *users))
    return found


@rule
def number_off_by_one(p, r):
    """`%6 =` where `%5` is due; which of two definitions of `%6` is the wrong one cannot be said"""
    found = []
    for n, m in spots(p, r"(?:  )\K%(\d+)(?= = )"):
        other = f"%{int(m.group(1)) + r.choice([-1, 1])}"
        if int(m.group(1)) > 0:
            found.append(replace(p, n, m, other, *p.users(n, "%" + m.group(1)),
                                 *[k for k in p.users(n, other) if p.bare(k).strip().startswith(other + " = ")]))
    return found


@rule
def used_number_off_by_one(p, r):
    """An operand with a number that is not defined yet."""
    return [replace(p, n, m, f"%{max([int(x) for k in p.body(n) for x in re.findall(r'%([0-9]+)(?= =)', p.bare(k))] + [int(m.group(1))]) + 3}")
            for n, m in spots(p, r"(?: )\K%(\d+)(?=,|$)")]


@rule
def string_length(p, r):
    return [replace(p, n, m, f"[{int(m.group(1)) + r.choice([-1, 1])} x i8] c")
            for n in range(len(p.lines)) if p.lines[n].startswith("@")
            for m in [re.search(r"\[(\d+) x i8\] c(?=\")", p.bare(n))] if m]


@rule
def newline_of_c(p, r):
    """`c"hello\\n\\00"`"""
    return [replace(p, n, m, r"\n") for n in range(len(p.lines)) if re.match(r"@.*c\"", p.bare(n))
            for m in [re.search(r"\\0A", p.bare(n))] if m]


@rule
def comment_of_c(p, r):
    return [change(n, p.bare(n) + r.choice([" // counts", " # counts"])) for n in p.code]


@rule
def number_for_double(p, r):
    return [replace(p, n, m, m.group(1)) for n, m in spots(p, r"(?:[ (])\K(-?\d+)\.\d+(?:e[+-]\d+)?(?=[,)]|$)") if "double" in p.bare(n)]


@rule
def inexact_float(p, r):
    return [replace(p, n, m, "0.1") for n, m in spots(p, r"(?:float )\K-?(?:\d+\.[\de+-]+|0x[0-9A-F]+)")]


@rule
def zero_for_null(p, r):
    return [replace(p, n, m, "0") for n, m in spots(p, r"(?: )\Knull(?=,|$|\))")] + \
           [replace(p, n, m, "NULL") for n, m in spots(p, r"(?: )\Knull(?=,|$|\))")]


@rule
def definition_after_use(p, r):
    """A definition and the next line, which uses it, are swapped."""
    found = []
    for n, k in zip(p.code, p.code[1:]):
        m = re.match(r"\s+(%[A-Za-z][\w.]*) = (?!phi)", p.bare(n))
        if m and k == n + 1 and re.search(re.escape(m.group(1)) + r"(?![\w.])", p.bare(k)) and not TERMINATOR.match(p.bare(k)):
            found.append({"edit": {n: p.lines[k], k: p.lines[n]}, "lines": [n, k]})
    return found


@rule
def second_terminator(p, r):
    """A line of code behind `ret`."""
    return [{"edit": {n: p.lines[n] + "\n  %more = add i32 1, 2"}, "lines": [n, n + 1, n + 2], "shift": True}
            for n in p.code if re.match(r"\s*(ret|br) ", p.bare(n))]


@rule
def return_of_another_type(p, r):
    return [replace(p, n, m, r.choice(["i7 1", "void", "ptr null", "double 1.0"])) for n, m in spots(p, rf"(?:ret )\K{TYPE} \S+$")]


@rule
def declaration_lost(p, r):
    found = []
    for n, line in enumerate(p.lines):
        m = re.match(r"(?:declare .*?|)(@[\w.]+)(?:\(| = )", line)
        if m and (line.startswith("declare") or line.startswith("@")) and "llvm." not in line and not p.bare(n).endswith("["):
            users = [k for k in range(len(p.lines)) if k != n and re.search(re.escape(m.group(1)) + r"(?![\w.])", p.bare(k))]
            found.append({"edit": {n: ""}, "lines": users})
    return found


@rule
def one_too_many(p, r):
    """A comma, bracket or operand too many."""
    found = []
    for n in p.code:
        bare = p.bare(n)
        if LABEL.match(bare) or bare.endswith("["):
            continue
        found.append(change(n, bare + r.choice([",", ")", ", 1", ";;".replace(";;", " %x"), "]"]), n + 1))
    return found


@rule
def words_of_c(p, r):
    """`goto next`, `return`, `x = 5`, `if`"""
    found = []
    for n in p.code:
        bare = p.bare(n)
        jump = re.match(r"\s*br label %([\w.]+)$", bare)
        back = re.match(r"\s*ret \S+ (\S+)$", bare)
        if jump:
            found.append(change(n, r.choice(["  goto %", "  jmp %", "  br "]) + jump.group(1)))
        elif back:
            found.append(change(n, f"  return {back.group(1)}"))
        else:
            plain = re.match(r"\s*(%[\w.]+) = add \S+ (\S+), (\S+)$", bare)
            if plain:
                found.append(change(n, f"  {plain.group(1)} = " + r.choice([plain.group(3), f"{plain.group(2)} + {plain.group(3)}"])))
    return found
