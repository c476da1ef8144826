// Metadata of a module that was read, and of comdats whose function is renamed.
#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <stdio.h>
#include <string.h>

static const char TEXT[] = "$f = comdat any\n"
                           "define void @f(ptr %p) comdat {\n"
                           "  store i32 1, ptr %p, align 4, !note !4, !nontemporal !5\n"
                           "  ret void\n"
                           "}\n"
                           "!llvm.module.flags = !{!0, !1}\n"
                           "!names = !{!2, !3, !4}\n"
                           "!0 = !{i32 1, !\"wchar_size\", i32 4}\n"
                           "!1 = !{i32 8, !\"PIC Level\", i32 2}\n"
                           "!2 = !{!\"text \\22quoted\\22, with a comma\", !3}\n"
                           "!3 = distinct !{!3, null, i64 -5}\n"
                           "!4 = !{ptr @f, !5, !{}}\n"
                           "!5 = !{i32 1}\n";

static void show(LLVMValueRef value, int depth) {
  if (!value) {
    printf(" null");
    return;
  }
  unsigned length;
  const char *text = LLVMIsAMDString(value) ? LLVMGetMDString(value, &length) : NULL;
  if (text) {
    printf(" '%.*s'", (int)length, text);
  } else if (LLVMIsAConstantInt(value)) {
    printf(" %lld", LLVMConstIntGetSExtValue(value));
  } else if (LLVMIsAFunction(value)) {
    printf(" function %s", LLVMGetValueName(value));
  } else if (LLVMIsAMDNode(value)) {
    LLVMValueRef parts[8];
    unsigned count = LLVMGetMDNodeNumOperands(value);
    printf(" node of %u", count);
    LLVMGetMDNodeOperands(value, parts);
    if (depth < 3) {
      printf(" {");
      for (unsigned n = 0; n < count; n++)
        show(parts[n], depth + 1);
      printf(" }");
    }
  } else {
    printf(" something else");
  }
}

static void look(LLVMContextRef context, LLVMModuleRef module) {
  const char *names[] = {"llvm.module.flags", "names", "missing"};
  for (int n = 0; n < 3; n++) {
    LLVMValueRef nodes[8];
    unsigned count = LLVMGetNamedMetadataNumOperands(module, names[n]);
    LLVMGetNamedMetadataOperands(module, names[n], nodes);
    printf("%s: %u\n", names[n], count);
    for (unsigned at = 0; at < count; at++) {
      show(nodes[at], 0);
      printf("\n");
    }
  }
  LLVMMetadataRef level = LLVMGetModuleFlag(module, "PIC Level", 9);
  show(LLVMMetadataAsValue(context, level), 0);
  printf(", %d\n", LLVMGetModuleFlag(module, "other", 5) != NULL);
}

int main(void) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module;
  char *error = NULL;
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(TEXT, strlen(TEXT), "metadata.ll");
  if (LLVMParseIRInContext(context, buffer, &module, &error)) {
    printf("cannot be read: %s\n", error);
    return 1;
  }
  look(context, module);
  LLVMValueRef f = LLVMGetNamedFunction(module, "f");
  LLVMValueRef store = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(f));
  unsigned kind = LLVMGetMDKindIDInContext(context, "note", 4);
  show(LLVMGetMetadata(store, kind), 0);
  printf("\n");
  // Metadata is added.
  LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
  LLVMMetadataRef part = LLVMValueAsMetadata(LLVMConstInt(i32, 77, 0));
  LLVMValueRef node = LLVMMetadataAsValue(context, LLVMMDNodeInContext2(context, &part, 1));
  LLVMAddNamedMetadataOperand(module, "names", node);
  LLVMAddNamedMetadataOperand(module, "more", node);
  LLVMAddModuleFlag(module, LLVMModuleFlagBehaviorWarning, "added", 5, LLVMValueAsMetadata(LLVMConstInt(i32, 6, 0)));
  LLVMSetMetadata(store, kind, node);
  show(LLVMGetMetadata(store, kind), 0);
  printf("\n");
  look(context, module);
  LLVMSetValueName2(f, "renamed", 7);
  char *text = LLVMPrintValueToString(f);
  printf("%.*s\n", (int)strcspn(text, "{"), text);
  LLVMDisposeMessage(text);
  LLVMModuleRef clone = LLVMCloneModule(module);
  if (LLVMVerifyModule(clone, LLVMReturnStatusAction, &error))
    printf("broken: %s\n", error);
  LLVMDisposeMessage(error);
  look(context, clone);
  store = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(LLVMGetNamedFunction(clone, "renamed")));
  show(LLVMGetMetadata(store, kind), 0);
  printf("\n");
  LLVMDisposeModule(clone);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  return 0;
}
