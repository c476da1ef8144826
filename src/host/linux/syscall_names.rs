//! Names of system calls, for reports.

/// Returns the name of a system call, or its number if the name is unknown.
pub fn syscall_name(call: u32) -> String {
    macro_rules! names {
        ($($name:ident => $number:ident),* $(,)?) => {
            match i64::from(call) { $(libc::$number => stringify!($name).into(),)* number => format!("number {number}") }
        };
    }
    names! {
        accept => SYS_accept, access => SYS_access, bind => SYS_bind, chdir => SYS_chdir, chmod => SYS_chmod,
        chown => SYS_chown, clone => SYS_clone, clone3 => SYS_clone3, connect => SYS_connect, creat => SYS_creat, dup2 => SYS_dup2,
        dup3 => SYS_dup3, epoll_create1 => SYS_epoll_create1, eventfd2 => SYS_eventfd2, execve => SYS_execve,
        execveat => SYS_execveat, fcntl => SYS_fcntl, fork => SYS_fork, ftruncate => SYS_ftruncate,
        getcwd => SYS_getcwd, getdents64 => SYS_getdents64, io_uring_setup => SYS_io_uring_setup, ioctl => SYS_ioctl,
        kill => SYS_kill, link => SYS_link, listen => SYS_listen, lstat => SYS_lstat, memfd_create => SYS_memfd_create,
        mkdir => SYS_mkdir, mkdirat => SYS_mkdirat, mlock => SYS_mlock, mount => SYS_mount,
        newfstatat => SYS_newfstatat, open => SYS_open, openat => SYS_openat, openat2 => SYS_openat2,
        pidfd_open => SYS_pidfd_open, pipe => SYS_pipe, pipe2 => SYS_pipe2, prctl => SYS_prctl,
        process_vm_readv => SYS_process_vm_readv, process_vm_writev => SYS_process_vm_writev,
        pread64 => SYS_pread64, prlimit64 => SYS_prlimit64, ptrace => SYS_ptrace, pwrite64 => SYS_pwrite64,
        readlink => SYS_readlink, readlinkat => SYS_readlinkat, recvfrom => SYS_recvfrom, recvmsg => SYS_recvmsg, rename => SYS_rename,
        renameat => SYS_renameat, rmdir => SYS_rmdir, rt_sigaction => SYS_rt_sigaction, rt_sigqueueinfo => SYS_rt_sigqueueinfo,
        sched_setaffinity => SYS_sched_setaffinity, sendmmsg => SYS_sendmmsg, sendmsg => SYS_sendmsg, sendto => SYS_sendto, setgid => SYS_setgid, setpgid => SYS_setpgid,
        setrlimit => SYS_setrlimit, setsid => SYS_setsid, setuid => SYS_setuid, shmat => SYS_shmat, shmget => SYS_shmget,
        socket => SYS_socket, socketpair => SYS_socketpair, stat => SYS_stat, statx => SYS_statx,
        symlink => SYS_symlink, tgkill => SYS_tgkill, tkill => SYS_tkill, truncate => SYS_truncate, umask => SYS_umask,
        unlink => SYS_unlink, unlinkat => SYS_unlinkat, vfork => SYS_vfork, wait4 => SYS_wait4, waitid => SYS_waitid,
    }
}
