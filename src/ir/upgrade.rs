//! Auto-upgrade: rules that map constructs of earlier LLVM versions to current ones, shared by the readers of text and
//! bitcode, the linker, the verifier, and the comparison of modules.
//!
//! A module keeps the spelling it was read with, as long as the current IR can express it, and is printed as it was
//! written. Code that needs the current meaning applies these rules: `verify::repairs`, which runs before lowering, and
//! `bitcode::write::compare`, which compares modules for `diff`. `constants` and `lifetime` contain the upgrades of
//! whole functions that LLVM's bitcode reader performs.
//!
//! Larger sets of rules have their own files: [`intrinsics`](super::intrinsics) for names and types of intrinsics,
//! `intrinsic_calls` for calls whose parameters have changed, `verify::lower::x86` for the x86 intrinsics of older
//! compilers, [`legacy_insts`] for instructions that expand to several, [`obsolete_syntax`] for spellings specific to
//! text, and `bitcode::upgrade` for metadata nodes specific to bitcode.

pub(crate) mod constants;
pub mod expression;
pub(crate) mod intrinsic_calls;
pub mod legacy_insts;
pub(crate) mod lifetime;
pub mod obsolete_syntax;

use super::inst::BinaryOp;
use super::{Attr, Type, Types};
use std::borrow::Cow;

/// Merge behaviors of module flags (LangRef "Module Flags Metadata").
pub mod behavior {
    #![expect(missing_docs, reason = "the names are LangRef's")]
    pub const ERROR: u32 = 1;
    pub const WARNING: u32 = 2;
    pub const REQUIRE: u32 = 3;
    pub const OVERRIDE: u32 = 4;
    pub const APPEND: u32 = 5;
    pub const APPEND_UNIQUE: u32 = 6;
    pub const MAX: u32 = 7;
    pub const MIN: u32 = 8;
}

/// Returns the current merge behavior of a module flag. Some flags used to require equal values and now take
/// the minimum or maximum.
pub fn flag_behavior(name: &str, written: u32) -> u32 {
    use behavior::{ERROR, MAX, MIN};
    match (name, written) {
        ("PIC Level", ERROR | MAX) => MIN,
        ("PIE Level", ERROR) => MAX,
        ("branch-target-enforcement", ERROR) => MIN,
        (name, ERROR) if name.starts_with("sign-return-address") => MIN,
        (_, other) => other,
    }
}

/// Returns the current name of a module flag.
pub fn flag_name(written: &str) -> &str {
    match written {
        "amdgpu_code_object_version" => "amdhsa_code_object_version",
        name => name,
    }
}

/// Returns the current string value of a module flag, if it differs: section names have no spaces.
pub fn flag_text(name: &str, written: &[u8]) -> Option<Vec<u8>> {
    let is_section = name == "Objective-C Image Info Section" && written.contains(&b' ');
    is_section.then(|| written.iter().copied().filter(|byte| *byte != b' ').collect())
}

/// Returns the operation that an opcode denotes for a type: `add double` is `fadd double` (LLVM before 2.7).
pub fn binary(op: BinaryOp, types: &Types, ty: Type) -> BinaryOp {
    let is_float = types.float_kind(types.scalar(ty)).is_some();
    match op {
        BinaryOp::Add if is_float => BinaryOp::Fadd,
        BinaryOp::Sub if is_float => BinaryOp::Fsub,
        BinaryOp::Mul if is_float => BinaryOp::Fmul,
        BinaryOp::Sdiv if is_float => BinaryOp::Fdiv,
        BinaryOp::Srem if is_float => BinaryOp::Frem,
        op => op,
    }
}

/// Upgrades an attribute that can be upgraded on its own: `nocapture`, `uwtable`.
pub fn attribute(attr: &mut Attr) {
    let current = match attr {
        // LLVM before 21.
        Attr::Word(word) if &**word == "nocapture" => ("captures", "none"),
        // LLVM before 15, and the current short form.
        Attr::Word(word) if &**word == "uwtable" => ("uwtable", "async"),
        _ => return,
    };
    *attr = Attr::Text(current.0.into(), current.1.into());
}

/// Upgrades the attributes of a function or a call, singly and as a set.
pub fn function_attributes(attrs: &mut Vec<Attr>) {
    attrs.iter_mut().for_each(attribute);
    merge_memory_attributes(attrs);
    merge_frame_pointer_attributes(attrs);
    let mut null_is_valid = false;
    attrs.retain(|attr| match attr {
        Attr::String(key, value) if &**key == "null-pointer-is-valid" => {
            null_is_valid |= value.as_deref() == Some("true");
            false
        }
        _ => true,
    });
    if null_is_valid {
        attrs.push(Attr::Word("null_pointer_is_valid".into()));
    }
}

/// Merges the old attributes about memory effects into `memory` (LLVM before 16).
fn merge_memory_attributes(attrs: &mut Vec<Attr>) {
    const OLD: [&str; 6] =
        ["readnone", "readonly", "writeonly", "argmemonly", "inaccessiblememonly", "inaccessiblemem_or_argmemonly"];
    let has = |wanted: &str| attrs.iter().any(|attr| matches!(attr, Attr::Word(word) if &**word == wanted));
    if !OLD.iter().any(|word| has(word)) {
        return;
    }
    let access = if has("readnone") {
        "none"
    } else if has("readonly") {
        "read"
    } else if has("writeonly") {
        "write"
    } else {
        "readwrite"
    };
    let text = if access == "none" {
        "none".to_string()
    } else if has("argmemonly") {
        format!("argmem: {access}")
    } else if has("inaccessiblememonly") {
        format!("inaccessiblemem: {access}")
    } else if has("inaccessiblemem_or_argmemonly") {
        format!("argmem: {access}, inaccessiblemem: {access}")
    } else {
        access.to_string()
    };
    attrs.retain(|attr| !matches!(attr, Attr::Word(word) if OLD.contains(&&**word)));
    attrs.push(Attr::Text("memory".into(), text.into()));
}

/// Merges the two old attributes about frame pointers into `frame-pointer` (LLVM before 9).
fn merge_frame_pointer_attributes(attrs: &mut Vec<Attr>) {
    let mut kept = None;
    attrs.retain(|attr| {
        let Attr::String(key, value) = attr else { return true };
        kept = Some(match &**key {
            "no-frame-pointer-elim" if value.as_deref() == Some("true") => "all",
            "no-frame-pointer-elim" => kept.unwrap_or("none"),
            "no-frame-pointer-elim-non-leaf" if kept == Some("all") => "all",
            "no-frame-pointer-elim-non-leaf" => "non-leaf",
            _ => return true,
        });
        false
    });
    if let Some(kept) = kept {
        attrs.retain(|attr| !matches!(attr, Attr::String(key, _) if &**key == "frame-pointer"));
        attrs.push(Attr::String("frame-pointer".into(), Some(kept.into())));
    }
}

/// Adds the specifications that x86 data layouts used to lack: the address spaces of mixed-size pointers (LLVM before
/// 10) and the alignment of `i128` (LLVM before 18). Engines do not use this: they follow the layout as written, as the
/// program's C compiler did.
pub fn data_layout<'a>(triple: &str, text: &'a str) -> Cow<'a, str> {
    const SPACES: &str = "-p270:32:32-p271:32:32-p272:64:64";
    const WIDE: &str = "-i128:128";
    let arch = triple.split('-').next().unwrap_or("");
    let is_x86 = matches!(arch, "x86_64" | "amd64" | "x86_64h" | "i386" | "i486" | "i586" | "i686");
    if !is_x86 || !text.starts_with("e-m:") {
        return text.into();
    }
    let mut text: Cow<'a, str> = text.into();
    // Inserted after the mangling, and after a pointer size of 32 bits.
    let insert = |text: &str, what: &str, is_before: &dyn Fn(&str) -> bool| {
        let mut end = "e".len();
        for part in text[end..].split_inclusive('-').skip(1) {
            let part = part.trim_end_matches('-');
            if !is_before(part) {
                break;
            }
            end += 1 + part.len();
        }
        Cow::Owned(format!("{}{what}{}", &text[..end], &text[end..]))
    };
    if !text.contains(SPACES) {
        text = insert(&text, SPACES, &|part| part.starts_with("m:") || part == "p:32:32");
    }
    if !text.contains(WIDE) {
        // Inserted after all smaller integers.
        let is_before = |part: &str| part.starts_with(['m', 'p', 'i']);
        text = insert(&text, WIDE, &is_before);
    }
    text
}

/// Value of the module flag "Debug Info Version". LLVM drops the debug information of a module with another value or
/// without the flag.
pub const DEBUG_INFO_VERSION: u64 = 3;

/// Whether a function with this number of parameters has an obsolete first one: the object size of `llvm.lifetime.*`
/// (LLVM before 22).
pub fn has_obsolete_size_parameter(name: &str, param_count: usize) -> bool {
    param_count == 2 && (name.starts_with("llvm.lifetime.start") || name.starts_with("llvm.lifetime.end"))
}

/// Returns the current spelling of an obsolete loop metadata string (LLVM before 3.6); `None` if it is not one.
pub fn loop_word(written: &[u8]) -> Option<Vec<u8>> {
    match written.strip_prefix(b"llvm.vectorizer.")? {
        b"unroll" => Some(b"llvm.loop.interleave.count".to_vec()),
        rest => Some([b"llvm.loop.vectorize.", rest].concat()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x86_layouts_get_the_missing_parts() {
        let old = "e-m:e-i64:64-f80:128-n8:16:32:64-S128";
        let new = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
        assert_eq!(data_layout("x86_64-pc-linux-gnu", old), new);
        assert_eq!(data_layout("x86_64-pc-linux-gnu", new), new);
        assert_eq!(data_layout("aarch64-linux-gnu", old), old);
        let (old, new) = (
            "e-m:e-p:32:32-f64:32:64-f80:32-n8:16:32-S128",
            "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32-S128",
        );
        assert_eq!(data_layout("i686-pc-linux-gnu", old), new);
    }

    #[test]
    fn attributes_are_those_of_today() {
        let word = |word: &str| Attr::Word(word.into());
        let text = |key: &str, value: &str| Attr::String(key.into(), Some(value.into()));
        let upgraded = |mut attrs: Vec<Attr>| {
            function_attributes(&mut attrs);
            attrs
        };
        let memory = |of: &str| Attr::Text("memory".into(), of.into());
        assert_eq!(upgraded(vec![word("readonly"), word("argmemonly")]), [memory("argmem: read")]);
        assert_eq!(upgraded(vec![word("readnone"), word("nounwind")]), [word("nounwind"), memory("none")]);
        let both = [text("no-frame-pointer-elim-non-leaf", ""), text("no-frame-pointer-elim", "false")];
        assert_eq!(upgraded(both.to_vec()), [text("frame-pointer", "non-leaf")]);
        assert_eq!(upgraded(vec![text("no-frame-pointer-elim", "false")]), [text("frame-pointer", "none")]);
        assert_eq!(upgraded(vec![text("null-pointer-is-valid", "true")]), [word("null_pointer_is_valid")]);
        assert_eq!(upgraded(vec![text("null-pointer-is-valid", "false")]), []);
    }
}
