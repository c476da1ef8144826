tbreak sum_big
continue
print s
info args
view source
print s.name
finish
advance dist
backtrace
finish
info locals
next
p r.u
p r.fl.b
p r.in.lo
p r.pts[1].y
p r.next->u.i
p r.kind
p (enum kind)2
p/x r.b
p r.b == 200 && r.kind == TEXT
p &r.pts[1]
p sizeof(struct rec)
p/c r.b
p -r.d
ptype union value
whatis r.u
p r.b = 7
p r.b
break 71 if i == 3
continue
p *heap@5
p *(heap + 1)
p heap[2] << 2 | 1
p *(unsigned char *)&heap[1]
info line
list 71
