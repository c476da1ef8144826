; `null` in every address space; the token that is none.
; covers: 4-69
; run: @zero() == i64 0
; run: @space() == i1 true
; run: @none() == i32 5
@p = global ptr addrspace(3) null
define i64 @zero() {
  %r = ptrtoint ptr null to i64
  ret i64 %r
}
define i1 @space() {
  %p = load ptr addrspace(3), ptr @p
  %c = icmp eq ptr addrspace(3) %p, null
  ret i1 %c
}
define i32 @none() personality ptr null {
  br label %next
next:
  ret i32 5
pad:
  %t = cleanuppad within none []
  cleanupret from %t unwind to caller
}
