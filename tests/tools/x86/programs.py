"""Programs in LLVM assembly that call intrinsics of x86 processors with chosen values; see `sweep.py` and `make_tests.py`."""

import hashlib
import random
import re
import struct

# What this machine's assembler is told it may use.
FEATURES = """mmx sse4.2 avx2 fma f16c bmi bmi2 lzcnt popcnt adx sha aes pclmul vaes vpclmulqdq gfni rdrnd rdseed avx512f avx512vl
avx512bw avx512dq avx512cd avx512vnni avxvnni avx512vbmi avx512vbmi2 avx512ifma avx512bitalg avx512vpopcntdq crc32 fsgsbase rdpid cldemote clflushopt clwb movdiri movdir64b serialize""".split()

BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}
# Instructions whose last operand may name a direction; the others only say whether exceptions are told of.
DIRECTED = re.compile(
    r"avx512\.(mask3?\.|maskz\.)?(add|sub|mul|div|sqrt|vfmadd|vfmsub|vfnm|scalef|cvt(?!t|ps2pd|ss2sd|ss2si|sd2si)|vcvts|sitofp|uitofp)"
)


class Ty:
    """A type: a scalar, or a vector of `count` elements."""

    def __init__(self, text):
        self.text = text.strip()
        found = re.fullmatch(r"<\s*(\d+) x (\w+)>", self.text)
        self.count, self.elem = (int(found.group(1)), found.group(2)) if found else (None, self.text)

    @property
    def elem_bits(self):
        return BITS.get(self.elem) or int(self.elem[1:])

    @property
    def bits(self):
        return (self.count or 1) * self.elem_bits

    @property
    def is_float(self):
        return self.elem in ("float", "double", "half")


def split(params):
    """The parts of a list at its commas outside of brackets."""
    parts, depth, now = [], 0, ""
    for c in params:
        depth += (c in "<{([") - (c in ">})]")
        if c == "," and depth == 0:
            parts.append(now)
            now = ""
        else:
            now += c
    return [p.strip() for p in parts + [now] if p.strip()]


class Intrinsic:
    """A declaration."""

    def __init__(self, line):
        found = re.match(r"declare (?:\w+ )*?(void|[<{]?.*?[>}]?) @llvm\.x86\.([\w.]+)\((.*)\)", line)
        ret, self.name, params = found.groups()
        self.ret = ret.strip()
        params = [re.sub(r"\b(?:align \d+|nocapture|readonly|writeonly|noundef|nonnull|captures\(none\))\b", "", p) for p in split(params)]
        self.immediate = ["immarg" in p for p in params]
        self.params = [Ty(re.sub(r"\bi(8|16|32|64|1)\*|<.*>\*|float\*|double\*", "ptr", p.replace("immarg", "").split("%")[0])) for p in params]
        # Values that immediates were seen with.
        self.seen = [set() for _ in params]
        self.variable = [False] * len(params)

    stores = False

    @property
    def callee(self):
        return f"@llvm.x86.{self.name}"

    def declaration(self):
        params = ", ".join(p.text for p in self.params)
        return f"declare {self.ret} @llvm.x86.{self.name}({params})"

    def note_call(self, args):
        for n, arg in enumerate(args[: len(self.params)]):
            value = arg.split()[-1]
            if re.fullmatch(r"-?\d+", value):
                self.seen[n].add(int(value))
            else:
                self.variable[n] = True

    def is_immediate(self, n):
        if self.immediate[n]:
            return True
        if n == 4 and re.match(r"avx512\.mask\.(add|sub|mul|div|max|min)\.p[sd]\.512", self.name):
            self.seen[n] = self.seen[n] or {4}
            return True
        if self.params[n].count or self.params[n].elem not in ("i8", "i32") or self.variable[n]:
            return False
        return bool(self.seen[n] - {-1}) and not re.search(r"gpr|cvtsi|cvtusi|addcarry|subborrow", self.name)

    def is_rounding(self, n):
        last = n == len(self.params) - 1 and self.params[n].elem == "i32"
        return last and self.is_immediate(n) and bool(self.seen[n]) and self.seen[n] <= {4, 8, 9, 10, 11, 12}


def read(lists, calls):
    """The intrinsics of files of declarations, and what files of calls say about their operands."""
    found = {}
    for path in lists:
        for line in open(path):
            if "@llvm.x86." in line and not re.search(r"x86_amx|x86_mmx|metadata|, \.\.\.", line):
                try:
                    one = Intrinsic(line)
                    found.setdefault(one.name, one)
                except (ValueError, AttributeError, KeyError):
                    pass
    for path in calls:
        for line in open(path):
            call = re.search(r"call .*?@llvm\.x86\.([\w.]+)\((.*)\)", line)
            if call and call.group(1) in found:
                found[call.group(1)].note_call(split(call.group(2)))
    return found


def float_bits(kind, value):
    return struct.unpack("<I", struct.pack("<f", value))[0] if kind == "float" else struct.unpack("<Q", struct.pack("<d", value))[0]


EDGES = {
    "float": [0, 0x80000000, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000, 0x7FC00000, 0xFFC12345, 0x7F812345, 1, 0x80000001,
              0x007FFFFF, 0x00800000, 0x7F7FFFFF, 0xFF7FFFFF, 0x3F000000, 0x3FC00000, 0xC0200000, 0x40200000, 0x4F000000, 0xCF000000,
              0x4EFFFFFF, 0x4F800000, 0x5F000000, 0xDF000000, 0x5F7FFFFF, 0x42280000, 0xC2F6E979, 0x33800000, 0x477FF000, 0x38800000],
    "double": [0, 1 << 63, 0x3FF << 52, 0xBFF << 52, 0x7FF << 52, 0xFFF << 52, 0x7FF8 << 48, 0xFFF8123456789ABC, 0x7FF4123456789ABC,
               1, (1 << 63) + 1, 0xFFFFFFFFFFFFF, 1 << 52, 0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF, 0x3FE << 52, 0x3FF8 << 48,
               0xC004 << 48, 0x4004 << 48, 0x41E << 52, 0xC1E << 52, 0x41DFFFFFFFC00000, 0x41F << 52, 0x43E << 52, 0xC3E << 52,
               0x43F << 52, 0x4045 << 48, 0xC05EDD2F1A9FBE77, 0x47EFFFFFF0000000, 0x36A0000000000000, 0x380FFFFFF0000000],
}


def element(rng, ty):
    """A value of an element: at the edges, small, or any."""
    bits = ty.elem_bits
    if ty.elem in EDGES:
        draw = rng.random()
        if draw < 0.45:
            return rng.choice(EDGES[ty.elem])
        if draw < 0.85:
            scale = rng.choice([1, 10, 100, 1e-3, 1e5, 1e9, 1e19])
            return float_bits(ty.elem, rng.choice([rng.uniform(-scale, scale), float(rng.randint(-20, 20)) / 2]))
        return rng.getrandbits(bits)
    draw = rng.random()
    if draw < 0.35:
        top = 1 << (bits - 1)
        return rng.choice([0, 1, 2, top - 1, top, top + 1, 2 * top - 1, 2 * top - 2, bits - 1, bits, bits + 1]) % (1 << bits)
    if draw < 0.55:
        return rng.randrange(min(1 << bits, 140))
    return rng.getrandbits(bits)


def value(rng, ty, small=None):
    """The bits of a value, the first element lowest; `small`: elements below this bound, half of them negative."""
    bits = 0
    for n in range(ty.count or 1):
        one = element(rng, ty) if small is None else (rng.randrange(-small, small) % (1 << ty.elem_bits))
        bits |= one << (n * ty.elem_bits)
    return bits


def immediate(rng, intrinsic, n):
    """A number that is part of the instruction."""
    name, ty = intrinsic.name, intrinsic.params[n]
    if intrinsic.is_rounding(n):
        return rng.choice([4, 8, 9, 10, 11]) if DIRECTED.match(name) else rng.choice([4, 8])
    if "gather" in name or "scatter" in name:
        return rng.choice([1, 2, 4, 8])
    if re.search(r"vcomi|cmp\.[ps][sd]|^sse2?\.cmp|avx\.cmp", name):
        return rng.randrange(8 if name.startswith("sse") else 32)
    if re.search(r"u?cmp\.[bwdq]|vpcom", name):
        return rng.randrange(8)
    if re.search(r"getmant|range", name):
        return rng.randrange(16)
    if re.search(r"sha1rnds4", name):
        return rng.randrange(4)
    if re.search(r"vextract|insert[fi]|vinsert", name):
        return rng.randrange(4)
    if "palignr" in name:
        # LLVM 22 forgets the mask where nothing is left of the operands.
        return rng.randrange(32)
    chosen = rng.choice([0, 1, 3, 5, 7, 8, 0x0F, 0x10, 0x1B, 0x1F, 0x20, 0x40, 0x41, 0x55, 0x80, 0xAA, 0xFF, rng.randrange(256), rng.randrange(64)])
    return chosen


def hexadecimal(bits, count):
    return "".join(f"\\{(bits >> (8 * n)) & 255:02X}" for n in range(count))


class Function(Intrinsic):
    """A function of a module, which calls intrinsics."""

    def __init__(self, line):
        found = re.match(r"define (?:dso_local |internal |noundef |zeroext |signext )*(void|[<{]?.*?[>}]?) @([\w.]+)\((.*?)\) ", line)
        ret, self.name, params = found.groups()
        self.ret = ret.strip()
        words = r"\b(?:align \d+|noundef|zeroext|signext|nonnull|nocapture|readonly|writeonly|captures\(none\)|returned)\b"
        self.params = [Ty(re.sub(words, "", p).split("%")[0]) for p in split(params)]
        self.immediate = [False] * len(self.params)
        self.seen, self.variable = [set() for _ in self.params], [True] * len(self.params)
        # The first parameter of a function that stands for a macro is where it stores what that gives.
        self.stores = self.name.startswith("m_") and self.ret == "void" and bool(self.params) and self.params[0].elem == "ptr"
        for ty in self.params:
            ty.bits  # noqa: B018
        if self.ret != "void" and not self.ret.startswith("{"):
            Ty(self.ret).bits  # noqa: B018

    def declaration(self):
        return f"declare {self.ret} @{self.name}({', '.join(p.text for p in self.params)})"

    @property
    def callee(self):
        return f"@{self.name}"


def read_functions(path):
    """The functions that a module defines."""
    found = {}
    for line in open(path):
        if line.startswith("define "):
            try:
                one = Function(line)
                found[one.name] = one
            except (ValueError, AttributeError, KeyError):
                pass
    return found


class Case:
    """One call: the text of its arguments, and the values that they are loaded from."""

    def __init__(self, intrinsic, seed, key):
        self.intrinsic, self.key = intrinsic, key
        rng = random.Random(f"{intrinsic.name} {seed}")
        self.globals, self.lines, args = [], [], []
        addressed = "gather" in intrinsic.name or "scatter" in intrinsic.name
        for n, ty in enumerate(intrinsic.params):
            if intrinsic.is_immediate(n):
                args.append(f"{ty.text} {immediate(rng, intrinsic, n)}")
            elif ty.elem == "ptr":
                args.append("ptr %out" if n == 0 and intrinsic.stores else "ptr %middle")
            else:
                # Addresses stay near the middle of a buffer.
                is_place = addressed and ty.count and ty.elem in ("i32", "i64") and self.is_place(n)
                if ty.text == "i1" or (ty.count and ty.elem_bits == 1):
                    width = max(8, ty.bits)
                    self.constant(n, rng.getrandbits(width), width // 8)
                    self.lines.append(f"%w{n} = load i{width}, ptr @{key}_{n}")
                    self.lines.append(f"%t{n} = bitcast i{width} %w{n} to <{width} x i1>")
                    names = ", ".join(f"i32 {k}" for k in range(ty.count or 1))
                    self.lines.append(f"%a{n} = shufflevector <{width} x i1> %t{n}, <{width} x i1> poison, <{ty.count or 1} x i32> <{names}>")
                else:
                    bits = value(rng, ty, 8 if is_place else None)
                    self.constant(n, bits, ty.bits // 8)
                    self.lines.append(f"%a{n} = load {ty.text}, ptr @{key}_{n}, align 1")
                args.append(f"{ty.text} %a{n}")
        self.args = ", ".join(args)

    def is_place(self, n):
        """Whether an operand of a gather or scatter is its indices."""
        name, params = self.intrinsic.name, self.intrinsic.params
        if isinstance(self.intrinsic, Function):
            return True
        vectors = [k for k, p in enumerate(params) if p.count and p.elem_bits != 1]
        if "scatter" in name:
            return n == vectors[0]
        return n == vectors[1]

    def constant(self, n, bits, count):
        self.globals.append(f'@{self.key}_{n} = global [{count} x i8] c"{hexadecimal(bits, count)}"')

    def call(self):
        """The call, and stores of what it gives to %out."""
        ret, call = self.intrinsic.ret, f"call {self.intrinsic.ret} {self.intrinsic.callee}({self.args})"
        lines = list(self.lines)
        if ret == "void":
            return lines + [call]
        lines.append(f"%r = {call}")
        if ret.startswith("{"):
            for n, field in enumerate(split(ret.strip("{} "))):
                lines += [f"%r{n} = extractvalue {ret} %r, {n}", f"%o{n} = getelementptr i8, ptr %out, i64 {16 * n}"]
                lines += [f"store {field} %r{n}, ptr %o{n}, align 1"]
            return lines
        ty = Ty(ret)
        if ty.count and ty.elem_bits == 1:
            lines.append(f"%n = bitcast {ret} %r to i{ty.bits}")
            wide = max(8, ty.bits)
            if wide != ty.bits:
                lines.append(f"%z = zext i{ty.bits} %n to i{wide}")
                return lines + [f"store i{wide} %z, ptr %out, align 1"]
            return lines + [f"store i{ty.bits} %n, ptr %out, align 1"]
        return lines + [f"store {ret} %r, ptr %out, align 1"]

    def touches_memory(self):
        return any(p.elem == "ptr" for p in self.intrinsic.params[self.intrinsic.stores :])


def fill(seed):
    """Bytes of a buffer that loads read from."""
    data = b""
    n = 0
    while len(data) < 1024:
        data += hashlib.sha256(f"{seed} {n}".encode()).digest()
        n += 1
    return data[:1024]


def program(cases):
    """A program that prints the bytes that each call gives, and those around its address."""
    out = ['@line = constant [8 x i8] c"%s %d:\\00\\00"', '@word = constant [8 x i8] c" %016lx\\00"', '@end = constant [2 x i8] c"\\0A\\00"',
           f'@source = constant [1024 x i8] c"{hexadecimal(int.from_bytes(fill(1), "little"), 1024)}"',
           "@memory = global [1024 x i8] zeroinitializer, align 64", "@result = global [64 x i8] zeroinitializer, align 64",
           "declare i32 @printf(ptr, ...)", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
           "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)"]
    out.append("""define void @begin(ptr %name, i32 %n) noinline {
  call i32 (ptr, ...) @printf(ptr @line, ptr %name, i32 %n)
  call void @llvm.memset.p0.i64(ptr @result, i8 0, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr @memory, ptr @source, i64 1024, i1 false)
  ret void
}
define void @show(ptr %from, i64 %words) noinline {
  br label %loop
loop:
  %n = phi i64 [ 0, %0 ], [ %m, %loop ]
  %p = getelementptr i64, ptr %from, i64 %n
  %v = load i64, ptr %p
  call i32 (ptr, ...) @printf(ptr @word, i64 %v)
  %m = add i64 %n, 1
  %c = icmp ult i64 %m, %words
  br i1 %c, label %loop, label %done
done:
  ret void
}""")
    main, declared, names = [], {}, {}
    for k, case in enumerate(cases):
        name = case.intrinsic.name
        declared[name] = case.intrinsic.declaration()
        if name not in names:
            names[name] = f"@name{len(names)}"
            out.append(f'{names[name]} = constant [{len(name) + 1} x i8] c"{name}\\00"')
        out += case.globals
        body = "\n  ".join(case.call())
        out.append(f"define void @f{k}(ptr %out, ptr %middle) {{\n  {body}\n  ret void\n}}")
        main.append(f"call void @begin(ptr {names[name]}, i32 {case.key.split('_')[1]})")
        main.append(f"call void @f{k}(ptr @result, ptr getelementptr (i8, ptr @memory, i64 512))")
        main.append("call void @show(ptr @result, i64 8)")
        if case.touches_memory():
            main.append("call void @show(ptr getelementptr (i8, ptr @memory, i64 384), i64 32)")
        main.append("call i32 (ptr, ...) @printf(ptr @end)")
    out.append("define i32 @main() {\n  " + "\n  ".join(main) + "\n  ret i32 0\n}")
    out += declared.values()
    return "\n".join(out) + "\n"


def canonical(ret, words):
    """The bytes that were printed as text in which NaNs are alike."""
    text = "".join(words)
    if ret in ("ps", "pd"):
        ret = "<16 x float>" if ret == "ps" else "<8 x double>"
    ty = None if ret.startswith("{") or ret == "void" else Ty(ret)
    if ty is None or not ty.is_float:
        return text
    data = b"".join(bytes.fromhex(w)[::-1] for w in words[:8])
    size, parts = ty.elem_bits // 8, []
    for n in range(0, 64, size):
        bits = int.from_bytes(data[n : n + size], "little")
        fraction, exponent = {32: (23, 255), 64: (52, 2047), 16: (10, 31)}[ty.elem_bits]
        nan = (bits >> fraction) & exponent == exponent and bits & ((1 << fraction) - 1)
        parts.append("nan" if nan else f"{bits:x}")
    return " ".join(parts) + "".join(words[8:])
