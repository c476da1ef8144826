; Jumps out of the text, to labels of `callbr`; what is put into outputs arrives there too.
; covers: 4-94 4-100
define i32 @sign(i32 %x) {
  callbr void asm "testl $0, $0; js ${1:l}; jz ${2:l}", "r,!i,!i,~{flags}"(i32 %x) to label %positive [label %negative, label %zero]
positive:
  ret i32 1
negative:
  ret i32 -1
zero:
  ret i32 0
}
; run: @sign(i32 5) == i32 1
; run: @sign(i32 -5) == i32 -1
; run: @sign(i32 0) == i32 0

define i32 @output(i32 %x) {
  %y = callbr i32 asm "leal 1(${1:q}), $0; cmpl $$10, $1; jg ${2:l}", "=&r,r,!i,~{flags}"(i32 %x) to label %small [label %large]
small:
  %a = mul i32 %y, 2
  br label %done
large:
  %b = mul i32 %y, 100
  br label %done
done:
  %r = phi i32 [ %a, %small ], [ %b, %large ]
  ret i32 %r
}
; run: @output(i32 10) == i32 22
; run: @output(i32 11) == i32 1200

; The same block by several labels, and behind the text.
define i32 @same(i32 %x) {
  callbr void asm "cmpl $$1, $0; je ${1:l}; cmpl $$2, $0; je ${2:l}", "r,!i,!i"(i32 %x) to label %other [label %found, label %found]
other:
  br label %found
found:
  %r = phi i32 [ 1, %0 ], [ 1, %0 ], [ 0, %other ]
  ret i32 %r
}
; run: @same(i32 1) == i32 1
; run: @same(i32 2) == i32 1
; run: @same(i32 3) == i32 0

; A loop: the block with the text is its own target.
define i32 @count(i32 %n) {
  br label %loop
loop:
  %i = phi i32 [ %n, %0 ], [ %j, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %next, %loop ]
  %next = add i32 %sum, %i
  %j = callbr i32 asm "movl $1, $0; decl $0; jnz ${2:l}", "=&r,r,!i,~{flags}"(i32 %i) to label %end [label %loop]
end:
  ret i32 %next
}
; run: @count(i32 4) == i32 10

; Labels within the text beside those outside, in Intel's syntax.
define i32 @intel(i32 %x) {
  callbr void asm inteldialect ".Lagain${:uid}: sub $0, 3\0A jg .Lagain${:uid}\0A je ${1:l}\0A.Lend${:uid}:", "r,!i,~{flags}"(i32 %x) to label %no [label %yes]
no:
  ret i32 0
yes:
  ret i32 1
}
; run: @intel(i32 9) == i32 1
; run: @intel(i32 10) == i32 0

; Always: nobody falls through.
define i32 @always() {
  callbr void asm sideeffect "jmp ${0:l}", "!i"() to label %no [label %yes]
no:
  unreachable
yes:
  ret i32 7
}
; run: @always() == i32 7

; Two outputs, one of them in the flags.
define i64 @both(i64 %x) {
  %r = callbr { i64, i8 } asm "btq $$0, $2; leaq ($2,$2), $0; jc ${3:l}", "=&r,={@ccc},r,!i"(i64 %x) to label %even [label %odd]
even:
  %e = extractvalue { i64, i8 } %r, 0
  ret i64 %e
odd:
  %o = extractvalue { i64, i8 } %r, 1
  %w = zext i8 %o to i64
  ret i64 %w
}
; run: @both(i64 21) == i64 1
; run: @both(i64 20) == i64 40
