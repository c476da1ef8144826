"""Errors: what was wrong with a program, and how a run has ended."""

from __future__ import annotations

from ctypes import byref, c_size_t

from . import _ffi

# `typing` takes longer to load than all of this.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Iterator, Optional, Tuple


class Record:
    """An object with named parts: `collections.namedtuple` without what it costs to load and to make."""

    __slots__: Tuple[str, ...] = ()

    def __init__(self, *parts: Any):
        for name, part in zip(self.__slots__, parts):
            object.__setattr__(self, name, part)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __iter__(self) -> Iterator[Any]:
        return (getattr(self, name) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and tuple(self) == tuple(other)  # type: ignore[arg-type]

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        parts = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
        return f"{type(self).__name__}({parts})"

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self), tuple(self)


class Span(Record):
    """A place in a text: lines and columns from 1, offset and length in bytes."""

    __slots__ = ("file", "line", "column", "end_line", "end_column", "offset", "length",)
    if TYPE_CHECKING:
        file: str
        line: int
        column: int
        end_line: int
        end_column: int
        offset: int
        length: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Label(Record):
    """A place of a diagnostic, with a text about it."""

    __slots__ = ("span", "text",)
    if TYPE_CHECKING:
        span: Optional[Span]
        text: str


class Edit(Record):
    """A change of the text that mends it."""

    __slots__ = ("span", "replacement",)
    if TYPE_CHECKING:
        span: Optional[Span]
        replacement: str


class Diagnostic(Record):
    """An error or a warning about a program."""

    __slots__ = ("severity", "code", "message", "labels", "help", "edits", "rendered",)
    if TYPE_CHECKING:
        severity: str
        code: str
        message: str
        labels: Tuple[Label, ...]
        help: Tuple[str, ...]
        edits: Tuple[Edit, ...]
        rendered: str

    @property
    def span(self) -> Optional[Span]:
        """The primary place."""
        return self.labels[0].span if self.labels else None

    def __str__(self) -> str:
        return self.rendered

    def _repr_html_(self) -> str:
        return _preformatted(self.rendered)


class Frame(Record):
    """A function of the program's call stack, and the instruction that it was at."""

    __slots__ = ("function", "span",)
    if TYPE_CHECKING:
        function: str
        span: Optional[Span]


class Note(Record):
    """A remark about a fault."""

    __slots__ = ("text", "span",)
    if TYPE_CHECKING:
        text: str
        span: Optional[Span]


def _preformatted(text: str) -> str:
    import html

    return f"<pre>{html.escape(text)}</pre>"


class Error(Exception):
    """Anything that this package refuses. The text is complete, with places and the marked line."""

    def _repr_html_(self) -> str:
        return _preformatted(str(self))


class SourceError(Error):
    """The program cannot be read: no such file, or neither text nor bitcode."""


class Refused(Error):
    """The program has errors, or uses something that the engine does not support."""

    def __init__(self, message: str, diagnostics: Tuple[Diagnostic, ...] = ()):
        super().__init__(message)
        self.diagnostics = diagnostics


class Running(Error):
    """The engine is running already: a function of the host has called it again."""


class CallError(Error, TypeError):
    """The call was wrong: a function that there is not, or an argument of another type."""


class Ended(Error):
    """A run that did not return."""

    def __init__(self, message: str, outcome: Optional[Outcome] = None):
        super().__init__(message)
        self.outcome = outcome

    @property
    def span(self) -> Optional[Span]:
        """The instruction at which the run ended."""
        return self.outcome.span if self.outcome else None

    @property
    def frames(self) -> Tuple[Frame, ...]:
        """The call stack, innermost function first."""
        return self.outcome.frames if self.outcome else ()


class Fault(Ended):
    """A fault of the program: `kind` says which, in stable words, such as `null pointer`."""

    @property
    def kind(self) -> str:
        return self.outcome.fault if self.outcome else ""


class LimitReached(Ended):
    """A limit was reached: `limit` is `time`, `fuel`, `memory` or `output`."""

    @property
    def limit(self) -> str:
        return self.outcome.limit if self.outcome else "output"


class Exited(Ended):
    """A function that was called has ended the program with `exit`: `status` says with what."""

    @property
    def status(self) -> int:
        return self.outcome.status if self.outcome else 0


class Outcome(Record):
    """The end of a run."""

    __slots__ = ("kind", "fault", "limit", "message", "status", "signal", "span", "frames", "notes",)
    if TYPE_CHECKING:
        kind: int
        fault: str
        limit: str
        message: str
        status: int
        signal: int
        span: Optional[Span]
        frames: Tuple[Frame, ...]
        notes: Tuple[Note, ...]


def _text(text: Optional[bytes]) -> str:
    return (text or b"").decode("utf-8", "replace")


def _span(span: _ffi.Span) -> Optional[Span]:
    if span.file is None:
        return None
    return Span(
        _text(span.file), span.line, span.column, span.end_line, span.end_column, span.offset, span.length
    )


def diagnostics(array, count: int) -> Tuple[Diagnostic, ...]:
    """Diagnostics of an array of C."""
    made = []
    for found in array[:count] if count else ():
        made.append(
            Diagnostic(
                "error" if found.severity == 1 else "warning",
                _text(found.code),
                _text(found.message),
                tuple(Label(_span(label.span), _text(label.text)) for label in found.labels[: found.label_count]),
                tuple(map(_text, found.help[: found.help_count])),
                tuple(Edit(_span(edit.span), _text(edit.replacement)) for edit in found.edits[: found.edit_count]),
                _text(found.rendered),
            )
        )
    return tuple(made)


def _outcome(found: _ffi.Outcome) -> Outcome:
    return Outcome(
        found.kind,
        _text(found.fault),
        _text(found.limit),
        _text(found.message),
        found.status,
        found.signal,
        _span(found.span),
        tuple(Frame(_text(f.function), _span(f.span)) for f in found.frames[: found.frame_count]),
        tuple(Note(_text(n.text), _span(n.span)) for n in found.notes[: found.note_count]),
    )


_ENDS = {
    _ffi.EXITED: Exited,
    _ffi.TRAPPED: Fault,
    _ffi.HOST_FAULT: Fault,
    _ffi.LIMIT_REACHED: LimitReached,
    _ffi.INTERNAL_ERROR: Ended,
}


def exception(handle) -> BaseException:
    """The exception for an error of the C library, which is deleted."""
    try:
        status = _ffi.error_status(handle)
        message = _text(_ffi.error_message(handle))
        if status == _ffi.REFUSED:
            count = c_size_t()
            return Refused(message, diagnostics(_ffi.error_diagnostics(handle, byref(count)), count.value))
        if status == _ffi.ENDED:
            found = _ffi.error_outcome(handle)
            if not found:
                return LimitReached(message)
            outcome = _outcome(found.contents)
            # 2 is SIGINT, which this process may have sent to itself.
            if outcome.kind == _ffi.INTERRUPTED or outcome.signal == 2:
                return KeyboardInterrupt(message)
            return _ENDS[outcome.kind](message, outcome)
        kinds = {_ffi.ARGUMENT: CallError, _ffi.SOURCE: SourceError, _ffi.RUNNING: Running}
        return kinds.get(status, Error)(message)
    finally:
        _ffi.error_delete(handle)


def check(handle) -> None:
    """Raises the exception for an error of the C library, if there is one."""
    if handle:
        raise exception(handle)
