continue
back
print %i
locals
reverse-next
