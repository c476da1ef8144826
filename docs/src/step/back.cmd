continue
print %i
memory @numbers
back
reverse-next
locals
break 11 if %i == 3
reverse-continue
next
