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
    lambda: parsed.get_function("none"),
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
NameError none
NotImplementedError llvmlite-jit writes no object files: it runs modules
RuntimeError /nowhere.so: cannot open shared object file: No such file or
['argument'] False
"""


# Values and types, which LLVM 22 answers in the same way: the output is that of llvmlite's own library.
VALUES = """
import gc
import llvmlite.binding as llvm

text = r'''
%pair = type { i8, <2 x float> }
%hidden = type opaque
@n = internal global i32 7, align 8
@s = constant [3 x i8] c"ab\\00"
@p = external hidden global %pair
@q = external dllimport global i8
@z = global [2 x i16] zeroinitializer
declare i32 @printf(ptr noundef, ...) nounwind
define internal i64 @f(i64 %x, ptr noalias %q, i1 %c) #0 {
entry:
  br i1 %c, label %a, label %b
a:
  %y = call i32 (ptr, ...) @printf(ptr nonnull @s, double 0.1) nounwind
  store i32 %y, ptr @n
  br label %b
b:
  %r = phi i64 [ -5, %entry ], [ %x, %a ]
  switch i64 %r, label %d [
    i64 3, label %a2
  ]
a2:
  %g = getelementptr %pair, ptr %q, i64 1, i32 1
  %v = load <2 x float>, ptr %g
  %w = shufflevector <2 x float> %v, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %k = alloca i8
  br label %d
d:
  ret i64 18446744073709551611
}
define void @g() {
  ret void
}
attributes #0 = { noinline "key"="value" alwaysinline }
'''.replace(" alwaysinline", " optsize")
module = llvm.parse_assembly(text)
for value in [*module.global_variables, *module.functions]:
    print(value.name, value.linkage.name, value.visibility.name, value.storage_class.name, value.is_declaration, value.value_kind.name)
    print(" ", value.type, value.global_value_type, value.type.type_kind.name, list(value.attributes))
f = module.get_function("f")
for argument in f.arguments:
    print(str(argument), repr(argument.name), argument.type, list(argument.attributes), argument.value_kind.name)
for block in f.blocks:
    print(block.name, block.type, block.is_constant, len(list(block.instructions)))
    for instruction in block.instructions:
        print(" ", instruction.opcode, repr(instruction.name), instruction.type, list(instruction.attributes))
        for operand in instruction.operands:
            shown = operand.name or str(operand).strip()
            print("   ", operand.value_kind.name, operand.type, operand.is_constant, shown)
        if instruction.opcode == "phi":
            print("    from", [b.name for b in instruction.incoming_blocks], list(instruction.incoming_blocks)[0] == list(f.blocks)[0])
ret = list(list(f.blocks)[-1].instructions)[0]
constant = list(ret.operands)[0]
print(constant.get_constant_value(), constant.get_constant_value(signed_int=True))
call = list(list(f.blocks)[1].instructions)[0]
print(list(call.operands)[1].get_constant_value())
for name in ("pair",):
    kind = module.get_struct_type(name)
    print(kind, kind.name, [str(e) for e in kind.elements], kind.is_packed_struct, kind.is_opaque_struct, kind.is_literal_struct)
data = llvm.create_target_data("e-m:e-i64:64-f80:128-n8:16:32:64-S128")
print(data.get_abi_size(kind), data.get_abi_alignment(kind), data.get_element_offset(kind, 1))
print([t.name for t in module.struct_types])

# Changes.
try:
    module.get_global_variable("n")
except NameError:
    print("variables of the module alone are not found by name")
n = module.get_global_variable("z")
n.linkage, n.name, n.visibility = "weak_odr", "renamed", "protected"
n.storage_class = "default"
f.linkage = "external"
f.add_function_attribute("cold")
list(f.arguments)[0].name = "first"
list(f.blocks)[1].name = "other"
f.name = "h"
print(str(n), module.get_global_variable("renamed") == n, str(list(f.arguments)[0]), list(f.blocks)[1].name)
print(b"cold" in b" ".join(list(f.attributes)), "@h" in str(module), module.get_function("h") == f)
module.verify()
again = llvm.parse_bitcode(module.as_bitcode())
print(sorted(v.name for v in again.functions))
del module
gc.collect()
print(f.module.name, f.name)
"""


# Uses that are wrong, or that LLVM's library would crash at.
WRONG = """
import gc
import llvmlite.binding as llvm

llvm.initialize_native_target()
machine = llvm.Target.from_default_triple().create_target_machine()
text = "define i32 @f(i32 %x) { %y = add i32 %x, 1 ret i32 %y }"


def closed(what):
    what.close()
    return what


def orphan():
    # A type of a module that is gone.
    module = llvm.parse_assembly(text)
    kind = module.get_function("f").type
    module.close()
    return kind


module = llvm.parse_assembly(text)
engine = llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine)
for wrong in (
    lambda: llvm.parse_assembly("define"),
    lambda: llvm.parse_assembly("define i32 @f() { ret i32 %x }"),
    lambda: llvm.parse_assembly("define void @f() { %x = add i32 1, 2 }"),
    lambda: llvm.parse_bitcode(b"BC"),
    lambda: llvm.parse_bitcode(b"no bitcode at all"),
    lambda: llvm.parse_bitcode(module.as_bitcode()[:80]),
    lambda: llvm.parse_assembly("define i32 @f() { %x = add i32 1, %x ret i32 %x }").verify(),
    lambda: llvm.create_mcjit_compiler(llvm.parse_assembly("define i32 @f() { %x = add i32 1, %x ret i32 %x }"), machine).finalize_object(),
    lambda: str(closed(llvm.parse_assembly(text))),
    lambda: str(orphan()),
    lambda: closed(llvm.create_mcjit_compiler(llvm.parse_assembly(text), machine)).finalize_object(),
    lambda: llvm.create_mcjit_compiler(llvm.parse_assembly("declare void @nowhere_at_all()\\ndefine void @f() { call void @nowhere_at_all() ret void }"), machine).finalize_object(),
    lambda: module.get_function("f").add_function_attribute("nothing"),
    lambda: module.get_function("f").instructions,
    lambda: list(module.get_function("f").arguments)[0].get_constant_value(),
    lambda: module.link_in(llvm.parse_assembly(text)),
    lambda: engine.add_module(closed(llvm.parse_assembly(text))),
    lambda: machine.target_data.get_abi_size(module.get_function("f").global_value_type),
    lambda: llvm.create_lljit_compiler().lookup("none", "f"),
):
    try:
        print("nothing is wrong", wrong())
    except Exception as error:
        lines = str(error).splitlines()
        print(type(error).__name__, *(line[:70] for line in lines[:2]))
print(engine.get_function_address("none"), engine.get_function_address("f") != 0)
"""

WRONG_OUTPUT = """\
RuntimeError LLVM IR parsing error <string>:1:7: error[E0101]: expected a type after `define`, found the 
RuntimeError LLVM IR parsing error error: use of undefined value
RuntimeError LLVM IR parsing error error: expected instruction opcode
RuntimeError LLVM bitcode parsing error Invalid bitcode signature
RuntimeError LLVM bitcode parsing error Invalid bitcode signature
RuntimeError LLVM bitcode parsing error <string>:1:1: error[E1101]: a block is longer than its parent: at byte
RuntimeError error: Instruction does not dominate all uses! <string>:1:35: error[E0309]: `%x` is used in its own definition
RuntimeError error: Instruction does not dominate all uses! <string>:1:35: error[E0309]: `%x` is used in its own definition
ArgumentError expected a handle instead of _DeadPointer
RuntimeError the object, or the module that it is a part of, was disposed of
ArgumentError expected a handle instead of _DeadPointer
RuntimeError <string>:2:20: error[E0701]: no function named `@nowhere_at_all` in th     define void @f() { call void @nowhere_at_all() ret void }
ValueError no such attribute 'nothing'
ValueError expected block value, got function
ValueError expected constant value, got argument
RuntimeError error: symbol multiply defined! <string>:1:12: error[E0901]: linking globals named `@f`: symbol multip
ArgumentError expected a handle instead of _DeadPointer
ValueError `i32 (i32)` has no size
RuntimeError No such library: none
0 True
"""

VALUES_OUTPUT = """\
n internal default default 0 global_variable
  ptr i32 pointer []
s external default default 0 global_variable
  ptr [3 x i8] pointer []
p external hidden default 1 global_variable
  ptr %pair = type { i8, <2 x float> } pointer []
q external default dllimport 1 global_variable
  ptr i8 pointer []
z external default default 0 global_variable
  ptr [2 x i16] pointer []
printf external default default 1 function
  ptr i32 (ptr, ...) pointer [b'nounwind']
f internal default default 0 function
  ptr i64 (i64, ptr, i1) pointer [b'noinline optsize "key"="value"']
g external default default 0 function
  ptr void () pointer []
i64 %x 'x' i64 [] argument
ptr %q 'q' ptr [b'noalias'] argument
i1 %c 'c' i1 [] argument
entry label False 1
  br '' void []
    argument i1 False c
    basic_block label False b
    basic_block label False a
a label False 3
  call 'y' i32 [b'nounwind']
    global_variable ptr True s
    constant_fp double True double 1.000000e-01
    function ptr True printf
  store '' void []
    instruction i32 False y
    global_variable ptr True n
  br '' void []
    basic_block label False b
b label False 2
  phi 'r' i64 []
    constant_int i64 True i64 -5
    argument i64 False x
    from ['entry', 'a'] True
  switch '' void []
    instruction i64 False r
    basic_block label False d
    basic_block label False a2
a2 label False 5
  getelementptr 'g' ptr []
    argument ptr False q
    constant_int i64 True i64 1
    constant_int i32 True i32 1
  load 'v' <2 x float> []
    instruction ptr False g
  shufflevector 'w' <2 x float> []
    instruction <2 x float> False v
    poison_value <2 x float> True <2 x float> poison
  alloca 'k' ptr []
    constant_int i32 True i32 1
  br '' void []
    basic_block label False d
d label False 1
  ret '' void []
    constant_int i64 True i64 -5
18446744073709551611 -5
0.1
%pair = type { i8, <2 x float> } pair ['i8', '<2 x float>'] False False False
16 8 8
['pair']
variables of the module alone are not found by name
@renamed = weak_odr protected global [2 x i16] zeroinitializer True i64 %first other
True True True
['g', 'h', 'printf']
<string> h
"""


class Case(unittest.TestCase):
    maxDiff = None

    def python(self, *arguments):
        ended = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=60)
        return ended.returncode, ended.stdout, ended.stderr

    def script(self, text):
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "script.py")
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

    def test_values(self):
        status, output, errors = self.script(VALUES)
        self.assertEqual((status, errors), (0, ""))
        self.assertEqual(output, VALUES_OUTPUT)

    def test_wrong_uses(self):
        status, output, errors = self.script(WRONG)
        self.assertEqual((status, errors), (0, ""))
        self.assertEqual(output, WRONG_OUTPUT)

    def test_nothing_is_left_of_engines(self):
        """What stands for objects of LLVM is given back with the engine, its target machine too."""
        program = """
            import gc, llvmlite.binding as llvm
            from llvmlite_jit.llvmlite import _library
            left = []
            for count in (2, 20):
                for _ in range(count):
                    module = llvm.parse_assembly("define i64 @f() { ret i64 1 }")
                    machine = llvm.Target.from_default_triple().create_target_machine()
                    with llvm.create_mcjit_compiler(module, machine) as engine:
                        engine.finalize_object()
                gc.collect()
                left.append(len(_library._objects))
            print(left[1] - left[0])
            """
        self.assertEqual(self.script(textwrap.dedent(program)), (0, "0\n", ""))

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
