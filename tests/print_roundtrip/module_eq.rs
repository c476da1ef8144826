//! Comparison of modules, apart from source positions, numbers of unnamed values, and old spellings: each
//! part is compared as its `{:?}` text, in which every id is replaced by its referent. Additions to the IR
//! are compared automatically.

use llvmlite_jit::ir::{Body, ConstId, Constant, GlobalId, GlobalKind, Module, Name};
use std::collections::HashMap;
use std::fmt::Write;

/// Numbers of texts that represent equal things, shared by both modules.
#[derive(Default)]
struct Numbers(HashMap<String, usize>);

impl Numbers {
    fn of(&mut self, text: String) -> usize {
        let next = self.0.len();
        *self.0.entry(text).or_insert(next)
    }
}

/// Returns the first difference, if any.
pub fn difference(a: &Module, b: &Module) -> Option<String> {
    let mut numbers = Numbers::default();
    let (a, b) = (parts(a, &mut numbers), parts(b, &mut numbers));
    let longest = a.len().max(b.len());
    let part = |list: &[String], n: usize| list.get(n).cloned().unwrap_or_else(|| "nothing".into());
    (0..longest).find(|n| a.get(*n) != b.get(*n)).map(|n| format!("{}\nis now\n{}", part(&a, n), part(&b, n)))
}

/// Returns the parts of a module, in order.
fn parts(m: &Module, numbers: &mut Numbers) -> Vec<String> {
    let mut canon = Canon { m, numbers, constants: HashMap::new(), values: HashMap::new(), blocks: HashMap::new() };
    let mut parts = vec![format!(
        "{:?} {:?} {:?}",
        m.source_filename,
        m.data_layout.as_ref().map(|l| &l.0),
        m.triple.as_ref().map(|t| &t.0)
    )];
    let mut named: Vec<_> = m.types.named.values().filter(|n| n.defined).collect();
    named.sort_by_key(|n| n.span.lo);
    for named in named {
        let text = format!("%{} = {:?}", named.name, named.body);
        parts.push(canon.text(&text));
    }
    for &id in &m.order {
        let mut global = m.globals[id].clone();
        let body = match &mut global.kind {
            GlobalKind::Function(f) => f.body.take(),
            _ => None,
        };
        global.name = Name::Text(canon.global(id).into());
        let text = format!("{global:?}");
        parts.push(canon.text(&text));
        if let Some(body) = &body {
            canon.body(body, &mut parts);
        }
    }
    for (n, set) in &m.attr_groups {
        let text = format!("#{n} {set:?}");
        parts.push(canon.text(&text));
    }
    let (first, then): (Vec<_>, Vec<_>) = m.other_items.iter().partition(|item| item.starts_with('$'));
    // Unnamed globals may have other numbers in a text.
    let renumbered = m.order.iter().any(|id| matches!(m.globals[*id].name, Name::Number(_)));
    parts.extend(first.into_iter().chain(then).map(|item| if renumbered { String::new() } else { item.to_string() }));
    for order in &m.use_list_orders {
        let text = format!("{order:?}");
        parts.push(canon.text(&text));
    }
    parts
}

struct Canon<'a> {
    m: &'a Module,
    numbers: &'a mut Numbers,
    constants: HashMap<ConstId, usize>,
    /// Values and blocks of the current function.
    values: HashMap<String, usize>,
    blocks: HashMap<String, usize>,
}

impl Canon<'_> {
    fn body(&mut self, body: &Body, parts: &mut Vec<String>) {
        self.values.clear();
        self.blocks = body.layout.iter().enumerate().map(|(n, b)| (format!("{b:?}"), n)).collect();
        let results = body.layout.iter().flat_map(|b| &body.blocks[*b].insts).filter_map(|i| body.result(*i));
        for (n, value) in body.params.iter().copied().chain(results).enumerate() {
            self.values.insert(format!("{value:?}"), n);
        }
        let text = |name: Option<&Name>| match name {
            Some(Name::Text(text)) => format!("{text:?}"),
            _ => String::new(),
        };
        let params: Vec<String> = body.params.iter().map(|p| text(body.values[*p].name.as_ref())).collect();
        parts.push(format!("parameters {params:?}"));
        for &block in &body.layout {
            parts.push("block".into());
            for &inst in &body.blocks[block].insts {
                let mut line = body.result(inst).map(|v| text(body.values[v].name.as_ref())).unwrap_or_default();
                write!(line, " {:?} {:?}", body.insts[inst], body.metadata.get(&inst)).unwrap();
                write!(line, " {:?}", body.records.before.get(&inst)).unwrap();
                parts.push(self.text(&line));
            }
        }
        for order in &body.records.use_list_orders {
            let text = format!("{order:?}");
            parts.push(self.text(&text));
        }
    }

    fn global(&self, id: GlobalId) -> String {
        match &self.m.globals[id].name {
            Name::Text(text) => text.to_string(),
            Name::Number(_) => format!("#{:?}", self.m.order.iter().position(|g| *g == id)),
        }
    }

    /// Strips ids and positions from a `{:?}` text.
    fn text(&mut self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let bytes = text.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            let rest = &text[at..];
            if bytes[at] == b'"' {
                let mut end = 1;
                while bytes[at + end] != b'"' {
                    end += if bytes[at + end] == b'\\' { 2 } else { 1 };
                }
                out.push_str(&rest[..=end]);
                at += end + 1;
                continue;
            }
            let word = rest.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
            if word == 0 {
                let length = rest.chars().next().map_or(1, char::len_utf8);
                out.push_str(&rest[..length]);
                at += length;
                continue;
            }
            let (token, after) = rest.split_at(word);
            at += word;
            match token {
                // A source position, and the spelling that was read.
                "Span" => at += after.find('}').map_or(0, |n| n + 1),
                "old" | "explicit" | "written" => at += after.find(',').unwrap_or(0),
                _ => self.token(token, &mut out),
            }
        }
        out
    }

    fn token(&mut self, token: &str, out: &mut String) {
        let letters = token.trim_end_matches(|c: char| c.is_ascii_digit());
        let Ok(n) = token[letters.len()..].parse::<u32>() else { return out.push_str(token) };
        let known = match letters {
            "type" => Some(self.m.types.display(entity(n))),
            "attrs" => {
                let text = format!("{:?}", &self.m.attrs[entity(n)]);
                Some(self.text(&text))
            }
            "global" => Some(format!("@{}", self.global(entity(n)))),
            "const" => Some(format!("constant {}", self.constant(entity(n)))),
            "v" => self.values.get(token).map(|n| format!("value {n}")),
            "block" => self.blocks.get(token).map(|n| format!("label {n}")),
            _ => None,
        };
        out.push_str(known.as_deref().unwrap_or(token));
    }

    fn constant(&mut self, id: ConstId) -> usize {
        if let Some(n) = self.constants.get(&id) {
            return *n;
        }
        let constant = &self.m.constants[id];
        let text = match constant {
            Constant::BlockAddress(ty, function, block) => {
                let body = self.m.function(*function).and_then(|f| f.body.as_ref());
                let place = body.and_then(|b| b.layout.iter().position(|l| l == block));
                format!("blockaddress {:?} {:?} {place:?}", self.m.types.display(*ty), self.global(*function))
            }
            constant => {
                let text = format!("{constant:?}");
                self.text(&text)
            }
        };
        let n = self.numbers.of(text);
        // Metadata may refer to values of the current function.
        if !matches!(constant, Constant::Metadata(_)) {
            self.constants.insert(id, n);
        }
        n
    }
}

fn entity<T: cranelift_entity::EntityRef>(n: u32) -> T {
    T::new(n as usize)
}
