struct point {
    int x, y;
};
struct node {
    struct point at;
    struct node *next;
    double weights[2];
};

static int sum(struct node *head, int most) {
    int all = 0;
    for (int n = 0; head && n < most; n++) {
        all += head->at.x * head->at.y;
        head = head->next;
    }
    return all;
}

int main(void) {
    struct node last = {{3, 4}, 0, {0.5, 1.5}};
    struct node first = {{1, 2}, &last, {2.5, 3.5}};
    return sum(&first, 10) - 14;
}
