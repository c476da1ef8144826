//! Inline assembly (LangRef "Inline Assembler Expressions"): the constraint string, and the results of an empty
//! template, which programs use as an optimization barrier.
//!
//! A template with instructions is parsed, too: [`operands`] assigns a location to each operand, and [`text`] parses
//! the instructions. The engines define what these do.

pub mod module;
pub mod operands;
pub mod text;

pub use super::constant::inline_asm::InlineAsm;

use super::inst::CallInfo;
use super::{Constant, Constants, Operand, Type, TypeKind, Types};

/// Returns the inline assembly that a call invokes, if the callee is inline assembly.
pub fn called<'c>(constants: &'c Constants, call: &CallInfo) -> Option<&'c InlineAsm> {
    match call.callee {
        Operand::Const(c) => match &constants[c] {
            Constant::InlineAsm(_, asm) => Some(asm),
            _ => None,
        },
        Operand::Value(_) => None,
    }
}

/// The kind of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// `=r`
    Output,
    /// `r`
    Input,
    /// `~{memory}`
    Clobber,
    /// `!i`
    Label,
}

/// A constraint of the constraint string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Constraint {
    /// Output, input, clobber or label.
    pub role: Role,
    /// `*`: the operand is the address of the memory that is read or written.
    pub indirect: bool,
    /// Index of the output whose location an input shares (a matching constraint).
    pub tied: Option<usize>,
    /// Matching constraints per alternative: index of the alternative, and of the output.
    ties: Vec<(usize, usize)>,
    /// `&`, an early clobber: inputs may not share the location of this output.
    pub early: bool,
    /// Constraint codes as written: `r`, `{eax}`, `rm|ri`.
    pub codes: Box<str>,
}

impl Constraint {
    /// Whether the constraint consumes an argument of the call.
    pub fn takes_argument(&self) -> bool {
        self.role == Role::Input || self.role == Role::Output && self.indirect
    }

    /// Parses one constraint as LLVM does; `before` are the preceding ones, which a matching constraint refers
    /// to.
    fn read(text: &str, before: &[Constraint]) -> Option<Constraint> {
        let (role, rest) = match text.split_at_checked(1) {
            Some(("~", rest)) if rest.is_empty() || rest.starts_with('{') => (Role::Clobber, rest),
            Some(("~", _)) => return None,
            Some(("=", rest)) => (Role::Output, rest),
            Some(("!", rest)) => (Role::Label, rest),
            _ => (Role::Input, text),
        };
        let (indirect, rest) = rest.strip_prefix('*').map_or((false, rest), |rest| (true, rest));
        let (mut early, mut commutes) = (false, false);
        let mut codes = rest;
        loop {
            match codes.as_bytes().first()? {
                b'&' if role == Role::Output && !early => early = true,
                b'%' if role != Role::Clobber && !commutes => commutes = true,
                b'&' | b'%' | b'#' | b'*' => return None,
                _ => break,
            }
            codes = &codes[1..];
        }
        let (mut tied, mut at) = (None, 0);
        let (several, mut alternative, mut ties) = (text.contains('|'), 0, Vec::new());
        while at < codes.len() {
            let rest = &codes[at..];
            at += match rest.as_bytes()[0] {
                b'{' => rest.find('}')? + 1,
                b'0'..=b'9' => {
                    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                    let output: usize = rest[..digits].parse().ok()?;
                    let other = before.get(output).filter(|c| c.role == Role::Output && role == Role::Input)?;
                    // In each alternative at most one input may match an output, and both must have the same
                    // number of alternatives.
                    if several {
                        let count = if other.codes.contains('|') { other.codes.split('|').count() } else { 0 };
                        let tie = (alternative, output);
                        if alternative >= count || ties.contains(&tie) || before.iter().any(|c| c.ties.contains(&tie)) {
                            return None;
                        }
                        ties.push(tie);
                    } else if before.iter().any(|c| c.tied == Some(output) && c.ties.is_empty()) {
                        return None;
                    }
                    tied = tied.or(Some(output));
                    digits
                }
                b'|' => {
                    alternative += 1;
                    1
                }
                b'^' => rest.get(..3)?.len(),
                b'@' => {
                    let length = rest.as_bytes().get(1).filter(|b| b.is_ascii_digit())? - b'0';
                    rest.get(..2 + usize::from(length))?.len()
                }
                _ => rest.chars().next()?.len_utf8(),
            };
        }
        Some(Constraint { role, indirect, tied, ties, early, codes: codes.into() })
    }
}

/// Parses a constraint string; `None` if it is malformed.
pub fn constraints(text: &str) -> Option<Vec<Constraint>> {
    let mut all = Vec::new();
    if !text.is_empty() {
        for one in text.split(',') {
            let constraint = Constraint::read(one, &all)?;
            all.push(constraint);
        }
    }
    Some(all)
}

impl InlineAsm {
    /// Returns LLVM's error message if the constraints do not fit a function of this type.
    pub fn error(&self, types: &Types, ty: Type) -> Option<&'static str> {
        let TypeKind::Function { ret, params, varargs } = types.kind(ty) else { return None };
        if *varargs {
            return Some("inline asm cannot be variadic");
        }
        let Some(all) = constraints(&self.constraints) else { return Some("failed to parse constraints") };
        let (mut outputs, mut inputs, mut direct, mut clobbers, mut labels) = (0, 0, 0, 0, 0);
        for constraint in &all {
            match constraint.role {
                Role::Output if direct + clobbers + labels > 0 => {
                    return Some("output constraint occurs after input, clobber or label constraint");
                }
                Role::Input if clobbers > 0 => return Some("input constraint occurs after clobber constraint"),
                Role::Label if clobbers > 0 => return Some("label constraint occurs after clobber constraint"),
                Role::Output if constraint.indirect => inputs += 1,
                Role::Output => outputs += 1,
                Role::Input => (inputs, direct) = (inputs + 1, direct + 1),
                Role::Clobber => clobbers += 1,
                Role::Label => labels += 1,
            }
        }
        let fields = match types.kind(*ret) {
            TypeKind::Struct { fields, .. } => Some(fields.len()),
            TypeKind::Named(_) => Some(usize::MAX),
            _ => None,
        };
        match outputs {
            0 if types.kind(*ret) != &TypeKind::Void => Some("inline asm without outputs must return void"),
            1 if fields.is_some() => Some("inline asm with one output cannot return struct"),
            2.. if fields != Some(outputs) => {
                Some("number of output constraints does not match number of return struct elements")
            }
            _ if params.len() != inputs => Some("number of input constraints does not match number of parameters"),
            _ => None,
        }
    }

    /// Returns the reason why a call of empty assembly cannot be run: a result that no input provides, or an input of
    /// another type. Worded so that "is not supported yet" can follow.
    pub fn obstacle(&self, types: &Types, call: &CallInfo) -> Option<String> {
        let arguments = match self.outputs() {
            Ok(arguments) => arguments,
            Err(n) => return Some(format!("inline assembly that does not set its output {n}")),
        };
        let TypeKind::Function { ret, .. } = types.kind(call.fn_ty) else { return None };
        let fields = match types.kind(*ret) {
            TypeKind::Struct { fields, .. } => &**fields,
            _ => std::slice::from_ref(ret),
        };
        let mut passed = arguments.iter().filter_map(|n| call.args.get(*n)).zip(fields);
        let same = |a: Type, b: Type| types.strip(a) == types.strip(b) || types.is_ptr(a) && types.is_ptr(b);
        let (arg, to) =
            passed.find(|(arg, to)| !same(arg.ty, **to) || types.is_aggregate(arg.ty) || types.holds_wide(arg.ty))?;
        Some(format!(
            "inline assembly with an input of type {} matching an output of type {}",
            types.display(arg.ty),
            types.display(*to)
        ))
    }

    /// Whether the template contains instructions, beyond whitespace and comments.
    pub fn has_instructions(&self) -> bool {
        text::has_statements(&String::from_utf8_lossy(&self.template))
    }

    /// Returns all words of the template that have the form of a symbol name.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        let symbol = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$');
        let words = self.template.split(move |b| !symbol(b));
        words.filter(|w| !w.is_empty()).filter_map(|w| std::str::from_utf8(w).ok())
    }

    /// Returns the results of empty assembly: for each output the index of the argument that shares its
    /// location. `Err`: the index of the first output that no input provides.
    pub fn outputs(&self) -> Result<Vec<usize>, usize> {
        let all = constraints(&self.constraints).unwrap_or_default();
        let argument = |at: usize| all[..at].iter().filter(|c| c.takes_argument()).count();
        let physical = |c: &Constraint| c.codes.starts_with('{') && c.codes.matches('{').count() == 1;
        let given = |number: usize, output: &Constraint| {
            let same = |c: &Constraint| {
                c.role == Role::Input
                    && !c.indirect
                    && (c.tied == Some(number) || physical(output) && c.codes == output.codes)
            };
            all.iter().position(same).map(argument)
        };
        let outputs = all.iter().enumerate().filter(|(_, c)| c.role == Role::Output && !c.indirect);
        outputs.enumerate().map(|(n, (number, output))| given(number, output).ok_or(n)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asm(template: &str, constraints: &str) -> InlineAsm {
        InlineAsm {
            template: template.as_bytes().into(),
            constraints: constraints.into(),
            sideeffect: false,
            alignstack: false,
            inteldialect: false,
            unwind: false,
        }
    }

    #[test]
    fn malformed_constraints() {
        for text in [
            "",
            "r",
            "=r,0",
            "=&r,=r,0,1",
            "~{memory}",
            "!i",
            "=*m,*m",
            "rm|ri",
            "^Yz",
            "@3abc",
            "=%r",
            "{eax}m",
            "=r|=m,0|r",
        ] {
            assert!(constraints(text).is_some(), "{text}");
        }
        for text in [
            ",", "r,", "=", "~", "~r", "{eax", "0", "=r,0,0", "=r,1", "&r", "=&&r", "#r", "=r,=0", "^Y", "@9a",
            "~%{x}", "=r,0|r",
        ] {
            assert!(constraints(text).is_none(), "{text}");
        }
    }

    #[test]
    fn what_empty_assembly_leaves_in_its_outputs() {
        assert_eq!(asm("", "=r,0").outputs(), Ok(vec![0]));
        assert_eq!(asm("", "=r,=r,1,0").outputs(), Ok(vec![1, 0]));
        assert_eq!(asm("", "=*m,=r,r,1").outputs(), Ok(vec![2]));
        assert_eq!(asm("", "={ax},{ax},r").outputs(), Ok(vec![0]));
        assert_eq!(asm("", "=r,=r,r,0").outputs(), Err(1));
        assert_eq!(asm("", "~{memory}").outputs(), Ok(vec![]));
    }

    #[test]
    fn blanks_and_comments_are_no_instructions() {
        for text in ["", "  # nothing\n\t", " /* none\n */;\n// none"] {
            assert!(!asm(text, "").has_instructions(), "{text}");
        }
        assert!(asm("# two\n  bswap $0", "").has_instructions());
    }
}
