// A function returns a view of a string of its own.
#include <string>
#include <string_view>
#ifdef REPAIRED
__attribute__((noinline)) static std::string greet(const std::string &name) {
#else
__attribute__((noinline)) static std::string_view greet(const std::string &name) {
#endif
    std::string text = "welcome to this place, dear " + name;
    return text;
}
int main() {
    auto text = greet("guest");
    int sum = 0;
    for (char c : text) // fault: use after free
        sum += c == 'e';
    return sum - 5;
}
