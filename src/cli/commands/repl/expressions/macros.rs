//! Macros that are constants: `#define N 5`.

use super::super::mistakes::Mistake;
use super::nodes::{CastTarget, ExprNode, is_identifier};
use super::reader::ExpressionReader;

/// Returns the declaration in C that is equivalent to `#define N 5`; `None` for any other text.
pub fn macro_constant(text: &str) -> Option<Result<String, Mistake>> {
    if let Some(mistake) = other_directive(text.trim()) {
        return Some(Err(mistake));
    }
    let rest = text.trim().strip_prefix("#define")?;
    let rest = rest.strip_prefix(' ')?.trim_start();
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    let (name, behind) = rest.split_at(end);
    let at = text.len() - rest.len();
    let place = at..text.len();
    if behind.starts_with('(') {
        let message = format!(
            "there is no preprocessor: a macro with parameters is a function: `int {name}(int x) {{ return x; }}`"
        );
        return Some(Err(Mistake::at(message, place)));
    }
    if !is_identifier(name) {
        return Some(Err(Mistake::at("expected the name of a macro: `#define N 5`", place)));
    }
    let value = behind.split("//").next().unwrap_or_default().trim();
    let node = ExpressionReader::read(value, &|_| false);
    Some(match node.as_deref() {
        _ if value.is_empty() => {
            Err(Mistake::at(format!("there is no preprocessor: `{name}` would have no value here"), place))
        }
        Some(ExprNode::Text(_)) => Ok(format!("{name} = {value}")),
        Some(node) if is_number(node) => Ok(format!("const {} {name} = {value}", type_of(node))),
        _ => Err(Mistake::at(
            format!("there is no preprocessor: only a constant can be defined so, as in `#define {name} 5`"),
            place,
        )),
    })
}

/// Reports a directive that is neither `#include` nor `#define`.
fn other_directive(text: &str) -> Option<Mistake> {
    let behind = text.strip_prefix('#')?.trim_start();
    let word = &behind[..behind.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(behind.len())];
    let help = match word {
        "undef" => "`:undo` reverts the last input, and `#define N 5` gives a name another value",
        "if" | "ifdef" | "ifndef" | "elif" | "else" | "endif" => {
            "lines are not selected by conditions; enter those that are meant"
        }
        "pragma" | "line" | "error" | "warning" => "leave the line out",
        _ => return None,
    };
    let end = text.len() - behind.len() + word.len();
    Some(Mistake::at(format!("there is no preprocessor, and no `#{word}`: {help}"), 0..end))
}

/// Whether an expression consists of numbers, names of constants and operators.
fn is_number(node: &ExprNode) -> bool {
    use ExprNode::{Binary, Cast, Conditional, Float, Int, Name, Sign, SizeOf, SizeOfType};
    match node {
        Name(name) => CastTarget::read(name).is_none(),
        Int(_) | Float(_) | SizeOf(_) | SizeOfType(_) => true,
        Binary(..) | Sign(..) | Cast(..) | Conditional(_) => node.parts().into_iter().all(|part| is_number(part)),
        _ => false,
    }
}

/// Returns the type in C of a constant of a macro.
fn type_of(node: &ExprNode) -> &'static str {
    fn rank(node: &ExprNode) -> usize {
        match node {
            ExprNode::Int(constant) => match constant.ty {
                "u32" => 1,
                "i64" => 2,
                "u64" => 3,
                _ => 0,
            },
            ExprNode::SizeOf(_) | ExprNode::SizeOfType(_) => 3,
            ExprNode::Float(_) => 4,
            ExprNode::Cast(CastTarget::Scalar(ty), _) if ty == "double" || ty == "float" => 4,
            node => node.parts().into_iter().map(|part| rank(part)).max().unwrap_or(0),
        }
    }
    ["int", "unsigned", "long", "unsigned long", "double"][rank(node)]
}
