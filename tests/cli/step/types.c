struct point { int x, y; enum { A, B = 5 } kind; unsigned low : 3; const char *name; };
typedef struct point point_t;
struct point origin = {1, 2, 5, 3, "here"};
double ratios[2][3];
int (*handler)(struct point *, char);
static int touch(point_t *p, double d[3]) { static int calls; calls++; ratios[1][2] = d[0]; if (handler) handler(p, 'x'); return p->x + calls; }
int main(void) { double v[3] = {1, 2, 3}; return touch(&origin, v) - 2; }
