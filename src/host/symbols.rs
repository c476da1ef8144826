//! Finding symbols: what is interposed, the courses' runtime, then libc, libm and libgcc.

use super::runtime::Address;
use super::{process, runtime};
use std::ffi::{CStr, CString, c_void};
use std::sync::OnceLock;

/// The C functions whose meaning changes while a program runs inside this process.
static INTERPOSED: &[(&str, Address)] = &[
    ("exit", Address(process::exit as *const c_void)),
    ("quick_exit", Address(process::exit as *const c_void)),
    ("_exit", Address(process::exit_now as *const c_void)),
    ("_Exit", Address(process::exit_now as *const c_void)),
    ("abort", Address(process::abort as *const c_void)),
    ("__assert_fail", Address(process::assert_fail as *const c_void)),
    ("atexit", Address(process::atexit as *const c_void)),
    ("at_quick_exit", Address(process::atexit as *const c_void)),
    ("__cxa_atexit", Address(process::cxa_atexit as *const c_void)),
];

/// A shared library that is opened when first asked for.
struct Library {
    file: &'static CStr,
    handle: OnceLock<usize>,
}

impl Library {
    const fn new(file: &'static CStr) -> Self {
        Library { file, handle: OnceLock::new() }
    }

    fn find(&self, name: &CStr) -> Option<usize> {
        let open = || {
            // SAFETY: opening a system library runs its initialisers, which are harmless; it stays open for good.
            unsafe { libc::dlopen(self.file.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) as usize }
        };
        let handle = *self.handle.get_or_init(open);
        if handle == 0 {
            return None;
        }
        // SAFETY: the handle is open and the name ends in a null byte.
        let address = unsafe { libc::dlsym(handle as *mut c_void, name.as_ptr()) } as usize;
        (address != 0).then_some(address)
    }
}

/// Asked one after the other. Naming the libraries, rather than asking for the whole process, keeps functions of this
/// binary out; libm and libgcc are not even mapped unless a program needs them.
static LIBRARIES: [Library; 3] =
    [Library::new(c"libc.so.6"), Library::new(c"libm.so.6"), Library::new(c"libgcc_s.so.1")];

/// See [`super::resolve`].
pub(super) fn resolve(name: &str) -> Option<usize> {
    // LLVM's `\01` prefix: take the name as it is, without mangling.
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    if let Some((_, address)) = INTERPOSED.iter().find(|(n, _)| *n == name) {
        return Some(address.0 as usize);
    }
    if let Some(address) = runtime::find(name) {
        return Some(address);
    }
    // Headers of newer C libraries rename strtol and friends; older ones have only the plain name.
    let plain = name.strip_prefix("__isoc23_").or_else(|| name.strip_prefix("__isoc99_"));
    [Some(name), plain].into_iter().flatten().find_map(|n| {
        let n = CString::new(n).ok()?;
        LIBRARIES.iter().find_map(|l| l.find(&n))
    })
}

/// Names worth proposing: what C programs call most.
pub(super) const COMMON: &[&str] = &[
    "abort",
    "abs",
    "acos",
    "asin",
    "atan",
    "atan2",
    "atexit",
    "atof",
    "atoi",
    "atol",
    "atoll",
    "bsearch",
    "calloc",
    "cbrt",
    "ceil",
    "clock",
    "close",
    "cos",
    "cosh",
    "exit",
    "exp",
    "exp2",
    "fabs",
    "fclose",
    "feof",
    "ferror",
    "fflush",
    "fgetc",
    "fgets",
    "floor",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "fopen",
    "fprintf",
    "fputc",
    "fputs",
    "fread",
    "free",
    "fscanf",
    "fseek",
    "ftell",
    "fwrite",
    "getc",
    "getchar",
    "getenv",
    "getline",
    "hypot",
    "isalnum",
    "isalpha",
    "isdigit",
    "islower",
    "isprint",
    "isspace",
    "isupper",
    "labs",
    "ldexp",
    "llabs",
    "log",
    "log10",
    "log2",
    "lround",
    "malloc",
    "memchr",
    "memcmp",
    "memcpy",
    "memmove",
    "memset",
    "modf",
    "open",
    "perror",
    "posix_memalign",
    "pow",
    "printf",
    "putc",
    "putchar",
    "puts",
    "qsort",
    "raise",
    "rand",
    "random",
    "read",
    "realloc",
    "remove",
    "rewind",
    "round",
    "scanf",
    "setbuf",
    "setvbuf",
    "signal",
    "sin",
    "sinh",
    "sleep",
    "snprintf",
    "sprintf",
    "sqrt",
    "srand",
    "sscanf",
    "stderr",
    "stdin",
    "stdout",
    "strcat",
    "strchr",
    "strcmp",
    "strcpy",
    "strcspn",
    "strdup",
    "strerror",
    "strlen",
    "strncat",
    "strncmp",
    "strncpy",
    "strpbrk",
    "strrchr",
    "strspn",
    "strstr",
    "strtod",
    "strtok",
    "strtol",
    "strtoul",
    "system",
    "tan",
    "tanh",
    "time",
    "tolower",
    "toupper",
    "trunc",
    "ungetc",
    "usleep",
    "vfprintf",
    "vprintf",
    "vsnprintf",
    "write",
];

/// C functions that call nothing back and always return: safe to call without preparing for more. Sorted.
const LEAVES: &[&str] = &[
    "abs", "acos", "asin", "atan", "atan2", "atof", "atoi", "atol", "atoll", "calloc", "cbrt", "ceil", "clock", "cos",
    "cosh", "exp", "exp2", "fabs", "fflush", "floor", "fma", "fmax", "fmin", "fmod", "fprintf", "fputc", "fputs",
    "free", "fwrite", "getchar", "getenv", "hypot", "isalnum", "isalpha", "isdigit", "islower", "isprint", "isspace",
    "isupper", "labs", "ldexp", "llabs", "log", "log10", "log2", "lround", "malloc", "memchr", "memcmp", "memcpy",
    "memmove", "memset", "modf", "pow", "printf", "putc", "putchar", "puts", "rand", "random", "realloc", "round",
    "sin", "sinh", "snprintf", "sprintf", "sqrt", "srand", "sscanf", "strcat", "strchr", "strcmp", "strcpy", "strcspn",
    "strdup", "strlen", "strncat", "strncmp", "strncpy", "strpbrk", "strrchr", "strspn", "strstr", "strtod", "strtok",
    "strtol", "strtoul", "tan", "tanh", "time", "tolower", "toupper", "trunc",
];

/// See [`super::is_leaf`].
pub(super) fn is_leaf(name: &str) -> bool {
    LEAVES.binary_search(&name).is_ok()
        || matches!(
            name,
            "ll_puts"
                | "ll_strcat"
                | "ll_ltoa"
                | "ll_malloc"
                | "ll_atol"
                | "ll_strlen"
                | "ll_strncopy"
                | "ll_weighted_sum"
        )
        || matches!(
            name,
            "oat_malloc" | "length_of_string" | "string_of_int" | "string_cat" | "print_int" | "print_bool"
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn libc_libm_and_libgcc_are_found_and_our_own_functions_are_not() {
        for name in ["printf", "malloc", "stdout", "sqrt", "fma", "__udivti3", "atexit", "__isoc23_strtol", "\u{1}puts"]
        {
            assert!(resolve(name).is_some(), "{name}");
        }
        for name in ["pritnf", "rust_eh_personality", "main", "", "a\0b", "__rust_alloc"] {
            assert_eq!(resolve(name), None, "{name}");
        }
    }

    #[test]
    fn leaves_are_sorted_and_exist() {
        assert!(LEAVES.is_sorted());
        assert!(LEAVES.iter().chain(COMMON).all(|n| resolve(n).is_some()));
        assert!(is_leaf("strlen") && !is_leaf("qsort") && !is_leaf("exit"));
    }
}
