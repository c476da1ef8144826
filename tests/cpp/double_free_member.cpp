// A class with an owning pointer is copied as it stands.
#include <cstring>
struct Text {
    char *data;
    explicit Text(const char *s) : data(new char[std::strlen(s) + 1]) { std::strcpy(data, s); }
#ifdef REPAIRED
    Text(const Text &other) : Text(other.data) {}
#endif
    ~Text() { delete[] data; } // fault: bad free
};
__attribute__((noinline)) static int length(Text text) { return (int)std::strlen(text.data); }
int main() {
    Text text("hello");
    int r = length(text);
    return r - 5;
}
