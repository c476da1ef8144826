// LLJIT: modules that need each other, symbols of the host, generators, trackers, errors.
#include <llvm-c/Core.h>
#include <llvm-c/Error.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/LLJIT.h>
#include <llvm-c/Orc.h>
#include <llvm-c/Support.h>
#include <llvm-c/Target.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int32_t host(int32_t x) { return x * 3; }
static int32_t generated(int32_t x) { return x - 1; }
static int asked, disposed;

static void must(LLVMErrorRef error) {
  if (error) {
    char *message = LLVMGetErrorMessage(error);
    printf("unexpected error: %s\n", message);
    LLVMDisposeErrorMessage(message);
    exit(1);
  }
}

static void tell(const char *what, LLVMErrorRef error) {
  if (!error) {
    printf("%s: no error\n", what);
    return;
  }
  char *message = LLVMGetErrorMessage(error);
  printf("%s: %s\n", what, message);
  LLVMDisposeErrorMessage(message);
}

static LLVMOrcThreadSafeModuleRef read(const char *text, const char *name) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module;
  char *message;
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), name);
  if (LLVMParseIRInContext(context, buffer, &module, &message)) {
    printf("cannot be read: %s\n", message);
    exit(1);
  }
  LLVMOrcThreadSafeContextRef owner = LLVMOrcCreateNewThreadSafeContextFromLLVMContext(context);
  LLVMOrcThreadSafeModuleRef made = LLVMOrcCreateNewThreadSafeModule(module, owner);
  LLVMOrcDisposeThreadSafeContext(owner);
  return made;
}

static LLVMErrorRef generate(LLVMOrcDefinitionGeneratorRef generator, void *context, LLVMOrcLookupStateRef *state,
                             LLVMOrcLookupKind kind, LLVMOrcJITDylibRef library, LLVMOrcJITDylibLookupFlags flags,
                             LLVMOrcCLookupSet set, size_t count) {
  (void)generator, (void)state, (void)kind, (void)flags, (void)context;
  for (size_t n = 0; n < count; n++) {
    if (strcmp(LLVMOrcSymbolStringPoolEntryStr(set[n].Name), "generated") != 0) continue;
    asked++;
    LLVMOrcRetainSymbolStringPoolEntry(set[n].Name);
    LLVMJITSymbolFlags exported = {LLVMJITSymbolGenericFlagsExported | LLVMJITSymbolGenericFlagsCallable, 0};
    LLVMOrcCSymbolMapPair pair = {set[n].Name, {(LLVMOrcExecutorAddress)generated, exported}};
    return LLVMOrcJITDylibDefine(library, LLVMOrcAbsoluteSymbols(&pair, 1));
  }
  return LLVMErrorSuccess;
}

static void dispose(void *context) { (void)context, disposed++; }

static LLVMErrorRef count_functions(void *context, LLVMModuleRef module) {
  for (LLVMValueRef fn = LLVMGetFirstFunction(module); fn; fn = LLVMGetNextFunction(fn)) ++*(int *)context;
  return LLVMErrorSuccess;
}

int main(void) {
  LLVMInitializeNativeTarget();
  LLVMInitializeNativeAsmPrinter();
  LLVMOrcLLJITRef jit;
  must(LLVMOrcCreateLLJIT(&jit, LLVMOrcCreateLLJITBuilder()));
  LLVMOrcJITDylibRef library = LLVMOrcLLJITGetMainJITDylib(jit);
  printf("%s, prefix %d\n", LLVMOrcLLJITGetTripleString(jit), LLVMOrcLLJITGetGlobalPrefix(jit));

  LLVMJITSymbolFlags exported = {LLVMJITSymbolGenericFlagsExported | LLVMJITSymbolGenericFlagsCallable, 0};
  LLVMOrcCSymbolMapPair pair = {LLVMOrcLLJITMangleAndIntern(jit, "host"), {(LLVMOrcExecutorAddress)host, exported}};
  must(LLVMOrcJITDylibDefine(library, LLVMOrcAbsoluteSymbols(&pair, 1)));
  LLVMOrcJITDylibAddGenerator(library, LLVMOrcCreateCustomCAPIDefinitionGenerator(generate, NULL, dispose));

  const char *first = "declare i32 @second(i32)\ndeclare i32 @host(i32)\n"
                      "@state = global i32 4\n"
                      "define i32 @first(i32 %x) {\n"
                      "  %a = call i32 @second(i32 %x)\n  %b = call i32 @host(i32 %a)\n  ret i32 %b\n}\n";
  const char *second = "declare i32 @generated(i32)\n@state = external global i32\n"
                       "define i32 @second(i32 %x) {\n"
                       "  %a = call i32 @generated(i32 %x)\n  %s = load i32, ptr @state\n"
                       "  %t = add i32 %s, 1\n  store i32 %t, ptr @state\n  %b = add i32 %a, %s\n  ret i32 %b\n}\n";
  LLVMOrcThreadSafeModuleRef module = read(first, "first");
  int functions = 0;
  must(LLVMOrcThreadSafeModuleWithModuleDo(module, count_functions, &functions));
  printf("%d functions\n", functions);
  must(LLVMOrcLLJITAddLLVMIRModule(jit, library, module));
  must(LLVMOrcLLJITAddLLVMIRModule(jit, library, read(second, "second")));

  LLVMOrcThreadSafeModuleRef again = read(second, "again");
  LLVMErrorRef error = LLVMOrcLLJITAddLLVMIRModule(jit, library, again);
  printf("twice: %d\n", error != NULL);
  LLVMConsumeError(error);

  LLVMOrcExecutorAddress address;
  must(LLVMOrcLLJITLookup(jit, &address, "first"));
  int32_t (*call)(int32_t) = (int32_t(*)(int32_t))address;
  printf("%d", call(10));
  printf(" %d, asked %d\n", call(10), asked);
  must(LLVMOrcLLJITLookup(jit, &address, "state"));
  printf("state = %d\n", *(int32_t *)address);
  tell("missing", LLVMOrcLLJITLookup(jit, &address, "missing"));

  // Code that is removed, and defined again.
  for (int n = 0; n < 2; n++) {
    LLVMOrcResourceTrackerRef tracker = LLVMOrcJITDylibCreateResourceTracker(library);
    char text[80];
    snprintf(text, sizeof text, "define i32 @removable() { ret i32 %d }\n", 5 + n);
    must(LLVMOrcLLJITAddLLVMIRModuleWithRT(jit, tracker, read(text, "removable")));
    must(LLVMOrcLLJITLookup(jit, &address, "removable"));
    printf("removable: %d\n", ((int32_t(*)(void))address)());
    must(LLVMOrcResourceTrackerRemove(tracker));
    LLVMOrcReleaseResourceTracker(tracker);
    tell("removed", LLVMOrcLLJITLookup(jit, &address, "removable"));
  }

  // Functions of the process: by a generator.
  tell("abs", LLVMOrcLLJITLookup(jit, &address, "abs"));
  LLVMOrcDefinitionGeneratorRef process;
  must(LLVMOrcCreateDynamicLibrarySearchGeneratorForProcess(&process, LLVMOrcLLJITGetGlobalPrefix(jit), NULL, NULL));
  LLVMOrcJITDylibAddGenerator(library, process);
  must(LLVMOrcLLJITLookup(jit, &address, "abs"));
  printf("abs: %d\n", ((int (*)(int))address)(-8));
  must(LLVMOrcDisposeLLJIT(jit));
  printf("disposed %d\n", disposed);
  tell("made", LLVMCreateStringError("a text"));
  LLVMShutdown();
  return 0;
}
