source_filename = "rational.ll"

!llvm.module.flags = !{!0}
!types = !{!1, !2, !3}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFixedPointType(name: "unsigned", size: 64, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 9223372036854775808, denominator: 18446744073709551615)
!2 = !DIFixedPointType(name: "signed", size: 64, encoding: DW_ATE_signed_fixed, kind: Rational, numerator: -3, denominator: -128)
!3 = !DIFixedPointType(name: "byte", size: 8, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 255, denominator: 128)
