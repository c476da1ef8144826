// CWE-122: twalk calls a function for each node of a tree; it lists more nodes than the block has room for.
#define _GNU_SOURCE
#include "opaque.h"
#include <search.h>
#include <stdlib.h>
#ifdef RIGHT
#define ROOM 3
#else
#define ROOM 2
#endif
static int **list;
static int count;
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void visit(const void *node, VISIT order, int depth) {
    if (order == postorder || order == leaf)
        list[count++] = *(int *const *)node; // MISTAKE: out of bounds
}
int main(void) {
    int keys[] = {2, 1, 3};
    void *root = NULL;
    for (int i = 0; i < 3; i++)
        tsearch(&keys[i], &root, compare);
    list = malloc(opaque(ROOM) * sizeof *list);
    twalk(root, visit);
    int first = *list[0];
    free(list);
    for (int i = 0; i < 3; i++)
        tdelete(&keys[i], &root, compare);
    return first != 1;
}
