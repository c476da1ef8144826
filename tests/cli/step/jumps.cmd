tbreak @deep:%jump
continue
backtrace
next
print %r
back
backtrace 2
reverse-next
next
back 3
continue
