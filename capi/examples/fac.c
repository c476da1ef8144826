// From a text to a typed call, with errors that show the line.
#include <llvmlite_jit.h>
#include <stdio.h>
#include <string.h>

static const char TEXT[] = "define i64 @fac(i64 %n) {\n"
                           "  %small = icmp sle i64 %n, 0\n"
                           "  br i1 %small, label %one, label %more\n"
                           "one:\n"
                           "  ret i64 1\n"
                           "more:\n"
                           "  %less = sub i64 %n, 1\n"
                           "  %rest = call i64 @fac(i64 %less)\n"
                           "  %all = mul i64 %n, %rest\n"
                           "  ret i64 %all\n"
                           "}\n";
static const char WRONG[] = "define i64 @f(i64 %x) {\n  %y = add i32 %x, 1\n  ret i64 %z\n}\n";

// Prints an error and deletes it. Returns whether there was one.
static int failed(llj_error *error) {
  if (error == NULL) return 0;
  printf("%s\n", llj_error_message(error));
  llj_error_delete(error);
  return 1;
}

int main(void) {
  llj_module *module = NULL;
  llj_engine *engine = NULL;
  llj_function *fac = NULL;
  if (failed(llj_module_parse("fac.ll", TEXT, strlen(TEXT), &module)) ||
      failed(llj_engine_new(module, LLJ_ENGINE_KIND_JIT, NULL, &engine)) ||
      failed(llj_engine_function(engine, "fac", &fac)))
    return 1;
  // The function keeps what it needs.
  llj_module_delete(module);
  llj_engine_delete(engine);

  llj_value six = llj_int(64, 6), result;
  if (failed(llj_function_call(fac, &six, 1, &result, 1, NULL))) return 1;
  printf("fac(6) = %lld, of type %s\n", (long long)result.of.integer, llj_function_type(fac));

  // The same as a function of C.
  void *address = NULL;
  if (failed(llj_function_pointer(fac, &address))) return 1;
  int64_t (*as_c)(int64_t);
  memcpy(&as_c, &address, sizeof as_c);
  printf("fac(10) = %lld\n", (long long)as_c(10));

  // A wrong argument is an error, as text and as data.
  llj_value half = llj_double(0.5);
  failed(llj_function_call(fac, &half, 1, &result, 1, NULL));
  llj_function_delete(fac);

  llj_error *error = llj_module_parse("wrong.ll", WRONG, strlen(WRONG), &module);
  size_t count = 0;
  const llj_diagnostic *found = llj_error_diagnostics(error, &count);
  for (size_t i = 0; i < count; i++) {
    const llj_span *span = &found[i].labels[0].span;
    printf("%s:%u:%u: %s: %s\n", span->file, span->line, span->column, found[i].code, found[i].message);
  }
  llj_error_delete(error);
  return 0;
}
