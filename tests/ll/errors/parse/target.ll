target triple "x86_64" ; error: 15 E0101 expected `=` in `target`
target cpu = "x" ; error: 8 E0101 expected `datalayout` or `triple` after `target`
