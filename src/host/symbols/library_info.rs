//! Properties of functions of the C library and of the courses' runtime, by name.

use super::{drop_mangling_escape, loaded_libraries};

/// Whether the frames of a host function may be abandoned after a fault caused by a bad address of the program: it
/// neither calls back, nor holds a lock, nor leaves the heap inconsistent. After a fault in any other function the
/// process cannot be trusted. Applies only to names that [`resolve`](super::resolve) found, since a program may define
/// its own function of that name.
pub fn can_be_abandoned(name: &str) -> bool {
    (group_contains(MEMORY, name) || group_contains(MATH, name)) && !loaded_libraries::is_in_loaded_library(name)
}

/// Whether a host function can be interrupted at any point without an effect on the output of the program: it computes,
/// or waits for a time, for another thread or process, or for input.
pub fn can_be_interrupted(name: &str) -> bool {
    (group_contains(WAITING, name) || group_contains(MEMORY, name) || group_contains(MATH, name))
        && !loaded_libraries::is_in_loaded_library(name)
}

/// Whether a function belongs to the group `@math` of `--allow`: arithmetic, and the classification of characters.
pub(in crate::host) fn is_math(name: &str) -> bool {
    group_contains(MATH, name)
}

/// Returns the reason why interpreted programs cannot call a function, although compiled code may call it.
pub(in crate::host) fn not_interpreted(name: &str) -> Option<&'static str> {
    match drop_mangling_escape(name) {
        "clone" | "__clone" => Some("the new process would run in the interpreter's own memory"),
        name if makes_threads(name) || name.starts_with("_ZNSt6thread15_M_start_thread") => {
            Some("the interpreter runs programs on one thread")
        }
        _ => None,
    }
}

/// Whether a function belongs to the group `@memory` of `--allow`: functions on memory and strings, including
/// conversions between strings and numbers.
pub(in crate::host) fn is_memory(name: &str) -> bool {
    group_contains(MEMORY, name)
}

/// Returns candidates for a misspelled name.
pub(in crate::host) fn suggestion_candidates() -> impl Iterator<Item = &'static str> {
    [MEMORY, MATH, MAY_HOLD_LOCKS, OTHER].into_iter().flat_map(str::split_ascii_whitespace)
}

/// Returns the reason why programs that run in the host's process cannot call a function of the C library.
pub(in crate::host) fn unsupported(name: &str) -> Option<&'static str> {
    match drop_mangling_escape(name) {
        "on_exit" | "fopencookie" => Some("the registered function would outlive the program"),
        _ => None,
    }
}

/// Whether a function creates or cancels threads of the program: a program that calls it must be run on a separate
/// thread.
pub fn makes_threads(name: &str) -> bool {
    matches!(drop_mangling_escape(name), "pthread_create" | "thrd_create" | "pthread_cancel")
        || matches!(drop_mangling_escape(name), "__pthread_register_cancel" | "__pthread_register_cancel_defer")
        || matches!(drop_mangling_escape(name), "_pthread_cleanup_push" | "_pthread_cleanup_push_defer")
}

/// Whether a symbol belongs to C++: its function may throw, and the C++ library defines it.
pub(in crate::host) fn is_cxx(name: &str) -> bool {
    let name = drop_mangling_escape(name);
    ["_Z", "__cxa_", "__gxx_", "_Unwind_", "__gcc_personality", "__dynamic_cast", "__cxx"]
        .iter()
        .any(|p| name.starts_with(p))
}

/// Whether a function of the C++ library may terminate the program, because of an exception that is not caught or not
/// permitted.
pub fn may_terminate(name: &str) -> bool {
    let name = drop_mangling_escape(name);
    matches!(name, "_ZSt9terminatev" | "_Unwind_Resume" | "_Znwm" | "_Znam")
        || name.starts_with("__cxa_")
        || name.starts_with("_ZSt") && name.contains("_throw_")
}

/// Whether a signal may arrive during a function of the C library without leaving a lock held: the function sends a
/// signal to the program itself (as `write` to a closed pipe sends `SIGPIPE`), or waits while others do (`sleep`).
pub fn is_signal_safe_point(name: &str) -> bool {
    matches!(
        drop_mangling_escape(name),
        "raise" | "kill" | "killpg" | "tgkill" | "pthread_kill" | "sigqueue" | "pause" | "sigsuspend"
    ) || matches!(drop_mangling_escape(name), "sleep" | "usleep" | "nanosleep" | "write" | "syscall" | "gsignal")
}

/// Whether a host function may throw: unwind out of itself.
pub fn may_throw(name: &str) -> bool {
    is_cxx(name) || loaded_libraries::is_in_loaded_library(name)
}

fn group_contains(group: &str, name: &str) -> bool {
    group.split_ascii_whitespace().any(|n| n == drop_mangling_escape(name))
}

/// Memory and string functions: they hold no lock and do not access the heap, so they can be left by a jump after a
/// fault.
static MEMORY: &str = "
    __isoc23_strtol __isoc23_strtoll __isoc23_strtoul __isoc23_strtoull __memcpy_chk __memmove_chk __memset_chk
    __stpcpy_chk __strcat_chk __strcpy_chk __strncat_chk __strncpy_chk atoi atol atoll bcmp bcopy bzero
    explicit_bzero ffs ffsl ffsll index ll_atol ll_puts ll_strcat ll_strlen ll_strncopy memccpy memchr memcmp
    memcpy memfrob memmem memmove mempcpy memrchr memset rawmemchr rindex stpcpy stpncpy strcasecmp strcasestr
    strcat strchr strchrnul strcmp strcpy strcspn string_cat strlen strncasecmp strncat strncmp strncpy strnlen
    strpbrk strrchr strsep strspn strstr strtoimax strtok strtok_r strtol strtoll strtoul strtoull strtoumax
    swab wcpcpy wcpncpy wcscasecmp wcscat wcschr wcschrnul wcscmp wcscpy wcscspn wcslen wcsncasecmp wcsncat wcsncmp
    wcsncpy wcsnlen wcspbrk wcsrchr wcsspn wcsstr wcstok wmemchr wmemcmp wmemcpy wmemmove wmempcpy wmemset
";

/// Arithmetic functions: they access no memory except their arguments.
static MATH: &str = "
    __ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc __errno_location __finite __finitef __fpclassify
    __fpclassifyf __isinf __isinff __isnan __isnanf __signbit __signbitf abs acos acosf acosh acoshf acoshl
    acosl asin asinf asinh asinhf asinhl asinl atan atan2 atan2f atan2l atanf atanh atanhf atanhl atanl cbrt
    cbrtf cbrtl ceil ceilf ceill copysign copysignf copysignl cos cosf cosh coshf coshl cosl div erf erfc erfcf
    erfcl erff erfl exp exp10 exp10f exp10l exp2 exp2f exp2l expf expl expm1 expm1f expm1l fabs fabsf fabsl fdim
    fdimf fdiml finite floor floorf floorl fma fmaf fmal fmax fmaxf fmaxl fmin fminf fminl fmod fmodf fmodl
    frexp frexpf frexpl htonl htons hypot hypotf hypotl ilogb ilogbf ilogbl imaxabs isalnum isalpha isascii
    isblank iscntrl isdigit isgraph isinf islower isnan isprint ispunct isspace isupper iswalnum iswalpha
    iswdigit iswlower iswspace iswupper isxdigit j0 j1 jn labs ldexp ldexpf ldexpl ldiv lgamma lgammaf lgammal
    ll_weighted_sum llabs lldiv llrint llrintf llrintl llround llroundf llroundl log log10 log10f log10l log1p
    log1pf log1pl log2 log2f log2l logb logbf logbl logf logl lrint lrintf lrintl lround lroundf lroundl modf
    modff modfl nan nanf nanl nearbyint nearbyintf nearbyintl nextafter nextafterf nextafterl nexttoward
    nexttowardf nexttowardl ntohl ntohs pow powf powl remainder remainderf remainderl remquo remquof remquol
    rint rintf rintl round roundeven roundevenf roundevenl roundf roundl scalbln scalblnf scalblnl scalbn
    scalbnf scalbnl sin sincos sincosf sincosl sinf sinh sinhf sinhl sinl sqrt sqrtf sqrtl tan tanf tanh tanhf
    tanhl tanl tgamma tgammaf tgammal toascii tolower toupper towlower towupper trunc truncf truncl y0 y1 yn
";

/// Functions that wait, without holding the lock of an output stream.
static WAITING: &str = "
    _IO_getc __isoc23_fscanf __isoc23_scanf __isoc99_fscanf __isoc99_scanf accept clock_nanosleep epoll_wait fgetc fgets
    fread fscanf getc getchar getdelim getline gets nanosleep pause poll ppoll pselect pthread_barrier_wait
    pthread_cond_timedwait pthread_cond_wait pthread_join pthread_mutex_lock pthread_rwlock_rdlock
    pthread_rwlock_wrlock read readv recv recvfrom scanf select sem_timedwait sem_wait sigsuspend sigtimedwait
    sigwait sigwaitinfo sleep thrd_join thrd_sleep usleep wait waitid waitpid
";

/// Functions that neither call back nor end the run, but may hold a lock or have the heap in an inconsistent
/// state.
static MAY_HOLD_LOCKS: &str = "
    _IO_getc _IO_putc __fprintf_chk __isoc23_fscanf __isoc23_scanf __isoc23_sscanf __isoc99_fscanf
    __isoc99_scanf __isoc99_sscanf __printf_chk __snprintf_chk __sprintf_chk __vfprintf_chk __vprintf_chk
    __vsnprintf_chk __vsprintf_chk access aligned_alloc asctime asprintf atof btowc calloc cfree chdir clearenv
    clearerr clock clock_getres clock_gettime close creat ctime difftime dprintf drand48 dup dup2 erand48 fclose
    fdopen feof ferror fflush fgetc fgetpos fgets fileno fopen fprintf fputc fputs fputs_unlocked fputws fread
    free freopen fscanf fseek fseeko fsetpos fstat ftell ftello fwrite fwrite_unlocked getc getc_unlocked
    getchar getchar_unlocked getcwd getdelim getenv geteuid getgid gethostname getline getpagesize getpid
    getppid gets gettimeofday getuid gmtime gmtime_r isatty ll_ltoa ll_malloc localeconv localtime localtime_r
    lrand48 lseek lstat malloc malloc_usable_size mblen mbrtowc mbstowcs mbtowc memalign mkdir mkstemp mktime
    mmap mprotect mrand48 munmap nanosleep oat_malloc open pclose perror pipe popen posix_memalign pread
    print_bool print_int printf putc putc_unlocked putchar putchar_unlocked putenv puts putwchar pwrite rand
    rand_r random read realloc reallocarray remove rename rewind rmdir scanf secure_getenv setbuf setenv
    setlinebuf setlocale setvbuf sleep snprintf sprintf srand srand48 srandom sscanf stack_test stat strcoll
    strdup strerror strftime string_of_int strndup strsignal strtod strtof strtold strxfrm sysconf time
    timespec_get tmpfile tmpnam ungetc unlink unsetenv usleep valloc vasprintf vdprintf vfprintf vfscanf vprintf
    vscanf vsnprintf vsprintf vsscanf wcrtomb wcsdup wcstombs wctob wctomb wprintf write
";

/// Functions that call back, or end the run or the process; listed as candidates for misspelled names.
static OTHER: &str = "
    _Exit __assert_fail __cxa_atexit _exit _longjmp _setjmp abort alarm at_quick_exit atexit bsearch execv
    execve execvp exit fork kill lfind longjmp lsearch pause pthread_create pthread_join pthread_mutex_lock
    pthread_mutex_unlock pthread_self qsort qsort_r quick_exit raise setjmp sigaction siglongjmp signal
    sigsetjmp system tdelete tfind tsearch twalk wait waitpid
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_is_listed_twice() {
        let all: Vec<&str> = suggestion_candidates().collect();
        assert_eq!(all.iter().collect::<std::collections::HashSet<_>>().len(), all.len());
    }

    #[test]
    fn functions_with_callbacks_or_locks_cannot_be_abandoned() {
        for name in ["qsort", "exit", "ll_callback", "print_string", "signal", "printf", "malloc", "free", "print_int"]
        {
            assert!(!can_be_abandoned(name), "{name}");
        }
        for name in ["strlen", "\u{1}memcpy", "sqrt", "ll_puts"] {
            assert!(can_be_abandoned(name), "{name}");
        }
    }

    #[test]
    fn listed_functions_exist() {
        // `gets` was removed from the headers, `cfree` from the library; the rest depends on glibc's version.
        let missing: Vec<&str> = suggestion_candidates()
            .filter(|n| unsupported(n).is_none() && crate::host::symbols::resolve(n).is_none())
            .collect();
        assert!(missing.len() < 20, "{missing:?}");
    }
}
