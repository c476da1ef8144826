"""Types of what the package exports. The modules behind it have theirs in the source."""

from typing import Any, List

from ._engine import Completed as Completed
from ._engine import Engine as Engine
from ._engine import Function as Function
from ._engine import Listing as Listing
from ._engine import Module as Module
from ._engine import Svg as Svg
from ._engine import Table as Table
from ._engine import Timing as Timing
from ._engine import bench as bench
from ._errors import CallError as CallError
from ._errors import Diagnostic as Diagnostic
from ._errors import Edit as Edit
from ._errors import Ended as Ended
from ._errors import Error as Error
from ._errors import Exited as Exited
from ._errors import Fault as Fault
from ._errors import Frame as Frame
from ._errors import Label as Label
from ._errors import LimitReached as LimitReached
from ._errors import Note as Note
from ._errors import Outcome as Outcome
from ._errors import Refused as Refused
from ._errors import Running as Running
from ._errors import SourceError as SourceError
from ._errors import Span as Span
from ._grade import grade as grade
from ._types import POISON as POISON
from ._types import UNDEF as UNDEF

__version__: str
__all__: List[str]

def load_ipython_extension(ipython: Any) -> None: ...
