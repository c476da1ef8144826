int get(int *p) {
  return *p + 1;
}

int main(void) { return get(0); }
