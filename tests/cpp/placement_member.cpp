// A member is made anew in its place, and its old value never destroyed.
#include <new>
#include <string>
struct Field {
    std::string text;
    __attribute__((noinline)) explicit Field(const char *s)
        : text(s) // leak
    {}
    void set(const char *s) {
#ifdef REPAIRED
        text.~basic_string();
#endif
        new (&text) std::string(s);
    }
};
int main() {
    Field field("the first value of this field, which is long");
    field.set("another");
    return (int)field.text.size() - 7;
}
