// CWE-761: a loop skips spaces with the only pointer to the block, which is then freed.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
int main(void) {
    char *text = strdup(opaque_pointer("  text"));
#ifdef RIGHT
    char *start = text;
#endif
    while (*text == ' ')
        text++;
    int wrong = *text != 't';
#ifdef RIGHT
    text = start;
#endif
    free(text); // MISTAKE: bad free
    return wrong;
}
