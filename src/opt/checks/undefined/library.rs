//! Arguments of the functions of the C library that the interpreter carries out itself, whose reports have words of their own.

use super::{MAX_DEPTH, Shadows, Use};
use crate::ir::inst::CallInfo;
use crate::ir::{InstId, Operand};
use crate::opt::PassContext;

/// Role of an argument in a call of a library function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A number.
    Number,
    /// A block, or a string that is read.
    Text,
    /// A string that is read up to the first number.
    Limited,
    /// A range whose length is the third argument.
    Range,
    /// A buffer for a string.
    Buffer,
    /// A buffer for a string of at most as many characters as the first number.
    LimitedBuffer,
    /// Something else.
    Other,
}

/// Functions, and the roles of their arguments by the letters of [`role`].
const FUNCTIONS: [(&str, &str); 40] = [
    ("malloc", "n"),
    ("calloc", "nn"),
    ("realloc", "tn"),
    ("reallocarray", "tnn"),
    ("free", "t"),
    ("cfree", "t"),
    ("free_sized", "tn"),
    ("free_aligned_sized", "tnn"),
    ("valloc", "n"),
    ("malloc_usable_size", "t"),
    ("aligned_alloc", "nn"),
    ("memalign", "nn"),
    ("posix_memalign", "-nn"),
    ("strdup", "t"),
    ("strndup", "ln"),
    ("memcpy", "rrn"),
    ("memmove", "rrn"),
    ("memset", "rnn"),
    ("__memcpy_chk", "rrnn"),
    ("__memmove_chk", "rrnn"),
    ("__memset_chk", "rnnn"),
    ("memcmp", "rrn"),
    ("bcmp", "rrn"),
    ("memchr", "rnn"),
    ("strlen", "t"),
    ("strnlen", "ln"),
    ("strcpy", "bt"),
    ("stpcpy", "bt"),
    ("strncpy", "Bln"),
    ("__strcpy_chk", "btn"),
    ("__stpcpy_chk", "btn"),
    ("__strncpy_chk", "Blnn"),
    ("strcat", "tt"),
    ("strncat", "tln"),
    ("__strcat_chk", "ttn"),
    ("__strncat_chk", "tlnn"),
    ("strcmp", "tt"),
    ("strncmp", "lln"),
    ("strchr", "tn"),
    ("strrchr", "tn"),
];

fn role(letter: u8) -> Role {
    match letter {
        b'n' => Role::Number,
        b't' => Role::Text,
        b'l' => Role::Limited,
        b'r' => Role::Range,
        b'b' => Role::Buffer,
        b'B' => Role::LimitedBuffer,
        _ => Role::Other,
    }
}

/// Returns the roles of the arguments of a function; `None`: it is none of these.
fn roles(name: &str) -> Option<&'static str> {
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    match FUNCTIONS.iter().find(|(known, _)| *known == name) {
        Some((_, roles)) => Some(roles),
        // Sizes and alignments follow.
        None if name.starts_with("_Zn") => Some("nn"),
        None if name.starts_with("_Zd") => Some("tnn"),
        None => None,
    }
}

/// Returns the role of an argument of a function, and the name that reports give the function.
pub fn argument_of(name: &str, n: usize) -> (Role, &str) {
    let letter = roles(name).and_then(|roles| roles.as_bytes().get(n));
    let name = name.strip_prefix('\u{1}').unwrap_or(name);
    let name = match name {
        "cfree" | "free_sized" | "free_aligned_sized" => "free",
        "memalign" => "aligned_alloc",
        _ if name.starts_with("_Znw") => "new",
        _ if name.starts_with("_Zna") => "new[]",
        _ if name.starts_with("_Zdl") => "delete",
        _ if name.starts_with("_Zda") => "delete[]",
        _ => name.strip_suffix("_chk").and_then(|name| name.strip_prefix("__")).unwrap_or(name),
    };
    (letter.map_or(Role::Other, |letter| role(*letter)), name)
}

impl Shadows {
    /// Emits the checks of the arguments of one of these functions. Returns false if it is another one.
    pub(super) fn library_uses(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        call: &CallInfo,
        name: &str,
    ) -> bool {
        let Some(roles) = roles(name) else { return false };
        let is_pointer = |n: usize| cx.module.types.is_ptr(call.args[n].ty);
        let is_used = |n: &usize| {
            let nonzero = |at: usize| match call.args.get(at).map(|arg| arg.value) {
                Some(Operand::Const(id)) => cx.module.constants[id].as_int().is_some_and(|number| number > 0),
                // Whether the pointer matters is not known.
                _ => false,
            };
            let limit = roles.bytes().position(|letter| letter == b'n').unwrap_or(usize::MAX);
            match role(roles.as_bytes()[*n]) {
                Role::Number => !is_pointer(*n),
                Role::Text | Role::Buffer => is_pointer(*n),
                Role::Limited | Role::LimitedBuffer => is_pointer(*n) && nonzero(limit),
                Role::Range => is_pointer(*n) && nonzero(2),
                Role::Other => false,
            }
        };
        let count = roles.len().min(call.args.len());
        let mut used: Vec<usize> = (0..count).filter(is_used).collect();
        // Numbers first; then what is copied, before the place that it is copied to.
        let is_copy = name.contains("cpy") || name.contains("move");
        used.sort_by_key(|n| (is_pointer(*n), if is_copy { count - n } else { *n }));
        for n in used {
            let shadow = self.of(cx, call.args[n].value, MAX_DEPTH);
            self.check(cx, inst, shadow, Use::OfLibrary(n as u32), None);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_roles_are_those_of_the_report() {
        assert_eq!(argument_of("__memcpy_chk", 1), (Role::Range, "memcpy"));
        assert_eq!(argument_of("_ZnwmSt11align_val_t", 1), (Role::Number, "new"));
        assert_eq!(argument_of("_ZdaPvm", 0), (Role::Text, "delete[]"));
        assert_eq!(argument_of("strncpy", 0), (Role::LimitedBuffer, "strncpy"));
        assert_eq!(argument_of("puts", 0), (Role::Other, "puts"));
    }
}
