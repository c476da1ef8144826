// On the way out a destructor uses what the handler's function has already deleted.
#include "opaque.hpp"
struct Log {
    int lines = 0;
};
struct Guard {
    Log *log;
    ~Guard() { log->lines++; } // fault: use after free
};
int main() {
    Log *log = opaque(new Log);
    try {
        Guard guard{log};
#ifndef REPAIRED
        delete log;
#endif
        throw 1;
    } catch (int) {
    }
#ifdef REPAIRED
    delete log;
#endif
    return 0;
}
