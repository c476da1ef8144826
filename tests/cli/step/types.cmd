break touch
continue
ptype p
whatis p
whatis *p
whatis d
whatis ratios
whatis ratios[1]
whatis handler
whatis calls
print calls
print origin
print origin.name
ptype origin
ptype %0
ptype @origin
whatis p->kind
whatis p->name
