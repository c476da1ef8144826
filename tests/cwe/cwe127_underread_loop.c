// CWE-127: a search from the end of a path goes on before its start.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
#ifdef RIGHT
#define PATH "directory/file"
#else
#define PATH "file"
#endif
NOINLINE static const char *file(const char *path) {
    const char *at = path + strlen(path);
    while (*at != '/') // MISTAKE: out of bounds
        at--;
    return at + 1;
}
int main(void) {
    char *path = strdup(opaque_pointer(PATH));
    int wrong = *file(path) != 'f';
    free(path);
    return wrong;
}
