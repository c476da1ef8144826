//! `--time-phases`: the time of each phase from source text to result.

use super::CacheUse;
use llvmlite_jit::engine::{Phase, PhaseTimings, Stats};
use serde_json::{Value, json};
use std::time::Duration;

/// Sizes shown beside the times.
pub struct Amounts {
    /// Size of the LLVM IR text in bytes.
    pub text: u64,
    /// Counters of the engine.
    pub stats: Stats,
    /// Size of the machine code, and how often functions were compiled.
    pub code: PhaseTimings,
    /// Whether the program was in the cache, if one is used.
    pub cache: Option<CacheUse>,
}

/// Returns the heading of the table.
pub fn head() -> String {
    format!("{:<14}{:>12}{:>12}\n", "phase", "wall ms", "cpu ms")
}

/// Formats the table, with a newline at its end.
pub fn table(phases: &[Phase], amounts: &Amounts) -> String {
    let mut out = head();
    let mut row = |name: &str, wall: Option<Duration>, cpu: Duration| {
        let wall = wall.map_or(String::new(), milliseconds);
        out += &format!("{name:<14}{wall:>12}{:>12}\n", milliseconds(cpu));
    };
    for phase in phases {
        let indent = if phase.wall.is_none() { "  " } else { "" };
        row(&format!("{indent}{}", phase.name), phase.wall, phase.cpu);
    }
    let whole = |phase: &&Phase| phase.wall.is_some();
    let wall = phases.iter().filter_map(|phase| phase.wall).sum();
    row("total", Some(wall), phases.iter().filter(whole).map(|phase| phase.cpu).sum());
    let Amounts { text, stats, code, cache } = amounts;
    let cache = cache.map_or(String::new(), |cache| format!("; cache: {}", cache.name()));
    let PhaseTimings { code_bytes, baseline_functions, recompiled_functions, .. } = code;
    let tiers = match baseline_functions {
        0 => String::new(),
        n => format!(" ({n} quickly, {recompiled_functions} of these again)"),
    };
    out + &match stats.functions_compiled {
        0 => format!("{text} bytes of text{cache}\n"),
        n => {
            format!(
                "{text} bytes of text; {n} functions compiled{tiers} to {code_bytes} bytes of machine code{cache}\n"
            )
        }
    }
}

/// Converts the phases for the JSON document: times in seconds.
pub fn document(phases: &[Phase], amounts: &Amounts) -> Value {
    let one = |phase: &Phase| {
        let wall = phase.wall.map(|wall| wall.as_secs_f64());
        json!({"name": phase.name, "wall": wall, "cpu": phase.cpu.as_secs_f64()})
    };
    let list: Vec<Value> = phases.iter().map(one).collect();
    let PhaseTimings { code_bytes, baseline_functions, recompiled_functions, .. } = amounts.code;
    json!({
        "phases": list,
        "text_bytes": amounts.text,
        "code_bytes": code_bytes,
        "baseline_functions": baseline_functions,
        "recompiled_functions": recompiled_functions,
    })
}

fn milliseconds(time: Duration) -> String {
    format!("{:.2}", time.as_secs_f64() * 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stand_below_their_phase_and_do_not_count_twice() {
        let ms = Duration::from_millis;
        let phases = [
            Phase { name: "parse", wall: Some(ms(5)), cpu: ms(4) },
            Phase { name: "compile", wall: Some(ms(20)), cpu: ms(30) },
            Phase { name: "translate", wall: None, cpu: ms(10) },
        ];
        let stats = Stats { functions_compiled: 2, steps_interpreted: 0 };
        let code = PhaseTimings { code_bytes: 64, ..Default::default() };
        let mut amounts = Amounts { text: 100, stats, code, cache: None };
        let want = "\
phase              wall ms      cpu ms
parse                 5.00        4.00
compile              20.00       30.00
  translate                      10.00
total                25.00       34.00
100 bytes of text; 2 functions compiled to 64 bytes of machine code
";
        assert_eq!(table(&phases, &amounts), want);
        let document = document(&phases, &amounts);
        (amounts.code.baseline_functions, amounts.code.recompiled_functions) = (2, 1);
        assert!(table(&phases, &amounts).contains("; 2 functions compiled (2 quickly, 1 of these again) to 64 bytes"));
        assert_eq!((&document["phases"][1]["wall"], &document["phases"][2]["wall"]), (&json!(0.02), &Value::Null));
    }
}
