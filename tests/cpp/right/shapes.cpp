// Shapes: virtual functions, multiple inheritance, unique_ptr and shared_ptr, function, dynamic_cast.
#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Named {
    std::string name;
    explicit Named(std::string n) : name(std::move(n)) {}
    virtual ~Named() = default;
};

struct Drawable {
    int drawn = 0;
    virtual void draw(std::string &to) = 0;
    virtual ~Drawable() = default;
};

struct Shape : Named, Drawable {
    using Named::Named;
    virtual double area() const = 0;
    void draw(std::string &to) override {
        ++drawn;
        to += name + ';';
    }
};

struct Circle : Shape {
    double radius;
    explicit Circle(double r) : Shape("a circle with a name that is rather long"), radius(r) {
        if (r <= 0)
            throw std::invalid_argument("a radius must be positive: " + std::to_string(r));
    }
    double area() const override { return 3.25 * radius * radius; }
};

struct Polygon : Shape {
    std::vector<std::pair<double, double>> points;
    Polygon(std::string n, std::initializer_list<std::pair<double, double>> p) : Shape(std::move(n)), points(p) {}
    double area() const override {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); i++) {
            auto [x, y] = points[i];
            auto [u, v] = points[(i + 1) % points.size()];
            sum += x * v - u * y;
        }
        return std::fabs(sum) / 2;
    }
};

struct Group : Shape {
    std::vector<std::shared_ptr<Shape>> parts;
    std::weak_ptr<Shape> favourite;
    Group() : Shape("group") {}
    double area() const override {
        double sum = 0;
        for (auto &part : parts)
            sum += part->area();
        return sum;
    }
    void draw(std::string &to) override {
        to += '(';
        for (auto &part : parts)
            part->draw(to);
        to += ')';
    }
};

int main() {
    std::vector<std::function<std::unique_ptr<Shape>()>> makers;
    double size = 2;
    makers.push_back([size] { return std::make_unique<Circle>(size); });
    makers.push_back([] {
        return std::unique_ptr<Shape>(new Polygon("triangle", {{0, 0}, {4, 0}, {0, 3}}));
    });
    makers.push_back([&] { return std::make_unique<Circle>(-size); });
    auto group = std::make_shared<Group>();
    for (auto &make : makers) {
        try {
            std::shared_ptr<Shape> shape = make();
            group->favourite = shape;
            group->parts.push_back(std::move(shape));
        } catch (const std::exception &error) {
            std::cout << "refused: " << error.what() << '\n';
        }
    }
    std::string picture;
    Drawable *drawable = group.get();
    drawable->draw(picture);
    std::printf("%s %.2f\n", picture.c_str(), group->area());
    if (auto *circle = dynamic_cast<Circle *>(group->parts[0].get()))
        std::printf("radius %.1f, drawn %d\n", circle->radius, circle->drawn);
    if (dynamic_cast<Circle *>(group->parts[1].get()) == nullptr)
        std::puts("no circle");
    auto favourite = group->favourite.lock();
    std::cout << favourite->name << ' ' << favourite.use_count() << '\n';
    group.reset();
    std::cout << favourite.use_count() << '\n';
    Named *last = new Polygon("square", {{0, 0}, {1, 0}, {1, 1}, {0, 1}});
    std::cout << dynamic_cast<Shape *>(last)->area() << '\n';
    delete last;
    return 0;
}
