// A map of pointers still holds one that was deleted.
#include <map>
#include <string>
struct Node {
    int value;
};
int main() {
    std::map<std::string, Node *> nodes;
    nodes["a"] = new Node{1};
    nodes["b"] = new Node{2};
    delete nodes["a"];
#ifdef REPAIRED
    nodes.erase("a");
#endif
    int sum = 0;
    for (auto &entry : nodes)
        sum += entry.second->value; // fault: use after free
    delete nodes["b"];
    return sum - 2;
}
