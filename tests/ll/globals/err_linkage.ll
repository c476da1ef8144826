; Linkages, comdats and storage classes that do not go together.
$common = comdat any
@common = common global i32 0, comdat ; error: 1 E0403 `common` global may not be in a Comdat
@exported = weak hidden dllexport global i32 0 ; error: 1 E0403 dllexport GlobalValue must have default or protected visibility
@imported = external hidden dllimport global i32 ; error: 1 E0403 dllimport GlobalValue must have default visibility
@defined = dllimport global i32 0 ; error: 1 E0403 Global is marked as dllimport, but not external
@available = available_externally global i32 0
@x = global i32 0
@alias = alias i32, ptr @available ; error: 25 E0407 alias must point to a definition: `@available` is `available_externally`
@elsewhere = available_externally alias i32, ptr @x ; error: 50 E0407 available_externally alias must point to available_externally global value
@0 = global i32 1
@llvm.used = appending global [1 x ptr] [ptr @0] ; error: 46 E0410 members of llvm.used must be named
define hidden dllexport void @f() { ; error: 30 E0402 dllexport GlobalValue must have default or protected visibility
  ret void
}
@resolved = ifunc void (), ptr @resolver ; error: 32 E0409 IFunc resolver must be a definition
define available_externally ptr @resolver() {
  ret ptr null
}
