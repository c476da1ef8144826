"""The package, on the library that `LLVMLITE_JIT_LIBRARY` names, or on its own."""

import array
import ctypes
import gc
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
import unittest
import weakref

import llvmlite_jit
from llvmlite_jit import CallError, Exited, Fault, LimitReached, Module, Refused, SourceError

FAC = """define i64 @fac(i64 %n) {
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

SPIN = "define void @spin() { br label %again again: br label %again }"


def engines(module, **options):
    yield module.compile(**options)
    yield module.interpret(**options)
    yield module.compile(checked=True, **options)


def in_a_process(text):
    """Runs a program of Python in a process of its own; returns its status, output, and errors."""
    ended = subprocess.run([sys.executable, "-c", textwrap.dedent(text)], capture_output=True, timeout=60)
    return ended.returncode, ended.stdout.decode(), ended.stderr.decode()


class Calls(unittest.TestCase):
    def test_five_lines(self):
        for engine in engines(Module.parse(FAC)):
            self.assertEqual(engine["fac"](6), 720)
            self.assertEqual(engine["fac"].type, "i64 (i64)")

    def test_scalars(self):
        text = """
        define i1 @not(i1 %x) { %y = xor i1 %x, true ret i1 %y }
        define i8 @byte(i8 %x) { ret i8 %x }
        define i128 @large(i128 %x) { %y = add i128 %x, 1 ret i128 %y }
        define float @half(float %x) { %y = fdiv float %x, 2.0 ret float %y }
        define half @small(half %x) { ret half %x }
        define bfloat @brain(bfloat %x) { ret bfloat %x }
        define void @nothing() { ret void }
        define ptr @same(ptr %p) { ret ptr %p }
        """
        for engine in engines(Module.parse(text)):
            self.assertIs(engine["not"](True), False)
            self.assertEqual(engine["byte"](255), -1)
            self.assertEqual(engine["large"](-5), -4)
            self.assertEqual(engine["large"]((1 << 100) - 1), 1 << 100)
            self.assertEqual(engine["half"](3), 1.5)
            self.assertEqual(engine["small"](0.5), 0.5)
            self.assertEqual(engine["brain"](-2.0), -2.0)
            self.assertIsNone(engine["nothing"]())
            self.assertEqual(engine["same"](None), 0)
            self.assertEqual(engine["same"](4096), 4096)

    def test_structs_and_vectors(self):
        text = """
        define { i8, { i1, double } } @pair(i8 %x, { float, ptr } %y) {
          %f = extractvalue { float, ptr } %y, 0
          %d = fpext float %f to double
          %a = insertvalue { i8, { i1, double } } { i8 0, { i1, double } { i1 true, double 0.0 } }, i8 %x, 0
          %b = insertvalue { i8, { i1, double } } %a, double %d, 1, 1
          ret { i8, { i1, double } } %b
        }
        define <2 x i16> @turn(<2 x i16> %x) {
          %y = shufflevector <2 x i16> %x, <2 x i16> %x, <2 x i32> <i32 1, i32 0>
          ret <2 x i16> %y
        }
        """
        for engine in engines(Module.parse(text)):
            self.assertEqual(engine["pair"](-3, (1.5, None)), (-3, (True, 1.5)))
            self.assertEqual(engine["turn"]([1, -2]), (-2, 1))
            self.assertEqual(engine["pair"].call_text("i8 1, { float 0.5, ptr null }"), "{ i8 1, { i1 true, double 5.000000e-01 } }")

    def test_buffers(self):
        text = """define i32 @sum(ptr %p, i64 %n) {
          br label %loop
        loop:
          %i = phi i64 [ 0, %0 ], [ %j, %body ]
          %s = phi i32 [ 0, %0 ], [ %t, %body ]
          %done = icmp eq i64 %i, %n
          br i1 %done, label %end, label %body
        body:
          %at = getelementptr i32, ptr %p, i64 %i
          %x = load i32, ptr %at
          store i32 0, ptr %at
          %t = add i32 %s, %x
          %j = add i64 %i, 1
          br label %loop
        end:
          ret i32 %s
        }
        define i8 @first(ptr %p) { %x = load i8, ptr %p ret i8 %x }"""
        for engine in engines(Module.parse(text)):
            numbers = array.array("i", range(10))
            self.assertEqual(engine["sum"](numbers, 10), 45)
            self.assertEqual(list(numbers), [0] * 10)
            numbers.append(1)
            made = (ctypes.c_int * 3)(1, 2, 3)
            self.assertEqual(engine["sum"](made, 3), 6)
            self.assertEqual(engine["first"](b"a"), 97)
            self.assertEqual(engine["first"](bytearray(b"b")), 98)
            with self.assertRaisesRegex(TypeError, "argument 0 of `@first`"):
                engine["first"](memoryview(b"abc"))

    def test_numpy(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("NumPy is not installed")
        text = "define double @first(ptr %p) { %x = load double, ptr %p ret double %x }"
        for engine in engines(Module.parse(text)):
            self.assertEqual(engine["first"](numpy.array([2.5, 1.0])), 2.5)
            self.assertEqual(engine["first"](numpy.float64(3.5).reshape(1)), 3.5)
            with self.assertRaises((TypeError, ValueError)):
                engine["first"](numpy.zeros((4, 4))[:, 1])

    def test_wrong_arguments(self):
        engine = Module.parse(FAC).compile()
        fac = engine["fac"]
        with self.assertRaisesRegex(CallError, r"takes 1 arguments, not 2"):
            fac(1, 2)
        with self.assertRaisesRegex(TypeError, "argument 0 of `@fac`: expected an integer for i64, not float"):
            fac(0.5)
        with self.assertRaisesRegex(OverflowError, "does not fit in i64"):
            fac(1 << 64)
        with self.assertRaisesRegex(CallError, "did you mean `@fac`"):
            engine["fax"]
        with self.assertRaises(ValueError):
            Module.parse(FAC).compile(timeout=-1)
        with self.assertRaises(CallError):
            Module.parse(FAC).compile(opt_level=7)
        with self.assertRaises(TypeError):
            Module.parse(FAC).compile(speed="high")

    def test_closed(self):
        module = Module.parse(FAC)
        engine = module.compile()
        fac = engine["fac"]
        module.close()
        self.assertEqual(fac(3), 6)
        with self.assertRaisesRegex(CallError, "llj_module"):
            module.compile()
        engine.close()
        engine.close()
        for wrong in (lambda: fac(3), lambda: engine["other"], lambda: engine.run(), lambda: engine.address("fac")):
            with self.assertRaises(CallError):
                wrong()

    def test_a_function_keeps_its_engine(self):
        text = "declare i64 @back(i64)\ndefine i64 @f(i64 %x) { %y = call i64 @back(i64 %x) ret i64 %y }"
        function = Module.parse(text).compile(functions={"back": lambda x: x + 1})["f"]
        gc.collect()
        self.assertEqual(function(1), 2)

    def test_pointers(self):
        function = Module.parse(FAC).compile()["fac"]
        for address in (function.pointer, function.address):
            self.assertEqual(ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(address)(5), 120)
        interpreted = Module.parse(FAC).interpret()["fac"]
        self.assertEqual(ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(interpreted.pointer)(5), 120)
        with self.assertRaisesRegex(CallError, "no machine code"):
            interpreted.address

    def test_variables(self):
        text = "@n = global i64 5\ndefine i64 @next() { %a = load i64, ptr @n %b = add i64 %a, 1 store i64 %b, ptr @n ret i64 %b }"
        for engine in engines(Module.parse(text)):
            self.assertEqual(engine["next"](), 6)
            place = ctypes.c_int64.from_address(engine.address("n"))
            self.assertEqual(place.value, 6)


class Programs(unittest.TestCase):
    def test_diagnostics(self):
        with self.assertRaises(Refused) as caught:
            Module.parse("define i64 @f(i64 %x) {\n  %y = add i32 %x, 1\n  ret i64 %z\n}\n", name="f.ll")
        first, second = caught.exception.diagnostics
        self.assertEqual((first.code, first.span.line, first.span.column), ("E0201", 2, 16))
        self.assertEqual((second.code, second.severity, str(second.span)), ("E0114", "error", "f.ll:3:11"))
        self.assertIn("^", str(caught.exception))
        self.assertIn("<pre>", caught.exception._repr_html_())
        with self.assertRaises(SourceError):
            Module.parse(b"\xff\xfe\x00")
        with self.assertRaises(SourceError):
            Module.read("/nowhere/at/all.ll")

    def test_missing_functions(self):
        module = Module.parse("declare i64 @none(i64)\ndefine i64 @f() { %x = call i64 @none(i64 1) ret i64 %x }")
        self.assertEqual(module.declarations, {"none": "i64 (i64)"})
        with self.assertRaisesRegex(Refused, "provide it as a function of the host"):
            module.compile()
        with self.assertRaisesRegex(TypeError, "not callable"):
            module.compile(functions={"none": 7})

    def test_emit(self):
        module = Module.parse(FAC, name="fac.ll")
        bitcode = module.emit("bitcode")
        self.assertTrue(bitcode.startswith(b"BC\xc0\xde"))
        self.assertEqual(Module.parse(bitcode).compile()["fac"](4), 24)
        self.assertIn("icmp sle", module.emit())
        self.assertIn("ret", module.emit("asm", "fac"))
        self.assertIn("function", module.emit("clif"))
        self.assertTrue(module.emit("cfg", "fac")._repr_svg_().startswith("<svg"))
        self.assertTrue(module.emit("dot").startswith("digraph"))
        with self.assertRaises(ValueError):
            module.emit("jpeg")
        with self.assertRaises(CallError):
            module.emit("asm", "none")

    def test_link(self):
        library = Module.parse("define i64 @twice(i64 %x) { %y = add i64 %x, %x ret i64 %y }")
        program = Module.parse("declare i64 @twice(i64)\ndefine i64 @f() { %x = call i64 @twice(i64 21) ret i64 %x }")
        self.assertEqual(program.link(library).compile()["f"](), 42)
        with self.assertRaises(Refused):
            library.link(library)

    def test_run(self):
        text = """declare i32 @printf(ptr, ...)
        declare void @exit(i32)
        @text = constant [4 x i8] c"%s\\0A\\00"
        define i32 @main(i32 %argc, ptr %argv) {
          %p = getelementptr ptr, ptr %argv, i64 1
          %s = load ptr, ptr %p
          call i32 (ptr, ...) @printf(ptr @text, ptr %s)
          call void @exit(i32 3)
          unreachable
        }"""
        for engine in engines(Module.parse(text)):
            done = engine.run("main", ["main", "hello"], capture=True)
            self.assertEqual((done.returncode, done.stdout, done.stderr), (3, b"hello\n", b""))
            with self.assertRaises(LimitReached) as caught:
                engine.run("main", ["main", "hello" * 100], capture=True, max_output=20)
            self.assertEqual(caught.exception.limit, "output")
            self.assertEqual(engine.run("main", ["main", "again"], capture=True).stdout, b"again\n")

    def test_bench(self):
        table = llvmlite_jit.bench(Module.parse(FAC), "fac", 5, seconds=0.01)
        self.assertIn("interpreter", str(table))
        self.assertIn("<table>", table._repr_html_())


class Ends(unittest.TestCase):
    def test_faults(self):
        text = """define i32 @inner(ptr %p) {
          %x = load i32, ptr %p
          ret i32 %x
        }
        define i32 @outer() {
          %r = call i32 @inner(ptr null)
          ret i32 %r
        }"""
        for engine in engines(Module.parse(text, name="p.ll")):
            with self.assertRaises(Fault) as caught:
                engine["outer"]()
            fault = caught.exception
            self.assertEqual((fault.kind, fault.span.line), ("null pointer", 2))
            self.assertEqual([frame.function for frame in fault.frames], ["inner", "outer"])
            self.assertTrue(str(fault).startswith("p.ll:2:11: fault: load of 4 bytes through a null pointer"))

    def test_checked(self):
        text = """declare ptr @malloc(i64)
        define i8 @at(i64 %n) {
          %p = call ptr @malloc(i64 16)
          %q = getelementptr i8, ptr %p, i64 %n
          store i8 7, ptr %q
          %x = load i8, ptr %q
          ret i8 %x
        }"""
        engine = Module.parse(text, name="p.ll").compile(checked=True)
        self.assertEqual(engine.kind, "checked")
        self.assertEqual(engine["at"](15), 7)
        with self.assertRaises(Fault) as caught:
            engine["at"](16)
        fault = caught.exception
        self.assertEqual((fault.kind, fault.span.line), ("out of bounds", 5))
        self.assertEqual([(note.text, note.span.line) for note in fault.outcome.notes], [("a block from @at, 16 bytes, was allocated here", 3)])

    def test_undefined_results(self):
        engine = Module.parse("define i32 @f() { %p = alloca i32 %x = load i32, ptr %p ret i32 %x }").interpret()
        self.assertIs(engine["f"](), llvmlite_jit.UNDEF)

    def test_limits(self):
        module = Module.parse(SPIN)
        for options, limit in (({"timeout": 0.05}, "time"), ({"fuel": 1000}, "fuel")):
            for engine in engines(module, **options):
                with self.assertRaises(LimitReached) as caught:
                    engine["spin"]()
                self.assertEqual(caught.exception.limit, limit)

    def test_exit(self):
        module = Module.parse("declare void @exit(i32)\ndefine void @f() { call void @exit(i32 4) ret void }")
        for engine in engines(module):
            with self.assertRaises(Exited) as caught:
                engine["f"]()
            self.assertEqual(caught.exception.status, 4)

    def test_callbacks(self):
        text = """declare double @ask(i32, double, ptr)
        define double @f(i32 %n) { %x = call double @ask(i32 %n, double 1.5, ptr null) ret double %x }"""

        class Special(Exception):
            pass

        def ask(n, x, p):
            if n == 1:
                raise Special("told")
            if n == 2:
                return "no number"
            if n == 3:
                sys.exit(5)
            return n + x + p

        for engine in engines(Module.parse(text), functions={"ask": ask}):
            self.assertEqual(engine["f"](10), 11.5)
            with self.assertRaisesRegex(Special, "told") as caught:
                engine["f"](1)
            self.assertIsInstance(caught.exception.__cause__, Fault)
            self.assertEqual(caught.exception.__cause__.frames[0].function, "f")
            with self.assertRaisesRegex(TypeError, "expected a number for double"):
                engine["f"](2)
            with self.assertRaises(SystemExit):
                engine["f"](3)
            self.assertEqual(engine["f"](0), 1.5)

    def test_reentry(self):
        text = "declare i64 @again()\ndefine i64 @f() { %x = call i64 @again() ret i64 %x }"
        holder = []
        for engine in engines(Module.parse(text), functions={"again": lambda: holder[-1]["f"]()}):
            holder.append(engine)
            with self.assertRaises(llvmlite_jit.Running):
                engine["f"]()

    def test_threads(self):
        module = Module.parse(FAC)
        wrong = []

        def work(engine):
            for n in range(200):
                if engine["fac"](10) != 3628800:
                    wrong.append(n)

        for engine in engines(module):
            threads = [threading.Thread(target=work, args=(engine,)) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertEqual(wrong, [])

    def test_other_threads_run_meanwhile(self):
        engine = Module.parse(SPIN).compile(timeout=0.3)
        count = [0]

        def work():
            end = time.monotonic() + 0.2
            while time.monotonic() < end:
                count[0] += 1

        thread = threading.Thread(target=work)
        thread.start()
        with self.assertRaises(LimitReached):
            engine["spin"]()
        thread.join()
        self.assertGreater(count[0], 100)

    def test_fork(self):
        engine = Module.parse(FAC + SPIN).compile(timeout=0.1)
        engine["fac"](3)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                status = 0 if engine["fac"](4) == 24 else 2
                engine["spin"]()
                status = 3
            except LimitReached:
                pass
            finally:
                os._exit(status)
        self.assertEqual(os.waitpid(child, 0)[1], 0)

    def test_ctrl_c(self):
        def press():
            time.sleep(0.2)
            os.kill(os.getpid(), signal.SIGINT)

        before = signal.getsignal(signal.SIGINT)
        for engine in engines(Module.parse(SPIN)):
            threading.Thread(target=press).start()
            with self.assertRaises(KeyboardInterrupt):
                engine["spin"]()
        self.assertEqual(signal.getsignal(signal.SIGINT), before)
        with self.assertRaises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(1)

    def test_faulthandler(self):
        status, out, err = in_a_process(
            """
            import ctypes, faulthandler, llvmlite_jit
            faulthandler.enable()
            engine = llvmlite_jit.Module.parse("define i32 @f() { %x = load i32, ptr null ret i32 %x }").compile()
            try:
                engine["f"]()
            except llvmlite_jit.Fault as fault:
                print(fault.kind, flush=True)
            ctypes.string_at(8)
            """
        )
        self.assertEqual((status, out), (-signal.SIGSEGV, "null pointer\n"))
        self.assertIn("Fatal Python error: Segmentation fault", err)

    def test_the_end_of_the_process(self):
        status, out, err = in_a_process(
            """
            import llvmlite_jit, threading
            text = "declare i64 @back()\\ndefine i64 @f() { %x = call i64 @back() ret i64 %x }"
            module = llvmlite_jit.Module.parse(text)
            engine = module.compile(functions={"back": lambda: 7})
            f = engine["f"]
            engine.itself = engine
            f.engine = engine
            threading.Thread(target=f).start()
            print(f())
            """
        )
        self.assertEqual((status, out, err), (0, "7\n", ""))

    def test_nothing_is_left(self):
        module = Module.parse(FAC)
        engine = module.compile()
        engine["fac"](1)
        gone = weakref.ref(engine)
        del engine
        gc.collect()
        self.assertIsNone(gone())

        def resident():
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1])

        for round in range(300):
            if round == 100:
                before = resident()
            module.compile()["fac"](3)
        gc.collect()
        self.assertLess(resident() - before, 800)


class Notebooks(unittest.TestCase):
    def test_magic(self):
        try:
            from IPython.core.interactiveshell import InteractiveShell
        except ImportError:
            self.skipTest("IPython is not installed")
        shell = InteractiveShell.instance()
        shell.run_line_magic("load_ext", "llvmlite_jit")
        shell.user_ns["back"] = lambda x: x * 2
        text = "declare i64 @back(i64)\ndefine i64 @f(i64 %x) { %y = call i64 @back(i64 %x) ret i64 %y }"
        self.assertIsNone(shell.run_cell_magic("llvm", "m", text))
        self.assertEqual(shell.user_ns["f"](4), 8)
        self.assertIn("f", shell.user_ns["m"].functions)
        shown = shell.run_cell_magic("llvm", "--interpret", "define i64 @g() { ret i32 0 }")
        self.assertIn("cell.ll:1:", shown)


if __name__ == "__main__":
    unittest.main()
