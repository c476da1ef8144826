#!/usr/bin/env python3
"""Compares calls between the engines and C code that gcc and clang compiled, for generated programs.

`check.py FIRST COUNT [--engine jit|interp] [--long] …`: for each seed the library is compiled by each of the C
compilers, the main half by each clang to LLVM assembly, and both engines must print what the native program prints. The
exit status says whether they did. `--keep DIRECTORY` keeps the programs of the seeds that did not.

Where the native programs of gcc and clang disagree among themselves, either output will do.
"""

import argparse
import collections
import concurrent.futures
import pathlib
import shutil
import subprocess
import sys
import tempfile

import generate

FLAGS = ["-std=gnu11", "-w", "-fno-stack-protector", "-Wno-psabi"]


def run(command, **kwargs):
    return subprocess.run(command, capture_output=True, text=True, timeout=120, **kwargs)


def must(command):
    done = run(command)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, command))}:\n{done.stderr}")


def check(seed, args):
    """What is wrong with a seed: (what, text) for each finding."""
    found, done, refused = [], 0, collections.Counter()
    with tempfile.TemporaryDirectory(prefix="abi") as name:
        directory = pathlib.Path(name)
        lib, text = generate.program(seed, args.functions, args.long)
        (directory / "lib.c").write_text(lib)
        (directory / "main.c").write_text(text)
        mains = []
        for clang in args.clang:
            for level in args.main_level:
                out = directory / f"main-{clang}{level}.ll"
                must([clang, *FLAGS, level, "-fno-vectorize", "-fno-slp-vectorize", "-S", "-emit-llvm", directory / "main.c", "-o", out])
                mains.append(out)
        for cc, level in zip(args.cc, args.lib_level):
            so = directory / f"lib-{cc}{level}.so"
            must([cc, *FLAGS, level, "-fPIC", "-shared", directory / "lib.c", "-o", so])
            expected = []
            for native in args.native:
                program = directory / f"native-{native}-{cc}{level}"
                must([native, *FLAGS, "-O0", directory / "main.c", so, f"-Wl,-rpath,{directory}", "-o", program])
                expected.append(run([program]).stdout)
            for main in mains:
                for engine in args.engine:
                    command = [args.binary, "--engine", engine, "--load", so, main]
                    try:
                        got = run(command)
                    except subprocess.TimeoutExpired:
                        found.append((f"{engine} {main.name} {so.name}", "time is up"))
                        continue
                    done += 1
                    if got.returncode == 0 and got.stdout in expected:
                        continue
                    what = f"{engine} {main.name} {so.name}"
                    if got.returncode == 65:
                        refused["\n".join(l for l in got.stderr.splitlines() if l.startswith("error"))] += 1
                    elif got.returncode != 0:
                        found.append((what, f"status {got.returncode}\n{got.stderr}"))
                    else:
                        pairs = zip(expected[0].splitlines(), got.stdout.splitlines())
                        first = next((f"{a} is {b}" for a, b in pairs if a != b), "the lengths differ")
                        found.append((what, first))
        if found and args.keep:
            shutil.copytree(directory, args.keep / str(seed), dirs_exist_ok=True)
    return seed, done, found, refused


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--binary", default="target/debug/llvmlite-jit")
    parser.add_argument("--engine", action="append")
    parser.add_argument("--clang", action="append")
    parser.add_argument("--main-level", action="append")
    parser.add_argument("--cc", action="append")
    parser.add_argument("--lib-level", action="append")
    parser.add_argument("--native", action="append")
    parser.add_argument("--functions", type=int, default=10)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=pathlib.Path)
    args = parser.parse_args()
    args.engine = args.engine or ["jit", "interp"]
    args.clang = args.clang or ["clang-14", "clang-22"]
    args.main_level = args.main_level or ["-O0"]
    args.cc = args.cc or ["gcc", "clang-22"]
    args.lib_level = args.lib_level or ["-O1", "-O2"]
    args.native = args.native or ["gcc", "clang-22", "clang-14"]
    total, bad, refusals = 0, 0, collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for seed, done, found, refused in pool.map(lambda s: check(s, args), range(args.first, args.first + args.count)):
            total += done
            refusals.update(refused)
            bad += bool(found)
            for what, text in found:
                print(f"seed {seed}: {what}: {text}", flush=True)
    for text, count in refusals.most_common(12):
        print(f"refused {count} times: {text}")
    print(f"{args.count} seeds, {total} runs, {bad} seeds differ, {sum(refusals.values())} runs refused")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
