//! Transcripts of the command: `tests/cli/*.trycmd` and the README's own examples. `TRYCMD=overwrite` writes what was found.

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/cli/*.trycmd").case("tests/cli/*.toml").case("README.md").env("NO_COLOR", "1");
}
