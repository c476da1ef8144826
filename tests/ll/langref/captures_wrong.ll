; covers: 4-24
define void @f(ptr captures(everything) %p) { ; error: 29 E0149 malformed argument of `captures`: `everything`
  ret void
}
