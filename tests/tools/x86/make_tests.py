#!/usr/bin/env python3
"""Writes the tests of x86 intrinsics that stand in tests/ll/x86: what is expected is what this machine's processor computes.

    make_tests.py --list LIST… [--calls MODULE…] --filter REGEX --title TEXT [--all-widths] > FILE

Each function calls an intrinsic a few times, with values at the edges, and adds up what it gives. LLVM's code generator compiles
the file and the processor runs it. Of the intrinsics that differ in the width of their vectors only, one is taken.
"""

import argparse
import hashlib
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import programs

CHUNKS = 10
TABLES = {"b": "i8", "w": "i16", "d": "i32", "q": "i64", "s": "float", "f": "double"}
TABLE_OF = {"i8": "b", "i16": "w", "i32": "d", "i64": "q", "float": "s", "double": "f", "half": "w"}

HELPERS = """@out = global [256 x i8] zeroinitializer, align 64

define internal i64 @mix(i64 %h, i64 %words) {
  br label %loop
loop:
  %n = phi i64 [ 0, %0 ], [ %m, %loop ]
  %s = phi i64 [ %h, %0 ], [ %t, %loop ]
  %p = getelementptr i64, ptr @out, i64 %n
  %v = load i64, ptr %p
  store i64 0, ptr %p
  %x = xor i64 %s, %v
  %y = mul i64 %x, -7046029254386353131
  %t = call i64 @llvm.fshl.i64(i64 %y, i64 %y, i64 29)
  %m = add i64 %n, 1
  %c = icmp ult i64 %m, %words
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
declare i64 @llvm.fshl.i64(i64, i64, i64)
"""


def tables():
    rng = random.Random(7)
    lines = []
    for letter, elem in TABLES.items():
        bits = programs.Ty(elem).elem_bits
        for n in range(CHUNKS):
            ty = programs.Ty(f"<{512 // bits} x {elem}>")
            lines.append(f'@{letter}{n} = constant [64 x i8] c"{programs.hexadecimal(programs.value(rng, ty), 64)}", align 64')
    # Small numbers, which are indices.
    for n in range(2):
        for letter, elem in (("d", "i32"), ("q", "i64")):
            bits = programs.Ty(elem).elem_bits
            value = programs.value(rng, programs.Ty(f"<{512 // bits} x {elem}>"), 4)
            lines.append(f'@{letter}i{n} = constant [64 x i8] c"{programs.hexadecimal(value, 64)}", align 64')
    return lines


def function(one, cases):
    """A function of a file, and the name it has."""
    name = one.name.replace(".", "_")
    seed = int(hashlib.sha256(one.name.encode()).hexdigest(), 16)
    rng = random.Random(seed)
    lines, total = [], "0"
    addressed = "gather" in one.name or "scatter" in one.name
    stores = any(p.elem == "ptr" for p in one.params)
    for k in range(cases):
        args = []
        for n, ty in enumerate(one.params):
            if one.is_immediate(n):
                args.append(f"{ty.text} {programs.immediate(rng, one, n)}")
                continue
            if ty.elem == "ptr":
                source = "load" in one.name or "gather" in one.name or "vbroadcast" in one.name or "movntdqa" in one.name or "ldu" in one.name
                args.append("ptr @b" + str(rng.randrange(CHUNKS)) if source and not addressed else "ptr @middle" if addressed else "ptr @out")
                continue
            if ty.count and ty.elem_bits == 1:
                width = max(8, ty.count)
                lines.append(f"%m{k}_{n} = load i{width}, ptr @b{rng.randrange(CHUNKS)}")
                lines.append(f"%n{k}_{n} = bitcast i{width} %m{k}_{n} to <{width} x i1>")
                names = ", ".join(f"i32 {j}" for j in range(ty.count))
                lines.append(f"%a{k}_{n} = shufflevector <{width} x i1> %n{k}_{n}, <{width} x i1> poison, <{ty.count} x i32> <{names}>")
            else:
                letter = TABLE_OF[ty.elem]
                place = addressed and ty.count and ty.elem in ("i32", "i64") and programs.Case.is_place(type("C", (), {"intrinsic": one})(), n)
                chunk = f"{letter}i{rng.randrange(2)}" if place else f"{letter}{rng.randrange(CHUNKS)}"
                lines.append(f"%a{k}_{n} = load {ty.text}, ptr @{chunk}")
            args.append(f"{ty.text} %a{k}_{n}")
        call = f"call {one.ret} @llvm.x86.{one.name}({', '.join(args)})"
        words = 1
        if one.ret == "void":
            lines.append(call)
            words = 16
        else:
            lines.append(f"%r{k} = {call}")
            ret = programs.Ty(one.ret)
            result = f"%r{k}"
            if ret.count and ret.elem_bits == 1:
                lines.append(f"store {one.ret} {result}, ptr @out")
            else:
                if ret.is_float:
                    # NaNs are alike.
                    truth = f"<{ret.count} x i1>" if ret.count else "i1"
                    other = f"splat ({ret.elem} 1.25)" if ret.count else "1.25"
                    lines.append(f"%u{k} = fcmp uno {one.ret} {result}, {result}")
                    lines.append(f"%v{k} = select {truth} %u{k}, {one.ret} {other}, {one.ret} {result}")
                    result = f"%v{k}"
                lines.append(f"store {one.ret} {result}, ptr @out")
            words = max(1, ret.bits // 64)
            if stores and not ("load" in one.name or "gather" in one.name):
                words = 16
        lines.append(f"%h{k} = call i64 @mix(i64 {total}, i64 {words})")
        total = f"%h{k}"
    body = "\n  ".join(lines)
    return name, f"define i64 @{name}() {{\n  {body}\n  ret i64 {total}\n}}\n{one.declaration()}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", nargs="+", required=True)
    parser.add_argument("--calls", nargs="*", default=[])
    parser.add_argument("--filter", required=True)
    parser.add_argument("--title", required=True)
    parser.add_argument("--cases", type=int, default=2)
    parser.add_argument("--all-widths", action="store_true")
    parser.add_argument("--llc", default="llc-22")
    options = parser.parse_args()
    found = programs.read(options.list, options.calls)
    families = {}
    for name in sorted(found):
        if re.search(options.filter, name):
            stem = name if options.all_widths else re.sub(r"\.?(128|256|512)$", "", name)
            stem = stem if options.all_widths else re.sub(r"v\d+([if]\d+)$", r"v\1", stem)
            families.setdefault(stem, []).append(found[name])
    chosen = [members[int(hashlib.sha256(stem.encode()).hexdigest(), 16) % len(members)] for stem, members in families.items()]
    functions = dict(function(one, options.cases) for one in chosen)
    # Gathers and scatters work around the middle of a buffer of their own.
    middle = ""
    if any("gather" in name or "scatter" in name for name in functions):
        middle = "@middle = alias i8, getelementptr (i8, ptr @out, i64 128)\n"
    shared = HELPERS + middle
    used = [line for line in tables() if any(re.search(line.split()[0] + r"\b", text) for text in functions.values())]
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory) / "all.ll"
        main_lines, texts = [], []
        for name in functions:
            texts.append(f'@name.{name} = constant [{len(name) + 1} x i8] c"{name}\\00"')
            main_lines += [f"%{name} = call i64 @{name}()", f"call i32 (ptr, ...) @printf(ptr @format, ptr @name.{name}, i64 %{name})"]
        text = shared + "\n".join(used) + "\n" + "\n".join(functions.values()) + "\n".join(texts)
        text += '\n@format = constant [8 x i8] c"%s %ld\\0A\\00"\ndeclare i32 @printf(ptr, ...)\ndefine i32 @main() {\n  '
        text += "\n  ".join(main_lines) + "\n  ret i32 0\n}\n"
        path.write_text(text)
        flags = ",".join("+" + feature for feature in programs.FEATURES)
        subprocess.run([options.llc, "-O0", f"-mattr={flags}", "-filetype=obj", "-relocation-model=pic", "-o", f"{directory}/a.o", path], check=True)
        subprocess.run(["cc", "-o", f"{directory}/a", f"{directory}/a.o"], check=True)
        done = subprocess.run([f"{directory}/a"], capture_output=True, text=True, check=True)
    wanted = dict(line.split() for line in done.stdout.splitlines())
    print("; " + options.title.replace("\\n", "\n; "))
    print("; Made by tests/tools/x86/make_tests.py: what is expected is what the processor gave.\n")
    print(shared)
    print("\n".join(used) + "\n")
    print("; The number of the first function whose result is another one.")
    print("; run: @different() == i32 0")
    print("define i32 @different() {\n  br label %t1")
    for n, name in enumerate(functions, 1):
        print(f"t{n}:\n  %r{n} = call i64 @{name}()\n  %c{n} = icmp eq i64 %r{n}, {wanted[name]}")
        print(f"  br i1 %c{n}, label %t{n + 1}, label %different")
    count = len(functions)
    print(f"t{count + 1}:\n  ret i32 0\ndifferent:")
    print("  %n = phi i32 " + ", ".join(f"[ {n}, %t{n} ]" for n in range(1, count + 1)) + "\n  ret i32 %n\n}\n")
    for n, (name, text) in enumerate(functions.items(), 1):
        print(f"; {n}")
        print(text.replace("define i64", "define internal i64"))
    print(f"{len(functions)} functions", file=sys.stderr)


main()
