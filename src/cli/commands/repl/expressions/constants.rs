//! Constants as in C: lengths of arrays, values of enumerations and cases, and variables that are `const`.

use super::super::mistakes::Mistake;
use super::constant_values::{bytes_of, is_const, is_constant, size_of_type, value_of, value_of_constant};
use super::conversions::{is_integer, llvm_type};
use super::literals::IntConstant;
use super::lower::{LoweredValue, Lowering, LoweringResult, is_pointer};
use super::nodes::{CastTarget, ExprNode, SpannedNode, constant_value};
use super::reader::ExpressionReader;
use super::records::TypeNodes;
use llvmlite_jit::session::CType;

impl Lowering<'_> {
    /// Returns the value of a constant expression of integers. At the prompt, a value of the session is constant too.
    pub(super) fn constant(&mut self, node: &ExprNode) -> Option<i128> {
        constant_value(node, &mut |leaf| match leaf {
            ExprNode::Name(name) => {
                let name = self.known_name(name)?;
                match self.locals.constants.get(&name) {
                    Some(value) => Some(*value),
                    None if self.locals.type_of(&name).is_some() => None,
                    None if self.locals.is_function() => value_of_constant(&name, self.session),
                    None => value_of_constant(&name, self.session).or_else(|| value_of(&name, self.session)),
                }
            }
            ExprNode::SizeOf(operand) => {
                if matches!(&**operand, ExprNode::Name(name) if self.is_variable_length(name)) {
                    return None;
                }
                let ty = self.without_effect(|lowering| lowering.operand_type(operand)).ok()?;
                bytes_of(&ty, self.session)
            }
            leaf => size_of_type(leaf, self.session),
        })
    }

    /// Returns the length of an array, given as text. `name` is that of the array.
    pub(super) fn length(&mut self, text: &str, name: &str, is_known: &dyn Fn(&str) -> bool) -> LoweringResult<usize> {
        let mistake = |lowering: &Self, message: String| {
            // The second name of a declaration is read in a text of its own.
            let part = lowering.text.find(&format!("[{text}]")).map_or(text, |at| &lowering.text[at + 1..]);
            let is_part = lowering.text.as_bytes().as_ptr_range().contains(&text.as_ptr());
            lowering.mistake_at(if is_part { text } else { part }, text.len(), message)
        };
        let Some(node) = ExpressionReader::read(text, is_known) else {
            return Err(mistake(self, "the length of an array must be a constant: `int a[3]`".into()));
        };
        match self.constant(&node) {
            Some(length) if length < 0 => {
                Err(mistake(self, format!("`{name}` declared as an array with a negative size")))
            }
            Some(length) => usize::try_from(length)
                .map_err(|_| mistake(self, format!("the length of `{name}` is too large: {length}"))),
            None => {
                let message = self.no_length(&node, text);
                Err(mistake(self, message))
            }
        }
    }

    /// Returns why an expression is no length of an array.
    fn no_length(&mut self, node: &ExprNode, text: &str) -> String {
        let mut names = Vec::new();
        node.names(&mut names);
        if let Some(name) = names.into_iter().find(|name| self.known_name(name).is_none()) {
            return match self.resolve(name) {
                Err(mistake) => mistake.message,
                Ok(_) => format!("use of undefined value `{name}`"),
            };
        }
        if let ExprNode::Float(_) = node {
            return "size of array has non-integer type `double`".into();
        }
        if self.locals.is_function() {
            return "arrays of variable length have one dimension here, and are no members; the other lengths are \
                    constants: `const int n = 3;`"
                .into();
        }
        format!("the length of an array must be a constant or a value of the session: `n = {text}; int a[n]`")
    }

    /// Refuses an assignment to a constant.
    pub(super) fn refuse_constant(&self, place: &SpannedNode) -> LoweringResult<()> {
        self.refuse_variable_length(place, false)?;
        // An element or a member of a constant is constant.
        let mut base = place;
        while let ExprNode::Index(inner, _) | ExprNode::Member(inner, _) = &**base {
            base = inner;
        }
        let ExprNode::Name(written) = &**base else { return Ok(()) };
        let is_part = base != place;
        let Some(name) = self.known_name(written) else { return Ok(()) };
        let ty = match self.locals.type_of(&name) {
            Some(ty) => self.locals.read_only.contains(&name).then(|| ty.to_string()),
            None if name.starts_with('@') => {
                self.session.value_type(&name).filter(|_| is_constant(&name, self.session))
            }
            None => self.session.pointee(&name).filter(|_| self.session.c_type(&name).is_const),
        };
        // What a constant pointer points to need not be constant; `s = "text"` defines a name again.
        let Some(ty) = ty.filter(|ty| if is_part { !is_pointer(ty) } else { !ty.starts_with('[') }) else {
            return Ok(());
        };
        let shown = super::c_names::c_name(&ty);
        let message = format!(
            "cannot assign to variable `{}` with const-qualified type `const {shown}`",
            written.trim_start_matches('@')
        );
        Err(Mistake::from(message).or_at(&place.span))
    }

    /// Lowers `int N = 9` after `const int N = 6`: a variable takes the place of the constant, so that functions that are
    /// defined from now on use it too. Returns whether it did.
    pub(super) fn redefine_constant(&mut self, ty: &str, name: &str, node: &SpannedNode) -> LoweringResult<bool> {
        let global = format!("@{name}");
        if self.session.knows(&format!("%{name}")) || !is_constant(&global, self.session) || !is_integer(ty) {
            return Ok(false);
        }
        let Some(value) = self.constant(node) else {
            let known = value_of_constant(&global, self.session);
            if let Some(known) = known {
                self.warn(format!("in functions, `{name}` is still the constant {known}"));
            }
            return Ok(false);
        };
        let constant = IntConstant { value, ty: "i128" };
        self.define_global(name, ty, &constant.in_type(ty), "global");
        Ok(true)
    }

    /// Adds the definition of a variable or a constant with its type in C.
    fn define_global(&mut self, name: &str, ty: &str, operand: &str, word: &str) {
        let mut nodes = TypeNodes::default();
        let attached = match ty.starts_with('u') {
            true => nodes.variable(name, &CastTarget::Scalar(ty.into())),
            false => String::new(),
        };
        self.lines.push(format!("@{name} = {word} {} {operand}{attached}", llvm_type(ty)));
        self.lines.extend(nodes.lines());
    }

    /// Notes that an array or a struct in memory is `const`.
    pub(super) fn note_const(&mut self, name: &str, is_const: bool) {
        if is_const {
            self.c_types.push((format!("%{name}"), CType { is_const, ..CType::default() }));
        }
    }

    /// Lowers `const int N = 5` to a constant, if its value is one. Returns whether it did.
    pub(super) fn define_constant(&mut self, ty: &str, name: &str, node: &SpannedNode) -> LoweringResult<bool> {
        let operand = match self.constant(node).filter(|_| is_integer(ty)) {
            Some(value) => {
                let constant = IntConstant { value, ty: "i128" };
                self.check_signed_range(constant, ty);
                constant.in_type(ty)
            }
            None => {
                let before = (self.lines.len(), self.setup.len());
                let value = match self.value(node)? {
                    value @ (LoweredValue::Int(_) | LoweredValue::Float(_)) => value,
                    _ => return Ok(self.withdraw(before)),
                };
                if let (LoweredValue::Float(_), true) = (&value, is_integer(ty)) {
                    return Ok(false);
                }
                self.as_type(value, ty)?
            }
        };
        self.define_global(name, ty, &operand, "constant");
        self.moved.push(format!("%{name}"));
        Ok(true)
    }

    /// Notes that a local array or struct is `const`, given its declaration.
    pub(super) fn keep_read_only(&mut self, declared: &str, name: &str) {
        if is_const(declared)
            && let Some(address) = self.locals.address(name)
        {
            self.locals.read_only.insert(address);
        }
    }

    /// Notes that a local variable is `const`, and its value if that is a constant.
    pub(super) fn keep_constant(&mut self, ty: &CastTarget, name: &str, value: Option<&str>) {
        let Some(address) = self.locals.address(name) else { return };
        self.locals.read_only.insert(address.clone());
        if let (CastTarget::Scalar(ty), Some(text)) = (ty, value)
            && is_integer(ty)
            && let Ok(node) = self.expression_of(text)
            && let Some(value) = self.constant(&ExprNode::Cast(CastTarget::Scalar(ty.clone()), node))
        {
            self.locals.constants.insert(address, value);
        }
    }

    /// Removes what was added for nothing.
    fn withdraw(&mut self, (lines, setup): (usize, usize)) -> bool {
        self.lines.truncate(lines);
        self.setup.truncate(setup);
        false
    }
}
