#include <stdlib.h>

struct vec { int len; int data[]; };
struct six { long v[6]; };
struct flags { unsigned on : 1; signed level : 5; long double wide; };

static struct six many(long x) {
  struct six r = {{x, x + 1, x + 2}};
  return r;
}

static int squares(int n) {
  int a[n];
  int sum = 0;
  for (int i = 0; i < n; i++) a[i] = i * i;
  for (int i = 0; i < n; i++) sum += a[i];
  return sum;
}

static void nothing(struct flags *f) { f->level = -3; }

int main(void) {
  struct vec *v = malloc(sizeof *v + 3 * sizeof(int));
  v->len = 3;
  v->data[0] = 5;
  v->data[1] = 6;
  struct flags f = {1, 7, 1.25L};
  nothing(&f);
  struct six s = many(9);
  int total = squares(4) + (int)s.v[1];
  free(v);
  return total;
}
