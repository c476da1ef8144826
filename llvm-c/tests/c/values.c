// Metadata of any bytes, wide integers, casts, and engines that are used by the functions that they run.
#include <llvm-c/Core.h>
#include <llvm-c/ExecutionEngine.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static LLVMContextRef context;
static LLVMTypeRef i32;

static void print(LLVMValueRef value) {
  char *text = LLVMPrintValueToString(value);
  printf("%s\n", text);
  LLVMDisposeMessage(text);
}

static void print_module(LLVMModuleRef module) {
  char *text = LLVMPrintModuleToString(module);
  printf("%s\n", text);
  LLVMDisposeMessage(text);
}

static void metadata(void) {
  printf("== metadata\n");
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("metadata", context);
  static const char bytes[] = "a\0bcdef\xff\xc3(\\\"\n";
  LLVMMetadataRef string = LLVMMDStringInContext2(context, bytes, sizeof bytes - 1);
  LLVMValueRef value = LLVMMetadataAsValue(context, string);
  unsigned length;
  const char *found = LLVMGetMDString(value, &length);
  printf("%u bytes, %s\n", length, length == sizeof bytes - 1 && !memcmp(found, bytes, sizeof bytes) ? "equal" : "different");
  printf("unique: %d %d\n", LLVMMDStringInContext2(context, bytes, sizeof bytes - 1) == string,
         LLVMMDStringInContext2(context, bytes, 3) == string);
  LLVMMetadataRef parts[] = {string, NULL, LLVMValueAsMetadata(LLVMConstInt(i32, 7, 0)),
                             LLVMMDNodeInContext2(context, NULL, 0)};
  LLVMMetadataRef node = LLVMMDNodeInContext2(context, parts, 4);
  printf("unique: %d %d\n", LLVMMDNodeInContext2(context, parts, 4) == node, LLVMMDNodeInContext2(context, parts, 3) == node);
  LLVMValueRef list = LLVMMetadataAsValue(context, node), operands[4];
  printf("%u operands\n", LLVMGetMDNodeNumOperands(list));
  LLVMGetMDNodeOperands(list, operands);
  printf("%d %d %d %d\n", operands[0] == value, operands[1] == NULL, LLVMIsAConstantInt(operands[2]) != NULL,
         LLVMIsAMDNode(operands[3]) != NULL);
  LLVMAddNamedMetadataOperand(module, "plain.name-$_7", list);
  LLVMAddNamedMetadataOperand(module, "7 with \"bytes\"", list);
  print_module(module);
  LLVMDisposeModule(module);
}

static void arithmetic(void) {
  printf("== arithmetic\n");
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("arithmetic", context);
  LLVMTypeRef wide = LLVMIntTypeInContext(context, 256), odd = LLVMIntTypeInContext(context, 200);
  LLVMTypeRef float_type = LLVMFloatTypeInContext(context), i16 = LLVMInt16TypeInContext(context);
  LLVMTypeRef four = LLVMVectorType(i16, 4), i64 = LLVMInt64TypeInContext(context);
  LLVMTypeRef params[] = {wide, odd, float_type, four, i64, i32, LLVMInt1TypeInContext(context)};
  LLVMValueRef f = LLVMAddFunction(module, "f", LLVMFunctionType(LLVMVoidTypeInContext(context), params, 7, 0)), p[7];
  LLVMGetParams(f, p);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, f, "entry"));
  LLVMBuildNot(builder, p[0], "");
  LLVMBuildNot(builder, p[1], "");
  LLVMBuildNot(builder, p[3], "");
  LLVMBuildAdd(builder, p[0], LLVMConstInt(wide, -5ull, 1), "");
  LLVMBuildAdd(builder, p[0], LLVMConstInt(wide, -5ull, 0), "");
  LLVMBuildTruncOrBitCast(builder, p[2], i32, "");
  LLVMBuildZExtOrBitCast(builder, p[2], i32, "");
  LLVMBuildSExtOrBitCast(builder, p[2], i32, "");
  LLVMBuildTruncOrBitCast(builder, p[4], i32, "");
  LLVMBuildZExtOrBitCast(builder, p[5], i64, "");
  LLVMBuildSExtOrBitCast(builder, p[5], i64, "");
  LLVMValueRef truth = LLVMConstInt(LLVMInt1TypeInContext(context), 1, 0), one = LLVMConstInt(i64, 1, 0);
  LLVMBuildSelect(builder, truth, p[4], one, "");
  print(LLVMBuildSelect(builder, truth, one, LLVMConstNull(i64), ""));
  print(f);
  print(LLVMConstAllOnes(wide));
  print(LLVMBuildBitCast(builder, LLVMConstReal(float_type, 1.0), i32, ""));
  print(LLVMBuildBitCast(builder, LLVMConstInt(i32, 0x40490fdb, 0), float_type, ""));
  printf("%d %d %d %d\n", LLVMGetCastOpcode(p[3], 0, i64, 0), LLVMGetCastOpcode(p[4], 0, four, 0),
         LLVMGetCastOpcode(p[3], 0, LLVMVectorType(i32, 4), 0), LLVMGetCastOpcode(p[5], 1, i64, 0));
  LLVMTypeRef i8 = LLVMInt8TypeInContext(context), i128 = LLVMInt128TypeInContext(context);
  print(LLVMBuildSDiv(builder, LLVMConstInt(i8, -128ull, 1), LLVMConstInt(i8, -1ull, 1), ""));
  print(LLVMBuildSRem(builder, LLVMConstInt(i8, -128ull, 1), LLVMConstInt(i8, -1ull, 1), ""));
  LLVMValueRef smallest = LLVMConstIntOfArbitraryPrecision(i128, 2, (uint64_t[]){0, 1ull << 63});
  print(LLVMBuildSDiv(builder, smallest, LLVMConstInt(i128, -1ull, 1), ""));
  print(LLVMBuildSDiv(builder, LLVMConstInt(i8, -127ull, 1), LLVMConstInt(i8, -1ull, 1), ""));
  LLVMDisposeBuilder(builder);
  LLVMDisposeModule(module);
}

static void printing(void) {
  printf("== printing\n");
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("", context);
  LLVMTypeRef pair = LLVMStructCreateNamed(context, "pair"), pointer = LLVMPointerTypeInContext(context, 0);
  LLVMStructSetBody(pair, (LLVMTypeRef[]){i32, i32}, 2, 0);
  LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context), &pointer, 1, 0);
  // Unnamed globals of each kind; functions come last.
  LLVMValueRef f = LLVMAddFunction(module, "", type), declared = LLVMAddFunction(module, "declared", type);
  LLVMValueRef variable = LLVMAddGlobalInAddressSpace(module, i32, "", 1);
  LLVMSetInitializer(variable, LLVMConstInt(i32, 1, 0));
  LLVMAddAlias2(module, i32, 1, variable, "");
  LLVMValueRef array = LLVMAddGlobal(module, LLVMArrayType2(i32, 5), "array");
  LLVMSetInitializer(array, LLVMConstNull(LLVMArrayType2(i32, 5)));
  LLVMSetVisibility(declared, LLVMHiddenVisibility);
  LLVMSetValueName2(LLVMGetParam(declared, 0), "name", 4);
  unsigned byval = LLVMGetEnumAttributeKindForName("byval", 5);
  LLVMAddAttributeAtIndex(declared, 1, LLVMCreateTypeAttribute(context, byval, pair));
  static const unsigned conventions[] = {8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21, 64, 65, 70, 78, 79, 80, 92, 1000};
  for (unsigned n = 0; n < sizeof conventions / sizeof *conventions; n++)
    LLVMSetFunctionCallConv(LLVMAddFunction(module, "convention", type), conventions[n]);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, f, "entry"));
  char label[] = "a_label_of_fifty_characters_or_more_than_that_123456";
  LLVMBasicBlockRef next = LLVMAppendBasicBlockInContext(context, f, label);
  LLVMBuildBr(builder, next);
  LLVMPositionBuilderAtEnd(builder, next);
  LLVMBuildRetVoid(builder);
  print_module(module);
  LLVMSetModuleIdentifier(module, "two\nlines", 9);
  LLVMSetSourceFileName(module, "back\\slash", 10);
  print_module(module);
  LLVMTargetDataRef data = LLVMCreateTargetData("e-m:e-i64:64-f80:128-n8:16:32:64-S128");
  printf("%u", LLVMPreferredAlignmentOfGlobal(data, array));
  LLVMSetAlignment(array, 2);
  printf(" %u", LLVMPreferredAlignmentOfGlobal(data, array));
  LLVMSetSection(array, "s");
  printf(" %u", LLVMPreferredAlignmentOfGlobal(data, array));
  LLVMSetAlignment(array, 64);
  printf(" %u", LLVMPreferredAlignmentOfGlobal(data, array));
  printf(" %u\n", LLVMPreferredAlignmentOfGlobal(data, variable));
  LLVMSetModuleDataLayout(module, data);
  printf("%d\n", LLVMGetModuleDataLayout(module) == LLVMGetModuleDataLayout(module));
  LLVMDisposeTargetData(data);
  LLVMTargetRef target = (LLVMTargetRef)&data;
  char *error = NULL;
  printf("%d", LLVMGetTargetFromTriple("nonsense-triple", &target, &error));
  printf(" %d\n", target == NULL);
  LLVMDisposeMessage(error);
  LLVMDisposeBuilder(builder);
  LLVMDisposeModule(module);
}

static LLVMExecutionEngineRef engine;

// Adds a module to the engine that calls this function.
static int add_and_run(void) {
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("added", context);
  LLVMValueRef f = LLVMAddFunction(module, "added", LLVMFunctionType(i32, NULL, 0, 0));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, f, "entry"));
  LLVMBuildRet(builder, LLVMConstInt(i32, 42, 0));
  LLVMDisposeBuilder(builder);
  LLVMAddModule(engine, module);
  int (*function)(void) = (int (*)(void))LLVMGetFunctionAddress(engine, "added");
  return function ? function() : -1;
}

static void engines(void) {
  printf("== engines\n");
  LLVMLinkInMCJIT();
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("engine", context);
  LLVMTypeRef type = LLVMFunctionType(i32, NULL, 0, 0);
  LLVMValueRef callee = LLVMAddFunction(module, "add_and_run", type), f = LLVMAddFunction(module, "f", type);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, f, "entry"));
  LLVMBuildRet(builder, LLVMBuildCall2(builder, type, callee, NULL, 0, ""));
  LLVMDisposeBuilder(builder);
  char *error = NULL;
  if (LLVMCreateExecutionEngineForModule(&engine, module, &error)) {
    printf("no engine: %s\n", error);
    return;
  }
  LLVMAddGlobalMapping(engine, callee, (void *)add_and_run);
  LLVMGenericValueRef result = LLVMRunFunction(engine, f, 0, NULL);
  printf("%d\n", result ? (int)LLVMGenericValueToInt(result, 1) : -2);
  if (result)
    LLVMDisposeGenericValue(result);
  LLVMDisposeExecutionEngine(engine);
}

int main(void) {
  context = LLVMContextCreate();
  i32 = LLVMInt32TypeInContext(context);
  metadata();
  arithmetic();
  printing();
  engines();
  LLVMContextDispose(context);
  return 0;
}
