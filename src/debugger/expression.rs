//! Typed expressions: `%x`, `@g[2]`, `*%p`, `%p[3]`, `*%p as { i64, ptr }`, `i64* 0x7f…`, and the conditions
//! of breakpoints: `%x == 3 && *%p != null`. Objects are referred to by the names under which they are shown:
//! `heap#4`, `%x of @f`, `(Ptr heap#4, 0, 1)`.

mod arithmetic;
mod assignment;
mod calls;
mod casts;
mod conversions;
mod extended_float;
mod literal_types;
mod members;
mod names;
mod objects;
mod reader;
mod size;
mod values;
mod variable;

use arithmetic::Arithmetic;
pub use assignment::{Assignment, split_assignment};
pub use casts::{begins_type, escape};
use reader::ExpressionReader;

use super::DebuggedProgram;
use super::expression_calls::CallLog;
use super::value_history::ValueHistory;
use super::value_text::ValueWriter;
use crate::interp::debug::{Content, ObjectState, Pointee, Pointer, Scalar, State, Tree};
use crate::ir::{FloatKind, Type, TypeKind, Types};
use crate::value::{bits_of_words, sign_extend};
use extended_float::ExtendedFloat;
use std::cmp::Ordering;

/// A parsed expression.
#[derive(Clone, PartialEq, Debug)]
pub struct TypedExpression {
    /// Expression as typed.
    pub text: String,
    node: ExprNode,
}

#[derive(Clone, PartialEq, Debug)]
enum ExprNode {
    Local(String),
    Global(String),
    Int(i128),
    /// `true`, `false`
    Truth(bool),
    /// A hexadecimal or octal literal, or one with the suffix `u`: in C it may have an unsigned type.
    Unsigned(i128),
    Float(f64),
    Null,
    Undef,
    Poison,
    Deref(Box<ExprNode>),
    /// `&x`
    Address(Box<ExprNode>),
    /// `sizeof(x)`
    SizeOf(Box<ExprNode>),
    /// `sizeof(%struct.node)`
    SizeOfType(Type),
    /// `sizeof(struct node)`: a source type, or a variable.
    SizeOfName(String),
    /// `(struct node *)p`
    CastTo(String, Box<ExprNode>),
    /// `*p @ 5`
    Row(Box<ExprNode>, Box<ExprNode>),
    /// `-x`, `!x`, `~x`
    Sign(char, Box<ExprNode>),
    Index(Box<ExprNode>, Box<ExprNode>),
    As(Box<ExprNode>, Type),
    Cast(Type, Box<ExprNode>),
    /// `heap#4`, `argument#1`
    Object(ObjectName),
    /// `%x of @f`, `%x of @f, frame 2`
    Of {
        value: String,
        function: String,
        frame: Option<usize>,
    },
    /// `heap#4+8`
    Offset(Box<ExprNode>, i64),
    /// `(Ptr heap#4, 0, 1)`: a path from the root of an object.
    Path(Box<ExprNode>, Vec<u64>),
    /// `%x + 1`
    Arithmetic(Arithmetic, Box<ExprNode>, Box<ExprNode>),
    /// `%x == 1`
    Test(Disjunction),
    /// Name of a source variable.
    Variable(String),
    /// `p->x`, `a.x`: a member by its source name.
    Member(Box<ExprNode>, String),
    /// `'prog.c'::count`, `push::calls`: a variable of a file or of a function.
    Scoped(String, String),
    /// `a ? b : c`
    Choice(Box<[ExprNode; 3]>),
    /// String literal with its terminating zero.
    Text(Vec<u8>, Type),
    /// `$3`: the third value of the history.
    Earlier(usize),
    /// `$`, `$$`, `$$2`: a value of the history, counted from the last one.
    Before(usize),
    /// `$x`: a convenience variable.
    Convenience(String),
    /// `f(x, 3)`
    Call(Box<ExprNode>, Vec<ExprNode>),
}

/// A disjunction of conjunctions.
type Disjunction = Vec<Vec<Conjunct>>;

/// An object without a name in the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ObjectName {
    /// A heap block, by its allocation number.
    Heap(u32),
    /// An argument of the program, counted from 1.
    Argument(usize),
}

/// The result of an expression.
#[derive(Clone, PartialEq, Debug)]
pub struct EvalResult {
    /// Value.
    pub tree: Tree,
    /// Address of the value, if it lies in memory.
    pub place: Option<u64>,
    /// Pointee type of a pointer, as far as it is known.
    pub pointee: Option<Type>,
    /// Note for the user, such as that the memory was freed.
    pub note: Option<String>,
    /// Debug information node of the source type, for source variables and their parts.
    pub source_type: Option<String>,
}

impl EvalResult {
    /// Creates a result that is not in memory, with only its value known.
    pub fn new(tree: Tree) -> EvalResult {
        EvalResult { tree, place: None, pointee: None, note: None, source_type: None }
    }
}

/// The environment in which an expression is evaluated.
pub struct EvalScope<'a> {
    /// Names and debug information.
    pub program: &'a DebuggedProgram,
    /// Values and memory.
    pub state: State<'a>,
    /// Frame number; 0 is the outermost.
    pub frame: usize,
    /// Types of the module, and those that were added by typed expressions.
    pub types: &'a Types,
    /// Maximum number of array elements that are read.
    pub most: u64,
    /// Values that were printed, and convenience variables.
    pub history: &'a ValueHistory,
    /// Calls of functions that the expression makes.
    pub calls: &'a CallLog,
    /// Whether only the type matters, as for the operand of `sizeof`: no memory is read.
    pub unevaluated: bool,
}

/// A parsed condition.
#[derive(Clone, PartialEq, Debug)]
pub struct BreakCondition {
    /// Condition as typed.
    pub text: String,
    alternatives: Disjunction,
}

/// A value, and an optional comparison with another.
type Conjunct = (ExprNode, Option<(Relation, ExprNode)>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Relation {
    Equal,
    Unequal,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

/// Parses an expression.
pub fn parse(text: &str, types: &mut Types) -> Result<TypedExpression, String> {
    let mut reader = ExpressionReader { rest: text, types, depth: 0, operators: 0 };
    let node = reader.parse_expression()?;
    match reader.rest.trim() {
        "" => Ok(TypedExpression { text: text.trim().into(), node }),
        rest => Err(format!("expected the end of the expression, found `{rest}`")),
    }
}

/// Parses a condition.
pub fn parse_condition(text: &str, types: &mut Types) -> Result<BreakCondition, String> {
    let mut reader = ExpressionReader { rest: text, types, depth: 0, operators: 0 };
    let alternatives = match reader.parse_expression()? {
        ExprNode::Test(alternatives) => alternatives,
        node => vec![vec![(node, None)]],
    };
    match reader.rest.trim() {
        "" => Ok(BreakCondition { text: text.trim().into(), alternatives }),
        rest => Err(format!("expected `==`, `&&` or the end of the condition, found `{rest}`")),
    }
}

/// A comparable value.
enum ComparableValue {
    Int(i128),
    Float(f64),
    /// `x86_fp80` or `fp128`.
    Extended(ExtendedFloat),
    Address(u64),
    Undef,
    Poison,
}

impl ComparableValue {
    /// Returns a number in a format that is wider than `double`.
    fn extended(&self, kind: FloatKind) -> Option<ExtendedFloat> {
        match self {
            ComparableValue::Int(n) => Some(ExtendedFloat::of_integer(kind, *n)),
            ComparableValue::Float(x) => Some(ExtendedFloat::of_double(kind, *x)),
            ComparableValue::Extended(x) if x.kind == kind => Some(*x),
            _ => None,
        }
    }
}

impl EvalScope<'_> {
    fn writer(&self) -> ValueWriter<'_> {
        ValueWriter { types: self.types, ..ValueWriter::new(self.program, self.state) }
    }

    /// Evaluates an expression.
    pub fn find(&self, expression: &TypedExpression) -> Result<EvalResult, String> {
        self.node(&expression.node).map(|found| self.with_default_type(found))
    }

    /// Evaluates a condition.
    pub fn holds(&self, condition: &BreakCondition) -> Result<bool, String> {
        self.any(&condition.alternatives)
    }

    fn any(&self, alternatives: &Disjunction) -> Result<bool, String> {
        for way in alternatives {
            let mut all = true;
            for (left, right) in way {
                all = all && self.part(left, right.as_ref())?;
            }
            if all {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn part(&self, left: &ExprNode, right: Option<&(Relation, ExprNode)>) -> Result<bool, String> {
        let Some((relation, right)) = right else {
            return Ok(match self.plain(left, false)? {
                ComparableValue::Int(n) => n != 0,
                ComparableValue::Float(x) => x != 0.0,
                ComparableValue::Extended(x) => !x.is_zero(),
                ComparableValue::Address(address) => address != 0,
                ComparableValue::Undef | ComparableValue::Poison => {
                    return Err("the condition is an undefined value".into());
                }
            });
        };
        // Each side is evaluated once: in `a < b < c` the left side is itself a comparison.
        let (first, second) = (self.node(left), self.node(right));
        let addresses = is_address(left, &first) || is_address(right, &second);
        let first = first?;
        let mut a = self.comparable_of_node(left, &first, addresses)?;
        let second = second?;
        let mut b = self.comparable_of_node(right, &second, addresses)?;
        left.refuse_undefined(&a, (right, &b))?;
        if let (ComparableValue::Int(a), ComparableValue::Int(b)) = (&mut a, &mut b)
            && let Some(common) = self.common_integer((&first, *a), (&second, *b), Arithmetic::Subtract)
        {
            (*a, *b) = (common.wrapped(*a), common.wrapped(*b));
        }
        let order = match (&a, &b) {
            (ComparableValue::Extended(x), other) => other.extended(x.kind).and_then(|y| x.compare(y)),
            (other, ComparableValue::Extended(y)) => other.extended(y.kind).and_then(|x| x.compare(*y)),
            (ComparableValue::Int(a), ComparableValue::Int(b)) => Some(a.cmp(b)),
            (ComparableValue::Address(a), ComparableValue::Address(b)) => Some(a.cmp(b)),
            (ComparableValue::Address(a), ComparableValue::Int(b)) => Some(i128::from(*a).cmp(b)),
            (ComparableValue::Int(a), ComparableValue::Address(b)) => Some(a.cmp(&i128::from(*b))),
            (ComparableValue::Float(a), ComparableValue::Float(b)) => a.partial_cmp(b),
            (ComparableValue::Float(a), ComparableValue::Int(b)) => a.partial_cmp(&(*b as f64)),
            (ComparableValue::Int(a), ComparableValue::Float(b)) => (*a as f64).partial_cmp(b),
            (ComparableValue::Undef, ComparableValue::Undef) | (ComparableValue::Poison, ComparableValue::Poison) => {
                Some(Ordering::Equal)
            }
            _ => None,
        };
        Ok(match relation {
            Relation::Equal => order == Some(Ordering::Equal),
            Relation::Unequal => order != Some(Ordering::Equal),
            Relation::Less => order == Some(Ordering::Less),
            Relation::LessEqual => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            Relation::Greater => order == Some(Ordering::Greater),
            Relation::GreaterEqual => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        })
    }

    fn plain(&self, node: &ExprNode, addresses: bool) -> Result<ComparableValue, String> {
        self.comparable_of_node(node, &self.node(node)?, addresses)
    }

    /// Converts the result of a node to a comparable value. `addresses`: a global denotes its address.
    fn comparable_of_node(
        &self,
        node: &ExprNode,
        found: &EvalResult,
        addresses: bool,
    ) -> Result<ComparableValue, String> {
        if let (ExprNode::Global(_), Some(place), true) = (node, found.place, addresses) {
            return Ok(ComparableValue::Address(place));
        }
        self.comparable_of_result(found)
    }

    /// Converts a result to a comparable value.
    fn comparable_of_result(&self, found: &EvalResult) -> Result<ComparableValue, String> {
        if self.unevaluated {
            return Ok(Self::unevaluated_number(found));
        }
        comparable_of(found, || self.is_unsigned(found))
    }

    /// Whether a value has an unsigned source type.
    fn is_unsigned(&self, found: &EvalResult) -> bool {
        let info = self.program.debug_info();
        found.source_type.as_ref().and_then(|ty| info.plain_type(ty)).is_some_and(|ty| info.is_unsigned(&ty))
    }

    fn node(&self, node: &ExprNode) -> Result<EvalResult, String> {
        let value = |ty, scalar| EvalResult::new(Tree { ty, offset: 0, size: 0, content: Content::Scalar(scalar) });
        match node {
            ExprNode::Int(number) => Ok(Self::literal(*number)),
            ExprNode::Truth(holds) => Ok(self.truth_literal(*holds)),
            ExprNode::Unsigned(number) => Ok(self.unsigned_literal(*number)),
            ExprNode::Float(number) => {
                let bits = number.to_bits().into();
                Ok(value(Type::DOUBLE, Scalar::Float { kind: FloatKind::Double, bits }))
            }
            ExprNode::Null => Ok(value(Type::PTR, Scalar::Pointer(self.state.pointer_to(0)))),
            ExprNode::Undef => Ok(value(Type::I64, Scalar::Undef)),
            ExprNode::Poison => Ok(value(Type::I64, Scalar::Poison)),
            ExprNode::Local(name) => self.local(name),
            ExprNode::Global(name) => self.global(name),
            ExprNode::Deref(inner) if matches!(**inner, ExprNode::Global(_)) => self.node(inner),
            ExprNode::Deref(inner) => {
                let found = self.node(inner)?;
                // A function is its own address.
                if self.is_function(&found) {
                    return Ok(found);
                }
                if let Some(element) = self.source_element(&found, 0) {
                    return element;
                }
                let pointer = self.pointer(&found)?;
                let pointee = found.pointee.ok_or("the pointee type is unknown: give it, as in `*%p as i64`")?;
                self.memory(&pointer, 0, pointee)
            }
            ExprNode::Address(inner) => {
                let found = self.node(inner)?;
                if found.place.is_none() && self.is_function(&found) {
                    return Ok(found);
                }
                let place = found.place.ok_or("`&` requires memory: a variable, `*%p` or `@g`")?;
                let info = self.program.debug_info();
                let source_type = found.source_type.map(|ty| info.pointer_to(&ty));
                let pointer = value(Type::PTR, Scalar::Pointer(self.state.pointer_to(place)));
                Ok(EvalResult { pointee: Some(found.tree.ty), source_type, ..pointer })
            }
            ExprNode::SizeOfName(_) | ExprNode::SizeOf(_) | ExprNode::SizeOfType(_) => self.size_of(node),
            ExprNode::As(inner, ty) => match &**inner {
                ExprNode::Deref(pointer) if !matches!(**pointer, ExprNode::Global(_)) => {
                    let pointer = self.pointer(&self.node(pointer)?)?;
                    self.memory(&pointer, 0, *ty)
                }
                inner => {
                    let found = self.node(inner)?;
                    match found.place {
                        Some(place) => self.memory(&self.state.pointer_to(place), 0, *ty),
                        None => Err("`as` requires memory: `*%p as TYPE`, `@g as TYPE`".into()),
                    }
                }
            },
            ExprNode::Cast(ty, inner) => {
                let address = match self.plain(inner, true)? {
                    ComparableValue::Int(number) => number as u64,
                    ComparableValue::Address(address) => address,
                    _ => return Err("an address must be a number or a pointer".into()),
                };
                let pointee = self.types.pointee(*ty).flatten();
                let found = value(*ty, Scalar::Pointer(self.state.pointer_to(address)));
                Ok(EvalResult { pointee, ..found })
            }
            ExprNode::Object(name) => self.object(*name),
            ExprNode::Of { value, function, frame } => self.of(value, function, *frame),
            ExprNode::Offset(inner, bytes) => {
                let found = self.node(inner)?;
                match &found.tree.content {
                    _ if found.source_type.is_some() => {
                        self.arithmetic(Arithmetic::Add, &found, &self.node(&ExprNode::Int((*bytes).into()))?)
                    }
                    // `%x+1`
                    Content::Scalar(Scalar::Int { .. } | Scalar::Float { .. }) if found.place.is_none() => {
                        self.arithmetic(Arithmetic::Add, &found, &self.node(&ExprNode::Int((*bytes).into()))?)
                    }
                    _ => self.offset(&found, *bytes),
                }
            }
            ExprNode::Arithmetic(operation, left, right) => {
                self.arithmetic(*operation, &self.node(left)?, &self.node(right)?)
            }
            ExprNode::Test(alternatives) => {
                let holds = self.any(alternatives)?;
                Ok(self.truth(holds, node.refers_to_llvm_value()))
            }
            ExprNode::Call(callee, arguments) => self.call(callee, arguments),
            ExprNode::Variable(name) => self.variable(name),
            ExprNode::Scoped(scope, name) => self.scoped(scope, name),
            ExprNode::Choice(parts) => {
                let [condition, yes, no] = &**parts;
                self.node(if self.part(condition, None)? { yes } else { no })
            }
            ExprNode::Text(bytes, ty) => Ok(self.text(bytes, *ty)),
            ExprNode::Earlier(number) => self.history.earlier(*number).map(|found| self.with_current_pointers(found)),
            ExprNode::Before(number) => self.history.before(*number).map(|found| self.with_current_pointers(found)),
            ExprNode::Convenience(name) => self.history.variable(name).map(|found| self.with_current_pointers(found)),
            ExprNode::Member(inner, name) => self.member(self.node(inner)?, name),
            ExprNode::CastTo(name, inner) => self.cast_to(name, self.node(inner)?),
            ExprNode::Row(inner, count) => self.consecutive_elements(&self.node(inner)?, &self.node(count)?),
            ExprNode::Sign(sign, inner) => self.sign(*sign, &self.node(inner)?),
            ExprNode::Path(inner, path) => self.path(&self.node(inner)?, path),
            ExprNode::Index(inner, index) => {
                let index = match self.plain(index, false)? {
                    ComparableValue::Int(index) => {
                        i64::try_from(index).map_err(|_| "the index is too large".to_string())?
                    }
                    _ => return Err("an index must be an integer".into()),
                };
                let found = self.node(inner)?;
                match self.source_element(&found, index) {
                    Some(element) => element,
                    None => self.element(found, index),
                }
            }
        }
    }

    fn pointer(&self, found: &EvalResult) -> Result<Pointer, String> {
        match &found.tree.content {
            Content::Scalar(Scalar::Pointer(pointer)) if self.unevaluated => Ok(*pointer),
            _ if self.unevaluated => Ok(self.state.pointer_to(0)),
            Content::Scalar(Scalar::Pointer(pointer)) if pointer.target == Pointee::Null => {
                Err("it is a null pointer".into())
            }
            Content::Scalar(Scalar::Pointer(pointer)) => Ok(*pointer),
            Content::Scalar(Scalar::Undef) => Err("it is an undef pointer".into()),
            Content::Scalar(Scalar::Poison) => Err("it is a poison pointer".into()),
            _ => Err(format!("it is not a pointer, but has type {}", self.types.display(found.tree.ty))),
        }
    }

    /// Reads a value of type `ty` at `distance` bytes after a pointer.
    fn memory(&self, pointer: &Pointer, distance: i64, ty: Type) -> Result<EvalResult, String> {
        let size = self.state.layout().size_of(self.types, ty);
        let size = size.ok_or_else(|| format!("values of type {} are not stored in memory", self.types.display(ty)))?;
        let (address, note) = self.reach(pointer, distance, size)?;
        let tree = match self.unevaluated {
            true => Tree { ty, offset: 0, size, content: Content::Scalar(Scalar::Undef) },
            false => self.state.read(address, self.types, ty, self.most),
        };
        if tree.content == Content::Unreadable {
            return Err(format!("{address:#x} is not memory of the program"));
        }
        let pointee = self.types.pointee(ty).flatten();
        Ok(EvalResult { tree, place: Some(address), pointee, note, source_type: None })
    }

    /// Returns the address `distance` bytes after a pointer, and a note about it. Fails unless `size` bytes of the
    /// object are there.
    fn reach(&self, pointer: &Pointer, distance: i64, size: u64) -> Result<(u64, Option<String>), String> {
        let address = pointer.address.wrapping_add(distance as u64);
        let mut note = None;
        match pointer.target {
            _ if self.unevaluated => {}
            Pointee::Object { object, offset } => {
                let object = self.state.object(object);
                let (name, at) = (self.writer().object(&object), offset.wrapping_add(distance));
                if object.state == ObjectState::Freed {
                    note = Some(format!("{name} was freed"));
                } else if at < 0 || (at as u64).saturating_add(size) > object.size {
                    let text =
                        format!("{size} bytes at offset {at} are not inside {name}, which has {} bytes", object.size);
                    return Err(text);
                }
            }
            Pointee::Dead => return Err("its object no longer exists: the function has returned".into()),
            Pointee::Null => return Err("it is a null pointer".into()),
            Pointee::Unknown => {}
        }
        Ok((address, note))
    }

    fn element(&self, found: EvalResult, index: i64) -> Result<EvalResult, String> {
        let ty = found.tree.ty;
        let layout = self.state.layout();
        let outside = |count: u64| Err(format!("index {index}: {} has {count} elements", self.types.display(ty)));
        if let Content::Scalar(Scalar::Pointer(pointer)) = &found.tree.content {
            let pointee = found.pointee.ok_or("the pointee type is unknown: give it, as in `*%p as [3 x i64]`")?;
            let size = layout.size_of(self.types, pointee).unwrap_or(0) as i64;
            self.pointer(&found)?;
            return self.memory(pointer, index.wrapping_mul(size), pointee);
        }
        let Some(place) = found.place else {
            let Content::Node(parts) = &found.tree.content else { return Err("it has no elements".into()) };
            return match usize::try_from(index).ok().and_then(|n| parts.get(n)) {
                Some(part) => Ok(EvalResult::new(part.clone())),
                None => outside(parts.len() as u64),
            };
        };
        let at = u64::try_from(index).map_err(|_| "the index is negative".to_string())?;
        let (offset, ty) = match self.types.kind(ty) {
            TypeKind::Array { len, elem } if at < *len => (at * layout.size_of(self.types, *elem).unwrap_or(0), *elem),
            TypeKind::Vector { len, elem, .. } if at < u64::from(*len) => {
                (at * layout.store_size_of(self.types, *elem).unwrap_or(0), *elem)
            }
            TypeKind::Struct { fields, .. } => {
                let places = layout.struct_layout(self.types, ty).ok_or("the type has no layout")?;
                match (fields.get(at as usize), places.offsets.get(at as usize)) {
                    (Some(field), Some(offset)) => (*offset, *field),
                    _ => return outside(fields.len() as u64),
                }
            }
            TypeKind::Array { len, .. } => return outside(*len),
            TypeKind::Vector { len, .. } => return outside((*len).into()),
            _ => return Err(format!("a value of type {} has no elements", self.types.display(ty))),
        };
        self.memory(&self.state.pointer_to(place), offset as i64, ty)
    }
}

/// Whether an expression is definitely a pointer. A global compared with a pointer denotes its address.
fn is_address(node: &ExprNode, found: &Result<EvalResult, String>) -> bool {
    match node {
        ExprNode::Null | ExprNode::Cast(..) => true,
        ExprNode::Global(_) => false,
        _ => found.as_ref().is_ok_and(|found| matches!(found.tree.content, Content::Scalar(Scalar::Pointer(_)))),
    }
}

/// Converts a result to a comparable value.
fn comparable_of(found: &EvalResult, unsigned: impl Fn() -> bool) -> Result<ComparableValue, String> {
    match &found.tree.content {
        Content::Scalar(Scalar::Undef) => Ok(ComparableValue::Undef),
        Content::Scalar(Scalar::Poison) => Ok(ComparableValue::Poison),
        Content::Scalar(Scalar::Pointer(pointer)) => Ok(ComparableValue::Address(pointer.address)),
        Content::Scalar(Scalar::Int { width, words, undefined: 0 }) if *width <= 128 => {
            let bits = bits_of_words(words);
            // An `i1` is 0 or 1, so that `true` can be typed as 1.
            let as_is = *width == 1 || *width < 128 && unsigned();
            Ok(ComparableValue::Int(if as_is { bits as i128 } else { sign_extend(*width, bits) }))
        }
        Content::Scalar(Scalar::Int { .. }) => Ok(ComparableValue::Undef),
        Content::Scalar(Scalar::Float { kind: FloatKind::Double, bits }) => {
            Ok(ComparableValue::Float(f64::from_bits(*bits as u64)))
        }
        Content::Scalar(Scalar::Float { kind: FloatKind::Float, bits }) => {
            Ok(ComparableValue::Float(f32::from_bits(*bits as u32).into()))
        }
        Content::Scalar(Scalar::Float { kind, bits }) => {
            let wide = ExtendedFloat::of(*kind, *bits).map(ComparableValue::Extended);
            wide.ok_or_else(|| "only numbers and pointers can be compared".into())
        }
        _ => Err("only numbers and pointers can be compared".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_and_conditions_are_read() {
        let mut types = Types::default();
        for text in [
            "%x",
            "%7",
            "@g[2][1]",
            "**%p",
            "*%p as { i64, ptr }",
            "i64* 0x10",
            "*i64** %p",
            "(*%p)[%i]",
            "%\"a b\"",
            "heap#4",
            "*heap#4+8 as i64",
            "heap#4-8",
            "@g+16",
            "%x of @f",
            "%x of @f, frame 2",
            "(Ptr heap#4, 0, 1)",
            "(Ptr %x of @f, frame 2, 0)",
            "(Ptr null)",
            "argument#1[0]",
            "-3",
            "1.5",
            "head",
            "%x + 1",
            "@g % 3 - -1",
            "%x*2 == (%y-1)/2 && 1",
            "3-4",
            "$",
            "$$3 + $x.y",
            "a ? b : c ? 1 : 2",
            "'prog.c'::count",
            "\"text\\n\"[1]",
            "'\\x41' + 010 + 0b11u - 1.5f",
            "a[0]+1.5",
            "a < b == c",
            "s%3",
            "%x%%y",
            "%x %y",
            "*(&m[0][0]+5)",
            "&@g[2]+8",
            "f(3)",
            "f() + p->g(a, b[1])",
        ] {
            assert!(parse(text, &mut types).is_ok(), "{text}: {:?}", parse(text, &mut types));
        }
        for wrong in [
            "",
            "%",
            "@g[",
            "*",
            "%p as",
            "(%x",
            "0xq",
            "heap#",
            "%x of f",
            "%x +",
            "%x == ",
            "1 + * / 2",
            "(Ptr heap#4, 0",
            "(Ptr 3)",
            "f(3",
            "f(3,)",
            "a ? b",
            "\"text",
        ] {
            assert!(parse(wrong, &mut types).is_err(), "{wrong}");
        }
        for text in ["%x == 3", "%x", "%x<3&&%y>=-1||*%p != null", "%f == 1.5"] {
            assert!(parse_condition(text, &mut types).is_ok(), "{text}");
        }
        for wrong in ["%x ==", "%x = 3", "%x == 3 &&", "== 3"] {
            assert!(parse_condition(wrong, &mut types).is_err(), "{wrong}");
        }
        assert!(parse(&"(".repeat(100_000), &mut types).is_err());
        assert!(parse(&"1 + ".repeat(100_000), &mut types).is_err());
    }
}
