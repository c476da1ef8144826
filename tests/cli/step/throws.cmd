break @thrower
continue
finish
print %lp[1]
back
continue
