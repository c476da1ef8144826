//! `cache`: shows the location and size of the cache of compiled programs, or clears it.

use crate::cli::args::cache::CacheOptions;
use crate::cli::exit_status;
use crate::cli::report::{Report, stdout};
use crate::cli::run_cache::{self, OFF, VARIABLE};
use llvmlite_jit::host::cache_directory::{CacheUsage, DirectoryError, MAX_SIZE};
use serde_json::json;
use std::io::ErrorKind;

/// Shows or clears the cache, and returns the exit status.
pub fn run(options: &CacheOptions, report: &mut Report) -> u8 {
    let Some((directory, _)) = run_cache::directory() else {
        let why = match std::env::var_os(VARIABLE) {
            Some(value) if value == OFF => format!("`{VARIABLE}` is `{OFF}`"),
            _ => "there is no home directory".into(),
        };
        report.add("cache_folder", json!({"folder": null, "programs": 0, "bytes": 0}));
        return stdout::print(format!("the cache is off: {why}\n").as_bytes());
    };
    let used = if options.clear { directory.clear() } else { directory.usage() };
    let CacheUsage { files, bytes } = match used {
        Ok(used) => used,
        // The directory is created when the first program is stored.
        Err(DirectoryError::Io(error)) if error.kind() == ErrorKind::NotFound => CacheUsage::default(),
        Err(error) => {
            let path = directory.path().display();
            return report.io_error(format!("the cache {path} is not used: {error}"), exit_status::IO_ERROR);
        }
    };
    report
        .add("cache_folder", json!({"folder": directory.path().to_string_lossy(), "programs": files, "bytes": bytes}));
    let programs = if files == 1 { "1 program".into() } else { format!("{files} programs") };
    let text = match options.clear {
        true => format!("removed {programs}, {}, from {}\n", size(bytes), directory.path().display()),
        false => format!("{}\n{programs}, {} of at most {}\n", directory.path().display(), size(bytes), size(MAX_SIZE)),
    };
    stdout::print(text.as_bytes())
}

/// Formats a number of bytes: `512 bytes`, `34.5 MiB`.
fn size(bytes: u64) -> String {
    match bytes {
        ..1024 => format!("{bytes} bytes"),
        1024..0x10_0000 => format!("{:.1} KiB", bytes as f64 / 1024.0),
        _ => format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        let cases = [(0, "0 bytes"), (1023, "1023 bytes"), (1536, "1.5 KiB"), (MAX_SIZE, "512.0 MiB")];
        cases.iter().for_each(|(bytes, text)| assert_eq!(size(*bytes), *text));
    }
}
