//! `textDocument/hover`: the symbol or token at a position, in Markdown.

use crate::ir::cfg::Cfg;
use crate::ir::{
    BlockId, Body, DataLayout, GlobalKind, Module, Name, Type, TypeKind, ValueData, ValueDef, intrinsics, print,
};
use crate::lsp::open::OpenDocument;
use crate::lsp::text::lexer::{Token, TokenKind, tokens};
use crate::lsp::text::symbols::{self, Symbol};
use crate::parse;
use crate::reference::{attributes, opcodes};
use gen_lsp_types as lsp;
use std::fmt::Write;
use std::ops::Range;

/// Maximum number of bytes shown of a definition.
const MAX_SHOWN: usize = 600;

/// Maximum number of fields shown of a layout.
const MAX_FIELDS: usize = 64;

/// `textDocument/hover`
pub fn hover(open: &mut OpenDocument, offset: usize) -> Option<lsp::Hover> {
    let (range, value) = describe(open, offset)?;
    Some(lsp::Hover {
        contents: lsp::Contents::MarkupContent(lsp::MarkupContent { kind: lsp::MarkupKind::Markdown, value }),
        range: Some(open.document.range(range)),
    })
}

/// Returns the range and the description of the symbol or token at a position.
pub fn describe(open: &mut OpenDocument, offset: usize) -> Option<(Range<usize>, String)> {
    let n = open.document.entity_at(offset)?.0;
    let names = open.occurrences(n);
    if let Some(place) = symbols::occurrence_at(&names, offset) {
        let text = symbol(open, n, &place.symbol)?;
        return Some((place.range.clone(), text));
    }
    let all = tokens(open.document.text(), open.document.entities()[n].range());
    let at = all.iter().position(|token| token.start <= offset && offset <= token.end)?;
    // Where a word and a bracket touch, the word counts.
    let at = if all[at].kind == TokenKind::Punctuation && all.get(at + 1).is_some_and(|t| t.start == offset) {
        at + 1
    } else {
        at
    };
    let token = all[at];
    let text = word(open, n, &all, at)?;
    Some((token.range(), text))
}

fn code(text: &str) -> String {
    format!("```llvm\n{text}\n```")
}

fn shortened(text: &str) -> String {
    if text.len() <= MAX_SHOWN {
        return text.into();
    }
    let end = (0..=MAX_SHOWN).rev().find(|n| text.is_char_boundary(*n)).unwrap_or(0);
    format!("{} …", &text[..end])
}

/// Returns the block with a name; an entry block without a label may have a number.
pub fn block_named(body: &Body, name: &Name) -> Option<BlockId> {
    let named = body.layout.iter().copied().find(|block| body.blocks[*block].name.as_ref() == Some(name));
    named.or_else(|| {
        let entry = *body.layout.first()?;
        let is_it = body.blocks[entry].name.is_none() && super::fixes::label_of(body, entry) == format!("%{name}");
        is_it.then_some(entry)
    })
}

/// Returns the value with a name.
pub fn value_named<'b>(body: &'b Body, name: &Name) -> Option<&'b ValueData> {
    body.values.values().find(|value| value.name.as_ref() == Some(name))
}

/// Returns the type of a symbol.
pub fn type_text(open: &mut OpenDocument, n: usize, symbol: &Symbol) -> Option<String> {
    let unit = open.unit(n)?;
    Some(match symbol {
        Symbol::Local(_, name) => unit.module.types.display(value_named(unit.function()?.1, name)?.ty),
        Symbol::Global(name) => unit.module.types.display(unit.module.value_type(*unit.module.by_name.get(name)?)),
        _ => return None,
    })
}

fn symbol(open: &mut OpenDocument, n: usize, symbol: &Symbol) -> Option<String> {
    let index = open.index();
    let definition = |open: &OpenDocument| {
        let entity = &open.document.entities()[index.entity(symbol)?];
        Some(shortened(open.document.text()[entity.header()].trim_end()))
    };
    Some(match symbol {
        Symbol::Local(_, name) => {
            local(open, n, name).unwrap_or_else(|| format!("`%{name}`: a value that is not defined"))
        }
        Symbol::Block(_, name) => {
            block(open, n, symbol, name).unwrap_or_else(|| format!("`%{name}`: a block that is not defined"))
        }
        Symbol::Global(name) => {
            let mut text = match definition(open) {
                Some(definition) => code(&definition),
                None => format!("`@{name}`: a global that is not defined in this file"),
            };
            if let Some(unit) = open.unit(n) {
                text += &global(&unit.module, name);
            }
            text
        }
        Symbol::Type(name) => {
            let mut text = match definition(open) {
                Some(definition) => code(&definition),
                None => format!("`%{name}`: a type that is not defined"),
            };
            if let Some(unit) = open.unit(n)
                && let Some((_, named)) = unit.module.types.named.iter().find(|(_, named)| named.name == *name)
                && let Some(ty) = named.body
            {
                text += &layout(&unit.module, ty);
            }
            text
        }
        Symbol::Metadata(name) => match definition(open) {
            Some(definition) => code(&definition),
            None => format!("`!{name}`: metadata that is not defined"),
        },
        Symbol::Attributes(name) => {
            let Some(definition) = definition(open) else {
                return Some(format!("`#{name}`: an attribute group that is not defined"));
            };
            let mut text = code(&definition);
            for token in tokens(&definition, 0..definition.len()).iter().filter(|token| token.kind == TokenKind::Word) {
                let word = token.text(&definition);
                if let Some(meaning) = attributes::find(word).filter(|_| word != "attributes") {
                    let _ = write!(text, "\n- `{word}`: {meaning}");
                }
            }
            text
        }
        Symbol::Comdat(name) => match definition(open) {
            Some(definition) => {
                format!("{}\na group of globals that the linker keeps or drops together", code(&definition))
            }
            None => format!("`${name}`: a comdat that is not defined"),
        },
        Symbol::Attachment(name) => {
            let name = name.symbol();
            let meaning =
                ATTACHMENTS.iter().find(|(known, _)| *known == name).map_or("metadata", |(_, meaning)| *meaning);
            format!("`!{name}`: {meaning}\n\n[LangRef](https://llvm.org/docs/LangRef.html#metadata)")
        }
        Symbol::NodeClass(name) => {
            let name = name.symbol();
            format!(
                "`!{name}`: a specialized metadata node\n\n[LangRef](https://llvm.org/docs/LangRef.html#{})",
                name.to_lowercase()
            )
        }
    })
}

/// Kinds of attachments.
const ATTACHMENTS: &[(&str, &str)] = &[
    ("dbg", "the location in the source"),
    ("tbaa", "the type of the access, for alias analysis"),
    ("prof", "how often the branches are taken, or the function is entered"),
    ("range", "the values that can be loaded or returned"),
    ("nonnull", "the loaded pointer is not null"),
    ("noundef", "the loaded value is neither undef nor poison"),
    ("align", "the alignment of the loaded pointer"),
    ("llvm.loop", "hints for the loop that this branch closes"),
    ("fpmath", "the accuracy that the operation needs"),
    ("invariant.load", "the memory does not change while the program can load it"),
    ("nontemporal", "the memory is not used again soon"),
    ("alias.scope", "the scopes that the access belongs to"),
    ("noalias", "the scopes that the access does not alias"),
    ("srcloc", "the location of the inline assembly in the source"),
    ("heapallocsite", "the type of the allocated object"),
    ("unpredictable", "the branch cannot be predicted"),
    ("callees", "the functions that the call may call"),
];

fn local(open: &mut OpenDocument, n: usize, name: &Name) -> Option<String> {
    let unit = open.unit(n)?;
    let (function, body) = unit.function()?;
    let value = value_named(body, name)?;
    let types = &unit.module.types;
    let ty = types.display(value.ty);
    let mut text = match value.def {
        ValueDef::Param(at) => {
            let mut text = format!("{}\nparameter {} of the function", code(&format!("{ty} %{name}")), at + 1);
            if let Some(param) = function.params.get(at as usize) {
                for attribute in unit.module.attrs[param.attrs].iter() {
                    if let crate::ir::Attr::Word(word) | crate::ir::Attr::Int(word, _) | crate::ir::Attr::Type(word, _) =
                        attribute
                        && let Some(meaning) = attributes::find(word)
                    {
                        let _ = write!(text, "\n- `{word}`: {meaning}");
                    }
                }
            }
            text
        }
        ValueDef::Inst(inst) => {
            let statement = shortened(unit.slice(body.span(inst)));
            let mut text = format!("{}\n`{ty}`", code(&statement));
            if let crate::ir::Inst::Alloca { ty, .. } = &body.insts[inst] {
                text += &layout(&unit.module, *ty);
            }
            if let Some(opcode) = opcodes::find(body.insts[inst].opcode()) {
                let _ = write!(text, "\n\n`{}`: {}", opcode.name, opcode.brief);
            }
            text
        }
        ValueDef::Undefined => return None,
    };
    if matches!(types.kind(value.ty), TypeKind::Struct { .. } | TypeKind::Array { .. }) {
        text += &layout(&unit.module, value.ty);
    }
    Some(text)
}

fn block(open: &mut OpenDocument, n: usize, symbol: &Symbol, name: &Name) -> Option<String> {
    let own = open.index().entity(&Symbol::Global(symbol.function()?.clone())).unwrap_or(n);
    let unit = open.unit(own)?;
    let body = unit.function()?.1;
    let block = block_named(body, name)?;
    let cfg = Cfg::new(body);
    let list = |blocks: Vec<BlockId>| {
        let names: Vec<String> =
            blocks.iter().take(12).map(|block| format!("`{}`", super::fixes::label_of(body, *block))).collect();
        match blocks.len() {
            0 => "none".to_string(),
            count if count > names.len() => format!("{} and {} more", names.join(", "), count - names.len()),
            _ => names.join(", "),
        }
    };
    let mut successors = Vec::new();
    if let Some(last) = body.terminator(block) {
        last.for_each_target(|target| successors.push(target));
    }
    let mut predecessors = cfg.predecessors[block].clone();
    predecessors.dedup();
    let mut seen = std::collections::HashSet::new();
    successors.retain(|successor| seen.insert(*successor));
    let entry = if body.layout.first() == Some(&block) { "the entry block" } else { "a block" };
    let reached = if cfg.is_reachable(block) { "" } else { " that is not reachable" };
    let count = match body.blocks[block].insts.len() {
        1 => "1 instruction".to_string(),
        n => format!("{n} instructions"),
    };
    Some(format!(
        "`%{name}`: {entry}{reached}, {count}\n- predecessors: {}\n- successors: {}",
        list(predecessors),
        list(successors)
    ))
}

fn global(module: &Module, name: &Name) -> String {
    let Some(id) = module.by_name.get(name).copied() else { return String::new() };
    let symbol = name.symbol();
    let mut text = String::new();
    match &module.globals[id].kind {
        GlobalKind::Variable { ty, .. } => text += &layout(module, *ty),
        GlobalKind::Function(function) => {
            let _ = write!(text, "\n`{}`", module.types.display(function.ty));
        }
        GlobalKind::Alias { target, .. } => {
            let _ = write!(text, "\nan alias of `{}`", print::typed_constant(module, target.1));
        }
        GlobalKind::Ifunc { resolver, .. } => {
            let _ = write!(
                text,
                "\nthe function that `{}` returns when the program is loaded",
                print::typed_constant(module, resolver.1)
            );
        }
        GlobalKind::Undeclared => {}
    }
    if let Some(base) = intrinsics::base_name(&symbol) {
        let anchor = format!("llvm-{}", base.trim_start_matches("llvm.").replace(['.', '_'], "-"));
        let _ = write!(text, "\n\nan intrinsic: [LangRef](https://llvm.org/docs/LangRef.html#{anchor}-intrinsic)");
    }
    text
}

/// Returns size, alignment and offsets of a type.
pub fn layout(module: &Module, ty: Type) -> String {
    let types = &module.types;
    let layout = DataLayout::of(module);
    let (Some(size), Some(align)) = (layout.size_of(types, ty), layout.align_of(types, ty)) else {
        return String::new();
    };
    let bytes = |count: u64| if count == 1 { "1 byte".to_string() } else { format!("{count} bytes") };
    let mut text = format!("\n{}, alignment {align}", bytes(size));
    let inner = types.strip(ty);
    if let TypeKind::Struct { fields, .. } = types.kind(inner)
        && let Some(of_struct) = layout.struct_layout(types, inner)
    {
        text += "\n\n| field | offset | size | type |\n|--:|--:|--:|---|";
        let mut end = 0;
        for (n, (field, offset)) in fields.iter().zip(&of_struct.offsets).enumerate().take(MAX_FIELDS) {
            if *offset > end {
                let _ = write!(text, "\n| | {end} | {} | padding |", offset - end);
            }
            let size = layout.size_of(types, *field).unwrap_or(0);
            let _ = write!(text, "\n| {n} | {offset} | {size} | `{}` |", types.display(*field).replace('|', "\\|"));
            end = offset + size;
        }
        if fields.len() > MAX_FIELDS {
            let _ = write!(text, "\n| … | | | {} more |", fields.len() - MAX_FIELDS);
        } else if of_struct.size > end {
            let _ = write!(text, "\n| | {end} | {} | padding |", of_struct.size - end);
        }
    }
    text
}

/// Describes a token that is not a symbol.
fn word(open: &mut OpenDocument, n: usize, all: &[Token], at: usize) -> Option<String> {
    let token = all[at];
    let text = token.text(open.document.text()).to_string();
    let in_body = open.document.entities()[n].brace.is_some_and(|brace| token.start > brace);
    match token.kind {
        TokenKind::Word => {
            let link = |opcode: &opcodes::Opcode| {
                let opcodes::Opcode { name, usage, brief, .. } = opcode;
                format!("{}\n{brief}\n\n[LangRef]({})", code(&format!("{name} {usage}")), opcodes::reference(name))
            };
            if let Some(opcode) = opcodes::find(&text).filter(|_| in_body || text != "call") {
                return Some(link(opcode));
            }
            if let Some(meaning) = attributes::find(&text) {
                return Some(format!("`{text}`: {meaning}"));
            }
            let unit = open.unit(n)?;
            let ty = unit.module.types.ids().find(|ty| unit.module.types.display(*ty) == text)?;
            Some(format!("`{text}`{}", layout(&unit.module, ty)))
        }
        TokenKind::Number => number(open.document.text(), all, at),
        TokenKind::String if text.starts_with("c\"") => {
            let inside = text.strip_prefix("c\"")?.strip_suffix('"')?;
            let bytes = crate::parse::unescape(inside);
            Some(format!(
                "{} bytes: `{}`",
                bytes.len(),
                shortened(&String::from_utf8_lossy(&bytes).escape_debug().to_string())
            ))
        }
        _ => None,
    }
}

/// Describes a number according to the type before it.
fn number(text: &str, all: &[Token], at: usize) -> Option<String> {
    let written = all[at].text(text);
    // In the same statement, and not the number of an attribute: `align 4`.
    let before = all[..at].iter().rev().map(|token| token.text(text));
    let mut types = before.clone().take_while(|word| *word != "=" && !parse::is_opcode(word));
    let int_width = |word: &str| word.strip_prefix('i')?.parse::<u32>().ok();
    let is_attribute = |word: &str| word.starts_with(|c: char| c.is_ascii_lowercase()) && int_width(word).is_none();
    let follows_attribute = before.clone().next().is_some_and(is_attribute);
    if let Some(hex) = written.strip_prefix("0x") {
        if let Some(bits) = hex.strip_prefix('H').and_then(|hex| u64::from_str_radix(hex, 16).ok()) {
            return Some(format!("`{written}`: `half` with the bits {bits:#06x}"));
        }
        let bits = u64::from_str_radix(hex, 16).ok()?;
        return Some(format!("`{written}`: {:?}", f64::from_bits(bits)));
    }
    let value: i128 = written.parse().ok()?;
    if follows_attribute {
        return None;
    }
    let width = types.find_map(int_width)?;
    if width > 64 || width == 0 {
        return Some(format!("`{written}`: {value:#x}"));
    }
    let mask = if width == 64 { u128::from(u64::MAX) } else { (1u128 << width) - 1 };
    let bits = value as u128 & mask;
    let mut described = format!("`i{width} {written}`: {bits:#x}");
    if bits as i128 != value || bits >> (width - 1) & 1 == 1 {
        let _ = write!(described, ", unsigned {bits}");
    }
    let signed = (bits << (128 - width)) as i128 >> (128 - width);
    if signed != value {
        let _ = write!(described, ", signed {signed}");
    }
    if width == 8 && (0x20..0x7f).contains(&bits) {
        let _ = write!(described, ", '{}'", bits as u8 as char);
    }
    Some(described)
}
