//! `explain CODE`: explains an error code or a kind of fault, with a wrong and a right example, or a term. The texts
//! are chapters of the manual; a section begins with `## CODE: title`, or with `## kind` for the ends of a run. The
//! tables that editors use explain instructions, attributes and flags.

use crate::cli::args::explain::ExplainOptions;
use crate::cli::exit_status;
use crate::cli::report::{Report, stderr, stdout, wrap};
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::reference::codes::{CodeSection, chapters, sections};
use llvmlite_jit::reference::{attributes, opcodes, terms};
use serde_json::json;

/// Maximum width of a line of prose.
const WIDTH: usize = 90;

/// Returns the width of a line of prose, which fits into the terminal.
fn width() -> usize {
    wrap::of(std::io::stdout()).map_or(WIDTH, |columns| WIDTH.min(columns - 1))
}

/// Writes the explanation, or the list of all codes, and returns the exit status.
pub fn run(options: &ExplainOptions, report: &mut Report) -> u8 {
    let style = TextStyle { color: report.color_of_results() };
    let asked = options.codes.join(" ");
    let codes =
        terms::usual_name(&asked).map_or(options.codes.clone(), |name| name.split(' ').map(String::from).collect());
    let text = match find_all(&codes) {
        Ok(sections) if sections.is_empty() => list(&style),
        Ok(sections) => {
            let document = |s: &CodeSection<'_>| json!({"code": s.name, "title": s.title(), "text": s.body});
            match sections.as_slice() {
                [section] => report.add("explanation", document(section)),
                all => report.add("explanations", all.iter().map(document).collect()),
            }
            sections.iter().map(|section| whole(section, &style)).collect::<Vec<_>>().join("\n")
        }
        Err(query) => match codes.as_slice() {
            words if let Some(text) = word_text(&words.join(" "), &TextStyle { color: false }) => {
                let name = words.join(" ");
                report.add("explanation", json!({"code": name, "title": name, "text": text}));
                word_text(&name, &style).unwrap_or(text)
            }
            _ => {
                stderr::print(&unknown(&query));
                return exit_status::USAGE;
            }
        },
    };
    stdout::print(text.as_bytes())
}

/// Returns the explanations of codes and kinds, for other subcommands. `Err`: a message that names the unknown one.
pub fn text(query: &str, color: bool) -> Result<String, String> {
    let query = terms::usual_name(query.trim()).unwrap_or(query);
    let words: Vec<String> = query.split_whitespace().map(String::from).collect();
    let style = TextStyle { color };
    match find_all(&words) {
        Ok(sections) => Ok(sections.iter().map(|section| whole(section, &style)).collect::<Vec<_>>().join("\n")),
        Err(unknown) => word_text(query.trim(), &style)
            .ok_or_else(|| format!("unknown code, kind of fault or word of LLVM `{unknown}`{}", near(&unknown))),
    }
}

/// Explains an instruction, an attribute, a flag or a term; `None` for other words.
fn word_text(word: &str, style: &TextStyle) -> Option<String> {
    if let Some(opcodes::Opcode { name, usage, brief, example }) = opcodes::find(word) {
        let head = style.paint("1", format!("{name} {usage}").trim_end());
        let reference = style.paint("4", &opcodes::reference(name));
        return Some(format!("{head}\n\n{}\n\n    {example}\n\n  {reference}\n", sentence(brief)));
    }
    let (name, meaning) = attributes::find(word).map(|meaning| (word, meaning)).or_else(|| terms::find(word))?;
    Some(format!("{}\n\n{}\n", style.paint("1", name), sentence(meaning)))
}

/// Writes the meaning of a word as a sentence.
fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map_or(String::new(), |c| c.to_uppercase().to_string());
    wrapped(&format!("{first}{}.", chars.as_str()))
}

/// Returns the names of all sections, each with a summary.
pub fn titles() -> impl Iterator<Item = (&'static str, &'static str)> {
    sections().map(|section| (section.name, section.title().lines().next().unwrap_or("")))
}

/// Finds the section for each word; the name of a kind may have several words. `Err`: the unknown name.
fn find_all(words: &[String]) -> Result<Vec<CodeSection<'static>>, String> {
    let (mut found, mut rest) = (Vec::new(), words);
    while !rest.is_empty() {
        let longest = (1..=rest.len()).rev().find_map(|n| Some((n, find(&rest[..n].join(" "))?)));
        let (used, section) = match longest {
            Some(known) => known,
            // Unknown words up to the next code form one name.
            None => {
                let is_code = |word: &String| find(word).is_some();
                let end = rest.iter().position(is_code).unwrap_or(rest.len());
                return Err(rest[..end].join(" "));
            }
        };
        found.push(section);
        rest = &rest[used..];
    }
    Ok(found)
}

/// Finds a section by any spelling of its name: `E0309`, `e309`, `error[E0309]`, `null-pointer`, or by a name
/// of the LLVMlite document that a text mentions.
fn find(query: &str) -> Option<CodeSection<'static>> {
    let name = normalized_code(query);
    let mentions = |section: &CodeSection<'_>| {
        let words = || section.body.split(|c: char| !c.is_alphanumeric());
        query.len() > 6 && query.chars().any(char::is_uppercase) && words().any(|word| word == query)
    };
    sections().find(|section| normalized_code(section.name) == name).or_else(|| sections().find(mentions)).or_else(
        || {
            // `poison` suffices for `poison value`.
            let mut begun =
                sections().filter(|section| section.name.split_once(' ').is_some_and(|(word, _)| word == name));
            begun.next().filter(|_| begun.next().is_none())
        },
    )
}

/// Normalizes a name: a code as in reports, a kind with blanks.
fn normalized_code(query: &str) -> String {
    let bare = query.trim().trim_end_matches(']');
    let bare = bare.rsplit('[').next().unwrap_or(bare);
    let digits = bare.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let letters = &bare[..bare.len() - digits.len()];
    match (letters.to_ascii_uppercase().as_str(), digits.parse::<u16>()) {
        ("" | "E", Ok(number)) => format!("E{number:04}"),
        ("W", Ok(number)) => format!("W{number:04}"),
        _ => bare.trim_start_matches("fault: ").replace(['-', '_'], " ").to_lowercase(),
    }
}

fn unknown(query: &str) -> String {
    let near = near(query);
    format!(
        "error: unknown code, kind of fault or word of LLVM `{query}`{near}\n  `llvmlite-jit explain` lists them all\n"
    )
}

/// Maximum number of names suggested.
const MAX_SUGGESTIONS: usize = 5;

/// Formats a suggestion, `; did you mean …?`: similar names, or names with such a word; or else sections that mention
/// it.
fn near(query: &str) -> String {
    let normalized = normalized_code(query);
    let listed = |names: Vec<&str>| {
        // Naming a single further section is as short as mentioning that there is one.
        let limit = MAX_SUGGESTIONS + usize::from(names.len() == MAX_SUGGESTIONS + 1);
        let shown: Vec<String> = names.iter().take(limit).map(|name| format!("`{name}`")).collect();
        match names.len().saturating_sub(limit) {
            0 => shown.join(", "),
            more => format!("{} or one of {more} more", shown.join(", ")),
        }
    };
    let near = near_names(&normalized, sections().map(|section| section.name));
    if !near.is_empty() {
        return format!("; did you mean {}?", listed(near));
    }
    let begun = query.trim().to_lowercase().replace(['-', '_'], " ");
    let begins = |name: &str| {
        let name = name.to_lowercase();
        name.starts_with(&begun) || name.split(' ').any(|word| word.starts_with(&begun))
    };
    if begun.is_empty() {
        return String::new();
    }
    let begin: Vec<&str> = sections().map(|section| section.name).filter(|name| begins(name)).collect();
    if !begin.is_empty() {
        return format!("; did you mean {}?", listed(begin));
    }
    let has = |text: &str| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word.eq_ignore_ascii_case(&begun))
    };
    // A word in the title is more significant than one in the text.
    let mut speak: Vec<&str> = sections().filter(|s| s.title.is_some_and(&has)).map(|s| s.name).collect();
    let prose = |body: &'static str| body.split("```").step_by(2).any(&has);
    speak.extend(sections().filter(|s| !s.title.is_some_and(&has) && prose(s.body)).map(|s| s.name));
    match speak.is_empty() {
        true => String::new(),
        false => format!("; it is mentioned by {}", listed(speak)),
    }
}

/// The format of explanations.
struct TextStyle {
    color: bool,
}

impl TextStyle {
    fn paint(&self, code: &str, text: &str) -> String {
        if self.color { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_string() }
    }
}

fn whole(section: &CodeSection<'_>, style: &TextStyle) -> String {
    let mut out = match section.title {
        Some(title) => style.paint("1", &format!("{}: {title}", section.name)),
        None => style.paint("1", section.name),
    };
    out += "\n\n";
    let mut code = false;
    for line in unwrapped(section.body).lines() {
        if line.starts_with("```") {
            code = !code;
        } else if code {
            let (text, comment) = match line.find(';') {
                Some(at) if style.color => line.split_at(at),
                _ => (line, ""),
            };
            out += "    ";
            out += text;
            out += &if comment.is_empty() { String::new() } else { style.paint("36", comment) };
            out.push('\n');
        } else {
            match line {
                "Wrong:" => out += &style.paint("31", line),
                "Right:" => out += &style.paint("32", line),
                _ => out += &wrapped(line),
            }
            out.push('\n');
            for title in line
                .strip_prefix("See LangRef ")
                .map_or(Vec::new(), |list| list.split('"').collect())
                .iter()
                .skip(1)
                .step_by(2)
            {
                out += &format!("  {}\n", style.paint("4", &lang_ref(title)));
            }
        }
    }
    out
}

/// Joins the lines of each paragraph. Examples are not changed.
fn unwrapped(markdown: &str) -> String {
    let (mut out, mut code, mut in_paragraph) = (String::new(), false, false);
    for line in markdown.lines() {
        let fence = line.starts_with("```");
        let prose = !code && !fence && !line.is_empty();
        if prose && in_paragraph {
            out.pop();
            out.push(' ');
        }
        out += line;
        out.push('\n');
        in_paragraph = prose;
        code ^= fence;
    }
    out
}

/// Returns the URL of a section of the LangRef.
fn lang_ref(title: &str) -> String {
    let words: Vec<&str> = title.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    format!("https://llvm.org/docs/LangRef.html#{}", words.join("-").to_lowercase())
}

fn list(style: &TextStyle) -> String {
    let mut out = String::new();
    for (title, sections) in chapters() {
        let separator = if out.is_empty() { "" } else { "\n" };
        out += &format!("{separator}{}\n", style.paint("1", title));
        let widest = sections.iter().map(|section| section.name.len()).max().unwrap_or(0);
        for section in &sections {
            let title = section.title().replace('\n', " ");
            out += &format!("  {:widest$}  {title}\n", section.name);
        }
    }
    out
}

/// Wraps a paragraph to a readable width.
fn wrapped(text: &str) -> String {
    let max = width();
    let mut out = String::new();
    let mut width = 0;
    for word in text.split(' ') {
        let size = word.chars().count();
        if width > 0 && width + 1 + size > max {
            out.push('\n');
            width = 0;
        } else if width > 0 {
            out.push(' ');
            width += 1;
        }
        out += word;
        width += size;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use llvmlite_jit::outcome::TrapKind;

    #[test]
    fn codes_may_be_spelt_in_many_ways() {
        for query in ["E0309", "e0309", "e309", "309", "error[E0309]", "E309"] {
            assert_eq!(normalized_code(query), "E0309", "{query}");
        }
        assert_eq!(normalized_code("w101"), "W0101");
        for query in ["null pointer", "null-pointer", "Null_Pointer", "fault: null pointer"] {
            assert_eq!(normalized_code(query), "null pointer", "{query}");
        }
        assert_eq!(find("NullPtrDeref").map(|s| s.name), Some("null pointer"));
        assert!(find("E9999").is_none() && find("").is_none() && find("[").is_none());
    }

    #[test]
    fn several_codes_and_kinds_of_several_words_are_found() {
        let names = |text: &str| {
            let words: Vec<String> = text.split(' ').map(String::from).collect();
            find_all(&words).map(|found| found.iter().map(|section| section.name).collect::<Vec<_>>())
        };
        assert_eq!(names("E0309 null pointer w101"), Ok(vec!["E0309", "null pointer", "W0101"]));
        assert_eq!(names("null pointer"), Ok(vec!["null pointer"]));
        assert_eq!(names("E0309 no such thing W0101"), Err("no such thing".into()));
    }

    #[test]
    fn sections_of_the_reference_have_addresses() {
        assert_eq!(lang_ref("'load' Instruction"), "https://llvm.org/docs/LangRef.html#load-instruction");
        assert_eq!(
            lang_ref("'inttoptr .. to' Instruction"),
            "https://llvm.org/docs/LangRef.html#inttoptr-to-instruction"
        );
        assert_eq!(lang_ref("'llvm.trap' Intrinsic"), "https://llvm.org/docs/LangRef.html#llvm-trap-intrinsic");
    }

    #[test]
    fn words_of_llvm_are_explained() {
        for word in
            ["undef", "poison", "freeze", "null", "zeroinitializer", "nsw", "alloca", "ptr", "undefined behavior"]
                .into_iter()
                .chain(["ssa", "ub", "gep", "opaque pointers", "SSA", "data layout"])
        {
            assert!(text(word, false).is_ok_and(|text| text.lines().count() > 2), "{word}");
        }
        assert!(text("freeze", false).is_ok_and(|text| text.contains("freeze i64 poison")));
        assert!(text("undefd", false).is_err_and(|message| message.contains("`undef`")));
    }

    #[test]
    fn every_kind_of_fault_is_explained() {
        for kind in TrapKind::ALL {
            assert!(find(kind.text()).is_some_and(|section| section.name == kind.text()), "{}", kind.text());
        }
    }

    #[test]
    fn prose_is_wrapped_and_kept() {
        let text = "word ".repeat(60);
        let lines = wrapped(text.trim());
        assert!(lines.lines().all(|line| line.len() <= WIDTH) && lines.lines().count() > 2);
        assert_eq!(lines.replace('\n', " "), text.trim());
    }
}
