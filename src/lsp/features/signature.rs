//! `textDocument/signatureHelp`: the parameters of the callee whose arguments are being typed.

use crate::ir::intrinsics;
use crate::lsp::open::OpenDocument;
use crate::lsp::text::statement;
use crate::lsp::text::symbols::Symbol;
use crate::parse::operand_spans::header_spans;
use crate::reference::attributes;
use gen_lsp_types as lsp;

/// `textDocument/signatureHelp`
pub fn help(open: &mut OpenDocument, offset: usize) -> Option<lsp::SignatureHelp> {
    let index = open.index();
    let document = &open.document;
    let (_, entity) = document.entity_at(offset)?;
    let call = statement::place(document, entity, offset)?.call.filter(|call| call.is_global)?;
    let name = call.callee.symbol();
    let (label, parameters) = match index.entity(&Symbol::Global(call.callee.clone())) {
        Some(n) => {
            let entity = &document.entities()[n];
            let header = document.text()[entity.header()].trim_end();
            let (ret, types) = header_spans(header)?;
            let end = |n: usize| types.get(n + 1).map_or(header.len(), |next| next.start);
            let mut label = format!("{} @{}(", &header[ret], call.callee);
            let mut parameters = Vec::new();
            for (n, ty) in types.iter().enumerate() {
                if n > 0 {
                    label += ", ";
                }
                let start = document.length(&label);
                let whole = parameter_text(&header[ty.start..end(n)]);
                label += whole;
                parameters.push(lsp::ParameterInformation {
                    label: lsp::ParameterInformationLabel::Tuple((start, document.length(&label))),
                    documentation: meanings(whole).map(lsp::Documentation::String),
                });
            }
            let is_variadic = header[types.last().map_or(0, |ty| ty.end)..].contains("...");
            label += if !is_variadic {
                ""
            } else if types.is_empty() {
                "..."
            } else {
                ", ..."
            };
            (label + ")", parameters)
        }
        None => {
            let intrinsics::Meaning::Known(intrinsic) = intrinsics::lookup(&name) else { return None };
            (format!("@{name}: {}", intrinsic.signature?), Vec::new())
        }
    };
    Some(lsp::SignatureHelp {
        signatures: vec![lsp::SignatureInformation {
            label,
            documentation: None,
            parameters: Some(parameters),
            active_parameter: None,
        }],
        active_signature: Some(0),
        active_parameter: Some((call.argument as u32).into()),
    })
}

/// Returns the text of a parameter without the following comma or closing parenthesis.
fn parameter_text(text: &str) -> &str {
    let mut depth = 0usize;
    for (at, b) in text.bytes().enumerate() {
        match b {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' if depth == 0 => return text[..at].trim(),
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => return text[..at].trim(),
            _ => {}
        }
    }
    text.trim()
}

/// Describes the attributes of a parameter.
fn meanings(parameter: &str) -> Option<String> {
    let words = parameter.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let lines: Vec<String> =
        words.filter_map(|word| attributes::find(word).map(|meaning| format!("{word}: {meaning}"))).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}
