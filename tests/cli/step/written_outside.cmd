next 3
print *%state as [2 x i32]
tbreak 7
continue
print *%state as [2 x i32]
print *%data as { ptr, ptr, ptr }
x/2xw %state
watch *%state as i32
next
