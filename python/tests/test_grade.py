"""`grade`, with the command that `LLVMLITE_JIT_COMMAND` names, or that is installed; and the manual's examples."""

import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
import unittest

import llvmlite_jit
from llvmlite_jit import _command

PROGRAMS = {
    "good.ll": "declare i32 @puts(ptr)\n@t = constant [3 x i8] c\"hi\\00\"\n"
    "define i32 @main() { call i32 @puts(ptr @t) ret i32 4 }\n",
    "null.ll": "define i32 @main() { %x = load i32, ptr null ret i32 %x }\n",
    "spin.ll": "define i32 @main() { br label %a a: br label %a }\n",
    "wrong.ll": "define i32 @main() { ret i64 0 }\n",
    "reads.ll": "declare i32 @getchar()\ndefine i32 @main() { %c = call i32 @getchar() ret i32 %c }\n",
}


def has_command():
    try:
        return os.access(_command.command()[0], os.X_OK)
    except FileNotFoundError:
        return False


@unittest.skipUnless(has_command(), "the command llvmlite-jit is not built")
class Grade(unittest.TestCase):
    def check(self, **options):
        with tempfile.TemporaryDirectory() as directory:
            files = []
            for name, text in PROGRAMS.items():
                files.append(os.path.join(directory, name))
                with open(files[-1], "w") as file:
                    file.write(text)
            rows = list(llvmlite_jit.grade(files, timeout=1, stdin=b"A", **options))
        self.assertEqual([row.file for row in rows], files)
        good, null, spin, wrong, reads = rows
        self.assertEqual((good.outcome, good.status, good.stdout), ("returned", 4, b"hi\n"))
        self.assertEqual(null.outcome, "trapped")
        self.assertIn(b"null pointer", null.stderr)
        self.assertEqual((spin.outcome, spin.report["outcome"].get("limit")), ("limit", "time"))
        self.assertEqual(wrong.outcome, "refused")
        self.assertEqual(reads.status, 65)

    def test_threads(self):
        self.check()

    def test_interpreter(self):
        self.check(engine="interp")

    def test_executor(self):
        with concurrent.futures.ProcessPoolExecutor(2) as executor:
            self.check(executor=executor)

    def test_module(self):
        ended = subprocess.run([sys.executable, "-m", "llvmlite_jit", "--version"], capture_output=True)
        self.assertEqual((ended.returncode, ended.stdout.split()[:1]), (0, [b"llvmlite-jit"]))


class Manual(unittest.TestCase):
    def test_examples(self):
        here = os.path.dirname(os.path.abspath(__file__))
        for path in ("../README.md", "../../docs/src/python.md"):
            with open(os.path.join(here, path)) as file:
                examples = re.findall(r"^```python\n(.*?)^```", file.read(), re.MULTILINE | re.DOTALL)
            self.assertTrue(examples)
            for example in examples:
                exec(compile(example, path, "exec"), {})


if __name__ == "__main__":
    unittest.main()
