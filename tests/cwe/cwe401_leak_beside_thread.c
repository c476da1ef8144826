// CWE-401: a function forgets its block, in a program that starts a thread only if it is told to.
#include "opaque.h"
#include <pthread.h>
#include <stdlib.h>
static void *work(void *context) { return context; }
NOINLINE static int first(int number) {
    int *place = opaque_pointer(malloc(sizeof *place)); // MISTAKE: leak
    *place = number;
    int found = *place;
#ifdef RIGHT
    free(place);
#endif
    return found;
}
int main(int argc, char **argv) {
    if (argc > 1) {
        pthread_t thread;
        pthread_create(&thread, NULL, work, NULL);
        pthread_join(thread, NULL);
    }
    return first(opaque(0));
}
