extern "C" int printf(const char *, ...);
namespace geo {
enum class Color { Red, Green = 4 };
struct Base { int id; virtual int area() const { return 0; } virtual ~Base() {} };
struct Box : Base {
  int w, h; bool big; Color color;
  Box(int w_, int h_) : w(w_), h(h_), big(w_ > 10), color(Color::Green) { id = 7; }
  int area() const override { int a = w * h; return a; }
  int scale(int &by, const Box &other) { w *= by; by += 1; return w + other.h; }
};
template <typename T> T most(T a, T b) { return a > b ? a : b; }
}
int main() {
  geo::Box box(3, 4), other(20, 5);
  int by = 2;
  int &alias = by;
  geo::Base *p = &box;
  auto add = [&](int x) { return x + by; };
  int s = box.scale(by, other);
  printf("%d %d %d %d\n", p->area(), s, geo::most(3, alias), add(4));
  return 0;
}
