// Rare cases of builders, types and intrinsics, and long lists.
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static LLVMContextRef context;
static LLVMTypeRef i32;

static void print(LLVMValueRef value) {
  char *text = LLVMPrintValueToString(value);
  printf("%s\n", text);
  LLVMDisposeMessage(text);
}

static LLVMValueRef number(int value) { return LLVMConstInt(i32, value, 1); }

static void folding(void) {
  printf("== folding\n");
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("edge", context);
  LLVMTypeRef params[] = {i32, LLVMPointerTypeInContext(context, 0)};
  LLVMValueRef f = LLVMAddFunction(module, "f", LLVMFunctionType(LLVMVoidTypeInContext(context), params, 2, 0));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, f, "entry"));
  LLVMValueRef a = LLVMGetParam(f, 0), zero = number(0), ones = number(-1);
  LLVMBuildAnd(builder, a, zero, "");
  LLVMBuildAnd(builder, a, ones, "");
  LLVMBuildAnd(builder, ones, a, "");
  LLVMBuildOr(builder, a, zero, "");
  LLVMBuildOr(builder, zero, a, "");
  LLVMBuildXor(builder, a, zero, "");
  LLVMBuildShl(builder, a, zero, "");
  LLVMBuildLShr(builder, a, zero, "");
  LLVMBuildAdd(builder, a, zero, "");
  LLVMBuildAlloca(builder, i32, "one");
  LLVMBuildArrayAlloca(builder, i32, number(1), "one");
  LLVMBuildArrayAlloca(builder, i32, LLVMConstInt(LLVMInt64TypeInContext(context), 1, 0), "wide");
  printf("%d operand\n", LLVMGetNumOperands(LLVMBuildArrayAlloca(builder, i32, a, "many")));
  LLVMValueRef gep = LLVMBuildInBoundsGEP2(builder, i32, LLVMGetParam(f, 1), &a, 1, "");
  printf("flags %u\n", LLVMGEPGetNoWrapFlags(gep));
  LLVMSetIsInBounds(gep, 0);
  print(f);
  LLVMTypeRef vector = LLVMVectorType(i32, 2);
  LLVMValueRef vectors[] = {LLVMConstNull(vector), LLVMGetUndef(vector), LLVMGetPoison(vector),
                            LLVMConstVector((LLVMValueRef[]){number(4), number(5)}, 2)};
  for (int n = 0; n < 4; n++) {
    print(LLVMBuildExtractElement(builder, vectors[n], number(1), ""));
    print(LLVMBuildExtractElement(builder, vectors[n], number(5), ""));
    print(LLVMBuildExtractElement(builder, vectors[n], LLVMGetUndef(i32), ""));
  }
  LLVMDisposeBuilder(builder);
  LLVMDisposeModule(module);
}

static void types(void) {
  printf("== types\n");
  LLVMTypeRef pair[] = {i32, LLVMInt8TypeInContext(context)};
  LLVMTypeRef named = LLVMStructCreateNamed(context, "named");
  printf("opaque: %d\n", LLVMTypeIsSized(named));
  LLVMStructSetBody(named, pair, 2, 0);
  LLVMTypeRef list[] = {named, LLVMStructTypeInContext(context, &named, 1, 0), LLVMFunctionType(named, pair, 2, 1),
                        LLVMArrayType2(named, 3), LLVMVectorType(i32, 4),
                        LLVMTargetExtTypeInContext(context, "spirv.Image", pair, 1, (unsigned[]){3, 4}, 2)};
  unsigned copy = LLVMLookupIntrinsicID("llvm.ssa.copy", 13);
  for (int n = 0; n < 6; n++) {
    size_t length;
    char *name = (char *)LLVMIntrinsicCopyOverloadedName(copy, &list[n], 1, &length);
    printf("%s, sized: %d\n", name, LLVMTypeIsSized(list[n]));
    free(name);
  }
  // Each contains the one before twice.
  LLVMTypeRef inner = named;
  for (int n = 0; n < 64; n++) {
    LLVMTypeRef outer = LLVMStructCreateNamed(context, "twice");
    LLVMTypeRef both[] = {inner, inner};
    LLVMStructSetBody(outer, both, 2, 0);
    inner = outer;
  }
  printf("nested: %d\n", LLVMTypeIsSized(inner));
  LLVMTypeRef itself = LLVMStructCreateNamed(context, "itself");
  LLVMTypeRef array = LLVMArrayType2(itself, 2);
  LLVMStructSetBody(itself, &array, 1, 0);
  printf("contains itself: %d\n", LLVMTypeIsSized(itself));
}

enum { MANY = 100000 };

static void lists(void) {
  printf("== long lists\n");
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("long", context);
  LLVMTypeRef type = LLVMFunctionType(i32, &i32, 1, 0);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMValueRef f = LLVMAddFunction(module, "f", type), value = LLVMGetParam(f, 0);
  LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(context, f, "entry");
  LLVMPositionBuilderAtEnd(builder, entry);
  for (int n = 0; n < MANY; n++)
    value = LLVMBuildFreeze(builder, value, "");
  LLVMBuildRet(builder, value);
  int count = 0;
  for (LLVMValueRef at = LLVMGetFirstInstruction(entry); at; at = LLVMGetNextInstruction(at))
    count++;
  for (LLVMValueRef at = LLVMGetLastInstruction(entry); at; at = LLVMGetPreviousInstruction(at))
    count++;
  printf("%d instructions\n", count);
  // One is inserted before each.
  for (LLVMValueRef at = LLVMGetFirstInstruction(entry); at; at = LLVMGetNextInstruction(at)) {
    LLVMPositionBuilderBefore(builder, at);
    LLVMBuildFreeze(builder, LLVMGetParam(f, 0), "");
  }
  count = 0;
  for (LLVMValueRef at = LLVMGetFirstInstruction(entry); at; at = LLVMGetNextInstruction(at))
    count++;
  printf("%d instructions\n", count);
  for (int n = 0; n < MANY; n++) {
    char name[32];
    snprintf(name, sizeof name, "g%d", n);
    LLVMAddGlobal(module, i32, name);
    snprintf(name, sizeof name, "f%d", n);
    LLVMAddFunction(module, name, type);
  }
  count = 0;
  for (LLVMValueRef at = LLVMGetFirstFunction(module); at; at = LLVMGetNextFunction(at))
    count += LLVMGetNamedFunction(module, LLVMGetValueName(at)) == at;
  for (LLVMValueRef at = LLVMGetFirstGlobal(module); at; at = LLVMGetNextGlobal(at))
    count += LLVMGetNamedGlobal(module, LLVMGetValueName(at)) == at;
  printf("%d globals\n", count);
  LLVMDisposeBuilder(builder);
  LLVMDisposeModule(module);
}

// Every function is read, inspected and changed.
static void functions(void) {
  printf("== many functions\n");
  enum { COUNT = 10000 };
  char *text = malloc(COUNT * 80), *end = text, *error = NULL;
  for (int n = 0; n < COUNT; n++)
    end += sprintf(end, "define i32 @f%d(i32 %%x) {\n  %%y = add i32 %%x, 1\n  ret i32 %%y\n}\n", n);
  LLVMModuleRef module;
  if (LLVMParseIRInContext(context, LLVMCreateMemoryBufferWithMemoryRangeCopy(text, end - text, "many.ll"), &module, &error)) {
    printf("cannot be read: %s\n", error);
    return;
  }
  int count = 0;
  for (LLVMValueRef at = LLVMGetFirstFunction(module); at; at = LLVMGetNextFunction(at))
    count += LLVMCountBasicBlocks(at);
  for (LLVMValueRef at = LLVMGetFirstFunction(module); at; at = LLVMGetNextFunction(at))
    LLVMSetNSW(LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(at)), 1);
  printf("%d blocks\n", count);
  print(LLVMGetLastFunction(module));
  free(text);
  LLVMDisposeModule(module);
}

int main(void) {
  // Ends a test that takes quadratic time.
  alarm(60);
  context = LLVMContextCreate();
  i32 = LLVMInt32TypeInContext(context);
  folding();
  types();
  lists();
  functions();
  LLVMContextDispose(context);
  return 0;
}
