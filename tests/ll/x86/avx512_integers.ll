; AVX-512 and GFNI: integers and masks.
; Made by tests/tools/x86/make_tests.py: what is expected is what the processor gave.

@out = global [256 x i8] zeroinitializer, align 64

define internal i64 @mix(i64 %h, i64 %words) {
  br label %loop
loop:
  %n = phi i64 [ 0, %0 ], [ %m, %loop ]
  %s = phi i64 [ %h, %0 ], [ %t, %loop ]
  %p = getelementptr i64, ptr @out, i64 %n
  %v = load i64, ptr %p
  store i64 0, ptr %p
  %x = xor i64 %s, %v
  %y = mul i64 %x, -7046029254386353131
  %t = call i64 @llvm.fshl.i64(i64 %y, i64 %y, i64 29)
  %m = add i64 %n, 1
  %c = icmp ult i64 %m, %words
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
declare i64 @llvm.fshl.i64(i64, i64, i64)

@b0 = constant [64 x i8] c"\02\0C\07\08\07\01\11\07\1F\A1\F2\08\38\02\02\4E\AE\08\30\10\9E\09\50\74\3F\B2\14\86\57\49\12\FF\81\FE\13\92\D1\81\94\11\F1\09\80\FE\72\FF\58\FE\1D\37\21\65\7F\FE\47\D1\47\FC\61\26\02\7F\08\80", align 64
@b1 = constant [64 x i8] c"\FF\51\B0\F3\AD\74\C7\AE\64\64\09\30\7F\1C\00\08\01\9D\7F\26\F4\81\1D\FE\7A\15\81\7A\29\34\87\8B\C2\17\42\2A\39\80\7F\C9\DA\7F\BD\33\5B\FD\80\31\F4\81\5D\01\7F\FE\E6\00\58\15\1E\C8\33\2D\55\FF", align 64
@b2 = constant [64 x i8] c"\15\2B\07\FE\25\98\A8\27\21\09\02\31\36\7F\7F\53\FF\0F\5A\A9\E7\80\02\04\C6\00\26\FE\1E\53\87\C8\E2\3F\00\81\07\E9\81\81\33\73\7A\3F\E0\ED\07\33\23\64\12\6D\09\01\27\A4\24\02\38\18\7C\09\29\FE", align 64
@b3 = constant [64 x i8] c"\56\5B\81\07\04\84\83\1C\C9\01\80\02\02\D9\D1\67\07\B3\80\02\12\00\CD\08\11\01\56\6A\44\0B\3D\F8\00\80\87\4A\2D\00\09\07\30\3E\1B\A6\7E\64\4E\FB\7F\B4\23\58\D6\01\E1\02\09\DE\48\B1\FE\80\43\54", align 64
@b4 = constant [64 x i8] c"\8C\00\4F\02\FF\80\33\00\01\08\00\09\08\DA\A8\C8\63\B8\26\08\0B\B7\A0\81\07\91\CD\09\E4\F4\3A\00\81\60\8E\00\AE\80\01\80\17\10\79\01\3C\34\09\7E\13\49\9D\32\02\09\4D\22\00\19\AC\84\FE\1E\8C\01", align 64
@b5 = constant [64 x i8] c"\04\01\F7\FE\7F\EE\08\07\81\09\1C\3B\7C\28\FE\67\02\60\81\81\1E\32\E6\40\64\13\6D\DA\01\09\02\80\50\81\6D\CF\66\F0\34\0C\69\23\49\20\FF\80\09\09\FE\64\09\7F\7F\73\FF\6D\7F\02\01\81\08\00\69\86", align 64
@b6 = constant [64 x i8] c"\80\00\5C\07\37\7F\72\4F\DF\20\FE\7D\FF\ED\DA\72\01\02\1B\B8\D8\75\00\02\00\4D\A0\09\1C\80\31\39\00\80\47\A5\3E\3C\07\B4\0E\FE\A5\41\FF\3A\56\5C\32\80\81\FE\4F\31\7F\80\08\2F\7C\0E\25\0D\08\00", align 64
@b7 = constant [64 x i8] c"\2F\50\FF\02\02\86\08\FF\FC\02\01\81\1F\C2\81\4F\6E\FE\07\31\FE\FF\09\0A\76\00\01\56\55\9D\81\4C\08\A2\10\7F\FE\62\E9\7E\FE\80\C5\7F\81\14\64\3F\08\8B\FF\FC\08\01\72\02\3C\D8\C2\80\08\80\32\2F", align 64
@b8 = constant [64 x i8] c"\02\08\01\3E\3B\19\FD\00\3B\EA\4B\00\08\01\2D\42\AA\1B\B5\37\81\7F\09\A6\D0\81\5F\80\00\8C\68\FF\27\17\65\68\AA\00\08\6A\5D\64\34\6F\6C\01\5D\29\00\A4\65\08\BC\25\02\11\FE\CA\32\00\7B\08\63\08", align 64
@b9 = constant [64 x i8] c"\E4\7F\9D\D4\37\07\81\7F\D0\0A\D7\09\52\08\4E\4E\6C\5E\70\00\7D\72\C7\D6\FE\11\FF\71\0A\02\81\82\07\A7\22\01\BB\1C\FE\02\B8\10\9C\28\08\FE\07\7A\80\3C\00\FF\80\E5\43\07\81\73\94\E5\07\64\5F\81", align 64
@w0 = constant [64 x i8] c"\39\5C\01\00\2D\00\3E\F5\0F\00\11\00\CB\DE\E8\A9\A8\BB\00\00\00\80\A6\6E\5D\00\CC\21\0B\00\00\00\C1\4D\01\80\69\00\CE\96\01\80\93\79\00\00\5B\3E\6B\73\11\00\11\00\E6\66\96\F7\11\00\86\E4\71\00", align 64
@w1 = constant [64 x i8] c"\80\84\9D\3F\00\00\0F\00\02\00\00\00\DB\1A\0F\00\7F\32\FF\7F\81\00\4D\6A\B5\2C\10\00\00\00\6C\B9\24\B7\60\00\C4\BE\9A\14\D6\73\01\00\11\00\01\80\D8\EC\67\D8\00\00\0F\00\8C\AF\F3\85\AD\4B\13\F7", align 64
@w2 = constant [64 x i8] c"\DE\15\E5\03\FF\7F\E9\33\03\BF\22\31\1C\54\23\61\75\A1\4E\FB\A0\FA\78\00\97\B2\00\00\3B\00\C8\4E\3D\64\EA\13\EA\2B\00\00\10\00\48\58\63\B3\00\00\11\00\6F\B2\00\00\10\00\06\33\CE\D1\10\00\7A\C1", align 64
@w3 = constant [64 x i8] c"\BF\F1\3F\00\01\00\11\00\11\00\24\7A\01\00\75\A5\01\80\00\80\00\80\64\0C\36\5E\EC\C4\F4\80\49\00\EE\07\FF\07\19\00\00\00\37\00\EC\D3\00\80\00\00\49\00\55\FA\01\80\7D\00\49\D3\FE\FF\0B\F5\B5\42", align 64
@w4 = constant [64 x i8] c"\AD\28\FF\7F\45\3B\1C\00\4D\C4\0F\00\C0\A0\01\00\65\00\C6\BE\11\00\FF\7F\FF\FF\4D\80\11\00\FE\FF\10\00\C3\C0\AC\08\01\80\73\00\F2\BD\FE\FF\41\00\45\20\11\00\E9\3C\44\00\10\00\02\00\21\B9\0F\00", align 64
@w5 = constant [64 x i8] c"\FF\7F\FF\7F\01\00\11\00\FF\FF\02\00\B9\BB\00\80\11\00\E2\47\FF\FF\03\00\6F\00\1F\80\D4\4B\24\00\FF\FF\FF\7F\16\6E\61\96\D0\6B\FB\AA\4C\E1\45\A4\39\DA\02\00\32\74\42\00\0D\19\0D\3E\91\B6\0D\28", align 64
@w6 = constant [64 x i8] c"\FF\FF\05\00\CA\68\2E\00\FB\53\82\63\7F\E8\C3\09\FF\7F\FF\7F\19\00\EF\74\79\00\5E\00\69\00\F8\74\11\00\0F\00\55\1F\2F\9D\0E\00\FF\FF\03\00\FF\FF\C5\AC\43\00\00\80\9F\F0\B4\F8\FF\FF\2A\00\01\00", align 64
@w7 = constant [64 x i8] c"\61\A2\11\00\DA\39\71\25\69\00\4B\00\4C\A6\FE\FF\3A\00\FF\FF\9E\FB\2F\00\47\00\4D\00\FE\FF\15\00\C8\5C\00\80\9B\0E\10\00\B6\C8\D8\87\16\A2\45\A8\01\00\01\40\17\94\FF\7F\FE\FF\02\00\FF\FF\FC\2A", align 64
@w8 = constant [64 x i8] c"\22\B0\02\C8\0F\00\BB\D6\FE\FF\E2\87\FE\FF\F2\1D\B5\43\23\00\0E\00\24\00\1E\3F\8A\00\0E\BC\01\80\7F\00\2F\D7\6D\00\13\00\01\80\4D\07\00\00\76\EE\00\CF\B8\82\24\00\FF\FF\AE\56\11\00\79\00\DB\8D", align 64
@w9 = constant [64 x i8] c"\F2\35\01\80\0D\00\FA\4A\7E\00\80\00\7A\DF\34\00\BD\CA\FF\7F\00\80\11\00\00\00\67\00\0C\00\1B\00\FF\7F\9D\79\73\A8\0F\00\9A\9C\25\00\47\B2\56\E0\66\36\11\00\2C\00\02\00\EC\6B\01\EA\6F\03\23\00", align 64
@d0 = constant [64 x i8] c"\AB\E1\E5\8F\43\8E\C9\DC\FF\FF\FF\FF\00\00\00\00\0D\00\00\00\85\00\00\00\01\00\00\00\06\57\CB\6B\B5\50\2B\EB\11\00\00\00\FF\FF\FF\FF\6B\85\3D\FE\95\B1\14\FB\FF\FF\FF\FF\15\00\00\00\BB\C7\57\36", align 64
@d1 = constant [64 x i8] c"\A8\30\7C\A0\00\00\00\00\21\00\00\00\01\00\00\00\01\00\00\00\00\00\00\00\20\00\00\00\02\00\00\00\C9\E5\A9\5D\CA\58\AB\B6\7E\95\11\25\1E\01\94\15\1F\00\00\00\7E\8D\E8\75\01\7F\D7\E3\00\00\00\00", align 64
@d2 = constant [64 x i8] c"\86\2C\EB\02\21\00\00\00\33\E9\43\9E\00\00\00\80\20\00\00\00\FE\FF\FF\FF\68\B1\F7\50\70\00\00\00\2A\00\00\00\01\00\00\00\29\00\00\00\9A\BC\FF\6A\73\00\00\00\CD\21\DD\C8\E0\85\79\55\00\00\00\00", align 64
@d3 = constant [64 x i8] c"\A3\76\A4\A6\24\0E\D1\D3\EC\5D\9B\DE\76\07\3A\FA\02\00\00\00\F5\42\00\4F\6C\88\F4\F9\EB\E4\6D\60\60\00\00\00\BB\DA\67\E5\FE\FF\FF\FF\00\00\00\00\00\00\00\80\0A\00\00\00\02\00\00\00\2A\28\01\DE", align 64
@d4 = constant [64 x i8] c"\53\BA\A1\25\1F\00\00\00\33\79\EB\E9\88\00\00\00\1F\00\00\00\61\00\00\00\FF\FF\FF\7F\00\00\00\00\2A\67\1F\77\28\45\0E\ED\00\00\00\00\15\0B\B0\75\89\00\00\00\68\B0\AC\C5\FF\FF\FF\FF\52\25\9D\E5", align 64
@d5 = constant [64 x i8] c"\1F\00\00\00\1F\00\00\00\5A\3A\6C\30\01\00\00\00\00\00\00\80\5B\00\00\00\84\00\00\00\83\D5\0D\3F\FE\FF\FF\FF\1B\00\00\00\76\00\00\00\5D\C5\F9\27\00\00\00\00\1F\00\00\00\7D\F0\15\18\20\00\00\00", align 64
@d6 = constant [64 x i8] c"\36\00\00\00\00\00\00\80\72\00\00\00\3F\E4\9E\D1\80\E9\82\21\00\00\00\00\02\00\00\00\07\00\00\00\1F\00\00\00\75\00\00\00\10\00\00\00\A4\B0\CC\A3\1E\00\00\00\31\6E\07\17\20\00\00\00\01\00\00\00", align 64
@d7 = constant [64 x i8] c"\07\DE\72\AB\2E\00\00\00\28\00\00\00\3C\00\00\00\9E\C3\C2\38\00\00\00\80\46\C3\2C\0F\6D\0C\92\E7\00\00\00\00\1F\00\00\00\A4\41\8D\A5\C0\BD\C1\7B\02\00\00\00\00\00\00\00\CE\9B\48\AD\A0\31\FC\96", align 64
@d8 = constant [64 x i8] c"\17\97\05\C2\48\75\81\78\00\00\00\80\5F\00\00\00\2B\00\00\00\24\00\00\00\35\3D\65\E4\FF\FF\FF\7F\8C\47\2E\28\C7\1D\76\38\20\00\00\00\93\56\82\E3\08\A9\3F\C7\18\00\00\00\FE\8B\94\62\04\E6\DC\A0", align 64
@d9 = constant [64 x i8] c"\01\00\00\80\FF\FF\FF\7F\5D\00\00\00\FF\FF\FF\7F\C8\2F\24\2E\93\EC\A9\8D\AB\67\60\70\63\94\32\44\3F\00\00\00\00\00\00\80\05\C5\EA\4B\02\00\00\00\01\00\00\00\FE\FF\FF\FF\1F\00\00\00\21\00\00\00", align 64
@q0 = constant [64 x i8] c"\0B\64\58\8F\94\83\3A\7A\72\2D\83\1E\34\BB\FE\41\8E\CF\7F\F8\73\73\41\5D\42\00\00\00\00\00\00\00\3D\07\D2\EC\54\43\F7\3C\00\00\00\00\00\00\00\80\29\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80", align 64
@q1 = constant [64 x i8] c"\41\00\00\00\00\00\00\00\3F\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\86\00\00\00\00\00\00\00\01\00\00\00\00\00\00\80\68\00\00\00\00\00\00\00\40\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00", align 64
@q2 = constant [64 x i8] c"\3A\00\00\00\00\00\00\00\8E\AF\5B\32\EF\53\C4\99\01\00\00\00\00\00\00\00\BE\F1\18\BB\99\CC\D7\7E\25\A3\E1\2C\EC\81\BE\34\41\00\00\00\00\00\00\00\5A\F3\C3\CF\88\B3\32\31\32\55\C9\33\02\BE\91\02", align 64
@q3 = constant [64 x i8] c"\3F\00\00\00\00\00\00\00\0E\00\00\00\00\00\00\00\58\00\00\00\00\00\00\00\41\00\00\00\00\00\00\00\8A\5E\36\7E\D2\DD\1F\17\FE\FF\FF\FF\FF\FF\FF\FF\41\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00", align 64
@q4 = constant [64 x i8] c"\7C\B6\57\FC\5E\53\FA\5D\01\00\00\00\00\00\00\80\92\AE\AA\DB\A2\0D\30\01\72\00\00\00\00\00\00\00\9C\74\43\12\38\E9\EA\1E\3E\00\00\00\00\00\00\00\D5\90\8F\DD\50\7E\9C\E9\FF\FF\FF\FF\FF\FF\FF\FF", align 64
@q5 = constant [64 x i8] c"\D7\1C\E6\E5\E5\53\AB\0F\01\00\00\00\00\00\00\00\D1\71\AB\7E\49\D1\49\72\87\00\00\00\00\00\00\00\E7\2D\66\22\CB\CB\4B\05\01\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80", align 64
@q6 = constant [64 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\40\00\00\00\00\00\00\00\4F\C7\C4\76\58\83\DD\85\FE\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\54\4D\90\0B\4D\2F\E4\45\FE\FF\FF\FF\FF\FF\FF\FF", align 64
@q7 = constant [64 x i8] c"\B9\68\F2\C2\D6\5C\95\47\01\00\00\00\00\00\00\00\23\00\00\00\00\00\00\00\3A\00\00\00\00\00\00\00\A7\3E\B0\25\FD\E0\34\AB\21\C5\1F\BF\09\62\88\65\00\00\00\00\00\00\00\00\98\C6\84\63\1B\6A\A1\B1", align 64
@q8 = constant [64 x i8] c"\86\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\51\1E\AB\56\9E\B8\94\66\01\00\00\00\00\00\00\80\2A\91\D0\D7\37\4B\31\FB\B9\26\5F\FC\79\59\AB\E9\FF\FF\FF\FF\FF\FF\FF\FF\39\A9\B5\0D\FC\51\2B\53", align 64
@q9 = constant [64 x i8] c"\5A\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\3B\3C\F5\02\E0\69\4B\5D\02\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\41\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\65\00\00\00\00\00\00\00", align 64

; The number of the first function whose result is another one.
; run: @different() == i32 0
define i32 @different() {
  br label %t1
t1:
  %r1 = call i64 @avx512_conflict_d_128()
  %c1 = icmp eq i64 %r1, 0
  br i1 %c1, label %t2, label %different
t2:
  %r2 = call i64 @avx512_conflict_q_256()
  %c2 = icmp eq i64 %r2, 0
  br i1 %c2, label %t3, label %different
t3:
  %r3 = call i64 @avx512_dbpsadbw_128()
  %c3 = icmp eq i64 %r3, 1446440554849056564
  br i1 %c3, label %t4, label %different
t4:
  %r4 = call i64 @avx512_kadd_b()
  %c4 = icmp eq i64 %r4, -9171308583682110737
  br i1 %c4, label %t5, label %different
t5:
  %r5 = call i64 @avx512_kadd_d()
  %c5 = icmp eq i64 %r5, -5876946751242400296
  br i1 %c5, label %t6, label %different
t6:
  %r6 = call i64 @avx512_kadd_q()
  %c6 = icmp eq i64 %r6, -4746321326174780815
  br i1 %c6, label %t7, label %different
t7:
  %r7 = call i64 @avx512_kadd_w()
  %c7 = icmp eq i64 %r7, -6060271974788159926
  br i1 %c7, label %t8, label %different
t8:
  %r8 = call i64 @avx512_ktestc_b()
  %c8 = icmp eq i64 %r8, 0
  br i1 %c8, label %t9, label %different
t9:
  %r9 = call i64 @avx512_ktestc_d()
  %c9 = icmp eq i64 %r9, 0
  br i1 %c9, label %t10, label %different
t10:
  %r10 = call i64 @avx512_ktestc_q()
  %c10 = icmp eq i64 %r10, 0
  br i1 %c10, label %t11, label %different
t11:
  %r11 = call i64 @avx512_ktestc_w()
  %c11 = icmp eq i64 %r11, 0
  br i1 %c11, label %t12, label %different
t12:
  %r12 = call i64 @avx512_ktestz_b()
  %c12 = icmp eq i64 %r12, 3549619841319594839
  br i1 %c12, label %t13, label %different
t13:
  %r13 = call i64 @avx512_ktestz_d()
  %c13 = icmp eq i64 %r13, 0
  br i1 %c13, label %t14, label %different
t14:
  %r14 = call i64 @avx512_ktestz_q()
  %c14 = icmp eq i64 %r14, 0
  br i1 %c14, label %t15, label %different
t15:
  %r15 = call i64 @avx512_ktestz_w()
  %c15 = icmp eq i64 %r15, 0
  br i1 %c15, label %t16, label %different
t16:
  %r16 = call i64 @avx512_packssdw_512()
  %c16 = icmp eq i64 %r16, 3571815694046754222
  br i1 %c16, label %t17, label %different
t17:
  %r17 = call i64 @avx512_packsswb_512()
  %c17 = icmp eq i64 %r17, 5680606393379153697
  br i1 %c17, label %t18, label %different
t18:
  %r18 = call i64 @avx512_packusdw_512()
  %c18 = icmp eq i64 %r18, 6454439810970268056
  br i1 %c18, label %t19, label %different
t19:
  %r19 = call i64 @avx512_packuswb_512()
  %c19 = icmp eq i64 %r19, 2524610288083245517
  br i1 %c19, label %t20, label %different
t20:
  %r20 = call i64 @avx512_pavg_b_512()
  %c20 = icmp eq i64 %r20, 461882455592710227
  br i1 %c20, label %t21, label %different
t21:
  %r21 = call i64 @avx512_pavg_w_512()
  %c21 = icmp eq i64 %r21, -9161599678633254913
  br i1 %c21, label %t22, label %different
t22:
  %r22 = call i64 @avx512_pmaddubs_w_512()
  %c22 = icmp eq i64 %r22, -7814631397950260499
  br i1 %c22, label %t23, label %different
t23:
  %r23 = call i64 @avx512_pmaddw_d_512()
  %c23 = icmp eq i64 %r23, -4622889410470602879
  br i1 %c23, label %t24, label %different
t24:
  %r24 = call i64 @avx512_pmul_hr_sw_512()
  %c24 = icmp eq i64 %r24, 6405554206739839009
  br i1 %c24, label %t25, label %different
t25:
  %r25 = call i64 @avx512_pmulh_w_512()
  %c25 = icmp eq i64 %r25, -9163293160263227201
  br i1 %c25, label %t26, label %different
t26:
  %r26 = call i64 @avx512_pmulhu_w_512()
  %c26 = icmp eq i64 %r26, 4792925461938524790
  br i1 %c26, label %t27, label %different
t27:
  %r27 = call i64 @avx512_pmultishift_qb_512()
  %c27 = icmp eq i64 %r27, -6132327155247287592
  br i1 %c27, label %t28, label %different
t28:
  %r28 = call i64 @avx512_psad_bw_512()
  %c28 = icmp eq i64 %r28, -3738030827317479745
  br i1 %c28, label %t29, label %different
t29:
  %r29 = call i64 @avx512_pshuf_b_512()
  %c29 = icmp eq i64 %r29, 7653753465665168750
  br i1 %c29, label %t30, label %different
t30:
  %r30 = call i64 @avx512_psll_d_512()
  %c30 = icmp eq i64 %r30, 0
  br i1 %c30, label %t31, label %different
t31:
  %r31 = call i64 @avx512_psll_q_512()
  %c31 = icmp eq i64 %r31, 6284323803649009829
  br i1 %c31, label %t32, label %different
t32:
  %r32 = call i64 @avx512_psll_w_512()
  %c32 = icmp eq i64 %r32, 0
  br i1 %c32, label %t33, label %different
t33:
  %r33 = call i64 @avx512_pslli_d_512()
  %c33 = icmp eq i64 %r33, 0
  br i1 %c33, label %t34, label %different
t34:
  %r34 = call i64 @avx512_pslli_q_512()
  %c34 = icmp eq i64 %r34, -7604935061668518593
  br i1 %c34, label %t35, label %different
t35:
  %r35 = call i64 @avx512_pslli_w_512()
  %c35 = icmp eq i64 %r35, 0
  br i1 %c35, label %t36, label %different
t36:
  %r36 = call i64 @avx512_psllv_d_512()
  %c36 = icmp eq i64 %r36, -4919992944278065571
  br i1 %c36, label %t37, label %different
t37:
  %r37 = call i64 @avx512_psllv_q_512()
  %c37 = icmp eq i64 %r37, 1032595983734987192
  br i1 %c37, label %t38, label %different
t38:
  %r38 = call i64 @avx512_psllv_w_128()
  %c38 = icmp eq i64 %r38, 1080643569737681594
  br i1 %c38, label %t39, label %different
t39:
  %r39 = call i64 @avx512_psra_d_512()
  %c39 = icmp eq i64 %r39, -7846959392742496887
  br i1 %c39, label %t40, label %different
t40:
  %r40 = call i64 @avx512_psra_q_512()
  %c40 = icmp eq i64 %r40, 5614189875690777083
  br i1 %c40, label %t41, label %different
t41:
  %r41 = call i64 @avx512_psra_w_512()
  %c41 = icmp eq i64 %r41, 8167838529891344503
  br i1 %c41, label %t42, label %different
t42:
  %r42 = call i64 @avx512_psrai_d_512()
  %c42 = icmp eq i64 %r42, 5075018083375724791
  br i1 %c42, label %t43, label %different
t43:
  %r43 = call i64 @avx512_psrai_q_128()
  %c43 = icmp eq i64 %r43, 0
  br i1 %c43, label %t44, label %different
t44:
  %r44 = call i64 @avx512_psrai_w_512()
  %c44 = icmp eq i64 %r44, 3006550184608480841
  br i1 %c44, label %t45, label %different
t45:
  %r45 = call i64 @avx512_psrav_d_512()
  %c45 = icmp eq i64 %r45, -5190243348863241940
  br i1 %c45, label %t46, label %different
t46:
  %r46 = call i64 @avx512_psrav_q_256()
  %c46 = icmp eq i64 %r46, -1775077949363387059
  br i1 %c46, label %t47, label %different
t47:
  %r47 = call i64 @avx512_psrav_w_128()
  %c47 = icmp eq i64 %r47, -2795466446625778687
  br i1 %c47, label %t48, label %different
t48:
  %r48 = call i64 @avx512_psrl_d_512()
  %c48 = icmp eq i64 %r48, 0
  br i1 %c48, label %t49, label %different
t49:
  %r49 = call i64 @avx512_psrl_q_512()
  %c49 = icmp eq i64 %r49, -7045920912995936447
  br i1 %c49, label %t50, label %different
t50:
  %r50 = call i64 @avx512_psrl_w_512()
  %c50 = icmp eq i64 %r50, 0
  br i1 %c50, label %t51, label %different
t51:
  %r51 = call i64 @avx512_psrli_d_512()
  %c51 = icmp eq i64 %r51, 0
  br i1 %c51, label %t52, label %different
t52:
  %r52 = call i64 @avx512_psrli_q_512()
  %c52 = icmp eq i64 %r52, 0
  br i1 %c52, label %t53, label %different
t53:
  %r53 = call i64 @avx512_psrli_w_512()
  %c53 = icmp eq i64 %r53, 0
  br i1 %c53, label %t54, label %different
t54:
  %r54 = call i64 @avx512_psrlv_d_512()
  %c54 = icmp eq i64 %r54, 972427233891073467
  br i1 %c54, label %t55, label %different
t55:
  %r55 = call i64 @avx512_psrlv_q_512()
  %c55 = icmp eq i64 %r55, -6505135843741294023
  br i1 %c55, label %t56, label %different
t56:
  %r56 = call i64 @avx512_psrlv_w_128()
  %c56 = icmp eq i64 %r56, 0
  br i1 %c56, label %t57, label %different
t57:
  %r57 = call i64 @avx512_pternlog_d_256()
  %c57 = icmp eq i64 %r57, -2723941902509652306
  br i1 %c57, label %t58, label %different
t58:
  %r58 = call i64 @avx512_pternlog_q_128()
  %c58 = icmp eq i64 %r58, 1974439463301375329
  br i1 %c58, label %t59, label %different
t59:
  %r59 = call i64 @avx512_vpdpbusd_512()
  %c59 = icmp eq i64 %r59, -1289934080460922224
  br i1 %c59, label %t60, label %different
t60:
  %r60 = call i64 @avx512_vpdpbusds_512()
  %c60 = icmp eq i64 %r60, 1144915315243374441
  br i1 %c60, label %t61, label %different
t61:
  %r61 = call i64 @avx512_vpdpwssd_128()
  %c61 = icmp eq i64 %r61, -1053836448593415166
  br i1 %c61, label %t62, label %different
t62:
  %r62 = call i64 @avx512_vpdpwssds_512()
  %c62 = icmp eq i64 %r62, -1865556602211465949
  br i1 %c62, label %t63, label %different
t63:
  %r63 = call i64 @avx512_vpmadd52h_uq_256()
  %c63 = icmp eq i64 %r63, -6730433683409232169
  br i1 %c63, label %t64, label %different
t64:
  %r64 = call i64 @avx512_vpmadd52l_uq_512()
  %c64 = icmp eq i64 %r64, -7912899562978977215
  br i1 %c64, label %t65, label %different
t65:
  %r65 = call i64 @avx512_vpshufbitqmb_256()
  %c65 = icmp eq i64 %r65, -8298425791061790529
  br i1 %c65, label %t66, label %different
t66:
  %r66 = call i64 @vgf2p8affineinvqb_128()
  %c66 = icmp eq i64 %r66, 1480192957123858893
  br i1 %c66, label %t67, label %different
t67:
  %r67 = call i64 @vgf2p8affineqb_256()
  %c67 = icmp eq i64 %r67, -1079665541562270000
  br i1 %c67, label %t68, label %different
t68:
  %r68 = call i64 @vgf2p8mulb_512()
  %c68 = icmp eq i64 %r68, -2184634305947784103
  br i1 %c68, label %t69, label %different
t69:
  ret i32 0
different:
  %n = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ]
  ret i32 %n
}

; 1
define internal i64 @avx512_conflict_d_128() {
  %a0_0 = load <4 x i32>, ptr @d4
  %r0 = call <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32> %a0_0)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d0
  %r1 = call <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32> %a1_0)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx512.conflict.d.128(<4 x i32>)

; 2
define internal i64 @avx512_conflict_q_256() {
  %a0_0 = load <4 x i64>, ptr @q6
  %r0 = call <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64> %a0_0)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q5
  %r1 = call <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64> %a1_0)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx512.conflict.q.256(<4 x i64>)

; 3
define internal i64 @avx512_dbpsadbw_128() {
  %a0_0 = load <16 x i8>, ptr @b0
  %a0_1 = load <16 x i8>, ptr @b9
  %r0 = call <8 x i16> @llvm.x86.avx512.dbpsadbw.128(<16 x i8> %a0_0, <16 x i8> %a0_1, i32 1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b1
  %a1_1 = load <16 x i8>, ptr @b2
  %r1 = call <8 x i16> @llvm.x86.avx512.dbpsadbw.128(<16 x i8> %a1_0, <16 x i8> %a1_1, i32 128)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.dbpsadbw.128(<16 x i8>, <16 x i8>, i32)

; 4
define internal i64 @avx512_kadd_b() {
  %m0_0 = load i8, ptr @b6
  %n0_0 = bitcast i8 %m0_0 to <8 x i1>
  %a0_0 = shufflevector <8 x i1> %n0_0, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %m0_1 = load i8, ptr @b0
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i1> @llvm.x86.avx512.kadd.b(<8 x i1> %a0_0, <8 x i1> %a0_1)
  store <8 x i1> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i8, ptr @b2
  %n1_0 = bitcast i8 %m1_0 to <8 x i1>
  %a1_0 = shufflevector <8 x i1> %n1_0, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %m1_1 = load i8, ptr @b1
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i1> @llvm.x86.avx512.kadd.b(<8 x i1> %a1_0, <8 x i1> %a1_1)
  store <8 x i1> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <8 x i1> @llvm.x86.avx512.kadd.b(<8 x i1>, <8 x i1>)

; 5
define internal i64 @avx512_kadd_d() {
  %m0_0 = load i32, ptr @b0
  %n0_0 = bitcast i32 %m0_0 to <32 x i1>
  %a0_0 = shufflevector <32 x i1> %n0_0, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %m0_1 = load i32, ptr @b6
  %n0_1 = bitcast i32 %m0_1 to <32 x i1>
  %a0_1 = shufflevector <32 x i1> %n0_1, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r0 = call <32 x i1> @llvm.x86.avx512.kadd.d(<32 x i1> %a0_0, <32 x i1> %a0_1)
  store <32 x i1> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i32, ptr @b6
  %n1_0 = bitcast i32 %m1_0 to <32 x i1>
  %a1_0 = shufflevector <32 x i1> %n1_0, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %m1_1 = load i32, ptr @b8
  %n1_1 = bitcast i32 %m1_1 to <32 x i1>
  %a1_1 = shufflevector <32 x i1> %n1_1, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r1 = call <32 x i1> @llvm.x86.avx512.kadd.d(<32 x i1> %a1_0, <32 x i1> %a1_1)
  store <32 x i1> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <32 x i1> @llvm.x86.avx512.kadd.d(<32 x i1>, <32 x i1>)

; 6
define internal i64 @avx512_kadd_q() {
  %m0_0 = load i64, ptr @b9
  %n0_0 = bitcast i64 %m0_0 to <64 x i1>
  %a0_0 = shufflevector <64 x i1> %n0_0, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %m0_1 = load i64, ptr @b3
  %n0_1 = bitcast i64 %m0_1 to <64 x i1>
  %a0_1 = shufflevector <64 x i1> %n0_1, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %r0 = call <64 x i1> @llvm.x86.avx512.kadd.q(<64 x i1> %a0_0, <64 x i1> %a0_1)
  store <64 x i1> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i64, ptr @b8
  %n1_0 = bitcast i64 %m1_0 to <64 x i1>
  %a1_0 = shufflevector <64 x i1> %n1_0, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %m1_1 = load i64, ptr @b6
  %n1_1 = bitcast i64 %m1_1 to <64 x i1>
  %a1_1 = shufflevector <64 x i1> %n1_1, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %r1 = call <64 x i1> @llvm.x86.avx512.kadd.q(<64 x i1> %a1_0, <64 x i1> %a1_1)
  store <64 x i1> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <64 x i1> @llvm.x86.avx512.kadd.q(<64 x i1>, <64 x i1>)

; 7
define internal i64 @avx512_kadd_w() {
  %m0_0 = load i16, ptr @b3
  %n0_0 = bitcast i16 %m0_0 to <16 x i1>
  %a0_0 = shufflevector <16 x i1> %n0_0, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %m0_1 = load i16, ptr @b6
  %n0_1 = bitcast i16 %m0_1 to <16 x i1>
  %a0_1 = shufflevector <16 x i1> %n0_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r0 = call <16 x i1> @llvm.x86.avx512.kadd.w(<16 x i1> %a0_0, <16 x i1> %a0_1)
  store <16 x i1> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i16, ptr @b9
  %n1_0 = bitcast i16 %m1_0 to <16 x i1>
  %a1_0 = shufflevector <16 x i1> %n1_0, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %m1_1 = load i16, ptr @b0
  %n1_1 = bitcast i16 %m1_1 to <16 x i1>
  %a1_1 = shufflevector <16 x i1> %n1_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r1 = call <16 x i1> @llvm.x86.avx512.kadd.w(<16 x i1> %a1_0, <16 x i1> %a1_1)
  store <16 x i1> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <16 x i1> @llvm.x86.avx512.kadd.w(<16 x i1>, <16 x i1>)

; 8
define internal i64 @avx512_ktestc_b() {
  %m0_0 = load i8, ptr @b9
  %n0_0 = bitcast i8 %m0_0 to <8 x i1>
  %a0_0 = shufflevector <8 x i1> %n0_0, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %m0_1 = load i8, ptr @b1
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call i32 @llvm.x86.avx512.ktestc.b(<8 x i1> %a0_0, <8 x i1> %a0_1)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i8, ptr @b4
  %n1_0 = bitcast i8 %m1_0 to <8 x i1>
  %a1_0 = shufflevector <8 x i1> %n1_0, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %m1_1 = load i8, ptr @b0
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call i32 @llvm.x86.avx512.ktestc.b(<8 x i1> %a1_0, <8 x i1> %a1_1)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.avx512.ktestc.b(<8 x i1>, <8 x i1>)

; 9
define internal i64 @avx512_ktestc_d() {
  %m0_0 = load i32, ptr @b4
  %n0_0 = bitcast i32 %m0_0 to <32 x i1>
  %a0_0 = shufflevector <32 x i1> %n0_0, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %m0_1 = load i32, ptr @b2
  %n0_1 = bitcast i32 %m0_1 to <32 x i1>
  %a0_1 = shufflevector <32 x i1> %n0_1, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r0 = call i32 @llvm.x86.avx512.ktestc.d(<32 x i1> %a0_0, <32 x i1> %a0_1)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i32, ptr @b4
  %n1_0 = bitcast i32 %m1_0 to <32 x i1>
  %a1_0 = shufflevector <32 x i1> %n1_0, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %m1_1 = load i32, ptr @b0
  %n1_1 = bitcast i32 %m1_1 to <32 x i1>
  %a1_1 = shufflevector <32 x i1> %n1_1, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r1 = call i32 @llvm.x86.avx512.ktestc.d(<32 x i1> %a1_0, <32 x i1> %a1_1)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.avx512.ktestc.d(<32 x i1>, <32 x i1>)

; 10
define internal i64 @avx512_ktestc_q() {
  %m0_0 = load i64, ptr @b5
  %n0_0 = bitcast i64 %m0_0 to <64 x i1>
  %a0_0 = shufflevector <64 x i1> %n0_0, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %m0_1 = load i64, ptr @b2
  %n0_1 = bitcast i64 %m0_1 to <64 x i1>
  %a0_1 = shufflevector <64 x i1> %n0_1, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %r0 = call i32 @llvm.x86.avx512.ktestc.q(<64 x i1> %a0_0, <64 x i1> %a0_1)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i64, ptr @b2
  %n1_0 = bitcast i64 %m1_0 to <64 x i1>
  %a1_0 = shufflevector <64 x i1> %n1_0, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %m1_1 = load i64, ptr @b8
  %n1_1 = bitcast i64 %m1_1 to <64 x i1>
  %a1_1 = shufflevector <64 x i1> %n1_1, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %r1 = call i32 @llvm.x86.avx512.ktestc.q(<64 x i1> %a1_0, <64 x i1> %a1_1)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.avx512.ktestc.q(<64 x i1>, <64 x i1>)

; 11
define internal i64 @avx512_ktestc_w() {
  %m0_0 = load i16, ptr @b4
  %n0_0 = bitcast i16 %m0_0 to <16 x i1>
  %a0_0 = shufflevector <16 x i1> %n0_0, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %m0_1 = load i16, ptr @b7
  %n0_1 = bitcast i16 %m0_1 to <16 x i1>
  %a0_1 = shufflevector <16 x i1> %n0_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r0 = call i32 @llvm.x86.avx512.ktestc.w(<16 x i1> %a0_0, <16 x i1> %a0_1)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i16, ptr @b4
  %n1_0 = bitcast i16 %m1_0 to <16 x i1>
  %a1_0 = shufflevector <16 x i1> %n1_0, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %m1_1 = load i16, ptr @b0
  %n1_1 = bitcast i16 %m1_1 to <16 x i1>
  %a1_1 = shufflevector <16 x i1> %n1_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r1 = call i32 @llvm.x86.avx512.ktestc.w(<16 x i1> %a1_0, <16 x i1> %a1_1)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.avx512.ktestc.w(<16 x i1>, <16 x i1>)

; 12
define internal i64 @avx512_ktestz_b() {
  %m0_0 = load i8, ptr @b8
  %n0_0 = bitcast i8 %m0_0 to <8 x i1>
  %a0_0 = shufflevector <8 x i1> %n0_0, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %m0_1 = load i8, ptr @b6
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call i32 @llvm.x86.avx512.ktestz.b(<8 x i1> %a0_0, <8 x i1> %a0_1)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i8, ptr @b8
  %n1_0 = bitcast i8 %m1_0 to <8 x i1>
  %a1_0 = shufflevector <8 x i1> %n1_0, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %m1_1 = load i8, ptr @b0
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call i32 @llvm.x86.avx512.ktestz.b(<8 x i1> %a1_0, <8 x i1> %a1_1)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.avx512.ktestz.b(<8 x i1>, <8 x i1>)

; 13
define internal i64 @avx512_ktestz_d() {
  %m0_0 = load i32, ptr @b3
  %n0_0 = bitcast i32 %m0_0 to <32 x i1>
  %a0_0 = shufflevector <32 x i1> %n0_0, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %m0_1 = load i32, ptr @b3
  %n0_1 = bitcast i32 %m0_1 to <32 x i1>
  %a0_1 = shufflevector <32 x i1> %n0_1, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r0 = call i32 @llvm.x86.avx512.ktestz.d(<32 x i1> %a0_0, <32 x i1> %a0_1)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i32, ptr @b5
  %n1_0 = bitcast i32 %m1_0 to <32 x i1>
  %a1_0 = shufflevector <32 x i1> %n1_0, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %m1_1 = load i32, ptr @b7
  %n1_1 = bitcast i32 %m1_1 to <32 x i1>
  %a1_1 = shufflevector <32 x i1> %n1_1, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r1 = call i32 @llvm.x86.avx512.ktestz.d(<32 x i1> %a1_0, <32 x i1> %a1_1)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.avx512.ktestz.d(<32 x i1>, <32 x i1>)

; 14
define internal i64 @avx512_ktestz_q() {
  %m0_0 = load i64, ptr @b1
  %n0_0 = bitcast i64 %m0_0 to <64 x i1>
  %a0_0 = shufflevector <64 x i1> %n0_0, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %m0_1 = load i64, ptr @b9
  %n0_1 = bitcast i64 %m0_1 to <64 x i1>
  %a0_1 = shufflevector <64 x i1> %n0_1, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %r0 = call i32 @llvm.x86.avx512.ktestz.q(<64 x i1> %a0_0, <64 x i1> %a0_1)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i64, ptr @b7
  %n1_0 = bitcast i64 %m1_0 to <64 x i1>
  %a1_0 = shufflevector <64 x i1> %n1_0, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %m1_1 = load i64, ptr @b3
  %n1_1 = bitcast i64 %m1_1 to <64 x i1>
  %a1_1 = shufflevector <64 x i1> %n1_1, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %r1 = call i32 @llvm.x86.avx512.ktestz.q(<64 x i1> %a1_0, <64 x i1> %a1_1)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.avx512.ktestz.q(<64 x i1>, <64 x i1>)

; 15
define internal i64 @avx512_ktestz_w() {
  %m0_0 = load i16, ptr @b6
  %n0_0 = bitcast i16 %m0_0 to <16 x i1>
  %a0_0 = shufflevector <16 x i1> %n0_0, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %m0_1 = load i16, ptr @b9
  %n0_1 = bitcast i16 %m0_1 to <16 x i1>
  %a0_1 = shufflevector <16 x i1> %n0_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r0 = call i32 @llvm.x86.avx512.ktestz.w(<16 x i1> %a0_0, <16 x i1> %a0_1)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %m1_0 = load i16, ptr @b4
  %n1_0 = bitcast i16 %m1_0 to <16 x i1>
  %a1_0 = shufflevector <16 x i1> %n1_0, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %m1_1 = load i16, ptr @b1
  %n1_1 = bitcast i16 %m1_1 to <16 x i1>
  %a1_1 = shufflevector <16 x i1> %n1_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r1 = call i32 @llvm.x86.avx512.ktestz.w(<16 x i1> %a1_0, <16 x i1> %a1_1)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.avx512.ktestz.w(<16 x i1>, <16 x i1>)

; 16
define internal i64 @avx512_packssdw_512() {
  %a0_0 = load <16 x i32>, ptr @d5
  %a0_1 = load <16 x i32>, ptr @d0
  %r0 = call <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32> %a0_0, <16 x i32> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d2
  %a1_1 = load <16 x i32>, ptr @d2
  %r1 = call <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32> %a1_0, <16 x i32> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.packssdw.512(<16 x i32>, <16 x i32>)

; 17
define internal i64 @avx512_packsswb_512() {
  %a0_0 = load <32 x i16>, ptr @w9
  %a0_1 = load <32 x i16>, ptr @w6
  %r0 = call <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16> %a0_0, <32 x i16> %a0_1)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w8
  %a1_1 = load <32 x i16>, ptr @w2
  %r1 = call <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16> %a1_0, <32 x i16> %a1_1)
  store <64 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <64 x i8> @llvm.x86.avx512.packsswb.512(<32 x i16>, <32 x i16>)

; 18
define internal i64 @avx512_packusdw_512() {
  %a0_0 = load <16 x i32>, ptr @d7
  %a0_1 = load <16 x i32>, ptr @d3
  %r0 = call <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32> %a0_0, <16 x i32> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d9
  %a1_1 = load <16 x i32>, ptr @d0
  %r1 = call <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32> %a1_0, <16 x i32> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.packusdw.512(<16 x i32>, <16 x i32>)

; 19
define internal i64 @avx512_packuswb_512() {
  %a0_0 = load <32 x i16>, ptr @w8
  %a0_1 = load <32 x i16>, ptr @w0
  %r0 = call <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16> %a0_0, <32 x i16> %a0_1)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w9
  %a1_1 = load <32 x i16>, ptr @w2
  %r1 = call <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16> %a1_0, <32 x i16> %a1_1)
  store <64 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <64 x i8> @llvm.x86.avx512.packuswb.512(<32 x i16>, <32 x i16>)

; 20
define internal i64 @avx512_pavg_b_512() {
  %a0_0 = load <64 x i8>, ptr @b2
  %a0_1 = load <64 x i8>, ptr @b0
  %r0 = call <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <64 x i8>, ptr @b2
  %a1_1 = load <64 x i8>, ptr @b0
  %r1 = call <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8> %a1_0, <64 x i8> %a1_1)
  store <64 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <64 x i8> @llvm.x86.avx512.pavg.b.512(<64 x i8>, <64 x i8>)

; 21
define internal i64 @avx512_pavg_w_512() {
  %a0_0 = load <32 x i16>, ptr @w5
  %a0_1 = load <32 x i16>, ptr @w3
  %r0 = call <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w7
  %a1_1 = load <32 x i16>, ptr @w8
  %r1 = call <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16> %a1_0, <32 x i16> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.pavg.w.512(<32 x i16>, <32 x i16>)

; 22
define internal i64 @avx512_pmaddubs_w_512() {
  %a0_0 = load <64 x i8>, ptr @b6
  %a0_1 = load <64 x i8>, ptr @b1
  %r0 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %a0_0, <64 x i8> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <64 x i8>, ptr @b2
  %a1_1 = load <64 x i8>, ptr @b3
  %r1 = call <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8> %a1_0, <64 x i8> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.pmaddubs.w.512(<64 x i8>, <64 x i8>)

; 23
define internal i64 @avx512_pmaddw_d_512() {
  %a0_0 = load <32 x i16>, ptr @w1
  %a0_1 = load <32 x i16>, ptr @w6
  %r0 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %a0_0, <32 x i16> %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w0
  %a1_1 = load <32 x i16>, ptr @w8
  %r1 = call <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16> %a1_0, <32 x i16> %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.pmaddw.d.512(<32 x i16>, <32 x i16>)

; 24
define internal i64 @avx512_pmul_hr_sw_512() {
  %a0_0 = load <32 x i16>, ptr @w1
  %a0_1 = load <32 x i16>, ptr @w3
  %r0 = call <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16> %a0_0, <32 x i16> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w1
  %a1_1 = load <32 x i16>, ptr @w4
  %r1 = call <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16> %a1_0, <32 x i16> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.pmul.hr.sw.512(<32 x i16>, <32 x i16>)

; 25
define internal i64 @avx512_pmulh_w_512() {
  %a0_0 = load <32 x i16>, ptr @w1
  %a0_1 = load <32 x i16>, ptr @w8
  %r0 = call <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w8
  %a1_1 = load <32 x i16>, ptr @w9
  %r1 = call <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16> %a1_0, <32 x i16> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.pmulh.w.512(<32 x i16>, <32 x i16>)

; 26
define internal i64 @avx512_pmulhu_w_512() {
  %a0_0 = load <32 x i16>, ptr @w2
  %a0_1 = load <32 x i16>, ptr @w3
  %r0 = call <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w3
  %a1_1 = load <32 x i16>, ptr @w8
  %r1 = call <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16> %a1_0, <32 x i16> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.pmulhu.w.512(<32 x i16>, <32 x i16>)

; 27
define internal i64 @avx512_pmultishift_qb_512() {
  %a0_0 = load <64 x i8>, ptr @b0
  %a0_1 = load <64 x i8>, ptr @b5
  %r0 = call <64 x i8> @llvm.x86.avx512.pmultishift.qb.512(<64 x i8> %a0_0, <64 x i8> %a0_1)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <64 x i8>, ptr @b7
  %a1_1 = load <64 x i8>, ptr @b2
  %r1 = call <64 x i8> @llvm.x86.avx512.pmultishift.qb.512(<64 x i8> %a1_0, <64 x i8> %a1_1)
  store <64 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <64 x i8> @llvm.x86.avx512.pmultishift.qb.512(<64 x i8>, <64 x i8>)

; 28
define internal i64 @avx512_psad_bw_512() {
  %a0_0 = load <64 x i8>, ptr @b8
  %a0_1 = load <64 x i8>, ptr @b3
  %r0 = call <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8> %a0_0, <64 x i8> %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <64 x i8>, ptr @b0
  %a1_1 = load <64 x i8>, ptr @b9
  %r1 = call <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8> %a1_0, <64 x i8> %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.psad.bw.512(<64 x i8>, <64 x i8>)

; 29
define internal i64 @avx512_pshuf_b_512() {
  %a0_0 = load <64 x i8>, ptr @b2
  %a0_1 = load <64 x i8>, ptr @b4
  %r0 = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <64 x i8>, ptr @b7
  %a1_1 = load <64 x i8>, ptr @b1
  %r1 = call <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8> %a1_0, <64 x i8> %a1_1)
  store <64 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <64 x i8> @llvm.x86.avx512.pshuf.b.512(<64 x i8>, <64 x i8>)

; 30
define internal i64 @avx512_psll_d_512() {
  %a0_0 = load <16 x i32>, ptr @d6
  %a0_1 = load <4 x i32>, ptr @d0
  %r0 = call <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32> %a0_0, <4 x i32> %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d7
  %a1_1 = load <4 x i32>, ptr @d2
  %r1 = call <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32> %a1_0, <4 x i32> %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.psll.d.512(<16 x i32>, <4 x i32>)

; 31
define internal i64 @avx512_psll_q_512() {
  %a0_0 = load <8 x i64>, ptr @q4
  %a0_1 = load <2 x i64>, ptr @q4
  %r0 = call <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64> %a0_0, <2 x i64> %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q8
  %a1_1 = load <2 x i64>, ptr @q2
  %r1 = call <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64> %a1_0, <2 x i64> %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.psll.q.512(<8 x i64>, <2 x i64>)

; 32
define internal i64 @avx512_psll_w_512() {
  %a0_0 = load <32 x i16>, ptr @w3
  %a0_1 = load <8 x i16>, ptr @w2
  %r0 = call <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16> %a0_0, <8 x i16> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w0
  %a1_1 = load <8 x i16>, ptr @w7
  %r1 = call <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16> %a1_0, <8 x i16> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.psll.w.512(<32 x i16>, <8 x i16>)

; 33
define internal i64 @avx512_pslli_d_512() {
  %a0_0 = load <16 x i32>, ptr @d2
  %a0_1 = load i32, ptr @d6
  %r0 = call <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32> %a0_0, i32 %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d4
  %a1_1 = load i32, ptr @d3
  %r1 = call <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32> %a1_0, i32 %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.pslli.d.512(<16 x i32>, i32)

; 34
define internal i64 @avx512_pslli_q_512() {
  %a0_0 = load <8 x i64>, ptr @q7
  %a0_1 = load i32, ptr @d8
  %r0 = call <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64> %a0_0, i32 %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q3
  %a1_1 = load i32, ptr @d5
  %r1 = call <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64> %a1_0, i32 %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.pslli.q.512(<8 x i64>, i32)

; 35
define internal i64 @avx512_pslli_w_512() {
  %a0_0 = load <32 x i16>, ptr @w8
  %a0_1 = load i32, ptr @d5
  %r0 = call <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16> %a0_0, i32 %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w5
  %a1_1 = load i32, ptr @d8
  %r1 = call <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16> %a1_0, i32 %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.pslli.w.512(<32 x i16>, i32)

; 36
define internal i64 @avx512_psllv_d_512() {
  %a0_0 = load <16 x i32>, ptr @d5
  %a0_1 = load <16 x i32>, ptr @d3
  %r0 = call <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32> %a0_0, <16 x i32> %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d0
  %a1_1 = load <16 x i32>, ptr @d8
  %r1 = call <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32> %a1_0, <16 x i32> %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.psllv.d.512(<16 x i32>, <16 x i32>)

; 37
define internal i64 @avx512_psllv_q_512() {
  %a0_0 = load <8 x i64>, ptr @q2
  %a0_1 = load <8 x i64>, ptr @q9
  %r0 = call <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q5
  %a1_1 = load <8 x i64>, ptr @q7
  %r1 = call <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64> %a1_0, <8 x i64> %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.psllv.q.512(<8 x i64>, <8 x i64>)

; 38
define internal i64 @avx512_psllv_w_128() {
  %a0_0 = load <8 x i16>, ptr @w3
  %a0_1 = load <8 x i16>, ptr @w2
  %r0 = call <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w8
  %a1_1 = load <8 x i16>, ptr @w6
  %r1 = call <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.psllv.w.128(<8 x i16>, <8 x i16>)

; 39
define internal i64 @avx512_psra_d_512() {
  %a0_0 = load <16 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d1
  %r0 = call <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32> %a0_0, <4 x i32> %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d9
  %a1_1 = load <4 x i32>, ptr @d7
  %r1 = call <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32> %a1_0, <4 x i32> %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.psra.d.512(<16 x i32>, <4 x i32>)

; 40
define internal i64 @avx512_psra_q_512() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_1 = load <2 x i64>, ptr @q7
  %r0 = call <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64> %a0_0, <2 x i64> %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q7
  %a1_1 = load <2 x i64>, ptr @q6
  %r1 = call <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64> %a1_0, <2 x i64> %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.psra.q.512(<8 x i64>, <2 x i64>)

; 41
define internal i64 @avx512_psra_w_512() {
  %a0_0 = load <32 x i16>, ptr @w6
  %a0_1 = load <8 x i16>, ptr @w7
  %r0 = call <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16> %a0_0, <8 x i16> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w3
  %a1_1 = load <8 x i16>, ptr @w3
  %r1 = call <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16> %a1_0, <8 x i16> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.psra.w.512(<32 x i16>, <8 x i16>)

; 42
define internal i64 @avx512_psrai_d_512() {
  %a0_0 = load <16 x i32>, ptr @d4
  %a0_1 = load i32, ptr @d0
  %r0 = call <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32> %a0_0, i32 %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d3
  %a1_1 = load i32, ptr @d2
  %r1 = call <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32> %a1_0, i32 %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.psrai.d.512(<16 x i32>, i32)

; 43
define internal i64 @avx512_psrai_q_128() {
  %a0_0 = load <2 x i64>, ptr @q7
  %a0_1 = load i32, ptr @d3
  %r0 = call <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64> %a0_0, i32 %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q1
  %a1_1 = load i32, ptr @d3
  %r1 = call <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64> %a1_0, i32 %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.avx512.psrai.q.128(<2 x i64>, i32)

; 44
define internal i64 @avx512_psrai_w_512() {
  %a0_0 = load <32 x i16>, ptr @w7
  %a0_1 = load i32, ptr @d4
  %r0 = call <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16> %a0_0, i32 %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w8
  %a1_1 = load i32, ptr @d4
  %r1 = call <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16> %a1_0, i32 %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.psrai.w.512(<32 x i16>, i32)

; 45
define internal i64 @avx512_psrav_d_512() {
  %a0_0 = load <16 x i32>, ptr @d1
  %a0_1 = load <16 x i32>, ptr @d9
  %r0 = call <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32> %a0_0, <16 x i32> %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d2
  %a1_1 = load <16 x i32>, ptr @d9
  %r1 = call <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32> %a1_0, <16 x i32> %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.psrav.d.512(<16 x i32>, <16 x i32>)

; 46
define internal i64 @avx512_psrav_q_256() {
  %a0_0 = load <4 x i64>, ptr @q6
  %a0_1 = load <4 x i64>, ptr @q5
  %r0 = call <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64> %a0_0, <4 x i64> %a0_1)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q6
  %a1_1 = load <4 x i64>, ptr @q8
  %r1 = call <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64> %a1_0, <4 x i64> %a1_1)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx512.psrav.q.256(<4 x i64>, <4 x i64>)

; 47
define internal i64 @avx512_psrav_w_128() {
  %a0_0 = load <8 x i16>, ptr @w8
  %a0_1 = load <8 x i16>, ptr @w3
  %r0 = call <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w6
  %a1_1 = load <8 x i16>, ptr @w4
  %r1 = call <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.psrav.w.128(<8 x i16>, <8 x i16>)

; 48
define internal i64 @avx512_psrl_d_512() {
  %a0_0 = load <16 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d3
  %r0 = call <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32> %a0_0, <4 x i32> %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d6
  %a1_1 = load <4 x i32>, ptr @d5
  %r1 = call <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32> %a1_0, <4 x i32> %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.psrl.d.512(<16 x i32>, <4 x i32>)

; 49
define internal i64 @avx512_psrl_q_512() {
  %a0_0 = load <8 x i64>, ptr @q5
  %a0_1 = load <2 x i64>, ptr @q4
  %r0 = call <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64> %a0_0, <2 x i64> %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q7
  %a1_1 = load <2 x i64>, ptr @q3
  %r1 = call <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64> %a1_0, <2 x i64> %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.psrl.q.512(<8 x i64>, <2 x i64>)

; 50
define internal i64 @avx512_psrl_w_512() {
  %a0_0 = load <32 x i16>, ptr @w6
  %a0_1 = load <8 x i16>, ptr @w9
  %r0 = call <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16> %a0_0, <8 x i16> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w3
  %a1_1 = load <8 x i16>, ptr @w6
  %r1 = call <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16> %a1_0, <8 x i16> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.psrl.w.512(<32 x i16>, <8 x i16>)

; 51
define internal i64 @avx512_psrli_d_512() {
  %a0_0 = load <16 x i32>, ptr @d6
  %a0_1 = load i32, ptr @d1
  %r0 = call <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32> %a0_0, i32 %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d9
  %a1_1 = load i32, ptr @d3
  %r1 = call <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32> %a1_0, i32 %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.psrli.d.512(<16 x i32>, i32)

; 52
define internal i64 @avx512_psrli_q_512() {
  %a0_0 = load <8 x i64>, ptr @q4
  %a0_1 = load i32, ptr @d9
  %r0 = call <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64> %a0_0, i32 %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q9
  %a1_1 = load i32, ptr @d2
  %r1 = call <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64> %a1_0, i32 %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.psrli.q.512(<8 x i64>, i32)

; 53
define internal i64 @avx512_psrli_w_512() {
  %a0_0 = load <32 x i16>, ptr @w0
  %a0_1 = load i32, ptr @d7
  %r0 = call <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16> %a0_0, i32 %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w5
  %a1_1 = load i32, ptr @d5
  %r1 = call <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16> %a1_0, i32 %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.psrli.w.512(<32 x i16>, i32)

; 54
define internal i64 @avx512_psrlv_d_512() {
  %a0_0 = load <16 x i32>, ptr @d9
  %a0_1 = load <16 x i32>, ptr @d2
  %r0 = call <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32> %a0_0, <16 x i32> %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d8
  %a1_1 = load <16 x i32>, ptr @d2
  %r1 = call <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32> %a1_0, <16 x i32> %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.psrlv.d.512(<16 x i32>, <16 x i32>)

; 55
define internal i64 @avx512_psrlv_q_512() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_1 = load <8 x i64>, ptr @q5
  %r0 = call <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q8
  %a1_1 = load <8 x i64>, ptr @q2
  %r1 = call <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64> %a1_0, <8 x i64> %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.psrlv.q.512(<8 x i64>, <8 x i64>)

; 56
define internal i64 @avx512_psrlv_w_128() {
  %a0_0 = load <8 x i16>, ptr @w9
  %a0_1 = load <8 x i16>, ptr @w7
  %r0 = call <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w7
  %a1_1 = load <8 x i16>, ptr @w2
  %r1 = call <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.psrlv.w.128(<8 x i16>, <8 x i16>)

; 57
define internal i64 @avx512_pternlog_d_256() {
  %a0_0 = load <8 x i32>, ptr @d6
  %a0_1 = load <8 x i32>, ptr @d3
  %a0_2 = load <8 x i32>, ptr @d9
  %r0 = call <8 x i32> @llvm.x86.avx512.pternlog.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i32 49)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d6
  %a1_1 = load <8 x i32>, ptr @d5
  %a1_2 = load <8 x i32>, ptr @d2
  %r1 = call <8 x i32> @llvm.x86.avx512.pternlog.d.256(<8 x i32> %a1_0, <8 x i32> %a1_1, <8 x i32> %a1_2, i32 31)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx512.pternlog.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i32)

; 58
define internal i64 @avx512_pternlog_q_128() {
  %a0_0 = load <2 x i64>, ptr @q4
  %a0_1 = load <2 x i64>, ptr @q2
  %a0_2 = load <2 x i64>, ptr @q5
  %r0 = call <2 x i64> @llvm.x86.avx512.pternlog.q.128(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i32 32)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q6
  %a1_1 = load <2 x i64>, ptr @q0
  %a1_2 = load <2 x i64>, ptr @q3
  %r1 = call <2 x i64> @llvm.x86.avx512.pternlog.q.128(<2 x i64> %a1_0, <2 x i64> %a1_1, <2 x i64> %a1_2, i32 15)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.avx512.pternlog.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i32)

; 59
define internal i64 @avx512_vpdpbusd_512() {
  %a0_0 = load <16 x i32>, ptr @d1
  %a0_1 = load <64 x i8>, ptr @b6
  %a0_2 = load <64 x i8>, ptr @b6
  %r0 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d1
  %a1_1 = load <64 x i8>, ptr @b1
  %a1_2 = load <64 x i8>, ptr @b8
  %r1 = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %a1_0, <64 x i8> %a1_1, <64 x i8> %a1_2)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <64 x i8>, <64 x i8>)

; 60
define internal i64 @avx512_vpdpbusds_512() {
  %a0_0 = load <16 x i32>, ptr @d0
  %a0_1 = load <64 x i8>, ptr @b1
  %a0_2 = load <64 x i8>, ptr @b1
  %r0 = call <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d2
  %a1_1 = load <64 x i8>, ptr @b8
  %a1_2 = load <64 x i8>, ptr @b3
  %r1 = call <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32> %a1_0, <64 x i8> %a1_1, <64 x i8> %a1_2)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32>, <64 x i8>, <64 x i8>)

; 61
define internal i64 @avx512_vpdpwssd_128() {
  %a0_0 = load <4 x i32>, ptr @d0
  %a0_1 = load <8 x i16>, ptr @w7
  %a0_2 = load <8 x i16>, ptr @w8
  %r0 = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d7
  %a1_1 = load <8 x i16>, ptr @w9
  %a1_2 = load <8 x i16>, ptr @w8
  %r1 = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %a1_0, <8 x i16> %a1_1, <8 x i16> %a1_2)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32>, <8 x i16>, <8 x i16>)

; 62
define internal i64 @avx512_vpdpwssds_512() {
  %a0_0 = load <16 x i32>, ptr @d7
  %a0_1 = load <32 x i16>, ptr @w3
  %a0_2 = load <32 x i16>, ptr @w3
  %r0 = call <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d9
  %a1_1 = load <32 x i16>, ptr @w1
  %a1_2 = load <32 x i16>, ptr @w7
  %r1 = call <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32> %a1_0, <32 x i16> %a1_1, <32 x i16> %a1_2)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32>, <32 x i16>, <32 x i16>)

; 63
define internal i64 @avx512_vpmadd52h_uq_256() {
  %a0_0 = load <4 x i64>, ptr @q4
  %a0_1 = load <4 x i64>, ptr @q5
  %a0_2 = load <4 x i64>, ptr @q3
  %r0 = call <4 x i64> @llvm.x86.avx512.vpmadd52h.uq.256(<4 x i64> %a0_0, <4 x i64> %a0_1, <4 x i64> %a0_2)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q2
  %a1_1 = load <4 x i64>, ptr @q2
  %a1_2 = load <4 x i64>, ptr @q7
  %r1 = call <4 x i64> @llvm.x86.avx512.vpmadd52h.uq.256(<4 x i64> %a1_0, <4 x i64> %a1_1, <4 x i64> %a1_2)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx512.vpmadd52h.uq.256(<4 x i64>, <4 x i64>, <4 x i64>)

; 64
define internal i64 @avx512_vpmadd52l_uq_512() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_1 = load <8 x i64>, ptr @q2
  %a0_2 = load <8 x i64>, ptr @q3
  %r0 = call <8 x i64> @llvm.x86.avx512.vpmadd52l.uq.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q8
  %a1_1 = load <8 x i64>, ptr @q4
  %a1_2 = load <8 x i64>, ptr @q2
  %r1 = call <8 x i64> @llvm.x86.avx512.vpmadd52l.uq.512(<8 x i64> %a1_0, <8 x i64> %a1_1, <8 x i64> %a1_2)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.vpmadd52l.uq.512(<8 x i64>, <8 x i64>, <8 x i64>)

; 65
define internal i64 @avx512_vpshufbitqmb_256() {
  %a0_0 = load <32 x i8>, ptr @b0
  %a0_1 = load <32 x i8>, ptr @b3
  %r0 = call <32 x i1> @llvm.x86.avx512.vpshufbitqmb.256(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i1> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <32 x i8>, ptr @b9
  %a1_1 = load <32 x i8>, ptr @b9
  %r1 = call <32 x i1> @llvm.x86.avx512.vpshufbitqmb.256(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i1> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <32 x i1> @llvm.x86.avx512.vpshufbitqmb.256(<32 x i8>, <32 x i8>)

; 66
define internal i64 @vgf2p8affineinvqb_128() {
  %a0_0 = load <16 x i8>, ptr @b1
  %a0_1 = load <16 x i8>, ptr @b4
  %r0 = call <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8> %a0_0, <16 x i8> %a0_1, i8 3)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b2
  %a1_1 = load <16 x i8>, ptr @b3
  %r1 = call <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8> %a1_0, <16 x i8> %a1_1, i8 85)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.vgf2p8affineinvqb.128(<16 x i8>, <16 x i8>, i8)

; 67
define internal i64 @vgf2p8affineqb_256() {
  %a0_0 = load <32 x i8>, ptr @b7
  %a0_1 = load <32 x i8>, ptr @b0
  %r0 = call <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8> %a0_0, <32 x i8> %a0_1, i8 1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b8
  %a1_1 = load <32 x i8>, ptr @b6
  %r1 = call <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8> %a1_0, <32 x i8> %a1_1, i8 32)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.vgf2p8affineqb.256(<32 x i8>, <32 x i8>, i8)

; 68
define internal i64 @vgf2p8mulb_512() {
  %a0_0 = load <64 x i8>, ptr @b0
  %a0_1 = load <64 x i8>, ptr @b4
  %r0 = call <64 x i8> @llvm.x86.vgf2p8mulb.512(<64 x i8> %a0_0, <64 x i8> %a0_1)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <64 x i8>, ptr @b9
  %a1_1 = load <64 x i8>, ptr @b8
  %r1 = call <64 x i8> @llvm.x86.vgf2p8mulb.512(<64 x i8> %a1_0, <64 x i8> %a1_1)
  store <64 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <64 x i8> @llvm.x86.vgf2p8mulb.512(<64 x i8>, <64 x i8>)

