define void @f(i64* %p, i64 %n) {
  %x = ptrtoint i64 %n to i64  ; error: 8 E0214 `ptrtoint` cannot convert `i64` to `i64`
  %y = inttoptr i64* %p to i64*  ; error: 8 E0214 `inttoptr` cannot convert `i64*` to `i64*`
  %z = addrspacecast i64* %p to i8*  ; error: 8 E0214 `addrspacecast` cannot convert `i64*` to `i8*`
  ret void
}
