// CWE-401: the result that a thread returns is dropped when it is joined.
#include "opaque.h"
#include <pthread.h>
#include <stdlib.h>
static void *work(void *context) {
    int *result = malloc(sizeof *result); // MISTAKE: leak
    *result = *(int *)context;
    return result;
}
int main(void) {
    int number = opaque(5);
    pthread_t thread;
    pthread_create(&thread, NULL, work, &number);
#ifdef RIGHT
    void *result;
    pthread_join(thread, &result);
    free(result);
#else
    pthread_join(thread, NULL);
#endif
    return 0;
}
