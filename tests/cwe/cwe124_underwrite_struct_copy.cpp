// CWE-124: a record is assigned to the place before the first one.
#include "opaque.h"
struct Record {
    long key, values[3];
};
NOINLINE static void put(Record *records, int position, const Record &record) {
    records[position - 1] = record; // MISTAKE: out of bounds
}
int main() {
    Record *records = opaque_pointer(new Record[4]());
    Record record = {7, {1, 2, 3}};
#ifdef RIGHT
    put(records, opaque(1), record);
#else
    put(records, opaque(0), record);
#endif
    int key = records[0].key & 0;
    delete[] records;
    return key;
}
