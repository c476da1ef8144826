//! `:edit`: an input in an editor.

use super::{LoopControl, Repl, ReplInput};
use crate::cli::private_directory::PrivateDirectory;
use llvmlite_jit::host::interpose::unwinder_heap;
use llvmlite_jit::session::{PartResult, Reply};
use std::process::{Command, Stdio};

impl Repl<'_> {
    /// Opens the last input, an input given by its number, or the definition of a name in the editor, and enters the
    /// text that was saved.
    pub(super) fn edit(&mut self, what: &str) -> LoopControl {
        let text = match self.editable(what) {
            Ok(text) => text,
            Err(message) => {
                self.mistake(&message);
                return LoopControl::Continue;
            }
        };
        match edited(&text, self.is_interactive) {
            Ok(Ok(changed)) if changed.trim().is_empty() => self.note("the text is empty, and nothing was entered"),
            Ok(Ok(changed)) if !what.is_empty() && changed.trim() == text.trim() => {
                self.note("the text is unchanged, and nothing was entered");
            }
            Ok(Ok(changed)) => {
                self.note(changed.trim_end());
                return self.carry_out(&changed);
            }
            Ok(Err(message)) => self.mistake(&message),
            Err(error) => self.mistake(&format!("the text cannot be edited: {error}")),
        }
        LoopControl::Continue
    }

    /// Returns the text that defined a name: that in C, if it was entered in C.
    pub(super) fn source_text(&self, name: &str) -> Option<String> {
        let global = if name.starts_with('@') { name.to_string() } else { format!("@{name}") };
        let c_text = self.c_texts.get(&global).filter(|_| self.session.function(name).is_some());
        c_text.cloned().or_else(|| Some(self.session.source_of(name)?.trim_end().to_string()))
    }

    /// Keeps the text of a function that was entered in C, and forgets that of one that was redefined in LLVM assembly.
    pub(super) fn keep_c_text(&mut self, text: &str, input: &ReplInput, reply: &Reply) {
        let text = self.written.as_deref().unwrap_or(text).trim();
        for part in &reply.entered {
            let PartResult::Defined { names, .. } = part else { continue };
            for name in names.iter().filter(|name| self.session.function(name).is_some()) {
                match input.is_expression {
                    true => self.c_texts.insert(name.clone(), text.to_string()),
                    false => self.c_texts.remove(name),
                }
            }
        }
    }

    fn editable(&self, what: &str) -> Result<String, String> {
        if what.is_empty() {
            return Ok(self.typed.last().map_or(String::new(), |input| input.text.clone()));
        }
        if let Ok(number) = what.parse::<u32>() {
            let inputs = self.typed.iter().filter(|input| input.number == number);
            let texts: Vec<&str> = inputs.map(|input| input.text.as_str()).collect();
            return if texts.is_empty() { Err(format!("there is no input {number}")) } else { Ok(texts.join("\n")) };
        }
        let source = self.source_text(what);
        source.ok_or_else(|| format!("`{what}` is not defined; `:edit` takes a name or the number of an input"))
    }
}

/// Editors that need a terminal.
const TERMINAL_EDITORS: [&str; 12] =
    ["vi", "vim", "nvim", "view", "ex", "nano", "pico", "emacs", "micro", "hx", "joe", "mcedit"];

/// Returns the text that was saved in the editor; `Err`: the message why it cannot be edited.
fn edited(text: &str, is_interactive: bool) -> std::io::Result<Result<String, String>> {
    let variable = |name| std::env::var(name).ok().filter(|command| !command.trim().is_empty());
    let editor = variable("VISUAL").or_else(|| variable("EDITOR")).unwrap_or_else(|| "vi".into());
    // Such an editor would read the rest of the pipe, and draw on the output.
    let program = editor.split(' ').next().and_then(|path| path.rsplit('/').next()).unwrap_or("");
    if !is_interactive && TERMINAL_EDITORS.contains(&program) {
        return Ok(Err(format!("`:edit` needs a terminal: the editor is `{editor}`; `$EDITOR` names another one")));
    }
    let directory = PrivateDirectory::new("edit")?;
    let file = directory.0.join("input.ll");
    std::fs::write(&file, format!("{text}\n"))?;
    // The variable may have arguments and quotes, as for other programs.
    let mut command = Command::new("/bin/sh");
    command.arg("-c").arg(format!("{editor} \"$1\"")).arg("sh").arg(&file);
    if !is_interactive {
        // The rest of the pipe has inputs of the session.
        command.stdin(Stdio::null());
    }
    unwinder_heap::allocating(move || {
        let status = command.status()?;
        let result = match status.success() {
            true => Ok(std::fs::read_to_string(&file)?),
            false => Err(format!("the editor `{editor}` failed: {status}; `$EDITOR` names another one")),
        };
        drop(directory);
        Ok(result)
    })
}
