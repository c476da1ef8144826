// The destructor of a member frees what new made.
#include <cstdlib>
struct Buffer {
    char *data = new char[16]();
    ~Buffer() {
#ifdef REPAIRED
        delete[] data;
#else
        std::free(data); // fault: bad free
#endif
    }
};
struct Reader {
    Buffer buffer;
    int first() const { return buffer.data[0]; }
};
int main() {
    Reader reader;
    return reader.first();
}
