// CWE-122: a thread fills its part of a block, which ends before the part does.
#include "opaque.h"
#include <pthread.h>
#include <stdlib.h>
#ifdef RIGHT
#define PART 4
#else
#define PART 5
#endif
struct part {
    long *from;
    int count;
};
static void *fill(void *context) {
    struct part *part = context;
    for (int i = 0; i < part->count; i++)
        part->from[i] = i; // MISTAKE: out of bounds
    return NULL;
}
int main(void) {
    long *values = malloc(8 * sizeof *values);
    struct part second = {values + 4, opaque(PART)};
    pthread_t thread;
    pthread_create(&thread, NULL, fill, &second);
    pthread_join(thread, NULL);
    int wrong = values[7] != 3;
    free(values);
    return wrong;
}
