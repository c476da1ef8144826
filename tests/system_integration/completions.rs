//! Completions: candidates of bash, zsh and fish for the beginning of a command line.

use super::{is_installed, output, scratch, text};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Beginnings of command lines, words that must be offered, and words that must not.
const LINES: &[(&str, &[&str], &[&str])] = &[
    ("llvmlite-jit ", &["check", "explain", "examples", "Cargo.toml"], &["--engine"]),
    ("llvmlite-jit ex", &["explain", "examples"], &["check", "emit"]),
    ("llvmlite-jit ch", &["check"], &["cache", "examples"]),
    ("llvmlite-jit --engine ", &["jit", "interp", "both"], &["examples", "check"]),
    ("llvmlite-jit --engine=i", &["interp"], &["jit", "examples"]),
    ("llvmlite-jit --profile ", &["llvm", "llvmlite"], &["examples"]),
    ("llvmlite-jit --color ", &["auto", "always", "never"], &["examples"]),
    ("llvmlite-jit --eng", &["--engine"], &["--observe"]),
    ("llvmlite-jit -q examples/mi", &["mistakes.ll"], &["null.ll", "check"]),
    ("llvmlite-jit examples/fac.ll --ca", &[], &["--call"]),
    (
        "llvmlite-jit run --",
        &["--sandbox", "--call"],
        &["--observe", "--record", "--stop-after", "--supervised", "--reports"],
    ),
    ("llvmlite-jit emit ", &["asm", "clif"], &["examples", "check"]),
    ("llvmlite-jit emit asm examples/fac.ll --function ", &["fac", "main"], &["examples"]),
    ("llvmlite-jit explain E030", &["E0301", "E0309"], &["E0201", "examples"]),
    ("llvmlite-jit completions ", &["bash", "fish", "zsh"], &["examples"]),
    ("llvmlite-jit completions zsh --", &["--help"], &["--candidates"]),
    ("llvmlite-jit help ", &["run", "bench"], &["examples"]),
    ("llvmlite-jit check examples/mi", &["mistakes.ll"], &["null.ll"]),
    ("llvmlite-jit cache --cl", &["--clear"], &["--color"]),
    ("llvmlite-jit test --fo", &["--format"], &["--filter"]),
    ("llvmlite-jit run --no-pass ", &["sroa", "inline"], &["examples"]),
];

fn script(shell: &str) -> String {
    text(&output(&["completions", shell]).stdout)
}

/// Returns a command in the project's directory that finds the command under test first.
fn shell(program: &str) -> Command {
    let bin = Path::new(env!("CARGO_BIN_EXE_llvmlite-jit")).parent().expect("a directory");
    let home = scratch("shell-home");
    std::fs::create_dir_all(&home).expect("it can be made");
    let mut command = Command::new(program);
    command.env("PATH", format!("{}:/usr/bin:/bin", bin.display())).current_dir(env!("CARGO_MANIFEST_DIR"));
    command.env("HOME", home).env("TERM", "xterm").env_remove("ZDOTDIR").env_remove("XDG_CONFIG_HOME");
    command
}

/// Compares the offers of a shell for each line.
fn check(shell: &str, offered: impl Fn(&str) -> Vec<String>) {
    for (line, wanted, unwanted) in LINES {
        let offered = offered(line);
        let has = |word: &str| offered.iter().any(|one| one.trim_end_matches('/').rsplit('/').next() == Some(word));
        for word in *wanted {
            assert!(has(word), "{shell} does not offer {word} for `{line}`: {offered:?}");
        }
        for word in *unwanted {
            assert!(!has(word), "{shell} offers {word} for `{line}`: {offered:?}");
        }
    }
}

/// Returns bash's completions of the last word, and the kind of words that the shell may add.
fn offered_by_bash(words: &[&str]) -> Vec<String> {
    let path = scratch("completions.bash");
    std::fs::write(&path, script("bash")).expect("it can be written");
    let quoted = words.iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(" ");
    let (last, before) = (words[words.len() - 1], words[words.len() - 2]);
    let line = format!(
        "compopt() {{ [[ $* != *default* ]] || COMPREPLY+=($(compgen -f -- '{last}')); }}; source {}; COMP_WORDS=({quoted}); \
         COMP_CWORD={}; _llvmlite__jit llvmlite-jit '{last}' '{before}'; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        path.display(),
        words.len() - 1
    );
    let output = shell("bash").args(["--norc", "--noprofile", "-c", &line]).output().expect("bash starts");
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    text(&output.stdout).lines().map(String::from).collect()
}

#[test]
fn bash_completes_commands_options_values_and_files() {
    if !is_installed("bash") {
        return;
    }
    check("bash", |line| {
        // Bash splits words at `=`.
        let line = line.replace('=', " = ");
        offered_by_bash(&line.split(' ').collect::<Vec<_>>())
    });
    assert_eq!(offered_by_bash(&["llvmlite-jit", "be"]), ["bench", "benches"]);
    assert_eq!(offered_by_bash(&["llvmlite-jit", "bench", "--eng"]), ["--engine"]);
    assert_eq!(offered_by_bash(&["llvmlite-jit", "explain", "null-p"]), ["null-pointer"]);
    assert_eq!(offered_by_bash(&["llvmlite-jit", "step", "examples/list.ll", "--only", "u"]), ["upto"]);
    // An empty word before another one: bash passes the other one as the current word.
    let gap = "compopt() { :; }; COMP_WORDS=(llvmlite-jit --call examples/fac.ll); COMP_CWORD=2; \
        _llvmlite__jit llvmlite-jit '' --call; printf '%s\\n' \"${COMPREPLY[@]}\"";
    let line = format!("source {}; {gap}", scratch("completions.bash").display());
    let answer = shell("bash").args(["--norc", "-c", &line]).output().expect("bash starts");
    assert_eq!(text(&answer.stdout), "fac\\(\nmain\\(\\)\n", "{}", text(&answer.stderr));
    // Functions of the file after the cursor, as beginnings of `--call`, and as bash reads them.
    let words =
        "printf '%s\\n' \"$(llvmlite-jit completions bash --candidates 2 llvmlite-jit --call '' examples/fac.ll)\"";
    let answer = shell("bash").args(["--norc", "-c", words]).output().expect("bash starts");
    assert_eq!(text(&answer.stdout), "open\nfac\\(\nmain\\(\\)\n");
}

#[test]
fn fish_completes_commands_options_values_and_files() {
    if !is_installed("fish") {
        return;
    }
    let path = scratch("completions.fish");
    std::fs::write(&path, script("fish")).expect("it can be written");
    let ask = |line: &str| {
        let program = format!("source {}; complete -C '{line}'", path.display());
        let output = shell("fish").args(["--no-config", "-c", &program]).output().expect("fish starts");
        assert!(output.stderr.is_empty(), "{line}: {}", text(&output.stderr));
        let words = text(&output.stdout);
        let value = |line: &str| {
            let word = line.split('\t').next().unwrap_or("");
            word.rsplit('=').next().unwrap_or("").to_string()
        };
        words.lines().map(value).collect::<Vec<_>>()
    };
    check("fish", ask);
}

/// A driver that types lines into zsh at a separate terminal, with a Tab at the end of each, and prints the display
/// afterwards.
const TYPIST: &str = r#"
zmodload zsh/zpty
read_until() {
    local piece text=
    local -i quiet=0
    repeat 600; do
        if zpty -rt session piece; then text+=$piece quiet=0; else (( quiet++ )); fi
        if [[ -n $1 && $text == *$1* ]] || { [[ -z $1 && -n $text ]] && (( quiet >= 6 )) }; then
            print -r -- "$text"
            return
        fi
        sleep 0.05
    done
    print -r -- "TIMEOUT waiting for ${1:-an answer}: $text"
}
scripts=$1 directory=$2
shift 2
for line in "$@"; do
    # One line each: zsh takes the Tab of a second one for a repeated Tab.
    zpty session zsh -f -i
    zpty -w session "fpath=('$scripts' \$fpath); autoload -Uz compinit; compinit -u; setopt no_list_ambiguous; LISTMAX=9999 PROMPT= RPROMPT=
ended() { : > '$directory/ended' }; comppostfuncs=(ended)
stty columns 160 rows 400; COLUMNS=160 LINES=400; print READ''Y"
    read_until READY >/dev/null
    print -r -- "LINE $line"
    rm -f $directory/ended
    zpty -w -n session "$line"$'\t'
    repeat 600; do
        [[ ! -e $directory/ended ]] || break
        sleep 0.05
    done
    read_until
    zpty -d session
done
"#;

/// Replaces the escape sequences of a terminal by blanks.
fn without_escapes(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('\x1b') {
        out.push_str(&rest[..at]);
        out.push(' ');
        let end = rest[at + 1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |n| at + n + 2);
        rest = &rest[end..];
    }
    out + rest
}

#[test]
fn zsh_completes_commands_options_values_and_files() {
    if !is_installed("zsh") {
        return;
    }
    let directory = scratch("zsh-functions");
    std::fs::create_dir_all(&directory).expect("it can be made");
    std::fs::write(directory.join("_llvmlite-jit"), script("zsh")).expect("it can be written");
    let lines: Vec<_> = LINES.iter().map(|(line, ..)| *line).chain(["llvmlite-jit check --fi"]).collect();
    // Several at a time, as each waits most of the time for the display to settle.
    let typists: Vec<_> = lines
        .chunks(lines.len().div_ceil(6))
        .enumerate()
        .map(|(number, lines)| {
            let own = directory.join(number.to_string());
            std::fs::create_dir_all(&own).expect("it can be made");
            let mut typist = shell("zsh");
            typist.args(["-f", "-c", TYPIST, "typist"]).arg(&directory).arg(own).args(lines);
            typist.stdout(Stdio::piped()).spawn().expect("zsh starts")
        })
        .collect();
    let shown = typists.into_iter().map(|typist| text(&typist.wait_with_output().expect("zsh ends").stdout));
    let shown = without_escapes(&shown.collect::<String>());
    assert!(!shown.contains("TIMEOUT"), "{shown}");
    check("zsh", |line| {
        let part = shown.split("LINE ").find(|part| part.starts_with(&format!("{line}\n"))).unwrap_or_default();
        // The typed line is not an offer, except for its completed end, which begins without a blank.
        let end = line.rsplit([' ', '=']).next().unwrap_or("");
        let is_blank = |c: char| c.is_whitespace() || c.is_control();
        let shown = part.split_once('\n').map_or("", |(_, rest)| rest);
        let ends = shown.split(line).skip(1).filter_map(|rest| rest.split(is_blank).next());
        let ends = ends.filter(|rest| !rest.is_empty()).map(|rest| format!("{end}{rest}"));
        let words = shown.replace(line, " ");
        let words = words.split(|c| is_blank(c) || c == '=').filter(|word| !word.is_empty()).map(String::from);
        ends.chain(words).collect()
    });
    assert!(shown.contains("check --fix "), "{shown}");
}

#[test]
fn shells_accept_their_scripts() {
    for (shell, checks) in [("bash", true), ("zsh", true), ("fish", true), ("elvish", false), ("powershell", false)] {
        let script = script(shell);
        assert!(script.len() > 500 && script.contains("llvmlite-jit"), "{shell}");
        for hidden in ["--observe", "--supervised", "--reports", "'--candidates"] {
            assert!(!script.contains(hidden), "{shell}: {hidden}");
        }
        if checks && is_installed(shell) {
            let path: PathBuf = scratch(&format!("accepted.{shell}"));
            std::fs::write(&path, script).expect("it can be written");
            let checked = Command::new(shell).arg("-n").arg(&path).output().expect("the shell starts");
            assert!(checked.status.success(), "{shell}: {}", text(&checked.stderr));
        }
    }
}
