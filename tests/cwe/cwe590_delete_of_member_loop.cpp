// CWE-590: the first node of a list is part of the list, not a block of its own.
#include "opaque.h"
struct Node {
    Node *next;
    int value;
};
struct List {
    int count;
    Node first;
};
NOINLINE static void destroy(Node *node) {
    while (node) {
        Node *next = node->next;
        delete node; // MISTAKE: bad free
        node = next;
    }
}
int main() {
    List *list = opaque_pointer(new List{1, {nullptr, 1}});
    list->first.next = opaque_pointer(new Node{nullptr, 2});
#ifdef RIGHT
    destroy(list->first.next);
#else
    destroy(&list->first);
#endif
    delete list;
    return 0;
}
