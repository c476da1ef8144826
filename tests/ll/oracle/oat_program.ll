; An Oat program on LLVMlite's machine: memory from the runtime gets its type from its first use, and an array of
; length 0 at its end has as many elements as there is room for.
; flags: --profile=llvmlite
; args: hello
; stdout: "hello37hello"
%node = type { i64, %node* }
declare i64* @oat_alloc_array(i64)
declare i64* @oat_malloc(i64)
declare i8* @ll_malloc(i64, i64)
declare void @print_string(i8*)
declare i8* @string_of_int(i64)
declare i8* @string_cat(i8*, i8*)
declare void @oat_assert_array_length(i64*, i64)
define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %s0 = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 1, i32 1
  %s = load i8*, i8** %s0
  call void @print_string(i8* %s)
  %raw = call i64* @oat_alloc_array(i64 3)
  call void @oat_assert_array_length(i64* %raw, i64 2)
  %a = bitcast i64* %raw to { i64, [0 x i64] }*
  %q = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %a, i32 0, i32 1, i32 2
  store i64 7, i64* %q
  %v = load i64, i64* %q
  %m = call i64* @oat_malloc(i64 16)
  %node = bitcast i64* %m to %node*
  %f1 = getelementptr %node, %node* %node, i32 0, i32 1
  store %node* %node, %node** %f1
  %again = load %node*, %node** %f1
  %f0 = getelementptr %node, %node* %again, i32 0, i32 0
  store i64 30, i64* %f0
  %w = load i64, i64* %f0
  %x = add i64 %v, %w
  %t = call i8* @string_of_int(i64 %x)
  %u = call i8* @string_cat(i8* %t, i8* %s)
  call void @print_string(i8* %u)
  %b = call i8* @ll_malloc(i64 3, i64 8)
  %c = bitcast i8* %b to i64*
  %d = getelementptr i64, i64* %c, i32 2
  store i64 5, i64* %d
  %oob = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %a, i32 0, i32 1, i32 3
  store i64 7, i64* %oob ; trap(interp): out of bounds ; trap(jit): none
  ret i64 0
}
