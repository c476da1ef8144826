memory
next 6
print %x
print *%x
print %x[0] as i64
print *%x as i64
memory %x
memory %m
memory %m as [6 x i32]
watch *%e
continue
continue
info watch
memory
heap
watch %j if %j == 3
continue
continue
delete 1
continue
reverse-continue
print @pn1
print @pn1[1][2]
print/x @pn1[0][0]
print/t @pn1[0][0]
memory @pn1[1]
print @p
display %i
next
undisplay 1
break @main:%done
continue
stack
next
heap
print *%e
next
