step 2
finish
back
