"""Targets, machines, data layouts, triples, contexts, and what the build of the library was."""

import ctypes
import re
from typing import Any, Callable, Dict, Optional

from .. import _ir_ffi as _ffi
from .._errors import Error
from ._library import Output, dispose, find, llvm, new

TRIPLE = b"x86_64-unknown-linux-gnu"
LAYOUT = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"


#: The target of each triple, which lives as long as the process, as in LLVM.
_targets: Dict[bytes, int] = {}


class Machine:
    def __init__(self, triple: bytes):
        self.triple = triple
        self.is_verbose = False


def _target(triple: bytes, error: Output) -> Optional[int]:
    if not re.match(rb"(x86_64|amd64)\b", triple):
        error.set(f'No available targets are compatible with triple "{triple.decode()}": llvmlite-jit has x86-64 only')
        return None
    if triple not in _targets:
        _targets[triple] = new(triple)
    return _targets[triple]


def _emit(machine: int, module: int, use_object: int, error: Output) -> Optional[int]:
    """Makes a buffer of memory with the listing of the machine code."""
    if use_object:
        raise NotImplementedError("llvmlite-jit writes no object files: it runs modules")
    try:
        text = find(module).program.emit("asm")
    except Error as refused:
        error.set(str(refused))
        return None
    if not find(machine).is_verbose:
        # The statements that the code comes from are comments.
        text = "".join(line for line in text.splitlines(keepends=True) if not line.lstrip().startswith(("#", ";")))
    content = text.encode()
    return new(ctypes.create_string_buffer(content, len(content)))


def _layout(data: int, address: int) -> Any:
    found = find(address)
    try:
        return found.description.layout(found.position, find(data).encode())
    except Error as wrong:
        raise ValueError(str(wrong)) from None


def _element(address: int) -> int:
    """The pointee of a typed pointer."""
    parts = find(address).parts()
    if not parts:
        raise ValueError("the pointer has no element type")
    return parts[0]


def _offset(data: int, address: int, field: int) -> int:
    found = find(address)
    if found.data.kind != _ffi.T_STRUCT:
        return -1
    try:
        return found.description.offset(found.position, find(data).encode(), field)
    except Error:
        return -1


#: Prefixes of the first component of triples, with the names that LLVM gives them.
_ARCHITECTURES = (
    ("i[3-9]86", "i386"), ("x86_64|amd64", "x86_64"), ("aarch64_be", "aarch64_be"), ("aarch64|arm64", "aarch64"),
    ("thumb", "thumb"), ("arm", "arm"), ("powerpc64le|ppc64le", "powerpc64le"), ("powerpc64|ppc64", "powerpc64"),
    ("powerpc|ppc", "powerpc"), ("riscv32", "riscv32"), ("riscv64", "riscv64"), ("s390x|systemz", "s390x"),
    ("wasm32", "wasm32"), ("wasm64", "wasm64"), ("sparcv9|sparc64", "sparcv9"), ("sparc", "sparc"), ("mips64", "mips64"),
    ("mips", "mips"), ("loongarch64", "loongarch64"), ("nvptx64", "nvptx64"),
)  # fmt: skip
_VENDORS = ("apple", "pc", "scei", "sie", "fsl", "ibm", "img", "mti", "nvidia", "csr", "amd", "mesa", "suse", "oe", "intel")
_SYSTEMS = (
    "darwin", "dragonfly", "freebsd", "fuchsia", "ios", "kfreebsd", "linux", "lv2", "macosx", "netbsd", "openbsd", "solaris",
    "uefi", "windows", "zos", "haiku", "rtems", "aix", "cuda", "nvcl", "amdhsa", "ps4", "ps5", "elfiamcu", "tvos", "watchos",
    "mesa3d", "amdpal", "hermit", "hurd", "wasi", "emscripten", "serenity",
)  # fmt: skip
_ENVIRONMENTS = (
    "gnuabin32", "gnuabi64", "gnueabihf", "gnueabi", "gnux32", "gnu", "musleabihf", "musleabi", "musl", "eabihf", "eabi", "android",
    "msvc", "itanium", "cygnus", "coreclr", "simulator", "macabi",
)  # fmt: skip


def _known(component: str, names: Any) -> str:
    return next((name for name in names if component.startswith(name)), "unknown")


def parts(triple: str) -> Any:
    """Architecture, vendor, system and environment of a triple, as LLVM names them; unknown ones are `unknown`."""
    components = triple.split("-")
    architecture = next((name for prefix, name in _ARCHITECTURES if re.match(prefix, components[0])), "unknown")
    rest = components[1:]
    vendor, system, environment = "unknown", "unknown", "unknown"
    for component in rest:
        component = "windows" if component.startswith("win32") else component
        if vendor == "unknown" and component in _VENDORS:
            vendor = {"sie": "scei"}.get(component, component)
        elif system == "unknown" and _known(component, _SYSTEMS) != "unknown":
            system = _known(component, _SYSTEMS)
        elif environment == "unknown":
            environment = _known(component, _ENVIRONMENTS)
    if system == "windows" and environment == "unknown":
        environment = "msvc"
    return architecture, vendor, system, environment


def _triple_parts(triple: bytes, *outputs: Output) -> None:
    for output, part in zip(outputs, parts(triple.decode())):
        output.set(part)


def _object_format(triple: bytes) -> int:
    architecture, _, system, _ = parts(triple.decode())
    if system in ("darwin", "macosx", "ios", "tvos", "watchos"):
        return 5
    if system in ("windows", "uefi"):
        return 1
    if architecture.startswith("wasm"):
        return 7
    return {"zos": 4, "aix": 8}.get(system, 3)


_CONTEXT = new("context")

FUNCTIONS: Dict[str, Callable[..., Any]] = {
    "GetVersionInfo": lambda: llvm[0] << 16 | llvm[1] << 8 | llvm[2],
    "HasSVMLSupport": lambda: 0,
    "IsStaticLibstdcxxLinkageBuild": lambda: 0,
    "IsDynamicLLVMLinkageBuild": lambda: 0,
    "PackageFormat": lambda: b"wheel",
    "LlvmAssertionsState": lambda: b"off",
    "Shutdown": lambda: None,
    "SetCommandLine": lambda *_: None,
    "ContextCreate": lambda *_: new("context"),
    "GetGlobalContext": lambda *_: _CONTEXT,
    "ContextDispose": dispose,
    "GetProcessTriple": lambda out: out.set(TRIPLE),
    "GetDefaultTargetTriple": lambda out: out.set(TRIPLE),
    "GetTripleParts": _triple_parts,
    "GetTripleObjectFormat": _object_format,
    "GetHostCPUName": lambda out: out.set("x86-64"),
    "GetHostCPUFeatures": lambda out: 0,
    "GetTargetFromTriple": _target,
    "GetTargetName": lambda target: b"x86-64",
    "GetTargetDescription": lambda target: b"64-bit X86: EM64T and AMD64",
    "CreateTargetMachine": lambda target, triple, *_: new(Machine(triple)),
    "GetTargetMachineTriple": lambda machine, out: out.set(find(machine).triple),
    "SetTargetMachineAsmVerbosity": lambda machine, verbose: setattr(find(machine), "is_verbose", bool(verbose)),
    "TargetMachineEmitToMemory": _emit,
    "GetBufferStart": lambda buffer: ctypes.addressof(find(buffer)),
    "GetBufferSize": lambda buffer: len(find(buffer)),
    "CreateTargetMachineData": lambda machine: new(LAYOUT),
    "CreateTargetData": lambda layout: new(layout.decode()),
    "CopyStringRepOfTargetData": lambda data, out: out.set(find(data)),
    "ABISizeOfType": lambda data, address: _layout(data, address).size,
    "ABIAlignmentOfType": lambda data, address: _layout(data, address).alignment,
    "ABISizeOfElementType": lambda data, address: _layout(data, _element(address)).size,
    "ABIAlignmentOfElementType": lambda data, address: _layout(data, _element(address)).alignment,
    "OffsetOfElement": _offset,
}
