use super::*;

fn shell(script: &str) -> Job {
    Job { program: Some("/bin/sh".into()), arguments: ["-c", script].map(OsString::from).into(), ..Job::default() }
}

#[test]
fn output_and_status_come_back() {
    let done = run(&shell("echo out; echo err >&2; exit 3"));
    assert_eq!((done.ended, done.truncated, done.document), (ChildExit::Exited(3), false, None));
    assert_eq!((&done.stdout[..], &done.stderr[..]), (&b"out\n"[..], &b"err\n"[..]));
    assert_eq!(run(&shell("kill -SEGV $$")).ended, ChildExit::Killed(libc::SIGSEGV));
    let none = run(&Job { program: Some("/nobody/has/this".into()), ..Job::default() });
    assert!(matches!(none.ended, ChildExit::NotStarted(_)));
}

#[test]
fn input_is_replayed_whole() {
    let text = "a line\n".repeat(100_000);
    let job = Job { input: StdinSource::Bytes(text.clone().into_bytes()), ..shell("cat") };
    for _ in 0..2 {
        assert!(run(&job).stdout == text.as_bytes());
    }
    assert_eq!(run(&shell("cat")).stdout, b"");
}

#[test]
fn time_ends_the_whole_group() {
    let bounds = ResourceLimits { time: Some(Duration::from_millis(300)), ..ResourceLimits::default() };
    for script in ["sleep 100", "trap '' INT TERM; echo on; while :; do :; done", "sleep 100 & wait"] {
        let done = run(&Job { bounds: bounds.clone(), ..shell(script) });
        assert_eq!(done.ended, ChildExit::TimedOut, "{script}");
        assert!(done.elapsed < Duration::from_secs(20), "{script}");
    }
    // A process left behind does not delay the end.
    let done = run(&shell("sleep 100 & echo done"));
    assert_eq!((done.ended, &done.stdout[..]), (ChildExit::Exited(0), &b"done\n"[..]));
    assert!(done.elapsed < Duration::from_secs(20));
}

#[test]
fn another_thread_can_end_it() {
    let job = shell("sleep 100 & echo on; wait");
    let stop = Arc::clone(&job.stop);
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(300));
        stop.store(true, Ordering::Relaxed);
    });
    let done = run(&job);
    assert_eq!(done.ended, ChildExit::Interrupted(None));
    assert!(done.elapsed < Duration::from_secs(20));
}

#[test]
fn output_ends_at_its_bound() {
    let bounds = ResourceLimits { output: Some(1000), ..ResourceLimits::default() };
    let done = run(&Job { bounds: bounds.clone(), ..shell("while :; do echo 123456789; done") });
    assert_eq!((done.ended, done.truncated), (ChildExit::TooMuchOutput(None), true));
    assert_eq!(done.stdout, "123456789\n".repeat(100).as_bytes());
    let done = run(&Job { bounds, ..shell("echo 123456789") });
    assert_eq!((done.ended, done.truncated), (ChildExit::Exited(0), false));
}

#[test]
fn resources_are_bounded() {
    let script = "ulimit -c; ulimit -t; ulimit -v; ulimit -d; ulimit -f";
    let bounds = ResourceLimits {
        processor: Some(7),
        address_space: Some(4 << 30),
        data: Some(1 << 30),
        file_size: Some(0),
        ..ResourceLimits::default()
    };
    let done = run(&Job { bounds, ..shell(script) });
    assert_eq!(String::from_utf8_lossy(&done.stdout), "0\n7\n4194304\n1048576\n0\n");
}

#[test]
fn descriptors_are_named_behind_the_first_argument() {
    let job = Job {
        program: Some("/bin/sh".into()),
        arguments: ["-c", "x"].map(OsString::from).into(),
        documented: true,
        ..Job::default()
    };
    // The shell interprets `--json` as its script, or as an unknown option.
    assert!(!matches!(run(&job).ended, ChildExit::NotStarted(_)));
}

#[test]
fn a_digest_stands_for_what_was_written() {
    let digests = |script: &str| {
        let done = run(&Job { output: OutputMode::Digest, ..shell(script) });
        assert!(done.stdout.is_empty() && done.stderr.is_empty());
        done.digests
    };
    let [out, err] = digests("printf abc; printf d >&2");
    assert_eq!((out.bytes, err.bytes), (3, 1));
    // FNV-1a of "a" and of the empty string, from its authors' tables.
    let mut one = Digest::default();
    assert_eq!(one.hash, 0xcbf29ce484222325);
    one.add(b"a");
    assert_eq!(one.hash, 0xaf63dc4c8601ec8c);
    assert_eq!(out, digests("printf a; printf bc")[0]);
    assert_ne!(out.hash, digests("printf acb")[0].hash);
}

#[test]
fn a_file_is_standard_input() {
    let input = StdinSource::File("/proc/self/comm".into());
    let done = run(&Job { input, ..shell("read name; echo got $name") });
    assert!(done.stdout.starts_with(b"got "));
    let none = run(&Job { input: StdinSource::File("/nobody/has/this".into()), ..shell("true") });
    assert!(matches!(none.ended, ChildExit::NotStarted(_)));
}

#[test]
fn a_process_is_measured() {
    use super::measure::{TimedCommand, measure};
    let timed = |script: &str, time| {
        let shell = shell(script);
        measure(&TimedCommand {
            program: "/bin/sh".into(),
            arguments: shell.arguments,
            input: "/dev/null".into(),
            show: false,
            time,
        })
    };
    let done = timed("echo nobody sees this; sleep 0.2; exit 3", None);
    assert_eq!(done.ended, ChildExit::Exited(3));
    assert!(done.wall >= Duration::from_millis(200), "{done:?}");
    assert!(done.usage.user + done.usage.system < Duration::from_millis(150), "{done:?}");
    let busy = timed("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done", None);
    assert!(busy.usage.user > Duration::from_millis(5), "{busy:?}");
    assert_eq!(timed("kill -SEGV $$", None).ended, ChildExit::Killed(libc::SIGSEGV));
    let late = timed("sleep 60 & sleep 60; exit 0", Some(Duration::from_millis(100)));
    assert_eq!(late.ended, ChildExit::TimedOut);
    assert!(late.wall < Duration::from_secs(30));
    let none = measure(&TimedCommand { program: "/nobody/has/this".into(), ..TimedCommand::default() });
    assert!(matches!(none.ended, ChildExit::NotStarted(_)));
}
