// Counts words: string, map, unordered_map, istringstream, sort.
#include <algorithm>
#include <cctype>
#include <iomanip>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

static const char *const text = R"(It was the best of times, it was the worst of times, it was the age of
wisdom, it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity,
it was the season of Light, it was the season of Darkness, it was the spring of hope, it was the
winter of despair, we had everything before us, we had nothing before us.)";

static std::string cleaned(const std::string &word) {
    std::string result;
    for (char c : word)
        if (std::isalpha(static_cast<unsigned char>(c)))
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

class Index {
    std::unordered_map<std::string, std::vector<int>> places;
    int lines = 0;

public:
    void add(std::istream &in) {
        std::string line;
        while (std::getline(in, line)) {
            ++lines;
            std::istringstream words(line);
            std::string word;
            while (words >> word)
                places[cleaned(word)].push_back(lines);
        }
    }

    std::vector<std::pair<std::string, int>> frequent(std::size_t least) const {
        std::vector<std::pair<std::string, int>> result;
        for (const auto &entry : places)
            if (entry.second.size() >= least)
                result.emplace_back(entry.first, static_cast<int>(entry.second.size()));
        std::sort(result.begin(), result.end(), [](const auto &a, const auto &b) {
            return a.second != b.second ? a.second > b.second : a.first < b.first;
        });
        return result;
    }

    std::map<std::size_t, std::set<std::string>> by_length() const {
        std::map<std::size_t, std::set<std::string>> result;
        for (const auto &entry : places)
            result[entry.first.size()].insert(entry.first);
        return result;
    }

    const std::vector<int> &lines_of(const std::string &word) const { return places.at(word); }
};

int main() {
    Index index;
    std::istringstream in(text);
    index.add(in);
    for (const auto &entry : index.frequent(3))
        std::cout << std::setw(12) << std::left << entry.first << ' ' << entry.second << '\n';
    for (const auto &group : index.by_length()) {
        std::cout << group.first << ':';
        for (const auto &word : group.second)
            std::cout << ' ' << word;
        std::cout << std::endl;
    }
    std::ostringstream out;
    for (int line : index.lines_of("epoch"))
        out << line << ',';
    std::string list = out.str();
    list.erase(list.size() - 1);
    std::cout << "epoch: " << list << '\n';
    try {
        index.lines_of("nowhere");
    } catch (const std::out_of_range &error) {
        std::cout << "not there: " << (error.what()[0] != 0) << '\n';
    }
    return 0;
}
