; They cannot be converted, compared or laid out, and their types stand before their numbers.
; covers: 4-55
define void @f(target("x") %t, ptr %p) {
  %a = bitcast target("x") %t to i32 ; error: 8 E0214
  %b = ptrtoint target("x") %t to i64 ; error: 8 E0214
  %c = inttoptr i64 0 to target("x") ; error: 8 E0214
  %d = icmp eq target("x") %t, %t ; error: 16 E0203
  %e = load target("x"), ptr %p ; error: 13 E0213
  store target("x") %t, ptr %p ; error: 9 E0213 cannot store a value of type
  ret void
}
declare void @e(target("x", 0, i32)) ; error: 32 E0122 expected uint32 param
@g = global target("x") zeroinitializer ; error: 13 E0213 ; error: 25 E0132 invalid type for null constant
