define float @f(float nofpclass(0) %x) { ; error: 33 E0149 malformed argument of `nofpclass`: `0`
  ret float %x
}
define float @g(float nofpclass(1024) %x) { ; error: 33 E0149 malformed argument of `nofpclass`: `1024`
  ret float %x
}
