//! `:step`: a call in the debugger, which is a process of its own.

use super::expressions::{operand_of, with_operands};
use super::{Repl, expressions};
use crate::cli::private_directory::PrivateDirectory;
use llvmlite_jit::host::interpose::unwinder_heap;
use llvmlite_jit::session;
use llvmlite_jit::value::split_call;
use std::collections::HashSet;
use std::process::{Command, Stdio};

impl Repl<'_> {
    /// Runs a call in the debugger, on a copy of the definitions with the current contents of memory.
    pub(super) fn step(&mut self, call: &str) {
        let Ok((name, arguments)) = split_call(call) else {
            return self.mistake(&format!("`:step` takes a call: `:step {}(…)`", call.trim_start_matches('@')));
        };
        let Some((params, varargs, ret)) = self.session.signature(&name) else {
            return self.mistake(&format!("use of undefined function `@{name}`"));
        };
        if self.session.by_value_signature(&name).is_some() {
            return match self.step_by_value(&name, call) {
                Ok(()) => {}
                Err(message) => self.mistake(&message),
            };
        }
        let mut module = self.session.save_with_memory();
        let mut values = Vec::new();
        let mut has_pointers = false;
        for (n, argument) in arguments.iter().enumerate() {
            // A value of the session stands for its constant.
            let value = expressions::with_sigil(argument, &self.session).and_then(|name| self.session.text_of(&name));
            let value = value.and_then(|text| Some(text.split_once(" = ")?.1.split(" ;").next()?.to_string()));
            let is_pointer = params.get(n).is_some_and(|ty| ty == "ptr" || ty.ends_with('*'));
            if is_pointer && !matches!(*argument, "null" | "ptr null" | "0") {
                match self.address_for_copy(argument) {
                    Ok(address) => values.push(format!("ptr {address}")),
                    Err(message) => return self.mistake(&message),
                }
                has_pointers = true;
                continue;
            }
            if is_pointer {
                values.push("null".into());
                continue;
            }
            // A number is converted to the type of the parameter.
            let value = value.map(|text| match text.split_once(' ') {
                Some((ty, number)) if ty != "ptr" && !text.contains(['{', '[', '<']) => number.to_string(),
                _ => text,
            });
            values.push(value.unwrap_or_else(|| argument.to_string()));
        }
        let mut commands = None;
        let mut call = format!("{name}({})", values.join(", "));
        // An argument of the command line is a constant without addresses: the call is in a function of its own.
        if has_pointers && params.len() == values.len() && !varargs {
            let written: Vec<String> = values
                .iter()
                .zip(&params)
                .map(|(value, ty)| match value.split_once(' ') {
                    Some(_) => value.clone(),
                    None => format!("{ty} {value}"),
                })
                .collect();
            let (result, value) = if ret == "void" { ("", "void".into()) } else { ("%r = ", format!("{ret} %r")) };
            let caller = self.name_of_caller();
            module += &format!(
                "\ndefine {ret} @{caller}() {{\n  {result}call {ret} @{name}({})\n  ret {value}\n}}\n",
                written.join(", ")
            );
            (call, commands) = (format!("{caller}()"), Some("step\n"));
        }
        if let Err(error) = self.run_step(&module, &call, commands) {
            self.mistake(&format!("the debugger cannot be started: {error}"));
        }
    }

    /// As [`Self::step`] for a function that takes or returns structs: the instructions of the call, which load the parts
    /// of its arguments, become a function, with constants for the values of the session.
    fn step_by_value(&mut self, name: &str, call: &str) -> Result<(), String> {
        let lowered = match expressions::lower(call, &self.session) {
            Ok(Some(lowered)) if lowered.helper.is_none() && lowered.moved.is_empty() => lowered,
            Ok(_) => return Err(format!("`{call}` is not a plain call; name its arguments before: `p = …`")),
            Err(mistake) => return Err(mistake.message),
        };
        let mut body = String::new();
        let mut own = HashSet::new();
        for line in &lowered.lines {
            let target = line.split_once(" = ").map(|(target, _)| target).filter(|target| target.starts_with('%'));
            let is_call = |line: &str| line.contains(&format!(" @{name}("));
            // A trailing operand is the result, which the debugger has printed by then.
            let begins_operand = line.split(' ').next().is_some_and(session::is_type_word) || line.starts_with('%');
            if target.is_none() && begins_operand && !is_call(line) {
                continue;
            }
            body += &format!("  {}\n", self.with_copies(line, &own)?);
            own.extend(target.map(String::from));
        }
        let caller = self.name_of_caller();
        let setup: String = lowered.setup.iter().map(|line| format!("{line}\n")).collect();
        let module = self.session.save_with_memory();
        let module = format!("{module}\n{setup}define void @{caller}() {{\n{body}  ret void\n}}\n");
        let commands = format!("tbreak {name}\ncontinue\n");
        self.run_step(&module, &format!("{caller}()"), Some(&commands))
            .map_err(|error| format!("the debugger cannot be started: {error}"))
    }

    /// Returns an instruction with constants for the values of the session that it uses, except for names of its own.
    fn with_copies(&self, line: &str, own: &HashSet<String>) -> Result<String, String> {
        let (target, instruction) = match line.split_once(" = ") {
            Some((target, rest)) if target.starts_with('%') => (format!("{target} = "), rest),
            _ => (String::new(), line),
        };
        let operand = |name: &str| match self.session.value_type(name).filter(|_| !own.contains(name)) {
            Some(ty) if ty == "ptr" || ty.ends_with('*') => self.address_for_copy(name),
            Some(ty) => Ok(operand_of(name, &ty, &self.session).unwrap_or_default()),
            None => Ok(name.to_string()),
        };
        Ok(target + &with_operands(instruction, operand)?)
    }

    /// Returns an unused name for the function that calls the stepped one.
    fn name_of_caller(&self) -> String {
        let unused = (1..).map(|n| format!("step{n}")).find(|name| !self.session.knows(&format!("@{name}")));
        unused.unwrap_or_default()
    }

    /// Returns a constant that is the address of an argument, such as `head`, `&head` or `p`, in the module that
    /// [`Session::save_with_memory`] returns.
    fn address_for_copy(&self, argument: &str) -> Result<String, String> {
        let lowered = match expressions::lower(argument, &self.session) {
            Ok(Some(lowered)) if lowered.setup.is_empty() && lowered.helper.is_none() && lowered.lines.len() == 1 => {
                lowered.lines[0].clone()
            }
            Ok(None) => argument.to_string(),
            Ok(Some(_)) => {
                return Err(format!("`{argument}` is computed; name it before, `p = {argument}`, and write `p`"));
            }
            Err(mistake) => return Err(mistake.message),
        };
        // `ptr %n`, or `%struct.node* %n` of typed pointers.
        let is_pointer = |ty: &str| ty == "ptr" || ty.ends_with('*') && !ty.contains(' ');
        let typed = lowered.trim().rsplit_once(' ').filter(|(ty, _)| is_pointer(ty));
        let operand = typed.map_or(lowered.trim(), |(_, operand)| operand);
        let name = expressions::with_sigil(operand, &self.session).unwrap_or_else(|| operand.to_string());
        if name.starts_with('@') {
            return Ok(name);
        }
        self.session.address_in_copy(&name).ok_or_else(|| {
            let reason = "the debugger runs in a process of its own, which has no copy of that memory";
            format!("`{argument}` does not point to a variable or an alloca: {reason}")
        })
    }

    fn run_step(&mut self, module: &str, call: &str, commands: Option<&str>) -> std::io::Result<()> {
        let directory = PrivateDirectory::new("repl")?;
        let file = directory.0.join("session.ll");
        std::fs::write(&file, module)?;
        let mut command = Command::new(std::env::current_exe()?);
        if !self.is_interactive {
            // The rest of the pipe has inputs of the session.
            command.stdin(Stdio::null());
        }
        command.arg("step").arg("--call").arg(call).arg("--named").arg("session.ll");
        if let Some(commands) = commands {
            let file = directory.0.join("commands");
            std::fs::write(&file, commands)?;
            command.arg("-x").arg(file);
        }
        command.arg(&file);
        let status = unwinder_heap::allocating(move || {
            let status = command.status();
            drop(directory);
            status
        })?;
        self.failed |= !status.success();
        Ok(())
    }
}
