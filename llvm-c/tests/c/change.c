// Changes what was read: instructions, blocks, properties, attributes, names; links; prints and runs the result.
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/ExecutionEngine.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Linker.h>
#include <llvm-c/Target.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static LLVMContextRef context;

static LLVMModuleRef parse(const char *text) {
  LLVMModuleRef module;
  char *error = NULL;
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "change.ll");
  if (LLVMParseIRInContext(context, buffer, &module, &error)) {
    printf("cannot be read: %s\n", error);
    exit(1);
  }
  return module;
}

static void print(LLVMValueRef value) {
  char *text = LLVMPrintValueToString(value);
  printf("%s\n", text);
  LLVMDisposeMessage(text);
}

static LLVMValueRef function(LLVMModuleRef module, const char *name) { return LLVMGetNamedFunction(module, name); }

static LLVMValueRef instruction(LLVMValueRef fn, const char *block, int number) {
  LLVMBasicBlockRef bb = LLVMGetFirstBasicBlock(fn);
  while (strcmp(LLVMGetBasicBlockName(bb), block))
    bb = LLVMGetNextBasicBlock(bb);
  LLVMValueRef at = LLVMGetFirstInstruction(bb);
  while (number--)
    at = LLVMGetNextInstruction(at);
  return at;
}

static LLVMValueRef i32(int number) { return LLVMConstInt(LLVMInt32TypeInContext(context), number, 1); }

static void verify(LLVMModuleRef module) {
  char *error = NULL;
  if (LLVMVerifyModule(module, LLVMReturnStatusAction, &error))
    printf("broken: %s\n", error);
  LLVMDisposeMessage(error);
}

// Calls functions of a module without arguments; the module is consumed.
static void call(LLVMModuleRef module, const char **names) {
  LLVMExecutionEngineRef engine;
  char *error = NULL;
  verify(module);
  if (LLVMCreateMCJITCompilerForModule(&engine, module, NULL, 0, &error)) {
    printf("no engine: %s\n", error);
    exit(1);
  }
  for (; *names; names++) {
    int32_t (*fn)(void) = (int32_t(*)(void))LLVMGetFunctionAddress(engine, *names);
    printf("%s() = %d\n", *names, fn ? fn() : -1);
  }
  LLVMDisposeExecutionEngine(engine);
}

static void erase(void) {
  printf("== instructions and blocks that are erased or moved\n");
  LLVMModuleRef module = parse("@x = global i32 0\n"
                               "define i32 @f() {\n"
                               "  store i32 5, ptr @x\n"
                               "  store i32 6, ptr @x\n"
                               "  %1 = load i32, ptr @x\n"
                               "  %2 = add i32 %1, 1\n"
                               "  ret i32 %2\n"
                               "}\n"
                               "define i32 @g(i1 %c) {\n"
                               "entry:\n"
                               "  br i1 %c, label %a, label %b\n"
                               "a:\n"
                               "  %y = add i32 1, 2\n"
                               "  ret i32 %y\n"
                               "b:\n"
                               "  ret i32 3\n"
                               "dead:\n"
                               "  br label %b\n"
                               "}\n"
                               "define i32 @h() {\n"
                               "  ret i32 9\n"
                               "}\n");
  LLVMValueRef f = function(module, "f");
  LLVMInstructionEraseFromParent(instruction(f, "", 1));
  print(f);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderBefore(builder, instruction(f, "", 1));
  LLVMBuildStore(builder, i32(40), LLVMGetNamedGlobal(module, "x"));
  LLVMInstructionEraseFromParent(instruction(f, "", 0));
  print(f);
  LLVMValueRef g = function(module, "g");
  LLVMMoveBasicBlockBefore(LLVMGetInstructionParent(instruction(g, "b", 0)), LLVMGetInstructionParent(instruction(g, "a", 0)));
  LLVMDeleteBasicBlock(LLVMGetInstructionParent(instruction(g, "dead", 0)));
  print(g);
  LLVMBasicBlockRef a = LLVMGetInstructionParent(instruction(g, "a", 0));
  LLVMRemoveBasicBlockFromParent(a);
  printf("%u blocks\n", LLVMCountBasicBlocks(g));
  LLVMAppendExistingBasicBlock(g, a);
  LLVMMoveBasicBlockAfter(a, LLVMGetEntryBasicBlock(g));
  print(g);
  LLVMValueRef removed = instruction(function(module, "h"), "", 0);
  LLVMInstructionRemoveFromParent(removed);
  LLVMPositionBuilderAtEnd(builder, LLVMGetEntryBasicBlock(function(module, "h")));
  LLVMBuildRet(builder, i32(10));
  LLVMDeleteInstruction(removed);
  LLVMDisposeBuilder(builder);
  call(module, (const char *[]){"f", "h", NULL});
}

static void set(void) {
  printf("== properties of instructions that are set\n");
  LLVMModuleRef module = parse(
      "declare void @callee(i32, ptr)\n"
      "declare fastcc void @fast(i32, ptr)\n"
      "define void @f(i32 %a, i32 %b, float %x, ptr %p, i1 %c) {\n"
      "entry:\n"
      "  %0 = add i32 %a, %b\n"
      "  %1 = udiv i32 %a, %b\n"
      "  %2 = or i32 %a, %b\n"
      "  %3 = zext i32 %a to i64\n"
      "  %4 = icmp slt i32 %a, %b\n"
      "  %5 = fadd float %x, %x\n"
      "  %6 = load i32, ptr %p\n"
      "  store i32 %6, ptr %p, align 4, !nontemporal !0\n"
      "  %7 = getelementptr inbounds i32, ptr %p, i32 %a\n"
      "  %8 = getelementptr i32, ptr %p, i32 %a\n"
      "  %9 = atomicrmw add ptr %p, i32 %a seq_cst\n"
      "  %10 = cmpxchg ptr %p, i32 %a, i32 %b seq_cst monotonic\n"
      "  call void @callee(i32 %a, ptr align 4 %p) [ \"deopt\"(i32 1, ptr %p), \"other\"() ]\n"
      "  %\"a = b\" = add i32 %a, 1\n"
      "  br i1 %c, label %one, label %two\n"
      "one:\n"
      "  switch i32 %a, label %two [\n"
      "    i32 1, label %one\n"
      "    i32 2, label %three\n"
      "  ]\n"
      "two:\n"
      "  %ph = phi i32 [ %a, %entry ], [ %b, %one ]\n"
      "  ret void\n"
      "three:\n"
      "  unreachable\n"
      "}\n"
      "!0 = !{i32 1}\n");
  LLVMValueRef f = function(module, "f"), at[14];
  for (int n = 0; n < 14; n++)
    at[n] = instruction(f, "entry", n);
  LLVMSetNSW(at[0], 1);
  LLVMSetNUW(at[0], 1);
  LLVMSetExact(at[1], 1);
  LLVMSetIsDisjoint(at[2], 1);
  LLVMSetNNeg(at[3], 1);
  LLVMSetICmpSameSign(at[4], 1);
  LLVMSetFastMathFlags(at[5], LLVMFastMathNoNaNs | LLVMFastMathAllowReassoc);
  LLVMSetVolatile(at[6], 1);
  LLVMSetAlignment(at[6], 2);
  LLVMSetOrdering(at[7], LLVMAtomicOrderingRelease);
  LLVMSetIsInBounds(at[8], 0);
  LLVMSetIsInBounds(at[9], 1);
  printf("flags %u, %u\n", LLVMGEPGetNoWrapFlags(at[8]), LLVMGEPGetNoWrapFlags(at[9]));
  LLVMGEPSetNoWrapFlags(at[8], LLVMGEPFlagNUW);
  LLVMSetAtomicRMWBinOp(at[10], LLVMAtomicRMWBinOpXor);
  LLVMSetAtomicSingleThread(at[10], 1);
  LLVMSetAtomicSyncScopeID(at[11], LLVMGetSyncScopeID(context, "agent", 5));
  LLVMSetWeak(at[11], 1);
  LLVMSetCmpXchgFailureOrdering(at[11], LLVMAtomicOrderingAcquire);
  LLVMSetTailCall(at[12], 1);
  LLVMSetInstructionCallConv(at[12], LLVMFastCallConv);
  LLVMSetArgOperand(at[12], 0, i32(7));
  printf("%u arguments, %u bundles, %d operands\n", LLVMGetNumArgOperands(at[12]), LLVMGetNumOperandBundles(at[12]),
         LLVMGetNumOperands(at[12]));
  unsigned nonnull = LLVMGetEnumAttributeKindForName("nonnull", 7), align = LLVMGetEnumAttributeKindForName("align", 5);
  LLVMAddCallSiteAttribute(at[12], 2, LLVMCreateEnumAttribute(context, nonnull, 0));
  LLVMAddCallSiteAttribute(at[12], 2, LLVMCreateEnumAttribute(context, align, 16));
  LLVMAddCallSiteAttribute(at[12], LLVMAttributeFunctionIndex, LLVMCreateStringAttribute(context, "key", 3, "value", 5));
  LLVMSetOperand(at[13], 1, i32(-3));
  LLVMValueRef br = instruction(f, "entry", 14), sw = instruction(f, "one", 0), ph = instruction(f, "two", 0);
  LLVMSetCondition(br, LLVMConstInt(LLVMInt1TypeInContext(context), 1, 0));
  printf("case %lld\n", LLVMConstIntGetSExtValue(LLVMGetSwitchCaseValue(sw, 2)));
  LLVMSetSwitchCaseValue(sw, 2, i32(5));
  LLVMSetSuccessor(sw, 1, LLVMGetInstructionParent(instruction(f, "three", 0)));
  LLVMAddCase(sw, i32(6), LLVMGetInstructionParent(ph));
  LLVMValueRef more = LLVMGetParam(f, 0);
  LLVMBasicBlockRef one = LLVMGetInstructionParent(sw);
  LLVMAddIncoming(ph, &more, &one, 1);
  LLVMSetValueName2(LLVMGetParam(f, 1), "renamed", 7);
  LLVMReplaceAllUsesWith(at[6], LLVMGetParam(f, 0));
  LLVMSetValueName2(LLVMBasicBlockAsValue(LLVMGetEntryBasicBlock(f)), "start", 5);
  print(f);
  // Metadata of an instruction.
  LLVMValueRef store = at[7];
  unsigned kind = LLVMGetMDKindIDInContext(context, "nontemporal", 11);
  printf("metadata: %d, %d\n", LLVMHasMetadata(store), LLVMGetMetadata(store, kind) != NULL);
  LLVMSetMetadata(store, kind, NULL);
  print(store);
  LLVMDisposeModule(module);
}

static void properties(void) {
  printf("== properties of globals that are set\n");
  LLVMModuleRef module = parse(
      "$c = comdat any\n"
      "@a = global i32 1, comdat($c), align 4\n"
      "@b = internal thread_local global i32 2\n"
      "@d = dso_local constant i32 3, !note !0\n"
      "declare i32 @personality(...)\n"
      "declare i32 @other(...)\n"
      "define dso_local void @f(ptr align 4 %p, i32 %n) #0 comdat($c) align 32 !note !0 {\n"
      "  ret void\n"
      "}\n"
      "define hidden i32 @g() personality ptr @personality {\n"
      "  ret i32 0\n"
      "}\n"
      "define i32 @resolved() {\n"
      "  ret i32 0\n"
      "}\n"
      "define ptr @resolver() {\n"
      "  ret ptr @resolved\n"
      "}\n"
      "define ptr @resolver2() {\n"
      "  ret ptr @resolved\n"
      "}\n"
      "@i = ifunc i32 (), ptr @resolver\n"
      "attributes #0 = { nounwind memory(argmem: read) \"a\"=\"b\" }\n"
      "!0 = !{i32 7}\n");
  LLVMValueRef a = LLVMGetNamedGlobal(module, "a"), b = LLVMGetNamedGlobal(module, "b"), d = LLVMGetNamedGlobal(module, "d");
  LLVMSetThreadLocalMode(b, LLVMLocalExecTLSModel);
  LLVMSetDLLStorageClass(a, LLVMDLLExportStorageClass);
  LLVMSetExternallyInitialized(a, 1);
  LLVMSetSection(a, "data");
  LLVMSetThreadLocal(d, 1);
  LLVMSetUnnamedAddress(d, LLVMGlobalUnnamedAddr);
  LLVMSetAlignment(d, 64);
  LLVMSetInitializer(d, i32(4));
  print(a);
  print(b);
  print(d);
  LLVMSetLinkage(a, LLVMLinkOnceODRAutoHideLinkage);
  LLVMSetLinkage(a, LLVMGhostLinkage);
  LLVMSetLinkage(a, LLVMDLLImportLinkage);
  printf("linkage %d", (int)LLVMGetLinkage(a));
  LLVMSetLinkage(a, LLVMLinkerPrivateLinkage);
  printf(", %d\n", (int)LLVMGetLinkage(a));
  LLVMValueRef f = function(module, "f"), g = function(module, "g");
  LLVMSetPersonalityFn(g, function(module, "other"));
  LLVMSetGC(g, "statepoint-example");
  LLVMSetVisibility(g, LLVMDefaultVisibility);
  print(g);
  unsigned sret = LLVMGetEnumAttributeKindForName("sret", 4), align = LLVMGetEnumAttributeKindForName("align", 5);
  unsigned size = LLVMGetEnumAttributeKindForName("dereferenceable", 15), un = LLVMGetEnumAttributeKindForName("nounwind", 8);
  LLVMAddAttributeAtIndex(f, 1, LLVMCreateTypeAttribute(context, sret, LLVMInt32TypeInContext(context)));
  LLVMAddAttributeAtIndex(f, 1, LLVMCreateEnumAttribute(context, align, 8));
  LLVMAddAttributeAtIndex(f, 1, LLVMCreateEnumAttribute(context, size, 8));
  LLVMRemoveEnumAttributeAtIndex(f, LLVMAttributeFunctionIndex, un);
  LLVMRemoveStringAttributeAtIndex(f, LLVMAttributeFunctionIndex, "a", 1);
  LLVMSetFunctionCallConv(f, LLVMFastCallConv);
  LLVMSetLinkage(f, LLVMWeakAnyLinkage);
  char *text = LLVMPrintValueToString(f);
  printf("%s\n", strstr(text, "define"));
  LLVMDisposeMessage(text);
  printf("a parameter: %u attributes, alignment %llu\n", LLVMGetAttributeCountAtIndex(f, 1),
         (unsigned long long)LLVMGetEnumAttributeValue(LLVMGetEnumAttributeAtIndex(f, 1, align)));
  LLVMValueRef i = LLVMGetFirstGlobalIFunc(module);
  LLVMSetGlobalIFuncResolver(i, function(module, "resolver2"));
  print(i);
  verify(module);
  LLVMDisposeModule(module);
}

static void names(void) {
  printf("== names, unnamed globals and blocks whose address is taken\n");
  LLVMModuleRef module = parse("@0 = private global i32 3\n"
                               "@1 = private global i32 4\n"
                               "@table = global [2 x ptr] [ptr blockaddress(@jump, %1), ptr blockaddress(@jump, %2)]\n"
                               "define i32 @first() {\n"
                               "  %x = load i32, ptr @0\n"
                               "  %y = load i32, ptr @1\n"
                               "  %z = mul i32 %x, %y\n"
                               "  ret i32 %z\n"
                               "}\n"
                               "define i32 @jump() {\n"
                               "  %p = load ptr, ptr getelementptr (i8, ptr @table, i64 8)\n"
                               "  indirectbr ptr %p, [label %1, label %2]\n"
                               "1:\n"
                               "  ret i32 1\n"
                               "2:\n"
                               "  ret i32 2\n"
                               "}\n"
                               "define i32 @calls() {\n"
                               "  %a = call i32 @first()\n"
                               "  %b = call i32 @jump()\n"
                               "  %c = add i32 %a, %b\n"
                               "  ret i32 %c\n"
                               "}\n");
  // An unnamed instruction changes the numbers of the blocks, and an unnamed variable is detached.
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderBefore(builder, instruction(function(module, "jump"), "", 0));
  LLVMBuildFreeze(builder, LLVMBuildLoad2(builder, LLVMInt32TypeInContext(context), LLVMGetNamedGlobal(module, "table"), ""), "");
  LLVMValueRef zero = LLVMGetFirstGlobal(module);
  LLVMSetInitializer(zero, i32(30));
  LLVMSetValueName2(function(module, "first"), "renamed", 7);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, LLVMAddFunction(module, "text", LLVMFunctionType(LLVMInt32TypeInContext(context), NULL, 0, 0)), ""));
  LLVMValueRef string = LLVMBuildGlobalString(builder, "a\xff\x80z", "");
  LLVMValueRef byte = LLVMBuildLoad2(builder, LLVMInt8TypeInContext(context), string, "");
  LLVMBuildRet(builder, LLVMBuildZExt(builder, byte, LLVMInt32TypeInContext(context), ""));
  print(string);
  LLVMModuleRef more = parse("@0 = private global i32 100\n"
                             "declare i32 @calls()\n"
                             "define i32 @linked() {\n"
                             "  %x = load i32, ptr @0\n"
                             "  %y = call i32 @calls()\n"
                             "  %z = add i32 %x, %y\n"
                             "  ret i32 %z\n"
                             "}\n");
  printf("linked: %d\n", LLVMLinkModules2(module, more));
  printf("'%s' is unnamed, '%s' is its initializer's type\n", LLVMGetValueName(zero), LLVMGetValueName(LLVMGetInitializer(zero)));
  print(function(module, "text"));
  LLVMDisposeBuilder(builder);
  call(module, (const char *[]){"renamed", "jump", "calls", "text", "linked", NULL});
}

static void types(void) {
  printf("== types of the same name\n");
  LLVMModuleRef one = parse("%pair = type { i32, i32 }\n"
                            "%0 = type { i64 }\n"
                            "define i64 @one(%pair %x, %0 %y) {\n"
                            "  %a = extractvalue %0 %y, 0\n"
                            "  ret i64 %a\n"
                            "}\n");
  LLVMModuleRef two = parse("%pair = type { i64, ptr }\n"
                            "%0 = type { i8 }\n"
                            "declare void @takes(%pair)\n"
                            "define i8 @two(%pair %x, %0 %y) {\n"
                            "  call void @takes(%pair %x)\n"
                            "  %a = extractvalue %0 %y, 0\n"
                            "  ret i8 %a\n"
                            "}\n"
                            "define void @unchanged(%pair %x) {\n"
                            "  call void @takes(%pair %x)\n"
                            "  ret void\n"
                            "}\n");
  LLVMSetNUW(instruction(function(one, "one"), "", 0), 0);
  LLVMSetValueName2(instruction(function(two, "two"), "", 1), "b", 1);
  verify(one);
  verify(two);
  LLVMDisposeModule(one);
  LLVMDisposeModule(two);
}

static void replaced(void) {
  printf("== a weak definition that is replaced by linking\n");
  LLVMModuleRef module = parse("define weak i32 @f() {\n  ret i32 1\n}\n"
                               "define i32 @g() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n");
  printf("%d\n", (int)LLVMGetInstructionOpcode(instruction(function(module, "f"), "", 0)));
  LLVMModuleRef strong = parse("define i32 @f() {\n  %x = add i32 1, 1\n  ret i32 %x\n}\n");
  printf("linked: %d\n", LLVMLinkModules2(module, strong));
  LLVMValueRef f = function(module, "f");
  LLVMSetAlignment(f, 32);
  print(f);
  call(module, (const char *[]){"f", "g", NULL});
}

static void exceptions(void) {
  printf("== exception handling of Windows, callbr, inline assembly, metadata operands\n");
  LLVMModuleRef module = parse(
      "declare i32 @__CxxFrameHandler3(...)\n"
      "declare void @throws()\n"
      "declare double @llvm.sqrt.f64(double)\n"
      "declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)\n"
      "define void @pads() personality ptr @__CxxFrameHandler3 {\n"
      "entry:\n"
      "  invoke void @throws()\n"
      "          to label %exit unwind label %dispatch\n"
      "dispatch:\n"
      "  %cs = catchswitch within none [label %handler] unwind label %cleanup\n"
      "handler:\n"
      "  %cp = catchpad within %cs [ptr null, i32 64, ptr null]\n"
      "  call void @throws() [ \"funclet\"(token %cp) ]\n"
      "  catchret from %cp to label %exit\n"
      "cleanup:\n"
      "  %c = cleanuppad within none []\n"
      "  cleanupret from %c unwind to caller\n"
      "exit:\n"
      "  ret void\n"
      "}\n"
      "define i32 @br() {\n"
      "  callbr void asm sideeffect \"nop\", \"!i\"()\n"
      "          to label %one [label %two]\n"
      "one:\n"
      "  ret i32 1\n"
      "two:\n"
      "  ret i32 2\n"
      "}\n"
      "define double @constrained(double %x) strictfp {\n"
      "  %y = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !\"round.tonearest\", "
      "metadata !\"fpexcept.strict\")\n"
      "  ret double %y\n"
      "}\n");
  LLVMValueRef pads = function(module, "pads"), br = function(module, "br"), constrained = function(module, "constrained");
  LLVMSetValueName2(instruction(pads, "handler", 0), "renamed", 7);
  LLVMSetValueName2(LLVMBasicBlockAsValue(LLVMGetInstructionParent(instruction(br, "two", 0))), "other", 5);
  LLVMSetValueName2(LLVMGetParam(constrained, 0), "p", 1);
  print(pads);
  print(br);
  print(instruction(constrained, "", 0));
  verify(module);
  LLVMDisposeModule(module);
}

int main(void) {
  LLVMLinkInMCJIT();
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  context = LLVMContextCreate();
  erase();
  set();
  properties();
  names();
  types();
  replaced();
  exceptions();
  LLVMContextDispose(context);
  return 0;
}
