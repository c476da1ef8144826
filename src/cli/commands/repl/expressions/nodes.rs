//! Expressions, types of casts, and operators.

use super::literals::{self, IntConstant};
use llvmlite_jit::parse;
use llvmlite_jit::session;
use std::ops::{Deref, Range};

/// Maximum number of operations of an expression, whose tree is as deep.
pub const MAX_OPERATIONS: usize = 4_000;

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub enum ExprNode {
    Int(IntConstant),
    Float(String),
    /// `%x`, `@g`, `x`
    Name(String),
    /// `true`, `null`
    Word(String),
    /// The text between the quotes.
    Text(String),
    /// An operand with its type, `i64 5`, as an argument.
    Typed(String),
    Call(String, Vec<SpannedNode>),
    /// `%f(3)`, `(*f)(3)`: a call of a function through its address.
    CallThrough(SpannedNode, Vec<SpannedNode>),
    /// `-x`, `~x`
    Sign(char, SpannedNode),
    Binary(&'static Operator, SpannedNode, SpannedNode),
    Index(SpannedNode, SpannedNode),
    Deref(SpannedNode),
    /// `&p[1]`, `&x`
    Address(SpannedNode),
    /// `(double)x`, `(i32*)p`
    Cast(CastTarget, SpannedNode),
    /// The value of `int x = …`, which C converts by itself to the type of `x`.
    Convert(CastTarget, SpannedNode),
    /// `t.0`, `t.x`; `p->x` is a member of `*p`.
    Member(SpannedNode, String),
    /// `c ? a : b`
    Conditional(Box<[SpannedNode; 3]>),
    /// `[1, 2]`
    List(Vec<SpannedNode>),
    /// `i8 200` within an expression.
    Literal(String, SpannedNode),
    /// `sizeof(int)`
    SizeOfType(CastTarget),
    /// `sizeof x`, whose operand is not evaluated.
    SizeOf(SpannedNode),
    /// `b = 3` as the value of `a = b = 3`.
    Assign(SpannedNode, SpannedNode),
    /// `b += 3` as the value of `a = b += 3`.
    Change(&'static Operator, SpannedNode, SpannedNode),
    /// `(int[]){1, 2}`: type of the object or of its elements, lengths of an array, and place of the values in the input.
    Compound(CastTarget, Option<String>, Range<usize>),
    /// `(a, b)`
    Comma(SpannedNode, SpannedNode),
    /// `x++`, `--p[0]`
    Step(Step, SpannedNode),
}

/// An expression at its place in the input.
#[derive(Clone, PartialEq, Debug)]
pub struct SpannedNode {
    node: Box<ExprNode>,
    /// `None` if the expression was not written, such as the 1 of `x++`.
    pub span: Option<Range<usize>>,
}

impl Deref for SpannedNode {
    type Target = ExprNode;

    fn deref(&self) -> &ExprNode {
        &self.node
    }
}

impl From<ExprNode> for SpannedNode {
    fn from(node: ExprNode) -> SpannedNode {
        SpannedNode { node: node.into(), span: None }
    }
}

impl SpannedNode {
    /// Creates an expression at its place.
    pub fn new(node: ExprNode, span: Range<usize>) -> SpannedNode {
        SpannedNode { node: node.into(), span: Some(span) }
    }

    /// Returns an expression that contains this one, at the same place.
    pub fn wrapped(self, wrap: impl FnOnce(SpannedNode) -> ExprNode) -> SpannedNode {
        let span = self.span.clone();
        SpannedNode { node: wrap(self).into(), span }
    }

    /// Negates the expression: a number gets a sign, anything else becomes an operation.
    pub(super) fn negated(self) -> ExprNode {
        match *self.node {
            ExprNode::Int(constant) => ExprNode::Int(constant.negated()),
            ExprNode::Float(digits) if !digits.starts_with('-') => ExprNode::Float(format!("-{digits}")),
            node => ExprNode::Sign('-', SpannedNode { node: node.into(), span: self.span }),
        }
    }

    /// Replaces `sizeof x` and `sizeof *x` by the size of the type, given the type with which `x` is declared.
    pub fn size_names(&mut self, name: &str, ty: &CastTarget) {
        let is_name = |node: &ExprNode| matches!(node, ExprNode::Name(found) if found == name);
        if let ExprNode::SizeOf(operand) = &*self.node {
            let sized = match (&**operand, ty) {
                (operand, ty) if is_name(operand) => Some(ty.clone()),
                (ExprNode::Deref(pointer), CastTarget::Pointer(pointee)) if is_name(pointer) => {
                    Some(CastTarget::Scalar(pointee.clone()))
                }
                _ => None,
            };
            if let Some(sized) = sized {
                *self.node = ExprNode::SizeOfType(sized);
                return;
            }
        }
        self.node.parts_mut().into_iter().for_each(|part| part.size_names(name, ty));
    }

    /// Splits names such as `t.x` whose prefix is known but which are unknown as a whole, because LLVM names may
    /// contain dots.
    pub fn divide_names(&mut self, is_known: &dyn Fn(&str) -> bool) {
        self.node.parts_mut().into_iter().for_each(|part| part.divide_names(is_known));
        // `p.call(3)`
        if let ExprNode::Call(name, arguments) = &mut *self.node
            && name.contains('.')
            && !is_known(name)
        {
            let (name, arguments) = (name.clone(), std::mem::take(arguments));
            let place = self.span.as_ref().map(|span| span.start..span.start + name.len());
            let mut callee = SpannedNode { node: ExprNode::Name(name.clone()).into(), span: place };
            callee.divide_names(is_known);
            *self.node = match &*callee {
                ExprNode::Name(_) => ExprNode::Call(name, arguments),
                _ => ExprNode::CallThrough(callee, arguments),
            };
            return;
        }
        let ExprNode::Name(name) = &*self.node else { return };
        if is_known(name) {
            return;
        }
        let Some(at) = name.rmatch_indices('.').map(|(at, _)| at).find(|at| is_known(&name[..*at])) else { return };
        let members = &name[at + 1..];
        if members.split('.').any(str::is_empty) {
            return;
        }
        let place = |end: usize| self.span.as_ref().map(|span| span.start..span.start + end);
        let mut node = SpannedNode { node: ExprNode::Name(name[..at].to_string()).into(), span: place(at) };
        let mut end = at;
        for member in members.split('.') {
            end += 1 + member.len();
            node = SpannedNode { node: ExprNode::Member(node, member.to_string()).into(), span: place(end) };
        }
        *self = node;
    }
}

/// An increment or decrement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    /// `+` or `-`.
    pub operator: &'static Operator,
    /// Whether the value is the one before the step, as for `x++`.
    pub gives_old: bool,
}

/// Type of a cast. An unsigned C integer type is `u32` here, and `i32` in LLVM.
#[derive(Clone, PartialEq, Debug)]
pub enum CastTarget {
    /// Numeric type, or `ptr`.
    Scalar(String),
    /// Pointee type of a pointer; of a pointer to a pointer as `i32*`, also where LLVM's type is `ptr`.
    Pointer(String),
}

impl CastTarget {
    /// Returns the LLVM type, which has no sign.
    pub(super) fn llvm_type(self) -> String {
        match self {
            CastTarget::Scalar(ty) if ty.starts_with('u') => ty.replacen('u', "i", 1),
            CastTarget::Scalar(ty) => ty,
            CastTarget::Pointer(_) => "ptr".into(),
        }
    }

    /// Parses an LLVM or C type: `i32`, `double`, `%T*`, `int`, `unsigned char *`.
    pub fn read(text: &str) -> Option<CastTarget> {
        if let Some((ty, "")) = function_pointer(text) {
            return Some(ty);
        }
        // `char *const p`, `int *restrict p`: qualifiers of the pointer itself.
        if let Some(at) = text.find('*')
            && let Some(plain) = without_pointer_qualifiers(&text[at..])
        {
            return CastTarget::read(&format!("{}{plain}", &text[..at]));
        }
        // `int (int) *`, as the name of a type of functions is replaced.
        if let Some((function, "")) = text.trim_end().rsplit_once('*')
            && function.trim_end().ends_with(')')
            && let Some((ret, params)) = function.trim_end().split_once('(')
        {
            return function_pointer(&format!("{ret}(*)({params}")).map(|(ty, _)| ty);
        }
        let base = text.trim_end_matches(['*', ' ']);
        let stars = text[base.len()..].matches('*').count();
        let qualifiers = ["const", "volatile", "static", "register", "struct", "union", "class"];
        let words: Vec<&str> = base.split_whitespace().filter(|word| !qualifiers.contains(word)).collect();
        // `struct node *` of C is `%struct.node*`.
        let keyword = base.split_whitespace().find(|word| ["struct", "union", "class"].contains(word));
        // The type of what a pointer to a pointer points to has the older spelling, as `i32*`.
        let inner = "*".repeat(stars.saturating_sub(1));
        if let (Some(keyword), [name], 1..) = (keyword, words.as_slice(), stars) {
            let is_name = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            return is_name.then(|| CastTarget::Pointer(format!("%{keyword}.{name}{inner}")));
        }
        let is_unsigned = words.contains(&"unsigned");
        let is_signed = words.contains(&"signed");
        let mut plain: Vec<&str> =
            words.iter().copied().filter(|word| !["signed", "unsigned"].contains(word)).collect();
        if plain.len() > 1 {
            // `long int` and `int long` are `long`.
            plain.retain(|word| *word != "int");
        }
        let ty = match plain.as_slice() {
            [] if !words.is_empty() => "i32",
            ["char"] => "i8",
            ["short"] => "i16",
            ["int"] => "i32",
            ["long"] | ["long", "long"] => "i64",
            ["__int128"] => "i128",
            ["enum", name] if stars == 0 && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') => "i32",
            _ if is_signed || is_unsigned => return None,
            ["int8_t"] => "i8",
            ["int16_t"] => "i16",
            ["int32_t"] => "i32",
            ["int64_t" | "ssize_t" | "ptrdiff_t" | "intptr_t" | "intmax_t" | "off_t" | "time_t"] => "i64",
            ["clock_t" | "suseconds_t" | "blkcnt_t" | "blksize_t" | "loff_t" | "off64_t"] => "i64",
            ["pid_t" | "wchar_t" | "clockid_t" | "key_t" | "sig_atomic_t" | "pthread_once_t"] => "i32",
            ["uid_t" | "gid_t" | "mode_t" | "id_t" | "wint_t" | "useconds_t" | "socklen_t" | "pthread_key_t"] => "u32",
            ["dev_t" | "ino_t" | "nlink_t" | "rlim_t" | "nfds_t"] => "u64",
            ["char16_t"] => "u16",
            ["char32_t"] => "u32",
            ["uint8_t"] => "u8",
            ["uint16_t"] => "u16",
            ["uint32_t"] => "u32",
            ["pthread_t"] => "u64",
            ["uint64_t" | "size_t" | "uintptr_t" | "uintmax_t"] => "u64",
            ["bool" | "_Bool"] => "i1",
            ["long", "double"] => "x86_fp80",
            ["void"] if stars > 0 => "i8",
            [word] if session::is_type_word(word) && *word != "void" => word,
            // `const %T *p`
            [word] if stars > 0 && word.starts_with('%') => word,
            _ if stars > 0 && base.starts_with(['%', '{', '[', '<']) => base,
            _ => return None,
        };
        let unsigned = ty.strip_prefix('i').filter(|_| is_unsigned).map(|bits| format!("u{bits}"));
        let ty = unsigned.unwrap_or_else(|| ty.to_string());
        Some(match stars {
            0 => CastTarget::Scalar(ty),
            _ => CastTarget::Pointer(ty + &inner),
        })
    }
}

/// Returns the `*` of a type without the qualifiers between and behind them; `None` if there are no qualifiers.
fn without_pointer_qualifiers(stars: &str) -> Option<String> {
    const QUALIFIERS: [&str; 6] = ["const", "volatile", "restrict", "__restrict", "__restrict__", "_Nonnull"];
    let words: Vec<&str> = stars.split(['*', ' ']).filter(|word| !word.is_empty()).collect();
    let are_qualifiers = !words.is_empty() && words.iter().all(|word| QUALIFIERS.contains(word));
    are_qualifiers.then(|| "*".repeat(stars.matches('*').count()))
}

/// Splits the declaration of a pointer to a function, `int (*f)(char *)`, into its type, whose pointee is `i32 (ptr)`, and
/// its name, which is empty in the type alone. A name may also follow the type.
pub(super) fn function_pointer(text: &str) -> Option<(CastTarget, &str)> {
    let (ret, rest) = text.split_once("(*")?;
    let (name, rest) = rest.split_once(')')?;
    let params = rest.trim_start().strip_prefix('(')?;
    let mut depth = 1usize;
    let (close, _) = params.char_indices().find(|(_, c)| {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        depth == 0
    })?;
    let behind = params[close + 1..].trim();
    let name = if name.trim().is_empty() { behind } else { Some(name.trim()).filter(|_| behind.is_empty())? };
    let plain = |text: &str| match CastTarget::read(text) {
        Some(CastTarget::Scalar(ty)) => Some(ty),
        Some(CastTarget::Pointer(_)) => Some("ptr".into()),
        None => record_type(text).map(String::from),
    };
    let ret = match ret.trim() {
        "void" => "void".to_string(),
        ret => plain(ret)?,
    };
    let mut types = Vec::new();
    for param in literals::at_commas(&params[..close]) {
        types.push(match param {
            "" | "void" if types.is_empty() => continue,
            "..." => "...".to_string(),
            param => match plain(param) {
                Some(ty) => ty,
                None => match declaration(param) {
                    Some((CastTarget::Scalar(ty), _)) => ty,
                    Some((CastTarget::Pointer(_), _)) => "ptr".into(),
                    None => record_type(param.rsplit_once(' ').filter(|(_, name)| is_identifier(name))?.0)?.into(),
                },
            },
        });
    }
    Some((CastTarget::Pointer(format!("{ret} ({})", types.join(", "))), name))
}

/// Splits the type of a function, `i32 (ptr, ...)`, into its parameters, whether it is variadic, and its result.
pub(super) fn function_type(ty: &str) -> Option<(Vec<String>, bool, String)> {
    let (ret, params) = ty.strip_suffix(')')?.split_once(" (")?;
    let mut params: Vec<String> = params.split(", ").filter(|param| !param.is_empty()).map(String::from).collect();
    let is_variadic = params.last().is_some_and(|last| last == "...");
    params.truncate(params.len() - usize::from(is_variadic));
    Some((params, is_variadic, ret.into()))
}

/// Splits the left side of a declaration in C syntax, `char *p`, into type and name.
pub(super) fn declaration(text: &str) -> Option<(CastTarget, &str)> {
    if let Some((ty, name)) = function_pointer(text) {
        return is_identifier(name).then_some((ty, name));
    }
    let at = text.rfind([' ', '*']).map(|at| at + 1)?;
    let name = &text[at..];
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    // `double inf` is a constant, as it is shown.
    let is_name = is_name && !["inf", "nan", "true", "false", "null", "undef", "poison", "none"].contains(&name);
    // `target triple = …`
    let is_entity = parse::is_top_level(text) || text.starts_with("target");
    CastTarget::read(text[..at].trim()).filter(|_| is_name && !is_entity).map(|ty| (ty, name))
}

/// Returns the value of a constant expression of integers. `known` gives the values of names and sizes.
pub(super) fn constant_value(node: &ExprNode, known: &mut dyn FnMut(&ExprNode) -> Option<i128>) -> Option<i128> {
    let mut value = |node: &ExprNode| constant_value(node, known);
    match node {
        ExprNode::Int(constant) => Some(constant.value),
        ExprNode::Word(word) => ["false", "true"].iter().position(|known| known == word).map(|value| value as i128),
        ExprNode::Sign('!', part) => Some((value(part)? == 0).into()),
        ExprNode::Cast(CastTarget::Scalar(ty), part) => {
            let value = match &**part {
                ExprNode::Float(digits) => digits.parse::<f64>().ok()?.trunc() as i128,
                part => value(part)?,
            };
            let bits = ty.get(1..)?.parse::<u32>().ok().filter(|bits| *bits < 128)?;
            match (ty.as_bytes()[0], bits) {
                (b'i', 1) => Some((value != 0).into()),
                (b'i', _) => Some((value << (128 - bits)) >> (128 - bits)),
                (b'u', _) => Some(value & ((1 << bits) - 1)),
                _ => None,
            }
        }
        ExprNode::Literal(_, part) => value(part),
        ExprNode::Sign('-', part) => value(part)?.checked_neg(),
        ExprNode::Sign('+', part) => value(part),
        ExprNode::Sign('~', part) => Some(!value(part)?),
        ExprNode::Conditional(parts) => {
            let chosen = if value(&parts[0])? != 0 { 1 } else { 2 };
            value(&parts[chosen])
        }
        ExprNode::Binary(operator, left, right) => {
            let (left, right) = (value(left)?, value(right)?);
            let shift = || u32::try_from(right).ok().filter(|bits| *bits < 64);
            match operator.text {
                "+" => left.checked_add(right),
                "-" => left.checked_sub(right),
                "*" => left.checked_mul(right),
                "/" => left.checked_div(right),
                "%" => left.checked_rem(right),
                "<<" => left.checked_mul(1 << shift()?),
                ">>" => Some(left >> shift()?),
                "&" => Some(left & right),
                "|" => Some(left | right),
                "^" => Some(left ^ right),
                "&&" => Some((left != 0 && right != 0).into()),
                "||" => Some((left != 0 || right != 0).into()),
                "==" => Some((left == right).into()),
                "!=" => Some((left != right).into()),
                "<" => Some((left < right).into()),
                "<=" => Some((left <= right).into()),
                ">" => Some((left > right).into()),
                ">=" => Some((left >= right).into()),
                _ => None,
            }
        }
        node @ (ExprNode::Name(_) | ExprNode::SizeOf(_) | ExprNode::SizeOfType(_)) => known(node),
        _ => None,
    }
}

/// Returns the named type of LLVM that a text is, without `const`: that of a struct or union.
pub(super) fn record_type(text: &str) -> Option<&str> {
    let ty = text.trim().trim_start_matches("const ").trim();
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    ty.strip_prefix('%').filter(|name| !name.is_empty() && name.chars().all(is_name)).map(|_| ty)
}

/// Whether a type is a struct or a union.
pub(super) fn is_record(ty: &str) -> bool {
    (ty.starts_with(['%', '{']) || ty.starts_with("<{")) && !ty.ends_with('*')
}

/// Whether a text is a name of C.
pub(super) fn is_identifier(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// An infix operator, with its instructions on (signed) integers and on floating-point values.
#[derive(PartialEq, Debug)]
pub struct Operator {
    pub text: &'static str,
    pub precedence: u8,
    pub integer: &'static str,
    pub float: &'static str,
}

const fn operator(text: &'static str, precedence: u8, integer: &'static str, float: &'static str) -> Operator {
    Operator { text, precedence, integer, float }
}

/// All operators, longer ones first.
pub(super) static OPERATORS: [Operator; 18] = [
    operator("&&", 2, "and", ""),
    operator("||", 1, "or", ""),
    operator("==", 6, "icmp eq", "fcmp oeq"),
    operator("!=", 6, "icmp ne", "fcmp une"),
    operator("<=", 7, "icmp sle", "fcmp ole"),
    operator(">=", 7, "icmp sge", "fcmp oge"),
    operator("<<", 8, "shl", ""),
    operator(">>", 8, "ashr", ""),
    operator("+", 9, "add", "fadd"),
    operator("-", 9, "sub", "fsub"),
    operator("*", 10, "mul", "fmul"),
    operator("/", 10, "sdiv", "fdiv"),
    operator("%", 10, "srem", "frem"),
    operator("<", 7, "icmp slt", "fcmp olt"),
    operator(">", 7, "icmp sgt", "fcmp ogt"),
    operator("&", 5, "and", ""),
    operator("^", 4, "xor", ""),
    operator("|", 3, "or", ""),
];

impl Operator {
    /// Returns the operator with this text.
    pub(super) fn named(text: &str) -> Option<&'static Operator> {
        OPERATORS.iter().find(|operator| operator.text == text)
    }

    /// Returns the operator of a compound assignment at the end of a text, such as `x +`, and the text before it.
    pub fn of_assignment(text: &str) -> Option<(&'static Operator, &str)> {
        // `*p++` is a place.
        if text.trim_end().ends_with("++") || text.trim_end().ends_with("--") {
            return None;
        }
        let mut all = OPERATORS.iter().filter(|operator| !operator.integer.starts_with("icmp"));
        all.find_map(|operator| Some((operator, text.trim_end().strip_suffix(operator.text)?)))
    }

    /// Returns the operator of a compound assignment at the start of a text, `+= 1`.
    pub(super) fn of_change(text: &str) -> Option<&'static Operator> {
        let is_change = |operator: &&Operator| {
            let behind = text.strip_prefix(operator.text).and_then(|behind| behind.strip_prefix('='));
            behind.is_some_and(|behind| !behind.starts_with('='))
        };
        OPERATORS
            .iter()
            .filter(|operator| !operator.integer.starts_with("icmp") && !operator.is_logical())
            .find(is_change)
    }

    /// Returns the instruction on unsigned integers.
    pub fn unsigned(&self) -> &'static str {
        match self.integer {
            "sdiv" => "udiv",
            "srem" => "urem",
            "ashr" => "lshr",
            "icmp slt" => "icmp ult",
            "icmp sle" => "icmp ule",
            "icmp sgt" => "icmp ugt",
            "icmp sge" => "icmp uge",
            same => same,
        }
    }

    /// Whether the operands are truth values: `&&`, `||`.
    pub fn is_logical(&self) -> bool {
        matches!(self.text, "&&" | "||")
    }
}

/// Defines a method that returns the operands of a node, for shared or exclusive references.
macro_rules! parts {
    ($(#[$doc:meta])* $name:ident, $iter:ident, $($mut:tt)?) => {
        $(#[$doc])*
        pub fn $name(&$($mut)? self) -> Vec<&$($mut)? SpannedNode> {
            use ExprNode::{
                Address, Assign, Binary, Call, CallThrough, Cast, Change, Comma, Compound, Conditional, Convert, Deref, Float, Index,
                Int, List, Literal, Member, Name, Sign, SizeOf, SizeOfType, Step, Text, Typed, Word,
            };
            match self {
                Int(_) | Float(_) | Name(_) | Word(_) | Text(_) | Typed(_) => Vec::new(),
                SizeOfType(_) | Compound(..) => Vec::new(),
                Call(_, parts) | List(parts) => parts.$iter().collect(),
                CallThrough(callee, parts) => std::iter::once(callee).chain(parts).collect(),
                Sign(_, part) | Deref(part) | Address(part) | Cast(_, part) | Convert(_, part) | Member(part, _) | Literal(_, part)
                | SizeOf(part) | Step(_, part) => vec![part],
                Binary(_, left, right) | Change(_, left, right) | Index(left, right) | Assign(left, right) | Comma(left, right) => {
                    vec![left, right]
                }
                Conditional(parts) => parts.$iter().collect(),
            }
        }
    };
}

impl ExprNode {
    /// Whether the node has no operands.
    pub fn is_leaf(&self) -> bool {
        use ExprNode::{Float, Int, Name, Text, Typed, Word};
        matches!(self, Int(_) | Float(_) | Name(_) | Word(_) | Text(_) | Typed(_))
    }

    parts!(
        /// Returns the operands of the node.
        parts, iter,
    );

    parts!(
        /// Returns the operands of the node mutably.
        parts_mut, iter_mut, mut
    );

    /// Returns the length of an array, if the node is a constant that can be one.
    pub fn as_length(&self) -> Option<usize> {
        constant_value(self, &mut |_| None).and_then(|length| usize::try_from(length).ok())
    }

    /// Whether the node is an element, a pointee or a member, which may be in memory.
    pub fn is_access(&self) -> bool {
        matches!(self, ExprNode::Index(..) | ExprNode::Deref(_) | ExprNode::Member(..))
    }

    /// Whether evaluation has side effects, so that it must not be repeated.
    pub fn has_changes(&self) -> bool {
        use ExprNode::{Assign, Call, CallThrough, Change, Step};
        matches!(self, Call(..) | CallThrough(..) | Assign(..) | Change(..) | Step(..))
            || self.parts().into_iter().any(|part| part.has_changes())
    }

    /// Collects the names of values, variables and functions in the node.
    pub fn names<'n>(&'n self, found: &mut Vec<&'n str>) {
        if let ExprNode::Name(name) | ExprNode::Call(name, _) = self {
            found.push(name);
        }
        self.parts().into_iter().for_each(|part| part.names(found));
    }

    /// Whether evaluation can have effects or fault, because it calls a function, reads memory or divides.
    pub fn has_effects(&self) -> bool {
        match self {
            ExprNode::Call(..) | ExprNode::CallThrough(..) | ExprNode::Step(..) => true,
            ExprNode::Assign(..) | ExprNode::Change(..) => true,
            ExprNode::SizeOf(_) => false,
            node if node.is_access() => true,
            ExprNode::Binary(operator, ..) if matches!(operator.text, "/" | "%") => true,
            _ => self.parts().into_iter().any(|part| part.has_effects()),
        }
    }
}
