// clang -g -O0: what a debugger of C shows.
#include <stdlib.h>
#include <string.h>

struct node { int value; struct node *next; };
struct person { char name[16]; const char *city; int age; };

static struct node *cons(int x, struct node *next) {
  struct node *n = malloc(sizeof *n);
  n->value = x;
  n->next = next;
  return n;
}

static int sum(struct node *n) {
  int s = 0;
  while (n) {
    s += n->value;
    n = n->next;
  }
  return s;
}

int main(void) {
  struct node *list = 0;
  struct person ada = {"Ada", "London", 36};
  int extra = 3;
  for (int i = 0; i < 3; i++)
    list = cons(i, list);
  return sum(list) + extra;
}
