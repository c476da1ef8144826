// Calls a virtual function of a deleted object.
#include "opaque.hpp"
struct Animal {
    virtual ~Animal() {}
    virtual int legs() const { return 4; }
};
struct Bird : Animal {
    int legs() const override { return 2; }
};
int main() {
    Animal *animal = opaque<Animal>(new Bird);
#ifdef REPAIRED
    int r = animal->legs();
    delete animal;
#else
    delete animal;
    int r = opaque(animal)->legs(); // fault: use after free
#endif
    return r - 2;
}
