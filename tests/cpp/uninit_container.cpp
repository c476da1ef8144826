// An array of a class without a constructor: one of its elements was never given a value.
#include "opaque.hpp"
#include <memory>
struct Cell {
    int weight;
};
int main() {
    std::unique_ptr<Cell[]> cells(new Cell[8]);
#ifdef REPAIRED
    for (int i = 0; i < 8; i++)
#else
    for (int i = 0; i < 7; i++)
#endif
        cells[i].weight = i;
    int best = 0;
    for (int i = 0; i < 8; i++)
        if (opaque(cells.get())[i].weight > best) // fault: uninitialised value
            best = opaque(cells.get())[i].weight;
    return best < 0;
}
