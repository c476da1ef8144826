// CWE-416: a loop frees the node from which it then takes the next one.
#include "opaque.h"
#include <stdlib.h>
struct node {
    int value;
    struct node *next;
};
NOINLINE static void free_list(struct node *list) {
#ifdef RIGHT
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
#else
    for (; list; list = list->next) // MISTAKE: use after free
        free(list);
#endif
}
int main(void) {
    struct node *list = NULL;
    for (int i = 0; i < 3; i++) {
        struct node *node = malloc(sizeof *node);
        node->value = opaque(i);
        node->next = list;
        list = node;
    }
    int wrong = list->value != 2;
    free_list(list);
    return wrong;
}
