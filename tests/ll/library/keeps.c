static int *kept;
void keep(int *p) { kept = p; }
void fill(int n) { if (kept) *kept = n; }
