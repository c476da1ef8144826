// CWE-369: a thread divides by the number of workers that it is passed.
#include "opaque.h"
#include <pthread.h>
struct job {
    long size, workers, share;
};
static void *split(void *context) {
    struct job *job = context;
    job->share = job->size / job->workers; // MISTAKE: division by zero
    return NULL;
}
int main(void) {
#ifdef RIGHT
    struct job job = {12, opaque(4), 0};
#else
    struct job job = {12, opaque(0), 0};
#endif
    pthread_t thread;
    pthread_create(&thread, NULL, split, &job);
    pthread_join(thread, NULL);
    return job.share != 3;
}
