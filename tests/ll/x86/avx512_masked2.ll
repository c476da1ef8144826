; The same: the second half.
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
@s5 = constant [64 x i8] c"\EA\3A\F7\BD\00\00\00\80\00\00\20\40\95\4E\96\50\79\E9\F6\C2\00\00\00\C0\51\61\49\11\00\00\80\00\00\00\00\BF\AE\F4\00\7C\79\E9\F6\C2\00\00\80\FF\00\00\80\00\00\00\80\33\00\00\20\C0\01\00\00\80", align 64
@s6 = constant [64 x i8] c"\89\17\AC\B9\00\F0\7F\47\45\23\C1\FF\FF\FF\7F\FF\45\23\C1\FF\45\23\81\7F\96\E5\73\42\45\23\81\7F\00\00\80\40\00\00\C0\3F\00\00\80\00\00\00\80\38\28\60\B4\42\FF\FF\7F\FF\00\00\10\41\B6\D4\DD\40", align 64
@s7 = constant [64 x i8] c"\00\00\00\DF\00\00\C0\3F\79\E9\F6\C2\00\00\00\DF\4F\4D\A1\3E\00\00\80\00\00\00\40\C0\00\00\80\33\00\00\20\C0\96\4C\20\CE\93\BD\75\C2\00\00\80\7F\00\00\20\40\00\00\C0\C0\FF\FF\7F\00\80\1B\B6\4D", align 64
@s8 = constant [64 x i8] c"\00\00\20\40\C1\BA\02\19\00\00\80\BF\00\00\00\4F\14\33\A9\4D\FC\49\1E\BA\00\00\00\80\4A\E8\83\4D\00\00\60\40\A8\A6\A3\1C\D3\8C\2C\5E\83\8A\5A\AE\FF\FF\7F\5F\00\00\00\DF\C7\DD\E0\BF\B7\FF\CF\6A", align 64
@s9 = constant [64 x i8] c"\91\93\82\3A\00\00\80\3F\00\00\80\38\00\F0\7F\47\00\00\C0\3F\00\00\20\41\25\12\BD\4D\00\00\F0\40\00\00\80\FF\41\4D\34\A3\45\23\81\7F\00\00\00\80\FF\FF\7F\00\00\00\C0\7F\00\00\B0\40\45\23\C1\FF", align 64
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
  %r1 = call i64 @avx512_mask_pabs_b_256()
  %c1 = icmp eq i64 %r1, 2424455751586724690
  br i1 %c1, label %t2, label %different
t2:
  %r2 = call i64 @avx512_mask_pabs_d_128()
  %c2 = icmp eq i64 %r2, 620329564235330414
  br i1 %c2, label %t3, label %different
t3:
  %r3 = call i64 @avx512_mask_pabs_q_512()
  %c3 = icmp eq i64 %r3, 1035739342855553406
  br i1 %c3, label %t4, label %different
t4:
  %r4 = call i64 @avx512_mask_pabs_w_512()
  %c4 = icmp eq i64 %r4, -5758037369651652409
  br i1 %c4, label %t5, label %different
t5:
  %r5 = call i64 @avx512_mask_packssdw_128()
  %c5 = icmp eq i64 %r5, 2086654240815160214
  br i1 %c5, label %t6, label %different
t6:
  %r6 = call i64 @avx512_mask_packsswb_128()
  %c6 = icmp eq i64 %r6, 8496353818837845791
  br i1 %c6, label %t7, label %different
t7:
  %r7 = call i64 @avx512_mask_packusdw_128()
  %c7 = icmp eq i64 %r7, 8774222173954692078
  br i1 %c7, label %t8, label %different
t8:
  %r8 = call i64 @avx512_mask_packuswb_256()
  %c8 = icmp eq i64 %r8, 2893573773211426686
  br i1 %c8, label %t9, label %different
t9:
  %r9 = call i64 @avx512_mask_padd_d_128()
  %c9 = icmp eq i64 %r9, -3816572832400640211
  br i1 %c9, label %t10, label %different
t10:
  %r10 = call i64 @avx512_mask_padd_q_512()
  %c10 = icmp eq i64 %r10, 3879475221899849309
  br i1 %c10, label %t11, label %different
t11:
  %r11 = call i64 @avx512_mask_padd_w_256()
  %c11 = icmp eq i64 %r11, -492471257145681492
  br i1 %c11, label %t12, label %different
t12:
  %r12 = call i64 @avx512_mask_padds_b_512()
  %c12 = icmp eq i64 %r12, 4951236359687121715
  br i1 %c12, label %t13, label %different
t13:
  %r13 = call i64 @avx512_mask_padds_w_512()
  %c13 = icmp eq i64 %r13, -613134726209069967
  br i1 %c13, label %t14, label %different
t14:
  %r14 = call i64 @avx512_mask_paddus_b_512()
  %c14 = icmp eq i64 %r14, -7449418087067269983
  br i1 %c14, label %t15, label %different
t15:
  %r15 = call i64 @avx512_mask_paddus_w_512()
  %c15 = icmp eq i64 %r15, 3227772318519014766
  br i1 %c15, label %t16, label %different
t16:
  %r16 = call i64 @avx512_mask_palignr_512()
  %c16 = icmp eq i64 %r16, -4255820466485379143
  br i1 %c16, label %t17, label %different
t17:
  %r17 = call i64 @avx512_mask_pand_d_256()
  %c17 = icmp eq i64 %r17, -7777362632000751409
  br i1 %c17, label %t18, label %different
t18:
  %r18 = call i64 @avx512_mask_pand_q_512()
  %c18 = icmp eq i64 %r18, 2630470256984518907
  br i1 %c18, label %t19, label %different
t19:
  %r19 = call i64 @avx512_mask_pandn_d_256()
  %c19 = icmp eq i64 %r19, -6001298443235148467
  br i1 %c19, label %t20, label %different
t20:
  %r20 = call i64 @avx512_mask_pandn_q_256()
  %c20 = icmp eq i64 %r20, -7488192096117623345
  br i1 %c20, label %t21, label %different
t21:
  %r21 = call i64 @avx512_mask_pavg_b_256()
  %c21 = icmp eq i64 %r21, -6424653887674935890
  br i1 %c21, label %t22, label %different
t22:
  %r22 = call i64 @avx512_mask_pavg_w_128()
  %c22 = icmp eq i64 %r22, -7009618988998107845
  br i1 %c22, label %t23, label %different
t23:
  %r23 = call i64 @avx512_mask_pbroadcast_b_gpr_128()
  %c23 = icmp eq i64 %r23, 5774023292442454982
  br i1 %c23, label %t24, label %different
t24:
  %r24 = call i64 @avx512_mask_pbroadcast_d_gpr_128()
  %c24 = icmp eq i64 %r24, 812605555271291897
  br i1 %c24, label %t25, label %different
t25:
  %r25 = call i64 @avx512_mask_pbroadcast_q_gpr_128()
  %c25 = icmp eq i64 %r25, 7478337397061414506
  br i1 %c25, label %t26, label %different
t26:
  %r26 = call i64 @avx512_mask_pbroadcast_w_gpr_256()
  %c26 = icmp eq i64 %r26, 1319084313900221505
  br i1 %c26, label %t27, label %different
t27:
  %r27 = call i64 @avx512_mask_pcmpeq_b_512()
  %c27 = icmp eq i64 %r27, -3861114140303761772
  br i1 %c27, label %t28, label %different
t28:
  %r28 = call i64 @avx512_mask_pcmpeq_d_512()
  %c28 = icmp eq i64 %r28, 0
  br i1 %c28, label %t29, label %different
t29:
  %r29 = call i64 @avx512_mask_pcmpeq_q_512()
  %c29 = icmp eq i64 %r29, 0
  br i1 %c29, label %t30, label %different
t30:
  %r30 = call i64 @avx512_mask_pcmpeq_w_128()
  %c30 = icmp eq i64 %r30, 0
  br i1 %c30, label %t31, label %different
t31:
  %r31 = call i64 @avx512_mask_pcmpgt_b_512()
  %c31 = icmp eq i64 %r31, 814944766854814345
  br i1 %c31, label %t32, label %different
t32:
  %r32 = call i64 @avx512_mask_pcmpgt_d_256()
  %c32 = icmp eq i64 %r32, -4841600090856905790
  br i1 %c32, label %t33, label %different
t33:
  %r33 = call i64 @avx512_mask_pcmpgt_q_256()
  %c33 = icmp eq i64 %r33, 6904756023736524398
  br i1 %c33, label %t34, label %different
t34:
  %r34 = call i64 @avx512_mask_pcmpgt_w_256()
  %c34 = icmp eq i64 %r34, -4690360473225635589
  br i1 %c34, label %t35, label %different
t35:
  %r35 = call i64 @avx512_mask_perm_df_256()
  %c35 = icmp eq i64 %r35, 6220028937097726538
  br i1 %c35, label %t36, label %different
t36:
  %r36 = call i64 @avx512_mask_perm_di_512()
  %c36 = icmp eq i64 %r36, -331273094232118722
  br i1 %c36, label %t37, label %different
t37:
  %r37 = call i64 @avx512_mask_permvar_df_512()
  %c37 = icmp eq i64 %r37, -6686504865313390666
  br i1 %c37, label %t38, label %different
t38:
  %r38 = call i64 @avx512_mask_permvar_di_512()
  %c38 = icmp eq i64 %r38, 3391015225440028535
  br i1 %c38, label %t39, label %different
t39:
  %r39 = call i64 @avx512_mask_permvar_hi_128()
  %c39 = icmp eq i64 %r39, 1185538712043555418
  br i1 %c39, label %t40, label %different
t40:
  %r40 = call i64 @avx512_mask_permvar_qi_512()
  %c40 = icmp eq i64 %r40, -1664695372293267055
  br i1 %c40, label %t41, label %different
t41:
  %r41 = call i64 @avx512_mask_permvar_sf_256()
  %c41 = icmp eq i64 %r41, 4143835482599783784
  br i1 %c41, label %t42, label %different
t42:
  %r42 = call i64 @avx512_mask_permvar_si_512()
  %c42 = icmp eq i64 %r42, -6999345931390590936
  br i1 %c42, label %t43, label %different
t43:
  %r43 = call i64 @avx512_mask_pmaddubs_w_256()
  %c43 = icmp eq i64 %r43, -1185193854078185651
  br i1 %c43, label %t44, label %different
t44:
  %r44 = call i64 @avx512_mask_pmaddw_d_256()
  %c44 = icmp eq i64 %r44, 8059679710682093369
  br i1 %c44, label %t45, label %different
t45:
  %r45 = call i64 @avx512_mask_pmaxs_b_512()
  %c45 = icmp eq i64 %r45, -2953436665039221560
  br i1 %c45, label %t46, label %different
t46:
  %r46 = call i64 @avx512_mask_pmaxs_d_256()
  %c46 = icmp eq i64 %r46, 6760980604532887806
  br i1 %c46, label %t47, label %different
t47:
  %r47 = call i64 @avx512_mask_pmaxs_q_128()
  %c47 = icmp eq i64 %r47, -5820066694442346389
  br i1 %c47, label %t48, label %different
t48:
  %r48 = call i64 @avx512_mask_pmaxs_w_128()
  %c48 = icmp eq i64 %r48, -6200193698958495312
  br i1 %c48, label %t49, label %different
t49:
  %r49 = call i64 @avx512_mask_pmaxu_b_256()
  %c49 = icmp eq i64 %r49, -7078125060270688189
  br i1 %c49, label %t50, label %different
t50:
  %r50 = call i64 @avx512_mask_pmaxu_d_128()
  %c50 = icmp eq i64 %r50, -3740587672871806089
  br i1 %c50, label %t51, label %different
t51:
  %r51 = call i64 @avx512_mask_pmaxu_q_128()
  %c51 = icmp eq i64 %r51, 828262651477199502
  br i1 %c51, label %t52, label %different
t52:
  %r52 = call i64 @avx512_mask_pmaxu_w_256()
  %c52 = icmp eq i64 %r52, -1382811737360243258
  br i1 %c52, label %t53, label %different
t53:
  %r53 = call i64 @avx512_mask_pmins_b_256()
  %c53 = icmp eq i64 %r53, -628702753527223825
  br i1 %c53, label %t54, label %different
t54:
  %r54 = call i64 @avx512_mask_pmins_d_256()
  %c54 = icmp eq i64 %r54, 698158620757956606
  br i1 %c54, label %t55, label %different
t55:
  %r55 = call i64 @avx512_mask_pmins_q_256()
  %c55 = icmp eq i64 %r55, -853404921022948473
  br i1 %c55, label %t56, label %different
t56:
  %r56 = call i64 @avx512_mask_pmins_w_512()
  %c56 = icmp eq i64 %r56, -7135143916573551224
  br i1 %c56, label %t57, label %different
t57:
  %r57 = call i64 @avx512_mask_pminu_b_512()
  %c57 = icmp eq i64 %r57, 4218873479843216420
  br i1 %c57, label %t58, label %different
t58:
  %r58 = call i64 @avx512_mask_pminu_d_512()
  %c58 = icmp eq i64 %r58, -6887736263762143906
  br i1 %c58, label %t59, label %different
t59:
  %r59 = call i64 @avx512_mask_pminu_q_512()
  %c59 = icmp eq i64 %r59, 7613351116523541944
  br i1 %c59, label %t60, label %different
t60:
  %r60 = call i64 @avx512_mask_pminu_w_128()
  %c60 = icmp eq i64 %r60, 2419899382951255317
  br i1 %c60, label %t61, label %different
t61:
  %r61 = call i64 @avx512_mask_pmov_qd_256()
  %c61 = icmp eq i64 %r61, -2881087501162272579
  br i1 %c61, label %t62, label %different
t62:
  %r62 = call i64 @avx512_mask_pmov_wb_256()
  %c62 = icmp eq i64 %r62, -1899369702256995960
  br i1 %c62, label %t63, label %different
t63:
  %r63 = call i64 @avx512_mask_pmovsxb_d_256()
  %c63 = icmp eq i64 %r63, 5821172046489801530
  br i1 %c63, label %t64, label %different
t64:
  %r64 = call i64 @avx512_mask_pmovsxb_q_512()
  %c64 = icmp eq i64 %r64, 5562540026404939839
  br i1 %c64, label %t65, label %different
t65:
  %r65 = call i64 @avx512_mask_pmovsxb_w_512()
  %c65 = icmp eq i64 %r65, -4740006542924207850
  br i1 %c65, label %t66, label %different
t66:
  %r66 = call i64 @avx512_mask_pmovsxd_q_512()
  %c66 = icmp eq i64 %r66, -1101904991466632205
  br i1 %c66, label %t67, label %different
t67:
  %r67 = call i64 @avx512_mask_pmovsxw_d_256()
  %c67 = icmp eq i64 %r67, 7833759612076476129
  br i1 %c67, label %t68, label %different
t68:
  %r68 = call i64 @avx512_mask_pmovsxw_q_128()
  %c68 = icmp eq i64 %r68, 4958951378785308098
  br i1 %c68, label %t69, label %different
t69:
  %r69 = call i64 @avx512_mask_pmovzxb_d_128()
  %c69 = icmp eq i64 %r69, -5791721800080853343
  br i1 %c69, label %t70, label %different
t70:
  %r70 = call i64 @avx512_mask_pmovzxb_q_256()
  %c70 = icmp eq i64 %r70, -5631317568567145019
  br i1 %c70, label %t71, label %different
t71:
  %r71 = call i64 @avx512_mask_pmovzxb_w_512()
  %c71 = icmp eq i64 %r71, -4159696123474718836
  br i1 %c71, label %t72, label %different
t72:
  %r72 = call i64 @avx512_mask_pmovzxd_q_512()
  %c72 = icmp eq i64 %r72, 5004530871614095076
  br i1 %c72, label %t73, label %different
t73:
  %r73 = call i64 @avx512_mask_pmovzxw_d_128()
  %c73 = icmp eq i64 %r73, 4497809495256423666
  br i1 %c73, label %t74, label %different
t74:
  %r74 = call i64 @avx512_mask_pmovzxw_q_512()
  %c74 = icmp eq i64 %r74, 8909435769292633051
  br i1 %c74, label %t75, label %different
t75:
  %r75 = call i64 @avx512_mask_pmul_dq_128()
  %c75 = icmp eq i64 %r75, -8161174999303054068
  br i1 %c75, label %t76, label %different
t76:
  %r76 = call i64 @avx512_mask_pmul_hr_sw_128()
  %c76 = icmp eq i64 %r76, 159616874510006315
  br i1 %c76, label %t77, label %different
t77:
  %r77 = call i64 @avx512_mask_pmulh_w_128()
  %c77 = icmp eq i64 %r77, 7686919537088888143
  br i1 %c77, label %t78, label %different
t78:
  %r78 = call i64 @avx512_mask_pmulhu_w_512()
  %c78 = icmp eq i64 %r78, 6767832153093146523
  br i1 %c78, label %t79, label %different
t79:
  %r79 = call i64 @avx512_mask_pmull_d_512()
  %c79 = icmp eq i64 %r79, -3497160946579894620
  br i1 %c79, label %t80, label %different
t80:
  %r80 = call i64 @avx512_mask_pmull_q_128()
  %c80 = icmp eq i64 %r80, -8161174999303054068
  br i1 %c80, label %t81, label %different
t81:
  %r81 = call i64 @avx512_mask_pmull_w_512()
  %c81 = icmp eq i64 %r81, -7064097381221524309
  br i1 %c81, label %t82, label %different
t82:
  %r82 = call i64 @avx512_mask_pmultishift_qb_512()
  %c82 = icmp eq i64 %r82, 7079309576476063993
  br i1 %c82, label %t83, label %different
t83:
  %r83 = call i64 @avx512_mask_pmulu_dq_512()
  %c83 = icmp eq i64 %r83, -1790707076970567790
  br i1 %c83, label %t84, label %different
t84:
  %r84 = call i64 @avx512_mask_por_d_256()
  %c84 = icmp eq i64 %r84, 7495351622315348438
  br i1 %c84, label %t85, label %different
t85:
  %r85 = call i64 @avx512_mask_por_q_512()
  %c85 = icmp eq i64 %r85, -2711251180830721786
  br i1 %c85, label %t86, label %different
t86:
  %r86 = call i64 @avx512_mask_prol_d_128()
  %c86 = icmp eq i64 %r86, -778232703866421087
  br i1 %c86, label %t87, label %different
t87:
  %r87 = call i64 @avx512_mask_prol_q_512()
  %c87 = icmp eq i64 %r87, -7091602169078094599
  br i1 %c87, label %t88, label %different
t88:
  %r88 = call i64 @avx512_mask_prolv_d_256()
  %c88 = icmp eq i64 %r88, 5804380027340155643
  br i1 %c88, label %t89, label %different
t89:
  %r89 = call i64 @avx512_mask_prolv_q_256()
  %c89 = icmp eq i64 %r89, 8381785342992906645
  br i1 %c89, label %t90, label %different
t90:
  %r90 = call i64 @avx512_mask_pror_d_256()
  %c90 = icmp eq i64 %r90, -6133832308457692184
  br i1 %c90, label %t91, label %different
t91:
  %r91 = call i64 @avx512_mask_pror_q_256()
  %c91 = icmp eq i64 %r91, 3698635494543932063
  br i1 %c91, label %t92, label %different
t92:
  %r92 = call i64 @avx512_mask_prorv_d_128()
  %c92 = icmp eq i64 %r92, -2519444676144405495
  br i1 %c92, label %t93, label %different
t93:
  %r93 = call i64 @avx512_mask_prorv_q_512()
  %c93 = icmp eq i64 %r93, -3539746863767777957
  br i1 %c93, label %t94, label %different
t94:
  %r94 = call i64 @avx512_mask_pshuf_b_512()
  %c94 = icmp eq i64 %r94, 1798310480200099982
  br i1 %c94, label %t95, label %different
t95:
  %r95 = call i64 @avx512_mask_pshuf_d_256()
  %c95 = icmp eq i64 %r95, 8319580372980578416
  br i1 %c95, label %t96, label %different
t96:
  %r96 = call i64 @avx512_mask_pshufh_w_128()
  %c96 = icmp eq i64 %r96, -1187932768938187793
  br i1 %c96, label %t97, label %different
t97:
  %r97 = call i64 @avx512_mask_pshufl_w_128()
  %c97 = icmp eq i64 %r97, -4342332873487082953
  br i1 %c97, label %t98, label %different
t98:
  %r98 = call i64 @avx512_mask_psll_d()
  %c98 = icmp eq i64 %r98, -3535572585325933738
  br i1 %c98, label %t99, label %different
t99:
  %r99 = call i64 @avx512_mask_psll_di_256()
  %c99 = icmp eq i64 %r99, -7901034172098307408
  br i1 %c99, label %t100, label %different
t100:
  %r100 = call i64 @avx512_mask_psll_q_256()
  %c100 = icmp eq i64 %r100, 3389102378951741656
  br i1 %c100, label %t101, label %different
t101:
  %r101 = call i64 @avx512_mask_psll_qi_512()
  %c101 = icmp eq i64 %r101, 0
  br i1 %c101, label %t102, label %different
t102:
  %r102 = call i64 @avx512_mask_psll_w_256()
  %c102 = icmp eq i64 %r102, 8582622932900331664
  br i1 %c102, label %t103, label %different
t103:
  %r103 = call i64 @avx512_mask_psll_wi_256()
  %c103 = icmp eq i64 %r103, -8143376424596745463
  br i1 %c103, label %t104, label %different
t104:
  %r104 = call i64 @avx512_mask_pslli_d()
  %c104 = icmp eq i64 %r104, -1602376734974042901
  br i1 %c104, label %t105, label %different
t105:
  %r105 = call i64 @avx512_mask_pslli_q()
  %c105 = icmp eq i64 %r105, -2445735504318856098
  br i1 %c105, label %t106, label %different
t106:
  %r106 = call i64 @avx512_mask_psllv_d()
  %c106 = icmp eq i64 %r106, -3159665956185670053
  br i1 %c106, label %t107, label %different
t107:
  %r107 = call i64 @avx512_mask_psllv_q()
  %c107 = icmp eq i64 %r107, -5997569950205063638
  br i1 %c107, label %t108, label %different
t108:
  %r108 = call i64 @avx512_mask_psllv16_hi()
  %c108 = icmp eq i64 %r108, 5645807819446806598
  br i1 %c108, label %t109, label %different
t109:
  %r109 = call i64 @avx512_mask_psllv2_di()
  %c109 = icmp eq i64 %r109, 0
  br i1 %c109, label %t110, label %different
t110:
  %r110 = call i64 @avx512_mask_psllv32hi()
  %c110 = icmp eq i64 %r110, -904032840127416108
  br i1 %c110, label %t111, label %different
t111:
  %r111 = call i64 @avx512_mask_psllv4_di()
  %c111 = icmp eq i64 %r111, -3195494867467004284
  br i1 %c111, label %t112, label %different
t112:
  %r112 = call i64 @avx512_mask_psllv4_si()
  %c112 = icmp eq i64 %r112, 7770584106489359721
  br i1 %c112, label %t113, label %different
t113:
  %r113 = call i64 @avx512_mask_psllv8_hi()
  %c113 = icmp eq i64 %r113, 8307011107804799588
  br i1 %c113, label %t114, label %different
t114:
  %r114 = call i64 @avx512_mask_psllv8_si()
  %c114 = icmp eq i64 %r114, 8376340420333092571
  br i1 %c114, label %t115, label %different
t115:
  %r115 = call i64 @avx512_mask_psra_d_256()
  %c115 = icmp eq i64 %r115, -1522146290249056666
  br i1 %c115, label %t116, label %different
t116:
  %r116 = call i64 @avx512_mask_psra_di_512()
  %c116 = icmp eq i64 %r116, -1071248445019139789
  br i1 %c116, label %t117, label %different
t117:
  %r117 = call i64 @avx512_mask_psra_q_128()
  %c117 = icmp eq i64 %r117, 4888705694551253691
  br i1 %c117, label %t118, label %different
t118:
  %r118 = call i64 @avx512_mask_psra_qi_256()
  %c118 = icmp eq i64 %r118, -8718714135958763055
  br i1 %c118, label %t119, label %different
t119:
  %r119 = call i64 @avx512_mask_psra_w_256()
  %c119 = icmp eq i64 %r119, 3306026452493385749
  br i1 %c119, label %t120, label %different
t120:
  %r120 = call i64 @avx512_mask_psra_wi_128()
  %c120 = icmp eq i64 %r120, 7019538022897545942
  br i1 %c120, label %t121, label %different
t121:
  %r121 = call i64 @avx512_mask_psrai_d()
  %c121 = icmp eq i64 %r121, 1132193430483971533
  br i1 %c121, label %t122, label %different
t122:
  %r122 = call i64 @avx512_mask_psrai_q()
  %c122 = icmp eq i64 %r122, -6309149164256370911
  br i1 %c122, label %t123, label %different
t123:
  %r123 = call i64 @avx512_mask_psrav_d()
  %c123 = icmp eq i64 %r123, -7175052795216668237
  br i1 %c123, label %t124, label %different
t124:
  %r124 = call i64 @avx512_mask_psrav_q_256()
  %c124 = icmp eq i64 %r124, -528292948463626178
  br i1 %c124, label %t125, label %different
t125:
  %r125 = call i64 @avx512_mask_psrav16_hi()
  %c125 = icmp eq i64 %r125, 602491310427766908
  br i1 %c125, label %t126, label %different
t126:
  %r126 = call i64 @avx512_mask_psrav32_hi()
  %c126 = icmp eq i64 %r126, -3122967941312043298
  br i1 %c126, label %t127, label %different
t127:
  %r127 = call i64 @avx512_mask_psrav4_si()
  %c127 = icmp eq i64 %r127, 8076837034601373771
  br i1 %c127, label %t128, label %different
t128:
  %r128 = call i64 @avx512_mask_psrav8_hi()
  %c128 = icmp eq i64 %r128, 4580869181881130887
  br i1 %c128, label %t129, label %different
t129:
  %r129 = call i64 @avx512_mask_psrav8_si()
  %c129 = icmp eq i64 %r129, 6492462545142195225
  br i1 %c129, label %t130, label %different
t130:
  %r130 = call i64 @avx512_mask_psrl_d_256()
  %c130 = icmp eq i64 %r130, 5033182998647553146
  br i1 %c130, label %t131, label %different
t131:
  %r131 = call i64 @avx512_mask_psrl_di_128()
  %c131 = icmp eq i64 %r131, -8842296733812558923
  br i1 %c131, label %t132, label %different
t132:
  %r132 = call i64 @avx512_mask_psrl_q_128()
  %c132 = icmp eq i64 %r132, 6081290256880308291
  br i1 %c132, label %t133, label %different
t133:
  %r133 = call i64 @avx512_mask_psrl_qi_256()
  %c133 = icmp eq i64 %r133, 1868923661382140569
  br i1 %c133, label %t134, label %different
t134:
  %r134 = call i64 @avx512_mask_psrl_w_256()
  %c134 = icmp eq i64 %r134, -855622256897602909
  br i1 %c134, label %t135, label %different
t135:
  %r135 = call i64 @avx512_mask_psrl_wi_128()
  %c135 = icmp eq i64 %r135, -9207018178527333131
  br i1 %c135, label %t136, label %different
t136:
  %r136 = call i64 @avx512_mask_psrli_d()
  %c136 = icmp eq i64 %r136, 5105552275997901499
  br i1 %c136, label %t137, label %different
t137:
  %r137 = call i64 @avx512_mask_psrli_q()
  %c137 = icmp eq i64 %r137, -3407230981390846506
  br i1 %c137, label %t138, label %different
t138:
  %r138 = call i64 @avx512_mask_psrlv_d()
  %c138 = icmp eq i64 %r138, -7083789433093743422
  br i1 %c138, label %t139, label %different
t139:
  %r139 = call i64 @avx512_mask_psrlv_q()
  %c139 = icmp eq i64 %r139, -3192053140282510494
  br i1 %c139, label %t140, label %different
t140:
  %r140 = call i64 @avx512_mask_psrlv16_hi()
  %c140 = icmp eq i64 %r140, -4983395959672442764
  br i1 %c140, label %t141, label %different
t141:
  %r141 = call i64 @avx512_mask_psrlv2_di()
  %c141 = icmp eq i64 %r141, -3452378011465609016
  br i1 %c141, label %t142, label %different
t142:
  %r142 = call i64 @avx512_mask_psrlv32hi()
  %c142 = icmp eq i64 %r142, -6683326437336393523
  br i1 %c142, label %t143, label %different
t143:
  %r143 = call i64 @avx512_mask_psrlv4_di()
  %c143 = icmp eq i64 %r143, 3452378011868262199
  br i1 %c143, label %t144, label %different
t144:
  %r144 = call i64 @avx512_mask_psrlv4_si()
  %c144 = icmp eq i64 %r144, 0
  br i1 %c144, label %t145, label %different
t145:
  %r145 = call i64 @avx512_mask_psrlv8_hi()
  %c145 = icmp eq i64 %r145, 8301291780547739593
  br i1 %c145, label %t146, label %different
t146:
  %r146 = call i64 @avx512_mask_psrlv8_si()
  %c146 = icmp eq i64 %r146, -3393090536227156315
  br i1 %c146, label %t147, label %different
t147:
  %r147 = call i64 @avx512_mask_psub_d_256()
  %c147 = icmp eq i64 %r147, -4060594030970722237
  br i1 %c147, label %t148, label %different
t148:
  %r148 = call i64 @avx512_mask_psub_q_512()
  %c148 = icmp eq i64 %r148, -5907895948912834829
  br i1 %c148, label %t149, label %different
t149:
  %r149 = call i64 @avx512_mask_psub_w_256()
  %c149 = icmp eq i64 %r149, -4317329144043300117
  br i1 %c149, label %t150, label %different
t150:
  %r150 = call i64 @avx512_mask_psubs_b_128()
  %c150 = icmp eq i64 %r150, -9177234718099140543
  br i1 %c150, label %t151, label %different
t151:
  %r151 = call i64 @avx512_mask_psubs_w_512()
  %c151 = icmp eq i64 %r151, 7607523049525727386
  br i1 %c151, label %t152, label %different
t152:
  %r152 = call i64 @avx512_mask_psubus_b_512()
  %c152 = icmp eq i64 %r152, 1625888519490710191
  br i1 %c152, label %t153, label %different
t153:
  %r153 = call i64 @avx512_mask_psubus_w_512()
  %c153 = icmp eq i64 %r153, 1593232888241205761
  br i1 %c153, label %t154, label %different
t154:
  %r154 = call i64 @avx512_mask_pternlog_d_128()
  %c154 = icmp eq i64 %r154, 7928024511684345893
  br i1 %c154, label %t155, label %different
t155:
  %r155 = call i64 @avx512_mask_pternlog_q_128()
  %c155 = icmp eq i64 %r155, -8341083705614209523
  br i1 %c155, label %t156, label %different
t156:
  %r156 = call i64 @avx512_mask_punpckhb_w_128()
  %c156 = icmp eq i64 %r156, 9140991125880111001
  br i1 %c156, label %t157, label %different
t157:
  %r157 = call i64 @avx512_mask_punpckhd_q_512()
  %c157 = icmp eq i64 %r157, 5939451421485267088
  br i1 %c157, label %t158, label %different
t158:
  %r158 = call i64 @avx512_mask_punpckhqd_q_512()
  %c158 = icmp eq i64 %r158, 989698247520455649
  br i1 %c158, label %t159, label %different
t159:
  %r159 = call i64 @avx512_mask_punpckhw_d_128()
  %c159 = icmp eq i64 %r159, -6536979767451279132
  br i1 %c159, label %t160, label %different
t160:
  %r160 = call i64 @avx512_mask_punpcklb_w_256()
  %c160 = icmp eq i64 %r160, 8522975502815783892
  br i1 %c160, label %t161, label %different
t161:
  %r161 = call i64 @avx512_mask_punpckld_q_512()
  %c161 = icmp eq i64 %r161, 629409898027017845
  br i1 %c161, label %t162, label %different
t162:
  %r162 = call i64 @avx512_mask_punpcklqd_q_128()
  %c162 = icmp eq i64 %r162, 132652164002850115
  br i1 %c162, label %t163, label %different
t163:
  %r163 = call i64 @avx512_mask_punpcklw_d_512()
  %c163 = icmp eq i64 %r163, 5384920664876037362
  br i1 %c163, label %t164, label %different
t164:
  %r164 = call i64 @avx512_mask_pxor_d_256()
  %c164 = icmp eq i64 %r164, 246634672389236899
  br i1 %c164, label %t165, label %different
t165:
  %r165 = call i64 @avx512_mask_pxor_q_512()
  %c165 = icmp eq i64 %r165, -6796260082925147290
  br i1 %c165, label %t166, label %different
t166:
  %r166 = call i64 @avx512_mask_shuf_f32x4_256()
  %c166 = icmp eq i64 %r166, -2190735159855777737
  br i1 %c166, label %t167, label %different
t167:
  %r167 = call i64 @avx512_mask_shuf_f64x2_256()
  %c167 = icmp eq i64 %r167, -5040195599144795014
  br i1 %c167, label %t168, label %different
t168:
  %r168 = call i64 @avx512_mask_shuf_i32x4()
  %c168 = icmp eq i64 %r168, 5429990103499327586
  br i1 %c168, label %t169, label %different
t169:
  %r169 = call i64 @avx512_mask_shuf_i64x2()
  %c169 = icmp eq i64 %r169, 563861420491541824
  br i1 %c169, label %t170, label %different
t170:
  %r170 = call i64 @avx512_mask_shuf_pd_512()
  %c170 = icmp eq i64 %r170, -2854473741906141048
  br i1 %c170, label %t171, label %different
t171:
  %r171 = call i64 @avx512_mask_shuf_ps_256()
  %c171 = icmp eq i64 %r171, 1360601369786310028
  br i1 %c171, label %t172, label %different
t172:
  %r172 = call i64 @avx512_mask_sqrt_pd_512()
  %c172 = icmp eq i64 %r172, 5390737038353748632
  br i1 %c172, label %t173, label %different
t173:
  %r173 = call i64 @avx512_mask_sqrt_ps_256()
  %c173 = icmp eq i64 %r173, -8574569090296923514
  br i1 %c173, label %t174, label %different
t174:
  %r174 = call i64 @avx512_mask_store_d_256()
  %c174 = icmp eq i64 %r174, 6268067829411388812
  br i1 %c174, label %t175, label %different
t175:
  %r175 = call i64 @avx512_mask_store_pd_512()
  %c175 = icmp eq i64 %r175, -4495821874985611519
  br i1 %c175, label %t176, label %different
t176:
  %r176 = call i64 @avx512_mask_store_ps_256()
  %c176 = icmp eq i64 %r176, 926893904568871313
  br i1 %c176, label %t177, label %different
t177:
  %r177 = call i64 @avx512_mask_store_q_128()
  %c177 = icmp eq i64 %r177, 0
  br i1 %c177, label %t178, label %different
t178:
  %r178 = call i64 @avx512_mask_storeu_b_512()
  %c178 = icmp eq i64 %r178, 1555494936079886430
  br i1 %c178, label %t179, label %different
t179:
  %r179 = call i64 @avx512_mask_storeu_d_512()
  %c179 = icmp eq i64 %r179, 9093834782104234717
  br i1 %c179, label %t180, label %different
t180:
  %r180 = call i64 @avx512_mask_storeu_pd_256()
  %c180 = icmp eq i64 %r180, -3113444546363829065
  br i1 %c180, label %t181, label %different
t181:
  %r181 = call i64 @avx512_mask_storeu_ps_128()
  %c181 = icmp eq i64 %r181, 6904765014375596554
  br i1 %c181, label %t182, label %different
t182:
  %r182 = call i64 @avx512_mask_storeu_q_256()
  %c182 = icmp eq i64 %r182, -2661826595624915822
  br i1 %c182, label %t183, label %different
t183:
  %r183 = call i64 @avx512_mask_storeu_w_256()
  %c183 = icmp eq i64 %r183, -3169289871568923066
  br i1 %c183, label %t184, label %different
t184:
  %r184 = call i64 @avx512_mask_sub_ps_128()
  %c184 = icmp eq i64 %r184, 5723649063397338218
  br i1 %c184, label %t185, label %different
t185:
  %r185 = call i64 @avx512_mask_ucmp_b_256()
  %c185 = icmp eq i64 %r185, 0
  br i1 %c185, label %t186, label %different
t186:
  %r186 = call i64 @avx512_mask_ucmp_d_256()
  %c186 = icmp eq i64 %r186, 1756603835949014154
  br i1 %c186, label %t187, label %different
t187:
  %r187 = call i64 @avx512_mask_ucmp_q_512()
  %c187 = icmp eq i64 %r187, 6904756023736524398
  br i1 %c187, label %t188, label %different
t188:
  %r188 = call i64 @avx512_mask_ucmp_w_128()
  %c188 = icmp eq i64 %r188, -4167666237234366227
  br i1 %c188, label %t189, label %different
t189:
  %r189 = call i64 @avx512_mask_unpckh_pd_512()
  %c189 = icmp eq i64 %r189, 3715299794675027112
  br i1 %c189, label %t190, label %different
t190:
  %r190 = call i64 @avx512_mask_unpckh_ps_512()
  %c190 = icmp eq i64 %r190, 4107961540700882393
  br i1 %c190, label %t191, label %different
t191:
  %r191 = call i64 @avx512_mask_unpckl_pd_256()
  %c191 = icmp eq i64 %r191, 886592776369206882
  br i1 %c191, label %t192, label %different
t192:
  %r192 = call i64 @avx512_mask_unpckl_ps_512()
  %c192 = icmp eq i64 %r192, 6219613125209811807
  br i1 %c192, label %t193, label %different
t193:
  ret i32 0
different:
  %n = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ], [ 144, %t144 ], [ 145, %t145 ], [ 146, %t146 ], [ 147, %t147 ], [ 148, %t148 ], [ 149, %t149 ], [ 150, %t150 ], [ 151, %t151 ], [ 152, %t152 ], [ 153, %t153 ], [ 154, %t154 ], [ 155, %t155 ], [ 156, %t156 ], [ 157, %t157 ], [ 158, %t158 ], [ 159, %t159 ], [ 160, %t160 ], [ 161, %t161 ], [ 162, %t162 ], [ 163, %t163 ], [ 164, %t164 ], [ 165, %t165 ], [ 166, %t166 ], [ 167, %t167 ], [ 168, %t168 ], [ 169, %t169 ], [ 170, %t170 ], [ 171, %t171 ], [ 172, %t172 ], [ 173, %t173 ], [ 174, %t174 ], [ 175, %t175 ], [ 176, %t176 ], [ 177, %t177 ], [ 178, %t178 ], [ 179, %t179 ], [ 180, %t180 ], [ 181, %t181 ], [ 182, %t182 ], [ 183, %t183 ], [ 184, %t184 ], [ 185, %t185 ], [ 186, %t186 ], [ 187, %t187 ], [ 188, %t188 ], [ 189, %t189 ], [ 190, %t190 ], [ 191, %t191 ], [ 192, %t192 ]
  ret i32 %n
}

; 1
define internal i64 @avx512_mask_pabs_b_256() {
  %a0_0 = load <32 x i8>, ptr @b8
  %a0_1 = load <32 x i8>, ptr @b3
  %a0_2 = load i32, ptr @d2
  %r0 = call <32 x i8> @llvm.x86.avx512.mask.pabs.b.256(<32 x i8> %a0_0, <32 x i8> %a0_1, i32 %a0_2)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <32 x i8> @llvm.x86.avx512.mask.pabs.b.256(<32 x i8>, <32 x i8>, i32)

; 2
define internal i64 @avx512_mask_pabs_d_128() {
  %a0_0 = load <4 x i32>, ptr @d4
  %a0_1 = load <4 x i32>, ptr @d6
  %a0_2 = load i8, ptr @b4
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pabs.d.128(<4 x i32> %a0_0, <4 x i32> %a0_1, i8 %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.pabs.d.128(<4 x i32>, <4 x i32>, i8)

; 3
define internal i64 @avx512_mask_pabs_q_512() {
  %a0_0 = load <8 x i64>, ptr @q2
  %a0_1 = load <8 x i64>, ptr @q5
  %a0_2 = load i8, ptr @b0
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pabs.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, i8 %a0_2)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pabs.q.512(<8 x i64>, <8 x i64>, i8)

; 4
define internal i64 @avx512_mask_pabs_w_512() {
  %a0_0 = load <32 x i16>, ptr @w5
  %a0_1 = load <32 x i16>, ptr @w2
  %a0_2 = load i32, ptr @d7
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.pabs.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1, i32 %a0_2)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.pabs.w.512(<32 x i16>, <32 x i16>, i32)

; 5
define internal i64 @avx512_mask_packssdw_128() {
  %a0_0 = load <4 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d5
  %a0_2 = load <8 x i16>, ptr @w8
  %a0_3 = load i8, ptr @b8
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.packssdw.128(<4 x i32> %a0_0, <4 x i32> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.packssdw.128(<4 x i32>, <4 x i32>, <8 x i16>, i8)

; 6
define internal i64 @avx512_mask_packsswb_128() {
  %a0_0 = load <8 x i16>, ptr @w6
  %a0_1 = load <8 x i16>, ptr @w5
  %a0_2 = load <16 x i8>, ptr @b3
  %a0_3 = load i16, ptr @w4
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.packsswb.128(<8 x i16> %a0_0, <8 x i16> %a0_1, <16 x i8> %a0_2, i16 %a0_3)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <16 x i8> @llvm.x86.avx512.mask.packsswb.128(<8 x i16>, <8 x i16>, <16 x i8>, i16)

; 7
define internal i64 @avx512_mask_packusdw_128() {
  %a0_0 = load <4 x i32>, ptr @d8
  %a0_1 = load <4 x i32>, ptr @d5
  %a0_2 = load <8 x i16>, ptr @w2
  %a0_3 = load i8, ptr @b7
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.packusdw.128(<4 x i32> %a0_0, <4 x i32> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.packusdw.128(<4 x i32>, <4 x i32>, <8 x i16>, i8)

; 8
define internal i64 @avx512_mask_packuswb_256() {
  %a0_0 = load <16 x i16>, ptr @w7
  %a0_1 = load <16 x i16>, ptr @w1
  %a0_2 = load <32 x i8>, ptr @b5
  %a0_3 = load i32, ptr @d6
  %r0 = call <32 x i8> @llvm.x86.avx512.mask.packuswb.256(<16 x i16> %a0_0, <16 x i16> %a0_1, <32 x i8> %a0_2, i32 %a0_3)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <32 x i8> @llvm.x86.avx512.mask.packuswb.256(<16 x i16>, <16 x i16>, <32 x i8>, i32)

; 9
define internal i64 @avx512_mask_padd_d_128() {
  %a0_0 = load <4 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d1
  %a0_2 = load <4 x i32>, ptr @d2
  %a0_3 = load i8, ptr @b8
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32> %a0_0, <4 x i32> %a0_1, <4 x i32> %a0_2, i8 %a0_3)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)

; 10
define internal i64 @avx512_mask_padd_q_512() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_1 = load <8 x i64>, ptr @q9
  %a0_2 = load <8 x i64>, ptr @q4
  %a0_3 = load i8, ptr @b4
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.padd.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.padd.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 11
define internal i64 @avx512_mask_padd_w_256() {
  %a0_0 = load <16 x i16>, ptr @w6
  %a0_1 = load <16 x i16>, ptr @w9
  %a0_2 = load <16 x i16>, ptr @w0
  %a0_3 = load i16, ptr @w7
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.padd.w.256(<16 x i16> %a0_0, <16 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.padd.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)

; 12
define internal i64 @avx512_mask_padds_b_512() {
  %a0_0 = load <64 x i8>, ptr @b9
  %a0_1 = load <64 x i8>, ptr @b6
  %a0_2 = load <64 x i8>, ptr @b2
  %a0_3 = load i64, ptr @q4
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.padds.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2, i64 %a0_3)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.padds.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)

; 13
define internal i64 @avx512_mask_padds_w_512() {
  %a0_0 = load <32 x i16>, ptr @w9
  %a0_1 = load <32 x i16>, ptr @w1
  %a0_2 = load <32 x i16>, ptr @w9
  %a0_3 = load i32, ptr @d7
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.padds.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.padds.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 14
define internal i64 @avx512_mask_paddus_b_512() {
  %a0_0 = load <64 x i8>, ptr @b3
  %a0_1 = load <64 x i8>, ptr @b9
  %a0_2 = load <64 x i8>, ptr @b2
  %a0_3 = load i64, ptr @q8
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.paddus.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2, i64 %a0_3)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.paddus.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)

; 15
define internal i64 @avx512_mask_paddus_w_512() {
  %a0_0 = load <32 x i16>, ptr @w1
  %a0_1 = load <32 x i16>, ptr @w2
  %a0_2 = load <32 x i16>, ptr @w7
  %a0_3 = load i32, ptr @d7
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.paddus.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.paddus.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 16
define internal i64 @avx512_mask_palignr_512() {
  %a0_0 = load <64 x i8>, ptr @b6
  %a0_1 = load <64 x i8>, ptr @b0
  %a0_3 = load <64 x i8>, ptr @b5
  %a0_4 = load i64, ptr @q8
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.palignr.512(<64 x i8> %a0_0, <64 x i8> %a0_1, i32 19, <64 x i8> %a0_3, i64 %a0_4)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.palignr.512(<64 x i8>, <64 x i8>, i32, <64 x i8>, i64)

; 17
define internal i64 @avx512_mask_pand_d_256() {
  %a0_0 = load <8 x i32>, ptr @d5
  %a0_1 = load <8 x i32>, ptr @d5
  %a0_2 = load <8 x i32>, ptr @d9
  %a0_3 = load i8, ptr @b6
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pand.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pand.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 18
define internal i64 @avx512_mask_pand_q_512() {
  %a0_0 = load <8 x i64>, ptr @q9
  %a0_1 = load <8 x i64>, ptr @q4
  %a0_2 = load <8 x i64>, ptr @q0
  %a0_3 = load i8, ptr @b0
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pand.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pand.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 19
define internal i64 @avx512_mask_pandn_d_256() {
  %a0_0 = load <8 x i32>, ptr @d5
  %a0_1 = load <8 x i32>, ptr @d1
  %a0_2 = load <8 x i32>, ptr @d8
  %a0_3 = load i8, ptr @b6
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pandn.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pandn.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 20
define internal i64 @avx512_mask_pandn_q_256() {
  %a0_0 = load <4 x i64>, ptr @q0
  %a0_1 = load <4 x i64>, ptr @q8
  %a0_2 = load <4 x i64>, ptr @q5
  %a0_3 = load i8, ptr @b7
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.pandn.q.256(<4 x i64> %a0_0, <4 x i64> %a0_1, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.pandn.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)

; 21
define internal i64 @avx512_mask_pavg_b_256() {
  %a0_0 = load <32 x i8>, ptr @b3
  %a0_1 = load <32 x i8>, ptr @b8
  %a0_2 = load <32 x i8>, ptr @b1
  %a0_3 = load i32, ptr @d8
  %r0 = call <32 x i8> @llvm.x86.avx512.mask.pavg.b.256(<32 x i8> %a0_0, <32 x i8> %a0_1, <32 x i8> %a0_2, i32 %a0_3)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <32 x i8> @llvm.x86.avx512.mask.pavg.b.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)

; 22
define internal i64 @avx512_mask_pavg_w_128() {
  %a0_0 = load <8 x i16>, ptr @w2
  %a0_1 = load <8 x i16>, ptr @w1
  %a0_2 = load <8 x i16>, ptr @w8
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pavg.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.pavg.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 23
define internal i64 @avx512_mask_pbroadcast_b_gpr_128() {
  %a0_0 = load i8, ptr @b1
  %a0_1 = load <16 x i8>, ptr @b9
  %a0_2 = load i16, ptr @w2
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pbroadcast.b.gpr.128(i8 %a0_0, <16 x i8> %a0_1, i16 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <16 x i8> @llvm.x86.avx512.mask.pbroadcast.b.gpr.128(i8, <16 x i8>, i16)

; 24
define internal i64 @avx512_mask_pbroadcast_d_gpr_128() {
  %a0_0 = load i32, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d6
  %a0_2 = load i8, ptr @b4
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32 %a0_0, <4 x i32> %a0_1, i8 %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32, <4 x i32>, i8)

; 25
define internal i64 @avx512_mask_pbroadcast_q_gpr_128() {
  %a0_0 = load i64, ptr @q9
  %a0_1 = load <2 x i64>, ptr @q9
  %a0_2 = load i8, ptr @b1
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.128(i64 %a0_0, <2 x i64> %a0_1, i8 %a0_2)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.128(i64, <2 x i64>, i8)

; 26
define internal i64 @avx512_mask_pbroadcast_w_gpr_256() {
  %a0_0 = load i16, ptr @w9
  %a0_1 = load <16 x i16>, ptr @w9
  %a0_2 = load i16, ptr @w5
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.pbroadcast.w.gpr.256(i16 %a0_0, <16 x i16> %a0_1, i16 %a0_2)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.pbroadcast.w.gpr.256(i16, <16 x i16>, i16)

; 27
define internal i64 @avx512_mask_pcmpeq_b_512() {
  %a0_0 = load <64 x i8>, ptr @b0
  %a0_1 = load <64 x i8>, ptr @b0
  %a0_2 = load i64, ptr @q3
  %r0 = call i64 @llvm.x86.avx512.mask.pcmpeq.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1, i64 %a0_2)
  store i64 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i64 @llvm.x86.avx512.mask.pcmpeq.b.512(<64 x i8>, <64 x i8>, i64)

; 28
define internal i64 @avx512_mask_pcmpeq_d_512() {
  %a0_0 = load <16 x i32>, ptr @d2
  %a0_1 = load <16 x i32>, ptr @d8
  %a0_2 = load i16, ptr @w9
  %r0 = call i16 @llvm.x86.avx512.mask.pcmpeq.d.512(<16 x i32> %a0_0, <16 x i32> %a0_1, i16 %a0_2)
  store i16 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i16 @llvm.x86.avx512.mask.pcmpeq.d.512(<16 x i32>, <16 x i32>, i16)

; 29
define internal i64 @avx512_mask_pcmpeq_q_512() {
  %a0_0 = load <8 x i64>, ptr @q9
  %a0_1 = load <8 x i64>, ptr @q6
  %a0_2 = load i8, ptr @b0
  %r0 = call i8 @llvm.x86.avx512.mask.pcmpeq.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, i8 %a0_2)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i8 @llvm.x86.avx512.mask.pcmpeq.q.512(<8 x i64>, <8 x i64>, i8)

; 30
define internal i64 @avx512_mask_pcmpeq_w_128() {
  %a0_0 = load <8 x i16>, ptr @w1
  %a0_1 = load <8 x i16>, ptr @w6
  %a0_2 = load i8, ptr @b9
  %r0 = call i8 @llvm.x86.avx512.mask.pcmpeq.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1, i8 %a0_2)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i8 @llvm.x86.avx512.mask.pcmpeq.w.128(<8 x i16>, <8 x i16>, i8)

; 31
define internal i64 @avx512_mask_pcmpgt_b_512() {
  %a0_0 = load <64 x i8>, ptr @b4
  %a0_1 = load <64 x i8>, ptr @b8
  %a0_2 = load i64, ptr @q4
  %r0 = call i64 @llvm.x86.avx512.mask.pcmpgt.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1, i64 %a0_2)
  store i64 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i64 @llvm.x86.avx512.mask.pcmpgt.b.512(<64 x i8>, <64 x i8>, i64)

; 32
define internal i64 @avx512_mask_pcmpgt_d_256() {
  %a0_0 = load <8 x i32>, ptr @d0
  %a0_1 = load <8 x i32>, ptr @d8
  %a0_2 = load i8, ptr @b7
  %r0 = call i8 @llvm.x86.avx512.mask.pcmpgt.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, i8 %a0_2)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i8 @llvm.x86.avx512.mask.pcmpgt.d.256(<8 x i32>, <8 x i32>, i8)

; 33
define internal i64 @avx512_mask_pcmpgt_q_256() {
  %a0_0 = load <4 x i64>, ptr @q0
  %a0_1 = load <4 x i64>, ptr @q4
  %a0_2 = load i8, ptr @b8
  %r0 = call i8 @llvm.x86.avx512.mask.pcmpgt.q.256(<4 x i64> %a0_0, <4 x i64> %a0_1, i8 %a0_2)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i8 @llvm.x86.avx512.mask.pcmpgt.q.256(<4 x i64>, <4 x i64>, i8)

; 34
define internal i64 @avx512_mask_pcmpgt_w_256() {
  %a0_0 = load <16 x i16>, ptr @w8
  %a0_1 = load <16 x i16>, ptr @w6
  %a0_2 = load i16, ptr @w8
  %r0 = call i16 @llvm.x86.avx512.mask.pcmpgt.w.256(<16 x i16> %a0_0, <16 x i16> %a0_1, i16 %a0_2)
  store i16 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i16 @llvm.x86.avx512.mask.pcmpgt.w.256(<16 x i16>, <16 x i16>, i16)

; 35
define internal i64 @avx512_mask_perm_df_256() {
  %a0_0 = load <4 x double>, ptr @f5
  %a0_2 = load <4 x double>, ptr @f2
  %a0_3 = load i8, ptr @b7
  %r0 = call <4 x double> @llvm.x86.avx512.mask.perm.df.256(<4 x double> %a0_0, i32 1, <4 x double> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x double> @llvm.x86.avx512.mask.perm.df.256(<4 x double>, i32, <4 x double>, i8)

; 36
define internal i64 @avx512_mask_perm_di_512() {
  %a0_0 = load <8 x i64>, ptr @q3
  %a0_2 = load <8 x i64>, ptr @q4
  %a0_3 = load i8, ptr @b9
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.perm.di.512(<8 x i64> %a0_0, i32 16, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.perm.di.512(<8 x i64>, i32, <8 x i64>, i8)

; 37
define internal i64 @avx512_mask_permvar_df_512() {
  %a0_0 = load <8 x double>, ptr @f6
  %a0_1 = load <8 x i64>, ptr @q7
  %a0_2 = load <8 x double>, ptr @f4
  %a0_3 = load i8, ptr @b7
  %r0 = call <8 x double> @llvm.x86.avx512.mask.permvar.df.512(<8 x double> %a0_0, <8 x i64> %a0_1, <8 x double> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x double> @llvm.x86.avx512.mask.permvar.df.512(<8 x double>, <8 x i64>, <8 x double>, i8)

; 38
define internal i64 @avx512_mask_permvar_di_512() {
  %a0_0 = load <8 x i64>, ptr @q6
  %a0_1 = load <8 x i64>, ptr @q5
  %a0_2 = load <8 x i64>, ptr @q7
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.permvar.di.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.permvar.di.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 39
define internal i64 @avx512_mask_permvar_hi_128() {
  %a0_0 = load <8 x i16>, ptr @w6
  %a0_1 = load <8 x i16>, ptr @w4
  %a0_2 = load <8 x i16>, ptr @w8
  %a0_3 = load i8, ptr @b3
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.permvar.hi.128(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.permvar.hi.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 40
define internal i64 @avx512_mask_permvar_qi_512() {
  %a0_0 = load <64 x i8>, ptr @b6
  %a0_1 = load <64 x i8>, ptr @b8
  %a0_2 = load <64 x i8>, ptr @b6
  %a0_3 = load i64, ptr @q4
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.permvar.qi.512(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2, i64 %a0_3)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.permvar.qi.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)

; 41
define internal i64 @avx512_mask_permvar_sf_256() {
  %a0_0 = load <8 x float>, ptr @s9
  %a0_1 = load <8 x i32>, ptr @d7
  %a0_2 = load <8 x float>, ptr @s2
  %a0_3 = load i8, ptr @b9
  %r0 = call <8 x float> @llvm.x86.avx512.mask.permvar.sf.256(<8 x float> %a0_0, <8 x i32> %a0_1, <8 x float> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x float> @llvm.x86.avx512.mask.permvar.sf.256(<8 x float>, <8 x i32>, <8 x float>, i8)

; 42
define internal i64 @avx512_mask_permvar_si_512() {
  %a0_0 = load <16 x i32>, ptr @d1
  %a0_1 = load <16 x i32>, ptr @d0
  %a0_2 = load <16 x i32>, ptr @d8
  %a0_3 = load i16, ptr @w4
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.permvar.si.512(<16 x i32> %a0_0, <16 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.permvar.si.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)

; 43
define internal i64 @avx512_mask_pmaddubs_w_256() {
  %a0_0 = load <32 x i8>, ptr @b3
  %a0_1 = load <32 x i8>, ptr @b3
  %a0_2 = load <16 x i16>, ptr @w9
  %a0_3 = load i16, ptr @w5
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.pmaddubs.w.256(<32 x i8> %a0_0, <32 x i8> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.pmaddubs.w.256(<32 x i8>, <32 x i8>, <16 x i16>, i16)

; 44
define internal i64 @avx512_mask_pmaddw_d_256() {
  %a0_0 = load <16 x i16>, ptr @w4
  %a0_1 = load <16 x i16>, ptr @w7
  %a0_2 = load <8 x i32>, ptr @d9
  %a0_3 = load i8, ptr @b1
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pmaddw.d.256(<16 x i16> %a0_0, <16 x i16> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pmaddw.d.256(<16 x i16>, <16 x i16>, <8 x i32>, i8)

; 45
define internal i64 @avx512_mask_pmaxs_b_512() {
  %a0_0 = load <64 x i8>, ptr @b5
  %a0_1 = load <64 x i8>, ptr @b2
  %a0_2 = load <64 x i8>, ptr @b6
  %a0_3 = load i64, ptr @q4
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.pmaxs.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2, i64 %a0_3)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.pmaxs.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)

; 46
define internal i64 @avx512_mask_pmaxs_d_256() {
  %a0_0 = load <8 x i32>, ptr @d1
  %a0_1 = load <8 x i32>, ptr @d6
  %a0_2 = load <8 x i32>, ptr @d9
  %a0_3 = load i8, ptr @b1
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pmaxs.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pmaxs.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 47
define internal i64 @avx512_mask_pmaxs_q_128() {
  %a0_0 = load <2 x i64>, ptr @q0
  %a0_1 = load <2 x i64>, ptr @q0
  %a0_2 = load <2 x i64>, ptr @q5
  %a0_3 = load i8, ptr @b8
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.pmaxs.q.128(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i8 %a0_3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.pmaxs.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)

; 48
define internal i64 @avx512_mask_pmaxs_w_128() {
  %a0_0 = load <8 x i16>, ptr @w9
  %a0_1 = load <8 x i16>, ptr @w3
  %a0_2 = load <8 x i16>, ptr @w3
  %a0_3 = load i8, ptr @b3
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmaxs.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.pmaxs.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 49
define internal i64 @avx512_mask_pmaxu_b_256() {
  %a0_0 = load <32 x i8>, ptr @b8
  %a0_1 = load <32 x i8>, ptr @b5
  %a0_2 = load <32 x i8>, ptr @b2
  %a0_3 = load i32, ptr @d3
  %r0 = call <32 x i8> @llvm.x86.avx512.mask.pmaxu.b.256(<32 x i8> %a0_0, <32 x i8> %a0_1, <32 x i8> %a0_2, i32 %a0_3)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <32 x i8> @llvm.x86.avx512.mask.pmaxu.b.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)

; 50
define internal i64 @avx512_mask_pmaxu_d_128() {
  %a0_0 = load <4 x i32>, ptr @d8
  %a0_1 = load <4 x i32>, ptr @d2
  %a0_2 = load <4 x i32>, ptr @d2
  %a0_3 = load i8, ptr @b1
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pmaxu.d.128(<4 x i32> %a0_0, <4 x i32> %a0_1, <4 x i32> %a0_2, i8 %a0_3)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.pmaxu.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)

; 51
define internal i64 @avx512_mask_pmaxu_q_128() {
  %a0_0 = load <2 x i64>, ptr @q0
  %a0_1 = load <2 x i64>, ptr @q1
  %a0_2 = load <2 x i64>, ptr @q7
  %a0_3 = load i8, ptr @b3
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.pmaxu.q.128(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i8 %a0_3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.pmaxu.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)

; 52
define internal i64 @avx512_mask_pmaxu_w_256() {
  %a0_0 = load <16 x i16>, ptr @w5
  %a0_1 = load <16 x i16>, ptr @w8
  %a0_2 = load <16 x i16>, ptr @w4
  %a0_3 = load i16, ptr @w1
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.pmaxu.w.256(<16 x i16> %a0_0, <16 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.pmaxu.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)

; 53
define internal i64 @avx512_mask_pmins_b_256() {
  %a0_0 = load <32 x i8>, ptr @b9
  %a0_1 = load <32 x i8>, ptr @b2
  %a0_2 = load <32 x i8>, ptr @b6
  %a0_3 = load i32, ptr @d5
  %r0 = call <32 x i8> @llvm.x86.avx512.mask.pmins.b.256(<32 x i8> %a0_0, <32 x i8> %a0_1, <32 x i8> %a0_2, i32 %a0_3)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <32 x i8> @llvm.x86.avx512.mask.pmins.b.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)

; 54
define internal i64 @avx512_mask_pmins_d_256() {
  %a0_0 = load <8 x i32>, ptr @d3
  %a0_1 = load <8 x i32>, ptr @d1
  %a0_2 = load <8 x i32>, ptr @d1
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pmins.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pmins.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 55
define internal i64 @avx512_mask_pmins_q_256() {
  %a0_0 = load <4 x i64>, ptr @q2
  %a0_1 = load <4 x i64>, ptr @q6
  %a0_2 = load <4 x i64>, ptr @q8
  %a0_3 = load i8, ptr @b1
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.pmins.q.256(<4 x i64> %a0_0, <4 x i64> %a0_1, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.pmins.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)

; 56
define internal i64 @avx512_mask_pmins_w_512() {
  %a0_0 = load <32 x i16>, ptr @w1
  %a0_1 = load <32 x i16>, ptr @w1
  %a0_2 = load <32 x i16>, ptr @w1
  %a0_3 = load i32, ptr @d9
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.pmins.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.pmins.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 57
define internal i64 @avx512_mask_pminu_b_512() {
  %a0_0 = load <64 x i8>, ptr @b5
  %a0_1 = load <64 x i8>, ptr @b6
  %a0_2 = load <64 x i8>, ptr @b1
  %a0_3 = load i64, ptr @q5
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.pminu.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2, i64 %a0_3)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.pminu.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)

; 58
define internal i64 @avx512_mask_pminu_d_512() {
  %a0_0 = load <16 x i32>, ptr @d2
  %a0_1 = load <16 x i32>, ptr @d2
  %a0_2 = load <16 x i32>, ptr @d3
  %a0_3 = load i16, ptr @w3
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.pminu.d.512(<16 x i32> %a0_0, <16 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.pminu.d.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)

; 59
define internal i64 @avx512_mask_pminu_q_512() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_1 = load <8 x i64>, ptr @q7
  %a0_2 = load <8 x i64>, ptr @q9
  %a0_3 = load i8, ptr @b3
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pminu.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pminu.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 60
define internal i64 @avx512_mask_pminu_w_128() {
  %a0_0 = load <8 x i16>, ptr @w3
  %a0_1 = load <8 x i16>, ptr @w5
  %a0_2 = load <8 x i16>, ptr @w7
  %a0_3 = load i8, ptr @b1
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pminu.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.pminu.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 61
define internal i64 @avx512_mask_pmov_qd_256() {
  %a0_0 = load <4 x i64>, ptr @q3
  %a0_1 = load <4 x i32>, ptr @d5
  %a0_2 = load i8, ptr @b7
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.256(<4 x i64> %a0_0, <4 x i32> %a0_1, i8 %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.pmov.qd.256(<4 x i64>, <4 x i32>, i8)

; 62
define internal i64 @avx512_mask_pmov_wb_256() {
  %a0_0 = load <16 x i16>, ptr @w9
  %a0_1 = load <16 x i8>, ptr @b4
  %a0_2 = load i16, ptr @w3
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.256(<16 x i16> %a0_0, <16 x i8> %a0_1, i16 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <16 x i8> @llvm.x86.avx512.mask.pmov.wb.256(<16 x i16>, <16 x i8>, i16)

; 63
define internal i64 @avx512_mask_pmovsxb_d_256() {
  %a0_0 = load <16 x i8>, ptr @b4
  %a0_1 = load <8 x i32>, ptr @d5
  %a0_2 = load i8, ptr @b4
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pmovsxb.d.256(<16 x i8> %a0_0, <8 x i32> %a0_1, i8 %a0_2)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pmovsxb.d.256(<16 x i8>, <8 x i32>, i8)

; 64
define internal i64 @avx512_mask_pmovsxb_q_512() {
  %a0_0 = load <16 x i8>, ptr @b8
  %a0_1 = load <8 x i64>, ptr @q1
  %a0_2 = load i8, ptr @b4
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pmovsxb.q.512(<16 x i8> %a0_0, <8 x i64> %a0_1, i8 %a0_2)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pmovsxb.q.512(<16 x i8>, <8 x i64>, i8)

; 65
define internal i64 @avx512_mask_pmovsxb_w_512() {
  %a0_0 = load <32 x i8>, ptr @b8
  %a0_1 = load <32 x i16>, ptr @w3
  %a0_2 = load i32, ptr @d7
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.pmovsxb.w.512(<32 x i8> %a0_0, <32 x i16> %a0_1, i32 %a0_2)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.pmovsxb.w.512(<32 x i8>, <32 x i16>, i32)

; 66
define internal i64 @avx512_mask_pmovsxd_q_512() {
  %a0_0 = load <8 x i32>, ptr @d3
  %a0_1 = load <8 x i64>, ptr @q9
  %a0_2 = load i8, ptr @b1
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pmovsxd.q.512(<8 x i32> %a0_0, <8 x i64> %a0_1, i8 %a0_2)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pmovsxd.q.512(<8 x i32>, <8 x i64>, i8)

; 67
define internal i64 @avx512_mask_pmovsxw_d_256() {
  %a0_0 = load <8 x i16>, ptr @w7
  %a0_1 = load <8 x i32>, ptr @d8
  %a0_2 = load i8, ptr @b6
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pmovsxw.d.256(<8 x i16> %a0_0, <8 x i32> %a0_1, i8 %a0_2)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pmovsxw.d.256(<8 x i16>, <8 x i32>, i8)

; 68
define internal i64 @avx512_mask_pmovsxw_q_128() {
  %a0_0 = load <8 x i16>, ptr @w1
  %a0_1 = load <2 x i64>, ptr @q8
  %a0_2 = load i8, ptr @b2
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.pmovsxw.q.128(<8 x i16> %a0_0, <2 x i64> %a0_1, i8 %a0_2)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.pmovsxw.q.128(<8 x i16>, <2 x i64>, i8)

; 69
define internal i64 @avx512_mask_pmovzxb_d_128() {
  %a0_0 = load <16 x i8>, ptr @b8
  %a0_1 = load <4 x i32>, ptr @d4
  %a0_2 = load i8, ptr @b5
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pmovzxb.d.128(<16 x i8> %a0_0, <4 x i32> %a0_1, i8 %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.pmovzxb.d.128(<16 x i8>, <4 x i32>, i8)

; 70
define internal i64 @avx512_mask_pmovzxb_q_256() {
  %a0_0 = load <16 x i8>, ptr @b6
  %a0_1 = load <4 x i64>, ptr @q0
  %a0_2 = load i8, ptr @b9
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.pmovzxb.q.256(<16 x i8> %a0_0, <4 x i64> %a0_1, i8 %a0_2)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.pmovzxb.q.256(<16 x i8>, <4 x i64>, i8)

; 71
define internal i64 @avx512_mask_pmovzxb_w_512() {
  %a0_0 = load <32 x i8>, ptr @b7
  %a0_1 = load <32 x i16>, ptr @w3
  %a0_2 = load i32, ptr @d1
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.pmovzxb.w.512(<32 x i8> %a0_0, <32 x i16> %a0_1, i32 %a0_2)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.pmovzxb.w.512(<32 x i8>, <32 x i16>, i32)

; 72
define internal i64 @avx512_mask_pmovzxd_q_512() {
  %a0_0 = load <8 x i32>, ptr @d9
  %a0_1 = load <8 x i64>, ptr @q8
  %a0_2 = load i8, ptr @b5
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pmovzxd.q.512(<8 x i32> %a0_0, <8 x i64> %a0_1, i8 %a0_2)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pmovzxd.q.512(<8 x i32>, <8 x i64>, i8)

; 73
define internal i64 @avx512_mask_pmovzxw_d_128() {
  %a0_0 = load <8 x i16>, ptr @w2
  %a0_1 = load <4 x i32>, ptr @d1
  %a0_2 = load i8, ptr @b6
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pmovzxw.d.128(<8 x i16> %a0_0, <4 x i32> %a0_1, i8 %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.pmovzxw.d.128(<8 x i16>, <4 x i32>, i8)

; 74
define internal i64 @avx512_mask_pmovzxw_q_512() {
  %a0_0 = load <8 x i16>, ptr @w3
  %a0_1 = load <8 x i64>, ptr @q4
  %a0_2 = load i8, ptr @b0
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pmovzxw.q.512(<8 x i16> %a0_0, <8 x i64> %a0_1, i8 %a0_2)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pmovzxw.q.512(<8 x i16>, <8 x i64>, i8)

; 75
define internal i64 @avx512_mask_pmul_dq_128() {
  %a0_0 = load < 4 x i32>, ptr @d4
  %a0_1 = load < 4 x i32>, ptr @d7
  %a0_2 = load < 2 x i64>, ptr @q8
  %a0_3 = load i8, ptr @b4
  %r0 = call < 2 x i64> @llvm.x86.avx512.mask.pmul.dq.128(< 4 x i32> %a0_0, < 4 x i32> %a0_1, < 2 x i64> %a0_2, i8 %a0_3)
  store < 2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare < 2 x i64> @llvm.x86.avx512.mask.pmul.dq.128(< 4 x i32>, < 4 x i32>, < 2 x i64>, i8)

; 76
define internal i64 @avx512_mask_pmul_hr_sw_128() {
  %a0_0 = load <8 x i16>, ptr @w6
  %a0_1 = load <8 x i16>, ptr @w7
  %a0_2 = load <8 x i16>, ptr @w6
  %a0_3 = load i8, ptr @b5
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.128(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 77
define internal i64 @avx512_mask_pmulh_w_128() {
  %a0_0 = load <8 x i16>, ptr @w5
  %a0_1 = load <8 x i16>, ptr @w0
  %a0_2 = load <8 x i16>, ptr @w7
  %a0_3 = load i8, ptr @b7
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmulh.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.pmulh.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 78
define internal i64 @avx512_mask_pmulhu_w_512() {
  %a0_0 = load <32 x i16>, ptr @w6
  %a0_1 = load <32 x i16>, ptr @w9
  %a0_2 = load <32 x i16>, ptr @w3
  %a0_3 = load i32, ptr @d2
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.pmulhu.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.pmulhu.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 79
define internal i64 @avx512_mask_pmull_d_512() {
  %a0_0 = load <16 x i32>, ptr @d3
  %a0_1 = load <16 x i32>, ptr @d2
  %a0_2 = load <16 x i32>, ptr @d8
  %a0_3 = load i16, ptr @w6
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.pmull.d.512(<16 x i32> %a0_0, <16 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.pmull.d.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)

; 80
define internal i64 @avx512_mask_pmull_q_128() {
  %a0_0 = load <2 x i64>, ptr @q9
  %a0_1 = load <2 x i64>, ptr @q3
  %a0_2 = load <2 x i64>, ptr @q8
  %a0_3 = load i8, ptr @b6
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.pmull.q.128(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i8 %a0_3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.pmull.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)

; 81
define internal i64 @avx512_mask_pmull_w_512() {
  %a0_0 = load <32 x i16>, ptr @w3
  %a0_1 = load <32 x i16>, ptr @w6
  %a0_2 = load <32 x i16>, ptr @w0
  %a0_3 = load i32, ptr @d6
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.pmull.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.pmull.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 82
define internal i64 @avx512_mask_pmultishift_qb_512() {
  %a0_0 = load <64 x i8>, ptr @b5
  %a0_1 = load <64 x i8>, ptr @b3
  %a0_2 = load <64 x i8>, ptr @b1
  %a0_3 = load i64, ptr @q2
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.pmultishift.qb.512(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2, i64 %a0_3)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.pmultishift.qb.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)

; 83
define internal i64 @avx512_mask_pmulu_dq_512() {
  %a0_0 = load <16 x i32>, ptr @d6
  %a0_1 = load <16 x i32>, ptr @d6
  %a0_2 = load <8 x i64>, ptr @q2
  %a0_3 = load i8, ptr @b0
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pmulu.dq.512(<16 x i32> %a0_0, <16 x i32> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pmulu.dq.512(<16 x i32>, <16 x i32>, <8 x i64>, i8)

; 84
define internal i64 @avx512_mask_por_d_256() {
  %a0_0 = load <8 x i32>, ptr @d4
  %a0_1 = load <8 x i32>, ptr @d2
  %a0_2 = load <8 x i32>, ptr @d6
  %a0_3 = load i8, ptr @b8
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.por.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.por.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 85
define internal i64 @avx512_mask_por_q_512() {
  %a0_0 = load <8 x i64>, ptr @q4
  %a0_1 = load <8 x i64>, ptr @q5
  %a0_2 = load <8 x i64>, ptr @q6
  %a0_3 = load i8, ptr @b6
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.por.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.por.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 86
define internal i64 @avx512_mask_prol_d_128() {
  %a0_0 = load <4 x i32>, ptr @d8
  %a0_2 = load <4 x i32>, ptr @d2
  %a0_3 = load i8, ptr @b4
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.prol.d.128(<4 x i32> %a0_0, i32 1, <4 x i32> %a0_2, i8 %a0_3)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.prol.d.128(<4 x i32>, i32, <4 x i32>, i8)

; 87
define internal i64 @avx512_mask_prol_q_512() {
  %a0_0 = load <8 x i64>, ptr @q2
  %a0_2 = load <8 x i64>, ptr @q9
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.prol.q.512(<8 x i64> %a0_0, i32 54, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.prol.q.512(<8 x i64>, i32, <8 x i64>, i8)

; 88
define internal i64 @avx512_mask_prolv_d_256() {
  %a0_0 = load <8 x i32>, ptr @d2
  %a0_1 = load <8 x i32>, ptr @d4
  %a0_2 = load <8 x i32>, ptr @d8
  %a0_3 = load i8, ptr @b4
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.prolv.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.prolv.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 89
define internal i64 @avx512_mask_prolv_q_256() {
  %a0_0 = load <4 x i64>, ptr @q3
  %a0_1 = load <4 x i64>, ptr @q3
  %a0_2 = load <4 x i64>, ptr @q4
  %a0_3 = load i8, ptr @b4
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.prolv.q.256(<4 x i64> %a0_0, <4 x i64> %a0_1, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.prolv.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)

; 90
define internal i64 @avx512_mask_pror_d_256() {
  %a0_0 = load <8 x i32>, ptr @d3
  %a0_2 = load <8 x i32>, ptr @d5
  %a0_3 = load i8, ptr @b6
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pror.d.256(<8 x i32> %a0_0, i32 31, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pror.d.256(<8 x i32>, i32, <8 x i32>, i8)

; 91
define internal i64 @avx512_mask_pror_q_256() {
  %a0_0 = load <4 x i64>, ptr @q7
  %a0_2 = load <4 x i64>, ptr @q8
  %a0_3 = load i8, ptr @b4
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.pror.q.256(<4 x i64> %a0_0, i32 128, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.pror.q.256(<4 x i64>, i32, <4 x i64>, i8)

; 92
define internal i64 @avx512_mask_prorv_d_128() {
  %a0_0 = load <4 x i32>, ptr @d4
  %a0_1 = load <4 x i32>, ptr @d4
  %a0_2 = load <4 x i32>, ptr @d0
  %a0_3 = load i8, ptr @b2
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.prorv.d.128(<4 x i32> %a0_0, <4 x i32> %a0_1, <4 x i32> %a0_2, i8 %a0_3)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.prorv.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)

; 93
define internal i64 @avx512_mask_prorv_q_512() {
  %a0_0 = load <8 x i64>, ptr @q4
  %a0_1 = load <8 x i64>, ptr @q7
  %a0_2 = load <8 x i64>, ptr @q8
  %a0_3 = load i8, ptr @b5
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.prorv.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.prorv.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 94
define internal i64 @avx512_mask_pshuf_b_512() {
  %a0_0 = load <64 x i8>, ptr @b5
  %a0_1 = load <64 x i8>, ptr @b3
  %a0_2 = load <64 x i8>, ptr @b2
  %a0_3 = load i64, ptr @q3
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.pshuf.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2, i64 %a0_3)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.pshuf.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)

; 95
define internal i64 @avx512_mask_pshuf_d_256() {
  %a0_0 = load <8 x i32>, ptr @d5
  %a0_2 = load <8 x i32>, ptr @d8
  %a0_3 = load i8, ptr @b0
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pshuf.d.256(<8 x i32> %a0_0, i32 170, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pshuf.d.256(<8 x i32>, i32, <8 x i32>, i8)

; 96
define internal i64 @avx512_mask_pshufh_w_128() {
  %a0_0 = load <8 x i16>, ptr @w5
  %a0_2 = load <8 x i16>, ptr @w9
  %a0_3 = load i8, ptr @b8
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pshufh.w.128(<8 x i16> %a0_0, i32 85, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.pshufh.w.128(<8 x i16>, i32, <8 x i16>, i8)

; 97
define internal i64 @avx512_mask_pshufl_w_128() {
  %a0_0 = load <8 x i16>, ptr @w2
  %a0_2 = load <8 x i16>, ptr @w2
  %a0_3 = load i8, ptr @b4
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pshufl.w.128(<8 x i16> %a0_0, i32 15, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.pshufl.w.128(<8 x i16>, i32, <8 x i16>, i8)

; 98
define internal i64 @avx512_mask_psll_d() {
  %a0_0 = load <16 x i32>, ptr @d9
  %a0_1 = load <4 x i32>, ptr @d0
  %a0_2 = load <16 x i32>, ptr @d7
  %a0_3 = load i16, ptr @w4
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.psll.d(<16 x i32> %a0_0, <4 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.psll.d(<16 x i32>, <4 x i32>, <16 x i32>, i16)

; 99
define internal i64 @avx512_mask_psll_di_256() {
  %a0_0 = load <8 x i32>, ptr @d3
  %a0_2 = load <8 x i32>, ptr @d4
  %a0_3 = load i8, ptr @b3
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.psll.di.256(<8 x i32> %a0_0, i32 7, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.psll.di.256(<8 x i32>, i32, <8 x i32>, i8)

; 100
define internal i64 @avx512_mask_psll_q_256() {
  %a0_0 = load <4 x i64>, ptr @q2
  %a0_1 = load <2 x i64>, ptr @q4
  %a0_2 = load <4 x i64>, ptr @q5
  %a0_3 = load i8, ptr @b9
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.psll.q.256(<4 x i64> %a0_0, <2 x i64> %a0_1, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.psll.q.256(<4 x i64>, <2 x i64>, <4 x i64>, i8)

; 101
define internal i64 @avx512_mask_psll_qi_512() {
  %a0_0 = load <8 x i64>, ptr @q2
  %a0_2 = load <8 x i64>, ptr @q3
  %a0_3 = load i8, ptr @b1
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.psll.qi.512(<8 x i64> %a0_0, i32 85, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.psll.qi.512(<8 x i64>, i32, <8 x i64>, i8)

; 102
define internal i64 @avx512_mask_psll_w_256() {
  %a0_0 = load <16 x i16>, ptr @w1
  %a0_1 = load <8 x i16>, ptr @w5
  %a0_2 = load <16 x i16>, ptr @w6
  %a0_3 = load i16, ptr @w0
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.psll.w.256(<16 x i16> %a0_0, <8 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.psll.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)

; 103
define internal i64 @avx512_mask_psll_wi_256() {
  %a0_0 = load <16 x i16>, ptr @w0
  %a0_2 = load <16 x i16>, ptr @w5
  %a0_3 = load i16, ptr @w4
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.psll.wi.256(<16 x i16> %a0_0, i32 40, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.psll.wi.256(<16 x i16>, i32, <16 x i16>, i16)

; 104
define internal i64 @avx512_mask_pslli_d() {
  %a0_0 = load <16 x i32>, ptr @d6
  %a0_2 = load <16 x i32>, ptr @d3
  %a0_3 = load i16, ptr @w6
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.pslli.d(<16 x i32> %a0_0, i32 5, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.pslli.d(<16 x i32>, i32, <16 x i32>, i16)

; 105
define internal i64 @avx512_mask_pslli_q() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_2 = load <8 x i64>, ptr @q3
  %a0_3 = load i8, ptr @b9
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pslli.q(<8 x i64> %a0_0, i32 16, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pslli.q(<8 x i64>, i32, <8 x i64>, i8)

; 106
define internal i64 @avx512_mask_psllv_d() {
  %a0_0 = load <16 x i32>, ptr @d8
  %a0_1 = load <16 x i32>, ptr @d9
  %a0_2 = load <16 x i32>, ptr @d6
  %a0_3 = load i16, ptr @w1
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.psllv.d(<16 x i32> %a0_0, <16 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.psllv.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)

; 107
define internal i64 @avx512_mask_psllv_q() {
  %a0_0 = load <8 x i64>, ptr @q7
  %a0_1 = load <8 x i64>, ptr @q5
  %a0_2 = load <8 x i64>, ptr @q4
  %a0_3 = load i8, ptr @b7
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.psllv.q(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.psllv.q(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 108
define internal i64 @avx512_mask_psllv16_hi() {
  %a0_0 = load <16 x i16>, ptr @w4
  %a0_1 = load <16 x i16>, ptr @w8
  %a0_2 = load <16 x i16>, ptr @w2
  %a0_3 = load i16, ptr @w1
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.psllv16.hi(<16 x i16> %a0_0, <16 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.psllv16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)

; 109
define internal i64 @avx512_mask_psllv2_di() {
  %a0_0 = load <2 x i64>, ptr @q8
  %a0_1 = load <2 x i64>, ptr @q5
  %a0_2 = load <2 x i64>, ptr @q2
  %a0_3 = load i8, ptr @b7
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.psllv2.di(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i8 %a0_3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.psllv2.di(<2 x i64>, <2 x i64>, <2 x i64>, i8)

; 110
define internal i64 @avx512_mask_psllv32hi() {
  %a0_0 = load <32 x i16>, ptr @w3
  %a0_1 = load <32 x i16>, ptr @w3
  %a0_2 = load <32 x i16>, ptr @w8
  %a0_3 = load i32, ptr @d9
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.psllv32hi(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.psllv32hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 111
define internal i64 @avx512_mask_psllv4_di() {
  %a0_0 = load <4 x i64>, ptr @q3
  %a0_1 = load <4 x i64>, ptr @q9
  %a0_2 = load <4 x i64>, ptr @q3
  %a0_3 = load i8, ptr @b8
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.psllv4.di(<4 x i64> %a0_0, <4 x i64> %a0_1, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.psllv4.di(<4 x i64>, <4 x i64>, <4 x i64>, i8)

; 112
define internal i64 @avx512_mask_psllv4_si() {
  %a0_0 = load <4 x i32>, ptr @d7
  %a0_1 = load <4 x i32>, ptr @d2
  %a0_2 = load <4 x i32>, ptr @d7
  %a0_3 = load i8, ptr @b8
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.psllv4.si(<4 x i32> %a0_0, <4 x i32> %a0_1, <4 x i32> %a0_2, i8 %a0_3)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.psllv4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)

; 113
define internal i64 @avx512_mask_psllv8_hi() {
  %a0_0 = load <8 x i16>, ptr @w0
  %a0_1 = load <8 x i16>, ptr @w0
  %a0_2 = load <8 x i16>, ptr @w4
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.psllv8.hi(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.psllv8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 114
define internal i64 @avx512_mask_psllv8_si() {
  %a0_0 = load <8 x i32>, ptr @d1
  %a0_1 = load <8 x i32>, ptr @d1
  %a0_2 = load <8 x i32>, ptr @d1
  %a0_3 = load i8, ptr @b9
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.psllv8.si(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.psllv8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 115
define internal i64 @avx512_mask_psra_d_256() {
  %a0_0 = load <8 x i32>, ptr @d3
  %a0_1 = load <4 x i32>, ptr @d6
  %a0_2 = load <8 x i32>, ptr @d5
  %a0_3 = load i8, ptr @b6
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.psra.d.256(<8 x i32> %a0_0, <4 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.psra.d.256(<8 x i32>, <4 x i32>, <8 x i32>, i8)

; 116
define internal i64 @avx512_mask_psra_di_512() {
  %a0_0 = load <16 x i32>, ptr @d5
  %a0_2 = load <16 x i32>, ptr @d0
  %a0_3 = load i16, ptr @w9
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.psra.di.512(<16 x i32> %a0_0, i32 0, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.psra.di.512(<16 x i32>, i32, <16 x i32>, i16)

; 117
define internal i64 @avx512_mask_psra_q_128() {
  %a0_0 = load <2 x i64>, ptr @q9
  %a0_1 = load <2 x i64>, ptr @q8
  %a0_2 = load <2 x i64>, ptr @q2
  %a0_3 = load i8, ptr @b8
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.psra.q.128(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i8 %a0_3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.psra.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)

; 118
define internal i64 @avx512_mask_psra_qi_256() {
  %a0_0 = load <4 x i64>, ptr @q0
  %a0_2 = load <4 x i64>, ptr @q6
  %a0_3 = load i8, ptr @b2
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.psra.qi.256(<4 x i64> %a0_0, i32 16, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.psra.qi.256(<4 x i64>, i32, <4 x i64>, i8)

; 119
define internal i64 @avx512_mask_psra_w_256() {
  %a0_0 = load <16 x i16>, ptr @w8
  %a0_1 = load <8 x i16>, ptr @w4
  %a0_2 = load <16 x i16>, ptr @w6
  %a0_3 = load i16, ptr @w2
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.psra.w.256(<16 x i16> %a0_0, <8 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.psra.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)

; 120
define internal i64 @avx512_mask_psra_wi_128() {
  %a0_0 = load <8 x i16>, ptr @w9
  %a0_2 = load <8 x i16>, ptr @w3
  %a0_3 = load i8, ptr @b5
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.psra.wi.128(<8 x i16> %a0_0, i32 5, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.psra.wi.128(<8 x i16>, i32, <8 x i16>, i8)

; 121
define internal i64 @avx512_mask_psrai_d() {
  %a0_0 = load <16 x i32>, ptr @d2
  %a0_2 = load <16 x i32>, ptr @d4
  %a0_3 = load i16, ptr @w8
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.psrai.d(<16 x i32> %a0_0, i32 5, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.psrai.d(<16 x i32>, i32, <16 x i32>, i16)

; 122
define internal i64 @avx512_mask_psrai_q() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_2 = load <8 x i64>, ptr @q2
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.psrai.q(<8 x i64> %a0_0, i32 238, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.psrai.q(<8 x i64>, i32, <8 x i64>, i8)

; 123
define internal i64 @avx512_mask_psrav_d() {
  %a0_0 = load <16 x i32>, ptr @d4
  %a0_1 = load <16 x i32>, ptr @d0
  %a0_2 = load <16 x i32>, ptr @d0
  %a0_3 = load i16, ptr @w5
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.psrav.d(<16 x i32> %a0_0, <16 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.psrav.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)

; 124
define internal i64 @avx512_mask_psrav_q_256() {
  %a0_0 = load <4 x i64>, ptr @q5
  %a0_1 = load <4 x i64>, ptr @q4
  %a0_2 = load <4 x i64>, ptr @q9
  %a0_3 = load i8, ptr @b4
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.psrav.q.256(<4 x i64> %a0_0, <4 x i64> %a0_1, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.psrav.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)

; 125
define internal i64 @avx512_mask_psrav16_hi() {
  %a0_0 = load <16 x i16>, ptr @w5
  %a0_1 = load <16 x i16>, ptr @w2
  %a0_2 = load <16 x i16>, ptr @w1
  %a0_3 = load i16, ptr @w6
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.psrav16.hi(<16 x i16> %a0_0, <16 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.psrav16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)

; 126
define internal i64 @avx512_mask_psrav32_hi() {
  %a0_0 = load <32 x i16>, ptr @w3
  %a0_1 = load <32 x i16>, ptr @w2
  %a0_2 = load <32 x i16>, ptr @w3
  %a0_3 = load i32, ptr @d2
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.psrav32.hi(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.psrav32.hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 127
define internal i64 @avx512_mask_psrav4_si() {
  %a0_0 = load <4 x i32>, ptr @d2
  %a0_1 = load <4 x i32>, ptr @d5
  %a0_2 = load <4 x i32>, ptr @d4
  %a0_3 = load i8, ptr @b7
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.psrav4.si(<4 x i32> %a0_0, <4 x i32> %a0_1, <4 x i32> %a0_2, i8 %a0_3)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.psrav4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)

; 128
define internal i64 @avx512_mask_psrav8_hi() {
  %a0_0 = load <8 x i16>, ptr @w9
  %a0_1 = load <8 x i16>, ptr @w3
  %a0_2 = load <8 x i16>, ptr @w1
  %a0_3 = load i8, ptr @b9
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.psrav8.hi(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.psrav8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 129
define internal i64 @avx512_mask_psrav8_si() {
  %a0_0 = load <8 x i32>, ptr @d8
  %a0_1 = load <8 x i32>, ptr @d0
  %a0_2 = load <8 x i32>, ptr @d2
  %a0_3 = load i8, ptr @b3
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.psrav8.si(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.psrav8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 130
define internal i64 @avx512_mask_psrl_d_256() {
  %a0_0 = load <8 x i32>, ptr @d7
  %a0_1 = load <4 x i32>, ptr @d3
  %a0_2 = load <8 x i32>, ptr @d6
  %a0_3 = load i8, ptr @b4
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.psrl.d.256(<8 x i32> %a0_0, <4 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.psrl.d.256(<8 x i32>, <4 x i32>, <8 x i32>, i8)

; 131
define internal i64 @avx512_mask_psrl_di_128() {
  %a0_0 = load <4 x i32>, ptr @d2
  %a0_2 = load <4 x i32>, ptr @d2
  %a0_3 = load i8, ptr @b5
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.psrl.di.128(<4 x i32> %a0_0, i32 255, <4 x i32> %a0_2, i8 %a0_3)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.psrl.di.128(<4 x i32>, i32, <4 x i32>, i8)

; 132
define internal i64 @avx512_mask_psrl_q_128() {
  %a0_0 = load <2 x i64>, ptr @q2
  %a0_1 = load <2 x i64>, ptr @q3
  %a0_2 = load <2 x i64>, ptr @q2
  %a0_3 = load i8, ptr @b4
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.psrl.q.128(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i8 %a0_3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.psrl.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)

; 133
define internal i64 @avx512_mask_psrl_qi_256() {
  %a0_0 = load <4 x i64>, ptr @q0
  %a0_2 = load <4 x i64>, ptr @q9
  %a0_3 = load i8, ptr @b8
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.psrl.qi.256(<4 x i64> %a0_0, i32 15, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.psrl.qi.256(<4 x i64>, i32, <4 x i64>, i8)

; 134
define internal i64 @avx512_mask_psrl_w_256() {
  %a0_0 = load <16 x i16>, ptr @w7
  %a0_1 = load <8 x i16>, ptr @w2
  %a0_2 = load <16 x i16>, ptr @w6
  %a0_3 = load i16, ptr @w9
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.psrl.w.256(<16 x i16> %a0_0, <8 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.psrl.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)

; 135
define internal i64 @avx512_mask_psrl_wi_128() {
  %a0_0 = load <8 x i16>, ptr @w4
  %a0_2 = load <8 x i16>, ptr @w2
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.psrl.wi.128(<8 x i16> %a0_0, i32 1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.psrl.wi.128(<8 x i16>, i32, <8 x i16>, i8)

; 136
define internal i64 @avx512_mask_psrli_d() {
  %a0_0 = load <16 x i32>, ptr @d3
  %a0_2 = load <16 x i32>, ptr @d8
  %a0_3 = load i16, ptr @w8
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.psrli.d(<16 x i32> %a0_0, i32 85, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.psrli.d(<16 x i32>, i32, <16 x i32>, i16)

; 137
define internal i64 @avx512_mask_psrli_q() {
  %a0_0 = load <8 x i64>, ptr @q2
  %a0_2 = load <8 x i64>, ptr @q2
  %a0_3 = load i8, ptr @b7
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.psrli.q(<8 x i64> %a0_0, i32 255, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.psrli.q(<8 x i64>, i32, <8 x i64>, i8)

; 138
define internal i64 @avx512_mask_psrlv_d() {
  %a0_0 = load <16 x i32>, ptr @d6
  %a0_1 = load <16 x i32>, ptr @d6
  %a0_2 = load <16 x i32>, ptr @d1
  %a0_3 = load i16, ptr @w9
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.psrlv.d(<16 x i32> %a0_0, <16 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.psrlv.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)

; 139
define internal i64 @avx512_mask_psrlv_q() {
  %a0_0 = load <8 x i64>, ptr @q2
  %a0_1 = load <8 x i64>, ptr @q0
  %a0_2 = load <8 x i64>, ptr @q4
  %a0_3 = load i8, ptr @b9
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.psrlv.q(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.psrlv.q(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 140
define internal i64 @avx512_mask_psrlv16_hi() {
  %a0_0 = load <16 x i16>, ptr @w4
  %a0_1 = load <16 x i16>, ptr @w9
  %a0_2 = load <16 x i16>, ptr @w6
  %a0_3 = load i16, ptr @w5
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.psrlv16.hi(<16 x i16> %a0_0, <16 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.psrlv16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)

; 141
define internal i64 @avx512_mask_psrlv2_di() {
  %a0_0 = load <2 x i64>, ptr @q6
  %a0_1 = load <2 x i64>, ptr @q5
  %a0_2 = load <2 x i64>, ptr @q6
  %a0_3 = load i8, ptr @b7
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.psrlv2.di(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i8 %a0_3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.psrlv2.di(<2 x i64>, <2 x i64>, <2 x i64>, i8)

; 142
define internal i64 @avx512_mask_psrlv32hi() {
  %a0_0 = load <32 x i16>, ptr @w5
  %a0_1 = load <32 x i16>, ptr @w8
  %a0_2 = load <32 x i16>, ptr @w9
  %a0_3 = load i32, ptr @d6
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.psrlv32hi(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.psrlv32hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 143
define internal i64 @avx512_mask_psrlv4_di() {
  %a0_0 = load <4 x i64>, ptr @q5
  %a0_1 = load <4 x i64>, ptr @q8
  %a0_2 = load <4 x i64>, ptr @q8
  %a0_3 = load i8, ptr @b2
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.psrlv4.di(<4 x i64> %a0_0, <4 x i64> %a0_1, <4 x i64> %a0_2, i8 %a0_3)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x i64> @llvm.x86.avx512.mask.psrlv4.di(<4 x i64>, <4 x i64>, <4 x i64>, i8)

; 144
define internal i64 @avx512_mask_psrlv4_si() {
  %a0_0 = load <4 x i32>, ptr @d7
  %a0_1 = load <4 x i32>, ptr @d4
  %a0_2 = load <4 x i32>, ptr @d4
  %a0_3 = load i8, ptr @b1
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.psrlv4.si(<4 x i32> %a0_0, <4 x i32> %a0_1, <4 x i32> %a0_2, i8 %a0_3)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.psrlv4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)

; 145
define internal i64 @avx512_mask_psrlv8_hi() {
  %a0_0 = load <8 x i16>, ptr @w4
  %a0_1 = load <8 x i16>, ptr @w3
  %a0_2 = load <8 x i16>, ptr @w6
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.psrlv8.hi(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.psrlv8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 146
define internal i64 @avx512_mask_psrlv8_si() {
  %a0_0 = load <8 x i32>, ptr @d8
  %a0_1 = load <8 x i32>, ptr @d4
  %a0_2 = load <8 x i32>, ptr @d6
  %a0_3 = load i8, ptr @b9
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.psrlv8.si(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.psrlv8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 147
define internal i64 @avx512_mask_psub_d_256() {
  %a0_0 = load <8 x i32>, ptr @d3
  %a0_1 = load <8 x i32>, ptr @d1
  %a0_2 = load <8 x i32>, ptr @d7
  %a0_3 = load i8, ptr @b7
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.psub.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.psub.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 148
define internal i64 @avx512_mask_psub_q_512() {
  %a0_0 = load <8 x i64>, ptr @q0
  %a0_1 = load <8 x i64>, ptr @q6
  %a0_2 = load <8 x i64>, ptr @q3
  %a0_3 = load i8, ptr @b6
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.psub.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.psub.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 149
define internal i64 @avx512_mask_psub_w_256() {
  %a0_0 = load <16 x i16>, ptr @w5
  %a0_1 = load <16 x i16>, ptr @w3
  %a0_2 = load <16 x i16>, ptr @w2
  %a0_3 = load i16, ptr @w0
  %r0 = call <16 x i16> @llvm.x86.avx512.mask.psub.w.256(<16 x i16> %a0_0, <16 x i16> %a0_1, <16 x i16> %a0_2, i16 %a0_3)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <16 x i16> @llvm.x86.avx512.mask.psub.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)

; 150
define internal i64 @avx512_mask_psubs_b_128() {
  %a0_0 = load <16 x i8>, ptr @b5
  %a0_1 = load <16 x i8>, ptr @b4
  %a0_2 = load <16 x i8>, ptr @b7
  %a0_3 = load i16, ptr @w5
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.psubs.b.128(<16 x i8> %a0_0, <16 x i8> %a0_1, <16 x i8> %a0_2, i16 %a0_3)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <16 x i8> @llvm.x86.avx512.mask.psubs.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)

; 151
define internal i64 @avx512_mask_psubs_w_512() {
  %a0_0 = load <32 x i16>, ptr @w5
  %a0_1 = load <32 x i16>, ptr @w7
  %a0_2 = load <32 x i16>, ptr @w9
  %a0_3 = load i32, ptr @d5
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.psubs.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.psubs.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 152
define internal i64 @avx512_mask_psubus_b_512() {
  %a0_0 = load <64 x i8>, ptr @b9
  %a0_1 = load <64 x i8>, ptr @b0
  %a0_2 = load <64 x i8>, ptr @b0
  %a0_3 = load i64, ptr @q8
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.psubus.b.512(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i8> %a0_2, i64 %a0_3)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <64 x i8> @llvm.x86.avx512.mask.psubus.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)

; 153
define internal i64 @avx512_mask_psubus_w_512() {
  %a0_0 = load <32 x i16>, ptr @w6
  %a0_1 = load <32 x i16>, ptr @w8
  %a0_2 = load <32 x i16>, ptr @w8
  %a0_3 = load i32, ptr @d1
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.psubus.w.512(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.psubus.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 154
define internal i64 @avx512_mask_pternlog_d_128() {
  %a0_0 = load <4 x i32>, ptr @d0
  %a0_1 = load <4 x i32>, ptr @d5
  %a0_2 = load <4 x i32>, ptr @d8
  %a0_4 = load i8, ptr @b0
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pternlog.d.128(<4 x i32> %a0_0, <4 x i32> %a0_1, <4 x i32> %a0_2, i32 8, i8 %a0_4)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x i32> @llvm.x86.avx512.mask.pternlog.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i32, i8)

; 155
define internal i64 @avx512_mask_pternlog_q_128() {
  %a0_0 = load <2 x i64>, ptr @q2
  %a0_1 = load <2 x i64>, ptr @q0
  %a0_2 = load <2 x i64>, ptr @q8
  %a0_4 = load i8, ptr @b3
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.pternlog.q.128(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i32 8, i8 %a0_4)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.pternlog.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i32, i8)

; 156
define internal i64 @avx512_mask_punpckhb_w_128() {
  %a0_0 = load <16 x i8>, ptr @b9
  %a0_1 = load <16 x i8>, ptr @b5
  %a0_2 = load <16 x i8>, ptr @b5
  %a0_3 = load i16, ptr @w8
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.punpckhb.w.128(<16 x i8> %a0_0, <16 x i8> %a0_1, <16 x i8> %a0_2, i16 %a0_3)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <16 x i8> @llvm.x86.avx512.mask.punpckhb.w.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)

; 157
define internal i64 @avx512_mask_punpckhd_q_512() {
  %a0_0 = load <16 x i32>, ptr @d6
  %a0_1 = load <16 x i32>, ptr @d4
  %a0_2 = load <16 x i32>, ptr @d4
  %a0_3 = load i16, ptr @w9
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.punpckhd.q.512(<16 x i32> %a0_0, <16 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.punpckhd.q.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)

; 158
define internal i64 @avx512_mask_punpckhqd_q_512() {
  %a0_0 = load <8 x i64>, ptr @q6
  %a0_1 = load <8 x i64>, ptr @q3
  %a0_2 = load <8 x i64>, ptr @q5
  %a0_3 = load i8, ptr @b2
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.punpckhqd.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.punpckhqd.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 159
define internal i64 @avx512_mask_punpckhw_d_128() {
  %a0_0 = load <8 x i16>, ptr @w1
  %a0_1 = load <8 x i16>, ptr @w9
  %a0_2 = load <8 x i16>, ptr @w0
  %a0_3 = load i8, ptr @b4
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.punpckhw.d.128(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i16> %a0_2, i8 %a0_3)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <8 x i16> @llvm.x86.avx512.mask.punpckhw.d.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)

; 160
define internal i64 @avx512_mask_punpcklb_w_256() {
  %a0_0 = load <32 x i8>, ptr @b4
  %a0_1 = load <32 x i8>, ptr @b3
  %a0_2 = load <32 x i8>, ptr @b7
  %a0_3 = load i32, ptr @d6
  %r0 = call <32 x i8> @llvm.x86.avx512.mask.punpcklb.w.256(<32 x i8> %a0_0, <32 x i8> %a0_1, <32 x i8> %a0_2, i32 %a0_3)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <32 x i8> @llvm.x86.avx512.mask.punpcklb.w.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)

; 161
define internal i64 @avx512_mask_punpckld_q_512() {
  %a0_0 = load <16 x i32>, ptr @d1
  %a0_1 = load <16 x i32>, ptr @d6
  %a0_2 = load <16 x i32>, ptr @d0
  %a0_3 = load i16, ptr @w9
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.punpckld.q.512(<16 x i32> %a0_0, <16 x i32> %a0_1, <16 x i32> %a0_2, i16 %a0_3)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.punpckld.q.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)

; 162
define internal i64 @avx512_mask_punpcklqd_q_128() {
  %a0_0 = load <2 x i64>, ptr @q9
  %a0_1 = load <2 x i64>, ptr @q5
  %a0_2 = load <2 x i64>, ptr @q9
  %a0_3 = load i8, ptr @b8
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.punpcklqd.q.128(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i64> %a0_2, i8 %a0_3)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <2 x i64> @llvm.x86.avx512.mask.punpcklqd.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)

; 163
define internal i64 @avx512_mask_punpcklw_d_512() {
  %a0_0 = load <32 x i16>, ptr @w5
  %a0_1 = load <32 x i16>, ptr @w1
  %a0_2 = load <32 x i16>, ptr @w0
  %a0_3 = load i32, ptr @d9
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.punpcklw.d.512(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i16> %a0_2, i32 %a0_3)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <32 x i16> @llvm.x86.avx512.mask.punpcklw.d.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)

; 164
define internal i64 @avx512_mask_pxor_d_256() {
  %a0_0 = load <8 x i32>, ptr @d6
  %a0_1 = load <8 x i32>, ptr @d4
  %a0_2 = load <8 x i32>, ptr @d2
  %a0_3 = load i8, ptr @b7
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pxor.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i32> %a0_2, i8 %a0_3)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x i32> @llvm.x86.avx512.mask.pxor.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)

; 165
define internal i64 @avx512_mask_pxor_q_512() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_1 = load <8 x i64>, ptr @q9
  %a0_2 = load <8 x i64>, ptr @q5
  %a0_3 = load i8, ptr @b6
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.pxor.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2, i8 %a0_3)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.pxor.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)

; 166
define internal i64 @avx512_mask_shuf_f32x4_256() {
  %a0_0 = load <8 x float>, ptr @s5
  %a0_1 = load <8 x float>, ptr @s8
  %a0_3 = load <8 x float>, ptr @s9
  %a0_4 = load i8, ptr @b7
  %r0 = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0_0, <8 x float> %a0_1, i32 128, <8 x float> %a0_3, i8 %a0_4)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float>, <8 x float>, i32, <8 x float>, i8)

; 167
define internal i64 @avx512_mask_shuf_f64x2_256() {
  %a0_0 = load <4 x double>, ptr @f8
  %a0_1 = load <4 x double>, ptr @f9
  %a0_3 = load <4 x double>, ptr @f4
  %a0_4 = load i8, ptr @b4
  %r0 = call <4 x double> @llvm.x86.avx512.mask.shuf.f64x2.256(<4 x double> %a0_0, <4 x double> %a0_1, i32 27, <4 x double> %a0_3, i8 %a0_4)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x double> @llvm.x86.avx512.mask.shuf.f64x2.256(<4 x double>, <4 x double>, i32, <4 x double>, i8)

; 168
define internal i64 @avx512_mask_shuf_i32x4() {
  %a0_0 = load <16 x i32>, ptr @d2
  %a0_1 = load <16 x i32>, ptr @d7
  %a0_3 = load <16 x i32>, ptr @d1
  %a0_4 = load i16, ptr @w5
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.shuf.i32x4(<16 x i32> %a0_0, <16 x i32> %a0_1, i32 32, <16 x i32> %a0_3, i16 %a0_4)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x i32> @llvm.x86.avx512.mask.shuf.i32x4(<16 x i32>, <16 x i32>, i32, <16 x i32>, i16)

; 169
define internal i64 @avx512_mask_shuf_i64x2() {
  %a0_0 = load <8 x i64>, ptr @q2
  %a0_1 = load <8 x i64>, ptr @q6
  %a0_3 = load <8 x i64>, ptr @q2
  %a0_4 = load i8, ptr @b7
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.shuf.i64x2(<8 x i64> %a0_0, <8 x i64> %a0_1, i32 16, <8 x i64> %a0_3, i8 %a0_4)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x i64> @llvm.x86.avx512.mask.shuf.i64x2(<8 x i64>, <8 x i64>, i32, <8 x i64>, i8)

; 170
define internal i64 @avx512_mask_shuf_pd_512() {
  %a0_0 = load <8 x double>, ptr @f2
  %a0_1 = load <8 x double>, ptr @f7
  %a0_3 = load <8 x double>, ptr @f9
  %a0_4 = load i8, ptr @b5
  %r0 = call <8 x double> @llvm.x86.avx512.mask.shuf.pd.512(<8 x double> %a0_0, <8 x double> %a0_1, i32 16, <8 x double> %a0_3, i8 %a0_4)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x double> @llvm.x86.avx512.mask.shuf.pd.512(<8 x double>, <8 x double>, i32, <8 x double>, i8)

; 171
define internal i64 @avx512_mask_shuf_ps_256() {
  %a0_0 = load <8 x float>, ptr @s1
  %a0_1 = load <8 x float>, ptr @s8
  %a0_3 = load <8 x float>, ptr @s7
  %a0_4 = load i8, ptr @b2
  %r0 = call <8 x float> @llvm.x86.avx512.mask.shuf.ps.256(<8 x float> %a0_0, <8 x float> %a0_1, i32 32, <8 x float> %a0_3, i8 %a0_4)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x float> @llvm.x86.avx512.mask.shuf.ps.256(<8 x float>, <8 x float>, i32, <8 x float>, i8)

; 172
define internal i64 @avx512_mask_sqrt_pd_512() {
  %a0_0 = load <8 x double>, ptr @f3
  %a0_1 = load <8 x double>, ptr @f4
  %a0_2 = load i8, ptr @b3
  %r0 = call <8 x double> @llvm.x86.avx512.mask.sqrt.pd.512(<8 x double> %a0_0, <8 x double> %a0_1, i8 %a0_2, i32 8)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x double> @llvm.x86.avx512.mask.sqrt.pd.512(<8 x double>, <8 x double>, i8, i32)

; 173
define internal i64 @avx512_mask_sqrt_ps_256() {
  %a0_0 = load <8 x float>, ptr @s5
  %a0_1 = load <8 x float>, ptr @s9
  %a0_2 = load i8, ptr @b6
  %r0 = call <8 x float> @llvm.x86.avx512.mask.sqrt.ps.256(<8 x float> %a0_0, <8 x float> %a0_1, i8 %a0_2)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <8 x float> @llvm.x86.avx512.mask.sqrt.ps.256(<8 x float>, <8 x float>, i8)

; 174
define internal i64 @avx512_mask_store_d_256() {
  %a0_1 = load <8 x i32>, ptr @d6
  %a0_2 = load i8, ptr @b1
  call void @llvm.x86.avx512.mask.store.d.256(ptr @out, <8 x i32> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.store.d.256(ptr, <8 x i32>, i8)

; 175
define internal i64 @avx512_mask_store_pd_512() {
  %a0_1 = load <8 x double>, ptr @f5
  %a0_2 = load i8, ptr @b0
  call void @llvm.x86.avx512.mask.store.pd.512(ptr @out, <8 x double> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.store.pd.512(ptr, <8 x double>, i8)

; 176
define internal i64 @avx512_mask_store_ps_256() {
  %a0_1 = load <8 x float>, ptr @s9
  %a0_2 = load i8, ptr @b3
  call void @llvm.x86.avx512.mask.store.ps.256(ptr @out, <8 x float> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.store.ps.256(ptr, <8 x float>, i8)

; 177
define internal i64 @avx512_mask_store_q_128() {
  %a0_1 = load <2 x i64>, ptr @q6
  %a0_2 = load i8, ptr @b9
  call void @llvm.x86.avx512.mask.store.q.128(ptr @out, <2 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.store.q.128(ptr, <2 x i64>, i8)

; 178
define internal i64 @avx512_mask_storeu_b_512() {
  %a0_1 = load <64 x i8>, ptr @b3
  %a0_2 = load i64, ptr @q8
  call void @llvm.x86.avx512.mask.storeu.b.512(ptr @out, <64 x i8> %a0_1, i64 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.storeu.b.512(ptr, <64 x i8>, i64)

; 179
define internal i64 @avx512_mask_storeu_d_512() {
  %a0_1 = load <16 x i32>, ptr @d3
  %a0_2 = load i16, ptr @w9
  call void @llvm.x86.avx512.mask.storeu.d.512(ptr @out, <16 x i32> %a0_1, i16 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.storeu.d.512(ptr, <16 x i32>, i16)

; 180
define internal i64 @avx512_mask_storeu_pd_256() {
  %a0_1 = load <4 x double>, ptr @f9
  %a0_2 = load i8, ptr @b9
  call void @llvm.x86.avx512.mask.storeu.pd.256(ptr @out, <4 x double> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.storeu.pd.256(ptr, <4 x double>, i8)

; 181
define internal i64 @avx512_mask_storeu_ps_128() {
  %a0_1 = load <4 x float>, ptr @s9
  %a0_2 = load i8, ptr @b3
  call void @llvm.x86.avx512.mask.storeu.ps.128(ptr @out, <4 x float> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.storeu.ps.128(ptr, <4 x float>, i8)

; 182
define internal i64 @avx512_mask_storeu_q_256() {
  %a0_1 = load <4 x i64>, ptr @q1
  %a0_2 = load i8, ptr @b5
  call void @llvm.x86.avx512.mask.storeu.q.256(ptr @out, <4 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.storeu.q.256(ptr, <4 x i64>, i8)

; 183
define internal i64 @avx512_mask_storeu_w_256() {
  %a0_1 = load <16 x i16>, ptr @w8
  %a0_2 = load i16, ptr @w4
  call void @llvm.x86.avx512.mask.storeu.w.256(ptr @out, <16 x i16> %a0_1, i16 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  ret i64 %h0
}
declare void @llvm.x86.avx512.mask.storeu.w.256(ptr, <16 x i16>, i16)

; 184
define internal i64 @avx512_mask_sub_ps_128() {
  %a0_0 = load <4 x float>, ptr @s2
  %a0_1 = load <4 x float>, ptr @s0
  %a0_2 = load <4 x float>, ptr @s6
  %a0_3 = load i8, ptr @b1
  %r0 = call <4 x float> @llvm.x86.avx512.mask.sub.ps.128(<4 x float> %a0_0, <4 x float> %a0_1, <4 x float> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  ret i64 %h0
}
declare <4 x float> @llvm.x86.avx512.mask.sub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)

; 185
define internal i64 @avx512_mask_ucmp_b_256() {
  %a0_0 = load <32 x i8>, ptr @b6
  %a0_1 = load <32 x i8>, ptr @b5
  %a0_3 = load i32, ptr @d8
  %r0 = call i32 @llvm.x86.avx512.mask.ucmp.b.256(<32 x i8> %a0_0, <32 x i8> %a0_1, i32 0, i32 %a0_3)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i32 @llvm.x86.avx512.mask.ucmp.b.256(<32 x i8>, <32 x i8>, i32, i32)

; 186
define internal i64 @avx512_mask_ucmp_d_256() {
  %a0_0 = load <8 x i32>, ptr @d8
  %a0_1 = load <8 x i32>, ptr @d8
  %a0_3 = load i8, ptr @b3
  %r0 = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0_0, <8 x i32> %a0_1, i32 5, i8 %a0_3)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32>, <8 x i32>, i32, i8)

; 187
define internal i64 @avx512_mask_ucmp_q_512() {
  %a0_0 = load <8 x i64>, ptr @q5
  %a0_1 = load <8 x i64>, ptr @q5
  %a0_3 = load i8, ptr @b8
  %r0 = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, i32 7, i8 %a0_3)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64>, <8 x i64>, i32, i8)

; 188
define internal i64 @avx512_mask_ucmp_w_128() {
  %a0_0 = load <8 x i16>, ptr @w8
  %a0_1 = load <8 x i16>, ptr @w5
  %a0_3 = load i8, ptr @b1
  %r0 = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0_0, <8 x i16> %a0_1, i32 6, i8 %a0_3)
  store i8 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  ret i64 %h0
}
declare i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16>, <8 x i16>, i32, i8)

; 189
define internal i64 @avx512_mask_unpckh_pd_512() {
  %a0_0 = load <8 x double>, ptr @f5
  %a0_1 = load <8 x double>, ptr @f1
  %a0_2 = load <8 x double>, ptr @f9
  %a0_3 = load i8, ptr @b5
  %r0 = call <8 x double> @llvm.x86.avx512.mask.unpckh.pd.512(<8 x double> %a0_0, <8 x double> %a0_1, <8 x double> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <8 x double> @llvm.x86.avx512.mask.unpckh.pd.512(<8 x double>, <8 x double>, <8 x double>, i8)

; 190
define internal i64 @avx512_mask_unpckh_ps_512() {
  %a0_0 = load <16 x float>, ptr @s6
  %a0_1 = load <16 x float>, ptr @s6
  %a0_2 = load <16 x float>, ptr @s7
  %a0_3 = load i16, ptr @w8
  %r0 = call <16 x float> @llvm.x86.avx512.mask.unpckh.ps.512(<16 x float> %a0_0, <16 x float> %a0_1, <16 x float> %a0_2, i16 %a0_3)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x float> @llvm.x86.avx512.mask.unpckh.ps.512(<16 x float>, <16 x float>, <16 x float>, i16)

; 191
define internal i64 @avx512_mask_unpckl_pd_256() {
  %a0_0 = load <4 x double>, ptr @f3
  %a0_1 = load <4 x double>, ptr @f8
  %a0_2 = load <4 x double>, ptr @f4
  %a0_3 = load i8, ptr @b3
  %r0 = call <4 x double> @llvm.x86.avx512.mask.unpckl.pd.256(<4 x double> %a0_0, <4 x double> %a0_1, <4 x double> %a0_2, i8 %a0_3)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  ret i64 %h0
}
declare <4 x double> @llvm.x86.avx512.mask.unpckl.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)

; 192
define internal i64 @avx512_mask_unpckl_ps_512() {
  %a0_0 = load <16 x float>, ptr @s0
  %a0_1 = load <16 x float>, ptr @s9
  %a0_2 = load <16 x float>, ptr @s3
  %a0_3 = load i16, ptr @w0
  %r0 = call <16 x float> @llvm.x86.avx512.mask.unpckl.ps.512(<16 x float> %a0_0, <16 x float> %a0_1, <16 x float> %a0_2, i16 %a0_3)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  ret i64 %h0
}
declare <16 x float> @llvm.x86.avx512.mask.unpckl.ps.512(<16 x float>, <16 x float>, <16 x float>, i16)

