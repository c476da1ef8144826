namespace geo {
struct Point {
  int x, y;
  int sum() const { return x + y; }
};
class Shape {
  int id_;

public:
  explicit Shape(int id) : id_(id) {}
  virtual double area() const { return 0; }
  int id() const { return id_; }
};
class Square : public Shape {
  double side_;

public:
  Square(int id, double side) : Shape(id), side_(side) {}
  double area() const override { return side_ * side_; }
};
} // namespace geo
enum class Kind : unsigned char { None, Some = 7 };
static int total(const geo::Point &p, int &out) {
  out = p.x * p.y;
  return p.x + p.y;
}
int overload(int a) { return a; }
double overload(double a) { return a * 2; }
int main() {
  geo::Point p{3, 4};
  geo::Square square(9, 2.5);
  geo::Shape *shape = &square;
  Kind kind = Kind::Some;
  bool flag = true;
  int n = 0;
  n += total(p, n) + shape->id();
  return n + int(shape->area()) + int(kind) + flag + overload(1) + int(overload(2.0));
}
