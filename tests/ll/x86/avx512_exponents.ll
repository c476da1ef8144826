; AVX-512: exponents, mantissas, roundings to multiples, and tables by class.
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
@d1 = constant [64 x i8] c"\A8\30\7C\A0\00\00\00\00\21\00\00\00\01\00\00\00\01\00\00\00\00\00\00\00\20\00\00\00\02\00\00\00\C9\E5\A9\5D\CA\58\AB\B6\7E\95\11\25\1E\01\94\15\1F\00\00\00\7E\8D\E8\75\01\7F\D7\E3\00\00\00\00", align 64
@d2 = constant [64 x i8] c"\86\2C\EB\02\21\00\00\00\33\E9\43\9E\00\00\00\80\20\00\00\00\FE\FF\FF\FF\68\B1\F7\50\70\00\00\00\2A\00\00\00\01\00\00\00\29\00\00\00\9A\BC\FF\6A\73\00\00\00\CD\21\DD\C8\E0\85\79\55\00\00\00\00", align 64
@d3 = constant [64 x i8] c"\A3\76\A4\A6\24\0E\D1\D3\EC\5D\9B\DE\76\07\3A\FA\02\00\00\00\F5\42\00\4F\6C\88\F4\F9\EB\E4\6D\60\60\00\00\00\BB\DA\67\E5\FE\FF\FF\FF\00\00\00\00\00\00\00\80\0A\00\00\00\02\00\00\00\2A\28\01\DE", align 64
@d4 = constant [64 x i8] c"\53\BA\A1\25\1F\00\00\00\33\79\EB\E9\88\00\00\00\1F\00\00\00\61\00\00\00\FF\FF\FF\7F\00\00\00\00\2A\67\1F\77\28\45\0E\ED\00\00\00\00\15\0B\B0\75\89\00\00\00\68\B0\AC\C5\FF\FF\FF\FF\52\25\9D\E5", align 64
@d5 = constant [64 x i8] c"\1F\00\00\00\1F\00\00\00\5A\3A\6C\30\01\00\00\00\00\00\00\80\5B\00\00\00\84\00\00\00\83\D5\0D\3F\FE\FF\FF\FF\1B\00\00\00\76\00\00\00\5D\C5\F9\27\00\00\00\00\1F\00\00\00\7D\F0\15\18\20\00\00\00", align 64
@d7 = constant [64 x i8] c"\07\DE\72\AB\2E\00\00\00\28\00\00\00\3C\00\00\00\9E\C3\C2\38\00\00\00\80\46\C3\2C\0F\6D\0C\92\E7\00\00\00\00\1F\00\00\00\A4\41\8D\A5\C0\BD\C1\7B\02\00\00\00\00\00\00\00\CE\9B\48\AD\A0\31\FC\96", align 64
@d8 = constant [64 x i8] c"\17\97\05\C2\48\75\81\78\00\00\00\80\5F\00\00\00\2B\00\00\00\24\00\00\00\35\3D\65\E4\FF\FF\FF\7F\8C\47\2E\28\C7\1D\76\38\20\00\00\00\93\56\82\E3\08\A9\3F\C7\18\00\00\00\FE\8B\94\62\04\E6\DC\A0", align 64
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
@s0 = constant [64 x i8] c"\B2\AE\8B\39\06\00\F5\9E\FF\FF\FF\4E\1A\30\A1\4C\00\00\C0\3F\45\23\C1\FF\E5\18\9B\49\FF\FF\7F\00\00\00\C0\40\00\00\20\40\95\A8\99\BF\95\FC\63\EA\01\00\00\00\00\00\00\5F\00\00\20\C0\FF\FF\7F\FF", align 64
@s1 = constant [64 x i8] c"\CA\7C\59\C7\00\00\F0\40\41\27\27\3A\00\00\C0\7F\6C\35\76\3A\BA\21\8C\29\BB\0D\11\3D\01\00\00\80\00\00\60\C0\00\00\00\00\00\00\80\3F\00\00\08\C1\95\54\3C\42\D5\13\7B\AD\8D\1D\D5\BF\9D\0E\AD\46", align 64
@s2 = constant [64 x i8] c"\00\00\A0\40\00\00\C0\C0\7D\5D\1B\01\00\00\20\C0\CD\F8\56\B9\FF\FF\7F\5F\00\00\00\4F\00\00\90\40\00\00\D0\40\00\00\B0\40\00\00\80\FF\00\00\00\41\00\00\00\3F\3E\7A\AB\9B\68\8D\6C\C2\45\23\81\7F", align 64
@s3 = constant [64 x i8] c"\00\00\E0\40\00\00\D0\40\FF\FF\7F\00\FF\FF\FF\4E\00\00\80\38\00\00\80\3F\00\00\C0\40\00\00\80\C0\00\00\08\41\00\00\A0\C0\00\00\80\3F\00\00\80\BF\5C\9E\97\47\99\2A\4E\5C\00\00\00\80\FA\A9\99\C7", align 64
@s4 = constant [64 x i8] c"\FC\44\13\3F\45\E4\C6\65\E5\47\BD\C7\00\00\00\DF\8F\74\94\42\3F\5E\55\39\63\A7\99\C7\00\00\C0\3F\B2\FC\6C\39\00\00\20\C0\00\00\00\80\00\00\80\BF\D6\7D\9C\F2\00\00\18\41\45\23\C1\FF\35\58\29\95", align 64
@s5 = constant [64 x i8] c"\EA\3A\F7\BD\00\00\00\80\00\00\20\40\95\4E\96\50\79\E9\F6\C2\00\00\00\C0\51\61\49\11\00\00\80\00\00\00\00\BF\AE\F4\00\7C\79\E9\F6\C2\00\00\80\FF\00\00\80\00\00\00\80\33\00\00\20\C0\01\00\00\80", align 64
@s6 = constant [64 x i8] c"\89\17\AC\B9\00\F0\7F\47\45\23\C1\FF\FF\FF\7F\FF\45\23\C1\FF\45\23\81\7F\96\E5\73\42\45\23\81\7F\00\00\80\40\00\00\C0\3F\00\00\80\00\00\00\80\38\28\60\B4\42\FF\FF\7F\FF\00\00\10\41\B6\D4\DD\40", align 64
@s7 = constant [64 x i8] c"\00\00\00\DF\00\00\C0\3F\79\E9\F6\C2\00\00\00\DF\4F\4D\A1\3E\00\00\80\00\00\00\40\C0\00\00\80\33\00\00\20\C0\96\4C\20\CE\93\BD\75\C2\00\00\80\7F\00\00\20\40\00\00\C0\C0\FF\FF\7F\00\80\1B\B6\4D", align 64
@s8 = constant [64 x i8] c"\00\00\20\40\C1\BA\02\19\00\00\80\BF\00\00\00\4F\14\33\A9\4D\FC\49\1E\BA\00\00\00\80\4A\E8\83\4D\00\00\60\40\A8\A6\A3\1C\D3\8C\2C\5E\83\8A\5A\AE\FF\FF\7F\5F\00\00\00\DF\C7\DD\E0\BF\B7\FF\CF\6A", align 64
@s9 = constant [64 x i8] c"\91\93\82\3A\00\00\80\3F\00\00\80\38\00\F0\7F\47\00\00\C0\3F\00\00\20\41\25\12\BD\4D\00\00\F0\40\00\00\80\FF\41\4D\34\A3\45\23\81\7F\00\00\00\80\FF\FF\7F\00\00\00\C0\7F\00\00\B0\40\45\23\C1\FF", align 64
@f0 = constant [64 x i8] c"\00\00\00\00\00\00\F0\41\00\00\00\00\00\00\A0\36\FC\B8\81\2F\AC\EA\B7\C1\00\00\00\00\00\00\45\40\FF\FF\FF\FF\FF\FF\EF\7F\00\00\00\00\00\00\16\C0\00\00\00\00\00\00\1A\C0\00\00\00\00\00\00\E0\3F", align 64
@f1 = constant [64 x i8] c"\00\00\00\00\00\00\00\80\E6\A0\CC\4D\10\01\76\32\01\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\BF\FF\FF\FF\FF\FF\FF\EF\FF\4D\18\66\28\A7\0C\45\C0\FF\FF\FF\FF\FF\FF\EF\FF\2B\34\1D\C0\86\5B\4B\7C", align 64
@f2 = constant [64 x i8] c"\00\00\00\00\00\00\F0\41\00\00\00\00\00\00\E0\43\00\00\00\00\00\00\0C\40\00\00\00\00\00\00\04\C0\FF\FF\FF\FF\FF\FF\0F\00\D5\64\FE\A4\89\88\35\49\70\37\8D\44\19\31\B2\41\00\00\00\00\00\00\E0\43", align 64
@f3 = constant [64 x i8] c"\00\00\00\00\00\00\E0\C3\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F0\FF\67\FF\82\86\FF\63\81\D8\DF\D1\9C\AE\B5\23\20\2B\00\00\00\00\00\00\E0\43\18\C1\37\3F\9B\D8\AB\41\F4\46\9F\29\04\FC\41\C0", align 64
@f4 = constant [64 x i8] c"\7E\3A\72\D8\1A\E4\50\40\00\00\00\00\00\00\F0\BF\62\8F\DC\06\22\19\C9\41\53\AD\8F\7E\F2\6A\48\6C\D2\73\7F\76\49\D3\23\40\BC\9A\78\56\34\12\F8\FF\FF\FF\FF\FF\FF\FF\EF\FF\00\00\00\00\00\00\22\C0", align 64
@f5 = constant [64 x i8] c"\A8\92\B9\A7\05\D6\11\40\00\00\00\00\00\00\18\40\00\00\00\00\00\00\F0\3F\74\46\F9\33\70\95\E4\40\00\00\C0\FF\FF\FF\DF\41\F7\CF\20\2D\8B\80\6C\E7\00\00\00\00\00\00\10\40\00\00\00\00\00\00\00\00", align 64
@f6 = constant [64 x i8] c"\00\00\00\00\00\00\04\C0\96\0F\8C\DD\E2\70\84\27\35\B3\39\F6\98\5C\EC\9B\00\00\00\00\00\00\E0\3F\5E\42\8C\19\E5\AC\4D\3F\01\00\00\00\00\00\00\80\35\3A\61\71\90\24\CC\C1\00\00\00\00\00\00\16\C0", align 64
@f7 = constant [64 x i8] c"\00\00\00\00\00\00\04\C0\00\00\00\00\00\00\F0\BF\00\00\00\F0\FF\FF\0F\38\9F\30\51\8C\6F\EE\F5\BF\77\BE\9F\1A\2F\DD\5E\C0\00\00\00\00\00\00\1A\40\A8\81\53\BA\6B\49\F1\3F\90\DB\1A\12\2F\1E\CA\40", align 64
@f8 = constant [64 x i8] c"\A8\03\08\F5\01\14\1D\40\00\00\00\00\00\00\12\40\70\1C\01\53\B2\2B\F4\3F\00\00\00\00\00\00\E0\41\BC\9A\78\56\34\12\F8\FF\00\00\00\00\00\00\00\80\00\00\00\00\00\00\E0\41\A8\45\AF\75\50\36\C8\4C", align 64
@f9 = constant [64 x i8] c"\00\00\00\00\00\00\F0\7F\00\00\00\F0\FF\FF\EF\47\77\BE\9F\1A\2F\DD\5E\C0\00\00\00\00\00\00\F0\BF\95\13\EB\DE\25\19\CB\5A\00\00\00\00\00\00\E0\43\00\00\00\00\00\00\24\C0\FF\FF\FF\FF\FF\FF\0F\00", align 64

; The number of the first function whose result is another one.
; run: @different() == i32 0
define i32 @different() {
  br label %t1
t1:
  %r1 = call i64 @avx512_mask_fixupimm_pd_128()
  %c1 = icmp eq i64 %r1, 1664864699815550564
  br i1 %c1, label %t2, label %different
t2:
  %r2 = call i64 @avx512_mask_fixupimm_ps_256()
  %c2 = icmp eq i64 %r2, -800984779796296780
  br i1 %c2, label %t3, label %different
t3:
  %r3 = call i64 @avx512_mask_fixupimm_sd()
  %c3 = icmp eq i64 %r3, -5403734649138874625
  br i1 %c3, label %t4, label %different
t4:
  %r4 = call i64 @avx512_mask_fixupimm_ss()
  %c4 = icmp eq i64 %r4, 1342001655941006031
  br i1 %c4, label %t5, label %different
t5:
  %r5 = call i64 @avx512_mask_getexp_pd_128()
  %c5 = icmp eq i64 %r5, -7287353509149838795
  br i1 %c5, label %t6, label %different
t6:
  %r6 = call i64 @avx512_mask_getexp_ps_128()
  %c6 = icmp eq i64 %r6, 6763594361731035955
  br i1 %c6, label %t7, label %different
t7:
  %r7 = call i64 @avx512_mask_getexp_sd()
  %c7 = icmp eq i64 %r7, 3719932845869501184
  br i1 %c7, label %t8, label %different
t8:
  %r8 = call i64 @avx512_mask_getexp_ss()
  %c8 = icmp eq i64 %r8, 1906174848353182904
  br i1 %c8, label %t9, label %different
t9:
  %r9 = call i64 @avx512_mask_getmant_pd_256()
  %c9 = icmp eq i64 %r9, 8907105369718969727
  br i1 %c9, label %t10, label %different
t10:
  %r10 = call i64 @avx512_mask_getmant_ps_512()
  %c10 = icmp eq i64 %r10, 3742384505054153866
  br i1 %c10, label %t11, label %different
t11:
  %r11 = call i64 @avx512_mask_getmant_sd()
  %c11 = icmp eq i64 %r11, 1339812778423512796
  br i1 %c11, label %t12, label %different
t12:
  %r12 = call i64 @avx512_mask_getmant_ss()
  %c12 = icmp eq i64 %r12, 7128193540272969464
  br i1 %c12, label %t13, label %different
t13:
  %r13 = call i64 @avx512_mask_range_pd_128()
  %c13 = icmp eq i64 %r13, -7235407724191448898
  br i1 %c13, label %t14, label %different
t14:
  %r14 = call i64 @avx512_mask_range_ps_512()
  %c14 = icmp eq i64 %r14, -9087340033179552394
  br i1 %c14, label %t15, label %different
t15:
  %r15 = call i64 @avx512_mask_range_sd()
  %c15 = icmp eq i64 %r15, -5823040549937100191
  br i1 %c15, label %t16, label %different
t16:
  %r16 = call i64 @avx512_mask_range_ss()
  %c16 = icmp eq i64 %r16, -6753070330070519741
  br i1 %c16, label %t17, label %different
t17:
  %r17 = call i64 @avx512_mask_reduce_pd_256()
  %c17 = icmp eq i64 %r17, -1974966073497569996
  br i1 %c17, label %t18, label %different
t18:
  %r18 = call i64 @avx512_mask_reduce_ps_512()
  %c18 = icmp eq i64 %r18, -5836378318664444549
  br i1 %c18, label %t19, label %different
t19:
  %r19 = call i64 @avx512_mask_reduce_sd()
  %c19 = icmp eq i64 %r19, 949335046671001805
  br i1 %c19, label %t20, label %different
t20:
  %r20 = call i64 @avx512_mask_reduce_ss()
  %c20 = icmp eq i64 %r20, 486764410728734692
  br i1 %c20, label %t21, label %different
t21:
  %r21 = call i64 @avx512_mask_rndscale_pd_512()
  %c21 = icmp eq i64 %r21, 2259848804444375154
  br i1 %c21, label %t22, label %different
t22:
  %r22 = call i64 @avx512_mask_rndscale_ps_512()
  %c22 = icmp eq i64 %r22, 8715320895272555173
  br i1 %c22, label %t23, label %different
t23:
  %r23 = call i64 @avx512_mask_rndscale_sd()
  %c23 = icmp eq i64 %r23, 1341293355621200016
  br i1 %c23, label %t24, label %different
t24:
  %r24 = call i64 @avx512_mask_rndscale_ss()
  %c24 = icmp eq i64 %r24, 1900427205594456467
  br i1 %c24, label %t25, label %different
t25:
  %r25 = call i64 @avx512_mask_scalef_pd_512()
  %c25 = icmp eq i64 %r25, 4897886806918294600
  br i1 %c25, label %t26, label %different
t26:
  %r26 = call i64 @avx512_mask_scalef_ps_128()
  %c26 = icmp eq i64 %r26, 5416116414501381575
  br i1 %c26, label %t27, label %different
t27:
  %r27 = call i64 @avx512_mask_scalef_sd()
  %c27 = icmp eq i64 %r27, 5963226644004601224
  br i1 %c27, label %t28, label %different
t28:
  %r28 = call i64 @avx512_mask_scalef_ss()
  %c28 = icmp eq i64 %r28, -3247693886364782750
  br i1 %c28, label %t29, label %different
t29:
  ret i32 0
different:
  %n = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ]
  ret i32 %n
}

; 1
define internal i64 @avx512_mask_fixupimm_pd_128() {
  %a0_0 = load <2 x double>, ptr @f8
  %a0_1 = load <2 x double>, ptr @f5
  %a0_2 = load <2 x i64>, ptr @q6
  %a0_4 = load i8, ptr @b2
  %r0 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a0_0, <2 x double> %a0_1, <2 x i64> %a0_2, i32 15, i8 %a0_4)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f3
  %a1_1 = load <2 x double>, ptr @f0
  %a1_2 = load <2 x i64>, ptr @q4
  %a1_4 = load i8, ptr @b9
  %r1 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a1_0, <2 x double> %a1_1, <2 x i64> %a1_2, i32 27, i8 %a1_4)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f2
  %a2_1 = load <2 x double>, ptr @f2
  %a2_2 = load <2 x i64>, ptr @q5
  %a2_4 = load i8, ptr @b7
  %r2 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a2_0, <2 x double> %a2_1, <2 x i64> %a2_2, i32 64, i8 %a2_4)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f7
  %a3_1 = load <2 x double>, ptr @f9
  %a3_2 = load <2 x i64>, ptr @q5
  %a3_4 = load i8, ptr @b4
  %r3 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a3_0, <2 x double> %a3_1, <2 x i64> %a3_2, i32 16, i8 %a3_4)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f8
  %a4_1 = load <2 x double>, ptr @f0
  %a4_2 = load <2 x i64>, ptr @q7
  %a4_4 = load i8, ptr @b5
  %r4 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a4_0, <2 x double> %a4_1, <2 x i64> %a4_2, i32 3, i8 %a4_4)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f0
  %a5_1 = load <2 x double>, ptr @f1
  %a5_2 = load <2 x i64>, ptr @q1
  %a5_4 = load i8, ptr @b2
  %r5 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a5_0, <2 x double> %a5_1, <2 x i64> %a5_2, i32 3, i8 %a5_4)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f3
  %a6_1 = load <2 x double>, ptr @f2
  %a6_2 = load <2 x i64>, ptr @q6
  %a6_4 = load i8, ptr @b2
  %r6 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a6_0, <2 x double> %a6_1, <2 x i64> %a6_2, i32 7, i8 %a6_4)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f2
  %a7_1 = load <2 x double>, ptr @f7
  %a7_2 = load <2 x i64>, ptr @q0
  %a7_4 = load i8, ptr @b4
  %r7 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double> %a7_0, <2 x double> %a7_1, <2 x i64> %a7_2, i32 1, i8 %a7_4)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.fixupimm.pd.128(<2 x double>, <2 x double>, <2 x i64>, i32, i8)

; 2
define internal i64 @avx512_mask_fixupimm_ps_256() {
  %a0_0 = load <8 x float>, ptr @s6
  %a0_1 = load <8 x float>, ptr @s0
  %a0_2 = load <8 x i32>, ptr @d3
  %a0_4 = load i8, ptr @b2
  %r0 = call <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float> %a0_0, <8 x float> %a0_1, <8 x i32> %a0_2, i32 53, i8 %a0_4)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s0
  %a1_1 = load <8 x float>, ptr @s1
  %a1_2 = load <8 x i32>, ptr @d8
  %a1_4 = load i8, ptr @b6
  %r1 = call <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float> %a1_0, <8 x float> %a1_1, <8 x i32> %a1_2, i32 1, i8 %a1_4)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  %a2_0 = load <8 x float>, ptr @s2
  %a2_1 = load <8 x float>, ptr @s8
  %a2_2 = load <8 x i32>, ptr @d5
  %a2_4 = load i8, ptr @b8
  %r2 = call <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float> %a2_0, <8 x float> %a2_1, <8 x i32> %a2_2, i32 32, i8 %a2_4)
  %u2 = fcmp uno <8 x float> %r2, %r2
  %v2 = select <8 x i1> %u2, <8 x float> splat (float 1.25), <8 x float> %r2
  store <8 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 4)
  %a3_0 = load <8 x float>, ptr @s9
  %a3_1 = load <8 x float>, ptr @s8
  %a3_2 = load <8 x i32>, ptr @d7
  %a3_4 = load i8, ptr @b1
  %r3 = call <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float> %a3_0, <8 x float> %a3_1, <8 x i32> %a3_2, i32 3, i8 %a3_4)
  %u3 = fcmp uno <8 x float> %r3, %r3
  %v3 = select <8 x i1> %u3, <8 x float> splat (float 1.25), <8 x float> %r3
  store <8 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 4)
  %a4_0 = load <8 x float>, ptr @s6
  %a4_1 = load <8 x float>, ptr @s2
  %a4_2 = load <8 x i32>, ptr @d3
  %a4_4 = load i8, ptr @b8
  %r4 = call <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float> %a4_0, <8 x float> %a4_1, <8 x i32> %a4_2, i32 170, i8 %a4_4)
  %u4 = fcmp uno <8 x float> %r4, %r4
  %v4 = select <8 x i1> %u4, <8 x float> splat (float 1.25), <8 x float> %r4
  store <8 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 4)
  %a5_0 = load <8 x float>, ptr @s7
  %a5_1 = load <8 x float>, ptr @s9
  %a5_2 = load <8 x i32>, ptr @d7
  %a5_4 = load i8, ptr @b1
  %r5 = call <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float> %a5_0, <8 x float> %a5_1, <8 x i32> %a5_2, i32 3, i8 %a5_4)
  %u5 = fcmp uno <8 x float> %r5, %r5
  %v5 = select <8 x i1> %u5, <8 x float> splat (float 1.25), <8 x float> %r5
  store <8 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 4)
  %a6_0 = load <8 x float>, ptr @s2
  %a6_1 = load <8 x float>, ptr @s5
  %a6_2 = load <8 x i32>, ptr @d8
  %a6_4 = load i8, ptr @b3
  %r6 = call <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float> %a6_0, <8 x float> %a6_1, <8 x i32> %a6_2, i32 255, i8 %a6_4)
  %u6 = fcmp uno <8 x float> %r6, %r6
  %v6 = select <8 x i1> %u6, <8 x float> splat (float 1.25), <8 x float> %r6
  store <8 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 4)
  %a7_0 = load <8 x float>, ptr @s1
  %a7_1 = load <8 x float>, ptr @s9
  %a7_2 = load <8 x i32>, ptr @d7
  %a7_4 = load i8, ptr @b7
  %r7 = call <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float> %a7_0, <8 x float> %a7_1, <8 x i32> %a7_2, i32 3, i8 %a7_4)
  %u7 = fcmp uno <8 x float> %r7, %r7
  %v7 = select <8 x i1> %u7, <8 x float> splat (float 1.25), <8 x float> %r7
  store <8 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 4)
  ret i64 %h7
}
declare <8 x float> @llvm.x86.avx512.mask.fixupimm.ps.256(<8 x float>, <8 x float>, <8 x i32>, i32, i8)

; 3
define internal i64 @avx512_mask_fixupimm_sd() {
  %a0_0 = load <2 x double>, ptr @f0
  %a0_1 = load <2 x double>, ptr @f8
  %a0_2 = load <2 x i64>, ptr @q6
  %a0_4 = load i8, ptr @b4
  %r0 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x i64> %a0_2, i32 255, i8 %a0_4, i32 8)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f5
  %a1_1 = load <2 x double>, ptr @f1
  %a1_2 = load <2 x i64>, ptr @q3
  %a1_4 = load i8, ptr @b1
  %r1 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x i64> %a1_2, i32 255, i8 %a1_4, i32 8)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f5
  %a2_1 = load <2 x double>, ptr @f2
  %a2_2 = load <2 x i64>, ptr @q7
  %a2_4 = load i8, ptr @b7
  %r2 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double> %a2_0, <2 x double> %a2_1, <2 x i64> %a2_2, i32 64, i8 %a2_4, i32 4)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f8
  %a3_1 = load <2 x double>, ptr @f8
  %a3_2 = load <2 x i64>, ptr @q8
  %a3_4 = load i8, ptr @b0
  %r3 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double> %a3_0, <2 x double> %a3_1, <2 x i64> %a3_2, i32 8, i8 %a3_4, i32 4)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f5
  %a4_1 = load <2 x double>, ptr @f5
  %a4_2 = load <2 x i64>, ptr @q8
  %a4_4 = load i8, ptr @b8
  %r4 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double> %a4_0, <2 x double> %a4_1, <2 x i64> %a4_2, i32 85, i8 %a4_4, i32 8)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f5
  %a5_1 = load <2 x double>, ptr @f1
  %a5_2 = load <2 x i64>, ptr @q4
  %a5_4 = load i8, ptr @b9
  %r5 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double> %a5_0, <2 x double> %a5_1, <2 x i64> %a5_2, i32 8, i8 %a5_4, i32 4)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f9
  %a6_1 = load <2 x double>, ptr @f9
  %a6_2 = load <2 x i64>, ptr @q9
  %a6_4 = load i8, ptr @b2
  %r6 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double> %a6_0, <2 x double> %a6_1, <2 x i64> %a6_2, i32 15, i8 %a6_4, i32 8)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f3
  %a7_1 = load <2 x double>, ptr @f3
  %a7_2 = load <2 x i64>, ptr @q2
  %a7_4 = load i8, ptr @b0
  %r7 = call <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double> %a7_0, <2 x double> %a7_1, <2 x i64> %a7_2, i32 8, i8 %a7_4, i32 8)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.fixupimm.sd(<2 x double>, <2 x double>, <2 x i64>, i32, i8, i32)

; 4
define internal i64 @avx512_mask_fixupimm_ss() {
  %a0_0 = load <4 x float>, ptr @s6
  %a0_1 = load <4 x float>, ptr @s7
  %a0_2 = load <4 x i32>, ptr @d4
  %a0_4 = load i8, ptr @b2
  %r0 = call <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x i32> %a0_2, i32 180, i8 %a0_4, i32 4)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s7
  %a1_1 = load <4 x float>, ptr @s0
  %a1_2 = load <4 x i32>, ptr @d1
  %a1_4 = load i8, ptr @b8
  %r1 = call <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x i32> %a1_2, i32 8, i8 %a1_4, i32 4)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s8
  %a2_1 = load <4 x float>, ptr @s2
  %a2_2 = load <4 x i32>, ptr @d7
  %a2_4 = load i8, ptr @b4
  %r2 = call <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float> %a2_0, <4 x float> %a2_1, <4 x i32> %a2_2, i32 15, i8 %a2_4, i32 4)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s0
  %a3_1 = load <4 x float>, ptr @s7
  %a3_2 = load <4 x i32>, ptr @d5
  %a3_4 = load i8, ptr @b7
  %r3 = call <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float> %a3_0, <4 x float> %a3_1, <4 x i32> %a3_2, i32 7, i8 %a3_4, i32 4)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s6
  %a4_1 = load <4 x float>, ptr @s8
  %a4_2 = load <4 x i32>, ptr @d4
  %a4_4 = load i8, ptr @b6
  %r4 = call <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float> %a4_0, <4 x float> %a4_1, <4 x i32> %a4_2, i32 5, i8 %a4_4, i32 4)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s2
  %a5_1 = load <4 x float>, ptr @s9
  %a5_2 = load <4 x i32>, ptr @d7
  %a5_4 = load i8, ptr @b5
  %r5 = call <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float> %a5_0, <4 x float> %a5_1, <4 x i32> %a5_2, i32 40, i8 %a5_4, i32 4)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s5
  %a6_1 = load <4 x float>, ptr @s7
  %a6_2 = load <4 x i32>, ptr @d2
  %a6_4 = load i8, ptr @b3
  %r6 = call <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float> %a6_0, <4 x float> %a6_1, <4 x i32> %a6_2, i32 3, i8 %a6_4, i32 4)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s9
  %a7_1 = load <4 x float>, ptr @s0
  %a7_2 = load <4 x i32>, ptr @d1
  %a7_4 = load i8, ptr @b1
  %r7 = call <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float> %a7_0, <4 x float> %a7_1, <4 x i32> %a7_2, i32 255, i8 %a7_4, i32 8)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.fixupimm.ss(<4 x float>, <4 x float>, <4 x i32>, i32, i8, i32)

; 5
define internal i64 @avx512_mask_getexp_pd_128() {
  %a0_0 = load <2 x double>, ptr @f5
  %a0_1 = load <2 x double>, ptr @f2
  %a0_2 = load i8, ptr @b8
  %r0 = call <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double> %a0_0, <2 x double> %a0_1, i8 %a0_2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f7
  %a1_1 = load <2 x double>, ptr @f6
  %a1_2 = load i8, ptr @b9
  %r1 = call <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double> %a1_0, <2 x double> %a1_1, i8 %a1_2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f6
  %a2_1 = load <2 x double>, ptr @f6
  %a2_2 = load i8, ptr @b0
  %r2 = call <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double> %a2_0, <2 x double> %a2_1, i8 %a2_2)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f9
  %a3_1 = load <2 x double>, ptr @f3
  %a3_2 = load i8, ptr @b3
  %r3 = call <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double> %a3_0, <2 x double> %a3_1, i8 %a3_2)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f8
  %a4_1 = load <2 x double>, ptr @f6
  %a4_2 = load i8, ptr @b3
  %r4 = call <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double> %a4_0, <2 x double> %a4_1, i8 %a4_2)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f1
  %a5_1 = load <2 x double>, ptr @f6
  %a5_2 = load i8, ptr @b2
  %r5 = call <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double> %a5_0, <2 x double> %a5_1, i8 %a5_2)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f5
  %a6_1 = load <2 x double>, ptr @f3
  %a6_2 = load i8, ptr @b9
  %r6 = call <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double> %a6_0, <2 x double> %a6_1, i8 %a6_2)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f6
  %a7_1 = load <2 x double>, ptr @f2
  %a7_2 = load i8, ptr @b2
  %r7 = call <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double> %a7_0, <2 x double> %a7_1, i8 %a7_2)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.getexp.pd.128(<2 x double>, <2 x double>, i8)

; 6
define internal i64 @avx512_mask_getexp_ps_128() {
  %a0_0 = load <4 x float>, ptr @s3
  %a0_1 = load <4 x float>, ptr @s0
  %a0_2 = load i8, ptr @b4
  %r0 = call <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float> %a0_0, <4 x float> %a0_1, i8 %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s0
  %a1_1 = load <4 x float>, ptr @s0
  %a1_2 = load i8, ptr @b8
  %r1 = call <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float> %a1_0, <4 x float> %a1_1, i8 %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s8
  %a2_1 = load <4 x float>, ptr @s2
  %a2_2 = load i8, ptr @b3
  %r2 = call <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float> %a2_0, <4 x float> %a2_1, i8 %a2_2)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s8
  %a3_1 = load <4 x float>, ptr @s1
  %a3_2 = load i8, ptr @b0
  %r3 = call <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float> %a3_0, <4 x float> %a3_1, i8 %a3_2)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s8
  %a4_1 = load <4 x float>, ptr @s6
  %a4_2 = load i8, ptr @b3
  %r4 = call <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float> %a4_0, <4 x float> %a4_1, i8 %a4_2)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s9
  %a5_1 = load <4 x float>, ptr @s6
  %a5_2 = load i8, ptr @b3
  %r5 = call <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float> %a5_0, <4 x float> %a5_1, i8 %a5_2)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s1
  %a6_1 = load <4 x float>, ptr @s7
  %a6_2 = load i8, ptr @b8
  %r6 = call <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float> %a6_0, <4 x float> %a6_1, i8 %a6_2)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s9
  %a7_1 = load <4 x float>, ptr @s0
  %a7_2 = load i8, ptr @b6
  %r7 = call <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float> %a7_0, <4 x float> %a7_1, i8 %a7_2)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.getexp.ps.128(<4 x float>, <4 x float>, i8)

; 7
define internal i64 @avx512_mask_getexp_sd() {
  %a0_0 = load <2 x double>, ptr @f6
  %a0_1 = load <2 x double>, ptr @f2
  %a0_2 = load <2 x double>, ptr @f4
  %a0_3 = load i8, ptr @b9
  %r0 = call <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2, i8 %a0_3, i32 4)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f1
  %a1_1 = load <2 x double>, ptr @f7
  %a1_2 = load <2 x double>, ptr @f1
  %a1_3 = load i8, ptr @b4
  %r1 = call <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2, i8 %a1_3, i32 8)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f9
  %a2_1 = load <2 x double>, ptr @f7
  %a2_2 = load <2 x double>, ptr @f5
  %a2_3 = load i8, ptr @b0
  %r2 = call <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double> %a2_0, <2 x double> %a2_1, <2 x double> %a2_2, i8 %a2_3, i32 4)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f3
  %a3_1 = load <2 x double>, ptr @f1
  %a3_2 = load <2 x double>, ptr @f3
  %a3_3 = load i8, ptr @b2
  %r3 = call <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double> %a3_0, <2 x double> %a3_1, <2 x double> %a3_2, i8 %a3_3, i32 8)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f7
  %a4_1 = load <2 x double>, ptr @f0
  %a4_2 = load <2 x double>, ptr @f2
  %a4_3 = load i8, ptr @b6
  %r4 = call <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double> %a4_0, <2 x double> %a4_1, <2 x double> %a4_2, i8 %a4_3, i32 8)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f0
  %a5_1 = load <2 x double>, ptr @f5
  %a5_2 = load <2 x double>, ptr @f4
  %a5_3 = load i8, ptr @b4
  %r5 = call <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double> %a5_0, <2 x double> %a5_1, <2 x double> %a5_2, i8 %a5_3, i32 8)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f3
  %a6_1 = load <2 x double>, ptr @f8
  %a6_2 = load <2 x double>, ptr @f4
  %a6_3 = load i8, ptr @b9
  %r6 = call <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double> %a6_0, <2 x double> %a6_1, <2 x double> %a6_2, i8 %a6_3, i32 4)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f0
  %a7_1 = load <2 x double>, ptr @f3
  %a7_2 = load <2 x double>, ptr @f1
  %a7_3 = load i8, ptr @b3
  %r7 = call <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double> %a7_0, <2 x double> %a7_1, <2 x double> %a7_2, i8 %a7_3, i32 8)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.getexp.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)

; 8
define internal i64 @avx512_mask_getexp_ss() {
  %a0_0 = load <4 x float>, ptr @s6
  %a0_1 = load <4 x float>, ptr @s2
  %a0_2 = load <4 x float>, ptr @s7
  %a0_3 = load i8, ptr @b2
  %r0 = call <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2, i8 %a0_3, i32 8)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s0
  %a1_1 = load <4 x float>, ptr @s4
  %a1_2 = load <4 x float>, ptr @s1
  %a1_3 = load i8, ptr @b3
  %r1 = call <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2, i8 %a1_3, i32 4)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s9
  %a2_1 = load <4 x float>, ptr @s9
  %a2_2 = load <4 x float>, ptr @s7
  %a2_3 = load i8, ptr @b0
  %r2 = call <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float> %a2_0, <4 x float> %a2_1, <4 x float> %a2_2, i8 %a2_3, i32 4)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s8
  %a3_1 = load <4 x float>, ptr @s8
  %a3_2 = load <4 x float>, ptr @s8
  %a3_3 = load i8, ptr @b7
  %r3 = call <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float> %a3_0, <4 x float> %a3_1, <4 x float> %a3_2, i8 %a3_3, i32 8)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s7
  %a4_1 = load <4 x float>, ptr @s4
  %a4_2 = load <4 x float>, ptr @s1
  %a4_3 = load i8, ptr @b9
  %r4 = call <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float> %a4_0, <4 x float> %a4_1, <4 x float> %a4_2, i8 %a4_3, i32 4)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s8
  %a5_1 = load <4 x float>, ptr @s7
  %a5_2 = load <4 x float>, ptr @s8
  %a5_3 = load i8, ptr @b2
  %r5 = call <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float> %a5_0, <4 x float> %a5_1, <4 x float> %a5_2, i8 %a5_3, i32 4)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s3
  %a6_1 = load <4 x float>, ptr @s9
  %a6_2 = load <4 x float>, ptr @s1
  %a6_3 = load i8, ptr @b3
  %r6 = call <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float> %a6_0, <4 x float> %a6_1, <4 x float> %a6_2, i8 %a6_3, i32 4)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s4
  %a7_1 = load <4 x float>, ptr @s0
  %a7_2 = load <4 x float>, ptr @s7
  %a7_3 = load i8, ptr @b6
  %r7 = call <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float> %a7_0, <4 x float> %a7_1, <4 x float> %a7_2, i8 %a7_3, i32 8)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.getexp.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32)

; 9
define internal i64 @avx512_mask_getmant_pd_256() {
  %a0_0 = load <4 x double>, ptr @f7
  %a0_2 = load <4 x double>, ptr @f3
  %a0_3 = load i8, ptr @b1
  %r0 = call <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double> %a0_0, i32 9, <4 x double> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f6
  %a1_2 = load <4 x double>, ptr @f7
  %a1_3 = load i8, ptr @b3
  %r1 = call <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double> %a1_0, i32 13, <4 x double> %a1_2, i8 %a1_3)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  %a2_0 = load <4 x double>, ptr @f3
  %a2_2 = load <4 x double>, ptr @f7
  %a2_3 = load i8, ptr @b8
  %r2 = call <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double> %a2_0, i32 11, <4 x double> %a2_2, i8 %a2_3)
  %u2 = fcmp uno <4 x double> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x double> splat (double 1.25), <4 x double> %r2
  store <4 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 4)
  %a3_0 = load <4 x double>, ptr @f7
  %a3_2 = load <4 x double>, ptr @f8
  %a3_3 = load i8, ptr @b1
  %r3 = call <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double> %a3_0, i32 14, <4 x double> %a3_2, i8 %a3_3)
  %u3 = fcmp uno <4 x double> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x double> splat (double 1.25), <4 x double> %r3
  store <4 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 4)
  %a4_0 = load <4 x double>, ptr @f6
  %a4_2 = load <4 x double>, ptr @f0
  %a4_3 = load i8, ptr @b8
  %r4 = call <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double> %a4_0, i32 13, <4 x double> %a4_2, i8 %a4_3)
  %u4 = fcmp uno <4 x double> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x double> splat (double 1.25), <4 x double> %r4
  store <4 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 4)
  %a5_0 = load <4 x double>, ptr @f4
  %a5_2 = load <4 x double>, ptr @f0
  %a5_3 = load i8, ptr @b3
  %r5 = call <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double> %a5_0, i32 10, <4 x double> %a5_2, i8 %a5_3)
  %u5 = fcmp uno <4 x double> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x double> splat (double 1.25), <4 x double> %r5
  store <4 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 4)
  %a6_0 = load <4 x double>, ptr @f4
  %a6_2 = load <4 x double>, ptr @f4
  %a6_3 = load i8, ptr @b8
  %r6 = call <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double> %a6_0, i32 13, <4 x double> %a6_2, i8 %a6_3)
  %u6 = fcmp uno <4 x double> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x double> splat (double 1.25), <4 x double> %r6
  store <4 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 4)
  %a7_0 = load <4 x double>, ptr @f6
  %a7_2 = load <4 x double>, ptr @f6
  %a7_3 = load i8, ptr @b1
  %r7 = call <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double> %a7_0, i32 12, <4 x double> %a7_2, i8 %a7_3)
  %u7 = fcmp uno <4 x double> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x double> splat (double 1.25), <4 x double> %r7
  store <4 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 4)
  ret i64 %h7
}
declare <4 x double> @llvm.x86.avx512.mask.getmant.pd.256(<4 x double>, i32, <4 x double>, i8)

; 10
define internal i64 @avx512_mask_getmant_ps_512() {
  %a0_0 = load <16 x float>, ptr @s6
  %a0_2 = load <16 x float>, ptr @s6
  %a0_3 = load i16, ptr @w5
  %r0 = call <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float> %a0_0, i32 3, <16 x float> %a0_2, i16 %a0_3, i32 4)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x float>, ptr @s2
  %a1_2 = load <16 x float>, ptr @s1
  %a1_3 = load i16, ptr @w2
  %r1 = call <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float> %a1_0, i32 8, <16 x float> %a1_2, i16 %a1_3, i32 8)
  %u1 = fcmp uno <16 x float> %r1, %r1
  %v1 = select <16 x i1> %u1, <16 x float> splat (float 1.25), <16 x float> %r1
  store <16 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  %a2_0 = load <16 x float>, ptr @s8
  %a2_2 = load <16 x float>, ptr @s2
  %a2_3 = load i16, ptr @w1
  %r2 = call <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float> %a2_0, i32 9, <16 x float> %a2_2, i16 %a2_3, i32 8)
  %u2 = fcmp uno <16 x float> %r2, %r2
  %v2 = select <16 x i1> %u2, <16 x float> splat (float 1.25), <16 x float> %r2
  store <16 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 8)
  %a3_0 = load <16 x float>, ptr @s4
  %a3_2 = load <16 x float>, ptr @s2
  %a3_3 = load i16, ptr @w6
  %r3 = call <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float> %a3_0, i32 2, <16 x float> %a3_2, i16 %a3_3, i32 4)
  %u3 = fcmp uno <16 x float> %r3, %r3
  %v3 = select <16 x i1> %u3, <16 x float> splat (float 1.25), <16 x float> %r3
  store <16 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 8)
  %a4_0 = load <16 x float>, ptr @s9
  %a4_2 = load <16 x float>, ptr @s4
  %a4_3 = load i16, ptr @w3
  %r4 = call <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float> %a4_0, i32 11, <16 x float> %a4_2, i16 %a4_3, i32 8)
  %u4 = fcmp uno <16 x float> %r4, %r4
  %v4 = select <16 x i1> %u4, <16 x float> splat (float 1.25), <16 x float> %r4
  store <16 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 8)
  %a5_0 = load <16 x float>, ptr @s9
  %a5_2 = load <16 x float>, ptr @s7
  %a5_3 = load i16, ptr @w0
  %r5 = call <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float> %a5_0, i32 12, <16 x float> %a5_2, i16 %a5_3, i32 4)
  %u5 = fcmp uno <16 x float> %r5, %r5
  %v5 = select <16 x i1> %u5, <16 x float> splat (float 1.25), <16 x float> %r5
  store <16 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 8)
  %a6_0 = load <16 x float>, ptr @s4
  %a6_2 = load <16 x float>, ptr @s5
  %a6_3 = load i16, ptr @w7
  %r6 = call <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float> %a6_0, i32 13, <16 x float> %a6_2, i16 %a6_3, i32 4)
  %u6 = fcmp uno <16 x float> %r6, %r6
  %v6 = select <16 x i1> %u6, <16 x float> splat (float 1.25), <16 x float> %r6
  store <16 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 8)
  %a7_0 = load <16 x float>, ptr @s1
  %a7_2 = load <16 x float>, ptr @s4
  %a7_3 = load i16, ptr @w8
  %r7 = call <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float> %a7_0, i32 8, <16 x float> %a7_2, i16 %a7_3, i32 4)
  %u7 = fcmp uno <16 x float> %r7, %r7
  %v7 = select <16 x i1> %u7, <16 x float> splat (float 1.25), <16 x float> %r7
  store <16 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 8)
  ret i64 %h7
}
declare <16 x float> @llvm.x86.avx512.mask.getmant.ps.512(<16 x float>, i32, <16 x float>, i16, i32)

; 11
define internal i64 @avx512_mask_getmant_sd() {
  %a0_0 = load <2 x double>, ptr @f1
  %a0_1 = load <2 x double>, ptr @f6
  %a0_3 = load <2 x double>, ptr @f8
  %a0_4 = load i8, ptr @b5
  %r0 = call <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double> %a0_0, <2 x double> %a0_1, i32 4, <2 x double> %a0_3, i8 %a0_4, i32 8)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f0
  %a1_1 = load <2 x double>, ptr @f6
  %a1_3 = load <2 x double>, ptr @f3
  %a1_4 = load i8, ptr @b3
  %r1 = call <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double> %a1_0, <2 x double> %a1_1, i32 12, <2 x double> %a1_3, i8 %a1_4, i32 4)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f5
  %a2_1 = load <2 x double>, ptr @f3
  %a2_3 = load <2 x double>, ptr @f8
  %a2_4 = load i8, ptr @b9
  %r2 = call <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double> %a2_0, <2 x double> %a2_1, i32 9, <2 x double> %a2_3, i8 %a2_4, i32 4)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f5
  %a3_1 = load <2 x double>, ptr @f8
  %a3_3 = load <2 x double>, ptr @f6
  %a3_4 = load i8, ptr @b5
  %r3 = call <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double> %a3_0, <2 x double> %a3_1, i32 13, <2 x double> %a3_3, i8 %a3_4, i32 8)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f5
  %a4_1 = load <2 x double>, ptr @f1
  %a4_3 = load <2 x double>, ptr @f8
  %a4_4 = load i8, ptr @b1
  %r4 = call <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double> %a4_0, <2 x double> %a4_1, i32 7, <2 x double> %a4_3, i8 %a4_4, i32 4)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f4
  %a5_1 = load <2 x double>, ptr @f3
  %a5_3 = load <2 x double>, ptr @f4
  %a5_4 = load i8, ptr @b1
  %r5 = call <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double> %a5_0, <2 x double> %a5_1, i32 8, <2 x double> %a5_3, i8 %a5_4, i32 8)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f2
  %a6_1 = load <2 x double>, ptr @f2
  %a6_3 = load <2 x double>, ptr @f8
  %a6_4 = load i8, ptr @b1
  %r6 = call <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double> %a6_0, <2 x double> %a6_1, i32 8, <2 x double> %a6_3, i8 %a6_4, i32 4)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f6
  %a7_1 = load <2 x double>, ptr @f8
  %a7_3 = load <2 x double>, ptr @f5
  %a7_4 = load i8, ptr @b7
  %r7 = call <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double> %a7_0, <2 x double> %a7_1, i32 14, <2 x double> %a7_3, i8 %a7_4, i32 4)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.getmant.sd(<2 x double>, <2 x double>, i32, <2 x double>, i8, i32)

; 12
define internal i64 @avx512_mask_getmant_ss() {
  %a0_0 = load <4 x float>, ptr @s7
  %a0_1 = load <4 x float>, ptr @s9
  %a0_3 = load <4 x float>, ptr @s2
  %a0_4 = load i8, ptr @b9
  %r0 = call <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float> %a0_0, <4 x float> %a0_1, i32 11, <4 x float> %a0_3, i8 %a0_4, i32 4)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s5
  %a1_1 = load <4 x float>, ptr @s8
  %a1_3 = load <4 x float>, ptr @s8
  %a1_4 = load i8, ptr @b8
  %r1 = call <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float> %a1_0, <4 x float> %a1_1, i32 13, <4 x float> %a1_3, i8 %a1_4, i32 4)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s8
  %a2_1 = load <4 x float>, ptr @s1
  %a2_3 = load <4 x float>, ptr @s8
  %a2_4 = load i8, ptr @b0
  %r2 = call <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float> %a2_0, <4 x float> %a2_1, i32 3, <4 x float> %a2_3, i8 %a2_4, i32 4)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s9
  %a3_1 = load <4 x float>, ptr @s0
  %a3_3 = load <4 x float>, ptr @s5
  %a3_4 = load i8, ptr @b7
  %r3 = call <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float> %a3_0, <4 x float> %a3_1, i32 1, <4 x float> %a3_3, i8 %a3_4, i32 8)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s1
  %a4_1 = load <4 x float>, ptr @s5
  %a4_3 = load <4 x float>, ptr @s9
  %a4_4 = load i8, ptr @b1
  %r4 = call <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float> %a4_0, <4 x float> %a4_1, i32 12, <4 x float> %a4_3, i8 %a4_4, i32 4)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s0
  %a5_1 = load <4 x float>, ptr @s4
  %a5_3 = load <4 x float>, ptr @s3
  %a5_4 = load i8, ptr @b2
  %r5 = call <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float> %a5_0, <4 x float> %a5_1, i32 0, <4 x float> %a5_3, i8 %a5_4, i32 4)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s0
  %a6_1 = load <4 x float>, ptr @s4
  %a6_3 = load <4 x float>, ptr @s4
  %a6_4 = load i8, ptr @b8
  %r6 = call <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float> %a6_0, <4 x float> %a6_1, i32 11, <4 x float> %a6_3, i8 %a6_4, i32 8)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s9
  %a7_1 = load <4 x float>, ptr @s3
  %a7_3 = load <4 x float>, ptr @s2
  %a7_4 = load i8, ptr @b1
  %r7 = call <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float> %a7_0, <4 x float> %a7_1, i32 8, <4 x float> %a7_3, i8 %a7_4, i32 8)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.getmant.ss(<4 x float>, <4 x float>, i32, <4 x float>, i8, i32)

; 13
define internal i64 @avx512_mask_range_pd_128() {
  %a0_0 = load <2 x double>, ptr @f7
  %a0_1 = load <2 x double>, ptr @f3
  %a0_3 = load <2 x double>, ptr @f5
  %a0_4 = load i8, ptr @b5
  %r0 = call <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double> %a0_0, <2 x double> %a0_1, i32 9, <2 x double> %a0_3, i8 %a0_4)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f4
  %a1_1 = load <2 x double>, ptr @f7
  %a1_3 = load <2 x double>, ptr @f5
  %a1_4 = load i8, ptr @b1
  %r1 = call <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double> %a1_0, <2 x double> %a1_1, i32 5, <2 x double> %a1_3, i8 %a1_4)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f7
  %a2_1 = load <2 x double>, ptr @f9
  %a2_3 = load <2 x double>, ptr @f8
  %a2_4 = load i8, ptr @b5
  %r2 = call <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double> %a2_0, <2 x double> %a2_1, i32 6, <2 x double> %a2_3, i8 %a2_4)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f5
  %a3_1 = load <2 x double>, ptr @f5
  %a3_3 = load <2 x double>, ptr @f8
  %a3_4 = load i8, ptr @b1
  %r3 = call <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double> %a3_0, <2 x double> %a3_1, i32 7, <2 x double> %a3_3, i8 %a3_4)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f1
  %a4_1 = load <2 x double>, ptr @f8
  %a4_3 = load <2 x double>, ptr @f1
  %a4_4 = load i8, ptr @b2
  %r4 = call <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double> %a4_0, <2 x double> %a4_1, i32 7, <2 x double> %a4_3, i8 %a4_4)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f6
  %a5_1 = load <2 x double>, ptr @f8
  %a5_3 = load <2 x double>, ptr @f6
  %a5_4 = load i8, ptr @b1
  %r5 = call <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double> %a5_0, <2 x double> %a5_1, i32 11, <2 x double> %a5_3, i8 %a5_4)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f5
  %a6_1 = load <2 x double>, ptr @f5
  %a6_3 = load <2 x double>, ptr @f8
  %a6_4 = load i8, ptr @b4
  %r6 = call <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double> %a6_0, <2 x double> %a6_1, i32 9, <2 x double> %a6_3, i8 %a6_4)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f4
  %a7_1 = load <2 x double>, ptr @f4
  %a7_3 = load <2 x double>, ptr @f2
  %a7_4 = load i8, ptr @b3
  %r7 = call <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double> %a7_0, <2 x double> %a7_1, i32 1, <2 x double> %a7_3, i8 %a7_4)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.range.pd.128(<2 x double>, <2 x double>, i32, <2 x double>, i8)

; 14
define internal i64 @avx512_mask_range_ps_512() {
  %a0_0 = load <16 x float>, ptr @s2
  %a0_1 = load <16 x float>, ptr @s4
  %a0_3 = load <16 x float>, ptr @s1
  %a0_4 = load i16, ptr @w1
  %r0 = call <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float> %a0_0, <16 x float> %a0_1, i32 9, <16 x float> %a0_3, i16 %a0_4, i32 4)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x float>, ptr @s2
  %a1_1 = load <16 x float>, ptr @s5
  %a1_3 = load <16 x float>, ptr @s7
  %a1_4 = load i16, ptr @w5
  %r1 = call <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float> %a1_0, <16 x float> %a1_1, i32 7, <16 x float> %a1_3, i16 %a1_4, i32 8)
  %u1 = fcmp uno <16 x float> %r1, %r1
  %v1 = select <16 x i1> %u1, <16 x float> splat (float 1.25), <16 x float> %r1
  store <16 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  %a2_0 = load <16 x float>, ptr @s0
  %a2_1 = load <16 x float>, ptr @s1
  %a2_3 = load <16 x float>, ptr @s1
  %a2_4 = load i16, ptr @w7
  %r2 = call <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float> %a2_0, <16 x float> %a2_1, i32 12, <16 x float> %a2_3, i16 %a2_4, i32 8)
  %u2 = fcmp uno <16 x float> %r2, %r2
  %v2 = select <16 x i1> %u2, <16 x float> splat (float 1.25), <16 x float> %r2
  store <16 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 8)
  %a3_0 = load <16 x float>, ptr @s1
  %a3_1 = load <16 x float>, ptr @s6
  %a3_3 = load <16 x float>, ptr @s3
  %a3_4 = load i16, ptr @w2
  %r3 = call <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float> %a3_0, <16 x float> %a3_1, i32 6, <16 x float> %a3_3, i16 %a3_4, i32 8)
  %u3 = fcmp uno <16 x float> %r3, %r3
  %v3 = select <16 x i1> %u3, <16 x float> splat (float 1.25), <16 x float> %r3
  store <16 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 8)
  %a4_0 = load <16 x float>, ptr @s7
  %a4_1 = load <16 x float>, ptr @s5
  %a4_3 = load <16 x float>, ptr @s0
  %a4_4 = load i16, ptr @w2
  %r4 = call <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float> %a4_0, <16 x float> %a4_1, i32 14, <16 x float> %a4_3, i16 %a4_4, i32 8)
  %u4 = fcmp uno <16 x float> %r4, %r4
  %v4 = select <16 x i1> %u4, <16 x float> splat (float 1.25), <16 x float> %r4
  store <16 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 8)
  %a5_0 = load <16 x float>, ptr @s4
  %a5_1 = load <16 x float>, ptr @s4
  %a5_3 = load <16 x float>, ptr @s5
  %a5_4 = load i16, ptr @w4
  %r5 = call <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float> %a5_0, <16 x float> %a5_1, i32 7, <16 x float> %a5_3, i16 %a5_4, i32 4)
  %u5 = fcmp uno <16 x float> %r5, %r5
  %v5 = select <16 x i1> %u5, <16 x float> splat (float 1.25), <16 x float> %r5
  store <16 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 8)
  %a6_0 = load <16 x float>, ptr @s8
  %a6_1 = load <16 x float>, ptr @s4
  %a6_3 = load <16 x float>, ptr @s9
  %a6_4 = load i16, ptr @w0
  %r6 = call <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float> %a6_0, <16 x float> %a6_1, i32 12, <16 x float> %a6_3, i16 %a6_4, i32 4)
  %u6 = fcmp uno <16 x float> %r6, %r6
  %v6 = select <16 x i1> %u6, <16 x float> splat (float 1.25), <16 x float> %r6
  store <16 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 8)
  %a7_0 = load <16 x float>, ptr @s9
  %a7_1 = load <16 x float>, ptr @s1
  %a7_3 = load <16 x float>, ptr @s3
  %a7_4 = load i16, ptr @w7
  %r7 = call <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float> %a7_0, <16 x float> %a7_1, i32 12, <16 x float> %a7_3, i16 %a7_4, i32 4)
  %u7 = fcmp uno <16 x float> %r7, %r7
  %v7 = select <16 x i1> %u7, <16 x float> splat (float 1.25), <16 x float> %r7
  store <16 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 8)
  ret i64 %h7
}
declare <16 x float> @llvm.x86.avx512.mask.range.ps.512(<16 x float>, <16 x float>, i32, <16 x float>, i16, i32)

; 15
define internal i64 @avx512_mask_range_sd() {
  %a0_0 = load <2 x double>, ptr @f6
  %a0_1 = load <2 x double>, ptr @f7
  %a0_2 = load <2 x double>, ptr @f0
  %a0_3 = load i8, ptr @b7
  %r0 = call <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2, i8 %a0_3, i32 3, i32 8)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f8
  %a1_1 = load <2 x double>, ptr @f6
  %a1_2 = load <2 x double>, ptr @f6
  %a1_3 = load i8, ptr @b5
  %r1 = call <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2, i8 %a1_3, i32 1, i32 4)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f6
  %a2_1 = load <2 x double>, ptr @f1
  %a2_2 = load <2 x double>, ptr @f2
  %a2_3 = load i8, ptr @b2
  %r2 = call <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double> %a2_0, <2 x double> %a2_1, <2 x double> %a2_2, i8 %a2_3, i32 9, i32 4)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f3
  %a3_1 = load <2 x double>, ptr @f2
  %a3_2 = load <2 x double>, ptr @f2
  %a3_3 = load i8, ptr @b2
  %r3 = call <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double> %a3_0, <2 x double> %a3_1, <2 x double> %a3_2, i8 %a3_3, i32 6, i32 4)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f8
  %a4_1 = load <2 x double>, ptr @f1
  %a4_2 = load <2 x double>, ptr @f8
  %a4_3 = load i8, ptr @b0
  %r4 = call <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double> %a4_0, <2 x double> %a4_1, <2 x double> %a4_2, i8 %a4_3, i32 6, i32 4)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f2
  %a5_1 = load <2 x double>, ptr @f0
  %a5_2 = load <2 x double>, ptr @f7
  %a5_3 = load i8, ptr @b3
  %r5 = call <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double> %a5_0, <2 x double> %a5_1, <2 x double> %a5_2, i8 %a5_3, i32 8, i32 8)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f0
  %a6_1 = load <2 x double>, ptr @f1
  %a6_2 = load <2 x double>, ptr @f6
  %a6_3 = load i8, ptr @b3
  %r6 = call <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double> %a6_0, <2 x double> %a6_1, <2 x double> %a6_2, i8 %a6_3, i32 7, i32 8)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f9
  %a7_1 = load <2 x double>, ptr @f8
  %a7_2 = load <2 x double>, ptr @f7
  %a7_3 = load i8, ptr @b0
  %r7 = call <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double> %a7_0, <2 x double> %a7_1, <2 x double> %a7_2, i8 %a7_3, i32 5, i32 8)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.range.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32, i32)

; 16
define internal i64 @avx512_mask_range_ss() {
  %a0_0 = load <4 x float>, ptr @s4
  %a0_1 = load <4 x float>, ptr @s2
  %a0_2 = load <4 x float>, ptr @s5
  %a0_3 = load i8, ptr @b5
  %r0 = call <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2, i8 %a0_3, i32 9, i32 8)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s9
  %a1_1 = load <4 x float>, ptr @s7
  %a1_2 = load <4 x float>, ptr @s1
  %a1_3 = load i8, ptr @b3
  %r1 = call <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2, i8 %a1_3, i32 11, i32 4)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s8
  %a2_1 = load <4 x float>, ptr @s8
  %a2_2 = load <4 x float>, ptr @s6
  %a2_3 = load i8, ptr @b1
  %r2 = call <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float> %a2_0, <4 x float> %a2_1, <4 x float> %a2_2, i8 %a2_3, i32 0, i32 8)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s5
  %a3_1 = load <4 x float>, ptr @s8
  %a3_2 = load <4 x float>, ptr @s1
  %a3_3 = load i8, ptr @b9
  %r3 = call <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float> %a3_0, <4 x float> %a3_1, <4 x float> %a3_2, i8 %a3_3, i32 4, i32 8)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s9
  %a4_1 = load <4 x float>, ptr @s7
  %a4_2 = load <4 x float>, ptr @s8
  %a4_3 = load i8, ptr @b6
  %r4 = call <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float> %a4_0, <4 x float> %a4_1, <4 x float> %a4_2, i8 %a4_3, i32 13, i32 8)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s1
  %a5_1 = load <4 x float>, ptr @s4
  %a5_2 = load <4 x float>, ptr @s5
  %a5_3 = load i8, ptr @b9
  %r5 = call <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float> %a5_0, <4 x float> %a5_1, <4 x float> %a5_2, i8 %a5_3, i32 12, i32 4)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s5
  %a6_1 = load <4 x float>, ptr @s7
  %a6_2 = load <4 x float>, ptr @s4
  %a6_3 = load i8, ptr @b4
  %r6 = call <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float> %a6_0, <4 x float> %a6_1, <4 x float> %a6_2, i8 %a6_3, i32 1, i32 4)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s0
  %a7_1 = load <4 x float>, ptr @s3
  %a7_2 = load <4 x float>, ptr @s2
  %a7_3 = load i8, ptr @b4
  %r7 = call <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float> %a7_0, <4 x float> %a7_1, <4 x float> %a7_2, i8 %a7_3, i32 12, i32 8)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.range.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32, i32)

; 17
define internal i64 @avx512_mask_reduce_pd_256() {
  %a0_0 = load <4 x double>, ptr @f4
  %a0_2 = load <4 x double>, ptr @f8
  %a0_3 = load i8, ptr @b5
  %r0 = call <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double> %a0_0, i32 85, <4 x double> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f9
  %a1_2 = load <4 x double>, ptr @f1
  %a1_3 = load i8, ptr @b9
  %r1 = call <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double> %a1_0, i32 3, <4 x double> %a1_2, i8 %a1_3)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  %a2_0 = load <4 x double>, ptr @f0
  %a2_2 = load <4 x double>, ptr @f5
  %a2_3 = load i8, ptr @b1
  %r2 = call <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double> %a2_0, i32 170, <4 x double> %a2_2, i8 %a2_3)
  %u2 = fcmp uno <4 x double> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x double> splat (double 1.25), <4 x double> %r2
  store <4 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 4)
  %a3_0 = load <4 x double>, ptr @f4
  %a3_2 = load <4 x double>, ptr @f2
  %a3_3 = load i8, ptr @b7
  %r3 = call <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double> %a3_0, i32 32, <4 x double> %a3_2, i8 %a3_3)
  %u3 = fcmp uno <4 x double> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x double> splat (double 1.25), <4 x double> %r3
  store <4 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 4)
  %a4_0 = load <4 x double>, ptr @f3
  %a4_2 = load <4 x double>, ptr @f0
  %a4_3 = load i8, ptr @b3
  %r4 = call <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double> %a4_0, i32 0, <4 x double> %a4_2, i8 %a4_3)
  %u4 = fcmp uno <4 x double> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x double> splat (double 1.25), <4 x double> %r4
  store <4 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 4)
  %a5_0 = load <4 x double>, ptr @f6
  %a5_2 = load <4 x double>, ptr @f3
  %a5_3 = load i8, ptr @b3
  %r5 = call <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double> %a5_0, i32 90, <4 x double> %a5_2, i8 %a5_3)
  %u5 = fcmp uno <4 x double> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x double> splat (double 1.25), <4 x double> %r5
  store <4 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 4)
  %a6_0 = load <4 x double>, ptr @f8
  %a6_2 = load <4 x double>, ptr @f5
  %a6_3 = load i8, ptr @b1
  %r6 = call <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double> %a6_0, i32 0, <4 x double> %a6_2, i8 %a6_3)
  %u6 = fcmp uno <4 x double> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x double> splat (double 1.25), <4 x double> %r6
  store <4 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 4)
  %a7_0 = load <4 x double>, ptr @f5
  %a7_2 = load <4 x double>, ptr @f0
  %a7_3 = load i8, ptr @b1
  %r7 = call <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double> %a7_0, i32 1, <4 x double> %a7_2, i8 %a7_3)
  %u7 = fcmp uno <4 x double> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x double> splat (double 1.25), <4 x double> %r7
  store <4 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 4)
  ret i64 %h7
}
declare <4 x double> @llvm.x86.avx512.mask.reduce.pd.256(<4 x double>, i32, <4 x double>, i8)

; 18
define internal i64 @avx512_mask_reduce_ps_512() {
  %a0_0 = load <16 x float>, ptr @s3
  %a0_2 = load <16 x float>, ptr @s3
  %a0_3 = load i16, ptr @w2
  %r0 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %a0_0, i32 85, <16 x float> %a0_2, i16 %a0_3, i32 8)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x float>, ptr @s1
  %a1_2 = load <16 x float>, ptr @s3
  %a1_3 = load i16, ptr @w3
  %r1 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %a1_0, i32 15, <16 x float> %a1_2, i16 %a1_3, i32 8)
  %u1 = fcmp uno <16 x float> %r1, %r1
  %v1 = select <16 x i1> %u1, <16 x float> splat (float 1.25), <16 x float> %r1
  store <16 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  %a2_0 = load <16 x float>, ptr @s6
  %a2_2 = load <16 x float>, ptr @s8
  %a2_3 = load i16, ptr @w1
  %r2 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %a2_0, i32 170, <16 x float> %a2_2, i16 %a2_3, i32 8)
  %u2 = fcmp uno <16 x float> %r2, %r2
  %v2 = select <16 x i1> %u2, <16 x float> splat (float 1.25), <16 x float> %r2
  store <16 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 8)
  %a3_0 = load <16 x float>, ptr @s9
  %a3_2 = load <16 x float>, ptr @s1
  %a3_3 = load i16, ptr @w3
  %r3 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %a3_0, i32 1, <16 x float> %a3_2, i16 %a3_3, i32 4)
  %u3 = fcmp uno <16 x float> %r3, %r3
  %v3 = select <16 x i1> %u3, <16 x float> splat (float 1.25), <16 x float> %r3
  store <16 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 8)
  %a4_0 = load <16 x float>, ptr @s4
  %a4_2 = load <16 x float>, ptr @s0
  %a4_3 = load i16, ptr @w6
  %r4 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %a4_0, i32 5, <16 x float> %a4_2, i16 %a4_3, i32 8)
  %u4 = fcmp uno <16 x float> %r4, %r4
  %v4 = select <16 x i1> %u4, <16 x float> splat (float 1.25), <16 x float> %r4
  store <16 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 8)
  %a5_0 = load <16 x float>, ptr @s8
  %a5_2 = load <16 x float>, ptr @s4
  %a5_3 = load i16, ptr @w6
  %r5 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %a5_0, i32 64, <16 x float> %a5_2, i16 %a5_3, i32 4)
  %u5 = fcmp uno <16 x float> %r5, %r5
  %v5 = select <16 x i1> %u5, <16 x float> splat (float 1.25), <16 x float> %r5
  store <16 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 8)
  %a6_0 = load <16 x float>, ptr @s5
  %a6_2 = load <16 x float>, ptr @s4
  %a6_3 = load i16, ptr @w6
  %r6 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %a6_0, i32 1, <16 x float> %a6_2, i16 %a6_3, i32 8)
  %u6 = fcmp uno <16 x float> %r6, %r6
  %v6 = select <16 x i1> %u6, <16 x float> splat (float 1.25), <16 x float> %r6
  store <16 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 8)
  %a7_0 = load <16 x float>, ptr @s9
  %a7_2 = load <16 x float>, ptr @s5
  %a7_3 = load i16, ptr @w7
  %r7 = call <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float> %a7_0, i32 0, <16 x float> %a7_2, i16 %a7_3, i32 4)
  %u7 = fcmp uno <16 x float> %r7, %r7
  %v7 = select <16 x i1> %u7, <16 x float> splat (float 1.25), <16 x float> %r7
  store <16 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 8)
  ret i64 %h7
}
declare <16 x float> @llvm.x86.avx512.mask.reduce.ps.512(<16 x float>, i32, <16 x float>, i16, i32)

; 19
define internal i64 @avx512_mask_reduce_sd() {
  %a0_0 = load <2 x double>, ptr @f2
  %a0_1 = load <2 x double>, ptr @f5
  %a0_2 = load <2 x double>, ptr @f0
  %a0_3 = load i8, ptr @b0
  %r0 = call <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2, i8 %a0_3, i32 170, i32 4)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f6
  %a1_1 = load <2 x double>, ptr @f5
  %a1_2 = load <2 x double>, ptr @f0
  %a1_3 = load i8, ptr @b5
  %r1 = call <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2, i8 %a1_3, i32 5, i32 8)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f2
  %a2_1 = load <2 x double>, ptr @f0
  %a2_2 = load <2 x double>, ptr @f2
  %a2_3 = load i8, ptr @b6
  %r2 = call <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double> %a2_0, <2 x double> %a2_1, <2 x double> %a2_2, i8 %a2_3, i32 64, i32 8)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f8
  %a3_1 = load <2 x double>, ptr @f9
  %a3_2 = load <2 x double>, ptr @f6
  %a3_3 = load i8, ptr @b7
  %r3 = call <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double> %a3_0, <2 x double> %a3_1, <2 x double> %a3_2, i8 %a3_3, i32 109, i32 4)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f3
  %a4_1 = load <2 x double>, ptr @f4
  %a4_2 = load <2 x double>, ptr @f2
  %a4_3 = load i8, ptr @b6
  %r4 = call <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double> %a4_0, <2 x double> %a4_1, <2 x double> %a4_2, i8 %a4_3, i32 64, i32 4)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f6
  %a5_1 = load <2 x double>, ptr @f8
  %a5_2 = load <2 x double>, ptr @f6
  %a5_3 = load i8, ptr @b0
  %r5 = call <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double> %a5_0, <2 x double> %a5_1, <2 x double> %a5_2, i8 %a5_3, i32 1, i32 4)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f8
  %a6_1 = load <2 x double>, ptr @f4
  %a6_2 = load <2 x double>, ptr @f0
  %a6_3 = load i8, ptr @b0
  %r6 = call <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double> %a6_0, <2 x double> %a6_1, <2 x double> %a6_2, i8 %a6_3, i32 64, i32 4)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f9
  %a7_1 = load <2 x double>, ptr @f4
  %a7_2 = load <2 x double>, ptr @f5
  %a7_3 = load i8, ptr @b6
  %r7 = call <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double> %a7_0, <2 x double> %a7_1, <2 x double> %a7_2, i8 %a7_3, i32 255, i32 4)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.reduce.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32, i32)

; 20
define internal i64 @avx512_mask_reduce_ss() {
  %a0_0 = load <4 x float>, ptr @s2
  %a0_1 = load <4 x float>, ptr @s7
  %a0_2 = load <4 x float>, ptr @s3
  %a0_3 = load i8, ptr @b4
  %r0 = call <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2, i8 %a0_3, i32 78, i32 8)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s6
  %a1_1 = load <4 x float>, ptr @s3
  %a1_2 = load <4 x float>, ptr @s0
  %a1_3 = load i8, ptr @b5
  %r1 = call <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2, i8 %a1_3, i32 32, i32 4)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s0
  %a2_1 = load <4 x float>, ptr @s6
  %a2_2 = load <4 x float>, ptr @s3
  %a2_3 = load i8, ptr @b0
  %r2 = call <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float> %a2_0, <4 x float> %a2_1, <4 x float> %a2_2, i8 %a2_3, i32 3, i32 4)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s5
  %a3_1 = load <4 x float>, ptr @s1
  %a3_2 = load <4 x float>, ptr @s3
  %a3_3 = load i8, ptr @b0
  %r3 = call <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float> %a3_0, <4 x float> %a3_1, <4 x float> %a3_2, i8 %a3_3, i32 64, i32 4)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s3
  %a4_1 = load <4 x float>, ptr @s5
  %a4_2 = load <4 x float>, ptr @s6
  %a4_3 = load i8, ptr @b0
  %r4 = call <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float> %a4_0, <4 x float> %a4_1, <4 x float> %a4_2, i8 %a4_3, i32 31, i32 4)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s0
  %a5_1 = load <4 x float>, ptr @s0
  %a5_2 = load <4 x float>, ptr @s5
  %a5_3 = load i8, ptr @b6
  %r5 = call <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float> %a5_0, <4 x float> %a5_1, <4 x float> %a5_2, i8 %a5_3, i32 27, i32 4)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s9
  %a6_1 = load <4 x float>, ptr @s9
  %a6_2 = load <4 x float>, ptr @s0
  %a6_3 = load i8, ptr @b9
  %r6 = call <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float> %a6_0, <4 x float> %a6_1, <4 x float> %a6_2, i8 %a6_3, i32 170, i32 8)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s8
  %a7_1 = load <4 x float>, ptr @s5
  %a7_2 = load <4 x float>, ptr @s9
  %a7_3 = load i8, ptr @b6
  %r7 = call <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float> %a7_0, <4 x float> %a7_1, <4 x float> %a7_2, i8 %a7_3, i32 5, i32 4)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.reduce.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32, i32)

; 21
define internal i64 @avx512_mask_rndscale_pd_512() {
  %a0_0 = load <8 x double>, ptr @f7
  %a0_2 = load <8 x double>, ptr @f5
  %a0_3 = load i8, ptr @b6
  %r0 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a0_0, i32 128, <8 x double> %a0_2, i8 %a0_3, i32 8)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x double>, ptr @f6
  %a1_2 = load <8 x double>, ptr @f1
  %a1_3 = load i8, ptr @b4
  %r1 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a1_0, i32 128, <8 x double> %a1_2, i8 %a1_3, i32 4)
  %u1 = fcmp uno <8 x double> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x double> splat (double 1.25), <8 x double> %r1
  store <8 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  %a2_0 = load <8 x double>, ptr @f6
  %a2_2 = load <8 x double>, ptr @f1
  %a2_3 = load i8, ptr @b7
  %r2 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a2_0, i32 170, <8 x double> %a2_2, i8 %a2_3, i32 8)
  %u2 = fcmp uno <8 x double> %r2, %r2
  %v2 = select <8 x i1> %u2, <8 x double> splat (double 1.25), <8 x double> %r2
  store <8 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 8)
  %a3_0 = load <8 x double>, ptr @f7
  %a3_2 = load <8 x double>, ptr @f6
  %a3_3 = load i8, ptr @b3
  %r3 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a3_0, i32 128, <8 x double> %a3_2, i8 %a3_3, i32 4)
  %u3 = fcmp uno <8 x double> %r3, %r3
  %v3 = select <8 x i1> %u3, <8 x double> splat (double 1.25), <8 x double> %r3
  store <8 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 8)
  %a4_0 = load <8 x double>, ptr @f2
  %a4_2 = load <8 x double>, ptr @f2
  %a4_3 = load i8, ptr @b1
  %r4 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a4_0, i32 32, <8 x double> %a4_2, i8 %a4_3, i32 4)
  %u4 = fcmp uno <8 x double> %r4, %r4
  %v4 = select <8 x i1> %u4, <8 x double> splat (double 1.25), <8 x double> %r4
  store <8 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 8)
  %a5_0 = load <8 x double>, ptr @f7
  %a5_2 = load <8 x double>, ptr @f9
  %a5_3 = load i8, ptr @b1
  %r5 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a5_0, i32 170, <8 x double> %a5_2, i8 %a5_3, i32 4)
  %u5 = fcmp uno <8 x double> %r5, %r5
  %v5 = select <8 x i1> %u5, <8 x double> splat (double 1.25), <8 x double> %r5
  store <8 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 8)
  %a6_0 = load <8 x double>, ptr @f4
  %a6_2 = load <8 x double>, ptr @f0
  %a6_3 = load i8, ptr @b9
  %r6 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a6_0, i32 3, <8 x double> %a6_2, i8 %a6_3, i32 4)
  %u6 = fcmp uno <8 x double> %r6, %r6
  %v6 = select <8 x i1> %u6, <8 x double> splat (double 1.25), <8 x double> %r6
  store <8 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 8)
  %a7_0 = load <8 x double>, ptr @f5
  %a7_2 = load <8 x double>, ptr @f6
  %a7_3 = load i8, ptr @b1
  %r7 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %a7_0, i32 3, <8 x double> %a7_2, i8 %a7_3, i32 8)
  %u7 = fcmp uno <8 x double> %r7, %r7
  %v7 = select <8 x i1> %u7, <8 x double> splat (double 1.25), <8 x double> %r7
  store <8 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 8)
  ret i64 %h7
}
declare <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double>, i32, <8 x double>, i8, i32)

; 22
define internal i64 @avx512_mask_rndscale_ps_512() {
  %a0_0 = load <16 x float>, ptr @s3
  %a0_2 = load <16 x float>, ptr @s8
  %a0_3 = load i16, ptr @w3
  %r0 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %a0_0, i32 5, <16 x float> %a0_2, i16 %a0_3, i32 8)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x float>, ptr @s1
  %a1_2 = load <16 x float>, ptr @s5
  %a1_3 = load i16, ptr @w3
  %r1 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %a1_0, i32 0, <16 x float> %a1_2, i16 %a1_3, i32 4)
  %u1 = fcmp uno <16 x float> %r1, %r1
  %v1 = select <16 x i1> %u1, <16 x float> splat (float 1.25), <16 x float> %r1
  store <16 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  %a2_0 = load <16 x float>, ptr @s9
  %a2_2 = load <16 x float>, ptr @s3
  %a2_3 = load i16, ptr @w2
  %r2 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %a2_0, i32 27, <16 x float> %a2_2, i16 %a2_3, i32 4)
  %u2 = fcmp uno <16 x float> %r2, %r2
  %v2 = select <16 x i1> %u2, <16 x float> splat (float 1.25), <16 x float> %r2
  store <16 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 8)
  %a3_0 = load <16 x float>, ptr @s8
  %a3_2 = load <16 x float>, ptr @s1
  %a3_3 = load i16, ptr @w3
  %r3 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %a3_0, i32 170, <16 x float> %a3_2, i16 %a3_3, i32 8)
  %u3 = fcmp uno <16 x float> %r3, %r3
  %v3 = select <16 x i1> %u3, <16 x float> splat (float 1.25), <16 x float> %r3
  store <16 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 8)
  %a4_0 = load <16 x float>, ptr @s3
  %a4_2 = load <16 x float>, ptr @s9
  %a4_3 = load i16, ptr @w6
  %r4 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %a4_0, i32 0, <16 x float> %a4_2, i16 %a4_3, i32 8)
  %u4 = fcmp uno <16 x float> %r4, %r4
  %v4 = select <16 x i1> %u4, <16 x float> splat (float 1.25), <16 x float> %r4
  store <16 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 8)
  %a5_0 = load <16 x float>, ptr @s1
  %a5_2 = load <16 x float>, ptr @s1
  %a5_3 = load i16, ptr @w5
  %r5 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %a5_0, i32 7, <16 x float> %a5_2, i16 %a5_3, i32 8)
  %u5 = fcmp uno <16 x float> %r5, %r5
  %v5 = select <16 x i1> %u5, <16 x float> splat (float 1.25), <16 x float> %r5
  store <16 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 8)
  %a6_0 = load <16 x float>, ptr @s2
  %a6_2 = load <16 x float>, ptr @s2
  %a6_3 = load i16, ptr @w3
  %r6 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %a6_0, i32 255, <16 x float> %a6_2, i16 %a6_3, i32 8)
  %u6 = fcmp uno <16 x float> %r6, %r6
  %v6 = select <16 x i1> %u6, <16 x float> splat (float 1.25), <16 x float> %r6
  store <16 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 8)
  %a7_0 = load <16 x float>, ptr @s0
  %a7_2 = load <16 x float>, ptr @s0
  %a7_3 = load i16, ptr @w3
  %r7 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %a7_0, i32 7, <16 x float> %a7_2, i16 %a7_3, i32 4)
  %u7 = fcmp uno <16 x float> %r7, %r7
  %v7 = select <16 x i1> %u7, <16 x float> splat (float 1.25), <16 x float> %r7
  store <16 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 8)
  ret i64 %h7
}
declare <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float>, i32, <16 x float>, i16, i32)

; 23
define internal i64 @avx512_mask_rndscale_sd() {
  %a0_0 = load <2 x double>, ptr @f1
  %a0_1 = load <2 x double>, ptr @f7
  %a0_2 = load <2 x double>, ptr @f0
  %a0_3 = load i8, ptr @b7
  %r0 = call <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2, i8 %a0_3, i32 8, i32 4)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f9
  %a1_1 = load <2 x double>, ptr @f4
  %a1_2 = load <2 x double>, ptr @f2
  %a1_3 = load i8, ptr @b2
  %r1 = call <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2, i8 %a1_3, i32 3, i32 8)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f4
  %a2_1 = load <2 x double>, ptr @f4
  %a2_2 = load <2 x double>, ptr @f7
  %a2_3 = load i8, ptr @b8
  %r2 = call <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double> %a2_0, <2 x double> %a2_1, <2 x double> %a2_2, i8 %a2_3, i32 37, i32 4)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f0
  %a3_1 = load <2 x double>, ptr @f5
  %a3_2 = load <2 x double>, ptr @f0
  %a3_3 = load i8, ptr @b1
  %r3 = call <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double> %a3_0, <2 x double> %a3_1, <2 x double> %a3_2, i8 %a3_3, i32 64, i32 4)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f1
  %a4_1 = load <2 x double>, ptr @f7
  %a4_2 = load <2 x double>, ptr @f1
  %a4_3 = load i8, ptr @b7
  %r4 = call <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double> %a4_0, <2 x double> %a4_1, <2 x double> %a4_2, i8 %a4_3, i32 7, i32 8)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f8
  %a5_1 = load <2 x double>, ptr @f4
  %a5_2 = load <2 x double>, ptr @f5
  %a5_3 = load i8, ptr @b7
  %r5 = call <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double> %a5_0, <2 x double> %a5_1, <2 x double> %a5_2, i8 %a5_3, i32 15, i32 4)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f4
  %a6_1 = load <2 x double>, ptr @f8
  %a6_2 = load <2 x double>, ptr @f6
  %a6_3 = load i8, ptr @b2
  %r6 = call <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double> %a6_0, <2 x double> %a6_1, <2 x double> %a6_2, i8 %a6_3, i32 85, i32 4)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f1
  %a7_1 = load <2 x double>, ptr @f4
  %a7_2 = load <2 x double>, ptr @f8
  %a7_3 = load i8, ptr @b3
  %r7 = call <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double> %a7_0, <2 x double> %a7_1, <2 x double> %a7_2, i8 %a7_3, i32 31, i32 8)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.rndscale.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32, i32)

; 24
define internal i64 @avx512_mask_rndscale_ss() {
  %a0_0 = load <4 x float>, ptr @s3
  %a0_1 = load <4 x float>, ptr @s7
  %a0_2 = load <4 x float>, ptr @s9
  %a0_3 = load i8, ptr @b0
  %r0 = call <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2, i8 %a0_3, i32 0, i32 8)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s6
  %a1_1 = load <4 x float>, ptr @s6
  %a1_2 = load <4 x float>, ptr @s5
  %a1_3 = load i8, ptr @b3
  %r1 = call <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2, i8 %a1_3, i32 255, i32 8)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s0
  %a2_1 = load <4 x float>, ptr @s4
  %a2_2 = load <4 x float>, ptr @s1
  %a2_3 = load i8, ptr @b1
  %r2 = call <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float> %a2_0, <4 x float> %a2_1, <4 x float> %a2_2, i8 %a2_3, i32 1, i32 8)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s8
  %a3_1 = load <4 x float>, ptr @s4
  %a3_2 = load <4 x float>, ptr @s0
  %a3_3 = load i8, ptr @b9
  %r3 = call <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float> %a3_0, <4 x float> %a3_1, <4 x float> %a3_2, i8 %a3_3, i32 15, i32 8)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s0
  %a4_1 = load <4 x float>, ptr @s4
  %a4_2 = load <4 x float>, ptr @s7
  %a4_3 = load i8, ptr @b0
  %r4 = call <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float> %a4_0, <4 x float> %a4_1, <4 x float> %a4_2, i8 %a4_3, i32 64, i32 8)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s9
  %a5_1 = load <4 x float>, ptr @s1
  %a5_2 = load <4 x float>, ptr @s9
  %a5_3 = load i8, ptr @b6
  %r5 = call <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float> %a5_0, <4 x float> %a5_1, <4 x float> %a5_2, i8 %a5_3, i32 128, i32 8)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s8
  %a6_1 = load <4 x float>, ptr @s7
  %a6_2 = load <4 x float>, ptr @s4
  %a6_3 = load i8, ptr @b5
  %r6 = call <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float> %a6_0, <4 x float> %a6_1, <4 x float> %a6_2, i8 %a6_3, i32 255, i32 4)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s9
  %a7_1 = load <4 x float>, ptr @s0
  %a7_2 = load <4 x float>, ptr @s6
  %a7_3 = load i8, ptr @b6
  %r7 = call <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float> %a7_0, <4 x float> %a7_1, <4 x float> %a7_2, i8 %a7_3, i32 32, i32 8)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.rndscale.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32, i32)

; 25
define internal i64 @avx512_mask_scalef_pd_512() {
  %a0_0 = load <8 x double>, ptr @f6
  %a0_1 = load <8 x double>, ptr @f7
  %a0_2 = load <8 x double>, ptr @f0
  %a0_3 = load i8, ptr @b9
  %r0 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %a0_0, <8 x double> %a0_1, <8 x double> %a0_2, i8 %a0_3, i32 9)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x double>, ptr @f7
  %a1_1 = load <8 x double>, ptr @f9
  %a1_2 = load <8 x double>, ptr @f5
  %a1_3 = load i8, ptr @b4
  %r1 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %a1_0, <8 x double> %a1_1, <8 x double> %a1_2, i8 %a1_3, i32 10)
  %u1 = fcmp uno <8 x double> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x double> splat (double 1.25), <8 x double> %r1
  store <8 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  %a2_0 = load <8 x double>, ptr @f7
  %a2_1 = load <8 x double>, ptr @f5
  %a2_2 = load <8 x double>, ptr @f6
  %a2_3 = load i8, ptr @b6
  %r2 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %a2_0, <8 x double> %a2_1, <8 x double> %a2_2, i8 %a2_3, i32 10)
  %u2 = fcmp uno <8 x double> %r2, %r2
  %v2 = select <8 x i1> %u2, <8 x double> splat (double 1.25), <8 x double> %r2
  store <8 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 8)
  %a3_0 = load <8 x double>, ptr @f8
  %a3_1 = load <8 x double>, ptr @f3
  %a3_2 = load <8 x double>, ptr @f1
  %a3_3 = load i8, ptr @b4
  %r3 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %a3_0, <8 x double> %a3_1, <8 x double> %a3_2, i8 %a3_3, i32 9)
  %u3 = fcmp uno <8 x double> %r3, %r3
  %v3 = select <8 x i1> %u3, <8 x double> splat (double 1.25), <8 x double> %r3
  store <8 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 8)
  %a4_0 = load <8 x double>, ptr @f0
  %a4_1 = load <8 x double>, ptr @f7
  %a4_2 = load <8 x double>, ptr @f8
  %a4_3 = load i8, ptr @b5
  %r4 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %a4_0, <8 x double> %a4_1, <8 x double> %a4_2, i8 %a4_3, i32 10)
  %u4 = fcmp uno <8 x double> %r4, %r4
  %v4 = select <8 x i1> %u4, <8 x double> splat (double 1.25), <8 x double> %r4
  store <8 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 8)
  %a5_0 = load <8 x double>, ptr @f1
  %a5_1 = load <8 x double>, ptr @f3
  %a5_2 = load <8 x double>, ptr @f0
  %a5_3 = load i8, ptr @b9
  %r5 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %a5_0, <8 x double> %a5_1, <8 x double> %a5_2, i8 %a5_3, i32 10)
  %u5 = fcmp uno <8 x double> %r5, %r5
  %v5 = select <8 x i1> %u5, <8 x double> splat (double 1.25), <8 x double> %r5
  store <8 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 8)
  %a6_0 = load <8 x double>, ptr @f5
  %a6_1 = load <8 x double>, ptr @f5
  %a6_2 = load <8 x double>, ptr @f7
  %a6_3 = load i8, ptr @b7
  %r6 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %a6_0, <8 x double> %a6_1, <8 x double> %a6_2, i8 %a6_3, i32 4)
  %u6 = fcmp uno <8 x double> %r6, %r6
  %v6 = select <8 x i1> %u6, <8 x double> splat (double 1.25), <8 x double> %r6
  store <8 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 8)
  %a7_0 = load <8 x double>, ptr @f4
  %a7_1 = load <8 x double>, ptr @f3
  %a7_2 = load <8 x double>, ptr @f7
  %a7_3 = load i8, ptr @b0
  %r7 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %a7_0, <8 x double> %a7_1, <8 x double> %a7_2, i8 %a7_3, i32 9)
  %u7 = fcmp uno <8 x double> %r7, %r7
  %v7 = select <8 x i1> %u7, <8 x double> splat (double 1.25), <8 x double> %r7
  store <8 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 8)
  ret i64 %h7
}
declare <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)

; 26
define internal i64 @avx512_mask_scalef_ps_128() {
  %a0_0 = load <4 x float>, ptr @s8
  %a0_1 = load <4 x float>, ptr @s8
  %a0_2 = load <4 x float>, ptr @s2
  %a0_3 = load i8, ptr @b5
  %r0 = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s5
  %a1_1 = load <4 x float>, ptr @s4
  %a1_2 = load <4 x float>, ptr @s6
  %a1_3 = load i8, ptr @b3
  %r1 = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2, i8 %a1_3)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s7
  %a2_1 = load <4 x float>, ptr @s5
  %a2_2 = load <4 x float>, ptr @s7
  %a2_3 = load i8, ptr @b2
  %r2 = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a2_0, <4 x float> %a2_1, <4 x float> %a2_2, i8 %a2_3)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s8
  %a3_1 = load <4 x float>, ptr @s0
  %a3_2 = load <4 x float>, ptr @s6
  %a3_3 = load i8, ptr @b7
  %r3 = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a3_0, <4 x float> %a3_1, <4 x float> %a3_2, i8 %a3_3)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s7
  %a4_1 = load <4 x float>, ptr @s9
  %a4_2 = load <4 x float>, ptr @s8
  %a4_3 = load i8, ptr @b5
  %r4 = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a4_0, <4 x float> %a4_1, <4 x float> %a4_2, i8 %a4_3)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s1
  %a5_1 = load <4 x float>, ptr @s8
  %a5_2 = load <4 x float>, ptr @s6
  %a5_3 = load i8, ptr @b1
  %r5 = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a5_0, <4 x float> %a5_1, <4 x float> %a5_2, i8 %a5_3)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s1
  %a6_1 = load <4 x float>, ptr @s0
  %a6_2 = load <4 x float>, ptr @s7
  %a6_3 = load i8, ptr @b9
  %r6 = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a6_0, <4 x float> %a6_1, <4 x float> %a6_2, i8 %a6_3)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s5
  %a7_1 = load <4 x float>, ptr @s7
  %a7_2 = load <4 x float>, ptr @s3
  %a7_3 = load i8, ptr @b6
  %r7 = call <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float> %a7_0, <4 x float> %a7_1, <4 x float> %a7_2, i8 %a7_3)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.scalef.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)

; 27
define internal i64 @avx512_mask_scalef_sd() {
  %a0_0 = load <2 x double>, ptr @f2
  %a0_1 = load <2 x double>, ptr @f1
  %a0_2 = load <2 x double>, ptr @f9
  %a0_3 = load i8, ptr @b1
  %r0 = call <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2, i8 %a0_3, i32 9)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f1
  %a1_1 = load <2 x double>, ptr @f5
  %a1_2 = load <2 x double>, ptr @f0
  %a1_3 = load i8, ptr @b2
  %r1 = call <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2, i8 %a1_3, i32 11)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <2 x double>, ptr @f1
  %a2_1 = load <2 x double>, ptr @f0
  %a2_2 = load <2 x double>, ptr @f2
  %a2_3 = load i8, ptr @b8
  %r2 = call <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double> %a2_0, <2 x double> %a2_1, <2 x double> %a2_2, i8 %a2_3, i32 11)
  %u2 = fcmp uno <2 x double> %r2, %r2
  %v2 = select <2 x i1> %u2, <2 x double> splat (double 1.25), <2 x double> %r2
  store <2 x double> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <2 x double>, ptr @f0
  %a3_1 = load <2 x double>, ptr @f6
  %a3_2 = load <2 x double>, ptr @f2
  %a3_3 = load i8, ptr @b3
  %r3 = call <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double> %a3_0, <2 x double> %a3_1, <2 x double> %a3_2, i8 %a3_3, i32 10)
  %u3 = fcmp uno <2 x double> %r3, %r3
  %v3 = select <2 x i1> %u3, <2 x double> splat (double 1.25), <2 x double> %r3
  store <2 x double> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <2 x double>, ptr @f5
  %a4_1 = load <2 x double>, ptr @f1
  %a4_2 = load <2 x double>, ptr @f5
  %a4_3 = load i8, ptr @b6
  %r4 = call <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double> %a4_0, <2 x double> %a4_1, <2 x double> %a4_2, i8 %a4_3, i32 10)
  %u4 = fcmp uno <2 x double> %r4, %r4
  %v4 = select <2 x i1> %u4, <2 x double> splat (double 1.25), <2 x double> %r4
  store <2 x double> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <2 x double>, ptr @f2
  %a5_1 = load <2 x double>, ptr @f4
  %a5_2 = load <2 x double>, ptr @f6
  %a5_3 = load i8, ptr @b9
  %r5 = call <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double> %a5_0, <2 x double> %a5_1, <2 x double> %a5_2, i8 %a5_3, i32 8)
  %u5 = fcmp uno <2 x double> %r5, %r5
  %v5 = select <2 x i1> %u5, <2 x double> splat (double 1.25), <2 x double> %r5
  store <2 x double> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <2 x double>, ptr @f9
  %a6_1 = load <2 x double>, ptr @f0
  %a6_2 = load <2 x double>, ptr @f2
  %a6_3 = load i8, ptr @b9
  %r6 = call <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double> %a6_0, <2 x double> %a6_1, <2 x double> %a6_2, i8 %a6_3, i32 10)
  %u6 = fcmp uno <2 x double> %r6, %r6
  %v6 = select <2 x i1> %u6, <2 x double> splat (double 1.25), <2 x double> %r6
  store <2 x double> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <2 x double>, ptr @f5
  %a7_1 = load <2 x double>, ptr @f9
  %a7_2 = load <2 x double>, ptr @f2
  %a7_3 = load i8, ptr @b8
  %r7 = call <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double> %a7_0, <2 x double> %a7_1, <2 x double> %a7_2, i8 %a7_3, i32 10)
  %u7 = fcmp uno <2 x double> %r7, %r7
  %v7 = select <2 x i1> %u7, <2 x double> splat (double 1.25), <2 x double> %r7
  store <2 x double> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <2 x double> @llvm.x86.avx512.mask.scalef.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)

; 28
define internal i64 @avx512_mask_scalef_ss() {
  %a0_0 = load <4 x float>, ptr @s7
  %a0_1 = load <4 x float>, ptr @s7
  %a0_2 = load <4 x float>, ptr @s1
  %a0_3 = load i8, ptr @b4
  %r0 = call <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2, i8 %a0_3, i32 10)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s9
  %a1_1 = load <4 x float>, ptr @s8
  %a1_2 = load <4 x float>, ptr @s1
  %a1_3 = load i8, ptr @b1
  %r1 = call <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2, i8 %a1_3, i32 8)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  %a2_0 = load <4 x float>, ptr @s4
  %a2_1 = load <4 x float>, ptr @s9
  %a2_2 = load <4 x float>, ptr @s3
  %a2_3 = load i8, ptr @b0
  %r2 = call <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float> %a2_0, <4 x float> %a2_1, <4 x float> %a2_2, i8 %a2_3, i32 4)
  %u2 = fcmp uno <4 x float> %r2, %r2
  %v2 = select <4 x i1> %u2, <4 x float> splat (float 1.25), <4 x float> %r2
  store <4 x float> %v2, ptr @out
  %h2 = call i64 @mix(i64 %h1, i64 2)
  %a3_0 = load <4 x float>, ptr @s2
  %a3_1 = load <4 x float>, ptr @s4
  %a3_2 = load <4 x float>, ptr @s6
  %a3_3 = load i8, ptr @b7
  %r3 = call <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float> %a3_0, <4 x float> %a3_1, <4 x float> %a3_2, i8 %a3_3, i32 8)
  %u3 = fcmp uno <4 x float> %r3, %r3
  %v3 = select <4 x i1> %u3, <4 x float> splat (float 1.25), <4 x float> %r3
  store <4 x float> %v3, ptr @out
  %h3 = call i64 @mix(i64 %h2, i64 2)
  %a4_0 = load <4 x float>, ptr @s2
  %a4_1 = load <4 x float>, ptr @s7
  %a4_2 = load <4 x float>, ptr @s7
  %a4_3 = load i8, ptr @b9
  %r4 = call <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float> %a4_0, <4 x float> %a4_1, <4 x float> %a4_2, i8 %a4_3, i32 4)
  %u4 = fcmp uno <4 x float> %r4, %r4
  %v4 = select <4 x i1> %u4, <4 x float> splat (float 1.25), <4 x float> %r4
  store <4 x float> %v4, ptr @out
  %h4 = call i64 @mix(i64 %h3, i64 2)
  %a5_0 = load <4 x float>, ptr @s3
  %a5_1 = load <4 x float>, ptr @s4
  %a5_2 = load <4 x float>, ptr @s0
  %a5_3 = load i8, ptr @b9
  %r5 = call <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float> %a5_0, <4 x float> %a5_1, <4 x float> %a5_2, i8 %a5_3, i32 4)
  %u5 = fcmp uno <4 x float> %r5, %r5
  %v5 = select <4 x i1> %u5, <4 x float> splat (float 1.25), <4 x float> %r5
  store <4 x float> %v5, ptr @out
  %h5 = call i64 @mix(i64 %h4, i64 2)
  %a6_0 = load <4 x float>, ptr @s9
  %a6_1 = load <4 x float>, ptr @s5
  %a6_2 = load <4 x float>, ptr @s2
  %a6_3 = load i8, ptr @b9
  %r6 = call <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float> %a6_0, <4 x float> %a6_1, <4 x float> %a6_2, i8 %a6_3, i32 10)
  %u6 = fcmp uno <4 x float> %r6, %r6
  %v6 = select <4 x i1> %u6, <4 x float> splat (float 1.25), <4 x float> %r6
  store <4 x float> %v6, ptr @out
  %h6 = call i64 @mix(i64 %h5, i64 2)
  %a7_0 = load <4 x float>, ptr @s2
  %a7_1 = load <4 x float>, ptr @s4
  %a7_2 = load <4 x float>, ptr @s8
  %a7_3 = load i8, ptr @b7
  %r7 = call <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float> %a7_0, <4 x float> %a7_1, <4 x float> %a7_2, i8 %a7_3, i32 9)
  %u7 = fcmp uno <4 x float> %r7, %r7
  %v7 = select <4 x i1> %u7, <4 x float> splat (float 1.25), <4 x float> %r7
  store <4 x float> %v7, ptr @out
  %h7 = call i64 @mix(i64 %h6, i64 2)
  ret i64 %h7
}
declare <4 x float> @llvm.x86.avx512.mask.scalef.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32)

