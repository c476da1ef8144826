// A row of a matrix is shorter than the others.
#include <vector>
int main() {
    std::vector<std::vector<double>> rows;
    for (int i = 0; i < 3; i++)
#ifdef REPAIRED
        rows.emplace_back(4, 1.0);
#else
        rows.emplace_back(4 - i, 1.0);
#endif
    double sum = 0;
    for (auto &row : rows)
        for (int i = 0; i < 4; i++)
            sum += row[i]; // fault: out of bounds
    return sum == 12 ? 0 : 1;
}
