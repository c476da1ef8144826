target datalayout = "e-m:e-i64:64-q:8-n8:16"  ; error: 35 E0404 unknown specifier `q` in datalayout string
