int main() { ; error: 1 E0104 expected a top-level entity, found `int`
  ret i32 0
}
