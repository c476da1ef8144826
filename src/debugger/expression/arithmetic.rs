//! Arithmetic and comparisons in expressions: `%x + 1`, `@total % 3 == 0`.

use super::{Content, Found, Node, Part, Plain, Reader, Relation, Scalar, Scope, Tree, Ways};
use crate::ir::{FloatKind, Type, TypeKind};

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
const MOST_OPERATORS: u32 = 64;

impl Reader<'_, '_> {
    /// Parses a whole expression: a value or a test.
    pub(super) fn whole(&mut self) -> Result<Node, String> {
        let mut ways = self.ways()?;
        match ways.as_mut_slice() {
            [way] if way.len() == 1 && way[0].1.is_none() => way.pop().map(|part| part.0).ok_or_else(String::new),
            _ => Ok(Node::Test(ways)),
        }
    }

    /// Parses a test: `a == b && c || d`.
    pub(super) fn ways(&mut self) -> Result<Ways, String> {
        let mut ways: Vec<Vec<Part>> = vec![Vec::new()];
        loop {
            let mut part = self.comparison()?;
            part = self.bits_with(part, 0)?;
            if let Some(way) = ways.last_mut() {
                way.push(part);
            }
            if self.eat("||") {
                ways.push(Vec::new());
            } else if !self.eat("&&") {
                return Ok(ways);
            }
            self.count()?;
        }
    }

    /// Parses the rest of `a & b`, `a ^ b`, `a | b` after the first operand; these bind less tightly than comparisons.
    fn bits_with(&mut self, mut part: Part, least: usize) -> Result<Part, String> {
        let signs = [("|", Arithmetic::Or), ("^", Arithmetic::Xor), ("&", Arithmetic::And)];
        let node = |part: Part| if part.1.is_none() { part.0 } else { Node::Test(vec![vec![part]]) };
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
            part = (Node::Arithmetic(*operation, Box::new(node(part)), Box::new(node(right))), None);
        }
    }

    /// Parses `a == b`, or a single value.
    fn comparison(&mut self) -> Result<Part, String> {
        let left = self.shift()?;
        let relations = [
            ("==", Relation::Equal),
            ("!=", Relation::Unequal),
            ("<=", Relation::LessEqual),
            (">=", Relation::GreaterEqual),
            ("<", Relation::Less),
            (">", Relation::Greater),
        ];
        let relation = relations.iter().find(|(token, _)| self.eat(token)).map(|(_, relation)| *relation);
        let right = relation.map(|relation| Ok::<_, String>((relation, self.shift()?))).transpose()?;
        Ok((left, right))
    }

    /// Parses `a << b`.
    fn shift(&mut self) -> Result<Node, String> {
        self.left_to_right(Self::sum, |reader| match () {
            () if reader.eat("<<") => Some(Arithmetic::Left),
            () if reader.eat(">>") => Some(Arithmetic::Right),
            () => None,
        })
    }

    /// Parses left-associative operators of one precedence level.
    fn left_to_right(
        &mut self,
        operand: fn(&mut Self) -> Result<Node, String>,
        operator: fn(&mut Self) -> Option<Arithmetic>,
    ) -> Result<Node, String> {
        let mut node = operand(self)?;
        while let Some(operation) = operator(self) {
            self.count()?;
            node = Node::Arithmetic(operation, Box::new(node), Box::new(operand(self)?));
        }
        Ok(node)
    }

    pub(super) fn count(&mut self) -> Result<(), String> {
        self.operators += 1;
        if self.operators > MOST_OPERATORS { Err("the expression is too long".into()) } else { Ok(()) }
    }

    /// Parses `a + b - c`.
    pub(super) fn sum(&mut self) -> Result<Node, String> {
        self.left_to_right(Self::product, |reader| match () {
            () if reader.eat("+") => Some(Arithmetic::Add),
            () if reader.eat("-") => Some(Arithmetic::Subtract),
            () => None,
        })
    }

    /// Consumes `%`, unless it begins the name of a value.
    fn eat_remainder(&mut self) -> bool {
        let behind = self.rest.trim_start().strip_prefix('%');
        behind.is_some_and(|rest| rest.starts_with(|c: char| c.is_whitespace() || "(@%*".contains(c))) && self.eat("%")
    }

    /// Parses `*p @ 5`: consecutive elements.
    fn row(&mut self) -> Result<Node, String> {
        let node = self.expression()?;
        match self.eat("@") {
            true => Ok(Node::Row(Box::new(node), Box::new(self.expression()?))),
            false => Ok(node),
        }
    }

    /// Parses `a * b / c % d`.
    fn product(&mut self) -> Result<Node, String> {
        self.left_to_right(Self::row, |reader| match () {
            () if reader.eat("*") => Some(Arithmetic::Multiply),
            () if reader.eat("/") => Some(Arithmetic::Divide),
            () if reader.eat_remainder() => Some(Arithmetic::Remainder),
            () => None,
        })
    }
}

impl Scope<'_> {
    /// Evaluates `-x`, `!x`, `~x`.
    pub(super) fn sign(&self, sign: char, found: &Found) -> Result<Found, String> {
        let int = |n: i128| {
            let words = [n as u64, (n >> 64) as u64].into();
            self.leaf(Type::I128, Scalar::Int { width: 128, words, undefined: 0 })
        };
        match (sign, self.plain_found(found)?) {
            ('-', Plain::Int(_) | Plain::Float(_)) => self.arithmetic(Arithmetic::Subtract, &int(0), found),
            ('~', Plain::Int(n)) => {
                let unsigned = n > i128::from(i64::MAX);
                self.arithmetic(Arithmetic::Xor, found, &int(if unsigned { i128::from(u64::MAX) } else { -1 }))
            }
            ('!', Plain::Int(n)) => Ok(int((n == 0).into())),
            ('!', Plain::Float(x)) => Ok(int((x == 0.0).into())),
            ('!', Plain::Address(address)) => Ok(int((address == 0).into())),
            _ => Err(format!("`{sign}` is not for such a value")),
        }
    }

    /// Computes a binary operation. The result has the type of the wider operand that is no literal, if it fits there.
    pub(super) fn arithmetic(&self, operation: Arithmetic, left: &Found, right: &Found) -> Result<Found, String> {
        if let Some(found) = self.pointer_arithmetic(operation, left, right) {
            return found;
        }
        let (a, b) = (self.plain_found(left)?, self.plain_found(right)?);
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
                    Arithmetic::Left => u32::try_from(*b).ok().and_then(|n| a.checked_shl(n)),
                    Arithmetic::Right => u32::try_from(*b).ok().and_then(|n| a.checked_shr(n)),
                    Arithmetic::And => Some(a & b),
                    Arithmetic::Xor => Some(a ^ b),
                    Arithmetic::Or => Some(a | b),
                };
                let result = result.ok_or("the result has more than 128 bits")?;
                let width = |found: &Found| match self.types.kind(found.tree.ty) {
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
                    _ => return Err("bits are those of integers".into()),
                };
                (Type::DOUBLE, Scalar::Float { kind: FloatKind::Double, bits: result.to_bits().into() })
            }
        };
        let tree = Tree { ty, offset: 0, size: 0, content: Content::Scalar(scalar) };
        Ok(Found { tree, place: None, pointee: None, note: None, source_type: None })
    }
}
