view source
break 7
break 14
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
