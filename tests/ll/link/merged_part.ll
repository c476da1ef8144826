; part:
@hidden_here = global i32 4
@protected_here = weak hidden global i32 9
@unnamed = linkonce_odr local_unnamed_addr constant i32 9, align 16
@half_unnamed = linkonce_odr global i32 9
@common = common global i32 0, align 32
@constant = global i32 1
define i32 @f() { ret i32 2 }
define linkonce hidden i32 @g() local_unnamed_addr align 64 { ret i32 9 }
