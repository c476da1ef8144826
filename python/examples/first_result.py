"""Measures the time from the import to the first result, beside llvmlite: in processes of their own, median of 20.

usage: first_result.py [RUNS]
"""

import statistics
import subprocess
import sys

PROGRAM = """define i64 @fac(i64 %n) {
  %small = icmp sle i64 %n, 0
  br i1 %small, label %one, label %more
one:
  ret i64 1
more:
  %less = sub i64 %n, 1
  %rest = call i64 @fac(i64 %less)
  %all = mul i64 %n, %rest
  ret i64 %all
}
"""

WAYS = {
    "llvmlite_jit": """
import llvmlite_jit
result = llvmlite_jit.Module.parse(PROGRAM).compile()["fac"](6)
""",
    "llvmlite": """
import llvmlite.binding as llvm
from ctypes import CFUNCTYPE, c_int64
llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
module = llvm.parse_assembly(PROGRAM)
module.verify()
engine = llvm.create_mcjit_compiler(module, llvm.Target.from_default_triple().create_target_machine())
engine.finalize_object()
result = CFUNCTYPE(c_int64, c_int64)(engine.get_function_address("fac"))(6)
""",
}


def seconds(way: str) -> float:
    text = f"PROGRAM = {PROGRAM!r}\nimport time\nstart = time.perf_counter()\n{WAYS[way]}\n"
    text += "end = time.perf_counter()\nassert result == 720\nprint(end - start)"
    return float(subprocess.run([sys.executable, "-c", text], capture_output=True, check=True).stdout)


def main(runs: int) -> None:
    for way in WAYS:
        try:
            seconds(way)
        except subprocess.CalledProcessError:
            print(f"{way}: is not installed")
            continue
        times = [seconds(way) for _ in range(runs)]
        print(f"{way}: {statistics.median(times) * 1000:.1f} ms, at least {min(times) * 1000:.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
