// CWE-126: strncpy leaves no room for the end of a string, which strlen then looks for.
#include "opaque.h"
#include <stdlib.h>
#include <string.h>
NOINLINE static int length(const char *text) {
    return strlen(text); // MISTAKE: out of bounds
}
int main(void) {
    char *word = malloc(8);
    strncpy(word, opaque_pointer("eightletters"), 8);
#ifdef RIGHT
    word[7] = 0;
#endif
    int wrong = length(word) > 8;
    free(word);
    return wrong;
}
