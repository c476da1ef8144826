//! A directory with cached files of one user. Files are created by renaming, so they are always complete. If the directory
//! grows too large, the least recently used files are removed.
//!
//! The directory is used only if it and the file belong to this user, and no other user can write to them. Otherwise the
//! cache is silently skipped: its state is never a reason to print a message or stop a run.

use rustix::fs::{AtFlags, CWD, FileType, Mode, OFlags, renameat, unlinkat};
use rustix::process::Resource;
use std::ffi::{CStr, OsStr, OsString};
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

/// Maximum total size of all files, in bytes.
pub const MAX_SIZE: u64 = 512 << 20;
/// Maximum size in bytes of one file.
pub const MAX_FILE_SIZE: u64 = MAX_SIZE / 4;
/// Suffix of cached files.
const SUFFIX: &str = ".program";
/// Name of the file with the keys that were asked for most recently.
const RECENT: &str = "recent";
/// Size in bytes of a key in it.
const KEY: usize = 32;
/// Maximum number of keys in it.
const MAX_RECENT: usize = 256;
/// Prefix of unfinished files.
const UNFINISHED: &str = ".unfinished-";
/// Age at which an unfinished file counts as abandoned.
const ABANDONED: Duration = Duration::from_secs(3600);
/// Age at which the time of last use is updated, since an update at each use would cost too much.
const STALE_USE: Duration = Duration::from_secs(600);

/// A directory for cached files, which need not exist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CacheDirectory {
    path: PathBuf,
    /// Parent directory that must belong to this user before the cache directory is created in it.
    home: Option<PathBuf>,
}

/// Number and size of the files in a directory.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CacheUsage {
    /// Number of files.
    pub files: u64,
    /// Their size in bytes.
    pub bytes: u64,
}

/// Reason why a directory is not used.
#[derive(Debug, thiserror::Error)]
pub enum DirectoryError {
    /// It does not exist, or cannot be opened.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It belongs to another user.
    #[error("it belongs to another user")]
    Foreign,
    /// Other users may write to it.
    #[error("other users may write to it")]
    Shared,
}

impl CacheDirectory {
    /// Returns the directory of this user: `llvmlite-jit` in `$XDG_CACHE_HOME`, or else in `~/.cache`. `None` without a
    /// home directory, and in a set-user-ID process.
    pub fn of_user() -> Option<CacheDirectory> {
        // SAFETY: reads a word that the kernel passed to the process.
        if unsafe { libc::getauxval(libc::AT_SECURE) } != 0 {
            return None;
        }
        let absolute = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
        let (home, caches) = match absolute("XDG_CACHE_HOME") {
            Some(caches) => (caches.clone(), caches),
            None => {
                let home = absolute("HOME")?;
                (home.clone(), home.join(".cache"))
            }
        };
        Some(CacheDirectory { path: caches.join("llvmlite-jit"), home: Some(home) })
    }

    /// Returns the directory at a path.
    pub fn at(path: impl Into<PathBuf>) -> CacheDirectory {
        CacheDirectory { path: path.into(), home: None }
    }

    /// Returns the path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Opens a cached file, and updates its time of last use.
    pub fn find(&self, name: &str) -> Option<File> {
        self.open_file(&file_name(name))
    }

    fn open_file(&self, name: &str) -> Option<File> {
        let directory = self.open().ok()?;
        let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY;
        let file = File::from(open_at(&directory, OsStr::new(name), flags).ok()?);
        let known = file.metadata().ok()?;
        let sound = known.is_file() && known.uid() == user() && known.mode() & 0o022 == 0;
        if !sound || known.len() > MAX_FILE_SIZE {
            return None;
        }
        if known.modified().ok().and_then(|used| used.elapsed().ok()).is_none_or(|age| age > STALE_USE) {
            // If this fails, the file is removed earlier than others.
            let _ = file.set_modified(SystemTime::now());
        }
        Some(file)
    }

    /// Stores a file that consists of these parts, and evicts others if the directory is too large. If several processes
    /// store a file of the same name, one of the files remains.
    ///
    /// # Errors
    /// If the file cannot be written, in which case it is removed.
    pub fn store(&self, name: &str, parts: &[&[u8]]) -> Result<(), DirectoryError> {
        self.store_file(&file_name(name), parts)
    }

    /// Returns whether a key is among those that this function was called with most recently, and adds it. If several processes add
    /// keys, some may get lost.
    pub fn is_recent(&self, key: &[u8; KEY]) -> bool {
        let mut known = Vec::new();
        if let Some(file) = self.open_file(RECENT) {
            // At worst, a key is not found.
            let _ = file.take((KEY * MAX_RECENT) as u64).read_to_end(&mut known);
        }
        let keys: Vec<&[u8]> = known.chunks_exact(KEY).collect();
        let is_known = keys.contains(&&key[..]);
        if !is_known {
            let kept = &keys[(keys.len() + 1).saturating_sub(MAX_RECENT)..];
            // Without a directory, no key is found.
            let _ = self.store_file(RECENT, &[kept, &[key]].concat());
        }
        is_known
    }

    fn store_file(&self, name: &str, parts: &[&[u8]]) -> Result<(), DirectoryError> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let size: u64 = parts.iter().map(|part| part.len() as u64).sum();
        // Writing beyond the limit of the process would kill it.
        if size > MAX_FILE_SIZE || size > file_size_limit() {
            return Err(io::Error::from(io::ErrorKind::FileTooLarge).into());
        }
        let directory = self.open_or_create()?;
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let unfinished = OsString::from(format!("{UNFINISHED}{}-{number}", std::process::id()));
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL;
        let mut file = File::from(match open_at(&directory, &unfinished, flags) {
            // A process with the same number left it behind.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                remove(&directory, &unfinished)?;
                open_at(&directory, &unfinished, flags)?
            }
            other => other?,
        });
        let written = parts.iter().try_for_each(|part| file.write_all(part));
        let done = written.and_then(|()| Ok(renameat(&directory, &unfinished, &directory, name)?));
        if let Err(error) = done {
            let _ = remove(&directory, &unfinished);
            return Err(error.into());
        }
        self.shrink(&directory, MAX_SIZE);
        Ok(())
    }

    /// Removes a cached file.
    pub fn remove(&self, name: &str) {
        if let Ok(directory) = self.open() {
            let _ = remove(&directory, OsStr::new(&file_name(name)));
        }
    }

    /// Returns the number and size of the cached files.
    ///
    /// # Errors
    /// If the directory cannot be used, with the reason.
    pub fn usage(&self) -> Result<CacheUsage, DirectoryError> {
        let directory = self.open()?;
        let add = |sum: CacheUsage, file: &CachedFile| CacheUsage {
            files: sum.files + u64::from(file.kind == FileKind::Program),
            bytes: sum.bytes + file.size,
        };
        Ok(self.files(&directory).iter().fold(CacheUsage::default(), add))
    }

    /// Removes all cached files, and returns their number. Other files in the directory are kept.
    ///
    /// # Errors
    /// If the directory cannot be used, with the reason.
    pub fn clear(&self) -> Result<CacheUsage, DirectoryError> {
        let directory = self.open()?;
        let mut removed = CacheUsage::default();
        for file in self.files(&directory) {
            remove(&directory, &file.name)?;
            removed.files += u64::from(file.kind == FileKind::Program);
            removed.bytes += file.size;
        }
        Ok(removed)
    }

    /// Opens the directory, if only this user has access to it.
    fn open(&self) -> Result<OwnedFd, DirectoryError> {
        let directory = open_at(CWD, self.path.as_os_str(), OFlags::RDONLY | OFlags::DIRECTORY)?;
        let directory = File::from(directory);
        let known = directory.metadata()?;
        match () {
            () if known.uid() != user() => Err(DirectoryError::Foreign),
            () if known.mode() & 0o022 != 0 => Err(DirectoryError::Shared),
            () => Ok(directory.into()),
        }
    }

    fn open_or_create(&self) -> Result<OwnedFd, DirectoryError> {
        match self.open() {
            Err(DirectoryError::Io(error)) if error.kind() == io::ErrorKind::NotFound => {}
            other => return other,
        }
        if let Some(home) = &self.home {
            // With `sudo` the home may belong to another user, and must not receive files of this user.
            if std::fs::metadata(home)?.uid() != user() {
                return Err(DirectoryError::Foreign);
            }
            if let Some(caches) = self.path.parent()
                && let Ok(known) = std::fs::metadata(caches)
                && known.uid() != user()
            {
                return Err(DirectoryError::Foreign);
            }
        }
        use std::os::unix::fs::DirBuilderExt;
        std::fs::DirBuilder::new().recursive(true).mode(0o700).create(&self.path)?;
        self.open()
    }

    /// Removes the least recently used files until the total size is at most `most`.
    fn shrink(&self, directory: &OwnedFd, most: u64) {
        let mut files = self.files(directory);
        files.retain(|file| {
            let abandoned = file.kind == FileKind::Unfinished && file.used.elapsed().is_ok_and(|age| age > ABANDONED);
            !(abandoned && remove(directory, &file.name).is_ok())
        });
        let mut size: u64 = files.iter().map(|file| file.size).sum();
        files.sort_by_key(|file| file.used);
        for file in files.iter().filter(|file| file.kind == FileKind::Program) {
            if size <= most {
                return;
            }
            if remove(directory, &file.name).is_ok() {
                size -= file.size;
            }
        }
    }

    fn files(&self, directory: &OwnedFd) -> Vec<CachedFile> {
        let names = std::fs::read_dir(&self.path).into_iter().flatten().flatten().map(|entry| entry.file_name());
        names.filter_map(|name| CachedFile::of(directory, name)).collect()
    }
}

/// A cached file in the directory.
struct CachedFile {
    name: OsString,
    size: u64,
    used: SystemTime,
    kind: FileKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum FileKind {
    Program,
    /// The keys that were asked for most recently.
    Recent,
    /// Unfinished or abandoned.
    Unfinished,
}

impl CachedFile {
    fn of(directory: &OwnedFd, name: OsString) -> Option<CachedFile> {
        let kind = match name.as_bytes() {
            bytes if bytes.starts_with(UNFINISHED.as_bytes()) => FileKind::Unfinished,
            bytes if bytes == RECENT.as_bytes() => FileKind::Recent,
            bytes if bytes.ends_with(SUFFIX.as_bytes()) => FileKind::Program,
            _ => return None,
        };
        let known = rustix::fs::statat(directory, name.as_os_str(), AtFlags::SYMLINK_NOFOLLOW).ok()?;
        if FileType::from_raw_mode(known.st_mode).is_dir() {
            return None;
        }
        let used = SystemTime::UNIX_EPOCH + Duration::new(known.st_mtime as u64, known.st_mtime_nsec as u32);
        Some(CachedFile { name, size: known.st_size as u64, used, kind })
    }
}

fn file_name(name: &str) -> String {
    format!("{name}{SUFFIX}")
}

/// Returns the effective user id of this process.
fn user() -> u32 {
    rustix::process::geteuid().as_raw()
}

/// Returns the maximum size in bytes of a file that this process may write.
fn file_size_limit() -> u64 {
    rustix::process::getrlimit(Resource::Fsize).current.unwrap_or(u64::MAX)
}

/// Opens a file in a directory. New files are accessible only to this user.
fn open_at(directory: impl AsFd, name: &OsStr, flags: OFlags) -> io::Result<OwnedFd> {
    Ok(rustix::fs::openat(directory, name, flags | OFlags::NOFOLLOW | OFlags::CLOEXEC, Mode::RUSR | Mode::WUSR)?)
}

fn remove(directory: &OwnedFd, name: &OsStr) -> io::Result<()> {
    Ok(unlinkat(directory, name, AtFlags::empty())?)
}

/// Returns the identity of the file that contains this code, which differs between builds: its device, inode, size and
/// times.
pub fn own_build() -> Option<[u64; 7]> {
    let known = std::fs::metadata(own_file()?).ok()?;
    Some([
        known.dev(),
        known.ino(),
        known.size(),
        known.mtime() as u64,
        known.mtime_nsec() as u64,
        known.ctime() as u64,
        known.ctime_nsec() as u64,
    ])
}

/// Returns the file that contains this code: the program of the process, or a library that it has loaded. `None` if that
/// library was loaded by a relative name, since the working directory may have changed.
fn own_file() -> Option<PathBuf> {
    let object = |address: usize| {
        // SAFETY: a structure of integers and pointers, which `dladdr` fills in; it accepts any address.
        unsafe {
            let mut found: libc::Dl_info = std::mem::zeroed();
            (libc::dladdr(address as *const libc::c_void, &raw mut found) != 0).then_some(found)
        }
    };
    // SAFETY: reads the auxiliary vector. It tells where the program headers of the program are.
    let program = object(unsafe { libc::getauxval(libc::AT_PHDR) } as usize);
    match (object(own_file as *const () as usize), program) {
        (Some(own), Some(program)) if own.dli_fbase != program.dli_fbase => {
            // SAFETY: the name of an object that stays loaded, as its code is running.
            let name = unsafe { CStr::from_ptr(own.dli_fname) };
            Some(PathBuf::from(OsStr::from_bytes(name.to_bytes()))).filter(|path| path.is_absolute())
        }
        _ => Some("/proc/self/exe".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// A new directory, which is removed when dropped.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Scratch {
            let path = std::env::temp_dir().join(format!("llvmlite-cache-{name}-{}", std::process::id()));
            let _ = std::fs::remove_dir_all(&path);
            std::fs::create_dir(&path).unwrap();
            Scratch(path)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn read(directory: &CacheDirectory, name: &str) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        directory.find(name)?.read_to_end(&mut bytes).unwrap();
        Some(bytes)
    }

    #[test]
    fn own_code_is_in_the_program() {
        assert_eq!(own_file(), Some("/proc/self/exe".into()));
    }

    #[test]
    fn files_are_stored_found_counted_and_removed() {
        let scratch = Scratch::new("files");
        let directory = CacheDirectory::at(scratch.0.join("deep/er"));
        assert!(directory.find("one").is_none() && matches!(directory.usage(), Err(DirectoryError::Io(_))));
        directory.store("one", &[b"ab", b"", b"c"]).unwrap();
        directory.store("two", &[b"defg"]).unwrap();
        directory.store("two", &[b"hijk"]).unwrap();
        assert_eq!(
            (read(&directory, "one").unwrap(), read(&directory, "two").unwrap()),
            (b"abc".into(), b"hijk".into())
        );
        let mode = |path: &Path| std::fs::metadata(path).unwrap().mode() & 0o777;
        assert_eq!((mode(directory.path()), mode(&directory.path().join("one.program"))), (0o700, 0o600));
        std::fs::write(directory.path().join("other"), "kept").unwrap();
        assert_eq!(directory.usage().unwrap(), CacheUsage { files: 2, bytes: 7 });
        assert_eq!(directory.clear().unwrap(), CacheUsage { files: 2, bytes: 7 });
        assert_eq!(directory.usage().unwrap(), CacheUsage::default());
        assert!(directory.path().join("other").exists() && directory.find("one").is_none());
    }

    #[test]
    fn keys_are_recent_until_many_others_are() {
        let scratch = Scratch::new("recent");
        let directory = CacheDirectory::at(scratch.0.join("new"));
        let key = |n: usize| [n as u8, (n >> 8) as u8].repeat(KEY / 2).try_into().unwrap();
        assert!(!directory.is_recent(&key(0)) && directory.is_recent(&key(0)) && !directory.is_recent(&key(1)));
        assert!((2..MAX_RECENT).all(|n| !directory.is_recent(&key(n))));
        assert!(directory.is_recent(&key(0)));
        assert!(!directory.is_recent(&key(MAX_RECENT)));
        // The oldest one made room.
        assert!(directory.is_recent(&key(1)) && !directory.is_recent(&key(0)));
        assert_eq!(directory.usage().unwrap(), CacheUsage { files: 0, bytes: (KEY * MAX_RECENT) as u64 });
        directory.clear().unwrap();
        assert!(!directory.is_recent(&key(2)));
        assert!(!CacheDirectory::at("/dev/null").is_recent(&key(0)));
    }

    #[test]
    fn the_least_recently_used_files_go_first() {
        let scratch = Scratch::new("lru");
        let directory = CacheDirectory::at(&scratch.0);
        let age = |name: &str, seconds: u64| {
            let file = File::options().write(true).open(scratch.0.join(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(seconds)).unwrap();
        };
        for (n, name) in ["a", "b", "c", "d"].iter().enumerate() {
            directory.store(name, &[&[0; 100]]).unwrap();
            age(&format!("{name}.program"), 5000 - n as u64);
        }
        std::fs::write(scratch.0.join(".unfinished-1-1"), "left behind").unwrap();
        std::fs::write(scratch.0.join(".unfinished-2-2"), "being written").unwrap();
        age(".unfinished-1-1", 7200);
        // Its use makes it the last one to be removed.
        assert!(directory.find("a").is_some());
        directory.shrink(&directory.open().unwrap(), 220);
        let left: Vec<bool> = ["a", "b", "c", "d"].iter().map(|name| directory.find(name).is_some()).collect();
        assert_eq!(left, [true, false, false, true]);
        assert!(!scratch.0.join(".unfinished-1-1").exists() && scratch.0.join(".unfinished-2-2").exists());
    }

    #[test]
    fn directories_writable_by_others_are_not_used() {
        let scratch = Scratch::new("shared");
        let directory = CacheDirectory::at(&scratch.0);
        directory.store("one", &[b"abc"]).unwrap();
        let file = scratch.0.join("one.program");
        let allow = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
        allow(&file, 0o620);
        assert!(directory.find("one").is_none());
        allow(&file, 0o600);
        assert!(directory.find("one").is_some());
        allow(&scratch.0, 0o770);
        assert!(directory.find("one").is_none() && matches!(directory.usage(), Err(DirectoryError::Shared)));
        assert!(directory.store("two", &[b"abc"]).is_err());
        allow(&scratch.0, 0o700);
        // Neither a link, nor a pipe (which would block), nor a directory.
        std::fs::rename(&file, scratch.0.join("target")).unwrap();
        std::os::unix::fs::symlink(scratch.0.join("target"), &file).unwrap();
        assert!(directory.find("one").is_none());
        std::fs::remove_file(&file).unwrap();
        rustix::fs::mknodat(CWD, &file, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
        assert!(directory.find("one").is_none());
        std::fs::remove_file(&file).unwrap();
        std::fs::create_dir(&file).unwrap();
        assert!(directory.find("one").is_none());
        let link = scratch.0.join("link");
        std::os::unix::fs::symlink(&scratch.0, &link).unwrap();
        assert!(CacheDirectory::at(&link).usage().is_err());
    }

    #[test]
    fn a_directory_that_cannot_be_written_is_an_error() {
        assert!(CacheDirectory::at("/proc/llvmlite-jit").store("one", &[b"abc"]).is_err());
        assert!(CacheDirectory::at("/dev/null").store("one", &[b"abc"]).is_err());
        assert!(CacheDirectory::at("").store("one", &[b"abc"]).is_err());
    }
}
