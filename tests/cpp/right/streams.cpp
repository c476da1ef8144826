// Streams: formats, files, own manipulators and stream buffers, locales, and strings of every size.
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <locale>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

struct Money {
    long cents;
};

static std::ostream &operator<<(std::ostream &out, const Money &m) {
    std::ios_base::fmtflags flags = out.flags();
    char fill = out.fill('0');
    out << m.cents / 100 << '.' << std::setw(2) << m.cents % 100;
    out.fill(fill);
    out.flags(flags);
    return out;
}

static std::istream &operator>>(std::istream &in, Money &m) {
    long whole, part;
    char dot;
    if (in >> whole >> dot >> part && dot == '.')
        m.cents = whole * 100 + part;
    else
        in.setstate(std::ios_base::failbit);
    return in;
}

class Upper : public std::streambuf {
    std::streambuf *to;
    std::vector<char> buffer;

protected:
    int_type overflow(int_type c) override {
        if (sync() != 0)
            return traits_type::eof();
        if (!traits_type::eq_int_type(c, traits_type::eof()))
            sputc(traits_type::to_char_type(c));
        return traits_type::not_eof(c);
    }
    int sync() override {
        for (char *p = pbase(); p != pptr(); ++p)
            to->sputc(*p >= 'a' && *p <= 'z' ? static_cast<char>(*p - 32) : *p);
        setp(buffer.data(), buffer.data() + buffer.size());
        return 0;
    }

public:
    explicit Upper(std::streambuf *t) : to(t), buffer(16) { setp(buffer.data(), buffer.data() + buffer.size()); }
    ~Upper() override { sync(); }
};

struct Comma : std::numpunct<char> {
    char do_thousands_sep() const override { return '_'; }
    std::string do_grouping() const override { return "\3"; }
};

int main() {
    std::cout << std::hex << std::showbase << 255 << ' ' << std::oct << 8 << std::dec << ' ' << std::boolalpha << true
              << ' ' << std::fixed << std::setprecision(3) << 2.0 / 3 << ' ' << std::scientific << 12345.678 << '\n';
    std::cout << Money{1205} << ' ' << std::setw(6) << 42 << '|' << std::left << std::setw(6) << 42 << "|\n";
    std::istringstream in("3.05 4.50 oops 7.00");
    Money m{};
    long sum = 0;
    while (in >> m)
        sum += m.cents;
    in.clear();
    std::string word;
    in >> word;
    std::cout << Money{sum} << ' ' << word << '\n';
    {
        Upper upper(std::cout.rdbuf());
        std::ostream out(&upper);
        out << "a line that is longer than the buffer behind the stream, number " << 7 << '\n';
    }
    std::ostringstream grouped;
    grouped.imbue(std::locale(std::locale::classic(), new Comma));
    grouped << 1234567 << ' ' << std::numeric_limits<long>::max();
    std::cout << grouped.str() << '\n';
    const char *name = std::tmpnam(nullptr);
    {
        std::ofstream file(name);
        for (int i = 0; i < 2000; i++)
            file << i << (i % 10 == 9 ? '\n' : ' ');
    }
    {
        std::ifstream file(name);
        std::vector<int> numbers{std::istream_iterator<int>(file), std::istream_iterator<int>()};
        std::cout << numbers.size() << ' ' << numbers.back() << '\n';
    }
    {
        std::fstream file(name, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(5);
        file << "here";
        file.seekg(0);
        std::string line;
        std::getline(file, line);
        std::cout << line << '\n';
    }
    std::remove(name);
    std::ifstream missing("/nowhere/at/all");
    std::cout << missing.is_open() << '\n';
    std::string text;
    for (int i = 0; i < 200; i++) {
        text.insert(text.size() / 2, std::string(i % 17, static_cast<char>('a' + i % 26)));
        if (i % 5 == 0)
            text.replace(0, text.size() / 3, "<>");
        std::string copy = text, moved = std::move(copy);
        copy = moved.substr(moved.size() / 4, 40);
        text.swap(moved);
    }
    text.shrink_to_fit();
    std::cout << text.size() << ' ' << text.find("yy") << ' ' << text.substr(0, 30) << '\n';
    std::wstring wide = L"wide";
    wide += std::wstring(30, L'x');
    std::cout << wide.size() << '\n';
    return 0;
}
