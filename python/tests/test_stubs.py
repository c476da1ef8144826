"""The stubs say what the package has; mypy understands them, if it is installed."""

import ast
import importlib.util
import inspect
import os
import subprocess
import sys
import tempfile
import unittest

import llvmlite_jit
from llvmlite_jit import _engine

DIRECTORY = os.path.dirname(llvmlite_jit.__file__)

CONSUMER = """
import llvmlite_jit
from llvmlite_jit import Completed, Engine, Fault, Module

engine: Engine = Module.parse("define i64 @f(i64 %x) { ret i64 %x }").compile(timeout=1.0)
try:
    engine["f"](4)
except Fault as fault:
    line: int = fault.span.line if fault.span else 0
ended: Completed = engine.run(capture=True, input=b"x")
status: int = engine.run()
text: str = engine["f"].call_text("i64 1")
raw: bytes = Module.parse("").emit("bitcode")
output = [row.stdout for row in llvmlite_jit.grade(["a.ll"], timeout=2)]
first: bytes = output[0]
"""


def stub(name):
    with open(os.path.join(DIRECTORY, name)) as file:
        return ast.parse(file.read())


class Stubs(unittest.TestCase):
    def test_the_package_is_marked(self):
        self.assertTrue(os.path.exists(os.path.join(DIRECTORY, "py.typed")))

    def test_all_names_are_exported(self):
        names = {alias.asname for node in stub("__init__.pyi").body if isinstance(node, ast.ImportFrom) for alias in node.names}
        self.assertEqual(names - {None}, set(llvmlite_jit.__all__))

    def test_classes_are_as_the_code_has_them(self):
        for node in stub("_engine.pyi").body:
            if isinstance(node, ast.FunctionDef):
                self.compare(node, getattr(_engine, node.name))
            if not isinstance(node, ast.ClassDef):
                continue
            real = getattr(_engine, node.name)
            told = {member.name for member in node.body if isinstance(member, ast.FunctionDef)}
            has = {name for name, value in vars(real).items() if callable(value) or isinstance(value, (property, classmethod))}
            public = {name for name in has if not name.startswith("_")}
            self.assertLessEqual(public, told, node.name)
            for member in node.body:
                if isinstance(member, ast.FunctionDef) and not member.decorator_list and member.name not in ("compile", "interpret", "__init__"):
                    self.compare(member, getattr(real, member.name))

    def compare(self, told, real):
        names = [argument.arg for argument in [*told.args.args, *told.args.kwonlyargs]]
        has = [name for name, parameter in inspect.signature(real).parameters.items() if parameter.kind is not parameter.VAR_POSITIONAL]
        self.assertEqual(names, has, told.name)

    def test_options(self):
        # Those of `compile` and `interpret` are those of the engine.
        wanted = [name for name in inspect.signature(_engine.Engine.__init__).parameters if name not in ("self", "module", "kind")]
        for node in stub("_engine.pyi").body:
            for member in node.body if isinstance(node, ast.ClassDef) and node.name == "Module" else ():
                if isinstance(member, ast.FunctionDef) and member.name in ("compile", "interpret"):
                    own = ["checked"] if member.name == "compile" else []
                    self.assertEqual([argument.arg for argument in member.args.kwonlyargs], own + wanted)

    @unittest.skipUnless(importlib.util.find_spec("mypy"), "mypy is not installed")
    def test_mypy(self):
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "consumer.py")
            with open(path, "w") as file:
                file.write(CONSUMER)
            command = [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--cache-dir", directory, path]
            # mypy finds an installed package by itself, and refuses to be told where.
            search = os.path.dirname(DIRECTORY)
            environment = os.environ if "site-packages" in search else {**os.environ, "MYPYPATH": search}
            ended = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=directory, timeout=300)
        self.assertEqual(ended.returncode, 0, ended.stdout + ended.stderr)


if __name__ == "__main__":
    unittest.main()
