//! Definitions of the headers of the C library: constants, and types with their layout on x86-64 Linux.

use super::super::mistakes::Mistake;
use super::literals::{IntConstant, code};
use super::names::{names_type, type_alias, with_sigil, word_length};
use super::nodes::{CastTarget, ExprNode};
use llvmlite_jit::session::Session;

/// Constants of `limits.h`, `stdint.h`, `stdio.h`, `stdlib.h` and `time.h`.
const INTEGERS: &[(&str, i128, &str)] = &[
    ("CHAR_BIT", 8, "i32"),
    ("CHAR_MAX", 127, "i32"),
    ("CHAR_MIN", -128, "i32"),
    ("SCHAR_MAX", 127, "i32"),
    ("SCHAR_MIN", -128, "i32"),
    ("UCHAR_MAX", 255, "i32"),
    ("SHRT_MAX", i16::MAX as i128, "i32"),
    ("SHRT_MIN", i16::MIN as i128, "i32"),
    ("USHRT_MAX", u16::MAX as i128, "i32"),
    ("INT_MAX", i32::MAX as i128, "i32"),
    ("INT_MIN", i32::MIN as i128, "i32"),
    ("UINT_MAX", u32::MAX as i128, "u32"),
    ("LONG_MAX", i64::MAX as i128, "i64"),
    ("LONG_MIN", i64::MIN as i128, "i64"),
    ("ULONG_MAX", u64::MAX as i128, "u64"),
    ("LLONG_MAX", i64::MAX as i128, "i64"),
    ("LLONG_MIN", i64::MIN as i128, "i64"),
    ("ULLONG_MAX", u64::MAX as i128, "u64"),
    ("INT8_MAX", i8::MAX as i128, "i32"),
    ("INT8_MIN", i8::MIN as i128, "i32"),
    ("UINT8_MAX", u8::MAX as i128, "i32"),
    ("INT16_MAX", i16::MAX as i128, "i32"),
    ("INT16_MIN", i16::MIN as i128, "i32"),
    ("UINT16_MAX", u16::MAX as i128, "i32"),
    ("INT32_MAX", i32::MAX as i128, "i32"),
    ("INT32_MIN", i32::MIN as i128, "i32"),
    ("UINT32_MAX", u32::MAX as i128, "u32"),
    ("INT64_MAX", i64::MAX as i128, "i64"),
    ("INT64_MIN", i64::MIN as i128, "i64"),
    ("UINT64_MAX", u64::MAX as i128, "u64"),
    ("INTPTR_MAX", i64::MAX as i128, "i64"),
    ("INTPTR_MIN", i64::MIN as i128, "i64"),
    ("UINTPTR_MAX", u64::MAX as i128, "u64"),
    ("PTRDIFF_MAX", i64::MAX as i128, "i64"),
    ("PTRDIFF_MIN", i64::MIN as i128, "i64"),
    ("INTMAX_MAX", i64::MAX as i128, "i64"),
    ("INTMAX_MIN", i64::MIN as i128, "i64"),
    ("UINTMAX_MAX", u64::MAX as i128, "u64"),
    ("SIZE_MAX", u64::MAX as i128, "u64"),
    ("SSIZE_MAX", i64::MAX as i128, "i64"),
    ("CLOCKS_PER_SEC", 1_000_000, "i64"),
    ("RAND_MAX", i32::MAX as i128, "i32"),
    ("EOF", -1, "i32"),
    ("EXIT_SUCCESS", 0, "i32"),
    ("EXIT_FAILURE", 1, "i32"),
];

/// Constants of the headers of C and POSIX on Linux, of type `int`.
#[rustfmt::skip]
const SYSTEM: &[(&str, i128)] = &[
    ("EPERM", 1), ("ENOENT", 2), ("EINTR", 4), ("EIO", 5), ("EBADF", 9), ("EAGAIN", 11), ("EWOULDBLOCK", 11),
    ("ENOMEM", 12), ("EACCES", 13), ("EFAULT", 14), ("EBUSY", 16), ("EEXIST", 17), ("ENOTDIR", 20), ("EISDIR", 21),
    ("EINVAL", 22), ("ENOSPC", 28), ("ESPIPE", 29), ("EPIPE", 32), ("EDOM", 33), ("ERANGE", 34), ("EDEADLK", 35),
    ("ENOSYS", 38), ("EOVERFLOW", 75), ("EILSEQ", 84), ("ETIMEDOUT", 110), ("O_RDONLY", 0), ("O_WRONLY", 1), ("O_RDWR", 2),
    ("O_CREAT", 64), ("O_EXCL", 128), ("O_TRUNC", 512), ("O_APPEND", 1024), ("O_NONBLOCK", 2048), ("O_CLOEXEC", 0x80000),
    ("SEEK_SET", 0), ("SEEK_CUR", 1), ("SEEK_END", 2), ("R_OK", 4), ("W_OK", 2), ("X_OK", 1), ("F_OK", 0),
    ("S_IRUSR", 0o400), ("S_IWUSR", 0o200), ("S_IXUSR", 0o100), ("S_IRWXU", 0o700),
    ("SIGHUP", 1), ("SIGINT", 2), ("SIGQUIT", 3), ("SIGILL", 4), ("SIGTRAP", 5), ("SIGABRT", 6), ("SIGBUS", 7), ("SIGFPE", 8),
    ("SIGKILL", 9), ("SIGUSR1", 10), ("SIGSEGV", 11), ("SIGUSR2", 12), ("SIGPIPE", 13), ("SIGALRM", 14), ("SIGTERM", 15),
    ("SIGCHLD", 17), ("SIGCONT", 18), ("SIGSTOP", 19), ("SIGTSTP", 20), ("SIGWINCH", 28), ("SIG_BLOCK", 0),
    ("SIG_UNBLOCK", 1), ("SIG_SETMASK", 2), ("PROT_NONE", 0), ("PROT_READ", 1), ("PROT_WRITE", 2),
    ("PROT_EXEC", 4), ("MAP_SHARED", 1), ("MAP_PRIVATE", 2), ("MAP_FIXED", 16), ("MAP_ANONYMOUS", 32),
    ("MAP_ANON", 32), ("CLOCK_REALTIME", 0), ("CLOCK_MONOTONIC", 1), ("CLOCK_PROCESS_CPUTIME_ID", 2),
    ("CLOCK_THREAD_CPUTIME_ID", 3), ("TIME_UTC", 1), ("RTLD_LAZY", 1), ("RTLD_NOW", 2), ("RTLD_GLOBAL", 256),
    ("STDIN_FILENO", 0), ("STDOUT_FILENO", 1), ("STDERR_FILENO", 2), ("BUFSIZ", 8192), ("PATH_MAX", 4096),
    ("FILENAME_MAX", 4096), ("FOPEN_MAX", 16), ("_IOFBF", 0), ("_IOLBF", 1), ("_IONBF", 2), ("MB_LEN_MAX", 16),
    ("LC_CTYPE", 0), ("LC_NUMERIC", 1), ("LC_TIME", 2), ("LC_COLLATE", 3), ("LC_MONETARY", 4), ("LC_ALL", 6),
    ("WNOHANG", 1), ("WUNTRACED", 2), ("AF_UNIX", 1), ("AF_INET", 2), ("AF_INET6", 10), ("SOCK_STREAM", 1),
    ("SOCK_DGRAM", 2), ("POLLIN", 1), ("POLLOUT", 4), ("PTHREAD_CREATE_JOINABLE", 0), ("PTHREAD_CREATE_DETACHED", 1),
    ("PTHREAD_MUTEX_NORMAL", 0), ("PTHREAD_MUTEX_RECURSIVE", 1), ("PTHREAD_MUTEX_ERRORCHECK", 2),
    ("FLT_RADIX", 2), ("FLT_DIG", 6), ("FLT_MANT_DIG", 24), ("DBL_DIG", 15), ("DBL_MANT_DIG", 53), ("DBL_MAX_EXP", 1024),
    ("FE_TONEAREST", 0), ("FE_DOWNWARD", 0x400), ("FE_UPWARD", 0x800), ("FE_TOWARDZERO", 0xc00),
];

/// Constants of `math.h` and `float.h`.
const DOUBLES: &[(&str, f64)] = &[
    ("M_PI", std::f64::consts::PI),
    ("M_PI_2", std::f64::consts::FRAC_PI_2),
    ("M_PI_4", std::f64::consts::FRAC_PI_4),
    ("M_1_PI", std::f64::consts::FRAC_1_PI),
    ("M_2_PI", std::f64::consts::FRAC_2_PI),
    ("M_E", std::f64::consts::E),
    ("M_LN2", std::f64::consts::LN_2),
    ("M_LN10", std::f64::consts::LN_10),
    ("M_LOG2E", std::f64::consts::LOG2_E),
    ("M_LOG10E", std::f64::consts::LOG10_E),
    ("M_SQRT2", std::f64::consts::SQRT_2),
    ("M_SQRT1_2", std::f64::consts::FRAC_1_SQRT_2),
    ("DBL_MAX", f64::MAX),
    ("DBL_MIN", f64::MIN_POSITIVE),
    ("DBL_EPSILON", f64::EPSILON),
    ("HUGE_VAL", f64::INFINITY),
];

/// Constants of type `float`.
const FLOATS: &[(&str, f32)] = &[
    ("FLT_MAX", f32::MAX),
    ("FLT_MIN", f32::MIN_POSITIVE),
    ("FLT_EPSILON", f32::EPSILON),
    ("INFINITY", f32::INFINITY),
    ("NAN", f32::NAN),
];

/// Returns a constant defined by C headers, such as `INT_MAX`.
pub fn named_constant(word: &str) -> Option<ExprNode> {
    if let Some((_, value, ty)) = INTEGERS.iter().find(|(name, ..)| *name == word) {
        return Some(ExprNode::Int(IntConstant { value: *value, ty }));
    }
    if let Some((_, value)) = SYSTEM.iter().find(|(name, _)| *name == word) {
        return Some(ExprNode::Int(IntConstant { value: *value, ty: "i32" }));
    }
    if let Some((_, value)) = DOUBLES.iter().find(|(name, _)| *name == word) {
        return Some(ExprNode::Float(float_text(*value)));
    }
    if let Some((_, value)) = FLOATS.iter().find(|(name, _)| *name == word) {
        let value = ExprNode::Float(float_text((*value).into()));
        return Some(ExprNode::Cast(CastTarget::Scalar("float".into()), value.into()));
    }
    // Handlers for `signal`.
    if let Some(number) = ["SIG_DFL", "SIG_IGN"].iter().position(|name| *name == word) {
        let number = ExprNode::Int(IntConstant::int(number as i32));
        return Some(ExprNode::Cast(CastTarget::Pointer("i8".into()), number.into()));
    }
    if matches!(word, "MAP_FAILED" | "SIG_ERR") {
        return Some(ExprNode::Cast(CastTarget::Pointer("i8".into()), ExprNode::Int(IntConstant::int(-1)).into()));
    }
    matches!(word, "NULL" | "nullptr").then(|| ExprNode::Word("null".into()))
}

/// Integer types of headers, which [`CastTarget::read`] reads.
#[rustfmt::skip]
const INTEGER_TYPES: &[&str] = &[
    "blkcnt_t", "blksize_t", "char16_t", "char32_t", "clock_t", "clockid_t", "dev_t", "gid_t", "id_t", "ino_t", "int16_t",
    "int32_t", "int64_t", "int8_t", "intmax_t", "intptr_t", "key_t", "mode_t", "nfds_t", "nlink_t", "off_t", "pid_t",
    "pthread_key_t", "pthread_once_t", "pthread_t", "ptrdiff_t", "rlim_t", "sig_atomic_t", "size_t", "socklen_t", "ssize_t",
    "suseconds_t", "time_t", "uid_t", "uint16_t", "uint32_t", "uint64_t", "uint8_t", "uintmax_t", "uintptr_t", "useconds_t",
    "wchar_t", "wint_t",
];

/// Other words of headers.
const OTHERS: &[&str] = &[
    "MAP_FAILED",
    "NULL",
    "PTHREAD_COND_INITIALIZER",
    "PTHREAD_MUTEX_INITIALIZER",
    "PTHREAD_RWLOCK_INITIALIZER",
    "SIG_DFL",
    "SIG_ERR",
    "SIG_IGN",
    "assert",
    "errno",
    "stderr",
    "stdin",
    "stdout",
];

/// Returns the names of constants, variables and types of headers, but for those of functions and tags.
pub fn names<'a>() -> impl Iterator<Item = &'a str> {
    let constants = INTEGERS.iter().map(|(name, ..)| *name).chain(SYSTEM.iter().map(|(name, _)| *name));
    let constants = constants.chain(DOUBLES.iter().map(|(name, _)| *name)).chain(FLOATS.iter().map(|(name, _)| *name));
    constants.chain(OTHERS.iter().copied()).chain(types())
}

/// Returns the names of types of headers, without tags.
pub fn types<'a>() -> impl Iterator<Item = &'a str> {
    let records = TYPES.iter().map(|(name, _)| *name).filter(|name| !name.contains(' '));
    INTEGER_TYPES.iter().copied().chain(records)
}

/// Returns the tags of the structs of headers.
pub fn tags<'a>() -> impl Iterator<Item = &'a str> {
    TYPES.iter().filter_map(|(name, _)| name.strip_prefix("struct "))
}

/// Returns the definition in C of a type of a header, such as `FILE` and `struct tm`.
pub fn definition(name: &str) -> Option<&'static str> {
    TYPES.iter().find(|(known, _)| *known == name).map(|(_, definition)| *definition)
}

/// Returns a number as LLVM writes it.
fn float_text(value: f64) -> String {
    if value.is_nan() { format!("{:#X}", value.to_bits()).replace('X', "x") } else { format!("{value:?}") }
}

/// Types that are structs, unions or pointers to them, each with its definition in C. Definitions that others need come first.
#[rustfmt::skip]
const TYPES: &[(&str, &str)] = &[
    ("FILE", "typedef struct _IO_FILE FILE;"),
    ("DIR", "typedef struct __dirstream DIR;"),
    ("div_t", "typedef struct { int quot; int rem; } div_t;"),
    ("ldiv_t", "typedef struct { long quot; long rem; } ldiv_t;"),
    ("lldiv_t", "typedef struct { long long quot; long long rem; } lldiv_t;"),
    ("struct tm", "struct tm { int tm_sec; int tm_min; int tm_hour; int tm_mday; int tm_mon; int tm_year; int tm_wday; \
                   int tm_yday; int tm_isdst; long tm_gmtoff; char *tm_zone; };"),
    ("struct timespec", "struct timespec { long tv_sec; long tv_nsec; };"),
    ("struct timeval", "struct timeval { long tv_sec; long tv_usec; };"),
    ("struct timezone", "struct timezone { int tz_minuteswest; int tz_dsttime; };"),
    ("struct itimerval", "struct itimerval { struct timeval it_interval; struct timeval it_value; };"),
    ("struct itimerspec", "struct itimerspec { struct timespec it_interval; struct timespec it_value; };"),
    ("struct stat", "struct stat { unsigned long st_dev; unsigned long st_ino; unsigned long st_nlink; unsigned st_mode; \
                     unsigned st_uid; unsigned st_gid; int __pad0; unsigned long st_rdev; long st_size; long st_blksize; \
                     long st_blocks; struct timespec st_atim; struct timespec st_mtim; struct timespec st_ctim; \
                     long __glibc_reserved[3]; };"),
    ("struct dirent", "struct dirent { unsigned long d_ino; long d_off; unsigned short d_reclen; unsigned char d_type; \
                       char d_name[256]; };"),
    ("struct rlimit", "struct rlimit { unsigned long rlim_cur; unsigned long rlim_max; };"),
    ("struct utsname", "struct utsname { char sysname[65]; char nodename[65]; char release[65]; char version[65]; \
                        char machine[65]; char domainname[65]; };"),
    ("struct pollfd", "struct pollfd { int fd; short events; short revents; };"),
    ("struct iovec", "struct iovec { void *iov_base; unsigned long iov_len; };"),
    ("struct passwd", "struct passwd { char *pw_name; char *pw_passwd; unsigned pw_uid; unsigned pw_gid; char *pw_gecos; \
                       char *pw_dir; char *pw_shell; };"),
    ("pthread_mutex_t", "typedef union { char __size[40]; long __align; } pthread_mutex_t;"),
    ("pthread_cond_t", "typedef union { char __size[48]; long __align; } pthread_cond_t;"),
    ("pthread_rwlock_t", "typedef union { char __size[56]; long __align; } pthread_rwlock_t;"),
    ("pthread_barrier_t", "typedef union { char __size[32]; long __align; } pthread_barrier_t;"),
    ("pthread_attr_t", "typedef union { char __size[56]; long __align; } pthread_attr_t;"),
    ("pthread_mutexattr_t", "typedef union { char __size[4]; int __align; } pthread_mutexattr_t;"),
    ("pthread_condattr_t", "typedef union { char __size[4]; int __align; } pthread_condattr_t;"),
    ("sem_t", "typedef union { char __size[32]; long __align; } sem_t;"),
    ("sigset_t", "typedef struct { unsigned long __val[16]; } sigset_t;"),
];

/// Functions that return a struct: name, type of the result and declaration in C.
const RETURN_STRUCTS: &[(&str, &str, &str)] = &[
    ("div", "div_t", "div_t div(int numer, int denom);"),
    ("ldiv", "ldiv_t", "ldiv_t ldiv(long numer, long denom);"),
    ("lldiv", "lldiv_t", "lldiv_t lldiv(long long numer, long long denom);"),
];

/// Types whose values only have a meaning within a function, and what to do instead.
const REFUSED: &[(&str, &str)] = &[
    ("jmp_buf", JUMP),
    ("sigjmp_buf", JUMP),
    (
        "va_list",
        "functions with variable arguments are written in LLVM: `define i32 @sum(i32 %n, ...) {`, with `llvm.va_start`",
    ),
];

const JUMP: &str = "`setjmp` returns a second time to the function that called it, so that it is written in LLVM, or in a file \
                    for `:load`";

/// Returns the definitions in C of the types of headers that a text uses and the session does not have, and the declarations of
/// functions that return a struct.
pub fn missing_types(text: &str, session: &Session) -> Vec<&'static str> {
    let mut found = Vec::new();
    find_types(text, session, &mut found);
    found
}

fn find_types(text: &str, session: &Session, found: &mut Vec<&'static str>) {
    let is_word_char = |c: char| c.is_ascii_alphanumeric() || "._$%@".contains(c);
    let mut end = 0;
    for (at, _) in code(text) {
        if at < end || text[..at].ends_with(is_word_char) {
            continue;
        }
        let word = &text[at..at + word_length(&text[at..])];
        if word.is_empty() {
            continue;
        }
        end = at + word.len();
        let behind = text[end..].trim_start();
        let function = RETURN_STRUCTS.iter().find(|(name, ..)| *name == word && behind.starts_with('('));
        if let Some((name, record, declaration)) = function
            && session.library_declaration(name).is_some()
            && !found.contains(declaration)
        {
            find_types(&format!("{record} result"), session, found);
            found.push(declaration);
        }
        // `localtime(&now)->tm_year`
        let result = session.library_declaration_in_c(word).filter(|_| behind.starts_with('(') && text.contains("->"));
        if let Some((record, _)) = result.and_then(|declaration| declaration.split_once(" *"))
            && record.starts_with("struct ")
        {
            find_types(&format!("{record} result"), session, found);
        }
        let is_record = text[..at].trim_end().ends_with("struct");
        let is_used = match is_record {
            true => !behind.starts_with(['{', ';']),
            false => names_type(behind) && with_sigil(word, session).is_none(),
        };
        let name = if is_record { format!("struct {word}") } else { word.to_string() };
        let Some((_, definition)) = TYPES.iter().find(|(known, _)| *known == name).filter(|_| is_used) else {
            continue;
        };
        let is_known = match is_record {
            true => session.knows(&format!("%struct.{word}")) || session.knows(&format!("%{word}")),
            false => type_alias(word, session).is_some(),
        };
        if !is_known && !found.contains(definition) {
            find_types(definition.split_once('{').map_or("", |(_, members)| members), session, found);
            found.push(definition);
        }
    }
}

/// Reports a type of a header that is not supported.
pub(super) fn refused_type(word: &str, at: usize) -> Option<Mistake> {
    let (_, instead) = REFUSED.iter().find(|(name, _)| *name == word)?;
    Some(Mistake::at(format!("there is no `{word}` here: {instead}"), at..at + word.len()))
}

/// Returns the initializer that a macro of a header stands for.
pub(super) fn initializer(word: &str) -> Option<&'static str> {
    match word {
        "PTHREAD_MUTEX_INITIALIZER" | "PTHREAD_COND_INITIALIZER" | "PTHREAD_RWLOCK_INITIALIZER" => Some("{0}"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_headers_are_known() {
        for name in INTEGER_TYPES {
            assert!(CastTarget::read(name).is_some(), "{name}");
        }
        for name in OTHERS.iter().filter(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_')) {
            assert!(named_constant(name).is_some() || initializer(name).is_some(), "{name}");
        }
        assert!(names().any(|name| name == "ENOENT") && tags().any(|tag| tag == "timespec"));
    }
}
