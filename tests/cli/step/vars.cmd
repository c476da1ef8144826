break app::go
break vars.cpp:16
break @free
info breakpoints
continue
continue
backtrace
next-line
next-line
print twice
print n
print total
print @total + 1
print @total == 6
print n * 10 - 3 / 2 % 2
delete 1
continue
print p
print sum + 1
help next-line
