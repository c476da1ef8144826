; part:
define i32 @weak() { ret i32 1 }
@variable = weak global i32 10
define linkonce_odr i32 @available() { ret i32 100 }
@constant = global i32 1000
@chosen = ifunc i32 (), ptr @choose
define internal ptr @choose() { ret ptr @one }
define internal i32 @one() { ret i32 10000 }
define i32 @far() { ret i32 100000 }
