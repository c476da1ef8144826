// A visitor deletes the object that visits it.
#include "opaque.hpp"
struct Job {
    bool *done;
    explicit Job(bool *d) : done(d) {}
    virtual ~Job() {}
    virtual void run() { *done = true; }
    virtual int cost() { return 3; }
};
__attribute__((noinline)) static void perform(Job *job) {
    job->run();
#ifndef REPAIRED
    delete job;
#endif
}
int main() {
    bool done = false;
    Job *job = opaque(new Job(&done));
    perform(job);
    int cost = opaque(job)->cost(); // fault: use after free
#ifdef REPAIRED
    delete job;
#endif
    return cost - 3;
}
