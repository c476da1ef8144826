//! Translation of expressions to instructions.

use super::LoweredExpression;
use super::reader::{ExprNode, Operator};
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, Session};

/// The value of an expression.
#[derive(Clone)]
enum LoweredValue {
    /// A number without a type.
    Int(String),
    Float(String),
    /// A type and an operand.
    Typed(String, String),
    Void(String),
}

/// A place in memory.
struct MemoryPlace {
    pointer: String,
    address: String,
    ty: String,
}

/// Translation of one expression.
pub struct Lowering<'s> {
    session: &'s Session,
    /// All names of the session, sorted.
    known: Vec<String>,
    setup: Vec<String>,
    lines: Vec<String>,
    value: Option<LoweredValue>,
    pub translated: bool,
}

type LoweringResult<T> = Result<T, String>;

impl<'s> Lowering<'s> {
    /// Creates a translation without instructions.
    pub fn new(session: &'s Session) -> Self {
        let known = session.known_names();
        Lowering { session, known, setup: Vec::new(), lines: Vec::new(), value: None, translated: true }
    }

    /// Translates an expression.
    pub fn evaluate(&mut self, node: &ExprNode) -> LoweringResult<()> {
        self.value = Some(self.value(node)?);
        Ok(())
    }

    /// Translates `place = value`.
    pub fn assign(&mut self, place: &ExprNode, node: &ExprNode) -> LoweringResult<()> {
        let value = self.value(node)?;
        let MemoryPlace { pointer, address, ty } = self.place(place)?;
        let value = self.as_type(value, &ty)?;
        self.lines.push(format!("store {ty} {value}, {pointer} {address}"));
        Ok(())
    }

    /// Returns the instructions. `target`: the name for the result, without its `%`.
    pub fn finish(mut self, target: Option<&str>) -> LoweredExpression {
        let mut ty = "void".to_string();
        // A call of a void function has no result.
        if let Some(Ok((kind, operand))) = self.value.take().map(typed) {
            let named = target.map_or(String::new(), |name| format!("%{name} = "));
            let own = format!("{operand} = ");
            match self.lines.last_mut() {
                Some(last) if last.starts_with(&own) => *last = named + &last[own.len()..],
                _ => self.lines.push(format!("{named}{kind} {operand}")),
            }
            ty = kind;
        }
        LoweredExpression { setup: self.setup, lines: self.lines, translated: self.translated, ty }
    }

    /// Adds an instruction, and returns the name of its result.
    fn add(&mut self, instruction: &str) -> String {
        let name = self.unused_name("%r");
        self.lines.push(format!("{name} = {instruction}"));
        name
    }

    /// Returns a name that neither the session nor the translation has: the prefix with a number.
    fn unused_name(&self, prefix: &str) -> String {
        let lines = || self.setup.iter().chain(&self.lines);
        let is_used = |name: &str| self.knows(name) || lines().any(|line| line.starts_with(&format!("{name} =")));
        (1..).map(|n| format!("{prefix}{n}")).find(|name| !is_used(name)).unwrap_or_default()
    }

    /// Whether the session has a name, written with its sigil.
    fn knows(&self, name: &str) -> bool {
        self.known.binary_search_by(|known| known.as_str().cmp(name)).is_ok()
    }

    /// Whether the text is LLVM's: an operand of `*` is a type, as in `i8* %p`.
    pub fn mentions_type(&self, node: &ExprNode) -> bool {
        match node {
            ExprNode::Name(name) if name.starts_with('%') => {
                self.session.value_type(name).is_none() && self.knows(name)
            }
            ExprNode::Name(name) => {
                let word = session::is_type_word(name) || parse::is_opcode(name) || parse::is_top_level(name);
                let known = || ["%", "@"].iter().any(|sigil| self.knows(&format!("{sigil}{name}")));
                !name.starts_with('@') && word && !known()
            }
            ExprNode::Binary(_, left, right) => self.mentions_type(left) || self.mentions_type(right),
            ExprNode::Call(name, arguments) => {
                // `malloc` and `free` were instructions before LLVM 2.7.
                let old = matches!(name.as_str(), "malloc" | "free");
                let opcode = !old && parse::is_opcode(name) && self.session.signature(name).is_none();
                opcode || session::is_type_word(name) || arguments.iter().any(|node| self.mentions_type(node))
            }
            ExprNode::Sign(_, node) | ExprNode::Deref(node) => self.mentions_type(node),
            ExprNode::Index(base, index) => self.mentions_type(base) || self.mentions_type(index),
            _ => false,
        }
    }

    /// Returns a name with its sigil.
    pub fn resolve(&self, name: &str) -> LoweringResult<String> {
        let candidates = match name.starts_with(['%', '@']) {
            true => vec![name.to_string()],
            false => vec![format!("%{name}"), format!("@{name}")],
        };
        if let Some(found) = candidates.into_iter().find(|name| self.knows(name)) {
            return Ok(found);
        }
        let plain = self.known.iter().map(|name| &name[1..]).filter(|name| *name != "_");
        let near = near_names(name.trim_start_matches(['%', '@']), plain);
        let near = near.first().and_then(|near| self.known.iter().find(|name| &name[1..] == *near));
        let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
        Err(format!("there is no value `{name}`{near}"))
    }

    fn value(&mut self, node: &ExprNode) -> LoweringResult<LoweredValue> {
        Ok(match node {
            ExprNode::Int(text) => LoweredValue::Int(text.clone()),
            ExprNode::Float(text) => LoweredValue::Float(text.clone()),
            ExprNode::Word(word) => match word.as_str() {
                "true" | "false" => LoweredValue::Typed("i1".into(), word.clone()),
                "null" => LoweredValue::Typed("ptr".into(), word.clone()),
                _ => return Err(format!("`{word}` needs a type: `i64 {word}`")),
            },
            ExprNode::Text(text) => {
                let name = self.text_variable(text);
                LoweredValue::Typed("ptr".into(), name)
            }
            ExprNode::Typed(text) => return Err(format!("`{text}` is an argument, and no expression")),
            ExprNode::Name(name) => {
                let name = self.resolve(name)?;
                match self.session.value_type(&name) {
                    Some(ty) if name.starts_with('@') => {
                        let loaded = self.add(&format!("load {ty}, ptr {name}"));
                        LoweredValue::Typed(ty, loaded)
                    }
                    Some(ty) => LoweredValue::Typed(ty, name),
                    // A function.
                    None => LoweredValue::Typed("ptr".into(), name),
                }
            }
            ExprNode::Call(name, arguments) => self.call(name, arguments)?,
            ExprNode::Sign(sign, node) => {
                let value = self.value(node)?;
                let (ty, operand) = typed(value)?;
                let instruction = match (sign, is_float(&ty)) {
                    ('-', true) => format!("fneg {ty} {operand}"),
                    ('-', false) => format!("sub {ty} 0, {operand}"),
                    (_, false) => format!("xor {ty} {operand}, -1"),
                    (_, true) => return Err(format!("`{sign}` is for integers, and `{operand}` is `{ty}`")),
                };
                let name = self.add(&instruction);
                LoweredValue::Typed(ty, name)
            }
            ExprNode::Binary(operator, left, right) => {
                let (left, right) = (self.value(left)?, self.value(right)?);
                self.binary(operator, left, right)?
            }
            ExprNode::Index(base, index) => match self.part(base, index)? {
                Some(value) => value,
                None => self.load(node)?,
            },
            ExprNode::Deref(_) => self.load(node)?,
        })
    }

    fn binary(&mut self, operator: &Operator, left: LoweredValue, right: LoweredValue) -> LoweringResult<LoweredValue> {
        use LoweredValue::{Float, Typed};
        let ty = match (&left, &right) {
            (Typed(x, a), Typed(y, b)) if x != y => {
                return Err(format!(
                    "`{a}` is `{x}`, but `{b}` is `{y}`: convert one, such as with `sext` or `sitofp`"
                ));
            }
            (Typed(ty, _), _) | (_, Typed(ty, _)) => ty.clone(),
            (Float(_), _) | (_, Float(_)) => "double".into(),
            _ => "i64".to_string(),
        };
        let (left, right) = (self.as_type(left, &ty)?, self.as_type(right, &ty)?);
        let vector = element_of(&ty, VECTOR);
        let element = vector.map_or(ty.as_str(), |(_, element)| element);
        let opcode = if is_float(element) { operator.float } else { operator.integer };
        let compares = opcode.contains("cmp");
        let is_pointer = is_pointer(element);
        let is_number = is_float(element) || is_integer(element) || is_pointer && compares;
        if opcode.is_empty() || !is_number {
            let hint = if is_pointer { "; what lies behind it is `p[1]`" } else { "" };
            return Err(format!("there is no `{}` of `{ty}`{hint}", operator.text));
        }
        let name = self.add(&format!("{opcode} {ty} {left}, {right}"));
        let compared = || vector.map_or("i1".into(), |(count, _)| format!("<{count} x i1>"));
        Ok(Typed(if compares { compared() } else { ty.clone() }, name))
    }

    fn call(&mut self, name: &str, arguments: &[ExprNode]) -> LoweringResult<LoweredValue> {
        if let Some(declaration) = self.session.library_declaration(name)
            && !self.setup.contains(&declaration)
        {
            self.setup.push(declaration);
        }
        let Some((params, varargs, ret)) = self.session.signature(name) else {
            let near = near_names(name, self.known.iter().filter_map(|name| name.strip_prefix('@')));
            let near = near.first().map(|near| format!("did you mean `{near}`?"));
            let declare = || format!("declare it first: `declare i64 @{name}(i64)`");
            return Err(format!("there is no function `@{name}`; {}", near.unwrap_or_else(declare)));
        };
        if arguments.len() != params.len() && !(varargs && arguments.len() > params.len()) {
            let (least, plural) = (if varargs { "at least " } else { "" }, if params.len() == 1 { "" } else { "s" });
            let (count, given) = (params.len(), arguments.len());
            return Err(format!("`@{name}` takes {least}{count} argument{plural}, but {given} given"));
        }
        let mut written = Vec::new();
        for (n, argument) in arguments.iter().enumerate() {
            written.push(match params.get(n) {
                Some(ty) => self.argument(name, argument, ty)?,
                None => self.variadic_argument(argument)?,
            });
        }
        let call = format!("@{name}({})", written.join(", "));
        if ret == "void" {
            self.lines.push(call);
            return Ok(LoweredValue::Void(name.into()));
        }
        let result = self.add(&call);
        Ok(LoweredValue::Typed(ret, result))
    }

    fn argument(&mut self, function: &str, node: &ExprNode, ty: &str) -> LoweringResult<String> {
        match node {
            ExprNode::Typed(text) => Ok(text.clone()),
            ExprNode::Text(_) if !is_pointer(ty) => Err(format!("`@{function}` takes `{ty}` here, and not a text")),
            ExprNode::Text(text) => Ok(format!("{ty} {}", self.text_variable(text))),
            ExprNode::Word(word) => Ok(format!("{ty} {word}")),
            // The address of a variable or a function.
            ExprNode::Name(name) if is_pointer(ty) && self.resolve(name)?.starts_with('@') => {
                Ok(format!("{ty} {}", self.resolve(name)?))
            }
            _ => {
                let value = self.value(node)?;
                let value = match value {
                    LoweredValue::Typed(has, operand) if is_pointer(&has) && is_pointer(ty) => operand,
                    value => self.as_type(value, ty)?,
                };
                Ok(format!("{ty} {value}"))
            }
        }
    }

    /// Returns an argument with the type that C gives it.
    fn variadic_argument(&mut self, node: &ExprNode) -> LoweringResult<String> {
        if let ExprNode::Typed(text) = node {
            return Ok(text.clone());
        }
        if let ExprNode::Name(name) = node
            && let Ok(name) = self.resolve(name)
            && name.starts_with('@')
        {
            return Ok(format!("ptr {name}"));
        }
        let value = self.value(node)?;
        if let LoweredValue::Int(text) = &value
            && text.parse::<i32>().is_ok()
        {
            return Ok(format!("i32 {text}"));
        }
        let (ty, operand) = typed(value)?;
        if ty == "float" {
            let wide = self.add(&format!("fpext float {operand} to double"));
            return Ok(format!("double {wide}"));
        }
        Ok(format!("{ty} {operand}"))
    }

    /// Creates a variable for a string, and returns its name.
    fn text_variable(&mut self, text: &str) -> String {
        let name = self.unused_name("@text");
        self.setup.push(format!("{name} = constant {}", constant(text)));
        name
    }

    /// Returns the element of a vector or an array that is a value.
    fn part(&mut self, base: &ExprNode, index: &ExprNode) -> LoweringResult<Option<LoweredValue>> {
        let ExprNode::Name(name) = base else { return Ok(None) };
        let name = self.resolve(name)?;
        let Some(ty) = self.session.value_type(&name).filter(|_| name.starts_with('%')) else { return Ok(None) };
        let vector = element_of(&ty, VECTOR);
        let Some((_, element)) = vector.or_else(|| element_of(&ty, ARRAY)) else { return Ok(None) };
        let instruction = match (vector.is_some(), index) {
            (true, _) => {
                let index = self.value(index)?;
                let (index_ty, index) = typed(index)?;
                format!("extractelement {ty} {name}, {index_ty} {index}")
            }
            (false, ExprNode::Int(index)) => format!("extractvalue {ty} {name}, {index}"),
            _ => return Err(format!("`{name}` is a value: its index is a number, such as `{name}[0]`")),
        };
        let result = self.add(&instruction);
        Ok(Some(LoweredValue::Typed(element.into(), result)))
    }

    fn load(&mut self, node: &ExprNode) -> LoweringResult<LoweredValue> {
        let MemoryPlace { pointer, address, ty } = self.place(node)?;
        let name = self.add(&format!("load {ty}, {pointer} {address}"));
        Ok(LoweredValue::Typed(ty, name))
    }

    /// Translates `p[1]` or `*p` to an address.
    fn place(&mut self, node: &ExprNode) -> LoweringResult<MemoryPlace> {
        match node {
            ExprNode::Deref(node) => match node.as_ref() {
                ExprNode::Name(name) => self.behind(name),
                _ => {
                    let value = self.value(node)?;
                    let (ty, operand) = typed(value)?;
                    Err(match is_pointer(&ty) {
                        true => unknown_pointee(&operand),
                        false => format!("`*` is for pointers, and this is `{ty}`"),
                    })
                }
            },
            ExprNode::Index(base, index) => {
                let MemoryPlace { pointer, address, ty } = match base.as_ref() {
                    ExprNode::Name(name) => self.behind(name)?,
                    _ => self.place(base)?,
                };
                let element = element_of(&ty, ARRAY).map_or(ty.clone(), |(_, element)| element.to_string());
                let address = match pointer.ends_with('*') && element != ty {
                    true => self.add(&format!("bitcast {pointer} {address} to {element}*")),
                    false => address,
                };
                let pointer = if pointer.ends_with('*') { format!("{element}*") } else { pointer };
                let index = self.value(index)?;
                let (index_ty, index) = typed(index)?;
                let address = self.add(&format!("getelementptr {element}, {pointer} {address}, {index_ty} {index}"));
                Ok(MemoryPlace { pointer, address, ty: element })
            }
            _ => Err("only memory can be assigned to: `p[0] = 1`, `*p = 1`".into()),
        }
    }

    /// Returns the place that a name points to.
    fn behind(&self, name: &str) -> LoweringResult<MemoryPlace> {
        let address = self.resolve(name)?;
        let Some(ty) = self.session.value_type(&address) else {
            return Err(format!("`{address}` is a function; `{address}??` shows its text"));
        };
        if address.starts_with('@') {
            return Ok(MemoryPlace { pointer: "ptr".into(), address, ty });
        }
        if let Some(pointee) = ty.strip_suffix('*') {
            return Ok(MemoryPlace { pointer: ty.clone(), address, ty: pointee.into() });
        }
        if !is_pointer(&ty) {
            return Err(format!("`{address}` is `{ty}`, and no pointer"));
        }
        match self.session.pointee(&address) {
            Some(pointee) => Ok(MemoryPlace { pointer: "ptr".into(), address, ty: pointee }),
            None => Err(unknown_pointee(&address)),
        }
    }

    /// Returns an operand of a type.
    fn as_type(&self, value: LoweredValue, ty: &str) -> LoweringResult<String> {
        match value {
            LoweredValue::Int(text) if is_float(ty) => Ok(decimal(&text)),
            LoweredValue::Int(text) if is_integer(ty) => Ok(text),
            LoweredValue::Float(text) if is_float(ty) => Ok(decimal(&text)),
            LoweredValue::Int(text) | LoweredValue::Float(text) => Err(format!("`{text}` is not of type `{ty}`")),
            LoweredValue::Typed(has, operand) if has != ty => Err(format!(
                "`{operand}` is `{has}`, but `{ty}` is needed: convert it, such as with `sext` or `sitofp`"
            )),
            LoweredValue::Typed(_, operand) => Ok(operand),
            LoweredValue::Void(name) => Err(format!("`@{name}` has no result")),
        }
    }
}

/// Returns the type of a value with its operand; an untyped integer is `i64`.
fn typed(value: LoweredValue) -> LoweringResult<(String, String)> {
    match value {
        LoweredValue::Int(text) => Ok(("i64".into(), text)),
        LoweredValue::Float(text) => Ok(("double".into(), decimal(&text))),
        LoweredValue::Typed(ty, operand) => Ok((ty, operand)),
        LoweredValue::Void(name) => Err(format!("`@{name}` has no result")),
    }
}

/// Brackets of a vector type.
const VECTOR: [char; 2] = ['<', '>'];

/// Brackets of an array type.
const ARRAY: [char; 2] = ['[', ']'];

/// Returns length and element type of a vector or array type.
fn element_of(ty: &str, brackets: [char; 2]) -> Option<(&str, &str)> {
    ty.strip_prefix(brackets[0])?.strip_suffix(brackets[1])?.split_once(" x ")
}

fn unknown_pointee(pointer: &str) -> String {
    format!("the type of what `{pointer}` points to is not known; write it: `load i64, ptr {pointer}`")
}

fn is_float(ty: &str) -> bool {
    ["half", "bfloat", "float", "double"].contains(&ty)
}

fn is_integer(ty: &str) -> bool {
    ty.strip_prefix('i').is_some_and(|bits| bits.parse::<u32>().is_ok())
}

fn is_pointer(ty: &str) -> bool {
    ty == "ptr" || ty.ends_with('*')
}

/// Returns a number with a decimal point.
fn decimal(text: &str) -> String {
    if text.contains('.') {
        return text.to_string();
    }
    let (whole, exponent) = text.find(['e', 'E']).map_or((text, ""), |at| text.split_at(at));
    format!("{whole}.0{exponent}")
}

/// Returns a string in C's or LLVM's syntax as a constant: `[3 x i8] c"hi\00"`.
pub fn constant(text: &str) -> String {
    let (mut out, mut length, mut rest) = (String::new(), 1, text);
    while let Some(c) = rest.chars().next() {
        let byte = rest.get(1..3).filter(|_| c == '\\').and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let (bytes, taken) = match (c, byte, rest[c.len_utf8()..].chars().next()) {
            ('\\', Some(byte), _) => (vec![byte], 3),
            ('\\', None, Some('n')) => (vec![b'\n'], 2),
            ('\\', None, Some('t')) => (vec![b'\t'], 2),
            ('\\', None, Some('0')) => (vec![0], 2),
            ('\\', None, Some('"')) => (vec![b'"'], 2),
            ('\\', None, Some('\\')) => (vec![b'\\'], 2),
            _ => (c.to_string().into_bytes(), c.len_utf8()),
        };
        length += bytes.len();
        llvmlite_jit::ir::write_escaped(&bytes, &mut out);
        rest = &rest[taken..];
    }
    format!("[{length} x i8] c\"{out}\\00\"")
}
