//! `:help`, and `?` before other words than names.

use super::command_names::NAMES;
use super::help_texts::TOPICS;
use super::{Repl, expressions, other_tools, slips};
use crate::cli::commands::explain;
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::reference::opcodes;
use llvmlite_jit::session;

impl Repl<'_> {
    /// Shows the syntax of an instruction or a command.
    pub(super) fn help(&mut self, word: &str) {
        let (word, is_command) = word.strip_prefix(':').map_or((word, false), |word| (word, true));
        let is_about = |line: &&str| {
            line.trim_start().strip_prefix(':').is_some_and(|line| line.split([' ', ',']).next() == Some(word))
        };
        if let Some((_, text)) = TOPICS.iter().find(|(topic, _)| *topic == word && !is_command) {
            return self.print(text);
        }
        let mut lines: Vec<&str> = Vec::new();
        for line in TOPICS.iter().flat_map(|(_, text)| text.lines()) {
            // The description of a command may have several lines.
            if is_about(&line) || !lines.is_empty() && line.starts_with("                ") {
                lines.push(if lines.is_empty() { line.trim_start() } else { &line[2..] });
            } else if !lines.is_empty() {
                break;
            }
        }
        if let Some(opcode) = opcodes::find(word).filter(|_| !is_command || lines.is_empty()) {
            let opcodes::Opcode { name, usage, brief, example } = opcode;
            let head = format!("{name} {usage}");
            self.print(&format!("{}\n", head.trim_end()));
            self.print_plain(&format!("  {brief}\n  such as {example}\n  {}\n", opcodes::reference(name)));
            return lines.iter().for_each(|line| self.print_plain(&format!("{line}\n")));
        }
        if !lines.is_empty() {
            return self.print_plain(&(lines.join("\n") + "\n"));
        }
        if let Ok(text) = explain::text(word, self.paint.is_on()) {
            return self.print_plain(&text);
        }
        // A name of the session, a function or a variable of the C library, a type.
        let is_name = || {
            expressions::with_sigil(word, &self.session).is_some()
                || self.session.library_declaration(word).is_some()
                || expressions::is_library_variable(word)
                || self.type_in_c(word).is_some()
        };
        if !is_command && is_name() {
            return self.about(word);
        }
        let all = opcodes::OPCODES.iter().map(|opcode| opcode.name).chain(NAMES.iter().copied());
        let near = near_names(word, all);
        let near = near.first().map(|near| format!("did you mean `:help {near}`?"));
        let or = "`:help` lists the commands, Tab after `:help ` the instructions".into();
        self.mistake(&format!("unknown instruction or command `{word}`; {}", near.unwrap_or(or)));
    }

    /// Returns the type that a word names in C, also without its `struct` or `union`.
    fn type_in_c(&self, word: &str) -> Option<String> {
        let tag = ["struct", "union"].into_iter().find(|tag| self.session.knows(&format!("%{tag}.{word}")));
        match tag {
            Some(tag) => Some(format!("{tag} {word}")),
            None => expressions::type_alias(word, &self.session).map(|_| word.to_string()),
        }
    }

    /// Suggests a meaning for an unknown name: an instruction, a command, or a similar name.
    pub(super) fn help_on(&mut self, name: &str) {
        let word = name.trim_start_matches(['%', '@']);
        if opcodes::find(word).is_some() || NAMES.contains(&word) {
            return self.help(word);
        }
        if let Ok(text) = explain::text(word, self.paint.is_on()) {
            return self.print_plain(&text);
        }
        if session::is_type_word(word) || expressions::c_type(word).is_some() {
            return self.shape(word);
        }
        if let Some(example) = slips::statement_example(word) {
            return self.print(&format!("a statement of C, such as `{example}`\n"));
        }
        if let Some(ty) = self.type_in_c(name) {
            return self.shape(&ty);
        }
        if expressions::is_library_variable(name) {
            return self.enter(name);
        }
        // A word that a header of C defines: `EOF`, `errno`.
        if word == name
            && let Ok(Some(lowered)) = expressions::lower(word, &self.session)
            && lowered.ty != "void"
        {
            return self.enter(word);
        }
        let near = other_tools::near_words(name, &self.session);
        let near = near.map(|near| format!("did you mean `?{near}`?"));
        let near = near.unwrap_or("`:list` lists all definitions".into());
        self.mistake(&format!("`{name}` is not a value, function, instruction or command; {near}"));
    }
}
