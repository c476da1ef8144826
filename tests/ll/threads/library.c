#include <pthread.h>

/* A thread that the program knows nothing of. */
void *elsewhere(void *(*function)(void *), void *argument) {
    pthread_t thread;
    void *result;
    if (pthread_create(&thread, 0, function, argument) || pthread_join(thread, &result)) return 0;
    return result;
}
