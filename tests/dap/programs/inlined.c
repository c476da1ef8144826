#include <stdio.h>

__attribute__((always_inline)) static inline int scaled(int value, int factor) {
    int product = value * factor;
    printf("%d\n", product);
    return product;
}

int main(void) {
    int sum = 0;
    for (int i = 1; i <= 2; i++)
        sum += scaled(i, 7);
    return sum;
}
