// Reads a module, and prints every property of its globals and instructions that functions return.
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <stdio.h>
#include <string.h>

static const char TEXT[] =
    "%pair = type { i32, [2 x i32] }\n"
    "$group = comdat any\n"
    "@local = internal thread_local(localdynamic) global i32 0, align 8\n"
    "@initial = thread_local(initialexec) global i32 0\n"
    "@exec = thread_local(localexec) global i32 0\n"
    "@general = thread_local global i32 0\n"
    "@outside = external externally_initialized global i32\n"
    "@import = external dllimport global i32\n"
    "@exported = dllexport unnamed_addr constant i32 3, section \"data\", comdat($group)\n"
    "@hidden = weak_odr hidden global ptr getelementptr inbounds (%pair, ptr @shape, i64 0, i32 1)\n"
    "@shape = global %pair zeroinitializer\n"
    "@number = global i64 ptrtoint (ptr @shape to i64)\n"
    "@sum = global i64 add (i64 ptrtoint (ptr @shape to i64), i64 4)\n"
    "@target = global ptr blockaddress(@jumps, %there)\n"
    "@other = alias i32, ptr @exported\n"
    "declare i32 @personality(...)\n"
    "declare void @callee(i32, ptr)\n"
    "declare ptr @allocate(i64) #1\n"
    "define fastcc void @flags(i32 %a, i32 %b, float %f, double %d, ptr %p, i1 %c) gc \"statepoint-example\" {\n"
    "  %1 = add nsw i32 %a, %b\n"
    "  %2 = sub nuw i32 %a, %b\n"
    "  %3 = mul nuw nsw i32 %a, %b\n"
    "  %4 = udiv exact i32 %a, %b\n"
    "  %5 = or disjoint i32 %a, %b\n"
    "  %6 = zext nneg i32 %a to i64\n"
    "  %7 = trunc nuw nsw i64 %6 to i32\n"
    "  %8 = icmp samesign ult i32 %a, %b\n"
    "  %9 = fadd nnan contract float %f, 1.0\n"
    "  %10 = fmul fast double %d, %d\n"
    "  %11 = fcmp ninf ueq float %f, %9\n"
    "  %12 = select reassoc i1 %c, float %f, float %9\n"
    "  %13 = fneg arcp float %f\n"
    "  ret void\n"
    "}\n"
    "define void @memory(ptr %p, i32 %n) {\n"
    "  %slot = alloca i32, i32 %n, align 16\n"
    "  %one = alloca %pair, align 8\n"
    "  %1 = load volatile i32, ptr %p, align 2\n"
    "  %2 = load atomic i32, ptr %p syncscope(\"singlethread\") acquire, align 4\n"
    "  store atomic volatile i32 %1, ptr %p release, align 8\n"
    "  fence syncscope(\"singlethread\") seq_cst\n"
    "  %3 = cmpxchg weak volatile ptr %p, i32 %1, i32 %2 acq_rel monotonic, align 8\n"
    "  %4 = atomicrmw volatile umax ptr %p, i32 %n monotonic, align 16\n"
    "  %5 = atomicrmw fadd ptr %p, float 1.0 syncscope(\"singlethread\") seq_cst, align 4\n"
    "  %6 = atomicrmw usub_sat ptr %p, i32 %n seq_cst, align 4\n"
    "  %7 = getelementptr inbounds nuw %pair, ptr %p, i64 0, i32 1, i32 1\n"
    "  %8 = getelementptr nusw i32, ptr %p, i32 %n\n"
    "  %9 = getelementptr i8, ptr %p, i32 4\n"
    "  %10 = extractvalue { i32, i1 } %3, 1\n"
    "  %11 = load %pair, ptr %p\n"
    "  %12 = extractvalue %pair %11, 1, 0\n"
    "  %13 = insertvalue %pair %11, i32 7, 1, 1\n"
    "  ret void\n"
    "}\n"
    "define <3 x i32> @vectors(<2 x i32> %a, <2 x i32> %b, i32 %n) {\n"
    "  %1 = shufflevector <2 x i32> %a, <2 x i32> %b, <3 x i32> <i32 0, i32 poison, i32 3>\n"
    "  %2 = shufflevector <2 x i32> %a, <2 x i32> %b, <3 x i32> zeroinitializer\n"
    "  %3 = extractelement <2 x i32> %a, i32 %n\n"
    "  %4 = insertelement <2 x i32> %a, i32 %3, i32 1\n"
    "  %5 = add <3 x i32> %1, <i32 1, i32 2, i32 3>\n"
    "  ret <3 x i32> %5\n"
    "}\n"
    "define i32 @calls(i32 %a, ptr noundef align 8 dereferenceable(16) %p) personality ptr @personality {\n"
    "  tail call void @callee(i32 signext %a, ptr nonnull align 4 %p) #0\n"
    "  notail call fastcc void @flags(i32 1, i32 2, float 3.0, double 4.0, ptr %p, i1 true)\n"
    "  call void asm sideeffect \"nop\", \"~{memory}\"()\n"
    "  %r = invoke zeroext i8 @thrower(i32 %a)\n"
    "          to label %fine unwind label %pad\n"
    "fine:\n"
    "  %w = zext i8 %r to i32\n"
    "  switch i32 %w, label %end [\n"
    "    i32 1, label %fine2\n"
    "    i32 5, label %end\n"
    "  ]\n"
    "fine2:\n"
    "  %ph = phi i32 [ %w, %fine ]\n"
    "  br label %end\n"
    "pad:\n"
    "  %l = landingpad { ptr, i32 }\n"
    "          cleanup\n"
    "          catch ptr null\n"
    "          filter [1 x ptr] [ptr @shape]\n"
    "  resume { ptr, i32 } %l\n"
    "end:\n"
    "  ret i32 %w\n"
    "}\n"
    "declare i8 @thrower(i32)\n"
    "define void @jumps(ptr %p) {\n"
    "  indirectbr ptr %p, [label %there, label %here]\n"
    "there:\n"
    "  br i1 true, label %here, label %there2\n"
    "there2:\n"
    "  unreachable\n"
    "here:\n"
    "  ret void\n"
    "}\n"
    "attributes #0 = { nounwind \"key\"=\"value\" }\n"
    "attributes #1 = { noinline memory(argmem: read) \"flag\" }\n";

static void show(const char *what, long long number) {
  if (number != 0)
    printf(" %s=%lld", what, number);
}

static void show_attributes(const char *what, unsigned count, LLVMAttributeRef *list) {
  printf(" %s:", what);
  for (unsigned n = 0; n < count; n++) {
    unsigned length, value_length;
    if (LLVMIsStringAttribute(list[n])) {
      const char *key = LLVMGetStringAttributeKind(list[n], &length);
      const char *value = LLVMGetStringAttributeValue(list[n], &value_length);
      printf(" %.*s='%.*s'", length, key, value_length, value);
    } else {
      printf(" %s%llu", LLVMIsTypeAttribute(list[n]) ? "type" : "enum",
             LLVMIsEnumAttribute(list[n]) ? (unsigned long long)LLVMGetEnumAttributeValue(list[n]) : 0);
    }
  }
}


static void instruction(LLVMValueRef at) {
  LLVMOpcode opcode = LLVMGetInstructionOpcode(at);
  printf("  %d '%s', %d operands:", (int)opcode, LLVMGetValueName(at), LLVMGetNumOperands(at));
  switch (opcode) {
  case LLVMAdd: case LLVMSub: case LLVMMul: case LLVMTrunc:
    show("nsw", LLVMGetNSW(at));
    show("nuw", LLVMGetNUW(at));
    break;
  case LLVMUDiv:
    show("exact", LLVMGetExact(at));
    break;
  case LLVMOr:
    show("disjoint", LLVMGetIsDisjoint(at));
    break;
  case LLVMZExt:
    show("nneg", LLVMGetNNeg(at));
    break;
  case LLVMICmp:
    show("predicate", LLVMGetICmpPredicate(at));
    show("samesign", LLVMGetICmpSameSign(at));
    break;
  case LLVMFCmp:
    show("predicate", LLVMGetFCmpPredicate(at));
    break;
  case LLVMAlloca:
    show("align", LLVMGetAlignment(at));
    break;
  case LLVMLoad: case LLVMStore: case LLVMAtomicRMW: case LLVMAtomicCmpXchg:
    show("volatile", LLVMGetVolatile(at));
    show("align", LLVMGetAlignment(at));
    break;
  case LLVMGetElementPtr:
    show("inbounds", LLVMIsInBounds(at));
    show("flags", LLVMGEPGetNoWrapFlags(at));
    show("indices", LLVMGetNumIndices(at));
    break;
  case LLVMExtractValue: case LLVMInsertValue:
    for (unsigned n = 0; n < LLVMGetNumIndices(at); n++)
      printf(" index %u", LLVMGetIndices(at)[n]);
    break;
  case LLVMShuffleVector:
    for (unsigned n = 0; n < LLVMGetNumMaskElements(at); n++)
      printf(" lane %d", LLVMGetMaskValue(at, n));
    break;
  case LLVMLandingPad:
    printf(" cleanup %d, %u clauses", LLVMIsCleanup(at), LLVMGetNumClauses(at));
    break;
  case LLVMSwitch:
    for (unsigned n = 1; n < LLVMGetNumSuccessors(at); n++)
      show("case", LLVMConstIntGetZExtValue(LLVMGetSwitchCaseValue(at, n)));
    show("default", LLVMGetSwitchDefaultDest(at) == LLVMGetSuccessor(at, 0));
    break;
  case LLVMPHI:
    for (unsigned n = 0; n < LLVMCountIncoming(at); n++)
      printf(" from '%s'", LLVMGetBasicBlockName(LLVMGetIncomingBlock(at, n)));
    break;
  case LLVMCall: case LLVMInvoke: {
    LLVMAttributeRef list[8];
    show("arguments", LLVMGetNumArgOperands(at));
    show("convention", LLVMGetInstructionCallConv(at));
    if (opcode == LLVMCall) {
      show("tail", LLVMIsTailCall(at));
      show("kind", LLVMGetTailCallKind(at));
    }
    for (int index = -1; index <= 2; index++) {
      unsigned count = LLVMGetCallSiteAttributeCount(at, index);
      LLVMGetCallSiteAttributes(at, index, list);
      show_attributes(index < 0 ? "function" : index == 0 ? "result" : "argument", count, list);
    }
    LLVMValueRef callee = LLVMGetCalledValue(at);
    printf(" callee '%s', kind %d", LLVMGetValueName(callee), (int)LLVMGetValueKind(callee));
    break;
  }
  default:
    break;
  }
  if (LLVMCanValueUseFastMathFlags(at))
    show("fast", LLVMGetFastMathFlags(at));
  if (LLVMIsAtomic(at)) {
    if (opcode == LLVMAtomicCmpXchg) {
      show("success", LLVMGetCmpXchgSuccessOrdering(at));
      show("failure", LLVMGetCmpXchgFailureOrdering(at));
      show("weak", LLVMGetWeak(at));
    } else {
      show("ordering", LLVMGetOrdering(at));
    }
    show("single thread", LLVMIsAtomicSingleThread(at));
    if (opcode == LLVMAtomicRMW)
      show("operation", LLVMGetAtomicRMWBinOp(at));
  }
  for (unsigned n = 0; LLVMIsATerminatorInst(at) && n < LLVMGetNumSuccessors(at); n++)
    printf(" to '%s'", LLVMGetBasicBlockName(LLVMGetSuccessor(at, n)));
  if (opcode == LLVMBr && LLVMIsConditional(at))
    show("condition", (int)LLVMGetValueKind(LLVMGetCondition(at)));
  printf("\n");
}

static void global(LLVMValueRef value) {
  char *type = LLVMPrintTypeToString(LLVMGlobalGetValueType(value));
  printf("'%s' %s:", LLVMGetValueName(value), type);
  LLVMDisposeMessage(type);
  show("linkage", LLVMGetLinkage(value));
  show("visibility", LLVMGetVisibility(value));
  show("storage", LLVMGetDLLStorageClass(value));
  show("unnamed address", LLVMGetUnnamedAddress(value));
  show("declaration", LLVMIsDeclaration(value));
  if (!LLVMIsAGlobalAlias(value))
    show("align", LLVMGetAlignment(value));
  const char *section = LLVMIsAGlobalAlias(value) ? NULL : LLVMGetSection(value);
  if (section && *section)
    printf(" section '%s'", section);
}

int main(void) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module;
  char *error = NULL;
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(TEXT, strlen(TEXT), "inspect.ll");
  if (LLVMParseIRInContext(context, buffer, &module, &error)) {
    printf("cannot be read: %s\n", error);
    return 1;
  }
  for (LLVMValueRef at = LLVMGetFirstGlobal(module); at; at = LLVMGetNextGlobal(at)) {
    global(at);
    show("thread local", LLVMIsThreadLocal(at));
    show("mode", LLVMGetThreadLocalMode(at));
    show("constant", LLVMIsGlobalConstant(at));
    show("externally initialized", LLVMIsExternallyInitialized(at));
    LLVMValueRef initializer = LLVMGetInitializer(at);
    if (initializer) {
      printf(" initializer of kind %d, %d operands", (int)LLVMGetValueKind(initializer), LLVMGetNumOperands(initializer));
      if (LLVMIsAConstantExpr(initializer))
        printf(", opcode %d", (int)LLVMGetConstOpcode(initializer));
      if (LLVMIsABlockAddress(initializer))
        printf(", block '%s'", LLVMGetBasicBlockName(LLVMGetBlockAddressBasicBlock(initializer)));
    }
    printf("\n");
  }
  LLVMValueRef alias = LLVMGetFirstGlobalAlias(module);
  global(alias);
  printf(" of '%s'\n", LLVMGetValueName(LLVMAliasGetAliasee(alias)));
  for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn)) {
    global(fn);
    show("convention", LLVMGetFunctionCallConv(fn));
    if (LLVMGetGC(fn))
      printf(" gc '%s'", LLVMGetGC(fn));
    if (LLVMHasPersonalityFn(fn))
      printf(" personality '%s'", LLVMGetValueName(LLVMGetPersonalityFn(fn)));
    LLVMAttributeRef list[8];
    for (int index = -1; index <= (int)LLVMCountParams(fn); index++) {
      unsigned count = LLVMGetAttributeCountAtIndex(fn, index);
      LLVMGetAttributesAtIndex(fn, index, list);
      if (count)
        show_attributes(index < 0 ? "attributes" : "of a parameter", count, list);
    }
    printf("\n");
    for (LLVMBasicBlockRef bb = LLVMGetFirstBasicBlock(fn); bb; bb = LLVMGetNextBasicBlock(bb)) {
      printf(" block '%s'\n", LLVMGetBasicBlockName(bb));
      for (LLVMValueRef at = LLVMGetFirstInstruction(bb); at; at = LLVMGetNextInstruction(at))
        instruction(at);
    }
  }
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  return 0;
}
