; part:
%part = type { i32, i8 }
%thing = type { %part, ptr, [2 x %part] }
@shared = global %thing { %part { i32 1, i8 2 }, ptr null, [2 x %part] [%part { i32 5, i8 6 }, %part { i32 7, i8 8 }] }
