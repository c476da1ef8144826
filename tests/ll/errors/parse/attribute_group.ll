attributes #0 = { nounwind ; error: 27 E0101 expected `}` in `attributes`
