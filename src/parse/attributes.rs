//! Attributes: their names, the positions at which they are allowed, and the syntax of their arguments (LangRef
//! "Parameter Attributes", "Function Attributes").

pub(super) mod position;

use super::diagnose::token::shorten;
use super::grammar::{self, Pair, Rule};
use super::module_state::{ModuleState, unquote};
use super::statement::flags;
use super::top_level::header_keywords;
use crate::diagnostic::{Diagnostic, near_names};
use crate::ir::inst::CallConv;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{Attr, AttrSet};
use crate::source::Span;
pub use position::Position;

const F: u8 = 1;
const P: u8 = 2;
const R: u8 = 4;

/// Argument of an attribute, in parentheses.
#[derive(Clone, Copy)]
enum Argument {
    Nothing,
    Number,
    /// Type that old modules omit.
    MaybeType,
    Type,
    /// One of these keywords, or no argument.
    MaybeWord(&'static [&'static str]),
    /// Text checked by a predicate; the string is an example for messages.
    Text(fn(&str) -> bool, &'static str),
}

use Argument::{MaybeType, MaybeWord, Nothing, Number, Text};

/// The attributes of LLVM up to 22, and older ones that are still in use: function (F), parameter (P) and return
/// attributes (R).
const ATTRIBUTES: &[(&str, u8, Argument)] = &[
    ("align", F | P | R, Number),
    ("alignstack", F | P, Number),
    ("allocalign", P, Nothing),
    ("allockind", F, Text(alloc_kinds, "allockind(\"alloc,zeroed\")")),
    ("allocptr", P, Nothing),
    ("allocsize", F, Text(|t| numbers(t, 1..=2), "allocsize(0)` or `allocsize(0, 1)")),
    ("alwaysinline", F, Nothing),
    ("argmemonly", F, Nothing),
    ("builtin", F, Nothing),
    ("byref", P, Argument::Type),
    ("byval", P, MaybeType),
    ("captures", P, Text(captures, "captures(none)` or `captures(address, ret: provenance)")),
    ("cold", F, Nothing),
    ("convergent", F, Nothing),
    ("coro_elide_safe", F, Nothing),
    ("coro_only_destroy_when_complete", F, Nothing),
    ("dead_on_return", P, Nothing),
    ("dead_on_unwind", P, Nothing),
    ("dereferenceable", P | R, Number),
    ("dereferenceable_or_null", P | R, Number),
    ("disable_sanitizer_instrumentation", F, Nothing),
    ("elementtype", P, Argument::Type),
    ("fn_ret_thunk_extern", F, Nothing),
    ("hot", F, Nothing),
    ("hybrid_patchable", F, Nothing),
    ("immarg", P, Nothing),
    ("inaccessiblemem_or_argmemonly", F, Nothing),
    ("inaccessiblememonly", F, Nothing),
    ("inalloca", P, MaybeType),
    ("initializes", P, Text(byte_ranges, "initializes((0, 8))")),
    ("inlinehint", F, Nothing),
    ("inreg", P | R, Nothing),
    ("jumptable", F, Nothing),
    ("memory", F, Text(memory, "memory(none)` or `memory(read, argmem: readwrite)")),
    ("minsize", F, Nothing),
    ("mustprogress", F, Nothing),
    ("naked", F, Nothing),
    ("nest", P, Nothing),
    ("noalias", P | R, Nothing),
    ("nobuiltin", F, Nothing),
    ("nocallback", F, Nothing),
    ("nocapture", P, Nothing),
    ("nocf_check", F, Nothing),
    ("nocreateundeforpoison", F, Nothing),
    ("nodivergencesource", F, Nothing),
    ("noduplicate", F, Nothing),
    ("noext", P | R, Nothing),
    ("nofpclass", P | R, Text(float_classes, "nofpclass(nan inf)")),
    ("nofree", F | P, Nothing),
    ("noimplicitfloat", F, Nothing),
    ("noinline", F, Nothing),
    ("noipa", F, Nothing),
    ("nomerge", F, Nothing),
    ("nonlazybind", F, Nothing),
    ("nonnull", P | R, Nothing),
    ("nooutline", F, Nothing),
    ("noprofile", F, Nothing),
    ("norecurse", F, Nothing),
    ("noredzone", F, Nothing),
    ("noreturn", F, Nothing),
    ("nosanitize_bounds", F, Nothing),
    ("nosanitize_coverage", F, Nothing),
    ("nosync", F, Nothing),
    ("noundef", P | R, Nothing),
    ("nounwind", F, Nothing),
    ("null_pointer_is_valid", F, Nothing),
    ("optdebug", F, Nothing),
    ("optforfuzzing", F, Nothing),
    ("optnone", F, Nothing),
    ("optsize", F, Nothing),
    ("preallocated", F | P, MaybeType),
    ("presplitcoroutine", F, Nothing),
    ("range", P | R, Text(range, "range(i32 0, 10)")),
    ("readnone", F | P, Nothing),
    ("readonly", F | P, Nothing),
    ("returned", P, Nothing),
    ("returns_twice", F, Nothing),
    ("safestack", F, Nothing),
    ("sanitize_address", F, Nothing),
    ("sanitize_alloc_token", F, Nothing),
    ("sanitize_hwaddress", F, Nothing),
    ("sanitize_memory", F, Nothing),
    ("sanitize_memtag", F, Nothing),
    ("sanitize_numerical_stability", F, Nothing),
    ("sanitize_realtime", F, Nothing),
    ("sanitize_realtime_blocking", F, Nothing),
    ("sanitize_thread", F, Nothing),
    ("sanitize_type", F, Nothing),
    ("shadowcallstack", F, Nothing),
    ("signext", P | R, Nothing),
    ("skipprofile", F, Nothing),
    ("speculatable", F, Nothing),
    ("speculative_load_hardening", F, Nothing),
    ("sret", P, MaybeType),
    ("ssp", F, Nothing),
    ("sspreq", F, Nothing),
    ("sspstrong", F, Nothing),
    ("strictfp", F, Nothing),
    ("swiftasync", P, Nothing),
    ("swifterror", P, Nothing),
    ("swiftself", P, Nothing),
    ("uwtable", F, MaybeWord(&["sync", "async"])),
    ("vscale_range", F, Text(|t| numbers(t, 1..=2), "vscale_range(1, 16)")),
    ("willreturn", F, Nothing),
    ("writable", P, Nothing),
    ("writeonly", F | P, Nothing),
    ("zeroext", P | R, Nothing),
];

/// Whether a word may stand between `call` and the return type.
pub fn is_call_word(word: &str) -> bool {
    find(word).is_some()
        || header_keywords::calling_convention(word).is_some()
        || flags::fast_math(word).is_some()
        || matches!(word, "addrspace" | "asm")
}

fn find(word: &str) -> Option<(u8, Argument)> {
    ATTRIBUTES.binary_search_by_key(&word, |(w, ..)| w).ok().map(|n| (ATTRIBUTES[n].1, ATTRIBUTES[n].2))
}

/// Returns the names of all attributes, for suggestions.
fn names() -> impl Iterator<Item = &'static str> {
    ATTRIBUTES.iter().map(|(word, ..)| *word)
}

fn numbers(text: &str, how_many: std::ops::RangeInclusive<usize>) -> bool {
    let list: Vec<&str> = text.split(',').map(str::trim).collect();
    how_many.contains(&list.len()) && list.iter().all(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

fn alloc_kinds(text: &str) -> bool {
    const KINDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
    let inner = text.strip_prefix('"').and_then(|t| t.strip_suffix('"'));
    inner.is_some_and(|list| list.split(',').all(|kind| KINDS.contains(&kind)))
}

fn memory(text: &str) -> bool {
    const PLACES: [&str; 5] = ["argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"];
    const ACCESSES: [&str; 4] = ["none", "read", "write", "readwrite"];
    // The default for all locations comes first.
    text.split(',').enumerate().all(|(n, part)| match part.split_once(':') {
        Some((place, access)) => PLACES.contains(&place.trim()) && ACCESSES.contains(&access.trim()),
        None => n == 0 && ACCESSES.contains(&part.trim()),
    })
}

fn captures(text: &str) -> bool {
    const WHAT: [&str; 5] = ["none", "address", "address_is_null", "provenance", "read_provenance"];
    // The component for the return value (`ret:`) occurs at most once, after the general one; `none` excludes other
    // components.
    let mut ways = [Vec::new(), Vec::new()];
    let mut returned = 0;
    for part in text.split(',').map(str::trim) {
        let rest = part.strip_prefix("ret:");
        returned += usize::from(rest.is_some());
        ways[returned.min(1)].push(rest.unwrap_or(part).trim());
    }
    returned <= 1
        && ways
            .iter()
            .all(|way| way.iter().all(|what| WHAT.contains(what)) && (way.len() < 2 || !way.contains(&"none")))
}

/// Checks byte ranges such as `(0, 4), (8, 12)`: sorted, not empty, neither overlapping nor adjacent.
fn byte_ranges(text: &str) -> bool {
    let mut last = None;
    let mut rest = text.trim();
    loop {
        let Some((range, after)) = rest.strip_prefix('(').and_then(|rest| rest.split_once(')')) else { return false };
        let Some((low, high)) = range.split_once(',') else { return false };
        let (Ok(low), Ok(high)) = (low.trim().parse::<i64>(), high.trim().parse::<i64>()) else { return false };
        if low >= high || last.is_some_and(|last| low <= last) {
            return false;
        }
        last = Some(high);
        rest = after.trim_start();
        match rest.strip_prefix(',') {
            Some(next) => rest = next.trim_start(),
            None => return rest.is_empty(),
        }
    }
}

fn float_classes(text: &str) -> bool {
    const CLASSES: [&str; 16] = [
        "all", "nan", "snan", "qnan", "inf", "ninf", "pinf", "norm", "nnorm", "pnorm", "sub", "nsub", "psub", "zero",
        "nzero", "pzero",
    ];
    // The classes can also be written as a bit mask.
    if text.bytes().all(|b| b.is_ascii_digit()) {
        return text.parse().is_ok_and(|mask: u32| (1..=1023).contains(&mask));
    }
    text.split_whitespace().all(|class| CLASSES.contains(&class))
}

fn range(text: &str) -> bool {
    let Some((first, to)) = text.split_once(',') else { return false };
    let mut parts = first.split_whitespace();
    let integer = |t: &str| t.strip_prefix('-').unwrap_or(t).bytes().all(|b| b.is_ascii_digit()) && !t.is_empty();
    let typed = parts.next().is_some_and(|ty| ty.strip_prefix('i').is_some_and(integer));
    let from = parts.next().unwrap_or("");
    // Equal bounds denote the empty set, or the full set if they are zero.
    typed && integer(from) && parts.next().is_none() && integer(to.trim()) && (from != to.trim() || from == "0")
}

impl<'s> ModuleState<'s> {
    /// Returns the attribute set of a token; each distinct text is parsed once per position.
    pub fn attributes(&mut self, token: &'s str, position: Position) -> AttrSet {
        if let Some(set) = self.attributes.get(&(token, position)) {
            return *set;
        }
        let list = self.parse_attribute_list(token, position);
        let set = self.module.attrs.intern(list);
        self.attributes.insert((token, position), set);
        set
    }

    /// Parses the attributes and keywords of a token, in order.
    pub fn attribute_list(&mut self, token: &'s str, position: Position) -> Vec<Attr> {
        if let Some(known) = self.attribute_lists.get(&(token, position)) {
            return known.to_vec();
        }
        let findings = self.diagnostics.len();
        let list = self.parse_attribute_list(token, position);
        // A malformed list is reported at each occurrence.
        if self.diagnostics.len() == findings {
            self.attribute_lists.insert((token, position), list.as_slice().into());
        }
        list
    }

    fn parse_attribute_list(&mut self, token: &'s str, position: Position) -> Vec<Attr> {
        let Some(tree) = grammar::run(Rule::attribute_list, token) else {
            self.error("E0101", token, "expected attributes");
            return Vec::new();
        };
        tree.into_inner().filter(|p| p.as_rule() != Rule::EOI).map(|p| self.attribute(p, position)).collect()
    }

    fn attribute(&mut self, part: Pair<'s>, position: Position) -> Attr {
        let text = part.as_str();
        let rule = part.as_rule();
        let mut inner = part.into_inner();
        let (first, second) = (inner.next(), inner.next());
        let first = first.map_or(text, |p| p.as_str());
        match rule {
            Rule::attribute_group => {
                if matches!(position, Position::Parameter | Position::FunctionHeader | Position::Call) {
                    self.error("E0148", text, "an attribute group is only allowed after the parameters or arguments");
                }
                Attr::Group(self.integer(first, "attribute group number").unwrap_or(0))
            }
            Rule::attribute_string => Attr::String(unquote(first), second.map(|p| unquote(p.as_str()))),
            Rule::attribute_number => {
                let number = second.map_or("", |p| p.as_str());
                if first != "cc" {
                    self.check_attribute(first, position);
                }
                self.numeric(first, number)
            }
            _ => {
                self.check_attribute(first, position);
                match second {
                    None => {
                        self.check_argument(first, None);
                        Attr::Word(first.into())
                    }
                    Some(argument) => self.attribute_with_argument(first, argument.as_str()),
                }
            }
        }
    }

    /// Parses `align 8` or `align(8)`, and checks the alignment.
    fn numeric(&mut self, word: &'s str, number: &'s str) -> Attr {
        let n = self.integer(number, "number").unwrap_or(0);
        if matches!(word, "align" | "alignstack") && !u64::is_power_of_two(n) {
            self.error("E0123", number, "alignment is not a power of two");
            return Attr::Int(word.into(), 1);
        }
        Attr::Int(word.into(), n)
    }

    /// Checks that an attribute or keyword is known and allowed at the position.
    fn check_attribute(&mut self, word: &'s str, position: Position) {
        let header = |state: &mut Self, known: bool| {
            if !known {
                state.unknown_attribute(word, position);
            }
        };
        let Some((places, _)) = find(word) else {
            let known = match position {
                Position::FunctionHeader => header_keywords::may_precede_type(word),
                Position::Call => {
                    header_keywords::calling_convention(word).is_some()
                        || flags::fast_math(word).is_some()
                        || word == "addrspace"
                }
                Position::Function => header_keywords::may_follow_parameters(word),
                Position::Variable => header_keywords::is_sanitizer_attribute(word),
                Position::Site => word == "addrspace",
                Position::Parameter | Position::Group => false,
            };
            return header(self, known);
        };
        let (wanted, name) = match position {
            Position::FunctionHeader | Position::Call => (R, "return values"),
            Position::Parameter => (P, "parameters"),
            Position::Function | Position::Site | Position::Group => (F, "functions"),
            Position::Variable if header_keywords::is_sanitizer_attribute(word) => return,
            Position::Variable => (0, "variables"),
        };
        if places & wanted == 0 {
            let places: Vec<&str> = [(F, "functions"), (P, "parameters"), (R, "return values")]
                .into_iter()
                .filter_map(|(bit, name)| (places & bit != 0).then_some(name))
                .collect();
            let message = format!("this attribute does not apply to {name}: `{word}`");
            let found = Diagnostic::error("E0148", self.span(word), message);
            self.report(found.help(format!("it applies to {}", places.join(" and "))));
        }
    }

    fn unknown_attribute(&mut self, word: &str, position: Position) {
        let span = self.span(word);
        let found = Diagnostic::error("E0143", span, format!("unknown attribute `{}`", shorten(word)));
        // `define i32 @f(i32 a)`: a parameter name without `%`.
        let behind = self.text[self.offset(word) + word.len()..].trim_start_matches([' ', '\t']);
        let is_name = position == Position::Parameter && behind.starts_with([',', ')']) && !word.starts_with('"');
        let near = if word.len() <= 40 { near_names(word, names().chain(header_keywords::all())) } else { Vec::new() };
        self.report(match near.first() {
            Some(near) => found.help(format!("did you mean `{near}`?")),
            None if is_name => {
                let found = found.help(format!("local names start with `%`: `%{}`", shorten(word)));
                found.fix(Span::new(span.lo, span.lo), "%")
            }
            None => found,
        });
    }

    /// Reports a missing, superfluous or malformed argument.
    fn check_argument(&mut self, word: &'s str, argument: Option<&'s str>) {
        let Some((_, kind)) = find(word) else { return };
        let (good, written) = match (kind, argument) {
            (Nothing, argument) => (argument.is_none(), word.to_string()),
            (Number, argument) => (argument.is_some(), format!("{word}(8)")),
            // `preallocated` of a call site has no type.
            (MaybeType, None) if word != "preallocated" => {
                self.note_obsolete(ObsoleteSyntax::PassedWithoutType, self.span(word));
                return;
            }
            (MaybeType, _) => return,
            (Argument::Type, argument) => (argument.is_some(), format!("{word}(i32)")),
            (MaybeWord(_), None) => return,
            (MaybeWord(list), Some(text)) => (list.contains(&text), format!("{word}({})", list.join("|"))),
            (Text(good, written), argument) => (argument.is_some_and(good), written.to_string()),
        };
        if !good {
            let found = Diagnostic::error(
                "E0149",
                self.span(argument.unwrap_or(word)),
                match argument {
                    None => format!("`{word}` needs an argument"),
                    Some(_) if matches!(kind, Nothing) => format!("`{word}` takes no argument"),
                    Some(text) => format!("malformed argument of `{word}`: `{}`", shorten(text)),
                },
            );
            self.report(found.help(format!("the syntax is `{written}`")));
        }
    }

    fn attribute_with_argument(&mut self, word: &'s str, argument: &'s str) -> Attr {
        let inner = argument[1..argument.len() - 1].trim();
        self.check_argument(word, Some(inner));
        if let Some((_, MaybeType | Argument::Type)) = find(word) {
            // The slice is part of the source text, so that its type is parsed and cached like that of any other.
            return Attr::Type(word.into(), self.ty(inner));
        }
        if !inner.is_empty() && inner.bytes().all(|b| b.is_ascii_digit()) {
            return self.numeric(word, inner);
        }
        match find(word) {
            Some((_, Number)) => {
                self.error("E0134", inner, format!("expected a number in `{word}(…)`"));
                Attr::Int(word.into(), 1)
            }
            _ => Attr::Text(word.into(), super::metadata::tidy(inner, false)),
        }
    }

    /// Returns the calling convention of `cc 200`.
    pub fn numbered_convention(&mut self, token: &str, n: u64) -> CallConv {
        match u32::try_from(n) {
            Ok(n) if n <= CallConv::LAST => CallConv(n),
            _ => {
                self.error(
                    "E0124",
                    token,
                    format!("calling convention {n} is too large: the last is {}", CallConv::LAST),
                );
                CallConv::default()
            }
        }
    }

    /// Returns the calling convention of `riscv_vls_cc(256)`; there is one for each vector length.
    pub fn vector_convention(&mut self, token: &str, bits: u64) -> CallConv {
        match bits {
            32..=65536 if bits.is_power_of_two() => CallConv(112 + bits.trailing_zeros() - 5),
            _ => {
                self.error("E0124", token, "unknown RISC-V ABI VLEN");
                CallConv::default()
            }
        }
    }

    /// Returns the number of an `addrspace(…)` among attributes.
    pub fn address_space_of(&mut self, attr: &Attr, token: &str) -> u32 {
        match attr {
            Attr::Int(_, n) => self.address_space(&format!("addrspace({n})"), token),
            Attr::Text(_, text) => self.address_space(&format!("addrspace({text})"), token),
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted() {
        assert!(ATTRIBUTES.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn arguments_have_their_forms() {
        assert!(memory("none") && memory("read, argmem: readwrite") && !memory("all") && !memory("heap: read"));
        assert!(captures("none") && captures("address, ret: provenance") && !captures("all"));
        assert!(captures("ret: none") && captures("none, ret: address") && !captures("none, address"));
        assert!(!captures("ret: address, ret: provenance") && !memory("argmem: read, write"));
        assert!(
            byte_ranges("(0, 4)") && byte_ranges("(-4, 0), (8, 12)") && !byte_ranges("(4, 0)") && !byte_ranges("()")
        );
        assert!(!byte_ranges("(0, 4), (4, 8)") && !byte_ranges("(0, 4) (8, 12)") && !byte_ranges("(8, 12), (0, 4)"));
        assert!(float_classes("nan inf") && !float_classes("nans") && !float_classes(""));
        assert!(float_classes("1") && float_classes("1023") && !float_classes("0") && !float_classes("1024"));
        assert!(!float_classes("3 4") && !float_classes("nan 4"));
        assert!(range("i32 0, 10") && range("i8 -5, -1") && !range("0, 10") && !range("i32 0") && !range("i32 4, 4"));
        assert!(numbers("0", 1..=2) && numbers("0, 1", 1..=2) && !numbers("0, 1, 2", 1..=2) && !numbers("x", 1..=2));
    }
}
