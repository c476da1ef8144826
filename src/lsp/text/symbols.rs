//! Names in a text: the symbol, the definition and the uses of each occurrence.

use super::document::Document;
use super::entities::{Entity, EntityKind};
use super::lexer::{Token, TokenKind, tokens};
use crate::ir::Name;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

/// The entity that a name refers to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Symbol {
    /// `@x`
    Global(Name),
    /// `%t`, a named type.
    Type(Name),
    /// `!0`
    Metadata(Name),
    /// `#0`
    Attributes(Name),
    /// `$x`
    Comdat(Name),
    /// `%x`, a parameter or a result; with the name of its function.
    Local(Name, Name),
    /// `%x`, a block; with the name of its function.
    Block(Name, Name),
    /// `!dbg`, the kind of an attachment.
    Attachment(Name),
    /// `!DILocation`, the class of a node.
    NodeClass(Name),
}

impl Symbol {
    /// Returns the name without its sigil.
    pub fn name(&self) -> &Name {
        match self {
            Symbol::Global(name)
            | Symbol::Type(name)
            | Symbol::Metadata(name)
            | Symbol::Attributes(name)
            | Symbol::Comdat(name)
            | Symbol::Attachment(name)
            | Symbol::NodeClass(name)
            | Symbol::Local(_, name)
            | Symbol::Block(_, name) => name,
        }
    }

    /// Returns the function to which the symbol belongs.
    pub fn function(&self) -> Option<&Name> {
        match self {
            Symbol::Local(function, _) | Symbol::Block(function, _) => Some(function),
            _ => None,
        }
    }

    /// Returns the sigil.
    pub fn sigil(&self) -> char {
        match self {
            Symbol::Global(_) => '@',
            Symbol::Type(_) | Symbol::Local(..) | Symbol::Block(..) => '%',
            Symbol::Metadata(_) | Symbol::Attachment(_) | Symbol::NodeClass(_) => '!',
            Symbol::Attributes(_) => '#',
            Symbol::Comdat(_) => '$',
        }
    }

    /// Returns the kind of the symbol, for messages.
    pub fn kind(&self) -> &'static str {
        match self {
            Symbol::Global(_) => "global",
            Symbol::Type(_) => "type",
            Symbol::Metadata(_) => "metadata",
            Symbol::Attributes(_) => "attribute group",
            Symbol::Comdat(_) => "comdat",
            Symbol::Local(..) => "value",
            Symbol::Block(..) => "block",
            Symbol::Attachment(_) => "kind of attachment",
            Symbol::NodeClass(_) => "class of metadata nodes",
        }
    }
}

/// An occurrence of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occurrence {
    /// Byte range of the token, including its sigil, without the colon of a label.
    pub range: Range<usize>,
    /// The symbol.
    pub symbol: Symbol,
    /// Whether it is the definition.
    pub is_definition: bool,
}

/// Names of a module's entities.
#[derive(Debug, Default)]
pub struct ModuleIndex {
    /// Index of the entity that defines each symbol; a definition takes precedence over a declaration.
    by_symbol: FxHashMap<Symbol, usize>,
    signatures: RefCell<FxHashMap<usize, Option<Rc<Signature>>>>,
}

/// Signature of a function, from its header.
#[derive(Debug)]
pub struct Signature {
    /// Type of the result, without blanks.
    pub result: String,
    /// Types of the parameters, without blanks.
    pub params: Vec<String>,
    /// A call with placeholders for the arguments.
    pub snippet: String,
}

impl ModuleIndex {
    /// Indexes the entities of a document.
    pub fn new(document: &Document) -> ModuleIndex {
        let mut by_symbol = FxHashMap::default();
        for (n, entity) in document.entities().iter().enumerate() {
            let Some(symbol) = entity_symbol(document.text(), entity) else { continue };
            if entity.kind == EntityKind::Declare {
                by_symbol.entry(symbol).or_insert(n);
            } else {
                let old = by_symbol.insert(symbol.clone(), n);
                // If there are two definitions, the first one counts.
                if let Some(old) = old.filter(|old| document.entities()[*old].kind != EntityKind::Declare) {
                    by_symbol.insert(symbol, old);
                }
            }
        }
        ModuleIndex { by_symbol, signatures: RefCell::default() }
    }

    /// Returns the index of the entity that defines (or declares) a symbol of the module.
    pub fn entity(&self, symbol: &Symbol) -> Option<usize> {
        self.by_symbol.get(symbol).copied()
    }

    /// Returns the signature of an entity, which is read once.
    pub fn signature(&self, n: usize, read: impl FnOnce() -> Option<Signature>) -> Option<Rc<Signature>> {
        self.signatures.borrow_mut().entry(n).or_insert_with(|| read().map(Rc::new)).clone()
    }

    /// Iterates over all symbols of the module, with the number of the entity, in no order.
    pub fn symbols(&self) -> impl Iterator<Item = (&Symbol, usize)> {
        self.by_symbol.iter().map(|(symbol, n)| (symbol, *n))
    }
}

/// Returns the symbol that an entity defines.
pub fn entity_symbol(text: &str, entity: &Entity) -> Option<Symbol> {
    if entity.name.is_empty() {
        return None;
    }
    let kind = match text.as_bytes()[entity.name.start] {
        b'@' => TokenKind::Global,
        b'%' => TokenKind::Local,
        b'!' => TokenKind::Metadata,
        b'#' => TokenKind::AttributeGroup,
        _ => TokenKind::Comdat,
    };
    let name = Token { kind, start: entity.name.start, end: entity.name.end }.name(text);
    Some(match kind {
        TokenKind::Global => Symbol::Global(name),
        TokenKind::Local => Symbol::Type(name),
        TokenKind::Metadata => Symbol::Metadata(name),
        TokenKind::AttributeGroup => Symbol::Attributes(name),
        _ => Symbol::Comdat(name),
    })
}

/// Returns all names in an entity, in order.
pub fn occurrences(document: &Document, index: &ModuleIndex, entity: &Entity) -> Vec<Occurrence> {
    let text = document.text();
    let all = tokens(text, entity.range());
    Classifier::new(text, index, entity, &all).run()
}

/// Assigns symbols to the tokens of one entity.
struct Classifier<'a> {
    text: &'a str,
    index: &'a ModuleIndex,
    entity: &'a Entity,
    tokens: &'a [Token],
    function: Name,
    values: FxHashSet<Name>,
    /// Indices of the tokens that open and close the parameter list.
    parameters: Range<usize>,
}

impl<'a> Classifier<'a> {
    fn new(text: &'a str, index: &'a ModuleIndex, entity: &'a Entity, tokens: &'a [Token]) -> Self {
        let function = match entity_symbol(text, entity) {
            Some(Symbol::Global(name)) => name,
            _ => Name::Text("".into()),
        };
        let mut this =
            Classifier { text, index, entity, tokens, function, values: FxHashSet::default(), parameters: 0..0 };
        if matches!(entity.kind, EntityKind::Define | EntityKind::Declare) {
            this.parameters = this.parameter_list();
            for (n, token) in tokens.iter().enumerate() {
                if token.kind == TokenKind::Local && (this.is_parameter(n) || this.is_result(n)) {
                    this.values.insert(token.name(text));
                }
            }
        }
        this
    }

    fn parameter_list(&self) -> Range<usize> {
        let Some(name) = self.tokens.iter().position(|token| token.start == self.entity.name.start) else {
            return 0..0;
        };
        let mut depth = 0;
        for (n, token) in self.tokens.iter().enumerate().skip(name + 1) {
            if token.is(self.text, b'(') {
                depth += 1;
            } else if token.is(self.text, b')') {
                depth -= 1;
                if depth == 0 {
                    return name + 1..n;
                }
            }
        }
        0..0
    }

    fn is(&self, n: usize, byte: u8) -> bool {
        self.tokens.get(n).is_some_and(|token| token.is(self.text, byte))
    }

    fn before(&self, n: usize) -> Option<&Token> {
        n.checked_sub(1).map(|n| &self.tokens[n])
    }

    fn is_parameter(&self, n: usize) -> bool {
        self.parameters.contains(&n)
            && (self.is(n + 1, b',') || n + 1 == self.parameters.end)
            && self.before(n).is_some_and(|before| {
                !before.is(self.text, b'(') && !before.is(self.text, b',') && !before.is(self.text, b'{')
            })
    }

    fn is_in_body(&self, n: usize) -> bool {
        self.entity.brace.is_some_and(|brace| self.tokens[n].start > brace)
    }

    fn is_result(&self, n: usize) -> bool {
        self.is_in_body(n) && self.is(n + 1, b'=')
    }

    fn run(self) -> Vec<Occurrence> {
        let mut found = Vec::new();
        let mut depth = 0usize;
        // The instruction to which a token belongs, and the function of a block address around it.
        let (mut opcode, mut address): (&str, Option<Name>) = ("", None);
        for (n, token) in self.tokens.iter().enumerate() {
            let name = || token.name(self.text);
            let (symbol, is_definition) = match token.kind {
                TokenKind::Punctuation => {
                    match self.text.as_bytes()[token.start] {
                        b'(' | b'[' | b'{' => depth += 1,
                        b')' | b']' | b'}' => {
                            depth = depth.saturating_sub(1);
                            address = None;
                        }
                        _ => {}
                    }
                    continue;
                }
                TokenKind::Word => {
                    let word = token.text(self.text);
                    if depth <= 1 && crate::parse::is_opcode(word) {
                        opcode = word;
                    } else if word == "blockaddress" {
                        address =
                            self.tokens.get(n + 2).filter(|t| t.kind == TokenKind::Global).map(|t| t.name(self.text));
                    }
                    continue;
                }
                TokenKind::Global => (Symbol::Global(name()), token.start == self.entity.name.start),
                TokenKind::Comdat => (Symbol::Comdat(name()), token.start == self.entity.name.start),
                TokenKind::AttributeGroup => (Symbol::Attributes(name()), token.start == self.entity.name.start),
                TokenKind::Metadata => {
                    let is_definition = token.start == self.entity.name.start;
                    let symbol = match name() {
                        name if is_definition => Symbol::Metadata(name),
                        name if self.is(n + 1, b'(') => Symbol::NodeClass(name),
                        name @ Name::Text(_) => Symbol::Attachment(name),
                        name => Symbol::Metadata(name),
                    };
                    (symbol, is_definition)
                }
                TokenKind::Label if depth == 1 && self.is_in_body(n) => {
                    (Symbol::Block(self.function.clone(), name()), true)
                }
                TokenKind::Local => self.local(n, opcode, depth, address.as_ref()),
                _ => continue,
            };
            found.push(Occurrence { range: token.range(), symbol, is_definition });
        }
        found
    }

    /// Classifies `%x`.
    fn local(&self, n: usize, opcode: &str, depth: usize, address: Option<&Name>) -> (Symbol, bool) {
        let token = &self.tokens[n];
        let name = token.name(self.text);
        if token.start == self.entity.name.start {
            return (Symbol::Type(name), true);
        }
        if let Some(function) = address {
            return (Symbol::Block(function.clone(), name), false);
        }
        let is_function = self.entity.kind == EntityKind::Define;
        if !is_function && !self.parameters.contains(&n) {
            return (Symbol::Type(name), false);
        }
        let local = |name| Symbol::Local(self.function.clone(), name);
        if self.is_parameter(n) || self.is_result(n) {
            return (local(name), true);
        }
        if !self.is_in_body(n) {
            return (Symbol::Type(name), false);
        }
        let before = self.before(n);
        let incoming = opcode == "phi"
            && depth == 2
            && before.is_some_and(|before| before.is(self.text, b','))
            && self.is(n + 1, b']');
        if incoming || before.is_some_and(|before| before.is_word(self.text, "label")) || self.is_order_of_blocks(n) {
            return (Symbol::Block(self.function.clone(), name), false);
        }
        let (is_value, is_type) =
            (self.values.contains(&name), self.index.entity(&Symbol::Type(name.clone())).is_some());
        match (is_value, is_type) {
            (true, true) | (false, false) if self.is_type_position(n) => (Symbol::Type(name), false),
            (false, true) => (Symbol::Type(name), false),
            _ => (local(name), false),
        }
    }

    /// Whether a token is the block in `uselistorder_bb @f, %block`.
    fn is_order_of_blocks(&self, n: usize) -> bool {
        n >= 3 && self.tokens[n - 3..n - 1].iter().any(|token| token.is_word(self.text, "uselistorder_bb"))
    }

    /// Whether `%x` is a type at this position: a value follows, or the preceding token requires a type.
    fn is_type_position(&self, n: usize) -> bool {
        let mut next = n + 1;
        loop {
            match self.tokens.get(next) {
                Some(token) if token.is(self.text, b'*') => return true,
                Some(token) if token.is_word(self.text, "addrspace") => next += 4,
                Some(token) => {
                    let follows = match token.kind {
                        TokenKind::Local => !self.is_result(next),
                        TokenKind::Global | TokenKind::Number | TokenKind::String => true,
                        TokenKind::Word => self.is_value_word(token.text(self.text)),
                        _ => {
                            // The parameters of a function type, or of a call if the result type precedes it.
                            token.is(self.text, b'(')
                                && self
                                    .before(n)
                                    .is_some_and(|b| b.kind == TokenKind::Word && !is_type_word(b.text(self.text)))
                        }
                    };
                    if follows {
                        return true;
                    }
                    break;
                }
                None => break,
            }
        }
        let Some(before) = self.before(n) else { return false };
        match before.kind {
            TokenKind::Word => !is_type_word(before.text(self.text)),
            TokenKind::Punctuation => matches!(self.text.as_bytes()[before.start], b'{' | b'('),
            _ => false,
        }
    }

    fn is_value_word(&self, word: &str) -> bool {
        matches!(
            word,
            "null" | "undef" | "poison" | "true" | "false" | "zeroinitializer" | "none" | "noundef" | "align"
        )
    }
}

/// Whether a keyword is a type that a value may follow.
pub fn is_type_word(word: &str) -> bool {
    let is_integer = word.strip_prefix('i').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    is_integer
        || matches!(
            word,
            "ptr"
                | "float"
                | "double"
                | "half"
                | "bfloat"
                | "fp128"
                | "x86_fp80"
                | "ppc_fp128"
                | "x86_mmx"
                | "x86_amx"
                | "label"
                | "token"
                | "metadata"
                | "void"
                | "noundef"
                | "nonnull"
                | "within"
                | "from"
        )
}

/// Returns the name at a position, and the entity that contains it.
pub fn symbol_at(document: &Document, index: &ModuleIndex, offset: usize) -> Option<(usize, Occurrence)> {
    let (n, entity) = document.entity_at(offset)?;
    Some((n, occurrence_at(&occurrences(document, index, entity), offset)?.clone()))
}

/// Returns the name at a position, among the names of an entity.
pub fn occurrence_at(all: &[Occurrence], offset: usize) -> Option<&Occurrence> {
    // Where two names touch (`%a,`), the one that starts at the position.
    all.iter().rev().find(|place| place.range.start <= offset && offset <= place.range.end)
}

/// Returns the definition of a symbol, if the text contains its name; an unnamed value may have none.
pub fn definition(document: &Document, index: &ModuleIndex, symbol: &Symbol) -> Option<Range<usize>> {
    match symbol.function() {
        Some(function) => {
            let entity = &document.entities()[index.entity(&Symbol::Global(function.clone()))?];
            let all = occurrences(document, index, entity);
            all.into_iter().find(|place| place.is_definition && place.symbol == *symbol).map(|place| place.range)
        }
        None => Some(document.entities()[index.entity(symbol)?].name.clone()),
    }
}

/// Returns all occurrences of a symbol, in order.
pub fn references(document: &Document, index: &ModuleIndex, symbol: &Symbol) -> Vec<Occurrence> {
    let mut found = Vec::new();
    for entity in mentioning(document, index, symbol) {
        found.extend(occurrences(document, index, entity).into_iter().filter(|place| place.symbol == *symbol));
    }
    found
}

/// Returns the entities that may refer to a symbol.
fn mentioning<'d>(document: &'d Document, index: &ModuleIndex, symbol: &Symbol) -> Vec<&'d Entity> {
    let text = document.text();
    let needle: String = match symbol {
        Symbol::Local(function, _) => {
            let entity = index.entity(&Symbol::Global(function.clone()));
            return entity.map(|n| &document.entities()[n]).into_iter().collect();
        }
        Symbol::Block(function, _) => {
            // In its function, and as the address of a block elsewhere.
            let own = index.entity(&Symbol::Global(function.clone()));
            let mut numbers: Vec<usize> = entities_with(document, "blockaddress").into_iter().chain(own).collect();
            numbers.sort_unstable();
            numbers.dedup();
            return numbers.into_iter().map(|n| &document.entities()[n]).collect();
        }
        _ => symbol.name().symbol(),
    };
    let mut spelt = String::new();
    symbol.name().write(&mut spelt);
    if spelt.starts_with('"') || needle.is_empty() || text.len() < 1 << 16 {
        return document.entities().iter().collect();
    }
    entities_with(document, &needle).into_iter().map(|n| &document.entities()[n]).collect()
}

/// Returns the indices of the entities that contain a text.
fn entities_with(document: &Document, needle: &str) -> Vec<usize> {
    let mut found: Vec<usize> = memchr::memmem::find_iter(document.text().as_bytes(), needle.as_bytes())
        .filter_map(|at| document.entity_at(at).map(|(n, _)| n))
        .collect();
    found.dedup();
    found
}
