//! Packages: installing a release archive and a Debian package, their documents and licenses, and the address of the repository.

use super::{is_installed, output, scratch, text};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the block of a document that unpacks an archive.
fn install_block(document: &str) -> String {
    block(document, "tar xzf")
}

/// Returns the first block of commands in a document that contains a text.
fn block(document: &str, has: &str) -> String {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(document)).expect("it can be read");
    let blocks = text.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.into_iter().find(|block| block.contains(has)).expect("a block").to_string()
}

/// The documented installation puts everything where a shell and man find it, in an empty account.
#[test]
fn the_lines_that_install_an_archive_work_in_a_fresh_account() {
    let lines = install_block("README.md");
    assert_eq!(lines, install_block("docs/src/install.md"));
    if !is_installed("tar") {
        return;
    }
    let place = scratch("account");
    let _ = std::fs::remove_dir_all(&place);
    // The archive is laid out as by packaging/archive, with a command that starts the binary under test.
    let name = "llvmlite-jit-1.2.3-x86_64-unknown-linux-gnu";
    let root = place.join("made").join(name);
    let directories = [
        "bin",
        "examples",
        "share/man/man1",
        "share/bash-completion/completions",
        "share/zsh/site-functions",
        "share/fish/vendor_completions.d",
    ];
    directories.iter().for_each(|directory| std::fs::create_dir_all(root.join(directory)).expect("a directory"));
    let command = root.join("bin/llvmlite-jit");
    let start = format!("#!/bin/sh\nexec '{}' \"$@\"\n", env!("CARGO_BIN_EXE_llvmlite-jit"));
    std::fs::write(&command, start).expect("it can be written");
    std::fs::set_permissions(&command, PermissionsExt::from_mode(0o755)).expect("it can be executed");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/fac.ll"), root.join("examples/fac.ll"))
        .expect("a copy");
    let shared = [
        "share/man/man1/llvmlite-jit.1",
        "share/bash-completion/completions/llvmlite-jit",
        "share/zsh/site-functions/_llvmlite-jit",
        "share/fish/vendor_completions.d/llvmlite-jit.fish",
    ];
    shared.iter().for_each(|file| std::fs::write(root.join(file), file).expect("it can be written"));
    let home = place.join("home");
    std::fs::create_dir_all(&home).expect("a directory");
    let archive = place.join(format!("{name}.tar.gz"));
    let packed = Command::new("tar").arg("-C").arg(place.join("made")).arg("-czf").arg(&archive).arg(name).status();
    assert!(packed.expect("tar starts").success());
    // An older archive beside it must not be selected.
    let older = place.join("llvmlite-jit-1.2.2-x86_64-unknown-linux-gnu.tar.gz");
    std::fs::write(&older, "older").expect("it can be written");
    let yesterday = std::time::SystemTime::now() - std::time::Duration::from_secs(86_400);
    let file = std::fs::File::options().write(true).open(&older).expect("it can be opened");
    file.set_modified(yesterday).expect("it has a time");
    let carried_out = |block: &str| {
        Command::new("sh")
            .args(["-e", "-c", block])
            .env_clear()
            .envs([("HOME", home.display().to_string()), ("PATH", "/usr/bin:/bin".into())])
            .current_dir(&place)
            .output()
            .expect("sh starts")
    };
    let installed = carried_out(&lines);
    assert!(installed.status.success(), "{}", text(&installed.stderr));
    assert_eq!(text(&installed.stdout), "i64 720\n");
    let all = || shared.iter().chain(&["bin/llvmlite-jit"]);
    for file in all() {
        assert!(home.join(".local").join(file).is_file(), "{file}");
    }
    // An upgrade replaces the command instead of writing to it, which a running one would prevent.
    let number = || std::fs::metadata(home.join(".local/bin/llvmlite-jit")).expect("a file").ino();
    let before = number();
    // A second name keeps the inode number in use.
    std::fs::hard_link(home.join(".local/bin/llvmlite-jit"), place.join("running")).expect("a link");
    let again = carried_out(&lines);
    assert!(again.status.success(), "{}", text(&again.stderr));
    assert_ne!(number(), before);
    let removed = carried_out(&block("docs/src/install.md", "rm -f"));
    assert!(removed.status.success(), "{}", text(&removed.stderr));
    for file in all() {
        assert!(!home.join(".local").join(file).exists(), "{file}");
    }
}

/// The documents of a package state the glibc that its command needs, their links resolve, and the programs that they
/// run exist.
#[test]
fn documents_of_a_package_are_complete() {
    if !["git", "python3"].into_iter().all(is_installed) {
        return;
    }
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = scratch("documents");
    let _ = std::fs::remove_dir_all(&root);
    let made =
        Command::new(manifest.join("packaging/documents")).arg(&root).arg("2.99").output().expect("python starts");
    assert!(made.status.success(), "{}", text(&made.stderr));
    let (mut pages, mut links, mut programs) = (0, 0, 0);
    let mut directories = vec![root.clone()];
    while let Some(directory) = directories.pop() {
        for entry in std::fs::read_dir(&directory).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                directories.push(path);
                continue;
            }
            if path.extension().is_none_or(|e| e != "md") || path.file_name().is_some_and(|name| name == "CHANGELOG.md")
            {
                continue;
            }
            pages += 1;
            let page = std::fs::read_to_string(&path).expect("a text");
            // Brackets in code are not links.
            let outside = |text: &str, mark: &str| text.split(mark).step_by(2).collect::<Vec<_>>().join("code");
            for target in
                outside(&outside(&page, "```"), "`").split("](").skip(1).filter_map(|rest| rest.split(')').next())
            {
                let target = target.split('#').next().unwrap_or("");
                if target.contains(':') || target.contains(' ') {
                    continue;
                }
                links += 1;
                assert!(directory.join(target).exists(), "{} leads to {target}", path.display());
            }
            for word in page.split(|c: char| c.is_whitespace() || "`'\"()|,:".contains(c)) {
                let is_program = word.ends_with(".ll") && !word.contains('*');
                assert!(!(is_program && word.starts_with("tests/")), "{}: {word}", path.display());
                if is_program && word.starts_with("examples/") {
                    programs += 1;
                    assert!(root.join(word).is_file(), "{}: {word}", path.display());
                }
            }
        }
    }
    assert!(pages > 20 && links > 40 && programs > 40, "{pages} {links} {programs}");
    // Links to headings are checked, too.
    let checked = Command::new(manifest.join("packaging/check-links")).arg(&root).output().expect("python starts");
    assert!(checked.status.success(), "{}", text(&checked.stderr));
    let readme = std::fs::read_to_string(root.join("README.md")).expect("a text");
    for dead in ["(docs/src/nowhere.md)", "(docs/src/install.md#nowhere)", "(../README.md)"] {
        std::fs::write(root.join("README.md"), format!("{readme}\n[page]{dead}\n")).expect("it can be written");
        let checked = Command::new(manifest.join("packaging/check-links")).arg(&root).output().expect("python starts");
        assert_eq!(checked.status.code(), Some(1), "{dead}");
        assert_eq!(text(&checked.stderr).lines().count(), 1, "{}", text(&checked.stderr));
    }
    // Code is not changed, even where it looks like a link, and the sources of programs exist.
    let python = std::fs::read_to_string(root.join("docs/src/python.md")).expect("a text");
    assert!(python.contains("assert engine[\"twice\"](21) == 42\n"), "{python}");
    assert!(root.join("examples/written/d.c").is_file());
    // Files that are not in the package must not be named as if they were.
    let is_told = |name: &str| {
        readme.contains(&format!("{name} (in the sources)")) || readme.contains(&format!("/blob/HEAD/{name})"))
    };
    assert!(is_told("ARCHITECTURE.md") && is_told("CONTRIBUTING.md"), "{readme}");
    std::fs::write(root.join("README.md"), &readme).expect("it can be written");
    for file in ["README.md", "docs/src/install.md"] {
        let page = std::fs::read_to_string(root.join(file)).expect("a text");
        assert!(page.contains("glibc 2.99 or later") && !page.contains("2.28"), "{file}");
    }
    assert!(
        !root.join("CONTRIBUTING.md").exists() && !root.join("docs/design").exists() && !root.join("tests").exists()
    );
    let _ = std::fs::remove_dir_all(&root);
}

/// The address of the repository is stated once, in Cargo.toml; the documents follow, and state until then that nothing
/// is published.
#[test]
fn the_repository_is_stated_once() {
    if !is_installed("python3") {
        return;
    }
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = scratch("repository");
    let _ = std::fs::remove_dir_all(&root);
    let files = ["Cargo.toml", "README.md", "docs/src/install.md", "packaging/repository"];
    for file in files {
        std::fs::create_dir_all(root.join(file).parent().expect("a directory")).expect("it can be made");
        std::fs::copy(manifest.join(file), root.join(file)).expect("a copy");
    }
    let run = |arguments: &[&str]| {
        let done = Command::new(root.join("packaging/repository")).args(arguments).output().expect("python starts");
        (done.status.success(), text(&done.stdout) + &text(&done.stderr))
    };
    let read = |file: &str| std::fs::read_to_string(root.join(file)).expect("a text");
    let before = files.map(read);
    if !run(&[]).1.is_empty() {
        return;
    }
    for document in [1, 2] {
        assert!(before[document].contains("No release has been published yet"), "{}", files[document]);
        for claim in ["/releases", "ghcr.io", "--git", "cargo binstall"] {
            assert!(!before[document].contains(claim), "{} promises {claim}", files[document]);
        }
    }
    for wrong in ["http://github.com/Some/one", "https://github.com/someone", "https://github.com/Some/one.git"] {
        assert!(!run(&[wrong]).0, "{wrong}");
    }
    // The second time changes nothing, and another address replaces the first.
    for url in ["https://github.com/Some/one", "https://github.com/Some/one", "https://example.org/other/place"] {
        assert_eq!(run(&[url]), (true, String::new()));
        assert_eq!(run(&[]), (true, format!("{url}\n")));
        assert_eq!(
            read("Cargo.toml"),
            before[0].replacen("license = ", &format!("repository = \"{url}\"\nlicense = "), 1)
        );
        let name = url.split('/').skip(3).collect::<Vec<_>>().join("/").to_lowercase();
        for file in &files[1..3] {
            let page = read(file);
            assert!(!page.contains("No release") && !page.contains("--git URL") && !page.contains("IMAGE"), "{page}");
            assert!(
                page.contains(&format!("[releases]({url}/releases)"))
                    || page.contains(&format!("[release]({url}/releases)"))
            );
            assert!(
                page.contains(&format!("ghcr.io/{name}:VERSION")) && page.contains(&format!("--git {url}")),
                "{page}"
            );
            assert_eq!(page.matches("Some/one").count() > 0, url.contains("Some/one"), "{page}");
        }
    }
}

/// Each crate that is linked is listed, and has the text of its license; the same sources yield the same list.
#[test]
fn licenses_of_all_linked_crates_are_listed() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tree = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--locked",
            "--offline",
            "--edges",
            "normal,no-proc-macro",
            "--prefix",
            "none",
            "--format",
            "{p}",
        ])
        .args(["--target", "x86_64-unknown-linux-gnu"])
        .current_dir(manifest)
        .output()
        .expect("cargo starts");
    if !is_installed("python3") || !tree.status.success() {
        return;
    }
    let crates: std::collections::BTreeSet<String> = text(&tree.stdout)
        .lines()
        .filter_map(|line| line.split_once(" v"))
        .map(|(name, rest)| format!("{name} {}", rest.split(' ').next().unwrap_or("")))
        .filter(|name| !name.starts_with("llvmlite-jit "))
        .collect();
    assert!(crates.len() > 50, "{crates:?}");
    let listed = || {
        let made = Command::new(manifest.join("packaging/licenses")).output().expect("python starts");
        assert!(made.status.success(), "{}", text(&made.stderr));
        text(&made.stdout)
    };
    let list = listed();
    let rule = format!("\n{}\n", "=".repeat(80));
    let parts: Vec<&str> = list.split(&rule).collect();
    let headings: String = parts.iter().skip(1).step_by(2).map(|part| part.replace('\n', " ") + ", ").collect();
    for name in &crates {
        assert!(list.contains(&format!("\n{name}: ")), "{name} is not listed");
        assert!(headings.contains(&format!("{name}, ")), "{name} has no text");
    }
    let named = parts[0].lines().filter(|line| line.contains(": ") && !line.contains(" is linked, too")).count();
    assert_eq!(named, crates.len(), "others are listed: {}", parts[0]);
    assert!(parts[0].contains(", Daan Leijen"), "the allocator's C sources have a notice of their own");
    assert_eq!(list, listed());
}

/// A release has a section in the changelog, with its date.
#[test]
fn the_changelog_has_a_section_of_this_version() {
    let changelog =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("CHANGELOG.md")).expect("a text");
    let sections: Vec<&str> = changelog.lines().filter_map(|line| line.strip_prefix("## [")).collect();
    assert_eq!(sections[0], "Unreleased]");
    let (version, date) = sections[1].split_once("] - ").expect("a date");
    assert_eq!(version, env!("CARGO_PKG_VERSION"));
    let digits = date.bytes().map(|b| if b.is_ascii_digit() { '0' } else { char::from(b) });
    assert_eq!(digits.collect::<String>(), "0000-00-00");
}

/// A Debian package built from an archive is installed by dpkg into a separate root, runs there, and is removed without
/// remains; a package whose dependency this machine does not meet is refused.
#[test]
fn a_debian_package_can_be_installed_and_removed() {
    if !["tar", "dpkg-deb", "readelf", "git", "python3"].into_iter().all(is_installed)
        || !Command::new("dpkg-query").args(["--show", "libc6"]).output().is_ok_and(|found| found.status.success())
    {
        return;
    }
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let place = scratch("debian");
    let _ = std::fs::remove_dir_all(&place);
    let name = format!("llvmlite-jit-{}-x86_64-unknown-linux-gnu", env!("CARGO_PKG_VERSION"));
    let root = place.join("made").join(&name);
    let write = |file: &str, content: &[u8]| {
        let file = root.join(file);
        std::fs::create_dir_all(file.parent().expect("a directory")).expect("it can be made");
        std::fs::write(file, content).expect("it can be written");
    };
    let documents = Command::new(manifest.join("packaging/documents")).arg(&root).arg("2.28").output();
    assert!(documents.expect("python starts").status.success());
    write("THIRD-PARTY-LICENSES", b"licenses\n");
    write("bin/llvmlite-jit", b"");
    std::fs::copy(env!("CARGO_BIN_EXE_llvmlite-jit"), root.join("bin/llvmlite-jit")).expect("a copy");
    let completions = [
        "bash-completion/completions/llvmlite-jit",
        "zsh/site-functions/_llvmlite-jit",
        "fish/vendor_completions.d/llvmlite-jit.fish",
    ];
    completions.iter().for_each(|file| write(&format!("share/{file}"), b"# completion\n"));
    write("share/man/man1/.directory", b"");
    assert!(output(&["man", &root.join("share/man/man1").display().to_string()]).status.success());
    let archive = place.join("archive.tar");
    let packed = Command::new("tar").arg("-C").arg(place.join("made")).arg("-cf").arg(&archive).arg(&name).status();
    assert!(packed.expect("tar starts").success());
    let made = Command::new(manifest.join("packaging/deb"))
        .arg(&archive)
        .arg(&place)
        .envs([("COMPRESSION", "none"), ("DEBFULLNAME", "A Maintainer"), ("DEBEMAIL", "someone@localhost.localdomain")])
        .output()
        .expect("bash starts");
    assert!(made.status.success(), "{}", text(&made.stderr));
    let package = PathBuf::from(text(&made.stdout).trim_end());
    assert_eq!(
        package.file_name().unwrap().to_str(),
        Some(&*format!("llvmlite-jit_{}-1_amd64.deb", env!("CARGO_PKG_VERSION")))
    );
    let readme = std::fs::read_to_string(manifest.join("README.md")).expect("it can be read");
    assert!(readme.contains("`llvmlite-jit_VERSION-1_amd64.deb`"), "README names the package as it is made");
    let summed = Command::new("sha256sum")
        .arg("--check")
        .arg(format!("{}.sha256", package.display()))
        .current_dir(&place)
        .output();
    assert!(summed.expect("it starts").status.success());
    let tried =
        |package: &Path| Command::new(manifest.join("packaging/smoke-deb")).arg(package).output().expect("bash starts");
    let passed = tried(&package);
    assert!(passed.status.success(), "{}", text(&passed.stderr));
    assert!(text(&passed.stdout).ends_with("smoke-deb: passed\n"));
    // A package that needs a future C library.
    let changed = place.join("changed");
    let opened = Command::new("dpkg-deb").arg("-R").arg(&package).arg(&changed).status();
    assert!(opened.expect("dpkg-deb starts").success());
    let control = std::fs::read_to_string(changed.join("DEBIAN/control")).expect("a control file");
    assert!(control.contains("\nDepends: libc6 (>= 2."), "{control}");
    let readme = std::fs::read_to_string(changed.join("usr/share/doc/llvmlite-jit/README.md")).expect("a text");
    assert!(
        readme.starts_with("# llvmlite-jit\n\nThis package is installed;")
            && readme.contains("named relative to\n`/usr/share/doc/llvmlite-jit`")
    );
    assert!(
        readme.contains("](changelog.gz)") && readme.contains("](copyright)") && !readme.contains("](LICENSE-MIT)")
    );
    std::fs::write(changed.join("DEBIAN/control"), control.replace("libc6 (>= 2.", "libc6 (>= 9."))
        .expect("it can be written");
    let future = place.join("future.deb");
    let built = Command::new("dpkg-deb").args(["-Znone", "--build"]).arg(&changed).arg(&future).output();
    assert!(built.expect("dpkg-deb starts").status.success());
    let refused = tried(&future);
    assert!(
        !refused.status.success() && text(&refused.stderr).contains("depends on libc6 (>= 9."),
        "{}",
        text(&refused.stderr)
    );
    let _ = std::fs::remove_dir_all(&place);
}
