; The LLVMlite document compares pointees: @x is an i64*, not an i8*; without a bitcast it does not fit.
; flags: --profile=llvmlite
; covers: 0-8 0-11

@x = global i64 1
@p = global i8* @x ; error: 17 W0203 @x
@q = global i8* bitcast (i64* @x to i8*)
@r = global i8* bitcast (i8* @x to i8*) ; error: 30 W0203 @x
