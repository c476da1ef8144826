view source
break 7
break 14
continue
print head
next
continue
backtrace
step
step
info locals
reverse-next
info line 8
stepi
view llvm
