/* A comment in the style of C
 * on "lines of its own
 */
; covers: 0-2
; exit: 7
define i32 @main() { /* here */
entry: /* and here */
  %a = add i32 3, /* ; in between */ 4
  ret i32 %a /* at the end */
}
/* the last */
