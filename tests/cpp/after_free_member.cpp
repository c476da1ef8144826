// A member keeps the address of what a unique_ptr has given up.
#include "opaque.hpp"
#include <memory>
struct Engine {
    int power = 90;
};
struct Car {
    Engine *engine;
    int power() const { return engine->power; } // fault: use after free
};
int main() {
    auto engine = std::make_unique<Engine>();
    Car car{opaque(engine.get())};
#ifndef REPAIRED
    engine.reset();
#endif
    return car.power() - 90;
}
