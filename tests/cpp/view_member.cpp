// A member is a view of a temporary.
#include <string>
#include <string_view>
static std::string join(const char *a, const char *b) { return std::string(a) + b; }
struct Label {
#ifdef REPAIRED
    std::string text;
#else
    std::string_view text;
#endif
    explicit Label(const std::string &t) : text(t) {}
    char last() const { return text[text.size() - 1]; } // fault: use after free
};
int main() {
    Label label(join("something that is rather long ", "and that goes on"));
    return label.last() - 'n';
}
