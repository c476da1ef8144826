continue
back
