// Views in a vector outlive the strings in another.
#include <string>
#include <string_view>
#include <vector>
int main() {
    std::vector<std::string_view> views;
    std::vector<std::string> texts;
    texts.push_back("the first text, which lies in a block of its own");
    texts.push_back("the second text, which lies in a block of its own");
    for (auto &text : texts)
        views.push_back(text);
#ifndef REPAIRED
    texts.pop_back();
#endif
    int spaces = 0;
    for (auto view : views)
        for (char c : view) // fault: use after free
            spaces += c == ' ';
    return spaces - 20;
}
