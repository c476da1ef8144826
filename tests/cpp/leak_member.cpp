// A raw pointer member without a destructor.
#include "opaque.hpp"
struct Image {
    unsigned char *pixels;
    explicit Image(int n) : pixels(opaque(new unsigned char[n]())) {} // leak
#ifdef REPAIRED
    ~Image() { delete[] pixels; }
#endif
};
__attribute__((noinline)) static int first(int n) {
    Image image(n);
    return image.pixels[0];
}
int main() { return first(32); }
