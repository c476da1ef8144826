#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <complex.h>

enum color { RED, GREEN = 5, BLUE };
enum flag { F_A = 1, F_B = 2, F_C = 4 };
typedef struct point { int x, y; } point_t;
struct bits { unsigned a : 3; int b : 5; unsigned long c : 40; int d; };
union value { int i; float f; char s[8]; };
struct hole { char c; long l; short s; char t[3]; struct { int p, q; } in; union value u; };
typedef int (*op_t)(int, int);
struct node { int value; struct node *next; };

static const char *names[] = { "red", "green", "blue", 0 };
int matrix[3][4] = { { 1, 2, 3, 4 }, { 5, 6, 7, 8 }, { 9, 10, 11, 12 } };
int unused_global = 42;
static double unused_table[3] = { 1.5, 2.5, 3.5 };
char buffer[64];
int big[300];
unsigned char raw[6] = { 1, 2, 255, 'A', 0, 7 };
static int calls;

int add(int a, int b) { return a + b; }
int mul(int a, int b) { return a * b; }
int apply(op_t f, int a, int b) { calls++; return f(a, b); }
long fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
struct node *push(struct node *l, int v) {
  struct node *n = malloc(sizeof *n);
  n->value = v; n->next = l;
  return n;
}
int length(struct node *l) { int n = 0; while (l) { n++; l = l->next; } return n; }
void show(struct node *l) { for (; l; l = l->next) printf("%d ", l->value); printf("\n"); }
int unused_helper(int x) { return x * 100; }
double half(double x) { return x / 2; }
int counter(void) { static int n = 10; return ++n; }
point_t shift(point_t p, int d) { p.x += d; p.y += d; return p; }

int main(int argc, char **argv) {
  struct bits v = { 5, -3, 123456789012UL, 7 }, w = { 1, 2, 3, 4 };
  point_t p = { 3, 4 }, q;
  point_t arr[5] = { { 1, 2 } };
  enum color c = BLUE;
  enum flag fl = F_A | F_C;
  union value u = { .f = 1.5f };
  struct hole h = { 'x', 5, 2, "ab", { 1, 2 }, { 3 } };
  char name[16] = "Ada";
  char full[4] = { 'a', 'b', 'c', 'd' };
  unsigned int ui = 3000000000u;
  unsigned char uc = 200;
  signed char sc = -5;
  short sh = -300;
  long l = 1L << 40;
  float f = 0.1f;
  double d = 1.0 / 3;
  _Bool ok = 1;
  double _Complex z = 1.0 + 2.0 * I;
  op_t ops[2] = { add, mul };
  struct node *list = 0;
  int s = 5;
  for (int i = 0; i < 3; i++)
    list = push(list, i * 10);
  strcpy(buffer, "hello");
  s = apply(ops[0], s, 2);
  s += counter();
  q = shift(p, s);
  w = v;
  int *ip = &matrix[1][2];
  char *str = "text\tand \"quotes\"";
  long r = fact(5);
  printf("%d %ld %d %d %s\n", s, r, q.x, *ip, names[c - 5]);
  show(list);
  return s;
}
