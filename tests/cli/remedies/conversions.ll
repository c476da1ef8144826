define void @f(i32 %i, i64 %l, float %f, double %d, ptr %p) {
  %a = sitofp i32 %i to i64
  %b = uitofp i32 %i to i64
  %c = fptosi double %d to float
  %e = fptoui float %f to double
  %g = ptrtoint i32 %i to i64
  %h = inttoptr ptr %p to i64
  %j = ptrtoint i64 %l to ptr
  %k = zext double %d to i64
  %m = fpext i32 %i to double
  %n = trunc ptr %p to i32
  %o = ptrtoint ptr %p to double
  %q = sitofp i64 %l to i32
  %r = and double %d, %d
  %s = shl double %d, %d
  br i1 %i, label %x, label %y
x:
  br i1 %p, label %y, label %z
y:
  %t = select i1 %d, i32 1, i32 2
  ret void
z:
  ret void
}
