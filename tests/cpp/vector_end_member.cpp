// back() of a member that is empty, and never was anything else.
#include <vector>
struct Stack {
    std::vector<int> values;
    int top() const { return values.back(); } // fault: null pointer
};
int main() {
    Stack stack;
#ifdef REPAIRED
    stack.values.push_back(0);
#endif
    return stack.top();
}
