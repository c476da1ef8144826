"""llvmlite of PyPI on this engine, each in a process of its own."""

import os
import subprocess
import sys
import tempfile
import textwrap
import unittest

try:
    import importlib.metadata

    VERSION = importlib.metadata.version("llvmlite")
except importlib.metadata.PackageNotFoundError:
    VERSION = None

# The same for llvmlite 0.44, whose pointers have types.
TYPED = """
from ctypes import CFUNCTYPE, POINTER, c_int64
import llvmlite.binding as llvm
from llvmlite import ir

llvm.initialize()
llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
module = ir.Module(name="toy")
i64 = ir.IntType(64)
function = ir.Function(module, ir.FunctionType(i64, [i64.as_pointer(), i64]), "sum")
builder = ir.IRBuilder(function.append_basic_block("entry"))
first = builder.load(function.args[0])
second = builder.load(builder.gep(function.args[0], [function.args[1]]))
builder.ret(builder.add(first, second))
parsed = llvm.parse_assembly(str(module))
parsed.verify()
passes = llvm.create_pass_manager_builder()
passes.opt_level = 2
manager = llvm.create_module_pass_manager()
passes.populate(manager)
manager.add_gvn_pass()
print("i64*" in str(module), passes.opt_level, manager.run(parsed), llvm.llvm_version_info)
engine = llvm.create_mcjit_compiler(parsed, llvm.Target.from_default_triple().create_target_machine())
engine.finalize_object()
array = (c_int64 * 3)(1, 2, 40)
print(CFUNCTYPE(c_int64, POINTER(c_int64), c_int64)(engine.get_function_address("sum"))(array, 2))
print("libllvmlite.so" in open("/proc/self/maps").read())
"""

SCRIPT = """
import sys
from ctypes import CFUNCTYPE, c_double, c_int64, c_int64 as i64
import llvmlite.binding as llvm
from llvmlite import ir

llvm.initialize_native_target()
llvm.initialize_native_asmprinter()
module = ir.Module(name="toy")
module.triple = llvm.get_default_triple()
add = ir.Function(module, ir.FunctionType(ir.DoubleType(), [ir.DoubleType()] * 2), "fpadd")
builder = ir.IRBuilder(add.append_basic_block("entry"))
builder.ret(builder.fadd(*add.args))

target = llvm.Target.from_default_triple()
machine = target.create_target_machine()
engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
parsed = llvm.parse_assembly(str(module))
parsed.verify()
builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
passes = builder.getModulePassManager()
passes.run(parsed, builder)
engine.add_module(parsed)
engine.finalize_object()
engine.run_static_constructors()
print(CFUNCTYPE(c_double, c_double, c_double)(engine.get_function_address("fpadd"))(1.0, 3.5))

# A module that is added later calls what is compiled.
later = llvm.parse_assembly("declare double @fpadd(double, double)\\n"
    "define double @twice(double %x) { %y = call double @fpadd(double %x, double %x) ret double %y }")
engine.add_module(later)
print(CFUNCTYPE(c_double, c_double)(engine.get_function_address("twice"))(4.0))
print(engine.get_function_address("nothing"))

print("ret" in machine.emit_assembly(parsed))
bitcode = parsed.as_bitcode()
print(llvm.parse_bitcode(bitcode).as_bitcode() == bitcode, parsed.triple, parsed.name)

# Functions of Python, as symbols.
back = CFUNCTYPE(i64, i64)(lambda x: x + 1)
import ctypes
llvm.add_symbol("back", ctypes.cast(back, ctypes.c_void_p).value)
caller = llvm.parse_assembly("declare i64 @back(i64)\\ndefine i64 @f(i64 %x) { %y = call i64 @back(i64 %x) ret i64 %y }")
calls = llvm.create_mcjit_compiler(caller, target.create_target_machine())
print(CFUNCTYPE(i64, i64)(calls.get_function_address("f"))(41), llvm.address_of_symbol("printf") is not None)

# Constructors and linking.
first = llvm.parse_assembly("@n = global i64 1\\n@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
    "[{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]\\n"
    "define void @start() { store i64 7, ptr @n ret void }\\ndefine i64 @get() { %x = load i64, ptr @n ret i64 %x }")
second = llvm.parse_assembly("declare i64 @get()\\ndefine i64 @more() { %x = call i64 @get() %y = add i64 %x, 1 ret i64 %y }")
first.link_in(second)
started = llvm.create_mcjit_compiler(first, target.create_target_machine())
started.finalize_object()
more = CFUNCTYPE(i64)(started.get_function_address("more"))
before = more()
started.run_static_constructors()
print(before, more(), c_int64.from_address(started.get_global_value_address("n")).value)

jit = llvm.create_lljit_compiler(machine)
text = "define i64 @g(i64 %x) { %y = mul i64 %x, 2 ret i64 %y }"
tracker = llvm.JITLibraryBuilder().add_ir(text).export_symbol("g").link(jit, "one")
print(CFUNCTYPE(i64, i64)(tracker["g"])(21))
uses = "declare i64 @g(i64)\\ndefine i64 @h(i64 %x) { %y = call i64 @g(i64 %x) ret i64 %y }"
other = llvm.JITLibraryBuilder().add_ir(uses).add_jit_library("one").export_symbol("h").link(jit, "two")
print(CFUNCTYPE(i64, i64)(other["h"])(8))

for wrong in (
    lambda: llvm.parse_assembly("define i32 @f() { ret i64 0 }"),
    lambda: llvm.Target.from_triple("sparc-sun-solaris"),
    lambda: llvm.JITLibraryBuilder().add_ir(text).export_symbol("none").link(jit, "three"),
    lambda: list(parsed.functions),
    lambda: machine.emit_object(parsed),
    lambda: llvm.load_library_permanently("/nowhere.so"),
):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, str(error).splitlines()[0][:60])
print(sys.argv[1:], "libllvmlite.so" in open("/proc/self/maps").read())
"""

OUTPUT = """\
4.5
8.0
0
True
True x86_64-unknown-linux-gnu <string>
42 True
2 8 7
42
16
RuntimeError LLVM IR parsing error
RuntimeError No available targets are compatible with triple "sparc-sun-s
RuntimeError Symbols not found: [ none ]
NotImplementedError llvmlite-jit has no LLVMPY_ModuleFunctionsIter: it runs modu
NotImplementedError llvmlite-jit writes no object files: it runs modules
RuntimeError /nowhere.so: cannot open shared object file: No such file or
['argument'] False
"""


class Case(unittest.TestCase):
    maxDiff = None

    def python(self, *arguments):
        ended = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=60)
        return ended.returncode, ended.stdout, ended.stderr

    def script(self, text):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "script.py")
            with open(path, "w") as file:
                file.write(text)
            return self.python("-m", "llvmlite_jit.llvmlite", path, "argument")


@unittest.skipUnless(VERSION and VERSION.startswith("0.44."), "llvmlite 0.44 is not installed")
class TypedPointers(Case):
    def test_a_script_as_it_is(self):
        self.assertEqual(self.script(TYPED), (0, "True 2 False (15, 0, 7)\n41\nFalse\n", ""))


@unittest.skipUnless(VERSION and VERSION.startswith("0.50."), "llvmlite 0.50 is not installed")
class Binding(Case):
    def test_a_script_as_it_is(self):
        self.assertEqual(self.script(SCRIPT), (0, OUTPUT, ""))

    def test_install(self):
        program = "import llvmlite_jit.llvmlite as l; l.install(); l.install(); import llvmlite.binding as b; print(b.llvm_version_info)"
        self.assertEqual(self.python("-c", program), (0, "(22, 1, 0)\n", ""))
        program = "import llvmlite.binding, llvmlite_jit.llvmlite as l\nl.install()"
        status, _, errors = self.python("-c", program)
        self.assertEqual(status, 1)
        self.assertIn("call llvmlite_jit.llvmlite.install() before its first use", errors)

    def test_other_versions(self):
        program = textwrap.dedent(
            """
            import llvmlite, llvmlite_jit.llvmlite as l
            llvmlite.__version__ = "0.39.1"
            l.install()
            """
        )
        status, _, errors = self.python("-c", program)
        self.assertEqual(status, 1)
        self.assertIn("stands behind llvmlite 0.44 and 0.50, and 0.39.1 is installed", errors)


if __name__ == "__main__":
    unittest.main()
