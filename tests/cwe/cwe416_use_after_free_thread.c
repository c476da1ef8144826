// CWE-416: the block that a thread gets is freed before the thread starts.
#include "opaque.h"
#include <pthread.h>
#include <stdlib.h>
static void *work(void *context) {
    int *number = context;
    *number += 1; // MISTAKE: use after free
    return NULL;
}
int main(void) {
    int *number = malloc(sizeof *number);
    *number = opaque(1);
    pthread_t thread;
#ifndef RIGHT
    free(number);
#endif
    pthread_create(&thread, NULL, work, number);
    pthread_join(thread, NULL);
#ifdef RIGHT
    free(number);
#endif
    return 0;
}
