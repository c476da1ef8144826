// CWE-562: a thread is started with a variable of a function that returns before the thread reads it.
#include "opaque.h"
#include <pthread.h>
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static void *add(void *context) {
    pthread_mutex_lock(&gate);
    *static_cast<int *>(context) += 1; // MISTAKE: use after free
    pthread_mutex_unlock(&gate);
    return nullptr;
}
NOINLINE static pthread_t start() {
#ifdef RIGHT
    static int number;
#else
    int number;
#endif
    number = opaque(1);
    pthread_t thread;
    pthread_create(&thread, nullptr, add, &number);
    return thread;
}
int main() {
    pthread_mutex_lock(&gate);
    pthread_t thread = start();
    pthread_mutex_unlock(&gate);
    pthread_join(thread, nullptr);
    return 0;
}
