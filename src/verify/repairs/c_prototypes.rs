//! C prototypes of library functions that programs often forget to declare.

use crate::ir::{Type, TypeKind, Types};

/// Declarations in C, sorted by name.
const KNOWN: &[&str] = &[
    "void _Exit(int status)",
    "void __assert_fail(const char *assertion, const char *file, unsigned line, const char *function)",
    "int *__errno_location(void)",
    "void _exit(int status)",
    "void abort(void)",
    "int abs(int x)",
    "int access(const char *name, int type)",
    "double acos(double x)",
    "double acosh(double x)",
    "unsigned alarm(unsigned seconds)",
    "void *aligned_alloc(size_t alignment, size_t size)",
    "char *asctime(const struct tm *tp)",
    "char *asctime_r(const struct tm *tp, char *buf)",
    "double asin(double x)",
    "double asinh(double x)",
    "double atan(double x)",
    "double atan2(double y, double x)",
    "float atan2f(float y, float x)",
    "double atanh(double x)",
    "int atexit(void (*func)(void))",
    "double atof(const char *nptr)",
    "int atoi(const char *nptr)",
    "long atol(const char *nptr)",
    "long long atoll(const char *nptr)",
    "void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compar)(const void *, const void *))",
    "void *calloc(size_t count, size_t size)",
    "double cbrt(double x)",
    "float cbrtf(float x)",
    "double ceil(double x)",
    "float ceilf(float x)",
    "int chdir(const char *path)",
    "clock_t clock(void)",
    "int clock_getres(clockid_t clock_id, struct timespec *res)",
    "int clock_gettime(clockid_t clock_id, struct timespec *tp)",
    "int clock_nanosleep(clockid_t clock_id, int flags, const struct timespec *req, struct timespec *rem)",
    "int close(int fd)",
    "int closedir(DIR *dirp)",
    "double copysign(double x, double y)",
    "float copysignf(float x, float y)",
    "double cos(double x)",
    "float cosf(float x)",
    "double cosh(double x)",
    "int creat(const char *file, mode_t mode)",
    "char *ctime(const time_t *timer)",
    "char *ctime_r(const time_t *timer, char *buf)",
    "double difftime(time_t time1, time_t time0)",
    "div_t div(int numer, int denom)",
    "int dlclose(void *handle)",
    "char *dlerror(void)",
    "void *dlopen(const char *file, int mode)",
    "void *dlsym(void *handle, const char *name)",
    "int dprintf(int fd, const char *fmt, ...)",
    "double drand48(void)",
    "int dup(int fd)",
    "int dup2(int fd, int fd2)",
    "double erf(double x)",
    "double erfc(double x)",
    "int execl(const char *path, const char *arg, ...)",
    "int execlp(const char *file, const char *arg, ...)",
    "int execv(const char *path, char *const argv[])",
    "int execve(const char *path, char *const argv[], char *const envp[])",
    "int execvp(const char *file, char *const argv[])",
    "void exit(int status)",
    "double exp(double x)",
    "double exp2(double x)",
    "float expf(float x)",
    "double expm1(double x)",
    "double fabs(double x)",
    "float fabsf(float x)",
    "int fclose(FILE *stream)",
    "double fdim(double x, double y)",
    "FILE *fdopen(int fd, const char *mode)",
    "int feof(FILE *stream)",
    "int ferror(FILE *stream)",
    "int fflush(FILE *stream)",
    "int fgetc(FILE *stream)",
    "char *fgets(char *s, int n, FILE *stream)",
    "int fileno(FILE *stream)",
    "double floor(double x)",
    "float floorf(float x)",
    "double fma(double x, double y, double z)",
    "double fmax(double x, double y)",
    "float fmaxf(float x, float y)",
    "double fmin(double x, double y)",
    "float fminf(float x, float y)",
    "double fmod(double x, double y)",
    "float fmodf(float x, float y)",
    "FILE *fopen(const char *filename, const char *mode)",
    "pid_t fork(void)",
    "int fprintf(FILE *stream, const char *format, ...)",
    "int fputc(int c, FILE *stream)",
    "int fputs(const char *s, FILE *stream)",
    "size_t fread(void *ptr, size_t size, size_t count, FILE *stream)",
    "void free(void *ptr)",
    "FILE *freopen(const char *filename, const char *mode, FILE *stream)",
    "double frexp(double x, int *exponent)",
    "int fscanf(FILE *stream, const char *format, ...)",
    "int fseek(FILE *stream, long off, int whence)",
    "int fstat(int fd, struct stat *buf)",
    "long ftell(FILE *stream)",
    "size_t fwrite(const void *ptr, size_t size, size_t count, FILE *stream)",
    "int getc(FILE *stream)",
    "int getchar(void)",
    "char *getcwd(char *buf, size_t size)",
    "char *getenv(const char *name)",
    "uid_t geteuid(void)",
    "gid_t getgid(void)",
    "ssize_t getline(char **lineptr, size_t *n, FILE *stream)",
    "int getpagesize(void)",
    "pid_t getpid(void)",
    "pid_t getppid(void)",
    "struct passwd *getpwuid(uid_t uid)",
    "int getrlimit(int resource, struct rlimit *rlimits)",
    "int gettimeofday(struct timeval *tv, void *tz)",
    "uid_t getuid(void)",
    "struct tm *gmtime(const time_t *timer)",
    "struct tm *gmtime_r(const time_t *timer, struct tm *tp)",
    "double hypot(double x, double y)",
    "float hypotf(float x, float y)",
    "int ilogb(double x)",
    "int isalnum(int c)",
    "int isalpha(int c)",
    "int isatty(int fd)",
    "int isblank(int c)",
    "int iscntrl(int c)",
    "int isdigit(int c)",
    "int isgraph(int c)",
    "int islower(int c)",
    "int isprint(int c)",
    "int ispunct(int c)",
    "int isspace(int c)",
    "int isupper(int c)",
    "int isxdigit(int c)",
    "int kill(pid_t pid, int sig)",
    "long labs(long x)",
    "double ldexp(double x, int exponent)",
    "ldiv_t ldiv(long numer, long denom)",
    "double lgamma(double x)",
    "long long llabs(long long x)",
    "lldiv_t lldiv(long long numer, long long denom)",
    "long long llrint(double x)",
    "long long llround(double x)",
    "struct tm *localtime(const time_t *timer)",
    "struct tm *localtime_r(const time_t *timer, struct tm *tp)",
    "double log(double x)",
    "double log10(double x)",
    "double log1p(double x)",
    "double log2(double x)",
    "double logb(double x)",
    "float logf(float x)",
    "long lrint(double x)",
    "long lround(double x)",
    "off_t lseek(int fd, off_t offset, int whence)",
    "int lstat(const char *file, struct stat *buf)",
    "void *malloc(size_t size)",
    "size_t mbstowcs(wchar_t *dest, const char *src, size_t n)",
    "void *memchr(const void *s, int c, size_t n)",
    "int memcmp(const void *s1, const void *s2, size_t n)",
    "void *memcpy(void *dest, const void *src, size_t n)",
    "void *memmem(const void *haystack, size_t haystacklen, const void *needle, size_t needlelen)",
    "void *memmove(void *dest, const void *src, size_t n)",
    "void *memset(void *s, int c, size_t n)",
    "int mkdir(const char *path, mode_t mode)",
    "time_t mktime(struct tm *tp)",
    "void *mmap(void *addr, size_t len, int prot, int flags, int fd, off_t offset)",
    "double modf(double x, double *iptr)",
    "int mprotect(void *addr, size_t len, int prot)",
    "int munmap(void *addr, size_t len)",
    "double nan(const char *tagb)",
    "int nanosleep(const struct timespec *requested_time, struct timespec *remaining)",
    "double nearbyint(double x)",
    "double nextafter(double x, double y)",
    "int open(const char *file, int oflag, ...)",
    "DIR *opendir(const char *name)",
    "int pause(void)",
    "int pclose(FILE *stream)",
    "void perror(const char *s)",
    "int pipe(int pipefd[2])",
    "int poll(struct pollfd *fds, nfds_t nfds, int timeout)",
    "FILE *popen(const char *command, const char *mode)",
    "int posix_memalign(void **memptr, size_t alignment, size_t size)",
    "double pow(double x, double y)",
    "float powf(float x, float y)",
    "int printf(const char *format, ...)",
    "int pthread_attr_destroy(pthread_attr_t *attr)",
    "int pthread_attr_init(pthread_attr_t *attr)",
    "int pthread_attr_setdetachstate(pthread_attr_t *attr, int detachstate)",
    "int pthread_attr_setstacksize(pthread_attr_t *attr, size_t stacksize)",
    "int pthread_barrier_destroy(pthread_barrier_t *barrier)",
    "int pthread_barrier_init(pthread_barrier_t *barrier, const pthread_barrierattr_t *attr, unsigned count)",
    "int pthread_barrier_wait(pthread_barrier_t *barrier)",
    "int pthread_cond_broadcast(pthread_cond_t *cond)",
    "int pthread_cond_destroy(pthread_cond_t *cond)",
    "int pthread_cond_init(pthread_cond_t *cond, const pthread_condattr_t *cond_attr)",
    "int pthread_cond_signal(pthread_cond_t *cond)",
    "int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, const struct timespec *abstime)",
    "int pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex)",
    "int pthread_create(pthread_t *newthread, const pthread_attr_t *attr, void *(*start_routine)(void *), void *arg)",
    "int pthread_detach(pthread_t th)",
    "int pthread_equal(pthread_t thread1, pthread_t thread2)",
    "void pthread_exit(void *retval)",
    "void *pthread_getspecific(pthread_key_t key)",
    "int pthread_join(pthread_t th, void **thread_return)",
    "int pthread_key_create(pthread_key_t *key, void (*destr_function)(void *))",
    "int pthread_mutex_destroy(pthread_mutex_t *mutex)",
    "int pthread_mutex_init(pthread_mutex_t *mutex, const pthread_mutexattr_t *mutexattr)",
    "int pthread_mutex_lock(pthread_mutex_t *mutex)",
    "int pthread_mutex_trylock(pthread_mutex_t *mutex)",
    "int pthread_mutex_unlock(pthread_mutex_t *mutex)",
    "int pthread_mutexattr_destroy(pthread_mutexattr_t *attr)",
    "int pthread_mutexattr_init(pthread_mutexattr_t *attr)",
    "int pthread_mutexattr_settype(pthread_mutexattr_t *attr, int kind)",
    "int pthread_once(pthread_once_t *once_control, void (*init_routine)(void))",
    "int pthread_rwlock_destroy(pthread_rwlock_t *rwlock)",
    "int pthread_rwlock_init(pthread_rwlock_t *rwlock, const pthread_rwlockattr_t *attr)",
    "int pthread_rwlock_rdlock(pthread_rwlock_t *rwlock)",
    "int pthread_rwlock_unlock(pthread_rwlock_t *rwlock)",
    "int pthread_rwlock_wrlock(pthread_rwlock_t *rwlock)",
    "pthread_t pthread_self(void)",
    "int pthread_setspecific(pthread_key_t key, const void *pointer)",
    "int putc(int c, FILE *stream)",
    "int putchar(int c)",
    "int putenv(char *string)",
    "int puts(const char *s)",
    "void qsort(void *base, size_t count, size_t size, int (*compar)(const void *, const void *))",
    "void quick_exit(int status)",
    "int raise(int sig)",
    "int rand(void)",
    "int rand_r(unsigned *seed)",
    "long random(void)",
    "ssize_t read(int fd, void *buf, size_t nbytes)",
    "struct dirent *readdir(DIR *dirp)",
    "void *realloc(void *ptr, size_t size)",
    "char *realpath(const char *name, char *resolved)",
    "double remainder(double x, double y)",
    "int remove(const char *filename)",
    "double remquo(double x, double y, int *quo)",
    "int rename(const char *old, const char *new)",
    "void rewind(FILE *stream)",
    "double rint(double x)",
    "int rmdir(const char *path)",
    "double round(double x)",
    "float roundf(float x)",
    "double scalbn(double x, int n)",
    "int scanf(const char *format, ...)",
    "int sched_yield(void)",
    "int sem_destroy(sem_t *sem)",
    "int sem_init(sem_t *sem, int pshared, unsigned value)",
    "int sem_post(sem_t *sem)",
    "int sem_trywait(sem_t *sem)",
    "int sem_wait(sem_t *sem)",
    "void setbuf(FILE *stream, char *buf)",
    "int setenv(const char *name, const char *value, int replace)",
    "int setitimer(int which, const struct itimerval *new, struct itimerval *old)",
    "char *setlocale(int category, const char *locale)",
    "int setvbuf(FILE *stream, char *buf, int modes, size_t n)",
    "int sigaddset(sigset_t *set, int signo)",
    "int sigdelset(sigset_t *set, int signo)",
    "int sigemptyset(sigset_t *set)",
    "int sigfillset(sigset_t *set)",
    "int sigismember(const sigset_t *set, int signo)",
    "sighandler_t signal(int sig, sighandler_t handler)",
    "int sigprocmask(int how, const sigset_t *set, sigset_t *oset)",
    "double sin(double x)",
    "float sinf(float x)",
    "double sinh(double x)",
    "unsigned sleep(unsigned seconds)",
    "int snprintf(char *s, size_t maxlen, const char *format, ...)",
    "int sprintf(char *s, const char *format, ...)",
    "double sqrt(double x)",
    "float sqrtf(float x)",
    "void srand(unsigned seed)",
    "void srand48(long seedval)",
    "void srandom(unsigned seed)",
    "int sscanf(const char *s, const char *format, ...)",
    "int stat(const char *file, struct stat *buf)",
    "char *stpcpy(char *dest, const char *src)",
    "int strcasecmp(const char *s1, const char *s2)",
    "char *strcat(char *dest, const char *src)",
    "char *strchr(const char *s, int c)",
    "char *strchrnul(const char *s, int c)",
    "int strcmp(const char *s1, const char *s2)",
    "int strcoll(const char *s1, const char *s2)",
    "char *strcpy(char *dest, const char *src)",
    "size_t strcspn(const char *s, const char *reject)",
    "char *strdup(const char *s)",
    "char *strerror(int errnum)",
    "size_t strftime(char *s, size_t maxsize, const char *format, const struct tm *tp)",
    "size_t strlen(const char *s)",
    "int strncasecmp(const char *s1, const char *s2, size_t n)",
    "char *strncat(char *dest, const char *src, size_t n)",
    "int strncmp(const char *s1, const char *s2, size_t n)",
    "char *strncpy(char *dest, const char *src, size_t n)",
    "char *strndup(const char *string, size_t n)",
    "size_t strnlen(const char *string, size_t maxlen)",
    "char *strpbrk(const char *s, const char *accept)",
    "char *strrchr(const char *s, int c)",
    "char *strsignal(int sig)",
    "size_t strspn(const char *s, const char *accept)",
    "char *strstr(const char *haystack, const char *needle)",
    "double strtod(const char *nptr, char **endptr)",
    "float strtof(const char *nptr, char **endptr)",
    "char *strtok(char *s, const char *delim)",
    "char *strtok_r(char *s, const char *delim, char **save_ptr)",
    "long strtol(const char *nptr, char **endptr, int base)",
    "long long strtoll(const char *nptr, char **endptr, int base)",
    "unsigned long strtoul(const char *nptr, char **endptr, int base)",
    "unsigned long long strtoull(const char *nptr, char **endptr, int base)",
    "long sysconf(int name)",
    "int system(const char *command)",
    "double tan(double x)",
    "float tanf(float x)",
    "double tanh(double x)",
    "double tgamma(double x)",
    "time_t time(time_t *timer)",
    "int timespec_get(struct timespec *ts, int base)",
    "FILE *tmpfile(void)",
    "int tolower(int c)",
    "int toupper(int c)",
    "double trunc(double x)",
    "float truncf(float x)",
    "char *ttyname(int fd)",
    "int uname(struct utsname *name)",
    "int ungetc(int c, FILE *stream)",
    "int unlink(const char *name)",
    "int unsetenv(const char *name)",
    "int usleep(useconds_t useconds)",
    "int vfprintf(FILE *stream, const char *format, va_list arg)",
    "int vprintf(const char *format, va_list arg)",
    "int vsnprintf(char *s, size_t maxlen, const char *format, va_list arg)",
    "pid_t wait(int *stat_loc)",
    "pid_t waitpid(pid_t pid, int *stat_loc, int options)",
    "size_t wcslen(const wchar_t *s)",
    "ssize_t write(int fd, const void *buf, size_t n)",
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
        KNOWN.iter().map(|declaration| name_of(declaration))
    }

    /// Returns the declaration in C of a known function, without `;`.
    pub(crate) fn in_c(name: &str) -> Option<&'static str> {
        let at = KNOWN.binary_search_by_key(&name, |declaration| name_of(declaration)).ok()?;
        Some(KNOWN[at])
    }

    /// Returns the type of a known C function; `None` for others.
    pub(crate) fn of(name: &str) -> Option<Prototype> {
        let (head, list) = Prototype::in_c(name)?.strip_suffix(')')?.split_once('(')?;
        let ret = llvm_type(head.strip_suffix(name)?)?;
        let variadic = list.ends_with("...");
        let params = Prototype::params_in_c(name).into_iter().map(llvm_type);
        Some(Prototype { ret, params: params.collect::<Option<_>>()?, variadic })
    }

    /// Returns the type that the result of a known C function points to, if it is a number or a struct: `i8`, `%struct.tm`.
    pub(crate) fn result_pointee(name: &str) -> Option<&'static str> {
        match Prototype::in_c(name)?.split_once(name)?.0 {
            "struct dirent *" => Some("%struct.dirent"),
            "struct passwd *" => Some("%struct.passwd"),
            "struct tm *" => Some("%struct.tm"),
            other => number_pointed_to(other),
        }
    }

    /// Returns the types in C of the named parameters of a known function.
    pub(crate) fn params_in_c(name: &str) -> Vec<&'static str> {
        let list = Prototype::in_c(name).and_then(|declaration| declaration.strip_suffix(')')?.split_once('('));
        let params = list.into_iter().flat_map(|(_, list)| parameters(list));
        params.filter(|param| !matches!(*param, "void" | "...")).map(without_name).collect()
    }

    /// Returns the types that the parameters of a known C function point to, if they are numbers.
    pub(crate) fn param_pointees(name: &str) -> Vec<Option<&'static str>> {
        Prototype::params_in_c(name).into_iter().map(number_pointed_to).collect()
    }

    /// Whether a known C function returns an unsigned integer.
    pub(crate) fn returns_unsigned(name: &str) -> bool {
        let ret = Prototype::in_c(name).and_then(|declaration| declaration.split_once(name));
        ret.is_some_and(|(ret, _)| (ret.starts_with("unsigned") || ret == "size_t ") && !ret.contains('*'))
    }

    /// Returns the declaration of a function of this type. `pointer`: spelling of a pointer type.
    pub(crate) fn declaration(&self, name: &str, pointer: &str) -> String {
        let spelled = |ty: &str| if ty == "ptr" { pointer.to_string() } else { ty.to_string() };
        let mut params: Vec<String> = self.params.iter().map(|ty| spelled(ty)).collect();
        params.extend(self.variadic.then(|| "...".to_string()));
        format!("declare {} @{name}({})", spelled(self.ret), params.join(", "))
    }
}

/// Returns the name of the function of a declaration in C.
fn name_of(declaration: &str) -> &str {
    let head = declaration.split('(').next().unwrap_or(declaration);
    head.rsplit([' ', '*']).next().unwrap_or(head)
}

/// Returns the type of a parameter. The name of a pointer to a function is within the type.
fn without_name(param: &str) -> &str {
    param.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_').trim_end()
}

/// Returns the LLVM type that a type in C points to, if it is a number.
fn number_pointed_to(of_c: &str) -> Option<&'static str> {
    match of_c.trim_start_matches("const ") {
        "char *" => Some("i8"),
        "int *" => Some("i32"),
        "double *" => Some("double"),
        "char **" => Some("i8*"),
        _ => None,
    }
}

/// Splits a list of parameters at its commas, but for those within parentheses.
fn parameters(list: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let parts = list.split(move |c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ',' && depth == 0
    });
    parts.map(str::trim)
}

/// Returns the LLVM type of a type in C, with `ptr` for pointers, arrays and functions; `None`: it is not known.
fn llvm_type(of_c: &str) -> Option<&'static str> {
    if of_c.contains(['*', '[', '(']) {
        return Some("ptr");
    }
    Some(match of_c.trim() {
        "void" => "void",
        "float" => "float",
        "double" => "double",
        "int" | "unsigned" | "clockid_t" | "gid_t" | "mode_t" | "pid_t" | "pthread_key_t" | "uid_t" | "useconds_t" => {
            "i32"
        }
        "long" | "long long" | "unsigned long" | "unsigned long long" | "clock_t" | "nfds_t" | "off_t"
        | "pthread_t" | "size_t" | "ssize_t" | "time_t" => "i64",
        "sighandler_t" | "va_list" => "ptr",
        // As x86-64 returns them: two members of 32 bits in one register.
        "div_t" => "i64",
        "ldiv_t" | "lldiv_t" => "{ i64, i64 }",
        _ => return None,
    })
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
        assert!(KNOWN.is_sorted_by_key(|declaration| name_of(declaration)));
        let types = Types::default();
        for name in Prototype::names() {
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
        let of = |name| Prototype::of(name).map(|known| (known.ret, known.params));
        assert_eq!(of("qsort"), Some(("void", vec!["ptr", "i64", "i64", "ptr"])));
        assert_eq!((of("getpid"), of("execv")), (Some(("i32", vec![])), Some(("i32", vec!["ptr", "ptr"]))));
        assert_eq!((Prototype::result_pointee("strdup"), Prototype::result_pointee("fopen")), (Some("i8"), None));
        assert_eq!(mismatched_declaration(&types, "mine", Type::I32, &[], true), None);
    }
}
