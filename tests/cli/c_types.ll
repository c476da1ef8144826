
; Values of the session:
; %buf = alloca [8 x i8]
; store [8 x i8] c"\C8\00\00\00\00\00\00\00", ptr %buf
; %u = i32 5 ; in C: unsigned, declared
; %_ = i32 66
; %uc = i8 -56 ; unsigned 200 ; in C: unsigned, char, declared
; %b = ptr %buf ; in C: declared, points to u8
