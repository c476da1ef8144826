display %n
next
set %1 = true
locals
set %n = 4
back
next
locals
finish
