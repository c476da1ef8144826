//! Variables of the source: what debug records say about where they are (LangRef "Debug Records", "DIExpression").

use super::super::metadata::{attachment, parts};
use super::super::{Body, InstId, Operand, Piece, Type, ValueId};
use super::{DebugInfo, MOST, field, string};

/// A variable of the source, and where it is from some instruction on.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name in the source.
    pub name: String,
    /// The node of its scope.
    pub scope: Option<String>,
    /// Of a function that was inlined, the name of the node that says where.
    pub inlined_at: Option<String>,
    /// Whether the value is its address, and not the variable's own value.
    pub declared: bool,
    /// How the variable comes of the value; `None`: in a way that is not known here.
    pub steps: Option<Box<[Step]>>,
    /// Which parameter it is, from 1; 0 for other variables.
    pub argument: u32,
    /// The line of its declaration; 0 if that is not said.
    pub line: u32,
    /// Whether a compiler made it, and not the program's author.
    pub artificial: bool,
    /// The node of its type in the source.
    pub source_type: Option<String>,
    /// The type of the value.
    pub ty: Type,
    /// The value; none, if it was optimised away.
    pub value: Option<Operand>,
    /// The instruction that the record stands before.
    pub at: InstId,
}

/// An operation of a `DIExpression`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// `DW_OP_deref`
    Deref,
    /// `DW_OP_plus_uconst, N`
    Add(u64),
    /// `DW_OP_stack_value`: what was computed is the value itself.
    Value,
}

/// A record that says something about a variable.
struct Said<'r> {
    declared: bool,
    ty: Type,
    value: Option<Operand>,
    variable: &'r str,
    expression: &'r str,
    location: Option<&'r str>,
}

/// Reads a record; the call of an intrinsic that it once was may have its words in several parts.
fn said(record: &[Piece]) -> Option<Said<'_>> {
    let words = || record.iter().map_while(|piece| if let Piece::Text(word) = piece { Some(&**word) } else { None });
    let is = |new: &str, old: &str| words().any(|word| word.trim_start().starts_with(new) || word.contains(old));
    let declared = is("#dbg_declare(", "@llvm.dbg.declare(");
    if !declared && !is("#dbg_value(", "@llvm.dbg.value(") {
        return None;
    }
    let is_operand = |piece: &&Piece| matches!(piece, Piece::Typed(..));
    let (ty, value) = match record.iter().find(is_operand) {
        Some(Piece::Typed(ty, value)) => (*ty, Some(*value)),
        _ => (Type::VOID, None),
    };
    let Some(Piece::Text(rest)) = record.last() else { return None };
    // Of several values, or of none, the record is optimised away as a whole.
    let listed = words().any(|word| word.contains("!DIArgList("));
    let rest = if listed { rest.split_once(')').map_or("", |(_, rest)| rest) } else { rest };
    let rest = if value.is_none() { rest.split_once('(').map_or("", |(_, rest)| rest) } else { rest };
    let mut fields = parts(rest.trim_start().trim_start_matches(','));
    if value.is_none() {
        fields.next();
    }
    let mut word = || Some(fields.next()?.trim().trim_start_matches("metadata ").trim());
    let (variable, expression) = (word()?, word()?);
    let location = word().map(|word| word.trim_start_matches("!dbg ").trim_end_matches(')'));
    Some(Said { declared, ty, value: value.filter(|_| !listed), variable, expression, location })
}

/// The operations of `!DIExpression(DW_OP_plus_uconst, 8)`, if all of them are known here.
fn steps(expression: &str) -> Option<Box<[Step]>> {
    let inner = expression.strip_prefix("!DIExpression(")?.trim_end_matches(')');
    let mut words = inner.split(',').map(str::trim).filter(|word| !word.is_empty());
    let mut steps = Vec::new();
    while let Some(word) = words.next() {
        steps.push(match word {
            "DW_OP_deref" => Step::Deref,
            "DW_OP_plus_uconst" => Step::Add(words.next()?.parse().ok()?),
            "DW_OP_stack_value" => Step::Value,
            _ => return None,
        });
    }
    Some(steps.into())
}

impl DebugInfo<'_> {
    /// The name in the source of the variable that lies at an address of a function (LangRef "llvm.dbg.declare").
    pub fn variable(&self, body: &Body, address: ValueId) -> Option<String> {
        let at = Some(Operand::Value(address));
        let record = body.records.before.values().flatten().filter_map(|record| said(record));
        let declared = |said: Said<'_>| {
            let node = self.node(said.variable).filter(|_| said.declared && said.value == at)?;
            node.starts_with("!DILocalVariable(").then(|| string(node, "name")).flatten()
        };
        record.filter_map(declared).next()
    }

    /// What the records of a function say about variables, in no order.
    pub fn variables(&self, body: &Body) -> Vec<Variable> {
        let one = |at: InstId, record: &[Piece]| {
            let said = said(record)?;
            let node = self.node(said.variable).filter(|node| node.starts_with("!DILocalVariable("))?;
            let location = said.location.and_then(|location| self.node(location));
            Some(Variable {
                name: string(node, "name")?,
                scope: field(node, "scope").and_then(|scope| self.node(scope)).map(String::from),
                inlined_at: location.and_then(|location| field(location, "inlinedAt")).map(String::from),
                argument: field(node, "arg").and_then(|n| n.parse().ok()).unwrap_or(0),
                line: field(node, "line").and_then(|n| n.parse().ok()).unwrap_or(0),
                artificial: field(node, "flags").is_some_and(|flags| flags.contains("DIFlagArtificial")),
                source_type: field(node, "type").and_then(|ty| self.node(ty)).map(String::from),
                declared: said.declared,
                steps: steps(said.expression),
                ty: said.ty,
                value: said.value,
                at,
            })
        };
        let all = body.records.before.iter();
        all.flat_map(|(at, records)| records.iter().filter_map(|record| one(*at, record))).collect()
    }

    /// The scopes around an instruction, the innermost first, each with the name of the node that says where its function was inlined. Behind
    /// those of an inlined function come those of the place where it was inlined.
    pub fn scopes(&self, body: &Body, inst: InstId) -> Vec<(String, Option<String>)> {
        let attached = body.metadata.get(&inst).and_then(|attached| attachment(attached, "dbg"));
        let mut location = attached.and_then(|node| self.node(node));
        let mut scopes = Vec::new();
        while let Some(here) = location.filter(|node| node.starts_with("!DILocation(")) {
            let outer = field(here, "inlinedAt");
            let mut next = field(here, "scope").and_then(|scope| self.node(scope));
            while let Some(node) = next.filter(|_| scopes.len() < MOST) {
                scopes.push((node.to_string(), outer.map(String::from)));
                next = match node.starts_with("!DISubprogram(") {
                    true => None,
                    false => field(node, "scope").and_then(|scope| self.node(scope)),
                };
            }
            location = outer.and_then(|outer| self.node(outer)).filter(|_| scopes.len() < MOST);
        }
        scopes
    }

    /// The node of the function of the source that an instruction's function is, whatever was inlined into it.
    pub fn subprogram(&self, body: &Body, inst: InstId) -> Option<String> {
        let scopes = self.scopes(body, inst);
        let own = scopes.into_iter().filter(|(node, at)| at.is_none() && node.starts_with("!DISubprogram("));
        own.map(|(node, _)| node).next()
    }

    /// The functions of the source that an instruction is in: the innermost of those that were inlined first, the function itself
    /// last. Each with its name, where it was inlined, and what is said about its parameters, in their order.
    pub fn functions(&self, body: &Body, inst: InstId, all: &[Variable]) -> Vec<(String, Vec<Variable>)> {
        let scopes = self.scopes(body, inst);
        let functions = scopes.iter().filter(|(node, _)| node.starts_with("!DISubprogram("));
        let parameters = |(node, at): &(String, Option<String>)| {
            let is = |v: &&Variable| v.argument > 0 && v.scope.as_ref() == Some(node) && v.inlined_at == *at;
            let mut own: Vec<Variable> = all.iter().filter(is).cloned().collect();
            own.sort_by_key(|variable| variable.argument);
            Some((string(node, "name")?, own))
        };
        functions.filter_map(parameters).collect()
    }

    /// The line where a function of the source begins, by its node.
    pub fn line_of(&self, node: &str) -> Option<u32> {
        field(node, "scopeLine").or_else(|| field(node, "line"))?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_where_all_of_them_is_known() {
        assert_eq!(steps("!DIExpression()").as_deref(), Some(&[][..]));
        let all = [Step::Deref, Step::Add(8), Step::Value];
        assert_eq!(
            steps("!DIExpression(DW_OP_deref, DW_OP_plus_uconst, 8, DW_OP_stack_value)").as_deref(),
            Some(&all[..])
        );
        assert_eq!(steps("!DIExpression(DW_OP_LLVM_fragment, 0, 32)"), None);
    }
}
