// Containers and algorithms: list, deque, priority_queue, bitset, array, set operations, iterators, a small LRU cache.
#include <algorithm>
#include <array>
#include <bitset>
#include <deque>
#include <forward_list>
#include <functional>
#include <iostream>
#include <iterator>
#include <list>
#include <map>
#include <numeric>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

template <class K, class V> class Cache {
    std::list<std::pair<K, V>> order;
    std::unordered_map<K, typename std::list<std::pair<K, V>>::iterator> index;
    std::size_t capacity;

public:
    explicit Cache(std::size_t n) : capacity(n) {}
    V *find(const K &key) {
        auto found = index.find(key);
        if (found == index.end())
            return nullptr;
        order.splice(order.begin(), order, found->second);
        return &found->second->second;
    }
    void put(K key, V value) {
        if (V *old = find(key)) {
            *old = std::move(value);
            return;
        }
        order.emplace_front(key, std::move(value));
        index[std::move(key)] = order.begin();
        if (order.size() > capacity) {
            index.erase(order.back().first);
            order.pop_back();
        }
    }
};

static std::vector<int> shortest(const std::vector<std::vector<std::pair<int, int>>> &graph, int from) {
    std::vector<int> distance(graph.size(), 1 << 20);
    using Entry = std::pair<int, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    distance[from] = 0;
    queue.emplace(0, from);
    while (!queue.empty()) {
        auto [far, node] = queue.top();
        queue.pop();
        if (far > distance[node])
            continue;
        for (auto [next, length] : graph[node])
            if (far + length < distance[next]) {
                distance[next] = far + length;
                queue.emplace(distance[next], next);
            }
    }
    return distance;
}

template <class C> static void show(const char *name, const C &values) {
    std::cout << name;
    for (const auto &value : values)
        std::cout << ' ' << value;
    std::cout << '\n';
}

int main() {
    std::vector<std::vector<std::pair<int, int>>> graph(6);
    for (auto [a, b, n] : {std::tuple{0, 1, 7}, {0, 2, 9}, {0, 5, 14}, {1, 2, 10}, {1, 3, 15}, {2, 3, 11}, {2, 5, 2}, {3, 4, 6}}) {
        graph[a].emplace_back(b, n);
        graph[b].emplace_back(a, n);
    }
    show("distances", shortest(graph, 0));
    Cache<std::string, std::string> cache(3);
    for (int i = 0; i < 8; i++) {
        cache.put("the key of number " + std::to_string(i % 5), std::string(20 + i, 'a' + i));
        cache.find("the key of number 0");
    }
    for (int i = 0; i < 5; i++)
        std::cout << (cache.find("the key of number " + std::to_string(i)) ? 'x' : '.');
    std::cout << '\n';
    std::deque<int> numbers;
    for (int i = 0; i < 300; i++)
        i % 3 ? numbers.push_back(i) : numbers.push_front(-i);
    std::stable_partition(numbers.begin(), numbers.end(), [](int n) { return n % 7 == 0; });
    numbers.resize(20);
    std::nth_element(numbers.begin(), numbers.begin() + 5, numbers.end());
    std::sort(numbers.begin(), numbers.end());
    show("numbers", numbers);
    std::set<int> a{1, 3, 5, 7, 9}, b{3, 4, 5, 6};
    std::vector<int> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.begin()));
    show("both", both);
    std::multimap<int, std::string> lengths;
    for (const char *word : {"pear", "fig", "apple", "kiwi", "plum"})
        lengths.emplace(static_cast<int>(std::string(word).size()), word);
    lengths.erase(lengths.find(3));
    auto [from, to] = lengths.equal_range(4);
    for (; from != to; ++from)
        std::cout << from->second << ' ';
    std::cout << '\n';
    std::forward_list<int> chain(10);
    std::iota(chain.begin(), chain.end(), 1);
    chain.remove_if([](int n) { return n % 2; });
    chain.reverse();
    show("chain", chain);
    std::unordered_set<std::string> seen;
    for (int i = 0; i < 100; i++)
        seen.insert(std::to_string(i * i % 37));
    std::array<int, 5> few{5, 2, 4, 1, 3};
    std::stack<int, std::vector<int>> stack;
    do
        stack.push(few[0]);
    while (std::next_permutation(few.begin(), few.end()));
    std::cout << seen.size() << ' ' << stack.size() << ' ' << std::bitset<12>(stack.size()) << '\n';
    std::vector<bool> sieve(200, true);
    for (std::size_t i = 2; i < sieve.size(); i++)
        for (std::size_t j = 2 * i; sieve[i] && j < sieve.size(); j += i)
            sieve[j] = false;
    std::cout << std::count(sieve.begin() + 2, sieve.end(), true) << '\n';
    return 0;
}
