// CWE-401: an assignment of structs forgets the block of the one that it replaces.
#include "opaque.h"
struct Text {
    char *letters;
    int length;
};
NOINLINE static Text make(int length) {
    return {new char[length](), length}; // MISTAKE: leak
}
int main() {
    Text text = make(opaque(8));
#ifdef RIGHT
    delete[] text.letters;
#endif
    text = make(opaque(16));
    int wrong = text.letters[15];
    delete[] text.letters;
    return wrong;
}
