// A function that erases hands back nothing, and the caller goes on from the erased element.
#include <list>
__attribute__((noinline)) static std::list<int>::iterator drop(std::list<int> &l, std::list<int>::iterator it) {
#ifdef REPAIRED
    return --l.erase(it);
#else
    l.erase(it);
    return it;
#endif
}
int main() {
    std::list<int> l{1, 2, 3, 4};
    int sum = 0;
    for (auto it = l.begin(); it != l.end(); ++it) { // fault: use after free
        if (*it == 2)
            it = drop(l, it);
        else
            sum += *it;
    }
    return sum - 8;
}
