int printf(const char *, ...);
void *malloc(unsigned long);
struct node { int v; struct node *next; };
static inline int square(int x) { int y = x * x; return y + 1; }
static int sum(struct node *n) {
  int t = 0;
  while (n) {
    t += square(n->v);
    n = n->next;
  }
  return t;
}
int main(int argc, char **argv) {
  struct node *head = 0;
  for (int i = 0; i < 4; i++) {
    struct node *n = malloc(sizeof *n);
    n->v = i;
    n->next = head;
    head = n;
  }
  printf("%d\n", sum(head));
  return 0;
}
