#include <stdio.h> ; error: 1 E0104 this looks like C, not like LLVM assembly

int main() {
  printf("hi\n");
  return 0;
}
