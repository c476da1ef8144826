// Functions of the host, limits, faults with their place, and captured output.
#include <llvmlite_jit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char TEXT[] = "declare i64 @get(i64)\n"
                           "declare i32 @printf(ptr, ...)\n"
                           "declare void @exit(i32)\n"
                           "@hello = constant [11 x i8] c\"hello, %s\\0A\\00\"\n"
                           "define i64 @sum(i64 %a, i64 %b) {\n"
                           "  %x = call i64 @get(i64 %a)\n"
                           "  %y = call i64 @get(i64 %b)\n"
                           "  %z = add i64 %x, %y\n"
                           "  ret i64 %z\n"
                           "}\n"
                           "define i32 @main(i32 %argc, ptr %argv) {\n"
                           "  %at = getelementptr ptr, ptr %argv, i64 1\n"
                           "  %who = load ptr, ptr %at\n"
                           "  call i32 (ptr, ...) @printf(ptr @hello, ptr %who)\n"
                           "  call void @exit(i32 3)\n"
                           "  unreachable\n"
                           "}\n"
                           "define i8 @first(ptr %p) {\n"
                           "  %x = load i8, ptr %p\n"
                           "  ret i8 %x\n"
                           "}\n"
                           "define void @spin() {\n"
                           "  br label %again\n"
                           "again:\n"
                           "  br label %again\n"
                           "}\n";

struct table {
  int64_t values[3];
};

// A function that programs call: the table's element, or an error.
static llj_error *get(void *data, const llj_value *arguments, size_t count, llj_value *result) {
  const struct table *table = data;
  int64_t at = arguments[0].of.integer;
  if (count != 1 || at < 0 || at >= 3) return llj_error_new("there is no such element");
  result->of.integer = table->values[at];
  return NULL;
}

static void must(llj_error *error) {
  if (error == NULL) return;
  fprintf(stderr, "%s\n", llj_error_message(error));
  exit(1);
}

// Prints how a run has ended.
static void show(llj_error *error) {
  const llj_outcome *end = llj_error_outcome(error);
  if (end == NULL) {
    printf("%s\n", llj_error_message(error));
  } else {
    printf("%s:%u: %s: %s\n", end->span.file, end->span.line, end->fault ? end->fault : end->limit, end->message);
    for (size_t i = 0; i < end->frame_count; i++) printf("  in @%s, line %u\n", end->frames[i].function, end->frames[i].span.line);
  }
  llj_error_delete(error);
}

static void use(llj_module *module, const llj_options *options, llj_engine_kind kind) {
  llj_engine *engine;
  llj_function *sum, *first, *spin;
  llj_bytes *output;
  int32_t status;
  llj_value result;
  must(llj_engine_new(module, kind, options, &engine));
  must(llj_engine_function(engine, "sum", &sum));
  must(llj_engine_function(engine, "first", &first));
  must(llj_engine_function(engine, "spin", &spin));

  llj_value both[2] = {llj_int(64, 0), llj_int(64, 2)};
  must(llj_function_call(sum, both, 2, &result, 1, NULL));
  printf("sum = %lld\n", (long long)result.of.integer);
  both[1] = llj_int(64, 3);
  show(llj_function_call(sum, both, 2, &result, 1, NULL));

  llj_value null = llj_pointer(NULL);
  show(llj_function_call(first, &null, 1, &result, 1, NULL));
  show(llj_function_call(spin, NULL, 0, NULL, 0, NULL));

  const char *arguments[] = {"main", "world"};
  must(llj_engine_run_captured(engine, "main", 2, arguments, NULL, 0, 0, &output, NULL, &status));
  printf("status %d, output: %s", status, llj_bytes_data(output, NULL));
  llj_bytes_delete(output);
  llj_function_delete(sum);
  llj_function_delete(first);
  llj_function_delete(spin);
  llj_engine_delete(engine);
}

int main(void) {
  struct table table = {{3, 5, 7}};
  llj_module *module;
  llj_options *options = llj_options_new();
  must(llj_module_parse("host.ll", TEXT, strlen(TEXT), &module));
  must(llj_options_add_function(options, "get", "i64 (i64)", get, &table, NULL));
  must(llj_options_set_fuel(options, 1000000));
  printf("compiled:\n");
  use(module, options, LLJ_ENGINE_KIND_JIT);
  printf("interpreted:\n");
  use(module, options, LLJ_ENGINE_KIND_INTERPRETER);
  llj_options_delete(options);
  llj_module_delete(module);
  return 0;
}
