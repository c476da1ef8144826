//! Declarations of variables that are defined elsewhere: `extern char **environ;`.

use super::constant_values::lengths_of;
use super::literals::at_commas;
use super::lowered::LoweredExpression;
use super::nodes::{CastTarget, declaration};
use super::records::TypeNodes;

/// Returns declarations as definitions in LLVM; `None` for any other text.
pub(super) fn lower_external(text: &str) -> Option<LoweredExpression> {
    let lines = external_variables(text)?;
    Some(LoweredExpression { lines, translated: true, ty: "void".into(), ..Default::default() })
}

/// Reads `extern int a, *p, t[];`.
fn external_variables(text: &str) -> Option<Vec<String>> {
    let rest = text.strip_prefix("extern ")?.trim_end_matches([';', ' ']).trim_start();
    if rest.contains(['(', '=']) {
        return None;
    }
    let parts = at_commas(rest);
    let first = parts.first()?.split('[').next().unwrap_or_default().trim_end();
    let base = first[..first.rfind([' ', '*'])? + 1].trim_end_matches(['*', ' ']);
    let (mut lines, mut nodes) = (Vec::new(), TypeNodes::default());
    for (n, part) in parts.iter().enumerate() {
        let part = if n == 0 { part.to_string() } else { format!("{base} {part}") };
        let (declared, lengths) = match part.split_once('[') {
            Some((declared, lengths)) => (declared.trim_end(), Some(lengths.trim_end().strip_suffix(']')?)),
            None => (part.as_str(), None),
        };
        let (target, name) = declaration(declared)?;
        let mut ty = target.clone().llvm_type();
        for length in lengths.map_or(Vec::new(), lengths_of).iter().rev() {
            let length: u64 = if length.is_empty() { 0 } else { length.parse().ok()? };
            ty = format!("[{length} x {ty}]");
        }
        let says_more = match &target {
            CastTarget::Scalar(ty) => ty.starts_with('u'),
            CastTarget::Pointer(_) => true,
        };
        let attached = if says_more && lengths.is_none() { nodes.variable(name, &target) } else { String::new() };
        lines.push(format!("@{name} = external global {ty}{attached}"));
    }
    lines.extend(nodes.lines());
    Some(lines)
}
