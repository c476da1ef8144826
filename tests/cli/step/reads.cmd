break @main:%got
continue
continue
print %n
back 3
continue
continue
delete
continue
back 4
continue
run
continue
