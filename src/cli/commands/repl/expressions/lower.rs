//! Lowering of expressions to instructions.

use super::super::mistakes::Mistake;
use super::c_names::c_name;
use super::conversion_purpose::ConversionPurpose;
use super::conversions::{NumericType, common_type, is_float, is_integer, is_unsigned, llvm_type, promoted, typed};
use super::literals::{self, IntConstant, constant};
use super::locals::Locals;
use super::lowered::{HelperFunction, LoweredExpression, as_text_variable};
use super::names::{DefinedNames, unused_number, with_sigil};
use super::nodes::{CastTarget, ExprNode, Operator, SpannedNode};
use super::poison;
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, CType, Session};
use std::collections::HashMap;
use std::ops::Range;

/// The value of an expression.
#[derive(Clone)]
pub(super) enum LoweredValue {
    Int(IntConstant),
    /// A decimal of type `double`.
    Float(String),
    /// A type and an operand. `u32` is an unsigned `i32`.
    Typed(String, String),
    /// A pointer with a known pointee type, which may be unsigned.
    Pointer {
        ty: String,
        operand: String,
        pointee: String,
    },
    Void(String),
}

impl LoweredValue {
    /// Returns the type with its signedness: `u32` is an unsigned `i32`.
    pub(super) fn c_type(&self) -> String {
        match self {
            LoweredValue::Int(constant) => constant.ty.into(),
            LoweredValue::Float(_) => "double".into(),
            LoweredValue::Typed(ty, _) | LoweredValue::Pointer { ty, .. } => ty.clone(),
            LoweredValue::Void(_) => "void".into(),
        }
    }
}

/// Returns a pointer to an object. A pointer whose pointee is an array is the address of the first element, so that one to an array
/// points to an array of arrays, of which it is not known how many there are.
pub(super) fn pointer_to(value: LoweredValue) -> LoweredValue {
    match value {
        LoweredValue::Pointer { ty, operand, pointee } if array_element(&pointee).is_some() && !ty.ends_with('*') => {
            LoweredValue::Pointer { ty, operand, pointee: format!("[0 x {pointee}]") }
        }
        value => value,
    }
}

/// The blocks of an expression with branches.
#[derive(Default)]
pub(super) struct Blocks {
    /// Label of the current block, once there is a branch.
    pub current: Option<String>,
    pub count: u32,
}

/// Lowering of one expression.
pub struct Lowering<'s> {
    /// The input.
    pub(super) text: &'s str,
    pub(super) session: &'s Session,
    pub(super) setup: Vec<String>,
    pub(super) lines: Vec<String>,
    /// Names that `setup` and `lines` define.
    defined: DefinedNames,
    /// Names of intermediate results.
    pub(super) temporaries: Vec<String>,
    value: Option<LoweredValue>,
    /// Names of the results, with their C type information.
    pub(super) c_types: Vec<(String, CType)>,
    /// Names of the session, with their pointee types after the expression.
    pub(super) pointees: Vec<(String, String)>,
    /// Pointee types from debug information: for the operand that is the address of a pointer, the type that the
    /// pointer points to.
    pub(super) targets: HashMap<String, String>,
    pub translated: bool,
    /// Values whose copies in memory a called function may have changed.
    pub(super) read_back: Vec<String>,
    /// Values that become variables, because their addresses are kept.
    pub(super) moved: Vec<String>,
    /// Warnings about the expression, like those of a C compiler.
    pub(super) warnings: Vec<String>,
    pub(super) blocks: Blocks,
    pub(super) locals: Locals,
    /// The purpose of the implicit conversions of the expression.
    pub(super) purpose: ConversionPurpose,
}

pub(super) type LoweringResult<T> = Result<T, Mistake>;

impl<'s> Lowering<'s> {
    /// Creates a lowering without instructions.
    pub fn new(text: &'s str, session: &'s Session) -> Self {
        Lowering {
            text,
            session,
            setup: Vec::new(),
            lines: Vec::new(),
            defined: DefinedNames::default(),
            temporaries: Vec::new(),
            value: None,
            c_types: Vec::new(),
            pointees: Vec::new(),
            targets: HashMap::new(),
            translated: true,
            read_back: Vec::new(),
            moved: Vec::new(),
            warnings: Vec::new(),
            blocks: Blocks::default(),
            locals: Locals::default(),
            purpose: ConversionPurpose::default(),
        }
    }

    /// Adds a warning, once.
    pub(super) fn warn(&mut self, message: String) {
        if !self.warnings.contains(&message) {
            self.warnings.push(message);
        }
    }

    /// Sets the value of the expression.
    pub(super) fn result(&mut self, value: LoweredValue) {
        self.value = Some(value);
    }

    /// Lowers an expression.
    pub fn evaluate(&mut self, node: &SpannedNode) -> LoweringResult<()> {
        self.value = Some(self.whole(node).map_err(|mistake| mistake.or_at(&node.span))?);
        Ok(())
    }

    /// Lowers an expression whose value is named if there is a target.
    pub fn evaluate_for(&mut self, target: Option<&str>, node: &SpannedNode) -> LoweringResult<()> {
        self.evaluate(node)?;
        match &self.value {
            Some(LoweredValue::Void(function)) if target.is_some() => {
                Err(Mistake::from(format!("`@{function}` returns no value")).or_at(&node.span))
            }
            _ => Ok(()),
        }
    }

    /// Lowers `s = "text"` to a variable.
    pub fn define_text(&mut self, name: &str, text: &str) {
        self.lines.push(format!("@{name} = constant {}", constant(text)));
    }

    /// Replaces the operand of the value of the expression.
    pub(super) fn rename_value(&mut self, old: &str, new: &str) {
        if let Some(LoweredValue::Pointer { operand, .. } | LoweredValue::Typed(_, operand)) = &mut self.value
            && operand == old
        {
            *operand = new.to_string();
        }
    }

    /// Returns whether an assigned name is a variable in memory.
    pub fn is_variable(&self, name: &str) -> bool {
        self.known_name(name).is_some_and(|name| name.starts_with('@') && self.value_type(&name).is_some())
    }

    /// Records the C type information of a result, given without its `%`.
    pub(super) fn note_type(&mut self, name: &str, ty: &str, is_declared: bool) {
        let is_char = matches!(ty, "i8" | "u8");
        let found = CType { is_unsigned: ty != "i1" && is_unsigned(ty), is_declared, is_char, is_const: false };
        if found != CType::default() {
            self.c_types.push((format!("%{name}"), found));
        }
    }

    /// Returns the instructions. `target` is the name for the result, without its `%`; `declared` says whether the
    /// name has a declared type.
    pub fn finish(mut self, target: Option<&str>, declared: bool) -> LoweredExpression {
        let mut ty = "void".to_string();
        if let Some(LoweredValue::Pointer { pointee, .. }) = &self.value {
            self.pointees.push((format!("%{}", target.unwrap_or("_")), pointee.clone()));
        }
        let kind = self.value.as_ref().map_or(String::new(), LoweredValue::c_type);
        self.note_type(target.unwrap_or("_"), &kind, declared);
        self.read_copies();
        if self.has_branches() {
            return self.finish_with_branches(target);
        }
        // A call of a void function has no result.
        if let Some(Ok((kind, operand))) = self.value.take().map(typed) {
            let named = target.map_or(String::new(), |name| format!("%{name} = "));
            let own = format!("{operand} = ");
            match self.lines.last_mut() {
                Some(last) if last.starts_with(&own) => {
                    *last = named + &last[own.len()..];
                    self.temporaries.retain(|name| *name != operand);
                }
                _ => self.lines.push(format!("{named}{kind} {operand}")),
            }
            ty = kind;
        }
        let Lowering { setup, lines, temporaries, translated, warnings, c_types, moved, pointees, .. } = self;
        let result = LoweredExpression { setup, lines, temporaries, translated, ..Default::default() };
        LoweredExpression { ty, pointees, warnings, c_types, moved, ..result }
    }

    /// As [`finish`](Lowering::finish), for an expression with branches.
    fn finish_with_branches(mut self, target: Option<&str>) -> LoweredExpression {
        let value = self.value.take().map(typed).and_then(Result::ok);
        let ty = value.as_ref().map_or("void".into(), |(ty, _)| ty.clone());
        let called = self.in_function(value, target);
        let Lowering { setup, warnings, c_types, pointees, .. } = self;
        let is_translated =
            LoweredExpression { setup, ty, pointees, warnings, c_types, translated: true, ..Default::default() };
        match called {
            Ok(call) => LoweredExpression {
                lines: vec![call.line],
                helper: Some(HelperFunction { name: call.name, definition: call.definition, shown: call.body }),
                ..is_translated
            },
            Err(mistake) => LoweredExpression { mistake: Some(mistake), ..is_translated },
        }
    }

    /// Adds an instruction, and returns the name of its result.
    pub(super) fn add(&mut self, instruction: &str) -> String {
        let name = self.unused_name("%r");
        self.temporaries.push(name.clone());
        self.lines.push(format!("{name} = {instruction}"));
        name
    }

    /// Returns an unused name: the prefix followed by a number.
    pub(super) fn unused_name(&mut self, prefix: &str) -> String {
        self.defined.update(&self.setup, &self.lines);
        let is_used = |name: &str| self.knows(name) || self.defined.contains(name);
        format!("{prefix}{}", unused_number(|n| is_used(&format!("{prefix}{n}"))))
    }

    /// Moves the last instructions, those from `start`, to the earlier position `to`.
    pub(super) fn move_lines(&mut self, start: usize, to: usize) {
        // The names are read in the order of the lines.
        self.defined.update(&self.setup, &self.lines);
        let count = self.lines.len() - start;
        self.lines[to..].rotate_right(count);
    }

    /// Whether the session has a name, written with its sigil.
    pub(super) fn knows(&self, name: &str) -> bool {
        self.session.knows(name)
    }

    /// Whether the text is LLVM syntax because an operand of `*` is a type, as in `i8* %p`.
    pub fn mentions_type(&self, node: &ExprNode) -> bool {
        match node {
            ExprNode::Name(name) if name.starts_with('%') => self.value_type(name).is_none() && self.knows(name),
            ExprNode::Name(name) => {
                let is_opcode = parse::is_opcode(name) && !is_old_opcode(name);
                let word = session::is_type_word(name) || is_opcode || parse::is_top_level(name);
                !name.starts_with('@') && word && self.known_name(name).is_none()
            }
            ExprNode::Call(name, arguments) => {
                let opcode = !is_old_opcode(name) && parse::is_opcode(name) && self.signature(name).is_none();
                opcode || session::is_type_word(name) || arguments.iter().any(|node| self.mentions_type(node))
            }
            // `sizeof(%T)`
            ExprNode::SizeOf(part) if matches!(**part, ExprNode::Name(_)) => false,
            node => node.parts().into_iter().any(|part| self.mentions_type(part)),
        }
    }

    /// Whether the arguments of a call contain names that must be loaded from memory or converted.
    pub fn converts(&self, function: &str, arguments: &[SpannedNode]) -> bool {
        let Some((params, ..)) = self.signature(function) else { return false };
        params.len() == arguments.len()
            && params.iter().zip(arguments).any(|(param, argument)| {
                // C's null pointer.
                let is_null =
                    matches!(&**argument, ExprNode::Int(constant) if constant.value == 0) && is_pointer(param);
                // A character, or a number with a suffix or in hexadecimal, is C's.
                let is_c =
                    matches!(&**argument, ExprNode::Int(_))
                        && argument.span.clone().and_then(|span| self.text.get(span)).is_some_and(|text| {
                            !text.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit())
                        });
                let is_constant = matches!(&**argument, ExprNode::Word(text) if text.contains('('));
                let is_fraction = matches!(&**argument, ExprNode::Float(_)) && is_integer(param);
                let ExprNode::Name(written) = &**argument else {
                    return is_null || is_c || is_constant || is_fraction;
                };
                let Ok(name) = self.resolve(written) else { return false };
                let has = self.value_type(&name);
                has.is_some_and(|has| match name.starts_with('@') {
                    true => !is_pointer(param) || self.is_loaded(written),
                    false => has != *param,
                })
            })
    }

    /// Whether a name, as written in an argument for a pointer, is that of a variable whose value is a pointer. `@g` is
    /// the address of the variable, as in LLVM.
    pub(super) fn is_loaded(&self, written: &str) -> bool {
        let name = self.known_name(written).filter(|name| name.starts_with('@') && !written.starts_with('@'));
        name.and_then(|name| self.value_type(&name)).is_some_and(|ty| is_pointer(&ty))
    }

    /// Returns a name of the session with its sigil, or the address of a local variable.
    pub fn known_name(&self, name: &str) -> Option<String> {
        // A function sees variables of the session, and not its values.
        let is_shared = |name: &String| self.locals.is_function() && self.session.knows(name);
        let local = self.locals.address(name).or_else(|| Some(format!("@{name}")).filter(is_shared));
        local.or_else(|| with_sigil(name, self.session))
    }

    /// Returns the LLVM type of a value or the contents of a variable, named with its sigil.
    pub(super) fn value_type(&self, name: &str) -> Option<String> {
        self.locals.type_of(name).map(llvm_type).or_else(|| self.session.value_type(name))
    }

    /// Returns the types of the parameters of a function, whether it is variadic, and the type of its result.
    pub(super) fn signature(&self, name: &str) -> Option<(Vec<String>, bool, String)> {
        self.locals.own_signature(name).or_else(|| self.session.signature(name))
    }

    /// Returns the type of a session value, given as `%name`, with its signedness.
    pub(super) fn type_of(&self, name: &str) -> Option<String> {
        if let Some(ty) = self.locals.type_of(name) {
            return Some(ty.to_string());
        }
        let ty = self.value_type(name)?;
        Some(match ty.strip_prefix('i') {
            Some(bits) if self.session.c_type(name).is_unsigned => format!("u{bits}"),
            _ => ty,
        })
    }

    /// Returns the place of the name in a call.
    pub(super) fn place_of_name(&self, node: &SpannedNode, name: &str) -> Option<Range<usize>> {
        let start = node.span.as_ref()?.start;
        let sigil = usize::from(self.text[start..].starts_with('@'));
        Some(start..start + sigil + name.len())
    }

    /// Returns a name of the session with its sigil. The error suggests a similar name.
    pub fn resolve(&self, name: &str) -> LoweringResult<String> {
        if let Some(found) = self.known_name(name) {
            return Ok(found);
        }
        let known = self.session.known_names();
        let plain = known.iter().map(|name| &name[1..]).filter(|name| *name != "_");
        let written = name.trim_start_matches(['%', '@']);
        let near = match self.locals.is_function() {
            // Names of C have no sigils.
            true => {
                let library = Session::library_names();
                let own = near_names(written, self.locals.names().chain(plain));
                let other = || near_names(written, library.iter().filter_map(|name| name.strip_prefix('@')));
                own.first().map(|near| near.to_string()).or_else(|| other().first().map(|near| near.to_string()))
            }
            false => {
                let near = near_names(written, plain);
                near.first().and_then(|near| known.iter().find(|name| &name[1..] == *near)).cloned()
            }
        };
        let near = near.map_or(String::new(), |near| format!("; did you mean `{near}`?"));
        Err(format!("use of undefined value `{name}`{near}").into())
    }

    /// Lowers an expression to its value. An error is about the innermost expression that has it.
    pub(super) fn value(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        self.value_of(node).map_err(|mistake| mistake.or_at(&node.span))
    }

    fn value_of(&mut self, node: &SpannedNode) -> LoweringResult<LoweredValue> {
        Ok(match &**node {
            ExprNode::Int(constant) => LoweredValue::Int(*constant),
            ExprNode::Float(text) => {
                self.check_magnitude(text);
                LoweredValue::Float(text.clone())
            }
            ExprNode::Word(word) => match word.as_str() {
                "true" | "false" => LoweredValue::Typed("i1".into(), word.clone()),
                "null" => LoweredValue::Typed("ptr".into(), word.clone()),
                _ => return Err(format!("`{word}` needs a type: `i64 {word}`").into()),
            },
            ExprNode::Text(text) => {
                let operand = self.text_variable(text);
                LoweredValue::Pointer { ty: "ptr".into(), operand, pointee: "i8".into() }
            }
            ExprNode::Typed(text) => return Err(format!("expected an expression, found `{text}`").into()),
            // Variables of the C library.
            ExprNode::Name(name) if literals::is_stream(name) && self.known_name(name).is_none() => {
                let declaration = format!("@{name} = external global ptr");
                if !self.setup.contains(&declaration) {
                    self.setup.push(declaration);
                }
                self.load_from("ptr", &format!("@{name}"), "ptr")?
            }
            // `int (*f)(const char *) = puts`
            ExprNode::Name(name)
                if self.known_name(name).is_none()
                    && let Some(declaration) = self.session.library_declaration(name) =>
            {
                if !self.setup.contains(&declaration) {
                    self.setup.push(declaration);
                }
                LoweredValue::Typed("ptr".into(), format!("@{}", name.trim_start_matches('@')))
            }
            // `int (*g)(int) = m` in `m`.
            ExprNode::Name(name) if self.locals.own_signature(name).is_some() && self.known_name(name).is_none() => {
                LoweredValue::Typed("ptr".into(), format!("@{name}"))
            }
            ExprNode::Name(name) => {
                let name = self.resolve(name)?;
                match self.value_type(&name) {
                    // An array decays to the address of its first element.
                    Some(ty) if name.starts_with('@') && array_element(&ty).is_some() => {
                        LoweredValue::Pointer { ty: "ptr".into(), operand: name, pointee: ty }
                    }
                    Some(_) if name.starts_with('@') => {
                        let (pointer, address, ty) = self.variable(&name)?;
                        self.load_from(&pointer, &address, &ty)?
                    }
                    Some(ty) => {
                        let written = ty.strip_suffix('*').map(String::from);
                        let pointee = || self.session.pointee(&name).filter(|_| is_pointer(&ty));
                        match written.or_else(pointee) {
                            Some(pointee) => LoweredValue::Pointer { ty, operand: name, pointee },
                            None => LoweredValue::Typed(self.type_of(&name).unwrap_or(ty), name),
                        }
                    }
                    // A function.
                    None => LoweredValue::Typed("ptr".into(), name),
                }
            }
            ExprNode::Call(name, arguments) => {
                self.call(name, arguments).map_err(|mistake| mistake.or_at(&self.place_of_name(node, name)))?
            }
            ExprNode::CallThrough(callee, arguments) => self.call_through(callee, arguments)?,
            ExprNode::Conditional(parts) => self.conditional(parts)?,
            ExprNode::List(parts) => self.list(parts)?,
            ExprNode::Literal(ty, node) => {
                let value = self.value(node)?;
                let operand = self.as_type(value, ty)?;
                LoweredValue::Typed(ty.clone(), operand)
            }
            ExprNode::Member(base, member) => match self.value_member(node, base, member)? {
                Some(value) => value,
                None => self.load(node)?,
            },
            ExprNode::Cast(target, node) => {
                let value = self.value(node)?;
                self.cast(value, target)?
            }
            ExprNode::Convert(target, node) => {
                if let CastTarget::Pointer(pointee) = target {
                    self.refuse_record_for(node, &format!("{pointee}*"), self.purpose)?;
                }
                let value = self.value(node)?;
                self.convert(value, target)?
            }
            ExprNode::Address(node) => self.address(node)?,
            ExprNode::Sign(sign, node) => {
                let value = self.value(node)?;
                self.signed(*sign, value)?
            }
            ExprNode::Binary(operator, left, right) if operator.is_logical() => self.logical(operator, left, right)?,
            ExprNode::Binary(..) => {
                // A sum of thousands of terms is as deep, on its left.
                let (mut first, mut operations) = (node, Vec::new());
                while let ExprNode::Binary(operator, left, right) = &**first
                    && !operator.is_logical()
                {
                    operations.push((operator, right, &first.span));
                    first = left;
                }
                self.refuse_record(first, operations.last().map_or("", |(operator, ..)| operator.text))?;
                let mut value = self.value(first)?;
                for (operator, right, span) in operations.into_iter().rev() {
                    self.refuse_record(right, operator.text)?;
                    let right = self.value(right)?;
                    value = self.binary(operator, value, right).map_err(|mistake| mistake.or_at(span))?;
                }
                value
            }
            ExprNode::Index(base, index) => match self.part(base, index)? {
                Some(value) => value,
                None => self.load(node)?,
            },
            ExprNode::Deref(_) => self.load(node)?,
            ExprNode::SizeOfType(CastTarget::Scalar(ty)) => self.size_of(ty),
            ExprNode::SizeOfType(CastTarget::Pointer(_)) => self.size_of("ptr"),
            ExprNode::SizeOf(node) => self.size_of_operand(node)?,
            ExprNode::Compound(element, lengths, place) => self.compound_literal(element, lengths.as_deref(), place)?,
            ExprNode::Comma(first, last) => {
                self.value(first)?;
                self.value(last)?
            }
            ExprNode::Assign(place, node) => self.inner_assignment(place, node)?,
            ExprNode::Change(operator, place, node) => self.changed(operator, place, node)?.1,
            ExprNode::Step(step, place) => self.stepped(*step, place)?,
        })
    }

    /// Lowers `-x`, `~x` and `!x`.
    fn signed(&mut self, sign: char, value: LoweredValue) -> LoweringResult<LoweredValue> {
        if sign == '!' {
            let truth = self.truth(value)?;
            return Ok(LoweredValue::Typed("i1".into(), self.add(&format!("xor i1 {truth}, true"))));
        }
        let value = match (value, sign) {
            (LoweredValue::Int(constant), '-') => return Ok(LoweredValue::Int(constant.negated())),
            (value @ (LoweredValue::Int(_) | LoweredValue::Float(_)), '+') => return Ok(value),
            (value, _) => self.promote(value)?,
        };
        let kind = value.c_type();
        let (ty, operand) = typed(value)?;
        let element = element_of(&ty, VECTOR).map_or(ty.as_str(), |(_, element)| element);
        let instruction = match sign {
            '+' if NumericType::of(&ty).is_some() => return Ok(LoweredValue::Typed(kind, operand)),
            '-' if is_float(element) => format!("fneg {ty} {operand}"),
            '-' if element == ty && is_integer(&ty) => format!("sub {ty} 0, {operand}"),
            '-' if is_integer(element) => format!("sub {ty} zeroinitializer, {operand}"),
            '~' if is_integer(&ty) => format!("xor {ty} {operand}, -1"),
            _ => return Err(format!("operator `{sign}` is not defined for `{ty}`").into()),
        };
        let name = self.add(&instruction);
        Ok(LoweredValue::Typed(kind, name))
    }

    /// Adds the promotion of an integer that is narrower than `int`.
    pub(super) fn promote(&mut self, value: LoweredValue) -> LoweringResult<LoweredValue> {
        match value {
            LoweredValue::Typed(ty, operand) if promoted(&ty) != ty => {
                let wide = promoted(&ty);
                let operand = self.converted(&ty, &operand, &wide);
                Ok(LoweredValue::Typed(wide, operand))
            }
            value => Ok(value),
        }
    }

    pub(super) fn binary(
        &mut self,
        operator: &Operator,
        left: LoweredValue,
        right: LoweredValue,
    ) -> LoweringResult<LoweredValue> {
        use LoweredValue::{Int, Pointer, Typed};
        let number = |value: &LoweredValue| match value {
            Int(_) => true,
            Typed(ty, _) => is_integer(ty),
            _ => false,
        };
        if matches!(operator.text, "+" | "-")
            && let (Pointer { .. }, true) = (&left, number(&right))
        {
            return self.offset(left, right, operator.text == "-").map(pointer_to);
        }
        if let ("+", true, Pointer { .. }) = (operator.text, number(&left), &right) {
            return self.offset(right, left, false).map(pointer_to);
        }
        if let ("-", Pointer { pointee: a, .. }, Pointer { pointee: b, .. }) = (operator.text, &left, &right) {
            let element = |ty: &str| array_element(ty).unwrap_or(ty).to_string();
            let (a, b) = (element(a), element(b));
            if llvm_type(&a) != llvm_type(&b) {
                return Err(format!("`{a}*` and `{b}*` are not pointers to compatible types").into());
            }
            return self.difference(left, right, &a);
        }
        let plain = |value| match value {
            Pointer { ty, operand, .. } => Typed(ty, operand),
            value => value,
        };
        let (left, right) = (plain(left), plain(right));
        let is_vector = |value: &LoweredValue| element_of(&value.c_type(), VECTOR).is_some();
        // A truth value is an `int` in C, unless it is combined with another one.
        let combines = matches!(operator.text, "&" | "|" | "^" | "&&" | "||" | "==" | "!=");
        let are_truths = combines && left.c_type() == "i1" && right.c_type() == "i1";
        let shifts = matches!(operator.text, "<<" | ">>");
        let ty = match (left.c_type(), right.c_type()) {
            (ty, _) if is_vector(&left) => ty,
            (_, ty) if is_vector(&right) => ty,
            (ty, _) if are_truths => ty,
            // The type of a shift is that of its left operand.
            (ty, other) if shifts && is_integer(&ty) && is_integer(&other) => promoted(&ty),
            (a, b) => match common_type(&a, &b) {
                Some(ty) => ty,
                None if is_pointer(&a) && (is_pointer(&b) || matches!(right, Int(_))) => a,
                None if is_pointer(&b) && matches!(left, Int(_)) => b,
                None if a == b => a,
                None => {
                    let (left, right) = (typed(left)?, typed(right)?);
                    let (a, b) = (self.described(&left.1), self.described(&right.1));
                    return Err(format!("{a} has type `{}`, but {b} has type `{}`", left.0, right.0).into());
                }
            },
        };
        let vector = element_of(&ty, VECTOR);
        let element = vector.map_or(ty.as_str(), |(_, element)| element);
        let opcode = match () {
            () if is_float(element) => operator.float,
            () if is_unsigned(element) || is_pointer(element) => operator.unsigned(),
            () => operator.integer,
        };
        let compares = opcode.contains("cmp");
        let is_number = is_float(element) || is_integer(element) || is_pointer(element) && compares;
        if opcode.is_empty() || !is_number {
            let hint = match &left {
                Typed(ty, operand) if is_pointer(ty) => format!("; {}", self.unknown_pointee(operand)),
                _ => String::new(),
            };
            return Err(format!("operator `{}` is not defined for `{ty}`{hint}", operator.text).into());
        }
        if let (Int(a), Int(b)) = (&left, &right) {
            self.check_overflow(operator, &ty, a.value, b.value);
        }
        if let (true, Int(count)) = (shifts, &right)
            && let Some(bits) = NumericType::of(element).map(NumericType::bits)
            && !(0..i128::from(bits)).contains(&count.value)
        {
            self.warn(poison::excessive_shift(count.value, &llvm_type(&ty)));
        }
        let (left, right) = match vector {
            Some(shape) => (self.splat(left, &ty, shape)?, self.splat(right, &ty, shape)?),
            None => (self.as_type(left, &ty)?, self.as_type(right, &ty)?),
        };
        let name = self.add(&format!("{opcode} {} {left}, {right}", llvm_type(&ty)));
        let compared = || vector.map_or("i1".into(), |(count, _)| format!("<{count} x i1>"));
        Ok(Typed(if compares { compared() } else { ty.clone() }, name))
    }

    /// Warns about an overflow in an operation on two constants, as clang does.
    fn check_overflow(&mut self, operator: &Operator, ty: &str, a: i128, b: i128) {
        let exact = match operator.text {
            "+" => a.checked_add(b),
            "-" => a.checked_sub(b),
            "*" => a.checked_mul(b),
            _ => return,
        };
        if is_unsigned(ty) || !is_integer(ty) {
            return;
        }
        if let Some(value) = exact {
            let now = IntConstant { value, ty: "i128" }.in_type(&format!("u{}", &ty[1..]));
            let now = now.parse().map_or(0, |value: i128| value);
            let bits = NumericType::of(ty).map_or(128, NumericType::bits);
            let wrapped = (now << (128 - bits.min(128))) >> (128 - bits.min(128));
            if wrapped != value {
                self.warn(format!("overflow in expression; result is {wrapped} with type `{}`", c_name(ty)));
            }
        }
    }

    /// Creates a variable for a string, and returns its name.
    pub(super) fn text_variable(&mut self, text: &str) -> String {
        let constant = constant(text);
        let mut variables = self.setup.iter().filter_map(|line| as_text_variable(line));
        if let Some((name, _)) = variables.find(|(_, value)| *value == constant) {
            return name.to_string();
        }
        let name = self.unused_name("@text");
        self.setup.push(format!("{name} = constant {constant}"));
        name
    }
}

/// Brackets of a vector type.
pub(super) const VECTOR: [char; 2] = ['<', '>'];

/// Brackets of an array type.
pub(super) const ARRAY: [char; 2] = ['[', ']'];

/// Returns length and element type of a vector or array type.
pub(super) fn element_of(ty: &str, brackets: [char; 2]) -> Option<(&str, &str)> {
    ty.strip_prefix(brackets[0])?.strip_suffix(brackets[1])?.split_once(" x ")
}

/// Returns the element type of an array type.
pub(super) fn array_element(ty: &str) -> Option<&str> {
    element_of(ty, ARRAY).map(|(_, element)| element)
}

pub(super) fn is_pointer(ty: &str) -> bool {
    ty == "ptr" || ty.ends_with('*')
}

/// Whether a word was an instruction before LLVM 2.7, and is a function of the C library.
fn is_old_opcode(word: &str) -> bool {
    matches!(word, "malloc" | "free")
}
