tbreak nothing
continue
bt full
finish
print f.level
print/x f.level
print/t f.level
print f.wide * 2 + 1
print f.wide > 1
print (long double)f.level / 2
print v->data[1]
print *v
ptype v
tbreak many
continue
finish
tbreak 15
continue
print a
print sizeof(a)
whatis a
ptype many
info locals
watch sum
continue
continue
continue
continue
list 20,21
list lengths.c:3,4
info types
info variables
display/x total
print total = 5
continue
break 30
run
info breakpoints
