; flags: --profile=llvmlite
%pair = type { i64, i64 }

define i64 @f(%pair* %p) {
  %a = alloca [4 x i64]  ; error: 15 E0504 a local cannot hold `[4 x i64]`
  %b = load %pair, %pair* %p  ; error: 13 E0504 a local cannot hold `%pair`
  store %pair %b, %pair* %p  ; error: 9 E0504 a local cannot hold `%pair`
  ret i64 0
}

declare { i64 } @g()  ; error: 9 E0504 a local cannot hold `{ i64 }`
declare void @h([1 x i64])  ; error: 17 E0504 a local cannot hold `[1 x i64]`
