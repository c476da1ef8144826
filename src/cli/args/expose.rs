//! `--expose`: the profilers and debuggers that are informed about compiled code.

use super::run::RunOptions;
use clap::ValueEnum;
use llvmlite_jit::jit::ExposeOptions;
use llvmlite_jit::source::SourceMap;

/// Environment variable with the same effect as the option, for programs started by other programs.
const VARIABLE: &str = "LLVMLITE_JIT_EXPOSE";

/// A tool that is informed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ExposeTarget {
    /// `perf report`: names and addresses, in /tmp/perf-PID.map
    PerfMap,
    /// `perf inject --jit`: code and lines, in jit-PID.dump
    PerfDump,
    /// gdb and lldb: symbols, frames and lines, in memory
    Gdb,
}

impl RunOptions {
    /// Returns the tools that the options name, or else the environment variable. `Err`: a message that names
    /// the unknown one.
    pub fn expose_options(&self, sources: &SourceMap) -> Result<Option<ExposeOptions>, String> {
        let named = match std::env::var(VARIABLE) {
            Ok(names) if self.expose.is_empty() => names
                .split(',')
                .map(str::trim)
                .filter(|name| !name.is_empty())
                .map(|name| {
                    ExposeTarget::from_str(name, true)
                        .map_err(|_| format!("{VARIABLE} contains `{name}`; the tools are perf-map, perf-dump, gdb"))
                })
                .collect::<Result<Vec<_>, _>>()?,
            _ => self.expose.clone(),
        };
        Ok((!named.is_empty()).then(|| ExposeOptions {
            perf_map: named.contains(&ExposeTarget::PerfMap),
            perf_dump: named.contains(&ExposeTarget::PerfDump),
            gdb: named.contains(&ExposeTarget::Gdb),
            sources: sources.clone(),
        }))
    }
}
