break @sum
continue
memory %list
backtrace
print %list[0]
