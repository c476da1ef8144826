// C++: handles in std::unique_ptr, errors as exceptions, and one compiled program on several threads.
#include <llvmlite_jit.h>

#include <cstdio>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

template <auto Delete>
struct Deleter {
  template <class T>
  void operator()(T *handle) const {
    Delete(handle);
  }
};

using Module = std::unique_ptr<llj_module, Deleter<llj_module_delete>>;
using Code = std::unique_ptr<llj_code, Deleter<llj_code_delete>>;
using Engine = std::unique_ptr<llj_engine, Deleter<llj_engine_delete>>;
using Function = std::unique_ptr<llj_function, Deleter<llj_function_delete>>;

void check(llj_error *error) {
  if (error == nullptr) return;
  std::string message = llj_error_message(error);
  llj_error_delete(error);
  throw std::runtime_error(message);
}

Module parse(const std::string &name, const std::string &text) {
  llj_module *module = nullptr;
  check(llj_module_parse(name.c_str(), text.data(), text.size(), &module));
  return Module(module);
}

const char TEXT[] = R"(
@count = global i64 0
define i64 @next(i64 %by) {
  %old = load i64, ptr @count
  %new = add i64 %old, %by
  store i64 %new, ptr @count
  ret i64 %new
}
)";

}  // namespace

int main() {
  try {
    Module module = parse("count.ll", TEXT);
    llj_code *made = nullptr;
    check(llj_code_new(module.get(), nullptr, &made));
    Code code(made);
    // Each thread has an engine, and so a variable, of its own.
    std::vector<long long> sums(4);
    std::vector<std::thread> threads;
    for (std::size_t n = 0; n < sums.size(); n++) {
      threads.emplace_back([&code, &sums, n] {
        llj_engine *instance = nullptr;
        llj_function *found = nullptr;
        check(llj_code_instantiate(code.get(), &instance));
        Engine engine(instance);
        check(llj_engine_function(engine.get(), "next", &found));
        Function next(found);
        for (int round = 0; round < 1000; round++) {
          llj_value by = llj_int(64, static_cast<int64_t>(n)), result;
          check(llj_function_call(next.get(), &by, 1, &result, 1, nullptr));
          sums[n] = result.of.integer;
        }
      });
    }
    for (std::thread &thread : threads) thread.join();
    for (long long sum : sums) std::printf("%lld\n", sum);
    parse("wrong.ll", "define i32 @f() { ret i64 0 }");
  } catch (const std::exception &error) {
    std::printf("%s\n", error.what());
  }
  return 0;
}
