//! Export of the results to files: JSON, CSV, tables for documents, SVG.

use super::baseline::Baseline;
use super::plot;
use super::results::Results;
use super::units::{number, quotient};
use crate::cli::args::bench::{BenchOptions, SortOrder, TimeUnit};
use crate::cli::report::stdout;
use std::fs::File;
use std::path::Path;

/// A format of an exported file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportFormat {
    /// All results.
    Json,
    /// A row per command, times in seconds.
    Csv,
    /// A table for documents.
    Table(Markup),
    /// A bar chart.
    Plot,
}

/// A markup language of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Markup {
    /// Markdown, in GitHub's flavor.
    Markdown,
    /// AsciiDoc.
    Asciidoc,
    /// Emacs' Org mode.
    Orgmode,
}

/// Returns the requested files.
pub fn wanted(options: &BenchOptions) -> Vec<(&Path, ExportFormat)> {
    let all = [
        (&options.export_json, ExportFormat::Json),
        (&options.export_csv, ExportFormat::Csv),
        (&options.export_markdown, ExportFormat::Table(Markup::Markdown)),
        (&options.export_asciidoc, ExportFormat::Table(Markup::Asciidoc)),
        (&options.export_orgmode, ExportFormat::Table(Markup::Orgmode)),
        (&options.plot, ExportFormat::Plot),
    ];
    all.into_iter().filter_map(|(path, form)| Some((path.as_deref()?, form))).collect()
}

/// Whether a path stands for standard output.
pub fn is_stdout(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Writes to a file, or to standard output.
pub fn write(path: &Path, text: &str) -> Result<(), String> {
    if is_stdout(path) {
        stdout::write(text.as_bytes());
        return Ok(());
    }
    std::fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Checks that a file can be written, without changing its content.
pub fn can_be_written(path: &Path) -> Result<(), String> {
    if is_stdout(path) {
        return Ok(());
    }
    let file = File::options().append(true).create(true).open(path);
    file.map(drop).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// Returns the content of an exported file.
pub fn text(form: ExportFormat, results: &Results, baseline: Option<&Baseline>, unit: Option<TimeUnit>) -> String {
    match form {
        ExportFormat::Json => match serde_json::to_string_pretty(&results.json(baseline)) {
            Ok(text) => text + "\n",
            // Numbers and strings can always be serialized.
            Err(_) => String::new(),
        },
        ExportFormat::Csv => csv(results),
        ExportFormat::Table(markup) => table(results, unit, markup),
        ExportFormat::Plot => plot::svg(results, unit),
    }
}

fn csv(results: &Results) -> String {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in results.series.iter().flat_map(|series| &series.parameters) {
        if !names.contains(&&**name) {
            names.push(name);
        }
    }
    let columns: String = names.iter().map(|name| format!(",parameter_{name}")).collect();
    let mut out = format!("name,command,mean,stddev,median,user,system,min,max,runs{columns}\n");
    for series in &results.series {
        let all = series.summary();
        let (user, system) = series.processor().unzip();
        let optional = |value: Option<f64>| value.map_or(String::new(), |value| value.to_string());
        let cells = [
            quoted(&series.name),
            quoted(&series.command),
            all.mean.to_string(),
            optional(all.deviation),
            all.median.to_string(),
            optional(user),
            optional(system),
            all.min.to_string(),
            all.max.to_string(),
            all.count.to_string(),
        ];
        out += &cells.join(",");
        for name in &names {
            let value = series.parameters.iter().find(|(own, _)| own == name);
            out += ",";
            out += &value.map_or(String::new(), |(_, value)| quoted(value));
        }
        out += "\n";
    }
    out
}

/// Quotes a cell of CSV.
fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.into(),
    }
}

/// Returns a table with the times of all commands in one unit.
fn table(results: &Results, unit: Option<TimeUnit>, markup: Markup) -> String {
    let shortest = results.series.iter().map(|series| series.summary().mean).fold(f64::INFINITY, f64::min);
    let unit = unit.unwrap_or_else(|| TimeUnit::fitting(shortest));
    let u = unit.text();
    let head = ["Command".into(), format!("Mean [{u}]"), format!("Min [{u}]"), format!("Max [{u}]"), "Relative".into()];
    let mut out = markup.head(&head);
    for n in results.ordered(results.sort == SortOrder::MeanTime) {
        let series = &results.series[n];
        let all = series.summary();
        let of = |seconds: f64| number(seconds, unit);
        let mean = crate::cli::commands::bench::units::spread(all.mean, all.deviation, Some(unit));
        let mean = mean.strip_suffix(u).unwrap_or(&mean).trim_end();
        let relative = if n == results.reference_of(n) { "1.00".into() } else { quotient(results.relative(n)) };
        let command = format!("{}: {}", markup.escaped(&series.name), markup.code(&series.command));
        out += &markup.row(&[command, mean.into(), of(all.min), of(all.max), relative]);
    }
    out + markup.end()
}

impl Markup {
    /// Returns the beginning of a table: the alignment of its columns, and their titles.
    fn head(self, titles: &[String; 5]) -> String {
        match self {
            Markup::Markdown => self.row(titles) + "|:---|---:|---:|---:|---:|\n",
            Markup::Asciidoc => format!("[cols=\"<,>,>,>,>\",options=\"header\"]\n|===\n{}\n", self.row(titles)),
            Markup::Orgmode => self.row(titles) + "|---+---+---+---+---|\n",
        }
    }

    fn row(self, cells: &[String; 5]) -> String {
        match self {
            Markup::Markdown | Markup::Orgmode => format!("| {} |\n", cells.join(" | ")),
            Markup::Asciidoc => format!("| {}\n", cells.join(" | ")),
        }
    }

    fn end(self) -> &'static str {
        match self {
            Markup::Markdown | Markup::Orgmode => "",
            Markup::Asciidoc => "|===\n",
        }
    }

    /// Escapes the separator of cells.
    fn escaped(self, text: &str) -> String {
        match self {
            Markup::Markdown | Markup::Asciidoc => text.replace('|', "\\|"),
            Markup::Orgmode => text.replace('|', "\\vert{}"),
        }
    }

    /// Marks a command as code.
    fn code(self, text: &str) -> String {
        match self {
            Markup::Markdown | Markup::Asciidoc => format!("`{}`", self.escaped(text).replace('`', "'")),
            Markup::Orgmode => format!("={}=", self.escaped(text)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::test::EngineVariant;
    use crate::cli::commands::bench::results::{Sample, Series};

    /// Returns sample results of two commands.
    pub fn results() -> Results {
        let series = |name: &str, command: &str, times: &[f64]| {
            let run = |wall: &f64| Sample {
                wall: *wall,
                processor: Some((wall / 2.0, wall / 4.0)),
                memory: None,
                status: Some(0),
            };
            Series {
                name: name.into(),
                title: command.into(),
                command: command.into(),
                engine: (name == "compiled").then_some(EngineVariant::Compiled),
                parameters: Vec::new(),
                runs: times.iter().map(run).collect(),
                phases: Vec::new(),
                status: 0,
                output: None,
                value: None,
                calls: None,
                is_reference: false,
            }
        };
        Results {
            file: "p.ll".into(),
            arguments: Vec::new(),
            call: None,
            series: vec![
                series("compiled", "llvmlite-jit p.ll", &[0.001, 0.002, 0.003]),
                series("sh", "sh -c 'a | b, \"c\"'", &[0.02]),
            ],
            left_out: Vec::new(),
            sort: Default::default(),
        }
    }

    #[test]
    fn csv_has_a_row_for_each() {
        let want = "\
name,command,mean,stddev,median,user,system,min,max,runs
compiled,llvmlite-jit p.ll,0.002,0.001,0.002,0.001,0.0005,0.001,0.003,3
sh,\"sh -c 'a | b, \"\"c\"\"'\",0.02,,0.02,0.01,0.005,0.02,0.02,1
";
        assert_eq!(csv(&results()), want);
    }

    #[test]
    fn csv_has_a_column_for_each_parameter() {
        let mut results = results();
        results.series[1].parameters = vec![("n".into(), "1,5".into()), ("k".into(), "x".into())];
        let text = csv(&results);
        let rows: Vec<&str> = text.lines().collect();
        assert!(rows[0].ends_with(",runs,parameter_n,parameter_k"), "{text}");
        assert!(rows[1].ends_with(",3,,") && rows[2].ends_with(",1,\"1,5\",x"), "{text}");
    }

    #[test]
    fn markdown_has_one_unit() {
        let want = "\
| Command | Mean [ms] | Min [ms] | Max [ms] | Relative |
|:---|---:|---:|---:|---:|
| compiled: `llvmlite-jit p.ll` | 2.000 ± 1.000 | 1.000 | 3.000 | 1.00 |
| sh: `sh -c 'a \\| b, \"c\"'` | 20.00 | 20.00 | 20.00 | 10.00 |
";
        assert_eq!(table(&results(), None, Markup::Markdown), want);
    }

    #[test]
    fn tables_are_written_for_asciidoc_and_org_mode() {
        let want = "\
[cols=\"<,>,>,>,>\",options=\"header\"]
|===
| Command | Mean [ms] | Min [ms] | Max [ms] | Relative

| compiled: `llvmlite-jit p.ll` | 2.000 ± 1.000 | 1.000 | 3.000 | 1.00
| sh: `sh -c 'a \\| b, \"c\"'` | 20.00 | 20.00 | 20.00 | 10.00
|===
";
        assert_eq!(table(&results(), None, Markup::Asciidoc), want);
        let want = "\
| Command | Mean [ms] | Min [ms] | Max [ms] | Relative |
|---+---+---+---+---|
| compiled: =llvmlite-jit p.ll= | 2.000 ± 1.000 | 1.000 | 3.000 | 1.00 |
| sh: =sh -c 'a \\vert{} b, \"c\"'= | 20.00 | 20.00 | 20.00 | 10.00 |
";
        assert_eq!(table(&results(), None, Markup::Orgmode), want);
    }
}
