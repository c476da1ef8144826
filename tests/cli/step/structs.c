int printf(const char *, ...); void *memset(void *, int, unsigned long);
void *malloc(unsigned long); void free(void *);
char *strcpy(char *, const char *);

enum kind { INT = 1, TEXT = 2, PAIR = 5 };
typedef unsigned char byte;
struct point { int x, y; };
struct flags { unsigned a : 3; int b : 5; unsigned long c : 40; _Bool on : 1; };
union value { int i; float f; char s[8]; struct point p; };
struct rec {
  enum kind kind;
  union value u;
  struct flags fl;
  struct { short lo; short hi; } in;
  struct point pts[3];
  byte b;
  _Bool ok;
  char c;
  double d;
  struct rec *next;
};
struct big { long a, b, c; char name[16]; };
typedef struct { double re, im; } cplx;

struct rec table[2];
int counter = 7;

static long sum_big(struct big s, int k) {
  long t = s.a + s.b;
  t += s.c * k;
  return t;
}
static double norm(cplx z) { return z.re * z.re + z.im * z.im; }
static int dist(struct point p, struct point q) {
  int dx = p.x - q.x;
  int dy = p.y - q.y;
  return dx * dx + dy * dy;
}
static struct big make(long n) {
  struct big r = { n, n + 1, n + 2, "made" };
  return r;
}
static int show(const struct rec *r) {
  switch (r->kind) {
  case INT: return r->u.i;
  case TEXT: return r->u.s[0];
  default: return r->u.p.x;
  }
}
int main(void) {
  struct rec r;
  memset(&r, 0, sizeof r);
  r.kind = TEXT;
  strcpy(r.u.s, "hey");
  r.fl.a = 5; r.fl.b = -3; r.fl.c = 123456789012; r.fl.on = 1;
  r.in.lo = -4; r.in.hi = 9;
  for (int i = 0; i < 3; i++) {
    r.pts[i].x = i;
    r.pts[i].y = i * i;
  }
  r.b = 200; r.ok = 1; r.c = 'q'; r.d = 2.5;
  r.next = &table[0];
  table[0].kind = INT; table[0].u.i = 42; table[0].next = &table[1];
  struct big s = make(10);
  long t = sum_big(s, 3);
  int d = dist(r.pts[0], r.pts[2]);
  cplx z = { 3, 4 };
  double nn = norm(z);
  int *heap = malloc(5 * sizeof *heap);
  for (int i = 0; i < 5; i++)
    heap[i] = i * 10;
  int k = show(&r) + show(r.next);
  printf("%ld %d %g %d %d\n", t, d, nn, k, heap[2]);
  free(heap);
  return 0;
}
