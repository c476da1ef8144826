// Actions of small programs, for `make-order`: clang -O0 -S -emit-llvm writes steps.old.ll (14) and steps.new.ll (22).
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct point { int x; long y; double w; };

static int table[8] = { 5, 3, 8, 1, 9, 2, 7, 4 };

static void sort(int *a, int n) {
  for (int i = 1; i < n; i++) {
    int key = a[i], j = i - 1;
    while (j >= 0 && a[j] > key) {
      a[j + 1] = a[j];
      j--;
    }
    a[j + 1] = key;
  }
}

static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }

static unsigned hash(const char *s) {
  unsigned h = 5381;
  for (; *s; s++) h = (h << 5) ^ (h >> 27) ^ (unsigned char)*s;
  return h;
}

static const char *kind(int n) {
  switch (n % 5) {
  case 0: return "none";
  case 1: return "one";
  case 2: return "two";
  case 3: return "three";
  default: return "many";
  }
}

int main(int argc, char **argv) {
  struct point p = { 1, 2, 0.5 }, *q = malloc(sizeof *q);
  sort(table, 8);
  q->x = table[0] + p.x;
  q->y = gcd(1071, 462) - p.y;
  q->w = p.w * 3 + q->x / 2.0;
  for (unsigned i = 2; i <= 20; i += 3)
    if (i % 2 != 0 && !(i > 15))
      printf("%u %s\n", i, kind((int)i));
  printf("%d %ld %f %u %zu %d\n", q->x, q->y, q->w, hash("a word"), strlen(argv[0]) > 0 ? sizeof p : 0, argc);
  free(q);
  return argc > 5 || p.w < 0;
}
