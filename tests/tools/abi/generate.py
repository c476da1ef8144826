#!/usr/bin/env python3
"""Random C programs in two halves that call each other, to compare calling conventions.

`generate.py SEED DIRECTORY` writes `lib.c` and `main.c`. Each function of the library folds its arguments into a checksum and
returns a constant value; `main` calls every one, hands functions of its own to the library, and prints both halves'
checksums after each. Whatever compiles the halves, the output must be the same.

`--long`: also `long double` and `__float128`. `--functions N`: how many functions.
"""

import argparse
import pathlib
import random

INTS = [
    ("_Bool", 1, False), ("char", 8, True), ("signed char", 8, True), ("unsigned char", 8, False), ("short", 16, True),
    ("unsigned short", 16, False), ("int", 32, True), ("unsigned", 32, False), ("long", 64, True),
    ("unsigned long", 64, False), ("long long", 64, True), ("__int128", 128, True), ("unsigned __int128", 128, False),
    ("enum small", 32, False), ("enum negative", 32, True),
]
# What `...` takes: smaller types are promoted.
PROMOTED = ["int", "unsigned", "long", "unsigned long", "__int128", "unsigned __int128", "double", "void *"]
PRELUDE = """\
#include <stdarg.h>
#include <string.h>

enum small { SMALL_A, SMALL_B = 7, SMALL_C = 1000 };
enum negative { NEGATIVE_A = -5, NEGATIVE_B, NEGATIVE_C = 77 };

static unsigned long sum;
static void mix(unsigned long v) { sum = (sum ^ v) * 0x100000001b3UL; sum ^= sum >> 29; }
static void mix_wide(unsigned __int128 v) { mix((unsigned long)v); mix((unsigned long)(v >> 64)); }
static void mix_double(double v) { unsigned long b; memcpy(&b, &v, 8); mix(b); }
static void mix_long(long double v) { unsigned long b = 0; memcpy(&b, &v, 8); mix(b); b = 0; memcpy(&b, (char *)&v + 8, 2); mix(b); }
static void mix_quad(__float128 v) { unsigned __int128 b; memcpy(&b, &v, 16); mix_wide(b); }
static void mix_float(float v) { unsigned b; memcpy(&b, &v, 4); mix(b); }
"""


class Scalar:
    def __init__(self, name, kind, bits, signed=False):
        self.name, self.kind, self.bits, self.signed = name, kind, bits, signed

    def leaves(self, path):
        return [(path, self, None)]

    def declare(self, name):
        return f"{self.name} {name}"


SCALARS = {n: Scalar(n, "int", b, s) for n, b, s in INTS}
SCALARS["float"] = Scalar("float", "float", 32)
SCALARS["double"] = Scalar("double", "double", 64)
SCALARS["void *"] = Scalar("void *", "pointer", 64)
SCALARS["const char *"] = Scalar("const char *", "string", 64)
SCALARS["float _Complex"] = FLOAT_COMPLEX = Scalar("float _Complex", "complex float", 64)
SCALARS["double _Complex"] = DOUBLE_COMPLEX = Scalar("double _Complex", "complex double", 128)
LONG_COMPLEX = Scalar("long double _Complex", "complex long", 256)
SCALARS["long double"] = Scalar("long double", "long", 128)
SCALARS["__float128"] = Scalar("__float128", "quad", 128)


class Vector:
    """A vector of 8, 16 or 32 bytes; the longest are passed in memory where there is no AVX."""

    kind = "vector"

    def __init__(self, elem, size):
        self.elem, self.bits, self.count = elem, size * 8, size * 8 // elem.bits
        self.name = f"v{self.count}_{elem.name.replace(' ', '_')}"

    def text(self):
        return f"typedef {self.elem.name} {self.name} __attribute__((vector_size({self.bits // 8})));"

    def leaves(self, path):
        return [(f"{path}[{n}]", self.elem, None) for n in range(self.count)]

    def declare(self, name):
        return f"{self.name} {name}"


VECTORS = [
    Vector(SCALARS[elem], size)
    for size in (8, 16, 32)
    for elem in ("float", "double", "signed char", "unsigned char", "short", "int", "unsigned", "long")
    if size > SCALARS[elem].bits // 8
]


class Record:
    """A struct or union."""

    kind = "record"

    def __init__(self, name, word):
        self.name, self.word = f"{word} {name}", word
        self.fields = []  # (name, type, width of a bit-field or None, length of an array or None, alignment or None)
        self.attribute = ""

    def text(self):
        lines = []
        for name, ty, width, length, align in self.fields:
            what = f"{ty.name} {name}"
            if width is not None:
                what += f" : {width}"
            if length is not None:
                what += f"[{length}]"
            if align is not None:
                what += f" __attribute__((aligned({align})))"
            lines.append(f"    {what};")
        return "\n".join([f"{self.name} {{", *lines, f"}}{self.attribute};"])

    def leaves(self, path):
        out = []
        # Of a union one member counts.
        fields = self.fields if self.word == "struct" else self.fields[:1]
        for name, ty, width, length, _ in fields:
            if width is not None:
                out.append((f"{path}.{name}", ty, width))
            elif length is not None:
                for n in range(length):
                    out += ty.leaves(f"{path}.{name}[{n}]")
            else:
                out += ty.leaves(f"{path}.{name}")
        return out

    def declare(self, name):
        return f"{self.name} {name}"


class Generator:
    def __init__(self, seed, long=False):
        self.r = random.Random(seed)
        self.long = long
        self.records = []

    def scalar(self):
        r = self.r
        if self.long and r.random() < 0.4:
            return r.choice([SCALARS["long double"], SCALARS["long double"], SCALARS["__float128"], LONG_COMPLEX])
        pick = r.random()
        if pick < 0.55:
            return SCALARS[r.choice(INTS)[0]]
        if pick < 0.65:
            return SCALARS[r.choice(["void *", "const char *"])]
        if pick < 0.70:
            return r.choice([FLOAT_COMPLEX, DOUBLE_COMPLEX])
        if pick < 0.80:
            # The shortest one most often: it shares its register's type with structs.
            return r.choice([VECTORS[0], r.choice(VECTORS), r.choice([v for v in VECTORS if v.bits <= 128])])
        return SCALARS[r.choice(["float", "double"])]

    def record(self, depth=0):
        r = self.r
        word = "union" if r.random() < 0.12 else "struct"
        record = Record(f"t{len(self.records)}", word)
        count = r.choice([0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 8]) if word == "struct" else r.randint(1, 3)
        style = r.random()
        floats_only = style < 0.15
        bits = not floats_only and style < 0.3
        for n in range(count):
            name = f"m{n}"
            if bits and r.random() < 0.8:
                ty = SCALARS[r.choice(["int", "unsigned", "unsigned char", "short", "long", "unsigned long", "_Bool"])]
                record.fields.append((name, ty, r.randint(1, ty.bits), None, None))
                continue
            if depth < 2 and self.records and r.random() < 0.15:
                record.fields.append((name, r.choice(self.records), None, r.choice([None, None, 1, 2]), None))
                continue
            if floats_only:
                ty = SCALARS[r.choice(["float", "double"])]
            else:
                ty = self.scalar()
            if record.word == "union" and n == 0 and ty.kind == "int" and r.random() < 0.3:
                ty = SCALARS["double"]
            length = r.choice([None, None, None, None, 1, 2, 3, 5]) if ty.bits <= 32 else r.choice([None, None, None, 2])
            align = r.choice([8, 16, 32]) if r.random() < 0.04 else None
            record.fields.append((name, ty, None, length, align))
        if r.random() < 0.1:
            record.attribute = " __attribute__((packed))"
        elif r.random() < 0.08:
            record.attribute = f" __attribute__((aligned({r.choice([2, 8, 16, 32, 64])})))"
        self.records.append(record)
        return record

    def type(self):
        r = self.r
        if r.random() < 0.5:
            return self.scalar()
        if self.records and r.random() < 0.4:
            return r.choice(self.records)
        return self.record()

    def value(self, ty, width):
        r = self.r
        if ty.kind == "int":
            if ty.name == "_Bool":
                return str(r.randint(0, 1))
            if ty.name == "enum small":
                return r.choice(["SMALL_A", "SMALL_B", "SMALL_C"])
            if ty.name == "enum negative":
                return r.choice(["NEGATIVE_A", "NEGATIVE_B", "NEGATIVE_C"])
            bits = width or ty.bits
            n = r.choice([0, 1, (1 << bits) - 1, 1 << (bits - 1), r.getrandbits(bits), r.getrandbits(bits), r.getrandbits(bits)])
            if ty.bits == 128:
                return f"({ty.name})(((unsigned __int128){n >> 64:#x}UL << 64) | {n & (1 << 64) - 1:#x}UL)"
            return f"({ty.name}){n:#x}UL"
        number = lambda: repr(r.randint(-4000, 4000) / 8)
        if ty.kind in ("float", "double"):
            return number() + ("f" if ty.kind == "float" else "")
        if ty.kind in ("long", "quad"):
            return f"{number()}L / 7"
        if ty.kind == "complex long":
            return f"__builtin_complex({number()}L / 7, {number()}L)"
        if ty.kind == "pointer":
            return f"(void *){r.getrandbits(46):#x}UL"
        if ty.kind == "string":
            return f'"{r.choice("abcdefgh")}xyz"'
        return f"{number()} + {number()} * __extension__ 1.0i"

    def fill(self, ty, path):
        return "\n".join(f"    {p} = {self.value(t, w)};" for p, t, w in ty.leaves(path))

    def fold(self, ty, path):
        out = []
        for p, t, _ in ty.leaves(path):
            out.append({
                "int": f"mix_wide((unsigned __int128){p});" if t.bits == 128 else f"mix((unsigned long){p});",
                "float": f"mix_float({p});",
                "double": f"mix_double({p});",
                "long": f"mix_long({p});",
                "quad": f"mix_quad({p});",
                "complex long": f"mix_long(__real__ {p}); mix_long(__imag__ {p});",
                "pointer": f"mix((unsigned long){p});",
                "string": f"mix((unsigned long){p}[0]);",
                "complex float": f"mix_float(__real__ {p}); mix_float(__imag__ {p});",
                "complex double": f"mix_double(__real__ {p}); mix_double(__imag__ {p});",
            }[t.kind])
        return "\n".join("    " + line for line in out)

    def signature(self, n):
        r = self.r
        ret = None if r.random() < 0.1 else self.type()
        # gcc and clang give the longest vectors back at different places.
        if ret and ret.kind == "vector" and ret.bits > 128:
            ret = VECTORS[0]
        params = [self.type() for _ in range(r.choice([0, 1, 2, 3, 4, 5, 6, 7, 9, 12]))]
        if r.random() < 0.1:
            params = [p if p.kind == "record" else SCALARS[r.choice(PROMOTED)] for p in params]
        rest = None
        if r.random() < 0.3:
            params = params[:5] + [SCALARS["int"]]
            rest = []
            for _ in range(r.randint(0, 9)):
                if self.long and r.random() < 0.3:
                    ty = SCALARS["long double"]
                elif r.random() < 0.7:
                    ty = SCALARS[r.choice(PROMOTED)]
                elif r.random() < 0.4:
                    ty = r.choice([DOUBLE_COMPLEX, FLOAT_COMPLEX, r.choice(VECTORS)])
                else:
                    ty = r.choice(self.records) if self.records else self.record()
                    # gcc and clang find objects without bytes at different places.
                    if not ty.leaves(""):
                        continue
                rest.append(ty)
        return ret, params, rest

    def prototype(self, name, signature):
        """A declaration, of some functions without the parameters: what `...` takes is then passed as it would be there."""
        ret, params, rest = signature
        # clang 14 places some objects with a long double otherwise then.
        bare = rest is None and params and not self.long
        if bare and all(p.kind == "record" or p.name in PROMOTED for p in params) and self.r.random() < 0.7:
            return f"{ret.name if ret else 'void'} {name}()"
        return self.header(name, signature)

    def header(self, name, signature):
        ret, params, rest = signature
        list_ = ", ".join(p.declare(f"a{n}") for n, p in enumerate(params))
        if rest is not None:
            list_ += ", ..."
        return f"{ret.name if ret else 'void'} {name}({list_ or 'void'})"

    def define(self, name, signature, static=""):
        ret, params, rest = signature
        body = [f"{static}{self.header(name, signature)} {{"]
        if rest is not None:
            body.append(f"    va_list list;\n    va_start(list, a{len(params) - 1});")
        body += [self.fold(p, f"a{n}") for n, p in enumerate(params)]
        for n, ty in enumerate(rest or []):
            body.append(f"    {ty.name} v{n} = va_arg(list, {ty.name});")
            body.append(self.fold(ty, f"v{n}"))
        if rest is not None:
            body.append("    va_end(list);")
        if ret:
            body += [f"    {ret.declare('ret')};", self.fill(ret, "ret"), "    return ret;"]
        return "\n".join(line for line in body if line) + "\n}\n"

    def call(self, callee, signature):
        ret, params, rest = signature
        body = []
        args = params + (rest or [])
        for n, ty in enumerate(args):
            body.append(f"    {ty.declare(f'x{n}')};")
            body.append(self.fill(ty, f"x{n}"))
        call = f"{callee}({', '.join(f'x{n}' for n in range(len(args)))});"
        body.append(f"    {ret.declare('got')} = {call}" if ret else f"    {call}")
        if ret:
            body.append(self.fold(ret, "got"))
        return "\n".join(line for line in body if line)


def program(seed, functions, long=False):
    g = Generator(seed, long)
    lib, main, protos, run = [], [], [], []
    for n in range(functions):
        signature = g.signature(n)
        back = g.r.random() < 0.35
        if back:
            pointer = g.prototype("(*back)", signature)
            protos.append(f"void f{n}({pointer});")
            lib.append(f"void f{n}({pointer}) {{\n{g.call('back', signature)}\n}}\n")
            main.append(g.define(f"b{n}", signature, "static "))
            run.append(f"static void run{n}(void) {{\n    f{n}(b{n});\n}}\n")
        else:
            ret, params, rest = signature
            protos.append(g.prototype(f"f{n}", signature) + ";")
            lib.append(g.define(f"f{n}", signature))
            callee = f"f{n}"
            if g.r.random() < 0.3:
                callee = f"(*(volatile __typeof__(&f{n}) *)&(__typeof__(&f{n})){{f{n}}})"
            run.append(f"static void run{n}(void) {{\n{g.call(callee, signature)}\n}}\n")
    records = "\n".join(r.text() for r in g.records)
    shared = PRELUDE + "\n" + "\n".join(v.text() for v in VECTORS) + "\n\n" + records + "\n" + "\n".join(protos) + "\n"
    lib_text = shared + "\nunsigned long take(void) { unsigned long s = sum; sum = 0; return s; }\n\n" + "\n".join(lib)
    report = "\n".join(
        f'    run{n}();\n    printf("f{n} %016lx %016lx\\n", take(), sum);' for n in range(functions))
    main_text = "#include <stdio.h>\n" + shared + "unsigned long take(void);\n\n" + "\n".join(main + run)
    main_text += "int main(void) {\n" + report + "\n    return 0;\n}\n"
    return lib_text, main_text


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("directory", type=pathlib.Path)
    parser.add_argument("--functions", type=int, default=10)
    parser.add_argument("--long", action="store_true")
    args = parser.parse_args()
    lib, text = program(args.seed, args.functions, args.long)
    args.directory.mkdir(parents=True, exist_ok=True)
    (args.directory / "lib.c").write_text(lib)
    (args.directory / "main.c").write_text(text)


if __name__ == "__main__":
    main()
