// CWE-761: a cursor is copied after it has moved, and the copy is what is deleted.
#include "opaque.h"
struct Cursor {
    char *at, *end;
};
NOINLINE static Cursor advance(Cursor cursor, int by) {
    cursor.at += by;
    return cursor;
}
int main() {
    char *block = opaque_pointer(new char[8]());
    Cursor cursor = {block, block + 8};
    Cursor moved = advance(cursor, opaque(2));
#ifdef RIGHT
    moved = cursor;
#endif
    delete[] moved.at; // MISTAKE: bad free
    return 0;
}
