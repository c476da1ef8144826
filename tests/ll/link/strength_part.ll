; part:
define i32 @weak_strong() { ret i32 3 }
define weak i32 @strong_weak() { ret i32 9 }
define weak i32 @weak_weak() { ret i32 9 }
define weak i32 @once_weak() { ret i32 2 }
define linkonce_odr i32 @weak_once() { ret i32 9 }
define linkonce_odr i32 @once_once() { ret i32 9 }
