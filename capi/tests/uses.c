// Uses of the library that are wrong, or that touch what belongs to the process. Each check prints a line if it fails.
#define _GNU_SOURCE
#include <llvmlite_jit.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char TEXT[] = "declare void @exit(i32)\n"
                           "declare void @_exit(i32)\n"
                           "declare void @abort()\n"
                           "declare i32 @puts(ptr)\n"
                           "declare i64 @host(i64)\n"
                           "@text = constant [5 x i8] c\"told\\00\"\n"
                           "@count = global i64 0\n"
                           "define i64 @next() {\n"
                           "  %a = load i64, ptr @count\n"
                           "  %b = add i64 %a, 1\n"
                           "  store i64 %b, ptr @count\n"
                           "  ret i64 %b\n"
                           "}\n"
                           "define void @leave() { call void @exit(i32 7) ret void }\n"
                           "define void @leave_now() { call void @_exit(i32 8) ret void }\n"
                           "define void @die() { call void @abort() ret void }\n"
                           "define i32 @fault() { %x = load i32, ptr null ret i32 %x }\n"
                           "define void @spin() { br label %again again: br label %again }\n"
                           "define i64 @deep(i64 %n) { %a = alloca [64 x i64] store i64 %n, ptr %a %m = add i64 %n, 1 "
                           "%r = call i64 @deep(i64 %m) %s = load i64, ptr %a %t = add i64 %r, %s ret i64 %t }\n"
                           "define i64 @ask(i64 %x) { %y = call i64 @host(i64 %x) ret i64 %y }\n"
                           "define i32 @main() { call i32 @puts(ptr @text) ret i32 5 }\n"
                           "declare i32 @getchar()\n"
                           "define i32 @read() { %a = call i32 @getchar() %b = call i32 @getchar() %c = sub i32 %a, %b ret i32 %c }\n"
                           "define void @much() { br label %a a: call i32 @puts(ptr @text) call i32 @puts(ptr @text) ret void }\n"
                           "define { i8, { i1, double } } @pair(i8 %x, { float, ptr } %y) {\n"
                           "  %f = extractvalue { float, ptr } %y, 0\n"
                           "  %d = fpext float %f to double\n"
                           "  %a = insertvalue { i8, { i1, double } } { i8 0, { i1, double } { i1 true, double 0.0 } }, i8 %x, 0\n"
                           "  %b = insertvalue { i8, { i1, double } } %a, double %d, 1, 1\n"
                           "  ret { i8, { i1, double } } %b\n"
                           "}\n"
                           "define i256 @wide(i256 %x) { %y = add i256 %x, 1 ret i256 %y }\n"
                           "define <2 x i16> @both(<2 x i16> %x) { ret <2 x i16> %x }\n"
                           "define i128 @large(i128 %x) { ret i128 %x }\n"
                           "declare ptr @signal(i32, ptr)\n"
                           "define void @handler(i32 %n) { ret void }\n"
                           "define void @handle() { call ptr @signal(i32 11, ptr @handler) ret void }\n";

static int wrong;

static void expect(int line, int is, const char *what) {
  if (is) return;
  wrong++;
  printf("tests/uses.c:%d: %s\n", line, what);
  fflush(stdout);
}
#define CHECK(is) expect(__LINE__, (is), #is)

// Whether an error has this status and a text in its message. Deletes it.
static int fails(llj_error *error, llj_status status, const char *text) {
  const char *message = llj_error_message(error);
  int is = error != NULL && llj_error_status(error) == status && strstr(message, text) != NULL;
  if (!is) printf("status %d: %s\n", error ? (int)llj_error_status(error) : 0, error ? message : "no error");
  llj_error_delete(error);
  return is;
}

static int works(llj_error *error) {
  if (error != NULL) printf("%s\n", llj_error_message(error));
  int is = error == NULL;
  llj_error_delete(error);
  return is;
}

static int ends(llj_error *error, llj_outcome_kind kind, const char *why) {
  const llj_outcome *end = llj_error_outcome(error);
  const char *found = end == NULL ? NULL : end->fault != NULL ? end->fault : end->limit;
  int is = end != NULL && end->kind == kind && (why == NULL || (found != NULL && strcmp(found, why) == 0));
  if (!is) printf("kind %d, %s: %s\n", end ? (int)end->kind : -1, found ? found : "nothing", llj_error_message(error));
  llj_error_delete(error);
  return is;
}

static llj_error *host(void *data, const llj_value *arguments, size_t count, llj_value *result) {
  (void)count;
  if (arguments[0].of.integer == 1) return llj_error_new("not 1");
  if (arguments[0].of.integer == 2) {
    // Calls the engine that is calling it.
    llj_function *next = *(llj_function **)data;
    return llj_function_call(next, NULL, 0, result, 1, NULL);
  }
  if (arguments[0].of.integer == 3) result->kind = LLJ_KIND_DOUBLE;
  if (arguments[0].of.integer == 4) return (llj_error *)(void *)0x1234;
  result->of.integer = arguments[0].of.integer * 2;
  return NULL;
}

static int finalized;
static void finalize(void *data) {
  (void)data;
  finalized++;
}

static llj_error *call(llj_engine *engine, const char *name, const llj_value *arguments, size_t count, llj_value *result) {
  llj_function *function = NULL;
  llj_error *error = llj_engine_function(engine, name, &function);
  if (error == NULL) error = llj_function_call(function, arguments, count, result, 1, NULL);
  llj_function_delete(function);
  return error;
}

static llj_module *parse(const char *text) {
  llj_module *module = NULL;
  CHECK(works(llj_module_parse("uses.ll", text, strlen(text), &module)));
  return module;
}

static void handles(llj_module *module) {
  llj_engine *engine = NULL;
  llj_function *function = NULL;
  llj_bytes *bytes = NULL;
  llj_value result = llj_int(64, 0);
  size_t count = 7;
  CHECK(fails(llj_module_parse("a", "", 0, NULL), LLJ_STATUS_ARGUMENT, "output pointer is null"));
  CHECK(fails(llj_module_parse(NULL, "", 0, &module), LLJ_STATUS_ARGUMENT, "the name is null"));
  CHECK(fails(llj_module_parse("a", NULL, 5, &module), LLJ_STATUS_ARGUMENT, "the program is null"));
  CHECK(fails(llj_module_parse("\xff", "", 0, &module), LLJ_STATUS_ARGUMENT, "not UTF-8"));
  CHECK(fails(llj_module_parse("a", "\xff\xfe\x01", 3, &module), LLJ_STATUS_SOURCE, "not UTF-8 text"));
  CHECK(fails(llj_module_read("/nowhere/x.ll", &module), LLJ_STATUS_SOURCE, "/nowhere/x.ll"));
  CHECK(fails(llj_engine_new(NULL, LLJ_ENGINE_KIND_JIT, NULL, &engine), LLJ_STATUS_ARGUMENT, "llj_module is null"));
  CHECK(fails(llj_engine_new((llj_module *)&result, LLJ_ENGINE_KIND_JIT, NULL, &engine), LLJ_STATUS_ARGUMENT, "not a handle"));
  CHECK(fails(llj_engine_new(module, 17, NULL, &engine), LLJ_STATUS_ARGUMENT, "no such llj_engine_kind"));
  CHECK(fails(llj_module_link(module, module, &module), LLJ_STATUS_REFUSED, "uses.ll"));
  llj_options *options = llj_options_new();
  CHECK(fails(llj_engine_new((llj_module *)options, LLJ_ENGINE_KIND_JIT, NULL, &engine), LLJ_STATUS_ARGUMENT, "another type"));
  CHECK(fails(llj_options_set_timeout(options, -1), LLJ_STATUS_ARGUMENT, "not a valid timeout"));
  CHECK(fails(llj_options_set_opt_level(options, 3), LLJ_STATUS_ARGUMENT, "optimization level 3"));
  CHECK(fails(llj_options_add_function(options, "host", "i64 (<2 x i8>)", host, NULL, finalize), LLJ_STATUS_ARGUMENT, "host function"));
  CHECK(finalized == 1);
  CHECK(fails(llj_options_add_function(options, "host", "i64 (i64)", NULL, NULL, NULL), LLJ_STATUS_ARGUMENT, "callback is null"));
  CHECK(fails(llj_options_add_address(options, "host", NULL), LLJ_STATUS_ARGUMENT, "address is null"));
  llj_options_delete(options);
  llj_options_delete(options);
  CHECK(fails(llj_options_set_fuel(options, 1), LLJ_STATUS_ARGUMENT, "was deleted"));
  // Nothing defines `@host`.
  llj_error *error = llj_engine_new(module, LLJ_ENGINE_KIND_JIT, NULL, &engine);
  const llj_diagnostic *found = llj_error_diagnostics(error, &count);
  CHECK(count == 1 && found[0].severity == LLJ_SEVERITY_ERROR && strcmp(found[0].code, "E0701") == 0);
  CHECK(strstr(found[0].rendered, "provide it as a function of the host") != NULL);
  const llj_span *called = &found[0].labels[0].span, *declared = &found[0].labels[1].span;
  CHECK(strcmp(called->file, "uses.ll") == 0 && called->line == 20 && called->column == 27 && called->end_line == 20);
  CHECK(found[0].label_count == 2 && declared->length == 5 && strncmp(TEXT + declared->offset, "@host", 5) == 0);
  CHECK(fails(error, LLJ_STATUS_REFUSED, "host"));
  CHECK(llj_error_diagnostics(error, &count) == NULL && count == 0);
  CHECK(llj_error_outcome(error) == NULL && llj_module_definitions(NULL, &count) == NULL && count == 0);
  CHECK(fails(llj_module_emit(module, 99, NULL, &bytes), LLJ_STATUS_ARGUMENT, "no such llj_form"));
  CHECK(fails(llj_module_emit(module, LLJ_FORM_CLIF, "nexd", &bytes), LLJ_STATUS_ARGUMENT, "did you mean `@next`?"));
  CHECK(llj_function_type(function) == NULL && llj_function_parameter_count(NULL) == 0);
  CHECK(llj_bytes_data(bytes, &count) == NULL);
  llj_bytes_delete((llj_bytes *)module);
  CHECK(llj_module_definitions(module, &count) != NULL && count == 17);
}

static void values(llj_engine *engine) {
  llj_function *function = NULL;
  llj_bytes *bytes = NULL;
  llj_value arguments[4], results[4];
  size_t count = 0;
  CHECK(works(llj_engine_function(engine, "pair", &function)));
  CHECK(llj_function_parameter_count(function) == 2 && strcmp(llj_function_parameter_type(function, 1), "{ float, ptr }") == 0);
  CHECK(llj_function_parameter_type(function, 2) == NULL && strcmp(llj_function_result_type(function), "{ i8, { i1, double } }") == 0);
  arguments[0] = llj_int(8, 255);
  arguments[1] = llj_float(1.5f);
  arguments[2] = llj_pointer(NULL);
  CHECK(works(llj_function_call(function, arguments, 3, results, 4, &count)));
  CHECK(count == 3 && results[0].of.integer == -1 && results[1].of.integer == 1 && results[2].of.f64 == 1.5);
  CHECK(fails(llj_function_call(function, arguments, 2, results, 4, &count), LLJ_STATUS_ARGUMENT, "too few"));
  CHECK(fails(llj_function_call(function, arguments, 4, results, 4, &count), LLJ_STATUS_ARGUMENT, "too many"));
  CHECK(fails(llj_function_call(function, arguments, 3, results, 2, &count), LLJ_STATUS_ARGUMENT, "returns 3 scalars"));
  arguments[0] = llj_int(8, 256);
  CHECK(fails(llj_function_call(function, arguments, 3, results, 4, &count), LLJ_STATUS_ARGUMENT, "256 does not fit in i8"));
  arguments[0] = llj_int(16, 1);
  CHECK(fails(llj_function_call(function, arguments, 3, results, 4, &count), LLJ_STATUS_ARGUMENT, "is i8, not i16"));
  CHECK(fails(llj_function_call(function, NULL, 3, results, 4, &count), LLJ_STATUS_ARGUMENT, "arguments is null"));
  void *address = NULL;
  CHECK(fails(llj_function_pointer(function, &address), LLJ_STATUS_ARGUMENT, "scalars only"));
  CHECK(works(llj_function_call_text(function, "i8 -1, { float 2.5, ptr null }", &bytes)));
  CHECK(strcmp(llj_bytes_data(bytes, &count), "{ i8 -1, { i1 true, double 2.500000e+00 } }") == 0 && count == 43);
  llj_bytes_delete(bytes);
  CHECK(fails(llj_function_call_text(function, "i8 1", &bytes), LLJ_STATUS_ENDED, "pair"));
  CHECK(fails(llj_function_call_text(function, "what", &bytes), LLJ_STATUS_ARGUMENT, "what"));
  llj_function_delete(function);
  CHECK(fails(llj_function_call(function, arguments, 3, results, 4, &count), LLJ_STATUS_ARGUMENT, "was deleted"));

  CHECK(works(llj_engine_function(engine, "wide", &function)));
  arguments[0] = llj_int(256, 1);
  CHECK(fails(llj_function_call(function, arguments, 1, results, 4, &count), LLJ_STATUS_ARGUMENT, "llj_function_call_text"));
  CHECK(works(llj_function_call_text(function, "i256 -1", &bytes)) && strcmp(llj_bytes_data(bytes, NULL), "i256 0") == 0);
  llj_bytes_delete(bytes);
  llj_function_delete(function);

  CHECK(works(llj_engine_function(engine, "large", &function)));
  arguments[0] = llj_int(128, -5);
  CHECK(works(llj_function_call(function, arguments, 1, results, 1, &count)));
  CHECK(results[0].of.words[0] == (uint64_t)-5 && results[0].of.words[1] == UINT64_MAX && results[0].width == 128);
  llj_function_delete(function);
  arguments[0] = llj_int(16, -3);
  arguments[1] = llj_int(16, 65535);
  CHECK(works(llj_engine_function(engine, "both", &function)));
  CHECK(works(llj_function_call(function, arguments, 2, results, 2, &count)) && results[0].of.integer == -3 && results[1].of.integer == -1);
  llj_function_delete(function);
  CHECK(fails(llj_engine_function(engine, "nothing", &function), LLJ_STATUS_ARGUMENT, "defines no function"));
  CHECK(fails(llj_engine_address(engine, "nothing", &address), LLJ_STATUS_ARGUMENT, "no function or variable"));
}

static void outcomes(llj_engine *engine, llj_function *next) {
  llj_value result, argument = llj_int(64, 0);
  llj_bytes *out = NULL, *err = NULL;
  int32_t status = -1;
  CHECK(ends(call(engine, "leave", NULL, 0, NULL), LLJ_OUTCOME_KIND_EXITED, NULL));
  CHECK(ends(call(engine, "leave_now", NULL, 0, NULL), LLJ_OUTCOME_KIND_EXITED, NULL));
  CHECK(ends(call(engine, "die", NULL, 0, NULL), LLJ_OUTCOME_KIND_TRAPPED, "abort"));
  CHECK(ends(call(engine, "fault", NULL, 0, &result), LLJ_OUTCOME_KIND_TRAPPED, "null pointer"));
  CHECK(ends(call(engine, "spin", NULL, 0, NULL), LLJ_OUTCOME_KIND_LIMIT_REACHED, "time"));
  CHECK(ends(call(engine, "deep", &argument, 1, &result), LLJ_OUTCOME_KIND_TRAPPED, "stack overflow"));
  argument = llj_int(64, 1);
  CHECK(fails(call(engine, "ask", &argument, 1, &result), LLJ_STATUS_ENDED, "not 1"));
  argument = llj_int(64, 2);
  CHECK(fails(call(engine, "ask", &argument, 1, &result), LLJ_STATUS_ENDED, "already running"));
  argument = llj_int(64, 3);
  CHECK(fails(call(engine, "ask", &argument, 1, &result), LLJ_STATUS_ENDED, "is i64, not double"));
  argument = llj_int(64, 4);
  CHECK(fails(call(engine, "ask", &argument, 1, &result), LLJ_STATUS_ENDED, "not a handle"));
  argument = llj_int(64, 21);
  CHECK(works(call(engine, "ask", &argument, 1, &result)) && result.of.integer == 42);
  CHECK(works(llj_engine_run(engine, "leave", 0, NULL, &status)) && status == 7);
  CHECK(fails(llj_engine_run(engine, "pair", 0, NULL, &status), LLJ_STATUS_ENDED, "entry point"));
  CHECK(works(llj_engine_run_captured(engine, "main", 0, NULL, NULL, 0, 0, &out, &err, &status)) && status == 5);
  CHECK(strcmp(llj_bytes_data(out, NULL), "told\n") == 0 && strcmp(llj_bytes_data(err, NULL), "") == 0);
  llj_bytes_delete(out);
  llj_bytes_delete(err);
  CHECK(fails(llj_engine_run_captured(engine, "much", 0, NULL, NULL, 0, 7, &out, NULL, &status), LLJ_STATUS_ENDED, "output limit"));
  CHECK(strcmp(llj_bytes_data(out, NULL), "told\nto") == 0);
  llj_bytes_delete(out);
  // A program's own standard input; what the host has read ahead of its own stays.
  for (int i = 0; i < 2; i++) {
    CHECK(works(llj_engine_run_captured(engine, "read", 0, NULL, "ca\n", 3, 0, &out, NULL, &status)) && status == 2);
    llj_bytes_delete(out);
  }
  CHECK(works(llj_engine_run_captured(engine, "read", 0, NULL, "", 0, 0, &out, NULL, &status)) && status == 0);
  llj_bytes_delete(out);
  void *variable = NULL;
  CHECK(works(llj_function_call(next, NULL, 0, &result, 1, NULL)));
  CHECK(works(llj_engine_address(engine, "count", &variable)) && *(int64_t *)variable == result.of.integer);
  // The same by way of a pointer of C: an error is left for the thread.
  llj_function *ask = NULL;
  void *address = NULL;
  CHECK(works(llj_engine_function(engine, "ask", &ask)) && works(llj_function_pointer(ask, &address)));
  int64_t (*as_c)(int64_t);
  memcpy(&as_c, &address, sizeof as_c);
  CHECK(as_c(4) == 0 && as_c(5 - 4) == 0 && as_c(8) == 16);
  llj_error *error = llj_take_error();
  CHECK(fails(error, LLJ_STATUS_ENDED, "not 1") && llj_take_error() == NULL);
  llj_function_delete(ask);
}

// The text of bytes, which are deleted.
static int is_text(llj_bytes *bytes, const char *text) {
  int is = bytes != NULL && strcmp(llj_bytes_data(bytes, NULL), text) == 0;
  llj_bytes_delete(bytes);
  return is;
}

static llj_ir *ir(const char *text) {
  llj_ir *made = NULL;
  CHECK(works(llj_ir_parse("ir.ll", text, strlen(text), &made)));
  return made;
}

// Modules that are described and changed.
static void inspection(void) {
  static const char SHOWN[] = "%pair = type { i8, i64 }\n"
                              "@n = global i32 7\n"
                              "define i64 @f(i64 %x, i1 %c) nounwind {\n"
                              "entry: br i1 %c, label %a, label %b\n"
                              "a: br label %b\n"
                              "b: %p = phi i64 [ %x, %entry ], [ -5, %a ] ret i64 %p }\n";
  llj_ir *shown = ir(SHOWN), *other = ir("define void @g() { ret void }"), *copy = NULL;
  llj_description *d = NULL;
  size_t count = 0, globals = 0;
  CHECK(works(llj_ir_describe(shown, LLJ_IR_CURRENT, &d)));
  const llj_type *types = llj_description_types(d, &count);
  const llj_global *all = llj_description_globals(d, &globals);
  CHECK(globals == 2 && all[0].kind == LLJ_VALUE_KIND_VARIABLE && all[1].kind == LLJ_VALUE_KIND_FUNCTION);
  CHECK(strcmp(types[all[1].value_type].text, "i64 (i64, i1)") == 0 && strcmp(types[all[0].type_index].text, "ptr") == 0);
  CHECK(all[1].attribute_count == 1 && strcmp(all[1].attributes[0].list[0], "nounwind") == 0);
  const llj_constant *seven = llj_description_constant(d, all[0].operand.index);
  CHECK(seven != NULL && seven->kind == LLJ_VALUE_KIND_INT && seven->words[0] == 7 && strcmp(seven->text, "7") == 0);
  const llj_body *body = llj_description_body(d, 1);
  CHECK(body != NULL && body == llj_description_body(d, 1) && llj_description_body(d, 0) == NULL);
  CHECK(body->argument_count == 2 && body->block_count == 3 && body->instruction_count == 4);
  CHECK(strcmp(body->blocks[2].name, "b") == 0 && body->blocks[2].first == 2 && body->blocks[2].count == 2);
  const llj_instruction *branch = body->instructions, *phi = body->instructions + 2;
  CHECK(branch->operand_count == 3 && branch->operands[1].index == 2 && branch->operands[2].index == 1);
  CHECK(strcmp(phi->opcode, "phi") == 0 && phi->block_count == 2 && phi->blocks[0] == 0 && phi->blocks[1] == 1);
  CHECK(phi->operands[0].kind == LLJ_VALUE_KIND_ARGUMENT && phi->operands[1].kind == LLJ_VALUE_KIND_INT);
  llj_layout layout = {0};
  uint64_t offset = 0;
  size_t pair = 0;
  while (pair < count && (types[pair].name == NULL || strcmp(types[pair].name, "pair") != 0)) pair++;
  CHECK(pair < count && types[pair].kind == LLJ_TYPE_KIND_STRUCT && strcmp(types[pair].definition, "{ i8, i64 }") == 0);
  CHECK(works(llj_description_layout(d, pair, NULL, &layout)) && layout.size == 16 && layout.alignment == 8);
  CHECK(works(llj_description_offset(d, pair, NULL, 1, &offset)) && offset == 8);
  CHECK(fails(llj_description_offset(d, pair, NULL, 2, &offset), LLJ_STATUS_ARGUMENT, "no field"));
  CHECK(fails(llj_description_layout(d, count, NULL, &layout), LLJ_STATUS_ARGUMENT, "no such type"));
  CHECK(fails(llj_description_layout(d, pair, "e-i64:x", &layout), LLJ_STATUS_ARGUMENT, "data layout"));
  CHECK(llj_description_structs(d, &count) == NULL && count == 0);
  CHECK(llj_description_constant(d, SIZE_MAX) == NULL && llj_description_body(d, SIZE_MAX) == NULL);

  CHECK(works(llj_ir_clone(shown, &copy)));
  CHECK(works(llj_ir_set(shown, "n", LLJ_PROPERTY_LINKAGE, "internal")) && works(llj_ir_set(shown, "n", LLJ_PROPERTY_NAME, "f")));
  CHECK(works(llj_ir_set(shown, "f", LLJ_PROPERTY_FUNCTION_ATTRIBUTE, "noinline")));
  CHECK(works(llj_ir_set_local_name(shown, "f", LLJ_LOCAL_BLOCK, 1, "x")) && works(llj_ir_set_header(shown, LLJ_HEADER_TRIPLE, "t")));
  CHECK(works(llj_ir_link(shown, other)) && works(llj_ir_link(shown, shown)) == 0);
  llj_bytes *text = NULL;
  llj_module *module = NULL;
  CHECK(works(llj_ir_print(shown, 0, &text)));
  CHECK(strstr(llj_bytes_data(text, NULL), "@f.1 = internal global i32 7") != NULL);
  CHECK(strstr(llj_bytes_data(text, NULL), "nounwind noinline") != NULL && strstr(llj_bytes_data(text, NULL), "\nx1:") != NULL);
  CHECK(strstr(llj_bytes_data(text, NULL), "@g()") != NULL);
  llj_bytes_delete(text);
  CHECK(works(llj_ir_header(shown, LLJ_HEADER_TRIPLE, &text)) && is_text(text, "t"));
  CHECK(works(llj_ir_header(copy, LLJ_HEADER_TRIPLE, &text)) && is_text(text, ""));
  CHECK(works(llj_ir_verify(copy, &module)) && works(llj_ir_verify(copy, NULL)));
  llj_module_delete(module);
  CHECK(fails(llj_ir_set(shown, "f", LLJ_PROPERTY_LINKAGE, "none"), LLJ_STATUS_ARGUMENT, "not a linkage"));
  CHECK(fails(llj_ir_set(shown, "f", 77, ""), LLJ_STATUS_ARGUMENT, "no such llj_property"));
  CHECK(fails(llj_ir_set(shown, "none", LLJ_PROPERTY_LINKAGE, ""), LLJ_STATUS_ARGUMENT, "no global"));
  CHECK(fails(llj_ir_set_local_name(shown, "f", LLJ_LOCAL_BLOCK, 9, "y"), LLJ_STATUS_ARGUMENT, "no such value"));
  CHECK(fails(llj_ir_parse("x.ll", "define", 6, &copy), LLJ_STATUS_REFUSED, "E01"));
  llj_ir_delete(copy);
  copy = ir("declare void @unused()\ndefine internal void @dead() { ret void }\ndefine void @f() { ret void }");
  CHECK(works(llj_ir_prune(copy)) && works(llj_ir_print(copy, 0, &text)) && is_text(text, "define void @f() {\n  ret void\n}\n"));
  llj_ir_delete(copy);
  // The members of a comdat stay or go together. An address in a string is not the name of a global.
  copy = ir("$c = comdat any\n$d = comdat any\n"
            "@c = linkonce_odr global i32 1, comdat\n@guard = linkonce_odr global i32 2, comdat($c)\n"
            "@d = linkonce_odr global i32 3, comdat\n@e = linkonce_odr global i32 4, comdat($d)\n"
            "define i32 @f() { %x = load i32, ptr @guard ret i32 %x }\n"
            "!llvm.ident = !{!0}\n!0 = !{!\"someone@example.org\"}");
  CHECK(works(llj_ir_prune(copy)) && works(llj_ir_print(copy, 0, &text)));
  CHECK(strstr(llj_bytes_data(text, NULL), "@c = ") != NULL && strstr(llj_bytes_data(text, NULL), "@guard = ") != NULL);
  CHECK(strstr(llj_bytes_data(text, NULL), "@d = ") == NULL && strstr(llj_bytes_data(text, NULL), "@e = ") == NULL);
  llj_bytes_delete(text);
  llj_ir_delete(copy);
  // One that is read, and not valid: it is described as it is.
  copy = ir("define i32 @f() { %x = add i32 1, %x ret i32 %x }");
  CHECK(fails(llj_ir_verify(copy, &module), LLJ_STATUS_REFUSED, "E0309"));
  llj_description_delete(d);
  CHECK(llj_description_types(d, &count) == NULL && count == 0);
  CHECK(works(llj_ir_describe(copy, 0, &d)) && llj_description_body(d, 0)->instruction_count == 2);
  llj_description_delete(d);
  llj_ir_delete(copy);
  llj_ir_delete(other);
  llj_ir_delete(shown);
  CHECK(fails(llj_ir_verify(shown, NULL), LLJ_STATUS_ARGUMENT, "was deleted"));
}

// Threads take turns with one engine.
struct shared {
  llj_engine *engine;
  llj_function *next;
};
static void *turns(void *data) {
  struct shared *shared = data;
  llj_value result, argument = llj_int(64, 8);
  for (int i = 0; i < 50; i++) {
    CHECK(works(llj_function_call(shared->next, NULL, 0, &result, 1, NULL)));
    CHECK(works(call(shared->engine, "ask", &argument, 1, &result)) && result.of.integer == 16);
    CHECK(ends(call(shared->engine, "fault", NULL, 0, &result), LLJ_OUTCOME_KIND_TRAPPED, "null pointer"));
  }
  return NULL;
}

static void threads(llj_engine *engine, llj_function *next) {
  pthread_t all[4];
  struct shared shared = {engine, next};
  llj_value before, after;
  CHECK(works(llj_function_call(next, NULL, 0, &before, 1, NULL)));
  for (int i = 0; i < 4; i++) pthread_create(&all[i], NULL, turns, &shared);
  for (int i = 0; i < 4; i++) pthread_join(all[i], NULL);
  CHECK(works(llj_function_call(next, NULL, 0, &after, 1, NULL)));
  CHECK(after.of.integer == before.of.integer + 201);
}

static void forks(llj_engine *engine, llj_function *next) {
  llj_value result;
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    wrong = 0;
    CHECK(works(llj_function_call(next, NULL, 0, &result, 1, NULL)));
    CHECK(ends(call(engine, "fault", NULL, 0, &result), LLJ_OUTCOME_KIND_TRAPPED, "null pointer"));
    CHECK(ends(call(engine, "spin", NULL, 0, NULL), LLJ_OUTCOME_KIND_LIMIT_REACHED, "time"));
    fflush(stdout);
    _exit(wrong);
  }
  int status = -1;
  CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static void uses(llj_module *module, llj_engine_kind kind) {
  llj_options *options = llj_options_new();
  llj_engine *engine = NULL;
  static llj_function *next;
  int before = finalized;
  CHECK(works(llj_options_add_function(options, "host", "i64 (i64)", host, &next, finalize)));
  CHECK(works(llj_options_set_timeout(options, 0.05)));
  CHECK(works(llj_options_set_max_stack(options, 1 << 19)));
  CHECK(works(llj_engine_new(module, kind, options, &engine)));
  llj_options_delete(options);
  CHECK(works(llj_engine_function(engine, "next", &next)));
  values(engine);
  outcomes(engine, next);
  threads(engine, next);
  forks(engine, next);
  CHECK(finalized == before);
  llj_engine_delete(engine);
  CHECK(finalized == before);
  llj_function_delete(next);
  CHECK(finalized == before + 1);
}

// Handlers of the host.
static sigjmp_buf back;
static volatile sig_atomic_t caught;
static void handler(int number) {
  caught = number;
  siglongjmp(back, 1);
}

static int is_handler(int number, void (*expected)(int)) {
  struct sigaction now;
  sigaction(number, NULL, &now);
  return now.sa_handler == expected && (now.sa_flags & SA_SIGINFO) == 0;
}

static void signals(llj_module *module) {
  llj_options *options = llj_options_new();
  llj_engine *engines[2] = {NULL, NULL};
  llj_value result;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGFPE, &action, NULL);
  CHECK(works(llj_options_add_function(options, "host", "i64 (i64)", host, NULL, NULL)));
  for (int order = 0; order < 2; order++) {
    CHECK(works(llj_engine_new(module, LLJ_ENGINE_KIND_JIT, options, &engines[0])));
    CHECK(works(llj_engine_new(module, LLJ_ENGINE_KIND_INTERPRETER, options, &engines[1])));
    for (int i = 0; i < 2; i++) CHECK(ends(call(engines[i], "fault", NULL, 0, &result), LLJ_OUTCOME_KIND_TRAPPED, "null pointer"));
    CHECK(!is_handler(SIGSEGV, handler));
    // A fault of the host goes to the host.
    caught = 0;
    if (sigsetjmp(back, 1) == 0) *(volatile int *)8 = 1;
    CHECK(caught == SIGSEGV);
    caught = 0;
    if (sigsetjmp(back, 1) == 0) raise(SIGFPE);
    CHECK(caught == SIGFPE);
    llj_engine_delete(engines[order]);
    CHECK(!is_handler(SIGSEGV, handler));
    CHECK(ends(call(engines[1 - order], "fault", NULL, 0, &result), LLJ_OUTCOME_KIND_TRAPPED, "null pointer"));
    caught = 0;
    if (sigsetjmp(back, 1) == 0) *(volatile int *)8 = 1;
    CHECK(caught == SIGSEGV);
    // A program's own handler does not outlive its code.
    CHECK(works(call(engines[1 - order], "handle", NULL, 0, NULL)));
    llj_engine_delete(engines[1 - order]);
    CHECK(is_handler(SIGSEGV, handler) && is_handler(SIGFPE, handler) && is_handler(SIGUSR1, SIG_DFL));
  }
  llj_options_delete(options);
  signal(SIGSEGV, SIG_DFL);
  signal(SIGFPE, SIG_DFL);
}

// Memory of the process, in pages.
static long resident(void) {
  long size = 0, pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL || fscanf(file, "%ld %ld", &size, &pages) != 2) pages = 0;
  if (file != NULL) fclose(file);
  return pages;
}

// Mistakes that only checks find: behind a block of the heap, and in a block that was freed. Several engines at once.
static void checked(void) {
  static const char WRONG[] =
      "declare ptr @malloc(i64)\n"
      "declare void @free(ptr)\n"
      "define i64 @at(i64 %n) {\n"
      "  %p = call ptr @malloc(i64 16)\n"
      "  %q = getelementptr i8, ptr %p, i64 %n\n"
      "  store i8 7, ptr %q\n"
      "  %v = load i8, ptr %q\n"
      "  call void @free(ptr %p)\n"
      "  %r = zext i8 %v to i64\n"
      "  ret i64 %r\n"
      "}\n"
      "define i8 @late() {\n"
      "  %p = call ptr @malloc(i64 16)\n"
      "  call void @free(ptr %p)\n"
      "  %v = load i8, ptr %p\n"
      "  ret i8 %v\n"
      "}\n";
  llj_module *module = parse(WRONG);
  llj_engine *engines[5] = {NULL, NULL, NULL, NULL, NULL};
  llj_value argument = llj_int(64, 15), result;
  for (int i = 0; i < 5; i++) CHECK(works(llj_engine_new(module, LLJ_ENGINE_KIND_CHECKED, NULL, &engines[i])));
  for (int i = 0; i < 5; i++) {
    argument.of.integer = 15;
    CHECK(works(call(engines[i], "at", &argument, 1, &result)) && result.of.integer == 7);
    argument.of.integer = 16;
    CHECK(ends(call(engines[i], "at", &argument, 1, &result), LLJ_OUTCOME_KIND_TRAPPED, "out of bounds"));
    CHECK(ends(call(engines[i], "late", NULL, 0, &result), LLJ_OUTCOME_KIND_TRAPPED, "use after free"));
    llj_engine_delete(engines[i]);
  }
  llj_module_delete(module);
}

static void growth(void) {
  static const char SMALL[] = "define i64 @f(i64 %x) { %y = add i64 %x, 1 ret i64 %y }";
  llj_module *module = parse(SMALL);
  llj_code *code = NULL;
  CHECK(works(llj_code_new(module, NULL, &code)));
  long before = 0;
  for (int i = 0; i < 2000; i++) {
    if (i == 200) before = resident();
    llj_engine *engine = NULL;
    llj_value argument = llj_int(64, i), result;
    CHECK(works(llj_code_instantiate(code, &engine)));
    CHECK(works(call(engine, "f", &argument, 1, &result)) && result.of.integer == i + 1);
    llj_engine_delete(engine);
  }
  CHECK(resident() - before < 500);
  llj_code_delete(code);
  llj_module_delete(module);
}

int main(void) {
  llj_module *module = parse(TEXT);
  handles(module);
  inspection();
  uses(module, LLJ_ENGINE_KIND_JIT);
  uses(module, LLJ_ENGINE_KIND_INTERPRETER);
  uses(module, LLJ_ENGINE_KIND_CHECKED);
  checked();
  signals(module);
  growth();
  llj_module_delete(module);
  CHECK(strcmp(llj_version(), "0.1.0") == 0);
  if (wrong == 0) printf("all misuse was reported\n");
  return wrong != 0;
}
