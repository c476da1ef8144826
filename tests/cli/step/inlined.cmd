break square
view source
continue
backtrace
info args
info locals
print argc
info breakpoints
run
