; MMX, as clang before 20 emitted it.
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

@d0 = constant [64 x i8] c"\AB\E1\E5\8F\43\8E\C9\DC\FF\FF\FF\FF\00\00\00\00\0D\00\00\00\85\00\00\00\01\00\00\00\06\57\CB\6B\B5\50\2B\EB\11\00\00\00\FF\FF\FF\FF\6B\85\3D\FE\95\B1\14\FB\FF\FF\FF\FF\15\00\00\00\BB\C7\57\36", align 64
@d1 = constant [64 x i8] c"\A8\30\7C\A0\00\00\00\00\21\00\00\00\01\00\00\00\01\00\00\00\00\00\00\00\20\00\00\00\02\00\00\00\C9\E5\A9\5D\CA\58\AB\B6\7E\95\11\25\1E\01\94\15\1F\00\00\00\7E\8D\E8\75\01\7F\D7\E3\00\00\00\00", align 64
@d3 = constant [64 x i8] c"\A3\76\A4\A6\24\0E\D1\D3\EC\5D\9B\DE\76\07\3A\FA\02\00\00\00\F5\42\00\4F\6C\88\F4\F9\EB\E4\6D\60\60\00\00\00\BB\DA\67\E5\FE\FF\FF\FF\00\00\00\00\00\00\00\80\0A\00\00\00\02\00\00\00\2A\28\01\DE", align 64
@d4 = constant [64 x i8] c"\53\BA\A1\25\1F\00\00\00\33\79\EB\E9\88\00\00\00\1F\00\00\00\61\00\00\00\FF\FF\FF\7F\00\00\00\00\2A\67\1F\77\28\45\0E\ED\00\00\00\00\15\0B\B0\75\89\00\00\00\68\B0\AC\C5\FF\FF\FF\FF\52\25\9D\E5", align 64
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
@s1 = constant [64 x i8] c"\CA\7C\59\C7\00\00\F0\40\41\27\27\3A\00\00\C0\7F\6C\35\76\3A\BA\21\8C\29\BB\0D\11\3D\01\00\00\80\00\00\60\C0\00\00\00\00\00\00\80\3F\00\00\08\C1\95\54\3C\42\D5\13\7B\AD\8D\1D\D5\BF\9D\0E\AD\46", align 64
@s2 = constant [64 x i8] c"\00\00\A0\40\00\00\C0\C0\7D\5D\1B\01\00\00\20\C0\CD\F8\56\B9\FF\FF\7F\5F\00\00\00\4F\00\00\90\40\00\00\D0\40\00\00\B0\40\00\00\80\FF\00\00\00\41\00\00\00\3F\3E\7A\AB\9B\68\8D\6C\C2\45\23\81\7F", align 64
@s8 = constant [64 x i8] c"\00\00\20\40\C1\BA\02\19\00\00\80\BF\00\00\00\4F\14\33\A9\4D\FC\49\1E\BA\00\00\00\80\4A\E8\83\4D\00\00\60\40\A8\A6\A3\1C\D3\8C\2C\5E\83\8A\5A\AE\FF\FF\7F\5F\00\00\00\DF\C7\DD\E0\BF\B7\FF\CF\6A", align 64
@s9 = constant [64 x i8] c"\91\93\82\3A\00\00\80\3F\00\00\80\38\00\F0\7F\47\00\00\C0\3F\00\00\20\41\25\12\BD\4D\00\00\F0\40\00\00\80\FF\41\4D\34\A3\45\23\81\7F\00\00\00\80\FF\FF\7F\00\00\00\C0\7F\00\00\B0\40\45\23\C1\FF", align 64
@f0 = constant [64 x i8] c"\00\00\00\00\00\00\F0\41\00\00\00\00\00\00\A0\36\FC\B8\81\2F\AC\EA\B7\C1\00\00\00\00\00\00\45\40\FF\FF\FF\FF\FF\FF\EF\7F\00\00\00\00\00\00\16\C0\00\00\00\00\00\00\1A\C0\00\00\00\00\00\00\E0\3F", align 64
@f3 = constant [64 x i8] c"\00\00\00\00\00\00\E0\C3\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F0\FF\67\FF\82\86\FF\63\81\D8\DF\D1\9C\AE\B5\23\20\2B\00\00\00\00\00\00\E0\43\18\C1\37\3F\9B\D8\AB\41\F4\46\9F\29\04\FC\41\C0", align 64
@f6 = constant [64 x i8] c"\00\00\00\00\00\00\04\C0\96\0F\8C\DD\E2\70\84\27\35\B3\39\F6\98\5C\EC\9B\00\00\00\00\00\00\E0\3F\5E\42\8C\19\E5\AC\4D\3F\01\00\00\00\00\00\00\80\35\3A\61\71\90\24\CC\C1\00\00\00\00\00\00\16\C0", align 64

; The number of the first function whose result is another one.
; run: @different() == i32 0
define i32 @different() {
  br label %t1
t1:
  %r1 = call i64 @mmx_maskmovq()
  %c1 = icmp eq i64 %r1, -7430255011881943508
  br i1 %c1, label %t2, label %different
t2:
  %r2 = call i64 @mmx_movnt_dq()
  %c2 = icmp eq i64 %r2, -3746329936795681467
  br i1 %c2, label %t3, label %different
t3:
  %r3 = call i64 @mmx_packssdw()
  %c3 = icmp eq i64 %r3, -940517554057698138
  br i1 %c3, label %t4, label %different
t4:
  %r4 = call i64 @mmx_packsswb()
  %c4 = icmp eq i64 %r4, 4151077052104127105
  br i1 %c4, label %t5, label %different
t5:
  %r5 = call i64 @mmx_packuswb()
  %c5 = icmp eq i64 %r5, -7961223742199939693
  br i1 %c5, label %t6, label %different
t6:
  %r6 = call i64 @mmx_padd_b()
  %c6 = icmp eq i64 %r6, -439185902694349691
  br i1 %c6, label %t7, label %different
t7:
  %r7 = call i64 @mmx_padd_d()
  %c7 = icmp eq i64 %r7, 2180263992109463785
  br i1 %c7, label %t8, label %different
t8:
  %r8 = call i64 @mmx_padd_q()
  %c8 = icmp eq i64 %r8, 6752001839415352286
  br i1 %c8, label %t9, label %different
t9:
  %r9 = call i64 @mmx_padd_w()
  %c9 = icmp eq i64 %r9, -5895430775648978935
  br i1 %c9, label %t10, label %different
t10:
  %r10 = call i64 @mmx_padds_b()
  %c10 = icmp eq i64 %r10, -2057678589049420738
  br i1 %c10, label %t11, label %different
t11:
  %r11 = call i64 @mmx_padds_w()
  %c11 = icmp eq i64 %r11, -4573221514837388241
  br i1 %c11, label %t12, label %different
t12:
  %r12 = call i64 @mmx_paddus_b()
  %c12 = icmp eq i64 %r12, -7731335544604193979
  br i1 %c12, label %t13, label %different
t13:
  %r13 = call i64 @mmx_paddus_w()
  %c13 = icmp eq i64 %r13, -773329753859757393
  br i1 %c13, label %t14, label %different
t14:
  %r14 = call i64 @mmx_palignr_b()
  %c14 = icmp eq i64 %r14, -3861114140303761772
  br i1 %c14, label %t15, label %different
t15:
  %r15 = call i64 @mmx_pand()
  %c15 = icmp eq i64 %r15, 7054435689509963913
  br i1 %c15, label %t16, label %different
t16:
  %r16 = call i64 @mmx_pandn()
  %c16 = icmp eq i64 %r16, 2821704514389890413
  br i1 %c16, label %t17, label %different
t17:
  %r17 = call i64 @mmx_pavg_b()
  %c17 = icmp eq i64 %r17, 492974612852771124
  br i1 %c17, label %t18, label %different
t18:
  %r18 = call i64 @mmx_pavg_w()
  %c18 = icmp eq i64 %r18, 8444476029397746456
  br i1 %c18, label %t19, label %different
t19:
  %r19 = call i64 @mmx_pcmpeq_b()
  %c19 = icmp eq i64 %r19, 1634944516426352848
  br i1 %c19, label %t20, label %different
t20:
  %r20 = call i64 @mmx_pcmpeq_d()
  %c20 = icmp eq i64 %r20, -949159953632997535
  br i1 %c20, label %t21, label %different
t21:
  %r21 = call i64 @mmx_pcmpeq_w()
  %c21 = icmp eq i64 %r21, 0
  br i1 %c21, label %t22, label %different
t22:
  %r22 = call i64 @mmx_pcmpgt_b()
  %c22 = icmp eq i64 %r22, 3768643043538771207
  br i1 %c22, label %t23, label %different
t23:
  %r23 = call i64 @mmx_pcmpgt_d()
  %c23 = icmp eq i64 %r23, 6917529027911004285
  br i1 %c23, label %t24, label %different
t24:
  %r24 = call i64 @mmx_pcmpgt_w()
  %c24 = icmp eq i64 %r24, 8936416290702460778
  br i1 %c24, label %t25, label %different
t25:
  %r25 = call i64 @mmx_pextr_w()
  %c25 = icmp eq i64 %r25, 8997102169434095326
  br i1 %c25, label %t26, label %different
t26:
  %r26 = call i64 @mmx_pinsr_w()
  %c26 = icmp eq i64 %r26, -4124963224994395399
  br i1 %c26, label %t27, label %different
t27:
  %r27 = call i64 @mmx_pmadd_wd()
  %c27 = icmp eq i64 %r27, -2744460644287100466
  br i1 %c27, label %t28, label %different
t28:
  %r28 = call i64 @mmx_pmaxs_w()
  %c28 = icmp eq i64 %r28, 9205147092176325
  br i1 %c28, label %t29, label %different
t29:
  %r29 = call i64 @mmx_pmaxu_b()
  %c29 = icmp eq i64 %r29, -1328683903654008053
  br i1 %c29, label %t30, label %different
t30:
  %r30 = call i64 @mmx_pmins_w()
  %c30 = icmp eq i64 %r30, 4000973468293418717
  br i1 %c30, label %t31, label %different
t31:
  %r31 = call i64 @mmx_pminu_b()
  %c31 = icmp eq i64 %r31, -2676260125667085696
  br i1 %c31, label %t32, label %different
t32:
  %r32 = call i64 @mmx_pmovmskb()
  %c32 = icmp eq i64 %r32, -1718411201491710526
  br i1 %c32, label %t33, label %different
t33:
  %r33 = call i64 @mmx_pmulh_w()
  %c33 = icmp eq i64 %r33, 2676861706137045557
  br i1 %c33, label %t34, label %different
t34:
  %r34 = call i64 @mmx_pmulhu_w()
  %c34 = icmp eq i64 %r34, -2369708029273352153
  br i1 %c34, label %t35, label %different
t35:
  %r35 = call i64 @mmx_pmull_w()
  %c35 = icmp eq i64 %r35, -7394812759165647690
  br i1 %c35, label %t36, label %different
t36:
  %r36 = call i64 @mmx_pmulu_dq()
  %c36 = icmp eq i64 %r36, -873358979462752465
  br i1 %c36, label %t37, label %different
t37:
  %r37 = call i64 @mmx_por()
  %c37 = icmp eq i64 %r37, -1943266684397179753
  br i1 %c37, label %t38, label %different
t38:
  %r38 = call i64 @mmx_psad_bw()
  %c38 = icmp eq i64 %r38, -2483269754166812573
  br i1 %c38, label %t39, label %different
t39:
  %r39 = call i64 @mmx_psll_d()
  %c39 = icmp eq i64 %r39, 0
  br i1 %c39, label %t40, label %different
t40:
  %r40 = call i64 @mmx_psll_q()
  %c40 = icmp eq i64 %r40, 7957228346393942320
  br i1 %c40, label %t41, label %different
t41:
  %r41 = call i64 @mmx_psll_w()
  %c41 = icmp eq i64 %r41, 0
  br i1 %c41, label %t42, label %different
t42:
  %r42 = call i64 @mmx_pslli_d()
  %c42 = icmp eq i64 %r42, 0
  br i1 %c42, label %t43, label %different
t43:
  %r43 = call i64 @mmx_pslli_q()
  %c43 = icmp eq i64 %r43, 0
  br i1 %c43, label %t44, label %different
t44:
  %r44 = call i64 @mmx_pslli_w()
  %c44 = icmp eq i64 %r44, 0
  br i1 %c44, label %t45, label %different
t45:
  %r45 = call i64 @mmx_psra_d()
  %c45 = icmp eq i64 %r45, 8936416290702460778
  br i1 %c45, label %t46, label %different
t46:
  %r46 = call i64 @mmx_psra_w()
  %c46 = icmp eq i64 %r46, 0
  br i1 %c46, label %t47, label %different
t47:
  %r47 = call i64 @mmx_psrai_d()
  %c47 = icmp eq i64 %r47, 8076837034735591499
  br i1 %c47, label %t48, label %different
t48:
  %r48 = call i64 @mmx_psrai_w()
  %c48 = icmp eq i64 %r48, -1532501017402764760
  br i1 %c48, label %t49, label %different
t49:
  %r49 = call i64 @mmx_psrl_d()
  %c49 = icmp eq i64 %r49, 0
  br i1 %c49, label %t50, label %different
t50:
  %r50 = call i64 @mmx_psrl_q()
  %c50 = icmp eq i64 %r50, 1450051739555280611
  br i1 %c50, label %t51, label %different
t51:
  %r51 = call i64 @mmx_psrl_w()
  %c51 = icmp eq i64 %r51, 0
  br i1 %c51, label %t52, label %different
t52:
  %r52 = call i64 @mmx_psrli_d()
  %c52 = icmp eq i64 %r52, 0
  br i1 %c52, label %t53, label %different
t53:
  %r53 = call i64 @mmx_psrli_q()
  %c53 = icmp eq i64 %r53, 0
  br i1 %c53, label %t54, label %different
t54:
  %r54 = call i64 @mmx_psrli_w()
  %c54 = icmp eq i64 %r54, 0
  br i1 %c54, label %t55, label %different
t55:
  %r55 = call i64 @mmx_psub_b()
  %c55 = icmp eq i64 %r55, -1748926995942372043
  br i1 %c55, label %t56, label %different
t56:
  %r56 = call i64 @mmx_psub_d()
  %c56 = icmp eq i64 %r56, 4061279283429454234
  br i1 %c56, label %t57, label %different
t57:
  %r57 = call i64 @mmx_psub_q()
  %c57 = icmp eq i64 %r57, -5154888604921671673
  br i1 %c57, label %t58, label %different
t58:
  %r58 = call i64 @mmx_psub_w()
  %c58 = icmp eq i64 %r58, -8344170583337395342
  br i1 %c58, label %t59, label %different
t59:
  %r59 = call i64 @mmx_psubs_b()
  %c59 = icmp eq i64 %r59, -5249868975017249921
  br i1 %c59, label %t60, label %different
t60:
  %r60 = call i64 @mmx_psubs_w()
  %c60 = icmp eq i64 %r60, 6201544834003563523
  br i1 %c60, label %t61, label %different
t61:
  %r61 = call i64 @mmx_psubus_b()
  %c61 = icmp eq i64 %r61, 4585833150213282367
  br i1 %c61, label %t62, label %different
t62:
  %r62 = call i64 @mmx_psubus_w()
  %c62 = icmp eq i64 %r62, 4311805494724454080
  br i1 %c62, label %t63, label %different
t63:
  %r63 = call i64 @mmx_punpckhbw()
  %c63 = icmp eq i64 %r63, 1272127927603060678
  br i1 %c63, label %t64, label %different
t64:
  %r64 = call i64 @mmx_punpckhdq()
  %c64 = icmp eq i64 %r64, -4611686018056008746
  br i1 %c64, label %t65, label %different
t65:
  %r65 = call i64 @mmx_punpckhwd()
  %c65 = icmp eq i64 %r65, -4490273128490555657
  br i1 %c65, label %t66, label %different
t66:
  %r66 = call i64 @mmx_punpcklbw()
  %c66 = icmp eq i64 %r66, -548834574682556412
  br i1 %c66, label %t67, label %different
t67:
  %r67 = call i64 @mmx_punpckldq()
  %c67 = icmp eq i64 %r67, -7026357276777659765
  br i1 %c67, label %t68, label %different
t68:
  %r68 = call i64 @mmx_punpcklwd()
  %c68 = icmp eq i64 %r68, -6758269795024160429
  br i1 %c68, label %t69, label %different
t69:
  %r69 = call i64 @mmx_pxor()
  %c69 = icmp eq i64 %r69, 7366452090562458297
  br i1 %c69, label %t70, label %different
t70:
  %r70 = call i64 @sse_cvtpd2pi()
  %c70 = icmp eq i64 %r70, -3937175056194841055
  br i1 %c70, label %t71, label %different
t71:
  %r71 = call i64 @sse_cvtpi2pd()
  %c71 = icmp eq i64 %r71, 2858990512534228871
  br i1 %c71, label %t72, label %different
t72:
  %r72 = call i64 @sse_cvtpi2ps()
  %c72 = icmp eq i64 %r72, -4664598425032202200
  br i1 %c72, label %t73, label %different
t73:
  %r73 = call i64 @sse_cvtps2pi()
  %c73 = icmp eq i64 %r73, 3224475227779491466
  br i1 %c73, label %t74, label %different
t74:
  %r74 = call i64 @sse_cvttpd2pi()
  %c74 = icmp eq i64 %r74, 2784253552592396578
  br i1 %c74, label %t75, label %different
t75:
  %r75 = call i64 @sse_cvttps2pi()
  %c75 = icmp eq i64 %r75, -471557791000892830
  br i1 %c75, label %t76, label %different
t76:
  %r76 = call i64 @sse_pshuf_w()
  %c76 = icmp eq i64 %r76, 1779549103707807700
  br i1 %c76, label %t77, label %different
t77:
  %r77 = call i64 @ssse3_pabs_b()
  %c77 = icmp eq i64 %r77, -3678818718536122374
  br i1 %c77, label %t78, label %different
t78:
  %r78 = call i64 @ssse3_pabs_d()
  %c78 = icmp eq i64 %r78, 6497714090866556595
  br i1 %c78, label %t79, label %different
t79:
  %r79 = call i64 @ssse3_pabs_w()
  %c79 = icmp eq i64 %r79, -2816904869597469799
  br i1 %c79, label %t80, label %different
t80:
  %r80 = call i64 @ssse3_phadd_d()
  %c80 = icmp eq i64 %r80, -2783178208833390694
  br i1 %c80, label %t81, label %different
t81:
  %r81 = call i64 @ssse3_phadd_sw()
  %c81 = icmp eq i64 %r81, -5408278559589345917
  br i1 %c81, label %t82, label %different
t82:
  %r82 = call i64 @ssse3_phadd_w()
  %c82 = icmp eq i64 %r82, -212435490468615994
  br i1 %c82, label %t83, label %different
t83:
  %r83 = call i64 @ssse3_phsub_d()
  %c83 = icmp eq i64 %r83, 6595636676364461874
  br i1 %c83, label %t84, label %different
t84:
  %r84 = call i64 @ssse3_phsub_sw()
  %c84 = icmp eq i64 %r84, -3322597633181472650
  br i1 %c84, label %t85, label %different
t85:
  %r85 = call i64 @ssse3_phsub_w()
  %c85 = icmp eq i64 %r85, 1580322329904666089
  br i1 %c85, label %t86, label %different
t86:
  %r86 = call i64 @ssse3_pmadd_ub_sw()
  %c86 = icmp eq i64 %r86, -3413427436101165278
  br i1 %c86, label %t87, label %different
t87:
  %r87 = call i64 @ssse3_pmul_hr_sw()
  %c87 = icmp eq i64 %r87, -1390898018132665028
  br i1 %c87, label %t88, label %different
t88:
  %r88 = call i64 @ssse3_pshuf_b()
  %c88 = icmp eq i64 %r88, 5440654587234336480
  br i1 %c88, label %t89, label %different
t89:
  %r89 = call i64 @ssse3_psign_b()
  %c89 = icmp eq i64 %r89, 318597792050837021
  br i1 %c89, label %t90, label %different
t90:
  %r90 = call i64 @ssse3_psign_d()
  %c90 = icmp eq i64 %r90, -3083164702895339606
  br i1 %c90, label %t91, label %different
t91:
  %r91 = call i64 @ssse3_psign_w()
  %c91 = icmp eq i64 %r91, 8765375444008292067
  br i1 %c91, label %t92, label %different
t92:
  ret i32 0
different:
  %n = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ]
  ret i32 %n
}

; 1
define internal i64 @mmx_maskmovq() {
  %a0_0 = load <1 x i64>, ptr @q1
  %a0_1 = load <1 x i64>, ptr @q2
  call void @llvm.x86.mmx.maskmovq(<1 x i64> %a0_0, <1 x i64> %a0_1, ptr @out)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_0 = load <1 x i64>, ptr @q7
  %a1_1 = load <1 x i64>, ptr @q7
  call void @llvm.x86.mmx.maskmovq(<1 x i64> %a1_0, <1 x i64> %a1_1, ptr @out)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.mmx.maskmovq(<1 x i64>, <1 x i64>, ptr)

; 2
define internal i64 @mmx_movnt_dq() {
  %a0_1 = load <1 x i64>, ptr @q0
  call void @llvm.x86.mmx.movnt.dq(ptr @out, <1 x i64> %a0_1)
  %h0 = call i64 @mix(i64 0, i64 16)
  %a1_1 = load <1 x i64>, ptr @q0
  call void @llvm.x86.mmx.movnt.dq(ptr @out, <1 x i64> %a1_1)
  %h1 = call i64 @mix(i64 %h0, i64 16)
  ret i64 %h1
}
declare void @llvm.x86.mmx.movnt.dq(ptr, <1 x i64>)

; 3
define internal i64 @mmx_packssdw() {
  %a0_0 = load <1 x i64>, ptr @q3
  %a0_1 = load <1 x i64>, ptr @q4
  %r0 = call <1 x i64> @llvm.x86.mmx.packssdw(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q2
  %r1 = call <1 x i64> @llvm.x86.mmx.packssdw(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.packssdw(<1 x i64>, <1 x i64>)

; 4
define internal i64 @mmx_packsswb() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q3
  %r0 = call <1 x i64> @llvm.x86.mmx.packsswb(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.packsswb(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.packsswb(<1 x i64>, <1 x i64>)

; 5
define internal i64 @mmx_packuswb() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q8
  %r0 = call <1 x i64> @llvm.x86.mmx.packuswb(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q6
  %r1 = call <1 x i64> @llvm.x86.mmx.packuswb(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.packuswb(<1 x i64>, <1 x i64>)

; 6
define internal i64 @mmx_padd_b() {
  %a0_0 = load <1 x i64>, ptr @q8
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.padd.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <1 x i64> @llvm.x86.mmx.padd.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.padd.b(<1 x i64>, <1 x i64>)

; 7
define internal i64 @mmx_padd_d() {
  %a0_0 = load <1 x i64>, ptr @q2
  %a0_1 = load <1 x i64>, ptr @q0
  %r0 = call <1 x i64> @llvm.x86.mmx.padd.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q1
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <1 x i64> @llvm.x86.mmx.padd.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.padd.d(<1 x i64>, <1 x i64>)

; 8
define internal i64 @mmx_padd_q() {
  %a0_0 = load <1 x i64>, ptr @q0
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.padd.q(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.padd.q(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.padd.q(<1 x i64>, <1 x i64>)

; 9
define internal i64 @mmx_padd_w() {
  %a0_0 = load <1 x i64>, ptr @q7
  %a0_1 = load <1 x i64>, ptr @q3
  %r0 = call <1 x i64> @llvm.x86.mmx.padd.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q3
  %r1 = call <1 x i64> @llvm.x86.mmx.padd.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.padd.w(<1 x i64>, <1 x i64>)

; 10
define internal i64 @mmx_padds_b() {
  %a0_0 = load <1 x i64>, ptr @q1
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.padds.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q7
  %a1_1 = load <1 x i64>, ptr @q6
  %r1 = call <1 x i64> @llvm.x86.mmx.padds.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.padds.b(<1 x i64>, <1 x i64>)

; 11
define internal i64 @mmx_padds_w() {
  %a0_0 = load <1 x i64>, ptr @q1
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.padds.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q2
  %a1_1 = load <1 x i64>, ptr @q7
  %r1 = call <1 x i64> @llvm.x86.mmx.padds.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.padds.w(<1 x i64>, <1 x i64>)

; 12
define internal i64 @mmx_paddus_b() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.paddus.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q6
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.mmx.paddus.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.paddus.b(<1 x i64>, <1 x i64>)

; 13
define internal i64 @mmx_paddus_w() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <1 x i64> @llvm.x86.mmx.paddus.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.mmx.paddus.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.paddus.w(<1 x i64>, <1 x i64>)

; 14
define internal i64 @mmx_palignr_b() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q8
  %r0 = call <1 x i64> @llvm.x86.mmx.palignr.b(<1 x i64> %a0_0, <1 x i64> %a0_1, i8 23)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.palignr.b(<1 x i64> %a1_0, <1 x i64> %a1_1, i8 8)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.palignr.b(<1 x i64>, <1 x i64>, i8)

; 15
define internal i64 @mmx_pand() {
  %a0_0 = load <1 x i64>, ptr @q5
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <1 x i64> @llvm.x86.mmx.pand(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q8
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.mmx.pand(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pand(<1 x i64>, <1 x i64>)

; 16
define internal i64 @mmx_pandn() {
  %a0_0 = load <1 x i64>, ptr @q8
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <1 x i64> @llvm.x86.mmx.pandn(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q0
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <1 x i64> @llvm.x86.mmx.pandn(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pandn(<1 x i64>, <1 x i64>)

; 17
define internal i64 @mmx_pavg_b() {
  %a0_0 = load <1 x i64>, ptr @q8
  %a0_1 = load <1 x i64>, ptr @q2
  %r0 = call <1 x i64> @llvm.x86.mmx.pavg.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q1
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <1 x i64> @llvm.x86.mmx.pavg.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pavg.b(<1 x i64>, <1 x i64>)

; 18
define internal i64 @mmx_pavg_w() {
  %a0_0 = load <1 x i64>, ptr @q2
  %a0_1 = load <1 x i64>, ptr @q3
  %r0 = call <1 x i64> @llvm.x86.mmx.pavg.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.pavg.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pavg.w(<1 x i64>, <1 x i64>)

; 19
define internal i64 @mmx_pcmpeq_b() {
  %a0_0 = load <1 x i64>, ptr @q3
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <1 x i64> @llvm.x86.mmx.pcmpeq.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q2
  %a1_1 = load <1 x i64>, ptr @q3
  %r1 = call <1 x i64> @llvm.x86.mmx.pcmpeq.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pcmpeq.b(<1 x i64>, <1 x i64>)

; 20
define internal i64 @mmx_pcmpeq_d() {
  %a0_0 = load <1 x i64>, ptr @q5
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <1 x i64> @llvm.x86.mmx.pcmpeq.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q7
  %r1 = call <1 x i64> @llvm.x86.mmx.pcmpeq.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pcmpeq.d(<1 x i64>, <1 x i64>)

; 21
define internal i64 @mmx_pcmpeq_w() {
  %a0_0 = load <1 x i64>, ptr @q1
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.pcmpeq.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q5
  %r1 = call <1 x i64> @llvm.x86.mmx.pcmpeq.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pcmpeq.w(<1 x i64>, <1 x i64>)

; 22
define internal i64 @mmx_pcmpgt_b() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.pcmpgt.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q8
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <1 x i64> @llvm.x86.mmx.pcmpgt.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pcmpgt.b(<1 x i64>, <1 x i64>)

; 23
define internal i64 @mmx_pcmpgt_d() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q2
  %r0 = call <1 x i64> @llvm.x86.mmx.pcmpgt.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q0
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.pcmpgt.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pcmpgt.d(<1 x i64>, <1 x i64>)

; 24
define internal i64 @mmx_pcmpgt_w() {
  %a0_0 = load <1 x i64>, ptr @q1
  %a0_1 = load <1 x i64>, ptr @q4
  %r0 = call <1 x i64> @llvm.x86.mmx.pcmpgt.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q3
  %r1 = call <1 x i64> @llvm.x86.mmx.pcmpgt.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pcmpgt.w(<1 x i64>, <1 x i64>)

; 25
define internal i64 @mmx_pextr_w() {
  %a0_0 = load <1 x i64>, ptr @q7
  %r0 = call i32 @llvm.x86.mmx.pextr.w(<1 x i64> %a0_0, i32 22)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %r1 = call i32 @llvm.x86.mmx.pextr.w(<1 x i64> %a1_0, i32 0)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.mmx.pextr.w(<1 x i64>, i32)

; 26
define internal i64 @mmx_pinsr_w() {
  %a0_0 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.pinsr.w(<1 x i64> %a0_0, i32 128, i32 7)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.mmx.pinsr.w(<1 x i64> %a1_0, i32 255, i32 7)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pinsr.w(<1 x i64>, i32, i32)

; 27
define internal i64 @mmx_pmadd_wd() {
  %a0_0 = load <1 x i64>, ptr @q7
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.pmadd.wd(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q8
  %a1_1 = load <1 x i64>, ptr @q5
  %r1 = call <1 x i64> @llvm.x86.mmx.pmadd.wd(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pmadd.wd(<1 x i64>, <1 x i64>)

; 28
define internal i64 @mmx_pmaxs_w() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.pmaxs.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q7
  %a1_1 = load <1 x i64>, ptr @q3
  %r1 = call <1 x i64> @llvm.x86.mmx.pmaxs.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pmaxs.w(<1 x i64>, <1 x i64>)

; 29
define internal i64 @mmx_pmaxu_b() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.pmaxu.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q9
  %r1 = call <1 x i64> @llvm.x86.mmx.pmaxu.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pmaxu.b(<1 x i64>, <1 x i64>)

; 30
define internal i64 @mmx_pmins_w() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q8
  %r0 = call <1 x i64> @llvm.x86.mmx.pmins.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.pmins.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pmins.w(<1 x i64>, <1 x i64>)

; 31
define internal i64 @mmx_pminu_b() {
  %a0_0 = load <1 x i64>, ptr @q5
  %a0_1 = load <1 x i64>, ptr @q6
  %r0 = call <1 x i64> @llvm.x86.mmx.pminu.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q2
  %a1_1 = load <1 x i64>, ptr @q5
  %r1 = call <1 x i64> @llvm.x86.mmx.pminu.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pminu.b(<1 x i64>, <1 x i64>)

; 32
define internal i64 @mmx_pmovmskb() {
  %a0_0 = load <1 x i64>, ptr @q4
  %r0 = call i32 @llvm.x86.mmx.pmovmskb(<1 x i64> %a0_0)
  store i32 %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q2
  %r1 = call i32 @llvm.x86.mmx.pmovmskb(<1 x i64> %a1_0)
  store i32 %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare i32 @llvm.x86.mmx.pmovmskb(<1 x i64>)

; 33
define internal i64 @mmx_pmulh_w() {
  %a0_0 = load <1 x i64>, ptr @q7
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.pmulh.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q1
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <1 x i64> @llvm.x86.mmx.pmulh.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pmulh.w(<1 x i64>, <1 x i64>)

; 34
define internal i64 @mmx_pmulhu_w() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.pmulhu.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q9
  %a1_1 = load <1 x i64>, ptr @q5
  %r1 = call <1 x i64> @llvm.x86.mmx.pmulhu.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pmulhu.w(<1 x i64>, <1 x i64>)

; 35
define internal i64 @mmx_pmull_w() {
  %a0_0 = load <1 x i64>, ptr @q0
  %a0_1 = load <1 x i64>, ptr @q6
  %r0 = call <1 x i64> @llvm.x86.mmx.pmull.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q7
  %a1_1 = load <1 x i64>, ptr @q4
  %r1 = call <1 x i64> @llvm.x86.mmx.pmull.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pmull.w(<1 x i64>, <1 x i64>)

; 36
define internal i64 @mmx_pmulu_dq() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q3
  %r0 = call <1 x i64> @llvm.x86.mmx.pmulu.dq(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q4
  %r1 = call <1 x i64> @llvm.x86.mmx.pmulu.dq(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pmulu.dq(<1 x i64>, <1 x i64>)

; 37
define internal i64 @mmx_por() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.por(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.mmx.por(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.por(<1 x i64>, <1 x i64>)

; 38
define internal i64 @mmx_psad_bw() {
  %a0_0 = load <1 x i64>, ptr @q8
  %a0_1 = load <1 x i64>, ptr @q0
  %r0 = call <1 x i64> @llvm.x86.mmx.psad.bw(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q6
  %a1_1 = load <1 x i64>, ptr @q3
  %r1 = call <1 x i64> @llvm.x86.mmx.psad.bw(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psad.bw(<1 x i64>, <1 x i64>)

; 39
define internal i64 @mmx_psll_d() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q2
  %r0 = call <1 x i64> @llvm.x86.mmx.psll.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q2
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.mmx.psll.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psll.d(<1 x i64>, <1 x i64>)

; 40
define internal i64 @mmx_psll_q() {
  %a0_0 = load <1 x i64>, ptr @q1
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.psll.q(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q6
  %r1 = call <1 x i64> @llvm.x86.mmx.psll.q(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psll.q(<1 x i64>, <1 x i64>)

; 41
define internal i64 @mmx_psll_w() {
  %a0_0 = load <1 x i64>, ptr @q0
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.psll.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q8
  %a1_1 = load <1 x i64>, ptr @q5
  %r1 = call <1 x i64> @llvm.x86.mmx.psll.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psll.w(<1 x i64>, <1 x i64>)

; 42
define internal i64 @mmx_pslli_d() {
  %a0_0 = load <1 x i64>, ptr @q7
  %a0_1 = load i32, ptr @d4
  %r0 = call <1 x i64> @llvm.x86.mmx.pslli.d(<1 x i64> %a0_0, i32 %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load i32, ptr @d4
  %r1 = call <1 x i64> @llvm.x86.mmx.pslli.d(<1 x i64> %a1_0, i32 %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pslli.d(<1 x i64>, i32)

; 43
define internal i64 @mmx_pslli_q() {
  %a0_0 = load <1 x i64>, ptr @q0
  %a0_1 = load i32, ptr @d9
  %r0 = call <1 x i64> @llvm.x86.mmx.pslli.q(<1 x i64> %a0_0, i32 %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q8
  %a1_1 = load i32, ptr @d9
  %r1 = call <1 x i64> @llvm.x86.mmx.pslli.q(<1 x i64> %a1_0, i32 %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pslli.q(<1 x i64>, i32)

; 44
define internal i64 @mmx_pslli_w() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load i32, ptr @d3
  %r0 = call <1 x i64> @llvm.x86.mmx.pslli.w(<1 x i64> %a0_0, i32 %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q9
  %a1_1 = load i32, ptr @d8
  %r1 = call <1 x i64> @llvm.x86.mmx.pslli.w(<1 x i64> %a1_0, i32 %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pslli.w(<1 x i64>, i32)

; 45
define internal i64 @mmx_psra_d() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q8
  %r0 = call <1 x i64> @llvm.x86.mmx.psra.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <1 x i64> @llvm.x86.mmx.psra.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psra.d(<1 x i64>, <1 x i64>)

; 46
define internal i64 @mmx_psra_w() {
  %a0_0 = load <1 x i64>, ptr @q2
  %a0_1 = load <1 x i64>, ptr @q3
  %r0 = call <1 x i64> @llvm.x86.mmx.psra.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q1
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.psra.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psra.w(<1 x i64>, <1 x i64>)

; 47
define internal i64 @mmx_psrai_d() {
  %a0_0 = load <1 x i64>, ptr @q8
  %a0_1 = load i32, ptr @d3
  %r0 = call <1 x i64> @llvm.x86.mmx.psrai.d(<1 x i64> %a0_0, i32 %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q7
  %a1_1 = load i32, ptr @d0
  %r1 = call <1 x i64> @llvm.x86.mmx.psrai.d(<1 x i64> %a1_0, i32 %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psrai.d(<1 x i64>, i32)

; 48
define internal i64 @mmx_psrai_w() {
  %a0_0 = load <1 x i64>, ptr @q5
  %a0_1 = load i32, ptr @d1
  %r0 = call <1 x i64> @llvm.x86.mmx.psrai.w(<1 x i64> %a0_0, i32 %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load i32, ptr @d9
  %r1 = call <1 x i64> @llvm.x86.mmx.psrai.w(<1 x i64> %a1_0, i32 %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psrai.w(<1 x i64>, i32)

; 49
define internal i64 @mmx_psrl_d() {
  %a0_0 = load <1 x i64>, ptr @q1
  %a0_1 = load <1 x i64>, ptr @q8
  %r0 = call <1 x i64> @llvm.x86.mmx.psrl.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q0
  %a1_1 = load <1 x i64>, ptr @q4
  %r1 = call <1 x i64> @llvm.x86.mmx.psrl.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psrl.d(<1 x i64>, <1 x i64>)

; 50
define internal i64 @mmx_psrl_q() {
  %a0_0 = load <1 x i64>, ptr @q7
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <1 x i64> @llvm.x86.mmx.psrl.q(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q8
  %a1_1 = load <1 x i64>, ptr @q6
  %r1 = call <1 x i64> @llvm.x86.mmx.psrl.q(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psrl.q(<1 x i64>, <1 x i64>)

; 51
define internal i64 @mmx_psrl_w() {
  %a0_0 = load <1 x i64>, ptr @q2
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <1 x i64> @llvm.x86.mmx.psrl.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q7
  %r1 = call <1 x i64> @llvm.x86.mmx.psrl.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psrl.w(<1 x i64>, <1 x i64>)

; 52
define internal i64 @mmx_psrli_d() {
  %a0_0 = load <1 x i64>, ptr @q3
  %a0_1 = load i32, ptr @d4
  %r0 = call <1 x i64> @llvm.x86.mmx.psrli.d(<1 x i64> %a0_0, i32 %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q6
  %a1_1 = load i32, ptr @d1
  %r1 = call <1 x i64> @llvm.x86.mmx.psrli.d(<1 x i64> %a1_0, i32 %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psrli.d(<1 x i64>, i32)

; 53
define internal i64 @mmx_psrli_q() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load i32, ptr @d7
  %r0 = call <1 x i64> @llvm.x86.mmx.psrli.q(<1 x i64> %a0_0, i32 %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q8
  %a1_1 = load i32, ptr @d3
  %r1 = call <1 x i64> @llvm.x86.mmx.psrli.q(<1 x i64> %a1_0, i32 %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psrli.q(<1 x i64>, i32)

; 54
define internal i64 @mmx_psrli_w() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load i32, ptr @d4
  %r0 = call <1 x i64> @llvm.x86.mmx.psrli.w(<1 x i64> %a0_0, i32 %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q8
  %a1_1 = load i32, ptr @d4
  %r1 = call <1 x i64> @llvm.x86.mmx.psrli.w(<1 x i64> %a1_0, i32 %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psrli.w(<1 x i64>, i32)

; 55
define internal i64 @mmx_psub_b() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q6
  %r0 = call <1 x i64> @llvm.x86.mmx.psub.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q6
  %a1_1 = load <1 x i64>, ptr @q9
  %r1 = call <1 x i64> @llvm.x86.mmx.psub.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psub.b(<1 x i64>, <1 x i64>)

; 56
define internal i64 @mmx_psub_d() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.psub.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.mmx.psub.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psub.d(<1 x i64>, <1 x i64>)

; 57
define internal i64 @mmx_psub_q() {
  %a0_0 = load <1 x i64>, ptr @q8
  %a0_1 = load <1 x i64>, ptr @q4
  %r0 = call <1 x i64> @llvm.x86.mmx.psub.q(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q0
  %a1_1 = load <1 x i64>, ptr @q4
  %r1 = call <1 x i64> @llvm.x86.mmx.psub.q(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psub.q(<1 x i64>, <1 x i64>)

; 58
define internal i64 @mmx_psub_w() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.mmx.psub.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q9
  %a1_1 = load <1 x i64>, ptr @q9
  %r1 = call <1 x i64> @llvm.x86.mmx.psub.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psub.w(<1 x i64>, <1 x i64>)

; 59
define internal i64 @mmx_psubs_b() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q2
  %r0 = call <1 x i64> @llvm.x86.mmx.psubs.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q9
  %r1 = call <1 x i64> @llvm.x86.mmx.psubs.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psubs.b(<1 x i64>, <1 x i64>)

; 60
define internal i64 @mmx_psubs_w() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q9
  %r0 = call <1 x i64> @llvm.x86.mmx.psubs.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q1
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.psubs.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psubs.w(<1 x i64>, <1 x i64>)

; 61
define internal i64 @mmx_psubus_b() {
  %a0_0 = load <1 x i64>, ptr @q7
  %a0_1 = load <1 x i64>, ptr @q0
  %r0 = call <1 x i64> @llvm.x86.mmx.psubus.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q1
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.psubus.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psubus.b(<1 x i64>, <1 x i64>)

; 62
define internal i64 @mmx_psubus_w() {
  %a0_0 = load <1 x i64>, ptr @q3
  %a0_1 = load <1 x i64>, ptr @q2
  %r0 = call <1 x i64> @llvm.x86.mmx.psubus.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q9
  %r1 = call <1 x i64> @llvm.x86.mmx.psubus.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.psubus.w(<1 x i64>, <1 x i64>)

; 63
define internal i64 @mmx_punpckhbw() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.punpckhbw(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.punpckhbw(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.punpckhbw(<1 x i64>, <1 x i64>)

; 64
define internal i64 @mmx_punpckhdq() {
  %a0_0 = load <1 x i64>, ptr @q3
  %a0_1 = load <1 x i64>, ptr @q8
  %r0 = call <1 x i64> @llvm.x86.mmx.punpckhdq(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q2
  %a1_1 = load <1 x i64>, ptr @q4
  %r1 = call <1 x i64> @llvm.x86.mmx.punpckhdq(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.punpckhdq(<1 x i64>, <1 x i64>)

; 65
define internal i64 @mmx_punpckhwd() {
  %a0_0 = load <1 x i64>, ptr @q5
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.punpckhwd(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q2
  %r1 = call <1 x i64> @llvm.x86.mmx.punpckhwd(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.punpckhwd(<1 x i64>, <1 x i64>)

; 66
define internal i64 @mmx_punpcklbw() {
  %a0_0 = load <1 x i64>, ptr @q4
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.punpcklbw(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q7
  %a1_1 = load <1 x i64>, ptr @q4
  %r1 = call <1 x i64> @llvm.x86.mmx.punpcklbw(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.punpcklbw(<1 x i64>, <1 x i64>)

; 67
define internal i64 @mmx_punpckldq() {
  %a0_0 = load <1 x i64>, ptr @q8
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.punpckldq(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.mmx.punpckldq(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.punpckldq(<1 x i64>, <1 x i64>)

; 68
define internal i64 @mmx_punpcklwd() {
  %a0_0 = load <1 x i64>, ptr @q1
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.mmx.punpcklwd(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q7
  %a1_1 = load <1 x i64>, ptr @q7
  %r1 = call <1 x i64> @llvm.x86.mmx.punpcklwd(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.punpcklwd(<1 x i64>, <1 x i64>)

; 69
define internal i64 @mmx_pxor() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q0
  %r0 = call <1 x i64> @llvm.x86.mmx.pxor(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.mmx.pxor(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.mmx.pxor(<1 x i64>, <1 x i64>)

; 70
define internal i64 @sse_cvtpd2pi() {
  %a0_0 = load <2 x double>, ptr @f0
  %r0 = call <1 x i64> @llvm.x86.sse.cvtpd2pi(<2 x double> %a0_0)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <2 x double>, ptr @f6
  %r1 = call <1 x i64> @llvm.x86.sse.cvtpd2pi(<2 x double> %a1_0)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.sse.cvtpd2pi(<2 x double>)

; 71
define internal i64 @sse_cvtpi2pd() {
  %a0_0 = load <1 x i64>, ptr @q0
  %r0 = call <2 x double> @llvm.x86.sse.cvtpi2pd(<1 x i64> %a0_0)
  %u0 = fcmp uno <2 x double> %r0, %r0
  %v0 = select <2 x i1> %u0, <2 x double> splat (double 1.25), <2 x double> %r0
  store <2 x double> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <1 x i64>, ptr @q0
  %r1 = call <2 x double> @llvm.x86.sse.cvtpi2pd(<1 x i64> %a1_0)
  %u1 = fcmp uno <2 x double> %r1, %r1
  %v1 = select <2 x i1> %u1, <2 x double> splat (double 1.25), <2 x double> %r1
  store <2 x double> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <2 x double> @llvm.x86.sse.cvtpi2pd(<1 x i64>)

; 72
define internal i64 @sse_cvtpi2ps() {
  %a0_0 = load <4 x float>, ptr @s2
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float> %a0_0, <1 x i64> %a0_1)
  %u0 = fcmp uno <4 x float> %r0, %r0
  %v0 = select <4 x i1> %u0, <4 x float> splat (float 1.25), <4 x float> %r0
  store <4 x float> %v0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 2)
  %a1_0 = load <4 x float>, ptr @s8
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float> %a1_0, <1 x i64> %a1_1)
  %u1 = fcmp uno <4 x float> %r1, %r1
  %v1 = select <4 x i1> %u1, <4 x float> splat (float 1.25), <4 x float> %r1
  store <4 x float> %v1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 2)
  ret i64 %h1
}
declare <4 x float> @llvm.x86.sse.cvtpi2ps(<4 x float>, <1 x i64>)

; 73
define internal i64 @sse_cvtps2pi() {
  %a0_0 = load <4 x float>, ptr @s9
  %r0 = call <1 x i64> @llvm.x86.sse.cvtps2pi(<4 x float> %a0_0)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <4 x float>, ptr @s1
  %r1 = call <1 x i64> @llvm.x86.sse.cvtps2pi(<4 x float> %a1_0)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.sse.cvtps2pi(<4 x float>)

; 74
define internal i64 @sse_cvttpd2pi() {
  %a0_0 = load <2 x double>, ptr @f0
  %r0 = call <1 x i64> @llvm.x86.sse.cvttpd2pi(<2 x double> %a0_0)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <2 x double>, ptr @f3
  %r1 = call <1 x i64> @llvm.x86.sse.cvttpd2pi(<2 x double> %a1_0)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.sse.cvttpd2pi(<2 x double>)

; 75
define internal i64 @sse_cvttps2pi() {
  %a0_0 = load <4 x float>, ptr @s9
  %r0 = call <1 x i64> @llvm.x86.sse.cvttps2pi(<4 x float> %a0_0)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <4 x float>, ptr @s8
  %r1 = call <1 x i64> @llvm.x86.sse.cvttps2pi(<4 x float> %a1_0)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.sse.cvttps2pi(<4 x float>)

; 76
define internal i64 @sse_pshuf_w() {
  %a0_0 = load <1 x i64>, ptr @q8
  %r0 = call <1 x i64> @llvm.x86.sse.pshuf.w(<1 x i64> %a0_0, i8 128)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %r1 = call <1 x i64> @llvm.x86.sse.pshuf.w(<1 x i64> %a1_0, i8 28)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.sse.pshuf.w(<1 x i64>, i8)

; 77
define internal i64 @ssse3_pabs_b() {
  %a0_0 = load <1 x i64>, ptr @q4
  %r0 = call <1 x i64> @llvm.x86.ssse3.pabs.b(<1 x i64> %a0_0)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q6
  %r1 = call <1 x i64> @llvm.x86.ssse3.pabs.b(<1 x i64> %a1_0)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.pabs.b(<1 x i64>)

; 78
define internal i64 @ssse3_pabs_d() {
  %a0_0 = load <1 x i64>, ptr @q3
  %r0 = call <1 x i64> @llvm.x86.ssse3.pabs.d(<1 x i64> %a0_0)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %r1 = call <1 x i64> @llvm.x86.ssse3.pabs.d(<1 x i64> %a1_0)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.pabs.d(<1 x i64>)

; 79
define internal i64 @ssse3_pabs_w() {
  %a0_0 = load <1 x i64>, ptr @q4
  %r0 = call <1 x i64> @llvm.x86.ssse3.pabs.w(<1 x i64> %a0_0)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q7
  %r1 = call <1 x i64> @llvm.x86.ssse3.pabs.w(<1 x i64> %a1_0)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.pabs.w(<1 x i64>)

; 80
define internal i64 @ssse3_phadd_d() {
  %a0_0 = load <1 x i64>, ptr @q5
  %a0_1 = load <1 x i64>, ptr @q4
  %r0 = call <1 x i64> @llvm.x86.ssse3.phadd.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q4
  %a1_1 = load <1 x i64>, ptr @q0
  %r1 = call <1 x i64> @llvm.x86.ssse3.phadd.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.phadd.d(<1 x i64>, <1 x i64>)

; 81
define internal i64 @ssse3_phadd_sw() {
  %a0_0 = load <1 x i64>, ptr @q0
  %a0_1 = load <1 x i64>, ptr @q9
  %r0 = call <1 x i64> @llvm.x86.ssse3.phadd.sw(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q0
  %a1_1 = load <1 x i64>, ptr @q8
  %r1 = call <1 x i64> @llvm.x86.ssse3.phadd.sw(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.phadd.sw(<1 x i64>, <1 x i64>)

; 82
define internal i64 @ssse3_phadd_w() {
  %a0_0 = load <1 x i64>, ptr @q7
  %a0_1 = load <1 x i64>, ptr @q6
  %r0 = call <1 x i64> @llvm.x86.ssse3.phadd.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q5
  %r1 = call <1 x i64> @llvm.x86.ssse3.phadd.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.phadd.w(<1 x i64>, <1 x i64>)

; 83
define internal i64 @ssse3_phsub_d() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.ssse3.phsub.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q6
  %a1_1 = load <1 x i64>, ptr @q2
  %r1 = call <1 x i64> @llvm.x86.ssse3.phsub.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.phsub.d(<1 x i64>, <1 x i64>)

; 84
define internal i64 @ssse3_phsub_sw() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q2
  %r0 = call <1 x i64> @llvm.x86.ssse3.phsub.sw(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q0
  %a1_1 = load <1 x i64>, ptr @q5
  %r1 = call <1 x i64> @llvm.x86.ssse3.phsub.sw(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.phsub.sw(<1 x i64>, <1 x i64>)

; 85
define internal i64 @ssse3_phsub_w() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q7
  %r0 = call <1 x i64> @llvm.x86.ssse3.phsub.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q0
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.ssse3.phsub.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.phsub.w(<1 x i64>, <1 x i64>)

; 86
define internal i64 @ssse3_pmadd_ub_sw() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q1
  %r0 = call <1 x i64> @llvm.x86.ssse3.pmadd.ub.sw(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q0
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.ssse3.pmadd.ub.sw(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.pmadd.ub.sw(<1 x i64>, <1 x i64>)

; 87
define internal i64 @ssse3_pmul_hr_sw() {
  %a0_0 = load <1 x i64>, ptr @q5
  %a0_1 = load <1 x i64>, ptr @q2
  %r0 = call <1 x i64> @llvm.x86.ssse3.pmul.hr.sw(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q5
  %a1_1 = load <1 x i64>, ptr @q7
  %r1 = call <1 x i64> @llvm.x86.ssse3.pmul.hr.sw(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.pmul.hr.sw(<1 x i64>, <1 x i64>)

; 88
define internal i64 @ssse3_pshuf_b() {
  %a0_0 = load <1 x i64>, ptr @q6
  %a0_1 = load <1 x i64>, ptr @q0
  %r0 = call <1 x i64> @llvm.x86.ssse3.pshuf.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q6
  %r1 = call <1 x i64> @llvm.x86.ssse3.pshuf.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.pshuf.b(<1 x i64>, <1 x i64>)

; 89
define internal i64 @ssse3_psign_b() {
  %a0_0 = load <1 x i64>, ptr @q3
  %a0_1 = load <1 x i64>, ptr @q9
  %r0 = call <1 x i64> @llvm.x86.ssse3.psign.b(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q1
  %r1 = call <1 x i64> @llvm.x86.ssse3.psign.b(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.psign.b(<1 x i64>, <1 x i64>)

; 90
define internal i64 @ssse3_psign_d() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q9
  %r0 = call <1 x i64> @llvm.x86.ssse3.psign.d(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q3
  %a1_1 = load <1 x i64>, ptr @q2
  %r1 = call <1 x i64> @llvm.x86.ssse3.psign.d(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.psign.d(<1 x i64>, <1 x i64>)

; 91
define internal i64 @ssse3_psign_w() {
  %a0_0 = load <1 x i64>, ptr @q9
  %a0_1 = load <1 x i64>, ptr @q5
  %r0 = call <1 x i64> @llvm.x86.ssse3.psign.w(<1 x i64> %a0_0, <1 x i64> %a0_1)
  store <1 x i64> %r0, ptr @out
  %h0 = call i64 @mix(i64 0, i64 1)
  %a1_0 = load <1 x i64>, ptr @q1
  %a1_1 = load <1 x i64>, ptr @q7
  %r1 = call <1 x i64> @llvm.x86.ssse3.psign.w(<1 x i64> %a1_0, <1 x i64> %a1_1)
  store <1 x i64> %r1, ptr @out
  %h1 = call i64 @mix(i64 %h0, i64 1)
  ret i64 %h1
}
declare <1 x i64> @llvm.x86.ssse3.psign.w(<1 x i64>, <1 x i64>)

