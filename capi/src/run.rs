//! Runs of whole programs, whose output can be captured.

use crate::engine::{EngineObject, llj_engine};
use crate::error::{ErrorObject, guard, llj_error, llj_status};
use crate::handles;
use crate::module;
use crate::text::{Bytes, check_out, llj_bytes, slice, string, write_out};
use llvmlite_jit::engine::ExitStatusRule;
use llvmlite_jit::{Outcome, Value};
use std::ffi::c_char;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

/// Runs `main` or another function as a program, with arguments, the first of which is the program's name. Flushes C's
/// streams before the run, for earlier output of the host, and after it. `status` receives the exit status: of a
/// return, or of `exit`, which ends the run and not the process.
///
/// Threads: any; waits while the engine runs on another thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_engine_run(
    engine: *const llj_engine,
    function: *const c_char,
    argc: usize,
    argv: *const *const c_char,
    status: *mut i32,
) -> *mut llj_error {
    guard(|| {
        check_out(status)?;
        let engine = handles::find::<EngineObject>(engine)?;
        // SAFETY: by the caller's contract, they are C strings.
        let (function, args) = unsafe { (string(function, "the function")?, arguments(argc, argv)?) };
        flush();
        let ended = run(&engine, &function, &args)?;
        // SAFETY: by the caller's contract, the pointer is valid.
        unsafe { write_out(status, ended) }
    })
}

/// Runs a program like `llj_engine_run`, and returns its output on standard output, and on standard error unless `err`
/// is null. Both are set whenever the program has run, even if an error is returned. `max_output`, if it is not 0, is
/// the maximum number of bytes of each: excess output is dropped, and the run ends with the limit `output` when the
/// program has ended. `input`, unless it is null, is the program's standard input; otherwise it has that of the
/// process.
///
/// Threads: any, one such run at a time in the process: others wait. Output of other threads to these two streams in
/// the meantime is also captured, and they have the same standard input.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_engine_run_captured(
    engine: *const llj_engine,
    function: *const c_char,
    argc: usize,
    argv: *const *const c_char,
    input: *const c_char,
    input_length: usize,
    max_output: u64,
    out: *mut *mut llj_bytes,
    err: *mut *mut llj_bytes,
    status: *mut i32,
) -> *mut llj_error {
    guard(|| {
        check_out(status)?;
        check_out(out)?;
        let engine = handles::find::<EngineObject>(engine)?;
        // SAFETY: by the caller's contract, they are C strings.
        let (function, args) = unsafe { (string(function, "the function")?, arguments(argc, argv)?) };
        module::function(&engine.program, &function)?;
        let failed = |error: io::Error| ErrorObject::argument(format!("the output cannot be captured: {error}"));
        let input = match input.is_null() {
            true => None,
            // SAFETY: by the caller's contract, the bytes are valid.
            false => Some(unsafe { slice(input.cast::<u8>(), input_length, "the input") }?),
        };
        flush();
        let capture = Capture::begin(max_output, !err.is_null(), input).map_err(failed)?;
        let ended = run(&engine, &function, &args);
        let [first, second] = capture.end();
        let is_cut = first.is_cut || second.is_cut;
        let insert = |captured: Captured| handles::insert(Bytes::new(captured.bytes));
        // SAFETY: by the caller's contract, the pointers are valid.
        unsafe {
            write_out(out, insert(first))?;
            if !err.is_null() {
                write_out(err, insert(second))?;
            }
            write_out(status, ended?)?;
        }
        if is_cut {
            let message = format!("limit reached: the program wrote more than {max_output} bytes (output limit)");
            return Err(ErrorObject::new(llj_status::Ended, message));
        }
        Ok(())
    })
}

/// Returns the arguments of a program.
///
/// # Safety
/// As for `main`.
unsafe fn arguments(argc: usize, argv: *const *const c_char) -> Result<Vec<String>, ErrorObject> {
    // SAFETY: by the caller's contract, they are C strings.
    unsafe { slice(argv, argc, "the array of arguments")?.iter().map(|arg| string(*arg, "an argument")).collect() }
}

/// Makes a run, and returns the exit status.
fn run(engine: &EngineObject, function: &str, args: &[String]) -> Result<i32, ErrorObject> {
    let id = module::function(&engine.program, function)?;
    match engine.run(|engine| engine.run_program(function, args))? {
        Outcome::Returned(value @ Value::Int { .. }) => {
            Ok(ExitStatusRule::of(engine.program.module(), id).status(&value))
        }
        Outcome::Returned(Value::Void) => Ok(0),
        Outcome::Returned(value) => {
            Err(ErrorObject::argument(format!("the result of `@{function}` is {}", value.display())))
        }
        Outcome::Exited(status) => Ok(status),
        other => Err(engine.ended(other)),
    }
}

unsafe extern "C" {
    static stdout: *mut libc::FILE;
    static mut stdin: *mut libc::FILE;
    fn ftrylockfile(stream: *mut libc::FILE) -> libc::c_int;
    fn funlockfile(stream: *mut libc::FILE);
}

/// Flushes earlier output of the host, since `_exit` of the program discards pending output.
fn flush() {
    // SAFETY: C's own stream, which is open.
    unsafe { libc::fflush(stdout) };
}

/// Redirection of standard output and standard error to threads that store the output.
struct Capture {
    streams: Vec<Redirection>,
    input: Option<Input>,
    _turn: MutexGuard<'static, ()>,
}

/// Redirection of standard input to a file in memory.
struct Input {
    /// Previous descriptor; `None` if it was closed.
    before: Option<OwnedFd>,
    /// Previous stream of C, with input that the host has read ahead.
    stream: *mut libc::FILE,
}

impl Input {
    fn new(content: &[u8]) -> io::Result<Input> {
        // SAFETY: a new descriptor with no other owner; the name ends with NUL.
        let file = unsafe {
            let file = libc::memfd_create(c"input".as_ptr(), libc::MFD_CLOEXEC);
            if file < 0 {
                return Err(io::Error::last_os_error());
            }
            OwnedFd::from_raw_fd(file)
        };
        let mut file = std::fs::File::from(file);
        io::Write::write_all(&mut file, content)?;
        io::Seek::rewind(&mut file)?;
        // SAFETY: duplicates descriptors, whose owner is this function. The C library reads `stdin` anew on each use.
        unsafe {
            let before = libc::fcntl(libc::STDIN_FILENO, libc::F_DUPFD_CLOEXEC, 3);
            let before = (before >= 0).then(|| OwnedFd::from_raw_fd(before));
            let input = Input { before, stream: stdin };
            if libc::dup2(file.as_raw_fd(), libc::STDIN_FILENO) < 0 {
                return Err(io::Error::last_os_error());
            }
            let stream = libc::fdopen(libc::STDIN_FILENO, c"r".as_ptr());
            if stream.is_null() {
                return Err(io::Error::last_os_error());
            }
            stdin = stream;
            Ok(input)
        }
    }
}

impl Drop for Input {
    fn drop(&mut self) {
        // SAFETY: restores the previous stream and descriptor. An interrupted run may hold the lock of the stream,
        // which is then leaked.
        unsafe {
            let own = (&raw mut stdin).replace(self.stream);
            if own != self.stream && ftrylockfile(own) == 0 {
                funlockfile(own);
                libc::fclose(own);
            }
            match &self.before {
                Some(before) => libc::dup2(before.as_raw_fd(), libc::STDIN_FILENO),
                None => libc::close(libc::STDIN_FILENO),
            };
        }
    }
}

/// Redirection of a descriptor to a thread through a pipe.
struct Redirection {
    descriptor: i32,
    /// Previous descriptor; `None` if it was closed.
    before: Option<OwnedFd>,
    reader: Option<JoinHandle<Captured>>,
    /// Tells the reader that the run has ended, when dropped. The end of the pipe does not, since children of the
    /// program may have it open.
    stop: Option<OwnedFd>,
}

/// Output, up to the limit, and whether it exceeded the limit.
#[derive(Default)]
struct Captured {
    bytes: Vec<u8>,
    is_cut: bool,
}

/// Creates a pipe: the read end and the write end.
fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut ends = [0; 2];
    // SAFETY: the array has space for two descriptors, which have no other owner.
    unsafe {
        if libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) < 0 {
            return Err(io::Error::last_os_error());
        }
        Ok((OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])))
    }
}

/// Reads until the other end is closed, or `stopped` is closed and nothing is left.
fn read_all(from: &OwnedFd, stopped: &OwnedFd, limit: u64) -> Captured {
    let mut captured = Captured::default();
    let mut buffer = vec![0u8; 64 << 10];
    let entry = |end: &OwnedFd| libc::pollfd { fd: end.as_raw_fd(), events: libc::POLLIN, revents: 0 };
    let mut ends = [entry(from), entry(stopped)];
    loop {
        // SAFETY: two entries, and a buffer of this length.
        let read = unsafe {
            libc::poll(ends.as_mut_ptr(), 2, -1);
            if ends[0].revents == 0 {
                if ends[1].revents == 0 {
                    // Interrupted by a signal.
                    continue;
                }
                return captured;
            }
            libc::read(from.as_raw_fd(), buffer.as_mut_ptr().cast(), buffer.len())
        };
        let Ok(read) = usize::try_from(read) else {
            if io::Error::last_os_error().kind() == io::ErrorKind::Interrupted {
                continue;
            }
            return captured;
        };
        if read == 0 {
            return captured;
        }
        let room = if limit == 0 { read as u64 } else { limit - captured.bytes.len() as u64 };
        let kept = usize::try_from(room).map_or(read, |room| room.min(read));
        captured.bytes.extend(&buffer[..kept]);
        captured.is_cut |= kept < read;
    }
}

impl Redirection {
    fn new(descriptor: i32, limit: u64) -> io::Result<Redirection> {
        let (from, to) = pipe()?;
        let (stopped, stop) = pipe()?;
        let reader = std::thread::Builder::new().name("output".into());
        let reader = reader.spawn(move || read_all(&from, &stopped, limit))?;
        // SAFETY: duplicates descriptors, whose owner is this function.
        unsafe {
            let before = libc::fcntl(descriptor, libc::F_DUPFD_CLOEXEC, 3);
            let before = (before >= 0).then(|| OwnedFd::from_raw_fd(before));
            let stream = Redirection { descriptor, before, reader: Some(reader), stop: Some(stop) };
            if libc::dup2(to.as_raw_fd(), descriptor) < 0 {
                return Err(io::Error::last_os_error());
            }
            Ok(stream)
        }
    }

    /// Restores the descriptor, and returns the output.
    fn end(&mut self) -> Captured {
        let Some(stop) = self.stop.take() else { return Captured::default() };
        // SAFETY: restores the previous descriptor.
        unsafe {
            match &self.before {
                Some(before) => libc::dup2(before.as_raw_fd(), self.descriptor),
                None => libc::close(self.descriptor),
            };
        }
        drop(stop);
        self.reader.take().and_then(|reader| reader.join().ok()).unwrap_or_default()
    }
}

impl Drop for Redirection {
    fn drop(&mut self) {
        self.end();
    }
}

impl Capture {
    fn begin(limit: u64, with_errors: bool, input: Option<&[u8]>) -> io::Result<Capture> {
        static TURN: Mutex<()> = Mutex::new(());
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let input = input.map(Input::new).transpose()?;
        let mut streams = vec![Redirection::new(libc::STDOUT_FILENO, limit)?];
        if with_errors {
            streams.push(Redirection::new(libc::STDERR_FILENO, limit)?);
        }
        Ok(Capture { streams, input, _turn: turn })
    }

    /// Ends the capture, and returns the output on both streams.
    fn end(mut self) -> [Captured; 2] {
        // An interrupted run may hold the lock of the stream, and has flushed everything possible.
        llvmlite_jit::host::process::flush_stdout_if_unlocked();
        self.input = None;
        let mut ended = self.streams.iter_mut().map(Redirection::end);
        [ended.next().unwrap_or_default(), ended.next().unwrap_or_default()]
    }
}
