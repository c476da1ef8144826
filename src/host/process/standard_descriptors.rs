//! Standard streams of a session, apart from those of its programs.
//!
//! A program may close the descriptors 0, 1 and 2, or redirect them (`close(1)`, `dup2`, `freopen`). A session in the same
//! process still reads its inputs and writes its replies: between runs, the descriptors are those with which it began.

use libc::c_int;

/// Lowest number of a duplicate, so that descriptors of programs have the usual numbers.
const LOWEST_DUPLICATE: c_int = 200;
/// Number of standard descriptors.
const COUNT: usize = 3;

/// A change of a standard descriptor by a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    None,
    Closed,
    /// It refers to another file; the number is a duplicate.
    Redirected(c_int),
}

/// The standard descriptors of a session and of its programs.
pub struct StandardDescriptors {
    /// Duplicates of those of the session; negative if there is none.
    of_session: [c_int; COUNT],
    of_programs: [Change; COUNT],
}

impl StandardDescriptors {
    /// Keeps the descriptors as they are now.
    pub fn keep() -> StandardDescriptors {
        StandardDescriptors {
            of_session: std::array::from_fn(|fd| duplicate(fd as c_int)),
            of_programs: [Change::None; COUNT],
        }
    }

    /// Restores what programs have done with the descriptors. To be called before a run.
    pub fn enter_program(&mut self) {
        for (fd, change) in self.of_programs.iter_mut().enumerate() {
            // SAFETY: the program has closed or redirected this descriptor itself.
            unsafe {
                match std::mem::replace(change, Change::None) {
                    Change::None => {}
                    Change::Closed => {
                        libc::close(fd as c_int);
                    }
                    Change::Redirected(file) => {
                        libc::dup2(file, fd as c_int);
                        libc::close(file);
                    }
                }
            }
        }
    }

    /// Restores the descriptors of the session. To be called after a run.
    pub fn leave_program(&mut self) {
        for (fd, change) in self.of_programs.iter_mut().enumerate() {
            let (own, fd) = (self.of_session[fd], fd as c_int);
            let Some(file) = file_of(own) else { continue };
            *change = match file_of(fd) {
                None => Change::Closed,
                Some(now) if now == file => continue,
                Some(_) => Change::Redirected(duplicate(fd)),
            };
            // SAFETY: the session's own descriptor; that of the program has a duplicate.
            unsafe { libc::dup2(own, fd) };
        }
    }

    /// Whether programs write to the standard output of the session.
    pub fn is_output_shared(&self) -> bool {
        self.of_programs[libc::STDOUT_FILENO as usize] == Change::None
    }
}

/// Returns a duplicate of a descriptor that other programs do not inherit; negative if there is none.
fn duplicate(fd: c_int) -> c_int {
    // SAFETY: a duplicate has no effect on other descriptors.
    match unsafe { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, LOWEST_DUPLICATE) } {
        // SAFETY: as above.
        ..0 => unsafe { libc::fcntl(fd, libc::F_DUPFD_CLOEXEC, COUNT as c_int) },
        copy => copy,
    }
}

/// Identifies the file that a descriptor refers to; `None` if it is closed.
fn file_of(fd: c_int) -> Option<(libc::dev_t, libc::ino_t)> {
    // SAFETY: a zeroed `stat` is valid, and the call writes to it.
    unsafe {
        let mut file: libc::stat64 = std::mem::zeroed();
        (libc::fstat64(fd, &mut file) == 0).then_some((file.st_dev, file.st_ino))
    }
}
