; A name is an abbreviation: it may stand wherever its definition may, also for simple types and function types, and chains
; of names resolve.
; run: @apply(i64 20) == i64 41
; covers: 0-7

%int = type i64
%number = type %int
%fn = type %number (%int)
%fnp = type %fn*
%box = type { %number, %fnp }

@box = global %box { i64 9, %fnp @step }

define %number @step(%int %x) {
  %y = add %int %x, %x
  %z = add i64 %y, 1
  ret i64 %z
}

define i64 @apply(%number %x) {
  %p = getelementptr %box, %box* @box, i32 0, i32 1
  %f = load %fnp, %fnp* %p
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
