//! Arithmetic and comparisons in expressions: `%x + 1`, `@total % 3 == 0`.

use super::{
    ComparableValue, Conjunct, Content, Disjunction, EvalResult, EvalScope, ExprNode, ExpressionReader, Relation,
    Scalar, Tree,
};
use crate::ir::inst::BinaryOp;
use crate::ir::{Type, TypeKind};

/// A binary operation on numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arithmetic {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
    /// `<<`
    Left,
    /// `>>`
    Right,
    /// `&`
    And,
    /// `^`
    Xor,
    /// `|`
    Or,
}

/// Maximum number of operators in an expression.
const MAX_OPERATORS: u32 = 64;

impl ExpressionReader<'_, '_> {
    /// Parses a whole expression: a value, a test, or a conditional `a ? b : c`.
    pub(super) fn parse_expression(&mut self) -> Result<ExprNode, String> {
        let mut disjunction = self.disjunction()?;
        let node = match disjunction.as_mut_slice() {
            [conjunction] if conjunction.len() == 1 && conjunction[0].1.is_none() => {
                conjunction.pop().map(|part| part.0).ok_or_else(String::new)?
            }
            _ => ExprNode::Test(disjunction),
        };
        if !self.eat("?") {
            return Ok(node);
        }
        self.descend()?;
        let yes = self.parse_expression()?;
        if !self.eat(":") {
            return Err("expected `:` after `?`".into());
        }
        let no = self.parse_expression()?;
        self.depth -= 1;
        Ok(ExprNode::Choice(Box::new([node, yes, no])))
    }

    /// Parses a test: `a == b && c || d`.
    pub(super) fn disjunction(&mut self) -> Result<Disjunction, String> {
        let mut disjunction: Vec<Vec<Conjunct>> = vec![Vec::new()];
        loop {
            let mut part = self.comparison()?;
            part = self.bits_with(part, 0)?;
            if let Some(conjunction) = disjunction.last_mut() {
                conjunction.push(part);
            }
            if self.eat("||") {
                disjunction.push(Vec::new());
            } else if !self.eat("&&") {
                return Ok(disjunction);
            }
            self.count()?;
        }
    }

    /// Parses the rest of `a & b`, `a ^ b`, `a | b` after the first operand; these bind less tightly than comparisons.
    fn bits_with(&mut self, mut part: Conjunct, least: usize) -> Result<Conjunct, String> {
        let signs = [("|", Arithmetic::Or), ("^", Arithmetic::Xor), ("&", Arithmetic::And)];
        loop {
            let rest = self.rest.trim_start();
            let found = signs.iter().enumerate().skip(least).find(|(_, (sign, _))| rest.starts_with(sign));
            let Some((level, (sign, operation))) = found.filter(|_| !rest.starts_with("&&") && !rest.starts_with("||"))
            else {
                return Ok(part);
            };
            self.eat(sign);
            self.count()?;
            let right = self.comparison()?;
            let right = self.bits_with(right, level + 1)?;
            part = (ExprNode::Arithmetic(*operation, Box::new(node_of(part)), Box::new(node_of(right))), None);
        }
    }

    /// Parses `a == b`, or a single value.
    fn comparison(&mut self) -> Result<Conjunct, String> {
        let mut part = self.order()?;
        while let Some(relation) = self.relation(&[("==", Relation::Equal), ("!=", Relation::Unequal)])? {
            part = (node_of(part), Some((relation, node_of(self.order()?))));
        }
        Ok(part)
    }

    /// Parses `a < b`, which binds more tightly than `==`.
    fn order(&mut self) -> Result<Conjunct, String> {
        let relations = [
            ("<=", Relation::LessEqual),
            (">=", Relation::GreaterEqual),
            ("<", Relation::Less),
            (">", Relation::Greater),
        ];
        let mut part = (self.shift()?, None);
        while let Some(relation) = self.relation(&relations)? {
            part = (node_of(part), Some((relation, self.shift()?)));
        }
        Ok(part)
    }

    fn relation(&mut self, relations: &[(&str, Relation)]) -> Result<Option<Relation>, String> {
        let found = relations.iter().find(|(token, _)| self.eat(token)).map(|(_, relation)| *relation);
        if found.is_some() {
            self.count()?;
        }
        Ok(found)
    }

    /// Parses `a << b`.
    fn shift(&mut self) -> Result<ExprNode, String> {
        self.left_to_right(Self::sum, |reader| match () {
            () if reader.eat("<<") => Some(Arithmetic::Left),
            () if reader.eat(">>") => Some(Arithmetic::Right),
            () => None,
        })
    }

    /// Parses left-associative operators of one precedence level.
    fn left_to_right(
        &mut self,
        operand: fn(&mut Self) -> Result<ExprNode, String>,
        operator: fn(&mut Self) -> Option<Arithmetic>,
    ) -> Result<ExprNode, String> {
        let mut node = operand(self)?;
        while let Some(operation) = operator(self) {
            self.count()?;
            node = ExprNode::Arithmetic(operation, Box::new(node), Box::new(operand(self)?));
        }
        Ok(node)
    }

    pub(super) fn count(&mut self) -> Result<(), String> {
        self.operators += 1;
        if self.operators > MAX_OPERATORS { Err("the expression is too long".into()) } else { Ok(()) }
    }

    /// Parses `a + b - c`.
    pub(super) fn sum(&mut self) -> Result<ExprNode, String> {
        self.left_to_right(Self::product, |reader| match () {
            () if reader.eat("+") => Some(Arithmetic::Add),
            () if reader.eat("-") => Some(Arithmetic::Subtract),
            () => None,
        })
    }

    /// Parses `*p @ 5`: consecutive elements.
    fn consecutive_elements(&mut self) -> Result<ExprNode, String> {
        let node = self.expression()?;
        match self.eat("@") {
            true => Ok(ExprNode::Row(Box::new(node), Box::new(self.expression()?))),
            false => Ok(node),
        }
    }

    /// Parses `a * b / c % d`.
    fn product(&mut self) -> Result<ExprNode, String> {
        self.left_to_right(Self::consecutive_elements, |reader| match () {
            () if reader.eat("*") => Some(Arithmetic::Multiply),
            () if reader.eat("/") => Some(Arithmetic::Divide),
            // After an operand, it does not begin the name of a value.
            () if reader.eat("%") => Some(Arithmetic::Remainder),
            () => None,
        })
    }
}

impl EvalScope<'_> {
    /// Evaluates `-x`, `!x`, `~x`.
    pub(super) fn sign(&self, sign: char, found: &EvalResult) -> Result<EvalResult, String> {
        let int = Self::literal;
        let truth = |holds: bool| self.truth(holds, found.source_type.is_none() && !Self::is_literal(found));
        match (sign, self.comparable_of_result(found)?) {
            ('-', ComparableValue::Int(_) | ComparableValue::Float(_) | ComparableValue::Extended(_)) => {
                self.arithmetic(Arithmetic::Subtract, &int(0), found)
            }
            ('~', ComparableValue::Int(_)) if found.source_type.is_some() => {
                self.arithmetic(Arithmetic::Xor, found, &int(-1))
            }
            ('~', ComparableValue::Int(n)) => {
                let unsigned = n > i128::from(i64::MAX);
                self.arithmetic(Arithmetic::Xor, found, &int(if unsigned { i128::from(u64::MAX) } else { -1 }))
            }
            ('!', ComparableValue::Int(n)) => Ok(truth(n == 0)),
            ('!', ComparableValue::Float(x)) => Ok(truth(x == 0.0)),
            ('!', ComparableValue::Extended(x)) => Ok(truth(x.is_zero())),
            ('!', ComparableValue::Address(address)) => Ok(truth(address == 0)),
            _ => Err(format!("`{sign}` cannot be applied to this value")),
        }
    }

    /// Computes a binary operation. The result has the type of the wider operand that is not a literal, if it fits.
    pub(super) fn arithmetic(
        &self,
        operation: Arithmetic,
        left: &EvalResult,
        right: &EvalResult,
    ) -> Result<EvalResult, String> {
        if let Some(found) = self.pointer_arithmetic(operation, left, right) {
            return found;
        }
        let (a, b) = (self.comparable_of_result(left)?, self.comparable_of_result(right)?);
        let float = |plain: &ComparableValue| match plain {
            ComparableValue::Int(n) => Some(*n as f64),
            ComparableValue::Float(x) => Some(*x),
            _ => None,
        };
        let common = match (&a, &b) {
            (ComparableValue::Int(a), ComparableValue::Int(b)) => {
                self.common_integer((left, *a), (right, *b), operation)
            }
            _ => None,
        };
        let (ty, scalar) = match (&a, &b) {
            (ComparableValue::Int(a), ComparableValue::Int(b)) if let Some(common) = common => {
                return self.integer_arithmetic(operation, *a, *b, common);
            }
            (ComparableValue::Int(a), ComparableValue::Int(b)) => {
                if *b == 0 && matches!(operation, Arithmetic::Divide | Arithmetic::Remainder) {
                    return Err("division by zero".into());
                }
                let result = match operation {
                    Arithmetic::Add => a.checked_add(*b),
                    Arithmetic::Subtract => a.checked_sub(*b),
                    Arithmetic::Multiply => a.checked_mul(*b),
                    Arithmetic::Divide => a.checked_div(*b),
                    Arithmetic::Remainder => a.checked_rem(*b),
                    Arithmetic::Left => u32::try_from(*b).ok().and_then(|n| a.checked_shl(n)),
                    Arithmetic::Right => u32::try_from(*b).ok().and_then(|n| a.checked_shr(n)),
                    Arithmetic::And => Some(a & b),
                    Arithmetic::Xor => Some(a ^ b),
                    Arithmetic::Or => Some(a | b),
                };
                let result = result.ok_or("the result has more than 128 bits")?;
                let width = |found: &EvalResult| match self.types.kind(found.tree.ty) {
                    TypeKind::Int(width) => Some((*width, found.tree.ty)),
                    _ => None,
                };
                // Literals have 128 bits.
                let own = width(left).into_iter().chain(width(right)).filter(|(width, _)| *width < 128);
                let own = own.max_by_key(|(width, _)| *width);
                let fits = |width: u32| (2..128).contains(&width) && result >> (width - 1) == result >> 127;
                let (width, ty) = own.filter(|(width, _)| fits(*width)).unwrap_or((128, Type::I128));
                let bits = result as u128 & if width < 128 { (1 << width) - 1 } else { u128::MAX };
                let words = [bits as u64, (bits >> 64) as u64].into();
                (ty, Scalar::Int { width, words, undefined: 0 })
            }
            (ComparableValue::Address(a), ComparableValue::Address(b)) if operation == Arithmetic::Subtract => {
                let words = [a.wrapping_sub(*b), 0].into();
                (Type::I64, Scalar::Int { width: 64, words, undefined: 0 })
            }
            (ComparableValue::Address(_), _) | (_, ComparableValue::Address(_)) => {
                return Err(
                    "arithmetic requires numbers: `%p[1]` is the next element, and `%p+8` is eight bytes further"
                        .into(),
                );
            }
            (ComparableValue::Undef | ComparableValue::Poison, _)
            | (_, ComparableValue::Undef | ComparableValue::Poison) => {
                return Err("the value is undefined".into());
            }
            (ComparableValue::Extended(x), _) | (_, ComparableValue::Extended(x)) => {
                let wide = if matches!(a, ComparableValue::Extended(_)) { left } else { right };
                let (Some(a), Some(b)) = (a.extended(x.kind), b.extended(x.kind)) else {
                    return Err("arithmetic requires numbers of one format".into());
                };
                let op = match operation {
                    Arithmetic::Add => Some(BinaryOp::Fadd),
                    Arithmetic::Subtract => Some(BinaryOp::Fsub),
                    Arithmetic::Multiply => Some(BinaryOp::Fmul),
                    Arithmetic::Divide => Some(BinaryOp::Fdiv),
                    Arithmetic::Remainder => Some(BinaryOp::Frem),
                    _ => None,
                };
                let result = op.and_then(|op| a.arithmetic(op, b)).ok_or("bitwise operations require integers")?;
                (wide.tree.ty, Scalar::Float { kind: x.kind, bits: result.bits })
            }
            (a, b) => {
                let (Some(a), Some(b)) = (float(a), float(b)) else {
                    return Err("arithmetic requires numbers".into());
                };
                let single = self.computes_in_float(left) && self.computes_in_float(right);
                let (a, b) = if single { ((a as f32).into(), (b as f32).into()) } else { (a, b) };
                // A result in `double` rounded to `float` equals the result in `float`.
                let result: f64 = match operation {
                    Arithmetic::Add => a + b,
                    Arithmetic::Subtract => a - b,
                    Arithmetic::Multiply => a * b,
                    Arithmetic::Divide => a / b,
                    Arithmetic::Remainder => a % b,
                    _ => return Err("bitwise operations require integers".into()),
                };
                return Ok(self.float_result(single, result));
            }
        };
        let tree = Tree { ty, offset: 0, size: 0, content: Content::Scalar(scalar) };
        Ok(EvalResult::new(tree))
    }
}

/// Returns the node of a comparison, or of its only value.
fn node_of(part: Conjunct) -> ExprNode {
    if part.1.is_none() { part.0 } else { ExprNode::Test(vec![vec![part]]) }
}
