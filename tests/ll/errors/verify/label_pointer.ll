declare void @f(label*)  ; error: 17 E0210 pointers to labels are invalid
