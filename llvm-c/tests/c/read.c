// Reads text and bitcode, looks into the module, changes it, links and runs it.
#include <llvm-c/Analysis.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/ExecutionEngine.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Linker.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char TEXT[] = "%pair = type { i32, ptr }\n"
                           "@count = global i32 5\n"
                           "@text = private constant [3 x i8] c\"hi\\00\"\n"
                           "declare i32 @outside(i32)\n"
                           "define i32 @twice(i32 %x) {\n"
                           "entry:\n"
                           "  %is = icmp slt i32 %x, 0\n"
                           "  br i1 %is, label %neg, label %pos\n"
                           "neg:\n"
                           "  %m = sub nsw i32 0, %x\n"
                           "  br label %pos\n"
                           "pos:\n"
                           "  %y = phi i32 [ %m, %neg ], [ %x, %entry ]\n"
                           "  %z = add i32 %y, %y\n"
                           "  store i32 %z, ptr @count\n"
                           "  ret i32 %z\n"
                           "}\n"
                           "define internal i32 @calls(i32 %x) {\n"
                           "  %1 = call i32 @outside(i32 %x)\n"
                           "  %2 = getelementptr %pair, ptr null, i64 0, i32 1\n"
                           "  ret i32 %1\n"
                           "}\n"
                           "define i32 @main(i32 %argc, ptr %argv) {\n"
                           "  %1 = call i32 @calls(i32 %argc)\n"
                           "  %2 = call i32 @twice(i32 %1)\n"
                           "  ret i32 %2\n"
                           "}\n";

static int outside(int x) { return x + 100; }

static LLVMMemoryBufferRef buffer(const char *text, const char *name) {
  return LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), name);
}

static void look(LLVMModuleRef module) {
  for (LLVMValueRef variable = LLVMGetFirstGlobal(module); variable; variable = LLVMGetNextGlobal(variable)) {
    size_t length;
    char *type = LLVMPrintTypeToString(LLVMGlobalGetValueType(variable));
    printf("variable %s: %s, linkage %d, constant %d, declaration %d\n", LLVMGetValueName2(variable, &length), type,
           (int)LLVMGetLinkage(variable), LLVMIsGlobalConstant(variable), LLVMIsDeclaration(variable));
    LLVMDisposeMessage(type);
  }
  for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn)) {
    char *type = LLVMPrintTypeToString(LLVMGlobalGetValueType(fn));
    printf("function %s: %s, %u parameters, %u blocks, linkage %d\n", LLVMGetValueName(fn), type, LLVMCountParams(fn),
           LLVMCountBasicBlocks(fn), (int)LLVMGetLinkage(fn));
    LLVMDisposeMessage(type);
    for (LLVMBasicBlockRef bb = LLVMGetFirstBasicBlock(fn); bb; bb = LLVMGetNextBasicBlock(bb)) {
      printf(" block '%s'\n", LLVMGetBasicBlockName(bb));
      for (LLVMValueRef at = LLVMGetFirstInstruction(bb); at; at = LLVMGetNextInstruction(at)) {
        char *text = LLVMPrintValueToString(at);
        printf("  %d '%s' %d operands:%s\n", (int)LLVMGetInstructionOpcode(at), LLVMGetValueName(at), LLVMGetNumOperands(at), text);
        LLVMDisposeMessage(text);
        for (int n = 0; n < LLVMGetNumOperands(at); n++) {
          LLVMValueRef operand = LLVMGetOperand(at, n);
          printf("   kind %d '%s'", (int)LLVMGetValueKind(operand), LLVMGetValueName(operand));
        }
        printf("\n");
      }
      printf(" successors: %u\n", LLVMGetNumSuccessors(LLVMGetBasicBlockTerminator(bb)));
    }
  }
}

int main(void) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module, other;
  char *error = NULL;
  if (LLVMParseIRInContext(context, buffer(TEXT, "read.ll"), &module, &error)) {
    printf("cannot be read: %s\n", error);
    return 1;
  }
  size_t length;
  printf("%s, %s\n", LLVMGetModuleIdentifier(module, &length), LLVMGetSourceFileName(module, &length));
  look(module);

  // What cannot be read.
  LLVMModuleRef none = NULL;
  int failed = LLVMParseIRInContext(context, buffer("define i32 @f() {\n  ret i64 %x\n}\n", "wrong.ll"), &none, &error);
  printf("wrong text: %d, a message: %d\n", failed, error != NULL && strstr(error, "wrong.ll:2:") != NULL);
  LLVMDisposeMessage(error);
  LLVMMemoryBufferRef missing;
  failed = LLVMCreateMemoryBufferWithContentsOfFile("/nonexistent/file", &missing, &error);
  printf("no file: %d %s\n", failed, error);
  LLVMDisposeMessage(error);

  // Bitcode, written and read.
  LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(module);
  printf("bitcode begins with %.2s\n", LLVMGetBufferStart(bitcode));
  failed = LLVMParseBitcodeInContext2(context, bitcode, &other);
  LLVMDisposeMemoryBuffer(bitcode);
  printf("read again: %d, %s\n", failed, LLVMGetValueName(LLVMGetFirstFunction(other)));
  LLVMDisposeModule(other);

  // A function that was read is changed; another module is linked.
  LLVMValueRef twice = LLVMGetNamedFunction(module, "twice");
  LLVMBasicBlockRef neg = LLVMGetNextBasicBlock(LLVMGetEntryBasicBlock(twice));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderBefore(builder, LLVMGetFirstInstruction(neg));
  LLVMValueRef count = LLVMGetNamedGlobal(module, "count");
  LLVMBuildStore(builder, LLVMConstInt(LLVMInt32TypeInContext(context), 77, 0), count);
  LLVMDisposeBuilder(builder);
  LLVMSetLinkage(LLVMGetNamedFunction(module, "calls"), LLVMExternalLinkage);
  const char *more = "@count = external global i32\ndefine i32 @more() { %x = load i32, ptr @count ret i32 %x }\n";
  if (LLVMParseIRInContext(context, buffer(more, "more.ll"), &other, &error)) {
    printf("cannot be read: %s\n", error);
    return 1;
  }
  printf("linked: %d\n", LLVMLinkModules2(module, other));
  printf("verify: %d\n", LLVMVerifyModule(module, LLVMReturnStatusAction, &error));
  LLVMDisposeMessage(error);
  printf("more is there: %d, the same function: %d\n", LLVMGetNamedFunction(module, "more") != NULL,
         LLVMGetNamedFunction(module, "twice") == twice);
  LLVMModuleRef clone = LLVMCloneModule(module);

  LLVMLinkInMCJIT();
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  LLVMExecutionEngineRef engine;
  if (LLVMCreateMCJITCompilerForModule(&engine, module, NULL, 0, &error)) {
    printf("no engine: %s\n", error);
    return 1;
  }
  LLVMAddGlobalMapping(engine, LLVMGetNamedFunction(module, "outside"), (void *)outside);
  const char *const argv[] = {"program", "a", "b", NULL};
  const char *const envp[] = {NULL};
  LLVMValueRef found = NULL;
  printf("found: %d\n", LLVMFindFunction(engine, "main", &found));
  printf("main: %d\n", LLVMRunFunctionAsMain(engine, found, 3, argv, envp));
  int32_t (*call_more)(void) = (int32_t(*)(void))LLVMGetFunctionAddress(engine, "more");
  printf("more: %d\n", call_more());
  int32_t *value = (int32_t *)LLVMGetGlobalValueAddress(engine, "count");
  *value = 9;
  printf("more: %d\n", call_more());
  LLVMGenericValueRef result = LLVMRunFunction(engine, LLVMGetNamedFunction(module, "more"), 0, NULL);
  printf("more: %lld, %u bits\n", (long long)LLVMGenericValueToInt(result, 1), LLVMGenericValueIntWidth(result));
  LLVMDisposeGenericValue(result);

  LLVMTargetDataRef data = LLVMGetExecutionEngineTargetData(engine);
  LLVMTypeRef pair = LLVMGetTypeByName2(context, "pair");
  printf("pair: %llu bytes, alignment %u, element 1 at %llu; pointers %u bytes\n", LLVMABISizeOfType(data, pair),
         LLVMABIAlignmentOfType(data, pair), LLVMOffsetOfElement(data, pair, 1), LLVMPointerSize(data));
  LLVMTargetRef target;
  char *triple = LLVMGetDefaultTargetTriple();
  printf("target: %d\n", LLVMGetTargetFromTriple(triple, &target, &error));
  printf("%s: %s, has a JIT: %d\n", triple, LLVMGetTargetName(target), LLVMTargetHasJIT(target));
  LLVMDisposeMessage(triple);
  LLVMDisposeExecutionEngine(engine);

  // The interpreter, on the copy.
  LLVMLinkInInterpreter();
  if (LLVMCreateInterpreterForModule(&engine, clone, &error)) {
    printf("no interpreter: %s\n", error);
    return 1;
  }
  LLVMGenericValueRef argument = LLVMCreateGenericValueOfInt(LLVMInt32TypeInContext(context), (unsigned long long)-21, 1);
  result = LLVMRunFunction(engine, LLVMGetNamedFunction(clone, "twice"), 1, &argument);
  printf("interpreted: %lld\n", (long long)LLVMGenericValueToInt(result, 1));
  LLVMDisposeGenericValue(argument);
  LLVMDisposeGenericValue(result);
  LLVMDisposeExecutionEngine(engine);
  LLVMContextDispose(context);
  return 0;
}
