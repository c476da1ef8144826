// A view of a string that has been given another, longer value.
#include <string>
#include <string_view>
int main() {
    std::string s = "a text that is too long to be kept in the object";
    std::string_view view = s;
    s += ", and then some more of it, so that it has to move";
#ifdef REPAIRED
    view = s;
#endif
    int r = view[0]; // fault: use after free
    return r - 'a';
}
