//! The choice of color: by the option, then by the usual environment variables, then by whether the output is a
//! terminal.

use crate::cli::args::common::Color;
use std::env::var_os;

/// Whether output to a stream is colored; `terminal` tells whether the stream is a terminal.
pub fn wanted(typed: Color, terminal: bool) -> bool {
    let environment = |name: &str| var_os(name).map(|value| value.to_string_lossy().into_owned());
    decide(typed, terminal, environment)
}

fn decide(typed: Color, terminal: bool, environment: impl Fn(&str) -> Option<String>) -> bool {
    let set = |name: &str| environment(name).filter(|value| !value.is_empty());
    match typed {
        Color::Always => true,
        Color::Never => false,
        // https://no-color.org
        Color::Auto if set("NO_COLOR").is_some() => false,
        // https://bixense.com/clicolors
        Color::Auto if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") => true,
        Color::Auto if environment("CLICOLOR").is_some_and(|value| value == "0") => false,
        Color::Auto => terminal && environment("TERM").is_none_or(|name| name != "dumb"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_override_the_environment() {
        let of = |typed, terminal, variables: &[(&str, &str)]| {
            let find = |name: &str| variables.iter().find(|(n, _)| *n == name).map(|(_, v)| v.to_string());
            decide(typed, terminal, find)
        };
        let both = [("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")];
        assert!(of(Color::Always, false, &both) && !of(Color::Never, true, &both[1..]));
        assert!(!of(Color::Auto, true, &both) && of(Color::Auto, false, &both[1..]));
        assert!(of(Color::Auto, true, &[("NO_COLOR", "")]) && !of(Color::Auto, false, &[("NO_COLOR", "")]));
        assert!(!of(Color::Auto, false, &[("CLICOLOR_FORCE", "0")]) && !of(Color::Auto, true, &[("CLICOLOR", "0")]));
        assert!(!of(Color::Auto, true, &[("TERM", "dumb")]) && of(Color::Auto, true, &[]));
    }
}
