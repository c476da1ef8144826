// An allocator's deallocate() is told another number of elements.
#include "opaque.hpp"
#include <memory>
#include <new>
template <class T> struct Pool {
    T *data;
    std::size_t size;
    explicit Pool(std::size_t n) : data(static_cast<T *>(::operator new(n * sizeof(T)))), size(n) {}
    ~Pool() {
        ::operator delete(data, size * sizeof(T)); // fault: bad free
    }
};
int main() {
    Pool<double> pool(opaque(8));
#ifndef REPAIRED
    pool.size = 6;
#endif
    pool.data[0] = 1;
    return pool.data[0] == 1 ? 0 : 1;
}
