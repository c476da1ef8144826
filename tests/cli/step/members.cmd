break members.c:13 if n == 1 && head->at.x == 3
continue
info args
info locals
print head->at
print head->weights[1]
print head->at.x * 10
print *head
print head->next
up
print first.next->weights
print first.at.z
