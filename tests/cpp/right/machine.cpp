// A small machine with an allocator of its own, placement new, operator new in a class, and a program of functions.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <new>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

class Arena {
    std::vector<std::unique_ptr<std::byte[]>> chunks;
    std::size_t used = 0, size = 0;

public:
    static int live;
    void *take(std::size_t bytes, std::size_t align) {
        std::size_t at = (used + align - 1) / align * align;
        if (chunks.empty() || at + bytes > size) {
            size = std::max<std::size_t>(256, bytes);
            chunks.push_back(std::make_unique<std::byte[]>(size));
            at = 0;
        }
        used = at + bytes;
        return chunks.back().get() + at;
    }
    template <class T, class... A> T *make(A &&...args) {
        static_assert(std::is_trivially_destructible_v<T>);
        return new (take(sizeof(T), alignof(T))) T{std::forward<A>(args)...};
    }
};
int Arena::live = 0;

struct Node {
    enum Kind : std::uint8_t { Number, Add, Mul, Var } kind;
    long number;
    Node *left, *right;
};

struct alignas(64) Register {
    long value = 0;
    static void *operator new(std::size_t n) {
        Arena::live++;
        return ::operator new(n, std::align_val_t(alignof(Register)));
    }
    static void operator delete(void *p) {
        Arena::live--;
        ::operator delete(p, std::align_val_t(alignof(Register)));
    }
};

template <class T> struct Counting {
    using value_type = T;
    std::shared_ptr<long> count;
    Counting() : count(std::make_shared<long>(0)) {}
    template <class U> Counting(const Counting<U> &other) : count(other.count) {}
    T *allocate(std::size_t n) {
        *count += static_cast<long>(n * sizeof(T));
        return static_cast<T *>(::operator new(n * sizeof(T), std::align_val_t(alignof(T))));
    }
    void deallocate(T *p, std::size_t n) {
        *count -= static_cast<long>(n * sizeof(T));
        ::operator delete(p, n * sizeof(T), std::align_val_t(alignof(T)));
    }
    template <class U> bool operator==(const Counting<U> &other) const { return count == other.count; }
    template <class U> bool operator!=(const Counting<U> &other) const { return !(*this == other); }
};

class Machine {
    std::map<std::string, std::function<void(Machine &)>> code;

public:
    std::vector<long, Counting<long>> stack;
    std::vector<std::unique_ptr<Register>> registers;

    Machine() {
        for (int i = 0; i < 4; i++)
            registers.emplace_back(new Register);
        code["add"] = [](Machine &m) { m.binary(std::plus<long>()); };
        code["mul"] = [](Machine &m) { m.binary(std::multiplies<>()); };
        code["dup"] = [](Machine &m) { m.stack.push_back(m.stack.back()); };
        code["square"] = [](Machine &m) { m.run({"dup", "mul"}); };
    }
    template <class F> void binary(F f) {
        long b = stack.back();
        stack.pop_back();
        stack.back() = f(stack.back(), b);
    }
    void run(std::initializer_list<const char *> words) {
        for (const char *word : words) {
            auto found = code.find(word);
            if (found != code.end())
                found->second(*this);
            else
                stack.push_back(std::stol(word));
        }
    }
};

static long value(const Node *node, long variable) {
    switch (node->kind) {
    case Node::Number: return node->number;
    case Node::Var: return variable;
    case Node::Add: return value(node->left, variable) + value(node->right, variable);
    default: return value(node->left, variable) * value(node->right, variable);
    }
}

int main() {
    Arena arena;
    Node *sum = arena.make<Node>(Node::Number, 0L, nullptr, nullptr);
    for (long i = 1; i < 40; i++) {
        Node *number = arena.make<Node>(Node::Number, i, nullptr, nullptr);
        Node *variable = arena.make<Node>(Node::Var, 0L, nullptr, nullptr);
        sum = arena.make<Node>(Node::Add, 0L, sum, arena.make<Node>(Node::Mul, 0L, number, variable));
    }
    std::printf("%ld\n", value(sum, 3));
    auto count = std::make_unique<long>(0);
    {
        Machine machine;
        machine.run({"3", "square", "4", "square", "add", "dup", "7", "mul"});
        machine.registers[2]->value = machine.stack.back();
        *count = *machine.stack.get_allocator().count;
        std::printf("%ld %ld %d\n", machine.stack[0], machine.registers[2]->value, Arena::live);
        std::vector<long, Counting<long>> copy(machine.stack);
        copy.insert(copy.begin(), 30, 5L);
        std::printf("%zu %d\n", copy.size(), *copy.get_allocator().count > *count);
    }
    std::printf("%d\n", Arena::live);
    alignas(std::string) unsigned char room[2][sizeof(std::string)];
    auto *first = new (room[0]) std::string("a string that is made in a place of the stack");
    auto *second = new (room[1]) std::string(std::move(*first));
    std::printf("%zu %s\n", first->size(), second->c_str());
    std::destroy_at(first);
    std::destroy_at(second);
    return 0;
}
