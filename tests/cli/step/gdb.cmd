info args
p sizeof(*list)
break 26
break push
info b
list push,+2
list -
list 5,7
run
c
commands 2
silent
printf "push v=%d calls=%d %s\n", v, calls, "hi"
end
c
c
p *list
finish
p *$$
p $$
p fl.level = 7
p fl
set var len = len - 1
p len
p len += a[1] * 2
p a[0]+1.5
whatis a[0]+1.5
p (float)1/3
p 'a' + 1
p "abc"
p *fp
p &push
p 'gdb.c'::counter
whatis list->next->value
p argc - 2u
p -1 < 1u
p len > 2 ? 10 : 20
p/t 5
p/x -1
p i+1*2
set $k = a[2]
p $k + 1
p r = q
p name
p sizeof(int) * 2
rwatch counter
watch -l total
info watchpoints
c
c
c
p counter
info line 10
info functions ^pu
info types node
info variables count
info scope push
info symbol &counter
info program
clear push
rc
rc
bt full
tbreak make
run
finish
c
c
c
c
p len
p counter
info line
list 4,+2
show values
frame function main
bt -1
quit
