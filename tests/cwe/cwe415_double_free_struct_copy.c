// CWE-415: a struct and its copy own the same block, and both are destroyed.
#include "opaque.h"
#include <stdlib.h>
struct text {
    char *letters;
    int length;
};
NOINLINE static void destroy(struct text *text) {
    free(text->letters); // MISTAKE: bad free
    text->letters = NULL;
}
int main(void) {
    struct text text = {calloc(1, 8), 8};
    struct text copy = text;
#ifdef RIGHT
    copy.letters = calloc(1, 8);
#endif
    destroy(&text);
    destroy(&copy);
    return 0;
}
