extern "C" void *malloc(unsigned long);
extern "C" void free(void *);

int total;

namespace app {
int go(int n) {
  int twice = n * 2;
  total += twice;
  return total;
}
}

int main() {
  int sum = 0;
  for (int i = 0; i < 3; i++)
    sum += app::go(i);
  int *p = static_cast<int *>(malloc(4));
  *p = sum;
  free(p);
  return sum - 8;
}
