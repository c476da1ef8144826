#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static int created;

static struct node *push(struct node *head, int value) {
    struct node *node = malloc(sizeof *node);
    node->value = value;
    node->next = head;
    created++;
    return node;
}

static void trim(struct node *list, int count) {
    while (--count > 0)
        list = list->next;
    list->next = NULL;
}

int main(void) {
    struct node *list = NULL;
    for (int i = 0; i < 3; i++)
        list = push(list, i * 10);
    puts("built");
    trim(list, 2);
    return list->next->next->value;
}
