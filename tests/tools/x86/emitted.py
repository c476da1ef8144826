#!/usr/bin/env python3
"""Lists the LLVM intrinsics that clang emits for the functions and macros of <immintrin.h>.

    emitted.py [--clang clang-22] [--flag FLAG…] [--work DIRECTORY] > LIST

Every inline function of the headers is compiled as it stands (`static` and `inline` are defined away), and every macro inside a
function of its own whose parameters have the types that the macro casts its arguments to. A line of the list is the intrinsic's
declaration and the number of functions that call it. With --work the modules stay there.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

HEADERS = """mmintrin xmmintrin emmintrin pmmintrin tmmintrin smmintrin nmmintrin popcntintrin crc32intrin __wmmintrin_aes
__wmmintrin_pclmul avxintrin avx2intrin f16cintrin fmaintrin fma4intrin xopintrin ammintrin bmiintrin bmi2intrin lzcntintrin
tbmintrin adcintrin adxintrin shaintrin sha512intrin sm3intrin sm4intrin vaesintrin vpclmulqdqintrin gfniintrin rdseedintrin
ia32intrin fxsrintrin xsaveintrin xsaveoptintrin xsavecintrin xsavesintrin xtestintrin rtmintrin prfchwintrin cldemoteintrin
clflushoptintrin clwbintrin movdirintrin ptwriteintrin serializeintrin waitpkgintrin
avx512fintrin avx512vlintrin avx512bwintrin avx512vlbwintrin avx512dqintrin avx512vldqintrin avx512cdintrin avx512vlcdintrin
avx512vnniintrin avx512vlvnniintrin avxvnniintrin avx512vbmiintrin avx512vbmivlintrin avx512vbmi2intrin avx512vlvbmi2intrin
avx512ifmaintrin avx512ifmavlintrin avxifmaintrin avx512bitalgintrin avx512vlbitalgintrin avx512vpopcntdqintrin
avx512vpopcntdqvlintrin avx512bf16intrin avx512vlbf16intrin avxvnniint8intrin avxvnniint16intrin avxneconvertintrin
avx512vp2intersectintrin avx512vlvp2intersectintrin avx512fp16intrin avx512vlfp16intrin""".split()

FLAGS = """sse4.2 avx2 fma f16c fma4 xop sse4a bmi bmi2 lzcnt tbm popcnt adx sha sha512 sm3 sm4 aes pclmul vaes vpclmulqdq gfni
rdrnd rdseed fsgsbase fxsr xsave xsaveopt xsavec xsaves rtm prfchw cldemote clflushopt clwb movdiri movdir64b ptwrite serialize
waitpkg rdpid avx512f avx512vl avx512bw avx512dq avx512cd avx512vnni avxvnni avx512vbmi avx512vbmi2 avx512ifma avxifma
avx512bitalg avx512vpopcntdq avx512bf16 avxvnniint8 avxvnniint16 avxneconvert avx512vp2intersect avx512fp16""".split()

# What a macro's parameter is if no cast says so.
TYPE_OF_NAME = {"p": "void *", "P": "void *", "addr": "void *", "mem_addr": "void *"}


def macros(text):
    """Macros with parameters: name, parameters, body."""
    text = text.replace("\\\n", " ")
    for found in re.finditer(r"^[ \t]*#[ \t]*define[ \t]+(_\w+)\(([^)]*)\)[ \t]+(.*)$", text, re.M):
        name, params, body = found.groups()
        if not name.startswith("__"):
            yield name, [p.strip() for p in params.split(",") if p.strip()], body


def types_of(params, body):
    """The types of a macro's parameters: for each the last cast directly before one of its uses, if there is any."""
    for param in params:
        casts = re.findall(r"\(([\w ]+[\w*][ *]*)\)\s*\(?%s\)?(?!\w)" % re.escape(param), body)
        casts = [c.strip() for c in casts if re.search(r"__m|int|char|short|long|float|double|\*|__v|_Float", c)]
        wide = [c for c in casts if c.startswith("__m")]
        yield (wide or casts or [TYPE_OF_NAME.get(param, "int")])[0]


def compile_module(options, directory, name, source):
    """The module of a C text; what is wrong is left out, function by function."""
    path = directory / f"{name}.c"
    functions = source[1]
    dropped = []
    for _ in range(8):
        lines, at = [source[0]], {}
        row = source[0].count("\n") + 1
        for function in functions:
            row += 1
            at[row] = function
            lines.append(function)
        path.write_text("\n".join(lines) + "\n")
        command = [options.clang, "-O0", "-S", "-emit-llvm", "-w", "-ferror-limit=0", "-o", "-", str(path)]
        done = subprocess.run(command + options.flags, capture_output=True, text=True)
        if done.returncode == 0:
            (directory / f"{name}.ll").write_text(done.stdout)
            return done.stdout, dropped
        bad = {int(n) for n in re.findall(rf"{re.escape(str(path))}:(\d+):\d+: (?:fatal )?error", done.stderr)}
        bad |= {int(n) for n in re.findall(rf"{re.escape(str(path))}:(\d+):\d+: note", done.stderr)}
        wrong = [at[n] for n in bad if n in at]
        if not wrong:
            print(done.stderr[:2000], file=sys.stderr)
            return "", dropped
        dropped += wrong
        functions = [f for f in functions if f not in wrong]
    return "", dropped


def in_functions(name, params, types, suffix="", stores=True):
    """Functions that call a macro: with each of the roundings that say nothing of exceptions, if it has one. With `stores` they
    store what it gives."""
    given, call, rounds = [], [], False
    for n, ty in enumerate(types):
        if ty in ("int", "unsigned char", "unsigned", "unsigned int", "char", "long long"):
            rounding = params[n] in ("R", "SAE", "S", "sae")
            rounds |= rounding
            call.append("ROUNDING" if rounding else "1")
        else:
            given.append(f"{ty} a{n}")
            call.append(f"a{n}")
    text = f"{name}({', '.join(call)})"
    for rounding, more in (("4", ""), ("8", "_8")) if rounds else (("4", ""),):
        text_now = text.replace("ROUNDING", rounding)
        if stores:
            body = f"__typeof__({text_now}) r = {text_now}; __builtin_memcpy(out, &r, sizeof r);"
            yield f"void m{name}{suffix}{more}({', '.join(['void *out'] + given)}) {{ {body} }}"
        else:
            yield f"void m{name}{suffix}{more}({', '.join(given)}) {{ {text_now}; }}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clang", default="clang-22")
    parser.add_argument("--flag", action="append", default=[], help="a further flag for clang")
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    options.flags = list(options.flag)
    for flag in FLAGS:
        known = subprocess.run([options.clang, f"-m{flag}", "-fsyntax-only", "-xc", "/dev/null"], capture_output=True)
        if known.returncode == 0:
            options.flags.append(f"-m{flag}")
    resources = subprocess.run([options.clang, "-print-resource-dir"], capture_output=True, text=True).stdout.strip()
    directory = options.work or pathlib.Path(tempfile.mkdtemp())
    directory.mkdir(parents=True, exist_ok=True)
    modules = []
    # Functions as they stand.
    # The matrix unit is left out: its functions need to be inlined.
    hidden = "#include <stdlib.h>\n#define __AMXINTRIN_H\n#define static\n#define __inline__\n#define __inline\n#include <immintrin.h>\n#include <x86intrin.h>"
    modules.append(compile_module(options, directory, "functions", (hidden, [])))
    # Each macro in a function.
    include = "#include <immintrin.h>\n#include <x86intrin.h>"
    functions = []
    retried = []
    for header in HEADERS:
        path = pathlib.Path(resources) / "include" / f"{header}.h"
        if not path.exists():
            continue
        for name, params, body in macros(path.read_text()):
            types = list(types_of(params, body))
            functions += in_functions(name, params, types)
            retried.append((f"m{name}(", in_functions(name, params, types, "_v", stores=False)))
            # A macro that hands its parameters on to others: vectors, but for masks before and numbers behind.
            vector = "__m512" if "512" in name else "__m256" if "256" in name else "__m128"
            vector += "" if re.search(r"_[ps]s", name) else "d" if re.search(r"_[ps]d", name) else "i"
            for numbers in range(0, 4):
                rest = [n for n, ty in enumerate(types) if ty == "int"]
                chosen = rest[:len(rest) - numbers]
                if chosen:
                    mask = "__mmask64" if re.search(r"_mask_cmp", name) else None
                    other = [vector if n in chosen else ty for n, ty in enumerate(types)]
                    if mask and 0 in chosen:
                        other[0] = mask
                    retried.append((f"m{name}(", in_functions(name, params, other, f"_{numbers}")))
    text, dropped = compile_module(options, directory, "macros", (include, functions))
    modules.append((text, []))
    missing = {re.search(r" (m\w+?)(_8)?\(", function).group(1) + "(" for function in dropped}
    again = [function for name, functions in retried if name in missing for function in functions]
    text, dropped = compile_module(options, directory, "macros_again", (include, again))
    modules.append((text, []))
    for name in sorted(missing):
        if f"@{name[:-1]}_" not in text:
            print(f"not compiled: {name[1:-1]}", file=sys.stderr)
    count = collections.Counter()
    declared = {}
    for text, dropped in modules:
        for line in re.findall(r"^declare .*@llvm\..*$", text, re.M):
            name = re.search(r"@(llvm\.[\w.]+)\(", line).group(1)
            plain = re.sub(r"\s*#\d+$", "", line)
            plain = re.sub(r"\b(noundef|nocapture|readonly|writeonly|nonnull|captures\(none\)|readnone) ?", "", plain)
            declared[name] = re.sub(r" ([,)])", r"\1", plain)
        count.update(re.findall(r"call [^@\n]*@(llvm\.[\w.]+)\(", text))
        for function in dropped:
            print(f"not compiled: {function}", file=sys.stderr)
    for name in sorted(count):
        if name in declared:
            print(f"{declared[name]} ; {count[name]}")


main()
