# Forwards, with breakpoints.
list
step
s
break @fac:%rec if %n == 4
continue
backtrace
locals
next
locals
next
up
print %n
frame 0
finish
ignore 1 5
condition 1 %n < 3
disable 1
info breakpoints
delete 1
restart
tbreak 6
break @fac
continue
continue 3
delete 3
enable
info breakpoints
continue
until
advance @main
finish
continue
info program
