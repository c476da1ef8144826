// Builds a module with every kind of builder function, prints it, verifies it and runs it.
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/ExecutionEngine.h>
#include <llvm-c/Target.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static LLVMContextRef context;
static LLVMModuleRef module;
static LLVMBuilderRef builder;
static LLVMTypeRef i1, i8, i32, i64, dbl, ptr;

static LLVMValueRef number(LLVMTypeRef type, long long value) { return LLVMConstInt(type, (unsigned long long)value, 1); }

static LLVMValueRef function(const char *name, LLVMTypeRef ret, unsigned count, LLVMTypeRef *params) {
  LLVMValueRef made = LLVMAddFunction(module, name, LLVMFunctionType(ret, params, count, 0));
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, made, "entry"));
  return made;
}

// long fac(long n): recursion, phi, names that are taken.
static void factorial(void) {
  LLVMValueRef fac = function("fac", i64, 1, &i64);
  LLVMValueRef n = LLVMGetParam(fac, 0);
  LLVMSetValueName2(n, "n", 1);
  LLVMBasicBlockRef more = LLVMAppendBasicBlockInContext(context, fac, "more");
  LLVMBasicBlockRef done = LLVMAppendBasicBlockInContext(context, fac, "done");
  LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(fac);
  LLVMBuildCondBr(builder, LLVMBuildICmp(builder, LLVMIntSGT, n, number(i64, 1), "more"), more, done);
  LLVMPositionBuilderAtEnd(builder, more);
  LLVMValueRef less = LLVMBuildNSWSub(builder, n, number(i64, 1), "n");
  LLVMValueRef rest = LLVMBuildCall2(builder, LLVMGlobalGetValueType(fac), fac, &less, 1, "rest");
  LLVMValueRef product = LLVMBuildMul(builder, n, rest, "");
  LLVMBuildBr(builder, done);
  LLVMPositionBuilderAtEnd(builder, done);
  LLVMValueRef result = LLVMBuildPhi(builder, i64, "result");
  LLVMValueRef values[] = {number(i64, 1), product};
  LLVMBasicBlockRef blocks[] = {entry, more};
  LLVMAddIncoming(result, values, blocks, 2);
  LLVMBuildRet(builder, result);
}

// int total(int n): a loop with variables in memory.
static void loop(void) {
  LLVMValueRef total = function("total", i32, 1, &i32);
  LLVMBasicBlockRef head = LLVMAppendBasicBlockInContext(context, total, "head");
  LLVMBasicBlockRef body = LLVMAppendBasicBlockInContext(context, total, "body");
  LLVMBasicBlockRef end = LLVMAppendBasicBlockInContext(context, total, "end");
  LLVMValueRef i = LLVMBuildAlloca(builder, i32, "i"), sum = LLVMBuildAlloca(builder, i32, "sum");
  LLVMBuildStore(builder, number(i32, 0), i);
  LLVMBuildStore(builder, number(i32, 0), sum);
  LLVMBuildBr(builder, head);
  LLVMPositionBuilderAtEnd(builder, head);
  LLVMValueRef at = LLVMBuildLoad2(builder, i32, i, "at");
  LLVMBuildCondBr(builder, LLVMBuildICmp(builder, LLVMIntSLT, at, LLVMGetParam(total, 0), ""), body, end);
  LLVMPositionBuilderAtEnd(builder, body);
  LLVMValueRef old = LLVMBuildLoad2(builder, i32, sum, "at");
  LLVMValueRef add = LLVMBuildAdd(builder, old, at, "");
  LLVMSetNUW(add, 1);
  LLVMBuildStore(builder, add, sum);
  LLVMBuildStore(builder, LLVMBuildAdd(builder, at, number(i32, 1), "at"), i);
  LLVMBuildBr(builder, head);
  LLVMPositionBuilderAtEnd(builder, end);
  LLVMBuildRet(builder, LLVMBuildLoad2(builder, i32, sum, ""));
}

// A switch, structs, arrays, strings, a call of a variadic function of C.
static void memory(void) {
  LLVMTypeRef fields[] = {i8, i64, dbl};
  LLVMTypeRef pair = LLVMStructCreateNamed(context, "pair");
  LLVMStructSetBody(pair, fields, 3, 0);
  LLVMTypeRef print_type = LLVMFunctionType(i32, &ptr, 1, 1);
  LLVMValueRef print = LLVMAddFunction(module, "printf", print_type);
  LLVMValueRef table = LLVMAddGlobal(module, LLVMArrayType2(i32, 3), "table");
  LLVMValueRef entries[] = {number(i32, 10), number(i32, 20), number(i32, 30)};
  LLVMSetInitializer(table, LLVMConstArray2(i32, entries, 3));
  LLVMSetGlobalConstant(table, 1);
  LLVMSetLinkage(table, LLVMInternalLinkage);
  LLVMValueRef here = LLVMAddGlobal(module, pair, "here");
  LLVMSetInitializer(here, LLVMConstNull(pair));
  LLVMTypeRef params[] = {i32, dbl};
  LLVMValueRef show = function("show", i32, 2, params);
  LLVMValueRef which = LLVMGetParam(show, 0), of = LLVMGetParam(show, 1);
  LLVMBasicBlockRef one = LLVMAppendBasicBlockInContext(context, show, "one");
  LLVMBasicBlockRef other = LLVMAppendBasicBlockInContext(context, show, "other");
  LLVMValueRef choice = LLVMBuildSwitch(builder, which, other, 2);
  LLVMAddCase(choice, number(i32, 1), one);
  LLVMAddCase(choice, number(i32, -2), one);
  LLVMPositionBuilderAtEnd(builder, one);
  LLVMBuildStore(builder, of, LLVMBuildStructGEP2(builder, pair, here, 2, "field"));
  LLVMBuildStore(builder, LLVMBuildSExt(builder, which, i64, ""), LLVMBuildStructGEP2(builder, pair, here, 1, ""));
  LLVMValueRef copy = LLVMBuildLoad2(builder, pair, here, "copy");
  LLVMValueRef args[] = {LLVMBuildGlobalStringPtr(builder, "%lld \"%g\"\n", "format"),
                         LLVMBuildExtractValue(builder, copy, 1, ""), LLVMBuildExtractValue(builder, copy, 2, "")};
  LLVMBuildCall2(builder, print_type, print, args, 3, "");
  LLVMBuildRet(builder, number(i32, 1));
  LLVMPositionBuilderAtEnd(builder, other);
  LLVMValueRef indices[] = {number(i64, 0), LLVMBuildZExt(builder, which, i64, "wide")};
  LLVMValueRef at = LLVMBuildInBoundsGEP2(builder, LLVMArrayType2(i32, 3), table, indices, 2, "at");
  LLVMBuildRet(builder, LLVMBuildLoad2(builder, i32, at, ""));
}

// Floating point, select, casts, vectors.
static void values(void) {
  LLVMTypeRef params[] = {dbl, i32};
  LLVMValueRef mix = function("mix", dbl, 2, params);
  LLVMValueRef x = LLVMGetParam(mix, 0), n = LLVMGetParam(mix, 1);
  LLVMSetValueName2(x, "x y", 3);
  LLVMValueRef as_double = LLVMBuildSIToFP(builder, n, dbl, "f");
  LLVMValueRef sum = LLVMBuildFAdd(builder, x, as_double, "");
  LLVMSetFastMathFlags(sum, LLVMFastMathNoNaNs | LLVMFastMathNoInfs);
  LLVMValueRef is_less = LLVMBuildFCmp(builder, LLVMRealOLT, x, LLVMConstReal(dbl, 0.1), "less");
  LLVMValueRef chosen = LLVMBuildSelect(builder, is_less, sum, LLVMBuildFNeg(builder, x, ""), "chosen");
  LLVMTypeRef vector = LLVMVectorType(i32, 4);
  LLVMValueRef lanes = LLVMBuildInsertElement(builder, LLVMGetPoison(vector), n, number(i32, 0), "lanes");
  LLVMValueRef mask[] = {number(i32, 0), number(i32, 0), number(i32, 0), number(i32, 0)};
  LLVMValueRef all = LLVMBuildShuffleVector(builder, lanes, LLVMGetPoison(vector), LLVMConstVector(mask, 4), "all");
  LLVMValueRef squares = LLVMBuildMul(builder, all, all, "");
  LLVMValueRef square = LLVMBuildExtractElement(builder, squares, number(i32, 3), "square");
  LLVMValueRef bits = LLVMBuildAnd(builder, LLVMBuildLShr(builder, square, number(i32, 1), ""), number(i32, 255), "");
  LLVMBuildRet(builder, LLVMBuildFAdd(builder, chosen, LLVMBuildUIToFP(builder, bits, dbl, ""), ""));
}

// Atomics, and operations on memory.
static void atomics(void) {
  LLVMValueRef counter = LLVMAddGlobal(module, i64, "counter");
  LLVMSetInitializer(counter, number(i64, 40));
  LLVMSetAlignment(counter, 8);
  LLVMValueRef next = function("next", i64, 1, &i64);
  LLVMBuildAtomicRMW(builder, LLVMAtomicRMWBinOpAdd, counter, LLVMGetParam(next, 0), LLVMAtomicOrderingSequentiallyConsistent, 0);
  LLVMValueRef swap = LLVMBuildAtomicCmpXchg(builder, counter, number(i64, 42), number(i64, 7), LLVMAtomicOrderingAcquireRelease,
                                             LLVMAtomicOrderingMonotonic, 0);
  LLVMBuildFence(builder, LLVMAtomicOrderingSequentiallyConsistent, 0, "");
  LLVMValueRef load = LLVMBuildLoad2(builder, i64, counter, "");
  LLVMSetOrdering(load, LLVMAtomicOrderingAcquire);
  LLVMSetAlignment(load, 8);
  LLVMValueRef ok = LLVMBuildExtractValue(builder, swap, 1, "ok");
  LLVMBuildRet(builder, LLVMBuildSelect(builder, ok, load, number(i64, -1), ""));
}

// What the builder folds, and constants of all kinds.
static void constants(void) {
  LLVMValueRef ret = function("constants", i32, 0, NULL);
  (void)ret;
  char *texts[32];
  unsigned count = 0;
  LLVMValueRef three = number(i32, 3), four = number(i32, -4);
  LLVMTypeRef flt = LLVMFloatTypeInContext(context), half = LLVMHalfTypeInContext(context);
  LLVMTypeRef big = LLVMIntTypeInContext(context, 200);
  uint64_t words[] = {1, 2, 3, 4};
  LLVMValueRef parts[] = {three, LLVMConstReal(dbl, 1.5), LLVMConstNull(ptr)};
  LLVMValueRef folded[] = {
      LLVMBuildAdd(builder, three, four, ""),
      LLVMBuildSDiv(builder, four, three, ""),
      LLVMBuildAShr(builder, four, number(i32, 1), ""),
      LLVMBuildICmp(builder, LLVMIntULT, three, four, ""),
      LLVMBuildZExt(builder, four, i64, ""),
      LLVMBuildTrunc(builder, four, i8, ""),
      LLVMBuildFMul(builder, LLVMConstReal(dbl, 1.5), LLVMConstReal(dbl, 4), ""),
      LLVMBuildFPToSI(builder, LLVMConstReal(dbl, -2.5), i32, ""),
      LLVMConstReal(flt, 0.1),
      LLVMConstReal(half, 0.5),
      LLVMConstRealOfString(dbl, "1e300"),
      LLVMConstIntOfString(i64, "-7f", 16),
      LLVMConstIntOfArbitraryPrecision(big, 4, words),
      LLVMConstAllOnes(i1),
      LLVMConstStringInContext2(context, "a\"\n", 3, 0),
      LLVMConstStructInContext(context, parts, 3, 0),
      LLVMConstStructInContext(context, parts, 3, 1),
      LLVMConstNull(LLVMArrayType2(i64, 5)),
      LLVMGetUndef(i64),
      LLVMSizeOf(i64),
      LLVMConstIntToPtr(number(i64, 16), ptr),
      LLVMConstNot(three),
  };
  for (; count < sizeof folded / sizeof *folded; count++) texts[count] = LLVMPrintValueToString(folded[count]);
  for (unsigned n = 0; n < count; n++) {
    printf("%s: kind %d\n", texts[n], (int)LLVMGetValueKind(folded[n]));
    LLVMDisposeMessage(texts[n]);
  }
  printf("%d %lld %llu\n", LLVMConstInt(i32, 3, 0) == three, LLVMConstIntGetSExtValue(four), LLVMConstIntGetZExtValue(four));
  LLVMBuildRet(builder, folded[0]);
}

int main(void) {
  context = LLVMContextCreate();
  module = LLVMModuleCreateWithNameInContext("built", context);
  builder = LLVMCreateBuilderInContext(context);
  i1 = LLVMInt1TypeInContext(context), i8 = LLVMInt8TypeInContext(context), i32 = LLVMInt32TypeInContext(context);
  i64 = LLVMInt64TypeInContext(context), dbl = LLVMDoubleTypeInContext(context), ptr = LLVMPointerTypeInContext(context, 0);
  factorial(), loop(), memory(), values(), atomics(), constants();
  LLVMValueRef fac = LLVMGetNamedFunction(module, "fac");
  unsigned kind = LLVMGetEnumAttributeKindForName("nounwind", 8);
  LLVMAddAttributeAtIndex(fac, LLVMAttributeFunctionIndex, LLVMCreateEnumAttribute(context, kind, 0));
  LLVMAddAttributeAtIndex(fac, LLVMAttributeFunctionIndex, LLVMCreateStringAttribute(context, "key", 3, "value", 5));
  kind = LLVMGetEnumAttributeKindForName("signext", 7);
  LLVMAddAttributeAtIndex(fac, 1, LLVMCreateEnumAttribute(context, kind, 0));
  char *text = LLVMPrintModuleToString(module), *error = NULL;
  fputs(text, stdout);
  LLVMDisposeMessage(text);
  printf("verify: %d\n", LLVMVerifyModule(module, LLVMReturnStatusAction, &error));
  LLVMDisposeMessage(error);
  LLVMDisposeBuilder(builder);

  LLVMLinkInMCJIT();
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  LLVMExecutionEngineRef engine;
  if (LLVMCreateExecutionEngineForModule(&engine, module, &error)) {
    printf("no engine: %s\n", error);
    return 1;
  }
  int64_t (*call_fac)(int64_t) = (int64_t(*)(int64_t))LLVMGetFunctionAddress(engine, "fac");
  int32_t (*call_total)(int32_t) = (int32_t(*)(int32_t))LLVMGetFunctionAddress(engine, "total");
  int32_t (*call_show)(int32_t, double) = (int32_t(*)(int32_t, double))LLVMGetFunctionAddress(engine, "show");
  double (*call_mix)(double, int32_t) = (double (*)(double, int32_t))LLVMGetFunctionAddress(engine, "mix");
  int64_t (*call_next)(int64_t) = (int64_t(*)(int64_t))LLVMGetFunctionAddress(engine, "next");
  printf("%lld %d\n", (long long)call_fac(10), call_total(100));
  printf("%d", call_show(1, 2.5));
  printf("%d", call_show(-2, 0.25));
  printf("%d %g %g\n", call_show(2, 0), call_mix(-1, 5), call_mix(3, 7));
  printf("%lld %lld\n", (long long)call_next(2), (long long)call_next(1));
  fflush(stdout);
  int64_t *counter = (int64_t *)LLVMGetGlobalValueAddress(engine, "counter");
  printf("counter = %lld\n", (long long)*counter);
  LLVMDisposeExecutionEngine(engine);
  LLVMContextDispose(context);
  return 0;
}
