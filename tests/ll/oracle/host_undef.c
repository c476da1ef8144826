struct pair { int a, b; };
struct four { int a, b, c, d; };
struct mixed { char c; int i; };
struct point { float x, y; };
int first(struct pair p) { return p.a; }
int third(struct four f) { return f.c; }
int plain(int n) { return n; }
int both(struct mixed m, struct point p) { return m.c + m.i + (int)p.x; }
int call(struct pair (*f)(int)) { return f(3).a; }
