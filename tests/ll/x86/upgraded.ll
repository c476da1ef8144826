; Intrinsics of SSE to AVX2, F16C, FMA and XOP that older versions of clang emitted.
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
  %r1 = call i64 @addcarry_u32()
  %c1 = icmp eq i64 %r1, -9015481284855099812
  br i1 %c1, label %t2, label %different
t2:
  %r2 = call i64 @addcarry_u64()
  %c2 = icmp eq i64 %r2, -5301909239431599182
  br i1 %c2, label %t3, label %different
t3:
  %r3 = call i64 @addcarryx_u32()
  %c3 = icmp eq i64 %r3, 5858065481617386856
  br i1 %c3, label %t4, label %different
t4:
  %r4 = call i64 @addcarryx_u64()
  %c4 = icmp eq i64 %r4, 5115939775307319809
  br i1 %c4, label %t5, label %different
t5:
  %r5 = call i64 @avx_blend_pd_256()
  %c5 = icmp eq i64 %r5, 2330231498227978929
  br i1 %c5, label %t6, label %different
t6:
  %r6 = call i64 @avx_blend_ps_256()
  %c6 = icmp eq i64 %r6, -966788658592447178
  br i1 %c6, label %t7, label %different
t7:
  %r7 = call i64 @avx_cvt_ps2_pd_256()
  %c7 = icmp eq i64 %r7, 8933519714650801213
  br i1 %c7, label %t8, label %different
t8:
  %r8 = call i64 @avx_cvtdq2_pd_256()
  %c8 = icmp eq i64 %r8, -1131897282968584009
  br i1 %c8, label %t9, label %different
t9:
  %r9 = call i64 @avx_cvtdq2_ps_256()
  %c9 = icmp eq i64 %r9, 3365994611173859765
  br i1 %c9, label %t10, label %different
t10:
  %r10 = call i64 @avx_dp_ps_256()
  %c10 = icmp eq i64 %r10, 0
  br i1 %c10, label %t11, label %different
t11:
  %r11 = call i64 @avx_sqrt_pd_256()
  %c11 = icmp eq i64 %r11, 8601669086225577289
  br i1 %c11, label %t12, label %different
t12:
  %r12 = call i64 @avx_sqrt_ps_256()
  %c12 = icmp eq i64 %r12, -7679279218973787971
  br i1 %c12, label %t13, label %different
t13:
  %r13 = call i64 @avx_storeu_dq_256()
  %c13 = icmp eq i64 %r13, 160968579664127370
  br i1 %c13, label %t14, label %different
t14:
  %r14 = call i64 @avx_storeu_pd_256()
  %c14 = icmp eq i64 %r14, 7139753109736223881
  br i1 %c14, label %t15, label %different
t15:
  %r15 = call i64 @avx_storeu_ps_256()
  %c15 = icmp eq i64 %r15, -144228701146173869
  br i1 %c15, label %t16, label %different
t16:
  %r16 = call i64 @avx_vbroadcast_sd_256()
  %c16 = icmp eq i64 %r16, 5084779529775056084
  br i1 %c16, label %t17, label %different
t17:
  %r17 = call i64 @avx_vbroadcast_ss()
  %c17 = icmp eq i64 %r17, 5843819692691818152
  br i1 %c17, label %t18, label %different
t18:
  %r18 = call i64 @avx_vbroadcastf128_pd_256()
  %c18 = icmp eq i64 %r18, 5539235926187871534
  br i1 %c18, label %t19, label %different
t19:
  %r19 = call i64 @avx_vbroadcastf128_ps_256()
  %c19 = icmp eq i64 %r19, 969331486313544642
  br i1 %c19, label %t20, label %different
t20:
  %r20 = call i64 @avx_vextractf128_pd_256()
  %c20 = icmp eq i64 %r20, 6991199665781236842
  br i1 %c20, label %t21, label %different
t21:
  %r21 = call i64 @avx_vextractf128_ps_256()
  %c21 = icmp eq i64 %r21, -8926925346232160051
  br i1 %c21, label %t22, label %different
t22:
  %r22 = call i64 @avx_vextractf128_si_256()
  %c22 = icmp eq i64 %r22, 6702246873213783940
  br i1 %c22, label %t23, label %different
t23:
  %r23 = call i64 @avx_vinsertf128_pd_256()
  %c23 = icmp eq i64 %r23, -1342515033359616232
  br i1 %c23, label %t24, label %different
t24:
  %r24 = call i64 @avx_vinsertf128_ps_256()
  %c24 = icmp eq i64 %r24, 5665771667410836344
  br i1 %c24, label %t25, label %different
t25:
  %r25 = call i64 @avx_vinsertf128_si_256()
  %c25 = icmp eq i64 %r25, 3509785555565026238
  br i1 %c25, label %t26, label %different
t26:
  %r26 = call i64 @avx_vperm2f128_pd_256()
  %c26 = icmp eq i64 %r26, -457718523136768949
  br i1 %c26, label %t27, label %different
t27:
  %r27 = call i64 @avx_vperm2f128_ps_256()
  %c27 = icmp eq i64 %r27, -4491395842508914346
  br i1 %c27, label %t28, label %different
t28:
  %r28 = call i64 @avx_vperm2f128_si_256()
  %c28 = icmp eq i64 %r28, -9040014313006206383
  br i1 %c28, label %t29, label %different
t29:
  %r29 = call i64 @avx_vpermil_pd_256()
  %c29 = icmp eq i64 %r29, -6113574518436085026
  br i1 %c29, label %t30, label %different
t30:
  %r30 = call i64 @avx_vpermil_ps_256()
  %c30 = icmp eq i64 %r30, -1726876019859062907
  br i1 %c30, label %t31, label %different
t31:
  %r31 = call i64 @avx2_movntdqa()
  %c31 = icmp eq i64 %r31, 3235857023834442728
  br i1 %c31, label %t32, label %different
t32:
  %r32 = call i64 @avx2_mpsadbw()
  %c32 = icmp eq i64 %r32, -821661625409708495
  br i1 %c32, label %t33, label %different
t33:
  %r33 = call i64 @avx2_pabs_b()
  %c33 = icmp eq i64 %r33, -7359665006094775187
  br i1 %c33, label %t34, label %different
t34:
  %r34 = call i64 @avx2_pabs_d()
  %c34 = icmp eq i64 %r34, 2990758971714765240
  br i1 %c34, label %t35, label %different
t35:
  %r35 = call i64 @avx2_pabs_w()
  %c35 = icmp eq i64 %r35, -3872372429222398323
  br i1 %c35, label %t36, label %different
t36:
  %r36 = call i64 @avx2_padds_b()
  %c36 = icmp eq i64 %r36, 3829550311917350712
  br i1 %c36, label %t37, label %different
t37:
  %r37 = call i64 @avx2_padds_w()
  %c37 = icmp eq i64 %r37, 4410810412862175323
  br i1 %c37, label %t38, label %different
t38:
  %r38 = call i64 @avx2_paddus_b()
  %c38 = icmp eq i64 %r38, 6816930619353732243
  br i1 %c38, label %t39, label %different
t39:
  %r39 = call i64 @avx2_paddus_w()
  %c39 = icmp eq i64 %r39, 6060181179483502765
  br i1 %c39, label %t40, label %different
t40:
  %r40 = call i64 @avx2_pblendd_256()
  %c40 = icmp eq i64 %r40, 5959265533665251481
  br i1 %c40, label %t41, label %different
t41:
  %r41 = call i64 @avx2_pblendw()
  %c41 = icmp eq i64 %r41, 6699155125122356398
  br i1 %c41, label %t42, label %different
t42:
  %r42 = call i64 @avx2_pbroadcastb_256()
  %c42 = icmp eq i64 %r42, -7935340034948825604
  br i1 %c42, label %t43, label %different
t43:
  %r43 = call i64 @avx2_pbroadcastd_256()
  %c43 = icmp eq i64 %r43, -2940367013891816891
  br i1 %c43, label %t44, label %different
t44:
  %r44 = call i64 @avx2_pbroadcastq_128()
  %c44 = icmp eq i64 %r44, -438946717621788702
  br i1 %c44, label %t45, label %different
t45:
  %r45 = call i64 @avx2_pbroadcastw_256()
  %c45 = icmp eq i64 %r45, -2143422490347232214
  br i1 %c45, label %t46, label %different
t46:
  %r46 = call i64 @avx2_pmaxs_b()
  %c46 = icmp eq i64 %r46, -6791906803096263228
  br i1 %c46, label %t47, label %different
t47:
  %r47 = call i64 @avx2_pmaxs_d()
  %c47 = icmp eq i64 %r47, -5358755168325593267
  br i1 %c47, label %t48, label %different
t48:
  %r48 = call i64 @avx2_pmaxs_w()
  %c48 = icmp eq i64 %r48, 6812022061930129805
  br i1 %c48, label %t49, label %different
t49:
  %r49 = call i64 @avx2_pmaxu_b()
  %c49 = icmp eq i64 %r49, -5269062824303158878
  br i1 %c49, label %t50, label %different
t50:
  %r50 = call i64 @avx2_pmaxu_d()
  %c50 = icmp eq i64 %r50, 2092213030380829510
  br i1 %c50, label %t51, label %different
t51:
  %r51 = call i64 @avx2_pmaxu_w()
  %c51 = icmp eq i64 %r51, -7734267332636168679
  br i1 %c51, label %t52, label %different
t52:
  %r52 = call i64 @avx2_pmins_b()
  %c52 = icmp eq i64 %r52, -5496301432545021431
  br i1 %c52, label %t53, label %different
t53:
  %r53 = call i64 @avx2_pmins_d()
  %c53 = icmp eq i64 %r53, -4091673643938513068
  br i1 %c53, label %t54, label %different
t54:
  %r54 = call i64 @avx2_pmins_w()
  %c54 = icmp eq i64 %r54, 6324871939987060678
  br i1 %c54, label %t55, label %different
t55:
  %r55 = call i64 @avx2_pminu_b()
  %c55 = icmp eq i64 %r55, -5160781882746853644
  br i1 %c55, label %t56, label %different
t56:
  %r56 = call i64 @avx2_pminu_d()
  %c56 = icmp eq i64 %r56, -9134621360853538135
  br i1 %c56, label %t57, label %different
t57:
  %r57 = call i64 @avx2_pminu_w()
  %c57 = icmp eq i64 %r57, 6550379185731114575
  br i1 %c57, label %t58, label %different
t58:
  %r58 = call i64 @avx2_pmovsxbd()
  %c58 = icmp eq i64 %r58, -3339545841062789103
  br i1 %c58, label %t59, label %different
t59:
  %r59 = call i64 @avx2_pmovsxbq()
  %c59 = icmp eq i64 %r59, 1802944333254683280
  br i1 %c59, label %t60, label %different
t60:
  %r60 = call i64 @avx2_pmovsxbw()
  %c60 = icmp eq i64 %r60, -626787397197786142
  br i1 %c60, label %t61, label %different
t61:
  %r61 = call i64 @avx2_pmovsxdq()
  %c61 = icmp eq i64 %r61, -3465745565120932169
  br i1 %c61, label %t62, label %different
t62:
  %r62 = call i64 @avx2_pmovsxwd()
  %c62 = icmp eq i64 %r62, -7742731481115235976
  br i1 %c62, label %t63, label %different
t63:
  %r63 = call i64 @avx2_pmovsxwq()
  %c63 = icmp eq i64 %r63, 1232561699316630902
  br i1 %c63, label %t64, label %different
t64:
  %r64 = call i64 @avx2_pmovzxbd()
  %c64 = icmp eq i64 %r64, 3575559645386956957
  br i1 %c64, label %t65, label %different
t65:
  %r65 = call i64 @avx2_pmovzxbq()
  %c65 = icmp eq i64 %r65, -5851883635975794301
  br i1 %c65, label %t66, label %different
t66:
  %r66 = call i64 @avx2_pmovzxbw()
  %c66 = icmp eq i64 %r66, 8096877021984353007
  br i1 %c66, label %t67, label %different
t67:
  %r67 = call i64 @avx2_pmovzxdq()
  %c67 = icmp eq i64 %r67, 31629756006461981
  br i1 %c67, label %t68, label %different
t68:
  %r68 = call i64 @avx2_pmovzxwd()
  %c68 = icmp eq i64 %r68, -6870387247912524950
  br i1 %c68, label %t69, label %different
t69:
  %r69 = call i64 @avx2_pmovzxwq()
  %c69 = icmp eq i64 %r69, 8091141509509433011
  br i1 %c69, label %t70, label %different
t70:
  %r70 = call i64 @avx2_pmul_dq()
  %c70 = icmp eq i64 %r70, 6710448994414611026
  br i1 %c70, label %t71, label %different
t71:
  %r71 = call i64 @avx2_pmulu_dq()
  %c71 = icmp eq i64 %r71, 3881530462968827317
  br i1 %c71, label %t72, label %different
t72:
  %r72 = call i64 @avx2_psll_dq()
  %c72 = icmp eq i64 %r72, -6561100264680800415
  br i1 %c72, label %t73, label %different
t73:
  %r73 = call i64 @avx2_psll_dq_bs()
  %c73 = icmp eq i64 %r73, 0
  br i1 %c73, label %t74, label %different
t74:
  %r74 = call i64 @avx2_psrl_dq()
  %c74 = icmp eq i64 %r74, -3779868156126247703
  br i1 %c74, label %t75, label %different
t75:
  %r75 = call i64 @avx2_psrl_dq_bs()
  %c75 = icmp eq i64 %r75, 8870146051346123599
  br i1 %c75, label %t76, label %different
t76:
  %r76 = call i64 @avx2_psubs_b()
  %c76 = icmp eq i64 %r76, 2607203432734420748
  br i1 %c76, label %t77, label %different
t77:
  %r77 = call i64 @avx2_psubs_w()
  %c77 = icmp eq i64 %r77, -6582803862689220891
  br i1 %c77, label %t78, label %different
t78:
  %r78 = call i64 @avx2_psubus_b()
  %c78 = icmp eq i64 %r78, -5762154087327173411
  br i1 %c78, label %t79, label %different
t79:
  %r79 = call i64 @avx2_psubus_w()
  %c79 = icmp eq i64 %r79, 770533664412485194
  br i1 %c79, label %t80, label %different
t80:
  %r80 = call i64 @avx2_vbroadcast_sd_pd_256()
  %c80 = icmp eq i64 %r80, 6638029678400670590
  br i1 %c80, label %t81, label %different
t81:
  %r81 = call i64 @avx2_vbroadcast_ss_ps_256()
  %c81 = icmp eq i64 %r81, -3714324859225818295
  br i1 %c81, label %t82, label %different
t82:
  %r82 = call i64 @avx2_vbroadcasti128()
  %c82 = icmp eq i64 %r82, -6785046080340448912
  br i1 %c82, label %t83, label %different
t83:
  %r83 = call i64 @avx2_vextracti128()
  %c83 = icmp eq i64 %r83, -2300846791517402999
  br i1 %c83, label %t84, label %different
t84:
  %r84 = call i64 @avx2_vinserti128()
  %c84 = icmp eq i64 %r84, 8472762986392311489
  br i1 %c84, label %t85, label %different
t85:
  %r85 = call i64 @avx2_vperm2i128()
  %c85 = icmp eq i64 %r85, -5803098301925322858
  br i1 %c85, label %t86, label %different
t86:
  %r86 = call i64 @fma_vfmadd_pd()
  %c86 = icmp eq i64 %r86, 7060698804618852542
  br i1 %c86, label %t87, label %different
t87:
  %r87 = call i64 @fma_vfmadd_ps_256()
  %c87 = icmp eq i64 %r87, -5380726991485121604
  br i1 %c87, label %t88, label %different
t88:
  %r88 = call i64 @fma_vfmadd_sd()
  %c88 = icmp eq i64 %r88, -7215497656643797309
  br i1 %c88, label %t89, label %different
t89:
  %r89 = call i64 @fma_vfmadd_ss()
  %c89 = icmp eq i64 %r89, 3709354016180013059
  br i1 %c89, label %t90, label %different
t90:
  %r90 = call i64 @fma_vfmaddsub_pd()
  %c90 = icmp eq i64 %r90, 4917214165581546210
  br i1 %c90, label %t91, label %different
t91:
  %r91 = call i64 @fma_vfmaddsub_ps()
  %c91 = icmp eq i64 %r91, 6547068789227205446
  br i1 %c91, label %t92, label %different
t92:
  %r92 = call i64 @fma_vfmsub_pd_256()
  %c92 = icmp eq i64 %r92, -1041006479579843450
  br i1 %c92, label %t93, label %different
t93:
  %r93 = call i64 @fma_vfmsub_ps()
  %c93 = icmp eq i64 %r93, 6370882562244971487
  br i1 %c93, label %t94, label %different
t94:
  %r94 = call i64 @fma_vfmsub_sd()
  %c94 = icmp eq i64 %r94, 3389618675324699640
  br i1 %c94, label %t95, label %different
t95:
  %r95 = call i64 @fma_vfmsub_ss()
  %c95 = icmp eq i64 %r95, -5648879828085756487
  br i1 %c95, label %t96, label %different
t96:
  %r96 = call i64 @fma_vfmsubadd_pd_256()
  %c96 = icmp eq i64 %r96, -3040314340317736182
  br i1 %c96, label %t97, label %different
t97:
  %r97 = call i64 @fma_vfmsubadd_ps()
  %c97 = icmp eq i64 %r97, 443156801103113368
  br i1 %c97, label %t98, label %different
t98:
  %r98 = call i64 @fma_vfnmadd_pd_256()
  %c98 = icmp eq i64 %r98, -6188578053824676409
  br i1 %c98, label %t99, label %different
t99:
  %r99 = call i64 @fma_vfnmadd_ps()
  %c99 = icmp eq i64 %r99, -8963505072646681131
  br i1 %c99, label %t100, label %different
t100:
  %r100 = call i64 @fma_vfnmadd_sd()
  %c100 = icmp eq i64 %r100, 6914309070578248017
  br i1 %c100, label %t101, label %different
t101:
  %r101 = call i64 @fma_vfnmadd_ss()
  %c101 = icmp eq i64 %r101, 2660326821335737166
  br i1 %c101, label %t102, label %different
t102:
  %r102 = call i64 @fma_vfnmsub_pd_256()
  %c102 = icmp eq i64 %r102, -5159304380068267254
  br i1 %c102, label %t103, label %different
t103:
  %r103 = call i64 @fma_vfnmsub_ps()
  %c103 = icmp eq i64 %r103, -1111979143364456434
  br i1 %c103, label %t104, label %different
t104:
  %r104 = call i64 @fma_vfnmsub_sd()
  %c104 = icmp eq i64 %r104, 876121849510364256
  br i1 %c104, label %t105, label %different
t105:
  %r105 = call i64 @fma_vfnmsub_ss()
  %c105 = icmp eq i64 %r105, -7153488993685512763
  br i1 %c105, label %t106, label %different
t106:
  %r106 = call i64 @sse_add_ss()
  %c106 = icmp eq i64 %r106, 6862729512854047971
  br i1 %c106, label %t107, label %different
t107:
  %r107 = call i64 @sse_cvtsi2ss()
  %c107 = icmp eq i64 %r107, -6570335050934735896
  br i1 %c107, label %t108, label %different
t108:
  %r108 = call i64 @sse_cvtsi642ss()
  %c108 = icmp eq i64 %r108, -7235020863111846400
  br i1 %c108, label %t109, label %different
t109:
  %r109 = call i64 @sse_div_ss()
  %c109 = icmp eq i64 %r109, -661913468025748077
  br i1 %c109, label %t110, label %different
t110:
  %r110 = call i64 @sse_mul_ss()
  %c110 = icmp eq i64 %r110, -3072457959454498179
  br i1 %c110, label %t111, label %different
t111:
  %r111 = call i64 @sse_sqrt_ps()
  %c111 = icmp eq i64 %r111, -8666360097777925262
  br i1 %c111, label %t112, label %different
t112:
  %r112 = call i64 @sse_sqrt_ss()
  %c112 = icmp eq i64 %r112, 6781942281017178579
  br i1 %c112, label %t113, label %different
t113:
  %r113 = call i64 @sse_storeu_ps()
  %c113 = icmp eq i64 %r113, -6578254463195447726
  br i1 %c113, label %t114, label %different
t114:
  %r114 = call i64 @sse_sub_ss()
  %c114 = icmp eq i64 %r114, 1333660326898808210
  br i1 %c114, label %t115, label %different
t115:
  %r115 = call i64 @sse2_add_sd()
  %c115 = icmp eq i64 %r115, -6492816415722306397
  br i1 %c115, label %t116, label %different
t116:
  %r116 = call i64 @sse2_cvtdq2pd()
  %c116 = icmp eq i64 %r116, 4577678886179865852
  br i1 %c116, label %t117, label %different
t117:
  %r117 = call i64 @sse2_cvtdq2ps()
  %c117 = icmp eq i64 %r117, -2285053429503029235
  br i1 %c117, label %t118, label %different
t118:
  %r118 = call i64 @sse2_cvtps2pd()
  %c118 = icmp eq i64 %r118, 4708390415966142998
  br i1 %c118, label %t119, label %different
t119:
  %r119 = call i64 @sse2_cvtsi2sd()
  %c119 = icmp eq i64 %r119, 726794944706364082
  br i1 %c119, label %t120, label %different
t120:
  %r120 = call i64 @sse2_cvtsi642sd()
  %c120 = icmp eq i64 %r120, -1006242052888613434
  br i1 %c120, label %t121, label %different
t121:
  %r121 = call i64 @sse2_cvtss2sd()
  %c121 = icmp eq i64 %r121, -8615345513381057224
  br i1 %c121, label %t122, label %different
t122:
  %r122 = call i64 @sse2_div_sd()
  %c122 = icmp eq i64 %r122, 5569219311435121909
  br i1 %c122, label %t123, label %different
t123:
  %r123 = call i64 @sse2_mul_sd()
  %c123 = icmp eq i64 %r123, -6250025531113511716
  br i1 %c123, label %t124, label %different
t124:
  %r124 = call i64 @sse2_padds_b()
  %c124 = icmp eq i64 %r124, -554101720191271914
  br i1 %c124, label %t125, label %different
t125:
  %r125 = call i64 @sse2_padds_w()
  %c125 = icmp eq i64 %r125, -7085659311887024274
  br i1 %c125, label %t126, label %different
t126:
  %r126 = call i64 @sse2_paddus_b()
  %c126 = icmp eq i64 %r126, 6829642623817672376
  br i1 %c126, label %t127, label %different
t127:
  %r127 = call i64 @sse2_paddus_w()
  %c127 = icmp eq i64 %r127, -8125879541903380731
  br i1 %c127, label %t128, label %different
t128:
  %r128 = call i64 @sse2_pmaxs_w()
  %c128 = icmp eq i64 %r128, -5036748076279939834
  br i1 %c128, label %t129, label %different
t129:
  %r129 = call i64 @sse2_pmaxu_b()
  %c129 = icmp eq i64 %r129, -8616376957869463705
  br i1 %c129, label %t130, label %different
t130:
  %r130 = call i64 @sse2_pmins_w()
  %c130 = icmp eq i64 %r130, 4603505746854584150
  br i1 %c130, label %t131, label %different
t131:
  %r131 = call i64 @sse2_pminu_b()
  %c131 = icmp eq i64 %r131, -7303460840415258969
  br i1 %c131, label %t132, label %different
t132:
  %r132 = call i64 @sse2_pmulu_dq()
  %c132 = icmp eq i64 %r132, -1047984470217119912
  br i1 %c132, label %t133, label %different
t133:
  %r133 = call i64 @sse2_pshuf_d()
  %c133 = icmp eq i64 %r133, -2578999703993000908
  br i1 %c133, label %t134, label %different
t134:
  %r134 = call i64 @sse2_pshufh_w()
  %c134 = icmp eq i64 %r134, 370272995938586215
  br i1 %c134, label %t135, label %different
t135:
  %r135 = call i64 @sse2_pshufl_w()
  %c135 = icmp eq i64 %r135, -726225931749603836
  br i1 %c135, label %t136, label %different
t136:
  %r136 = call i64 @sse2_psll_dq()
  %c136 = icmp eq i64 %r136, 5168175428049857544
  br i1 %c136, label %t137, label %different
t137:
  %r137 = call i64 @sse2_psll_dq_bs()
  %c137 = icmp eq i64 %r137, 1342746929000611719
  br i1 %c137, label %t138, label %different
t138:
  %r138 = call i64 @sse2_psrl_dq()
  %c138 = icmp eq i64 %r138, -7673798162579446124
  br i1 %c138, label %t139, label %different
t139:
  %r139 = call i64 @sse2_psrl_dq_bs()
  %c139 = icmp eq i64 %r139, 0
  br i1 %c139, label %t140, label %different
t140:
  %r140 = call i64 @sse2_psubs_b()
  %c140 = icmp eq i64 %r140, 6082542881716921069
  br i1 %c140, label %t141, label %different
t141:
  %r141 = call i64 @sse2_psubs_w()
  %c141 = icmp eq i64 %r141, 5665201329979271281
  br i1 %c141, label %t142, label %different
t142:
  %r142 = call i64 @sse2_psubus_b()
  %c142 = icmp eq i64 %r142, -6968944140689614718
  br i1 %c142, label %t143, label %different
t143:
  %r143 = call i64 @sse2_psubus_w()
  %c143 = icmp eq i64 %r143, 8843531266090448548
  br i1 %c143, label %t144, label %different
t144:
  %r144 = call i64 @sse2_sqrt_pd()
  %c144 = icmp eq i64 %r144, 3691655293259458659
  br i1 %c144, label %t145, label %different
t145:
  %r145 = call i64 @sse2_sqrt_sd()
  %c145 = icmp eq i64 %r145, 5769574480924852233
  br i1 %c145, label %t146, label %different
t146:
  %r146 = call i64 @sse2_storel_dq()
  %c146 = icmp eq i64 %r146, 6099334925576110364
  br i1 %c146, label %t147, label %different
t147:
  %r147 = call i64 @sse2_storeu_dq()
  %c147 = icmp eq i64 %r147, 2991484104804319973
  br i1 %c147, label %t148, label %different
t148:
  %r148 = call i64 @sse2_storeu_pd()
  %c148 = icmp eq i64 %r148, 786485941982045670
  br i1 %c148, label %t149, label %different
t149:
  %r149 = call i64 @sse2_sub_sd()
  %c149 = icmp eq i64 %r149, -5550594867045249397
  br i1 %c149, label %t150, label %different
t150:
  %r150 = call i64 @sse41_blendpd()
  %c150 = icmp eq i64 %r150, 6382792953172476502
  br i1 %c150, label %t151, label %different
t151:
  %r151 = call i64 @sse41_blendps()
  %c151 = icmp eq i64 %r151, -4161860977422636428
  br i1 %c151, label %t152, label %different
t152:
  %r152 = call i64 @sse41_dppd()
  %c152 = icmp eq i64 %r152, 0
  br i1 %c152, label %t153, label %different
t153:
  %r153 = call i64 @sse41_dpps()
  %c153 = icmp eq i64 %r153, -6939442566900271116
  br i1 %c153, label %t154, label %different
t154:
  %r154 = call i64 @sse41_insertps()
  %c154 = icmp eq i64 %r154, 5592544678401943308
  br i1 %c154, label %t155, label %different
t155:
  %r155 = call i64 @sse41_movntdqa()
  %c155 = icmp eq i64 %r155, 2695097153892616508
  br i1 %c155, label %t156, label %different
t156:
  %r156 = call i64 @sse41_mpsadbw()
  %c156 = icmp eq i64 %r156, -4092376464272031128
  br i1 %c156, label %t157, label %different
t157:
  %r157 = call i64 @sse41_pblendw()
  %c157 = icmp eq i64 %r157, -354480476586047609
  br i1 %c157, label %t158, label %different
t158:
  %r158 = call i64 @sse41_pmaxsb()
  %c158 = icmp eq i64 %r158, 3132923625165308141
  br i1 %c158, label %t159, label %different
t159:
  %r159 = call i64 @sse41_pmaxsd()
  %c159 = icmp eq i64 %r159, 6707858244719236456
  br i1 %c159, label %t160, label %different
t160:
  %r160 = call i64 @sse41_pmaxud()
  %c160 = icmp eq i64 %r160, -4095877972349449477
  br i1 %c160, label %t161, label %different
t161:
  %r161 = call i64 @sse41_pmaxuw()
  %c161 = icmp eq i64 %r161, 1932118616170304868
  br i1 %c161, label %t162, label %different
t162:
  %r162 = call i64 @sse41_pminsb()
  %c162 = icmp eq i64 %r162, -723224984838550822
  br i1 %c162, label %t163, label %different
t163:
  %r163 = call i64 @sse41_pminsd()
  %c163 = icmp eq i64 %r163, -8147864975504003585
  br i1 %c163, label %t164, label %different
t164:
  %r164 = call i64 @sse41_pminud()
  %c164 = icmp eq i64 %r164, -9025941897389800796
  br i1 %c164, label %t165, label %different
t165:
  %r165 = call i64 @sse41_pminuw()
  %c165 = icmp eq i64 %r165, 4529775323454453557
  br i1 %c165, label %t166, label %different
t166:
  %r166 = call i64 @sse41_pmovsxbd()
  %c166 = icmp eq i64 %r166, -8923918149983857248
  br i1 %c166, label %t167, label %different
t167:
  %r167 = call i64 @sse41_pmovsxbq()
  %c167 = icmp eq i64 %r167, 6913629849044566969
  br i1 %c167, label %t168, label %different
t168:
  %r168 = call i64 @sse41_pmovsxbw()
  %c168 = icmp eq i64 %r168, 5858426403386519811
  br i1 %c168, label %t169, label %different
t169:
  %r169 = call i64 @sse41_pmovsxdq()
  %c169 = icmp eq i64 %r169, 2627715025422248386
  br i1 %c169, label %t170, label %different
t170:
  %r170 = call i64 @sse41_pmovsxwd()
  %c170 = icmp eq i64 %r170, 1040658722429353505
  br i1 %c170, label %t171, label %different
t171:
  %r171 = call i64 @sse41_pmovsxwq()
  %c171 = icmp eq i64 %r171, 802170672671006449
  br i1 %c171, label %t172, label %different
t172:
  %r172 = call i64 @sse41_pmovzxbd()
  %c172 = icmp eq i64 %r172, -3892724367870673016
  br i1 %c172, label %t173, label %different
t173:
  %r173 = call i64 @sse41_pmovzxbq()
  %c173 = icmp eq i64 %r173, 4582289952930878149
  br i1 %c173, label %t174, label %different
t174:
  %r174 = call i64 @sse41_pmovzxbw()
  %c174 = icmp eq i64 %r174, -4155551691427840743
  br i1 %c174, label %t175, label %different
t175:
  %r175 = call i64 @sse41_pmovzxdq()
  %c175 = icmp eq i64 %r175, 874646087289587692
  br i1 %c175, label %t176, label %different
t176:
  %r176 = call i64 @sse41_pmovzxwd()
  %c176 = icmp eq i64 %r176, 460226196838617754
  br i1 %c176, label %t177, label %different
t177:
  %r177 = call i64 @sse41_pmovzxwq()
  %c177 = icmp eq i64 %r177, 8901991200784477100
  br i1 %c177, label %t178, label %different
t178:
  %r178 = call i64 @sse41_pmuldq()
  %c178 = icmp eq i64 %r178, -9131038867014799852
  br i1 %c178, label %t179, label %different
t179:
  %r179 = call i64 @sse4a_movnt_sd()
  %c179 = icmp eq i64 %r179, 7253220181523523876
  br i1 %c179, label %t180, label %different
t180:
  %r180 = call i64 @sse4a_movnt_ss()
  %c180 = icmp eq i64 %r180, -4602660790584972232
  br i1 %c180, label %t181, label %different
t181:
  %r181 = call i64 @ssse3_pabs_b_128()
  %c181 = icmp eq i64 %r181, 602221429040678562
  br i1 %c181, label %t182, label %different
t182:
  %r182 = call i64 @ssse3_pabs_d_128()
  %c182 = icmp eq i64 %r182, 5572913769224442422
  br i1 %c182, label %t183, label %different
t183:
  %r183 = call i64 @ssse3_pabs_w_128()
  %c183 = icmp eq i64 %r183, -5951698734567913224
  br i1 %c183, label %t184, label %different
t184:
  %r184 = call i64 @subborrow_u32()
  %c184 = icmp eq i64 %r184, -6132537953998225235
  br i1 %c184, label %t185, label %different
t185:
  %r185 = call i64 @subborrow_u64()
  %c185 = icmp eq i64 %r185, 592466882476314041
  br i1 %c185, label %t186, label %different
t186:
  %r186 = call i64 @vcvtph2ps_256()
  %c186 = icmp eq i64 %r186, -8712763446272012324
  br i1 %c186, label %t187, label %different
t187:
  %r187 = call i64 @xop_vpcmov()
  %c187 = icmp eq i64 %r187, -8757058015192342272
  br i1 %c187, label %t188, label %different
t188:
  %r188 = call i64 @xop_vpcomb()
  %c188 = icmp eq i64 %r188, -8521744359365335756
  br i1 %c188, label %t189, label %different
t189:
  %r189 = call i64 @xop_vpcomd()
  %c189 = icmp eq i64 %r189, -8987996578582564853
  br i1 %c189, label %t190, label %different
t190:
  %r190 = call i64 @xop_vpcomeqb()
  %c190 = icmp eq i64 %r190, -4677498608688967884
  br i1 %c190, label %t191, label %different
t191:
  %r191 = call i64 @xop_vpcomeqd()
  %c191 = icmp eq i64 %r191, 0
  br i1 %c191, label %t192, label %different
t192:
  %r192 = call i64 @xop_vpcomeqq()
  %c192 = icmp eq i64 %r192, 6955529437160157554
  br i1 %c192, label %t193, label %different
t193:
  %r193 = call i64 @xop_vpcomequb()
  %c193 = icmp eq i64 %r193, -8987996578582564853
  br i1 %c193, label %t194, label %different
t194:
  %r194 = call i64 @xop_vpcomequd()
  %c194 = icmp eq i64 %r194, 0
  br i1 %c194, label %t195, label %different
t195:
  %r195 = call i64 @xop_vpcomequq()
  %c195 = icmp eq i64 %r195, 0
  br i1 %c195, label %t196, label %different
t196:
  %r196 = call i64 @xop_vpcomequw()
  %c196 = icmp eq i64 %r196, -2503218057429958298
  br i1 %c196, label %t197, label %different
t197:
  %r197 = call i64 @xop_vpcomeqw()
  %c197 = icmp eq i64 %r197, 0
  br i1 %c197, label %t198, label %different
t198:
  %r198 = call i64 @xop_vpcomfalseb()
  %c198 = icmp eq i64 %r198, 0
  br i1 %c198, label %t199, label %different
t199:
  %r199 = call i64 @xop_vpcomfalsed()
  %c199 = icmp eq i64 %r199, 0
  br i1 %c199, label %t200, label %different
t200:
  %r200 = call i64 @xop_vpcomfalseq()
  %c200 = icmp eq i64 %r200, 0
  br i1 %c200, label %t201, label %different
t201:
  %r201 = call i64 @xop_vpcomfalseub()
  %c201 = icmp eq i64 %r201, 0
  br i1 %c201, label %t202, label %different
t202:
  %r202 = call i64 @xop_vpcomfalseud()
  %c202 = icmp eq i64 %r202, 0
  br i1 %c202, label %t203, label %different
t203:
  %r203 = call i64 @xop_vpcomfalseuq()
  %c203 = icmp eq i64 %r203, 0
  br i1 %c203, label %t204, label %different
t204:
  %r204 = call i64 @xop_vpcomfalseuw()
  %c204 = icmp eq i64 %r204, 0
  br i1 %c204, label %t205, label %different
t205:
  %r205 = call i64 @xop_vpcomfalsew()
  %c205 = icmp eq i64 %r205, 0
  br i1 %c205, label %t206, label %different
t206:
  %r206 = call i64 @xop_vpcomgeb()
  %c206 = icmp eq i64 %r206, 464156125771471808
  br i1 %c206, label %t207, label %different
t207:
  %r207 = call i64 @xop_vpcomged()
  %c207 = icmp eq i64 %r207, -9071864289021611536
  br i1 %c207, label %t208, label %different
t208:
  %r208 = call i64 @xop_vpcomgeq()
  %c208 = icmp eq i64 %r208, -279556746264998692
  br i1 %c208, label %t209, label %different
t209:
  %r209 = call i64 @xop_vpcomgeub()
  %c209 = icmp eq i64 %r209, -5634383092344924961
  br i1 %c209, label %t210, label %different
t210:
  %r210 = call i64 @xop_vpcomgeud()
  %c210 = icmp eq i64 %r210, 4649686428017960190
  br i1 %c210, label %t211, label %different
t211:
  %r211 = call i64 @xop_vpcomgeuq()
  %c211 = icmp eq i64 %r211, -3452378011599826744
  br i1 %c211, label %t212, label %different
t212:
  %r212 = call i64 @xop_vpcomgeuw()
  %c212 = icmp eq i64 %r212, 2379033072666490109
  br i1 %c212, label %t213, label %different
t213:
  %r213 = call i64 @xop_vpcomgew()
  %c213 = icmp eq i64 %r213, 2369533325858430596
  br i1 %c213, label %t214, label %different
t214:
  %r214 = call i64 @xop_vpcomgtb()
  %c214 = icmp eq i64 %r214, 8914649213115993968
  br i1 %c214, label %t215, label %different
t215:
  %r215 = call i64 @xop_vpcomgtd()
  %c215 = icmp eq i64 %r215, -2364037140765999734
  br i1 %c215, label %t216, label %different
t216:
  %r216 = call i64 @xop_vpcomgtq()
  %c216 = icmp eq i64 %r216, -3172821264797957141
  br i1 %c216, label %t217, label %different
t217:
  %r217 = call i64 @xop_vpcomgtub()
  %c217 = icmp eq i64 %r217, -7636308374554536330
  br i1 %c217, label %t218, label %different
t218:
  %r218 = call i64 @xop_vpcomgtud()
  %c218 = icmp eq i64 %r218, 1356683055756328527
  br i1 %c218, label %t219, label %different
t219:
  %r219 = call i64 @xop_vpcomgtuq()
  %c219 = icmp eq i64 %r219, -3172821264797957141
  br i1 %c219, label %t220, label %different
t220:
  %r220 = call i64 @xop_vpcomgtuw()
  %c220 = icmp eq i64 %r220, -351998197986922515
  br i1 %c220, label %t221, label %different
t221:
  %r221 = call i64 @xop_vpcomgtw()
  %c221 = icmp eq i64 %r221, 2380786987693080200
  br i1 %c221, label %t222, label %different
t222:
  %r222 = call i64 @xop_vpcomleb()
  %c222 = icmp eq i64 %r222, 2561990236788037303
  br i1 %c222, label %t223, label %different
t223:
  %r223 = call i64 @xop_vpcomled()
  %c223 = icmp eq i64 %r223, -7616839605897897039
  br i1 %c223, label %t224, label %different
t224:
  %r224 = call i64 @xop_vpcomleq()
  %c224 = icmp eq i64 %r224, -2503218057429958298
  br i1 %c224, label %t225, label %different
t225:
  %r225 = call i64 @xop_vpcomleub()
  %c225 = icmp eq i64 %r225, -5461502627824806872
  br i1 %c225, label %t226, label %different
t226:
  %r226 = call i64 @xop_vpcomleud()
  %c226 = icmp eq i64 %r226, -7616839605897897039
  br i1 %c226, label %t227, label %different
t227:
  %r227 = call i64 @xop_vpcomleuq()
  %c227 = icmp eq i64 %r227, -939216350818485308
  br i1 %c227, label %t228, label %different
t228:
  %r228 = call i64 @xop_vpcomleuw()
  %c228 = icmp eq i64 %r228, -5152080359108335249
  br i1 %c228, label %t229, label %different
t229:
  %r229 = call i64 @xop_vpcomlew()
  %c229 = icmp eq i64 %r229, 191320028082090908
  br i1 %c229, label %t230, label %different
t230:
  %r230 = call i64 @xop_vpcomltb()
  %c230 = icmp eq i64 %r230, 8505525461284740373
  br i1 %c230, label %t231, label %different
t231:
  %r231 = call i64 @xop_vpcomltd()
  %c231 = icmp eq i64 %r231, -4278992335799552591
  br i1 %c231, label %t232, label %different
t232:
  %r232 = call i64 @xop_vpcomltq()
  %c232 = icmp eq i64 %r232, -3172821264797957141
  br i1 %c232, label %t233, label %different
t233:
  %r233 = call i64 @xop_vpcomltub()
  %c233 = icmp eq i64 %r233, -6522724740134943166
  br i1 %c233, label %t234, label %different
t234:
  %r234 = call i64 @xop_vpcomltud()
  %c234 = icmp eq i64 %r234, 4782946798186066332
  br i1 %c234, label %t235, label %different
t235:
  %r235 = call i64 @xop_vpcomltuq()
  %c235 = icmp eq i64 %r235, 8038836625486438230
  br i1 %c235, label %t236, label %different
t236:
  %r236 = call i64 @xop_vpcomltuw()
  %c236 = icmp eq i64 %r236, 2902350572685306792
  br i1 %c236, label %t237, label %different
t237:
  %r237 = call i64 @xop_vpcomltw()
  %c237 = icmp eq i64 %r237, -3299626756387700659
  br i1 %c237, label %t238, label %different
t238:
  %r238 = call i64 @xop_vpcomneb()
  %c238 = icmp eq i64 %r238, 6955529437160157554
  br i1 %c238, label %t239, label %different
t239:
  %r239 = call i64 @xop_vpcomned()
  %c239 = icmp eq i64 %r239, 6955529437160157554
  br i1 %c239, label %t240, label %different
t240:
  %r240 = call i64 @xop_vpcomneq()
  %c240 = icmp eq i64 %r240, 6955529437160157554
  br i1 %c240, label %t241, label %different
t241:
  %r241 = call i64 @xop_vpcomneub()
  %c241 = icmp eq i64 %r241, 6955529437160157554
  br i1 %c241, label %t242, label %different
t242:
  %r242 = call i64 @xop_vpcomneud()
  %c242 = icmp eq i64 %r242, 6955529437160157554
  br i1 %c242, label %t243, label %different
t243:
  %r243 = call i64 @xop_vpcomneuq()
  %c243 = icmp eq i64 %r243, 6955529437160157554
  br i1 %c243, label %t244, label %different
t244:
  %r244 = call i64 @xop_vpcomneuw()
  %c244 = icmp eq i64 %r244, -2503218057429958298
  br i1 %c244, label %t245, label %different
t245:
  %r245 = call i64 @xop_vpcomnew()
  %c245 = icmp eq i64 %r245, 6955529437160157554
  br i1 %c245, label %t246, label %different
t246:
  %r246 = call i64 @xop_vpcomq()
  %c246 = icmp eq i64 %r246, 0
  br i1 %c246, label %t247, label %different
t247:
  %r247 = call i64 @xop_vpcomtrueb()
  %c247 = icmp eq i64 %r247, 6955529437160157554
  br i1 %c247, label %t248, label %different
t248:
  %r248 = call i64 @xop_vpcomtrued()
  %c248 = icmp eq i64 %r248, 6955529437160157554
  br i1 %c248, label %t249, label %different
t249:
  %r249 = call i64 @xop_vpcomtrueq()
  %c249 = icmp eq i64 %r249, 6955529437160157554
  br i1 %c249, label %t250, label %different
t250:
  %r250 = call i64 @xop_vpcomtrueub()
  %c250 = icmp eq i64 %r250, 6955529437160157554
  br i1 %c250, label %t251, label %different
t251:
  %r251 = call i64 @xop_vpcomtrueud()
  %c251 = icmp eq i64 %r251, 6955529437160157554
  br i1 %c251, label %t252, label %different
t252:
  %r252 = call i64 @xop_vpcomtrueuq()
  %c252 = icmp eq i64 %r252, 6955529437160157554
  br i1 %c252, label %t253, label %different
t253:
  %r253 = call i64 @xop_vpcomtrueuw()
  %c253 = icmp eq i64 %r253, 6955529437160157554
  br i1 %c253, label %t254, label %different
t254:
  %r254 = call i64 @xop_vpcomtruew()
  %c254 = icmp eq i64 %r254, 6955529437160157554
  br i1 %c254, label %t255, label %different
t255:
  %r255 = call i64 @xop_vpcomub()
  %c255 = icmp eq i64 %r255, 3023824455575935540
  br i1 %c255, label %t256, label %different
t256:
  %r256 = call i64 @xop_vpcomud()
  %c256 = icmp eq i64 %r256, 3084790682459316837
  br i1 %c256, label %t257, label %different
t257:
  %r257 = call i64 @xop_vpcomuq()
  %c257 = icmp eq i64 %r257, -949159953632997535
  br i1 %c257, label %t258, label %different
t258:
  %r258 = call i64 @xop_vpcomuw()
  %c258 = icmp eq i64 %r258, -7534097856439734534
  br i1 %c258, label %t259, label %different
t259:
  %r259 = call i64 @xop_vpcomw()
  %c259 = icmp eq i64 %r259, -2503218057429958298
  br i1 %c259, label %t260, label %different
t260:
  %r260 = call i64 @xop_vprotb()
  %c260 = icmp eq i64 %r260, 3081815784958994876
  br i1 %c260, label %t261, label %different
t261:
  %r261 = call i64 @xop_vprotbi()
  %c261 = icmp eq i64 %r261, -8066877346640567943
  br i1 %c261, label %t262, label %different
t262:
  %r262 = call i64 @xop_vprotd()
  %c262 = icmp eq i64 %r262, -44845469477686364
  br i1 %c262, label %t263, label %different
t263:
  %r263 = call i64 @xop_vprotdi()
  %c263 = icmp eq i64 %r263, 6961619826997818808
  br i1 %c263, label %t264, label %different
t264:
  %r264 = call i64 @xop_vprotq()
  %c264 = icmp eq i64 %r264, -8302275700984433890
  br i1 %c264, label %t265, label %different
t265:
  %r265 = call i64 @xop_vprotqi()
  %c265 = icmp eq i64 %r265, 6983276988151929769
  br i1 %c265, label %t266, label %different
t266:
  %r266 = call i64 @xop_vprotw()
  %c266 = icmp eq i64 %r266, -3151288811324663867
  br i1 %c266, label %t267, label %different
t267:
  %r267 = call i64 @xop_vprotwi()
  %c267 = icmp eq i64 %r267, -7028208546499121181
  br i1 %c267, label %t268, label %different
t268:
  ret i32 0
different:
  %n = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ], [ 144, %t144 ], [ 145, %t145 ], [ 146, %t146 ], [ 147, %t147 ], [ 148, %t148 ], [ 149, %t149 ], [ 150, %t150 ], [ 151, %t151 ], [ 152, %t152 ], [ 153, %t153 ], [ 154, %t154 ], [ 155, %t155 ], [ 156, %t156 ], [ 157, %t157 ], [ 158, %t158 ], [ 159, %t159 ], [ 160, %t160 ], [ 161, %t161 ], [ 162, %t162 ], [ 163, %t163 ], [ 164, %t164 ], [ 165, %t165 ], [ 166, %t166 ], [ 167, %t167 ], [ 168, %t168 ], [ 169, %t169 ], [ 170, %t170 ], [ 171, %t171 ], [ 172, %t172 ], [ 173, %t173 ], [ 174, %t174 ], [ 175, %t175 ], [ 176, %t176 ], [ 177, %t177 ], [ 178, %t178 ], [ 179, %t179 ], [ 180, %t180 ], [ 181, %t181 ], [ 182, %t182 ], [ 183, %t183 ], [ 184, %t184 ], [ 185, %t185 ], [ 186, %t186 ], [ 187, %t187 ], [ 188, %t188 ], [ 189, %t189 ], [ 190, %t190 ], [ 191, %t191 ], [ 192, %t192 ], [ 193, %t193 ], [ 194, %t194 ], [ 195, %t195 ], [ 196, %t196 ], [ 197, %t197 ], [ 198, %t198 ], [ 199, %t199 ], [ 200, %t200 ], [ 201, %t201 ], [ 202, %t202 ], [ 203, %t203 ], [ 204, %t204 ], [ 205, %t205 ], [ 206, %t206 ], [ 207, %t207 ], [ 208, %t208 ], [ 209, %t209 ], [ 210, %t210 ], [ 211, %t211 ], [ 212, %t212 ], [ 213, %t213 ], [ 214, %t214 ], [ 215, %t215 ], [ 216, %t216 ], [ 217, %t217 ], [ 218, %t218 ], [ 219, %t219 ], [ 220, %t220 ], [ 221, %t221 ], [ 222, %t222 ], [ 223, %t223 ], [ 224, %t224 ], [ 225, %t225 ], [ 226, %t226 ], [ 227, %t227 ], [ 228, %t228 ], [ 229, %t229 ], [ 230, %t230 ], [ 231, %t231 ], [ 232, %t232 ], [ 233, %t233 ], [ 234, %t234 ], [ 235, %t235 ], [ 236, %t236 ], [ 237, %t237 ], [ 238, %t238 ], [ 239, %t239 ], [ 240, %t240 ], [ 241, %t241 ], [ 242, %t242 ], [ 243, %t243 ], [ 244, %t244 ], [ 245, %t245 ], [ 246, %t246 ], [ 247, %t247 ], [ 248, %t248 ], [ 249, %t249 ], [ 250, %t250 ], [ 251, %t251 ], [ 252, %t252 ], [ 253, %t253 ], [ 254, %t254 ], [ 255, %t255 ], [ 256, %t256 ], [ 257, %t257 ], [ 258, %t258 ], [ 259, %t259 ], [ 260, %t260 ], [ 261, %t261 ], [ 262, %t262 ], [ 263, %t263 ], [ 264, %t264 ], [ 265, %t265 ], [ 266, %t266 ], [ 267, %t267 ]
  ret i32 %n
}

; 1
define internal i64 @addcarry_u32() {
  %a0_0 = load i8, ptr @b8
  %a0_1 = load i32, ptr @d2
  %a0_2 = load i32, ptr @d6
  %r0 = call i8 @llvm.x86.addcarry.u32(i8 %a0_0, i32 %a0_1, i32 %a0_2, ptr @out)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_0 = load i8, ptr @b2
  %a1_1 = load i32, ptr @d3
  %a1_2 = load i32, ptr @d3
  %r1 = call i8 @llvm.x86.addcarry.u32(i8 %a1_0, i32 %a1_1, i32 %a1_2, ptr @out)
  store i8 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare i8 @llvm.x86.addcarry.u32(i8, i32, i32, ptr)

; 2
define internal i64 @addcarry_u64() {
  %a0_0 = load i8, ptr @b9
  %a0_1 = load i64, ptr @q4
  %a0_2 = load i64, ptr @q1
  %r0 = call i8 @llvm.x86.addcarry.u64(i8 %a0_0, i64 %a0_1, i64 %a0_2, ptr @out)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_0 = load i8, ptr @b7
  %a1_1 = load i64, ptr @q4
  %a1_2 = load i64, ptr @q6
  %r1 = call i8 @llvm.x86.addcarry.u64(i8 %a1_0, i64 %a1_1, i64 %a1_2, ptr @out)
  store i8 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare i8 @llvm.x86.addcarry.u64(i8, i64, i64, ptr)

; 3
define internal i64 @addcarryx_u32() {
  %a0_0 = load i8, ptr @b4
  %a0_1 = load i32, ptr @d4
  %a0_2 = load i32, ptr @d7
  %r0 = call i8 @llvm.x86.addcarryx.u32(i8 %a0_0, i32 %a0_1, i32 %a0_2, ptr @out)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_0 = load i8, ptr @b0
  %a1_1 = load i32, ptr @d9
  %a1_2 = load i32, ptr @d0
  %r1 = call i8 @llvm.x86.addcarryx.u32(i8 %a1_0, i32 %a1_1, i32 %a1_2, ptr @out)
  store i8 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare i8 @llvm.x86.addcarryx.u32(i8, i32, i32, ptr)

; 4
define internal i64 @addcarryx_u64() {
  %a0_0 = load i8, ptr @b6
  %a0_1 = load i64, ptr @q3
  %a0_2 = load i64, ptr @q7
  %r0 = call i8 @llvm.x86.addcarryx.u64(i8 %a0_0, i64 %a0_1, i64 %a0_2, ptr @out)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_0 = load i8, ptr @b3
  %a1_1 = load i64, ptr @q4
  %a1_2 = load i64, ptr @q4
  %r1 = call i8 @llvm.x86.addcarryx.u64(i8 %a1_0, i64 %a1_1, i64 %a1_2, ptr @out)
  store i8 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare i8 @llvm.x86.addcarryx.u64(i8, i64, i64, ptr)

; 5
define internal i64 @avx_blend_pd_256() {
  %a0_0 = load <4 x double>, ptr @f0
  %a0_1 = load <4 x double>, ptr @f4
  %r0 = call <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double> %a0_0, <4 x double> %a0_1, i32 3)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f5
  %a1_1 = load <4 x double>, ptr @f2
  %r1 = call <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double> %a1_0, <4 x double> %a1_1, i32 170)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double>, <4 x double>, i32)

; 6
define internal i64 @avx_blend_ps_256() {
  %a0_0 = load <8 x float>, ptr @s5
  %a0_1 = load <8 x float>, ptr @s3
  %r0 = call <8 x float> @llvm.x86.avx.blend.ps.256(<8 x float> %a0_0, <8 x float> %a0_1, i32 27)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s6
  %a1_1 = load <8 x float>, ptr @s0
  %r1 = call <8 x float> @llvm.x86.avx.blend.ps.256(<8 x float> %a1_0, <8 x float> %a1_1, i32 64)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx.blend.ps.256(<8 x float>, <8 x float>, i32)

; 7
define internal i64 @avx_cvt_ps2_pd_256() {
  %a0_0 = load <4 x float>, ptr @s6
  %r0 = call <4 x double> @llvm.x86.avx.cvt.ps2.pd.256(<4 x float> %a0_0)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x float>, ptr @s7
  %r1 = call <4 x double> @llvm.x86.avx.cvt.ps2.pd.256(<4 x float> %a1_0)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.cvt.ps2.pd.256(<4 x float>)

; 8
define internal i64 @avx_cvtdq2_pd_256() {
  %a0_0 = load <4 x i32>, ptr @d0
  %r0 = call <4 x double> @llvm.x86.avx.cvtdq2.pd.256(<4 x i32> %a0_0)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i32>, ptr @d4
  %r1 = call <4 x double> @llvm.x86.avx.cvtdq2.pd.256(<4 x i32> %a1_0)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.cvtdq2.pd.256(<4 x i32>)

; 9
define internal i64 @avx_cvtdq2_ps_256() {
  %a0_0 = load <8 x i32>, ptr @d9
  %r0 = call <8 x float> @llvm.x86.avx.cvtdq2.ps.256(<8 x i32> %a0_0)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d4
  %r1 = call <8 x float> @llvm.x86.avx.cvtdq2.ps.256(<8 x i32> %a1_0)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx.cvtdq2.ps.256(<8 x i32>)

; 10
define internal i64 @avx_dp_ps_256() {
  %a0_0 = load <8 x float>, ptr @s3
  %a0_1 = load <8 x float>, ptr @s8
  %r0 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %a0_0, <8 x float> %a0_1, i32 5)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s2
  %a1_1 = load <8 x float>, ptr @s2
  %r1 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %a1_0, <8 x float> %a1_1, i32 16)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i32)

; 11
define internal i64 @avx_sqrt_pd_256() {
  %a0_0 = load <4 x double>, ptr @f0
  %r0 = call <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double> %a0_0)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f4
  %r1 = call <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double> %a1_0)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.sqrt.pd.256(<4 x double>)

; 12
define internal i64 @avx_sqrt_ps_256() {
  %a0_0 = load <8 x float>, ptr @s9
  %r0 = call <8 x float> @llvm.x86.avx.sqrt.ps.256(<8 x float> %a0_0)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s3
  %r1 = call <8 x float> @llvm.x86.avx.sqrt.ps.256(<8 x float> %a1_0)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx.sqrt.ps.256(<8 x float>)

; 13
define internal i64 @avx_storeu_dq_256() {
  %a0_1 = load <32 x i8>, ptr @b8
  call void @llvm.x86.avx.storeu.dq.256(ptr @out, <32 x i8> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <32 x i8>, ptr @b9
  call void @llvm.x86.avx.storeu.dq.256(ptr @out, <32 x i8> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx.storeu.dq.256(ptr, <32 x i8>)

; 14
define internal i64 @avx_storeu_pd_256() {
  %a0_1 = load <4 x double>, ptr @f1
  call void @llvm.x86.avx.storeu.pd.256(ptr @out, <4 x double> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <4 x double>, ptr @f5
  call void @llvm.x86.avx.storeu.pd.256(ptr @out, <4 x double> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx.storeu.pd.256(ptr, <4 x double>)

; 15
define internal i64 @avx_storeu_ps_256() {
  %a0_1 = load <8 x float>, ptr @s8
  call void @llvm.x86.avx.storeu.ps.256(ptr @out, <8 x float> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <8 x float>, ptr @s5
  call void @llvm.x86.avx.storeu.ps.256(ptr @out, <8 x float> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx.storeu.ps.256(ptr, <8 x float>)

; 16
define internal i64 @avx_vbroadcast_sd_256() {
  %r0 = call <4 x double> @llvm.x86.avx.vbroadcast.sd.256(ptr @b6)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %r1 = call <4 x double> @llvm.x86.avx.vbroadcast.sd.256(ptr @b2)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.vbroadcast.sd.256(ptr)

; 17
define internal i64 @avx_vbroadcast_ss() {
  %r0 = call <4 x float> @llvm.x86.avx.vbroadcast.ss(ptr @b5)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %r1 = call <4 x float> @llvm.x86.avx.vbroadcast.ss(ptr @b0)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.avx.vbroadcast.ss(ptr)

; 18
define internal i64 @avx_vbroadcastf128_pd_256() {
  %r0 = call <4 x double> @llvm.x86.avx.vbroadcastf128.pd.256(ptr @b6)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %r1 = call <4 x double> @llvm.x86.avx.vbroadcastf128.pd.256(ptr @b5)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.vbroadcastf128.pd.256(ptr)

; 19
define internal i64 @avx_vbroadcastf128_ps_256() {
  %r0 = call <8 x float> @llvm.x86.avx.vbroadcastf128.ps.256(ptr @b8)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %r1 = call <8 x float> @llvm.x86.avx.vbroadcastf128.ps.256(ptr @b0)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx.vbroadcastf128.ps.256(ptr)

; 20
define internal i64 @avx_vextractf128_pd_256() {
  %a0_0 = load <4 x double>, ptr @f6
  %r0 = call <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double> %a0_0, i8 2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x double>, ptr @f5
  %r1 = call <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double> %a1_0, i8 3)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double>, i8)

; 21
define internal i64 @avx_vextractf128_ps_256() {
  %a0_0 = load <8 x float>, ptr @s4
  %r0 = call <4 x float> @llvm.x86.avx.vextractf128.ps.256(<8 x float> %a0_0, i8 0)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x float>, ptr @s2
  %r1 = call <4 x float> @llvm.x86.avx.vextractf128.ps.256(<8 x float> %a1_0, i8 3)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.avx.vextractf128.ps.256(<8 x float>, i8)

; 22
define internal i64 @avx_vextractf128_si_256() {
  %a0_0 = load <8 x i32>, ptr @d3
  %r0 = call <4 x i32> @llvm.x86.avx.vextractf128.si.256(<8 x i32> %a0_0, i8 2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i32>, ptr @d8
  %r1 = call <4 x i32> @llvm.x86.avx.vextractf128.si.256(<8 x i32> %a1_0, i8 0)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx.vextractf128.si.256(<8 x i32>, i8)

; 23
define internal i64 @avx_vinsertf128_pd_256() {
  %a0_0 = load <4 x double>, ptr @f5
  %a0_1 = load <2 x double>, ptr @f3
  %r0 = call <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double> %a0_0, <2 x double> %a0_1, i8 1)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f4
  %a1_1 = load <2 x double>, ptr @f2
  %r1 = call <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double> %a1_0, <2 x double> %a1_1, i8 1)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double>, <2 x double>, i8)

; 24
define internal i64 @avx_vinsertf128_ps_256() {
  %a0_0 = load <8 x float>, ptr @s0
  %a0_1 = load <4 x float>, ptr @s6
  %r0 = call <8 x float> @llvm.x86.avx.vinsertf128.ps.256(<8 x float> %a0_0, <4 x float> %a0_1, i8 2)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s2
  %a1_1 = load <4 x float>, ptr @s5
  %r1 = call <8 x float> @llvm.x86.avx.vinsertf128.ps.256(<8 x float> %a1_0, <4 x float> %a1_1, i8 0)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx.vinsertf128.ps.256(<8 x float>, <4 x float>, i8)

; 25
define internal i64 @avx_vinsertf128_si_256() {
  %a0_0 = load <8 x i32>, ptr @d4
  %a0_1 = load <4 x i32>, ptr @d2
  %r0 = call <8 x i32> @llvm.x86.avx.vinsertf128.si.256(<8 x i32> %a0_0, <4 x i32> %a0_1, i8 0)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d7
  %a1_1 = load <4 x i32>, ptr @d8
  %r1 = call <8 x i32> @llvm.x86.avx.vinsertf128.si.256(<8 x i32> %a1_0, <4 x i32> %a1_1, i8 2)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx.vinsertf128.si.256(<8 x i32>, <4 x i32>, i8)

; 26
define internal i64 @avx_vperm2f128_pd_256() {
  %a0_0 = load <4 x double>, ptr @f4
  %a0_1 = load <4 x double>, ptr @f5
  %r0 = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0_0, <4 x double> %a0_1, i8 16)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f6
  %a1_1 = load <4 x double>, ptr @f1
  %r1 = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a1_0, <4 x double> %a1_1, i8 211)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double>, <4 x double>, i8)

; 27
define internal i64 @avx_vperm2f128_ps_256() {
  %a0_0 = load <8 x float>, ptr @s9
  %a0_1 = load <8 x float>, ptr @s3
  %r0 = call <8 x float> @llvm.x86.avx.vperm2f128.ps.256(<8 x float> %a0_0, <8 x float> %a0_1, i8 5)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s5
  %a1_1 = load <8 x float>, ptr @s1
  %r1 = call <8 x float> @llvm.x86.avx.vperm2f128.ps.256(<8 x float> %a1_0, <8 x float> %a1_1, i8 170)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx.vperm2f128.ps.256(<8 x float>, <8 x float>, i8)

; 28
define internal i64 @avx_vperm2f128_si_256() {
  %a0_0 = load <8 x i32>, ptr @d4
  %a0_1 = load <8 x i32>, ptr @d2
  %r0 = call <8 x i32> @llvm.x86.avx.vperm2f128.si.256(<8 x i32> %a0_0, <8 x i32> %a0_1, i8 15)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d6
  %a1_1 = load <8 x i32>, ptr @d6
  %r1 = call <8 x i32> @llvm.x86.avx.vperm2f128.si.256(<8 x i32> %a1_0, <8 x i32> %a1_1, i8 170)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx.vperm2f128.si.256(<8 x i32>, <8 x i32>, i8)

; 29
define internal i64 @avx_vpermil_pd_256() {
  %a0_0 = load <4 x double>, ptr @f5
  %r0 = call <4 x double> @llvm.x86.avx.vpermil.pd.256(<4 x double> %a0_0, i8 255)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f8
  %r1 = call <4 x double> @llvm.x86.avx.vpermil.pd.256(<4 x double> %a1_0, i8 16)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx.vpermil.pd.256(<4 x double>, i8)

; 30
define internal i64 @avx_vpermil_ps_256() {
  %a0_0 = load <8 x float>, ptr @s0
  %r0 = call <8 x float> @llvm.x86.avx.vpermil.ps.256(<8 x float> %a0_0, i8 5)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s8
  %r1 = call <8 x float> @llvm.x86.avx.vpermil.ps.256(<8 x float> %a1_0, i8 64)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx.vpermil.ps.256(<8 x float>, i8)

; 31
define internal i64 @avx2_movntdqa() {
  %r0 = call <4 x i64> @llvm.x86.avx2.movntdqa(ptr @b4)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %r1 = call <4 x i64> @llvm.x86.avx2.movntdqa(ptr @b4)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.movntdqa(ptr)

; 32
define internal i64 @avx2_mpsadbw() {
  %a0_0 = load <32 x i8>, ptr @b5
  %a0_1 = load <32 x i8>, ptr @b2
  %r0 = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %a0_0, <32 x i8> %a0_1, i32 8)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b4
  %a1_1 = load <32 x i8>, ptr @b7
  %r1 = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %a1_0, <32 x i8> %a1_1, i32 145)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i32)

; 33
define internal i64 @avx2_pabs_b() {
  %a0_0 = load <32 x i8>, ptr @b7
  %r0 = call <32 x i8> @llvm.x86.avx2.pabs.b(<32 x i8> %a0_0)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b5
  %r1 = call <32 x i8> @llvm.x86.avx2.pabs.b(<32 x i8> %a1_0)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.pabs.b(<32 x i8>)

; 34
define internal i64 @avx2_pabs_d() {
  %a0_0 = load <8 x i32>, ptr @d1
  %r0 = call <8 x i32> @llvm.x86.avx2.pabs.d(<8 x i32> %a0_0)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d2
  %r1 = call <8 x i32> @llvm.x86.avx2.pabs.d(<8 x i32> %a1_0)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pabs.d(<8 x i32>)

; 35
define internal i64 @avx2_pabs_w() {
  %a0_0 = load <16 x i16>, ptr @w5
  %r0 = call <16 x i16> @llvm.x86.avx2.pabs.w(<16 x i16> %a0_0)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w9
  %r1 = call <16 x i16> @llvm.x86.avx2.pabs.w(<16 x i16> %a1_0)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pabs.w(<16 x i16>)

; 36
define internal i64 @avx2_padds_b() {
  %a0_0 = load <32 x i8>, ptr @b4
  %a0_1 = load <32 x i8>, ptr @b5
  %r0 = call <32 x i8> @llvm.x86.avx2.padds.b(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b6
  %a1_1 = load <32 x i8>, ptr @b0
  %r1 = call <32 x i8> @llvm.x86.avx2.padds.b(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.padds.b(<32 x i8>, <32 x i8>)

; 37
define internal i64 @avx2_padds_w() {
  %a0_0 = load <16 x i16>, ptr @w4
  %a0_1 = load <16 x i16>, ptr @w7
  %r0 = call <16 x i16> @llvm.x86.avx2.padds.w(<16 x i16> %a0_0, <16 x i16> %a0_1)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w2
  %a1_1 = load <16 x i16>, ptr @w3
  %r1 = call <16 x i16> @llvm.x86.avx2.padds.w(<16 x i16> %a1_0, <16 x i16> %a1_1)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.padds.w(<16 x i16>, <16 x i16>)

; 38
define internal i64 @avx2_paddus_b() {
  %a0_0 = load <32 x i8>, ptr @b8
  %a0_1 = load <32 x i8>, ptr @b4
  %r0 = call <32 x i8> @llvm.x86.avx2.paddus.b(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b3
  %a1_1 = load <32 x i8>, ptr @b3
  %r1 = call <32 x i8> @llvm.x86.avx2.paddus.b(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.paddus.b(<32 x i8>, <32 x i8>)

; 39
define internal i64 @avx2_paddus_w() {
  %a0_0 = load <16 x i16>, ptr @w7
  %a0_1 = load <16 x i16>, ptr @w1
  %r0 = call <16 x i16> @llvm.x86.avx2.paddus.w(<16 x i16> %a0_0, <16 x i16> %a0_1)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w7
  %a1_1 = load <16 x i16>, ptr @w0
  %r1 = call <16 x i16> @llvm.x86.avx2.paddus.w(<16 x i16> %a1_0, <16 x i16> %a1_1)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.paddus.w(<16 x i16>, <16 x i16>)

; 40
define internal i64 @avx2_pblendd_256() {
  %a0_0 = load <8 x i32>, ptr @d4
  %a0_1 = load <8 x i32>, ptr @d5
  %r0 = call <8 x i32> @llvm.x86.avx2.pblendd.256(<8 x i32> %a0_0, <8 x i32> %a0_1, i32 16)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d9
  %a1_1 = load <8 x i32>, ptr @d1
  %r1 = call <8 x i32> @llvm.x86.avx2.pblendd.256(<8 x i32> %a1_0, <8 x i32> %a1_1, i32 7)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pblendd.256(<8 x i32>, <8 x i32>, i32)

; 41
define internal i64 @avx2_pblendw() {
  %a0_0 = load <16 x i16>, ptr @w1
  %a0_1 = load <16 x i16>, ptr @w7
  %r0 = call <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16> %a0_0, <16 x i16> %a0_1, i32 8)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w5
  %a1_1 = load <16 x i16>, ptr @w1
  %r1 = call <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16> %a1_0, <16 x i16> %a1_1, i32 0)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16>, <16 x i16>, i32)

; 42
define internal i64 @avx2_pbroadcastb_256() {
  %a0_0 = load <16 x i8>, ptr @b3
  %r0 = call <32 x i8> @llvm.x86.avx2.pbroadcastb.256(<16 x i8> %a0_0)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i8>, ptr @b4
  %r1 = call <32 x i8> @llvm.x86.avx2.pbroadcastb.256(<16 x i8> %a1_0)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.pbroadcastb.256(<16 x i8>)

; 43
define internal i64 @avx2_pbroadcastd_256() {
  %a0_0 = load <4 x i32>, ptr @d1
  %r0 = call <8 x i32> @llvm.x86.avx2.pbroadcastd.256(<4 x i32> %a0_0)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i32>, ptr @d2
  %r1 = call <8 x i32> @llvm.x86.avx2.pbroadcastd.256(<4 x i32> %a1_0)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pbroadcastd.256(<4 x i32>)

; 44
define internal i64 @avx2_pbroadcastq_128() {
  %a0_0 = load <2 x i64>, ptr @q6
  %r0 = call <2 x i64> @llvm.x86.avx2.pbroadcastq.128(<2 x i64> %a0_0)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q8
  %r1 = call <2 x i64> @llvm.x86.avx2.pbroadcastq.128(<2 x i64> %a1_0)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.avx2.pbroadcastq.128(<2 x i64>)

; 45
define internal i64 @avx2_pbroadcastw_256() {
  %a0_0 = load <8 x i16>, ptr @w9
  %r0 = call <16 x i16> @llvm.x86.avx2.pbroadcastw.256(<8 x i16> %a0_0)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i16>, ptr @w8
  %r1 = call <16 x i16> @llvm.x86.avx2.pbroadcastw.256(<8 x i16> %a1_0)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pbroadcastw.256(<8 x i16>)

; 46
define internal i64 @avx2_pmaxs_b() {
  %a0_0 = load <32 x i8>, ptr @b2
  %a0_1 = load <32 x i8>, ptr @b7
  %r0 = call <32 x i8> @llvm.x86.avx2.pmaxs.b(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b1
  %a1_1 = load <32 x i8>, ptr @b8
  %r1 = call <32 x i8> @llvm.x86.avx2.pmaxs.b(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.pmaxs.b(<32 x i8>, <32 x i8>)

; 47
define internal i64 @avx2_pmaxs_d() {
  %a0_0 = load <8 x i32>, ptr @d2
  %a0_1 = load <8 x i32>, ptr @d8
  %r0 = call <8 x i32> @llvm.x86.avx2.pmaxs.d(<8 x i32> %a0_0, <8 x i32> %a0_1)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d0
  %a1_1 = load <8 x i32>, ptr @d5
  %r1 = call <8 x i32> @llvm.x86.avx2.pmaxs.d(<8 x i32> %a1_0, <8 x i32> %a1_1)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pmaxs.d(<8 x i32>, <8 x i32>)

; 48
define internal i64 @avx2_pmaxs_w() {
  %a0_0 = load <16 x i16>, ptr @w8
  %a0_1 = load <16 x i16>, ptr @w9
  %r0 = call <16 x i16> @llvm.x86.avx2.pmaxs.w(<16 x i16> %a0_0, <16 x i16> %a0_1)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w6
  %a1_1 = load <16 x i16>, ptr @w7
  %r1 = call <16 x i16> @llvm.x86.avx2.pmaxs.w(<16 x i16> %a1_0, <16 x i16> %a1_1)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pmaxs.w(<16 x i16>, <16 x i16>)

; 49
define internal i64 @avx2_pmaxu_b() {
  %a0_0 = load <32 x i8>, ptr @b9
  %a0_1 = load <32 x i8>, ptr @b3
  %r0 = call <32 x i8> @llvm.x86.avx2.pmaxu.b(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b2
  %a1_1 = load <32 x i8>, ptr @b2
  %r1 = call <32 x i8> @llvm.x86.avx2.pmaxu.b(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.pmaxu.b(<32 x i8>, <32 x i8>)

; 50
define internal i64 @avx2_pmaxu_d() {
  %a0_0 = load <8 x i32>, ptr @d0
  %a0_1 = load <8 x i32>, ptr @d3
  %r0 = call <8 x i32> @llvm.x86.avx2.pmaxu.d(<8 x i32> %a0_0, <8 x i32> %a0_1)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d6
  %a1_1 = load <8 x i32>, ptr @d9
  %r1 = call <8 x i32> @llvm.x86.avx2.pmaxu.d(<8 x i32> %a1_0, <8 x i32> %a1_1)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pmaxu.d(<8 x i32>, <8 x i32>)

; 51
define internal i64 @avx2_pmaxu_w() {
  %a0_0 = load <16 x i16>, ptr @w7
  %a0_1 = load <16 x i16>, ptr @w8
  %r0 = call <16 x i16> @llvm.x86.avx2.pmaxu.w(<16 x i16> %a0_0, <16 x i16> %a0_1)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w1
  %a1_1 = load <16 x i16>, ptr @w3
  %r1 = call <16 x i16> @llvm.x86.avx2.pmaxu.w(<16 x i16> %a1_0, <16 x i16> %a1_1)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pmaxu.w(<16 x i16>, <16 x i16>)

; 52
define internal i64 @avx2_pmins_b() {
  %a0_0 = load <32 x i8>, ptr @b0
  %a0_1 = load <32 x i8>, ptr @b6
  %r0 = call <32 x i8> @llvm.x86.avx2.pmins.b(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b5
  %a1_1 = load <32 x i8>, ptr @b5
  %r1 = call <32 x i8> @llvm.x86.avx2.pmins.b(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.pmins.b(<32 x i8>, <32 x i8>)

; 53
define internal i64 @avx2_pmins_d() {
  %a0_0 = load <8 x i32>, ptr @d1
  %a0_1 = load <8 x i32>, ptr @d3
  %r0 = call <8 x i32> @llvm.x86.avx2.pmins.d(<8 x i32> %a0_0, <8 x i32> %a0_1)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d8
  %a1_1 = load <8 x i32>, ptr @d3
  %r1 = call <8 x i32> @llvm.x86.avx2.pmins.d(<8 x i32> %a1_0, <8 x i32> %a1_1)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pmins.d(<8 x i32>, <8 x i32>)

; 54
define internal i64 @avx2_pmins_w() {
  %a0_0 = load <16 x i16>, ptr @w5
  %a0_1 = load <16 x i16>, ptr @w0
  %r0 = call <16 x i16> @llvm.x86.avx2.pmins.w(<16 x i16> %a0_0, <16 x i16> %a0_1)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w2
  %a1_1 = load <16 x i16>, ptr @w0
  %r1 = call <16 x i16> @llvm.x86.avx2.pmins.w(<16 x i16> %a1_0, <16 x i16> %a1_1)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pmins.w(<16 x i16>, <16 x i16>)

; 55
define internal i64 @avx2_pminu_b() {
  %a0_0 = load <32 x i8>, ptr @b4
  %a0_1 = load <32 x i8>, ptr @b9
  %r0 = call <32 x i8> @llvm.x86.avx2.pminu.b(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b3
  %a1_1 = load <32 x i8>, ptr @b5
  %r1 = call <32 x i8> @llvm.x86.avx2.pminu.b(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.pminu.b(<32 x i8>, <32 x i8>)

; 56
define internal i64 @avx2_pminu_d() {
  %a0_0 = load <8 x i32>, ptr @d0
  %a0_1 = load <8 x i32>, ptr @d3
  %r0 = call <8 x i32> @llvm.x86.avx2.pminu.d(<8 x i32> %a0_0, <8 x i32> %a0_1)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d3
  %a1_1 = load <8 x i32>, ptr @d1
  %r1 = call <8 x i32> @llvm.x86.avx2.pminu.d(<8 x i32> %a1_0, <8 x i32> %a1_1)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pminu.d(<8 x i32>, <8 x i32>)

; 57
define internal i64 @avx2_pminu_w() {
  %a0_0 = load <16 x i16>, ptr @w2
  %a0_1 = load <16 x i16>, ptr @w3
  %r0 = call <16 x i16> @llvm.x86.avx2.pminu.w(<16 x i16> %a0_0, <16 x i16> %a0_1)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w9
  %a1_1 = load <16 x i16>, ptr @w4
  %r1 = call <16 x i16> @llvm.x86.avx2.pminu.w(<16 x i16> %a1_0, <16 x i16> %a1_1)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pminu.w(<16 x i16>, <16 x i16>)

; 58
define internal i64 @avx2_pmovsxbd() {
  %a0_0 = load <16 x i8>, ptr @b2
  %r0 = call <8 x i32> @llvm.x86.avx2.pmovsxbd(<16 x i8> %a0_0)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i8>, ptr @b8
  %r1 = call <8 x i32> @llvm.x86.avx2.pmovsxbd(<16 x i8> %a1_0)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pmovsxbd(<16 x i8>)

; 59
define internal i64 @avx2_pmovsxbq() {
  %a0_0 = load <16 x i8>, ptr @b7
  %r0 = call <4 x i64> @llvm.x86.avx2.pmovsxbq(<16 x i8> %a0_0)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i8>, ptr @b4
  %r1 = call <4 x i64> @llvm.x86.avx2.pmovsxbq(<16 x i8> %a1_0)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.pmovsxbq(<16 x i8>)

; 60
define internal i64 @avx2_pmovsxbw() {
  %a0_0 = load <16 x i8>, ptr @b5
  %r0 = call <16 x i16> @llvm.x86.avx2.pmovsxbw(<16 x i8> %a0_0)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i8>, ptr @b5
  %r1 = call <16 x i16> @llvm.x86.avx2.pmovsxbw(<16 x i8> %a1_0)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pmovsxbw(<16 x i8>)

; 61
define internal i64 @avx2_pmovsxdq() {
  %a0_0 = load <4 x i32>, ptr @d0
  %r0 = call <4 x i64> @llvm.x86.avx2.pmovsxdq(<4 x i32> %a0_0)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i32>, ptr @d7
  %r1 = call <4 x i64> @llvm.x86.avx2.pmovsxdq(<4 x i32> %a1_0)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.pmovsxdq(<4 x i32>)

; 62
define internal i64 @avx2_pmovsxwd() {
  %a0_0 = load <8 x i16>, ptr @w9
  %r0 = call <8 x i32> @llvm.x86.avx2.pmovsxwd(<8 x i16> %a0_0)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i16>, ptr @w1
  %r1 = call <8 x i32> @llvm.x86.avx2.pmovsxwd(<8 x i16> %a1_0)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pmovsxwd(<8 x i16>)

; 63
define internal i64 @avx2_pmovsxwq() {
  %a0_0 = load <8 x i16>, ptr @w7
  %r0 = call <4 x i64> @llvm.x86.avx2.pmovsxwq(<8 x i16> %a0_0)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i16>, ptr @w6
  %r1 = call <4 x i64> @llvm.x86.avx2.pmovsxwq(<8 x i16> %a1_0)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.pmovsxwq(<8 x i16>)

; 64
define internal i64 @avx2_pmovzxbd() {
  %a0_0 = load <16 x i8>, ptr @b8
  %r0 = call <8 x i32> @llvm.x86.avx2.pmovzxbd(<16 x i8> %a0_0)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i8>, ptr @b5
  %r1 = call <8 x i32> @llvm.x86.avx2.pmovzxbd(<16 x i8> %a1_0)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pmovzxbd(<16 x i8>)

; 65
define internal i64 @avx2_pmovzxbq() {
  %a0_0 = load <16 x i8>, ptr @b4
  %r0 = call <4 x i64> @llvm.x86.avx2.pmovzxbq(<16 x i8> %a0_0)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i8>, ptr @b3
  %r1 = call <4 x i64> @llvm.x86.avx2.pmovzxbq(<16 x i8> %a1_0)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.pmovzxbq(<16 x i8>)

; 66
define internal i64 @avx2_pmovzxbw() {
  %a0_0 = load <16 x i8>, ptr @b5
  %r0 = call <16 x i16> @llvm.x86.avx2.pmovzxbw(<16 x i8> %a0_0)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i8>, ptr @b5
  %r1 = call <16 x i16> @llvm.x86.avx2.pmovzxbw(<16 x i8> %a1_0)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.pmovzxbw(<16 x i8>)

; 67
define internal i64 @avx2_pmovzxdq() {
  %a0_0 = load <4 x i32>, ptr @d7
  %r0 = call <4 x i64> @llvm.x86.avx2.pmovzxdq(<4 x i32> %a0_0)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i32>, ptr @d5
  %r1 = call <4 x i64> @llvm.x86.avx2.pmovzxdq(<4 x i32> %a1_0)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.pmovzxdq(<4 x i32>)

; 68
define internal i64 @avx2_pmovzxwd() {
  %a0_0 = load <8 x i16>, ptr @w9
  %r0 = call <8 x i32> @llvm.x86.avx2.pmovzxwd(<8 x i16> %a0_0)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i16>, ptr @w2
  %r1 = call <8 x i32> @llvm.x86.avx2.pmovzxwd(<8 x i16> %a1_0)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx2.pmovzxwd(<8 x i16>)

; 69
define internal i64 @avx2_pmovzxwq() {
  %a0_0 = load <8 x i16>, ptr @w6
  %r0 = call <4 x i64> @llvm.x86.avx2.pmovzxwq(<8 x i16> %a0_0)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i16>, ptr @w8
  %r1 = call <4 x i64> @llvm.x86.avx2.pmovzxwq(<8 x i16> %a1_0)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.pmovzxwq(<8 x i16>)

; 70
define internal i64 @avx2_pmul_dq() {
  %a0_0 = load <8 x i32>, ptr @d7
  %a0_1 = load <8 x i32>, ptr @d6
  %r0 = call <4 x i64> @llvm.x86.avx2.pmul.dq(<8 x i32> %a0_0, <8 x i32> %a0_1)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d3
  %a1_1 = load <8 x i32>, ptr @d2
  %r1 = call <4 x i64> @llvm.x86.avx2.pmul.dq(<8 x i32> %a1_0, <8 x i32> %a1_1)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.pmul.dq(<8 x i32>, <8 x i32>)

; 71
define internal i64 @avx2_pmulu_dq() {
  %a0_0 = load <8 x i32>, ptr @d9
  %a0_1 = load <8 x i32>, ptr @d6
  %r0 = call <4 x i64> @llvm.x86.avx2.pmulu.dq(<8 x i32> %a0_0, <8 x i32> %a0_1)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d9
  %a1_1 = load <8 x i32>, ptr @d9
  %r1 = call <4 x i64> @llvm.x86.avx2.pmulu.dq(<8 x i32> %a1_0, <8 x i32> %a1_1)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.pmulu.dq(<8 x i32>, <8 x i32>)

; 72
define internal i64 @avx2_psll_dq() {
  %a0_0 = load <4 x i64>, ptr @q5
  %r0 = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %a0_0, i32 4)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q0
  %r1 = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %a1_0, i32 8)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64>, i32)

; 73
define internal i64 @avx2_psll_dq_bs() {
  %a0_0 = load <4 x i64>, ptr @q4
  %r0 = call <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64> %a0_0, i32 164)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q8
  %r1 = call <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64> %a1_0, i32 31)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64>, i32)

; 74
define internal i64 @avx2_psrl_dq() {
  %a0_0 = load <4 x i64>, ptr @q4
  %r0 = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %a0_0, i32 4)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q0
  %r1 = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %a1_0, i32 8)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64>, i32)

; 75
define internal i64 @avx2_psrl_dq_bs() {
  %a0_0 = load <4 x i64>, ptr @q3
  %r0 = call <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64> %a0_0, i32 3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q1
  %r1 = call <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64> %a1_0, i32 1)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64>, i32)

; 76
define internal i64 @avx2_psubs_b() {
  %a0_0 = load <32 x i8>, ptr @b6
  %a0_1 = load <32 x i8>, ptr @b0
  %r0 = call <32 x i8> @llvm.x86.avx2.psubs.b(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b2
  %a1_1 = load <32 x i8>, ptr @b5
  %r1 = call <32 x i8> @llvm.x86.avx2.psubs.b(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.psubs.b(<32 x i8>, <32 x i8>)

; 77
define internal i64 @avx2_psubs_w() {
  %a0_0 = load <16 x i16>, ptr @w6
  %a0_1 = load <16 x i16>, ptr @w9
  %r0 = call <16 x i16> @llvm.x86.avx2.psubs.w(<16 x i16> %a0_0, <16 x i16> %a0_1)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w3
  %a1_1 = load <16 x i16>, ptr @w4
  %r1 = call <16 x i16> @llvm.x86.avx2.psubs.w(<16 x i16> %a1_0, <16 x i16> %a1_1)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.psubs.w(<16 x i16>, <16 x i16>)

; 78
define internal i64 @avx2_psubus_b() {
  %a0_0 = load <32 x i8>, ptr @b5
  %a0_1 = load <32 x i8>, ptr @b7
  %r0 = call <32 x i8> @llvm.x86.avx2.psubus.b(<32 x i8> %a0_0, <32 x i8> %a0_1)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i8>, ptr @b0
  %a1_1 = load <32 x i8>, ptr @b1
  %r1 = call <32 x i8> @llvm.x86.avx2.psubus.b(<32 x i8> %a1_0, <32 x i8> %a1_1)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx2.psubus.b(<32 x i8>, <32 x i8>)

; 79
define internal i64 @avx2_psubus_w() {
  %a0_0 = load <16 x i16>, ptr @w4
  %a0_1 = load <16 x i16>, ptr @w5
  %r0 = call <16 x i16> @llvm.x86.avx2.psubus.w(<16 x i16> %a0_0, <16 x i16> %a0_1)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w7
  %a1_1 = load <16 x i16>, ptr @w6
  %r1 = call <16 x i16> @llvm.x86.avx2.psubus.w(<16 x i16> %a1_0, <16 x i16> %a1_1)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx2.psubus.w(<16 x i16>, <16 x i16>)

; 80
define internal i64 @avx2_vbroadcast_sd_pd_256() {
  %a0_0 = load <2 x double>, ptr @f5
  %r0 = call <4 x double> @llvm.x86.avx2.vbroadcast.sd.pd.256(<2 x double> %a0_0)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <2 x double>, ptr @f4
  %r1 = call <4 x double> @llvm.x86.avx2.vbroadcast.sd.pd.256(<2 x double> %a1_0)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx2.vbroadcast.sd.pd.256(<2 x double>)

; 81
define internal i64 @avx2_vbroadcast_ss_ps_256() {
  %a0_0 = load <4 x float>, ptr @s5
  %r0 = call <8 x float> @llvm.x86.avx2.vbroadcast.ss.ps.256(<4 x float> %a0_0)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x float>, ptr @s8
  %r1 = call <8 x float> @llvm.x86.avx2.vbroadcast.ss.ps.256(<4 x float> %a1_0)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx2.vbroadcast.ss.ps.256(<4 x float>)

; 82
define internal i64 @avx2_vbroadcasti128() {
  %r0 = call <4 x i64> @llvm.x86.avx2.vbroadcasti128(ptr @b5)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %r1 = call <4 x i64> @llvm.x86.avx2.vbroadcasti128(ptr @b9)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.vbroadcasti128(ptr)

; 83
define internal i64 @avx2_vextracti128() {
  %a0_0 = load <4 x i64>, ptr @q6
  %r0 = call <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64> %a0_0, i8 3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i64>, ptr @q7
  %r1 = call <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64> %a1_0, i8 2)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64>, i8)

; 84
define internal i64 @avx2_vinserti128() {
  %a0_0 = load <4 x i64>, ptr @q5
  %a0_1 = load <2 x i64>, ptr @q7
  %r0 = call <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64> %a0_0, <2 x i64> %a0_1, i8 1)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q5
  %a1_1 = load <2 x i64>, ptr @q2
  %r1 = call <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64> %a1_0, <2 x i64> %a1_1, i8 0)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64>, <2 x i64>, i8)

; 85
define internal i64 @avx2_vperm2i128() {
  %a0_0 = load <4 x i64>, ptr @q6
  %a0_1 = load <4 x i64>, ptr @q6
  %r0 = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %a0_0, <4 x i64> %a0_1, i8 5)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q3
  %a1_1 = load <4 x i64>, ptr @q0
  %r1 = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %a1_0, <4 x i64> %a1_1, i8 8)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64>, <4 x i64>, i8)

; 86
define internal i64 @fma_vfmadd_pd() {
  %a0_0 = load <2 x double>, ptr @f3
  %a0_1 = load <2 x double>, ptr @f6
  %a0_2 = load <2 x double>, ptr @f3
  %r0 = call <2 x double> @llvm.x86.fma.vfmadd.pd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f8
  %a1_1 = load <2 x double>, ptr @f0
  %a1_2 = load <2 x double>, ptr @f8
  %r1 = call <2 x double> @llvm.x86.fma.vfmadd.pd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.fma.vfmadd.pd(<2 x double>, <2 x double>, <2 x double>)

; 87
define internal i64 @fma_vfmadd_ps_256() {
  %a0_0 = load <8 x float>, ptr @s9
  %a0_1 = load <8 x float>, ptr @s3
  %a0_2 = load <8 x float>, ptr @s2
  %r0 = call <8 x float> @llvm.x86.fma.vfmadd.ps.256(<8 x float> %a0_0, <8 x float> %a0_1, <8 x float> %a0_2)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s2
  %a1_1 = load <8 x float>, ptr @s4
  %a1_2 = load <8 x float>, ptr @s5
  %r1 = call <8 x float> @llvm.x86.fma.vfmadd.ps.256(<8 x float> %a1_0, <8 x float> %a1_1, <8 x float> %a1_2)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.fma.vfmadd.ps.256(<8 x float>, <8 x float>, <8 x float>)

; 88
define internal i64 @fma_vfmadd_sd() {
  %a0_0 = load <2 x double>, ptr @f7
  %a0_1 = load <2 x double>, ptr @f1
  %a0_2 = load <2 x double>, ptr @f6
  %r0 = call <2 x double> @llvm.x86.fma.vfmadd.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f3
  %a1_1 = load <2 x double>, ptr @f4
  %a1_2 = load <2 x double>, ptr @f3
  %r1 = call <2 x double> @llvm.x86.fma.vfmadd.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.fma.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>)

; 89
define internal i64 @fma_vfmadd_ss() {
  %a0_0 = load <4 x float>, ptr @s6
  %a0_1 = load <4 x float>, ptr @s1
  %a0_2 = load <4 x float>, ptr @s8
  %r0 = call <4 x float> @llvm.x86.fma.vfmadd.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s8
  %a1_1 = load <4 x float>, ptr @s9
  %a1_2 = load <4 x float>, ptr @s8
  %r1 = call <4 x float> @llvm.x86.fma.vfmadd.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfmadd.ss(<4 x float>, <4 x float>, <4 x float>)

; 90
define internal i64 @fma_vfmaddsub_pd() {
  %a0_0 = load <2 x double>, ptr @f6
  %a0_1 = load <2 x double>, ptr @f4
  %a0_2 = load <2 x double>, ptr @f7
  %r0 = call <2 x double> @llvm.x86.fma.vfmaddsub.pd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f9
  %a1_1 = load <2 x double>, ptr @f3
  %a1_2 = load <2 x double>, ptr @f8
  %r1 = call <2 x double> @llvm.x86.fma.vfmaddsub.pd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.fma.vfmaddsub.pd(<2 x double>, <2 x double>, <2 x double>)

; 91
define internal i64 @fma_vfmaddsub_ps() {
  %a0_0 = load <4 x float>, ptr @s4
  %a0_1 = load <4 x float>, ptr @s1
  %a0_2 = load <4 x float>, ptr @s5
  %r0 = call <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s0
  %a1_1 = load <4 x float>, ptr @s4
  %a1_2 = load <4 x float>, ptr @s7
  %r1 = call <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfmaddsub.ps(<4 x float>, <4 x float>, <4 x float>)

; 92
define internal i64 @fma_vfmsub_pd_256() {
  %a0_0 = load <4 x double>, ptr @f1
  %a0_1 = load <4 x double>, ptr @f7
  %a0_2 = load <4 x double>, ptr @f7
  %r0 = call <4 x double> @llvm.x86.fma.vfmsub.pd.256(<4 x double> %a0_0, <4 x double> %a0_1, <4 x double> %a0_2)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f2
  %a1_1 = load <4 x double>, ptr @f9
  %a1_2 = load <4 x double>, ptr @f3
  %r1 = call <4 x double> @llvm.x86.fma.vfmsub.pd.256(<4 x double> %a1_0, <4 x double> %a1_1, <4 x double> %a1_2)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.fma.vfmsub.pd.256(<4 x double>, <4 x double>, <4 x double>)

; 93
define internal i64 @fma_vfmsub_ps() {
  %a0_0 = load <4 x float>, ptr @s9
  %a0_1 = load <4 x float>, ptr @s0
  %a0_2 = load <4 x float>, ptr @s0
  %r0 = call <4 x float> @llvm.x86.fma.vfmsub.ps(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s5
  %a1_1 = load <4 x float>, ptr @s6
  %a1_2 = load <4 x float>, ptr @s4
  %r1 = call <4 x float> @llvm.x86.fma.vfmsub.ps(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfmsub.ps(<4 x float>, <4 x float>, <4 x float>)

; 94
define internal i64 @fma_vfmsub_sd() {
  %a0_0 = load <2 x double>, ptr @f7
  %a0_1 = load <2 x double>, ptr @f4
  %a0_2 = load <2 x double>, ptr @f6
  %r0 = call <2 x double> @llvm.x86.fma.vfmsub.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f1
  %a1_1 = load <2 x double>, ptr @f3
  %a1_2 = load <2 x double>, ptr @f6
  %r1 = call <2 x double> @llvm.x86.fma.vfmsub.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.fma.vfmsub.sd(<2 x double>, <2 x double>, <2 x double>)

; 95
define internal i64 @fma_vfmsub_ss() {
  %a0_0 = load <4 x float>, ptr @s5
  %a0_1 = load <4 x float>, ptr @s6
  %a0_2 = load <4 x float>, ptr @s3
  %r0 = call <4 x float> @llvm.x86.fma.vfmsub.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s9
  %a1_1 = load <4 x float>, ptr @s5
  %a1_2 = load <4 x float>, ptr @s7
  %r1 = call <4 x float> @llvm.x86.fma.vfmsub.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfmsub.ss(<4 x float>, <4 x float>, <4 x float>)

; 96
define internal i64 @fma_vfmsubadd_pd_256() {
  %a0_0 = load <4 x double>, ptr @f7
  %a0_1 = load <4 x double>, ptr @f4
  %a0_2 = load <4 x double>, ptr @f9
  %r0 = call <4 x double> @llvm.x86.fma.vfmsubadd.pd.256(<4 x double> %a0_0, <4 x double> %a0_1, <4 x double> %a0_2)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f9
  %a1_1 = load <4 x double>, ptr @f8
  %a1_2 = load <4 x double>, ptr @f7
  %r1 = call <4 x double> @llvm.x86.fma.vfmsubadd.pd.256(<4 x double> %a1_0, <4 x double> %a1_1, <4 x double> %a1_2)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.fma.vfmsubadd.pd.256(<4 x double>, <4 x double>, <4 x double>)

; 97
define internal i64 @fma_vfmsubadd_ps() {
  %a0_0 = load <4 x float>, ptr @s5
  %a0_1 = load <4 x float>, ptr @s0
  %a0_2 = load <4 x float>, ptr @s3
  %r0 = call <4 x float> @llvm.x86.fma.vfmsubadd.ps(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s2
  %a1_1 = load <4 x float>, ptr @s9
  %a1_2 = load <4 x float>, ptr @s8
  %r1 = call <4 x float> @llvm.x86.fma.vfmsubadd.ps(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfmsubadd.ps(<4 x float>, <4 x float>, <4 x float>)

; 98
define internal i64 @fma_vfnmadd_pd_256() {
  %a0_0 = load <4 x double>, ptr @f7
  %a0_1 = load <4 x double>, ptr @f9
  %a0_2 = load <4 x double>, ptr @f0
  %r0 = call <4 x double> @llvm.x86.fma.vfnmadd.pd.256(<4 x double> %a0_0, <4 x double> %a0_1, <4 x double> %a0_2)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f7
  %a1_1 = load <4 x double>, ptr @f6
  %a1_2 = load <4 x double>, ptr @f9
  %r1 = call <4 x double> @llvm.x86.fma.vfnmadd.pd.256(<4 x double> %a1_0, <4 x double> %a1_1, <4 x double> %a1_2)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.fma.vfnmadd.pd.256(<4 x double>, <4 x double>, <4 x double>)

; 99
define internal i64 @fma_vfnmadd_ps() {
  %a0_0 = load <4 x float>, ptr @s6
  %a0_1 = load <4 x float>, ptr @s2
  %a0_2 = load <4 x float>, ptr @s8
  %r0 = call <4 x float> @llvm.x86.fma.vfnmadd.ps(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s9
  %a1_1 = load <4 x float>, ptr @s1
  %a1_2 = load <4 x float>, ptr @s5
  %r1 = call <4 x float> @llvm.x86.fma.vfnmadd.ps(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfnmadd.ps(<4 x float>, <4 x float>, <4 x float>)

; 100
define internal i64 @fma_vfnmadd_sd() {
  %a0_0 = load <2 x double>, ptr @f2
  %a0_1 = load <2 x double>, ptr @f5
  %a0_2 = load <2 x double>, ptr @f8
  %r0 = call <2 x double> @llvm.x86.fma.vfnmadd.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f2
  %a1_1 = load <2 x double>, ptr @f4
  %a1_2 = load <2 x double>, ptr @f6
  %r1 = call <2 x double> @llvm.x86.fma.vfnmadd.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.fma.vfnmadd.sd(<2 x double>, <2 x double>, <2 x double>)

; 101
define internal i64 @fma_vfnmadd_ss() {
  %a0_0 = load <4 x float>, ptr @s2
  %a0_1 = load <4 x float>, ptr @s6
  %a0_2 = load <4 x float>, ptr @s8
  %r0 = call <4 x float> @llvm.x86.fma.vfnmadd.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s0
  %a1_1 = load <4 x float>, ptr @s1
  %a1_2 = load <4 x float>, ptr @s9
  %r1 = call <4 x float> @llvm.x86.fma.vfnmadd.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfnmadd.ss(<4 x float>, <4 x float>, <4 x float>)

; 102
define internal i64 @fma_vfnmsub_pd_256() {
  %a0_0 = load <4 x double>, ptr @f5
  %a0_1 = load <4 x double>, ptr @f2
  %a0_2 = load <4 x double>, ptr @f5
  %r0 = call <4 x double> @llvm.x86.fma.vfnmsub.pd.256(<4 x double> %a0_0, <4 x double> %a0_1, <4 x double> %a0_2)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f9
  %a1_1 = load <4 x double>, ptr @f2
  %a1_2 = load <4 x double>, ptr @f7
  %r1 = call <4 x double> @llvm.x86.fma.vfnmsub.pd.256(<4 x double> %a1_0, <4 x double> %a1_1, <4 x double> %a1_2)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.fma.vfnmsub.pd.256(<4 x double>, <4 x double>, <4 x double>)

; 103
define internal i64 @fma_vfnmsub_ps() {
  %a0_0 = load <4 x float>, ptr @s5
  %a0_1 = load <4 x float>, ptr @s7
  %a0_2 = load <4 x float>, ptr @s7
  %r0 = call <4 x float> @llvm.x86.fma.vfnmsub.ps(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s7
  %a1_1 = load <4 x float>, ptr @s2
  %a1_2 = load <4 x float>, ptr @s6
  %r1 = call <4 x float> @llvm.x86.fma.vfnmsub.ps(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfnmsub.ps(<4 x float>, <4 x float>, <4 x float>)

; 104
define internal i64 @fma_vfnmsub_sd() {
  %a0_0 = load <2 x double>, ptr @f7
  %a0_1 = load <2 x double>, ptr @f6
  %a0_2 = load <2 x double>, ptr @f3
  %r0 = call <2 x double> @llvm.x86.fma.vfnmsub.sd(<2 x double> %a0_0, <2 x double> %a0_1, <2 x double> %a0_2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f7
  %a1_1 = load <2 x double>, ptr @f1
  %a1_2 = load <2 x double>, ptr @f1
  %r1 = call <2 x double> @llvm.x86.fma.vfnmsub.sd(<2 x double> %a1_0, <2 x double> %a1_1, <2 x double> %a1_2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.fma.vfnmsub.sd(<2 x double>, <2 x double>, <2 x double>)

; 105
define internal i64 @fma_vfnmsub_ss() {
  %a0_0 = load <4 x float>, ptr @s3
  %a0_1 = load <4 x float>, ptr @s6
  %a0_2 = load <4 x float>, ptr @s8
  %r0 = call <4 x float> @llvm.x86.fma.vfnmsub.ss(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s3
  %a1_1 = load <4 x float>, ptr @s8
  %a1_2 = load <4 x float>, ptr @s5
  %r1 = call <4 x float> @llvm.x86.fma.vfnmsub.ss(<4 x float> %a1_0, <4 x float> %a1_1, <4 x float> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.fma.vfnmsub.ss(<4 x float>, <4 x float>, <4 x float>)

; 106
define internal i64 @sse_add_ss() {
  %a0_0 = load <4 x float>, ptr @s1
  %a0_1 = load <4 x float>, ptr @s6
  %r0 = call <4 x float> @llvm.x86.sse.add.ss(<4 x float> %a0_0, <4 x float> %a0_1)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s4
  %a1_1 = load <4 x float>, ptr @s1
  %r1 = call <4 x float> @llvm.x86.sse.add.ss(<4 x float> %a1_0, <4 x float> %a1_1)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.add.ss(<4 x float>, <4 x float>)

; 107
define internal i64 @sse_cvtsi2ss() {
  %a0_0 = load <4 x float>, ptr @s3
  %a0_1 = load i32, ptr @d7
  %r0 = call <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float> %a0_0, i32 %a0_1)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s4
  %a1_1 = load i32, ptr @d1
  %r1 = call <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float> %a1_0, i32 %a1_1)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.cvtsi2ss(<4 x float>, i32)

; 108
define internal i64 @sse_cvtsi642ss() {
  %a0_0 = load <4 x float>, ptr @s6
  %a0_1 = load i64, ptr @q2
  %r0 = call <4 x float> @llvm.x86.sse.cvtsi642ss(<4 x float> %a0_0, i64 %a0_1)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s4
  %a1_1 = load i64, ptr @q6
  %r1 = call <4 x float> @llvm.x86.sse.cvtsi642ss(<4 x float> %a1_0, i64 %a1_1)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.cvtsi642ss(<4 x float>, i64)

; 109
define internal i64 @sse_div_ss() {
  %a0_0 = load <4 x float>, ptr @s8
  %a0_1 = load <4 x float>, ptr @s0
  %r0 = call <4 x float> @llvm.x86.sse.div.ss(<4 x float> %a0_0, <4 x float> %a0_1)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s1
  %a1_1 = load <4 x float>, ptr @s8
  %r1 = call <4 x float> @llvm.x86.sse.div.ss(<4 x float> %a1_0, <4 x float> %a1_1)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.div.ss(<4 x float>, <4 x float>)

; 110
define internal i64 @sse_mul_ss() {
  %a0_0 = load <4 x float>, ptr @s2
  %a0_1 = load <4 x float>, ptr @s7
  %r0 = call <4 x float> @llvm.x86.sse.mul.ss(<4 x float> %a0_0, <4 x float> %a0_1)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s3
  %a1_1 = load <4 x float>, ptr @s9
  %r1 = call <4 x float> @llvm.x86.sse.mul.ss(<4 x float> %a1_0, <4 x float> %a1_1)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.mul.ss(<4 x float>, <4 x float>)

; 111
define internal i64 @sse_sqrt_ps() {
  %a0_0 = load <4 x float>, ptr @s6
  %r0 = call <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float> %a0_0)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s6
  %r1 = call <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float> %a1_0)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float>)

; 112
define internal i64 @sse_sqrt_ss() {
  %a0_0 = load <4 x float>, ptr @s8
  %r0 = call <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float> %a0_0)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s0
  %r1 = call <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float> %a1_0)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float>)

; 113
define internal i64 @sse_storeu_ps() {
  %a0_1 = load <4 x float>, ptr @s4
  call void @llvm.x86.sse.storeu.ps(ptr @out, <4 x float> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <4 x float>, ptr @s6
  call void @llvm.x86.sse.storeu.ps(ptr @out, <4 x float> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.sse.storeu.ps(ptr, <4 x float>)

; 114
define internal i64 @sse_sub_ss() {
  %a0_0 = load <4 x float>, ptr @s5
  %a0_1 = load <4 x float>, ptr @s3
  %r0 = call <4 x float> @llvm.x86.sse.sub.ss(<4 x float> %a0_0, <4 x float> %a0_1)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s6
  %a1_1 = load <4 x float>, ptr @s8
  %r1 = call <4 x float> @llvm.x86.sse.sub.ss(<4 x float> %a1_0, <4 x float> %a1_1)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.sub.ss(<4 x float>, <4 x float>)

; 115
define internal i64 @sse2_add_sd() {
  %a0_0 = load <2 x double>, ptr @f5
  %a0_1 = load <2 x double>, ptr @f3
  %r0 = call <2 x double> @llvm.x86.sse2.add.sd(<2 x double> %a0_0, <2 x double> %a0_1)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f3
  %a1_1 = load <2 x double>, ptr @f5
  %r1 = call <2 x double> @llvm.x86.sse2.add.sd(<2 x double> %a1_0, <2 x double> %a1_1)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.add.sd(<2 x double>, <2 x double>)

; 116
define internal i64 @sse2_cvtdq2pd() {
  %a0_0 = load <4 x i32>, ptr @d9
  %r0 = call <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32> %a0_0)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d0
  %r1 = call <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32> %a1_0)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32>)

; 117
define internal i64 @sse2_cvtdq2ps() {
  %a0_0 = load <4 x i32>, ptr @d9
  %r0 = call <4 x float> @llvm.x86.sse2.cvtdq2ps(<4 x i32> %a0_0)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d9
  %r1 = call <4 x float> @llvm.x86.sse2.cvtdq2ps(<4 x i32> %a1_0)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse2.cvtdq2ps(<4 x i32>)

; 118
define internal i64 @sse2_cvtps2pd() {
  %a0_0 = load <4 x float>, ptr @s2
  %r0 = call <2 x double> @llvm.x86.sse2.cvtps2pd(<4 x float> %a0_0)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s3
  %r1 = call <2 x double> @llvm.x86.sse2.cvtps2pd(<4 x float> %a1_0)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.cvtps2pd(<4 x float>)

; 119
define internal i64 @sse2_cvtsi2sd() {
  %a0_0 = load <2 x double>, ptr @f8
  %a0_1 = load i32, ptr @d4
  %r0 = call <2 x double> @llvm.x86.sse2.cvtsi2sd(<2 x double> %a0_0, i32 %a0_1)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f0
  %a1_1 = load i32, ptr @d9
  %r1 = call <2 x double> @llvm.x86.sse2.cvtsi2sd(<2 x double> %a1_0, i32 %a1_1)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.cvtsi2sd(<2 x double>, i32)

; 120
define internal i64 @sse2_cvtsi642sd() {
  %a0_0 = load <2 x double>, ptr @f5
  %a0_1 = load i64, ptr @q0
  %r0 = call <2 x double> @llvm.x86.sse2.cvtsi642sd(<2 x double> %a0_0, i64 %a0_1)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f7
  %a1_1 = load i64, ptr @q3
  %r1 = call <2 x double> @llvm.x86.sse2.cvtsi642sd(<2 x double> %a1_0, i64 %a1_1)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.cvtsi642sd(<2 x double>, i64)

; 121
define internal i64 @sse2_cvtss2sd() {
  %a0_0 = load <2 x double>, ptr @f5
  %a0_1 = load <4 x float>, ptr @s1
  %r0 = call <2 x double> @llvm.x86.sse2.cvtss2sd(<2 x double> %a0_0, <4 x float> %a0_1)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f3
  %a1_1 = load <4 x float>, ptr @s5
  %r1 = call <2 x double> @llvm.x86.sse2.cvtss2sd(<2 x double> %a1_0, <4 x float> %a1_1)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.cvtss2sd(<2 x double>, <4 x float>)

; 122
define internal i64 @sse2_div_sd() {
  %a0_0 = load <2 x double>, ptr @f2
  %a0_1 = load <2 x double>, ptr @f1
  %r0 = call <2 x double> @llvm.x86.sse2.div.sd(<2 x double> %a0_0, <2 x double> %a0_1)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f9
  %a1_1 = load <2 x double>, ptr @f4
  %r1 = call <2 x double> @llvm.x86.sse2.div.sd(<2 x double> %a1_0, <2 x double> %a1_1)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.div.sd(<2 x double>, <2 x double>)

; 123
define internal i64 @sse2_mul_sd() {
  %a0_0 = load <2 x double>, ptr @f7
  %a0_1 = load <2 x double>, ptr @f1
  %r0 = call <2 x double> @llvm.x86.sse2.mul.sd(<2 x double> %a0_0, <2 x double> %a0_1)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f4
  %a1_1 = load <2 x double>, ptr @f8
  %r1 = call <2 x double> @llvm.x86.sse2.mul.sd(<2 x double> %a1_0, <2 x double> %a1_1)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.mul.sd(<2 x double>, <2 x double>)

; 124
define internal i64 @sse2_padds_b() {
  %a0_0 = load <16 x i8>, ptr @b4
  %a0_1 = load <16 x i8>, ptr @b5
  %r0 = call <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b4
  %a1_1 = load <16 x i8>, ptr @b1
  %r1 = call <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8>, <16 x i8>)

; 125
define internal i64 @sse2_padds_w() {
  %a0_0 = load <8 x i16>, ptr @w3
  %a0_1 = load <8 x i16>, ptr @w5
  %r0 = call <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w2
  %a1_1 = load <8 x i16>, ptr @w9
  %r1 = call <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16>, <8 x i16>)

; 126
define internal i64 @sse2_paddus_b() {
  %a0_0 = load <16 x i8>, ptr @b9
  %a0_1 = load <16 x i8>, ptr @b0
  %r0 = call <16 x i8> @llvm.x86.sse2.paddus.b(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b1
  %a1_1 = load <16 x i8>, ptr @b1
  %r1 = call <16 x i8> @llvm.x86.sse2.paddus.b(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.sse2.paddus.b(<16 x i8>, <16 x i8>)

; 127
define internal i64 @sse2_paddus_w() {
  %a0_0 = load <8 x i16>, ptr @w7
  %a0_1 = load <8 x i16>, ptr @w8
  %r0 = call <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w6
  %a1_1 = load <8 x i16>, ptr @w8
  %r1 = call <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse2.paddus.w(<8 x i16>, <8 x i16>)

; 128
define internal i64 @sse2_pmaxs_w() {
  %a0_0 = load <8 x i16>, ptr @w2
  %a0_1 = load <8 x i16>, ptr @w4
  %r0 = call <8 x i16> @llvm.x86.sse2.pmaxs.w(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w8
  %a1_1 = load <8 x i16>, ptr @w8
  %r1 = call <8 x i16> @llvm.x86.sse2.pmaxs.w(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse2.pmaxs.w(<8 x i16>, <8 x i16>)

; 129
define internal i64 @sse2_pmaxu_b() {
  %a0_0 = load <16 x i8>, ptr @b1
  %a0_1 = load <16 x i8>, ptr @b8
  %r0 = call <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b3
  %a1_1 = load <16 x i8>, ptr @b2
  %r1 = call <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8>, <16 x i8>)

; 130
define internal i64 @sse2_pmins_w() {
  %a0_0 = load <8 x i16>, ptr @w4
  %a0_1 = load <8 x i16>, ptr @w4
  %r0 = call <8 x i16> @llvm.x86.sse2.pmins.w(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w9
  %a1_1 = load <8 x i16>, ptr @w6
  %r1 = call <8 x i16> @llvm.x86.sse2.pmins.w(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse2.pmins.w(<8 x i16>, <8 x i16>)

; 131
define internal i64 @sse2_pminu_b() {
  %a0_0 = load <16 x i8>, ptr @b0
  %a0_1 = load <16 x i8>, ptr @b7
  %r0 = call <16 x i8> @llvm.x86.sse2.pminu.b(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b5
  %a1_1 = load <16 x i8>, ptr @b3
  %r1 = call <16 x i8> @llvm.x86.sse2.pminu.b(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.sse2.pminu.b(<16 x i8>, <16 x i8>)

; 132
define internal i64 @sse2_pmulu_dq() {
  %a0_0 = load <4 x i32>, ptr @d9
  %a0_1 = load <4 x i32>, ptr @d5
  %r0 = call <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d6
  %a1_1 = load <4 x i32>, ptr @d2
  %r1 = call <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32>, <4 x i32>)

; 133
define internal i64 @sse2_pshuf_d() {
  %a0_0 = load <4 x i32>, ptr @d9
  %r0 = call <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %a0_0, i8 8)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d4
  %r1 = call <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %a1_0, i8 170)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32>, i8)

; 134
define internal i64 @sse2_pshufh_w() {
  %a0_0 = load <8 x i16>, ptr @w4
  %r0 = call <8 x i16> @llvm.x86.sse2.pshufh.w(<8 x i16> %a0_0, i8 8)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w8
  %r1 = call <8 x i16> @llvm.x86.sse2.pshufh.w(<8 x i16> %a1_0, i8 8)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse2.pshufh.w(<8 x i16>, i8)

; 135
define internal i64 @sse2_pshufl_w() {
  %a0_0 = load <8 x i16>, ptr @w4
  %r0 = call <8 x i16> @llvm.x86.sse2.pshufl.w(<8 x i16> %a0_0, i8 27)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w0
  %r1 = call <8 x i16> @llvm.x86.sse2.pshufl.w(<8 x i16> %a1_0, i8 7)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse2.pshufl.w(<8 x i16>, i8)

; 136
define internal i64 @sse2_psll_dq() {
  %a0_0 = load <2 x i64>, ptr @q8
  %r0 = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %a0_0, i32 8)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q1
  %r1 = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %a1_0, i32 4)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64>, i32)

; 137
define internal i64 @sse2_psll_dq_bs() {
  %a0_0 = load <2 x i64>, ptr @q5
  %r0 = call <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64> %a0_0, i32 16)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q7
  %r1 = call <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64> %a1_0, i32 1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64>, i32)

; 138
define internal i64 @sse2_psrl_dq() {
  %a0_0 = load <2 x i64>, ptr @q2
  %r0 = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %a0_0, i32 4)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q3
  %r1 = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %a1_0, i32 4)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64>, i32)

; 139
define internal i64 @sse2_psrl_dq_bs() {
  %a0_0 = load <2 x i64>, ptr @q0
  %r0 = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %a0_0, i32 64)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q7
  %r1 = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %a1_0, i32 16)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64>, i32)

; 140
define internal i64 @sse2_psubs_b() {
  %a0_0 = load <16 x i8>, ptr @b3
  %a0_1 = load <16 x i8>, ptr @b5
  %r0 = call <16 x i8> @llvm.x86.sse2.psubs.b(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b0
  %a1_1 = load <16 x i8>, ptr @b4
  %r1 = call <16 x i8> @llvm.x86.sse2.psubs.b(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.sse2.psubs.b(<16 x i8>, <16 x i8>)

; 141
define internal i64 @sse2_psubs_w() {
  %a0_0 = load <8 x i16>, ptr @w6
  %a0_1 = load <8 x i16>, ptr @w8
  %r0 = call <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w1
  %a1_1 = load <8 x i16>, ptr @w1
  %r1 = call <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse2.psubs.w(<8 x i16>, <8 x i16>)

; 142
define internal i64 @sse2_psubus_b() {
  %a0_0 = load <16 x i8>, ptr @b2
  %a0_1 = load <16 x i8>, ptr @b6
  %r0 = call <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b9
  %a1_1 = load <16 x i8>, ptr @b6
  %r1 = call <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8>, <16 x i8>)

; 143
define internal i64 @sse2_psubus_w() {
  %a0_0 = load <8 x i16>, ptr @w8
  %a0_1 = load <8 x i16>, ptr @w8
  %r0 = call <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w1
  %a1_1 = load <8 x i16>, ptr @w5
  %r1 = call <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse2.psubus.w(<8 x i16>, <8 x i16>)

; 144
define internal i64 @sse2_sqrt_pd() {
  %a0_0 = load <2 x double>, ptr @f9
  %r0 = call <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double> %a0_0)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f9
  %r1 = call <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double> %a1_0)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.sqrt.pd(<2 x double>)

; 145
define internal i64 @sse2_sqrt_sd() {
  %a0_0 = load <2 x double>, ptr @f8
  %r0 = call <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double> %a0_0)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f6
  %r1 = call <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double> %a1_0)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double>)

; 146
define internal i64 @sse2_storel_dq() {
  %a0_1 = load <4 x i32>, ptr @d9
  call void @llvm.x86.sse2.storel.dq(ptr @out, <4 x i32> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <4 x i32>, ptr @d4
  call void @llvm.x86.sse2.storel.dq(ptr @out, <4 x i32> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.sse2.storel.dq(ptr, <4 x i32>)

; 147
define internal i64 @sse2_storeu_dq() {
  %a0_1 = load <16 x i8>, ptr @b1
  call void @llvm.x86.sse2.storeu.dq(ptr @out, <16 x i8> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <16 x i8>, ptr @b4
  call void @llvm.x86.sse2.storeu.dq(ptr @out, <16 x i8> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.sse2.storeu.dq(ptr, <16 x i8>)

; 148
define internal i64 @sse2_storeu_pd() {
  %a0_1 = load <2 x double>, ptr @f5
  call void @llvm.x86.sse2.storeu.pd(ptr @out, <2 x double> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <2 x double>, ptr @f9
  call void @llvm.x86.sse2.storeu.pd(ptr @out, <2 x double> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.sse2.storeu.pd(ptr, <2 x double>)

; 149
define internal i64 @sse2_sub_sd() {
  %a0_0 = load <2 x double>, ptr @f6
  %a0_1 = load <2 x double>, ptr @f6
  %r0 = call <2 x double> @llvm.x86.sse2.sub.sd(<2 x double> %a0_0, <2 x double> %a0_1)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f4
  %a1_1 = load <2 x double>, ptr @f9
  %r1 = call <2 x double> @llvm.x86.sse2.sub.sd(<2 x double> %a1_0, <2 x double> %a1_1)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse2.sub.sd(<2 x double>, <2 x double>)

; 150
define internal i64 @sse41_blendpd() {
  %a0_0 = load <2 x double>, ptr @f2
  %a0_1 = load <2 x double>, ptr @f1
  %r0 = call <2 x double> @llvm.x86.sse41.blendpd(<2 x double> %a0_0, <2 x double> %a0_1, i32 170)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f2
  %a1_1 = load <2 x double>, ptr @f7
  %r1 = call <2 x double> @llvm.x86.sse41.blendpd(<2 x double> %a1_0, <2 x double> %a1_1, i32 65)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse41.blendpd(<2 x double>, <2 x double>, i32)

; 151
define internal i64 @sse41_blendps() {
  %a0_0 = load <4 x float>, ptr @s9
  %a0_1 = load <4 x float>, ptr @s9
  %r0 = call <4 x float> @llvm.x86.sse41.blendps(<4 x float> %a0_0, <4 x float> %a0_1, i32 2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s7
  %a1_1 = load <4 x float>, ptr @s5
  %r1 = call <4 x float> @llvm.x86.sse41.blendps(<4 x float> %a1_0, <4 x float> %a1_1, i32 202)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse41.blendps(<4 x float>, <4 x float>, i32)

; 152
define internal i64 @sse41_dppd() {
  %a0_0 = load <2 x double>, ptr @f4
  %a0_1 = load <2 x double>, ptr @f2
  %r0 = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %a0_0, <2 x double> %a0_1, i32 15)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f5
  %a1_1 = load <2 x double>, ptr @f3
  %r1 = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %a1_0, <2 x double> %a1_1, i32 1)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i32)

; 153
define internal i64 @sse41_dpps() {
  %a0_0 = load <4 x float>, ptr @s1
  %a0_1 = load <4 x float>, ptr @s2
  %r0 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %a0_0, <4 x float> %a0_1, i32 255)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s4
  %a1_1 = load <4 x float>, ptr @s3
  %r1 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %a1_0, <4 x float> %a1_1, i32 85)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i32)

; 154
define internal i64 @sse41_insertps() {
  %a0_0 = load <4 x float>, ptr @s9
  %a0_1 = load <4 x float>, ptr @s3
  %r0 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %a0_0, <4 x float> %a0_1, i32 54)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s2
  %a1_1 = load <4 x float>, ptr @s5
  %r1 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %a1_0, <4 x float> %a1_1, i32 3)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i32)

; 155
define internal i64 @sse41_movntdqa() {
  %r0 = call <2 x i64> @llvm.x86.sse41.movntdqa(ptr @b7)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %r1 = call <2 x i64> @llvm.x86.sse41.movntdqa(ptr @b0)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse41.movntdqa(ptr)

; 156
define internal i64 @sse41_mpsadbw() {
  %a0_0 = load <16 x i8>, ptr @b8
  %a0_1 = load <16 x i8>, ptr @b8
  %r0 = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %a0_0, <16 x i8> %a0_1, i32 1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b7
  %a1_1 = load <16 x i8>, ptr @b1
  %r1 = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %a1_0, <16 x i8> %a1_1, i32 128)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i32)

; 157
define internal i64 @sse41_pblendw() {
  %a0_0 = load <8 x i16>, ptr @w2
  %a0_1 = load <8 x i16>, ptr @w6
  %r0 = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %a0_0, <8 x i16> %a0_1, i32 3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w1
  %a1_1 = load <8 x i16>, ptr @w8
  %r1 = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %a1_0, <8 x i16> %a1_1, i32 8)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16>, <8 x i16>, i32)

; 158
define internal i64 @sse41_pmaxsb() {
  %a0_0 = load <16 x i8>, ptr @b2
  %a0_1 = load <16 x i8>, ptr @b4
  %r0 = call <16 x i8> @llvm.x86.sse41.pmaxsb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b9
  %a1_1 = load <16 x i8>, ptr @b2
  %r1 = call <16 x i8> @llvm.x86.sse41.pmaxsb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.sse41.pmaxsb(<16 x i8>, <16 x i8>)

; 159
define internal i64 @sse41_pmaxsd() {
  %a0_0 = load <4 x i32>, ptr @d8
  %a0_1 = load <4 x i32>, ptr @d1
  %r0 = call <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d6
  %a1_1 = load <4 x i32>, ptr @d3
  %r1 = call <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse41.pmaxsd(<4 x i32>, <4 x i32>)

; 160
define internal i64 @sse41_pmaxud() {
  %a0_0 = load <4 x i32>, ptr @d4
  %a0_1 = load <4 x i32>, ptr @d0
  %r0 = call <4 x i32> @llvm.x86.sse41.pmaxud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d7
  %a1_1 = load <4 x i32>, ptr @d2
  %r1 = call <4 x i32> @llvm.x86.sse41.pmaxud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse41.pmaxud(<4 x i32>, <4 x i32>)

; 161
define internal i64 @sse41_pmaxuw() {
  %a0_0 = load <8 x i16>, ptr @w1
  %a0_1 = load <8 x i16>, ptr @w1
  %r0 = call <8 x i16> @llvm.x86.sse41.pmaxuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w5
  %a1_1 = load <8 x i16>, ptr @w3
  %r1 = call <8 x i16> @llvm.x86.sse41.pmaxuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse41.pmaxuw(<8 x i16>, <8 x i16>)

; 162
define internal i64 @sse41_pminsb() {
  %a0_0 = load <16 x i8>, ptr @b9
  %a0_1 = load <16 x i8>, ptr @b6
  %r0 = call <16 x i8> @llvm.x86.sse41.pminsb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b7
  %a1_1 = load <16 x i8>, ptr @b3
  %r1 = call <16 x i8> @llvm.x86.sse41.pminsb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.sse41.pminsb(<16 x i8>, <16 x i8>)

; 163
define internal i64 @sse41_pminsd() {
  %a0_0 = load <4 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d7
  %r0 = call <4 x i32> @llvm.x86.sse41.pminsd(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d2
  %a1_1 = load <4 x i32>, ptr @d1
  %r1 = call <4 x i32> @llvm.x86.sse41.pminsd(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse41.pminsd(<4 x i32>, <4 x i32>)

; 164
define internal i64 @sse41_pminud() {
  %a0_0 = load <4 x i32>, ptr @d6
  %a0_1 = load <4 x i32>, ptr @d7
  %r0 = call <4 x i32> @llvm.x86.sse41.pminud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d9
  %a1_1 = load <4 x i32>, ptr @d9
  %r1 = call <4 x i32> @llvm.x86.sse41.pminud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse41.pminud(<4 x i32>, <4 x i32>)

; 165
define internal i64 @sse41_pminuw() {
  %a0_0 = load <8 x i16>, ptr @w0
  %a0_1 = load <8 x i16>, ptr @w0
  %r0 = call <8 x i16> @llvm.x86.sse41.pminuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w8
  %a1_1 = load <8 x i16>, ptr @w0
  %r1 = call <8 x i16> @llvm.x86.sse41.pminuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse41.pminuw(<8 x i16>, <8 x i16>)

; 166
define internal i64 @sse41_pmovsxbd() {
  %a0_0 = load <16 x i8>, ptr @b7
  %r0 = call <4 x i32> @llvm.x86.sse41.pmovsxbd(<16 x i8> %a0_0)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b2
  %r1 = call <4 x i32> @llvm.x86.sse41.pmovsxbd(<16 x i8> %a1_0)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse41.pmovsxbd(<16 x i8>)

; 167
define internal i64 @sse41_pmovsxbq() {
  %a0_0 = load <16 x i8>, ptr @b8
  %r0 = call <2 x i64> @llvm.x86.sse41.pmovsxbq(<16 x i8> %a0_0)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b7
  %r1 = call <2 x i64> @llvm.x86.sse41.pmovsxbq(<16 x i8> %a1_0)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse41.pmovsxbq(<16 x i8>)

; 168
define internal i64 @sse41_pmovsxbw() {
  %a0_0 = load <16 x i8>, ptr @b7
  %r0 = call <8 x i16> @llvm.x86.sse41.pmovsxbw(<16 x i8> %a0_0)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b7
  %r1 = call <8 x i16> @llvm.x86.sse41.pmovsxbw(<16 x i8> %a1_0)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse41.pmovsxbw(<16 x i8>)

; 169
define internal i64 @sse41_pmovsxdq() {
  %a0_0 = load <4 x i32>, ptr @d8
  %r0 = call <2 x i64> @llvm.x86.sse41.pmovsxdq(<4 x i32> %a0_0)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d4
  %r1 = call <2 x i64> @llvm.x86.sse41.pmovsxdq(<4 x i32> %a1_0)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse41.pmovsxdq(<4 x i32>)

; 170
define internal i64 @sse41_pmovsxwd() {
  %a0_0 = load <8 x i16>, ptr @w4
  %r0 = call <4 x i32> @llvm.x86.sse41.pmovsxwd(<8 x i16> %a0_0)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w7
  %r1 = call <4 x i32> @llvm.x86.sse41.pmovsxwd(<8 x i16> %a1_0)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse41.pmovsxwd(<8 x i16>)

; 171
define internal i64 @sse41_pmovsxwq() {
  %a0_0 = load <8 x i16>, ptr @w8
  %r0 = call <2 x i64> @llvm.x86.sse41.pmovsxwq(<8 x i16> %a0_0)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w7
  %r1 = call <2 x i64> @llvm.x86.sse41.pmovsxwq(<8 x i16> %a1_0)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse41.pmovsxwq(<8 x i16>)

; 172
define internal i64 @sse41_pmovzxbd() {
  %a0_0 = load <16 x i8>, ptr @b4
  %r0 = call <4 x i32> @llvm.x86.sse41.pmovzxbd(<16 x i8> %a0_0)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b4
  %r1 = call <4 x i32> @llvm.x86.sse41.pmovzxbd(<16 x i8> %a1_0)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse41.pmovzxbd(<16 x i8>)

; 173
define internal i64 @sse41_pmovzxbq() {
  %a0_0 = load <16 x i8>, ptr @b0
  %r0 = call <2 x i64> @llvm.x86.sse41.pmovzxbq(<16 x i8> %a0_0)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b6
  %r1 = call <2 x i64> @llvm.x86.sse41.pmovzxbq(<16 x i8> %a1_0)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse41.pmovzxbq(<16 x i8>)

; 174
define internal i64 @sse41_pmovzxbw() {
  %a0_0 = load <16 x i8>, ptr @b1
  %r0 = call <8 x i16> @llvm.x86.sse41.pmovzxbw(<16 x i8> %a0_0)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b1
  %r1 = call <8 x i16> @llvm.x86.sse41.pmovzxbw(<16 x i8> %a1_0)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.sse41.pmovzxbw(<16 x i8>)

; 175
define internal i64 @sse41_pmovzxdq() {
  %a0_0 = load <4 x i32>, ptr @d7
  %r0 = call <2 x i64> @llvm.x86.sse41.pmovzxdq(<4 x i32> %a0_0)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d6
  %r1 = call <2 x i64> @llvm.x86.sse41.pmovzxdq(<4 x i32> %a1_0)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse41.pmovzxdq(<4 x i32>)

; 176
define internal i64 @sse41_pmovzxwd() {
  %a0_0 = load <8 x i16>, ptr @w5
  %r0 = call <4 x i32> @llvm.x86.sse41.pmovzxwd(<8 x i16> %a0_0)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w7
  %r1 = call <4 x i32> @llvm.x86.sse41.pmovzxwd(<8 x i16> %a1_0)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.sse41.pmovzxwd(<8 x i16>)

; 177
define internal i64 @sse41_pmovzxwq() {
  %a0_0 = load <8 x i16>, ptr @w7
  %r0 = call <2 x i64> @llvm.x86.sse41.pmovzxwq(<8 x i16> %a0_0)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w7
  %r1 = call <2 x i64> @llvm.x86.sse41.pmovzxwq(<8 x i16> %a1_0)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse41.pmovzxwq(<8 x i16>)

; 178
define internal i64 @sse41_pmuldq() {
  %a0_0 = load <4 x i32>, ptr @d5
  %a0_1 = load <4 x i32>, ptr @d1
  %r0 = call <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d5
  %a1_1 = load <4 x i32>, ptr @d9
  %r1 = call <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32>, <4 x i32>)

; 179
define internal i64 @sse4a_movnt_sd() {
  %a0_1 = load <2 x double>, ptr @f7
  call void @llvm.x86.sse4a.movnt.sd(ptr @out, <2 x double> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <2 x double>, ptr @f3
  call void @llvm.x86.sse4a.movnt.sd(ptr @out, <2 x double> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.sse4a.movnt.sd(ptr, <2 x double>)

; 180
define internal i64 @sse4a_movnt_ss() {
  %a0_1 = load <4 x float>, ptr @s9
  call void @llvm.x86.sse4a.movnt.ss(ptr @out, <4 x float> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <4 x float>, ptr @s2
  call void @llvm.x86.sse4a.movnt.ss(ptr @out, <4 x float> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.sse4a.movnt.ss(ptr, <4 x float>)

; 181
define internal i64 @ssse3_pabs_b_128() {
  %a0_0 = load <16 x i8>, ptr @b6
  %r0 = call <16 x i8> @llvm.x86.ssse3.pabs.b.128(<16 x i8> %a0_0)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b0
  %r1 = call <16 x i8> @llvm.x86.ssse3.pabs.b.128(<16 x i8> %a1_0)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.ssse3.pabs.b.128(<16 x i8>)

; 182
define internal i64 @ssse3_pabs_d_128() {
  %a0_0 = load <4 x i32>, ptr @d3
  %r0 = call <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32> %a0_0)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d8
  %r1 = call <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32> %a1_0)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32>)

; 183
define internal i64 @ssse3_pabs_w_128() {
  %a0_0 = load <8 x i16>, ptr @w5
  %r0 = call <8 x i16> @llvm.x86.ssse3.pabs.w.128(<8 x i16> %a0_0)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w6
  %r1 = call <8 x i16> @llvm.x86.ssse3.pabs.w.128(<8 x i16> %a1_0)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.ssse3.pabs.w.128(<8 x i16>)

; 184
define internal i64 @subborrow_u32() {
  %a0_0 = load i8, ptr @b7
  %a0_1 = load i32, ptr @d7
  %a0_2 = load i32, ptr @d6
  %r0 = call i8 @llvm.x86.subborrow.u32(i8 %a0_0, i32 %a0_1, i32 %a0_2, ptr @out)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_0 = load i8, ptr @b0
  %a1_1 = load i32, ptr @d6
  %a1_2 = load i32, ptr @d7
  %r1 = call i8 @llvm.x86.subborrow.u32(i8 %a1_0, i32 %a1_1, i32 %a1_2, ptr @out)
  store i8 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare i8 @llvm.x86.subborrow.u32(i8, i32, i32, ptr)

; 185
define internal i64 @subborrow_u64() {
  %a0_0 = load i8, ptr @b4
  %a0_1 = load i64, ptr @q4
  %a0_2 = load i64, ptr @q7
  %r0 = call i8 @llvm.x86.subborrow.u64(i8 %a0_0, i64 %a0_1, i64 %a0_2, ptr @out)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_0 = load i8, ptr @b1
  %a1_1 = load i64, ptr @q9
  %a1_2 = load i64, ptr @q7
  %r1 = call i8 @llvm.x86.subborrow.u64(i8 %a1_0, i64 %a1_1, i64 %a1_2, ptr @out)
  store i8 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare i8 @llvm.x86.subborrow.u64(i8, i64, i64, ptr)

; 186
define internal i64 @vcvtph2ps_256() {
  %a0_0 = load <8 x i16>, ptr @w4
  %r0 = call <8 x float> @llvm.x86.vcvtph2ps.256(<8 x i16> %a0_0)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i16>, ptr @w8
  %r1 = call <8 x float> @llvm.x86.vcvtph2ps.256(<8 x i16> %a1_0)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.vcvtph2ps.256(<8 x i16>)

; 187
define internal i64 @xop_vpcmov() {
  %a0_0 = load <2 x i64>, ptr @q9
  %a0_1 = load <2 x i64>, ptr @q1
  %a0_2 = load <2 x i64>, ptr @q2
  %r0 = call <2 x i64> @llvm.x86.xop.vpcmov(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q3
  %a1_1 = load <2 x i64>, ptr @q9
  %a1_2 = load <2 x i64>, ptr @q2
  %r1 = call <2 x i64> @llvm.x86.xop.vpcmov(<2 x i64> %a1_0, <2 x i64> %a1_1, <2 x i64> %a1_2)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcmov(<2 x i64>, <2 x i64>, <2 x i64>)

; 188
define internal i64 @xop_vpcomb() {
  %a0_0 = load <16 x i8>, ptr @b1
  %a0_1 = load <16 x i8>, ptr @b6
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0_0, <16 x i8> %a0_1, i8 6)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b8
  %a1_1 = load <16 x i8>, ptr @b6
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a1_0, <16 x i8> %a1_1, i8 0)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8>, <16 x i8>, i8)

; 189
define internal i64 @xop_vpcomd() {
  %a0_0 = load <4 x i32>, ptr @d6
  %a0_1 = load <4 x i32>, ptr @d7
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomd(<4 x i32> %a0_0, <4 x i32> %a0_1, i8 7)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d1
  %a1_1 = load <4 x i32>, ptr @d5
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomd(<4 x i32> %a1_0, <4 x i32> %a1_1, i8 2)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomd(<4 x i32>, <4 x i32>, i8)

; 190
define internal i64 @xop_vpcomeqb() {
  %a0_0 = load <16 x i8>, ptr @b0
  %a0_1 = load <16 x i8>, ptr @b8
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomeqb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b4
  %a1_1 = load <16 x i8>, ptr @b6
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomeqb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomeqb(<16 x i8>, <16 x i8>)

; 191
define internal i64 @xop_vpcomeqd() {
  %a0_0 = load <4 x i32>, ptr @d2
  %a0_1 = load <4 x i32>, ptr @d4
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomeqd(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d6
  %a1_1 = load <4 x i32>, ptr @d8
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomeqd(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomeqd(<4 x i32>, <4 x i32>)

; 192
define internal i64 @xop_vpcomeqq() {
  %a0_0 = load <2 x i64>, ptr @q8
  %a0_1 = load <2 x i64>, ptr @q8
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomeqq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q4
  %a1_1 = load <2 x i64>, ptr @q4
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomeqq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomeqq(<2 x i64>, <2 x i64>)

; 193
define internal i64 @xop_vpcomequb() {
  %a0_0 = load <16 x i8>, ptr @b5
  %a0_1 = load <16 x i8>, ptr @b5
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomequb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b3
  %a1_1 = load <16 x i8>, ptr @b4
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomequb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomequb(<16 x i8>, <16 x i8>)

; 194
define internal i64 @xop_vpcomequd() {
  %a0_0 = load <4 x i32>, ptr @d2
  %a0_1 = load <4 x i32>, ptr @d7
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomequd(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d2
  %a1_1 = load <4 x i32>, ptr @d4
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomequd(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomequd(<4 x i32>, <4 x i32>)

; 195
define internal i64 @xop_vpcomequq() {
  %a0_0 = load <2 x i64>, ptr @q0
  %a0_1 = load <2 x i64>, ptr @q5
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomequq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q6
  %a1_1 = load <2 x i64>, ptr @q4
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomequq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomequq(<2 x i64>, <2 x i64>)

; 196
define internal i64 @xop_vpcomequw() {
  %a0_0 = load <8 x i16>, ptr @w6
  %a0_1 = load <8 x i16>, ptr @w4
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomequw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w2
  %a1_1 = load <8 x i16>, ptr @w2
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomequw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomequw(<8 x i16>, <8 x i16>)

; 197
define internal i64 @xop_vpcomeqw() {
  %a0_0 = load <8 x i16>, ptr @w5
  %a0_1 = load <8 x i16>, ptr @w2
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomeqw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w3
  %a1_1 = load <8 x i16>, ptr @w2
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomeqw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomeqw(<8 x i16>, <8 x i16>)

; 198
define internal i64 @xop_vpcomfalseb() {
  %a0_0 = load <16 x i8>, ptr @b1
  %a0_1 = load <16 x i8>, ptr @b7
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomfalseb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b2
  %a1_1 = load <16 x i8>, ptr @b7
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomfalseb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomfalseb(<16 x i8>, <16 x i8>)

; 199
define internal i64 @xop_vpcomfalsed() {
  %a0_0 = load <4 x i32>, ptr @d6
  %a0_1 = load <4 x i32>, ptr @d4
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomfalsed(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d8
  %a1_1 = load <4 x i32>, ptr @d4
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomfalsed(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomfalsed(<4 x i32>, <4 x i32>)

; 200
define internal i64 @xop_vpcomfalseq() {
  %a0_0 = load <2 x i64>, ptr @q2
  %a0_1 = load <2 x i64>, ptr @q7
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomfalseq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q2
  %a1_1 = load <2 x i64>, ptr @q2
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomfalseq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomfalseq(<2 x i64>, <2 x i64>)

; 201
define internal i64 @xop_vpcomfalseub() {
  %a0_0 = load <16 x i8>, ptr @b0
  %a0_1 = load <16 x i8>, ptr @b4
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomfalseub(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b3
  %a1_1 = load <16 x i8>, ptr @b1
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomfalseub(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomfalseub(<16 x i8>, <16 x i8>)

; 202
define internal i64 @xop_vpcomfalseud() {
  %a0_0 = load <4 x i32>, ptr @d5
  %a0_1 = load <4 x i32>, ptr @d1
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomfalseud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d4
  %a1_1 = load <4 x i32>, ptr @d5
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomfalseud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomfalseud(<4 x i32>, <4 x i32>)

; 203
define internal i64 @xop_vpcomfalseuq() {
  %a0_0 = load <2 x i64>, ptr @q2
  %a0_1 = load <2 x i64>, ptr @q5
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomfalseuq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q0
  %a1_1 = load <2 x i64>, ptr @q4
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomfalseuq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomfalseuq(<2 x i64>, <2 x i64>)

; 204
define internal i64 @xop_vpcomfalseuw() {
  %a0_0 = load <8 x i16>, ptr @w1
  %a0_1 = load <8 x i16>, ptr @w7
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomfalseuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w1
  %a1_1 = load <8 x i16>, ptr @w9
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomfalseuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomfalseuw(<8 x i16>, <8 x i16>)

; 205
define internal i64 @xop_vpcomfalsew() {
  %a0_0 = load <8 x i16>, ptr @w6
  %a0_1 = load <8 x i16>, ptr @w1
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomfalsew(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w4
  %a1_1 = load <8 x i16>, ptr @w7
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomfalsew(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomfalsew(<8 x i16>, <8 x i16>)

; 206
define internal i64 @xop_vpcomgeb() {
  %a0_0 = load <16 x i8>, ptr @b4
  %a0_1 = load <16 x i8>, ptr @b8
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomgeb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b9
  %a1_1 = load <16 x i8>, ptr @b4
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomgeb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomgeb(<16 x i8>, <16 x i8>)

; 207
define internal i64 @xop_vpcomged() {
  %a0_0 = load <4 x i32>, ptr @d1
  %a0_1 = load <4 x i32>, ptr @d3
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomged(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d1
  %a1_1 = load <4 x i32>, ptr @d6
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomged(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomged(<4 x i32>, <4 x i32>)

; 208
define internal i64 @xop_vpcomgeq() {
  %a0_0 = load <2 x i64>, ptr @q1
  %a0_1 = load <2 x i64>, ptr @q4
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomgeq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q6
  %a1_1 = load <2 x i64>, ptr @q5
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomgeq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomgeq(<2 x i64>, <2 x i64>)

; 209
define internal i64 @xop_vpcomgeub() {
  %a0_0 = load <16 x i8>, ptr @b8
  %a0_1 = load <16 x i8>, ptr @b3
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomgeub(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b6
  %a1_1 = load <16 x i8>, ptr @b0
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomgeub(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomgeub(<16 x i8>, <16 x i8>)

; 210
define internal i64 @xop_vpcomgeud() {
  %a0_0 = load <4 x i32>, ptr @d0
  %a0_1 = load <4 x i32>, ptr @d0
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomgeud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d0
  %a1_1 = load <4 x i32>, ptr @d6
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomgeud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomgeud(<4 x i32>, <4 x i32>)

; 211
define internal i64 @xop_vpcomgeuq() {
  %a0_0 = load <2 x i64>, ptr @q8
  %a0_1 = load <2 x i64>, ptr @q7
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomgeuq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q9
  %a1_1 = load <2 x i64>, ptr @q0
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomgeuq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomgeuq(<2 x i64>, <2 x i64>)

; 212
define internal i64 @xop_vpcomgeuw() {
  %a0_0 = load <8 x i16>, ptr @w9
  %a0_1 = load <8 x i16>, ptr @w7
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomgeuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w1
  %a1_1 = load <8 x i16>, ptr @w0
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomgeuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomgeuw(<8 x i16>, <8 x i16>)

; 213
define internal i64 @xop_vpcomgew() {
  %a0_0 = load <8 x i16>, ptr @w8
  %a0_1 = load <8 x i16>, ptr @w2
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomgew(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w5
  %a1_1 = load <8 x i16>, ptr @w5
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomgew(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomgew(<8 x i16>, <8 x i16>)

; 214
define internal i64 @xop_vpcomgtb() {
  %a0_0 = load <16 x i8>, ptr @b8
  %a0_1 = load <16 x i8>, ptr @b0
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomgtb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b0
  %a1_1 = load <16 x i8>, ptr @b9
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomgtb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomgtb(<16 x i8>, <16 x i8>)

; 215
define internal i64 @xop_vpcomgtd() {
  %a0_0 = load <4 x i32>, ptr @d2
  %a0_1 = load <4 x i32>, ptr @d0
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomgtd(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d1
  %a1_1 = load <4 x i32>, ptr @d3
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomgtd(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomgtd(<4 x i32>, <4 x i32>)

; 216
define internal i64 @xop_vpcomgtq() {
  %a0_0 = load <2 x i64>, ptr @q6
  %a0_1 = load <2 x i64>, ptr @q7
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomgtq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q4
  %a1_1 = load <2 x i64>, ptr @q4
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomgtq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomgtq(<2 x i64>, <2 x i64>)

; 217
define internal i64 @xop_vpcomgtub() {
  %a0_0 = load <16 x i8>, ptr @b8
  %a0_1 = load <16 x i8>, ptr @b9
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomgtub(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b9
  %a1_1 = load <16 x i8>, ptr @b7
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomgtub(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomgtub(<16 x i8>, <16 x i8>)

; 218
define internal i64 @xop_vpcomgtud() {
  %a0_0 = load <4 x i32>, ptr @d5
  %a0_1 = load <4 x i32>, ptr @d5
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomgtud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d6
  %a1_1 = load <4 x i32>, ptr @d5
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomgtud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomgtud(<4 x i32>, <4 x i32>)

; 219
define internal i64 @xop_vpcomgtuq() {
  %a0_0 = load <2 x i64>, ptr @q9
  %a0_1 = load <2 x i64>, ptr @q7
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomgtuq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q8
  %a1_1 = load <2 x i64>, ptr @q8
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomgtuq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomgtuq(<2 x i64>, <2 x i64>)

; 220
define internal i64 @xop_vpcomgtuw() {
  %a0_0 = load <8 x i16>, ptr @w2
  %a0_1 = load <8 x i16>, ptr @w7
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomgtuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w3
  %a1_1 = load <8 x i16>, ptr @w5
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomgtuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomgtuw(<8 x i16>, <8 x i16>)

; 221
define internal i64 @xop_vpcomgtw() {
  %a0_0 = load <8 x i16>, ptr @w0
  %a0_1 = load <8 x i16>, ptr @w2
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomgtw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w1
  %a1_1 = load <8 x i16>, ptr @w3
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomgtw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomgtw(<8 x i16>, <8 x i16>)

; 222
define internal i64 @xop_vpcomleb() {
  %a0_0 = load <16 x i8>, ptr @b2
  %a0_1 = load <16 x i8>, ptr @b2
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomleb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b3
  %a1_1 = load <16 x i8>, ptr @b1
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomleb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomleb(<16 x i8>, <16 x i8>)

; 223
define internal i64 @xop_vpcomled() {
  %a0_0 = load <4 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d2
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomled(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d5
  %a1_1 = load <4 x i32>, ptr @d5
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomled(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomled(<4 x i32>, <4 x i32>)

; 224
define internal i64 @xop_vpcomleq() {
  %a0_0 = load <2 x i64>, ptr @q3
  %a0_1 = load <2 x i64>, ptr @q2
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomleq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q9
  %a1_1 = load <2 x i64>, ptr @q5
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomleq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomleq(<2 x i64>, <2 x i64>)

; 225
define internal i64 @xop_vpcomleub() {
  %a0_0 = load <16 x i8>, ptr @b4
  %a0_1 = load <16 x i8>, ptr @b4
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomleub(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b0
  %a1_1 = load <16 x i8>, ptr @b2
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomleub(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomleub(<16 x i8>, <16 x i8>)

; 226
define internal i64 @xop_vpcomleud() {
  %a0_0 = load <4 x i32>, ptr @d4
  %a0_1 = load <4 x i32>, ptr @d7
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomleud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d7
  %a1_1 = load <4 x i32>, ptr @d7
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomleud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomleud(<4 x i32>, <4 x i32>)

; 227
define internal i64 @xop_vpcomleuq() {
  %a0_0 = load <2 x i64>, ptr @q2
  %a0_1 = load <2 x i64>, ptr @q4
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomleuq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q1
  %a1_1 = load <2 x i64>, ptr @q6
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomleuq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomleuq(<2 x i64>, <2 x i64>)

; 228
define internal i64 @xop_vpcomleuw() {
  %a0_0 = load <8 x i16>, ptr @w4
  %a0_1 = load <8 x i16>, ptr @w6
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomleuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w1
  %a1_1 = load <8 x i16>, ptr @w6
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomleuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomleuw(<8 x i16>, <8 x i16>)

; 229
define internal i64 @xop_vpcomlew() {
  %a0_0 = load <8 x i16>, ptr @w4
  %a0_1 = load <8 x i16>, ptr @w1
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomlew(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w6
  %a1_1 = load <8 x i16>, ptr @w7
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomlew(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomlew(<8 x i16>, <8 x i16>)

; 230
define internal i64 @xop_vpcomltb() {
  %a0_0 = load <16 x i8>, ptr @b8
  %a0_1 = load <16 x i8>, ptr @b7
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomltb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b0
  %a1_1 = load <16 x i8>, ptr @b2
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomltb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomltb(<16 x i8>, <16 x i8>)

; 231
define internal i64 @xop_vpcomltd() {
  %a0_0 = load <4 x i32>, ptr @d4
  %a0_1 = load <4 x i32>, ptr @d8
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomltd(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d4
  %a1_1 = load <4 x i32>, ptr @d7
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomltd(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomltd(<4 x i32>, <4 x i32>)

; 232
define internal i64 @xop_vpcomltq() {
  %a0_0 = load <2 x i64>, ptr @q1
  %a0_1 = load <2 x i64>, ptr @q6
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomltq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q8
  %a1_1 = load <2 x i64>, ptr @q2
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomltq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomltq(<2 x i64>, <2 x i64>)

; 233
define internal i64 @xop_vpcomltub() {
  %a0_0 = load <16 x i8>, ptr @b5
  %a0_1 = load <16 x i8>, ptr @b2
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomltub(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b1
  %a1_1 = load <16 x i8>, ptr @b9
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomltub(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomltub(<16 x i8>, <16 x i8>)

; 234
define internal i64 @xop_vpcomltud() {
  %a0_0 = load <4 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d7
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomltud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d2
  %a1_1 = load <4 x i32>, ptr @d1
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomltud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomltud(<4 x i32>, <4 x i32>)

; 235
define internal i64 @xop_vpcomltuq() {
  %a0_0 = load <2 x i64>, ptr @q1
  %a0_1 = load <2 x i64>, ptr @q4
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomltuq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q9
  %a1_1 = load <2 x i64>, ptr @q5
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomltuq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomltuq(<2 x i64>, <2 x i64>)

; 236
define internal i64 @xop_vpcomltuw() {
  %a0_0 = load <8 x i16>, ptr @w4
  %a0_1 = load <8 x i16>, ptr @w1
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomltuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w9
  %a1_1 = load <8 x i16>, ptr @w2
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomltuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomltuw(<8 x i16>, <8 x i16>)

; 237
define internal i64 @xop_vpcomltw() {
  %a0_0 = load <8 x i16>, ptr @w9
  %a0_1 = load <8 x i16>, ptr @w1
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomltw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w5
  %a1_1 = load <8 x i16>, ptr @w4
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomltw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomltw(<8 x i16>, <8 x i16>)

; 238
define internal i64 @xop_vpcomneb() {
  %a0_0 = load <16 x i8>, ptr @b9
  %a0_1 = load <16 x i8>, ptr @b5
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomneb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b6
  %a1_1 = load <16 x i8>, ptr @b8
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomneb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomneb(<16 x i8>, <16 x i8>)

; 239
define internal i64 @xop_vpcomned() {
  %a0_0 = load <4 x i32>, ptr @d8
  %a0_1 = load <4 x i32>, ptr @d3
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomned(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d1
  %a1_1 = load <4 x i32>, ptr @d2
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomned(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomned(<4 x i32>, <4 x i32>)

; 240
define internal i64 @xop_vpcomneq() {
  %a0_0 = load <2 x i64>, ptr @q1
  %a0_1 = load <2 x i64>, ptr @q4
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomneq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q2
  %a1_1 = load <2 x i64>, ptr @q3
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomneq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomneq(<2 x i64>, <2 x i64>)

; 241
define internal i64 @xop_vpcomneub() {
  %a0_0 = load <16 x i8>, ptr @b0
  %a0_1 = load <16 x i8>, ptr @b1
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomneub(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b3
  %a1_1 = load <16 x i8>, ptr @b0
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomneub(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomneub(<16 x i8>, <16 x i8>)

; 242
define internal i64 @xop_vpcomneud() {
  %a0_0 = load <4 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d6
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomneud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d2
  %a1_1 = load <4 x i32>, ptr @d9
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomneud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomneud(<4 x i32>, <4 x i32>)

; 243
define internal i64 @xop_vpcomneuq() {
  %a0_0 = load <2 x i64>, ptr @q6
  %a0_1 = load <2 x i64>, ptr @q8
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomneuq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q4
  %a1_1 = load <2 x i64>, ptr @q6
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomneuq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomneuq(<2 x i64>, <2 x i64>)

; 244
define internal i64 @xop_vpcomneuw() {
  %a0_0 = load <8 x i16>, ptr @w5
  %a0_1 = load <8 x i16>, ptr @w5
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomneuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w7
  %a1_1 = load <8 x i16>, ptr @w4
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomneuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomneuw(<8 x i16>, <8 x i16>)

; 245
define internal i64 @xop_vpcomnew() {
  %a0_0 = load <8 x i16>, ptr @w7
  %a0_1 = load <8 x i16>, ptr @w0
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomnew(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w1
  %a1_1 = load <8 x i16>, ptr @w7
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomnew(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomnew(<8 x i16>, <8 x i16>)

; 246
define internal i64 @xop_vpcomq() {
  %a0_0 = load <2 x i64>, ptr @q0
  %a0_1 = load <2 x i64>, ptr @q6
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomq(<2 x i64> %a0_0, <2 x i64> %a0_1, i8 4)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q8
  %a1_1 = load <2 x i64>, ptr @q5
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomq(<2 x i64> %a1_0, <2 x i64> %a1_1, i8 3)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomq(<2 x i64>, <2 x i64>, i8)

; 247
define internal i64 @xop_vpcomtrueb() {
  %a0_0 = load <16 x i8>, ptr @b1
  %a0_1 = load <16 x i8>, ptr @b1
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomtrueb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b8
  %a1_1 = load <16 x i8>, ptr @b1
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomtrueb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomtrueb(<16 x i8>, <16 x i8>)

; 248
define internal i64 @xop_vpcomtrued() {
  %a0_0 = load <4 x i32>, ptr @d2
  %a0_1 = load <4 x i32>, ptr @d3
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomtrued(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d2
  %a1_1 = load <4 x i32>, ptr @d2
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomtrued(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomtrued(<4 x i32>, <4 x i32>)

; 249
define internal i64 @xop_vpcomtrueq() {
  %a0_0 = load <2 x i64>, ptr @q2
  %a0_1 = load <2 x i64>, ptr @q0
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomtrueq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q5
  %a1_1 = load <2 x i64>, ptr @q7
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomtrueq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomtrueq(<2 x i64>, <2 x i64>)

; 250
define internal i64 @xop_vpcomtrueub() {
  %a0_0 = load <16 x i8>, ptr @b0
  %a0_1 = load <16 x i8>, ptr @b2
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomtrueub(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b1
  %a1_1 = load <16 x i8>, ptr @b3
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomtrueub(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomtrueub(<16 x i8>, <16 x i8>)

; 251
define internal i64 @xop_vpcomtrueud() {
  %a0_0 = load <4 x i32>, ptr @d6
  %a0_1 = load <4 x i32>, ptr @d7
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomtrueud(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d8
  %a1_1 = load <4 x i32>, ptr @d5
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomtrueud(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomtrueud(<4 x i32>, <4 x i32>)

; 252
define internal i64 @xop_vpcomtrueuq() {
  %a0_0 = load <2 x i64>, ptr @q3
  %a0_1 = load <2 x i64>, ptr @q5
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomtrueuq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q5
  %a1_1 = load <2 x i64>, ptr @q4
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomtrueuq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomtrueuq(<2 x i64>, <2 x i64>)

; 253
define internal i64 @xop_vpcomtrueuw() {
  %a0_0 = load <8 x i16>, ptr @w5
  %a0_1 = load <8 x i16>, ptr @w9
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomtrueuw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w6
  %a1_1 = load <8 x i16>, ptr @w7
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomtrueuw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomtrueuw(<8 x i16>, <8 x i16>)

; 254
define internal i64 @xop_vpcomtruew() {
  %a0_0 = load <8 x i16>, ptr @w2
  %a0_1 = load <8 x i16>, ptr @w4
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomtruew(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w2
  %a1_1 = load <8 x i16>, ptr @w1
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomtruew(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomtruew(<8 x i16>, <8 x i16>)

; 255
define internal i64 @xop_vpcomub() {
  %a0_0 = load <16 x i8>, ptr @b9
  %a0_1 = load <16 x i8>, ptr @b9
  %r0 = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0_0, <16 x i8> %a0_1, i8 0)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b1
  %a1_1 = load <16 x i8>, ptr @b2
  %r1 = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a1_0, <16 x i8> %a1_1, i8 2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8>, <16 x i8>, i8)

; 256
define internal i64 @xop_vpcomud() {
  %a0_0 = load <4 x i32>, ptr @d5
  %a0_1 = load <4 x i32>, ptr @d3
  %r0 = call <4 x i32> @llvm.x86.xop.vpcomud(<4 x i32> %a0_0, <4 x i32> %a0_1, i8 6)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d9
  %a1_1 = load <4 x i32>, ptr @d8
  %r1 = call <4 x i32> @llvm.x86.xop.vpcomud(<4 x i32> %a1_0, <4 x i32> %a1_1, i8 2)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vpcomud(<4 x i32>, <4 x i32>, i8)

; 257
define internal i64 @xop_vpcomuq() {
  %a0_0 = load <2 x i64>, ptr @q9
  %a0_1 = load <2 x i64>, ptr @q3
  %r0 = call <2 x i64> @llvm.x86.xop.vpcomuq(<2 x i64> %a0_0, <2 x i64> %a0_1, i8 1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q5
  %a1_1 = load <2 x i64>, ptr @q3
  %r1 = call <2 x i64> @llvm.x86.xop.vpcomuq(<2 x i64> %a1_0, <2 x i64> %a1_1, i8 2)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vpcomuq(<2 x i64>, <2 x i64>, i8)

; 258
define internal i64 @xop_vpcomuw() {
  %a0_0 = load <8 x i16>, ptr @w3
  %a0_1 = load <8 x i16>, ptr @w5
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomuw(<8 x i16> %a0_0, <8 x i16> %a0_1, i8 5)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w9
  %a1_1 = load <8 x i16>, ptr @w1
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomuw(<8 x i16> %a1_0, <8 x i16> %a1_1, i8 0)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomuw(<8 x i16>, <8 x i16>, i8)

; 259
define internal i64 @xop_vpcomw() {
  %a0_0 = load <8 x i16>, ptr @w0
  %a0_1 = load <8 x i16>, ptr @w0
  %r0 = call <8 x i16> @llvm.x86.xop.vpcomw(<8 x i16> %a0_0, <8 x i16> %a0_1, i8 6)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w9
  %a1_1 = load <8 x i16>, ptr @w6
  %r1 = call <8 x i16> @llvm.x86.xop.vpcomw(<8 x i16> %a1_0, <8 x i16> %a1_1, i8 7)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vpcomw(<8 x i16>, <8 x i16>, i8)

; 260
define internal i64 @xop_vprotb() {
  %a0_0 = load <16 x i8>, ptr @b9
  %a0_1 = load <16 x i8>, ptr @b3
  %r0 = call <16 x i8> @llvm.x86.xop.vprotb(<16 x i8> %a0_0, <16 x i8> %a0_1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b3
  %a1_1 = load <16 x i8>, ptr @b6
  %r1 = call <16 x i8> @llvm.x86.xop.vprotb(<16 x i8> %a1_0, <16 x i8> %a1_1)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vprotb(<16 x i8>, <16 x i8>)

; 261
define internal i64 @xop_vprotbi() {
  %a0_0 = load <16 x i8>, ptr @b1
  %r0 = call <16 x i8> @llvm.x86.xop.vprotbi(<16 x i8> %a0_0, i8 1)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b8
  %r1 = call <16 x i8> @llvm.x86.xop.vprotbi(<16 x i8> %a1_0, i8 125)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.xop.vprotbi(<16 x i8>, i8)

; 262
define internal i64 @xop_vprotd() {
  %a0_0 = load <4 x i32>, ptr @d7
  %a0_1 = load <4 x i32>, ptr @d2
  %r0 = call <4 x i32> @llvm.x86.xop.vprotd(<4 x i32> %a0_0, <4 x i32> %a0_1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d6
  %a1_1 = load <4 x i32>, ptr @d3
  %r1 = call <4 x i32> @llvm.x86.xop.vprotd(<4 x i32> %a1_0, <4 x i32> %a1_1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vprotd(<4 x i32>, <4 x i32>)

; 263
define internal i64 @xop_vprotdi() {
  %a0_0 = load <4 x i32>, ptr @d8
  %r0 = call <4 x i32> @llvm.x86.xop.vprotdi(<4 x i32> %a0_0, i8 85)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d3
  %r1 = call <4 x i32> @llvm.x86.xop.vprotdi(<4 x i32> %a1_0, i8 7)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.xop.vprotdi(<4 x i32>, i8)

; 264
define internal i64 @xop_vprotq() {
  %a0_0 = load <2 x i64>, ptr @q3
  %a0_1 = load <2 x i64>, ptr @q4
  %r0 = call <2 x i64> @llvm.x86.xop.vprotq(<2 x i64> %a0_0, <2 x i64> %a0_1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q8
  %a1_1 = load <2 x i64>, ptr @q5
  %r1 = call <2 x i64> @llvm.x86.xop.vprotq(<2 x i64> %a1_0, <2 x i64> %a1_1)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vprotq(<2 x i64>, <2 x i64>)

; 265
define internal i64 @xop_vprotqi() {
  %a0_0 = load <2 x i64>, ptr @q2
  %r0 = call <2 x i64> @llvm.x86.xop.vprotqi(<2 x i64> %a0_0, i8 31)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q1
  %r1 = call <2 x i64> @llvm.x86.xop.vprotqi(<2 x i64> %a1_0, i8 7)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.xop.vprotqi(<2 x i64>, i8)

; 266
define internal i64 @xop_vprotw() {
  %a0_0 = load <8 x i16>, ptr @w8
  %a0_1 = load <8 x i16>, ptr @w3
  %r0 = call <8 x i16> @llvm.x86.xop.vprotw(<8 x i16> %a0_0, <8 x i16> %a0_1)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w7
  %a1_1 = load <8 x i16>, ptr @w9
  %r1 = call <8 x i16> @llvm.x86.xop.vprotw(<8 x i16> %a1_0, <8 x i16> %a1_1)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vprotw(<8 x i16>, <8 x i16>)

; 267
define internal i64 @xop_vprotwi() {
  %a0_0 = load <8 x i16>, ptr @w2
  %r0 = call <8 x i16> @llvm.x86.xop.vprotwi(<8 x i16> %a0_0, i8 255)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w8
  %r1 = call <8 x i16> @llvm.x86.xop.vprotwi(<8 x i16> %a1_0, i8 15)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.xop.vprotwi(<8 x i16>, i8)

