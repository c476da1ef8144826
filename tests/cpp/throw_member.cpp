// A constructor throws: its object is not destroyed, and what its pointer member holds is lost.
#include "opaque.hpp"
#include <memory>
struct Session {
#ifdef REPAIRED
    std::unique_ptr<char[]> buffer;
#else
    char *buffer;
#endif
    explicit Session(int n)
        : buffer(opaque(new char[64]())) // leak
    {
        if (n > 2)
            throw n;
    }
    ~Session() {
#ifndef REPAIRED
        delete[] buffer;
#endif
    }
};
int main() {
    try {
        Session session(opaque(3));
    } catch (int n) {
        return n - 3;
    }
    return 1;
}
