; What an alias cannot be.
; covers: 1-10 1-23
@x = global i32 7
@outside = external global i32
declare void @f()
@ring = alias i32, ptr @ring2 ; error: 1 E0406 aliases cannot form a cycle: `@ring`
@ring2 = alias i32, ptr @ring
@self = alias i32, ptr @self ; error: 1 E0406 aliases cannot form a cycle: `@self`
@declared = alias i32, ptr @outside ; error: 28 E0407 `@outside` is a declaration
@function = alias void (), ptr @f ; error: 32 E0407 `@f` is a declaration
@common = common alias i32, ptr @x ; error: 1 E0405 invalid linkage for an alias: `common`
@weak = extern_weak alias i32, ptr @x ; error: 1 E0405 extern_weak
@replaceable = weak alias i32, ptr @x
@fixed = alias i32, ptr @replaceable ; error: 25 E0408 alias cannot point to an interposable alias
@nothing = alias i32, ptr null ; error: 27 E0408 the address of a global
@number = alias i32, i32 5 ; error: 26 E0408 not `i32`
@undefined = alias i32, ptr @nowhere ; error: 29 E0401 undefined value `@nowhere`
@type = alias i64, i32* @x ; warn: 15 W0203 alias and aliasee types should match: `i64`
@aligned = alias i32, ptr @x, align 8 ; error: 31 E0101 cannot have its own properties
