//! Arithmetic and comparisons in expressions: `%x + 1`, `@total % 3 == 0`.

use super::{Content, Found, Node, Part, Plain, Reader, Relation, Scalar, Scope, Tree, Ways, plain_of};
use crate::ir::{FloatKind, Type, TypeKind};

/// What is done with two numbers.
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
}

/// An expression may have so many operators.
const MOST_OPERATORS: u32 = 64;

impl Reader<'_, '_> {
    /// A whole expression: a value, or what is tested.
    pub(super) fn whole(&mut self) -> Result<Node, String> {
        let mut ways = self.ways()?;
        match ways.as_mut_slice() {
            [way] if way.len() == 1 && way[0].1.is_none() => way.pop().map(|part| part.0).ok_or_else(String::new),
            _ => Ok(Node::Test(ways)),
        }
    }

    /// `a == b && c || d`
    pub(super) fn ways(&mut self) -> Result<Ways, String> {
        let mut ways: Vec<Vec<Part>> = vec![Vec::new()];
        loop {
            let left = self.sum()?;
            let relations = [
                ("==", Relation::Equal),
                ("!=", Relation::Unequal),
                ("<=", Relation::LessEqual),
                (">=", Relation::GreaterEqual),
                ("<", Relation::Less),
                (">", Relation::Greater),
            ];
            let relation = relations.iter().find(|(token, _)| self.eat(token)).map(|(_, relation)| *relation);
            let right = relation.map(|relation| Ok::<_, String>((relation, self.sum()?))).transpose()?;
            if let Some(way) = ways.last_mut() {
                way.push((left, right));
            }
            if self.eat("||") {
                ways.push(Vec::new());
            } else if !self.eat("&&") {
                return Ok(ways);
            }
            self.count()?;
        }
    }

    pub(super) fn count(&mut self) -> Result<(), String> {
        self.operators += 1;
        if self.operators > MOST_OPERATORS { Err("the expression is too long".into()) } else { Ok(()) }
    }

    /// `a + b - c`
    pub(super) fn sum(&mut self) -> Result<Node, String> {
        let mut node = self.product()?;
        loop {
            let operation = match () {
                () if self.eat("+") => Arithmetic::Add,
                () if self.eat("-") => Arithmetic::Subtract,
                () => return Ok(node),
            };
            self.count()?;
            node = Node::Arithmetic(operation, Box::new(node), Box::new(self.product()?));
        }
    }

    /// `%`, unless it begins the name of a value.
    fn eat_remainder(&mut self) -> bool {
        let behind = self.rest.trim_start().strip_prefix('%');
        behind.is_some_and(|rest| rest.starts_with(|c: char| c.is_whitespace() || "(@%*".contains(c))) && self.eat("%")
    }

    fn product(&mut self) -> Result<Node, String> {
        let mut node = self.expression()?;
        loop {
            let operation = match () {
                () if self.eat("*") => Arithmetic::Multiply,
                () if self.eat("/") => Arithmetic::Divide,
                () if self.eat_remainder() => Arithmetic::Remainder,
                () => return Ok(node),
            };
            self.count()?;
            node = Node::Arithmetic(operation, Box::new(node), Box::new(self.expression()?));
        }
    }
}

impl Scope<'_> {
    /// The result has the type of the operand that has one of its own, if it fits there.
    pub(super) fn arithmetic(&self, operation: Arithmetic, left: &Found, right: &Found) -> Result<Found, String> {
        let (a, b) = (plain_of(left)?, plain_of(right)?);
        let float = |plain: &Plain| match plain {
            Plain::Int(n) => Some(*n as f64),
            Plain::Float(x) => Some(*x),
            _ => None,
        };
        let (ty, scalar) = match (&a, &b) {
            (Plain::Int(a), Plain::Int(b)) => {
                if *b == 0 && matches!(operation, Arithmetic::Divide | Arithmetic::Remainder) {
                    return Err("division by zero".into());
                }
                let result = match operation {
                    Arithmetic::Add => a.checked_add(*b),
                    Arithmetic::Subtract => a.checked_sub(*b),
                    Arithmetic::Multiply => a.checked_mul(*b),
                    Arithmetic::Divide => a.checked_div(*b),
                    Arithmetic::Remainder => a.checked_rem(*b),
                };
                let result = result.ok_or("the result has more than 128 bits")?;
                let width = |found: &Found| match self.types.kind(found.tree.ty) {
                    TypeKind::Int(width) => Some((*width, found.tree.ty)),
                    _ => None,
                };
                // Numbers as they are typed have 128 bits.
                let own = width(left).into_iter().chain(width(right)).filter(|(width, _)| *width < 128);
                let own = own.max_by_key(|(width, _)| *width);
                let fits = |width: u32| (2..128).contains(&width) && result >> (width - 1) == result >> 127;
                let (width, ty) = own.filter(|(width, _)| fits(*width)).unwrap_or((128, Type::I128));
                let bits = result as u128 & if width < 128 { (1 << width) - 1 } else { u128::MAX };
                let words = [bits as u64, (bits >> 64) as u64].into();
                (ty, Scalar::Int { width, words, undefined: 0 })
            }
            (Plain::Address(a), Plain::Address(b)) if operation == Arithmetic::Subtract => {
                let words = [a.wrapping_sub(*b), 0].into();
                (Type::I64, Scalar::Int { width: 64, words, undefined: 0 })
            }
            (Plain::Address(_), _) | (_, Plain::Address(_)) => {
                return Err("arithmetic is for numbers: `%p[1]` is the next element, and `%p+8` eight bytes on".into());
            }
            (Plain::Undef | Plain::Poison, _) | (_, Plain::Undef | Plain::Poison) => {
                return Err("the value is not defined".into());
            }
            (a, b) => {
                let (Some(a), Some(b)) = (float(a), float(b)) else {
                    return Err("only numbers can be computed with".into());
                };
                let result = match operation {
                    Arithmetic::Add => a + b,
                    Arithmetic::Subtract => a - b,
                    Arithmetic::Multiply => a * b,
                    Arithmetic::Divide => a / b,
                    Arithmetic::Remainder => a % b,
                };
                (Type::DOUBLE, Scalar::Float { kind: FloatKind::Double, bits: result.to_bits().into() })
            }
        };
        let tree = Tree { ty, offset: 0, size: 0, content: Content::Scalar(scalar) };
        Ok(Found { tree, place: None, pointee: None, note: None, source_type: None })
    }
}
