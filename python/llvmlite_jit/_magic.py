"""The magic `%%llvm` of IPython."""

from IPython.core.magic import Magics as Base
from IPython.core.magic import cell_magic, magics_class

from ._engine import Listing, Module
from ._errors import Error


@magics_class
class Magics(Base):
    """`%%llvm` compiles a cell, and defines its functions as functions of Python."""

    @cell_magic
    def llvm(self, line: str, cell: str):
        """%%llvm [--interpret] [NAME]

        Compiles the cell. Each function that it defines becomes a function of that name, and the module becomes `NAME`. Functions that
        the cell declares and that exist in the notebook are called. With `--interpret` the interpreter runs it."""
        words = line.split()
        interpret = "--interpret" in words
        names = [word for word in words if word != "--interpret"]
        space = self.shell.user_ns
        try:
            module = Module.parse(cell, "cell.ll")
            functions = {name: space[name] for name in module.declarations if callable(space.get(name))}
            engine = (module.interpret if interpret else module.compile)(functions=functions)
        except Error as error:
            # The text has the marked lines; a traceback would add nothing.
            return Listing(str(error))
        for name in module.functions:
            if name.isidentifier():
                space[name] = engine[name]
        if names:
            space[names[0]] = module
        return None
