@declared = ifunc void (), ptr @r1 ; error: 32 E0409 IFunc resolver must be a definition
declare ptr @r1()
@number = ifunc void (), ptr @r2 ; error: 30 E0409 IFunc resolver must return a pointer
define i32 @r2() {
  ret i32 0
}
@variable = ifunc void (), ptr @r3 ; error: 32 E0409 IFunc must have a Function resolver
@r3 = global i32 0
@linkage = extern_weak ifunc void (), ptr @r4 ; error: 1 E0405 IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage
define ptr @r4() {
  ret ptr null
}
@data = ifunc i32, ptr @r4 ; error: 15 E0409 an ifunc must have function type, not `i32`
