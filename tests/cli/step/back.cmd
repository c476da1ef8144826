# From the fault back to its cause.
continue
backtrace
print %i
back
back 2
locals
reverse-next
print %c
reverse-next 2
break @get
reverse-continue
reverse-continue
reverse-finish
delete
reverse-continue
goto 20
goto 10
next
restart
info program
