target datalayout = "e-p:64:64-p2(global):64:64"
@v = addrspace("globals") global i32 9 ; error: 6 E0123 invalid symbolic addrspace "globals"
