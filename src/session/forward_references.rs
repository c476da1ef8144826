//! Definitions that follow the text which refers to them, as in the output of compilers.

use super::elements::is_definition;
use super::split::{ScannedItem, Scanner};
use crate::ir::Name;
use crate::parse::name;
use rustc_hash::FxHashSet;

/// What definitions refer to before it is defined: metadata (`!5`) and attribute groups (`#0`), types, and globals
/// whose addresses are used. A function can be called before its definition is entered.
#[derive(Default, Debug)]
pub struct MissingDefinitions {
    used: FxHashSet<Reference>,
    defined: FxHashSet<Reference>,
}

/// A reference to a definition.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Reference {
    Metadata(u32),
    AttributeGroup(u32),
    Type(Name),
    Global(Name),
}

/// What a scanned text is part of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Context {
    /// `define`, before the function's name or after it.
    Function {
        is_named: bool,
    },
    /// `declare`, likewise.
    Declaration {
        is_named: bool,
    },
    AttributeGroup,
    /// A type, a variable or an alias.
    Definition,
    Other,
}

impl MissingDefinitions {
    /// Returns what is missing for the definitions of a text; nothing if the text contains anything else. `is_known`
    /// tells whether the session has a name, which is written with its sigil.
    pub fn of(text: &str, is_known: &dyn Fn(&str) -> bool) -> MissingDefinitions {
        let mut found = MissingDefinitions::default();
        if text.contains(['!', '#', '%', '@']) && is_definition(text) {
            found.extend(text, is_known);
        }
        found
    }

    /// Whether nothing is missing.
    pub fn is_empty(&self) -> bool {
        self.used.is_empty()
    }

    /// Adds the references and definitions of further text.
    pub fn extend(&mut self, text: &str, is_known: &dyn Fn(&str) -> bool) {
        let mut walk = Scanner::new(text);
        let (mut is_group, mut is_first, mut context) = (false, true, Context::Other);
        while let Some(met) = walk.next() {
            match met {
                ScannedItem::Word(range) => {
                    let word = &text[range.clone()];
                    let behind = text[range.end..].trim_start();
                    let is_named = is_first && behind.starts_with('=');
                    if is_first {
                        context = Context::begun_by(word);
                    }
                    match word.as_bytes()[0] {
                        b'!' if let Ok(number) = word[1..].parse() => {
                            self.met(Reference::Metadata(number), is_named);
                        }
                        _ if is_group && let Ok(number) = word.parse() => {
                            self.met(Reference::AttributeGroup(number), context == Context::AttributeGroup);
                        }
                        b'%' if context == Context::Definition && (is_named || !is_known(word)) => {
                            self.met(Reference::Type(name(&word[1..])), is_named);
                        }
                        b'@' => self.global(word, behind, is_named, &mut context, is_known),
                        _ => {}
                    }
                    (is_group, is_first) = (false, false);
                }
                ScannedItem::LineEnd => (is_group, is_first) = (false, walk.depth == 0),
                ScannedItem::Byte(byte) => (is_group, is_first) = (byte == b'#', false),
            }
        }
    }

    fn global(
        &mut self,
        word: &str,
        behind: &str,
        is_named: bool,
        context: &mut Context,
        is_known: &dyn Fn(&str) -> bool,
    ) {
        let global = Reference::Global(name(&word[1..]));
        match context {
            Context::Function { is_named } | Context::Declaration { is_named } if !*is_named => {
                *is_named = true;
                self.met(global, true);
            }
            _ if is_named => self.met(global, true),
            Context::Function { .. } if behind.starts_with('(') => {}
            Context::Function { .. } | Context::Definition if !word.starts_with("@llvm.") && !is_known(word) => {
                self.met(global, false);
            }
            _ => {}
        }
    }

    /// Adds a reference, or a definition.
    fn met(&mut self, reference: Reference, is_defined: bool) {
        if is_defined {
            self.used.remove(&reference);
            self.defined.insert(reference);
        } else if !self.defined.contains(&reference) {
            self.used.insert(reference);
        }
    }
}

impl Context {
    fn begun_by(word: &str) -> Context {
        match word {
            "define" => Context::Function { is_named: false },
            "declare" => Context::Declaration { is_named: false },
            "attributes" => Context::AttributeGroup,
            _ if word.starts_with(['%', '@']) => Context::Definition,
            _ => Context::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MissingDefinitions, Reference};

    fn of(text: &str) -> MissingDefinitions {
        MissingDefinitions::of(text, &|name| name == "@puts")
    }

    #[test]
    fn numbers_that_are_defined_later_are_missing() {
        let mut found = of("define void @f() #0 !dbg !4 {\n  ret void, !dbg !7\n}\n");
        assert_eq!(found.used.len(), 3);
        let known = |_: &str| false;
        found.extend("attributes #0 = { nounwind }\n!4 = distinct !DISubprogram(unit: !1)\n!7 = !{!\"!9\"}\n", &known);
        assert_eq!(found.used.iter().collect::<Vec<_>>(), [&Reference::Metadata(1)]);
        found.extend("!1 = !{}\n!llvm.ident = !{!1}\n", &known);
        assert!(found.is_empty());
        for text in ["%x = add i64 1, 2, !dbg !4", "x != 5", "define void @f() {\n  ret void\n}", "x = 1; !dbg !1"] {
            assert!(of(text).is_empty(), "{text}");
        }
    }

    #[test]
    fn types_and_globals_that_are_defined_later_are_missing() {
        for (text, rest) in [
            ("%A = type { %B* }\n", "%B = type { i32 }\n"),
            ("@tab = global ptr @f\n", "define i32 @f() {\n  ret i32 1\n}\n"),
            ("define ptr @g() {\n  ret ptr @later\n}\n", "declare void @later(ptr %x)\n"),
            ("@\"a b\" = alias i32, ptr @\"c d\"\n", "@\"c d\" = global i32 1\n"),
        ] {
            let mut found = of(text);
            assert_eq!(found.used.len(), 1, "{text}");
            found.extend(rest, &|_| false);
            assert!(found.is_empty(), "{text}: {found:?}");
        }
        for text in [
            "%A = type { %A* }",
            "@p = global ptr @puts",
            "define i64 @f(i64 %n) {\n  %m = call i64 @g(i64 %n)\n  ret i64 %m\n}",
            "declare void @f(ptr %x)",
            "@g = global ptr @g",
            "%x = load ptr, ptr @g",
        ] {
            assert!(of(text).is_empty(), "{text}");
        }
    }
}
