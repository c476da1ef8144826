//! `:edit`: an input in an editor.

use super::{LoopControl, Repl};
use crate::cli::private_directory::PrivateDirectory;
use llvmlite_jit::host::interpose::unwinder_heap;
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
            Ok(Ok(changed)) => {
                self.note(changed.trim_end());
                return self.carry_out(&changed);
            }
            Ok(Err(message)) => self.mistake(&message),
            Err(error) => self.mistake(&format!("the text cannot be edited: {error}")),
        }
        LoopControl::Continue
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
        let source = self.session.source_of(what).map(|text| text.trim_end().to_string());
        source.ok_or_else(|| format!("`{what}` is not defined; `:edit` takes a name or the number of an input"))
    }
}

/// Returns the text that was saved in the editor; `Err`: the message why it cannot be edited.
fn edited(text: &str, is_interactive: bool) -> std::io::Result<Result<String, String>> {
    let variable = |name| std::env::var(name).ok().filter(|command| !command.trim().is_empty());
    let editor = variable("VISUAL").or_else(|| variable("EDITOR")).unwrap_or_else(|| "vi".into());
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
