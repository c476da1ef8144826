"""Wrong uses: each is an exception, and the process goes on."""

import copy
import ctypes
import gc
import os
import pickle
import subprocess
import sys
import tempfile
import textwrap
import threading
import unittest

import llvmlite_jit
from llvmlite_jit import CallError, Exited, Fault, LimitReached, Module, Refused, Running, SourceError

TEXT = """
declare i64 @ask(i64)
declare void @exit(i32)
declare void @abort()
declare i32 @puts(ptr)
@text = constant [5 x i8] c"told\\00"
define i64 @twice(i64 %x) { %y = add i64 %x, %x ret i64 %y }
define i8 @first(ptr %p) { %x = load i8, ptr %p ret i8 %x }
define double @half(double %x) { %y = fdiv double %x, 2.0 ret double %y }
define { i8, double } @pair({ i8, double } %x) { ret { i8, double } %x }
define i64 @back(i64 %x) { %y = call i64 @ask(i64 %x) ret i64 %y }
define void @leave() { call void @exit(i32 3) ret void }
define void @die() { call void @abort() ret void }
define void @spin() { br label %again again: br label %again }
define i64 @deep(i64 %n) { %a = alloca [64 x i64] store i64 %n, ptr %a %m = add i64 %n, 1 %r = call i64 @deep(i64 %m)
  %s = load i64, ptr %a %t = add i64 %r, %s ret i64 %t }
define i32 @main() { call i32 @puts(ptr @text) ret i32 0 }
define i64 @divide(i64 %x) { %y = sdiv i64 1, %x ret i64 %y }
"""


class Raised(Exception):
    """An exception of a callback."""


def ask(x):
    if x == 1:
        raise Raised("of the callback")
    if x == 2:
        return "no number"
    if x == 3:
        return ENGINES[0]["twice"](1)
    if x == 4:
        raise SystemExit(5)
    if x == 5:
        return 1 << 70
    if x == 6:
        ENGINES[0].close()
    return x


ENGINES = []


def engine(**options):
    options.setdefault("functions", {"ask": ask})
    made = Module.parse(TEXT).compile(**options)
    ENGINES[:] = [made]
    return made


def closed(kind):
    module = Module.parse(TEXT)
    made = module.compile(functions={"ask": ask})
    function = made["twice"]
    if kind == "module":
        module.close()
        return module
    if kind == "engine":
        made.close()
        return made
    made.close()
    return function


#: What is done, and what it raises.
USES = [
    (lambda: Module.parse("define i32 @f() { ret i64 0 }"), Refused),
    (lambda: Module.parse(b"\xff\xfe\x00\x01" * 9), SourceError),
    (lambda: Module.parse(b"BC\xc0\xde no more"), Refused),
    (lambda: Module.parse(17), TypeError),
    (lambda: Module.parse(None), TypeError),
    (lambda: Module.read("/nowhere/at/all.ll"), SourceError),
    (lambda: Module.read("/"), SourceError),
    (lambda: Module.parse("declare void @nowhere_at_all()\ndefine void @f() { call void @nowhere_at_all() ret void }").compile(), Refused),
    (lambda: Module.parse('target datalayout = "E-p:32:32"\ndefine void @f() { ret void }').compile(), Refused),
    (lambda: Module.parse(TEXT).link(Module.parse(TEXT)), Refused),
    (lambda: Module.parse(TEXT).emit("paper"), ValueError),
    (lambda: Module.parse(TEXT).emit("ll", "nothing"), CallError),
    (lambda: Module.parse(TEXT).compile(speed="high"), TypeError),
    (lambda: engine(timeout=-1), ValueError),
    (lambda: engine(timeout="soon"), (TypeError, ctypes.ArgumentError)),
    (lambda: engine(opt_level=7), CallError),
    (lambda: engine(functions={"ask": 3}), TypeError),
    (lambda: engine(entries=["nothing"]), (CallError, Refused)),
    (lambda: engine(allowed=["puts"]), Refused),
    (lambda: engine()["nothing"], CallError),
    (lambda: engine()["text"], CallError),
    (lambda: engine().address("nothing"), CallError),
    (lambda: engine()["twice"](), CallError),
    (lambda: engine()["twice"](1, 2), CallError),
    (lambda: engine()["twice"](1.5), TypeError),
    (lambda: engine()["twice"](None), TypeError),
    (lambda: engine()["twice"](1 << 64), OverflowError),
    (lambda: engine()["half"]("1.5"), TypeError),
    (lambda: engine()["first"]("text"), TypeError),
    (lambda: engine()["first"](memoryview(b"abc")), TypeError),
    (lambda: engine()["first"](memoryview(bytearray(8))[::2]), TypeError),
    (lambda: engine()["first"](1.5), TypeError),
    (lambda: engine()["pair"]((1,)), (TypeError, CallError)),
    (lambda: engine()["pair"]((1, "x")), TypeError),
    (lambda: engine()["pair"](7), TypeError),
    (lambda: engine()["twice"].call_text("double 1.0"), Fault),
    (lambda: engine()["twice"].call_text("nonsense"), CallError),
    (lambda: closed("module").compile(), CallError),
    (lambda: closed("module").functions, (CallError, dict)),
    (lambda: closed("engine")["twice"], CallError),
    (lambda: closed("engine").run(), CallError),
    (lambda: closed("function")(1), CallError),
    (lambda: closed("function").address, CallError),
    (lambda: closed("function").pointer, CallError),
    (lambda: engine()["back"](1), Raised),
    (lambda: engine()["back"](2), TypeError),
    (lambda: engine()["back"](3), Running),
    (lambda: engine()["back"](4), SystemExit),
    (lambda: engine()["back"](5), OverflowError),
    (lambda: engine()["first"](None), Fault),
    (lambda: engine()["divide"](0), Fault),
    (lambda: engine()["die"](), Fault),
    (lambda: engine()["leave"](), Exited),
    (lambda: engine()["deep"](0), Fault),
    (lambda: engine(timeout=0.05)["spin"](), LimitReached),
    (lambda: engine(fuel=1000)["spin"](), LimitReached),
    (lambda: engine().run("nothing"), CallError),
    (lambda: engine().run("pair"), (CallError, Fault, llvmlite_jit.Ended)),
    (lambda: engine().run(input=b"x"), ValueError),
    (lambda: engine().run(capture=True, max_output=2), LimitReached),
    (lambda: engine().run("main", [1]), AttributeError),
    (lambda: pickle.dumps(engine()), (TypeError, AttributeError, ValueError, pickle.PicklingError)),
    (lambda: llvmlite_jit.bench(Module.parse("define void @f() { ret void }"), "nothing"), CallError),
    (lambda: llvmlite_jit.nothing, AttributeError),
    (lambda: setattr(Module.parse("define void @f() { ret void }").diagnostics, "x", 1), AttributeError),
]


def in_a_process(text):
    ended = subprocess.run([sys.executable, "-c", textwrap.dedent(text)], capture_output=True, timeout=60)
    return ended.returncode, ended.stdout.decode(), ended.stderr.decode()


class WrongUses(unittest.TestCase):
    def test_each_is_an_exception(self):
        self.assertGreaterEqual(len(USES), 30)
        for number, (use, wanted) in enumerate(USES):
            with self.subTest(number=number):
                if wanted == (CallError, dict):
                    # What is asked of a module that is closed is empty, or an exception.
                    try:
                        self.assertEqual(use(), {})
                    except CallError:
                        pass
                    continue
                with self.assertRaises(wanted):
                    use()
        # And the process can still do what is right.
        self.assertEqual(engine()["twice"](21), 42)

    def test_an_engine_that_is_closed_by_its_callback(self):
        made = engine()
        function = made["back"]
        self.assertEqual(function(6), 6)
        with self.assertRaises(CallError):
            function(0)

    def test_copies_of_handles(self):
        made = engine()
        other = copy.copy(made)
        self.assertEqual(other["twice"](2), 4)
        del other
        gc.collect()
        with self.assertRaises(CallError):
            made["half"]

    def test_threads(self):
        made = engine(timeout=5)
        wrong = []

        def work():
            for n in range(200):
                try:
                    if made["twice"](n) != 2 * n:
                        wrong.append(n)
                    made["first"](None)
                except Fault:
                    continue
                except BaseException as error:  # noqa: BLE001
                    wrong.append(error)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_fork(self):
        made = engine()
        self.assertEqual(made["twice"](1), 2)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                made["first"](None)
            except Fault:
                status = 0 if made["twice"](4) == 8 and engine()["twice"](5) == 10 else 2
            finally:
                os._exit(status)
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 0)
        self.assertEqual(made["twice"](2), 4)

    def test_shutdown(self):
        # Engines, functions, callbacks and a running thread that are left to the end of the interpreter.
        program = """
            import sys, threading, time
            from llvmlite_jit import Module
            text = '''declare i64 @ask(i64)
            define i64 @back(i64 %x) { %y = call i64 @ask(i64 %x) ret i64 %y }
            define void @spin() { br label %again again: br label %again }'''
            module = Module.parse(text)
            engine = module.compile(functions={"ask": lambda x: x + 1})
            keep = [engine, engine["back"], module]
            keep.append(keep)
            sys.modules["kept"] = keep
            thread = threading.Thread(target=module.compile(functions={"ask": abs})["spin"], daemon=True)
            thread.start()
            time.sleep(0.1)
            print(engine["back"](1))
        """
        self.assertEqual(in_a_process(program), (0, "2\n", ""))

    def test_a_fault_of_the_host_is_its_own(self):
        # `faulthandler` reports it, as without an engine.
        program = """
            import ctypes, faulthandler
            from llvmlite_jit import Fault, Module
            faulthandler.enable()
            engine = Module.parse("define i8 @first(ptr %p) { %x = load i8, ptr %p ret i8 %x }").compile()
            try:
                engine["first"](None)
            except Fault as error:
                print(error.kind, flush=True)
            ctypes.string_at(16)
        """
        status, output, errors = in_a_process(program)
        self.assertEqual((status, output), (-11, "null pointer\n"))
        self.assertIn("Segmentation fault", errors)


class Growth(unittest.TestCase):
    def test_engines_come_and_go(self):
        """`LLVMLITE_JIT_ENGINES` says how many: 10,000 take minutes on the library that tests build."""
        count = int(os.environ.get("LLVMLITE_JIT_ENGINES", "300"))
        module = Module.parse(TEXT)

        def resident():
            with open("/proc/self/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024

        # What the first engines leave is there once: caches, tables, the heap's arenas.
        warm = max(count // 10, 50)
        for number in range(warm + count):
            if number == warm:
                gc.collect()
                before = resident()
            made = module.compile(functions={"ask": ask}) if number % 2 else Module.parse(TEXT).interpret(functions={"ask": ask})
            if made["twice"](number) != 2 * number:
                self.fail("another result")
            del made
        gc.collect()
        grown = resident() - before
        self.assertLess(grown, 2048, f"{grown} KiB more after {count} engines")


class StandardInput(unittest.TestCase):
    TEXT = """
    declare i32 @getchar()
    declare i32 @putchar(i32)
    declare i64 @read(i32, ptr, i64)
    define i32 @main() {
      br label %next
    next:
      %c = call i32 @getchar()
      %end = icmp slt i32 %c, 0
      br i1 %end, label %done, label %more
    more:
      %d = add i32 %c, 1
      call i32 @putchar(i32 %d)
      br label %next
    done:
      ret i32 0
    }
    define i64 @plain() {
      %p = alloca [8 x i8]
      %n = call i64 @read(i32 0, ptr %p, i64 8)
      ret i64 %n
    }
    """

    def test_input(self):
        for made in (Module.parse(self.TEXT).compile(), Module.parse(self.TEXT).interpret()):
            large = b"HAL" * 100_000
            for given in (b"HAL", b"", large, b"\0\xff"):
                ended = made.run(capture=True, input=given)
                self.assertEqual(ended.stdout, bytes((byte + 1) % 256 for byte in given))
            self.assertEqual(made.run("plain", capture=True, input=b"abc").returncode, 3)

    def test_the_host_keeps_its_own(self):
        program = """
            import sys
            from llvmlite_jit import Module
            engine = Module.parse('''declare i32 @getchar()
            define i32 @main() { %c = call i32 @getchar() ret i32 %c }''').compile()
            print(engine.run(), engine.run(capture=True, input=b"z").returncode, engine.run(), sys.stdin.closed)
        """
        with tempfile.TemporaryFile() as file:
            file.write(b"abc")
            file.seek(0)
            ended = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], stdin=file, capture_output=True, timeout=60)
        self.assertEqual((ended.stdout, ended.stderr), (b"97 122 98 False\n", b""))


if __name__ == "__main__":
    unittest.main()
