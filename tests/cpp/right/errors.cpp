// Exceptions across many frames: own classes, rethrown, nested, by pointer, out of constructors, and bad_alloc.
#include <exception>
#include <iostream>
#include <memory>
#include <new>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <variant>
#include <vector>

static std::vector<std::string> trail;

struct Mark {
    std::string name;
    explicit Mark(const char *n) : name(n) { trail.push_back("+" + name); }
    ~Mark() { trail.push_back("-" + name); }
};

class ParseError : public std::runtime_error {
    std::size_t at;
    std::shared_ptr<std::string> source;

public:
    ParseError(const std::string &what, std::size_t position, std::shared_ptr<std::string> text)
        : std::runtime_error(what + " at " + std::to_string(position)), at(position), source(std::move(text)) {}
    std::string rest() const { return source->substr(at); }
};

class Parser {
    std::shared_ptr<std::string> text;
    std::size_t at = 0;

    long factor() {
        Mark mark("factor");
        if (at < text->size() && (*text)[at] == '(') {
            ++at;
            long value = sum();
            if (at >= text->size() || (*text)[at] != ')')
                throw ParseError("expected )", at, text);
            ++at;
            return value;
        }
        std::size_t used = 0;
        long value = 0;
        try {
            value = std::stol(text->substr(at), &used);
        } catch (const std::invalid_argument &) {
            std::throw_with_nested(ParseError("expected a number", at, text));
        }
        at += used;
        return value;
    }

    long product() {
        long value = factor();
        while (at < text->size() && (*text)[at] == '*') {
            ++at;
            value *= factor();
        }
        return value;
    }

public:
    explicit Parser(const std::string &t) : text(std::make_shared<std::string>(t)) {}

    long sum() {
        long value = product();
        while (at < text->size() && (*text)[at] == '+') {
            ++at;
            value += product();
        }
        return value;
    }
};

static std::string told(const std::exception &error) {
    std::string text = error.what();
    try {
        std::rethrow_if_nested(error);
    } catch (const std::exception &inner) {
        text += " <- " + told(inner);
    }
    return text;
}

static std::variant<long, std::string> evaluate(const std::string &text) {
    try {
        return Parser(text).sum();
    } catch (const ParseError &error) {
        return told(error) + " (" + error.rest() + ")";
    }
}

struct Half {
    Mark first{"first"};
    std::unique_ptr<Mark> second;
    Half() : second(new Mark("second")) { throw std::string("half an object is none, and this is long enough"); }
};

int main() {
    for (const char *text : {"1+2*3", "(4+5)*(6+7)", "2*(3+", "2*(3+4", "1+x"}) {
        auto result = evaluate(text);
        std::visit([&](const auto &value) { std::cout << text << " = " << value << '\n'; }, result);
    }
    std::cout << trail.size() << " marks\n";
    trail.clear();
    try {
        Half half;
    } catch (std::string &what) {
        std::cout << what << '\n';
    }
    for (auto &mark : trail)
        std::cout << mark << ' ';
    std::cout << '\n';
    std::exception_ptr kept;
    try {
        std::vector<int>().at(3);
    } catch (...) {
        kept = std::current_exception();
    }
    std::optional<std::string> again;
    try {
        std::rethrow_exception(kept);
    } catch (const std::out_of_range &) {
        again = "again";
    }
    kept = nullptr;
    std::cout << again.value_or("never") << '\n';
    try {
        volatile std::size_t huge = static_cast<std::size_t>(-1) / 4;
        delete[] new char[huge];
    } catch (const std::bad_alloc &) {
        std::cout << "no memory\n";
    }
    std::cout << (new (std::nothrow) char[static_cast<std::size_t>(-1) / 8] == nullptr) << '\n';
    try {
        throw std::system_error(std::make_error_code(std::errc::permission_denied), "open");
    } catch (const std::system_error &error) {
        std::cout << error.code().value() << '\n';
    }
    return 0;
}
