"""Runs many programs of others, each in a process of its own with limits and in the sandbox."""

import json
import os
import subprocess
import tempfile
import time
from typing import Any, Iterable, Iterator, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from ._command import command

Path = Union[str, "os.PathLike[str]"]


class Row(NamedTuple):
    """How one program has ended."""

    file: str
    #: `returned`, `exited`, `trapped`, `limit`, `refused` and so on, as `run --json` says.
    outcome: str
    #: Exit status of the command.
    status: int
    stdout: bytes
    stderr: bytes
    #: Seconds, the start of the process included.
    seconds: float
    #: Everything that `run --json` says.
    report: Mapping[str, Any]


class _Task(NamedTuple):
    file: str
    program: bytes
    arguments: Tuple[str, ...]
    stdin: bytes
    options: Tuple[str, ...]


def grade(
    files: Iterable[Path],
    *,
    args: Sequence[str] = (),
    stdin: bytes = b"",
    timeout: float = 10.0,
    max_memory: Optional[int] = 256 << 20,
    max_output: int = 1 << 20,
    fuel: Optional[int] = None,
    engine: str = "jit",
    sandbox: bool = True,
    executor: Optional[Any] = None,
) -> Iterator[Row]:
    """Runs each file as a program, and yields a row for each, in the order of the files.

    A program that fails, hangs or is no program at all has its row like any other. `executor` is any executor of
    `concurrent.futures`, also of Dask (`client.get_executor()`) or Ray: the content of the files goes to its workers, which
    need this package. Without one, as many threads as there are processors start the processes."""
    options = ["--engine", engine, f"--timeout={timeout}s", f"--max-output={max_output}"]
    if max_memory is not None:
        options.append(f"--max-memory={max_memory}")
    if fuel is not None:
        options.append(f"--fuel={fuel}")
    if sandbox:
        options.append("--sandbox")
    tasks = [_Task(os.fspath(file), _read(file), tuple(args), stdin, tuple(options)) for file in files]
    if executor is not None:
        yield from executor.map(_run, tasks)
        return
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
        yield from threads.map(_run, tasks)


def _read(file: Path) -> bytes:
    with open(file, "rb") as stream:
        return stream.read()


def _run(task: _Task) -> Row:
    with tempfile.TemporaryDirectory(prefix="llvmlite-jit-") as directory:
        program = os.path.join(directory, os.path.basename(task.file) or "program.ll")
        report = os.path.join(directory, ".report.json")
        with open(program, "wb") as stream:
            stream.write(task.program)
        start = time.perf_counter()
        ended = subprocess.run(
            [*command(), "run", *task.options, f"--json={report}", "--", program, *task.arguments],
            input=task.stdin,
            capture_output=True,
            env={**os.environ, "LLVMLITE_CACHE": "off"},
        )
        seconds = time.perf_counter() - start
        try:
            with open(report, "rb") as stream:
                found = json.load(stream)
        except (OSError, ValueError):
            found = {}
        outcome = found.get("outcome", {})
        kind = outcome.get("kind", "unknown") if isinstance(outcome, dict) else str(outcome)
        return Row(task.file, kind, ended.returncode, ended.stdout, ended.stderr, seconds, found)
