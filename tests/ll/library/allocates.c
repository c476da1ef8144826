#include <stddef.h>
int *make(void *(*allocate)(size_t)) { int *p = allocate(sizeof(int)); *p = 7; return p; }
