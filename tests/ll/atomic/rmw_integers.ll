; Every integer atomicrmw operation on every width: the result is what was there, the new value is in memory.
; Each function returns the new value, or 77 if the old one is wrong.
; covers: 4-30
; run: @xchg8(i8 5, i8 9) == i8 9
; run: @xchg8(i8 -1, i8 1) == i8 1
; run: @xchg8(i8 -128, i8 127) == i8 127
; run: @xchg8(i8 111, i8 -111) == i8 -111
; run: @add8(i8 5, i8 9) == i8 14
; run: @add8(i8 -1, i8 1) == i8 0
; run: @add8(i8 -128, i8 127) == i8 -1
; run: @add8(i8 111, i8 -111) == i8 0
; run: @sub8(i8 5, i8 9) == i8 -4
; run: @sub8(i8 -1, i8 1) == i8 -2
; run: @sub8(i8 -128, i8 127) == i8 1
; run: @sub8(i8 111, i8 -111) == i8 -34
; run: @and8(i8 5, i8 9) == i8 1
; run: @and8(i8 -1, i8 1) == i8 1
; run: @and8(i8 -128, i8 127) == i8 0
; run: @and8(i8 111, i8 -111) == i8 1
; run: @nand8(i8 5, i8 9) == i8 -2
; run: @nand8(i8 -1, i8 1) == i8 -2
; run: @nand8(i8 -128, i8 127) == i8 -1
; run: @nand8(i8 111, i8 -111) == i8 -2
; run: @or8(i8 5, i8 9) == i8 13
; run: @or8(i8 -1, i8 1) == i8 -1
; run: @or8(i8 -128, i8 127) == i8 -1
; run: @or8(i8 111, i8 -111) == i8 -1
; run: @xor8(i8 5, i8 9) == i8 12
; run: @xor8(i8 -1, i8 1) == i8 -2
; run: @xor8(i8 -128, i8 127) == i8 -1
; run: @xor8(i8 111, i8 -111) == i8 -2
; run: @max8(i8 5, i8 9) == i8 9
; run: @max8(i8 -1, i8 1) == i8 1
; run: @max8(i8 -128, i8 127) == i8 127
; run: @max8(i8 111, i8 -111) == i8 111
; run: @min8(i8 5, i8 9) == i8 5
; run: @min8(i8 -1, i8 1) == i8 -1
; run: @min8(i8 -128, i8 127) == i8 -128
; run: @min8(i8 111, i8 -111) == i8 -111
; run: @umax8(i8 5, i8 9) == i8 9
; run: @umax8(i8 -1, i8 1) == i8 -1
; run: @umax8(i8 -128, i8 127) == i8 -128
; run: @umax8(i8 111, i8 -111) == i8 -111
; run: @umin8(i8 5, i8 9) == i8 5
; run: @umin8(i8 -1, i8 1) == i8 1
; run: @umin8(i8 -128, i8 127) == i8 127
; run: @umin8(i8 111, i8 -111) == i8 111
; run: @uinc_wrap8(i8 5, i8 9) == i8 6
; run: @uinc_wrap8(i8 -1, i8 1) == i8 0
; run: @uinc_wrap8(i8 -128, i8 127) == i8 0
; run: @uinc_wrap8(i8 111, i8 -111) == i8 112
; run: @udec_wrap8(i8 5, i8 9) == i8 4
; run: @udec_wrap8(i8 -1, i8 1) == i8 1
; run: @udec_wrap8(i8 -128, i8 127) == i8 127
; run: @udec_wrap8(i8 111, i8 -111) == i8 110
; run: @usub_cond8(i8 5, i8 9) == i8 5
; run: @usub_cond8(i8 -1, i8 1) == i8 -2
; run: @usub_cond8(i8 -128, i8 127) == i8 1
; run: @usub_cond8(i8 111, i8 -111) == i8 111
; run: @usub_sat8(i8 5, i8 9) == i8 0
; run: @usub_sat8(i8 -1, i8 1) == i8 -2
; run: @usub_sat8(i8 -128, i8 127) == i8 1
; run: @usub_sat8(i8 111, i8 -111) == i8 0
; run: @xchg16(i16 5, i16 9) == i16 9
; run: @xchg16(i16 -1, i16 1) == i16 1
; run: @xchg16(i16 -32768, i16 32767) == i16 32767
; run: @xchg16(i16 19951, i16 -19951) == i16 -19951
; run: @add16(i16 5, i16 9) == i16 14
; run: @add16(i16 -1, i16 1) == i16 0
; run: @add16(i16 -32768, i16 32767) == i16 -1
; run: @add16(i16 19951, i16 -19951) == i16 0
; run: @sub16(i16 5, i16 9) == i16 -4
; run: @sub16(i16 -1, i16 1) == i16 -2
; run: @sub16(i16 -32768, i16 32767) == i16 1
; run: @sub16(i16 19951, i16 -19951) == i16 -25634
; run: @and16(i16 5, i16 9) == i16 1
; run: @and16(i16 -1, i16 1) == i16 1
; run: @and16(i16 -32768, i16 32767) == i16 0
; run: @and16(i16 19951, i16 -19951) == i16 1
; run: @nand16(i16 5, i16 9) == i16 -2
; run: @nand16(i16 -1, i16 1) == i16 -2
; run: @nand16(i16 -32768, i16 32767) == i16 -1
; run: @nand16(i16 19951, i16 -19951) == i16 -2
; run: @or16(i16 5, i16 9) == i16 13
; run: @or16(i16 -1, i16 1) == i16 -1
; run: @or16(i16 -32768, i16 32767) == i16 -1
; run: @or16(i16 19951, i16 -19951) == i16 -1
; run: @xor16(i16 5, i16 9) == i16 12
; run: @xor16(i16 -1, i16 1) == i16 -2
; run: @xor16(i16 -32768, i16 32767) == i16 -1
; run: @xor16(i16 19951, i16 -19951) == i16 -2
; run: @max16(i16 5, i16 9) == i16 9
; run: @max16(i16 -1, i16 1) == i16 1
; run: @max16(i16 -32768, i16 32767) == i16 32767
; run: @max16(i16 19951, i16 -19951) == i16 19951
; run: @min16(i16 5, i16 9) == i16 5
; run: @min16(i16 -1, i16 1) == i16 -1
; run: @min16(i16 -32768, i16 32767) == i16 -32768
; run: @min16(i16 19951, i16 -19951) == i16 -19951
; run: @umax16(i16 5, i16 9) == i16 9
; run: @umax16(i16 -1, i16 1) == i16 -1
; run: @umax16(i16 -32768, i16 32767) == i16 -32768
; run: @umax16(i16 19951, i16 -19951) == i16 -19951
; run: @umin16(i16 5, i16 9) == i16 5
; run: @umin16(i16 -1, i16 1) == i16 1
; run: @umin16(i16 -32768, i16 32767) == i16 32767
; run: @umin16(i16 19951, i16 -19951) == i16 19951
; run: @uinc_wrap16(i16 5, i16 9) == i16 6
; run: @uinc_wrap16(i16 -1, i16 1) == i16 0
; run: @uinc_wrap16(i16 -32768, i16 32767) == i16 0
; run: @uinc_wrap16(i16 19951, i16 -19951) == i16 19952
; run: @udec_wrap16(i16 5, i16 9) == i16 4
; run: @udec_wrap16(i16 -1, i16 1) == i16 1
; run: @udec_wrap16(i16 -32768, i16 32767) == i16 32767
; run: @udec_wrap16(i16 19951, i16 -19951) == i16 19950
; run: @usub_cond16(i16 5, i16 9) == i16 5
; run: @usub_cond16(i16 -1, i16 1) == i16 -2
; run: @usub_cond16(i16 -32768, i16 32767) == i16 1
; run: @usub_cond16(i16 19951, i16 -19951) == i16 19951
; run: @usub_sat16(i16 5, i16 9) == i16 0
; run: @usub_sat16(i16 -1, i16 1) == i16 -2
; run: @usub_sat16(i16 -32768, i16 32767) == i16 1
; run: @usub_sat16(i16 19951, i16 -19951) == i16 0
; run: @xchg32(i32 5, i32 9) == i32 9
; run: @xchg32(i32 -1, i32 1) == i32 1
; run: @xchg32(i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @xchg32(i32 279694831, i32 -279694831) == i32 -279694831
; run: @add32(i32 5, i32 9) == i32 14
; run: @add32(i32 -1, i32 1) == i32 0
; run: @add32(i32 -2147483648, i32 2147483647) == i32 -1
; run: @add32(i32 279694831, i32 -279694831) == i32 0
; run: @sub32(i32 5, i32 9) == i32 -4
; run: @sub32(i32 -1, i32 1) == i32 -2
; run: @sub32(i32 -2147483648, i32 2147483647) == i32 1
; run: @sub32(i32 279694831, i32 -279694831) == i32 559389662
; run: @and32(i32 5, i32 9) == i32 1
; run: @and32(i32 -1, i32 1) == i32 1
; run: @and32(i32 -2147483648, i32 2147483647) == i32 0
; run: @and32(i32 279694831, i32 -279694831) == i32 1
; run: @nand32(i32 5, i32 9) == i32 -2
; run: @nand32(i32 -1, i32 1) == i32 -2
; run: @nand32(i32 -2147483648, i32 2147483647) == i32 -1
; run: @nand32(i32 279694831, i32 -279694831) == i32 -2
; run: @or32(i32 5, i32 9) == i32 13
; run: @or32(i32 -1, i32 1) == i32 -1
; run: @or32(i32 -2147483648, i32 2147483647) == i32 -1
; run: @or32(i32 279694831, i32 -279694831) == i32 -1
; run: @xor32(i32 5, i32 9) == i32 12
; run: @xor32(i32 -1, i32 1) == i32 -2
; run: @xor32(i32 -2147483648, i32 2147483647) == i32 -1
; run: @xor32(i32 279694831, i32 -279694831) == i32 -2
; run: @max32(i32 5, i32 9) == i32 9
; run: @max32(i32 -1, i32 1) == i32 1
; run: @max32(i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @max32(i32 279694831, i32 -279694831) == i32 279694831
; run: @min32(i32 5, i32 9) == i32 5
; run: @min32(i32 -1, i32 1) == i32 -1
; run: @min32(i32 -2147483648, i32 2147483647) == i32 -2147483648
; run: @min32(i32 279694831, i32 -279694831) == i32 -279694831
; run: @umax32(i32 5, i32 9) == i32 9
; run: @umax32(i32 -1, i32 1) == i32 -1
; run: @umax32(i32 -2147483648, i32 2147483647) == i32 -2147483648
; run: @umax32(i32 279694831, i32 -279694831) == i32 -279694831
; run: @umin32(i32 5, i32 9) == i32 5
; run: @umin32(i32 -1, i32 1) == i32 1
; run: @umin32(i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @umin32(i32 279694831, i32 -279694831) == i32 279694831
; run: @uinc_wrap32(i32 5, i32 9) == i32 6
; run: @uinc_wrap32(i32 -1, i32 1) == i32 0
; run: @uinc_wrap32(i32 -2147483648, i32 2147483647) == i32 0
; run: @uinc_wrap32(i32 279694831, i32 -279694831) == i32 279694832
; run: @udec_wrap32(i32 5, i32 9) == i32 4
; run: @udec_wrap32(i32 -1, i32 1) == i32 1
; run: @udec_wrap32(i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @udec_wrap32(i32 279694831, i32 -279694831) == i32 279694830
; run: @usub_cond32(i32 5, i32 9) == i32 5
; run: @usub_cond32(i32 -1, i32 1) == i32 -2
; run: @usub_cond32(i32 -2147483648, i32 2147483647) == i32 1
; run: @usub_cond32(i32 279694831, i32 -279694831) == i32 279694831
; run: @usub_sat32(i32 5, i32 9) == i32 0
; run: @usub_sat32(i32 -1, i32 1) == i32 -2
; run: @usub_sat32(i32 -2147483648, i32 2147483647) == i32 1
; run: @usub_sat32(i32 279694831, i32 -279694831) == i32 0
; run: @xchg64(i64 5, i64 9) == i64 9
; run: @xchg64(i64 -1, i64 1) == i64 1
; run: @xchg64(i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @xchg64(i64 1311768467294899695, i64 -1311768467294899695) == i64 -1311768467294899695
; run: @add64(i64 5, i64 9) == i64 14
; run: @add64(i64 -1, i64 1) == i64 0
; run: @add64(i64 -9223372036854775808, i64 9223372036854775807) == i64 -1
; run: @add64(i64 1311768467294899695, i64 -1311768467294899695) == i64 0
; run: @sub64(i64 5, i64 9) == i64 -4
; run: @sub64(i64 -1, i64 1) == i64 -2
; run: @sub64(i64 -9223372036854775808, i64 9223372036854775807) == i64 1
; run: @sub64(i64 1311768467294899695, i64 -1311768467294899695) == i64 2623536934589799390
; run: @and64(i64 5, i64 9) == i64 1
; run: @and64(i64 -1, i64 1) == i64 1
; run: @and64(i64 -9223372036854775808, i64 9223372036854775807) == i64 0
; run: @and64(i64 1311768467294899695, i64 -1311768467294899695) == i64 1
; run: @nand64(i64 5, i64 9) == i64 -2
; run: @nand64(i64 -1, i64 1) == i64 -2
; run: @nand64(i64 -9223372036854775808, i64 9223372036854775807) == i64 -1
; run: @nand64(i64 1311768467294899695, i64 -1311768467294899695) == i64 -2
; run: @or64(i64 5, i64 9) == i64 13
; run: @or64(i64 -1, i64 1) == i64 -1
; run: @or64(i64 -9223372036854775808, i64 9223372036854775807) == i64 -1
; run: @or64(i64 1311768467294899695, i64 -1311768467294899695) == i64 -1
; run: @xor64(i64 5, i64 9) == i64 12
; run: @xor64(i64 -1, i64 1) == i64 -2
; run: @xor64(i64 -9223372036854775808, i64 9223372036854775807) == i64 -1
; run: @xor64(i64 1311768467294899695, i64 -1311768467294899695) == i64 -2
; run: @max64(i64 5, i64 9) == i64 9
; run: @max64(i64 -1, i64 1) == i64 1
; run: @max64(i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @max64(i64 1311768467294899695, i64 -1311768467294899695) == i64 1311768467294899695
; run: @min64(i64 5, i64 9) == i64 5
; run: @min64(i64 -1, i64 1) == i64 -1
; run: @min64(i64 -9223372036854775808, i64 9223372036854775807) == i64 -9223372036854775808
; run: @min64(i64 1311768467294899695, i64 -1311768467294899695) == i64 -1311768467294899695
; run: @umax64(i64 5, i64 9) == i64 9
; run: @umax64(i64 -1, i64 1) == i64 -1
; run: @umax64(i64 -9223372036854775808, i64 9223372036854775807) == i64 -9223372036854775808
; run: @umax64(i64 1311768467294899695, i64 -1311768467294899695) == i64 -1311768467294899695
; run: @umin64(i64 5, i64 9) == i64 5
; run: @umin64(i64 -1, i64 1) == i64 1
; run: @umin64(i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @umin64(i64 1311768467294899695, i64 -1311768467294899695) == i64 1311768467294899695
; run: @uinc_wrap64(i64 5, i64 9) == i64 6
; run: @uinc_wrap64(i64 -1, i64 1) == i64 0
; run: @uinc_wrap64(i64 -9223372036854775808, i64 9223372036854775807) == i64 0
; run: @uinc_wrap64(i64 1311768467294899695, i64 -1311768467294899695) == i64 1311768467294899696
; run: @udec_wrap64(i64 5, i64 9) == i64 4
; run: @udec_wrap64(i64 -1, i64 1) == i64 1
; run: @udec_wrap64(i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @udec_wrap64(i64 1311768467294899695, i64 -1311768467294899695) == i64 1311768467294899694
; run: @usub_cond64(i64 5, i64 9) == i64 5
; run: @usub_cond64(i64 -1, i64 1) == i64 -2
; run: @usub_cond64(i64 -9223372036854775808, i64 9223372036854775807) == i64 1
; run: @usub_cond64(i64 1311768467294899695, i64 -1311768467294899695) == i64 1311768467294899695
; run: @usub_sat64(i64 5, i64 9) == i64 0
; run: @usub_sat64(i64 -1, i64 1) == i64 -2
; run: @usub_sat64(i64 -9223372036854775808, i64 9223372036854775807) == i64 1
; run: @usub_sat64(i64 1311768467294899695, i64 -1311768467294899695) == i64 0
; run: @xchg128(i128 5, i128 9) == i128 9
; run: @xchg128(i128 -1, i128 1) == i128 1
; run: @xchg128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @xchg128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -24197857200151252728969465429440056815
; run: @add128(i128 5, i128 9) == i128 14
; run: @add128(i128 -1, i128 1) == i128 0
; run: @add128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 -1
; run: @add128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 0
; run: @sub128(i128 5, i128 9) == i128 -4
; run: @sub128(i128 -1, i128 1) == i128 -2
; run: @sub128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 1
; run: @sub128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 48395714400302505457938930858880113630
; run: @and128(i128 5, i128 9) == i128 1
; run: @and128(i128 -1, i128 1) == i128 1
; run: @and128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 0
; run: @and128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 1
; run: @nand128(i128 5, i128 9) == i128 -2
; run: @nand128(i128 -1, i128 1) == i128 -2
; run: @nand128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 -1
; run: @nand128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -2
; run: @or128(i128 5, i128 9) == i128 13
; run: @or128(i128 -1, i128 1) == i128 -1
; run: @or128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 -1
; run: @or128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -1
; run: @xor128(i128 5, i128 9) == i128 12
; run: @xor128(i128 -1, i128 1) == i128 -2
; run: @xor128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 -1
; run: @xor128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -2
; run: @max128(i128 5, i128 9) == i128 9
; run: @max128(i128 -1, i128 1) == i128 1
; run: @max128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @max128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 24197857200151252728969465429440056815
; run: @min128(i128 5, i128 9) == i128 5
; run: @min128(i128 -1, i128 1) == i128 -1
; run: @min128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 -170141183460469231731687303715884105728
; run: @min128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -24197857200151252728969465429440056815
; run: @umax128(i128 5, i128 9) == i128 9
; run: @umax128(i128 -1, i128 1) == i128 -1
; run: @umax128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 -170141183460469231731687303715884105728
; run: @umax128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -24197857200151252728969465429440056815
; run: @umin128(i128 5, i128 9) == i128 5
; run: @umin128(i128 -1, i128 1) == i128 1
; run: @umin128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @umin128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 24197857200151252728969465429440056815
; run: @uinc_wrap128(i128 5, i128 9) == i128 6
; run: @uinc_wrap128(i128 -1, i128 1) == i128 0
; run: @uinc_wrap128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 0
; run: @uinc_wrap128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 24197857200151252728969465429440056816
; run: @udec_wrap128(i128 5, i128 9) == i128 4
; run: @udec_wrap128(i128 -1, i128 1) == i128 1
; run: @udec_wrap128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @udec_wrap128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 24197857200151252728969465429440056814
; run: @usub_cond128(i128 5, i128 9) == i128 5
; run: @usub_cond128(i128 -1, i128 1) == i128 -2
; run: @usub_cond128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 1
; run: @usub_cond128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 24197857200151252728969465429440056815
; run: @usub_sat128(i128 5, i128 9) == i128 0
; run: @usub_sat128(i128 -1, i128 1) == i128 -2
; run: @usub_sat128(i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 1
; run: @usub_sat128(i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 0
@cell = global i128 0, align 16
define i8 @xchg8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @add8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw add ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @sub8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw sub ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @and8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw and ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @nand8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw nand ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @or8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw or ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @xor8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw xor ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @max8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw max ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @min8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw min ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @umax8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw umax ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @umin8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw umin ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @uinc_wrap8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw uinc_wrap ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @udec_wrap8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw udec_wrap ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @usub_cond8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw usub_cond ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i8 @usub_sat8(i8 %a, i8 %b) {
  store i8 %a, ptr @cell
  %old = atomicrmw usub_sat ptr @cell, i8 %b seq_cst
  %new = load i8, ptr @cell
  %right = icmp eq i8 %old, %a
  %r = select i1 %right, i8 %new, i8 77
  ret i8 %r
}
define i16 @xchg16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @add16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw add ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @sub16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw sub ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @and16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw and ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @nand16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw nand ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @or16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw or ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @xor16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw xor ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @max16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw max ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @min16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw min ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @umax16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw umax ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @umin16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw umin ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @uinc_wrap16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw uinc_wrap ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @udec_wrap16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw udec_wrap ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @usub_cond16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw usub_cond ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i16 @usub_sat16(i16 %a, i16 %b) {
  store i16 %a, ptr @cell
  %old = atomicrmw usub_sat ptr @cell, i16 %b seq_cst
  %new = load i16, ptr @cell
  %right = icmp eq i16 %old, %a
  %r = select i1 %right, i16 %new, i16 77
  ret i16 %r
}
define i32 @xchg32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @add32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw add ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @sub32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw sub ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @and32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw and ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @nand32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw nand ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @or32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw or ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @xor32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw xor ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @max32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw max ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @min32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw min ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @umax32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw umax ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @umin32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw umin ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @uinc_wrap32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw uinc_wrap ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @udec_wrap32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw udec_wrap ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @usub_cond32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw usub_cond ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i32 @usub_sat32(i32 %a, i32 %b) {
  store i32 %a, ptr @cell
  %old = atomicrmw usub_sat ptr @cell, i32 %b seq_cst
  %new = load i32, ptr @cell
  %right = icmp eq i32 %old, %a
  %r = select i1 %right, i32 %new, i32 77
  ret i32 %r
}
define i64 @xchg64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @add64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw add ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @sub64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw sub ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @and64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw and ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @nand64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw nand ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @or64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw or ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @xor64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw xor ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @max64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw max ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @min64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw min ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @umax64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw umax ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @umin64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw umin ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @uinc_wrap64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw uinc_wrap ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @udec_wrap64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw udec_wrap ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @usub_cond64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw usub_cond ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i64 @usub_sat64(i64 %a, i64 %b) {
  store i64 %a, ptr @cell
  %old = atomicrmw usub_sat ptr @cell, i64 %b seq_cst
  %new = load i64, ptr @cell
  %right = icmp eq i64 %old, %a
  %r = select i1 %right, i64 %new, i64 77
  ret i64 %r
}
define i128 @xchg128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw xchg ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @add128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw add ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @sub128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw sub ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @and128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw and ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @nand128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw nand ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @or128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw or ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @xor128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw xor ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @max128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw max ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @min128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw min ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @umax128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw umax ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @umin128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw umin ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @uinc_wrap128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw uinc_wrap ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @udec_wrap128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw udec_wrap ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @usub_cond128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw usub_cond ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
define i128 @usub_sat128(i128 %a, i128 %b) {
  store i128 %a, ptr @cell
  %old = atomicrmw usub_sat ptr @cell, i128 %b seq_cst
  %new = load i128, ptr @cell
  %right = icmp eq i128 %old, %a
  %r = select i1 %right, i128 %new, i128 77
  ret i128 %r
}
