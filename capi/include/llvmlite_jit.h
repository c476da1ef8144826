// llvmlite_jit.h: run LLVM assembly and bitcode at native speed, or in an interpreter that explains what went wrong.
//
// Generated from the source by `cargo test -p llvmlite-jit-capi`; the manual's chapter is `docs/src/c.md`.
//
// Handles. Every `llj_…` type that has an `llj_…_delete` is a handle, not an address. A handle that is null, was deleted,
// or is of another type makes a function return an error (or null, or 0), never undefined behavior. A string, an array
// or a function's address that a handle has given is there until the handle is deleted. Handles keep what they need: a
// function its engine, an engine its module.
//
// Errors. A function that can fail returns null or an `llj_error`, which its caller deletes, and writes its results only
// if it returns null. No function ends the process or lets an exception through.
//
// Threads. Any function may be called on any thread, at the same time as any other, unless its comment says otherwise.
// Nothing may use a string or array of a handle while another thread deletes the handle.


#ifndef LLVMLITE_JIT_H
#define LLVMLITE_JIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#define LLJ_VERSION_MAJOR 0
#define LLJ_VERSION_MINOR 1


// In the form of LLVM 22: pointers without pointees, `memory(read)` for `readonly`, and a `switch` without its case
// values among the operands.
#define LLJ_IR_CURRENT 1

// Kind of a type.
typedef enum llj_type_kind {
  LLJ_TYPE_KIND_VOID,
  LLJ_TYPE_KIND_LABEL,
  LLJ_TYPE_KIND_TOKEN,
  LLJ_TYPE_KIND_METADATA,
  // `width` is the number of bits.
  LLJ_TYPE_KIND_INT,
  LLJ_TYPE_KIND_HALF,
  LLJ_TYPE_KIND_BFLOAT,
  LLJ_TYPE_KIND_FLOAT,
  LLJ_TYPE_KIND_DOUBLE,
  LLJ_TYPE_KIND_X86_FP80,
  LLJ_TYPE_KIND_FP128,
  LLJ_TYPE_KIND_PPC_FP128,
  LLJ_TYPE_KIND_X86_AMX,
  // `parts` has the pointee of a typed pointer.
  LLJ_TYPE_KIND_POINTER,
  // `parts` has the type of the elements.
  LLJ_TYPE_KIND_ARRAY,
  // `parts` has the type of the elements.
  LLJ_TYPE_KIND_VECTOR,
  // `parts` has the types of the fields.
  LLJ_TYPE_KIND_STRUCT,
  // `parts` has the result type, followed by the parameter types.
  LLJ_TYPE_KIND_FUNCTION,
  // A target extension type.
  LLJ_TYPE_KIND_TARGET,
} llj_type_kind;

// Kind of a value.
typedef enum llj_value_kind {
  LLJ_VALUE_KIND_ARGUMENT,
  LLJ_VALUE_KIND_BLOCK,
  LLJ_VALUE_KIND_INSTRUCTION,
  LLJ_VALUE_KIND_FUNCTION,
  LLJ_VALUE_KIND_VARIABLE,
  LLJ_VALUE_KIND_ALIAS,
  LLJ_VALUE_KIND_IFUNC,
  // An integer, with its bits in `words`.
  LLJ_VALUE_KIND_INT,
  // A floating-point number, with the bits of its own format in `words`.
  LLJ_VALUE_KIND_FLOAT,
  LLJ_VALUE_KIND_NULL_POINTER,
  LLJ_VALUE_KIND_NO_TOKEN,
  LLJ_VALUE_KIND_UNDEF,
  LLJ_VALUE_KIND_POISON_VALUE,
  // `zeroinitializer`
  LLJ_VALUE_KIND_ZERO,
  // An array of plain numbers.
  LLJ_VALUE_KIND_DATA_ARRAY,
  // A vector of plain numbers.
  LLJ_VALUE_KIND_DATA_VECTOR,
  LLJ_VALUE_KIND_ARRAY,
  LLJ_VALUE_KIND_STRUCT,
  LLJ_VALUE_KIND_VECTOR,
  LLJ_VALUE_KIND_EXPRESSION,
  LLJ_VALUE_KIND_BLOCK_ADDRESS,
  // `dso_local_equivalent`
  LLJ_VALUE_KIND_DSO_LOCAL_EQUIVALENT,
  // `no_cfi`
  LLJ_VALUE_KIND_NO_CFI,
  LLJ_VALUE_KIND_PTR_AUTH,
  LLJ_VALUE_KIND_INLINE_ASM,
  LLJ_VALUE_KIND_METADATA_AS_VALUE,
} llj_value_kind;

// The reason why a function failed.
typedef enum llj_status {
  // The call was invalid: a handle that is null or was deleted, an argument of another type, a function that the
  // program does not have.
  LLJ_STATUS_ARGUMENT = 1,
  // The program cannot be read: no such file, or neither text nor bitcode.
  LLJ_STATUS_SOURCE,
  // The program has errors, or uses something that the engine does not support: `llj_error_diagnostics`.
  LLJ_STATUS_REFUSED,
  // The engine is already running, on this thread: a function of the host has called it again.
  LLJ_STATUS_RUNNING,
  // The run did not return: `llj_error_outcome`.
  LLJ_STATUS_ENDED,
  // A function of the host has returned this error.
  LLJ_STATUS_HOST,
  // A bug of this library.
  LLJ_STATUS_INTERNAL,
} llj_status;

// Whether a diagnostic refuses the program.
typedef enum llj_severity {
  LLJ_SEVERITY_WARNING,
  LLJ_SEVERITY_ERROR,
} llj_severity;

// The end of a run that did not return.
typedef enum llj_outcome_kind {
  // The program called `exit`.
  LLJ_OUTCOME_KIND_EXITED,
  // A fault of the program.
  LLJ_OUTCOME_KIND_TRAPPED,
  // A function of the host or of a library faulted. The engine cannot be used again.
  LLJ_OUTCOME_KIND_HOST_FAULT,
  // A limit was reached.
  LLJ_OUTCOME_KIND_LIMIT_REACHED,
  // Ctrl-C.
  LLJ_OUTCOME_KIND_INTERRUPTED,
  // A bug of this library.
  LLJ_OUTCOME_KIND_INTERNAL_ERROR,
} llj_outcome_kind;

// Kind of a scalar.
typedef enum llj_kind {
  // No value: the result of a `void` function.
  LLJ_KIND_VOID,
  // An integer of 1 to 128 bits.
  LLJ_KIND_INT,
  // `half`, as its bits in `of.words[0]`.
  LLJ_KIND_HALF,
  // `bfloat`, as its bits in `of.words[0]`.
  LLJ_KIND_BFLOAT,
  // `float`.
  LLJ_KIND_FLOAT,
  // `double`.
  LLJ_KIND_DOUBLE,
  // `x86_fp80`, as its bits.
  LLJ_KIND_X86_FP80,
  // `fp128`, as its bits.
  LLJ_KIND_FP128,
  // A pointer.
  LLJ_KIND_POINTER,
  // An undefined result of the program, which only the interpreter reports.
  LLJ_KIND_UNDEF,
  // A poison result, which only the interpreter reports.
  LLJ_KIND_POISON,
} llj_kind;

// The engine that runs a program.
typedef enum llj_engine_kind {
  // Machine code. The caller is responsible for the program, as for any code of its own: an access that the hardware
  // refuses ends the run, but a stray store into memory of the process is not detected.
  LLJ_ENGINE_KIND_JIT,
  // The interpreter: slow; it stops at the first step with undefined behavior in LLVM.
  LLJ_ENGINE_KIND_INTERPRETER,
  // Machine code that checks its accesses to memory, and stops at the first mistake with the interpreter's report.
  // The first such engine of a process reserves 37 TiB of its address space.
  LLJ_ENGINE_KIND_CHECKED,
} llj_engine_kind;

// A form of a program.
typedef enum llj_form {
  // LLVM assembly, as the program was read.
  LLJ_FORM_ASSEMBLY,
  // Bitcode for LLVM 22 and later.
  LLJ_FORM_BITCODE,
  // Bitcode for LLVM 14 and later.
  LLJ_FORM_BITCODE14,
  // Bytecode of LLVM 1.3.
  LLJ_FORM_BYTECODE,
  // Machine code, in AT&T syntax, with the statements from which it was compiled.
  LLJ_FORM_MACHINE_CODE,
  // Cranelift IR, with the statements from which it was translated.
  LLJ_FORM_CLIF,
  // Control-flow graphs as SVG.
  LLJ_FORM_CFG_SVG,
  // Control-flow graphs in the language of Graphviz.
  LLJ_FORM_CFG_DOT,
} llj_form;

// A line of a module's header.
typedef enum llj_header {
  // `target triple`
  LLJ_HEADER_TRIPLE,
  // `target datalayout`
  LLJ_HEADER_DATA_LAYOUT,
  // `source_filename`
  LLJ_HEADER_SOURCE_FILENAME,
} llj_header;

// A property of a global that can be changed.
typedef enum llj_property {
  // Name, without the `@`. If another global has this name, the first unused one of `name.1`, `name.2`, … is
  // assigned.
  LLJ_PROPERTY_NAME,
  // Linkage, as in LLVM assembly: `internal`; `external` or empty for the default.
  LLJ_PROPERTY_LINKAGE,
  // Visibility: `hidden`, `protected`; `default` or empty for the default.
  LLJ_PROPERTY_VISIBILITY,
  // DLL storage class: `dllimport`, `dllexport`; empty for none.
  LLJ_PROPERTY_DLL_STORAGE,
  // An attribute to add to a function, by its keyword: `noinline`.
  LLJ_PROPERTY_FUNCTION_ATTRIBUTE,
} llj_property;

// A named value of a function.
typedef enum llj_local {
  // A parameter.
  LLJ_LOCAL_ARGUMENT,
  // A block.
  LLJ_LOCAL_BLOCK,
  // The result of an instruction.
  LLJ_LOCAL_INSTRUCTION,
} llj_local;

// Bytes created by the library: a string, bitcode, or the output of a program.
typedef struct llj_bytes llj_bytes;

// A compiled program, for any number of engines.
typedef struct llj_code llj_code;

// A module as data, as it was when `llj_ir_describe` was called.
typedef struct llj_description llj_description;

// A loaded program. Its variables keep their content from call to call.
typedef struct llj_engine llj_engine;

// The reason why a function failed.
typedef struct llj_error llj_error;

// A function of an engine, which it keeps alive.
typedef struct llj_function llj_function;

// A module that was read, and neither verified nor compiled: it can be described and changed.
typedef struct llj_ir llj_ir;

// An immutable program that was read and verified.
typedef struct llj_module llj_module;

// Options of an engine, which copies them on creation.
typedef struct llj_options llj_options;

// A type.
typedef struct llj_type {
  enum llj_type_kind kind;
  // As in LLVM assembly: `[2 x i64]`, `%pair`.
  const char *text;
  // Name of a struct, without the `%`; null for other types.
  const char *name;
  // Definition of a named struct, `{ i64, i64 }` or `opaque`; null for other types.
  const char *definition;
  // Number of bits of an integer, of a floating-point number, or of a vector of these; 0 for other types.
  uint64_t width;
  // Number of elements of an array or a vector.
  uint64_t length;
  // Address space of a pointer.
  uint32_t address_space;
  // Whether the number of a vector's elements is multiplied by `vscale`.
  bool scalable;
  // Whether a struct has no padding.
  bool packed;
  // Whether a struct has no definition.
  bool opaque;
  // Whether a function takes variable arguments.
  bool variadic;
  // Component types, by their positions.
  const uint32_t *parts;
  size_t part_count;
} llj_type;

// A reference to a value.
typedef struct llj_operand {
  enum llj_value_kind kind;
  // Position of an argument, a block or an instruction in its function, of a global among the globals, or otherwise
  // the number to pass to `llj_description_constant`.
  size_t index;
} llj_operand;

// Attributes of one position.
typedef struct llj_attributes {
  // -1 for a function or a variable, 0 for the result, 1 for the first parameter.
  int32_t place;
  // Each as in LLVM assembly: `nounwind`, `align 8`, `"key"="value"`.
  const char *const *list;
  size_t count;
} llj_attributes;

// A function, a variable, an alias or an ifunc.
typedef struct llj_global {
  enum llj_value_kind kind;
  // Name, without the `@`.
  const char *name;
  // Position of the type of its address.
  size_t type_index;
  // Position of the type of a variable's value, of an aliasee's value, or of a function.
  size_t value_type;
  // Keyword of LLVM assembly; empty for external linkage.
  const char *linkage;
  // `hidden`, `protected`, or empty.
  const char *visibility;
  // `dllimport`, `dllexport`, or empty.
  const char *dll_storage;
  // Whether it is only declared.
  bool is_declaration;
  // Whether a variable is constant.
  bool is_constant;
  // Whether each thread has its own instance of a variable.
  bool is_thread_local;
  // Alignment in bytes; 0 if none is stated.
  uint64_t alignment;
  // Initializer of a variable, aliasee, or resolver; `index` is `SIZE_MAX` if there is none.
  struct llj_operand operand;
  const struct llj_attributes *attributes;
  size_t attribute_count;
} llj_global;

// A parameter.
typedef struct llj_argument {
  // Name, without the `%`; empty if it has only a number.
  const char *name;
  size_t type_index;
  // With its type: `i32 %0`.
  const char *text;
} llj_argument;

// A basic block.
typedef struct llj_block {
  // Name, without the `%`; empty if it has only a number.
  const char *name;
  // Name or number.
  const char *label;
  // Position of its first instruction.
  size_t first;
  size_t count;
} llj_block;

// An instruction.
typedef struct llj_instruction {
  // Name of the opcode in the LangRef: `getelementptr`.
  const char *opcode;
  // Name, without the `%`; empty if it has only a number, or no result.
  const char *name;
  // Type of the result; `void` if it has none.
  size_t type_index;
  // As in LLVM assembly, without the indentation.
  const char *text;
  // Operands in LLVM's order: the arguments of a call precede the callee, and the condition of a branch precedes its
  // blocks, of which the one for true is last.
  const struct llj_operand *operands;
  size_t operand_count;
  // Incoming blocks of a phi, or successors of a terminator, by their positions.
  const size_t *blocks;
  size_t block_count;
  // Attributes of a call.
  const struct llj_attributes *attributes;
  size_t attribute_count;
} llj_instruction;

// The content of a function.
typedef struct llj_body {
  const struct llj_argument *arguments;
  size_t argument_count;
  const struct llj_block *blocks;
  size_t block_count;
  const struct llj_instruction *instructions;
  size_t instruction_count;
  // The whole function as LLVM assembly.
  const char *text;
} llj_body;

// A constant.
typedef struct llj_constant {
  enum llj_value_kind kind;
  size_t type_index;
  // As in LLVM assembly, without the type.
  const char *text;
  // Bits of an integer or a floating-point number, the lowest first.
  const uint64_t *words;
  size_t word_count;
  // Constants and globals that are its components.
  const struct llj_operand *operands;
  size_t operand_count;
} llj_constant;

// Size and alignment of a type.
typedef struct llj_layout {
  // Distance in bytes between elements of an array.
  uint64_t size;
  // Number of bytes that a store writes.
  uint64_t store_size;
  // Alignment that the ABI requires, in bytes.
  uint64_t alignment;
  // Alignment in bytes of variables that state none.
  uint64_t preferred_alignment;
} llj_layout;

// A place in a text. Lines and columns count from 1, columns in characters; offsets count bytes from 0.
typedef struct llj_span {
  // Name under which the text was parsed. Null if there is no place; then all other fields are 0.
  const char *file;
  uint32_t line;
  uint32_t column;
  // End of the range, after its last character.
  uint32_t end_line;
  uint32_t end_column;
  // Offset of its first byte. For bitcode, in the text as which it is shown.
  size_t offset;
  // Number of its bytes.
  size_t length;
} llj_span;

// A place of a diagnostic, with a text about it, which may be empty.
typedef struct llj_label {
  struct llj_span span;
  const char *text;
} llj_label;

// A change of the text that fixes it. An empty span is an insertion.
typedef struct llj_edit {
  struct llj_span span;
  const char *replacement;
} llj_edit;

// An error or a warning about a program.
typedef struct llj_diagnostic {
  enum llj_severity severity;
  // Stable code, such as `E0201`.
  const char *code;
  const char *message;
  // The whole diagnostic as text of several lines, with the marked source line.
  const char *rendered;
  // Places; the first one is the primary one.
  const struct llj_label *labels;
  size_t label_count;
  // Remedies.
  const char *const *help;
  size_t help_count;
  // Edits that fix the text, if the intention is certain.
  const struct llj_edit *edits;
  size_t edit_count;
} llj_diagnostic;

// A frame of the program's call stack.
typedef struct llj_frame {
  // Name of the function, without the `@`.
  const char *function;
  // Current instruction of the function.
  struct llj_span span;
} llj_frame;

// A note about a fault, for example the place where memory was allocated.
typedef struct llj_note {
  const char *text;
  struct llj_span span;
} llj_note;

// The end of a run.
typedef struct llj_outcome {
  enum llj_outcome_kind kind;
  // Kind of the fault in stable words, such as `null pointer` or `division by zero`; null if the outcome is not a
  // fault.
  const char *fault;
  // The limit that was reached: `time`, `fuel`, `memory` or `output`; null if none was reached.
  const char *limit;
  // One sentence.
  const char *message;
  // Status of `exit`.
  int32_t status;
  // Number of the signal that was received; 0 if none was received.
  int32_t signal;
  // Instruction at which the run ended.
  struct llj_span span;
  // Call stack, innermost function first.
  const struct llj_frame *frames;
  size_t frame_count;
  const struct llj_note *notes;
  size_t note_count;
} llj_outcome;

// Content of a scalar.
typedef union llj_content {
  // The bits, the lowest first. The second word is used only for scalars of more than 64 bits.
  uint64_t words[2];
  // An integer of up to 64 bits. A result is sign-extended, except that an `i1` is 0 or 1; an argument may be the
  // signed or the unsigned number.
  int64_t integer;
  // A `float`.
  float f32;
  // A `double`.
  double f64;
  // A pointer.
  void *pointer;
} llj_content;

// A scalar. `llj_int`, `llj_float`, `llj_double` and `llj_pointer` create them.
typedef struct llj_value {
  // An `llj_kind`.
  uint32_t kind;
  // Width in bits; for integers, part of the type.
  uint32_t width;
  union llj_content of;
} llj_value;

// A function that a module defines or declares.
typedef struct llj_signature {
  // Name, without the `@`.
  const char *name;
  // Type, as LLVM writes it: `i64 (i64, double)`.
  const char *type_text;
} llj_signature;

// A function of the host that programs call: `arguments` are `count` scalars of the types with which it was added, and
// the result is written to `result`, whose kind and width are already set. An error that it returns ends the run
// (`LLJ_STATUS_ENDED`, with the fault `host error`), and the library takes ownership of it. The function must return:
// neither an exception of C++ nor `longjmp` may leave it.
typedef struct llj_error *(*llj_callback)(void *data,
                                          const struct llj_value *arguments,
                                          size_t count,
                                          struct llj_value *result);

// Frees the data of a callback.
typedef void (*llj_finalizer)(void *data);

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Returns the version of the library: `"0.1.0"`.
//
// Threads: any.
const char *llj_version(void);

// Returns the types of a module, and their number if `count` is not null.
//
// Threads: any.
const struct llj_type *llj_description_types(const struct llj_description *description, size_t *count);

// Returns the positions of the struct types that the module's globals and functions use, in the order in which LLVM finds
// them, and their number if `count` is not null. Null if there are none.
//
// Threads: any.
const size_t *llj_description_structs(const struct llj_description *description,
                                      size_t *count);

// Returns the globals of a module in the order of the text, and their number if `count` is not null. Null if there are
// none.
//
// Threads: any.
const struct llj_global *llj_description_globals(const struct llj_description *description,
                                                 size_t *count);

// Returns the global at a position as LLVM assembly: a function with its body, any other as one line.
//
// Threads: any.
struct llj_error *llj_description_global_text(const struct llj_description *description,
                                              size_t global,
                                              struct llj_bytes **out);

// Returns the content of the function at a position among the globals. A declaration has neither blocks nor parameter
// names; null if there is no such function.
//
// Threads: any.
const struct llj_body *llj_description_body(const struct llj_description *description,
                                            size_t global);

// Returns a constant by the number in an operand; null if there is none.
//
// Threads: any.
const struct llj_constant *llj_description_constant(const struct llj_description *description, size_t number);

// Computes the size and alignment of the type at a position, by a data layout, or by the module's layout if `layout`
// is null. Fails if the type is unsized.
//
// Threads: any.
struct llj_error *llj_description_layout(const struct llj_description *description,
                                         size_t type_index,
                                         const char *layout,
                                         struct llj_layout *out);

// Computes the offset in bytes of a field of the struct type at a position, by a data layout, or by the module's
// layout if `layout` is null.
//
// Threads: any.
struct llj_error *llj_description_offset(const struct llj_description *description,
                                         size_t type_index,
                                         const char *layout,
                                         size_t field,
                                         uint64_t *out);

// Deletes a description, with all data obtained from it. Null and a handle that was deleted are ignored.
//
// Threads: any.
void llj_description_delete(struct llj_description *description);

// Writes a module in a form (an `llj_form`). `only`, if it is not null, is the function to write; it applies to
// assembly, machine code, Cranelift IR and graphs. Bitcode and bytecode always contain the whole module.
//
// Threads: any.
struct llj_error *llj_module_emit(const struct llj_module *module,
                                  uint32_t form,
                                  const char *only,
                                  struct llj_bytes **out);

// Creates an engine (an `llj_engine_kind`) for a module. `options` may be null. The program does not run yet.
//
// Threads: any. An engine makes one run at a time: other threads wait. For simultaneous runs, each thread needs its
// own engine.
struct llj_error *llj_engine_new(const struct llj_module *module,
                                 uint32_t kind,
                                 const struct llj_options *options,
                                 struct llj_engine **out);

// Deletes an engine. Null and a handle that was deleted are ignored. Functions of the engine keep the resources that
// they need.
//
// Threads: any.
void llj_engine_delete(struct llj_engine *engine);

// Compiles a module to machine code, from which `llj_code_instantiate` creates engines: each has its own variables,
// and costs a small fraction of the compilation.
//
// Threads: any.
struct llj_error *llj_code_new(const struct llj_module *module,
                               const struct llj_options *options,
                               struct llj_code **out);

// Creates an engine from compiled code, with the options of the compilation.
//
// Threads: any.
struct llj_error *llj_code_instantiate(const struct llj_code *code, struct llj_engine **out);

// Deletes compiled code. Null and a handle that was deleted are ignored; engines created from it remain.
//
// Threads: any.
void llj_code_delete(struct llj_code *code);

// Returns the address of a variable, or of any function, of the module, if a callable function reaches it. The program
// owns the memory: access it only while nothing runs. The address of a function can be passed on as a pointer; use
// `llj_function_pointer` to call it.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_engine_address(const struct llj_engine *engine,
                                     const char *name,
                                     void **out);

// Creates an error, to be returned by a callback. The text is copied.
//
// Threads: any.
struct llj_error *llj_error_new(const char *message);

// Returns the reason why the function failed. An invalid handle yields `LLJ_STATUS_ARGUMENT`.
//
// Threads: any.
enum llj_status llj_error_status(const struct llj_error *error);

// Returns the whole error as text, of several lines if it has diagnostics or a call stack. Never null.
//
// Threads: any.
const char *llj_error_message(const struct llj_error *error);

// Returns the diagnostics of a program that was refused, and their number if `count` is not null. Null if there are none.
//
// Threads: any.
const struct llj_diagnostic *llj_error_diagnostics(const struct llj_error *error,
                                                   size_t *count);

// Returns the end of a run that did not return; null for any other error.
//
// Threads: any.
const struct llj_outcome *llj_error_outcome(const struct llj_error *error);

// Deletes an error. Null and a handle that was deleted are ignored.
//
// Threads: any.
void llj_error_delete(struct llj_error *error);

// Looks up a function of a program for calls.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_engine_function(const struct llj_engine *engine,
                                      const char *name,
                                      struct llj_function **out);

// Returns the type of a function as LLVM writes it: `i64 (i64, double)`. Null if the handle is not valid.
//
// Threads: any.
const char *llj_function_type(const struct llj_function *function);

// Returns the type of the result: `i64`. Null if the handle is not valid.
//
// Threads: any.
const char *llj_function_result_type(const struct llj_function *function);

// Returns the number of parameters; 0 if the handle is not valid.
//
// Threads: any.
size_t llj_function_parameter_count(const struct llj_function *function);

// Returns the type of a parameter, by its number from 0. Null if there is none.
//
// Threads: any.
const char *llj_function_parameter_type(const struct llj_function *function, size_t number);

// Calls a function. `arguments` are the scalars of its parameters: a struct, an array or a vector is the sequence of
// its elements. The scalars of the result are written to `results`, which has space for `capacity` of them, and their
// number to `result_count`, if it is not null; if there are more than `capacity`, the call fails and nothing runs. A
// run that does not return is the error `LLJ_STATUS_ENDED`.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_function_call(const struct llj_function *function,
                                    const struct llj_value *arguments,
                                    size_t argument_count,
                                    struct llj_value *results,
                                    size_t capacity,
                                    size_t *result_count);

// Calls a function with arguments of any type, written as in LLVM and separated by commas (`i64 6, { i8, ptr } { i8 1,
// ptr null }`), and returns the result in the same notation. The types may be omitted.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_function_call_text(const struct llj_function *function,
                                         const char *arguments,
                                         struct llj_bytes **out);

// Returns a C function pointer for a function whose parameters and result are scalars of C: cast it to the function's
// type and call it. Such a call is a run like any other, with the engine's limits: if it does not return, the
// pointer's call returns 0, and `llj_take_error` on that thread has the error. The pointer is valid until the
// function's handle is deleted.
//
// Threads: any, also for calls through the pointer, which wait while the engine runs on another thread.
struct llj_error *llj_function_pointer(const struct llj_function *function,
                                       void **out);

// Returns and clears the error of the last call on this thread through an `llj_function_pointer` that did not return.
// Null if there is none.
//
// Threads: any; each has its own error.
struct llj_error *llj_take_error(void);

// Returns the address of a function's machine code, as LLVM's engines return it, for the fastest calls. Such a call is
// not a run: it has no limits, `exit` ends the process, a fault belongs to the process, and an error of a host
// function ends the process. The code exists until function and engine are deleted.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_function_address(const struct llj_function *function,
                                       void **out);

// Deletes a function. Null and a handle that was deleted are ignored.
//
// Threads: any.
void llj_function_delete(struct llj_function *function);

// Reads a module from memory, in any format that `llj_module_parse` accepts, without verifying it: fails only if it
// cannot be read at all. `name` represents it in messages; the bytes are copied.
//
// Threads: any.
struct llj_error *llj_ir_parse(const char *name,
                               const char *bytes,
                               size_t length,
                               struct llj_ir **out);

// Creates a copy of a module, which can be changed independently.
//
// Threads: any; waits for a thread that changes the module.
struct llj_error *llj_ir_clone(const struct llj_ir *ir, struct llj_ir **out);

// Links a second module into the first one, and leaves the second unchanged. If they do not fit, neither changes.
//
// Threads: any; waits for threads that use the modules.
struct llj_error *llj_ir_link(struct llj_ir *ir,
                              const struct llj_ir *other);

// Verifies a module in its current state. If `out` is not null, it receives the program for engines, which later
// changes do not affect.
//
// Threads: any; waits for a thread that changes the module.
struct llj_error *llj_ir_verify(const struct llj_ir *ir,
                                struct llj_module **out);

// Writes a module as LLVM assembly, valid or not. `flags` is 0 or `LLJ_IR_CURRENT`.
//
// Threads: any; waits for a thread that changes the module.
struct llj_error *llj_ir_print(const struct llj_ir *ir, uint32_t flags, struct llj_bytes **out);

// Removes unused globals that no other module could use, and unused declarations, like LLVM's passes `globaldce` and
// `strip-dead-prototypes`. Nothing is removed from a module with assembly, or with metadata that names globals.
//
// Threads: any; waits for threads that use the module.
struct llj_error *llj_ir_prune(struct llj_ir *ir);

// Returns a line of the header (an `llj_header`); empty if the module has none.
//
// Threads: any; waits for a thread that changes the module.
struct llj_error *llj_ir_header(const struct llj_ir *ir, uint32_t header, struct llj_bytes **out);

// Changes a line of the header (an `llj_header`); an empty text removes it.
//
// Threads: any; waits for threads that use the module.
struct llj_error *llj_ir_set_header(struct llj_ir *ir, uint32_t header, const char *text);

// Changes a property (an `llj_property`) of a global. The result is not verified.
//
// Threads: any; waits for threads that use the module.
struct llj_error *llj_ir_set(struct llj_ir *ir, const char *global, uint32_t property, const char *value);

// Names a value (an `llj_local`) of a function by its position: a parameter, a block, or an instruction, counted
// through all blocks. With an empty name, the printer assigns a number; a number is appended to a name that is in use.
//
// Threads: any; waits for threads that use the module.
struct llj_error *llj_ir_set_local_name(struct llj_ir *ir,
                                        const char *function,
                                        uint32_t kind,
                                        size_t index,
                                        const char *name);

// Describes a module in its current state: types, globals, and on demand bodies and constants. `flags` is 0 or
// `LLJ_IR_CURRENT`.
//
// Threads: any; waits for a thread that changes the module.
struct llj_error *llj_ir_describe(const struct llj_ir *ir,
                                  uint32_t flags,
                                  struct llj_description **out);

// Deletes a module. Null and a handle that was deleted are ignored; descriptions and verified programs remain.
//
// Threads: any.
void llj_ir_delete(struct llj_ir *ir);

// Reads and verifies a program in memory: LLVM assembly, bitcode, bytecode of LLVM 1.0 to 1.3, or an archive of these,
// recognized by content. `name` represents it in messages; the bytes are copied.
//
// Threads: any.
struct llj_error *llj_module_parse(const char *name,
                                   const char *bytes,
                                   size_t length,
                                   struct llj_module **out);

// Reads and verifies a file, in any format that `llj_module_parse` accepts.
//
// Threads: any.
struct llj_error *llj_module_read(const char *path, struct llj_module **out);

// Links two modules to a third one: each may define symbols that the other declares. The two modules remain unchanged.
//
// Threads: any.
struct llj_error *llj_module_link(const struct llj_module *first,
                                  const struct llj_module *second,
                                  struct llj_module **out);

// Returns the warnings about a program that was accepted, and their number if `count` is not null. Null if there are none.
//
// Threads: any.
const struct llj_diagnostic *llj_module_warnings(const struct llj_module *module,
                                                 size_t *count);

// Returns the functions that a module defines, in the order of the text, and their number if `count` is not null. Null if
// there are none.
//
// Threads: any.
const struct llj_signature *llj_module_definitions(const struct llj_module *module,
                                                   size_t *count);

// Returns the functions that a module declares and does not define, except intrinsics, and their number if `count` is not
// null. Null if there are none.
//
// Threads: any.
const struct llj_signature *llj_module_declarations(const struct llj_module *module,
                                                    size_t *count);

// Deletes a module. Null and a handle that was deleted are ignored; engines keep the data that they need.
//
// Threads: any.
void llj_module_delete(struct llj_module *module);

// Creates options: no limit except 64 MiB of stack, no host functions; all functions are entry points.
//
// Threads: any.
struct llj_options *llj_options_new(void);

// Deletes options. Null and a handle that was deleted are ignored; engines have copies.
//
// Threads: any.
void llj_options_delete(struct llj_options *options);

// Limits the time of each run, in seconds. 0: no limit.
//
// Threads: any.
struct llj_error *llj_options_set_timeout(struct llj_options *options, double seconds);

// Limits the number of instructions of each run. 0: no limit.
//
// Threads: any.
struct llj_error *llj_options_set_fuel(struct llj_options *options, uint64_t instructions);

// Limits the bytes of a program's variables, heap and stack together. 0: no limit.
//
// Threads: any.
struct llj_error *llj_options_set_max_memory(struct llj_options *options, uint64_t bytes);

// Sets the size of a program's stack in bytes. 0: 64 MiB.
//
// Threads: any.
struct llj_error *llj_options_set_max_stack(struct llj_options *options, uint64_t bytes);

// Sets the optimization level of compiled code: 0, 1 or 2, which is the default.
//
// Threads: any.
struct llj_error *llj_options_set_opt_level(struct llj_options *options, uint32_t level);

// Sets whether Ctrl-C (`SIGINT`) ends a run in progress, with `LLJ_OUTCOME_KIND_INTERRUPTED`. After each run, the
// previous handler of the process is restored.
//
// Threads: any. The handling of Ctrl-C by a run applies to the whole process.
struct llj_error *llj_options_set_interrupt(struct llj_options *options,
                                            bool interrupt);

// Restricts the entry points to these functions: only they can be called, and code that none of them reaches is
// neither checked for support nor compiled.
//
// Threads: any.
struct llj_error *llj_options_set_entries(struct llj_options *options,
                                          const char *const *names,
                                          size_t count);

// Restricts the functions and variables of libraries that the program may use. The names may contain `*` and `?`. Host
// functions are not restricted.
//
// Threads: any.
struct llj_error *llj_options_set_allowed(struct llj_options *options,
                                          const char *const *names,
                                          size_t count);

// Adds a function that the program may call, of a type such as `i64 (ptr, double)`: scalars only. An engine checks
// that the module declares it with this type. `finalizer`, if it is not null, is called with `data` when the last of
// these options and of the engines made from them is deleted, or at once if the function cannot be added.
//
// Threads: any. The callback runs on the thread from which the program calls it.
struct llj_error *llj_options_add_function(struct llj_options *options,
                                           const char *name,
                                           const char *type_text,
                                           llj_callback callback,
                                           void *data,
                                           llj_finalizer finalizer);

// Defines a symbol as an address: of a C function, which programs then call directly (fastest, but its type is not
// checked), or of a variable. Function or variable must have the type that the module declares, and must exist as long
// as an engine uses it.
//
// Threads: any. The function runs on the thread from which the program calls it.
struct llj_error *llj_options_add_address(struct llj_options *options,
                                          const char *name,
                                          const void *address);

// Runs `main` or another function as a program, with arguments, the first of which is the program's name. Flushes C's
// streams before the run, for earlier output of the host, and after it. `status` receives the exit status: of a
// return, or of `exit`, which ends the run and not the process.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_engine_run(const struct llj_engine *engine,
                                 const char *function,
                                 size_t argc,
                                 const char *const *argv,
                                 int32_t *status);

// Runs a program like `llj_engine_run`, and returns its output on standard output, and on standard error unless `err`
// is null. Both are set whenever the program has run, even if an error is returned. `max_output`, if it is not 0, is
// the maximum number of bytes of each: excess output is dropped, and the run ends with the limit `output` when the
// program has ended. `input`, unless it is null, is the program's standard input; otherwise it has that of the
// process.
//
// Threads: any, one such run at a time in the process: others wait. Output of other threads to these two streams in
// the meantime is also captured, and they have the same standard input.
struct llj_error *llj_engine_run_captured(const struct llj_engine *engine,
                                          const char *function,
                                          size_t argc,
                                          const char *const *argv,
                                          const char *input,
                                          size_t input_length,
                                          uint64_t max_output,
                                          struct llj_bytes **out,
                                          struct llj_bytes **err,
                                          int32_t *status);

// Returns the bytes, followed by a NUL, so that text is a C string. `length`, if it is not null, receives their
// number without the NUL. Returns null if the handle is not valid.
//
// Threads: any.
const char *llj_bytes_data(const struct llj_bytes *bytes,
                           size_t *length);

// Deletes the bytes. Null and a handle that was deleted are ignored.
//
// Threads: any.
void llj_bytes_delete(struct llj_bytes *bytes);

// Parses one typed value of LLVM, in the notation of `llj_function_call_text`, and returns it as LLVM writes it: `i8
// 255` is `i8 -1`. Equal values give equal strings; NaNs with different bits are different values.
//
// Threads: any.
struct llj_error *llj_value_normalize(const char *text,
                                      struct llj_bytes **out);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* LLVMLITE_JIT_H */

// Values for arguments. `llj_int(32, -3)` is an `i32`.
static inline llj_value llj_int(uint32_t width, int64_t integer) {
  llj_value value;
  value.kind = LLJ_KIND_INT;
  value.width = width;
  value.of.words[1] = integer < 0 ? UINT64_MAX : 0;
  value.of.integer = integer;
  return value;
}
static inline llj_value llj_double(double number) {
  llj_value value;
  value.kind = LLJ_KIND_DOUBLE;
  value.width = 64;
  value.of.words[1] = 0;
  value.of.f64 = number;
  return value;
}
static inline llj_value llj_float(float number) {
  llj_value value;
  value.kind = LLJ_KIND_FLOAT;
  value.width = 32;
  value.of.words[0] = value.of.words[1] = 0;
  value.of.f32 = number;
  return value;
}
static inline llj_value llj_pointer(const void *pointer) {
  llj_value value;
  value.kind = LLJ_KIND_POINTER;
  value.width = 64;
  value.of.words[1] = 0;
  value.of.pointer = (void *)pointer;
  return value;
}
