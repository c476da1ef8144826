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


// As LLVM 22 has it: pointers without pointees, `memory(read)` for `readonly`, and a `switch` without its case values among the
// operands.
#define LLJ_IR_CURRENT 1

// Kind of a type.
typedef enum llj_type_kind {
  LLJ_TYPE_KIND_VOID,
  LLJ_TYPE_KIND_LABEL,
  LLJ_TYPE_KIND_TOKEN,
  LLJ_TYPE_KIND_METADATA,
  // `width` says how many bits.
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
  // `parts` has the type of the result, and those of the parameters.
  LLJ_TYPE_KIND_FUNCTION,
  // A type of a target.
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
  // An integer: its bits are in `words`.
  LLJ_VALUE_KIND_INT,
  // A floating-point number: the bits of its own format are in `words`.
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

// Why a function has failed.
typedef enum llj_status {
  // The call was wrong: a handle that is null or was deleted, an argument of another type, a function that the program
  // does not have.
  LLJ_STATUS_ARGUMENT = 1,
  // The program cannot be read: no such file, or neither text nor bitcode.
  LLJ_STATUS_SOURCE,
  // The program has errors, or uses something that the engine does not support: `llj_error_diagnostics`.
  LLJ_STATUS_REFUSED,
  // The engine is running already, on this thread: a function of the host has called it again.
  LLJ_STATUS_RUNNING,
  // The run did not return: `llj_error_outcome`.
  LLJ_STATUS_ENDED,
  // A function of the host has returned this error.
  LLJ_STATUS_HOST,
  // A mistake of this library.
  LLJ_STATUS_INTERNAL,
} llj_status;

// Whether a diagnostic refuses the program.
typedef enum llj_severity {
  LLJ_SEVERITY_WARNING,
  LLJ_SEVERITY_ERROR,
} llj_severity;

// How a run has ended that did not return.
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
  // A mistake of this library.
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
  // A result that the program has left undefined, which only the interpreter says.
  LLJ_KIND_UNDEF,
  // A result that is poison, which only the interpreter says.
  LLJ_KIND_POISON,
} llj_kind;

// Which engine runs a program.
typedef enum llj_engine_kind {
  // Machine code. The caller vouches for the program, as for any code of its own: an access that the hardware refuses ends
  // the run, but a stray store into memory of the process goes unnoticed.
  LLJ_ENGINE_KIND_JIT,
  // The interpreter: slow, and it stops at the first step that LLVM leaves undefined.
  LLJ_ENGINE_KIND_INTERPRETER,
  // Machine code that checks its accesses to memory, and stops at the first mistake with the interpreter's report. The
  // first such engine of a process reserves 37 TiB of its address space.
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
  // Machine code, in AT&T syntax, with the statements that it comes from.
  LLJ_FORM_MACHINE_CODE,
  // Cranelift's IR, with the statements that it comes from.
  LLJ_FORM_CLIF,
  // Control flow graphs as SVG.
  LLJ_FORM_CFG_SVG,
  // Control flow graphs in the language of Graphviz.
  LLJ_FORM_CFG_DOT,
} llj_form;

// A line in the head of a module.
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
  // Name, without the `@`. If another global has it, the next free one of `name.1`, `name.2`, ….
  LLJ_PROPERTY_NAME,
  // Linkage, as LLVM assembly has it: `internal`; `external` or nothing for the usual one.
  LLJ_PROPERTY_LINKAGE,
  // Visibility: `hidden`, `protected`; `default` or nothing for the usual one.
  LLJ_PROPERTY_VISIBILITY,
  // DLL storage class: `dllimport`, `dllexport`; nothing for none.
  LLJ_PROPERTY_DLL_STORAGE,
  // An attribute that a function gets, by its keyword: `noinline`.
  LLJ_PROPERTY_FUNCTION_ATTRIBUTE,
} llj_property;

// A value of a function that has a name.
typedef enum llj_local {
  // A parameter.
  LLJ_LOCAL_ARGUMENT,
  // A block.
  LLJ_LOCAL_BLOCK,
  // The result of an instruction.
  LLJ_LOCAL_INSTRUCTION,
} llj_local;

// Bytes that the library has made: a text, bitcode, or what a program has written.
typedef struct llj_bytes llj_bytes;

// A program that is compiled, for any number of engines.
typedef struct llj_code llj_code;

// A module as data, at the time at which `llj_ir_describe` was called.
typedef struct llj_description llj_description;

// A program that is loaded: variables keep their content from call to call.
typedef struct llj_engine llj_engine;

// Why a function has failed.
typedef struct llj_error llj_error;

// A function of an engine, which it keeps alive.
typedef struct llj_function llj_function;

// A module that was read, and neither verified nor compiled: it can be described and changed.
typedef struct llj_ir llj_ir;

// A program: read, verified, and never changed.
typedef struct llj_module llj_module;

// Options of an engine. An engine takes a copy when it is made.
typedef struct llj_options llj_options;

// A type.
typedef struct llj_type {
  enum llj_type_kind kind;
  // As LLVM assembly has it: `[2 x i64]`, `%pair`.
  const char *text;
  // Name of a struct, without the `%`; null for other types.
  const char *name;
  // Definition of a named struct, `{ i64, i64 }` or `opaque`; null for other types.
  const char *definition;
  // Bits of an integer, of a floating-point number, or of a vector of these; 0 for other types.
  uint64_t width;
  // Number of the elements of an array or a vector.
  uint64_t length;
  // Address space of a pointer.
  uint32_t address_space;
  // Whether the number of a vector's elements is multiplied by `vscale`.
  bool scalable;
  // Whether a struct has no padding.
  bool packed;
  // Whether a struct has no definition.
  bool opaque;
  // Whether a function takes further arguments.
  bool variadic;
  // Types that it consists of, by their positions.
  const uint32_t *parts;
  size_t part_count;
} llj_type;

// A value that another one refers to.
typedef struct llj_operand {
  enum llj_value_kind kind;
  // Position of an argument, a block or an instruction in its function, of a global among the globals, or else the number
  // that `llj_description_constant` takes.
  size_t index;
} llj_operand;

// Attributes of one place.
typedef struct llj_attributes {
  // -1 for a function or a variable, 0 for the result, 1 for the first parameter.
  int32_t place;
  // Each as LLVM assembly has it: `nounwind`, `align 8`, `"key"="value"`.
  const char *const *list;
  size_t count;
} llj_attributes;

// A function, a variable, an alias or an ifunc.
typedef struct llj_global {
  enum llj_value_kind kind;
  // Without the `@`.
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
  // Whether it is defined elsewhere.
  bool is_declaration;
  // Whether a variable is constant.
  bool is_constant;
  // Whether a variable exists once for each thread.
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
  // Without the `%`; empty if it has a number only.
  const char *name;
  size_t type_index;
  // With its type: `i32 %0`.
  const char *text;
} llj_argument;

// A basic block.
typedef struct llj_block {
  // Without the `%`; empty if it has a number only.
  const char *name;
  // Name or number.
  const char *label;
  // Position of its first instruction.
  size_t first;
  size_t count;
} llj_block;

// An instruction.
typedef struct llj_instruction {
  // LangRef's name: `getelementptr`.
  const char *opcode;
  // Without the `%`; empty if it has a number only, or no result.
  const char *name;
  // Type of the result: `void` if it has none.
  size_t type_index;
  // As LLVM assembly has it, without the indentation.
  const char *text;
  // Operands in LLVM's order: the arguments of a call before the callee, the condition of a branch before its blocks, of
  // which the one for true is the last.
  const struct llj_operand *operands;
  size_t operand_count;
  // Blocks that a phi has values for, or the successors of a terminator, by their positions.
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
  // As LLVM assembly has it, without the type.
  const char *text;
  // Bits of an integer or a floating-point number, the lowest first.
  const uint64_t *words;
  size_t word_count;
  // Constants and globals that it consists of.
  const struct llj_operand *operands;
  size_t operand_count;
} llj_constant;

// Size and alignment of a type.
typedef struct llj_layout {
  // Bytes from one element of an array to the next.
  uint64_t size;
  // Bytes that a store writes.
  uint64_t store_size;
  // Alignment that the ABI requires, in bytes.
  uint64_t alignment;
  // Alignment of variables that state none, in bytes.
  uint64_t preferred_alignment;
} llj_layout;

// A place in a text. Lines and columns count from 1, columns in characters; offsets count bytes from 0.
typedef struct llj_span {
  // Name that the text was parsed under. Null if there is no place; then all else is 0.
  const char *file;
  uint32_t line;
  uint32_t column;
  // End of the range, behind its last character.
  uint32_t end_line;
  uint32_t end_column;
  // Byte at which it begins. For bitcode, in the text that it is shown as.
  size_t offset;
  // Number of its bytes.
  size_t length;
} llj_span;

// A place of a diagnostic, with a text about it, which may be empty.
typedef struct llj_label {
  struct llj_span span;
  const char *text;
} llj_label;

// A change of the text that mends it. An empty span is an insertion.
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
  // Edits that mend the text, if the intention is certain.
  const struct llj_edit *edits;
  size_t edit_count;
} llj_diagnostic;

// A frame of the program's call stack.
typedef struct llj_frame {
  // Name of the function, without the `@`.
  const char *function;
  // Instruction that it was at.
  struct llj_span span;
} llj_frame;

// A remark about a fault: where memory was allocated, for instance.
typedef struct llj_note {
  const char *text;
  struct llj_span span;
} llj_note;

// The end of a run.
typedef struct llj_outcome {
  enum llj_outcome_kind kind;
  // Kind of the fault in stable words, such as `null pointer` or `division by zero`; null if it is none.
  const char *fault;
  // The limit that was reached: `time`, `fuel`, `memory` or `output`; null if none was.
  const char *limit;
  // One sentence.
  const char *message;
  // Status of `exit`.
  int32_t status;
  // Number of the signal that was received; 0 if none was.
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
  // The bits, the lowest first. The second word counts for scalars of more than 64 bits.
  uint64_t words[2];
  // An integer of up to 64 bits. A result is sign-extended, except that an `i1` is 0 or 1; an argument may be the signed
  // or the unsigned number.
  int64_t integer;
  // A `float`.
  float f32;
  // A `double`.
  double f64;
  // A pointer.
  void *pointer;
} llj_content;

// A scalar. `llj_int`, `llj_float`, `llj_double` and `llj_pointer` make them.
typedef struct llj_value {
  // An `llj_kind`.
  uint32_t kind;
  // Width in bits; of integers it is part of the type.
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

// A function of the host that programs call: `arguments` are `count` scalars of the types that it was added with, and the
// result goes to `result`, whose kind and width are set already. An error that it returns ends the run
// (`LLJ_STATUS_ENDED`, with the fault `host error`), and belongs to the library from then on. It must return: neither
// an exception of C++ nor `longjmp` may leave it.
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

// Returns the content of the function at a position among the globals. A declaration has neither blocks nor names of
// parameters; null if there is no such function.
//
// Threads: any.
const struct llj_body *llj_description_body(const struct llj_description *description,
                                            size_t global);

// Returns a constant by the number that an operand has; null if there is none.
//
// Threads: any.
const struct llj_constant *llj_description_constant(const struct llj_description *description, size_t number);

// Computes size and alignment of the type at a position, by a data layout, or by that of the module if `layout` is null. It is
// an error if the type has no size.
//
// Threads: any.
struct llj_error *llj_description_layout(const struct llj_description *description,
                                         size_t type_index,
                                         const char *layout,
                                         struct llj_layout *out);

// Computes the offset of a field of the struct type at a position in bytes, by a data layout, or by that of the module if
// `layout` is null.
//
// Threads: any.
struct llj_error *llj_description_offset(const struct llj_description *description,
                                         size_t type_index,
                                         const char *layout,
                                         size_t field,
                                         uint64_t *out);

// Deletes a description, with all that it has given. Null and a handle that was deleted are ignored.
//
// Threads: any.
void llj_description_delete(struct llj_description *description);

// Writes a module in a form (an `llj_form`). `only`, if it is not null, is the function to show: then assembly, machine
// code, Cranelift's IR and graphs have it alone. Bitcode and bytecode are always of the whole module.
//
// Threads: any.
struct llj_error *llj_module_emit(const struct llj_module *module,
                                  uint32_t form,
                                  const char *only,
                                  struct llj_bytes **out);

// Makes an engine (an `llj_engine_kind`) that runs a module. `options` may be null. Nothing of the program runs yet.
//
// Threads: any. An engine makes one run at a time: other threads wait. For runs at the same time each thread has an engine of
// its own.
struct llj_error *llj_engine_new(const struct llj_module *module,
                                 uint32_t kind,
                                 const struct llj_options *options,
                                 struct llj_engine **out);

// Deletes an engine. Null and a handle that was deleted are ignored. Functions of the engine keep what they need.
//
// Threads: any.
void llj_engine_delete(struct llj_engine *engine);

// Compiles a module to machine code that `llj_code_instantiate` makes engines of: each has variables of its own, and
// costs a small part of what compiling costs.
//
// Threads: any.
struct llj_error *llj_code_new(const struct llj_module *module,
                               const struct llj_options *options,
                               struct llj_code **out);

// Makes an engine of compiled code, with the options that the code was compiled with.
//
// Threads: any.
struct llj_error *llj_code_instantiate(const struct llj_code *code, struct llj_engine **out);

// Deletes compiled code. Null and a handle that was deleted are ignored; engines made of it stay.
//
// Threads: any.
void llj_code_delete(struct llj_code *code);

// Returns the address of a variable, or of any function, of the module, if a function that can be called reaches it. The
// program owns it: access it only while nothing runs. A function's address is for passing it on as a pointer; to call it
// there is `llj_function_pointer`.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_engine_address(const struct llj_engine *engine,
                                     const char *name,
                                     void **out);

// Makes an error for a callback to return. The text is copied.
//
// Threads: any.
struct llj_error *llj_error_new(const char *message);

// Returns why the function has failed. A handle that is not valid gives `LLJ_STATUS_ARGUMENT`.
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

// Calls a function. `arguments` are the scalars of its parameters: a struct, an array or a vector is the sequence of its
// elements. The scalars of the result go to `results`, which has place for `capacity` of them, and their number to
// `result_count`, if it is not null; if there are more than `capacity`, the call fails and nothing runs. A run that does
// not return is the error `LLJ_STATUS_ENDED`.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_function_call(const struct llj_function *function,
                                    const struct llj_value *arguments,
                                    size_t argument_count,
                                    struct llj_value *results,
                                    size_t capacity,
                                    size_t *result_count);

// Calls a function with arguments of any type, written as LLVM writes them and separated by commas
// (`i64 6, { i8, ptr } { i8 1, ptr null }`), and returns the result in the same way. The types may be left out.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_function_call_text(const struct llj_function *function,
                                         const char *arguments,
                                         struct llj_bytes **out);

// Returns a pointer of C to a function whose parameters and result are scalars of C: cast it to the function's type and call
// it. Such a call is a run like any other, with the engine's limits: if it does not return, the pointer's call returns 0, and
// `llj_take_error` on that thread has the error. The pointer is valid until the function's handle is deleted.
//
// Threads: any, also for calls by way of the pointer, which wait while the engine runs on another thread.
struct llj_error *llj_function_pointer(const struct llj_function *function,
                                       void **out);

// Returns the error of the last call on this thread by way of an `llj_function_pointer` that did not return, and forgets it.
// Null if there is none.
//
// Threads: any; each has an error of its own.
struct llj_error *llj_take_error(void);

// Returns the address of a function's machine code, as LLVM's engines return it: the fastest call. Such a call is no run: it has
// no limits, `exit` ends the process, a fault is the process's own, and an error of a host function ends the process. The
// code is there until function and engine are deleted.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_function_address(const struct llj_function *function,
                                       void **out);

// Deletes a function. Null and a handle that was deleted are ignored.
//
// Threads: any.
void llj_function_delete(struct llj_function *function);

// Reads a module from memory, of any format that `llj_module_parse` takes, without verifying it: the error names what
// cannot be read at all. `name` stands for it in messages; the bytes are copied.
//
// Threads: any.
struct llj_error *llj_ir_parse(const char *name,
                               const char *bytes,
                               size_t length,
                               struct llj_ir **out);

// Makes a copy of a module, which is changed on its own.
//
// Threads: any; one that changes the module is waited for.
struct llj_error *llj_ir_clone(const struct llj_ir *ir, struct llj_ir **out);

// Links a second module into the first one, and leaves the second as it is. If they do not fit, neither changes.
//
// Threads: any; those that use the modules are waited for.
struct llj_error *llj_ir_link(struct llj_ir *ir,
                              const struct llj_ir *other);

// Verifies a module as it is now. If `out` is not null, it gets the program that engines accept, which later changes do not
// affect.
//
// Threads: any; one that changes the module is waited for.
struct llj_error *llj_ir_verify(const struct llj_ir *ir,
                                struct llj_module **out);

// Writes a module as LLVM assembly, valid or not. `flags` is 0 or `LLJ_IR_CURRENT`.
//
// Threads: any; one that changes the module is waited for.
struct llj_error *llj_ir_print(const struct llj_ir *ir, uint32_t flags, struct llj_bytes **out);

// Removes the globals that only the module could use and does not, and declarations that nothing uses: LLVM's passes `globaldce`
// and `strip-dead-prototypes`. Nothing is removed from a module with assembly, or with metadata that names globals.
//
// Threads: any; those that use the module are waited for.
struct llj_error *llj_ir_prune(struct llj_ir *ir);

// Returns a line of the head (an `llj_header`); empty if the module has none.
//
// Threads: any; one that changes the module is waited for.
struct llj_error *llj_ir_header(const struct llj_ir *ir, uint32_t header, struct llj_bytes **out);

// Changes a line of the head (an `llj_header`); an empty text removes it.
//
// Threads: any; those that use the module are waited for.
struct llj_error *llj_ir_set_header(struct llj_ir *ir, uint32_t header, const char *text);

// Changes a property (an `llj_property`) of a global. The result is not verified.
//
// Threads: any; those that use the module are waited for.
struct llj_error *llj_ir_set(struct llj_ir *ir, const char *global, uint32_t property, const char *value);

// Names a value (an `llj_local`) of a function by its position: a parameter, a block, or an instruction, counted through all
// blocks. An empty name leaves it to the printer, which numbers; a name that is taken gets a number behind it.
//
// Threads: any; those that use the module are waited for.
struct llj_error *llj_ir_set_local_name(struct llj_ir *ir,
                                        const char *function,
                                        uint32_t kind,
                                        size_t index,
                                        const char *name);

// Describes a module as it is now: types, globals, and on demand bodies and constants. `flags` is 0 or `LLJ_IR_CURRENT`.
//
// Threads: any; one that changes the module is waited for.
struct llj_error *llj_ir_describe(const struct llj_ir *ir,
                                  uint32_t flags,
                                  struct llj_description **out);

// Deletes a module. Null and a handle that was deleted are ignored; descriptions and verified programs stay.
//
// Threads: any.
void llj_ir_delete(struct llj_ir *ir);

// Reads and verifies a program in memory: LLVM assembly, bitcode, bytecode of LLVM 1.x, or an archive of these, which it
// tells apart by content. `name` stands for it in messages; the bytes are copied.
//
// Threads: any.
struct llj_error *llj_module_parse(const char *name,
                                   const char *bytes,
                                   size_t length,
                                   struct llj_module **out);

// Reads and verifies a file, of any format that `llj_module_parse` takes.
//
// Threads: any.
struct llj_error *llj_module_read(const char *path, struct llj_module **out);

// Links two modules to a third one: each may define what the other declares. The two stay as they are.
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

// Deletes a module. Null and a handle that was deleted are ignored; engines keep what they need of it.
//
// Threads: any.
void llj_module_delete(struct llj_module *module);

// Makes options: no limit except 64 MiB of stack, no host functions, every function of the module an entry point.
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

// Whether Ctrl-C (`SIGINT`) ends a run, with `LLJ_OUTCOME_KIND_INTERRUPTED`, while one is under way. The handler that the
// process has for it is back after each run.
//
// Threads: any. What one run does about Ctrl-C, it does for the process.
struct llj_error *llj_options_set_interrupt(struct llj_options *options,
                                            bool interrupt);

// Restricts the entry points to these functions: only they can be called, and what none of them reaches is neither checked
// for support nor compiled.
//
// Threads: any.
struct llj_error *llj_options_set_entries(struct llj_options *options,
                                          const char *const *names,
                                          size_t count);

// Restricts which functions and variables of libraries the program may use. The names may have `*` and `?`. Host functions
// are not restricted.
//
// Threads: any.
struct llj_error *llj_options_set_allowed(struct llj_options *options,
                                          const char *const *names,
                                          size_t count);

// Adds a function that the program may call, of a type such as `i64 (ptr, double)`: scalars only. An engine checks
// that the module declares it so. `finalizer`, if it is not null, is called with `data` when neither these options nor an
// engine has the function any more, or at once if it cannot be added.
//
// Threads: any. The callback runs on the thread from which the program calls it.
struct llj_error *llj_options_add_function(struct llj_options *options,
                                           const char *name,
                                           const char *type_text,
                                           llj_callback callback,
                                           void *data,
                                           llj_finalizer finalizer);

// Adds a function of C at an address, which programs call directly: the fastest way, and unchecked; or a variable that they
// declare. The declaration must have its type, and it must exist as long as an engine has it.
//
// Threads: any. The function runs on the thread from which the program calls it.
struct llj_error *llj_options_add_address(struct llj_options *options,
                                          const char *name,
                                          const void *address);

// Runs `main` or another function as a program, with arguments, the first of which is the program's name. What the host has
// written to C's streams before is flushed first, and what the program writes at its end. `status` gets the exit status: of a
// return, or of `exit`, which ends the run and not the process.
//
// Threads: any; waits while the engine runs on another thread.
struct llj_error *llj_engine_run(const struct llj_engine *engine,
                                 const char *function,
                                 size_t argc,
                                 const char *const *argv,
                                 int32_t *status);

// Runs a program as `llj_engine_run` does, and returns what it has written to standard output, and to standard error
// unless `err` is null. Both are set whenever the program has run, also if an error is returned. `max_output`, if it is not 0,
// is the most bytes of each: what is more is not kept, and the run ends with the limit `output` when the program has ended.
// `input`, unless it is null, is what the program finds in standard input; otherwise it has that of the process.
//
// Threads: any, one such run at a time in the process: others wait. What other threads write to these two meanwhile is captured
// too, and they have the same standard input.
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

// Returns the bytes, which a NUL follows, so that a text is a string of C. `length`, if it is not null, gets their
// number without the NUL. Returns null if the handle is not valid.
//
// Threads: any.
const char *llj_bytes_data(const struct llj_bytes *bytes,
                           size_t *length);

// Deletes the bytes. Null and a handle that was deleted are ignored.
//
// Threads: any.
void llj_bytes_delete(struct llj_bytes *bytes);

// Parses one typed value of LLVM, as `llj_function_call_text` takes them, and returns it as LLVM writes it: `i8 255`
// is `i8 -1`. A form has one way to be written.
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
