break source.c:10 if x == 2
info breakpoints
continue
print next
backtrace
list
list source.c:18
list .
tbreak source.c:18
continue
print *n
print n->next->value
print &s
print sizeof(s) + sizeof(struct node)
x/1dw n
up
print ada
print ada.city
print &ada.age
set var extra = 5
print extra
reverse-next-line
reverse-next-line 2
next-line
