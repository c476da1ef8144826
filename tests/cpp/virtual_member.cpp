// A member of a deleted object is the object whose virtual function is called.
#include "opaque.hpp"
struct Codec {
    virtual int width() const { return 8; }
    virtual ~Codec() {}
};
struct Wide : Codec {
    int width() const override { return 16; }
};
struct Stream {
    long position = 0;
    Wide codec;
};
int main() {
    Stream *stream = opaque(new Stream);
    Codec *codec = opaque<Codec>(&stream->codec);
#ifndef REPAIRED
    delete stream;
#endif
    int r = opaque(codec)->width(); // fault: use after free
#ifdef REPAIRED
    delete stream;
#endif
    return r - 16;
}
