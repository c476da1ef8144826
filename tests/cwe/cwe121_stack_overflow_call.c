// CWE-121: a function copies a string into its caller's array, which is too small for it.
#include "opaque.h"
#include <string.h>
#ifdef RIGHT
#define NAME "Ada"
#else
#define NAME "Ada Lovelace"
#endif
NOINLINE static void set_name(char *name, const char *from) {
    strcpy(name, from); // MISTAKE: out of bounds
}
int main(void) {
    char name[8];
    set_name(name, opaque_pointer(NAME));
    return name[0] != 'A';
}
