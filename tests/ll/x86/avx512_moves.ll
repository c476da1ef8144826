; AVX-512: elements moved, made narrower, gathered and scattered.
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
@middle = alias i8, getelementptr (i8, ptr @out, i64 128)

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
@di0 = constant [64 x i8] c"\01\00\00\00\03\00\00\00\FC\FF\FF\FF\01\00\00\00\FD\FF\FF\FF\01\00\00\00\01\00\00\00\FD\FF\FF\FF\FC\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\01\00\00\00\FF\FF\FF\FF\03\00\00\00\FC\FF\FF\FF\03\00\00\00", align 64
@qi0 = constant [64 x i8] c"\FD\FF\FF\FF\FF\FF\FF\FF\FC\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\FD\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF", align 64
@di1 = constant [64 x i8] c"\00\00\00\00\02\00\00\00\FE\FF\FF\FF\00\00\00\00\00\00\00\00\03\00\00\00\FC\FF\FF\FF\FC\FF\FF\FF\01\00\00\00\FE\FF\FF\FF\03\00\00\00\03\00\00\00\FC\FF\FF\FF\FC\FF\FF\FF\FD\FF\FF\FF\FE\FF\FF\FF", align 64
@qi1 = constant [64 x i8] c"\02\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\03\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FD\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00", align 64

; The number of the first function whose result is another one.
; run: @different() == i32 0
define i32 @different() {
  br label %t1
t1:
  %r1 = call i64 @avx512_mask_compress_v16f32()
  %c1 = icmp eq i64 %r1, 7608534601878949016
  br i1 %c1, label %t2, label %different
t2:
  %r2 = call i64 @avx512_mask_compress_v32i16()
  %c2 = icmp eq i64 %r2, -5011463500181545753
  br i1 %c2, label %t3, label %different
t3:
  %r3 = call i64 @avx512_mask_compress_v8i32()
  %c3 = icmp eq i64 %r3, 2953153848339403490
  br i1 %c3, label %t4, label %different
t4:
  %r4 = call i64 @avx512_mask_compress_v16i8()
  %c4 = icmp eq i64 %r4, -7966174653967126188
  br i1 %c4, label %t5, label %different
t5:
  %r5 = call i64 @avx512_mask_compress_v4f64()
  %c5 = icmp eq i64 %r5, -3598401960713801732
  br i1 %c5, label %t6, label %different
t6:
  %r6 = call i64 @avx512_mask_compress_v8i64()
  %c6 = icmp eq i64 %r6, 5424127896482280896
  br i1 %c6, label %t7, label %different
t7:
  %r7 = call i64 @avx512_mask_expand_v4f32()
  %c7 = icmp eq i64 %r7, 2892542822540031005
  br i1 %c7, label %t8, label %different
t8:
  %r8 = call i64 @avx512_mask_expand_v8i16()
  %c8 = icmp eq i64 %r8, 217455587899035198
  br i1 %c8, label %t9, label %different
t9:
  %r9 = call i64 @avx512_mask_expand_v8i32()
  %c9 = icmp eq i64 %r9, 178152029638958260
  br i1 %c9, label %t10, label %different
t10:
  %r10 = call i64 @avx512_mask_expand_v64i8()
  %c10 = icmp eq i64 %r10, 7466600494199794048
  br i1 %c10, label %t11, label %different
t11:
  %r11 = call i64 @avx512_mask_expand_v4f64()
  %c11 = icmp eq i64 %r11, 8016086162971970157
  br i1 %c11, label %t12, label %different
t12:
  %r12 = call i64 @avx512_mask_expand_v2i64()
  %c12 = icmp eq i64 %r12, 4771133141262261065
  br i1 %c12, label %t13, label %different
t13:
  %r13 = call i64 @avx512_mask_gather_dpd_512()
  %c13 = icmp eq i64 %r13, 1158971027299069803
  br i1 %c13, label %t14, label %different
t14:
  %r14 = call i64 @avx512_mask_gather_dpi_512()
  %c14 = icmp eq i64 %r14, 3331142606437565322
  br i1 %c14, label %t15, label %different
t15:
  %r15 = call i64 @avx512_mask_gather_dpq_512()
  %c15 = icmp eq i64 %r15, 6934798931625907974
  br i1 %c15, label %t16, label %different
t16:
  %r16 = call i64 @avx512_mask_gather_dps_512()
  %c16 = icmp eq i64 %r16, 7916115570585816491
  br i1 %c16, label %t17, label %different
t17:
  %r17 = call i64 @avx512_mask_gather_qpd_512()
  %c17 = icmp eq i64 %r17, 7815198817333687574
  br i1 %c17, label %t18, label %different
t18:
  %r18 = call i64 @avx512_mask_gather_qpi_512()
  %c18 = icmp eq i64 %r18, -3876315090290946557
  br i1 %c18, label %t19, label %different
t19:
  %r19 = call i64 @avx512_mask_gather_qpq_512()
  %c19 = icmp eq i64 %r19, -7356877640990547062
  br i1 %c19, label %t20, label %different
t20:
  %r20 = call i64 @avx512_mask_gather_qps_512()
  %c20 = icmp eq i64 %r20, 1067670642876408351
  br i1 %c20, label %t21, label %different
t21:
  %r21 = call i64 @avx512_mask_gather3div2_df()
  %c21 = icmp eq i64 %r21, -7982263470402329021
  br i1 %c21, label %t22, label %different
t22:
  %r22 = call i64 @avx512_mask_gather3div2_di()
  %c22 = icmp eq i64 %r22, -756680540036773087
  br i1 %c22, label %t23, label %different
t23:
  %r23 = call i64 @avx512_mask_gather3div4_df()
  %c23 = icmp eq i64 %r23, 863538603280149019
  br i1 %c23, label %t24, label %different
t24:
  %r24 = call i64 @avx512_mask_gather3div4_di()
  %c24 = icmp eq i64 %r24, -7925360499014540068
  br i1 %c24, label %t25, label %different
t25:
  %r25 = call i64 @avx512_mask_gather3div4_sf()
  %c25 = icmp eq i64 %r25, -1264738108861841858
  br i1 %c25, label %t26, label %different
t26:
  %r26 = call i64 @avx512_mask_gather3div4_si()
  %c26 = icmp eq i64 %r26, 5809700140838662281
  br i1 %c26, label %t27, label %different
t27:
  %r27 = call i64 @avx512_mask_gather3div8_sf()
  %c27 = icmp eq i64 %r27, -8444803960666886009
  br i1 %c27, label %t28, label %different
t28:
  %r28 = call i64 @avx512_mask_gather3div8_si()
  %c28 = icmp eq i64 %r28, 7408773358854856325
  br i1 %c28, label %t29, label %different
t29:
  %r29 = call i64 @avx512_mask_gather3siv2_df()
  %c29 = icmp eq i64 %r29, -2759721408778951760
  br i1 %c29, label %t30, label %different
t30:
  %r30 = call i64 @avx512_mask_gather3siv2_di()
  %c30 = icmp eq i64 %r30, 5737532216648561054
  br i1 %c30, label %t31, label %different
t31:
  %r31 = call i64 @avx512_mask_gather3siv4_df()
  %c31 = icmp eq i64 %r31, -8104442242457807658
  br i1 %c31, label %t32, label %different
t32:
  %r32 = call i64 @avx512_mask_gather3siv4_di()
  %c32 = icmp eq i64 %r32, -3713609453558666611
  br i1 %c32, label %t33, label %different
t33:
  %r33 = call i64 @avx512_mask_gather3siv4_sf()
  %c33 = icmp eq i64 %r33, 5118183689263930355
  br i1 %c33, label %t34, label %different
t34:
  %r34 = call i64 @avx512_mask_gather3siv4_si()
  %c34 = icmp eq i64 %r34, 1491240828703724590
  br i1 %c34, label %t35, label %different
t35:
  %r35 = call i64 @avx512_mask_gather3siv8_sf()
  %c35 = icmp eq i64 %r35, -5125236686034149115
  br i1 %c35, label %t36, label %different
t36:
  %r36 = call i64 @avx512_mask_gather3siv8_si()
  %c36 = icmp eq i64 %r36, -5406965960255966951
  br i1 %c36, label %t37, label %different
t37:
  %r37 = call i64 @avx512_mask_pmov_db_512()
  %c37 = icmp eq i64 %r37, 6336264717001558418
  br i1 %c37, label %t38, label %different
t38:
  %r38 = call i64 @avx512_mask_pmov_db_mem_128()
  %c38 = icmp eq i64 %r38, -1266855852703085339
  br i1 %c38, label %t39, label %different
t39:
  %r39 = call i64 @avx512_mask_pmov_dw_256()
  %c39 = icmp eq i64 %r39, 2594877483598338321
  br i1 %c39, label %t40, label %different
t40:
  %r40 = call i64 @avx512_mask_pmov_dw_mem_256()
  %c40 = icmp eq i64 %r40, -7413951564005953260
  br i1 %c40, label %t41, label %different
t41:
  %r41 = call i64 @avx512_mask_pmov_qb_256()
  %c41 = icmp eq i64 %r41, -7236708837479254356
  br i1 %c41, label %t42, label %different
t42:
  %r42 = call i64 @avx512_mask_pmov_qb_mem_512()
  %c42 = icmp eq i64 %r42, 4785048477200157169
  br i1 %c42, label %t43, label %different
t43:
  %r43 = call i64 @avx512_mask_pmov_qd_128()
  %c43 = icmp eq i64 %r43, 4548153317531119514
  br i1 %c43, label %t44, label %different
t44:
  %r44 = call i64 @avx512_mask_pmov_qd_mem_256()
  %c44 = icmp eq i64 %r44, 3345853773111822747
  br i1 %c44, label %t45, label %different
t45:
  %r45 = call i64 @avx512_mask_pmov_qw_512()
  %c45 = icmp eq i64 %r45, 3808017156878880053
  br i1 %c45, label %t46, label %different
t46:
  %r46 = call i64 @avx512_mask_pmov_qw_mem_512()
  %c46 = icmp eq i64 %r46, -4344191054875634181
  br i1 %c46, label %t47, label %different
t47:
  %r47 = call i64 @avx512_mask_pmov_wb_128()
  %c47 = icmp eq i64 %r47, -2678370302444610945
  br i1 %c47, label %t48, label %different
t48:
  %r48 = call i64 @avx512_mask_pmov_wb_mem_256()
  %c48 = icmp eq i64 %r48, -4726280396408186297
  br i1 %c48, label %t49, label %different
t49:
  %r49 = call i64 @avx512_mask_pmovs_db_512()
  %c49 = icmp eq i64 %r49, -6114486939235765216
  br i1 %c49, label %t50, label %different
t50:
  %r50 = call i64 @avx512_mask_pmovs_db_mem_128()
  %c50 = icmp eq i64 %r50, 3530511771011084588
  br i1 %c50, label %t51, label %different
t51:
  %r51 = call i64 @avx512_mask_pmovs_dw_256()
  %c51 = icmp eq i64 %r51, 3376288985938328180
  br i1 %c51, label %t52, label %different
t52:
  %r52 = call i64 @avx512_mask_pmovs_dw_mem_256()
  %c52 = icmp eq i64 %r52, -6423855569649607890
  br i1 %c52, label %t53, label %different
t53:
  %r53 = call i64 @avx512_mask_pmovs_qb_512()
  %c53 = icmp eq i64 %r53, 6617840113655831548
  br i1 %c53, label %t54, label %different
t54:
  %r54 = call i64 @avx512_mask_pmovs_qb_mem_128()
  %c54 = icmp eq i64 %r54, 6201317968032126643
  br i1 %c54, label %t55, label %different
t55:
  %r55 = call i64 @avx512_mask_pmovs_qd_256()
  %c55 = icmp eq i64 %r55, 1594213859239840894
  br i1 %c55, label %t56, label %different
t56:
  %r56 = call i64 @avx512_mask_pmovs_qd_mem_128()
  %c56 = icmp eq i64 %r56, 7644760701604607425
  br i1 %c56, label %t57, label %different
t57:
  %r57 = call i64 @avx512_mask_pmovs_qw_256()
  %c57 = icmp eq i64 %r57, -2126752256407760802
  br i1 %c57, label %t58, label %different
t58:
  %r58 = call i64 @avx512_mask_pmovs_qw_mem_128()
  %c58 = icmp eq i64 %r58, 9140514537901564251
  br i1 %c58, label %t59, label %different
t59:
  %r59 = call i64 @avx512_mask_pmovs_wb_512()
  %c59 = icmp eq i64 %r59, -1006859989295776616
  br i1 %c59, label %t60, label %different
t60:
  %r60 = call i64 @avx512_mask_pmovs_wb_mem_512()
  %c60 = icmp eq i64 %r60, -6022268851753118955
  br i1 %c60, label %t61, label %different
t61:
  %r61 = call i64 @avx512_mask_pmovus_db_256()
  %c61 = icmp eq i64 %r61, -6534825746264988283
  br i1 %c61, label %t62, label %different
t62:
  %r62 = call i64 @avx512_mask_pmovus_db_mem_512()
  %c62 = icmp eq i64 %r62, -1233785320420214264
  br i1 %c62, label %t63, label %different
t63:
  %r63 = call i64 @avx512_mask_pmovus_dw_256()
  %c63 = icmp eq i64 %r63, 6675493659445694419
  br i1 %c63, label %t64, label %different
t64:
  %r64 = call i64 @avx512_mask_pmovus_dw_mem_512()
  %c64 = icmp eq i64 %r64, -8166371115497731519
  br i1 %c64, label %t65, label %different
t65:
  %r65 = call i64 @avx512_mask_pmovus_qb_256()
  %c65 = icmp eq i64 %r65, -1825987101594289503
  br i1 %c65, label %t66, label %different
t66:
  %r66 = call i64 @avx512_mask_pmovus_qb_mem_512()
  %c66 = icmp eq i64 %r66, -8921138611251050436
  br i1 %c66, label %t67, label %different
t67:
  %r67 = call i64 @avx512_mask_pmovus_qd_512()
  %c67 = icmp eq i64 %r67, -1934211626847632682
  br i1 %c67, label %t68, label %different
t68:
  %r68 = call i64 @avx512_mask_pmovus_qd_mem_256()
  %c68 = icmp eq i64 %r68, -1595705813067461372
  br i1 %c68, label %t69, label %different
t69:
  %r69 = call i64 @avx512_mask_pmovus_qw_256()
  %c69 = icmp eq i64 %r69, 7340969307105507250
  br i1 %c69, label %t70, label %different
t70:
  %r70 = call i64 @avx512_mask_pmovus_qw_mem_512()
  %c70 = icmp eq i64 %r70, -517556427888818512
  br i1 %c70, label %t71, label %different
t71:
  %r71 = call i64 @avx512_mask_pmovus_wb_512()
  %c71 = icmp eq i64 %r71, -4278040521461519731
  br i1 %c71, label %t72, label %different
t72:
  %r72 = call i64 @avx512_mask_pmovus_wb_mem_256()
  %c72 = icmp eq i64 %r72, -8862294652582220137
  br i1 %c72, label %t73, label %different
t73:
  %r73 = call i64 @avx512_mask_scatter_dpd_512()
  %c73 = icmp eq i64 %r73, -4313202087241925189
  br i1 %c73, label %t74, label %different
t74:
  %r74 = call i64 @avx512_mask_scatter_dpi_512()
  %c74 = icmp eq i64 %r74, 3627658953471572150
  br i1 %c74, label %t75, label %different
t75:
  %r75 = call i64 @avx512_mask_scatter_dpq_512()
  %c75 = icmp eq i64 %r75, -2801651256841364263
  br i1 %c75, label %t76, label %different
t76:
  %r76 = call i64 @avx512_mask_scatter_dps_512()
  %c76 = icmp eq i64 %r76, -5802251917555747459
  br i1 %c76, label %t77, label %different
t77:
  %r77 = call i64 @avx512_mask_scatter_qpd_512()
  %c77 = icmp eq i64 %r77, 0
  br i1 %c77, label %t78, label %different
t78:
  %r78 = call i64 @avx512_mask_scatter_qpi_512()
  %c78 = icmp eq i64 %r78, -1245303566551623569
  br i1 %c78, label %t79, label %different
t79:
  %r79 = call i64 @avx512_mask_scatter_qpq_512()
  %c79 = icmp eq i64 %r79, 8470926274378258364
  br i1 %c79, label %t80, label %different
t80:
  %r80 = call i64 @avx512_mask_scatter_qps_512()
  %c80 = icmp eq i64 %r80, -6654125661759640858
  br i1 %c80, label %t81, label %different
t81:
  %r81 = call i64 @avx512_mask_scatterdiv2_df()
  %c81 = icmp eq i64 %r81, 0
  br i1 %c81, label %t82, label %different
t82:
  %r82 = call i64 @avx512_mask_scatterdiv2_di()
  %c82 = icmp eq i64 %r82, 0
  br i1 %c82, label %t83, label %different
t83:
  %r83 = call i64 @avx512_mask_scatterdiv4_df()
  %c83 = icmp eq i64 %r83, 0
  br i1 %c83, label %t84, label %different
t84:
  %r84 = call i64 @avx512_mask_scatterdiv4_di()
  %c84 = icmp eq i64 %r84, 7355486639082752348
  br i1 %c84, label %t85, label %different
t85:
  %r85 = call i64 @avx512_mask_scatterdiv4_sf()
  %c85 = icmp eq i64 %r85, 0
  br i1 %c85, label %t86, label %different
t86:
  %r86 = call i64 @avx512_mask_scatterdiv4_si()
  %c86 = icmp eq i64 %r86, 0
  br i1 %c86, label %t87, label %different
t87:
  %r87 = call i64 @avx512_mask_scatterdiv8_sf()
  %c87 = icmp eq i64 %r87, 276652032
  br i1 %c87, label %t88, label %different
t88:
  %r88 = call i64 @avx512_mask_scatterdiv8_si()
  %c88 = icmp eq i64 %r88, 534159360
  br i1 %c88, label %t89, label %different
t89:
  %r89 = call i64 @avx512_mask_scattersiv2_df()
  %c89 = icmp eq i64 %r89, 0
  br i1 %c89, label %t90, label %different
t90:
  %r90 = call i64 @avx512_mask_scattersiv2_di()
  %c90 = icmp eq i64 %r90, 0
  br i1 %c90, label %t91, label %different
t91:
  %r91 = call i64 @avx512_mask_scattersiv4_df()
  %c91 = icmp eq i64 %r91, 0
  br i1 %c91, label %t92, label %different
t92:
  %r92 = call i64 @avx512_mask_scattersiv4_di()
  %c92 = icmp eq i64 %r92, 3507403224123715456
  br i1 %c92, label %t93, label %different
t93:
  %r93 = call i64 @avx512_mask_scattersiv4_sf()
  %c93 = icmp eq i64 %r93, -2896154115739551569
  br i1 %c93, label %t94, label %different
t94:
  %r94 = call i64 @avx512_mask_scattersiv4_si()
  %c94 = icmp eq i64 %r94, -3857974143430024910
  br i1 %c94, label %t95, label %different
t95:
  %r95 = call i64 @avx512_mask_scattersiv8_sf()
  %c95 = icmp eq i64 %r95, -3618371623650508822
  br i1 %c95, label %t96, label %different
t96:
  %r96 = call i64 @avx512_mask_scattersiv8_si()
  %c96 = icmp eq i64 %r96, 8754743808608139783
  br i1 %c96, label %t97, label %different
t97:
  %r97 = call i64 @avx512_permvar_df_256()
  %c97 = icmp eq i64 %r97, 8377176183520835222
  br i1 %c97, label %t98, label %different
t98:
  %r98 = call i64 @avx512_permvar_di_512()
  %c98 = icmp eq i64 %r98, 1641952054965019156
  br i1 %c98, label %t99, label %different
t99:
  %r99 = call i64 @avx512_permvar_hi_512()
  %c99 = icmp eq i64 %r99, -7203107077302982003
  br i1 %c99, label %t100, label %different
t100:
  %r100 = call i64 @avx512_permvar_qi_512()
  %c100 = icmp eq i64 %r100, 5531109501137822544
  br i1 %c100, label %t101, label %different
t101:
  %r101 = call i64 @avx512_permvar_sf_512()
  %c101 = icmp eq i64 %r101, -1583426448784554696
  br i1 %c101, label %t102, label %different
t102:
  %r102 = call i64 @avx512_permvar_si_512()
  %c102 = icmp eq i64 %r102, 5922525769848276945
  br i1 %c102, label %t103, label %different
t103:
  %r103 = call i64 @avx512_vpermi2var_d_128()
  %c103 = icmp eq i64 %r103, -6815390458143316117
  br i1 %c103, label %t104, label %different
t104:
  %r104 = call i64 @avx512_vpermi2var_hi_256()
  %c104 = icmp eq i64 %r104, 8985540749187513798
  br i1 %c104, label %t105, label %different
t105:
  %r105 = call i64 @avx512_vpermi2var_pd_128()
  %c105 = icmp eq i64 %r105, -2949639401983857793
  br i1 %c105, label %t106, label %different
t106:
  %r106 = call i64 @avx512_vpermi2var_ps_256()
  %c106 = icmp eq i64 %r106, -2611909792576111426
  br i1 %c106, label %t107, label %different
t107:
  %r107 = call i64 @avx512_vpermi2var_q_512()
  %c107 = icmp eq i64 %r107, -612168648196393661
  br i1 %c107, label %t108, label %different
t108:
  %r108 = call i64 @avx512_vpermi2var_qi_128()
  %c108 = icmp eq i64 %r108, -1596910456511267586
  br i1 %c108, label %t109, label %different
t109:
  %r109 = call i64 @avx512_vpermilvar_pd_512()
  %c109 = icmp eq i64 %r109, 4420887835727180868
  br i1 %c109, label %t110, label %different
t110:
  %r110 = call i64 @avx512_vpermilvar_ps_512()
  %c110 = icmp eq i64 %r110, -4418219973043500685
  br i1 %c110, label %t111, label %different
t111:
  ret i32 0
different:
  %n = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ]
  ret i32 %n
}

; 1
define internal i64 @avx512_mask_compress_v16f32() {
  %a0_0 = load <16 x float>, ptr @s9
  %a0_1 = load <16 x float>, ptr @s3
  %m0_2 = load i16, ptr @b3
  %n0_2 = bitcast i16 %m0_2 to <16 x i1>
  %a0_2 = shufflevector <16 x i1> %n0_2, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r0 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %a0_0, <16 x float> %a0_1, <16 x i1> %a0_2)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x float>, ptr @s9
  %a1_1 = load <16 x float>, ptr @s0
  %m1_2 = load i16, ptr @b0
  %n1_2 = bitcast i16 %m1_2 to <16 x i1>
  %a1_2 = shufflevector <16 x i1> %n1_2, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r1 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %a1_0, <16 x float> %a1_1, <16 x i1> %a1_2)
  %u1 = fcmp uno <16 x float> %r1, %r1
  %v1 = select <16 x i1> %u1, <16 x float> splat (float 1.25), <16 x float> %r1
  store <16 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float>, <16 x float>, <16 x i1>)

; 2
define internal i64 @avx512_mask_compress_v32i16() {
  %a0_0 = load <32 x i16>, ptr @w6
  %a0_1 = load <32 x i16>, ptr @w2
  %m0_2 = load i32, ptr @b8
  %n0_2 = bitcast i32 %m0_2 to <32 x i1>
  %a0_2 = shufflevector <32 x i1> %n0_2, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r0 = call <32 x i16> @llvm.x86.avx512.mask.compress.v32i16(<32 x i16> %a0_0, <32 x i16> %a0_1, <32 x i1> %a0_2)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w6
  %a1_1 = load <32 x i16>, ptr @w9
  %m1_2 = load i32, ptr @b0
  %n1_2 = bitcast i32 %m1_2 to <32 x i1>
  %a1_2 = shufflevector <32 x i1> %n1_2, <32 x i1> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %r1 = call <32 x i16> @llvm.x86.avx512.mask.compress.v32i16(<32 x i16> %a1_0, <32 x i16> %a1_1, <32 x i1> %a1_2)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.mask.compress.v32i16(<32 x i16>, <32 x i16>, <32 x i1>)

; 3
define internal i64 @avx512_mask_compress_v8i32() {
  %a0_0 = load <8 x i32>, ptr @d5
  %a0_1 = load <8 x i32>, ptr @d3
  %m0_2 = load i8, ptr @b6
  %n0_2 = bitcast i8 %m0_2 to <8 x i1>
  %a0_2 = shufflevector <8 x i1> %n0_2, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.compress.v8i32(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i1> %a0_2)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d9
  %a1_1 = load <8 x i32>, ptr @d6
  %m1_2 = load i8, ptr @b6
  %n1_2 = bitcast i8 %m1_2 to <8 x i1>
  %a1_2 = shufflevector <8 x i1> %n1_2, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i32> @llvm.x86.avx512.mask.compress.v8i32(<8 x i32> %a1_0, <8 x i32> %a1_1, <8 x i1> %a1_2)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx512.mask.compress.v8i32(<8 x i32>, <8 x i32>, <8 x i1>)

; 4
define internal i64 @avx512_mask_compress_v16i8() {
  %a0_0 = load <16 x i8>, ptr @b9
  %a0_1 = load <16 x i8>, ptr @b7
  %m0_2 = load i16, ptr @b0
  %n0_2 = bitcast i16 %m0_2 to <16 x i1>
  %a0_2 = shufflevector <16 x i1> %n0_2, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.compress.v16i8(<16 x i8> %a0_0, <16 x i8> %a0_1, <16 x i1> %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b9
  %a1_1 = load <16 x i8>, ptr @b0
  %m1_2 = load i16, ptr @b9
  %n1_2 = bitcast i16 %m1_2 to <16 x i1>
  %a1_2 = shufflevector <16 x i1> %n1_2, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r1 = call <16 x i8> @llvm.x86.avx512.mask.compress.v16i8(<16 x i8> %a1_0, <16 x i8> %a1_1, <16 x i1> %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.mask.compress.v16i8(<16 x i8>, <16 x i8>, <16 x i1>)

; 5
define internal i64 @avx512_mask_compress_v4f64() {
  %a0_0 = load <4 x double>, ptr @f3
  %a0_1 = load <4 x double>, ptr @f0
  %m0_2 = load i8, ptr @b1
  %n0_2 = bitcast i8 %m0_2 to <8 x i1>
  %a0_2 = shufflevector <8 x i1> %n0_2, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x double> @llvm.x86.avx512.mask.compress.v4f64(<4 x double> %a0_0, <4 x double> %a0_1, <4 x i1> %a0_2)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f2
  %a1_1 = load <4 x double>, ptr @f5
  %m1_2 = load i8, ptr @b0
  %n1_2 = bitcast i8 %m1_2 to <8 x i1>
  %a1_2 = shufflevector <8 x i1> %n1_2, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x double> @llvm.x86.avx512.mask.compress.v4f64(<4 x double> %a1_0, <4 x double> %a1_1, <4 x i1> %a1_2)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx512.mask.compress.v4f64(<4 x double>, <4 x double>, <4 x i1>)

; 6
define internal i64 @avx512_mask_compress_v8i64() {
  %a0_0 = load <8 x i64>, ptr @q3
  %a0_1 = load <8 x i64>, ptr @q9
  %m0_2 = load i8, ptr @b4
  %n0_2 = bitcast i8 %m0_2 to <8 x i1>
  %a0_2 = shufflevector <8 x i1> %n0_2, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i1> %a0_2)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q8
  %a1_1 = load <8 x i64>, ptr @q8
  %m1_2 = load i8, ptr @b9
  %n1_2 = bitcast i8 %m1_2 to <8 x i1>
  %a1_2 = shufflevector <8 x i1> %n1_2, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64> %a1_0, <8 x i64> %a1_1, <8 x i1> %a1_2)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64>, <8 x i64>, <8 x i1>)

; 7
define internal i64 @avx512_mask_expand_v4f32() {
  %a0_0 = load <4 x float>, ptr @s7
  %a0_1 = load <4 x float>, ptr @s3
  %m0_2 = load i8, ptr @b9
  %n0_2 = bitcast i8 %m0_2 to <8 x i1>
  %a0_2 = shufflevector <8 x i1> %n0_2, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x float> @llvm.x86.avx512.mask.expand.v4f32(<4 x float> %a0_0, <4 x float> %a0_1, <4 x i1> %a0_2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s9
  %a1_1 = load <4 x float>, ptr @s0
  %m1_2 = load i8, ptr @b0
  %n1_2 = bitcast i8 %m1_2 to <8 x i1>
  %a1_2 = shufflevector <8 x i1> %n1_2, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x float> @llvm.x86.avx512.mask.expand.v4f32(<4 x float> %a1_0, <4 x float> %a1_1, <4 x i1> %a1_2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.avx512.mask.expand.v4f32(<4 x float>, <4 x float>, <4 x i1>)

; 8
define internal i64 @avx512_mask_expand_v8i16() {
  %a0_0 = load <8 x i16>, ptr @w0
  %a0_1 = load <8 x i16>, ptr @w3
  %m0_2 = load i8, ptr @b1
  %n0_2 = bitcast i8 %m0_2 to <8 x i1>
  %a0_2 = shufflevector <8 x i1> %n0_2, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.expand.v8i16(<8 x i16> %a0_0, <8 x i16> %a0_1, <8 x i1> %a0_2)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w4
  %a1_1 = load <8 x i16>, ptr @w2
  %m1_2 = load i8, ptr @b3
  %n1_2 = bitcast i8 %m1_2 to <8 x i1>
  %a1_2 = shufflevector <8 x i1> %n1_2, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i16> @llvm.x86.avx512.mask.expand.v8i16(<8 x i16> %a1_0, <8 x i16> %a1_1, <8 x i1> %a1_2)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.mask.expand.v8i16(<8 x i16>, <8 x i16>, <8 x i1>)

; 9
define internal i64 @avx512_mask_expand_v8i32() {
  %a0_0 = load <8 x i32>, ptr @d6
  %a0_1 = load <8 x i32>, ptr @d6
  %m0_2 = load i8, ptr @b4
  %n0_2 = bitcast i8 %m0_2 to <8 x i1>
  %a0_2 = shufflevector <8 x i1> %n0_2, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.expand.v8i32(<8 x i32> %a0_0, <8 x i32> %a0_1, <8 x i1> %a0_2)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d2
  %a1_1 = load <8 x i32>, ptr @d6
  %m1_2 = load i8, ptr @b4
  %n1_2 = bitcast i8 %m1_2 to <8 x i1>
  %a1_2 = shufflevector <8 x i1> %n1_2, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i32> @llvm.x86.avx512.mask.expand.v8i32(<8 x i32> %a1_0, <8 x i32> %a1_1, <8 x i1> %a1_2)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx512.mask.expand.v8i32(<8 x i32>, <8 x i32>, <8 x i1>)

; 10
define internal i64 @avx512_mask_expand_v64i8() {
  %a0_0 = load <64 x i8>, ptr @b8
  %a0_1 = load <64 x i8>, ptr @b5
  %m0_2 = load i64, ptr @b1
  %n0_2 = bitcast i64 %m0_2 to <64 x i1>
  %a0_2 = shufflevector <64 x i1> %n0_2, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %r0 = call <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8> %a0_0, <64 x i8> %a0_1, <64 x i1> %a0_2)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <64 x i8>, ptr @b6
  %a1_1 = load <64 x i8>, ptr @b1
  %m1_2 = load i64, ptr @b0
  %n1_2 = bitcast i64 %m1_2 to <64 x i1>
  %a1_2 = shufflevector <64 x i1> %n1_2, <64 x i1> poison, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %r1 = call <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8> %a1_0, <64 x i8> %a1_1, <64 x i1> %a1_2)
  store <64 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <64 x i8> @llvm.x86.avx512.mask.expand.v64i8(<64 x i8>, <64 x i8>, <64 x i1>)

; 11
define internal i64 @avx512_mask_expand_v4f64() {
  %a0_0 = load <4 x double>, ptr @f1
  %a0_1 = load <4 x double>, ptr @f0
  %m0_2 = load i8, ptr @b4
  %n0_2 = bitcast i8 %m0_2 to <8 x i1>
  %a0_2 = shufflevector <8 x i1> %n0_2, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x double> @llvm.x86.avx512.mask.expand.v4f64(<4 x double> %a0_0, <4 x double> %a0_1, <4 x i1> %a0_2)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f4
  %a1_1 = load <4 x double>, ptr @f9
  %m1_2 = load i8, ptr @b8
  %n1_2 = bitcast i8 %m1_2 to <8 x i1>
  %a1_2 = shufflevector <8 x i1> %n1_2, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x double> @llvm.x86.avx512.mask.expand.v4f64(<4 x double> %a1_0, <4 x double> %a1_1, <4 x i1> %a1_2)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx512.mask.expand.v4f64(<4 x double>, <4 x double>, <4 x i1>)

; 12
define internal i64 @avx512_mask_expand_v2i64() {
  %a0_0 = load <2 x i64>, ptr @q5
  %a0_1 = load <2 x i64>, ptr @q6
  %m0_2 = load i8, ptr @b1
  %n0_2 = bitcast i8 %m0_2 to <8 x i1>
  %a0_2 = shufflevector <8 x i1> %n0_2, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64> %a0_0, <2 x i64> %a0_1, <2 x i1> %a0_2)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q4
  %a1_1 = load <2 x i64>, ptr @q8
  %m1_2 = load i8, ptr @b2
  %n1_2 = bitcast i8 %m1_2 to <8 x i1>
  %a1_2 = shufflevector <8 x i1> %n1_2, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r1 = call <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64> %a1_0, <2 x i64> %a1_1, <2 x i1> %a1_2)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.avx512.mask.expand.v2i64(<2 x i64>, <2 x i64>, <2 x i1>)

; 13
define internal i64 @avx512_mask_gather_dpd_512() {
  %a0_0 = load <8 x double>, ptr @f0
  %a0_2 = load <8 x i32>, ptr @di1
  %m0_3 = load i8, ptr @b2
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x double> @llvm.x86.avx512.mask.gather.dpd.512(<8 x double> %a0_0, ptr @middle, <8 x i32> %a0_2, <8 x i1> %a0_3, i32 2)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x double>, ptr @f3
  %a1_2 = load <8 x i32>, ptr @di0
  %m1_3 = load i8, ptr @b9
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x double> @llvm.x86.avx512.mask.gather.dpd.512(<8 x double> %a1_0, ptr @middle, <8 x i32> %a1_2, <8 x i1> %a1_3, i32 4)
  %u1 = fcmp uno <8 x double> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x double> splat (double 1.25), <8 x double> %r1
  store <8 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x double> @llvm.x86.avx512.mask.gather.dpd.512(<8 x double>, ptr, <8 x i32>, <8 x i1>, i32)

; 14
define internal i64 @avx512_mask_gather_dpi_512() {
  %a0_0 = load <16 x i32>, ptr @d7
  %a0_2 = load <16 x i32>, ptr @di0
  %m0_3 = load i16, ptr @b0
  %n0_3 = bitcast i16 %m0_3 to <16 x i1>
  %a0_3 = shufflevector <16 x i1> %n0_3, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r0 = call <16 x i32> @llvm.x86.avx512.mask.gather.dpi.512(<16 x i32> %a0_0, ptr @middle, <16 x i32> %a0_2, <16 x i1> %a0_3, i32 1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d1
  %a1_2 = load <16 x i32>, ptr @di0
  %m1_3 = load i16, ptr @b7
  %n1_3 = bitcast i16 %m1_3 to <16 x i1>
  %a1_3 = shufflevector <16 x i1> %n1_3, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r1 = call <16 x i32> @llvm.x86.avx512.mask.gather.dpi.512(<16 x i32> %a1_0, ptr @middle, <16 x i32> %a1_2, <16 x i1> %a1_3, i32 4)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.mask.gather.dpi.512(<16 x i32>, ptr, <16 x i32>, <16 x i1>, i32)

; 15
define internal i64 @avx512_mask_gather_dpq_512() {
  %a0_0 = load <8 x i64>, ptr @q8
  %a0_2 = load <8 x i32>, ptr @di0
  %m0_3 = load i8, ptr @b9
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.gather.dpq.512(<8 x i64> %a0_0, ptr @middle, <8 x i32> %a0_2, <8 x i1> %a0_3, i32 4)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q6
  %a1_2 = load <8 x i32>, ptr @di0
  %m1_3 = load i8, ptr @b5
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i64> @llvm.x86.avx512.mask.gather.dpq.512(<8 x i64> %a1_0, ptr @middle, <8 x i32> %a1_2, <8 x i1> %a1_3, i32 8)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.mask.gather.dpq.512(<8 x i64>, ptr, <8 x i32>, <8 x i1>, i32)

; 16
define internal i64 @avx512_mask_gather_dps_512() {
  %a0_0 = load <16 x float>, ptr @s5
  %a0_2 = load <16 x i32>, ptr @di0
  %m0_3 = load i16, ptr @b2
  %n0_3 = bitcast i16 %m0_3 to <16 x i1>
  %a0_3 = shufflevector <16 x i1> %n0_3, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r0 = call <16 x float> @llvm.x86.avx512.mask.gather.dps.512(<16 x float> %a0_0, ptr @middle, <16 x i32> %a0_2, <16 x i1> %a0_3, i32 1)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x float>, ptr @s5
  %a1_2 = load <16 x i32>, ptr @di0
  %m1_3 = load i16, ptr @b1
  %n1_3 = bitcast i16 %m1_3 to <16 x i1>
  %a1_3 = shufflevector <16 x i1> %n1_3, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %r1 = call <16 x float> @llvm.x86.avx512.mask.gather.dps.512(<16 x float> %a1_0, ptr @middle, <16 x i32> %a1_2, <16 x i1> %a1_3, i32 2)
  %u1 = fcmp uno <16 x float> %r1, %r1
  %v1 = select <16 x i1> %u1, <16 x float> splat (float 1.25), <16 x float> %r1
  store <16 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x float> @llvm.x86.avx512.mask.gather.dps.512(<16 x float>, ptr, <16 x i32>, <16 x i1>, i32)

; 17
define internal i64 @avx512_mask_gather_qpd_512() {
  %a0_0 = load <8 x double>, ptr @f8
  %a0_2 = load <8 x i64>, ptr @qi1
  %m0_3 = load i8, ptr @b2
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x double> @llvm.x86.avx512.mask.gather.qpd.512(<8 x double> %a0_0, ptr @middle, <8 x i64> %a0_2, <8 x i1> %a0_3, i32 1)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x double>, ptr @f5
  %a1_2 = load <8 x i64>, ptr @qi1
  %m1_3 = load i8, ptr @b4
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x double> @llvm.x86.avx512.mask.gather.qpd.512(<8 x double> %a1_0, ptr @middle, <8 x i64> %a1_2, <8 x i1> %a1_3, i32 2)
  %u1 = fcmp uno <8 x double> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x double> splat (double 1.25), <8 x double> %r1
  store <8 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x double> @llvm.x86.avx512.mask.gather.qpd.512(<8 x double>, ptr, <8 x i64>, <8 x i1>, i32)

; 18
define internal i64 @avx512_mask_gather_qpi_512() {
  %a0_0 = load <8 x i32>, ptr @d9
  %a0_2 = load <8 x i64>, ptr @qi1
  %m0_3 = load i8, ptr @b5
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.gather.qpi.512(<8 x i32> %a0_0, ptr @middle, <8 x i64> %a0_2, <8 x i1> %a0_3, i32 8)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d5
  %a1_2 = load <8 x i64>, ptr @qi0
  %m1_3 = load i8, ptr @b2
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i32> @llvm.x86.avx512.mask.gather.qpi.512(<8 x i32> %a1_0, ptr @middle, <8 x i64> %a1_2, <8 x i1> %a1_3, i32 1)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx512.mask.gather.qpi.512(<8 x i32>, ptr, <8 x i64>, <8 x i1>, i32)

; 19
define internal i64 @avx512_mask_gather_qpq_512() {
  %a0_0 = load <8 x i64>, ptr @q1
  %a0_2 = load <8 x i64>, ptr @qi1
  %m0_3 = load i8, ptr @b5
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i64> @llvm.x86.avx512.mask.gather.qpq.512(<8 x i64> %a0_0, ptr @middle, <8 x i64> %a0_2, <8 x i1> %a0_3, i32 4)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q5
  %a1_2 = load <8 x i64>, ptr @qi0
  %m1_3 = load i8, ptr @b0
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i64> @llvm.x86.avx512.mask.gather.qpq.512(<8 x i64> %a1_0, ptr @middle, <8 x i64> %a1_2, <8 x i1> %a1_3, i32 8)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.mask.gather.qpq.512(<8 x i64>, ptr, <8 x i64>, <8 x i1>, i32)

; 20
define internal i64 @avx512_mask_gather_qps_512() {
  %a0_0 = load <8 x float>, ptr @s4
  %a0_2 = load <8 x i64>, ptr @qi0
  %m0_3 = load i8, ptr @b2
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x float> @llvm.x86.avx512.mask.gather.qps.512(<8 x float> %a0_0, ptr @middle, <8 x i64> %a0_2, <8 x i1> %a0_3, i32 2)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s5
  %a1_2 = load <8 x i64>, ptr @qi0
  %m1_3 = load i8, ptr @b0
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x float> @llvm.x86.avx512.mask.gather.qps.512(<8 x float> %a1_0, ptr @middle, <8 x i64> %a1_2, <8 x i1> %a1_3, i32 2)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx512.mask.gather.qps.512(<8 x float>, ptr, <8 x i64>, <8 x i1>, i32)

; 21
define internal i64 @avx512_mask_gather3div2_df() {
  %a0_0 = load <2 x double>, ptr @f5
  %a0_2 = load <2 x i64>, ptr @qi1
  %m0_3 = load i8, ptr @b0
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r0 = call <2 x double> @llvm.x86.avx512.mask.gather3div2.df(<2 x double> %a0_0, ptr @middle, <2 x i64> %a0_2, <2 x i1> %a0_3, i32 4)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f9
  %a1_2 = load <2 x i64>, ptr @qi0
  %m1_3 = load i8, ptr @b8
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r1 = call <2 x double> @llvm.x86.avx512.mask.gather3div2.df(<2 x double> %a1_0, ptr @middle, <2 x i64> %a1_2, <2 x i1> %a1_3, i32 8)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.avx512.mask.gather3div2.df(<2 x double>, ptr, <2 x i64>, <2 x i1>, i32)

; 22
define internal i64 @avx512_mask_gather3div2_di() {
  %a0_0 = load <2 x i64>, ptr @q3
  %a0_2 = load <2 x i64>, ptr @qi1
  %m0_3 = load i8, ptr @b4
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.gather3div2.di(<2 x i64> %a0_0, ptr @middle, <2 x i64> %a0_2, <2 x i1> %a0_3, i32 8)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q2
  %a1_2 = load <2 x i64>, ptr @qi0
  %m1_3 = load i8, ptr @b8
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r1 = call <2 x i64> @llvm.x86.avx512.mask.gather3div2.di(<2 x i64> %a1_0, ptr @middle, <2 x i64> %a1_2, <2 x i1> %a1_3, i32 4)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.avx512.mask.gather3div2.di(<2 x i64>, ptr, <2 x i64>, <2 x i1>, i32)

; 23
define internal i64 @avx512_mask_gather3div4_df() {
  %a0_0 = load <4 x double>, ptr @f2
  %a0_2 = load <4 x i64>, ptr @qi0
  %m0_3 = load i8, ptr @b7
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x double> @llvm.x86.avx512.mask.gather3div4.df(<4 x double> %a0_0, ptr @middle, <4 x i64> %a0_2, <4 x i1> %a0_3, i32 8)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f7
  %a1_2 = load <4 x i64>, ptr @qi1
  %m1_3 = load i8, ptr @b3
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x double> @llvm.x86.avx512.mask.gather3div4.df(<4 x double> %a1_0, ptr @middle, <4 x i64> %a1_2, <4 x i1> %a1_3, i32 1)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx512.mask.gather3div4.df(<4 x double>, ptr, <4 x i64>, <4 x i1>, i32)

; 24
define internal i64 @avx512_mask_gather3div4_di() {
  %a0_0 = load <4 x i64>, ptr @q6
  %a0_2 = load <4 x i64>, ptr @qi0
  %m0_3 = load i8, ptr @b5
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.gather3div4.di(<4 x i64> %a0_0, ptr @middle, <4 x i64> %a0_2, <4 x i1> %a0_3, i32 8)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q3
  %a1_2 = load <4 x i64>, ptr @qi0
  %m1_3 = load i8, ptr @b5
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x i64> @llvm.x86.avx512.mask.gather3div4.di(<4 x i64> %a1_0, ptr @middle, <4 x i64> %a1_2, <4 x i1> %a1_3, i32 1)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx512.mask.gather3div4.di(<4 x i64>, ptr, <4 x i64>, <4 x i1>, i32)

; 25
define internal i64 @avx512_mask_gather3div4_sf() {
  %a0_0 = load <4 x float>, ptr @s6
  %a0_2 = load <2 x i64>, ptr @qi1
  %m0_3 = load i8, ptr @b8
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r0 = call <4 x float> @llvm.x86.avx512.mask.gather3div4.sf(<4 x float> %a0_0, ptr @middle, <2 x i64> %a0_2, <2 x i1> %a0_3, i32 4)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s3
  %a1_2 = load <2 x i64>, ptr @qi1
  %m1_3 = load i8, ptr @b5
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r1 = call <4 x float> @llvm.x86.avx512.mask.gather3div4.sf(<4 x float> %a1_0, ptr @middle, <2 x i64> %a1_2, <2 x i1> %a1_3, i32 2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.avx512.mask.gather3div4.sf(<4 x float>, ptr, <2 x i64>, <2 x i1>, i32)

; 26
define internal i64 @avx512_mask_gather3div4_si() {
  %a0_0 = load <4 x i32>, ptr @d9
  %a0_2 = load <2 x i64>, ptr @qi0
  %m0_3 = load i8, ptr @b0
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.gather3div4.si(<4 x i32> %a0_0, ptr @middle, <2 x i64> %a0_2, <2 x i1> %a0_3, i32 1)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d2
  %a1_2 = load <2 x i64>, ptr @qi1
  %m1_3 = load i8, ptr @b9
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r1 = call <4 x i32> @llvm.x86.avx512.mask.gather3div4.si(<4 x i32> %a1_0, ptr @middle, <2 x i64> %a1_2, <2 x i1> %a1_3, i32 8)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx512.mask.gather3div4.si(<4 x i32>, ptr, <2 x i64>, <2 x i1>, i32)

; 27
define internal i64 @avx512_mask_gather3div8_sf() {
  %a0_0 = load <4 x float>, ptr @s3
  %a0_2 = load <4 x i64>, ptr @qi0
  %m0_3 = load i8, ptr @b9
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x float> @llvm.x86.avx512.mask.gather3div8.sf(<4 x float> %a0_0, ptr @middle, <4 x i64> %a0_2, <4 x i1> %a0_3, i32 2)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s0
  %a1_2 = load <4 x i64>, ptr @qi0
  %m1_3 = load i8, ptr @b9
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x float> @llvm.x86.avx512.mask.gather3div8.sf(<4 x float> %a1_0, ptr @middle, <4 x i64> %a1_2, <4 x i1> %a1_3, i32 2)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.avx512.mask.gather3div8.sf(<4 x float>, ptr, <4 x i64>, <4 x i1>, i32)

; 28
define internal i64 @avx512_mask_gather3div8_si() {
  %a0_0 = load <4 x i32>, ptr @d3
  %a0_2 = load <4 x i64>, ptr @qi0
  %m0_3 = load i8, ptr @b6
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.gather3div8.si(<4 x i32> %a0_0, ptr @middle, <4 x i64> %a0_2, <4 x i1> %a0_3, i32 8)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d7
  %a1_2 = load <4 x i64>, ptr @qi0
  %m1_3 = load i8, ptr @b7
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x i32> @llvm.x86.avx512.mask.gather3div8.si(<4 x i32> %a1_0, ptr @middle, <4 x i64> %a1_2, <4 x i1> %a1_3, i32 2)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx512.mask.gather3div8.si(<4 x i32>, ptr, <4 x i64>, <4 x i1>, i32)

; 29
define internal i64 @avx512_mask_gather3siv2_df() {
  %a0_0 = load <2 x double>, ptr @f0
  %a0_2 = load <4 x i32>, ptr @di0
  %m0_3 = load i8, ptr @b7
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r0 = call <2 x double> @llvm.x86.avx512.mask.gather3siv2.df(<2 x double> %a0_0, ptr @middle, <4 x i32> %a0_2, <2 x i1> %a0_3, i32 1)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f3
  %a1_2 = load <4 x i32>, ptr @di0
  %m1_3 = load i8, ptr @b6
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r1 = call <2 x double> @llvm.x86.avx512.mask.gather3siv2.df(<2 x double> %a1_0, ptr @middle, <4 x i32> %a1_2, <2 x i1> %a1_3, i32 2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.avx512.mask.gather3siv2.df(<2 x double>, ptr, <4 x i32>, <2 x i1>, i32)

; 30
define internal i64 @avx512_mask_gather3siv2_di() {
  %a0_0 = load <2 x i64>, ptr @q7
  %a0_2 = load <4 x i32>, ptr @di1
  %m0_3 = load i8, ptr @b3
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r0 = call <2 x i64> @llvm.x86.avx512.mask.gather3siv2.di(<2 x i64> %a0_0, ptr @middle, <4 x i32> %a0_2, <2 x i1> %a0_3, i32 1)
  store <2 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q7
  %a1_2 = load <4 x i32>, ptr @di1
  %m1_3 = load i8, ptr @b8
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r1 = call <2 x i64> @llvm.x86.avx512.mask.gather3siv2.di(<2 x i64> %a1_0, ptr @middle, <4 x i32> %a1_2, <2 x i1> %a1_3, i32 4)
  store <2 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x i64> @llvm.x86.avx512.mask.gather3siv2.di(<2 x i64>, ptr, <4 x i32>, <2 x i1>, i32)

; 31
define internal i64 @avx512_mask_gather3siv4_df() {
  %a0_0 = load <4 x double>, ptr @f2
  %a0_2 = load <4 x i32>, ptr @di1
  %m0_3 = load i8, ptr @b4
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x double> @llvm.x86.avx512.mask.gather3siv4.df(<4 x double> %a0_0, ptr @middle, <4 x i32> %a0_2, <4 x i1> %a0_3, i32 4)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f8
  %a1_2 = load <4 x i32>, ptr @di1
  %m1_3 = load i8, ptr @b9
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x double> @llvm.x86.avx512.mask.gather3siv4.df(<4 x double> %a1_0, ptr @middle, <4 x i32> %a1_2, <4 x i1> %a1_3, i32 8)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx512.mask.gather3siv4.df(<4 x double>, ptr, <4 x i32>, <4 x i1>, i32)

; 32
define internal i64 @avx512_mask_gather3siv4_di() {
  %a0_0 = load <4 x i64>, ptr @q8
  %a0_2 = load <4 x i32>, ptr @di1
  %m0_3 = load i8, ptr @b4
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x i64> @llvm.x86.avx512.mask.gather3siv4.di(<4 x i64> %a0_0, ptr @middle, <4 x i32> %a0_2, <4 x i1> %a0_3, i32 2)
  store <4 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x i64>, ptr @q2
  %a1_2 = load <4 x i32>, ptr @di0
  %m1_3 = load i8, ptr @b5
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x i64> @llvm.x86.avx512.mask.gather3siv4.di(<4 x i64> %a1_0, ptr @middle, <4 x i32> %a1_2, <4 x i1> %a1_3, i32 1)
  store <4 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x i64> @llvm.x86.avx512.mask.gather3siv4.di(<4 x i64>, ptr, <4 x i32>, <4 x i1>, i32)

; 33
define internal i64 @avx512_mask_gather3siv4_sf() {
  %a0_0 = load <4 x float>, ptr @s1
  %a0_2 = load <4 x i32>, ptr @di1
  %m0_3 = load i8, ptr @b6
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x float> @llvm.x86.avx512.mask.gather3siv4.sf(<4 x float> %a0_0, ptr @middle, <4 x i32> %a0_2, <4 x i1> %a0_3, i32 1)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s6
  %a1_2 = load <4 x i32>, ptr @di1
  %m1_3 = load i8, ptr @b6
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x float> @llvm.x86.avx512.mask.gather3siv4.sf(<4 x float> %a1_0, ptr @middle, <4 x i32> %a1_2, <4 x i1> %a1_3, i32 8)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.avx512.mask.gather3siv4.sf(<4 x float>, ptr, <4 x i32>, <4 x i1>, i32)

; 34
define internal i64 @avx512_mask_gather3siv4_si() {
  %a0_0 = load <4 x i32>, ptr @d9
  %a0_2 = load <4 x i32>, ptr @di0
  %m0_3 = load i8, ptr @b5
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.gather3siv4.si(<4 x i32> %a0_0, ptr @middle, <4 x i32> %a0_2, <4 x i1> %a0_3, i32 4)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d0
  %a1_2 = load <4 x i32>, ptr @di0
  %m1_3 = load i8, ptr @b3
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %r1 = call <4 x i32> @llvm.x86.avx512.mask.gather3siv4.si(<4 x i32> %a1_0, ptr @middle, <4 x i32> %a1_2, <4 x i1> %a1_3, i32 1)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx512.mask.gather3siv4.si(<4 x i32>, ptr, <4 x i32>, <4 x i1>, i32)

; 35
define internal i64 @avx512_mask_gather3siv8_sf() {
  %a0_0 = load <8 x float>, ptr @s4
  %a0_2 = load <8 x i32>, ptr @di0
  %m0_3 = load i8, ptr @b5
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x float> @llvm.x86.avx512.mask.gather3siv8.sf(<8 x float> %a0_0, ptr @middle, <8 x i32> %a0_2, <8 x i1> %a0_3, i32 2)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s9
  %a1_2 = load <8 x i32>, ptr @di0
  %m1_3 = load i8, ptr @b8
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x float> @llvm.x86.avx512.mask.gather3siv8.sf(<8 x float> %a1_0, ptr @middle, <8 x i32> %a1_2, <8 x i1> %a1_3, i32 1)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx512.mask.gather3siv8.sf(<8 x float>, ptr, <8 x i32>, <8 x i1>, i32)

; 36
define internal i64 @avx512_mask_gather3siv8_si() {
  %a0_0 = load <8 x i32>, ptr @d2
  %a0_2 = load <8 x i32>, ptr @di1
  %m0_3 = load i8, ptr @b3
  %n0_3 = bitcast i8 %m0_3 to <8 x i1>
  %a0_3 = shufflevector <8 x i1> %n0_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.gather3siv8.si(<8 x i32> %a0_0, ptr @middle, <8 x i32> %a0_2, <8 x i1> %a0_3, i32 4)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i32>, ptr @d9
  %a1_2 = load <8 x i32>, ptr @di1
  %m1_3 = load i8, ptr @b2
  %n1_3 = bitcast i8 %m1_3 to <8 x i1>
  %a1_3 = shufflevector <8 x i1> %n1_3, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %r1 = call <8 x i32> @llvm.x86.avx512.mask.gather3siv8.si(<8 x i32> %a1_0, ptr @middle, <8 x i32> %a1_2, <8 x i1> %a1_3, i32 1)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx512.mask.gather3siv8.si(<8 x i32>, ptr, <8 x i32>, <8 x i1>, i32)

; 37
define internal i64 @avx512_mask_pmov_db_512() {
  %a0_0 = load <16 x i32>, ptr @d0
  %a0_1 = load <16 x i8>, ptr @b2
  %a0_2 = load i16, ptr @w0
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.512(<16 x i32> %a0_0, <16 x i8> %a0_1, i16 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i32>, ptr @d8
  %a1_1 = load <16 x i8>, ptr @b9
  %a1_2 = load i16, ptr @w3
  %r1 = call <16 x i8> @llvm.x86.avx512.mask.pmov.db.512(<16 x i32> %a1_0, <16 x i8> %a1_1, i16 %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.mask.pmov.db.512(<16 x i32>, <16 x i8>, i16)

; 38
define internal i64 @avx512_mask_pmov_db_mem_128() {
  %a0_1 = load <4 x i32>, ptr @d6
  %a0_2 = load i8, ptr @b7
  call void @llvm.x86.avx512.mask.pmov.db.mem.128(ptr @out, <4 x i32> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <4 x i32>, ptr @d7
  %a1_2 = load i8, ptr @b6
  call void @llvm.x86.avx512.mask.pmov.db.mem.128(ptr @out, <4 x i32> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmov.db.mem.128(ptr, <4 x i32>, i8)

; 39
define internal i64 @avx512_mask_pmov_dw_256() {
  %a0_0 = load <8 x i32>, ptr @d3
  %a0_1 = load <8 x i16>, ptr @w2
  %a0_2 = load i8, ptr @b5
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmov.dw.256(<8 x i32> %a0_0, <8 x i16> %a0_1, i8 %a0_2)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i32>, ptr @d9
  %a1_1 = load <8 x i16>, ptr @w5
  %a1_2 = load i8, ptr @b7
  %r1 = call <8 x i16> @llvm.x86.avx512.mask.pmov.dw.256(<8 x i32> %a1_0, <8 x i16> %a1_1, i8 %a1_2)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.mask.pmov.dw.256(<8 x i32>, <8 x i16>, i8)

; 40
define internal i64 @avx512_mask_pmov_dw_mem_256() {
  %a0_1 = load <8 x i32>, ptr @d9
  %a0_2 = load i8, ptr @b4
  call void @llvm.x86.avx512.mask.pmov.dw.mem.256(ptr @out, <8 x i32> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <8 x i32>, ptr @d0
  %a1_2 = load i8, ptr @b8
  call void @llvm.x86.avx512.mask.pmov.dw.mem.256(ptr @out, <8 x i32> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmov.dw.mem.256(ptr, <8 x i32>, i8)

; 41
define internal i64 @avx512_mask_pmov_qb_256() {
  %a0_0 = load <4 x i64>, ptr @q9
  %a0_1 = load <16 x i8>, ptr @b4
  %a0_2 = load i8, ptr @b6
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.256(<4 x i64> %a0_0, <16 x i8> %a0_1, i8 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i64>, ptr @q3
  %a1_1 = load <16 x i8>, ptr @b7
  %a1_2 = load i8, ptr @b3
  %r1 = call <16 x i8> @llvm.x86.avx512.mask.pmov.qb.256(<4 x i64> %a1_0, <16 x i8> %a1_1, i8 %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.mask.pmov.qb.256(<4 x i64>, <16 x i8>, i8)

; 42
define internal i64 @avx512_mask_pmov_qb_mem_512() {
  %a0_1 = load <8 x i64>, ptr @q1
  %a0_2 = load i8, ptr @b6
  call void @llvm.x86.avx512.mask.pmov.qb.mem.512(ptr @out, <8 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <8 x i64>, ptr @q7
  %a1_2 = load i8, ptr @b9
  call void @llvm.x86.avx512.mask.pmov.qb.mem.512(ptr @out, <8 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmov.qb.mem.512(ptr, <8 x i64>, i8)

; 43
define internal i64 @avx512_mask_pmov_qd_128() {
  %a0_0 = load <2 x i64>, ptr @q3
  %a0_1 = load <4 x i32>, ptr @d0
  %a0_2 = load i8, ptr @b9
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.128(<2 x i64> %a0_0, <4 x i32> %a0_1, i8 %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x i64>, ptr @q3
  %a1_1 = load <4 x i32>, ptr @d4
  %a1_2 = load i8, ptr @b1
  %r1 = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.128(<2 x i64> %a1_0, <4 x i32> %a1_1, i8 %a1_2)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx512.mask.pmov.qd.128(<2 x i64>, <4 x i32>, i8)

; 44
define internal i64 @avx512_mask_pmov_qd_mem_256() {
  %a0_1 = load <4 x i64>, ptr @q9
  %a0_2 = load i8, ptr @b5
  call void @llvm.x86.avx512.mask.pmov.qd.mem.256(ptr @out, <4 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <4 x i64>, ptr @q5
  %a1_2 = load i8, ptr @b4
  call void @llvm.x86.avx512.mask.pmov.qd.mem.256(ptr @out, <4 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmov.qd.mem.256(ptr, <4 x i64>, i8)

; 45
define internal i64 @avx512_mask_pmov_qw_512() {
  %a0_0 = load <8 x i64>, ptr @q6
  %a0_1 = load <8 x i16>, ptr @w1
  %a0_2 = load i8, ptr @b6
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmov.qw.512(<8 x i64> %a0_0, <8 x i16> %a0_1, i8 %a0_2)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i64>, ptr @q3
  %a1_1 = load <8 x i16>, ptr @w6
  %a1_2 = load i8, ptr @b4
  %r1 = call <8 x i16> @llvm.x86.avx512.mask.pmov.qw.512(<8 x i64> %a1_0, <8 x i16> %a1_1, i8 %a1_2)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.mask.pmov.qw.512(<8 x i64>, <8 x i16>, i8)

; 46
define internal i64 @avx512_mask_pmov_qw_mem_512() {
  %a0_1 = load <8 x i64>, ptr @q4
  %a0_2 = load i8, ptr @b3
  call void @llvm.x86.avx512.mask.pmov.qw.mem.512(ptr @out, <8 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <8 x i64>, ptr @q4
  %a1_2 = load i8, ptr @b6
  call void @llvm.x86.avx512.mask.pmov.qw.mem.512(ptr @out, <8 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmov.qw.mem.512(ptr, <8 x i64>, i8)

; 47
define internal i64 @avx512_mask_pmov_wb_128() {
  %a0_0 = load <8 x i16>, ptr @w2
  %a0_1 = load <16 x i8>, ptr @b0
  %a0_2 = load i8, ptr @b3
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.128(<8 x i16> %a0_0, <16 x i8> %a0_1, i8 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i16>, ptr @w2
  %a1_1 = load <16 x i8>, ptr @b6
  %a1_2 = load i8, ptr @b3
  %r1 = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.128(<8 x i16> %a1_0, <16 x i8> %a1_1, i8 %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.mask.pmov.wb.128(<8 x i16>, <16 x i8>, i8)

; 48
define internal i64 @avx512_mask_pmov_wb_mem_256() {
  %a0_1 = load <16 x i16>, ptr @w8
  %a0_2 = load i16, ptr @w2
  call void @llvm.x86.avx512.mask.pmov.wb.mem.256(ptr @out, <16 x i16> %a0_1, i16 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <16 x i16>, ptr @w1
  %a1_2 = load i16, ptr @w4
  call void @llvm.x86.avx512.mask.pmov.wb.mem.256(ptr @out, <16 x i16> %a1_1, i16 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmov.wb.mem.256(ptr, <16 x i16>, i16)

; 49
define internal i64 @avx512_mask_pmovs_db_512() {
  %a0_0 = load <16 x i32>, ptr @d7
  %a0_1 = load <16 x i8>, ptr @b8
  %a0_2 = load i16, ptr @w8
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.512(<16 x i32> %a0_0, <16 x i8> %a0_1, i16 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i32>, ptr @d5
  %a1_1 = load <16 x i8>, ptr @b6
  %a1_2 = load i16, ptr @w0
  %r1 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.db.512(<16 x i32> %a1_0, <16 x i8> %a1_1, i16 %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.mask.pmovs.db.512(<16 x i32>, <16 x i8>, i16)

; 50
define internal i64 @avx512_mask_pmovs_db_mem_128() {
  %a0_1 = load <4 x i32>, ptr @d4
  %a0_2 = load i8, ptr @b6
  call void @llvm.x86.avx512.mask.pmovs.db.mem.128(ptr @out, <4 x i32> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <4 x i32>, ptr @d7
  %a1_2 = load i8, ptr @b3
  call void @llvm.x86.avx512.mask.pmovs.db.mem.128(ptr @out, <4 x i32> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovs.db.mem.128(ptr, <4 x i32>, i8)

; 51
define internal i64 @avx512_mask_pmovs_dw_256() {
  %a0_0 = load <8 x i32>, ptr @d4
  %a0_1 = load <8 x i16>, ptr @w8
  %a0_2 = load i8, ptr @b0
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.256(<8 x i32> %a0_0, <8 x i16> %a0_1, i8 %a0_2)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i32>, ptr @d1
  %a1_1 = load <8 x i16>, ptr @w3
  %a1_2 = load i8, ptr @b5
  %r1 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.256(<8 x i32> %a1_0, <8 x i16> %a1_1, i8 %a1_2)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.mask.pmovs.dw.256(<8 x i32>, <8 x i16>, i8)

; 52
define internal i64 @avx512_mask_pmovs_dw_mem_256() {
  %a0_1 = load <8 x i32>, ptr @d7
  %a0_2 = load i8, ptr @b0
  call void @llvm.x86.avx512.mask.pmovs.dw.mem.256(ptr @out, <8 x i32> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <8 x i32>, ptr @d1
  %a1_2 = load i8, ptr @b8
  call void @llvm.x86.avx512.mask.pmovs.dw.mem.256(ptr @out, <8 x i32> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovs.dw.mem.256(ptr, <8 x i32>, i8)

; 53
define internal i64 @avx512_mask_pmovs_qb_512() {
  %a0_0 = load <8 x i64>, ptr @q7
  %a0_1 = load <16 x i8>, ptr @b9
  %a0_2 = load i8, ptr @b0
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.512(<8 x i64> %a0_0, <16 x i8> %a0_1, i8 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i64>, ptr @q2
  %a1_1 = load <16 x i8>, ptr @b7
  %a1_2 = load i8, ptr @b7
  %r1 = call <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.512(<8 x i64> %a1_0, <16 x i8> %a1_1, i8 %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.mask.pmovs.qb.512(<8 x i64>, <16 x i8>, i8)

; 54
define internal i64 @avx512_mask_pmovs_qb_mem_128() {
  %a0_1 = load <2 x i64>, ptr @q3
  %a0_2 = load i8, ptr @b1
  call void @llvm.x86.avx512.mask.pmovs.qb.mem.128(ptr @out, <2 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <2 x i64>, ptr @q5
  %a1_2 = load i8, ptr @b7
  call void @llvm.x86.avx512.mask.pmovs.qb.mem.128(ptr @out, <2 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovs.qb.mem.128(ptr, <2 x i64>, i8)

; 55
define internal i64 @avx512_mask_pmovs_qd_256() {
  %a0_0 = load <4 x i64>, ptr @q7
  %a0_1 = load <4 x i32>, ptr @d7
  %a0_2 = load i8, ptr @b1
  %r0 = call <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.256(<4 x i64> %a0_0, <4 x i32> %a0_1, i8 %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i64>, ptr @q0
  %a1_1 = load <4 x i32>, ptr @d1
  %a1_2 = load i8, ptr @b1
  %r1 = call <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.256(<4 x i64> %a1_0, <4 x i32> %a1_1, i8 %a1_2)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx512.mask.pmovs.qd.256(<4 x i64>, <4 x i32>, i8)

; 56
define internal i64 @avx512_mask_pmovs_qd_mem_128() {
  %a0_1 = load <2 x i64>, ptr @q6
  %a0_2 = load i8, ptr @b7
  call void @llvm.x86.avx512.mask.pmovs.qd.mem.128(ptr @out, <2 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <2 x i64>, ptr @q3
  %a1_2 = load i8, ptr @b2
  call void @llvm.x86.avx512.mask.pmovs.qd.mem.128(ptr @out, <2 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovs.qd.mem.128(ptr, <2 x i64>, i8)

; 57
define internal i64 @avx512_mask_pmovs_qw_256() {
  %a0_0 = load <4 x i64>, ptr @q2
  %a0_1 = load <8 x i16>, ptr @w6
  %a0_2 = load i8, ptr @b8
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.256(<4 x i64> %a0_0, <8 x i16> %a0_1, i8 %a0_2)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i64>, ptr @q2
  %a1_1 = load <8 x i16>, ptr @w2
  %a1_2 = load i8, ptr @b8
  %r1 = call <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.256(<4 x i64> %a1_0, <8 x i16> %a1_1, i8 %a1_2)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.mask.pmovs.qw.256(<4 x i64>, <8 x i16>, i8)

; 58
define internal i64 @avx512_mask_pmovs_qw_mem_128() {
  %a0_1 = load <2 x i64>, ptr @q8
  %a0_2 = load i8, ptr @b9
  call void @llvm.x86.avx512.mask.pmovs.qw.mem.128(ptr @out, <2 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <2 x i64>, ptr @q2
  %a1_2 = load i8, ptr @b0
  call void @llvm.x86.avx512.mask.pmovs.qw.mem.128(ptr @out, <2 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovs.qw.mem.128(ptr, <2 x i64>, i8)

; 59
define internal i64 @avx512_mask_pmovs_wb_512() {
  %a0_0 = load <32 x i16>, ptr @w8
  %a0_1 = load <32 x i8>, ptr @b6
  %a0_2 = load i32, ptr @d8
  %r0 = call <32 x i8> @llvm.x86.avx512.mask.pmovs.wb.512(<32 x i16> %a0_0, <32 x i8> %a0_1, i32 %a0_2)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i16>, ptr @w1
  %a1_1 = load <32 x i8>, ptr @b5
  %a1_2 = load i32, ptr @d7
  %r1 = call <32 x i8> @llvm.x86.avx512.mask.pmovs.wb.512(<32 x i16> %a1_0, <32 x i8> %a1_1, i32 %a1_2)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx512.mask.pmovs.wb.512(<32 x i16>, <32 x i8>, i32)

; 60
define internal i64 @avx512_mask_pmovs_wb_mem_512() {
  %a0_1 = load <32 x i16>, ptr @w5
  %a0_2 = load i32, ptr @d1
  call void @llvm.x86.avx512.mask.pmovs.wb.mem.512(ptr @out, <32 x i16> %a0_1, i32 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <32 x i16>, ptr @w7
  %a1_2 = load i32, ptr @d1
  call void @llvm.x86.avx512.mask.pmovs.wb.mem.512(ptr @out, <32 x i16> %a1_1, i32 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovs.wb.mem.512(ptr, <32 x i16>, i32)

; 61
define internal i64 @avx512_mask_pmovus_db_256() {
  %a0_0 = load <8 x i32>, ptr @d0
  %a0_1 = load <16 x i8>, ptr @b4
  %a0_2 = load i8, ptr @b5
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32> %a0_0, <16 x i8> %a0_1, i8 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i32>, ptr @d8
  %a1_1 = load <16 x i8>, ptr @b5
  %a1_2 = load i8, ptr @b9
  %r1 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32> %a1_0, <16 x i8> %a1_1, i8 %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.mask.pmovus.db.256(<8 x i32>, <16 x i8>, i8)

; 62
define internal i64 @avx512_mask_pmovus_db_mem_512() {
  %a0_1 = load <16 x i32>, ptr @d4
  %a0_2 = load i16, ptr @w1
  call void @llvm.x86.avx512.mask.pmovus.db.mem.512(ptr @out, <16 x i32> %a0_1, i16 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <16 x i32>, ptr @d8
  %a1_2 = load i16, ptr @w8
  call void @llvm.x86.avx512.mask.pmovus.db.mem.512(ptr @out, <16 x i32> %a1_1, i16 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovus.db.mem.512(ptr, <16 x i32>, i16)

; 63
define internal i64 @avx512_mask_pmovus_dw_256() {
  %a0_0 = load <8 x i32>, ptr @d3
  %a0_1 = load <8 x i16>, ptr @w9
  %a0_2 = load i8, ptr @b5
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.256(<8 x i32> %a0_0, <8 x i16> %a0_1, i8 %a0_2)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <8 x i32>, ptr @d5
  %a1_1 = load <8 x i16>, ptr @w8
  %a1_2 = load i8, ptr @b7
  %r1 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.256(<8 x i32> %a1_0, <8 x i16> %a1_1, i8 %a1_2)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.mask.pmovus.dw.256(<8 x i32>, <8 x i16>, i8)

; 64
define internal i64 @avx512_mask_pmovus_dw_mem_512() {
  %a0_1 = load <16 x i32>, ptr @d9
  %a0_2 = load i16, ptr @w9
  call void @llvm.x86.avx512.mask.pmovus.dw.mem.512(ptr @out, <16 x i32> %a0_1, i16 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <16 x i32>, ptr @d5
  %a1_2 = load i16, ptr @w8
  call void @llvm.x86.avx512.mask.pmovus.dw.mem.512(ptr @out, <16 x i32> %a1_1, i16 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovus.dw.mem.512(ptr, <16 x i32>, i16)

; 65
define internal i64 @avx512_mask_pmovus_qb_256() {
  %a0_0 = load <4 x i64>, ptr @q3
  %a0_1 = load <16 x i8>, ptr @b3
  %a0_2 = load i8, ptr @b8
  %r0 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.256(<4 x i64> %a0_0, <16 x i8> %a0_1, i8 %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i64>, ptr @q5
  %a1_1 = load <16 x i8>, ptr @b4
  %a1_2 = load i8, ptr @b5
  %r1 = call <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.256(<4 x i64> %a1_0, <16 x i8> %a1_1, i8 %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.mask.pmovus.qb.256(<4 x i64>, <16 x i8>, i8)

; 66
define internal i64 @avx512_mask_pmovus_qb_mem_512() {
  %a0_1 = load <8 x i64>, ptr @q0
  %a0_2 = load i8, ptr @b5
  call void @llvm.x86.avx512.mask.pmovus.qb.mem.512(ptr @out, <8 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <8 x i64>, ptr @q9
  %a1_2 = load i8, ptr @b9
  call void @llvm.x86.avx512.mask.pmovus.qb.mem.512(ptr @out, <8 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovus.qb.mem.512(ptr, <8 x i64>, i8)

; 67
define internal i64 @avx512_mask_pmovus_qd_512() {
  %a0_0 = load <8 x i64>, ptr @q2
  %a0_1 = load <8 x i32>, ptr @d0
  %a0_2 = load i8, ptr @b8
  %r0 = call <8 x i32> @llvm.x86.avx512.mask.pmovus.qd.512(<8 x i64> %a0_0, <8 x i32> %a0_1, i8 %a0_2)
  store <8 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x i64>, ptr @q1
  %a1_1 = load <8 x i32>, ptr @d3
  %a1_2 = load i8, ptr @b7
  %r1 = call <8 x i32> @llvm.x86.avx512.mask.pmovus.qd.512(<8 x i64> %a1_0, <8 x i32> %a1_1, i8 %a1_2)
  store <8 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x i32> @llvm.x86.avx512.mask.pmovus.qd.512(<8 x i64>, <8 x i32>, i8)

; 68
define internal i64 @avx512_mask_pmovus_qd_mem_256() {
  %a0_1 = load <4 x i64>, ptr @q7
  %a0_2 = load i8, ptr @b3
  call void @llvm.x86.avx512.mask.pmovus.qd.mem.256(ptr @out, <4 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <4 x i64>, ptr @q8
  %a1_2 = load i8, ptr @b6
  call void @llvm.x86.avx512.mask.pmovus.qd.mem.256(ptr @out, <4 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovus.qd.mem.256(ptr, <4 x i64>, i8)

; 69
define internal i64 @avx512_mask_pmovus_qw_256() {
  %a0_0 = load <4 x i64>, ptr @q2
  %a0_1 = load <8 x i16>, ptr @w0
  %a0_2 = load i8, ptr @b5
  %r0 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.256(<4 x i64> %a0_0, <8 x i16> %a0_1, i8 %a0_2)
  store <8 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i64>, ptr @q0
  %a1_1 = load <8 x i16>, ptr @w2
  %a1_2 = load i8, ptr @b9
  %r1 = call <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.256(<4 x i64> %a1_0, <8 x i16> %a1_1, i8 %a1_2)
  store <8 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <8 x i16> @llvm.x86.avx512.mask.pmovus.qw.256(<4 x i64>, <8 x i16>, i8)

; 70
define internal i64 @avx512_mask_pmovus_qw_mem_512() {
  %a0_1 = load <8 x i64>, ptr @q4
  %a0_2 = load i8, ptr @b4
  call void @llvm.x86.avx512.mask.pmovus.qw.mem.512(ptr @out, <8 x i64> %a0_1, i8 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <8 x i64>, ptr @q3
  %a1_2 = load i8, ptr @b9
  call void @llvm.x86.avx512.mask.pmovus.qw.mem.512(ptr @out, <8 x i64> %a1_1, i8 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovus.qw.mem.512(ptr, <8 x i64>, i8)

; 71
define internal i64 @avx512_mask_pmovus_wb_512() {
  %a0_0 = load <32 x i16>, ptr @w6
  %a0_1 = load <32 x i8>, ptr @b2
  %a0_2 = load i32, ptr @d7
  %r0 = call <32 x i8> @llvm.x86.avx512.mask.pmovus.wb.512(<32 x i16> %a0_0, <32 x i8> %a0_1, i32 %a0_2)
  store <32 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <32 x i16>, ptr @w6
  %a1_1 = load <32 x i8>, ptr @b4
  %a1_2 = load i32, ptr @d9
  %r1 = call <32 x i8> @llvm.x86.avx512.mask.pmovus.wb.512(<32 x i16> %a1_0, <32 x i8> %a1_1, i32 %a1_2)
  store <32 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <32 x i8> @llvm.x86.avx512.mask.pmovus.wb.512(<32 x i16>, <32 x i8>, i32)

; 72
define internal i64 @avx512_mask_pmovus_wb_mem_256() {
  %a0_1 = load <16 x i16>, ptr @w8
  %a0_2 = load i16, ptr @w3
  call void @llvm.x86.avx512.mask.pmovus.wb.mem.256(ptr @out, <16 x i16> %a0_1, i16 %a0_2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <16 x i16>, ptr @w6
  %a1_2 = load i16, ptr @w0
  call void @llvm.x86.avx512.mask.pmovus.wb.mem.256(ptr @out, <16 x i16> %a1_1, i16 %a1_2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.pmovus.wb.mem.256(ptr, <16 x i16>, i16)

; 73
define internal i64 @avx512_mask_scatter_dpd_512() {
  %m0_1 = load i8, ptr @b7
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a0_2 = load <8 x i32>, ptr @di0
  %a0_3 = load <8 x double>, ptr @f1
  call void @llvm.x86.avx512.mask.scatter.dpd.512(ptr @middle, <8 x i1> %a0_1, <8 x i32> %a0_2, <8 x double> %a0_3, i32 8)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b0
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a1_2 = load <8 x i32>, ptr @di1
  %a1_3 = load <8 x double>, ptr @f6
  call void @llvm.x86.avx512.mask.scatter.dpd.512(ptr @middle, <8 x i1> %a1_1, <8 x i32> %a1_2, <8 x double> %a1_3, i32 2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatter.dpd.512(ptr, <8 x i1>, <8 x i32>, <8 x double>, i32)

; 74
define internal i64 @avx512_mask_scatter_dpi_512() {
  %m0_1 = load i16, ptr @b7
  %n0_1 = bitcast i16 %m0_1 to <16 x i1>
  %a0_1 = shufflevector <16 x i1> %n0_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %a0_2 = load <16 x i32>, ptr @di1
  %a0_3 = load <16 x i32>, ptr @d2
  call void @llvm.x86.avx512.mask.scatter.dpi.512(ptr @middle, <16 x i1> %a0_1, <16 x i32> %a0_2, <16 x i32> %a0_3, i32 1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i16, ptr @b2
  %n1_1 = bitcast i16 %m1_1 to <16 x i1>
  %a1_1 = shufflevector <16 x i1> %n1_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %a1_2 = load <16 x i32>, ptr @di1
  %a1_3 = load <16 x i32>, ptr @d4
  call void @llvm.x86.avx512.mask.scatter.dpi.512(ptr @middle, <16 x i1> %a1_1, <16 x i32> %a1_2, <16 x i32> %a1_3, i32 2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatter.dpi.512(ptr, <16 x i1>, <16 x i32>, <16 x i32>, i32)

; 75
define internal i64 @avx512_mask_scatter_dpq_512() {
  %m0_1 = load i8, ptr @b6
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a0_2 = load <8 x i32>, ptr @di1
  %a0_3 = load <8 x i64>, ptr @q1
  call void @llvm.x86.avx512.mask.scatter.dpq.512(ptr @middle, <8 x i1> %a0_1, <8 x i32> %a0_2, <8 x i64> %a0_3, i32 2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b4
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a1_2 = load <8 x i32>, ptr @di1
  %a1_3 = load <8 x i64>, ptr @q4
  call void @llvm.x86.avx512.mask.scatter.dpq.512(ptr @middle, <8 x i1> %a1_1, <8 x i32> %a1_2, <8 x i64> %a1_3, i32 8)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatter.dpq.512(ptr, <8 x i1>, <8 x i32>, <8 x i64>, i32)

; 76
define internal i64 @avx512_mask_scatter_dps_512() {
  %m0_1 = load i16, ptr @b0
  %n0_1 = bitcast i16 %m0_1 to <16 x i1>
  %a0_1 = shufflevector <16 x i1> %n0_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %a0_2 = load <16 x i32>, ptr @di1
  %a0_3 = load <16 x float>, ptr @s2
  call void @llvm.x86.avx512.mask.scatter.dps.512(ptr @middle, <16 x i1> %a0_1, <16 x i32> %a0_2, <16 x float> %a0_3, i32 4)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i16, ptr @b4
  %n1_1 = bitcast i16 %m1_1 to <16 x i1>
  %a1_1 = shufflevector <16 x i1> %n1_1, <16 x i1> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %a1_2 = load <16 x i32>, ptr @di0
  %a1_3 = load <16 x float>, ptr @s0
  call void @llvm.x86.avx512.mask.scatter.dps.512(ptr @middle, <16 x i1> %a1_1, <16 x i32> %a1_2, <16 x float> %a1_3, i32 4)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatter.dps.512(ptr, <16 x i1>, <16 x i32>, <16 x float>, i32)

; 77
define internal i64 @avx512_mask_scatter_qpd_512() {
  %m0_1 = load i8, ptr @b1
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a0_2 = load <8 x i64>, ptr @qi1
  %a0_3 = load <8 x double>, ptr @f9
  call void @llvm.x86.avx512.mask.scatter.qpd.512(ptr @middle, <8 x i1> %a0_1, <8 x i64> %a0_2, <8 x double> %a0_3, i32 1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b5
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a1_2 = load <8 x i64>, ptr @qi0
  %a1_3 = load <8 x double>, ptr @f5
  call void @llvm.x86.avx512.mask.scatter.qpd.512(ptr @middle, <8 x i1> %a1_1, <8 x i64> %a1_2, <8 x double> %a1_3, i32 4)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatter.qpd.512(ptr, <8 x i1>, <8 x i64>, <8 x double>, i32)

; 78
define internal i64 @avx512_mask_scatter_qpi_512() {
  %m0_1 = load i8, ptr @b5
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a0_2 = load <8 x i64>, ptr @qi1
  %a0_3 = load <8 x i32>, ptr @d3
  call void @llvm.x86.avx512.mask.scatter.qpi.512(ptr @middle, <8 x i1> %a0_1, <8 x i64> %a0_2, <8 x i32> %a0_3, i32 8)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b9
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a1_2 = load <8 x i64>, ptr @qi1
  %a1_3 = load <8 x i32>, ptr @d6
  call void @llvm.x86.avx512.mask.scatter.qpi.512(ptr @middle, <8 x i1> %a1_1, <8 x i64> %a1_2, <8 x i32> %a1_3, i32 2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatter.qpi.512(ptr, <8 x i1>, <8 x i64>, <8 x i32>, i32)

; 79
define internal i64 @avx512_mask_scatter_qpq_512() {
  %m0_1 = load i8, ptr @b7
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a0_2 = load <8 x i64>, ptr @qi0
  %a0_3 = load <8 x i64>, ptr @q1
  call void @llvm.x86.avx512.mask.scatter.qpq.512(ptr @middle, <8 x i1> %a0_1, <8 x i64> %a0_2, <8 x i64> %a0_3, i32 2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b2
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a1_2 = load <8 x i64>, ptr @qi1
  %a1_3 = load <8 x i64>, ptr @q9
  call void @llvm.x86.avx512.mask.scatter.qpq.512(ptr @middle, <8 x i1> %a1_1, <8 x i64> %a1_2, <8 x i64> %a1_3, i32 2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatter.qpq.512(ptr, <8 x i1>, <8 x i64>, <8 x i64>, i32)

; 80
define internal i64 @avx512_mask_scatter_qps_512() {
  %m0_1 = load i8, ptr @b5
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a0_2 = load <8 x i64>, ptr @qi0
  %a0_3 = load <8 x float>, ptr @s9
  call void @llvm.x86.avx512.mask.scatter.qps.512(ptr @middle, <8 x i1> %a0_1, <8 x i64> %a0_2, <8 x float> %a0_3, i32 1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b2
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a1_2 = load <8 x i64>, ptr @qi0
  %a1_3 = load <8 x float>, ptr @s6
  call void @llvm.x86.avx512.mask.scatter.qps.512(ptr @middle, <8 x i1> %a1_1, <8 x i64> %a1_2, <8 x float> %a1_3, i32 4)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatter.qps.512(ptr, <8 x i1>, <8 x i64>, <8 x float>, i32)

; 81
define internal i64 @avx512_mask_scatterdiv2_df() {
  %m0_1 = load i8, ptr @b6
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a0_2 = load <2 x i64>, ptr @qi1
  %a0_3 = load <2 x double>, ptr @f0
  call void @llvm.x86.avx512.mask.scatterdiv2.df(ptr @middle, <2 x i1> %a0_1, <2 x i64> %a0_2, <2 x double> %a0_3, i32 8)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b7
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a1_2 = load <2 x i64>, ptr @qi1
  %a1_3 = load <2 x double>, ptr @f7
  call void @llvm.x86.avx512.mask.scatterdiv2.df(ptr @middle, <2 x i1> %a1_1, <2 x i64> %a1_2, <2 x double> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatterdiv2.df(ptr, <2 x i1>, <2 x i64>, <2 x double>, i32)

; 82
define internal i64 @avx512_mask_scatterdiv2_di() {
  %m0_1 = load i8, ptr @b1
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a0_2 = load <2 x i64>, ptr @qi1
  %a0_3 = load <2 x i64>, ptr @q3
  call void @llvm.x86.avx512.mask.scatterdiv2.di(ptr @middle, <2 x i1> %a0_1, <2 x i64> %a0_2, <2 x i64> %a0_3, i32 8)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b1
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a1_2 = load <2 x i64>, ptr @qi1
  %a1_3 = load <2 x i64>, ptr @q9
  call void @llvm.x86.avx512.mask.scatterdiv2.di(ptr @middle, <2 x i1> %a1_1, <2 x i64> %a1_2, <2 x i64> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatterdiv2.di(ptr, <2 x i1>, <2 x i64>, <2 x i64>, i32)

; 83
define internal i64 @avx512_mask_scatterdiv4_df() {
  %m0_1 = load i8, ptr @b9
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a0_2 = load <4 x i64>, ptr @qi0
  %a0_3 = load <4 x double>, ptr @f6
  call void @llvm.x86.avx512.mask.scatterdiv4.df(ptr @middle, <4 x i1> %a0_1, <4 x i64> %a0_2, <4 x double> %a0_3, i32 1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b0
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a1_2 = load <4 x i64>, ptr @qi0
  %a1_3 = load <4 x double>, ptr @f0
  call void @llvm.x86.avx512.mask.scatterdiv4.df(ptr @middle, <4 x i1> %a1_1, <4 x i64> %a1_2, <4 x double> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatterdiv4.df(ptr, <4 x i1>, <4 x i64>, <4 x double>, i32)

; 84
define internal i64 @avx512_mask_scatterdiv4_di() {
  %m0_1 = load i8, ptr @b9
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a0_2 = load <4 x i64>, ptr @qi1
  %a0_3 = load <4 x i64>, ptr @q8
  call void @llvm.x86.avx512.mask.scatterdiv4.di(ptr @middle, <4 x i1> %a0_1, <4 x i64> %a0_2, <4 x i64> %a0_3, i32 2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b5
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a1_2 = load <4 x i64>, ptr @qi1
  %a1_3 = load <4 x i64>, ptr @q5
  call void @llvm.x86.avx512.mask.scatterdiv4.di(ptr @middle, <4 x i1> %a1_1, <4 x i64> %a1_2, <4 x i64> %a1_3, i32 2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatterdiv4.di(ptr, <4 x i1>, <4 x i64>, <4 x i64>, i32)

; 85
define internal i64 @avx512_mask_scatterdiv4_sf() {
  %m0_1 = load i8, ptr @b9
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a0_2 = load <2 x i64>, ptr @qi1
  %a0_3 = load <4 x float>, ptr @s0
  call void @llvm.x86.avx512.mask.scatterdiv4.sf(ptr @middle, <2 x i1> %a0_1, <2 x i64> %a0_2, <4 x float> %a0_3, i32 8)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b4
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a1_2 = load <2 x i64>, ptr @qi1
  %a1_3 = load <4 x float>, ptr @s3
  call void @llvm.x86.avx512.mask.scatterdiv4.sf(ptr @middle, <2 x i1> %a1_1, <2 x i64> %a1_2, <4 x float> %a1_3, i32 2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatterdiv4.sf(ptr, <2 x i1>, <2 x i64>, <4 x float>, i32)

; 86
define internal i64 @avx512_mask_scatterdiv4_si() {
  %m0_1 = load i8, ptr @b2
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a0_2 = load <2 x i64>, ptr @qi1
  %a0_3 = load <4 x i32>, ptr @d5
  call void @llvm.x86.avx512.mask.scatterdiv4.si(ptr @middle, <2 x i1> %a0_1, <2 x i64> %a0_2, <4 x i32> %a0_3, i32 1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b6
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a1_2 = load <2 x i64>, ptr @qi1
  %a1_3 = load <4 x i32>, ptr @d1
  call void @llvm.x86.avx512.mask.scatterdiv4.si(ptr @middle, <2 x i1> %a1_1, <2 x i64> %a1_2, <4 x i32> %a1_3, i32 8)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatterdiv4.si(ptr, <2 x i1>, <2 x i64>, <4 x i32>, i32)

; 87
define internal i64 @avx512_mask_scatterdiv8_sf() {
  %m0_1 = load i8, ptr @b0
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a0_2 = load <4 x i64>, ptr @qi1
  %a0_3 = load <4 x float>, ptr @s4
  call void @llvm.x86.avx512.mask.scatterdiv8.sf(ptr @middle, <4 x i1> %a0_1, <4 x i64> %a0_2, <4 x float> %a0_3, i32 8)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b1
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a1_2 = load <4 x i64>, ptr @qi1
  %a1_3 = load <4 x float>, ptr @s3
  call void @llvm.x86.avx512.mask.scatterdiv8.sf(ptr @middle, <4 x i1> %a1_1, <4 x i64> %a1_2, <4 x float> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatterdiv8.sf(ptr, <4 x i1>, <4 x i64>, <4 x float>, i32)

; 88
define internal i64 @avx512_mask_scatterdiv8_si() {
  %m0_1 = load i8, ptr @b6
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a0_2 = load <4 x i64>, ptr @qi0
  %a0_3 = load <4 x i32>, ptr @d4
  call void @llvm.x86.avx512.mask.scatterdiv8.si(ptr @middle, <4 x i1> %a0_1, <4 x i64> %a0_2, <4 x i32> %a0_3, i32 4)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b7
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a1_2 = load <4 x i64>, ptr @qi1
  %a1_3 = load <4 x i32>, ptr @d1
  call void @llvm.x86.avx512.mask.scatterdiv8.si(ptr @middle, <4 x i1> %a1_1, <4 x i64> %a1_2, <4 x i32> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scatterdiv8.si(ptr, <4 x i1>, <4 x i64>, <4 x i32>, i32)

; 89
define internal i64 @avx512_mask_scattersiv2_df() {
  %m0_1 = load i8, ptr @b3
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a0_2 = load <4 x i32>, ptr @di1
  %a0_3 = load <2 x double>, ptr @f3
  call void @llvm.x86.avx512.mask.scattersiv2.df(ptr @middle, <2 x i1> %a0_1, <4 x i32> %a0_2, <2 x double> %a0_3, i32 4)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b4
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a1_2 = load <4 x i32>, ptr @di0
  %a1_3 = load <2 x double>, ptr @f2
  call void @llvm.x86.avx512.mask.scattersiv2.df(ptr @middle, <2 x i1> %a1_1, <4 x i32> %a1_2, <2 x double> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scattersiv2.df(ptr, <2 x i1>, <4 x i32>, <2 x double>, i32)

; 90
define internal i64 @avx512_mask_scattersiv2_di() {
  %m0_1 = load i8, ptr @b1
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a0_2 = load <4 x i32>, ptr @di1
  %a0_3 = load <2 x i64>, ptr @q9
  call void @llvm.x86.avx512.mask.scattersiv2.di(ptr @middle, <2 x i1> %a0_1, <4 x i32> %a0_2, <2 x i64> %a0_3, i32 2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b4
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <2 x i32> <i32 0, i32 1>
  %a1_2 = load <4 x i32>, ptr @di0
  %a1_3 = load <2 x i64>, ptr @q3
  call void @llvm.x86.avx512.mask.scattersiv2.di(ptr @middle, <2 x i1> %a1_1, <4 x i32> %a1_2, <2 x i64> %a1_3, i32 2)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scattersiv2.di(ptr, <2 x i1>, <4 x i32>, <2 x i64>, i32)

; 91
define internal i64 @avx512_mask_scattersiv4_df() {
  %m0_1 = load i8, ptr @b8
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a0_2 = load <4 x i32>, ptr @di0
  %a0_3 = load <4 x double>, ptr @f9
  call void @llvm.x86.avx512.mask.scattersiv4.df(ptr @middle, <4 x i1> %a0_1, <4 x i32> %a0_2, <4 x double> %a0_3, i32 4)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b6
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a1_2 = load <4 x i32>, ptr @di1
  %a1_3 = load <4 x double>, ptr @f5
  call void @llvm.x86.avx512.mask.scattersiv4.df(ptr @middle, <4 x i1> %a1_1, <4 x i32> %a1_2, <4 x double> %a1_3, i32 8)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scattersiv4.df(ptr, <4 x i1>, <4 x i32>, <4 x double>, i32)

; 92
define internal i64 @avx512_mask_scattersiv4_di() {
  %m0_1 = load i8, ptr @b8
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a0_2 = load <4 x i32>, ptr @di1
  %a0_3 = load <4 x i64>, ptr @q3
  call void @llvm.x86.avx512.mask.scattersiv4.di(ptr @middle, <4 x i1> %a0_1, <4 x i32> %a0_2, <4 x i64> %a0_3, i32 1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b7
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a1_2 = load <4 x i32>, ptr @di0
  %a1_3 = load <4 x i64>, ptr @q0
  call void @llvm.x86.avx512.mask.scattersiv4.di(ptr @middle, <4 x i1> %a1_1, <4 x i32> %a1_2, <4 x i64> %a1_3, i32 4)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scattersiv4.di(ptr, <4 x i1>, <4 x i32>, <4 x i64>, i32)

; 93
define internal i64 @avx512_mask_scattersiv4_sf() {
  %m0_1 = load i8, ptr @b4
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a0_2 = load <4 x i32>, ptr @di1
  %a0_3 = load <4 x float>, ptr @s8
  call void @llvm.x86.avx512.mask.scattersiv4.sf(ptr @middle, <4 x i1> %a0_1, <4 x i32> %a0_2, <4 x float> %a0_3, i32 8)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b9
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a1_2 = load <4 x i32>, ptr @di1
  %a1_3 = load <4 x float>, ptr @s3
  call void @llvm.x86.avx512.mask.scattersiv4.sf(ptr @middle, <4 x i1> %a1_1, <4 x i32> %a1_2, <4 x float> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scattersiv4.sf(ptr, <4 x i1>, <4 x i32>, <4 x float>, i32)

; 94
define internal i64 @avx512_mask_scattersiv4_si() {
  %m0_1 = load i8, ptr @b7
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a0_2 = load <4 x i32>, ptr @di0
  %a0_3 = load <4 x i32>, ptr @d6
  call void @llvm.x86.avx512.mask.scattersiv4.si(ptr @middle, <4 x i1> %a0_1, <4 x i32> %a0_2, <4 x i32> %a0_3, i32 2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b1
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %a1_2 = load <4 x i32>, ptr @di1
  %a1_3 = load <4 x i32>, ptr @d8
  call void @llvm.x86.avx512.mask.scattersiv4.si(ptr @middle, <4 x i1> %a1_1, <4 x i32> %a1_2, <4 x i32> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scattersiv4.si(ptr, <4 x i1>, <4 x i32>, <4 x i32>, i32)

; 95
define internal i64 @avx512_mask_scattersiv8_sf() {
  %m0_1 = load i8, ptr @b7
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a0_2 = load <8 x i32>, ptr @di0
  %a0_3 = load <8 x float>, ptr @s2
  call void @llvm.x86.avx512.mask.scattersiv8.sf(ptr @middle, <8 x i1> %a0_1, <8 x i32> %a0_2, <8 x float> %a0_3, i32 2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b0
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a1_2 = load <8 x i32>, ptr @di0
  %a1_3 = load <8 x float>, ptr @s4
  call void @llvm.x86.avx512.mask.scattersiv8.sf(ptr @middle, <8 x i1> %a1_1, <8 x i32> %a1_2, <8 x float> %a1_3, i32 1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scattersiv8.sf(ptr, <8 x i1>, <8 x i32>, <8 x float>, i32)

; 96
define internal i64 @avx512_mask_scattersiv8_si() {
  %m0_1 = load i8, ptr @b7
  %n0_1 = bitcast i8 %m0_1 to <8 x i1>
  %a0_1 = shufflevector <8 x i1> %n0_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a0_2 = load <8 x i32>, ptr @di1
  %a0_3 = load <8 x i32>, ptr @d6
  call void @llvm.x86.avx512.mask.scattersiv8.si(ptr @middle, <8 x i1> %a0_1, <8 x i32> %a0_2, <8 x i32> %a0_3, i32 2)
  %h0 = call i64 @mix(i64 0, i64 16)
  %m1_1 = load i8, ptr @b4
  %n1_1 = bitcast i8 %m1_1 to <8 x i1>
  %a1_1 = shufflevector <8 x i1> %n1_1, <8 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %a1_2 = load <8 x i32>, ptr @di1
  %a1_3 = load <8 x i32>, ptr @d8
  call void @llvm.x86.avx512.mask.scattersiv8.si(ptr @middle, <8 x i1> %a1_1, <8 x i32> %a1_2, <8 x i32> %a1_3, i32 4)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.avx512.mask.scattersiv8.si(ptr, <8 x i1>, <8 x i32>, <8 x i32>, i32)

; 97
define internal i64 @avx512_permvar_df_256() {
  %a0_0 = load <4 x double>, ptr @f1
  %a0_1 = load <4 x i64>, ptr @q1
  %r0 = call <4 x double> @llvm.x86.avx512.permvar.df.256(<4 x double> %a0_0, <4 x i64> %a0_1)
  %u0 = fcmp uno <4 x double> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x double> splat (double 1.25), <4 x double> %r0
  store <4 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <4 x double>, ptr @f6
  %a1_1 = load <4 x i64>, ptr @q4
  %r1 = call <4 x double> @llvm.x86.avx512.permvar.df.256(<4 x double> %a1_0, <4 x i64> %a1_1)
  %u1 = fcmp uno <4 x double> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x double> splat (double 1.25), <4 x double> %r1
  store <4 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <4 x double> @llvm.x86.avx512.permvar.df.256(<4 x double>, <4 x i64>)

; 98
define internal i64 @avx512_permvar_di_512() {
  %a0_0 = load <8 x i64>, ptr @q5
  %a0_1 = load <8 x i64>, ptr @q4
  %r0 = call <8 x i64> @llvm.x86.avx512.permvar.di.512(<8 x i64> %a0_0, <8 x i64> %a0_1)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q6
  %a1_1 = load <8 x i64>, ptr @q0
  %r1 = call <8 x i64> @llvm.x86.avx512.permvar.di.512(<8 x i64> %a1_0, <8 x i64> %a1_1)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.permvar.di.512(<8 x i64>, <8 x i64>)

; 99
define internal i64 @avx512_permvar_hi_512() {
  %a0_0 = load <32 x i16>, ptr @w9
  %a0_1 = load <32 x i16>, ptr @w7
  %r0 = call <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16> %a0_0, <32 x i16> %a0_1)
  store <32 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <32 x i16>, ptr @w6
  %a1_1 = load <32 x i16>, ptr @w4
  %r1 = call <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16> %a1_0, <32 x i16> %a1_1)
  store <32 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <32 x i16> @llvm.x86.avx512.permvar.hi.512(<32 x i16>, <32 x i16>)

; 100
define internal i64 @avx512_permvar_qi_512() {
  %a0_0 = load <64 x i8>, ptr @b7
  %a0_1 = load <64 x i8>, ptr @b1
  %r0 = call <64 x i8> @llvm.x86.avx512.permvar.qi.512(<64 x i8> %a0_0, <64 x i8> %a0_1)
  store <64 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <64 x i8>, ptr @b1
  %a1_1 = load <64 x i8>, ptr @b5
  %r1 = call <64 x i8> @llvm.x86.avx512.permvar.qi.512(<64 x i8> %a1_0, <64 x i8> %a1_1)
  store <64 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <64 x i8> @llvm.x86.avx512.permvar.qi.512(<64 x i8>, <64 x i8>)

; 101
define internal i64 @avx512_permvar_sf_512() {
  %a0_0 = load <16 x float>, ptr @s6
  %a0_1 = load <16 x i32>, ptr @d6
  %r0 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %a0_0, <16 x i32> %a0_1)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x float>, ptr @s8
  %a1_1 = load <16 x i32>, ptr @d7
  %r1 = call <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float> %a1_0, <16 x i32> %a1_1)
  %u1 = fcmp uno <16 x float> %r1, %r1
  %v1 = select <16 x i1> %u1, <16 x float> splat (float 1.25), <16 x float> %r1
  store <16 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x float> @llvm.x86.avx512.permvar.sf.512(<16 x float>, <16 x i32>)

; 102
define internal i64 @avx512_permvar_si_512() {
  %a0_0 = load <16 x i32>, ptr @d8
  %a0_1 = load <16 x i32>, ptr @d8
  %r0 = call <16 x i32> @llvm.x86.avx512.permvar.si.512(<16 x i32> %a0_0, <16 x i32> %a0_1)
  store <16 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x i32>, ptr @d0
  %a1_1 = load <16 x i32>, ptr @d1
  %r1 = call <16 x i32> @llvm.x86.avx512.permvar.si.512(<16 x i32> %a1_0, <16 x i32> %a1_1)
  store <16 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x i32> @llvm.x86.avx512.permvar.si.512(<16 x i32>, <16 x i32>)

; 103
define internal i64 @avx512_vpermi2var_d_128() {
  %a0_0 = load <4 x i32>, ptr @d5
  %a0_1 = load <4 x i32>, ptr @d7
  %a0_2 = load <4 x i32>, ptr @d6
  %r0 = call <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32> %a0_0, <4 x i32> %a0_1, <4 x i32> %a0_2)
  store <4 x i32> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x i32>, ptr @d5
  %a1_1 = load <4 x i32>, ptr @d4
  %a1_2 = load <4 x i32>, ptr @d9
  %r1 = call <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32> %a1_0, <4 x i32> %a1_1, <4 x i32> %a1_2)
  store <4 x i32> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x i32> @llvm.x86.avx512.vpermi2var.d.128(<4 x i32>, <4 x i32>, <4 x i32>)

; 104
define internal i64 @avx512_vpermi2var_hi_256() {
  %a0_0 = load <16 x i16>, ptr @w2
  %a0_1 = load <16 x i16>, ptr @w7
  %a0_2 = load <16 x i16>, ptr @w7
  %r0 = call <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16> %a0_0, <16 x i16> %a0_1, <16 x i16> %a0_2)
  store <16 x i16> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <16 x i16>, ptr @w1
  %a1_1 = load <16 x i16>, ptr @w8
  %a1_2 = load <16 x i16>, ptr @w6
  %r1 = call <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16> %a1_0, <16 x i16> %a1_1, <16 x i16> %a1_2)
  store <16 x i16> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <16 x i16> @llvm.x86.avx512.vpermi2var.hi.256(<16 x i16>, <16 x i16>, <16 x i16>)

; 105
define internal i64 @avx512_vpermi2var_pd_128() {
  %a0_0 = load <2 x double>, ptr @f1
  %a0_1 = load <2 x i64>, ptr @q7
  %a0_2 = load <2 x double>, ptr @f9
  %r0 = call <2 x double> @llvm.x86.avx512.vpermi2var.pd.128(<2 x double> %a0_0, <2 x i64> %a0_1, <2 x double> %a0_2)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <2 x double>, ptr @f2
  %a1_1 = load <2 x i64>, ptr @q0
  %a1_2 = load <2 x double>, ptr @f4
  %r1 = call <2 x double> @llvm.x86.avx512.vpermi2var.pd.128(<2 x double> %a1_0, <2 x i64> %a1_1, <2 x double> %a1_2)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.avx512.vpermi2var.pd.128(<2 x double>, <2 x i64>, <2 x double>)

; 106
define internal i64 @avx512_vpermi2var_ps_256() {
  %a0_0 = load <8 x float>, ptr @s9
  %a0_1 = load <8 x i32>, ptr @d1
  %a0_2 = load <8 x float>, ptr @s4
  %r0 = call <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float> %a0_0, <8 x i32> %a0_1, <8 x float> %a0_2)
  %u0 = fcmp uno <8 x float> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x float> splat (float 1.25), <8 x float> %r0
  store <8 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 4)
  %a1_0 = load <8 x float>, ptr @s6
  %a1_1 = load <8 x i32>, ptr @d6
  %a1_2 = load <8 x float>, ptr @s1
  %r1 = call <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float> %a1_0, <8 x i32> %a1_1, <8 x float> %a1_2)
  %u1 = fcmp uno <8 x float> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x float> splat (float 1.25), <8 x float> %r1
  store <8 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 4)
  ret i64 %h1
}
declare <8 x float> @llvm.x86.avx512.vpermi2var.ps.256(<8 x float>, <8 x i32>, <8 x float>)

; 107
define internal i64 @avx512_vpermi2var_q_512() {
  %a0_0 = load <8 x i64>, ptr @q8
  %a0_1 = load <8 x i64>, ptr @q8
  %a0_2 = load <8 x i64>, ptr @q3
  %r0 = call <8 x i64> @llvm.x86.avx512.vpermi2var.q.512(<8 x i64> %a0_0, <8 x i64> %a0_1, <8 x i64> %a0_2)
  store <8 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x i64>, ptr @q1
  %a1_1 = load <8 x i64>, ptr @q8
  %a1_2 = load <8 x i64>, ptr @q5
  %r1 = call <8 x i64> @llvm.x86.avx512.vpermi2var.q.512(<8 x i64> %a1_0, <8 x i64> %a1_1, <8 x i64> %a1_2)
  store <8 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x i64> @llvm.x86.avx512.vpermi2var.q.512(<8 x i64>, <8 x i64>, <8 x i64>)

; 108
define internal i64 @avx512_vpermi2var_qi_128() {
  %a0_0 = load <16 x i8>, ptr @b1
  %a0_1 = load <16 x i8>, ptr @b3
  %a0_2 = load <16 x i8>, ptr @b9
  %r0 = call <16 x i8> @llvm.x86.avx512.vpermi2var.qi.128(<16 x i8> %a0_0, <16 x i8> %a0_1, <16 x i8> %a0_2)
  store <16 x i8> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <16 x i8>, ptr @b3
  %a1_1 = load <16 x i8>, ptr @b1
  %a1_2 = load <16 x i8>, ptr @b1
  %r1 = call <16 x i8> @llvm.x86.avx512.vpermi2var.qi.128(<16 x i8> %a1_0, <16 x i8> %a1_1, <16 x i8> %a1_2)
  store <16 x i8> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <16 x i8> @llvm.x86.avx512.vpermi2var.qi.128(<16 x i8>, <16 x i8>, <16 x i8>)

; 109
define internal i64 @avx512_vpermilvar_pd_512() {
  %a0_0 = load <8 x double>, ptr @f9
  %a0_1 = load <8 x i64>, ptr @q6
  %r0 = call <8 x double> @llvm.x86.avx512.vpermilvar.pd.512(<8 x double> %a0_0, <8 x i64> %a0_1)
  %u0 = fcmp uno <8 x double> %r0, %r0
  %v0 = select <8 x i1> %u0, <8 x double> splat (double 1.25), <8 x double> %r0
  store <8 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <8 x double>, ptr @f0
  %a1_1 = load <8 x i64>, ptr @q0
  %r1 = call <8 x double> @llvm.x86.avx512.vpermilvar.pd.512(<8 x double> %a1_0, <8 x i64> %a1_1)
  %u1 = fcmp uno <8 x double> %r1, %r1
  %v1 = select <8 x i1> %u1, <8 x double> splat (double 1.25), <8 x double> %r1
  store <8 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <8 x double> @llvm.x86.avx512.vpermilvar.pd.512(<8 x double>, <8 x i64>)

; 110
define internal i64 @avx512_vpermilvar_ps_512() {
  %a0_0 = load <16 x float>, ptr @s8
  %a0_1 = load <16 x i32>, ptr @d5
  %r0 = call <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float> %a0_0, <16 x i32> %a0_1)
  %u0 = fcmp uno <16 x float> %r0, %r0
  %v0 = select <16 x i1> %u0, <16 x float> splat (float 1.25), <16 x float> %r0
  store <16 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 8)
  %a1_0 = load <16 x float>, ptr @s3
  %a1_1 = load <16 x i32>, ptr @d1
  %r1 = call <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float> %a1_0, <16 x i32> %a1_1)
  %u1 = fcmp uno <16 x float> %r1, %r1
  %v1 = select <16 x i1> %u1, <16 x float> splat (float 1.25), <16 x float> %r1
  store <16 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 8)
  ret i64 %h1
}
declare <16 x float> @llvm.x86.avx512.vpermilvar.ps.512(<16 x float>, <16 x i32>)

