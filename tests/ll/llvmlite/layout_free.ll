; Line ends are nothing but space: several instructions on one line, one over several lines, no space where none is needed.
; run: @one_line(i64 3) == i64 24
; run: @many_lines(i64 3) == i64 24
; run: @tight(i64 3) == i64 24
; run: @tabs(i64 3) == i64 24
; covers: 0-34

define i64 @one_line(i64 %n) { %a = add i64 %n, 1 %b = mul i64 %a, 2 br label %out out: %c = mul i64 %b, %n ret i64 %c }

define
  i64
    @many_lines
(
i64
%n
)
{
%a
=
add
i64
%n
,
1
%b
=
mul
i64
%a
,
2
br
label
%out
out:
%c
=
mul
i64
%b
,
%n
ret
i64
%c
}

define i64@tight(i64%n){%a=add i64%n,1 %b=mul i64%a,2 br label%out out:%c=mul i64%b,%n ret i64%c}

define	i64	@tabs(i64	%n)	{
	%a	=	add	i64	%n,	1
	%b	=	mul	i64	%a,	2
	br	label	%out
out:
	%c	=	mul	i64	%b,	%n
	ret	i64	%c
}
