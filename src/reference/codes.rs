//! The explanations of diagnostic codes, of the ends of a run and of terms: chapters of the manual. A section begins with
//! `## CODE: title`, or with `## kind` for the ends of a run, or `## term`.

/// All chapters. They are parsed on demand.
const TEXT: &str = concat!(
    include_str!("../../docs/src/codes/syntax.md"),
    include_str!("../../docs/src/codes/types.md"),
    include_str!("../../docs/src/codes/flow.md"),
    include_str!("../../docs/src/codes/globals.md"),
    include_str!("../../docs/src/codes/llvmlite.md"),
    include_str!("../../docs/src/codes/engines.md"),
    include_str!("../../docs/src/codes/warnings.md"),
    include_str!("../../docs/src/codes/faults.md"),
    include_str!("../../docs/src/codes/bitcode.md"),
    include_str!("../../docs/src/codes/bytecode.md"),
    include_str!("../../docs/src/codes/sessions.md"),
    include_str!("../../docs/src/terms.md"),
);

/// The explanation of one code or kind.
pub struct CodeSection<'a> {
    /// Code or kind: `E0309`, `null pointer`.
    pub name: &'a str,
    /// Title after the colon; `None` for a kind, whose name is the title.
    pub title: Option<&'a str>,
    /// Text, in Markdown.
    pub body: &'a str,
}

impl<'a> CodeSection<'a> {
    /// Returns a summary in one line.
    pub fn title(&self) -> &'a str {
        self.title.unwrap_or_else(|| {
            let end = self.body.find(['.', ':', ';']).unwrap_or(self.body.len());
            &self.body[..end]
        })
    }
}

/// Returns the chapters, each with its title and its sections.
pub fn chapters() -> impl Iterator<Item = (&'static str, Vec<CodeSection<'static>>)> {
    let mut chapters: Vec<(&str, Vec<CodeSection<'_>>)> = Vec::new();
    let mut rest = TEXT;
    // No line of an example begins with `#`.
    while let Some(at) = rest.find("# ") {
        let chapter = !rest[..at].ends_with('#');
        let text = &rest[at + 2..];
        let (heading, body) = text.split_once('\n').unwrap_or((text, ""));
        let end = [body.find("\n# "), body.find("\n## "), Some(body.len())].into_iter().flatten().min().unwrap_or(0);
        rest = &body[end..];
        if chapter {
            chapters.push((heading, Vec::new()));
        } else if let Some((_, sections)) = chapters.last_mut() {
            let (name, title) = heading.split_once(": ").map_or((heading, None), |(name, title)| (name, Some(title)));
            sections.push(CodeSection { name, title, body: body[..end].trim() });
        }
    }
    chapters.into_iter()
}

/// Returns the sections of all chapters.
pub fn sections() -> impl Iterator<Item = CodeSection<'static>> {
    chapters().flat_map(|(_, sections)| sections)
}
