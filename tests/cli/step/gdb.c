int printf(const char *, ...);
void *malloc(unsigned long);
struct point { int x, y; };
struct flags { unsigned on : 1; int level : 5; };
struct node { int value; struct node *next; };
static int counter = 3;
static double total;
unsigned u = 0;
static struct point make(int x, int y) { struct point p = { x, y }; return p; }
static int push(struct node **list, int v) {
  static int calls;
  struct node *n = malloc(sizeof *n);
  calls++;
  n->value = v; n->next = *list; *list = n;
  counter += v;
  return calls;
}
int main(int argc, char **argv) {
  struct node *list = 0;
  int a[4] = {1, 2, 3, 4};
  int len = 4, i = 0;
  float f = 1.0f;
  struct flags fl = {1, -3};
  int (*fp)(struct node **, int) = push;
  char name[8] = "abc";
  for (i = 0; i < 3; i++)
    fp(&list, i + 5);
  struct point q = make(3, 4), r = {0, 0};
  total = f / 3 + q.x;
  printf("%d %g\n", counter, total);
  return len + r.x;
}
