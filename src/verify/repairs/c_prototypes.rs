//! C prototypes of library functions that programs often forget to declare.

use crate::ir::{Type, TypeKind, Types};

/// Names and types, with `ptr` for every pointer, for 64-bit `long` and `size_t`; sorted by name.
const KNOWN: &[(&str, &str)] = &[
    ("__assert_fail", "void (ptr, ptr, i32, ptr)"),
    ("__errno_location", "ptr ()"),
    ("_exit", "void (i32)"),
    ("abort", "void ()"),
    ("abs", "i32 (i32)"),
    ("access", "i32 (ptr, i32)"),
    ("acos", "double (double)"),
    ("acosh", "double (double)"),
    ("alarm", "i32 (i32)"),
    ("aligned_alloc", "ptr (i64, i64)"),
    ("asctime", "ptr (ptr)"),
    ("asin", "double (double)"),
    ("asinh", "double (double)"),
    ("atan", "double (double)"),
    ("atan2", "double (double, double)"),
    ("atan2f", "float (float, float)"),
    ("atanh", "double (double)"),
    ("atexit", "i32 (ptr)"),
    ("atof", "double (ptr)"),
    ("atoi", "i32 (ptr)"),
    ("atol", "i64 (ptr)"),
    ("atoll", "i64 (ptr)"),
    ("bsearch", "ptr (ptr, ptr, i64, i64, ptr)"),
    ("calloc", "ptr (i64, i64)"),
    ("cbrt", "double (double)"),
    ("cbrtf", "float (float)"),
    ("ceil", "double (double)"),
    ("ceilf", "float (float)"),
    ("chdir", "i32 (ptr)"),
    ("clock", "i64 ()"),
    ("clock_getres", "i32 (i32, ptr)"),
    ("clock_gettime", "i32 (i32, ptr)"),
    ("clock_nanosleep", "i32 (i32, i32, ptr, ptr)"),
    ("close", "i32 (i32)"),
    ("copysign", "double (double, double)"),
    ("copysignf", "float (float, float)"),
    ("cos", "double (double)"),
    ("cosf", "float (float)"),
    ("cosh", "double (double)"),
    ("creat", "i32 (ptr, i32)"),
    ("ctime", "ptr (ptr)"),
    ("difftime", "double (i64, i64)"),
    ("div", "i64 (i32, i32)"),
    ("dlclose", "i32 (ptr)"),
    ("dlerror", "ptr ()"),
    ("dlopen", "ptr (ptr, i32)"),
    ("dlsym", "ptr (ptr, ptr)"),
    ("dprintf", "i32 (i32, ptr, ...)"),
    ("drand48", "double ()"),
    ("dup", "i32 (i32)"),
    ("dup2", "i32 (i32, i32)"),
    ("erf", "double (double)"),
    ("erfc", "double (double)"),
    ("execv", "i32 (ptr, ptr)"),
    ("execvp", "i32 (ptr, ptr)"),
    ("exit", "void (i32)"),
    ("exp", "double (double)"),
    ("exp2", "double (double)"),
    ("expf", "float (float)"),
    ("expm1", "double (double)"),
    ("fabs", "double (double)"),
    ("fabsf", "float (float)"),
    ("fclose", "i32 (ptr)"),
    ("fdim", "double (double, double)"),
    ("fdopen", "ptr (i32, ptr)"),
    ("feof", "i32 (ptr)"),
    ("ferror", "i32 (ptr)"),
    ("fflush", "i32 (ptr)"),
    ("fgetc", "i32 (ptr)"),
    ("fgets", "ptr (ptr, i32, ptr)"),
    ("fileno", "i32 (ptr)"),
    ("floor", "double (double)"),
    ("floorf", "float (float)"),
    ("fma", "double (double, double, double)"),
    ("fmax", "double (double, double)"),
    ("fmaxf", "float (float, float)"),
    ("fmin", "double (double, double)"),
    ("fminf", "float (float, float)"),
    ("fmod", "double (double, double)"),
    ("fmodf", "float (float, float)"),
    ("fopen", "ptr (ptr, ptr)"),
    ("fork", "i32 ()"),
    ("fprintf", "i32 (ptr, ptr, ...)"),
    ("fputc", "i32 (i32, ptr)"),
    ("fputs", "i32 (ptr, ptr)"),
    ("fread", "i64 (ptr, i64, i64, ptr)"),
    ("free", "void (ptr)"),
    ("frexp", "double (double, ptr)"),
    ("fscanf", "i32 (ptr, ptr, ...)"),
    ("fseek", "i32 (ptr, i64, i32)"),
    ("ftell", "i64 (ptr)"),
    ("fwrite", "i64 (ptr, i64, i64, ptr)"),
    ("getc", "i32 (ptr)"),
    ("getchar", "i32 ()"),
    ("getcwd", "ptr (ptr, i64)"),
    ("getenv", "ptr (ptr)"),
    ("geteuid", "i32 ()"),
    ("getgid", "i32 ()"),
    ("getline", "i64 (ptr, ptr, ptr)"),
    ("getpagesize", "i32 ()"),
    ("getpid", "i32 ()"),
    ("getppid", "i32 ()"),
    ("gettimeofday", "i32 (ptr, ptr)"),
    ("getuid", "i32 ()"),
    ("gmtime", "ptr (ptr)"),
    ("hypot", "double (double, double)"),
    ("hypotf", "float (float, float)"),
    ("ilogb", "i32 (double)"),
    ("isalnum", "i32 (i32)"),
    ("isalpha", "i32 (i32)"),
    ("isatty", "i32 (i32)"),
    ("isblank", "i32 (i32)"),
    ("iscntrl", "i32 (i32)"),
    ("isdigit", "i32 (i32)"),
    ("isgraph", "i32 (i32)"),
    ("islower", "i32 (i32)"),
    ("isprint", "i32 (i32)"),
    ("ispunct", "i32 (i32)"),
    ("isspace", "i32 (i32)"),
    ("isupper", "i32 (i32)"),
    ("isxdigit", "i32 (i32)"),
    ("kill", "i32 (i32, i32)"),
    ("labs", "i64 (i64)"),
    ("ldexp", "double (double, i32)"),
    ("ldiv", "{ i64, i64 } (i64, i64)"),
    ("lgamma", "double (double)"),
    ("llabs", "i64 (i64)"),
    ("lldiv", "{ i64, i64 } (i64, i64)"),
    ("llrint", "i64 (double)"),
    ("llround", "i64 (double)"),
    ("localtime", "ptr (ptr)"),
    ("log", "double (double)"),
    ("log10", "double (double)"),
    ("log1p", "double (double)"),
    ("log2", "double (double)"),
    ("logb", "double (double)"),
    ("logf", "float (float)"),
    ("lrint", "i64 (double)"),
    ("lround", "i64 (double)"),
    ("lseek", "i64 (i32, i64, i32)"),
    ("malloc", "ptr (i64)"),
    ("memchr", "ptr (ptr, i32, i64)"),
    ("memcmp", "i32 (ptr, ptr, i64)"),
    ("memcpy", "ptr (ptr, ptr, i64)"),
    ("memmem", "ptr (ptr, i64, ptr, i64)"),
    ("memmove", "ptr (ptr, ptr, i64)"),
    ("memset", "ptr (ptr, i32, i64)"),
    ("mkdir", "i32 (ptr, i32)"),
    ("mktime", "i64 (ptr)"),
    ("mmap", "ptr (ptr, i64, i32, i32, i32, i64)"),
    ("modf", "double (double, ptr)"),
    ("mprotect", "i32 (ptr, i64, i32)"),
    ("munmap", "i32 (ptr, i64)"),
    ("nan", "double (ptr)"),
    ("nanosleep", "i32 (ptr, ptr)"),
    ("nearbyint", "double (double)"),
    ("nextafter", "double (double, double)"),
    ("open", "i32 (ptr, i32, ...)"),
    ("pause", "i32 ()"),
    ("pclose", "i32 (ptr)"),
    ("perror", "void (ptr)"),
    ("pipe", "i32 (ptr)"),
    ("popen", "ptr (ptr, ptr)"),
    ("posix_memalign", "i32 (ptr, i64, i64)"),
    ("pow", "double (double, double)"),
    ("powf", "float (float, float)"),
    ("printf", "i32 (ptr, ...)"),
    ("pthread_create", "i32 (ptr, ptr, ptr, ptr)"),
    ("pthread_detach", "i32 (i64)"),
    ("pthread_equal", "i32 (i64, i64)"),
    ("pthread_exit", "void (ptr)"),
    ("pthread_join", "i32 (i64, ptr)"),
    ("pthread_mutex_destroy", "i32 (ptr)"),
    ("pthread_mutex_init", "i32 (ptr, ptr)"),
    ("pthread_mutex_lock", "i32 (ptr)"),
    ("pthread_mutex_unlock", "i32 (ptr)"),
    ("pthread_self", "i64 ()"),
    ("putc", "i32 (i32, ptr)"),
    ("putchar", "i32 (i32)"),
    ("putenv", "i32 (ptr)"),
    ("puts", "i32 (ptr)"),
    ("qsort", "void (ptr, i64, i64, ptr)"),
    ("raise", "i32 (i32)"),
    ("rand", "i32 ()"),
    ("rand_r", "i32 (ptr)"),
    ("random", "i64 ()"),
    ("read", "i64 (i32, ptr, i64)"),
    ("realloc", "ptr (ptr, i64)"),
    ("realpath", "ptr (ptr, ptr)"),
    ("remainder", "double (double, double)"),
    ("remove", "i32 (ptr)"),
    ("remquo", "double (double, double, ptr)"),
    ("rename", "i32 (ptr, ptr)"),
    ("rewind", "void (ptr)"),
    ("rint", "double (double)"),
    ("rmdir", "i32 (ptr)"),
    ("round", "double (double)"),
    ("roundf", "float (float)"),
    ("scalbn", "double (double, i32)"),
    ("scanf", "i32 (ptr, ...)"),
    ("sched_yield", "i32 ()"),
    ("setbuf", "void (ptr, ptr)"),
    ("setenv", "i32 (ptr, ptr, i32)"),
    ("setlocale", "ptr (i32, ptr)"),
    ("setvbuf", "i32 (ptr, ptr, i32, i64)"),
    ("signal", "ptr (i32, ptr)"),
    ("sin", "double (double)"),
    ("sinf", "float (float)"),
    ("sinh", "double (double)"),
    ("sleep", "i32 (i32)"),
    ("snprintf", "i32 (ptr, i64, ptr, ...)"),
    ("sprintf", "i32 (ptr, ptr, ...)"),
    ("sqrt", "double (double)"),
    ("sqrtf", "float (float)"),
    ("srand", "void (i32)"),
    ("srand48", "void (i64)"),
    ("srandom", "void (i32)"),
    ("sscanf", "i32 (ptr, ptr, ...)"),
    ("stpcpy", "ptr (ptr, ptr)"),
    ("strcasecmp", "i32 (ptr, ptr)"),
    ("strcat", "ptr (ptr, ptr)"),
    ("strchr", "ptr (ptr, i32)"),
    ("strchrnul", "ptr (ptr, i32)"),
    ("strcmp", "i32 (ptr, ptr)"),
    ("strcoll", "i32 (ptr, ptr)"),
    ("strcpy", "ptr (ptr, ptr)"),
    ("strcspn", "i64 (ptr, ptr)"),
    ("strdup", "ptr (ptr)"),
    ("strerror", "ptr (i32)"),
    ("strftime", "i64 (ptr, i64, ptr, ptr)"),
    ("strlen", "i64 (ptr)"),
    ("strncasecmp", "i32 (ptr, ptr, i64)"),
    ("strncat", "ptr (ptr, ptr, i64)"),
    ("strncmp", "i32 (ptr, ptr, i64)"),
    ("strncpy", "ptr (ptr, ptr, i64)"),
    ("strndup", "ptr (ptr, i64)"),
    ("strnlen", "i64 (ptr, i64)"),
    ("strpbrk", "ptr (ptr, ptr)"),
    ("strrchr", "ptr (ptr, i32)"),
    ("strsignal", "ptr (i32)"),
    ("strspn", "i64 (ptr, ptr)"),
    ("strstr", "ptr (ptr, ptr)"),
    ("strtod", "double (ptr, ptr)"),
    ("strtof", "float (ptr, ptr)"),
    ("strtok", "ptr (ptr, ptr)"),
    ("strtok_r", "ptr (ptr, ptr, ptr)"),
    ("strtol", "i64 (ptr, ptr, i32)"),
    ("strtoll", "i64 (ptr, ptr, i32)"),
    ("strtoul", "i64 (ptr, ptr, i32)"),
    ("strtoull", "i64 (ptr, ptr, i32)"),
    ("sysconf", "i64 (i32)"),
    ("system", "i32 (ptr)"),
    ("tan", "double (double)"),
    ("tanf", "float (float)"),
    ("tanh", "double (double)"),
    ("tgamma", "double (double)"),
    ("time", "i64 (ptr)"),
    ("tmpfile", "ptr ()"),
    ("tolower", "i32 (i32)"),
    ("toupper", "i32 (i32)"),
    ("trunc", "double (double)"),
    ("truncf", "float (float)"),
    ("ttyname", "ptr (i32)"),
    ("ungetc", "i32 (i32, ptr)"),
    ("unlink", "i32 (ptr)"),
    ("unsetenv", "i32 (ptr)"),
    ("usleep", "i32 (i32)"),
    ("vfprintf", "i32 (ptr, ptr, ptr)"),
    ("vprintf", "i32 (ptr, ptr)"),
    ("vsnprintf", "i32 (ptr, i64, ptr, ptr)"),
    ("wait", "i32 (ptr)"),
    ("waitpid", "i32 (i32, ptr, i32)"),
    ("write", "i64 (i32, ptr, i64)"),
];

/// Functions of the table whose result is a `char *`.
const TEXTS: &[&str] = &[
    "asctime",
    "ctime",
    "dlerror",
    "fgets",
    "getcwd",
    "getenv",
    "realpath",
    "setlocale",
    "stpcpy",
    "strcat",
    "strchr",
    "strchrnul",
    "strcpy",
    "strdup",
    "strerror",
    "strncat",
    "strncpy",
    "strndup",
    "strpbrk",
    "strrchr",
    "strsignal",
    "strstr",
    "strtok",
    "strtok_r",
    "ttyname",
];

/// Type of a C function, with `ptr` for every pointer.
pub(crate) struct Prototype {
    pub ret: &'static str,
    /// Types of the named parameters.
    pub params: Vec<&'static str>,
    pub variadic: bool,
}

impl Prototype {
    /// Iterates over the names of all known C functions.
    pub(crate) fn names() -> impl Iterator<Item = &'static str> {
        KNOWN.iter().map(|(name, _)| *name)
    }

    /// Returns the type of a known C function; `None` for others.
    pub(crate) fn of(name: &str) -> Option<Prototype> {
        let at = KNOWN.binary_search_by_key(&name, |(known, _)| known).ok()?;
        let (ret, list) = KNOWN[at].1.strip_suffix(')')?.split_once(" (")?;
        let params = list.split(", ").filter(|p| !p.is_empty() && *p != "...").collect();
        Some(Prototype { ret, params, variadic: list.ends_with("...") })
    }

    /// Returns the type that the result of a known C function points to, if C's type says it.
    pub(crate) fn result_pointee(name: &str) -> Option<&'static str> {
        match name {
            "__errno_location" => Some("i32"),
            name => TEXTS.contains(&name).then_some("i8"),
        }
    }

    /// Returns the declaration of a function of this type. `pointer`: spelling of a pointer type.
    pub(crate) fn declaration(&self, name: &str, pointer: &str) -> String {
        let spelled = |ty: &str| if ty == "ptr" { pointer.to_string() } else { ty.to_string() };
        let mut params: Vec<String> = self.params.iter().map(|ty| spelled(ty)).collect();
        params.extend(self.variadic.then(|| "...".to_string()));
        format!("declare {} @{name}({})", spelled(self.ret), params.join(", "))
    }
}

/// Returns the declaration of a C function if a call with these types does not match it, with `ptr` or typed
/// pointers depending on `opaque`. For a variadic function only the named parameters are compared.
pub(crate) fn mismatched_declaration(
    types: &Types,
    name: &str,
    ret: Type,
    params: &[Type],
    opaque: bool,
) -> Option<String> {
    let known = Prototype::of(name)?;
    let matches = |ty: Type, expected: &str| match types.kind(ty) {
        TypeKind::Ptr { .. } => expected == "ptr",
        _ => types.display(ty) == expected,
    };
    let (args, expected) = (params.len(), known.params.len());
    let count_matches = if known.variadic { args >= expected } else { args == expected };
    // The return type must match even if the call ignores the result, since the declaration would be wrong otherwise.
    let types_match =
        params.iter().zip(&known.params).all(|(ty, expected)| matches(*ty, expected)) && matches(ret, known.ret);
    (!count_matches || !types_match).then(|| known.declaration(name, if opaque { "ptr" } else { "i8*" }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_readable() {
        assert!(KNOWN.is_sorted_by_key(|(name, _)| name));
        assert!(TEXTS.iter().all(|name| Prototype::of(name).is_some_and(|known| known.ret == "ptr")));
        let types = Types::default();
        for (name, _) in KNOWN {
            let said = mismatched_declaration(&types, name, Type::LABEL, &[], true).unwrap();
            assert!(
                said.starts_with("declare ") && said.contains(&format!(" @{name}(")) && said.ends_with(')'),
                "{said}"
            );
        }
        assert_eq!(mismatched_declaration(&types, "strlen", Type::I64, &[Type::PTR], true), None);
        assert_eq!(
            mismatched_declaration(&types, "strlen", Type::I32, &[Type::PTR], false).as_deref(),
            Some("declare i64 @strlen(i8*)")
        );
        assert_eq!(mismatched_declaration(&types, "printf", Type::I32, &[Type::PTR, Type::DOUBLE], true), None);
        assert_eq!(mismatched_declaration(&types, "mine", Type::I32, &[], true), None);
    }
}
