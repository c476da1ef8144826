#!/usr/bin/env python3
"""Compares both engines with the processor for intrinsics of x86, on many values.

    sweep.py --program llvmlite-jit --list LIST… [--calls MODULE…] [--cases 6] [--filter REGEX] [--seed 1] [--work DIRECTORY]

LIST are files of declarations (`emitted.py` makes one; LLVM's own tests of old intrinsics are others), MODULE files with calls
that say which operands are immediates. LLVM's code generator and this machine's processor say what is right, so that it needs one
that has the instructions. Prints how many intrinsics agree, and each one that does not, with its first difference.
"""

import argparse
import collections
import pathlib
import re
import struct
import subprocess
import sys
import tempfile

import programs

# Results that are near enough if they differ by less than this.
APPROXIMATE = re.compile(r"rcp14|rsqrt14")


def run(command, timeout=300):
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=timeout, errors="replace")
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", "timeout")


def native(options, path):
    flags = ",".join("+" + feature for feature in programs.FEATURES)
    obj, exe = path.with_suffix(".o"), path.with_suffix(".exe")
    done = run([options.llc, "-O0", f"-mattr={flags}", "-filetype=obj", "-relocation-model=pic", "-o", str(obj), str(path)])
    if done.returncode:
        return None, done.stderr
    done = run(["cc", "-o", str(exe), str(obj)])
    if done.returncode:
        return None, done.stderr
    done = run([str(exe)])
    return (done.stdout if done.returncode == 0 else None), f"status {done.returncode}"


def lines(text):
    found = {}
    for line in text.splitlines():
        head, _, rest = line.partition(": ")
        found[head] = rest.split()
    return found


def kind(one):
    """What tells NaNs apart from other bits: the type of the result, or for macros what the name says."""
    if not one.stores:
        return one.ret
    found = re.search(r"_(p[sd]|s[sd])(_\w)?$", one.name)
    return {"s": "ps", "d": "pd"}[found.group(1)[1]] if found else one.ret


def near(name, a, b):
    if not APPROXIMATE.search(name):
        return False
    size, code = (8, "<d") if re.search(r"[._][ps]d", name) else (4, "<f")
    data = [b"".join(bytes.fromhex(w)[::-1] for w in words[:8]) for words in (a, b)]
    for n in range(0, 64, size):
        x, y = (struct.unpack(code, d[n : n + size])[0] for d in data)
        if x != y and not (x != x and y != y) and not abs(x - y) <= abs(y) * 2**-13:
            # Subnormal results may be zero.
            if not abs(x - y) < 2.0**-126:
                return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--list", nargs="+", default=[])
    parser.add_argument("--functions", help="a module whose functions are called instead of intrinsics")
    parser.add_argument("--link", default="llvm-link-22", help="what links programs with these")
    parser.add_argument("--optimizer", default="opt-22", help="what removes functions that are not used")
    parser.add_argument("--opt", default="", help="passes that are run over these")
    parser.add_argument("--calls", nargs="*", default=[])
    parser.add_argument("--cases", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--filter", default=".")
    parser.add_argument("--llc", default="llc-22")
    parser.add_argument("--batch", type=int, default=40)
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    work = options.work or pathlib.Path(tempfile.mkdtemp())
    work.mkdir(parents=True, exist_ok=True)
    if options.functions:
        all_of_them = programs.read_functions(options.functions)
    else:
        all_of_them = programs.read(options.list, options.calls)
    chosen = [one for name, one in sorted(all_of_them.items()) if re.search(options.filter, name)]
    count, calls = collections.Counter(), 0

    def report(what, one, detail=""):
        count[what] += 1
        detail = detail[: 80 if what == "no oracle" else 330]
        print(f"{what}: {one.name} {detail}", flush=True)

    def compare(group, key):
        nonlocal calls
        path = work / f"{key}.ll"
        cases = [programs.Case(one, options.seed * 1000 + k, f"k{n}x{k}_{k}") for n, one in enumerate(group) for k in range(options.cases)]
        path.write_text(programs.program(cases))
        if options.functions:
            linked = work / f"{key}.linked.ll"
            passes = "internalize,globaldce" + ("," + options.opt if options.opt else "")
            done = run(["sh", "-c", f"{options.link} -S {path} {options.functions} | {options.optimizer} -S -internalize-public-api-list=main -passes='{passes}' -o {linked}"])
            path = linked
        wanted, why = native(options, path)
        if wanted is None:
            if len(group) == 1:
                return report("no oracle", group[0], why.strip().split("\n")[0])
            middle = len(group) // 2
            compare(group[:middle], key + "a")
            return compare(group[middle:], key + "b")
        wanted = lines(wanted)
        got = {}
        for engine in ("jit", "interp"):
            done = run([options.program, "run", "--engine", engine, str(path)])
            if done.returncode:
                if len(group) > 1:
                    middle = len(group) // 2
                    compare(group[:middle], key + "a")
                    return compare(group[middle:], key + "b")
                first = next((line for line in done.stderr.splitlines() if "error" in line or "fault" in line), done.stderr[:200])
                return report(f"not run by {engine}", group[0], first)
            got[engine] = lines(done.stdout)
        for one in group:
            wrong = None
            for k in range(options.cases):
                head = f"{one.name} {k}"
                calls += 1
                right = wanted.get(head)
                for engine, all_lines in got.items():
                    found = all_lines.get(head)
                    same = found and right and programs.canonical(kind(one), found) == programs.canonical(kind(one), right)
                    if not same and not (found and right and near(one.name, found, right)):
                        wrong = wrong or f"{engine} case {k}: {' '.join(found or ['nothing'])[:136]} is not {' '.join(right or ['nothing'])[:136]}"
            if wrong:
                report("different", one, wrong)
            else:
                count["same"] += 1

    for n in range(0, len(chosen), options.batch):
        compare(chosen[n : n + options.batch], f"b{n}")
    print(f"{len(chosen)} intrinsics, {calls} calls:", ", ".join(f"{what} {n}" for what, n in sorted(count.items())))
    sys.exit(0)


main()
