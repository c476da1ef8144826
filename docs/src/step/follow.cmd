tbreak @sum
continue
memory --follow %list
memory --follow heap#2
x/2a heap#4
x/4xg heap#1
print *heap#4
print (Ptr heap#4, 0, 1)
